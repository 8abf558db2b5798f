//! Foresight, for games of whole deeds: `greedy` guides it. What it likes best is played on for some turns, by the game's
//! routine where it has one, otherwise deed by deed and by everybody as `greedy` would; every answer in the same worlds with the
//! same luck. Another answer than `greedy`'s is given only where it proves better there, so thinking can hardly make it worse.

use crate::deed::{self, Then};
use crate::greedy::{self, SURE};
use crate::search::Judged;
use crate::{Knowledge, Mind};
use kernel::{Answer, Asked, Game, Luck, Rolled, Seat, Source, Table};

/// Worlds in which every answer is looked at as `greedy` does.
const GLANCES: usize = 4;
/// The most answers that are played on.
const PLAYED: usize = 6;
/// Ways to finish a deed that are tried while playing on; and at the question itself.
const WAYS: usize = 6;
const ROOT_WAYS: usize = 24;
/// Worlds before an answer may be given up.
const FEW: u32 = 6;
/// How many standard errors an answer must be behind to be given up.
const BEHIND: f32 = 1.6;
/// How many standard errors another answer must be ahead of `greedy`'s; and where everybody goes on by routine, for there
/// answers differ less than luck does.
const AHEAD: f32 = 0.7;
const AHEAD_OF_ROUTINE: f32 = 2.0;
/// Deeds after which a run is looked at wherever it stands.
const DEEDS: u32 = 40;
/// Steps between two deeds.
const STEPS: u32 = 300;

/// What came of one answer, each time compared with the first one's in the same world.
#[derive(Clone, Debug)]
pub(crate) struct Trial<P> {
    pub(crate) answer: Answer<P>,
    visits: u32,
    sum: f32,
    /// Of the differences.
    more: f32,
    squares: f32,
    given_up: bool,
}

impl<P> Trial<P> {
    fn ahead(&self) -> f32 {
        self.more / self.visits.max(1) as f32
    }

    /// The standard error of how far it is ahead.
    fn error(&self) -> f32 {
        let n = self.visits.max(2) as f32;
        let mean = self.more / n;
        ((self.squares / n - mean * mean).max(0.0) / (n - 1.0)).sqrt()
    }
}

/// One thread's thoughts about one question.
pub(crate) struct Foresight<'k, G: Game> {
    knowledge: &'k Knowledge<G>,
    weights: &'k G::Weights,
    turns: u32,
    luck: Luck,
    /// What `greedy` likes best comes first.
    trials: Vec<Trial<G::Pick>>,
    pub(crate) runs: u64,
}

impl<'k, G: Game> Foresight<'k, G> {
    /// What `glance` found is the same on all threads: they compare with the same first answer.
    pub(crate) fn new(
        knowledge: &'k Knowledge<G>,
        weights: &'k G::Weights,
        trials: Vec<Trial<G::Pick>>,
        luck: Luck,
    ) -> Self {
        let turns = G::playout().turns.unwrap_or(2);
        Foresight { knowledge, weights, turns, luck, trials, runs: 0 }
    }

    /// Every answer that is still in question, in one more world.
    pub(crate) fn run(&mut self) {
        let Some(world) = self.knowledge.imagine(&mut self.luck) else {
            self.runs += 1;
            return;
        };
        let seat = self.knowledge.seat();
        let dice = self.luck.branch();
        let mut first = 0.0;
        for (i, trial) in self.trials.iter_mut().enumerate().filter(|(_, trial)| !trial.given_up) {
            let start = world.checkpoint();
            let value = if G::has_routine() {
                let until = G::turn(start.0).unwrap_or(0) + self.turns;
                deed::play_on::<G>(start, seat, trial.answer, (Then::GoesOn, until), self.weights, &mut dice.clone())
            } else {
                let (_, state) = deed::finish::<G>(start, seat, trial.answer, self.weights, &dice, ROOT_WAYS);
                play_on::<G>(state, seat, self.turns, self.weights, &mut dice.clone())
            };
            if i == 0 {
                first = value;
            }
            let more = value - first;
            trial.visits += 1;
            trial.sum += value;
            trial.more += more;
            trial.squares += more * more;
            self.runs += 1;
        }
        self.give_up();
    }

