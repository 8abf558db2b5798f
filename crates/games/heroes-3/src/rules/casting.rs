//! H3-SPELL, H3-COMBAT-20: spells are cast, made stronger, answered, and carried out.

mod effect;

pub(crate) use effect::{aim, chain, heeds_spells, strike_again, strike_all};

use super::windows::{might_answer, party_of};
use super::{done, lasting, playing, push, search, windows};
use crate::cards::{CastWhen, Clause, Magic, When, clauses, helps, magic, worth};
use crate::event::Event;
use crate::printed::{Face, Gait, Kind, Tier};
use crate::state::{Blow, Cell, Combat, Flag, Frame, Lasting, State, TOWER};
use crate::{Ask, Board, Options, Pick};
use kernel::{Audience, Flow, Rule, Seat, Window};
use std::sync::LazyLock;

/// No space of the board: the spell is for the running attack.
pub(crate) const NO_TARGET: Cell = Cell(u8::MAX);

/// H3-COMBAT-20, H3-SPELL-4: one spell a combat round. H3-HERO-12: a specialty is no spell.
pub(crate) fn can_cast(combat: &Combat, seat: Seat, face: Face) -> Result<(), Rule> {
    let party = party_of(combat, seat) as usize;
    let left = combat.spells[party] <= combat.more[party] || face.kind() != Kind::Spell;
    let room = if magic(face).is_some_and(Magic::lasts) { lasting::has_room(combat) } else { Ok(()) };
    if left { room } else { Err(Rule("H3-SPELL-4")) }
}

/// The power a tier needs: H3-SPELL-8. Azure units are out of reach.
pub(crate) fn needed(face: Face, tier: Tier) -> Option<u8> {
    face.printed().power.get(tier as usize).copied()
}

/// As much power as the hand could add to a spell.
pub(crate) fn available(state: &State, seat: Seat, spell: Face) -> u8 {
    let best = |face: Face| {
        let usable = (0..2).filter(|&which| playing::can_use(state, seat, face, which).is_ok());
        usable.map(|which| power_of(face, which)).max().unwrap_or(0).max(u8::from(face.kind() == Kind::Spell))
    };
    let all: u8 = state.player(seat).hand.as_slice().iter().map(|&face| best(face)).sum();
    all - if state.player(seat).hand.as_slice().contains(&spell) { best(spell) } else { 0 }
}

pub(crate) fn power_of(face: Face, which: u8) -> u8 {
    clauses(face, which).iter().map(|clause| if let Clause::Power(n) = clause { *n } else { 0 }).sum()
}

/// Spells whose target is named with them: a unit on a space.
pub(crate) fn offer(state: &State, combat: &Combat, seat: Seat, suits: impl Fn(CastWhen) -> bool, o: &mut Options<'_>) {
    combat.everybody().for_each(|on| offer_on(state, combat, seat, &suits, on, o));
}

/// Spells for one unit.
pub(crate) fn offer_on(
    state: &State,
    combat: &Combat,
    seat: Seat,
    suits: impl Fn(CastWhen) -> bool,
    on: u8,
    o: &mut Options<'_>,
) {
    for face in playing::hand(state, seat) {
        let Some(magic) = magic(face).filter(|magic| suits(magic.when())) else { continue };
        if let Some(can) = can_target(state, combat, seat, face, magic, on) {
            o.judge(Pick::CastAt(face, combat.fighter(on).at), can_cast(combat, seat, face).and(can));
        }
    }
}

/// Whether a spell may be for a unit; none where it could do nothing to it.
pub(crate) fn can_target(
    state: &State,
    combat: &Combat,
    seat: Seat,
    face: Face,
    magic: Magic,
    on: u8,
) -> Option<Result<(), Rule>> {
    let own = Combat::party(on) == party_of(combat, seat);
    if matches!(magic, Magic::Teleports | Magic::Cures(_) | Magic::Saves) && !own
        || (magic.is_by_tier() || matches!(magic, Magic::Blast(_))) && on == TOWER // H3-AMB-81: it is on no space.
        || magic == Magic::StrikesAgain && !combat.fighter(on).is(Flag::Retaliated)
    {
        return None;
    }
    let tier = combat.fighter(on).unit.facts().tier;
    let reached = !magic.is_by_tier() || needed(face, tier).is_some_and(|power| power <= available(state, seat, face));
    Some(if !reached || combat.is_warded(on) { Err(Rule("H3-SPELL-8")) } else { Ok(()) })
}

