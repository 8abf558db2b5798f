//! SW1-TURN: six phases in order, with what comes before, between and after them.

use crate::clause::each;
use crate::event::Event;
use crate::printed::Phase;
use crate::rules::asking::{may, may_hidden};
use crate::rules::{attack, drawing, leaving, magic, movement, playing, summoning, windows};
use crate::state::{Pile, State, Step, Verdict};
use crate::{Ask, Board, Options, Pick, cards};
use kernel::{Audience, Flow, Seat};

/// RULING: a game this long is a draw even where the table set no cap; nobody will ever win it.
const MOST_TURNS: u16 = 5000;

pub(crate) fn step(t: &mut Board<'_>) -> Flow {
    t.state.known.forget_alone();
    match t.state.step {
        Step::Deal { first } => crate::setup::deal(t, first),
        Step::StartOfTurn => start_of_turn(t),
        Step::Begin(_) | Step::End(_) | Step::After(_) => {
            if !windows::window(t)? {
                go_on(t);
            }
            Ok(())
        }
        Step::Act(phase) => act(t, phase),
        Step::EndOfTurn => end_of_turn(t),
    }
}

/// SW1-TURN-4, SW1-RULING-31: what lasted until now ends, and what is checked once a turn is checked.
fn start_of_turn(t: &mut Board<'_>) -> Flow {
    let (seat, turn) = (t.state.active, t.state.turn);
    t.tell(Audience::ALL, || Event::TurnBegan { seat, turn });
    t.state.end_before_turn(seat);
    cards::start_of_turn(&mut t.state);
    // SW1-SETUP-7
    begin(t, if t.state.short { Phase::Move } else { Phase::Draw });
    if !windows::opens(&t.state) {
        go_on(t);
    }
    Ok(())
}

fn begin(t: &mut Board<'_>, phase: Phase) {
    t.tell(Audience::ALL, || Event::PhaseBegan { phase });
    t.state.step = Step::Begin(phase);
}

/// To the next moment at which something can happen: SW1-TURN-1, SW1-TURN-5, SW1-TURN-6.
fn go_on(t: &mut Board<'_>) {
    loop {
        match t.state.step {
            Step::Begin(phase) => t.state.step = Step::Act(phase),
            Step::Act(phase) => t.state.step = Step::End(phase),
            Step::End(phase) => t.state.step = Step::After(phase),
            Step::After(phase) => {
                if phase == Phase::Event {
                    t.state.end_with_event_phase();
                }
                match Phase::ALL.get(phase as usize + 1) {
                    Some(&next) => begin(t, next),
                    None => t.state.step = Step::EndOfTurn,
                }
            }
            Step::Deal { .. } | Step::StartOfTurn | Step::EndOfTurn => return,
        }
        if matches!(t.state.step, Step::Act(_) | Step::EndOfTurn) || windows::opens(&t.state) {
            return;
        }
    }
}

/// SW1-TURN-3: everything but drawing is voluntary; one thing after another, until the player ends the phase.
fn act(t: &mut Board<'_>, phase: Phase) -> Flow {
    let seat = t.state.active;
    if phase == Phase::Draw {
        drawing::fill_hand(t, seat); // SW1-DRAW-5
        go_on(t);
        return Ok(());
    }
    let ask = Ask::Act(phase);
    // Whether there is anything to summon or to play is the hand's secret: not asking would tell. And once a turn
    // everybody is asked, so that two players who can do nothing do not play on in a blink.
    let is_secret = matches!(phase, Phase::Summon | Phase::Event) && !t.state.hand[seat.index()].is_empty();
    let pick = if is_secret || phase == Phase::Move {
        may_hidden(t, seat, ask, |state, options| offer(state, phase, options))?
    } else {
        may(t, seat, ask, |state, options| offer(state, phase, options))?
    };
    match pick {
        Some(pick) => perform(t, pick),
        None => {
            go_on(t);
            Ok(())
        }
    }
}

fn offer(state: &State, phase: Phase, options: &mut Options<'_>) {
    summoning::offer(state, phase, options);
    playing::offer(state, phase, options);
    match phase {
        Phase::Move => {
            movement::offer(state, options);
            movement::offer_instead(state, options);
        }
        Phase::Attack => attack::offer(state, options),
        Phase::Magic => magic::offer(state, options),
        Phase::Draw | Phase::Summon | Phase::Event => {}
    }
    // What is built into magic stays secret, so other things are not offered with it: the end of the turn has them.
    if phase != Phase::Magic {
        windows::offer_any_time(state, options);
    }
}

/// Whether the active player can neither summon nor play anything, whatever the hand holds: any card that not everybody
/// has seen may lie in it.
pub(crate) fn is_idle(state: &State, phase: Phase) -> bool {
    let seat = state.active;
    let mut any = *state;
    let hidden = [Pile::Draw, Pile::Magic].into_iter().flat_map(|pile| state.pile(pile, seat));
    hidden.for_each(|card| any.hand[seat.index()].insert(card));
    matches!(phase, Phase::Summon | Phase::Event) && !Options::would_offer(|options| offer(&any, phase, options))
}

fn perform(t: &mut Board<'_>, pick: Pick) -> Flow {
    let seat = t.state.active;
    match pick {
        Pick::Summon(face, cell) => summoning::summon(t, face, cell),
        Pick::Play(face) => playing::play(t, face),
        Pick::Build(face, cell) => {
            playing::build(t, face, cell);
            Ok(())
        }
        Pick::Move(card, cell) => movement::move_unit(t, card, cell),
        Pick::Stay(card) => movement::stay(t, card),
        Pick::Attack(card, target) => {
            attack::count_attacker(t, card);
            attack::attack(t, card, &[target])
        }
        Pick::Use(card, ability) => windows::use_ability(t, card, ability),
        Pick::Conjure(face) => {
            magic::conjure(t, seat, face);
            Ok(())
        }
        Pick::Give(count) => {
            let mate = t.state.teammate(seat).expect("offered with a teammate");
            magic::give(t, seat, mate, count);
            Ok(())
        }
        Pick::Card(_)
        | Pick::Cell(_)
        | Pick::Face(_)
        | Pick::Discarded(_)
        | Pick::Seat(_)
        | Pick::Offer(_)
        | Pick::Pay(_)
        | Pick::Die(_)
        | Pick::Trigger(..) => {
            unreachable!("a phase offers none of these")
        }
    }
}

/// SW1-TURN-2, SW1-TURN-4, SW1-MULTI-7, SW1-MULTI-19
fn end_of_turn(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    if t.state.plays(seat) && windows::window(t)? {
        return Ok(());
    }
    each!(t.state.awake(), Forgets(act)).for_each(|(_, act)| act(&mut t.state));
    t.state.end_with_turn(seat);
    t.state.forget_turn();
    let cap = if t.state.cap > 0 { t.state.cap } else { MOST_TURNS };
    if t.state.turn >= cap {
        return leaving::end(t, Verdict::Drawn); // section 6, 45
    }
    t.state.turn += 1;
    t.state.active = next_player(&t.state, seat);
    t.state.step = Step::StartOfTurn;
    Ok(())
}

/// Section 6, 31: the eliminated are skipped.
fn next_player(state: &State, seat: Seat) -> Seat {
    let mut next = seat.after(state.armies);
    while !state.plays(next) {
        next = next.after(state.armies);
    }
    next
}
