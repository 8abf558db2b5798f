//! How rules ask, and what a live table makes of it.

mod toy;

use kernel::{Answer, Fault, Live, Luck, Refused, Rule, Seat, Table, Viewer, Who};
use toy::{Ask, Card, Event, Toy, state};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn live(plan: &[Ask]) -> Live<Toy> {
    Live::new(state(plan)).unwrap()
}

fn card(n: u8) -> Answer<Card> {
    Answer::Pick(Card(n))
}

fn events(live: &Live<Toy>) -> Vec<Event> {
    live.told().iter().map(|t| t.event.clone()).collect()
}

fn say(live: &mut Live<Toy>, seat: Seat, answer: Answer<Card>) {
    live.answer(seat, answer).unwrap().unwrap();
}

#[test]
fn a_step_suspends_at_each_question_and_tells_each_event_once() {
    let mut t = live(&[Ask::Plain]);
    assert_eq!(events(&t), [Event::Began]);
    say(&mut t, A, card(2));
    assert_eq!(events(&t), [Event::Began, Event::Picked(vec![2])]);
    assert_eq!(t.checkpoint().1.len(), 1, "the answer waits beside the checkpoint");
    say(&mut t, B, card(4));
    assert_eq!(t.state().chosen, [2, 4]);
    assert_eq!(events(&t).len(), 2, "what was told before is not told again");
    assert!(t.outcome().is_some_and(|o| o.is_draw()));
}

#[test]
fn what_is_refused_names_its_rule_and_changes_nothing() {
    let mut t = live(&[Ask::Plain]);
    let before = (t.state().clone(), events(&t));
    assert_eq!(t.answer(A, card(3)).unwrap(), Err(Refused::Forbidden(Rule("TOY-3").by("three"))));
    assert_eq!(t.answer(A, card(5)).unwrap(), Err(Refused::Forbidden(Rule("TOY-5").into())));
    assert_eq!(t.answer(A, card(9)).unwrap(), Err(Refused::NotOffered));
    assert_eq!(t.answer(A, Answer::Pass).unwrap(), Err(Refused::NotOffered));
    assert_eq!(t.answer(B, card(1)).unwrap(), Err(Refused::NotAsked(Who::Seat(B))));
    assert_eq!(t.roll(0).unwrap(), Err(Refused::NotAsked(Who::Chance)));
    assert_eq!((t.state().clone(), events(&t)), before);
}

#[test]
fn a_rule_that_swallows_a_missing_answer_is_not_believed() {
    let mut t = Live::<Toy>::new(toy::State { swallow: true, ..state(&[Ask::Plain]) }).unwrap();
    say(&mut t, A, card(1));
    assert_eq!(t.pending().len(), 1);
    assert_eq!(t.pending()[0].who, Who::Seat(B), "the step still waits for B");
}

#[test]
fn simultaneous_answers_come_in_any_order_and_stay_secret_until_all_are_there() {
    for order in [[A, B], [B, A]] {
        let mut t = live(&[Ask::Throw]);
        assert_eq!(t.pending().len(), 2, "both are asked at once");
        for seat in order {
            say(&mut t, seat, card(if seat == A { 1 } else { 4 }));
        }
        assert_eq!(t.state().chosen, [1, 4]);
        assert_eq!(events(&t), [Event::Began, Event::Picked(vec![1, 4])]);
    }
    let mut t = live(&[Ask::Throw]);
    say(&mut t, B, card(4));
    assert_eq!(events(&t), [Event::Began], "A hears nothing of B's answer");
    assert_eq!(t.answer(B, card(1)).unwrap(), Err(Refused::NotAsked(Who::Seat(B))), "nobody answers twice");
    let imagined: Vec<_> = (0..40).map(|seed| t.imagine(Viewer::Seat(A), &mut Luck::new(seed)).unwrap()).collect();
    let said = |world: &Live<Toy>| world.checkpoint().1[0].clone();
    assert!(imagined.iter().any(|w| said(w) != said(&t)), "A must not know what B said");
    assert!(imagined.iter().all(|w| w.question_for(A).is_some() && w.question_for(B).is_none()));
    let own: Vec<_> = (0..40).map(|seed| t.imagine(Viewer::Seat(B), &mut Luck::new(seed)).unwrap()).collect();
    assert!(own.iter().all(|w| said(w) == said(&t)), "B knows what B said");
}

