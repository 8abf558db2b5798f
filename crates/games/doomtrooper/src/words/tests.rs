//! Whatever may be said has words, also what seldom happens; that both languages have the same ones is tested elsewhere.

use super::{say, tell};
use crate::event::{Event, Name};
use crate::printed::{Face, Kind, Rate, Sort, Sorts};
use crate::setup::ABOUT;
use crate::state::{Area, Fate, Opening, PieceId, Stage, State, Tactic, Thing};
use crate::{Ask, Doomtrooper, Offer, Pick};
use kernel::{Arg, Lines, Phrase, Seat, Show};
use std::collections::{BTreeMap, BTreeSet};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Every key with its gaps.
fn keys() -> BTreeMap<String, BTreeSet<String>> {
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in ABOUT.en.lines() {
        if let Some((key, _)) = line.split_once(" =")
            && line.starts_with(|c: char| c.is_ascii_alphabetic())
        {
            last = key.to_string();
            keys.insert(last.clone(), BTreeSet::new());
        }
        let gaps =
            line.split('$').skip(1).map(|rest| rest.chars().take_while(char::is_ascii_lowercase).collect::<String>());
        keys.entry(last.clone()).or_default().extend(gaps);
    }
    keys
}

fn check(keys: &BTreeMap<String, BTreeSet<String>>, phrase: &Phrase) {
    let gaps = keys.get(&phrase.key).unwrap_or_else(|| panic!("no words for `{}`", phrase.key));
    let open: Vec<_> = gaps.iter().filter(|gap| phrase.args.iter().all(|(name, _)| name != gap)).collect();
    assert!(open.is_empty(), "`{}` leaves {open:?} open", phrase.key);
    phrase.args.iter().for_each(|(_, arg)| check_arg(keys, arg));
}

fn check_arg(keys: &BTreeMap<String, BTreeSet<String>>, arg: &Arg) {
    match arg {
        Arg::Phrase(phrase) => check(keys, phrase),
        Arg::List(args) | Arg::Choice(args) => args.iter().for_each(|arg| check_arg(keys, arg)),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
    }
}

