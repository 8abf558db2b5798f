//! A new table on one page: every choice has a default, so the button works at once.
//!
//! The form posts to `/tables`: `game`, `mode`, `seat.0` … (`me`, `open`, `same`, `bot:LEVEL`, `closed`), `option.KEY`
//! or, where each seat chooses, `option.KEY.0` … (`random` for a lot), `clock` (`none`, minutes, or days as `3d`), `visibility` (`public`, `link`), `undo` (`free`, `ask`, `never`), `spectators` and
//! `hints` (present when wanted).

use crate::chrome::{Place, Site, plain};
use crate::home::{emblem, play_now, seats, speaker_of};
use crate::icon::{icon, seat_class, seat_shape};
use crate::mini::mini;
use kernel::scene::Scene;
use kernel::{Phrase, Seat, Setting, Values};
use maud::{Markup, html};
use referee::AnyGame;
use words::Speaker;

#[derive(Clone, Debug)]
pub struct NewTable<'a> {
    pub site: Site<'a>,
    pub game: &'static dyn AnyGame,
    /// What the default setup looks like.
    pub preview: Option<Scene>,
    pub bots: Vec<BotLevel>,
    /// A deck of one's own, to be played with.
    pub deck: Option<&'a str>,
    /// What was wrong with the last try.
    pub error: Option<String>,
}

/// A bot by the name the command line knows, and a word for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotLevel {
    pub key: String,
    pub label: String,
}

pub fn new_table(view: &NewTable<'_>) -> Markup {
    let site = &view.site;
    let about = view.game.about();
    let words = speaker_of(view.game, site);
    let name = words.word("game-name");
    let main = html! {
        header.head.page-head {
            h1 { (emblem(view.game)) (name) }
            nav.crumbs {
                a href={ "/g/" (about.key) "/how" } { (site.word("page-how")) }
                a href={ "/g/" (about.key) "/rules" } { (site.word("page-rules")) }
                @if !view.game.cards().is_empty() { a href={ "/g/" (about.key) "/cards" } { (site.word("page-cards")) } }
            }
        }
        @if let Some(error) = &view.error { section.ask.bad role="alert" { (icon("i-warn")) div.q { h2 { (error) } } } }
        div.setup {
            form.panel.choices id="new-table" method="post" action="/tables" {
                (site.csrf())
                input type="hidden" name="game" value=(about.key);
                (modes(view, &words))
                (chairs(view))
                @for setting in about.settings { (option(view, &words, setting)) }
                (manners(site))
            }
            aside.panel.preview.{ "g-" (about.key) } aria-label=(site.word("page-what-you-get")) {
                h2 { (site.word("page-what-you-get")) }
                @if let Some(scene) = &view.preview { (mini(scene)) }
                p { (words.word("game-line")) }
                p.soft { (icon("i-user")) " " (seats(view.game)) " · " (icon("i-clock")) " " (site.say(&Phrase::new("page-minutes").number("n", about.minutes))) }
                button.btn.main.large form="new-table" { (icon("i-check")) (site.word("page-set-up-table")) }
                (play_now(site, view.game, false))
            }
        }
    };
    plain(site, &name, Some(about), Place::Games, main)
}

fn modes(view: &NewTable<'_>, words: &Speaker<'_>) -> Markup {
    let site = &view.site;
    html! {
        fieldset {
            legend { (site.word("page-mode")) }
            div.radios {
                @for (i, mode) in view.game.about().modes.iter().enumerate() {
                    @let (least, most) = (mode.seats.start(), mode.seats.end());
                    label.radio {
                        input type="radio" name="mode" value=(mode.key) checked[i == 0] data-least=(least) data-most=(most);
                        span { b { (words.word(&format!("mode-{}", mode.key))) } small { (icon("i-user")) " " (least) @if least != most { "–" (most) } } }
                    }
                }
            }
        }
    }
}

/// One row a chair; chairs beyond the smallest number begin closed.
fn chairs(view: &NewTable<'_>) -> Markup {
    let site = &view.site;
    let modes = view.game.about().modes;
    let least = modes.first().map_or(1, |m| *m.seats.start());
    let most = modes.iter().map(|m| *m.seats.end()).max().unwrap_or(1);
    let middle = view.bots.len() / 2;
    let name = site.person.map_or_else(|| site.word("page-you"), |person| person.name.clone());
    html! {
        fieldset {
            legend { (site.word("page-seats")) }
            @for seat in Seat::all(most) {
                @let id = format!("chair-{}", seat.0);
                div.chair data-seat=(seat.0) {
                    label for=(id) { span.shape.(seat_class(Some(seat))) { (seat_shape(seat)) } (site.say(&Phrase::new("page-seat-no").number("n", seat.0 + 1))) }
                    select id=(id) name={ "seat." (seat.0) } {
                        option value="me" selected[seat.0 == 0] { (name) }
                        option value="open" { (site.word("page-chair-open")) }
                        option value="same" { (site.word("page-chair-same")) }
                        @for (i, bot) in view.bots.iter().enumerate() {
                            option value={ "bot:" (bot.key) } selected[seat.0 > 0 && seat.0 < least && i == middle] { (site.say(&Phrase::new("page-chair-bot").text("level", &bot.label))) }
                        }
                        @if seat.0 >= 1 { option value="closed" selected[seat.0 >= least] { (site.word("page-chair-closed")) } }
                    }
                }
            }
        }
    }
}

