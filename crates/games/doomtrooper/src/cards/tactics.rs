//! Special cards for combats.

use super::combat_is;
use crate::clause::Clause::{Aims, Asks, Costs, Does, Grants, Lasts, Names, OnlyIf, Rating, Scales, Turns};
use crate::clause::{A, Do, Entry, F, FS, Naming, S, Time, add, give, per};
use crate::filter::WARRIOR;
use crate::printed::{Rate, Trait, sort};
use crate::rules::asking::next;
use crate::rules::joining::{may_join, may_join_strictly};
use crate::rules::{combat, harm, naming, points};
use crate::state::{At, Fate, Harm, PieceId, Play, Side, Stage, State, Tactic, Thing};
use crate::{Ask, Board};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// The weapon cannot be used in this combat.
pub(crate) const DULL_BLADE: Entry = &[Aims(in_use), Does(Do::Jam)];

/// The weapon cannot be used in this combat.
pub(crate) const OUT_OF_AMMO: Entry = &[Aims(in_use), Does(Do::Jam)];

/// No warzone may be used in this combat.
pub(crate) const AIR_ASSAULT: Entry = &[
    // DT-COMBAT-13: later it matters only where a warzone was chosen.
    OnlyIf(|s, _| combat_is(s, Stage::Named..=Stage::Tactic) || s.combat().is_some_and(|c| c.zone.is_some())),
    Does(Do::LeaveZone),
    Lasts(Time::Combat, &[Grants(give(Trait::NoWarzone).to(WARRIOR.in_combat()))]),
];

/// That warrior may attack any other warrior in play in this combat.
pub(crate) const BLIND_FURY: Entry = &[Lasts(Time::Combat, &[Grants(give(Trait::Furious))])];

/// It has no immunity to Art or Dark Symmetry in this combat.
pub(crate) const DISTRACTED: Entry = &[
    Aims(|s, _, id| {
        [Trait::ImmuneArt, Trait::ImmuneSymmetry, Trait::ImmuneSymmetryGift].iter().any(|one| s.has(id, *one))
    }),
    Lasts(Time::Combat, &[Grants(give(Trait::ArtReaches).and(Trait::SymmetryReaches))]),
];

/// The attacker is wounded (points if killed) and the combat ends.
pub(crate) const MINEFIELD: Entry = &[OnlyIf(defends), Does(Do::Run(minefield))];

/// The defender strikes first. A wound ends the combat before the attacker can answer; otherwise he answers.
pub(crate) const AMBUSH: Entry = &[
    OnlyIf(|s, _| combat_is(s, Stage::Named..=Stage::Modifiers)),
    Lasts(Time::Combat, &[Grants(give(Trait::FirstStrike).and(Trait::WoundEnds).to(WARRIOR.in_combat()).defending())]),
];

/// The attacker strikes first. A wound ends the combat before the defender can answer; otherwise he answers.
pub(crate) const SURPRISE_ATTACK: Entry = &[
    OnlyIf(|s, _| combat_is(s, Stage::Named..=Stage::Modifiers)),
    Lasts(Time::Combat, &[Grants(give(Trait::FirstStrike).and(Trait::WoundEnds).to(WARRIOR.in_combat()).attacking())]),
];

/// Your warrior withdraws, the combat ends; the opponent gains P equal to half your warrior's V, rounded up.
pub(crate) const RETREAT: Entry = &[Does(Do::Run(retreat))];

/// Change the battle tactic of this combat.
pub(crate) const TACTICAL_ADVANTAGE: Entry = &[OnlyIf(|s, _| s.tactic().is_some()), Does(Do::ChangeTactic)];

/// It goes into cover at once (+3 A as for cover) and stays there after the combat if it survives.
pub(crate) const TAKE_COVER: Entry = &[Aims(|s, _, id| s.side(id) == Some(Side::Defender)), Does(Do::Cover)];

/// The bonus of that machine gun is doubled in this combat.
pub(crate) const AUTOMATIC_FIRE: Entry = &[
    Aims(|s, _, id| machine_gun(s, id).is_some() && combat_is(s, Stage::Modifiers..=Stage::Modifiers)),
    Lasts(Time::Combat, &[Scales(|s, me, gun, _| if machine_gun_of(s, me) == Some(gun) { 2 } else { 1 })]),
];

/// +2 A until the combat ends.
pub(crate) const EVASIVE_ACTION: Entry = &[Lasts(Time::Combat, &[Rating(add(A, 2))])];

/// +2 S until the combat ends. Cumulative.
pub(crate) const LUCKY_SHOT: Entry =
    &[Aims(|s, _, _| s.tactic() == Some(Tactic::Shoot)), Lasts(Time::Combat, &[Rating(add(S, 2))])];

/// +2 F until the combat ends.
pub(crate) const POWERFUL_BLOW: Entry =
    &[Aims(|s, _, _| s.tactic() == Some(Tactic::Fight)), Lasts(Time::Combat, &[Rating(add(F, 2))])];

/// +1 F and +1 S until the combat ends.
pub(crate) const TAKE_AIM: Entry = &[Lasts(Time::Combat, &[Rating(add(FS, 1))])];

