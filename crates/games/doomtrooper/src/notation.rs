//! The text of a position, written: a line for every zone, every piece and everything pending. The README shows an example.

mod pending;
pub(crate) mod reading;
#[cfg(test)]
mod tests;

pub(crate) use pending::{use_number, uses};

use crate::printed::Rate;
use crate::setup::seat_key;
use crate::state::{At, Cards, Mark, Piece, PieceId, Player, State, Step, Until, Verdict};
use ::cards::CardId;
use kernel::{Audience, Facts, Seat, Viewer};

/// Places on the table are counted from 1.
pub(crate) fn place(id: PieceId) -> String {
    if id == PieceId::NOBODY { "-".into() } else { (u32::from(id.0) + 1).to_string() }
}

pub(crate) fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
    turn(state, facts);
    // What a viewer may not know is no different here from what it may be imagined to be.
    let hidden = state.hidden_from(viewer);
    for seat in Seat::all(state.seats) {
        let name = seat_key(seat);
        player(state.player(seat), name, facts);
        let zones = [("hand", state.hand), ("graveyard", state.graveyard), ("sideboard", state.sideboard)];
        let library: Vec<String> = state.library_of(seat).rev().map(|c| card(state, c, hidden, viewer)).collect();
        facts.say_if(!library.is_empty(), format!("{name}.library"), library.join(" "));
        for (zone, cards) in zones {
            let words = sorted(state, cards.of(seat), hidden, viewer);
            facts.say_if(!words.is_empty(), format!("{name}.{zone}"), words);
        }
        // What is sacrificed lies open: DT-ZONE-4.
        let sacrificed = sorted(state, state.sacrificed.of(seat), Cards::NONE, Viewer::Spectator);
        facts.say_if(!sacrificed.is_empty(), format!("{name}.sacrificed"), sacrificed);
    }
    for (id, shown) in state.table() {
        facts.say(format!("piece {}", place(id)), piece(state, id, shown, hidden, viewer));
    }
    pending::write(state, facts);
}

fn turn(state: &State, facts: &mut Facts) {
    facts.say("players", state.seats);
    facts.say("goal", state.format.goal);
    facts.say_if(state.format.rounds > 0, "rounds", state.format.rounds);
    facts.say_if(state.format.alliances > 0, "alliances", state.format.alliances);
    facts.say_if(state.format.besides, "rewards besides", "yes");
    if let Some(contest) = &state.contest {
        facts.say("match", contest);
    }
    facts.say("first", seat_key(state.first));
    facts.say("turn", state.turn);
    facts.say("active", seat_key(state.active));
    facts.say("phase", phase_name(state.step));
    facts.say_if(state.acted, "acted", yes(state.acted));
    facts.say_if(state.again, "again", yes(state.again));
    facts.say_if(state.last_turns.is_some(), "last turns", state.last_turns.map_or("no".into(), |n| n.to_string()));
    facts.say_if(state.tied, "tied", yes(state.tied));
    facts.say_if(state.outposts_open, "outposts", if state.outposts_open { "open" } else { "closed" });
    if let Some(verdict) = state.verdict {
        facts.say("winner", verdict_name(verdict));
    }
    facts.say_if(state.out != 0, "out", seats_in(state.out, " "));
}

fn player(player: &Player, name: &str, facts: &mut Facts) {
    let key = |what: &str| format!("{name}.{what}");
    facts.say(key("d"), player.d);
    facts.say(key("p"), player.p);
    facts.say(key("turns"), player.turns);
    let counts = [
        ("debt", player.debt),
        ("skips", player.skips),
        ("empty", player.empty_turns),
        ("attacks", player.attacks),
        ("spent", player.spent),
    ];
    counts.into_iter().for_each(|(what, n)| facts.say_if(n > 0, key(what), n));
    facts.say_if(player.sabotaged != 0, key("sabotaged"), seats_in(player.sabotaged, " "));
    facts.say_if(player.privileged, key("privileged"), yes(player.privileged));
    facts.say_if(player.must_sort, key("must-sort"), yes(player.must_sort));
}

fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}

fn seats_in(bits: u8, between: &str) -> String {
    let seats: Vec<&str> = Seat::all(6).filter(|s| bits >> s.0 & 1 != 0).map(seat_key).collect();
    seats.join(between)
}

pub(crate) fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Won(seat) => seat_key(seat),
        Verdict::Drawn => "draw",
    }
}

/// Every step but the one that names a seat.
const STEPS: [(&str, Step); 9] = [
    ("deal", Step::Deal),
    ("start", Step::Start),
    ("start-cards", Step::StartCards),
    ("draw", Step::Draw),
    ("drawing", Step::Drawing),
    ("act", Step::Act),
    ("discard", Step::Discard),
    ("end", Step::End),
    ("over", Step::Over),
];

fn phase_name(step: Step) -> String {
    match step {
        Step::Privilege(seat) => format!("privilege {}", seat_key(seat)),
        _ => STEPS.iter().find(|(_, s)| *s == step).map_or("", |(name, _)| name).into(),
    }
}

