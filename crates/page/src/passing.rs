//! Passing in advance: the control beside a window's question, and what stands. Forms like any other, without script too.

use crate::icon::icon;
use crate::table::Desk;
use crate::view::Asked;
use kernel::{Phrase, Stirs};
use maud::{Markup, html};
use referee::Standing;

/// What most people mean.
const USUAL: [Stirs; 2] = [Stirs::MY_TURN, Stirs::TOUCHED];

/// Beside a question: to pass in windows until something has happened, or not to be asked where one could only pass.
pub(crate) fn control(desk: &Desk<'_>, asked: &Asked) -> Markup {
    let n = &desk.namer;
    let empty = matches!(&asked.question.answers[..], [only] if only.id == "pass");
    let skips = desk.view.passing.skips;
    html! {
        @if asked.question.window || empty && !skips {
            details.until {
                summary.btn { (icon("i-bell")) span.wide { (n.word("page-pass-until")) } }
                div.panel {
                    @if asked.question.window {
                        form method="post" action=(desk.view.at("passing")) {
                            (desk.site.csrf())
                            fieldset {
                                legend { (n.word("page-pass-until")) }
                                @for stir in Stirs::ALL {
                                    label { input type="checkbox" name=(stir.id()) checked[USUAL.contains(&stir)]; (n.word(&format!("until-{}", stir.id()))) }
                                }
                            }
                            p { (n.word("page-pass-until-none")) }
                            button.btn.main { (n.word("page-pass-until-do")) }
                        }
                    }
                    @if !skips {
                        form method="post" action=(desk.view.at("skip")) {
                            (desk.site.csrf())
                            p { (n.word("page-skip-honest")) }
                            button.btn name="on" value="on" { (n.word("page-skip")) }
                        }
                    }
                }
            }
        }
    }
}

/// What stands, each with one press to take it back.
pub(crate) fn stands(desk: &Desk<'_>) -> Markup {
    let said = desk.view.passing;
    html! {
        @if let Some(until) = said.until {
            (strip(desk, &Phrase::new("passing-given").phrase("until", Standing::words(until)), "stop-passing", "page-stop-passing"))
        }
        @if said.passed { (strip(desk, &Phrase::new("passing-early"), "stop-passing", "page-stop-passing")) }
        @if said.skips { (strip(desk, &Phrase::new("passing-skips"), "skip", "page-ask-always")) }
    }
}

fn strip(desk: &Desk<'_>, words: &Phrase, verb: &str, key: &str) -> Markup {
    html! {
        section.ask.calm.stands aria-label=(desk.namer.word("page-pass-until")) data-stands=(verb) {
            (icon("i-bell"))
            div.q { p { (desk.namer.say(words)) } }
            (crate::question::post(desk, verb, key, "i-close", false))
        }
    }
}
