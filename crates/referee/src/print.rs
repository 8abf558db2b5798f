//! Fingerprints: sixteen bits of what was asked and offered. A record that no longer fits shows where.

use kernel::{Answer, Question, Show};

/// FNV-1a over the words of a question.
pub(crate) struct Print(u32);

impl Print {
    fn new() -> Print {
        Print(0x811C_9DC5)
    }

    fn eat(&mut self, text: &str) {
        let mut print = self.0;
        for &b in text.as_bytes() {
            print = (print ^ u32::from(b)).wrapping_mul(0x0100_0193);
        }
        self.0 = print.wrapping_mul(0x0100_0193);
    }

    fn done(self) -> u16 {
        (self.0 >> 16 ^ self.0) as u16
    }

    /// Of a question to a seat. `see` hears every answer with its id.
    pub(crate) fn of_options<G: Show>(
        state: &G::State,
        ask: G::Ask,
        options: &[Answer<G::Pick>],
        mut see: impl FnMut(Answer<G::Pick>, &str),
    ) -> u16 {
        let mut print = Print::new();
        print.eat(G::ask_id(ask));
        for &option in options {
            let id = G::answer_id(state, option);
            print.eat(&id);
            see(option, &id);
        }
        print.eat("0");
        print.done()
    }

    /// Of a die. A pile is a die with as many faces as cards: so older records began to shuffle it.
    pub(crate) fn of_faces<G: Show>(ask: G::Ask, faces: u32) -> u16 {
        let mut print = Print::new();
        print.eat(G::ask_id(ask));
        print.eat(&faces.to_string());
        print.done()
    }
}

pub(crate) fn fingerprint<G: Show>(state: &G::State, question: &Question<G>) -> u16 {
    match question.seat() {
        Some(_) => Print::of_options::<G>(state, question.ask, &question.options, |_, _| {}),
        None => Print::of_faces::<G>(question.ask, question.faces),
    }
}
