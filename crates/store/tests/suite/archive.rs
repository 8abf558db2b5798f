use crate::db::{Db, ann, lines, log, person, t, table};
use store::{Claim, Error, Finish, GameResult, Keep, Key, KeyKind, Rating, Sitter, Standing, Status, Store};

crate::cases! {
    what_is_exported_is_imported
    a_table_in_play_is_taken_over_after_the_move
    a_store_with_anything_in_it_is_left_alone
    a_malformed_document_is_refused_with_its_line
    a_document_cut_anywhere_is_refused;
    on_postgres_alone:
    sqlite_moves_to_postgres
}

/// Something in every table of the database, all in all 16 rows.
async fn fill(store: &Store) {
    store.set_meta("key", "\"secret\"\n").await.unwrap();
    assert_eq!(store.become_account(&ann(), "Ánn", "hash").await.unwrap(), Claim::Done);
    let key = |hash: &str, kind, expires_at| Key {
        hash: hash.into(),
        person: ann(),
        kind,
        label: "phone".into(),
        created_at: 1,
        expires_at,
        used_at: Some(4),
    };
    store.add_key(&key("s", KeyKind::Session, Some(9))).await.unwrap();
    store.add_key(&key("t", KeyKind::Token, None)).await.unwrap();
    assert_eq!(store.create_table(&table("B", 2)).await.unwrap(), Claim::Done);
    assert_eq!(store.take_seat(&t(), 0, &person("ann"), 11).await.unwrap(), Claim::Done);
    assert_eq!(store.take_seat(&t(), 1, &Sitter::Bot("random".into()), 11).await.unwrap(), Claim::Done);
    assert_eq!(store.append(&t(), 1, lines(&["ř", "\\"])).await.unwrap(), Claim::Done);
    let standing = Standing {
        seat: 0,
        sitter: Some(person("ann")),
        name: "Ánn".into(),
        rank: 1,
        score: Some(i64::MIN),
        rating: None,
    };
    let (game, mode) = ("go".to_string(), "duel".to_string());
    let result = GameResult {
        table: t(),
        game,
        mode,
        finished_at: 5,
        open_from: Some(6),
        standings: vec![standing],
        legacy: Some("chapter 2".into()),
    };
    let rating = Rating {
        person: ann(),
        game: "go".into(),
        rating: 1_234.000_000_000_000_2,
        deviation: 1.0 / 3.0,
        volatility: 5e-324,
        games: 1,
        open_from: Some(6),
    };
    assert_eq!(store.finish(&result, "record", &[rating]).await.unwrap(), Finish::Done);
}

async fn export(store: &Store) -> String {
    let mut document = vec![];
    store.export(&mut document).await.unwrap();
    String::from_utf8(document).unwrap()
}

async fn what_is_exported_is_imported(db: Db) {
    let store = db.open_with_table().await;
    fill(&store).await;
    moves(&store, &Db::sqlite()).await;
}

async fn sqlite_moves_to_postgres(db: Db) {
    let source = Db::sqlite();
    let source = source.open_with_table().await;
    fill(&source).await;
    moves(&source, &db).await;
}

async fn moves(store: &Store, db: &Db) {
    let document = export(store).await;
    assert_eq!(document.lines().count(), 18, "{document}");
    let copy = db.open().await;
    copy.import(document.as_bytes()).await.unwrap();
    assert_eq!(export(&copy).await, document);
    assert_eq!(copy.table(&t()).await.unwrap(), store.table(&t()).await.unwrap());
    assert_eq!(copy.rating(&ann(), "go").await.unwrap(), store.rating(&ann(), "go").await.unwrap());
    assert_eq!(copy.append(&t(), 3, lines(&["c"])).await.unwrap(), Claim::Done);
    assert_eq!(log(&copy, &t()).await, ["ř", "\\", "c"]);
}

