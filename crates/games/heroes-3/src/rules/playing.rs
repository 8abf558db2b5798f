//! H3-DECK-6 to H3-DECK-20, H3-SPELL, H3-COMBAT-20 to H3-COMBAT-23: cards are played, spells are cast.

use super::combat::{self, leads_with_cards};
use super::{attack, done, gains, push, search, turn};
use crate::cards::{Clause, Magic, When, clauses, helps, magic};
use crate::event::Event;
use crate::printed::{Face, Gait, Kind};
use crate::state::{Blow, Cell, Combat, Frame, Party, Stage, State};
use crate::tables::experts;
use crate::{Ask, Board, Options, Pick};
use kernel::{Audience, Flow, Rule, Seat, Window};

/// Each card of a hand once.
fn hand(state: &State, seat: Seat) -> impl Iterator<Item = Face> + '_ {
    let cards = state.player(seat).hand.as_slice();
    cards.iter().enumerate().filter(|(at, face)| !cards[..*at].contains(face)).map(|(_, &face)| face)
}

/// Whether an effect can be paid for, whatever it does: H3-DECK-13, H3-DECK-14, H3-DECK-20.
fn can_use(state: &State, seat: Seat, face: Face, which: u8) -> Result<(), Rule> {
    let player = state.player(seat);
    let is_expert = which == 1 && matches!(face.kind(), Kind::Ability | Kind::Statistic);
    let paid: u8 = clauses(face, which).iter().map(|clause| if let Clause::Pay(n) = clause { *n } else { 0 }).sum();
    if is_expert && player.experts >= experts(player.level()) {
        Err(Rule("H3-DECK-13"))
    } else if face.printed().only.is_some_and(|faction| faction != player.faction()) {
        Err(Rule("H3-DECK-14"))
    } else if player.hand.len() <= usize::from(paid) {
        Err(Rule("H3-DECK-20"))
    } else {
        Ok(())
    }
}

/// On the map, in the own turn: H3-AMB-5. What only helps in a combat is not offered, unless it draws cards.
pub(crate) fn offer_on_map(state: &State, seat: Seat, o: &mut Options<'_>) {
    for face in hand(state, seat) {
        for which in 0..2 {
            if helps(face, which, |when| matches!(when, When::Anytime | When::OnMap)) {
                o.judge(Pick::Play(face, which), can_use(state, seat, face, which));
            }
        }
    }
}

/// A card is played: it goes to the discard pile, and does what it says.
pub(crate) fn play(t: &mut Board<'_>, seat: Seat, face: Face, which: u8) {
    spend(t, seat, face, which);
    let blow = t.state.combat.and_then(|combat| match combat.stage {
        Stage::Instants(blow, _) => Some(blow),
        _ => None,
    });
    // What is pushed last is done first: the price, then the rest in the order of the card.
    for clause in clauses(face, which).iter().rev() {
        match *clause {
            Clause::Attack(n) => boost(t, blow.map(|blow| blow.by), n, 0),
            Clause::Defense(n) => boost(t, blow.map(|blow| blow.on), 0, n),
            Clause::Power(_) | Clause::Removed | Clause::Todo => {}
            Clause::Pay(n) | Clause::Discard(n) => push(t, Frame::Pay(seat, n)),
            Clause::Draw(n) => push(t, Frame::Draw(seat, n)),
            Clause::Gain(what, amount) => gains::gain(t, seat, what, amount),
            Clause::Morale => gains::morale(t, seat, true),
            Clause::Mp => push(t, Frame::Mp(seat, 1)),
        }
    }
}

/// H3-DECK-10, H3-DECK-5
fn spend(t: &mut Board<'_>, seat: Seat, face: Face, which: u8) {
    let removed = clauses(face, which).contains(&Clause::Removed);
    let player = t.state.player_mut(seat);
    if !player.hand.remove(face) {
        return;
    }
    player.close(face);
    if which == 1 && matches!(face.kind(), Kind::Ability | Kind::Statistic) {
        player.experts += 1;
    }
    if !removed {
        player.discard.push(face);
    }
    t.tell(Audience::ALL, || Event::Played { seat, card: face, expert: which == 1 });
    if removed {
        t.tell(Audience::ALL, || Event::Removed { seat, card: face });
    }
}

