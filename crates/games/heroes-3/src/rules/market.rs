//! H3-MARKET: trading resources, or removing a card.

use super::{done, gains, push};
use crate::event::Event;
use crate::state::{Frame, State};
use crate::tables::{Resource, rate};
use crate::{Ask, Board, Options, Pick};
use kernel::{Audience, Flow, Rule, Seat};

/// H3-MARKET-4: any number of trades, or one card.
pub(crate) fn market(t: &mut Board<'_>, seat: Seat, traded: bool) -> Flow {
    let picked = t.choose_or_pass_hidden(seat, Ask::Market, |s, o| offer(s, seat, traded, o))?;
    done(t);
    match picked {
        Some(Pick::Trade(give, get)) => {
            trade(t, seat, give, get);
            push(t, Frame::Market { seat, traded: true });
        }
        Some(Pick::Remove(card)) => {
            let player = t.state.player_mut(seat);
            player.hand.remove(card);
            player.close(card);
            t.tell(Audience::ALL, || Event::Removed { seat, card });
            gains::gain(t, seat, Resource::Gold, 1);
        }
        _ => {}
    }
    Ok(())
}

/// H3-RES-4
pub(crate) fn trade(t: &mut Board<'_>, seat: Seat, give: Resource, get: Resource) {
    let Some((less, more)) = rate(give, get) else { return };
    let mut cost = [0; 3];
    cost[give as usize] = less;
    gains::pay(t, seat, cost);
    gains::gain(t, seat, get, more);
}

pub(crate) fn trades(state: &State, seat: Seat, o: &mut Options<'_>) {
    let player = state.player(seat);
    for give in Resource::ALL {
        for get in Resource::ALL {
            let Some((less, _)) = rate(give, get) else { continue };
            let can = if player.wealth[give as usize] >= less { Ok(()) } else { Err(Rule("H3-RES-5")) };
            o.judge(Pick::Trade(give, get), can);
        }
    }
}

fn offer(state: &State, seat: Seat, traded: bool, o: &mut Options<'_>) {
    let player = state.player(seat);
    trades(state, seat, o);
    let hand = player.hand.as_slice();
    for (_, &face) in hand.iter().enumerate().filter(|(at, face)| !hand[..*at].contains(face)) {
        let can = match (traded, face.is_removable()) {
            (true, _) => Err(Rule("H3-MARKET-4")),
            (false, false) => Err(Rule("H3-MARKET-2")),
            (false, true) => Ok(()),
        };
        o.judge(Pick::Remove(face), can);
    }
}
