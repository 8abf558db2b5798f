//! H3-WIN, H3-SCN-4: victory, elimination and the closing of a scenario.

use super::gains;
use crate::Board;
use crate::event::Event;
use crate::printed::Location;
use crate::scenario::{Goal, Special, Tie, When};
use crate::state::{Frame, State, Step, Verdict, Walker};
use crate::tables::Resource;
use grid::hex::Hex;
use kernel::{Audience, Flow, Outcome, Seat};

pub(crate) fn outcome(state: &State) -> Outcome {
    match state.verdict {
        Some(Verdict::Won(seat)) => Outcome::won_by(seat, state.seats),
        Some(Verdict::Ranked(ranks)) => Outcome::ranked(ranks[..usize::from(state.seats)].iter().copied()),
        Some(Verdict::Together) => Outcome::together(state.seats, true),
        Some(Verdict::Lost) | None => Outcome::together(state.seats, false),
    }
}

/// H3-AMB-27: a goal was reached, which ends the game at once or with the round.
// RULING: who reached it first has won; what comes later in the round does not undo it.
pub(crate) fn reach(t: &mut Board<'_>, seat: Seat) {
    if t.state.scenario().at_once {
        win(t, seat);
    } else if t.state.verdict.is_none() && t.state.reached.is_none() {
        t.state.reached = Some(seat);
        t.tell(Audience::ALL, || Event::Reached { seat });
    }
}

pub(crate) fn win(t: &mut Board<'_>, seat: Seat) {
    if t.state.verdict.is_some() {
        return;
    }
    if !super::ai::is_shared(&t.state) {
        t.state.verdict = Some(Verdict::Won(seat));
        t.tell(Audience::ALL, || Event::Won { seat });
        return;
    }
    // H3-MODE-5
    t.state.verdict = Some(Verdict::Together);
    super::modes::campaign::tell(t, When::Won);
    for seat in Seat::all(t.state.seats) {
        t.tell(Audience::ALL, || Event::Won { seat });
    }
}

/// All have lost, at once.
pub(crate) fn lose(t: &mut Board<'_>) {
    if t.state.verdict.is_none() && t.state.reached.is_none() {
        t.state.verdict = Some(Verdict::Lost);
        super::modes::campaign::tell(t, When::Lost);
        t.tell(Audience::ALL, || Event::NobodyWon);
    }
}

/// H3-AI-9, H3-AI-16: after the players' turns the AI hero has its own.
pub(crate) fn after_players(t: &mut Board<'_>) {
    t.state.step = super::modes::dragons::after_players(&t.state);
    let scenario = t.state.scenario();
    let Some(ai) = &scenario.ai else { return };
    if t.state.ais() == 0 {
        return;
    }
    let waits = ai.stands.is_some() || scenario.has(Special::AiStartsInRound3) && t.state.round < 3;
    let mp = if waits { 0 } else { super::rounds::points(&t.state, 3) + t.state.ai.more_mp };
    let seat = Seat(t.state.seats);
    t.state.player_mut(seat).walkers[0].mp = mp;
    t.state.step = Step::Ai;
}

/// H3-WIN-5
pub(crate) fn take_cube(t: &mut Board<'_>, seat: Seat, of: Seat) {
    if seat == of {
        return;
    }
    let cubes = &mut t.state.player_mut(seat).cubes[of.index()];
    *cubes = cubes.saturating_add(1);
    t.tell(Audience::ALL, || Event::TookCube { seat, of });
    let state = &t.state;
    if state.scenario().is_won_by(Goal::CubeOfEachEnemy) {
        let has_all = Seat::all(state.seats).all(|other| other == seat || state.player(seat).cubes[other.index()] > 0);
        if has_all {
            reach(t, seat);
        }
    }
}

/// H3-TOWN-20: an enemy's start town was captured.
pub(crate) fn captured_town(t: &mut Board<'_>, seat: Seat, at: Hex) {
    let scenario = t.state.scenario();
    if t.state.founder(at).is_some_and(|founder| founder != seat) && scenario.is_won_by(Goal::CaptureStartTown) {
        reach(t, seat);
        return;
    }
    scenario.capture.iter().for_each(|&(gift, count)| gains::give(t, seat, gift, count));
}

