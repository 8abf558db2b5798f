//! Dice as they are drawn: the attack die by its number, a resource die by what it gives, a treasure die by signs.

use super::say::{face, signed};
use crate::event::Event;
use crate::scene::resource_icon;
use crate::state;
use crate::tables::Treasure;
use crate::{ATTACK_DIE, RESOURCE_DIE, TREASURE_DIE};
use kernel::Phrase;
use kernel::scene::{Dice, Die, DieFace, Icon};

fn attack(n: i8) -> Die {
    Die::fallen(Phrase::new("die-shows").text("n", signed(n)), DieFace::Word(signed(n)), None)
}

/// A resource or treasure die that shows its `n`th face.
pub(crate) fn die(dice: state::Dice, n: u8) -> Die {
    let at = usize::from(n) % 6;
    let shown = match dice {
        state::Dice::Resource => {
            let (what, amount) = RESOURCE_DIE[at];
            DieFace::Count(amount as u8, Icon(resource_icon(what)))
        }
        state::Dice::Treasure => DieFace::Icons(match TREASURE_DIE[at] {
            Treasure::Experience => vec![Icon("i-star")],
            Treasure::Artifact => vec![Icon("lo-artifact")],
            Treasure::Resource => vec![Icon("i-dice")],
            Treasure::TwoResources => vec![Icon("i-dice"), Icon("i-dice")],
        }),
    };
    Die::fallen(face(dice, n), shown, None)
}

/// The dice an event tells of.
pub(super) fn thrown(event: &Event) -> Vec<Die> {
    match *event {
        Event::Rolled { dice, face, .. } => vec![die(dice, face)],
        Event::Struck { die, .. } | Event::Rerolled { die, .. } | Event::RolledAttackDie { die, .. } => {
            vec![attack(die)]
        }
        _ => vec![],
    }
}

/// H3-COMBAT-12, H3-RES-3, H3-MAP-10
pub(super) fn faces() -> Vec<Dice> {
    let kind = |id: &str, dice: Vec<Die>| Dice { id: id.into(), label: Phrase::new(format!("die-{id}")), dice };
    let of = |dice: state::Dice| (0..6).map(|n| die(dice, n)).collect();
    vec![
        kind("attack", ATTACK_DIE.into_iter().map(attack).collect()),
        kind("resource", of(state::Dice::Resource)),
        kind("treasure", of(state::Dice::Treasure)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;

    #[test]
    fn dice_are_told_as_they_fell() {
        let shown = |event: Event| thrown(&event).into_iter().map(|die| die.face).collect::<Vec<_>>();
        let rolled = |dice, face| shown(Event::Rolled { seat: Seat(0), dice, face });
        assert_eq!(rolled(state::Dice::Resource, 1), [DieFace::Count(6, Icon("i-gold"))]);
        assert_eq!(rolled(state::Dice::Treasure, 5), [DieFace::Icons(vec![Icon("i-dice"); 2])]);
        assert_eq!(shown(Event::RolledAttackDie { seat: Seat(0), die: -1 }), [DieFace::Word("−1".into())]);
        assert_eq!(shown(Event::NobodyWon), []);
        assert_eq!(faces().iter().map(|kind| kind.dice.len()).collect::<Vec<_>>(), [6; 3]);
    }
}
