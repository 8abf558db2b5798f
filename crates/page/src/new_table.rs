//! A new table on one page: every choice has a default, so the button works at once.
//!
//! The form posts to `/tables`: `game`, `mode`, `seat.0` … (`me`, `open`, `same`, `bot:LEVEL`, `closed`), `name.0` … (of who
//! sits at the same screen), `option.KEY`
//! or, where each seat chooses, `option.KEY.0` … (`random` for a lot), `clock` (`none`, minutes, or days as `3d`), `visibility`
//! (`public`, `link`), `undo` (`free`, `ask`, `never`), `least_window` (milliseconds, where a game has windows),
//! `spectators` and `hints` (present when wanted). Where settings depend on each other the same fields posted to
//! `/new/{game}` give the page again with what can be chosen now.

use crate::cards::encoded;
use crate::chrome::{Place, Site, plain};
use crate::home::{emblem, play_now, seats, speaker_of};
use crate::icon::{icon, seat_class, seat_shape};
use crate::mini::mini;
use kernel::scene::Scene;
use kernel::{Choice, Choices, Phrase, Possible, Seat, Values};
use maud::{Markup, html};
use referee::AnyGame;
use std::collections::BTreeMap;
use words::Speaker;

#[derive(Clone, Debug)]
pub struct NewTable<'a> {
    pub site: Site<'a>,
    pub game: &'static dyn AnyGame,
    /// What the default setup looks like.
    pub preview: Option<Scene>,
    pub bots: Vec<BotLevel>,
    /// What was chosen so far, and what else can be.
    pub choices: Choices,
    /// The fields as they were sent: also `deck`, one's own, to be played with, `for`, the setting it is meant for, and
    /// `from`, a finished table that this one goes on from.
    pub asked: &'a BTreeMap<String, String>,
    /// What was wrong with the last try.
    pub error: Option<String>,
}

/// A bot by the name the command line knows, and a word for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotLevel {
    pub key: String,
    pub label: String,
}

impl NewTable<'_> {
    fn asked(&self, key: &str) -> Option<&str> {
        self.asked.get(key).map(String::as_str)
    }
}

pub fn new_table(view: &NewTable<'_>) -> Markup {
    let site = &view.site;
    let about = view.game.about();
    let words = speaker_of(view.game, site);
    let name = words.word("game-name");
    let depends = about.settings.iter().any(|setting| matches!(setting.values, Values::Depends(_)));
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
            form.panel.choices id="new-table" method="post" action="/tables" data-depends=[depends.then(|| format!("/new/{}", about.key))] {
                (site.csrf())
                input type="hidden" name="game" value=(about.key);
                @for key in ["deck", "for"] { @if let Some(asked) = view.asked(key) { input type="hidden" name=(key) value=(asked); } }
                @if let Some(from) = view.asked("from") {
                    input type="hidden" name="from" value=(from);
                    p.soft { (icon("i-next")) " " a href={ "/t/" (from) } { (site.word("page-goes-on-from")) } }
                }
                (modes(view, &words))
                (chairs(view, &words))
                (settings(view, &words))
                @if depends { button.btn data-update formaction={ "/new/" (about.key) } formnovalidate { (icon("i-redo")) (site.word("page-update-choices")) } }
                (manners(view, visibility(site)))
            }
            aside.panel.preview.{ "g-" (about.key) } aria-label=(site.word("page-what-you-get")) {
                h2 { (site.word("page-what-you-get")) }
                @if let Some(scene) = &view.preview { (mini(scene)) (wins(&words, scene)) }
                p { (words.word("game-line")) }
                p.soft { (icon("i-user")) " " (seats(view.game)) " · " (icon("i-clock")) " " (site.say(&Phrase::new("page-minutes").number("n", about.minutes))) }
                button.btn.main.large form="new-table" { (icon("i-check")) (site.word("page-set-up-table")) }
                (play_now(site, view.game, false))
            }
        }
    };
    plain(site, &name, Some(about), Place::Games, main)
}

