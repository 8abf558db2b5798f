//! DT-TRANSFER: warriors go to the Outpost and back.

use crate::clause::Deed;
use crate::event::Event;
use crate::printed::{Just, Kind, Sorts, Trait, sort};
use crate::query::{May, need};
use crate::rules::asking::must;
use crate::rules::table::{self, home, note};
use crate::state::{Actions, Area, At, Happening, Mark, PieceId, State};
use crate::{Ask, Board, Pick};
use kernel::{Audience, Flow, Seat};

fn on_outpost(state: &State, id: PieceId) -> bool {
    matches!(state.piece(id).at, At::In(_, Area::Outpost))
}

/// DT-TRANSFER-6: two actions with a vehicle.
pub(crate) fn price(state: &State, id: PieceId) -> u8 {
    let vehicle =
        state.printed(id).sorts.any(sort::VEHICLE) || state.on(id).any(|on| state.printed(on).sorts.any(sort::VEHICLE));
    if vehicle { 2 } else { 1 }
}

/// DT-TRANSFER-9, DT-TRANSFER-10, DT-TRANSFER-11: who may stand together on one Outpost.
pub(crate) fn may_stand(state: &State, seat: Seat, sorts: Sorts) -> May {
    let both = |s: Sorts| s.any(sort::TRIBAL) || s.any(sort::DOOMTROOPER) == s.any(sort::DARK_LEGION);
    let mut tribes = sorts.both(Sorts::TRIBES);
    for id in state.stand_in(seat, Area::Outpost) {
        let other = state.sorts(id);
        if !both(sorts) && !both(other) {
            let clash = sorts.any(sort::DOOMTROOPER) && other.any(sort::DARK_LEGION)
                || sorts.any(sort::DARK_LEGION) && other.any(sort::DOOMTROOPER);
            need(!clash, "DT-TRANSFER-9")?;
        }
        tribes = tribes.and(other.both(Sorts::TRIBES));
    }
    let third = !sorts.both(Sorts::TRIBES).is_none() && tribes.iter().count() > 2;
    need(!third, "DT-TRANSFER-11")
}

/// DT-TRANSFER-1 to DT-TRANSFER-16
pub(crate) fn may_transfer(state: &State, pool: &Actions, id: PieceId) -> May {
    may_go(state, id)?;
    need(pool.spares(state, id, price(state, id)), "DT-TRANSFER-6")
}

/// The same without what it costs.
pub(crate) fn may_go(state: &State, id: PieceId) -> May {
    let piece = state.piece(id);
    need(!piece.is(Mark::Secret), "DT-COVER-20")?;
    state.may_act(id)?;
    need(state.combats.is_empty(), "DT-TRANSFER-7")?;
    need(!piece.is(Mark::Transferred), "DT-TRANSFER-8")?;
    may_move(state, id)
}

/// Whether it may stand on the other side of the border at all.
pub(crate) fn may_move(state: &State, id: PieceId) -> May {
    let piece = state.piece(id);
    let sorts = state.sorts(id);
    let tribal = sorts.any(sort::TRIBAL) && !state.has(id, Trait::Roams);
    need(!tribal, "DT-TRANSFER-5")?;
    state.lacks(id, Trait::OutpostOnly, "DT-TRANSFER-5")?;
    need(!state.printed(id).sorts.any(sort::BEAST), "DT-BEAST-8")?;
    need(!state.on(id).any(|on| state.face_of(on).kind() == Kind::Beast), "DT-BEAST-6")?;
    state.may(Deed::Transfer, id, "DT-TRANSFER-5")?;
    if on_outpost(state, id) {
        let last = state.stand_in(piece.by, Area::Outpost).count() == 1;
        let others = state.opponents(piece.by).any(|s| state.stand_in(s, Area::Outpost).next().is_some());
        return need(!(last && others), "DT-TRANSFER-14");
    }
    need(state.outposts_open, "DT-TRANSFER-2")?;
    may_stand(state, piece.by, sorts)
}

/// DT-TRANSFER-3: somebody has a warrior on an Outpost, and this player has none.
pub(crate) fn owes_outpost(state: &State, seat: Seat) -> bool {
    let stands = |id: PieceId| match state.piece(id).at {
        At::In(whose, Area::Outpost) if state.stands(id) => 1 << whose.0,
        _ => 0,
    };
    let manned = state.warriors().fold(0, |all: u8, id| all | stands(id));
    manned >> seat.0 & 1 == 0 && state.opponents(seat).any(|s| manned >> s.0 & 1 != 0)
}

