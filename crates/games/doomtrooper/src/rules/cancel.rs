//! DT-REACT-8, DT-REACT-9, DT-TIMING-10: what was played has no effect, or is played by somebody else.

use crate::Board;
use crate::clause::{Clause, Do, Target, Use};
use crate::event::Event;
use crate::printed::{Face, Timing};
use crate::rules::table::{self, Pile};
use crate::rules::{offers, play};
use crate::state::{Frame, Mark, Opening, PieceId, Play, Source, Stage, State, Thing, Until};
use ::cards::CardId;
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// Which plays a card or an effect answers.
type Answers = fn(&State, &Play) -> bool;

/// A card that cancels what it answers.
pub(crate) fn of_card(face: Face) -> Option<Answers> {
    let cancels = face.entry().iter().any(|c| matches!(c, Clause::Does(Do::Cancel)));
    if let (true, Target::Play(is)) = (cancels, face.printed().target) { Some(*is) } else { None }
}

/// An effect that does.
pub(crate) fn of_use(what: &Use) -> Option<Answers> {
    let cancels = what.does.iter().any(|does| matches!(does, Do::Cancel));
    if let (true, Target::Play(is)) = (cancels, what.on) { Some(is) } else { None }
}

/// DT-TIMING-10, DT-COMBAT-22: what cards laid among the modifiers of the running combat, and can still be cancelled. Not once
/// the outcome is fixed: DT-COMBAT-54.
pub(crate) fn laid(state: &State, is: Answers) -> impl Iterator<Item = PieceId> + '_ {
    let depth = state.combats.len() as u8;
    let open = is_open(state);
    let fits = move |id: PieceId| {
        let piece = state.piece(id);
        piece.is(Mark::Laid) && piece.until == Until::Combat(depth) && is(state, &as_played(state, id))
    };
    state.table().map(|(id, _)| id).filter(move |&id| open && fits(id))
}

/// Whether modifiers of the running combat can still be cancelled.
pub(crate) fn is_open(state: &State) -> bool {
    state.combat().is_some_and(|c| c.stage == Stage::Modifiers)
}

/// What left something behind, as it was played. Which of the cards with this face it was nobody asks any more.
fn as_played(state: &State, ghost: PieceId) -> Play {
    let piece = state.piece(ghost);
    let things: SmallVec<[Thing; 3]> = state.bearer(ghost).map(Thing::Piece).into_iter().collect();
    let from = Source::Card(CardId::new(piece.by, 0));
    let (by, face) = (piece.by, state.face_of(ghost));
    Play { by, face, from, caster: None, things, amount: 0, answered: true, cancelled: false }
}

/// What is answered has no effect, or what a card has left in this combat is gone.
pub(crate) fn undo(t: &mut Board<'_>, play: &Play) -> Flow {
    let laid = play.piece().filter(|&id| t.state.is_there(id) && t.state.piece(id).is(Mark::Laid));
    if let Some(ghost) = laid {
        let face = t.state.face_of(ghost);
        t.tell(Audience::ALL, || Event::Cancelled { face });
        let all = left_with(&t.state, ghost);
        return all.into_iter().try_for_each(|id| table::leave(t, id, Pile::Graveyard));
    }
    if let Some(answered) = t.state.plays.last_mut() {
        answered.cancelled = true;
    }
    Ok(())
}

/// What one play has left on somebody: of what a function lays down, one of each sort.
fn left_with(state: &State, ghost: PieceId) -> SmallVec<[PieceId; 4]> {
    let (face, of) = (state.face_of(ghost), state.piece(ghost));
    let mut all: SmallVec<[PieceId; 4]> = SmallVec::from_slice(&[ghost]);
    if !face.entry().iter().any(|c| matches!(c, Clause::Haunts(_))) {
        return all;
    }
    for (id, piece) in state.table() {
        let kin = piece.is(Mark::Laid)
            && state.face_of(id) == face
            && (piece.by, piece.at, piece.until) == (of.by, of.at, of.until);
        let sort = (piece.note, piece.about);
        if kin && all.iter().all(|&other| sort != (state.piece(other).note, state.piece(other).about)) {
            all.push(id);
        }
    }
    all
}

/// Whether a player could play the card that is being answered himself, now and at its own cost: DT-REACT-9.
// RULING: Stolen Paperwork: what costs actions he cannot play, for nobody has actions while he answers; an answer he can
// play only if what it
// answers is not his own.
pub(crate) fn may_take(state: &State, seat: Seat) -> bool {
    let Some(play) = state.answered().filter(|play| play.is_card() && play.by != seat) else { return false };
    let face = play.face;
    match (face.printed().timing, face.printed().target) {
        (Timing::Actions(_) | Timing::AttackAction, _) => false,
        (Timing::Reaction, Target::Play(is)) => {
            let below = state.plays.iter().rev().nth(1);
            below.is_some_and(|play| play.by != seat && !play.cancelled && is(state, play))
        }
        (timing, _) => {
            let under = state.frames.iter().rev().nth(2);
            let Some(Frame::Window(opening, _)) = under else { return false };
            offers::moment(state, seat, timing, *opening).is_ok()
                && offers::can_play(state, seat, face, *opening).is_ok()
        }
    }
}

/// The card that is being answered is played by another player, who names everything anew and pays: DT-REACT-9.
pub(crate) fn take(t: &mut Board<'_>, seat: Seat) -> Flow {
    let Some(Source::Card(card)) = t.state.plays.last().map(|play| play.from) else { return Ok(()) };
    if !may_take(&t.state, seat) {
        // Who cannot play it after all has still stopped it.
        if let Some(taken) = t.state.plays.last_mut() {
            taken.cancelled = true;
        }
        return Ok(());
    }
    if matches!(t.state.frames.last(), Some(Frame::Window(Opening::Reaction, _))) {
        t.state.frames.pop();
    }
    t.state.frames.pop();
    t.state.plays.pop();
    play::named(t, seat, card, 0)
}
