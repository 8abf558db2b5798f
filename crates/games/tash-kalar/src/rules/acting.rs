//! TK-ACTION, TK-FLARE, TK-FROST: what can be done in a turn.

use crate::event::Event;
use crate::printed::{Level, flares};
use crate::rules::drawing::{being, is_legend};
use crate::rules::{denying, pieces, scoring, summoning, team};
use crate::state::{Mode, State, Step};
use crate::{Arena, Ask, Deed, Pick, TashKalar, Why, cards};
use kernel::{Audience, Flow, Options, Rule, Seat};

/// TK-TURN-4 to TK-TURN-7: one thing after another, until all actions are used and the player ends the turn.
pub(crate) fn act(t: &mut Arena<'_>) -> Flow {
    let seat = t.state.in_control();
    // A29: whether the turn ends unasked must not tell of the flare in hand.
    let pick: Pick = if may_hold_a_flare(&t.state) {
        t.choose_hidden(seat, Ask::Act, offer)?
    } else {
        t.choose(seat, Ask::Act, offer)?
    };
    match pick {
        Pick::End => t.state.step = Step::Claim,
        Pick::Place(square) => {
            t.state.actions -= 1;
            let mine = t.state.mine();
            pieces::place(t, mine, Level::Common, square);
        }
        Pick::TakeUp(square) => return take_up_and_place(t, square),
        Pick::Summon(being, square) => return summoning::summon(t, being, square, false),
        Pick::Improvise(being, square) => return summoning::summon(t, being, square, true),
        Pick::Discard(being) => return discard(t, being),
        Pick::Flare(flare, against) => return invoke(t, flare, usize::from(against)),
        Pick::Frozen => return use_frozen(t),
        Pick::HandOver => team::hand_over(t),
        _ => unreachable!("a turn offers none of these"),
    }
    Ok(())
}

fn offer(state: &State, options: &mut Options<'_, TashKalar, Pick>) {
    // TK-TURN-5, TK-TURN-10: every action must be used.
    options.judge(Pick::End, if state.actions == 0 { Ok(()) } else { Err(Rule("TK-TURN-5")) });
    if state.deeds.handed {
        // TK-TEAM-4, TK-TEAM-6: nothing but placing is left.
        offer_placing(state, options);
        team::deny_the_rest(state, options);
    } else {
        if state.actions > 0 {
            summoning::offer_summons(state, options);
        }
        offer_flares(state, options);
        if state.frozen[state.player()].is_some_and(|frozen| cards::can_use_frozen(state, frozen)) {
            options.add(Pick::Frozen);
        }
        offer_placing(state, options);
        offer_discards(state, options);
    }
    team::offer_hand_over(state, options);
    if options.explains() {
        denying::turn(state, options);
    }
}

/// TK-ACTION-1 to TK-ACTION-3
fn offer_placing(state: &State, options: &mut Options<'_, TashKalar, Pick>) {
    let mine = state.mine();
    if state.actions == 0 {
        return;
    }
    if state.supply(mine, Level::Common) > 0 {
        options.extend(state.free().iter().map(Pick::Place));
    } else {
        let two_sided = state.pieces[mine][0] | state.pieces[mine][1];
        options.extend(two_sided.iter().map(Pick::TakeUp));
    }
}

/// TK-ACTION-6, TK-ACTION-8, TK-ACTION-10
fn offer_discards(state: &State, options: &mut Options<'_, TashKalar, Pick>) {
    if state.actions == 0 {
        return;
    }
    let may = if state.deeds.has_discarded { Err(Rule("TK-ACTION-6")) } else { Ok(()) };
    for card in state.hand[state.player()].iter() {
        let own = if is_legend(card) { Err(Rule("TK-ACTION-8")) } else { Ok(()) };
        options.judge(Pick::Discard(being(card)), may.and(own));
    }
}

/// TK-FLARE-1 to TK-FLARE-5
fn offer_flares(state: &State, options: &mut Options<'_, TashKalar, Pick>) {
    for flare in state.flares[state.player()].iter() {
        for enemy in state.enemies() {
            let met = criteria(state, flare, enemy);
            options
                .judge(Pick::Flare(flare, enemy as u8), if met.0 || met.1 { Ok(()) } else { Err(Rule("TK-FLARE-2")) });
        }
    }
}

/// Whether nothing but a flare can be left to do, and for all the others know there may be one.
fn may_hold_a_flare(state: &State) -> bool {
    let may_be_met = |enemy| {
        let [upgraded, total] = behind(state, enemy);
        flares().iter().any(|flare| upgraded >= flare.upgraded.into() || total >= flare.total.into())
    };
    let holds = || !state.deeds.handed && !state.flares[state.player()].is_empty();
    state.actions == 0 && holds() && state.enemies().any(may_be_met)
}

