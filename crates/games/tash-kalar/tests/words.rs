//! What questions say.

use tash_kalar::TashKalar;

/// TK-SETUP-15: at each symbol it is asked for one colour, and the question says which.
#[test]
fn the_first_pieces_of_a_melee_are_asked_for_by_colour() {
    let position = "game: tash-kalar\nmode: melee\nseats: 3\nstep: pieces\nturn: C\nturns: 1\nA.gone: 2 0\nB.gone: 2 0\nC.gone: 2 0\n";
    let mut table = testkit::erased::<TashKalar>().read(position).expect("a position");
    for (seat, square) in [("Seat(0)", "g7"), ("Seat(1)", "f2"), ("Seat(2)", "c7")] {
        let question = table.questions().into_iter().next().expect("a question");
        let asked = format!("{:?}", question.text);
        assert_eq!(question.key, "start", "its id is the same in every mode");
        assert!(asked.contains("ask-symbol") && asked.contains(seat), "{asked}");
        table.answer(square).expect("it is one of them");
    }
    let position =
        "game: tash-kalar\nmode: duel\nstep: pieces\nturn: B\nturns: 1\nA.gone: 1 0\nB.gone: 1 0\ndestroyed A: 0 0 0\n";
    let table = testkit::erased::<TashKalar>().read(position).expect("a position");
    let question = table.questions().into_iter().next().expect("a question");
    assert_eq!(question.text.key, "ask-start", "in a duel there are two marked squares");
}
