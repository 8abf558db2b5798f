//! DT-ZONE, DT-CONTROL, DT-ATTACH: cards come to the table, lie on others, and leave it.

use crate::Board;
use crate::clause::{Clause, Do, Event as Happens, Moment};
use crate::event::Event;
use crate::printed::{Face, Just, Kind, Trait, sort};
use crate::rules::{combat, harm, missions, offers, prison, sides, triggers};
use crate::state::{Area, At, Cards, Fate, Frame, Happening, Harm, Mark, Piece, PieceId, Source, State, Thing, Until};
use ::cards::CardId;
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// Where a card goes that leaves the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pile {
    Graveyard,
    Sacrificed,
    Hand,
    Library,
}

/// Where a card goes that lies on one that leaves.
type With = fn(&State, PieceId) -> Pile;

impl State {
    /// Something new on the table, at the first free place; what lies on one card lies there in the order in which it came.
    pub(crate) fn lay(&mut self, piece: Piece) -> PieceId {
        let below = |p: &Piece| matches!(piece.at, At::On(_)) && p.exists() && p.at == piece.at;
        let from = self.pieces.iter().rposition(below).map_or(0, |last| last + 1);
        let free = self.pieces[from..].iter().position(|p| !p.exists());
        let at = free.map_or(self.pieces.len(), |place| from + place);
        if at == self.pieces.len() {
            self.pieces.push(piece);
        } else {
            self.pieces[at] = piece;
        }
        let id = PieceId(at as u16);
        self.awake.wake(id, &piece);
        id
    }

    /// A place is free again.
    pub(crate) fn clear(&mut self, id: PieceId) {
        // DT-COMMANDER-5: a unit goes on as long as there are copies of the card.
        for at in 0..self.pieces.len() as u16 {
            if self.pieces[usize::from(at)].exists() && self.pieces[usize::from(at)].about == Some(id) {
                self.pieces[usize::from(at)].about = self.heir(PieceId(at), id);
            }
        }
        *self.piece_mut(id) = Piece::nothing();
        self.forget(id);
        while self.pieces.last().is_some_and(|p| !p.exists()) {
            self.pieces.pop();
        }
        self.listen();
    }

    /// Its place may soon be another's: whatever spoke of it speaks of nobody.
    fn forget(&mut self, id: PieceId) {
        let gone = |who: &mut PieceId| {
            if *who == id {
                *who = PieceId::NOBODY;
            }
        };
        let none = |who: &mut Option<PieceId>| *who = who.filter(|&w| w != id);
        for play in &mut self.plays {
            none(&mut play.caster);
            for thing in &mut play.things {
                if let Thing::Piece(who) = thing {
                    gone(who);
                }
            }
            if let Source::Use(who, _) | Source::Under(who) = &mut play.from {
                gone(who);
            }
        }
        for combat in &mut self.combats {
            combat.pair.iter_mut().flatten().for_each(gone);
            combat.joined.retain(|(_, who)| *who != id);
            combat.jammed.retain(|who| *who != id);
            combat.arming.iter_mut().for_each(gone);
            combat.weapons.iter_mut().for_each(|used| used.retain(|w| *w != id));
            none(&mut combat.zone);
            none(&mut combat.must);
            combat.whom.iter_mut().for_each(gone);
            combat.struck.iter_mut().for_each(none);
        }
        self.harms.retain(|harm| harm.whom != id);
        self.harms.iter_mut().for_each(|harm| none(&mut harm.by));
        self.just.iter_mut().for_each(|just| none(&mut just.who));
        self.pieces.iter_mut().for_each(|piece| none(&mut piece.about));
        for frame in &mut self.frames {
            match frame {
                Frame::Actions(pool) => pool.only.iter_mut().for_each(gone),
                Frame::Sabotage(who, _) => gone(who),
                _ => {}
            }
        }
    }

    /// A card on the table lies on another one from now on.
    pub(crate) fn put_on(&mut self, id: PieceId, to: PieceId) {
        let by = self.controller(to);
        let piece = self.piece_mut(id);
        (piece.at, piece.by) = (At::On(to), by);
        // DT-VEHICLE-12: a vehicle that moves has nobody inside.
        piece.set(Mark::Inside, false);
        self.awake.attach(id);
    }

    /// A card into its owner's pile: DT-CONTROL-2.
    pub(crate) fn put_away(&mut self, card: CardId, pile: Pile) {
        match pile {
            Pile::Graveyard => self.graveyard.insert(card),
            Pile::Sacrificed => self.sacrificed.insert(card),
            Pile::Hand => self.hand.insert(card),
            Pile::Library => self.library[card.owner().index()].push(card.number()),
        }
    }

