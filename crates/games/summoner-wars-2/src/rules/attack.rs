//! SW2-ATTACK: choose the target, roll, add damage; and everything before, during and after.

use crate::ability::{Abilities, Ability};
use crate::effect::Effect;
use crate::event::Event;
use crate::printed::{Classes, Reach};
use crate::query::other;
use crate::rules::damage::{self, Blame, Hits};
use crate::rules::dice::{self, Symbols};
use crate::rules::triggers::{self, Trigger, Triggers};
use crate::rules::zones;
use crate::state::{CardId, State};
use crate::{Ask, Board, Pick, SummonerWars2, Why, cards};
use grid::Cell;
use kernel::{Audience, Flow, Options, Rule};
use smallvec::SmallVec;

/// SW2-ATTACK-1
pub(crate) const MOST_ATTACKERS: u8 = 3;

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
    pub(crate) fn can_attack(&self, card: CardId) -> Result<(), Rule> {
        if !self.is_unit(card) || self.is_frozen(card) { Err(Rule("SW2-ATTACK-17")) } else { Ok(()) }
    }

    /// SW2-ATTACK-1, SW2-EXTRA-5: three different units, once each; Relentless ones beside.
    pub(crate) fn may_attack(&self, card: CardId) -> Result<(), Rule> {
        if self.attacked.has(card) || self.attackers >= MOST_ATTACKERS && !self.has(card, Ability::Relentless) {
            return Err(Rule("SW2-ATTACK-1"));
        }
        self.can_attack(card)
    }

    /// Whether a unit may aim at an object.
    pub(crate) fn can_target(&self, attacker: CardId, target: CardId) -> Result<(), Rule> {
        self.aim(attacker).map_or(Err(Rule("SW2-ATTACK-17")), |aim| self.can_hit(&aim, target))
    }

    /// How a unit attacks from where it stands; worked out once for all its targets.
    pub(crate) fn aim(&self, card: CardId) -> Option<Aim> {
        let from = self.cell(card)?;
        let abilities = self.abilities(card);
        let seat = self.controller(card);
        let reach = self.printed(card).reach?;
        let spaces = match reach {
            Reach::Melee => 1,
            Reach::Ranged if abilities.has(Ability::FarShot) => 4,
            Reach::Ranged => 3,
        };
        // Protect: next to such a unit an enemy may aim only at units with Protect.
        let held =
            self.beside(from).any(|c| !self.is_friendly(c, seat) && self.is_unit(c) && self.has(c, Ability::Protect));
        Some(Aim { card, seat, from, reach, spaces, breath: abilities.has(Ability::FireBreath), held })
    }

    /// SW2-ATTACK-4 to SW2-ATTACK-8
    fn can_hit(&self, aim: &Aim, target: CardId) -> Result<(), Rule> {
        let Some(to) = self.cell(target) else { return Err(Rule("SW2-ATTACK-7")) };
        if aim.card == target {
            return Err(Rule("SW2-ATTACK-8"));
        }
        let distance = aim.from.distance(to);
        match aim.reach {
            Reach::Melee if distance != 1 => return Err(Rule("SW2-ATTACK-4")),
            Reach::Ranged if distance > aim.spaces || aim.from.straight_to(to).is_none() => {
                return Err(Rule("SW2-ATTACK-5"));
            }
            Reach::Ranged if distance > 1 && !self.has_line(aim, to) => return Err(Rule("SW2-ATTACK-6")),
            Reach::Melee | Reach::Ranged => {}
        }
        let held = aim.held && !(self.is_unit(target) && self.has(target, Ability::Protect));
        if held || self.is_frozen(target) { Err(Rule("SW2-ATTACK-23")) } else { Ok(()) }
    }

    /// SW2-ATTACK-6, SW2-ATTACK-15
    fn has_line(&self, aim: &Aim, to: Cell) -> bool {
        self.is_clear(aim.from, to, |card| {
            aim.breath && self.is_unit(card) && (self.is_friendly(card, aim.seat) || !self.saves_the_queen(card))
                || self.printed(card).effect == Some(Effect::Parapet) && self.is_friendly(card, aim.seat)
        })
    }

    pub(crate) fn targets(&self, attacker: CardId) -> impl Iterator<Item = CardId> + '_ {
        let aim = self.aim(attacker);
        let near = move |aim: &Aim, c| self.cell(c).is_some_and(|at| at.distance(aim.from) <= aim.spaces);
        self.field.iter().filter(move |&c| aim.is_some_and(|aim| near(&aim, c) && self.can_hit(&aim, c).is_ok()))
    }
}