/// Goals that are looked at when a turn ends.
pub(crate) fn end_of_turn(t: &mut Board<'_>, seat: Seat) {
    let state = &t.state;
    let player = state.player(seat);
    let home = state.home(seat).filter(|&home| state.holder(home) == Some(seat));
    let brings =
        player.grail && !player.out && home.is_some_and(|home| player.walkers[0].here && player.walkers[0].at == home);
    if brings && state.scenario().is_won_by(Goal::GrailAtHome) {
        reach(t, seat);
    }
}

/// A player's main hero was beaten by another player: who takes the Grail along.
pub(crate) fn pass_grail(t: &mut Board<'_>, from: Seat, to: Seat) {
    if t.state.player(from).grail && t.state.scenario().has(Special::GrailPassesWithDefeat) {
        t.state.player_mut(from).grail = false;
        t.state.player_mut(to).grail = true;
        t.tell(Audience::ALL, || Event::TookGrail { seat: to });
    }
}

/// H3-WIN-2, H3-WIN-3, H3-AMB-28: cubes and models leave the map, cards leave the game.
pub(crate) fn eliminate(t: &mut Board<'_>, seat: Seat) {
    t.tell(Audience::ALL, || Event::Out { seat });
    let player = t.state.player_mut(seat);
    let had_grail = std::mem::take(&mut player.grail);
    player.out = true;
    player.homeless = 0;
    player.walkers = [Walker::default(); 2];
    (player.hand, player.deck, player.discard, player.open, player.cloaks) = Default::default();
    player.army = [0; 7];
    let hired = std::mem::take(&mut player.hired);
    for &unit in hired.as_slice() {
        t.state.neutrals[unit.facts().tier as usize].discard.push(unit);
    }
    for slot in 0..t.state.tiles.len() {
        for place in 0..7 {
            t.state.marks[slot][place].forget(seat);
            let location = t.state.tiles.as_slice()[slot].tile.facts().fields[place].location;
            if had_grail && location == Location::Grail {
                t.state.marks[slot][place].set_black(false);
            }
        }
    }
    leave_what_is_pending(&mut t.state, seat);
    let left: Vec<Seat> = t.state.players_in_order().collect();
    if super::ai::is_shared(&t.state) {
        lose(t); // RULING: who plays together is lost together.
    } else if let [last] = left[..] {
        win(t, last); // H3-WIN-7
    }
    // H3-AMB-27: what was reached before stands, though nobody is left to end the round.
    if left.is_empty()
        && let Some(first) = t.state.reached
    {
        win(t, first);
    }
    if t.state.verdict.is_none() && t.state.active == seat && t.state.step == Step::Turn {
        t.state.step = Step::EndTurn;
    }
}

/// Nothing waits for a player who is out.
pub(crate) fn leave_what_is_pending(state: &mut State, seat: Seat) {
    let frames: Vec<Frame> = state.frames.as_slice().to_vec();
    let kept = frames.into_iter().filter_map(|frame| match frame {
        Frame::Window(opening, mut window) => {
            window.leave(seat);
            Some(Frame::Window(opening, window))
        }
        other if owner(other) == Some(seat) => None,
        other => Some(other),
    });
    state.frames = kept.collect();
}

