//! Every page of every game, in both languages: well-formed, complete, labelled, usable without script, and silent about
//! what the viewer may not know.

#[path = "common/colours.rs"]
mod colours;
#[path = "common/everything.rs"]
mod everything;

use kernel::{Luck, Seat, Viewer, Who};
use page::{Asked, Assets, CardQuery, Done, Person, Site, Sitter, SitterKind, TableView, Theme, Trouble, Wish};
use referee::{AnyGame, AnyTable};
use scraper::{ElementRef, Html, Selector};
use std::collections::{BTreeMap, BTreeSet};
use words::Lang;

fn assets() -> Assets {
    Assets::new(catalog::games().iter().map(|game| game.about()))
}

fn site(assets: &Assets, lang: Lang) -> Site<'_> {
    Site {
        lang,
        theme: Some(Theme::Dark),
        person: None,
        csrf: "token",
        here: "/t/x",
        assets,
        confirm: true,
        sounds: false,
        motion: true,
        pace: Default::default(),
    }
}

fn view(table: &dyn AnyTable, viewer: Viewer) -> TableView {
    let sitter = |i: u8| Sitter {
        name: ["Jana", "Marek", "Petr", "Hanka"][usize::from(i)].into(),
        kind: SitterKind::Person { online: true },
        own: false,
        clock_ms: Some(61_000),
        muted: Some(i == 1),
    };
    let asked = |(i, question)| Asked { id: format!("q{i}"), question };
    TableView {
        id: "x".into(),
        game: table.game(),
        viewer,
        sitters: (0..table.seats()).map(sitter).collect(),
        scene: table.scene(viewer),
        questions: table.questions().into_iter().enumerate().map(asked).collect(),
        events: table.events(0),
        new_from: 0,
        chat: vec![],
        seq: 3,
        outcome: table.outcome(),
        hands_on: false,
        gathering: None,
        undo: Wish::Possible,
        takes_back: page::TakesBack::Freely,
        draw: Wish::Never,
        rematch: Wish::Possible,
        declined: None,
        next: None,
        hints: false,
        hint: vec![],
        notice: None,
        spectators: 0,
        one_screen: false,
        passing: page::Passing::default(),
    }
}

/// Plays a game by luck and shows each moment to the test.
fn moments(game: &'static dyn AnyGame, answers: usize, seed: u64, mut see: impl FnMut(&dyn AnyTable)) {
    let mut luck = Luck::new(seed);
    let setup = game.about().setup(None, None, &[]).expect("the default setup");
    let mut table = game.start(&setup).expect("a table");
    table.deal(&mut luck).expect("a deal");
    for _ in 0..answers {
        see(&*table);
        let Some(question) = table.questions().into_iter().next() else { break };
        let Who::Seat(seat) = question.who else { break };
        let pick = luck.below(question.answers.len() as u32) as usize;
        let answer = format!("{}: {}", table.seat_id(seat), question.answers[pick].id);
        table.answer(&answer).expect("an offered answer");
        table.deal(&mut luck).expect("a deal");
    }
    see(&*table);
}

fn all(html: &Html, query: &str) -> Vec<String> {
    let selector = Selector::parse(query).expect("a selector");
    html.select(&selector).map(|e| e.html()).collect()
}

