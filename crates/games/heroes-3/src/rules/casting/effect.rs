//! H3-SPELL-8: what a spell does where it was aimed.

use super::super::traits::{Trait, has};
use super::super::{attack, done, fighting, lasting, playing, push};
use super::NO_TARGET;
use crate::cards::{Magic, magic};
use crate::event::Event;
use crate::printed::Face;
use crate::state::{Cell, Combat, Deed, Flag, Frame, Stage, TOWER};
use crate::{Ask, Board, Offer, Pick};
use kernel::{Audience, Flow, Seat};

pub(super) fn resolve(t: &mut Board<'_>, seat: Seat, spell: Face, magic: Magic, level: usize, at: Cell) {
    if let Magic::Portal(mp) = magic {
        push(t, Frame::Deed(Deed::TownPortal { seat, mp: mp[level] }));
    }
    let Some(combat) = t.state.combat else { return };
    let heeds = |by: &u8| heeds_spells(&combat, *by);
    let on = combat.on(at).filter(heeds);
    let (attacker, target) = match combat.stage {
        Stage::Instants(blow, _) => (Some(blow.by).filter(heeds), Some(blow.on).filter(heeds)),
        _ => (None, None),
    };
    let aim = Frame::Aim { seat, spell, level: level as u8, at };
    match magic {
        Magic::Damage(damage) => combat.on(at).into_iter().for_each(|on| attack::burn(t, on, damage[level])),
        Magic::Chain(_) => push(t, Frame::Chain { seat, spell, level: level as u8, at, second: NO_TARGET }),
        Magic::Paralyses => on.into_iter().for_each(|on| attack::paralyse(t, on)),
        Magic::Blast(_) => push(t, aim),
        Magic::Teleports | Magic::Prays(_) => on.into_iter().for_each(|_| push(t, aim)),
        Magic::Cures(most) => {
            on.into_iter().for_each(|on| fighting::heal(t, on, most[level]));
            push(t, aim);
        }
        Magic::StrikesAgain => on.into_iter().for_each(|on| strike_again(t, on)),
        Magic::Blesses(attack) => {
            playing::boost(t, spell, attacker, attack[level], 0);
            playing::flag(t, attacker, Flag::Blessed);
        }
        Magic::WalkersAttack(attack) | Magic::Attack(attack) => {
            playing::boost(t, spell, attacker, attack[level], 0);
        }
        Magic::Defense(defense) => playing::boost(t, spell, target, 0, defense[level]),
        Magic::Saves => attack::spare(t),
        // The card lies there.
        Magic::Initiative(_) | Magic::Silences | Magic::Wards | Magic::Scorches(_) | Magic::Portal(_) => {}
    }
}

/// Counterstrike
pub(crate) fn strike_again(t: &mut Board<'_>, on: u8) {
    let Some(running) = &mut t.state.combat else { return };
    running.fighter_mut(on).set(Flag::Retaliated, false);
    let unit = running.fighter(on).unit;
    t.tell(Audience::ALL, || Event::StrikesAgain { unit });
}

/// Some units ignore every spell, an own one too.
pub(crate) fn heeds_spells(combat: &Combat, by: u8) -> bool {
    !has(combat.fighter(by), Trait::IgnoresSpells)
}

