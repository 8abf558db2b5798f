//! Bots at the server's tables.

use crate::problem::{Problem, Result};
use crate::table::Handle;
use crate::{App, now};
use bots::Bot;
use kernel::Seat;
use referee::AnyTable;

/// What a bot of this name answers for a seat, from what the seat may know. Nothing if it cannot think.
pub(crate) fn think(mut table: Box<dyn AnyTable>, seat: Seat, bot: &str) -> Option<String> {
    let bot: Bot = bot.parse().ok()?;
    let start = tokio::time::Instant::now();
    table.bot_answers(seat, bot, &mut now::luck()).ok()?;
    metrics::histogram!("kamen_bot_seconds").record(start.elapsed().as_secs_f64());
    table.replies().last().map(|(_, id, _)| id.clone())
}

/// The levels offered to people, and the usual one.
pub(crate) const LEVELS: &[&str] = &["easy", "medium", "hard"];
pub(crate) const USUAL: &str = "medium";

/// Think for a person: the best answers are marked on the page as long as the question is asked.
pub(crate) async fn hint(app: &App, handle: &Handle, seat: Seat) -> Result<()> {
    let asked = handle.look(move |owner| {
        let (fold, allowed) = (&owner.fold, owner.fold.options.hints);
        fold.question(seat).filter(|_| allowed).map(|p| p.id).zip(fold.table.clone())
    });
    let (question, table) = asked.await?.ok_or_else(|| Problem::conflict("no-hint"))?;
    let (reply, thought) = tokio::sync::oneshot::channel();
    let best = move || table.hint(seat, &mut now::luck()).ok().filter(|judged| !judged.is_empty());
    let queued = app.thinkers.think(move || drop(reply.send(best())));
    if !queued {
        return Err(Problem::conflict("busy"));
    }
    let answers = thought.await.ok().flatten().ok_or_else(|| Problem::conflict("no-hint"))?;
    handle.hint(seat, question, answers).await
}
