//! Ids and words of what only single scenarios tell.

use super::places::amount;
use super::{card, unit};
use crate::notation::card_id;
use crate::scenario::{Map, Told, When};
use crate::state::News;
use kernel::{Phrase, Seat};

fn told(map: Map, part: u8) -> Option<&'static Told> {
    map.scenario().story.get(usize::from(part))
}

fn when(when: When) -> String {
    match when {
        When::Intro => "intro".into(),
        When::Round(n) => format!("round-{n}"),
        When::Won => "won".into(),
        When::Lost => "lost".into(),
    }
}

pub(super) fn id(news: News) -> String {
    let s = Seat::letter;
    match news {
        News::Gave { seat, to, unit } => format!("gave {} {} {}", s(seat), unit.id(), s(to)),
        News::HandedOver { seat, to, what, amount } => {
            format!("handed-over {} {amount} {} {}", s(seat), what.key(), s(to))
        }
        News::OfferedCard { seat, to, card } => format!("offered-card {} {} {}", s(seat), card_id(card), s(to)),
        News::Shared { unit } => format!("shared {}", unit.id()),
        News::Left { seat } => format!("left {}", s(seat)),
        News::DragonsRolled { n } => format!("dragons-rolled {n}"),
        News::DragonsMoved { to } => format!("dragons-moved {to}"),
        News::DragonsFought { seat } => format!("dragons-fought {}", s(seat)),
        News::DragonsBurnt { at } => format!("dragons-burnt {at}"),
        News::DragonsBeaten { seat } => format!("dragons-beaten {}", s(seat)),
        News::Kept { seat, card } => format!("kept {} {}", s(seat), card_id(card)),
        News::Story { map, part } => {
            format!("story {} {}", map.scenario().id, told(map, part).map_or(String::new(), |told| when(told.when)))
        }
    }
}

pub(super) fn event(news: News) -> Phrase {
    let of = |key: &str, seat: Seat| Phrase::new(format!("event-{key}")).seat("seat", seat);
    match news {
        News::Gave { seat, to, unit: which } => of("gave", seat).seat("to", to).phrase("unit", unit(which)),
        News::HandedOver { seat, to, what, amount: n } => {
            of("handed-over", seat).seat("to", to).phrase("what", amount(what, n))
        }
        News::OfferedCard { seat, to, card: face } => {
            of("offered-card", seat).seat("to", to).phrase("card", card(face))
        }
        News::Shared { unit: which } => Phrase::new("event-shared").phrase("unit", unit(which)),
        News::Left { seat } => of("left", seat),
        News::DragonsRolled { n } => Phrase::new("event-dragons-rolled").number("n", n),
        News::DragonsMoved { to } => Phrase::new("event-dragons-moved").text("at", to.to_string()),
        News::DragonsFought { seat } => of("dragons-fought", seat),
        News::DragonsBurnt { at } => Phrase::new("event-dragons-burnt").text("at", at.to_string()),
        News::DragonsBeaten { seat } => of("dragons-beaten", seat),
        News::Kept { seat, card: face } => of("kept", seat).phrase("card", card(face)),
        News::Story { map, part } => {
            let Some(told) = told(map, part) else { return Phrase::new("nobody") };
            match &told.text {
                Some(text) => Phrase::new("story-own").text("text", text),
                None => Phrase::new(format!("story-{}-{}", map.scenario().id, when(told.when))),
            }
        }
    }
}
