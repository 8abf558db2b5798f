//! H3-COMBAT-9 to H3-COMBAT-27, H3-UNIT-7 to H3-UNIT-19, H3-NEUTRAL-9: combat rounds, activations and attacks.

use super::combat::{self, stage};
use super::traits::{Trait, traits};
use super::{ai, playing, turn};
use crate::event::Event;
use crate::printed::Gait;
use crate::state::{Blow, Cell, Combat, Fighter, Flag, Optional, Party, Stage, State};
use crate::tables::ATTACK_DIE;
use crate::{Ask, Board, Options, Pick};
use kernel::{Audience, Flow, Rule};

fn has(fighter: &Fighter, what: Trait) -> bool {
    traits(fighter.unit, fighter.is_pack).contains(&what)
}

/// H3-COMBAT-25: who is activated next. Of several the owner chooses: H3-AMB-56.
pub(crate) fn next(t: &mut Board<'_>, combat: &Combat) -> Flow {
    if combat.round == 0 {
        begin_round(t, 1);
        return Ok(());
    }
    let ready = |by: &u8| !combat.fighter(*by).is(Flag::Acted);
    let initiative = |by: u8| combat.fighter(by).side().initiative;
    let Some(best) = combat.everybody().filter(ready).map(initiative).max() else {
        end_round(t, combat);
        return Ok(());
    };
    let of = |party: Party| combat.standing(party).filter(ready).filter(move |&by| initiative(by) == best);
    let both = Party::ALL.iter().all(|&party| of(party).next().is_some());
    let party = match (both, combat.last) {
        (true, Some((last, at))) if at == best => last.other(),
        (true, _) => Party::Attacker,
        (false, _) if of(Party::Attacker).next().is_some() => Party::Attacker,
        (false, _) => Party::Defender,
    };
    let picked = t.choose(ai::asked(&t.state, combat, party), Ask::Activate, |_, o| {
        o.extend(of(party).map(|by| Pick::Activate(combat.fighter(by).at)));
    })?;
    let Pick::Activate(cell) = picked else { return Ok(()) };
    let Some(by) = combat.on(cell) else { return Ok(()) };
    activate(t, by, (party, best));
    Ok(())
}

fn begin_round(t: &mut Board<'_>, round: u8) {
    if let Some(combat) = &mut t.state.combat {
        (combat.round, combat.last, combat.spells) = (round, None, [0; 2]);
        for fighter in &mut combat.fighters {
            for flag in [Flag::Acted, Flag::Retaliated, Flag::Tired] {
                fighter.set(flag, false);
            }
        }
    }
    t.tell(Audience::ALL, || Event::CombatRound { round });
}

/// H3-COMBAT-3, H3-COMBAT-4, H3-COMBAT-5
fn end_round(t: &mut Board<'_>, combat: &Combat) {
    let extends = !combat.is_endless();
    begin_round(t, combat.round.saturating_add(1).min(99));
    if extends {
        stage(t, Stage::Extend);
    }
}

fn activate(t: &mut Board<'_>, by: u8, last: (Party, u8)) {
    let Some(combat) = &mut t.state.combat else { return };
    (combat.active, combat.moved, combat.struck, combat.last) = (by, false, false, Some(last));
    let fighter = combat.fighter_mut(by);
    let unit = fighter.unit;
    if fighter.is(Flag::Paralysed) {
        // H3-COMBAT-16
        fighter.set(Flag::Paralysed, false);
        fighter.set(Flag::Acted, true);
        t.tell(Audience::ALL, || Event::Skipped { unit });
        return;
    }
    if fighter.is(Flag::Defends) {
        // H3-COMBAT-15
        fighter.set(Flag::Defends, false);
        fighter.set(Flag::Tired, true);
    }
    for clause in traits(unit, fighter.is_pack) {
        if let Trait::Heals(most) = clause {
            heal(t, by, *most);
        }
    }
    stage(t, Stage::Act);
}

