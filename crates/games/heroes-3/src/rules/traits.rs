//! What units can do beyond their numbers: one entry a unit and side, of short clauses. The rules ask for clauses, never for
//! a unit.

use crate::printed::Unit;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trait {
    /// H3-COMBAT-18: it strikes back as often as it is attacked.
    RetaliatesAlways,
    /// Nobody strikes back at it.
    NotRetaliated,
    /// After its attack it heals so much.
    HealsAfter(u8),
    /// When it is activated it heals so much.
    Heals(u8),
    /// H3-UNIT-17: no penalty against adjacent units.
    NoPenaltyClose,
    /// H3-AMB-71: no penalty at all.
    NoPenalty,
    /// Two dice, the better counts.
    BetterDie,
    /// A unit that is not adjacent is attacked once more.
    SecondShot,
    /// +1 defense where the attacker's die is at least this.
    Tough(i8),
    /// H3-COMBAT-16 does not concern it.
    NeverParalysed,
    /// The target's printed defense does not count.
    IgnoresDefense,
    /// Whom it strikes back at is paralysed.
    ParalysesBack,
    /// +1 attack where the own die is at least 0.
    Fierce,
    /// The die of its attacks is 1 higher.
    DieUp,
    /// Its own die counts nothing; the die of those who attack it is -1.
    Numb,
    /// A -1 of its own die is rolled again.
    RerollsWorst,
    /// A die of -1 paralyses the target.
    ParalysesOnWorst,
    /// +1 defense against those who strike back.
    Braced,
    /// Who strikes back at it rolls two dice and takes the lower.
    Daunts,
    /// Spells do so much less damage.
    SpellShield(u8),
    /// -1 on the own die: a card is drawn.
    DrawsOnWorst,
}

use Trait::*;

/// Entries of units whose sides differ: few, then pack. Those of neutral units are alike on both.
const ENTRIES: [(&str, &[Trait], &[Trait]); 36] = [
    ("marksmen", &[], &[SecondShot]),
    ("griffins", &[RetaliatesAlways], &[RetaliatesAlways]),
    ("zealots", &[], &[NoPenaltyClose]),
    ("troglodytes", &[], &[NeverParalysed]),
    ("harpies", &[], &[NotRetaliated]),
    ("evil_eyes", &[], &[NoPenaltyClose]),
    ("medusas", &[], &[NoPenaltyClose, ParalysesBack]),
    ("minotaurs", &[DrawsOnWorst], &[DrawsOnWorst]),
    ("manticores", &[], &[IgnoresDefense]),
    ("black_dragons", &[SpellShield(2)], &[SpellShield(99)]),
    ("zombies", &[Tough(1)], &[Tough(0)]),
    ("wraiths", &[Heals(1)], &[Heals(1)]),
    ("vampires", &[NotRetaliated], &[NotRetaliated, HealsAfter(2)]),
    ("dread_knights", &[Daunts], &[Fierce]),
    ("ghost_dragons", &[], &[DieUp]),
    ("neutral_marksmen", &[SecondShot], &[]),
    ("neutral_griffins", &[RetaliatesAlways], &[]),
    ("neutral_troglodytes", &[NeverParalysed], &[]),
    ("neutral_harpies", &[NotRetaliated], &[]),
    ("neutral_evil_eyes", &[NoPenaltyClose], &[]),
    ("neutral_zombies", &[Tough(0)], &[]),
    ("neutral_wraiths", &[Heals(2)], &[]),
    ("neutral_halflings", &[BetterDie, NoPenalty], &[]),
    ("neutral_crusaders", &[BetterDie], &[]),
    ("neutral_zealots", &[NoPenaltyClose], &[]),
    ("neutral_medusas", &[NoPenaltyClose, ParalysesBack], &[]),
    ("neutral_minotaurs", &[RerollsWorst], &[]),
    ("neutral_vampires", &[NotRetaliated, HealsAfter(2)], &[]),
    ("neutral_mummies", &[Numb], &[]),
    ("neutral_sharpshooters", &[NoPenalty], &[]),
    ("neutral_manticores", &[Tough(0)], &[]),
    ("neutral_dread_knights", &[Braced], &[]),
    ("neutral_gold_golems", &[SpellShield(2)], &[]),
    ("neutral_diamond_golems", &[SpellShield(3)], &[]),
    ("neutral_trolls", &[Heals(3)], &[]),
    ("neutral_azure_dragons", &[ParalysesOnWorst, SpellShield(99)], &[]),
];

pub(crate) fn traits(unit: Unit, is_pack: bool) -> &'static [Trait] {
    static TABLE: std::sync::LazyLock<Vec<[&[Trait]; 2]>> = std::sync::LazyLock::new(|| {
        let entry = |unit: Unit| ENTRIES.iter().find(|(id, ..)| *id == unit.id());
        Unit::all().map(|unit| entry(unit).map_or([&[][..], &[][..]], |(_, few, pack)| [*few, *pack])).collect()
    });
    TABLE[usize::from(unit.0)][usize::from(is_pack)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_is_of_a_unit() {
        for (place, (id, ..)) in ENTRIES.iter().enumerate() {
            assert!(Unit::named(id).is_some(), "{id}");
            assert!(ENTRIES[..place].iter().all(|(other, ..)| other != id), "{id} twice");
        }
    }
}
