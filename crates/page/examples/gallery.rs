//! Renders pages of real games at several moments into a folder, with the assets beside them, to look at.
//! `cargo run -p kamen-page --example gallery -- FOLDER`, then serve the folder.

#[path = "../tests/common/everything.rs"]
mod everything;

use anyhow::{Context, Result};
use kernel::{Luck, Outcome, Seat, Setup, Viewer, Who};
use page::{
    Asked, Assets, BotLevel, CardQuery, ChatLine, DeckView, FinishedRow, HandOver, HomeView, LeaderRow, MyTable,
    NewTable, Notice, OpenTable, OpponentRow, Person, PersonView, ReplayView, ResultRow, Settings, SignIn, Site,
    Sitter, SitterKind, TableView, Theme, Trouble, Wish, Worth,
};
use referee::{AnyGame, AnyTable};
use std::path::Path;
use words::Lang;

const NAMES: [&str; 6] = ["Jana", "Marek", "Petr", "Hanka", "Vít", "Lída"];

fn main() -> Result<()> {
    let folder = std::env::args().nth(1).context("gallery FOLDER")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder.join("assets"))?;
    let assets = Assets::new(catalog::games().iter().map(|game| game.about()));
    for name in assets.names() {
        let asset = assets.get(name).context("a named asset")?;
        std::fs::write(folder.join("assets").join(name), &asset.bytes)?;
    }
    let person = Person { name: "Jana".into(), guest: false };
    for lang in Lang::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let site = Site {
                lang,
                theme: Some(theme),
                person: Some(&person),
                csrf: "token",
                here: "/",
                assets: &assets,
                confirm: true,
                sounds: false,
                motion: true,
                pace: Default::default(),
            };
            let put = |name: &str, markup: maud::Markup| {
                let file = format!("{name}.{}.{}.html", lang.code(), theme.code());
                std::fs::write(folder.join(file), markup.into_string())
            };
            tables(site, &put)?;
            others(site, &put)?;
        }
    }
    Ok(())
}

type Put<'p> = &'p dyn Fn(&str, maud::Markup) -> std::io::Result<()>;

fn setup(game: &'static dyn AnyGame, seats: Option<u8>, mode: Option<&str>) -> Result<Setup> {
    Ok(game.about().setup(mode, seats, &[])?)
}

/// A table after so many answers of the greedy bot, or by luck.
fn played(game: &'static dyn AnyGame, setup: &Setup, answers: usize, seed: u64) -> Result<Box<dyn AnyTable>> {
    let mut luck = Luck::new(seed);
    let mut table = game.start(setup)?;
    table.deal(&mut luck)?;
    for _ in 0..answers {
        let Some(question) = table.questions().into_iter().next() else { break };
        let Who::Seat(seat) = question.who else { break };
        let pick = luck.below(question.answers.len() as u32) as usize;
        table.answer(&format!("{}: {}", table.seat_id(seat), question.answers[pick].id))?;
        table.deal(&mut luck)?;
    }
    Ok(table)
}

fn view(table: &dyn AnyTable, viewer: Viewer) -> TableView {
    let events = table.events(0);
    let sitters = (0..table.seats()).map(|i| Sitter {
        name: NAMES[usize::from(i)].into(),
        kind: if i == 2 { SitterKind::Bot } else { SitterKind::Person { online: i != 3 } },
        own: false,
        clock_ms: Some(754_000 / (1 + 3 * u64::from(i))),
        muted: (i != 2).then_some(false),
    });
    TableView {
        id: "kd7f".into(),
        game: table.game(),
        viewer,
        sitters: sitters.collect(),
        scene: table.scene(viewer),
        questions: table.questions().into_iter().map(|question| Asked { id: "17".into(), question }).collect(),
        new_from: events.len().saturating_sub(3),
        events,
        chat: vec![ChatLine { seat: Some(Seat(1)), name: "Marek".into(), text: "Hello".into() }],
        seq: 42,
        outcome: table.outcome(),
        hands_on: false,
        gathering: None,
        undo: Wish::Possible,
        takes_back: page::TakesBack::Freely,
        draw: Wish::Possible,
        rematch: Wish::Possible,
        declined: None,
        next: None,
        hints: true,
        hint: vec![],
        notice: None,
        spectators: 2,
        one_screen: false,
        passing: page::Passing::default(),
    }
}

