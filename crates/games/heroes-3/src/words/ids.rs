//! Everything by its id.

use crate::event::Event;
use crate::notation::{card_id, hex_id, read_card};
use crate::printed::{AiCard, Building, Unit};
use crate::state::{Business, By, Cell, Common, Heap, Matter, Top};
use crate::tables::Resource;
use crate::{Ask, Offer, Pick};
use grid::hex::Hex;
use kernel::Seat;

pub(super) fn ask(ask: Ask) -> &'static str {
    match ask {
        Ask::Shuffle => "shuffle",
        Ask::First => "first",
        Ask::ResourceDie => "resource-die",
        Ask::TreasureDie => "treasure-die",
        Ask::AttackDie => "attack-die",
        Ask::Bonus => "bonus",
        Ask::Rotate => "rotate",
        Ask::Act => "act",
        Ask::Refill => "refill",
        Ask::Search(Common::Abilities) => "search-abilities",
        Ask::Search(Common::Artifacts) => "search-artifacts",
        Ask::Search(Common::Spells) => "search-spells",
        Ask::Take(_) => "take",
        Ask::Keep => "keep",
        Ask::Spot => "spot",
        Ask::Turn => "turn",
        Ask::Observe => "observe",
        Ask::Garden => "garden",
        Ask::Tree => "tree",
        Ask::Hut => "hut",
        Ask::HutCard => "hut-card",
        Ask::Spring => "spring",
        Ask::Box => "box",
        Ask::Obelisk => "obelisk",
        Ask::Shrine => "shrine",
        Ask::Market => "market",
        Ask::Recruit => "recruit",
        Ask::Reinforce => "reinforce",
        Ask::Plague => "plague",
        Ask::Settle => "settle",
        Ask::CityHall => "city-hall",
        Ask::Mp => "mp",
        Ask::Exchange => "exchange",
        Ask::Return => "return",
        Ask::Town => "town",
        Ask::Yield => "yield",
        Ask::Defence => "defence",
        Ask::Deploy => "deploy",
        Ask::Place => "place",
        Ask::Activate => "activate",
        Ask::Fight => "fight",
        Ask::Extend => "extend",
        Ask::Instant => "instant",
        Ask::Wander => "wander",
        Ask::Peek => "peek",
        Ask::Gate => "gate",
        Ask::Reroll => "reroll",
        Ask::RerollForToken => "reroll-for-token",
        Ask::Parry => "parry",
        Ask::Save => "save",
        Ask::Splash => "splash",
        Ask::Scare => "scare",
        Ask::Heal => "heal",
        Ask::Lose => "lose",
        Ask::Empower => "empower",
        Ask::Face => "face",
        Ask::Doomed => "doomed",
        Ask::Answer => "answer",
        Ask::Aim => "aim",
        Ask::Cure => "cure",
        Ask::CastNow => "cast-now",
        Ask::Skip => "skip",
        Ask::Raise => "raise",
        Ask::Pay => "pay",
        Ask::AiMove => "ai-move",
        Ask::AiTarget => "ai-target",
        Ask::ForgetAiCard => "forget-ai-card",
        Ask::RemoveCard => "remove-card",
        Ask::ResourceChoice => "resource-choice",
        Ask::Joins => "joins",
        Ask::Deed(what) => what.key(),
        Ask::Quest(matter) => matter.key(),
    }
}

