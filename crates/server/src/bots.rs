//! Bots at the server's tables.

use crate::now;
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
