//! What happened: its id, and its sentence.

use super::{face_words, name, why_id, why_words};
use crate::Why;
use crate::event::Event;
use crate::notation::seat_id;
use crate::printed::Face;
use crate::rules::dice::FACES;
use grid::{Cell, place};
use kernel::{Arg, Phrase};

pub(super) fn event_id(event: &Event) -> String {
    let s = seat_id;
    let f = Face::id;
    match *event {
        Event::Began { seat } => format!("began {}", s(seat)),
        Event::TurnBegan { seat, turn } => format!("turn {} {turn}", s(seat)),
        Event::PhaseBegan { phase } => format!("phase {}", phase.key()),
        Event::Drew { seat, count } => format!("drew {} {count}", s(seat)),
        Event::DrewOwn { seat, ref faces } => {
            format!("drew {} {}", s(seat), faces.iter().map(|x| x.id()).collect::<Vec<_>>().join(" "))
        }
        Event::Paid { seat, magic } => format!("paid {} {magic}", s(seat)),
        Event::Gained { seat, magic, .. } => format!("gained {} {magic}", s(seat)),
        Event::Summoned { face, cell, .. } => format!("summoned {}@{cell}", f(face)),
        Event::Built { face, cell, .. } => format!("built {}@{cell}", f(face)),
        Event::Played { face, .. } => format!("played {}", f(face)),
        Event::Moved { face, from, to } => format!("moved {}@{from} to {to}", f(face)),
        Event::Forced { face, from, to } => format!("forced {}@{from} to {to}", f(face)),
        Event::Placed { face, cell } => format!("placed {}@{cell}", f(face)),
        Event::Exchanged { face, from, other, to } => format!("exchanged {}@{from} and {}@{to}", f(face), f(other)),
        Event::Used { face, cell, ability } => format!("used {} {}@{cell}", ability.key(), f(face)),
        Event::Attacked { face, from, target, at, strength } => {
            format!("attacked {}@{from} at {}@{at} with {strength}", f(face), f(target))
        }
        Event::Rolled { ref dice, .. } => {
            format!("rolled {}", dice.iter().map(|&d| FACES[usize::from(d)]).collect::<Vec<_>>().join(" "))
                .trim_end()
                .into()
        }
        Event::Rerolled { why } => format!("rerolled {}", why_id(why)),
        Event::Damaged { face, cell, damage } => format!("damaged {}@{cell} {damage}", f(face)),
        Event::Healed { face, cell, damage } => format!("healed {}@{cell} {damage}", f(face)),
        Event::Destroyed { face, cell } => format!("destroyed {}@{cell}", f(face)),
        Event::Boosted { face, cell, boost } => format!("boosted {} {boost}", at(face, cell)),
        Event::Unboosted { face, cell, boost } => format!("unboosted {} {boost}", at(face, cell)),
        Event::Discarded { seat, face } => format!("discarded {} {}", s(seat), f(face)),
        Event::Dropped { seat, face, under, cell } => {
            format!("discarded {} {} from {}@{cell}", s(seat), f(face), f(under))
        }
        Event::DiscardedHidden { seat } => format!("discarded {}", s(seat)),
        Event::Returned { face, cell } => format!("returned {}@{cell}", f(face)),
        Event::Retrieved { seat, face } => format!("retrieved {} {}", s(seat), f(face)),
        Event::Controlled { seat, face, cell } => format!("controlled {} {}@{cell}", s(seat), f(face)),
        Event::Tucked { face, under, cell } => format!("tucked {} under {}@{cell}", f(face), f(under)),
        Event::Lasting { seat, face } => format!("lasting {} {}", s(seat), f(face)),
        Event::Ended { seat, face } => format!("ended {} {}", s(seat), f(face)),
        Event::Inactive { seat } => format!("inactive {}", s(seat)),
        Event::Won { seat } => format!("won {}", s(seat)),
    }
}

fn at(face: Face, cell: Option<Cell>) -> String {
    cell.map_or(face.id().into(), |cell| format!("{}@{cell}", face.id()))
}

/// An event that lasts stands on no space.
fn boosts(verb: &str, face: Face, cell: Option<Cell>) -> Phrase {
    match cell {
        Some(cell) => Phrase::new(format!("event-{verb}")).phrase("card", name(face)).text("place", place(cell)),
        None => Phrase::new(format!("event-{verb}-event")).phrase("card", name(face)),
    }
}

