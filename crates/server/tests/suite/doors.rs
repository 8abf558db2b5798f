//! Who may do what: everything that is not one's own is refused in one shape, and nothing changes.

use crate::house::{House, four, play};
use apitest::{Ear, Heard, Pass, Person, Reply, send};
use reqwest::Method;
use serde_json::{Value, json};
use store::{KeyKind, PersonId};

const DEEDS: [&str; 7] = ["undo", "draw", "agree", "decline", "resign", "rematch", "start"];

/// Everything somebody could try at a table.
async fn try_everything(person: &Person, table: &str, question: &str) -> Vec<Reply> {
    let mut replies = vec![];
    for deed in DEEDS {
        replies.push(person.act(table, deed).await);
    }
    for seat in [json!(null), json!("A"), json!("B")] {
        let answer = json!({ "question": question, "answer": "d", "seat": seat });
        replies.push(person.post(&format!("/tables/{table}/answer"), &answer).await);
    }
    for seat in ["A", "B"] {
        replies.push(person.delete(&format!("/tables/{table}/seats/{seat}")).await);
    }
    replies
}

#[tokio::test]
async fn strangers_and_neighbours_change_nothing() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    play(&table, [&a, &b], "c c").await;
    let (look, log) = (a.look(&table).await, house.log(&table).await);
    let question = look["state"]["question"]["id"].as_str().expect("A is asked").to_string();
    let cookie = |text: String| a.showing(Pass::Cookie(text));
    let Pass::Cookie(mine) = a.pass.clone() else { panic!("a guest has a cookie") };
    let (secret, signature) = mine.split_once('.').expect("a signed cookie");
    let Pass::Cookie(theirs) = b.pass.clone() else { panic!("a guest has a cookie") };
    let (_, other) = theirs.split_once('.').expect("a signed cookie");
    let strangers = [
        house.stranger(),
        cookie(secret.to_string()),
        cookie(format!("{secret}.")),
        cookie(format!("{secret}.{other}")),
        cookie(format!("{secret}x.{signature}")),
        cookie(format!("kamen={}.{}", "A".repeat(43), "A".repeat(43))),
        cookie("kamen=".into()),
        cookie(format!("kamen={}", a.id)),
        cookie(format!("kamen={}", "x".repeat(6_000))),
        a.showing(Pass::Token(String::new())),
        a.showing(Pass::Token("kamen_AAAA".into())),
        // A session's secret is no token.
        a.showing(Pass::Token(secret.trim_start_matches("kamen=").into())),
    ];
    for stranger in &strangers {
        for reply in try_everything(stranger, &table, &question).await {
            reply.problem(401, "who-are-you");
        }
    }
    let neighbour = house.guest().await;
    for reply in try_everything(&neighbour, &table, &question).await {
        reply.problem(403, "not-yours");
    }
    // B answers for A, by whatever name.
    let path = format!("/tables/{table}/answer");
    b.post(&path, &json!({ "question": question, "answer": "d", "seat": "A" })).await.problem(403, "not-yours");
    b.post(&path, &json!({ "question": question, "answer": "d" })).await.problem(409, "not-asked");
    for answer in ["B: d", "A: d", "chance: d", "timeout", "draw", "", "d\n", "zz", "resign now"] {
        let reply = a.post(&path, &json!({ "question": question, "answer": answer })).await;
        assert!([200, 409].contains(&reply.status), "{answer}: {}", reply.text);
        if reply.status == 200 {
            assert_eq!(answer, "d\n", "spaces do not matter, and nothing else is an answer");
            a.act(&table, "undo").await.ok();
        }
    }
    let after = a.look(&table).await;
    assert_eq!(after["facts"], look["facts"]);
    let undone: Vec<_> = house.log(&table).await.into_iter().skip(log.len()).map(|line| line.line).collect();
    assert!(undone.len() == 2 && undone[1].contains("undone"), "{undone:?}");
    assert!(Ear::open(&neighbour, &table, "seat=A").await.is_err());
    assert!(house.is_alive().await);
}

