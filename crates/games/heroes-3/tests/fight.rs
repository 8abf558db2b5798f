//! What is seen of a combat: who stands where, in which order, and where every number comes from.

use heroes_3::Heroes3;
use kernel::scene::{Board, Card, CellState, KnownCard, Scene, Thing, When};
use kernel::{Arg, Game, Phrase, Seat, Show, Viewer};

/// A siege: walls, a tower, cards that last and cards that were played for the attack that goes on.
const SIEGE: &str = "\
tile 1: S3 at 0,0 turn 0 up
tile 2: S2 at 1,-3 turn 3 up
round: 5
A.hero: catherine
B.hero: mutare
A.main: 1,-3 mp 1 from 1,-2
B.main: 1,-3 mp 0
A.steps: 6
A.hand: attack offense bless magic_arrow power crusaders_1
B.buildings: citadel
combat: A 0 hero B 0
combat.at: 1,-3
combat.stage: instants >AB blow 0 5 first
combat.active: 0
combat.round: 2
combat.walls: wall - gate wall
frame 1: combat
A.units: crusaders+ marksmen griffins+
B.units: minotaurs+ medusas
fighter 0: crusaders+ b4 1 attack+2
fighter 1: marksmen a1 0
fighter 2: griffins+ d2 0 acted
fighter 5: minotaurs+ b5 1 defends
fighter 6: medusas a5 1 retaliated acted
fighter 10: arrow_tower tower 0 acted
boost 1: crusaders_1 0 +2 +0
lasting 1: slow 1 attacker 6 -
";

fn table() -> Scene {
    let table = testkit::erased::<Heroes3>().read(SIEGE).unwrap_or_else(|error| panic!("{error}"));
    table.scene(Viewer::Seat(Seat(0)))
}

fn fighter(scene: &Scene, id: &str) -> KnownCard {
    let things = scene.boards.iter().flat_map(|board| match board {
        Board::Grid(grid) => grid.cells.iter().flatten().flat_map(|cell| cell.things.clone()).collect::<Vec<_>>(),
        Board::Areas(areas) => areas.iter().flat_map(|area| area.things.clone()).collect(),
        Board::Hex(_) => vec![],
    });
    let cards = things.into_iter().filter_map(|thing| match thing {
        Thing::Card(Card::Known(card)) => Some(*card),
        _ => None,
    });
    cards.into_iter().find(|card| card.id == id).unwrap_or_else(|| panic!("{id} stands nowhere"))
}

#[test]
fn every_number_says_which_cards_it_comes_from() {
    let scene = table();
    let attack = &fighter(&scene, "fighter 0").stats[0];
    assert_eq!((attack.value, attack.printed), (6, Some(4)));
    let sources: Vec<(i32, &str)> = attack.parts.iter().map(|part| (part.amount, part.source.key.as_str())).collect();
    assert_eq!(sources, [(4, "part-printed"), (2, "card-crusaders_1")]);
    let initiative = &fighter(&scene, "fighter 6").stats[3];
    let sources: Vec<&str> = initiative.parts.iter().map(|part| part.source.key.as_str()).collect();
    assert_eq!(sources, ["part-printed", "card-slow"]);
    assert!(initiative.value < initiative.printed.unwrap());
    let health = &fighter(&scene, "fighter 5").stats[2];
    assert_eq!((health.value + 1, health.parts.len()), (health.of.unwrap(), 2), "one is damage");
}

#[test]
fn the_order_says_who_has_acted_who_acts_and_who_is_next() {
    let scene = table();
    let order: Vec<(&str, When)> = scene.order.iter().map(|entry| (entry.id.as_str(), entry.when)).collect();
    let done = order.iter().take_while(|(_, when)| *when == When::Done).count();
    assert_eq!((done, order[done]), (3, ("fighter 0", When::Now)));
    assert_eq!(order[done + 1], ("fighter 5", When::ToCome), "the highest initiative of those to come");
    let numbers: Vec<i32> = scene.order[done + 1..].iter().filter_map(|entry| entry.number).collect();
    assert!(numbers.is_sorted_by(|a, b| a >= b), "{numbers:?}");
    assert!(scene.order.iter().any(|entry| entry.note.as_ref().is_some_and(|note| note.key == "order-was")));
}

