//! The numbers of a combat with where they come from: those of a unit, and an attack held against a defense. Computes no rule:
//! the parts are those the rules add up.

use super::combat::blow;
use crate::cards::{Clause, Magic, clauses, favour, magic};
use crate::printed::{AiCard, Face, Gait};
use crate::rules::ai;
use crate::rules::sums::{self, Source};
use crate::rules::traits::{Trait, traits_of};
use crate::state::{Blow, Combat, Hit, Roll, Stage, State};
use crate::words::{card, signed, unit};
use kernel::Phrase;
use kernel::scene::{Comparison, Dice, Die, DieFace, Number, Part};

/// Attack, defense, health and initiative as they are now.
pub(super) fn of_fighter(state: &State, combat: &Combat, by: u8) -> Vec<Number> {
    let fighter = combat.fighter(by);
    let side = fighter.side();
    let running = blow(combat);
    let still = Roll { is_ignored: true, ..Roll::default() };
    let attack = match running.filter(|blow| blow.by == by) {
        Some(blow) => listed(state, combat, by, true, &[], |part| _ = sums::attack(state, combat, blow, &still, part)),
        None => boosted(state, combat, by, side.attack as i8, fighter.attack, true),
    };
    let defense = match running.filter(|blow| blow.on == by) {
        Some(blow) => listed(state, combat, by, false, &[], |part| _ = sums::defense(combat, blow, &still, part)),
        None => boosted(state, combat, by, side.defense as i8, fighter.defense, false),
    };
    let shoots = fighter.gait() == Gait::Ranged;
    let sign = if shoots { "i-shoot" } else { "i-melee" };
    vec![
        Number::sum("stat-attack", sign, side.attack.into(), attack),
        Number::sum("stat-defense", "i-shield", side.defense.into(), defense),
        health(combat, by),
        initiative(combat, by),
    ]
}

fn printed(n: u8) -> Part {
    Part::new(n.into(), Phrase::new("part-printed"))
}

fn health(combat: &Combat, by: u8) -> Number {
    let fighter = combat.fighter(by);
    let most = combat.health(by);
    let more = lasting(combat, by, |clause| if let Clause::Health(n) = clause { n } else { 0 }, |_, _| 0);
    let damage = (fighter.damage > 0).then(|| Part::new(-i32::from(fighter.damage), Phrase::new("part-damage")));
    let parts = std::iter::once(printed(fighter.side().health)).chain(more).chain(damage);
    Number {
        of: Some(most.into()),
        printed: None,
        ..Number::sum("stat-health", "i-life", fighter.side().health.into(), parts.collect())
    }
}

fn initiative(combat: &Combat, by: u8) -> Number {
    let fighter = combat.fighter(by);
    let shoots = fighter.gait() == Gait::Ranged;
    let cards = lasting(
        combat,
        by,
        |clause| match clause {
            Clause::Initiative(n) => n,
            Clause::ShotsFirst(n) if shoots => n,
            _ => 0,
        },
        |magic, level| if let Magic::Initiative(n) = magic { n[level] } else { 0 },
    );
    // Only Prayer is for one activation.
    let prays = Face::all().find(|face| matches!(magic(*face), Some(Magic::Prays(_))));
    let own = prays.filter(|_| fighter.initiative != 0).map(|face| Part::new(fighter.initiative.into(), card(face)));
    let parts = std::iter::once(printed(fighter.side().initiative)).chain(cards).chain(own);
    Number::sum("stat-initiative", "i-haste", fighter.side().initiative.into(), parts.collect())
}

/// What cards that last give a fighter.
fn lasting(
    combat: &Combat,
    by: u8,
    of_clause: impl Fn(Clause) -> i8,
    of_magic: impl Fn(Magic, usize) -> i8,
) -> Vec<Part> {
    let fighter = combat.fighter(by);
    let lies = |l: &&crate::Lasting| l.on == Some(by) || l.on.is_none() && l.party == Combat::party(by) as u8;
    let part = |l: &crate::Lasting| {
        let times = favour(l.card, l.which, fighter.unit);
        let doubled = |clause: &Clause| if matches!(clause, Clause::ShotsFirst(_)) { 1 } else { times };
        let n: i8 = clauses(l.card, l.which).iter().map(|clause| of_clause(*clause) * doubled(clause)).sum();
        let cast = magic(l.card).filter(|_| l.on == Some(by));
        let n = n + cast.map_or(0, |magic| of_magic(magic, usize::from(l.which.min(2))));
        (n != 0).then(|| Part::new(n.into(), card(l.card)))
    };
    combat.lasting.as_slice().iter().filter(lies).filter_map(part).collect()
}

