//! Fortifications.

use super::ranks::KEEPS;
use crate::Board;
use crate::clause::Clause::{After, Bars, Costs, Grants, Haunts, Number, Rating, Then, Use};
use crate::clause::{A, Deed, Do, Entry, Event, Naming, Rule, Target, add, d, give, may};
use crate::filter::{KOHORT, WARRIOR, yours};
use crate::printed::{Face, Kind, Sorts, Timing, Trait, sort};
use crate::rules::asking::whether;
use crate::rules::table::Pile;
use crate::rules::{harm, prison, table};
use crate::state::{At, Fate, Happening, Harm, Mark, PieceId, Play, State, Until};
use kernel::Flow;

/// Costs 5 D to play and 5 D in each of your draw steps to keep. While you have no warriors in play you cannot be
/// sabotaged.
pub(crate) const SECRET_HQ: Entry =
    &[Costs(d(5)), Then(Event::DrawStep, &[Do::Upkeep(5, Pile::Graveyard)]), Bars(Deed::Sabotage, deserted)];

/// 1 action each: up to three warriors of that area hide behind it: they neither attack nor can be attacked nor
/// stop sabotage; they may leave any time. If discarded all behind it are wounded (no points).
pub(crate) const PROTECTIVE_WALL: Entry = &[
    Use(may(Timing::Actions(1), &[Do::Run(hide)]).on(Target::Piece(yours(Sorts::NONE).here())).aims(may_hide)),
    Use(may(Timing::AnyTime, &[Do::Run(come_out)]).on(Target::Piece(yours(Sorts::NONE))).aims(is_behind)),
    After(Event::Leaves, fall),
    Haunts(&[Grants(give(Trait::CannotAttack).and(Trait::CannotBeAttacked).and(Trait::NoGuard).if_(still_there))]),
];

/// +2 A and -2 F; bearer cannot attack by fight (can be attacked so). 1 action moves it to another warrior.
pub(crate) const FOXHOLE: Entry = &[Use(MOVES)];

/// +3 A and -3 F; bearer cannot attack by fight (can be attacked so). 1 action moves it to another warrior.
pub(crate) const INSTALLATION: Entry = &[Use(MOVES)];

/// +1 A; bearer cannot attack by fight (can be attacked so). 1 action moves it to another warrior.
pub(crate) const SPIKED_BARRICADE: Entry = &[Use(MOVES)];

/// Your D and P cannot be changed by other players. One per player.
pub(crate) const CARDINALS_BANK: Entry = &[Bars(Deed::Points, |_, _, _| true)];

/// All followers of Algeroth in your Kohort have +2 A. Only one copy per player.
pub(crate) const CITADEL_OF_ALGEROTH: Entry = &[Rating(add(A, 2).to(yours(sort::FOLLOWER_ALGEROTH).in_(KOHORT)))];

/// All followers of Demnogonis in your Kohort have +2 A. Only one copy per player.
pub(crate) const CITADEL_OF_DEMNOGONIS: Entry = &[Rating(add(A, 2).to(yours(sort::FOLLOWER_DEMNOGONIS).in_(KOHORT)))];

/// All followers of Ilian in your Kohort have +2 A. Only one copy per player.
pub(crate) const CITADEL_OF_ILIAN: Entry = &[Rating(add(A, 2).to(yours(sort::FOLLOWER_ILIAN).in_(KOHORT)))];

/// All followers of Muawijhe in your Kohort have +2 A. Only one copy per player.
pub(crate) const CITADEL_OF_MUAWIJHE: Entry = &[Rating(add(A, 2).to(yours(sort::FOLLOWER_MUAWIJHE).in_(KOHORT)))];

/// All followers of Semai in your Kohort have +2 A. Only one copy per player.
pub(crate) const CITADEL_OF_SEMAI: Entry = &[Rating(add(A, 2).to(yours(sort::FOLLOWER_SEMAI).in_(KOHORT)))];

/// All your Imperial warriors have +2 A. Only one copy per player.
pub(crate) const FUKIDO: Entry = &[Rating(add(A, 2).to(yours(sort::IMPERIAL)))];

/// All your Bauhaus warriors have +2 A. Only one copy per player.
pub(crate) const HEIMBURG: Entry = &[Rating(add(A, 2).to(yours(sort::BAUHAUS)))];

/// All your Mishima warriors have +2 A. Only one copy per player.
pub(crate) const LONGSHORE: Entry = &[Rating(add(A, 2).to(yours(sort::MISHIMA)))];

/// All your Capitol warriors have +2 A. Only one copy per player.
pub(crate) const SAN_DORADO: Entry = &[Rating(add(A, 2).to(yours(sort::CAPITOL)))];

/// All your Brotherhood warriors have +2 A. Only one copy per player.
pub(crate) const THE_CATHEDRAL: Entry = &[Rating(add(A, 2).to(yours(sort::BROTHERHOOD)))];

/// All your Cybertronic warriors have +2 A. Only one copy per player.
pub(crate) const THE_HQ: Entry = &[Rating(add(A, 2).to(yours(sort::CYBERTRONIC)))];

/// All your heretics have +2 A.
pub(crate) const HIDEOUT: Entry = &[Rating(add(A, 2).to(yours(sort::HERETIC)))];

/// Warriors there have +2 A when attacked. Equipment cards may be put on it any time free, each another +2 A.
pub(crate) const FORTIFIED_ENTRENCHMENT: Entry = &[
    Rating(add(A, 2).to(WARRIOR.here()).defending()),
    Rating(add(A, 0).by(|s, me, _| 2 * s.on(me).count() as i32).to(WARRIOR.here()).defending()),
    Use(may(Timing::AnyTime, &[Do::Run(reinforce)])
        .if_(|s, by, _| s.hand_of(by).iter().any(|card| is_gear(s.face(card))))
        .asks(Naming::OfHand(|_, _, face| is_gear(face)))),
];

