//! DT-SABOTAGE: a player without a fighter is sabotaged.

use crate::Board;
use crate::clause::Deed;
use crate::event::Event;
use crate::printed::Trait;
use crate::query::{May, need};
use crate::rules::{points, windows};
use crate::state::{Frame, PieceId, State};
use kernel::{Audience, Flow, Seat};

/// DT-SABOTAGE-7, DT-SABOTAGE-12: announced; the remaining actions are forfeited.
pub(super) fn begin_sabotage(t: &mut Board<'_>, seat: Seat, id: PieceId, whom: Seat) {
    if let Some(pool) = t.state.actions_mut() {
        (pool.undefined, pool.plain, pool.attack, pool.rights) = (0, 0, 0, 0);
    }
    t.state.player_mut(seat).sabotaged |= 1 << whom.0;
    let who = t.state.name(id);
    t.tell(Audience::ALL, || Event::Sabotaging { who, whom });
    t.state.frames.push(Frame::Sabotage(id, whom));
    windows::open_sabotage(t, whom);
}

/// P of a raid.
const RAID: u16 = 3;

/// Whether a warrior may sabotage a player whoever guards him: instead of the attack and the sabotage of this turn.
pub(crate) fn may_raid(state: &State, id: PieceId, whom: Seat) -> May {
    let seat = state.controller(id);
    need(state.active == seat, "DT-SABOTAGE-6")?;
    need(state.seated(whom).all(|s| state.player(s).turns > 0), "DT-SABOTAGE-5")?;
    need(state.player(seat).sabotaged >> whom.0 & 1 == 0, "DT-SABOTAGE-3")?;
    let pool = state.actions().filter(|pool| pool.seat == seat && pool.standard);
    need(pool.is_some_and(|pool| !pool.attacked && pool.rights > 0), "DT-SABOTAGE-9")?;
    state.may_player(Deed::Sabotage, whom, "DT-SABOTAGE-2")
}

/// It is announced like any sabotage.
pub(crate) fn raid(t: &mut Board<'_>, id: PieceId, whom: Seat) {
    let seat = t.state.controller(id);
    t.state.player_mut(seat).attacks += 1;
    begin_sabotage(t, seat, id, whom);
}

/// DT-SABOTAGE-4, DT-SABOTAGE-12: checked again, then rewarded with half the saboteur's V, rounded up.
pub(crate) fn sabotage(t: &mut Board<'_>, id: PieceId, whom: Seat) -> Flow {
    let there = t.state.is_there(id) && t.state.is_capable(id) && t.state.controller(id) == t.state.active;
    let raids = there && t.state.has(id, Trait::Raids);
    let stopped = !there || !raids && t.state.has_fighter(whom);
    if stopped {
        t.state.frames.pop();
        t.tell(Audience::ALL, || Event::SabotageFailed { whom });
        return Ok(());
    }
    let seat = t.state.controller(id);
    let value = t.state.value(id).max(0) as u16;
    let half = value.div_ceil(2);
    let (d, p) = if raids { (0, RAID) } else { points::split(t, seat, half, Some(id), false)? };
    t.state.frames.pop();
    points::award(t, seat, d, p, Some(id));
    points::reckon_later(t);
    Ok(())
}
