//! DT-ZONE-4 to DT-ZONE-6, DT-ZONE-13: cards are looked for in hands and piles.

use crate::clause::{Clause, Moment};
use crate::event::Event;
use crate::printed::{Face, Printed};
use crate::rules::{adding, table};
use crate::state::{Area, Cards, State};
use crate::{Ask, Board, Pick};
use ::cards::CardId;
use kernel::{Audience, Flow, Seat};

/// Where one looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Where {
    Library,
    Graveyard,
    /// DT-ZONE-5: library, graveyard and sideboard.
    Collection,
}

pub(crate) fn zone(t: &Board<'_>, of: Seat, place: Where) -> Cards {
    let library: Cards = t.state.library_of(of).collect();
    match place {
        Where::Library => library,
        Where::Graveyard => t.state.graveyard.of(of),
        Where::Collection => library.and(t.state.graveyard.of(of)).and(t.state.sideboard.of(of)),
    }
}

/// A player takes a card out of somebody's pile, or finds none; whoever looks has seen the whole pile. The library is
/// shuffled afterwards (DT-ZONE-13). `open`: it is shown, for the card asked for a property.
pub(crate) fn search(
    t: &mut Board<'_>,
    by: Seat,
    of: Seat,
    place: Where,
    why: Face,
    open: bool,
    fits: impl Fn(&Printed) -> bool,
) -> Flow<Option<CardId>> {
    search_for(t, by, of, place, why, open, |_, face| fits(face.printed()))
}

/// The same by what the position says of a card.
pub(crate) fn search_for(
    t: &mut Board<'_>,
    by: Seat,
    of: Seat,
    place: Where,
    why: Face,
    open: bool,
    fits: impl Fn(&State, Face) -> bool,
) -> Flow<Option<CardId>> {
    let cards = zone(t, of, place);
    look(t, by, cards);
    let able: Cards = cards.iter().filter(|&c| fits(&t.state, t.state.face(c))).collect();
    let faces = t.state.faces_in(able);
    let ask = if open { Ask::OpenCard(why) } else { Ask::Card(why) };
    let picked: Option<Pick> =
        t.choose_or_pass_hidden(by, ask, |_, o| o.extend(faces.iter().copied().map(Pick::Face)))?;
    let searched = matches!(place, Where::Library | Where::Collection);
    let Some(Pick::Face(face)) = picked else {
        if searched {
            table::shuffle(t, of)?;
        }
        return Ok(None);
    };
    let Some(card) = take(t, able, face) else { return Ok(None) };
    if searched {
        table::shuffle(t, of)?;
    }
    if open {
        t.state.known.show(card, Audience::ALL);
        t.tell(Audience::ALL, || Event::Fetched { seat: by, face });
    } else {
        t.tell(Audience::only(by), || Event::Fetched { seat: by, face });
        t.tell(Audience::only(by).others(), || Event::FetchedUnseen { seat: by });
    }
    Ok(Some(card))
}

/// A text fetches a warrior out of its player's collection into an area, for nothing.
pub(crate) fn recruit(t: &mut Board<'_>, seat: Seat, why: Face, area: Area, fits: impl Fn(&Printed) -> bool) -> Flow {
    let found = search_for(t, seat, seat, Where::Collection, why, true, |s, f| fits(f.printed()) && s.may_come(f))?;
    if let Some(card) = found {
        adding::put(t, card, seat, area)?;
    }
    Ok(())
}

/// Cards a player has looked at he knows as long as he can tell them apart.
pub(crate) fn look(t: &mut Board<'_>, by: Seat, cards: Cards) {
    for card in cards.iter() {
        t.state.known.show(card, Audience::only(by));
    }
}

/// A card with that face out of the pile it lies in.
// RULING: A search of the collection: where several piles of a collection hold one, it comes from the sideboard, else
// from the graveyard: there it
// serves for nothing but being searched for (DT-ZONE-6).
fn take(t: &mut Board<'_>, able: Cards, face: Face) -> Option<CardId> {
    let state = &t.state;
    let piles = [able.both(state.sideboard), able.both(state.graveyard), able];
    let pile = piles.into_iter().find(|pile| pile.iter().any(|card| state.face(card) == face))?;
    let card = t.state.pull(pile, face)?;
    t.state.take_out(card);
    Some(card)
}

/// Somebody looks at a hand.
pub(crate) fn peek(t: &mut Board<'_>, by: Seat, at: Seat) {
    t.tell(Audience::ALL, || Event::Looked { seat: by, at });
    let hand = t.state.hand_of(at);
    for face in t.state.faces_in(hand) {
        t.tell(Audience::only(by), || Event::SawCard { seat: at, face });
    }
    look(t, by, hand);
}

/// Whoever plays with an open hand shows every card of it.
pub(crate) fn open_hands(t: &mut Board<'_>) {
    let open = |state: &State, seat: Seat| {
        state
            .clauses(Moment::OpensHand)
            .any(|(source, clause)| matches!(clause, Clause::OpensHand(says) if says(state, source, seat)))
    };
    for seat in t.state.seated(t.state.active) {
        if open(&t.state, seat) {
            t.state.hand_of(seat).iter().for_each(|card| t.state.known.show(card, Audience::ALL));
        }
    }
}

/// Into the hand of its owner.
pub(crate) fn to_hand(t: &mut Board<'_>, card: CardId) {
    t.state.take_out(card);
    t.state.hand.insert(card);
}
