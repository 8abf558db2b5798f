//! SW2-EVENT, SW2-ACTIVE: playing events.

use crate::clause::{Clause, Moment, of, said};
use crate::event::Event;
use crate::printed::{Face, Phase};
use crate::rules::damage::{self, Blame};
use crate::rules::{tokens, zones};
use crate::state::{Place, State};
use crate::{Board, Pick, SummonerWars2, Why};
use kernel::{Audience, Flow, Options, Rule};

/// SW2-EVENT-1, SW2-EVENT-8: only in the phase printed on it, and only with all targets it needs.
pub(crate) fn offer_events(state: &State, phase: Phase, options: &mut Options<'_, SummonerWars2, Pick>) {
    let seat = state.active;
    for face in state.hand_faces(seat) {
        let printed = face.printed();
        let Some(effect) = printed.effect.filter(|_| !printed.is_structure()) else { continue };
        let check = if printed.phase != Some(phase) {
            Err(Rule("SW2-EVENT-1"))
        } else if printed.cost.unwrap_or(0) > state.magic[seat.index()] {
            Err(Rule("SW2-MAGIC-3"))
        } else if !said!(of(Why::Effect(effect), Moment::OnlyIf), Clause::OnlyIf(is) => is).all(|is| is(state, seat)) {
            Err(Rule("SW2-EVENT-8"))
        } else {
            Ok(())
        };
        options.judge(Pick::Play(face), check);
    }
}

/// SW2-EVENT-2: pay, resolve, discard; or into the active area (SW2-ACTIVE-1).
pub(crate) fn play(t: &mut Board<'_>, face: Face) -> Flow {
    let seat = t.state.active;
    let card = t.state.pull(seat, face, Place::Hand);
    let printed = face.printed();
    tokens::pay_magic(t, seat, printed.cost.unwrap_or(0));
    t.state.make_new(card);
    t.state.put(card, Place::Played);
    t.tell(Audience::ALL, || Event::Played { seat, face });
    let effect = printed.effect.expect("an event");
    // Its other clauses hold while it lasts.
    let plays = said!(of(Why::Effect(effect), Moment::Play), Clause::Play(play) => play);
    plays.into_iter().try_for_each(|play| play(t, card))?;
    // SW2-EVENT-6: what ended up under a card stays there.
    if t.state.place(card) == Place::Played {
        if printed.is_active {
            t.state.put(card, Place::Active);
            t.tell(Audience::ALL, || Event::Lasting { seat, face });
        } else {
            zones::discard(t, card);
        }
    }
    // SW2-TIMING-11: a life bonus may have ended with it.
    damage::destroy_the_dead(t, Blame::NOBODY)
}