fn heal(t: &mut Board<'_>, by: u8, most: u8) {
    let Some(combat) = &mut t.state.combat else { return };
    let fighter = combat.fighter_mut(by);
    let (unit, amount) = (fighter.unit, fighter.damage.min(most));
    if fighter.here && amount > 0 {
        fighter.damage -= amount;
        t.tell(Audience::ALL, || Event::Healed { unit, amount });
    }
}

/// H3-COMBAT-26: move, attack, defend; passing ends the activation.
pub(crate) fn act(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let by = combat.active;
    let party = Combat::party(by);
    if !combat.fighter(by).here {
        end_activation(t);
        return Ok(());
    }
    if ai::drives(&t.state, combat, party) {
        return ai::act(t, combat, by);
    }
    let must = combat.is_neutral(party) && must_act(combat, by);
    let offer = |s: &State, o: &mut Options<'_>| offer(s, combat, by, o);
    let picked = match must {
        true => Some(t.choose(combat.seat(party), Ask::Fight, offer)?),
        false => t.choose_or_pass_hidden(combat.seat(party), Ask::Fight, offer)?,
    };
    match picked {
        Some(Pick::Cell(to)) => walk(t, by, to),
        Some(Pick::Strike(at)) => {
            if let Some(on) = combat.on(at) {
                if let Some(running) = &mut t.state.combat {
                    running.struck = true;
                }
                playing::before_roll(t, combat, Blow { by, on, is_retaliation: false, is_second: false });
            }
        }
        Some(Pick::Defend) => {
            if let Some(running) = &mut t.state.combat {
                running.fighter_mut(by).set(Flag::Defends, true);
            }
            let unit = combat.fighter(by).unit;
            t.tell(Audience::ALL, || Event::Defended { unit });
            end_activation(t);
        }
        Some(Pick::CastAt(spell, at)) => playing::cast(t, combat, combat.seat(party), spell, at),
        Some(Pick::Surrender) => combat::surrender(t, combat, party),
        _ => end_activation(t),
    }
    Ok(())
}

pub(crate) fn walk(t: &mut Board<'_>, by: u8, to: Cell) {
    let Some(combat) = &mut t.state.combat else { return };
    combat.moved = true;
    let fighter = combat.fighter_mut(by);
    fighter.at = to;
    let unit = fighter.unit;
    let is_over = combat.struck;
    t.tell(Audience::ALL, || Event::Stepped { unit, to });
    if is_over {
        end_activation(t);
    }
}

pub(crate) fn end_activation(t: &mut Board<'_>) {
    if let Some(combat) = &mut t.state.combat {
        let by = combat.active;
        combat.fighter_mut(by).set(Flag::Acted, true);
        combat.stage = Stage::Next;
        // H3-AMB-32
        combat.fighters.iter_mut().for_each(|fighter| (fighter.attack, fighter.defense) = (0, 0));
    }
}

/// Whom a fighter may strike from where it stands: H3-UNIT-14 to H3-UNIT-16, H3-AMB-34.
pub(crate) fn targets(combat: &Combat, by: u8, from: Cell) -> impl Iterator<Item = u8> + '_ {
    let enemies = move || combat.standing(Combat::party(by).other());
    let close = enemies().any(|on| combat.fighter(on).at.is_adjacent(from));
    let far = combat.fighter(by).gait() == Gait::Ranged && !close;
    enemies().filter(move |&on| far || combat.fighter(on).at.is_adjacent(from))
}

/// H3-COMBAT-10, H3-COMBAT-36: where a fighter can get. A bit for each space.
pub(crate) fn reach(combat: &Combat, by: u8) -> u32 {
    let fighter = combat.fighter(by);
    let taken = combat.everybody().fold(0u32, |bits, other| bits | 1 << combat.fighter(other).at.0.min(31));
    let flies = fighter.gait() == Gait::Flying;
    let mut reached = 1u32 << fighter.at.0.min(31);
    for _ in 0..fighter.reach() {
        let mut grown = reached;
        for from in Cell::all().filter(|cell| reached >> cell.0 & 1 != 0) {
            for to in Cell::all().filter(|to| to.is_adjacent(from) && (flies || taken >> to.0 & 1 == 0)) {
                grown |= 1 << to.0;
            }
        }
        reached = grown;
    }
    reached & !taken
}

