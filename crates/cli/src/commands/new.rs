//! `kamen new`: a fresh game.

use command::{Common, Exit, New, input};
use serde_json::json;

pub(crate) fn run(common: &Common, new: &New) -> Result<(), Exit> {
    let (game, setup) = input::setup(new)?;
    let mut table = input::start(game, &setup)?;
    table.deal(&mut input::luck(common.seed)).map_err(|error| Exit::game(game, error))?;
    let position = table.position();
    command::either(common, || json!({ "position": position }), || print!("{position}"));
    Ok(())
}
