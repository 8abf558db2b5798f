//! TK-SUMMON: where a pattern fits. Patterns are turned and mirrored once; then all placements of an orientation are
//! found together, by shifting the player's pieces onto the summon square.

use crate::board::{ARENA, Square, Squares};
use crate::printed::{BEINGS, Being, Level, Printed};
use std::sync::LazyLock;

/// One way to lay a pattern: TK-SUMMON-3.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orientation {
    /// Squares that need an own piece of at least this level, from the summon square.
    pub needs: Vec<((i8, i8), Level)>,
    /// The level of an own piece needed on the summon square itself: TK-SUMMON-10.
    pub on_summon: Option<Level>,
    pub marks: Vec<(i8, i8)>,
    pub directions: Vec<(i8, i8)>,
}

/// The pieces a pattern is held against.
#[derive(Clone, Copy, Debug)]
pub struct Pieces {
    /// Own pieces of at least each level.
    pub own: [Squares; 3],
    /// All pieces of each level, whoever owns them.
    pub all: [Squares; 3],
}

impl Pieces {
    /// Where a being of this level may arrive: not on a piece that outranks it (TK-SUMMON-9).
    fn room(&self, level: Level) -> Squares {
        ARENA.without(match level {
            Level::Common => self.all[1] | self.all[2],
            Level::Heroic => self.all[2],
            Level::Legendary => Squares::NONE,
        })
    }
}

impl Orientation {
    /// Every summon square on which the being fits this way: TK-SUMMON-2, TK-SUMMON-4 to TK-SUMMON-10.
    #[inline]
    pub fn fits(&self, level: Level, pieces: &Pieces) -> Squares {
        let mut squares = pieces.room(level);
        if let Some(least) = self.on_summon {
            squares = squares & pieces.own[least.index()];
        }
        for &((dx, dy), least) in &self.needs {
            if squares.is_empty() {
                break;
            }
            squares = squares & pieces.own[least.index()].shifted((-dx, -dy));
        }
        squares
    }

    /// Every summon square on which the being fits this way with exactly one of the lent pieces, which are given like
    /// own ones: TK-IMPRO-6, TK-IMPRO-10.
    pub fn fits_with_one(&self, level: Level, pieces: &Pieces, lent: &[Squares; 3]) -> Squares {
        let (mut without, mut with) = (pieces.room(level), Squares::NONE);
        let mut need = |step: (i8, i8), least: Level| {
            let (own, lent) = (pieces.own[least.index()].shifted(step), lent[least.index()].shifted(step));
            with = (with & own) | (without & lent);
            without = without & own;
        };
        if let Some(least) = self.on_summon {
            need((0, 0), least);
        }
        self.needs.iter().for_each(|&((dx, dy), least)| need((-dx, -dy), least));
        with
    }

    /// The squares of the pattern, if it needs a piece on them.
    fn needed(&self) -> impl Iterator<Item = ((i8, i8), Level)> {
        self.on_summon.map(|least| ((0, 0), least)).into_iter().chain(self.needs.iter().copied())
    }

    /// The lent piece that completes this pattern on a square where it [fits with one](Self::fits_with_one).
    pub fn lent_at(&self, at: Square, pieces: &Pieces) -> Option<Square> {
        let places = self.needed().filter_map(|(step, least)| Some((at.by(step)?, least)));
        places.filter(|(place, least)| !pieces.own[least.index()].has(*place)).map(|(place, _)| place).next()
    }

    /// The squares of the pieces used to summon on a square: TK-SUMMON-17.
    pub fn used(&self, at: Square) -> Squares {
        self.needs.iter().filter_map(|(step, _)| at.by(*step)).collect()
    }

    pub fn marked(&self, at: Square) -> Squares {
        self.marks.iter().filter_map(|step| at.by(*step)).collect()
    }
}

static ORIENTATIONS: LazyLock<Vec<Vec<Orientation>>> = LazyLock::new(|| BEINGS.iter().map(orientations).collect());

/// Every different orientation of a being's pattern, marks and directions taken together.
pub fn of(being: Being) -> &'static [Orientation] {
    &ORIENTATIONS[being as usize]
}

fn orientations(printed: &Printed) -> Vec<Orientation> {
    let drawn = drawn(printed);
    let mut found: Vec<Orientation> = vec![];
    for turn in 0..8 {
        let turned = drawn.turned(turn);
        if !found.contains(&turned) {
            found.push(turned);
        }
    }
    found
}

/// The pattern as it is drawn on the card.
fn drawn(printed: &Printed) -> Orientation {
    let squares = || {
        let rows = printed.pattern.lines().enumerate();
        rows.flat_map(|(y, row)| row.chars().enumerate().map(move |(x, c)| ((x as i8, y as i8), c)))
    };
    let (at, summon) = squares().find(|(_, c)| "XCHL".contains(*c)).expect("every pattern has a summon square");
    let level = |c: char| Level::ALL.into_iter().find(|l| l.letter() == c.to_ascii_lowercase());
    let needs = squares().filter(|(_, c)| "chl".contains(*c));
    let needs = needs.filter_map(|((x, y), c)| Some(((x - at.0, y - at.1), level(c)?))).collect();
    Orientation {
        needs,
        on_summon: level(summon),
        marks: printed.marks.to_vec(),
        directions: printed.directions.to_vec(),
    }
}

impl Orientation {
    /// Turned by quarters, and mirrored from the fifth on; lists sorted, so that equal orientations are equal.
    fn turned(&self, turn: u8) -> Orientation {
        let step = |(x, y): (i8, i8)| {
            let (x, y) = if turn >= 4 { (-x, y) } else { (x, y) };
            match turn % 4 {
                0 => (x, y),
                1 => (-y, x),
                2 => (-x, -y),
                _ => (y, -x),
            }
        };
        let mut needs: Vec<_> = self.needs.iter().map(|&(s, level)| (step(s), level)).collect();
        let mut marks: Vec<_> = self.marks.iter().copied().map(step).collect();
        let mut directions: Vec<_> = self.directions.iter().copied().map(step).collect();
        needs.sort_unstable();
        marks.sort_unstable();
        directions.sort_unstable();
        Orientation { needs, on_summon: self.on_summon, marks, directions }
    }
}
