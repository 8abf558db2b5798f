//! `kamen new`: a fresh game.

use crate::args::{Common, New};
use crate::exit::Exit;
use crate::{input, output};
use serde_json::json;

pub(crate) fn run(common: &Common, new: &New) -> Result<(), Exit> {
    let (game, setup) = input::setup(new)?;
    let mut table = input::start(common, game, &setup)?;
    table.deal(&mut input::luck(common.seed))?;
    let position = table.position();
    output::either(common, || json!({ "position": position }), || print!("{position}"));
    Ok(())
}