/// What must hold for every page.
fn sound(markup: &str) -> Html {
    let html = Html::parse_document(markup);
    assert_eq!(html.errors, Vec::<String>::new());
    assert!(!markup.contains('⟨'), "words are missing: {:?}", markup.split('⟨').nth(1).map(|s| &s[..40.min(s.len())]));
    assert!(!markup.contains(" style=\""), "a style attribute");
    assert!(!markup.contains(" onclick="), "an inline script");
    let every = Selector::parse("*").expect("a selector");
    let mut ids = BTreeSet::new();
    for element in html.select(&every) {
        if let Some(id) = element.value().id() {
            assert!(ids.insert(id.to_string()), "two elements are called {id}");
        }
    }
    for element in html.select(&every) {
        let is = element.value();
        if ["button", "a"].contains(&is.name()) {
            assert!(is.attr("aria-label").is_some() || !said(&element).is_empty(), "no label: {}", element.html());
        }
        for (attribute, prefix) in [("href", "#"), ("popovertarget", ""), ("form", ""), ("for", "")] {
            let Some(to) = is.attr(attribute).and_then(|to| to.strip_prefix(prefix)) else { continue };
            assert!(ids.contains(to) || is.name() == "form", "{} leads nowhere: {to}", is.name());
        }
        if is.name() == "form" && is.attr("method") == Some("post") {
            assert!(element.html().contains("name=\"csrf\""), "a form without its token: {}", element.html());
        }
    }
    html
}

fn said(element: &ElementRef<'_>) -> String {
    element.text().collect::<String>().trim().to_string()
}

#[test]
fn every_answer_is_one_button_of_the_list() {
    let assets = assets();
    for game in catalog::games() {
        moments(*game, 60, 5, |table| {
            for question in table.questions() {
                let Who::Seat(seat) = question.who else { continue };
                let page = page::table(&site(&assets, Lang::En), &view(table, Viewer::Seat(seat))).into_string();
                let html = Html::parse_document(&page);
                let buttons = Selector::parse("#do button.opt[name=answer]").expect("a selector");
                let mut shown: Vec<&str> = html.select(&buttons).filter_map(|b| b.value().attr("value")).collect();
                let mut offered: Vec<&str> = question.answers.iter().map(|a| a.id.as_str()).collect();
                shown.sort_unstable();
                offered.sort_unstable();
                assert_eq!(shown, offered);
            }
        });
    }
}

/// The first turn of all has one action, the next one two: what ends a turn is asked once more.
#[test]
fn what_ends_a_turn_in_the_arena_is_asked_once_more() {
    let assets = assets();
    let game = catalog::game("tash-kalar").expect("a game");
    let mut last = vec![];
    moments(game, 6, 7, |table| {
        let Some(question) = table.questions().into_iter().find(|question| question.key == "act") else { return };
        let Who::Seat(seat) = question.who else { return };
        let page = page::table(&site(&assets, Lang::En), &view(table, Viewer::Seat(seat))).into_string();
        last.push(page.contains("data-final"));
    });
    assert_eq!(last[..3], [true, false, true]);
}

#[test]
fn a_table_is_sound_from_every_seat_at_every_moment() {
    let assets = assets();
    for game in catalog::games() {
        for lang in Lang::ALL {
            let mut step = 0;
            moments(*game, 45, 11, |table| {
                step += 1;
                if step % 9 != 1 && table.outcome().is_none() {
                    return;
                }
                let seats = Seat::all(table.seats()).map(Viewer::Seat);
                for viewer in seats.chain([Viewer::Spectator]) {
                    sound(&page::table(&site(&assets, lang), &view(table, viewer)).into_string());
                }
            });
        }
    }
}

/// What no game of ours shows yet is drawn as well: hexes, areas, attachments, sums, order, half steps.
#[test]
fn an_unknown_game_is_sound_by_default() {
    let assets = assets();
    let game = catalog::game("connect-four").expect("a game");
    moments(game, 0, 1, |table| {
        for hex in [true, false] {
            let scene = everything::scene(hex);
            let strange = TableView { scene, ..view(table, Viewer::Seat(Seat(0))) };
            sound(&page::table(&site(&assets, Lang::Cs), &strange).into_string());
        }
    });
}

