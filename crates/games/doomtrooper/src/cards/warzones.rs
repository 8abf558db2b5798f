//! Warzones.

use super::combat_is;
use crate::Board;
use crate::clause::Clause::{After, DefendedBy, Grants, Haunts, LetsAdd, Rating, Use};
use crate::clause::{Adding, Do, Entry, Event, FSA, FSAV, Once, Target, add, give, may};
use crate::filter::{DOOMTROOPER, WARRIOR, all, one_of, yours};
use crate::printed::{Face, Rate, Sorts, Timing, Trait, sort};
use crate::rules::{points, table};
use crate::state::{At, Happening, PieceId, Play, Side, Stage, State, Until};
use kernel::{Flow, Seat};

/// No shoot or fight/shoot weapons may be used in this combat.
pub(crate) const ASTEROID_SETTLEMENT: Entry = &[Grants(give(Trait::NoShootWeapons).to(WARRIOR.in_combat()))];

/// Defenders kill Doomtroopers they wound. A Doomtrooper that kills a defender here earns twice the defender's V.
pub(crate) const CITADEL_SANCTUM: Entry = &[
    Grants(give(Trait::Slayer).to(WARRIOR.in_combat()).defending().against(DOOMTROOPER)),
    Grants(give(Trait::DoublePoints).to(DOOMTROOPER.in_combat()).attacking()),
];

/// Defenders may receive legal Dark Symmetry cards free during the combat and kill what they wound in fight
/// combats.
pub(crate) const CRATER_OF_ANATHOLIA: Entry =
    &[Grants(give(Trait::FreeSymmetry).and(Trait::SlayerFight).to(WARRIOR.in_combat()).defending())];

/// Cybertronic defenders have another +3 F, S, A and V.
pub(crate) const CYBEROPOLIS: Entry = &[Rating(add(FSAV, 3).to(all(sort::CYBERTRONIC).in_combat()).defending())];

/// Sea Lions defending here have another +4 F, S and A.
pub(crate) const GRAVETON_ARCHIPELAGO: Entry = &[Rating(add(FSA, 4).to(all(sort::SEA_LION).in_combat()).defending())];

/// Any warrior wounded in a combat here is killed.
pub(crate) const GREAT_RUST_DESERT: Entry = &[Grants(give(Trait::KilledWhenWounded).to(WARRIOR.in_combat()))];

/// A defender of yours that kills a Doomtrooper in a shoot combat here earns double points.
pub(crate) const HELSTROM_MOUNTAINS: Entry =
    &[Grants(give(Trait::DoublePoints).to(yours(Sorts::NONE).in_combat()).defending().shooting().against(DOOMTROOPER))];

/// Defenders have another +5 F, S, A and V against attacking Imperial warriors.
pub(crate) const INFESTED_ASTEROID: Entry =
    &[Rating(add(FSAV, 5).to(WARRIOR.in_combat()).defending().against(all(sort::IMPERIAL)))];

/// Another +2 F, S and A for Capitol defenders. While you have this zone in play Trenchers may be added to your
/// Squad for no action and no D (in your own action step, outside combat: DT-ACTION-17).
pub(crate) const MCCRAIG_LINE: Entry =
    &[Rating(add(FSA, 2).to(all(sort::CAPITOL).in_combat()).defending()), LetsAdd(trenchers_come)];

/// A Mishima defender that kills its opponent here earns 3 extra P.
pub(crate) const MERCURIAN_DIAMOND_CAVERNS: Entry = &[After(Event::AnyKill, find_diamonds)];

/// Freelancers that kill while defending here may earn P.
pub(crate) const NO_MANS_LAND: Entry = &[Grants(give(Trait::EarnsP).to(all(sort::FREELANCER).in_combat()).defending())];

/// Followers of Semai and Muawijhe defending against Doomtroopers have another +5 F, S and A.
pub(crate) const PHOBOS_AND_DEIMOS: Entry = &[Rating(
    add(FSA, 5)
        .to(one_of(sort::FOLLOWER_SEMAI.and(sort::FOLLOWER_MUAWIJHE)).in_combat())
        .defending()
        .against(DOOMTROOPER),
)];

/// Brotherhood defenders cast every aspect and kill what they wound; Doomtroopers attacking them have -2 F, S and
/// A.
pub(crate) const SACRED_OUTPOST: Entry = &[
    Grants(give(Trait::CastsAll).and(Trait::Slayer).to(all(sort::BROTHERHOOD).in_combat()).defending()),
    Rating(add(FSA, -2).to(DOOMTROOPER.in_combat()).attacking().against(all(sort::BROTHERHOOD))),
];

