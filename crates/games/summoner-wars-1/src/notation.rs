//! The text of a position, written: a line for every zone and every occupied space. The README shows an example.

pub(crate) mod reading;

use crate::Why;
use crate::lasting::Lasting;
use crate::setup::seat_key;
use crate::state::{CardId, Flag, Mark, Pile, State, Step, Verdict};
use crate::words::why_key;
use grid::Cell;
use kernel::{Facts, Seat, Viewer};

/// SW1's own coordinates: column, then row, from A's left back corner.
pub(crate) fn cell_key(cell: Cell) -> String {
    format!("{},{}", cell.column() + 1, cell.row() + 1)
}

pub(crate) fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
    facts.say("players", if state.seats == state.armies { state.armies.to_string() } else { "3".into() });
    facts.say_if(state.open_hands, "teammates", if state.open_hands { "open" } else { "hidden" });
    facts.say_if(state.cap > 0, "cap", state.cap);
    facts.say("turn", state.turn);
    facts.say("active", seat_key(state.active));
    facts.say("phase", phase_name(state.step));
    facts.say_if(state.short, "first turn", if state.short { "yes" } else { "no" });
    if let Some(verdict) = state.verdict {
        facts.say("winner", verdict_name(verdict));
    }
    let out: Vec<&str> = state.players().filter(|&s| !state.plays(s)).map(seat_key).collect();
    facts.say_if(state.out != 0, "out", out.join(" "));
    facts.say("movers", state.movers);
    facts.say("attackers", state.attackers);
    for seat in state.players() {
        player(state, seat, viewer, facts);
    }
    for cell in state.field().cells() {
        if let Some(card) = state.on(cell) {
            facts.say(format!("cell {}", cell_key(cell)), object(state, card));
        }
        if let Some(vine) = state.vine(cell) {
            facts.say(format!("vine {}", cell_key(cell)), object(state, vine));
        }
    }
}

fn player(state: &State, seat: Seat, viewer: Viewer, facts: &mut Facts) {
    let name = seat_key(seat);
    let mut hand: Vec<CardId> = state.hand[seat.index()].iter().collect();
    hand.sort_by_key(|&c| (state.face(c).id(), state.known.to_all().has(c), c.owner()));
    facts.say(format!("{name}.hand"), cards(state, seat, hand.into_iter(), state.sees_hand(viewer, seat), viewer));
    // SW1-MAGIC-5: nobody has to tell how many are left.
    let draw = if viewer.is(state.person(seat)) {
        cards(state, seat, state.pile(Pile::Draw, seat), viewer == Viewer::Judge, viewer)
    } else {
        "hidden".into()
    };
    facts.say(format!("{name}.draw"), draw);
    let own = viewer.is(state.person(seat));
    facts.say(format!("{name}.magic"), cards(state, seat, state.pile(Pile::Magic, seat), own, viewer));
    facts.say(format!("{name}.discard"), cards(state, seat, state.pile(Pile::Discard, seat), true, viewer));
    let supply = state.supply(seat).count();
    if supply > 0 {
        facts.say(format!("{name}.vines"), supply);
    }
    let lasting: Vec<String> = Lasting::ALL.into_iter().filter_map(|what| lasting_name(state, seat, what)).collect();
    if !lasting.is_empty() {
        facts.say(format!("{name}.lasting"), lasting.join(" "));
    }
}

/// `ambush`, `scout 2`; Magic Stasis says by whom: `magic-stasis:B`.
fn lasting_name(state: &State, seat: Seat, what: Lasting) -> Option<String> {
    let count = state.lasting(seat, what);
    match (what, count) {
        (_, 0) => None,
        (Lasting::MagicStasis, bits) => {
            let by: String = state.players().filter(|s| bits >> s.0 & 1 != 0).map(seat_key).collect();
            Some(format!("{}:{by}", what.key()))
        }
        (_, 1) => Some(what.key().into()),
        (_, n) => Some(format!("{}*{n}", what.key())),
    }
}

pub(crate) fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Won(0) => "A",
        Verdict::Won(_) => "B",
        Verdict::Drawn => "draw",
    }
}

