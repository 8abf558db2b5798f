//! DT-COMBAT: the eight stages, one after another, each with its window.

mod changes;

pub(crate) use changes::{disarm, earn_more, earn_nothing, end, end_all, join, replace, set, set_both, withdraw};

use crate::clause::{Clause, Event as Happens, Once};
use crate::event::Event;
use crate::printed::{Just, Kind, Sorts, Trait, sort};
use crate::query::{May, need};
use crate::rules::asking::{which, which_or_none};
use crate::rules::table::expire;
use crate::rules::{actions, adding, blows, missions, points, triggers, windows};
use crate::state::{
    Actions, Area, Combat, Frame, Happening, Mark, Opening, PieceId, Side, Stage, State, Tactic, Until,
};
use crate::{Ask, Board, Pick};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// Whether a warrior may be the attacker of a player, by a pool of actions.
pub(crate) fn may_lead(state: &State, seat: Seat, id: PieceId, pool: Option<&Actions>) -> May {
    need(state.controller(id) == seat, "DT-COMBAT-3")?;
    if let Some(pool) = pool {
        need(pool.only.is_none_or(|only| only == id), "DT-ACTION-12")?;
        actions::may_attack_by(state, pool, Some(id))?;
    }
    state.may_fight(id)?;
    // The attack itself is paid for where a pool is asked, later it has been.
    let paid = u8::from(pool.is_some());
    let able = |whom: PieceId| {
        state.may_attack(id, whom)?;
        let more = state.attack_takes(id, whom);
        if more == 0 { Ok(()) } else { actions::can_spare(state, seat, more + paid) }
    };
    let mut why = need(false, "DT-COMBAT-7");
    for whom in state.warriors().filter(|&whom| whom != id) {
        let may = able(whom);
        if may.is_ok() {
            return Ok(());
        }
        // Why an enemy cannot be attacked tells more than why one's own cannot.
        if state.controller(whom) != seat {
            why = may;
        }
    }
    why
}

/// Attackers that a player has.
pub(crate) fn attackers<'s>(
    state: &'s State,
    seat: Seat,
    pool: Option<&'s Actions>,
) -> impl Iterator<Item = PieceId> + 's {
    state.warriors().filter(move |&id| may_lead(state, seat, id, pool).is_ok())
}

/// DT-COMBAT-1: an attack action, and a combat, by the warrior that is meant to attack.
pub(crate) fn declare(t: &mut Board<'_>, seat: Seat, attacker: PieceId) -> Flow {
    actions::attack_action(t, seat, Some(attacker));
    if t.state.piece(attacker).is(Mark::Covered) {
        adding::uncover(t, attacker)?;
    }
    begin(t, seat, attacker);
    Ok(())
}

/// A combat, whoever gave the right to it.
pub(crate) fn begin(t: &mut Board<'_>, seat: Seat, attacker: PieceId) {
    t.tell(Audience::ALL, || Event::CombatBegan { seat });
    let mut combat = Combat::new(seat);
    combat.must = Some(attacker);
    t.state.combats.push(combat);
    t.state.frames.push(Frame::Combat);
    windows::open(t, Opening::Combat);
}

/// A combat between two that a card has named: its stages go on from the second.
pub(crate) fn begin_between(t: &mut Board<'_>, seat: Seat, attacker: PieceId, defender: PieceId) -> Flow {
    t.tell(Audience::ALL, || Event::CombatBegan { seat });
    t.state.combats.push(Combat::new(seat));
    t.state.frames.push(Frame::Combat);
    meet(t, attacker, defender)
}

/// The same against whom and by which tactic a card says.
pub(crate) fn begin_by(t: &mut Board<'_>, attacker: PieceId, whom: Option<PieceId>, tactic: Option<Tactic>) {
    let seat = t.state.controller(attacker);
    begin(t, seat, attacker);
    if let Some(combat) = t.state.combat_mut() {
        (combat.whom, combat.bound) = (whom, tactic);
    }
}

/// Whether somebody could attack somebody by a tactic.
pub(crate) fn may_engage(state: &State, attacker: PieceId, defender: PieceId, tactic: Tactic) -> bool {
    state.may_fight(attacker).is_ok()
        && state.may_attack(attacker, defender).is_ok()
        && state.may_use(attacker, defender, tactic).is_ok()
}

