//! The first page: what waits for me, what can be played, who looks for company, what was played.

use crate::chrome::{Place, Site, plain};
use crate::icon::{drawing, icon};
use crate::mini::mini;
use kernel::Phrase;
use kernel::scene::Scene;
use maud::{Markup, html};
use referee::AnyGame;
use words::Speaker;

#[derive(Clone, Debug)]
pub struct HomeView<'a> {
    pub site: Site<'a>,
    pub games: &'a [&'static dyn AnyGame],
    /// Those where it is my turn first.
    pub mine: Vec<MyTable>,
    pub open: Vec<OpenTable>,
    /// Games of others that may be watched.
    pub running: Vec<RunningTable>,
    pub finished: Vec<FinishedRow>,
    /// A sentence about a code that led nowhere.
    pub code_error: Option<String>,
}

/// A table at which I sit.
#[derive(Clone, Debug)]
pub struct MyTable {
    pub id: String,
    pub game: &'static dyn AnyGame,
    pub scene: Option<Scene>,
    pub against: Vec<String>,
    pub my_turn: bool,
    /// The question I am asked, or whom the table waits for, in words.
    pub line: String,
}

/// A table with a free seat.
#[derive(Clone, Debug)]
pub struct OpenTable {
    pub id: String,
    pub game: &'static dyn AnyGame,
    pub mode: String,
    pub people: Vec<String>,
    pub free: u32,
    pub seats: u32,
}

/// A table at which others play.
#[derive(Clone, Debug)]
pub struct RunningTable {
    pub id: String,
    pub game: &'static dyn AnyGame,
    /// As a spectator sees it.
    pub scene: Option<Scene>,
    pub people: Vec<String>,
    pub watching: u32,
}

/// A game that was played to the end.
#[derive(Clone, Debug)]
pub struct FinishedRow {
    pub id: String,
    pub game: &'static dyn AnyGame,
    pub people: Vec<String>,
    /// How it ended, in words.
    pub line: String,
}

pub fn home(view: &HomeView<'_>) -> Markup {
    let site = &view.site;
    let main = html! {
        (hero(view))
        (tiles(view))
        (running(view))
        section.cols {
            (open(view))
            (finished(view))
        }
    };
    let title = site.word("page-home");
    let title = if view.mine.iter().any(|table| table.my_turn) { format!("● {title}") } else { title };
    plain(site, &title, None, Place::Home, main)
}

/// What others play and who waits for me changes by itself: it is looked at again after so many milliseconds.
const AGAIN: &str = "4000";

pub(crate) fn speaker_of(game: &'static dyn AnyGame, site: &Site<'_>) -> Speaker<'static> {
    game.words().speaker(site.lang, &[])
}

pub(crate) fn emblem(game: &'static dyn AnyGame) -> Markup {
    drawing("em", game.about().emblem)
}

fn hero(view: &HomeView<'_>) -> Markup {
    let site = &view.site;
    let waiting = view.mine.iter().filter(|table| table.my_turn).count();
    let name = site.person.map(|person| person.name.clone());
    let title = match (&name, view.mine.is_empty()) {
        (Some(name), false) if waiting > 0 => site.say(&Phrase::new("page-your-move").text("name", name)),
        (Some(name), _) => site.say(&Phrase::new("page-welcome-back").text("name", name)),
        (None, _) => site.word("page-welcome"),
    };
    html! {
        section.slab.hero.alone[view.mine.is_empty()] id="hero" data-again=(AGAIN) aria-labelledby="hello" {
            div.say {
                svg.boulder viewBox="0 0 32 32" aria-hidden="true" { use href="#kamen" {} }
                h1 id="hello" { (title) }
                p { (if view.mine.is_empty() { site.word("page-welcome-line") } else { site.say(&Phrase::new("page-tables-wait").number("n", waiting as i64)) }) }
                (join_form(site, view.code_error.as_deref()))
            }
            ul.waits {
                @for table in view.mine.iter().take(3) { (waiting_table(site, table)) }
                @if view.mine.is_empty() { @for game in view.games.iter().take(3) { (invitation(site, *game)) } }
            }
        }
        @if view.mine.len() > 3 {
            section.panel aria-label=(site.word("page-more-tables")) {
                header.head { h2 { (site.word("page-more-tables")) } }
                ul.rows { @for table in &view.mine[3..] { (table_row(site, table)) } }
            }
        }
    }
}

fn waiting_table(site: &Site<'_>, table: &MyTable) -> Markup {
    let game = speaker_of(table.game, site);
    html! {
        li.wait.{ "g-" (table.game.about().key) } {
            @match &table.scene {
                Some(scene) => (mini(scene)),
                None => span.mini { (emblem(table.game)) },
            }
            div {
                h2 { (game.word("game-name")) }
                p { (against(site, &table.against)) }
                p.what { (table.line) }
                a.btn.main[table.my_turn] href={ "/t/" (table.id) } { (site.word(if table.my_turn { "page-play" } else { "page-look" })) }
            }
        }
    }
}

/// For somebody who has no table yet: a game at one click.
fn invitation(site: &Site<'_>, game: &'static dyn AnyGame) -> Markup {
    let words = speaker_of(game, site);
    html! {
        li.wait.{ "g-" (game.about().key) } {
            span.mini.big-emblem { (drawing("", game.about().emblem)) }
            div {
                h2 { (words.word("game-name")) }
                p { (words.word("game-line")) }
                (play_now(site, game, true))
            }
        }
    }
}

/// One click, no account: a table against a bot.
pub(crate) fn play_now(site: &Site<'_>, game: &'static dyn AnyGame, main: bool) -> Markup {
    html! {
        form method="post" action={ "/play-now/" (game.about().key) } {
            (site.csrf())
            button.btn.main[main] { (icon("i-play")) (site.word("page-play-now")) }
        }
    }
}