/// The rule behind a question.
pub(super) fn rule(ask: Ask) -> &'static str {
    match ask {
        Ask::Shuffle => "H3-SETUP-14",
        Ask::First => "H3-SETUP-22",
        Ask::ResourceDie => "H3-RES-3",
        Ask::TreasureDie => "H3-MAP-10",
        Ask::AttackDie => "H3-COMBAT-12",
        Ask::Bonus => "H3-SETUP-16",
        Ask::Rotate => "H3-SETUP-21",
        Ask::Act => "H3-TURN-6",
        Ask::Refill => "H3-TURN-2",
        Ask::Search(_) | Ask::Take(_) => "H3-DECK-4",
        Ask::Keep => "H3-LOC-18",
        Ask::Spot => "H3-MAP-15",
        Ask::Turn => "H3-AMB-16",
        Ask::Observe => "H3-LOC-8",
        Ask::Garden => "H3-LOC-4",
        Ask::Tree => "H3-LOC-6",
        Ask::Hut | Ask::HutCard => "H3-LOC-10",
        Ask::Spring => "H3-LOC-16",
        Ask::Box => "H3-LOC-35",
        Ask::Obelisk => "H3-LOC-24",
        Ask::Shrine => "H3-LOC-7",
        Ask::Market => "H3-MARKET-1",
        Ask::Recruit => "H3-UNIT-5",
        Ask::Reinforce => "H3-AMB-45",
        Ask::Plague => "H3-ROUND-4",
        Ask::Settle => "H3-LOC-25",
        Ask::CityHall => "H3-TOWN-7",
        Ask::Mp => "H3-AMB-3",
        Ask::Exchange => "H3-MORALE-2",
        Ask::Return => "H3-COMBAT-31",
        Ask::Town => "H3-TOWN-1",
        Ask::Yield => "H3-HERO-8",
        Ask::Defence => "H3-SIEGE-1",
        Ask::Deploy => "H3-COMBAT-7",
        Ask::Place => "H3-NEUTRAL-8",
        Ask::Activate => "H3-COMBAT-25",
        Ask::Fight => "H3-COMBAT-26",
        Ask::Extend => "H3-COMBAT-5",
        Ask::Instant => "H3-COMBAT-22",
        Ask::Wander | Ask::Peek => "H3-UNIT-13",
        Ask::Gate => "H3-AMB-35",
        Ask::Reroll => "H3-AMB-69",
        Ask::RerollForToken => "H3-MORALE-9",
        Ask::Parry => "H3-AMB-70",
        Ask::Save | Ask::Splash | Ask::Scare | Ask::Heal | Ask::Lose => "H3-UNIT-13",
        Ask::Empower => "H3-SPELL-2",
        Ask::Face => "H3-AMB-33",
        Ask::Doomed | Ask::Answer => "H3-COMBAT-22",
        Ask::Aim | Ask::Cure => "H3-SPELL-8",
        Ask::CastNow => "H3-COMBAT-38",
        Ask::Skip => "H3-COMBAT-38",
        Ask::Raise => "H3-AMB-47",
        Ask::Pay => "H3-DECK-20",
        Ask::AiMove => "H3-AI-18",
        Ask::AiTarget => "H3-AI-3",
        Ask::Deed(Business::Satyr) => "H3-ROUND-4",
        Ask::Deed(Business::Hire) => "H3-NEUTRAL-3",
        Ask::Deed(Business::Spring) => "H3-LOC-16",
        Ask::Deed(Business::Control) => "H3-WIN-4",
        Ask::Deed(Business::Scout) => "H3-MOVE-4",
        Ask::Deed(Business::Cheer) => "H3-AMB-7",
        Ask::Deed(Business::Legion) => "H3-UNIT-5",
        Ask::Deed(Business::TownPortal) => "H3-SPELL-8",
        Ask::Quest(Matter::Swap) => "H3-MARKET-3",
        Ask::Deed(_) => "H3-TOWN-21",
        Ask::ForgetAiCard | Ask::RemoveCard | Ask::ResourceChoice | Ask::Joins | Ask::Quest(_) => "H3-MODE-6",
    }
}

fn walker(walker: u8) -> &'static str {
    if walker == 0 { "main" } else { "secondary" }
}

