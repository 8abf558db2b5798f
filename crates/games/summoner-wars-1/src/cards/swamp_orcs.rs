//! Swamp Orcs: vine walls, and those at home among them.

use crate::lasting::Lasting;
use crate::printed::{Ability, Effect, Kind};
use crate::query::{Blow, Part};
use crate::rules::asking::{may, may_target, must, must_cell};
use crate::rules::triggers::{Trigger, Triggers};
use crate::rules::wounds::{self, Blame, Fallen, Fate};
use crate::rules::{magic, placing, vines};
use crate::state::{CardId, Flag, State};
use crate::{Ask, Board, Event, Offer, Pick, Why};
use grid::Cell;
use kernel::{Audience, Flow, Seat};

/// Vinemancer Guard: dice wound from here on.
pub(super) const GUARDED: u8 = 5;

/// Adapt counts no more units than this.
const MOST_ADAPTED: i32 = 4;

/// Adapt: +1 for each unit under Blerg, at most 4. Vinemancer Reach: +1 on a vine wall. Vinemancer Ambush: +1 after a
/// vine wall was entered or left by moving. Vinemancer Choke: +1 against a unit by a vine wall.
pub(super) fn attack_parts(state: &State, blow: &Blow, add: &mut dyn FnMut(i32, Part)) {
    let Blow { card, abilities, target, .. } = *blow;
    let mut has = |ability, amount| {
        if abilities.has(ability) {
            add(amount, Part::Ability(ability));
        }
    };
    if state.loaded.has(card) {
        let units = state.under(card).filter(|&c| state.is_unit(c)).count() as i32;
        has(Ability::Adapt, units.min(MOST_ADAPTED));
    }
    has(Ability::VinemancerReach, state.stands_on_vine(card).into());
    has(Ability::VinemancerAmbush, state.is(card, Flag::Crossed).into());
    if let Some(target) = target {
        has(Ability::VinemancerChoke, (state.is_unit(target) && state.is_by_a_vine(target)).into());
    }
    if state.is(card, Flag::Edge) {
        has(Ability::VinemancerAnimate, 1);
    }
}

/// Vinemancer Guard: next to a vine wall, an opponent's dice wound only with 5 or 6. Own attacks are not weakened.
pub(super) fn is_guarded(state: &State, attacker: CardId, struck: CardId) -> bool {
    state.has(struck, Ability::VinemancerGuard)
        && !state.is_friendly(attacker, state.controller(struck))
        && state.is_by_a_vine(struck)
}

/// Disruptive: while Glurp is yours, every event but a wall costs 1.
pub(super) fn event_price(state: &State, seat: Seat) -> u8 {
    state.with(seat, Ability::Disruptive).count() as u8
}

/// Adapt: for each enemy unit he destroys, heal 1 wound, or slide the card under Blerg, or neither.
pub(super) fn adapt(t: &mut Board<'_>, blerg: CardId, card: CardId, fate: Fate) -> Flow<Fate> {
    let seat = t.state.controller(blerg);
    if t.state.is_friendly(card, seat) {
        return Ok(fate);
    }
    let ask = Ask::Choose(Why::Ability(Ability::Adapt));
    let pick = may(t, seat, ask, |state, options| {
        if state.wounds[blerg.index()] > 0 {
            options.add(Pick::Offer(Offer::Heal));
        }
        options.add(Pick::Offer(Offer::SlideUnder));
    })?;
    match pick {
        Some(Pick::Offer(Offer::SlideUnder)) => Ok(Fate::Under(blerg)),
        Some(_) => {
            wounds::heal(t, blerg, 1);
            Ok(fate)
        }
        None => Ok(fate),
    }
}

/// Rampant Growth: next to a wall of yours. Vinemancer Sow: where Splub destroyed an enemy unit. Spore Carrier: where it
/// stood itself.
pub(super) fn after_destruction(state: &State, fallen: &[Fallen], by: Blame) -> Triggers {
    let mut triggers = Triggers::new();
    for one in fallen.iter().filter(|f| f.is_unit) {
        let mut grows = |card, ability| {
            triggers.push(Trigger { about: Some(one.cell), ..Trigger::of(state, card, ability) });
        };
        for seat in state.players().filter(|s| one.by_walls_of >> s.0 & 1 != 0) {
            state.with(seat, Ability::RampantGrowth).for_each(|card| grows(card, Ability::RampantGrowth));
        }
        let sower = by.unit.filter(|&u| u != one.card && state.has(u, Ability::VinemancerSow));
        if let Some(card) = sower.filter(|_| !state.are_friends(by.seat, one.seat)) {
            grows(card, Ability::VinemancerSow);
        }
        if state.has(one.card, Ability::SporeCarrier) {
            grows(one.card, Ability::SporeCarrier);
        }
    }
    triggers
}