/// H3-COMBAT-23: until the unit's next action.
fn boost(t: &mut Board<'_>, on: Option<u8>, attack: i8, defense: i8) {
    let (Some(on), Some(combat)) = (on, &mut t.state.combat) else { return };
    let fighter = combat.fighter_mut(on);
    fighter.attack = fighter.attack.saturating_add(attack).clamp(-40, 40);
    fighter.defense = fighter.defense.saturating_add(defense).clamp(-40, 40);
}

/// A card is discarded for another one's effect.
pub(crate) fn pay(t: &mut Board<'_>, seat: Seat, left: u8) -> Flow {
    if left == 0 || t.state.player(seat).hand.is_empty() {
        done(t);
        return Ok(());
    }
    let picked = t.choose_hidden(seat, Ask::Pay, |s, o| search::faces(s.player(seat).hand.as_slice(), o))?;
    done(t);
    if let Pick::Card(card) = picked {
        turn::discard(t, seat, card);
        push(t, Frame::Pay(seat, left - 1));
    }
    Ok(())
}

/// H3-COMBAT-27 (b): before the roll both players may play instants, if their Main Heroes lead.
pub(crate) fn before_roll(t: &mut Board<'_>, combat: &Combat, blow: Blow) {
    super::ai::cards::ready(t, blow.by, blow.on);
    let party = Combat::party(blow.by);
    let free = super::modes::defends_with_cards(&t.state, combat);
    let seats: Vec<Seat> = [party, party.other()]
        .into_iter()
        .filter(|&party| leads_with_cards(combat, party) || free && party == Party::Defender)
        .map(|party| combat.seat(party))
        .collect();
    combat::stage(
        t,
        match seats.is_empty() {
            true => Stage::Blow(blow),
            false => Stage::Instants(blow, Window::in_order(seats)),
        },
    );
}

pub(crate) fn instants(t: &mut Board<'_>, combat: &Combat, blow: Blow, mut window: Window) -> Flow {
    let Some(seat) = window.speaker() else {
        combat::stage(t, Stage::Blow(blow));
        return Ok(());
    };
    let picked = t.react(seat, Ask::Instant, |s, o| offer_instants(s, combat, seat, blow, o))?;
    match picked {
        Some(_) => window.speak(),
        None => window.decline(),
    }
    combat::stage(t, Stage::Instants(blow, window));
    match picked {
        Some(Pick::Play(face, which)) => play(t, seat, face, which),
        Some(Pick::Cast(face)) => cast(t, combat, seat, face, NO_TARGET),
        _ => {}
    }
    Ok(())
}

/// No space of the board: the spell is for the running attack.
pub(crate) const NO_TARGET: Cell = Cell(u8::MAX);

fn offer_instants(state: &State, combat: &Combat, seat: Seat, blow: Blow, o: &mut Options<'_>) {
    let attacks = combat.seat(Combat::party(blow.by)) == seat;
    let role = if attacks { When::Attacks } else { When::Suffers };
    for face in hand(state, seat) {
        for which in 0..2 {
            if helps(face, which, |when| when == When::Anytime || when == role) {
                o.judge(Pick::Play(face, which), can_use(state, seat, face, which));
            }
        }
        let walks = combat.fighter(blow.by).gait() != Gait::Ranged;
        let suits = match magic(face) {
            Some(Magic::WalkersAttack(_)) => attacks && walks,
            // A boost is for the own unit, a curse for the enemy's.
            Some(Magic::Attack([least, ..])) => attacks == (least > 0),
            Some(Magic::Defense([least, ..])) => attacks != (least > 0),
            Some(Magic::Damage(_) | Magic::Todo) | None => false,
        };
        if suits {
            o.judge(Pick::Cast(face), can_cast(combat, seat));
        }
    }
}

/// H3-COMBAT-20, H3-SPELL-4: one spell a combat round.
fn can_cast(combat: &Combat, seat: Seat) -> Result<(), Rule> {
    let party = if combat.by == seat { Party::Attacker } else { Party::Defender };
    if combat.spells[party as usize] == 0 { Ok(()) } else { Err(Rule("H3-SPELL-4")) }
}

