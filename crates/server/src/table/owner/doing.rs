//! What people do at the table.

use super::writing::apart;
use super::{Deed, Owner};
use crate::now;
use crate::people;
use crate::problem::{Problem, Result};
use crate::table::fold::Open;
use crate::table::line::{Chatter, Line, Offer};
use crate::table::options::UndoRule;
use crate::table::tables;
use kernel::Seat;
use referee::Ending;
use store::{Status, TableId};

/// How often another process may be faster before we give up.
const TRIES: u32 = 8;
/// How much one seat may add to what the dice come from.
const WORDS: usize = 10;

impl Owner {
    pub(super) async fn carry_out(&mut self, deed: Deed) -> Result<u64> {
        match deed {
            Deed::Answer { seat, question, answer } => return self.answer(seat, &question, &answer).await,
            Deed::AnswerBy { person, named, question, answer } => {
                let seat = self.seat_of(&person, named.as_deref())?;
                return self.answer(seat, &question, &answer).await;
            }
            Deed::Start => self.start().await?,
            Deed::Undo { seat } => self.undo(seat).await?,
            Deed::OfferDraw { seat } => {
                if !self.fold.game.about().draws {
                    return Err(Problem::conflict("no-draws"));
                }
                self.playing()?;
                self.propose(seat, Offer::Draw).await?;
            }
            Deed::Rematch { seat } => {
                if self.fold.outcome().is_none() {
                    return Err(Problem::conflict("not-finished"));
                }
                if self.fold.next.is_none() {
                    self.propose(seat, Offer::Rematch).await?;
                }
            }
            Deed::Agree { seat, offer } => self.agree(seat, offer).await?,
            Deed::Decline { seat, offer } => {
                self.certainly(|owner| owner.offered(offer).map(|_| Line::Declined { seat: seat.0 })).await?;
            }
            Deed::Resign { seat } => {
                self.certainly(|owner| {
                    owner.playing()?;
                    owner.fold.ending(Ending::Resigned(seat)).map_err(|e| owner.refused(&e))
                })
                .await?;
            }
            Deed::Pass { seat, wish } => self.pass_until(seat, wish).await?,
            Deed::StopPassing { seat } => self.stop_passing(seat).await?,
            Deed::Name { seat, name } => {
                self.certainly(|owner| {
                    let others = owner.sitting.people().into_iter().filter(|other| *other != seat);
                    let mut called = others.map(|other| owner.fold.called(&owner.sitting, other));
                    if called.any(|other| people::look_alike(&name, other)) {
                        return Err(Problem::conflict("name-alike"));
                    }
                    Ok(Line::Named { seat: seat.0, name: name.clone() })
                })
                .await?;
            }
            Deed::Word { seat, word } => {
                self.certainly(|owner| {
                    let own = owner.fold.words.iter().filter(|added| added.seat == seat.letter()).count();
                    if owner.fold.outcome().is_some() {
                        return Err(Problem::conflict("finished"));
                    }
                    if own >= WORDS {
                        return Err(Problem::conflict("too-many-words"));
                    }
                    Ok(Line::Worded { seat: seat.0, word: word.clone() })
                })
                .await?;
            }
            Deed::Chat { from, person, name, text } => {
                let from = from.map_or(Chatter::Spectator(person), |seat| Chatter::Seat(seat.0));
                self.certainly(|_| Ok(Line::Chatted { from: from.clone(), name: name.clone(), text: text.clone() }))
                    .await?;
            }
        }
        Ok(self.fold.shown)
    }

    pub(super) fn refused(&self, error: &referee::Error) -> Problem {
        self.fold.table().map_or_else(|| Problem::broken(error), |table| Problem::refused(table, error))
    }

    pub(super) fn playing(&self) -> Result<()> {
        match self.fold.table() {
            None => Err(Problem::conflict("not-started")),
            // What does not fit the rules of today cannot be played on by them.
            Some(table) if table.outcome().is_some() || self.fold.misfit.is_some() => {
                Err(Problem::conflict("finished"))
            }
            Some(_) => Ok(()),
        }
    }

    /// Write a line that is meant whatever was written meanwhile, as long as it can be made.
    pub(super) async fn certainly(&mut self, line: impl Fn(&Owner) -> Result<Line>) -> Result<()> {
        for _ in 0..TRIES {
            let line = line(self)?;
            if self.write(vec![line]).await? {
                return Ok(());
            }
        }
        Err(Problem::conflict("busy"))
    }

