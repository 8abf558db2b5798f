//! The laws of hexes, tiles and ways.

use grid::hex::{Ground, Hex, Hexes, Land, Nesting, Print, Side, Step, Tile};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Any hex so near the origin that neighbours, sums and turns stay on a map.
fn hex() -> impl Strategy<Value = Hex> {
    (-7i8..=7, -7i8..=7).prop_map(|(q, r)| Hex::at(q, r))
}

fn side() -> impl Strategy<Value = Side> {
    (0usize..6).prop_map(|i| Side::ALL[i])
}

fn tile() -> impl Strategy<Value = Tile> {
    (hex(), 0u8..6).prop_map(|(centre, turn)| Tile { centre, turn })
}

fn printed() -> impl Strategy<Value = Option<Side>> {
    prop::option::of(side())
}

/// A few tiles that do not overlap, with mountains and walls.
fn land() -> impl Strategy<Value = Land> {
    let print = (prop::collection::vec(printed(), 0..3), prop::collection::vec((printed(), side()), 0..8)).prop_map(
        |(blocked, walls)| {
            let print = blocked.into_iter().fold(Print::OPEN, Print::blocked);
            walls.into_iter().fold(print, |print, (field, side)| print.walled(field, side))
        },
    );
    prop::collection::vec((tile(), print), 1..12).prop_map(|tiles| {
        let mut land = Land::default();
        let mut laid: Vec<Tile> = vec![];
        for (tile, print) in tiles {
            if laid.iter().all(|other| !tile.overlaps(*other)) {
                land.lay(tile, &print);
                laid.push(tile);
            }
        }
        land
    })
}

/// What lies on a field, by its number.
fn ground(kinds: &[u8], hex: Hex) -> Step {
    match kinds[hex.index().unwrap() % kinds.len()] {
        0 => Ground::Shut.into(),
        1 => Ground::Stop.into(),
        2 => Ground::Through.into(),
        3 => Step { ground: Ground::Open, cost: 3 },
        4 => Step { ground: Ground::Through, cost: 2 },
        _ => Ground::Open.into(),
    }
}

/// The points to every field, the slow way: until nothing gets any cheaper.
fn slowly(land: &Land, from: Hex, points: u8, ground: impl Fn(Hex) -> Step) -> Vec<(Hex, u8)> {
    let mut known = std::collections::BTreeMap::from([(from, 0u8)]);
    loop {
        let before = known.clone();
        for (&hex, &spent) in &before {
            if hex != from && ground(hex).ground == Ground::Stop {
                continue;
            }
            for side in Side::ALL {
                let to = hex.step(side);
                let walled = land.has_wall(hex, side) || land.has_wall(to, side.opposite());
                if !land.fields.has(to) || land.blocked.has(to) || walled || ground(to).ground == Ground::Shut {
                    continue;
                }
                let spent = spent + ground(to).cost;
                if spent <= points && known.get(&to).is_none_or(|&old| spent < old) {
                    known.insert(to, spent);
                }
            }
        }
        if known == before {
            return known.into_iter().collect();
        }
    }
}

