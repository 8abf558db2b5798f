//! DT-TURN-4, DT-TIMING: when a card may be played and an effect be used. One set of times answers for a whole hand.

use crate::clause::{Clause, Do, Target, Use};
use crate::printed::{CARDS, Face, Just, Kind, Timing, Trait, Traits};
use crate::query::{May, no};
use crate::rules::{adding, cancel};
use crate::state::{Opening, Stage, State, Step};
use kernel::Seat;

/// A set of timings, and of ways round them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Times(u32);

/// DT-TIMING-10: it cancels what lies there, which may be done later than it could be answered.
const CANCELS: Times = Times(1 << 31);
/// DT-ACTION-17: a text may let a warrior be added for no action.
const RECRUIT: Times = Times(1 << 30);
/// The same of a card that is given to somebody.
const EQUIPMENT: Times = Times(1 << 29);
const SYMMETRY: Times = Times(1 << 28);
const KI: Times = Times(1 << 27);

/// Traits by which cards are given for no action.
const FREE: [(Times, Traits); 3] = [
    (EQUIPMENT, Traits::of(Trait::FreeEquipment).and(Traits::of(Trait::FreeCybertronic))),
    (SYMMETRY, Traits::of(Trait::FreeSymmetry).and(Traits::of(Trait::FreeAlgeroth)).and(Traits::of(Trait::FreeGifts))),
    (KI, Traits::of(Trait::FreeKi)),
];

impl Times {
    pub(crate) const NONE: Times = Times(0);

    const fn of(timing: Timing) -> Times {
        Times(match timing {
            // For actions, never in a window: DT-ACTION-4.
            Timing::Actions(_) | Timing::AttackAction | Timing::AttackActions(_) => 0,
            Timing::AnyTime => 1,
            Timing::OwnTurn => 1 << 1,
            Timing::NotCombat => 1 << 2,
            Timing::OwnTurnNotCombat => 1 << 3,
            Timing::BeforeActions => 1 << 4,
            Timing::Start => 1 << 5,
            Timing::End => 1 << 6,
            Timing::DrawStep => 1 << 7,
            Timing::Combat => 1 << 8,
            Timing::BeforeNaming => 1 << 9,
            Timing::Reaction => 1 << 10,
            Timing::After(just) => 1 << (16 + just as u32),
        })
    }

    /// When an effect may be used.
    pub(crate) const fn of_use(what: &Use) -> Times {
        let (times, mut at) = (Times::of(what.timing), 0);
        while at < what.does.len() {
            if let Do::Cancel = what.does[at] {
                return times.and(CANCELS);
            }
            at += 1;
        }
        times
    }

    #[must_use]
    pub(crate) const fn and(self, other: Times) -> Times {
        Times(self.0 | other.0)
    }

    #[must_use]
    const fn when(self, so: bool) -> Times {
        if so { self } else { Times::NONE }
    }

    #[inline]
    pub(crate) const fn any(self, other: Times) -> bool {
        self.0 & other.0 != 0
    }
}

/// When a card may be played, of every face.
static TIMES: [Times; CARDS.len()] = {
    let (mut all, mut face) = ([Times::NONE; CARDS.len()], 0);
    while face < all.len() {
        all[face] = Times::of(CARDS[face].timing);
        match CARDS[face].kind {
            Kind::Warrior => all[face] = all[face].and(RECRUIT),
            Kind::Equipment => all[face] = all[face].and(EQUIPMENT),
            Kind::Symmetry => all[face] = all[face].and(SYMMETRY),
            Kind::Ki => all[face] = all[face].and(KI),
            _ => {}
        }
        let (entry, mut at) = (Face(face as u16).entry(), 0);
        while at < entry.len() {
            if let (Clause::Does(Do::Cancel), Target::Play(_)) = (&entry[at], CARDS[face].target) {
                all[face] = all[face].and(CANCELS);
            }
            at += 1;
        }
        face += 1;
    }
    all
};

