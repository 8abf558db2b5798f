//! `kamen play`: people on one screen, bots, or both.

mod passing;
mod seats;

use crate::args::Play;
use crate::output;
use command::{Common, Exit, input};
use draw::Ink;
use kernel::{Phrase, Seat, Viewer, Who};
use passing::{Passing, Wish};
use referee::{AnyTable, Record};
use seats::{Player, players};
use std::io::{BufRead, IsTerminal, Write};
use words::Speaker;

pub(crate) fn run(common: &Common, args: &Play) -> Result<(), Exit> {
    let (game, setup) = input::setup(&args.new)?;
    let (table, record) = match &args.resume {
        None => {
            let table = input::start(game, &setup)?;
            let record = Record::of_setup(&setup, table.as_ref());
            (table, record)
        }
        Some(file) => {
            let record = Record::parse(&input::text(file)?).map_err(|e| Exit::wrong(e.phrase()).in_file(file))?;
            if record.game() != args.new.game {
                let why = Phrase::new("wrong-play-game").text("game", record.game());
                return Err(Exit::wrong(why).in_file(file));
            }
            (record.replay(game, None).map_err(|e| Exit::game(game, e).in_file(file))?, record)
        }
    };
    let players = players(table.as_ref(), &args.who)?;
    let names = referee::seat_names(table.as_ref(), common.lang);
    let speaker = game.words().speaker(common.lang, &names);
    let luck = input::luck(common.seed);
    let thoughts = luck.clone().branch();
    let passing = Passing::new(table.seats());
    Session { record, table, players, speaker, luck, thoughts, before: vec![], at_screen: None, told: 0, passing }.run()
}

/// An evening at one screen.
struct Session<'a> {
    /// How the game began.
    record: Record,
    table: Box<dyn AnyTable>,
    players: Vec<Player>,
    speaker: Speaker<'a>,
    /// Dice and cards. The same answers meet the same: whatever bots think about or is taken back meanwhile.
    luck: kernel::Luck,
    /// What bots draw on.
    thoughts: kernel::Luck,
    /// The table before each answer of a person, and its luck, for undo.
    before: Vec<Before>,
    /// Who sits at the screen; nobody's secrets are on it before that.
    at_screen: Option<Seat>,
    /// Events already read out.
    told: usize,
    passing: Passing,
}

struct Before {
    table: Box<dyn AnyTable>,
    luck: kernel::Luck,
    /// Who answered then.
    seat: Seat,
}

enum Typed {
    Go,
    Quit,
}

