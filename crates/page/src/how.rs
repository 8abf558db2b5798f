//! How to play, on one page: the game's own words where it has some (`how-goal`, `how-turn`, `how-dice`, `how-end`,
//! `how-tips`), and how the page itself is used.

use crate::board::areas::thrown;
use crate::chrome::{Place, Site, plain};
use crate::example::told;
use crate::figure::figure;
use crate::home::{play_now, speaker_of};
use crate::label::Namer;
use crate::rules::{head, marked_up};
use crate::things;
use kernel::scene::{Dice, Scene};
use maud::{Markup, html};
use referee::{AnyGame, Example};
use words::Speaker;

/// Under these words the faces of the die are drawn.
const DICE: &str = "how-dice";

const PARTS: [(&str, &str); 5] = [
    ("how-goal", "page-how-goal"),
    ("how-turn", "page-how-turn"),
    (DICE, "page-how-dice"),
    ("how-end", "page-how-end"),
    ("how-tips", "page-how-tips"),
];

/// `start` is what lies on the table when a game begins, `examples` are moves to look at.
pub fn how(site: &Site<'_>, game: &'static dyn AnyGame, start: Option<&Scene>, examples: &[Example]) -> Markup {
    let words = speaker_of(game, site);
    let about = game.about();
    let name = words.word("game-name");
    let parts: Vec<(&str, &str)> = PARTS.into_iter().filter(|(key, _)| words.knows(key)).collect();
    let main = html! {
        (head(site, game, "page-how"))
        p.lead { (words.word("game-line")) }
        @if let Some(scene) = start { (beginning(site, words, scene)) }
        div.how {
            @for (key, heading) in parts {
                section.panel {
                    h2 { (site.word(heading)) }
                    @if key == DICE { (faces(words, &game.die_faces())) }
                    (lines(&words.word(key)))
                }
            }
            @if about.modes.len() > 1 {
                section.panel {
                    h2 { (site.word("page-how-modes")) }
                    ul.plain {
                        @for mode in about.modes {
                            @let (least, most) = (mode.seats.start(), mode.seats.end());
                            li { b { (words.word(&format!("mode-{}", mode.key))) } " · " (least) @if least != most { "–" (most) } }
                        }
                    }
                }
            }
            section.panel { h2 { (site.word("page-how-here")) } (lines(&site.word("page-how-here-text"))) }
        }
        @if !examples.is_empty() {
            section.panel.moves {
                h2 { (site.word("page-how-looks")) }
                ol { @for shown in examples { li { (told(site, game, shown)) } } }
            }
        }
        section.panel.try {
            h2 { (site.word("page-how-try")) }
            p { (site.word("page-how-try-line")) }
            (play_now(site, game, true))
        }
    };
    plain(site, &format!("{name}: {}", site.word("page-how")), Some(about), Place::Games, main)
}

/// Every face of every die, as it is drawn at the table; where there are several kinds, each has its name.
fn faces(words: Speaker<'_>, kinds: &[Dice]) -> Markup {
    if kinds.len() > 1 {
        return thrown(&Namer { speaker: words, seat: None }, kinds);
    }
    let faces = kinds.iter().flat_map(|kind| &kind.dice);
    html! { p.dice { @for face in faces { (things::die(face, &words.say(&face.label))) } } }
}

/// The table as a game begins.
fn beginning(site: &Site<'_>, words: Speaker<'_>, scene: &Scene) -> Markup {
    html! {
        figure.beginning {
            (figure(&Namer { speaker: words, seat: None }, scene, &[]))
            figcaption { (site.word("page-how-start")) }
        }
    }
}

/// Lines that begin with a dash are a list, others are paragraphs.
pub(crate) fn lines(text: &str) -> Markup {
    let items: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut blocks: Vec<(bool, Vec<&str>)> = vec![];
    for line in items {
        let (listed, line) = line.strip_prefix("– ").map_or((false, line), |rest| (true, rest));
        match blocks.last_mut() {
            Some((true, list)) if listed => list.push(line),
            _ => blocks.push((listed, vec![line])),
        }
    }
    html! {
        @for (listed, lines) in blocks {
            @if listed { ul.plain { @for line in lines { li { (marked_up(line)) } } } }
            @else { @for line in lines { p { (marked_up(line)) } } }
        }
    }
}
