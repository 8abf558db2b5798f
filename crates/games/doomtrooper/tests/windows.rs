//! Windows tell nothing: whatever a hand holds, the same people are asked the same things in the same order, as long as
//! nothing of it is played.

use doomtrooper::Doomtrooper;
use kernel::{Seat, Who};

/// A plays a card, attacks and kills; B only declines. Who is asked what, till B's own turn begins.
fn asked(hand: &str) -> Vec<String> {
    let position = format!(
        "active: A
         phase: act
         A.d: 9
         A.hand: lost_paperwork powerful_blow
         B.d: 20
         B.p: 5
         B.hand: {hand}
         piece 1: A free_marine
         piece 2: B mystic wounded
         piece 3: B infantry
         piece 4: B max_steiner"
    );
    let game = testkit::erased::<Doomtrooper>();
    let mut table = game.read(&position.replace("         ", "")).unwrap_or_else(|_| panic!("a position"));
    let wishes = [
        "meditate",
        "play lost_paperwork",
        "attack free_marine#1",
        "mystic#2",
        "fight",
        "play powerful_blow",
        "free_marine#1",
        "5",
    ];
    let mut wishes = wishes.into_iter().peekable();
    let mut all = vec![];
    loop {
        let question = table.questions().remove(0);
        all.push(format!("{:?} {}", question.who, question.key));
        if question.who == Who::Seat(Seat(1)) && question.key == "act" {
            assert_eq!(wishes.next(), None, "all was done: {all:?}");
            return all;
        }
        let offered =
            |wish: &&str| question.who == Who::Seat(Seat(0)) && question.answers.iter().any(|a| a.id == *wish);
        let answer = wishes.next_if(offered).unwrap_or("pass");
        table.answer(answer).unwrap_or_else(|_| panic!("{answer}, after {all:?}"));
    }
}

#[test]
fn the_same_is_asked_whatever_a_hand_holds() {
    let nothing = asked("ah_uh_19_grapeshot_guardian tusked_serett assassination asian_key_code_skull fukido cossack");
    for hand in [
        "miscommunication fizzle stolen_paperwork repudiate narrow_escape bamboozled",
        "minefield evasive_action retreat exorcise_injuries premonition elemental_wall",
        "born_with_a_silver_spoon positive_karma sworn_vengeance joy_of_victory inspired grand_assault",
    ] {
        assert_eq!(asked(hand), nothing, "{hand}");
    }
}
