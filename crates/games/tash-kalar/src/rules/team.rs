//! TK-TEAM: the teammate may be given control, and legends wander between partners.

use crate::event::Event;
use crate::rules::denying;
use crate::rules::drawing::{being, is_legend};
use crate::state::State;
use crate::{Arena, Ask, Pick, TashKalar, Why};
use kernel::{Audience, Flow, Options, Rule, Seat};

impl State {
    /// TK-TEAM-1, TK-TEAM-7, TK-FROST-5: a frozen effect is its owner's own.
    fn may_hand_over(&self, ask: Ask) -> bool {
        self.is_team() && !self.deeds.handed && !matches!(ask, Ask::Effect(Why::Frozen(_), _))
    }

    /// Who may know what a seat holds.
    pub(crate) fn hand_audience(&self, seat: Seat) -> Audience {
        let own = Audience::only(seat);
        self.teammate(seat).filter(|_| self.open_hands).map_or(own, |mate| own.and(mate))
    }
}

/// A part of an effect that says *may*, asked of whoever is in control.
pub(crate) fn may(
    t: &mut Arena<'_>,
    ask: Ask,
    offer: impl Fn(&State, &mut Options<'_, TashKalar, Pick>),
) -> Flow<Option<Pick>> {
    loop {
        let seat = t.state.in_control();
        let pick = t.choose_or_pass(seat, ask, |s, o| offer_effect(s, ask, o, &offer))?;
        if pick != Some(Pick::HandOver) {
            return Ok(pick);
        }
        hand_over(t);
    }
}

/// A part of an effect that has to be carried out if it can: TK-EFFECT-31.
pub(crate) fn must(
    t: &mut Arena<'_>,
    ask: Ask,
    offer: impl Fn(&State, &mut Options<'_, TashKalar, Pick>),
) -> Flow<Option<Pick>> {
    loop {
        let seat = t.state.in_control();
        let pick = t.choose_if_any(seat, ask, |s, o| {
            offer_effect(s, ask, o, &offer);
            o.deny_pass(denying::because("TK-EFFECT-3", ask));
        })?;
        if pick != Some(Pick::HandOver) {
            return Ok(pick);
        }
        hand_over(t);
    }
}

fn offer_effect(
    state: &State,
    ask: Ask,
    options: &mut Options<'_, TashKalar, Pick>,
    offer: impl Fn(&State, &mut Options<'_, TashKalar, Pick>),
) {
    offer(state, options);
    if state.may_hand_over(ask) && !options.is_empty() {
        options.add(Pick::HandOver);
    }
}

/// TK-TEAM-1, TK-TEAM-7, TK-TEAM-13: before an action.
pub(crate) fn offer_hand_over(state: &State, options: &mut Options<'_, TashKalar, Pick>) {
    if state.is_team() {
        let check = match (state.deeds.handed, state.actions) {
            (true, _) => Err(Rule("TK-TEAM-7")),
            (false, 0) => Err(Rule("TK-TEAM-13")),
            (false, _) => Ok(()),
        };
        options.judge(Pick::HandOver, check);
    }
}

/// TK-TEAM-2: legends go along, beings and flare stay.
pub(crate) fn hand_over(t: &mut Arena<'_>) {
    t.state.deeds.handed = true;
    let seat = t.state.turn;
    t.tell(Audience::ALL, || Event::HandedOver { seat });
    give_legends(t);
}

/// The legends of the player on turn go to the teammate: TK-TEAM-2, TK-TEAM-8.
pub(crate) fn give_legends(t: &mut Arena<'_>) {
    let seat = t.state.turn;
    let Some(to) = t.state.teammate(seat) else { return };
    let mut given = t.state.hand[seat.index()];
    given.retain(is_legend);
    if given.is_empty() {
        return;
    }
    t.state.hand[seat.index()].0 &= !given.0;
    t.state.hand[to.index()].0 |= given.0;
    let partners = Audience::only(seat).and(to);
    t.tell(partners, || Event::GaveOwn { seat, beings: given.iter().map(being).collect() });
    t.tell(partners.others(), || Event::Gave { seat, count: given.len() as u8 });
}

/// What a teammate in control may not do, and why: TK-TEAM-4, TK-TEAM-5, TK-FROST-5.
pub(crate) fn deny_the_rest(state: &State, options: &mut Options<'_, TashKalar, Pick>) {
    if !options.explains() {
        return;
    }
    let mate = state.in_control().index();
    for held in state.hand[mate].iter().map(being) {
        for square in crate::board::ARENA.iter() {
            options.judge(Pick::Summon(held, square), Err(Rule("TK-TEAM-4")));
        }
        options.judge(Pick::Discard(held), Err(Rule("TK-TEAM-4")));
    }
    for enemy in state.enemies() {
        for flare in state.flares[mate].iter() {
            options.judge(Pick::Flare(flare, enemy as u8), Err(Rule("TK-TEAM-5")));
        }
    }
    options.judge(Pick::Frozen, Err(Rule("TK-FROST-5")));
}

/// TK-TEAM-10, TK-TEAM-15: a card put under the own deck lies sideways; above six they are straightened.
pub(crate) fn put_under(state: &mut State, seat: Seat, card: u8) {
    let i = seat.index();
    state.deck[i].push_under(card);
    if state.is_team() {
        state.sideways[i] = (state.sideways[i] + 1).min(6);
    }
}
