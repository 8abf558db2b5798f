//! Rule coverage: which scenarios and tests prove each rule of a game, and whether every cited rule exists.
//! It runs no test; that the proofs hold is for the tests to show.

use anyhow::{Context, Result, bail};
use coverage::{Coverage, Proofs};
use serde::Serialize;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// One line of `--json`; outside tests rely on these names.
#[derive(Debug, Serialize)]
pub(crate) struct Line<'a> {
    game: &'a str,
    total: usize,
    proven: usize,
    not_applicable: Vec<Excused<'a>>,
    open: Vec<&'a str>,
}

#[derive(Debug, Serialize)]
struct Excused<'a> {
    id: &'a str,
    why: &'a str,
}

impl<'a> Line<'a> {
    pub(crate) fn of(game: &'a str, proofs: &'a Proofs) -> Line<'a> {
        let not_applicable = proofs.not_applicable.iter().map(|(id, why)| Excused { id, why }).collect();
        Line { game, total: proofs.total(), proven: proofs.proven(), not_applicable, open: proofs.open() }
    }
}

pub(crate) fn run(root: &Path, game: Option<&str>, json: bool) -> Result<()> {
    let mut wrong = vec![];
    for dir in crate::games(root, game)? {
        let found = of_game(&dir)?;
        if json {
            println!("{}", serde_json::to_string(&Line::of(&found.game, &found.rules))?);
        } else {
            print(&found.game, "rules", &found.rules);
        }
        wrong.extend(wrongs(&dir, &found)?);
    }
    report(&wrong)
}

/// The gate's question: nothing wrong anywhere, and nothing open in the practice games.
pub(crate) fn check(root: &Path) -> Result<()> {
    let mut wrong = vec![];
    for dir in crate::games(root, None)? {
        let found = of_game(&dir)?;
        println!("{}", summary(&found.game, "rules", &found.rules));
        wrong.extend(wrongs(&dir, &found)?);
        if is_practice(&dir)? {
            let open = found.rules.open();
            wrong.extend(open.iter().map(|id| format!("{}: nothing proves {id}", found.game)));
        }
    }
    report(&wrong)
}

pub(crate) fn of_game(dir: &Path) -> Result<Coverage> {
    coverage::of_game(dir).with_context(|| dir.file_name().unwrap_or_default().to_string_lossy().into_owned())
}

/// Each wrong thing on a line of its own, then failure.
pub(crate) fn report(wrong: &[String]) -> Result<()> {
    wrong.iter().for_each(|line| eprintln!("{line}"));
    match wrong.len() {
        0 => Ok(()),
        1 => bail!("one thing is wrong, see above"),
        n => bail!("{n} things are wrong, see above"),
    }
}

pub(crate) fn summary(game: &str, what: &str, proofs: &Proofs) -> String {
    let (total, proven, excused) = (proofs.total(), proofs.proven(), proofs.not_applicable.len());
    let applicable = total.saturating_sub(excused);
    // Rounded down: 100 % must mean all.
    let percent = (proven * 100).checked_div(applicable).unwrap_or(100);
    let excused = if excused == 0 { String::new() } else { format!(", {excused} not applicable") };
    format!("{game}: {proven} of {total} {what} proven ({percent} %){excused}, {} open", proofs.open().len())
}

/// Every ID with what proves it, then the sum.
pub(crate) fn print(game: &str, what: &str, proofs: &Proofs) {
    let width = proofs.ids.iter().map(String::len).max().unwrap_or_default();
    for id in &proofs.ids {
        let by = proofs.by.get(id).map_or(String::new(), |by| by.join("; "));
        let excuse = proofs.not_applicable.get(id).map(|why| format!("not applicable: {why}"));
        let mark = if proofs.is_proven(id) { "+" } else { "-" };
        let by = if by.is_empty() { excuse.unwrap_or_else(|| "open".into()) } else { by };
        println!("{mark} {id:width$}  {by}");
    }
    println!("{}\n", summary(game, what, proofs));
}

