//! Dice that nobody can foretell, and everybody can check afterwards.

use crate::house::House;
use apitest::{Person, any_answer};
use kernel::Luck;
use referee::Record;
use serde_json::{Value, json};
use server::dice::{Unproven, verify};

/// Answer at random until so many answers were given, or the game is over.
async fn go_on(table: &str, people: [&Person; 2], answers: usize, luck: &mut Luck) -> bool {
    for _ in 0..answers {
        let looks = [people[0].look(table).await, people[1].look(table).await];
        let asked =
            looks.iter().zip(people).find_map(|(look, person)| Some((any_answer(&look["state"], luck)?, person)));
        let Some(((question, answer), person)) = asked else { return true };
        person.post(&format!("/tables/{table}/answer"), &json!({ "question": question, "answer": answer })).await.ok();
    }
    false
}

fn seal(look: &Value) -> String {
    look["luck"]["seal"].as_str().expect("a seal").to_string()
}

fn check(record: &str) -> Result<u64, Unproven> {
    let record = Record::parse(record).expect("a record");
    verify(&record, catalog::game(record.game()).expect("a game"))
}

#[tokio::test]
async fn every_die_of_a_record_follows_from_the_sealed_seed_and_the_players_words() {
    let mut house = House::open().await;
    let (a, b) = (house.guest().await, house.guest().await);
    let table = a.table(&json!({ "game": "liars-dice", "seats": 2 })).await;
    let sealed = seal(&house.stranger().look(&table).await);
    let luck = &format!("/tables/{table}/luck");
    let word = |word: &str| json!({ "word": word });
    a.post(luck, &word("  koňský povoz: 7 ")).await.ok();
    b.post(luck, &word("early")).await.problem(403, "not-yours");
    b.sit(&table, "B").await;
    b.post(luck, &word("B's own")).await.ok();
    for wrong in ["", "  ", "a\nb", "a # b", &"x".repeat(65)] {
        assert_eq!(a.post(luck, &word(wrong)).await.problem(422, "bad-field")["field"], "word");
    }
    let mut chance = Luck::new(5);
    a.post(luck, &word("in the middle")).await.ok();
    // What was rolled is taken back, and rolled anew.
    let rolls = async || house.log(&table).await.iter().filter(|logged| logged.line.contains("\"chance\"")).count();
    let (last, other) = loop {
        let before = rolls().await;
        let is_a = a.look(&table).await["state"]["asked"] == json!(["A"]);
        assert!(!go_on(&table, [&a, &b], 1, &mut chance).await, "somebody is doubted before it ends");
        if rolls().await > before {
            break if is_a { (&a, &b) } else { (&b, &a) };
        }
    };
    last.act(&table, "undo").await.ok();
    other.act(&table, "agree").await.ok();
    let (a, b) = {
        house.stop().await;
        house.begin().await;
        (a.at(house.address()), b.at(house.address()))
    };
    let luck = &format!("/tables/{table}/luck");
    for person in [&a, &b] {
        let text = person.get(&format!("/tables/{table}")).await.text;
        assert!(text.contains(&sealed) && !text.contains("\"seed\""), "{text}");
    }
    assert!(go_on(&table, [&a, &b], 500, &mut chance).await, "it ends");
    a.post(luck, &word("too late")).await.problem(409, "finished");
    let record = a.get(&format!("/tables/{table}/record")).await.text;
    assert!(record.contains(&format!("\nseal: {sealed}\n")) && record.contains("\ntaken back "), "{record}");
    let dice = check(&record).expect("every die is as it should be");
    assert!(dice > 10, "{dice}");
    // A die, a word, a seed or a seal that is not what it was is found out.
    let line = record.lines().rfind(|line| line.starts_with("chance ")).expect("a die");
    let (head, print) = line.rsplit_once(" ~").expect("a fingerprint");
    let other = if head == "chance 1" { "chance 2" } else { "chance 1" };
    assert!(check(&record.replacen(line, &format!("{other} ~{print}"), 1)).is_err(), "{line}");
    assert!(check(&record.replace("B's own", "C's own")).is_err());
    assert!(check(&record.replace("\ntaken back ", "\ntaken back 9")).is_err());
    let seed = record.lines().find_map(|line| line.strip_prefix("seed: ")).expect("a seed");
    assert_eq!(check(&record.replace(seed, &sealed)), Err(Unproven::Seal));
    assert_eq!(check(&record.replace(&sealed, seed)), Err(Unproven::Seal));
    let said = |line: &&str| ["seal: ", "seed: ", "word ", "taken back "].iter().any(|head| line.starts_with(head));
    let plain: Vec<&str> = record.lines().filter(|line| !said(line)).collect();
    assert_eq!(check(&plain.join("\n")), Err(Unproven::NoSeed));
}

#[tokio::test]
async fn tables_have_seeds_of_their_own_and_a_word_changes_the_dice() {
    let house = House::open().await;
    let mut seals = vec![];
    for _ in 0..3 {
        let (table, a, _b) = house.pair(&json!({ "game": "liars-dice", "seats": 2 })).await;
        seals.push(seal(&a.look(&table).await));
    }
    seals.sort();
    seals.dedup();
    assert_eq!(seals.len(), 3);
}

/// What everybody sees of the first shuffles, at a server that was given a seed or none.
async fn opening(seed: Option<u64>) -> Value {
    let house = House::with(|config| config.seed = seed).await;
    let (table, a, _b) = house.pair(&json!({ "game": "tash-kalar" })).await;
    a.look(&table).await["facts"].clone()
}

#[tokio::test]
async fn a_seed_for_tests_makes_the_same_dice_again() {
    let first = opening(Some(7)).await;
    assert_eq!(first, opening(Some(7)).await);
    assert_ne!(first, opening(Some(8)).await);
    assert_ne!(first, opening(None).await);
}