/// H3-DECK-7, H3-COMBAT-21: spells for the activation of an own unit, before its attack; the target is named with them.
pub(crate) fn offer_activation(state: &State, combat: &Combat, party: Party, o: &mut Options<'_>) {
    let free = super::modes::defends_with_cards(state, combat) && party == Party::Defender;
    if !leads_with_cards(combat, party) && !free || combat.struck {
        return;
    }
    let seat = combat.seat(party);
    for face in hand(state, seat).filter(|&face| matches!(magic(face), Some(Magic::Damage(_)))) {
        for on in combat.everybody() {
            o.judge(Pick::CastAt(face, combat.fighter(on).at), can_cast(combat, seat));
        }
    }
}

pub(crate) fn cast(t: &mut Board<'_>, combat: &Combat, seat: Seat, spell: Face, at: Cell) {
    let party = if combat.by == seat { Party::Attacker } else { Party::Defender };
    let player = t.state.player_mut(seat);
    if player.hand.remove(spell) {
        player.close(spell);
        player.discard.push(spell);
        t.tell(Audience::ALL, || Event::Cast { seat, card: spell });
    }
    if let Some(running) = &mut t.state.combat {
        running.spells[party as usize] += 1;
    }
    push(t, Frame::Cast { seat, spell, power: 0, at });
}

/// H3-SPELL-2, H3-SPELL-3: power is added while the spell is cast; passing carries it out.
pub(crate) fn empower(t: &mut Board<'_>, seat: Seat, spell: Face, power: u8, at: Cell) -> Flow {
    let picked = t.choose_or_pass_hidden(seat, Ask::Empower, |s, o| {
        for face in hand(s, seat) {
            for which in (0..2).filter(|&which| helps(face, which, |when| when == When::Casting)) {
                o.judge(Pick::Play(face, which), can_use(s, seat, face, which));
            }
            if face.kind() == Kind::Spell {
                o.add(Pick::Card(face)); // H3-SPELL-5
            }
        }
    })?;
    done(t);
    match picked {
        Some(Pick::Play(face, which)) => {
            let more =
                clauses(face, which).iter().map(|clause| if let Clause::Power(n) = clause { *n } else { 0 }).sum();
            let power = power.saturating_add(more).min(99);
            push(t, Frame::Cast { seat, spell, power, at });
            play(t, seat, face, which);
        }
        Some(Pick::Card(face)) => {
            turn::discard(t, seat, face);
            push(t, Frame::Cast { seat, spell, power: power.saturating_add(1).min(99), at });
        }
        _ => resolve(t, spell, power, at),
    }
    Ok(())
}

/// H3-SPELL-8: the highest level the power reaches.
// RULING: a lower level than was paid for is never better for the spells there are, so it is not asked.
fn resolve(t: &mut Board<'_>, spell: Face, power: u8, at: Cell) {
    let (Some(combat), Some(magic)) = (t.state.combat, magic(spell)) else { return };
    let level = spell.printed().power.iter().rposition(|&needed| power >= needed).unwrap_or(0);
    let blow = match combat.stage {
        Stage::Instants(blow, _) => Some(blow),
        _ => None,
    };
    match magic {
        Magic::Damage(damage) => {
            if let Some(on) = combat.on(at) {
                attack::burn(t, on, damage[level]);
            }
        }
        Magic::WalkersAttack(attack) | Magic::Attack(attack) => {
            boost(t, blow.map(|blow| blow.by).filter(|&by| heeds_spells(&combat, by)), attack[level], 0);
        }
        Magic::Defense(defense) => {
            boost(t, blow.map(|blow| blow.on).filter(|&on| heeds_spells(&combat, on)), 0, defense[level]);
        }
        Magic::Todo => {}
    }
}

/// Some units ignore every spell, an own one too.
fn heeds_spells(combat: &Combat, by: u8) -> bool {
    !super::traits::has(combat.fighter(by), super::traits::Trait::IgnoresSpells)
}
