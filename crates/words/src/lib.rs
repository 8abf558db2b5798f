//! Says phrases in Czech and English. Knows the program's words and is handed each game's; never makes a sentence itself.

mod rulebook;
mod wording;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{About, Arg, Phrase, Seat};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::OnceLock;

use wording::Wording;

pub use rulebook::{RuleText, Rulebook};

/// The languages; all equals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    En,
    Cs,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Cs];

    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Cs => "cs",
        }
    }

    /// The program's own words, and those of its pages.
    fn program_words(self) -> [&'static str; Lang::PROGRAM_FILES] {
        match self {
            Lang::En => [include_str!("../words/en.ftl"), include_str!("../words/page.en.ftl")],
            Lang::Cs => [include_str!("../words/cs.ftl"), include_str!("../words/page.cs.ftl")],
        }
    }

    const PROGRAM_FILES: usize = 2;

    fn game_words(self, about: &About) -> &'static str {
        match self {
            Lang::En => about.en,
            Lang::Cs => about.cs,
        }
    }
}

impl std::str::FromStr for Lang {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        Lang::ALL.into_iter().find(|l| l.code() == s).ok_or_else(|| format!("`{s}` is neither en nor cs"))
    }
}

/// All words of one game (and the program) in every language.
pub struct Words {
    bundles: BTreeMap<Lang, FluentBundle<FluentResource>>,
    texts: BTreeMap<Lang, Vec<&'static str>>,
    gaps: OnceLock<BTreeMap<Lang, Keys>>,
    vocabulary: OnceLock<Vocabulary>,
}

/// How people say answers, cards and seats, in all languages.
struct Vocabulary {
    wordings: Vec<Wording>,
    words: BTreeSet<String>,
    /// Those that something is called by; the others only stand in answers.
    names: BTreeSet<String>,
}

/// Keys whose words explain, tell or refuse: nobody answers with them.
const UNCALLED: [&str; 12] =
    ["event-", "text-", "about-", "later-", "frozen-", "how-", "no-", "ask-", "wrong-", "setup-", "deck-", "game-"];

fn is_called(key: &str) -> bool {
    !UNCALLED.iter().any(|prefix| key.starts_with(prefix))
}

/// Keys with the gaps their words have.
pub type Keys = BTreeMap<String, BTreeSet<String>>;

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Words")
    }
}

/// A key without words, or words with a gap that nothing fills.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    pub lang: Lang,
    pub what: String,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.lang.code(), self.what)
    }
}

impl Words {
    /// The program's own words.
    pub fn of_program() -> &'static Words {
        static WORDS: OnceLock<Words> = OnceLock::new();
        WORDS.get_or_init(|| Words::with(|_| None))
    }

    /// The words of a game, and the program's beneath them.
    pub fn of_game(about: &About) -> Words {
        Words::with(|lang| Some(lang.game_words(about)))
    }

    fn with(game: impl Fn(Lang) -> Option<&'static str>) -> Words {
        let texts = Lang::ALL.map(|lang| (lang, lang.program_words().into_iter().chain(game(lang)).collect()));
        let texts = BTreeMap::<Lang, Vec<&'static str>>::from(texts);
        let bundle = |(&lang, texts): (&Lang, &Vec<&'static str>)| {
            let id = lang.code().parse().expect("a language tag");
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false); // terminals show the isolation marks
            texts.iter().for_each(|text| bundle.add_resource_overriding(resource(text)));
            (lang, bundle)
        };
        Words { bundles: texts.iter().map(bundle).collect(), texts, gaps: OnceLock::new(), vocabulary: OnceLock::new() }
    }

    /// The gaps in the words of a key, if it has words.
    pub fn gaps(&self, lang: Lang, key: &str) -> Option<&BTreeSet<String>> {
        let all = |texts: &Vec<&str>| texts.iter().flat_map(|text| keys(text).0).collect();
        let gaps = self.gaps.get_or_init(|| self.texts.iter().map(|(&lang, texts)| (lang, all(texts))).collect());
        gaps[&lang].get(key)
    }

    /// Whether a word occurs in what answers, cards and seats are called in some language; case does not matter.
    pub fn is_word(&self, word: &str) -> bool {
        let words = &self.vocabulary().words;
        let said = wording::said(word);
        !said.is_empty() && said.iter().all(|part| words.contains(part))
    }

    /// Whether some answer could be worded so in some language: its own words in their order, and in every gap what
    /// something in the game is called, or a name besides.
    pub fn is_answer(&self, text: &str, is_name: impl Fn(&str) -> bool) -> bool {
        let Vocabulary { wordings, names, .. } = self.vocabulary();
        let said = wording::said(text);
        let is_named: Vec<bool> =
            said.iter().map(|part| is_name(part) || names.contains(part) || wording::is_mark(part)).collect();
        // Where an answer is a mere name, any two words of names would be one.
        let fits = |wording: &Wording| match wording.says_something() {
            true => wording.fits(&said, &is_named),
            false => is_name(text.trim()),
        };
        wordings.iter().any(fits)
    }

    fn vocabulary(&self) -> &Vocabulary {
        self.vocabulary.get_or_init(|| {
            let texts = || self.texts.values().flat_map(|texts| texts.iter().skip(Lang::PROGRAM_FILES));
            // Of the program's own words only its answers: to pass.
            let program = self.texts.values().flat_map(|texts| texts.iter().take(Lang::PROGRAM_FILES));
            let answers = program.flat_map(|text| wording::all(text, |key| key.starts_with("answer-")));
            let words = |wordings: &[Wording]| wordings.iter().flat_map(Wording::words).cloned().collect();
            let wordings: Vec<_> = texts().flat_map(|text| wording::all(text, is_called)).chain(answers).collect();
            let is_name = |key: &str| is_called(key) && !key.starts_with("answer-");
            let names: Vec<_> = texts().flat_map(|text| wording::all(text, is_name)).collect();
            Vocabulary { words: words(&wordings), names: words(&names), wordings }
        })
    }

    pub fn speaker<'w>(&'w self, lang: Lang, names: &'w [String]) -> Speaker<'w> {
        Speaker { words: self, lang, names }
    }

    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.bundles[&lang].get_message(key).is_some_and(|m| m.value().is_some())
    }
}

