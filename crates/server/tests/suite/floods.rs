//! Too much at once: the rest waits or is refused, and the server is there for the others.

use crate::house::{House, eventually, four};
use apitest::{Ear, Heard, Person, send};
use reqwest::Method;
use serde_json::json;
use server::{Clock, Limits};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

#[tokio::test]
async fn a_flood_is_refused_and_passes() {
    let limits = Limits { requests_per_s: 20, burst: 40, ..Limits::lifted() };
    let house = House::with(|config| {
        config.limits = limits;
        config.clock = Clock::handed();
    });
    let house = house.await;
    let stranger = house.stranger();
    // With the first answer the description is fetched that it is checked against; then there is a full burst again.
    stranger.get("/games").await.ok();
    house.wait(10.0);
    let mut refused = vec![];
    for _ in 0..100 {
        let reply = stranger.get("/games/connect-four?lang=cs").await;
        if reply.status != 200 {
            refused.push(reply);
        }
    }
    assert_eq!(refused.len(), 60, "of 100, where 40 may come at once");
    let czech = refused[0].problem(429, "too-many");
    assert!(czech["message"].as_str().is_some_and(|m| m.contains("počkej")), "{czech}");
    stranger.get("/games/connect-four").await.problem(429, "too-many");
    house.wait(0.5);
    stranger.get("/games/connect-four").await.ok();
    // All cards of a game are as dear as ten games.
    house.wait(10.0);
    for _ in 0..4 {
        stranger.get("/games/tash-kalar/cards").await.ok();
    }
    stranger.get("/games/tash-kalar/cards").await.problem(429, "too-many");
}

#[tokio::test]
async fn behind_a_proxy_everybody_has_an_own_limit() {
    let limits = Limits { requests_per_s: 1, burst: 5, ..Limits::lifted() };
    let house = House::with(|config| {
        config.limits = limits;
        config.behind_proxy = true;
    });
    let house = house.await;
    let stranger = house.stranger();
    let from = |address: &str| send(stranger.ask(Method::GET, "/games").header("X-Forwarded-For", address));
    for _ in 0..20 {
        from("198.51.100.7").await;
    }
    from("198.51.100.7").await.problem(429, "too-many");
    from("198.51.100.8").await.ok();
    // What a caller claims stands before what the proxy adds, in one header or in another.
    from("198.51.100.9, 198.51.100.7").await.problem(429, "too-many");
    let two = stranger.ask(Method::GET, "/games").header("X-Forwarded-For", "198.51.100.9");
    send(two.header("X-Forwarded-For", "198.51.100.7")).await.problem(429, "too-many");
}

#[tokio::test]
async fn doors_open_so_often_and_no_more() {
    let limits = Limits { doors_per_min: 3, ..Limits::lifted() };
    let house = House::with(|config| config.limits = limits).await;
    let guess = json!({ "account": { "name": "Anna", "password": "guess" } });
    for _ in 0..3 {
        house.stranger().post("/sessions", &guess).await.problem(401, "wrong-password");
    }
    house.stranger().post("/sessions", &guess).await.problem(429, "too-many");
    house
        .stranger()
        .post("/people", &json!({ "name": "Anna", "password": "long enough" }))
        .await
        .problem(429, "too-many");
    house.stranger().get("/games").await.ok();
}

/// Wrong guesses make the guesser wait, the longer the oftener, and nobody else.
#[tokio::test]
async fn guesses_at_a_password_take_ever_longer() {
    let house = House::with(|config| {
        config.clock = Clock::handed();
        config.behind_proxy = true;
    });
    let house = house.await;
    let stranger = house.stranger();
    stranger.come_in("/people", &json!({ "name": "Anna", "password": "correct horse" })).await;
    let door = |password: &str| json!({ "account": { "name": "Anna", "password": password } });
    let knock = |from: String, password: &str, known: Option<&str>| {
        let ask = stranger.ask(Method::POST, "/sessions").json(&door(password)).header("X-Forwarded-For", from);
        send(if let Some(known) = known { ask.header("Cookie", known) } else { ask })
    };
    let first = knock("2001:db8::1".into(), "correct horse", None).await;
    assert_eq!(first.status, 201);
    let known = first.headers.get_all("set-cookie").iter().filter_map(|c| c.to_str().ok());
    let known =
        known.into_iter().find(|c| c.starts_with("kamen_known=")).expect("a mark").split(';').next().expect("one");
    for n in 0..5 {
        knock(format!("2001:db8:1:1::{n}"), "guess", None).await.problem(401, "wrong-password");
    }
    // One household, whatever address of its block it takes; even the right word waits now.
    knock("2001:db8:1:1::77".into(), "guess", None).await.problem(401, "wrong-password");
    let wait = async |seconds: &str| {
        let reply = knock("2001:db8:1:1::78".into(), "correct horse", None).await;
        reply.problem(429, "too-many");
        assert_eq!(reply.headers["retry-after"], seconds);
    };
    wait("1").await;
    house.wait(1.0);
    knock("2001:db8:1:1::79".into(), "guess", None).await.problem(401, "wrong-password");
    wait("2").await;
    for n in 0..40 {
        knock(format!("2001:db8:2:{n}::1"), "guess", None).await;
    }
    assert_eq!(knock("2001:db8:3:1::1".into(), "correct horse", None).await.status, 201, "from elsewhere");
    wait("2").await;
    assert_eq!(knock("2001:db8:1:1::1".into(), "correct horse", Some(known)).await.status, 201, "Anna's own browser");
    house.wait(2.0);
    assert_eq!(knock("2001:db8:1:1::1".into(), "correct horse", None).await.status, 201);
}

