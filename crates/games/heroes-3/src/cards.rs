//! What cards of the Might and Magic decks do: one entry a card, of short clauses for its basic and its expert effect (the
//! upper and the lower one of an artifact). A card without an entry cannot be played yet.

use crate::printed::Face;
use crate::tables::Resource;
use std::sync::LazyLock;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clause {
    /// For the own unit that attacks: H3-COMBAT-23.
    Attack(i8),
    /// For the own unit that is attacked.
    Defense(i8),
    /// For the spell that is being cast: H3-SPELL-3.
    Power(u8),
    /// So many cards are discarded for it: H3-DECK-20.
    Pay(u8),
    Draw(u8),
    Gain(Resource, u16),
    Morale,
    /// A point for one of the own heroes.
    Mp,
    /// So many cards are discarded afterwards, as far as there are any.
    Discard(u8),
    /// The card leaves the game instead of being discarded.
    Removed,
}

/// What a spell does, by its three levels: H3-SPELL-8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Magic {
    /// Damage to a unit; defense does not count: H3-UNIT-8.
    Damage([u8; 3]),
    /// For the unit that attacks, if it walks or flies.
    WalkersAttack([i8; 3]),
    /// For the unit that attacks.
    Attack([i8; 3]),
    /// For the unit that is attacked.
    Defense([i8; 3]),
}

use Clause::*;
use Resource::{BuildingMaterials, Gold, Valuables};

type Entry = (&'static str, &'static [Clause], &'static [Clause]);

const ENTRIES: [Entry; 36] = [
    // statistics
    ("attack", &[Attack(1)], &[Attack(2)]),
    ("defense", &[Defense(1)], &[Defense(2)]),
    ("power", &[Power(1)], &[Power(2)]),
    // abilities
    ("armorer", &[Defense(1), Draw(1)], &[Defense(2), Draw(1)]),
    ("offense", &[Attack(1), Draw(1)], &[Attack(2), Draw(1)]),
    ("sorcery", &[Power(1), Draw(1)], &[Power(2), Draw(1)]),
    ("estates", &[Gain(Gold, 3)], &[Gain(Gold, 6)]),
    ("leadership", &[Morale], &[Draw(2), Morale]),
    ("logistics", &[], &[Mp]),
    // artifacts
    ("angel_wings", &[], &[Draw(1)]),
    ("armor_of_wonder", &[Attack(1), Draw(1)], &[Defense(1), Draw(1)]),
    ("blackshard_of_the_dead_knight", &[], &[Attack(1)]),
    ("breastplate_of_petrified_wood", &[Draw(1)], &[Power(1)]),
    ("centaurs_axe", &[], &[Attack(1)]),
    ("charm_of_mana", &[Pay(2), Draw(3)], &[Draw(2), Discard(1)]),
    ("dragon_scale_armor", &[Attack(2)], &[Defense(2)]),
    ("dragon_scale_shield", &[Attack(2)], &[Defense(2)]),
    ("dragon_wing_tabard", &[], &[Power(1)]),
    ("endless_bag_of_gold", &[Gain(Gold, 3)], &[Gain(Gold, 6), Removed]),
    ("endless_sack_of_gold", &[Gain(Gold, 5)], &[Gain(Gold, 8), Removed]),
    ("everflowing_crystal_cloak", &[Pay(3), Gain(Valuables, 2)], &[Gain(Valuables, 1)]),
    ("everpouring_vial_of_mercury", &[Gain(Valuables, 1)], &[Gain(Valuables, 2), Removed]),
    ("head_of_legion", &[], &[Gain(Gold, 3)]),
    ("inexhaustible_cart_of_lumber", &[Gain(BuildingMaterials, 2)], &[Gain(BuildingMaterials, 4), Removed]),
    ("legs_of_legion", &[], &[Gain(Gold, 2)]),
    ("loins_of_legion", &[], &[Gain(Gold, 2)]),
    ("ogres_club_of_havoc", &[Pay(1), Attack(2)], &[Attack(1)]),
    ("red_dragon_flame_tongue", &[Defense(1)], &[Attack(1)]),
    ("rib_cage", &[], &[Power(1)]),
    ("sentinels_shield", &[Pay(1), Defense(3)], &[Defense(2)]),
    ("shield_of_the_dwarven_lords", &[], &[Defense(1)]),
    ("shield_of_the_yawning_dead", &[Pay(1), Defense(2)], &[Defense(1)]),
    ("speculum", &[], &[Draw(1), Removed]),
    ("titans_cuirass", &[Pay(1), Power(4)], &[Power(2)]),
    ("titans_gladius", &[Pay(1), Attack(3)], &[Attack(2)]),
    ("tunic_of_the_cyclops_king", &[Power(1), Draw(1)], &[Power(2)]),
];

const SPELLS: [(&str, Magic); 6] = [
    ("bloodlust", Magic::WalkersAttack([1, 2, 3])),
    ("curse", Magic::Defense([-1, -2, -3])),
    ("lightning_bolt", Magic::Damage([2, 3, 4])),
    ("magic_arrow", Magic::Damage([1, 2, 3])),
    ("stone_skin", Magic::Defense([1, 2, 3])),
    ("weakness", Magic::Attack([-1, -2, -3])),
];

/// The clauses of one effect: 0 basic or upper, 1 expert or lower.
pub(crate) fn clauses(face: Face, which: u8) -> &'static [Clause] {
    static TABLE: LazyLock<Vec<[&[Clause]; 2]>> = LazyLock::new(|| {
        let entry = |face: Face| ENTRIES.iter().find(|(id, ..)| *id == face.id());
        Face::all().map(|face| entry(face).map_or([&[][..], &[][..]], |(_, one, other)| [*one, *other])).collect()
    });
    TABLE[face.place()][usize::from(which)]
}

pub(crate) fn magic(face: Face) -> Option<Magic> {
    static TABLE: LazyLock<Vec<Option<Magic>>> = LazyLock::new(|| {
        let entry = |face: Face| SPELLS.iter().find(|(id, _)| *id == face.id());
        Face::all().map(|face| entry(face).map(|(_, magic)| *magic)).collect()
    });
    TABLE[face.place()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::printed::Kind;

    #[test]
    fn every_entry_is_of_a_card() {
        for (place, (id, ..)) in ENTRIES.iter().enumerate() {
            assert!(Face::named(id).is_some_and(|face| face.kind() != Kind::Spell), "{id}");
            assert!(ENTRIES[..place].iter().all(|(other, ..)| other != id), "{id} twice");
        }
        assert!(SPELLS.iter().all(|(id, _)| Face::named(id).is_some_and(|face| face.kind() == Kind::Spell)));
    }
}