impl Session<'_> {
    fn run(mut self) -> Result<(), Exit> {
        loop {
            let dealt = self.table.deal(&mut self.luck);
            dealt.map_err(|error| self.failed(&error))?;
            match self.table.asked().first().copied() {
                Some(Who::Seat(seat)) if self.is_passed(seat)? => {}
                Some(Who::Seat(seat)) => match self.players[seat.index()] {
                    Player::Bot(bot) => {
                        self.note(&Phrase::new("bot-thinks").seat("seat", seat));
                        let answered = self.table.bot_answers(seat, bot, &mut self.thoughts);
                        answered.map_err(|error| self.failed(&error))?;
                    }
                    Player::Human => {
                        if let Typed::Quit = self.ask(seat)? {
                            return Ok(());
                        }
                    }
                },
                Some(Who::Chance) => unreachable!("Chance was dealt"),
                None => break,
            }
        }
        self.show(self.at_screen.filter(|_| self.people() == 1));
        if let Some(legacy) = self.table.legacy() {
            self.note(&Phrase::new("legacy").text("text", legacy));
        }
        self.note(&Phrase::new("play-over"));
        // A finished game can still be kept.
        loop {
            match self.line()?.as_deref().map(str::trim) {
                Some(command) if command.starts_with("save") => self.save(command),
                Some("log") => self.log(Viewer::Spectator),
                Some("undo") if !self.before.is_empty() => {
                    if self.is_agreed(self.at_screen)? {
                        self.undo();
                        return self.run();
                    }
                }
                Some("") | Some("quit") | Some("q") | None => return Ok(()),
                Some(_) => self.note(&Phrase::new("play-help")),
            }
        }
    }

    /// Whether a person has said before to pass here; then it is done.
    fn is_passed(&mut self, seat: Seat) -> Result<bool, Exit> {
        let is_human = matches!(self.players[seat.index()], Player::Human);
        let passed = if is_human { self.pass_where_said(seat) } else { Ok(false) };
        passed.map_err(|error| self.failed(&error))
    }

    fn failed(&self, error: &referee::Error) -> Exit {
        Exit::refused(error.say(&self.speaker))
    }

    fn people(&self) -> usize {
        self.players.iter().filter(|p| matches!(p, Player::Human)).count()
    }

    /// Ask a person until there is an answer.
    fn ask(&mut self, seat: Seat) -> Result<Typed, Exit> {
        if self.hand_over(seat)? {
            return Ok(Typed::Quit);
        }
        self.show(Some(seat));
        self.explain(seat);
        loop {
            let Some(line) = self.line()? else { return Ok(Typed::Quit) };
            let line = line.trim().to_string();
            match line.as_str() {
                "" => self.show(Some(seat)),
                "help" | "?" => self.note(&Phrase::new("play-help")),
                "log" => self.log(Viewer::Seat(seat)),
                "list" => self.list(seat),
                "hint" => self.hint(seat)?,
                "quit" | "q" => return Ok(Typed::Quit),
                "undo" | "u" => {
                    if self.before.is_empty() {
                        self.note(&Phrase::new("nothing-to-undo"));
                    } else if self.is_agreed(Some(seat))? {
                        self.undo();
                        return Ok(Typed::Go);
                    }
                }
                command if command == "save" || command.starts_with("save ") => self.save(command),
                answer => {
                    if let Some(wish) = Wish::parse(answer) {
                        if self.wish(seat, wish) {
                            return Ok(Typed::Go);
                        }
                        continue;
                    }
                    let before = Before { table: self.table.clone(), luck: self.luck.clone(), seat };
                    match self.give(seat, answer) {
                        Ok(()) => {
                            self.before.push(before);
                            return Ok(Typed::Go);
                        }
                        Err(error) => anstream::println!("{}", error.say(&self.speaker)),
                    }
                }
            }
        }
    }

    /// By its number in the list, or by what it is called.
    fn give(&mut self, seat: Seat, answer: &str) -> Result<(), referee::Error> {
        let seat_id = self.table.seat_id(seat);
        let question = self.table.questions().into_iter().find(|q| q.who == Who::Seat(seat));
        let by_id = |id: &str| question.as_ref().and_then(|q| q.answers.iter().find(|a| a.id.eq_ignore_ascii_case(id)));
        let numbered = answer.parse::<usize>().ok().and_then(|n| question.as_ref()?.answers.get(n.checked_sub(1)?));
        let id = by_id(answer).or(numbered).map_or(answer.to_string(), |a| a.id.clone());
        self.table.answer(&format!("{seat_id}: {id}"))
    }

    /// As at a server's table: who takes back what others have answered or learned meanwhile asks them.
    fn is_agreed(&self, seat: Option<Seat>) -> Result<bool, Exit> {
        let Some(last) = self.before.last() else { return Ok(true) };
        if self.people() < 2 || (seat == Some(last.seat) && self.is_unseen(last)) {
            return Ok(true);
        }
        self.note(&Phrase::new("undo-ask"));
        let said = self.line()?.unwrap_or_default().trim().to_lowercase();
        let agreed = ["yes", "y", "ano", "a"].contains(&said.as_str());
        if !agreed {
            self.note(&Phrase::new("undo-declined"));
        }
        Ok(agreed)
    }

    /// Nothing was rolled or shown and nobody else has answered since.
    fn is_unseen(&self, last: &Before) -> bool {
        let mut since = self.table.replies().since(last.table.replies().len());
        let id = self.table.seat_id(last.seat);
        let mut luck = last.luck.clone();
        let mut reveals = |answer: &str| last.table.would_reveal(last.seat, answer, &mut luck);
        since.next().is_some_and(|(who, answer, _)| who == id && !reveals(answer)) && since.all(|(who, ..)| who == id)
    }

    /// Back to the last question a person answered.
    fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            (self.table, self.luck) = (before.table, before.luck);
            self.told = self.told.min(self.table.events(0).len());
            self.ask_again();
        }
    }

    /// When another person is asked and there are secrets, nobody's are on the screen until that person is there.
    /// `true` if everybody left.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Exit> {
        let same = self.at_screen.replace(seat) == Some(seat);
        let has_secrets = self.table.facts(Viewer::Seat(seat)) != self.table.facts(Viewer::Spectator);
        if same || self.people() < 2 || !has_secrets {
            return Ok(false);
        }
        clear();
        self.note(&Phrase::new("hand-over").seat("seat", seat));
        self.note(&Phrase::new("hand-over-ready").seat("seat", seat));
        Ok(self.line()?.is_none())
    }

    fn show(&mut self, seat: Option<Seat>) {
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        clear();
        let scene = self.table.scene(viewer);
        let events = self.table.events(0);
        let log = (events.len() - self.told.min(events.len())).clamp(5, 12);
        let mut picture = output::picture(self.table.as_ref(), &scene, viewer, self.speaker, log);
        let left_out = picture.question.as_mut().map_or(0, |prompt| shorten(&mut prompt.answers));
        anstream::println!("{}", draw::text(&picture, Ink::Colour));
        if left_out > 0 {
            self.note(&Phrase::new("more-answers").number("n", left_out as i64));
        }
        self.told = events.len();
    }

    /// Every answer, however many.
    fn list(&self, seat: Seat) {
        let asked = self.table.questions().into_iter().find(|q| q.who == Who::Seat(seat));
        for (i, answer) in asked.iter().flat_map(|q| &q.answers).enumerate() {
            anstream::println!("  ({}) {}  [{}]", i + 1, self.speaker.say(&answer.say.text), answer.id);
        }
    }

    /// What a bot would answer here, from what the person may know.
    fn hint(&mut self, seat: Seat) -> Result<(), Exit> {
        self.note(&Phrase::new("hint-thinks"));
        let question = self.table.questions().into_iter().find(|q| q.who == Who::Seat(seat));
        let answers = question.map_or(vec![], |q| q.answers);
        let hints =
            self.table.hint(seat, bots::Bounds::default(), &mut self.thoughts).map_err(|error| self.failed(&error))?;
        for (id, value) in hints {
            if let Some(answer) = answers.iter().find(|a| a.id == id) {
                let percent = (value * 100.0).round() as i64;
                let hint = Phrase::new("hint-answer").phrase("answer", answer.say.text.clone());
                self.note(&hint.text("id", id).number("percent", percent));
            }
        }
        Ok(())
    }

    fn log(&self, viewer: Viewer) {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let passed = |before| {
            for _ in 0..self.passed_before(before, seat) {
                anstream::println!("  {}", self.speaker.word("passing-kept"));
            }
        };
        for event in &self.table.events(0) {
            passed(event.seq);
            if event.audience.hears(viewer) {
                anstream::println!("  {}", self.speaker.say(&event.phrase));
            }
        }
        passed(self.table.told());
    }

    fn save(&self, command: &str) {
        let file = command.strip_prefix("save").map(str::trim).filter(|f| !f.is_empty()).unwrap_or("game.kamen");
        match std::fs::write(file, self.record.continued(self.table.as_ref()).to_string()) {
            Ok(()) => self.note(&Phrase::new("saved").text("file", file)),
            Err(error) => anstream::println!("{file}: {error}"),
        }
    }

    fn note(&self, phrase: &Phrase) {
        anstream::println!("{}", self.speaker.say(phrase));
    }

    /// What a person types; `None` when there is nobody any more.
    fn line(&self) -> Result<Option<String>, Exit> {
        print!("> ");
        let _ = std::io::stdout().flush();
        let mut line = String::new();
        match std::io::stdin().lock().read_line(&mut line) {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(line)),
            Err(error) => Err(Exit::refused(format!("standard input: {error}"))),
        }
    }
}

/// Of many answers that are rarely wanted, a screen shows the first few. Returns how many it leaves out.
fn shorten(answers: &mut Vec<draw::Choice>) -> usize {
    const RARE: usize = 12;
    let (all, mut rare) = (answers.len(), 0);
    answers.retain(|answer| {
        rare += usize::from(answer.rare);
        !answer.rare || rare <= RARE
    });
    all - answers.len()
}

/// A fresh screen, and nothing left to scroll back to.
fn clear() {
    if std::io::stdout().is_terminal() {
        print!("\x1b[2J\x1b[3J\x1b[H");
    } else {
        println!();
    }
}
