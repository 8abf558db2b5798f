//! People: sign in, settings, results, the leader board.

use crate::chrome::{Place, Site, Theme, plain};
use crate::home::{FinishedRow, emblem, empty, finished_row, speaker_of};
use crate::icon::icon;
use crate::plot;
use kernel::Phrase;
use maud::{Markup, html};
use referee::AnyGame;
use words::Lang;

/// The sign-in page, or that of a new account.
#[derive(Clone, Copy, Debug)]
pub struct SignIn<'a> {
    pub site: Site<'a>,
    pub new: bool,
    pub name: &'a str,
    /// Where to go afterwards.
    pub back: &'a str,
    pub error: Option<&'a str>,
}

pub fn sign_in(view: &SignIn<'_>) -> Markup {
    let site = &view.site;
    let (title, action, button) = if view.new {
        ("page-sign-up", "/sign-up", "page-sign-up-button")
    } else {
        ("page-sign-in", "/sign-in", "page-sign-in")
    };
    let main = html! {
        div.narrow {
            h1 { (site.word(title)) }
            p.soft { (site.word("page-guest-line")) }
            (refusal(view.error))
            form.panel.stacked method="post" action=(action) {
                (site.csrf())
                input type="hidden" name="back" value=(view.back);
                label for="name" { (site.word("page-name")) }
                input id="name" name="name" value=(view.name) required maxlength="40" autocomplete="username";
                label for="password" { (site.word("page-password")) }
                input id="password" type="password" name="password" required minlength="8" autocomplete=(if view.new { "new-password" } else { "current-password" });
                @if view.new { p.soft { (site.word("page-password-line")) } }
                button.btn.main { (site.word(button)) }
            }
            p.ways {
                @if view.new { a href="/sign-in" { (site.word("page-have-account")) } }
                @else { a href="/sign-up" { (site.word("page-no-account")) } a href="/recover" { (site.word("page-forgot")) } }
            }
        }
    };
    plain(site, &site.word(title), None, Place::Elsewhere, main)
}

/// A new password for somebody who has a recovery code; posted to `/recover`.
pub fn recover(site: &Site<'_>, name: &str, error: Option<&str>) -> Markup {
    let main = html! {
        div.narrow {
            h1 { (site.word("page-recover")) }
            p.soft { (site.word("page-recovery-line")) }
            (refusal(error))
            form.panel.stacked method="post" action="/recover" {
                (site.csrf())
                label for="name" { (site.word("page-name")) }
                input id="name" name="name" value=(name) required maxlength="40" autocomplete="username";
                label for="code" { (site.word("page-recover-code")) }
                input id="code" name="code" required maxlength="60" autocomplete="one-time-code" spellcheck="false";
                (new_password(site))
                button.btn.main { (site.word("page-recover")) }
            }
        }
    };
    plain(site, &site.word("page-recover"), None, Place::Elsewhere, main)
}

/// A guest comes back by a code; posted to `/back`.
pub fn way_back(site: &Site<'_>, code: &str, error: Option<&str>) -> Markup {
    let main = html! {
        div.narrow {
            h1 { (site.word("page-way-back")) }
            p.soft { (site.word("page-way-back-line")) }
            (refusal(error))
            form.panel.stacked method="post" action="/back" {
                (site.csrf())
                label for="code" { (site.word("page-way-back-code")) }
                input id="code" name="code" value=(code) required maxlength="60" autocomplete="off" spellcheck="false";
                button.btn.main { (site.word("page-way-back-button")) }
            }
        }
    };
    plain(site, &site.word("page-way-back"), None, Place::Elsewhere, main)
}

fn refusal(error: Option<&str>) -> Markup {
    html! { @if let Some(error) = error { section.ask.bad role="alert" { (icon("i-warn")) div.q { h2 { (error) } } } } }
}

fn new_password(site: &Site<'_>) -> Markup {
    html! {
        label for="new" { (site.word("page-new-password")) }
        input id="new" type="password" name="new" required minlength="8" autocomplete="new-password";
        p.soft { (site.word("page-password-line")) }
    }
}

/// What was done on the page of settings, or why it was not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done<'a> {
    Nothing,
    Saved,
    PasswordChanged,
    /// The recovery code, which is shown this once.
    Code(&'a str),
    Refused(&'a str),
}

/// What somebody has chosen; posted to `/settings`, `/settings/password` and `/settings/recovery`.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'a> {
    pub site: Site<'a>,
    pub done: Done<'a>,
}

