//! What lies on the map and in a town, in words, and the ids by which answers point at it.

use super::unit;
use crate::printed::{Building, Faction, Hero, Location, Tier, Unit};
use crate::scenario::Gift;
use crate::state::State;
use crate::tables::{Resource, encounter, experts, hand_limit};
use grid::hex::Hex;
use kernel::{Arg, Phrase, Seat};

pub(crate) fn walker_id(seat: Seat, who: u8) -> String {
    format!("{}.{}", seat.letter(), if who == 0 { "main" } else { "secondary" })
}

/// One way a tile could lie.
pub(crate) fn ghost_id(at: Hex, turn: u8) -> String {
    format!("ghost {at} {turn}")
}

/// A place where a tile could lie.
pub(crate) fn spot_id(at: Hex) -> String {
    format!("spot {at}")
}

pub(crate) fn building_id(seat: Seat, what: Building) -> String {
    format!("{}.build.{}", seat.letter(), what.key())
}

/// A unit one has, as opposed to one that the town could give.
pub(crate) fn army_id(seat: Seat, of: Unit) -> String {
    format!("{}.army.{}", seat.letter(), of.id())
}

pub(crate) fn unit_id(seat: Seat, of: Unit) -> String {
    format!("{}.unit.{}", seat.letter(), of.id())
}

pub(crate) fn hero(hero: Hero) -> Phrase {
    Phrase::new(format!("hero-{}", hero.id()))
}

/// The Main Hero has a name; the Secondary Hero is known by whose it is.
pub(crate) fn hero_called(main: Hero, who: u8) -> Phrase {
    if who == 0 { hero(main) } else { Phrase::new("secondary-hero") }
}

pub(crate) fn hero_name(state: &State, seat: Seat, who: u8) -> Phrase {
    hero_called(state.player(seat).hero, who)
}

pub(crate) fn location(what: Location) -> Phrase {
    Phrase::new(format!("location-{}", what.key()))
}

/// A field as people name it: *Windmill on F1*, and where on the tile it is when the tile has several of them.
pub(crate) fn field(state: &State, hex: Hex) -> Phrase {
    let Some(spot) = state.spot(hex) else { return Phrase::new("undiscovered-at").text("at", hex.to_string()) };
    let laid = state.tiles.as_slice()[spot.slot];
    let facts = laid.tile.facts();
    let alike = facts.fields.iter().filter(|field| field.location == spot.facts.location).count();
    // As it lies, not as it is printed.
    let side = match spot.place {
        0 => "middle",
        n => ["top-right", "right", "bottom-right", "bottom-left", "left", "top-left"]
            [(n - 1 + usize::from(laid.turn)) % 6],
    };
    let named = Phrase::new(if alike > 1 { "field-one-of" } else { "field" });
    let named = named.phrase("what", location(spot.facts.location)).text("tile", laid.tile.id());
    named.phrase("side", Phrase::new(format!("side-{side}"))).text("at", hex.to_string())
}

/// What a location does for whoever comes there.
pub(crate) fn gives(state: &State, what: Location) -> Phrase {
    let about = Phrase::new(format!("gives-{}", what.key()));
    match what {
        Location::Obelisk => about.arg("what", gifts(state.scenario().obelisk.iter().copied())),
        Location::DragonUtopia => about.arg("what", gifts(state.scenario().utopia.iter().map(|(gift, _)| *gift))),
        _ => about,
    }
}

fn gifts(all: impl Iterator<Item = Gift>) -> Arg {
    Arg::Choice(all.map(|gift| said(Phrase::new(format!("gift-{}", gift.key())))).collect())
}

fn said(phrase: Phrase) -> Arg {
    Arg::Phrase(Box::new(phrase))
}

/// What comes of a step onto a field: who stands there, and what is to be had.
pub(crate) fn step_onto(state: &State, seat: Seat, hex: Hex) -> Phrase {
    let Some(what) = state.location(hex) else { return Phrase::new("step-nothing") };
    if let Some((other, who)) = state.walker_at(hex).find(|(other, _)| *other != seat) {
        return Phrase::new("step-hero").phrase("hero", hero_name(state, other, who as u8)).seat("of", other);
    }
    let guard = state.guard(hex);
    if guard > 0 {
        let counts = encounter(state.difficulty, guard);
        let army = Tier::ALL.into_iter().zip(counts).filter(|(_, n)| *n > 0);
        let army = army.map(|(tier, n)| said(Phrase::new(format!("guards-{}", tier.key())).number("n", n)));
        return Phrase::new("step-guards")
            .number("guard", guard)
            .list("army", army.collect())
            .phrase("then", gives(state, what));
    }
    match state.holder(hex) {
        Some(holder) if holder == seat => Phrase::new("step-own"),
        Some(holder) if matches!(what, Location::Town | Location::Settlement) => {
            Phrase::new("step-siege").seat("of", holder)
        }
        _ if state.mark(hex).is_black() => Phrase::new("step-spent"),
        _ if state.mark(hex).is_marked_by(seat) => Phrase::new("step-own"),
        _ if what == Location::Empty => Phrase::new("step-nothing"),
        _ => gives(state, what),
    }
}

pub(crate) fn building(what: Building) -> Phrase {
    Phrase::new(format!("building-{}", what.key()))
}

/// What a building is good for; a dwelling names who lives there.
pub(crate) fn about_building(faction: Faction, what: Building) -> Phrase {
    let tiers: &[Tier] = match what {
        Building::DwellingBronze => &[Tier::Bronze],
        Building::DwellingSilver => &[Tier::Silver],
        Building::DwellingGold => &[Tier::Gold, Tier::Azure],
        Building::CityHall => return Phrase::new(format!("about-city_hall-{}", faction.key())),
        Building::MageGuild => return Phrase::new("about-mage_guild").number("price", what.price(faction)),
        _ => return Phrase::new(format!("about-{}", what.key())),
    };
    let live = Unit::of(faction).filter(|of| tiers.contains(&of.facts().tier)).map(|of| said(unit(of)));
    Phrase::new("about-dwelling").list("units", live.collect())
}

/// H3-LEVEL-1, H3-LEVEL-2, H3-LEVEL-3: what a level brings.
pub(crate) fn effect_of_level(level: u8) -> Phrase {
    let level = level.min(7);
    let reward = match level {
        1 => "level-start",
        4 | 6 => "level-specialty",
        _ => "level-ability",
    };
    let (hand, experts) = (hand_limit(level), experts(level));
    Phrase::new(reward).number("n", level).number("hand", hand).number("experts", experts)
}

/// So much of a resource.
pub(crate) fn amount(what: Resource, amount: u16) -> Phrase {
    Phrase::new(format!("amount-{}", what.key())).number("n", amount)
}

/// What has to be paid; nothing at all is said so.
pub(crate) fn price(cost: [u16; 3]) -> Phrase {
    let paid = Resource::ALL.into_iter().zip(cost).filter(|(_, n)| *n > 0);
    let paid: Vec<Arg> = paid.map(|(what, n)| said(amount(what, n))).collect();
    if paid.is_empty() { Phrase::new("price-none") } else { Phrase::new("price").list("what", paid) }
}
