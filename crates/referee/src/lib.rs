//! Any game behind one door: positions, questions and answers as text, records, scenarios. Knows no game and no files.

mod ending;
mod error;
mod game;
mod open;
mod record;
mod scenario;
mod standing;
mod table;

pub use ending::Ending;
pub use error::{Error, ForbiddingCard, Refusal};
pub use game::{AnyGame, Erased};
pub use open::open;
pub use record::{Record, reply};
pub use scenario::{Failure, Scenario, run as run_scenario};
pub use standing::{Advance, Standing};
pub use table::{AnswerView, AnyTable, EventView, QuestionView, Thoughts, parse_who, seat_ids, seat_names};
