//! SW2-ATTACK: choose the target, roll, add damage; and everything before, during and after.

use crate::clause::{Clause, Layer, Moment, any, each, said};
use crate::event::Event;
use crate::printed::{Abilities, Reach};
use crate::query::other;
use crate::rules::damage::{self, Blame, Hits};
use crate::rules::dice::{self, Counts, Symbols};
use crate::rules::triggers::{self, Trigger, Triggers, acting};
use crate::state::{CardId, FIELD, Flag, State};
use crate::{Ask, Board, Pick, SummonerWars2, Why, cards};
use grid::{Cell, Direction};
use kernel::{Audience, Because, Flow, Options, Rule, Seat};
use smallvec::SmallVec;

/// SW2-ATTACK-1
pub(crate) const MOST_ATTACKERS: u8 = 3;

/// SW2-ATTACK-5
const RANGE: u8 = 3;

/// What was settled before the target was chosen: SW2-ATTACK-19.
#[derive(Clone, Copy, Default)]
pub(crate) struct Before {
    /// Arrow of Light.
    pub strength: u8,
    /// Life Drain: special symbols count as melee too.
    pub special_is_melee: bool,
    /// Heal: damage is removed instead.
    pub heals: bool,
}

impl State {
    /// SW2-ATTACK-17, SW2-ATTACK-18: units attack, structures that are no units do not.
    pub(crate) fn can_attack(&self, card: CardId) -> Result<(), Because> {
        match self.is_unit(card) {
            true => self.frozen_by(card).map_or(Ok(()), |event| Err(self.because("SW2-ATTACK-17", event))),
            false => Err(Rule("SW2-ATTACK-17").into()),
        }
    }

    /// SW2-ATTACK-1, SW2-EXTRA-5: three different units, once each; Relentless ones beside.
    pub(crate) fn may_attack(&self, card: CardId) -> Result<(), Because> {
        if self.flagged(card, Flag::Attacked) || self.attackers >= MOST_ATTACKERS && !self.says(card, Moment::Uncounted)
        {
            return Err(Rule("SW2-ATTACK-1").into());
        }
        self.can_attack(card)
    }

    /// Whether a unit may aim at an object.
    pub(crate) fn can_target(&self, attacker: CardId, target: CardId) -> Result<(), Because> {
        self.aim(attacker).map_or(Err(Rule("SW2-ATTACK-17").into()), |aim| self.can_hit(&aim, target))
    }

    /// How a unit attacks from where it stands; worked out once for all its targets.
    pub(crate) fn aim(&self, card: CardId) -> Option<Aim> {
        let from = self.cell(card)?;
        let abilities = self.abilities(card);
        let seat = self.controller(card);
        let reach = self.printed(card).reach?;
        let far = said!(each(abilities, Moment::Range), (_, Clause::Range(spaces)) => *spaces);
        let spaces = if reach == Reach::Melee { 1 } else { far.max().unwrap_or(RANGE) };
        let holds = |&c: &CardId| !self.is_friendly(c, seat) && self.draws_fire(c);
        let held = if any(self.awake(), Moment::DrawsFire) { self.beside(from).find(holds) } else { None };
        let breathes = any(abilities, Moment::Breathes);
        Some(Aim { card, seat, from, reach, spaces, abilities, breathes, held })
    }

    fn draws_fire(&self, card: CardId) -> bool {
        self.is_unit(card) && self.says(card, Moment::DrawsFire)
    }