#[tokio::test]
async fn a_refusal_names_its_rule_in_both_languages() {
    let house = House::open().await;
    let (table, a, b) = house.pair(&four()).await;
    play(&table, [&a, &b], "a a a a a a").await;
    let full = a.answer(&table, "a").await.problem(409, "refused");
    assert_eq!(full["rule"], "C4-DROP-1", "{full}");
    let question = a.look(&table).await["state"]["question"]["id"].clone();
    let body = json!({ "question": question, "answer": "a" });
    let ask = a.ask(Method::POST, &format!("/tables/{table}/answer")).json(&body);
    let czech = send(ask.header("Accept-Language", "cs-CZ,cs;q=0.9")).await.problem(409, "refused");
    assert_eq!(czech["rule"], full["rule"]);
    assert_ne!(czech["message"], full["message"]);
    let body = json!({ "game": "liars-dice", "options": { "dice": "9" } });
    let ask = || a.ask(Method::POST, "/tables").json(&body);
    let english = send(ask()).await.problem(422, "bad-field");
    assert_eq!(english["message"], "option dice: `9` is not a number from 1 to 5");
    let czech = send(ask().header("Accept-Language", "cs")).await.problem(422, "bad-field");
    assert_eq!(
        (&czech["message"], &czech["field"]),
        (&"option dice: `9` není číslo od 1 do 5".into(), &"option dice".into())
    );
    for (path, code) in [("/nowhere", "not-found"), ("/tables/nothing", "not-found"), ("/people/nobody", "not-found")] {
        let english = house.stranger().get(path).await.problem(404, code);
        let czech = house.stranger().get(&format!("{path}?lang=cs")).await.problem(404, code);
        assert_ne!(czech["message"], english["message"]);
    }
}

#[tokio::test]
async fn sessions_end_and_tokens_are_taken_back() {
    let house = House::open().await;
    let guest = house.guest().await;
    let store = house.store().await;
    // Time passes for this session alone.
    let [key] = &store.keys_of(&guest.id.as_str().into(), KeyKind::Session).await.expect("keys")[..] else {
        panic!("one session")
    };
    guest.get("/people/me").await.ok();
    store.renew_key(&key.hash, 1, Some(2)).await.expect("it is there");
    guest.get("/people/me").await.problem(401, "who-are-you");
    let guest = house.guest().await;
    let program = guest.with_token().await;
    assert_eq!(program.get("/people/me").await.ok()["id"], guest.id);
    let tokens = guest.get("/tokens").await.ok();
    let id = tokens[0]["id"].as_str().expect("an id");
    assert!(!tokens.to_string().contains("kamen_"), "a token is shown once");
    house.guest().await.delete(&format!("/tokens/{id}")).await.problem(404, "not-found");
    program.get("/people/me").await.ok();
    assert_eq!(guest.delete(&format!("/tokens/{id}")).await.status, 204);
    program.get("/people/me").await.problem(401, "who-are-you");
    assert_eq!(guest.delete("/sessions").await.status, 204);
    guest.get("/people/me").await.problem(401, "who-are-you");
}

#[tokio::test]
async fn a_key_that_is_taken_away_ends_its_connections() {
    for house in [Some(House::open().await), House::on_postgres().await].into_iter().flatten() {
        let (table, a, _b) = house.pair(&four()).await;
        let program = a.with_token().await;
        let [mut token, mut session] = [program.listen(&table, 0).await, a.listen(&table, 0).await];
        let mut stream = program.ask(Method::GET, &format!("/tables/{table}/events")).send().await.expect("a stream");
        let tokens = a.get("/tokens").await.ok();
        let id = tokens[0]["id"].as_str().expect("an id");
        assert_eq!(a.delete(&format!("/tokens/{id}")).await.status, 204);
        while token.next().await != Heard::Gone {}
        while stream.chunk().await.expect("no error").is_some() {}
        // The browser's session is another key.
        a.answer(&table, "d").await.ok();
        session.until(|ear| ear.heard("event")).await;
        assert_eq!(a.delete("/sessions").await.status, 204);
        while session.next().await != Heard::Gone {}
    }
}

