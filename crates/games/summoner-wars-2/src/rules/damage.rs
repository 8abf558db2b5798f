//! SW2-DAMAGE, SW2-END: damage, destruction, and what comes of it.

use crate::Board;
use crate::clause::{Clause, Moment, each, said};
use crate::event::Event;
use crate::printed::Classes;
use crate::query::other;
use crate::rules::triggers::{self, Trigger, Triggers};
use crate::rules::{tokens, zones};
use crate::state::{CardId, Flag, State};
use grid::Cell;
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// Who is behind a destruction: SW2-DAMAGE-7, SW2-DAMAGE-10.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Blame {
    pub seat: Option<Seat>,
    pub unit: Option<CardId>,
}

impl Blame {
    /// Nobody gains magic: a life bonus was lost, or it is a penalty.
    pub(crate) const NOBODY: Blame = Blame { seat: None, unit: None };

    pub(crate) fn unit(t: &Board<'_>, unit: CardId) -> Blame {
        Blame { seat: Some(t.state.controller(unit)), unit: Some(unit) }
    }

    pub(crate) fn event(seat: Seat) -> Blame {
        Blame { seat: Some(seat), unit: None }
    }
}

/// Damage for several objects at once.
pub(crate) type Hits = SmallVec<[(CardId, u8); 8]>;

/// SW2-DAMAGE-14: all tokens first, then everything without remaining life is destroyed together.
pub(crate) fn damage_all(t: &mut Board<'_>, hits: &[(CardId, u8)], by: Blame) -> Flow {
    for &(card, damage) in hits {
        add_damage(t, card, damage);
    }
    destroy_the_dead(t, by)
}

pub(crate) fn damage(t: &mut Board<'_>, card: CardId, amount: u8, by: Blame) -> Flow {
    damage_all(t, &[(card, amount)], by)
}

/// Damage by the ability of a unit.
pub(crate) fn ability_damage(t: &mut Board<'_>, unit: CardId, hits: &[(CardId, u8)], by: Blame) -> Flow {
    let seat = by.seat.unwrap_or_else(|| t.state.controller(unit));
    let fanned = |&(card, damage): &(CardId, u8)| (card, damage + t.state.fanned(seat, card));
    let hits: Hits = hits.iter().filter(|hit| hit.1 > 0).map(fanned).collect();
    damage_all(t, &hits, by)
}

impl State {
    /// How much more the abilities of a seat's units do to a unit.
    pub(crate) fn fanned(&self, seat: Seat, card: CardId) -> u8 {
        said!(self.of_events(Moment::Fans), (event, _, Clause::Fans(fits)) if fits(self, event, seat, card) => ())
            .count() as u8
    }

    /// Whether an object would go to its owner's hand instead of being destroyed: SW2-INSTEAD-7.
    pub(crate) fn is_saved(&self, card: CardId) -> bool {
        let saved =
            said!(self.of_events(Moment::Saves), (event, _, Clause::Saves(fits)) if fits(self, event, card) => ());
        saved.count() > 0
    }
}

/// SW2-DAMAGE-1
pub(crate) fn add_damage(t: &mut Board<'_>, card: CardId, damage: u8) {
    if let Some(cell) = t.state.stands(card).filter(|_| damage > 0) {
        t.state.damage[card] = t.state.damage[card].saturating_add(damage);
        let face = t.state.face(card);
        t.tell(Audience::ALL, || Event::Damaged { face, cell, damage });
    }
}

/// SW2-DAMAGE-12: asked to remove more than there is, remove all.
pub(crate) fn heal(t: &mut Board<'_>, card: CardId, amount: u8) {
    let damage = amount.min(t.state.damage[card]);
    if let Some(cell) = t.state.stands(card).filter(|_| damage > 0) {
        t.state.damage[card] -= damage;
        let face = t.state.face(card);
        t.tell(Audience::ALL, || Event::Healed { face, cell, damage });
    }
}

/// Something that was on the battlefield until now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fallen {
    pub card: CardId,
    pub cell: Cell,
    pub seat: Seat,
    pub is_unit: bool,
}

/// SW2-DAMAGE-4: destroy everything without remaining life, and resolve what comes of it.
pub(crate) fn destroy_the_dead(t: &mut Board<'_>, by: Blame) -> Flow {
    let dead = the_dead(t);
    if dead.is_empty() { Ok(()) } else { destroy_all(t, &dead, by) }
}

/// In the later texts a life bonus depends on where its giver stands (Ollag).
pub(crate) fn positions_changed(t: &mut Board<'_>) -> Flow {
    if t.state.revised { destroy_the_dead(t, Blame::NOBODY) } else { Ok(()) }
}

fn the_dead(t: &Board<'_>) -> SmallVec<[CardId; 8]> {
    // Nothing lowers a life below what is printed, so most can be told alive at a glance.
    let hurt = |c: CardId| t.state.damage[c] > 0 && t.state.damage[c] >= t.state.printed(c).life;
    t.state.field.iter().filter(|&c| hurt(c) && t.state.remaining(c) <= 0).collect()
}

