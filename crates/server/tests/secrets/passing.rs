//! A seat that passes by hand at one table, and by its word at its twin: nobody else can tell which is which. All that the
//! others are sent is compared, and when, by a clock that is handed in.

use crate::game::Wish;
use crate::house::{Found, House, put};
use crate::twins::Tale;
use apitest::{Ear, Heard, Person, Screen};
use kernel::Luck;
use serde_json::{Value, json};
use server::Clock;
use std::time::Duration;
use testkit::skirmish::Skirmish;

const TABLE: &str = "twin";
/// Windows stay open for two steps of the clock.
const STEP: Duration = Duration::from_secs(2);
const WINDOWS: usize = 45;
/// Whose passes differ.
const B: usize = 1;

/// One of the two tables, and those who listen to it: the others and a stranger, each by the API and as a page.
struct Side {
    clock: Clock,
    house: House,
    /// B passes by its word here.
    by_word: bool,
    people: [Person; 3],
    stranger: Person,
    ears: Vec<Ear>,
    screens: Vec<Screen>,
    ticks: usize,
}

impl Side {
    async fn open(origin: &House, wish: &Wish, lines: &[String], by_word: bool) -> Side {
        let clock = Clock::handed();
        let options = json!({
            "least_window_ms": 2 * STEP.as_millis() as u64, "clock": { "live": { "seconds": 3600, "increment": 5 } },
        });
        let found = Found { id: TABLE, wish, options, at: clock.millis(), lines };
        let house = origin.like(clock.clone(), async |store| put(store, &origin.people, &found).await).await;
        let people = [0, 1, 2].map(|seat| house.person(Some(&house.people[seat])));
        let stranger = house.person(None);
        let (mut ears, mut screens) = (vec![], vec![]);
        for (who, lang) in [(&people[0], "en"), (&people[2], "cs"), (&stranger, "en")] {
            ears.push(Ear::open(who, TABLE, &format!("lang={lang}")).await.expect("a stream"));
            screens.push(Screen::open(who, TABLE, &format!("lang={lang}")).await.expect("a page"));
        }
        Side { clock, house, by_word, people, stranger, ears, screens, ticks: 0 }
    }

    fn passing(&self) -> String {
        format!("/tables/{TABLE}/passing")
    }

    async fn state(&self, seat: usize) -> Value {
        self.people[seat].look(TABLE).await["state"].take()
    }

    async fn answer(&self, seat: usize, answer: &str) {
        self.people[seat].answer(TABLE, answer).await.ok();
    }

    /// B passes in a window, or has done so before.
    async fn pass_as_b(&self, luck: &mut Luck) {
        let b = &self.people[B];
        let asked = !self.state(B).await["question"].is_null();
        if !self.by_word {
            if asked {
                self.answer(B, "pass").await;
            }
            if luck.below(4) == 0 {
                b.delete(&self.passing()).await.ok(); // hm; but no
                self.answer(B, "pass").await;
            }
        } else if asked && luck.below(4) == 0 {
            self.answer(B, "pass").await; // now and then by hand all the same
        } else if asked || luck.below(4) == 0 {
            if !asked {
                b.delete(&self.passing()).await.ok();
            }
            let all = ["my-turn", "touched", "played", "combat", "turn-end"];
            let until: Vec<&str> = all.into_iter().filter(|_| luck.below(5) == 0).collect();
            b.post(&self.passing(), &json!({ "until": until, "skip": luck.below(2) == 0 })).await.ok();
        }
    }

    /// Let time pass, and hear all that was sent until now.
    async fn tick(&mut self, moves_on: bool) {
        let before = self.stranger.look(TABLE).await["line"].clone();
        self.clock.advance(STEP);
        for _ in 0..400 {
            if !moves_on || self.stranger.look(TABLE).await["line"] != before {
                break;
            }
        }
        // The server had its chance to be hasty, too.
        for _ in 0..3 {
            let line = self.stranger.look(TABLE).await["line"].clone();
            assert_eq!(line != before, moves_on, "B {} by its word: a window closes in its time", self.by_word);
        }
        self.ticks += 1;
        let tick = format!("tick {}", self.ticks);
        self.people[0].post(&format!("/tables/{TABLE}/chat"), &json!({ "text": tick })).await.ok();
        for ear in &mut self.ears {
            while ear.items.iter().rev().all(|item| item["text"] != tick) {
                assert_ne!(ear.next().await, Heard::Gone);
            }
        }
        for screen in &mut self.screens {
            while !screen.parts.get("said").is_some_and(|said| said.contains(&format!("{tick}<"))) {
                screen.news().await;
            }
        }
    }

