//! DT-WARRIOR, DT-COVER, DT-PERSONALITY: warriors are added, hide, come out and are revealed.

use crate::clause::{Adding, Clause, Deed, Event as Happens, Moment};
use crate::event::Event;
use crate::printed::{Face, Just, Trait, sort};
use crate::query::{May, need, no};
use crate::rules::table::{self, Pile, home, note};
use crate::rules::{ending, points, transfer, triggers};
use crate::state::{Area, At, Happening, Mark, Piece, PieceId, State};
use crate::{Ask, Board, Pick};
use kernel::{Audience, Flow, Rule, Seat};
use smallvec::SmallVec;

/// How texts in play let a warrior be added: the kindest counts, unless one forbids it (DT-NEVER-5).
fn way(state: &State, seat: Seat, face: Face) -> (Adding, Option<Face>) {
    let mut best = (Adding::Plainly, None);
    for (source, clause) in state.clauses(Moment::Adds) {
        let Clause::LetsAdd(says) = clause else { continue };
        match says(state, source, seat, face) {
            Adding::Never => return (Adding::Never, Some(state.face_of(source))),
            Adding::Freely | Adding::Quickly if state.controller(source) != seat => {
                debug_assert!(false, "{}: a text that recruits speaks to its controller", state.face_of(source).id());
            }
            Adding::Freely => best.0 = Adding::Freely,
            Adding::Quickly if best.0 == Adding::Plainly => best.0 = Adding::Quickly,
            Adding::Quickly | Adding::Plainly | Adding::Openly => {}
        }
    }
    best
}

/// DT-WARRIOR-11: what adding a warrior costs.
pub(crate) fn price(state: &State, seat: Seat, face: Face) -> i32 {
    let printed = face.printed().ratings[3].map_or(0, i32::from);
    if way(state, seat, face).0 == Adding::Freely { 0 } else { printed }
}

/// Whether a card in play may let a player add warriors for no action: such a text speaks to its controller.
pub(crate) fn has_recruiter(state: &State, seat: Seat) -> bool {
    let mut listeners = state.among(state.awake.listeners(Moment::Adds));
    listeners.any(|(_, piece)| piece.by == seat && piece.listens(Moment::Adds))
}

/// A text lets a warrior be added for no action: DT-ACTION-17.
pub(crate) fn is_free(state: &State, seat: Seat, face: Face) -> bool {
    has_recruiter(state, seat)
        && match way(state, seat, face).0 {
            Adding::Quickly => true,
            Adding::Freely => state.active == seat && state.combats.is_empty() && state.actions().is_some(),
            Adding::Plainly | Adding::Openly | Adding::Never => false,
        }
}

/// DT-WARRIOR-1, DT-WARRIOR-2, DT-PERSONALITY-1, DT-TRANSFER-9, DT-TRANSFER-11
pub(crate) fn may_add(state: &State, seat: Seat, face: Face) -> May {
    let printed = face.printed();
    if state.purse(seat) < price(state, seat, face) {
        return no("DT-WARRIOR-2");
    }
    if printed.sorts.any(sort::PERSONALITY) {
        need(state.is_free(face), "DT-PERSONALITY-1")?;
    }
    if printed.area == Some(Area::Outpost) {
        transfer::may_stand(state, seat, printed.sorts)?;
    }
    may_join(state, seat, face)
}

/// Whether a warrior may come into play at all, whoever pays for it.
pub(crate) fn may_stand(state: &State, seat: Seat, face: Face) -> bool {
    let unique = face.printed().sorts.any(sort::PERSONALITY) && !state.is_free(face);
    !unique && may_join(state, seat, face).is_ok()
}

/// Texts of warriors in play, and its own, that keep somebody out.
fn may_join(state: &State, seat: Seat, face: Face) -> May {
    state.may_play(seat, face)?;
    if let (Adding::Never, by) = way(state, seat, face) {
        return Err(Rule("DT-NEVER-2").by(by.unwrap_or(face).id()));
    }
    let alone = |c: &Clause| matches!(c, Clause::OnlyIf(so) if !so(state, seat));
    if face.entry().iter().any(alone) { Err(Rule("DT-NEVER-2").by(face.id())) } else { Ok(()) }
}

