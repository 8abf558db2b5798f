//! How strong armies are against each other, as far as one can tell without fighting.

use crate::printed::{Tier, Unit};
use crate::rules::ai;
use crate::rules::traits::{Trait, has};
use crate::state::{Combat, Fighter, Party, State};
use crate::tables::{Difficulty, encounter};
use crate::weights::Weights;
use kernel::Seat;
use std::sync::LazyLock;

/// H3-UNIT-3: so many fight at once.
const LINE: usize = 5;
/// Defenses 0 to 4, for which is known what an army deals.
const DEFENSES: usize = 5;

/// What a unit is worth in a combat, whoever the others are.
pub(super) fn power(unit: Unit, is_pack: bool) -> f32 {
    /// What a point of defense takes off is felt as so much more health.
    const SHELL: f32 = 0.35;
    /// Most attacks lose about so much to defense.
    const DULLED: f32 = 0.5;
    let side = unit.side(is_pack);
    let few = if is_pack { unit.side(false).health } else { 0 };
    let deals = (f32::from(side.attack) - DULLED).max(0.3);
    (deals * f32::from(side.health + few) * (1.0 + SHELL * f32::from(side.defense))).sqrt()
}

/// What an army deals, and what it takes to fell it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Force {
    fighters: f32,
    /// A pack falls twice.
    falls: f32,
    /// What everybody's attack does on average against each defense.
    deals: [f32; DEFENSES],
    health: f32,
    /// Of every point of health.
    defense: f32,
}

impl Force {
    pub(super) fn of_unit(unit: Unit, is_pack: bool) -> Force {
        let side = unit.side(is_pack);
        let few = if is_pack { f32::from(unit.side(false).health) } else { 0.0 };
        let health = f32::from(side.health) + few;
        let falls = if is_pack { 2.0 } else { 1.0 };
        let shots = if has(&Fighter { unit, is_pack, ..Fighter::default() }, Trait::SecondShot) { 1.7 } else { 1.0 };
        let deals = deals(side.attack).map(|deals| shots * deals);
        Force { fighters: 1.0, falls, deals, health, defense: health * f32::from(side.defense) }
    }

    /// The five strongest of them.
    pub(super) fn of(units: impl Iterator<Item = (Unit, bool)>) -> Force {
        let mut all: Vec<(f32, Force)> =
            units.map(|(unit, is_pack)| (power(unit, is_pack), Force::of_unit(unit, is_pack))).collect();
        all.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        all.into_iter().take(LINE).map(|(_, force)| force).fold(Force::default(), Force::and)
    }

    pub(super) fn and(self, other: Force) -> Force {
        let mut deals = self.deals;
        deals.iter_mut().zip(other.deals).for_each(|(sum, more)| *sum += more);
        Force {
            fighters: self.fighters + other.fighters,
            falls: self.falls + other.falls,
            deals,
            health: self.health + other.health,
            defense: self.defense + other.defense,
        }
    }

    fn times(self, n: f32) -> Force {
        Force {
            fighters: n * self.fighters,
            falls: n * self.falls,
            deals: self.deals.map(|deals| n * deals),
            health: n * self.health,
            defense: n * self.defense,
        }
    }

    /// Who is left of a side in a combat.
    pub(super) fn standing(combat: &Combat, party: Party) -> Force {
        combat.standing(party).fold(Force::default(), |sum, by| {
            let fighter = combat.fighter(by);
            let whole = Force::of_unit(fighter.unit, fighter.is_pack);
            let health = (whole.health - f32::from(fighter.damage)).max(0.5);
            let defense = health * f32::from(fighter.side().defense);
            sum.and(Force { health, defense, ..whole })
        })
    }

    /// What it does in a round to another: everybody strikes, and strikes back once.
    fn strikes(self, other: Force) -> f32 {
        if self.fighters == 0.0 || other.fighters == 0.0 {
            return 0.1;
        }
        let guard = (other.defense / other.health).clamp(0.0, (DEFENSES - 1) as f32);
        let (low, part) = (guard.floor() as usize, guard.fract());
        let dealt = self.deals[low] + part * (self.deals[(low + 1).min(DEFENSES - 1)] - self.deals[low]);
        // What is dealt beyond the health of who falls is lost.
        let most = self.fighters * other.health / other.falls;
        let back = 1.0 + (other.fighters / self.fighters).min(1.0);
        dealt.min(most) * back
    }

    /// How many times as strong it is; squared, as who strikes harder is also struck less.
    pub(super) fn against(self, other: Force) -> f32 {
        self.strikes(other) * self.health / (other.strikes(self) * other.health).max(0.1)
    }
}

/// What an attack does on average against each defense: H3-COMBAT-12.
fn deals(attack: u8) -> [f32; DEFENSES] {
    std::array::from_fn(|defense| {
        let faces = [-1, 0, 1].map(|die| (f32::from(attack) + die as f32 - defense as f32).max(0.0));
        faces.iter().sum::<f32>() / 3.0
    })
}

/// How likely the stronger side of such a ratio wins.
pub(super) fn odds(ratio: f32, w: &Weights) -> f32 {
    let r = ratio.max(0.0).powf(w.steep);
    r / (1.0 + r)
}

/// An average unit of each tier of the neutral decks.
static USUAL: LazyLock<[Force; Tier::ALL.len()]> = LazyLock::new(|| {
    Tier::ALL.map(|tier| {
        let mut all = Unit::neutrals().filter(|unit| unit.facts().tier == tier).peekable();
        let count = all.clone().count().max(1) as f32;
        all.by_ref().fold(Force::default(), |sum, unit| sum.and(Force::of_unit(unit, false))).times(1.0 / count)
    })
});

/// So many of each tier.
pub(super) fn crowd(counts: [u8; 4]) -> Force {
    let each = counts.iter().zip(USUAL.iter()).map(|(&n, usual)| usual.times(n.into()));
    each.fold(Force::default(), Force::and)
}

/// These, none of them a pack.
pub(super) fn few(units: &[Unit]) -> Force {
    units.iter().map(|&unit| Force::of_unit(unit, false)).fold(Force::default(), Force::and)
}

/// H3-NEUTRAL-2: the guards of a field.
pub(super) fn guards(difficulty: Difficulty, guard: u8) -> Force {
    crowd(encounter(difficulty, guard.clamp(1, 7)))
}

/// The army of a player, or of an AI hero: as it fights next.
pub(super) fn army(state: &State, seat: Seat) -> Force {
    if state.is_ai(seat) { Force::of(ai::army(state, seat).into_iter()) } else { Force::of(state.units(seat)) }
}
