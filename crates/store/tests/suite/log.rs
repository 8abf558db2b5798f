use crate::db::{Db, lines, log, t, table};
use store::{Claim, Error, Line, Logged, Store, TableId};

crate::cases! {
    lines_come_back_in_order
    a_taken_number_changes_nothing
    an_append_is_all_or_nothing
    a_gap_is_refused
    an_unknown_table_is_refused
    a_zero_byte_is_refused
    any_other_text_is_kept
    a_number_has_one_winner
    racing_stores_have_one_winner_per_number
    many_tables_grow_at_once
    one_bad_append_does_not_hurt_its_neighbours
    a_reopened_store_has_everything
    a_closed_store_promises_nothing
    a_failed_commit_promises_nothing_and_the_store_goes_on;
    on_postgres_alone:
    cut_lines_are_restored
}

async fn lines_come_back_in_order(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.append(&t(), 1, lines(&["a", "b"])).await.unwrap(), Claim::Done);
    let c = Line { at: 77, line: "c".into() };
    assert_eq!(store.append(&t(), 3, vec![c]).await.unwrap(), Claim::Done);
    assert_eq!(log(&store, &t()).await, ["a", "b", "c"]);
    assert_eq!(store.log(&t(), 2).await.unwrap(), [Logged { seq: 3, at: 77, line: "c".into() }]);
    assert_eq!(store.log(&t(), 3).await.unwrap(), []);
    let stats = store.commits();
    assert_eq!((stats.commits, stats.lines), (2, 3));
    assert!(stats.micros_max > 0 && stats.micros_max <= stats.micros_total);
}

async fn a_taken_number_changes_nothing(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.append(&t(), 1, lines(&["a", "b"])).await.unwrap(), Claim::Done);
    for first in [0, 1, 2] {
        assert_eq!(store.append(&t(), first, lines(&["x"])).await.unwrap(), Claim::Taken);
    }
    assert_eq!(log(&store, &t()).await, ["a", "b"]);
}

async fn an_append_is_all_or_nothing(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.append(&t(), 1, lines(&["a", "b"])).await.unwrap(), Claim::Done);
    // Line 2 is taken, 3 and 4 would be free.
    assert_eq!(store.append(&t(), 2, lines(&["x", "y", "z"])).await.unwrap(), Claim::Taken);
    assert_eq!(log(&store, &t()).await, ["a", "b"]);
    assert_eq!(store.append(&t(), 3, vec![]).await.unwrap(), Claim::Done);
    assert_eq!(log(&store, &t()).await, ["a", "b"]);
}

async fn a_gap_is_refused(db: Db) {
    let store = db.open_with_table().await;
    let refused = store.append(&t(), 2, lines(&["x"])).await.unwrap_err();
    assert!(matches!(refused, Error::Gap { first: 2, last: 0, .. }), "{refused}");
    assert_eq!(log(&store, &t()).await, [""; 0]);
}

async fn an_unknown_table_is_refused(db: Db) {
    let store = db.open_with_table().await;
    let refused = store.append(&"nowhere".into(), 1, lines(&["x"])).await.unwrap_err();
    assert!(matches!(&refused, Error::NoTable(table) if table.0 == "nowhere"), "{refused}");
}

async fn a_zero_byte_is_refused(db: Db) {
    let store = db.open_with_table().await;
    let refused = store.append(&t(), 1, lines(&["fine", "not\0fine"])).await.unwrap_err();
    assert!(matches!(refused, Error::ZeroByte), "{refused}");
    assert_eq!(log(&store, &t()).await, [""; 0]);
}

async fn any_other_text_is_kept(db: Db) {
    let store = db.open_with_table().await;
    let texts =
        ["", "žluťoučký kůň", "\"[1,{}]\"\\u0041\\", "a\nb\tc\u{1}\u{7f}", "🀄 \u{feff}\u{2028}", "NULL", "1e3"];
    assert_eq!(store.append(&t(), 1, lines(&texts)).await.unwrap(), Claim::Done);
    assert_eq!(log(&store, &t()).await, texts);
}

async fn a_number_has_one_winner(db: Db) {
    let store = db.open_with_table().await;
    race(&[store]).await;
}

async fn racing_stores_have_one_winner_per_number(db: Db) {
    let store = db.open_with_table().await;
    race(&[store, db.open().await, db.open().await]).await;
}

