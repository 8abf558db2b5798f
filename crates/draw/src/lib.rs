//! Draws any scene, for a terminal and as SVG. Knows no game: what it draws is all in the [`Picture`].

mod portrait;
pub mod said;
mod svg;
mod text;

use kernel::{Seat, scene::Scene};
use words::Speaker;

pub use portrait::{BadPortrait, portrait, portrait_name};
pub use svg::{Theme, has_symbol, seat_icon, svg, symbol};
pub use text::{Ink, text};

/// Everything that goes onto one screen.
#[derive(Debug)]
pub struct Picture<'a> {
    pub scene: &'a Scene,
    /// The game's name and its emblem in the sprite.
    pub title: String,
    pub emblem: &'a str,
    /// The game's own colour in the light and in the dark theme.
    pub colour: (&'a str, &'a str),
    pub speaker: Speaker<'a>,
    /// From whose side it is seen.
    pub seat: Option<Seat>,
    pub question: Option<Prompt>,
    /// Sentences, newest first.
    pub log: Vec<String>,
}

/// The question the viewer has to answer, or the one it waits for.
#[derive(Clone, Debug)]
pub struct Prompt {
    pub text: String,
    pub detail: Option<String>,
    /// Empty while somebody else is asked.
    pub answers: Vec<Choice>,
}

/// A legal answer, by the number that stands on the board and in the list.
#[derive(Clone, Debug)]
pub struct Choice {
    pub number: usize,
    pub text: String,
    pub consequence: Option<String>,
    /// The `id` of the element it points at.
    pub target: Option<String>,
    pub rare: bool,
}
