//! One function for each thing that can be on top. None of them asks more than once.

use super::state::{Combat, Face, Frame, Play, Stage, State, Step, Target};
use super::{Ask, Event, Pick, Skirmish};
use kernel::{Audience, Flow, Options, Rule, Seat, Table, Window};

type Board<'a> = Table<'a, Skirmish>;

/// Nothing is pending: the turn goes on.
pub(super) fn turn(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    match t.state.step {
        Step::Deal => {
            t.shuffle(Ask::Shuffle, |s| &mut s.deck)?;
            t.state.deal();
            t.state.step = Step::Begin;
        }
        Step::Begin => {
            t.tell(Audience::ALL, || Event::TurnBegan(seat));
            if let Some(face) = t.state.draw(seat) {
                t.tell(Audience::only(seat), || Event::DrewOwn(seat, face));
                t.tell(Audience::only(seat).others(), || Event::Drew(seat));
            }
            t.state.step = Step::Act;
            open(t, seat);
        }
        Step::Act if t.state.life(seat) == 0 => t.state.step = Step::End,
        Step::Act => {
            let attacked = t.choose_or_pass(seat, Ask::Attack, |s, o| offer_others(s, seat, o))?;
            t.state.step = Step::End;
            match attacked {
                Some(Pick::Seat(other)) => fight(t, seat, other),
                _ => open(t, seat),
            }
        }
        Step::End => {
            let next = (1..=t.state.seats).map(|i| Seat((seat.0 + i) % t.state.seats)).find(|&s| t.state.life(s) > 0);
            t.state.active = next.expect("somebody is alive");
            t.state.turn += 1;
            t.state.step = Step::Begin;
        }
    }
    Ok(())
}

/// Everybody alive may speak, this one first.
fn open(t: &mut Board<'_>, first: Seat) {
    let window = Window::new(first, t.state.alive());
    t.state.frames.push(Frame::Window(window));
}

/// One of them plays a card or declines; when all have declined, what lies beneath goes on.
pub(super) fn window(t: &mut Board<'_>, mut window: Window) -> Flow {
    let Some(seat) = window.speaker() else {
        t.state.frames.pop();
        return Ok(());
    };
    let ask = if t.state.answers_what().is_some() { Ask::React } else { Ask::AnyTime };
    let played = t.react(seat, ask, |s, o| offer_cards(s, seat, o))?;
    match played {
        Some(Pick::Card(_)) => window.speak(),
        _ => window.decline(),
    }
    *t.state.frames.last_mut().expect("the window") = Frame::Window(window);
    if let Some(Pick::Card(face)) = played {
        t.state.discard(seat, face);
        t.tell(Audience::ALL, || Event::Played(seat, face));
        let target = if face.is_aimed() { Target::Open } else { Target::Nobody };
        let play = Play { by: seat, face, target, owed: face.price(), answered: false, cancelled: false };
        t.state.frames.push(Frame::Play(play));
    }
    Ok(())
}

fn offer_cards(state: &State, seat: Seat, options: &mut Options<'_, Skirmish, Pick>) {
    let answered = state.answers_what();
    let fights = state.combat().is_some_and(|c| c.sides.contains(&seat) && c.stage == Stage::Declared);
    let hand = state.hand(seat);
    for face in Face::ALL.into_iter().filter(|face| hand.contains(face)) {
        let check = match face {
            Face::Ward if answered.is_none() => Err(Rule("SK-WARD-1")),
            Face::Hex | Face::Rage | Face::Duel if answered.is_some() => Err(Rule("SK-REACT-1")),
            Face::Rage if !fights => Err(Rule("SK-RAGE-1")),
            _ if hand.len() <= usize::from(face.price()) => Err(Rule("SK-PAY-1")),
            _ => Ok(()),
        };
        options.judge(Pick::Card(face), check);
    }
}

fn offer_others(state: &State, seat: Seat, options: &mut Options<'_, Skirmish, Pick>) {
    options.extend(state.alive().filter(|&s| s != seat).map(Pick::Seat));
}

