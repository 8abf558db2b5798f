//! TK-DM, TK-MELEE, TK-END, TK-TIE: points, triggers, and who won.

use crate::event::Event;
use crate::printed::Level;
use crate::state::{Colour, Mode, State};
use crate::{Arena, Ask, Pick};
use kernel::{Audience, Flow, Outcome, Seat};

/// TK-END-1 to TK-END-9: the first trigger counts; the closing round begins after this turn.
pub(crate) fn trigger(t: &mut Arena<'_>) {
    if t.state.last.is_none() && !t.state.triggered {
        t.state.triggered = true;
        let seat = t.state.turn;
        t.tell(Audience::ALL, || Event::Triggered { seat });
    }
}

/// TK-END-4, TK-END-12
pub(crate) fn high_form_points(state: &State, colour: Colour) -> u32 {
    u32::from(state.score[colour]) + state.pieces[colour][Level::Legendary.index()].len()
}

/// Points of the duel, at once: TK-END-6.
pub(crate) fn add_points(t: &mut Arena<'_>, colour: Colour, points: u8) {
    if points > 0 {
        t.state.score[colour] += points;
        t.tell(Audience::ALL, || Event::Scored { seat: Seat(colour as u8), points });
        if t.state.score[colour] >= 18 {
            trigger(t);
        }
    }
}

/// Points of the melee in an enemy's colour, at once: TK-END-7.
pub(crate) fn add_points_in(t: &mut Arena<'_>, player: Colour, colour: Colour, points: u8) {
    if points > 0 {
        t.state.points[player][colour] += points;
        t.tell(Audience::ALL, || Event::ScoredIn { seat: Seat(player as u8), colour, points });
        let goal = if t.state.seats == 3 { 12 } else { 10 };
        if t.state.points[player][colour] >= goal {
            trigger(t);
        }
    }
}

/// TK-DM-1 to TK-DM-4
pub(crate) fn score_duel(t: &mut Arena<'_>) {
    let mine = t.state.mine();
    let points = tally(&t.state, 1 - mine);
    add_points(t, mine, points);
}

/// What this turn's destroyed pieces of a colour bring: TK-DM-2.
pub(crate) fn tally(state: &State, colour: Colour) -> u8 {
    let [c, h, l] = state.deeds.destroyed[colour];
    2 * l + h + c / 2
}

/// TK-MELEE-1 to TK-MELEE-3, TK-MELEE-7
pub(crate) fn score_melee(t: &mut Arena<'_>) -> Flow {
    let mine = t.state.mine();
    let mut single = vec![];
    for colour in t.state.enemies() {
        let points = tally(&t.state, colour);
        add_points_in(t, mine, colour, points);
        if t.state.deeds.destroyed[colour][0] % 2 == 1 {
            single.push(colour as u8);
        }
    }
    if single.len() >= 2 {
        let seat = t.state.turn;
        let pick: Pick = t.choose(seat, Ask::Colour, |_, o| o.extend(single.iter().copied().map(Pick::Colour)))?;
        if let Pick::Colour(colour) = pick {
            add_points_in(t, mine, usize::from(colour), 1);
        }
    }
    Ok(())
}

/// What decides between players, most important first: TK-END-12 to TK-END-14, TK-TIE.
fn standing(state: &State, colour: Colour) -> Vec<u32> {
    let mut keys = match state.mode {
        Mode::HighForm => vec![high_form_points(state, colour)],
        Mode::Duel => vec![u32::from(state.score[colour])],
        Mode::Melee => {
            let mut points: Vec<u32> =
                state.colours().filter(|&c| c != colour).map(|c| u32::from(state.points[colour][c])).collect();
            points.sort_unstable();
            points
        }
    };
    keys.extend([state.upgraded(colour).len(), state.of(colour).len()]);
    keys
}

pub(crate) fn outcome(state: &State) -> Outcome {
    let better = |colour: Colour| state.colours().filter(|&c| standing(state, c) > standing(state, colour)).count();
    Outcome::ranked(Seat::all(state.seats).map(|seat| better(state.colour(seat)) as u8 + 1))
}