#[tokio::test]
async fn a_guest_who_makes_an_account_stays_the_same_person() {
    let house = House::open().await;
    let (table, a, _b) = house.pair(&four()).await;
    let new = json!({ "name": "Božena Č", "password": "correct horse" });
    let account = a.come_in("/people", &new).await;
    assert_eq!(account.id, a.id);
    account.answer(&table, "d").await.ok();
    let stranger = house.stranger();
    let taken = json!({ "name": "BOŽENA č", "password": "another word" });
    stranger.post("/people", &taken).await.problem(409, "name-taken");
    house.guest().await.post("/people", &taken).await.problem(409, "name-taken");
    let door = |name: &str, password: &str| json!({ "account": { "name": name, "password": password } });
    for (name, password) in [("Božena Č", "wrong horse"), ("nobody", "correct horse"), ("", ""), ("a\0b", "x")] {
        stranger.post("/sessions", &door(name, password)).await.problem(401, "wrong-password");
    }
    let back = stranger.come_in("/sessions", &door("božena č", "correct horse")).await;
    assert_eq!(back.id, a.id);
    for (name, password, field) in
        [("x", "correct horse", "name"), ("Ann\u{200b}a", "correct horse", "name"), ("Anna", "short", "password")]
    {
        let body = json!({ "name": name, "password": password });
        assert_eq!(stranger.post("/people", &body).await.problem(422, "bad-field")["field"], field);
    }
    let rename = send(house.guest().await.ask(Method::PATCH, "/people/me").json(&json!({ "name": "Jan" }))).await;
    assert_eq!(rename.ok()["name"], "Jan");
}

/// A stranger has nothing to lose but who he is: no other site signs him in, out, or makes him a guest.
#[tokio::test]
async fn another_site_changes_nothing_for_strangers_either() {
    let house = House::open().await;
    let at = |path: &str| format!("http://{}{path}", house.address());
    let home = reqwest::get(at("/")).await.expect("a page").text().await.expect("HTML");
    let (_, token) = home.split_once("name=\"csrf\" value=\"").expect("a form");
    let token = token.split('"').next().expect("a token");
    let foreign = [("Origin", "http://evil.example"), ("Origin", "null"), ("Sec-Fetch-Site", "cross-site")];
    for (name, value) in foreign {
        for path in ["/sign-in", "/sign-up", "/sign-out", "/play-now/connect-four", "/settings/theme", "/back"] {
            let form = format!("csrf={token}&name=Mallory&password=correct+horse&theme=dark");
            let sent = reqwest::Client::new().post(at(path)).body(form).header(name, value);
            let reply =
                sent.header("content-type", "application/x-www-form-urlencoded").send().await.expect("an answer");
            assert_eq!(reply.status(), 403, "{path} {name}: {value}");
            assert!(!reply.headers().contains_key("set-cookie"), "{path} {name}: {value}");
        }
        let guest = house.stranger().ask(Method::POST, "/sessions").json(&json!({ "guest": null }));
        send(guest.header(name, value)).await.problem(403, "foreign-site");
    }
    let own = house.stranger().ask(Method::POST, "/sessions").json(&json!({ "guest": null }));
    let own = own.header("Origin", at("")).header("Sec-Fetch-Site", "same-origin");
    assert_eq!(send(own).await.status, 201);
}

/// Who has a token plays in somebody's name, and does not take the name away.
#[tokio::test]
async fn a_token_opens_no_other_door() {
    let house = House::open().await;
    let (guest, stranger) = (house.guest().await, house.stranger());
    let program = guest.with_token().await;
    let account = json!({ "name": "Mallory", "password": "correct horse" });
    program.post("/people/me/way-back", &json!({})).await.problem(403, "not-yours");
    program.post("/tokens", &json!({ "label": "another" })).await.problem(403, "not-yours");
    program.post("/people", &account).await.problem(403, "not-yours");
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let at = |path: &str| format!("http://{}{path}", house.address());
    let page = reqwest::get(at("/settings")).await.expect("a page").text().await.expect("HTML");
    let csrf = page.split("name=\"csrf\" value=\"").nth(1).expect("a form").split('"').next().expect("one");
    let Pass::Token(token) = &program.pass else { panic!("a token") };
    let form = client.post(at("/settings/recovery")).header("authorization", format!("Bearer {token}"));
    let form = form.header("content-type", "application/x-www-form-urlencoded").body(format!("csrf={csrf}"));
    assert_eq!(form.send().await.expect("an answer").status(), 403);
    // Nor by the settings, whoever writes them; and what was made there stays.
    let owner = stranger.come_in("/people", &json!({ "name": "Ada L", "password": "correct horse" })).await;
    let (store, id) = (house.store().await, PersonId(owner.id.clone()));
    let kept = async || {
        let settings = store.person(&id).await.expect("a person").expect("Ada").settings;
        serde_json::from_str::<Value>(&settings).expect("settings")
    };
    let change = json!({ "settings": { "recovery": "of Mallory", "theme": "dark" } });
    let program = owner.with_token().await;
    let changed = send(program.ask(Method::PATCH, "/people/me").json(&change)).await.ok();
    assert_eq!(changed["settings"], json!({ "theme": "dark" }));
    assert_eq!(kept().await, json!({ "theme": "dark" }));
    store.set_settings(&id, &json!({ "recovery": "of Ada" }).to_string()).await.expect("kept");
    let changed = send(program.ask(Method::PATCH, "/people/me").json(&change)).await.ok();
    assert_eq!(changed["settings"], json!({ "theme": "dark" }));
    assert_eq!(kept().await, json!({ "recovery": "of Ada", "theme": "dark" }));
}

