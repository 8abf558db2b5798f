//! Special cards that stay, for actions.

use super::combat_is;
use crate::Board;
use crate::clause::Clause::{
    After, Aims, AimsIn, Asks, Bars, Becomes, BecomesBy, Costs, Does, GoesTo, Grants, Number, OnlyIf, OpensHand,
    Rating, Scales, Then, ThenIf, Use,
};
use crate::clause::{
    A, Deed, Do, Entry, Event, F, FSA, FSAV, Naming, Rule, S, Target, Time, V, VALUE, add, give, may, per, times,
    times_base,
};
use crate::filter::{DOOMTROOPER, OUTPOST, SQUAD, WARRIOR, yours};
use crate::printed::{Kind, Rate, Sort, Sorts, Timing, Trait, sort};
use crate::rules::asking::whether;
use crate::rules::table::Pile;
use crate::rules::{harm, points};
use crate::state::{Area, Fate, Happening, Harm, PieceId, Stage, State, Tactic};
use kernel::Flow;

/// Bearer may neither attack nor be attacked. Sacrifice this any time outside combat: the bearer makes one free
/// attack at once.
pub(crate) const HIDDEN: Entry = &[
    Grants(give(Trait::CannotAttack).and(Trait::CannotBeAttacked).and(Trait::NoGuard)),
    Use(may(Timing::NotCombat, &[Do::Attack]).sacrifices().if_(|s, by, _| s.player(by).turns > 0)),
];

/// Lies on that area and is discarded when your next turn begins; until then the warriors there may neither attack
/// nor be attacked. Passing effect: it does not open the player to sabotage.
pub(crate) const TRAINING: Entry = &[
    AimsIn(|s, _, at, area| s.stand_in(at, area).next().is_some()),
    Grants(give(Trait::CannotAttack).and(Trait::CannotBeAttacked).to(WARRIOR.here())),
    Then(Event::TurnStarts, &[Do::Leave(Pile::Graveyard)]),
];

/// Bearer cannot be attacked nor stop sabotage; it may join any combat of your Tribal warriors (F and S added,
/// opponent chooses whom it strikes); then this card is discarded.
pub(crate) const LURKER: Entry = &[
    Grants(give(Trait::CannotBeAttacked).and(Trait::NoGuard)),
    Use(may(Timing::Combat, &[Do::JoinIn])
        .on(Target::Piece(yours(sort::TRIBAL).in_combat()))
        .aims(|s, me, whom| s.holder(me).is_some_and(|who| s.area(who) == s.area(whom) && s.side(who).is_none()))
        .if_(|s, _, _| combat_is(s, Stage::Modifiers..=Stage::Modifiers))
        .discards()),
];

/// While attached all Brotherhood warriors in your Squad cast Changeling.
pub(crate) const CHANGELING_EMPATHY: Entry =
    &[Grants(give(Trait::CastsChangeling).to(yours(sort::BROTHERHOOD).in_(SQUAD)))];

/// While attached all Brotherhood warriors in your Squad cast Elements.
pub(crate) const ELEMENTAL_EMPATHY: Entry =
    &[Grants(give(Trait::CastsElements).to(yours(sort::BROTHERHOOD).in_(SQUAD)))];

/// While attached all Brotherhood warriors in your Squad cast Exorcism.
pub(crate) const EXORCISM_EMPATHY: Entry =
    &[Grants(give(Trait::CastsExorcism).to(yours(sort::BROTHERHOOD).in_(SQUAD)))];

/// While attached all Brotherhood warriors in your Squad cast Kinetics.
pub(crate) const KINETIC_EMPATHY: Entry = &[Grants(give(Trait::CastsKinetics).to(yours(sort::BROTHERHOOD).in_(SQUAD)))];

/// While attached all Brotherhood warriors in your Squad cast Manipulation.
pub(crate) const MANIPULATIVE_EMPATHY: Entry =
    &[Grants(give(Trait::CastsManipulation).to(yours(sort::BROTHERHOOD).in_(SQUAD)))];

/// While attached all Brotherhood warriors in your Squad cast Mentalism.
pub(crate) const MENTALISM_EMPATHY: Entry =
    &[Grants(give(Trait::CastsMentalism).to(yours(sort::BROTHERHOOD).in_(SQUAD)))];

/// Bearer casts every aspect.
pub(crate) const MYSTICAL_TRAINING: Entry = &[Grants(give(Trait::CastsAll))];

/// While attached all Brotherhood warriors in your Squad cast Premonition.
pub(crate) const PREMONITION_EMPATHY: Entry =
    &[Grants(give(Trait::CastsPremonition).to(yours(sort::BROTHERHOOD).in_(SQUAD)))];

/// +3 V.
pub(crate) const REPUTATION: Entry = &[Rating(add(V, 3))];

