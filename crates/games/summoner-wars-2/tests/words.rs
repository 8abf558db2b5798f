//! What questions and events say: whom they are about, and how much it was.

use kernel::Seat;
use summoner_wars_2::SummonerWars2;

const SUMMONERS: &str = "cell 0,0: south svara\ncell 7,5: north sera_eldwyn\n";

/// The question as it stands after some answers, and what it could be answered with.
fn asked(position: &str, answers: &[&str]) -> (String, Vec<String>) {
    let game = testkit::erased::<SummonerWars2>();
    let mut table = game.read(&format!("game: summoner-wars-2\n{position}")).expect("a position");
    for answer in answers {
        let said = match answer.strip_prefix("chance ") {
            Some(face) => table.roll(face),
            None => table.answer(answer),
        };
        assert!(said.is_ok(), "{answer}: {said:?}");
    }
    let question = table.questions().into_iter().next().expect("a question");
    (format!("{:?}", question.text), question.answers.iter().map(|a| format!("{:?}", a.say.text)).collect())
}

#[test]
fn a_gain_says_how_much_there_was_room_for() {
    let gained = |magic: u8| {
        let position = format!("phase: magic\nsouth.magic: {magic}\nsouth.hand: bear_cavalry frost_mage\n{SUMMONERS}");
        testkit::play::<SummonerWars2>(&position, "discard bear_cavalry")
    };
    assert!(gained(3).contains("south gained 1 magic."), "{}", gained(3));
    assert!(gained(15).contains("south gained no magic: 15 is the most."), "{}", gained(15));
}

/// SW2-DISCARD-2
#[test]
fn what_lay_under_a_unit_leaves_with_a_word() {
    let position = format!(
        "phase: attack\nsouth.hand: gate\n{SUMMONERS}cell 3,3: south bear_cavalry\n\
         cell 4,3: north undead_warrior damage 3 under hellforged_weapon under south:ice_smith\n"
    );
    let attack = "attack bear_cavalry@3,3 at undead_warrior@4,3\nchance melee melee melee";
    let told = testkit::play::<SummonerWars2>(&position, attack);
    assert!(told.contains("north discarded Hellforged Weapon from under Undead Warrior on d5."), "{told}");
    assert!(told.contains("south discarded Ice Smith from under Undead Warrior on d5."), "{told}");
}

#[test]
fn purge_says_for_which_unit_it_asks() {
    let position = format!(
        "phase: move\nsouth.magic: 9\nsouth.hand: purge\n{SUMMONERS}cell 3,3: south undead_warrior\n\
         cell 3,4: north citadel_knight\ncell 5,1: south undead_archer\ncell 5,2: north citadel_archer\n"
    );
    let played = ["play purge", "undead_warrior@3,3", "undead_archer@5,1", "pass"];
    let (question, _) = asked(&position, &played[..1]);
    assert!(question.contains("ask-purge"), "first, which units are sacrificed: {question}");
    let (question, _) = asked(&position, &played[..3]);
    assert!(!question.contains("who-acts"), "which units is asked of nobody: {question}");
    let (question, _) = asked(&position, &played);
    assert!(question.contains("card-undead_warrior") && question.contains("d4"), "{question}");
}

#[test]
fn boost_is_told_with_its_space() {
    let position = format!("phase: move\n{SUMMONERS}cell 2,2: south ice_smith\n");
    let told = testkit::play::<SummonerWars2>(&position, "move ice_smith@2,2 to 3,3\nboost");
    assert!(told.contains("Ice Smith on d4 got 1 boost."), "{told}");
}

#[test]
fn who_cannot_pay_hears_the_price() {
    let position =
        format!("phase: summon\nsouth.magic: 2\nsouth.hand: bear_cavalry\n{SUMMONERS}cell 1,3: south starting_gate\n");
    let why = testkit::refuse::<SummonerWars2>(&position, "summon bear_cavalry at 1,2");
    assert!(why.contains("it costs 3, you have 2"), "{why}");
}

#[test]
fn whoever_is_forced_is_named() {
    let position =
        format!("phase: move\nsouth.magic: 9\nsouth.hand: sneak\n{SUMMONERS}cell 3,3: south horde_climber\n");
    let (question, _) = asked(&position, &["play sneak", "horde_climber@3,3"]);
    assert!(question.contains("ask-force") && question.contains("card-horde_climber"), "{question}");
    assert!(question.contains("d4"), "{question}");
}

#[test]
fn a_phase_that_is_not_mine_is_never_idle_for_me() {
    let text = format!("game: summoner-wars-2\nphase: build\n{SUMMONERS}south.hand: bear_cavalry\n");
    let table = testkit::erased::<SummonerWars2>().read(&text).expect("a position");
    assert!(table.is_idle(Seat(0)) && !table.is_idle(Seat(1)));
}
