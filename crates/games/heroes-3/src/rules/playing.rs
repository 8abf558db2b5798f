//! H3-DECK-6 to H3-DECK-20, H3-COMBAT-23: cards are played and do what their clauses say.

use super::town::HALF_THE_GOLD;
use super::{attack, casting, done, fighting, gains, lasting, map_cards, push, rerolls, search, town, turn, windows};
use crate::cards::{Clause, When, aims, clauses, cloaked, favour, fits, helps, lasts, worth};
use crate::event::Event;
use crate::printed::{Face, Faction, Kind, Unit};
use crate::state::{
    Blow, Boost, By, Cell, Combat, Deed, Fighter, Flag, Frame, Lasting, MOST_BOOSTS, Ongoing, Stage, State,
};
use crate::tables::experts;
use crate::{Ask, Board, Options, Pick};
use kernel::{Audience, Flow, Rule, Seat};
use std::sync::LazyLock;

/// Each card of a hand once.
pub(crate) fn hand(state: &State, seat: Seat) -> impl Iterator<Item = Face> + '_ {
    let cards = state.player(seat).hand.as_slice();
    cards.iter().enumerate().filter(|(at, face)| !cards[..*at].contains(face)).map(|(_, &face)| face)
}

/// Whether an effect can be paid for, whatever it does: H3-DECK-13, H3-DECK-14, H3-DECK-20.
pub(crate) fn can_use(state: &State, seat: Seat, face: Face, which: u8) -> Result<(), Rule> {
    let player = state.player(seat);
    let is_expert = which == 1 && matches!(face.kind(), Kind::Ability | Kind::Statistic);
    let price = |clause: &Clause| match clause {
        Clause::Pay(n) => *n,
        Clause::AttackForCards | Clause::DefenseForCards => 1,
        _ => 0,
    };
    let paid: u8 = clauses(face, which).iter().map(price).sum();
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
            if helps(face, which, |when| matches!(when, When::Anytime | When::OnMap | When::Calm)) {
                let can = can_use(state, seat, face, which).and_then(|()| map_cards::can_do(state, seat, face, which));
                o.judge(Pick::Play(face, which), can);
            }
        }
    }
    casting::offer_on_map(state, seat, o);
}

/// In a combat, at a moment at which some clauses are worth something.
pub(crate) fn offer_in_combat(
    state: &State,
    combat: &Combat,
    seat: Seat,
    suits: impl Fn(When) -> bool,
    o: &mut Options<'_>,
) {
    let party = windows::party_of(combat, seat);
    for face in hand(state, seat) {
        for which in (0..2).filter(|&which| helps(face, which, &suits)) {
            let room = if lasts(face, which) { lasting::has_room(combat) } else { Ok(()) };
            let can = can_use(state, seat, face, which).and(room);
            if !aims(face, which) {
                o.judge(Pick::Play(face, which), can);
                continue;
            }
            for on in combat.standing(party).filter(|&on| suits_unit(face, combat.fighter(on))) {
                o.judge(Pick::PlayOn(face, which, combat.fighter(on).at), can);
            }
        }
    }
}

/// Whether a card that is put on a unit is for this one, and none lies there yet.
// RULING: one such card at a time.
fn suits_unit(face: Face, fighter: &Fighter) -> bool {
    cloaked(face).is_none_or(|unit| unit == fighter.unit && fighter.cloak.is_none() && fits(face, fighter.is_pack))
}

/// Effects for one moment that is asked for by itself.
pub(crate) fn offer_at(state: &State, seat: Seat, at: When, o: &mut Options<'_>) {
    for face in hand(state, seat) {
        for which in (0..2).filter(|&which| helps(face, which, |when| when == at)) {
            o.judge(Pick::Play(face, which), can_use(state, seat, face, which));
        }
    }
}

/// Whether a card might skip a combat with these guards, as far as everybody can see: they are of the hero's level, and the
/// hero has an expert effect left.
pub(crate) fn may_skip(state: &State, seat: Seat, guard: u8) -> bool {
    static CARDS: LazyLock<Vec<Face>> = LazyLock::new(|| worth(|when| when == When::Skip, |_| false));
    let player = state.player(seat);
    player.level() == guard && player.experts < experts(player.level()) && player.might_hold(&CARDS)
}

/// Necromancy: asked directly after a won combat, before the field is visited.
pub(crate) fn may_raise(t: &mut Board<'_>, seat: Seat) {
    static CARDS: LazyLock<Vec<Face>> = LazyLock::new(|| worth(|when| when == When::Won, |_| false));
    let player = t.state.player(seat);
    if player.faction() == Faction::Necropolis && player.might_hold(&CARDS) {
        push(t, Frame::Raise(seat));
    }
}

