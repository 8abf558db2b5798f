//! The specialties. Where a card lets one choose, its two effects are what one chooses from.

use super::Clause::*;
use super::{Entry, Magic, card, spell};

pub(super) const CRUSADERS_1: Entry = card(&[Attack(1), Favours("crusaders")], &[Defense(1), Favours("crusaders")]);
pub(super) const CRUSADERS_4: Entry = card(&[Health(1), Favours("crusaders")], &[]);
pub(super) const CRUSADERS_6: Entry = card(&[Initiative(1), Favours("crusaders")], &[]);
pub(super) const BATTLEFIELD_MEDIC_1: Entry = card(&[Heals(1), Draw(1)], &[]);
pub(super) const BATTLEFIELD_MEDIC_4: Entry = card(&[Heals(1), Draw(1)], &[Frees, Draw(1)]);
pub(super) const BATTLEFIELD_MEDIC_6: Entry = card(&[Heals(2), Draw(2), Discard(1)], &[Frees, Draw(2), Discard(1)]);
pub(super) const DRAGONS_1: Entry = card(&[Attack(1), Favours("dragons")], &[Defense(1), Favours("dragons")]);
pub(super) const DRAGONS_4: Entry = card(&[Health(1), Favours("dragons")], &[]);
pub(super) const DRAGONS_6: Entry = card(&[Initiative(1), Favours("dragons")], &[]);
pub(super) const RESURRECTION_1: Entry = spell(Magic::Saves);
pub(super) const RESURRECTION_4: Entry = spell(Magic::Saves);
pub(super) const RESURRECTION_6: Entry = spell(Magic::Saves);
pub(super) const DREAD_KNIGHTS_1: Entry =
    card(&[Attack(1), Favours("dread_knights")], &[Defense(1), Favours("dread_knights")]);
pub(super) const DREAD_KNIGHTS_4: Entry = card(&[Health(1), Favours("dread_knights")], &[]);
pub(super) const DREAD_KNIGHTS_6: Entry = card(&[Initiative(1), Favours("dread_knights")], &[]);
pub(super) const CLOAK_OF_THE_UNDEAD_KING_1: Entry = card(&[Cloaks("skeletons", true)], &[]);
pub(super) const CLOAK_OF_THE_UNDEAD_KING_4: Entry = card(&[Cloaks("zombies", true)], &[]);
pub(super) const CLOAK_OF_THE_UNDEAD_KING_6: Entry = card(&[Cloaks("skeletons", false)], &[]);
