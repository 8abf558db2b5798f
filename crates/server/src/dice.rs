//! Luck at tables: dice from a seed that nobody can foretell and everybody can check afterwards. The seed is as long as a key;
//! its seal, a hash, is shown as soon as there is a table, and the seed itself when the game is over.

use crate::secret::hex;
use hmac::{Hmac, KeyInit, Mac};
use kernel::{Fortune, Phrase};
use referee::{Added, AnyGame, How, Record};
use sha2::{Digest, Sha256};

/// What all dice of a table come from.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed")
    }
}

impl Seed {
    /// The seed of a table, from the server's key for luck. Who does not know the key knows nothing of it.
    pub(crate) fn of_table(key: &str, table: &str) -> Seed {
        Seed(mac(key.as_bytes(), table))
    }

    fn parse(text: &str) -> Option<Seed> {
        let digits = text.as_bytes();
        let byte = |i: usize| u8::from_str_radix(std::str::from_utf8(digits.get(2 * i..2 * i + 2)?).ok()?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..32).map(byte).collect();
        Some(Seed(bytes?.try_into().ok()?)).filter(|_| digits.len() == 64)
    }

    /// What is shown of it before the game.
    pub fn seal(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    pub(crate) fn text(&self) -> String {
        hex(&self.0)
    }
}

fn mac(key: &[u8], text: &str) -> [u8; 32] {
    let mut mac = <Hmac<Sha256>>::new_from_slice(key).expect("any length will do");
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

/// Dice of a table from one of them on. Each has its own stream of numbers: blocks of HMAC-SHA-256 over the number of the die
/// (with those that were taken back) and of the block, under a key that begins with the seed and goes on with every word
/// that the players added by then.
#[derive(Debug)]
pub struct Dice {
    seed: Seed,
    words: Vec<Added>,
    next: u64,
    key: [u8; 32],
    die: u64,
    block: u64,
    /// What is left of the last block.
    numbers: Vec<u64>,
}

impl Dice {
    pub(crate) fn new(seed: &Seed, words: &[Added], next: u64) -> Dice {
        Dice { seed: seed.clone(), words: words.to_vec(), next, key: [0; 32], die: 0, block: 0, numbers: vec![] }
    }

    fn number(&mut self) -> u64 {
        if self.numbers.is_empty() {
            let block = mac(&self.key, &format!("{} {}", self.die, self.block));
            self.block += 1;
            let numbers = block.chunks_exact(8).rev();
            self.numbers.extend(numbers.map(|bytes| u64::from_be_bytes(bytes.try_into().expect("eight of them"))));
        }
        self.numbers.pop().expect("a block has four")
    }
}

impl Fortune for Dice {
    fn take_up(&mut self) {
        (self.die, self.next, self.block) = (self.next, self.next + 1, 0);
        self.numbers.clear();
        let said = self.words.iter().filter(|added| added.after <= self.die);
        self.key = said.fold(self.seed.0, |key, added| mac(&key, &format!("{}: {}", added.seat, added.word)));
    }

    fn below(&mut self, n: u32) -> u32 {
        ((u128::from(self.number()) * u128::from(n)) >> 64) as u32
    }
}

/// Why nobody can say that the dice of a record were as they should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproven {
    NoSeed,
    /// It is not that of the seed.
    Seal,
    OlderRules,
    /// This one, counted from 1, is not what the seed gives.
    Reply(usize),
}

impl Unproven {
    pub fn phrase(&self) -> Phrase {
        match self {
            Unproven::NoSeed => Phrase::new("proof-no-seed"),
            Unproven::Seal => Phrase::new("proof-seal"),
            Unproven::OlderRules => Phrase::new("proof-older-rules"),
            Unproven::Reply(n) => Phrase::new("proof-reply").number("n", *n as i64),
        }
    }
}

/// The same dice again, as a record has them: without those that were taken back.
#[derive(Debug)]
struct Again<'r> {
    dice: Dice,
    taken_back: &'r [(u64, u64)],
    nth: u64,
}

