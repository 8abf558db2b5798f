//! What belongs to nobody: rounds, decks, proclamations, and what wins.

use super::cards::known;
use crate::printed::{Face, Proclamation, Tier};
use crate::rules::{ending, modes};
use crate::scenario::Goal as Aim;
use crate::state::{Common, Frame, Optional, State};
use kernel::scene::{Card, Dice, Die, Effect, Goal, Icon, KnownCard, Lasting, Pile, StepKind, Track};
use kernel::{Phrase, Seat};

/// H3-AMB-1: which rounds bring income, and which a proclamation.
pub(super) fn rounds(state: &State) -> Track {
    let last = state.scenario().rounds;
    let kind = |round: u8| {
        let astrologers = round.is_multiple_of(2) && !state.plays_with(Optional::NoProclamations);
        match (round, astrologers) {
            (1, _) => ("round-first", None),
            (_, true) => ("round-astrologers", Some(Icon("i-star"))),
            (n, _) if n % 2 == 1 => ("round-resources", Some(Icon("i-gold"))),
            _ => ("round-plain", None),
        }
    };
    let step = |round: u8| {
        let (key, icon) = kind(round);
        StepKind { label: Phrase::new(key).number("n", round), icon }
    };
    Track {
        id: "rounds".into(),
        label: Phrase::new("rounds"),
        icon: None,
        steps: last.into(),
        value_in_halves: 2 * u32::from(state.round.min(last)),
        kinds: (1..=last).map(step).collect(),
        next: (state.round < last).then(|| Phrase::new("round-next").phrase("what", step(state.round + 1).label)),
    }
}

/// H3-SETUP-15, H3-SETUP-17: the common decks, each with the top of its discards; the neutral units by tier.
pub(super) fn piles(state: &State) -> Vec<Pile> {
    let icon = |common: Common| match common {
        Common::Abilities => "sg-helm",
        Common::Artifacts => "lo-artifact",
        Common::Spells => "i-book",
    };
    let decks = Common::ALL.into_iter().map(|common| {
        let stock = state.stock(common);
        let top: Option<Face> = stock.discard.top();
        Pile {
            top: top.map(|face| known(format!("{} top", common.key()), face)),
            ..Pile::new(common.key(), crate::words::common(common), icon(common), Some(stock.deck.len() as u32))
        }
    });
    let neutrals = Tier::ALL.into_iter().map(|tier| {
        let left = state.neutrals[tier as usize].deck.len() as u32;
        Pile::new(format!("neutral {}", tier.key()), Phrase::new(format!("pile-{}", tier.key())), "i-pack", Some(left))
    });
    decks.chain(neutrals).collect()
}

/// What was proclaimed, and what waits for the next resource round.
pub(super) fn proclaimed(state: &State) -> Vec<Lasting> {
    let now = state.proclaimed;
    let due = state.due.as_slice().iter().map(|decree| decree.0).filter(|what| Some(*what) != now);
    let lasting = |what: Proclamation, key: &str| Lasting {
        card: proclamation(what),
        seat: None,
        on: None,
        until: Phrase::new(key).phrase("text", Phrase::new(format!("about-{}", what.key()))),
    };
    let due: Vec<Lasting> = due.map(|what| lasting(what, "until-income")).collect();
    now.map(|what| lasting(what, "until-proclaimed")).into_iter().chain(due).collect()
}

fn proclamation(what: Proclamation) -> Card {
    let key = what.key();
    Card::Known(Box::new(KnownCard {
        id: format!("proclaimed {key}"),
        card: key.into(),
        name: Phrase::new(format!("card-{key}")),
        kind: Phrase::new("kind-proclamation"),
        portrait: Some(what.portrait()),
        effects: vec![Effect::new(format!("proclaimed {key} text"), Phrase::new(format!("about-{key}")))],
        ..KnownCard::default()
    }))
}

/// Dice that were rolled, while it is open which of them count.
pub(super) fn rolled(state: &State) -> Vec<Dice> {
    let Some(Frame::Rolled { dice, faces, count, .. }) = state.frames.top() else { return vec![] };
    let die = |n: u8| Die { id: format!("die {}", n + 1), ..crate::words::die(dice, (faces >> (4 * n) & 7) as u8) };
    vec![Dice {
        id: "rolled".into(),
        label: Phrase::new(format!("dice-{}", dice.key())),
        dice: (0..count).map(die).collect(),
    }]
}

/// H3-WIN-1, H3-SCN-4: what wins, and what counts after the last round.
pub(super) fn goals(state: &State, own: Option<Seat>) -> Vec<Goal> {
    let scenario = state.scenario();
    let goal = |what: &Aim| Goal {
        id: format!("goal {}", what.key()),
        label: Phrase::new(format!("goal-{}", what.key())),
        text: Phrase::new(if scenario.at_once { "goal-at-once" } else { "goal-with-round" }),
        points: None,
        progress: progress(state, *what, own),
        met: false,
    };
    let counts = scenario.closing;
    let worth = [
        ("cube", counts.cube.max(counts.cube_per_enemy)),
        ("grail", counts.grail),
        ("utopia", counts.utopia),
        ("settlement", counts.settlement),
        ("mine", counts.mine),
        ("level", counts.level),
    ];
    let worth: Vec<_> = worth.into_iter().filter(|(_, points)| *points > 0).collect();
    let said = worth
        .iter()
        .map(|(key, points)| kernel::Arg::Phrase(Box::new(Phrase::new(format!("points-{key}")).number("n", *points))));
    let closing = (!worth.is_empty()).then(|| Goal {
        id: "goal points".into(),
        label: Phrase::new("goal-points"),
        text: Phrase::new("goal-points-text").list("what", said.collect()),
        points: own.map(|seat| ending::points(state, seat).into()),
        progress: None,
        met: false,
    });
    scenario.wins.iter().map(goal).chain(closing).collect()
}

/// How far a goal is: of a player, where each has its own, or of all who play together.
fn progress(state: &State, what: Aim, own: Option<Seat>) -> Option<(u32, u32)> {
    match what {
        Aim::CubeOfEachEnemy => own.map(|seat| {
            let enemies = Seat::all(state.seats).filter(|other| *other != seat);
            let done = enemies.clone().filter(|other| state.player(seat).cubes[other.index()] > 0).count();
            (done as u32, enemies.count() as u32)
        }),
        Aim::GrailAtHome => own.map(|seat| (u32::from(state.player(seat).grail), 2)),
        Aim::AllMinesAndSettlements => Some(modes::flagged(state)),
        // Who has won there has left the game, and nobody else can leave it alone.
        Aim::EachWinsInUtopia => {
            let gone = Seat::all(state.seats).filter(|&seat| state.player(seat).out).count();
            Some((gone as u32, state.seats.into()))
        }
        Aim::CaptureStartTown | Aim::FlagUtopia | Aim::BeatWanderingDragons | Aim::BeatAiHero => None,
    }
}