/// What was agreed on at a table that waits, to be changed: all but the mode and who sits there.
pub fn change_options(view: &NewTable<'_>, id: &str) -> Markup {
    let site = &view.site;
    let words = speaker_of(view.game, site);
    let name = words.word("game-name");
    let here = format!("/t/{id}");
    let main = html! {
        header.head.page-head { h1 { (emblem(view.game)) (site.word("page-change-options")) } nav.crumbs { a href=(here) { (site.word("page-back-to-table")) } } }
        @if let Some(error) = &view.error { section.ask.bad role="alert" { (icon("i-warn")) div.q { h2 { (error) } } } }
        form.panel.choices id="new-table" method="post" action={ (here) "/options" } {
            (site.csrf())
            (settings(view, &words))
            (manners(view, html! {}))
            button.btn.main.large { (icon("i-check")) (site.word("page-agree")) }
        }
    };
    plain(site, &name, Some(view.game.about()), Place::Games, main)
}

fn modes(view: &NewTable<'_>, words: &Speaker<'_>) -> Markup {
    let site = &view.site;
    html! {
        fieldset {
            legend { (site.word("page-mode")) }
            div.radios {
                @for mode in view.game.about().modes {
                    @let (least, most) = (mode.seats.start(), mode.seats.end());
                    label.radio {
                        input type="radio" name="mode" value=(mode.key) checked[mode.key == view.choices.setup.mode] data-least=(least) data-most=(most);
                        span { b { (words.word(&format!("mode-{}", mode.key))) } small { (icon("i-user")) " " (least) @if least != most { "–" (most) } } }
                    }
                }
            }
        }
    }
}

/// One row a chair; chairs beyond the smallest number begin closed.
fn chairs(view: &NewTable<'_>, words: &Speaker<'_>) -> Markup {
    let site = &view.site;
    let modes = view.game.about().modes;
    let seats = view.choices.setup.seats;
    let most = modes.iter().map(|m| *m.seats.end()).max().unwrap_or(1);
    let middle = view.bots.len() / 2;
    let name = site.person.map_or_else(|| site.word("page-you"), |person| person.name.clone());
    html! {
        fieldset {
            legend { (site.word("page-seats")) }
            @for seat in Seat::all(most) {
                @let id = format!("chair-{}", seat.0);
                @let usual = match seat.0 { 0 => "me".to_string(), n if n >= seats => "closed".to_string(), _ => view.bots.get(middle).map_or("open".to_string(), |bot| format!("bot:{}", bot.key)) };
                @let chosen = view.asked(&format!("seat.{}", seat.0)).filter(|word| (*word == "closed") == (seat.0 >= seats)).unwrap_or(&usual);
                div.chair data-seat=(seat.0) {
                    label for=(id) { span.shape.(seat_class(Some(seat))) { (seat_shape(seat)) } (seat_word(view.game, words, seat)) }
                    select id=(id) name={ "seat." (seat.0) } {
                        option value="me" selected[chosen == "me"] { (name) }
                        option value="open" selected[chosen == "open"] { (site.word("page-chair-open")) }
                        option value="same" selected[chosen == "same"] { (site.word("page-chair-same")) }
                        @for bot in &view.bots {
                            option value={ "bot:" (bot.key) } selected[chosen.strip_prefix("bot:") == Some(&*bot.key)] { (site.say(&Phrase::new("page-chair-bot").text("level", &bot.label))) }
                        }
                        @if seat.0 >= 1 { option value="closed" selected[chosen == "closed"] { (site.word("page-chair-closed")) } }
                    }
                    @let called = format!("name.{}", seat.0);
                    input.called name=(called) value=[view.asked(&called)] minlength="2" maxlength="24" autocomplete="off" placeholder=(site.word("page-chair-name")) aria-label=(site.say(&Phrase::new("page-chair-name-of").number("n", seat.0 + 1)));
                }
            }
        }
    }
}

/// More settings that are ticked than this, and they are folded.
const FEW: usize = 4;

