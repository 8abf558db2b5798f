//! A position that is written and read is the same in every field, but for how cards are numbered.

use super::{known_to, reading, write};
use crate::Doomtrooper;
use crate::printed::Face;
use crate::state::{Cards, Source, State};
use ::cards::{CardId, Each, Known, Pile};
use kernel::{Facts, Game, Lines, Luck, Seat, Table, Viewer};
use std::collections::BTreeMap;

/// Cards get the numbers that the reader gives them.
struct Numbers {
    next: [u8; 6],
    of: BTreeMap<CardId, CardId>,
}

impl Numbers {
    fn of(state: &State) -> Numbers {
        let mut numbers = Numbers { next: [0; 6], of: BTreeMap::new() };
        let known = |card: &CardId| format!("{}{}", state.face(*card).id(), known_to(state, *card));
        numbers.give(state.pieces.iter().filter_map(|piece| piece.card));
        for seat in Seat::all(state.seats) {
            let sorted = |cards: Cards| {
                let mut cards: Vec<CardId> = cards.of(seat).iter().collect();
                cards.sort_by_key(known);
                cards
            };
            numbers.give(sorted(state.hand));
            numbers.give(state.library_of(seat).rev());
            numbers.give(sorted(state.graveyard));
            numbers.give(sorted(state.sideboard));
            numbers.give(sorted(state.sacrificed));
        }
        numbers
            .give(state.plays.iter().filter_map(|p| if let Source::Card(card) = p.from { Some(card) } else { None }));
        numbers
    }

    fn give(&mut self, cards: impl IntoIterator<Item = CardId>) {
        for card in cards {
            let next = &mut self.next[card.owner().index()];
            assert!(self.of.insert(card, CardId::new(card.owner(), *next)).is_none(), "{card:?} is in two places");
            *next += 1;
        }
    }

    fn set(&self, cards: Cards) -> Cards {
        cards.iter().map(|card| self.of[&card]).collect()
    }
}

fn renumbered(state: &State) -> State {
    let numbers = Numbers::of(state);
    let mut new = state.clone();
    (new.faces, new.known) = (Each::new(Face(0)), Known::default());
    for (&old, &card) in &numbers.of {
        new.faces[card] = state.face(old);
        new.known.show(card, state.known.audience(old));
    }
    for zone in [&mut new.hand, &mut new.graveyard, &mut new.sacrificed, &mut new.sideboard] {
        *zone = numbers.set(*zone);
    }
    for seat in Seat::all(state.seats) {
        let cards = state.library_of(seat).map(|card| numbers.of[&card].number());
        new.library[seat.index()] = cards.collect::<Pile<{ crate::state::DECK }, u8>>();
    }
    for card in new.pieces.iter_mut().filter_map(|piece| piece.card.as_mut()) {
        *card = numbers.of[card];
    }
    for play in &mut new.plays {
        if let Source::Card(card) = &mut play.from {
            *card = numbers.of[card];
        }
    }
    new
}

fn start(seats: u8, luck: &mut Luck) -> State {
    let decks = ["iron_cartel", "light_and_blade", "legion_of_algeroth", "children_of_earth", "crown_and_chrome"];
    let sides = ["A", "B", "C", "D", "E", "F"].into_iter().take(usize::from(seats));
    let mut options: Vec<(String, String)> =
        sides.map(|side| (side.into(), decks[luck.below(decks.len() as u32) as usize].into())).collect();
    options.push(("rounds".into(), "12".into()));
    Doomtrooper::setup(&Doomtrooper::about().setup(None, Some(seats), &options).expect("ready decks")).expect("a table")
}

#[test]
fn whole_games_are_read_as_they_were_written() {
    for seed in 0..12 * testkit::more() {
        let mut luck = Luck::new(seed);
        let mut moments = Luck::new(seed ^ 7);
        let begun = start(2 + (seed % 5) as u8, &mut luck);
        let mut table = Table::<Doomtrooper>::of_luck(begun, &mut luck);
        while !Doomtrooper::is_over(&table.state) {
            table.step().unwrap_or_else(|fault| panic!("{seed}: {fault}"));
            if moments.below(15) > 0 {
                continue;
            }
            let mut facts = Facts::default();
            write(&table.state, Viewer::Judge, &mut facts);
            let read = reading::read(&mut Lines::parse(&facts.to_string()).expect("lines"));
            let read = read.unwrap_or_else(|why| panic!("{seed}: {why}\n{facts}"));
            assert!(read == renumbered(&table.state), "{seed}: it is another position:\n{facts}");
        }
    }
}
