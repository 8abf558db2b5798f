//! What is pending, written: frames, the lowest first, then plays, combats and harms, and what just happened.

use super::place;
use crate::clause::Clause;
use crate::printed::Face;
use crate::setup::seat_key;
use crate::state::{Actions, Combat, Fate, Frame, Happening, Harm, PieceId, Play, Side, Source, State, Thing};
use kernel::Facts;

pub(super) fn write(state: &State, facts: &mut Facts) {
    let mut all = |name: &str, texts: Vec<String>| {
        texts.into_iter().enumerate().for_each(|(i, text)| facts.say(format!("{name} {}", i + 1), text));
    };
    all("frame", state.frames.iter().map(frame).collect());
    all("play", state.plays.iter().map(play).collect());
    all("combat", state.combats.iter().map(combat).collect());
    all("harm", state.harms.iter().map(harm).collect());
    all("just", state.just.iter().map(just).collect());
}

fn frame(frame: &Frame) -> String {
    match frame {
        Frame::Window(opening, window) => format!("window {} {window}", opening.key()),
        Frame::Play => "play".into(),
        Frame::Combat => "combat".into(),
        Frame::Actions(pool) => actions(pool),
        Frame::Harm => "harm".into(),
        Frame::Sabotage(who, whom) => format!("sabotage {} {}", place(*who), seat_key(*whom)),
        Frame::Reckoning => "reckoning".into(),
    }
}

fn actions(pool: &Actions) -> String {
    let standard = if pool.standard { " standard" } else { "" };
    let mut text =
        format!("actions {}{standard} {} {} {}", seat_key(pool.seat), pool.undefined, pool.plain, pool.attack);
    text += &format!(" rights {}", pool.rights);
    if pool.begun {
        text += " begun";
    }
    if pool.attacked && !pool.begun {
        text += " attacked";
    }
    if pool.converted > 0 {
        text += &format!(" converted {}", pool.converted);
    }
    if let Some(only) = pool.only {
        text += &format!(" only {}", place(only));
    }
    text
}

/// Which of the uses of a card a clause is, counted from 1.
pub(crate) fn use_number(face: Face, clause: u8) -> usize {
    face.entry().iter().take(usize::from(clause) + 1).filter(|c| matches!(c, Clause::Use(_))).count()
}

/// How many uses a card has.
pub(crate) fn uses(face: Face) -> usize {
    face.entry().iter().filter(|c| matches!(c, Clause::Use(_))).count()
}

/// `A lucky_shot card at piece 3 amount 2 answered`
fn play(play: &Play) -> String {
    let by = seat_key(play.by);
    let mut words = match play.from {
        Source::Card(card) if card.owner() == play.by => vec![format!("{by} {} card", play.face.id())],
        Source::Card(card) => vec![format!("{by} {}:{} card", seat_key(card.owner()), play.face.id())],
        Source::Under(id) => vec![format!("{by} {} under {}", play.face.id(), place(id))],
        Source::Use(id, clause) => {
            vec![format!("{by} {} use {}.{}", play.face.id(), place(id), use_number(play.face, clause))]
        }
    };
    if !play.things.is_empty() {
        words.push("at".into());
    }
    words.extend(play.things.iter().map(thing));
    if play.amount > 0 {
        words.push(format!("amount {}", play.amount));
    }
    words.extend(play.caster.map(|caster| format!("caster {}", place(caster))));
    let marks = [("answered", play.answered), ("cancelled", play.cancelled)];
    words.extend(marks.into_iter().filter(|(_, so)| *so).map(|(word, _)| word.to_string()));
    words.join(" ")
}

fn thing(thing: &Thing) -> String {
    match thing {
        Thing::Piece(id) => format!("piece {}", place(*id)),
        Thing::Seat(seat) => format!("seat {}", seat_key(*seat)),
        Thing::Area(seat, area) => format!("area {}.{}", seat_key(*seat), area.key()),
        Thing::Face(face) => format!("face {}", face.id()),
        Thing::Sort(sort) => format!("sort {}", sort.key()),
        Thing::Rate(rate) => format!("rate {}", rate.key()),
        Thing::Tactic(tactic) => format!("tactic {}", tactic.key()),
        Thing::Offer(offer) => format!("offer {}", offer.key()),
        Thing::Number(n) => format!("number {n}"),
    }
}