/// Viruses can no longer be played on or spread to your warriors.
// RULING: Inoculations: what lies on the game is played on no warrior, so Burning Lungs still burn (DT-ATTACH-1).
pub(crate) const INOCULATIONS: Entry = &[Bars(Deed::Infect, |s, me, id| s.controller(id) == s.controller(me))];

/// Attached to the game: while in play all Doomtroopers on all Outposts have -1 F, S and A. Copies add up by its
/// own text.
pub(crate) const BURNING_LUNGS: Entry = &[Rating(add(FSA, -1).to(DOOMTROOPER.in_(OUTPOST)))];

/// In combat, for each 2 D its controller spends the bearer has +1 A until the combat ends.
pub(crate) const EVASION_TRAINING: Entry = &[Use(IN_COMBAT.lasts(Time::Combat, &[Rating(add(A, 1).each())]))];

/// In combat, for each 2 D its controller spends the bearer has +1 F until the combat ends.
pub(crate) const MARTIAL_TRAINING: Entry = &[Use(IN_COMBAT.lasts(Time::Combat, &[Rating(add(F, 1).each())]))];

/// In combat, for each 2 D its controller spends the bearer has +1 S until the combat ends.
pub(crate) const SHARPSHOOTER: Entry = &[Use(IN_COMBAT.lasts(Time::Combat, &[Rating(add(S, 1).each())]))];

/// In a combat each 1 D gives one Crescentia warrior of yours taking part +1 F or +1 S until the combat ends;
/// repeatable up to stage 5.
pub(crate) const OUR_WILL_IS_BEYOND_MEASURE: Entry = &[Use(may(Timing::Combat, &[])
    .on(Target::Piece(yours(sort::CRESCENTIA).in_combat()))
    .costs(per(1))
    .asks(Naming::Rate(&[Rate::Fight, Rate::Shoot]))
    .lasts(
        Time::Combat,
        &[
            Rating(add(F, 1).each().if_(|s, me, _| s.piece(me).note == Rate::Fight as u8)),
            Rating(add(S, 1).each().if_(|s, me, _| s.piece(me).note == Rate::Shoot as u8)),
        ],
    ))];

/// Bearer cannot be killed automatically: such a wound only wounds it. A second wound still kills.
pub(crate) const TRY_AND_STOP_ME: Entry = &[Grants(give(Trait::Tough))];

/// Right after a fight combat the bearer survived, sacrifice this to kill its opponent, wounded or not; points are
/// earned.
pub(crate) const DEATH_MAZE: Entry =
    &[ThenIf(Event::CombatDone, fought_hand_to_hand, &[Do::Avenge(Fate::Kill, Pile::Sacrificed)])];

/// Bearer is a full member of its home corporation again (may earn P, use its cards) and has +1 F, S, A, V.
/// Discarded if it loses the affiliation again.
pub(crate) const REINSTATEMENT: Entry = &[
    Aims(|s, _, id| home(s, id).is_some()),
    Asks(Naming::Sort(|s, play| play.piece().and_then(|id| home(s, id)).map_or(Sorts::NONE, Sorts::of))),
    BecomesBy(|s, me| (s.noted(me), sort::FREELANCER)),
    Rating(add(FSAV, 1)),
    ThenIf(
        Event::Turns,
        |s, me, _| !s.bearer(me).is_some_and(|who| s.is_a(who, s.noted(me))),
        &[Do::Leave(Pile::Graveyard)],
    ),
];

/// Name a non-Crescentia affiliation: your Crescentia warriors have +3 F, S and A against it.
pub(crate) const OUR_TRUE_ENEMY_IS_REVEALED: Entry = &[
    Asks(Naming::Sort(|_, _| Sorts::AFFILIATIONS.without(sort::CRESCENTIA))),
    Rating(add(FSA, 3).to(yours(sort::CRESCENTIA)).if_(|s, me, who| {
        let foe = s.combat().and_then(|c| c.foe(who));
        foe.is_some_and(|foe| s.is_a(foe, s.noted(me)))
    })),
];

/// Its controller pays 4 D before each of his draw steps or the personality is killed and you earn the points.
/// Cumulative.
pub(crate) const SNIPERS: Entry = &[After(Event::BearersDrawStep, snipe)];

/// Doubles its unmodified ratings, all four.
pub(crate) const ELITE_TROOPER: Entry = &[Rating(times_base(FSAV, 2))];

/// Its F, S, A and V are doubled.
pub(crate) const GRIM_REAPER: Entry = &[Rating(times(FSAV, 2))];