/// What no honest state of the work explains: unknown and doubled IDs, catalogues that differ, false excuses.
fn wrongs(dir: &Path, found: &Coverage) -> Result<Vec<String>> {
    let (game, rules) = (&found.game, &found.rules);
    let mut wrong: Vec<String> = found.unknown.iter().map(|u| format!("{game}: unknown ID in {u}")).collect();
    let known: BTreeSet<&str> = rules.ids.iter().map(String::as_str).collect();
    if known.len() < rules.ids.len() {
        let twice = rules.ids.iter().enumerate().filter(|(i, id)| rules.ids[..*i].contains(id));
        wrong.extend(twice.map(|(_, id)| format!("{game}: rules.md defines {id} twice")));
    }
    for id in rules.not_applicable.keys() {
        if !known.contains(id.as_str()) {
            wrong.push(format!("{game}: unknown ID in not-applicable.toml: {id}"));
        } else if rules.is_proven(id) {
            wrong.push(format!("{game}: not-applicable.toml excuses {id}, yet {} proves it", rules.by[id].join("; ")));
        }
    }
    // No Czech catalogue yet is an empty one; it differs from the first rule on.
    let czech = fs::read_to_string(dir.join("rules.cs.md")).unwrap_or_default();
    wrong.extend(first_difference(&rules.ids, &coverage::rule_ids(&czech)).map(|line| format!("{game}: {line}")));
    for file in coverage::files(&dir.join("src"), "rs")? {
        let shown = file.strip_prefix(dir).unwrap_or(&file).display();
        let source = fs::read_to_string(&file)?;
        for (number, line) in source.lines().enumerate() {
            let unknown = cited(line, &known).filter(|id| !known.contains(id));
            wrong.extend(unknown.map(|id| format!("{game}: {shown}:{} cites an unknown ID: {id}", number + 1)));
        }
    }
    Ok(wrong)
}

/// Where the Czech catalogue leaves the English one.
fn first_difference(english: &[String], czech: &[String]) -> Option<String> {
    let at = (0..english.len().max(czech.len())).find(|&i| english.get(i) != czech.get(i))?;
    let shown = |ids: &[String]| ids.get(at).map_or("nothing".into(), |id| format!("`{id}`"));
    Some(format!("rules.cs.md has {} where rules.md has {} (rule {})", shown(czech), shown(english), at + 1))
}

/// Everything in a line of source that has the shape of this game's rule IDs.
fn cited<'a>(line: &'a str, known: &BTreeSet<&str>) -> impl Iterator<Item = &'a str> {
    let prefixes: BTreeSet<String> =
        known.iter().filter_map(|id| id.split_once('-')).map(|(prefix, _)| prefix.to_string()).collect();
    let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').map(|word| word.trim_matches('-'));
    words.filter(move |word| {
        let prefix = word.split_once('-').map(|(prefix, _)| prefix);
        coverage::is_rule_id(word) && prefix.is_some_and(|p| prefixes.contains(p))
    })
}

/// Read from the source, because asking the game would mean to build every game before any chore could run.
fn is_practice(dir: &Path) -> Result<bool> {
    for file in coverage::files(&dir.join("src"), "rs")? {
        if fs::read_to_string(&file)?.lines().any(|line| line.trim() == "practice: true,") {
            return Ok(true);
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(list: &[&str]) -> Vec<String> {
        list.iter().map(|id| id.to_string()).collect()
    }

    #[test]
    fn a_cited_rule_has_a_prefix_of_the_catalogue() {
        let known = BTreeSet::from(["C4-WIN-1"]);
        let found: Vec<_> = cited("// C4-WIN-1, `C4-WIN-9`; not C4-WIN, UTF-8 or XC4-WIN-2.", &known).collect();
        assert_eq!(found, ["C4-WIN-1", "C4-WIN-9"]);
    }

    #[test]
    fn catalogues_differ_where_the_order_does() {
        assert_eq!(first_difference(&ids(&["A-1", "A-2"]), &ids(&["A-1", "A-2"])), None);
        let line = first_difference(&ids(&["A-1", "A-2"]), &ids(&["A-1"])).unwrap();
        assert_eq!(line, "rules.cs.md has nothing where rules.md has `A-2` (rule 2)");
    }
}