pub(super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::Move(who, to) => format!("move {} {}", walker(who), hex_id(to)),
        Pick::Again(who) => format!("again {}", walker(who)),
        Pick::Reveal(who, at) => format!("reveal {} {}", walker(who), hex_id(at)),
        Pick::Explore(who) => format!("explore {}", walker(who)),
        Pick::Land(who) => format!("land {}", walker(who)),
        Pick::Build(what) => format!("build {}", what.key()),
        Pick::Recruit(unit) => format!("recruit {}", unit.id()),
        Pick::Reinforce(unit) => format!("reinforce {}", unit.id()),
        Pick::Hire(at) => format!("hire {}", hex_id(at)),
        Pick::BuySpell => "buy-spell".into(),
        Pick::Morale(what) => format!("morale {}", what.key()),
        Pick::Offer(what) => what.key().into(),
        Pick::Card(face) => format!("card {}", card_id(face)),
        Pick::Tile(at, turn) => format!("tile {} turn {turn}", hex_id(at)),
        Pick::Field(at) => format!("field {}", hex_id(at)),
        Pick::Die(face) => format!("die {}", face + 1),
        Pick::Trade(give, get) => format!("trade {} for {}", give.key(), get.key()),
        Pick::Use(what) => format!("use {}", what.key()),
        Pick::Reroll(by, face) => format!("reroll {} {}", by.key(), face + 1),
        Pick::Swap(unit) => format!("swap {}", unit.id()),
        Pick::Remove(face) => format!("remove {}", card_id(face)),
        Pick::Deploy(unit, at) => format!("deploy {} {}", unit.id(), at.id()),
        Pick::Cell(at) => format!("to {}", at.id()),
        Pick::Activate(at) => format!("activate {}", at.id()),
        Pick::Strike(at) => format!("strike {}", at.id()),
        Pick::Peek(heap) => format!("peek {}", heap.key()),
        Pick::Break(at) => format!("break {}", at.id()),
        Pick::Defend => "defend".into(),
        Pick::Surrender => "surrender".into(),
        Pick::Play(face, which) => format!("play {} {}", card_id(face), if which == 0 { "basic" } else { "expert" }),
        Pick::PlayOn(face, which, at) => {
            format!("play {} {} {}", card_id(face), if which == 0 { "basic" } else { "expert" }, at.id())
        }
        Pick::Cast(face) => format!("cast {}", card_id(face)),
        Pick::CastAt(face, at) => format!("cast {} {}", card_id(face), at.id()),
        Pick::AiCard(card) => format!("ai-card {}", card.key()),
        Pick::Give(unit, to) => format!("give {} {}", unit.id(), to.letter()),
        Pick::Share(unit) => format!("share {}", unit.id()),
        Pick::Barter(to) => format!("barter {}", to.letter()),
        Pick::SwapCards(to) => format!("swap-cards {}", to.letter()),
        Pick::Hand(what, n) => format!("hand {n} {}", what.key()),
    }
}

const VERBS: [&str; 41] = [
    "swap-cards",
    "give",
    "share",
    "barter",
    "hand",
    "ai-card",
    "play",
    "cast",
    "basic",
    "expert",
    "move",
    "again",
    "reveal",
    "explore",
    "land",
    "build",
    "recruit",
    "reinforce",
    "hire",
    "buy-spell",
    "morale",
    "card",
    "tile",
    "turn",
    "field",
    "die",
    "trade",
    "for",
    "remove",
    "deploy",
    "to",
    "activate",
    "strike",
    "break",
    "peek",
    "defend",
    "surrender",
    "use",
    "reroll",
    "weasel",
    "swap",
];

fn is_hex(word: &str) -> bool {
    word.parse::<Hex>().is_ok()
}

fn is_walker(word: &str) -> bool {
    word == "main" || word == "secondary"
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.len() < 3 && word.bytes().all(|b| b.is_ascii_digit())
}

pub(super) fn is_word(word: &str) -> bool {
    VERBS.contains(&word)
        || is_walker(word)
        || is_hex(word)
        || is_number(word)
        || Cell::named(word).is_some()
        || Offer::keyed(word).is_some()
        || Heap::keyed(word).is_some()
        || Building::keyed(word).is_some()
        || Resource::keyed(word).is_some()
        || Unit::named(word).is_some()
        || read_card(word).is_some()
        || AiCard::keyed(word).is_some()
        || is_seat(word)
}

fn is_seat(word: &str) -> bool {
    crate::notation::read_seat(&word.to_uppercase(), 3).is_some()
}

pub(super) fn is_answer(words: &[&str]) -> bool {
    let unit = |word: &str| Unit::named(word).is_some();
    let cell = |word: &str| Cell::named(word).is_some();
    match *words {
        ["move" | "reveal", who, at] => is_walker(who) && is_hex(at),
        ["again" | "explore" | "land", who] => is_walker(who),
        ["build", what] => Building::keyed(what).is_some(),
        ["recruit" | "reinforce" | "swap", id] => unit(id),
        ["use", what] => Building::keyed(what).is_some(),
        ["reroll", by, face] => By::keyed(by).is_some() && is_number(face),
        ["hire" | "field", at] => is_hex(at),
        ["morale", what] => Offer::keyed(what).is_some(),
        ["card" | "remove", id] => read_card(id).is_some(),
        ["tile", at, "turn", turn] => is_hex(at) && is_number(turn),
        ["die", face] => is_number(face),
        ["trade", give, "for", get] => Resource::keyed(give).is_some() && Resource::keyed(get).is_some(),
        ["deploy", id, at] => unit(id) && cell(at),
        ["play", id, "basic" | "expert"] | ["cast", id] => read_card(id).is_some(),
        ["cast", id, at] | ["play", id, "basic" | "expert", at] => read_card(id).is_some() && cell(at),
        ["to" | "activate" | "strike" | "break", at] => cell(at),
        ["ai-card", id] => AiCard::keyed(id).is_some(),
        ["give", id, to] => unit(id) && is_seat(to),
        ["share", id] => unit(id),
        ["barter" | "swap-cards", to] => is_seat(to),
        ["hand", n, what] => is_number(n) && Resource::keyed(what).is_some(),
        ["peek", heap] => Heap::keyed(heap).is_some(),
        ["buy-spell" | "defend" | "surrender"] => true,
        [word] => Offer::keyed(word).is_some(),
        _ => false,
    }
}

