//! The highland clans: beasts, rituals, combat.

use crate::board::{Square, Squares};
use crate::cards::{either, green, may_destroy, must_destroy, must_raise, own_moves, red, shared_moves};
use crate::printed::{Being, Level};
use crate::rules::acting::gain_actions;
use crate::rules::pieces::{Kind, destroy_all, may_leap, may_move, may_pick, place, raise};
use crate::state::State;
use crate::{Arena, Ask, Choice};
use kernel::Flow;

pub(super) fn resolve(t: &mut Arena<'_>, being: Being, ask: Ask) -> Flow {
    match being {
        Being::HighlandWildEagle | Being::HighlandEagleLord => {
            may_leap(t, ask, State::me_bit, Kind::Combat, |_, _| true)?;
            Ok(())
        }
        Being::HighlandClanAxeman => {
            may_destroy(t, ask, |s| s.orthogonal_to_me() & s.lesser())?;
            Ok(())
        }
        Being::HighlandClanHealer => {
            for _ in 0..2 {
                let Some(square) = may_pick(t, ask, |s| s.room(Level::Common) & green().spread())? else { break };
                let mine = t.state.mine();
                place(t, mine, Level::Common, square);
            }
            Ok(())
        }
        Being::HighlandDireWolf | Being::HighlandWolfRider => own_moves(t, ask, 2, Kind::Combat).map(drop),
        Being::HighlandRitualKeeper => {
            let me = t.state.me_bit();
            if !(me & green()).is_empty() {
                must_raise(t, ask, |s| s.own_level(Level::Common))?;
            } else if !(me & red()).is_empty() {
                may_move(t, ask, State::own, Kind::Combat, |_, _, _| true)?;
            }
            Ok(())
        }
        Being::HighlandBloodShaman => {
            let fallen = must_destroy(t, ask, State::lesser)?;
            if let Some(square) = fallen.filter(|&s| red().has(s)) {
                let near = square.neighbours() & t.state.commons();
                destroy_all(t, near);
            }
            Ok(())
        }
        Being::HighlandWarDrummer => {
            let others = |s: &State| s.own().without(s.me_bit());
            match either(t, ask)? {
                Choice::First => shared_moves(t, ask, 1, Kind::Combat, others),
                Choice::Second => shared_moves(t, ask, 2, Kind::Standard, others),
            }
        }
        Being::HighlandHillGiant => {
            let crushed = t.state.orthogonal_to_me() & t.state.lesser();
            destroy_all(t, crushed);
            Ok(())
        }
        Being::HighlandWarlord => warlord(t, ask),
        Being::HighlandWarSummoner => {
            gain_actions(t, 1);
            t.state.deeds.loan = true;
            Ok(())
        }
        Being::HighlandRitualMaster => {
            let me = t.state.me_bit();
            if !(me & green()).is_empty() {
                gain_actions(t, 2);
            } else if !(me & red()).is_empty() {
                may_destroy(t, ask, State::heroics)?;
                may_destroy(t, ask, State::commons)?;
            }
            Ok(())
        }
        Being::HighlandLegendSlayer => legend_slayer(t, ask),
        Being::HighlandMountainTroll => {
            let crushed = t.state.beside_me() & t.state.enemy_pieces() & t.state.commons();
            if destroy_all(t, crushed) >= 2 {
                gain_actions(t, 1);
            }
            Ok(())
        }
        Being::HighlandHungryBear => {
            for _ in 0..2 {
                match may_move(t, ask, State::me_bit, Kind::Standard, |_, _, _| true)? {
                    Some(made) if made.captured => {}
                    _ => break,
                }
            }
            Ok(())
        }
        Being::HighlandWerewolf => {
            let middle = Square::named("e5").map_or(Squares::NONE, Square::bit);
            let special = (red() | green()).without(middle);
            if (t.state.me_bit() & special).is_empty() {
                own_moves(t, ask, 1, Kind::Standard)?;
            } else {
                own_moves(t, ask, 3, Kind::Combat)?;
            }
            Ok(())
        }
        Being::HighlandClanGuardian => {
            let used = t.state.me.expect("it is being resolved").used;
            if let Some(square) = may_pick(t, ask, |s| used & s.commons())? {
                raise(t, square);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Three combat moves; using all three requires that one was the Warlord's.
fn warlord(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let mut led = false;
    for i in 0..3 {
        let me = t.state.me_at();
        let movers = |s: &State| if i == 2 && !led { s.me_bit() } else { s.own() };
        let Some(made) = may_move(t, ask, movers, Kind::Combat, |_, _, _| true)? else { break };
        led |= Some(made.from) == me;
    }
    Ok(())
}

/// On the diagonals: one legendary piece, or up to two commons and heroics.
fn legend_slayer(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let fallen = may_destroy(t, ask, |s| s.diagonal_to_me() & s.occupied())?;
    if fallen.is_some_and(|(_, level)| level != Level::Legendary) {
        may_destroy(t, ask, |s| s.diagonal_to_me() & s.lesser())?;
    }
    Ok(())
}