/// The defender has backed out: the attack is made anew, or not.
pub(crate) fn anew(t: &mut Board<'_>) {
    let Some(combat) = t.state.combat_mut() else { return };
    let mut fresh = Combat::new(combat.by);
    (fresh.must, fresh.may_yield) = (combat.combatant(Side::Attacker), true);
    *combat = fresh;
}

/// The combat on top goes on to its next stage.
pub(crate) fn go_on(t: &mut Board<'_>) -> Flow {
    let Some(combat) = t.state.combat() else {
        t.state.frames.pop();
        return Ok(());
    };
    if combat.ended {
        return finish(t);
    }
    match combat.stage {
        Stage::Declared => name(t),
        Stage::Named => tactic(t),
        Stage::Tactic => zone(t),
        Stage::Zone => weapons(t),
        Stage::Weapons | Stage::Modifiers => blows::evaluate(t),
        Stage::Evaluated => blows::befall(t),
        Stage::Saving => blows::changed(t),
        Stage::Changed => award(t),
        Stage::Points | Stage::Over => finish(t),
    }
}

fn reach(t: &mut Board<'_>, stage: Stage) {
    if let Some(combat) = t.state.combat_mut() {
        combat.stage = stage;
    }
}

/// The window after a stage: DT-TIMING-6.
pub(crate) fn after(t: &mut Board<'_>, stage: Stage) {
    reach(t, stage);
    windows::open(t, Opening::Combat);
}

/// Stage 2: DT-COMBAT-2, DT-COMBAT-3, DT-COMBAT-53.
fn name(t: &mut Board<'_>) -> Flow {
    let Some(combat) = t.state.combat() else { return Ok(()) };
    let (seat, whom, bound) = (combat.by, combat.whom, combat.bound);
    let fixed = whom.is_some() || bound.is_some();
    let meant = combat.must.filter(|&id| t.state.is_there(id) && may_lead(&t.state, seat, id, None).is_ok());
    // DT-COMBAT-53: who was meant is gone, or barred.
    let may_yield = combat.may_yield || combat.must.is_some() && meant.is_none();
    let attacker = match meant {
        Some(id) => Some(id),
        None if fixed => None,
        None => {
            let able: SmallVec<[PieceId; 8]> = attackers(&t.state, seat, None).collect();
            if may_yield || able.is_empty() {
                which_or_none(t, seat, Ask::Attacker, able)?
            } else {
                which(t, seat, Ask::Attacker, able)?
            }
        }
    };
    let Some(attacker) = attacker else {
        t.tell(Audience::ALL, || Event::CombatYielded { seat });
        return finish(t);
    };
    let fits = |s: &State, id: PieceId| {
        whom.is_none_or(|whom| whom == id) && bound.is_none_or(|tactic| s.may_use(attacker, id, tactic).is_ok())
    };
    let may = |s: &State, id: PieceId| {
        s.may_attack(attacker, id)?;
        need(fits(s, id), "DT-COMBAT-3")?;
        actions::can_spare(s, seat, s.attack_takes(attacker, id))
    };
    let able: SmallVec<[PieceId; 16]> = t.state.warriors().filter(|&id| may(&t.state, id).is_ok()).collect();
    let all: SmallVec<[PieceId; 16]> = t.state.warriors().collect();
    let picked = t.choose_if_any(seat, Ask::Defender, |s, o| {
        for &id in &able {
            o.add(Pick::Piece(id));
        }
        if o.explains() {
            for &id in all.iter().filter(|id| !able.contains(id)) {
                o.judge(Pick::Piece(id), may(s, id));
            }
        }
    })?;
    let Some(Pick::Piece(defender)) = picked else { return finish(t) };
    let more = t.state.attack_takes(attacker, defender);
    actions::spend_more(t, more);
    if let Some((toll, _)) = t.state.toll(attacker, defender) {
        points::pay(t, seat, toll);
    }
    meet(t, attacker, defender)
}