pub fn settings(view: &Settings<'_>) -> Markup {
    let site = &view.site;
    let name = site.person.map_or("", |person| &person.name);
    let signed_in = site.person.is_some_and(|person| !person.guest);
    let theme = |value: Option<Theme>| site.theme == value;
    let main = html! {
        div.narrow {
            h1 { (site.word("page-settings")) }
            @match view.done {
                Done::Saved => p.right role="status" { (icon("i-check")) " " (site.word("page-saved")) },
                Done::PasswordChanged => p.right role="status" { (icon("i-check")) " " (site.word("page-password-changed")) },
                Done::Refused(why) => (refusal(Some(why))),
                Done::Nothing | Done::Code(_) => {}
            }
            form.panel.stacked method="post" action="/settings" {
                (site.csrf())
                label for="name" { (site.word("page-name")) }
                input id="name" name="name" value=(name) maxlength="40" autocomplete="nickname";
                label for="lang" { (site.word("page-language")) }
                select id="lang" name="lang" { option value="en" selected[site.lang == Lang::En] lang="en" { "English" } option value="cs" selected[site.lang == Lang::Cs] lang="cs" { "Česky" } }
                label for="theme" { (site.word("page-theme")) }
                select id="theme" name="theme" {
                    option value="system" selected[theme(None)] { (site.word("page-theme-system")) }
                    option value="light" selected[theme(Some(Theme::Light))] { (site.word("page-theme-light")) }
                    option value="dark" selected[theme(Some(Theme::Dark))] { (site.word("page-theme-dark")) }
                }
                (crate::chrome::paces(site, "pace"))
                label.check { input type="checkbox" name="sounds" value="yes" checked[site.sounds]; (site.word("page-sounds")) }
                label.check { input type="checkbox" name="motion" value="yes" checked[site.motion]; (site.word("page-motion")) }
                label.check { input type="checkbox" name="confirm" value="yes" checked[site.confirm]; (site.word("page-confirm")) }
                button.btn.main { (site.word("page-save")) }
            }
            p { (notify(site)) }
            @if signed_in { p { a href={ "/people/" (crate::cards::encoded(name)) } { (site.word("page-my-profile")) } } }
            @if signed_in { (password(view)) }
            @if signed_in { form method="post" action="/sign-out" { (site.csrf()) button.btn { (site.word("page-sign-out")) } } }
            @else {
                @if site.person.is_some() { (make_way_back(view)) }
                p { (site.word("page-guest-now")) " " a href="/sign-up" { (site.word("page-no-account")) } " " a href="/back" { (site.word("page-way-back")) } }
            }
        }
    };
    plain(site, &site.word("page-settings"), None, Place::Elsewhere, main)
}

/// A way back for a guest, should the browser forget.
fn make_way_back(view: &Settings<'_>) -> Markup {
    let site = &view.site;
    html! {
        form.panel.stacked method="post" action="/settings/recovery" {
            h2 { (site.word("page-way-back")) }
            (site.csrf())
            p.soft { (site.word("page-way-back-line")) }
            @if let Done::Code(code) = view.done {
                p.code role="status" { (site.word("page-recovery-code")) " " code { (code) } }
                p { a href={ "/back?code=" (code) } { (site.word("page-way-back-link")) } }
            }
            button.btn { (site.word("page-way-back-make")) }
        }
    }
}

/// Another password, and a way back in for who has forgotten it.
fn password(view: &Settings<'_>) -> Markup {
    let site = &view.site;
    html! {
        form.panel.stacked method="post" action="/settings/password" {
            h2 { (site.word("page-change-password")) }
            (site.csrf())
            label for="old" { (site.word("page-old-password")) }
            input id="old" type="password" name="old" required autocomplete="current-password";
            (new_password(site))
            button.btn { (site.word("page-change-password")) }
        }
        form.panel.stacked method="post" action="/settings/recovery" {
            h2 { (site.word("page-recovery")) }
            (site.csrf())
            p.soft { (site.word("page-recovery-line")) }
            @if let Done::Code(code) = view.done { p.code role="status" { (site.word("page-recovery-code")) " " code { (code) } } }
            button.btn { (site.word("page-recovery-make")) }
        }
    }
}

/// Somebody's results.
#[derive(Clone, Debug)]
pub struct PersonView<'a> {
    pub site: Site<'a>,
    pub name: &'a str,
    pub results: Vec<ResultRow>,
    /// Those played most first.
    pub opponents: Vec<OpponentRow>,
    pub games: Vec<FinishedRow>,
}

