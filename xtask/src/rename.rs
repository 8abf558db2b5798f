//! One game's name in all its spellings, and texts in which it is another's.
//! It touches no files.

/// A game's key in every spelling the sources use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name {
    /// `liars-dice`
    pub(crate) key: String,
    /// `liars_dice`
    pub(crate) snake: String,
    /// `LiarsDice`
    pub(crate) pascal: String,
    /// `LIARS_DICE`
    pub(crate) screaming: String,
    /// `Liars Dice`
    pub(crate) title: String,
}

impl Name {
    pub(crate) fn of(key: &str) -> Name {
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        let words: Vec<String> = key.split('-').filter(|word| !word.is_empty()).map(capital).collect();
        let snake = key.replace('-', "_");
        let screaming = snake.to_uppercase();
        Name { key: key.into(), snake, pascal: words.concat(), screaming, title: words.join(" ") }
    }

    /// The initials of the key: `GF` for `go-fish`, `SW2` for `summoner-wars-2`.
    pub(crate) fn prefix(&self) -> String {
        self.title.split(' ').filter_map(|word| word.chars().next()).collect()
    }
}

/// How a model's texts become the new game's.
#[derive(Debug)]
pub(crate) struct Renaming {
    from: Name,
    to: Name,
    /// What the model's rule IDs begin with; there may be several.
    prefixes: Vec<String>,
    /// What players call the model, in each language.
    titles: Vec<String>,
}

impl Renaming {
    pub(crate) fn new(from: Name, to: Name, prefixes: Vec<String>, titles: Vec<String>) -> Renaming {
        Renaming { from, to, prefixes, titles }
    }

    /// Rename in one pass, so that nothing is renamed twice when one name contains the other.
    pub(crate) fn apply(&self, file: &str, text: &str) -> String {
        let mut renamed = String::with_capacity(text.len());
        let mut at = 0;
        while let Some(next) = text[at..].chars().next() {
            match self.name_at(file, text, at) {
                Some((length, name)) => {
                    renamed += &name;
                    at += length;
                }
                None => {
                    renamed.push(next);
                    at += next.len_utf8();
                }
            }
        }
        renamed
    }

    /// A name that begins here: how long it is, and what it becomes.
    fn name_at(&self, file: &str, text: &str, at: usize) -> Option<(usize, String)> {
        let (before, here) = (&text[..at], &text[at..]);
        let last = before.chars().next_back();
        let is_whole = |name: &str| {
            let next = here[name.len()..].chars().next();
            !last.is_some_and(char::is_alphanumeric) && !next.is_some_and(char::is_alphanumeric)
        };
        let starts = |name: &str| !name.is_empty() && here.starts_with(name);
        let (from, to) = (&self.from, &self.to);
        // In code a title of one word is a type.
        let is_title = |title: &&String| !(file.ends_with(".rs") && **title == from.pascal);
        if let Some(title) = self.titles.iter().filter(is_title).find(|title| starts(title) && is_whole(title)) {
            return Some((title.len(), to.title.clone()));
        }
        if from.key == from.snake && starts(&from.key) && is_whole(&from.key) {
            let name = if is_identifier(file, before, &here[from.key.len()..]) { &to.snake } else { &to.key };
            return Some((from.key.len(), name.clone()));
        }
        let spellings = [(&from.key, &to.key), (&from.snake, &to.snake), (&from.screaming, &to.screaming)];
        if let Some((old, new)) = spellings.into_iter().find(|(old, _)| starts(old) && is_whole(old)) {
            return Some((old.len(), new.clone()));
        }
        // `LiarsDiceState` is ours as well, `LiarsDices` is not.
        if starts(&from.pascal)
            && !last.is_some_and(|c| c.is_ascii_uppercase())
            && !here[from.pascal.len()..].starts_with(|c: char| c.is_ascii_lowercase())
        {
            return Some((from.pascal.len(), to.pascal.clone()));
        }
        let prefix = self.prefixes.iter().find(|prefix| {
            let id = here.strip_prefix(prefix.as_str()).and_then(|rest| rest.strip_prefix('-'));
            id.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit()))
                && !is_inside_id(before)
        })?;
        Some((prefix.len(), to.prefix()))
    }
}

/// Whether an ID has begun before: `no-LD-BID-1` holds one of ours, `XX-LD-1` is somebody else's.
fn is_inside_id(before: &str) -> bool {
    let mut last = before.chars().rev();
    match last.next() {
        Some('-') => last.next().is_some_and(|c| c.is_ascii_uppercase() || c.is_ascii_digit()),
        other => other.is_some_and(char::is_alphanumeric),
    }
}

/// A key of one word is spelled like an identifier: where it stands tells which it is.
fn is_identifier(file: &str, before: &str, after: &str) -> bool {
    if file.ends_with("Cargo.toml") {
        // The library's name; the package is `kamen-…`.
        return before.ends_with("name = \"");
    }
    let is_quoted = before.ends_with(['"', '`']) && after.starts_with(['"', '`']);
    file.ends_with(".rs") && !is_quoted && !before.ends_with('-') && !after.starts_with('-')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn renamed(from: &str, to: &str, file: &str, text: &str) -> String {
        let titles = vec!["Liar's Dice".into(), "Lhářské kostky".into()];
        Renaming::new(Name::of(from), Name::of(to), vec![Name::of(from).prefix()], titles).apply(file, text)
    }

    #[test]
    fn every_spelling_is_renamed() {
        let text = "kamen-liars-dice liars_dice::LiarsDice LIARS_DICE LiarsDiceState test_liars_dice_ends LD-BID-1 no-LD-BID-1 Liar's Dice";
        assert_eq!(
            renamed("liars-dice", "go-fish", "a.rs", text),
            "kamen-go-fish go_fish::GoFish GO_FISH GoFishState test_go_fish_ends GF-BID-1 no-GF-BID-1 Go Fish"
        );
    }

    #[test]
    fn what_only_looks_alike_stays() {
        let text = "BUILD-1 FIELD-BID-1 LD-bid LiarsDices liars-dicey ALD-BID-1 XX-LD-1 LD";
        assert_eq!(renamed("liars-dice", "go-fish", "a.rs", text), text);
    }

    #[test]
    fn a_name_inside_the_new_name_is_not_renamed_twice() {
        assert_eq!(
            renamed("liars-dice", "liars-dice-two", "a.md", "liars-dice LiarsDice"),
            "liars-dice-two LiarsDiceTwo"
        );
        assert_eq!(renamed("war", "war-at-sea", "a.md", "war, warm"), "war-at-sea, warm");
    }

    #[test]
    fn a_key_of_one_word_is_told_from_its_identifier() {
        let manifest = "name = \"kamen-war\"\n[lib]\nname = \"war\"\n";
        assert_eq!(
            renamed("war", "go-fish", "Cargo.toml", manifest),
            "name = \"kamen-go-fish\"\n[lib]\nname = \"go_fish\"\n"
        );
        assert_eq!(renamed("war", "go-fish", "a.rs", "use war::War; \"war\""), "use go_fish::GoFish; \"go-fish\"");
    }

    #[test]
    fn initials_make_the_prefix() {
        assert_eq!(Name::of("summoner-wars-2").prefix(), "SW2");
    }
}
