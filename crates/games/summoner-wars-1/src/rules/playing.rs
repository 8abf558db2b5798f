//! SW1-EVENT: playing events, walls among them.

use crate::clause::{Moment, each};
use crate::event::Event;
use crate::lasting::Lasting;
use crate::printed::{Abilities, Face, Kind, Phase};
use crate::rules::magic;
use crate::state::{Pile, Place, State};
use crate::{Board, Options, Pick, cards};
use grid::Cell;
use kernel::{Audience, Because, Flow, Rule, Seat};

/// SW1-EVENT-1, SW1-EVENT-4, SW1-EVENT-5
pub(crate) fn offer(state: &State, phase: Phase, options: &mut Options<'_>) {
    if phase != Phase::Event && !options.explains() {
        return;
    }
    let seat = state.active;
    let in_time = if phase == Phase::Event { Ok(()) } else { Err(Rule("SW1-CARD-7")) };
    for face in state.hand_faces(seat) {
        match face.printed().kind {
            Kind::Wall => offer_wall(state, face, in_time, options),
            Kind::Event => {
                let effect = face.printed().effect.expect("an event");
                let price = event_price(state, seat);
                let check = in_time.map_err(Because::from).and_then(|()| {
                    if !state.can_pay(seat, price) {
                        let because = state.unpaid(Rule("SW1-MAGIC-11"), seat, price);
                        let dear = || cards::limited_by(state, Moment::EventPrice, seat, 0);
                        Err(Because { card: because.card.or_else(dear), ..because })
                    } else if !each!(Abilities::of(effect), OnlyIf(is)).all(|(_, is)| is(state, seat)) {
                        Err(Rule("SW1-EVENT-4").by(face.id()))
                    } else {
                        Ok(())
                    }
                });
                options.judge(Pick::Play(face), check);
            }
            Kind::Summoner | Kind::Champion | Kind::Common | Kind::Vine => {}
        }
    }
}

/// What an event costs its player: SW1-EVENT-6.
pub(crate) fn event_price(state: &State, seat: Seat) -> u8 {
    cards::limit(state, Moment::EventPrice, seat, 0)
}

/// SW1-EVENT-5, SW1-WALL-5, SW1-MULTI-9: on an empty space of the own side, the team's side of both boards.
fn offer_wall(state: &State, face: Face, in_time: Result<(), Rule>, options: &mut Options<'_>) {
    let is_own = |cell: Cell| state.is_own_side(cell, state.active);
    let is_full = || !state.field().cells().any(|cell| is_own(cell) && state.is_empty(cell));
    for cell in state.field().cells() {
        let check = if is_own(cell) && state.is_empty(cell) {
            Ok(())
        } else {
            Err(Rule(if is_own(cell) && is_full() { "SW1-EVENT-10" } else { "SW1-EVENT-5" }))
        };
        options.judge(Pick::Build(face, cell), in_time.and(check));
    }
}

pub(crate) fn build(t: &mut Board<'_>, face: Face, cell: Cell) {
    let seat = t.state.active;
    let card = t.state.pull(seat, face);
    t.state.strip(card);
    t.state.put(card, Place::Field(cell));
    t.state.army[seat.index()].insert(card);
    t.state.add_lasting(seat, Lasting::EventPlayed);
    t.tell(Audience::ALL, || Event::Built { seat, face, cell });
}

/// SW1-EVENT-2, SW1-EVENT-3, SW1-EVENT-8: the effect first, then the card goes to the discard pile.
pub(crate) fn play(t: &mut Board<'_>, face: Face) -> Flow {
    let seat = t.state.active;
    let card = t.state.pull(seat, face);
    let price = event_price(&t.state, seat);
    magic::pay(t, seat, price);
    t.state.put(card, Place::Played);
    t.state.add_lasting(seat, Lasting::EventPlayed);
    t.tell(Audience::ALL, || Event::Played { seat, face });
    cards::play(t, face.printed().effect.expect("an event"))?;
    t.state.put(card, Place::Pile(Pile::Discard, seat));
    Ok(())
}