fn asked(table: &dyn AnyTable) -> Viewer {
    let seat = table.asked().into_iter().find_map(|who| match who {
        Who::Seat(seat) => Some(seat),
        Who::Chance => None,
    });
    seat.map_or(Viewer::Seat(Seat(0)), Viewer::Seat)
}

fn tables(site: Site<'_>, put: Put<'_>) -> Result<()> {
    for (key, moments) in [
        ("connect-four", vec![0, 11, 60]),
        ("liars-dice", vec![0, 4]),
        ("summoner-wars-2", vec![0, 6, 40, 120]),
        ("tash-kalar", vec![0, 30, 70]),
    ] {
        let game = catalog::game(key).context("a game")?;
        for at in moments {
            let seats = (key == "liars-dice" && at > 0).then_some(4);
            let table = played(game, &setup(game, seats, None)?, at, 7)?;
            put(&format!("{key}-{at}"), page::table(&site, &view(&*table, asked(&*table))))?;
        }
    }
    let game = catalog::game("tash-kalar").context("a game")?;
    let table = played(game, &setup(game, Some(4), Some("melee"))?, 40, 3)?;
    put("tash-kalar-melee", page::table(&site, &view(&*table, asked(&*table))))?;
    let game = catalog::game("summoner-wars-2").context("a game")?;
    let table = played(game, &setup(game, None, None)?, 30, 5)?;
    let other = match asked(&*table) {
        Viewer::Seat(Seat(0)) => Seat(1),
        _ => Seat(0),
    };
    let mut waiting = view(&*table, Viewer::Seat(other));
    waiting.notice = Some(Notice { text: "That line is blocked.".into(), rule: Some("SW2-ATTACK-6".into()) });
    waiting.undo = Wish::AskedBy(Seat(1 - other.0), 1);
    put("waiting", page::table(&site, &waiting))?;
    put("watching", page::table(&site, &view(&*table, Viewer::Spectator)))?;
    let mut over = view(&*table, Viewer::Seat(Seat(0)));
    over.questions.clear();
    over.outcome = Some(Outcome::won_by(Seat(0), 2));
    put("over", page::table(&site, &over))?;
    let replay = ReplayView {
        moments: over.events.iter().map(|e| e.seq / 2).collect(),
        table: TableView { questions: waiting.questions.clone(), outcome: None, ..over },
        at: 12,
        of: 30,
        turns: vec![(0, "1".into()), (9, "2".into())],
        viewers: vec![Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator, Viewer::Judge],
        could: true,
        worth: [(0, 50), (9, 35), (20, 80), (30, 100)]
            .map(|(at, percent)| Worth { at, seat: Seat(0), percent })
            .to_vec(),
        summed_up: true,
        notes: vec![],
        proof: None,
    };
    put("replay", page::replay(&site, &replay))?;
    for hex in [true, false] {
        let strange = TableView { scene: everything::scene(hex), ..view(&*table, Viewer::Seat(Seat(0))) };
        put(if hex { "everything-hex" } else { "everything-areas" }, page::table(&site, &strange))?;
    }
    let cover = HandOver { site, id: "kd7f", game, seat: Seat(1), name: "Marek" };
    put("hand-over", page::hand_over(&cover))?;
    Ok(())
}