/// DT-COVER-12, DT-COVER-17, DT-COVER-4
pub(crate) fn may_hide(state: &State, seat: Seat, face: Face) -> May {
    need(face.may_hide(), "DT-COVER-17")?;
    for (source, clause) in state.clauses(Moment::Adds) {
        if let Clause::LetsAdd(says) = clause
            && says(state, source, seat, face) == Adding::Openly
        {
            return Err(Rule("DT-COVER-17").by(state.face_of(source).id()));
        }
    }
    need(shows_itself(state, seat, None), "DT-COVER-4")
}

/// DT-COVER-4: whether a player has a warrior in play out of cover, beside one.
pub(crate) fn shows_itself(state: &State, seat: Seat, beside: Option<PieceId>) -> bool {
    let open = |id: PieceId| state.controller(id) == seat && !state.piece(id).is(Mark::Covered);
    state.warriors().any(|id| beside != Some(id) && open(id) && !state.is_missing(id))
}

/// DT-COVER-1, DT-COVER-4, DT-COVER-9, DT-VEHICLE-4
pub(crate) fn may_seek(state: &State, id: PieceId) -> May {
    let piece = state.piece(id);
    need(!piece.is(Mark::Covered), "DT-COVER-1")?;
    state.may_act(id)?;
    state.lacks(id, Trait::NoCover, "DT-COVER-9")?;
    state.lacks(id, Trait::NoVoluntaryCover, "DT-COVER-9")?;
    let drives = state.drives(id, sort::VEHICLE) && !state.has(id, Trait::DigsIn);
    need(!drives, "DT-VEHICLE-4")?;
    need(shows_itself(state, piece.by, Some(id)), "DT-COVER-4")?;
    state.may(Deed::Seek, id, "DT-COVER-9")
}

/// DT-COVER-10, DT-COVER-14
pub(crate) fn may_exit(state: &State, id: PieceId) -> May {
    let piece = state.piece(id);
    need(piece.is(Mark::Covered), "DT-COVER-10")?;
    if piece.is(Mark::Secret) {
        // DT-COVER-15 is nobody's wish, but it is allowed.
        return may_be_revealed(state, id);
    }
    state.may_act(id)
}

/// DT-PERSONALITY-1, DT-TRANSFER-11: whether there is room for one that nobody has seen yet.
fn may_be_revealed(state: &State, id: PieceId) -> May {
    let printed = state.printed(id);
    need(state.may_come(state.face_of(id)), "DT-PERSONALITY-1")?;
    if printed.area == Some(Area::Outpost) {
        transfer::may_stand(state, state.controller(id), printed.sorts)?;
    }
    Ok(())
}

/// DT-COVER-5: warriors in play and none of them out of cover.
pub(crate) fn all_covered(state: &State, seat: Seat) -> bool {
    let mut mine = state.warriors().filter(|&id| state.controller(id) == seat && !state.is_missing(id)).peekable();
    mine.peek().is_some() && mine.all(|id| state.piece(id).is(Mark::Covered))
}

/// DT-WARRIOR-1: paid and put into its area.
pub(crate) fn add(t: &mut Board<'_>, seat: Seat, face: Face) -> Flow {
    let hand = t.state.hand_of(seat);
    let Some(card) = t.state.pull(hand, face) else { return Ok(()) };
    let d = price(&t.state, seat, face);
    if challenged(t, seat, face, None)? {
        return Ok(());
    }
    let area = choose_area(t, seat, face)?;
    points::pay(t, seat, d);
    put(t, card, seat, area)?;
    triggers::all(t, Happens::Played, triggers::about(PieceId(0), seat))
}

/// Erwin Stahler may join either side.
fn choose_area(t: &mut Board<'_>, seat: Seat, face: Face) -> Flow<Area> {
    let area = face.printed().area.unwrap_or(Area::Squad);
    let sorts = face.printed().sorts;
    if !(sorts.any(sort::DARK_LEGION) && sorts.any(sort::DOOMTROOPER) && !sorts.any(sort::TRIBAL)) {
        return Ok(area);
    }
    let both = [Area::Squad, Area::Kohort];
    let pick: Pick = t.choose(seat, Ask::Target(face), |_, o| o.extend(both.map(|a| Pick::Area(seat, a))))?;
    Ok(if let Pick::Area(_, area) = pick { area } else { area })
}

