//! Mind Link: the twins Kalu and Talu.

use crate::printed::Face;
use crate::rules::asking::{may_hidden, must_cell};
use crate::rules::triggers::Trigger;
use crate::rules::{drawing, placing};
use crate::state::{CardId, Pile, Place, State, deck_of};
use crate::{Ask, Board, Pick};
use kernel::Flow;

/// The twin of a unit: by the name it goes by now.
fn twin(state: &State, card: CardId) -> Option<Face> {
    Face::named(match state.guise(card).id() {
        "benders_kalu" => "benders_talu",
        "benders_talu" => "benders_kalu",
        _ => return None,
    })
}

/// Whether there is room, and the other one is not known to be elsewhere. Where he is hidden is nobody's business, so
/// this does not look.
pub(super) fn may_fetch(state: &State, trigger: &Trigger) -> bool {
    let card = trigger.card;
    let is_gone =
        |c: CardId| matches!(state.place(c), Place::Field(_) | Place::Under(_) | Place::Pile(Pile::Discard, _));
    let other = twin(state, card);
    let mut own = deck_of(state.controller(card));
    state.cell(card).is_some_and(|at| !state.room_beside(at).is_empty())
        && !own.any(|c| Some(state.face(c)) == other && is_gone(c))
}

/// Summoning one twin lets his player fetch the other: from the hand, or else the Draw Pile is searched and shuffled; he is placed next to his twin for free.
pub(super) fn fetch(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let seat = trigger.seat;
    let (Some(at), Some(face)) = (t.state.cell(trigger.card), twin(&t.state, trigger.card)) else { return Ok(()) };
    let in_hand = |state: &State| state.hand_faces(seat).any(|f| f == face);
    let pick = may_hidden(t, seat, Ask::Card(trigger.why), |state, options| {
        if in_hand(state) || state.top(Pile::Draw, seat).is_some() {
            options.add(Pick::Face(face));
        }
    })?;
    if pick.is_none() {
        return Ok(());
    }
    let searches = !in_hand(&t.state);
    let found = if searches {
        let pile: Vec<CardId> = t.state.pile(Pile::Draw, seat).collect();
        drawing::look(t, seat, pile.iter().copied());
        pile.into_iter().find(|&c| t.state.face(c) == face)
    } else {
        Some(t.state.pull(seat, face))
    };
    if let Some(card) = found {
        let why = Ask::Space(trigger.why);
        if let Some(cell) = must_cell(t, seat, why, |s| s.room_beside(at))? {
            placing::place_new(t, card, seat, cell);
        }
    }
    if searches { drawing::shuffle(t, seat) } else { Ok(()) }
}

/// Who takes the same wounds: the twin, while one player controls both.
pub(super) fn linked(state: &State, card: CardId) -> Option<CardId> {
    let other = twin(state, card)?;
    state.units(state.controller(card)).find(|&c| state.guise(c) == other)
}