    /// What is far behind is tried no more. The first one stays, for the others are compared with it.
    fn give_up(&mut self) {
        let leader = self.trials.iter().filter(|t| !t.given_up).map(Trial::ahead).fold(0.0, f32::max);
        for trial in self.trials.iter_mut().skip(1).filter(|t| t.visits >= FEW) {
            trial.given_up |=
                trial.ahead() + BEHIND * trial.error() < leader || trial.error() == 0.0 && trial.more <= 0.0;
        }
    }

    pub(crate) fn is_settled(&self) -> bool {
        self.trials.iter().skip(1).all(|t| t.given_up)
    }

    pub(crate) fn into_trials(self) -> Vec<Trial<G::Pick>> {
        self.trials
    }
}

/// The answer that `greedy` gives, then others by how it looks right after them: by how a turn ends that goes on by routine
/// they look too much alike.
pub(crate) fn glance<G: Game>(knowledge: &Knowledge<G>, mind: &Mind<G>, luck: &mut Luck) -> Vec<Trial<G::Pick>> {
    let weights = &mind.weights;
    let mut values: Vec<(f32, Answer<G::Pick>)> = knowledge.options().iter().map(|&o| (0.0, o)).collect();
    for _ in 0..GLANCES {
        let Some(world) = knowledge.imagine(luck) else { continue };
        let dice = luck.branch();
        for (value, option) in &mut values {
            *value += deed::after::<G>(world.checkpoint(), knowledge.seat(), *option, weights, &dice);
        }
    }
    if let Some(usual) = knowledge.routine(weights) {
        values[usual].0 += SURE * GLANCES as f32;
    }
    for (value, option) in &mut values {
        if mind.said.is_worn(knowledge, *option) {
            *value = deed::NOTHING * GLANCES as f32;
        }
    }
    values.sort_by(|a, b| b.0.total_cmp(&a.0));
    values.truncate(PLAYED);
    let idle = values.iter().position(|(value, _)| *value <= 0.0);
    values.truncate(idle.unwrap_or(PLAYED).max(1));
    if G::has_routine() && knowledge.is_quiet() {
        let best = greedy::choose(knowledge, mind, luck);
        values.retain(|(_, answer)| *answer != best);
        values.insert(0, (1.0, best));
    }
    let trial = |(_, answer)| Trial { answer, visits: 0, sum: 0.0, more: 0.0, squares: 0.0, given_up: false };
    values.into_iter().map(trial).collect()
}

/// How many standard errors another answer must be ahead.
pub(crate) fn doubt<G: Game>() -> f32 {
    if G::has_routine() { AHEAD_OF_ROUTINE } else { AHEAD }
}

/// What several threads say together, the best first.
pub(crate) fn judged<P: Copy + PartialEq>(
    threads: &[Vec<Trial<P>>],
    options: &[Answer<P>],
    doubt: f32,
) -> Vec<Judged<P>> {
    let mut all: Vec<Trial<P>> = vec![];
    for trial in threads.iter().flatten() {
        match all.iter_mut().find(|t| t.answer == trial.answer) {
            None => all.push(trial.clone()),
            Some(t) => {
                (t.visits, t.sum) = (t.visits + trial.visits, t.sum + trial.sum);
                (t.more, t.squares) = (t.more + trial.more, t.squares + trial.squares);
            }
        }
    }
    let usual = all.first().map_or(0.5, |t| t.sum / t.visits.max(1) as f32);
    let sure = |t: &Trial<P>| if t.visits >= FEW { t.ahead() - doubt * t.error() } else { f32::MIN };
    let mut best = 0;
    for (i, trial) in all.iter().enumerate().skip(1) {
        let least = if best == 0 { 0.0 } else { sure(&all[best]) };
        if sure(trial) > least {
            best = i;
        }
    }
    if best < all.len() {
        let first = all.remove(best);
        all.insert(0, first);
    }
    let worth = |t: &Trial<P>| Judged { answer: t.answer, value: usual + t.ahead(), visits: t.visits };
    let mut judged: Vec<Judged<P>> = all.iter().map(worth).collect();
    // What is ahead by luck, as far as one can tell, is not thought to be better than what is given.
    let most = judged.first().map_or(0.0, |j| j.value);
    judged.iter_mut().skip(1).for_each(|j| j.value = j.value.min(most - f32::EPSILON));
    judged.get_mut(1..).into_iter().for_each(|rest| rest.sort_by(|a, b| b.value.total_cmp(&a.value)));
    let rest = options.iter().filter(|&o| all.iter().all(|t| t.answer != *o));
    judged.extend(rest.map(|&answer| Judged { answer, value: 0.0, visits: 0 }));
    judged
}

