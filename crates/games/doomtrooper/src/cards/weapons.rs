//! Weapons.

use crate::clause::Clause::{After, BarsGift, Grants, Haunts, Rating, Then, Use};
use crate::clause::{A, Do, Entry, Event, F, Naming, S, V, add, give, may};
use crate::filter::LEGION;
use crate::printed::{Kind, Rate, Sorts, Timing, Trait, sort};
use crate::rules::asking::whether;
use crate::rules::table::{self, Pile};
use crate::rules::{art, combat, effects, naming, points};
use crate::state::{Area, At, Happening, PieceId, Play, State, Tactic};
use crate::{Ask, Board, Face};
use kernel::Flow;

/// Discarded after one use. +4 F and +4 S. If the opponent survives it is diseased: in each of its controller's
/// draw steps he puts a marker on it or pays 3 D; each marker is -1 V, at V 0 it is discarded. Further grenades add
/// nothing.
pub(crate) const BACTERIA_GRENADE: Entry =
    &[After(Event::CombatOver, infect), Haunts(&[Rating(add(V, -1).each()), After(Event::BearersDrawStep, sicken)])];

/// +1 F, and +1 A when fighting the Dark Legion; on a Clansman +2 F, and +2 A when fighting the Dark Legion
/// instead.
pub(crate) const CLANSMAN_CLAYMORE: Entry = &[
    Rating(add(F, 1)),
    Rating(add(A, 1).against(LEGION)),
    Rating(add(F, 1).if_(on_clansman)),
    Rating(add(A, 1).if_(on_clansman).against(LEGION)),
];

/// +2 F (on a Curator +4 F instead); warriors wounded with it are killed.
pub(crate) const CURATOR_SWORD: Entry = &[Rating(add(F, 2).if_(|s, _, who| s.is_a(who, sort::CURATOR)))];

/// +3 S; the opponent has -2 S.
pub(crate) const DEATHLOCKDRUM: Entry = &[Rating(add(S, -2).foe())];

/// +4 S; another +2 S if the opponent is or has an airship.
pub(crate) const IMPERIAL_SOUTHPAW: Entry = &[Rating(add(S, 2).if_(|s, _, who| {
    let foe = s.combat().and_then(|c| c.foe(who));
    foe.is_some_and(|f| {
        s.printed(f).sorts.any(sort::AIRSHIP) || s.on(f).any(|on| s.printed(on).sorts.any(sort::AIRSHIP))
    })
}))];

/// +1 F. 1 action: put one Art card from your hand that the bearer could cast under the sword; each such card is
/// another +1 F and does nothing else. They are discarded with the sword.
pub(crate) const MORTIS_SWORD: Entry = &[
    Rating(add(F, 1).by(|s, me, _| s.on(me).filter(|&on| s.printed(on).kind == Kind::Art).count() as i32)),
    Use(may(Timing::Actions(1), &[Do::Run(bind_spell)])
        .if_(|s, by, id| s.faces_in(s.hand_of(by)).into_iter().any(|face| takes_in(s, id, face)))
        .asks(Naming::OfHand(|s, play, face| play.user().is_some_and(|me| takes_in(s, me, face))))),
];

/// +3 S. One attack action lets the bearer attack two targets (chosen beforehand, may be the same one), each attack
/// resolved apart.
///
/// RULING: Nimrod Autocannon: both attacks are by shoot, for only so is it a weapon (DT-WEAPON-3).
pub(crate) const NIMROD_AUTOCANNON: Entry = &[Use(may(Timing::AttackAction, &[Do::Run(fire_twice)])
    .names(two_targets)
    .if_(|s, _, me| s.bearer(me).is_some_and(|who| in_sight(s, who).next().is_some())))];

/// +1 F; the opponent has -1 F.
pub(crate) const SCALPER: Entry = &[Rating(add(F, -1).foe())];

/// +4 F and +4 S (on a Pretorian Stalker +8 S); warriors wounded with it are killed.
pub(crate) const SCYTHE_OF_SEMAI: Entry = &[Rating(add(S, 4).if_(|s, _, who| s.is_a(who, sort::PRETORIAN_STALKER)))];

/// +1 S. Each kill with it lets you fetch a Heretic (collection to Kohort); the victim is discarded as usual.
pub(crate) const SHRIEKETH: Entry = &[Then(Event::Kills, &[Do::Recruit(sort::HERETIC_CARD, Area::Kohort)])];

