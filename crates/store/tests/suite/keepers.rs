use crate::db::{Db, t, table};
use store::{Claim, Keep, Status, Store, TableId};

crate::cases! {
    one_server_keeps_a_table
    of_many_who_want_a_table_one_keeps_it
    a_keeper_that_fell_silent_is_followed
    a_renewed_table_stays_kept
    a_released_table_is_anybodys
    a_sleeper_is_woken_in_time
    only_tables_in_play_are_due
    who_begins_alone_forgets_the_keepers_of_the_past
    a_sleeper_is_not_charged_for_time_without_a_server
    what_is_set_aside_keeps_nobody_waiting
}

/// The table `t` in play.
async fn playing(db: &Db) -> Store {
    let store = db.open_with_table().await;
    play(&store, "t").await;
    store
}

async fn play(store: &Store, table: &str) {
    assert_eq!(store.set_status(&table.into(), Status::Open, Status::Playing, 11).await.unwrap(), Claim::Done);
}

async fn due(store: &Store, now: i64) -> Vec<TableId> {
    store.due_tables(now, 9).await.unwrap()
}

async fn one_server_keeps_a_table(db: Db) {
    let store = playing(&db).await;
    assert_eq!(store.keep_table(&t(), "one", 20, 30).await.unwrap(), Keep::Done);
    assert_eq!(store.keep_table(&t(), "two", 21, 31).await.unwrap(), Keep::Others);
    assert_eq!(store.keep_table(&t(), "one", 22, 32).await.unwrap(), Keep::Done, "it is its own already");
    assert_eq!(store.keep_table(&t(), "two", 32, 42).await.unwrap(), Keep::Others, "until then, that moment included");
    assert_eq!(store.keep_table(&"nowhere".into(), "one", 20, 30).await.unwrap(), Keep::Others);
}

async fn of_many_who_want_a_table_one_keeps_it(db: Db) {
    let store = playing(&db).await;
    assert_eq!(store.keep_table(&t(), "dead", 1, 2).await.unwrap(), Keep::Done);
    let other = db.open().await;
    let mut tasks = vec![];
    for number in 0..12 {
        let store = if number % 2 == 0 { &store } else { &other }.clone();
        let name = format!("server {number}");
        tasks.push(tokio::spawn(async move { store.keep_table(&t(), &name, 20, 30).await.unwrap() }));
    }
    let mut kept = vec![];
    for task in tasks {
        kept.push(task.await.unwrap());
    }
    kept.retain(|keep| *keep != Keep::Others);
    assert_eq!(kept, [Keep::TakenOver]);
}

async fn a_keeper_that_fell_silent_is_followed(db: Db) {
    let store = playing(&db).await;
    assert_eq!(store.keep_table(&t(), "one", 20, 30).await.unwrap(), Keep::Done);
    assert_eq!(due(&store, 30).await, []);
    assert_eq!(due(&store, 31).await, [t()]);
    assert_eq!(store.keep_table(&t(), "two", 31, 41).await.unwrap(), Keep::TakenOver);
    assert_eq!(due(&store, 31).await, []);
    assert_eq!(store.keep_table(&t(), "one", 32, 42).await.unwrap(), Keep::Others, "it came back too late");
    store.renew_tables("one", 99).await.unwrap();
    store.release_table(&t(), "one", None).await.unwrap();
    assert_eq!(due(&store, 42).await, [t()], "who keeps it no more changes nothing");
}

async fn a_renewed_table_stays_kept(db: Db) {
    let store = playing(&db).await;
    assert_eq!(store.create_table(&table("u", 10)).await.unwrap(), Claim::Done);
    play(&store, "u").await;
    assert_eq!(store.keep_table(&t(), "one", 20, 30).await.unwrap(), Keep::Done);
    assert_eq!(store.keep_table(&"u".into(), "two", 20, 30).await.unwrap(), Keep::Done);
    store.renew_tables("one", 40).await.unwrap();
    assert_eq!(due(&store, 35).await, ["u".into()]);
    assert_eq!(due(&store, 41).await, [t(), "u".into()]);
    assert_eq!(store.due_tables(41, 1).await.unwrap(), [t()], "no more than wanted");
}

async fn a_released_table_is_anybodys(db: Db) {
    let store = playing(&db).await;
    assert_eq!(store.keep_table(&t(), "one", 20, 30).await.unwrap(), Keep::Done);
    store.release_table(&t(), "one", None).await.unwrap();
    assert_eq!(due(&store, i64::MAX).await, [], "it sleeps until somebody comes");
    assert_eq!(store.keep_table(&t(), "two", 21, 31).await.unwrap(), Keep::Done, "and nothing was missed");
}