/// TK-FLARE-3, TK-FLARE-4, TK-FLARE-8
fn criteria(state: &State, flare: u8, enemy: usize) -> (bool, bool) {
    let printed = &flares()[usize::from(flare)];
    let [upgraded, total] = behind(state, enemy);
    (upgraded >= printed.upgraded.into(), total >= printed.total.into())
}

/// How many upgraded pieces, and pieces in all, an enemy has more than the player on turn.
pub(crate) fn behind(state: &State, enemy: usize) -> [i32; 2] {
    let mine = state.mine();
    [State::upgraded, State::of].map(|which| which(state, enemy).len() as i32 - which(state, mine).len() as i32)
}

/// TK-FLARE-6 to TK-FLARE-13
fn invoke(t: &mut Arena<'_>, flare: u8, enemy: usize) -> Flow {
    let (seat, mine) = (t.state.turn, t.state.mine());
    let (upper, lower) = criteria(&t.state, flare, enemy);
    t.state.flares[seat.index()].remove(flare);
    t.tell(Audience::ALL, || Event::Flared { seat, flare, against: Seat(enemy as u8), upper, lower });
    match t.state.mode {
        Mode::HighForm => {}
        Mode::Duel => scoring::add_points(t, enemy, 1),
        Mode::Melee => scoring::add_points_in(t, enemy, mine, 1),
    }
    let why = Why::Flare(flare);
    t.state.me = None;
    t.state.played = Some(why);
    if upper {
        cards::resolve_flare(t, flare, true, Ask::Effect(why, Deed::Choose))?;
    }
    if lower {
        cards::resolve_flare(t, flare, false, Ask::Effect(why, Deed::Choose))?;
    }
    t.state.played = None;
    t.state.flare_discard.insert(flare);
    Ok(())
}

/// TK-ACTION-2 to TK-ACTION-4: the square just left counts as empty.
fn take_up_and_place(t: &mut Arena<'_>, from: crate::board::Square) -> Flow {
    let (seat, mine) = (t.state.in_control(), t.state.mine());
    let pick: Pick = t.choose(seat, Ask::PutDown, |s, o| o.extend((s.free() | from.bit()).iter().map(Pick::Square)))?;
    let Pick::Square(to) = pick else { unreachable!("only squares were offered") };
    t.state.actions -= 1;
    take_up(t, from);
    pieces::place(t, mine, Level::Common, to);
    Ok(())
}

/// A piece taken up is not destroyed.
pub(crate) fn take_up(t: &mut Arena<'_>, square: crate::board::Square) {
    if let Some((colour, level)) = t.state.piece(square) {
        t.state.pieces[colour][level.index()].remove(square);
        t.tell(Audience::ALL, || Event::TookUp { colour, square });
    }
}

/// TK-ACTION-6, TK-ACTION-7, TK-ACTION-9
fn discard(t: &mut Arena<'_>, card: crate::printed::Being) -> Flow {
    let (seat, mine) = (t.state.turn, t.state.player());
    let returned = t.choose_some::<Pick>(seat, Ask::Return, 0..=usize::MAX, |s, o| {
        o.extend(s.hand[mine].iter().filter(|&c| c != card as u8).map(|c| Pick::Being(being(c))));
        o.extend(s.flares[mine].iter().map(Pick::ReturnFlare));
    })?;
    t.state.actions -= 1;
    t.state.deeds.has_discarded = true;
    t.state.hand[mine].remove(card as u8);
    t.state.discard[mine].insert(card as u8);
    t.tell(Audience::ALL, || Event::Discarded { seat, being: card });
    let count = returned.len() as u8;
    for pick in returned {
        match pick {
            Pick::Being(b) => {
                t.state.hand[mine].remove(b as u8);
                if is_legend(b as u8) {
                    t.state.legends.push_under(b as u8);
                } else {
                    team::put_under(&mut t.state, seat, b as u8);
                }
            }
            Pick::ReturnFlare(flare) => {
                t.state.flares[mine].remove(flare);
                t.state.flare_deck.push_under(flare);
            }
            _ => {}
        }
    }
    if count > 0 {
        t.tell(Audience::ALL, || Event::Returned { seat, count });
    }
    Ok(())
}

/// TK-FROST-3, TK-FROST-4
fn use_frozen(t: &mut Arena<'_>) -> Flow {
    let (seat, mine) = (t.state.turn, t.state.player());
    let Some(frozen) = t.state.frozen[mine].take() else { return Ok(()) };
    t.tell(Audience::ALL, || Event::UsedFrozen { seat, being: frozen });
    let why = Why::Frozen(frozen);
    t.state.me = None;
    t.state.played = Some(why);
    cards::resolve_frozen(t, frozen, Ask::Effect(why, Deed::Choose))?;
    t.state.played = None;
    t.state.discard[mine].insert(frozen as u8);
    Ok(())
}

/// TK-EFFECT-6
pub(crate) fn gain_actions(t: &mut Arena<'_>, actions: u8) {
    let seat = t.state.turn;
    t.state.actions += actions;
    t.tell(Audience::ALL, || Event::Gained { seat, actions });
}
