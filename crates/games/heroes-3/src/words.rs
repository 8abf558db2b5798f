//! What people read: ids and words for everything that is asked and told.

mod ids;
mod quest;
mod say;

pub(crate) use say::{location, tile};

use crate::printed::{AiCard, Building, Face, Hero, Proclamation, Unit};
use crate::rules::search;
use crate::state::{Common, Matter, State};
use crate::{ATTACK_DIE, Ask, Event, Heroes3, Pick, RESOURCE_DIE, TREASURE_DIE, cards, notation, scene};
use kernel::scene::{Portrait, Scene};
use kernel::{CardFacts, Facts, Lines, Malformed, Phrase, Rule, Say, Seat, Show, Stirs, Viewer};

impl Show for Heroes3 {
    fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
        notation::write(state, viewer, facts);
    }

    fn read(lines: &mut Lines) -> Result<State, Malformed> {
        notation::read(lines)
    }

    fn fact(state: &State, _: Viewer, name: &str) -> Option<String> {
        notation::fact(state, name)
    }

    fn ask_id(ask: Ask) -> &'static str {
        ids::ask(ask)
    }

    fn pick_id(_: &State, pick: Pick) -> String {
        ids::pick(pick)
    }

    fn is_word(word: &str) -> bool {
        ids::is_word(word)
    }

    fn is_answer(words: &[&str]) -> bool {
        ids::is_answer(words)
    }

    /// Dice by what they show; everything else by its number.
    fn face_id(ask: Ask, face: u32) -> String {
        let face = face as usize;
        match ask {
            Ask::ResourceDie => {
                let (what, amount) = RESOURCE_DIE[face % 6];
                format!("{}_{amount}", what.key())
            }
            Ask::TreasureDie => TREASURE_DIE[face % 6].key().into(),
            Ask::AttackDie | Ask::First => ATTACK_DIE[face % 6].to_string(),
            _ => (face + 1).to_string(),
        }
    }

    fn event_id(event: &Event) -> String {
        ids::event(event)
    }

    fn rule(ask: Ask) -> Rule {
        Rule(ids::rule(ask))
    }

    fn question(state: &State, seat: Seat, ask: Ask) -> Phrase {
        say::question(state, seat, ask)
    }

    /// Town actions are paid with what everybody sees: who can only pass is passed over.
    fn is_idle(state: &State, seat: Seat, ask: Ask) -> bool {
        ask == Ask::Town && !crate::rules::town::can_act(state, seat)
    }

    fn pick(state: &State, ask: Ask, pick: Pick) -> Say {
        say::pick(state, ask, pick)
    }

    fn pass(_: &State, ask: Ask) -> Say {
        Say::new(match ask {
            Ask::Act => Phrase::new("answer-end-turn"),
            Ask::Refill => Phrase::new("answer-draw-up"),
            Ask::Fight => Phrase::new("answer-halt"),
            Ask::Deploy | Ask::Recruit | Ask::Exchange | Ask::Market | Ask::Quest(Matter::Barter) => {
                Phrase::new("answer-done")
            }
            Ask::Extend => Phrase::new("answer-retreat"),
            Ask::Empower => Phrase::new("answer-resolve"),
            Ask::Defence => Phrase::new("answer-give-up-field"),
            _ => Phrase::new("answer-decline"),
        })
    }

    fn event(event: &Event) -> Phrase {
        say::event(event)
    }

    fn stirs(_: &State, event: &Event, seat: Seat) -> Stirs {
        match event {
            Event::Attacked { enemy, .. } if *enemy == seat => Stirs::TOUCHED,
            Event::Turn { seat: active } => Stirs::MY_TURN.when(*active == seat),
            Event::Guarded { .. } | Event::Attacked { .. } => Stirs::COMBAT,
            _ => Stirs::NOTHING,
        }
    }

    fn scene(state: &State, viewer: Viewer) -> Scene {
        scene::scene(state, viewer)
    }

    fn cards() -> Vec<CardFacts> {
        let named = Proclamation::ALL.map(proclamation_facts).into_iter().chain(Building::ALL.map(building_facts));
        let decks = Face::all().map(facts).chain(Unit::all().map(unit_facts)).chain(AiCard::ALL.map(ai_facts));
        decks.chain(named).chain(Hero::all().map(hero_facts)).collect()
    }
}

pub(crate) fn card(face: Face) -> Phrase {
    Phrase::new(format!("card-{}", face.id()))
}