/// A warrior comes into play, by whatever way.
pub(crate) fn put(t: &mut Board<'_>, card: ::cards::CardId, seat: Seat, area: Area) -> Flow<PieceId> {
    t.state.take_out(card);
    t.state.known.show(card, Audience::ALL);
    let face = t.state.face(card);
    let id = t.state.lay(Piece::card(card, face, seat, At::In(seat, area)));
    arrive(t, id, area)?;
    Ok(id)
}

fn arrive(t: &mut Board<'_>, id: PieceId, area: Area) -> Flow {
    let seat = t.state.controller(id);
    if area == Area::Outpost {
        // DT-TRANSFER-2
        t.state.outposts_open = true;
    }
    ending::relieve(t, seat);
    let who = t.state.name(id);
    t.tell(Audience::ALL, || Event::Added { who, area });
    let whom = Some(t.state.face_of(id));
    let happening = Happening { what: Just::Added, seat, who: Some(id), whom, p: 0, d: 0, value: 0 };
    note(t, happening);
    triggers::on(t, id, Happens::Enters)?;
    triggers::all(t, Happens::Added, happening)
}

/// DT-COVER-12: face down, aside, not paid yet.
pub(crate) fn hide(t: &mut Board<'_>, seat: Seat, face: Face) -> Flow {
    let hand = t.state.hand_of(seat);
    // Whoever has seen the hand cannot tell which of its cards it is.
    t.state.known.keep(hand, Audience::only(seat));
    let Some(card) = t.state.pull(hand, face) else { return Ok(()) };
    t.state.take_out(card);
    let mut piece = Piece::card(card, t.state.face(card), seat, At::In(seat, Area::Aside));
    piece.set(Mark::Covered, true);
    piece.set(Mark::Secret, true);
    let last = unrevealed(&t.state).max();
    let id = t.state.lay(piece);
    // A free place may lie before those who were hidden earlier.
    t.state.piece_mut(id).note = last.map_or(0, |(round, place)| round.saturating_add(u8::from(id < place)));
    ending::relieve(t, seat);
    let who = t.state.name(id);
    t.tell(Audience::only(seat), || Event::HidCard { seat, face });
    t.tell(Audience::ALL, || Event::AddedHidden { who });
    triggers::all(t, Happens::Played, triggers::about(PieceId(0), seat))
}

/// DT-PERSONALITY-4: who is unrevealed, by the order in which they were hidden.
fn unrevealed(state: &State) -> impl Iterator<Item = (u8, PieceId)> + '_ {
    state.table().filter(|(_, piece)| piece.is(Mark::Secret)).map(|(id, piece)| (piece.note, id))
}

pub(crate) fn seek(t: &mut Board<'_>, id: PieceId) -> Flow {
    cover(t, id);
    triggers::of(t, id, Happens::Sought, triggers::about(id, t.state.controller(id)))
}

/// Into cover, willing or not; out of the vehicle with it: DT-VEHICLE-5.
pub(crate) fn cover(t: &mut Board<'_>, id: PieceId) {
    let stays = t.state.has(id, Trait::DigsIn);
    let on: SmallVec<[PieceId; 4]> =
        t.state.on(id).filter(|&on| t.state.piece(on).is(Mark::Inside) && !stays).collect();
    for vehicle in on {
        t.state.piece_mut(vehicle).set(Mark::Inside, false);
    }
    t.state.piece_mut(id).set(Mark::Covered, true);
    let who = t.state.name(id);
    t.tell(Audience::ALL, || Event::Sought { who });
}

/// Out of cover again.
pub(crate) fn uncover(t: &mut Board<'_>, id: PieceId) -> Flow {
    if t.state.piece(id).is(Mark::Secret) && !reveal(t, id)? {
        return Ok(());
    }
    let piece = t.state.piece_mut(id);
    piece.set(Mark::Covered, false);
    piece.set(Mark::Shown, false);
    let who = t.state.name(id);
    t.tell(Audience::ALL, || Event::Exited { who });
    Ok(())
}

