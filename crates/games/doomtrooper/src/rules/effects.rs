//! What cards do, verb by verb.

use crate::clause::Do;
use crate::event::Event;
use crate::filter::{Filter, of_kind};
use crate::rules::table::{self, Pile};
use crate::rules::{actions, adding, cancel, combat, harm, offers, points};
use crate::state::{At, Fate, Harm, PieceId, Play, State, Until};
use crate::{Board, Face, Kind};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

pub(crate) fn run(t: &mut Board<'_>, play: &Play, what: Do) -> Flow {
    let aimed: SmallVec<[PieceId; 4]> = play.pieces().filter(|&id| t.state.is_there(id)).collect();
    let seat = play.seat();
    match what {
        Do::Discard => aimed.into_iter().try_for_each(|id| table::discard(t, id)),
        Do::Sacrifice => aimed.into_iter().try_for_each(|id| table::sacrifice(t, id)),
        Do::WoundForPoints => {
            aimed.into_iter().for_each(|id| hurt(t, play, id, Fate::Wound, Some(play.by)));
            Ok(())
        }
        Do::Heal => {
            aimed.into_iter().for_each(|id| harm::heal(t, id));
            Ok(())
        }
        Do::MoveHere => {
            if let (Some(me), Some(to)) = (play.user(), aimed.first()) {
                table::move_onto(t, me, *to);
            }
            Ok(())
        }
        Do::ToHand => aimed.into_iter().try_for_each(|id| table::leave(t, id, Pile::Hand)),
        Do::Cover => {
            aimed.into_iter().for_each(|id| adding::cover(t, id));
            Ok(())
        }
        Do::Uncover => aimed.into_iter().try_for_each(|id| adding::uncover(t, id)),
        Do::DiscardEach(filter) => each(t, play, filter).into_iter().try_for_each(|id| table::discard(t, id)),
        Do::StripEach(filter, kind) => {
            strip(t, play, filter, kind).into_iter().try_for_each(|id| table::discard(t, id))
        }
        Do::WoundEach(filter) => {
            each(t, play, filter).into_iter().for_each(|id| hurt(t, play, id, Fate::Wound, None));
            Ok(())
        }
        Do::GainD(d) => {
            points::gain(t, seat, d.into());
            Ok(())
        }
        Do::LoseAllD => {
            let d = t.state.player(seat).d;
            points::lose(t, seat, d, 0);
            Ok(())
        }
        Do::LoseP(p) => {
            points::lose(t, seat, 0, p.into());
            Ok(())
        }
        Do::LoseDEach => {
            points::lose(t, seat, play.amount.into(), 0);
            Ok(())
        }
        Do::LosePEach => {
            points::lose(t, seat, 0, play.amount.into());
            Ok(())
        }
        Do::SwapD => {
            points::swap(t, play.by, seat);
            Ok(())
        }
        Do::Cancel => cancel::undo(t, play),
        Do::ChangeTactic => {
            combat::change_tactic(t);
            Ok(())
        }
        Do::EndCombat => {
            combat::end(t);
            Ok(())
        }
        Do::Actions(undefined, plain, attack) => {
            actions::grant(t, play.by, undefined, plain, attack, None);
            Ok(())
        }
        Do::Run(act) => act(t, play),
    }
}

fn each(t: &Board<'_>, play: &Play, filter: Filter) -> SmallVec<[PieceId; 16]> {
    touched(&t.state, play.by, play.user(), play.face, &filter).collect()
}

/// DT-ZONE-2: those on the table at this moment. DT-IMMUNE-1: not those it cannot touch.
fn touched<'s>(
    state: &'s State,
    by: Seat,
    user: Option<PieceId>,
    face: Face,
    filter: &'s Filter,
) -> impl Iterator<Item = PieceId> + 's {
    let mystic = matches!(face.kind(), Kind::Art | Kind::Symmetry);
    filter.all_in(state, by, user).filter(move |&id| !mystic || !state.is_immune(id, face))
}

fn strip(t: &Board<'_>, play: &Play, filter: Filter, kind: Kind) -> SmallVec<[PieceId; 16]> {
    worn(&t.state, play.by, &filter, kind).collect()
}

/// Cards of a kind on such warriors.
fn worn<'s>(state: &'s State, by: Seat, filter: &'s Filter, kind: Kind) -> impl Iterator<Item = PieceId> + 's {
    let all = of_kind(kind);
    let bearer = move |id: PieceId| state.bearer(id).is_some_and(|b| filter.fits(state, by, None, b));
    state
        .table()
        .map(|(id, _)| id)
        .filter(move |&id| all.fits(state, by, None, id) && state.is_in_play(id) && bearer(id))
}

/// Whether there is anything for a text about all of a kind: DT-REACT-7. None where it is no such text.
pub(crate) fn finds(state: &State, by: Seat, face: Face, what: Do) -> Option<bool> {
    let goes = |id: PieceId| offers::acts_on(state, Do::Discard, id).is_ok();
    match what {
        Do::DiscardEach(filter) => Some(touched(state, by, None, face, &filter).any(goes)),
        Do::StripEach(filter, kind) => Some(worn(state, by, &filter, kind).any(goes)),
        Do::WoundEach(filter) => Some(touched(state, by, None, face, &filter).next().is_some()),
        _ => None,
    }
}

fn hurt(t: &mut Board<'_>, play: &Play, whom: PieceId, fate: Fate, earns: Option<Seat>) {
    let by = play.caster.or(play.user().and_then(|id| t.state.holder(id)));
    harm::harm(t, Harm { whom, fate, by, earns, card: Some(play.face) });
}

/// One more marker of a card on somebody, who keeps it though the card goes.
pub(crate) fn brand(t: &mut Board<'_>, face: Face, by: Seat, whom: PieceId) {
    let ghost = t.state.haunting(whom, face);
    let ghost = ghost.unwrap_or_else(|| table::linger(t, face, by, At::On(whom), Until::Gone, 0));
    mark(t, ghost, 1);
}

/// Somebody is marked.
pub(crate) fn mark(t: &mut Board<'_>, id: PieceId, by: i8) {
    let piece = t.state.piece_mut(id);
    piece.count = piece.count.saturating_add(by);
    let (what, markers) = (t.state.name(id), t.state.piece(id).count);
    t.tell(Audience::ALL, || Event::Marked { what, markers });
}