    /// A card out of whatever pile of its owner it is in.
    pub(crate) fn take_out(&mut self, card: CardId) {
        self.hand.remove(card);
        self.graveyard.remove(card);
        self.sacrificed.remove(card);
        self.sideboard.remove(card);
        self.library[card.owner().index()].remove(card.number());
    }

    /// The card with a face that leaves a hand or a pile, so that its number tells nothing.
    pub(crate) fn pull(&mut self, zone: Cards, face: Face) -> Option<CardId> {
        ::cards::pull(&mut self.faces, &self.known, zone.iter(), face)
    }
}

/// A card from anywhere comes into play, in sight of all.
pub(crate) fn enter(t: &mut Board<'_>, card: CardId, by: Seat, at: At) -> Flow<PieceId> {
    t.state.take_out(card);
    t.state.known.show(card, Audience::ALL);
    let id = t.state.lay(Piece::card(card, t.state.face(card), by, at));
    let what = t.state.name(id);
    match at {
        At::On(on) => {
            let to = t.state.name(on);
            t.tell(Audience::ALL, || Event::Attached { what: what.face.expect("seen by all"), to });
        }
        _ => t.tell(Audience::ALL, || Event::Came { what }),
    }
    if t.state.printed(id).sorts.any(sort::VEHICLE) && !t.state.is_warrior(id) {
        // Whether the driver gets in is asked where it is given; a card that is moved starts outside.
        t.state.piece_mut(id).set(Mark::Inside, false);
    }
    triggers::on(t, id, Happens::Enters)?;
    let what = triggers::about(id, by);
    if t.state.is_there(id) && t.state.face_of(id).listens(Moment::Becomes) {
        missions::done(t, Happens::AnyEnters, &what);
    }
    triggers::all(t, Happens::AnyEnters, what)?;
    Ok(id)
}

/// What a card leaves behind for a while.
pub(crate) fn linger(t: &mut Board<'_>, face: Face, by: Seat, at: At, until: Until, count: u8) -> PieceId {
    let mut ghost = Piece::ghost(face, by, at, until);
    ghost.count = count.min(i8::MAX as u8) as i8;
    t.state.lay(ghost)
}

/// A card leaves the table with all that lies on it, which is discarded: DT-WARRIOR-9, DT-ZONE-7, DT-ZONE-8.
pub(crate) fn leave(t: &mut Board<'_>, id: PieceId, pile: Pile) -> Flow {
    leave_with(t, id, pile, |_, _| Pile::Graveyard)
}

/// A card leaves the table, and a text says where each card goes that lies on it.
pub(crate) fn leave_with(t: &mut Board<'_>, id: PieceId, pile: Pile, with: With) -> Flow {
    if !t.state.is_there(id) {
        return Ok(());
    }
    let bearer = t.state.bearer(id);
    let turns = t.state.entry(id).iter().any(|c| c.moment() == Moment::Becomes);
    let back = t.state.sends_away(id);
    depart(t, id, pile, with)?;
    let Some(bearer) = bearer.filter(|&b| t.state.is_there(b)) else { return Ok(()) };
    if back {
        sides::comes_back(t, bearer)?;
    }
    if turns && t.state.is_there(bearer) {
        sides::changed(t, bearer)?;
    }
    Ok(())
}

