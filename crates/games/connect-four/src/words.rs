//! What people read: ids and words for everything that is asked and told.

use crate::notation::place;
use crate::{Ask, Column, ConnectFour, Event, State, notation, scene};
use kernel::scene::Scene;
use kernel::{Facts, Lines, Malformed, Phrase, Rule, Say, Show, Viewer};

impl Show for ConnectFour {
    fn write(state: &State, _: Viewer, facts: &mut Facts) {
        notation::write(state, facts);
    }

    fn read(lines: &mut Lines) -> Result<State, Malformed> {
        notation::read(lines)
    }

    fn fact(state: &State, _: Viewer, name: &str) -> Option<String> {
        notation::fact(state, name)
    }

    fn ask_id(_: Ask) -> &'static str {
        "column"
    }

    fn pick_id(_: &State, column: Column) -> String {
        column.letter().to_string()
    }

    /// Columns, even those beyond `g`.
    fn is_word(word: &str) -> bool {
        matches!(word.as_bytes(), [b'a'..=b'z'])
    }

    fn event_id(event: &Event) -> String {
        match *event {
            Event::Dropped { seat, column, row } => format!("dropped {} {}", seat.letter(), place(column, row)),
            Event::Won(seat) => format!("won {}", seat.letter()),
            Event::Drawn => "drawn".into(),
        }
    }

    fn rule(_: Ask) -> Rule {
        Rule("C4-TURN-1")
    }

    fn pick(state: &State, _: Ask, column: Column) -> Say {
        let place = place(column, state.height(column));
        Say::new(Phrase::new("answer-column").text("column", column.letter()))
            .meaning(Phrase::new("falls-to").text("place", &place))
            .at(place)
    }

    fn event(event: &Event) -> Phrase {
        match *event {
            Event::Dropped { seat, column, row } => {
                Phrase::new("event-dropped").seat("seat", seat).text("place", place(column, row))
            }
            Event::Won(seat) => Phrase::new("event-won").seat("seat", seat),
            Event::Drawn => Phrase::new("event-drawn"),
        }
    }

    fn refusal(_: &State, _: Ask, column: Column, rule: Rule) -> Option<Phrase> {
        Some(Phrase::new(format!("no-{rule}")).text("column", column.letter()))
    }

    fn scene(state: &State, _: Viewer) -> Scene {
        scene::scene(state)
    }
}
