//! Special cards that stay, for actions.

use super::combat_is;
use super::conditions::upkeep;
use crate::clause::Clause::{
    After, Aims, AimsIn, Bars, Becomes, BecomesBy, Costs, Does, GoesTo, Grants, Names, Number, OnlyIf, OpensHand,
    Rating, Scales, Use,
};
use crate::clause::{
    A, Deed, Do, Entry, Event, F, FSA, FSAV, Rule, S, Target, Time, V, VALUE, add, give, may, per, times, times_base,
};
use crate::filter::{DOOMTROOPER, OUTPOST, SQUAD, WARRIOR, yours};
use crate::printed::{Kind, Rate, Sort, Sorts, Timing, Trait, sort};
use crate::rules::asking::{must, whether};
use crate::rules::table::{self, Pile};
use crate::rules::{actions, combat, harm, points, prison, sides};
use crate::state::{Area, Fate, Happening, Harm, PieceId, Play, Stage, State, Tactic, Thing};
use crate::{Ask, Board, Pick};
use kernel::Flow;

/// Bearer may neither attack nor be attacked. Sacrifice this any time outside combat: the bearer makes one free
/// attack at once.
pub(crate) const HIDDEN: Entry = &[
    Grants(give(Trait::CannotAttack).and(Trait::CannotBeAttacked).and(Trait::NoGuard)),
    Use(may(Timing::NotCombat, &[Do::Run(strike_out)]).sacrifices().if_(|s, by, _| s.player(by).turns > 0)),
];

/// Lies on that area and is discarded when your next turn begins; until then the warriors there may neither attack
/// nor be attacked. Passing effect: it does not open the player to sabotage.
pub(crate) const TRAINING: Entry = &[
    AimsIn(|s, _, at, area| s.stand_in(at, area).next().is_some()),
    Grants(give(Trait::CannotAttack).and(Trait::CannotBeAttacked).to(WARRIOR.here())),
    After(Event::TurnStarts, |t, me, _| table::leave(t, me, Pile::Graveyard)),
];

