//! A whole game printed: what was asked, answered and heard, and what each seat saw. Committed, and read when it changes.

use crate::erased;
use kernel::{Luck, Seat, Setup, Show, Viewer, Who};
use std::fmt::Write;
use std::path::Path;
use words::Lang;

/// Compare a random game with the one committed under `file`. `KAMEN_UPDATE=1` writes it instead.
pub fn playthrough<G: Show>(setup: &Setup, seed: u64, file: &str) {
    let text = record::<G>(setup, seed);
    let path = Path::new(file);
    if std::env::var_os("KAMEN_UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().expect("a file in a folder")).expect("a writable folder");
        std::fs::write(path, &text).expect("a writable file");
    }
    let committed =
        std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{file}: {e}; run `cargo xtask playthroughs`"));
    if committed != text {
        let line = committed.lines().zip(text.lines()).position(|(a, b)| a != b).unwrap_or(0) + 1;
        panic!("{file} changed from line {line} on; run `cargo xtask playthroughs` and read the difference");
    }
}

fn record<G: Show>(setup: &Setup, seed: u64) -> String {
    let game = erased::<G>();
    let mut luck = Luck::new(seed);
    let mut table = game.start(setup).expect("a setup of the game");
    let names = referee::seat_ids(table.as_ref());
    let speaker = game.words().speaker(Lang::En, &names);
    let mut out = format!("# {} with {} seats, seed {seed}\n", speaker.word("game-name"), setup.seats);
    let mut told = 0;
    let mut print = |text: String| writeln!(out, "{text}").expect("strings take everything");
    loop {
        table.deal(&mut luck).expect("Chance keeps to the rules");
        for event in table.events(told) {
            let heard: Vec<_> = event.audience.seats(table.seats()).map(|s| table.seat_id(s)).collect();
            let audience = if event.audience.is_all() { "all".into() } else { heard.join(" ") };
            print(format!("  {audience}: {} ({})", speaker.say(&event.phrase), event.id));
        }
        told = table.events(0).len();
        let Some(Who::Seat(seat)) = table.asked().first().copied() else { break };
        let question = table.questions().remove(0);
        print(format!("\n{} sees", table.seat_id(seat)));
        print(table.facts(Viewer::Seat(seat)).to_string().trim_end().to_string());
        print(format!("{} is asked: {} [{}]", table.seat_id(seat), speaker.say(&question.text), question.rule));
        let ids: Vec<_> = question.answers.iter().map(|a| a.id.as_str()).collect();
        print(format!("may answer: {}", ids.join(" | ")));
        let id = ids[luck.below(ids.len() as u32) as usize].to_string();
        table.answer(&format!("{}: {id}", table.seat_id(seat))).expect("an offered answer");
        print(format!("answers: {id}"));
    }
    let outcome = table.outcome().expect("nobody is asked when it is over");
    let ranks: Vec<_> = Seat::all(table.seats()).map(|s| format!("{} {}", table.seat_id(s), outcome.rank(s))).collect();
    print(format!("\nranks: {}\n{}", ranks.join(", "), table.position().trim_end()));
    out
}
