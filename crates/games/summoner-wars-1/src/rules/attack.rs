//! SW1-ATTACK: who may attack whom, and the nine steps of an attack (SW1-ATTACK-20).

use crate::clause::{Moment, each};
use crate::event::{Dice, Event};
use crate::printed::Reach;
use crate::rules::asking::may;
use crate::rules::wounds::{self, Blame, Hits};
use crate::rules::{dice, triggers, windows};
use crate::state::{CardId, Flag, State};
use crate::{Ask, Board, Options, Pick, cards};
use grid::{Cell, Direction};
use kernel::{Audience, Because, Flow, Rule, Seat};
use smallvec::SmallVec;

/// SW1-ATTACK-1
pub(crate) const ATTACKERS: u8 = 3;
/// SW1-ATTACK-9
const RANGE: u8 = 3;

impl State {
    pub fn most_attackers(&self) -> u8 {
        cards::limit(self, Moment::Attackers, self.active, ATTACKERS)
    }

    /// Section 6, 47: a unit that attacks freely is one of those left, where fewer are left than usual.
    pub(crate) fn may_attack_freely(&self, card: CardId) -> bool {
        self.most_attackers() >= ATTACKERS || self.is(card, Flag::Attacked) || self.attackers < self.most_attackers()
    }

    /// SW1-ATTACK-1, SW1-ATTACK-3, SW1-ATTACK-17: one of the attacking units of this turn.
    pub(crate) fn may_be_attacker(&self, card: CardId) -> Result<(), Because> {
        if !self.is_unit(card) {
            Err(Rule("SW1-WALL-1").into())
        } else if self.is(card, Flag::Attacked) {
            Err(Rule("SW1-ATTACK-3").into())
        } else if self.attackers >= self.most_attackers() {
            let few = || cards::limited_by(self, Moment::Attackers, self.active, ATTACKERS);
            Err(Because { rule: Rule("SW1-ATTACK-1"), card: if self.attackers < ATTACKERS { few() } else { None } })
        } else {
            Ok(())
        }
    }

    /// How a unit attacks from where it stands; worked out once for all its targets.
    pub(crate) fn aim(&self, card: CardId) -> Option<Aim> {
        let from = self.cell(card).filter(|_| !self.is(card, Flag::Stunned))?;
        let reach = self.reach(card)?;
        let seat = self.controller(card);
        let spaces = if reach == Reach::Melee { 1 } else { cards::limit(self, Moment::Range, seat, RANGE) };
        Some(Aim { card, from, reach, spaces })
    }

    /// SW1-ATTACK-6 to SW1-ATTACK-10; with vine walls SW1-VINE-17, SW1-VINE-19, SW1-VINE-22.
    pub(crate) fn can_hit(&self, aim: &Aim, target: CardId) -> Result<(), Because> {
        let Some(to) = self.cell(target) else { return Err(Rule("SW1-ATTACK-18").into()) };
        if aim.card == target {
            return Err(Rule("SW1-ATTACK-6").into());
        }
        let distance = self.apart(aim.from, to);
        if aim.reach == Reach::Melee && distance > 1 {
            return Err(Rule("SW1-ATTACK-8").into());
        }
        if distance > RANGE || distance > 1 && self.field().straight(aim.from, to).is_none() {
            return Err(Rule("SW1-ATTACK-9").into());
        }
        if distance > aim.spaces {
            let card = cards::limited_by(self, Moment::Range, self.controller(aim.card), RANGE);
            return Err(Because { rule: Rule("SW1-ATTACK-9"), card });
        }
        if distance > 1 && !self.is_clear(aim.from, to) {
            return Err(Rule("SW1-ATTACK-10").into());
        }
        cards::can_be_attacked(self, aim, target, distance)
    }

    /// Whether a unit has anybody to attack, or can try to reach somebody.
    pub(crate) fn has_target(&self, card: CardId) -> bool {
        self.targets(card).next().is_some() || windows::uses(self, card, Moment::BeforeAttack).next().is_some()
    }

    /// Every card a unit can attack now: along the four lines up to the first card, and the vine wall it stands on.
    pub(crate) fn targets(&self, card: CardId) -> impl Iterator<Item = CardId> + Clone + use<> {
        let mut found: SmallVec<[CardId; 10]> = SmallVec::new();
        let Some(aim) = self.aim(card) else { return found.into_iter() };
        let there = self.taken.and(self.vined);
        let mut add = |target, distance| {
            if cards::can_be_attacked(self, &aim, target, distance).is_ok() {
                found.push(target);
            }
        };
        self.vine(aim.from).into_iter().for_each(|vine| add(vine, 0));
        for way in Direction::ALL {
            let mut line = self.field().line(aim.from, way).zip(1..=aim.spaces);
            if let Some((cell, distance)) = line.find(|(cell, _)| there.has(*cell)) {
                self.cards_on(cell).for_each(|target| add(target, distance));
            }
        }
        found.into_iter()
    }
}

