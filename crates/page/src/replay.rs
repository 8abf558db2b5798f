//! A game played again: step, run, slider, jump to a turn, from each seat's side. A link leads to every moment.

use crate::chrome::{Site, document};
use crate::icon::icon;
use crate::plot::{self, Worth};
use crate::table::{game_name, parts};
use crate::view::TableView;
use kernel::{Phrase, Seat, Viewer};
use maud::{Markup, html};

/// A moment of a game; the table is what the viewer saw then.
#[derive(Clone, Debug)]
pub struct ReplayView {
    pub table: TableView,
    /// So many answers had been given, of so many.
    pub at: usize,
    pub of: usize,
    /// Where turns begin, and what they are called.
    pub turns: Vec<(usize, String)>,
    /// After which answer each event was told, by the event's number.
    pub moments: Vec<usize>,
    /// Whose eyes may be borrowed; the judge's once the game is over.
    pub viewers: Vec<Viewer>,
    /// Show what could have been answered.
    pub could: bool,
    /// What a bot thought of it afterwards, if it has.
    pub worth: Vec<Worth>,
    /// Whether there is a page about how it went: the game is over and was played here.
    pub summed_up: bool,
    /// What could not be read as it was said, and why it ends before its end.
    pub notes: Vec<String>,
    /// How its dice can be checked.
    pub proof: Option<String>,
}

pub fn replay(site: &Site<'_>, view: &ReplayView) -> Markup {
    let name = game_name(site, &view.table);
    let inside = html! { div.stage id="body" data-replay data-seq=(view.at) data-unseen=(view.table.new_from) { (parts(site, &view.table, Some(view)).whole()) } };
    document(site, &name, Some(view.table.game.about()), inside)
}

impl ReplayView {
    pub(crate) fn address(&self, to: usize, could: bool) -> String {
        let could = if could { "&could=yes" } else { "" };
        format!("/replay/{}?to={to}&seat={}{could}", self.table.id, viewer_code(self.table.viewer))
    }

    /// A link to the moment an event was told.
    pub(crate) fn moment_of(&self, seq: usize) -> Option<String> {
        self.moments.get(seq).map(|to| self.address(*to, self.could))
    }
}

fn viewer_code(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(Seat(seat)) => seat.to_string(),
        Viewer::Spectator => "none".into(),
        Viewer::Judge => "all".into(),
    }
}

/// Stands where the question stands at a table.
pub(crate) fn bar(site: &Site<'_>, view: &ReplayView) -> Markup {
    let step = |to: usize, sign: &str, key: &str, name: &str| {
        html! { a.btn href=(view.address(to, view.could)) data-step=(name) aria-label=(site.word(key)) title=(site.word(key)) { (icon(sign)) } }
    };
    let now = site.say(&Phrase::new("page-moment").number("at", view.at as i64).number("of", view.of as i64));
    html! {
        section.a-ask.panel.replay-bar id="ask" aria-label=(site.word("page-replay")) {
            div.replay {
                (step(0, "i-first", "page-first", "first"))
                (step(view.at.saturating_sub(1), "i-prev", "page-prev", "prev"))
                button.btn.main type="button" data-run aria-pressed="false" aria-label=(site.word("page-run")) title=(site.word("page-run")) { (icon("i-play")) (icon("i-pause")) }
                (step((view.at + 1).min(view.of), "i-next", "page-next", "next"))
                (step(view.of, "i-last", "page-last", "last"))
                form.slide method="get" action={ "/replay/" (view.table.id) } data-slide {
                    input type="hidden" name="seat" value=(viewer_code(view.table.viewer));
                    @if view.could { input type="hidden" name="could" value="yes"; }
                    input type="range" name="to" min="0" max=(view.of) value=(view.at) aria-label=(site.word("page-slider"));
                    @if !view.worth.is_empty() { (plot::worth(&site.word("page-chances"), &view.worth, view.table.sitters.len(), view.of)) }
                    noscript { button.btn { (site.word("page-show")) } }
                }
                span.of { b { (view.at) } " / " (view.of) span.sr { (now) } }
                select data-pace aria-label=(site.word("page-pace")) title=(site.word("page-pace")) { @for pace in ["0.5", "1", "2", "4"] { option value=(pace) selected[pace == "1"] { (pace) "×" } } }
                @let here = view.address(view.at, view.could);
                a.btn href=(here) data-copy=(here) aria-label=(site.word("page-link-moment")) title=(site.word("page-link-moment")) { (icon("i-link")) }
            }
            @for note in &view.notes { p.outdated role="note" { (icon("i-warn")) " " (note) } }
            @if let Some(proof) = &view.proof { p { small { (proof) } } }
            div.replay.more {
                @if !view.turns.is_empty() { (turns(site, view)) }
                (eyes(site, view))
                @if view.summed_up { a.btn.quiet href={ "/replay/" (view.table.id) "/summary" } { (icon("i-star")) (site.word("page-summary")) } }
                form method="post" action={ "/replay/" (view.table.id) "/play-on" } {
                    (site.csrf())
                    input type="hidden" name="to" value=(view.at);
                    button.btn.quiet { (icon("i-play")) (site.word("page-play-on")) }
                }
            }
        }
    }
}

fn turns(site: &Site<'_>, view: &ReplayView) -> Markup {
    let current = view.turns.iter().rposition(|(at, _)| *at <= view.at);
    html! {
        form method="get" action={ "/replay/" (view.table.id) } data-jump {
            input type="hidden" name="seat" value=(viewer_code(view.table.viewer));
            label { span.sr { (site.word("page-jump")) }
                select name="to" { @for (i, (at, name)) in view.turns.iter().enumerate() { option value=(at) selected[Some(i) == current] { (name) } } }
            }
            noscript { button.btn { (site.word("page-show")) } }
        }
    }
}

fn eyes(site: &Site<'_>, view: &ReplayView) -> Markup {
    let name = |viewer: Viewer| match viewer {
        Viewer::Seat(seat) => view.table.sitters.get(seat.index()).map_or_else(String::new, |s| s.name.clone()),
        Viewer::Spectator => site.word("page-eyes-none"),
        Viewer::Judge => site.word("page-eyes-all"),
    };
    html! {
        form method="get" action={ "/replay/" (view.table.id) } data-jump {
            input type="hidden" name="to" value=(view.at);
            label { (icon("i-eye")) span.sr { (site.word("page-eyes")) }
                select name="seat" { @for viewer in &view.viewers { option value=(viewer_code(*viewer)) selected[*viewer == view.table.viewer] { (name(*viewer)) } } }
            }
            noscript { button.btn { (site.word("page-show")) } }
        }
    }
}
