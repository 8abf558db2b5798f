//! The twelve flares: an upper and a lower effect each.

use super::verbs::{
    convertible, either, either_possible, must_convert, must_move, must_raise, place_one, shared_moves,
};
use crate::clause::Flare;
use crate::printed::Level;
use crate::rules::acting;
use crate::rules::pieces::{Kind, may_leap, may_move};
use crate::state::State;
use crate::{Arena, Ask, Choice};
use kernel::Flow;

pub(super) const FLARE_01: Flare = Flare { upper: place_common, lower: place_heroic };
pub(super) const FLARE_02: Flare = Flare { upper: place_common, lower: place_common };
pub(super) const FLARE_03: Flare = Flare { upper: three_moves, lower: gain_action };
pub(super) const FLARE_04: Flare = Flare { upper: place_common, lower: place_or_convert };
pub(super) const FLARE_05: Flare = Flare { upper: move_or_raise, lower: place_two };
pub(super) const FLARE_06: Flare = Flare { upper: place_or_raise, lower: combat_leap };
pub(super) const FLARE_07: Flare = Flare { upper: place_common, lower: raise_and_gain_action };
pub(super) const FLARE_08: Flare = Flare { upper: gain_action, lower: place_common };
pub(super) const FLARE_09: Flare = Flare { upper: place_heroic, lower: standard_and_combat_move };
pub(super) const FLARE_10: Flare = Flare { upper: place_two, lower: place_common };
pub(super) const FLARE_11: Flare = Flare { upper: place_common, lower: combat_move_or_two_standard };
pub(super) const FLARE_12: Flare = Flare { upper: standard_leap, lower: gain_action };

fn place_common(t: &mut Arena<'_>, ask: Ask) -> Flow {
    place_one(t, ask, Level::Common)
}

fn place_heroic(t: &mut Arena<'_>, ask: Ask) -> Flow {
    place_one(t, ask, Level::Heroic)
}

fn place_two(t: &mut Arena<'_>, ask: Ask) -> Flow {
    place_common(t, ask)?;
    place_common(t, ask)
}

fn gain_action(t: &mut Arena<'_>, _: Ask) -> Flow {
    acting::gain_actions(t, 1);
    Ok(())
}

fn raise_one(t: &mut Arena<'_>, ask: Ask) -> Flow {
    must_raise(t, ask, State::own_commons).map(drop)
}

fn raise_and_gain_action(t: &mut Arena<'_>, ask: Ask) -> Flow {
    raise_one(t, ask)?;
    gain_action(t, ask)
}

/// Up to three standard moves, divided among one's commons.
fn three_moves(t: &mut Arena<'_>, ask: Ask) -> Flow {
    shared_moves(t, ask, 3, Kind::Standard, State::own_commons)
}

fn standard_leap(t: &mut Arena<'_>, ask: Ask) -> Flow {
    may_leap(t, ask, State::own_commons, Kind::Standard, |_, _| true).map(drop)
}

fn combat_leap(t: &mut Arena<'_>, ask: Ask) -> Flow {
    may_leap(t, ask, State::own_commons, Kind::Combat, |_, _| true).map(drop)
}

fn move_or_raise(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let own = t.state.own_commons();
    let movable = own.iter().any(|p| !t.state.moves(p, Kind::Standard).is_empty());
    match either_possible(t, ask, movable, !own.is_empty())? {
        Some(Choice::First) => must_move(t, ask, State::own_commons),
        Some(Choice::Second) => raise_one(t, ask),
        None => Ok(()),
    }
}

fn place_or_raise(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let (room, own) = (t.state.room(Level::Common), t.state.own_commons());
    match either_possible(t, ask, !room.is_empty(), !own.is_empty())? {
        Some(Choice::First) => place_common(t, ask),
        Some(Choice::Second) => raise_one(t, ask),
        None => Ok(()),
    }
}

fn place_or_convert(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let (room, foes) = (t.state.room(Level::Common), convertible(&t.state));
    match either_possible(t, ask, !room.is_empty(), !foes.is_empty())? {
        Some(Choice::First) => place_common(t, ask),
        Some(Choice::Second) => must_convert(t, ask),
        None => Ok(()),
    }
}

/// One standard and one combat move with one's commons, in either order.
fn standard_and_combat_move(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let kinds = match either(t, ask)? {
        Choice::First => [Kind::Standard, Kind::Combat],
        Choice::Second => [Kind::Combat, Kind::Standard],
    };
    for kind in kinds {
        may_move(t, ask, State::own_commons, kind, |_, _, _| true)?;
    }
    Ok(())
}

/// With one's commons and heroics.
fn combat_move_or_two_standard(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let movers = |s: &State| s.own_commons() | s.own_heroics();
    match either(t, ask)? {
        Choice::First => shared_moves(t, ask, 1, Kind::Combat, movers),
        Choice::Second => shared_moves(t, ask, 2, Kind::Standard, movers),
    }
}
