//! Other equipment.

use crate::Board;
use crate::clause::Clause::{
    Acts, After, BarsAttack, Becomes, Costs, Grants, Haunts, Rating, Stores, Then, ThenIf, Use,
};
use crate::clause::{
    A, Do, Entry, Event, FS, FSA, More, Once, S, Save, Target, Time, add, base, d, give, may, times_base,
};
use crate::filter::{FORTIFICATION, WARRIOR, yours};
use crate::printed::{Sorts, Timing, Trait, sort};
use crate::rules::{harm, table};
use crate::state::{At, Fate, Happening, Harm, PieceId, Play, Side, Stage, State, Tactic, Until};
use kernel::Flow;

/// Airships cannot attack the bearer.
pub(crate) const RADAR_SCANNER: Entry =
    &[BarsAttack(|s, me, attacker, defender| s.bearer(me) == Some(defender) && s.drives(attacker, sort::AIRSHIP))];

/// When the weapon wounds in a fight combat discard this: the victim is paralysed until healed (no actions, no
/// retaliation).
pub(crate) const BLACK_VENOM: Entry = &[After(Event::Wounds, paralyse), Haunts(&[Grants(give(Trait::Paralysed))])];

/// The weapon may also be used as fight weapon; +2 F.
pub(crate) const BAYONET: Entry = &[Becomes(sort::WEAPON_FIGHT, Sorts::NONE)];

/// +8 F, S, A, V; warriors it wounds are killed and sacrificed. Discard it to prevent a wound on the bearer.
pub(crate) const COMBAT_COORDINATOR: Entry =
    &[Grants(give(Trait::Annihilates)), Use(may(Timing::AnyTime, &[]).saves(bearers_wound, Save::Prevent).discards())];

/// +3 A; its combat opponents may not use shoot or fight/shoot weapons.
pub(crate) const BODY_ARMOR: Entry = &[Grants(give(Trait::NoShootWeapons).foe())];

/// Warriors there have +3 S and their opponents get nothing from cover or fortifications, only when attacking.
/// Cumulative.
pub(crate) const TRIANGULATING_SCOPE: Entry = &[
    Rating(add(S, 3).to(WARRIOR.here()).attacking()),
    Grants(
        give(Trait::NoFortification)
            .and(Trait::NoCoverBonus)
            .to(WARRIOR.in_combat())
            .defending()
            .against(WARRIOR.here()),
    ),
];

/// Costs 6 D to play. Each turn, 3 actions: discard one fortification in play.
pub(crate) const BAUHAUS_GREAT_INFURIOR: Entry =
    &[Costs(d(6)), Use(may(Timing::Actions(3), &[Do::Discard]).on(Target::Piece(FORTIFICATION)).once(Once::PerTurn))];

/// In a combat in which a fortification affects the bearer or its opponent: discard this card to discard that
/// fortification.
pub(crate) const DEMOLITION_KIT: Entry = &[Use(may(Timing::Combat, &[Do::Discard])
    .on(Target::Piece(FORTIFICATION))
    .aims(|s, me, fort| in_its_combat(s, me).into_iter().flatten().any(|who| s.touches(fort, who)))
    .during(Stage::Named, Stage::Modifiers)
    .discards())];

/// Any time except in stage 7 of a combat: discard it to heal one wounded warrior of yours, the bearer included. A
/// Doomtrooper cannot heal a Dark Legion warrior nor the other way round. No help for a warrior just killed.
pub(crate) const FIRST_AID_KIT: Entry = &[Use(may(Timing::AnyTime, &[Do::Heal])
    .on(Target::Piece(yours(Sorts::NONE).wounded()))
    .aims(|s, me, whom| s.bearer(me).is_some_and(|by| !s.are_opposed(by, whom)))
    .discards())];

/// In its combat: discard this card; the opponent is killed and the bearer is wounded.
pub(crate) const PERSONAL_ANTI_PERSONNEL_MINES: Entry =
    &[Use(may(Timing::Combat, &[Do::Run(explode)]).during(Stage::Named, Stage::Modifiers).discards())];

/// Right after a fight combat the bearer survived, discard this to wound its opponent (points if killed).
pub(crate) const LOTUS_BLOSSOM: Entry =
    &[ThenIf(Event::CombatDone, was_a_fight, &[Do::Avenge(Fate::Wound, table::Pile::Graveyard)])];

/// 1 attack action and sacrifice it: wound any warrior in play that can fight; points if killed. No combat takes
/// place.
pub(crate) const ANTIPERSONNEL_GRENADE: Entry =
    &[Use(may(Timing::AttackActions(1), &[Do::WoundForPoints]).on(Target::Piece(WARRIOR.capable())).sacrifices())];

/// In each of your turns you have one additional undefined action, performed by this warrior.
pub(crate) const BOOK_OF_LAW: Entry = &[Acts(More::Any)];

/// The bearer may make one additional attack action each turn. One per warrior.
pub(crate) const COMMAND_HELMET: Entry = &[Acts(More::Attack)];

