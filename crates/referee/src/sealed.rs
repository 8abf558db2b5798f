//! Where the dice of a recorded game came from, so that everybody can check them. Computes nothing itself.

use kernel::{Lines, Malformed, Phrase};
use std::fmt;

/// The seed whose seal was shown before the game, what the players added to it, and which dice were rolled and taken back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sealed {
    pub seal: String,
    pub seed: String,
    pub words: Vec<Added>,
    /// Before this one of the record's dice and shuffles, counted from 0, so many others had been taken back.
    pub taken_back: Vec<(u64, u64)>,
}

/// Something a player said so that the dice from there on depend on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Added {
    /// How many dice and shuffles there had been, with those that were taken back.
    pub after: u64,
    pub seat: char,
    pub word: String,
}

impl Sealed {
    /// The lines of a record's head that speak of it, if there are any.
    pub(crate) fn take(lines: &mut Lines) -> Result<Option<Sealed>, Malformed> {
        let Some(seal) = lines.take("seal") else { return Ok(None) };
        let seed = lines.take("seed").ok_or_else(|| seal.wrong(Phrase::new("record-needs").text("name", "seed")))?;
        let mut sealed = Sealed { seal: seal.value, seed: seed.value, ..Sealed::default() };
        while let Some((_, line)) = lines.take_prefix("word ") {
            let mut parts = line.value.splitn(3, ' ');
            let after = parts.next().and_then(|n| n.parse().ok());
            let seat = parts.next().and_then(|seat| seat.parse().ok());
            let (Some(after), Some(seat), Some(word)) = (after, seat, parts.next()) else {
                return Err(line.wrong(Phrase::new("wrong-line").text("found", &line.value)));
            };
            sealed.words.push(Added { after, seat, word: word.into() });
        }
        while let Some((before, line)) = lines.take_prefix("taken back ") {
            let wrong = || line.wrong(Phrase::new("wrong-line").text("found", &line.value));
            let pair = before.parse().ok().zip(line.value.parse().ok());
            sealed.taken_back.push(pair.ok_or_else(wrong)?);
        }
        Ok(Some(sealed))
    }
}

impl fmt::Display for Sealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "seal: {}\nseed: {}", self.seal, self.seed)?;
        for (n, Added { after, seat, word }) in self.words.iter().enumerate() {
            writeln!(f, "word {}: {after} {seat} {word}", n + 1)?;
        }
        self.taken_back.iter().try_for_each(|(before, count)| writeln!(f, "taken back {before}: {count}"))
    }
}