/// How somebody fares against somebody else.
#[derive(Clone, Debug)]
pub struct OpponentRow {
    pub name: String,
    /// Has a page of one's own.
    pub account: bool,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

/// One game in somebody's results.
#[derive(Clone, Debug)]
pub struct ResultRow {
    pub game: &'static dyn AnyGame,
    pub rating: Option<i32>,
    /// The rating after each rated game, the oldest first.
    pub course: Vec<i64>,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

pub fn person(view: &PersonView<'_>) -> Markup {
    let site = &view.site;
    let main = html! {
        h1 { (view.name) }
        section.panel {
            header.head { h2 { (site.word("page-results")) } }
            @if view.results.is_empty() { (empty(site, "i-star", "page-no-results", "page-no-results-line")) }
            @else {
                table.board-table {
                    thead {
                        tr {
                            @for key in ["page-game", "page-rating", "page-won", "page-drawn", "page-lost"] {
                                th scope="col" { (site.word(key)) }
                            }
                        }
                    }
                    tbody { @for row in &view.results { tr.{ "g-" (row.game.about().key) } {
                        th scope="row" { (emblem(row.game)) (speaker_of(row.game, site).word("game-name")) }
                        td { (row.rating.map_or("–".into(), |rating| rating.to_string())) } td { (row.won) } td { (row.drawn) } td { (row.lost) }
                    } } }
                }
            }
        }
        @if view.results.iter().any(|row| row.course.len() > 1) { (courses(view)) }
        @if !view.opponents.is_empty() { (opponents(view)) }
        section.panel {
            header.head { h2 { (site.word("page-history")) } }
            @if view.games.is_empty() { (empty(site, "i-replay", "page-no-replays", "page-no-replays-line")) }
            ul.rows { @for row in &view.games { (finished_row(site, row)) } }
        }
    };
    plain(site, view.name, None, Place::Elsewhere, main)
}

/// How ratings went, a picture a game.
fn courses(view: &PersonView<'_>) -> Markup {
    let site = &view.site;
    html! {
        section.panel {
            header.head { h2 { (site.word("page-rating-over-time")) } }
            div.courses {
                @for row in view.results.iter().filter(|row| row.course.len() > 1) {
                    div.{ "g-" (row.game.about().key) } { h3 { (emblem(row.game)) (speaker_of(row.game, site).word("game-name")) } (plot::ratings(site, &row.course)) }
                }
            }
        }
    }
}

fn opponents(view: &PersonView<'_>) -> Markup {
    let site = &view.site;
    html! {
        section.panel {
            header.head { h2 { (site.word("page-opponents")) } }
            table.board-table.opponents {
                thead { tr { @for key in ["page-opponent", "page-won", "page-drawn", "page-lost"] { th scope="col" { (site.word(key)) } } } }
                tbody {
                    @for row in &view.opponents {
                        tr {
                            th scope="row" { @if row.account { a href={ "/people/" (crate::cards::encoded(&row.name)) } { (row.name) } } @else { (row.name) } }
                            td { (row.won) } td { (row.drawn) } td { (row.lost) }
                        }
                    }
                }
            }
        }
    }
}

/// Asks the browser for leave to say when it is one's turn; shown by the script where it may be asked.
pub(crate) fn notify(site: &Site<'_>) -> Markup {
    html! { button.btn.quiet type="button" data-notify hidden { (icon("i-bell")) (site.word("page-notify")) } }
}

/// A place on the leader board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeaderRow {
    pub name: String,
    pub rating: i32,
    pub played: u32,
}

/// The best of each game.
pub fn leaders(site: &Site<'_>, boards: &[(&'static dyn AnyGame, Vec<LeaderRow>)]) -> Markup {
    let main = html! {
        h1 { (site.word("page-nav-leaders")) }
        div.two {
            @for (game, rows) in boards {
                section.panel.{ "g-" (game.about().key) } {
                    header.head { h2 { (emblem(*game)) (speaker_of(*game, site).word("game-name")) } }
                    @if rows.is_empty() { p.soft { (site.word("page-no-leaders")) } }
                    ol.ranks-list {
                        @for (i, row) in rows.iter().enumerate() {
                            li {
                                b { (i + 1) }
                                a href={ "/people/" (crate::cards::encoded(&row.name)) } { (row.name) }
                                span.rating { (row.rating) }
                                small { (site.say(&Phrase::new("page-games-played").number("n", row.played))) }
                            }
                        }
                    }
                }
            }
        }
    };
    plain(site, &site.word("page-nav-leaders"), None, Place::Leaders, main)
}
