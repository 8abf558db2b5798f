//! How a finished game went: how it ended, with the last position, and where it turned, as a bot sees it afterwards.

use crate::chrome::{Place, Site, plain};
use crate::figure::figure;
use crate::home::speaker_of;
use crate::icon::{icon, seat_class, seat_shape};
use crate::label::Namer;
use crate::plot::{self, Worth};
use draw::said;
use kernel::scene::Scene;
use kernel::{Outcome, Phrase, Seat};
use maud::{Markup, html};
use referee::AnyGame;

#[derive(Clone, Debug)]
pub struct SummaryView<'a> {
    pub site: Site<'a>,
    pub id: &'a str,
    pub game: &'static dyn AnyGame,
    pub names: Vec<String>,
    pub outcome: Option<Outcome>,
    /// The table when it was over.
    pub last: Scene,
    /// What was told last.
    pub ending: Vec<Phrase>,
    /// So many answers were given.
    pub of: usize,
    pub looked: Looked,
}

/// Whether a bot has looked at the game.
#[derive(Clone, Debug)]
pub enum Looked {
    /// Posted to `/replay/{id}/analyse`, it does.
    NotYet,
    At {
        done: usize,
        of: usize,
    },
    Over {
        worth: Vec<Worth>,
        turned: Vec<Turned>,
    },
}

/// A moment after which the game was worth something else.
#[derive(Clone, Debug)]
pub struct Turned {
    pub at: usize,
    pub seat: Seat,
    pub before: u8,
    pub after: u8,
    pub scene: Scene,
    /// What happened then.
    pub told: Vec<Phrase>,
}

pub fn summary(view: &SummaryView<'_>) -> Markup {
    let site = &view.site;
    let name = speaker_of(view.game, site).word("game-name");
    let speaker = view.game.words().speaker(site.lang, &view.names);
    let namer = Namer { speaker, seat: None };
    let won = view.outcome.as_ref().map(|outcome| crate::question::result(&namer, outcome));
    let main = html! {
        h1 { (name) ": " (won.unwrap_or_else(|| site.word("page-summary"))) }
        section.panel.ending {
            header.head { h2 { (site.word("page-how-ended")) } a.btn href={ "/replay/" (view.id) } { (icon("i-replay")) (site.word("page-watch-replay")) } }
            div.pair {
                figure { (figure(&namer, &view.last, &[])) figcaption { (site.word("page-last-position")) } }
                div {
                    (standings(&namer, view))
                    ul.plain.told { @for phrase in &view.ending { li { (namer.say(phrase)) } } }
                }
            }
        }
        (looked(&namer, view))
    };
    plain(site, &format!("{name}: {}", site.word("page-summary")), Some(view.game.about()), Place::Replays, main)
}

/// What everybody had in the end, in numbers, those who did best first.
fn standings(namer: &Namer<'_>, view: &SummaryView<'_>) -> Markup {
    let mut panels: Vec<_> = view.last.seats.iter().collect();
    panels.sort_by_key(|panel| view.outcome.as_ref().map_or(0, |outcome| outcome.rank(panel.seat)));
    html! {
        ul.ended-seats {
            @for panel in panels {
                li.(seat_class(Some(panel.seat))) {
                    (seat_shape(panel.seat)) " " b { (namer.speaker.name(panel.seat)) }
                    @if view.outcome.as_ref().is_some_and(|outcome| outcome.rank(panel.seat) == 1) { " " (icon("i-crown")) }
                    dl {
                        @for counter in &panel.counters {
                            div { dt { (namer.say(&counter.label)) } dd { (said::minus(counter.value)) @if let Some(of) = counter.of { "/" (of) } } }
                        }
                        @for track in &panel.tracks { div { dt { (namer.say(&track.label)) } dd { (said::halves(track.value_in_halves)) } } }
                    }
                }
            }
        }
    }
}

fn looked(namer: &Namer<'_>, view: &SummaryView<'_>) -> Markup {
    let site = &view.site;
    let again = matches!(view.looked, Looked::At { .. }).then_some("1500");
    html! {
        section.panel id="turned" data-again=[again] {
            header.head { h2 { (site.word("page-turned")) } }
            @match &view.looked {
                Looked::NotYet => {
                    p { (site.word("page-analyse-line")) }
                    form method="post" action={ "/replay/" (view.id) "/analyse" } {
                        (site.csrf())
                        button.btn.main { (icon("i-hint")) (site.word("page-analyse")) }
                    }
                }
                Looked::At { done, of } => {
                    p role="status" { (site.say(&Phrase::new("page-analysing").number("done", *done as i64).number("of", *of as i64))) }
                    progress value=(done) max=(of) aria-label=(site.word("page-turned")) {}
                    noscript { a.btn href={ "/replay/" (view.id) "/summary" } { (site.word("page-update-choices")) } }
                }
                Looked::Over { worth, turned } => {
                    (course(site, namer, worth, view.names.len(), view.of))
                    @if turned.is_empty() { p { (site.word("page-turned-nowhere")) } }
                    ol.turns { @for one in turned { (turn(namer, view, one)) } }
                }
            }
        }
    }
}

/// The chances over time, and whose line is which.
fn course(site: &Site<'_>, namer: &Namer<'_>, worth: &[Worth], seats: usize, of: usize) -> Markup {
    let whose = if seats == 2 { 1 } else { seats as u8 };
    html! {
        (plot::worth(&site.word("page-chances"), worth, seats, of))
        p.legend { @for seat in Seat::all(whose) { span.(seat_class(Some(seat))) { (seat_shape(seat)) " " (namer.say(&Phrase::new("page-chances-of").seat("seat", seat))) } " " } }
    }
}

fn turn(namer: &Namer<'_>, view: &SummaryView<'_>, turned: &Turned) -> Markup {
    let changed = Phrase::new("page-turned-from").seat("seat", turned.seat).number("before", turned.before);
    html! {
        li {
            figure { (figure(namer, &turned.scene, &[])) }
            div {
                h3 { (namer.say(&changed.number("after", turned.after))) }
                ul.plain.told { @for phrase in &turned.told { li { (namer.say(phrase)) } } }
                a.btn href={ "/replay/" (view.id) "?to=" (turned.at) "&seat=all" } { (icon("i-replay")) (view.site.say(&Phrase::new("page-moment").number("at", turned.at as i64).number("of", view.of as i64))) }
            }
        }
    }
}
