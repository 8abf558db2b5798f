//! What lies on the table: everybody's dice, under cups.

use crate::notation::dice;
use crate::words::bid_words;
use crate::{LiarsDice, State};
use kernel::scene::{Area, Board, Counter, Die, DieFace, Icon, Marker, Scene, SeatPanel, Thing, Turn};
use kernel::{Game, Phrase, Seat, Viewer};

pub(crate) fn scene(state: &State, viewer: Viewer) -> Scene {
    Scene {
        turn: Turn {
            seat: (!LiarsDice::is_over(state)).then_some(state.turn),
            label: Phrase::new("turn-label").number("dice", state.total()),
            phases: vec![],
        },
        seats: Seat::all(state.seats).map(|seat| panel(state, seat)).collect(),
        boards: vec![Board::Areas(state.players().map(|seat| cup(state, seat, viewer)).collect())],
        ..Scene::default()
    }
}

fn panel(state: &State, seat: Seat) -> SeatPanel {
    let count = state.count(seat);
    let bid = state.bid.filter(|(bidder, _)| *bidder == seat).map(|(_, bid)| Marker {
        id: format!("{}.bid", seat.letter()),
        label: Phrase::new("current-bid").phrase("bid", bid_words(bid)),
        icon: None,
        on: true,
        count: 1,
    });
    let dice = Counter {
        id: format!("{}.dice", seat.letter()),
        label: Phrase::new("dice-left").number("n", count),
        icon: Some(Icon("i-dice")),
        value: count.into(),
        of: None,
        change: None,
        parts: vec![],
    };
    SeatPanel { out: count == 0, counters: vec![dice], markers: bid.into_iter().collect(), ..SeatPanel::new(seat) }
}

fn cup(state: &State, seat: Seat, viewer: Viewer) -> Area {
    let die = |(i, face): (usize, Option<u8>)| {
        let label = match face {
            Some(face) => Phrase::new("die").number("face", face),
            None => Phrase::new("hidden-die"),
        };
        let face = face.map_or(DieFace::Hidden, DieFace::Pips);
        Thing::Die(Die { id: format!("{} die {}", seat.letter(), i + 1), label, face, counts: None, again: false })
    };
    Area {
        id: format!("{} cup", seat.letter()),
        label: Phrase::new("under-cup").seat("seat", seat),
        seat: Some(seat),
        things: dice(state, seat, viewer).enumerate().map(die).collect(),
        at_it: vec![],
        room: None,
    }
}