/// Fluent recovers from a broken entry by skipping it; the tests find it as a missing key.
fn resource(text: &str) -> FluentResource {
    FluentResource::try_new(text.to_string()).unwrap_or_else(|(resource, _)| resource)
}

/// Somebody who talks to one person: a language, and what the seats are called.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'w> {
    words: &'w Words,
    pub lang: Lang,
    names: &'w [String],
}

impl Speaker<'_> {
    /// Say it. What is missing is shown by its key: tests see to it that nothing is.
    pub fn say(&self, phrase: &Phrase) -> String {
        if phrase.key.is_empty() {
            return String::new();
        }
        self.try_say(phrase).unwrap_or_else(|_| format!("⟨{}⟩", phrase.key))
    }

    /// Say a key that needs no arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(&Phrase::new(key))
    }

    pub fn knows(&self, key: &str) -> bool {
        self.words.has(self.lang, key)
    }

    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.letter().to_string())
    }

    pub fn try_say(&self, phrase: &Phrase) -> Result<String, Missing> {
        let missing = |what: String| Missing { lang: self.lang, what };
        let bundle = &self.words.bundles[&self.lang];
        let pattern =
            bundle.get_message(&phrase.key).and_then(|m| m.value()).ok_or_else(|| missing(phrase.key.clone()))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg)?);
        }
        let mut errors = vec![];
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            // A name that ends in `!` ends its sentence, too.
            None if said.contains("!.") => Ok(said.replace("!.", "!")),
            None => Ok(said),
            Some(error) => Err(missing(format!("{}: {error}", phrase.key))),
        }
    }

    /// What stands in a sentence for a part of its phrase.
    pub fn part(&self, arg: &Arg) -> String {
        match self.value(arg) {
            Ok(FluentValue::String(text)) => text.into_owned(),
            Ok(FluentValue::Number(n)) => n.as_string().into_owned(),
            Ok(FluentValue::Custom(_) | FluentValue::None | FluentValue::Error) | Err(_) => String::new(),
        }
    }

    fn value(&self, arg: &Arg) -> Result<FluentValue<'static>, Missing> {
        Ok(match arg {
            Arg::Number(n) => (*n).into(),
            Arg::Text(text) => text.clone().into(),
            Arg::Seat(seat) => self.name(*seat).into(),
            Arg::Phrase(phrase) => self.try_say(phrase)?.into(),
            Arg::List(items) => self.list(items, "list-and")?.into(),
            Arg::Choice(items) => self.list(items, "list-or")?.into(),
        })
    }

    /// "a, b and c", "a, b or c"
    fn list(&self, items: &[Arg], joint: &str) -> Result<String, Missing> {
        let said = items.iter().map(|item| match self.value(item)? {
            FluentValue::String(text) => Ok(text.into_owned()),
            FluentValue::Number(n) => Ok(n.as_string().into_owned()),
            FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => Ok(String::new()),
        });
        let said = said.collect::<Result<Vec<String>, Missing>>()?;
        Ok(match &said[..] {
            [] => self.word("list-nothing"),
            [one] => one.clone(),
            [first @ .., last] => format!("{} {} {last}", first.join(", "), self.word(joint)),
        })
    }
}

/// Every key of a word file with the gaps its words have, and the entries that cannot be read.
pub fn keys(text: &str) -> (Keys, Vec<String>) {
    use fluent_syntax::ast::Entry;
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let mut keys = BTreeMap::new();
    let mut broken = vec![];
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name.to_string();
                let printed =
                    fluent_syntax::serializer::serialize(&fluent_syntax::ast::Resource { body: vec![entry.clone()] });
                if keys.insert(key.clone(), gaps(&printed)).is_some() {
                    broken.push(format!("{key} stands twice"));
                }
            }
            Entry::Junk { content } => broken.push(content.trim().to_string()),
            Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    (keys, broken)
}

