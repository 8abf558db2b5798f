//! Swamp Orcs: vine walls, and those at home among them.

pub(crate) mod events;

use super::{buy, can_afford, kills_a_unit, paying};
use crate::clause::Clause::*;
use crate::clause::Moment::AttackBegins;
use crate::clause::{Clause, Entry, at};
use crate::event::Event;
use crate::printed::{Ability, Kind};
use crate::rules::asking::{may, must};
use crate::rules::triggers::Trigger;
use crate::rules::walking::Walk;
use crate::rules::wounds::{self, Blame, Fallen, Fate};
use crate::rules::{dice, leaving, vines};
use crate::state::{CardId, Flag, State};
use crate::{Ask, Board, Offer, Pick, Why};
use grid::Cell;
use kernel::{Audience, Flow};
use smallvec::SmallVec;

/// Adapt counts no more units than this.
const MOST_ADAPTED: i32 = 4;
/// Fear: from this die on a Common runs away.
const FLEES: u8 = 5;
/// At home among vine walls.
const FREE: Clause = FreeOfVines(|_, _| true);

/// A vine wall grows where a unit falls next to a wall of yours.
pub(crate) const RAMPANT_GROWTH: Entry = &[FREE, AfterFall(is_by_own_wall, can_grow, grow)];
/// +1 for each unit under Blerg, at most 4.
pub(crate) const ADAPT: Entry = &[
    Keeps(adapt),
    Attack(|state, blow| {
        let units = || state.under(blow.card).filter(|&c| state.is_unit(c)).count() as i32;
        if state.loaded.has(blow.card) { units().min(MOST_ADAPTED) } else { 0 }
    }),
];
/// On a vine wall he attacks at range, with +1.
pub(crate) const VINEMANCER_REACH: Entry =
    &[FREE, Ranged(State::stands_on_vine), Attack(|state, blow| state.stands_on_vine(blow.card).into())];
/// A vine wall grows where Splub destroys an enemy unit.
pub(crate) const VINEMANCER_SOW: Entry = &[FREE, AfterFall(kills_an_enemy, can_grow, grow)];
/// +1 after a vine wall was entered or left by moving.
pub(crate) const VINEMANCER_AMBUSH: Entry = &[
    FREE,
    Attack(|state, blow| state.is(blow.card, Flag::Crossed).into()),
    ComesBack(|state, walk| state.is_by_a_vine(walk.card)),
];
pub(crate) const FEAR: Entry = &[EveryStep(is_fearful, fear), MindsTheWay(is_feared)];
/// Next to a vine wall, an opponent's dice wound only with 5 or 6. It frees whom it is printed on, not those who are
/// granted it.
pub(crate) const VINEMANCER_GUARD: Entry = &[
    HitOn(5, |state, orc, by| !state.is_friendly(by, state.controller(orc)) && state.is_by_a_vine(orc)),
    FreeOfVines(|state, orc| state.is_named(orc, Ability::VinemancerGuard)),
];
/// While Glurp is yours, every event but a wall costs 1.
pub(crate) const DISRUPTIVE: Entry =
    &[EventPrice(|state, seat, price| price + state.with(seat, Ability::Disruptive).count() as u8)];
/// +1 against a unit by a vine wall.
pub(crate) const VINEMANCER_CHOKE: Entry =
    &[FREE, Attack(|state, blow| blow.target.is_some_and(|c| state.is_unit(c) && state.is_by_a_vine(c)).into())];
pub(crate) const VINEMANCER_ENTANGLE: Entry = &[FREE, AfterAttack(|_, _| true, can_entangle, entangle)];
pub(crate) const VINEMANCER_ANIMATE: Entry = &[
    FREE,
    Usable(at(AttackBegins).once(), |state, card| animated(state, card).next().is_some(), animate),
    Attack(|state, blow| state.is(blow.card, Flag::Edge).into()),
];
/// A vine wall grows where it falls itself.
pub(crate) const SPORE_CARRIER: Entry = &[AfterFall(|_, card, fallen| fallen.card == card, can_grow, grow)];

/// Adapt: for each enemy unit he destroys, heal 1 wound, or slide the card under Blerg, or neither.
fn adapt(t: &mut Board<'_>, blerg: CardId, card: CardId) -> Flow<Option<Fate>> {
    let seat = t.state.controller(blerg);
    if t.state.is_friendly(card, seat) {
        return Ok(None);
    }
    let ask = Ask::Choose(Why::Ability(Ability::Adapt));
    let pick = may(t, seat, ask, |state, options| {
        if state.wounds[blerg] > 0 {
            options.add(Pick::Offer(Offer::Heal));
        }
        options.add(Pick::Offer(Offer::SlideUnder));
    })?;
    match pick {
        Some(Pick::Offer(Offer::SlideUnder)) => return Ok(Some(Fate::Under(blerg))),
        Some(_) => wounds::heal(t, blerg, 1),
        None => {}
    }
    Ok(None)
}