/// Bearer cannot be attacked nor stop sabotage; it may join any combat of your Tribal warriors (F and S added,
/// opponent chooses whom it strikes); then this card is discarded.
pub(crate) const LURKER: Entry = &[
    Grants(give(Trait::CannotBeAttacked).and(Trait::NoGuard)),
    Use(may(Timing::Combat, &[Do::Run(join_in)])
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
// RULING: what lies on the game is played on no warrior, so Burning Lungs still burn (DT-ATTACH-1).
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
    .names(name_rating)
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
pub(crate) const DEATH_MAZE: Entry = &[After(Event::CombatDone, maze)];

/// Bearer is a full member of its home corporation again (may earn P, use its cards) and has +1 F, S, A, V.
/// Discarded if it loses the affiliation again.
pub(crate) const REINSTATEMENT: Entry = &[
    Aims(|s, _, id| home(s, id).is_some()),
    Names(|t, play| {
        let home = play.piece().and_then(|id| home(&t.state, id));
        play.things.extend(home.map(Thing::Sort));
        Ok(())
    }),
    BecomesBy(|s, me| (s.noted(me), sort::FREELANCER)),
    Rating(add(FSAV, 1)),
    After(Event::Turns, |t, me, _| {
        let member = t.state.bearer(me).is_some_and(|who| t.state.is_a(who, t.state.noted(me)));
        if member { Ok(()) } else { table::leave(t, me, Pile::Graveyard) }
    }),
];

/// Name a non-Crescentia affiliation: your Crescentia warriors have +3 F, S and A against it.
pub(crate) const OUR_TRUE_ENEMY_IS_REVEALED: Entry = &[
    Names(name_enemy),
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
    After(Event::TurnStarts, |t, me, _| table::leave(t, me, Pile::Sacrificed)),
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
    Does(Do::Run(|t, play| play.piece().map_or(Ok(()), |id| prison::taken(t, id, play.by)))),
    GoesTo(Pile::Sacrificed),
];

/// All opponents play with open hands. 6 D at the start of each of your turns or it is sacrificed.
pub(crate) const BEHOLD_THE_FUTURE_POSSIBILITIES: Entry = &[
    OpensHand(|s, me, seat| s.controller(me) != seat),
    After(Event::TurnStarts, |t, me, _| upkeep(t, me, 6, Pile::Sacrificed)),
];

/// Pay D equal to its current V: it joins your Squad, from any area, with its attachments, with Cybertronic
/// affiliation only, is immune to plain Dark Symmetry gifts and may never cast. Lasts while this card is attached.
pub(crate) const PROGRAMMED: Entry = &[
    Costs(VALUE),
    Becomes(sort::CYBERTRONIC, ANY_LOYALTY),
    Grants(give(Trait::ImmuneSymmetryGift).and(Trait::NoArt)),
    Does(Do::Run(win_over)),
];

/// Pay D equal to its current V: it joins your Squad, from any area, with its attachments, with Brotherhood
/// affiliation only, casts every aspect and keeps its own abilities. Lasts while this card is attached.
pub(crate) const RECRUITMENT: Entry =
    &[Costs(VALUE), Becomes(sort::BROTHERHOOD, ANY_LOYALTY), Grants(give(Trait::CastsAll)), Does(Do::Run(win_over))];

/// No player may perform more than one attack action between two of his draw steps.
pub(crate) const EQUAL_RIGHTS: Entry = &[Number(Rule::MostAttacks, |_, _, _, n| n.min(1))];

/// For each 2 D, while the bearer fights.
const IN_COMBAT: crate::clause::Use = may(Timing::Combat, &[]).costs(per(2)).during(Stage::Modifiers, Stage::Modifiers);

/// Whatever somebody belonged to.
const ANY_LOYALTY: Sorts = Sorts::AFFILIATIONS.and(sort::FREELANCER);

fn strike_out(t: &mut Board<'_>, play: &Play) -> Flow {
    if let Some(who) = play.user().and_then(|me| t.state.bearer(me)) {
        actions::grant(t, play.by, 0, 0, 1, Some(who));
    }
    Ok(())
}

fn join_in(t: &mut Board<'_>, play: &Play) -> Flow {
    let who = play.user().and_then(|me| t.state.bearer(me));
    if let (Some(who), Some(whom)) = (who, play.piece()) {
        combat::join(t, whom, who);
    }
    Ok(())
}

/// Fight or shoot, until the combat ends.
fn name_rating(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let two = [Rate::Fight, Rate::Shoot].map(Pick::Rate);
    let pick = must(t, play.by, Ask::Choose(play.face), |_, o| o.extend(two))?;
    if let Pick::Rate(rate) = pick {
        play.things.push(Thing::Rate(rate));
    }
    Ok(())
}

/// Any affiliation but Crescentia.
fn name_enemy(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let foes = Sorts::AFFILIATIONS.without(sort::CRESCENTIA);
    let pick = must(t, play.by, Ask::Choose(play.face), |_, o| o.extend(foes.iter().map(Pick::Sort)))?;
    if let Pick::Sort(sort) = pick {
        play.things.push(Thing::Sort(sort));
    }
    Ok(())
}

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

/// DT-ACTION-14: no combat is running any more; its opponent dies, wounded or not.
fn maze(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    let foe = what.wounded();
    let fought = what.d == Tactic::Fight as u16 + 1 && what.value > 0;
    let Some(who) = t.state.bearer(me).filter(|_| fought && t.state.is_there(foe)) else { return Ok(()) };
    let (seat, face) = (t.state.controller(who), t.state.face_of(me));
    if whether(t, seat, face)? {
        table::leave(t, me, Pile::Sacrificed)?;
        harm::harm(t, Harm { whom: foe, fate: Fate::Kill, by: Some(who), earns: Some(seat), card: Some(face) });
    }
    Ok(())
}

fn snipe(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    let (Some(whom), face) = (t.state.bearer(me), t.state.face_of(me)) else { return Ok(()) };
    let earns = Some(t.state.controller(me));
    if t.state.purse(what.seat) >= 4 && whether(t, what.seat, face)? {
        points::pay(t, what.seat, 4);
    } else {
        harm::harm(t, Harm { whom, fate: Fate::Kill, by: None, earns, card: Some(face) });
    }
    Ok(())
}

/// From any area into your Squad, with all that lies on it.
fn win_over(t: &mut Board<'_>, play: &Play) -> Flow {
    play.piece().map_or(Ok(()), |id| sides::take(t, id, play.by, Area::Squad))
}
