//! H3-COMBAT-9 to H3-COMBAT-27, H3-UNIT-7 to H3-UNIT-19, H3-NEUTRAL-9: combat rounds, activations and moves.

use super::combat::{self, stage};
use super::traits::{Trait, has, traits_of};
use super::{ai, attack, gains, lasting, push, siege, turn, windows};
use crate::event::Event;
use crate::printed::Gait;
use crate::state::{Blow, Cell, Combat, Flag, Frame, Hit, Party, Stage, State, TOWER};
use crate::{Ask, Board, Options, Pick};
use kernel::{Audience, Flow, Rule};

/// H3-COMBAT-25: who is activated next. Of several the owner chooses: H3-AMB-56.
pub(crate) fn next(t: &mut Board<'_>, combat: &Combat) -> Flow {
    if combat.round == 0 {
        windows::start(t, combat);
        begin_combat(t, combat);
        return Ok(());
    }
    lasting::sweep(t);
    let ready = |by: &u8| !combat.fighter(*by).is(Flag::Acted);
    if combat.everybody().any(|by| ready(&by))
        && let Some(window) = windows::lull(&t.state, combat)
    {
        stage(t, Stage::Lull(window));
        return Ok(());
    }
    choose(t)
}

/// The highest initiative; the attacker's first, then the sides take turns.
pub(crate) fn choose(t: &mut Board<'_>) -> Flow {
    let Some(combat) = &t.state.combat.clone() else { return Ok(()) };
    let ready = |by: &u8| !combat.fighter(*by).is(Flag::Acted);
    let initiative = |by: u8| combat.initiative(by);
    let Some(best) = combat.everybody().filter(ready).map(initiative).max() else {
        end_round(t, combat);
        return Ok(());
    };
    let of = |party: Party| combat.active_of(party).filter(ready).filter(move |&by| initiative(by) == best);
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
    activate(t, combat, by, (party, best))
}

/// H3-COMBAT-38 (g): what units do when a combat begins, the attacker's first.
fn begin_combat(t: &mut Board<'_>, combat: &Combat) {
    for party in [Party::Defender, Party::Attacker] {
        let draws = combat.standing(party).filter(|&by| has(combat.fighter(by), Trait::DrawsAtStart)).count();
        if draws > 0 && attack::draws(&t.state, combat, party) {
            push(t, Frame::Draw(combat.seat(party), draws as u8)); // What is pushed last is done first.
        }
    }
}

pub(crate) fn begin_round(t: &mut Board<'_>, round: u8) {
    if let Some(combat) = &mut t.state.combat {
        (combat.round, combat.last, combat.spells, combat.more) = (round, None, [0; 2], [0; 2]);
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
    stage(t, if extends { Stage::Extend } else { Stage::Next });
}

fn activate(t: &mut Board<'_>, combat: &Combat, by: u8, last: (Party, u8)) -> Flow {
    let Some(running) = &mut t.state.combat else { return Ok(()) };
    (running.active, running.moved, running.struck, running.last) = (by, false, false, Some(last));
    running.from = combat.fighter(by).at;
    let fighter = running.fighter_mut(by);
    let unit = fighter.unit;
    fighter.initiative = 0;
    if fighter.is(Flag::Paralysed) {
        // H3-COMBAT-16
        fighter.set(Flag::Paralysed, false);
        fighter.set(Flag::Acted, true);
        stage(t, Stage::Next);
        t.tell(Audience::ALL, || Event::Skipped { unit });
        return Ok(());
    }
    if fighter.is(Flag::Defends) {
        // H3-COMBAT-15
        fighter.set(Flag::Defends, false);
        fighter.set(Flag::Tired, true);
    }
    stage(t, Stage::Act);
    // H3-AMB-72: against neutral units, and against an AI hero, nobody is robbed.
    let enemy = combat.seat(last.0.other());
    let is_player = !combat.is_neutral(last.0.other()) && !t.state.is_ai(enemy);
    for clause in traits_of(combat.fighter(by)) {
        match clause {
            Trait::Heals(most) => heal(t, by, *most),
            Trait::HealsAnother(_) => stage(t, Stage::Heal),
            Trait::Robs if is_player => turn::discard_random(t, enemy)?,
            Trait::Dismays if is_player && t.state.player(enemy).morale > 0 => gains::morale(t, enemy, false),
            _ => {}
        }
    }
    Ok(())
}

pub(crate) fn heal(t: &mut Board<'_>, by: u8, most: u8) {
    let Some(combat) = &mut t.state.combat else { return };
    let fighter = combat.fighter_mut(by);
    let (unit, at, amount) = (fighter.unit, fighter.at, fighter.damage.min(most));
    if fighter.here && amount > 0 {
        fighter.damage -= amount;
        t.tell(Audience::ALL, || Event::Healed { unit, at, amount });
    }
}

/// Another unit of the side is healed; where none is hurt the attack of the active one is 1 higher.
pub(crate) fn heal_another(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let by = combat.active;
    let party = Combat::party(by);
    let most = traits_of(combat.fighter(by)).iter().find_map(|clause| match clause {
        Trait::HealsAnother(most) => Some(*most),
        _ => None,
    });
    let hurt = |on: &u8| *on != by && combat.fighter(*on).damage > 0;
    let picked = t.choose_if_any(ai::asked(&t.state, combat, party), Ask::Heal, |_, o| {
        o.extend(combat.standing(party).filter(hurt).map(|on| Pick::Activate(combat.fighter(on).at)));
    })?;
    stage(t, Stage::Act);
    match picked {
        Some(Pick::Activate(at)) => combat.on(at).into_iter().for_each(|on| heal(t, on, most.unwrap_or(0))),
        _ => {
            if let Some(running) = &mut t.state.combat {
                running.fighter_mut(by).attack += 1;
            }
        }
    }
    Ok(())
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
                windows::before_roll(t, combat, Blow::new(by, on, Hit::First));
            }
        }
        Some(Pick::Break(at)) => siege::break_down(t, by, at),
        Some(Pick::Defend) => {
            if let Some(running) = &mut t.state.combat {
                running.fighter_mut(by).set(Flag::Defends, true);
            }
            let unit = combat.fighter(by).unit;
            t.tell(Audience::ALL, || Event::Defended { unit });
            end_activation(t);
        }
        Some(pick @ (Pick::Play(..) | Pick::PlayOn(..) | Pick::Cast(_) | Pick::CastAt(..) | Pick::Morale(_))) => {
            windows::does(t, combat, combat.seat(party), pick)
        }
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
        combat.forget_boosts(|_| true);
        // H3-AMB-32
        for fighter in &mut combat.fighters {
            (fighter.attack, fighter.defense) = (0, 0);
            fighter.set(Flag::Blessed, false);
            fighter.set(Flag::Tripled, false);
        }
    }
}

