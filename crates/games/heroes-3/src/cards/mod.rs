//! What cards of the Might and Magic decks do: a file a kind, one entry of short clauses a card. `build.rs` names the constant
//! of every card of the card files, so a forgotten card does not compile and an entry nobody names is dead code.

mod abilities;
mod artifacts;
mod specialties;
mod spells;
mod statistics;

use crate::printed::{Face, Tier, Unit};
use crate::tables::Resource;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clause {
    // ---- before the roll of an attack
    /// For the own unit that attacks: H3-COMBAT-23.
    Attack(i8),
    /// For the own unit that is attacked.
    Defense(i8),
    /// The numbers of this effect count twice for a unit with this in its id.
    Favours(&'static str),
    /// The die of the own unit's attack counts three times: H3-AMB-69.
    TriplesDie,
    /// Any number of cards is discarded, each for +1.
    AttackForCards,
    DefenseForCards,
    // ---- after the roll of an attack by or on an own unit
    /// Its die counts nothing and is read by nobody.
    IgnoresDie,
    // ---- while a spell is cast
    /// H3-SPELL-3
    Power(u8),
    // ---- right after a spell was cast
    /// The own spell comes back to the hand.
    Returns,
    /// The own spell and what was played with it.
    ReturnsAll,
    /// So many more spells in this combat round: H3-SPELL-4.
    MoreSpells(u8),
    /// An enemy's spell of at most this power has no effect.
    Cancels(u8),
    // ---- at the start of a combat: H3-COMBAT-38 (g)
    /// A spell is cast at once; whether it counts for the limit.
    CastsNow(bool),
    /// The enemy may neither retreat nor surrender.
    Shackles,
    /// Two own units change places.
    SwapsAtStart,
    // ---- when a combat begins: H3-COMBAT-38 (c)
    /// There is no combat with guards of the hero's level.
    Skips,
    // ---- right after a won combat
    /// Reinforce a unit up to this tier for half the gold.
    Raises(Tier),
    // ---- during an own unit's activation, before its attack: H3-COMBAT-21
    Swaps,
    /// For a chosen own unit, while the combat lasts: H3-COMBAT-24.
    Health(i8),
    /// For a chosen own unit.
    Initiative(i8),
    /// Own ranged units have so much more attack against units that are not adjacent.
    Shots(i8),
    /// Own ranged units have so much more initiative.
    ShotsFirst(i8),
    /// It lasts so many combat rounds and not the whole combat.
    Rounds(u8),
    // ---- then, and in the own turn on the map
    /// Lies on the own unit of this name, from then on; whether on its pack alone.
    Cloaks(&'static str, bool),
    /// In this turn dice are rolled again: a treasure and a resource die, or each die once.
    Rerolls(bool),
    // ---- at every moment of a combat
    /// Damage of a chosen own unit is removed.
    Heals(u8),
    /// The paralysis token of a chosen own unit is removed.
    Frees,
    /// The enemy of this combat discards a random card: H3-AMB-72.
    EnemyDiscards,
    /// The enemy of this combat, if of good morale, receives bad.
    EnemyMorale,
    // ---- in the own turn, on the map
    /// A neutral unit of each own dwelling's tier is drawn; one may be recruited: H3-NEUTRAL-3.
    Envoys,
    /// A spell is bought, cheaper, with a search of so many cards.
    BuysSpell(u8),
    /// One recruitment or reinforcement costs so much less.
    Cheaper(u16),
    /// A face-down tile next to the tile of an own hero is turned up.
    Scouts,
    /// At the end of the turn a hero moves on.
    Wanders,
    /// A hero gains a point and in this turn flies over fields: H3-AMB-14.
    Flies,
    // ---- always
    /// Two cards are drawn, and one of them is kept.
    Sifts,
    /// So many cards are discarded for it: H3-DECK-20.
    Pay(u8),
    Draw(u8),
    Gain(Resource, u16),
    Morale,
    /// Good morale, if an attack die shows 0.
    MoraleOnZero,
    /// A spell out of the own discard pile, which is then shuffled into the deck.
    Recalls,
    /// A point for one of the own heroes.
    Mp,
    /// So many cards are discarded afterwards, as far as there are any.
    Discard(u8),
    /// A card is discarded afterwards; if it was a spell, one is drawn.
    DiscardDraw,
    /// The card leaves the game instead of being discarded.
    Removed,
    /// The card goes back to the hand instead of being discarded.
    Kept,
}

/// When a clause is worth something: an effect is offered where one of its clauses is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// In the own turn and at every moment of a combat: H3-COMBAT-22.
    Anytime,
    /// In the own turn, outside of combats: H3-DECK-8.
    OnMap,
    /// At every moment of a combat.
    Combat,
    /// H3-COMBAT-38 (c)
    Skip,
    /// H3-COMBAT-38 (g)
    Start,
    /// Directly after a won combat.
    Won,
    /// During an own unit's activation, before its attack: H3-COMBAT-21.
    Activation,
    /// The same, and in the own turn outside of combats.
    Calm,
    /// Before the roll of an own unit's attack: H3-COMBAT-27 (b).
    Attacks,
    /// Before the roll of an attack on an own unit.
    Suffers,
    /// After the roll of an attack by or on an own unit: H3-AMB-33.
    Rolled,
    /// While a spell is cast: H3-SPELL-2.
    Casting,
    /// Right after an own spell was cast.
    Cast,
    /// Right after an enemy cast a spell.
    EnemyCast,
    /// A price or a condition of the other clauses.
    Never,
}

impl Clause {
    pub(crate) fn when(self) -> When {
        match self {
            Draw(_) | Gain(..) | Morale | MoraleOnZero | Recalls | Sifts | Mp => When::Anytime,
            Envoys | BuysSpell(_) | Cheaper(_) | Scouts | Wanders | Flies => When::OnMap,
            Cloaks(..) | Rerolls(_) => When::Calm,
            Heals(_) | Frees | EnemyDiscards | EnemyMorale => When::Combat,
            Skips => When::Skip,
            CastsNow(_) | Shackles | SwapsAtStart => When::Start,
            Raises(_) => When::Won,
            Swaps | Health(_) | Initiative(_) | Shots(_) => When::Activation,
            Attack(_) | TriplesDie | AttackForCards => When::Attacks,
            Defense(_) | DefenseForCards => When::Suffers,
            IgnoresDie => When::Rolled,
            Power(_) => When::Casting,
            Returns | ReturnsAll | MoreSpells(_) => When::Cast,
            Cancels(_) => When::EnemyCast,
            Favours(_) | ShotsFirst(_) | Rounds(_) | Pay(_) | Discard(_) | DiscardDraw | Removed | Kept => When::Never,
        }
    }

    /// Whether the effect is for a unit of the own side that is chosen with it.
    fn aims(self) -> bool {
        matches!(self, Heals(_) | Frees | Health(_) | Initiative(_) | Swaps | SwapsAtStart | Cloaks(..))
    }

    /// Whether the card stays in play until the end of the turn: H3-DECK-9.
    pub(crate) fn lasts_a_turn(self) -> bool {
        matches!(self, Wanders | Rerolls(_) | Flies)
    }

    /// Whether the card stays in play: H3-COMBAT-24.
    fn lasts(self) -> bool {
        matches!(self, Health(_) | Initiative(_) | Shots(_))
    }
}

/// What a spell, or a specialty with levels of power, does; three numbers are for its three levels: H3-SPELL-8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Magic {
    // ---- for the activation of an own unit
    /// Damage to a unit; defense does not count: H3-UNIT-8.
    Damage([u8; 3]),
    /// Damage on two adjacent spaces.
    Blast([u8; 3]),
    /// Damage to a unit and the two nearest to it, level by level.
    Chain([[u8; 3]; 3]),
    /// Paralysis, for a unit of a tier.
    Paralyses,
    /// An own unit of a tier goes to an empty space.
    Teleports,
    // ---- the same, and they last
    /// For the whole combat.
    Initiative([i8; 3]),
    /// A unit of a tier has no ability.
    Silences,
    /// Spells do not touch a unit of a tier.
    Wards,
    /// Adjacent units that attack this one in this combat round take damage.
    Scorches([u8; 3]),
    // ---- before the roll of an attack
    /// For the unit that attacks, if it walks or flies.
    WalkersAttack([i8; 3]),
    /// The same, and no die is rolled.
    Blesses([i8; 3]),
    /// For the unit that attacks.
    Attack([i8; 3]),
    /// For the unit that is attacked.
    Defense([i8; 3]),
    // ---- at every moment
    /// Attack, defense or initiative, as the caster chooses.
    Prays([i8; 3]),
    /// A unit of a tier may strike back again.
    StrikesAgain,
    /// An own unit: an effect or the paralysis token leaves it, and damage.
    Cures([u8; 3]),
    // ---- on the map: H3-DECK-8
    /// An own hero goes to an own town or settlement and gains so many MP.
    Portal([u8; 3]),
    // ---- when damage of an attack would use up a side's health
    /// The attack does no damage to a unit of a tier.
    Saves,
}

