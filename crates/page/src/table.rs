//! A table's page: the others, the board, the question, my hand; beside them what I can do and what happened.

use crate::answers::{Choices, Here};
use crate::board::card::is_two_sided;
use crate::board::fight::is_fight;
use crate::board::grid::hit;
use crate::board::{board, card, large};
use crate::chrome::{Site, document, logo, switches};
use crate::icon::{drawing, icon};
use crate::label::Namer;
use crate::parts::{Collector, Parts};
use crate::portraits::Portraits;
use crate::replay::ReplayView;
use crate::view::{TableView, TakesBack};
use crate::{list, log, menu, question, seats, talk, turn};
use draw::said::Found;
use kernel::scene::{Card, Scene, SeatPanel};
use kernel::{Arg, Phrase, Seat, Viewer, Who};
use maud::{Markup, html};
use referee::EventView;
use std::collections::BTreeSet;

/// A table's whole page.
pub fn table(site: &Site<'_>, view: &TableView) -> Markup {
    let parts = table_parts(site, view);
    let body = html! {
        div.stage id="body" data-seq=(view.seq) data-unseen=(view.new_from) data-print=(parts.prints().page()) { (parts.whole()) }
    };
    document(site, &game_name(site, view), Some(view.game.about()), body)
}

/// What changes on a table's page when something happens: all but the shell.
pub fn table_parts(site: &Site<'_>, view: &TableView) -> Parts {
    parts(site, view, None)
}

/// What is seen of a moment in passing: the seats, the turn and the board, with nothing to be done.
pub fn moment_parts(site: &Site<'_>, view: &TableView, scene: Scene) -> Parts {
    let view = TableView {
        scene,
        questions: vec![],
        events: vec![],
        hint: vec![],
        chat: vec![],
        gathering: None,
        id: view.id.clone(),
        sitters: view.sitters.clone(),
        passing: crate::view::Passing::default(),
        next: None,
        notice: None,
        ..*view
    };
    let names = view.names();
    let desk = Desk::new(site, &view, &names);
    let _ = seats::others(&desk);
    let _ = desk.part("turn", turn::turn(&desk));
    let _ = desk.part("board", board(&desk));
    let _ = seats::mine(&desk);
    desk.parts.into_parts(view.new_from)
}

/// The card that an event shows, as it is laid on the table.
pub fn shown_card(site: &Site<'_>, view: &TableView, event: &EventView) -> Option<Markup> {
    let verb = event.id.split(' ').next().unwrap_or_default();
    let shows = matches!(
        verb,
        "played"
            | "flared"
            | "summoned"
            | "lasting"
            | "revealed"
            | "cast"
            | "ai-cast"
            | "ai-drew"
            | "proclaimed"
            | "added"
    );
    let names = |arg: &Arg| match arg {
        Arg::Phrase(phrase) => Some(phrase.key.clone()),
        Arg::Text(_) | Arg::Number(_) | Arg::Seat(_) | Arg::List(_) | Arg::Choice(_) => None,
    };
    let named: Vec<String> = event.phrase.args.iter().filter_map(|(_, arg)| names(arg)).collect();
    let card = view.game.cards().into_iter().find(|card| shows && named.contains(&card.name.key))?;
    Some(crate::cards::shown(&view.game.words().speaker(site.lang, &[]), &card))
}