fn against(site: &Site<'_>, names: &[String]) -> String {
    if names.is_empty() {
        return site.word("page-alone");
    }
    site.say(&Phrase::new("page-against").text("names", names.join(", ")))
}

fn table_row(site: &Site<'_>, table: &MyTable) -> Markup {
    let game = speaker_of(table.game, site);
    html! {
        li.row.{ "g-" (table.game.about().key) } {
            (emblem(table.game))
            span { b { (game.word("game-name")) } small { (against(site, &table.against)) " · " (table.line) } }
            a.btn.main[table.my_turn] href={ "/t/" (table.id) } { (site.word(if table.my_turn { "page-play" } else { "page-look" })) }
        }
    }
}

pub(crate) fn join_form(site: &Site<'_>, error: Option<&str>) -> Markup {
    html! {
        form.join method="get" action="/join" {
            label for="code" { (site.word("page-join-label")) }
            span.line {
                input id="code" name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" aria-describedby=[error.map(|_| "code-error")];
                button.btn { (site.word("page-join")) }
            }
            @if let Some(error) = error { p.wrong id="code-error" role="alert" { (error) } }
        }
    }
}

fn tiles(view: &HomeView<'_>) -> Markup {
    let site = &view.site;
    html! {
        section aria-labelledby="set-up" {
            header.head { h2 id="set-up" { (site.word("page-set-up")) } small { (site.word("page-set-up-line")) } }
            ul.tiles { @for game in view.games { (tile(site, *game)) } }
        }
    }
}

pub(crate) fn tile(site: &Site<'_>, game: &'static dyn AnyGame) -> Markup {
    let words = speaker_of(game, site);
    let about = game.about();
    html! {
        li.tile.{ "g-" (about.key) } {
            span.band { (drawing("", about.emblem)) }
            b { a href={ "/g/" (about.key) } { (words.word("game-name")) } }
            span.line { (words.word("game-line")) }
            small {
                (icon("i-user")) " " (seats(game)) span.sep { "·" }
                (icon("i-clock")) " " (site.say(&Phrase::new("page-minutes").number("n", about.minutes)))
                @if about.practice { span.sep { "·" } (site.word("practice-games")) }
            }
            span.acts {
                (play_now(site, game, false))
                a.btn.quiet href={ "/new/" (about.key) } { (site.word("page-new-table")) }
            }
        }
    }
}

/// `2`, `2–4`
pub(crate) fn seats(game: &'static dyn AnyGame) -> String {
    let modes = game.about().modes;
    let least = modes.iter().map(|m| *m.seats.start()).min().unwrap_or(1);
    let most = modes.iter().map(|m| *m.seats.end()).max().unwrap_or(1);
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}

fn open(view: &HomeView<'_>) -> Markup {
    let site = &view.site;
    html! {
        div.panel {
            header.head { h2 { (site.word("page-open-seats")) } }
            @if view.open.is_empty() { (empty(site, "i-user", "page-no-open", "page-no-open-line")) }
            ul.rows {
                @for table in &view.open {
                    li.row.{ "g-" (table.game.about().key) } {
                        (emblem(table.game))
                        span {
                            b { (speaker_of(table.game, site).word("game-name")) ", " (speaker_of(table.game, site).word(&format!("mode-{}", table.mode))) }
                            small { (table.people.join(", ")) " · " (site.say(&Phrase::new("page-free").number("n", table.free).number("of", table.seats))) }
                        }
                        form method="post" action={ "/t/" (table.id) "/join" } { (site.csrf()) button.btn { (site.word("page-sit-down")) } }
                    }
                }
            }
        }
    }
}

fn running(view: &HomeView<'_>) -> Markup {
    let site = &view.site;
    html! {
        section.panel id="running" data-again=(AGAIN) aria-labelledby="being-played" hidden[view.running.is_empty()] {
            header.head { h2 id="being-played" { (site.word("page-running")) } }
            @if !view.running.is_empty() { ul.rows.running {
                @for table in &view.running {
                    li.row.{ "g-" (table.game.about().key) } {
                        @match &table.scene {
                            Some(scene) => (mini(scene)),
                            None => (emblem(table.game)),
                        }
                        span {
                            b { (speaker_of(table.game, site).word("game-name")) }
                            small {
                                (table.people.join(", "))
                                @if table.watching > 0 { " · " (site.say(&Phrase::new("page-spectators").number("n", table.watching))) }
                            }
                        }
                        a.btn href={ "/t/" (table.id) } { (site.word("page-watch")) }
                    }
                }
            } }
        }
    }
}

fn finished(view: &HomeView<'_>) -> Markup {
    let site = &view.site;
    html! {
        div.panel {
            header.head { h2 { (site.word("page-replays")) } small { a href="/replays" { (site.word("page-all")) } } }
            @if view.finished.is_empty() { (empty(site, "i-replay", "page-no-replays", "page-no-replays-line")) }
            ul.rows { @for row in &view.finished { (finished_row(site, row)) } }
        }
    }
}

pub(crate) fn finished_row(site: &Site<'_>, row: &FinishedRow) -> Markup {
    html! {
        li.row.{ "g-" (row.game.about().key) } {
            (emblem(row.game))
            span { b { (row.line) } small { (speaker_of(row.game, site).word("game-name")) " · " (row.people.join(", ")) } }
            a.btn href={ "/replay/" (row.id) } { (site.word("page-watch")) }
        }
    }
}

/// Nothing here yet: what it is, and how to fill it.
pub(crate) fn empty(site: &Site<'_>, sign: &str, what: &str, how: &str) -> Markup {
    html! { div.panel.empty { (icon(sign)) p { b { (site.word(what)) } " " (site.word(how)) } } }
}