proptest! {
    #[test]
    fn neighbours_are_neighbours_of_each_other(hex in hex(), side in side()) {
        let next = hex.step(side);
        prop_assert_eq!(next.step(side.opposite()), hex);
        prop_assert!(next.neighbours().contains(&hex) && hex.neighbours().contains(&next));
        prop_assert_eq!(hex.neighbours().into_iter().collect::<BTreeSet<_>>().len(), 6);
        prop_assert_eq!(hex.straight_to(next), Some((side, 1)));
    }

    #[test]
    fn distance_is_a_metric(a in hex(), b in hex(), c in hex(), sixths in 0u8..6) {
        prop_assert_eq!(a.distance(b), b.distance(a));
        prop_assert_eq!(a.distance(b) == 0, a == b);
        prop_assert!(a.distance(c) <= a.distance(b) + b.distance(c));
        prop_assert_eq!(a.distance(b), a.turned_about(c, sixths).distance(b.turned_about(c, sixths)));
        // Somebody next to it is nearer, and nobody is nearer by more than a step.
        let nearest = a.neighbours().into_iter().map(|n| n.distance(b)).min();
        prop_assert!(a == b || nearest == Some(a.distance(b) - 1));
    }

    #[test]
    fn six_turns_are_none(hex in hex(), centre in hex(), side in side(), x in 0u8..6, y in 0u8..6) {
        prop_assert_eq!(hex.turned(6), hex);
        prop_assert_eq!((0..6).fold(hex, |hex, _| hex.turned_about(centre, 1)), hex);
        prop_assert_eq!(hex.turned(x).turned(y), hex.turned(x + y));
        prop_assert_eq!(side.turned(x).turned(y), side.turned(x + y));
        prop_assert_eq!(Hex::default().step(side).turned(x), Hex::default().step(side.turned(x)));
        prop_assert_eq!(hex.turned_about(centre, 3) - centre, -(hex - centre));
    }

    #[test]
    fn a_ring_is_all_that_lies_so_far_away(centre in hex(), radius in 1u8..6) {
        let ring: Vec<Hex> = centre.ring(radius).collect();
        prop_assert!(ring.iter().all(|hex| hex.distance(centre) == radius));
        prop_assert_eq!(ring.iter().collect::<BTreeSet<_>>().len(), 6 * usize::from(radius));
        let after = ring.iter().skip(1).chain(ring.first());
        prop_assert!(ring.iter().zip(after).all(|(a, b)| a.is_adjacent(*b)), "it goes round");
    }

    #[test]
    fn a_straight_line_is_found_again(hex in hex(), side in side()) {
        for (far, other) in hex.line(side).enumerate() {
            prop_assert_eq!(hex.straight_to(other), Some((side, far as u8 + 1)));
        }
        prop_assert_eq!(hex.straight_to(hex), None);
    }

    #[test]
    fn a_hex_is_read_as_it_is_written(q in -32i8..32, r in -16i8..16) {
        let hex = Hex::at(q, r);
        prop_assert_eq!(hex.to_string().parse(), Ok(hex));
        prop_assert_eq!(Hex::from(<(i8, i8)>::from(hex)), hex);
        prop_assert_eq!(Hexes::from_iter([hex]).iter().collect::<Vec<_>>(), [hex]);
    }

    #[test]
    fn a_set_is_what_was_added_and_not_removed(added in prop::collection::vec(hex(), 0..40), removed in prop::collection::vec(hex(), 0..20)) {
        let mut set: Hexes = added.iter().copied().collect();
        let mut slow: BTreeSet<Hex> = added.into_iter().collect();
        for hex in removed {
            set.remove(hex);
            slow.remove(&hex);
        }
        prop_assert!(set.iter().eq(slow.iter().copied()));
        prop_assert_eq!((set.len(), set.is_empty()), (slow.len(), slow.is_empty()));
    }

    #[test]
    fn nested_tiles_fill_the_plane_once(hex in hex()) {
        for nesting in Nesting::ALL {
            let centre = nesting.centre(hex);
            prop_assert!(Tile::at(centre).has(hex));
            prop_assert_eq!(nesting.centre(centre), centre);
            // The six around it belong to the same plane, touch it, and overlap neither it nor each other.
            let around = nesting.offsets().map(|offset| centre + offset);
            for (i, other) in around.into_iter().enumerate() {
                prop_assert_eq!(nesting.centre(other), other);
                prop_assert!(Tile::at(other).touches(Tile::at(centre)) && !Tile::at(other).has(hex));
                prop_assert!(Tile::at(other).touches(Tile::at(around[(i + 1) % 6])));
            }
            // No hole: whatever lies next to the tile lies on one of the six.
            prop_assert!(centre.ring(2).all(|next| around.contains(&nesting.centre(next))));
        }
    }

    #[test]
    fn tiles_touch_and_overlap_as_their_fields_do(a in tile(), b in tile(), hex in hex()) {
        let (mine, theirs): (BTreeSet<Hex>, BTreeSet<Hex>) = (a.fields().collect(), b.fields().collect());
        prop_assert_eq!(mine.len(), 7);
        prop_assert_eq!(a.overlaps(b), !mine.is_disjoint(&theirs));
        let beside = mine.iter().any(|m| m.neighbours().iter().any(|n| theirs.contains(n)));
        prop_assert_eq!(a.touches(b), beside && !a.overlaps(b));
        prop_assert_eq!(a.touches(b), a.around().any(|centre| centre == b.centre));
        prop_assert_eq!(a.has(hex), mine.contains(&hex));
        prop_assert_eq!(a.is_next_to(hex), !mine.contains(&hex) && hex.neighbours().iter().any(|n| mine.contains(n)));
    }

    #[test]
    fn a_turned_tile_takes_its_fields_along(tile in tile(), sixths in 0u8..6, printed in printed()) {
        let turned = tile.turned(sixths);
        prop_assert_eq!(turned.field(printed), tile.field(printed).turned_about(tile.centre, sixths));
        prop_assert_eq!(turned.printed(turned.field(printed)), Some(printed));
        prop_assert_eq!(tile.turned(6 - sixths).turned(sixths), tile);
    }

    #[test]
    fn a_wall_has_two_sides(tile in tile(), field in printed(), side in side()) {
        let mut land = Land::default();
        land.lay(tile, &Print::OPEN.walled(field, side));
        let (hex, side) = (tile.field(field), side.turned(tile.turn));
        prop_assert!(land.has_wall(hex, side) && land.has_wall(hex.step(side), side.opposite()));
        prop_assert_eq!(land.cross(hex, side).or(land.cross(hex.step(side), side.opposite())), None);
        let walls = tile.fields().flat_map(|h| Side::ALL.map(|s| (h, s))).filter(|(h, s)| land.has_wall(*h, *s)).count();
        prop_assert_eq!(walls, if tile.has(hex.step(side)) { 2 } else { 1 });
    }

    #[test]
    fn ways_are_the_cheapest(land in land(), from in hex(), points in 0u8..9, kinds in prop::collection::vec(0u8..12, 1..40)) {
        let ways = land.ways(from, points, |hex| ground(&kinds, hex));
        let slow = slowly(&land, from, points, |hex| ground(&kinds, hex));
        let reached: Vec<(Hex, u8)> = land.fields.iter().filter_map(|hex| Some((hex, ways.pass(hex)?))).collect();
        let expected: Vec<(Hex, u8)> = slow.into_iter().filter(|(hex, _)| land.fields.has(*hex)).collect();
        prop_assert_eq!(&reached, &expected);
        let mut spent = 0;
        for hex in ways.stops() {
            let points = ways.stop(hex).unwrap();
            prop_assert!(points >= spent, "the cheapest first");
            spent = points;
            // The way leads there step by step, for what it costs.
            let way = ways.way(hex).unwrap();
            let mut at = from;
            let mut sum = 0;
            for (i, &next) in way.iter().enumerate() {
                let (side, _) = at.straight_to(next).unwrap();
                prop_assert_eq!(land.cross(at, side), Some(next));
                let Step { ground, cost } = ground(&kinds, next);
                prop_assert!(ground != Ground::Shut && (ground != Ground::Stop || i + 1 == way.len()));
                sum += cost;
                at = next;
            }
            prop_assert_eq!((at, sum), (hex, points));
        }
        let stops: BTreeSet<Hex> = ways.stops().collect();
        for (hex, _) in expected.into_iter().filter(|(hex, _)| *hex != from) {
            let through = ground(&kinds, hex).ground == Ground::Through;
            prop_assert_eq!((stops.contains(&hex), ways.stop(hex).is_some(), ways.way(hex).is_some()), (!through, !through, !through));
        }
    }
}