/// One after another, as they depend on each other; what is yes or no is ticked, all of that together at the end.
fn settings(view: &NewTable<'_>, words: &Speaker<'_>) -> Markup {
    let (ticked, chosen): (Vec<&Choice>, Vec<&Choice>) =
        view.choices.settings.iter().partition(|choice| is_ticked(view, choice));
    let on = ticked.iter().filter(|choice| choice.chosen == "yes").count();
    let ticks = html! {
        @for choice in &ticked {
            @let name = format!("option.{}", choice.key);
            label.check {
                input type="hidden" name=(name) value="no";
                input type="checkbox" name=(name) value="yes" checked[choice.chosen == "yes"] disabled[is_fixed(choice)];
                (words.word(&format!("option-{}", choice.key)))
            }
        }
    };
    html! {
        @for choice in chosen { (option(view, words, choice)) }
        @if ticked.len() > FEW {
            details.more id="more-rules" open[on > 0] {
                summary { (view.site.word("page-optional-rules")) " · " (on) "/" (ticked.len()) }
                div.entry.checks { (ticks) }
            }
        } @else if !ticked.is_empty() {
            div.entry.checks { (ticks) }
        }
    }
}

/// A setting that is no, and may be yes unless another forbids it.
fn is_ticked(view: &NewTable<'_>, choice: &Choice) -> bool {
    let usual = view.game.about().settings.iter().find(|s| s.key == choice.key).map(|s| s.default);
    let is_no_or_yes =
        matches!(&choice.values, Possible::OneOf(all) if all.iter().all(|value| value == "no" || value == "yes"));
    usual == Some("no") && is_no_or_yes
}

fn is_fixed(choice: &Choice) -> bool {
    matches!(&choice.values, Possible::OneOf(all) if all.len() < 2)
}

/// What wins at the table that would be set up.
fn wins(words: &Speaker<'_>, scene: &Scene) -> Markup {
    let goals: Vec<_> = scene.goals.iter().filter(|goal| goal.points.is_none()).collect();
    let turn = words.try_say(&scene.turn.label).unwrap_or_default();
    html! {
        @if !goals.is_empty() {
            ul.plain.wins {
                @if !turn.is_empty() { li { (turn) } }
                @for goal in goals { li { b { (words.say(&goal.label)) } " " small { (words.say(&goal.text)) } } }
            }
        }
    }
}

fn option(view: &NewTable<'_>, words: &Speaker<'_>, choice: &Choice) -> Markup {
    let id = format!("option-{}", choice.key);
    let name = format!("option.{}", choice.key);
    let values = |values: &[String], chosen: &str| {
        html! {
            @for value in values { option value=(value) selected[value == chosen] { (value_word(words, choice.key, value)) } }
        }
    };
    let deck_for = |key: &str| view.asked("for").is_none_or(|whose| whose == key);
    let field = match &choice.values {
        Possible::OneOf(all) => html! { select id=(id) name=(name) { (values(all, &choice.chosen)) } },
        Possible::Number(range) => {
            html! { input id=(id) name=(name) type="number" min=(range.start()) max=(range.end()) value=(choice.chosen); }
        }
        Possible::Text(all) => html! {
            @let own = view.asked("deck").filter(|_| deck_for(choice.key));
            select id=(id) name=(name) {
                @if let Some(deck) = own { option value=(deck) selected[view.asked(&name).is_none_or(|asked| asked == deck)] { (view.site.word("page-own-deck")) } }
                (values(all, if own.is_some() && view.asked(&name).is_none() { "" } else { &choice.chosen }))
                @if view.asked("from").is_none() { (by_lot(view, choice.chosen == LOT)) }
            }
            @if let (Some(from), [before]) = (view.asked("from"), &all[..]) {
                a.btn.quiet href={ "/g/" (view.game.about().key) "/deck?from=" (from) "&for=" (choice.key) "&deck=" (encoded(own.unwrap_or(before))) } { (icon("i-swap")) (view.site.word("page-exchange-cards")) }
            }
        },
        Possible::EachSeat(all) => return each_seat(view, words, choice, all),
        Possible::Legacy => return html! {},
    };
    html! { div.entry { label for=(id) { (words.word(&id)) } (field) } }
}

