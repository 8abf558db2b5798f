//! The rules, chapter by chapter. A step advances what lies on top of all that is pending, and ends.

pub(crate) mod actions;
pub(crate) mod adding;
pub(crate) mod art;
pub(crate) mod asking;
pub(crate) mod blows;
pub(crate) mod cancel;
pub(crate) mod combat;
pub(crate) mod effects;
pub(crate) mod ending;
pub(crate) mod harm;
pub(crate) mod immunity;
pub(crate) mod joining;
pub(crate) mod loot;
pub(crate) mod missions;
pub(crate) mod naming;
pub(crate) mod offers;
pub(crate) mod play;
pub(crate) mod points;
pub(crate) mod prison;
pub(crate) mod searching;
pub(crate) mod sides;
pub(crate) mod summoning;
pub(crate) mod table;
pub(crate) mod timing;
pub(crate) mod transfer;
pub(crate) mod triggers;
pub(crate) mod turn;
pub(crate) mod using;
pub(crate) mod virus;
pub(crate) mod wards;
pub(crate) mod windows;

use crate::Board;
use crate::clause::Moment;
use crate::state::Frame;
use kernel::Flow;

pub(crate) fn step(t: &mut Board<'_>) -> Flow {
    if t.state.awake.any(Moment::OpensHand) {
        searching::open_hands(t);
    }
    match t.state.frames.last().copied() {
        None => turn::step(t),
        Some(Frame::Window(opening, window)) => windows::window(t, opening, window),
        Some(Frame::Play) => play::go_on(t),
        Some(Frame::Combat) => combat::go_on(t),
        Some(Frame::Actions(actions)) => actions::act(t, actions),
        Some(Frame::Harm) => harm::befall(t),
        Some(Frame::Sabotage(saboteur, victim)) => actions::sabotage(t, saboteur, victim),
        Some(Frame::Reckoning) => ending::reckon(t),
    }
}