pub(crate) fn raise(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose_or_pass_hidden(seat, Ask::Raise, |s, o| offer_at(s, seat, When::Won, o))?;
    done(t);
    if let Some(Pick::Play(face, which)) = picked {
        play(t, seat, face, which, None);
    }
    Ok(())
}

/// The attack that is about to be rolled for.
fn running_blow(state: &State) -> Option<Blow> {
    match state.combat.as_ref()?.stage {
        Stage::Instants(blow, _) => Some(blow),
        _ => None,
    }
}

/// A card is played: it goes to the discard pile, and does what it says; for a unit where it is for one.
pub(crate) fn play(t: &mut Board<'_>, seat: Seat, face: Face, which: u8, at: Option<Cell>) {
    let in_cast = matches!(t.state.frames.top(), Some(Frame::Cast { .. }));
    spend(t, seat, face, which, at);
    let power = casting::power_of(face, which);
    if power > 0 && !in_cast {
        push(t, Frame::Channel(seat, power));
    }
    let combat = t.state.combat;
    let blow = running_blow(&t.state);
    let own = |by: u8| combat.is_some_and(|combat| combat.seat(Combat::party(by)) == seat);
    let (attacker, target) =
        (blow.map(|blow| blow.by).filter(|&by| own(by)), blow.map(|blow| blow.on).filter(|&on| own(on)));
    let on = at.and_then(|at| combat.and_then(|combat| combat.on(at)));
    let enemy = combat.map(|combat| windows::party_of(&combat, seat).other());
    // H3-AMB-72
    let enemy = enemy.and_then(|party| {
        let combat = combat?;
        (!combat.is_neutral(party) && !t.state.is_ai(combat.seat(party))).then(|| combat.seat(party))
    });
    let times = |on: Option<u8>| {
        let unit = on.and_then(|on| Some(combat?.fighter(on).unit));
        unit.map_or(1, |unit| favour(face, which, unit))
    };
    // What is pushed last is done first: the price, then the rest in the order of the card.
    for clause in clauses(face, which).iter().rev() {
        match *clause {
            Clause::Attack(n) => boost(t, face, attacker, n * times(attacker), 0),
            Clause::Defense(n) => boost(t, face, target, 0, n * times(target)),
            Clause::TriplesDie => flag(t, attacker, Flag::Tripled),
            Clause::AttackForCards => {
                attacker.into_iter().for_each(|on| push(t, Frame::Judge { seat, on, attack: true }));
            }
            Clause::DefenseForCards => {
                target.into_iter().for_each(|on| push(t, Frame::Judge { seat, on, attack: false }));
            }
            Clause::Heals(n) => on.into_iter().for_each(|on| fighting::heal(t, on, n)),
            Clause::Frees => on.into_iter().for_each(|on| attack::free(t, on)),
            Clause::Swaps | Clause::SwapsAtStart => at.into_iter().for_each(|at| push(t, Frame::Swap(seat, at))),
            Clause::CastsNow(counts) => push(t, Frame::CastNow(seat, counts)),
            Clause::Shackles => {
                if let (Some(running), Some(_)) = (&mut t.state.combat, enemy) {
                    running.shackled |= 1 << windows::party_of(running, seat).other() as u8;
                }
            }
            Clause::EnemyDiscards => enemy.into_iter().for_each(|enemy| push(t, Frame::Lose(enemy))),
            Clause::EnemyMorale => {
                let fine = enemy.filter(|&enemy| t.state.player(enemy).morale > 0);
                fine.into_iter().for_each(|enemy| gains::morale(t, enemy, false));
            }
            Clause::Pay(n) | Clause::Discard(n) => push(t, Frame::Pay(seat, n)),
            Clause::DiscardDraw => push(t, Frame::PayForSpell(seat)),
            Clause::Draw(n) => push(t, Frame::Draw(seat, n)),
            Clause::MoraleOnZero => push(t, Frame::Luck(seat)),
            Clause::Recalls => push(t, Frame::Recall(seat)),
            Clause::Kept => push(t, Frame::TakeBack(seat)),
            Clause::Gain(what, amount) => gains::gain(t, seat, what, amount),
            Clause::Morale => gains::morale(t, seat, true),
            Clause::Mp => push(t, Frame::Mp(seat, 1)),
            Clause::Sifts => push(t, Frame::Deed(Deed::Sift(seat))),
            Clause::Envoys => push(t, Frame::Deed(Deed::Envoys(seat))),
            Clause::Scouts => push(t, Frame::Deed(Deed::Scout(seat))),
            Clause::Flies => push(t, Frame::Deed(Deed::Wings(seat))),
            Clause::Cheaper(less) => map_cards::begin_legion(t, seat, less),
            Clause::BuysSpell(count) => town::buy_spell(t, seat, map_cards::WISDOM, count),
            // What these do is done where they are looked for.
            Clause::Raises(most) => push(t, Frame::Reinforce { seat, most, halved: HALF_THE_GOLD }),
            Clause::Skips | Clause::IgnoresDie | Clause::Power(_) | Clause::Removed => {}
            Clause::Returns | Clause::ReturnsAll | Clause::MoreSpells(_) | Clause::Cancels(_) => {}
            Clause::Favours(_) | Clause::Health(_) | Clause::Initiative(_) => {}
            Clause::Shots(_) | Clause::ShotsFirst(_) | Clause::Rounds(_) => {}
            Clause::Wanders | Clause::Rerolls(_) | Clause::Cloaks(..) => {}
        }
    }
}

