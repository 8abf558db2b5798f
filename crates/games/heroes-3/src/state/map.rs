//! The map: tiles on one field of hexes, what is marked on them, and where a hero can go.

use super::State;
use crate::printed::{FieldFacts, Location, Tile, TileKind};
use crate::tables::Resource;
use grid::hex::{self, Hex, Side};
use kernel::Seat;

/// A tile on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Laid {
    pub tile: Tile,
    pub centre: Hex,
    /// Turned by so many sixths, clockwise.
    pub turn: u8,
    pub is_up: bool,
}

impl Laid {
    pub fn place(self) -> hex::Tile {
        hex::Tile { centre: self.centre, turn: self.turn }
    }
}

/// What lies on a field: cubes, and what a settlement yields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Mark(u16);

impl Mark {
    const BLACK: u16 = 1;
    const EVER: u16 = 2;

    /// H3-MAP-6
    pub fn is_black(self) -> bool {
        self.0 & Mark::BLACK != 0
    }

    pub(crate) fn set_black(&mut self, on: bool) {
        self.0 = self.0 & !Mark::BLACK | u16::from(on);
    }

    /// Whose cube lies here: H3-MAP-7.
    pub fn owner(self) -> Option<Seat> {
        (self.0 >> 4 & 7).checked_sub(1).map(|n| Seat(n as u8))
    }

    /// A cube is put down, and it is remembered that there was one.
    pub(crate) fn set_owner(&mut self, owner: Option<Seat>) {
        let ever = if owner.is_some() { Mark::EVER } else { 0 };
        self.0 = self.0 & !(7 << 4) | owner.map_or(0, |seat| u16::from(seat.0) + 1) << 4 | ever;
    }

    /// Whether anybody ever owned it: H3-LOC-27, H3-LOC-30.
    pub fn was_owned(self) -> bool {
        self.0 & Mark::EVER != 0
    }

    pub(crate) fn set_was_owned(&mut self) {
        self.0 |= Mark::EVER;
    }

    /// H3-LOC-26
    pub fn income(self) -> Option<Resource> {
        (self.0 >> 8 & 3).checked_sub(1).map(|n| Resource::ALL[usize::from(n)])
    }

    pub(crate) fn set_income(&mut self, income: Option<Resource>) {
        self.0 = self.0 & !(3 << 8) | income.map_or(0, |resource| resource as u16 + 1) << 8;
    }

    /// Who has marked an obelisk: H3-LOC-24.
    pub fn is_marked_by(self, seat: Seat) -> bool {
        self.0 >> (12 + seat.0) & 1 != 0
    }

    pub(crate) fn mark_by(&mut self, seat: Seat) {
        self.0 |= 1 << (12 + seat.0);
    }

    /// A faction's cubes leave: H3-AMB-28.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.0 &= !(1 << (12 + seat.0));
        if self.owner() == Some(seat) {
            self.set_owner(None);
            self.set_income(None);
        }
    }
}

/// A field of a tile that lies face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    pub slot: usize,
    pub place: usize,
    pub facts: FieldFacts,
}

impl State {
    /// Which tile lies there.
    pub fn slot_at(&self, hex: Hex) -> Option<usize> {
        self.tiles.as_slice().iter().position(|laid| laid.centre.distance(hex) <= 1)
    }

    /// The field there, if it is discovered.
    pub fn spot(&self, hex: Hex) -> Option<Spot> {
        let slot = self.slot_at(hex)?;
        let laid = self.tiles.as_slice()[slot];
        let place = laid.place().printed(hex)?.map_or(0, |side| side as usize + 1);
        laid.is_up.then(|| Spot { slot, place, facts: laid.tile.facts().fields[place] })
    }

    pub fn location(&self, hex: Hex) -> Option<Location> {
        self.spot(hex).map(|spot| spot.facts.location)
    }

    pub fn mark(&self, hex: Hex) -> Mark {
        self.spot(hex).map_or(Mark::default(), |spot| self.marks[spot.slot][spot.place])
    }

    pub(crate) fn mark_mut(&mut self, hex: Hex) -> Option<&mut Mark> {
        let spot = self.spot(hex)?;
        Some(&mut self.marks[spot.slot][spot.place])
    }

