//! Beasts.

use crate::Board;
use crate::clause::Clause::{After, AttackTakes, BarsAttack, Becomes, Grants, Haunts, Rating, Use};
use crate::clause::{A, Do, Entry, Event, F, S, Target, Time, V, Whose, add, beast, give, may};
use crate::filter::{OUTPOST, yours};
use crate::printed::{Rate, Sorts, Timing, Trait, sort};
use crate::rules::asking::whether;
use crate::rules::{actions, combat, table};
use crate::state::{At, Happening, PieceId, Play, State, Tactic, Until};
use kernel::Flow;

/// 3 actions: another Crescentia warrior without beast on your Outpost mounts for good (three in all); their F, S,
/// A and V are added and they count as one warrior in combat.
pub(crate) const ECLIPSE_MAMMOTH: Entry = &[
    Use(may(Timing::Actions(3), &[Do::Run(mount)])
        .on(Target::Piece(yours(sort::CRESCENTIA).in_(OUTPOST)))
        .aims(may_mount)),
    Rating(add(F, 0).by(|s, me, _| with_riders(s, me, Rate::Fight))),
    Rating(add(S, 0).by(|s, me, _| with_riders(s, me, Rate::Shoot))),
    Rating(add(A, 0).by(|s, me, _| with_riders(s, me, Rate::Armor))),
    Rating(add(V, 0).by(|s, me, _| with_riders(s, me, Rate::Value))),
    After(Event::Dies, fall_together),
    Haunts(&[Grants(
        give(Trait::CannotAttack)
            .and(Trait::CannotBeAttacked)
            .and(Trait::NoActions)
            .and(Trait::NoGuard)
            .and(Trait::NoBeast),
    )]),
];

/// Rider also counts as a Cavalier.
pub(crate) const EQUINE: Entry = &[Becomes(sort::CAVALIER, Sorts::NONE)];

/// An attack by the rider costs two actions (DT-ACTION-18).
pub(crate) const HOLY_UROX: Entry = &[AttackTakes(|s, me, attacker, _| u8::from(s.bearer(me) == Some(attacker)))];

/// The rider cannot be attacked by airships. On a Templar Marine +4 F and +4 A instead of the printed F and A.
pub(crate) const MARINE_SERETT: Entry = &[
    BarsAttack(|s, me, attacker, defender| s.bearer(me) == Some(defender) && s.drives(attacker, sort::AIRSHIP)),
    Rating(beast(F.and(A), 2).if_(|s, _, who| s.is_a(who, sort::TEMPLAR_MARINE))),
];

/// In shoot combats the rider may use two shoot or fight/shoot weapons, cumulative.
pub(crate) const MASTODONT: Entry = &[Grants(give(Trait::TwoGuns))];

/// An opponent's attack on any warrior on this Outpost costs him two actions (DT-ACTION-18).
pub(crate) const PREDATORIAN: Entry = &[AttackTakes(|s, me, attacker, defender| {
    u8::from(s.controller(attacker) != s.controller(me) && s.area(me).is_some() && s.area(defender) == s.area(me))
})];

/// 2 actions: the rider may sabotage a player even if he has combat-capable warriors; reward 3 P only. It counts as
/// the attack action and as the sabotage of that turn.
pub(crate) const SUPPORT_ARTILLERY_OX: Entry = &[Use(may(Timing::Actions(2), &[Do::Run(raid)])
    .on(Target::Player(Whose::Others))
    .aims_at(|s, me, whom| actions::may_raid(s, me, whom).is_ok())
    .lasts(Time::Turn, &[Grants(give(Trait::Raids))]))];

/// After a fight combat that both survive the rider may at once fight the same opponent again.
pub(crate) const TUSKED_SERETT: Entry = &[After(Event::CombatDone, charge)];

/// Those who sit on the mammoth beside its rider: what it left on them names it.
fn riders(state: &State, me: PieceId) -> impl Iterator<Item = PieceId> + '_ {
    let sits = move |on: PieceId| state.piece(on).is_ghost() && state.piece(on).about == Some(me);
    state.warriors().filter(move |&id| state.on(id).any(sits))
}

fn with_riders(state: &State, me: PieceId, rate: Rate) -> i32 {
    riders(state, me).map(|id| state.rating(id, rate)).sum()
}

/// Three in all; who has a beast or a vehicle mounts no other: DT-BEAST-2.
fn may_mount(state: &State, me: PieceId, who: PieceId) -> bool {
    let alone = !state.rides(who) && !state.on(who).any(|on| state.printed(on).sorts.any(sort::VEHICLE));
    state.bearer(me) != Some(who)
        && state.area(me) == state.area(who)
        && alone
        && !state.has(who, Trait::NoBeast)
        && state.may_act(who).is_ok()
        && riders(state, me).count() < 2
}

fn mount(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(me), Some(who)) = (play.user(), play.piece()) else { return Ok(()) };
    let ghost = table::linger(t, play.face, play.by, At::On(who), Until::About, 0);
    t.state.piece_mut(ghost).about = Some(me);
    Ok(())
}

/// They count as one warrior: whoever kills the first has killed all. RULING: Eclipse Mammoth: without being killed the
/// others only
/// dismount.
fn fall_together(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let all: Vec<PieceId> = riders(&t.state, me).collect();
    all.into_iter().try_for_each(|id| table::leave(t, id, table::Pile::Graveyard))
}

fn raid(t: &mut Board<'_>, play: &Play) -> Flow {
    if let Some(who) = play.user().and_then(|me| t.state.bearer(me)) {
        actions::raid(t, who, play.seat());
    }
    Ok(())
}

/// The same two fight again at once, if the rider likes.
fn charge(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    let (Some(who), Some(foe)) = (t.state.bearer(me), what.foe()) else { return Ok(()) };
    let again = what.tactic() == Some(Tactic::Fight)
        && what.was_fought()
        && t.state.is_there(foe)
        && combat::may_engage(&t.state, who, foe, Tactic::Fight);
    let (seat, face) = (t.state.controller(who), t.state.face_of(me));
    if again && whether(t, seat, face)? {
        combat::begin_by(t, who, Some(foe), Some(Tactic::Fight));
    }
    Ok(())
}