pub(super) fn event_words(event: &Event) -> Phrase {
    let on = |phrase: Phrase, face: Face, cell: Cell| phrase.phrase("card", name(face)).text("place", place(cell));
    let new = Phrase::new;
    match *event {
        Event::Began { seat } => new("event-began").seat("seat", seat),
        Event::TurnBegan { seat, turn } => new("event-turn").seat("seat", seat).number("turn", turn),
        Event::PhaseBegan { phase } => {
            new("event-phase").phrase("phase", Phrase::new(format!("phase-{}", phase.key())))
        }
        Event::Drew { seat, count } => new("event-drew").seat("seat", seat).number("n", count),
        Event::DrewOwn { seat, ref faces } => {
            let names = faces.iter().map(|&f| Arg::Phrase(Box::new(name(f)))).collect();
            new("event-drew-own").seat("seat", seat).list("cards", names)
        }
        Event::Paid { seat, magic } => new("event-paid").seat("seat", seat).number("n", magic),
        Event::Gained { seat, gained, .. } => new("event-gained").seat("seat", seat).number("n", gained),
        Event::Summoned { seat, face, cell } => on(new("event-summoned").seat("seat", seat), face, cell),
        Event::Built { seat, face, cell } => on(new("event-built").seat("seat", seat), face, cell),
        Event::Played { seat, face } => new("event-played").seat("seat", seat).phrase("card", name(face)),
        Event::Moved { face, from, to } => on(new("event-moved").text("from", place(from)), face, to),
        Event::Forced { face, from, to } => on(new("event-forced").text("from", place(from)), face, to),
        Event::Placed { face, cell } => on(new("event-placed"), face, cell),
        Event::Exchanged { face, from, other, to } => {
            on(new("event-exchanged").phrase("other", name(other)).text("from", place(from)), face, to)
        }
        Event::Used { face, cell, ability } => {
            on(new("event-used").phrase("ability", why_words(Why::Ability(ability))), face, cell)
        }
        Event::Attacked { face, from, target, at, strength } => {
            let phrase = new("event-attacked").phrase("card", name(face)).text("from", place(from));
            phrase.phrase("target", name(target)).text("place", place(at)).number("n", strength)
        }
        Event::Rolled { ref dice, counts, attacks } => {
            let shown = dice.iter().map(|&face| Arg::Phrase(Box::new(face_words(face)))).collect();
            if attacks {
                new("event-rolled-attack").list("dice", shown).number("hits", counts.of(dice))
            } else {
                new("event-rolled").list("dice", shown)
            }
        }
        Event::Rerolled { why } => new("event-rerolled").phrase("why", why_words(why)),
        Event::Damaged { face, cell, damage } => on(new("event-damaged").number("n", damage), face, cell),
        Event::Healed { face, cell, damage } => on(new("event-healed").number("n", damage), face, cell),
        Event::Destroyed { face, cell } => on(new("event-destroyed"), face, cell),
        Event::Boosted { face, cell, boost } => boosts("boosted", face, cell).number("n", boost),
        Event::Unboosted { face, cell, boost } => boosts("unboosted", face, cell).number("n", boost),
        Event::Discarded { seat, face } => new("event-discarded").seat("seat", seat).phrase("card", name(face)),
        Event::Dropped { seat, face, under, cell } => {
            on(new("event-dropped").seat("seat", seat).phrase("under", name(under)), face, cell)
        }
        Event::DiscardedHidden { seat } => new("event-discarded-hidden").seat("seat", seat),
        Event::Returned { face, cell } => on(new("event-returned"), face, cell),
        Event::Retrieved { seat, face } => new("event-retrieved").seat("seat", seat).phrase("card", name(face)),
        Event::Controlled { seat, face, cell } => on(new("event-controlled").seat("seat", seat), face, cell),
        Event::Tucked { face, under, cell } => on(new("event-tucked").phrase("under", name(under)), face, cell),
        Event::Lasting { seat, face } => new("event-lasting").seat("seat", seat).phrase("card", name(face)),
        Event::Ended { seat, face } => new("event-ended").seat("seat", seat).phrase("card", name(face)),
        Event::Inactive { seat } => new("event-inactive").seat("seat", seat),
        Event::Won { seat } => new("event-won").seat("seat", seat),
    }
}