/// The two are named: a defender in cover is shown, one that was unrevealed is paid for first (DT-COVER-22).
fn meet(t: &mut Board<'_>, attacker: PieceId, defender: PieceId) -> Flow {
    let (one, other) = (t.state.name(attacker), t.state.name(defender));
    t.tell(Audience::ALL, || Event::Fought { attacker: one, defender: other });
    let secret = t.state.piece(defender).is(Mark::Secret);
    if !adding::show(t, defender)? {
        return finish(t);
    }
    // DT-COVER-16
    if secret && t.state.may_attack(attacker, defender).is_err() {
        return finish(t);
    }
    let was_covered = t.state.piece(defender).is(Mark::Covered);
    let seats = [attacker, defender].map(|id| t.state.controller(id));
    if let Some(combat) = t.state.combat_mut() {
        combat.seats = seats;
        combat.pair = Some([attacker, defender]);
        combat.was_covered = was_covered;
    }
    after(t, Stage::Named);
    triggers::of(t, attacker, Happens::Attacks, triggers::about(attacker, seats[0]))
}

/// Stage 3: DT-COMBAT-11, DT-COMBAT-12.
fn tactic(t: &mut Board<'_>) -> Flow {
    let Some((by, bound, [attacker, defender])) = t.state.combat().and_then(|c| Some((c.by, c.bound, c.both()?)))
    else {
        return finish(t);
    };
    // A card has settled it already.
    if t.state.tactic().is_some() {
        after(t, Stage::Tactic);
        return Ok(());
    }
    let picked = t.choose_if_any(by, Ask::Tactic, |s, o| {
        for tactic in Tactic::ALL {
            let bid = need(bound.is_none_or(|bound| bound == tactic), "DT-COMBAT-11");
            o.judge(Pick::Tactic(tactic), bid.and_then(|()| s.may_use(attacker, defender, tactic)));
        }
    })?;
    let Some(Pick::Tactic(tactic)) = picked else { return finish(t) };
    t.tell(Audience::ALL, || Event::Chose { tactic });
    if let Some(combat) = t.state.combat_mut() {
        combat.tactic = Some(tactic);
    }
    after(t, Stage::Tactic);
    Ok(())
}

/// A card changes the tactic: if it is barred to somebody the combat ends at once (DT-COMBAT-12, DT-VEHICLE-10).
pub(crate) fn change_tactic(t: &mut Board<'_>) {
    let Some(old) = t.state.tactic() else { return };
    let tactic = if old == Tactic::Fight { Tactic::Shoot } else { Tactic::Fight };
    take_tactic(t, tactic);
}

/// The tactic is this one from now on.
pub(crate) fn take_tactic(t: &mut Board<'_>, tactic: Tactic) {
    // Who is gone fights by no tactic: DT-COMBAT-56.
    let Some([attacker, defender]) = t.state.combat().and_then(Combat::both) else { return };
    t.tell(Audience::ALL, || Event::Chose { tactic });
    let allowed = t.state.may_use(attacker, defender, tactic).is_ok();
    if let Some(combat) = t.state.combat_mut() {
        combat.tactic = Some(tactic);
        combat.ended |= !allowed;
        let armed = combat.stage == Stage::Modifiers;
        combat.weapons = [SmallVec::new(), SmallVec::new()];
        // DT-WEAPON-7: weapons are named again for the new tactic.
        if armed {
            combat.stage = Stage::Weapons;
        }
        combat.arming.clear();
    }
}

/// Warzones a defender may defend from: DT-WARZONE-3, DT-WARZONE-8 to DT-WARZONE-10.
fn zones(state: &State, defender: PieceId) -> SmallVec<[PieceId; 4]> {
    let Some((seat, area)) = state.area(defender) else { return SmallVec::new() };
    let anywhere = state.has(defender, Trait::AnyWarzone);
    let fits = |id: PieceId| {
        let Some((of, lies)) = state.area(id) else { return false };
        let border = (lies == Area::Outpost) == (area == Area::Outpost);
        state.face_of(id).kind() == Kind::Warzone
            && border
            && (anywhere || of == seat && lies == area)
            && state
                .entry(id)
                .iter()
                .all(|c| !matches!(c, Clause::DefendedBy(filter) if !filter.fits(state, seat, Some(id), defender)))
    };
    state.table().map(|(id, _)| id).filter(|&id| fits(id)).collect()
}

/// Stage 4.
fn zone(t: &mut Board<'_>) -> Flow {
    let Some([_, defender]) = t.state.combat().and_then(Combat::both) else { return finish(t) };
    let seat = t.state.controller(defender);
    let barred = t.state.has(defender, Trait::NoWarzone);
    let able = if barred { SmallVec::new() } else { zones(&t.state, defender) };
    let picked = which_or_none(t, seat, Ask::Zone, able)?;
    if let Some(zone) = picked {
        let face = t.state.face_of(zone);
        t.tell(Audience::ALL, || Event::Defended { zone: face });
    }
    if let Some(combat) = t.state.combat_mut() {
        combat.zone = picked;
    }
    after(t, Stage::Zone);
    Ok(())
}