/// A unit about to attack.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    card: CardId,
    seat: kernel::Seat,
    from: Cell,
    reach: Reach,
    spaces: u8,
    /// Its line may cross units: Fire Breath.
    breath: bool,
    /// It stands next to an enemy with Protect.
    held: bool,
}

/// Abilities that are used before the target is chosen.
const BEFORE: Abilities =
    Abilities::of(Ability::LifeDrain).and(Abilities::of(Ability::ArrowOfLight)).and(Abilities::of(Ability::Heal));

/// Abilities that may be used instead of attacking.
const INSTEAD: Abilities = Abilities::of(Ability::Push).and(Abilities::of(Ability::GreaterPush));

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
        let abilities = state.abilities(card);
        if may.is_ok() && abilities.any(BEFORE) {
            offer_before(state, card, options);
        }
        if may.is_ok() && abilities.any(INSTEAD) {
            for ability in [Ability::Push, Ability::GreaterPush] {
                if abilities.has(ability) && cards::pushable(state, card, ability).next().is_some() {
                    options.add(Pick::Use(card, ability)); // SW2-INSTEAD-3, SW2-INSTEAD-4
                }
            }
        }
    }
    // Sly: in the Attack phase, before or after any attack.
    for card in state.units(state.active).filter(|&u| !state.used.has(u) && state.has(u, Ability::Sly)) {
        if cards::free_units(state, state.active).any(|u| u != card) {
            options.add(Pick::Use(card, Ability::Sly));
        }
    }
}

/// SW2-ATTACK-19
fn offer_before(state: &State, card: CardId, options: &mut Options<'_, SummonerWars2, Pick>) {
    for ability in [Ability::LifeDrain, Ability::ArrowOfLight, Ability::Heal] {
        if state.has(card, ability) && cards::can_use_before(state, card, ability) {
            options.add(Pick::Use(card, ability));
        }
    }
}

/// A unit has been named as one of the attackers: SW2-ATTACK-1.
pub(crate) fn count_attacker(t: &mut Board<'_>, card: CardId) {
    t.state.attacked.insert(card);
    if !t.state.has(card, Ability::Relentless) {
        t.state.attackers += 1;
    }
}

/// SW2-EXTRA-2, SW2-EXTRA-6: an attack on top of the limits, at once, on a target of the controller's choice.
pub(crate) fn extra_attack(t: &mut Board<'_>, card: CardId, fits: impl Fn(&State, CardId) -> bool) -> Flow {
    if t.state.cell(card).is_none() || t.state.can_attack(card).is_err() {
        return Ok(());
    }
    let seat = t.state.controller(card);
    let target = t.choose_or_pass::<Pick>(seat, Ask::Attack, |state, options| {
        options.extend(state.targets(card).filter(|&c| fits(state, c)).map(|c| Pick::Attack(card, c)));
        if state.abilities(card).any(BEFORE) {
            offer_before(state, card, options);
        }
    })?;
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
    // SW2-INACTION-2, SW2-INACTION-6: in the Attack phase, whatever comes of it.
    if enemy && seat == t.state.active && t.state.step == crate::Step::Act(crate::Phase::Attack) {
        t.state.attacked_enemy = true;
    }
    // Call Protection, later text: she attacked an enemy card this turn.
    if enemy && t.state.revised && t.state.has(card, Ability::CallProtection) {
        t.state.used.insert(card);
    }
    let target_is_unit = t.state.is_unit(target);
    let shields = divine_shield(t, target)?;
    let mut strength = t.state.strength(card, Some(target)) + i32::from(before.strength);
    if shields > 0 && strength > 0 {
        strength = (strength - i32::from(shields)).max(1);
    }
    let strength = strength as u8;
    let (face, target_face) = (t.state.face(card), t.state.face(target));
    t.tell(Audience::ALL, || Event::Attacked { face, from, target: target_face, at, strength });
    let crossed: SmallVec<[CardId; 4]> = crossed(&t.state, card, from, at);
    let symbols = dice::roll(t, card, strength)?;
    let first_strike_today = !t.state.struck.has(target);
    t.state.struck.insert(target);
    let attacker = Attacker { card, seat, from, at, enemy, target_is_unit };
    let watchers = after_attacked(&t.state, &attacker, target);
    if before.heals {
        // Heal: it is still an attack, on a friendly card.
        damage::heal(t, target, symbols.melee + symbols.special);
        return after_attack(t, &attacker, target, symbols, 0, watchers);
    }
    let mut dealt = dealt(&t.state, card, target, symbols, before);
    if dealt > 1 && first_strike_today && t.state.has(target, Ability::Guarded) && target_is_unit {
        dealt = 1;
    }
    if t.state.has(card, Ability::UnwieldyMagic) && symbols.special == 0 {
        dealt = 0;
    }
    if captures(t, &attacker, target, dealt)? {
        zones::take_control(t, target, seat);
        damage::destroy_the_dead(t, Blame::NOBODY)?; // its old side may have lived by it
        return after_attack(t, &attacker, target, symbols, 0, watchers);
    }
    let mut hits: Hits = SmallVec::new();
    hits.push((target, dealt));
    let spirits = t.state.active_events(seat, Effect::SpiritOfThePhoenix).count() as u8;
    for &unit in crossed.iter().filter(|_| symbols.special > 0) {
        let more = if t.state.is_friendly(unit, seat) { 0 } else { spirits };
        hits.push((unit, symbols.special + more));
    }
    if t.state.has(card, Ability::RecklessStrike) && symbols.special <= 1 {
        hits.push((card, dealt));
    }
    let by = Blame::unit(t, card);
    damage::damage_all(t, &hits, by)?;
    after_attack(t, &attacker, target, symbols, dealt, watchers)
}

