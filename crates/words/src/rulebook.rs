//! A rule catalogue as a reference: headings, and list lines that begin with an ID in backticks.

use crate::Lang;
use kernel::About;

/// One rule in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleText {
    pub id: String,
    pub section: String,
    pub text: String,
}

/// All rules of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook(pub Vec<RuleText>);

impl Rulebook {
    pub fn of(about: &About, lang: Lang) -> Rulebook {
        Rulebook::parse(match lang {
            Lang::En => about.rules_en,
            Lang::Cs => about.rules_cs,
        })
    }

    /// A rule's text goes on over indented lines until the next list line, heading or blank line. What stands in braces
    /// is for those who keep the catalogue: where a rule comes from.
    pub fn parse(catalogue: &str) -> Rulebook {
        let mut rules: Vec<RuleText> = vec![];
        let mut section = String::new();
        let mut open = false;
        for line in catalogue.lines() {
            if let Some(heading) = line.strip_prefix('#') {
                section = heading.trim_start_matches('#').trim().to_string();
                open = false;
            } else if let Some((id, text)) = definition(line) {
                rules.push(RuleText { id: id.to_string(), section: section.clone(), text: text.trim().to_string() });
                open = true;
            } else if open && line.starts_with(' ') && !line.trim().is_empty() {
                if let Some(rule) = rules.last_mut() {
                    rule.text = format!("{} {}", rule.text, line.trim());
                }
            } else {
                open = false;
            }
        }
        rules.iter_mut().for_each(|rule| rule.text = without_notes(&rule.text));
        Rulebook(rules)
    }

    pub fn rule(&self, id: &str) -> Option<&RuleText> {
        self.0.iter().find(|r| r.id.eq_ignore_ascii_case(id))
    }

    /// The rules whose ID or text holds a word.
    pub fn about<'a>(&'a self, word: &str) -> impl Iterator<Item = &'a RuleText> {
        let word = word.to_lowercase();
        self.0.iter().filter(move |r| r.id.to_lowercase().contains(&word) || r.text.to_lowercase().contains(&word))
    }
}

fn without_notes(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, (_, after))) = rest.split_once('{').and_then(|(b, a)| Some((b, a.split_once('}')?))) {
        kept += before.trim_end();
        // A note at the beginning leaves no gap, one before a full stop neither.
        if !kept.is_empty() && after.starts_with(char::is_whitespace) {
            kept.push(' ');
        }
        rest = after.trim_start();
    }
    kept + rest
}

/// A list line that defines a rule: `- `C4-DROP-1` …`.
fn definition(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.trim_start().strip_prefix("- `")?.split_once('`')?;
    let is_id = id.contains('-') && id.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-');
    (is_id && id.ends_with(|c: char| c.is_ascii_digit())).then_some((id, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_left_out() {
        assert_eq!(without_notes("{follows} A wall. {FAQ 1} It stands {see 3}."), "A wall. It stands.");
        assert_eq!(without_notes("*Our ruling:* {of the FAQ} first"), "*Our ruling:* first");
        assert_eq!(without_notes("nothing } {to leave out"), "nothing } {to leave out");
    }
}