/// When a spell can be cast in a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CastWhen {
    /// H3-COMBAT-21
    Activation,
    /// H3-COMBAT-27 (b)
    Blow,
    Anytime,
    Doomed,
    /// In the own turn, outside of combats: H3-DECK-8.
    Map,
}

impl Magic {
    pub(crate) fn when(self) -> CastWhen {
        use Magic::*;
        match self {
            Damage(_) | Blast(_) | Chain(_) | Paralyses | Teleports => CastWhen::Activation,
            Initiative(_) | Silences | Wards | Scorches(_) => CastWhen::Activation,
            WalkersAttack(_) | Blesses(_) | Attack(_) | Defense(_) => CastWhen::Blow,
            Prays(_) | StrikesAgain | Cures(_) => CastWhen::Anytime,
            Saves => CastWhen::Doomed,
            Portal(_) => CastWhen::Map,
        }
    }

    /// Its three levels are the tiers it reaches: bronze, silver, gold.
    pub(crate) fn is_by_tier(self) -> bool {
        use Magic::*;
        matches!(self, Paralyses | Teleports | Silences | Wards | StrikesAgain | Saves)
    }

    /// H3-COMBAT-24: the card stays in play.
    pub(crate) fn lasts(self) -> bool {
        use Magic::*;
        matches!(self, Initiative(_) | Silences | Wards | Scorches(_))
    }
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

/// Whether an AI's skill cards can use its basic effect: H3-AI-3.
pub(crate) fn is_for_ai(face: Face) -> bool {
    clauses(face, 0).iter().all(|clause| matches!(clause, Attack(_) | Defense(_) | Power(_) | Draw(_)))
}

/// Whether an effect is worth playing at such a moment.
pub(crate) fn helps(face: Face, which: u8, when: impl Fn(When) -> bool) -> bool {
    clauses(face, which).iter().any(|clause| when(clause.when()))
}

/// Whether an effect is for a unit that is chosen with it.
pub(crate) fn aims(face: Face, which: u8) -> bool {
    clauses(face, which).iter().any(|clause| clause.aims())
}

/// The unit a card is put on.
pub(crate) fn cloaked(face: Face) -> Option<Unit> {
    clauses(face, 0).iter().find_map(|clause| if let Cloaks(id, _) = clause { Unit::named(id) } else { None })
}

/// Whether such a card can be put on a unit that is few, or a pack.
pub(crate) fn fits(face: Face, is_pack: bool) -> bool {
    is_pack || !clauses(face, 0).iter().any(|clause| matches!(clause, Cloaks(_, true)))
}

/// Whether the card stays in play.
pub(crate) fn lasts(face: Face, which: u8) -> bool {
    clauses(face, which).iter().any(|clause| clause.lasts())
}

/// How often the numbers of an effect count for a unit.
pub(crate) fn favour(face: Face, which: u8, unit: Unit) -> i8 {
    let favours = |clause: &Clause| matches!(clause, Favours(id) if unit.id().contains(id));
    if clauses(face, which).iter().any(favours) { 2 } else { 1 }
}

/// The cards that might be worth something at some moment: by their effects, or as spells.
pub(crate) fn worth(effects: impl Fn(When) -> bool, spells: impl Fn(CastWhen) -> bool) -> Vec<Face> {
    let any = |face: &Face| {
        (0..2).any(|which| helps(*face, which, &effects)) || magic(*face).is_some_and(|magic| spells(magic.when()))
    };
    Face::all().filter(any).collect()
}

pub(crate) fn magic(face: Face) -> Option<Magic> {
    ENTRIES[face.place()].magic
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::printed::Kind;

    #[test]
    fn nothing_is_silently_missing() {
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
        }
    }
}
