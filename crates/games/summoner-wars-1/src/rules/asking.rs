//! Asking the person who plays an army: SW1-MULTI-3.

use crate::{Ask, Board, CardId, Options, Pick, State};
use grid::{Cell, Cells};
use kernel::{Flow, Seat};

/// What may be answered, listed.
pub(crate) trait Offering: FnOnce(&State, &mut Options<'_>) {}
impl<F: FnOnce(&State, &mut Options<'_>)> Offering for F {}

/// What may be said of a card or a seat.
pub(crate) trait Fits<T>: Fn(&State, T) -> bool {}
impl<T, F: Fn(&State, T) -> bool> Fits<T> for F {}

/// One of the options; an only one is not asked.
pub(crate) fn must(t: &mut Board<'_>, army: Seat, ask: Ask, offer: impl Offering) -> Flow<Pick> {
    let seat = t.state.person(army);
    t.choose(seat, ask, offer)
}

/// One of several cards the others do not see: asked even where there is only one, for not asking would tell.
pub(crate) fn must_hidden(t: &mut Board<'_>, army: Seat, ask: Ask, offer: impl Offering) -> Flow<Pick> {
    let seat = t.state.person(army);
    t.choose_hidden(seat, ask, offer)
}

/// One of the options if there is any.
pub(crate) fn must_if_any(t: &mut Board<'_>, army: Seat, ask: Ask, offer: impl Offering) -> Flow<Option<Pick>> {
    let seat = t.state.person(army);
    t.choose_if_any(seat, ask, offer)
}

/// One of the options, or none of them.
pub(crate) fn may(t: &mut Board<'_>, army: Seat, ask: Ask, offer: impl Offering) -> Flow<Option<Pick>> {
    let seat = t.state.person(army);
    t.choose_or_pass(seat, ask, offer)
}

/// One of the options, or none of them, in what the others do not see: asked even who can only pass.
pub(crate) fn may_hidden(t: &mut Board<'_>, army: Seat, ask: Ask, offer: impl Offering) -> Flow<Option<Pick>> {
    let seat = t.state.person(army);
    t.choose_or_pass_hidden(seat, ask, offer)
}

/// A window in another's turn: asked even who can only pass, for not asking would tell.
pub(crate) fn react(t: &mut Board<'_>, army: Seat, ask: Ask, offer: impl Offering) -> Flow<Option<Pick>> {
    let seat = t.state.person(army);
    t.react(seat, ask, offer)
}

pub(crate) fn number(t: &mut Board<'_>, army: Seat, ask: Ask, range: std::ops::RangeInclusive<u32>) -> Flow<u32> {
    let seat = t.state.person(army);
    t.number(seat, ask, range)
}

/// A card on the battlefield that fits, if any does; it cannot be declined.
pub(crate) fn must_target(t: &mut Board<'_>, army: Seat, ask: Ask, fits: impl Fits<CardId>) -> Flow<Option<CardId>> {
    let pick = must_if_any(t, army, ask, |s, o| o.extend(s.cards().iter().filter(|&c| fits(s, c)).map(Pick::Card)))?;
    Ok(pick.map(card))
}

/// A card on the battlefield that fits, or nobody.
pub(crate) fn may_target(t: &mut Board<'_>, army: Seat, ask: Ask, fits: impl Fits<CardId>) -> Flow<Option<CardId>> {
    let pick = may(t, army, ask, |s, o| o.extend(s.cards().iter().filter(|&c| fits(s, c)).map(Pick::Card)))?;
    Ok(pick.map(card))
}

/// One of some spaces, if there is any.
pub(crate) fn must_cell(t: &mut Board<'_>, army: Seat, ask: Ask, of: impl Fn(&State) -> Cells) -> Flow<Option<Cell>> {
    let pick = must_if_any(t, army, ask, |s, o| o.extend(of(s).iter().map(Pick::Cell)))?;
    Ok(pick.map(cell))
}

/// An opponent that fits, if any does: SW1-TERM-32.
pub(crate) fn must_opponent(t: &mut Board<'_>, army: Seat, ask: Ask, fits: impl Fits<Seat>) -> Flow<Option<Seat>> {
    let pick = must_if_any(t, army, ask, |s, o| o.extend(s.opponents(army).filter(|&x| fits(s, x)).map(Pick::Seat)))?;
    Ok(pick.map(|p| match p {
        Pick::Seat(seat) => seat,
        _ => unreachable!("only players were offered"),
    }))
}

pub(crate) fn card(pick: Pick) -> CardId {
    match pick {
        Pick::Card(card) => card,
        _ => unreachable!("only cards were offered"),
    }
}

pub(crate) fn cell(pick: Pick) -> Cell {
    match pick {
        Pick::Cell(cell) => cell,
        _ => unreachable!("only spaces were offered"),
    }
}
