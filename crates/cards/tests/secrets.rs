//! Numbers tell nothing: `Known`, `pull` and `redraw` against worlds a viewer cannot tell apart.

use cards::{CardId, Cards, Each, Known, pull, redraw, redraw_fitting};
use kernel::{Audience, Luck, Seat, Viewer};
use proptest::prelude::*;
use std::collections::BTreeSet;

const SEATS: usize = 3;
const SIZE: usize = 70;
type Set = Cards<SEATS, 2>;
type Faces = Each<u8, SEATS, SIZE>;

fn card() -> impl Strategy<Value = CardId> {
    (0..SEATS as u8, 0..SIZE as u8).prop_map(|(owner, number)| CardId::new(Seat(owner), number))
}

fn set() -> impl Strategy<Value = Set> {
    prop::collection::vec(card(), 0..60).prop_map(|cards| cards.into_iter().collect())
}

fn faces() -> impl Strategy<Value = Faces> {
    prop::collection::vec(0..9u8, SEATS * SIZE).prop_map(|list| {
        let mut faces = Faces::new(0);
        all().zip(list).for_each(|(card, face)| faces[card] = face);
        faces
    })
}

fn all() -> impl Iterator<Item = CardId> {
    Seat::all(SEATS as u8).flat_map(|owner| CardId::deck(owner, SIZE as u8))
}

/// Another world: the hidden cards of each deck change faces among themselves.
fn other_world(faces: &Faces, hidden: Set, seed: u64) -> Faces {
    let mut other = *faces;
    let mut luck = Luck::new(seed);
    for owner in Seat::all(SEATS as u8) {
        let cards: Vec<CardId> = hidden.of(owner).iter().collect();
        for i in (1..cards.len()).rev() {
            other.swap(cards[i], cards[luck.below(i as u32 + 1) as usize]);
        }
    }
    other
}

fn sorted(faces: &Faces, cards: Set) -> Vec<u8> {
    let mut list: Vec<u8> = cards.iter().map(|card| faces[card]).collect();
    list.sort_unstable();
    list
}

/// Faces below 3 are warriors; every third hidden card lies under cover and must be one.
fn warriors_lie_under_cover(faces: &mut Faces, hidden: Set) -> impl Fn(CardId, u8) -> bool + use<> {
    let covered: Set = hidden.iter().filter(|card| card.number() % 3 == 0).collect();
    covered.iter().for_each(|card| faces[card] %= 3);
    move |card, face| !covered.has(card) || face < 3
}

