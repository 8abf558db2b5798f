//! `kamen menu`: choose a game and play in the terminal.

use crate::args::Play;
use crate::commands::play;
use command::{Common, Exit, New};
use kernel::Phrase;
use std::io::{BufRead, Write};
use words::{Lang, Words};

pub(crate) fn run(common: &Common) -> Result<(), Exit> {
    let mut common = common.clone();
    loop {
        let speaker = Words::of_program().speaker(common.lang, &[]);
        anstream::println!("\n{}\n", speaker.word("menu-title"));
        for (i, game) in catalog::games().iter().enumerate() {
            let own = game.words().speaker(common.lang, &[]);
            let first = game.about().practice && !catalog::games()[..i].iter().any(|g| g.about().practice);
            if first {
                anstream::println!("\n  {}", speaker.word("practice-games"));
            }
            anstream::println!("  {}  {}. {}", i + 1, own.word("game-name"), own.word("game-line"));
        }
        anstream::println!("\n  c  {}\n  q  {}\n", speaker.word("menu-language"), speaker.word("menu-quit"));
        print!("> ");
        let _ = std::io::stdout().flush();
        let mut line = String::new();
        if !matches!(std::io::stdin().lock().read_line(&mut line), Ok(n) if n > 0) {
            return Ok(());
        }
        match line.trim() {
            "q" | "quit" => return Ok(()),
            "c" => common.lang = if common.lang == Lang::En { Lang::Cs } else { Lang::En },
            word => match word.parse::<usize>().ok().and_then(|n| catalog::games().get(n.checked_sub(1)?)) {
                Some(game) => {
                    let new =
                        New { game: game.about().key.into(), mode: None, seats: None, options: vec![], from: None };
                    play::run(&common, &Play { new, who: vec![], resume: None })?;
                }
                None => anstream::println!("{}", speaker.say(&Phrase::new("menu-unknown").text("word", word))),
            },
        }
    }
}
