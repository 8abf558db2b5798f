//! The words for what happened, and what of it stirs whoever passes in advance.

use super::say::{name, thing};
use crate::event::{Event, Name};
use crate::printed::{Face, Kind};
use crate::state::Area;
use kernel::{Arg, Phrase, Seat, Stirs};
use std::cmp::Ordering;

/// Somebody or something, and whose.
fn whose(of: Name) -> Phrase {
    match of.face {
        Some(face) => Phrase::new("whose").phrase("card", name(face)).seat("seat", of.by),
        None => Phrase::new("hidden-warrior").seat("seat", of.by),
    }
}

fn area(area: Area) -> Phrase {
    Phrase::new(format!("area-{}", area.key()))
}

pub(super) fn event(event: &Event) -> Phrase {
    let new = |key: &str| Phrase::new(format!("event-{key}"));
    let by = |key: &str, seat: Seat| new(key).seat("seat", seat);
    let who = |key: &str, of: Name| new(key).phrase("who", whose(of));
    let card = |key: &str, seat: Seat, face: Face| by(key, seat).phrase("card", name(face));
    match *event {
        Event::Began { seat } => by("began", seat),
        Event::Drew { seat, cards } => by("drew", seat).number("n", cards),
        Event::DrewCard { seat, face } => card("drew-card", seat, face),
        Event::Shuffled { seat } => by("shuffled", seat),
        Event::TookPrivilege { seat, ref hand } => {
            let cards = hand.iter().map(|&face| Arg::Phrase(Box::new(name(face)))).collect();
            by("privilege", seat).list("cards", cards)
        }
        Event::TurnBegan { seat, turn } => by("turn", seat).number("turn", turn),
        Event::TurnSkipped { seat } => by("skipped", seat),
        Event::Stopped { seat } => by("stopped", seat),
        Event::Added { who: of, area: to } => who("added", of).phrase("area", area(to)),
        Event::AddedHidden { who: of } => by("hid", of.by),
        Event::HidCard { seat, face } => card("hid-card", seat, face),
        Event::Revealed { who: of } => who("revealed", of),
        Event::Sought { who: of } => who("sought", of),
        Event::Exited { who: of } => who("exited", of),
        Event::Meditated { seat, d } => by("meditated", seat).number("d", d),
        Event::Entered { who: of, vehicle } => who("entered", of).phrase("card", name(vehicle)),
        Event::LeftVehicle { who: of, vehicle } => who("left", of).phrase("card", name(vehicle)),
        Event::Transferred { who: of, area: to } => who("transferred", of).phrase("area", area(to)),
        Event::Played { seat, face } => card("played", seat, face),
        Event::Cast { seat, face, by: caster } => card("cast", seat, face).phrase("who", whose(caster)),
        Event::Used { seat, what } => by("used", seat).phrase("who", whose(what)),
        Event::Aimed { at } => who("aimed", at),
        Event::AimedAtSeat { at } => by("aimed-seat", at),
        Event::AimedAtArea { at, area: to } => by("aimed-area", at).phrase("area", area(to)),
        Event::Named { what } => who("named", what),
        Event::NamedThing { what } => new("named").phrase("who", thing(what)),
        Event::Paid { seat, d, from: None } => by("paid", seat).number("d", d),
        Event::Paid { seat, d, from: Some(face) } => card("paid-for", seat, face).number("d", d),
        Event::Borrowed { seat, d } => by("borrowed", seat).number("d", d),
        Event::Repaid { seat, d } => by("repaid", seat).number("d", d),
        Event::Cancelled { face } => new("cancelled").phrase("card", name(face)),
        Event::Came { what } => who("came", what),
        Event::Attached { what, to } => {
            let key = if what.kind() == Kind::Mission { "assigned" } else { "attached" };
            who(key, to).phrase("card", name(what))
        }
        Event::Expired { what } => new("expired").phrase("card", name(what)),
        Event::Discarded { what, of } => card("discarded", of, what),
        Event::Threw { seat, cards } => by("threw", seat).number("n", cards),
        Event::ThrewCard { seat, face } => card("threw-card", seat, face),
        Event::Sacrificed { what, of } => card("sacrificed", of, what),
        Event::Returned { what, of } => card("returned", of, what),
        Event::ShuffledIn { what, of } => card("shuffled-in", of, what),
        Event::Wounded { who: of } => who("wounded", of),
        Event::Killed { who: of } => who("killed", of),
        Event::Healed { who: of } => who("healed", of),
        Event::Saved { who: of } => who("saved", of),
        Event::Imprisoned { who: of } => who("imprisoned", of),
        Event::Freed { who: of } => who("freed", of),
        Event::Turned { who: of, legion: true } => who("turned-legion", of),
        Event::Turned { who: of, legion: false } => who("turned-trooper", of),
        Event::Taken { what, by: seat } => who("taken", what).seat("seat", seat),
        Event::Moved { what, to } => who("moved", what).phrase("to", whose(to)),
        Event::Marked { what, markers } => who("marked", what).number("n", markers),
        Event::CombatBegan { seat } => by("combat", seat),
        Event::CombatYielded { seat } => by("yielded", seat),
        Event::Fought { attacker, defender } => who("fought", attacker).phrase("whom", whose(defender)),
        Event::Chose { tactic } => new(&format!("chose-{}", tactic.key())),
        Event::Defended { zone } => new("defended").phrase("card", name(zone)),
        Event::Armed { who: of, weapon } => who("armed", of).phrase("card", name(weapon)),
        Event::Joined { who: of, side } => who("joined", of).phrase("side", whose(side)),
        Event::Replaced { old, new: other } => who("replaced", old).phrase("other", whose(other)),
        Event::Struck { who: of, attack, whom, armor, .. } => {
            let key = if attack >= armor { "struck" } else { "missed" };
            who(key, of).phrase("whom", whose(whom)).number("attack", attack).number("armor", armor)
        }
        Event::CombatEnded => new("combat-over"),
        Event::Sabotaging { who: of, whom } => who("sabotaging", of).seat("seat", whom),
        Event::SabotageFailed { whom } => by("sabotage-failed", whom),
        Event::Gained { seat, d, p, from } => points("gained", seat, d, p, from),
        Event::Lost { seat, d, p, from } => points("lost", seat, d, p, from),
        Event::Fulfilled { seat, mission } => card("fulfilled", seat, mission),
        Event::Looked { seat, at } => by("looked", seat).seat("at", at),
        Event::SawCard { seat, face } => card("saw", seat, face),
        Event::Fetched { seat, face } => card("fetched", seat, face),
        Event::FetchedUnseen { seat } => by("fetched-unseen", seat),
        Event::Answered { seat, kind, yes } => {
            let key = if yes { "answered-yes" } else { "answered-no" };
            by(key, seat).phrase("kind", Phrase::new(format!("kind-{}", kind.key())))
        }
        Event::Strengthened { what, d } => who("strengthened", what).number("d", d),
        Event::Flipped { heads } => new(if heads { "heads" } else { "tails" }),
        Event::Got { seat, undefined, plain, attack } => {
            by("got", seat).list("actions", actions([("free", undefined), ("plain", plain), ("attack", attack)]))
        }
        Event::LastTurns { turns } => new("last-turns").number("n", turns),
        Event::Won { seat } => by("won", seat),
        Event::Drawn => new("drawn"),
        Event::Scored { wins: [a, b], over } => {
            let key = match (over, a.cmp(&b)) {
                (false, _) => new("score"),
                (true, Ordering::Equal) => new("match-drawn"),
                (true, Ordering::Greater) => by("match-won", Seat(0)),
                (true, Ordering::Less) => by("match-won", Seat(1)),
            };
            key.number("most", a.max(b)).number("least", a.min(b)).number("a", a).number("b", b)
        }
        Event::Fell { seat } => by("fell", seat),
    }
}

