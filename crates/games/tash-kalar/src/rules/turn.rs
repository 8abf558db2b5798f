//! TK-TURN: two actions, flares between them, and the end of a turn.

use crate::board::{Square, Squares};
use crate::event::Event;
use crate::printed::Level;
use crate::rules::{acting, drawing, pieces, scoring, tasks};
use crate::state::{Deeds, Mode, State, Step};
use crate::{Arena, Ask, Pick, setup};
use kernel::{Audience, Flow, Seat};

pub(crate) fn step(t: &mut Arena<'_>) -> Flow {
    match t.state.step {
        Step::Deal => setup::deal(t),
        Step::StartPieces => start_pieces(t),
        Step::StartOfTurn => start_of_turn(t),
        Step::Act => acting::act(t),
        Step::Claim => claim(t),
        Step::Draw => draw(t),
    }
}

/// TK-SETUP-12, TK-SETUP-15, TK-SETUP-16: the last player in order places them.
fn start_pieces(t: &mut Arena<'_>) -> Flow {
    let first = t.state.turn;
    let last = Seat((first.0 + t.state.seats - 1) % t.state.seats);
    if t.state.mode == Mode::Duel {
        let marked = Squares::named(&["c5", "g5"]);
        let pick: Pick = t.choose(last, Ask::Start, |_, o| o.extend(marked.iter().map(Pick::Square)))?;
        let Pick::Square(own) = pick else { unreachable!("only squares were offered") };
        for square in marked.iter() {
            let colour = t.state.colour(if square == own { last } else { first });
            pieces::place(t, colour, Level::Common, square);
        }
    } else {
        let mut symbols: Vec<[Square; 2]> = [["f2", "g2"], ["g6", "g7"], ["b7", "c7"]]
            .iter()
            .map(|pair| pair.map(|name| Square::named(name).expect("a square of the arena")))
            .collect();
        for seat in start_colours(&t.state) {
            let pick: Pick =
                t.choose(last, Ask::Symbol, |_, o| o.extend(symbols.iter().flatten().map(|&s| Pick::Square(s))))?;
            let Pick::Square(square) = pick else { unreachable!("only squares were offered") };
            symbols.retain(|pair| !pair.contains(&square));
            pieces::place(t, seat.index(), Level::Common, square);
        }
    }
    t.state.step = Step::StartOfTurn;
    Ok(())
}

/// TK-SETUP-15, TK-SETUP-16: whose colours stand at the symbols of a melee, in this order.
pub(crate) fn start_colours(state: &State) -> impl Iterator<Item = Seat> + use<> {
    let (seats, second) = (state.seats, state.turn.after(state.seats));
    Seat::all(seats).filter(move |&seat| seats == 3 || seat != second)
}

/// TK-TURN-2, TK-TURN-3
fn start_of_turn(t: &mut Arena<'_>) -> Flow {
    let seat = t.state.turn;
    let base = if t.state.turns == 1 { 1 } else { 2 };
    let mine = t.state.mine();
    let fewer = std::mem::take(&mut t.state.fewer[mine]);
    let actions = (base - fewer.min(base - 1)).max(1);
    t.state.actions = actions;
    t.state.deeds = Deeds::default();
    t.state.me = None;
    t.tell(Audience::ALL, || Event::TurnBegan { seat, actions });
    t.state.step = Step::Act;
    Ok(())
}

/// TK-TURN-8 (2): claim a task, or score what was destroyed.
fn claim(t: &mut Arena<'_>) -> Flow {
    match t.state.mode {
        Mode::HighForm => tasks::claim(t)?,
        Mode::Duel => scoring::score_duel(t),
        Mode::Melee => scoring::score_melee(t)?,
    }
    t.state.step = Step::Draw;
    Ok(())
}

/// TK-TURN-8 (3) to (5)
fn draw(t: &mut Arena<'_>) -> Flow {
    let seat = t.state.turn;
    drawing::end_of_turn(t)?;
    if t.state.mode == Mode::HighForm && scoring::high_form_points(&t.state, t.state.mine()) >= 9 {
        scoring::trigger(t);
    }
    let again = t.state.deeds.extra_turn;
    // TK-END-8, TK-END-15
    if std::mem::take(&mut t.state.triggered) {
        t.state.last = Some(t.state.seats);
    } else if !t.state.is_extra_turn
        && let Some(last) = &mut t.state.last
    {
        *last -= 1;
    }
    t.state.is_extra_turn = again;
    if t.state.last == Some(0) && !again {
        t.state.over = true;
        t.tell(Audience::ALL, || Event::Ended);
        return Ok(());
    }
    if !again {
        t.state.turn = seat.after(t.state.seats);
    }
    t.state.turns += 1;
    t.state.step = Step::StartOfTurn;
    Ok(())
}
