//! How a finished game went, and where it turned.

use super::forms::Fields;
use super::replay::{Course, called_then, record};
use super::site::{Guest, see};
use crate::App;
use crate::analysis;
use crate::problem::{Problem, Result};
use crate::table::Sitting;
use axum::Router;
use axum::extract::{Form, Path};
use axum::response::Response;
use axum::routing::{get, post};
use kernel::{Phrase, Viewer};
use page::{Looked, SummaryView, Turned, Worth};
use store::{Status, TableId};

pub(super) fn router() -> Router<App> {
    Router::new().route("/replay/{id}/summary", get(summary)).route("/replay/{id}/analyse", post(analyse))
}

/// Sentences that are told of the end, and of a moment at which it turned.
const ENDING: usize = 6;
const TOLD: usize = 6;

async fn summary(guest: Guest, Path(id): Path<String>) -> Result<Response> {
    let table = finished(&guest, &id).await?;
    let text = record(&guest, &table).await?;
    let course = Course::read(text.clone(), usize::MAX).await?;
    let row = guest.app.store.table(&table).await?.ok_or_else(Problem::not_found)?;
    let (lang, then) = (guest.lang(), called_then(&guest.app, &table).await?);
    let names = Sitting(row.seats).names(
        course.table.seats(),
        || referee::seat_names(course.table.as_ref(), lang),
        &then,
        lang,
    );
    let looked = match (guest.app.store.analysis(&table).await?, guest.app.analyses.progress(&table)) {
        (Some(found), _) => looked(&text, &course, analysis::read(&found)).await?,
        (None, Some((done, of))) => Looked::At { done, of },
        (None, None) => Looked::NotYet,
    };
    let told = course.told(0, usize::MAX);
    let view = SummaryView {
        site: guest.site(),
        id: &id,
        game: course.table.game(),
        names,
        outcome: course.table.outcome(),
        last: course.table.scene(Viewer::Judge),
        ending: told[told.len().saturating_sub(ENDING)..].to_vec(),
        of: course.last(),
        looked,
    };
    Ok(guest.page(page::summary(&view)))
}

/// The moments at which it turned, as they were.
async fn looked(text: &str, course: &Course, worth: Vec<Worth>) -> Result<Looked> {
    let mut turned = vec![];
    for (before, after) in page::turning_points(&worth, usize::from(course.table.seats())) {
        let then = Course::read(text.into(), before.at).await?;
        let told: Vec<Phrase> = course.told(before.at + 1, after.at);
        turned.push(Turned {
            at: before.at,
            seat: before.seat,
            before: before.percent,
            after: after.percent,
            scene: then.table.scene(Viewer::Judge),
            told: told[told.len().saturating_sub(TOLD)..].to_vec(),
        });
    }
    Ok(Looked::Over { worth, turned })
}

async fn analyse(guest: Guest, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response> {
    guest.check(&form)?;
    let table = finished(&guest, &id).await?;
    let text = record(&guest, &table).await?;
    if guest.app.store.analysis(&table).await?.is_none() {
        analysis::begin(&guest.app, guest.caller.home(&guest.app), table, text)?;
    }
    Ok(see(&format!("/replay/{id}/summary#turned"), None))
}

/// A game that was played here to its end.
async fn finished(guest: &Guest, id: &str) -> Result<TableId> {
    let table = TableId(id.into());
    let row = guest.app.store.table(&table).await?.ok_or_else(Problem::not_found)?;
    if row.status == Status::Finished { Ok(table) } else { Err(Problem::conflict("not-finished")) }
}
