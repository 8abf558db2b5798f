//! SW2-TURN: six phases in order, with their beginnings and ends.

use crate::clause::{self, Act, Clause, Moment, act as effect, said};
use crate::event::Event;
use crate::printed::Phase;
use crate::query::other;
use crate::rules::attack::{self, Before};
use crate::rules::damage::{self, Blame};
use crate::rules::triggers::{self, Trigger, Triggers};
use crate::rules::{building, movement, playing, summoning, zones};
use crate::state::{CardId, Cards, Flag, State, Step};
use crate::{Ask, Board, Pick, SummonerWars2, Why, cards};
use kernel::{Audience, Flow, Options, Seat};

/// SW2-DRAW-1
const HAND: usize = 5;

pub(crate) fn step(t: &mut Board<'_>) -> Flow {
    match t.state.step {
        Step::Deal { any_first } => crate::setup::deal(t, any_first),
        Step::StartOfTurn => start_of_turn(t),
        Step::Begin(phase) => begin(t, phase),
        Step::Act(phase) => act(t, phase),
        Step::Drawn => {
            let seat = t.state.active;
            drawn(t, seat)
        }
        Step::End(phase) => end(t, phase),
        Step::EndOfTurn => end_of_turn(t),
    }
}

/// SW2-TURN-4, SW2-ACTIVE-3: the own active events of the last turn go.
fn start_of_turn(t: &mut Board<'_>) -> Flow {
    let (seat, turn) = (t.state.active, t.state.turn);
    t.tell(Audience::ALL, || Event::TurnBegan { seat, turn });
    // Those that ask nothing go first: then their order means nothing, and it never depends on how cards are numbered.
    let mut events: smallvec::SmallVec<[CardId; 8]> = t.state.area.of(seat).iter().collect();
    let asks = |event| cards::lapse(&t.state, event).is_some();
    events.sort_by_key(|&e| (asks(e), t.state.face(e), t.state.boost[e]));
    for event in events {
        // Ending one may have taken another's target, and so the other.
        if t.state.area.has(event) {
            cards::end_active(t, event)?;
        }
    }
    t.state.step = Step::Begin(Phase::Summon);
    Ok(())
}

/// SW2-TURN-5
fn begin(t: &mut Board<'_>, phase: Phase) -> Flow {
    t.tell(Audience::ALL, || Event::PhaseBegan { phase });
    if t.state.awake().any(clause::of_phase(phase)) {
        let waiting = of_phase(&t.state, Moment::Begins, phase);
        triggers::resolve(t, waiting)?;
    }
    t.state.step = Step::Act(phase);
    Ok(())
}

/// What the active player's units do as a phase begins, or ends.
fn of_phase(state: &State, moment: Moment, now: Phase) -> Triggers {
    said!(state.of_units(state.active, moment), (unit, ability, Clause::Begins(phase, act) | Clause::Ends(phase, act))
        if *phase == now => Trigger::of(unit, ability, act))
    .collect()
}

/// SW2-TURN-3: everything in a phase is voluntary; one thing after another, until the player ends it.
fn act(t: &mut Board<'_>, phase: Phase) -> Flow {
    let seat = t.state.active;
    if phase == Phase::Draw {
        return draw_phase(t, seat);
    }
    let offer = |state: &State, options: &mut Options<'_, SummonerWars2, Pick>| {
        options.add(Pick::End);
        offer(state, phase, options);
    };
    // SW2-DISCARD-6, SW2-DISCARD-8: what can be summoned, built or played is the secret of the hand, and what can be
    // raised that of the discard pile: not asking would tell.
    let secret = if phase == Phase::Summon { t.state.hand.and(t.state.discard) } else { t.state.hand };
    let is_secret = !secret.of(seat).is_empty();
    let ask = Ask::Act(phase);
    let pick = if is_secret { t.choose_hidden(seat, ask, offer)? } else { t.choose(seat, ask, offer)? };
    perform(t, phase, pick)
}

fn offer(state: &State, phase: Phase, options: &mut Options<'_, SummonerWars2, Pick>) {
    summoning::offer_summons(state, phase, options);
    playing::offer_events(state, phase, options);
    building::offer_builds(state, phase, options);
    match phase {
        Phase::Move => movement::offer_moves(state, options),
        Phase::Attack => attack::offer_attacks(state, options),
        // SW2-MAGIC-6, SW2-MAGIC-8
        Phase::Magic => options.extend(state.hand_faces(state.active).map(Pick::Discard)),
        Phase::Summon | Phase::Build | Phase::Draw => {}
    }
    // SW2-TIMING-6: abilities for any moment of a phase, once per turn.
    if state.awake().any(clause::of_phase(phase)) {
        options.extend(said!(state.of_units(state.active, Moment::Usable), (unit, ability, Clause::Usable(at, can, _))
            if *at == phase && !state.flagged(unit, Flag::Used) && can(state, unit) => Pick::Use(unit, ability)));
    }
}

/// Whether the active player can do nothing in a phase, whatever the hand holds: any card that nobody has seen may lie in
/// it, or in the discard pile.
pub(crate) fn is_idle(state: &State, seat: Seat, phase: Phase) -> bool {
    let secret = state.hand.and(state.discard).of(seat).iter().chain(state.draw_pile(seat).iter().copied()).collect();
    let mut any = *state;
    (any.hand, any.discard) = (state.hand.and(secret), state.discard.and(secret));
    let is_busy = state.winner.is_some() || seat != state.active || phase == Phase::Draw;
    !is_busy && !Options::<SummonerWars2, Pick>::would_offer(|options| offer(&any, phase, options))
}