/// Its positive F, S and A modifiers are doubled until the combat ends (not V).
pub(crate) const RAMPAGE: Entry = &[
    OnlyIf(|s, _| combat_is(s, Stage::Modifiers..=Stage::Modifiers)),
    Lasts(Time::Combat, &[Scales(|s, me, beast, _| if s.piece(me).at == At::On(beast) { 2 } else { 1 })]),
];

/// Swap two of its F, S, A until the combat ends (once).
pub(crate) const TURN_OF_EVENTS: Entry = &[
    // The one that stays says which two change places.
    Asks(Naming::Rate(&[Rate::Fight, Rate::Shoot, Rate::Armor])),
    Aims(|s, _, id| combat_is(s, Stage::Modifiers..=Stage::Modifiers) && !turned(s, id)),
    Lasts(Time::Combat, &[Turns(swapped)]),
];

/// For each 7 D one more warrior of yours joins it; F and S of the group are added. The opponent chooses which
/// member it strikes. Doomtroopers and Dark Legion do not reinforce each other; no reinforcement of the opponent's
/// own corporation.
pub(crate) const REINFORCEMENTS: Entry = &[
    Costs(per(7)),
    Aims(|s, by, id| {
        let joins = |who: PieceId| may_join_strictly(s, by, id, who);
        combat_is(s, Stage::Modifiers..=Stage::Modifiers) && s.warriors().any(joins)
    }),
    Asks(Naming::Helpers(may_join_strictly)),
    Does(Do::Reinforce(may_join_strictly)),
];

/// Any number of your warriors join it, each for D equal to its V; F and S are added; the opponent chooses whom it
/// strikes. No mixing of Dark Legion and Doomtroopers.
pub(crate) const BOLSTER_YOUR_FORCES: Entry = &[
    Aims(|s, by, id| {
        let joins = |who: PieceId| may_join(s, by, id, who) && s.value(who) <= s.purse(by);
        combat_is(s, Stage::Modifiers..=Stage::Modifiers) && s.warriors().any(joins)
    }),
    Names(hire),
    Does(Do::Reinforce(may_join)),
];

fn in_use(state: &State, _: Seat, id: PieceId) -> bool {
    state.combat().is_some_and(|c| c.weapons.iter().flatten().any(|&w| w == id))
}

fn defends(state: &State, by: Seat) -> bool {
    let defender = state.combat().and_then(|c| c.combatant(Side::Defender));
    combat_is(state, Stage::Named..=Stage::Modifiers) && defender.is_some_and(|id| state.controller(id) == by)
}

fn minefield(t: &mut Board<'_>, play: &Play) -> Flow {
    let attacker = t.state.combat().and_then(|c| c.combatant(Side::Attacker));
    combat::end(t);
    if let Some(whom) = attacker {
        harm::harm(t, Harm { whom, fate: Fate::Wound, by: None, earns: Some(play.by), card: Some(play.face) });
    }
    Ok(())
}

fn retreat(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(who) = play.piece().filter(|&id| t.state.is_there(id)) else { return Ok(()) };
    let foe = t.state.combat().and_then(|c| c.foe(who));
    let value = t.state.value(who).max(0) as u16;
    combat::end(t);
    if let Some(foe) = foe {
        let seat = t.state.controller(foe);
        points::award(t, seat, 0, value.div_ceil(2), None);
        points::reckon_later(t);
    }
    Ok(())
}

/// The machine gun that a warrior uses in the combat.
fn machine_gun(state: &State, id: PieceId) -> Option<PieceId> {
    let combat = state.combat()?;
    let side = combat.side_of(id)?;
    combat.weapons[side as usize]
        .iter()
        .copied()
        .find(|&w| state.printed(w).sorts.any(sort::MACHINE_GUN) && state.bearer(w) == Some(id))
}

fn machine_gun_of(state: &State, me: PieceId) -> Option<PieceId> {
    state.bearer(me).and_then(|who| machine_gun(state, who))
}

fn turned(state: &State, id: PieceId) -> bool {
    state.on(id).any(|on| state.piece(on).is_ghost() && state.face_of(on).id() == "turn_of_events")
}

/// The rating noted stays; the other two change places, with all that counts for them.
fn swapped(state: &State, me: PieceId, _: PieceId, rate: Rate, is: [i32; 4]) -> i32 {
    let stays = state.piece(me).note;
    match rate {
        _ if rate as u8 == stays || rate == Rate::Value => is[rate as usize],
        _ => {
            let other = [Rate::Fight, Rate::Shoot, Rate::Armor].into_iter().find(|&r| r as u8 != stays && r != rate);
            other.map_or(0, |r| is[r as usize])
        }
    }
}

/// One at least, and as many more as can be paid for.
fn hire(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let Some(whom) = play.piece() else { return Ok(()) };
    let ask = Ask::Joins(play.face);
    loop {
        let (named, purse): (SmallVec<[PieceId; 8]>, i32) = (play.pieces().collect(), t.state.purse(play.by));
        let joins = |id: &PieceId| may_join(&t.state, play.by, whom, *id) && t.state.value(*id) <= purse;
        let able: SmallVec<[PieceId; 8]> = t.state.warriors().filter(|id| !named.contains(id) && joins(id)).collect();
        let Some(id) = next(t, play.by, ask, able, named.len() == 1)? else { return Ok(()) };
        naming::add(t, play, Thing::Piece(id));
        let d = t.state.value(id).max(0);
        points::pay(t, play.by, d);
    }
}
