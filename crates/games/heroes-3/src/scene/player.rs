//! What lies before a player: resources, cards in numbers, tokens, the army; the hero and the town are looked at as one each.

use super::cards::{known, unit_card};
use super::{counted, town};
use crate::printed::Hero;
use crate::rules::turn;
use crate::state::{Cards, State};
use crate::tables::{TOP_OF_TRACK, experts};
use crate::words::{army_id, effect_of_level, hero};
use kernel::scene::{Card, Icon, Kit, KnownCard, Marker, Pile, SeatPanel, StepKind, Track};
use kernel::{Phrase, Seat};

pub(super) fn panel(state: &State, seat: Seat) -> SeatPanel {
    let player = state.player(seat);
    let id = |what: &str| format!("{}.{what}", seat.letter());
    let marker = |key: &str, icon: &'static str, on: bool| Marker {
        id: id(key),
        label: Phrase::new(format!("token-{key}")),
        icon: Some(Icon(icon)),
        on,
        count: 1,
    };
    let faction = Phrase::new(format!("faction-{}", player.faction().key()));
    let panel = SeatPanel {
        title: Some(Phrase::new("hero-of").phrase("hero", hero(player.hero)).phrase("faction", faction)),
        out: player.out,
        ..SeatPanel::new(seat)
    };
    let cubes = Seat::all(state.seats).filter(|other| player.cubes[other.index()] > 0).map(|other| Marker {
        id: id(&format!("cube.{}", other.letter())),
        label: Phrase::new("token-cube").seat("of", other),
        icon: Some(Icon("i-flag")),
        on: true,
        count: player.cubes[other.index()].into(),
    });
    if state.is_ai(seat) {
        let cards = state.ai.deck.len() as u32;
        let deck = Pile::new(id("ai"), Phrase::new("pile-ai"), "i-deck", Some(cards));
        let army = crate::rules::ai::army(state, seat).into_iter();
        let army = army.map(|(of, is_pack)| unit_card(army_id(seat, of), of, is_pack, Some(seat)));
        return SeatPanel {
            name: Some(Phrase::new("enemy-hero")),
            piles: vec![deck],
            cards: army.collect(),
            markers: cubes.collect(),
            ..panel
        };
    }
    let mut markers = vec![
        marker(crate::Token::Build.key(), "sg-hammer", player.is_active(crate::Token::Build)),
        marker(crate::Token::Population.key(), "i-pack", player.is_active(crate::Token::Population)),
        marker(crate::Token::SpellBook.key(), "i-book", player.is_active(crate::Token::SpellBook)),
    ];
    if player.morale != 0 {
        markers.push(marker(if player.morale > 0 { "morale" } else { "gloom" }, "i-morale", player.morale > 0));
    }
    if player.grail {
        markers.push(marker("grail", "lo-temple", true));
    }
    markers.extend(cubes);
    markers.extend(homeless(state, seat));
    let army = player.units().map(|(of, is_pack)| unit_card(army_id(seat, of), of, is_pack, Some(seat)));
    SeatPanel {
        counters: counted::counters(state, seat),
        piles: piles(state, seat),
        markers,
        cards: army.collect(),
        kits: vec![hero_kit(state, seat), town::buildings(state, seat), town::units(state, seat)],
        ..panel
    }
}

/// H3-WIN-2, H3-WIN-6: without a town and settlement, and how many rounds more that goes well.
fn homeless(state: &State, seat: Seat) -> Option<Marker> {
    let player = state.player(seat);
    let is_homeless = !player.out && state.strongholds(seat).next().is_none();
    is_homeless.then(|| Marker {
        id: format!("{}.homeless", seat.letter()),
        label: Phrase::new("token-homeless").number("left", 4u8.saturating_sub(player.homeless)),
        icon: Some(Icon("i-warn")),
        on: true,
        count: 1,
    })
}

/// H3-TURN-5: the hand and its limit, the own deck, and what was discarded.
fn piles(state: &State, seat: Seat) -> Vec<Pile> {
    let player = state.player(seat);
    let pile = |key: &str, icon: &'static str, cards: &Cards| {
        Pile::new(
            format!("{}.{key}", seat.letter()),
            Phrase::new(format!("pile-{key}")),
            icon,
            Some(cards.len() as u32),
        )
    };
    let limit = turn::hand_limit(state, seat);
    let hand = Pile { label: Phrase::new("pile-hand").number("of", limit), ..pile("hand", "i-hand", &player.hand) };
    let discard = player.discard.as_slice().iter().rev().enumerate();
    let id = |n: usize| format!("{}.discard {}", seat.letter(), n + 1);
    let discard: Vec<Card> = discard.map(|(n, &face)| known(id(n), face)).collect();
    let mut piles = vec![
        hand,
        pile("deck", "i-deck", &player.deck),
        Pile { open: Some(discard), ..pile("discard", "i-discard", &player.discard) },
    ];
    if state.scenario().supply > 0 {
        let left = player.supply.len() as u32;
        piles.push(Pile::new(format!("{}.supply", seat.letter()), Phrase::new("pile-supply"), "i-hex", Some(left)));
    }
    piles
}

/// H3-LEVEL-1, H3-LEVEL-6: the level, what each brings, and the specialties.
fn hero_kit(state: &State, seat: Seat) -> Kit {
    let player = state.player(seat);
    let level = player.level();
    let is_specialty = |level: u8| matches!(level, 1 | 4 | 6);
    let step =
        |level: u8| StepKind { label: effect_of_level(level), icon: is_specialty(level).then_some(Icon("i-star")) };
    let next = (player.steps < TOP_OF_TRACK).then(|| effect_of_level(level + 1));
    let track = Track {
        id: format!("{}.level", seat.letter()),
        label: Phrase::new("level"),
        icon: Some(Icon("i-star")),
        steps: 7,
        value_in_halves: u32::from(player.steps) + 2,
        kinds: (1..=7).map(step).collect(),
        next,
    };
    let left = experts(level).saturating_sub(player.experts);
    Kit {
        id: format!("{}.hero", seat.letter()),
        label: hero(player.hero),
        portrait: Some(player.hero.facts().portrait),
        note: Some(
            Phrase::new("hero-note")
                .number("hand", turn::hand_limit(state, seat))
                .number("left", left)
                .number("of", experts(level)),
        ),
        tracks: vec![track],
        // The note says the limit; where more than the level makes it, it says what.
        numbers: Some(counted::hand_limit(state, seat)).filter(|limit| limit.parts.len() > 1).into_iter().collect(),
        cards: [1, 4, 6].into_iter().filter_map(|of| specialty(seat, player.hero, of, level)).collect(),
    }
}

/// H3-LEVEL-3: one from the start, others with levels four and six.
fn specialty(seat: Seat, of: Hero, from: u8, level: u8) -> Option<Card> {
    let face = of.specialty(from)?;
    let Card::Known(card) = known(format!("{}.specialty.{from}", seat.letter()), face) else { return None };
    let waits = (level < from).then(|| Phrase::new("from-level").number("n", from));
    Some(Card::Known(Box::new(KnownCard { state: waits, ..*card })))
}
