//! H3-COMBAT-12, H3-COMBAT-14, H3-COMBAT-18, H3-COMBAT-27, H3-AMB-69: an attack, from its dice to what follows it.

mod harm;

pub(crate) use harm::{burn, free, hurt, paralyse, softened, spare};

use super::combat::{leads_with_cards, stage};
use super::traits::{Trait, has, traits_of};
use super::{ai, fighting, push, rerolls, search, siege, sums, turn, windows};
use crate::event::Event;
use crate::printed::Gait;
use crate::state::{Blow, By, Cell, Combat, Flag, Frame, Hit, Party, Roll, Stage, State, TOWER};
use crate::tables::ATTACK_DIE;
use crate::{Ask, Board, Offer, Pick};
use kernel::{Audience, Flow};

/// H3-UNIT-17, H3-UNIT-18: two dice, the worse counts.
fn is_penalised(combat: &Combat, blow: Blow) -> bool {
    let (shooter, target) = (combat.fighter(blow.by), combat.fighter(blow.on));
    let ignores = has(shooter, Trait::NoPenalty) && !blow.is_retaliation();
    if shooter.gait() != Gait::Ranged || ignores {
        return false;
    }
    let party = Combat::party(blow.by);
    let close = shooter.at.is_adjacent(target.at) && !has(shooter, Trait::NoPenaltyClose);
    let far = shooter.at.row() == party.lines()[0] && target.at.row() == party.other().lines()[0];
    close || far
}

pub(crate) fn die(t: &mut Board<'_>) -> Flow<i8> {
    Ok(ATTACK_DIE[t.roll(Ask::AttackDie, 6)? as usize])
}

/// H3-AMB-69: the dice of an attack, in the order of that ruling, as far as nobody is asked.
fn roll(t: &mut Board<'_>, combat: &Combat, blow: Blow) -> Flow<Roll> {
    let (by, on) = (combat.fighter(blow.by), combat.fighter(blow.on));
    let own = blow.is_own();
    if by.is(Flag::Blessed) {
        return Ok(Roll { is_ignored: true, ..Roll::default() }); // H3-AMB-69
    }
    let worse = is_penalised(combat, blow) || blow.is_retaliation() && has(on, Trait::Daunts);
    let better = has(by, Trait::AlwaysBetterDie) || own && has(by, Trait::BetterDie);
    let mut roll = Roll { die: die(t)?, ..Roll::default() };
    if own && has(by, Trait::BothDice) {
        roll.other = Some(die(t)?);
    } else if worse != better {
        let second = die(t)?;
        roll.die = if worse { roll.die.min(second) } else { roll.die.max(second) };
    }
    if has(on, Trait::Numbs) {
        roll.die = -1;
        roll.other = roll.other.map(|_| -1);
    }
    if own && has(by, Trait::RerollsWorst) || has(by, Trait::AlwaysRerollsWorst) {
        roll.die = rerolls::better_than_worst(t, roll.die)?;
        if let Some(other) = roll.other {
            roll.other = Some(rerolls::better_than_worst(t, other)?);
        }
    }
    if own && has(by, Trait::DieUp) {
        roll.die += 1;
    }
    Ok(roll)
}

/// H3-COMBAT-27 (c): the dice are rolled. Where nobody can change them the attack goes on at once.
pub(crate) fn blow(t: &mut Board<'_>, combat: &Combat, blow: Blow) -> Flow {
    if !combat.fighter(blow.by).here || !combat.fighter(blow.on).here {
        go_on(t, combat);
        return Ok(());
    }
    let roll = roll(t, combat, blow)?;
    if is_open(&t.state, combat, blow, &roll) {
        stage(t, Stage::Rolled(blow, roll));
        return Ok(());
    }
    land(t, combat, blow, roll)
}

