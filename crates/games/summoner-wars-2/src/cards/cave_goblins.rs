//! Cave Goblins: a horde that costs nothing.

use crate::ability::Ability;
use crate::cards::{may_target, target_some};
use crate::effect::Effect;
use crate::event::Event;
use crate::rules::attack::extra_attack;
use crate::rules::damage::{self, Blame};
use crate::rules::force::{Push, force};
use crate::rules::triggers::Trigger;
use crate::rules::{tokens, zones};
use crate::state::{CardId, State};
use crate::{Ask, Board, Offer, Pick, Why};
use kernel::{Audience, Flow, Seat};

/// Friendly units whose printed cost is 0; never the Summoner (SW2-KEYWORD-14).
pub(crate) fn free_units(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    state.units(seat).filter(|&c| state.printed(c).cost == Some(0))
}

/// Once per turn, in the Attack phase: exchange places with a friendly unit of cost 0.
pub(super) fn sly(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    t.state.used.insert(card);
    let (face, cell) = (t.state.face(card), t.state.cell(card));
    if let Some(cell) = cell {
        t.tell(Audience::ALL, || Event::Used { face, cell, ability: Ability::Sly });
    }
    let why = Why::Ability(Ability::Sly);
    let other = super::must_target(t, seat, why, |s, c| {
        c != card && s.is_unit(c) && s.is_friendly(c, seat) && s.printed(c).cost == Some(0)
    })?;
    if let Some(other) = other {
        zones::exchange(t, card, other);
    }
    Ok(())
}

/// At the start of the Attack phase: 1 magic for 1 boost, or 1 damage.
pub(super) fn blood_runes(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let pick: Pick = t.choose(seat, Ask::Choose(Why::Ability(Ability::BloodRunes)), |s, o| {
        if s.magic[seat.index()] > 0 {
            o.add(Pick::Offer(Offer::PayMagic));
        }
        o.add(Pick::Offer(Offer::TakeDamage));
    })?;
    if pick == Pick::Offer(Offer::PayMagic) {
        tokens::pay_magic(t, seat, 1);
        tokens::boost(t, card, 1);
        return Ok(());
    }
    let by = Blame::unit(t, card);
    damage::damage(t, card, 1, by)
}

/// At the end of the turn: 1 magic, or this unit is discarded.
pub(super) fn magic_junkie(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let pick: Pick = t.choose(seat, Ask::Choose(Why::Ability(Ability::MagicJunkie)), |s, o| {
        if s.magic[seat.index()] > 0 {
            o.add(Pick::Offer(Offer::PayMagic));
        }
        o.add(Pick::Offer(Offer::Discard));
    })?;
    if pick == Pick::Offer(Offer::PayMagic) {
        tokens::pay_magic(t, seat, 1);
        return Ok(());
    }
    zones::discard_object(t, card)
}

/// At the end of the Attack phase, unless it destroyed a unit this turn: discard an adjacent friendly unit, or itself.
pub(super) fn feed_the_eater(t: &mut Board<'_>, card: CardId) -> Flow {
    if t.state.killed.has(card) {
        return Ok(());
    }
    let seat = t.state.controller(card);
    let why = Why::Ability(Ability::FeedTheEater);
    let food = super::must_target(t, seat, why, |s, c| {
        c == card || s.is_unit(c) && s.is_friendly(c, seat) && s.is_adjacent(c, card)
    })?;
    match food {
        Some(food) => zones::discard_object(t, food),
        None => Ok(()),
    }
}

/// After an adjacent friendly unit moved, this unit may be placed next to where it now is.
pub(super) fn cling(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let card = trigger.card;
    let seat = t.state.controller(card);
    let Some(at) = trigger.whom.and_then(|c| t.state.cell(c)) else { return Ok(()) };
    let pick = t.choose_or_pass::<Pick>(seat, Ask::Space(Why::Ability(Ability::Cling)), |s, o| {
        o.extend(s.room_beside(at).map(Pick::Cell));
    })?;
    if let Some(Pick::Cell(cell)) = pick {
        zones::place(t, card, cell);
    }
    Ok(())
}

/// Each friendly unit of cost 0 may make an extra attack, in any order.
pub(super) fn enrage_the_horde(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::EnrageTheHorde);
    let mut done: Vec<CardId> = vec![];
    loop {
        let next = may_target(t, seat, why, |s, c| {
            s.is_unit(c)
                && s.is_friendly(c, seat)
                && s.printed(c).cost == Some(0)
                && !done.contains(&c)
                && s.can_attack(c).is_ok()
                && s.targets(c).next().is_some()
        })?;
        let Some(next) = next else { return Ok(()) };
        done.push(next);
        extra_attack(t, next, |_, _| true)?;
    }
}

/// Any number of friendly units of cost 0, each forced 1 space.
pub(super) fn sneak(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::Sneak);
    let targets = target_some(t, seat, why, usize::MAX, |s, c| {
        s.is_unit(c) && s.is_friendly(c, seat) && s.printed(c).cost == Some(0)
    })?;
    for target in targets {
        if t.state.cell(target).is_some() {
            force(t, target, Push::new(why, seat, 1..=1))?;
        }
    }
    Ok(())
}
