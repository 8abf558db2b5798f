//! DT-SETUP: decks, opening hands, the Cardinal's privilege; and what a viewer may imagine of the hidden cards.

use crate::contest;
use crate::deck::{Deck, Limits};
use crate::event::Event;
use crate::printed::DECKS;
use crate::rules::table::{draw, shuffle};
use crate::state::{Cards, DESTINY, HAND, Mark, State, Step};
use crate::{Ask, Board, Offer, Pick};
use ::cards::CardId;
use kernel::{About, Audience, BadSetup, Flow, Luck, Mode, Possible, Seat, Setting, Setup, Values, Viewer};

/// As they are written in a setup.
const READY: &[&str] =
    &["iron_cartel", "light_and_blade", "legion_of_algeroth", "children_of_earth", "crown_and_chrome"];

pub(crate) static ABOUT: About = About {
    key: "doomtrooper",
    rules_version: 4,
    practice: false,
    modes: &[Mode { key: "standard", seats: 2..=6 }, Mode { key: "match", seats: 2..=2 }],
    settings: &[
        Setting { key: "match", default: "", values: Values::Legacy },
        Setting { key: "A", default: "iron_cartel", values: Values::Depends(one) },
        Setting { key: "B", default: "light_and_blade", values: Values::Depends(other) },
        Setting { key: "C", default: "legion_of_algeroth", values: Values::Depends(third) },
        Setting { key: "D", default: "children_of_earth", values: Values::Depends(fourth) },
        Setting { key: "E", default: "crown_and_chrome", values: Values::Depends(fifth) },
        Setting { key: "F", default: "iron_cartel", values: Values::Depends(sixth) },
        Setting { key: "goal", default: "40", values: Values::Number(1..=200) },
        Setting { key: "rounds", default: "100", values: Values::Number(0..=500) },
        Setting { key: "alliances", default: "0", values: Values::Number(0..=7) },
        Setting { key: "rewards", default: "instead", values: Values::OneOf(&["instead", "besides"]) },
        Setting { key: "library", default: "60", values: Values::Number(1..=95) },
        Setting { key: "copies", default: "4", values: Values::Number(1..=95) },
        Setting { key: "sideboard", default: "25", values: Values::Number(0..=60) },
        Setting { key: "first", default: "random", values: Values::Depends(first) },
    ],
    draws: true,
    windows: true,
    minutes: 60,
    emblem: "em-dt",
    colour: ("#4A4030", "#D8C9A0"),
    en: concat!(include_str!("../words/en.ftl"), "\n", include_str!("../words/cards.en.ftl")),
    cs: concat!(include_str!("../words/cs.ftl"), "\n", include_str!("../words/cards.cs.ftl")),
    rules_en: include_str!("../rules.md"),
    rules_cs: include_str!("../rules.cs.md"),
};

/// In a match that goes on, the deck of the game before; cards may be exchanged in it.
fn deck_of(chosen: &Setup, seat: usize) -> Option<Possible> {
    match contest::handed(chosen) {
        Ok(Some(before)) => Some(Possible::Text(vec![before.decks[seat].list().to_string()])),
        Ok(None) | Err(_) => ready(chosen.seats, seat as u8),
    }
}

fn one(chosen: &Setup) -> Option<Possible> {
    deck_of(chosen, 0)
}

fn other(chosen: &Setup) -> Option<Possible> {
    deck_of(chosen, 1)
}

fn ready(seats: u8, at: u8) -> Option<Possible> {
    (seats > at).then(|| Possible::Text(READY.iter().map(ToString::to_string).collect()))
}

fn third(chosen: &Setup) -> Option<Possible> {
    ready(chosen.seats, 2)
}

fn fourth(chosen: &Setup) -> Option<Possible> {
    ready(chosen.seats, 3)
}

fn fifth(chosen: &Setup) -> Option<Possible> {
    ready(chosen.seats, 4)
}

fn sixth(chosen: &Setup) -> Option<Possible> {
    ready(chosen.seats, 5)
}

fn first(chosen: &Setup) -> Option<Possible> {
    Some(Possible::one_of(["random"].into_iter().chain(Seat::all(chosen.seats).map(seat_key))))
}

pub(crate) fn seat_key(seat: Seat) -> &'static str {
    ["A", "B", "C", "D", "E", "F"][seat.index()]
}

