//! DT-TARGET-4, DT-TARGET-5: prisoners. They are in play and can be aimed at, but neither fight, act nor help anybody, for as
//! long as what holds them is there: a card that lies on them and says so, or what a keeper in play has left on them.

use crate::Board;
use crate::clause::{Clause, Event as Happens};
use crate::event::Event;
use crate::printed::{Sorts, Trait, Traits, sort};
use crate::rules::asking::whether;
use crate::rules::{combat, missions, table, triggers};
use crate::state::{At, Fate, Mark, PieceId, Side, State, Until};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

impl Clause {
    fn imprisons(&self) -> bool {
        matches!(self, Clause::Grants(gift) if gift.what.has(Trait::Imprisoned))
    }
}

impl State {
    /// What holds a prisoner: cards and what keepers have left on it.
    fn bonds(&self, id: PieceId) -> impl Iterator<Item = PieceId> + '_ {
        self.on(id).filter(|&on| holds(self, on))
    }

    pub(crate) fn is_imprisoned(&self, id: PieceId) -> bool {
        self.awake.gives(Traits::of(Trait::Imprisoned)) && self.bonds(id).next().is_some()
    }

    /// Whether it could be taken prisoner now: a warrior everybody has seen, and no prisoner yet.
    pub(crate) fn is_catchable(&self, id: PieceId) -> bool {
        self.is_there(id)
            && self.is_warrior(id)
            && !self.piece(id).is(Mark::Secret)
            && !self.is_missing(id)
            && !self.is_imprisoned(id)
    }

    /// Whom a card in play keeps.
    pub(crate) fn prisoners(&self, keeper: PieceId) -> impl Iterator<Item = PieceId> + '_ {
        self.warriors().filter(move |&id| self.bonds(id).any(|bond| self.piece(bond).about == Some(keeper)))
    }
}

/// Whether something is what holds a prisoner.
pub(crate) fn holds(state: &State, id: PieceId) -> bool {
    state.entry(id).iter().any(Clause::imprisons)
}

/// A card in play takes a prisoner: what its `Haunts` says lies on it until the keeper leaves play.
pub(crate) fn imprison(t: &mut Board<'_>, keeper: PieceId, whom: PieceId) -> Flow {
    let (face, by) = (t.state.face_of(keeper), t.state.controller(keeper));
    let bond = table::linger(t, face, by, At::On(whom), Until::About, 0);
    t.state.piece_mut(bond).about = Some(keeper);
    taken(t, whom, by)
}

/// A warrior has just become somebody's prisoner, by whatever lies on it.
pub(crate) fn taken(t: &mut Board<'_>, whom: PieceId, by: Seat) -> Flow {
    combat::withdraw(t, whom);
    let who = t.state.name(whom);
    t.tell(Audience::ALL, || Event::Imprisoned { who });
    let what = triggers::about(whom, by);
    missions::done(t, Happens::Imprisons, &what);
    triggers::all(t, Happens::Imprisons, what)
}

/// Another card in play keeps the prisoner from now on.
pub(crate) fn hand_over(t: &mut Board<'_>, whom: PieceId, keeper: PieceId) -> Flow {
    let old: SmallVec<[PieceId; 2]> = t.state.bonds(whom).collect();
    let (face, by) = (t.state.face_of(keeper), t.state.controller(keeper));
    let bond = table::linger(t, face, by, At::On(whom), Until::About, 0);
    t.state.piece_mut(bond).about = Some(keeper);
    old.into_iter().try_for_each(|bond| table::leave(t, bond, table::Pile::Graveyard))
}

/// Something is about to leave the table: if it is all that held a prisoner, the prisoner is free.
pub(crate) fn loosened(t: &mut Board<'_>, bond: PieceId) {
    let At::On(whom) = t.state.piece(bond).at else { return };
    if t.state.is_there(whom) && t.state.bonds(whom).all(|other| other == bond) && t.state.is_imprisoned(whom) {
        let who = t.state.name(whom);
        t.tell(Audience::ALL, || Event::Freed { who });
    }
}

/// Everything that lies on a prisoner, but what holds it, is discarded.
pub(crate) fn strip(t: &mut Board<'_>, whom: PieceId) -> Flow {
    let bonds: SmallVec<[PieceId; 2]> = t.state.bonds(whom).collect();
    let on: SmallVec<[PieceId; 8]> =
        t.state.on(whom).filter(|id| !bonds.contains(id) && !t.state.piece(*id).is_ghost()).collect();
    on.into_iter().try_for_each(|id| table::leave(t, id, table::Pile::Graveyard))
}

/// After a combat: a Doomtrooper that such a warrior of its player has wounded and not killed may be taken prisoner, if that
/// warrior survived; its attachments are discarded.
pub(crate) fn catch_wounded(t: &mut Board<'_>, me: PieceId, by: Sorts) -> Flow {
    let Some(combat) = t.state.combat().cloned() else { return Ok(()) };
    for side in Side::BOTH {
        let (Some(who), Some(whom)) = (combat.combatant(side), combat.struck[side as usize]) else { continue };
        let ours = t.state.controller(who) == t.state.controller(me) && t.state.is_a(who, by);
        let hit = combat.fates[side.other() as usize] == Fate::Wound;
        let caught = |s: &State| s.is_there(whom) && s.piece(whom).is(Mark::Wounded) && s.is_a(whom, sort::DOOMTROOPER);
        if ours && hit && caught(&t.state) {
            arrest(t, me, whom, Some(true))?;
        }
    }
    Ok(())
}

/// The one who is asked takes a prisoner, and may strip him where the text leaves it open.
pub(crate) fn arrest(t: &mut Board<'_>, keeper: PieceId, whom: PieceId, strips: Option<bool>) -> Flow {
    let (seat, face) = (t.state.controller(keeper), t.state.face_of(keeper));
    if !t.state.is_catchable(whom) || !whether(t, seat, face)? {
        return Ok(());
    }
    imprison(t, keeper, whom)?;
    let laden: SmallVec<[PieceId; 4]> = t.state.on(whom).filter(|&on| !t.state.piece(on).is_ghost()).collect();
    let strips = match strips {
        Some(so) => so,
        None => !laden.is_empty() && whether(t, seat, face)?,
    };
    if strips { strip(t, whom) } else { Ok(()) }
}
