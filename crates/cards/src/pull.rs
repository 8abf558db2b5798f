//! A hidden card leaves.

use crate::{CardId, Cards, Each, Known};

/// The card that is about to leave a zone with this face: a hand, a pile one searches. Which physical card it is must not
/// depend on what lies hidden there, or its number would tell: so of the cards that nobody could tell apart the first
/// one of the same owner leaves, the two changing faces. A card that everybody has seen leaves before one that some have,
/// and that before one that nobody has: who names a face need not show another card with it.
///
/// The zone comes in an order that tells nothing: a hand by its numbers, a pile one searches from the top, for there the
/// place is what a card is known by.
///
/// `None` if no card of the zone has this face. Where a card leaves unseen, mix the zone first: [`Known::keep`].
pub fn pull<F: Copy + PartialEq, const SEATS: usize, const WORDS: usize, const SIZE: usize>(
    faces: &mut Each<F, SEATS, SIZE>,
    known: &Known<SEATS, WORDS>,
    zone: impl Iterator<Item = CardId> + Clone,
    face: F,
) -> Option<CardId> {
    let all = known.to_all();
    if let Some(card) = zone.clone().find(|&card| all.has(card) && faces[card] == face) {
        return Some(card);
    }
    let hidden = zone.filter(|&card| !all.has(card));
    let named = hidden.clone().filter(|&card| faces[card] == face);
    let known_to = |card: &CardId| known.audience(*card).seats(SEATS as u8).count();
    // The first of those that most seats know.
    let card = named.reduce(|best, card| if known_to(&card) > known_to(&best) { card } else { best })?;
    let alike = known.alike(card, hidden.clone().collect::<Cards<SEATS, WORDS>>().of(card.owner()));
    let first = hidden.clone().find(|&card| alike.has(card))?;
    faces.swap(card, first);
    Some(first)
}
