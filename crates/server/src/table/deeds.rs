//! What is done at a table from outside its owner: taking and leaving seats, talking.

use super::Deed;
use super::Handle;
use super::owner::Owner;
use crate::App;
use crate::caller::Caller;
use crate::people;
use crate::problem::{Problem, Result};
use kernel::{Phrase, Seat, Viewer};
use store::{Claim, Person, PersonId, Sitter, Status, TableId};

impl Owner {
    /// A seat by the name the game gives it, or its letter.
    pub fn seat(&self, named: &str) -> Result<Seat> {
        let is = |s: &Seat| {
            self.fold.seat_id(s.0).eq_ignore_ascii_case(named) || named.eq_ignore_ascii_case(&s.letter().to_string())
        };
        Seat::all(self.fold.setup.seats).find(is).ok_or_else(Problem::not_found)
    }

    /// The named seat if it is the person's; without a name the first of them, one that is asked before others.
    pub fn seat_of(&self, person: &PersonId, named: Option<&str>) -> Result<Seat> {
        let mine = self.sitting.of(&person.0);
        match named {
            Some(named) => Some(self.seat(named)?).filter(|seat| mine.contains(seat)),
            None => mine.iter().copied().find(|s| self.fold.question(*s).is_some()).or(mine.first().copied()),
        }
        .ok_or_else(Problem::not_yours)
    }

    /// Whether somebody else here has a name that looks like this one.
    pub fn is_called_like_another(&self, person: &PersonId, name: &str) -> bool {
        let others = self.sitting.people().into_iter().filter(|seat| self.sitting.person(*seat) != Some(&person.0));
        others.into_iter().any(|seat| people::look_alike(name, self.fold.called(&self.sitting, seat)))
    }

    /// Through whose eyes a caller looks.
    pub fn viewer(&self, person: Option<&PersonId>, named: Option<&str>) -> Result<Viewer> {
        let mine = person.and_then(|id| self.seat_of(id, named).ok());
        match mine {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None if named.is_some() => Err(Problem::not_yours()),
            None if self.is_closed() => Err(Problem::not_yours()),
            None => Ok(Viewer::Spectator),
        }
    }
}

/// Take a seat for oneself or, as the host, for a bot. The last one begins the game.
pub(crate) async fn take_seat(
    app: &App,
    person: &Person,
    table: &TableId,
    seat: &str,
    bot: Option<&str>,
) -> Result<u64> {
    let handle = app.tables.get(app, table).await?;
    let (seat, me) = (seat.to_string(), person.id.clone());
    let name = person.name.clone();
    let (seat, host, seated, one_screen, status, alike) = handle
        .look(move |owner| {
            let seated = !owner.sitting.of(&me.0).is_empty();
            let alike = owner.is_called_like_another(&me, &name);
            Ok::<_, Problem>((
                owner.seat(&seat)?,
                owner.row.host.clone(),
                seated,
                owner.fold.options.one_screen,
                owner.row.status,
                alike,
            ))
        })
        .await??;
    if status != Status::Open {
        return Err(Problem::conflict("started"));
    }
    let sitter = match bot {
        Some(_) if host != person.id => return Err(Problem::not_yours()),
        Some(bot) => {
            crate::bots::named(bot).map_err(|why| Problem::bad("bot", why))?;
            Sitter::Bot(bot.into())
        }
        None if seated && !one_screen => return Err(Problem::conflict("seated")),
        None if alike => return Err(Problem::conflict("name-alike")),
        None => Sitter::Person(person.id.clone()),
    };
    if app.store.take_seat(table, seat.0, &sitter, app.now()).await? == Claim::Taken {
        return Err(Problem::conflict("seat-taken"));
    }
    let handle = handle.patient();
    handle.look_again().await?;
    if handle.look(|owner| owner.sitting.is_full()).await? {
        match handle.carry_out(Deed::Start).await {
            Err(problem) if problem.code != "started" => return Err(problem),
            _ => {}
        }
    }
    handle.look(|owner| owner.fold.shown).await
}