pub(crate) fn cells(bits: u32) -> impl Iterator<Item = Cell> + Clone {
    Cell::all().filter(move |cell| bits >> cell.0 & 1 != 0)
}

/// H3-NEUTRAL-9: a neutral unit that can attack must; otherwise it goes as close as it can.
fn must_act(combat: &Combat, by: u8) -> bool {
    if combat.struck {
        return false;
    }
    let at = combat.fighter(by).at;
    let can_strike_here = can_strike(combat, by) && targets(combat, by, at).next().is_some();
    can_strike_here || !combat.moved && !driven(combat, by, reach(combat, by)).is_empty()
}

/// H3-COMBAT-26: a ranged unit never attacks after moving.
fn can_strike(combat: &Combat, by: u8) -> bool {
    let spent = combat.moved && combat.fighter(by).gait() == Gait::Ranged;
    !combat.struck && !spent
}

/// Where a neutral unit may go: next to somebody, or as near as possible (H3-NEUTRAL-13). Empty where it stays.
pub(crate) fn driven(combat: &Combat, by: u8, reach: u32) -> Vec<Cell> {
    let at = combat.fighter(by).at;
    if combat.fighter(by).gait() == Gait::Ranged {
        return vec![];
    }
    let striking: Vec<Cell> = cells(reach).filter(|&cell| targets(combat, by, cell).next().is_some()).collect();
    if !striking.is_empty() {
        return striking;
    }
    let nearest = |cell: Cell| {
        let enemies = combat.standing(Combat::party(by).other());
        enemies.map(|on| combat.fighter(on).at.distance(cell)).min().unwrap_or(0)
    };
    let best = cells(reach).map(nearest).min().unwrap_or(u8::MAX);
    if best >= nearest(at) { vec![] } else { cells(reach).filter(|&cell| nearest(cell) == best).collect() }
}

fn offer(state: &State, combat: &Combat, by: u8, o: &mut Options<'_>) {
    let fighter = combat.fighter(by);
    let (party, at, ranged) = (Combat::party(by), fighter.at, fighter.gait() == Gait::Ranged);
    let neutral = combat.is_neutral(party);
    let strikes = can_strike(combat, by);
    let here: Vec<u8> = targets(combat, by, at).collect();
    for &on in here.iter().filter(|_| strikes) {
        o.add(Pick::Strike(combat.fighter(on).at));
    }
    if !combat.moved && (!combat.struck || ranged) {
        let reach = reach(combat, by);
        let driven = if neutral && !combat.struck { driven(combat, by, reach) } else { vec![] };
        for cell in cells(reach) {
            // A neutral unit goes where it must; one that can shoot does not walk first.
            let held = neutral && !combat.struck && !driven.contains(&cell)
                || neutral && ranged && strikes && !here.is_empty();
            o.judge(Pick::Cell(cell), if held { Err(Rule("H3-NEUTRAL-9")) } else { Ok(()) });
        }
    }
    if !combat.struck {
        let can = if neutral {
            Err(Rule("H3-AMB-19"))
        } else if fighter.is(Flag::Tired) {
            Err(Rule("H3-COMBAT-15"))
        } else {
            Ok(())
        };
        o.judge(Pick::Defend, can);
    }
    if !neutral {
        playing::offer_activation(state, combat, party, o);
    }
    if !combat.moved && !combat.struck && !neutral {
        o.judge(Pick::Surrender, combat::can_surrender(state, combat, party));
    }
}

