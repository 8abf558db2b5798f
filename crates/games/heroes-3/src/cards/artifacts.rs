//! The artifacts: upper and lower effect.

use super::Clause::*;
use super::{Entry, card};
use crate::tables::Resource::{BuildingMaterials, Gold, Valuables};

pub(super) const ANGEL_WINGS: Entry = card(&[Flies], &[Draw(1)]);
pub(super) const ARMOR_OF_WONDER: Entry = card(&[Attack(1), Draw(1)], &[Defense(1), Draw(1)]);
pub(super) const BLACKSHARD_OF_THE_DEAD_KNIGHT: Entry = card(&[Attack(2), DiscardDraw], &[Attack(1)]);
pub(super) const BREASTPLATE_OF_PETRIFIED_WOOD: Entry = card(&[Draw(1)], &[Power(1)]);
pub(super) const CENTAURS_AXE: Entry = card(&[TriplesDie], &[Attack(1)]);
pub(super) const CHARM_OF_MANA: Entry = card(&[Pay(2), Draw(3)], &[Draw(2), Discard(1)]);
pub(super) const DRAGON_SCALE_ARMOR: Entry = card(&[Attack(2)], &[Defense(2)]);
pub(super) const DRAGON_SCALE_SHIELD: Entry = card(&[Attack(2)], &[Defense(2)]);
pub(super) const DRAGON_WING_TABARD: Entry = card(&[EnemyDiscards], &[Power(1)]);
pub(super) const ENDLESS_BAG_OF_GOLD: Entry = card(&[Gain(Gold, 3)], &[Gain(Gold, 6), Removed]);
pub(super) const ENDLESS_SACK_OF_GOLD: Entry = card(&[Gain(Gold, 5)], &[Gain(Gold, 8), Removed]);
pub(super) const EVERFLOWING_CRYSTAL_CLOAK: Entry = card(&[Pay(3), Gain(Valuables, 2)], &[Gain(Valuables, 1)]);
pub(super) const EVERPOURING_VIAL_OF_MERCURY: Entry = card(&[Gain(Valuables, 1)], &[Gain(Valuables, 2), Removed]);
pub(super) const HEAD_OF_LEGION: Entry = card(&[Cheaper(6)], &[Gain(Gold, 3)]);
pub(super) const HOURGLASS_OF_THE_EVIL_HOUR: Entry = card(&[EnemyMorale], &[MoraleOnZero]);
pub(super) const INEXHAUSTIBLE_CART_OF_LUMBER: Entry =
    card(&[Gain(BuildingMaterials, 2)], &[Gain(BuildingMaterials, 4), Removed]);
pub(super) const LEGS_OF_LEGION: Entry = card(&[Cheaper(4)], &[Gain(Gold, 2)]);
pub(super) const LOINS_OF_LEGION: Entry = card(&[Cheaper(5)], &[Gain(Gold, 2)]);
pub(super) const OGRES_CLUB_OF_HAVOC: Entry = card(&[Pay(1), Attack(2)], &[Attack(1)]);
pub(super) const RED_DRAGON_FLAME_TONGUE: Entry = card(&[Defense(1)], &[Attack(1)]);
pub(super) const RIB_CAGE: Entry = card(&[Recalls], &[Power(1)]);
pub(super) const SENTINELS_SHIELD: Entry = card(&[Pay(1), Defense(3)], &[Defense(2)]);
pub(super) const SHACKLES_OF_WAR: Entry = card(&[Shackles], &[Sifts]);
pub(super) const SHIELD_OF_THE_DWARVEN_LORDS: Entry = card(&[IgnoresDie], &[Defense(1)]);
pub(super) const SHIELD_OF_THE_YAWNING_DEAD: Entry = card(&[Pay(1), Defense(2)], &[Defense(1)]);
pub(super) const SPECULUM: Entry = card(&[Scouts], &[Draw(1), Removed]);
pub(super) const SWORD_OF_JUDGEMENT: Entry = card(&[AttackForCards], &[DefenseForCards]);
pub(super) const TARG_OF_THE_RAMPAGING_OGRE: Entry = card(&[Pay(2), Defense(2), Kept], &[Defense(1)]);
pub(super) const TITANS_CUIRASS: Entry = card(&[Pay(1), Power(4)], &[Power(2)]);
pub(super) const TITANS_GLADIUS: Entry = card(&[Pay(1), Attack(3)], &[Attack(2)]);
pub(super) const TUNIC_OF_THE_CYCLOPS_KING: Entry = card(&[Power(1), Draw(1)], &[Power(2)]);
pub(super) const VIAL_OF_LIFEBLOOD: Entry = card(&[Heals(3)], &[Health(1)]);
