//! How a seasoned player fights without much thought: the blow that does most, cards where they decide it.

use super::force::{Force, odds, power};
use crate::Pick;
use crate::cards::{Clause, Magic, clauses, favour, magic};
use crate::printed::{Face, Gait};
use crate::rules::fighting::targets;
use crate::rules::traits::{Trait, has};
use crate::state::{Blow, Cell, Combat, Flag, Party, Stage, State};
use crate::weights::Weights;
use kernel::{Answer, Seat};

/// A card is played where it brings at least so much of a bronze unit.
const WORTH_A_CARD: f32 = 0.8;

/// What a fighter is worth as it stands.
fn standing(combat: &Combat, by: u8) -> f32 {
    let fighter = combat.fighter(by);
    power(fighter.unit, fighter.is_pack)
}

/// What so much damage does to a fighter.
fn harm(combat: &Combat, on: u8, damage: f32) -> f32 {
    let fighter = combat.fighter(on);
    let left = f32::from(combat.health(on).saturating_sub(fighter.damage)).max(1.0);
    let share = (damage / left).min(1.0);
    let worth = standing(combat, on);
    let lost = if fighter.is_pack { worth - power(fighter.unit, false) } else { worth };
    // Who falls strikes no more; who is only hurt does, and heals after the combat.
    if share >= 1.0 { lost.max(0.4 * worth) } else { 0.35 * share * worth }
}

/// What an attack does on average, with so much more attack and defense.
fn deals(combat: &Combat, by: u8, on: u8, from: Cell, attack: i8, defense: i8) -> f32 {
    let (fighter, target) = (combat.fighter(by), combat.fighter(on));
    let printed = if has(fighter, Trait::IgnoresDefense) { 0 } else { target.side().defense as i8 };
    let close = target.at.is_adjacent(from);
    let penalised = fighter.gait() == Gait::Ranged && close && !has(fighter, Trait::NoPenaltyClose);
    let attack = fighter.side().attack as i8 + fighter.attack + attack;
    let guard = (printed + target.defense + defense).max(0);
    // Each face as often as it is rolled, by ninths: the worse of two dice is low five times in nine.
    let faces = if penalised { [(-1, 5.0), (0, 3.0), (1, 1.0)] } else { [(-1, 3.0), (0, 3.0), (1, 3.0)] };
    let once: f32 = faces
        .iter()
        .map(|&(die, often)| often / 9.0 * harm(combat, on, f32::from((attack + die - guard).max(0))))
        .sum();
    let again = has(fighter, Trait::SecondShot) && !close;
    if again { 1.7 * once } else { once }
}

/// What an attack brings, less what comes back.
fn blow(combat: &Combat, by: u8, on: u8, from: Cell) -> f32 {
    let (fighter, target) = (combat.fighter(by), combat.fighter(on));
    let dealt = deals(combat, by, on, from, 0, 0);
    let silent = has(fighter, Trait::NotRetaliated) || !target.at.is_adjacent(from) || target.is(Flag::Paralysed);
    let tired = target.is(Flag::Retaliated) && !has(target, Trait::RetaliatesAlways);
    if silent || tired {
        return dealt;
    }
    let falls = (dealt / standing(combat, on).max(0.1)).min(1.0);
    dealt - 0.8 * (1.0 - falls) * deals(combat, on, by, target.at, 0, 0)
}

fn best_blow(combat: &Combat, by: u8, from: Cell) -> Option<f32> {
    targets(combat, by, from).map(|on| blow(combat, by, on, from)).reduce(f32::max)
}

/// H3-COMBAT-26: the activation of a fighter.
pub(super) fn act(state: &State, seat: Seat, options: &[Answer<Pick>]) -> Option<Answer<Pick>> {
    let combat = state.combat.as_ref()?;
    let by = combat.active;
    if combat.seat(Combat::party(by)) != seat || !combat.fighter(by).here {
        return None;
    }
    let at = combat.fighter(by).at;
    let shoots = combat.fighter(by).gait() == Gait::Ranged;
    let enemies = || combat.standing(Combat::party(by).other());
    let near = |cell: Cell| enemies().map(|on| combat.fighter(on).at.distance(cell)).min().unwrap_or(0);
    let score = |answer: &Answer<Pick>| match *answer {
        Answer::Pass => -0.1,
        Answer::Pick(Pick::Strike(cell)) => combat.on(cell).map_or(0.0, |on| 0.2 + blow(combat, by, on, at)),
        Answer::Pick(Pick::Cell(to)) if combat.struck => {
            if to == combat.from {
                0.0
            } else {
                -0.2
            }
        }
        Answer::Pick(Pick::Cell(_)) if shoots => -0.2,
        Answer::Pick(Pick::Cell(to)) => match best_blow(combat, by, to) {
            Some(gain) => 0.15 + gain,
            None if near(to) < near(at) => 0.1 - 0.01 * f32::from(near(to)),
            None => -0.2,
        },
        Answer::Pick(Pick::Defend) => 0.02,
        Answer::Pick(Pick::Break(_)) => 0.12,
        Answer::Pick(Pick::CastAt(face, cell)) => burns(combat, by, face, cell) - WORTH_A_CARD,
        _ => -9.0,
    };
    best(options, score)
}

