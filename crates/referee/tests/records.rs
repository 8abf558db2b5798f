//! How records are read: in one pass, a shuffle as one reply, older rules leniently.

mod quiz;

use kernel::{Luck, Seat, Setup, Who};
use quiz::Quiz;
use referee::{AnyGame, AnyTable, Erased, How, Moment, Record, Said};

static ONE: Erased<Quiz<1>> = Erased::new();
static TWO: Erased<Quiz<2>> = Erased::new();
static THREE: Erased<Quiz<3>> = Erased::new();

fn setup() -> Setup {
    ONE.about().setup(None, None, &[]).expect("the defaults fit")
}

/// A game of random answers.
fn played(game: &'static dyn AnyGame, seed: u64) -> Box<dyn AnyTable> {
    let (mut table, mut luck) = (game.start(&setup()).expect("a table"), Luck::new(seed));
    loop {
        table.deal(&mut luck).expect("dice");
        let Some(&Who::Seat(seat)) = table.asked().first() else { break };
        let offered = table.offered(seat);
        let answer = &offered[luck.below(offered.len() as u32) as usize];
        table.answer(&format!("{}: {answer}", table.seat_id(seat))).expect("it was offered");
    }
    table
}

fn record(table: &dyn AnyTable) -> Record {
    let text = Record::of_setup(&setup(), table).to_string();
    Record::parse(&text).expect("a record reads what it wrote")
}

/// As programs wrote it that shuffled face by face: the last card first, exchanged with one of all that are left.
fn face_by_face(record: &Record) -> Record {
    let mut text = String::new();
    for line in record.to_string().lines() {
        let order = line.strip_prefix("chance ").and_then(|rest| rest.rsplit_once(" ~")).map(|(id, _)| id);
        let Some(order) = order.filter(|id| id.contains(' ')) else {
            text += &format!("{line}\n");
            continue;
        };
        let wanted: Vec<u16> = order.split(' ').map(|place| place.parse().expect("a place")).collect();
        let mut pile: Vec<u16> = (1..=wanted.len() as u16).collect();
        for last in (1..pile.len()).rev() {
            let at = pile.iter().position(|card| *card == wanted[last]).expect("every card");
            pile.swap(last, at);
            text += &format!("chance {}\n", at + 1);
        }
    }
    Record::parse(&text.replace("record: 2", "record: 1")).expect("a record")
}

fn events(table: &dyn AnyTable) -> Vec<String> {
    table.events(0).into_iter().map(|event| event.id).collect()
}

#[test]
fn a_shuffle_is_one_line_and_an_old_one_becomes_one() {
    let table = played(&ONE, 1);
    let new = record(table.as_ref());
    let shuffles =
        |record: &Record| record.replies().iter().filter(|said| said.id.contains(' ') && said.who == "chance").count();
    assert_eq!(shuffles(&new), 6, "one a round");
    let old = face_by_face(&new);
    assert_eq!((shuffles(&old), old.len()), (0, new.len() + 6 * 3), "four faces for five cards");
    let again = old.replay(&ONE, None).expect("old records are read");
    assert_eq!(again.position(), table.position());
    assert_eq!(again.replies(), table.replies(), "and become new ones");
    // Cut off in the middle of a shuffle, the position says how far it is.
    let half = old.replay(&ONE, Some(2)).expect("two faces of the first shuffle");
    assert_eq!(half.asked(), [Who::Chance]);
    let position = half.position();
    assert_eq!(position.lines().last().map(|line| line.matches("chance").count()), Some(2), "{position}");
    let mut read = ONE.read(&position).expect("a position");
    assert_eq!(read.position(), position);
    let rest = read.read(&old.replies()[2..], How::default());
    assert_eq!((rest.misfit, read.position()), (None, table.position()));
}