/// The parts of a table that is played, or of a moment that is played again.
pub(crate) fn parts(site: &Site<'_>, view: &TableView, replay: Option<&ReplayView>) -> Parts {
    let names = view.names();
    let desk = Desk { replay, ..Desk::new(site, view, &names) };
    let seat = view.seat().map(|seat| seat.0.to_string());
    let _ = desk.part("top", top(&desk));
    if let Some(gathering) = &view.gathering {
        let _ = desk.part("main", crate::room::room(&desk, gathering));
        return desk.parts.into_parts(view.new_from);
    }
    let hand = hand(&desk);
    let main = html! {
        main.layout id="main" .no-hand[hand.0.is_empty()] .watching[view.seat().is_none()]
            data-live=(view.at("live")) data-seat=[seat] data-confirm[site.confirm] data-armed=(desk.namer.word(armed(view.takes_back))) data-over[view.outcome.is_some()] {
            h1.sr { (game_name(site, view)) }
            (seats::others(&desk))
            (desk.part("turn", turn::turn(&desk)))
            (desk.part("board", board(&desk)))
            (desk.part("ask", match replay {
                Some(replay) => crate::replay::bar(site, replay),
                None => question::bar(&desk),
            }))
            (seats::mine(&desk))
            (hand)
            aside.a-side { (list::list(&desk)) (log::log(&desk)) }
            (desk.part("dock", dock(&desk)))
        }
    };
    let _ = desk.part("main", main);
    desk.parts.into_parts(view.new_from)
}

/// What is said before something is shown that cannot be unseen.
fn armed(takes_back: TakesBack) -> &'static str {
    match takes_back {
        TakesBack::Never => "page-armed-never",
        TakesBack::IfAgreed => "page-armed-consent",
        TakesBack::Freely => "page-armed-free",
    }
}

pub(crate) fn game_name(site: &Site<'_>, view: &TableView) -> String {
    view.game.words().speaker(site.lang, &[]).word("game-name")
}

/// The top bar of a table.
fn top(desk: &Desk<'_>) -> Markup {
    let (site, view) = (desk.site, desk.view);
    let key = view.game.about().key;
    let has_cards = !view.game.cards().is_empty();
    html! {
        header.top id="top" {
            (logo(site))
            div.where {
                (drawing("", view.game.about().emblem)) span { (game_name(site, view)) }
                @if view.gathering.is_none() { (desk.part("phase", html! { a.only-phone.phase id="phase" href="#turn" { (turn::in_short(desk)) } })) }
            }
            span.gap {}
            (talk::talk(desk))
            a.btn.quiet.wide href={ "/g/" (key) "/how" } { (icon("i-book")) (site.word("page-how")) }
            a.btn.quiet.wide href={ "/g/" (key) "/rules" } { (icon("i-log")) (site.word("page-rules")) }
            @if has_cards { a.btn.quiet.wide href={ "/g/" (key) "/cards" } { (icon("i-card")) (site.word("page-cards")) } }
            (switches(site))
            @if desk.replay.is_none() { (menu::menu(desk)) }
        }
    }
}

/// The units one leads, few and packs, in a row above the hand; in a fight they are on its board.
fn army(desk: &Desk<'_>) -> Markup {
    let units: Vec<&Card> = match is_fight(&desk.view.scene) {
        true => vec![],
        false => {
            desk.own_panel().map_or(vec![], |panel| panel.cards.iter().filter(|card| is_two_sided(card)).collect())
        }
    };
    html! {
        @if !units.is_empty() {
            ul.army { @for card in units { (unit(desk, card)) } }
        }
    }
}