pub(crate) fn unit(unit: Unit) -> Phrase {
    Phrase::new(format!("card-{}", unit.id()))
}

/// What a card of the reference says.
fn facts(face: Face) -> CardFacts {
    let printed = face.printed();
    CardFacts {
        id: printed.id.into(),
        name: card(face),
        kind: Phrase::new(format!("kind-{}", printed.kind.key())),
        portrait: Some(printed.portrait),
        stats: vec![],
        pattern: None,
        text: card(face),
        with: good_with(face),
    }
}

/// Power makes a spell stronger and knowledge brings it back; a specialty may be a unit's own.
fn good_with(face: Face) -> Vec<String> {
    let id = face.id();
    let of =
        Unit::all().map(|unit| unit.id()).find(|unit| id.strip_prefix(unit).is_some_and(|rest| rest.starts_with('_')));
    let helps = |face: Face| {
        (0..2).any(|which| cards::helps(face, which, |when| matches!(when, cards::When::Casting | cards::When::Cast)))
    };
    match face.kind() {
        crate::Kind::Spell => vec!["power".into(), "knowledge".into()],
        crate::Kind::Specialty => of.into_iter().map(Into::into).collect(),
        // Power is for spells, and so is what brings them back.
        _ if helps(face) => vec!["magic_arrow".into()],
        _ => vec![],
    }
}

fn ai_facts(card: AiCard) -> CardFacts {
    let name = Phrase::new(format!("card-{}", card.key()));
    CardFacts {
        id: card.key().into(),
        name: name.clone(),
        kind: Phrase::new(format!("kind-ai-{}", card.ai_kind().key())),
        portrait: Some(card.portrait()),
        stats: vec![],
        pattern: None,
        text: name,
        with: vec![],
    }
}

fn proclamation_facts(what: Proclamation) -> CardFacts {
    named_facts(what.key(), "card", "proclamation", what.portrait(), vec![])
}

/// A dwelling's units grow with the Citadel; some buildings are about a card.
fn building_facts(what: Building) -> CardFacts {
    let with: &[&str] = match what {
        Building::DwellingBronze | Building::DwellingSilver | Building::DwellingGold => &["citadel"],
        Building::PortalOfSummoning => &["dwelling_gold"],
        Building::MageGuild => &["wisdom"],
        Building::NecromancyAmplifier => &["necromancy"],
        _ => &[],
    };
    named_facts(what.key(), "building", "building", what.portrait(), with.iter().map(|id| id.to_string()).collect())
}

/// What a hero begins with is made for that hero.
fn hero_facts(hero: Hero) -> CardFacts {
    let of_its_own = |face: &Face| face.is_starting() || face.kind() == crate::Kind::Specialty;
    let with = hero.deck().filter(of_its_own).map(|face| face.id().into()).collect();
    named_facts(hero.id(), "hero", "hero", hero.facts().portrait, with)
}

fn named_facts(id: &str, name: &str, kind: &str, portrait: Portrait, with: Vec<String>) -> CardFacts {
    let name = Phrase::new(format!("{name}-{id}"));
    CardFacts {
        id: id.into(),
        name: name.clone(),
        kind: Phrase::new(format!("kind-{kind}")),
        portrait: Some(portrait),
        stats: vec![],
        pattern: None,
        text: name,
        with,
    }
}

fn unit_facts(of: Unit) -> CardFacts {
    let facts = of.facts();
    let side = of.side(false);
    let stat = |key: &str, value: u8| (Phrase::new(format!("stat-{key}")), value.to_string());
    CardFacts {
        id: facts.id.into(),
        name: unit(of),
        kind: Phrase::new(format!("{}-{}", if facts.faction.is_some() { "tier" } else { "neutral" }, facts.tier.key())),
        portrait: Some(facts.portrait),
        stats: vec![
            stat("attack", side.attack),
            stat("defense", side.defense),
            stat("health", side.health),
            stat("initiative", side.initiative),
        ],
        pattern: None,
        text: unit(of),
        with: vec![if facts.gait == crate::Gait::Ranged { "archery" } else { "bloodlust" }.into()],
    }
}

/// Whether a viewer sees what somebody looks at.
pub(crate) fn sees_looked(state: &State, viewer: Viewer) -> bool {
    search::looker(state).is_some_and(|seat| viewer.is(seat)) || viewer == Viewer::Judge
}

pub(crate) fn common(common: Common) -> Phrase {
    Phrase::new(format!("deck-{}", common.key()))
}