/// A unit about to attack.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    pub card: CardId,
    pub from: Cell,
    reach: Reach,
    spaces: u8,
}

pub(crate) fn offer(state: &State, options: &mut Options<'_>) {
    if state.attackers >= state.most_attackers() && !options.explains() {
        return;
    }
    for card in state.units(state.active) {
        let may = state.may_be_attacker(card);
        if may.is_err() && !options.explains() {
            continue;
        }
        if options.explains() {
            let aim = state.aim(card);
            for target in state.cards().iter() {
                let stunned = Because { rule: Rule("SW1-RULING-6"), card: cards::held_by(state, card) };
                let can = aim.map_or(Err(stunned), |aim| state.can_hit(&aim, target));
                options.judge(Pick::Attack(card, target), may.and(can));
            }
        } else {
            // In the order in which they are judged above: what is offered does not depend on who explains.
            let mut targets: SmallVec<[CardId; 10]> = state.targets(card).collect();
            targets.sort_unstable();
            options.extend(targets.into_iter().map(|target| Pick::Attack(card, target)));
        }
        if may.is_ok() {
            // SW1-ABIL-3, SW1-ABIL-5
            for moment in [Moment::InsteadOfAttack, Moment::BeforeAttack] {
                options.extend(windows::uses(state, card, moment).map(|(ability, _)| Pick::Use(card, ability)));
            }
        }
    }
}

/// SW1-ATTACK-4: several attacks of one unit are one of the three.
pub(crate) fn count_attacker(t: &mut Board<'_>, card: CardId) {
    t.state.set(card, Flag::Attacked);
    t.state.attackers += 1;
}

/// SW1-TERM-23: an attack on top of the limits, at once, on a target of the controller's choice; it may be declined.
pub(crate) fn attack_freely(t: &mut Board<'_>, card: CardId, ask: Ask) -> Flow<bool> {
    if t.state.cell(card).is_none() || !t.state.may_attack_freely(card) {
        return Ok(false);
    }
    let is_counted = t.state.most_attackers() < ATTACKERS && !t.state.is(card, Flag::Attacked);
    let seat = t.state.controller(card);
    loop {
        let offer = |state: &State, options: &mut Options<'_>| {
            options.extend(state.targets(card).map(|target| Pick::Attack(card, target)));
            options
                .extend(windows::uses(state, card, Moment::BeforeAttack).map(|(ability, _)| Pick::Use(card, ability)));
        };
        let pick = triggers::acting(t, card, |t| may(t, seat, ask, offer))?;
        match pick {
            Some(Pick::Attack(_, target)) => {
                if is_counted {
                    count_attacker(t, card);
                }
                return attack(t, card, &[target]).map(|()| true);
            }
            Some(Pick::Use(_, ability)) => windows::use_ability(t, card, ability)?,
            _ => return Ok(false),
        }
    }
}

/// An attack as it was made, for everything that comes after it.
#[derive(Clone, Debug)]
pub(crate) struct Attack {
    pub card: CardId,
    pub seat: Seat,
    pub target: CardId,
    /// Where the target stood, who controlled it, and whether it was a unit.
    pub at: Cell,
    pub against: Seat,
    pub on_unit: bool,
    pub distance: u8,
    pub dice: Dice,
    /// Markers really placed on the target.
    pub wounds: u8,
}

/// SW1-ATTACK-20. Several struck cards share one roll, read separately for each (SW1-VINE-18); the first is the target.
pub(crate) fn attack(t: &mut Board<'_>, card: CardId, struck: &[CardId]) -> Flow {
    let target = struck[0];
    let (Some(from), Some(at)) = (t.state.cell(card), t.state.cell(target)) else { return Ok(()) };
    let seat = t.state.controller(card);
    let value = t.state.attack_value(card, Some(target)) as u8;
    let (face, target_face) = (t.state.face(card), t.state.face(target));
    t.tell(Audience::ALL, || Event::Attacked { face, from, target: target_face, at, dice: value });
    let least = cards::hit_from(&t.state, card, target);
    let mut dice = dice::roll(t, seat, value, Some(least))?;
    // Step 4.
    each!(t.state, target => Struck(act)).try_for_each(|(_, act)| act(t, target, &mut dice))?;
    t.state.set(target, Flag::Struck);
    let hits: Hits = struck.iter().map(|&c| (c, cards::wounds_of(&t.state, card, c, &dice))).collect();
    let (against, on_unit) = (t.state.controller(target), t.state.is_unit(target));
    let distance = t.state.apart(from, at);
    let by = Blame::attack(&t.state, card);
    let linked = each!(t.state, target => Links(with)).find_map(|(_, with)| with(&t.state, target));
    let placed = wounds::strike(t, &hits, by, linked)?;
    let attack = Attack { card, seat, target, at, against, on_unit, distance, dice, wounds: placed[0].1 };
    // SW1-ATTACK-21
    let after = cards::after_attack(&t.state, &attack);
    triggers::resolve(t, after)
}
