use crate::db::{Db, ann, bob, lines, person, t, table};
use store::{Claim, Error, Filter, NewTable, Seat, Sitter, Status, Store};

crate::cases! {
    a_table_comes_back_as_it_was_made
    a_seat_is_taken_once
    of_many_who_want_a_seat_one_gets_it
    a_seat_is_left_by_whoever_sits_there
    a_status_moves_on_once
    the_setup_is_settled_when_play_begins
    only_an_open_table_is_dropped
    lists_are_paged_from_the_newest
    lists_are_filtered
}

async fn a_table_comes_back_as_it_was_made(db: Db) {
    let store = db.open_with_table().await;
    let bot = Sitter::Bot("search:1s".into());
    let seats = vec![Some(person("ann")), None, Some(bot.clone())];
    let new = NewTable { public: false, seats, ..table("u", 20) };
    assert_eq!(store.create_table(&new).await.unwrap(), Claim::Done);
    assert_eq!(store.create_table(&table("u", 30)).await.unwrap(), Claim::Taken);
    let found = store.table(&"u".into()).await.unwrap().unwrap();
    assert_eq!((found.game.as_str(), found.setup.as_str(), found.options.as_str()), ("go", "19x19", "{}"));
    assert_eq!((found.status, found.public, &found.host), (Status::Open, false, &ann()));
    assert_eq!((found.created_at, found.updated_at), (20, 20));
    let seat = |seat, sitter, name: &str| Seat { seat, sitter, name: name.into() };
    let seats = [seat(0, Some(person("ann")), "ann"), seat(1, None, ""), seat(2, Some(bot), "search:1s")];
    assert_eq!(found.seats, seats);
    assert_eq!(store.rename(&ann(), "Anna").await.unwrap(), Claim::Done);
    assert_eq!(store.seats(&"u".into()).await.unwrap()[0].name, "Anna");
    assert_eq!(store.table(&"nowhere".into()).await.unwrap(), None);
    assert!(store.create_table(&NewTable { host: "nobody".into(), ..table("v", 1) }).await.is_err());
}

async fn a_seat_is_taken_once(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.take_seat(&t(), 0, &person("ann"), 11).await.unwrap(), Claim::Done);
    assert_eq!(store.take_seat(&t(), 0, &person("bob"), 12).await.unwrap(), Claim::Taken);
    assert_eq!(store.take_seat(&t(), 0, &Sitter::Bot(String::new()), 12).await.unwrap(), Claim::Taken);
    let found = store.table(&t()).await.unwrap().unwrap();
    assert_eq!((found.seats[0].sitter.as_ref(), found.updated_at), (Some(&person("ann")), 11));
    for (table, seat) in [(t(), 2), ("nowhere".into(), 0)] {
        let refused = store.take_seat(&table, seat, &person("bob"), 12).await;
        assert!(matches!(refused, Err(Error::NoSeat { .. })), "{refused:?}");
    }
    assert!(store.take_seat(&t(), 1, &person("nobody"), 12).await.is_err());
}

async fn of_many_who_want_a_seat_one_gets_it(db: Db) {
    let store = db.open_with_table().await;
    let other = db.open().await;
    let mut tasks = vec![];
    for number in 0..12 {
        let store = if number % 2 == 0 { &store } else { &other }.clone();
        let sitter = if number % 3 == 0 { Sitter::Bot("random".into()) } else { person("bob") };
        tasks.push(tokio::spawn(async move { store.take_seat(&t(), 1, &sitter, 11).await.unwrap() }));
    }
    let mut winners = 0;
    for task in tasks {
        winners += usize::from(task.await.unwrap() == Claim::Done);
    }
    assert_eq!(winners, 1);
}

async fn a_seat_is_left_by_whoever_sits_there(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.leave_seat(&t(), 0, &person("ann"), 11).await.unwrap(), Claim::Taken);
    assert_eq!(store.take_seat(&t(), 0, &person("ann"), 11).await.unwrap(), Claim::Done);
    assert_eq!(store.leave_seat(&t(), 0, &person("bob"), 12).await.unwrap(), Claim::Taken);
    assert_eq!(store.leave_seat(&t(), 0, &person("ann"), 12).await.unwrap(), Claim::Done);
    assert_eq!(store.seats(&t()).await.unwrap()[0].sitter, None);
    // Somebody goes, and a bot plays on.
    let bot = Sitter::Bot("random".into());
    assert_eq!(store.take_seat(&t(), 0, &person("bob"), 13).await.unwrap(), Claim::Done);
    let change = store.change_seat(&t(), 0, Some(&person("bob")), Some(&bot), 14).await.unwrap();
    assert_eq!((change, &store.seats(&t()).await.unwrap()[0].sitter), (Claim::Done, &Some(bot)));
}