/// The attacking unit as it was when it attacked.
struct Attacker {
    card: CardId,
    seat: kernel::Seat,
    from: Cell,
    /// Where the target stood.
    at: Cell,
    enemy: bool,
    target_is_unit: bool,
}

/// SW2-ATTACK-20: how much damage the dice make, before caps.
fn dealt(state: &State, card: CardId, target: CardId, symbols: Symbols, before: Before) -> u8 {
    let reach = state.printed(card).reach;
    let mut melee = symbols.melee;
    // (2) conversions
    if state.is(card, Classes::COMMON) && state.tucked.has(card) {
        let smith = state.under(card).any(|c| state.printed(c).abilities.has(Ability::FrostAxe));
        if smith {
            melee += 2 * symbols.special;
        }
    }
    if before.special_is_melee {
        melee += symbols.special;
    }
    let mut damage = if reach == Some(Reach::Ranged) { symbols.ranged } else { melee };
    // (3) texts that name other symbols
    if state.has(card, Ability::WildStrike) || blinded(state, target) {
        damage = symbols.special;
    }
    // (4) additions
    if state.has(target, Ability::Sluggish) {
        damage += symbols.special;
    }
    // (5) reductions
    if symbols.special > 0
        && let Some(at) = state.cell(card)
    {
        let seat = state.controller(card);
        let stupefied = state
            .beside(at)
            .filter(|&c| !state.is_friendly(c, seat) && state.is_unit(c) && state.has(c, Ability::Stupefy));
        damage = damage.saturating_sub(stupefied.count() as u8);
    }
    damage
}

/// Blinding Flare: the Summoner and friendly units next to it.
fn blinded(state: &State, target: CardId) -> bool {
    let seat = state.controller(target);
    state.has_active(seat, Effect::BlindingFlare)
        && state.is_unit(target)
        && state.summoner(seat).is_some_and(|s| s == target || state.is_adjacent(s, target))
}

/// Units a Fire Drake's breath crosses.
fn crossed(state: &State, card: CardId, from: Cell, at: Cell) -> SmallVec<[CardId; 4]> {
    if !state.has(card, Ability::FireBreath) {
        return SmallVec::new();
    }
    let Some((way, _)) = from.straight_to(at) else { return SmallVec::new() };
    let between = crate::state::FIELD.line(from, way).take_while(|&c| c != at);
    between.filter_map(|c| state.on(c)).filter(|&c| state.is_unit(c)).collect()
}

