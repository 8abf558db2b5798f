//! Spells of Summoning: cards are taken out of the graveyard or, for more D, out of the library.

use crate::clause::Clause::{Costs, Does, Names, OnlyIf};
use crate::clause::{Clause, Cost, Do, Entry, Target, d};
use crate::printed::{Kind, Timing, sort};
use crate::rules::searching::{self, Where};
use crate::rules::{adding, art, offers, points};
use crate::state::{Area, Opening, PieceId, Play, State, Thing};
use crate::{Ask, Board, Face, Offer, Pick};
use kernel::{Flow, Seat};

/// 3 D: take a fortification from your graveyard (6 D: from your library) and play it at once at its own cost.
pub(crate) const SUMMON_DEFENSE: Entry = &[
    Costs(d(3)),
    Names(|t, play| where_from(t, play, 3)),
    OnlyIf(|s, by| may_summon(s, by, "summon_defense", 3, |s, f| playable(s, by, f, Kind::Fortification))),
    Does(Do::Run(|t, play| summon(t, play, |s, by, f| playable(s, by, f, Kind::Fortification)))),
];

/// 2 D: put a personality Doomtrooper from your graveyard into your Squad paying its V as well, or from your
/// library paying double its V as well (then shuffle). One warrior only.
pub(crate) const SUMMON_HERO: Entry = &[
    Costs(d(2)),
    Names(|t, play| where_from(t, play, 0)),
    OnlyIf(|s, by| may_summon(s, by, "summon_hero", 0, |s, f| recruitable(s, by, f, true))),
    Does(Do::Run(|t, play| muster(t, play, true))),
];

/// 4 D: give an equipment card from your graveyard (7 D: from your library) to a legal warrior of your Squad, at
/// its own cost.
pub(crate) const SUMMON_ITEM: Entry = &[
    Costs(d(4)),
    Names(|t, play| where_from(t, play, 3)),
    OnlyIf(|s, by| may_summon(s, by, "summon_item", 3, |s, f| givable(s, by, f, Kind::Equipment))),
    Does(Do::Run(|t, play| summon_for_squad(t, play, |s, by, f| givable(s, by, f, Kind::Equipment)))),
];

/// 7 D: give a relic from your graveyard (10 D: from your library) to a legal warrior of your Squad, at its own
/// cost.
pub(crate) const SUMMON_RELIC: Entry = &[
    Costs(d(7)),
    Names(|t, play| where_from(t, play, 3)),
    OnlyIf(|s, by| may_summon(s, by, "summon_relic", 3, |s, f| givable(s, by, f, Kind::Relic))),
    Does(Do::Run(|t, play| summon_for_squad(t, play, |s, by, f| givable(s, by, f, Kind::Relic)))),
];

/// 2 D: take an Art card from your graveyard (4 D: from your library) and cast it at once; it must be castable now
/// and its costs are paid.
pub(crate) const SUMMON_SPELL: Entry = &[
    Costs(d(2)),
    Names(|t, play| where_from(t, play, 2)),
    OnlyIf(|s, by| may_summon(s, by, "summon_spell", 2, |s, f| castable(s, by, f))),
    Clause::Reacts(|s, by| may_summon(s, by, "summon_spell", 2, |s, f| castable(s, by, f))),
    Does(Do::Run(|t, play| summon(t, play, castable))),
];

/// 2 D: put a non-personality Doomtrooper from your graveyard into your Squad paying its V as well, or from your
/// library paying double its V as well (then shuffle). One warrior only.
pub(crate) const SUMMON_TROOPER: Entry = &[
    Costs(d(2)),
    Names(|t, play| where_from(t, play, 0)),
    OnlyIf(|s, by| may_summon(s, by, "summon_trooper", 0, |s, f| recruitable(s, by, f, false))),
    Does(Do::Run(|t, play| muster(t, play, false))),
];

/// 4 D: put a warzone from your graveyard (8 D: from your library) into play.
pub(crate) const SUMMON_WARZONE: Entry = &[
    Costs(d(4)),
    Names(|t, play| where_from(t, play, 4)),
    OnlyIf(|s, by| may_summon(s, by, "summon_warzone", 4, |s, f| playable(s, by, f, Kind::Warzone))),
    Does(Do::Run(|t, play| summon(t, play, |s, by, f| playable(s, by, f, Kind::Warzone)))),
];

/// Graveyard, or for so much more D the library.
fn where_from(t: &mut Board<'_>, play: &mut Play, more: i32) -> Flow {
    let (cost, more) = prices(&t.state, play.caster, play.face, more);
    let ready = play.caster.map_or(0, |caster| art::store(&t.state, caster));
    let library = !t.state.library[play.by.index()].is_empty() && t.state.purse(play.by) + ready >= cost + more;
    let grave = !t.state.graveyard.of(play.by).is_empty();
    let pick: Pick = t.choose(play.by, Ask::Choose(play.face), |_, o| {
        if grave || !library {
            o.add(Pick::Offer(Offer::Graveyard));
        }
        if library {
            o.add(Pick::Offer(Offer::Library));
        }
    })?;
    let from_library = pick == Pick::Offer(Offer::Library);
    if from_library {
        let more = play.caster.map_or(more, |caster| art::draw_on(t, caster, more));
        points::pay(t, play.by, more);
    }
    play.things.push(Thing::Number(u8::from(from_library)));
    Ok(())
}

