//! A deed to its end: an answer, what the same seat is asked before the step is over, and all that it sets going, while
//! nobody else does anything about it. For games in which one answer alone changes little. Where a game has a routine, all of
//! it goes as the routine says.

use kernel::{Answer, Asked, Game, Given, Luck, Reply, Rolled, Seat, Source, Table, Who};

/// Questions after the answer whose every answer is tried; later ones get the game's default.
const TRIED: usize = 2;
/// Ways to finish one deed that are tried in one world.
const WAYS: usize = 24;
/// Steps after which a deed is looked at wherever it stands.
const STEPS: u32 = 200;
/// What a deed is worth that changes nothing: less than any other.
pub(crate) const NOTHING: f32 = -1.0;
/// Decisions after which nothing more is played on.
const LONGEST: u32 = 2000;

/// How it looks after an answer, finished in the best way.
pub(crate) fn after<G: Game>(
    start: (&G::State, &[Given<G::Pick>]),
    seat: Seat,
    answer: Answer<G::Pick>,
    weights: &G::Weights,
    dice: &Luck,
) -> f32 {
    finish::<G>(start, seat, answer, weights, dice, WAYS).0
}

/// The best way to finish what an answer begins, of so many: how it looks then, and the position.
pub(crate) fn finish<G: Game>(
    (start, known): (&G::State, &[Given<G::Pick>]),
    seat: Seat,
    answer: Answer<G::Pick>,
    weights: &G::Weights,
    dice: &Luck,
    ways: usize,
) -> (f32, G::State) {
    let mut way = [0; TRIED];
    let mut best: Option<(f32, G::State)> = None;
    for _ in 0..ways {
        let mut luck = dice.clone();
        let mut deed = Deed::<G> {
            known,
            seat,
            answer: Some(answer),
            way,
            counts: [1; TRIED],
            asked: 0,
            weights,
            luck: &mut luck,
        };
        let mut seen = look(start.clone(), &mut deed, weights);
        let counts = deed.counts;
        // What leads back to where one was could be done for ever.
        if seen.1 == *start && known.is_empty() {
            seen.0 = NOTHING;
        }
        if best.as_ref().is_none_or(|(most, _)| seen.0 > *most) {
            best = Some(seen);
        }
        let Some(at) = (0..TRIED).rev().find(|&at| way[at] + 1 < counts[at]) else { break };
        way[at] += 1;
        way[at + 1..].fill(0);
    }
    best.unwrap_or_else(|| (f32::MIN, start.clone()))
}

fn look<G: Game>(start: G::State, deed: &mut Deed<'_, G>, weights: &G::Weights) -> (f32, G::State) {
    let seat = deed.seat;
    let mut table = Table::<G>::asking(start, deed);
    for _ in 0..STEPS {
        // A fault of the rules ends it like a cut: the position is judged as it stands.
        if G::is_over(&table.state) || !table.step().unwrap_or(false) || G::is_quiet(&table.state) {
            break;
        }
    }
    let state = table.state;
    (worth::<G>(&state, seat, weights), state)
}

fn worth<G: Game>(state: &G::State, seat: Seat, weights: &G::Weights) -> f32 {
    if G::is_over(state) { G::outcome(state).score(seat) } else { G::eval(state, seat, weights) }
}

/// What a seat does after a deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    GoesOn,
    /// Its turn ends.
    Stops,
}

/// How it looks when an answer is given and everybody goes on by routine, until a turn has come.
pub(crate) fn play_on<G: Game>(
    (start, known): (&G::State, &[Given<G::Pick>]),
    seat: Seat,
    answer: Answer<G::Pick>,
    (then, until): (Then, u32),
    weights: &G::Weights,
    luck: &mut Luck,
) -> f32 {
    let counts = [1; TRIED];
    let deed = Deed::<G> { known, seat, answer: Some(answer), way: [0; TRIED], counts, asked: 0, weights, luck };
    let mut play = Play { deed, then, until, left: LONGEST };
    let mut table = Table::<G>::asking(start.clone(), &mut play);
    // A fault ends it like a cut.
    let _ = table.run();
    let state = table.state;
    worth::<G>(&state, seat, weights)
}

/// Goes on to a turn and stops there, at the first question in a quiet moment.
struct Play<'a, G: Game> {
    deed: Deed<'a, G>,
    then: Then,
    until: u32,
    left: u32,
}

impl<G: Game> Source<G> for Play<'_, G> {
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        let far = G::turn(asked.state).is_some_and(|turn| turn >= self.until) && G::is_quiet(asked.state);
        self.left = self.left.saturating_sub(1);
        if self.deed.answer.is_none() && (far || self.left == 0) {
            return None;
        }
        let stops = self.then == Then::Stops && self.deed.answer.is_none() && asked.seat == self.deed.seat;
        if stops && G::is_quiet(asked.state) && asked.options.contains(&Answer::Pass) {
            return Some(Answer::Pass);
        }
        self.deed.answer(asked)
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        self.deed.roll(rolled)
    }

    fn shuffle(&mut self, rolled: &Rolled<'_, G>, order: &mut [u16]) -> Option<()> {
        self.deed.shuffle(rolled, order)
    }

    fn skips_windows(&self) -> bool {
        self.deed.skips_windows()
    }
}

struct Deed<'a, G: Game> {
    /// Replies since the checkpoint.
    known: &'a [Given<G::Pick>],
    seat: Seat,
    /// What is thought about, until it was given.
    answer: Option<Answer<G::Pick>>,
    /// Which answer to give to each question after it, and how many there were.
    way: [usize; TRIED],
    counts: [usize; TRIED],
    asked: usize,
    weights: &'a G::Weights,
    luck: &'a mut Luck,
}

impl<G: Game> Deed<'_, G> {
    fn next_known(&mut self, who: Who) -> Option<Reply<G::Pick>> {
        let (given, rest) = self.known.split_first().filter(|(given, _)| given.who == who)?;
        self.known = rest;
        Some(given.reply.clone())
    }
}

impl<G: Game> Source<G> for Deed<'_, G> {
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        if let Some(Reply::Answer(answer)) = self.next_known(Who::Seat(asked.seat)) {
            return Some(answer);
        }
        let mine = asked.seat == self.seat;
        if mine && let Some(answer) = self.answer.take() {
            return Some(answer);
        }
        let at = self.asked;
        if mine && !asked.window && at < TRIED && !G::has_routine() {
            self.asked += 1;
            self.counts[at] = asked.options.len();
            return asked.options.get(self.way[at]).copied();
        }
        let &Asked { state, seat, ask, options, .. } = asked;
        G::routine(state, seat, ask, options, self.weights).or_else(|| Some(G::default(state, ask, options)))
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        match self.next_known(Who::Chance) {
            Some(Reply::Face(face)) => Some(face),
            _ => Some(self.luck.below(rolled.faces)),
        }
    }

    fn shuffle(&mut self, _: &Rolled<'_, G>, order: &mut [u16]) -> Option<()> {
        match self.next_known(Who::Chance) {
            Some(Reply::Order(known)) if known.places().len() == order.len() => order.copy_from_slice(known.places()),
            _ => self.luck.shuffle(order),
        }
        Some(())
    }

    fn skips_windows(&self) -> bool {
        self.answer.is_none()
    }
}
