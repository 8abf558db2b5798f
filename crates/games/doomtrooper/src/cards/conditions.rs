//! Special cards that stay, played any time.

use crate::Board;
use crate::clause::Clause::{
    After, Aims, AimsIn, Asks, Bars, BarsPlay, Becomes, Does, GoesTo, Grants, Haunts, LosesNoted, Number, Rating,
    SacrificedInstead, Then, Use,
};
use crate::clause::{A, Deed, Do, Entry, Event, F, FSA, Naming, Rule, S, V, add, give, may};
use crate::filter::{Filter, WARRIOR, all, yours};
use crate::printed::{Face, Just, Kind, Sorts, Timing, Trait, Traits, sort};
use crate::rules::table::{self, Pile, linger};
use crate::rules::{effects, harm, points, virus};
use crate::state::{At, Happening, Mark, PieceId, Play, State, Until};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// No seek-cover actions while it is in play.
pub(crate) const THADEUSS_PALLET: Entry = &[Bars(Deed::Seek, |_, _, _| true)];

/// Bearer loses the abilities printed on its card (not its restrictions); ratings stay.
pub(crate) const AMNESIA: Entry = &[Aims(|s, _, id| has_abilities(s, id)), Grants(give(Trait::Amnesia))];

/// Bearer may not perform actions: it may not attack or sabotage, receive equipment, or use any card played on it
/// as an action. It can still be targeted, attacked (and defends normally) and driven into cover. Its controller
/// may spend four actions in all (attack actions count too) to discard this card.
pub(crate) const DONT_CALL_AGAIN: Entry = &[
    Grants(give(Trait::NoActions)),
    Use(may(Timing::Actions(1), &[Do::Run(call_again)]).by_player()),
    Use(may(Timing::AttackAction, &[Do::Run(call_again)]).by_player()),
];

/// Bearer may cast any spell that is not a combat spell; each casting costs 2 D extra.
pub(crate) const AT_PEACE_WITH_THE_ART: Entry =
    &[Aims(|s, _, id| !s.has(id, Trait::NoArt)), Grants(give(Trait::CastsPeacefully))];

/// Bearer may be given gifts of any apostle.
pub(crate) const CHOSEN: Entry = &[Grants(give(Trait::AnySymmetry))];

/// Bearer may cast any spell; each casting costs 3 D extra.
pub(crate) const TAINTED_CONJURER: Entry =
    &[Aims(|s, _, id| !s.has(id, Trait::NoArt)), Grants(give(Trait::CastsTainted))];

/// Your warriors in land vehicles may use fortifications and cover (not be added into cover).
// RULING: Urban Tactics: they stay inside when they go into cover (DT-NEVER-1 before DT-VEHICLE-11), and step out when
// this card goes.
pub(crate) const URBAN_TACTICS: Entry =
    &[Grants(give(Trait::DigsIn).to(yours(Sorts::NONE).if_(is_on_land))), After(Event::Leaves, step_out)];

/// Bearer has -2 V for good. At V 0 the warrior is discarded. Cumulative.
pub(crate) const DEMOTED: Entry = &[Rating(add(V, -2)), Then(Event::Changed, &[Do::Fade])];

/// +3 A; discarded in your next draw step.
pub(crate) const HIDDEN_IN_THE_SHADOWS: Entry =
    &[Rating(add(A, 3)), Then(Event::DrawStep, &[Do::Leave(Pile::Graveyard)])];

/// +3 F and +1 V. Any number.
pub(crate) const COMMENDATION: Entry = &[Aims(has_slain_higher), Rating(add(F, 3)), Rating(add(V, 1))];

/// +3 S and +1 V. Any number.
pub(crate) const DECORATION: Entry = &[Aims(has_slain_higher), Rating(add(S, 3)), Rating(add(V, 1))];

/// +3 A and +1 V. Any number.
pub(crate) const RECOGNITION: Entry = &[Aims(has_slain_higher), Rating(add(A, 3)), Rating(add(V, 1))];

/// Bearer is immune to the Art.
pub(crate) const CORRUPT_SHIELD: Entry = &[Grants(give(Trait::ImmuneArt))];

/// Bearer is immune to the Art and to Dark Symmetry; its controller may waive this case by case.
pub(crate) const MENTAL_CONSTITUTION: Entry = &[Grants(give(Trait::ImmuneArt).and(Trait::ImmuneSymmetry))];

/// All Doomtroopers now on that Outpost are infected: any wound in combat kills an infected warrior. A Doomtrooper
/// that is in, or comes into, one area with an infected one is infected at once. Stays with the game while anybody
/// is infected, then sacrificed.
pub(crate) const RED_PLAGUE: Entry = &[
    AimsIn(|s, _, at, area| s.stand_in(at, area).any(|id| virus::may_catch(s, id, PLAGUE.face()))),
    Does(Do::Run(break_out)),
    After(Event::Changed, spread),
    Haunts(&[Grants(give(Trait::Infected))]),
];

