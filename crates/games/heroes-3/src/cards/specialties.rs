//! The specialties. Where a card lets one choose, its two effects are what one chooses from.

use super::Clause::*;
use super::{Entry, Magic, card, spell};

pub(super) const CRUSADERS_1: Entry = card(&[Todo], &[Todo]);
pub(super) const CRUSADERS_4: Entry = card(&[Todo], &[]);
pub(super) const CRUSADERS_6: Entry = card(&[Todo], &[]);
pub(super) const BATTLEFIELD_MEDIC_1: Entry = card(&[Todo], &[]);
pub(super) const BATTLEFIELD_MEDIC_4: Entry = card(&[Todo], &[]);
pub(super) const BATTLEFIELD_MEDIC_6: Entry = card(&[Todo], &[]);
pub(super) const DRAGONS_1: Entry = card(&[Todo], &[Todo]);
pub(super) const DRAGONS_4: Entry = card(&[Todo], &[]);
pub(super) const DRAGONS_6: Entry = card(&[Todo], &[]);
pub(super) const RESURRECTION_1: Entry = spell(Magic::Todo);
pub(super) const RESURRECTION_4: Entry = spell(Magic::Todo);
pub(super) const RESURRECTION_6: Entry = spell(Magic::Todo);
pub(super) const DREAD_KNIGHTS_1: Entry = card(&[Todo], &[Todo]);
pub(super) const DREAD_KNIGHTS_4: Entry = card(&[Todo], &[]);
pub(super) const DREAD_KNIGHTS_6: Entry = card(&[Todo], &[]);
pub(super) const CLOAK_OF_THE_UNDEAD_KING_1: Entry = card(&[Todo], &[]);
pub(super) const CLOAK_OF_THE_UNDEAD_KING_4: Entry = card(&[Todo], &[]);
pub(super) const CLOAK_OF_THE_UNDEAD_KING_6: Entry = card(&[Todo], &[]);