/// H3-DECK-10, H3-DECK-5: the card leaves the hand. One that lasts stays in play, power lies with the spell.
fn spend(t: &mut Board<'_>, seat: Seat, face: Face, which: u8, at: Option<Cell>) {
    let has = |clause: Clause| clauses(face, which).contains(&clause);
    let removed = has(Clause::Removed);
    let in_cast = matches!(t.state.frames.top(), Some(Frame::Cast { .. }));
    let player = t.state.player_mut(seat);
    if !player.hand.remove(face) {
        return;
    }
    player.close(face);
    if which == 1 && matches!(face.kind(), Kind::Ability | Kind::Statistic) {
        player.experts += 1;
    }
    t.tell(Audience::ALL, || Event::Played { seat, card: face, expert: which == 1 });
    if removed {
        t.tell(Audience::ALL, || Event::Removed { seat, card: face });
    } else if has(Clause::Kept) || in_cast {
        t.state.casting.push(face);
    } else if let Some(combat) = t.state.combat
        && lasts(face, which)
    {
        let rounds = clauses(face, which).iter().find_map(|c| if let Clause::Rounds(n) = c { Some(*n) } else { None });
        let card = Lasting {
            card: face,
            which,
            party: windows::party_of(&combat, seat) as u8,
            on: at.and_then(|at| combat.on(at)),
            until: rounds.map(|n| combat.round.saturating_add(n - 1)),
            returns: false,
        };
        lasting::lay(t, card);
    } else if let Some(unit) = cloaked(face) {
        cloak(t, seat, face, unit);
    } else if clauses(face, which).iter().any(|clause| clause.lasts_a_turn()) {
        t.state.player_mut(seat).ongoing.push(Ongoing { card: face, which });
    } else {
        t.state.player_mut(seat).discard.push(face);
    }
}

/// The card lies on a unit from now on, also between combats: its values count, and the damage beneath it waits.
fn cloak(t: &mut Board<'_>, seat: Seat, card: Face, unit: Unit) {
    t.state.player_mut(seat).cloaks.push(card);
    if let Some(combat) = &mut t.state.combat {
        let own = |by: &u8| combat.seat(Combat::party(*by)) == seat && combat.fighter(*by).unit == unit;
        let on_board = combat.everybody().find(own);
        on_board.into_iter().for_each(|by| {
            let fighter = combat.fighter_mut(by);
            (fighter.cloak, fighter.beneath, fighter.damage) = (Some(card), fighter.damage, 0);
        });
    }
    t.tell(Audience::ALL, || Event::Cloaked { unit, card });
}

/// H3-COMBAT-23: by a card, until the unit's next action.
pub(crate) fn boost(t: &mut Board<'_>, card: Face, on: Option<u8>, attack: i8, defense: i8) {
    let (Some(on), Some(combat)) = (on, &mut t.state.combat) else { return };
    if combat.boosts.len() < MOST_BOOSTS && (attack, defense) != (0, 0) {
        combat.boosts.push(Boost { card, on, attack, defense });
    }
    let fighter = combat.fighter_mut(on);
    fighter.attack = fighter.attack.saturating_add(attack).clamp(-40, 40);
    fighter.defense = fighter.defense.saturating_add(defense).clamp(-40, 40);
}

