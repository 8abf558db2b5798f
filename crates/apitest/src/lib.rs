//! People at a server's tables, for tests: who comes in by the API's doors, asks, and hears what it is told, or what a
//! page of theirs would draw. Knows nothing of the server but its address, so it drives one in this process and one in
//! another alike.

mod contract;
mod ear;
mod person;
mod reply;
mod screen;

pub use ear::{Ear, Heard};
pub use person::{Pass, Person, send};
pub use reply::Reply;
pub use screen::{Drawn, Screen};

use kernel::Luck;
use serde_json::Value;

/// One of the answers a question offers; nothing where there is no question.
pub fn any_answer(state: &Value, luck: &mut Luck) -> Option<(String, String)> {
    let question = state.get("question")?;
    let answers = question["answers"].as_array()?;
    let chosen = &answers[luck.below(u32::try_from(answers.len()).ok()?) as usize];
    Some((question["id"].as_str()?.into(), chosen["id"].as_str()?.into()))
}
