//! What a spell of a combat would do, with the power it has and with the power the hand could add. Every number is what the
//! rules say.

use super::fight::damage;
use crate::cards::{Magic, magic};
use crate::printed::{Face, Kind};
use crate::rules::{attack, casting, omens, sums};
use crate::scene::blow;
use crate::state::{Blow, Combat, Flag, Frame, State};
use kernel::{Phrase, Seat};

/// What a spell that is being cast does once so much power more is added to it.
pub(super) fn stronger(state: &State, combat: &Combat, more: u8) -> Option<Phrase> {
    let Some(Frame::Cast { spell, power, at, .. }) = state.frames.top() else { return None };
    let power = power.saturating_add(more);
    let level = casting::level_of(spell, power);
    let done = match combat.on(at) {
        Some(on) => burns(combat, spell, on, level)?,
        None => {
            let blow = blow(combat)?;
            let (low, high) = sums::forecast(state, &with_spell(combat, blow, spell, level)?, blow);
            damage(low, high)
        }
    };
    Some(Phrase::new("meaning-spell-at").number("p", power).phrase("damage", done))
}

/// A spell for the running attack.
pub(super) fn of_blow(state: &State, combat: &Combat, seat: Seat, spell: Face) -> Option<Phrase> {
    let blow = blow(combat)?;
    let at = |level: usize| {
        let (low, high) = sums::forecast(state, &with_spell(combat, blow, spell, level)?, blow);
        Some(damage(low, high))
    };
    with_power(state, seat, spell, at)
}

/// A spell on a unit: the damage it does, or the power that the unit's tier takes.
pub(super) fn on_unit(state: &State, combat: &Combat, seat: Seat, spell: Face, on: u8) -> Option<Phrase> {
    match magic(spell)? {
        Magic::Damage(_) | Magic::Blast(_) | Magic::Chain(_) => {
            with_power(state, seat, spell, |level| burns(combat, spell, on, level))
        }
        magic if magic.is_by_tier() => {
            let power = casting::needed(spell, combat.fighter(on).unit.facts().tier)?;
            (power > 0).then(|| Phrase::new("meaning-spell-least").number("n", power))
        }
        _ => None,
    }
}

/// What it does with the power it has from the start, and with all the hand could add.
fn with_power(state: &State, seat: Seat, spell: Face, at: impl Fn(usize) -> Option<Phrase>) -> Option<Phrase> {
    let first = if spell.kind() == Kind::Spell { omens::warlocks(state) } else { 0 };
    let most = first.saturating_add(casting::available(state, seat, spell));
    let (least, best) = (at(casting::level_of(spell, first))?, at(casting::level_of(spell, most))?);
    if least == best {
        return Some(Phrase::new("meaning-spell").number("p", first).phrase("damage", least));
    }
    let both = Phrase::new("meaning-spell-more").number("p", first).phrase("damage", least);
    Some(both.number("q", most).phrase("most", best))
}

/// The damage to the unit it is aimed at.
fn burns(combat: &Combat, spell: Face, on: u8, level: usize) -> Option<Phrase> {
    let n = match magic(spell)? {
        Magic::Damage(n) | Magic::Blast(n) => n[level],
        Magic::Chain(n) => n[level][0],
        _ => return None,
    };
    let n = attack::softened(combat.fighter(on), n);
    Some(damage(n, n))
}

/// The running attack with a spell of a level.
fn with_spell(combat: &Combat, blow: Blow, spell: Face, level: usize) -> Option<Combat> {
    let mut after = *combat;
    match magic(spell)? {
        Magic::Blesses(n) => {
            let by = after.fighter_mut(blow.by);
            by.attack = by.attack.saturating_add(n[level]);
            by.set(Flag::Blessed, true);
        }
        Magic::WalkersAttack(n) | Magic::Attack(n) => {
            let by = after.fighter_mut(blow.by);
            by.attack = by.attack.saturating_add(n[level]);
        }
        Magic::Defense(n) => {
            let on = after.fighter_mut(blow.on);
            on.defense = on.defense.saturating_add(n[level]);
        }
        _ => return None,
    }
    Some(after)
}