    /// All the others know by now; what was sent since the last time in the order it came.
    async fn known(&mut self) -> Vec<String> {
        let mut known: Vec<String> = self.ears.iter_mut().flat_map(|ear| std::mem::take(&mut ear.texts)).collect();
        for screen in &self.screens {
            known.push(format!("{} {} {:?}", screen.print, screen.seq, screen.parts));
        }
        for who in [&self.people[0], &self.people[2], &self.stranger] {
            known.push(who.get(&format!("/tables/{TABLE}?lang=cs")).await.text);
            known.push(who.get(&format!("/t/{TABLE}?lang=en")).await.text);
            known.push(who.get(&format!("/tables/{TABLE}/record")).await.text);
        }
        known
    }

    /// How often the table passed for B.
    async fn kept(&self) -> usize {
        let look = self.people[B].look(TABLE).await;
        let items = look["items"].as_array().expect("items");
        items.iter().filter(|item| item["kind"] == "passing" && item["id"] == "kept").count()
    }
}

/// What A or C says: no combat and nobody out, for luck would part the two tables.
fn answer(question: &Value, luck: &mut Luck) -> String {
    let ids = question["answers"].as_array().expect("answers").iter().filter_map(|answer| answer["id"].as_str());
    let tame: Vec<&str> = match question["key"].as_str() {
        Some("attack") => vec!["pass"],
        Some("target") => ids.filter(|id| *id != "B").collect(),
        _ => ids.filter(|id| *id != "duel").collect(),
    };
    tame[luck.below(tame.len() as u32) as usize].to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_can_tell_who_stands_by_his_word() {
    let game = testkit::erased::<Skirmish>();
    catalog::invite(game);
    let wish = (game, game.about().setup(None, Some(3), &[]).expect("a setup"));
    let mut luck = Luck::new(5);
    let mut tale = Tale::new(&wish);
    while tale.waits_for_chance() {
        tale.roll(&mut luck);
    }
    let origin = House::new().await;
    let mut sides =
        [Side::open(&origin, &wish, &tale.lines, false).await, Side::open(&origin, &wish, &tale.lines, true).await];
    let mut windows = 0;
    while windows < WINDOWS {
        let state = sides[0].state(0).await;
        if state["status"] == "finished" {
            break;
        }
        let seat = match state["asked"][0].as_str().expect("somebody is asked") {
            "A" => 0,
            "B" => 1,
            _ => 2,
        };
        // By hand B is always asked what it is asked.
        let question = sides[0].state(seat).await["question"].take();
        let said = if seat == B { "pass".into() } else { answer(&question, &mut luck) };
        let waits = question["window"] == true && said == "pass";
        let late = luck.below(2) == 0;
        for side in &mut sides {
            match seat {
                B if waits && late => {}
                B if waits => side.pass_as_b(&mut luck).await,
                _ => side.answer(seat, &said).await,
            }
        }
        if !waits {
            continue;
        }
        windows += 1;
        for half in 0..2 {
            for side in &mut sides {
                side.tick(half == 1).await;
            }
            let [one, twin] = &mut sides;
            assert_eq!(one.known().await, twin.known().await, "window {windows}, {:?}", state["asked"]);
            for side in &sides {
                if seat == B && late && half == 0 {
                    side.pass_as_b(&mut luck).await;
                }
            }
        }
    }
    assert_eq!(sides[0].kept().await, 0);
    let kept = sides[1].kept().await;
    assert!(windows >= WINDOWS / 2 && kept >= 8, "the table passed {kept} times in {windows} windows");
    for side in sides {
        side.house.close().await;
    }
    origin.close().await;
}
