//! Stand United: an army that everybody may field, a build token that trades, and a Utopia where each has to win.

use super::super::{combat, done, ending, gains, push, town};
use super::together;
use crate::event::Event;
use crate::printed::{Tier, Unit};
use crate::scenario::{Goal, Special};
use crate::state::{Errand, Frame, Matter, News, State, Step, Token, Verdict, Walker};
use crate::{Ask, Board, Options, Pick};
use kernel::{Audience, Flow, Rule, Seat};

// RULING: in the own turn.
pub(super) fn offer(state: &State, seat: Seat, o: &mut Options<'_>) {
    if !state.scenario().has(Special::BuildTokenTrades) {
        return;
    }
    let token = if state.player(seat).is_active(Token::Build) { Ok(()) } else { Err(Rule("H3-TOWN-2")) };
    for to in state.players_in_order().filter(|&to| to != seat) {
        o.judge(Pick::Barter(to), token);
    }
}

pub(super) fn barter(t: &mut Board<'_>, seat: Seat, to: Seat) {
    t.state.player_mut(seat).flip(Token::Build);
    push(t, Frame::Quest(Errand::Barter { seat, to, back: true }));
}

/// An obelisk: the top cards of three decks are discarded. They come to light at the end of the step.
pub(super) fn draw(t: &mut Board<'_>, seat: Seat) -> Flow {
    let mut units = [None; 3];
    for (place, tier) in units.iter_mut().zip([Tier::Bronze, Tier::Silver, Tier::Gold]) {
        *place = combat::draw_guard(t, tier)?;
    }
    for unit in units.into_iter().flatten() {
        t.state.neutrals[unit.facts().tier as usize].discard.push(unit);
    }
    done(t);
    push(t, Frame::Quest(Errand::SharedRecruit { seat, units }));
    Ok(())
}

/// One of them may be recruited for all.
// RULING: for its printed price, without a dwelling.
pub(super) fn recruit(t: &mut Board<'_>, seat: Seat, units: [Option<Unit>; 3]) -> Flow {
    let picked = t.choose_or_pass(seat, Ask::Quest(Matter::SharedRecruit), |s, o| {
        for (n, unit) in units.iter().enumerate() {
            let lies = |unit: &Unit| s.neutrals[unit.facts().tier as usize].discard.as_slice().contains(unit);
            if let Some(unit) = unit.filter(lies).filter(|unit| !units[..n].contains(&Some(*unit))) {
                let pays = s.player(seat).can_pay(town::cost(unit, false));
                o.judge(Pick::Recruit(unit), if pays { Ok(()) } else { Err(Rule("H3-RES-5")) });
            }
        }
    })?;
    done(t);
    if let Some(Pick::Recruit(unit)) = picked {
        gains::pay(t, seat, town::cost(unit, false));
        t.state.neutrals[unit.facts().tier as usize].discard.remove(unit);
        together::share(t, unit, false);
    }
    Ok(())
}

/// A player has won in the Dragon Utopia.
pub(super) fn won(t: &mut Board<'_>, seat: Seat) -> bool {
    let wins = t.state.scenario().is_won_by(Goal::EachWinsInUtopia);
    if wins {
        push(t, Frame::Quest(Errand::Bequeath(seat)));
    }
    wins
}

/// A surviving unit of the faction stays behind, resources may, and the player leaves the game.
pub(super) fn bequeath(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose_if_any(seat, Ask::Quest(Matter::Bequeath), |s, o| {
        let own = s.player(seat).units().filter(|(unit, _)| unit.facts().faction == Some(s.player(seat).faction()));
        o.extend(own.map(|(unit, _)| Pick::Share(unit)));
    })?;
    done(t);
    if let Some(Pick::Share(unit)) = picked {
        let is_pack = t.state.player(seat).units().any(|it| it == (unit, true));
        t.state.player_mut(seat).lose(unit);
        together::share(t, unit, is_pack);
    }
    push(t, Frame::Quest(Errand::Leave(seat)));
    let others: Vec<Seat> = t.state.players_in_order().filter(|&to| to != seat).collect();
    for to in others.into_iter().rev() {
        push(t, Frame::Quest(Errand::Barter { seat, to, back: false }));
    }
    Ok(())
}

// RULING: cubes stay on the map; units and cards leave with their player.
pub(super) fn leave(t: &mut Board<'_>, seat: Seat) {
    done(t);
    let player = t.state.player_mut(seat);
    player.out = true;
    player.walkers = [Walker::default(); 2];
    let hired = std::mem::take(&mut player.hired);
    for &unit in hired.as_slice() {
        t.state.neutrals[unit.facts().tier as usize].discard.push(unit);
    }
    t.tell(Audience::ALL, || Event::Quest(News::Left { seat }));
    ending::leave_what_is_pending(&mut t.state, seat);
    if t.state.players_in_order().next().is_none() {
        t.state.verdict = Some(Verdict::Together);
        for seat in Seat::all(t.state.seats) {
            t.tell(Audience::ALL, || Event::Won { seat });
        }
    } else if t.state.active == seat && t.state.step == Step::Turn {
        t.state.step = Step::EndTurn;
    }
}
