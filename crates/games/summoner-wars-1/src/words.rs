//! What people see: ids for everything that is asked and told. The sentences are in `say.rs`.

mod reading;
pub(crate) mod say;

use crate::event::Event;
use crate::notation::{self, cell_key};
use crate::printed::{Face, Faction, Phase};
use crate::rules::dice::HIT;
use crate::rules::playing::event_price;
use crate::rules::turn;
use crate::setup::seat_key;
use crate::state::{CardId, State};
use crate::{Ask, Deck, Pick, SummonerWars1, Why, scene};
use grid::Cell;
use kernel::scene::{Asking, Dice, Die, Scene};
use kernel::{
    Because, CardFacts, DeckCheck, DeckList, Facts, Id, Lines, Luck, Malformed, Phrase, Rule, Say, Seat, Show, Stirs,
    Viewer,
};

impl Show for SummonerWars1 {
    fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
        notation::write(state, viewer, facts);
    }

    fn read(lines: &mut Lines) -> Result<State, Malformed> {
        notation::reading::read(lines)
    }

    fn fact(state: &State, viewer: Viewer, name: &str) -> Option<String> {
        notation::fact(state, viewer, name)
    }

    fn ask_id(ask: Ask) -> &'static str {
        match ask {
            Ask::Roll => "roll",
            Ask::First => "first",
            Ask::Shuffle => "shuffle",
            Ask::Die => "die",
            Ask::Act(phase) => phase.key(),
            Ask::Window => "window",
            Ask::Path => "path",
            Ask::Order => "order",
            Ask::Target(_) => "target",
            Ask::Choose(_) => "choose",
            Ask::Space(_) => "space",
            Ask::Card(_) => "card",
            Ask::Below(_) => "below",
            Ask::Above(_) => "above",
            Ask::Player(_) => "player",
            Ask::Number(_) => "number",
            Ask::Attack => "whom",
            Ask::React => "react",
        }
    }

    fn pick_id(state: &State, pick: Pick) -> String {
        let at = |id: Id, card: CardId| on(state, id, card);
        let to = |id: Id, cell: Cell| id.pair(cell.column() + 1, cell.row() + 1);
        let id = match pick {
            Pick::Summon(face, cell) => to(Id::new("summon ").then(face.id()).then(" at "), cell),
            Pick::Play(face) => Id::new("play ").then(face.id()),
            Pick::Build(face, cell) => to(Id::new("build ").then(face.id()).then(" at "), cell),
            Pick::Move(card, cell) => to(at(Id::new("move "), card).then(" to "), cell),
            Pick::Stay(card) => at(Id::new("stay "), card),
            Pick::Attack(card, target) => at(at(Id::new("attack "), card).then(" at "), target),
            Pick::Use(card, ability) => at(Id::new(ability.key()).then(" "), card),
            Pick::Conjure(face) => Id::new("magic ").then(face.id()),
            Pick::Give(count) => Id::new("give ").then(&count.to_string()),
            Pick::Card(card) => at(Id::new(""), card),
            Pick::Cell(cell) => to(Id::new(""), cell),
            Pick::Face(face) => Id::new(face.id()),
            Pick::Discarded(face) => Id::new("discarded ").then(face.id()),
            Pick::Seat(seat) => Id::new(seat_key(seat)),
            Pick::Pay(_) => Id::new("pay"),
            Pick::Offer(offer) => Id::new(&offer.key().replace('-', " ")),
            Pick::Die(number) => Id::new("die ").then(&(number + 1).to_string()),
            Pick::Trigger(card, why, about, _) => {
                let id = at(Id::new(&why_key(why)).then(" "), card);
                about.map_or(id.clone(), |cell| to(id.then(" about "), cell))
            }
        };
        id.text()
    }

    fn is_word(word: &str) -> bool {
        reading::is_word(word)
    }

    fn is_answer(words: &[&str]) -> bool {
        reading::is_answer(words)
    }

    fn event_id(event: &Event) -> String {
        event_id(event)
    }

    fn rule(ask: Ask) -> Rule {
        Rule(match ask {
            Ask::Roll | Ask::First => "SW1-SETUP-6",
            Ask::Shuffle => "SW1-SETUP-4",
            Ask::Die => "SW1-COMP-1",
            Ask::Act(Phase::Draw) => "SW1-DRAW-1",
            Ask::Act(Phase::Summon) => "SW1-SUMMON-1",
            Ask::Act(Phase::Event) => "SW1-EVENT-1",
            Ask::Act(Phase::Move) => "SW1-MOVE-1",
            Ask::Act(Phase::Attack) => "SW1-ATTACK-1",
            Ask::Act(Phase::Magic) => "SW1-MAGIC-1",
            Ask::Window => "SW1-TURN-5",
            Ask::Path => "SW1-MOVE-2",
            Ask::Order => "SW1-TERM-25",
            Ask::Target(_) | Ask::Choose(_) | Ask::Card(_) | Ask::Player(_) | Ask::Number(_) => "SW1-ABIL-13",
            Ask::Below(_) | Ask::Above(_) => "SW1-MAGIC-13",
            Ask::Space(_) => "SW1-TERM-30",
            Ask::Attack => "SW1-ATTACK-18",
            Ask::React => "SW1-RULING-21",
        })
    }

    fn no_candidate(state: &State, ask: Ask, words: &[&str]) -> Because {
        reading::why_not(state, ask, words)
    }

    fn question(state: &State, seat: Seat, ask: Ask) -> Phrase {
        say::question(state, seat, ask)
    }

    fn detail(_: &State, _: Seat, ask: Ask) -> Option<Phrase> {
        say::why_of(ask).map(say::about)
    }

    fn is_idle(state: &State, _: Seat, ask: Ask) -> bool {
        matches!(ask, Ask::Act(phase) if turn::is_idle(state, phase))
    }

    fn asking(_: &State, _: Seat, ask: Ask) -> Asking {
        // After these answers dice fall or cards are hidden.
        let is_final = matches!(ask, Ask::Attack | Ask::Act(Phase::Attack | Phase::Magic));
        Asking { is_final, ..Asking::default() }
    }

    fn pick(state: &State, ask: Ask, pick: Pick) -> Say {
        let said = say::pick(state, ask, pick);
        if matches!(pick, Pick::Use(..)) { said.opening() } else { said }
    }

    fn pass(_: &State, ask: Ask) -> Say {
        Say::new(match ask {
            Ask::Act(phase) => Phrase::new(format!("answer-end-{}", phase.key())),
            Ask::Target(_) => Phrase::new("answer-nobody"),
            Ask::Path | Ask::Space(_) => Phrase::new("answer-stop"),
            Ask::Window => Phrase::new("answer-nothing"),
            _ => Phrase::new("answer-no"),
        })
    }

    fn stirs(state: &State, event: &Event, seat: Seat) -> Stirs {
        event.stirs(state, seat)
    }

    fn event(event: &Event) -> Phrase {
        say::event(event)
    }

    fn thrown(event: &Event) -> Vec<Die> {
        match event {
            Event::Rolled { dice, least } => dice.iter().map(|&shown| say::die(shown, *least)).collect(),
            Event::Rerolled { die, .. } | Event::RolledForFirst { die, .. } => vec![say::die(*die, None)],
            _ => vec![],
        }
    }

    fn die_faces() -> Vec<Dice> {
        let dice = (1..=6).map(|shown| say::die(shown, Some(HIT))).collect();
        vec![Dice { id: "die".into(), label: Phrase::new("attack-die"), dice }]
    }

    fn refusal(state: &State, _: Ask, pick: Pick, rule: Rule) -> Option<Phrase> {
        let price = match (rule.0, pick) {
            ("SW1-SUMMON-4", Pick::Summon(face, _)) => face.printed().cost,
            ("SW1-MAGIC-11", Pick::Play(_)) => Some(event_price(state, state.active)),
            _ => None,
        };
        Some(match price {
            Some(cost) => Phrase::new("no-magic")
                .number("cost", cost)
                .number("magic", state.size(crate::Pile::Magic, state.active)),
            None => Phrase::new(format!("no-{rule}")),
        })
    }

    fn scene(state: &State, viewer: Viewer) -> Scene {
        scene::scene(state, viewer)
    }

    fn cards() -> Vec<CardFacts> {
        Face::all().map(scene::card_facts).collect()
    }

    fn random_deck(luck: &mut Luck) -> Option<String> {
        let faction = Faction::ALL[luck.below(Faction::ALL.len() as u32) as usize];
        Some(Deck::random(faction, luck).list().to_string())
    }

    fn check_deck(text: &str) -> Option<Result<DeckCheck, Malformed>> {
        Some(Deck::parse(text).map(|deck| deck.check()))
    }

    fn ready_decks() -> Vec<(Phrase, DeckList)> {
        let deck = |f: Faction| (Phrase::new(format!("faction-{}", f.key())), Deck::ready_made(f).list());
        Faction::ALL.into_iter().map(deck).collect()
    }
}

