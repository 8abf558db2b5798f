//! H3-MORALE-9, H3-AMB-33, H3-AMB-69, H3-AMB-73: attack dice that are rolled again, by a unit's ability or for a morale token.
//!
//! RULING: of two dice of which one counts, that one is rolled again, and the new result stands.

use super::attack::die;
use super::traits::{Trait, has};
use super::{ai, map_cards};
use crate::event::Event;
use crate::state::{Blow, By, Combat, Optional, Party, Roll, State};
use crate::{Ask, Board, Offer, Pick};
use kernel::{Audience, Flow, Seat};

/// The die of a defense token, among those of a roll.
const GUARD: u8 = 2;

/// A -1 is rolled again until it is better; twenty times are enough for a step. H3-OPT-2
pub(crate) fn better_than_worst(t: &mut Board<'_>, mut rolled: i8) -> Flow<i8> {
    for _ in 0..20 {
        if rolled == -1 && !t.state.plays_with(Optional::NoRerolls) {
            rolled = die(t)?;
        }
    }
    Ok(rolled)
}

/// Whether an ability of the unit that attacks lets roll again.
pub(crate) fn may_reroll(state: &State, combat: &Combat, blow: Blow, roll: &Roll) -> bool {
    let by = combat.fighter(blow.by);
    if !blow.is_own() || roll.is_kept || roll.is_ignored || state.plays_with(Optional::NoRerolls) {
        return false;
    }
    let zero = has(by, Trait::MayRerollZero) && roll.die == 0;
    let moved = has(by, Trait::MayRerollMoved) && by.at != combat.from && !roll.is_rerolled;
    zero || moved
}

/// H3-MORALE-9, H3-MORALE-10, H3-HERO-16: a player's own token for the own unit's die, whoever leads.
fn has_token(state: &State, combat: &Combat, party: Party) -> bool {
    let seat = combat.seat(party);
    !state.plays_with(Optional::NoRerolls)
        && !combat.is_neutral(party)
        && !state.is_ai(seat)
        && state.player(seat).morale > 0
}

/// Whether the attacker may spend a token on a die of the attack.
pub(crate) fn may_spend(state: &State, combat: &Combat, blow: Blow, roll: &Roll) -> bool {
    let party = Combat::party(blow.by);
    let lucky = (0..dice_of(roll)).any(|n| has_luck(state, combat, party, roll, n));
    !roll.is_left && !roll.is_ignored && (has_token(state, combat, party) || lucky)
}

fn dice_of(roll: &Roll) -> u8 {
    1 + u8::from(roll.other.is_some())
}

/// Luck, expert: each die once, the third being the one of a defense token.
fn has_luck(state: &State, combat: &Combat, party: Party, roll: &Roll, n: u8) -> bool {
    let seat = combat.seat(party);
    let plays = !combat.is_neutral(party) && !state.is_ai(seat);
    plays && roll.lucky >> n & 1 == 0 && map_cards::rolls_all_again(state, seat)
}

/// The attacker decides by an ability, then by a token; whether there was anything to decide.
pub(crate) fn reroll(t: &mut Board<'_>, combat: &Combat, blow: Blow, roll: &mut Roll) -> Flow<bool> {
    let party = Combat::party(blow.by);
    if may_reroll(&t.state, combat, blow, roll) {
        // RULING: what a unit may do, one that the rules move does; it leaves a +1 as it is.
        let again = match ai::drives(&t.state, combat, party) {
            true => roll.die < 1,
            false => {
                t.choose_or_pass(combat.seat(party), Ask::Reroll, |_, o| o.add(Pick::Offer(Offer::Yes)))?.is_some()
            }
        };
        match again {
            true => {
                roll.die = die(t)?;
                roll.is_rerolled = true;
                tell(t, combat, blow.by, roll.die);
            }
            false => roll.is_kept = true,
        }
        return Ok(true);
    }
    if !may_spend(&t.state, combat, blow, roll) {
        return Ok(false);
    }
    let dice = dice_of(roll);
    let before = *roll;
    let picked = t.choose_or_pass(combat.seat(party), Ask::RerollForToken, |s, o| {
        if has_token(s, combat, party) {
            o.extend((0..dice).map(|n| Pick::Reroll(By::Morale, n)));
        }
        let lucky = (0..dice).filter(|&n| has_luck(s, combat, party, &before, n));
        o.extend(lucky.map(|n| Pick::Reroll(By::Luck, n)));
    })?;
    roll.is_left = !matches!(picked, Some(Pick::Reroll(By::Luck, _)));
    if let Some(Pick::Reroll(by, n)) = picked {
        match by {
            By::Luck => roll.lucky |= 1 << n,
            _ => spend(t, combat, party),
        }
        let by = combat.fighter(blow.by);
        let mut new = die(t)?;
        if blow.is_own() && has(by, Trait::RerollsWorst) || has(by, Trait::AlwaysRerollsWorst) {
            new = better_than_worst(t, new)?;
        }
        match n {
            1 => roll.other = Some(new),
            _ => roll.die = new + i8::from(blow.is_own() && has(by, Trait::DieUp)), // H3-AMB-69
        }
        tell(t, combat, blow.by, new);
    }
    Ok(true)
}