/// Whom a fighter may strike from where it stands: H3-UNIT-14 to H3-UNIT-16, H3-AMB-34.
pub(crate) fn targets(combat: &Combat, by: u8, from: Cell) -> impl Iterator<Item = u8> + '_ {
    let enemies = move || combat.standing(Combat::party(by).other());
    let close = enemies().any(|on| combat.fighter(on).at.is_adjacent(from));
    let far = combat.fighter(by).gait() == Gait::Ranged && !close;
    let tower = (far && Combat::party(by) == Party::Attacker).then_some(TOWER).filter(|&on| combat.fighter(on).here);
    enemies().filter(move |&on| far || combat.fighter(on).at.is_adjacent(from)).chain(tower)
}

/// H3-COMBAT-10: the spaces that a side's units cannot end on. A bit for each.
fn taken(combat: &Combat, party: Party) -> u32 {
    let barred = siege::barred(combat, party);
    combat.everybody().fold(barred, |bits, other| bits | 1 << combat.fighter(other).at.0.min(31))
}

/// H3-SIEGE-5: all spaces that a side's units can end on.
pub(crate) fn free(combat: &Combat, party: Party) -> impl Iterator<Item = Cell> + Clone {
    let taken = taken(combat, party);
    Cell::all().filter(move |to| taken >> to.0 & 1 == 0)
}

/// The free spaces next to one.
pub(crate) fn steps(combat: &Combat, party: Party, from: Cell) -> impl Iterator<Item = Cell> + Clone {
    let taken = taken(combat, party);
    Cell::all().filter(move |to| to.is_adjacent(from) && taken >> to.0 & 1 == 0)
}

/// After its attack it may go back to where its activation began.
pub(crate) fn may_return(combat: &Combat, by: u8) -> bool {
    let fighter = combat.fighter(by);
    let free = taken(combat, Combat::party(by)) >> combat.from.0.min(31) & 1 == 0;
    combat.struck && fighter.at != combat.from && free && has(fighter, Trait::Returns)
}

/// H3-COMBAT-10, H3-COMBAT-36: where a fighter can get. A bit for each space.
pub(crate) fn reach(combat: &Combat, by: u8) -> u32 {
    let fighter = combat.fighter(by);
    let taken = taken(combat, Combat::party(by));
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
    for at in siege::breakable(combat, by, at).filter(|_| strikes && !neutral) {
        o.add(Pick::Break(at));
    }
    if by == TOWER {
        return; // RULING: the tower shoots or waits; it neither moves nor defends, and nobody surrenders for it.
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
    if may_return(combat, by) {
        o.add(Pick::Cell(combat.from));
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
        windows::offer_activation(state, combat, party, o);
    }
    if !combat.moved && !combat.struck && !neutral {
        o.judge(Pick::Surrender, combat::can_surrender(state, combat, party));
    }
}