/// Only what there is of both kinds of points is spoken of.
fn points(key: &str, seat: Seat, d: u16, p: u16, from: Option<Face>) -> Phrase {
    let parts = [("points-of-p", p), ("points-of-d", d)].into_iter().filter(|(_, n)| *n > 0);
    let said = parts.map(|(key, n)| Arg::Phrase(Box::new(Phrase::new(key).number("n", n)))).collect();
    let phrase = match from {
        Some(face) => Phrase::new(format!("event-{key}-by")).phrase("card", name(face)),
        None => Phrase::new(format!("event-{key}")),
    };
    phrase.seat("seat", seat).list("points", said)
}

fn actions(kinds: [(&str, u8); 3]) -> Vec<Arg> {
    let there = kinds.into_iter().filter(|(_, n)| *n > 0);
    there.map(|(kind, n)| Arg::Phrase(Box::new(Phrase::new(format!("actions-{kind}")).number("n", n)))).collect()
}

/// What something that all have seen means to a seat.
pub(super) fn stirs(event: &Event, seat: Seat) -> Stirs {
    let touched = |of: Name| Stirs::TOUCHED.when(of.by == seat);
    match *event {
        Event::TurnBegan { seat: whose, .. } => Stirs::TURN_END | Stirs::MY_TURN.when(whose == seat),
        Event::Played { seat: by, .. } | Event::Cast { seat: by, .. } | Event::Used { seat: by, .. } => {
            Stirs::PLAYED.when(by != seat)
        }
        Event::CombatBegan { .. } => Stirs::COMBAT,
        Event::Fought { attacker, defender } => touched(attacker) | touched(defender),
        Event::Aimed { at } | Event::Named { what: at } => touched(at),
        Event::AimedAtSeat { at } | Event::AimedAtArea { at, .. } => Stirs::TOUCHED.when(at == seat),
        Event::Sabotaging { whom, .. } => Stirs::TOUCHED.when(whom == seat),
        Event::Wounded { who }
        | Event::Killed { who }
        | Event::Sought { who }
        | Event::Exited { who }
        | Event::Revealed { who }
        | Event::Imprisoned { who } => touched(who),
        Event::Taken { what, .. } => touched(what),
        Event::Struck { who, whom, .. } => touched(who) | touched(whom),
        Event::Lost { seat: whose, .. } => Stirs::TOUCHED.when(whose == seat),
        _ => Stirs::NOTHING,
    }
}