/// As on the starting tiles of Heroes III: three neighbouring fields are closed to the outside, so two lead out.
#[test]
fn a_closed_tile_is_left_by_its_open_fields() {
    let start = [Side::Right, Side::BottomRight, Side::BottomLeft].into_iter().fold(Print::OPEN, Print::closed);
    let start = start.blocked(Some(Side::TopLeft));
    for turn in 0..6 {
        let tile = Tile::at(Hex::at(0, 0)).turned(turn);
        let mut land = Land::default();
        land.lay(tile, &start);
        for centre in Nesting::Right.offsets() {
            land.lay(Tile::at(centre), &Print::OPEN);
        }
        let leaves = |side: &Side| {
            let field = tile.field(Some(*side));
            let ways = land.ways(field, 1, |_| Ground::Open);
            ways.stops().any(|hex| !tile.has(hex))
        };
        // The mountain is left, too, by whoever got there.
        let out: Vec<Side> = Side::ALL.into_iter().filter(leaves).collect();
        assert_eq!(out, [Side::TopRight, Side::Left, Side::TopLeft]);
        let ways = land.ways(tile.centre, 2, |_| Ground::Open);
        assert_eq!(ways.stop(tile.field(Some(Side::TopLeft))), None);
        assert_eq!(ways.stops().filter(|hex| tile.has(*hex)).count(), 5);
        assert!(ways.stops().skip(5).all(|hex| !tile.has(hex) && ways.stop(hex) == Some(2)));
    }
}

/// What one may pass with a point left is no place to end with the last one.
#[test]
fn passing_needs_a_point_to_go_on() {
    let mut land = Land::default();
    land.lay(Tile::at(Hex::at(0, 0)), &Print::OPEN);
    let crowd = |hex: Hex| if hex == Hex::at(0, 0) { Ground::Through } else { Ground::Open };
    let (near, far) = (land.ways(Hex::at(-1, 0), 1, crowd), land.ways(Hex::at(-1, 0), 2, crowd));
    assert_eq!((near.stop(Hex::at(0, 0)), near.pass(Hex::at(0, 0)), near.stop(Hex::at(1, 0))), (None, Some(1), None));
    assert_eq!(far.way(Hex::at(1, 0)).unwrap().as_slice(), [Hex::at(0, 0), Hex::at(1, 0)]);
    assert_eq!(far.stop(Hex::at(-1, 0)), Some(0), "it stands there");
    assert!(!far.stops().any(|hex| hex == Hex::at(-1, 0)));
}