/// Destroy objects together, whatever life they have left, and resolve what comes of it.
pub(crate) fn destroy_all(t: &mut Board<'_>, doomed: &[CardId], by: Blame) -> Flow {
    let triggers = destroy_for_now(t, doomed, by)?;
    triggers::resolve(t, triggers)
}

/// Destroy objects and hand over what is triggered: it waits where the destruction is a cost (SW2-TIMING-8).
/// Those that fall because a life bonus fell with somebody else go at once too, and earn nobody magic (section 6, 11).
pub(crate) fn destroy_for_now(t: &mut Board<'_>, doomed: &[CardId], by: Blame) -> Flow<Triggers> {
    let mut triggers = fall(t, doomed, by)?;
    loop {
        let dead = the_dead(t);
        if dead.is_empty() {
            return Ok(triggers);
        }
        triggers.extend(fall(t, &dead, Blame::NOBODY)?);
    }
}

/// Objects fall together: SW2-DAMAGE-14.
fn fall(t: &mut Board<'_>, doomed: &[CardId], by: Blame) -> Flow<Triggers> {
    let mut lost = [false; 2];
    for &card in doomed.iter().filter(|&&c| t.state.is(c, Classes::SUMMONER)) {
        lost[card.owner().index()] = true;
    }
    let mut fallen: SmallVec<[Fallen; 8]> = SmallVec::new();
    for &card in doomed {
        // Section 6, 7: a unit that falls while it passes another falls on the space it had just reached.
        let Some(cell) = t.state.stands(card) else { continue };
        let seat = t.state.controller(card);
        if t.state.is_saved(card) {
            zones::return_to_hand(t, card); // then nothing was destroyed
            continue;
        }
        fallen.push(Fallen { card, cell, seat, is_unit: t.state.is_unit(card) });
    }
    let triggers = after_destruction(t, &fallen, by);
    for one in &fallen {
        let face = t.state.face(one.card);
        zones::discard(t, one.card);
        t.tell(Audience::ALL, || Event::Destroyed { face, cell: one.cell });
        if let Some(unit) = by.unit.filter(|&u| one.is_unit && u != one.card) {
            t.state.set(unit, Flag::Killed);
        }
        earn_magic(t, one, by);
    }
    match lost {
        [false, false] => Ok(triggers),
        // SW2-END-4: the active player orders the two destructions, and so wins.
        [true, true] => {
            let seat = t.state.active;
            zones::win(t, seat)
        }
        [south, _] => zones::win(t, if south { Seat(1) } else { Seat(0) }),
    }
}

/// SW2-DAMAGE-7 to SW2-DAMAGE-11: one magic for each destroyed object that the opponent controlled.
fn earn_magic(t: &mut Board<'_>, fallen: &Fallen, by: Blame) {
    let Some(seat) = by.seat.filter(|&s| s == other(fallen.seat)) else { return };
    let for_nothing = by.unit.is_some_and(|u| u != fallen.card && t.state.says(u, Moment::EarnsNothing));
    if !(for_nothing && fallen.is_unit) {
        tokens::gain_magic(t, seat, 1);
    }
}

/// SW2-DAMAGE-14: who was near is judged from the positions just before the destruction.
fn after_destruction(t: &Board<'_>, fallen: &[Fallen], by: Blame) -> Triggers {
    let mut triggers = Triggers::new();
    let state = &t.state;
    let falls = |card: CardId| fallen.iter().any(|f| f.card == card);
    for one in fallen.iter().filter(|f| f.is_unit) {
        let (about, whom) = (Some(one.cell), Some(one.card));
        // SW2-ABILITY-2: it works immediately after the destruction of its unit.
        let enemy = |&c: &CardId| state.is_unit(c) && !state.is_friendly(c, one.seat) && !falls(c);
        let own = each(state.abilities(one.card), Moment::AfterOwnFall);
        triggers.extend(said!(own, (ability, Clause::AfterOwnFall(act)) => {
            let near = state.beside(one.cell).filter(enemy).collect();
            Trigger { about, near, seat: one.seat, ..Trigger::of(one.card, ability, act) }
        }));
        let units = state.of_units(state.active, Moment::AfterFall).filter(|found| !falls(found.0));
        triggers.extend(said!(units, (unit, ability, Clause::AfterFall(fits, act)) if fits(state, unit, one, by)
            => Trigger { about, whom, ..Trigger::of(unit, ability, act) }));
        if let Some(unit) = by.unit.filter(|&u| !falls(u) && state.cell(u).is_some()) {
            triggers.extend(said!(each(state.abilities(unit), Moment::AfterKill), (ability, Clause::AfterKill(act))
                => Trigger { about, whom, ..Trigger::of(unit, ability, act) }));
        }
        let events = state.of_events(Moment::AfterFall);
        triggers.extend(said!(events, (event, effect, Clause::AfterFall(fits, act)) if fits(state, event, one, by)
            => Trigger::event(event, effect, act)));
    }
    triggers
}