#[test]
fn a_number_means_the_same_on_the_board_and_in_the_list() {
    let assets = assets();
    for game in catalog::games() {
        moments(*game, 40, 2, |table| {
            let Some(Who::Seat(seat)) = table.asked().into_iter().next() else { return };
            let page =
                page::table_parts(&site(&assets, Lang::En), &view(table, Viewer::Seat(seat))).whole().into_string();
            let html = Html::parse_fragment(&page);
            let buttons = Selector::parse("button[name=answer]").expect("a selector");
            for button in html.select(&buttons) {
                let number = button.value().attr("data-n").expect("a numbered answer");
                let id = button.value().attr("value").expect("an answer");
                let listed = Selector::parse(&format!("#a{number}")).expect("a selector");
                let listed = html.select(&listed).next().expect("its button in the list");
                assert_eq!(listed.value().attr("value"), Some(id));
            }
        });
    }
}

/// The scene is made per viewer; here the page is handed everything else too, and must not pass it on.
#[test]
fn nobody_reads_what_others_were_told_or_asked() {
    let assets = assets();
    let game = catalog::game("liars-dice").expect("a game with secrets");
    moments(game, 6, 4, |table| {
        let watching = page::table(&site(&assets, Lang::En), &view(table, Viewer::Spectator)).into_string();
        let speaker = game.words().speaker(Lang::En, &[]);
        for event in table.events(0).iter().filter(|e| !e.audience.hears(Viewer::Spectator)) {
            let said = speaker.say(&event.phrase);
            let words = said.split_once(' ').map_or("", |(_, rest)| rest);
            assert!(!watching.contains(words), "{said}");
        }
        let html = Html::parse_document(&watching);
        assert!(all(&html, "[name=answer]").is_empty(), "who watches has nothing to answer");
    });
}

#[test]
fn all_other_pages_are_sound() {
    let assets = assets();
    let person = Person { name: "Jana".into(), guest: false };
    for lang in Lang::ALL {
        let site = site(&assets, lang);
        let known = Site { person: Some(&person), ..site };
        let games = catalog::games();
        let home = page::HomeView {
            site,
            games,
            mine: vec![],
            open: vec![],
            running: vec![],
            finished: vec![],
            code_error: None,
        };
        sound(&page::home(&home).into_string());
        sound(&page::games(&site, games).into_string());
        sound(&page::replays(&site, &[]).into_string());
        sound(&page::join(&site, Some("No.")).into_string());
        for game in games {
            let bots = vec![page::BotLevel { key: "easy".into(), label: "easy".into() }];
            let none = std::collections::BTreeMap::new();
            let new = page::NewTable {
                site,
                game: *game,
                preview: None,
                bots,
                choices: game.about().choices(None, None, &[]),
                asked: &none,
                error: None,
            };
            let form = sound(&page::new_table(&new).into_string());
            assert_eq!(all(&form, "#least_window").len(), usize::from(game.about().windows), "{game:?}");
            sound(&page::rules(&site, *game, "", &[]).into_string());
            sound(&page::how(&site, *game, None, &[]).into_string());
            sound(
                &page::cards(&site, *game, &page::card_list(&site, *game, &CardQuery::default(), &[]).0).into_string(),
            );
            for text in ["", "svara: 2 parapet", "swamp_orcs_mugglug: 2 swamp_orcs_hunter", "nonsense"] {
                let asked = BTreeMap::from([("deck".to_string(), text.to_string())]);
                sound(
                    &page::deck(&page::DeckView { site, game: *game, asked: &asked, saved: &[], drawn: None })
                        .into_string(),
                );
            }
        }
        for new in [true, false] {
            sound(&page::sign_in(&page::SignIn { site, new, name: "", back: "/", error: Some("No.") }).into_string());
        }
        for done in [Done::Saved, Done::PasswordChanged, Done::Code("abc"), Done::Refused("No.")] {
            sound(&page::settings(&page::Settings { site: known, done }).into_string());
        }
        sound(&page::recover(&site, "Jana", Some("No.")).into_string());
        let results = vec![page::ResultRow {
            game: games[0],
            rating: Some(1520),
            course: vec![1500, 1490, 1520],
            won: 1,
            drawn: 0,
            lost: 2,
        }];
        let against = page::OpponentRow { name: "Honza & spol.".into(), account: true, won: 1, drawn: 0, lost: 2 };
        sound(
            &page::person(&page::PersonView { site, name: "Jana", results, opponents: vec![against], games: vec![] })
                .into_string(),
        );
        sound(&page::leaders(&site, &[(games[0], vec![])]).into_string());
        for trouble in Trouble::ALL {
            let why = page::trouble(&site, trouble, Some("So it is."), Some("/")).into_string();
            assert!(why.contains("<p>So it is.</p>"));
            sound(&why);
        }
        let cover = page::HandOver { site, id: "x", game: games[0], seat: Seat(1), name: "Marek" };
        sound(&page::hand_over(&cover).into_string());
    }
}

