//! What of that which all have seen stirs whoever passes in advance, and which windows stand just before a combat.

use crate::printed::Unit;
use crate::state::{News, Party, State, Step};
use crate::{Ask, Event};
use kernel::{Eve, Seat, Stirs};

/// What something that all have seen means to a seat.
pub(super) fn stirs(state: &State, event: &Event, seat: Seat) -> Stirs {
    let touched = |whose: Seat| Stirs::TOUCHED.when(whose == seat);
    let of = |unit: Unit| Stirs::TOUCHED.when(is_of(state, unit, seat));
    match *event {
        Event::Turn { seat: active } => Stirs::TURN_END | Stirs::MY_TURN.when(active == seat),
        // H3-AI-16: once an AI hero moves, the players' turns are over.
        Event::AiMoved { .. } => Stirs::TURN_END,
        Event::AiAttacks { seat: whom } => Stirs::TURN_END | Stirs::COMBAT | touched(whom),
        Event::Attacked { enemy, .. } => Stirs::COMBAT | touched(enemy),
        Event::Quest(News::DragonsFought { seat: whom }) => Stirs::COMBAT | touched(whom),
        Event::Guarded { .. } | Event::AiMet { .. } => Stirs::COMBAT,
        Event::Played { seat: by, .. } | Event::Cast { seat: by, .. } => Stirs::PLAYED.when(by != seat),
        Event::AiDrew { .. } | Event::AiCast { .. } => Stirs::PLAYED,
        Event::Struck { on: unit, .. }
        | Event::Burnt { unit, .. }
        | Event::Shrank { unit, .. }
        | Event::Fell { unit, .. }
        | Event::Paralysed { unit, .. } => of(unit),
        Event::TookCube { of: whose, .. } => touched(whose),
        _ => Stirs::NOTHING,
    }
}

/// H3-SETUP-3: units of a faction are its player's; others are of whoever leads them now. Once the combat is over one may be
/// asked in vain.
fn is_of(state: &State, unit: Unit, seat: Seat) -> bool {
    let leads = |party: Party| {
        state.combat.is_some_and(|combat| {
            let is_there = || combat.standing(party).any(|by| combat.fighter(by).unit == unit);
            combat.seat(party) == seat && !combat.is_neutral(party) && is_there()
        })
    };
    unit.facts().faction == Some(state.player(seat).faction()) || Party::ALL.into_iter().any(leads)
}

/// H3-TOWN-1, H3-COMBAT-38 (a)
pub(super) fn eve(state: &State, seat: Seat, ask: Ask) -> Option<Eve> {
    let is_own = matches!(state.step, Step::Turn | Step::EndTurn) && state.active == seat;
    (ask == Ask::Town).then_some(if is_own { Eve::InMyTurn } else { Eve::InOthersTurn })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Heroes3;
    use crate::printed::AiCard;
    use kernel::{Game, Show};

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn state() -> State {
        let setup = Heroes3::about().setup(None, Some(2), &[]).expect("the default table");
        Heroes3::setup(&setup).expect("it is set up")
    }

    /// Every condition that is offered can come true.
    #[test]
    fn each_condition_has_its_happenings() {
        let state = state();
        let stirs = |event: Event| [A, B].map(|seat| Heroes3::stirs(&state, &event, seat));
        let touched = Stirs::COMBAT | Stirs::TOUCHED;
        assert_eq!(stirs(Event::Turn { seat: A }), [Stirs::TURN_END | Stirs::MY_TURN, Stirs::TURN_END]);
        assert_eq!(stirs(Event::Guarded { seat: A, guard: 2 }), [Stirs::COMBAT; 2]);
        assert_eq!(stirs(Event::Attacked { seat: A, enemy: B }), [Stirs::COMBAT, touched]);
        assert_eq!(stirs(Event::AiMet { seat: A }), [Stirs::COMBAT; 2]);
        let ai = stirs(Event::AiAttacks { seat: A });
        assert_eq!(ai, [touched | Stirs::TURN_END, Stirs::COMBAT | Stirs::TURN_END]);
        assert_eq!(stirs(Event::Quest(News::DragonsFought { seat: B })), [Stirs::COMBAT, touched]);
        let card = crate::Face::all().next().expect("a card");
        assert_eq!(stirs(Event::Played { seat: A, card, expert: false }), [Stirs::NOTHING, Stirs::PLAYED]);
        assert_eq!(stirs(Event::Cast { seat: B, card }), [Stirs::PLAYED, Stirs::NOTHING]);
        assert_eq!(stirs(Event::AiDrew { card: AiCard::ALL[0] }), [Stirs::PLAYED; 2]);
        let own = Unit::of(state.player(A).faction()).next().expect("a unit");
        let other = Unit::of(state.player(B).faction()).next().expect("a unit");
        let at = crate::Cell::at(0, 0);
        let blow = Event::Struck { unit: other, on: own, at, die: 0, damage: 1, back: false };
        assert_eq!(stirs(blow), [Stirs::TOUCHED, Stirs::NOTHING]);
        assert_eq!(stirs(Event::Fell { unit: other, at }), [Stirs::NOTHING, Stirs::TOUCHED]);
        assert_eq!(stirs(Event::TookCube { seat: A, of: B }), [Stirs::NOTHING, Stirs::TOUCHED]);
    }

    /// H3-TOWN-1: a window before a combat is one of the own turn for one seat alone, and of nobody's while an AI hero moves.
    #[test]
    fn a_window_before_a_combat_knows_whose_turn_it_is() {
        let mut state = state();
        (state.active, state.step) = (B, Step::Turn);
        let eve = |state: &State, ask| [A, B].map(|seat| Heroes3::eve(state, seat, ask));
        assert_eq!(eve(&state, Ask::Town), [Some(Eve::InOthersTurn), Some(Eve::InMyTurn)]);
        assert_eq!(eve(&state, Ask::Instant), [None; 2]);
        state.step = Step::EndRound;
        assert_eq!(eve(&state, Ask::Town), [Some(Eve::InOthersTurn); 2]);
    }
}
