//! What a table that waits was set up with, changed by its host before the game begins.

use super::forms::{Fields, agreed};
use super::home::levels;
use super::site::{Guest, see};
use crate::problem::{Problem, Result};
use crate::table::{ClockRule, Options, UndoRule, set_up_anew};
use axum::extract::{Form, Path};
use axum::response::Response;
use kernel::Setup;
use page::NewTable;
use referee::AnyGame;
use store::{Status, TableId};

/// What stands in the form: how it is now.
struct Now {
    game: &'static dyn AnyGame,
    setup: Setup,
    options: Options,
}

async fn now(guest: &Guest, id: &str) -> Result<Now> {
    let me = guest.caller.someone()?.id.clone();
    let handle = guest.app.tables.get(&guest.app, &TableId(id.into())).await?;
    handle
        .look(move |owner| {
            if owner.row.host != me {
                return Err(Problem::not_yours());
            }
            if owner.row.status != Status::Open {
                return Err(Problem::conflict("started"));
            }
            let fold = &owner.fold;
            let (setup, options) = (fold.setup.clone(), fold.options.clone());
            Ok(Now { game: fold.game, setup, options })
        })
        .await?
}

/// The same as a form would say it.
fn fields(now: &Now) -> Fields {
    let clock = match now.options.clock {
        ClockRule::None => "none".into(),
        ClockRule::Live { seconds, .. } => (seconds / 60).to_string(),
        ClockRule::Days { days } => format!("{days}d"),
    };
    let increment = match now.options.clock {
        ClockRule::Live { increment, .. } => increment,
        ClockRule::None | ClockRule::Days { .. } => 10,
    };
    let undo = match now.options.undo {
        UndoRule::Free => "free",
        UndoRule::Consent => "ask",
        UndoRule::Never => "never",
    };
    let mut fields = vec![
        ("clock", clock),
        ("increment", increment.to_string()),
        ("undo", undo.into()),
        ("least_window", now.options.least_window_ms.to_string()),
    ];
    fields.extend((!now.options.closed).then(|| ("spectators", "yes".into())));
    fields.extend(now.options.hints.then(|| ("hints", "yes".into())));
    fields.into_iter().map(|(key, value)| (key.to_string(), value)).collect()
}

fn shown(guest: &Guest, id: &str, now: &Now, error: Option<String>) -> Response {
    let settings: Vec<(String, String)> =
        now.setup.settings().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let choices = now.game.about().choices(Some(&now.setup.mode), Some(now.setup.seats), &settings);
    let view = NewTable {
        site: guest.site(),
        game: now.game,
        preview: None,
        bots: levels(guest.lang()),
        choices,
        asked: &fields(now),
        error,
    };
    guest.page(page::change_options(&view, id))
}

pub(super) async fn options(guest: Guest, Path(id): Path<String>) -> Result<Response> {
    let now = now(&guest, &id).await?;
    Ok(shown(&guest, &id, &now, None))
}

pub(super) async fn change(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let now = now(&guest, &id).await?;
    let changed = agreed(now.game, &now.setup, &form, &now.options);
    let done = match changed {
        Ok((setup, options)) => set_up_anew(&guest.app, &TableId(id.clone()), &setup, &options).await,
        Err(problem) => Err(problem),
    };
    match done {
        Ok(()) => Ok(see(&format!("/t/{id}"), None)),
        Err(problem) if problem.field.is_some() => {
            let said = problem.body(guest.lang()).message;
            Ok(shown(&guest, &id, &now, Some(said)))
        }
        Err(problem) => Err(problem),
    }
}
