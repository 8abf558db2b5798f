//! What cards of the Might and Magic decks do: a file a kind, one entry of short clauses a card. `build.rs` names the constant
//! of every card of the card files, so a forgotten card does not compile and an entry nobody names is dead code.
//!
//! An effect that is not written yet says so, [`Clause::Todo`], and cannot be played; a test counts them.

mod abilities;
mod artifacts;
mod specialties;
mod spells;
mod statistics;

use crate::printed::Face;
use crate::tables::Resource;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clause {
    /// Not written yet.
    Todo,
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

/// When a clause is worth something: an effect is offered where one of its clauses is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// In the own turn and at every moment of a combat: H3-COMBAT-22.
    Anytime,
    /// In the own turn, outside of combats: H3-DECK-8.
    OnMap,
    /// Before the roll of an own unit's attack: H3-COMBAT-27 (b).
    Attacks,
    /// Before the roll of an attack on an own unit.
    Suffers,
    /// While a spell is cast: H3-SPELL-2.
    Casting,
    /// A price or a condition of the other clauses.
    Never,
}

impl Clause {
    pub(crate) fn when(self) -> When {
        match self {
            Draw(_) | Gain(..) | Morale => When::Anytime,
            Mp => When::OnMap,
            Attack(_) => When::Attacks,
            Defense(_) => When::Suffers,
            Power(_) => When::Casting,
            Todo | Pay(_) | Discard(_) | Removed => When::Never,
        }
    }
}

/// What a spell, or a specialty with levels of power, does; three numbers are for its three levels: H3-SPELL-8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Magic {
    /// Not written yet.
    Todo,
    /// Damage to a unit; defense does not count: H3-UNIT-8.
    Damage([u8; 3]),
    /// For the unit that attacks, if it walks or flies.
    WalkersAttack([i8; 3]),
    /// For the unit that attacks.
    Attack([i8; 3]),
    /// For the unit that is attacked.
    Defense([i8; 3]),
}

/// What one card does.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// Basic and expert, upper and lower, or two things to choose from.
    effects: [&'static [Clause]; 2],
    magic: Option<Magic>,
}

/// A card with a basic and an expert effect, or an upper and a lower one.
const fn card(one: &'static [Clause], other: &'static [Clause]) -> Entry {
    Entry { effects: [one, other], magic: None }
}

/// A card that is cast: power may be added to it.
const fn spell(magic: Magic) -> Entry {
    Entry { effects: [&[], &[]], magic: Some(magic) }
}

use Clause::*;

include!(concat!(env!("OUT_DIR"), "/entries.rs"));

/// The clauses of one effect: 0 basic or upper, 1 expert or lower.
pub(crate) fn clauses(face: Face, which: u8) -> &'static [Clause] {
    ENTRIES[face.place()].effects[usize::from(which & 1)]
}

/// Whether an effect is worth playing at such a moment.
pub(crate) fn helps(face: Face, which: u8, when: impl Fn(When) -> bool) -> bool {
    clauses(face, which).iter().any(|clause| when(clause.when()))
}

pub(crate) fn magic(face: Face) -> Option<Magic> {
    ENTRIES[face.place()].magic.filter(|magic| *magic != Magic::Todo)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::printed::Kind;

    /// Effects that are not written yet. This number may only fall.
    const TODO: usize = 76;

    #[test]
    fn nothing_is_silently_missing() {
        let mut todo = vec![];
        for face in Face::all() {
            let entry = &ENTRIES[face.place()];
            let is_spell = face.kind() == Kind::Spell || face.printed().power != [0; 3];
            assert_eq!(entry.magic.is_some(), is_spell, "{}", face.id());
            let needed = match face.kind() {
                Kind::Statistic | Kind::Ability | Kind::Artifact => 2,
                Kind::Specialty => 1,
                Kind::Spell => 0,
            };
            let has = entry.effects.iter().filter(|effect| !effect.is_empty()).count();
            assert!(has >= needed || is_spell, "{} has {has} effects", face.id());
            let missing = entry.effects.iter().filter(|effect| effect.contains(&Todo)).count();
            (0..missing + usize::from(entry.magic == Some(Magic::Todo))).for_each(|_| todo.push(face.id()));
        }
        assert!(todo.len() <= TODO, "{} are to do: {todo:?}", todo.len());
    }
}