/// Whether somebody may still change the dice.
fn is_open(state: &State, combat: &Combat, blow: Blow, roll: &Roll) -> bool {
    rerolls::may_reroll(state, combat, blow, roll)
        || rerolls::may_spend(state, combat, blow, roll)
        || windows::may_face(state, combat, blow, roll).is_some()
        || may_parry(state, combat, blow, roll)
}

/// H3-AMB-70: a card of the hand is needed, and so the Main Hero.
fn may_parry(state: &State, combat: &Combat, blow: Blow, roll: &Roll) -> bool {
    let party = Combat::party(blow.on);
    let seat = combat.seat(party);
    let cards =
        leads_with_cards(combat, party) || party == Party::Defender && super::modes::defends_with_cards(state, combat);
    let able = has(combat.fighter(blow.on), Trait::Parries) && !roll.is_ignored;
    able && cards && !state.is_ai(seat) && !state.player(seat).hand.is_empty()
}

/// The attacker may roll again, then the other side may parry.
pub(crate) fn rolled(t: &mut Board<'_>, combat: &Combat, blow: Blow, mut roll: Roll) -> Flow {
    let party = Combat::party(blow.by);
    if roll.guard.is_some() {
        rerolls::guard_again(t, combat, blow, &mut roll)?;
        return land(t, combat, blow, roll);
    }
    if rerolls::reroll(t, combat, blow, &mut roll)? {
        if is_open(&t.state, combat, blow, &roll) {
            stage(t, Stage::Rolled(blow, roll));
            return Ok(());
        }
        return land(t, combat, blow, roll);
    }
    if let Some(side) = windows::may_face(&t.state, combat, blow, &roll) {
        // H3-AMB-33
        let ignored = windows::face(t, combat, side)?;
        match side == party {
            true => roll.is_borne = true,
            false => roll.is_faced = true,
        }
        roll.is_ignored |= ignored;
        if is_open(&t.state, combat, blow, &roll) {
            stage(t, Stage::Rolled(blow, roll));
            return Ok(());
        }
        return land(t, combat, blow, roll);
    }
    if may_parry(&t.state, combat, blow, &roll) {
        let seat = combat.seat(party.other());
        let picked = t.choose_or_pass(seat, Ask::Parry, |s, o| search::faces(s.player(seat).hand.as_slice(), o))?;
        if let Some(Pick::Card(card)) = picked {
            turn::discard(t, seat, card);
            roll.is_ignored = true;
            let unit = combat.fighter(blow.on).unit;
            t.tell(Audience::ALL, || Event::Parried { unit });
        }
    }
    land(t, combat, blow, roll)
}

/// It has a defense token, or stands as if it had one.
pub(crate) fn defends(combat: &Combat, on: u8) -> bool {
    let target = combat.fighter(on);
    let shields = |by: u8| has(combat.fighter(by), Trait::Shields) && combat.fighter(by).at.is_adjacent(target.at);
    target.is(Flag::Defends) || combat.standing(Combat::party(on)).any(shields)
}

/// The dice stand: what they do.
fn land(t: &mut Board<'_>, combat: &Combat, blow: Blow, mut roll: Roll) -> Flow {
    if roll.guard.is_none() && defends(combat, blow.on) {
        // H3-COMBAT-14: one more die, after the attack roll.
        roll.guard = Some(die(t)?);
        if rerolls::may_guard_again(&t.state, combat, blow, &roll) {
            stage(t, Stage::Rolled(blow, roll));
            return Ok(());
        }
    }
    let damage = sums::damage(&t.state, combat, blow, &roll);
    let doomed = is_doomed(combat, blow.on, damage);
    if saviour(combat, blow.on, damage).is_some() || doomed && windows::may_save(&t.state, combat, blow) {
        stage(t, Stage::Wound(blow, roll, damage));
        return Ok(());
    }
    strike(t, combat, blow, roll, Some(damage))
}