#[tokio::test]
async fn a_guest_who_lost_the_browser_comes_back_by_a_code() {
    let house = House::open().await;
    let (table, a, _b) = house.pair(&four()).await;
    let code = |reply: Reply| reply.ok()["code"].as_str().expect("a code").to_string();
    let old = code(a.post("/people/me/way-back", &json!({})).await);
    let new = code(a.post("/people/me/way-back", &json!({})).await);
    let stranger = house.stranger();
    for wrong in [old.as_str(), "", "abc", "\0"] {
        stranger.post("/sessions", &json!({ "way_back": wrong })).await.problem(401, "wrong-way-back");
    }
    let back = stranger.come_in("/sessions", &json!({ "way_back": new.to_uppercase() })).await;
    assert_eq!(back.id, a.id);
    back.answer(&table, "d").await.ok();
    // By the pages it is the same: a code is made in the settings, and leads back.
    let Pass::Cookie(cookie) = &a.pass else { panic!("a cookie") };
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let at = |path: &str| format!("http://{}{path}", house.address());
    let csrf = |page: String| {
        page.split("name=\"csrf\" value=\"").nth(1).expect("a form").split('"').next().expect("one").to_string()
    };
    let text =
        async |request: reqwest::RequestBuilder| request.send().await.expect("a page").text().await.expect("HTML");
    let form = |path: &str, form: String| {
        client.post(at(path)).header("content-type", "application/x-www-form-urlencoded").body(form)
    };
    let token = csrf(text(client.get(at("/settings")).header("cookie", cookie)).await);
    let made = text(form("/settings/recovery", format!("csrf={token}")).header("cookie", cookie)).await;
    let code = made.split("/back?code=").nth(1).expect("a link").split('"').next().expect("a code").to_string();
    let page = text(client.get(at(&format!("/back?code={code}")))).await;
    assert!(page.contains(&code));
    let came = form("/back", format!("csrf={}&code={code}", csrf(page))).send().await.expect("an answer");
    assert!(came.status().is_redirection() && came.headers().contains_key("set-cookie"));
    // Who makes an account comes by its door.
    a.come_in("/people", &json!({ "name": "Ada L", "password": "correct horse" })).await;
    stranger.post("/sessions", &json!({ "way_back": code })).await.problem(401, "wrong-way-back");
}

#[tokio::test]
async fn a_name_that_looks_like_anothers_is_refused_at_the_table() {
    let house = House::open().await;
    let named = async |name: &str| house.stranger().come_in("/sessions", &json!({ "guest": name })).await;
    let (ada, false_ada, ida) = (named("Ada").await, named("\u{410}d\u{430}").await, named("Ida").await);
    let table = ada.table(&json!({ "game": "liars-dice", "seats": 3 })).await;
    let seat = |letter: &str| format!("/tables/{table}/seats/{letter}");
    false_ada.post(&seat("B"), &json!({})).await.problem(409, "name-alike");
    // Nor one that is called the same.
    named("Ada").await.post(&seat("B"), &json!({})).await.problem(409, "name-alike");
    ida.sit(&table, "B").await;
    // Nor afterwards.
    let rename = |name: &str| ida.ask(Method::PATCH, "/people/me").json(&json!({ "name": name }));
    send(rename("Ad\u{430}")).await.problem(409, "name-alike");
    send(rename("Ilona")).await.ok();
    let account = |name: &str| json!({ "name": name, "password": "correct horse" });
    ida.post("/people", &account("Ad\u{430}")).await.problem(409, "name-alike");
    ida.come_in("/people", &account("Ilona")).await;
}

