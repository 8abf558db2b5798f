//! What lies on the table: the map, a combat, players, hands.

mod cards;
mod combat;
mod common;
mod counted;
mod map;
mod numbers;
mod player;
mod reach;
mod town;

use crate::state::{Combat, State};
use kernel::scene::{Board, Scene, Turn};
use kernel::{Game, Phrase, Seat, Viewer};

pub(crate) use cards::{effect_id, hand_id, power_id};
pub(crate) use combat::{acting, blow, fighter_id, window};
pub(crate) use map::resource_icon;

pub(crate) fn scene(state: &State, viewer: Viewer) -> Scene {
    let own = Seat::all(state.seats).find(|&seat| viewer == Viewer::Seat(seat));
    let mut boards = vec![Board::Hex(map::map(state))];
    if !state.looked.is_empty() {
        boards.push(Board::Areas(vec![cards::looked(state, viewer)]));
    }
    let mut scene = Scene {
        turn: Turn {
            seat: (!crate::Heroes3::is_over(state)).then_some(state.active),
            label: Phrase::new("turn-label").number("n", state.round).number("of", state.scenario().rounds),
            phases: vec![],
        },
        seats: state.everyone().map(|seat| player::panel(state, seat)).collect(),
        boards,
        hand: own.map_or(vec![], |seat| cards::hand(state, seat)),
        piles: common::piles(state),
        tracks: vec![common::rounds(state)],
        lasting: common::proclaimed(state),
        dice: common::rolled(state),
        paths: reach::ways(state, viewer),
        goals: common::goals(state, own),
        ..Scene::default()
    };
    if let Some(combat) = &state.combat {
        fight(state, combat, &mut scene);
    }
    scene
}

/// A combat lies over the map while it lasts.
fn fight(state: &State, combat: &Combat, scene: &mut Scene) {
    scene.boards.insert(0, Board::Grid(combat::battlefield(state, combat)));
    scene.boards.extend(combat::beside(state, combat).map(|area| Board::Areas(vec![area])));
    scene.turn.label = combat::label(state, combat);
    scene.turn.phases = combat::stages(combat);
    scene.order = combat::order(combat);
    scene.sums = numbers::sum(state, combat).into_iter().collect();
    scene.dice = numbers::dice(state, combat);
    scene.lasting.extend(combat::lasting(combat));
    for panel in &mut scene.seats {
        panel.markers.extend(combat::side(state, combat, panel.seat));
    }
}

#[cfg(test)]
mod tests;