/// You gain 1 D in each of your draw steps. Any number of copies.
pub(crate) const FACTORY: Entry = &[Then(Event::DrawStep, &[Do::GainD(1)])];

/// You gain 3 D in each of your draw steps. Any number of copies.
pub(crate) const INDUSTRIAL_COMPLEX: Entry = &[Then(Event::DrawStep, &[Do::GainD(3)])];

/// Overdraft: you may go up to 10 D below what you own, on credit. Paying back costs 2 D for each 1 D of credit,
/// any time. With a debt you cannot win.
pub(crate) const BAUHAUS_BANK: Entry =
    &[Number(Rule::Credit, |s, me, seat, n| if s.controller(me) == seat { n + 10 } else { n })];

/// In your discard step discard one extra card for each 4 D.
pub(crate) const GARBAGE_DUMP: Entry =
    &[Number(Rule::DiscardPrice, |s, me, seat, n| if s.controller(me) == seat { 4 } else { n })];

/// If your Doomtrooper wounds (not kills) a Doomtrooper and survives you may imprison it; its attachments are
/// discarded. Prisoners go back if the Camp is discarded.
pub(crate) const PRISON_CAMP: Entry = &[Then(Event::AnyCombatOver, &[Do::Arrest(sort::DOOMTROOPER)]), KEEPS];

/// A warrior you imprison may be put here; for each one you have an additional non-attack action per turn. If
/// discarded all of them are discarded.
pub(crate) const PRISONER_WORK_CAMP: Entry = &[
    After(Event::Imprisons, take_in),
    Number(Rule::Plain, |s, me, seat, n| if s.controller(me) == seat { n + s.prisoners(me).count() as i32 } else { n }),
    After(Event::Leaves, |t, me, _| {
        let all: Vec<PieceId> = t.state.prisoners(me).collect();
        all.into_iter().try_for_each(|id| table::discard(t, id))
    }),
    KEEPS,
];

/// 1 action moves it to another warrior that may have it.
const MOVES: crate::clause::Use = may(Timing::Actions(1), &[Do::MoveHere])
    .on(Target::Piece(yours(Sorts::NONE)))
    .aims(|s, me, whom| s.bearer(me) != Some(whom) && s.may_give(s.controller(me), s.face_of(me), whom).is_ok());

fn deserted(state: &State, me: PieceId, _: PieceId) -> bool {
    !state.warriors().any(|id| state.controller(id) == state.controller(me) && !state.is_missing(id))
}

fn is_gear(face: Face) -> bool {
    face.kind() == Kind::Equipment
}

/// An equipment card from the hand is built in: it raises A and does nothing else.
fn reinforce(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(wall), Some(face)) = (play.user(), play.named()) else { return Ok(()) };
    let hand = t.state.hand_of(play.by);
    let Some(card) = t.state.pull(hand, face) else { return Ok(()) };
    table::bury(t, card, play.by, wall)
}

/// A prisoner of its player may be put to work.
fn take_in(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    let (seat, face) = (t.state.controller(me), t.state.face_of(me));
    let Some(whom) = what.who.filter(|&id| t.state.is_there(id) && what.seat == seat) else { return Ok(()) };
    if whether(t, seat, face)? { prison::hand_over(t, whom, me) } else { Ok(()) }
}

/// Those who hide behind a wall: what it left on them names it.
fn hides(state: &State, wall: PieceId, who: PieceId) -> Option<PieceId> {
    state.on(who).find(|&on| state.piece(on).is_ghost() && state.piece(on).about == Some(wall))
}

fn is_behind(state: &State, me: PieceId, who: PieceId) -> bool {
    hides(state, me, who).is_some()
}

fn may_hide(state: &State, me: PieceId, who: PieceId) -> bool {
    let full = state.warriors().filter(|&id| is_behind(state, me, id)).count() >= 3;
    !full && !is_behind(state, me, who) && state.may_act(who).is_ok() && !state.piece(who).is(Mark::Secret)
}

fn hide(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(wall), Some(who)) = (play.user(), play.piece()) else { return Ok(()) };
    let ghost = table::linger(t, play.face, play.by, At::On(who), Until::Gone, 0);
    t.state.piece_mut(ghost).about = Some(wall);
    Ok(())
}

fn come_out(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(wall), Some(who)) = (play.user(), play.piece()) else { return Ok(()) };
    match hides(&t.state, wall, who) {
        Some(ghost) => table::leave(t, ghost, Pile::Graveyard),
        None => Ok(()),
    }
}

/// RULING: Protective Wall: who is moved to another area is behind it no longer (DT-AREA-7).
fn still_there(state: &State, me: PieceId, who: PieceId) -> bool {
    state.piece(me).about.is_some_and(|wall| state.area(wall) == state.area(who))
}

/// All behind it are wounded, and nobody earns points.
fn fall(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let behind: Vec<PieceId> = t.state.warriors().filter(|&id| is_behind(&t.state, me, id)).collect();
    let card = Some(t.state.face_of(me));
    for whom in behind {
        if let Some(ghost) = hides(&t.state, me, whom) {
            table::leave(t, ghost, Pile::Graveyard)?;
        }
        harm::harm(t, Harm { whom, fate: Fate::Wound, by: None, earns: None, card });
    }
    Ok(())
}