/// Leave a seat: free again before the game, given up in it, a bot's where the others play on.
pub(crate) async fn leave(app: &App, person: &Person, table: &TableId, seat: &str) -> Result<u64> {
    let handle = app.tables.get(app, table).await?;
    let (named, me) = (seat.to_string(), person.id.clone());
    let (seat, host, status) = handle
        .look(move |owner| {
            let seat = owner.seat(&named)?;
            Ok::<_, Problem>((seat, owner.row.host == me, owner.row.status))
        })
        .await??;
    let sits = |sitter: &Sitter| matches!(sitter, Sitter::Person(id) if *id == person.id);
    let sitter = handle.look(move |owner| owner.sitting.sitter(seat).cloned()).await?;
    let sitter = sitter.filter(|s| sits(s) || host && status == Status::Open && matches!(s, Sitter::Bot(_)));
    let sitter = sitter.ok_or_else(Problem::not_yours)?;
    if status == Status::Playing {
        match handle.carry_out(Deed::Resign { seat }).await {
            Ok(line) => return Ok(line),
            Err(problem) if problem.code == "refused" => {}
            Err(problem) => return Err(problem),
        }
        let bot = Sitter::Bot(bots::Bot::NAMES[1].into());
        let _ = app.store.change_seat(table, seat.0, Some(&sitter), Some(&bot), app.now()).await?;
    } else if status == Status::Open {
        let _ = app.store.leave_seat(table, seat.0, &sitter, app.now()).await?;
    }
    let handle = handle.patient();
    handle.look_again().await?;
    handle.look(|owner| owner.fold.shown).await
}

/// Say something at a table.
pub(crate) async fn chat(app: &App, person: &Person, table: &TableId, text: &str) -> Result<u64> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > 500 || text.chars().any(char::is_control) {
        return Err(Problem::bad("text", Phrase::new("problem-chat")));
    }
    app.gate.chat(&person.id.0)?;
    let handle = app.tables.get(app, table).await?;
    let me = person.id.clone();
    let viewer = handle.look(move |owner| owner.viewer(Some(&me), None)).await??;
    let from = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Judge => None,
    };
    let (person, name, text) = (person.id.0.clone(), person.name.clone(), text.to_string());
    handle.carry_out(Deed::Chat { from, person, name, text }).await?;
    // Who sees everything later does not count what was written meanwhile.
    handle.patient().look(move |owner| owner.fold_for(viewer).shown).await
}

/// The dice from here on are to depend on a word of this seat.
pub(crate) async fn add_word(handle: &Handle, seat: Seat, word: &str) -> Result<u64> {
    let word = word.trim().to_string();
    if word.is_empty() || word.chars().count() > 64 || word.contains('#') || word.chars().any(char::is_control) {
        return Err(Problem::bad("word", Phrase::new("problem-word")));
    }
    handle.carry_out(Deed::Word { seat, word }).await
}

/// Do not hear the person on a seat any more, here and elsewhere, or again.
pub(crate) async fn set_muted(app: &App, caller: &Caller, table: &TableId, seat: &str, mute: bool) -> Result<()> {
    let me = caller.someone()?;
    let handle = app.tables.get(app, table).await?;
    let named = seat.to_string();
    let whom = handle
        .look(move |owner| Ok::<_, Problem>(owner.sitting.person(owner.seat(&named)?).map(str::to_string)))
        .await?;
    let whom = whom?.ok_or_else(Problem::not_found)?;
    let mut muted = caller.muted();
    muted.retain(|id| *id != whom);
    if mute {
        muted.push(whom);
    }
    let mut settings: serde_json::Value = serde_json::from_str(&me.settings).unwrap_or_default();
    if !settings.is_object() {
        settings = serde_json::json!({});
    }
    settings["muted"] = serde_json::json!(muted);
    Ok(app.store.set_settings(&me.id, &settings.to_string()).await?)
}
