//! Two games that differ only in what a viewer cannot see, found by trying, and shown by two servers: to the viewer they
//! are the same, byte for byte.

use crate::game::{Wish, wishes};
use crate::house::{Found, House, put};
use apitest::{Ear, Screen};
use futures_util::future::try_join_all;
use kernel::{Luck, Seat, Viewer, Who};
use referee::AnyTable;
use reqwest::Method;
use serde_json::json;
use server::Clock;
use std::collections::BTreeSet;
use store::Store;

const PAIRS: usize = 200;
/// How often a pair is looked at, at most.
const LOOKS: usize = 2;
/// Answers tried before the two are called different for good.
const TRIES: usize = 24;
const LONGEST: usize = 400;

/// The lines of a log so far, as the server writes them.
#[derive(Clone)]
pub(crate) struct Tale {
    table: Box<dyn AnyTable>,
    pub(crate) lines: Vec<String>,
    /// How much was told when it was last held against its twin.
    compared: usize,
}

/// A moment at which the two are the same to the viewer, and not to the judge.
struct Shot {
    id: String,
    wish: Wish,
    viewer: Viewer,
    lines: [Vec<String>; 2],
}

impl Tale {
    pub(crate) fn new((game, setup): &Wish) -> Tale {
        Tale { table: game.start(setup).expect("a table"), lines: vec![json!("started").to_string()], compared: 0 }
    }

    pub(crate) fn waits_for_chance(&self) -> bool {
        self.table.asked().contains(&Who::Chance)
    }

    fn say(&mut self, who: &str, id: &str) {
        referee::reply(self.table.as_mut(), who, id, None).expect("it was offered");
        self.write();
    }

    fn write(&mut self) {
        let said = self.table.replies().iter().next_back().expect("it was said");
        self.lines.push(json!({ "said": said }).to_string());
    }

    pub(crate) fn roll(&mut self, luck: &mut Luck) {
        let said = self.table.replies().len();
        // A pile is shuffled face by face.
        while self.table.replies().len() == said {
            let faces = self.table.questions().remove(0).answers;
            let face = &faces[luck.below(faces.len() as u32) as usize].id;
            referee::reply(self.table.as_mut(), "chance", face, None).expect("it was offered");
        }
        self.write();
    }

    /// What a viewer was told since.
    fn heard(&self, viewer: Viewer) -> Vec<String> {
        let events = self.table.events(self.compared).into_iter();
        events.filter(|event| event.audience.hears(viewer)).map(|event| event.id).collect()
    }

    /// What a viewer is asked, with the answers in an order of their own: that of the game is for the server not to tell.
    fn question(&self, viewer: Viewer) -> Option<(String, BTreeSet<String>)> {
        let Viewer::Seat(seat) = viewer else { return None };
        let mut question = self.table.question(seat)?;
        let answers = std::mem::take(&mut question.answers);
        Some((format!("{question:?}"), answers.iter().map(|answer| format!("{answer:?}")).collect()))
    }

    /// A seat's last answer is taken back.
    fn undo(&mut self, wish: &Wish, seat: Seat) -> bool {
        let id = self.table.seat_id(seat);
        let Some(to) = self.table.replies().iter().rposition(|(who, ..)| who == id) else { return false };
        let mut before = Tale::new(wish);
        self.table.replies().iter().take(to).for_each(|(who, id, _)| before.say(who, id));
        self.lines.push(json!({ "undone": { "seat": seat.0, "to": to } }).to_string());
        self.table = before.table;
        self.compared = 0;
        true
    }
}

fn pick<'a, T>(from: &'a [T], luck: &mut Luck) -> Option<&'a T> {
    from.get(luck.below(from.len().max(1) as u32) as usize)
}

