//! The events of the Sand Goblins.

use crate::cards::last;
use crate::clause::Clause::*;
use crate::clause::Entry;
use crate::lasting::{Ends, Lasting};
use crate::printed::{Ability, Effect, Faction};
use crate::rules::asking::{may_target, must_cell, number};
use crate::rules::{placing, wounds};
use crate::state::{CardId, Cards, State};
use crate::{Ask, Board, Why};
use grid::Cells;
use kernel::{Flow, Seat};

/// Taunt is heard so far.
const TAUNT_REACH: u8 = 3;

/// Mirage removes at most so many wounds from a wall.
const MOST_MENDED: u8 = 3;

pub(crate) const TAUNT: Entry = &[Play(taunt)];
/// Until your next turn your Sand Goblins have Camouflage.
pub(crate) const DUCK_AND_COVER: Entry = &[
    Lasts(Lasting::DuckAndCover, Ends::BeforeTheNext),
    Grants(Lasting::DuckAndCover, Ability::Camouflage, None, |unit, _| unit.faction == Faction::SandGoblins),
];
/// This turn your units with Scavenge have Stolen Weapons.
pub(crate) const SHINY: Entry = &[
    Lasts(Lasting::Shiny, Ends::WithTheTurn),
    Grants(Lasting::Shiny, Ability::StolenWeapons, None, |_, abilities| abilities.has(Ability::Scavenge)),
];
pub(crate) const MIRAGE: Entry = &[Play(mirage), Lasts(Lasting::SummonNow, Ends::WithTheEventPhase)];

/// Up to two enemy Commons, one after another, are placed next to a goblin of yours within 3 spaces of them.
fn taunt(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::SandGoblinsTaunt);
    let mut first = None;
    for _ in 0..2 {
        let fits = |s: &State, c: CardId| {
            s.is_common(c) && !s.is_friendly(c, seat) && Some(c) != first && !lures(s, seat, c).is_empty()
        };
        let Some(common) = may_target(t, seat, Ask::Target(why), fits)? else { break };
        if let Some(cell) = must_cell(t, seat, Ask::Space(why), |s| lures(s, seat, common))? {
            placing::place(t, common, cell);
        }
        first = Some(common);
    }
    Ok(())
}

/// Spaces beside the goblins of a seat that a Common hears.
fn lures(state: &State, seat: Seat, common: CardId) -> Cells {
    let goblins = state.units(seat).filter(|&c| state.is_of(c, Faction::SandGoblins));
    let heard = goblins.filter(|&c| state.is_within(c, common, TAUNT_REACH));
    state.field().spread(state.spaces_of(heard)).without(state.taken)
}

/// Each of your walls may be placed on an empty space of your side, and mended by 3; and you may summon in this phase.
fn mirage(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::SandGoblinsMirage);
    let mut placed = Cards::default();
    let open = |s: &State| s.own_side(seat).both(s.empty_spaces());
    loop {
        let fits =
            |s: &State, c: CardId| s.is_wall(c) && s.controller(c) == seat && !placed.has(c) && !open(s).is_empty();
        let Some(wall) = may_target(t, seat, Ask::Target(why), fits)? else { break };
        let Some(cell) = must_cell(t, seat, Ask::Space(why), open)? else { break };
        placing::place(t, wall, cell);
        placed.insert(wall);
        let most = MOST_MENDED.min(t.state.wounds[wall]);
        let mended = number(t, seat, Ask::Number(why), 0..=most.into())?;
        wounds::heal(t, wall, mended as u8);
    }
    last(t, Lasting::SummonNow);
    Ok(())
}
