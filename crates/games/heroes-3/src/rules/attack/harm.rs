//! H3-UNIT-9, H3-UNIT-10, H3-COMBAT-16, H3-COMBAT-17: what damage and paralysis do to a unit.

use super::super::push;
use super::super::traits::{Trait, has, traits_of};
use super::stage;
use crate::Board;
use crate::event::Event;
use crate::printed::{Faction, Tier};
use crate::state::{Combat, Fighter, Flag, Frame, Party, Stage};
use kernel::Audience;

/// Its paralysis token is removed.
pub(crate) fn free(t: &mut Board<'_>, on: u8) {
    let Some(combat) = &mut t.state.combat else { return };
    let fighter = combat.fighter_mut(on);
    if fighter.is(Flag::Paralysed) {
        fighter.set(Flag::Paralysed, false);
        let unit = fighter.unit;
        t.tell(Audience::ALL, || Event::Freed { unit });
    }
}

/// A card has cancelled the attack whose damage was about to be placed.
pub(crate) fn spare(t: &mut Board<'_>) {
    if let Some(combat) = &mut t.state.combat
        && let Stage::Wound(blow, roll, _) = &mut combat.stage
    {
        roll.is_cancelled = true;
        let unit = combat.fighters[usize::from(blow.on)].unit;
        t.tell(Audience::ALL, || Event::Spared { unit });
    }
}

pub(crate) fn paralyse(t: &mut Board<'_>, on: u8) {
    let Some(combat) = &mut t.state.combat else { return };
    let fighter = combat.fighter_mut(on);
    if fighter.here && !has(fighter, Trait::NeverParalysed) {
        fighter.set(Flag::Paralysed, true);
        let (unit, at) = (fighter.unit, fighter.at);
        t.tell(Audience::ALL, || Event::Paralysed { unit, at });
    }
}

/// What is left of a spell's damage: some units bear it better.
pub(crate) fn softened(fighter: &Fighter, damage: u8) -> u8 {
    let shield = traits_of(fighter).iter().map(|clause| match clause {
        Trait::SpellShield(n) => *n,
        Trait::IgnoresSpells => u8::MAX,
        _ => 0,
    });
    damage.saturating_sub(shield.max().unwrap_or(0))
}

/// Damage by a spell; H3-COMBAT-17.
pub(crate) fn burn(t: &mut Board<'_>, on: u8, damage: u8) {
    let Some(combat) = &mut t.state.combat else { return };
    let fighter = combat.fighter_mut(on);
    let (unit, at) = (fighter.unit, fighter.at);
    let damage = softened(fighter, damage);
    if damage > 0 {
        fighter.set(Flag::Paralysed, false);
    }
    t.tell(Audience::ALL, || Event::Burnt { unit, at, damage });
    hurt(t, on, damage);
    let Some(combat) = t.state.combat else { return };
    if let Some(side) = Party::ALL.into_iter().find(|&side| combat.standing(side).next().is_none()) {
        stage(t, Stage::Over(side.other()));
    }
}

/// H3-UNIT-9, H3-UNIT-10, H3-AMB-29, H3-AMB-30
pub(crate) fn hurt(t: &mut Board<'_>, on: u8, damage: u8) {
    let Some(combat) = &mut t.state.combat else { return };
    let party = Combat::party(on);
    let seat = combat.seat(party);
    let neutral = combat.is_neutral(party);
    let health = combat.health(on);
    let fighter = combat.fighter_mut(on);
    fighter.damage = fighter.damage.saturating_add(damage);
    let (unit, at) = (fighter.unit, fighter.at);
    if let Some(card) = fighter.cloak.filter(|_| fighter.damage >= health) {
        // What lay on it is gone; what goes beyond it, and what lay beneath, is the unit's.
        fighter.damage = (fighter.damage - health).saturating_add(std::mem::take(&mut fighter.beneath));
        fighter.cloak = None;
        t.state.player_mut(seat).bare(unit);
        t.tell(Audience::ALL, || Event::Bared { unit, card });
    }
    let Some(combat) = &mut t.state.combat else { return };
    let health = combat.health(on);
    let fighter = combat.fighter_mut(on);
    if fighter.is_pack && fighter.damage >= health {
        fighter.damage -= health;
        fighter.is_pack = false;
        t.state.shrink(seat, unit); // H3-UNIT-11
        t.tell(Audience::ALL, || Event::Shrank { unit, at: Some(at) });
    }
    let Some(combat) = &mut t.state.combat else { return };
    let health = combat.health(on);
    let fighter = combat.fighter_mut(on);
    if fighter.damage >= health {
        let fallen = std::mem::take(fighter);
        t.tell(Audience::ALL, || Event::Fell { unit, at });
        if !neutral {
            t.state.lose(seat, unit); // H3-UNIT-4
        }
        if unit.is_neutral() {
            t.state.neutrals[unit.facts().tier as usize].discard.push(unit); // H3-UNIT-25
        }
        raise(t, &fallen, party.other());
    }
}

/// Whoever beats it and leads a Necropolis reinforces a bronze unit.
fn raise(t: &mut Board<'_>, fallen: &Fighter, winner: Party) {
    let Some(combat) = t.state.combat else { return };
    let seat = combat.seat(winner);
    let leads = !combat.is_neutral(winner) && !t.state.is_ai(seat);
    if has(fallen, Trait::Raises) && leads && t.state.player(seat).faction() == Faction::Necropolis {
        push(t, Frame::Reinforce { seat, most: Tier::Bronze, halved: 2 });
    }
}