/// A card in a pile, or `?`. The judge is told who else knows it: `!` all, `!BC` these.
fn card(state: &State, card: CardId, hidden: Cards, viewer: Viewer) -> String {
    if hidden.has(card) {
        return "?".into();
    }
    let id = state.face(card).id();
    if viewer == Viewer::Judge { format!("{id}{}", known_to(state, card)) } else { id.into() }
}

fn known_to(state: &State, card: CardId) -> String {
    let audience = state.known.audience(card);
    if audience == Audience::ALL {
        return "!".into();
    }
    let seats: String = audience.seats(state.seats).map(seat_key).collect();
    if seats.is_empty() { seats } else { format!("!{seats}") }
}

/// Cards that lie in no order: by name, those that are hidden last.
fn sorted(state: &State, cards: Cards, hidden: Cards, viewer: Viewer) -> String {
    let mut words: Vec<String> = cards.iter().map(|c| card(state, c, hidden, viewer)).collect();
    words.sort_by(|a, b| (a == "?", a).cmp(&(b == "?", b)));
    words.join(" ")
}

/// `A infantry in squad wounded`, `A lucky_shot* on 3 until combat 1 count 2`
fn piece(state: &State, id: PieceId, piece: &Piece, hidden: Cards, viewer: Viewer) -> String {
    let mut words = vec![seat_key(piece.by).to_string(), piece_card(state, id, piece, hidden, viewer), at(piece)];
    match piece.until {
        Until::Gone => {}
        Until::Combat(depth) => words.push(format!("until combat {depth}")),
        Until::TurnOf(seat) => words.push(format!("until turn {}", seat_key(seat))),
        Until::EndOfTurn => words.push("until end".into()),
        Until::About => words.push("until gone".into()),
        Until::Healed => words.push("until healed".into()),
        Until::AfterTurnOf(seat) => words.push(format!("until after {}", seat_key(seat))),
    }
    words.extend(Mark::ALL.into_iter().filter(|&m| piece.is(m)).map(|m| m.key().to_string()));
    if piece.count != 0 {
        words.push(format!("count {}", piece.count));
    }
    words.extend(piece.about.map(|about| format!("about {}", place(about))));
    if piece.note != 0 {
        words.push(format!("note {}", piece.note));
    }
    words.join(" ")
}

fn piece_card(state: &State, id: PieceId, piece: &Piece, hidden: Cards, viewer: Viewer) -> String {
    let Some(card) = piece.card else { return format!("{}*", state.face_of(id).id()) };
    let owner = if card.owner() == piece.by { String::new() } else { format!("{}:", seat_key(card.owner())) };
    if hidden.has(card) {
        return format!("{owner}hidden");
    }
    // What lies open everybody knows; of what is in cover unseen some may.
    let known = piece.is(Mark::Secret) && viewer == Viewer::Judge;
    format!("{owner}{}{}", state.face(card).id(), if known { known_to(state, card) } else { String::new() })
}

fn at(piece: &Piece) -> String {
    match piece.at {
        At::In(seat, area) if seat == piece.by => format!("in {}", area.key()),
        At::In(seat, area) => format!("in {}.{}", seat_key(seat), area.key()),
        At::On(on) => format!("on {}", place(on)),
        At::Player(seat) => format!("with {}", seat_key(seat)),
        At::Game => "on game".into(),
    }
}

/// Facts that are not written: `piece 9` of a free place, ratings, where something is, sizes of piles.
pub(crate) fn fact(state: &State, viewer: Viewer, name: &str) -> Option<String> {
    if name == "winner" {
        return Some(state.verdict.map_or("nobody", verdict_name).into());
    }
    if let Some((what, number)) = name.split_once(' ')
        && let Ok(number @ 1..) = number.parse::<u16>()
    {
        return of_piece(state, viewer, what, PieceId(number - 1));
    }
    let (seat, zone) = name.split_once('.')?;
    let seat = Seat::all(state.seats).find(|&s| seat_key(s) == seat)?;
    let count = match zone {
        "hand count" => state.hand.of(seat).len(),
        "library count" => state.library[seat.index()].len() as u32,
        "graveyard count" => state.graveyard.of(seat).len(),
        "sacrificed count" => state.sacrificed.of(seat).len(),
        "sideboard count" => state.sideboard.of(seat).len(),
        _ => return None,
    };
    Some(count.to_string())
}

fn of_piece(state: &State, viewer: Viewer, what: &str, id: PieceId) -> Option<String> {
    if !state.is_there(id) {
        return (what == "piece").then(|| "empty".into());
    }
    let piece = state.piece(id);
    let hidden = piece.card.is_some_and(|card| state.hidden_from(viewer).has(card));
    match what {
        "controller" => return Some(seat_key(piece.by).into()),
        "at" => return Some(at(piece)),
        "card" if hidden => return Some("hidden".into()),
        "card" => return Some(state.face_of(id).id().into()),
        "count" => return Some(piece.count.to_string()),
        _ => {}
    }
    let rate = Rate::keyed(what).filter(|_| !hidden && state.is_warrior(id))?;
    Some(state.rating(id, rate).to_string())
}