#[test]
fn scripted_shuffles_come_as_an_order_or_face_by_face() {
    let start = || ONE.start(&setup()).expect("a table");
    let (mut order, mut faces) = (start(), start());
    order.roll("2 1 4 5 3").expect("an order of five");
    for face in ["3", "3", "2", "2"] {
        faces.roll(face).expect("a face of the cards left");
    }
    assert!(order.replies().len() == 1 && faces.replies().len() == 1, "one reply each");
    let mut other = start();
    for wrong in ["1 2 3 4", "1 2 3 4 4", "6", "0"] {
        assert!(other.roll(wrong).is_err(), "{wrong}");
    }
    assert_eq!(other.replies().len(), 0);
}

#[test]
fn one_pass_knows_how_the_table_stood_after_every_reply() {
    for version in [&ONE as &'static dyn AnyGame, &TWO, &THREE] {
        let whole = played(version, 5);
        let record = record(whole.as_ref());
        let (mut passed, mut slow) = (record.open(version).expect("a table"), record.open(version).expect("a table"));
        let read = passed.read(record.replies(), How::default());
        assert_eq!((read.misfit, read.moments.len()), (None, record.len()));
        for (said, moment) in record.replies().iter().zip(&read.moments) {
            referee::reply(slow.as_mut(), &said.who, &said.id, said.print).expect("it fits");
            let now = Moment::of(slow.as_ref());
            let who = |moment: &Moment| moment.asked.iter().map(|(who, _)| *who).collect::<Vec<_>>();
            assert_eq!((moment.told, who(moment), moment.over), (now.told, who(&now), now.over), "after `{said}`");
        }
        assert_eq!(passed.position(), slow.position());
    }
}

#[test]
fn a_reading_stops_at_the_question_it_is_told_to() {
    let whole = played(&ONE, 2);
    let record = record(whole.as_ref());
    let answers = record.replies().iter().filter(|said| said.who != "chance").count();
    for until in 0..=answers {
        let mut table = record.open(&ONE).expect("a table");
        let read = table.read(record.replies(), How { answers: Some(until), ..How::default() });
        assert_eq!(table.replies().iter().filter(|(who, ..)| *who != "chance").count(), until);
        assert!(until == answers || matches!(table.asked()[..], [Who::Seat(_)]));
        let rest = table.read(&record.replies()[read.moments.len()..], How::default());
        assert_eq!((rest.misfit, table.position()), (None, whole.position()));
    }
}

#[test]
fn a_question_that_fell_away_is_skipped_and_a_new_one_with_one_answer_is_answered() {
    for seed in 0..20 {
        let old = played(&ONE, seed);
        for record in [record(old.as_ref()), face_by_face(&record(old.as_ref()))] {
            let now = record.read(&TWO, None).expect("a record of older rules");
            assert_eq!(now.read.misfit, None, "seed {seed}");
            let skipped: Vec<_> = now.read.skipped.iter().map(|at| &record.replies()[*at].who).collect();
            assert_eq!(skipped, ["A"; 10], "two replies in each of four rounds, and two at the end");
            assert_eq!(now.table.position(), old.position(), "it ends where it ended");
            assert_eq!(events(now.table.as_ref()), events(old.as_ref()));
            let windows = now.table.replies().iter().filter(|(_, id, _)| *id == "pass").count();
            assert_eq!(windows, 4, "new windows are passed");
            // What is written down now is a record of today.
            let today = Record::of_setup(&setup(), now.table.as_ref());
            assert_eq!(today.replay(&TWO, None).expect("it fits").position(), old.position());
        }
    }
}

#[test]
fn an_older_record_can_be_cut_off_anywhere() {
    let old = played(&ONE, 7);
    let record = record(old.as_ref());
    for cut in 0..=record.len() {
        let now = record.read(&TWO, Some(cut)).expect("a record of older rules");
        assert_eq!((now.read.misfit, now.read.moments.len()), (None, cut));
        assert!(events(old.as_ref()).starts_with(&events(now.table.as_ref())), "after {cut}");
        let (told, over) = now.read.moments.last().map_or((0, false), |last| (last.told, last.over));
        assert_eq!((told, over), (now.table.told(), now.table.outcome().is_some()), "after {cut}");
    }
}