/// However a name that nobody has is written, and however many guess at once, before any of them has been proven wrong.
#[tokio::test]
async fn guesses_at_once_are_counted_one_by_one() {
    let house = House::with(|config| config.clock = Clock::handed()).await;
    let stranger = house.stranger();
    let door = |name: &str| json!({ "account": { "name": name, "password": "guess" } });
    let doors: Vec<_> = ["Anna", " anna", "ANNA  "].into_iter().cycle().take(12).map(door).collect();
    let guesses = futures_util::future::join_all(doors.iter().map(|door| stranger.post("/sessions", door))).await;
    let so_often = |status| guesses.iter().filter(|reply| reply.status == status).count();
    assert_eq!((so_often(401), so_often(429)), (6, 6));
    // What cannot be a name is nobody's, and not remembered.
    for _ in 0..12 {
        stranger.post("/sessions", &door(&"x".repeat(100_000))).await.problem(401, "wrong-password");
    }
}

#[tokio::test]
async fn so_many_passwords_are_hashed_at_once_and_no_more() {
    let house = House::with(|config| {
        config.thinkers = 1;
        config.patience = Duration::from_millis(300);
    });
    let house = house.await;
    let doors: Vec<_> =
        (0..200).map(|n| json!({ "account": { "name": format!("Anna {n}"), "password": "guess" } })).collect();
    let stranger = house.stranger();
    let guesses = futures_util::future::join_all(doors.iter().map(|door| stranger.post("/sessions", door))).await;
    let (tried, refused): (Vec<_>, Vec<_>) = guesses.into_iter().partition(|reply| reply.status == 401);
    assert!(!tried.is_empty() && !refused.is_empty(), "{} of 200", tried.len());
    for reply in refused {
        reply.problem(503, "overloaded");
        assert_eq!(reply.headers["retry-after"], "1");
    }
}

#[tokio::test]
async fn so_many_tables_and_tokens_and_no_more() {
    for house in [Some(House::open().await), House::on_postgres().await].into_iter().flatten() {
        let house = House::on(house.config.db.clone(), |config| {
            config.limits = Limits { tables_of_guest: 3, tables_of_household: 5, ..Limits::lifted() };
            config.clock = Clock::handed();
        });
        let house = house.await;
        let guest = house.guest().await;
        // Many at once, and no race between them.
        let (plan, label) = (four(), json!({ "label": "program" }));
        let tables = futures(12, || guest.post("/tables", &plan)).await;
        assert_eq!(tables.iter().filter(|reply| reply.status == 201).count(), 3);
        tables.iter().filter(|reply| reply.status != 201).for_each(|reply| drop(reply.problem(409, "too-many-tables")));
        let tokens = futures(30, || guest.post("/tokens", &label)).await;
        assert_eq!(tokens.iter().filter(|reply| reply.status == 201).count(), 20);
        // However many guests there are of one household.
        for made in [201, 201, 409, 409] {
            assert_eq!(house.guest().await.post("/tables", &plan).await.status, made);
        }
        house.wait(24.0 * 3600.0);
        guest.table(&plan).await;
    }
}

/// The same so often, all at once.
async fn futures<F: Future<Output = apitest::Reply>>(times: usize, ask: impl Fn() -> F) -> Vec<apitest::Reply> {
    futures_util::future::join_all((0..times).map(|_| ask())).await
}

#[tokio::test]
async fn a_connection_that_talks_nonsense_is_ended() {
    let house = House::open().await;
    let (table, a, _b) = house.pair(&four()).await;
    let mut ear = a.listen(&table, 0).await;
    for _ in 0..30 {
        ear.say("nonsense").await;
    }
    let mut refused = 0;
    loop {
        match ear.next().await {
            Heard::Reply(reply) => {
                assert_eq!(reply["problem"]["code"], "bad-field");
                refused += 1;
            }
            Heard::News => {}
            Heard::Gone => break,
        }
    }
    assert_eq!(refused, 20);
}

