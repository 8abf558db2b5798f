//! Everything a viewer has not seen, drawn again.

use crate::{CardId, Cards, Each};
use kernel::{Luck, Seat};

/// Deal the faces of all hidden cards again, each owner's deck among itself. Nothing depends on where a face was: they are
/// gathered and sorted before they are shuffled, so two worlds the viewer cannot tell apart become the same one.
pub fn redraw<F: Copy + Ord, const SEATS: usize, const WORDS: usize, const SIZE: usize>(
    faces: &mut Each<F, SEATS, SIZE>,
    hidden: Cards<SEATS, WORDS>,
    luck: &mut Luck,
) {
    redraw_fitting(faces, hidden, luck, |_, _| true);
}

/// The same where a viewer knows something of a card without knowing it: a warrior under cover is a warrior. `fits` says
/// which faces a card may have, as far as the viewer can tell. The cards that fewest faces fit are dealt first, each one
/// that leaves a face for every other, so every arrangement that fits is possible, and all are equally likely where what
/// fits one card fits the next as well. Cards that nothing is left for (no true world has any) take what there is.
pub fn redraw_fitting<F: Copy + Ord, const SEATS: usize, const WORDS: usize, const SIZE: usize>(
    faces: &mut Each<F, SEATS, SIZE>,
    hidden: Cards<SEATS, WORDS>,
    luck: &mut Luck,
    fits: impl Fn(CardId, F) -> bool,
) {
    for owner in Seat::all(SEATS as u8) {
        let cards: Vec<CardId> = hidden.of(owner).iter().collect();
        let mut pool: Vec<F> = cards.iter().map(|&card| faces[card]).collect();
        pool.sort_unstable();
        luck.shuffle(&mut pool);
        let choice = |card: &CardId| pool.iter().filter(|&&face| fits(*card, face)).count();
        let mut narrow: Vec<(usize, CardId)> = cards.iter().map(|card| (choice(card), *card)).collect();
        narrow.retain(|&(choice, _)| choice < pool.len());
        narrow.sort_unstable();
        let narrow: Vec<CardId> = narrow.into_iter().map(|(_, card)| card).collect();
        for (dealt, &card) in narrow.iter().enumerate() {
            let rest = &narrow[dealt + 1..];
            let fitting = (0..pool.len()).filter(|&at| fits(card, pool[at]));
            let at = fitting.clone().find(|&at| leaves_enough(&pool, at, rest, &fits));
            // The pool is in a random order, so the first that will do is any of them.
            faces[card] = pool.remove(at.or(fitting.clone().next()).unwrap_or(0));
        }
        for (card, face) in cards.into_iter().filter(|card| !narrow.contains(card)).zip(pool) {
            faces[card] = face;
        }
    }
}

/// Whether every one of these cards finds a face of its own in the pool when one of its faces is gone.
fn leaves_enough<F: Copy>(pool: &[F], gone: usize, cards: &[CardId], fits: &impl Fn(CardId, F) -> bool) -> bool {
    let mut taken: Vec<Option<usize>> = vec![None; pool.len()];
    (0..cards.len()).all(|card| {
        let mut tried = vec![false; pool.len()];
        tried[gone] = true;
        seat(card, pool, cards, fits, &mut taken, &mut tried)
    })
}

/// Find a face for a card, moving others to another face where that makes room (an augmenting path).
fn seat<F: Copy>(
    card: usize,
    pool: &[F],
    cards: &[CardId],
    fits: &impl Fn(CardId, F) -> bool,
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for at in 0..pool.len() {
        if tried[at] || !fits(cards[card], pool[at]) {
            continue;
        }
        tried[at] = true;
        if taken[at].is_none_or(|other| seat(other, pool, cards, fits, taken, tried)) {
            taken[at] = Some(card);
            return true;
        }
    }
    false
}