/// When warriors there are attacked nobody strikes first, ALWAYS or not.
pub(crate) const PERIMETER_ALARM: Entry = &[Grants(give(Trait::EvenBlows).to(WARRIOR.in_combat().here()).defending())];

/// Discard it in the window after stage 2: the bearer retreats, the combat ends, the attack action is spent.
pub(crate) const SMOKE_BOMB: Entry =
    &[Use(may(Timing::Combat, &[Do::EndCombat]).during(Stage::Named, Stage::Named).discards())];

/// Once in each of its combats the bearer may change the tactic. One per warrior.
pub(crate) const TACTICAL_COMPUTER: Entry =
    &[Use(may(Timing::Combat, &[Do::ChangeTactic]).during(Stage::Tactic, Stage::Modifiers).once(Once::PerCombat))];

/// It collects 1 D in each draw step of yours; the bearer may spend the collected D only on spells, they are not
/// part of the bank. Any number per warrior.
pub(crate) const POWER_STABILIZER: Entry = &[Stores(), Then(Event::DrawStep, &[Do::Mark(1)])];

/// Base A doubled (other modifiers come after).
pub(crate) const EPIDERMAL_PLATES: Entry = &[Rating(times_base(A, 2))];

/// If the bearer is attacked it may go into cover at once, free.
pub(crate) const PSYCHO_SCANNER: Entry = &[Use(may(Timing::Combat, &[Do::Cover])
    .on(Target::Bearer)
    .during(Stage::Named, Stage::Named)
    .if_(|s, _, me| s.bearer(me).and_then(|who| s.side(who)) == Some(Side::Defender)))];

/// In a combat of the bearer, after stage 2 and up to stage 5, discard it: +2 F and +2 S and the bearer can be
/// neither wounded nor killed in this combat; right after the combat it gets one wound.
pub(crate) const TICKER: Entry = &[Use(may(Timing::Combat, &[])
    .during(Stage::Named, Stage::Modifiers)
    .lasts(Time::Combat, &[Rating(add(FS, 2)), Grants(give(Trait::Invulnerable)), After(Event::Leaves, run_down)])
    .discards())];

/// In fight combats a hit with the weapon does not wound; instead the victim's unmodified F, S and A become 1.
pub(crate) const CARDINALS_BLOOD: Entry = &[After(Event::Hits, wither), Haunts(&[Rating(base(FSA, 1))])];

/// The bearer and its opponent.
fn in_its_combat(state: &State, me: PieceId) -> [Option<PieceId>; 2] {
    let bearer = state.bearer(me);
    [bearer, bearer.and_then(|who| state.foe(who))]
}

fn bearers_wound(state: &State, me: PieceId, at: usize) -> bool {
    let harm = &state.harms[at];
    state.bearer(me) == Some(harm.whom) && harm::is_wound(state, harm)
}

/// The poison is used up, and the victim can do nothing until it is healed.
fn paralyse(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    if t.state.tactic() != Some(Tactic::Fight) || t.state.side(what.wounded()).is_none() {
        return Ok(());
    }
    let (face, by) = (t.state.face_of(me), t.state.controller(me));
    table::linger(t, face, by, At::On(what.wounded()), Until::Healed, 0);
    table::leave(t, me, table::Pile::Graveyard)
}

/// The opponent dies and the bearer is wounded. RULING: Personal Anti-Personnel Mines: no points, for the text promises
/// none (DT-WARRIOR-12).
fn explode(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(me) = play.user() else { return Ok(()) };
    let [bearer, foe] = in_its_combat(&t.state, me);
    for (whom, fate) in [(foe, Fate::Kill), (bearer, Fate::Wound)] {
        if let Some(whom) = whom {
            harm::harm(t, Harm { whom, fate, by: None, earns: None, card: Some(play.face) });
        }
    }
    Ok(())
}

/// It was fought so.
fn was_a_fight(_: &State, _: PieceId, what: &Happening) -> bool {
    what.tactic() == Some(Tactic::Fight)
}

/// What kept it safe is over, and the price is due.
fn run_down(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let (whom, card) = (t.state.bearer(me), Some(t.state.face_of(me)));
    table::leave(t, me, table::Pile::Graveyard)?;
    // A Twitcher is used to it.
    if let Some(whom) = whom.filter(|&id| !t.state.is_a(id, sort::TWITCHER)) {
        harm::harm(t, Harm { whom, fate: Fate::Wound, by: None, earns: None, card });
    }
    Ok(())
}

/// Instead of a wound in a fight the victim withers, once.
fn wither(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    if t.state.tactic() != Some(Tactic::Fight) {
        return Ok(());
    }
    let (whom, face, by) = (what.wounded(), t.state.face_of(me), t.state.controller(me));
    harm::spare(t, whom);
    if t.state.haunting(whom, face).is_none() {
        table::linger(t, face, by, At::On(whom), Until::Gone, 0);
    }
    Ok(())
}
