//! The measuring commands as people outside the team drive them.

use std::process::{Command, Output};

fn kamen(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kamen-measure")).args(args).output().expect("the program starts")
}

fn json(args: &[&str]) -> serde_json::Value {
    let out = kamen(args);
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    serde_json::from_slice(&out.stdout).expect("one JSON document")
}

#[test]
fn bench_reports_every_field() {
    let bench = json(&["bench", "connect-four", "--seconds", "0.05", "--json"]);
    for key in [
        "playouts_per_s",
        "decisions_per_s",
        "decisions_per_game",
        "clone_ns",
        "position_bytes",
        "yardstick_playouts_per_s",
    ] {
        assert!(bench[key].as_f64().unwrap() > 0.0, "{key}");
    }
    assert_eq!(bench["allocs_per_decision"].as_f64().map(|a| a < 0.001), Some(true));
    assert!(bench["machine"].is_string() && bench["commit"].is_string());
}

#[test]
fn tuning_writes_only_what_won_and_says_how_it_was_found() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("weights.rs");
    let setup =
        ["tash-kalar", "--mode", "duel", "--bot", "search:20", "--trials", "4", "--rounds", "1", "--proof", "2"];
    let mut fates = [0, 0];
    for seed in 1..=20 {
        if fates.iter().all(|&n| n > 0) {
            break;
        }
        let _ = std::fs::remove_file(&path);
        let out = ["--seed", &seed.to_string(), "--json", "--out", path.to_str().unwrap()];
        let tuned = json(&[&["tune"][..], &setup, &out].concat());
        let is_better = tuned["score"].as_f64().unwrap() > 0.5;
        assert_eq!((tuned["written"].as_bool(), path.exists()), (Some(is_better), is_better), "{tuned}");
        assert_eq!(tuned["games"], 4);
        fates[usize::from(is_better)] += 1;
        if let Ok(text) = std::fs::read_to_string(&path) {
            assert!(text.contains(&format!("`kamen tune {}", setup.join(" "))), "{text}");
            assert!(text.contains("kernel::weights! {"), "{text}");
        }
    }
    assert!(fates.iter().all(|&n| n > 0), "one of them won and one did not: {fates:?}");
    for (args, field) in [
        (["tune", "connect-four", "--seed", "1"], "game: "),
        (["tune", "tash-kalar", "--trials", "0"], "trials"),
        (["tune", "tash-kalar", "--only", "stars"], "only: "),
    ] {
        let refused = kamen(&args);
        assert_eq!(refused.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&refused.stderr).contains(field), "{refused:?}");
    }
}

#[test]
fn load_is_bounded_and_says_what_is_wrong() {
    for (args, field) in [
        (&["load", "--connections", "20000", "--spectators", "1"][..], "connections"),
        (&["load", "--seconds", "601"], "seconds"),
        (&["load", "--seconds", "5", "--kill-after", "5"], "--kill-after"),
        (&["load", "--servers", "2"], "--servers"),
        (&["load", "--url", "http://198.51.100.1:80"], "--url"),
        (&["load", "--url", "http://127.0.0.1:1", "--kill-after", "1"], "--kill-after"),
    ] {
        let refused = kamen(args);
        assert_eq!(refused.status.code(), Some(2), "{args:?}");
        assert!(String::from_utf8_lossy(&refused.stderr).contains(field), "{refused:?}");
    }
}

/// Where the server's program lies beside, as it does when everything is built.
#[test]
fn who_sits_at_a_server_that_is_killed_comes_back_and_nothing_is_lost() {
    if !std::path::Path::new(env!("CARGO_BIN_EXE_kamen-measure")).with_file_name("kamen").exists() {
        return;
    }
    let load = ["load", "--connections", "8", "--rate", "40", "--seconds", "4", "--json"];
    let report = json(&[&load[..], &["--spectators", "6", "--kill-after", "1"]].concat());
    assert_eq!((&report["broken"], &report["spectators"]), (&0.into(), &6.into()), "{report}");
    assert!(report["back_after_kill"].as_u64().is_some_and(|back| back > 0), "{report}");
    assert!(report["acknowledged"].as_u64().is_some_and(|lines| lines > 20), "{report}");
    assert!(report["watched_ms"]["max"].as_f64().is_some_and(|ms| ms > 0.0), "{report}");
}