impl Fortune for Again<'_> {
    fn take_up(&mut self) {
        let before = self.taken_back.iter().filter(|(before, _)| *before == self.nth);
        self.dice.next += before.map(|(_, count)| count).sum::<u64>();
        self.nth += 1;
        self.dice.take_up();
    }

    fn below(&mut self, n: u32) -> u32 {
        self.dice.below(n)
    }
}

/// Roll every die of a record again and shuffle every pile; how many there were.
pub fn verify(record: &Record, game: &'static dyn AnyGame) -> Result<u64, Unproven> {
    let sealed = record.seal().ok_or(Unproven::NoSeed)?;
    let seed = Seed::parse(&sealed.seed).filter(|seed| seed.seal() == sealed.seal).ok_or(Unproven::Seal)?;
    if record.is_older(game) {
        return Err(Unproven::OlderRules);
    }
    let mut again = Again { dice: Dice::new(&seed, &sealed.words, 0), taken_back: &sealed.taken_back, nth: 0 };
    let mut table = record.open(game).map_err(|_| Unproven::Reply(1))?;
    let mut given = 0;
    loop {
        let (wrong, from) = (Unproven::Reply(given + 1), table.replies().len());
        table.deal(&mut again).map_err(|_| wrong.clone())?;
        for (_, id, _) in table.replies().since(from) {
            let said = record.replies().get(given).filter(|said| said.who == "chance" && said.id == id);
            said.ok_or(Unproven::Reply(given + 1))?;
            given += 1;
        }
        let Some(said) = record.replies().get(given) else { return Ok(again.nth) };
        if said.who == "chance" || table.read(std::slice::from_ref(said), How::default()).misfit.is_some() {
            return Err(Unproven::Reply(given + 1));
        }
        given += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolled(dice: &mut Dice, faces: u32) -> u32 {
        dice.take_up();
        dice.below(faces)
    }

    #[test]
    fn every_face_is_as_likely() {
        let mut dice = Dice::new(&Seed::of_table("key", "table"), &[], 0);
        let mut faces = [0u32; 6];
        (0..6000).for_each(|_| faces[rolled(&mut dice, 6) as usize] += 1);
        let chi: f64 = faces.iter().map(|n| (f64::from(*n) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 20.5, "{faces:?}: one in a thousand tables is so odd");
    }

    #[test]
    fn another_table_another_word_and_another_place_are_other_dice() {
        let (seed, other) = (Seed::of_table("key", "table"), Seed::of_table("key", "elsewhere"));
        let added = |after| Added { after, seat: 'A', word: "hello".into() };
        let course = |seed: &Seed, words: &[Added], next| {
            let mut dice = Dice::new(seed, words, next);
            (0..20).map(|_| rolled(&mut dice, 1000)).collect::<Vec<_>>()
        };
        let plain = course(&seed, &[], 0);
        assert_eq!(plain, course(&seed, &[], 0));
        assert_eq!(plain[5..], course(&seed, &[], 5)[..15], "each die has its number");
        assert_ne!(plain, course(&other, &[], 0));
        let worded = course(&seed, &[added(7)], 0);
        assert_eq!(plain[..7], worded[..7]);
        assert!(plain[7..].iter().zip(&worded[7..]).filter(|(a, b)| a == b).count() < 3, "from there on it counts");
    }

    #[test]
    fn a_seed_is_read_as_it_is_written_and_its_seal_is_a_plain_hash() {
        let seed = Seed::parse(&"00".repeat(32)).expect("a seed");
        assert_eq!(seed.seal(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
        assert_eq!(Seed::parse(&seed.text()), Some(seed));
        for wrong in ["", "0", &"00".repeat(31), &"00".repeat(33), &"0g".repeat(32), "žluťoučký"] {
            assert_eq!(Seed::parse(wrong), None, "{wrong}");
        }
    }
}