pub(super) fn can_do(state: &State, trigger: &Trigger) -> bool {
    let grows =
        || trigger.about.is_some_and(|cell| state.takes_vine(cell)) && state.supply(trigger.seat).next().is_some();
    match trigger.why {
        Why::Ability(Ability::RampantGrowth | Ability::VinemancerSow | Ability::SporeCarrier) => grows(),
        // Splack: whoever survived his attack, if there is a vine wall and 1 Magic Point for it.
        Why::Ability(Ability::VinemancerEntangle) => {
            let survivor = trigger.whom.is_some_and(|c| state.is_follower(c) && state.cell(c).is_some());
            let at = Trigger { about: trigger.whom.and_then(|c| state.cell(c)), ..trigger.clone() };
            survivor
                && state.cell(trigger.card).is_some()
                && state.can_pay(trigger.seat, state.price(1))
                && at.about.is_some_and(|cell| state.takes_vine(cell))
                && state.supply(trigger.seat).next().is_some()
        }
        _ => false,
    }
}

pub(super) fn resolve(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    match (trigger.why, trigger.about) {
        (Why::Ability(Ability::RampantGrowth | Ability::VinemancerSow | Ability::SporeCarrier), Some(cell)) => {
            vines::grow(t, trigger.seat, cell);
            Ok(())
        }
        (Why::Ability(Ability::VinemancerEntangle), _) => entangle(t, trigger),
        _ => Ok(()),
    }
}

/// For 1 Magic Point a vine wall grows under whoever survived Splack's attack.
fn entangle(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let Some(cell) = trigger.whom.and_then(|c| t.state.cell(c)) else { return Ok(()) };
    let ask = Ask::Choose(Why::Ability(Ability::VinemancerEntangle));
    if may(t, trigger.seat, ask, |_, o| o.add(Pick::Offer(Offer::Pay)))?.is_some() {
        let price = t.state.price(1);
        magic::pay(t, trigger.seat, price);
        vines::grow(t, trigger.seat, cell);
    }
    Ok(())
}

/// Own vine walls a Conjurer can animate: within 3 spaces, the one under it included.
fn animated(state: &State, card: CardId) -> impl Iterator<Item = CardId> + '_ {
    let near = move |vine: CardId| state.distance(vine, card).is_some_and(|d| d <= 3);
    state.walls(state.controller(card)).filter(move |&w| state.kind(w) == Kind::Vine && near(w))
}

pub(super) fn can_use(state: &State, card: CardId, ability: Ability) -> bool {
    ability == Ability::VinemancerAnimate && !state.is(card, Flag::Used) && animated(state, card).next().is_some()
}

pub(super) fn use_ability(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    if ability == Ability::VinemancerAnimate { animate(t, card) } else { Ok(()) }
}

/// Destroy one of your vine walls within 3 spaces for one more die, or for a ranged attack, this turn.
fn animate(t: &mut Board<'_>, card: CardId) -> Flow {
    t.state.set(card, Flag::Used);
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

pub(super) fn play(t: &mut Board<'_>, effect: Effect) -> Flow {
    match effect {
        Effect::SwampOrcsVineGrowth => vine_growth(t),
        Effect::SwampOrcsEnsnare => ensnare(t),
        Effect::SwampOrcsVineGuard => {
            lasts(t, Lasting::VineGuard);
            Ok(())
        }
        Effect::SwampOrcsAmbush => {
            lasts(t, Lasting::Ambush);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// The active player's army is under a lasting effect.
fn lasts(t: &mut Board<'_>, what: Lasting) {
    let seat = t.state.active;
    t.state.add_lasting(seat, what);
    t.tell(Audience::ALL, || Event::Marked { seat, what });
}

/// A vine wall grows next to a wall you control; the space may hold a unit, but no wall.
fn vine_growth(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    if t.state.supply(seat).next().is_none() {
        return Ok(()); // SW1-VINE-2
    }
    let beside = |state: &State, cell: Cell| {
        state.beside(cell).any(|c| state.is_wall(c) && state.controller(c) == seat) && state.takes_vine(cell)
    };
    let ask = Ask::Space(Why::Effect(Effect::SwampOrcsVineGrowth));
    if let Some(cell) = must_cell(t, seat, ask, beside)? {
        vines::grow(t, seat, cell);
    }
    Ok(())
}

/// Up to two Commons of any side, one after another, are placed on vine walls without a unit within 4 spaces.
fn ensnare(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::SwampOrcsEnsnare);
    let mut first = None;
    for _ in 0..2 {
        let fits = |s: &State, c: CardId| s.is_common(c) && Some(c) != first && snares(s, c).next().is_some();
        let Some(common) = may_target(t, seat, Ask::Target(why), fits)? else { break };
        if let Some(cell) = must_cell(t, seat, Ask::Space(why), |s, cell| snares(s, common).any(|c| c == cell))? {
            placing::place(t, common, cell);
        }
        first = Some(common);
    }
    Ok(())
}

/// Bare vine walls near a unit.
fn snares(state: &State, card: CardId) -> impl Iterator<Item = Cell> + '_ {
    let vines = state.players().flat_map(|s| state.walls(s)).filter(|&w| state.kind(w) == Kind::Vine);
    vines
        .filter_map(|w| state.cell(w))
        .filter(move |&cell| state.has_room(cell) && state.cell(card).is_some_and(|at| state.apart(at, cell) <= 4))
}