    /// SW2-ATTACK-4 to SW2-ATTACK-8
    fn can_hit(&self, aim: &Aim, target: CardId) -> Result<(), Because> {
        let Some(to) = self.cell(target) else { return Err(Rule("SW2-ATTACK-7").into()) };
        if aim.card == target {
            return Err(Rule("SW2-ATTACK-8").into());
        }
        let distance = aim.from.distance(to);
        match aim.reach {
            Reach::Melee if distance != 1 => return Err(Rule("SW2-ATTACK-4").into()),
            Reach::Ranged if distance > aim.spaces || aim.from.straight_to(to).is_none() => {
                return Err(Rule("SW2-ATTACK-5").into());
            }
            Reach::Ranged if distance > 1 && !self.has_line(aim, to) => {
                let guard = self.first_between(aim, to).filter(|_| aim.breathes).and_then(|c| self.guarded_by(c));
                let because = |guard| self.because("SW2-ATTACK-6", guard);
                return Err(guard.map_or(Rule("SW2-ATTACK-6").into(), because));
            }
            Reach::Melee | Reach::Ranged => {}
        }
        let holds = || aim.held.filter(|_| !self.draws_fire(target));
        let by = self.frozen_by(target).or_else(holds);
        by.map_or(Ok(()), |card| Err(self.because("SW2-ATTACK-23", card)))
    }

    /// Whether a card in reach may be aimed at.
    fn can_be_hit(&self, aim: &Aim, target: CardId) -> bool {
        !(aim.held.is_some() && !self.draws_fire(target) || self.is_frozen(target))
    }

    /// SW2-ATTACK-6, SW2-ATTACK-15
    fn has_line(&self, aim: &Aim, to: Cell) -> bool {
        self.is_clear(aim.from, to, |card| self.passes(aim, card))
    }

    /// The first card that stops an attack on its way.
    fn first_between(&self, aim: &Aim, to: Cell) -> Option<CardId> {
        let (way, _) = aim.from.straight_to(to)?;
        FIELD.line(aim.from, way).filter_map(|cell| self.on(cell)).find(|&card| !self.passes(aim, card))
    }

    /// Whether an attack goes on behind a card.
    fn passes(&self, aim: &Aim, card: CardId) -> bool {
        aim.breathes && !self.is_guarded(card) && self.breathes_over(aim.abilities, card)
            || self.lets_through(card, aim.seat)
    }

    fn breathes_over(&self, abilities: Abilities, card: CardId) -> bool {
        each(abilities, Moment::Breathes)
            .any(|(_, clause)| matches!(clause, Clause::Breathes(over) if over(self, card)))
    }

    fn lets_through(&self, card: CardId, seat: Seat) -> bool {
        let lets = |clause: &Clause| matches!(clause, Clause::LetsThrough(lets) if lets(self, card, seat));
        any(self.awake(), Moment::LetsThrough)
            && self.printed(card).effect.is_some_and(|effect| Why::Effect(effect).entry().iter().any(lets))
    }

    /// Everything a unit may aim at: looked for along the four lines.
    pub(crate) fn targets(&self, attacker: CardId) -> impl Iterator<Item = CardId> + use<> {
        let mut found: SmallVec<[CardId; 8]> = SmallVec::new();
        if let Some(aim) = self.aim(attacker) {
            for way in Direction::ALL {
                for card in FIELD.line(aim.from, way).take(aim.spaces.into()).filter_map(|cell| self.on(cell)) {
                    if self.can_be_hit(&aim, card) {
                        found.push(card);
                    }
                    if !self.passes(&aim, card) {
                        break;
                    }
                }
            }
        }
        found.sort_unstable();
        found.into_iter()
    }
}

/// A unit about to attack.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    card: CardId,
    seat: Seat,
    from: Cell,
    reach: Reach,
    spaces: u8,
    abilities: Abilities,
    breathes: bool,
    /// The enemy next to it that draws its fire.
    held: Option<CardId>,
}

pub(crate) fn offer_attacks(state: &State, options: &mut Options<'_, SummonerWars2, Pick>) {
    for card in state.units(state.active) {
        let may = state.may_attack(card);
        if may.is_err() && !options.explains() {
            continue;
        }
        if options.explains() {
            for target in state.field.iter() {
                options.judge(Pick::Attack(card, target), may.and(state.can_target(card, target)));
            }
        } else {
            options.extend(state.targets(card).map(|target| Pick::Attack(card, target)));
        }
        if may.is_ok() {
            offer_before(state, card, options);
            // SW2-INSTEAD-3, SW2-INSTEAD-4
            let instead = state.own(card, Moment::InsteadOfAttacking);
            options.extend(said!(instead, (ability, Clause::InsteadOfAttacking(can, _))
                if can(state, card) => Pick::Use(card, ability)));
        }
    }
}

