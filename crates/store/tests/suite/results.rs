use crate::db::{Db, ann, bob, person, t, table};
use store::{Claim, Filter, Finish, GameResult, NewTable, PersonId, Rating, Sitter, Standing, Status, TableId};

crate::cases! {
    a_game_ends_once
    a_rating_that_does_not_follow_takes_everything_back
    results_are_listed_by_game_and_person
    what_nobody_else_may_see_yet_is_on_no_public_list
    the_strongest_lead
    what_a_game_did_to_ratings_is_seen_when_its_end_is
    a_finished_game_keeps_what_was_thought_of_it
}

fn result(id: &str, at: i64) -> GameResult {
    let standing = |seat, sitter, name: &str, rank, score| {
        let name = name.into();
        Standing { seat, sitter, name, rank, score, rating: None }
    };
    GameResult {
        table: id.into(),
        game: "go".into(),
        mode: "duel".into(),
        finished_at: at,
        standings: vec![
            standing(0, Some(person("ann")), "Ann", 2, Some(-3)),
            standing(1, Some(Sitter::Bot("random".into())), "random", 1, None),
        ],
        legacy: Some("chapter 2 with ann".into()),
        open_from: Some(at),
    }
}

fn rating(person: PersonId, rating: f64, games: u64) -> Rating {
    Rating { person, game: "go".into(), rating, deviation: 0.1 + 0.2, volatility: 1e-9, games, open_from: None }
}

async fn a_game_ends_once(db: Db) {
    let store = db.open_with_table().await;
    let mut end = result("t", 50);
    assert_eq!(store.finish(&end, "the moves", &[rating(ann(), 1500.5, 1)]).await.unwrap(), Finish::Done);
    let again = store.finish(&result("t", 51), "lies", &[rating(ann(), 9.0, 2)]).await.unwrap();
    assert_eq!(again, Finish::Already);
    // Whose rating changed has the new one beside the result.
    end.standings[0].rating = Some(1501);
    assert_eq!(store.result(&t()).await.unwrap(), Some(end));
    assert_eq!(store.record(&t()).await.unwrap().as_deref(), Some("the moves"));
    assert_eq!(store.rating(&ann(), "go").await.unwrap(), Some(rating(ann(), 1500.5, 1)));
    let found = store.table(&t()).await.unwrap().unwrap();
    assert_eq!((found.status, found.updated_at), (Status::Finished, 50));
    assert_eq!(store.result(&"nowhere".into()).await.unwrap(), None);
    assert!(store.finish(&result("nowhere", 1), "", &[]).await.is_err());
}

async fn a_rating_that_does_not_follow_takes_everything_back(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.create_table(&table("u", 11)).await.unwrap(), Claim::Done);
    assert_eq!(store.finish(&result("t", 50), "", &[rating(bob(), 1.0, 1)]).await.unwrap(), Finish::Done);
    // As if computed before the other game ended.
    let stale = [rating(ann(), 2.0, 1), rating(bob(), 2.0, 1)];
    assert_eq!(store.finish(&result("u", 51), "", &stale).await.unwrap(), Finish::Stale);
    assert_eq!(store.result(&"u".into()).await.unwrap(), None);
    assert_eq!(store.rating(&ann(), "go").await.unwrap(), None);
    let fresh = [rating(ann(), 2.0, 1), rating(bob(), 2.0, 2)];
    assert_eq!(store.finish(&result("u", 51), "", &fresh).await.unwrap(), Finish::Done);
    assert_eq!(store.ratings_of(&bob(), None).await.unwrap(), [rating(bob(), 2.0, 2)]);
}

async fn results_are_listed_by_game_and_person(db: Db) {
    let store = db.open_with_table().await;
    for (id, public, game) in [("a", true, "go"), ("b", false, "go"), ("c", true, "chess")] {
        let new = NewTable { public, game: game.into(), ..table(id, 1) };
        assert_eq!(store.create_table(&new).await.unwrap(), Claim::Done);
    }
    for (id, at, game) in [("a", 52, "go"), ("b", 51, "go"), ("c", 50, "chess"), ("t", 50, "go")] {
        let mut end = GameResult { game: game.into(), ..result(id, at) };
        end.open_from = (id != "b").then_some(at);
        if id == "t" {
            end.standings[0].sitter = Some(person("bob"));
        }
        assert_eq!(store.finish(&end, "", &[]).await.unwrap(), Finish::Done);
    }
    let all = Filter::default();
    let of_ann = Filter { person: Some(ann()), ..Filter::default() };
    let public_go = Filter { game: Some("go".into()), public_at: Some(60), person: None };
    for (filter, expected) in [(&all, "abtc"), (&of_ann, "abc"), (&public_go, "at")] {
        let list = store.results(filter, None, 10).await.unwrap();
        assert!(list.iter().all(|result| result.standings.len() == 2));
        assert_eq!(list.iter().map(|result| result.table.to_string()).collect::<String>(), expected);
    }
    let page = store.results(&all, None, 3).await.unwrap();
    let rest = store.results(&all, Some(&page[2].cursor()), 3).await.unwrap();
    assert_eq!(rest.iter().map(|result| &result.table).collect::<Vec<_>>(), [&TableId::from("c")]);
}