/// Discard all airships in play. At each START OF TURN of yours pay 3 D or discard it; while it stays no airship
/// may be played.
pub(crate) const GALE_FORCE_WINDS: Entry = &[
    Does(Do::DiscardEach(Filter::ANY_CARD.one_of(sort::AIRSHIP))),
    BarsPlay(|_, _, _, face| face.printed().sorts.any(sort::AIRSHIP)),
    Then(Event::TurnStarts, &[Do::Upkeep(3, Pile::Graveyard)]),
];

/// Imperial warriors defending there ignore its negative modifiers and kill what they wound.
pub(crate) const HOME_TURF_ASTEROID_BELT: Entry =
    &[Grants(give(Trait::KnowsGround).and(Trait::Slayer).to(all(sort::IMPERIAL)).defending().if_(from_here))];

/// Capitol warriors defending there ignore its negative modifiers and kill what they wound.
pub(crate) const HOME_TURF_MARS: Entry =
    &[Grants(give(Trait::KnowsGround).and(Trait::Slayer).to(all(sort::CAPITOL)).defending().if_(from_here))];

/// Mishima warriors defending there ignore its negative modifiers and kill what they wound.
pub(crate) const HOME_TURF_MERCURY: Entry =
    &[Grants(give(Trait::KnowsGround).and(Trait::Slayer).to(all(sort::MISHIMA)).defending().if_(from_here))];

/// Bauhaus warriors defending there ignore its negative modifiers and kill what they wound.
pub(crate) const HOME_TURF_VENUS: Entry =
    &[Grants(give(Trait::KnowsGround).and(Trait::Slayer).to(all(sort::BAUHAUS)).defending().if_(from_here))];

/// For the rest of the game all Necromutants have first strike in fight combats, not against another Necromutant.
pub(crate) const NECROMUTANT_FRENZY: Entry =
    &[Grants(give(Trait::FirstStrike).to(all(sort::NECROMUTANT)).fighting().against(WARRIOR.but(sort::NECROMUTANT)))];

/// Bearer stops being a Doomtrooper and becomes a Dark Legion heretic for every purpose, able to take Dark Symmetry
/// gifts.
pub(crate) const DARK_VISITATION: Entry = &[Becomes(sort::DARK_LEGION.and(sort::HERETIC), sort::DOOMTROOPER)];

/// Bearer has Mishima affiliation besides its own.
pub(crate) const DUTIFUL_SERVICE: Entry = &[Becomes(sort::MISHIMA, Sorts::NONE)];

/// Bearer has Brotherhood affiliation besides its own, without ability to cast.
pub(crate) const HONORARY_BAPTISM: Entry = &[Becomes(sort::BROTHERHOOD, Sorts::NONE)];

/// Bearer loses one affiliation of your choice, gained ones first. Without any affiliation left it is a freelancer:
/// its points become D.
pub(crate) const INSUBORDINATION: Entry = &[
    Aims(|s, _, id| loses(s, id).iter().next().is_some()),
    Asks(Naming::Sort(|s, play| play.piece().map_or(Sorts::NONE, |id| loses(s, id)))),
    LosesNoted(),
];

/// Bearer has Imperial affiliation besides its own.
pub(crate) const KNIGHTHOOD: Entry = &[Becomes(sort::IMPERIAL, Sorts::NONE)];

/// Bearer has Cybertronic affiliation besides its own.
pub(crate) const NOTED_EFFICIENCY: Entry = &[Becomes(sort::CYBERTRONIC, Sorts::NONE)];

/// Bearer has Capitol affiliation besides its own.
pub(crate) const SPECIAL_COMMENDATION: Entry = &[Becomes(sort::CAPITOL, Sorts::NONE)];

/// Bearer has Bauhaus affiliation besides its own.
pub(crate) const SPOKE_IN_THE_COG: Entry = &[Becomes(sort::BAUHAUS, Sorts::NONE)];

/// Bearer is Dark Legion for good and may be given gifts of any apostle any time for 0 actions.
pub(crate) const STIGMATA: Entry = &[
    Aims(|s, _, id| s.on(id).any(|on| s.printed(on).kind == Kind::Symmetry)),
    Becomes(sort::DARK_LEGION, Sorts::NONE),
    Grants(give(Trait::AnySymmetry).and(Trait::FreeSymmetry)),
];

/// Bearer stays what it is and is also a Dark Legion heretic; Dark Symmetry cards may be given to it.
pub(crate) const TAINTED: Entry =
    &[Aims(|s, _, id| !s.is_a(id, sort::HERETIC)), Becomes(sort::DARK_LEGION.and(sort::HERETIC), Sorts::NONE)];