/// H3-UNIT-17, H3-UNIT-18: two dice, the worse counts.
fn is_penalised(combat: &Combat, by: u8, on: u8) -> bool {
    let (shooter, target) = (combat.fighter(by), combat.fighter(on));
    if shooter.gait() != Gait::Ranged || has(shooter, Trait::NoPenalty) {
        return false;
    }
    let party = Combat::party(by);
    let close = shooter.at.is_adjacent(target.at) && !has(shooter, Trait::NoPenaltyClose);
    let far = shooter.at.row() == party.lines()[0] && target.at.row() == party.other().lines()[0];
    close || far
}

fn die(t: &mut Board<'_>) -> Flow<i8> {
    Ok(ATTACK_DIE[t.roll(Ask::AttackDie, 6)? as usize])
}

/// H3-AMB-69: the dice of an attack, as far as cards do not change them.
fn attack_die(t: &mut Board<'_>, combat: &Combat, blow: Blow) -> Flow<i8> {
    let (by, on) = (combat.fighter(blow.by), combat.fighter(blow.on));
    let worse = is_penalised(combat, blow.by, blow.on) || blow.is_retaliation && has(on, Trait::Daunts);
    let better = has(by, Trait::BetterDie);
    let mut rolled = die(t)?;
    if worse != better {
        let second = die(t)?;
        rolled = if worse { rolled.min(second) } else { rolled.max(second) };
    }
    if has(on, Trait::Numb) {
        rolled = -1;
    }
    // Rolled again until it is better; twenty times are enough for a step.
    for _ in 0..20 {
        if rolled == -1 && has(by, Trait::RerollsWorst) && !blow.is_retaliation {
            rolled = die(t)?;
        }
    }
    if has(by, Trait::DieUp) && !blow.is_retaliation {
        rolled += 1;
    }
    Ok(if has(by, Trait::Numb) && !blow.is_retaliation { 0 } else { rolled })
}

/// H3-COMBAT-27, H3-COMBAT-34: attack + die + modifiers - defense.
pub(crate) fn blow(t: &mut Board<'_>, combat: &Combat, blow: Blow) -> Flow {
    let (by, on) = (*combat.fighter(blow.by), *combat.fighter(blow.on));
    if !by.here || !on.here {
        end_activation(t);
        return Ok(());
    }
    let rolled = attack_die(t, combat, blow)?;
    let mut attack = (by.side().attack as i8 + by.attack).max(0);
    if !t.state.plays_with(Optional::PlainAttacks) {
        attack += rolled;
    }
    let own = !blow.is_retaliation;
    if own && rolled >= 0 && has(&by, Trait::Fierce) {
        attack += 1;
    }
    let printed = if own && has(&by, Trait::IgnoresDefense) { 0 } else { on.side().defense as i8 };
    let mut defense = printed + on.defense;
    for clause in traits(on.unit, on.is_pack) {
        match clause {
            Trait::Tough(least) if rolled >= *least => defense += 1,
            Trait::Braced if blow.is_retaliation => defense += 1,
            _ => {}
        }
    }
    if on.is(Flag::Defends) && die(t)? == 1 {
        defense += 1; // H3-COMBAT-14
    }
    let defense = defense.max(0);
    let least = i8::from(t.state.plays_with(Optional::SureDamage));
    let damage = (attack - defense).max(least) as u8;
    let (unit, target) = (by.unit, on.unit);
    t.tell(Audience::ALL, || Event::Struck { unit, on: target, die: rolled, damage, back: blow.is_retaliation });
    if let Some(running) = &mut t.state.combat {
        running.fighter_mut(blow.on).set(Flag::Paralysed, false); // H3-COMBAT-17
        (running.fighter_mut(blow.by).attack, running.fighter_mut(blow.on).defense) = (0, 0);
        if blow.is_retaliation {
            running.fighter_mut(blow.by).set(Flag::Retaliated, true);
        }
    }
    hurt(t, blow.on, damage);
    if own && rolled <= -1 && has(&by, Trait::ParalysesOnWorst) || !own && has(&by, Trait::ParalysesBack) {
        paralyse(t, blow.on);
    }
    for clause in traits(by.unit, by.is_pack) {
        if let Trait::HealsAfter(most) = clause
            && own
        {
            heal(t, blow.by, *most);
        }
    }
    after(t, blow, rolled)
}

