//! Every game of the catalogue in every mode, with the fewest and the most seats, set up by luck.

use kernel::{Luck, Possible, Setup};
use referee::AnyGame;

pub(crate) type Wish = (&'static dyn AnyGame, Setup);

/// So many wishes, all games and modes in turn.
pub(crate) fn wishes(count: usize, seed: u64) -> Vec<Wish> {
    let mut luck = Luck::new(seed);
    let all = catalog::games().iter().flat_map(|game| {
        let sizes = move |mode: &'static kernel::Mode| {
            let (least, most) = (*mode.seats.start(), *mode.seats.end());
            (least..=most).filter(move |&n| n == least || n == most).map(move |n| (*game, mode.key, n))
        };
        game.about().modes.iter().flat_map(sizes)
    });
    let all: Vec<_> = all.collect();
    let wish = |(game, mode, seats): (&'static dyn AnyGame, &'static str, u8)| {
        // A choice that does not fit the others (the first seat of a smaller table) gives way to the defaults.
        let wished = choices(game, mode, seats, &mut luck);
        let checked = |options: &[_]| {
            let setup = game.about().setup(Some(mode), Some(seats), options).ok()?;
            game.start(&setup).ok().map(|_| setup)
        };
        (game, checked(&wished).or_else(|| checked(&[])).expect("the defaults fit every mode"))
    };
    all.into_iter().cycle().take(count).map(wish).collect()
}

fn choices(game: &'static dyn AnyGame, mode: &str, seats: u8, luck: &mut Luck) -> Vec<(String, String)> {
    let choice = |choice: kernel::Choice| match choice.values {
        Possible::OneOf(all) => Some((choice.key.to_string(), all[luck.below(all.len() as u32) as usize].clone())),
        Possible::Number(_) | Possible::Text(_) | Possible::EachSeat(_) | Possible::Legacy => None,
    };
    game.about().choices(Some(mode), Some(seats), &[]).settings.into_iter().filter_map(choice).collect()
}
