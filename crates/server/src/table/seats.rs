//! Who sits where, as the store knows it.

use kernel::Seat;
use std::collections::BTreeMap;
use store::Sitter;
use words::{Lang, Words};

/// The seats of a table in order.
#[derive(Clone, Debug, Default)]
pub struct Sitting(pub Vec<store::Seat>);

impl Sitting {
    fn find(&self, seat: Seat) -> Option<&store::Seat> {
        self.0.iter().find(|s| usize::from(s.seat) == seat.index())
    }

    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.find(seat)?.sitter.as_ref()
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.find(seat).map_or("", |s| &s.name)
    }

    /// What the seats are called, given the game's own names for them and those that somebody typed: who sits at several
    /// is told apart by these.
    pub fn names(
        &self,
        seats: u8,
        plain: impl FnOnce() -> Vec<String>,
        typed: &BTreeMap<u8, String>,
        lang: Lang,
    ) -> Vec<String> {
        let called = |seat: usize| {
            let sits = || self.find(Seat(seat as u8)).and_then(|seat| called(seat.sitter.as_ref()?, &seat.name, lang));
            typed.get(&(seat as u8)).cloned().or_else(sits)
        };
        let names: Vec<Option<String>> = (0..usize::from(seats)).map(called).collect();
        // Mostly everybody has a name of their own, and the game's are not needed.
        if names.iter().enumerate().all(|(n, name)| name.is_some() && !names[..n].contains(name)) {
            return names.into_iter().flatten().collect();
        }
        let name = |(seat, plain): (usize, String)| match &names[seat] {
            None => plain,
            Some(name) if names.iter().flatten().filter(|other| *other == name).count() > 1 => {
                format!("{name} ({plain})")
            }
            Some(name) => name.clone(),
        };
        plain().into_iter().enumerate().map(name).collect()
    }

    pub fn bot(&self, seat: Seat) -> Option<&str> {
        match self.sitter(seat)? {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Person(_) => None,
        }
    }

    /// The person in a seat.
    pub(crate) fn person(&self, seat: Seat) -> Option<&str> {
        holder(self.find(seat)?)
    }

    /// The seats a person holds.
    pub fn of(&self, person: &str) -> Vec<Seat> {
        let holds = |s: &&store::Seat| holder(s).is_some_and(|id| id == person);
        self.0.iter().filter(holds).map(|s| Seat(s.seat)).collect()
    }

    /// The seats that people hold.
    pub fn people(&self) -> Vec<Seat> {
        self.0.iter().filter(|s| holder(s).is_some()).map(|s| Seat(s.seat)).collect()
    }

    pub fn is_full(&self) -> bool {
        self.0.iter().all(|s| s.sitter.is_some())
    }
}

/// A person's name, or a word for a bot.
pub(crate) fn called(sitter: &Sitter, name: &str, lang: Lang) -> Option<String> {
    match sitter {
        Sitter::Person(_) => Some(name.to_string()).filter(|name| !name.is_empty()),
        Sitter::Bot(_) => Some(Words::of_program().speaker(lang, &[]).word("computer")),
    }
}

/// The person in a seat.
pub(super) fn holder(seat: &store::Seat) -> Option<&str> {
    match seat.sitter.as_ref()? {
        Sitter::Person(id) => Some(&id.0),
        Sitter::Bot(_) => None,
    }
}
