//! Every web page of Kamen as a function from plain data to HTML. Knows no game, no HTTP and no file; the server fills
//! in what it knows and serves what comes out, and every page works without script.
//!
//! Nothing here needs `unsafe-inline`: sizes that depend on data are classes or SVG attributes, never `style`.
//!
//! Where the pages lead. By GET: `/`, `/games`, `/replays`, `/join?code=`, `/new/{game}`, `/g/{game}` and its `/how`,
//! `/rules?q=`, `/examples/{id}`, `/cards?q=&kind=&group=&card=`, `/deck?deck=`; `/t/{table}` and its `/live`, `/record`;
//! `/replay/{table}?to=&seat=&could=` (`seat` is a number, `none` or `all`) and its `/summary`; `/people/leaders`, `/people/{name}`,
//! `/sign-in`, `/sign-up`, `/settings`; `/assets/{name}`; any of them with `lang=`.
//!
//! By POST, always with `csrf`: `/play-now/{game}`; `/tables` (fields in `new_table.rs`); `/t/{table}/` with `answer`
//! (`question`, `answer`), `undo`, `draw`, `rematch` (`reply` is `yes` or `no` when it answers a wish), `hint`, `resign`,
//! `leave`, `join`, `start`, `chat` (`text`), `names` (`name.0` …), `cover`, `uncover` (`seat`); `/replay/{table}/play-on` (`to`) and `/analyse`; `/replays`
//! (a file, `record`); `/sign-in` and `/sign-up` (`name`, `password`, `back`), `/sign-out`; `/settings` (`name`, `lang`,
//! `theme`, `sounds`, `motion`, `confirm`) and `/settings/theme` (`theme`, `back`). What the script expects of the live
//! connection stands at the top of `assets/script/page.js`.

mod answers;
mod assets;
mod board;
mod cards;
mod chrome;
mod decks;
mod error;
mod example;
mod figure;
mod handover;
mod home;
mod how;
mod icon;
mod kits;
mod label;
mod links;
mod list;
mod lists;
mod log;
mod menu;
mod mini;
mod new_table;
mod parts;
mod passing;
mod people;
mod plot;
mod portraits;
mod question;
mod replay;
mod room;
mod rules;
mod seats;
mod summary;
mod table;
mod talk;
mod things;
mod turn;
mod view;

pub use assets::{Asset, Assets};
pub use cards::{CardQuery, card_list, cards, encoded};
pub use chrome::{Pace, Person, Site, Theme};
pub use decks::{DeckView, deck, deck_part};
pub use error::{Trouble, trouble};
pub use example::example;
pub use handover::{HandOver, hand_over};
pub use home::{FinishedRow, HomeView, MyTable, OpenTable, RunningTable, home};
pub use how::how;
pub use links::ExampleLink;
pub use lists::{games, join, replays};
pub use new_table::{BotLevel, NewTable, change_options, new_table, value_word};
pub use parts::{News, Parts, Prints};
pub use people::{
    Done, LeaderRow, OpponentRow, PersonView, ResultRow, Settings, SignIn, leaders, person, recover, settings, sign_in,
    way_back,
};
pub use plot::{Worth, turning_points};
pub use replay::{ReplayView, replay};
pub use rules::rules;
pub use summary::{Looked, SummaryView, Turned, summary};
pub use table::{moment_parts, shown_card, table, table_parts};
pub use view::{Asked, ChatLine, Declined, Gathering, Notice, Passing, Sitter, SitterKind, TableView, TakesBack, Wish};