proptest! {
    #[test]
    fn a_set_is_what_was_put_in(cards in prop::collection::vec(card(), 0..80), more in set()) {
        let set: Set = cards.iter().copied().collect();
        let model: BTreeSet<CardId> = cards.into_iter().collect();
        prop_assert!(set.iter().eq(model.iter().copied()));
        prop_assert_eq!((set.len() as usize, set.is_empty()), (model.len(), model.is_empty()));
        for card in all() {
            let (a, b) = (model.contains(&card), more.has(card));
            prop_assert_eq!((set.has(card), set.and(more).has(card)), (a, a | b));
            prop_assert_eq!((set.both(more).has(card), set.without(more).has(card)), (a & b, a & !b));
            prop_assert_eq!(set.of(Seat(1)).has(card), a && card.owner() == Seat(1));
        }
    }

    #[test]
    fn what_is_drawn_again_depends_on_nothing_hidden(faces in faces(), hidden in set(), seed: u64, swap: u64) {
        let (mut one, mut two) = (faces, other_world(&faces, hidden, swap));
        redraw(&mut one, hidden, &mut Luck::new(seed));
        redraw(&mut two, hidden, &mut Luck::new(seed));
        prop_assert_eq!(one, two);
        for owner in Seat::all(SEATS as u8) {
            prop_assert_eq!(sorted(&one, hidden.of(owner)), sorted(&faces, hidden.of(owner)), "no face comes or goes");
        }
        prop_assert!(all().filter(|&card| !hidden.has(card)).all(|card| one[card] == faces[card]), "what is known stays");
    }

    #[test]
    fn what_is_known_in_part_is_kept_in_part(mut faces in faces(), hidden in set(), seed: u64, swap: u64) {
        let fits = warriors_lie_under_cover(&mut faces, hidden);
        let mut one = faces;
        redraw_fitting(&mut one, hidden, &mut Luck::new(seed), &fits);
        prop_assert!(hidden.iter().all(|card| fits(card, one[card])));
        for owner in Seat::all(SEATS as u8) {
            prop_assert_eq!(sorted(&one, hidden.of(owner)), sorted(&faces, hidden.of(owner)));
        }
        // Another world the viewer cannot tell apart: drawn once, so that it fits too.
        let mut two = faces;
        redraw_fitting(&mut two, hidden, &mut Luck::new(swap), &fits);
        redraw_fitting(&mut two, hidden, &mut Luck::new(seed), &fits);
        prop_assert_eq!(one, two);
    }

    #[test]
    fn the_card_that_leaves_tells_nothing(faces in faces(), zone in set(), shown in set(), looked in set(), swap: u64) {
        let mut known = Known::<SEATS, 2>::default();
        shown.iter().for_each(|card| known.show(card, Audience::ALL));
        looked.iter().for_each(|card| known.show(card, Audience::only(Seat(1))));
        // To seat 2 the cards that seat 1 looked at are all alike, and so are those that nobody did.
        let unseen = zone.without(shown);
        let other = other_world(&other_world(&faces, unseen.both(looked), swap), unseen.without(looked), swap);
        for face in 0..9 {
            let (mut one, mut two) = (faces, other);
            let left = pull(&mut one, &known, zone.iter(), face);
            prop_assert_eq!(left, pull(&mut two, &known, zone.iter(), face));
            let Some(left) = left else {
                prop_assert!(zone.iter().all(|card| faces[card] != face));
                continue;
            };
            prop_assert_eq!((one[left], two[left]), (face, face));
            prop_assert!(zone.has(left));
            prop_assert_eq!(sorted(&one, zone.of(left.owner())), sorted(&faces, zone.of(left.owner())));
            let stays = |card: &CardId| !zone.has(*card) || shown.has(*card);
            prop_assert!(all().filter(stays).all(|card| one[card] == faces[card]));
        }
    }

    #[test]
    fn knowledge_is_what_was_shown_and_not_mixed(shown in set(), looked in set(), mixed in set(), keeper in 0..SEATS as u8) {
        let mut known = Known::<SEATS, 2>::default();
        looked.iter().for_each(|card| known.show(card, Audience::only(Seat(1))));
        shown.iter().for_each(|card| known.show(card, Audience::ALL));
        known.keep(mixed, Audience::only(Seat(keeper)));
        for card in all() {
            for seat in 0..SEATS as u8 {
                let saw = shown.has(card) || looked.has(card) && seat == 1;
                let knows = saw && (!mixed.has(card) || seat == keeper);
                prop_assert_eq!(known.to(Viewer::Seat(Seat(seat))).has(card), knows);
                prop_assert_eq!(known.audience(card).hears(Viewer::Seat(Seat(seat))), knows);
            }
            prop_assert_eq!(known.to(Viewer::Spectator).has(card), shown.has(card) && !mixed.has(card));
            let alike = known.alike(card, mixed);
            let same = |other: &CardId| known.audience(*other) == known.audience(card);
            prop_assert!(alike.iter().eq(mixed.iter().filter(same)));
        }
    }
}

/// Three places of one deck with tangled conditions: exactly the arrangements that fit turn up, each of them.
#[test]
fn every_arrangement_that_fits_is_possible() {
    let deck: Vec<CardId> = CardId::deck(Seat(0), 4).collect();
    let allowed: [&[u8]; 4] = [&[0, 1], &[1, 2], &[0, 1, 2, 3], &[2, 3]];
    let fits = |card: CardId, face: u8| allowed[usize::from(card.number())].contains(&face);
    let hidden: Cards<1, 1> = deck.iter().copied().collect();
    let mut drawn: BTreeSet<Vec<u8>> = BTreeSet::new();
    for seed in 0..500 {
        let mut faces: Each<u8, 1, 4> = Each::new(0);
        deck.iter().zip([0, 1, 2, 3]).for_each(|(&card, face)| faces[card] = face);
        redraw_fitting(&mut faces, hidden, &mut Luck::new(seed), fits);
        drawn.insert(deck.iter().map(|&card| faces[card]).collect());
    }
    let mut fitting = BTreeSet::new();
    for code in 0..256u32 {
        let list: Vec<u8> = (0..4).map(|i| (code >> (2 * i) & 3) as u8).collect();
        let different: BTreeSet<&u8> = list.iter().collect();
        if different.len() == 4 && deck.iter().zip(&list).all(|(&card, &face)| fits(card, face)) {
            fitting.insert(list);
        }
    }
    assert_eq!(drawn, fitting);
}

/// Where everything under cover is a warrior, each warrior lies in each place equally often.
#[test]
fn all_arrangements_are_equally_likely_where_the_conditions_are_the_same() {
    let deck: Vec<CardId> = CardId::deck(Seat(0), 4).collect();
    let hidden: Cards<1, 1> = deck.iter().copied().collect();
    let mut count = [0u32; 4];
    for seed in 0..3000 {
        let mut faces: Each<u8, 1, 4> = Each::new(0);
        deck.iter().zip([0, 1, 2, 9]).for_each(|(&card, face)| faces[card] = face);
        redraw_fitting(&mut faces, hidden, &mut Luck::new(seed), |card, face| card != deck[1] || face < 3);
        count[usize::from(faces[deck[1]].min(3))] += 1;
    }
    assert!(count[..3].iter().all(|n| (900..1100).contains(n)) && count[3] == 0, "{count:?}");
}
