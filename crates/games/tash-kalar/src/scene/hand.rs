//! The viewer's own cards: where a being fits, how far behind a flare wants its player to be.

use super::{arena, known, level_word, plain};
use crate::printed::{Being, Level, TASKS, flares};
use crate::rules::acting::behind;
use crate::rules::drawing::being;
use crate::state::{Hand, State};
use crate::{Colour, Pick};
use kernel::scene::{Card, Effect, Icon, KnownCard, Number};
use kernel::{CardFacts, Phrase, Seat};

/// The cards of the player on turn.
pub(super) fn hand(own: &State) -> Vec<Card> {
    let seat = own.turn.index();
    let beings = own.hand[seat].iter().map(|c| being_card(own, being(c)));
    let flares = own.flares[seat].iter().map(|f| flare_card(own, f));
    beings.chain(flares).map(known).collect()
}

/// Beings and flares that lie open, to be looked through.
pub(super) fn lying(id: &str, beings: Hand, flares: Hand) -> Vec<Card> {
    let beings = beings.iter().map(|c| face(being(c)));
    let flares = flares.iter().map(plain_flare);
    let card = |(i, card): (usize, KnownCard)| known(KnownCard { id: format!("{id} {i}"), ..card });
    beings.chain(flares).enumerate().map(card).collect()
}

fn being_card(own: &State, being: Being) -> KnownCard {
    KnownCard { fits: (!own.over).then(|| fits(own, being)), ..face(being) }
}

fn face(being: Being) -> KnownCard {
    let printed = being.printed();
    let sigil = match printed.level {
        Level::Common => "lvl-common",
        Level::Heroic => "lvl-heroic",
        Level::Legendary => "lvl-legendary",
    };
    let mut card = plain(printed.id, printed.portrait, level_word(printed.level), sigil);
    if printed.is_frozen {
        let (id, word) = (format!("frozen text {}", printed.id), Some(Phrase::new("kind-frozen")));
        card.effects.push(Effect { id, word, timing: None, text: frozen_text(being), not_now: None });
    }
    KnownCard { pattern: Some(arena::pattern(printed)), rank: printed.level.index() as u8 + 1, ..card }
}

fn frozen_text(being: Being) -> Phrase {
    Phrase::new(format!("frozen-{}", being.printed().id))
}

/// Where it can arrive, with the help of an enemy piece too.
fn fits(own: &State, card: Being) -> Vec<String> {
    let mut squares: Vec<_> = own
        .summons()
        .filter_map(|pick| match pick {
            Pick::Summon(being, square) | Pick::Improvise(being, square) if being == card => Some(square),
            _ => None,
        })
        .collect();
    squares.sort_unstable();
    squares.dedup();
    squares.iter().map(ToString::to_string).collect()
}

fn plain_flare(flare: u8) -> KnownCard {
    let printed = &flares()[usize::from(flare)];
    plain(printed.id, printed.portrait, Phrase::new("kind-flare"), "sg-flame")
}

/// Against a lone opponent the two criteria are the numbers of the card; against several each has a line.
fn flare_card(own: &State, flare: u8) -> KnownCard {
    let printed = &flares()[usize::from(flare)];
    let mut card = plain_flare(flare);
    let against = |enemy: Colour| {
        let [upgraded, total] = behind(own, enemy);
        [(upgraded.max(0), i32::from(printed.upgraded)), (total.max(0), i32::from(printed.total))]
    };
    let is_met = own.enemies().any(|enemy| against(enemy).iter().any(|(more, needed)| more >= needed));
    card.side = Some(Phrase::new(if is_met { "flare-ready" } else { "flare-not-yet" }));
    let enemies: Vec<Colour> = own.enemies().collect();
    if let [enemy] = enemies[..] {
        let [upgraded, total] = against(enemy);
        card.stats = vec![more("more-upgraded", "lvl-heroic", upgraded), more("more-pieces", "lvl-common", total)];
        return card;
    }
    let line = |enemy: Colour| {
        let [upgraded, total] = against(enemy);
        let text = Phrase::new("more-than-you").seat("owner", Seat(enemy as u8));
        let text = text.number("upgraded", upgraded.0).number("upgraded-needed", upgraded.1);
        let text = text.number("total", total.0).number("total-needed", total.1);
        Effect { id: format!("{} against {enemy}", printed.id), word: None, timing: None, text, not_now: None }
    };
    card.effects.splice(..0, enemies.iter().map(|&enemy| line(enemy)));
    card
}

/// How many more an enemy has, of how many are needed.
fn more(key: &str, icon: &'static str, (value, needed): (i32, i32)) -> Number {
    Number { label: Phrase::new(key), icon: Some(Icon(icon)), value, of: Some(needed), ..Number::default() }
}

/// Every card in the reference.
pub(crate) fn cards() -> Vec<CardFacts> {
    let facts = |id: &str, portrait, kind: Phrase, stats: Vec<(Phrase, String)>| CardFacts {
        id: id.into(),
        name: Phrase::new(format!("card-{id}")),
        kind,
        portrait: Some(portrait),
        stats,
        pattern: None,
        text: Phrase::new(format!("text-{id}")),
        with: vec![],
    };
    let beings = Being::all().map(|b| {
        let p = b.printed();
        let school = (Phrase::new("school"), p.deck.to_string());
        let drawn = (Phrase::new("pattern"), arena::drawn(p).join("/"));
        let mut facts = facts(p.id, p.portrait, level_word(p.level), vec![school, drawn]);
        if p.is_frozen {
            facts.text = Phrase::new("text-and-frozen").phrase("text", facts.text).phrase("frozen", frozen_text(b));
        }
        let with = p.with.iter().map(ToString::to_string).collect();
        CardFacts { pattern: Some(arena::pattern(p)), with, ..facts }
    });
    let flares = flares().iter().map(|f| facts(f.id, f.portrait, Phrase::new("kind-flare"), vec![]));
    let tasks = TASKS.iter().map(|t| {
        facts(t.id, t.portrait, Phrase::new("kind-task"), vec![(Phrase::new("points"), t.points.to_string())])
    });
    beings.chain(flares).chain(tasks).collect()
}