#[test]
fn a_window_is_asked_live_even_when_one_can_only_pass_and_skipped_in_a_playout() {
    let mut t = live(&[Ask::Window]);
    assert_eq!(t.pending()[0].options, [Answer::Pass], "not asking would tell");
    say(&mut t, B, Answer::Pass);
    assert!(t.outcome().is_some());
    let mut luck = Luck::new(1);
    let mut playout = Table::<Toy>::of_luck(state(&[Ask::Window]), &mut luck);
    assert!(playout.run().unwrap());
    assert_eq!(playout.decisions(), 0);
}

#[test]
fn sets_end_by_passing_once_there_are_enough_and_never_offer_a_thing_twice() {
    let mut t = live(&[Ask::Several]);
    assert_eq!(t.pending()[0].options, [card(1), card(2), card(4)], "one at least");
    say(&mut t, A, card(2));
    assert_eq!(t.pending()[0].options, [Answer::Pass, card(1), card(4)]);
    say(&mut t, A, Answer::Pass);
    assert_eq!(events(&t), [Event::Began, Event::Picked(vec![2])]);
    let mut t = live(&[Ask::Several]);
    say(&mut t, A, card(4));
    say(&mut t, A, card(1));
    assert_eq!(events(&t), [Event::Began, Event::Picked(vec![4, 1])], "two at most");
}

#[test]
fn an_order_is_asked_first_to_last_and_the_last_is_forced() {
    let mut t = live(&[Ask::Arrange]);
    say(&mut t, A, card(3));
    assert_eq!(t.pending()[0].options, [card(1), card(2)]);
    say(&mut t, A, card(2));
    assert_eq!(events(&t), [Event::Began, Event::Picked(vec![3, 2, 1])]);
}

#[test]
fn numbers_and_passes_are_answers_too() {
    let mut t = live(&[Ask::Amount, Ask::Maybe]);
    assert_eq!(t.answer(A, Answer::Number(6)).unwrap(), Err(Refused::NotOffered));
    say(&mut t, A, Answer::Number(5));
    say(&mut t, A, Answer::Pass);
    assert_eq!(events(&t), [Event::Began, Event::Said(5), Event::Began, Event::Passed]);
}

#[test]
fn chance_is_answered_by_script_or_by_luck_and_only_with_a_face_of_the_die() {
    let mut t = live(&[Ask::Die, Ask::Die]);
    assert!(t.waits_for_chance());
    assert_eq!(t.roll(6).unwrap(), Err(Refused::NotOffered));
    t.roll(5).unwrap().unwrap();
    t.deal(&mut Luck::new(1)).unwrap();
    assert!(matches!(events(&t)[..], [Event::Began, Event::Rolled(5), Event::Began, Event::Rolled(0..=5)]));
}

#[test]
fn a_loop_of_questions_fails_instead_of_hanging_and_leaves_the_table_as_it_was() {
    let mut t = live(&[Ask::Amount, Ask::Forever]);
    say(&mut t, A, Answer::Number(2));
    let told = events(&t);
    let fault = t.deal(&mut Luck::new(1)).unwrap_err();
    assert!(matches!(fault, Fault::TooManyQuestions(_)), "{fault}");
    assert_eq!(events(&t), told);
    assert!(t.waits_for_chance(), "the last roll was not taken");
    let mut luck = Luck::new(1);
    assert!(Table::<Toy>::of_luck(state(&[Ask::Forever]), &mut luck).run().is_err());
}

#[test]
fn a_step_can_be_cut_short_when_the_game_ends_in_its_middle() {
    let mut t = live(&[Ask::Cut, Ask::Plain]);
    say(&mut t, A, card(1));
    assert!(t.outcome().is_some() && t.pending().is_empty());
    assert_eq!(events(&t), [Event::Began], "what was still to come did not happen");
}

#[test]
fn asking_with_nothing_to_choose_is_a_fault() {
    assert!(matches!(Live::<Toy>::new(state(&[Ask::Nothing])), Err(Fault::NothingToChoose(_))));
}

#[test]
fn a_world_imagined_in_mid_step_tells_the_seat_what_it_has_seen() {
    let mut t = live(&[Ask::Shuffle]);
    t.deal(&mut Luck::new(3)).unwrap();
    let top = t.state().deck[0];
    let (mut seen_by_a, mut seen_by_b) = (vec![], vec![]);
    for seed in 0..60 {
        seen_by_a.push(t.imagine(Viewer::Seat(A), &mut Luck::new(seed)).unwrap().state().deck[0]);
        seen_by_b.push(t.imagine(Viewer::Seat(B), &mut Luck::new(seed)).unwrap().state().deck[0]);
    }
    assert!(seen_by_a.iter().all(|&c| c == top), "A looked at the top card");
    assert!(seen_by_b.iter().any(|&c| c != top), "B did not");
}