fn perform(t: &mut Board<'_>, phase: Phase, pick: Pick) -> Flow {
    let seat = t.state.active;
    match pick {
        Pick::End => {
            t.state.step = Step::End(phase);
            Ok(())
        }
        Pick::Summon(face, cell) => summoning::summon(t, face, cell),
        Pick::Build(face, cell) => building::build(t, face, cell),
        Pick::Play(face) => playing::play(t, face),
        Pick::Move(card, cell) => movement::move_unit(t, card, cell),
        Pick::Attack(card, target) => {
            attack::count_attacker(t, card);
            attack::attack(t, card, target, Before::default())
        }
        Pick::Use(card, ability) => cards::use_ability(t, card, ability),
        Pick::Discard(face) => {
            zones::discard_for_magic(t, seat, face);
            Ok(())
        }
        Pick::Object(_) | Pick::Cell(_) | Pick::Card(_) | Pick::Slide(..) | Pick::Offer(_) | Pick::Trigger(..) => {
            unreachable!("a phase offers none of these")
        }
    }
}

/// SW2-DRAW-1, SW2-DRAW-7: fill the hand; who may summon in any phase may do so before and after it.
fn draw_phase(t: &mut Board<'_>, seat: Seat) -> Flow {
    if let Some(pick) = late_summon(t, seat)? {
        return perform(t, Phase::Draw, pick);
    }
    let held = t.state.hand.of(seat).len() as usize;
    zones::draw(t, seat, HAND.saturating_sub(held));
    t.state.step = Step::Drawn;
    Ok(())
}

fn drawn(t: &mut Board<'_>, seat: Seat) -> Flow {
    match late_summon(t, seat)? {
        Some(pick) => perform(t, Phase::Draw, pick),
        None => {
            t.state.step = Step::End(Phase::Draw);
            Ok(())
        }
    }
}

/// A summon in the Draw phase, if one is allowed and the player wants it.
fn late_summon(t: &mut Board<'_>, seat: Seat) -> Flow<Option<Pick>> {
    if !t.state.summons_any_time(seat) {
        return Ok(None);
    }
    let pick: Pick = t.choose_hidden(seat, Ask::Act(Phase::Draw), |state, options| {
        options.add(Pick::End);
        summoning::offer_summons(state, Phase::Draw, options);
    })?;
    Ok(Some(pick).filter(|&p| p != Pick::End))
}

/// SW2-TURN-6
fn end(t: &mut Board<'_>, phase: Phase) -> Flow {
    let mut waiting = of_phase(&t.state, Moment::Ends, phase);
    if phase == Phase::Attack {
        penalty(&t.state, &mut waiting);
    }
    triggers::resolve(t, waiting)?;
    t.state.step = match phase {
        Phase::Summon => Step::Begin(Phase::Move),
        Phase::Move => Step::Begin(Phase::Build),
        Phase::Build => Step::Begin(Phase::Attack),
        Phase::Attack => Step::Begin(Phase::Magic),
        Phase::Magic => Step::Begin(Phase::Draw),
        Phase::Draw => Step::EndOfTurn,
    };
    Ok(())
}

/// SW2-INACTION-1, SW2-INACTION-6: one of the effects at the end of the Attack phase.
fn penalty(state: &State, triggers: &mut Triggers) {
    if let Some(summoner) = state.summoner(state.active).filter(|_| !state.attacked_enemy) {
        static PAY: Act = effect(pay_for_inaction);
        triggers.push(Trigger::new(summoner, Why::Inaction, &PAY));
    }
}

fn pay_for_inaction(t: &mut Board<'_>, due: &Trigger) -> Flow {
    let seat = t.state.active;
    t.tell(Audience::ALL, || Event::Inactive { seat });
    damage::damage(t, due.card, 1, Blame::NOBODY)
}

/// SW2-TURN-7, SW2-TURN-9, SW2-TIMING-7
fn end_of_turn(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let ends = t.state.of_units(seat, Moment::TurnEnds);
    let waiting = said!(ends, (unit, ability, Clause::TurnEnds(act)) => Trigger::of(unit, ability, act)).collect();
    triggers::resolve(t, waiting)?;
    let hot: smallvec::SmallVec<[_; 8]> =
        said!(t.state.of_units(seat, Moment::Cools), (unit, _, Clause::Cools(cool)) => (unit, cool)).collect();
    hot.into_iter().for_each(|(unit, cool)| cool(t, unit));
    // SW2-CONTROL-5
    let borrowed: Cards = t.state.field.iter().filter(|&c| t.state.flagged(c, Flag::Borrowed)).collect();
    for card in borrowed.iter() {
        let seat = other(t.state.controller(card));
        zones::take_control(t, card, seat);
    }
    t.state.forget_turn();
    damage::destroy_the_dead(t, Blame::NOBODY)?; // still in this player's turn
    t.state.active = other(t.state.active);
    t.state.turn += 1;
    t.state.step = Step::StartOfTurn;
    Ok(())
}