/// One choice a seat; the script hides those of closed chairs.
fn each_seat(view: &NewTable<'_>, words: &Speaker<'_>, choice: &Choice, values: &[String]) -> Markup {
    let default = view.game.about().settings.iter().find(|s| s.key == choice.key).map_or("", |s| s.default);
    let mut chosen: Vec<&str> = choice.chosen.split_whitespace().collect();
    chosen.extend(default.split_whitespace().skip(chosen.len()));
    html! {
        fieldset {
            legend { (words.word(&format!("option-{}", choice.key))) }
            @for (i, chosen) in chosen.into_iter().enumerate() {
                @let seat = Seat(i as u8);
                @let id = format!("option-{}-{i}", choice.key);
                @let name = format!("option.{}.{i}", choice.key);
                @let by_luck = view.asked(&name) == Some(LOT);
                div.chair.choice data-seat=(i) {
                    label for=(id) { span.shape.(seat_class(Some(seat))) { (seat_shape(seat)) } (seat_word(view.game, words, seat)) }
                    select id=(id) name=(name) {
                        @for value in values { option value=(value) selected[!by_luck && value == chosen] { (value_word(words, choice.key, value)) } }
                        (by_lot(view, by_luck))
                    }
                }
            }
        }
    }
}

/// The value that stands for whatever is drawn.
const LOT: &str = "random";

fn by_lot(view: &NewTable<'_>, chosen: bool) -> Markup {
    html! { option value=(LOT) selected[chosen] { (view.site.word("page-value-random")) } }
}

/// A seat by the name that settings and the table have for it.
fn seat_word(game: &dyn AnyGame, words: &Speaker<'_>, seat: Seat) -> String {
    let letter = || Phrase::new("page-seat-letter").text("seat", seat.letter());
    words.say(&game.seat_name(seat).unwrap_or_else(letter))
}

/// A value of a setting in words: the game's, the program's, else as it is.
pub fn value_word(words: &Speaker<'_>, key: &str, value: &str) -> String {
    let own = [
        format!("option-{key}-{value}"),
        format!("faction-{value}"),
        format!("seat-{value}"),
        format!("value-{value}"),
        format!("page-value-{value}"),
    ];
    match own.into_iter().find(|key| words.knows(key)) {
        Some(key) => words.word(&key),
        // A deck written out is the one that was played with in the game before.
        None if value.contains(", ") => words.word("page-deck-as-before"),
        None if value.len() == 1 => words.say(&Phrase::new("page-seat-letter").text("seat", value)),
        None => value.to_string(),
    }
}

/// Settled when a table is set up.
fn visibility(site: &Site<'_>) -> Markup {
    html! {
        div.entry {
            label for="visibility" { (site.word("page-visibility")) }
            select id="visibility" name="visibility" {
                option value="link" { (site.word("page-by-link")) }
                option value="public" { (site.word("page-public")) }
            }
        }
    }
}

fn manners(view: &NewTable<'_>, who_may_come: Markup) -> Markup {
    let (site, about) = (&view.site, view.game.about());
    // A form that was sent has only those that were ticked.
    let ticked = |name: &str| view.asked("clock").is_none() || view.asked(name).is_some();
    let select = |name: &str, label: &str, values: &[(&str, &str)]| {
        html! {
            div.entry {
                label for=(name) { (site.word(label)) }
                select id=(name) name=(name) { @for (value, key) in values { option value=(value) selected[view.asked(name) == Some(*value)] { (site.word(key)) } } }
            }
        }
    };
    html! {
        (select("clock", "page-clock", &[("none", "page-clock-none"), ("5", "page-clock-5"), ("15", "page-clock-15"), ("45", "page-clock-45"), ("1d", "page-clock-1d"), ("3d", "page-clock-3d"), ("7d", "page-clock-7d")]))
        (select("increment", "page-increment", &[("10", "page-increment-10"), ("0", "page-increment-0"), ("5", "page-increment-5"), ("30", "page-increment-30"), ("60", "page-increment-60")]))
        (who_may_come)
        (select("undo", "page-undo-policy", &[("free", "page-undo-free"), ("ask", "page-undo-ask"), ("never", "page-undo-never")]))
        @if about.windows {
            (select("least_window", "page-least-window", &[("0", "page-least-window-0"), ("1000", "page-least-window-1000"), ("3000", "page-least-window-3000"), ("10000", "page-least-window-10000")]))
        }
        div.entry.checks {
            label.check { input type="checkbox" name="spectators" value="yes" checked[ticked("spectators")]; (site.word("page-allow-spectators")) }
            label.check { input type="checkbox" name="hints" value="yes" checked[ticked("hints")]; (site.word("page-allow-hints")) }
        }
    }
}