/// Let Chance do its part at both tables: another way in the twin where the viewer does not see it at once, the less often
/// the more attempts failed, for what is hidden now may be turned up later.
fn deal(one: &mut Tale, twin: &mut Tale, viewer: Viewer, luck: &mut Luck, attempt: usize) {
    let often = 4 - (attempt as u32).min(TRIES as u32 - 1) * 5 / TRIES as u32;
    while one.waits_for_chance() {
        one.roll(luck);
        let said = one.table.replies().iter().next_back().expect("it rolled").1.to_string();
        if !twin.waits_for_chance() {
            continue;
        }
        let mut other = twin.clone();
        other.roll(luck);
        let unseen = luck.below(4) < often && alike(one, &other, viewer);
        if unseen {
            *twin = other;
        } else if referee::reply(twin.table.clone().as_mut(), "chance", &said, None).is_ok() {
            twin.say("chance", &said);
        } else {
            twin.roll(luck);
        }
    }
    while twin.waits_for_chance() {
        twin.roll(luck);
    }
}

/// Go on by one move at both tables, so that the viewer cannot tell them apart; `None` if that cannot be found.
fn step(one: &Tale, twin: &Tale, wish: &Wish, viewer: Viewer, luck: &mut Luck) -> Option<(Tale, Tale)> {
    (0..TRIES).find_map(|attempt| {
        let (mut one, mut twin) = (one.clone(), twin.clone());
        let asked = one.table.asked();
        let Some(&Who::Seat(seat)) = pick(&asked, luck) else { return None };
        if luck.below(16) == 0 {
            let undone = one.undo(wish, seat) && twin.undo(wish, seat);
            return undone.then(|| same(one, twin, viewer)).flatten();
        }
        let id = one.table.seat_id(seat);
        let said = pick(&one.table.offered(seat), luck)?.clone();
        // A secret answer may be another one in the twin.
        let offered = twin.table.offered(seat);
        let secret = viewer != Viewer::Seat(seat) && attempt % 2 == 0;
        let other = if secret { pick(&offered, luck)?.clone() } else { said.clone() };
        if !offered.contains(&other) {
            return None;
        }
        one.say(&id, &said);
        twin.say(&id, &other);
        deal(&mut one, &mut twin, viewer, luck, attempt);
        same(one, twin, viewer)
    })
}

fn begin(wish: &Wish, viewer: Viewer, luck: &mut Luck) -> Option<(Tale, Tale)> {
    (0..TRIES).find_map(|attempt| {
        let (mut one, mut twin) = (Tale::new(wish), Tale::new(wish));
        deal(&mut one, &mut twin, viewer, luck, attempt);
        same(one, twin, viewer)
    })
}

/// Whether all a viewer is shown by the referee is the same at both tables.
fn alike(one: &Tale, twin: &Tale, viewer: Viewer) -> bool {
    one.table.asked() == twin.table.asked()
        && one.heard(viewer) == twin.heard(viewer)
        && one.table.facts(viewer) == twin.table.facts(viewer)
        && one.question(viewer) == twin.question(viewer)
}

/// The two, if the viewer cannot tell them apart where somebody is asked.
fn same(mut one: Tale, mut twin: Tale, viewer: Viewer) -> Option<(Tale, Tale)> {
    if one.waits_for_chance() || twin.waits_for_chance() || !alike(&one, &twin, viewer) {
        return None;
    }
    (one.compared, twin.compared) = (one.table.told(), twin.table.told());
    Some((one, twin))
}

/// Two random games side by side until they can no longer be kept alike; some moments of it.
fn pair(wish: &Wish, number: usize) -> Vec<Shot> {
    let mut luck = Luck::new(number as u64);
    let seat = luck.below(u32::from(wish.1.seats) + 1) as u8;
    let viewer = if seat == wish.1.seats { Viewer::Spectator } else { Viewer::Seat(Seat(seat)) };
    let mut shots = vec![];
    let mut pair = begin(wish, viewer, &mut luck);
    while let Some((one, twin)) = &pair
        && one.lines.len() < LONGEST
    {
        let judge = |tale: &Tale| tale.table.facts(Viewer::Judge);
        if judge(one) != judge(twin) {
            let id = format!("t{number}x{}", shots.len());
            let lines = [one.lines.clone(), twin.lines.clone()];
            shots.push(Shot { id, wish: wish.clone(), viewer, lines });
        }
        pair = step(one, twin, wish, viewer, &mut luck);
    }
    // Those in between are as good as each other; the last one holds all that was told.
    let every = shots.len().div_ceil(LOOKS).max(1);
    shots.into_iter().rev().step_by(every).collect()
}

