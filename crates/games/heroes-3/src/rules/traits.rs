//! What units can do beyond their numbers: one entry a unit and side, of short clauses. The rules ask for clauses, never for
//! a unit. What is said of attacks holds for the first attack of the unit's own activation: H3-UNIT-13, H3-AMB-68.

use crate::printed::Unit;
use crate::state::{Fighter, Flag};
use crate::tables::Resource;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trait {
    // ---- retaliation
    /// H3-COMBAT-18: it strikes back as often as it is attacked.
    RetaliatesAlways,
    /// Whom it strikes back at is paralysed.
    ParalysesBack,
    /// After it struck back a die is rolled; 0 paralyses whom it struck.
    ParalysesBackOnZero,
    // ---- activation
    /// It heals so much.
    Heals(u8),
    /// It heals so much of another unit of its side; where none is hurt it has +1 attack instead.
    HealsAnother(u8),
    /// The enemy discards a random card.
    Robs,
    /// The enemy discards a positive morale token.
    Dismays,
    // ---- its own attack
    /// Nobody strikes back at it.
    NotRetaliated,
    /// After its attack it heals so much.
    HealsAfter(u8),
    /// After its attack, and what comes back, it may go to where its activation began.
    Returns,
    /// H3-AMB-71: no penalty of a second die.
    NoPenalty,
    /// Two dice, the better counts.
    BetterDie,
    /// Two dice, both count.
    BothDice,
    /// A unit that is not adjacent is attacked once more.
    SecondShot,
    /// A unit next to the target is attacked too, with attack 2.
    Splashes,
    /// The unit behind the target is attacked too, with attack 2.
    Breathes,
    /// The target's printed defense does not count.
    IgnoresDefense,
    /// +1 attack where the own die is at least 0.
    Fierce,
    /// The die is 1 higher.
    DieUp,
    /// The own die adds nothing.
    Dull,
    /// A -1 of the die is rolled again.
    RerollsWorst,
    /// A 0 of the die may be rolled again, as often as it comes.
    MayRerollZero,
    /// Once it has moved, a die may be rolled again.
    MayRerollMoved,
    /// A die of -1 paralyses the target.
    ParalysesOnWorst,
    /// Who strikes back at it rolls two dice and takes the lower.
    Daunts,
    /// A die of -1: a card is drawn.
    DrawsOnWorst,
    /// A die is rolled afterwards; on 0 the target moves away.
    Scares,
    // ---- always
    /// H3-UNIT-17: no penalty against adjacent units.
    NoPenaltyClose,
    /// Two dice, the better counts, in every attack.
    AlwaysBetterDie,
    /// Every -1 it rolls is rolled again.
    AlwaysRerollsWorst,
    /// +1 defense where the attacker's die is at least this.
    Tough(i8),
    /// +1 defense for each of the attacker's dice that is at least 0.
    ToughAgainstEach,
    /// The die of those who attack it is -1.
    Numbs,
    /// +1 defense against those who strike back.
    Braced,
    /// H3-AMB-70: its owner may discard a card, and the attacker's die is ignored.
    Parries,
    /// Units of its side next to it defend as if they had a token.
    Shields,
    /// H3-COMBAT-16 does not concern it.
    NeverParalysed,
    /// Spells do so much less damage.
    SpellShield(u8),
    /// Spells and specialties do nothing to it.
    IgnoresSpells,
    /// When the combat begins a card is drawn.
    DrawsAtStart,
    /// Once a combat it cancels an attack that would bring another unit of its side to 0 HP.
    Saves,
    /// Whoever defeats it and leads a Necropolis reinforces a bronze unit.
    Raises,
    // ---- on the map
    /// So much in every resource round.
    Yields(Resource, u16),
    /// So much gold less for its pack while an own hero is on Stables.
    CheaperAtStables(u16),
    /// Once a turn the top card of a deck is looked at.
    Peeks,
    /// At the end of the turn a hero moves on.
    Wanders,
    /// What it says is about units that are not in the box.
    OfAnotherBox,
}

use Trait::*;

