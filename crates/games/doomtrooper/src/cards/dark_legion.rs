//! The Dark Legion.

use super::ranks::KEEPS;
use crate::Board;
use crate::clause::Clause::{Bars, BarsAttack, Grants, Haunts, LetsAdd, OnlyIf, Rating, Then, Tolls, Use};
use crate::clause::{Adding, Deed, Do, Entry, Event, FS, FSA, Much, Once, Target, VALUE, add, d, give, may};
use crate::filter::{DOOMTROOPER, WARRIOR, all, of_kind, yours};
use crate::printed::{Kind, Timing, Trait, sort};
use crate::rules::immunity::is_bared;
use crate::rules::transfer;
use crate::state::{Area, At, PieceId, Play, State};
use kernel::{Flow, Seat};

/// May not have Dark Symmetry cards. Once per game, 3 actions: every warrior in play takes 1 damage for each
/// Screaming Legionnaire you have; a warrior whose A is not above the damage is wounded.
pub(crate) const SCREAMING_LEGIONNAIRE: Entry =
    &[Use(may(Timing::Actions(3), &[Do::Damage(Much::Each(yours(sort::SCREAMING_LEGIONNAIRE)), false)])
        .once(Once::PerGame))];

/// While in play Doomtroopers must pay 4 D to attack a Dark Legion warrior, and may attack each other across
/// Squads.
pub(crate) const SEMAI_LORD_OF_SPITE: Entry =
    &[Tolls(
        |s, _, attacker, defender| {
            if s.is_a(attacker, sort::DOOMTROOPER) && s.is_a(defender, sort::DARK_LEGION) { 4 } else { 0 }
        },
    )];

/// Heretic. Takes plain Dark Symmetry gifts as usual; for each 5 D paid it may also be given one apostle's gift.
pub(crate) const BILLY: Entry = &[Grants(give(Trait::BuysGifts))];

/// Your Dark Legion warriors can be equipped with anything, ignoring affiliation, any time for 0 actions. 3
/// actions: discard one equipment card in play.
pub(crate) const ALGEROTH_APOSTLE_OF_WAR: Entry = &[
    Grants(give(Trait::AnyEquipment).and(Trait::FreeEquipment).to(yours(sort::DARK_LEGION))),
    Use(may(Timing::Actions(3), &[Do::Discard]).on(Target::Piece(of_kind(Kind::Equipment)))),
];

/// Gifts of any apostle can be given to your Dark Legion warriors any time for 0 actions. Any time: switch off any
/// immunity against Dark Symmetry.
pub(crate) const ILIAN_MISTRESS_OF_THE_VOID: Entry = &[
    Grants(give(Trait::AnySymmetry).and(Trait::FreeGifts).to(yours(sort::DARK_LEGION))),
    Use(may(Timing::AnyTime, &[Do::LayBare]).on(Target::Piece(WARRIOR.if_(resists)))),
    Use(may(Timing::AnyTime, &[Do::Restore])
        .on(Target::Piece(WARRIOR.if_(|s, by, id| is_bared(s, by, id, Trait::SymmetryReaches))))),
    Haunts(&[Grants(give(Trait::SymmetryReaches))]),
];

/// Any time, 0 actions: give any follower of Algeroth any Dark Symmetry card. Casts any spell on any warrior.
pub(crate) const VALPURGIUS: Entry = &[Grants(
    give(Trait::AnySymmetry).and(Trait::FreeSymmetry).to(yours(sort::FOLLOWER_ALGEROTH.and(sort::DARK_LEGION))),
)];

/// May be given any equipment regardless of affiliation.
pub(crate) const TECHNOMANCER: Entry = &[Grants(give(Trait::AnyEquipment))];

/// Added to Squad or Kohort; both Doomtrooper and Dark Legion heretic. Takes plain gifts and gifts of Algeroth. 1
/// action moves him between Squad and Kohort.
pub(crate) const ERWIN_STAHLER: Entry = &[
    Grants(give(Trait::TakesAlgeroth)),
    Use(may(Timing::Actions(1), &[Do::Run(cross_over)])
        .if_(|s, _, me| s.area(me).is_some_and(|(_, area)| matches!(area, Area::Squad | Area::Kohort)))),
];