/// The `$names` in an entry.
fn gaps(entry: &str) -> BTreeSet<String> {
    let name = |rest: &str| rest.chars().take_while(|c| c.is_alphanumeric() || "-_".contains(*c)).collect::<String>();
    entry.split('$').skip(1).map(name).filter(|n| !n.is_empty()).collect()
}

/// Where two word files do not say the same: keys or gaps that one lacks, entries that cannot be read.
pub fn disagreements(en: &str, cs: &str) -> Vec<String> {
    let ((en, broken_en), (cs, broken_cs)) = (keys(en), keys(cs));
    let missing = |a: &Keys, b: &Keys, lang: &str| {
        a.keys().filter(|k| !b.contains_key(*k)).map(|k| format!("`{k}` is missing in {lang}")).collect::<Vec<_>>()
    };
    // A language may inflect by the number `n` where the other need not name it.
    let other = |(key, gaps): (&String, &BTreeSet<String>)| {
        let differ: Vec<_> = cs.get(key)?.symmetric_difference(gaps).filter(|gap| *gap != "n").collect();
        (!differ.is_empty()).then(|| format!("`{key}` has other gaps: {differ:?}"))
    };
    let gaps = en.iter().filter_map(other).collect();
    [broken_en, broken_cs, missing(&en, &cs, "Czech"), missing(&cs, &en, "English"), gaps].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_says_the_same_in_both_languages() {
        for (en, cs) in Lang::En.program_words().into_iter().zip(Lang::Cs.program_words()) {
            assert_eq!(disagreements(en, cs), Vec::<String>::new());
        }
    }

    #[test]
    fn a_language_that_lacks_a_key_a_gap_or_an_entry_is_found() {
        assert_eq!(disagreements("a = x\nb = { $who }", "b = y").len(), 2);
        assert_eq!(disagreements("a = { $", "").len(), 1);
    }

    #[test]
    fn czech_counts_in_three_forms() {
        let words = Words::with(|_| Some("c = { $n ->\n    [one] karta\n    [few] karty\n   *[other] karet\n}"));
        let said = [1, 3, 5].map(|n: i64| words.speaker(Lang::Cs, &[]).say(&Phrase::new("c").number("n", n)));
        assert_eq!(said, ["karta", "karty", "karet"]);
    }

    #[test]
    fn a_name_with_an_exclamation_mark_ends_its_sentence() {
        let words = Words::with(|_| Some("said = Ada played { $card }. It is done.\nname = Narrow Escape!"));
        let said = words.speaker(Lang::En, &[]).say(&Phrase::new("said").phrase("card", Phrase::new("name")));
        assert_eq!(said, "Ada played Narrow Escape! It is done.");
    }

    #[test]
    fn a_list_is_joined_the_way_the_language_joins_it() {
        let words = Words::with(|_| Some("l = { $who }"));
        let phrase = Phrase::new("l").list("who", vec![Arg::Seat(Seat(0)), Arg::Seat(Seat(1)), Arg::Number(3)]);
        assert_eq!(words.speaker(Lang::En, &[]).say(&phrase), "A, B and 3");
        assert_eq!(words.speaker(Lang::Cs, &[]).say(&phrase), "A, B a 3");
    }

    #[test]
    fn what_answers_and_cards_are_called_is_known_and_what_only_explains_is_not() {
        let words = Words::with(|_| {
            Some("answer-go = Walk { $n ->\n  [one] once\n *[other] often\n}\ncard-x = Old Bear\nno-X-1 = Sleepy")
        });
        assert!(["walk", "ONCE", "often", "bear"].iter().all(|word| words.is_word(word)));
        assert!(["sleepy", "n", "table", "walks"].iter().all(|word| !words.is_word(word)));
    }

    #[test]
    fn an_answer_is_known_by_its_words_in_their_order() {
        let words = Words::with(|_| {
            Some(
                "answer-give = Give { $n ->\n  [one] a card\n *[other] { $n } cards\n} to { $who }\ncard-x = Old Bear\n\
                 answer-card = { $card }\nanswer-many = { $card }: { $n }\nanswer-n = { $n }krát",
            )
        });
        let is_answer = |said| words.is_answer(said, |word| word.parse::<u8>().is_ok());
        for said in ["Give a card to Old Bear", "give 3 cards to old  bear", "Old Bear", "Bear: 3", "3krát", "3"] {
            assert!(is_answer(said), "{said}");
        }
        let jumbled = ["give to bear a card", "Give a card to", "Bear Old", "give", "old bear to give", "", "bear 3"];
        for jumbled in jumbled.into_iter().chain(["give a card to give", "give ace cards to bear", "bear: ace"]) {
            assert!(!is_answer(jumbled), "{jumbled}");
        }
    }

    #[test]
    fn what_is_missing_is_shown_by_its_key() {
        assert_eq!(Words::of_program().speaker(Lang::En, &[]).word("no-such-key"), "⟨no-such-key⟩");
    }
}
