//! The map as somebody sees it who wants to go somewhere: its fields, which are side by side, and how far they are.

use crate::printed::{Location, TileKind};
use crate::state::{Mark, State};
use grid::hex::{Hex, SPACE, Side};
use kernel::Seat;

const NONE: u8 = u8::MAX;
/// Farther than anybody goes.
pub(super) const FAR: u8 = 60;

/// A field; of a tile that lies face down nothing is known but its kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) hex: Hex,
    pub(super) kind: TileKind,
    pub(super) centre: Hex,
    pub(super) is_up: bool,
    pub(super) location: Location,
    pub(super) dice: u8,
    pub(super) guard: u8,
    pub(super) holder: Option<Seat>,
    pub(super) mark: Mark,
}

/// How far a field is from where somebody stands, and which field comes first on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) far: u8,
    pub(super) first: u8,
}

#[derive(Debug)]
pub(super) struct Chart {
    pub(super) fields: Vec<Field>,
    links: Vec<[u8; 6]>,
    at: [u8; SPACE],
}

impl Chart {
    pub(super) fn of(state: &State) -> Chart {
        let mut fields = Vec::with_capacity(140);
        let mut at = [NONE; SPACE];
        for (slot, laid) in state.tiles.as_slice().iter().enumerate() {
            let tile = laid.tile.facts();
            for (place, hex) in laid.place().fields().enumerate() {
                let facts = tile.fields[place];
                let mark = state.marks[slot][place];
                let mut field = Field {
                    hex,
                    kind: laid.tile.kind(),
                    centre: laid.centre,
                    is_up: laid.is_up,
                    location: Location::Empty,
                    dice: 0,
                    guard: 0,
                    holder: None,
                    mark,
                };
                if laid.is_up {
                    field.location = facts.location;
                    field.dice = facts.dice;
                    let town = facts.location == Location::Town;
                    field.holder = mark.owner().or_else(|| if town { state.founder(hex) } else { None });
                    let free = mark.is_black() || field.holder.is_some();
                    field.guard = match facts.location {
                        // Of these, scenarios have their own rules.
                        Location::DragonUtopia | Location::Settlement => state.guard(hex),
                        _ if free => 0,
                        _ => facts.guard,
                    };
                }
                if let Some(index) = hex.index() {
                    at[index] = fields.len() as u8;
                }
                fields.push(field);
            }
        }
        let mut chart = Chart { links: Vec::with_capacity(fields.len()), fields, at };
        for n in 0..chart.fields.len() {
            chart.links.push(Side::ALL.map(|side| chart.link(state, n, side)));
        }
        chart
    }

    fn link(&self, state: &State, from: usize, side: Side) -> u8 {
        let field = &self.fields[from];
        let Some(to) = self.place(field.hex.step(side)) else { return NONE };
        let other = &self.fields[to];
        if field.location == Location::Blocked || other.location == Location::Blocked {
            return NONE;
        }
        let walled = other.centre != field.centre && (field.is_up || other.is_up) && state.has_wall(field.hex, side);
        if walled { NONE } else { to as u8 }
    }

    pub(super) fn place(&self, hex: Hex) -> Option<usize> {
        let n = self.at[hex.index()?];
        (n != NONE).then_some(usize::from(n))
    }

    /// The ways from a field, in movement points. `toll` is what it takes to go on from one, none where nobody goes on.
    pub(super) fn ways(&self, from: usize, toll: impl Fn(&Field) -> Option<u8>) -> Vec<Way> {
        let mut ways = vec![Way { far: FAR, first: NONE }; self.fields.len()];
        ways[from].far = 0;
        let mut queue = Vec::with_capacity(4 * self.fields.len());
        queue.push(from as u8);
        let mut next = 0;
        while let Some(&n) = queue.get(next) {
            next += 1;
            let (here, way) = (&self.fields[usize::from(n)], ways[usize::from(n)]);
            let toll = if usize::from(n) == from { Some(0) } else { toll(here) };
            let Some(toll) = toll else { continue };
            for &to in self.links[usize::from(n)].iter().filter(|&&to| to != NONE) {
                let there = &self.fields[usize::from(to)];
                let hidden = u8::from(!there.is_up && there.centre != here.centre);
                let far = way.far.saturating_add(1 + hidden + toll);
                if far < ways[usize::from(to)].far {
                    let first = if usize::from(n) == from { to } else { way.first };
                    ways[usize::from(to)] = Way { far, first };
                    queue.push(to);
                }
            }
        }
        ways
    }
}