impl Face {
    /// When it may be played, as far as its printed time and the ways round it tell.
    #[inline]
    pub(crate) fn times(self) -> Times {
        TIMES[usize::from(self.0)]
    }
}

/// The times that it is now for a player in a window: DT-TURN-4, DT-COMBAT-32, DT-COMBAT-54.
pub(crate) fn now(state: &State, seat: Seat, opening: Opening) -> Times {
    let of = Times::of;
    match opening {
        Opening::Start => return of(Timing::Start),
        Opening::DrawStep => return of(Timing::DrawStep),
        Opening::End => return of(Timing::End),
        Opening::Points => return of(Timing::After(Just::Earned)),
        Opening::Saving => return of(Timing::AnyTime).and(of(Timing::After(Just::Killed))).and(of(Timing::Combat)),
        Opening::Reaction => return of(Timing::Reaction).and(of(Timing::AnyTime)),
        Opening::Any | Opening::Combat | Opening::Sabotage => {}
    }
    let (own, peace) = (state.active == seat, state.combats.is_empty());
    let stage = state.combat().map(|c| c.stage);
    let before = !state.acted && matches!(state.step, Step::Draw | Step::Act | Step::Discard);
    // DT-COMBAT-18, DT-COMBAT-54: not once the outcome is fixed.
    let open = stage.is_some_and(|stage| (Stage::Declared..=Stage::Modifiers).contains(&stage));
    let times = of(Timing::AnyTime)
        .and(of(Timing::OwnTurn).when(own))
        .and(of(Timing::NotCombat).when(peace))
        .and(of(Timing::OwnTurnNotCombat).when(own && peace))
        .and(of(Timing::BeforeActions).when(own && peace && before))
        .and(of(Timing::Combat).when(open))
        // DT-COMBAT-10
        .and(of(Timing::BeforeNaming).when(stage == Some(Stage::Declared)));
    state.just.iter().fold(times, |times, just| times.and(of(Timing::After(just.what))))
}

/// The same with the ways round a card's own time: what is at none of these times cannot be played or used.
pub(crate) fn possible(state: &State, seat: Seat, now: Times, opening: Opening) -> Times {
    let any = matches!(opening, Opening::Any | Opening::Combat | Opening::Sabotage);
    let gives = |times: Times, (what, by): (Times, Traits)| times.and(what.when(any && state.awake.has(by)));
    FREE.into_iter()
        .fold(now, gives)
        .and(RECRUIT.when(any && adding::has_recruiter(state, seat)))
        .and(CANCELS.when(opening == Opening::Combat && cancel::is_open(state)))
}

/// Whether the moment fits, and by which rule not.
pub(crate) fn moment(state: &State, seat: Seat, timing: Timing, opening: Opening) -> May {
    fits(state, now(state, seat, opening), timing, opening)
}

/// The same where it is known what time it is.
pub(crate) fn fits(state: &State, now: Times, timing: Timing, opening: Opening) -> May {
    if now.any(Times::of(timing)) {
        return Ok(());
    }
    let rule = match (opening, timing) {
        (Opening::Start | Opening::End, _) => "DT-TURN-3",
        (Opening::DrawStep, _) => "DT-TIMING-12",
        (Opening::Points, _) => "DT-COMBAT-36",
        (Opening::Saving, _) => "DT-COMBAT-32",
        (Opening::Reaction, _) => "DT-REACT-2",
        (Opening::Any | Opening::Combat | Opening::Sabotage, timing) => match timing {
            Timing::Combat if state.combats.is_empty() => "DT-REACT-7",
            Timing::Combat => "DT-COMBAT-54",
            Timing::BeforeNaming => "DT-COMBAT-10",
            Timing::Start | Timing::End | Timing::DrawStep => "DT-TURN-3",
            Timing::Reaction => "DT-REACT-2",
            Timing::Actions(_) | Timing::AttackAction | Timing::AttackActions(_) => "DT-ACTION-4",
            _ => "DT-TURN-4",
        },
    };
    no(rule)
}
