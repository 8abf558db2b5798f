//! Where hexes lie in their picture: points up, by axial coordinates. It draws nothing.

use kernel::scene::HexField;

/// From the middle of a hex to its corners.
pub(super) const SIDE: f64 = 40.0;
/// The outline of a hex about its middle.
pub(super) const HEX: &str = "M0-39 33.8-19.5v39L0 39-33.8 19.5v-39z";
/// A little within it.
pub(super) const INNER: &str = "M0-36 31.2-18v36L0 36-31.2 18v-36z";

/// Across each side, clockwise from the upper right.
const ACROSS: [(i8, i8); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// The part of the plane that is shown.
pub(super) struct Frame {
    left: f64,
    top: f64,
    wide: f64,
    high: f64,
}

impl Frame {
    /// All fields, all tiles and all places where one could lie.
    pub(super) fn of(field: &HexField) -> Option<Frame> {
        let tiles = field.tiles.iter().chain(field.ghosts.iter().map(|ghost| &ghost.tile));
        let all = field.fields.iter().map(|f| f.at).chain(tiles.flat_map(|t| flower(t.centre)));
        let middles: Vec<(f64, f64)> = all.map(middle).collect();
        let least = |of: fn(&(f64, f64)) -> f64| middles.iter().map(of).fold(f64::MAX, f64::min);
        let most = |of: fn(&(f64, f64)) -> f64| middles.iter().map(of).fold(f64::MIN, f64::max);
        let room = 1.12 * SIDE;
        let (left, top) = (least(|m| m.0) - room, least(|m| m.1) - room);
        let (wide, high) = (most(|m| m.0) + room - left, most(|m| m.1) + room - top);
        (!middles.is_empty()).then_some(Frame { left, top, wide, high })
    }

    pub(super) fn view_box(&self) -> String {
        format!("{:.0} {:.0} {:.0} {:.0}", self.left, self.top, self.wide, self.high)
    }

    /// So many hexes side by side, so many rows.
    pub(super) fn hexes(&self) -> (usize, usize) {
        let across = (self.wide / (3f64.sqrt() * SIDE)).ceil() as usize;
        (across.clamp(1, 24), ((self.high / (1.5 * SIDE)).ceil() as usize).clamp(1, 24))
    }
}

/// A tile's seven places.
pub(super) fn flower((q, r): (i8, i8)) -> [(i8, i8); 7] {
    [(q, r), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
}

pub(super) fn middle((q, r): (i8, i8)) -> (f64, f64) {
    let (q, r) = (f64::from(q), f64::from(r));
    (SIDE * 3f64.sqrt() * (q + r / 2.0), SIDE * 1.5 * r)
}

/// A place, for what is drawn about its own middle.
pub(super) fn moved(at: (i8, i8)) -> String {
    let (x, y) = middle(at);
    format!("translate({} {})", coord(x), coord(y))
}

pub(super) fn point(at: (i8, i8)) -> String {
    let (x, y) = middle(at);
    format!("{} {}", coord(x), coord(y))
}

pub(super) fn coord(value: f64) -> String {
    let said = format!("{value:.1}");
    said.strip_suffix(".0").map_or(said.clone(), str::to_string)
}

fn corner((x, y): (f64, f64), side: f64, nth: usize) -> (f64, f64) {
    let angle = nth as f64 * std::f64::consts::FRAC_PI_3;
    (x + side * angle.sin(), y - side * angle.cos())
}

pub(super) fn outline(at: (f64, f64), side: f64) -> String {
    let corners = (0..6).map(|nth| corner(at, side, nth)).map(|(x, y)| format!("{} {}", coord(x), coord(y)));
    format!("M{}z", corners.collect::<Vec<_>>().join("L"))
}

/// The outer sides of a tile's seven hexes, as one line.
pub(super) fn round_flower(centre: (i8, i8)) -> String {
    let places = flower(centre);
    let mut sides: Vec<((f64, f64), (f64, f64))> = vec![];
    for place in places {
        for (n, (dq, dr)) in ACROSS.into_iter().enumerate() {
            if !places.contains(&(place.0 + dq, place.1 + dr)) {
                sides.push((corner(middle(place), SIDE, n), corner(middle(place), SIDE, n + 1)));
            }
        }
    }
    let near = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).abs() + (a.1 - b.1).abs() < 0.5;
    let mut line = vec![];
    let mut last = sides.pop();
    while let Some((from, to)) = last {
        line.push(format!("{} {}", coord(from.0), coord(from.1)));
        let next = sides.iter().position(|(start, _)| near(*start, to));
        last = next.map(|n| sides.remove(n));
    }
    format!("M{}z", line.join("L"))
}

/// Some sides of a hex about its middle, a bit each, a little within it.
pub(super) fn sides(bits: u8) -> String {
    let shut = (0..6).filter(|n| bits >> n & 1 != 0);
    let side = |n: usize| {
        let (from, to) = (corner((0.0, 0.0), SIDE - 3.0, n), corner((0.0, 0.0), SIDE - 3.0, n + 1));
        format!("M{} {}L{} {}", coord(from.0), coord(from.1), coord(to.0), coord(to.1))
    };
    shut.map(side).collect()
}

/// The border that two neighbouring hexes share.
pub(super) fn between((x1, y1): (f64, f64), (x2, y2): (f64, f64)) -> String {
    let (mx, my) = ((x1 + x2) / 2.0, (y1 + y2) / 2.0);
    let (dx, dy) = ((y2 - y1) / 3f64.sqrt() / 2.0, (x1 - x2) / 3f64.sqrt() / 2.0);
    format!("M{:.1} {:.1}L{:.1} {:.1}", mx - dx, my - dy, mx + dx, my + dy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outline_of_a_tile_is_one_closed_line_of_eighteen_corners() {
        let line = round_flower((2, -1));
        assert_eq!((line.matches('M').count(), line.matches('L').count()), (1, 17), "{line}");
    }

    #[test]
    fn shut_sides_are_counted_clockwise_from_the_upper_right() {
        assert_eq!(sides(0), "");
        assert_eq!(sides(1), "M0 -37L32 -18.5", "from the top to the upper right corner");
        assert_eq!(sides(0b111111).matches('M').count(), 6);
    }

    #[test]
    fn neighbours_touch() {
        let (x, y) = middle((1, -1));
        let apart = (x * x + y * y).sqrt();
        assert!((apart - SIDE * 3f64.sqrt()).abs() < 1e-9);
    }
}