/// Bearer counts as a commander.
pub(crate) const PROMOTED: Entry =
    &[Aims(|s, _, id| !s.is_a(id, sort::COMMANDER)), Becomes(sort::COMMANDER, Sorts::NONE)];

/// Bearer counts as a Prophet.
pub(crate) const PROPHETIC_VISION: Entry =
    &[Aims(|s, _, id| !s.is_a(id, sort::PROPHET)), Becomes(sort::PROPHET, Sorts::NONE)];

/// Bearer counts as a Patriarch.
pub(crate) const THE_CALLING: Entry =
    &[Aims(|s, _, id| !s.is_a(id, sort::PATRIARCH)), Becomes(sort::PATRIARCH, Sorts::NONE)];

/// At the start of his draw step the bearer loses 3 D each turn. Discarded once he has 0 D.
pub(crate) const DOOMED: Entry = &[After(Event::BearersDrawStep, doom)];

/// Attached to the target: -2 F, S and A at once, and another -2 at the start of each of YOUR draw steps (ratings
/// may go below 0). A Doomtrooper that has stood in the same area as an infected one from one of your draw steps to
/// the next is infected too; its own count starts at -2. Sacrificed when it leaves play.
pub(crate) const V_3: Entry = &[
    Aims(|s, _, id| virus::may_catch(s, id, V3.face())),
    Does(Do::Run(|t, play| {
        play.piece().into_iter().for_each(|id| virus::infect(t, play.face, play.by, id, 1));
        Ok(())
    })),
    GoesTo(Pile::Sacrificed),
    Haunts(&[Rating(add(FSA, -2).each()), After(Event::DrawStep, fester)]),
];

/// Bearer stands aside, out of play: it does nothing and cannot be attacked. For each turn of yours that begins and
/// ends while it is away it gets +1 F, S and A for good. Any time its controller may bring it back: this card is
/// discarded, a wound is healed, the bonus stays.
pub(crate) const SHORE_LEAVE: Entry = &[
    Grants(give(Trait::Missing)),
    After(Event::TurnStarts, |t, me, _| {
        t.state.piece_mut(me).set(Mark::Used, true);
        Ok(())
    }),
    After(Event::TurnEnds, |t, me, _| {
        if t.state.piece(me).is(Mark::Used) {
            effects::mark(t, me, 1);
        }
        Ok(())
    }),
    Use(may(Timing::AnyTime, &[Do::Run(come_home)]).by_player()),
    Haunts(&[Rating(add(FSA, 1).each())]),
];

/// Bearer is missing: no actions, no Art, cannot be attacked, gives no protection against sabotage; by the rule
/// book it is not in play at all.
pub(crate) const MISSING_IN_ACTION: Entry = &[Grants(give(Trait::Missing))];

/// Bearer may not attack, be attacked, act, stop sabotage or affect play. If discarded it is sacrificed instead.
pub(crate) const NAVIGATIONAL_ERROR: Entry = &[
    Aims(|s, _, id| s.is_catchable(id) && s.just.iter().any(|h| h.what == Just::Moved && h.who == Some(id))),
    Grants(give(Trait::Imprisoned)),
    Does(Do::Imprison),
    SacrificedInstead(),
];

/// For the rest of the game you need not discard down to seven in your discard step.
pub(crate) const FORTUNE_OF_WAR: Entry =
    &[Number(Rule::Keeps, |s, me, seat, n| n.max(i32::from(s.lies_with(me) == Some(seat))))];

/// For the rest of the game your hand limit is 10, both for drawing and for discarding.
pub(crate) const MANIFEST_DESTINY: Entry =
    &[Number(Rule::Hand, |s, me, seat, n| if s.lies_with(me) == Some(seat) { n.max(10) } else { n })];

/// Meditate actions yield nothing. Any Rising Market is discarded.
pub(crate) const FALLING_MARKET: Entry =
    &[Does(Do::DiscardEach(Filter::ANY_CARD.one_of(sort::RISING_MARKET))), Number(Rule::Meditation, |_, _, _, _| 0)];

/// Each meditate action yields 2 D (not cumulative). Any Falling Market is discarded.
pub(crate) const RISING_MARKET: Entry = &[
    Does(Do::DiscardEach(Filter::ANY_CARD.one_of(sort::FALLING_MARKET))),
    Number(Rule::Meditation, |_, _, _, n| n.max(2)),
];

/// Attack actions need not be the last ones; still one per turn.
pub(crate) const BATTLEFIELD_CHAOS: Entry = &[Number(Rule::AttackEarly, |_, _, _, _| 1)];

/// Something on its card that Amnesia would take away.
fn has_abilities(state: &State, id: PieceId) -> bool {
    let traits = state.printed(id).traits.without(Traits::RESTRICTIONS);
    !state.is_amnesiac(id) && (!state.face_of(id).entry().is_empty() || traits != Traits::NONE)
}

