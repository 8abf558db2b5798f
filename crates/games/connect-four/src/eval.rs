//! How good a position looks: open lines of four that only one side has stones in, weighed by how many.

use crate::State;
use crate::state::{COLUMNS, ROWS};
use kernel::Seat;

/// Worth of a line by the stones in it.
const WORTH: [f32; 4] = [0.0, 1.0, 4.0, 16.0];

pub(crate) fn eval(state: &State, seat: Seat) -> f32 {
    if state.won {
        return if state.turn == seat { 1.0 } else { 0.0 };
    }
    // Whoever moves next and can finish a line will.
    if state.can_win_at_once() {
        return if state.turn == seat { 0.99 } else { 0.01 };
    }
    let [mine, theirs] = [seat, seat.after(2)].map(|s| state.stones[s.index()]);
    let balance: f32 = lines()
        .map(|line| match ((mine & line).count_ones(), (theirs & line).count_ones()) {
            (n, 0) => WORTH[n as usize],
            (0, n) => -WORTH[n as usize],
            _ => 0.0,
        })
        .sum();
    0.5 + 0.5 * (balance / (balance.abs() + 40.0))
}

/// All 69 lines of four squares.
fn lines() -> impl Iterator<Item = u64> {
    const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let inside = |c: i8, r: i8| (0..COLUMNS as i8).contains(&c) && (0..ROWS as i8).contains(&r);
    DIRECTIONS.into_iter().flat_map(move |(dc, dr)| {
        (0..COLUMNS as i8).flat_map(move |c| {
            (0..ROWS as i8)
                .filter(move |&r| inside(c + 3 * dc, r + 3 * dr))
                .map(move |r| (0..4).map(|i| 1u64 << ((c + i * dc) * 7 + r + i * dr)).sum())
        })
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn there_are_69_lines_of_four() {
        assert_eq!(super::lines().count(), 69);
    }
}
