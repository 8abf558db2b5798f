//! Wandering Dragons: a group of dragons that hunts over the map, and units that scenarios set aside for the Utopia.
//!
//! RULING: the groups lie face up from the start. A combat with the wandering ones is one against neutral units, whoever
//! came to whom; who loses it goes home, and those dragons that stand are the group from then on. A town without a hero is
//! defended by the army alone, for nothing; dragons fly, so neither yellow lines nor walls hinder them. They seek settlements
//! that somebody holds, and home is the middle of the Center tile.

use super::super::{combat, ending, gains, playing, push, town};
use crate::event::Event;
use crate::printed::{Location, Tier, TileKind, Unit};
use crate::scenario::{Goal, Special};
use crate::state::{Against, Combat, Frame, Matter, News, Party, Stage, State, Step};
use crate::tables::ATTACK_DIE;
use crate::{Ask, Board, Pick};
use grid::hex::{Hex, Side};
use kernel::{Audience, Flow, Seat};

/// The difficulty of a combat with the group: above every level, so that it never flees.
pub(crate) const GROUP: u8 = 8;

/// Who leads where the army is alone: neither of the two heroes.
pub(crate) const ARMY_ALONE: u8 = 2;

fn tell(t: &mut Board<'_>, news: News) {
    t.tell(Audience::ALL, || Event::Quest(news));
}

/// The groups are drawn out of the shuffled decks; what the box lacks is left out.
pub(crate) fn gather(t: &mut Board<'_>) {
    let scenario = t.state.scenario();
    let azure = Unit::named("neutral_azure_dragons");
    if let Some(unit) = azure.filter(|_| scenario.has(Special::AzureDragonGuardsWithAiDeck)) {
        while t.state.neutrals[Tier::Azure as usize].deck.remove(unit) {
            t.state.quest.utopia.push(unit);
        }
    }
    if !scenario.has(Special::WanderingDragons) {
        return;
    }
    let difficulty = t.state.difficulty as usize;
    for (wandering, guards) in [(false, &scenario.utopia_guards), (true, &scenario.wandering)] {
        let Some(counts) = guards.get(difficulty) else { continue };
        for tier in Tier::ALL.into_iter().rev() {
            for _ in 0..counts[tier as usize] {
                let deck = &mut t.state.neutrals[tier as usize].deck;
                let dragons = deck.as_slice().iter().rev().copied().find(|unit| unit.id().ends_with("dragons"));
                let Some(unit) = dragons.filter(|&unit| deck.remove(unit)) else { continue };
                let quest = &mut t.state.quest;
                if wandering { quest.wandering.push(unit) } else { quest.utopia.push(unit) }
            }
        }
    }
    t.state.quest.dragons = centre(&t.state);
}

/// The middle of the Center tile.
fn centre(state: &State) -> Option<Hex> {
    let laid = state.tiles.as_slice().iter().find(|laid| laid.tile.kind() == TileKind::Center);
    laid.map(|laid| laid.centre)
}

/// What comes after the players' turns.
pub(crate) fn after_players(state: &State) -> Step {
    if state.quest.dragons.is_some() { Step::Dragons } else { Step::EndRound }
}

/// Two attack dice and one: so many fields towards somebody, none, or one home.
pub(crate) fn roll(t: &mut Board<'_>) -> Flow {
    let mut n = 1;
    for _ in 0..2 {
        n += ATTACK_DIE[t.roll(Ask::AttackDie, 6)? as usize];
    }
    tell(t, News::DragonsRolled { n });
    let further = u8::from(std::mem::take(&mut t.state.quest.hurry));
    t.state.step = match n {
        1.. => Step::Stride(n as u8 + further, false),
        0 => Step::EndRound,
        _ => Step::Stride(1, true),
    };
    Ok(())
}

/// One field of their way.
pub(crate) fn stride(t: &mut Board<'_>, left: u8, home: bool) -> Flow {
    let (Some(from), true) = (t.state.quest.dragons, left > 0) else {
        t.state.step = Step::EndRound;
        return Ok(());
    };
    let goals = if home { centre(&t.state).into_iter().collect() } else { prey(&t.state, from) };
    if goals.contains(&from) {
        t.state.step = Step::EndRound;
        if !home {
            attack(t, from);
        }
        return Ok(());
    }
    let ways = ways(&t.state, from, &goals, left);
    let (Some(asked), false) = (t.state.players_in_order().next(), ways.is_empty()) else {
        t.state.step = Step::EndRound;
        return Ok(());
    };
    let picked =
        t.choose(asked, Ask::Quest(Matter::Dragons), |_, o| o.extend(ways.iter().map(|&to| Pick::Field(to))))?;
    let Pick::Field(to) = picked else { return Ok(()) };
    t.state.quest.dragons = Some(to);
    tell(t, News::DragonsMoved { to });
    t.state.step = Step::Stride(left - 1, home);
    if !home && goals.contains(&to) {
        t.state.step = Step::EndRound;
        attack(t, to);
    }
    Ok(())
}

