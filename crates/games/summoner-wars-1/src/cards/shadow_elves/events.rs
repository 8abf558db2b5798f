//! The events of the Shadow Elves.

use super::elves;
use crate::cards::{is_outnumbered, outnumbers};
use crate::clause::Clause::*;
use crate::clause::Entry;
use crate::lasting::{Ends, Lasting};
use crate::printed::{Effect, Face, Faction, Phase};
use crate::rules::asking::{may, may_target, must_opponent, react};
use crate::rules::triggers::Trigger;
use crate::rules::wounds::Fallen;
use crate::rules::{leaving, magic, movement, playing};
use crate::state::{CardId, Cards, Place, State, Step};
use crate::{Ask, Board, Event, Pick, Pile, Why};
use kernel::{Audience, Flow, Seat};

/// Into Darkness: the dearest Common it takes.
const DEAREST: u8 = 2;

/// A Shadow Elf Common or Champion was destroyed. In the Event Phase it has nothing to act on.
pub(crate) const SHADOWS: Entry = &[AnswersFall(is_elf, is_lost, shadows)];
/// An opponent's next Movement Phase knows single steps only, the next Attack Phase neighbours only.
pub(crate) const SUMMON_THE_NIGHT: Entry = &[
    Play(summon_the_night),
    Lasts(Lasting::SummonTheNight, Ends::WithItsTurn),
    MostSpaces(|state, seat, most| if is_night(state, seat) { 1 } else { most }),
    Range(|state, seat, most| {
        let is_phase = matches!(state.step, Step::Act(Phase::Attack) | Step::End(Phase::Attack));
        if is_phase && is_night(state, seat) { 1 } else { most }
    }),
];
pub(crate) const STALKING_ADVANCE: Entry = &[Play(stalking_advance)];
pub(crate) const INTO_DARKNESS: Entry = &[OnlyIf(is_outnumbered), Play(into_darkness)];

fn is_night(state: &State, seat: Seat) -> bool {
    state.lasts(seat, Lasting::SummonTheNight)
}

fn summon_the_night(t: &mut Board<'_>) -> Flow {
    let ask = Ask::Player(Why::Effect(Effect::ShadowElvesSummonTheNight));
    let active = t.state.active;
    if let Some(marked) = must_opponent(t, active, ask, |_, _| true)? {
        t.state.add_lasting(marked, Lasting::SummonTheNight);
        t.tell(Audience::ALL, || Event::Marked { seat: marked, what: Lasting::SummonTheNight });
    }
    Ok(())
}

/// Each Shadow Elf of yours may move 1 space, one after another in your order.
fn stalking_advance(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let ask = Ask::Space(Why::Effect(Effect::ShadowElvesStalkingAdvance));
    let mut moved = Cards::default();
    loop {
        let pick = may(t, seat, ask, |state, options| {
            for elf in elves(state, seat).filter(|&c| !moved.has(c)) {
                let stops = movement::free_stops(state, elf, seat, 1);
                options.extend(stops.iter().map(|cell| Pick::Move(elf, cell)));
            }
        })?;
        let Some(Pick::Move(elf, cell)) = pick else { return Ok(()) };
        moved.insert(elf);
        movement::go_freely(t, elf, seat, 1, cell)?;
    }
}

/// Up to two cheap Commons of an opponent with more units than you are discarded.
fn into_darkness(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::ShadowElvesIntoDarkness);
    let has_more = |s: &State, other: Seat| outnumbers(s, other, seat);
    let Some(named) = must_opponent(t, seat, Ask::Player(why), has_more)? else { return Ok(()) };
    for _ in 0..2 {
        let is_cheap = |s: &State, c: CardId| s.printed(c).cost.is_some_and(|cost| cost <= DEAREST);
        let fits = |s: &State, c: CardId| s.is_common(c) && is_cheap(s, c) && s.controller(c) == named;
        let Some(common) = may_target(t, seat, Ask::Target(why), fits)? else { break };
        leaving::discard(t, common, seat)?;
    }
    Ok(())
}

fn is_elf(state: &State, fallen: &Fallen) -> bool {
    state.is_follower(fallen.card) && state.is_of(fallen.card, Faction::ShadowElves)
}

/// SW1-RULING-21: it lies in an opponent's magic pile. What is in a hand is a secret; that it is empty is none.
fn is_lost(state: &State, trigger: &Trigger) -> bool {
    let is_lost =
        matches!(state.place(trigger.card), Place::Pile(Pile::Magic, to) if !state.are_friends(to, trigger.seat));
    is_lost && !state.hand[trigger.seat.index()].is_empty()
}

/// Shadows: the card comes out of the opponent's magic pile onto the own one; what lay under it stays there.
fn shadows(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let seat = trigger.seat;
    let price = playing::event_price(&t.state, seat);
    let pick = react(t, seat, Ask::React, |state, options| {
        let is_shadows = |f: &Face| f.printed().effect == Some(Effect::ShadowElvesShadows);
        let held = state.hand_faces(seat).filter(is_shadows).filter(|_| state.can_pay(seat, price));
        options.extend(held.map(Pick::Play));
    })?;
    let Some(Pick::Play(face)) = pick else { return Ok(()) };
    let event = t.state.pull(seat, face);
    magic::pay(t, seat, price);
    t.state.put(event, Place::Played);
    t.state.add_lasting(seat, Lasting::EventPlayed);
    t.tell(Audience::ALL, || Event::Played { seat, face });
    magic::gain(t, seat, trigger.card);
    t.state.put(event, Place::Pile(Pile::Discard, seat));
    Ok(())
}
