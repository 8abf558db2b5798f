//! How long a bot takes tells nothing of what it holds. What is measured here is time itself, of bots that think on threads of
//! their own: it cannot be handed in, so what they may think is cut short, and asked of it is only what no haste can break.

use crate::house::{House, eventually};
use kernel::{Seat, Who};
use referee::{How, Said};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;

/// A bot's answer to what only it could see the options of.
#[derive(Debug)]
struct Given {
    seat: Seat,
    is_window: bool,
    /// There was nothing else to say.
    is_forced: bool,
    /// Milliseconds since it was asked.
    took: i64,
}

/// Every answer at a table by its log.
async fn given(house: &House, table: &str) -> Vec<Given> {
    let row = house.store().await.table(&table.into()).await.expect("a row").expect("a table");
    let game = catalog::game(&row.game).expect("a game");
    let setup: Value = serde_json::from_str(&row.setup).expect("JSON");
    let options: BTreeMap<String, String> = serde_json::from_value(setup["options"].clone()).expect("options");
    let options: Vec<_> = options.into_iter().collect();
    let setup = game.about().setup(setup["mode"].as_str(), setup["seats"].as_u64().map(|n| n as u8), &options);
    let mut replayed = game.start(&setup.expect("a setup")).expect("a game");
    let (mut all, mut asked_at) = (vec![], 0);
    for logged in house.log(table).await {
        let line: Value = serde_json::from_str(&logged.line).expect("JSON");
        let Some(said) = line.get("said").and_then(Value::as_array) else {
            asked_at = logged.at;
            continue;
        };
        let text = |value: &Value| value.as_str().expect("a text").to_string();
        let said = Said { who: text(&said[0]), id: text(&said[1]), print: said[2].as_u64().map(|print| print as u16) };
        if let Some(Who::Seat(seat)) = referee::parse_who(replayed.as_ref(), &said.who)
            && !replayed.is_idle(seat)
        {
            let (is_window, is_forced) = (replayed.is_window(seat), replayed.offered(seat).len() == 1);
            all.push(Given { seat, is_window, is_forced, took: logged.at - asked_at });
        }
        assert_eq!(replayed.read(&[said], How::default()).misfit, None);
        asked_at = logged.at;
    }
    all
}

/// What two bots of a level answer, where none may think longer than this for an answer, until there is enough of it.
async fn watched(game: &str, level: &str, longest: Duration, is_enough: impl Fn(&[Given]) -> bool) -> Vec<Given> {
    let house = House::with(|config| config.bots.answer = longest).await;
    let a = house.guest().await;
    let table = a.table(&json!({ "game": game, "sitters": [level, level] })).await;
    let _ear = a.listen(&table, 0).await;
    let enough = || async { is_enough(&given(&house, &table).await) };
    assert!(eventually(Duration::from_secs(60), enough).await, "{:?}", given(&house, &table).await);
    given(&house, &table).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_window_every_answer_of_a_bot_takes_as_long() {
    let forced = |given: &&Given| given.is_window && given.is_forced;
    // A tenth of a second more than it may think there.
    for (level, longest, least) in [("easy", 1_000, 300), ("hard", 100, 200)] {
        let longest = Duration::from_millis(longest);
        let all = watched("doomtrooper", level, longest, |all| all.iter().filter(forced).count() > 8).await;
        let windows: Vec<_> = all.iter().filter(|given| given.is_window).collect();
        assert!(windows.iter().all(|given| given.took >= least - 5), "{level}: {windows:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_without_a_choice_takes_as_long_as_with_one() {
    let forced = |given: &&Given| given.is_forced && !given.is_window;
    for (level, longest) in [("medium", 1_000), ("hard", 150)] {
        let longest = Duration::from_millis(longest);
        let all = watched("summoner-wars-1", level, longest, |all| all.iter().filter(forced).count() > 5).await;
        let mut free = BTreeMap::new();
        let (mut with, mut without) = (0, 0);
        for given in all.iter().filter(|given| !given.is_window) {
            if !given.is_forced {
                free.insert(given.seat, given.took);
            } else if let Some(before) = free.get(&given.seat) {
                with += before;
                without += given.took;
            }
        }
        assert!(
            with > 0 && without * 2 > with,
            "{level}: {without} ms without a choice and {with} ms with one: {all:?}"
        );
    }
}
