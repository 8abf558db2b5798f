//! A page that changes itself: one push a change, no more in it than is new, and nothing its viewer may not see.

use crate::house::{House, four, four_with};
use apitest::{Drawn, Person, Screen};
use kernel::Luck;
use serde_json::{Value, json};

/// The page as a browser loads it.
async fn page(person: &Person, table: &str) -> String {
    let reply = person.get(&format!("/t/{table}?lang=en")).await;
    assert_eq!(reply.status, 200, "{}", reply.text);
    reply.text
}

fn attribute<'p>(page: &'p str, name: &str) -> &'p str {
    let value = page.split(&format!(" {name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
    value.unwrap_or_else(|| panic!("no {name} in {page}"))
}

/// Load the page and connect as it does.
async fn open(person: &Person, table: &str) -> Screen {
    let page = page(person, table).await;
    let query = format!("lang=en&print={}", attribute(&page, "data-print"));
    Screen::open(person, table, &query).await.expect("a page")
}

/// The page of somebody at the table is as it was drawn: nothing comes but the reply to what nobody asked.
async fn open_seat(person: &Person, table: &str) -> Screen {
    let mut screen = open(person, table).await;
    screen.answer("none", "none").await;
    let first = screen.next().await;
    assert!(matches!(&first, Drawn::Reply(reply) if reply["problem"].is_object()), "{first:?}");
    screen
}

/// All that was told until now is drawn: it comes before the reply to what nobody asked. How many pushes it took.
async fn drawn(screen: &mut Screen) -> usize {
    screen.answer("none", "none").await;
    for pushes in 0.. {
        match screen.next().await {
            Drawn::News(_) => {}
            Drawn::Reply(_) => return pushes,
            end => panic!("{end:?}"),
        }
    }
    unreachable!("there is an end to what was told")
}

/// What a page offers to answer, as it was drawn so far.
fn offered(screen: &Screen) -> Option<(String, Vec<String>)> {
    let list: Vec<&str> = screen.parts["do"].split("<slot id=\"").filter_map(|rest| rest.split('"').next()).collect();
    list.contains(&"answer-0").then_some(())?;
    let question = attribute(&screen.parts["of-answer-0"], "value").to_string();
    let options = list.iter().filter(|id| id.starts_with("group-") || **id == "rare");
    let values =
        options.flat_map(|id| screen.parts[*id].split(" value=\"").skip(1).filter_map(|rest| rest.split('"').next()));
    Some((question, values.map(str::to_string).collect()))
}

/// Play a game of two by what the pages show; the sizes of what the mover and the other got, answer by answer.
async fn play(house: &House, plan: &Value, answers: usize) -> Vec<[usize; 2]> {
    let (table, a, b) = house.pair(plan).await;
    let mut screens =
        [Screen::open(&a, &table, "").await.expect("a page"), Screen::open(&b, &table, "").await.expect("a page")];
    let mut luck = Luck::new(5);
    // The first sees the second come, perhaps as it is drawn itself.
    for screen in &mut screens {
        drawn(screen).await;
    }
    let mut sizes = vec![];
    for _ in 0..answers {
        let asked: Value = a.look(&table).await["state"]["asked"].clone();
        if asked == json!([]) {
            break;
        }
        let letter = if a.look(&table).await["state"]["question"].is_null() { 1 } else { 0 };
        let (question, answers) = offered(&screens[letter]).expect("a question");
        let answer = &answers[luck.below(answers.len() as u32) as usize];
        let before = [&screens[0], &screens[1]].map(|screen| screen.bytes.len());
        screens[letter].answer(&question, answer).await;
        let (mut line, mut news) = (false, 0);
        while !line || news == 0 {
            match screens[letter].next().await {
                Drawn::News(_) => news += 1,
                Drawn::Reply(reply) => line = reply["line"].is_u64(),
                end => panic!("{end:?}"),
            }
        }
        // Whoever is not concerned hears nothing; that this was all is known when a reply comes.
        let other = &mut screens[1 - letter];
        let theirs = drawn(other).await;
        other.bytes.pop();
        assert!(theirs <= 1, "{theirs} pushes");
        assert_eq!(news, 1, "one push");
        assert_eq!(screens[letter].bytes.len(), before[letter] + 2, "the push, and that it is on disk");
        let since = |i: usize| screens[i].bytes[before[i]..].iter().sum();
        sizes.push([since(letter), since(1 - letter)]);
    }
    sizes
}

/// Bytes on the wire of an answer, own and another's; a whole body was 8 KiB and more, and sent three times.
#[tokio::test]
#[expect(clippy::print_stderr, reason = "the figures are worth reading")]
async fn one_push_a_change_and_little_in_it() {
    let house = House::open().await;
    for (game, most) in [("connect-four", 2_500), ("tash-kalar", 6_000), ("summoner-wars-2", 6_000)] {
        let sizes = play(&house, &json!({ "game": game }), 30).await;
        for (i, who) in ["own", "another's"].into_iter().enumerate() {
            let mut of: Vec<usize> = sizes.iter().map(|pair| pair[i]).collect();
            of.sort_unstable();
            let middle = of[of.len() / 2];
            eprintln!("{game}, {who} answer: {middle} bytes, at most {}", of[of.len() - 1]);
            assert!(middle < most, "{game}: {of:?}");
        }
    }
}

#[tokio::test]
async fn a_page_that_comes_back_gets_nothing_or_all() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    let first = page(&a, &table).await;
    let again = |print: &str| format!("lang=en&print={print}");
    // Somebody moved meanwhile: the whole page.
    a.answer(&table, "d").await.ok();
    let mut anna = Screen::open(&a, &table, &again(attribute(&first, "data-print"))).await.expect("a page");
    let whole = anna.news().await;
    assert!(whole["parts"]["main"].is_string() && whole["parts"]["top"].is_string(), "{whole}");
    assert_eq!(whole["log"]["from"], 0);
    let print = anna.print.clone();
    // Nobody did: the next thing that comes is the next thing that happens.
    let mut second = Screen::open(&a, &table, &again(&print)).await.expect("a page");
    b.answer(&table, "c").await.ok();
    let news = second.news().await;
    assert!(news["parts"]["main"].is_null() && news["log"]["lines"].is_string(), "{news}");
    assert_eq!(anna.news().await, news, "the same for every page of a person");
}

