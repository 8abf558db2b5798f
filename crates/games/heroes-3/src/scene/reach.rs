//! How far a hero gets: ways of several fields, to be chosen at once.

use crate::rules::moving;
use crate::state::{State, Step};
use kernel::scene::{Path, PathKind};
use kernel::{Phrase, Viewer};

/// Ways of two steps and more, for whoever may go them now; a single step is an answer of its own.
pub(super) fn ways(state: &State, viewer: Viewer) -> Vec<Path> {
    let seat = state.active;
    if !viewer.is(seat) || state.is_ai(seat) || state.step != Step::Turn || !state.frames.is_empty() {
        return vec![];
    }
    let of = |who: u8| {
        let hero = state.player(seat).walkers[usize::from(who)];
        let far = moving::reach(state, seat, who).into_iter().filter(|way| way.len() > 2);
        far.map(move |way| {
            let cost = way.len() as u8 - 1;
            Path {
                places: way.iter().map(|hex| format!("field {hex}")).collect(),
                kind: PathKind::Preview,
                by: Some(crate::words::walker_id(seat, who)),
                note: Some(Phrase::new("way-costs").number("n", cost).number("left", hero.mp - cost)),
            }
        })
    };
    (0..2).flat_map(of).collect()
}