#[tokio::test]
async fn who_connects_and_says_nothing_makes_room() {
    let sockets = Clock::handed();
    let house = House::with(|config| {
        config.limits = Limits { sockets: 8, ..Limits::lifted() };
        config.sockets = sockets.clone();
    });
    let house = house.await;
    let (table, a, _b) = house.pair(&four()).await;
    let mut ear = a.listen(&table, 0).await;
    let mut silent = vec![];
    for _ in 0..40 {
        let mut socket = tokio::net::TcpStream::connect(house.address()).await.expect("a socket");
        socket.write_all(b"GET / HT").await.ok();
        silent.push(socket);
    }
    let asks = || async { reqwest::Client::new().get(format!("http://{}/health", house.address())).send().await };
    // Said at once, before anything is asked: eight of an address, and no more.
    let mut refused = tokio::net::TcpStream::connect(house.address()).await.expect("a socket");
    let mut said = String::new();
    refused.read_to_string(&mut said).await.expect("a word of refusal");
    assert!(said.starts_with("HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\n"), "{said}");
    // Who is at a table already plays on.
    ear.until(|ear| ear.state["question"].is_object()).await;
    let question = ear.state["question"]["id"].as_str().expect("an id").to_string();
    ear.send(&question, "d", 1).await;
    ear.until(|ear| ear.heard("event")).await;
    sockets.advance(Duration::from_secs(15));
    let served = || async { asks().await.is_ok_and(|reply| reply.status() == 200) };
    assert!(eventually(Duration::from_secs(5), served).await, "their time is over");
    // The first of them was told so, or cut off.
    let mut said = vec![];
    let _ = silent[0].read_to_end(&mut said).await;
    assert!(said.is_empty() || said.starts_with(b"HTTP/1.1 408"), "{}", String::from_utf8_lossy(&said));
}

#[tokio::test]
async fn so_many_connections_and_no_more() {
    let limits = Limits { connections: 4, ..Limits::lifted() };
    let house = House::with(|config| config.limits = limits).await;
    let (table, a, _b) = house.pair(&four()).await;
    let mut ears = vec![];
    for _ in 0..4 {
        ears.push(a.listen(&table, 0).await);
    }
    assert!(Ear::open(&a, &table, "").await.is_err());
    a.get(&format!("/tables/{table}/events")).await.problem(429, "too-many");
    drop(ears.pop());
    let free = || async { Ear::open(&a, &table, "").await.is_ok() };
    assert!(eventually(Duration::from_secs(5), free).await);
}

#[tokio::test]
async fn a_connection_cannot_flood_either() {
    let limits = Limits { requests_per_s: 20, burst: 40, ..Limits::lifted() };
    let house = House::with(|config| config.limits = limits).await;
    let (table, a, b) = house.pair(&four()).await;
    let mut ear = a.listen(&table, 0).await;
    for i in 0..100 {
        ear.send("0A", "d", i).await;
    }
    let (mut stale, mut refused) = (0, 0);
    while stale + refused < 100 {
        if let Heard::Reply(reply) = ear.next().await {
            match reply["problem"]["code"].as_str() {
                Some("stale-question") => stale += 1,
                Some("too-many") => refused += 1,
                _ => panic!("{reply}"),
            }
        }
    }
    assert!(refused >= 30, "{refused} of 100");
    assert_eq!(b.look(&table).await["state"]["asked"], json!(["A"]), "others are served meanwhile");
}

/// Somebody without a name, who may watch, is counted by the address.
#[tokio::test]
async fn nor_can_a_strangers() {
    let limits = Limits { requests_per_s: 20, burst: 40, ..Limits::lifted() };
    let house = House::with(|config| config.limits = limits).await;
    let (table, _a, _b) = house.pair(&four()).await;
    let mut ear = Ear::open(&house.stranger(), &table, "").await.expect("anybody may watch");
    for i in 0..100 {
        ear.send("0A", "d", i).await;
    }
    let (mut unknown, mut refused) = (0, 0);
    while unknown + refused < 100 {
        if let Heard::Reply(reply) = ear.next().await {
            match reply["problem"]["code"].as_str() {
                Some("who-are-you") => unknown += 1,
                Some("too-many") => refused += 1,
                _ => panic!("{reply}"),
            }
        }
    }
    assert!(refused >= 30, "{refused} of 100");
}

