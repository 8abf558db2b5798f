//! LD-ROLL, LD-BID, LD-CALL, LD-EXACT, LD-OUT, LD-NEXT: a round, from the roll to the lost die.

use crate::{Ask, Bid, Event, LiarsDice, Pick, State, Step};
use kernel::{Audience, Flow, Options, Rule, Seat, Table};

type Dice<'a, 'b> = &'a mut Table<'b, LiarsDice>;

/// LD-ROLL-1: everybody rolls under his cup.
pub(crate) fn roll(t: Dice<'_, '_>) -> Flow {
    for seat in t.state.players() {
        let mut faces = [0; 6];
        for _ in 0..t.state.count(seat) {
            faces[t.roll(Ask::Die(seat), 6)? as usize] += 1;
        }
        t.state.set_dice(seat, faces);
        let dice = t.state.count(seat);
        let own = Audience::only(seat);
        t.tell(own, || Event::RolledOwn { seat, faces }); // LD-ROLL-2
        t.tell(own.others(), || Event::Rolled { seat, dice });
    }
    (t.state.step, t.state.bid) = (Step::Bid, None);
    Ok(())
}

/// LD-BID-1, LD-BID-2, LD-CALL-1: bid first; later raise or challenge.
pub(crate) fn bid_or_challenge(t: Dice<'_, '_>) -> Flow {
    let seat = t.state.turn;
    let ask = if t.state.bid.is_none() { Ask::Bid } else { Ask::Raise };
    match t.choose(seat, ask, offer)? {
        Pick::Bid(bid) => {
            t.state.bid = Some((seat, bid));
            t.state.turn = t.state.after(seat); // LD-BID-4
            t.tell(Audience::ALL, || Event::Bid { seat, bid });
        }
        Pick::Liar => {
            let (bidder, bid) = t.state.bid.expect("offered only against a bid");
            t.tell(Audience::ALL, || Event::CalledLiar { seat, bidder });
            let count = lift_cups(t, bid);
            // LD-CALL-4
            lose_die(t, if count >= bid.quantity { seat } else { bidder });
        }
        Pick::Exact => {
            let (_, bid) = t.state.bid.expect("offered only against a bid");
            t.tell(Audience::ALL, || Event::CalledExact { seat, bid });
            if lift_cups(t, bid) == bid.quantity { win_die(t, seat) } else { lose_die(t, seat) }
        }
    }
    Ok(())
}

fn offer(state: &State, options: &mut Options<'_, LiarsDice, Pick>) {
    options.judge(Pick::Liar, can_challenge(state));
    options.judge(Pick::Exact, can_challenge(state).and_then(|()| can_say_exact(state)));
    // Bids that cannot be made are listed only for whoever wants to know why.
    let total = state.total();
    let (standing, higher) = match state.bid {
        Some((_, bid)) if !options.explains() => (bid.quantity, bid.face + 1),
        _ => (1, 1),
    };
    let quantities = if options.explains() { 1..=total + 1 } else { standing..=total };
    for quantity in quantities {
        for face in if quantity == standing { higher..=6 } else { 1..=6 } {
            let bid = Bid { quantity, face };
            options.judge(Pick::Bid(bid), can_bid(state, total, bid));
        }
    }
}

/// LD-BID-2, LD-BID-3
fn can_bid(state: &State, total: u8, bid: Bid) -> Result<(), Rule> {
    if bid.quantity > total {
        Err(Rule("LD-BID-3"))
    } else if state.bid.is_some_and(|(_, standing)| bid <= standing) {
        Err(Rule("LD-BID-2"))
    } else {
        Ok(())
    }
}

/// LD-CALL-1
fn can_challenge(state: &State) -> Result<(), Rule> {
    if state.bid.is_some() { Ok(()) } else { Err(Rule("LD-CALL-1")) }
}

/// LD-EXACT-1
fn can_say_exact(state: &State) -> Result<(), Rule> {
    if state.exact { Ok(()) } else { Err(Rule("LD-EXACT-1")) }
}

/// LD-CALL-2: everybody shows his dice; returns how many fit the bid.
fn lift_cups(t: Dice<'_, '_>, bid: Bid) -> u8 {
    for seat in t.state.players() {
        let faces = t.state.faces(seat);
        t.tell(Audience::ALL, || Event::Revealed { seat, faces });
    }
    let (count, wild) = (t.state.counted(bid.face), t.state.ones_help(bid.face));
    t.tell(Audience::ALL, || Event::Counted { bid, count, wild });
    count
}

/// LD-CALL-4, LD-OUT-1, LD-NEXT-1
fn lose_die(t: Dice<'_, '_>, seat: Seat) {
    t.state.take_die(seat);
    let left = t.state.count(seat);
    t.tell(Audience::ALL, || Event::LostDie { seat, left });
    let mut begins = seat;
    if left == 0 {
        t.state.leave(seat);
        t.tell(Audience::ALL, || Event::Out(seat));
        begins = t.state.after(seat);
        if t.state.players().count() == 1 {
            t.tell(Audience::ALL, || Event::Won(begins)); // LD-WIN-1
        }
    }
    next_round(t, begins);
}

/// LD-EXACT-1
fn win_die(t: Dice<'_, '_>, seat: Seat) {
    if t.state.count(seat) < t.state.dice {
        t.state.give_dice(seat, 1);
        t.tell(Audience::ALL, || Event::WonDie { seat });
    } else {
        t.tell(Audience::ALL, || Event::Kept { seat });
    }
    next_round(t, seat);
}

/// LD-NEXT-1
fn next_round(t: Dice<'_, '_>, begins: Seat) {
    t.state.lift_cups();
    (t.state.step, t.state.turn, t.state.bid) = (Step::Roll, begins, None);
}
