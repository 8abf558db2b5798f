//! Fallen Kingdom: the dead come back.

use crate::ability::Ability;
use crate::cards::{may_target, must_target, space_beside, target_some};
use crate::effect::Effect;
use crate::event::Event;
use crate::printed::{Classes, Face, Kind, Word};
use crate::rules::attack::Before;
use crate::rules::damage::{self, Blame, Hits};
use crate::rules::triggers::Trigger;
use crate::rules::{tokens, zones};
use crate::state::{CardId, Place, State};
use crate::{Ask, Board, Pick, SummonerWars2, Why};
use kernel::{Audience, Flow, Options, Seat};

/// Undead units in a seat's discard pile, each face once.
fn undead(state: &State, seat: Seat) -> impl Iterator<Item = Face> + use<> {
    state.discarded_faces(seat).filter(|f| f.printed().is_unit() && f.printed().has_word(Word::Undead))
}

/// Once per turn, in the Summon phase.
pub(crate) fn offer_raise_the_dead(state: &State, options: &mut Options<'_, SummonerWars2, Pick>) {
    let seat = state.active;
    for card in state.units(seat).filter(|&u| !state.used.has(u) && state.has(u, Ability::RaiseTheDead)) {
        let room = state.cell(card).is_some_and(|c| state.room_beside(c).next().is_some());
        if room && undead(state, seat).next().is_some() {
            options.add(Pick::Use(card, Ability::RaiseTheDead));
        }
    }
}

/// 2 damage to this unit: place an Undead unit from the own discard pile next to it.
pub(super) fn raise_the_dead(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let why = Why::Ability(Ability::RaiseTheDead);
    t.state.used.insert(card);
    told(t, card, Ability::RaiseTheDead);
    let by = Blame::unit(t, card);
    damage::damage(t, card, 2, by)?;
    let Some(at) = t.state.cell(card) else { return Ok(()) };
    let pick = t.choose_if_any::<Pick>(seat, Ask::Card(why), |s, o| o.extend(undead(s, seat).map(Pick::Card)))?;
    if let Some(Pick::Card(raised)) = pick
        && let Some(cell) = space_beside(t, seat, why, at)?
    {
        let raised = t.state.pull(seat, raised, Place::Discard);
        zones::place(t, raised, cell);
    }
    Ok(())
}

pub(super) fn told(t: &mut Board<'_>, card: CardId, ability: Ability) {
    if let Some(cell) = t.state.cell(card) {
        let face = t.state.face(card);
        t.tell(Audience::ALL, || Event::Used { face, cell, ability });
    }
}

/// Friendly units within 2 spaces that Life Drain may take.
pub(super) fn drainable(state: &State, card: CardId) -> impl Iterator<Item = CardId> + '_ {
    let seat = state.controller(card);
    state.units(seat).filter(move |&c| state.is_within(c, card, 2))
}

/// Before it attacks: destroy a friendly unit within 2 spaces; special symbols count as melee too.
pub(super) fn life_drain(t: &mut Board<'_>, card: CardId) -> Flow<Before> {
    let seat = t.state.controller(card);
    let why = Why::Ability(Ability::LifeDrain);
    let victim = must_target(t, seat, why, |s, c| s.is_unit(c) && s.is_friendly(c, seat) && s.is_within(c, card, 2))?;
    let mut special_is_melee = false;
    if let Some(victim) = victim {
        let by = Blame::unit(t, card);
        damage::destroy_all(t, &[victim], by)?;
        // SW2-TIMING-9, SW2-INSTEAD-7: a unit that Unrelenting took to hand was not destroyed.
        special_is_melee = t.state.place(victim) != Place::Hand;
    }
    Ok(Before { special_is_melee, ..Before::default() })
}

/// After it is destroyed, enemy units that stood next to it take 1 damage.
pub(super) fn immolate(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let hits: Hits = trigger.near.iter().filter(|&&c| t.state.cell(c).is_some()).map(|&c| (c, 1)).collect();
    // SW2-DAMAGE-15: its last controller counts as the destroyer.
    damage::ability_damage(t, trigger.card, &hits, Blame { seat: Some(trigger.seat), unit: None })
}

/// A unit fell within 3 spaces in your turn: this unit may take its place.
pub(super) fn soul_shift(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let card = trigger.card;
    let seat = t.state.controller(card);
    let Some(cell) = trigger.about.filter(|&c| t.state.is_empty(c)) else { return Ok(()) };
    let ask = Ask::Space(Why::Ability(Ability::SoulShift));
    if t.choose_or_pass::<Pick>(seat, ask, |_, o| o.add(Pick::Cell(cell)))?.is_some() {
        zones::place(t, card, cell);
    }
    Ok(())
}

/// Carriers in a seat's discard pile.
pub(super) fn carriers(state: &State, seat: Seat) -> impl Iterator<Item = Face> + use<> {
    state.discarded_faces(seat).filter(|f| f.printed().is_unit() && f.printed().has_word(Word::Carrier))
}

