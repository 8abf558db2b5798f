//! DT-ZONE-4, DT-ART: cards are taken out of the graveyard or, for more D, out of the library, and played at once.

use crate::clause::{Clause, Cost, Fits, Target};
use crate::printed::{Kind, Timing, sort};
use crate::rules::searching::{self, Where};
use crate::rules::{adding, art, naming, offers, points};
use crate::state::{Area, Opening, PieceId, Play, State, Thing};
use crate::{Ask, Board, Face, Offer, Pick};
use kernel::{Flow, Seat};

/// Graveyard, or for so much more D the library.
pub(crate) fn where_from(t: &mut Board<'_>, play: &mut Play, more: u8) -> Flow {
    let (cost, more) = prices(&t.state, play.caster, play.face, more.into());
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
    if let Pick::Offer(pile) = pick {
        naming::add(t, play, Thing::Offer(pile));
    }
    Ok(())
}

fn place(play: &Play) -> Where {
    let library = play.things.contains(&Thing::Offer(Offer::Library));
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
pub(crate) fn may_summon(state: &State, by: Seat, face: &str, more: i32, fits: impl Fn(&State, Face) -> bool) -> bool {
    let dead = state.graveyard.of(by).iter().any(|c| fits(state, state.face(c)));
    let able = |face: Face| {
        art::casters(state, by, face).any(|id| {
            let (cost, more) = prices(state, Some(id), face, more);
            state.purse(by) + art::store(state, id) >= cost + more
        })
    };
    dead || !state.library[by.index()].is_empty() && Face::named(face).is_some_and(able)
}

pub(crate) fn playable(state: &State, by: Seat, face: Face, kind: Kind) -> bool {
    face.kind() == kind && offers::can_play(state, by, face, Opening::Any).is_ok()
}

/// The same to somebody of one's Squad, or to what he carries.
pub(crate) fn givable(state: &State, by: Seat, face: Face, kind: Kind) -> bool {
    let here = |id: PieceId| state.area(id) == Some((by, Area::Squad));
    let fits = |id: PieceId| here(id) && offers::may_aim(state, by, face, id).is_ok();
    matches!(face.printed().target, Target::Piece(_))
        && playable(state, by, face, kind)
        && state.table().any(|(id, piece)| !piece.is_ghost() && fits(id))
}

pub(crate) fn castable(state: &State, by: Seat, face: Face) -> bool {
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

pub(crate) fn recruitable(state: &State, by: Seat, face: Face, hero: bool) -> bool {
    let sorts = face.printed().sorts;
    face.is_warrior()
        && sorts.any(sort::DOOMTROOPER)
        && sorts.any(sort::PERSONALITY) == hero
        && face.printed().area == Some(Area::Squad)
        && adding::may_add(state, by, face).is_ok()
}

/// The card that is found is played at once, at its own cost; to somebody of the Squad, where that is said.
pub(crate) fn summon(t: &mut Board<'_>, play: &Play, fits: Fits, squad: bool) -> Flow {
    let by = play.by;
    let found = searching::search_for(t, by, by, place(play), play.face, true, |s, f| fits(s, by, f))?;
    match found {
        Some(card) if squad => crate::rules::play::named_within(t, by, card, Area::Squad),
        Some(card) => crate::rules::play::named(t, by, card, 0),
        None => Ok(()),
    }
}

/// A Doomtrooper comes into the Squad: its V is paid as well, and twice out of the library.
pub(crate) fn muster(t: &mut Board<'_>, play: &Play, hero: bool) -> Flow {
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