/// What a spell brings without power, if it burns.
fn burns(combat: &Combat, by: u8, face: Face, cell: Cell) -> f32 {
    let party = Combat::party(by);
    let on = |cell: Cell| combat.on(cell).map(|on| (on, if Combat::party(on) == party { -1.0 } else { 1.0 }));
    match magic(face) {
        Some(Magic::Damage(n) | Magic::Blast(n)) => {
            on(cell).map_or(-9.0, |(on, sign)| 1.5 * sign * harm(combat, on, n[0].into()))
        }
        Some(Magic::Chain(n)) => on(cell).map_or(-9.0, |(on, sign)| 1.5 * sign * harm(combat, on, n[0][0].into())),
        _ => -9.0,
    }
}

/// H3-COMBAT-27 (b): a card that makes an attack decisive, or keeps a unit from it.
pub(super) fn instant(state: &State, seat: Seat, options: &[Answer<Pick>]) -> Option<Answer<Pick>> {
    let combat = state.combat.as_ref()?;
    let Stage::Instants(Blow { by, on, .. }, _) = combat.stage else { return Some(Answer::Pass) };
    let attacks = combat.seat(Combat::party(by)) == seat && !combat.is_neutral(Combat::party(by));
    let from = combat.fighter(by).at;
    let usual = deals(combat, by, on, from, 0, 0);
    let score = |answer: &Answer<Pick>| match *answer {
        Answer::Pick(Pick::Play(face, which)) => {
            let mut gain = -1.0;
            for clause in clauses(face, which) {
                gain += match *clause {
                    Clause::Attack(n) if attacks => {
                        let n = n * favour(face, which, combat.fighter(by).unit);
                        1.0 + deals(combat, by, on, from, n, 0) - usual
                    }
                    Clause::Defense(n) if !attacks => {
                        let n = n * favour(face, which, combat.fighter(on).unit);
                        1.0 + usual - deals(combat, by, on, from, 0, n)
                    }
                    Clause::Draw(n) => 0.3 * f32::from(n),
                    Clause::Pay(n) | Clause::Discard(n) => -0.5 * f32::from(n),
                    _ => 0.0,
                };
            }
            gain - WORTH_A_CARD - if which == 1 { 0.2 } else { 0.0 }
        }
        Answer::Pass => 0.0,
        _ => -9.0,
    };
    best(options, score)
}

/// H3-COMBAT-7, H3-NEUTRAL-8: the strongest first; shooters behind, the others in front, in the middle.
pub(super) fn deploy(options: &[Answer<Pick>]) -> Option<Answer<Pick>> {
    let score = |answer: &Answer<Pick>| match *answer {
        Answer::Pick(Pick::Deploy(unit, cell)) => {
            let [back, front] = if cell.row() < 2 { Party::Attacker } else { Party::Defender }.lines();
            let row = if unit.facts().gait == Gait::Ranged { back } else { front };
            let middle = cell.column() == 1 || cell.column() == 2;
            2.0 * power(unit, false) + f32::from(u8::from(cell.row() == row)) + 0.3 * f32::from(u8::from(middle))
        }
        _ => -1.0,
    };
    best(options, score)
}

/// H3-COMBAT-5: whether it is worth a point to go on.
pub(super) fn extends(state: &State, w: &Weights) -> bool {
    let Some(combat) = &state.combat else { return false };
    let [own, foes] = Party::ALL.map(|party| Force::standing(combat, party));
    odds(own.against(foes), w) > 0.45
}

/// The answer with the highest score, the first of equals.
pub(super) fn best(options: &[Answer<Pick>], score: impl Fn(&Answer<Pick>) -> f32) -> Option<Answer<Pick>> {
    let mut best: Option<(f32, Answer<Pick>)> = None;
    for option in options {
        let score = score(option);
        if best.is_none_or(|(most, _)| score > most) {
            best = Some((score, *option));
        }
    }
    best.map(|(_, option)| option)
}
