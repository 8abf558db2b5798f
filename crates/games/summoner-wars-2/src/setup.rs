//! SW2-SETUP: decks, layouts, the deal.

use crate::deck::Deck;
use crate::event::Event;
use crate::rules::zones;
use crate::state::{self, FIELD, NORTH, Place, SOUTH, State, Step};
use crate::{Ask, Board};
use grid::Cell;
use kernel::{About, Audience, BadSetup, Flow, Mode, Seat, Setting, Setup, Values};

const FACTIONS: &[&str] = &[
    "polar_dwarves",
    "cave_goblins",
    "fallen_kingdom",
    "vanguards",
    "breakers",
    "savanna_elves",
    "phoenix_elves",
    "tundra_orcs",
];

pub(crate) static ABOUT: About = About {
    key: "summoner-wars-2",
    rules_version: 2,
    practice: false,
    modes: &[Mode { key: "duel", seats: 2..=2 }],
    settings: &[
        Setting { key: "south", default: "polar_dwarves", values: Values::Text(FACTIONS) },
        Setting { key: "north", default: "fallen_kingdom", values: Values::Text(FACTIONS) },
        Setting { key: "first", default: "random", values: Values::OneOf(&["random", "south", "north"]) },
        Setting { key: "cards", default: "first", values: Values::OneOf(&["first", "revised"]) },
    ],
    draws: false,
    windows: false,
    minutes: 45,
    emblem: "em-sw2",
    colour: ("#2B4F66", "#A5CFE8"),
    en: concat!(include_str!("../words/en.ftl"), "\n", include_str!("../words/cards.en.ftl")),
    cs: concat!(include_str!("../words/cs.ftl"), "\n", include_str!("../words/cards.cs.ftl")),
    rules_en: include_str!("../rules.md"),
    rules_cs: include_str!("../rules.cs.md"),
};

/// SW2-SETUP-3 to SW2-SETUP-5: two decks, four cards of each on the battlefield.
pub(crate) fn start(setup: &Setup) -> Result<State, BadSetup> {
    let mut state = State::empty();
    state.revised = setup.text("cards") == "revised";
    for (seat, key) in [(SOUTH, "south"), (NORTH, "north")] {
        lay_out(&mut state, seat, &setup.deck(key, FACTIONS, Deck::ready_made, Deck::parse, Deck::check)?);
    }
    let first = setup.text("first");
    state.active = if first == "north" { NORTH } else { SOUTH };
    state.step = Step::Deal { any_first: first == "random" };
    Ok(state)
}

fn lay_out(state: &mut State, seat: Seat, deck: &Deck) {
    let cell = |row, column| turned(seat, Cell::at(row, column));
    let mut cards = state::deck(seat);
    let mut put = |face, place| {
        let card = cards.next().expect("SW2-DECK-1: a deck has thirty-four cards");
        state.faces[card] = face;
        state.put(card, place);
    };
    let layout = deck.layout();
    put(deck.summoner, Place::Field(cell(layout.summoner.row, layout.summoner.col)));
    put(
        crate::Face::named("starting_gate").expect("a card of the pool"),
        Place::Field(cell(layout.gate.row, layout.gate.col)),
    );
    for spot in &layout.units {
        put(crate::Face::named(spot.card).expect("a card of the pool"), Place::Field(cell(spot.row, spot.col)));
    }
    for face in deck.draw_pile() {
        put(face, Place::Draw);
    }
}

/// A space from a seat's own viewpoint.
pub(crate) fn turned(seat: Seat, cell: Cell) -> Cell {
    if seat == SOUTH { cell } else { Cell::at(FIELD.rows - 1 - cell.row(), FIELD.columns - 1 - cell.column()) }
}

/// SW2-SETUP-6 to SW2-SETUP-8
pub(crate) fn deal(t: &mut Board<'_>, any_first: bool) -> Flow {
    if any_first {
        t.state.active = Seat(t.roll(Ask::First, 2)? as u8);
    }
    let first = t.state.active;
    t.tell(Audience::ALL, || Event::Began { seat: first });
    for seat in Seat::all(2) {
        t.state.magic[seat.index()] = if seat == first { 2 } else { 3 };
        t.shuffle(Ask::Shuffle, |state| state.draw_pile_mut(seat))?;
        zones::draw(t, seat, 5);
    }
    t.state.step = Step::StartOfTurn;
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_faction_of_the_pool_is_offered() {
        assert!(crate::factions().eq(super::FACTIONS.iter().copied()));
    }
}
