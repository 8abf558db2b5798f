//! SW1-SETUP: decks, starting setups, who begins; and what a viewer may imagine of the hidden cards.

use crate::deck::Deck;
use crate::event::Event;
use crate::printed::Faction;
use crate::rules::asking::must;
use crate::rules::drawing;
use crate::state::{Pile, Place, State, Step, deck_of, vines_of};
use crate::{Ask, Board, Pick};
use grid::Cell;
use kernel::{About, Audience, BadSetup, Flow, Luck, Mode, Possible, Seat, Setting, Setup, Values, Viewer};
use smallvec::SmallVec;

/// As they are written in a setup.
const FACTIONS: &[&str] =
    &["benders", "deep_dwarves", "mountain_vargath", "sand_goblins", "shadow_elves", "swamp_orcs"];

pub(crate) static ABOUT: About = About {
    key: "summoner-wars-1",
    rules_version: 2,
    practice: false,
    modes: &[Mode { key: "duel", seats: 2..=2 }, Mode { key: "teams", seats: 3..=4 }],
    settings: &[
        Setting { key: "A", default: "swamp_orcs", values: Values::Text(FACTIONS) },
        Setting { key: "B", default: "sand_goblins", values: Values::Text(FACTIONS) },
        Setting { key: "C", default: "deep_dwarves", values: Values::Depends(ally) },
        Setting { key: "D", default: "shadow_elves", values: Values::Depends(ally) },
        Setting { key: "first", default: "roll", values: Values::Depends(first) },
        Setting { key: "teammates", default: "hidden", values: Values::Depends(teammates) },
        Setting { key: "cap", default: "0", values: Values::Number(0..=9999) },
    ],
    draws: true,
    windows: true,
    minutes: 45,
    emblem: "em-sw1",
    colour: ("#6B3326", "#E8B5A5"),
    en: concat!(include_str!("../words/en.ftl"), "\n", include_str!("../words/cards.en.ftl")),
    cs: concat!(include_str!("../words/cs.ftl"), "\n", include_str!("../words/cards.cs.ftl")),
    rules_en: include_str!("../rules.md"),
    rules_cs: include_str!("../rules.cs.md"),
};

/// SW1-MULTI-2: four armies, however few play them; two in a duel.
fn armies(setup: &Setup) -> u8 {
    if setup.mode == "teams" { 4 } else { 2 }
}

fn ally(chosen: &Setup) -> Option<Possible> {
    (armies(chosen) > 2).then(|| Possible::Text(FACTIONS.iter().map(ToString::to_string).collect()))
}

fn first(chosen: &Setup) -> Option<Possible> {
    Some(Possible::one_of(["roll"].into_iter().chain(Seat::all(armies(chosen)).map(seat_key))))
}

fn teammates(chosen: &Setup) -> Option<Possible> {
    (armies(chosen) > 2).then(|| Possible::one_of(["hidden", "open"]))
}

pub(crate) fn seat_key(seat: Seat) -> &'static str {
    ["A", "B", "C", "D"][seat.index()]
}

/// SW1-SETUP-1, SW1-SETUP-2, SW1-MULTI-2
pub(crate) fn start(setup: &Setup) -> Result<State, BadSetup> {
    let armies = armies(setup);
    let mut state = State::empty(armies, setup.seats);
    state.cap = setup.number("cap") as u16;
    state.open_hands = setup.text("teammates") == "open";
    for seat in Seat::all(armies) {
        let ready = |text: &str| Faction::keyed(text).map(Deck::ready_made);
        lay_out(&mut state, seat, &setup.deck(seat_key(seat), FACTIONS, ready, Deck::parse, Deck::check)?);
    }
    let first = Seat::all(armies).find(|&s| seat_key(s) == setup.text("first"));
    state.step = Step::Deal { first };
    Ok(state)
}

/// SW1-SETUP-2, SW1-SETUP-11, SW1-SETUP-12: the setup cards on the own side, the rest into the draw pile, vine walls
/// beside the board.
fn lay_out(state: &mut State, seat: Seat, deck: &Deck) {
    let layout = deck.layout();
    let mut rest = deck.cards();
    let mut cards = deck_of(seat);
    let mut deal = |state: &mut State, face, place| {
        let card = cards.next().expect("SW1-DECK-9: a deck has thirty-four cards");
        state.faces[card] = face;
        state.put(card, place);
        card
    };
    for spot in layout.spots {
        let at = rest.iter().position(|&f| f == spot.face).expect("SW1-DECK-3: the deck holds its setup");
        rest.remove(at);
        let card = deal(state, spot.face, Place::Field(own_space(seat, spot.row, spot.column)));
        state.army[seat.index()].insert(card);
    }
    for face in rest {
        deal(state, face, Place::Pile(Pile::Draw, seat));
    }
    for vine in vines_of(seat).take(layout.vine_walls.into()) {
        state.put(vine, Place::Supply);
    }
}

/// A space of a setup from its owner's viewpoint: SW1-MULTI-17.
fn own_space(seat: Seat, row: u8, column: u8) -> Cell {
    let (board, back) = (6 * (seat.0 / 2), seat.0 % 2 == 1);
    if back { Cell::at(3 + row, board + 6 - column) } else { Cell::at(4 - row, board + column - 1) }
}

/// SW1-SETUP-4 to SW1-SETUP-9
pub(crate) fn deal(t: &mut Board<'_>, named: Option<Seat>) -> Flow {
    let first = match named {
        Some(seat) => seat,
        None => who_begins(t)?,
    };
    t.state.active = first;
    t.tell(Audience::ALL, || Event::Began { seat: first });
    for seat in Seat::all(t.state.armies) {
        drawing::shuffle(t, seat)?;
    }
    t.state.short = true;
    t.state.step = Step::StartOfTurn;
    Ok(())
}

/// SW1-SETUP-6: of two, the higher roller decides. SW1-MULTI-6, SW1-MULTI-18: of four, the highest begins; a tie for the
/// highest is rolled again.
fn who_begins(t: &mut Board<'_>) -> Flow<Seat> {
    let highest = loop {
        let mut rolls: SmallVec<[(u8, Seat); 4]> = SmallVec::new();
        for seat in Seat::all(t.state.armies) {
            let die = t.roll(Ask::Roll, 6)? as u8 + 1;
            t.tell(Audience::ALL, || Event::RolledForFirst { seat, die });
            rolls.push((die, seat));
        }
        let &(top, seat) = rolls.iter().max_by_key(|(die, _)| *die).expect("somebody rolled");
        if rolls.iter().filter(|(die, _)| *die == top).count() == 1 {
            break seat;
        }
    };
    if t.state.armies > 2 {
        return Ok(highest);
    }
    match must(t, highest, Ask::First, |state, options| options.extend(state.players().map(Pick::Seat)))? {
        Pick::Seat(seat) => Ok(seat),
        _ => unreachable!("only players were offered"),
    }
}

/// Shuffle the faces of all cards the viewer cannot know, each deck among itself.
pub(crate) fn resample(world: &mut State, now: &State, viewer: Viewer, luck: &mut Luck) {
    // What has come to light since the checkpoint was there already, under the number it has now (see `pull`).
    world.faces = now.faces;
    ::cards::redraw(&mut world.faces, now.hidden_from(viewer), luck);
}
