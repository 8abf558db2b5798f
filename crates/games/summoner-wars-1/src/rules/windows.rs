//! SW1-TURN-5, SW1-TURN-6, SW1-TERM-26: the moments at which abilities may be used, and those that must.

use crate::event::Event;
use crate::printed::{Abilities, Ability, Phase};
use crate::rules::asking::{may, must};
use crate::state::{CardId, State, Step};
use crate::{Ask, Board, Options, Pick, cards};
use kernel::{Audience, Flow};
use smallvec::SmallVec;

/// SW1-TERM-33: in the own turn only.
const ANY_TIME: [Ability; 3] = [Ability::MagePush, Ability::Cunning, Ability::Insight];

/// Abilities that are not a matter of choice when their moment has come.
const MANDATORY: Abilities = Abilities::all(&[Ability::Cowardly, Ability::Wither]);

/// Whether anything could happen at a moment at all.
pub(crate) fn opens(step: Step) -> bool {
    !of(step).is_empty()
}

/// The abilities of a moment.
fn of(step: Step) -> &'static [Ability] {
    match step {
        Step::Begin(Phase::Move) => &[Ability::Tunnel, Ability::Mimic],
        Step::After(Phase::Move) => &[Ability::Sandstorm],
        Step::Begin(Phase::Attack) => &[Ability::Meditate, Ability::GemMagic, Ability::VinemancerAnimate],
        Step::End(Phase::Attack) => {
            &[Ability::CounterSummon, Ability::TelepathicCommand, Ability::GemMagic, Ability::Conceal, Ability::Wither]
        }
        Step::EndOfTurn => &[
            Ability::Restructure,
            Ability::SunderHammer,
            Ability::ReturnSpirit,
            Ability::Cowardly,
            Ability::MagePush,
            Ability::Cunning,
        ],
        _ => &[],
    }
}

/// What the active player can use now; each ability says itself when (see `cards::can_use`).
fn usable(state: &State, abilities: &[Ability]) -> SmallVec<[(CardId, Ability); 4]> {
    let set = Abilities::all(abilities);
    let mut found = SmallVec::new();
    if !state.knows_of(set) {
        return found;
    }
    for card in state.army[state.active.index()].iter().filter(|&c| state.may_have(c, set)) {
        let has = state.abilities(card);
        let fits = |a: &Ability| has.has(*a) && cards::can_use(state, card, *a);
        found.extend(abilities.iter().copied().filter(fits).map(|a| (card, a)));
    }
    found
}

/// Whether the active player has a unit with one of these abilities, usable or not. Nothing on the board matters to
/// Meditate.
fn has_owner(state: &State, abilities: &[Ability]) -> bool {
    let set = Abilities::all(abilities).without(Ability::Meditate);
    state.knows_of(set) && state.army[state.active.index()].iter().any(|c| state.abilities(c).any(set))
}

/// One use of an ability of this moment; `false` when the player is done with it.
pub(crate) fn window(t: &mut Board<'_>) -> Flow<bool> {
    let abilities = of(t.state.step);
    if abilities.is_empty() {
        return Ok(false);
    }
    let seat = t.state.active;
    let due = usable(&t.state, abilities).iter().any(|(_, ability)| MANDATORY.has(*ability));
    let offer = |state: &State, options: &mut Options<'_>| {
        options.extend(usable(state, abilities).into_iter().map(|(card, ability)| Pick::Use(card, ability)));
        if state.step == Step::EndOfTurn {
            cards::offer_end_of_turn_events(state, options); // SW1-TERM-25: in any order with the abilities
        } else if has_owner(state, abilities) {
            offer_any_time(state, options); // SW1-TERM-26: perhaps it makes room for them
        }
    };
    let pick = if due { Some(must(t, seat, Ask::Window, offer)?) } else { may(t, seat, Ask::Window, offer)? };
    match pick {
        Some(Pick::Use(card, ability)) => use_ability(t, card, ability).map(|()| true),
        Some(Pick::Trigger(card, ..)) => cards::end_of_turn_event(t, card).map(|()| true),
        _ => Ok(false),
    }
}

/// SW1-TERM-26; SW1-TERM-33: but not in the middle of an event's effect.
fn any_time(state: &State) -> SmallVec<[(CardId, Ability); 4]> {
    let mut usable = usable(state, &ANY_TIME);
    if !usable.is_empty() && state.is_event_in_play() {
        usable.clear();
    }
    usable
}

pub(crate) fn offer_any_time(state: &State, options: &mut Options<'_>) {
    options.extend(any_time(state).into_iter().map(|(card, ability)| Pick::Use(card, ability)));
}

pub(crate) fn has_any_time(state: &State) -> bool {
    !any_time(state).is_empty()
}

pub(crate) fn use_ability(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    if let Some(cell) = t.state.cell(card) {
        let face = t.state.face(card);
        t.tell(Audience::ALL, || Event::Used { face, cell, ability });
    }
    cards::use_ability(t, card, ability)
}