/// SW2-ATTACK-19
fn offer_before(state: &State, card: CardId, options: &mut Options<'_, SummonerWars2, Pick>) {
    let before = state.own(card, Moment::BeforeAttack);
    options
        .extend(said!(before, (ability, Clause::BeforeAttack(can, _)) if can(state, card) => Pick::Use(card, ability)));
}

/// A unit has been named as one of the attackers: SW2-ATTACK-1.
pub(crate) fn count_attacker(t: &mut Board<'_>, card: CardId) {
    t.state.set(card, Flag::Attacked);
    if !t.state.says(card, Moment::Uncounted) {
        t.state.attackers += 1;
    }
}

/// SW2-EXTRA-2, SW2-EXTRA-6: an attack on top of the limits, at once, on a target of the controller's choice.
pub(crate) fn extra_attack(t: &mut Board<'_>, card: CardId, fits: impl Fn(&State, CardId) -> bool) -> Flow {
    if t.state.cell(card).is_none() || t.state.can_attack(card).is_err() {
        return Ok(());
    }
    let seat = t.state.controller(card);
    let offer = |state: &State, options: &mut Options<'_, SummonerWars2, Pick>| {
        options.extend(state.targets(card).filter(|&c| fits(state, c)).map(|c| Pick::Attack(card, c)));
        offer_before(state, card, options);
    };
    let target = acting(t, card, |t| t.choose_or_pass(seat, Ask::Attack, offer))?;
    match target {
        Some(Pick::Attack(_, target)) => attack(t, card, target, Before::default()),
        Some(Pick::Use(_, ability)) => cards::attack_after(t, card, ability, fits),
        _ => Ok(()),
    }
}

/// SW2-ATTACK-3: roll, add damage, and what comes after. The target is settled.
pub(crate) fn attack(t: &mut Board<'_>, card: CardId, target: CardId, before: Before) -> Flow {
    let (Some(from), Some(at)) = (t.state.cell(card), t.state.cell(target)) else { return Ok(()) };
    let seat = t.state.controller(card);
    let enemy = !t.state.is_friendly(target, seat);
    let on_unit = t.state.is_unit(target);
    let mut this = Attack { card, seat, from, target, at, enemy, on_unit, symbols: Symbols::default(), dealt: 0 };
    // SW2-INACTION-2, SW2-INACTION-6: in the Attack phase, whatever comes of it.
    if enemy && seat == t.state.active && t.state.step == crate::Step::Act(crate::Phase::Attack) {
        t.state.attacked_enemy = true;
    }
    for (_, clause) in t.state.own(card, Moment::Attacks) {
        if let Clause::Attacks(mark) = clause {
            mark(&mut t.state, &this);
        }
    }
    let shields = shields(t, target)?;
    let mut strength = t.state.strength(card, Some(target)) + i32::from(before.strength);
    if shields > 0 && strength > 0 {
        strength = (strength - i32::from(shields)).max(1);
    }
    let strength = strength as u8;
    let (face, target_face) = (t.state.face(card), t.state.face(target));
    t.tell(Audience::ALL, || Event::Attacked { face, from, target: target_face, at, strength });
    let crossed: SmallVec<[CardId; 4]> = crossed(&t.state, &this);
    this.symbols = dice::roll(t, card, strength, !before.heals, |state| counts(state, &this, before))?;
    let is_first = !t.state.flagged(target, Flag::Struck);
    t.state.set(target, Flag::Struck);
    let watchers = after_strike(&t.state, &this);
    if before.heals {
        // Heal: it is still an attack, on a friendly card.
        damage::heal(t, target, this.symbols.melee + this.symbols.special);
        return after_attack(t, &this, watchers);
    }
    this.dealt = dealt(&t.state, &this, is_first, before);
    if is_replaced(t, &this)? {
        return after_attack(t, &Attack { dealt: 0, ..this }, watchers);
    }
    let mut hits: Hits = SmallVec::new();
    hits.push((target, this.dealt));
    let special = this.symbols.special;
    for &unit in crossed.iter().filter(|_| special > 0) {
        hits.push((unit, special + t.state.fanned(seat, unit)));
    }
    if t.state.own(card, Moment::Backfires).any(|(_, c)| matches!(c, Clause::Backfires(when) if when(this.symbols))) {
        hits.push((card, this.dealt));
    }
    let by = Blame::unit(t, card);
    damage::damage_all(t, &hits, by)?;
    after_attack(t, &this, watchers)
}

