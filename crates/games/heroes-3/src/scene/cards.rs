//! Cards: in hand, looked at, and those that units are.

use crate::cards::{CastWhen, When, magic};
use crate::printed::{Face, Gait, Kind};
use crate::rules::moments::{WhyNot, why_not};
use crate::state::State;
use crate::words::{card, faces, sees_looked, unit};
use kernel::scene::{Area, Card, Effect, Icon, KnownCard, Number, Thing};
use kernel::{Phrase, Seat, Viewer};

/// The own hand. Two of a kind are the same answer, which points at the first.
pub(super) fn hand(state: &State, seat: Seat) -> Vec<Card> {
    let hand = state.player(seat).hand.as_slice();
    let nth = |at: usize| hand[..at].iter().filter(|face| **face == hand[at]).count();
    let id = |at: usize| match nth(at) {
        0 => hand_id(hand[at]),
        n => format!("{} {}", hand_id(hand[at]), n + 1),
    };
    let cards = hand.iter().enumerate().map(|(at, &face)| {
        let Card::Known(mut known) = known(id(at), face) else { return known(id(at), face) };
        for (which, effect) in known.effects.iter_mut().take(faces::effects(face).into()).enumerate() {
            effect.not_now = why_not(state, seat, face, which as u8).map(|why| because(face, why));
        }
        Card::Known(known)
    });
    cards.collect()
}

/// By which answers point at a card of the hand.
pub(crate) fn hand_id(face: Face) -> String {
    format!("hand {}", crate::notation::card_id(face))
}

/// By which answers point at one effect of it.
pub(crate) fn effect_id(face: Face, which: u8) -> String {
    format!("{} effect {which}", hand_id(face))
}

/// A spell that only adds power to another one.
pub(crate) fn power_id(face: Face) -> String {
    format!("{} power", hand_id(face))
}

fn because(face: Face, why: WhyNot) -> Phrase {
    Phrase::new(match why {
        WhyNot::NoHero => "no-hero",
        WhyNot::Target => "no-target",
        WhyNot::Blow => match magic(face) {
            Some(crate::cards::Magic::WalkersAttack(_) | crate::cards::Magic::Blesses(_)) => "only-walks",
            _ => "only-blow",
        },
        WhyNot::Only(when) => match when {
            When::Anytime | When::Never | When::Casting => "only-casting",
            When::OnMap => "only-on-map",
            When::Combat => "only-in-combat",
            When::Skip => "only-skip",
            When::Start => "only-start",
            When::Won => "only-won",
            When::Activation | When::Calm => "only-activation",
            When::Attacks => "only-attacks",
            When::Suffers => "only-suffers",
            When::Rolled => "only-rolled",
            When::Cast => "only-cast",
            When::EnemyCast => "only-enemy-cast",
        },
        WhyNot::Spell(when) => match when {
            CastWhen::Activation => "only-activation",
            CastWhen::Blow => "only-blow",
            CastWhen::Anytime => "only-in-combat",
            CastWhen::Doomed => "only-doomed",
            CastWhen::Map => "only-on-map",
        },
        WhyNot::Forbidden(rule) => match rule.0 {
            "H3-DECK-13" => "no-experts",
            "H3-DECK-14" => "no-faction",
            "H3-DECK-20" => "no-price",
            "H3-SPELL-4" => "no-more-spells",
            _ => "no-target",
        },
    })
}

pub(super) fn known(id: String, face: Face) -> Card {
    let effects = (0..faces::effects(face)).map(|which| Effect {
        word: faces::word(face, which),
        timing: Some(faces::timing(face, which)),
        ..Effect::new(format!("{id} effect {which}"), faces::effect(face, which))
    });
    // H3-SPELL-5
    let power = (face.kind() == Kind::Spell).then(|| Effect {
        word: Some(Phrase::new("word-power")),
        ..Effect::new(format!("{id} power"), Phrase::new("power-of-a-spell"))
    });
    Card::Known(Box::new(KnownCard {
        card: face.id().into(),
        name: card(face),
        kind: Phrase::new(format!("kind-{}", face.kind().key())),
        portrait: Some(face.printed().portrait),
        sigil: Some(Icon(sigil(face))),
        effects: effects.chain(power).collect(),
        id,
        ..KnownCard::default()
    }))
}

fn sigil(face: Face) -> &'static str {
    match face.kind() {
        Kind::Statistic => match face.id() {
            "defense" => "i-shield",
            "power" => "i-special",
            "knowledge" => "i-book",
            _ => "i-melee",
        },
        Kind::Ability => "i-star",
        Kind::Specialty => "i-crown",
        Kind::Spell => "i-book",
        Kind::Artifact => "lo-artifact",
    }
}

/// Cards somebody looks at: open to him alone.
pub(super) fn looked(state: &State, viewer: Viewer) -> Area {
    let sees = sees_looked(state, viewer);
    let thing = |(n, &face): (usize, &Face)| {
        let id = format!("looked {}", n + 1);
        Thing::Card(if sees { known(id, face) } else { Card::Unknown { id, seat: None } })
    };
    Area {
        id: "looked".into(),
        label: Phrase::new("looked"),
        seat: None,
        things: state.looked.as_slice().iter().enumerate().map(thing).collect(),
        at_it: vec![],
        room: None,
    }
}

/// How a unit moves and strikes.
pub(super) fn gait(gait: Gait) -> Icon {
    Icon(match gait {
        Gait::Ground => "i-foot",
        Gait::Flying => "i-fly",
        Gait::Ranged => "i-ranged",
    })
}

pub(super) fn unit_card(id: String, of: crate::Unit, is_pack: bool, owner: Option<Seat>) -> Card {
    let side = of.side(is_pack);
    let stat = |key: &str, icon, value: u8| Number::new(&format!("stat-{key}"), icon, value.into());
    Card::Known(Box::new(KnownCard {
        card: of.id().into(),
        name: unit(of),
        kind: Phrase::new(format!("tier-{}", of.facts().tier.key())),
        portrait: Some(of.facts().portrait),
        sigil: Some(gait(of.facts().gait)),
        owner,
        tier: of.facts().tier as u8 + 1,
        side: Some(Phrase::new(if is_pack { "side-pack" } else { "side-few" })),
        many: is_pack,
        stats: vec![
            stat("attack", "i-melee", side.attack),
            stat("defense", "i-shield", side.defense),
            stat("health", "i-life", side.health),
            stat("initiative", "i-haste", side.initiative),
        ],
        effects: faces::ability(of, is_pack)
            .map(|text| Effect::new(format!("{id} ability"), text))
            .into_iter()
            .collect(),
        id,
        ..KnownCard::default()
    }))
}