#[tokio::test]
async fn those_who_share_a_screen_have_names_that_differ() {
    let house = House::open().await;
    let ada = house.stranger().come_in("/sessions", &json!({ "guest": "Ada" })).await;
    let shared = |names: &[&str]| json!({ "game": "connect-four", "sitters": ["me", "me"], "names": names, "table": { "one_screen": true } });
    ada.post("/tables", &shared(&["Bill", "BiII"])).await.problem(409, "name-alike");
    let table = ada.table(&shared(&["Bill", "Ida"])).await;
    let Pass::Cookie(cookie) = &ada.pass else { panic!("a guest has a cookie") };
    let client = reqwest::Client::new();
    let at = |path: &str| format!("http://{}{path}", house.address());
    let page = client.get(at("/settings")).header("cookie", cookie).send().await.expect("a page");
    let page = page.text().await.expect("HTML");
    let (_, token) = page.split_once("name=\"csrf\" value=\"").expect("a form");
    let token = token.split('"').next().expect("a token");
    let rename = |name: &str| {
        let form = client.post(at(&format!("/t/{table}/names"))).body(format!("csrf={token}&name.1={name}"));
        form.header("cookie", cookie).header("content-type", "application/x-www-form-urlencoded").send()
    };
    assert_eq!(rename("BiII").await.expect("an answer").status(), 409);
    let names = || async { ada.look(&table).await["state"]["seats"][1]["name"].clone() };
    assert_eq!(names().await, "Ida");
    rename("Ilona").await.expect("an answer").error_for_status().expect("it is free");
    assert_eq!(names().await, "Ilona");
}

#[tokio::test]
async fn another_site_cannot_use_the_cookie() {
    let house = House::open().await;
    let (table, a, _b) = house.pair(&four()).await;
    let log = house.log(&table).await;
    let resign = |person: &Person| person.ask(Method::POST, &format!("/tables/{table}/resign"));
    for (name, value) in [
        ("Origin", "http://evil.example"),
        ("Origin", "null"),
        ("Origin", "http://127.0.0.1.evil.example"),
        ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Site", "same-site"),
    ] {
        send(resign(&a).header(name, value)).await.problem(403, "foreign-site");
        let live = a.ask(Method::GET, &format!("/tables/{table}/live")).header("Upgrade", "websocket");
        send(live.header(name, value)).await.problem(403, "foreign-site");
    }
    assert_eq!(house.log(&table).await, log);
    // A program's token is sent by nobody else.
    let program = a.with_token().await;
    send(program.ask(Method::GET, "/people/me").header("Origin", "http://evil.example")).await.ok();
    let own = format!("http://{}", house.address());
    send(resign(&a).header("Origin", own).header("Sec-Fetch-Site", "same-origin")).await.ok();
}

/// On both databases, for they take texts differently.
#[tokio::test]
async fn nonsense_is_refused_in_the_same_shape() {
    nonsense(&House::open().await).await;
    if let Some(house) = House::on_postgres().await {
        nonsense(&house).await;
    }
}

