//! Bots at the server's tables.

use crate::caller::Caller;
use crate::problem::{Problem, Result};
use crate::table::Handle;
use crate::{App, now};
use bots::{Bot, Bounds};
use kernel::{Phrase, Seat};
use referee::AnyTable;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// What a bot of this name answers for a seat, from what the seat may know. Nothing if it cannot think.
pub(crate) fn think(table: &mut dyn AnyTable, seat: Seat, bot: &str, bounds: Bounds) -> Option<String> {
    let bot = bounded(bot.parse().ok()?, bounds);
    let start = tokio::time::Instant::now();
    let answer = table.bot_thinks(seat, bot, &mut now::luck()).ok()?;
    metrics::histogram!("kamen_bot_seconds").record(start.elapsed().as_secs_f64());
    Some(answer)
}

/// How much longer than it thinks a bot's answer takes in a window, so that one it need not think about takes as long.
const MARGIN: Duration = Duration::from_millis(100);

/// What the time of a bot's answer must not tell: what it could have done, where the others do not see that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// Everybody may see how long it thinks.
    Free,
    /// Every answer takes so long.
    Steady(Duration),
    /// There was nothing to think about, which is nobody's business: it takes as long as the last free answer did.
    Feigned,
}

impl Pace {
    pub(crate) fn of(table: &dyn AnyTable, seat: Seat, bot: &str, bounds: Bounds) -> Pace {
        let bot: Option<Bot> = bot.parse().ok().map(|bot| bounded(bot, bounds));
        match bot.and_then(|bot| bot.in_window()) {
            Some(longest) if table.is_window(seat) && !table.is_idle(seat) => Pace::Steady(longest + MARGIN),
            Some(_) if table.offered(seat).len() == 1 && !table.is_idle(seat) => Pace::Feigned,
            _ => Pace::Free,
        }
    }
}

/// The levels offered to people, and the usual one.
pub(crate) const LEVELS: &[&str] = &["easy", "medium", "hard"];
pub(crate) const USUAL: &str = "medium";

/// A bot as people may order it: how long and on how many threads one thinks is for the server to say.
pub(crate) fn named(name: &str) -> Result<Bot, Phrase> {
    let known = Bot::NAMES.into_iter().filter(|name| !name.contains(':'));
    match name.parse() {
        Ok(Bot::Search { .. }) | Err(_) => {
            Err(Phrase::new("problem-no-bot").text("word", name).text("known", known.collect::<Vec<_>>().join(", ")))
        }
        Ok(bot) => Ok(bot),
    }
}

/// A bot as far as the server lets it think. One that was ordered when people could still say how long it may is the
/// strongest of those with a name.
fn bounded(bot: Bot, bounds: Bounds) -> Bot {
    match bot {
        Bot::Search { .. } => Bot::Within(bots::Level::Hard, bounds),
        Bot::Level(level) | Bot::Within(level, _) => Bot::Within(level, bounds),
        Bot::Random | Bot::Greedy => bot,
    }
}

/// Think for a person: the best answers are marked on the page as long as the question is asked.
pub(crate) async fn hint(app: &App, handle: &Handle, caller: &Caller, seat: Seat) -> Result<()> {
    let (home, me) = (caller.home(app), &caller.someone()?.id);
    let asked = handle.look(move |owner| {
        let (fold, allowed) = (&owner.fold, owner.fold.options.hints);
        fold.question(seat).filter(|_| allowed).map(|p| p.id).zip(fold.table.clone())
    });
    let (question, table) = asked.await?.ok_or_else(|| Problem::conflict("no-hint"))?;
    let (reply, thought) = tokio::sync::oneshot::channel();
    let bounds = app.config.bots;
    let best = move || table.hint(seat, bounds, &mut now::luck()).ok().filter(|judged| !judged.is_empty());
    // Whoever closes the page, or asks no more, leaves the queue.
    let reply = Arc::new(Mutex::new(Some(reply)));
    let waits = reply.clone();
    let is_wanted = move || waits.lock().is_ok_and(|reply| reply.as_ref().is_some_and(|reply| !reply.is_closed()));
    let queued = app.thinkers.think(&home, &me.0, is_wanted, move || {
        let best = best();
        if let Some(reply) = reply.lock().ok().and_then(|mut reply| reply.take()) {
            let _ = reply.send(best);
        }
    });
    if !queued {
        return Err(Problem::conflict("busy"));
    }
    let answers = thought.await.ok().flatten().ok_or_else(|| Problem::conflict("no-hint"))?;
    handle.hint(seat, question, answers).await
}

#[cfg(test)]
mod tests {
    use super::{bounded, think};
    use bots::{Bot, Bounds};
    use kernel::{Luck, Seat};

    #[test]
    fn no_bot_of_old_thinks_as_long_as_somebody_once_wished() {
        let within = |name: &str| bounded(name.parse().expect("a bot"), Bounds::default());
        assert_eq!(within("search:3600s:64"), Bot::Within(bots::Level::Hard, Bounds::default()));
        assert_eq!(within("search:3600s:64"), within("hard"));
        assert_eq!(within("easy"), Bot::Within(bots::Level::Easy, Bounds::default()));
        assert_eq!(within("greedy"), Bot::Greedy);
    }

    /// A turn of many decisions has ten seconds in all, so what a bot has in mind must reach its next decision.
    #[test]
    fn a_copy_of_a_table_thinks_on_where_the_last_one_stopped() {
        let game = catalog::game("connect-four").expect("a game");
        let setup = game.about().setup(None, None, &[]).expect("the usual setup");
        let mut table = game.start(&setup).expect("a table");
        table.deal(&mut Luck::new(1)).expect("nobody is dealt anything");
        let seat = Seat(0);
        let mut copy = table.clone();
        let first = think(copy.as_mut(), seat, "medium", Bounds::default()).expect("an answer");
        let runs = copy.effort(seat).runs;
        let thoughts = copy.take_thoughts();
        assert!(runs > 0 && copy.effort(seat).runs == 0 && table.effort(seat).runs == 0);
        table.set_thoughts(thoughts);
        table.answer(&first).expect("a bot's answer is legal");
        assert_eq!(table.effort(seat).runs, runs, "it still has in mind what it thought");
    }
}
