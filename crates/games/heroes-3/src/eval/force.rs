//! How strong armies are against each other, as far as one can tell without fighting.

use crate::printed::{Tier, Unit};
use crate::state::{Combat, Party, State};
use crate::tables::{Difficulty, encounter};
use crate::weights::Weights;
use kernel::Seat;
use std::sync::LazyLock;

/// H3-UNIT-3: so many fight at once.
const LINE: usize = 5;
/// What a point of defense takes off is felt as so much more health.
const SHELL: f32 = 0.35;
/// Most attacks lose about so much to defense.
const DULLED: f32 = 0.5;

/// What an army deals in a round, and what it takes to fell it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Force {
    deals: f32,
    bears: f32,
}

impl Force {
    pub(super) fn of_unit(unit: Unit, is_pack: bool) -> Force {
        let side = unit.side(is_pack);
        let few = if is_pack { f32::from(unit.side(false).health) } else { 0.0 };
        let deals = (f32::from(side.attack) - DULLED).max(0.3);
        Force { deals, bears: (f32::from(side.health) + few) * (1.0 + SHELL * f32::from(side.defense)) }
    }

    /// The five strongest of them.
    pub(super) fn of(units: impl Iterator<Item = (Unit, bool)>) -> Force {
        let mut all: Vec<Force> = units.map(|(unit, is_pack)| Force::of_unit(unit, is_pack)).collect();
        all.sort_unstable_by(|a, b| b.power().total_cmp(&a.power()));
        all.into_iter().take(LINE).fold(Force::default(), Force::and)
    }

    pub(super) fn and(self, other: Force) -> Force {
        Force { deals: self.deals + other.deals, bears: self.bears + other.bears }
    }

    fn times(self, n: f32) -> Force {
        Force { deals: n * self.deals, bears: n * self.bears }
    }

    pub(super) fn power(self) -> f32 {
        (self.deals * self.bears).sqrt()
    }

    /// Who is left of a side in a combat.
    pub(super) fn standing(combat: &Combat, party: Party) -> Force {
        combat.standing(party).fold(Force::default(), |sum, by| {
            let fighter = combat.fighter(by);
            let whole = Force::of_unit(fighter.unit, fighter.is_pack);
            let left = f32::from(combat.health(by).saturating_sub(fighter.damage));
            let lost = f32::from(fighter.damage) * (1.0 + SHELL * f32::from(fighter.side().defense));
            sum.and(Force { deals: whole.deals, bears: if left > 0.0 { (whole.bears - lost).max(0.5) } else { 0.0 } })
        })
    }

    /// How many times as strong it is; squared, as both numbers of an army count.
    pub(super) fn against(self, other: Force) -> f32 {
        (self.deals * self.bears) / (other.deals * other.bears).max(0.1)
    }
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

/// H3-NEUTRAL-2: the guards of a field.
pub(super) fn guards(difficulty: Difficulty, guard: u8) -> Force {
    crowd(encounter(difficulty, guard.clamp(1, 7)))
}

/// The army of a player, or of an AI hero: complete when it fights.
pub(super) fn army(state: &State, seat: Seat) -> Force {
    match &state.scenario().ai {
        Some(ai) if state.is_ai(seat) => {
            let faction = state.player(seat).faction();
            let troops = ai.army(state.difficulty).iter();
            Force::of(troops.filter_map(|troop| Some((troop.unit(faction)?, troop.is_pack))))
        }
        _ => Force::of(state.units(seat)),
    }
}