    /// All discovered fields, tile by tile.
    pub fn fields(&self) -> impl Iterator<Item = (Hex, FieldFacts, Mark)> + '_ {
        let up = self.tiles.as_slice().iter().enumerate().filter(|(_, laid)| laid.is_up);
        up.flat_map(move |(slot, laid)| {
            let marks = laid.place().fields().zip(laid.tile.facts().fields).zip(self.marks[slot]);
            marks.map(|((hex, facts), mark)| (hex, facts, mark))
        })
    }

    /// H3-MAP-3: a yellow line along a side of a field.
    pub(crate) fn has_wall(&self, hex: Hex, side: Side) -> bool {
        if self.is_open_between_starts(hex, side) {
            return false;
        }
        let wall = |hex: Hex, side: Side| {
            let Some(slot) = self.slot_at(hex) else { return false };
            let laid = self.tiles.as_slice()[slot];
            let printed = laid.place().printed(hex).unwrap_or(None);
            laid.is_up && laid.tile.facts().print.has_wall(printed, side.turned(6 - laid.turn % 6))
        };
        wall(hex, side) || wall(hex.step(side), side.opposite())
    }

    /// H3-MAP-20: the field across a side, if nothing printed stops a walker.
    pub fn cross(&self, from: Hex, side: Side) -> Option<Hex> {
        let to = from.step(side);
        let spot = self.spot(to)?;
        (spot.facts.location != Location::Blocked && !self.has_wall(from, side)).then_some(to)
    }

    /// Who began in a town: H3-TOWN-22.
    pub fn founder(&self, hex: Hex) -> Option<Seat> {
        let spot = self.spot(hex).filter(|spot| spot.facts.location == Location::Town)?;
        let tile = self.tiles.as_slice()[spot.slot].tile;
        self.everyone().find(|&seat| Tile::of(self.player(seat).hero.faction()) == tile && !self.player(seat).out)
    }

    /// Who holds a flaggable field: by a cube, or a start town without one.
    pub fn holder(&self, hex: Hex) -> Option<Seat> {
        self.mark(hex).owner().or_else(|| self.founder(hex))
    }

    /// The field a player's hero started from.
    pub fn home(&self, seat: Seat) -> Option<Hex> {
        let tile = Tile::of(self.player(seat).hero.faction());
        self.tiles.as_slice().iter().find(|laid| laid.tile == tile && laid.is_up).map(|laid| laid.centre)
    }

    /// The towns and settlements a player holds.
    pub fn strongholds(&self, seat: Seat) -> impl Iterator<Item = Hex> + '_ {
        let strong = self.fields().filter(|(_, f, _)| matches!(f.location, Location::Town | Location::Settlement));
        strong.map(|(hex, ..)| hex).filter(move |&hex| self.holder(hex) == Some(seat))
    }

    /// H3-MAP-21: neutral units stand here still.
    pub fn guard(&self, hex: Hex) -> u8 {
        let Some(spot) = self.spot(hex) else { return 0 };
        if let Some(guard) = self.own_guard(&spot) {
            return guard;
        }
        let mark = self.marks[spot.slot][spot.place];
        let is_free = mark.is_black() || self.holder(hex).is_some();
        if is_free { 0 } else { spot.facts.guard }
    }

    /// The hero that stands there: whose, and whether it is the main one (0) or the secondary (1).
    pub fn walker_at(&self, hex: Hex) -> impl Iterator<Item = (Seat, usize)> + '_ {
        self.everyone().flat_map(move |seat| {
            let walkers = self.player(seat).walkers;
            (0..2).filter(move |&w| walkers[w].here && walkers[w].at == hex).map(move |w| (seat, w))
        })
    }

    /// H3-MAP-16: whether every face-up tile can be reached from every other, over enterable fields. Tiles that lie face
    /// down may be entered from every side, for all that is known.
    pub(crate) fn is_connected(&self) -> bool {
        self.reached(0).count_ones() as usize == self.tiles.len().max(1)
    }

    /// Whether the tiles touch each other, all of them.
    pub fn is_whole(&self) -> bool {
        let tiles = self.tiles.as_slice();
        let mut reached = 1u32;
        for _ in tiles {
            for (to, laid) in tiles.iter().enumerate() {
                let near =
                    |(from, other): (usize, &Laid)| reached >> from & 1 != 0 && other.place().touches(laid.place());
                if tiles.iter().enumerate().any(near) {
                    reached |= 1 << to;
                }
            }
        }
        tiles.is_empty() || reached.count_ones() as usize == tiles.len()
    }

    /// The tiles that can be reached from one of them, a bit each.
    pub(crate) fn reached(&self, from: usize) -> u32 {
        let tiles = self.tiles.as_slice();
        let mut reached = 1u32 << from.min(31);
        loop {
            let mut grown = reached;
            for (from, a) in tiles.iter().enumerate().filter(|(slot, _)| reached >> slot & 1 != 0) {
                for (to, b) in tiles.iter().enumerate() {
                    if grown >> to & 1 == 0 && a.place().touches(b.place()) && self.joins(from, to) {
                        grown |= 1 << to;
                    }
                }
            }
            if grown == reached {
                return reached;
            }
            reached = grown;
        }
    }

    /// Whether a walker can cross from one tile to its neighbour somewhere.
    // RULING: the fields of one tile count as connected among themselves, as on every printed tile they are.
    fn joins(&self, from: usize, to: usize) -> bool {
        let [a, b] = [from, to].map(|slot| self.tiles.as_slice()[slot]);
        let open = |laid: Laid, hex: Hex| {
            let place = laid.place().printed(hex).flatten_place();
            !laid.is_up || laid.tile.facts().fields[place].location != Location::Blocked
        };
        let mut steps = a.place().fields().flat_map(|hex| Side::ALL.map(|side| (hex, side)));
        steps.any(|(hex, side)| {
            let there = hex.step(side);
            b.place().has(there) && open(a, hex) && open(b, there) && !self.has_wall(hex, side)
        })
    }

    /// Whether a kind of tile lies face down somewhere.
    pub fn has_hidden(&self, kind: TileKind) -> bool {
        self.tiles.as_slice().iter().any(|laid| !laid.is_up && laid.tile.kind() == kind)
    }
}

trait Place {
    fn flatten_place(self) -> usize;
}

/// The printed place of a field, the middle where there is none.
impl Place for Option<Option<Side>> {
    fn flatten_place(self) -> usize {
        self.flatten().map_or(0, |side| side as usize + 1)
    }
}