/// The printed value, and card by card what was added for the next attack.
fn boosted(state: &State, combat: &Combat, by: u8, value: i8, boost: i8, attacks: bool) -> Vec<Part> {
    let mut parts = vec![Part::new(value.into(), Phrase::new("part-printed"))];
    parts.extend(boosts(state, combat, by, boost, attacks));
    parts
}

/// Card by card; what no card of a hand explains is of the unit's ability, or of an AI's cards.
fn boosts(state: &State, combat: &Combat, by: u8, sum: i8, attacks: bool) -> Vec<Part> {
    if sum == 0 {
        return vec![];
    }
    let of = |boost: &crate::Boost| if attacks { boost.attack } else { boost.defense };
    let own = combat.boosts.as_slice().iter().filter(|boost| boost.on == by && of(boost) != 0);
    let by_card: Vec<(Face, i8)> = own.map(|boost| (boost.card, of(boost))).collect();
    let rest = sum - by_card.iter().map(|(_, n)| n).sum::<i8>();
    let parts = by_card.into_iter().map(|(face, n)| Part::new(n.into(), card(face)));
    parts.chain((rest != 0).then(|| Part::new(rest.into(), other(state, combat, by, rest, attacks)))).collect()
}

/// Whose doing it is that no card of a hand explains.
fn other(state: &State, combat: &Combat, by: u8, n: i8, attacks: bool) -> Phrase {
    let fighter = combat.fighter(by);
    let heals = |what: &Trait| matches!(what, Trait::HealsAnother(_));
    if !ai::plays_cards(state, combat, Combat::party(by)) {
        let able = attacks && traits_of(fighter).iter().any(heals);
        return if able { ability(combat, by) } else { Phrase::new("part-other") };
    }
    // The last card that was drawn, where it alone gives as much.
    let drawn = state.ai.discard.top().map(|face| face.0);
    let gives = |what: &AiCard| {
        let kind = match what {
            AiCard::AttackA | AiCard::AttackB => attacks,
            AiCard::DefenseA | AiCard::DefenseB => !attacks,
            _ => false,
        };
        kind && what.strength(state.difficulty) as i8 == n
    };
    match drawn.filter(gives) {
        Some(what) => Phrase::new(format!("card-{}", what.key())),
        None => Phrase::new("part-enemy-cards"),
    }
}

fn ability(combat: &Combat, by: u8) -> Phrase {
    Phrase::new("part-ability").phrase("unit", unit(combat.fighter(by).unit))
}

/// The parts that the rules add up, in words. What dice could still add is a range.
fn listed(
    state: &State,
    combat: &Combat,
    by: u8,
    attacks: bool,
    dice: &[(Source, i8, i8)],
    sum: impl FnOnce(&mut dyn FnMut(Source, i8)),
) -> Vec<Part> {
    let mut parts: Vec<Part> = vec![];
    let mut listen = |source: Source, n: i8| {
        let part = |key: &str| Part::new(n.into(), Phrase::new(key));
        match source {
            Source::Printed => parts.push(part("part-printed")),
            Source::Splash => parts.push(part("part-splash")),
            Source::Boosts => parts.extend(boosts(state, combat, by, n, attacks)),
            _ if n == 0 => {}
            Source::Wall => parts.push(part("part-wall")),
            Source::Die => parts.push(part("part-die")),
            Source::Shots => parts.push(part("part-shots")),
            Source::Ability => parts.push(Part::new(n.into(), ability(combat, by))),
            Source::Foe => parts.push(Part::new(n.into(), ability(combat, blow(combat).map_or(by, |blow| blow.by)))),
            Source::Token => parts.push(part("part-token")),
        }
    };
    sum(&mut listen);
    let open = dice.iter().map(|(source, low, high)| {
        let source = match source {
            Source::Token => Phrase::new("part-token"),
            Source::Ability => ability(combat, by),
            _ => Phrase::new("part-die"),
        };
        Part { up_to: Some((*high).into()), ..Part::new((*low).into(), source) }
    });
    parts.extend(open);
    parts
}

/// What dice, and abilities that read them, could still add.
fn open(rolls: &[Roll], sum: impl Fn(&Roll, &mut dyn FnMut(Source, i8))) -> Vec<(Source, i8, i8)> {
    let of = |source: Source, roll: &Roll| {
        let mut all = 0;
        sum(roll, &mut |other, n| all += if other == source { n } else { 0 });
        all
    };
    let still = Roll { is_ignored: true, ..Roll::default() };
    let range = |source: Source| {
        let (low, high) = sums::range(rolls, |roll| of(source, roll));
        let settled = of(source, &still);
        (source, low - settled, high - settled)
    };
    let all = [Source::Die, Source::Ability, Source::Token].map(range);
    all.into_iter().filter(|(_, low, high)| low != high || *low != 0).collect()
}