pub(super) fn side_name(side: Side) -> &'static str {
    match side {
        Side::Attacker => "attacker",
        Side::Defender => "defender",
    }
}

/// `by A stage modifiers pair 1 3 seats A B fight weapons 6 / 7`
fn combat(combat: &Combat) -> String {
    let mut words = vec![format!("by {} stage {}", seat_key(combat.by), combat.stage.key())];
    let or = |id: Option<PieceId>| id.map_or("-".into(), place);
    words.extend(combat.must.map(|id| format!("must {}", place(id))));
    words.extend(combat.whom.map(|id| format!("whom {}", place(id))));
    words.extend(combat.bound.map(|tactic| format!("bound {}", tactic.key())));
    words.extend(combat.pair.map(|[one, other]| format!("pair {} {}", place(one), place(other))));
    if combat.pair.is_some() || combat.seats != [combat.by; 2] {
        words.push(format!("seats {} {}", seat_key(combat.seats[0]), seat_key(combat.seats[1])));
    }
    words.extend(combat.tactic.map(|tactic| tactic.key().to_string()));
    words.extend(combat.zone.map(|zone| format!("zone {}", place(zone))));
    if combat.weapons.iter().any(|used| !used.is_empty()) {
        let [one, other] = [&combat.weapons[0], &combat.weapons[1]]
            .map(|used| used.iter().map(|w| place(*w)).collect::<Vec<_>>().join(" "));
        words.push(format!("weapons {one} / {other}").trim().replace("  ", " "));
    }
    words.extend(combat.jammed.iter().map(|weapon| format!("jammed {}", place(*weapon))));
    words.extend(combat.arming.iter().map(|who| format!("arming {}", place(*who))));
    words.extend(combat.joined.iter().map(|(side, who)| format!("joined {} {}", side_name(*side), place(*who))));
    if combat.struck.iter().any(Option::is_some) {
        words.push(format!("struck {} / {}", or(combat.struck[0]), or(combat.struck[1])));
    }
    words.extend(combat.first.map(|side| format!("first {}", side_name(side))));
    if combat.retaliates {
        words.push("retaliates".into());
    }
    if combat.fates != [Fate::Nothing; 2] {
        words.push(format!("fates {} {}", combat.fates[0].key(), combat.fates[1].key()));
    }
    if combat.earned.iter().any(Option::is_some) {
        let [one, other] = combat.earned.map(|n| n.map_or("-".into(), |n| n.to_string()));
        words.push(format!("earned {one} {other}"));
    }
    let d_only = Side::BOTH.into_iter().filter(|side| combat.d_only[*side as usize]);
    words.extend(d_only.map(|side| format!("destiny {}", side_name(side))));
    if combat.rewards.iter().any(Option::is_some) {
        let text = |reward: Option<Option<u8>>| match reward {
            None => "-".to_string(),
            Some(None) => "none".to_string(),
            Some(Some(n)) => n.to_string(),
        };
        words.push(format!("rewards {} {}", text(combat.rewards[0]), text(combat.rewards[1])));
    }
    let marks = [("covered", combat.was_covered), ("yields", combat.may_yield), ("ended", combat.ended)];
    words.extend(marks.into_iter().filter(|(_, so)| *so).map(|(word, _)| word.to_string()));
    words.join(" ")
}

/// `3 kill by 1 earns A card minefield`
fn harm(harm: &Harm) -> String {
    let mut words = vec![format!("{} {}", place(harm.whom), harm.fate.key())];
    words.extend(harm.by.map(|by| format!("by {}", place(by))));
    words.extend(harm.earns.map(|seat| format!("earns {}", seat_key(seat))));
    words.extend(harm.card.map(|face| format!("card {}", face.id())));
    words.join(" ")
}

/// `killed A who 3 whom infantry value 4`
fn just(just: &Happening) -> String {
    let mut words = vec![format!("{} {}", just.what.key(), seat_key(just.seat))];
    words.extend(just.who.map(|who| format!("who {}", place(who))));
    words.extend(just.whom.map(|face| format!("whom {}", face.id())));
    let numbers = [("p", just.p), ("d", just.d), ("value", just.value.into())];
    words.extend(numbers.into_iter().filter(|(_, n)| *n > 0).map(|(word, n)| format!("{word} {n}")));
    words.join(" ")
}
