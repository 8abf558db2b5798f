//! What people read: ids and words for everything that is asked and told.

use crate::notation::{bid_id, expand, marks, yes_no};
use crate::{Ask, Bid, Event, Faces, LiarsDice, Pick, State, notation, scene};
use kernel::scene::Scene;
use kernel::{Arg, Because, Facts, Lines, Malformed, Phrase, Rule, Say, Seat, Show, Viewer};

impl Show for LiarsDice {
    fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
        notation::write(state, viewer, facts);
    }

    fn read(lines: &mut Lines) -> Result<State, Malformed> {
        notation::read(lines)
    }

    fn fact(state: &State, _: Viewer, name: &str) -> Option<String> {
        notation::fact(state, name)
    }

    fn ask_id(ask: Ask) -> &'static str {
        match ask {
            Ask::Bid => "bid",
            Ask::Raise => "raise",
            Ask::Die(_) => "die",
        }
    }

    fn pick_id(_: &State, pick: Pick) -> String {
        match pick {
            Pick::Bid(bid) => bid_id(bid),
            Pick::Liar => "liar".into(),
            Pick::Exact => "exact".into(),
        }
    }

    /// Challenges, and bids on any number of any face.
    fn is_word(word: &str) -> bool {
        let number = |n: &str| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit());
        word == "liar" || word == "exact" || word.split_once('x').is_some_and(|(a, b)| number(a) && number(b))
    }

    fn event_id(event: &Event) -> String {
        let s = Seat::letter;
        match *event {
            Event::Rolled { seat, dice } => format!("rolled {} {dice}", s(seat)),
            Event::RolledOwn { seat, faces } => format!("rolled {} {}", s(seat), marks(faces)),
            Event::Bid { seat, bid } => format!("bid {} {}", s(seat), bid_id(bid)),
            Event::CalledLiar { seat, bidder } => format!("called-liar {} {}", s(seat), s(bidder)),
            Event::CalledExact { seat, bid } => format!("called-exact {} {}", s(seat), bid_id(bid)),
            Event::Revealed { seat, faces } => format!("revealed {} {}", s(seat), marks(faces)),
            Event::Counted { bid, count, .. } => format!("counted {count} of {}", bid_id(bid)),
            Event::LostDie { seat, left } => format!("lost-die {} {left}", s(seat)),
            Event::WonDie { seat } => format!("won-die {}", s(seat)),
            Event::Kept { seat } => format!("kept {}", s(seat)),
            Event::Out(seat) => format!("out {}", s(seat)),
            Event::Won(seat) => format!("won {}", s(seat)),
        }
    }

    fn rule(ask: Ask) -> Rule {
        Rule(match ask {
            Ask::Bid => "LD-BID-1",
            Ask::Raise => "LD-BID-2",
            Ask::Die(_) => "LD-ROLL-1",
        })
    }

    /// A bid on what no die shows, or on more dice than there are.
    fn no_candidate(_: &State, ask: Ask, words: &[&str]) -> Because {
        let bid = words.first().and_then(|word| word.split_once('x'));
        let Some((quantity, face)) = bid else { return Self::rule(ask).into() };
        let is_bid = quantity.bytes().any(|b| b != b'0') && matches!(face, "1" | "2" | "3" | "4" | "5" | "6");
        Rule(if is_bid { "LD-BID-3" } else { "LD-BID-1" }).into()
    }

    fn question(state: &State, _: Seat, ask: Ask) -> Phrase {
        match (ask, state.bid) {
            (Ask::Die(seat), _) => Phrase::new("ask-die").seat("seat", seat),
            (Ask::Raise, Some((bidder, bid))) => {
                Phrase::new("ask-raise").seat("bidder", bidder).phrase("bid", bid_words(bid))
            }
            (Ask::Bid | Ask::Raise, _) => Phrase::new("ask-bid"),
        }
    }

    fn detail(state: &State, _: Seat, _: Ask) -> Option<Phrase> {
        Some(Phrase::new("dice-in-game").number("n", state.total()))
    }

    fn pick(state: &State, _: Ask, pick: Pick) -> Say {
        match (pick, state.bid) {
            (Pick::Bid(bid), _) => say_bid(state, bid),
            (Pick::Exact, _) => Say::new(Phrase::new("answer-exact")),
            (Pick::Liar, Some((bidder, _))) => Say::new(Phrase::new("answer-liar").seat("bidder", bidder)),
            (Pick::Liar, None) => Say::new(Phrase::new("no-bid")),
        }
    }

    fn event(event: &Event) -> Phrase {
        match *event {
            Event::Rolled { seat, dice } => Phrase::new("event-rolled").seat("seat", seat).number("n", dice),
            Event::RolledOwn { seat, faces } => {
                Phrase::new("event-rolled-own").seat("seat", seat).list("dice", listed(faces))
            }
            Event::Bid { seat, bid } => Phrase::new("event-bid").seat("seat", seat).phrase("bid", bid_words(bid)),
            Event::CalledLiar { seat, bidder } => {
                Phrase::new("event-called-liar").seat("seat", seat).seat("bidder", bidder)
            }
            Event::CalledExact { seat, bid } => {
                Phrase::new("event-called-exact").seat("seat", seat).phrase("bid", bid_words(bid))
            }
            Event::Revealed { seat, faces } => {
                Phrase::new("event-revealed").seat("seat", seat).list("dice", listed(faces))
            }
            Event::Counted { bid, count, wild } => Phrase::new("event-counted")
                .number("n", count)
                .number("face", bid.face)
                .text("wild", yes_no(wild))
                .phrase("bid", bid_words(bid)),
            Event::LostDie { seat, left } => Phrase::new("event-lost-die").seat("seat", seat).number("left", left),
            Event::WonDie { seat } => Phrase::new("event-won-die").seat("seat", seat),
            Event::Kept { seat } => Phrase::new("event-kept").seat("seat", seat),
            Event::Out(seat) => Phrase::new("event-out").seat("seat", seat),
            Event::Won(seat) => Phrase::new("event-won").seat("seat", seat),
        }
    }

    fn refusal(state: &State, _: Ask, _: Pick, rule: Rule) -> Option<Phrase> {
        let phrase = Phrase::new(format!("no-{rule}")).number("dice", state.total());
        Some(match state.bid {
            Some((_, bid)) => phrase.phrase("bid", bid_words(bid)),
            None => phrase,
        })
    }

    fn scene(state: &State, viewer: Viewer) -> Scene {
        scene::scene(state, viewer)
    }
}

pub(crate) fn bid_words(bid: Bid) -> Phrase {
    Phrase::new("bid").number("quantity", bid.quantity).number("face", bid.face)
}

/// Bids far above the standing one are allowed, but rarely wanted.
fn say_bid(state: &State, bid: Bid) -> Say {
    let standing = state.bid.map_or(0, |(_, bid)| bid.quantity);
    let say = Say::new(Phrase::new("answer-bid").phrase("bid", bid_words(bid)));
    if bid.quantity > standing + 2 { say.rarely() } else { say }
}

fn listed(faces: Faces) -> Vec<Arg> {
    expand(faces).into_iter().map(|f| Arg::Number(f.into())).collect()
}