/// What follows an attack: a second one, the other strikes back, or the activation goes on.
fn after(t: &mut Board<'_>, blow: Blow, rolled: i8) -> Flow {
    let Some(combat) = t.state.combat else { return Ok(()) };
    let (by, on) = (*combat.fighter(blow.by), *combat.fighter(blow.on));
    let party = Combat::party(blow.by);
    for side in Party::ALL {
        if combat.standing(side).next().is_none() {
            stage(t, Stage::Over(side.other()));
            return Ok(());
        }
    }
    let adjacent = by.at.is_adjacent(on.at);
    let again =
        has(&by, Trait::SecondShot) && !blow.is_retaliation && !blow.is_second && !adjacent && on.here && by.here;
    let spent = on.is(Flag::Retaliated) && !has(&on, Trait::RetaliatesAlways);
    let back = !blow.is_retaliation && on.here && by.here && adjacent && !spent && !has(&by, Trait::NotRetaliated);
    if again {
        playing::before_roll(t, &combat, Blow { is_second: true, ..blow });
    } else if back {
        let back = Blow { by: blow.on, on: blow.by, is_retaliation: true, is_second: false };
        playing::before_roll(t, &combat, back);
    } else {
        let active = combat.fighter(combat.active);
        // H3-COMBAT-26: a ranged unit may still move after attacking.
        if active.here && active.gait() == Gait::Ranged && !combat.moved {
            stage(t, Stage::Act);
        } else {
            end_activation(t);
        }
    }
    // H3-MORALE-10: nothing of the player's is used for neutral units.
    if !blow.is_retaliation
        && rolled <= -1
        && has(&by, Trait::DrawsOnWorst)
        && !ai::drives(&t.state, &combat, party)
        && !combat.is_neutral(party)
    {
        turn::draw_now(t, combat.seat(party), 1)?;
    }
    Ok(())
}

fn paralyse(t: &mut Board<'_>, on: u8) {
    let Some(combat) = &mut t.state.combat else { return };
    let fighter = combat.fighter_mut(on);
    if fighter.here && !has(fighter, Trait::NeverParalysed) {
        fighter.set(Flag::Paralysed, true);
        let unit = fighter.unit;
        t.tell(Audience::ALL, || Event::Paralysed { unit });
    }
}

/// Damage by a spell, which some units bear better; H3-COMBAT-17.
pub(crate) fn burn(t: &mut Board<'_>, on: u8, damage: u8) {
    let Some(combat) = &mut t.state.combat else { return };
    let fighter = combat.fighter_mut(on);
    let unit = fighter.unit;
    let shield =
        traits(unit, fighter.is_pack).iter().map(|clause| if let Trait::SpellShield(n) = clause { *n } else { 0 });
    let damage = damage.saturating_sub(shield.sum());
    if damage > 0 {
        fighter.set(Flag::Paralysed, false);
    }
    t.tell(Audience::ALL, || Event::Burnt { unit, damage });
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
    let fighter = combat.fighter_mut(on);
    fighter.damage = fighter.damage.saturating_add(damage);
    let unit = fighter.unit;
    if fighter.is_pack && fighter.damage >= fighter.side().health {
        fighter.damage -= fighter.side().health;
        fighter.is_pack = false;
        t.state.shrink(seat, unit); // H3-UNIT-11
        t.tell(Audience::ALL, || Event::Shrank { unit });
    }
    let Some(combat) = &mut t.state.combat else { return };
    let fighter = combat.fighter_mut(on);
    if fighter.damage >= fighter.side().health {
        *fighter = Fighter::default();
        t.tell(Audience::ALL, || Event::Fell { unit });
        if !neutral {
            t.state.lose(seat, unit); // H3-UNIT-4
        }
        if unit.facts().faction.is_none() {
            t.state.neutrals[unit.facts().tier as usize].discard.push(unit); // H3-UNIT-25
        }
    }
}
