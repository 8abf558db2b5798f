//! H3-MARKET-3: allied players whose heroes stand on adjacent fields swap artifacts and spells, one for one.
//!
//! RULING: allied are those who play a Cooperative game together; in the own turn, once; what is offered is shown to all.

use super::super::{done, push, search};
use super::are_fellows;
use crate::event::Event;
use crate::printed::{Face, Kind};
use crate::state::{Errand, Frame, Matter, News, State, Use};
use crate::{Ask, Board, Options, Pick};
use grid::hex::Hex;
use kernel::{Audience, Flow, Rule, Seat};

fn can_be_swapped(face: Face) -> bool {
    matches!(face.kind(), Kind::Artifact | Kind::Spell)
}

fn heroes(state: &State, seat: Seat) -> impl Iterator<Item = Hex> {
    state.player(seat).walkers.into_iter().filter(|hero| hero.here).map(|hero| hero.at)
}

pub(super) fn offer(state: &State, seat: Seat, o: &mut Options<'_>) {
    for to in Seat::all(state.seats).filter(|&to| are_fellows(state, seat, to) && !state.player(to).out) {
        let beside = heroes(state, seat).any(|at| heroes(state, to).any(|other| other.distance(at) == 1));
        let some = state.player(seat).hand.as_slice().iter().any(|&face| can_be_swapped(face));
        let fresh = !state.player(seat).has_used(Use::Swap);
        let can = beside && some && fresh && !state.player(to).hand.is_empty();
        o.judge(Pick::SwapCards(to), if can { Ok(()) } else { Err(Rule("H3-MARKET-3")) });
    }
}

pub(super) fn begin(t: &mut Board<'_>, seat: Seat, to: Seat) {
    t.state.player_mut(seat).use_up(Use::Swap);
    push(t, Frame::Quest(Errand::Swap { seat, to, offered: None }));
}

/// One offers a card of the hand, the other gives one for it or declines.
pub(super) fn swap(t: &mut Board<'_>, seat: Seat, to: Seat, offered: Option<Face>) -> Flow {
    let picked = t.choose_or_pass_hidden(seat, Ask::Quest(Matter::Swap), |s, o| {
        let hand = s.player(seat).hand.as_slice();
        let cards: Vec<Face> = hand.iter().copied().filter(|&face| can_be_swapped(face)).collect();
        search::faces(&cards, o);
    })?;
    done(t);
    let Some(Pick::Card(card)) = picked else { return Ok(()) };
    let Some(theirs) = offered else {
        t.tell(Audience::ALL, || Event::Quest(News::OfferedCard { seat, to, card }));
        show(t, seat, card);
        push(t, Frame::Quest(Errand::Swap { seat: to, to: seat, offered: Some(card) }));
        return Ok(());
    };
    for (from, to, card) in [(to, seat, theirs), (seat, to, card)] {
        let player = t.state.player_mut(from);
        if player.hand.remove(card) {
            player.close(card);
            search::take_openly(t, to, card);
        }
    }
    Ok(())
}

/// Everybody knows now that a player holds a card.
fn show(t: &mut Board<'_>, seat: Seat, card: Face) {
    let player = t.state.player_mut(seat);
    let count = |cards: &[Face]| cards.iter().filter(|&&face| face == card).count();
    if count(player.open.as_slice()) < count(player.hand.as_slice()) + count(player.deck.as_slice()) {
        player.open.push(card);
    }
}
