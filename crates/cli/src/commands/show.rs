//! `kamen show`: a position through somebody's eyes, as text or drawn.

use crate::args::Show;
use crate::output;
use command::{Common, Exit, input};
use draw::{Ink, Theme};
use serde_json::{Value, json};

pub(crate) fn run(common: &Common, show: &Show) -> Result<(), Exit> {
    let table = input::table(&show.position)?;
    let viewer = input::viewer(table.as_ref(), show.seat.as_deref())?;
    let names = referee::seat_names(table.as_ref(), common.lang);
    let speaker = table.game().words().speaker(common.lang, &names);
    let scene = table.scene(viewer);
    let picture = output::picture(table.as_ref(), &scene, viewer, speaker, 8);
    if let Some(file) = &show.svg {
        let theme = if show.dark { Theme::Dark } else { Theme::Light };
        std::fs::write(file, draw::svg(&picture, theme)).map_err(|e| Exit::refused(format!("svg {file}: {e}")))?;
    }
    let facts = table.facts(viewer);
    command::either(
        common,
        || {
            let facts: Value = facts.iter().map(|(name, value)| (name.to_string(), json!(value))).collect();
            json!({ "facts": facts, "scene": scene })
        },
        || anstream::print!("{}", draw::text(&picture, Ink::Colour)),
    );
    Ok(())
}
