//! Ids of answers and events: short, the same in every language, and stable.

use crate::Pick;
use crate::event::{Event, Name};
use crate::notation::{place, use_number, uses};
use crate::printed::Face;
use crate::setup::seat_key;
use crate::state::{Area, PieceId, State, Thing};
use kernel::{Id, Seat};

/// `infantry#3`; what nobody may know is `hidden#3` to everybody.
fn of_name(name: Name) -> String {
    format!("{}#{}", name.face.map_or("hidden", Face::id), place(name.id))
}

fn of_piece(id: Id, state: &State, piece: PieceId) -> Id {
    id.then(state.name(piece).face.map_or("hidden", Face::id)).then("#").then(&place(piece))
}

/// `B.squad`
fn of_area(seat: Seat, area: Area) -> String {
    format!("{}.{}", seat_key(seat), area.key())
}

/// What was named as an answer would name it.
fn of_thing(thing: Thing) -> String {
    match thing {
        Thing::Piece(_) => "-".into(),
        Thing::Seat(seat) => seat_key(seat).into(),
        Thing::Area(seat, area) => of_area(seat, area),
        Thing::Face(face) => face.id().into(),
        Thing::Sort(sort) => sort.key().into(),
        Thing::Rate(rate) => rate.key().into(),
        Thing::Tactic(tactic) => tactic.key().into(),
        Thing::Offer(offer) => offer.key().into(),
        Thing::Number(n) => n.to_string(),
    }
}

pub(super) fn pick(state: &State, pick: Pick) -> String {
    let on = |verb: &str, piece: PieceId| of_piece(Id::new(verb), state, piece);
    let id = match pick {
        Pick::Play(face) => Id::new("play ").then(face.id()),
        Pick::Use(piece, clause) => {
            let id = on("use ", piece);
            let face = state.face_of(piece);
            if uses(face) > 1 { id.then(".").then(&use_number(face, clause).to_string()) } else { id }
        }
        Pick::Add(face) => Id::new("add ").then(face.id()),
        Pick::AddHidden(face) => Id::new("hide ").then(face.id()),
        Pick::Seek(piece) => on("seek ", piece),
        Pick::Exit(piece) => on("exit ", piece),
        Pick::Meditate => Id::new("meditate"),
        Pick::Enter(piece) => on("enter ", piece),
        Pick::Leave(piece) => on("leave ", piece),
        Pick::Transfer(piece) => on("transfer ", piece),
        Pick::Attack(piece) => on("attack ", piece),
        Pick::Sabotage(piece, whom) => on("sabotage ", piece).then(" ").then(seat_key(whom)),
        Pick::Profess(piece) => on("profess ", piece),
        Pick::Lead(sergeant, warrior) => of_piece(on("lead ", sergeant).then(" "), state, warrior),
        Pick::Repay => Id::new("repay"),
        Pick::Strengthen(ghost) => on("strengthen ", ghost),
        Pick::Piece(piece) => on("", piece),
        Pick::Seat(seat) => Id::new(seat_key(seat)),
        Pick::Area(seat, area) => Id::new(&of_area(seat, area)),
        Pick::Face(face) => Id::new(face.id()),
        Pick::Sort(sort) => Id::new(sort.key()),
        Pick::Kind(kind) => Id::new(kind.key()),
        Pick::Rate(rate) => Id::new(rate.key()),
        Pick::Tactic(tactic) => Id::new(tactic.key()),
        Pick::Offer(offer) => Id::new(offer.key()),
    };
    id.text()
}

