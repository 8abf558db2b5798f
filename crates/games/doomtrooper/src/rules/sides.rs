//! DT-AFFIL, DT-CONTROL, DT-TARGET-1: somebody is something else from now on, or somebody else's, or back in play.

use crate::Board;
use crate::clause::Event as Happens;
use crate::event::Event;
use crate::printed::{Kind, sort};
use crate::rules::table::{self, home};
use crate::rules::{combat, ending, transfer, triggers};
use crate::state::{Area, At, Mark, PieceId};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// What a warrior is has changed: it stands where it belongs (section 6, item 41 of the catalogue), its Outpost may hold both
/// sides now (DT-TRANSFER-13), and it leaves a vehicle it may not use any more (DT-VEHICLE-6).
pub(crate) fn changed(t: &mut Board<'_>, id: PieceId) -> Flow {
    let (seat, area) = (t.state.controller(id), home(&t.state, id));
    let from = t.state.area(id).map(|(_, area)| area);
    let side = |area| matches!(area, Area::Squad | Area::Kohort);
    let moves =
        from.is_some_and(|from| side(from) && side(area) && from != area) && !t.state.piece(id).is(Mark::Secret);
    if moves {
        t.state.piece_mut(id).at = At::In(seat, area);
        let who = t.state.name(id);
        t.tell(Audience::ALL, || Event::Transferred { who, area });
    }
    transfer::sort_out(t, seat);
    let inside: SmallVec<[PieceId; 2]> = t.state.on(id).filter(|&on| t.state.piece(on).is(Mark::Inside)).collect();
    for vehicle in inside {
        let face = t.state.face_of(vehicle);
        if !t.state.suits(id, face, seat) && !t.state.piece(vehicle).is(Mark::Paid) {
            t.state.piece_mut(vehicle).set(Mark::Inside, false);
            let who = t.state.name(id);
            t.tell(Audience::ALL, || Event::LeftVehicle { who, vehicle: face });
        }
    }
    triggers::of(t, id, Happens::Turns, triggers::about(id, seat))
}

/// DT-CONTROL-1, DT-CONTROL-4, DT-CONTROL-6: a warrior joins another player with all that lies on it; a beast stays behind
/// with the Outpost (DT-BEAST-6).
pub(crate) fn take(t: &mut Board<'_>, id: PieceId, by: Seat, area: Area) -> Flow {
    combat::withdraw(t, id);
    let what = t.state.name(id);
    let leaves_outpost = t.state.area(id).is_some_and(|(_, from)| from == Area::Outpost) && area != Area::Outpost;
    let piece = t.state.piece_mut(id);
    (piece.by, piece.at) = (by, At::In(by, area));
    t.tell(Audience::ALL, || Event::Taken { what, by });
    ending::relieve(t, by);
    let beast = t.state.on(id).find(|&on| t.state.face_of(on).kind() == Kind::Beast).filter(|_| leaves_outpost);
    if let Some(beast) = beast {
        table::leave(t, beast, table::Pile::Graveyard)?;
    }
    Ok(())
}

/// DT-PERSONALITY-6, DT-RELIC-4, DT-ZONE-3: what came into play while it was away stays, and the older copy goes.
pub(crate) fn comes_back(t: &mut Board<'_>, id: PieceId) -> Flow {
    if t.state.is_missing(id) {
        return Ok(());
    }
    let unique = |on: PieceId| t.state.sorts(on).any(sort::PERSONALITY) || t.state.face_of(on).kind() == Kind::Relic;
    let twice = |on: PieceId| {
        let copy = |(other, _): (PieceId, _)| {
            other != on
                && !t.state.piece(other).is_ghost()
                && !t.state.piece(other).is(Mark::Secret)
                && t.state.face_of(other) == t.state.face_of(on)
                && t.state.is_in_play(other)
        };
        !t.state.piece(on).is_ghost() && unique(on) && t.state.table().any(copy)
    };
    let older: SmallVec<[PieceId; 4]> = t.state.on(id).chain([id]).filter(|&on| twice(on)).collect();
    older.into_iter().try_for_each(|on| table::leave(t, on, table::Pile::Graveyard))
}