async fn a_status_moves_on_once(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.set_status(&t(), Status::Open, Status::Playing, 11).await.unwrap(), Claim::Done);
    assert_eq!(store.set_status(&t(), Status::Open, Status::Playing, 12).await.unwrap(), Claim::Taken);
    let found = store.table(&t()).await.unwrap().unwrap();
    assert_eq!((found.status, found.updated_at), (Status::Playing, 11));
    let mut counts = vec![];
    for status in [Status::Open, Status::Playing, Status::Finished] {
        counts.push(store.count_tables(status).await.unwrap());
    }
    assert_eq!(counts, [0, 1, 0]);
}

async fn the_setup_is_settled_when_play_begins(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.set_setup(&t(), "9x9", "[]", 11).await.unwrap(), Claim::Done);
    assert_eq!(store.set_status(&t(), Status::Open, Status::Playing, 12).await.unwrap(), Claim::Done);
    assert_eq!(store.set_setup(&t(), "3x3", "{}", 13).await.unwrap(), Claim::Taken);
    let found = store.table(&t()).await.unwrap().unwrap();
    assert_eq!((found.setup.as_str(), found.options.as_str()), ("9x9", "[]"));
}

async fn only_an_open_table_is_dropped(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.create_table(&table("u", 11)).await.unwrap(), Claim::Done);
    assert_eq!(store.append(&t(), 1, lines(&["a"])).await.unwrap(), Claim::Done);
    assert_eq!(store.drop_table(&t()).await.unwrap(), Claim::Done);
    assert_eq!((store.table(&t()).await.unwrap(), store.log(&t(), 0).await.unwrap()), (None, vec![]));
    assert_eq!(store.set_status(&"u".into(), Status::Open, Status::Playing, 12).await.unwrap(), Claim::Done);
    assert_eq!(store.drop_table(&"u".into()).await.unwrap(), Claim::Taken);
}

async fn ids(store: &Store, status: Option<Status>, filter: &Filter) -> Vec<String> {
    let tables = store.tables(status, filter, None, 100).await.unwrap();
    tables.into_iter().map(|table| table.id.0).collect()
}

async fn lists_are_paged_from_the_newest(db: Db) {
    let store = db.open_with_table().await;
    // Two of the same age, so that the time alone is not enough.
    for (id, at) in [("a", 1), ("b", 30), ("c", 30), ("d", 20)] {
        assert_eq!(store.create_table(&table(id, at)).await.unwrap(), Claim::Done);
    }
    let (mut pages, mut before) = (vec![], None);
    loop {
        let page = store.tables(None, &Filter::default(), before.as_ref(), 2).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(last.cursor());
        assert!(page.iter().all(|table| table.seats.len() == 2));
        pages.push(page.iter().map(|table| table.id.to_string()).collect::<String>());
    }
    assert_eq!(pages, ["cb", "dt", "a"]);
}

async fn lists_are_filtered(db: Db) {
    let store = db.open_with_table().await;
    let seats = vec![Some(person("bob")), None];
    for new in [
        NewTable { public: false, seats, ..table("secret", 11) },
        NewTable { host: bob(), ..table("bobs", 12) },
        NewTable { game: "chess".into(), ..table("chess", 13) },
    ] {
        assert_eq!(store.create_table(&new).await.unwrap(), Claim::Done);
    }
    assert_eq!(store.set_status(&t(), Status::Open, Status::Playing, 14).await.unwrap(), Claim::Done);
    let public = Filter { public_at: Some(99), ..Filter::default() };
    let of_bob = Filter { person: Some(bob()), ..Filter::default() };
    assert_eq!(ids(&store, None, &Filter::default()).await, ["chess", "bobs", "secret", "t"]);
    assert_eq!(ids(&store, Some(Status::Open), &public).await, ["chess", "bobs"]);
    assert_eq!(ids(&store, Some(Status::Playing), &Filter::default()).await, ["t"]);
    assert_eq!(ids(&store, None, &of_bob).await, ["bobs", "secret"]);
    assert_eq!(ids(&store, None, &Filter { public_at: Some(99), ..of_bob }).await, ["bobs"]);
    assert_eq!(ids(&store, None, &Filter { game: Some("chess".into()), ..public }).await, ["chess"]);
}
