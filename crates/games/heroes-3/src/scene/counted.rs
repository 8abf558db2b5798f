//! What a player has in numbers, and where each comes from: income, movement, points, the hand. Computes no rule: the parts are
//! those the rules add up.

use super::map::resource_icon;
use crate::printed::Proclamation;
use crate::rules::{ending, modes, retinue, rounds, turn};
use crate::state::State;
use crate::tables::Resource;
use crate::words::{field, unit};
use kernel::scene::{Counter, Number, Part};
use kernel::{Phrase, Seat};

/// What is there, and what the next resource round brings.
pub(super) fn counters(state: &State, seat: Seat) -> Vec<Counter> {
    let player = state.player(seat);
    let counter = |key: &str, icon: &'static str, value: i32| {
        Counter::new(format!("{}.{key}", seat.letter()), Phrase::new(format!("count-{key}")), icon, value)
    };
    let wealth = Resource::ALL.into_iter().map(|what| {
        let parts = income(state, seat, what);
        Counter {
            change: Some(parts.iter().map(|part| part.amount).sum()),
            parts,
            ..counter(what.key(), resource_icon(what), player.wealth[what as usize].into())
        }
    });
    let mut counters: Vec<Counter> = wealth.collect();
    let heroes = [("mp", 3), ("mp-second", 2)].into_iter().zip(player.walkers);
    for ((key, base), hero) in heroes.filter(|((key, _), hero)| *key == "mp" || hero.here) {
        counters
            .push(Counter { parts: movement(state, seat, base, hero.mp), ..counter(key, "i-move", hero.mp.into()) });
    }
    let counts = ending::score(state, seat);
    if state.scenario().closing.counts() {
        let parts = counts.into_iter().filter(|(_, points)| *points > 0);
        let parts = parts.map(|(key, points)| Part::new(points.into(), Phrase::new(format!("part-points-{key}"))));
        let value = ending::points(state, seat).into();
        counters.push(Counter { parts: parts.collect(), ..counter("points", "i-crown", value) });
    }
    counters
}

/// H3-ROUND-10: the track, what was proclaimed of it, what units give; the City Hall may give more.
fn income(state: &State, seat: Seat, what: Resource) -> Vec<Part> {
    let of = |yields: [u16; 3]| i32::from(yields[what as usize]);
    let track = rounds::yields(state, seat).map(|(at, yields)| {
        let source = at.map_or_else(|| Phrase::new("part-income"), |at| field(state, at));
        Part::new(of(yields), source)
    });
    let decreed = rounds::decreed(state, rounds::track(state, seat)).filter(|(_, other, _)| *other == what);
    let decreed = decreed.map(|(by, _, n)| Part::new(n, proclaimed(by)));
    let units = state.player(seat).units().filter_map(|(of, is_pack)| {
        let (_, amount) = retinue::yields(of, is_pack).filter(|(other, _)| *other == what)?;
        Some(Part::new(amount.into(), unit(of)))
    });
    let hall = crate::rules::town::city_hall_gives(state, seat).into_iter().filter(|(other, _)| *other == what);
    let hall = hall.map(|(_, most)| Part {
        up_to: Some(most.into()),
        ..Part::new(0, crate::words::building(crate::printed::Building::CityHall))
    });
    track.chain(decreed).chain(units).filter(|part| part.amount != 0).chain(hall).collect()
}

/// H3-HERO-2, H3-HERO-5: what a hero has in a round, and what it has gained or spent since.
fn movement(state: &State, seat: Seat, base: u8, left: u8) -> Vec<Part> {
    let printed = i32::from(base);
    let by_stars = i32::from(rounds::points(state, base)) - printed;
    let faster = i32::from(modes::faster(state, seat));
    let since = i32::from(left) - printed - by_stars - faster;
    let mut parts = vec![Part::new(printed, Phrase::new("part-mp"))];
    if let Some(what) = state.proclaimed.filter(|_| by_stars != 0) {
        parts.push(Part::new(by_stars, proclaimed(what)));
    }
    let more = [(faster, "part-mp-level"), (since, if since < 0 { "part-mp-spent" } else { "part-mp-gained" })];
    parts.extend(more.into_iter().filter(|(n, _)| *n != 0).map(|(n, key)| Part::new(n, Phrase::new(key))));
    parts
}

/// H3-TURN-5: by the level, and what was proclaimed.
pub(super) fn hand_limit(state: &State, seat: Seat) -> Number {
    let player = state.player(seat);
    let own = i32::from(player.hand_limit());
    let more = i32::from(turn::hand_limit(state, seat)) - own;
    let mut parts = vec![Part::new(own, Phrase::new("part-level").number("n", player.level()))];
    parts.extend(state.proclaimed.filter(|_| more != 0).map(|what| Part::new(more, proclaimed(what))));
    Number::sum("count-hand-limit", "i-hand", own, parts)
}

fn proclaimed(what: Proclamation) -> Phrase {
    Phrase::new(format!("card-{}", what.key()))
}