async fn what_nobody_else_may_see_yet_is_on_no_public_list(db: Db) {
    let store = db.open_with_table().await;
    let end = GameResult { open_from: Some(80), ..result("t", 50) };
    assert_eq!(store.finish(&end, "", &[]).await.unwrap(), Finish::Done);
    for (now, count) in [(79, 0), (80, 1)] {
        let public = Filter { public_at: Some(now), ..Filter::default() };
        assert_eq!(store.results(&public, None, 10).await.unwrap().len(), count, "{now}");
        assert_eq!(store.tables(Some(Status::Finished), &public, None, 10).await.unwrap().len(), count, "{now}");
        // To everybody else it goes on.
        let playing = store.tables(Some(Status::Playing), &public, None, 10).await.unwrap();
        assert!(playing.iter().all(|table| table.status == Status::Playing));
        assert_eq!(playing.len(), 1 - count, "{now}");
    }
    let all = store.tables(Some(Status::Playing), &Filter::default(), None, 10).await.unwrap();
    assert_eq!(all, [], "those who sat there know");
    assert_eq!(store.results(&Filter::default(), None, 10).await.unwrap(), [end]);
}

async fn the_strongest_lead(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.add_guest(&"eve".into(), "eve", "{}", 1).await.unwrap(), Claim::Done);
    let ratings = [rating(ann(), 1400.0, 1), rating(bob(), 1600.25, 1), rating("eve".into(), 1500.0, 1)];
    assert_eq!(store.finish(&result("t", 50), "", &ratings).await.unwrap(), Finish::Done);
    let [ann, bob, eve] = ratings;
    let leaders = store.leaderboard("go", 60, 2).await.unwrap();
    assert_eq!(leaders, [("bob".into(), bob), ("eve".into(), eve)]);
    assert_eq!(store.leaderboard("go", 60, 9).await.unwrap()[2].1, ann);
    assert_eq!(store.leaderboard("chess", 60, 9).await.unwrap(), []);
}

async fn what_a_game_did_to_ratings_is_seen_when_its_end_is(db: Db) {
    let store = db.open_with_table().await;
    for id in ["u", "v", "w"] {
        assert_eq!(store.create_table(&table(id, 11)).await.unwrap(), Claim::Done);
    }
    let later = |person, value, games, at| Rating { open_from: Some(at), ..rating(person, value, games) };
    let seen = async |at| {
        let board = store.leaderboard("go", at, 9).await.unwrap();
        let of_ann = store.ratings_of(&ann(), Some(at)).await.unwrap();
        let row = |rating: &Rating| (rating.rating, rating.games);
        assert_eq!(of_ann.iter().map(row).collect::<Vec<_>>(), [row(&board.last().unwrap().1)], "{at}");
        board.iter().map(|(name, rating)| (name.clone(), rating.rating, rating.games)).collect::<Vec<_>>()
    };
    let ends = [
        ("t", 50, later(ann(), 1500.0, 1, 50), later(bob(), 1501.0, 1, 90)),
        ("u", 60, later(ann(), 1400.0, 2, 100), later(bob(), 1600.0, 2, 100)),
        // Seen at once, if the one before were seen.
        ("v", 70, later(ann(), 1300.0, 3, 70), later(bob(), 1700.0, 3, 70)),
    ];
    for (id, at, one, other) in ends {
        assert_eq!(store.finish(&result(id, at), "", &[one, other]).await.unwrap(), Finish::Done);
    }
    // The first game of Bob is not seen before the later ones are.
    assert_eq!(seen(99).await, [("ann".into(), 1500.0, 1)]);
    assert_eq!(seen(100).await, [("bob".into(), 1700.0, 3), ("ann".into(), 1300.0, 3)]);
    assert_eq!(store.ratings_of(&ann(), None).await.unwrap()[0].rating, 1300.0, "one's own is known at once");
    let next = [later(ann(), 1350.0, 4, 200)];
    assert_eq!(store.finish(&result("w", 150), "", &next).await.unwrap(), Finish::Done);
    assert_eq!(seen(199).await, [("bob".into(), 1700.0, 3), ("ann".into(), 1300.0, 3)]);
    assert_eq!(seen(200).await, [("bob".into(), 1700.0, 3), ("ann".into(), 1350.0, 4)]);
}

async fn a_finished_game_keeps_what_was_thought_of_it(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.finish(&result("t", 50), "", &[]).await.unwrap(), Finish::Done);
    assert_eq!(store.analysis(&t()).await.unwrap(), None);
    store.set_analysis(&t(), "even").await.unwrap();
    assert_eq!(store.analysis(&t()).await.unwrap().as_deref(), Some("even"));
    assert_eq!(store.analysis(&"nowhere".into()).await.unwrap(), None);
}