/// The nearest hero, town or settlement; of those as near, in this order.
fn prey(state: &State, from: Hex) -> Vec<Hex> {
    let heroes = Seat::all(state.seats).flat_map(|seat| state.player(seat).walkers).filter(|hero| hero.here);
    let mut all: Vec<(u8, Hex)> = heroes.map(|hero| (0, hero.at)).collect();
    for seat in state.players_in_order() {
        for hex in state.strongholds(seat) {
            all.push((if state.location(hex) == Some(Location::Town) { 1 } else { 2 }, hex));
        }
    }
    let far = distances(state, &[from]);
    let key = |(rank, hex): (u8, Hex)| (far.iter().find(|(other, _)| *other == hex).map(|(_, steps)| *steps), rank);
    let best = all.iter().map(|&it| key(it)).filter(|(steps, _)| steps.is_some()).min();
    all.into_iter().filter(|&it| Some(key(it)) == best).map(|(_, hex)| hex).collect()
}

/// Where the next step may lead. They cross blocked fields and end on none.
fn ways(state: &State, from: Hex, goals: &[Hex], left: u8) -> Vec<Hex> {
    let far = distances(state, goals);
    let steps = |hex: Hex| far.iter().find(|(other, _)| *other == hex).map(|(_, steps)| *steps);
    let ends = |hex: &Hex| left > 1 || state.location(*hex) != Some(Location::Blocked);
    let next: Vec<Hex> =
        Side::ALL.map(|side| from.step(side)).into_iter().filter(|&hex| steps(hex).is_some()).collect();
    let best = next.iter().filter_map(|&hex| steps(hex)).min();
    let closer = best.is_some_and(|best| steps(from).is_none_or(|here| best < here));
    next.into_iter().filter(|&hex| closer && steps(hex) == best).filter(ends).collect()
}

/// Over all tiles that lie there, discovered or not.
fn distances(state: &State, goals: &[Hex]) -> Vec<(Hex, u16)> {
    let mut far: Vec<(Hex, u16)> = goals.iter().map(|&hex| (hex, 0)).collect();
    let mut next = 0;
    while next < far.len() {
        let (hex, steps) = far[next];
        next += 1;
        for there in Side::ALL.map(|side| hex.step(side)) {
            if state.slot_at(there).is_some() && far.iter().all(|(other, _)| *other != there) {
                far.push((there, steps + 1));
            }
        }
    }
    far
}

/// They have come to somebody.
fn attack(t: &mut Board<'_>, at: Hex) {
    let hero = t.state.walker_at(at).find(|(seat, _)| !t.state.is_ai(*seat));
    let holder = t.state.holder(at).filter(|&seat| !t.state.player(seat).out);
    match (hero, holder) {
        (Some((seat, walker)), _) => fight(t, seat, walker as u8, at),
        (None, Some(seat)) if t.state.location(at) == Some(Location::Town) => fight(t, seat, ARMY_ALONE, at),
        (None, Some(seat)) => {
            if let Some(mark) = t.state.mark_mut(at) {
                mark.forget(seat);
            }
            tell(t, News::DragonsBurnt { at });
        }
        (None, None) => {}
    }
}

/// A hero comes to the field where they are.
pub(crate) fn meet(t: &mut Board<'_>, seat: Seat, walker: u8) -> bool {
    let at = t.state.player(seat).walkers[usize::from(walker)].at;
    let meets = t.state.quest.dragons == Some(at);
    if meets {
        fight(t, seat, walker, at);
    }
    meets
}

fn fight(t: &mut Board<'_>, seat: Seat, walker: u8, at: Hex) {
    tell(t, News::DragonsFought { seat });
    let foe = t.state.before(seat);
    combat::begin(t, seat, walker, at, Against::Neutrals(GROUP), foe, Stage::Deploy(Party::Attacker));
    town::open(t);
}

/// A combat with the group was fought to its end.
pub(crate) fn over(t: &mut Board<'_>, combat: &Combat, winner: Party) {
    let seat = combat.by;
    if winner == Party::Defender {
        t.tell(Audience::ALL, || Event::LostCombat { seat });
        combat::discard_guards(t, combat);
        combat::close(t);
        combat::raise_again(t, seat);
        if combat.walker != ARMY_ALONE {
            combat::fall_back(t, seat, combat.walker);
        }
        return;
    }
    t.tell(Audience::ALL, || Event::WonCombat { seat });
    combat::close(t);
    t.state.quest.dragons = None;
    tell(t, News::DragonsBeaten { seat });
    if t.state.step == Step::Turn && combat.walker != ARMY_ALONE {
        // The field itself may be guarded, too.
        push(t, Frame::Arrive { seat, walker: combat.walker });
    }
    gains::morale(t, seat, true);
    if combat.walker == 0 {
        match combat.azure {
            true => gains::learn_everything(t, seat),
            false => gains::learn(t, seat, 2),
        }
        playing::may_raise(t, seat);
    }
    is_done(t, seat);
}

/// The Utopia is flagged and, where there are dragons about, these are beaten.
pub(crate) fn is_done(t: &mut Board<'_>, seat: Seat) {
    let state = &t.state;
    if !state.scenario().is_won_by(Goal::FlagUtopia) || state.quest.dragons.is_some() {
        return;
    }
    let flagged = |(hex, field, _): (Hex, crate::FieldFacts, _)| {
        field.location == Location::DragonUtopia && state.holder(hex).is_some_and(|holder| !state.is_ai(holder))
    };
    if state.fields().any(flagged) {
        ending::reach(t, seat);
    }
}
