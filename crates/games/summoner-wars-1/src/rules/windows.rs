//! SW1-TURN-5, SW1-TURN-6, SW1-TERM-26: the moments at which abilities may be used, and those that must.

use crate::clause::{self, Clause, Moment, Terms, each};
use crate::event::Event;
use crate::printed::{Abilities, Ability, Phase};
use crate::rules::asking::{may, must};
use crate::rules::triggers::acting;
use crate::state::{CardId, State, Step};
use crate::{Ask, Board, Options, Pick, Why};
use kernel::{Audience, Flow};
use smallvec::SmallVec;

/// Whether anybody could do anything at a moment.
pub(crate) fn opens(state: &State) -> bool {
    of(state.step).is_some_and(|moment| clause::any(state.awake(), moment))
}

/// The moment between two others.
fn of(step: Step) -> Option<Moment> {
    match step {
        Step::Begin(Phase::Move) => Some(Moment::MoveBegins),
        Step::After(Phase::Move) => Some(Moment::MoveIsOver),
        Step::Begin(Phase::Attack) => Some(Moment::AttackBegins),
        Step::End(Phase::Attack) => Some(Moment::AttackEnds),
        Step::EndOfTurn => Some(Moment::TurnEnds),
        Step::Begin(_) | Step::End(_) | Step::After(_) | Step::Act(_) | Step::Deal { .. } | Step::StartOfTurn => None,
    }
}

/// What a unit can use at a moment.
pub(crate) fn uses(state: &State, card: CardId, moment: Moment) -> impl Iterator<Item = (Ability, &'static Terms)> {
    clause::all(state.abilities_at(card, moment), moment).filter_map(move |(place, clause)| match clause {
        Clause::Usable(terms, can, _) if terms.allow(state, card) && can(state, card) => {
            Some((Ability::ALL[place], terms))
        }
        _ => None,
    })
}

/// What the active player can use at a moment, and whether some of it is due.
fn usable(state: &State, moment: Moment) -> (SmallVec<[Pick; 4]>, bool) {
    let (mut found, mut is_due) = (SmallVec::new(), false);
    if clause::any(state.awake(), moment) {
        for card in state.army[state.active.index()].iter() {
            for (ability, terms) in uses(state, card, moment) {
                found.push(Pick::Use(card, ability));
                is_due |= terms.is_due;
            }
        }
    }
    (found, is_due)
}

/// Whether the active player has a unit with an ability of this moment, usable or not, to which the board matters.
fn has_owner(state: &State, moment: Moment) -> bool {
    let matters = |clause: &Clause| matches!(clause, Clause::Usable(terms, ..) if !terms.is_aloof);
    let mut army = state.army[state.active.index()].iter();
    army.any(|card| clause::all(state.abilities_at(card, moment), moment).any(|(_, clause)| matters(clause)))
}

/// One use of an ability of this moment; `false` when the player is done with it.
pub(crate) fn window(t: &mut Board<'_>) -> Flow<bool> {
    let Some(moment) = of(t.state.step) else { return Ok(false) };
    let seat = t.state.active;
    let (found, is_due) = usable(&t.state, moment);
    let offer = |state: &State, options: &mut Options<'_>| {
        options.extend(found);
        if moment == Moment::TurnEnds {
            // SW1-TERM-25: what waits for the end of the turn, each with its card, in any order with the abilities
            for (why, (cards, _)) in each!(Abilities::ALL, Waits(cards, act)) {
                options.extend(cards(state).iter().map(|card| Pick::Trigger(card, why, None, None)));
            }
        } else if has_owner(state, moment) {
            offer_any_time(state, options); // SW1-TERM-26: perhaps it makes room for them
        }
    };
    let pick = if is_due { Some(must(t, seat, Ask::Window, offer)?) } else { may(t, seat, Ask::Window, offer)? };
    match pick {
        Some(Pick::Use(card, ability)) => use_ability(t, card, ability).map(|()| true),
        Some(Pick::Trigger(card, why, ..)) => {
            each!(Abilities::of(why), Waits(cards, act)).try_for_each(|(_, (_, act))| act(t, card)).map(|()| true)
        }
        _ => Ok(false),
    }
}

/// SW1-TERM-26; SW1-TERM-33: in the own turn only, and not in the middle of an event's effect.
fn any_time(state: &State) -> SmallVec<[Pick; 4]> {
    let (mut found, _) = usable(state, Moment::AnyTime);
    if !found.is_empty() && state.is_event_in_play() {
        found.clear();
    }
    found
}

pub(crate) fn offer_any_time(state: &State, options: &mut Options<'_>) {
    options.extend(any_time(state));
}

pub(crate) fn has_any_time(state: &State) -> bool {
    !any_time(state).is_empty()
}

/// SW1-ABIL-6, SW1-ABIL-13: what the ability does at this moment, or else whenever it may be used.
fn does_now(state: &State, ability: Ability) -> Option<&'static Clause> {
    let now = of(state.step);
    let fits = |clause: &&Clause| match clause {
        Clause::Usable(terms, ..) => Some(terms.at) == now,
        Clause::InsteadOfMoving(..) => now.is_none(),
        _ => false,
    };
    let at_any_step = |clause: &&Clause| {
        use Moment::{AnyTime, BeforeAttack, InsteadOfAttack};
        matches!(clause, Clause::Usable(terms, ..) if matches!(terms.at, AnyTime | BeforeAttack | InsteadOfAttack))
    };
    let entry = Why::Ability(ability).entry();
    entry.iter().find(fits).or_else(|| entry.iter().find(at_any_step))
}

/// What it costs to use an ability now.
pub(crate) fn price(state: &State, ability: Ability) -> u8 {
    match does_now(state, ability) {
        Some(Clause::Usable(terms, ..)) => terms.costs(state),
        _ => 0,
    }
}

pub(crate) fn use_ability(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    if let Some(cell) = t.state.cell(card) {
        let face = t.state.face(card);
        t.tell(Audience::ALL, || Event::Used { face, cell, ability });
    }
    match does_now(&t.state, ability) {
        Some(Clause::Usable(terms, _, act)) => {
            terms.meet(t, card);
            acting(t, card, |t| act(t, card))
        }
        Some(Clause::InsteadOfMoving(_, act)) => acting(t, card, |t| act(t, card)),
        _ => unreachable!("only what can be used is offered"),
    }
}
