//! What people see: the door to notation, ids, words and scene. The sentences are in `say.rs` and `tell.rs`.

mod foresee;
mod ids;
mod reading;
pub(crate) mod say;
mod tell;
#[cfg(test)]
mod tests;

use crate::clause::Moment;
use crate::event::Event;
use crate::printed::{DECKS, Kind, Ready, sort};
use crate::rules::offers;
use crate::state::{Opening, PieceId, State};
use crate::{Ask, Deck, Doomtrooper, Limits, Pick, notation, scene};
use kernel::scene::{Asking, Scene};
use kernel::{
    Because, CardFacts, DeckCheck, DeckList, Facts, Lines, Luck, Malformed, Phrase, Rule, Say, Seat, Show, Stirs,
    Viewer,
};

impl Show for Doomtrooper {
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
            Ask::Shuffle => "shuffle",
            Ask::First => "first",
            Ask::Coin => "coin",
            Ask::Privilege => "privilege",
            Ask::Window(Opening::Any) => "any-time",
            Ask::Window(Opening::Combat) => "in-combat",
            Ask::Window(Opening::Saving) => "save",
            Ask::Window(Opening::Reaction) => "react",
            Ask::Window(Opening::Sabotage) => "sabotage",
            Ask::Window(Opening::Start) => "start",
            Ask::Window(Opening::DrawStep) => "draw-step",
            Ask::Window(Opening::End) => "end",
            Ask::Window(Opening::Points) => "points",
            Ask::Act => "act",
            Ask::Target(_) => "target",
            Ask::Caster(_) => "caster",
            Ask::Amount(_) => "amount",
            Ask::Choose(_) => "choose",
            Ask::NewAttacker(_) => "new-attacker",
            Ask::NewDefender(_) => "new-defender",
            Ask::NewTactic(_) => "new-tactic",
            Ask::Joins(_) => "joins",
            Ask::Moves(_) => "moves",
            Ask::Goes(..) => "goes",
            Ask::Card(_) => "card",
            Ask::OpenCard(_) => "open-card",
            Ask::Inside(_) => "inside",
            Ask::Attacker => "attacker",
            Ask::Defender => "defender",
            Ask::Tactic => "tactic",
            Ask::Zone => "warzone",
            Ask::Weapon => "weapon",
            Ask::Struck => "struck",
            Ask::Split => "split",
            Ask::Discard => "discard",
            Ask::Order => "order",
        }
    }

    fn pick_id(state: &State, pick: Pick) -> String {
        ids::pick(state, pick)
    }

    fn is_word(word: &str) -> bool {
        reading::is_word(word)
    }

    fn is_answer(words: &[&str]) -> bool {
        reading::is_answer(words)
    }

    fn face_id(ask: Ask, face: u32) -> String {
        match ask {
            Ask::Coin if face == 0 => "heads".into(),
            Ask::Coin => "tails".into(),
            Ask::First => Seat(face as u8).letter().to_string(),
            _ => (face + 1).to_string(),
        }
    }

    fn event_id(event: &Event) -> String {
        ids::event(event)
    }

    fn rule(ask: Ask) -> Rule {
        Rule(match ask {
            Ask::Shuffle => "DT-SETUP-3",
            Ask::First => "DT-SETUP-6",
            Ask::Coin => "DT-NEVER-1",
            Ask::Privilege => "DT-SETUP-7",
            Ask::Window(Opening::Any) => "DT-TIMING-3",
            Ask::Window(Opening::Combat) => "DT-TIMING-6",
            Ask::Window(Opening::Saving) => "DT-COMBAT-32",
            Ask::Window(Opening::Reaction) => "DT-REACT-2",
            Ask::Window(Opening::Sabotage) => "DT-SABOTAGE-12",
            Ask::Window(Opening::Start | Opening::End) => "DT-TURN-3",
            Ask::Window(Opening::DrawStep) => "DT-TIMING-12",
            Ask::Window(Opening::Points) | Ask::Split => "DT-COMBAT-36",
            Ask::Act => "DT-ACTION-4",
            Ask::Target(_)
            | Ask::Choose(_)
            | Ask::NewAttacker(_)
            | Ask::NewDefender(_)
            | Ask::NewTactic(_)
            | Ask::Joins(_)
            | Ask::Moves(_)
            | Ask::Goes(..) => "DT-REACT-10",
            Ask::Caster(_) => "DT-ART-1",
            Ask::Amount(_) => "DT-ART-3",
            Ask::Card(_) | Ask::OpenCard(_) => "DT-ZONE-13",
            Ask::Inside(_) => "DT-VEHICLE-1",
            Ask::Attacker | Ask::Defender => "DT-COMBAT-3",
            Ask::Tactic => "DT-COMBAT-11",
            Ask::Zone => "DT-WARZONE-3",
            Ask::Weapon => "DT-WEAPON-7",
            Ask::Struck => "DT-COMBAT-55",
            Ask::Discard => "DT-DISCARD-2",
            Ask::Order => "DT-TIMING-8",
        })
    }

    fn no_candidate(state: &State, ask: Ask, words: &[&str]) -> Because {
        reading::why_not(state, ask, words)
    }

    fn question(state: &State, seat: Seat, ask: Ask) -> Phrase {
        say::question(state, seat, ask)
    }

    fn detail(state: &State, _: Seat, ask: Ask) -> Option<Phrase> {
        say::detail(state, ask)
    }

    fn is_idle(state: &State, seat: Seat, ask: Ask) -> bool {
        matches!(ask, Ask::Window(_)) && can_do_nothing(state, seat)
    }

    fn asking(state: &State, seat: Seat, ask: Ask) -> Asking {
        foresee::asking(state, seat, ask)
    }

    fn pick(state: &State, ask: Ask, pick: Pick) -> Say {
        say::pick(state, ask, pick)
    }

    fn pass(state: &State, ask: Ask) -> Say {
        say::pass(state, ask)
    }

    fn number(state: &State, ask: Ask, n: u32) -> Say {
        say::number(state, ask, n)
    }

    fn event(event: &Event) -> Phrase {
        tell::event(event)
    }

    fn stirs(_: &State, event: &Event, seat: Seat) -> Stirs {
        tell::stirs(event, seat)
    }

    fn refusal(_: &State, _: Ask, _: Pick, rule: Rule) -> Option<Phrase> {
        say::if_said(format!("no-{rule}"))
    }

    fn scene(state: &State, viewer: Viewer) -> Scene {
        scene::scene(state, viewer)
    }

    fn cards() -> Vec<CardFacts> {
        scene::cards()
    }

    fn random_deck(luck: &mut Luck) -> Option<String> {
        Some(Deck::random(luck).list().to_string())
    }

    fn check_deck(text: &str) -> Option<Result<DeckCheck, Malformed>> {
        Some(Deck::parse(text).map(|deck| deck.check(Limits::default())))
    }

    fn ready_decks() -> Vec<(Phrase, DeckList)> {
        let deck = |ready: &Ready| (Phrase::new(format!("faction-{}", ready.id)), Deck::ready_made(ready).list());
        DECKS.iter().map(deck).collect()
    }
}

/// Whoever has no card in hand and nothing on the table to use can do nothing in a window, as everybody can see.
fn can_do_nothing(state: &State, seat: Seat) -> bool {
    let does = |id: PieceId| {
        let face = state.face_of(id);
        let ranks = sort::SERGEANT.and(sort::DOOMTROOPER_OR_LEGION);
        face.listens(Moment::Use) && offers::user(state, id) == seat
            || face.printed().sorts.any(ranks) && state.controller(id) == seat
    };
    // DT-ART-4: a spell that lasts may be strengthened.
    let grows = |id: PieceId| {
        state.piece(id).is_ghost() && state.face_of(id).kind() == Kind::Art && state.controller(id) == seat
    };
    let empty = state.hand_of(seat).is_empty() && state.player(seat).debt == 0;
    empty && !state.table().any(|(id, _)| does(id) || grows(id))
}