/// Weapons a combatant may use with a tactic: DT-WEAPON-2, DT-WEAPON-3, DT-WEAPON-6.
fn arms(state: &State, id: PieceId, tactic: Tactic) -> SmallVec<[PieceId; 4]> {
    let sorts = State::weapon_sorts(tactic);
    let barred = |one| state.has(id, one);
    if barred(Trait::NoWeapons) || barred(Trait::UsesNoWeapons) {
        return SmallVec::new();
    }
    let fits = |on: PieceId| {
        let of = state.sorts(on);
        let shoots = of.any(sort::WEAPON_SHOOT.and(sort::WEAPON_FIGHT_SHOOT));
        of.any(Sorts::WEAPONS)
            && !state.piece(on).is_ghost()
            && if of.any(sort::ONLY_IN_FIGHT) { tactic == Tactic::Fight } else { of.any(sorts) }
            && state.speaks(on)
            && !(shoots && barred(Trait::NoShootWeapons))
            && !state.combat().is_some_and(|c| c.jammed.contains(&on))
    };
    state.on(id).filter(|&on| fits(on)).collect()
}

/// The beginning of stage 5: each side names the weapon it uses (DT-WEAPON-7), and the modifiers may be played.
fn weapons(t: &mut Board<'_>) -> Flow {
    arm(t)?;
    if let Some(combat) = t.state.combat_mut() {
        combat.stage = Stage::Modifiers;
    }
    let first = blows::first_striker(&t.state);
    if let Some(combat) = t.state.combat_mut() {
        combat.first = first;
    }
    windows::open(t, Opening::Combat);
    Ok(())
}

/// Both sides name their weapons, whoever plays first beginning; later those alone who may name another.
pub(crate) fn arm(t: &mut Board<'_>) -> Flow {
    let Some(combat) = t.state.combat().cloned() else { return Ok(()) };
    let sides = match blows::first_striker(&t.state) {
        Some(Side::Defender) => [Side::Defender, Side::Attacker],
        _ => Side::BOTH,
    };
    for side in sides {
        for who in combat.members(side).filter(|who| combat.arming.is_empty() || combat.arming.contains(who)) {
            take_up(t, side, who)?;
        }
    }
    if let Some(combat) = t.state.combat_mut() {
        combat.arming.clear();
    }
    Ok(())
}

/// One of a side names what it fights with: DT-WEAPON-2.
fn take_up(t: &mut Board<'_>, side: Side, who: PieceId) -> Flow {
    let Some(tactic) = t.state.tactic() else { return Ok(()) };
    let seat = t.state.controller(who);
    loop {
        let all = t.state.combat().map(|c| c.weapons[side as usize].clone()).unwrap_or_default();
        let taken: SmallVec<[PieceId; 2]> = all.into_iter().filter(|&w| t.state.bearer(w) == Some(who)).collect();
        if taken.len() >= blows::hands(&t.state, who, &taken) {
            return Ok(());
        }
        let mut able = arms(&t.state, who, tactic);
        able.retain(|id| !taken.contains(id) && blows::goes_with(&t.state, &taken, *id));
        let Some(weapon) = which_or_none(t, seat, Ask::Weapon, able)? else { return Ok(()) };
        let (name, face) = (t.state.name(who), t.state.face_of(weapon));
        t.tell(Audience::ALL, || Event::Armed { who: name, weapon: face });
        if let Some(combat) = t.state.combat_mut() {
            combat.weapons[side as usize].push(weapon);
        }
    }
}

/// Stage 8: DT-COMBAT-35, DT-COMBAT-36, DT-COMBAT-57.
fn award(t: &mut Board<'_>) -> Flow {
    missions::survived(t)?;
    let Some(combat) = t.state.combat().cloned() else { return Ok(()) };
    let mut earned = false;
    let mut shares: Vec<(Seat, u16, u16, Option<PieceId>)> = vec![];
    for side in Side::BOTH {
        let kill = combat.earned[side as usize];
        let Some(value) = combat.rewards[side as usize].unwrap_or(kill).filter(|_| kill.is_some()) else { continue };
        let killer = combat.combatant(side);
        let seat = combat.seats[side as usize];
        // DT-COMBAT-37
        let own = combat.seats[0] == combat.seats[1];
        let d_only = own || combat.d_only[side as usize];
        let (d, p) = points::split(t, seat, value.into(), killer, d_only)?;
        shares.push((seat, d, p, killer));
    }
    reach(t, Stage::Points);
    windows::open(t, Opening::Combat);
    for (seat, d, p, by) in shares {
        points::award(t, seat, d, p, by);
        earned |= p > 0 || d > 0;
    }
    if earned {
        points::reckon_later(t);
    }
    Ok(())
}

