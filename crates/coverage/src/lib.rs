//! Which rules and cards of a game are proven, and by what: reads catalogues, scenarios and tests as text.
//! It runs nothing; that the proofs hold is for the tests to show.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};

/// What proves what in one game.
#[derive(Clone, Debug)]
pub struct Coverage {
    pub game: String,
    pub rules: Proofs,
    pub cards: Proofs,
    /// What a map is made of, in a game that has one: its tiles, and what lies on their fields.
    pub places: Proofs,
    /// Proofs that name an ID no catalogue has.
    pub unknown: Vec<String>,
}

/// Each ID, in the catalogue's order, with what proves it.
#[derive(Clone, Debug)]
pub struct Proofs {
    pub ids: Vec<String>,
    pub by: BTreeMap<String, Vec<String>>,
    /// What cannot apply to a program, with the reason.
    pub not_applicable: BTreeMap<String, String>,
    /// How many proofs an ID needs: one for a rule; two for a card, what it does and its odd case.
    pub needed: usize,
}

impl Proofs {
    fn of(ids: Vec<String>, needed: usize) -> Proofs {
        Proofs { ids, by: BTreeMap::new(), not_applicable: BTreeMap::new(), needed }
    }

    pub fn total(&self) -> usize {
        self.ids.len()
    }

    pub fn is_proven(&self, id: &str) -> bool {
        self.by.get(id).is_some_and(|by| by.len() >= self.needed)
    }

    pub fn proven(&self) -> usize {
        self.ids.iter().filter(|id| self.is_proven(id)).count()
    }

    /// What is neither proven nor excused.
    pub fn open(&self) -> Vec<&str> {
        let ids = self.ids.iter().map(String::as_str);
        ids.filter(|id| !self.is_proven(id) && !self.not_applicable.contains_key(*id)).collect()
    }

    fn prove(&mut self, id: &str, by: &str) -> bool {
        let known = self.ids.iter().any(|i| i == id);
        if known {
            let proofs = self.by.entry(id.into()).or_default();
            // Naming an ID twice in one place does not make two proofs.
            if proofs.last().is_none_or(|last| last != by) {
                proofs.push(by.into());
            }
        }
        known
    }
}

/// The crates of all games, by name.
pub fn games(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut games: Vec<PathBuf> = fs::read_dir(folder)?.map(|e| Ok(e?.path())).collect::<Result<_>>()?;
    games.retain(|dir| dir.join("rules.md").exists());
    games.sort();
    Ok(games)
}

pub fn of_game(dir: &Path) -> Result<Coverage> {
    let game = dir.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let rules = Proofs::of(rule_ids(&fs::read_to_string(dir.join("rules.md"))?), 1);
    let cards = Proofs::of(card_ids(dir)?, 2);
    let places = Proofs::of(place_ids(dir)?, 2);
    let mut found = Coverage { game, rules, cards, places, unknown: vec![] };
    if let Ok(text) = fs::read_to_string(dir.join("not-applicable.toml")) {
        found.rules.not_applicable = toml::from_str(&text).map_err(|e| malformed("not-applicable.toml", &e))?;
    }
    for file in files(&dir.join("scenarios"), "toml")? {
        let name = shown(dir, &file);
        let scenario: toml::Table = fs::read_to_string(&file)?.parse().map_err(|e| malformed(&name, &e))?;
        for place in shown_places(&scenario) {
            found.places.prove(&place, &name);
        }
        for (key, is_rule) in [("rules", true), ("cards", false)] {
            for id in list(&scenario, key) {
                let proofs = if is_rule { &mut found.rules } else { &mut found.cards };
                if !proofs.prove(id, &name) {
                    found.unknown.push(format!("{name}: {id}"));
                }
            }
        }
    }
    for folder in ["src", "tests"] {
        for file in files(&dir.join(folder), "rs")? {
            let name = shown(dir, &file);
            for (test, words) in proving_tests(&fs::read_to_string(&file)?) {
                let by = format!("{name}: {test}");
                for word in words {
                    // Other words are English: *and*, *so does*.
                    let looks_like_id = is_rule_id(&word) || word.contains('_');
                    if !found.rules.prove(&word, &by) && !found.cards.prove(&word, &by) && looks_like_id {
                        found.unknown.push(format!("{by}: {word}"));
                    }
                }
            }
        }
    }
    Ok(found)
}

/// The strings of a list, none where there is none.
fn list<'t>(table: &'t toml::Table, key: &str) -> impl Iterator<Item = &'t str> {
    table.get(key).and_then(toml::Value::as_array).into_iter().flatten().filter_map(toml::Value::as_str)
}

