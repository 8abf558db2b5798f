//! The four statistics.

use super::Clause::*;
use super::{Entry, card};

pub(super) const ATTACK: Entry = card(&[Attack(1)], &[Attack(2)]);
pub(super) const DEFENSE: Entry = card(&[Defense(1)], &[Defense(2)]);
pub(super) const POWER: Entry = card(&[Power(1)], &[Power(2)]);
pub(super) const KNOWLEDGE: Entry = card(&[Returns], &[Returns, MoreSpells(1)]);
