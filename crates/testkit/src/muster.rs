//! A game for tests alone, with what the games to come need: seven hundred cards, decks of two sections without a
//! leader, settings that depend on each other, and a campaign. Its play is a race: who is first to take so many points.

use kernel::scene::Scene;
use kernel::{
    About, Audience, BadSetup, CardFacts, DeckCheck, DeckList, DeckSum, Facts, Flow, Game, Lines, Luck, MAIN,
    Malformed, Mode, Need, Outcome, Phrase, Possible, Rule, Say, Seat, Setting, Setup, Show, Table, Values, Viewer,
    Violation, Who,
};
use std::fmt::Write;
use std::sync::OnceLock;

#[derive(Debug)]
pub struct Muster;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub seats: u8,
    pub turn: Seat,
    pub points: [u8; 3],
    /// Which part of the campaign it is.
    pub chapter: u8,
    pub hero: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    March,
}

/// So many points at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct March(pub u8);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Marched(Seat, u8),
}

/// The race is over at so many points.
const GOAL: u8 = 6;
pub const CARDS: usize = 700;
const KINDS: [&str; 5] = ["warrior", "equipment", "special", "art", "relic"];
const SIDES: [&str; 7] = ["bauhaus", "capitol", "mishima", "imperial", "brotherhood", "legion", "general"];
/// Which heroes a faction has.
const HEROES: [(&str, [&str; 2]); 3] =
    [("castle", ["catherine", "rion"]), ("dungeon", ["mutare", "alamar"]), ("necropolis", ["sandro", "tamika"])];
/// For how many players a scenario is, and with which factions.
const SCENARIOS: [(&str, &str, u8, &[&str]); 3] = [
    ("twin_banners", "clash", 2, &["castle", "dungeon"]),
    ("three_crowns", "clash", 3, &["castle", "dungeon", "necropolis"]),
    ("lone_road", "solo", 1, &["castle"]),
];

/// A scenario is for a mode and a number of players.
fn scenarios(chosen: &Setup) -> Option<Possible> {
    let fits = SCENARIOS.iter().filter(|(_, mode, seats, _)| chosen.mode == *mode && chosen.seats == *seats);
    Some(Possible::one_of(fits.map(|(name, ..)| *name)))
}

/// It says who may come.
fn factions(chosen: &Setup) -> Option<Possible> {
    let (.., factions) = SCENARIOS.iter().find(|(name, ..)| *name == chosen.text("scenario"))?;
    Some(Possible::one_of(factions.iter().copied()))
}

/// A faction has its heroes; who goes on has the one that was handed over.
fn heroes(chosen: &Setup) -> Option<Possible> {
    let (_, heroes) = HEROES.iter().find(|(faction, _)| *faction == chosen.text("faction"))?;
    match handed(chosen.text("campaign")) {
        Some((_, hero)) => Some(Possible::one_of(heroes.iter().copied().filter(|h| *h == hero))),
        None => Some(Possible::one_of(*heroes)),
    }
}

/// The time limit is for players who play each other.
fn limit(chosen: &Setup) -> Option<Possible> {
    (chosen.mode != "solo").then_some(Possible::Number(0..=90))
}

static SETTINGS: [Setting; 6] = [
    Setting { key: "campaign", default: "", values: Values::Legacy },
    Setting { key: "scenario", default: "twin_banners", values: Values::Depends(scenarios) },
    Setting { key: "faction", default: "castle", values: Values::Depends(factions) },
    Setting { key: "hero", default: "catherine", values: Values::Depends(heroes) },
    Setting { key: "limit", default: "0", values: Values::Depends(limit) },
    Setting { key: "deck", default: "ready", values: Values::Text(&["ready"]) },
];

/// The chapter and the hero that a finished game handed over: `chapter 2 with catherine`.
fn handed(text: &str) -> Option<(u8, &'static str)> {
    let (chapter, hero) = text.strip_prefix("chapter ")?.split_once(" with ")?;
    let hero = HEROES.iter().flat_map(|(_, heroes)| heroes).find(|known| **known == hero)?;
    Some((chapter.parse().ok()?, hero))
}

