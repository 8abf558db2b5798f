//! What people read: ids and words for everything that is asked and told.

mod dice;
pub(crate) mod faces;
mod fight;
mod ids;
mod places;
mod quest;
mod say;
mod showing;
mod spells;
mod stirs;

pub(crate) use dice::die;
pub(crate) use fight::damage;
pub(crate) use places::{
    about_building, army_id, building, building_id, effect_of_level, field, ghost_id, gives, hero, hero_name, location,
    spot_id, unit_id, walker_id,
};
pub(crate) use say::{signed, tile};

use crate::printed::{AiCard, Building, Face, Hero, Proclamation, Unit};
use crate::rules::search;
use crate::state::{Common, Matter, State};
use crate::{ATTACK_DIE, Ask, Event, Heroes3, Pick, RESOURCE_DIE, TREASURE_DIE, cards, notation, scene};
use kernel::scene::{Asking, Dice, Die, Portrait, Scene};
use kernel::{CardFacts, Eve, Facts, Lines, Malformed, Phrase, Rule, Say, Seat, Show, Stirs, Viewer};

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
        fight::question(state, ask).unwrap_or_else(|| say::question(state, seat, ask))
    }

    fn detail(state: &State, seat: Seat, ask: Ask) -> Option<Phrase> {
        fight::detail(state, seat, ask).or_else(|| say::detail(state, seat, ask))
    }

    fn asking(state: &State, seat: Seat, ask: Ask) -> Asking {
        fight::asking(state, seat, ask)
    }

    fn refusal(_: &State, _: Ask, pick: Pick, rule: Rule) -> Option<Phrase> {
        say::refusal(pick, rule)
    }

    /// Town actions are paid with what everybody sees: who can only pass is passed over.
    fn is_idle(state: &State, seat: Seat, ask: Ask) -> bool {
        ask == Ask::Town && !crate::rules::town::can_act(state, seat)
    }

    fn pick(state: &State, ask: Ask, pick: Pick) -> Say {
        let say = say::pick(state, ask, pick).showing(showing::pick(state, ask, pick));
        match fight::meaning(state, ask, pick) {
            Some(meaning) => say.meaning(meaning),
            None => say,
        }
    }

    fn pass(state: &State, ask: Ask) -> Say {
        if ask == Ask::Instant
            && let Some((text, meaning)) = fight::pass(state)
        {
            return Say { consequence: meaning, ..Say::new(text).showing(showing::pass(state, ask)) };
        }
        let say = Say::new(match ask {
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
        });
        let meaning = match ask {
            Ask::Fight => fight::halt(state),
            Ask::Empower => state.combat.as_ref().and_then(|combat| spells::stronger(state, combat, 0)),
            _ => None,
        };
        Say { consequence: meaning, ..say.showing(showing::pass(state, ask)) }
    }

    fn event(event: &Event) -> Phrase {
        say::event(event)
    }

    fn thrown(event: &Event) -> Vec<Die> {
        dice::thrown(event)
    }

    fn die_faces() -> Vec<Dice> {
        dice::faces()
    }

    fn stirs(state: &State, event: &Event, seat: Seat) -> Stirs {
        stirs::stirs(state, event, seat)
    }

    fn eve(state: &State, seat: Seat, ask: Ask) -> Option<Eve> {
        stirs::eve(state, seat, ask)
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
        stats: of_all(face.printed()),
        pattern: None,
        text: faces::text(face),
        with: good_with(face),
    }
}

/// What cards have in common, to be looked for.
fn of_all(printed: &crate::printed::Printed) -> Vec<(Phrase, String)> {
    let told = |label: &str, value: &str| (Phrase::new(label), value.to_string());
    let mut stats: Vec<(Phrase, String)> = vec![];
    stats.extend(printed.school.map(|school| told("school", school.key())));
    stats.extend(printed.grade.map(|grade| told("grade", grade.key())));
    stats.extend(printed.only.map(|faction| told("faction", faction.key())));
    stats.extend(Hero::named(printed.hero).map(|hero| told("faction", hero.faction().key())));
    stats
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
    CardFacts {
        id: card.key().into(),
        name: Phrase::new(format!("card-{}", card.key())),
        kind: Phrase::new(format!("kind-ai-{}", card.ai_kind().key())),
        portrait: Some(card.portrait()),
        stats: vec![],
        pattern: None,
        text: faces::of_ai(card),
        with: vec![],
    }
}

fn proclamation_facts(what: Proclamation) -> CardFacts {
    let about = Phrase::new(format!("about-{}", what.key()));
    named_facts(what.key(), "card", "proclamation", what.portrait(), about)
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
    let only = crate::Faction::ALL.into_iter().filter(|&faction| what.is_of(faction)).collect::<Vec<_>>();
    let mut stats = vec![(Phrase::new("stat-price"), what.cost().map(|n| n.to_string()).join(" · "))];
    if let [faction] = only[..] {
        stats.push((Phrase::new("faction"), faction.key().into()));
    }
    CardFacts {
        stats,
        with: with.iter().map(|id| id.to_string()).collect(),
        ..named_facts(what.key(), "building", "building", what.portrait(), faces::of_building(what.key()))
    }
}

/// What a hero begins with is made for that hero.
fn hero_facts(hero: Hero) -> CardFacts {
    let of_its_own = |face: &Face| face.is_starting() || face.kind() == crate::Kind::Specialty;
    let with = hero.deck().filter(of_its_own).map(|face| face.id().into()).collect();
    CardFacts {
        stats: vec![(Phrase::new("faction"), hero.faction().key().into())],
        with,
        ..named_facts(hero.id(), "hero", "hero", hero.facts().portrait, faces::of_hero(hero))
    }
}

fn named_facts(id: &str, name: &str, kind: &str, portrait: Portrait, text: Phrase) -> CardFacts {
    CardFacts {
        id: id.into(),
        name: Phrase::new(format!("{name}-{id}")),
        kind: Phrase::new(format!("kind-{kind}")),
        portrait: Some(portrait),
        stats: vec![],
        pattern: None,
        text,
        with: vec![],
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
        stats: [
            stat("attack", side.attack),
            stat("defense", side.defense),
            stat("health", side.health),
            stat("initiative", side.initiative),
        ]
        .into_iter()
        .chain(facts.faction.map(|faction| (Phrase::new("faction"), faction.key().into())))
        .collect(),
        pattern: None,
        text: faces::of_unit(of),
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
