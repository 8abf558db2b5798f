//! What a viewer reads off the table without counting: where cards fit, how far flares and points are.

use kernel::scene::{Board, Card, Cell, KnownCard, Scene};
use kernel::{Lines, Seat, Show, Viewer};
use tash_kalar::board::Squares;
use tash_kalar::printed::Being;
use tash_kalar::{Mode, State, TashKalar};

fn being(id: &str) -> u8 {
    Being::named(id).unwrap() as u8
}

fn seen(state: &State, seat: u8) -> Scene {
    TashKalar::scene(state, Viewer::Seat(Seat(seat)))
}

fn held(scene: &Scene, id: &str) -> KnownCard {
    let known = |card: &Card| match card {
        Card::Known(known) if known.card == id => Some(known.as_ref().clone()),
        Card::Known(_) | Card::Unknown { .. } => None,
    };
    scene.hand.iter().find_map(known).unwrap()
}

fn cells(scene: &Scene) -> Vec<&Cell> {
    let Board::Grid(grid) = &scene.boards[0] else { panic!("the arena is a grid") };
    grid.cells.iter().flatten().collect()
}

fn with_role(scene: &Scene) -> String {
    let with: Vec<&str> =
        cells(scene).into_iter().filter(|c| c.role.is_some()).map(|cell| cell.place.as_str()).collect();
    with.join(" ")
}

/// EX TK-SUMMON-3 once more, seen from both sides of the table.
#[test]
fn a_held_being_says_where_it_fits_and_nobody_else_hears_it() {
    let mut state = State::empty(Mode::HighForm, 2);
    state.pieces[1][0] = Squares::named(&["e5", "e6"]);
    state.hand[1].insert(being("imperial_bomb"));
    let fits = held(&seen(&state, 1), "imperial_bomb").fits.unwrap();
    assert_eq!(fits, ["d4", "f4", "d7", "f7"], "also while somebody else is on turn");
    assert!(seen(&state, 0).hand.is_empty());
    assert!(TashKalar::scene(&state, Viewer::Spectator).hand.is_empty());
}

/// EX TK-FLARE-3: three upgraded pieces behind, four in all.
#[test]
fn a_flare_says_how_far_behind_its_player_is() {
    let mut state = State::empty(Mode::Duel, 2);
    state.pieces[0][0] = Squares::named(&["e1", "e2", "e3"]);
    state.pieces[1] = [Squares::named(&["e5", "e6", "e7", "e8"]), Squares::named(&["d5", "d6", "d7"]), Squares::NONE];
    state.flares[0].insert(0);
    let scene = seen(&state, 0);
    let flare = held(&scene, "flare_01");
    let stats: Vec<(i32, Option<i32>)> = flare.stats.iter().map(|n| (n.value, n.of)).collect();
    assert_eq!(stats, [(3, Some(3)), (4, Some(6))]);
    assert_eq!(flare.side.unwrap().key, "flare-ready");
    let leads: Vec<Vec<Option<i32>>> =
        scene.seats.iter().map(|panel| panel.counters.iter().map(|c| c.change).take(2).collect()).collect();
    assert_eq!(leads, [[Some(-4), Some(-3)], [Some(4), Some(3)]]);
}

#[test]
fn in_a_melee_a_flare_has_a_line_for_every_opponent() {
    let mut state = State::empty(Mode::Melee, 3);
    state.flares[2].insert(0);
    let flare = held(&seen(&state, 2), "flare_01");
    assert_eq!(flare.effects.iter().filter(|e| e.text.key == "more-than-you").count(), 2);
    assert_eq!(flare.side.unwrap().key, "flare-not-yet");
}

#[test]
fn points_are_shown_as_the_mode_counts_them() {
    let mut state = State::empty(Mode::HighForm, 2);
    state.score[0] = 3;
    state.pieces[0][2] = Squares::named(&["e5"]);
    assert_eq!(seen(&state, 0).seats[0].tracks[0].value_in_halves, 8);

    let mut state = State::empty(Mode::Duel, 2);
    state.score[0] = 19;
    state.deeds.destroyed[1] = [3, 1, 0];
    let track = &seen(&state, 1).seats[0].tracks[0];
    assert_eq!((track.value_in_halves, track.steps), (38, 18), "points beyond the goal count");
    assert_eq!(track.next.as_ref().unwrap().key, "points-pending");

    let mut state = State::empty(Mode::Melee, 3);
    state.points[1] = [4, 0, 2, 0];
    let panel = &seen(&state, 0).seats[1];
    let keys: Vec<&str> = panel.tracks.iter().map(|t| t.label.key.as_ref()).collect();
    assert_eq!(keys, ["points-in", "points-in-weakest"]);
    assert_eq!(panel.counters[0].value, 2);
}

/// Each side of the board marks other squares; coloured ones are on both.
#[test]
fn the_squares_that_matter_are_marked() {
    let side = |mode, seats| seen(&State::empty(mode, seats), 0);
    assert_eq!(with_role(&side(Mode::HighForm, 2)), "d4 e4 f4 d5 e5 f5 d6 e6 f6");
    assert_eq!(with_role(&side(Mode::Duel, 2)), "c5 g5");
    assert_eq!(with_role(&side(Mode::Melee, 4)), "f2 g2 g6 b7 c7 g7");
    for scene in [side(Mode::HighForm, 2), side(Mode::Melee, 3)] {
        assert_eq!(cells(&scene).iter().filter(|c| c.special.is_some()).count(), 9);
    }
}

/// A29: discards lie open to all. A teammate's open hand can be looked through, and nobody else's.
#[test]
fn what_lies_open_can_be_looked_through() {
    for (teammates, seen) in [("open", 2), ("hidden", 0)] {
        let text = format!(
            "mode: duel\nseats: 4\nteammates: {teammates}\nC.hand: highland_dire_wolf flare_02\nC.discard: highland_warlord"
        );
        let state = TashKalar::read(&mut Lines::parse(&text).unwrap()).unwrap();
        let shown = |what: &str, viewer| {
            let panels = TashKalar::scene(&state, viewer).seats;
            let pile = panels[2].piles.iter().find(|pile| pile.id == what).unwrap();
            pile.open.as_ref().map_or(0, Vec::len)
        };
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(3)), Viewer::Spectator];
        assert_eq!(viewers.map(|viewer| shown("C hand", viewer)), [seen, 0, 0, 0], "{teammates}");
        assert_eq!(viewers.map(|viewer| shown("C discard", viewer)), [1; 4]);
    }
}
