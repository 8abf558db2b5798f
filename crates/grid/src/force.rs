//! What units on a field can do to each other within a turn: rough, for `eval`. Who stands in the way is not asked.

use crate::{Cell, Field};
use smallvec::SmallVec;

/// Farther than this makes no difference.
const FAR: u8 = 13;

/// A unit as a threat and as a target.
#[derive(Clone, Copy, Debug)]
pub struct Fighter {
    pub cell: Cell,
    /// Its dice.
    pub attack: f32,
    /// How far it strikes, its move included.
    pub reach: u8,
    /// Life it has left.
    pub left: f32,
    pub worth: f32,
}

/// The units of one side, of which so many strike in a turn.
#[derive(Clone, Debug)]
pub struct Force<const STRIKES: usize> {
    pub field: &'static Field,
    pub fighters: SmallVec<[Fighter; 24]>,
}

impl<const STRIKES: usize> Force<STRIKES> {
    pub fn new(field: &'static Field) -> Self {
        Force { field, fighters: SmallVec::new() }
    }

    pub fn worth(&self) -> f32 {
        self.fighters.iter().map(|f| f.worth).sum()
    }

    /// How near the units are to a space, the strong ones above all.
    pub fn nearness(&self, goal: Cell) -> f32 {
        self.fighters.iter().map(|f| f.attack * f32::from(FAR - self.field.distance(f.cell, goal).min(FAR))).sum()
    }

    /// The dice of the strongest units that can get at a space.
    pub fn dice(&self, target: Cell) -> f32 {
        let mut strongest = [0.0; STRIKES];
        for fighter in self.fighters.iter().filter(|f| self.field.distance(f.cell, target) <= f.reach) {
            let weakest = strongest.iter_mut().min_by(|a, b| f32::total_cmp(a, b)).expect("somebody strikes");
            *weakest = weakest.max(fighter.attack);
        }
        strongest.iter().sum()
    }

    /// What the best kill is worth, or the best start of one, if so many of the dice hit.
    pub fn kill(&self, enemy: &Self, hits: f32) -> f32 {
        let gain = |f: &Fighter| f.worth * (hits * self.dice(f.cell) / f.left.max(1.0)).min(1.0);
        enemy.fighters.iter().map(gain).fold(0.0, f32::max)
    }
}

#[cfg(test)]
mod tests {
    use super::{Fighter, Force};
    use crate::{Cell, Field};

    fn force(fighters: &[(u8, u8, f32, u8)]) -> Force<3> {
        let of = |&(row, column, attack, reach): &(u8, u8, f32, u8)| Fighter {
            cell: Cell::at(row, column),
            attack,
            reach,
            left: 2.0,
            worth: 4.0,
        };
        let fighters = fighters.iter().map(of).collect();
        Force { field: const { &Field::new(8, 6, false) }, fighters }
    }

    #[test]
    fn the_three_strongest_within_reach_strike() {
        let many = force(&[(0, 1, 1.0, 3), (0, 2, 2.0, 3), (0, 3, 3.0, 3), (1, 0, 4.0, 3), (7, 5, 9.0, 3)]);
        assert!((many.dice(Cell::at(0, 0)) - 9.0).abs() < 1e-6);
    }

    #[test]
    fn a_kill_is_worth_no_more_than_what_dies() {
        let strong = force(&[(0, 0, 9.0, 3)]);
        assert!((strong.kill(&force(&[(0, 1, 1.0, 3)]), 0.5) - 4.0).abs() < 1e-6);
        assert!((force(&[(0, 0, 2.0, 3)]).kill(&force(&[(0, 1, 1.0, 3)]), 0.5) - 2.0).abs() < 1e-6);
        assert!(strong.kill(&force(&[(7, 5, 1.0, 3)]), 0.5) < 1e-6, "out of reach");
    }
}
