//! The highland clans: beasts, rituals, combat.

use super::verbs::{
    anywhere, destroy_all, either, may_destroy, may_place, may_raise, me, must_destroy, must_raise, own_moves,
    shared_moves,
};
use super::{green, red};
use crate::board::{Square, Squares};
use crate::clause::Clause::{Effect, OfItsPieces};
use crate::clause::Entry;
use crate::printed::Level;
use crate::rules::acting::gain_actions;
use crate::rules::pieces::{Kind, may_leap, may_move};
use crate::state::State;
use crate::{Arena, Ask, Choice};
use kernel::Flow;

/// A combat leap.
pub(super) const WILD_EAGLE: Entry = &[Effect(combat_leap)];

fn combat_leap(t: &mut Arena<'_>, ask: Ask) -> Flow {
    may_leap(t, ask, State::me_bit, Kind::Combat, |_, _| true).map(drop)
}

/// A common or heroic orthogonally beside it may be destroyed.
pub(super) const CLAN_AXEMAN: Entry =
    &[Effect(|t, ask| may_destroy(t, ask, |s| s.orthogonal_to_me() & s.lesser()).map(drop))];

/// Up to two commons, each beside a green square.
pub(super) const CLAN_HEALER: Entry = &[Effect(|t, ask| may_place(t, ask, 2, |_| green().spread()))];

/// Up to two combat moves.
pub(super) const DIRE_WOLF: Entry = &[Effect(|t, ask| own_moves(t, ask, 2, Kind::Combat))];

/// On green one of one's commons is raised; on red one of one's pieces may make a combat move.
pub(super) const RITUAL_KEEPER: Entry = &[Effect(ritual_keeper)];

fn ritual_keeper(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let me = t.state.me_bit();
    if !(me & green()).is_empty() {
        must_raise(t, ask, State::own_commons)?;
    } else if !(me & red()).is_empty() {
        may_move(t, ask, State::own, Kind::Combat, anywhere)?;
    }
    Ok(())
}

/// A combat leap.
pub(super) const EAGLE_LORD: Entry = &[Effect(combat_leap)];

/// Up to two combat moves.
pub(super) const WOLF_RIDER: Entry = &[Effect(|t, ask| own_moves(t, ask, 2, Kind::Combat))];

/// A common or heroic is destroyed; if it stood on red, all commons beside it as well.
pub(super) const BLOOD_SHAMAN: Entry = &[Effect(blood_shaman)];

fn blood_shaman(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let fallen = must_destroy(t, ask, State::lesser)?;
    if let Some(square) = fallen.filter(|&s| red().has(s)) {
        destroy_all(t, |s| square.neighbours() & s.commons());
    }
    Ok(())
}

/// A combat move, or up to two standard moves, with one's other pieces.
pub(super) const WAR_DRUMMER: Entry = &[Effect(war_drummer)];

fn war_drummer(t: &mut Arena<'_>, ask: Ask) -> Flow {
    match either(t, ask)? {
        Choice::First => shared_moves(t, ask, 1, Kind::Combat, State::own_others),
        Choice::Second => shared_moves(t, ask, 2, Kind::Standard, State::own_others),
    }
}

/// All commons and heroics orthogonally beside it are destroyed.
pub(super) const HILL_GIANT: Entry = &[Effect(hill_giant)];

fn hill_giant(t: &mut Arena<'_>, _: Ask) -> Flow {
    destroy_all(t, |s| s.orthogonal_to_me() & s.lesser());
    Ok(())
}

/// Three combat moves; using all three requires that one was the Warlord's.
pub(super) const WARLORD: Entry = &[Effect(warlord)];

fn warlord(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let mut led = false;
    for i in 0..3 {
        let me = t.state.me_at();
        let movers = |s: &State| if i == 2 && !led { s.me_bit() } else { s.own() };
        let Some(made) = may_move(t, ask, movers, Kind::Combat, anywhere)? else { break };
        led |= Some(made.from) == me;
    }
    Ok(())
}

/// An action; an enemy piece may stand in for the next being.
pub(super) const WAR_SUMMONER: Entry = &[Effect(war_summoner)];

fn war_summoner(t: &mut Arena<'_>, _: Ask) -> Flow {
    gain_actions(t, 1);
    t.state.deeds.loan = true;
    Ok(())
}

/// On green two actions; on red a heroic and a common may be destroyed.
pub(super) const RITUAL_MASTER: Entry = &[Effect(ritual_master)];

fn ritual_master(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let me = t.state.me_bit();
    if !(me & green()).is_empty() {
        gain_actions(t, 2);
    } else if !(me & red()).is_empty() {
        may_destroy(t, ask, State::heroics)?;
        may_destroy(t, ask, State::commons)?;
    }
    Ok(())
}

/// On the diagonals: one legendary piece, or up to two commons and heroics.
pub(super) const LEGEND_SLAYER: Entry = &[Effect(legend_slayer)];

fn legend_slayer(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let fallen = may_destroy(t, ask, |s| s.diagonal_to_me() & s.occupied())?;
    if fallen.is_some_and(|(_, level)| level != Level::Legendary) {
        may_destroy(t, ask, |s| s.diagonal_to_me() & s.lesser())?;
    }
    Ok(())
}

/// All enemy commons beside it are destroyed; if two or more were, an action.
pub(super) const MOUNTAIN_TROLL: Entry = &[Effect(mountain_troll)];

fn mountain_troll(t: &mut Arena<'_>, _: Ask) -> Flow {
    if destroy_all(t, |s| s.beside_me() & s.enemy_pieces() & s.commons()) >= 2 {
        gain_actions(t, 1);
    }
    Ok(())
}

/// Up to two standard moves; one onto an empty square is the last.
pub(super) const HUNGRY_BEAR: Entry = &[Effect(hungry_bear)];

fn hungry_bear(t: &mut Arena<'_>, ask: Ask) -> Flow {
    for _ in 0..2 {
        match may_move(t, ask, State::me_bit, Kind::Standard, anywhere)? {
            Some(made) if made.captured => {}
            _ => break,
        }
    }
    Ok(())
}

/// On red or green, but not in the middle, up to three combat moves; elsewhere one standard move.
pub(super) const WEREWOLF: Entry = &[Effect(werewolf)];

fn werewolf(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let middle = Square::named("e5").map_or(Squares::NONE, Square::bit);
    let special = (red() | green()).without(middle);
    if (t.state.me_bit() & special).is_empty() {
        own_moves(t, ask, 1, Kind::Standard)
    } else {
        own_moves(t, ask, 3, Kind::Combat)
    }
}

/// A common of its pattern may be raised.
pub(super) const CLAN_GUARDIAN: Entry = &[OfItsPieces, Effect(clan_guardian)];

fn clan_guardian(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let used = me(t).used;
    may_raise(t, ask, |s| used & s.commons()).map(drop)
}
