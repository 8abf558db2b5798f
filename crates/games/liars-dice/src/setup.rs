//! LD-SETUP: how a table is set up.

use crate::{State, Step};
use kernel::{About, Mode, Seat, Setting, Setup, Values};

const YES_NO: Values = Values::OneOf(&["yes", "no"]);

pub(crate) static ABOUT: About = About {
    key: "liars-dice",
    rules_version: 1,
    practice: true,
    modes: &[Mode { key: "standard", seats: 2..=6 }],
    settings: &[
        Setting { key: "dice", default: "5", values: Values::Number(1..=5) },
        Setting { key: "wild", default: "yes", values: YES_NO },
        Setting { key: "exact", default: "no", values: YES_NO },
    ],
    draws: false,
    windows: false,
    minutes: 15,
    emblem: "em-ld",
    colour: ("#5A5348", "#B9B0A0"),
    en: include_str!("../words/en.ftl"),
    cs: include_str!("../words/cs.ftl"),
    rules_en: include_str!("../rules.md"),
    rules_cs: include_str!("../rules.cs.md"),
};

/// LD-SETUP-1, LD-SETUP-2
pub(crate) fn start(setup: &Setup) -> State {
    let dice = setup.number("dice") as u8;
    let mut state = State::empty(setup.seats, dice);
    state.wild = setup.text("wild") == "yes";
    state.exact = setup.text("exact") == "yes";
    for seat in Seat::all(setup.seats) {
        state.give_dice(seat, dice);
    }
    state.step = Step::Roll;
    state
}