/// An attack as it was made.
#[derive(Clone, Copy)]
pub(crate) struct Attack {
    pub card: CardId,
    pub seat: Seat,
    pub from: Cell,
    pub target: CardId,
    /// Where the target stood.
    pub at: Cell,
    /// On an enemy card.
    pub enemy: bool,
    pub on_unit: bool,
    pub symbols: Symbols,
    pub dealt: u8,
}

impl Attack {
    pub(crate) fn on_enemy_unit(&self) -> bool {
        self.enemy && self.on_unit
    }

    pub(crate) fn was_beside(&self) -> bool {
        self.from.is_adjacent(self.at)
    }
}

/// What the dice of an attack do, while texts change it.
pub(crate) struct Blow {
    pub card: CardId,
    pub target: CardId,
    pub symbols: Symbols,
    /// How many melee symbols a special one counts as.
    pub special_as_melee: u8,
    pub damage: u8,
    /// Nobody attacked this target before in this turn.
    pub is_first: bool,
}

/// What each symbol of an attack's dice is worth, before something takes from the sum.
fn counts(state: &State, attack: &Attack, before: Before) -> Counts {
    if before.heals {
        return Counts { melee: 1, ranged: 0, special: 1 };
    }
    let worth = |melee, ranged, special| {
        let attack = Attack { symbols: Symbols { melee, ranged, special }, ..*attack };
        struck(state, &attack, true, before, &[Layer::Replaces, Layer::Adds])
    };
    Counts { melee: worth(1, 0, 0), ranged: worth(0, 1, 0), special: worth(0, 0, 1) }
}

/// SW2-ATTACK-20: how much damage the dice make.
fn dealt(state: &State, attack: &Attack, is_first: bool, before: Before) -> u8 {
    struck(state, attack, is_first, before, &Layer::AFTER_CONVERSION)
}

fn struck(state: &State, attack: &Attack, is_first: bool, before: Before, layers: &[Layer]) -> u8 {
    let &Attack { card, target, symbols, .. } = attack;
    let mut blow = Blow { card, target, symbols, special_as_melee: 0, damage: 0, is_first };
    said!(state.under_it(card), (_, Clause::Dice(Layer::Converts, change)) => change)
        .for_each(|change| change(state, &mut blow));
    blow.special_as_melee += u8::from(before.special_is_melee);
    let melee = symbols.melee + blow.special_as_melee * symbols.special;
    blow.damage = if state.printed(card).reach == Some(Reach::Ranged) { symbols.ranged } else { melee };
    let [mine, theirs] = [card, target].map(|c| state.abilities(c));
    let is_open = any(mine, Moment::Dice) || any(theirs, Moment::DiceOnIt) || any(state.awake(), Moment::EveryDice);
    for &layer in layers.iter().filter(|_| is_open) {
        let own = each(mine, Moment::Dice).chain(each(theirs, Moment::DiceOnIt));
        said!(own, (_, Clause::Dice(when, change) | Clause::DiceOnIt(when, change)) if *when == layer => change)
            .for_each(|change| change(state, &mut blow));
        let units = state.of_units(other(attack.seat), Moment::EveryDice).map(|(unit, _, clause)| (unit, clause));
        let events = state.of_events(Moment::EveryDice).map(|(event, _, clause)| (event, clause));
        said!(units.chain(events), (card, Clause::EveryDice(when, change)) if *when == layer => (card, change))
            .for_each(|(card, change)| change(state, card, &mut blow));
    }
    blow.damage
}