/// H3-AMB-73: whether the owner of the unit that defends may roll its die again.
pub(crate) fn may_guard_again(state: &State, combat: &Combat, blow: Blow, roll: &Roll) -> bool {
    let party = Combat::party(blow.on);
    has_token(state, combat, party) || has_luck(state, combat, party, roll, GUARD)
}

pub(crate) fn guard_again(t: &mut Board<'_>, combat: &Combat, blow: Blow, roll: &mut Roll) -> Flow {
    let party = Combat::party(blow.on);
    if !may_guard_again(&t.state, combat, blow, roll) {
        return Ok(());
    }
    let before = *roll;
    let picked = t.choose_or_pass(combat.seat(party), Ask::RerollForToken, |s, o| {
        if has_token(s, combat, party) {
            o.add(Pick::Reroll(By::Morale, 0));
        }
        if has_luck(s, combat, party, &before, GUARD) {
            o.add(Pick::Reroll(By::Luck, 0));
        }
    })?;
    if let Some(Pick::Reroll(by, _)) = picked {
        match by {
            By::Luck => roll.lucky |= 1 << GUARD,
            _ => spend(t, combat, party),
        }
        let new = die(t)?;
        roll.guard = Some(new);
        tell(t, combat, blow.on, new);
    }
    Ok(())
}

/// Whether a single die may be rolled again: for a token, or once with Luck.
fn may_toss(state: &State, seat: Seat, lucky: bool) -> [bool; 2] {
    let token = !state.plays_with(Optional::NoRerolls) && state.player(seat).morale > 0;
    [token, !lucky && map_cards::rolls_all_again(state, seat)]
}

pub(crate) fn may_toss_again(state: &State, seat: Seat) -> bool {
    !state.is_ai(seat) && may_toss(state, seat, false).contains(&true)
}

/// The new result of a die that is not of an attack, and what it was rolled again for.
pub(crate) fn toss(t: &mut Board<'_>, seat: Seat, lucky: bool) -> Flow<Option<(i8, By)>> {
    let ways = [By::Morale, By::Luck].into_iter().zip(may_toss(&t.state, seat, lucky));
    let ways: Vec<By> = ways.filter(|(_, may)| *may).map(|(by, _)| by).collect();
    if ways.is_empty() {
        return Ok(None);
    }
    let picked = t.choose_or_pass(seat, Ask::RerollForToken, |_, o| {
        o.extend(ways.iter().map(|&by| Pick::Reroll(by, 0)));
    })?;
    let Some(Pick::Reroll(by, _)) = picked else { return Ok(None) };
    if by == By::Morale {
        spend_of(t, seat);
    }
    Ok(Some((die(t)?, by)))
}

/// The same, of a unit's ability after its attack.
pub(crate) fn toss_of(t: &mut Board<'_>, combat: &Combat, blow: Blow, lucky: bool) -> Flow<Option<(i8, By)>> {
    let party = Combat::party(blow.by);
    let seat = combat.seat(party);
    if combat.is_neutral(party) || t.state.is_ai(seat) {
        return Ok(None);
    }
    let again = toss(t, seat, lucky)?;
    if let Some((die, _)) = again {
        tell(t, combat, blow.by, die);
    }
    Ok(again)
}

fn spend(t: &mut Board<'_>, combat: &Combat, party: Party) {
    spend_of(t, combat.seat(party));
}

fn spend_of(t: &mut Board<'_>, seat: Seat) {
    t.state.player_mut(seat).morale = 0;
    t.tell(Audience::ALL, || Event::SpentMorale { seat });
}

fn tell(t: &mut Board<'_>, combat: &Combat, by: u8, die: i8) {
    let unit = combat.fighter(by).unit;
    t.tell(Audience::ALL, || Event::Rerolled { unit, die });
}