/// A card, and where it is if it is on the battlefield.
fn on(state: &State, id: Id, card: CardId) -> Id {
    let id = id.then(state.face(card).id());
    match state.cell(card) {
        Some(cell) => id.then("@").pair(cell.column() + 1, cell.row() + 1),
        None => id,
    }
}

pub(crate) fn why_key(why: Why) -> String {
    match why {
        Why::Ability(ability) => ability.key().into(),
        Why::Effect(effect) => effect.key().into(),
    }
}

fn event_id(event: &Event) -> String {
    let s = seat_key;
    let f = Face::id;
    let c = cell_key;
    let at = |face: Face, cell| format!("{}@{}", face.id(), cell_key(cell));
    match *event {
        Event::RolledForFirst { seat, die } => format!("rolled-first {} {die}", s(seat)),
        Event::Began { seat } => format!("began {}", s(seat)),
        Event::TurnBegan { seat, turn } => format!("turn {} {turn}", s(seat)),
        Event::PhaseBegan { phase } => format!("phase {}", phase.key()),
        Event::Drew { seat, count } => format!("drew {} {count}", s(seat)),
        Event::DrewOwn { seat, ref faces } => {
            format!("drew {} {}", s(seat), faces.iter().map(|x| x.id()).collect::<Vec<_>>().join(" "))
        }
        Event::Paid { seat, magic } => format!("paid {} {magic}", s(seat)),
        Event::Summoned { face, cell, .. } => format!("summoned {}", at(face, cell)),
        Event::Built { face, cell, .. } => format!("built {}", at(face, cell)),
        Event::Played { face, .. } => format!("played {}", f(face)),
        Event::Moved { face, from, to } => format!("moved {} to {}", at(face, from), c(to)),
        Event::Stayed { face, cell } => format!("stayed {}", at(face, cell)),
        Event::Placed { face, cell } => format!("placed {}", at(face, cell)),
        Event::Exchanged { face, from, other, to } => format!("exchanged {} and {}", at(face, from), at(other, to)),
        Event::Used { face, cell, ability } => format!("used {} {}", ability.key(), at(face, cell)),
        Event::Mimicked { face, cell, other } => format!("mimicked {} {}", at(face, cell), f(other)),
        Event::Chosen { face, cell } => format!("chose {}", at(face, cell)),
        Event::Attacked { face, from, target, at: to, dice } => {
            format!("attacked {} at {} with {dice}", at(face, from), at(target, to))
        }
        Event::Rolled { ref dice, .. } => {
            format!("rolled {}", dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
        }
        Event::Ignored { die, why } => format!("ignored {die} {}", why_key(why)),
        Event::Rerolled { die, why } => format!("rerolled {die} {}", why_key(why)),
        Event::Wounded { face, cell, wounds } => format!("wounded {} {wounds}", at(face, cell)),
        Event::Healed { face, cell, wounds } => format!("healed {} {wounds}", at(face, cell)),
        Event::Prevented { face, cell, why } => format!("prevented {} {}", at(face, cell), why_key(why)),
        Event::Destroyed { face, cell, to: Some(seat) } => format!("destroyed {} to {}", at(face, cell), s(seat)),
        Event::Destroyed { face, cell, to: None } => format!("destroyed {}", at(face, cell)),
        Event::Discarded { seat, face, cell: Some(cell) } => format!("discarded {} {}", s(seat), at(face, cell)),
        Event::Discarded { seat, face, cell: None } => format!("discarded {} {}", s(seat), f(face)),
        Event::Conjured { seat, face } => format!("magic {} {}", s(seat), f(face)),
        Event::ConjuredHidden { seat } => format!("magic {}", s(seat)),
        Event::Gained { seat, face } => format!("gained {} {}", s(seat), f(face)),
        Event::Passed { from, to, count } => format!("passed {} to {} {count}", s(from), s(to)),
        Event::Grew { seat, cell } => format!("grew {} {}", s(seat), c(cell)),
        Event::Held { face, cell } => format!("held {}", at(face, cell)),
        Event::Freed { face, cell } => format!("freed {}", at(face, cell)),
        Event::SlidUnder { face, under, cell } => format!("slid {} under {}", f(face), at(under, cell)),
        Event::Controlled { seat, face, cell } => format!("controlled {} {}", s(seat), at(face, cell)),
        Event::Revealed { seat, face } => format!("revealed {} {}", s(seat), f(face)),
        Event::Taken { seat, face } => format!("taken {} {}", s(seat), f(face)),
        Event::Marked { seat, what } => format!("lasting {} {}", s(seat), what.key()),
        Event::Eliminated { seat } => format!("eliminated {}", s(seat)),
        Event::Won { seat } => format!("won {}", s(seat)),
        Event::Drawn => "drawn".into(),
    }
}