/// Everything a server says of a table to a viewer who has just come, by the API and as a page, the whole of it or as a
/// connection draws it. That one stays open until the end: who is there is a matter of milliseconds, not of cards.
async fn everything(house: &House, shot: &Shot, whole: bool) -> Vec<String> {
    let person = house.person(match shot.viewer {
        Viewer::Seat(seat) => Some(&house.people[seat.index()]),
        Viewer::Spectator | Viewer::Judge => None,
    });
    let mut all = vec![];
    for manner in ["lang=cs&detail=words", "lang=en&detail=ids", "after=3"] {
        all.push(person.get(&format!("/tables/{}?{manner}", shot.id)).await.text);
    }
    let mut screen = None;
    if whole {
        all.push(person.get(&format!("/t/{}?lang=cs", shot.id)).await.text);
    } else {
        let screen = screen.insert(Screen::open(&person, &shot.id, "lang=en").await.expect("a page"));
        all.push(screen.news().await.to_string());
    }
    let mut events = person.ask(Method::GET, &format!("/tables/{}/events", shot.id)).send().await.expect("a stream");
    let mut first = vec![];
    while !first.ends_with(b"\n\n") {
        first.extend(events.chunk().await.expect("a stream").expect("an event"));
    }
    all.push(String::from_utf8(first).expect("UTF-8"));
    let mut ear = Ear::open(&person, &shot.id, "lang=cs").await.expect("a stream");
    ear.next().await;
    all.append(&mut ear.texts);
    all
}

/// The servers do play two different games: those whose secrets differ see it.
async fn others_see_a_difference(one: &House, twin: &House, shot: &Shot) -> bool {
    for guest in one.people.iter().take(usize::from(shot.wish.1.seats)) {
        let path = format!("/tables/{}", shot.id);
        let (here, there) = (one.get(Some(guest), &path).await, twin.get(Some(guest), &path).await);
        if here.text().await.expect("a body") != there.text().await.expect("a body") {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_that_differ_in_secrets_alone_are_the_same_to_a_viewer() {
    let wishes = wishes(PAIRS, 11).into_iter().enumerate();
    let pairs = wishes.map(|(number, wish)| tokio::task::spawn_blocking(move || pair(&wish, number)));
    let shots: Vec<Shot> = try_join_all(pairs).await.expect("no panic").into_iter().flatten().collect();
    let origin = House::new().await;
    let fill = async |store: &Store, side: usize| {
        for Shot { id, wish, lines, .. } in &shots {
            let found = Found { id, wish, options: json!({}), at: 3, lines: &lines[side] };
            put(store, &origin.people, &found).await;
        }
    };
    let one = origin.like(Clock::default(), async |store| fill(store, 0).await).await;
    let twin = origin.like(Clock::default(), async |store| fill(store, 1).await).await;
    let mut told_apart = 0;
    for (i, shot) in shots.iter().enumerate() {
        let (here, there) = tokio::join!(everything(&one, shot, i % 2 == 0), everything(&twin, shot, i % 2 == 0));
        assert_eq!(here, there, "{:?} of {:?} {}", shot.viewer, shot.wish.0, shot.wish.1.mode);
        told_apart += usize::from(others_see_a_difference(&one, &twin, shot).await);
    }
    assert!(told_apart * 2 > shots.len(), "only {told_apart} of {} twins differ to anybody", shots.len());
    let kinds = shots.iter().map(|s| (s.wish.0.about().key, &s.wish.1.mode)).collect::<std::collections::BTreeSet<_>>();
    assert!(shots.len() >= PAIRS && kinds.len() >= 7, "only {} moments of {kinds:?}", shots.len());
    one.close().await;
    twin.close().await;
    origin.close().await;
}