/// It is gone, and what lay on it.
fn depart(t: &mut Board<'_>, id: PieceId, pile: Pile, with: With) -> Flow {
    let Some(card) = t.state.piece(id).card else {
        prison::loosened(t, id);
        t.state.clear(id);
        return Ok(());
    };
    triggers::on(t, id, Happens::Leaves)?;
    if !t.state.is_there(id) {
        return Ok(());
    }
    let goes = |c: &Clause| if let Clause::GoesTo(pile) = c { Some(*pile) } else { None };
    // DT-COVER-20: what is unrevealed says nothing.
    let own = t.state.entry(id).iter().find_map(goes).filter(|_| !t.state.piece(id).is(Mark::Secret));
    let pile = own.unwrap_or(pile);
    // What lasts as long as it is in play ends with it.
    expire(t, |piece| piece.until == Until::About && piece.about == Some(id))?;
    prison::loosened(t, id);
    combat::withdraw(t, id);
    // DT-VEHICLE-3: a driver is wounded when the vehicle is destroyed under him.
    let driver = t.state.bearer(id).filter(|_| t.state.piece(id).is(Mark::Inside));
    let crashes = matches!(pile, Pile::Graveyard | Pile::Sacrificed);
    let secret = t.state.piece(id).is(Mark::Secret);
    let on: SmallVec<[PieceId; 8]> = t.state.on(id).collect();
    for what in on {
        if t.state.is_there(what) {
            let goes = with(&t.state, what);
            depart(t, what, goes, with)?;
        }
    }
    t.state.clear(id);
    let face = t.state.face(card);
    let instead = face.entry().iter().any(|c| matches!(c, Clause::SacrificedInstead()));
    let pile = if instead && pile == Pile::Graveyard { Pile::Sacrificed } else { pile };
    t.state.put_away(card, pile);
    let owner = card.owner();
    match pile {
        // DT-COVER-21: unrevealed it goes face down.
        Pile::Graveyard if secret => t.tell(Audience::ALL, || Event::Threw { seat: owner, cards: 1 }),
        Pile::Graveyard => t.tell(Audience::ALL, || Event::Discarded { what: face, of: owner }),
        Pile::Sacrificed => {
            t.state.known.show(card, Audience::ALL);
            t.tell(Audience::ALL, || Event::Sacrificed { what: face, of: owner });
        }
        Pile::Hand if secret => {
            t.tell(Audience::only(owner), || Event::Returned { what: face, of: owner });
            t.tell(Audience::only(owner).others(), || Event::FetchedUnseen { seat: owner });
        }
        Pile::Hand => t.tell(Audience::ALL, || Event::Returned { what: face, of: owner }),
        Pile::Library => t.tell(Audience::ALL, || Event::ShuffledIn { what: face, of: owner }),
    }
    if own == Some(Pile::Library) {
        shuffle(t, owner)?;
    }
    if let (true, Some(seat)) = (crashes, t.state.doer) {
        let what = Happening { what: Just::Moved, seat, who: None, whom: Some(face), p: 0, d: 0, value: 0 };
        if matches!(face.kind(), Kind::Fortification | Kind::Warzone) {
            missions::done(t, Happens::AnyLeaves, &what);
        }
        triggers::all(t, Happens::AnyLeaves, what)?;
    }
    if crashes
        && let Some(driver) = driver
        && t.state.is_there(driver)
    {
        harm::harm(t, Harm { whom: driver, fate: Fate::Wound, by: None, earns: None, card: Some(face) });
    }
    Ok(())
}

/// A card effect discards something: not killing, so nobody earns points (DT-WARRIOR-10).
pub(crate) fn discard(t: &mut Board<'_>, id: PieceId) -> Flow {
    if t.state.is_there(id) && offers::acts_on(&t.state, Do::Discard, id).is_err() {
        return Ok(());
    }
    leave(t, id, Pile::Graveyard)
}

pub(crate) fn sacrifice(t: &mut Board<'_>, id: PieceId) -> Flow {
    if t.state.is_there(id) && t.state.has(id, Trait::NeverSacrificed) {
        return Ok(());
    }
    leave(t, id, Pile::Sacrificed)
}

/// DT-ZONE-4: what is shuffled nobody can tell apart any more.
pub(crate) fn shuffle(t: &mut Board<'_>, seat: Seat) -> Flow {
    let cards: Cards = t.state.library_of(seat).collect();
    t.state.known.keep(cards, Audience::NOBODY);
    t.shuffle(crate::Ask::Shuffle, |s| s.library[seat.index()].as_mut_slice())?;
    t.tell(Audience::ALL, || Event::Shuffled { seat });
    Ok(())
}

/// So many cards from the top of a library, as far as there are any: DT-TURN-7.
pub(crate) fn draw(t: &mut Board<'_>, seat: Seat, cards: u32) -> u8 {
    let mut drawn = 0;
    for _ in 0..cards {
        let Some(number) = t.state.library[seat.index()].take() else { break };
        let card = CardId::new(seat, number);
        t.state.hand.insert(card);
        let face = t.state.face(card);
        t.tell(Audience::only(seat), || Event::DrewCard { seat, face });
        drawn += 1;
    }
    if drawn > 0 {
        t.tell(Audience::only(seat).others(), || Event::Drew { seat, cards: drawn });
    }
    drawn
}

/// A card from the hand face down into the graveyard: its owner alone knows it.
pub(crate) fn throw_away(t: &mut Board<'_>, seat: Seat, face: Face) {
    let hand = t.state.hand_of(seat);
    // Which of the cards it was nobody else can tell, whoever has seen the hand.
    t.state.known.keep(hand, Audience::only(seat));
    let Some(card) = t.state.pull(hand, face) else { return };
    t.state.take_out(card);
    t.state.graveyard.insert(card);
    t.tell(Audience::only(seat), || Event::ThrewCard { seat, face });
    t.tell(Audience::only(seat).others(), || Event::Threw { seat, cards: 1 });
}

/// Everything that lasts no longer than this ends.
pub(crate) fn expire(t: &mut Board<'_>, over: impl Fn(&Piece) -> bool) -> Flow {
    let gone: SmallVec<[PieceId; 8]> = t.state.table().filter(|(_, p)| over(p)).map(|(id, _)| id).collect();
    for id in gone {
        if !t.state.is_there(id) {
            continue;
        }
        let (what, ghost) = (t.state.face_of(id), t.state.piece(id).is_ghost());
        triggers::on(t, id, Happens::Leaves)?;
        if ghost && t.state.is_there(id) {
            leave(t, id, Pile::Graveyard)?;
            t.tell(Audience::ALL, || Event::Expired { what });
        } else {
            leave(t, id, Pile::Graveyard)?;
        }
    }
    Ok(())
}

