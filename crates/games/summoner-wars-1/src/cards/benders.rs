//! Benders: minds read, broken and taken.

mod events;
mod sight;
mod twins;

pub(super) use events::play;
pub(super) use twins::{after_summoning, linked, share_wounds};

use crate::lasting::Lasting;
use crate::printed::Ability;
use crate::rules::asking::{may, may_target, must, must_target};
use crate::rules::triggers::{Trigger, Triggers};
use crate::rules::wounds::{self, Blame, Fallen};
use crate::rules::{attack, leaving, magic, movement, placing};
use crate::stacks::{NONE, Pile};
use crate::state::{CardId, Cards, Flag, Place, State};
use crate::{Ask, Board, Event, Offer, Pick, Why};
use kernel::{Audience, Flow, Seat};

/// How far minds reach: Counter Summon, Telepathic Command, Mimic.
const REACH: u8 = 3;
/// How far a Controller reaches.
const BLAST: u8 = 2;
/// Whom no Controller moves: SW1-RULING-28.
const CONTROLLER: &str = "benders_controller";

// ---- the turn ----

/// Stun: as each turn starts, enemy Commons next to a Deceiver are stunned for that turn.
pub(super) fn start_of_turn(state: &mut State) {
    for seat in state.players() {
        let deceivers: Cards = state.with(seat, Ability::Stun).collect();
        let is_beside = |c: CardId| deceivers.iter().any(|deceiver| state.is_adjacent(c, deceiver));
        let is_stunned = |c: &CardId| state.is_common(*c) && !state.is_friendly(*c, seat) && is_beside(*c);
        let stunned: Cards = state.all_units().filter(is_stunned).collect();
        stunned.iter().for_each(|c| state.set(c, Flag::Stunned));
    }
}

/// What a Mind Witch took on ends with the turn.
pub(super) fn forget_turn(state: &mut State) {
    let witches: Cards = state.all_units().filter(|&c| state.printed(c).ability == Some(Ability::Mimic)).collect();
    witches.iter().for_each(|c| state.mark[c.index()] = NONE);
}

// ---- windows ----

/// Whether a unit can use an ability of this faction now.
pub(super) fn can_use(state: &State, card: CardId, ability: Ability) -> bool {
    match ability {
        Ability::CounterSummon => !state.is(card, Flag::Used) && state.all_units().any(|c| counters(state, card, c)),
        Ability::TelepathicCommand => {
            !state.is(card, Flag::Used) && state.all_units().any(|c| commands(state, card, c))
        }
        Ability::Mimic => state.mark[card.index()] == NONE && state.all_units().any(|c| mimics(state, card, c)),
        _ => false,
    }
}

pub(super) fn use_ability(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    match ability {
        Ability::CounterSummon => counter_summon(t, card),
        Ability::TelepathicCommand => telepathic_command(t, card),
        Ability::Mimic => mimic(t, card),
        _ => Ok(()),
    }
}

/// A unit with a price that can be paid, in line and in sight. Summoners have none.
fn counters(state: &State, card: CardId, unit: CardId) -> bool {
    let (Some(from), Some(to), Some(cost)) = (state.cell(card), state.cell(unit), state.printed(unit).cost) else {
        return false;
    };
    card != unit
        && state.apart(from, to) <= REACH
        && state.is_clear(from, to)
        && state.can_pay(state.controller(card), state.price(cost))
}

/// As the Attack Phase closes, once a turn: a unit in line is discarded for its Summon Cost.
fn counter_summon(t: &mut Board<'_>, card: CardId) -> Flow {
    t.state.set(card, Flag::Used);
    let seat = t.state.controller(card);
    let ask = Ask::Target(Why::Ability(Ability::CounterSummon));
    let Some(unit) = must_target(t, seat, ask, |s, c| s.is_unit(c) && counters(s, card, c))? else { return Ok(()) };
    let price = t.state.price(t.state.printed(unit).cost.unwrap_or(0));
    magic::pay(t, seat, price);
    leaving::discard(t, unit, seat)
}

/// An own Common within 3 spaces that has somebody to attack; Meditate binds it too (section 6, 47).
fn commands(state: &State, card: CardId, unit: CardId) -> bool {
    let may_attack = !state.lasts(state.active, Lasting::Meditate)
        || state.is(unit, Flag::Attacked)
        || state.attackers < state.most_attackers();
    state.is_common(unit)
        && state.controller(unit) == state.controller(card)
        && state.is_within(unit, card, REACH)
        && may_attack
        && state.has_target(unit)
}

/// As the Attack Phase closes: an own Common near Sorgwen attacks, even if it has attacked.
fn telepathic_command(t: &mut Board<'_>, card: CardId) -> Flow {
    t.state.set(card, Flag::Used);
    let seat = t.state.controller(card);
    let ask = Ask::Target(Why::Ability(Ability::TelepathicCommand));
    let Some(unit) = must_target(t, seat, ask, |s, c| commands(s, card, c))? else { return Ok(()) };
    attack::attack_freely(t, unit, Ask::Attack).map(|_| ())
}

fn mimics(state: &State, card: CardId, unit: CardId) -> bool {
    state.is_unit(unit) && !state.is_friendly(unit, state.controller(card)) && state.is_within(unit, card, REACH)
}

/// As the Movement Phase opens: for this turn the Mind Witch has the name and the ability of an enemy near her.
fn mimic(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let ask = Ask::Target(Why::Ability(Ability::Mimic));
    if let Some(unit) = must_target(t, seat, ask, |s, c| mimics(s, card, c))? {
        let other = t.state.face(unit);
        t.state.mark[card.index()] = other.0;
        if let Some(cell) = t.state.cell(card) {
            let face = t.state.face(card);
            t.tell(Audience::ALL, || Event::Mimicked { face, cell, other });
        }
    }
    Ok(())
}