fn is_by_own_wall(state: &State, card: CardId, fallen: &Fallen) -> bool {
    fallen.is_unit && fallen.by_walls_of >> state.controller(card).0 & 1 != 0
}

fn kills_an_enemy(state: &State, card: CardId, fallen: &Fallen) -> bool {
    kills_a_unit(state, card, fallen) && !state.are_friends(fallen.by.seat, fallen.seat)
}

fn can_grow(state: &State, trigger: &Trigger) -> bool {
    trigger.about.is_some_and(|cell| state.takes_vine(cell)) && state.supply(trigger.seat).next().is_some()
}

fn grow(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    trigger.about.into_iter().for_each(|cell| vines::grow(t, trigger.seat, cell));
    Ok(())
}

fn is_feared(state: &State, walk: &Walk, from: Cell) -> bool {
    let is_near = |c: CardId| state.cell(c).is_some_and(|at| state.apart(at, from) <= walk.spaces + 1);
    let mut enemies = state.opponents(state.controller(walk.card));
    state.is_common(walk.card) && enemies.any(|seat| state.with(seat, Ability::Fear).any(is_near))
}

/// Whom a Common is afraid of on a space.
fn fearsome(state: &State, walk: &Walk, at: Cell) -> impl Iterator<Item = CardId> {
    let seat = state.controller(walk.card);
    let is_fearsome = move |c: &CardId| state.has(*c, Ability::Fear) && !state.is_friendly(*c, seat);
    state.units_beside(at).filter(is_fearsome).filter(|_| state.is_common(walk.card))
}

fn is_fearful(state: &State, walk: &Walk, at: Cell) -> bool {
    fearsome(state, walk, at).next().is_some()
}

/// SW1-RULING-26; section 6, 50: a die for every Savager the step of a Common leads next to.
fn fear(t: &mut Board<'_>, walk: &Walk, at: Cell) -> Flow<bool> {
    let mut beside: SmallVec<[CardId; 4]> = fearsome(&t.state, walk, at).collect();
    beside.sort_unstable();
    for savager in beside {
        let seat = t.state.controller(savager);
        if let Some(cell) = t.state.cell(savager) {
            let face = t.state.face(savager);
            t.tell(Audience::ALL, || Event::Used { face, cell, ability: Ability::Fear });
        }
        if dice::one(t, walk.mover)? >= FLEES {
            leaving::discard(t, walk.card, seat)?;
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whoever survived Splack's attack, if there is a vine wall and 1 Magic Point for it.
fn can_entangle(state: &State, trigger: &Trigger) -> bool {
    let can_hold = |c: CardId| state.is_follower(c) && state.cell(c).is_some_and(|cell| state.takes_vine(cell));
    trigger.whom.is_some_and(can_hold)
        && trigger.stands(state)
        && can_afford(state, trigger.seat)
        && state.supply(trigger.seat).next().is_some()
}

/// For 1 Magic Point a vine wall grows under whoever survived Splack's attack.
fn entangle(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let Some(cell) = trigger.whom.and_then(|c| t.state.cell(c)) else { return Ok(()) };
    let ask = Ask::Choose(Why::Ability(Ability::VinemancerEntangle));
    if may(t, trigger.seat, ask, |s, o| o.add(paying(s)))?.is_some() {
        buy(t, trigger.seat);
        vines::grow(t, trigger.seat, cell);
    }
    Ok(())
}

/// Own vine walls a Conjurer can animate: within 3 spaces, the one under it included.
fn animated(state: &State, card: CardId) -> impl Iterator<Item = CardId> + '_ {
    let near = move |vine: CardId| state.distance(vine, card).is_some_and(|d| d <= 3);
    state.walls(state.controller(card)).filter(move |&w| state.kind(w) == Kind::Vine && near(w))
}

/// Destroy one of your vine walls within 3 spaces for one more die, or for a ranged attack, this turn.
fn animate(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let why = Why::Ability(Ability::VinemancerAnimate);
    let pick = must(t, seat, Ask::Target(why), |s, o| o.extend(animated(s, card).map(Pick::Card)))?;
    let by = Blame::ability(&t.state, card);
    wounds::destroy_all(t, &[crate::rules::asking::card(pick)], by)?;
    let offers = [Offer::Edge, Offer::Far].map(Pick::Offer);
    let pick = must(t, seat, Ask::Choose(why), |_, o| o.extend(offers))?;
    t.state.set(card, if pick == Pick::Offer(Offer::Edge) { Flag::Edge } else { Flag::Far });
    Ok(())
}
