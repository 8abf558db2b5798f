//! The menu of a table: what is rarely wanted but has to be at hand.

use crate::icon::icon;
use crate::table::Desk;
use crate::view::{TakesBack, Wish};
use kernel::Phrase;
use maud::{Markup, html};

pub(crate) fn menu(desk: &Desk<'_>) -> Markup {
    let (site, view) = (desk.site, desk.view);
    let playing = is_playing(desk);
    html! {
        @if view.may_undo() { (post(desk, "undo", "page-undo", "i-undo", "btn quiet wide")) }
        @if view.hints && playing { (post(desk, "hint", "page-hint", "i-hint", "btn quiet wide")) }
        button.btn.quiet type="button" popovertarget="menu" aria-label=(site.word("page-menu")) { (icon("i-menu")) }
        (desk.part("menu", sheet(desk)))
    }
}

fn sheet(desk: &Desk<'_>) -> Markup {
    let (site, view) = (desk.site, desk.view);
    let playing = is_playing(desk);
    html! {
        div.sheet.panel.menu id="menu" popover {
            @if view.spectators > 0 { p.soft { (icon("i-eye")) " " (site.say(&Phrase::new("page-spectators").number("n", view.spectators))) } }
            @if view.one_screen { (post(desk, "cover", "page-cover", "i-eye-off", "btn quiet")) (names(desk)) }
            a.btn.quiet href={ "/g/" (view.game.about().key) "/how" } { (icon("i-book")) (site.word("page-how")) }
            a.btn.quiet href={ "/g/" (view.game.about().key) "/rules" } { (icon("i-log")) (site.word("page-rules")) }
            @if !view.game.cards().is_empty() { a.btn.quiet href={ "/g/" (view.game.about().key) "/cards" } { (icon("i-card")) (site.word("page-cards")) } }
            @if view.outcome.is_some() {
                a.btn.quiet href={ "/replay/" (view.id) } { (icon("i-replay")) (site.word("page-watch-replay")) }
                a.btn.quiet href=(view.at("record")) download { (icon("i-log")) (site.word("page-download")) }
            }
            @if view.gathering.is_none() {
                form method="post" action="/settings/pace" data-pace-switch {
                    (site.csrf())
                    input type="hidden" name="back" value=(site.here);
                    (crate::chrome::paces(site, "table-pace"))
                    noscript { button.btn { (site.word("page-save")) } }
                }
            }
            (crate::people::notify(site))
            button.btn.quiet type="button" popovertarget="help" { (icon("i-hint")) (site.word("page-help")) }
            @if playing && view.may_undo() {
                (post(desk, "undo", "page-undo", "i-undo", "btn quiet"))
                @if view.takes_back == TakesBack::Freely {
                    p.soft { (site.word(if view.one_screen { "page-undo-one-screen" } else { "page-undo-anything" })) }
                }
            }
            @if playing && view.hints { (post(desk, "hint", "page-hint", "i-hint", "btn quiet")) }
            @if playing && view.draw == Wish::Possible { (post(desk, "draw", "page-offer-draw", "i-swap", "btn quiet")) }
            @if playing {
                details.careful {
                    summary.btn.quiet { (icon("i-flag")) (site.word("page-resign")) }
                    p { (site.word("page-resign-sure")) }
                    (post(desk, "resign", "page-resign-yes", "i-flag", "btn"))
                }
            }
            @if view.outcome.is_some() || view.gathering.is_some() { (post(desk, "leave", "page-leave", "i-close", "btn quiet")) }
            (crate::chrome::language(site))
            a.btn.quiet href="/settings" { (icon("i-user")) (site.word("page-settings")) }
        }
    }
}

/// Several people at one screen say what they are called.
fn names(desk: &Desk<'_>) -> Markup {
    let (site, view) = (desk.site, desk.view);
    html! {
        details.careful id="names" {
            summary.btn.quiet { (icon("i-user")) (site.word("page-names")) }
            form.stacked method="post" action=(view.at("names")) {
                (site.csrf())
                @for (seat, sitter) in view.sitters.iter().enumerate().filter(|(_, s)| s.own) {
                    @let id = format!("name-{seat}");
                    label for=(id) { (site.say(&Phrase::new("page-seat-no").number("n", seat as i64 + 1))) }
                    input id=(id) name={ "name." (seat) } value=(sitter.name) minlength="2" maxlength="24" autocomplete="off";
                }
                button.btn { (site.word("page-save")) }
            }
        }
    }
}

fn is_playing(desk: &Desk<'_>) -> bool {
    let view = desk.view;
    view.outcome.is_none() && view.gathering.is_none() && view.seat().is_some()
}

fn post(desk: &Desk<'_>, verb: &str, key: &str, sign: &str, class: &str) -> Markup {
    html! {
        form method="post" action=(desk.view.at(verb)) data-verb=(verb) {
            (desk.site.csrf())
            button.(class) { (icon(sign)) (desk.site.word(key)) }
        }
    }
}
