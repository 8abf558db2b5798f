//! The cards of the pool as the reference and the deck builder show them.

use super::says;
use crate::printed::{Face, Kind, Rate, Sorts, sort};
use kernel::{CardFacts, Phrase};

pub(crate) fn cards() -> Vec<CardFacts> {
    Face::all().map(facts).collect()
}

fn facts(face: Face) -> CardFacts {
    let printed = face.printed();
    let mut stats: Vec<(Phrase, String)> = vec![];
    let mut tell = |label: &str, value: String| stats.push((Phrase::new(label), value));
    let sorts = printed.sorts;
    let belongs = sorts.both(Sorts::AFFILIATIONS.and(sort::FREELANCER));
    belongs.iter().for_each(|one| tell("affiliation", one.key().into()));
    if sorts.any(sort::PERSONALITY) {
        tell("trait", "personality".into());
    }
    for rate in [Rate::Fight, Rate::Shoot, Rate::Armor] {
        if let Some(is) = printed.ratings[rate as usize].filter(|_| printed.kind == Kind::Warrior) {
            tell(says::rate(rate), is.to_string());
        }
    }
    // What a warrior is worth is what it costs: DT-WARRIOR-1.
    if let Some(value) = printed.ratings[Rate::Value as usize] {
        tell("cost", value.to_string());
    }
    for rate in Rate::ALL {
        let n = printed.mods[rate as usize];
        if n != 0 {
            tell(&format!("adds-{}", rate.key()), says::signed(n));
        }
    }
    tell("set", printed.set.into());
    CardFacts {
        id: face.id().into(),
        name: says::name(face),
        kind: says::kind(printed.kind),
        portrait: Some(printed.portrait),
        stats,
        pattern: None,
        text: says::text(face).unwrap_or_default(),
        with: printed.with.iter().map(ToString::to_string).collect(),
    }
}
