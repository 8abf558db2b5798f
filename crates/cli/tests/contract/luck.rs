//! A game that was played at a server, checked by whoever has its record and saw the seal before.

use super::{file, json, kamen, ok, refused};
use apitest::Person;
use server::{Config, Limits};

/// The record of a game with dice, and the seal that everybody could see before it.
fn sealed() -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let db = format!("sqlite:{}", folder.path().join("kamen.db").display());
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), db);
        config.limits = Limits::lifted();
        let serving = server::serve(config).await.unwrap();
        let ada = Person::guest(serving.address).await;
        let plan = serde_json::json!({ "game": "liars-dice", "seats": 2, "sitters": ["random", "random"] });
        let table = ada.table(&plan).await;
        let seal = ada.look(&table).await["luck"]["seal"].as_str().unwrap().to_string();
        ada.listen(&table, 0).await.until(|ear| ear.state["status"] == "finished").await;
        let record = ada.get(&format!("/tables/{table}/record")).await.text;
        serving.stop().await;
        (record, seal)
    })
}

#[test]
fn a_record_is_verified_against_its_seal() {
    let (record, seal) = sealed();
    let path = file("sealed.kamen", record.as_bytes());
    let path = path.to_str().unwrap();
    assert!(ok(&["replay", path, "--verify"], "").contains(&seal), "whose seal it is is said");
    let proof = json(&["replay", path, "--verify", "--seal", &seal.to_uppercase(), "--json"], "");
    assert!(proof["dice"].as_u64().is_some_and(|dice| dice > 1), "{proof}");
    assert_eq!(proof["seal"], seal.as_str());

    let other = "0".repeat(64);
    let said = refused(&["replay", path, "--verify", "--seal", &other], "");
    assert!(said.contains(&seal), "{said}");
    // One die that did not turn up: the first one is named.
    let line = record.lines().find(|line| line.starts_with("chance ")).unwrap();
    let (head, print) = line.rsplit_once(" ~").unwrap();
    let loaded = if head == "chance 1" { "chance 2" } else { "chance 1" };
    let loaded = file("loaded.kamen", record.replacen(line, &format!("{loaded} ~{print}"), 1).as_bytes());
    let out = kamen(&["replay", loaded.to_str().unwrap(), "--verify", "--seal", &seal], "");
    assert_eq!((out.status.code(), out.stdout.len()), (Some(2), 0), "{out:?}");
    // What was never sealed proves nothing.
    let is_sealed = |line: &&str| line.starts_with("seal: ") || line.starts_with("seed: ");
    let plain: String = record.lines().filter(|line| !is_sealed(line)).map(|line| format!("{line}\n")).collect();
    let plain = file("unsealed.kamen", plain.as_bytes());
    refused(&["replay", plain.to_str().unwrap(), "--verify"], "");
    assert!(kamen(&["replay", path, "--seal", &seal], "").status.code() == Some(2), "a seal is for --verify alone");
}
