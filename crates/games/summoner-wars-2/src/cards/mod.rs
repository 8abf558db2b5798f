//! What the cards do: one file a faction, one entry an ability or event. Here is how their clauses are used, and how cards
//! ask; no card is named.

pub(crate) mod breakers;
pub(crate) mod cave_goblins;
pub(crate) mod common;
pub(crate) mod fallen_kingdom;
pub(crate) mod phoenix_elves;
pub(crate) mod polar_dwarves;
pub(crate) mod savanna_elves;
pub(crate) mod tundra_orcs;
pub(crate) mod vanguards;

use crate::clause::{self, Clause, Do, Moment, said};
use crate::event::Event;
use crate::printed::Ability;
use crate::rules::attack::{attack, count_attacker};
use crate::rules::damage::{self, Blame};
use crate::rules::movement::count_mover;
use crate::rules::triggers::acting;
use crate::rules::zones;
use crate::state::{CardId, Flag, State};
use crate::{Ask, Board, Pick, SummonerWars2, Why};
use kernel::{Audience, Flow, Options, Seat};

/// What an active event does instead of being discarded, where it says so.
pub(crate) fn lapse(state: &State, event: CardId) -> Option<Do> {
    let why = Why::Effect(state.printed(event).effect?);
    said!(clause::of(why, Moment::Lapses), Clause::Lapses(lapse) => *lapse).next()
}

/// SW2-ACTIVE-3: at the start of its owner's next turn an active event goes, unless it says otherwise.
pub(crate) fn end_active(t: &mut Board<'_>, event: CardId) -> Flow {
    if let Some(lapse) = lapse(&t.state, event) {
        return lapse(t, event);
    }
    zones::end_event(t, event);
    // A life bonus or a saved unit may have depended on it.
    damage::destroy_the_dead(t, Blame::NOBODY)
}

/// Abilities used at a free moment, instead of moving or attacking, or before an attack.
pub(crate) fn use_ability(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    for clause in Why::Ability(ability).entry() {
        match clause {
            Clause::Usable(_, _, does) => {
                t.state.set(card, Flag::Used);
                told(t, card, ability);
                return acting(t, card, |t| does(t, card));
            }
            Clause::InsteadOfMoving(does) => {
                count_mover(t, card);
                told(t, card, ability);
                return acting(t, card, |t| does(t, card));
            }
            Clause::InsteadOfAttacking(_, does) => {
                count_attacker(t, card);
                told(t, card, ability);
                return acting(t, card, |t| does(t, card));
            }
            Clause::BeforeAttack(..) => {
                count_attacker(t, card);
                return attack_after(t, card, ability, |_, _| true);
            }
            _ => {}
        }
    }
    Ok(())
}

fn told(t: &mut Board<'_>, card: CardId, ability: Ability) {
    if let Some(cell) = t.state.cell(card) {
        let face = t.state.face(card);
        t.tell(Audience::ALL, || Event::Used { face, cell, ability });
    }
}

/// SW2-ATTACK-19: an ability first, then the target; without one the attack ends without a roll.
pub(crate) fn attack_after(t: &mut Board<'_>, card: CardId, ability: Ability, fits: impl Fits) -> Flow {
    told(t, card, ability);
    let before = clause::of(Why::Ability(ability), Moment::BeforeAttack);
    let Some(before) = said!(before, Clause::BeforeAttack(_, before) => before).next() else { return Ok(()) };
    let before = before(t, card)?;
    if t.state.cell(card).is_none() {
        return Ok(());
    }
    let seat = t.state.controller(card);
    let offer = |s: &State, o: &mut Options<'_, SummonerWars2, Pick>| {
        let heals = |c: CardId| s.is_follower(c) && s.is_friendly(c, seat);
        let targets = s.targets(card).filter(|&c| fits(s, c) && (!before.heals || heals(c)));
        o.extend(targets.map(|c| Pick::Attack(card, c)));
    };
    let pick = acting(t, card, |t| t.choose_if_any(seat, Ask::Attack, offer))?;
    match pick {
        Some(Pick::Attack(_, target)) => attack(t, card, target, before),
        _ => Ok(()),
    }
}

// ---- how cards ask ----

/// What may be said of an object.
pub(crate) trait Fits: Fn(&State, CardId) -> bool {}
impl<F: Fn(&State, CardId) -> bool> Fits for F {}

/// One of these objects, or nobody: for effects that say *may*.
pub(crate) fn may_target(t: &mut Board<'_>, seat: Seat, why: Why, fits: impl Fits) -> Flow<Option<CardId>> {
    let pick = t.choose_or_pass::<Pick>(seat, Ask::Target(why), |state, options| {
        options.extend(state.field.iter().filter(|&c| fits(state, c)).map(Pick::Object));
    })?;
    Ok(pick.and_then(object))
}

/// One of these objects; nobody only where there is none.
pub(crate) fn must_target(t: &mut Board<'_>, seat: Seat, why: Why, fits: impl Fits) -> Flow<Option<CardId>> {
    let pick = t.choose_if_any::<Pick>(seat, Ask::Target(why), |state, options| {
        options.extend(state.field.iter().filter(|&c| fits(state, c)).map(Pick::Object));
    })?;
    Ok(pick.and_then(object))
}

/// Up to so many of these objects, one after another.
pub(crate) fn target_some(
    t: &mut Board<'_>,
    seat: Seat,
    why: Why,
    most: usize,
    fits: impl Fits,
) -> Flow<kernel::Picks<CardId>> {
    let picks = t.choose_some::<Pick>(seat, Ask::Target(why), 0..=most, |state, options| {
        options.extend(state.field.iter().filter(|&c| fits(state, c)).map(Pick::Object));
    })?;
    Ok(picks.into_iter().filter_map(object).collect())
}

/// An empty space next to another.
pub(crate) fn space_beside(t: &mut Board<'_>, seat: Seat, why: Why, cell: grid::Cell) -> Flow<Option<grid::Cell>> {
    let pick = t.choose_if_any::<Pick>(seat, Ask::Space(why), |state, options| {
        options.extend(state.room_beside(cell).map(Pick::Cell));
    })?;
    Ok(match pick {
        Some(Pick::Cell(cell)) => Some(cell),
        _ => None,
    })
}

fn object(pick: Pick) -> Option<CardId> {
    match pick {
        Pick::Object(card) => Some(card),
        _ => None,
    }
}
