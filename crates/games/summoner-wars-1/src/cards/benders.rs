//! Benders: minds read, broken and taken.

pub(crate) mod events;
mod sight;
mod twins;

use super::{buy, can_afford, kills_a_unit, paying};
use crate::clause::Clause::*;
use crate::clause::Moment::{AttackEnds, MoveBegins};
use crate::clause::{Entry, at};
use crate::printed::{Ability, Face};
use crate::rules::asking::{may, may_target, must, must_target};
use crate::rules::attack::{self, Attack};
use crate::rules::triggers::Trigger;
use crate::rules::walking::Passes;
use crate::rules::wounds::{self, Blame};
use crate::rules::{leaving, magic, movement, placing};
use crate::state::{CardId, Cards, Flag, Mark, Pile, Place, State};
use crate::{Ask, Board, Event, Offer, Pick, Why};
use kernel::{Audience, Flow, Seat};

/// How far minds reach: Counter Summon, Telepathic Command, Mimic.
const REACH: u8 = 3;
/// How far a Controller reaches.
const BLAST: u8 = 2;
/// Whom no Controller moves: SW1-RULING-28.
const CONTROLLER: &str = "benders_controller";

pub(crate) const COUNTER_SUMMON: Entry = &[Usable(at(AttackEnds).once(), can_counter, counter_summon)];
pub(crate) const MIND_CAPTURE: Entry = &[InsteadOfKilling(mind_capture)];
pub(crate) const GLIMPSE_THE_FUTURE: Entry = &[AfterMoving(sight::may_glimpse, sight::glimpse), Secretly()];
pub(crate) const TELEPATHIC_COMMAND: Entry = &[Usable(at(AttackEnds).once(), can_command, telepathic_command)];
pub(crate) const MEMORY_BREAK: Entry = &[AfterAttack(on_enemy_unit, has_memory, memory_break)];
pub(crate) const TELEKINETIC_BLAST: Entry = &[AfterAttack(|_, _| true, can_blast, telekinetic_blast)];
pub(crate) const STUN: Entry = &[TurnStarts(stun), Stuns()];
pub(crate) const LEVITATE: Entry = &[LetsPass(Passes::Cards, is_lifted)];
pub(crate) const MIND_LINK: Entry = &[AfterSummoning(twins::may_fetch, twins::fetch), Links(twins::linked)];
pub(crate) const MIMIC: Entry = &[Usable(at(MoveBegins), can_mimic, mimic), Forgets(end_mimic)];
pub(crate) const LIFE_DRAIN: Entry = &[AfterFall(kills_a_unit, is_wounded, life_drain)];

// ---- the turn ----

/// Stun: as each turn starts, enemy Commons next to a Deceiver are stunned for that turn.
fn stun(state: &mut State) {
    for seat in state.players() {
        let deceivers: Cards = state.with(seat, Ability::Stun).collect();
        let is_beside = |c: CardId| deceivers.iter().any(|deceiver| state.is_adjacent(c, deceiver));
        let is_stunned = |c: &CardId| state.is_common(*c) && !state.is_friendly(*c, seat) && is_beside(*c);
        let stunned: Cards = state.all_units().filter(is_stunned).collect();
        stunned.iter().for_each(|c| state.set(c, Flag::Stunned));
    }
}

/// Levitate: units near one that has it, and itself.
fn is_lifted(state: &State, card: CardId) -> bool {
    state.with(state.controller(card), Ability::Levitate).any(|u| u == card || state.is_within(card, u, 2))
}

impl State {
    /// The face a unit shows: its own, or the one a Mind Witch took on this turn.
    #[inline]
    pub fn guise(&self, card: CardId) -> Face {
        match self.mark(card) {
            Some(Mark::Face(face)) => face,
            Some(Mark::Card(_)) | None => self.face(card),
        }
    }
}

/// What a Mind Witch took on ends with the turn.
fn end_mimic(state: &mut State) {
    let witches: Cards = state.all_units().filter(|&c| matches!(state.mark(c), Some(Mark::Face(_)))).collect();
    witches.iter().for_each(|c| state.remember(c, None));
}

// ---- windows ----

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

fn can_counter(state: &State, card: CardId) -> bool {
    state.all_units().any(|unit| counters(state, card, unit))
}

