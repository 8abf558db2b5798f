//! A table's page: the others, the board, the question, my hand; beside them what I can do and what happened.

use crate::answers::{Choices, Here};
use crate::board::{board, card, large};
use crate::chrome::{document, logo, switches};
use crate::icon::{drawing, icon, symbols_of_content};
use crate::label::Namer;
use crate::replay::ReplayView;
use crate::view::TableView;
use crate::{list, log, menu, question, seats, turn};
use kernel::scene::Card;
use kernel::{Phrase, Seat, Viewer, Who};
use maud::{Markup, html};
use std::cell::Cell;
use std::collections::BTreeSet;

/// A table's whole page.
pub fn table(view: &TableView<'_>) -> Markup {
    let site = &view.site;
    let name = game_name(view);
    document(site, &name, Some(view.game.about()), html! { div.stage id="body" { (table_body(view)) } })
}

/// The part of a table's page that is replaced when something happens, with the symbols it uses: all but the shell.
pub fn table_body(view: &TableView<'_>) -> Markup {
    body(view, None)
}

/// The body of a table that is played, or of a moment that is played again.
pub(crate) fn body(view: &TableView<'_>, replay: Option<&ReplayView<'_>>) -> Markup {
    let names = view.names();
    let desk = Desk { replay, ..Desk::new(view, &names) };
    let seat = view.seat().map(|seat| seat.0.to_string());
    let eyes = view.seat().map_or(String::new(), |seat| format!("&seat={}", seat.letter()));
    let live = format!("/api/v1/tables/{}/live?detail=none{eyes}", view.id);
    let layout = html! {
        (top(&desk))
        main.layout id="main" .no-hand[view.scene.hand.is_empty()] .watching[view.seat().is_none()]
            data-seq=(view.seq) data-live=(live) data-body=(view.at("body")) data-seat=[seat]
            data-confirm[view.site.confirm] data-over[view.outcome.is_some()] {
            h1.sr { (game_name(view)) }
            (seats::others(&desk))
            (turn::turn(&desk))
            (board(&desk))
            @match replay {
                Some(replay) => (crate::replay::bar(replay)),
                None => (question::bar(&desk)),
            }
            (seats::mine(&desk))
            (hand(&desk))
            aside.a-side { (list::list(&desk)) (log::log(&desk)) }
            (dock(&desk))
        }
    };
    html! { (layout) (symbols_of_content(&layout)) }
}

pub(crate) fn game_name(view: &TableView<'_>) -> String {
    view.game.words().speaker(view.site.lang, &[]).word("game-name")
}

/// The top bar of a table.
fn top(desk: &Desk<'_>) -> Markup {
    let view = desk.view;
    let site = &view.site;
    let key = view.game.about().key;
    let has_cards = !view.game.cards().is_empty();
    html! {
        header.top {
            (logo(site))
            div.where {
                (drawing("", view.game.about().emblem)) span { (game_name(view)) }
                a.only-phone.phase href="#turn" { (turn::in_short(desk)) }
            }
            span.gap {}
            a.btn.quiet.wide href={ "/g/" (key) "/how" } { (icon("i-book")) (site.word("page-how")) }
            a.btn.quiet.wide href={ "/g/" (key) "/rules" } { (icon("i-log")) (site.word("page-rules")) }
            @if has_cards { a.btn.quiet.wide href={ "/g/" (key) "/cards" } { (icon("i-card")) (site.word("page-cards")) } }
            (switches(site))
            @if desk.replay.is_none() { (menu::menu(view)) }
        }
    }
}

fn hand(desk: &Desk<'_>) -> Markup {
    let hand = &desk.view.scene.hand;
    let label = desk.namer.say(&Phrase::new("page-hand").number("n", hand.len() as i64));
    let size = match hand.len() {
        0..=5 => "",
        6..=7 => "six",
        _ => "crowd",
    };
    html! {
        @if !hand.is_empty() {
            section.a-hand aria-label=(label) {
                ul.hand.(size) { @for card in hand { (card::medium_or_back(desk, card)) } }
            }
        }
    }
}

