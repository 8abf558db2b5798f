//! Which answers bring to light what nobody can unsee: dice that fall at once, cards of a deck, a tile. Whoever wants to be is
//! asked once more before them.

use crate::printed::{Building, Location};
use crate::rules::windows;
use crate::state::{Combat, Stage, State};
use crate::{Ask, Offer, Pick};

pub(super) fn pick(state: &State, ask: Ask, pick: Pick) -> bool {
    match pick {
        Pick::Reveal(..) | Pick::Explore(_) | Pick::BuySpell | Pick::Reroll(..) | Pick::Peek(_) => true,
        Pick::Morale(what) => what == Offer::Draw,
        Pick::Build(what) => what == Building::MageGuild,
        Pick::Field(_) => ask == Ask::Observe,
        // H3-NEUTRAL-2: the guards are drawn; dice lie on a field that is open.
        Pick::Move(_, to) => {
            let rolls = matches!(state.location(to), Some(Location::Treasure | Location::Resource));
            state.guard(to) > 0 || rolls && !state.mark(to).is_black() && state.walker_at(to).next().is_none()
        }
        // Whoever may play a card is asked before the roll.
        Pick::Strike(_) => state.combat.as_ref().is_some_and(|combat| {
            ask == Ask::Fight && !windows::plays_cards(state, combat, Combat::party(combat.active))
        }),
        Pick::Offer(what) => match what {
            Offer::Resources
            | Offer::Artifacts
            | Offer::TreasureDice
            | Offer::ResourceDice
            | Offer::Look
            | Offer::Deck => true,
            _ => matches!(ask, Ask::Reroll | Ask::Shrine),
        },
        _ => false,
    }
}

/// To pass in the window before a roll may let the die fall; to draw up, or to end an exchange, shows cards.
pub(super) fn pass(state: &State, ask: Ask) -> bool {
    let rolls = || state.combat.as_ref().is_some_and(|combat| matches!(combat.stage, Stage::Instants(..)));
    matches!(ask, Ask::Refill | Ask::Exchange) || ask == Ask::Instant && rolls()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Heroes3;
    use kernel::{Game, Show};

    fn state() -> State {
        let setup = Heroes3::about().setup(None, Some(2), &[]).expect("the default table");
        Heroes3::setup(&setup).expect("it is set up")
    }

    #[test]
    fn what_shows_dice_or_cards_is_asked_once_more() {
        let state = state();
        let is_final = |ask, pick| Heroes3::pick(&state, ask, pick).is_final;
        assert!(is_final(Ask::Act, Pick::Build(Building::MageGuild)), "two searches");
        assert!(!is_final(Ask::Act, Pick::Build(Building::Citadel)));
        assert!(is_final(Ask::Bonus, Pick::Offer(Offer::Resources)), "dice");
        assert!(!is_final(Ask::Settle, Pick::Offer(Offer::Gold)));
        assert!(Heroes3::pass(&state, Ask::Refill).is_final, "cards are drawn");
        assert!(!Heroes3::pass(&state, Ask::Act).is_final);
    }
}
