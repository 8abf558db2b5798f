//! All that a bot is given: a world that fits what its seat has seen.

use kernel::{Answer, Game, Given, Live, Luck, Question, Seat};

/// What a seat knows: a world that fits everything it has seen. The truth stays outside.
#[derive(Debug)]
pub struct Knowledge<G: Game> {
    seat: Seat,
    world: Live<G>,
}

impl<G: Game> Knowledge<G> {
    /// `None` if the seat is not asked, or if no world fits what it has seen (a fault of the game's resampling).
    pub fn of(table: &Live<G>, seat: Seat, luck: &mut Luck) -> Option<Knowledge<G>> {
        table.question_for(seat)?;
        Some(Knowledge { seat, world: table.known_to(seat, luck)? })
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat is asked now.
    pub fn question(&self) -> &Question<G> {
        self.world.question_for(self.seat).expect("`of` made sure that the seat is asked")
    }

    /// What the seat may answer now.
    pub fn options(&self) -> &[Answer<G::Pick>] {
        &self.question().options
    }

    /// Whether it is asked in a window.
    pub(crate) fn is_window(&self) -> bool {
        self.question().window
    }

    /// The turn in which it is asked, where the game counts them.
    pub(crate) fn turn(&self) -> Option<u32> {
        G::turn(self.world.state())
    }

    /// Whether it is asked between deeds, where the step has just begun.
    pub(crate) fn is_quiet(&self) -> bool {
        let (state, since) = self.world.checkpoint();
        since.is_empty() && G::is_quiet(state)
    }

    /// The place among the options of what is done by routine.
    pub(crate) fn routine(&self, weights: &G::Weights) -> Option<usize> {
        let question = self.question();
        let answer = G::routine(self.world.state(), self.seat, question.ask, &question.options, weights)?;
        question.options.iter().position(|option| *option == answer)
    }

    /// Another world that fits.
    pub fn imagine(&self, luck: &mut Luck) -> Option<Live<G>> {
        self.world.known_to(self.seat, luck)
    }

    /// The world at hand, from its checkpoint: where a search starts its runs.
    pub(crate) fn start(&self) -> (&G::State, &[Given<G::Pick>]) {
        self.world.checkpoint()
    }
}