/// As the Attack Phase closes, once a turn: a unit in line is discarded for its Summon Cost.
fn counter_summon(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let ask = Ask::Target(Why::Ability(Ability::CounterSummon));
    let Some(unit) = must_target(t, seat, ask, |s, c| s.is_unit(c) && counters(s, card, c))? else { return Ok(()) };
    let price = t.state.price(t.state.printed(unit).cost.unwrap_or(0));
    magic::pay(t, seat, price);
    leaving::discard(t, unit, seat)
}

/// An own Common within 3 spaces that has somebody to attack.
fn commands(state: &State, card: CardId, unit: CardId) -> bool {
    state.is_common(unit)
        && state.controller(unit) == state.controller(card)
        && state.is_within(unit, card, REACH)
        && state.may_attack_freely(unit)
        && state.has_target(unit)
}

fn can_command(state: &State, card: CardId) -> bool {
    state.all_units().any(|unit| commands(state, card, unit))
}

/// As the Attack Phase closes: an own Common near Sorgwen attacks, even if it has attacked.
fn telepathic_command(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let ask = Ask::Target(Why::Ability(Ability::TelepathicCommand));
    let Some(unit) = must_target(t, seat, ask, |s, c| commands(s, card, c))? else { return Ok(()) };
    attack::attack_freely(t, unit, Ask::Attack).map(|_| ())
}

fn mimics(state: &State, card: CardId, unit: CardId) -> bool {
    state.is_unit(unit) && !state.is_friendly(unit, state.controller(card)) && state.is_within(unit, card, REACH)
}

fn can_mimic(state: &State, card: CardId) -> bool {
    state.mark(card).is_none() && state.all_units().any(|unit| mimics(state, card, unit))
}

/// As the Movement Phase opens: for this turn the Mind Witch has the name and the ability of an enemy near her.
fn mimic(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let ask = Ask::Target(Why::Ability(Ability::Mimic));
    if let Some(unit) = must_target(t, seat, ask, |s, c| mimics(s, card, c))? {
        let other = t.state.face(unit);
        t.state.remember(card, Some(Mark::Face(other)));
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
fn mind_capture(t: &mut Board<'_>, card: CardId, wounds: u8, by: Blame) -> Flow<bool> {
    if !by.is_attack || t.state.is_friendly(card, by.seat) || !t.state.is_follower(card) {
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

fn is_wounded(state: &State, trigger: &Trigger) -> bool {
    trigger.stands(state) && state.wounds[trigger.card] > 0
}

/// Life Drain: for each unit it destroys it may heal 1 wound.
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

/// Judged as the target stood when it was attacked.
fn on_enemy_unit(state: &State, attack: &Attack) -> bool {
    attack.on_unit && !state.are_friends(attack.seat, attack.against)
}

fn has_memory(state: &State, trigger: &Trigger) -> bool {
    trigger.stands(state) && state.opponents(trigger.seat).any(|s| has_draw_pile(state, s))
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
    t.state.known.show(card, Audience::ALL);
    t.tell(Audience::ALL, || Event::Revealed { seat: victim, face });
    let offers = [Offer::Keep, Offer::Discard].map(Pick::Offer);
    if must(t, seat, Ask::Choose(why), |_, o| o.extend(offers))? == Pick::Offer(Offer::Keep) {
        return Ok(());
    }
    let saved = may(t, victim, Ask::Choose(why), |s, o| {
        if can_afford(s, victim) {
            o.add(paying(s));
        }
    })?;
    if saved.is_some() {
        buy(t, victim);
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

fn can_blast(state: &State, trigger: &Trigger) -> bool {
    let goes = |unit: CardId| state.can_be_moved(unit, trigger.seat, 1);
    trigger.stands(state) && state.all_units().any(|unit| blasts(state, trigger.card, unit) && goes(unit))
}

/// After an attack: a unit near the Controller is moved by up to 1 space.
fn telekinetic_blast(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let (seat, why) = (trigger.seat, trigger.why);
    let Some(unit) = may_target(t, seat, Ask::Target(why), |s, c| blasts(s, trigger.card, c))? else {
        return Ok(());
    };
    movement::move_freely(t, unit, seat, 1, Ask::Space(why)).map(|_| ())
}
