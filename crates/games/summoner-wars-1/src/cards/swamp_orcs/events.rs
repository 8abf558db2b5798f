//! The events of the Swamp Orcs.

use crate::clause::Clause::*;
use crate::clause::Entry;
use crate::lasting::{Ends, Lasting};
use crate::printed::{Ability, Effect, Faction};
use crate::rules::asking::{may_target, must_cell};
use crate::rules::{placing, vines};
use crate::state::{CardId, State};
use crate::{Ask, Board, Why};
use grid::Cells;
use kernel::Flow;

pub(crate) const VINE_GROWTH: Entry = &[Play(vine_growth)];
/// Until your next turn your Swamp Orcs have Vinemancer Guard.
pub(crate) const VINE_GUARD: Entry = &[
    Lasts(Lasting::VineGuard, Ends::BeforeTheNext),
    Grants(Lasting::VineGuard, Ability::VinemancerGuard, None, |unit, _| unit.faction == Faction::SwampOrcs),
];
pub(crate) const ENSNARE: Entry = &[Play(ensnare)];
/// This turn your Swamp Orcs have Vinemancer Ambush.
pub(crate) const AMBUSH: Entry = &[
    Lasts(Lasting::Ambush, Ends::WithTheTurn),
    Grants(Lasting::Ambush, Ability::VinemancerAmbush, None, |unit, _| unit.faction == Faction::SwampOrcs),
];

/// A vine wall grows next to a wall you control; the space may hold a unit, but no wall.
fn vine_growth(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    if t.state.supply(seat).next().is_none() {
        return Ok(()); // SW1-VINE-2
    }
    let beside = |state: &State| {
        let beside = state.field().spread(state.spaces_of(state.walls(seat)));
        beside.iter().filter(|&cell| state.takes_vine(cell)).collect()
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
        let fits = |s: &State, c: CardId| s.is_common(c) && Some(c) != first && !snares(s, c).is_empty();
        let Some(common) = may_target(t, seat, Ask::Target(why), fits)? else { break };
        if let Some(cell) = must_cell(t, seat, Ask::Space(why), |s| snares(s, common))? {
            placing::place(t, common, cell);
        }
        first = Some(common);
    }
    Ok(())
}

/// Bare vine walls near a unit.
fn snares(state: &State, card: CardId) -> Cells {
    let near = state.cell(card).map_or(Cells::NONE, |at| state.field().within(at, 4));
    near.both(state.vined).without(state.taken)
}
