//! The events of the Benders.

use super::sight;
use crate::cards::{is_outnumbered, outnumbers};
use crate::clause::Clause::*;
use crate::clause::Entry;
use crate::printed::{Effect, Kind};
use crate::rules::asking::{may, may_hidden, must_hidden, must_opponent, must_target, number};
use crate::rules::{drawing, magic, placing};
use crate::state::{CardId, Pile, Place, Stack, State};
use crate::{Ask, Board, Event, Pick, Why};
use kernel::{Audience, Flow, Seat};

/// Magic Drain takes no more cards than this.
const DRAINED: u8 = 2;

pub(crate) const MIND_CONTROL: Entry = &[Play(mind_control)];
pub(crate) const MIMIC: Entry = &[Play(mimic), Secretly()];
pub(crate) const MAGIC_DRAIN: Entry = &[OnlyIf(is_outnumbered), Play(magic_drain)];
pub(crate) const A_HERO_IS_BORN: Entry = &[Play(a_hero_is_born)];

/// A Common of any side on your side of the battlefield is chosen; for its Summon Cost you control it from now on.
fn mind_control(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::BendersMindControl);
    let fits = |s: &State, c: CardId| s.is_common(c) && s.cell(c).is_some_and(|at| s.is_own_side(at, seat));
    let Some(common) = must_target(t, seat, Ask::Target(why), fits)? else { return Ok(()) };
    let cost = t.state.printed(common).cost.unwrap_or(0);
    let paid = may(t, seat, Ask::Choose(why), |s, o| {
        if s.can_pay(seat, cost) {
            o.add(Pick::Pay(cost));
        }
    })?;
    if paid.is_some() {
        magic::pay(t, seat, cost);
        placing::take_control(t, common, seat);
    }
    Ok(())
}

/// You see an opponent's hand and may take an Event out of it, but no wall, into yours.
fn mimic(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::BendersMimic);
    let Some(victim) = must_opponent(t, seat, Ask::Player(why), |_, _| true)? else { return Ok(()) };
    let mut hand: Stack = t.state.hand[victim.index()].iter().collect();
    // By what they show: which card of a hand is which must not matter (see `pull`).
    hand.sort_by_key(|&c| t.state.face(c));
    drawing::look(t, seat, hand.iter().copied());
    sight::tell(t, seat, victim, &hand);
    let pick = may_hidden(t, seat, Ask::Card(why), |s, o| {
        let is_event = |c: &CardId| s.kind(*c) == Kind::Event;
        sight::faces(s, hand.into_iter().filter(is_event), o);
    })?;
    if let Some(Pick::Face(face)) = pick {
        let card = t.state.pull(victim, face);
        t.state.put(card, Place::Hand(seat));
        // Whatever of these hands was once shown: the others cannot know any more whether it is the card that went.
        let hands = t.state.hand[seat.index()].and(t.state.hand[victim.index()]);
        let own = Audience::only(t.state.person(seat));
        t.state.known.keep(hands, own);
        let (to, from) = (t.state.hand_audience(seat), t.state.hand_audience(victim));
        let both = from.seats(t.state.seats).fold(to, Audience::and);
        t.tell(both, || Event::Taken { seat, face });
    }
    Ok(())
}

/// Up to two cards from the top of the Magic Pile of an opponent with more units: one by one, onto yours.
fn magic_drain(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::BendersMagicDrain);
    let has_more = |s: &State, x: Seat| outnumbers(s, x, seat);
    let Some(from) = must_opponent(t, seat, Ask::Player(why), has_more)? else { return Ok(()) };
    let most = t.state.size(Pile::Magic, from).min(DRAINED);
    let count = number(t, seat, Ask::Number(why), 0..=most.into())? as u8;
    for _ in 0..count {
        if let Some(card) = t.state.top(Pile::Magic, from) {
            t.state.put(card, Place::Pile(Pile::Magic, seat));
        }
    }
    if count > 0 {
        t.tell(Audience::ALL, || Event::Passed { from, to: seat, count });
    }
    Ok(())
}

/// A Champion out of your Draw Pile comes to your hand, seen by all; the Draw Pile is shuffled (section 6, 40).
fn a_hero_is_born(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let ask = Ask::Card(Why::Effect(Effect::BendersAHeroIsBorn));
    let pile: Stack = t.state.pile(Pile::Draw, seat).collect();
    drawing::look(t, seat, pile.iter().copied());
    let is_hero = |s: &State, c: CardId| s.kind(c) == Kind::Champion;
    let pick = if pile.iter().any(|&c| is_hero(&t.state, c)) {
        let heroes = |s: &State| pile.iter().copied().filter(|&c| is_hero(s, c)).collect::<Stack>();
        Some(must_hidden(t, seat, ask, |s, o| sight::faces(s, heroes(s), o))?)
    } else {
        may_hidden(t, seat, ask, |_, _| {})? // asked all the same: what he finds is not for the others
    };
    if let Some(hero) = pile.into_iter().find(|&c| pick == Some(Pick::Face(t.state.face(c)))) {
        drawing::take_openly(t, hero, seat);
    }
    drawing::shuffle(t, seat)
}