/// Everybody goes on as `greedy` would, for so many turns. How it looks then.
fn play_on<G: Game>(mut at: G::State, seat: Seat, turns: u32, weights: &G::Weights, luck: &mut Luck) -> f32 {
    let begun = G::turn(&at).unwrap_or(0);
    for _ in 0..DEEDS {
        if G::is_over(&at) {
            return G::outcome(&at).score(seat);
        }
        let far = G::turn(&at).unwrap_or(begun) >= begun + turns;
        if far && G::is_quiet(&at) {
            break;
        }
        let Some((by, options)) = next_question::<G>(&mut at, begun + turns, luck) else { continue };
        let dice = luck.branch();
        let mut best: Option<(f32, G::State)> = None;
        for option in options {
            let seen = deed::finish::<G>((&at, &[]), by, option, weights, &dice, WAYS);
            if best.as_ref().is_none_or(|(most, _)| seen.0 > *most) {
                best = Some(seen);
            }
        }
        if let Some((_, state)) = best {
            at = state;
        }
    }
    if G::is_over(&at) { G::outcome(&at).score(seat) } else { G::eval(&at, seat, weights) }
}

/// Go on until somebody has to decide something outside of windows, in which everybody passes, or until a turn begins. The
/// position is then the one before the step that asks.
fn next_question<G: Game>(at: &mut G::State, until: u32, luck: &mut Luck) -> Option<(Seat, Vec<Answer<G::Pick>>)> {
    for _ in 0..STEPS {
        if G::is_over(at) || G::turn(at).is_some_and(|turn| turn >= until) && G::is_quiet(at) {
            return None;
        }
        let mut ask = Probe::<G> { luck, found: None };
        let mut table = Table::<G>::asking(at.clone(), &mut ask);
        let done = table.step().unwrap_or(false);
        let state = table.state;
        if !done {
            return ask.found;
        }
        *at = state;
    }
    None
}

/// Passes in windows and stops at anything else.
struct Probe<'a, G: Game> {
    luck: &'a mut Luck,
    found: Option<(Seat, Vec<Answer<G::Pick>>)>,
}

impl<G: Game> Source<G> for Probe<'_, G> {
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        if asked.window || asked.options.len() == 1 {
            return Some(G::default(asked.state, asked.ask, asked.options));
        }
        self.found = Some((asked.seat, asked.options.to_vec()));
        None
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        Some(self.luck.below(rolled.faces))
    }

    fn shuffle(&mut self, _: &Rolled<'_, G>, order: &mut [u16]) -> Option<()> {
        self.luck.shuffle(order);
        Some(())
    }

    fn skips_windows(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::{AHEAD, Answer, Trial, judged};

    /// An answer that was ahead of the first one by so much, each time.
    fn trial(answer: u8, ahead: &[f32]) -> Trial<u8> {
        let visits = ahead.len() as u32;
        let squares = ahead.iter().map(|a| a * a).sum();
        let more = ahead.iter().sum();
        Trial { answer: Answer::Pick(answer), visits, sum: 0.5 * visits as f32, more, squares, given_up: false }
    }

    #[test]
    fn only_what_proves_better_is_preferred_to_what_greedy_likes() {
        let options = [1, 2, 3].map(Answer::Pick);
        let first = trial(1, &[0.0; 8]);
        let by_luck = trial(2, &[0.3, -0.3, 0.3, -0.3, 0.3, -0.3, 0.3, -0.28]);
        let surely = trial(3, &[0.1, 0.12, 0.1, 0.09, 0.1, 0.11, 0.1, 0.1]);
        let told = judged(&[vec![first.clone(), by_luck.clone()]], &options, AHEAD);
        assert_eq!(told[0].answer, Answer::Pick(1));
        assert!(told[1].value < told[0].value, "{told:?}");
        assert_eq!(told.len(), 3, "what was not tried is there as well");
        let told = judged(&[vec![first.clone(), by_luck, surely]], &options, AHEAD);
        assert_eq!(told[0].answer, Answer::Pick(3));
        let hasty = trial(2, &[0.2, 0.2]);
        assert_eq!(judged(&[vec![first, hasty]], &options, AHEAD)[0].answer, Answer::Pick(1), "twice is too seldom");
    }
}