/// DT-SETUP-1, DT-SETUP-2, DT-SETUP-4
pub(crate) fn start(setup: &Setup) -> Result<State, BadSetup> {
    let mut state = State::empty(setup.seats);
    state.format.goal = setup.number("goal") as u16;
    state.format.rounds = setup.number("rounds") as u16;
    state.format.alliances = setup.number("alliances") as u8;
    state.format.besides = setup.text("rewards") == "besides";
    let [least, copies, sideboard] = ["library", "copies", "sideboard"].map(|key| setup.number(key));
    let limits = Limits { least, copies: copies as u8, sideboard };
    let decks: Vec<Deck> = Seat::all(setup.seats).map(|seat| deck(setup, seat, limits)).collect::<Result<_, _>>()?;
    for (seat, deck) in Seat::all(setup.seats).zip(&decks) {
        lay_out(&mut state, seat, deck);
    }
    state.contest = contest::begin(setup, &decks)?;
    let named = Seat::all(setup.seats).find(|&s| seat_key(s) == setup.text("first"));
    state.first = named.unwrap_or(Seat(0));
    // Who begins by luck is drawn when the cards are dealt.
    state.again = named.is_none();
    state.step = Step::Deal;
    Ok(state)
}

/// A deck that keeps to what was agreed on; those that lie ready have to, too.
fn deck(setup: &Setup, seat: Seat, limits: Limits) -> Result<Deck, BadSetup> {
    let ready = |text: &str| DECKS.iter().find(|d| d.id == text).map(Deck::ready_made);
    let deck = setup.deck(seat_key(seat), READY, ready, Deck::parse, |deck| deck.check(limits))?;
    BadSetup::deck(&format!("option {}", seat_key(seat)), deck.check(limits).broken)?;
    Ok(deck)
}

fn lay_out(state: &mut State, seat: Seat, deck: &Deck) {
    state.player_mut(seat).d = DESTINY;
    let mut cards = CardId::deck(seat, crate::state::DECK as u8);
    for face in deck.main() {
        let Some(card) = cards.next() else { break };
        state.faces[card] = face;
        state.library[seat.index()].push(card.number());
    }
    for face in deck.sideboard() {
        let Some(card) = cards.next() else { break };
        state.faces[card] = face;
        state.sideboard.insert(card);
    }
}

/// DT-SETUP-3, DT-SETUP-5, DT-SETUP-6
pub(crate) fn deal(t: &mut Board<'_>) -> Flow {
    if std::mem::take(&mut t.state.again) {
        let seats = u32::from(t.state.seats);
        t.state.first = Seat(t.roll(Ask::First, seats)? as u8);
    }
    let first = t.state.first;
    t.state.active = first;
    t.tell(Audience::ALL, || Event::Began { seat: first });
    for seat in Seat::all(t.state.seats) {
        shuffle(t, seat)?;
        draw(t, seat, HAND);
    }
    t.state.step = Step::Privilege(first);
    Ok(())
}

/// DT-SETUP-7 to DT-SETUP-10: show the hand and draw seven new cards, once; with a warrior in it the first seven are lost.
pub(crate) fn privilege(t: &mut Board<'_>, seat: Seat) -> Flow {
    let takes: Option<Pick> = t.choose_or_pass_hidden(seat, Ask::Privilege, |_, o| o.add(Pick::Offer(Offer::Yes)))?;
    if takes.is_some() {
        let hand = t.state.by_face(t.state.hand_of(seat));
        let faces: Vec<crate::Face> = hand.iter().map(|&c| t.state.face(c)).collect();
        let warrior = faces.iter().any(|f| f.is_warrior());
        t.tell(Audience::ALL, || Event::TookPrivilege { seat, hand: faces });
        for &card in &hand {
            t.state.known.show(card, Audience::ALL);
            t.state.hand.remove(card);
        }
        draw(t, seat, HAND);
        for card in hand {
            let pile = if warrior { crate::rules::table::Pile::Graveyard } else { crate::rules::table::Pile::Library };
            t.state.put_away(card, pile);
        }
        if !warrior {
            shuffle(t, seat)?;
        }
    }
    t.state.player_mut(seat).privileged = true;
    let next = t.state.seated(t.state.first).find(|&s| !t.state.player(s).privileged);
    t.state.step = next.map_or(Step::Start, Step::Privilege);
    Ok(())
}

/// Shuffle the faces of all cards the viewer cannot know, each deck among itself; a warrior added into cover is one that
/// may be there.
pub(crate) fn resample(world: &mut State, now: &State, viewer: Viewer, luck: &mut Luck) {
    // What has come to light since the checkpoint was there already, under the number it has now (see `pull`).
    world.faces = now.faces;
    let secret: Cards = now.pieces.iter().filter(|p| p.is(Mark::Secret)).filter_map(|p| p.card).collect();
    ::cards::redraw_fitting(&mut world.faces, now.hidden_from(viewer), luck, |card, face| {
        !secret.has(card) || face.may_hide()
    });
    world.reawaken();
}
