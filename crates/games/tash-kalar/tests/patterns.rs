//! Every pattern, in all its rotations and mirror images, against a slow and obvious matcher.

use kernel::Luck;
use tash_kalar::board::{ARENA, Square, Squares};
use tash_kalar::pattern::{self, Pieces};
use tash_kalar::printed::{Being, Level};

/// A piece on a square: is it mine, and how high.
type Slow = Vec<Option<(bool, Level)>>;

fn at(board: &Slow, column: i32, row: i32) -> Option<Option<(bool, Level)>> {
    Square::at(column, row).map(|_| board[(row * 9 + column) as usize])
}

/// TK-SUMMON-2 to TK-SUMMON-10, read off the drawn pattern square by square: turn the drawing, lay it, look.
fn slow_fits(being: Being, board: &Slow) -> Vec<Square> {
    let card = being.printed();
    let drawing: Vec<Vec<char>> = card.pattern.lines().map(|row| row.chars().collect()).collect();
    let mut found = vec![];
    for mirrored in [false, true] {
        let mut turned: Vec<Vec<char>> = drawing.clone();
        if mirrored {
            turned.iter_mut().for_each(|row| row.reverse());
        }
        for _ in 0..4 {
            turned = (0..turned[0].len()).map(|x| turned.iter().rev().map(|row| row[x]).collect()).collect();
            for top in -5..9 {
                for left in -5..9 {
                    found.extend(lay(&turned, left, top, card.level, board));
                }
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

/// The summon square, if the drawing fits with its corner there.
fn lay(drawing: &[Vec<char>], left: i32, top: i32, level: Level, board: &Slow) -> Option<Square> {
    let mut summon = None;
    for (y, row) in drawing.iter().enumerate() {
        for (x, &sign) in row.iter().enumerate() {
            if sign == '.' {
                continue;
            }
            let (column, row) = (left + x as i32, top + y as i32);
            let piece = at(board, column, row)?;
            let least = Level::ALL.into_iter().find(|l| l.letter() == sign.to_ascii_lowercase());
            if least.is_some_and(|least| !piece.is_some_and(|(mine, has)| mine && has >= least)) {
                return None;
            }
            if sign.is_uppercase() {
                if piece.is_some_and(|(_, has)| has > level) {
                    return None;
                }
                summon = Square::at(column, row);
            }
        }
    }
    summon
}

fn crowded(luck: &mut Luck) -> (Slow, Pieces) {
    let mut slow: Slow = vec![None; 81];
    let none = [Squares::NONE; 3];
    let (mut own, mut all) = (none, none);
    for square in ARENA.iter() {
        if luck.below(5) >= 3 {
            continue;
        }
        let mine = luck.below(3) > 0;
        let level = Level::ALL[[0, 0, 0, 1, 1, 2][luck.below(6) as usize]];
        slow[(square.row() * 9 + square.column()) as usize] = Some((mine, level));
        all[level.index()].insert(square);
        if mine {
            (0..=level.index()).for_each(|l| own[l].insert(square));
        }
    }
    (slow, Pieces { own, all })
}

fn fast_fits(being: Being, pieces: &Pieces) -> Vec<Square> {
    let level = being.printed().level;
    let all = pattern::of(being).iter().fold(Squares::NONE, |all, o| all | o.fits(level, pieces));
    let mut found: Vec<Square> = all.iter().collect();
    found.sort();
    found
}

#[test]
fn every_pattern_fits_where_a_slow_matcher_says() {
    let mut luck = Luck::new(5);
    let mut fitted = 0;
    for _ in 0..40 {
        let (slow, pieces) = crowded(&mut luck);
        for being in Being::all() {
            let found = fast_fits(being, &pieces);
            assert_eq!(found, slow_fits(being, &slow), "{}", being.printed().id);
            fitted += found.len();
        }
    }
    assert!(fitted > 5_000, "the boards are crowded enough to mean something: {fitted} placements");
}

#[test]
fn every_pattern_has_as_many_orientations_as_the_card_file_says() {
    for being in Being::all() {
        assert_eq!(pattern::of(being).len(), usize::from(being.printed().orientations), "{}", being.printed().id);
    }
}

fn board(mine: &[(&str, Level)]) -> Pieces {
    let none = [Squares::NONE; 3];
    let (mut own, mut all) = (none, none);
    for (name, level) in mine {
        let square = Square::named(name).unwrap();
        all[level.index()].insert(square);
        (0..=level.index()).for_each(|l| own[l].insert(square));
    }
    Pieces { own, all }
}

fn names(squares: &[Square]) -> Vec<String> {
    let mut names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    names.sort();
    names
}

/// EX TK-SUMMON-3 and EX TK-SUMMON-3b.
/// Proves TK-SUMMON-3.
#[test]
fn a_bomb_and_a_sapling_fit_just_where_the_examples_say() {
    use Level::Common as C;
    let bomb = Being::named("imperial_bomb").unwrap();
    assert_eq!(names(&fast_fits(bomb, &board(&[("e5", C), ("e6", C)]))), ["d4", "d7", "f4", "f7"]);
    let sapling = Being::named("sylvan_sapling").unwrap();
    assert_eq!(names(&fast_fits(sapling, &board(&[("c2", C), ("c3", C)]))), ["c1", "c4"]);
}

/// EX TK-SUMMON-4, EX TK-SUMMON-9.
/// Proves TK-SUMMON-4, TK-SUMMON-9.
#[test]
fn higher_pieces_serve_in_a_pattern_but_bar_the_summon_square() {
    let swordmaster = Being::named("imperial_swordmaster").unwrap();
    let pieces = board(&[("e4", Level::Heroic), ("e6", Level::Legendary)]);
    assert_eq!(names(&fast_fits(swordmaster, &pieces)), ["e5"]);
    let mut barred = pieces;
    barred.all[1].insert(Square::named("e5").unwrap());
    assert!(fast_fits(swordmaster, &barred).is_empty());
}

/// EX TK-SUMMON-17: marks turn with the pattern.
/// Proves TK-SUMMON-17.
#[test]
fn the_summoners_marks_lie_away_from_the_wall() {
    let summoner = Being::named("imperial_summoner").unwrap();
    let pieces = board(&[("d6", Level::Common), ("e6", Level::Common), ("f6", Level::Common)]);
    let marks = |at: &str| {
        let at = Square::named(at).unwrap();
        let laid = pattern::of(summoner).iter().find(|o| o.fits(Level::Heroic, &pieces).has(at)).unwrap();
        names(&laid.marked(at).iter().collect::<Vec<_>>())
    };
    assert_eq!(marks("e5"), ["c3", "c5", "d4", "d5", "e3", "e4", "f4", "f5", "g3", "g5"]);
    assert_eq!(marks("e7"), ["c7", "c9", "d7", "d8", "e8", "e9", "f7", "f8", "g7", "g9"]);
}

/// Each enemy piece in turn is taken for an own one, and must be in the pattern.
/// Proves TK-IMPRO-6.
#[test]
fn with_one_lent_piece_a_pattern_fits_where_trying_each_says() {
    let mut luck = Luck::new(6);
    let mut fitted = 0;
    for _ in 0..20 {
        let (_, pieces) = crowded(&mut luck);
        let [c, h, l] = pieces.all.map(|all| all.without(pieces.own[0]));
        let lent = [c | h | l, h | l, l];
        for being in Being::all() {
            let level = being.printed().level;
            for o in pattern::of(being) {
                let mut tried = Squares::NONE;
                for square in lent[0].iter() {
                    let mut own = pieces.own;
                    (0..3).filter(|&i| lent[i].has(square)).for_each(|i| own[i].insert(square));
                    let in_it = |at: &Square| o.used(*at).has(square) || o.on_summon.is_some() && *at == square;
                    for at in o.fits(level, &Pieces { own, ..pieces }).iter().filter(in_it) {
                        tried.insert(at);
                        fitted += 1;
                    }
                }
                let found = o.fits_with_one(level, &pieces, &lent);
                assert_eq!(found, tried, "{}", being.printed().id);
                for at in found.iter() {
                    let piece = o.lent_at(at, &pieces).unwrap();
                    assert!(lent[0].has(piece), "{}", being.printed().id);
                }
            }
        }
    }
    assert!(fitted > 1_000, "{fitted} placements");
}
