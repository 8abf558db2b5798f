//! Any game behind one door: positions, questions and answers as text, records, scenarios. Knows no game and no files.

mod chance;
mod ending;
mod error;
mod example;
mod game;
mod mending;
mod open;
mod print;
mod reading;
mod record;
mod replies;
mod said;
mod scenario;
mod sealed;
mod standing;
mod table;

pub use ending::Ending;
pub use error::{Error, ForbiddingCard, Refusal};
pub use example::{Example, Trial};
pub use game::{AnyGame, Erased};
pub use open::open;
pub use record::{Record, Replayed, Start, reply};
pub use replies::Replies;
pub use said::{How, Misfit, Moment, Read, Said};
pub use scenario::{Failure, Scenario, run as run_scenario};
pub use sealed::{Added, Sealed};
pub use standing::{Advance, Standing};
pub use table::{AnswerView, AnyTable, EventView, Passed, QuestionView, Thoughts, parse_who, seat_ids, seat_names};