/// H3-COMBAT-27 (b): spells for the attack that is about to be rolled for.
// RULING: a boost is offered where it counts, before the roll, for the unit that attacks or is attacked; a boost for the own
// unit, a curse for the enemy's.
pub(crate) fn offer_for_blow(state: &State, combat: &Combat, seat: Seat, blow: Blow, o: &mut Options<'_>) {
    for face in playing::hand(state, seat) {
        if let Some(on) = magic(face).and_then(|magic| for_blow(combat, seat, blow, magic)) {
            let ward = if combat.is_warded(on) { Err(Rule("H3-SPELL-8")) } else { Ok(()) };
            o.judge(Pick::Cast(face), can_cast(combat, seat, face).and(ward));
        }
    }
}

/// Whom a spell of a side is for in an attack, if it is for one of the two.
pub(crate) fn for_blow(combat: &Combat, seat: Seat, blow: Blow, magic: Magic) -> Option<u8> {
    let attacks = combat.seat(Combat::party(blow.by)) == seat;
    let walks = combat.fighter(blow.by).gait() != Gait::Ranged;
    let (suits, on) = match magic {
        Magic::WalkersAttack(_) | Magic::Blesses(_) => (attacks && walks, blow.by),
        Magic::Attack([least, ..]) => (attacks == (least > 0), blow.by),
        Magic::Defense([least, ..]) => (attacks != (least > 0), blow.on),
        _ => return None,
    };
    suits.then_some(on)
}

/// H3-DECK-8, H3-AMB-41: spells for the map, as many as one likes.
pub(crate) fn offer_on_map(state: &State, seat: Seat, o: &mut Options<'_>) {
    for face in playing::hand(state, seat) {
        if magic(face).is_some_and(|magic| magic.when() == CastWhen::Map) {
            let home = state.strongholds(seat).next();
            o.judge(Pick::Cast(face), if home.is_some() { Ok(()) } else { Err(Rule("H3-SPELL-8")) });
        }
    }
}

pub(crate) fn cast_on_map(t: &mut Board<'_>, seat: Seat, spell: Face) {
    lay(t, seat, spell);
    t.tell(Audience::ALL, || Event::Cast { seat, card: spell });
    let power = super::omens::warlock(t);
    push(t, Frame::Cast { seat, spell, power, at: NO_TARGET });
}

/// A spell is cast: its card lies on the table until it is carried out.
pub(crate) fn cast(t: &mut Board<'_>, combat: &Combat, seat: Seat, spell: Face, at: Cell, counts: bool) {
    let party = party_of(combat, seat);
    lay(t, seat, spell);
    t.tell(Audience::ALL, || Event::Cast { seat, card: spell });
    if let Some(running) = &mut t.state.combat
        && counts
        && spell.kind() == Kind::Spell
    {
        running.spells[party as usize] += 1;
    }
    let power = if spell.kind() == Kind::Spell { super::omens::warlock(t) } else { 0 };
    push(t, Frame::Cast { seat, spell, power, at });
}

/// A card of the hand lies with the spell that is being cast.
fn lay(t: &mut Board<'_>, seat: Seat, card: Face) {
    let player = t.state.player_mut(seat);
    if player.hand.remove(card) {
        player.close(card);
        t.state.casting.push(card);
    }
}

/// Back to the hand, in sight of all.
pub(crate) fn to_hand(t: &mut Board<'_>, seat: Seat, card: Face) {
    let player = t.state.player_mut(seat);
    search::hold(&mut player.hand, card);
    player.open.push(card);
    t.tell(Audience::ALL, || Event::TookBack { seat, card });
}

/// Intelligence: a spell before the first combat round.
pub(crate) fn cast_now(t: &mut Board<'_>, seat: Seat, counts: bool) -> Flow {
    let Some(combat) = t.state.combat else {
        done(t);
        return Ok(());
    };
    let picked = t.choose_or_pass_hidden(seat, Ask::CastNow, |s, o| {
        let suits = |when| matches!(when, CastWhen::Activation | CastWhen::Anytime);
        offer(s, &combat, seat, suits, o);
    })?;
    done(t);
    if let Some(Pick::CastAt(spell, at)) = picked {
        cast(t, &combat, seat, spell, at, counts);
    }
    Ok(())
}

