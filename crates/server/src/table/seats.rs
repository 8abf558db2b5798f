//! Who sits where, as the store knows it.

use kernel::Seat;
use store::Sitter;

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

/// The person in a seat.
pub(super) fn holder(seat: &store::Seat) -> Option<&str> {
    match seat.sitter.as_ref()? {
        Sitter::Person(id) => Some(&id.0),
        Sitter::Bot(_) => None,
    }
}