pub(super) fn event(event: &Event) -> String {
    let s = Seat::letter;
    match *event {
        Event::Began { seat } => format!("began {}", s(seat)),
        Event::Round { round } => format!("round {round}"),
        Event::Turn { seat } => format!("turn {}", s(seat)),
        Event::Proclaimed { what } => format!("proclaimed {}", what.key()),
        Event::Gained { seat, what, amount } => format!("gained {} {amount} {}", s(seat), what.key()),
        Event::Paid { seat, what, amount } => format!("paid {} {amount} {}", s(seat), what.key()),
        Event::Drew { seat, count } => format!("drew {} {count}", s(seat)),
        Event::DrewCard { seat, card } => format!("drew-card {} {}", s(seat), card_id(card)),
        Event::Discarded { seat, card } => format!("discarded {} {}", s(seat), card_id(card)),
        Event::Removed { seat, card } => format!("removed {} {}", s(seat), card_id(card)),
        Event::Searched { seat, common } => format!("searched {} {}", s(seat), common.key()),
        Event::Took { seat, card } => format!("took {} {}", s(seat), card_id(card)),
        Event::Buried { card } => format!("buried {}", card_id(card)),
        Event::Learned { seat, steps, .. } => format!("learned {} {steps}", s(seat)),
        Event::Level { seat, level, .. } => format!("level {} {level}", s(seat)),
        Event::Morale { seat, up } => format!("morale {} {}", s(seat), if up { "up" } else { "down" }),
        Event::SpentMorale { seat } => format!("spent-morale {}", s(seat)),
        Event::Moved { seat, walker: who, to, .. } => format!("moved {} {} {}", s(seat), walker(who), hex_id(to)),
        Event::Revealed { seat, tile, at } => format!("revealed {} {} {}", s(seat), tile.id(), hex_id(at)),
        Event::Placed { seat, tile, at } => format!("placed {} {} {}", s(seat), tile.id(), hex_id(at)),
        Event::Visited { seat, what } => format!("visited {} {}", s(seat), what.key()),
        Event::Captured { seat, what, at } => format!("captured {} {} {}", s(seat), what.key(), hex_id(at)),
        Event::TookCube { seat, of } => format!("took-cube {} {}", s(seat), s(of)),
        Event::TookGrail { seat } => format!("took-grail {}", s(seat)),
        Event::Mp { seat, walker: who, .. } => format!("mp {} {}", s(seat), walker(who)),
        Event::Built { seat, what } => format!("built {} {}", s(seat), what.key()),
        Event::Recruited { seat, unit } => format!("recruited {} {}", s(seat), unit.id()),
        Event::Reinforced { seat, unit } => format!("reinforced {} {}", s(seat), unit.id()),
        Event::Hired { seat } => format!("hired {}", s(seat)),
        Event::Used { seat, what } => format!("used {} {}", s(seat), what.key()),
        Event::Offered { seat, unit } => format!("offered {} {}", s(seat), unit.id()),
        Event::FoundNothing { seat } => format!("found-nothing {}", s(seat)),
        Event::SentAway { unit } => format!("sent-away {}", unit.id()),
        Event::Rolled { seat, dice, face } => format!("rolled {} {} {}", s(seat), dice.key(), face + 1),
        Event::Guarded { seat, guard } => format!("guarded {} {guard}", s(seat)),
        Event::Attacked { seat, enemy } => format!("attacked {} {}", s(seat), s(enemy)),
        Event::Fled { seat } => format!("fled {}", s(seat)),
        Event::Deployed { unit, pack, at } => {
            format!("deployed {} {}", crate::notation::unit_id(unit, pack), at.id())
        }
        Event::CombatRound { round } => format!("combat-round {round}"),
        Event::Stepped { unit, to } => format!("stepped {} {}", unit.id(), to.id()),
        Event::Defended { unit } => format!("defended {}", unit.id()),
        Event::Struck { unit, on, die, damage, back, .. } => {
            let verb = if back { "struck-back" } else { "struck" };
            format!("{verb} {} {} die {die} damage {damage}", unit.id(), on.id())
        }
        Event::Shrank { unit, .. } => format!("shrank {}", unit.id()),
        Event::Fell { unit, .. } => format!("fell {}", unit.id()),
        Event::Skipped { unit } => format!("skipped {}", unit.id()),
        Event::Paralysed { unit, .. } => format!("paralysed {}", unit.id()),
        Event::Peeked { seat, heap } => format!("peeked {} {}", s(seat), heap.key()),
        Event::Saw { seat, top } => {
            let id = match top {
                Top::Card(face) => card_id(face),
                Top::Unit(unit) => unit.id().into(),
                Top::Decree(decree) => decree.0.key().into(),
            };
            format!("saw {} {id}", s(seat))
        }
        Event::PutUnder { heap } => format!("put-under {}", heap.key()),
        Event::Walled { gate } => format!("walled {}", gate.id()),
        Event::Broke { unit, what, at } => format!("broke {} {} {}", unit.id(), what.key(), at.id()),
        Event::Parried { unit } => format!("parried {}", unit.id()),
        Event::Saved { unit, on } => format!("saved {} {}", unit.id(), on.id()),
        Event::Rerolled { unit, die } => format!("rerolled {} {die}", unit.id()),
        Event::Freed { unit } => format!("freed {}", unit.id()),
        Event::Spared { unit } => format!("spared {}", unit.id()),
        Event::StrikesAgain { unit } => format!("strikes-again {}", unit.id()),
        Event::Prevented { card } => format!("prevented {}", card_id(card)),
        Event::TookBack { seat, card } => format!("took-back {} {}", s(seat), card_id(card)),
        Event::Ended { seat, card } => format!("ended {} {}", s(seat), card_id(card)),
        Event::Cloaked { unit, card } => format!("cloaked {} {}", unit.id(), card_id(card)),
        Event::Bared { unit, card } => format!("bared {} {}", unit.id(), card_id(card)),
        Event::RolledAttackDie { seat, die } => format!("rolled-attack-die {} {die}", s(seat)),
        Event::Healed { unit, amount, .. } => format!("healed {} {amount}", unit.id()),
        Event::Played { seat, card, expert } => {
            format!("played {} {} {}", s(seat), card_id(card), if expert { "expert" } else { "basic" })
        }
        Event::Cast { seat, card } => format!("cast {} {}", s(seat), card_id(card)),
        Event::Burnt { unit, damage, .. } => format!("burnt {} {damage}", unit.id()),
        Event::Extended { seat } => format!("extended {}", s(seat)),
        Event::Retreated { seat } => format!("retreated {}", s(seat)),
        Event::Yielded { seat } => format!("yielded {}", s(seat)),
        Event::Surrendered { seat, to } => format!("surrendered {} {}", s(seat), s(to)),
        Event::WonCombat { seat } => format!("won-combat {}", s(seat)),
        Event::LostCombat { seat } => format!("lost-combat {}", s(seat)),
        Event::Returned { seat } => format!("returned {}", s(seat)),
        Event::Out { seat } => format!("out {}", s(seat)),
        Event::Points { seat, points } => format!("points {} {points}", s(seat)),
        Event::Won { seat } => format!("won {}", s(seat)),
        Event::Reached { seat } => format!("reached {}", s(seat)),
        Event::NobodyWon => "nobody-won".into(),
        Event::AiMoved { to } => format!("ai-moved {}", hex_id(to)),
        Event::AiDrew { card } => format!("ai-drew {}", card.key()),
        Event::AiCast { card } => format!("ai-cast {}", card_id(card)),
        Event::AiCaptured { what, at } => format!("ai-captured {} {}", what.key(), hex_id(at)),
        Event::AiMet { seat } => format!("ai-met {}", s(seat)),
        Event::AiAttacks { seat } => format!("ai-attacks {}", s(seat)),
        Event::AiForgot { card } => format!("ai-forgot {}", card.key()),
        Event::Quest(news) => super::quest::id(news),
    }
}
