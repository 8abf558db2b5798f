//! An example: what lay there, what was answered, what came of it. A scenario of the game, played for this page, so it is true.

use crate::chrome::{Place, Site, plain};
use crate::figure::figure;
use crate::home::play_now;
use crate::label::Namer;
use crate::links::{ExampleLink, Links};
use crate::rules::head;
use kernel::Phrase;
use maud::{Markup, html};
use referee::{AnyGame, Example, Trial};
use words::Speaker;

/// One example on a page of its own.
pub fn example(site: &Site<'_>, game: &'static dyn AnyGame, shown: &Example, others: &[ExampleLink<'_>]) -> Markup {
    let links = Links::of(site, game, others);
    let title = site.word("page-example");
    let main = html! {
        (head(site, game, "page-rules"))
        section.panel.example {
            h2 { (title) }
            (told(site, game, shown))
            @for id in &shown.rules {
                @if let Some(rule) = links.book.rule(id) {
                    article.rule-text { (links.rule(id)) p { (links.text(&rule.text)) } }
                }
            }
            @if !shown.cards.is_empty() { p.chips { @for id in &shown.cards { (links.card(id)) " " } } }
        }
        (play_now(site, game, true))
    };
    plain(site, &format!("{}: {title}", links.words.word("game-name")), Some(game.about()), Place::Games, main)
}

/// The pictures and sentences of an example.
pub(crate) fn told(site: &Site<'_>, game: &'static dyn AnyGame, shown: &Example) -> Markup {
    let speaker = game.words().speaker(site.lang, shown.names(site.lang));
    let namer = Namer { speaker, seat: None };
    let changed = shown.before != shown.after;
    html! {
        div.pair {
            figure { (figure(&namer, &shown.before, &shown.about)) @if changed { figcaption { (site.word("page-before")) } } }
            @if changed { figure { (figure(&namer, &shown.after, &[])) figcaption { (site.word("page-after")) } } }
        }
        ul.plain { @for trial in &shown.trials { (tried(site, &speaker, trial)) } }
    }
}

fn tried(site: &Site<'_>, speaker: &Speaker<'_>, trial: &Trial) -> Markup {
    let all = |phrases: &[Phrase]| phrases.iter().map(|p| speaker.say(p)).collect::<Vec<_>>();
    html! {
        @match trial {
            Trial::Answered { seat, answer, events } => li {
                b { @if let Some(seat) = seat { (speaker.name(*seat)) ": " } (speaker.say(answer)) }
                @for said in all(events) { br; (said) }
            },
            Trial::Happened(events) => li { @for (i, said) in all(events).iter().enumerate() { @if i > 0 { br; } (said) } },
            Trial::Allowed(answers) => li { b { (site.word("page-allowed")) } " " (all(answers).join("; ")) "." },
            Trial::Refused { why, rule } => li {
                b { (site.word("page-not-allowed")) } " " (speaker.say(why))
                @if let Some(rule) = rule { " " span.rule-id { (rule) } }
            },
        }
    }
}
