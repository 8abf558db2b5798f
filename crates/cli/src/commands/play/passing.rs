//! Passing in advance at one screen.

use super::Session;
use kernel::{EveWish, Phrase, Seat, Stirs};
use referee::{Advance, Standing};
use words::{Lang, Words};

/// What people at this screen have said in advance.
pub(super) struct Passing {
    seats: Vec<Advance>,
    /// When the table passed for whom: how much had been told.
    kept: Vec<(usize, Seat)>,
    /// Why a seat is asked again.
    over: Vec<(Seat, Stirs)>,
}

/// What somebody types about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    Until(Stirs),
    Stop,
    Skip(bool),
    Eve(Option<EveWish>),
}

impl Passing {
    pub(super) fn new(seats: u8) -> Passing {
        Passing { seats: vec![Advance::default(); usize::from(seats)], kept: vec![], over: vec![] }
    }
}

impl Wish {
    /// In any language: `pass until my turn, combat`, `stop passing`.
    pub(super) fn parse(typed: &str) -> Option<Result<Wish, String>> {
        Lang::ALL.into_iter().find_map(|lang| Wish::parse_in(lang, &typed.to_lowercase()))
    }

    fn parse_in(lang: Lang, typed: &str) -> Option<Result<Wish, String>> {
        let speaker = Words::of_program().speaker(lang, &[]);
        let plain =
            [("typed-stop-passing", Wish::Stop), ("typed-skip", Wish::Skip(true)), ("typed-ask", Wish::Skip(false))];
        let eves = [Some(EveWish::EveryCombat), Some(EveWish::NeverInOthers), None];
        let eves =
            eves.map(|eve| (eve.map_or("typed-usual".into(), |eve| format!("typed-{}", eve.id())), Wish::Eve(eve)));
        let mut plain = plain.map(|(key, wish)| (key.to_string(), wish)).into_iter().chain(eves);
        if let Some((_, wish)) = plain.find(|(key, _)| speaker.word(key) == typed) {
            return Some(Ok(wish));
        }
        let until = typed.strip_prefix(&speaker.word("typed-pass-until"))?.trim();
        let one = |word: &str| {
            let is = |stir: &Stirs| word == stir.id() || word == speaker.word(&format!("typed-{}", stir.id()));
            Stirs::ALL.into_iter().find(is).ok_or_else(|| word.to_string())
        };
        let words = until.split(',').map(str::trim).filter(|word| !word.is_empty());
        Some(words.map(one).collect::<Result<Stirs, String>>().map(Wish::Until))
    }
}

impl Session<'_> {
    /// Take a wish of the person at the screen; `true` if it answers what is asked now.
    pub(super) fn wish(&mut self, seat: Seat, wish: Result<Wish, String>) -> bool {
        let said = &mut self.passing.seats[seat.index()];
        let note = match wish {
            Ok(Wish::Until(until)) => {
                said.standing = Some(Standing::new(until, self.table.as_ref()));
                Phrase::new("passing-given").phrase("until", Standing::words(until))
            }
            Ok(Wish::Stop) => {
                said.standing = None;
                Phrase::new("passing-taken-back")
            }
            Ok(Wish::Skip(on)) => {
                said.skips = on;
                Phrase::new(if on { "passing-skips" } else { "passing-asks" })
            }
            Ok(Wish::Eve(eve)) => {
                said.eve = eve;
                Advance::of_eves(eve)
            }
            Err(word) => Phrase::new("typed-unknown").text("word", word),
        };
        let passes = said.passes(self.table.as_ref(), seat);
        self.note(&note);
        passes
    }

    /// Pass for a seat that said so before.
    pub(super) fn pass_where_said(&mut self, seat: Seat) -> Result<bool, referee::Error> {
        for (seat, said) in Seat::all(self.table.seats()).zip(&mut self.passing.seats) {
            let over = said.standing.as_mut().and_then(|standing| standing.hear(self.table.as_ref(), seat));
            self.passing.over.extend(over.map(|why| (seat, why)));
        }
        if !self.passing.seats[seat.index()].passes(self.table.as_ref(), seat) {
            return Ok(false);
        }
        self.passing.kept.push((self.table.told(), seat));
        self.table.answer(&format!("{}: pass", self.table.seat_id(seat)))?;
        Ok(true)
    }

    /// Say once why somebody who passed in advance is asked again.
    pub(super) fn explain(&mut self, seat: Seat) {
        let mut why = None;
        self.passing.over.retain(|(whose, stirs)| {
            why = if *whose == seat { Some(*stirs) } else { why };
            *whose != seat
        });
        if let Some(why) = why {
            self.note(&Phrase::new("passing-over").phrase("why", Standing::reason(why)));
        }
    }

    /// Answers were taken back: words stand as they did before them, but who is asked in a window is asked.
    pub(super) fn ask_again(&mut self) {
        let told = self.table.told();
        self.passing.kept.retain(|(at, _)| *at < told);
        self.passing.over.clear();
        for (seat, said) in Seat::all(self.table.seats()).zip(&mut self.passing.seats) {
            if let Some(standing) = &mut said.standing {
                standing.take_back(told);
            }
            if self.table.is_window(seat) {
                said.standing = None;
            }
            if said.keeps_out(self.table.as_ref(), seat) == Some(true) {
                said.eve = None;
            }
        }
    }

    /// How often the table passed for this seat before the event of this number was told.
    pub(super) fn passed_before(&self, event: usize, seat: Option<Seat>) -> usize {
        self.passing.kept.iter().filter(|(at, whose)| *at == event && Some(*whose) == seat).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_understood_in_both_languages() {
        let both = Stirs::MY_TURN | Stirs::COMBAT;
        assert_eq!(Wish::parse("pass until my turn, combat"), Some(Ok(Wish::Until(both))));
        assert_eq!(Wish::parse("Vynechat dokud můj tah, boj"), Some(Ok(Wish::Until(both))));
        assert_eq!(Wish::parse("pass until"), Some(Ok(Wish::Until(Stirs::NOTHING))));
        assert_eq!(Wish::parse("pass until teatime"), Some(Err("teatime".into())));
        assert_eq!(Wish::parse("stop passing"), Some(Ok(Wish::Stop)));
        assert_eq!(Wish::parse("nevynechávat"), Some(Ok(Wish::Stop)));
        assert_eq!(Wish::parse("ask before every combat"), Some(Ok(Wish::Eve(Some(EveWish::EveryCombat)))));
        assert_eq!(Wish::parse("never in others' turns"), Some(Ok(Wish::Eve(Some(EveWish::NeverInOthers)))));
        assert_eq!(Wish::parse("Před bojem se ptát jako jinde"), Some(Ok(Wish::Eve(None))));
        assert_eq!(Wish::parse("pass"), None, "that is an answer");
    }
}