pub(crate) fn flag(t: &mut Board<'_>, on: Option<u8>, flag: Flag) {
    if let (Some(on), Some(combat)) = (on, &mut t.state.combat) {
        combat.fighter_mut(on).set(flag, true);
    }
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

/// Blackshard: a card is discarded; if it was a spell, one is drawn.
pub(crate) fn pay_for_spell(t: &mut Board<'_>, seat: Seat) -> Flow {
    if t.state.player(seat).hand.is_empty() {
        done(t);
        return Ok(());
    }
    let picked = t.choose_hidden(seat, Ask::Pay, |s, o| search::faces(s.player(seat).hand.as_slice(), o))?;
    done(t);
    if let Pick::Card(card) = picked {
        turn::discard(t, seat, card);
        if card.kind() == Kind::Spell {
            push(t, Frame::Draw(seat, 1));
        }
    }
    Ok(())
}

/// Sword of Judgement: each card that is discarded is worth +1; passing ends it.
pub(crate) fn judge(t: &mut Board<'_>, seat: Seat, on: u8, attack: bool) -> Flow {
    if t.state.player(seat).hand.is_empty() {
        done(t);
        return Ok(());
    }
    let picked = t.choose_or_pass_hidden(seat, Ask::Pay, |s, o| search::faces(s.player(seat).hand.as_slice(), o))?;
    match picked {
        Some(Pick::Card(card)) => {
            turn::discard(t, seat, card);
            boost(t, card, Some(on), i8::from(attack), i8::from(!attack));
        }
        _ => done(t),
    }
    Ok(())
}

/// Targ: what was played comes back when its price is paid.
pub(crate) fn take_back(t: &mut Board<'_>, seat: Seat) {
    done(t);
    if let Some(card) = t.state.casting.take() {
        casting::to_hand(t, seat, card);
    }
}

/// Tactics: two own units change places.
pub(crate) fn swap(t: &mut Board<'_>, seat: Seat, at: Cell) -> Flow {
    let Some(combat) = t.state.combat else {
        done(t);
        return Ok(());
    };
    let party = windows::party_of(&combat, seat);
    let picked = t.choose_if_any(seat, Ask::Aim, |_, o| {
        let others = combat.standing(party).map(|by| combat.fighter(by).at).filter(|&other| other != at);
        o.extend(others.map(Pick::Activate));
    })?;
    done(t);
    if let (Some(Pick::Activate(to)), Some(one)) = (picked, combat.on(at))
        && let Some(other) = combat.on(to)
    {
        for (by, to) in [(one, to), (other, at)] {
            let unit = combat.fighter(by).unit;
            if let Some(running) = &mut t.state.combat {
                running.fighter_mut(by).at = to;
            }
            t.tell(Audience::ALL, || Event::Stepped { unit, to });
        }
    }
    Ok(())
}

/// Hourglass: an attack die for positive morale.
pub(crate) fn luck(t: &mut Board<'_>, seat: Seat) -> Flow {
    let die = attack::die(t)?;
    done(t);
    t.tell(Audience::ALL, || Event::RolledAttackDie { seat, die });
    push(t, Frame::Deed(Deed::Toss { seat, die, lucky: false }));
    Ok(())
}

/// H3-MORALE-9: the die may be rolled again before it counts.
pub(crate) fn toss(t: &mut Board<'_>, seat: Seat, die: i8, lucky: bool) -> Flow {
    let again = rerolls::toss(t, seat, lucky)?;
    done(t);
    match again {
        Some((die, by)) => {
            t.tell(Audience::ALL, || Event::RolledAttackDie { seat, die });
            push(t, Frame::Deed(Deed::Toss { seat, die, lucky: lucky || by == By::Luck }));
        }
        None if die == 0 => gains::morale(t, seat, true),
        None => {}
    }
    Ok(())
}

/// Rib Cage: a spell out of the discard pile, which is then shuffled into the deck.
pub(crate) fn recall(t: &mut Board<'_>, seat: Seat) -> Flow {
    let spell = |face: &Face| face.kind() == Kind::Spell;
    let picked = t.choose_if_any(seat, Ask::Aim, |s, o| {
        let spells: Vec<Face> = s.player(seat).discard.as_slice().iter().copied().filter(spell).collect();
        search::faces(&spells, o);
    })?;
    done(t);
    if let Some(Pick::Card(card)) = picked {
        t.state.player_mut(seat).discard.remove(card);
        casting::to_hand(t, seat, card);
    }
    let player = t.state.player_mut(seat);
    for card in std::mem::take(&mut player.discard).as_slice() {
        player.deck.push(*card);
        player.open.push(*card);
    }
    player.deck.as_mut_slice().sort_unstable();
    t.shuffle(Ask::Shuffle, |s| s.players[seat.index()].deck.as_mut_slice())
}