// ---- attacks and destruction ----

/// Mind Capture: in place of killing an enemy Common or Champion by his attack, Gulldune's controller may take it back
/// from the brink, without the wounds of this attack, and control it from now on.
pub(super) fn mind_capture(t: &mut Board<'_>, card: CardId, wounds: u8, by: Blame) -> Flow<bool> {
    let captures = by.is_attack && by.unit.is_some_and(|u| t.state.has(u, Ability::MindCapture));
    if !captures || t.state.is_friendly(card, by.seat) || !t.state.is_follower(card) {
        return Ok(false);
    }
    let ask = Ask::Target(Why::Ability(Ability::MindCapture));
    let taken = may(t, by.seat, ask, |_, options| options.add(Pick::Card(card)))?.is_some();
    if taken {
        wounds::heal(t, card, wounds);
        placing::take_control(t, card, by.seat);
    }
    Ok(taken)
}

/// Life Drain: for each unit it destroys.
pub(super) fn after_destruction(state: &State, fallen: &[Fallen], by: Blame) -> Triggers {
    let Some(parasite) = by.unit.filter(|&u| state.has(u, Ability::LifeDrain)) else { return Triggers::new() };
    let drained = fallen.iter().filter(|f| f.is_unit && f.card != parasite);
    drained.map(|f| Trigger { about: Some(f.cell), ..Trigger::of(state, parasite, Ability::LifeDrain) }).collect()
}

pub(super) fn can_do(state: &State, trigger: &Trigger) -> bool {
    let Why::Ability(ability) = trigger.why else { return false };
    let card = trigger.card;
    state.cell(card).is_some()
        && match ability {
            Ability::GlimpseTheFuture => !state.is(card, Flag::Used),
            Ability::LifeDrain => state.wounds[card.index()] > 0,
            Ability::MemoryBreak => state.opponents(trigger.seat).any(|s| has_draw_pile(state, s)),
            Ability::MindLink => twins::may_fetch(state, card),
            Ability::TelekineticBlast => state.all_units().any(|c| blasts(state, card, c)),
            _ => false,
        }
}

pub(super) fn resolve(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    match trigger.why {
        Why::Ability(Ability::GlimpseTheFuture) => sight::glimpse(t, trigger),
        Why::Ability(Ability::LifeDrain) => life_drain(t, trigger),
        Why::Ability(Ability::MemoryBreak) => memory_break(t, trigger),
        Why::Ability(Ability::MindLink) => twins::fetch(t, trigger),
        Why::Ability(Ability::TelekineticBlast) => telekinetic_blast(t, trigger),
        _ => Ok(()),
    }
}

fn life_drain(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let heal = |_: &State, options: &mut crate::Options<'_>| options.add(Pick::Offer(Offer::Heal));
    if may(t, trigger.seat, Ask::Choose(trigger.why), heal)?.is_some() {
        wounds::heal(t, trigger.card, 1);
    }
    Ok(())
}

fn has_draw_pile(state: &State, seat: Seat) -> bool {
    state.top(Pile::Draw, seat).is_some()
}

/// After an attack on an enemy unit: the top card of an opponent's Draw Pile is turned up, and left there or discarded;
/// for 1 Magic Point its owner puts it to the bottom instead.
fn memory_break(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let (seat, why) = (trigger.seat, trigger.why);
    let pick = may(t, seat, Ask::Player(why), |s, o| {
        o.extend(s.opponents(seat).filter(|&x| has_draw_pile(s, x)).map(Pick::Seat));
    })?;
    let Some(Pick::Seat(victim)) = pick else { return Ok(()) };
    let Some(card) = t.state.top(Pile::Draw, victim) else { return Ok(()) };
    let face = t.state.face(card);
    t.state.seen.insert(card);
    t.tell(Audience::ALL, || Event::Revealed { seat: victim, face });
    let offers = [Offer::Keep, Offer::Discard].map(Pick::Offer);
    if must(t, seat, Ask::Choose(why), |_, o| o.extend(offers))? == Pick::Offer(Offer::Keep) {
        return Ok(());
    }
    let price = t.state.price(1);
    let saved = may(t, victim, Ask::Choose(why), |s, o| {
        if s.can_pay(victim, price) {
            o.add(Pick::Offer(Offer::Pay));
        }
    })?;
    if saved.is_some() {
        magic::pay(t, victim, price);
        sight::to_bottom(&mut t.state, victim, card);
    } else {
        t.state.put(card, Place::Pile(Pile::Discard, seat)); // SW1-RULING-27
        t.tell(Audience::ALL, || Event::Discarded { seat, face, cell: None });
    }
    Ok(())
}

/// A unit of any side that can be moved at all (section 6, 33), unless it is called Controller.
fn blasts(state: &State, card: CardId, unit: CardId) -> bool {
    state.is_unit(unit)
        && state.is_within(unit, card, BLAST)
        && state.guise(unit).id() != CONTROLLER
        && !state.is_held(unit)
}

/// After an attack: a unit near the Controller is moved by up to 1 space.
fn telekinetic_blast(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let (seat, why) = (trigger.seat, trigger.why);
    let Some(unit) = may_target(t, seat, Ask::Target(why), |s, c| blasts(s, trigger.card, c))? else {
        return Ok(());
    };
    movement::move_freely(t, unit, seat, 1, Ask::Space(why)).map(|_| ())
}