/// Art immunity. Any Dark Symmetry card fits him; gifts of Algeroth go on him any time for 0 actions. Each 1 D he
/// spends on a Dark Symmetry effect counts as 2 D.
pub(crate) const ALAKHAI_THE_CUNNING: Entry = &[Grants(give(Trait::FreeAlgeroth).and(Trait::DoublesSymmetry))];

/// Immune to the Art. Each 1 D it spends on a Dark Symmetry effect counts as 2 D. If wounded it may heal itself for
/// 7 D.
pub(crate) const NEPHARITE_OF_DEMNOGONIS: Entry =
    &[Grants(give(Trait::DoublesSymmetry)), Use(may(Timing::AnyTime, &[Do::Heal]).on(Target::Bearer).costs(d(7)))];

/// Immune to the Art. Warriors it wounds are killed. Each kill lets you fetch a Screaming Legionnaire (collection
/// to Kohort, free); points are earned as usual.
pub(crate) const NEPHARITE_OF_MUAWIJHE: Entry =
    &[Then(Event::Kills, &[Do::Recruit(sort::SCREAMING_LEGIONNAIRE, Area::Kohort)])];

/// Immune to the Art. Warriors it wounds are killed. Each kill lets you fetch a Legionnaire of Semai (collection to
/// Kohort, free); points are earned as usual.
pub(crate) const NEPHARITE_OF_SEMAI: Entry =
    &[Then(Event::Kills, &[Do::Recruit(sort::LEGIONNAIRE_OF_SEMAI, Area::Kohort)])];

/// Art immunity; Dark Symmetry cards cannot be given to it. With two or more Pretorian Stalkers in your Kohort each
/// has +2 F and +2 S in its combats.
pub(crate) const PRETORIAN_STALKER: Entry = &[Rating(add(FS, 2).if_(|s, me, _| {
    let (seat, stalker) = (s.controller(me), |id: &PieceId| s.is_a(*id, sort::PRETORIAN_STALKER));
    s.side(me).is_some()
        && s.piece(me).at == At::In(seat, Area::Kohort)
        && s.stand_in(seat, Area::Kohort).filter(stalker).count() > 1
}))];

/// Immune to the Art. Cannot be in one Kohort with Alakhai; may attack only Alakhai while he is in play.
pub(crate) const SALADIN: Entry = &[
    OnlyIf(|s, seat| !s.stand_in(seat, Area::Kohort).any(|id| s.is_a(id, sort::ALAKHAI_THE_CUNNING))),
    LetsAdd(|s, me, seat, face| {
        let foe = face.printed().sorts.any(sort::ALAKHAI_THE_CUNNING);
        if foe && s.piece(me).at == At::In(seat, Area::Kohort) { Adding::Never } else { Adding::Plainly }
    }),
    Bars(Deed::Transfer, meets_alakhai),
    BarsAttack(|s, me, attacker, defender| {
        attacker == me && !s.is_a(defender, sort::ALAKHAI_THE_CUNNING) && alakhai(s).is_some()
    }),
];

/// Warriors it wounds are killed and sacrificed instead of going to the graveyard.
pub(crate) const CAIRATH: Entry = &[Grants(give(Trait::Annihilates))];

/// Callistonian Intruders kill what they wound while this card is in play.
pub(crate) const CALLISTONIAN_CONQUEROR: Entry = &[Grants(give(Trait::Slayer).to(all(sort::CALLISTONIAN_INTRUDER)))];

/// Your Children of Ilian kill what they wound while this card is in play.
pub(crate) const SCION_OF_ILIAN: Entry = &[Grants(give(Trait::Slayer).to(yours(sort::CHILD_OF_ILIAN)))];

/// Every wound a Dark Legion warrior deals to a Doomtrooper kills, as long as this card is in play.
pub(crate) const THAT_WHICH_IS_NOT_TO_BE_NAMED: Entry =
    &[Grants(give(Trait::Slayer).to(all(sort::DARK_LEGION)).against(DOOMTROOPER))];

