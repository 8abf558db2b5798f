//! What lies on the table: the arena, tasks, hands and points.

mod arena;
mod hand;
mod seats;

use crate::cards::progress;
use crate::printed::{Level, TASKS};
use crate::state::{Deeds, Hand, State};
use kernel::scene::{Board, Card, Effect, Goal, Icon, KnownCard, Lasting, Pile, Portrait, Scene, Turn};
use kernel::{Phrase, Seat, Viewer};

pub(crate) use hand::cards;

pub(crate) fn scene(state: &State, viewer: Viewer) -> Scene {
    let (hand, own) = match viewer {
        Viewer::Seat(seat) => {
            let own = on_turn(state, seat);
            (hand::hand(&own), own)
        }
        Viewer::Spectator | Viewer::Judge => (vec![], state.clone()),
    };
    let label = if state.last.is_some() { "turn-label-closing" } else { "turn-label" };
    Scene {
        turn: Turn {
            seat: (!state.over).then_some(state.turn),
            label: Phrase::new(label).number("n", state.turns),
            phases: vec![],
        },
        seats: Seat::all(state.seats).map(|seat| seats::panel(state, seat, viewer)).collect(),
        boards: vec![Board::Grid(arena::arena(state))],
        piles: piles(state),
        hand,
        lasting: Seat::all(state.seats).filter_map(|seat| frozen(state, seat)).collect(),
        goals: state.current.iter().flatten().map(|&t| goal(&own, t)).collect(),
        ..Scene::default()
    }
}

/// The position as a seat sees its own chances: as if it were on turn, with nothing done yet unless it is.
fn on_turn(state: &State, seat: Seat) -> State {
    if state.turn == seat {
        return state.clone();
    }
    // TK-TEAM-14: what the teammate did counts.
    let deeds = if state.colour(seat) == state.mine() { state.deeds } else { Deeds::default() };
    State { turn: seat, deeds, ..state.clone() }
}

fn level_word(level: Level) -> Phrase {
    Phrase::new(format!("level-{}", level.id()))
}

fn pile(what: &str, icon: &'static str, count: usize) -> Pile {
    let label = Phrase::new(format!("pile-{what}"));
    Pile { id: format!("pile {what}"), label, icon: Icon(icon), count: Some(count as u32), top: None, open: None }
}

/// The shared decks; the task that comes next lies open on its deck (TK-TASK-4).
fn piles(state: &State) -> Vec<Pile> {
    let next = state.next_task.map(|task| {
        let printed = &TASKS[usize::from(task)];
        plain(printed.id, printed.portrait, Phrase::new("kind-task"), "i-flag")
    });
    let tasks = next.map(|top| Pile { top: Some(known(top)), ..pile("tasks", "i-deck", state.tasks.len() + 1) });
    let decks = [pile("legends", "i-deck", state.legends.len()), pile("flares", "i-deck", state.flare_deck.len())];
    // A29: discard piles are open.
    let none = Hand::default();
    let discards = [("legends-discard", state.legends_discard, none), ("flares-discard", none, state.flare_discard)];
    let discards = discards.into_iter().filter(|(_, beings, flares)| !beings.is_empty() || !flares.is_empty());
    let discards = discards.map(|(what, beings, flares)| {
        let open = hand::lying(what, beings, flares);
        Pile { open: Some(open.clone()), ..pile(what, "i-discard", open.len()) }
    });
    decks.into_iter().chain(tasks).chain(discards).collect()
}

fn goal(own: &State, task: u8) -> Goal {
    let printed = &TASKS[usize::from(task)];
    let (done, of) = progress(own, printed.task);
    Goal {
        id: printed.id.into(),
        label: Phrase::new(format!("card-{}", printed.id)),
        text: Phrase::new(format!("text-{}", printed.id)),
        points: Some(printed.points.into()),
        // "0 of 1" would say no more than that it is not met.
        progress: (of > 1).then_some((done, of)),
        met: done == of,
    }
}

/// TK-FROST-1
fn frozen(state: &State, seat: Seat) -> Option<Lasting> {
    let printed = state.frozen[seat.index()]?.printed();
    let mut card = plain(printed.id, printed.portrait, Phrase::new("kind-frozen"), "sg-shard");
    card.id = format!("frozen {}", printed.id);
    card.owner = Some(seat);
    card.effects[0].text = Phrase::new(format!("frozen-{}", printed.id));
    Some(Lasting { card: known(card), seat: Some(seat), on: None, until: Phrase::new("frozen-until") })
}

/// A card with its name and text.
fn plain(id: &str, portrait: Portrait, kind: Phrase, sigil: &'static str) -> KnownCard {
    let text = Phrase::new(format!("text-{id}"));
    KnownCard {
        id: format!("hand {id}"),
        card: id.into(),
        name: Phrase::new(format!("card-{id}")),
        kind,
        portrait: Some(portrait),
        sigil: Some(Icon(sigil)),
        effects: vec![Effect { id: format!("text {id}"), word: None, timing: None, text, not_now: None }],
        ..KnownCard::default()
    }
}

fn known(card: KnownCard) -> Card {
    Card::Known(Box::new(card))
}