/// The damage uses up the health of the side a unit shows.
fn is_doomed(combat: &Combat, on: u8, damage: u8) -> bool {
    combat.fighter(on).damage.saturating_add(damage) >= combat.health(on)
}

/// Who can cancel an attack that brings a unit to 0 HP of the side it shows.
fn saviour(combat: &Combat, on: u8, damage: u8) -> Option<u8> {
    if !is_doomed(combat, on, damage) {
        return None;
    }
    let can = |by: &u8| *by != on && has(combat.fighter(*by), Trait::Saves) && !combat.fighter(*by).is(Flag::Spent);
    combat.standing(Combat::party(on)).find(can)
}

pub(crate) fn wound(t: &mut Board<'_>, combat: &Combat, blow: Blow, mut roll: Roll, damage: u8) -> Flow {
    let party = Combat::party(blow.on);
    if roll.is_cancelled {
        return strike(t, combat, blow, roll, None);
    }
    let Some(by) = saviour(combat, blow.on, damage).filter(|_| !roll.is_let) else {
        if !windows::save(t, combat, blow)? {
            return strike(t, combat, blow, roll, Some(damage));
        }
        return Ok(());
    };
    let saves = ai::drives(&t.state, combat, party)
        || t.choose_or_pass(combat.seat(party), Ask::Save, |_, o| o.add(Pick::Offer(Offer::Yes)))?.is_some();
    if saves && let Some(running) = &mut t.state.combat {
        running.fighter_mut(by).set(Flag::Spent, true);
        let (unit, on) = (combat.fighter(by).unit, combat.fighter(blow.on).unit);
        t.tell(Audience::ALL, || Event::Saved { unit, on });
    }
    if !saves && windows::may_save(&t.state, combat, blow) {
        roll.is_let = true;
        stage(t, Stage::Wound(blow, roll, damage));
        return Ok(());
    }
    strike(t, combat, blow, roll, (!saves).then_some(damage))
}

/// H3-COMBAT-27 (e): the damage, or none where the attack was cancelled; then what the units do with it.
fn strike(t: &mut Board<'_>, combat: &Combat, mut blow: Blow, roll: Roll, damage: Option<u8>) -> Flow {
    let (by, on) = (*combat.fighter(blow.by), *combat.fighter(blow.on));
    let (unit, target, die, back) = (by.unit, on.unit, roll.sum(), blow.is_retaliation());
    let counted = damage.unwrap_or(0);
    t.tell(Audience::ALL, || Event::Struck { unit, on: target, at: on.at, die, damage: counted, back });
    if let Some(running) = &mut t.state.combat {
        running.fighter_mut(blow.on).set(Flag::Paralysed, false); // H3-COMBAT-17
        (running.fighter_mut(blow.by).attack, running.fighter_mut(blow.on).defense) = (0, 0);
        running.forget_boosts(|boost| boost.on == blow.by && boost.attack != 0);
        running.forget_boosts(|boost| boost.on == blow.on && boost.defense != 0);
        running.fighter_mut(blow.by).set(Flag::Blessed, false);
        running.fighter_mut(blow.by).set(Flag::Tripled, false);
        if back {
            running.fighter_mut(blow.by).set(Flag::Retaliated, true);
        }
    }
    match damage {
        Some(damage) => hurt(t, blow.on, damage),
        // Whoever was saved does not strike back.
        None if blow.answers == blow.on => blow.answers = blow.by,
        None => {}
    }
    if damage.is_some() {
        wake(t, combat, blow, &roll)?;
    }
    let scorching = combat.scorching(blow.on);
    if scorching > 0 && by.at.is_adjacent(on.at) {
        burn(t, blow.by, scorching);
    }
    follow(t, combat, blow)
}