/// Tables where nobody sits but bots: so many of one household go on at once, and the others of it wait.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_alone_play_at_so_many_tables_of_a_household() {
    let house = House::with(|config| {
        config.limits = Limits { bot_tables: 2, ..Limits::lifted() };
        config.thinkers = 8;
        config.behind_proxy = true;
    });
    let house = house.await;
    let guest = house.guest().await;
    let begin = async |from: &str, bot: &str| {
        let plan = json!({ "game": "connect-four", "sitters": [bot, bot] });
        let ask = guest.ask(Method::POST, "/tables").json(&plan).header("X-Forwarded-For", from);
        send(ask).await.ok()["id"].as_str().expect("an id").to_string()
    };
    let moves = async |table: &str| house.log(table).await.iter().filter(|line| line.line.contains("said")).count();
    let mut tables = vec![];
    for n in 0..4 {
        tables.push(begin(&format!("2001:db8:1:1::{n}"), "hard").await);
    }
    let going = async || {
        let mut going = 0;
        for table in &tables {
            going += usize::from(moves(table).await > 0);
        }
        going
    };
    assert!(eventually(Duration::from_secs(20), || async { going().await == 2 }).await);
    // Another household does not wait for them, and those that wait are played when others are over.
    let mut quick = vec![];
    for _ in 0..4 {
        quick.push(begin("2001:db8:1:2::1", "random").await);
    }
    for table in &quick {
        let over = || async { guest.look(table).await["state"]["status"] == "finished" };
        assert!(eventually(Duration::from_secs(20), over).await);
    }
    assert_eq!(going().await, 2);
}

/// Who sends byte by byte is not waited for.
#[tokio::test]
async fn what_is_sent_too_slowly_is_not_waited_for() {
    let sockets = Clock::handed();
    let house = House::with(|config| config.sockets = sockets.clone()).await;
    let mut socket = tokio::net::TcpStream::connect(house.address()).await.expect("a socket");
    let head =
        "POST /api/v1/sessions HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n";
    socket.write_all(head.as_bytes()).await.expect("it is heard");
    for _ in 0..16 {
        let _ = socket.write_all(b" ").await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        sockets.advance(Duration::from_secs(2));
    }
    let mut said = vec![];
    let end = tokio::time::timeout(Duration::from_secs(5), socket.read_to_end(&mut said)).await;
    assert!(end.is_ok(), "the connection is ended");
    assert!(said.starts_with(b"HTTP/1.1 400"), "{}", String::from_utf8_lossy(&said));
}

/// Who asks and asks, and takes no answer, is given up.
#[tokio::test]
async fn who_takes_no_answer_is_given_up() {
    let sockets = Clock::handed();
    let house = House::with(|config| config.sockets = sockets.clone()).await;
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small one");
    let mut socket = socket.connect(house.address().parse().expect("an address")).await.expect("a connection");
    const TIMES: usize = 200;
    let ask = "GET /api/v1/games/tash-kalar/cards HTTP/1.1\r\nhost: x\r\n\r\n".repeat(TIMES);
    socket.write_all(ask.as_bytes()).await.expect("it is heard");
    for _ in 0..40 {
        tokio::time::sleep(Duration::from_millis(25)).await;
        sockets.advance(Duration::from_secs(1));
    }
    let mut said = vec![];
    let end = tokio::time::timeout(Duration::from_secs(20), socket.read_to_end(&mut said)).await;
    assert!(end.is_ok(), "the connection is ended");
    let answers = String::from_utf8_lossy(&said).matches("HTTP/1.1 200").count();
    assert!((1..TIMES).contains(&answers), "{answers} answers");
}

#[tokio::test]
async fn a_huge_message_ends_the_connection_and_nothing_else() {
    let house = House::open().await;
    let (table, a, _b) = house.pair(&four()).await;
    let mut ear = a.listen(&table, 0).await;
    let mut other = a.listen(&table, 0).await;
    ear.say("x".repeat(100 * 1024)).await;
    while ear.next().await != Heard::Gone {}
    let question = Person::look(&a, &table).await["state"]["question"]["id"].as_str().expect("an id").to_string();
    assert!(other.answer(&question, "d").await.expect("a reply")["line"].is_u64());
}

/// Nobody makes a server remember more by making up words, not even where it refuses them.
#[tokio::test]
async fn made_up_methods_are_not_measured_one_by_one() {
    let limits = Limits { requests_per_s: 1, burst: 3, ..Limits::lifted() };
    let house = House::with(|config| config.limits = limits).await;
    let at = |path: &str| format!("http://{}{path}", house.address());
    let mut refused = 0;
    for n in 0..8 {
        let method = Method::from_bytes(format!("MADEUP{n}").as_bytes()).expect("a word");
        let reply = reqwest::Client::new().request(method, at("/games")).send().await.expect("an answer");
        refused += u32::from(reply.status() == 429);
    }
    assert!(refused >= 5, "{refused}");
    let other = House::open().await;
    let measured = reqwest::get(format!("http://{}/metrics", other.address())).await.expect("an answer");
    let measured = measured.text().await.expect("text");
    assert!(!measured.contains("MADEUP") && measured.contains("method=\"other\""), "{measured}");
}