/// DT-COVER-10
pub(crate) fn exit(t: &mut Board<'_>, id: PieceId) -> Flow {
    let (seat, card) = (t.state.controller(id), t.state.piece(id).card);
    let secret = t.state.piece(id).is(Mark::Secret);
    if secret && (challenged(t, seat, t.state.face_of(id), Some(id))? || t.state.card_at(id) != card) {
        return Ok(());
    }
    uncover(t, id)?;
    if t.state.is_there(id) {
        t.state.piece_mut(id).set(Mark::Exited, true);
    }
    Ok(())
}

/// DT-COVER-14, DT-COVER-15: shown, paid at once, and put into its area; `false` if it could not be paid.
pub(crate) fn reveal(t: &mut Board<'_>, id: PieceId) -> Flow<bool> {
    let seat = t.state.controller(id);
    let Some(card) = t.state.piece(id).card else { return Ok(false) };
    let room = t.state.may_come(t.state.face(card));
    t.state.piece_mut(id).set(Mark::Secret, false);
    t.state.piece_mut(id).note = 0;
    t.state.known.show(card, Audience::ALL);
    let who = t.state.name(id);
    t.tell(Audience::ALL, || Event::Revealed { who });
    let face = t.state.face(card);
    // RULING: A personality in cover: while a copy of it is in play it does not leave cover, and named as defender it goes
    // back to the hand, nothing is paid, and the combat ends (DT-PERSONALITY-1).
    if !room {
        table::leave(t, id, Pile::Hand)?;
        return Ok(false);
    }
    let d = face.printed().ratings[3].map_or(0, i32::from);
    if t.state.purse(seat) < d {
        let missing = d - i32::from(t.state.player(seat).d);
        let have = t.state.player(seat).d;
        points::lose(t, seat, have, missing.max(0) as u16);
        table::leave(t, id, Pile::Graveyard)?;
        return Ok(false);
    }
    points::pay(t, seat, d);
    let area = home(&t.state, id);
    t.state.piece_mut(id).at = At::In(seat, area);
    arrive(t, id, area)?;
    Ok(t.state.is_there(id))
}

/// DT-PERSONALITY-3, DT-PERSONALITY-4: somebody wants to add a personality openly, or to reveal his own in cover. Of the
/// copies that lie there unrevealed the first that is paid for is valid; those after it go back. `true` if his own goes back,
/// too: then nothing is paid and the action is free again.
fn challenged(t: &mut Board<'_>, seat: Seat, face: Face, own: Option<PieceId>) -> Flow<bool> {
    let mut copies: SmallVec<[(u8, PieceId); 4]> =
        unrevealed(&t.state).filter(|(_, id)| t.state.face_of(*id) == face).collect();
    copies.sort_unstable();
    let alone = copies.iter().all(|&(_, id)| own == Some(id));
    if alone || !face.printed().sorts.any(sort::PERSONALITY) {
        return Ok(false);
    }
    let (mut valid, mut back) = (false, own.is_none());
    for (_, id) in copies {
        if !(t.state.is_there(id) && t.state.piece(id).is(Mark::Secret)) {
            continue;
        }
        if valid {
            t.state.piece_mut(id).set(Mark::Secret, false);
            table::leave(t, id, Pile::Hand)?;
            back |= own == Some(id);
        } else {
            valid = reveal(t, id)?;
        }
    }
    let free = valid && back;
    if free && let Some(pool) = t.state.actions_mut().filter(|pool| pool.seat == seat) {
        pool.plain += 1;
    }
    Ok(free)
}

/// A defender in cover is shown for the combat: DT-COVER-11, DT-COVER-22.
pub(crate) fn show(t: &mut Board<'_>, id: PieceId) -> Flow<bool> {
    if t.state.piece(id).is(Mark::Secret) && !reveal(t, id)? {
        return Ok(false);
    }
    Ok(t.state.is_there(id))
}