/// Abilities that come with an attack that was made.
fn wake(t: &mut Board<'_>, combat: &Combat, blow: Blow, roll: &Roll) -> Flow {
    let by = *combat.fighter(blow.by);
    let party = Combat::party(blow.by);
    for clause in traits_of(&by) {
        match clause {
            Trait::ParalysesOnWorst if blow.is_own() && roll.is_worst() => paralyse(t, blow.on),
            Trait::ParalysesBack if blow.is_retaliation() => paralyse(t, blow.on),
            Trait::HealsAfter(most) if blow.is_own() => fighting::heal(t, blow.by, *most),
            // H3-MORALE-10: nothing of a player's is used for neutral units.
            Trait::DrawsOnWorst if blow.is_own() && roll.is_worst() && draws(&t.state, combat, party) => {
                push(t, Frame::Draw(combat.seat(party), 1));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Whether a unit's ability draws a card of a player's deck.
// RULING: H3-HERO-7 keeps the deck out of a combat without the Main Hero, so nothing is drawn there.
pub(crate) fn draws(state: &State, combat: &Combat, party: Party) -> bool {
    leads_with_cards(combat, party) && !state.is_ai(combat.seat(party)) && !combat.is_neutral(party)
}

/// What follows an attack: another one, or whoever was attacked strikes back.
fn follow(t: &mut Board<'_>, before: &Combat, blow: Blow) -> Flow {
    let Some(combat) = t.state.combat else { return Ok(()) };
    if let Some(side) = Party::ALL.into_iter().find(|&side| combat.standing(side).next().is_none()) {
        stage(t, Stage::Over(side.other()));
        return Ok(());
    }
    let (by, on) = (*combat.fighter(blow.by), *combat.fighter(blow.on));
    let was_at = before.fighter(blow.on).at;
    let tosses = blow.is_retaliation() && by.here && has(&by, Trait::ParalysesBackOnZero);
    if tosses && on.here {
        return toss(t, &combat, blow);
    }
    if !blow.is_own() || !by.here {
        answer(t, &combat, blow);
    } else if has(&by, Trait::SecondShot) && on.here && !by.at.is_adjacent(on.at) {
        windows::before_roll(t, &combat, Blow { hit: Hit::Second, ..blow });
    } else if beside(&combat, blow.by, was_at).next().is_some() {
        stage(t, Stage::Splash(blow, was_at));
    } else if has(&by, Trait::Scares) && on.here {
        return toss(t, &combat, blow);
    } else {
        answer(t, &combat, blow);
    }
    Ok(())
}

/// A separate die, for what some units do after their attack on a 0.
fn toss(t: &mut Board<'_>, combat: &Combat, blow: Blow) -> Flow {
    let die = die(t)?;
    let party = Combat::party(blow.by);
    let owner = (!combat.is_neutral(party)).then(|| combat.seat(party));
    if owner.is_some_and(|seat| rerolls::may_toss_again(&t.state, seat)) {
        stage(t, Stage::Tossed(blow, die, false));
    } else {
        heed(t, combat, blow, die);
    }
    Ok(())
}

/// H3-MORALE-9: it may be rolled again.
pub(crate) fn tossed(t: &mut Board<'_>, combat: &Combat, blow: Blow, die: i8, lucky: bool) -> Flow {
    match rerolls::toss_of(t, combat, blow, lucky)? {
        Some((die, by)) => stage(t, Stage::Tossed(blow, die, lucky || by == By::Luck)),
        None => heed(t, combat, blow, die),
    }
    Ok(())
}

fn heed(t: &mut Board<'_>, combat: &Combat, blow: Blow, die: i8) {
    if blow.is_retaliation() {
        if die == 0 {
            paralyse(t, blow.on);
        }
        answer(t, combat, blow);
    } else if die == 0 && flights(combat, blow).next().is_some() {
        stage(t, Stage::Scare(blow));
    } else {
        answer(t, combat, blow);
    }
}

/// Whom an attack on a space reaches beside its target: who stands next to it, or straight behind it.
fn beside(combat: &Combat, by: u8, at: Cell) -> impl Iterator<Item = u8> + '_ {
    let striker = *combat.fighter(by);
    let (splashes, breathes) = (has(&striker, Trait::Splashes), has(&striker, Trait::Breathes));
    combat.on_board().filter(move |&on| {
        let there = combat.fighter(on).at;
        let walled = siege::stops(combat, at) || siege::stops(combat, there);
        let behind = there.is_adjacent(at) && there.is_behind(at, striker.at) && !walled;
        splashes && there.is_adjacent(at) || breathes && behind
    })
}

/// One unit beside the target is attacked too; if there is any, one must be.
pub(crate) fn splash(t: &mut Board<'_>, combat: &Combat, blow: Blow, at: Cell) -> Flow {
    let party = Combat::party(blow.by);
    let picked = t.choose_if_any(ai::asked(&t.state, combat, party), Ask::Splash, |_, o| {
        o.extend(beside(combat, blow.by, at).map(|on| Pick::Strike(combat.fighter(on).at)));
    })?;
    match picked {
        Some(Pick::Strike(at)) if combat.on(at).is_some() => {
            let on = combat.on(at).unwrap_or(blow.on);
            windows::before_roll(t, combat, Blow { on, hit: Hit::Splash, ..blow });
        }
        _ => answer(t, combat, blow),
    }
    Ok(())
}

/// Where a frightened unit can go: one space, and not next to whoever frightens it.
fn flights(combat: &Combat, blow: Blow) -> impl Iterator<Item = Cell> + '_ {
    let (from, away) = (combat.fighter(blow.on).at, combat.fighter(blow.by).at);
    let free = fighting::steps(combat, Combat::party(blow.on), from);
    free.filter(move |cell| !cell.is_adjacent(away))
}

pub(crate) fn scare(t: &mut Board<'_>, combat: &Combat, blow: Blow) -> Flow {
    let party = Combat::party(blow.on);
    let picked = t.choose_if_any(ai::asked(&t.state, combat, party), Ask::Scare, |_, o| {
        o.extend(flights(combat, blow).map(Pick::Cell));
    })?;
    match picked {
        Some(Pick::Cell(to)) => {
            if let Some(running) = &mut t.state.combat {
                running.fighter_mut(blow.on).at = to;
            }
            let unit = combat.fighter(blow.on).unit;
            t.tell(Audience::ALL, || Event::Stepped { unit, to });
            go_on(t, combat);
        }
        _ => answer(t, combat, blow),
    }
    Ok(())
}

/// H3-COMBAT-18, H3-COMBAT-27 (f), H3-COMBAT-35
fn answer(t: &mut Board<'_>, combat: &Combat, blow: Blow) {
    if strikes_back(combat, blow) {
        windows::before_roll(t, combat, Blow::new(blow.answers, blow.by, Hit::Back));
    } else {
        go_on(t, combat);
    }
}

/// Whether whoever is to answer an attack does, as the two stand.
pub(crate) fn strikes_back(combat: &Combat, blow: Blow) -> bool {
    let (by, on) = (combat.fighter(blow.by), combat.fighter(blow.answers));
    let spent = on.is(Flag::Retaliated) && !has(on, Trait::RetaliatesAlways);
    let enemies = Combat::party(blow.by) != Combat::party(blow.answers);
    let both = by.here && on.here && by.at.is_adjacent(on.at);
    !blow.is_retaliation() && enemies && both && !spent && !has(by, Trait::NotRetaliated)
}

/// The attack is over: who may still move does, otherwise the activation ends.
fn go_on(t: &mut Board<'_>, combat: &Combat) {
    let active = combat.fighter(combat.active);
    let walks = active.gait() == Gait::Ranged && !combat.moved && combat.active != TOWER; // H3-COMBAT-26
    if active.here && (walks || fighting::may_return(combat, combat.active)) {
        stage(t, Stage::Act);
    } else {
        fighting::end_activation(t);
    }
}
