//! The gate: every check in order, each with its name and time, up to the first that fails.
//! It installs nothing; `./check` does.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};

#[expect(clippy::disallowed_types, reason = "the gate tells how long it took; no rule does")]
type Clock = std::time::Instant;

type Step = (&'static str, fn(&Path, &mut Closing) -> Result<()>);

/// What the test runners said last; said again at the very end, where it is looked for.
#[derive(Debug, Default)]
struct Closing(Vec<String>);

const STEPS: [Step; 9] = [
    ("fmt", |root, _| crate::succeed(crate::cargo(root).args(["fmt", "--all", "--check"]))),
    ("clippy", |root, _| {
        let clippy = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
        crate::succeed(crate::cargo(root).args(clippy))
    }),
    ("tests", tests),
    ("doc tests", |root, closing| {
        follow(crate::cargo(root).args(["test", "--workspace", "--doc"]), Pipe::Stdout, closing)
    }),
    ("doc", |root, _| {
        let doc = ["doc", "--workspace", "--no-deps"];
        crate::succeed(crate::cargo(root).args(doc).env("RUSTDOCFLAGS", "-D warnings"))
    }),
    ("rules", |root, _| crate::rules::check(root)),
    ("cards", |root, _| crate::cards::check(root)),
    ("arrows", |root, _| crate::arrows::run(root)),
    ("deny", |root, _| crate::deny::run(root)),
];

pub(crate) fn run(root: &Path) -> Result<()> {
    let begun = Clock::now();
    let mut closing = Closing::default();
    let mut times = vec![];
    for (name, step) in STEPS {
        println!("== {name}");
        let step_begun = Clock::now();
        let done = step(root, &mut closing);
        let time = format!("{name} {:.1} s", step_begun.elapsed().as_secs_f32());
        println!("== {time}{}\n", if done.is_ok() { "" } else { ", failed" });
        done.with_context(|| format!("the gate stops at {name}"))?;
        times.push(time);
    }
    println!("{}", times.join(", "));
    closing.0.iter().for_each(|line| println!("{line}"));
    println!("gate passed in {:.1} s", begun.elapsed().as_secs_f32());
    Ok(())
}

/// The gate says the same of the same sources, so what tests draw by luck is drawn alike each time. Whoever runs the tests
/// by hand draws afresh; `KAMEN_MORE=50` draws more.
const LUCK: (&str, &str) = ("PROPTEST_RNG_SEED", "1");

fn tests(root: &Path, closing: &mut Closing) -> Result<()> {
    let nextest = crate::cargo(root).args(["nextest", "--version"]).output();
    if nextest.is_ok_and(|output| output.status.success()) {
        let nextest = ["nextest", "run", "--workspace", "--no-fail-fast"];
        follow(crate::cargo(root).args(nextest).env(LUCK.0, LUCK.1), Pipe::Stderr, closing)
    } else {
        let test = ["test", "--workspace", "--all-targets", "--no-fail-fast"];
        follow(crate::cargo(root).args(test).env(LUCK.0, LUCK.1), Pipe::Stdout, closing)
    }
}

/// Where a runner puts its results.
enum Pipe {
    Stdout,
    Stderr,
}

/// Run a command, pass on what it prints, and remember the lines that sum up its tests.
fn follow(command: &mut Command, results: Pipe, closing: &mut Closing) -> Result<()> {
    match results {
        Pipe::Stdout => command.stdout(Stdio::piped()),
        Pipe::Stderr => command.stderr(Stdio::piped()),
    };
    let mut child = command.spawn().with_context(|| format!("cannot run {}", crate::shown(command)))?;
    let pipe: Option<Box<dyn Read>> = match results {
        Pipe::Stdout => child.stdout.take().map(|pipe| Box::new(pipe) as _),
        Pipe::Stderr => child.stderr.take().map(|pipe| Box::new(pipe) as _),
    };
    for line in BufReader::new(pipe.context("a pipe was asked for")?).split(b'\n') {
        let line = line.context("the test runner's output broke off")?;
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        if is_closing(&line) {
            closing.0.push(line.trim().to_string());
        }
    }
    let status = child.wait().context("the test runner got lost")?;
    if status.success() { Ok(()) } else { bail!("{} failed", crate::shown(command)) }
}

/// `Summary …` of nextest, `test result: …` of cargo; crates without tests say nothing worth repeating.
fn is_closing(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("Summary [") || line.starts_with("test result: ") && !line.contains(" 0 passed; 0 failed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_are_those_that_count_tests() {
        assert!(is_closing("     Summary [   0.1s] 12 tests run: 12 passed, 0 skipped"));
        assert!(is_closing("test result: ok. 3 passed; 0 failed; 0 ignored"));
        assert!(!is_closing("test result: ok. 0 passed; 0 failed; 0 ignored"));
        assert!(!is_closing("test summary ... ok"));
    }
}