/// Tiles of `tiles.toml` and fields of `locations.toml`, but for those that nobody can enter.
fn place_ids(dir: &Path) -> Result<Vec<String>> {
    let mut ids = vec![];
    for (file, name) in [("tiles.toml", "tile"), ("locations.toml", "location")] {
        let Ok(text) = fs::read_to_string(dir.join(file)) else { continue };
        let table: toml::Table = text.parse().map_err(|e| malformed(file, &e))?;
        let places = table.get(name).and_then(toml::Value::as_array).into_iter().flatten();
        let enters = |place: &&toml::Value| place.get("entered").and_then(toml::Value::as_bool) != Some(false);
        ids.extend(places.filter(enters).filter_map(|place| place.get("id")?.as_str()).map(str::to_string));
    }
    Ok(ids)
}

/// The tiles that lie face up in a scenario, and the fields whose visit or capture it expects.
fn shown_places(scenario: &toml::Table) -> Vec<String> {
    let given = scenario.get("given").and_then(toml::Value::as_str).unwrap_or_default();
    let tile = |line: &str| {
        let (_, lies) = line.strip_prefix("tile ")?.split_once(": ")?;
        Some(lies.split_once(' ').filter(|(_, how)| how.ends_with(" up"))?.0.to_string())
    };
    let steps = scenario.get("step").and_then(toml::Value::as_array).into_iter().flatten();
    let steps = steps.filter_map(toml::Value::as_table);
    let events = steps.flat_map(|step| list(step, "expect").chain(list(step, "expect_only")));
    let visited = |event: &str| {
        let mut words = event.split(' ');
        let came = ["visited", "captured"].contains(&words.next()?);
        words.nth(1).filter(|_| came).map(str::to_string)
    };
    given.lines().filter_map(tile).chain(events.filter_map(visited)).collect()
}

/// A scenario that is shown to people.
#[derive(Clone, Debug)]
pub struct Example {
    /// Its path among the scenarios, without ending.
    pub id: String,
    pub rules: Vec<String>,
    pub cards: Vec<String>,
    pub text: String,
}

/// Examples of a card that are worth looking at.
const CARD_EXAMPLES: usize = 2;

/// Of a game's scenarios one for each rule, a few for each card, and all of the folder `how`. The shortest tell the most.
pub fn examples(dir: &Path) -> Result<Vec<Example>> {
    let folder = dir.join("scenarios");
    let mut all = vec![];
    for file in files(&folder, "toml")? {
        let text = fs::read_to_string(&file)?;
        let name = shown(dir, &file);
        let scenario: toml::Table = text.parse().map_err(|e| malformed(&name, &e))?;
        let list = |key: &str| -> Vec<String> { list(&scenario, key).map(str::to_string).collect() };
        let id = shown(&folder, &file).trim_end_matches(".toml").replace('\\', "/");
        all.push((scenario.contains_key("given"), Example { id, rules: list("rules"), cards: list("cards"), text }));
    }
    let is_how = |example: &Example| example.id.starts_with("how/");
    let mut chosen: Vec<Example> = all.iter().filter(|(_, e)| is_how(e)).map(|(_, e)| e.clone()).collect();
    let mut rest: Vec<Example> =
        all.into_iter().filter(|(given, e)| *given && !is_how(e)).map(|(_, example)| example).collect();
    rest.sort_by_key(|example| (example.text.len(), example.id.clone()));
    let mut rules: BTreeMap<String, usize> = BTreeMap::new();
    let mut cards: BTreeMap<String, usize> = BTreeMap::new();
    for example in rest {
        // What a scenario names first it is about.
        let rule = example.rules.first().filter(|id| !rules.contains_key(*id));
        let card = example.cards.first().filter(|id| cards.get(*id).is_none_or(|n| *n < CARD_EXAMPLES));
        if rule.is_none() && card.is_none() {
            continue;
        }
        example.rules.iter().for_each(|id| *rules.entry(id.clone()).or_default() += 1);
        example.cards.iter().for_each(|id| *cards.entry(id.clone()).or_default() += 1);
        chosen.push(example);
    }
    chosen.sort_by(|a, b| a.id.cmp(&b.id));
    Ok(chosen)
}

/// IDs are defined by list lines that begin with the ID in backticks.
pub fn rule_ids(catalogue: &str) -> Vec<String> {
    let id = |line: &str| {
        let (id, _) = line.trim_start().strip_prefix("- `")?.split_once('`')?;
        is_rule_id(id).then(|| id.to_string())
    };
    catalogue.lines().filter_map(id).collect()
}

pub fn is_rule_id(word: &str) -> bool {
    word.contains('-')
        && word.ends_with(|c: char| c.is_ascii_digit())
        && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-')
}