/// A card that was played: aimed, paid, answered, and then it does what it does.
pub(super) fn play(t: &mut Board<'_>, mut play: Play) -> Flow {
    if play.target == Target::Open {
        if let Pick::Seat(seat) = t.choose(play.by, Ask::Target, |s, o| offer_others(s, play.by, o))? {
            t.tell(Audience::ALL, || Event::Aimed(seat));
            play.target = Target::Seat(seat);
        }
    } else if play.owed > 0 {
        // Asked even with one card left: which one it is, is seen once it is paid, and not before.
        let cards = |s: &State| Face::ALL.into_iter().filter(|f| s.hand(play.by).contains(f)).collect::<Vec<_>>();
        let paid: Pick = t.choose_hidden(play.by, Ask::Pay, |s, o| o.extend(cards(s).into_iter().map(Pick::Card)))?;
        if let Pick::Card(face) = paid {
            t.state.discard(play.by, face);
            t.tell(Audience::ALL, || Event::Paid(play.by, face));
            play.owed -= 1;
        }
    } else if !play.answered {
        play.answered = true;
        t.state.frames.pop();
        t.state.frames.push(Frame::Play(play));
        let others = t.state.alive().filter(|&s| s != play.by);
        let window = Window::new(play.by, others);
        t.state.frames.push(Frame::Window(window));
        return Ok(());
    } else {
        t.state.frames.pop();
        settle(t, play);
        return Ok(());
    }
    *t.state.frames.last_mut().expect("the play") = Frame::Play(play);
    Ok(())
}

fn settle(t: &mut Board<'_>, play: Play) {
    let target = match play.target {
        Target::Seat(seat) if t.state.life(seat) > 0 => Some(seat),
        _ => None,
    };
    match (play.face, target) {
        _ if play.cancelled => t.tell(Audience::ALL, || Event::Cancelled(play.by, play.face)),
        (Face::Ward, _) => {
            // What it answers lies right under the window in which it was played.
            let window = t.state.frames.len().checked_sub(2);
            if let Some(Frame::Play(answered)) = window.and_then(|at| t.state.frames.get_mut(at)) {
                answered.cancelled = true;
            }
        }
        (Face::Rage, _) => {
            if let Some(combat) = t.state.combat_mut()
                && let Some(side) = combat.sides.iter().position(|&s| s == play.by)
            {
                combat.stronger[side] += 2;
                t.tell(Audience::ALL, || Event::Strengthened(play.by));
            }
        }
        (Face::Hex, Some(seat)) => wound(t, seat),
        (Face::Duel, Some(seat)) if t.state.life(play.by) > 0 => fight(t, play.by, seat),
        (Face::Hex | Face::Duel, _) => {}
    }
}

fn fight(t: &mut Board<'_>, attacker: Seat, attacked: Seat) {
    t.tell(Audience::ALL, || Event::CombatBegan(attacker, attacked));
    let combat = Combat { sides: [attacker, attacked], stronger: [0; 2], stage: Stage::Declared };
    t.state.frames.push(Frame::Combat(combat));
    open(t, attacker);
}

/// All have been asked: a blow falls.
pub(super) fn combat(t: &mut Board<'_>, mut combat: Combat) -> Flow {
    let [attacker, attacked] = combat.sides;
    if combat.stage == Stage::Declared && combat.sides.iter().all(|&s| t.state.life(s) > 0) {
        combat.stage = Stage::Blows;
        *t.state.frames.last_mut().expect("the combat") = Frame::Combat(combat);
        return Ok(());
    }
    if combat.stage == Stage::Blows {
        let die = t.roll(Ask::Blow, 6)?;
        t.tell(Audience::ALL, || Event::Struck(die + 1));
        let hits = die + u32::from(combat.stronger[0]) >= 2 + u32::from(combat.stronger[1]);
        t.state.frames.pop();
        wound(t, if hits { attacked } else { attacker });
    } else {
        t.state.frames.pop(); // one of them is gone
    }
    if t.state.frames.is_empty() {
        let active = t.state.active;
        open(t, active);
    }
    Ok(())
}

fn wound(t: &mut Board<'_>, seat: Seat) {
    let life = t.state.life(seat).saturating_sub(1);
    t.state.set_life(seat, life);
    t.tell(Audience::ALL, || Event::Lost(seat));
    if life == 0 {
        t.tell(Audience::ALL, || Event::Out(seat));
        for frame in &mut t.state.frames {
            if let Frame::Window(window) = frame {
                window.leave(seat);
            }
        }
    }
}
