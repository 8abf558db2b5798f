//! DT-COMBAT-19, DT-COMBAT-40, DT-COMBAT-51, DT-COMBAT-56: what cards change in a combat while it goes on.

use crate::Board;
use crate::event::Event;
use crate::rules::adding;
use crate::state::{Combat, Mark, PieceId, Side, Stage, Tactic};
use kernel::{Audience, Flow};

/// Somebody leaves play or changes sides: his combats end, unless their blows have fallen (DT-COMBAT-4, DT-COMBAT-51).
pub(crate) fn withdraw(t: &mut Board<'_>, id: PieceId) {
    let user = t.state.bearer(id);
    for combat in &mut t.state.combats {
        combat.joined.retain(|(_, who)| *who != id);
        combat.lose(id, user);
        if combat.zone == Some(id) {
            // DT-WARZONE-6
            combat.zone = None;
        }
        if combat.must == Some(id) && combat.pair.is_none() {
            combat.may_yield = true;
        }
        let fights = combat.pair.is_some_and(|pair| pair.contains(&id));
        if fights && combat.stage < Stage::Saving {
            combat.ended = true;
        }
    }
}

/// A weapon cannot be used any more in this combat.
pub(crate) fn disarm(t: &mut Board<'_>, weapon: PieceId) {
    let user = t.state.bearer(weapon);
    let Some(combat) = t.state.combat_mut() else { return };
    combat.jammed.push(weapon);
    combat.lose(weapon, user);
}

/// A kill brings so many points more.
pub(crate) fn earn_more(t: &mut Board<'_>, killer: PieceId, more: u8) {
    let Some(side) = t.state.side(killer) else { return };
    if let Some(combat) = t.state.combat_mut() {
        combat.earned[side as usize] = combat.earned[side as usize].map(|n| n.saturating_add(more));
    }
}

/// A kill brings no points.
pub(crate) fn earn_nothing(t: &mut Board<'_>, killer: PieceId) {
    let Some(side) = t.state.side(killer) else { return };
    if let Some(combat) = t.state.combat_mut() {
        (combat.earned[side as usize], combat.rewards[side as usize]) = (None, None);
    }
}

/// Somebody joins the side of a combatant, with a weapon of its own: DT-COMBAT-40, DT-WEAPON-2.
pub(crate) fn join(t: &mut Board<'_>, whom: PieceId, id: PieceId) -> Flow {
    let Some(side) = t.state.side(whom) else { return Ok(()) };
    let (who, with) = (t.state.name(id), t.state.name(whom));
    t.tell(Audience::ALL, || Event::Joined { who, side: with });
    if let Some(combat) = t.state.combat_mut() {
        combat.joined.push((side, id));
    }
    super::take_up(t, side, id)
}

/// A card puts somebody else in the place of a combatant: DT-COMBAT-19.
pub(crate) fn replace(t: &mut Board<'_>, side: Side, new: PieceId) {
    put_in(t, side, new);
    // DT-COMBAT-12: a tactic barred to the new one ends it.
    if let Some(([a, d], tactic)) = t.state.combat().and_then(|c| Some((c.both()?, c.tactic?)))
        && t.state.may_use(a, d, tactic).is_err()
        && let Some(combat) = t.state.combat_mut()
    {
        combat.ended = true;
    }
}

fn put_in(t: &mut Board<'_>, side: Side, new: PieceId) {
    let Some(old) = t.state.combat().and_then(|c| c.combatant(side)) else { return };
    let (was, is) = (t.state.name(old), t.state.name(new));
    t.tell(Audience::ALL, || Event::Replaced { old: was, new: is });
    let seat = t.state.controller(new);
    let area = t.state.area(new);
    let zone_stays = t.state.combat().and_then(|c| c.zone).is_some_and(|zone| t.state.area(zone) == area);
    if let Some(combat) = t.state.combat_mut() {
        if let Some(pair) = &mut combat.pair {
            pair[side as usize] = new;
        }
        combat.seats[side as usize] = seat;
        combat.weapons[side as usize].clear();
        combat.joined.retain(|(s, _)| *s != side);
        if side == Side::Defender && !zone_stays {
            combat.zone = None;
        }
        combat.arms(new);
    }
}

/// A card makes somebody a combatant: unrevealed he is paid for first, as one who is attacked (DT-COVER-22).
pub(crate) fn set(t: &mut Board<'_>, side: Side, new: PieceId) -> Flow {
    let secret = t.state.piece(new).is(Mark::Secret);
    if !adding::show(t, new)? {
        end(t);
        return Ok(());
    }
    replace(t, side, new);
    if secret {
        must_be_lawful(t);
    }
    Ok(())
}

/// DT-COVER-16: it ends if whoever has just been revealed cannot be fought so.
fn must_be_lawful(t: &mut Board<'_>) {
    let pair = t.state.combat().and_then(Combat::both);
    if pair.is_some_and(|[attacker, defender]| t.state.may_be_attacked(attacker, defender).is_err()) {
        end(t);
    }
}

/// A card makes two others fight, and says how: `false` if it has come to no combat.
pub(crate) fn set_both(t: &mut Board<'_>, pair: [PieceId; 2]) -> Flow<bool> {
    for (side, new) in Side::BOTH.into_iter().zip(pair) {
        if !adding::show(t, new)? || !t.state.is_there(pair[0]) {
            end(t);
            return Ok(false);
        }
        put_in(t, side, new);
    }
    must_be_lawful(t);
    Ok(t.state.combat().is_some_and(|c| !c.ended))
}

/// The combat on top ends as soon as what lies on it is settled: DT-COMBAT-56. What was evaluated stands: DT-COMBAT-54.
pub(crate) fn end(t: &mut Board<'_>) {
    if let Some(combat) = t.state.combat_mut() {
        combat.end();
    }
}

/// All combats with a tactic end, those that wait among them.
pub(crate) fn end_all(t: &mut Board<'_>, tactic: Tactic) {
    t.state.combats.iter_mut().filter(|c| c.tactic == Some(tactic)).for_each(Combat::end);
}

impl Combat {
    /// A weapon is used no more; its user may take another: DT-WEAPON-4.
    fn lose(&mut self, weapon: PieceId, user: Option<PieceId>) {
        if self.weapons.iter().flatten().any(|used| *used == weapon) {
            self.weapons.iter_mut().for_each(|used| used.retain(|used| *used != weapon));
            user.into_iter().for_each(|who| self.arms(who));
        }
    }

    /// Somebody names a weapon, though weapons have been named: DT-WEAPON-7.
    pub(super) fn arms(&mut self, who: PieceId) {
        // Where all are about to, he is one of them.
        let all = self.stage == Stage::Weapons && self.arming.is_empty();
        if self.stage == Stage::Modifiers {
            self.stage = Stage::Weapons;
        }
        if self.stage == Stage::Weapons && !all {
            self.arming.push(who);
        }
    }

    fn end(&mut self) {
        self.ended |= self.stage < Stage::Evaluated;
    }
}
