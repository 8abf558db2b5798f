//! Cards that leave the battlefield otherwise, players who leave the game, and its end: SW1-TERM-3, SW1-MULTI-12, SW1-END.

use crate::Board;
use crate::event::Event;
use crate::printed::Kind;
use crate::rules::magic;
use crate::state::{CardId, Pile, Place, State, Step, Verdict, deck_of, vines_of};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

impl State {
    /// SW1-END-2: who loses when this card leaves the battlefield.
    pub(crate) fn falls_with(&self, card: CardId) -> Option<Seat> {
        (self.kind(card) == Kind::Summoner).then(|| self.controller(card))
    }
}

/// SW1-TERM-3, SW1-TERM-21: a unit and the cards under it go to the pile of whoever caused it.
pub(crate) fn discard(t: &mut Board<'_>, card: CardId, by: Seat) -> Flow {
    let (face, cell) = (t.state.face(card), t.state.cell(card));
    let lost: SmallVec<[Seat; 1]> = t.state.falls_with(card).into_iter().collect();
    let under: SmallVec<[CardId; 4]> = t.state.under(card).collect();
    t.state.strip(card);
    t.state.put(card, Place::Pile(Pile::Discard, by));
    t.tell(Audience::ALL, || Event::Discarded { seat: by, face, cell });
    for card in under {
        t.state.put(card, Place::Pile(Pile::Discard, by));
        let face = t.state.face(card);
        t.tell(Audience::ALL, || Event::Discarded { seat: by, face, cell: None });
    }
    settle(t, &lost)
}

/// SW1-END-1 to SW1-END-6, SW1-MULTI-12: whoever lost the Summoner is out; perhaps the game is over.
pub(crate) fn settle(t: &mut Board<'_>, lost: &[Seat]) -> Flow {
    if lost.is_empty() {
        return Ok(());
    }
    lost.iter().for_each(|seat| t.state.out |= 1 << seat.0);
    let falls = |team| t.state.players().filter(|&s| t.state.team(s) == team).all(|s| !t.state.plays(s));
    match (falls(0), falls(1)) {
        (false, false) => {
            lost.iter().for_each(|&seat| eliminate(t, seat));
            // SW1-MULTI-20
            if lost.contains(&t.state.active) { end_turn_at_once(t) } else { Ok(()) }
        }
        (true, true) => end(t, Verdict::Drawn),
        (first, _) => end(t, Verdict::Won(u8::from(first))),
    }
}

/// SW1-END-3: the rest of the turn is not played.
pub(crate) fn end<T>(t: &mut Board<'_>, verdict: Verdict) -> Flow<T> {
    t.state.verdict = Some(verdict);
    t.tell(Audience::ALL, || match verdict {
        Verdict::Won(team) => Event::Won { seat: Seat(team) },
        Verdict::Drawn => Event::Drawn,
    });
    t.cut()
}

/// SW1-MULTI-12, SW1-MULTI-13; section 6, 15: what they own elsewhere stays there.
fn eliminate(t: &mut Board<'_>, seat: Seat) {
    t.tell(Audience::ALL, || Event::Eliminated { seat });
    for card in t.state.army[seat.index()].iter() {
        let under: SmallVec<[CardId; 4]> = t.state.under(card).collect();
        t.state.strip(card);
        under.into_iter().chain([card]).for_each(|c| t.state.put(c, Place::Nowhere));
    }
    let mate = Seat((seat.0 + 2) % 4);
    let count = t.state.size(Pile::Magic, seat);
    magic::give(t, seat, mate, count);
    let hand = t.state.hand[seat.index()].iter();
    let piles = [Pile::Draw, Pile::Discard].into_iter().flat_map(|pile| t.state.pile(pile, seat));
    // An event whose effect brought this about goes with its player.
    let played = t.state.players().flat_map(deck_of).filter(|&c| t.state.place(c) == Place::Played);
    let played = played.filter(|_| seat == t.state.active);
    let gone: SmallVec<[CardId; 36]> = hand.chain(piles).chain(played).collect();
    gone.into_iter().for_each(|c| t.state.put(c, Place::Nowhere));
    for vine in vines_of(seat).filter(|&c| t.state.place(c) == Place::Supply).collect::<SmallVec<[CardId; 16]>>() {
        t.state.put(vine, Place::Nowhere);
    }
    t.state.end_lasting(|_, of| of == seat);
    t.state.end_before_turn(seat); // the turn that something waits for never comes
}

/// SW1-MULTI-20: the rest of the turn is not played.
fn end_turn_at_once(t: &mut Board<'_>) -> Flow {
    t.state.step = Step::EndOfTurn;
    t.cut()
}