/// Everybody tries to write line 1 to 20, one or two at a time; whoever wins must find its lines in the log.
async fn race(stores: &[Store]) {
    const RACERS: usize = 12;
    const END: u64 = 20;
    let mut racers = vec![];
    for racer in 0..RACERS {
        let store = stores[racer % stores.len()].clone();
        racers.push(tokio::spawn(async move {
            let (mut won, mut next) = (vec![], 1);
            while next <= END {
                let texts: Vec<String> = (next..=next + racer as u64 % 2).map(|seq| format!("{seq} {racer}")).collect();
                let mine = texts.iter().map(|text| Line { at: 0, line: text.clone() }).collect();
                match store.append(&t(), next, mine).await.unwrap() {
                    Claim::Done => won.extend((next..).zip(texts)),
                    Claim::Taken => {}
                }
                next = store.log(&t(), 0).await.unwrap().len() as u64 + 1;
            }
            won
        }));
    }
    let mut won = vec![];
    for racer in racers {
        won.extend(racer.await.unwrap());
    }
    won.sort();
    let kept: Vec<(u64, String)> = (1..).zip(log(&stores[0], &t()).await).collect();
    assert_eq!(won, kept);
}

async fn many_tables_grow_at_once(db: Db) {
    let store = db.open_with_table().await;
    let mut tasks = vec![];
    for number in 0..40 {
        let id = TableId(format!("t{number}"));
        assert_eq!(store.create_table(&table(&id.0, number)).await.unwrap(), Claim::Done);
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            for seq in 1..=10 {
                let line = Line { at: number, line: format!("{number} {seq}") };
                assert_eq!(store.append(&id, seq, vec![line]).await.unwrap(), Claim::Done);
            }
            let expected: Vec<String> = (1..=10).map(|seq| format!("{number} {seq}")).collect();
            assert_eq!(log(&store, &id).await, expected);
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    let stats = store.commits();
    assert_eq!(stats.lines, 400);
    assert!(stats.commits < 400, "nobody shared a commit: {stats:?}");
}

async fn one_bad_append_does_not_hurt_its_neighbours(db: Db) {
    let store = db.open_with_table().await;
    let (t, nowhere) = (t(), "nowhere".into());
    let (good, unknown, gap, late, next) = tokio::join!(
        store.append(&t, 1, lines(&["a"])),
        store.append(&nowhere, 1, lines(&["x"])),
        store.append(&t, 9, lines(&["x"])),
        store.append(&t, 1, lines(&["x"])),
        store.append(&t, 2, lines(&["b"])),
    );
    assert_eq!(good.unwrap(), Claim::Done);
    assert!(unknown.is_err() && gap.is_err());
    assert_eq!((late.unwrap(), next.unwrap()), (Claim::Taken, Claim::Done));
    assert_eq!(log(&store, &t).await, ["a", "b"]);
}

async fn a_reopened_store_has_everything(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.append(&t(), 1, lines(&["a"])).await.unwrap(), Claim::Done);
    store.close().await;
    let store = db.open().await;
    assert_eq!(store.append(&t(), 2, lines(&["b"])).await.unwrap(), Claim::Done);
    drop(store);
    assert_eq!(log(&db.open().await, &t()).await, ["a", "b"]);
}

async fn a_closed_store_promises_nothing(db: Db) {
    let store = db.open_with_table().await;
    store.close().await;
    assert!(store.append(&t(), 1, lines(&["a"])).await.is_err());
    assert!(store.table(&t()).await.is_err());
    assert_eq!(log(&db.open().await, &t()).await, [""; 0]);
}

async fn a_failed_commit_promises_nothing_and_the_store_goes_on(db: Db) {
    let store = db.open_with_table().await;
    let break_it = "ALTER TABLE log RENAME TO gone";
    let mend_it = "ALTER TABLE gone RENAME TO log";
    db.execute(break_it).await;
    let t = t();
    let (first, second) = tokio::join!(store.append(&t, 1, lines(&["a"])), store.append(&t, 2, lines(&["b"])));
    for failed in [first, second] {
        assert!(matches!(failed, Err(Error::Commit(_))), "{failed:?}");
    }
    db.execute(mend_it).await;
    assert_eq!(log(&store, &t).await, [""; 0]);
    assert_eq!(store.append(&t, 1, lines(&["c"])).await.unwrap(), Claim::Done);
    assert_eq!(log(&store, &t).await, ["c"]);
}

async fn cut_lines_are_restored(db: Db) {
    let store = db.open_with_table().await;
    for seq in 1..=3 {
        assert_eq!(store.append(&t(), seq, lines(&["a"])).await.unwrap(), Claim::Done);
        let others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
        db.execute(&format!("SELECT pg_terminate_backend(pid, 5000) FROM ({others}) AS others")).await;
    }
    assert_eq!(log(&store, &t()).await, ["a", "a", "a"]);
}
