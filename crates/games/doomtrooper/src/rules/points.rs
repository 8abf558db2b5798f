//! DT-COMBAT-35 to DT-COMBAT-39, DT-ZONE-12: points are paid, earned, split and lost.

use crate::event::Event;
use crate::printed::{Just, Trait, sort};
use crate::rules::windows;
use crate::state::{Fate, Frame, Happening, Opening, PieceId, State};
use crate::{Ask, Board, Face};
use kernel::{Audience, Flow, Seat};

/// DT-ZONE-14: from the bank, and what is missing on credit.
pub(crate) fn pay(t: &mut Board<'_>, seat: Seat, d: i32) {
    pay_for(t, seat, d, None);
}

/// The same for a card that nothing told before speaks of.
pub(crate) fn pay_for(t: &mut Board<'_>, seat: Seat, d: i32, from: Option<Face>) {
    let d = d.max(0) as u16;
    if d == 0 {
        return;
    }
    let player = t.state.player_mut(seat);
    let own = player.d.min(d);
    player.d -= own;
    let owed = d - own;
    player.debt = player.debt.saturating_add(owed.min(200) as u8);
    t.tell(Audience::ALL, || Event::Paid { seat, d: own, from });
    if owed > 0 {
        t.tell(Audience::ALL, || Event::Borrowed { seat, d: owed });
    }
}

/// 2 D for each 1 D of credit.
pub(crate) fn repay(t: &mut Board<'_>, seat: Seat) -> Flow {
    let player = t.state.player_mut(seat);
    player.d = player.d.saturating_sub(2);
    player.debt = player.debt.saturating_sub(1);
    t.tell(Audience::ALL, || Event::Repaid { seat, d: 2 });
    if t.state.player(seat).debt == 0 {
        // DT-WIN-12
        crate::rules::ending::check(t)?;
    }
    Ok(())
}

/// D that need no answer.
pub(crate) fn gain(t: &mut Board<'_>, seat: Seat, d: u16) {
    gain_by(t, seat, d, None);
}

/// The same by a card that nothing told before speaks of.
pub(crate) fn gain_by(t: &mut Board<'_>, seat: Seat, d: u16, from: Option<Face>) {
    if d > 0 {
        let player = t.state.player_mut(seat);
        player.d = player.d.saturating_add(d);
        t.tell(Audience::ALL, || Event::Gained { seat, d, p: 0, from });
    }
}

/// DT-ZONE-12: never below zero.
pub(crate) fn lose(t: &mut Board<'_>, seat: Seat, d: u16, p: u16) {
    lose_by(t, seat, d, p, None);
}

/// The same by a card that nothing told before speaks of.
pub(crate) fn lose_by(t: &mut Board<'_>, seat: Seat, d: u16, p: u16, from: Option<Face>) {
    let player = t.state.player_mut(seat);
    let (d, p) = (d.min(player.d), p.min(player.p));
    player.d -= d;
    player.p -= p;
    if d + p > 0 {
        t.tell(Audience::ALL, || Event::Lost { seat, d, p, from });
    }
}

/// Two banks change places.
pub(crate) fn swap(t: &mut Board<'_>, one: Seat, other: Seat) {
    let (mine, his) = (t.state.player(one).d, t.state.player(other).d);
    for (seat, had, has) in [(one, mine, his), (other, his, mine)] {
        t.state.player_mut(seat).d = has;
        let (gained, lost) = (has.saturating_sub(had), had.saturating_sub(has));
        if gained > 0 {
            t.tell(Audience::ALL, || Event::Gained { seat, d: gained, p: 0, from: None });
        }
        if lost > 0 {
            t.tell(Audience::ALL, || Event::Lost { seat, d: lost, p: 0, from: None });
        }
    }
}

/// Points are booked; reactions follow before anybody has won: DT-WIN-11.
pub(crate) fn award(t: &mut Board<'_>, seat: Seat, d: u16, p: u16, by: Option<PieceId>) {
    if d + p == 0 {
        return;
    }
    let player = t.state.player_mut(seat);
    player.d = player.d.saturating_add(d);
    player.p = player.p.saturating_add(p);
    t.tell(Audience::ALL, || Event::Gained { seat, d, p, from: None });
    t.state.just.push(Happening { what: Just::Earned, seat, who: by, whom: None, p, d, value: 0 });
}

impl State {
    /// P that a player has just earned and still has.
    pub(crate) fn just_earned(&self, seat: Seat) -> u16 {
        self.just.iter().filter(|h| h.what == Just::Earned && h.seat == seat).map(|h| h.p).sum()
    }
}

/// P just earned are lost again; how many.
pub(crate) fn forfeit(t: &mut Board<'_>, seat: Seat) -> u16 {
    let p = t.state.just_earned(seat);
    t.state.just.iter_mut().filter(|h| h.what == Just::Earned && h.seat == seat).for_each(|h| h.p = 0);
    lose(t, seat, 0, p);
    p
}

/// DT-WIN-11: who reached the target is seen once all have declined to answer.
pub(crate) fn reckon_later(t: &mut Board<'_>) {
    t.state.frames.push(Frame::Reckoning);
    windows::open(t, Opening::Points);
}

/// DT-COMBAT-36, DT-COMBAT-38, DT-AFFIL-10: how much of it is P.
pub(crate) fn split(t: &mut Board<'_>, seat: Seat, points: u16, by: Option<PieceId>, own: bool) -> Flow<(u16, u16)> {
    if points == 0 {
        return Ok((0, 0));
    }
    if own || by.is_some_and(|id| earns_d_only(t, id)) {
        return Ok((points, 0));
    }
    let p = t.number(seat, Ask::Split, 0..=u32::from(points))? as u16;
    Ok((points - p, p))
}

/// DT-COMBAT-38
pub(crate) fn earns_d_only(t: &Board<'_>, id: PieceId) -> bool {
    if !t.state.is_there(id) {
        return false;
    }
    let freelancer = t.state.is_a(id, sort::FREELANCER) && !t.state.has(id, Trait::EarnsP);
    freelancer || t.state.has(id, Trait::PointsAsD)
}

/// It is sacrificed after its combat; the opponent gets its V only if his strike would have hit.
pub(crate) fn spent(t: &mut Board<'_>, me: PieceId) -> Flow {
    let Some(combat) = t.state.combat().cloned() else { return Ok(()) };
    let Some(side) = combat.side_of(me) else { return Ok(()) };
    let value = t.state.value(me).max(0) as u16;
    crate::rules::table::sacrifice(t, me)?;
    let seat = combat.seats[side.other() as usize];
    if combat.fates[side as usize] == Fate::Nothing || t.state.is_there(me) {
        return Ok(());
    }
    let foe = combat.combatant(side.other());
    let (d, p) = split(t, seat, value, foe, combat.seats[0] == combat.seats[1])?;
    award(t, seat, d, p, foe);
    reckon_later(t);
    Ok(())
}