#[test]
fn a_replay_is_sound_and_leads_to_its_moments() {
    let assets = assets();
    let game = catalog::game("connect-four").expect("a game");
    moments(game, 9, 1, |table| {
        let view = view(table, Viewer::Judge);
        let moments: Vec<usize> = view.events.iter().map(|e| e.seq + 1).collect();
        let at = moments.len();
        let viewers = vec![Viewer::Seat(Seat(0)), Viewer::Judge];
        let (turns, notes) = (vec![(0, "1".into())], vec!["Only up to here.".into()]);
        let worth =
            [(0, 50), (4, 30), (9, 100)].map(|(at, percent)| page::Worth { at, seat: Seat(0), percent }).to_vec();
        let (table, could, summed_up) = (view, true, true);
        let replay =
            page::ReplayView { table, at, of: 9, turns, moments, viewers, could, worth, summed_up, notes, proof: None };
        let html = sound(&page::replay(&site(&assets, Lang::Cs), &replay).into_string());
        assert_eq!(all(&html, "a.moment").len(), at);
        assert!(all(&html, "[name=answer]").is_empty(), "a replay asks nobody");
        assert_eq!(all(&html, "[role=note]").len(), 1);
        assert_eq!(all(&html, ".slide .plot polyline").len(), 1, "of two, one line");
    });
}

/// Every key the pages use has words in both languages.
#[test]
fn no_page_is_at_a_loss_for_words() {
    let mut keys = BTreeSet::new();
    for folder in ["src", "src/board"] {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for entry in std::fs::read_dir(folder).expect("the sources") {
            let path = entry.expect("a readable folder").path();
            let Ok(source) = std::fs::read_to_string(&path) else { continue };
            let literals = source.split("\"page-").skip(1).filter_map(|rest| rest.split('"').next());
            keys.extend(literals.filter(|key| !key.contains('{')).map(|key| format!("page-{key}")));
        }
    }
    assert!(keys.len() > 200, "only {} keys found", keys.len());
    for lang in Lang::ALL {
        let missing: Vec<_> = keys.iter().filter(|key| !words::Words::of_program().has(lang, key)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.code());
    }
}

#[test]
fn every_game_says_how_it_is_played() {
    for game in catalog::games() {
        for lang in Lang::ALL {
            for key in ["how-goal", "how-turn", "how-end", "how-tips"] {
                assert!(game.words().has(lang, key), "{}: {key} in {}", game.about().key, lang.code());
            }
            let explains = game.words().has(lang, "how-dice");
            assert_eq!(
                explains,
                !game.die_faces().is_empty(),
                "{}: dice that are drawn are explained",
                game.about().key
            );
        }
    }
}

#[test]
fn assets_are_named_by_their_content() {
    let assets = assets();
    assert_eq!(assets.names().count(), 3);
    for name in assets.names() {
        let asset = assets.get(name).expect("a named asset");
        assert!(name.contains(&asset.hash) && !asset.bytes.is_empty());
    }
    assert!(assets.get("../Cargo.toml").is_none());
}