/// The fourth action lifts it.
fn call_again(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(me) = play.user() else { return Ok(()) };
    effects::mark(t, me, 1);
    if t.state.piece(me).count >= 4 { table::leave(t, me, Pile::Graveyard) } else { Ok(()) }
}

/// Inside a vehicle that neither flies nor dives.
fn is_on_land(state: &State, _: Seat, id: PieceId) -> bool {
    state.drives(id, sort::VEHICLE) && !state.drives(id, sort::AIRSHIP.and(sort::SUBMARINE))
}

/// DT-VEHICLE-11: nothing lets those in cover be inside any more.
fn step_out(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let by = t.state.controller(me);
    let dug_in: SmallVec<[PieceId; 4]> = t
        .state
        .warriors()
        .filter(|&id| t.state.controller(id) == by && t.state.piece(id).is(Mark::Covered))
        .flat_map(|id| t.state.on(id))
        .filter(|&on| t.state.piece(on).is(Mark::Inside))
        .collect();
    dug_in.into_iter().for_each(|on| t.state.piece_mut(on).set(Mark::Inside, false));
    Ok(())
}

fn has_slain_higher(state: &State, _: Seat, id: PieceId) -> bool {
    let slain = |h: &Happening| h.what == Just::Killed && h.who == Some(id);
    state.just.iter().any(|h| slain(h) && i32::from(h.value) > state.value(id))
}

/// The combat is in the warzone that the card lies on.
fn from_here(state: &State, me: PieceId, _: PieceId) -> bool {
    state.combat().and_then(|c| c.zone).is_some_and(|zone| state.piece(me).at == At::On(zone))
}

/// Which affiliations somebody may lose: those it has gained first.
fn loses(state: &State, id: PieceId) -> Sorts {
    let has = state.sorts(id).both(Sorts::AFFILIATIONS);
    let gained = has.without(state.printed(id).sorts);
    let keeps = state.printed(id).traits.has(Trait::NeverLosesAffiliation);
    if gained.is_none() && !keeps { has } else { gained }
}

/// Gone as soon as the bank is empty, not at the next draw step.
fn doom(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    let seat = what.seat;
    let safe = t.state.controller(me) != seat && t.state.may_player(Deed::Points, seat, "DT-NEVER-1").is_err();
    if !safe {
        let face = t.state.face_of(me);
        points::lose_by(t, seat, 3, 0, Some(face));
    }
    if t.state.player(seat).d == 0 { table::leave(t, me, Pile::Graveyard) } else { Ok(()) }
}

fn come_home(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(me) = play.user() else { return Ok(()) };
    let (Some(who), rested) = (t.state.bearer(me), t.state.piece(me).count) else { return Ok(()) };
    harm::heal(t, who);
    if rested > 0 {
        linger(t, play.face, play.by, At::On(who), Until::Gone, rested as u8);
    }
    table::leave(t, me, Pile::Graveyard)
}

// ---- viruses ----

/// A card of this file by its id.
struct Named(&'static str);

const PLAGUE: Named = Named("red_plague");
const V3: Named = Named("v_3");

impl Named {
    fn face(&self) -> Face {
        Face::named(self.0).expect("a card of the pool")
    }
}

fn break_out(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some((at, area)) = play.area() else { return Ok(()) };
    let struck: SmallVec<[PieceId; 8]> =
        t.state.stand_in(at, area).filter(|&id| virus::may_catch(&t.state, id, play.face)).collect();
    struck.into_iter().for_each(|id| virus::infect(t, play.face, play.by, id, 1));
    Ok(())
}

/// Whoever stands with the infected is infected; when nobody is any more, it is over.
fn spread(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let (face, by) = (t.state.face_of(me), t.state.controller(me));
    if t.state.piece(me).is_ghost() {
        return Ok(());
    }
    for id in virus::next(&t.state, face) {
        virus::infect(t, face, by, id, 1);
    }
    let anybody = t.state.warriors().any(|id| virus::is_infected(&t.state, id, face));
    if anybody { Ok(()) } else { table::leave(t, me, Pile::Sacrificed) }
}

/// Each draw step of its player it grows, and who has stood with it since the last one has it too.
fn fester(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let (face, by) = (t.state.face_of(me), t.state.controller(me));
    let Some(who) = t.state.bearer(me) else { return Ok(()) };
    let sick = t.state.piece(me).count > 0;
    if !sick && !virus::is_exposed(&t.state, who, face) {
        return table::leave(t, me, Pile::Graveyard);
    }
    effects::mark(t, me, 1);
    if sick {
        for id in virus::next(&t.state, face) {
            virus::infect(t, face, by, id, 0);
        }
    }
    Ok(())
}
