//! DT-WIN: who has won, lost or drawn.

use crate::Board;
use crate::event::Event;
use crate::state::{Frame, Opening, State, Verdict};
use kernel::{Audience, Flow, Outcome, Seat};

pub(crate) fn outcome(state: &State) -> Outcome {
    match state.verdict {
        Some(Verdict::Won(winner)) => {
            let points = |s: Seat| (s == winner, state.plays_on(s), state.player(s).p);
            let better = |s: Seat| Seat::all(state.seats).filter(|&o| points(o) > points(s)).count() as u8;
            Outcome::ranked(Seat::all(state.seats).map(|s| better(s) + 1))
        }
        Some(Verdict::Drawn) | None => Outcome::drawn(state.seats),
    }
}

/// Reactions to points are over.
pub(crate) fn reckon(t: &mut Board<'_>) -> Flow {
    t.state.frames.pop();
    check(t)
}

/// DT-WIN-1, DT-WIN-2, DT-WIN-3, DT-WIN-5
pub(crate) fn check(t: &mut Board<'_>) -> Flow {
    // Not while points may still be answered: DT-WIN-11.
    let open = t.state.frames.iter().any(|f| matches!(f, Frame::Reckoning | Frame::Window(Opening::Points, _)));
    // DT-WIN-3: who stood equal there is compared once everybody has had his turn.
    if open || t.state.verdict.is_some() || t.state.tied {
        return Ok(());
    }
    let goal = t.state.format.goal;
    let state = &t.state;
    let there = |s: &Seat| state.player(*s).p >= goal && state.player(*s).debt == 0;
    let best = state.seated(state.active).filter(there).map(|s| state.player(s).p).max();
    let Some(best) = best else { return Ok(()) };
    let first: Vec<Seat> = state.seated(state.active).filter(there).filter(|&s| state.player(s).p == best).collect();
    match first[..] {
        [winner] => win(t, winner),
        _ => {
            if t.state.last_turns.is_none() {
                last_round(t);
            }
            Ok(())
        }
    }
}

fn win(t: &mut Board<'_>, seat: Seat) -> Flow {
    end(t, Verdict::Won(seat));
    t.cut()
}

/// The game is over, and with it maybe the match.
fn end(t: &mut Board<'_>, verdict: Verdict) {
    t.state.verdict = Some(verdict);
    t.tell(Audience::ALL, || match verdict {
        Verdict::Won(seat) => Event::Won { seat },
        Verdict::Drawn => Event::Drawn,
    });
    if let Some(contest) = t.state.contest.clone() {
        let (wins, over) = (contest.score(verdict), contest.ends(verdict));
        t.tell(Audience::ALL, || Event::Scored { wins, over });
    }
}

/// DT-WIN-3, DT-WIN-14: the running turn is finished, then everybody has one, and they are compared again.
fn last_round(t: &mut Board<'_>) {
    let turns = t.state.seated(t.state.active).count() as u8;
    t.state.tied = true;
    t.state.last_turns = Some(turns + 1);
    t.tell(Audience::ALL, || Event::LastTurns { turns });
}

/// A turn is over: whether the time is, or the last turns are. DT-WIN-4, DT-WIN-6, DT-WIN-7, DT-WIN-12, DT-WIN-13.
pub(crate) fn last_turn(t: &mut Board<'_>) -> Flow<bool> {
    if t.state.last_turns.is_some() {
        // A turn that a card adds is part of its player's one: DT-WIN-14.
        return Ok(!t.state.again && count_down(t));
    }
    let rounds = t.state.format.rounds;
    let played = t.state.player(t.state.active).turns;
    if rounds > 0 && played >= rounds && t.state.seated(t.state.first).last() == Some(t.state.active) {
        let turns = t.state.seated(t.state.active).count() as u8;
        t.state.last_turns = Some(turns);
        t.tell(Audience::ALL, || Event::LastTurns { turns });
    }
    Ok(false)
}

/// One of the last turns is over, or was missed; whether the game is.
pub(crate) fn count_down(t: &mut Board<'_>) -> bool {
    let Some(left) = t.state.last_turns else { return false };
    t.state.last_turns = Some(left - 1).filter(|left| *left > 0);
    if t.state.last_turns.is_none() {
        compare(t);
    }
    t.state.verdict.is_some()
}

/// The higher P wins; debts are paid first where everybody has one.
fn compare(t: &mut Board<'_>) {
    let seats: Vec<Seat> = t.state.seated(t.state.active).collect();
    let rounds = t.state.format.rounds;
    // DT-WIN-13: a draw once the time is over, and not where they stood equal before that.
    let timed = rounds > 0 && (!t.state.tied || t.state.player(t.state.active).turns >= rounds);
    let debtors = seats.iter().filter(|&&s| t.state.player(s).debt > 0).count();
    if debtors == seats.len() {
        for &seat in &seats {
            // DT-WIN-6, DT-WIN-12: 2 D pay 1 of debt, the rest is taken from P.
            let player = t.state.player_mut(seat);
            let paid = u16::from(player.debt).min(player.d / 2);
            player.d -= 2 * paid;
            let rest = u16::from(player.debt) - paid;
            player.debt = 0;
            player.p = player.p.saturating_sub(rest);
        }
    }
    let free: Vec<Seat> = seats.iter().copied().filter(|&s| t.state.player(s).debt == 0).collect();
    let best = free.iter().map(|&s| t.state.player(s).p).max().unwrap_or(0);
    let first: Vec<Seat> = free.into_iter().filter(|&s| t.state.player(s).p == best).collect();
    let verdict = match first[..] {
        [winner] => Some(Verdict::Won(winner)),
        _ if timed => Some(Verdict::Drawn),
        _ => None,
    };
    match verdict {
        Some(verdict) => end(t, verdict),
        // DT-WIN-3: repeat until one leads.
        None => last_round(t),
    }
    if let (None, Some(turns)) = (verdict, t.state.last_turns) {
        t.state.last_turns = Some(turns - 1);
    }
}

/// DT-WIN-8: whoever gets somebody to fight is out of danger, though he lose him in the same turn.
pub(crate) fn relieve(t: &mut Board<'_>, seat: Seat) {
    if t.state.player(seat).empty_turns > 0 && t.state.has_fighter(seat) {
        t.state.player_mut(seat).empty_turns = 0;
    }
}

/// DT-WIN-8, DT-WIN-9, DT-WIN-10: three own turns with an empty library and nobody to fight.
pub(crate) fn runs_dry(t: &mut Board<'_>, seat: Seat) -> Flow<bool> {
    relieve(t, seat);
    if t.state.player(seat).empty_turns < 3 {
        return Ok(false);
    }
    t.tell(Audience::ALL, || Event::Fell { seat });
    t.state.out |= 1 << seat.0;
    for frame in &mut t.state.frames {
        if let Frame::Window(_, window) = frame {
            window.leave(seat);
        }
    }
    let left: Vec<Seat> = t.state.seated(seat).collect();
    if let [winner] = left[..] {
        end(t, Verdict::Won(winner));
        return Ok(true);
    }
    Ok(false)
}
