//! Live run, record and inline run are one game.

use crate::erased;
use kernel::{
    Answer, Asked, Fault, Game, Given, Live, Luck, Order, Reply, Rolled, Seat, Setup, Show, Source, Table, Who,
};
use referee::{AnyGame, AnyTable, Record};

/// Answers by luck, without suspending, and remembers what it said.
struct Inline<P> {
    luck: Luck,
    said: Vec<Given<P>>,
    /// What could have been answered, question by question.
    offered: Vec<Vec<Answer<P>>>,
}

impl<G: Game> Source<G> for Inline<G::Pick> {
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        let answer = asked.options[self.luck.below(asked.options.len() as u32) as usize];
        self.said.push(Given { who: Who::Seat(asked.seat), reply: Reply::Answer(answer) });
        self.offered.push(asked.options.to_vec());
        Some(answer)
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        let face = self.luck.below(rolled.faces);
        self.said.push(Given { who: Who::Chance, reply: Reply::Face(face) });
        Some(face)
    }

    fn shuffle(&mut self, _: &Rolled<'_, G>, order: &mut [u16]) -> Option<()> {
        self.luck.shuffle(order);
        let order = Order::new(&*order).expect("a shuffle keeps every card");
        self.said.push(Given { who: Who::Chance, reply: Reply::Order(order) });
        Some(())
    }

    fn skips_windows(&self) -> bool {
        false
    }
}

/// Play inline, then the same replies at a live table, then as a record that was written and read.
pub(crate) fn one_game_three_ways<G: Show>(setup: &Setup, seed: u64) -> Result<(), Fault> {
    let start = G::setup(setup).expect("a default setup");
    let mut source = Inline { luck: Luck::new(seed), said: vec![], offered: vec![] };
    let mut table = Table::<G>::asking(start.clone(), &mut source).telling();
    assert!(table.run()?, "an inline run never suspends");
    let (ended, told) = (table.state.clone(), table.told().to_vec());

    let mut live = Live::<G>::new(start)?;
    let mut offered = source.offered.iter();
    for given in &source.said {
        if let Who::Seat(seat) = given.who
            && let Some(question) = live.question_for(seat)
        {
            let inline = offered.next().map(Vec::as_slice);
            assert_eq!(Some(&question.options[..]), inline, "{:?}: whoever explains offers the same", question.ask);
        }
        let accepted = match (given.who, &given.reply) {
            (Who::Seat(seat), Reply::Answer(answer)) => live.answer(seat, *answer)?,
            (_, Reply::Face(face)) => live.roll(*face)?,
            (_, Reply::Order(order)) => live.shuffle(order.clone())?,
            (Who::Chance, Reply::Answer(_)) => unreachable!("Chance turns up faces"),
        };
        accepted.unwrap_or_else(|no| panic!("a live table refused {given:?}: {no}"));
    }
    assert_eq!(live.state(), &ended, "live and inline end in the same position");
    assert_eq!(live.told(), told, "live and inline tell the same events");

    let game = erased::<G>();
    let mut door = game.start(setup).expect("the same setup");
    let mut luck = Luck::new(seed);
    while let Some(who) = door.asked().first().copied() {
        match who {
            Who::Chance => door.deal(&mut luck),
            Who::Seat(seat) => door.bot_answers(seat, bots::Bot::Random, &mut luck),
        }
        .expect("a random answer is accepted");
    }
    let record = Record::of_setup(setup, door.as_ref());
    let again = Record::parse(&record.to_string()).expect("a record reads what it wrote");
    assert_eq!(again, record, "a record survives being written");
    let replayed = again.replay(game, None).expect("a record replays");
    assert_eq!(replayed.position(), door.position(), "a record ends in the same position");
    assert_eq!(format!("{:?}", replayed.events(0)), format!("{:?}", door.events(0)), "a record tells the same events");
    one_pass_is_answer_by_answer(game, setup, &record, seed as usize);
    Ok(())
}

/// A record read straight through leaves the table that its answers leave one by one, wherever it is cut off.
fn one_pass_is_answer_by_answer(game: &'static dyn AnyGame, setup: &Setup, record: &Record, seed: usize) {
    let all = record.replies();
    for cut in [all.len(), seed * 31 % all.len().max(1), all.len() * 2 / 3] {
        let passed = record.replay(game, Some(cut)).expect("a record replays");
        let mut table = game.start(setup).expect("the same setup");
        for said in &all[..cut] {
            let given = match said.who.as_str() {
                "chance" => table.roll(&said.id),
                who => table.answer(&format!("{who}: {}", said.id)),
            };
            given.unwrap_or_else(|error| panic!("`{said}`: {error}"));
        }
        let look = |table: &dyn AnyTable| {
            let (questions, events) = (format!("{:?}", table.questions()), format!("{:?}", table.events(0)));
            (table.position(), questions, events, table.replies().clone())
        };
        assert_eq!(look(passed.as_ref()), look(table.as_ref()), "after {cut} replies");
        let seats = Seat::all(table.seats());
        assert!(seats.into_iter().all(|seat| passed.print(seat) == table.print(seat)), "after {cut} replies");
    }
}