/// Who something pending waits for.
pub(crate) fn owner(frame: Frame) -> Option<Seat> {
    match frame {
        Frame::Refill(seat)
        | Frame::Draw(seat, _)
        | Frame::Search { seat, .. }
        | Frame::Look { seat, .. }
        | Frame::Rewards(seat)
        | Frame::Arrive { seat, .. }
        | Frame::Visit { seat, .. }
        | Frame::Roll { seat, .. }
        | Frame::Rolled { seat, .. }
        | Frame::Market { seat, .. }
        | Frame::Recruit(seat)
        | Frame::Reinforce { seat, .. }
        | Frame::Settle { seat, .. }
        | Frame::Place { seat, .. }
        | Frame::Turn { seat, .. }
        | Frame::Observe { seat, .. }
        | Frame::Garden(seat)
        | Frame::Tree(seat)
        | Frame::Hut(seat)
        | Frame::HutCard(seat)
        | Frame::Tomb(seat, _)
        | Frame::Spring(seat)
        | Frame::Box(seat)
        | Frame::Obelisk(seat)
        | Frame::Shrine(seat)
        | Frame::Wander(seat)
        | Frame::Peek(seat, _)
        | Frame::Exchange(seat, _)
        | Frame::Return { seat, .. }
        | Frame::Mp(seat, _)
        | Frame::Cast { seat, .. }
        | Frame::Answer { seat, .. }
        | Frame::Aim { seat, .. }
        | Frame::Chain { seat, .. }
        | Frame::Swap(seat, _)
        | Frame::CastNow(seat, _)
        | Frame::Channel(seat, _)
        | Frame::Judge { seat, .. }
        | Frame::PayForSpell(seat)
        | Frame::TakeBack(seat)
        | Frame::Raise(seat)
        | Frame::Luck(seat)
        | Frame::Recall(seat)
        | Frame::Lose(seat)
        | Frame::Pay(seat, _)
        | Frame::Plague(seat)
        | Frame::CityHall(seat) => Some(seat),
        Frame::ForgetAiCard(seat) | Frame::RemoveCard(seat) | Frame::ResourceChoice(seat) => Some(seat),
        Frame::Joins { seat, .. } => Some(seat),
        Frame::Quest(errand) => Some(errand.owner()),
        Frame::Deed(deed) => Some(deed.owner()),
        Frame::Window(..) | Frame::Combat | Frame::AiCard(_) | Frame::AiSpell { .. } => None,
    }
}

/// H3-SCN-4: after the last round.
pub(crate) fn settle(t: &mut Board<'_>) -> Flow {
    let scenario = t.state.scenario();
    let closing = scenario.closing;
    if closing.tie == Tie::Lost {
        lose(t);
        return Ok(());
    }
    let seats = t.state.seats;
    // Gold decides between those with the same points; a scenario that counts none ends in a draw.
    let counts = closing.counts();
    let scores: Vec<(bool, u16, u16)> = Seat::all(seats)
        .map(|seat| {
            let player = t.state.player(seat);
            let gold = if counts { player.wealth[Resource::Gold as usize] } else { 0 };
            (!player.out, points(&t.state, seat), gold)
        })
        .collect();
    for seat in t.state.players_in_order() {
        let points = scores[seat.index()].1;
        t.tell(Audience::ALL, || Event::Points { seat, points });
    }
    let mut ranks = [0; 3];
    for (seat, score) in scores.iter().enumerate() {
        ranks[seat] = 1 + scores.iter().filter(|other| *other > score).count() as u8;
    }
    t.state.verdict = Some(Verdict::Ranked(ranks));
    for seat in Seat::all(seats).filter(|seat| ranks[seat.index()] == 1) {
        t.tell(Audience::ALL, || Event::Won { seat });
    }
    Ok(())
}

/// What a scenario counts at its end.
pub(crate) fn points(state: &State, seat: Seat) -> u16 {
    score(state, seat).iter().map(|(_, points)| points).sum()
}

/// The same by what it is for.
pub(crate) fn score(state: &State, seat: Seat) -> [(&'static str, u16); 6] {
    let closing = state.scenario().closing;
    let player = state.player(seat);
    let cubes: u16 = player.cubes.iter().map(|&n| u16::from(n)).sum();
    let enemies = player.cubes.iter().filter(|&&n| n > 0).count() as u16;
    let [mut utopia, mut settlement, mut mine] = [0; 3];
    for (_, field, _) in state.fields().filter(|(hex, ..)| state.holder(*hex) == Some(seat)) {
        match field.location {
            Location::DragonUtopia => utopia += u16::from(closing.utopia),
            Location::Settlement => settlement += u16::from(closing.settlement),
            what if what.is_mine() => mine += u16::from(closing.mine),
            _ => {}
        }
    }
    [
        ("cube", cubes * u16::from(closing.cube) + enemies * u16::from(closing.cube_per_enemy)),
        ("grail", u16::from(player.grail) * u16::from(closing.grail)),
        ("utopia", utopia),
        ("settlement", settlement),
        ("mine", mine),
        ("level", u16::from(player.level() * closing.level)),
    ]
}
