//! Special cards at any time that discard others.

use crate::clause::Clause::{Aims, Asks, Costs, Does, Names, OnlyIf};
use crate::clause::{Do, Entry, Naming, d, per};
use crate::filter::{SQUAD, all, of_kind, yours};
use crate::printed::{Kind, Sort, Sorts, sort};
use crate::rules::asking::must;
use crate::rules::loot::worn;
use crate::rules::{naming, table};
use crate::state::{PieceId, Play, State, Thing};
use crate::{Ask, Board, Pick};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// Discard that mission.
pub(crate) const BOTCHED_ORDERS: Entry = &[Does(Do::Discard)];

/// Discard all missions in play.
pub(crate) const DESPERATE_MEASURES: Entry = &[Does(Do::DiscardEach(of_kind(Kind::Mission)))];

/// Discard all cities and citadels in play.
pub(crate) const EARTHQUAKE: Entry =
    &[Does(Do::DiscardEach(of_kind(Kind::Fortification).one_of(sort::CITY.and(sort::CITADEL))))];

/// Needs a Brotherhood warrior in your Squad. Every follower of Muawijhe in play discards its Dark Symmetry cards
/// and is wounded (no points).
pub(crate) const ESSENCE_OF_CLARITY: Entry = &[
    OnlyIf(has_brother),
    Does(Do::StripEach(all(sort::FOLLOWER_MUAWIJHE), Kind::Symmetry)),
    Does(Do::WoundEach(all(sort::FOLLOWER_MUAWIJHE))),
];

/// Needs a Brotherhood warrior in your Squad. Every follower of Semai in play discards its Dark Symmetry cards and
/// is wounded (no points).
pub(crate) const ESSENCE_OF_INTEGRITY: Entry = &[
    OnlyIf(has_brother),
    Does(Do::StripEach(all(sort::FOLLOWER_SEMAI), Kind::Symmetry)),
    Does(Do::WoundEach(all(sort::FOLLOWER_SEMAI))),
];

/// Needs a Brotherhood warrior in your Squad. Every follower of Demnogonis in play discards its Dark Symmetry cards
/// and is wounded (no points).
pub(crate) const ESSENCE_OF_MORALITY: Entry = &[
    OnlyIf(has_brother),
    Does(Do::StripEach(all(sort::FOLLOWER_DEMNOGONIS), Kind::Symmetry)),
    Does(Do::WoundEach(all(sort::FOLLOWER_DEMNOGONIS))),
];

/// Needs a Brotherhood warrior in your Squad. Every follower of Ilian in play discards its Dark Symmetry cards and
/// is wounded (no points).
pub(crate) const ESSENCE_OF_PURITY: Entry = &[
    OnlyIf(has_brother),
    Does(Do::StripEach(all(sort::FOLLOWER_ILIAN), Kind::Symmetry)),
    Does(Do::WoundEach(all(sort::FOLLOWER_ILIAN))),
];

/// Needs a Brotherhood warrior in your Squad. Every heretic in play discards its Dark Symmetry cards.
pub(crate) const ESSENCE_OF_RECTITUDE: Entry =
    &[OnlyIf(has_brother), Does(Do::StripEach(all(sort::HERETIC), Kind::Symmetry))];

/// Needs a Brotherhood warrior in your Squad. Every follower of Algeroth in play discards its Dark Symmetry cards
/// and is wounded (no points).
pub(crate) const ESSENCE_OF_VIRTUE: Entry = &[
    OnlyIf(has_brother),
    Does(Do::StripEach(all(sort::FOLLOWER_ALGEROTH), Kind::Symmetry)),
    Does(Do::WoundEach(all(sort::FOLLOWER_ALGEROTH))),
];

/// Discard one Dark Symmetry card of that warrior, your choice.
pub(crate) const FALLEN_FROM_FAVOR: Entry = &[
    Aims(|s, _, id| worn(s, id, Kind::Symmetry).next().is_some()),
    Asks(Naming::Worn(Kind::Symmetry)),
    Does(Do::DiscardNamed),
];

/// Discard one equipment card of that warrior, your choice.
pub(crate) const MALFUNCTION: Entry = &[
    Aims(|s, _, id| worn(s, id, Kind::Equipment).next().is_some()),
    Asks(Naming::Worn(Kind::Equipment)),
    Does(Do::DiscardNamed),
];

/// Discard all heretics in play; no points.
pub(crate) const REPENTANCE: Entry = &[Does(Do::DiscardEach(all(sort::HERETIC)))];

/// Name one corporation, the Brotherhood or the Dark Legion: its warriors in play discard all equipment.
pub(crate) const SABOTAGE: Entry = &[
    OnlyIf(|s, _| SIDES.iter().any(|&side| equipped(s, side).next().is_some())),
    Names(name_side),
    Does(Do::Run(sabotage)),
];

/// For each 10 D discard one warrior in play. Not an attack.
pub(crate) const WAVE_OF_RIGHTEOUSNESS: Entry = &[Costs(per(10)), Does(Do::Discard)];

/// 8 D: discard it. Not an attack.
pub(crate) const CLEANSING_FLAME: Entry = &[Costs(d(8)), Does(Do::Discard)];

/// Discard it.
pub(crate) const NATURAL_DISASTER: Entry = &[Does(Do::Discard)];

/// 8 D: discard it. Not an attack.
pub(crate) const SECRET_ASSASSIN: Entry = &[Costs(d(8)), Does(Do::Discard)];

/// Discard all Dark Symmetry cards in play.
pub(crate) const SYMMETRY_FAILURE: Entry = &[Does(Do::DiscardEach(of_kind(Kind::Symmetry)))];

/// Discard it.
pub(crate) const INNER_SHAME: Entry = &[Does(Do::Discard)];

/// Whose equipment Sabotage may strike.
const SIDES: [Sort; 7] = [
    Sort::Bauhaus,
    Sort::Brotherhood,
    Sort::Capitol,
    Sort::Cybertronic,
    Sort::DarkLegion,
    Sort::Imperial,
    Sort::Mishima,
];

fn has_brother(state: &State, by: Seat) -> bool {
    yours(sort::BROTHERHOOD).in_(SQUAD).all_in(state, by, None).next().is_some()
}

/// Equipment of all warriors of a side.
fn equipped(state: &State, side: Sort) -> impl Iterator<Item = PieceId> + '_ {
    state
        .warriors()
        .filter(move |&id| all(Sorts::of(side)).fits(state, state.controller(id), None, id))
        .flat_map(|id| worn(state, id, Kind::Equipment))
}

fn name_side(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let pick = must(t, play.by, Ask::Choose(play.face), |s, o| {
        o.extend(SIDES.into_iter().filter(|&side| equipped(s, side).next().is_some()).map(Pick::Sort));
    })?;
    if let Pick::Sort(side) = pick {
        naming::add(t, play, Thing::Sort(side));
    }
    Ok(())
}

fn sabotage(t: &mut Board<'_>, play: &Play) -> Flow {
    let named = play.things.iter().find_map(|thing| if let Thing::Sort(side) = thing { Some(*side) } else { None });
    let Some(side) = named else { return Ok(()) };
    let all: SmallVec<[PieceId; 16]> = equipped(&t.state, side).collect();
    all.into_iter().try_for_each(|id| table::discard(t, id))
}