#[test]
fn where_it_is_impossible_the_record_is_shown_up_to_there() {
    let old = played(&ONE, 3);
    let record = record(old.as_ref());
    let now = record.read(&THREE, None).expect("what can be shown");
    let misfit = now.read.misfit.expect("nobody ever named a colour");
    let told = events(now.table.as_ref());
    assert_eq!(told[..], events(old.as_ref())[..7], "three rounds and a shuffle");
    // A window in which one can only pass is passed on the way to a reply that fits, and not else.
    assert_eq!(now.table.question(Seat(1)).map(|q| q.key), Some("window"));
    assert_eq!(now.read.moments.len(), misfit.at);
    assert!(record.replay(&THREE, None).is_err(), "it is no whole game");
}

#[test]
fn the_last_replies_of_a_game_in_play_are_not_lost_in_silence() {
    let old = played(&ONE, 8);
    let text = record(old.as_ref()).to_string();
    let first = record(old.as_ref()).replies().iter().position(|said| said.id.starts_with("card")).expect("an order");
    let head = text.lines().take_while(|line| *line != "replies:").count() + 1;
    for cut in [first + 1, first + 2] {
        let cut_off: Vec<&str> = text.lines().take(head + cut).collect();
        let record = Record::parse(&cut_off.join("\n")).expect("a record");
        let read = record.read(&TWO, None).expect("what can be shown").read;
        assert_eq!(read.misfit.map(|misfit| misfit.at), Some(first), "nothing says that its question fell away");
    }
}

#[test]
fn a_record_of_these_rules_must_fit_to_the_letter() {
    let table = played(&TWO, 4);
    let text = Record::of_setup(&setup(), table.as_ref()).to_string();
    let at = table.replies().iter().position(|(who, ..)| who == "B").expect("B answers");
    let wrong = |spoil: &dyn Fn(&Said) -> Said| {
        let said = &record(table.as_ref()).replies()[at].clone();
        let spoiled = text.replacen(&format!("\n{said}\n"), &format!("\n{}\n", spoil(said)), 1);
        let record = Record::parse(&spoiled).expect("a record");
        record.replay(&TWO, None).expect_err("it does not fit").to_string()
    };
    let other = wrong(&|said| Said { print: said.print.map(|p| p ^ 1), ..said.clone() });
    assert!(other.contains(&format!("at=[{}]", at + 1)) && other.contains("record-other-question"), "{other}");
    let unknown = wrong(&|said| Said { id: "99".into(), ..said.clone() });
    assert!(unknown.contains("QUIZ-1"), "{unknown}");
    let nobody = wrong(&|said| Said { who: "Q".into(), ..said.clone() });
    assert!(nobody.contains("wrong-no-seat") && nobody.contains('Q'), "{nobody}");
    let newer = text.replace("rules: 2", "rules: 3");
    assert!(Record::parse(&newer).expect("a record").read(&TWO, None).is_err(), "rules yet to come");
}

#[test]
fn a_table_that_falls_back_asks_the_step_again_with_the_dice_that_were_seen() {
    let old = played(&ONE, 6);
    let record = record(old.as_ref());
    let mut table = record.read(&THREE, None).expect("what can be shown").table;
    let (told, seen) = (events(table.as_ref()), Said::from(table.replies().iter().next_back().expect("a shuffle")));
    let dice = table.fall_back().expect("a checkpoint");
    assert_eq!(dice, [(seen.id.clone(), seen.print.unwrap_or_default())], "the shuffle of this round");
    assert!(told.starts_with(&events(table.as_ref())) && table.asked() == [Who::Chance]);
    let mut again = THREE.read(&table.position()).expect("a position");
    again.keep(dice);
    again.deal(&mut Luck::new(99)).expect("dice");
    assert_eq!(again.replies().get(0).map(Said::from), Some(seen), "as it fell");
    assert_eq!(again.question(Seat(1)).map(|q| q.key), Some("window"));
}
