//! Cave Goblins: a horde that costs nothing.

use crate::cards::{may_target, must_target, target_some};
use crate::clause::Clause::*;
use crate::clause::{Entry, act};
use crate::printed::{Ability, Classes, Effect, Phase};
use crate::rules::attack::extra_attack;
use crate::rules::damage::{self, Blame};
use crate::rules::force::{Push, force};
use crate::rules::triggers::Trigger;
use crate::rules::{tokens, zones};
use crate::state::{CardId, Cards, Flag, State};
use crate::{Ask, Board, Offer, Pick, Why};
use kernel::{Flow, Seat};

/// A friendly unit whose printed cost is 0; never the Summoner (SW2-KEYWORD-14).
fn is_free_unit(state: &State, card: CardId, seat: Seat) -> bool {
    state.is_unit(card) && state.is_friendly(card, seat) && state.printed(card).cost == Some(0)
}

/// Once per turn, in the Attack phase: exchange places with a friendly unit of cost 0.
pub(crate) const SLY: Entry = &[Usable(
    Phase::Attack,
    |state, me| state.units(state.active).any(|u| u != me && is_free_unit(state, u, state.active)),
    sly,
)];

fn sly(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let why = Why::Ability(Ability::Sly);
    if let Some(other) = must_target(t, seat, why, |s, c| c != card && is_free_unit(s, c, seat))? {
        zones::exchange(t, card, other);
    }
    Ok(())
}

/// At the start of the Attack phase: 1 magic for 1 boost, or 1 damage.
pub(crate) const BLOOD_RUNES: Entry = &[Begins(Phase::Attack, act(blood_runes))];

fn blood_runes(t: &mut Board<'_>, start: &Trigger) -> Flow {
    let card = start.card;
    let seat = t.state.controller(card);
    let pick: Pick = t.choose(seat, Ask::Choose(Why::Ability(Ability::BloodRunes)), |s, o| {
        if s.magic[seat.index()] > 0 {
            o.add(Pick::Offer(Offer::PayMagic));
        }
        o.add(Pick::Offer(Offer::TakeDamage));
    })?;
    if pick == Pick::Offer(Offer::PayMagic) {
        tokens::pay_magic(t, seat, 1);
        tokens::boost(t, card, 1);
        return Ok(());
    }
    let by = Blame::unit(t, card);
    damage::damage(t, card, 1, by)
}

/// At the end of the turn: 1 magic, or this unit is discarded.
pub(crate) const MAGIC_JUNKIE: Entry = &[TurnEnds(act(magic_junkie))];

fn magic_junkie(t: &mut Board<'_>, end: &Trigger) -> Flow {
    let card = end.card;
    let seat = t.state.controller(card);
    let pick: Pick = t.choose(seat, Ask::Choose(Why::Ability(Ability::MagicJunkie)), |s, o| {
        if s.magic[seat.index()] > 0 {
            o.add(Pick::Offer(Offer::PayMagic));
        }
        o.add(Pick::Offer(Offer::Discard));
    })?;
    if pick == Pick::Offer(Offer::PayMagic) {
        tokens::pay_magic(t, seat, 1);
        return Ok(());
    }
    zones::discard_object(t, card)
}

/// At the end of the Attack phase, unless it destroyed a unit this turn: discard an adjacent friendly unit, or itself.
pub(crate) const FEED_THE_EATER: Entry =
    &[Ends(Phase::Attack, act(feed_the_eater).when(|state, end| !state.flagged(end.card, Flag::Killed)))];

fn feed_the_eater(t: &mut Board<'_>, end: &Trigger) -> Flow {
    let card = end.card;
    let seat = t.state.controller(card);
    let why = Why::Ability(Ability::FeedTheEater);
    let food = must_target(t, seat, why, |s, c| {
        c == card || s.is_unit(c) && s.is_friendly(c, seat) && s.is_adjacent(c, card)
    })?;
    match food {
        Some(food) => zones::discard_object(t, food),
        None => Ok(()),
    }
}

/// Its attacks are none of the three.
pub(crate) const RELENTLESS: Entry = &[Uncounted()];

/// It may charge over 4 clear straight spaces; a move with 3 in a line gives it 1 strength for the turn.
pub(crate) const CHARGE: Entry = &[Charges(4, 3)];

/// 1 space more, and through structures.
pub(crate) const CLIMB: Entry = &[Spaces(|_, _| 1), Passes(|state, card| state.is_structure(card))];

/// It does not move.
pub(crate) const IMMOBILE: Entry = &[Stays()];

/// After an adjacent friendly unit moved, this unit may be placed next to where it now is.
pub(crate) const CLING: Entry = &[AfterNeighbour(act(cling).when(|state, after| {
    let at = after.whom.and_then(|c| state.cell(c));
    at.is_some_and(|at| state.room_beside(at).next().is_some())
}))];

fn cling(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let card = trigger.card;
    let seat = t.state.controller(card);
    let Some(at) = trigger.whom.and_then(|c| t.state.cell(c)) else { return Ok(()) };
    let pick = t.choose_or_pass::<Pick>(seat, Ask::Space(Why::Ability(Ability::Cling)), |s, o| {
        o.extend(s.room_beside(at).map(Pick::Cell));
    })?;
    if let Some(Pick::Cell(cell)) = pick {
        zones::place(t, card, cell);
    }
    Ok(())
}

/// Each friendly unit of cost 0 may make an extra attack, in any order.
pub(crate) const ENRAGE_THE_HORDE: Entry = &[Play(enrage_the_horde)];

fn enrage_the_horde(t: &mut Board<'_>, _: CardId) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::EnrageTheHorde);
    let mut done = Cards::NONE;
    loop {
        let next = may_target(t, seat, why, |s, c| {
            is_free_unit(s, c, seat) && !done.has(c) && s.can_attack(c).is_ok() && s.targets(c).next().is_some()
        })?;
        let Some(next) = next else { return Ok(()) };
        done.insert(next);
        extra_attack(t, next, |_, _| true)?;
    }
}

/// Any number of friendly units of cost 0, each forced 1 space.
pub(crate) const SNEAK: Entry = &[Play(sneak)];

fn sneak(t: &mut Board<'_>, _: CardId) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::Sneak);
    let targets = target_some(t, seat, why, usize::MAX, |s, c| is_free_unit(s, c, seat))?;
    for target in targets {
        if t.state.cell(target).is_some() {
            force(t, target, Push::new(why, seat, 1..=1))?;
        }
    }
    Ok(())
}

/// Friendly units have Gang Up.
pub(crate) const PILE_ON: Entry = &[Grants(Ability::GangUp, |state, me, card| state.is_friendly(card, me.owner()))];

/// 1 strength for each other friendly unit next to the target.
pub(crate) const GANG_UP: Entry = &[Strength(|state, me, target| {
    let helps = |&u: &CardId, target| u != me && u != target && state.is_adjacent(u, target);
    target.map_or(0, |target| state.units(state.controller(me)).filter(|u| helps(u, target)).count())
})];

/// Friendly commons that would be destroyed go to their owner's hand instead.
pub(crate) const UNRELENTING: Entry =
    &[Saves(|state, me, card| state.is(card, Classes::COMMON) && state.is_friendly(card, me.owner()))];
