//! What each answer has brought so far, wherever it was given: playouts prefer what did well before.

use kernel::{Answer, Asked, Game, Luck, MAX_SEATS, Seat};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// Answers share a cell when their hashes meet; that blurs a little and costs nothing.
const CELLS: usize = 1 << 12;

/// Answers picked at random, of which the best is given: the more, the less is left to luck.
const PICKED: usize = 4;

/// Once an answer was given so often, old times count half.
const MANY: f32 = 1000.0;

#[derive(Debug)]
pub(crate) struct Habits<G: Game> {
    sums: Vec<(f32, f32)>,
    /// What was given in the run at hand.
    given: Vec<(Seat, usize)>,
    of: PhantomData<fn(G)>,
}

impl<G: Game> Default for Habits<G> {
    fn default() -> Self {
        Habits { sums: vec![(0.0, 0.0); CELLS], given: vec![], of: PhantomData }
    }
}

impl<G: Game> Habits<G> {
    pub(crate) fn begin(&mut self) {
        self.given.clear();
    }

    /// The best of a few answers picked at random.
    pub(crate) fn draw(&self, asked: &Asked<'_, G>, luck: &mut Luck) -> Answer<G::Pick> {
        let count = asked.options.len() as u32;
        asked.options[self.prefer(asked, || luck.below(count) as usize)]
    }

    /// The best of a few places.
    pub(crate) fn prefer(&self, asked: &Asked<'_, G>, mut any: impl FnMut() -> usize) -> usize {
        let mut best = any();
        let mut most = self.worth(asked, best);
        for _ in 1..PICKED {
            let other = any();
            let worth = self.worth(asked, other);
            if worth > most {
                (best, most) = (other, worth);
            }
        }
        best
    }

    /// What never was given is worth trying.
    fn worth(&self, asked: &Asked<'_, G>, place: usize) -> f32 {
        let (sum, count) = self.sums[cell::<G>(asked.seat, asked.ask, asked.options[place])];
        (sum + 1.0) / (count + 1.0)
    }

    pub(crate) fn note(&mut self, asked: &Asked<'_, G>, answer: Answer<G::Pick>) {
        self.given.push((asked.seat, cell::<G>(asked.seat, asked.ask, answer)));
    }

    pub(crate) fn learn(&mut self, values: &[f32; MAX_SEATS]) {
        for &(seat, cell) in &self.given {
            let (sum, count) = &mut self.sums[cell];
            *sum += values[seat.index()];
            *count += 1.0;
            if *count >= MANY {
                (*sum, *count) = (*sum / 2.0, *count / 2.0);
            }
        }
    }
}

fn cell<G: Game>(seat: Seat, ask: G::Ask, answer: Answer<G::Pick>) -> usize {
    let mut hasher = Fold(0);
    (seat, ask, answer).hash(&mut hasher);
    (hasher.finish() >> 48) as usize % CELLS
}

/// A multiply and a turn for each word: plenty for a table that may blur.
struct Fold(u64);

impl Fold {
    fn eat(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517C_C1B7_2722_0A95);
    }
}

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&b| self.eat(u64::from(b)));
    }

    fn write_u8(&mut self, n: u8) {
        self.eat(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.eat(u64::from(n));
    }

    fn write_isize(&mut self, n: isize) {
        self.eat(n as u64);
    }

    fn write_usize(&mut self, n: usize) {
        self.eat(n as u64);
    }
}