/// Whether the duty can be met now.
pub(crate) fn can_man_outpost(state: &State, seat: Seat, pool: &Actions) -> bool {
    let moves = state.warriors().any(|id| state.controller(id) == seat && may_transfer(state, pool, id).is_ok());
    let adds = state.faces_in(state.hand_of(seat)).into_iter().any(|face| {
        face.is_warrior()
            && face.printed().area == Some(Area::Outpost)
            && super::adding::may_add(state, seat, face).is_ok()
    });
    pool.free() > 0 && (moves || adds)
}

/// A warrior changes between its area and the Outpost.
pub(crate) fn transfer(t: &mut Board<'_>, id: PieceId) -> Flow {
    let area = whither(t, id)?;
    go(t, id, area)
}

/// The same where it is known which area it goes to.
pub(crate) fn go(t: &mut Board<'_>, id: PieceId, area: Area) -> Flow {
    t.state.piece_mut(id).set(Mark::Transferred, true);
    cross(t, id, area)?;
    let seat = t.state.controller(id);
    let whom = Some(t.state.face_of(id));
    note(t, Happening { what: Just::Moved, seat, who: Some(id), whom, p: 0, d: 0, value: 0 });
    Ok(())
}

/// Forced moves do not count.
pub(crate) fn relocate(t: &mut Board<'_>, id: PieceId) -> Flow {
    let area = whither(t, id)?;
    cross(t, id, area)
}

/// DT-BEAST-6, DT-BEAST-8: a beast stays on its Outpost.
fn cross(t: &mut Board<'_>, id: PieceId, area: Area) -> Flow {
    let seat = t.state.controller(id);
    if on_outpost(&t.state, id) {
        if t.state.printed(id).sorts.any(sort::BEAST) {
            return table::discard(t, id);
        }
        let beast = t.state.on(id).find(|&on| t.state.face_of(on).kind() == Kind::Beast);
        if let Some(beast) = beast {
            table::discard(t, beast)?;
        }
    }
    t.state.piece_mut(id).at = At::In(seat, area);
    let who = t.state.name(id);
    t.tell(Audience::ALL, || Event::Transferred { who, area });
    Ok(())
}

/// A warrior goes over into another area of its player.
pub(crate) fn move_to(t: &mut Board<'_>, id: PieceId, area: Area) {
    let seat = t.state.controller(id);
    t.state.piece_mut(id).at = At::In(seat, area);
    let who = t.state.name(id);
    t.tell(Audience::ALL, || Event::Transferred { who, area });
}

/// Where a warrior goes; a Tribal warrior that may leave the Outpost, where its player likes: DT-TRANSFER-5.
pub(crate) fn whither(t: &mut Board<'_>, id: PieceId) -> Flow<Area> {
    if !on_outpost(&t.state, id) {
        return Ok(Area::Outpost);
    }
    let home = home(&t.state, id);
    if home != Area::Outpost {
        return Ok(home);
    }
    let seat = t.state.controller(id);
    let ask = Ask::Choose(t.state.face_of(id));
    let pick = must(t, seat, ask, |_, o| o.extend([Area::Squad, Area::Kohort].map(|area| Pick::Area(seat, area))))?;
    Ok(if let Pick::Area(_, area) = pick { area } else { Area::Squad })
}

/// DT-TRANSFER-13: whether somebody's Outpost holds both sides now.
pub(crate) fn sort_out(t: &mut Board<'_>, seat: Seat) {
    let sides = |s: Sorts| (s.any(sort::DOOMTROOPER), s.any(sort::DARK_LEGION), s.any(sort::TRIBAL));
    let stands: Vec<(bool, bool, bool)> =
        t.state.stand_in(seat, Area::Outpost).map(|id| sides(t.state.sorts(id))).collect();
    let trooper = stands.iter().any(|&(d, l, tribal)| d && !l && !tribal);
    let legion = stands.iter().any(|&(d, l, tribal)| l && !d && !tribal);
    t.state.player_mut(seat).must_sort = trooper && legion;
}