fn words(cs: bool) -> String {
    let mut text = String::from(if cs { include_str!("muster/cs.ftl") } else { include_str!("muster/en.ftl") });
    for i in 0..CARDS {
        let (name, about) = if cs {
            ("Karta číslo", "Posílí sousedy. Pozor na číslo")
        } else {
            ("Card number", "Helps its neighbours. Beware of")
        };
        let _ = writeln!(text, "card-c{i} = {name} {i}\ntext-c{i} = {about} {i}.");
    }
    text
}

impl Game for Muster {
    type State = State;
    type Ask = Ask;
    type Pick = March;
    type Event = Event;
    type Weights = ();

    fn about() -> &'static About {
        static ABOUT: OnceLock<About> = OnceLock::new();
        ABOUT.get_or_init(|| About {
            key: "muster",
            rules_version: 1,
            practice: true,
            modes: &[Mode { key: "clash", seats: 2..=3 }, Mode { key: "solo", seats: 1..=1 }],
            settings: &SETTINGS,
            draws: false,
            windows: false,
            minutes: 1,
            emblem: "em-any",
            colour: ("#5C3A5E", "#DDB3DE"),
            en: words(false).leak(),
            cs: words(true).leak(),
            rules_en: "# Decks\n- `MU-DECK-1` A deck.\n",
            rules_cs: "# Balíčky\n- `MU-DECK-1` Balíček.\n",
        })
    }

    fn setup(setup: &Setup) -> Result<State, BadSetup> {
        let (chapter, hero) = match setup.text("campaign") {
            "" => (1, setup.text("hero")),
            text => handed(text)
                .ok_or_else(|| BadSetup::new("option campaign", Phrase::new("bad-campaign").text("word", text)))?,
        };
        let hero = HEROES
            .iter()
            .flat_map(|(_, heroes)| heroes)
            .find(|known| **known == hero)
            .expect("a hero that was offered");
        if setup.text("deck") != "ready" {
            let list: DeckList =
                setup.text("deck").parse().map_err(|e: Malformed| BadSetup::new("option deck", e.phrase()))?;
            BadSetup::deck("option deck", check(&list).broken)?;
        }
        Ok(State { seats: setup.seats, turn: Seat(0), points: [0; 3], chapter, hero })
    }

    fn step(t: &mut Table<'_, Self>) -> Flow {
        let seat = t.state.turn;
        let March(n) = t.choose(seat, Ask::March, |_, options| options.extend((1..=3).map(March)))?;
        t.state.points[seat.index()] += n;
        t.tell(Audience::ALL, || Event::Marched(seat, n));
        if !Self::is_over(&t.state) {
            t.state.turn = Seat((seat.0 + 1) % t.state.seats);
        }
        Ok(())
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn is_over(state: &State) -> bool {
        state.points.iter().any(|n| *n >= GOAL)
    }

    fn outcome(state: &State) -> Outcome {
        match state.seats {
            1 => Outcome::together(1, true),
            seats => Outcome::won_by(state.turn, seats),
        }
    }

    /// The winner's hero goes on to the next chapter; there are three.
    fn legacy(state: &State, _: &Outcome) -> Option<String> {
        let is_run = state.points.iter().any(|points| *points >= GOAL);
        (is_run && state.chapter < 3).then(|| format!("chapter {} with {}", state.chapter + 1, state.hero))
    }

    fn knows(_: &State, _: Who, _: Ask) -> Audience {
        Audience::ALL
    }

    fn resample(_: &mut State, _: &State, _: Viewer, _: &mut Luck) {}

    fn eval(state: &State, seat: Seat, (): &()) -> f32 {
        f32::from(state.points[seat.index()]) / f32::from(GOAL)
    }
}

impl Show for Muster {
    fn write(state: &State, _: Viewer, facts: &mut Facts) {
        facts.say("seats", state.seats);
        facts.say("turn", state.turn.letter());
        facts.say_all("points", &state.points[..usize::from(state.seats)]);
        facts.say("chapter", state.chapter);
        facts.say("hero", state.hero);
    }

