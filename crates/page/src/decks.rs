//! A deck as text, with the rules it breaks named at once; a link shares it. The pool beside it adds and takes cards.

use crate::cards::encoded;
use crate::chrome::{Place, Site, plain};
use crate::home::speaker_of;
use crate::icon::icon;
use crate::rules::head;
use kernel::{Malformed, Phrase, Violation};
use maud::{Markup, html};
use referee::AnyGame;

#[derive(Clone, Debug)]
pub struct DeckView<'a> {
    pub site: Site<'a>,
    pub game: &'static dyn AnyGame,
    pub text: &'a str,
    /// What the game says of it; `None` before it was checked.
    pub verdict: Option<Result<Vec<Violation>, Malformed>>,
}

/// The form goes to `/g/{game}/deck`: by GET with `deck` to check and share, by POST with `name` to keep it.
pub fn deck(view: &DeckView<'_>) -> Markup {
    let site = &view.site;
    let key = view.game.about().key;
    let words = speaker_of(view.game, site);
    let name = words.word("game-name");
    let legal = matches!(&view.verdict, Some(Ok(broken)) if broken.is_empty());
    let main = html! {
        (head(site, view.game, "page-deck"))
        div.deck {
            form.panel method="get" action={ "/g/" (key) "/deck" } data-deck {
                header.head { h2 { (site.word("page-your-deck")) } small { (site.word("page-deck-line")) } }
                label.sr for="deck" { (site.word("page-your-deck")) }
                textarea id="deck" name="deck" rows="22" spellcheck="false" autocomplete="off" { (view.text) }
                p.ways {
                    button.btn.main { (icon("i-check")) (site.word("page-check-deck")) }
                    @if !view.text.trim().is_empty() { a.btn href={ "/g/" (key) "/deck?deck=" (encoded(view.text)) } { (icon("i-link")) (site.word("page-share-deck")) } }
                    @if legal { a.btn href={ "/new/" (key) "?deck=" (encoded(view.text)) } { (icon("i-play")) (site.word("page-use-deck")) } }
                }
                (verdict(view))
            }
            section.panel.pool {
                header.head { h2 { (site.word("page-pool")) } }
                ul.rows data-filter {
                    @for card in view.game.cards() {
                        li.row data-card=(card.id) {
                            span { b { (words.say(&card.name)) } small { (words.say(&card.kind)) " · " code { (card.id) } } }
                            button.btn.quiet type="button" data-less hidden aria-label=(site.say(&Phrase::new("page-less").text("card", words.say(&card.name)))) { (icon("i-minus")) }
                            button.btn.quiet type="button" data-more hidden aria-label=(site.say(&Phrase::new("page-more").text("card", words.say(&card.name)))) { (icon("i-plus")) }
                        }
                    }
                }
            }
        }
    };
    plain(site, &format!("{name}: {}", site.word("page-deck")), Some(view.game.about()), Place::Games, main)
}

fn verdict(view: &DeckView<'_>) -> Markup {
    let site = &view.site;
    let key = view.game.about().key;
    let words = speaker_of(view.game, site);
    html! {
        div.verdict role="status" {
            @match &view.verdict {
                None => {},
                Some(Err(malformed)) => p.wrong { (icon("i-warn")) " " (malformed) },
                Some(Ok(broken)) if broken.is_empty() => p.right { (icon("i-check")) " " (words.word("deck-legal")) },
                Some(Ok(broken)) => ul {
                    @for Violation { rule, why } in broken {
                        li.wrong { (icon("i-warn")) " " (words.say(why)) " " a.rule-id href={ "/g/" (key) "/rules#" (rule) } { (rule) } }
                    }
                },
            }
        }
    }
}
