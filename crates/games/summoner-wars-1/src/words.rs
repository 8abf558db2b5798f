//! What people see: ids for everything that is asked and told. The sentences are in `say.rs`.

pub(crate) mod say;

use crate::event::Event;
use crate::notation::{self, cell_key, reading};
use crate::printed::{Face, Faction, Phase};
use crate::setup::seat_key;
use crate::state::{CardId, State};
use crate::{Ask, Deck, Offer, Pick, SummonerWars1, Why, scene};
use kernel::scene::{Asking, Scene};
use kernel::{
    CardFacts, DeckCheck, DeckList, Facts, Lines, Luck, Malformed, Phrase, Rule, Say, Seat, Show, Stirs, Viewer,
};

impl Show for SummonerWars1 {
    fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
        notation::write(state, viewer, facts);
    }

    fn read(lines: &mut Lines) -> Result<State, Malformed> {
        reading::read(lines)
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
        let at = |card: CardId| place_id(state, card);
        match pick {
            Pick::Summon(face, cell) => format!("summon {} at {}", face.id(), cell_key(cell)),
            Pick::Play(face) => format!("play {}", face.id()),
            Pick::Build(face, cell) => format!("build {} at {}", face.id(), cell_key(cell)),
            Pick::Move(card, cell) => format!("move {} to {}", at(card), cell_key(cell)),
            Pick::Stay(card) => format!("stay {}", at(card)),
            Pick::Attack(card, target) => format!("attack {} at {}", at(card), at(target)),
            Pick::Use(card, ability) => format!("{} {}", ability.key(), at(card)),
            Pick::Conjure(face) => format!("magic {}", face.id()),
            Pick::Give(count) => format!("give {count}"),
            Pick::Card(card) => at(card),
            Pick::Cell(cell) => cell_key(cell),
            Pick::Face(face) => face.id().into(),
            Pick::Discarded(face) => format!("discarded {}", face.id()),
            Pick::Seat(seat) => seat_key(seat).into(),
            Pick::Offer(offer) => offer_key(offer).replace('-', " "),
            Pick::Die(number) => format!("die {}", number + 1),
            Pick::Trigger(card, why, about) => match about {
                Some(cell) => format!("{} {} about {}", why_key(why), at(card), cell_key(cell)),
                None => format!("{} {}", why_key(why), at(card)),
            },
        }
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

    fn question(state: &State, seat: Seat, ask: Ask) -> Phrase {
        say::question(state, seat, ask)
    }

    fn detail(_: &State, _: Seat, ask: Ask) -> Option<Phrase> {
        say::why_of(ask).map(say::about)
    }

    fn asking(_: &State, _: Seat, ask: Ask) -> Asking {
        // After these answers dice fall or cards are hidden.
        let is_final = matches!(ask, Ask::Attack | Ask::Act(Phase::Attack | Phase::Magic));
        Asking { is_final, ..Asking::default() }
    }

    fn pick(state: &State, _: Ask, pick: Pick) -> Say {
        let said = say::pick(state, pick);
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

    fn refusal(_: &State, _: Ask, _: Pick, rule: Rule) -> Option<Phrase> {
        Some(Phrase::new(format!("no-{rule}")))
    }

    fn scene(state: &State, viewer: Viewer) -> Scene {
        scene::scene(state, viewer)
    }

    fn cards() -> Vec<CardFacts> {
        Face::all().map(scene::card_facts).collect()
    }

    fn random_deck(luck: &mut Luck) -> Option<String> {
        let faction = Faction::ALL[luck.below(Faction::ALL.len() as u32) as usize];
        Some(Deck::random(faction, luck).to_string())
    }

    fn check_deck(text: &str) -> Option<Result<DeckCheck, Malformed>> {
        Some(Deck::parse(text).map(|deck| deck.check()))
    }

    fn ready_decks() -> Vec<(Phrase, DeckList)> {
        let deck = |f: Faction| (Phrase::new(format!("faction-{}", f.name())), Deck::ready_made(f).list());
        Faction::ALL.into_iter().map(deck).collect()
    }
}

/// A card with its space, where it has one.
fn place_id(state: &State, card: CardId) -> String {
    match state.cell(card) {
        Some(cell) => format!("{}@{}", state.face(card).id(), cell_key(cell)),
        None => state.face(card).id().into(),
    }
}

pub(crate) fn why_key(why: Why) -> String {
    match why {
        Why::Ability(ability) => ability.key(),
        Why::Effect(effect) => effect.name().into(),
    }
}

pub(crate) fn offer_key(offer: Offer) -> &'static str {
    match offer {
        Offer::Pay => "pay",
        Offer::Heal => "heal",
        Offer::SlideUnder => "slide-under",
        Offer::Discard => "discard",
        Offer::Keep => "keep",
        Offer::Edge => "one-more-die",
        Offer::Far => "ranged",
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
        Event::Rolled { ref dice } => {
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