/// One of each.
fn events() -> Vec<Event> {
    let (face, area) = (Face(0), Area::Squad);
    let who = Name { id: PieceId(0), by: A, face: Some(face) };
    let hidden = Name { id: PieceId(1), by: B, face: None };
    let (rate, tactic) = (Rate::Fight, Tactic::Fight);
    vec![
        Event::Began { seat: A },
        Event::Drew { seat: A, cards: 2 },
        Event::DrewCard { seat: A, face },
        Event::Shuffled { seat: A },
        Event::TookPrivilege { seat: A, hand: vec![face, face] },
        Event::TurnBegan { seat: A, turn: 2 },
        Event::TurnSkipped { seat: A },
        Event::Stopped { seat: A },
        Event::Added { who, area },
        Event::AddedHidden { who: hidden },
        Event::HidCard { seat: A, face },
        Event::Revealed { who },
        Event::Sought { who: hidden },
        Event::Exited { who },
        Event::Meditated { seat: A, d: 1 },
        Event::Entered { who, vehicle: face },
        Event::LeftVehicle { who, vehicle: face },
        Event::Transferred { who, area },
        Event::Played { seat: A, face },
        Event::Cast { seat: A, face, by: who },
        Event::Used { seat: A, what: who },
        Event::Aimed { at: hidden },
        Event::AimedAtSeat { at: B },
        Event::AimedAtArea { at: B, area },
        Event::Named { what: who },
        Event::NamedThing { what: Thing::Seat(B) },
        Event::NamedThing { what: Thing::Area(B, area) },
        Event::NamedThing { what: Thing::Face(face) },
        Event::NamedThing { what: Thing::Sort(Sort::Bauhaus) },
        Event::NamedThing { what: Thing::Rate(rate) },
        Event::NamedThing { what: Thing::Tactic(Tactic::Shoot) },
        Event::NamedThing { what: Thing::Offer(Offer::Hand) },
        Event::NamedThing { what: Thing::Number(2) },
        Event::Paid { seat: A, d: 3, from: None },
        Event::Paid { seat: A, d: 4, from: Some(face) },
        Event::Borrowed { seat: A, d: 3 },
        Event::Repaid { seat: A, d: 3 },
        Event::Cancelled { face },
        Event::Came { what: who },
        Event::Attached { what: face, to: who },
        Event::Attached { what: Face::all().find(|f| f.kind() == Kind::Mission).expect("a mission"), to: who },
        Event::Expired { what: face },
        Event::Discarded { what: face, of: A },
        Event::Threw { seat: A, cards: 1 },
        Event::ThrewCard { seat: A, face },
        Event::Sacrificed { what: face, of: A },
        Event::Returned { what: face, of: A },
        Event::ShuffledIn { what: face, of: A },
        Event::Wounded { who },
        Event::Killed { who },
        Event::Healed { who },
        Event::Saved { who },
        Event::Imprisoned { who },
        Event::Freed { who },
        Event::Turned { who, legion: true },
        Event::Turned { who, legion: false },
        Event::Taken { what: who, by: B },
        Event::Moved { what: who, to: hidden },
        Event::Marked { what: who, markers: 2 },
        Event::CombatBegan { seat: A },
        Event::CombatYielded { seat: A },
        Event::Fought { attacker: who, defender: hidden },
        Event::Chose { tactic },
        Event::Chose { tactic: Tactic::Shoot },
        Event::Defended { zone: face },
        Event::Armed { who, weapon: face },
        Event::Joined { who, side: who },
        Event::Replaced { old: who, new: who },
        Event::Struck { who, rate, attack: 5, whom: who, armor: 5 },
        Event::Struck { who, rate, attack: 4, whom: who, armor: 5 },
        Event::CombatEnded,
        Event::Sabotaging { who, whom: B },
        Event::SabotageFailed { whom: B },
        Event::Gained { seat: A, d: 3, p: 5, from: None },
        Event::Gained { seat: A, d: 4, p: 0, from: Some(face) },
        Event::Lost { seat: A, d: 3, p: 5, from: None },
        Event::Lost { seat: A, d: 4, p: 0, from: Some(face) },
        Event::Fulfilled { seat: A, mission: face },
        Event::Looked { seat: A, at: B },
        Event::SawCard { seat: B, face },
        Event::Fetched { seat: A, face },
        Event::FetchedUnseen { seat: A },
        Event::Answered { seat: A, kind: Kind::Art, yes: true },
        Event::Answered { seat: A, kind: Kind::Art, yes: false },
        Event::Strengthened { what: who, d: 2 },
        Event::Flipped { heads: true },
        Event::Flipped { heads: false },
        Event::Got { seat: A, undefined: 1, plain: 1, attack: 1 },
        Event::LastTurns { turns: 2 },
        Event::Won { seat: A },
        Event::Drawn,
        Event::Scored { wins: [1, 0], over: false },
        Event::Scored { wins: [1, 2], over: true },
        Event::Scored { wins: [1, 1], over: true },
        Event::Fell { seat: A },
    ]
}

#[test]
fn every_event_has_words_and_an_id_of_its_own() {
    let keys = keys();
    let mut ids = BTreeSet::new();
    for event in events() {
        check(&keys, &tell::event(&event));
        assert!(ids.insert(Doomtrooper::event_id(&event)), "{} twice", Doomtrooper::event_id(&event));
    }
}

fn asks() -> Vec<Ask> {
    let face = Face(0);
    let mut asks = vec![
        Ask::Shuffle,
        Ask::First,
        Ask::Coin,
        Ask::Privilege,
        Ask::Act,
        Ask::Target(face),
        Ask::Caster(face),
        Ask::Amount(face),
        Ask::Choose(face),
        Ask::NewAttacker(face),
        Ask::NewDefender(face),
        Ask::NewTactic(face),
        Ask::Joins(face),
        Ask::Moves(face),
        Ask::Goes(face, PieceId(0)),
        Ask::Card(face),
        Ask::OpenCard(face),
        Ask::Inside(face),
        Ask::Attacker,
        Ask::Defender,
        Ask::Tactic,
        Ask::Zone,
        Ask::Weapon,
        Ask::Struck,
        Ask::Split,
        Ask::Discard,
        Ask::Order,
    ];
    asks.extend(Opening::ALL.map(Ask::Window));
    asks
}