/// While in play the positive F, S and A modifiers of your Crescentia beasts are doubled (not V, not negative
/// ones). Sacrificed when your next turn begins.
pub(crate) const THE_HOWLING_IS_UPON_US: Entry = &[
    OnlyIf(|s, by| yours(sort::PROPHET).in_(OUTPOST).all_in(s, by, None).next().is_some()),
    Scales(|s, me, card, _| {
        let beast = s.printed(card).kind == Kind::Beast && s.printed(card).sorts.any(sort::CRESCENTIA);
        if beast && s.controller(card) == s.controller(me) { 2 } else { 1 }
    }),
    Then(Event::TurnStarts, &[Do::Leave(Pile::Sacrificed)]),
];

/// Opposing warriors attacked by yours get no positive modifiers from any card.
pub(crate) const OUR_ENEMYS_WEAKNESS_IS_EXPOSED: Entry =
    &[Grants(give(Trait::NoBonuses).to(WARRIOR.others()).defending().if_(|s, me, who| {
        let foe = s.combat().and_then(|c| c.foe(who));
        foe.is_some_and(|foe| s.controller(foe) == s.controller(me))
    }))];

/// Imprison that warrior: it lies under this card (imprisoned as in DT-TARGET-4: in play, can be targeted). If this
/// card leaves play it is sacrificed and the warrior returns to its Outpost.
pub(crate) const CAPTURED: Entry = &[
    Aims(|s, _, id| s.is_catchable(id)),
    Grants(give(Trait::Imprisoned)),
    Does(Do::Imprison),
    GoesTo(Pile::Sacrificed),
];

/// All opponents play with open hands. 6 D at the start of each of your turns or it is sacrificed.
pub(crate) const BEHOLD_THE_FUTURE_POSSIBILITIES: Entry =
    &[OpensHand(|s, me, seat| s.controller(me) != seat), Then(Event::TurnStarts, &[Do::Upkeep(6, Pile::Sacrificed)])];

/// Pay D equal to its current V: it joins your Squad, from any area, with its attachments, with Cybertronic
/// affiliation only, is immune to plain Dark Symmetry gifts and may never cast. Lasts while this card is attached.
pub(crate) const PROGRAMMED: Entry = &[
    Costs(VALUE),
    Becomes(sort::CYBERTRONIC, ANY_LOYALTY),
    Grants(give(Trait::ImmuneSymmetryGift).and(Trait::NoArt)),
    Does(Do::WinOver(Area::Squad)),
];

/// Pay D equal to its current V: it joins your Squad, from any area, with its attachments, with Brotherhood
/// affiliation only, casts every aspect and keeps its own abilities. Lasts while this card is attached.
pub(crate) const RECRUITMENT: Entry = &[
    Costs(VALUE),
    Becomes(sort::BROTHERHOOD, ANY_LOYALTY),
    Grants(give(Trait::CastsAll)),
    Does(Do::WinOver(Area::Squad)),
];

/// No player may perform more than one attack action between two of his draw steps.
pub(crate) const EQUAL_RIGHTS: Entry = &[Number(Rule::MostAttacks, |_, _, _, n| n.min(1))];

/// For each 2 D, while the bearer fights.
const IN_COMBAT: crate::clause::Use = may(Timing::Combat, &[]).costs(per(2)).during(Stage::Modifiers, Stage::Modifiers);

/// Whatever somebody belonged to.
const ANY_LOYALTY: Sorts = Sorts::AFFILIATIONS.and(sort::FREELANCER);

/// The corporation a freelancer came from: DT-AFFIL-1, DT-AFFIL-2.
fn home(state: &State, id: PieceId) -> Option<Sort> {
    let ex = [
        (sort::EX_BAUHAUS, Sort::Bauhaus),
        (sort::EX_CAPITOL, Sort::Capitol),
        (sort::EX_CYBERTRONIC, Sort::Cybertronic),
        (sort::EX_IMPERIAL, Sort::Imperial),
        (sort::EX_MISHIMA, Sort::Mishima),
    ];
    let printed = state.printed(id).sorts;
    let left = ex.into_iter().find(|(ex, _)| printed.any(*ex)).map(|(_, home)| home);
    let found = left.or_else(|| printed.both(Sorts::CORPORATIONS).iter().next());
    found.filter(|&home| !state.is_a(id, Sorts::of(home)))
}

/// Blows fell in a fight.
fn fought_hand_to_hand(_: &State, _: PieceId, what: &Happening) -> bool {
    what.tactic() == Some(Tactic::Fight) && what.was_fought()
}

fn snipe(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    let (Some(whom), face) = (t.state.bearer(me), t.state.face_of(me)) else { return Ok(()) };
    let earns = Some(t.state.controller(me));
    if t.state.purse(what.seat) >= 4 && whether(t, what.seat, face)? {
        points::pay_for(t, what.seat, 4, Some(face));
    } else {
        harm::harm(t, Harm { whom, fate: Fate::Kill, by: None, earns, card: Some(face) });
    }
    Ok(())
}