#[test]
fn a_first_page_is_small() {
    let assets = assets();
    let games = catalog::games();
    let home = page::HomeView {
        site: site(&assets, Lang::Cs),
        games,
        mine: vec![],
        open: vec![],
        running: vec![],
        finished: vec![],
        code_error: None,
    };
    let page = page::home(&home).into_string().len();
    let files: usize = assets.names().filter_map(|name| assets.get(name)).map(|asset| asset.bytes.len()).sum();
    // The server compresses to about a quarter; even plain it stays near the limit of 100 KiB.
    assert!(page + files < 200 * 1024, "{page} + {files} bytes");
}

/// A page as the script keeps it: its parts, and the lines of its log by their numbers.
#[derive(Default)]
struct Screen {
    parts: BTreeMap<String, String>,
    lines: BTreeMap<usize, String>,
}

impl Screen {
    fn take(&mut self, news: &page::News<'_>) {
        self.parts.extend(news.parts.iter().map(|(id, html)| (id.to_string(), html.to_string())));
        let Some((from, lines)) = &news.lines else { return };
        self.lines.split_off(from);
        for line in lines.split_inclusive("</li>") {
            let seq = line.split("data-seq=\"").nth(1).and_then(|rest| rest.split('"').next()?.parse().ok());
            self.lines.insert(seq.expect("a line has a number"), line.replace(" class=\"new\"", ""));
        }
    }

    fn whole(&self, id: &str) -> String {
        if id == "lines" {
            let lines: String = self.lines.values().rev().take(80).map(String::as_str).collect();
            return format!(
                "<ol id=\"lines\" data-most=\"80\" tabindex=\"0\" aria-labelledby=\"log-title\">{lines}</ol>"
            );
        }
        let part = self.parts.get(id).unwrap_or_else(|| panic!("no part {id}"));
        let mut pieces = part.split("<slot id=\"");
        let mut whole = pieces.next().unwrap_or_default().to_string();
        for piece in pieces {
            let (inner, after) = piece.split_once("\"></slot>").expect("a hole is empty");
            whole += &self.whole(inner);
            whole += after;
        }
        whole
    }
}

#[test]
fn what_is_sent_turns_each_page_into_the_next() {
    let assets = assets();
    for game in catalog::games() {
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let (mut screen, mut has) = (Screen::default(), page::Prints::default());
            let (mut sent, mut whole) = (0, 0);
            moments(*game, 60, 3, |table| {
                let new_from = table.told().saturating_sub(4);
                let parts = page::table_parts(&site(&assets, Lang::En), &TableView { new_from, ..view(table, viewer) });
                let news = parts.news(&has);
                sent += news.parts.values().map(|html| html.len()).sum::<usize>();
                screen.take(&news);
                has = parts.prints();
                assert!(parts.news(&has).is_empty(), "nothing is sent twice");
                let page = parts.whole().into_string().replace(" class=\"new\"", "");
                whole += page.len();
                let drawn = screen.whole("top") + &screen.whole("main");
                assert!(page.starts_with(&drawn), "{drawn}\n\nis not\n\n{page}");
            });
            assert!(sent * 2 < whole, "{}: {sent} of {whole} bytes were sent", game.about().key);
        }
    }
}

/// What is put in the place of an element has its id, and is one element.
#[test]
fn every_part_is_one_element_with_its_id() {
    let assets = assets();
    for game in catalog::games() {
        moments(*game, 20, 6, |table| {
            let parts = page::table_parts(&site(&assets, Lang::Cs), &view(table, Viewer::Seat(Seat(0))));
            for (id, html) in parts.all().parts {
                let fragment = Html::parse_fragment(html);
                let roots: Vec<_> = fragment.root_element().child_elements().collect();
                assert_eq!(roots.len(), 1, "{id}: {html}");
                assert_eq!(roots[0].value().id(), Some(id), "{html}");
            }
        });
    }
}