/// After this unit destroys a unit, a Carrier from the own discard pile may be put where it stood.
pub(super) fn infect(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let seat = t.state.controller(trigger.card);
    let Some(cell) = trigger.about.filter(|&c| t.state.is_empty(c)) else { return Ok(()) };
    let pick = t.choose_or_pass_hidden::<Pick>(seat, Ask::Card(Why::Ability(Ability::Infect)), |s, o| {
        o.extend(carriers(s, seat).map(Pick::Card));
    })?;
    if let Some(Pick::Card(carrier)) = pick {
        let carrier = t.state.pull(seat, carrier, Place::Discard);
        zones::place(t, carrier, cell);
    }
    Ok(())
}

/// Whenever another unit is destroyed in your turn, 1 boost.
pub(super) fn blood_fury(t: &mut Board<'_>, card: CardId) -> Flow {
    tokens::boost(t, card, 1);
    Ok(())
}

/// Blood Fury at the end of the turn: 2 boost off.
pub(crate) fn cool_down(t: &mut Board<'_>) {
    let seat = t.state.active;
    let furious: smallvec::SmallVec<[CardId; 8]> =
        t.state.units(seat).filter(|&u| t.state.boost[u] > 0 && t.state.has(u, Ability::BloodFury)).collect();
    furious.into_iter().for_each(|u| tokens::unboost(t, u, 2));
}

/// After it attacks, damage to itself for each special symbol.
pub(super) fn cursed(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let by = Blame::unit(t, trigger.card);
    damage::damage(t, trigger.card, trigger.count, by)
}

/// Every destroyed unit feeds the fire.
pub(super) fn pyre_grows(t: &mut Board<'_>, event: CardId) -> Flow {
    if t.state.area.has(event) {
        tokens::boost(t, event, 1);
    }
    Ok(())
}

/// When it is discarded, a unit is healed by its boost.
pub(super) fn pyre_ends(t: &mut Board<'_>, event: CardId) -> Flow {
    let (seat, boost) = (event.owner(), t.state.boost[event]);
    zones::end_event(t, event);
    if boost > 0
        && let Some(unit) = must_target(t, seat, Why::Effect(Effect::SacrificialPyre), |s, c| s.is_unit(c))?
    {
        damage::heal(t, unit, boost);
    }
    Ok(())
}

/// As often as you like: place a unit of cost 2 or less from hand next to a friendly unit, which takes 2 damage.
pub(super) fn blood_summon(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::BloodSummon);
    let cheap = |f: &Face| {
        matches!(f.printed().kind, Kind::Common | Kind::Champion) && f.printed().cost.is_some_and(|cost| cost <= 2)
    };
    let has_room = |s: &State, c: CardId| s.cell(c).is_some_and(|at| s.room_beside(at).next().is_some());
    while !t.state.hand.of(seat).is_empty() {
        // SW2-DISCARD-6: whether there is a cheap unit in hand is a secret.
        let pick = t.choose_or_pass_hidden::<Pick>(seat, Ask::Target(why), |s, o| {
            let may_bleed = |&c: &CardId| s.is_unit(c) && s.is_friendly(c, seat) && has_room(s, c);
            if s.hand_faces(seat).any(|f| cheap(&f)) {
                o.extend(s.field.iter().filter(may_bleed).map(Pick::Object));
            }
        })?;
        let Some(Pick::Object(beside)) = pick else { return Ok(()) };
        let at = t.state.cell(beside).expect("a target on the battlefield");
        let card: Pick = t.choose_hidden(seat, Ask::Card(why), |s, o| {
            o.extend(s.hand_faces(seat).filter(cheap).map(Pick::Card));
        })?;
        if let Pick::Card(face) = card
            && let Some(cell) = space_beside(t, seat, why, at)?
        {
            let card = t.state.pull(seat, face, Place::Hand);
            zones::place(t, card, cell);
            damage::damage(t, beside, 2, Blame::event(seat))?;
        }
    }
    Ok(())
}

/// Friendly commons that may bear the weapon.
pub(super) fn bearers(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    state.objects(seat).filter(|&c| state.is(c, Classes::COMMON))
}

/// Put this card under a friendly common: +2 strength, and Cursed.
pub(super) fn hellforged_weapon(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::HellforgedWeapon);
    match must_target(t, seat, why, |s, c| s.is(c, Classes::COMMON) && s.is_friendly(c, seat))? {
        Some(bearer) => zones::tuck(t, card, bearer),
        None => Ok(()),
    }
}

/// Any number of friendly units: each may put 2 damage on a unit next to it; then all of them are destroyed.
pub(super) fn purge(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::Purge);
    let targets = target_some(t, seat, why, usize::MAX, |s, c| s.is_unit(c) && s.is_friendly(c, seat))?;
    for &target in &targets {
        if t.state.cell(target).is_none() {
            continue;
        }
        let hit = may_target(t, seat, why, |s, c| s.is_unit(c) && s.is_adjacent(c, target))?;
        if let Some(hit) = hit {
            damage::damage(t, hit, 2, Blame::event(seat))?;
        }
    }
    let left: Vec<CardId> = targets.into_iter().filter(|&c| t.state.cell(c).is_some()).collect();
    damage::destroy_all(t, &left, Blame::event(seat))
}
