//! Fallen Kingdom: the dead come back.

use crate::cards::{may_target, must_target, space_beside, target_some};
use crate::clause::Clause::*;
use crate::clause::{Entry, act};
use crate::printed::{Ability, Classes, Effect, Face, Kind, Phase, Word};
use crate::rules::attack::Before;
use crate::rules::damage::{self, Blame, Hits};
use crate::rules::triggers::{Trigger, acting};
use crate::rules::{tokens, zones};
use crate::state::{CardId, Place, State};
use crate::{Ask, Board, Pick, Why};
use kernel::{Flow, Seat};

/// Undead units in a seat's discard pile, each face once.
fn undead(state: &State, seat: Seat) -> impl Iterator<Item = Face> + use<> {
    state.discarded_faces(seat).filter(|f| f.printed().is_unit() && f.printed().has_word(Word::Undead))
}

/// Once per turn, in the Summon phase, 2 damage to this unit: place an Undead unit from the own discard pile next to it.
pub(crate) const RAISE_THE_DEAD: Entry = &[Usable(
    Phase::Summon,
    |state, me| {
        let room = state.cell(me).is_some_and(|c| state.room_beside(c).next().is_some());
        room && undead(state, state.active).next().is_some()
    },
    raise_the_dead,
)];

fn raise_the_dead(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let why = Why::Ability(Ability::RaiseTheDead);
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

/// Before it attacks: destroy a friendly unit within 2 spaces; special symbols count as melee too.
pub(crate) const LIFE_DRAIN: Entry = &[BeforeAttack(
    |state, me| {
        state.units(state.controller(me)).any(|c| state.is_within(c, me, 2)) && state.targets(me).next().is_some()
    },
    life_drain,
)];

fn life_drain(t: &mut Board<'_>, card: CardId) -> Flow<Before> {
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

/// It is summoned onto a friendly unit, which is destroyed. One that would be saved cannot be, so it cannot pay.
pub(crate) const SUMMONED_BY_FIRE: Entry = &[EntersOnto(|state, friend| !state.is_saved(friend))];

/// 1 strength for each damage on it.
pub(crate) const WRATH: Entry = &[Strength(|state, me, _| state.damage[me].into())];

/// After it is destroyed, enemy units that stood next to it take 1 damage.
pub(crate) const IMMOLATE: Entry =
    &[AfterOwnFall(act(immolate).when(|state, fall| fall.near.iter().any(|&c| state.cell(c).is_some())).even_gone())];

fn immolate(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let hits: Hits = trigger.near.iter().filter(|&&c| t.state.cell(c).is_some()).map(|&c| (c, 1)).collect();
    // SW2-DAMAGE-15: its last controller counts as the destroyer.
    damage::ability_damage(t, trigger.card, &hits, Blame { seat: Some(trigger.seat), unit: None })
}

/// A unit fell within 3 spaces in your turn: this unit may take its place. (Later text: if it destroyed that unit itself.)
pub(crate) const SOUL_SHIFT: Entry = &[AfterFall(
    |state, me, fallen, by| {
        let is_near = state.cell(me).is_some_and(|cell| cell.distance(fallen.cell) <= 3);
        is_near && (!state.revised || by.unit == Some(me))
    },
    act(soul_shift).when(is_room_left),
)];

fn is_room_left(state: &State, fall: &Trigger) -> bool {
    fall.about.is_some_and(|cell| state.is_empty(cell))
}

fn soul_shift(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let card = trigger.card;
    let seat = t.state.controller(card);
    let Some(cell) = trigger.about.filter(|&c| t.state.is_empty(c)) else { return Ok(()) };
    let ask = Ask::Space(Why::Ability(Ability::SoulShift));
    if t.choose_or_pass::<Pick>(seat, ask, |_, o| o.add(Pick::Cell(cell)))?.is_some() {
        zones::place(t, card, cell);
    }
    Ok(())
}

/// It earns no magic for units it destroys.
pub(crate) const SOULLESS: Entry = &[EarnsNothing()];

/// Carriers in a seat's discard pile.
fn carriers(state: &State, seat: Seat) -> impl Iterator<Item = Face> + use<> {
    state.discarded_faces(seat).filter(|f| f.printed().is_unit() && f.printed().has_word(Word::Carrier))
}

/// After this unit destroys a unit, a Carrier from the own discard pile may be put where it stood.
pub(crate) const INFECT: Entry = &[AfterKill(act(infect).when(|state, kill| {
    // SW2-DISCARD-4: whether a Carrier lies there is a secret.
    is_room_left(state, kill) && !state.discard.of(state.controller(kill.card)).is_empty()
}))];

fn infect(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
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

/// Whenever another unit is destroyed in your turn, 1 boost. At the end of the turn 2 boost off.
pub(crate) const BLOOD_FURY: Entry = &[
    AfterFall(
        |_, _, _, _| true,
        act(|t, fall| {
            tokens::boost(t, fall.card, 1);
            Ok(())
        })
        .quietly(),
    ),
    Cools(|t, me| tokens::unboost(t, me, 2)),
];

/// After it attacks, damage to itself for each special symbol.
pub(crate) const CURSED: Entry = &[AfterAttack(|_, _, attack| attack.symbols.special > 0, act(cursed))];

fn cursed(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let by = Blame::unit(t, trigger.card);
    damage::damage(t, trigger.card, trigger.count, by)
}

/// Every destroyed unit feeds the fire. When it is discarded, a unit is healed by its boost.
pub(crate) const SACRIFICIAL_PYRE: Entry =
    &[AfterFall(|_, _, _, _| true, act(pyre_grows).quietly().even_gone()), Lapses(pyre_ends)];

fn pyre_grows(t: &mut Board<'_>, fall: &Trigger) -> Flow {
    if t.state.area.has(fall.card) {
        tokens::boost(t, fall.card, 1);
    }
    Ok(())
}

fn pyre_ends(t: &mut Board<'_>, event: CardId) -> Flow {
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
pub(crate) const BLOOD_SUMMON: Entry = &[Play(blood_summon)];

fn blood_summon(t: &mut Board<'_>, _: CardId) -> Flow {
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

/// Put this card under a friendly common: +2 strength, and Cursed.
pub(crate) const HELLFORGED_WEAPON: Entry = &[
    OnlyIf(|state, seat| state.objects(seat).any(|c| state.is(c, Classes::COMMON))),
    Play(hellforged_weapon),
    Under(&[Strength(|_, _, _| 2), Grants(Ability::Cursed, |_, _, _| true)]),
];

fn hellforged_weapon(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::HellforgedWeapon);
    match must_target(t, seat, why, |s, c| s.is(c, Classes::COMMON) && s.is_friendly(c, seat))? {
        Some(bearer) => zones::tuck(t, card, bearer),
        None => Ok(()),
    }
}

/// Any number of friendly units: each may put 2 damage on a unit next to it; then all of them are destroyed.
pub(crate) const PURGE: Entry = &[Play(purge)];

fn purge(t: &mut Board<'_>, _: CardId) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::Purge);
    let targets = target_some(t, seat, why, usize::MAX, |s, c| s.is_unit(c) && s.is_friendly(c, seat))?;
    for &target in &targets {
        if t.state.cell(target).is_none() {
            continue;
        }
        // The question says for which of them.
        let hit = acting(t, target, |t| may_target(t, seat, why, |s, c| s.is_unit(c) && s.is_adjacent(c, target)))?;
        if let Some(hit) = hit {
            damage::damage(t, hit, 2, Blame::event(seat))?;
        }
    }
    let left: kernel::Picks<CardId> = targets.into_iter().filter(|&c| t.state.cell(c).is_some()).collect();
    damage::destroy_all(t, &left, Blame::event(seat))
}