fn position(text: &str) -> State {
    Doomtrooper::read(&mut Lines::parse(text).expect("lines")).unwrap_or_else(|why| panic!("{why}"))
}

/// A combat, a play that is answered, somebody who is about to be hurt, and a sabotage.
const BUSY: &str = "A.d: 5\nA.hand: infantry lucky_shot\npiece 1: A infantry\npiece 2: B infantry\n\
                    piece 3: B infantry in aside cover secret\nframe 1: actions A standard 2 0 1\n\
                    frame 2: sabotage 1 B\nframe 3: combat\nframe 4: harm\nframe 5: play\nframe 6: window reaction >BA\n\
                    play 1: A lucky_shot card at piece 1\ncombat 1: by A stage modifiers must 1 pair 1 2 fight\n\
                    harm 1: 2 wound by 1\nharm 2: 3 kill";

#[test]
fn every_question_has_words_whatever_is_pending() {
    let keys = keys();
    for state in [position(BUSY), position("A.d: 1")] {
        for ask in asks() {
            check(&keys, &say::question(&state, A, ask));
            say::detail(&state, ask).iter().for_each(|phrase| check(&keys, phrase));
            if ask != Ask::Act {
                check(&keys, &say::pass(&state, ask).text);
            }
        }
    }
}

#[test]
fn every_answer_has_words() {
    let keys = keys();
    let state = position(BUSY);
    let (one, other, secret, face) = (PieceId(0), PieceId(1), PieceId(2), Face(0));
    let mut picks = vec![
        Pick::Play(face),
        Pick::Add(face),
        Pick::AddHidden(face),
        Pick::Seek(one),
        Pick::Exit(secret),
        Pick::Meditate,
        Pick::Enter(one),
        Pick::Leave(one),
        Pick::Transfer(one),
        Pick::Attack(one),
        Pick::Sabotage(one, B),
        Pick::Profess(one),
        Pick::Lead(one, other),
        Pick::Repay,
        Pick::Strengthen(one),
        Pick::Piece(secret),
        Pick::Piece(other),
        Pick::Seat(B),
        Pick::Face(face),
    ];
    picks.extend(Area::ALL.map(|area| Pick::Area(B, area)));
    let named = Sorts::LOYALTIES.and(Sorts::FOLLOWERS).and(Sorts::WEAPONS);
    picks.extend(named.iter().map(Pick::Sort));
    picks.extend(Kind::ALL.map(Pick::Kind));
    picks.extend(Rate::ALL.map(Pick::Rate));
    picks.extend(Tactic::ALL.map(Pick::Tactic));
    picks.extend(Offer::ALL.map(Pick::Offer));
    picks.extend(
        state.table().flat_map(|(id, _)| {
            state.face_of(id).entry().iter().enumerate().map(move |(at, _)| Pick::Use(id, at as u8))
        }),
    );
    for ask in asks() {
        for &pick in &picks {
            let said = say::pick(&state, ask, pick);
            check(&keys, &said.text);
            said.consequence.iter().for_each(|phrase| check(&keys, phrase));
            let id = Doomtrooper::pick_id(&state, pick).to_lowercase();
            let words: Vec<&str> = id.split(' ').collect();
            assert!(
                Doomtrooper::is_answer(&words)
                    && words.iter().all(|word| Doomtrooper::is_word(word) || Face::named(word).is_some()),
                "{id}"
            );
        }
    }
    check(&keys, &say::number(&state, Ask::Split, 2).text);
    check(&keys, &say::number(&state, Ask::Amount(face), 2).text);
}

#[test]
fn whatever_is_counted_off_has_words() {
    let keys = keys();
    let named = Stage::ALL.map(|stage| format!("stage-{}", stage.key())).into_iter();
    let named = named.chain(Fate::ALL.map(|fate| format!("doom-{}", fate.key())));
    named.for_each(|key| assert!(keys.contains_key(&key), "{key}"));
}
