//! The ground every game stands on: rules are straight-line functions that ask, and anything may answer them.
//! It never looks inside a game, does no I/O, and has neither a clock nor randomness of its own.
//!
//! | word | meaning |
//! |---|---|
//! | [`Seat`] | a chair at the table; [`Who`] is a seat or Chance |
//! | [`Table`] | what a rule works on: the position, and whom to ask |
//! | [`Answer`] | one thing a seat may say: a game's `Pick`, a number, or *pass* |
//! | [`Source`] | where answers come from: a live table, a record, a search |
//! | [`Window`] | who may speak now and who has declined, kept in the position |
//! | [`Live`] | a table people sit at: checkpoint, answers since, events by audience |
//! | [`Phrase`] | something to be said, before it is said in a language |
//! | [`scene`] | what lies on the table, for whoever draws it |

#![warn(missing_docs)]

mod about;
mod answer;
mod choice;
mod deck;
mod eve;
mod feed;
mod game;
mod id;
mod imagine;
mod live;
mod luck;
mod named;
mod notation;
mod odds;
mod order;
mod phrase;
pub mod scene;
mod seat;
mod show;
mod source;
mod stirs;
mod table;
mod weights;
mod window;

pub use about::{About, BadSetup, Mode, Setting, Setup, Values};
pub use answer::{Answer, Because, Denied, Flow, Given, Picks, Question, Refused, Reply, Rule, Suspended};
pub use choice::{Choice, Choices, Possible};
pub use deck::{DeckCheck, DeckList, DeckSum, MAIN, Need, Violation};
pub use eve::{Eve, EveWish};
pub use game::{Game, Outcome, Playout, Style};
pub use id::Id;
pub use live::{Fault, Glimpse, Live, Told};
pub use luck::{Fortune, Luck};
pub use notation::{Facts, Line, Lines, Malformed, Number, parse_list};
pub use odds::at_least;
pub use order::{NoOrder, Order};
pub use phrase::{Arg, Phrase};
pub use seat::{Audience, MAX_SEATS, Seat, Viewer, Who};
pub use show::{CardFacts, Say, Show};
pub use source::{Asked, Rolled, Source};
pub use stirs::Stirs;
pub use table::{AsPick, Options, Table};
pub use weights::Weights;
pub use window::{NotAWindow, Window};
