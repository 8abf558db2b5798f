//! Plain lists: all games, all replays; and the page of a code that has to be typed.

use crate::chrome::{Place, Site, plain};
use crate::home::{FinishedRow, empty, finished_row, join_form, tile};
use crate::icon::icon;
use maud::{Markup, html};
use referee::AnyGame;

pub fn games(site: &Site<'_>, games: &[&'static dyn AnyGame]) -> Markup {
    let main = html! {
        h1 { (site.word("page-nav-games")) }
        ul.tiles { @for game in games { (tile(site, *game)) } }
    };
    plain(site, &site.word("page-nav-games"), None, Place::Games, main)
}

/// Finished games, and a record from a file (posted to `/replays` as `record`).
pub fn replays(site: &Site<'_>, rows: &[FinishedRow]) -> Markup {
    let main = html! {
        h1 { (site.word("page-replays")) }
        section.panel {
            @if rows.is_empty() { (empty(site, "i-replay", "page-no-replays", "page-no-replays-line")) }
            ul.rows { @for row in rows { (finished_row(site, row)) } }
        }
        form.panel.stacked method="post" action="/replays" enctype="multipart/form-data" {
            (site.csrf())
            label for="record" { (site.word("page-upload")) }
            input id="record" type="file" name="record" required;
            button.btn { (icon("i-replay")) (site.word("page-upload-button")) }
        }
    };
    plain(site, &site.word("page-replays"), None, Place::Replays, main)
}

/// Somebody has a code, or had a wrong one.
pub fn join(site: &Site<'_>, error: Option<&str>) -> Markup {
    let main = html! { div.narrow { h1 { (site.word("page-join")) } div.panel { (join_form(site, error)) } } };
    plain(site, &site.word("page-join"), None, Place::Elsewhere, main)
}
