//! Two games that differ only in what a viewer cannot see, found by trying, and shown by two servers: to the viewer they
//! are the same, byte for byte.

use crate::game::{Wish, wishes};
use crate::house::House;
use crate::judge::Ear;
use crate::play::connect;
use futures_util::TryStreamExt;
use kernel::{Luck, Seat, Viewer, Who};
use referee::AnyTable;
use serde_json::json;
use std::collections::BTreeMap;
use store::{Claim, Line, NewTable, Sitter, Status, Store, TableId};
use words::Lang;

const PAIRS: usize = 200;
/// How often a pair is looked at, at most.
const LOOKS: usize = 3;
/// Answers tried before the two are called different for good.
const TRIES: usize = 24;
const LONGEST: usize = 400;

/// The lines of a log so far, as the server writes them.
#[derive(Clone)]
struct Tale {
    table: Box<dyn AnyTable>,
    lines: Vec<String>,
}

/// A moment at which the two are the same to the viewer, and not to the judge.
struct Shot {
    id: String,
    wish: Wish,
    viewer: Viewer,
    lines: [Vec<String>; 2],
}

/// All a viewer is shown of a table by the referee.
#[derive(PartialEq)]
struct Seen {
    facts: kernel::Facts,
    heard: Vec<String>,
    asked: Vec<Who>,
    question: Option<String>,
}

impl Seen {
    fn of(table: &dyn AnyTable, viewer: Viewer) -> Seen {
        let heard = table.events(0).into_iter().filter(|e| e.audience.hears(viewer)).map(|e| e.id);
        let question = match viewer {
            Viewer::Seat(seat) => table.question(seat).map(|q| format!("{q:?}")),
            Viewer::Spectator | Viewer::Judge => None,
        };
        Seen { facts: table.facts(viewer), heard: heard.collect(), asked: table.asked(), question }
    }
}

impl Tale {
    fn new((game, setup): &Wish) -> Tale {
        Tale { table: game.start(setup).expect("a table"), lines: vec![json!("started").to_string()] }
    }

    fn waits_for_chance(&self) -> bool {
        self.table.asked().contains(&Who::Chance)
    }

    fn say(&mut self, who: &str, id: &str) {
        referee::reply(self.table.as_mut(), who, id, None).expect("it was offered");
        let said = self.table.replies().last().expect("it was said");
        self.lines.push(json!({ "said": said }).to_string());
    }

    fn roll(&mut self, luck: &mut Luck) {
        let faces = self.table.questions().remove(0).answers;
        self.say("chance", &faces[luck.below(faces.len() as u32) as usize].id);
    }

    /// A seat's last answer is taken back.
    fn undo(&mut self, wish: &Wish, seat: Seat) -> bool {
        let id = self.table.seat_id(seat);
        let Some(to) = self.table.replies().iter().rposition(|(who, ..)| *who == id) else { return false };
        let mut before = Tale::new(wish);
        self.table.replies()[..to].iter().for_each(|(who, id, _)| before.say(who, id));
        self.lines.push(json!({ "undone": { "seat": seat.0, "to": to } }).to_string());
        self.table = before.table;
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
        let said = one.table.replies().last().expect("it rolled").1.clone();
        if !twin.waits_for_chance() {
            continue;
        }
        let mut other = twin.clone();
        other.roll(luck);
        let unseen =
            luck.below(4) < often && Seen::of(other.table.as_ref(), viewer) == Seen::of(one.table.as_ref(), viewer);
        if unseen {
            *twin = other;
        } else if twin.table.questions()[0].answers.iter().any(|face| face.id == said) {
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
            return (undone && same(&one, &twin, viewer)).then_some((one, twin));
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
        same(&one, &twin, viewer).then_some((one, twin))
    })
}

fn begin(wish: &Wish, viewer: Viewer, luck: &mut Luck) -> Option<(Tale, Tale)> {
    (0..TRIES).find_map(|attempt| {
        let (mut one, mut twin) = (Tale::new(wish), Tale::new(wish));
        deal(&mut one, &mut twin, viewer, luck, attempt);
        same(&one, &twin, viewer).then_some((one, twin))
    })
}

fn same(one: &Tale, twin: &Tale, viewer: Viewer) -> bool {
    !one.waits_for_chance()
        && !twin.waits_for_chance()
        && Seen::of(one.table.as_ref(), viewer) == Seen::of(twin.table.as_ref(), viewer)
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

async fn put(store: &Store, house: &House, shot: &Shot, lines: &[String]) {
    let (game, setup) = &shot.wish;
    let options: BTreeMap<_, _> = setup.settings().collect();
    let id = TableId(shot.id.clone());
    let seats = house.people.iter().take(usize::from(setup.seats)).map(|p| Some(Sitter::Person(p.id.clone())));
    let new = NewTable {
        id: id.clone(),
        game: game.about().key.into(),
        setup: json!({ "mode": setup.mode, "seats": setup.seats, "options": options }).to_string(),
        options: "{}".into(),
        public: true,
        host: house.people[0].id.clone(),
        created_at: 1,
        seats: seats.collect(),
    };
    assert_eq!(store.create_table(&new).await.expect("stored"), Claim::Done);
    assert_eq!(store.set_status(&id, Status::Open, Status::Playing, 2).await.expect("stored"), Claim::Done);
    let lines = lines.iter().map(|line| Line { at: 3, line: line.clone() }).collect();
    assert_eq!(store.append(&id, 1, lines).await.expect("stored"), Claim::Done);
}

/// Everything a server says of a table to a viewer who has just come.
async fn everything(house: &House, shot: &Shot) -> Vec<String> {
    let guest = match shot.viewer {
        Viewer::Seat(seat) => Some(&house.people[seat.index()]),
        Viewer::Spectator | Viewer::Judge => None,
    };
    let mut all = vec![];
    for manner in ["lang=cs&detail=words", "lang=en&detail=ids", "after=3"] {
        all.push(house.get(guest, &format!("/tables/{}?{manner}", shot.id)).await.text().await.expect("a body"));
    }
    let mut events = house.get(guest, &format!("/tables/{}/events", shot.id)).await;
    let mut first = vec![];
    while !first.ends_with(b"\n\n") {
        first.extend(events.chunk().await.expect("a stream").expect("an event"));
    }
    all.push(String::from_utf8(first).expect("UTF-8"));
    drop(events);
    if let Some(guest) = guest {
        let ear = Ear { viewer: shot.viewer, lang: Lang::Cs, words: true, texts: vec![] };
        let mut socket = connect(house, guest, &shot.id, &ear).await;
        all.push(socket.try_next().await.expect("a stream").expect("an update").to_string());
    }
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
    let pairs = wishes(PAIRS, 11).into_iter().enumerate();
    let shots: Vec<Shot> = pairs.flat_map(|(number, wish)| pair(&wish, number)).collect();
    let origin = House::new().await;
    let fill = async |store: &Store, side: usize| {
        for shot in &shots {
            put(store, &origin, shot, &shot.lines[side]).await;
        }
    };
    let one = origin.like(async |store| fill(store, 0).await).await;
    let twin = origin.like(async |store| fill(store, 1).await).await;
    let mut told_apart = 0;
    for shot in &shots {
        let (here, there) = (everything(&one, shot).await, everything(&twin, shot).await);
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