/// H3-COMBAT-27: the attack that goes on, held against the defense; a range while dice are out.
pub(super) fn sum(state: &State, combat: &Combat) -> Option<Comparison> {
    let blow = blow(combat)?;
    let rolls = match combat.stage {
        Stage::Rolled(_, roll) if roll.guard.is_some() => vec![roll],
        Stage::Rolled(_, roll) => sums::with_guard(combat, blow, roll),
        Stage::Wound(_, roll, _) => vec![roll],
        _ => sums::rolls(state, combat, blow),
    };
    let (by, on) = (combat.fighter(blow.by), combat.fighter(blow.on));
    let (attack, defense) = (attack(state, combat, blow, &rolls), defense(state, combat, blow, &rolls));
    let (low, high) = sums::range(&rolls, |roll| sums::damage(state, combat, blow, roll));
    let key = if blow.hit == Hit::Back { "sum-back" } else { "sum-label" };
    let left = combat.health(blow.on).saturating_sub(on.damage);
    Some(Comparison {
        label: Phrase::new(key).phrase("unit", unit(by.unit)).phrase("on", unit(on.unit)),
        left: attack,
        relation: "−",
        right: defense,
        verdict: Phrase::new("sum-verdict").phrase("damage", crate::words::damage(low, high)).number("n", left),
    })
}

fn attack(state: &State, combat: &Combat, blow: Blow, rolls: &[Roll]) -> Number {
    let still = Roll { is_ignored: true, ..Roll::default() };
    let dice = open(rolls, |roll, part| _ = sums::attack(state, combat, blow, roll, part));
    let parts = listed(state, combat, blow.by, true, &dice, |part| _ = sums::attack(state, combat, blow, &still, part));
    let range = sums::range(rolls, |roll| sums::attack(state, combat, blow, roll, |_, _| {}));
    ranged("stat-attack", "i-melee", range, parts)
}

fn defense(state: &State, combat: &Combat, blow: Blow, rolls: &[Roll]) -> Number {
    let still = Roll { is_ignored: true, ..Roll::default() };
    let dice = open(rolls, |roll, part| _ = sums::defense(combat, blow, roll, part));
    let parts = listed(state, combat, blow.on, false, &dice, |part| _ = sums::defense(combat, blow, &still, part));
    let range = sums::range(rolls, |roll| sums::defense(combat, blow, roll, |_, _| {}));
    ranged("stat-defense", "i-shield", range, parts)
}

fn ranged(label: &str, icon: &'static str, (low, high): (i8, i8), parts: Vec<Part>) -> Number {
    let up_to = (low != high).then_some(high.into());
    Number { up_to, parts, ..Number::new(label, icon, low.into()) }
}

/// The dice of the attack that goes on, thrown or still to be thrown: H3-AMB-69.
pub(super) fn dice(state: &State, combat: &Combat) -> Vec<Dice> {
    let Some(blow) = blow(combat) else { return vec![] };
    let thrown = match combat.stage {
        Stage::Rolled(_, roll) | Stage::Wound(_, roll, _) => Some(roll),
        _ => None,
    };
    let rolls = sums::rolls(state, combat, blow);
    let first = rolls.first().copied().unwrap_or_default();
    let roll = thrown.unwrap_or(first);
    if roll.is_ignored && thrown.is_none() {
        return vec![];
    }
    let defends = thrown.map_or(first.guard, |roll| roll.guard).is_some();
    let die = |id: &str, n: i8, guard: bool| {
        let label = match (thrown, guard, roll.is_ignored) {
            (None, ..) => Phrase::new("die-hidden"),
            (Some(_), true, _) => Phrase::new("die-guard").text("n", signed(n)),
            (Some(_), false, true) => Phrase::new("die-ignored").text("n", signed(n)),
            (Some(_), false, false) => Phrase::new("die-shows").text("n", signed(n)),
        };
        let counts = match guard {
            true => n == 1,
            false => !roll.is_ignored,
        };
        Die {
            id: format!("die {id}"),
            label,
            face: if thrown.is_some() { DieFace::Word(signed(n)) } else { DieFace::Hidden },
            counts: thrown.map(|_| counts),
            again: !guard && roll.is_rerolled,
        }
    };
    let own = std::iter::once(die("1", roll.die, false)).chain(roll.other.map(|n| die("2", n, false)));
    let guard = defends.then(|| die("guard", roll.guard.unwrap_or_default(), true));
    vec![Dice { id: "attack roll".into(), label: Phrase::new("dice-attack"), dice: own.chain(guard).collect() }]
}