/// Games call their cards what their rulebooks call them.
const CARDS: [&str; 4] = ["card", "being", "flare", "task"];

/// The facts of all cards in `cards.toml`, or in every file of the folder `cards`.
pub fn cards(dir: &Path) -> Result<Vec<toml::Table>> {
    let mut sources = files(&dir.join("cards"), "toml")?;
    sources.extend(Some(dir.join("cards.toml")).filter(|f| f.exists()));
    let mut found = vec![];
    for file in sources {
        let mut table: toml::Table =
            fs::read_to_string(&file)?.parse().map_err(|e| malformed(&shown(dir, &file), &e))?;
        for name in CARDS {
            if let Some(toml::Value::Array(cards)) = table.remove(name) {
                found.extend(cards.into_iter().filter_map(|card| match card {
                    toml::Value::Table(facts) => Some(facts),
                    _ => None,
                }));
            }
        }
    }
    Ok(found)
}

fn card_ids(dir: &Path) -> Result<Vec<String>> {
    Ok(cards(dir)?.iter().filter_map(|card| card.get("id")?.as_str()).map(str::to_string).collect())
}

/// One line, where the parser would draw a picture.
fn malformed(file: &str, error: &toml::de::Error) -> Error {
    Error::other(format!("{file}: {}", error.message().replace('\n', " ")))
}

/// Tests with the words of the sentence that says what they prove: `/// Proves C4-WIN-1, C4-WIN-4.` above `#[test]`.
fn proving_tests(source: &str) -> Vec<(String, Vec<String>)> {
    let mut tests = vec![];
    let mut comment = String::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            comment += text;
            comment += " ";
        } else if line.starts_with("#[") {
            is_test |= line.starts_with("#[test]");
        } else {
            if let (true, Some(proves), Some(name)) = (is_test, comment.split_once("Proves "), test_name(line)) {
                let sentence = proves.1.split(". ").next().unwrap_or_default();
                let words = sentence.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
                tests.push((name, words.filter(|w| !w.is_empty()).map(str::to_string).collect()));
            }
            comment.clear();
            is_test = false;
        }
    }
    tests
}

fn test_name(line: &str) -> Option<String> {
    Some(line.strip_prefix("fn ")?.split('(').next()?.to_string())
}

/// All files below a folder with an ending, in order; none if there is no folder.
pub fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = vec![];
    if !folder.exists() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn shown(dir: &Path, file: &Path) -> String {
    file.strip_prefix(dir).unwrap_or(file).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_defined_by_a_list_line_that_begins_with_its_id() {
        let ids =
            rule_ids("- `C4-WIN-1` four\ntext `C4-WIN-2`\n- see `C4-WIN-3`\n  - `C4-WIN-4` nested\n- `game-key` no");
        assert_eq!(ids, ["C4-WIN-1", "C4-WIN-4"]);
    }

    #[test]
    fn only_a_test_can_prove_and_only_what_its_comment_says() {
        let source = "/// Proves C4-WIN-1 and\n/// C4-WIN-2. Not C4-WIN-4.\n#[test]\nfn four_win() {}\n\n/// Proves C4-WIN-3.\nfn helper() {}\n";
        let words = ["C4-WIN-1", "and", "C4-WIN-2"].map(String::from);
        assert_eq!(proving_tests(source), [("four_win".into(), words.to_vec())]);
    }

    #[test]
    fn a_scenario_shows_the_tiles_that_lie_open_and_the_fields_somebody_comes_to() {
        let scenario = "given = \"\"\"\ntile 1: S3 at 0,0 turn 0 up\ntile 2: F8 at 1,-3 turn 0 down\n\"\"\"\n\
            [[step]]\nexpect = [\"visited A temple\", \"gained A 3 gold\"]\n[[step]]\nexpect_only = [\"captured B ore_pit 1,0\"]\n";
        assert_eq!(shown_places(&scenario.parse().unwrap()), ["S3", "temple", "ore_pit"]);
    }

    #[test]
    fn every_place_of_a_map_is_proven() {
        for game in games(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../games"))).unwrap() {
            let found = of_game(&game).unwrap();
            assert_eq!(found.places.open(), Vec::<&str>::new(), "{}", found.game);
        }
    }

    #[test]
    fn a_card_needs_two_proofs_from_two_places() {
        let mut cards = Proofs::of(vec!["torch".into()], 2);
        cards.prove("torch", "tests/cards.rs: torch_burns");
        cards.prove("torch", "tests/cards.rs: torch_burns");
        assert_eq!(cards.open(), ["torch"]);
        cards.prove("torch", "scenarios/torch.toml");
        assert!(cards.is_proven("torch"));
    }
}
