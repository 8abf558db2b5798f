//! A sleeping table comes back by playing its log again: how long that takes, and that it is the same table.

use super::fold::Fold;
use super::line::Line;
use super::options::Options;
use kernel::{Luck, Viewer};
use referee::AnyGame;
use std::time::Duration;
use tokio::time::Instant;

/// A whole game must come back within this; without optimisation a multiple is forgiven.
const MOST: Duration = Duration::from_millis(if cfg!(debug_assertions) { 400 } else { 20 });

/// A game of random answers as its owner plays it: drafts that are written down and taken over.
fn played(game: &'static dyn AnyGame, luck: &mut Luck) -> (Fold, Vec<String>) {
    let mut fold = empty(game);
    let mut log = fold.opening(luck).expect("a game begins");
    log.iter().for_each(|line| fold.apply(line, 0).expect("a line just made"));
    while fold.is_playing() {
        let seat = fold.pending[luck.below(fold.pending.len() as u32) as usize].seat;
        let offered = fold.table().expect("it is played").offered(seat);
        let answer = &offered[luck.below(offered.len() as u32) as usize];
        let attempt = fold.attempt(seat, answer, luck).expect("an offered answer");
        log.extend(attempt.lines.iter().cloned());
        fold.settle(&attempt, 0);
    }
    (fold, log.iter().map(Line::text).collect())
}

fn empty(game: &'static dyn AnyGame) -> Fold {
    let setup = game.about().setup(None, None, &[]).expect("the defaults fit");
    Fold::new(game, setup, Options::default())
}

fn loaded(game: &'static dyn AnyGame, log: &[String]) -> Fold {
    let mut fold = empty(game);
    let lines: Vec<_> = log.iter().map(|text| (Line::parse(text).expect("a line"), 0)).collect();
    fold.read(&lines).expect("lines that were written");
    assert_eq!(fold.misfit, None);
    fold
}

#[test]
#[expect(clippy::print_stdout, reason = "the measure is worth reading")]
fn a_whole_game_comes_back_fast_and_as_it_was() {
    for game in catalog::games() {
        let mut slowest = (Duration::ZERO, 0);
        for seed in 0..12 {
            let (fold, log) = played(*game, &mut Luck::new(seed));
            // The fastest of a few: other tests run beside this one.
            let time = (0..5).map(|_| {
                let start = Instant::now();
                let again = loaded(*game, &log);
                let time = start.elapsed();
                assert_eq!(again.feed.len(), fold.feed.len());
                assert_eq!((again.seq, &again.pending), (fold.seq, &fold.pending));
                let facts = |fold: &Fold| fold.table().map(|table| table.facts(Viewer::Judge));
                assert_eq!(facts(&again), facts(&fold));
                time
            });
            let time = time.min().expect("a time");
            slowest = slowest.max((time, log.len()));
        }
        let (time, lines) = slowest;
        println!("{game:?}: {lines} lines in {:.1} ms", time.as_secs_f64() * 1000.0);
        assert!(time < MOST, "{game:?}: {lines} lines take {time:?}");
    }
}