pub(super) fn event(event: &Event) -> String {
    let (s, n, a) = (seat_key, of_name, of_area);
    // Somebody, and whose he is.
    let whose = |verb: &str, name: Name| format!("{verb} {} {}", of_name(name), seat_key(name.by));
    let card = |verb: &str, seat: Seat, face: Face| format!("{verb} {} {}", seat_key(seat), face.id());
    match *event {
        Event::Began { seat } => format!("began {}", s(seat)),
        Event::Drew { seat, cards } => format!("drew {} {cards}", s(seat)),
        Event::DrewCard { seat, face } => card("drew", seat, face),
        Event::Shuffled { seat } => format!("shuffled {}", s(seat)),
        Event::TookPrivilege { seat, ref hand } => {
            format!("privilege {} {}", s(seat), hand.iter().map(|f| f.id()).collect::<Vec<_>>().join(" "))
        }
        Event::TurnBegan { seat, turn } => format!("turn {} {turn}", s(seat)),
        Event::TurnSkipped { seat } => format!("skipped {}", s(seat)),
        Event::Stopped { seat } => format!("stopped {}", s(seat)),
        Event::Added { who, area } => format!("added {} {}", n(who), a(who.by, area)),
        Event::AddedHidden { who } => whose("hid", who),
        Event::HidCard { seat, face } => card("hid", seat, face),
        Event::Revealed { who } => whose("revealed", who),
        Event::Sought { who } => whose("sought", who),
        Event::Exited { who } => whose("exited", who),
        Event::Meditated { seat, d } => format!("meditated {} {d}", s(seat)),
        Event::Entered { who, vehicle } => format!("entered {} {}", n(who), vehicle.id()),
        Event::LeftVehicle { who, vehicle } => format!("left {} {}", n(who), vehicle.id()),
        Event::Transferred { who, area } => format!("transferred {} {}", n(who), a(who.by, area)),
        Event::Played { seat, face } => card("played", seat, face),
        Event::Cast { seat, face, by } => format!("{} by {}", card("cast", seat, face), n(by)),
        Event::Used { seat, what } => format!("used {} {}", s(seat), n(what)),
        Event::Aimed { at } => format!("aimed {}", n(at)),
        Event::AimedAtSeat { at } => format!("aimed {}", s(at)),
        Event::AimedAtArea { at, area } => format!("aimed {}", a(at, area)),
        Event::Named { what } => format!("named {}", n(what)),
        Event::NamedThing { what } => format!("named {}", of_thing(what)),
        Event::Paid { seat, d, .. } => format!("paid {} {d}", s(seat)),
        Event::Borrowed { seat, d } => format!("borrowed {} {d}", s(seat)),
        Event::Repaid { seat, d } => format!("repaid {} {d}", s(seat)),
        Event::Cancelled { face } => format!("cancelled {}", face.id()),
        Event::Came { what } => whose("came", what),
        Event::Attached { what, to } => format!("attached {} to {}", what.id(), n(to)),
        Event::Expired { what } => format!("expired {}", what.id()),
        Event::Discarded { what, of } => format!("discarded {} {}", what.id(), s(of)),
        Event::Threw { seat, cards } => format!("threw {} {cards}", s(seat)),
        Event::ThrewCard { seat, face } => card("threw", seat, face),
        Event::Sacrificed { what, of } => format!("sacrificed {} {}", what.id(), s(of)),
        Event::Returned { what, of } => format!("returned {} {}", what.id(), s(of)),
        Event::ShuffledIn { what, of } => format!("shuffled {} {}", what.id(), s(of)),
        Event::Wounded { who } => whose("wounded", who),
        Event::Killed { who } => whose("killed", who),
        Event::Healed { who } => whose("healed", who),
        Event::Saved { who } => whose("saved", who),
        Event::Imprisoned { who } => whose("imprisoned", who),
        Event::Freed { who } => whose("freed", who),
        Event::Turned { who, legion } => format!("turned {} {}", n(who), if legion { "legion" } else { "doomtrooper" }),
        Event::Taken { what, by } => format!("taken {} {}", n(what), s(by)),
        Event::Moved { what, to } => format!("moved {} to {}", n(what), n(to)),
        Event::Marked { what, markers } => format!("marked {} {markers}", n(what)),
        Event::CombatBegan { seat } => format!("combat {}", s(seat)),
        Event::CombatYielded { seat } => format!("yielded {}", s(seat)),
        Event::Fought { attacker, defender } => format!("fought {} {}", n(attacker), n(defender)),
        Event::Chose { tactic } => format!("chose {}", tactic.key()),
        Event::Defended { zone } => format!("defended {}", zone.id()),
        Event::Armed { who, weapon } => format!("armed {} {}", n(who), weapon.id()),
        Event::Joined { who, side } => format!("joined {} to {}", n(who), n(side)),
        Event::Replaced { old, new } => format!("replaced {} by {}", n(old), n(new)),
        Event::Struck { who, attack, whom, armor, .. } => format!("struck {} {attack} {} {armor}", n(who), n(whom)),
        Event::CombatEnded => "combat over".into(),
        Event::Sabotaging { who, whom } => format!("sabotaging {} {}", n(who), s(whom)),
        Event::SabotageFailed { whom } => format!("sabotage failed {}", s(whom)),
        Event::Gained { seat, d, p, .. } => format!("gained {} {d} {p}", s(seat)),
        Event::Lost { seat, d, p, .. } => format!("lost {} {d} {p}", s(seat)),
        Event::Fulfilled { seat, mission } => card("fulfilled", seat, mission),
        Event::Looked { seat, at } => format!("looked {} {}", s(seat), s(at)),
        Event::SawCard { seat, face } => card("saw", seat, face),
        Event::Fetched { seat, face } => card("fetched", seat, face),
        Event::FetchedUnseen { seat } => format!("fetched {}", s(seat)),
        Event::Answered { seat, kind, yes } => {
            format!("answered {} {} {}", s(seat), kind.key(), if yes { "yes" } else { "no" })
        }
        Event::Strengthened { what, d } => format!("strengthened {} {d}", n(what)),
        Event::Flipped { heads } => format!("flipped {}", if heads { "heads" } else { "tails" }),
        Event::Got { seat, undefined, plain, attack } => format!("got {} {undefined} {plain} {attack}", s(seat)),
        Event::LastTurns { turns } => format!("last turns {turns}"),
        Event::Won { seat } => format!("won {}", s(seat)),
        Event::Drawn => "drawn".into(),
        Event::Scored { wins: [a, b], over } => format!("score {a} {b}{}", if over { " over" } else { "" }),
        Event::Fell { seat } => format!("fell {}", s(seat)),
    }
}