/// H3-SPELL-9: power that was played with something else, and no spell, is lost, unless one is cast at once: the one that
/// was drawn. One that was held before could have been cast first.
pub(crate) fn channel(t: &mut Board<'_>, seat: Seat, power: u8) -> Flow {
    static MAP: LazyLock<Vec<Face>> = LazyLock::new(|| worth(|_| false, |when| when == CastWhen::Map));
    static OTHERS: LazyLock<Vec<Face>> = LazyLock::new(|| worth(|_| false, |when| when != CastWhen::Map));
    let combat = t.state.combat;
    let spells = if combat.is_some() { &OTHERS } else { &MAP };
    if !t.state.player(seat).might_hold(spells) {
        done(t);
        return Ok(());
    }
    let picked = t.choose_or_pass_hidden(seat, Ask::CastNow, |s, o| match &combat {
        Some(combat) => windows::offer_spells(s, combat, seat, o),
        None => offer_on_map(s, seat, o),
    })?;
    done(t);
    match (picked, combat) {
        (Some(Pick::CastAt(spell, at)), Some(combat)) => cast(t, &combat, seat, spell, at, true),
        (Some(Pick::Cast(spell)), Some(combat)) => cast(t, &combat, seat, spell, NO_TARGET, true),
        (Some(Pick::Cast(spell)), None) => cast_on_map(t, seat, spell),
        _ => return Ok(()),
    }
    add_power(t, power);
    Ok(())
}

/// What the target of a spell needs: nothing, or the power for its tier.
fn least_power(state: &State, spell: Face, at: Cell) -> u8 {
    let by_tier = magic(spell).is_some_and(Magic::is_by_tier);
    let on = state.combat.as_ref().filter(|_| by_tier).and_then(|combat| Some(combat.fighter(combat.on(at)?)));
    on.and_then(|fighter| needed(spell, fighter.unit.facts().tier)).unwrap_or(0)
}

/// H3-SPELL-2, H3-SPELL-3: power is added while the spell is cast; passing ends that. H3-SPELL-8: power that the tier of the
/// target needs must be added.
pub(crate) fn empower(t: &mut Board<'_>, seat: Seat, spell: Face, power: u8, at: Cell) -> Flow {
    let least = least_power(&t.state, spell, at);
    let lacks = power < least && power + available(&t.state, seat, spell) >= least;
    let offer = |s: &State, o: &mut Options<'_>| {
        for face in playing::hand(s, seat) {
            for which in (0..2).filter(|&which| helps(face, which, |when| when == When::Casting)) {
                o.judge(Pick::Play(face, which), playing::can_use(s, seat, face, which));
            }
            if face.kind() == Kind::Spell {
                o.add(Pick::Card(face)); // H3-SPELL-5
            }
        }
        if lacks {
            o.deny_pass(Rule("H3-SPELL-8"));
        }
    };
    let picked = match lacks {
        true => Some(t.choose_hidden(seat, Ask::Empower, offer)?),
        false => t.choose_or_pass_hidden(seat, Ask::Empower, offer)?,
    };
    match picked {
        Some(Pick::Play(face, which)) => {
            playing::play(t, seat, face, which, None);
            add_power(t, power_of(face, which));
        }
        Some(Pick::Card(card)) => {
            lay(t, seat, card);
            t.tell(Audience::ALL, || Event::Discarded { seat, card });
            add_power(t, 1);
        }
        _ => {
            done(t);
            open_answers(t, seat, spell, power, at);
        }
    }
    Ok(())
}

/// To the spell that is being cast, under what was drawn for it.
fn add_power(t: &mut Board<'_>, more: u8) {
    for frame in t.state.frames.as_mut_slice().iter_mut().rev() {
        if let Frame::Cast { power, .. } = frame {
            *power = power.saturating_add(more).min(99);
            return;
        }
    }
}

/// Right after a spell was cast its enemy may prevent it, and its caster take it back.
fn open_answers(t: &mut Board<'_>, seat: Seat, spell: Face, power: u8, at: Cell) {
    static OWN: LazyLock<Vec<Face>> = LazyLock::new(|| worth(|when| when == When::Cast, |_| false));
    static ENEMY: LazyLock<Vec<Face>> = LazyLock::new(|| worth(|when| when == When::EnemyCast, |_| false));
    let mut seats = vec![];
    if let Some(combat) = &t.state.combat
        && spell.kind() == Kind::Spell
    {
        let own = party_of(combat, seat);
        for (party, cards) in [(own.other(), &ENEMY), (own, &OWN)] {
            if might_answer(&t.state, combat, party, cards) {
                seats.push(combat.seat(party));
            }
        }
    }
    if t.state.combat.is_none() && t.state.player(seat).might_hold(&OWN) {
        seats.push(seat);
    }
    let window = Window::in_order(seats);
    push(t, Frame::Answer { seat, spell, power, at, window, cancelled: false, returns: 0 });
}

