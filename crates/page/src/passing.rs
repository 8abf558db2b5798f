//! Passing in advance: the control beside a window's question, and what stands. Forms like any other, without script too.

use crate::icon::icon;
use crate::table::Desk;
use crate::view::Asked;
use kernel::{EveWish, Phrase, Stirs};
use maud::{Markup, html};
use referee::{Advance, Standing};

/// What most people mean.
const USUAL: [Stirs; 2] = [Stirs::MY_TURN, Stirs::TOUCHED];

/// Beside a question: to pass in windows until something has happened, or not to be asked where one could only pass.
pub(crate) fn control(desk: &Desk<'_>, asked: &Asked) -> Markup {
    let n = &desk.namer;
    let empty = matches!(&asked.question.answers[..], [only] if only.id == "pass");
    let skips = desk.view.passing.skips;
    let title = n.word("page-pass-until");
    html! {
        @if asked.question.window || empty && !skips {
            button.btn type="button" popovertarget="until" aria-label=(title) { (icon("i-bell")) span.wide { (title) } }
            div.sheet.panel.until id="until" popover role="dialog" aria-label=(title) {
                header.head {
                    h2 { (title) }
                    button.btn.quiet type="button" popovertarget="until" popovertargetaction="hide" aria-label=(n.word("page-close")) { (icon("i-close")) }
                }
                @if asked.question.window {
                    form method="post" action=(desk.view.at("passing")) {
                        (desk.site.csrf())
                        @for stir in Stirs::ALL {
                            label.check { input type="checkbox" name=(stir.id()) checked[USUAL.contains(&stir)]; (n.word(&format!("until-{}", stir.id()))) }
                        }
                        p { (n.word("page-pass-until-none")) }
                        button.btn.main { (n.word("page-pass-until-do")) }
                    }
                }
                @if desk.view.passing.at_eve { (eves(desk)) }
                @if !skips {
                    form method="post" action=(desk.view.at("skip")) {
                        (desk.site.csrf())
                        p { (n.word("page-skip-windows-honest")) }
                        button.btn name="on" value="on" { (n.word("page-skip-windows")) }
                    }
                }
            }
        }
    }
}

/// Just before a combat one may say for good whether one wants to be asked there.
fn eves(desk: &Desk<'_>) -> Markup {
    let others = EveWish::ALL.into_iter().filter(|wish| Some(*wish) != desk.view.passing.eve);
    html! {
        @for wish in others {
            form method="post" action=(desk.view.at("eve")) {
                (desk.site.csrf())
                button.btn name="wish" value=(wish.id()) { (desk.namer.word(&format!("page-eve-{}", wish.id()))) }
            }
        }
    }
}

/// What stands, each with one press to take it back.
pub(crate) fn stands(desk: &Desk<'_>) -> Markup {
    let said = &desk.view.passing;
    html! {
        @if let Some(until) = said.until {
            (strip(desk, &Phrase::new("passing-given").phrase("until", Standing::words(until)), "stop-passing", "page-stop-passing"))
        }
        @if said.passed { (strip(desk, &Phrase::new("passing-early"), "stop-passing", "page-stop-passing")) }
        @if said.eve.is_some() { (strip(desk, &Advance::of_eves(said.eve), "eve", "page-eve-usual")) }
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