/// Divine Shield: each unit that has it rolls two dice for a Citadel unit near it; specials weaken the attacker.
fn divine_shield(t: &mut Board<'_>, target: CardId) -> Flow<u8> {
    let seat = t.state.controller(target);
    if !t.state.is_unit(target) || !t.state.has_word(target, crate::printed::Word::Citadel) {
        return Ok(0);
    }
    // The later text shields from enemies only; on this side of the attack they are always the attacker's enemies.
    let revised = t.state.revised && seat == t.state.active;
    let shields: SmallVec<[CardId; 2]> = t
        .state
        .units(seat)
        .filter(|&u| !revised && t.state.has(u, Ability::DivineShield) && t.state.is_within(target, u, 3))
        .collect();
    let mut specials = 0;
    for unit in shields {
        specials += dice::roll(t, unit, 2)?.special;
    }
    Ok(specials)
}

/// Mind Capture: take the target instead of destroying it; never a Summoner (section 6, 21).
fn captures(t: &mut Board<'_>, attacker: &Attacker, target: CardId, dealt: u8) -> Flow<bool> {
    let deadly = t.state.remaining(target) <= i32::from(dealt) && dealt > 0;
    let fits = attacker.enemy && attacker.target_is_unit && !t.state.is(target, Classes::SUMMONER);
    if !(deadly && fits && t.state.has(attacker.card, Ability::MindCapture)) {
        return Ok(false);
    }
    let ask = Ask::Choose(Why::Ability(Ability::MindCapture));
    let pick =
        t.choose_or_pass::<Pick>(attacker.seat, ask, |_, o| o.add(Pick::Use(attacker.card, Ability::MindCapture)))?;
    Ok(pick.is_some())
}

/// Those who answer when something of theirs was attacked: judged from where everything stood.
fn after_attacked(state: &State, attacker: &Attacker, target: CardId) -> Triggers {
    let mut triggers = Triggers::new();
    if !attacker.enemy || !attacker.target_is_unit {
        return triggers;
    }
    let seat = other(attacker.seat);
    let whom = Some(attacker.card);
    if state.has(target, Ability::Riposte) && attacker.at.is_adjacent(attacker.from) {
        triggers.push(Trigger { whom, ..Trigger::of(target, Ability::Riposte, None) });
    }
    let auras = state
        .units(seat)
        .filter(|&u| state.has(u, Ability::AuraOfThePhoenix) && (u == target || state.is_within(target, u, 3)));
    triggers.extend(auras.map(|u| Trigger { whom, ..Trigger::of(u, Ability::AuraOfThePhoenix, None) }));
    triggers
}

/// SW2-AFTER-4, SW2-AFTER-5
fn after_attack(
    t: &mut Board<'_>,
    attacker: &Attacker,
    target: CardId,
    symbols: Symbols,
    dealt: u8,
    mut triggers: Triggers,
) -> Flow {
    let Attacker { card, seat, from, at, enemy, target_is_unit } = *attacker;
    if t.state.cell(card).is_none() {
        return triggers::resolve(t, triggers);
    }
    let state = &t.state;
    let abilities = state.abilities(card);
    let enemy_unit = enemy && target_is_unit;
    let mut add = |ability: Ability, when: bool| {
        if when && abilities.has(ability) {
            let mut trigger = Trigger::of(card, ability, None);
            (trigger.whom, trigger.count) = (Some(target), symbols.special);
            triggers.push(trigger);
        }
    };
    let was_beside = from.is_adjacent(at);
    add(Ability::Momentum, enemy_unit && !state.used_momentum.has(card));
    add(Ability::TheCitadelsMight, enemy_unit);
    add(Ability::Intercession, enemy_unit && symbols.special > 0);
    add(Ability::TelepathicCommand, enemy);
    add(Ability::GreaterPush, true);
    add(Ability::Push, true);
    add(Ability::SwiftShot, !state.used_swift.has(card));
    add(Ability::Withdraw, true);
    add(Ability::Shove, enemy && was_beside && state.is_follower(target) && state.cell(target).is_some());
    add(Ability::BloodBond, enemy_unit && symbols.special > 0);
    add(Ability::Frenzy, enemy && was_beside);
    add(Ability::Cursed, symbols.special > 0);
    add(Ability::ForcefulAttack, dealt > 0 && target_is_unit && state.cell(target).is_some());
    if state.is(card, Classes::SUMMONER) && enemy && was_beside {
        for event in state.active_events(seat, Effect::PrimalFury).filter(|&e| !state.used.has(e)) {
            triggers.push(Trigger { whom: Some(card), ..Trigger::event(event, Effect::PrimalFury) });
        }
    }
    triggers::resolve(t, triggers)
}