/// Defenders may be given legal equipment free in the combat-modifier stage.
pub(crate) const SHINRIKYO_UNDERWORLD: Entry = &[Grants(
    give(Trait::FreeEquipment)
        .to(WARRIOR.in_combat())
        .defending()
        .if_(|s, _, _| combat_is(s, Stage::Weapons..=Stage::Modifiers)),
)];

/// No vehicles may be used here. Venusian Rangers defending have another +3 F, S and A.
pub(crate) const VENUSIAN_JUNGLE: Entry = &[
    Grants(give(Trait::NoVehicles).to(WARRIOR.in_combat())),
    Rating(add(FSA, 3).to(all(sort::VENUSIAN_RANGER).in_combat()).defending()),
];

/// Imperial defenders have another +3 F, S and A.
pub(crate) const VICTORIA: Entry = &[Rating(add(FSA, 3).to(all(sort::IMPERIAL).in_combat()).defending())];

/// Only Crescentia warriors may defend here. Warriors with beasts defending here have another +3 F, S and A.
pub(crate) const CENTRAL_EUROPE: Entry = &[
    DefendedBy(all(sort::CRESCENTIA)),
    Rating(add(FSA, 3).to(WARRIOR.in_combat()).defending().if_(|s, _, who| s.rides(who))),
];

/// Only Rasputin warriors may defend here. Warriors using vehicles defending here have another +3 F, S and A.
pub(crate) const EASTERN_EUROPE: Entry = &[
    DefendedBy(all(sort::RASPUTIN)),
    Rating(add(FSA, 3).to(WARRIOR.in_combat()).defending().if_(|s, _, who| s.drives(who, sort::VEHICLE))),
];

/// Only Lutheran Triad warriors may defend here. In the combat you may discard one other Lutheran warrior of yours:
/// the defender has +X F, S and A, X its base V.
pub(crate) const NORTHWESTERN_EUROPE: Entry = &[
    DefendedBy(all(sort::LUTHERAN)),
    Use(may(Timing::Combat, &[Do::Run(fall_for)])
        .on(Target::Piece(yours(sort::LUTHERAN)))
        .aims(|s, _, who| s.side(who).is_none())
        .once(Once::PerCombat)
        .if_(|s, by, me| is_fought_in(s, me) && defender(s).is_some_and(|d| s.controller(d) == by))),
    Haunts(&[Rating(add(FSA, 1).each())]),
];

/// Only Templar warriors may defend here; another +3 F, S and A if the opponent is Tribal.
pub(crate) const SOUTHERN_EUROPE: Entry = &[
    DefendedBy(all(sort::TEMPLARS)),
    Rating(add(FSA, 3).to(WARRIOR.in_combat()).defending().against(all(sort::TRIBAL))),
];

fn is_fought_in(state: &State, me: PieceId) -> bool {
    combat_is(state, Stage::Modifiers..=Stage::Modifiers) && state.combat().is_some_and(|c| c.zone == Some(me))
}

fn defender(state: &State) -> Option<PieceId> {
    state.combat().and_then(|c| c.combatant(Side::Defender))
}

fn trenchers_come(state: &State, me: PieceId, seat: Seat, face: Face) -> Adding {
    let mine = state.controller(me) == seat && face.printed().sorts.any(sort::TRENCHER);
    if mine && face.printed().area == Some(crate::Area::Squad) { Adding::Freely } else { Adding::Plainly }
}

/// 3 P more.
fn find_diamonds(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    let here = t.state.combat().is_some_and(|c| c.zone == Some(me));
    let killer = what.who.filter(|&id| here && Some(id) == defender(&t.state));
    if killer.is_some_and(|id| t.state.is_a(id, sort::MISHIMA)) {
        let seat = t.state.controller(me);
        points::award(t, seat, 0, 3, killer);
        points::reckon_later(t);
    }
    Ok(())
}

/// Another Lutheran falls for the defender, who has its base V more in F, S and A.
fn fall_for(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(who), Some(whom)) = (play.piece(), defender(&t.state)) else { return Ok(()) };
    let value = t.state.base(who, Rate::Value).clamp(0, 100) as u8;
    table::discard(t, who)?;
    if !t.state.is_there(who) {
        let depth = t.state.combats.len() as u8;
        table::linger(t, play.face, play.by, At::On(whom), Until::Combat(depth), value);
    }
    Ok(())
}
