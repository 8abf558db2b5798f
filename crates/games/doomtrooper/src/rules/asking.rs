//! Questions in a word.

use crate::printed::Face;
use crate::query::{May, no};
use crate::state::{Mark, PieceId, State};
use crate::{Ask, Board, Offer, Options, Pick};
use kernel::{Flow, Rule, Seat};
use smallvec::SmallVec;

/// One of the options; a single one needs no question.
pub(crate) fn must(
    t: &mut Board<'_>,
    seat: Seat,
    ask: Ask,
    offer: impl FnOnce(&State, &mut Options<'_>),
) -> Flow<Pick> {
    t.choose(seat, ask, offer)
}

/// One of several pieces everybody can see; none where there is none.
pub(crate) fn which(
    t: &mut Board<'_>,
    seat: Seat,
    ask: Ask,
    pieces: impl IntoIterator<Item = PieceId>,
) -> Flow<Option<PieceId>> {
    let pieces: SmallVec<[PieceId; 16]> = pieces.into_iter().collect();
    let picked = t.choose_if_any(seat, ask, |_, o| o.extend(pieces.iter().copied().map(Pick::Piece)))?;
    Ok(picked.and_then(as_piece))
}

/// One of several pieces to aim at; whoever explains says of all others why not.
pub(crate) fn target_of(
    t: &mut Board<'_>,
    seat: Seat,
    face: Face,
    able: &[PieceId],
    may: impl Fn(&State, PieceId) -> May,
) -> Flow<Option<PieceId>> {
    // Of a warrior that nobody may know, nothing but that is told: DT-COVER-21.
    let why = |s: &State, id: PieceId| match may(s, id) {
        _ if s.piece(id).is(Mark::Secret) => no("DT-COVER-21"),
        Err(because) => Err(because),
        Ok(()) => Err(Rule("DT-REACT-10").by(face.id())),
    };
    let picked = t.choose_if_any(seat, Ask::Target(face), |s, o| {
        o.extend(able.iter().copied().map(Pick::Piece));
        if o.explains() {
            let others = s.table().filter(|(id, piece)| !piece.is_ghost() && !able.contains(id));
            others.for_each(|(id, _)| o.judge(Pick::Piece(id), why(s, id)));
        }
    })?;
    Ok(picked.and_then(as_piece))
}

/// One of several pieces, or none of them.
pub(crate) fn which_or_none(
    t: &mut Board<'_>,
    seat: Seat,
    ask: Ask,
    pieces: impl IntoIterator<Item = PieceId>,
) -> Flow<Option<PieceId>> {
    let pieces: SmallVec<[PieceId; 16]> = pieces.into_iter().collect();
    let picked = t.choose_or_pass(seat, ask, |_, o| o.extend(pieces.iter().copied().map(Pick::Piece)))?;
    Ok(picked.and_then(as_piece))
}

/// As many of several pieces as one likes, one after another, but one at least.
pub(crate) fn next(
    t: &mut Board<'_>,
    seat: Seat,
    ask: Ask,
    pieces: impl IntoIterator<Item = PieceId>,
    first: bool,
) -> Flow<Option<PieceId>> {
    let mut pieces = pieces.into_iter().peekable();
    match pieces.peek() {
        None => Ok(None),
        Some(_) if first => which(t, seat, ask, pieces),
        Some(_) => which_or_none(t, seat, ask, pieces),
    }
}

/// Yes or no.
pub(crate) fn whether(t: &mut Board<'_>, seat: Seat, face: Face) -> Flow<bool> {
    let picked = t.choose(seat, Ask::Choose(face), |_, o| o.extend([Offer::Yes, Offer::No].map(Pick::Offer)))?;
    Ok(picked == Pick::Offer(Offer::Yes))
}

/// One of several players.
pub(crate) fn who(
    t: &mut Board<'_>,
    seat: Seat,
    ask: Ask,
    seats: impl IntoIterator<Item = Seat>,
) -> Flow<Option<Seat>> {
    let seats: SmallVec<[Seat; 6]> = seats.into_iter().collect();
    let picked = t.choose_if_any(seat, ask, |_, o| o.extend(seats.iter().copied().map(Pick::Seat)))?;
    Ok(picked.and_then(|pick| if let Pick::Seat(seat) = pick { Some(seat) } else { None }))
}

pub(crate) fn as_piece(pick: Pick) -> Option<PieceId> {
    if let Pick::Piece(id) = pick { Some(id) } else { None }
}

/// Chance decides.
pub(crate) fn coin(t: &mut Board<'_>) -> Flow<bool> {
    let heads = t.roll(Ask::Coin, 2)? == 0;
    t.tell(kernel::Audience::ALL, || crate::Event::Flipped { heads });
    Ok(heads)
}