async fn a_table_in_play_is_taken_over_after_the_move(db: Db) {
    let store = db.open_with_table().await;
    for id in ["played", "slept"] {
        assert_eq!(store.create_table(&table(id, 1)).await.unwrap(), Claim::Done);
        assert_eq!(store.set_status(&id.into(), Status::Open, Status::Playing, 2).await.unwrap(), Claim::Done);
    }
    assert_eq!(store.keep_table(&"played".into(), "here", 5, 900).await.unwrap(), Keep::Done);
    let document = export(&store).await;
    let copy = Db::sqlite();
    let copy = copy.open().await;
    copy.import(document.as_bytes()).await.unwrap();
    assert_eq!(export(&copy).await, document, "who kept a table is no part of the document");
    assert_eq!(copy.due_tables(6, 9).await.unwrap(), ["played".into(), "slept".into()], "and nobody keeps it there");
    assert_eq!(copy.keep_table(&"played".into(), "there", 6, 900).await.unwrap(), Keep::TakenOver);
    assert_eq!(copy.due_tables(6, 9).await.unwrap(), ["slept".into()]);
}

async fn a_store_with_anything_in_it_is_left_alone(db: Db) {
    let store = db.open().await;
    let empty = export(&store).await;
    store.import(empty.as_bytes()).await.unwrap();
    store.set_meta("key", "value").await.unwrap();
    let refused = store.import(empty.as_bytes()).await;
    assert!(matches!(refused, Err(Error::NotEmpty)), "{refused:?}");
    assert_eq!(store.meta("key").await.unwrap().as_deref(), Some("value"));
}

async fn a_malformed_document_is_refused_with_its_line(db: Db) {
    let store = db.open().await;
    let empty = export(&store).await;
    let source = Db::sqlite();
    let source = source.open_with_table().await;
    fill(&source).await;
    let document = export(&source).await;
    let lines: Vec<&str> = document.lines().collect();
    let find = |start: &str| lines.iter().position(|line| line.starts_with(start)).unwrap();
    let (people, log) = (find(r#"{"people""#), find(r#"{"log""#));
    let spoil = |at: usize, with: &str| {
        let mut lines = lines.clone();
        lines[at] = with;
        (lines.join("\n") + "\n", at as u64 + 1)
    };
    let second_log_line = lines[log].replace(r#""seq":1"#, r#""seq":7"#);
    for (document, line) in [
        (String::new(), 1),
        ("hello\n".into(), 1),
        spoil(0, lines[people]),
        spoil(0, r#"{"kamen":2}"#),
        spoil(people, "not JSON"),
        spoil(people, r#"{"people":{"id":"x"}}"#),
        spoil(people, r#"{"dragons":{}}"#),
        spoil(people, r#"{"kamen":1}"#),
        spoil(people, &lines[people].replace("\"id\"", "\"more\":1,\"id\"")),
        spoil(people + 1, lines[people]),
        spoil(log, &second_log_line),
        spoil(find(r#"{"tables""#), &lines[find(r#"{"tables""#)].replace("open", "ajar")),
        spoil(find(r#"{"seats""#), &lines[find(r#"{"seats""#)].replace("\"B\"", "\"nowhere\"")),
        spoil(lines.len() - 1, r#"{"end":99}"#),
        (document.clone() + "more\n", lines.len() as u64 + 1),
    ] {
        let refused = store.import(document.as_bytes()).await;
        assert!(matches!(refused, Err(Error::Import { line: at, .. }) if at == line), "{line}: {refused:?}");
        assert_eq!(export(&store).await, empty, "something of it was written");
    }
}

async fn a_document_cut_anywhere_is_refused(db: Db) {
    let store = db.open().await;
    let empty = export(&store).await;
    let source = Db::sqlite();
    let source = source.open_with_table().await;
    fill(&source).await;
    let document = export(&source).await;
    let lines: Vec<&str> = document.lines().collect();
    for kept in 0..lines.len() {
        let cut = lines[..kept].iter().map(|line| format!("{line}\n")).collect::<String>();
        let refused = store.import(cut.as_bytes()).await;
        assert!(matches!(refused, Err(Error::Import { .. })), "{kept}: {refused:?}");
    }
    assert_eq!(export(&store).await, empty);
}
