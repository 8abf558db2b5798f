//! A town as one looks at it: what stands, what could be built or recruited, what it takes, and why not now.

use super::cards::unit_card;
use super::map::resource_icon;
use crate::printed::{Building, Location, Tier, Unit};
use crate::rules::{retinue, town};
use crate::state::{State, Token};
use crate::tables::Resource;
use crate::words::{about_building, building, building_id, location, unit_id};
use kernel::scene::{Card, Effect, Icon, Kit, KnownCard, Marker, Number, Part, Portrait};
use kernel::{Phrase, Rule, Seat};

/// H3-TOWN-6: all buildings of the faction.
pub(super) fn buildings(state: &State, seat: Seat) -> Kit {
    let player = state.player(seat);
    let all: Vec<Building> = Building::ALL.into_iter().filter(|what| what.is_of(player.faction())).collect();
    let built = all.iter().filter(|what| player.has(**what)).count() as u8;
    let card = |what: Building| {
        let id = building_id(seat, what);
        let is_built = player.has(what);
        let state = if is_built { None } else { town::can_build(state, seat, what).err().map(why) };
        Card::Known(Box::new(KnownCard {
            card: what.key().into(),
            name: building(what),
            kind: Phrase::new("kind-building"),
            portrait: Some(what.portrait()),
            stats: if is_built { vec![] } else { price(what.cost(), 0, None) },
            tokens: had(&id, "built", is_built),
            effects: vec![Effect::new(format!("{id} text"), about_building(player.faction(), what))],
            state,
            id,
            ..KnownCard::default()
        }))
    };
    Kit {
        id: format!("{}.town", seat.letter()),
        label: Phrase::new("town"),
        portrait: Some(Portrait("castle")),
        note: Some(Phrase::new("town-note").number("n", built).number("of", all.len() as u8)),
        tracks: vec![],
        numbers: vec![],
        cards: all.into_iter().map(card).collect(),
    }
}

/// H3-UNIT-20, H3-UNIT-21: few can be recruited, and then made a pack.
pub(super) fn units(state: &State, seat: Seat) -> Kit {
    let player = state.player(seat);
    let token = if player.is_active(Token::Population) { Ok(()) } else { Err(Rule("H3-TOWN-2")) };
    let card = |of: Unit| {
        let army = player.army[of.place()];
        let id = unit_id(seat, of);
        // What is shown is what one would get.
        let Card::Known(card) = unit_card(id.clone(), of, army > 0, None) else {
            return Card::Unknown { id, seat: None };
        };
        let may = match army {
            0 => token.and_then(|()| town::can_recruit(state, seat, of, 0)),
            1 => token.and_then(|()| town::can_reinforce(state, seat, of, 0)),
            _ => Ok(()),
        };
        let stables = if army == 1 { retinue::discount(state, seat, of) } else { 0 };
        let next = if army < 2 { price(town::cost(of, army == 1), stables, Some(Location::Stables)) } else { vec![] };
        Card::Known(Box::new(KnownCard {
            stats: card.stats.iter().cloned().chain(next).collect(),
            tokens: had(&card.id, if army == 2 { "is-pack" } else { "is-few" }, army > 0),
            // Few could become a pack.
            side: match army {
                1 => Some(Phrase::new("few-to-pack")),
                _ => card.side.clone(),
            },
            state: may.err().map(why),
            ..*card
        }))
    };
    let count = player.army.iter().filter(|side| **side > 0).count() as u8;
    Kit {
        id: format!("{}.units", seat.letter()),
        label: Phrase::new("units"),
        portrait: Some(Building::dwelling(Tier::Bronze).portrait()),
        note: Some(Phrase::new("units-note").number("n", count).number("of", player.army.len() as u8)),
        tracks: vec![],
        numbers: vec![],
        cards: Unit::of(player.faction()).map(card).collect(),
    }
}

fn had(id: &str, key: &str, on: bool) -> Vec<Marker> {
    let marker =
        Marker { id: format!("{id} {key}"), label: Phrase::new(key), icon: Some(Icon("i-check")), on: true, count: 1 };
    if on { vec![marker] } else { vec![] }
}

/// What is to be paid, and what makes it less than printed.
fn price(cost: [u16; 3], less: u16, thanks_to: Option<Location>) -> Vec<Number> {
    let paid = Resource::ALL.into_iter().zip(cost).filter(|(_, amount)| *amount > 0);
    let number = |(what, printed): (Resource, u16)| {
        let label = format!("price-{}", what.key());
        let less = if what == Resource::Gold { less.min(printed) } else { 0 };
        if less == 0 {
            return Number::new(&label, resource_icon(what), printed.into());
        }
        let source = thanks_to.map_or_else(|| Phrase::new("part-printed"), location);
        let parts = vec![Part::new(printed.into(), Phrase::new("part-printed")), Part::new(-i32::from(less), source)];
        Number::sum(&label, resource_icon(what), printed.into(), parts)
    };
    paid.map(number).collect()
}

fn why(rule: Rule) -> Phrase {
    Phrase::new(format!("why-{}", rule.0.to_lowercase()))
}
