//! A hidden card leaves.

use crate::{CardId, Cards, Each, Known};

/// The card that is about to leave a zone with this face: a hand, a pile one searches. Which physical card it is must not
/// depend on what lies hidden there, or its number would tell: so of the cards that nobody could tell apart the lowest
/// one of the same owner leaves, the two changing faces. A card that everybody has seen leaves before one that some have,
/// and that before one that nobody has: who names a face need not show another card with it.
///
/// `None` if no card of the zone has this face. Where a card leaves unseen, mix the zone first: [`Known::keep`].
pub fn pull<F: Copy + PartialEq, const SEATS: usize, const WORDS: usize, const SIZE: usize>(
    faces: &mut Each<F, SEATS, SIZE>,
    known: &Known<SEATS, WORDS>,
    zone: Cards<SEATS, WORDS>,
    face: F,
) -> Option<CardId> {
    let shown = zone.both(known.to_all());
    if let Some(card) = shown.iter().find(|&card| faces[card] == face) {
        return Some(card);
    }
    let hidden = zone.without(shown);
    let named = hidden.iter().filter(|&card| faces[card] == face);
    let known_to = |card: &CardId| known.audience(*card).seats(SEATS as u8).count();
    // The first of those that most seats know.
    let card = named.reduce(|best, card| if known_to(&card) > known_to(&best) { card } else { best })?;
    let lowest = known.alike(card, hidden.of(card.owner())).iter().next()?;
    faces.swap(card, lowest);
    Some(lowest)
}