/// It is over: what lasted as long ends, and a surviving defender is in cover again (DT-COMBAT-58).
pub(crate) fn finish(t: &mut Board<'_>) -> Flow {
    let depth = t.state.combats.len() as u8;
    let Some(combat) = t.state.combat().cloned() else { return Ok(()) };
    if let Some(combat) = t.state.combat_mut() {
        combat.ended = true;
    }
    let fought: SmallVec<[PieceId; 4]> = Side::BOTH.into_iter().flat_map(|side| combat.members(side)).collect();
    // What the end of the combat began may have been going on: its end is told once.
    if combat.stage != Stage::Over {
        for &who in &fought {
            triggers::of(t, who, Happens::CombatOver, triggers::about(who, combat.by))?;
        }
        triggers::all(t, Happens::AnyCombatOver, triggers::about(PieceId::NOBODY, combat.by))?;
        for &who in &fought {
            if combat.stage >= Stage::Evaluated && t.state.is_there(who) {
                survived(t, &combat, who);
            }
        }
        reach(t, Stage::Over);
    }
    if matches!(t.state.frames.last(), Some(Frame::Combat)) {
        t.state.frames.pop();
    } else {
        // Something the end of the combat began lies on it: it goes on first.
        return Ok(());
    }
    t.state.combats.pop();
    expire(t, |piece| piece.until == Until::Combat(depth))?;
    rest(t, &combat);
    t.tell(Audience::ALL, || Event::CombatEnded);
    for who in Side::BOTH.into_iter().filter_map(|side| combat.combatant(side)) {
        triggers::of(t, who, Happens::CombatDone, Happening::of_combat(&combat, who))?;
    }
    Ok(())
}

/// What was shown lies down again, and what may be used once a combat may be used in the next one.
fn rest(t: &mut Board<'_>, combat: &Combat) {
    let fought: SmallVec<[PieceId; 4]> = Side::BOTH.into_iter().flat_map(|side| combat.members(side)).collect();
    for &who in &fought {
        if t.state.is_there(who) {
            let piece = t.state.piece_mut(who);
            piece.set(Mark::Shown, false);
            piece.set(Mark::Hurt, false);
        }
    }
    let once = |clause: &Clause| matches!(clause, Clause::Use(what) if what.once == Once::PerCombat);
    let took_part =
        |id: PieceId| combat.zone == Some(id) || t.state.holder(id).is_some_and(|holder| fought.contains(&holder));
    let rested: SmallVec<[PieceId; 4]> = t
        .state
        .table()
        .filter(|(id, p)| p.is(Mark::Used) && took_part(*id) && t.state.entry(*id).iter().any(once))
        .map(|(id, _)| id)
        .collect();
    rested.into_iter().for_each(|id| t.state.piece_mut(id).set(Mark::Used, false));
}

/// A weapon came to a combatant after weapons were named: it may be taken up where a hand is free (DT-WEAPON-7).
pub(crate) fn rearm(t: &mut Board<'_>, weapon: PieceId) {
    let user = t.state.bearer(weapon).filter(|&who| t.state.side(who).is_some());
    if let (Some(combat), Some(who)) = (t.state.combat_mut(), user) {
        combat.arms(who);
    }
}

/// Who lived through the blows of a combat, for cards that answer it: whether as attacker, and whether wounded in it.
fn survived(t: &mut Board<'_>, combat: &Combat, who: PieceId) {
    let seat = t.state.controller(who);
    let attacked = u16::from(combat.combatant(Side::Attacker) == Some(who));
    let hurt = u8::from(t.state.piece(who).is(Mark::Hurt));
    let what = Just::Survived;
    t.state.just.push(Happening { what, seat, who: Some(who), whom: None, p: attacked, d: 0, value: hurt });
}
