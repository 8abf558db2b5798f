//! `kamen scenario`: given, when, then.

use command::{Common, Exit, input};
use referee::{Failure, Scenario};
use serde_json::json;
use std::path::{Path, PathBuf};

pub(crate) fn run(common: &Common, paths: &[String]) -> Result<(), Exit> {
    let mut files = vec![];
    for path in paths {
        collect(Path::new(path), &mut files).map_err(|e| Exit::refused(format!("{path}: {e}")))?;
    }
    let (mut passed, mut failed, mut bad) = (0, 0, None);
    for file in files {
        let file = file.display().to_string();
        let (name, result) = one(common, &file);
        match &result {
            Ok(()) => passed += 1,
            Err(failure) => {
                failed += 1;
                if let Failure::Bad(why) = failure {
                    bad.get_or_insert(format!("{file}: {why}"));
                }
            }
        }
        let why = result.as_ref().err().map(ToString::to_string);
        command::either(
            common,
            || json!({ "file": file, "name": name, "passed": result.is_ok(), "why": why }),
            || match &why {
                None => println!("ok      {name}"),
                Some(why) => println!("FAILED  {name} ({file}): {why}"),
            },
        );
    }
    command::either(
        common,
        || json!({ "passed": passed, "failed": failed }),
        || println!("{passed} passed, {failed} failed"),
    );
    match bad {
        Some(why) => Err(Exit::refused(why)),
        None if failed > 0 => Err(Exit::Failed),
        None => Ok(()),
    }
}

fn one(common: &Common, file: &str) -> (String, Result<(), Failure>) {
    let bad = |exit| match exit {
        Exit::Refused(why) => Failure::Bad(why.say(common.lang)),
        Exit::Failed => Failure::Bad("it cannot be read".into()),
    };
    let scenario = match input::text(file).map_err(bad).and_then(|text| Scenario::parse(&text)) {
        Ok(scenario) => scenario,
        Err(failure) => return (file.to_string(), Err(failure)),
    };
    let game = input::game(&scenario.game).map_err(bad);
    let result = game.and_then(|game| referee::run_scenario(&scenario, game, common.lang).map(drop));
    (scenario.name, result)
}

/// A file, or every `.toml` below a folder, in order.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    let mut inside = std::fs::read_dir(path)?.map(|e| Ok(e?.path())).collect::<std::io::Result<Vec<_>>>()?;
    inside.sort();
    for path in inside {
        if path.is_dir() || path.extension().is_some_and(|e| e == "toml") {
            collect(&path, files)?;
        }
    }
    Ok(())
}