/// +2 F. Never moved to another warrior; from then on its bearer is barred from owning any other weapon usable in
/// fights.
///
/// RULING: Vassht: those it has already are discarded when it is given.
pub(crate) const VASSHT: Entry = &[
    BarsGift(|s, me, to, face| s.bearer(me) == Some(to) && face.printed().sorts.any(IN_FIGHTS)),
    After(Event::Enters, |t, me, _| {
        let bearer = t.state.bearer(me);
        let other = |on: &PieceId| *on != me && t.state.printed(*on).sorts.any(IN_FIGHTS);
        let arms: Vec<PieceId> = bearer.into_iter().flat_map(|b| t.state.on(b)).filter(other).collect();
        arms.into_iter().try_for_each(|on| table::discard(t, on))
    }),
];

/// +3 F; on a Nepharite of Algeroth +5 F instead.
pub(crate) const AZOGAR: Entry =
    &[Rating(add(F, 2).if_(|s, _, who| s.sorts(who).all(sort::NEPHARITE.and(sort::FOLLOWER_ALGEROTH))))];

/// Used in fight combats only. +4 F; if the bearer's F is more than double the opponent's A the opponent is killed.
pub(crate) const HAGELSTURM_M516D_SHOTGUN: Entry = &[Grants(give(Trait::SlayerFight).if_(|s, _, who| {
    let foe = s.combat().and_then(|c| c.foe(who));
    foe.is_some_and(|f| s.rating(who, Rate::Fight) > 2 * s.rating(f, Rate::Armor))
}))];

/// Weapons that can be used in fights.
const IN_FIGHTS: Sorts =
    sort::WEAPON_FIGHT.and(sort::WEAPON_FIGHT_SHOOT).and(sort::WEAPON_SPECIAL).and(sort::ONLY_IN_FIGHT);

fn on_clansman(state: &State, _: PieceId, who: PieceId) -> bool {
    state.is_a(who, sort::CLANSMAN)
}

fn in_sight(state: &State, who: PieceId) -> impl Iterator<Item = PieceId> + '_ {
    state.warriors().filter(move |&foe| combat::may_engage(state, who, foe, Tactic::Shoot))
}

fn two_targets(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let Some(who) = play.user().and_then(|me| t.state.bearer(me)) else { return Ok(()) };
    for _ in 0..2 {
        let able: Vec<PieceId> = in_sight(&t.state, who).collect();
        naming::piece(t, play, Ask::Target(play.face), able)?;
    }
    Ok(())
}

/// The first on top of the second, which waits for its end.
fn fire_twice(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(who) = play.user().and_then(|me| t.state.bearer(me)) else { return Ok(()) };
    let targets: Vec<PieceId> = play.pieces().filter(|&foe| t.state.is_there(foe)).collect();
    targets.into_iter().rev().for_each(|foe| combat::begin_by(t, who, Some(foe), Some(Tactic::Shoot)));
    Ok(())
}

/// The opponent is diseased if it lives, once; the grenade is gone.
fn infect(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let Some(who) = t.state.bearer(me) else { return Ok(()) };
    let used = t.state.combat().is_some_and(|c| c.weapons.iter().flatten().any(|&w| w == me));
    if !used {
        return Ok(());
    }
    let face = t.state.face_of(me);
    let healthy = |foe: &PieceId| t.state.is_there(*foe) && t.state.haunting(*foe, face).is_none();
    if let Some(foe) = t.state.foe(who).filter(healthy) {
        let by = t.state.controller(me);
        table::linger(t, face, by, At::On(foe), crate::state::Until::Gone, 0);
    }
    table::leave(t, me, Pile::Graveyard)
}

/// A marker, or 3 D.
fn sicken(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let Some(who) = t.state.bearer(me) else { return Ok(()) };
    let seat = t.state.controller(who);
    let face = t.state.face_of(me);
    if t.state.purse(seat) >= 3 && whether(t, seat, face)? {
        points::pay_for(t, seat, 3, Some(face));
        return Ok(());
    }
    effects::mark(t, me, 1);
    if t.state.value(who) <= 0 { table::discard(t, who) } else { Ok(()) }
}

/// Whether it is a spell of its bearer.
fn takes_in(state: &State, sword: PieceId, face: Face) -> bool {
    face.kind() == Kind::Art && state.bearer(sword).is_some_and(|bearer| art::casts(state, bearer, face))
}

fn bind_spell(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(sword), Some(face)) = (play.user(), play.named()) else { return Ok(()) };
    let hand = t.state.hand_of(play.by);
    match t.state.pull(hand, face) {
        Some(card) => table::bury(t, card, play.by, sword),
        None => Ok(()),
    }
}
