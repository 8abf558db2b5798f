//! Random games over the wire: every seat by WebSocket, a stranger by server-sent events, all of them looking by GET now
//! and then; and one of them has a page open. What they got goes to the judge.

use crate::game::{Wish, wishes};
use crate::house::{Guest, House, Said};
use crate::judge::{Ear, Judge};
use apitest::Screen;
use futures_util::future::join_all;
use futures_util::stream::{self, StreamExt};
use futures_util::{SinkExt, TryStreamExt};
use kernel::{Luck, Seat, Viewer};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use words::Lang;

/// Games of all kinds, each of them twice, so many at a time.
const GAMES: usize = 28;
const AT_ONCE: usize = 12;
/// Nobody answers any more after so many lines.
const LONGEST: u64 = 150;

/// What one game left behind.
struct Played {
    wish: Wish,
    said: Vec<Said>,
    ears: Vec<Ear>,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_connection_receives_is_what_its_viewer_may_know() {
    let house = House::new().await;
    let wishes = wishes(GAMES, 7).into_iter().zip(0..);
    let games = stream::iter(wishes.map(|(wish, seed)| play(&house, wish, seed)));
    let mut games = games.buffer_unordered(AT_ONCE);
    let mut searched = false;
    while let Some(played) = games.next().await {
        judge(&played);
        searched |= a_foreign_connection_is_found_out(&played);
    }
    assert!(searched, "the search found a foreign card in no game at all");
    drop(games);
    house.close().await;
}

fn judge(played: &Played) {
    let (game, setup) = &played.wish;
    for viewer in Seat::all(setup.seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let judge = Judge::of(&played.wish, &played.said, viewer);
        for ear in played.ears.iter().filter(|ear| ear.viewer == viewer) {
            let who = format!("{game:?} {}: {viewer:?}", setup.mode);
            assert!(!ear.texts.is_empty(), "{who} heard nothing");
            judge.check(ear).unwrap_or_else(|why| panic!("{who}: {why}"));
        }
    }
}

/// The judge can say no: what one seat received is not what another may. Says whether a card alone gave it away.
fn a_foreign_connection_is_found_out(played: &Played) -> bool {
    let [mine, theirs, ..] = &played.ears[..] else { panic!("a game has two seats") };
    let judge = Judge::of(&played.wish, &played.said, mine.viewer);
    let leak = Ear { texts: theirs.texts.clone(), ..mine.clone() };
    assert!(judge.check(&leak).is_err(), "{:?}: nobody noticed a foreign connection", played.wish.0);
    theirs.texts.iter().any(|text| judge.would_find(text, false))
}

async fn play(house: &House, wish: Wish, seed: u64) -> Played {
    let (game, setup) = &wish;
    let seats = Seat::all(setup.seats);
    let options: Value = setup.settings().map(|(k, v)| (k.to_string(), json!(v))).collect();
    let new = json!({ "game": game.about().key, "mode": setup.mode, "seats": setup.seats, "options": options });
    let made = house.post(&house.people[0], "/tables", &new).await;
    let id = made["id"].as_str().expect("an id").to_string();
    for seat in seats.clone().skip(1) {
        let path = format!("/tables/{id}/seats/{}", seat.letter());
        house.post(&house.people[seat.index()], &path, &json!({})).await;
    }
    let drawn = seed % u64::from(setup.seats + 1);
    let drawn = seats.clone().nth(drawn as usize).map_or(Viewer::Spectator, Viewer::Seat);
    let (over, is_over) = oneshot::channel();
    let sitting = async {
        let sat = join_all(seats.map(|seat| sit(house, &id, seat, seed))).await;
        drop(over);
        sat
    };
    let (sat, watched, drawn) = tokio::join!(sitting, watch(house, &id), draw(house, &id, drawn, seed, is_over));
    let said = house.said(&id).await;
    let ears = sat.into_iter().flatten().chain(watched).chain([drawn]).collect();
    Played { wish, said, ears }
}

fn manner(seat: Seat, seed: u64) -> (Lang, bool) {
    let lang = Lang::ALL[(seed as usize + seat.index()) % 2];
    (lang, (seed / 2 + u64::from(seat.0)).is_multiple_of(2))
}

fn is_over(update: &Value) -> bool {
    update["state"]["status"] == "finished" || update["line"].as_u64() >= Some(LONGEST)
}

/// Play a seat to the end by random answers; what came by the stream, and what by looking.
async fn sit(house: &House, id: &str, seat: Seat, seed: u64) -> [Ear; 2] {
    let mut luck = Luck::new(seed * 8 + u64::from(seat.0));
    let guest = &house.people[seat.index()];
    let (lang, words) = manner(seat, seed);
    let ear = |lang, words| Ear { viewer: Viewer::Seat(seat), lang, words, page: false, texts: vec![] };
    // Looking is done in the other language and the other detail.
    let (mut stream, mut looks) = (ear(lang, words), ear(if lang == Lang::En { Lang::Cs } else { Lang::En }, !words));
    let mut socket = connect(house, guest, id, &stream).await;
    let mut answered = String::new();
    while let Some(message) = socket.try_next().await.expect("a whole stream") {
        let Message::Text(text) = message else { continue };
        stream.texts.push(text.to_string());
        let update: Value = serde_json::from_str(&text).expect("JSON");
        assert!(update.get("problem").is_none(), "{text}");
        if is_over(&update) {
            break;
        }
        if luck.below(6) == 0 {
            looks.texts.push(look(house, guest, id, &looks).await);
        }
        let question = &update["state"]["question"];
        let Some(asked) = question["id"].as_str().filter(|asked| *asked != answered) else { continue };
        let answers = question["answers"].as_array().expect("answers");
        let answer = &answers[luck.below(answers.len() as u32) as usize]["id"];
        let given = json!({ "question": asked, "answer": answer, "ref": seed }).to_string();
        answered = asked.to_string();
        socket.send(Message::Text(given.into())).await.expect("sent");
    }
    looks.texts.push(look(house, guest, id, &looks).await);
    [stream, looks]
}

/// What a page draws for a seat or a stranger until the game is over.
async fn draw(house: &House, id: &str, viewer: Viewer, seed: u64, mut is_over: oneshot::Receiver<()>) -> Ear {
    let (guest, lang) = match viewer {
        Viewer::Seat(seat) => (Some(&house.people[seat.index()]), manner(seat, seed).0),
        Viewer::Spectator | Viewer::Judge => (None, Lang::Cs),
    };
    let screen = Screen::open(&house.person(guest), id, &format!("lang={}", lang.code())).await;
    let mut screen = screen.expect("a page");
    loop {
        tokio::select! {
            _ = screen.news() => {}
            _ = &mut is_over => return Ear { viewer, lang, words: true, page: true, texts: screen.texts },
        }
    }
}

fn manners(ear: &Ear) -> String {
    format!("lang={}&detail={}", ear.lang.code(), if ear.words { "words" } else { "ids" })
}

async fn look(house: &House, guest: &Guest, id: &str, ear: &Ear) -> String {
    let seen = house.get(Some(guest), &format!("/tables/{id}?{}", manners(ear))).await;
    seen.text().await.expect("a body")
}

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

pub(crate) async fn connect(house: &House, guest: &Guest, id: &str, ear: &Ear) -> Socket {
    let url = format!("ws://{}/api/v1/tables/{id}/live?{}", house.address(), manners(ear));
    let mut request = url.into_client_request().expect("a request");
    let bearer = format!("Bearer {}", guest.token).parse().expect("a header");
    request.headers_mut().insert("authorization", bearer);
    connect_async(request).await.expect("a stream").0
}

/// Somebody without a seat, by server-sent events.
async fn watch(house: &House, id: &str) -> Option<Ear> {
    let mut ear = Ear { viewer: Viewer::Spectator, lang: Lang::En, words: true, page: false, texts: vec![] };
    let mut events = house.get(None, &format!("/tables/{id}/events?{}", manners(&ear))).await;
    let mut waiting = String::new();
    while let Some(chunk) = events.chunk().await.expect("a whole stream") {
        waiting.push_str(std::str::from_utf8(&chunk).expect("UTF-8"));
        while let Some((event, rest)) = waiting.split_once("\n\n") {
            ear.texts.extend(event.lines().filter_map(|l| l.strip_prefix("data: ")).map(str::to_string));
            waiting = rest.to_string();
        }
        if ear.texts.last().is_some_and(|text| is_over(&serde_json::from_str(text).expect("JSON"))) {
            break;
        }
    }
    Some(ear)
}