    /// The number of the answer's last line, whatever follows from it.
    pub(super) async fn answer(&mut self, seat: Seat, question: &str, answer: &str) -> Result<u64> {
        // Better now than when it has been played: it would have to be taken back.
        if self.hurried && self.app.store.is_crowded() {
            return Err(Problem::overloaded());
        }
        // What another process wrote meanwhile may have left the question as it was: a word in chat.
        for _ in 0..TRIES {
            self.playing()?;
            let Some(pending) = self.fold.question(seat) else { return Err(Problem::conflict("not-asked")) };
            if self.fold.question_id(seat).is_none_or(|asked| asked != question) {
                return Err(Problem::conflict("stale-question"));
            }
            if self.keep_back(pending, answer).await? {
                return Ok(self.fold.shown);
            }
            if let Some(line) = self.play(seat, answer).await? {
                metrics::counter!("kamen_answers").increment(1);
                return Ok(line);
            }
        }
        Err(Problem::conflict("busy"))
    }

    pub(super) async fn start(&mut self) -> Result<()> {
        if self.fold.table.is_some() {
            return Err(Problem::conflict("started"));
        }
        if !self.sitting.is_full() {
            return Err(Problem::conflict("seats-empty"));
        }
        let lines = self.fold.opening(&mut self.dice()).map_err(Problem::broken)?;
        let started = self.store().set_status(&self.row.id, Status::Open, Status::Playing, self.now()).await?;
        self.hurried = false;
        self.row.status = Status::Playing;
        let _ = started; // a start that was cut short before its lines were written goes on here
        if self.write(lines).await? { Ok(()) } else { Err(Problem::conflict("started")) }
    }

    pub(super) async fn undo(&mut self, seat: Seat) -> Result<()> {
        self.playing()?;
        let to = self.fold.last_answer(seat).ok_or_else(|| Problem::conflict("nothing-to-undo"))?;
        let free = match self.fold.options.undo {
            UndoRule::Never => return Err(Problem::conflict("no-undo")),
            UndoRule::Consent => false,
            UndoRule::Free => apart(&self.fold, move |fold| fold.undo_is_free(seat, to, &mut now::luck())).await?,
        };
        if free {
            let done = self.write(vec![Line::Undone { seat: seat.0, to }]).await?;
            return if done { Ok(()) } else { Err(Problem::conflict("stale-question")) };
        }
        self.offer(seat, Offer::Undo { to }).await
    }

    /// Ask the others; who asks for what another offers agrees to it.
    pub(super) async fn propose(&mut self, seat: Seat, offer: Offer) -> Result<()> {
        match &self.fold.open {
            Some(open) if open.offer == offer && open.seat != seat => self.agree(seat, Some(open.id)).await,
            _ => self.offer(seat, offer).await,
        }
    }

    pub(super) async fn offer(&mut self, seat: Seat, offer: Offer) -> Result<()> {
        let open = Open { id: self.fold.seq + 1, seat, offer, agreed: vec![] };
        self.consent(Line::Offered { seat: seat.0, offer }, &open).await
    }

    /// The open offer, as long as it is the one that is meant.
    fn offered(&self, meant: Option<u64>) -> Result<&Open> {
        let open = self.fold.open.as_ref().ok_or_else(|| Problem::conflict("no-offer"))?;
        if meant.is_none_or(|id| id == open.id) { Ok(open) } else { Err(Problem::conflict("stale-offer")) }
    }

    pub(super) async fn agree(&mut self, seat: Seat, offer: Option<u64>) -> Result<()> {
        let mut open = self.offered(offer)?.clone();
        if open.seat == seat || open.agreed.contains(&seat) {
            return Err(Problem::conflict("no-offer"));
        }
        open.agreed.push(seat);
        self.consent(Line::Agreed { seat: seat.0 }, &open).await
    }

    /// Write an offer or an agreement, together with what comes of it where nobody else has to agree.
    pub(super) async fn consent(&mut self, line: Line, open: &Open) -> Result<()> {
        let settled = if self.waits(open) { None } else { Some(self.settle(open).await?) };
        let next = match &settled {
            Some(Line::Followed { table }) => Some(TableId(table.clone())),
            _ => None,
        };
        if self.write([line].into_iter().chain(settled).collect()).await? {
            return Ok(());
        }
        if let Some(next) = next {
            let _ = self.app.own.drop_table(&next).await?;
        }
        Err(Problem::conflict("busy"))
    }

    /// Whether somebody has yet to agree. Bots never object, nor does who also holds the offering seat.
    pub(super) fn waits(&self, open: &Open) -> bool {
        let owner = self.sitting.sitter(open.seat);
        let agrees = |seat: &Seat| self.sitting.sitter(*seat) == owner || open.agreed.contains(seat);
        !self.sitting.people().iter().all(agrees)
    }

    /// What comes of an offer everybody agrees to.
    pub(super) async fn settle(&self, open: &Open) -> Result<Line> {
        match open.offer {
            Offer::Undo { to } => Ok(Line::Undone { seat: open.seat.0, to }),
            Offer::Draw => {
                let accepted = open.agreed.last().copied().unwrap_or(open.seat);
                self.fold.ending(Ending::Agreed(accepted)).map_err(|e| self.refused(&e))
            }
            Offer::Rematch => Ok(Line::Followed { table: tables::rematch(&self.app, self).await? }),
        }
    }
}
