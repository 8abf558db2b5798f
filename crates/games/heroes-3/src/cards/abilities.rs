//! The abilities: basic and expert effect.

use super::Clause::*;
use super::{Entry, card};
use crate::printed::Tier;
use crate::tables::Resource::Gold;

pub(super) const ARCHERY: Entry = card(&[Shots(1), Rounds(1)], &[Shots(1), ShotsFirst(1), Rounds(2)]);
pub(super) const ARMORER: Entry = card(&[Defense(1), Draw(1)], &[Defense(2), Draw(1)]);
pub(super) const DIPLOMACY: Entry = card(&[Envoys], &[Skips]);
pub(super) const ESTATES: Entry = card(&[Gain(Gold, 3)], &[Gain(Gold, 6)]);
pub(super) const INTELLIGENCE: Entry = card(&[CastsNow(true)], &[CastsNow(false)]);
pub(super) const LEADERSHIP: Entry = card(&[Morale], &[Draw(2), Morale]);
pub(super) const LOGISTICS: Entry = card(&[Wanders], &[Mp]);
pub(super) const LUCK: Entry = card(&[Rerolls(false)], &[Rerolls(true)]);
pub(super) const MYSTICISM: Entry = card(&[Returns], &[ReturnsAll]);
pub(super) const NECROMANCY: Entry = card(&[Raises(Tier::Silver)], &[Raises(Tier::Gold)]);
pub(super) const OFFENSE: Entry = card(&[Attack(1), Draw(1)], &[Attack(2), Draw(1)]);
pub(super) const RESISTANCE: Entry = card(&[Cancels(1)], &[Cancels(99)]);
pub(super) const SORCERY: Entry = card(&[Power(1), Draw(1)], &[Power(2), Draw(1)]);
pub(super) const TACTICS: Entry = card(&[SwapsAtStart], &[Swaps]);
pub(super) const WISDOM: Entry = card(&[BuysSpell(3)], &[BuysSpell(4)]);