    fn read(lines: &mut Lines) -> Result<State, Malformed> {
        let mut state = State { seats: 2, turn: Seat(0), points: [0; 3], chapter: 1, hero: "catherine" };
        if let Some(line) = lines.take("seats") {
            state.seats = line.number(1..=3)?;
        }
        if let Some(line) = lines.take("turn") {
            let seat = Seat::all(state.seats).find(|seat| seat.letter().to_string() == line.value);
            state.turn = seat.ok_or_else(|| line.no_seat(&line.value))?;
        }
        if let Some(line) = lines.take("points") {
            let points = kernel::parse_list(&line, |word| word.parse().ok())?;
            state.points.iter_mut().zip(points).for_each(|(own, n)| *own = n);
        }
        if let Some(line) = lines.take("chapter") {
            state.chapter = line.number(1..=3)?;
        }
        if let Some(line) = lines.take("hero") {
            let hero = HEROES.iter().flat_map(|(_, heroes)| heroes).find(|known| **known == line.value);
            state.hero = hero.ok_or_else(|| line.unreadable(&line.value))?;
        }
        Ok(state)
    }

    fn ask_id(_: Ask) -> &'static str {
        "march"
    }

    fn pick_id(_: &State, March(n): March) -> String {
        n.to_string()
    }

    fn is_word(word: &str) -> bool {
        word.parse::<u8>().is_ok()
    }

    fn event_id(Event::Marched(seat, n): &Event) -> String {
        format!("marched {} {n}", seat.letter())
    }

    fn rule(_: Ask) -> Rule {
        Rule("MU-DECK-1")
    }

    fn pick(_: &State, _: Ask, March(n): March) -> Say {
        Say::new(Phrase::new("answer-march").number("n", n))
    }

    fn event(Event::Marched(seat, n): &Event) -> Phrase {
        Phrase::new("event-marched").seat("seat", *seat).number("n", *n)
    }

    fn scene(_: &State, _: Viewer) -> Scene {
        Scene::default()
    }

    fn cards() -> Vec<CardFacts> {
        let card = |i: usize| {
            let mut stats = vec![(Phrase::new("side"), SIDES[i % SIDES.len()].to_string())];
            // A card in ten is of two sides, and a relic costs nothing.
            if i.is_multiple_of(10) {
                stats.push((Phrase::new("side"), SIDES[(i + 1) % SIDES.len()].to_string()));
            }
            if kind(i) != "relic" {
                stats.push((Phrase::new("cost"), (i % 13).to_string()));
            }
            CardFacts {
                id: format!("c{i}"),
                name: Phrase::new(format!("card-c{i}")),
                kind: Phrase::new(format!("kind-{}", kind(i))),
                portrait: None,
                with: vec![],
                stats,
                pattern: None,
                text: Phrase::new(format!("text-c{i}")),
            }
        };
        (0..CARDS).map(card).collect()
    }

    fn check_deck(text: &str) -> Option<Result<DeckCheck, Malformed>> {
        Some(text.parse().and_then(|list: DeckList| list.only(&[MAIN, "sideboard"]).map(|()| check(&list))))
    }

    fn random_deck(luck: &mut Luck) -> Option<String> {
        let mut ids: Vec<String> = (0..CARDS).map(|i| format!("c{i}")).collect();
        luck.shuffle(&mut ids);
        let mut list = DeckList::new(None, ids.drain(..60).map(|id| (1, id)));
        ids.iter().take(25).for_each(|id| list.add("sideboard", 1, id));
        Some(list.to_string())
    }

    fn ready_decks() -> Vec<(Phrase, DeckList)> {
        let mut list = DeckList::new(None, (0..15).map(|i| (4, format!("c{i}"))));
        (100..125).for_each(|i| list.add("sideboard", 1, &format!("c{i}")));
        vec![(Phrase::new("ready-first"), list)]
    }
}

fn kind(i: usize) -> &'static str {
    KINDS[i / 7 % KINDS.len()]
}

fn check(list: &DeckList) -> DeckCheck {
    let have = |section| list.cards(section).iter().map(|(n, _)| u32::from(*n)).sum();
    let sum = |section, need| DeckSum { section, kind: None, have: have(section), need, rule: Rule("MU-DECK-1") };
    let sums = vec![sum(MAIN, Need::AtLeast(60)), sum("sideboard", Need::Exactly(25))];
    let name = |id: &str| Phrase::new(format!("card-{id}"));
    let copies =
        list.cards(MAIN).iter().filter_map(|(n, id)| Violation::too_many(Rule("MU-DECK-1"), id, name(id), *n, 4));
    DeckCheck::new(sums, copies)
}
