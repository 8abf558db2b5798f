//! DT-REACT-10: what else is named when a card is played or used. Everybody hears of it before anybody answers.

use crate::clause::{Helps, Naming};
use crate::event::Event;
use crate::rules::asking::{must, which, who};
use crate::rules::{joining, loot, offers, summoning, wards};
use crate::state::{PieceId, Play, State, Thing};
use crate::{Ask, Board, Face, Offer, Pick};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

pub(crate) fn name(t: &mut Board<'_>, play: &mut Play, what: Naming) -> Flow {
    let (by, face) = (play.by, play.face);
    match what {
        Naming::One(fits) => {
            let cards = t.state.table().filter(|(_, piece)| !piece.is_ghost()).map(|(id, _)| id);
            let able: SmallVec<[PieceId; 16]> = cards.filter(|&id| fits(&t.state, play, id)).collect();
            piece(t, play, Ask::Choose(face), able).map(|_| ())
        }
        Naming::Attacker(fits) => warrior(t, play, Ask::NewAttacker(face), fits),
        Naming::Defender(fits) => warrior(t, play, Ask::NewDefender(face), fits),
        Naming::Worn(kind) => {
            let Some(warrior) = play.piece() else { return Ok(()) };
            let able: SmallVec<[PieceId; 16]> = loot::worn(&t.state, warrior, kind).collect();
            piece(t, play, Ask::Choose(face), able).map(|_| ())
        }
        Naming::Taker => {
            let Some(card) = play.piece() else { return Ok(()) };
            let able: SmallVec<[PieceId; 16]> = loot::takers(&t.state, by, card).collect();
            piece(t, play, Ask::Choose(face), able).map(|_| ())
        }
        Naming::Helpers(helps) => helpers(t, play, helps),
        Naming::OfHand(fits) => {
            let hand = t.state.hand_of(by);
            let mut faces = t.state.faces_in(hand);
            faces.retain(|face| fits(&t.state, play, *face));
            if let Some(named) = card(t, play, faces)?
                && let Some(card) = t.state.pull(hand, named)
            {
                t.state.known.show(card, Audience::ALL);
            }
            Ok(())
        }
        Naming::Sort(among) => {
            let sorts = among(&t.state, play);
            if sorts.is_none() {
                return Ok(());
            }
            let pick = must(t, by, Ask::Choose(face), |_, o| o.extend(sorts.iter().map(Pick::Sort)))?;
            if let Pick::Sort(sort) = pick {
                add(t, play, Thing::Sort(sort));
            }
            Ok(())
        }
        Naming::Rate(among) => rate(t, play, among),
        Naming::YesOrNo => {
            let both = [Offer::Yes, Offer::No].map(Pick::Offer);
            let pick = must(t, by, Ask::Choose(face), |_, o| o.extend(both))?;
            if let Pick::Offer(offer) = pick {
                add(t, play, Thing::Offer(offer));
            }
            Ok(())
        }
        Naming::Further { again } => further(t, play, again),
        Naming::Gifts(class) => wards::name(t, play, class),
        Naming::ArmorOrGifts(class) => wards::name_or_arm(t, play, class),
        Naming::Pile(more) => summoning::where_from(t, play, more),
    }
}

/// Something is named with a play, and everybody hears of it.
pub(crate) fn add(t: &mut Board<'_>, play: &mut Play, thing: Thing) {
    match thing {
        Thing::Piece(id) => {
            let what = t.state.name(id);
            t.tell(Audience::ALL, || Event::Named { what });
        }
        what => t.tell(Audience::ALL, || Event::NamedThing { what }),
    }
    play.things.push(thing);
}

/// One of several pieces is named; none where there is none.
pub(crate) fn piece(
    t: &mut Board<'_>,
    play: &mut Play,
    ask: Ask,
    able: impl IntoIterator<Item = PieceId>,
) -> Flow<Option<PieceId>> {
    let named = which(t, play.by, ask, able)?;
    if let Some(id) = named {
        add(t, play, Thing::Piece(id));
    }
    Ok(named)
}

fn warrior(t: &mut Board<'_>, play: &mut Play, ask: Ask, fits: fn(&State, &Play, PieceId) -> bool) -> Flow {
    let able: SmallVec<[PieceId; 16]> = t.state.warriors().filter(|&id| fits(&t.state, play, id)).collect();
    piece(t, play, ask, able).map(|_| ())
}

/// A card of a hand or a pile is named; none where there is none.
pub(crate) fn card(t: &mut Board<'_>, play: &mut Play, faces: impl IntoIterator<Item = Face>) -> Flow<Option<Face>> {
    let faces: SmallVec<[Face; 12]> = faces.into_iter().collect();
    let ask = Ask::OpenCard(play.face);
    let pick = t.choose_if_any(play.by, ask, |_, o| o.extend(faces.iter().copied().map(Pick::Face)))?;
    let Some(Pick::Face(face)) = pick else { return Ok(None) };
    add(t, play, Thing::Face(face));
    Ok(Some(face))
}

pub(crate) fn rate(t: &mut Board<'_>, play: &mut Play, among: &[crate::Rate]) -> Flow {
    let pick = must(t, play.by, Ask::Choose(play.face), |_, o| o.extend(among.iter().copied().map(Pick::Rate)))?;
    if let Pick::Rate(rate) = pick {
        add(t, play, Thing::Rate(rate));
    }
    Ok(())
}

/// Who joins, for each step.
fn helpers(t: &mut Board<'_>, play: &mut Play, helps: Helps) -> Flow {
    let Some(whom) = joining::joined(&t.state, play) else { return Ok(()) };
    for _ in 0..play.amount {
        let named: SmallVec<[PieceId; 8]> = play.pieces().collect();
        let able = |id: &PieceId| !named.contains(id) && helps(&t.state, play.by, whom, *id);
        let able: SmallVec<[PieceId; 8]> = t.state.warriors().filter(able).collect();
        if piece(t, play, Ask::Joins(play.face), able)?.is_none() {
            break;
        }
    }
    Ok(())
}

/// Whom each step after the first is for; one may be named again where a text can do him more harm.
fn further(t: &mut Board<'_>, play: &mut Play, again: bool) -> Flow {
    for _ in 1..play.amount {
        let able: SmallVec<[Seat; 6]> = t
            .state
            .opponents(play.by)
            .filter(|&s| offers::may_aim_at(&t.state, play.by, play.face, s).is_ok())
            .filter(|&s| again || !play.seats().any(|named| named == s))
            .collect();
        let Some(at) = who(t, play.by, Ask::Target(play.face), able)? else { break };
        t.tell(Audience::ALL, || Event::AimedAtSeat { at });
        play.things.push(Thing::Seat(at));
    }
    Ok(())
}