/// What may be said to a spell of so much power, by its caster or by the enemy.
pub(crate) fn offer_answers(state: &State, seat: Seat, role: When, power: u8, o: &mut Options<'_>) {
    for face in playing::hand(state, seat) {
        for which in (0..2).filter(|&which| helps(face, which, |when| when == role)) {
            let reach = |clause: &Clause| !matches!(clause, Clause::Cancels(most) if *most < power);
            let can = if clauses(face, which).iter().all(reach) { Ok(()) } else { Err(Rule("H3-SPELL-8")) };
            o.judge(Pick::Play(face, which), can.and(playing::can_use(state, seat, face, which)));
        }
    }
}

/// Resistance, Mysticism, Knowledge.
pub(crate) fn answer(t: &mut Board<'_>, frame: Frame) -> Flow {
    let Frame::Answer { seat: caster, spell, power, at, mut window, mut cancelled, mut returns } = frame else {
        return Ok(());
    };
    let Some(seat) = window.speaker() else {
        done(t);
        settle(t, caster, spell, power, at, cancelled, returns);
        return Ok(());
    };
    let role = if seat == caster { When::Cast } else { When::EnemyCast };
    let picked = t.react(seat, Ask::Answer, |s, o| offer_answers(s, seat, role, power, o))?;
    match picked {
        Some(Pick::Play(face, which)) => {
            playing::play(t, seat, face, which, None);
            for clause in clauses(face, which) {
                match clause {
                    Clause::Cancels(_) => cancelled = true,
                    Clause::Returns => returns = returns.max(1),
                    Clause::ReturnsAll => returns = 2,
                    Clause::MoreSpells(n) => {
                        if let Some(combat) = &mut t.state.combat {
                            let party = party_of(combat, seat) as usize;
                            combat.more[party] = combat.more[party].saturating_add(*n).min(99);
                        }
                    }
                    _ => {}
                }
            }
            window.speak();
        }
        _ => window.decline(),
    }
    done(t);
    push(t, Frame::Answer { seat: caster, spell, power, at, window, cancelled, returns });
    Ok(())
}

/// H3-SPELL-8: the highest level the power reaches.
pub(crate) fn level_of(spell: Face, power: u8) -> usize {
    spell.printed().power.iter().rposition(|&needed| power >= needed).unwrap_or(0)
}

/// The cards go where they belong, and the spell does what it says.
// RULING: a lower level than was paid for is never better for the spells there are, so it is not asked.
fn settle(t: &mut Board<'_>, seat: Seat, spell: Face, power: u8, at: Cell, cancelled: bool, returns: u8) {
    let level = level_of(spell, power);
    let combat = t.state.combat;
    let effect = magic(spell).filter(|_| !cancelled && power >= least_power(&t.state, spell, at));
    let on = combat.and_then(|combat| combat.on(at));
    let wizard = super::omens::wizard(t, seat, spell);
    let cards: Vec<Face> = std::mem::take(&mut t.state.casting).as_slice().to_vec();
    for (place, card) in cards.into_iter().enumerate() {
        let back = returns == 2 || place == 0 && (returns == 1 || wizard);
        let heeds = on.is_some_and(|on| combat.is_some_and(|combat| heeds_spells(&combat, on)));
        let stays = place == 0 && heeds && effect.is_some_and(Magic::lasts);
        match (stays, combat, effect) {
            (true, Some(combat), Some(magic)) => {
                let (party, which) = (party_of(&combat, seat) as u8, level as u8);
                let laid = Lasting { card, which, party, on, until: None, returns: back };
                lasting::lay(t, lasting::spell(&combat, magic, laid));
            }
            _ if back => to_hand(t, seat, card),
            _ => t.state.player_mut(seat).discard.push(card),
        }
    }
    if cancelled {
        t.tell(Audience::ALL, || Event::Prevented { card: spell });
    }
    if let Some(magic) = effect {
        effect::resolve(t, seat, spell, magic, level, at);
    }
}
