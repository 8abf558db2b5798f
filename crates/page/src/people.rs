//! People: sign in, settings, results, the leader board.

use crate::chrome::{Place, Site, Theme, plain};
use crate::home::{FinishedRow, emblem, empty, finished_row, speaker_of};
use crate::icon::icon;
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
            @if let Some(error) = view.error { section.ask.bad role="alert" { (icon("i-warn")) div.q { h2 { (error) } } } }
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
            p { @if view.new { a href="/sign-in" { (site.word("page-have-account")) } } @else { a href="/sign-up" { (site.word("page-no-account")) } } }
        }
    };
    plain(site, &site.word(title), None, Place::Elsewhere, main)
}

/// What somebody has chosen; posted to `/settings`.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'a> {
    pub site: Site<'a>,
    pub saved: bool,
}

pub fn settings(view: &Settings<'_>) -> Markup {
    let site = &view.site;
    let name = site.person.map_or("", |person| &person.name);
    let signed_in = site.person.is_some_and(|person| !person.guest);
    let theme = |value: Option<Theme>| site.theme == value;
    let main = html! {
        div.narrow {
            h1 { (site.word("page-settings")) }
            @if view.saved { p.right role="status" { (icon("i-check")) " " (site.word("page-saved")) } }
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
                label.check { input type="checkbox" name="sounds" value="yes" checked[site.sounds]; (site.word("page-sounds")) }
                label.check { input type="checkbox" name="motion" value="yes" checked[site.motion]; (site.word("page-motion")) }
                label.check { input type="checkbox" name="confirm" value="yes" checked[site.confirm]; (site.word("page-confirm")) }
                button.btn.main { (site.word("page-save")) }
            }
            @if signed_in { form method="post" action="/sign-out" { (site.csrf()) button.btn { (site.word("page-sign-out")) } } }
            @else { p { (site.word("page-guest-now")) " " a href="/sign-up" { (site.word("page-no-account")) } } }
        }
    };
    plain(site, &site.word("page-settings"), None, Place::Elsewhere, main)
}

/// Somebody's results.
#[derive(Clone, Debug)]
pub struct PersonView<'a> {
    pub site: Site<'a>,
    pub name: &'a str,
    pub results: Vec<ResultRow>,
    pub games: Vec<FinishedRow>,
}

/// One game in somebody's results.
#[derive(Clone, Debug)]
pub struct ResultRow {
    pub game: &'static dyn AnyGame,
    pub rating: Option<i32>,
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
        section.panel {
            header.head { h2 { (site.word("page-replays")) } }
            @if view.games.is_empty() { (empty(site, "i-replay", "page-no-replays", "page-no-replays-line")) }
            ul.rows { @for row in &view.games { (finished_row(site, row)) } }
        }
    };
    plain(site, view.name, None, Place::Elsewhere, main)
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