pub(crate) fn phase_name(step: Step) -> String {
    match step {
        Step::Deal { first: None } => "deal".into(),
        Step::Deal { first: Some(seat) } => format!("deal {}", seat_key(seat)),
        Step::StartOfTurn => "start".into(),
        Step::Begin(phase) => format!("begin {}", phase.key()),
        Step::Act(phase) => phase.key().into(),
        Step::End(phase) => format!("end {}", phase.key()),
        Step::After(phase) => format!("after {}", phase.key()),
        Step::EndOfTurn => "finish".into(),
    }
}

/// Cards in order, top first. `B:` names an owner other than the player, `!` those that everybody has seen.
fn cards(state: &State, seat: Seat, cards: impl Iterator<Item = CardId>, open: bool, viewer: Viewer) -> String {
    let name = |card: CardId| {
        if !open {
            return "?".into();
        }
        // Only the judge needs to know who remembers what; a discard pile lies open anyway.
        let hidden_once = !matches!(state.place(card), crate::Place::Pile(Pile::Discard, _));
        let seen = if viewer == Viewer::Judge && hidden_once && state.known.to_all().has(card) { "!" } else { "" };
        format!("{}{}{seen}", owner(card, seat), state.face(card).id())
    };
    cards.map(name).collect::<Vec<String>>().join(" ")
}

fn owner(card: CardId, seat: Seat) -> String {
    if card.owner() == seat { String::new() } else { format!("{}:", seat_key(card.owner())) }
}

/// `A swamp_orcs_blerg wounds 2 moved under B:sand_goblins_shaman`
fn object(state: &State, card: CardId) -> String {
    let mut text = format!("{} {}", seat_key(card.owner()), state.face(card).id());
    let mut add = |word: &str| text += &format!(" {word}");
    let controller = state.controller(card);
    if controller != card.owner() {
        add(&format!("by {}", seat_key(controller)));
    }
    for (name, count) in [("wounds", state.wounds[card]), ("paces", state.paces[card])] {
        if count > 0 {
            add(&format!("{name} {count}"));
        }
    }
    let mark = match state.mark(card) {
        Some(Mark::Card(whom)) => state.cell(whom).map(cell_key),
        Some(Mark::Face(face)) => Some(face.id().into()),
        None => None,
    };
    mark.into_iter().for_each(|mark| add(&format!("mark {mark}")));
    Flag::ALL.into_iter().filter(|&f| state.is(card, f)).for_each(|f| add(f.key()));
    let under: Vec<CardId> = state.under(card).collect();
    under.into_iter().for_each(|c| add(&format!("under {}{}", owner(c, card.owner()), state.face(c).id())));
    text
}

/// Facts that are not written: `cell 5,3` of an empty space, `attack 5,3`, `life 5,3`, sizes of piles.
pub(crate) fn fact(state: &State, viewer: Viewer, name: &str) -> Option<String> {
    if name == "winner" {
        return Some(state.verdict.map_or("nobody", verdict_name).into());
    }
    if let Some((kind, place)) = name.split_once(' ')
        && let Some(cell) = crate::notation::reading::read_cell(state, place)
    {
        return match (kind, state.on(cell), state.vine(cell)) {
            ("cell", None, _) | ("vine", _, None) => Some("empty".into()),
            ("attack", Some(card), _) => Some(state.attack_value(card, None).to_string()),
            ("life", Some(card), _) => Some(state.remaining(card).to_string()),
            ("wounds", Some(card), _) => Some(state.wounds[card].to_string()),
            ("vine wounds", _, Some(vine)) => Some(state.wounds[vine].to_string()),
            ("card", Some(card), _) => Some(state.face(card).id().into()),
            ("controller", Some(card), _) => Some(seat_key(state.controller(card)).into()),
            ("abilities", Some(card), _) => {
                let keys: Vec<String> = Why::all_of(state.abilities(card)).map(why_key).collect();
                Some(keys.join(" "))
            }
            _ => None,
        };
    }
    let (seat, zone) = name.split_once('.')?;
    let seat = state.players().find(|&s| seat_key(s) == seat)?;
    let count = match zone {
        "hand count" => state.hand[seat.index()].len(),
        "draw count" if viewer.is(state.person(seat)) => state.size(Pile::Draw, seat).into(),
        "magic count" => state.size(Pile::Magic, seat).into(),
        "discard count" => state.size(Pile::Discard, seat).into(),
        "vines" => state.supply(seat).count() as u32,
        "lasting" => return Some(String::new()),
        _ => return None,
    };
    Some(count.to_string())
}