/// Units that an attack's breath crosses.
fn crossed(state: &State, attack: &Attack) -> SmallVec<[CardId; 4]> {
    let abilities = state.abilities(attack.card);
    let way = attack.from.straight_to(attack.at).filter(|_| any(abilities, Moment::Breathes));
    let Some((way, _)) = way else { return SmallVec::new() };
    let between = FIELD.line(attack.from, way).take_while(|&c| c != attack.at);
    between.filter_map(|c| state.on(c)).filter(|&c| state.breathes_over(abilities, c)).collect()
}

/// Dice that are rolled for the target; special symbols weaken the attacker.
fn shields(t: &mut Board<'_>, target: CardId) -> Flow<u8> {
    let seat = t.state.controller(target);
    let state = &t.state;
    let shields = state.of_units(seat, Moment::Shields);
    let rolls: SmallVec<[(CardId, u8); 2]> = said!(shields, (unit, _, Clause::Shields(dice, fits))
        if state.is_unit(target) && fits(state, unit, target) => (unit, *dice))
    .collect();
    let mut specials = 0;
    for (unit, dice) in rolls {
        specials += dice::special(t, unit, dice)?;
    }
    Ok(specials)
}

/// Whether something else happens instead of a destruction.
fn is_replaced(t: &mut Board<'_>, attack: &Attack) -> Flow<bool> {
    let is_deadly = attack.dealt > 0 && t.state.remaining(attack.target) <= i32::from(attack.dealt);
    for (_, clause) in t.state.own(attack.card, Moment::InsteadOfKilling).filter(|_| is_deadly) {
        if let Clause::InsteadOfKilling(instead) = clause
            && instead(t, attack)?
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Those who answer when something of theirs was attacked: judged from where everything stood.
fn after_strike(state: &State, attack: &Attack) -> Triggers {
    let mut triggers = Triggers::new();
    if !attack.on_enemy_unit() || !any(state.awake(), Moment::AfterStrike) {
        return triggers;
    }
    // The target itself comes first.
    let own = each(state.abilities(attack.target), Moment::AfterStrike).map(|(a, clause)| (attack.target, a, clause));
    let others = state.of_units(other(attack.seat), Moment::AfterStrike).filter(|found| found.0 != attack.target);
    triggers
        .extend(said!(own.chain(others), (unit, ability, Clause::AfterStrike(fits, act)) if fits(state, unit, attack)
        => Trigger { whom: Some(attack.card), ..Trigger::of(unit, ability, act) }));
    triggers
}

/// SW2-AFTER-4, SW2-AFTER-5
fn after_attack(t: &mut Board<'_>, attack: &Attack, mut triggers: Triggers) -> Flow {
    let state = &t.state;
    if state.cell(attack.card).is_some() {
        let (whom, count) = (Some(attack.target), attack.symbols.special);
        let own = each(state.abilities(attack.card), Moment::AfterAttack);
        triggers.extend(said!(own, (ability, Clause::AfterAttack(fits, act)) if fits(state, attack.card, attack)
            => Trigger { whom, count, ..Trigger::of(attack.card, ability, act) }));
        let events = state.of_events(Moment::AfterAttack);
        triggers.extend(said!(events, (event, effect, Clause::AfterAttack(fits, act)) if fits(state, event, attack)
            => Trigger { whom: Some(attack.card), ..Trigger::event(event, effect, act) }));
    }
    triggers::resolve(t, triggers)
}