#[tokio::test]
async fn what_was_taken_back_leaves_the_log() {
    let house = House::open().await;
    let (table, a, _b) = house.pair(&four_with(&json!({ "undo": "free" }))).await;
    let mut anna = open_seat(&a, &table).await;
    a.answer(&table, "d").await.ok();
    let told = anna.news().await["log"].clone();
    a.act(&table, "undo").await.ok();
    let undone = anna.news().await["log"].clone();
    assert_eq!((&undone["from"], &undone["lines"]), (&told["from"], &json!("")));
}

#[tokio::test]
async fn a_refused_answer_is_said_to_whoever_gave_it_and_draws_nothing() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    let mut anna = open_seat(&a, &table).await;
    anna.answer("7A", "d").await;
    let Drawn::Reply(reply) = anna.next().await else { panic!("no reply") };
    assert_eq!(reply["problem"]["code"], "stale-question");
    let mut bert = open_seat(&b, &table).await;
    anna.news().await; // he is there
    bert.answer("7A", "d").await;
    let Drawn::Reply(reply) = bert.next().await else { panic!("no reply") };
    assert!(reply["problem"]["message"].is_string(), "{reply}");
    assert_eq!(house.log(&table).await.len(), 1);
}

/// Two seats at one screen: whoever has answered sees nothing of the other until the screen is handed over.
#[tokio::test]
async fn a_screen_that_is_handed_over_is_told_to_leave_and_nothing_else() {
    let house = House::open().await;
    let a = house.guest().await;
    let plan = json!({ "game": "liars-dice", "seats": 2, "table": { "one_screen": true }, "sitters": ["me", "me"] });
    let table = a.table(&plan).await;
    let mut screen = Screen::open(&a, &table, "seat=0&lang=en").await.expect("a page");
    screen.news().await;
    let (question, answers) = offered(&screen).expect("the first seat is asked");
    let told = screen.texts.len();
    screen.answer(&question, &answers[0]).await;
    let (mut gone, mut said) = (false, false);
    while !gone || !said {
        match screen.next().await {
            Drawn::Go(go) => gone = go == format!("/t/{table}"),
            Drawn::Reply(_) => said = true,
            other => panic!("{other:?}"),
        }
    }
    assert!(screen.texts[told..].iter().all(|text| text.len() < 60), "{:?}", &screen.texts[told..]);
    // Who says that the other seat was on the screen is that seat's player, and sees it alone.
    let mut other = Screen::open(&a, &table, "seat=1&lang=en").await.expect("a page");
    let seen = other.news().await["parts"].to_string();
    assert_eq!((seen.matches("\\\"die hid\\\"").count(), seen.matches("class=\\\"die").count()), (5, 10));
}

#[tokio::test]
async fn whoever_watches_later_sees_later() {
    let house = House::with_clock().await;
    let (table, a, _b) = house.pair(&four_with(&json!({ "spectator_delay_s": 30 }))).await;
    let stranger = house.stranger();
    let mut watching = open(&stranger, &table).await;
    a.answer(&table, "d").await.ok();
    house.wait(29.0);
    let early = page(&stranger, &table).await;
    assert!(!early.contains("data-verb=\"dropped\""), "not yet");
    house.wait(1.0);
    while !watching.news().await["log"]["lines"].as_str().is_some_and(|lines| lines.contains("dropped")) {}
    let news: Vec<&String> = watching.texts.iter().filter(|text| text.contains("data-verb=\\\"dropped")).collect();
    assert_eq!(news.len(), 1, "{news:?}");
}