#[test]
fn walls_stand_on_their_squares_and_the_tower_beside_the_board() {
    let scene = table();
    let Board::Grid(grid) = &scene.boards[0] else { panic!("the battlefield comes first") };
    let barriers = grid.cells.iter().flatten().filter(|cell| matches!(cell.things.first(), Some(Thing::Barrier(_))));
    let places: Vec<&str> = barriers.map(|cell| cell.place.as_str()).collect();
    assert_eq!(places, ["a3", "c3", "d3"]);
    assert_eq!(fighter(&scene, "fighter 10").card, "arrow_tower");
    let used = grid.cells.iter().flatten().filter(|cell| cell.states.contains(&CellState::Used)).count();
    assert_eq!(used, 2, "griffins and medusas have acted");
}

#[test]
fn an_attack_is_foretold_as_a_range_before_anybody_commits() {
    let scene = table();
    let [sum] = &scene.sums[..] else { panic!("one attack goes on") };
    assert_eq!((sum.left.value, sum.left.up_to), (5, Some(7)));
    assert!(sum.right.up_to > Some(sum.right.value), "the die of the defense is still out");
    let dice: Vec<_> = scene.dice.iter().flat_map(|throw| &throw.dice).collect();
    assert_eq!(dice.len(), 2, "the attack's and the defense's");
    let names: Vec<&str> = scene.turn.phases.iter().map(|phase| phase.label.key.as_str()).collect();
    assert_eq!(names, ["stage-instants", "stage-roll", "stage-damage", "stage-back"]);
}

#[test]
fn an_answer_says_what_comes_of_it_and_a_card_why_not_now() {
    let table = testkit::erased::<Heroes3>().read(SIEGE).unwrap();
    let question = table.question(Seat(0)).expect("A is asked");
    assert_eq!(question.text.key, "ask-instant-blow");
    assert_eq!(question.asking.next, [Seat(1)]);
    let meaning = |id: &str| {
        let answer =
            question.answers.iter().find(|answer| answer.id == id).unwrap_or_else(|| panic!("{id} is not offered"));
        answer.say.consequence.clone().unwrap_or_else(|| panic!("{id} says nothing"))
    };
    assert_eq!(meaning("play attack basic").key, "damage-range");
    assert_eq!(meaning("play offense basic").key, "then-draw");
    // What the spell does as it is, and with what the hand could add: Power by its expert effect, and Magic Arrow.
    let bless = meaning("cast bless");
    assert_eq!((bless.key.as_str(), number(&bless, "p"), number(&bless, "q")), ("meaning-spell-more", 0, 3));
    let scene = table.scene(Viewer::Seat(Seat(0)));
    let hand = |id: &str| {
        let card = scene.hand.iter().find_map(|card| match card {
            Card::Known(known) if known.card == id => Some(known.clone()),
            _ => None,
        });
        card.unwrap_or_else(|| panic!("{id} is not in the hand"))
    };
    let why = |id: &str, which: usize| hand(id).effects[which].not_now.as_ref().map(|why| why.key.clone());
    assert_eq!(why("attack", 0), None);
    assert_eq!(why("power", 0).as_deref(), Some("only-casting"));
    assert_eq!(why("magic_arrow", 0).as_deref(), Some("only-activation"));
    assert_eq!(why("crusaders_1", 1).as_deref(), Some("only-suffers"));
}

