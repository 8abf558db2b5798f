//! Where a walker can get over a map, and by which way.

use super::{Hex, Land, SPACE, Side};
use smallvec::SmallVec;

/// What a walker finds on a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// It may stop or pass.
    Open,
    /// It may pass but not stop.
    Through,
    /// It may enter but goes no further.
    Stop,
    Shut,
}

/// What it finds there, and the points it costs to enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub ground: Ground,
    /// At least one.
    pub cost: u8,
}

impl From<Ground> for Step {
    fn from(ground: Ground) -> Step {
        Step { ground, cost: 1 }
    }
}

/// Where a walker can get. Eight kilobytes on the stack; nothing is allocated.
#[derive(Clone, Debug)]
pub struct Ways {
    from: Hex,
    /// By hex: the points it takes, or [`FAR`].
    points: [u8; SPACE],
    /// By hex: the side it was entered across, seen from the hex before, and whether one may stop there.
    came: [u8; SPACE],
    /// The hexes it gets to, the cheapest first.
    found: [u16; SPACE],
    count: usize,
}

const FAR: u8 = u8::MAX;
const PASSING: u8 = 8;
const ENDS: u8 = 16;
const SIDE: u8 = 7;

impl Ways {
    pub(super) fn over(land: &Land, from: Hex, points: u8, step: impl Fn(Hex) -> Step) -> Ways {
        let mut ways = Ways { from, points: [FAR; SPACE], came: [0; SPACE], found: [0; SPACE], count: 0 };
        let Some(start) = from.index() else { return ways };
        ways.points[start] = 0;
        ways.spread(land, start, points, &step);
        // Whatever lies beyond `at` costs at least as much as what was settled before it: the cheapest is settled next.
        let (mut at, mut spent) = (0, 0);
        while at < ways.count {
            if ways.points[usize::from(ways.found[at])] != spent {
                ways.settle(at);
            }
            let index = usize::from(ways.found[at]);
            spent = ways.points[index];
            if ways.came[index] & ENDS == 0 {
                ways.spread(land, index, points, &step);
            }
            at += 1;
        }
        ways
    }

    /// Bring the cheapest of those not settled yet to the front, the one found first among equals.
    fn settle(&mut self, at: usize) {
        let cost = |&index: &u16| self.points[usize::from(index)];
        let cheapest = (at..self.count).min_by_key(|&i| cost(&self.found[i])).unwrap_or(at);
        self.found[at..=cheapest].rotate_right(1);
    }

    /// Take one step from a hex to each of its neighbours.
    #[inline]
    fn spread(&mut self, land: &Land, index: usize, points: u8, step: &impl Fn(Hex) -> Step) {
        let (hex, before) = (Hex::of(index), self.points[index]);
        for side in Side::ALL {
            let Some(to) = land.cross(hex, side) else { continue };
            let Some(there) = to.index() else { continue };
            let known = self.points[there];
            if known <= before.saturating_add(1) {
                continue;
            }
            let Step { ground, cost } = step(to);
            let spent = before.saturating_add(cost.max(1));
            if ground == Ground::Shut || spent > points || spent >= known {
                continue;
            }
            if known == FAR {
                self.found[self.count] = there as u16;
                self.count += 1;
            }
            self.points[there] = spent;
            self.came[there] = side as u8
                | match ground {
                    Ground::Through => PASSING,
                    Ground::Stop => ENDS,
                    Ground::Open | Ground::Shut => 0,
                };
        }
    }

    /// Points to a field the walker may stop on; none to where it stands.
    #[inline]
    pub fn stop(&self, hex: Hex) -> Option<u8> {
        self.pass(hex).filter(|_| self.came[hex.index().unwrap_or(0)] & PASSING == 0)
    }

    /// Points to a field the walker may at least pass; none to where it stands.
    #[inline]
    pub fn pass(&self, hex: Hex) -> Option<u8> {
        Some(self.points[hex.index()?]).filter(|&points| points != FAR)
    }

    /// The fields the walker may move to and stop on, the cheapest first.
    pub fn stops(&self) -> impl Iterator<Item = Hex> + '_ {
        let open = self.found[..self.count].iter().filter(|&&index| self.came[usize::from(index)] & PASSING == 0);
        open.map(|&index| Hex::of(index.into()))
    }

    /// The fields of a cheapest way to where the walker may stop, the start left out. Of equal ways always the same.
    pub fn way(&self, to: Hex) -> Option<SmallVec<[Hex; 16]>> {
        self.stop(to)?;
        let mut way = SmallVec::new();
        let mut hex = to;
        while hex != self.from {
            way.push(hex);
            let side = Side::ALL[usize::from(self.came[hex.index()?] & SIDE)];
            hex = hex.step(side.opposite());
        }
        way.reverse();
        Some(way)
    }
}