fn others(site: Site<'_>, put: Put<'_>) -> Result<()> {
    let games = catalog::games();
    let mut mine = vec![];
    for (i, game) in games.iter().take(3).enumerate() {
        let table = played(*game, &setup(*game, None, None)?, 24, 5)?;
        mine.push(MyTable {
            id: format!("t{i}"),
            game: *game,
            scene: Some(table.scene(Viewer::Seat(Seat(0)))),
            against: vec!["Marek".into()],
            my_turn: i < 2,
            line: "Nadiana attacks. Whom?".into(),
        });
    }
    let open = OpenTable {
        id: "o1".into(),
        game: games[1],
        mode: "melee".into(),
        people: vec!["Petr".into(), "Hanka".into()],
        free: 1,
        seats: 3,
    };
    let finished = FinishedRow {
        id: "f1".into(),
        game: games[0],
        people: vec!["Jana".into(), "Marek".into()],
        line: "Jana wins.".into(),
    };
    let full = HomeView {
        site,
        games,
        mine,
        open: vec![open],
        running: vec![],
        finished: vec![finished.clone()],
        code_error: None,
    };
    put("home", page::home(&full))?;
    let guest = Site { person: None, ..site };
    let fresh = HomeView {
        site: guest,
        games,
        mine: vec![],
        open: vec![],
        running: vec![],
        finished: vec![],
        code_error: None,
    };
    put("home-new", page::home(&fresh))?;
    put("games", page::games(&site, games))?;
    put("replays", page::replays(&site, std::slice::from_ref(&finished)))?;
    put("join", page::join(&site, Some("No table has the code KD7X.")))?;
    for game in games {
        let key = game.about().key;
        let preview = game.start(&setup(*game, None, None)?)?.scene(Viewer::Spectator);
        let bots = ["easy", "greedy", "hard"].map(|b| BotLevel { key: b.into(), label: b.into() });
        let none = std::collections::BTreeMap::new();
        let new = NewTable {
            site,
            game: *game,
            preview: Some(preview),
            bots: bots.into(),
            choices: game.about().choices(None, None, &[]),
            asked: &none,
            error: None,
        };
        put(&format!("new-{key}"), page::new_table(&new))?;
        put(&format!("rules-{key}"), page::rules(&site, *game, "", &[]))?;
        put(&format!("how-{key}"), page::how(&site, *game, None, &[]))?;
        if !game.cards().is_empty() {
            put(
                &format!("cards-{key}"),
                page::cards(&site, *game, &page::card_list(&site, *game, &CardQuery::default(), &[]).0),
            )?;
        }
    }
    let deck = games[0].random_deck(&mut Luck::new(3)).unwrap_or_default();
    let asked = |deck: &str| std::collections::BTreeMap::from([("deck".to_string(), deck.to_string())]);
    put("deck", page::deck(&DeckView { site, game: games[0], asked: &asked(&deck), saved: &[], drawn: None }))?;
    put(
        "deck-broken",
        page::deck(&DeckView { site, game: games[0], asked: &asked("svara: 2 parapet"), saved: &[], drawn: None }),
    )?;
    put("sign-in", page::sign_in(&SignIn { site, new: false, name: "", back: "/", error: None }))?;
    put("settings", page::settings(&Settings { site, done: page::Done::Saved }))?;
    let results = vec![ResultRow {
        game: games[0],
        rating: Some(1534),
        course: vec![1500, 1517, 1509, 1534],
        won: 4,
        drawn: 0,
        lost: 2,
    }];
    let opponents = vec![OpponentRow { name: "Honza".into(), account: true, won: 4, drawn: 0, lost: 2 }];
    put("person", page::person(&PersonView { site, name: "Jana", results, opponents, games: vec![finished] }))?;
    let leader = LeaderRow { name: "Marek".into(), rating: 1602, played: 31 };
    put("leaders", page::leaders(&site, &[(games[0], vec![leader]), (games[1], vec![])]))?;
    for trouble in Trouble::ALL {
        put(&format!("trouble-{trouble:?}"), page::trouble(&site, trouble, None, Some("/")))?;
    }
    Ok(())
}
