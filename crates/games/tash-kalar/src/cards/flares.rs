//! The twelve flares: an upper and a lower effect each, by number from 0.

use crate::board::Squares;
use crate::cards::everfrost::must_move;
use crate::cards::{either, must_raise, place_one, shared_moves};
use crate::printed::Level;
use crate::rules::acting::gain_actions;
use crate::rules::pieces::{self, Kind, may_leap, may_move, must_pick};
use crate::state::State;
use crate::{Arena, Ask, Choice};
use kernel::Flow;

fn own_commons(state: &State) -> Squares {
    state.own_level(Level::Common)
}

/// The effect of a met upper criterion: TK-FLARE-6.
pub(crate) fn upper(t: &mut Arena<'_>, flare: u8, ask: Ask) -> Flow {
    match flare + 1 {
        1 | 2 | 4 | 7 | 11 => place_one(t, ask, Level::Common),
        3 => shared_moves(t, ask, 3, Kind::Standard, own_commons),
        5 => {
            let movable = own_commons(&t.state).iter().any(|p| !t.state.moves(p, Kind::Standard).is_empty());
            match choose_possible(t, ask, movable, !own_commons(&t.state).is_empty())? {
                Some(Choice::First) => must_move(t, ask, own_commons),
                Some(Choice::Second) => must_raise(t, ask, own_commons).map(drop),
                None => Ok(()),
            }
        }
        6 => {
            let room = !t.state.room(Level::Common).is_empty();
            match choose_possible(t, ask, room, !own_commons(&t.state).is_empty())? {
                Some(Choice::First) => place_one(t, ask, Level::Common),
                Some(Choice::Second) => must_raise(t, ask, own_commons).map(drop),
                None => Ok(()),
            }
        }
        8 => {
            gain_actions(t, 1);
            Ok(())
        }
        9 => place_one(t, ask, Level::Heroic),
        10 => {
            place_one(t, ask, Level::Common)?;
            place_one(t, ask, Level::Common)
        }
        12 => may_leap(t, ask, own_commons, Kind::Standard, |_, _| true).map(drop),
        _ => Ok(()),
    }
}

/// The effect of a met lower criterion.
pub(crate) fn lower(t: &mut Arena<'_>, flare: u8, ask: Ask) -> Flow {
    match flare + 1 {
        1 => place_one(t, ask, Level::Heroic),
        2 | 8 | 10 => place_one(t, ask, Level::Common),
        3 | 12 => {
            gain_actions(t, 1);
            Ok(())
        }
        4 => {
            let foes = |s: &State| s.enemy_pieces() & s.commons();
            let supply = t.state.supply(t.state.mine(), Level::Common) > 0;
            match choose_possible(
                t,
                ask,
                !t.state.room(Level::Common).is_empty(),
                supply && !foes(&t.state).is_empty(),
            )? {
                Some(Choice::First) => place_one(t, ask, Level::Common),
                Some(Choice::Second) => {
                    if let Some(square) = must_pick(t, ask, foes)? {
                        pieces::convert(t, square, Level::Common);
                    }
                    Ok(())
                }
                None => Ok(()),
            }
        }
        5 => {
            place_one(t, ask, Level::Common)?;
            place_one(t, ask, Level::Common)
        }
        6 => may_leap(t, ask, own_commons, Kind::Combat, |_, _| true).map(drop),
        7 => {
            must_raise(t, ask, own_commons)?;
            gain_actions(t, 1);
            Ok(())
        }
        9 => {
            // One standard and one combat move, in either order.
            let standard_first = either(t, ask)? == Choice::First;
            let kinds = if standard_first { [Kind::Standard, Kind::Combat] } else { [Kind::Combat, Kind::Standard] };
            for kind in kinds {
                may_move(t, ask, own_commons, kind, |_, _, _| true)?;
            }
            Ok(())
        }
        11 => {
            let movers = |s: &State| s.own_level(Level::Common) | s.own_level(Level::Heroic);
            match either(t, ask)? {
                Choice::First => shared_moves(t, ask, 1, Kind::Combat, movers),
                Choice::Second => shared_moves(t, ask, 2, Kind::Standard, movers),
            }
        }
        _ => Ok(()),
    }
}

/// A mandatory choice of one of two that is possible.
fn choose_possible(t: &mut Arena<'_>, ask: Ask, first: bool, second: bool) -> Flow<Option<Choice>> {
    match (first, second) {
        (true, true) => either(t, ask).map(Some),
        (true, false) => Ok(Some(Choice::First)),
        (false, true) => Ok(Some(Choice::Second)),
        (false, false) => Ok(None),
    }
}
