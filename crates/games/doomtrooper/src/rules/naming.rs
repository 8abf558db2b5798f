//! DT-REACT-10: what else is named when a card is played or used.

use crate::clause::Naming;
use crate::event::Event;
use crate::rules::asking::{must, which, who};
use crate::rules::{loot, offers, summoning, wards};
use crate::state::{PieceId, Play, Thing};
use crate::{Ask, Board, Offer, Pick};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

pub(crate) fn name(t: &mut Board<'_>, play: &mut Play, what: Naming) -> Flow {
    let (by, face) = (play.by, play.face);
    match what {
        Naming::One(fits) => {
            let cards = t.state.table().filter(|(_, piece)| !piece.is_ghost()).map(|(id, _)| id);
            let able: SmallVec<[PieceId; 16]> = cards.filter(|&id| fits(&t.state, play, id)).collect();
            one(t, play, able)
        }
        Naming::Worn(kind) => {
            let Some(warrior) = play.piece() else { return Ok(()) };
            let able: SmallVec<[PieceId; 16]> = loot::worn(&t.state, warrior, kind).collect();
            one(t, play, able)
        }
        Naming::Taker => {
            let Some(card) = play.piece() else { return Ok(()) };
            let able: SmallVec<[PieceId; 16]> = loot::takers(&t.state, by, card).collect();
            one(t, play, able)
        }
        Naming::Sort(among) => {
            let sorts = among(&t.state, play);
            if sorts.is_none() {
                return Ok(());
            }
            let pick = must(t, by, Ask::Choose(face), |_, o| o.extend(sorts.iter().map(Pick::Sort)))?;
            if let Pick::Sort(sort) = pick {
                play.things.push(Thing::Sort(sort));
            }
            Ok(())
        }
        Naming::Rate(among) => {
            let pick = must(t, by, Ask::Choose(face), |_, o| o.extend(among.iter().copied().map(Pick::Rate)))?;
            if let Pick::Rate(rate) = pick {
                play.things.push(Thing::Rate(rate));
            }
            Ok(())
        }
        Naming::YesOrNo => {
            let both = [Offer::Yes, Offer::No].map(Pick::Offer);
            let pick = must(t, by, Ask::Choose(face), |_, o| o.extend(both))?;
            play.things.push(Thing::Number(u8::from(pick == Pick::Offer(Offer::No))));
            Ok(())
        }
        Naming::Further { again } => further(t, play, again),
        Naming::Gifts(class) => wards::name(t, play, class),
        Naming::ArmorOrGifts(class) => wards::name_or_arm(t, play, class),
        Naming::Pile(more) => summoning::where_from(t, play, more),
    }
}

fn one(t: &mut Board<'_>, play: &mut Play, able: SmallVec<[PieceId; 16]>) -> Flow {
    let named = which(t, play.by, Ask::Choose(play.face), able)?;
    play.things.extend(named.map(Thing::Piece));
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