fn unit(desk: &Desk<'_>, card: &Card) -> Markup {
    let id = draw::said::card_id(card);
    let here = desk.choices.here(&[id]);
    html! {
        li.spot.(here.classes()) data-ids=(id) {
            @if let Some(key) = here.key() { span.key.rare[here.is_rare()] aria-hidden="true" { (key) } }
            (hit(desk, &here, &desk.namer.card(card), Some(card), card::lying(&desk.namer, card)))
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
    let units = army(desk);
    if hand.is_empty() && units.0.is_empty() {
        return html! {};
    }
    let section = html! {
        section.a-hand id="hand" aria-label=(label) {
            (units)
            ul.hand.(size) { @for card in hand { (card::medium_or_back(desk, card)) } }
        }
    };
    desk.part("hand", section)
}

/// On a phone: the ways to the sheets.
fn dock(desk: &Desk<'_>) -> Markup {
    let n = &desk.namer;
    let count = desk.choices.all.len();
    let kept = desk.own_panel().filter(|panel| !panel.kits.is_empty()).map(|panel| panel.seat);
    let has_turn = !desk.view.scene.goals.is_empty() || !desk.view.scene.lasting.is_empty();
    html! {
        nav.dock id="dock" aria-label=(n.word("page-table")) {
            a.btn.main[count > 0] href="#do" { (icon("i-list")) span { (n.word("what-can-i-do")) @if count > 0 { " · " (count) } } }
            @if let Some(seat) = kept { a.btn href={ "#kits-" (seat.0) } aria-label=(n.word("page-kits")) { (icon("sg-castle")) span { (n.word("page-kits")) } } }
            @if has_turn { a.btn href="#turn" aria-label=(n.word("page-goals")) { (icon("i-star")) span { (n.word("page-goals")) } } }
            a.btn href="#log" aria-label=(n.word("log")) { (icon("i-log")) span { (n.word("log")) } }
            @if desk.replay.is_none() && desk.view.may_undo() {
                form method="post" action=(desk.view.at("undo")) { (desk.site.csrf()) button.btn aria-label=(n.word("page-undo")) { (icon("i-undo")) span { (n.word("page-undo")) } } }
            }
        }
    }
}

/// What the parts of a table's page share.
#[derive(Debug)]
pub(crate) struct Desk<'a> {
    pub(crate) site: &'a Site<'a>,
    pub(crate) view: &'a TableView,
    pub(crate) namer: Namer<'a>,
    pub(crate) choices: Choices,
    pub(crate) portraits: Portraits,
    /// Set while a game is played again.
    pub(crate) replay: Option<&'a ReplayView>,
    pub(crate) parts: Collector,
    fresh: BTreeSet<String>,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(site: &'a Site<'a>, view: &'a TableView, names: &'a [String]) -> Desk<'a> {
        let speaker = view.game.words().speaker(site.lang, names);
        let fresh = view.events.iter().filter(|e| e.seq >= view.new_from && e.audience.hears(view.viewer));
        let fresh = fresh.flat_map(|event| log::texts(&event.phrase)).collect();
        let portraits = Portraits::of(view.game);
        Desk {
            site,
            view,
            namer: Namer { speaker, seat: view.seat() },
            choices: Choices::of(view, &speaker, &portraits),
            portraits,
            replay: None,
            parts: Collector::default(),
            fresh,
        }
    }

    /// A part of the page: an element with this id, kept apart.
    pub(crate) fn part(&self, id: &str, element: Markup) -> Markup {
        self.parts.part(id, element)
    }

    /// The id of an element of the page that shows this element of the scene.
    pub(crate) fn key(&self, prefix: &str, id: &str) -> String {
        self.parts.key(prefix, id)
    }

    /// Whose side is at the bottom.
    pub(crate) fn bottom(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => self.view.scene.seats.first().map(|panel| panel.seat),
        }
    }

    /// What lies before them.
    pub(crate) fn own_panel(&self) -> Option<&SeatPanel> {
        self.view.scene.seats.iter().find(|panel| Some(panel.seat) == self.bottom())
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
        let id = self.key("big", draw::said::card_id(card));
        html! {
            button.look type="button" popovertarget=(id) data-zoom=(id) { (inside) }
            (large::popover(self, card, &id))
        }
    }

    /// What an element of the scene is called.
    pub(crate) fn name_of(&self, id: &str) -> String {
        match draw::said::found(&self.view.scene, id) {
            None => String::new(),
            Some(Found::Card(card)) => self.namer.card_name(card),
            Some(Found::Thing(thing)) => self.namer.thing(thing),
            Some(Found::Place(place)) => place.to_string(),
            Some(Found::Area(area)) => self.namer.say(&area.label),
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