async fn a_sleeper_is_woken_in_time(db: Db) {
    let store = playing(&db).await;
    assert_eq!(store.keep_table(&t(), "one", 20, 30).await.unwrap(), Keep::Done);
    store.release_table(&t(), "one", Some(50)).await.unwrap();
    assert_eq!(due(&store, 49).await, []);
    assert_eq!(due(&store, 50).await, [t()]);
    assert_eq!(store.keep_table(&t(), "two", 50, 60).await.unwrap(), Keep::Done);
    assert_eq!(due(&store, 50).await, [], "it is awake");
}

async fn only_tables_in_play_are_due(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.keep_table(&t(), "one", 20, 30).await.unwrap(), Keep::Done);
    assert_eq!(due(&store, 99).await, []);
    play(&store, "t").await;
    assert_eq!(due(&store, 99).await, [t()]);
    assert_eq!(store.set_status(&t(), Status::Playing, Status::Finished, 12).await.unwrap(), Claim::Done);
    assert_eq!(due(&store, 99).await, []);
}

async fn who_begins_alone_forgets_the_keepers_of_the_past(db: Db) {
    let store = playing(&db).await;
    assert_eq!(store.create_table(&table("u", 10)).await.unwrap(), Claim::Done);
    play(&store, "u").await;
    assert_eq!(store.keep_table(&t(), "one", 20, 900).await.unwrap(), Keep::Done);
    store.forget_keepers().await.unwrap();
    assert_eq!(due(&store, 21).await, [t()], "a table nobody kept sleeps on");
    assert_eq!(store.keep_table(&t(), "two", 21, 900).await.unwrap(), Keep::TakenOver);
    assert_eq!(store.is_own(), !db.is_postgres());
}

async fn a_sleeper_is_not_charged_for_time_without_a_server(db: Db) {
    let store = playing(&db).await;
    assert_eq!(store.create_table(&table("u", 10)).await.unwrap(), Claim::Done);
    play(&store, "u").await;
    store.be_there(1_000, 50).await.unwrap();
    assert_eq!(store.keep_table(&t(), "one", 1_000, 1_050).await.unwrap(), Keep::Done);
    store.release_table(&t(), "one", Some(2_000)).await.unwrap();
    assert_eq!(store.keep_table(&"u".into(), "one", 1_000, 1_050).await.unwrap(), Keep::Done);
    store.be_there(1_050, 50).await.unwrap();
    assert_eq!(store.keep_table(&t(), "one", 1_050, 1_100).await.unwrap(), Keep::Done, "somebody was there");
    store.release_table(&t(), "one", Some(2_000)).await.unwrap();
    // Nobody is, for a while; then several come at once, twice.
    let other = db.open().await;
    for now in [1_800, 2_000] {
        let (a, b) = tokio::join!(store.be_there(now, 50), other.be_there(now, 50));
        a.unwrap();
        b.unwrap();
    }
    assert_eq!(due(&store, 2_949).await, ["u".into()], "its time is as much later");
    assert_eq!(due(&store, 2_950).await, [t(), "u".into()]);
    assert_eq!(store.keep_table(&t(), "two", 2_001, 2_101).await.unwrap(), Keep::Neglected(950));
    assert_eq!(store.keep_table(&t(), "two", 2_001, 2_101).await.unwrap(), Keep::Done, "told once");
    assert_eq!(store.keep_table(&"u".into(), "two", 2_001, 2_101).await.unwrap(), Keep::TakenOver, "it was awake");
    store.be_there(1_900, 50).await.unwrap();
    store.release_table(&t(), "two", Some(3_000)).await.unwrap();
    store.be_there(2_040, 50).await.unwrap();
    assert_eq!(
        store.keep_table(&t(), "one", 2_040, 2_100).await.unwrap(),
        Keep::Done,
        "a clock behind changes nothing"
    );
}

async fn what_is_set_aside_keeps_nobody_waiting(db: Db) {
    let store = playing(&db).await;
    assert_eq!(store.create_table(&table("u", 12)).await.unwrap(), Claim::Done);
    play(&store, "u").await;
    for name in ["t", "u"] {
        assert_eq!(store.keep_table(&name.into(), "one", 20, 30).await.unwrap(), Keep::Done);
    }
    store.set_aside(&t(), "line 3\0: nonsense").await.unwrap();
    assert_eq!(due(&store, 40).await, [TableId::from("u")]);
    let aside = vec![(t(), "go".to_string(), "line 3 : nonsense".to_string())];
    assert_eq!((store.aside().await.unwrap(), store.count_aside().await.unwrap()), (aside, 1));
    assert_eq!(store.table(&t()).await.unwrap().unwrap().aside.as_deref(), Some("line 3 : nonsense"));
    store.take_back(Some(&"u".into())).await.unwrap();
    assert_eq!(store.count_aside().await.unwrap(), 1, "only the one that is meant");
    store.take_back(None).await.unwrap();
    assert_eq!(due(&store, 40).await, [t(), "u".into()], "it can be tried again");
}