fn number(phrase: &Phrase, name: &str) -> i64 {
    let found = phrase.args.iter().find_map(|(key, arg)| match arg {
        Arg::Number(n) if *key == name => Some(*n),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("{phrase:?} has no number {name}"))
}

/// A unit that may move and then attack: H3-COMBAT-26.
const DUEL: &str = "\
tile 1: S3 at 0,0 turn 0 up
tile 2: S2 at 1,-3 turn 3 up
A.hero: catherine
B.hero: mutare
A.main: 1,-3 mp 1 from 1,-2
B.main: 1,-3 mp 0
A.hand: magic_arrow power
combat: A 0 hero B 0
combat.at: 1,-3
combat.stage: act
combat.active: 0
combat.round: 1
frame 1: combat
A.units: griffins
B.units: troglodytes
fighter 0: griffins b2 0
fighter 5: troglodytes b4 0
";

#[test]
fn a_move_says_whom_it_brings_into_reach_and_how_hard_they_would_be_hit() {
    let table = testkit::erased::<Heroes3>().read(DUEL).unwrap_or_else(|error| panic!("{error}"));
    let question = table.question(Seat(0)).expect("A is asked");
    let meaning = |id: &str| {
        let answer = question.answers.iter().find(|answer| answer.id == id).unwrap_or_else(|| panic!("{id}"));
        answer.say.consequence.clone().unwrap_or_else(|| panic!("{id} says nothing"))
    };
    assert_eq!(meaning("to a2").key, "meaning-no-target");
    let close = meaning("to b3");
    assert_eq!(keys(&close)[..3], ["meaning-targets", "target-in-reach", "card-troglodytes"]);
    // The same as is said once it stands there.
    let mut there = testkit::erased::<Heroes3>().read(DUEL).unwrap_or_else(|error| panic!("{error}"));
    there.answer("A: to b3").expect("it goes");
    let question = there.question(Seat(0)).expect("A is asked");
    let strike = question.answers.iter().find(|answer| answer.id == "strike b4").expect("it may strike");
    let said = strike.say.consequence.as_ref().expect("the damage");
    let damage = keys(said).into_iter().find(|key| key.starts_with("damage")).expect("damage");
    assert!(keys(&close).contains(&damage), "{close:?} and {said:?}");
    // A spell says what the power in the hand makes of it, and while it is cast what each card adds.
    let arrow = meaning("cast magic_arrow b4");
    assert_eq!((arrow.key.as_str(), number(&arrow, "p"), number(&arrow, "q")), ("meaning-spell-more", 0, 1));
    let mut cast = testkit::erased::<Heroes3>().read(DUEL).unwrap_or_else(|error| panic!("{error}"));
    cast.answer("A: cast magic_arrow b4").expect("it is cast");
    let question = cast.question(Seat(0)).expect("A is asked for power");
    let powers = question.answers.iter().filter_map(|answer| answer.say.consequence.as_ref());
    let powers: Vec<(&str, i64)> = powers.map(|said| (said.key.as_str(), number(said, "p"))).collect();
    assert!(powers.contains(&("meaning-spell-at", 1)) && powers.contains(&("meaning-spell-at", 0)), "{powers:?}");
}

/// Every key in a phrase, its own first.
fn keys(phrase: &Phrase) -> Vec<String> {
    let inner = phrase.args.iter().flat_map(|(_, arg)| in_arg(arg));
    std::iter::once(phrase.key.clone()).chain(inner).collect()
}

fn in_arg(arg: &Arg) -> Vec<String> {
    match arg {
        Arg::Phrase(inner) => keys(inner),
        Arg::List(items) | Arg::Choice(items) => items.iter().flat_map(in_arg).collect(),
        Arg::Text(_) | Arg::Number(_) | Arg::Seat(_) => vec![],
    }
}

#[test]
fn every_card_of_the_reference_has_all_its_words_in_both_languages() {
    let words = words::Words::of_game(Heroes3::about());
    let all = Heroes3::cards();
    assert!(all.len() > 180, "{} cards", all.len());
    for facts in &all {
        let labels = facts.stats.iter().map(|(label, _)| label);
        for phrase in [&facts.name, &facts.kind, &facts.text].into_iter().chain(labels) {
            for (lang, key) in
                words::Lang::ALL.into_iter().flat_map(|lang| keys(phrase).into_iter().map(move |k| (lang, k)))
            {
                assert!(words.has(lang, &key), "{}: {} has no words `{key}`", facts.id, lang.code());
            }
        }
        assert_ne!(facts.text, facts.name, "{} says no more than its name", facts.id);
    }
}