/// Warriors it wounds are killed and sacrificed.
pub(crate) const DESTROYER: Entry = &[Grants(give(Trait::Annihilates))];

/// Added to the Outpost and may not leave it; Tribal and Dark Legion. No equipment. Warriors it wounds in a fight
/// combat are killed and sacrificed.
pub(crate) const PHISCHE: Entry = &[Grants(give(Trait::SlayerFight)), Grants(give(Trait::Annihilates).fighting())];

/// Added to the Outpost and may not leave it; Tribal and Dark Legion. No equipment. Warriors it wounds in a shoot
/// combat are killed and sacrificed.
pub(crate) const ZHURGON: Entry = &[Grants(give(Trait::SlayerShoot)), Grants(give(Trait::Annihilates).shooting())];

/// While in play your other heretics have +3 F, S and A.
pub(crate) const SUPREME_NECROMAGUS: Entry = &[Rating(add(FSA, 3).to_others(yours(sort::HERETIC)))];

/// 3 actions and D equal to its V: discard a Doomtrooper in play (no points).
pub(crate) const DEMNOGONIS_THE_BEFOULER: Entry =
    &[Use(may(Timing::Actions(3), &[Do::Discard]).on(Target::Piece(DOOMTROOPER)).costs(VALUE))];

/// If wounded it may heal itself any time for 6 D (not a killing wound).
pub(crate) const CALLISTONIAN_INTRUDER: Entry =
    &[Use(may(Timing::AnyTime, &[Do::Heal]).on(Target::Bearer).costs(d(6)))];

/// May not have Dark Symmetry cards. A wound on it heals at once unless it kills automatically.
pub(crate) const GOLEM_OF_DARKNESS: Entry = &[Then(Event::Wounded, &[Do::Heal])];

/// While in play all Dark Legion warriors have first strike.
pub(crate) const MUAWIJHE_LORD_OF_VISIONS: Entry = &[Grants(give(Trait::FirstStrike).to(all(sort::DARK_LEGION)))];

/// Follower of all five apostles; always strikes first.
pub(crate) const METROPOLITAN_PROPHET: Entry = &[Grants(give(Trait::StrikesAlwaysFirst))];

/// When a follower of Algeroth of yours wounds a Doomtrooper without killing it and survives, the Justifier may
/// imprison that Doomtrooper; its attachments are discarded. Prisoners go back when the Justifier leaves play.
pub(crate) const EAONIAN_JUSTIFIER: Entry =
    &[Then(Event::AnyCombatOver, &[Do::Arrest(sort::FOLLOWER_ALGEROTH)]), KEEPS];

/// Immune to some Dark Symmetry, and not switched off yet.
fn resists(state: &State, _: Seat, id: PieceId) -> bool {
    let immune = state.has(id, Trait::ImmuneSymmetry) || state.has(id, Trait::ImmuneSymmetryGift);
    immune && !state.has(id, Trait::SymmetryReaches)
}

fn cross_over(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(me) = play.user() else { return Ok(()) };
    let to = if t.state.area(me) == Some((play.by, Area::Squad)) { Area::Kohort } else { Area::Squad };
    transfer::move_to(t, me, to);
    Ok(())
}

fn alakhai(state: &State) -> Option<PieceId> {
    state.warriors().find(|&id| state.is_a(id, sort::ALAKHAI_THE_CUNNING) && !state.is_missing(id))
}

/// Whoever of the two comes back from the Outpost may not find the other in the Kohort.
fn meets_alakhai(state: &State, me: PieceId, who: PieceId) -> bool {
    let Some(foe) = alakhai(state).filter(|&foe| state.controller(foe) == state.controller(me)) else { return false };
    let other = if who == me { foe } else { me };
    (who == me || who == foe)
        && state.area(who).is_some_and(|(_, area)| area == Area::Outpost)
        && state.area(other).is_some_and(|(_, area)| area == Area::Kohort)
}