async fn nonsense(house: &House) {
    let (table, a, _b) = house.pair(&four()).await;
    let (look, log) = (a.look(&table).await, house.log(&table).await);
    let long = "x".repeat(5_000);
    let ids = ["..", "%2e%2e", "%2e%2e%2f%2e%2e%2fetc%2fpasswd", "%00", "a%00b", "%ff", "'; DROP TABLE log; --", &long];
    for id in ids {
        for path in [
            format!("/tables/{id}"),
            format!("/people/{id}"),
            format!("/tables/{id}/record"),
            format!("/games/{id}"),
            format!("/tables/{table}/{id}"),
        ] {
            let reply = a.get(&path).await;
            assert!([400, 404, 405].contains(&reply.status), "{path}: {} {}", reply.status, reply.text);
            reply.problem(reply.status, reply.json()["code"].as_str().expect("a code"));
        }
        let reply = a.delete(&format!("/tokens/{id}")).await;
        assert!([400, 404, 405].contains(&reply.status), "{id}: {}", reply.text);
        assert!(Ear::open(&a, id, "").await.is_err());
    }
    for query in ["status=odd", "before=1", "before=x.y", "mine=perhaps", "game=%00", "before=1.%00"] {
        let reply = a.get(&format!("/tables?{query}")).await;
        assert!([200, 400, 422].contains(&reply.status), "{query}: {} {}", reply.status, reply.text);
    }
    for query in ["after=-1", "after=x", "detail=all", "seat=", "seat=Z", "seat=%00"] {
        let reply = a.get(&format!("/tables/{table}?{query}")).await;
        assert!([400, 403, 404].contains(&reply.status), "{query}: {}", reply.text);
    }
    for (method, path) in [(Method::PUT, "/tables"), (Method::DELETE, "/games"), (Method::PATCH, "/sessions")] {
        send(a.ask(method, path)).await.problem(405, "wrong-method");
    }
    let post = |path: &str| a.ask(Method::POST, path);
    let answer = format!("/tables/{table}/answer");
    for body in ["", "{", "[]", "null", "{\"question\":1,\"answer\":2}", "{\"question\":\"1A\"}", "\u{feff}{}"] {
        let reply = send(post(&answer).header("Content-Type", "application/json").body(body)).await;
        assert!([400, 422].contains(&reply.status), "{body}: {}", reply.status);
        reply.problem(reply.status, "unreadable");
    }
    let odd = json!({ "question": "1A", "answer": "d", "surprise": 1 });
    a.post(&answer, &odd).await.problem(422, "unreadable");
    send(post(&answer).body("question=1A&answer=d")).await.problem(415, "not-json");
    let huge = format!("{{\"question\":\"{}\"}}", "x".repeat(300 * 1024));
    send(post(&answer).header("Content-Type", "application/json").body(huge)).await.problem(413, "too-large");
    for bad in [
        json!({ "game": "chess" }),
        json!({ "game": "connect-four", "seats": 9 }),
        json!({ "game": "connect-four", "mode": "no" }),
        json!({ "game": "connect-four", "options": { "x": "y" } }),
        json!({ "game": "connect-four", "sitters": ["me", "open", "open"] }),
        json!({ "game": "connect-four", "sitters": ["me", "nobody"] }),
    ] {
        a.post("/tables", &bad).await.problem(422, "bad-field");
    }
    a.post("/records", &json!({ "record": "nonsense" })).await.problem(422, "bad-field");
    a.post("/sessions", &json!({ "account": { "name": "a\0", "password": "x" } })).await.problem(401, "wrong-password");
    let label = a.post("/tokens", &json!({ "label": "a\0b" })).await;
    label.problem(422, "bad-field");
    let settings = json!({ "settings": { "theme": "a\0b" } });
    send(a.ask(Method::PATCH, "/people/me").json(&settings)).await.ok();
    let settings = json!({ "settings": [1] });
    send(a.ask(Method::PATCH, "/people/me").json(&settings)).await.problem(422, "bad-field");
    assert_eq!((a.look(&table).await, house.log(&table).await), (look, log));
    assert!(house.is_alive().await);
}

#[tokio::test]
async fn what_is_private_is_not_listed() {
    let house = House::open().await;
    let a = house.guest().await;
    let hidden = a.table(&four()).await;
    let open = a.table(&json!({ "game": "connect-four", "public": true })).await;
    let listed = |page: Value| -> Vec<String> {
        let tables = page["tables"].as_array().expect("tables").clone();
        tables.iter().map(|table| table["id"].as_str().unwrap_or_default().to_string()).collect()
    };
    assert_eq!(listed(house.stranger().get("/tables").await.ok()), std::slice::from_ref(&open));
    let mut mine = listed(a.get("/tables?mine=true").await.ok());
    mine.sort();
    let mut both = vec![hidden, open];
    both.sort();
    assert_eq!(mine, both);
    house.stranger().get("/tables?mine=true").await.problem(401, "who-are-you");
}

#[tokio::test]
async fn control_characters_in_an_address_are_nobodys_name() {
    let house = House::open().await;
    let at = |path: &str| format!("http://{}{path}", house.address());
    for path in ["/t/%0a", "/t/a%0D%0Ab", "/replay/%09", "/api/v1/tables/%7f", "/g/%1f/rules", "/t/%00"] {
        assert_eq!(reqwest::get(at(path)).await.expect("an answer").status(), 404, "{path}");
    }
    // A form leads back to its table, and no header can say such a name.
    let home = reqwest::get(at("/")).await.expect("a page").text().await.expect("HTML");
    let (_, token) = home.split_once("name=\"csrf\" value=\"").expect("a form");
    let form = format!("csrf={}", token.split('"').next().expect("a token"));
    let sent = reqwest::Client::new().post(at("/t/%0a/cover")).body(form);
    let reply = sent.header("content-type", "application/x-www-form-urlencoded").send().await.expect("an answer");
    assert_eq!(reply.status(), 404);
}