/// What a spell needs to know besides its target.
pub(crate) fn aim(t: &mut Board<'_>, seat: Seat, spell: Face, level: u8, at: Cell) -> Flow {
    let (Some(combat), Some(magic)) = (t.state.combat, magic(spell)) else {
        done(t);
        return Ok(());
    };
    let Some(on) = combat.on(at) else {
        done(t);
        return Ok(());
    };
    let level = usize::from(level.min(2));
    let ask = if matches!(magic, Magic::Cures(_)) { Ask::Cure } else { Ask::Aim };
    let picked = t.choose_if_any(seat, ask, |s, o| match magic {
        Magic::Blast(_) => o.extend(Cell::all().filter(|cell| cell.is_adjacent(at)).map(Pick::Cell)),
        Magic::Teleports => o.extend(fighting::free(&combat, Combat::party(on)).map(Pick::Cell)),
        Magic::Prays(_) => o.extend([Offer::Attack, Offer::Defense, Offer::Initiative].map(Pick::Offer)),
        _ => {
            // Cure: an effect, the token, or nothing.
            let cards = lasting::cards_on(s, on);
            let is_held = combat.fighter(on).is(Flag::Paralysed);
            o.extend(cards.iter().map(|&card| Pick::Card(card)));
            o.extend(is_held.then_some(Pick::Offer(Offer::Free)));
            o.extend((is_held || !cards.is_empty()).then_some(Pick::Offer(Offer::Keep)));
        }
    })?;
    done(t);
    match (magic, picked) {
        (Magic::Blast(damage), Some(Pick::Cell(second))) => {
            let hit: Vec<u8> = [at, second].into_iter().filter_map(|cell| combat.on(cell)).collect();
            strike_all(t, &hit, &[damage[level]; 3]);
        }
        (Magic::Teleports, Some(Pick::Cell(to))) => {
            let unit = combat.fighter(on).unit;
            if let Some(running) = &mut t.state.combat {
                running.fighter_mut(on).at = to;
            }
            t.tell(Audience::ALL, || Event::Stepped { unit, to });
        }
        (Magic::Prays(n), Some(Pick::Offer(Offer::Attack))) => playing::boost(t, spell, Some(on), n[level], 0),
        (Magic::Prays(n), Some(Pick::Offer(Offer::Defense))) => playing::boost(t, spell, Some(on), 0, n[level]),
        (Magic::Prays(n), Some(_)) => {
            if let Some(running) = &mut t.state.combat {
                let fighter = running.fighter_mut(on);
                fighter.initiative = fighter.initiative.saturating_add(n[level]).clamp(-40, 40);
            }
        }
        (_, Some(Pick::Card(card))) => lasting::end(t, on, card),
        (_, Some(Pick::Offer(Offer::Free))) => attack::free(t, on),
        _ => {}
    }
    Ok(())
}

/// Damage one after another; Anti-Magic keeps it off.
pub(crate) fn strike_all(t: &mut Board<'_>, hit: &[u8], damage: &[u8; 3]) {
    for (&on, &damage) in hit.iter().zip(damage) {
        if t.state.combat.is_some_and(|combat| combat.fighter(on).here && !combat.is_warded(on)) {
            attack::burn(t, on, damage);
        }
    }
}

/// The units nearest to a space, but for some: of equally near ones somebody chooses.
// RULING: nobody is near the Arrow Tower, which lies beside the board.
fn nearest(combat: &Combat, at: Cell, but: &[Cell]) -> Vec<Cell> {
    if at == Cell::TOWER {
        return vec![];
    }
    let others = || {
        combat.everybody().filter(|&by| by != TOWER).map(|by| combat.fighter(by).at).filter(|cell| !but.contains(cell))
    };
    let best = others().map(|cell| cell.distance(at)).min();
    others().filter(|cell| Some(cell.distance(at)) == best).collect()
}

/// Chain Lightning: the unit that was chosen, then the two nearest to it.
pub(crate) fn chain(t: &mut Board<'_>, frame: Frame) -> Flow {
    let Frame::Chain { seat, spell, level, at, second } = frame else { return Ok(()) };
    let (Some(combat), Some(Magic::Chain(damage))) = (t.state.combat, magic(spell)) else {
        done(t);
        return Ok(());
    };
    let picked = t.choose_if_any(seat, Ask::Aim, |_, o| {
        o.extend(nearest(&combat, at, &[at, second]).into_iter().map(Pick::Activate));
    })?;
    done(t);
    let next = match picked {
        Some(Pick::Activate(cell)) => cell,
        _ => NO_TARGET,
    };
    if second == NO_TARGET && next != NO_TARGET {
        push(t, Frame::Chain { seat, spell, level, at, second: next });
        return Ok(());
    }
    let hit: Vec<u8> = [at, second, next].into_iter().filter_map(|cell| combat.on(cell)).collect();
    strike_all(t, &hit, &damage[usize::from(level.min(2))]);
    Ok(())
}