fn place(play: &Play) -> Where {
    let library = play.things.contains(&Thing::Number(1));
    if library { Where::Library } else { Where::Graveyard }
}

/// What a search costs a caster, and what it costs more in the library: half of both where it pays half.
fn prices(state: &State, caster: Option<PieceId>, face: Face, more: i32) -> (i32, i32) {
    let cost = offers::cost(face);
    let price = |more: i32| {
        let cost = Cost { d: cost.d + more as u8, ..cost };
        let d = caster.map_or(cost, |id| art::price(state, id, face, cost)).d.into();
        caster.map_or(d, |id| art::rebated(state, id, d))
    };
    (price(0), price(more) - price(0))
}

/// Something that fits lies in the graveyard, or a library that can be paid for is left.
fn may_summon(state: &State, by: Seat, face: &str, more: i32, fits: impl Fn(&State, Face) -> bool) -> bool {
    let dead = state.graveyard.of(by).iter().any(|c| fits(state, state.face(c)));
    let able = |face: Face| {
        art::casters(state, by, face).any(|id| {
            let (cost, more) = prices(state, Some(id), face, more);
            state.purse(by) + art::store(state, id) >= cost + more
        })
    };
    dead || !state.library[by.index()].is_empty() && Face::named(face).is_some_and(able)
}

fn playable(state: &State, by: Seat, face: Face, kind: Kind) -> bool {
    face.kind() == kind && offers::can_play(state, by, face, Opening::Any).is_ok()
}

/// The same to somebody of one's Squad, or to what he carries.
fn givable(state: &State, by: Seat, face: Face, kind: Kind) -> bool {
    let here = |id: PieceId| state.area(id) == Some((by, Area::Squad));
    let fits = |id: PieceId| here(id) && offers::may_aim(state, by, face, id).is_ok();
    matches!(face.printed().target, Target::Piece(_))
        && playable(state, by, face, kind)
        && state.table().any(|(id, piece)| !piece.is_ghost() && fits(id))
}

fn castable(state: &State, by: Seat, face: Face) -> bool {
    // One search does not look for another.
    let searches = face.entry().iter().any(|c| matches!(c, Clause::Reacts(_)));
    if face.kind() != Kind::Art || searches || face.printed().timing == Timing::AttackAction {
        return false;
    }
    let opening = if state.answered().is_some() { Opening::Reaction } else { Opening::Any };
    let timely = match face.printed().timing {
        Timing::Actions(_) => false,
        timing => offers::moment(state, by, timing, opening).is_ok(),
    };
    timely && offers::can_play(state, by, face, opening).is_ok()
}

fn recruitable(state: &State, by: Seat, face: Face, hero: bool) -> bool {
    let sorts = face.printed().sorts;
    face.is_warrior()
        && sorts.any(sort::DOOMTROOPER)
        && sorts.any(sort::PERSONALITY) == hero
        && face.printed().area == Some(Area::Squad)
        && adding::may_add(state, by, face).is_ok()
}

/// The card that is found is played at once, at its own cost.
fn summon(t: &mut Board<'_>, play: &Play, fits: fn(&State, Seat, Face) -> bool) -> Flow {
    let by = play.by;
    let found = searching::search_for(t, by, by, place(play), play.face, true, |s, f| fits(s, by, f))?;
    match found {
        Some(card) => crate::rules::play::named(t, by, card, 0),
        None => Ok(()),
    }
}

fn summon_for_squad(t: &mut Board<'_>, play: &Play, fits: fn(&State, Seat, Face) -> bool) -> Flow {
    let by = play.by;
    let found = searching::search_for(t, by, by, place(play), play.face, true, |s, f| fits(s, by, f))?;
    match found {
        Some(card) => crate::rules::play::named_within(t, by, card, Area::Squad),
        None => Ok(()),
    }
}

fn muster(t: &mut Board<'_>, play: &Play, hero: bool) -> Flow {
    let by = play.by;
    let times = if place(play) == Where::Library { 2 } else { 1 };
    let cost = move |f: Face| f.printed().ratings[3].map_or(0, i32::from) * times;
    let found = searching::search_for(t, by, by, place(play), play.face, true, |s, f| {
        recruitable(s, by, f, hero) && cost(f) <= s.purse(by)
    })?;
    if let Some(card) = found {
        points::pay(t, by, cost(t.state.face(card)));
        adding::put(t, card, by, Area::Squad)?;
    }
    Ok(())
}
