//! The spells.

use super::{Entry, Magic, spell};

pub(super) const ANTI_MAGIC: Entry = spell(Magic::Wards);
pub(super) const BLESS: Entry = spell(Magic::Blesses([0, 1, 2]));
pub(super) const BLIND: Entry = spell(Magic::Paralyses);
pub(super) const BLOODLUST: Entry = spell(Magic::WalkersAttack([1, 2, 3]));
pub(super) const CHAIN_LIGHTNING: Entry = spell(Magic::Chain([[1, 1, 1], [2, 1, 1], [3, 2, 1]]));
pub(super) const COUNTERSTRIKE: Entry = spell(Magic::StrikesAgain);
pub(super) const CURE: Entry = spell(Magic::Cures([1, 2, 3]));
pub(super) const CURSE: Entry = spell(Magic::Defense([-1, -2, -3]));
pub(super) const DISRUPTING_RAY: Entry = spell(Magic::Silences);
pub(super) const FIRE_SHIELD: Entry = spell(Magic::Scorches([1, 2, 3]));
pub(super) const FIREBALL: Entry = spell(Magic::Blast([1, 2, 3]));
pub(super) const HASTE: Entry = spell(Magic::Initiative([1, 2, 3]));
pub(super) const LIGHTNING_BOLT: Entry = spell(Magic::Damage([2, 3, 4]));
pub(super) const MAGIC_ARROW: Entry = spell(Magic::Damage([1, 2, 3]));
pub(super) const PRAYER: Entry = spell(Magic::Prays([1, 2, 3]));
pub(super) const RESURRECTION: Entry = spell(Magic::Saves);
pub(super) const SLOW: Entry = spell(Magic::Initiative([-1, -2, -3]));
pub(super) const STONE_SKIN: Entry = spell(Magic::Defense([1, 2, 3]));
pub(super) const TELEPORT: Entry = spell(Magic::Teleports);
pub(super) const TOWN_PORTAL: Entry = spell(Magic::Portal([0, 1, 2]));
pub(super) const WEAKNESS: Entry = spell(Magic::Attack([-1, -2, -3]));