fn option(view: &NewTable<'_>, words: &Speaker<'_>, setting: &Setting) -> Markup {
    let id = format!("option-{}", setting.key);
    let name = format!("option.{}", setting.key);
    let label = words.word(&id);
    if let Values::EachSeat(values) = &setting.values {
        return each_seat(view, words, setting, values);
    }
    html! {
        div.entry {
            label for=(id) { (label) }
            @match &setting.values {
                Values::OneOf(values) => select id=(id) name=(name) { (values_of(view, words, setting, values, setting.default)) },
                Values::Number(range) => input id=(id) name=(name) type="number" min=(range.start()) max=(range.end()) value=(setting.default);,
                Values::Text(values) => select id=(id) name=(name) {
                    @if let Some(deck) = view.deck { option value=(deck) { (view.site.word("page-own-deck")) } }
                    (values_of(view, words, setting, values, setting.default))
                    (by_lot(view))
                },
                Values::EachSeat(_) => {}
            }
        }
    }
}

/// One choice a seat; the script hides those of closed chairs.
fn each_seat(view: &NewTable<'_>, words: &Speaker<'_>, setting: &Setting, values: &[&str]) -> Markup {
    html! {
        fieldset {
            legend { (words.word(&format!("option-{}", setting.key))) }
            @for (i, default) in setting.default.split_whitespace().enumerate() {
                @let seat = Seat(i as u8);
                @let id = format!("option-{}-{i}", setting.key);
                div.chair.choice data-seat=(i) {
                    label for=(id) { span.shape.(seat_class(Some(seat))) { (seat_shape(seat)) } (view.site.say(&Phrase::new("page-seat-no").number("n", seat.0 + 1))) }
                    select id=(id) name={ "option." (setting.key) "." (i) } { (values_of(view, words, setting, values, default)) (by_lot(view)) }
                }
            }
        }
    }
}

fn values_of(view: &NewTable<'_>, words: &Speaker<'_>, setting: &Setting, values: &[&str], default: &str) -> Markup {
    html! { @for value in values { option value=(value) selected[*value == default] { (value_word(view, words, setting, value)) } } }
}

fn by_lot(view: &NewTable<'_>) -> Markup {
    html! { option value="random" { (view.site.word("page-value-random")) } }
}

/// A value in words: the game's, the program's, else as it is.
fn value_word(view: &NewTable<'_>, words: &Speaker<'_>, setting: &Setting, value: &str) -> String {
    let own = [
        format!("option-{}-{value}", setting.key),
        format!("faction-{value}"),
        format!("seat-{value}"),
        format!("page-value-{value}"),
    ];
    match own.into_iter().find(|key| words.knows(key)) {
        Some(key) => words.word(&key),
        None if value.len() == 1 => view.site.say(&Phrase::new("page-seat-letter").text("seat", value)),
        None => value.to_string(),
    }
}

fn manners(site: &Site<'_>) -> Markup {
    let select = |name: &str, label: &str, values: &[(&str, &str)]| {
        html! {
            div.entry {
                label for=(name) { (site.word(label)) }
                select id=(name) name=(name) { @for (value, key) in values { option value=(value) { (site.word(key)) } } }
            }
        }
    };
    html! {
        (select("clock", "page-clock", &[("none", "page-clock-none"), ("5", "page-clock-5"), ("15", "page-clock-15"), ("45", "page-clock-45"), ("1d", "page-clock-1d"), ("3d", "page-clock-3d"), ("7d", "page-clock-7d")]))
        (select("visibility", "page-visibility", &[("link", "page-by-link"), ("public", "page-public")]))
        (select("undo", "page-undo-policy", &[("free", "page-undo-free"), ("ask", "page-undo-ask"), ("never", "page-undo-never")]))
        div.entry.checks {
            label.check { input type="checkbox" name="spectators" value="yes" checked; (site.word("page-allow-spectators")) }
            label.check { input type="checkbox" name="hints" value="yes" checked; (site.word("page-allow-hints")) }
        }
    }
}
