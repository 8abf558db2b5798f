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