/// On a phone: the ways to the sheets.
fn dock(desk: &Desk<'_>) -> Markup {
    let n = &desk.namer;
    let count = desk.choices.all.len();
    let has_turn = !desk.view.scene.goals.is_empty() || !desk.view.scene.lasting.is_empty();
    html! {
        nav.dock aria-label=(n.word("page-table")) {
            a.btn.main[count > 0] href="#do" { (icon("i-list")) span { (n.word("what-can-i-do")) @if count > 0 { " · " (count) } } }
            @if has_turn { a.btn href="#turn" { (icon("i-star")) span { (n.word("page-goals")) } } }
            a.btn href="#log" { (icon("i-log")) span { (n.word("log")) } }
            @if desk.replay.is_none() && desk.view.may_undo() {
                form method="post" action=(desk.view.at("undo")) { (desk.view.site.csrf()) button.btn { (icon("i-undo")) span { (n.word("page-undo")) } } }
            }
        }
    }
}

/// What the parts of a table's page share.
#[derive(Debug)]
pub(crate) struct Desk<'a> {
    pub(crate) view: &'a TableView<'a>,
    pub(crate) namer: Namer<'a>,
    pub(crate) choices: Choices,
    /// Set while a game is played again.
    pub(crate) replay: Option<&'a ReplayView<'a>>,
    fresh: BTreeSet<String>,
    ids: Cell<usize>,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(view: &'a TableView<'a>, names: &'a [String]) -> Desk<'a> {
        let speaker = view.game.words().speaker(view.site.lang, names);
        let fresh = view.events.iter().filter(|e| e.seq >= view.new_from && e.audience.hears(view.viewer));
        let fresh = fresh.flat_map(|event| log::texts(&event.phrase)).collect();
        Desk {
            view,
            namer: Namer { speaker, seat: view.seat() },
            choices: Choices::of(view, &speaker),
            replay: None,
            fresh,
            ids: Cell::new(0),
        }
    }

    /// An id for the page, used once.
    pub(crate) fn next_id(&self, prefix: &str) -> String {
        self.ids.set(self.ids.get() + 1);
        format!("{prefix}-{}", self.ids.get())
    }

    /// An id for the page that stays the same while the scene's does.
    pub(crate) fn dom_id(&self, prefix: &str, id: &str) -> String {
        let id: String = id.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        format!("{prefix}-{id}")
    }

    /// Whose side is at the bottom.
    pub(crate) fn bottom(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => self.view.scene.seats.first().map(|panel| panel.seat),
        }
    }

    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.view.questions.iter().any(|asked| asked.question.who == Who::Seat(seat))
    }

    /// Whether something has happened at a place that the viewer has not seen yet.
    pub(crate) fn is_fresh(&self, place: &str) -> bool {
        self.fresh.contains(place)
    }

    /// "3 answers here"
    pub(crate) fn several(&self, here: &Here<'_>) -> String {
        let count = here.targets.len() + here.origins.len();
        self.namer.say(&Phrase::new("page-several").number("n", count as i64))
    }

    pub(crate) fn enlarge(&self, card: &Card) -> String {
        self.namer.say(&Phrase::new("page-enlarge").text("card", self.namer.card_name(card)))
    }

    /// A name that opens its card.
    pub(crate) fn zoom(&self, card: &Card, inside: Markup) -> Markup {
        let Card::Known(_) = card else { return inside };
        let id = self.next_id("big");
        html! {
            button.look type="button" popovertarget=(id) data-zoom=(id) { (inside) }
            (large::popover(self, card, &id))
        }
    }

    /// A rule's id, as a link to its words.
    pub(crate) fn rule(&self, id: &str) -> Markup {
        html! { a.rule-id href={ "/g/" (self.view.game.about().key) "/rules#" (id) } { (id) } }
    }

    /// Closes a bottom sheet without script.
    pub(crate) fn close(&self) -> Markup {
        html! { a.btn.quiet.sheet-close href="#board" aria-label=(self.namer.word("page-close")) { (icon("i-close")) } }
    }
}