/// Until a turn of this player is over.
pub(crate) fn after_turn_of(seat: Seat) -> Until {
    Until::AfterTurnOf(seat)
}

/// It is his next turn that is meant: one that runs already does not count.
pub(crate) fn not_this_turn(t: &mut Board<'_>, ghost: PieceId, seat: Seat) {
    let running = t.state.active == seat;
    t.state.piece_mut(ghost).set(Mark::Used, running);
}

/// A card from a hand becomes a part of one on the table: its own text does nothing.
pub(crate) fn bury(t: &mut Board<'_>, card: CardId, by: Seat, under: PieceId) -> Flow {
    t.state.take_out(card);
    t.state.known.show(card, Audience::ALL);
    let mut piece = Piece::card(card, t.state.face(card), by, At::On(under));
    piece.set(Mark::Buried, true);
    t.state.lay(piece);
    let (what, to) = (t.state.face(card), t.state.name(under));
    t.tell(Audience::ALL, || Event::Attached { what, to });
    Ok(())
}

/// A card on the table lies on another one from now on.
pub(crate) fn move_onto(t: &mut Board<'_>, id: PieceId, to: PieceId) {
    if t.state.printed(id).traits.has(Trait::NeverMoved) {
        return;
    }
    let (what, whom) = (t.state.name(id), t.state.name(to));
    combat::withdraw(t, id);
    t.state.put_on(id, to);
    t.tell(Audience::ALL, || Event::Moved { what, to: whom });
}

/// A mission has another holder, and starts anew.
pub(crate) fn assign(t: &mut Board<'_>, mission: PieceId, to: At) {
    let what = t.state.name(mission);
    let piece = t.state.piece_mut(mission);
    (piece.at, piece.count) = (to, 0);
    match to {
        At::On(holder) => {
            t.state.awake.attach(mission);
            let to = t.state.name(holder);
            t.tell(Audience::ALL, || Event::Moved { what, to });
        }
        _ => t.tell(Audience::ALL, || Event::Came { what }),
    }
}

/// A card into its owner's library, which is shuffled.
pub(crate) fn shuffle_in(t: &mut Board<'_>, card: CardId) -> Flow {
    t.state.take_out(card);
    t.state.put_away(card, Pile::Library);
    let (what, of) = (t.state.face(card), card.owner());
    t.tell(Audience::ALL, || Event::ShuffledIn { what, of });
    shuffle(t, of)
}

/// A card from a hand into the graveyard in sight of all.
pub(crate) fn discard_from_hand(t: &mut Board<'_>, seat: Seat, face: Face) {
    let hand = t.state.hand_of(seat);
    let Some(card) = t.state.pull(hand, face) else { return };
    t.state.take_out(card);
    t.state.known.show(card, Audience::ALL);
    t.state.graveyard.insert(card);
    t.tell(Audience::ALL, || Event::Discarded { what: face, of: seat });
}

/// The area a warrior belongs to on somebody's side: DT-WARRIOR-1, DT-CONTROL-6.
pub(crate) fn home(state: &State, id: PieceId) -> Area {
    let sorts = state.sorts(id);
    match state.printed(id).area {
        Some(Area::Aside) => Area::Aside,
        // DT-AFFIL-6: whatever a cultist is now.
        Some(area) if sorts.any(sort::DOOMTROOPER_OR_LEGION) => area,
        Some(Area::Outpost) if sorts.any(sort::TRIBAL) => Area::Outpost,
        Some(Area::Kohort) if sorts.any(sort::DARK_LEGION) => Area::Kohort,
        _ if sorts.any(sort::DOOMTROOPER) => Area::Squad,
        _ if sorts.any(sort::DARK_LEGION) => Area::Kohort,
        Some(area) => area,
        None => Area::Squad,
    }
}

/// Something just happened that cards may answer in the next window.
pub(crate) fn note(t: &mut Board<'_>, happening: Happening) {
    t.state.just.push(happening);
}

/// Push a frame.
pub(crate) fn push(t: &mut Board<'_>, frame: Frame) {
    t.state.frames.push(frame);
}

/// Whether it is a card of a kind that lies on somebody or somewhere for good.
pub(crate) fn is_given(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Equipment
            | Kind::Fortification
            | Kind::Symmetry
            | Kind::Mission
            | Kind::Relic
            | Kind::Warzone
            | Kind::Ki
            | Kind::Beast
    )
}
