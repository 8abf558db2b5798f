//! Whose turn it is, how far it has come, and the slots its actions are done in.

use crate::state::{Actions, Frame, State, Step};
use kernel::Phrase;
use kernel::scene::{Icon, Phase, StepKind, Track, Turn, When};

/// The steps of DT-TURN-2.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Part {
    Start,
    Draw,
    Act,
    Discard,
    End,
}

impl Part {
    const ALL: [(Part, &str); 5] = [
        (Part::Start, "step-start"),
        (Part::Draw, "step-draw"),
        (Part::Act, "step-act"),
        (Part::Discard, "step-discard"),
        (Part::End, "step-end"),
    ];

    fn of(step: Step) -> Option<Part> {
        Some(match step {
            Step::Deal | Step::Privilege(_) => return None,
            Step::Start | Step::StartCards => Part::Start,
            Step::Draw | Step::Drawing => Part::Draw,
            Step::Act => Part::Act,
            Step::Discard => Part::Discard,
            Step::End | Step::Over => Part::End,
        })
    }
}

pub(super) fn turn(state: &State) -> Turn {
    let now = Part::of(state.step);
    let phase = |(part, key): (Part, &str)| Phase {
        label: Phrase::new(key),
        when: When::of(&part, now.as_ref()),
        note: (part == Part::Act && now == Some(part)).then(|| standard(state).map(left)).flatten(),
    };
    let label = match (state.last_turns, state.format.rounds) {
        (Some(left), _) => Phrase::new("turn-last").number("n", state.turn).number("left", left),
        (None, 0) => Phrase::new("turn-label").number("n", state.turn),
        (None, rounds) => {
            let round = state.player(state.active).turns + 1;
            Phrase::new("turn-round").number("n", state.turn).number("round", round).number("rounds", rounds)
        }
    };
    Turn {
        seat: state.verdict.is_none().then_some(state.active),
        label,
        phases: Part::ALL.into_iter().map(phase).collect(),
    }
}

/// The actions of the turn itself, whatever lies on them.
fn standard(state: &State) -> Option<&Actions> {
    pools(state).find(|pool| pool.standard)
}

pub(super) fn pools(state: &State) -> impl Iterator<Item = &Actions> {
    state.frames.iter().filter_map(|frame| if let Frame::Actions(pool) = frame { Some(pool) } else { None })
}

fn attacks(pool: &Actions) -> u8 {
    pool.attack + pool.undefined.min(pool.rights)
}

/// How many are left, and what they may be: DT-ACTION-1.
pub(super) fn left(pool: &Actions) -> Phrase {
    let left = pool.undefined + pool.plain + pool.attack;
    Phrase::new("actions-left").number("n", left).number("attacks", attacks(pool))
}

/// DT-ACTION-1, DT-ACTION-6: three slots at least; what is done stands in front, what may be an attack comes last.
pub(super) fn slots(state: &State) -> Option<Track> {
    let pool = standard(state)?;
    let left = usize::from(pool.undefined + pool.plain + pool.attack);
    let all = left.max(3);
    let only = usize::from(if pool.begun { pool.undefined + pool.attack } else { pool.attack });
    let free = left - usize::from(attacks(pool)).max(only);
    let kind = |nth: usize| match nth {
        n if n < all - left => ("slot-done", Some("i-check")),
        n if n < all - left + free => ("slot-free", None),
        n if n < all - only => ("slot-any", Some("i-melee")),
        _ => ("slot-attack", Some("i-melee")),
    };
    let step = |nth: usize| {
        let (key, icon) = kind(nth);
        StepKind { label: Phrase::new(key), icon: icon.map(Icon) }
    };
    Some(Track {
        id: "actions".into(),
        label: Phrase::new("slots"),
        icon: None,
        steps: all as u32,
        value_in_halves: 2 * (all - left + 1).min(all) as u32,
        kinds: (0..all).map(step).collect(),
        next: None,
    })
}