/// Few, then pack. A neutral unit has one side: H3-UNIT-24.
const ENTRIES: [(&str, &[Trait], &[Trait]); 54] = [
    // Castle
    ("halberdiers", &[], &[Parries]),
    ("marksmen", &[], &[SecondShot]),
    ("griffins", &[RetaliatesAlways], &[RetaliatesAlways]),
    ("crusaders", &[], &[MayRerollZero]),
    ("zealots", &[], &[NoPenaltyClose]),
    ("champions", &[CheaperAtStables(6)], &[MayRerollMoved]),
    ("archangels", &[DrawsAtStart], &[Saves]),
    // Dungeon
    ("troglodytes", &[], &[NeverParalysed]),
    ("harpies", &[Returns], &[NotRetaliated, Returns]),
    ("evil_eyes", &[], &[NoPenaltyClose]),
    ("medusas", &[ParalysesBackOnZero], &[NoPenaltyClose, ParalysesBack]),
    ("minotaurs", &[DrawsOnWorst], &[DrawsOnWorst]),
    ("manticores", &[], &[IgnoresDefense]),
    ("black_dragons", &[SpellShield(2)], &[IgnoresSpells]),
    // Necropolis
    ("zombies", &[Tough(1)], &[Tough(0)]),
    ("wraiths", &[Heals(1)], &[Heals(1), Robs]),
    ("vampires", &[NotRetaliated], &[NotRetaliated, HealsAfter(2)]),
    ("liches", &[], &[Splashes]),
    ("dread_knights", &[Daunts], &[Fierce]),
    ("ghost_dragons", &[Dismays], &[Dismays, DieUp]),
    // neutral
    ("neutral_halberdiers", &[Shields], &[]),
    ("neutral_marksmen", &[SecondShot], &[]),
    ("neutral_griffins", &[RetaliatesAlways], &[]),
    ("neutral_troglodytes", &[NeverParalysed], &[]),
    ("neutral_harpies", &[NotRetaliated, Returns], &[]),
    ("neutral_evil_eyes", &[NoPenaltyClose], &[]),
    ("neutral_skeletons", &[Raises], &[]),
    ("neutral_zombies", &[Tough(0)], &[]),
    ("neutral_wraiths", &[Heals(2)], &[]),
    ("neutral_halflings", &[BetterDie, NoPenalty], &[]),
    ("neutral_peasants", &[Yields(Resource::Gold, 3)], &[]),
    ("neutral_rogues", &[Peeks], &[]),
    ("neutral_crusaders", &[AlwaysBetterDie], &[]),
    ("neutral_zealots", &[NoPenaltyClose], &[]),
    ("neutral_medusas", &[NoPenaltyClose, ParalysesBack], &[]),
    ("neutral_minotaurs", &[RerollsWorst], &[]),
    ("neutral_vampires", &[NotRetaliated, HealsAfter(2)], &[]),
    ("neutral_liches", &[Splashes], &[]),
    ("neutral_mummies", &[Dull, Numbs], &[]),
    ("neutral_nomads", &[Wanders], &[]),
    ("neutral_sharpshooters", &[NoPenalty], &[]),
    ("neutral_champions", &[BothDice, AlwaysRerollsWorst], &[]),
    ("neutral_archangels", &[OfAnotherBox], &[]),
    ("neutral_manticores", &[ToughAgainstEach], &[]),
    ("neutral_black_dragons", &[Breathes], &[]),
    ("neutral_dread_knights", &[Braced], &[]),
    ("neutral_ghost_dragons", &[Scares], &[]),
    ("neutral_diamond_golems", &[SpellShield(3)], &[]),
    ("neutral_gold_golems", &[SpellShield(2)], &[]),
    ("neutral_enchanters", &[HealsAnother(2)], &[]),
    ("neutral_trolls", &[Heals(3)], &[]),
    ("neutral_azure_dragons", &[ParalysesOnWorst, IgnoresSpells], &[]),
    ("arrow_tower", &[NoPenalty], &[]),
    ("neutral_crystal_dragons", &[Yields(Resource::Valuables, 2)], &[]),
];

pub(crate) fn traits(unit: Unit, is_pack: bool) -> &'static [Trait] {
    static TABLE: std::sync::LazyLock<Vec<[&[Trait]; 2]>> = std::sync::LazyLock::new(|| {
        let entry = |unit: Unit| ENTRIES.iter().find(|(id, ..)| *id == unit.id());
        Unit::all().map(|unit| entry(unit).map_or([&[][..], &[][..]], |(_, few, pack)| [*few, *pack])).collect()
    });
    TABLE[usize::from(unit.0)][usize::from(is_pack)]
}

/// What a fighter can do now: a card may have taken it away, or lie on it.
pub(crate) fn traits_of(fighter: &Fighter) -> &'static [Trait] {
    if fighter.is(Flag::Silenced) || fighter.cloak.is_some() { &[] } else { traits(fighter.unit, fighter.is_pack) }
}

pub(crate) fn has(fighter: &Fighter, what: Trait) -> bool {
    traits_of(fighter).contains(&what)
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

    /// Every side that says something has clauses, and no other side has.
    #[test]
    fn every_ability_of_the_facts_is_defined() {
        for unit in Unit::all() {
            for is_pack in [false, true] {
                let has_clauses = !traits(unit, is_pack).is_empty();
                assert_eq!(has_clauses, unit.says(is_pack), "{} pack: {is_pack}", unit.id());
            }
        }
    }
}
