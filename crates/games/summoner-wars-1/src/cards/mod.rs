//! What the cards do: one file a faction, one entry an ability or event. Each moment of the rules asks here, and here the
//! clauses of that moment are found and put together. No card is named.

pub(crate) mod benders;
pub(crate) mod deep_dwarves;
pub(crate) mod mountain_vargath;
pub(crate) mod sand_goblins;
pub(crate) mod shadow_elves;
pub(crate) mod swamp_orcs;

use crate::clause::{Can, Clause, Do, Is, Moment, any, each};
use crate::event::{Dice, Event};
use crate::lasting::Lasting;
use crate::printed::{Abilities, Ability, Effect, Face};
use crate::query::Blow;
use crate::rules::attack::{Aim, Attack};
use crate::rules::dice::{self, HIT};
use crate::rules::magic;
use crate::rules::triggers::{Trigger, Triggers};
use crate::rules::walking::Walk;
use crate::rules::wounds::{Blame, Fallen, Fate};
use crate::state::{CardId, Cards, Flag, State};
use crate::{Board, Options, Pick, Why};
use grid::{Cell, Cells};
use kernel::{Audience, Flow, Rule, Seat};

// ---- read ----

/// What changes an Attack Value: SW1-ATTACK-22.
pub(crate) fn attack_parts(state: &State, blow: &Blow, add: &mut dyn FnMut(i32, Why)) {
    for (why, clause) in
        each(state.abilities(blow.card), Moment::Attack).chain(each(state.awake(), Moment::EveryAttack))
    {
        if let Clause::Attack(dice) | Clause::EveryAttack(dice) = clause {
            add(dice(state, blow), why);
        }
    }
}

pub(crate) fn is_ranged(state: &State, card: CardId) -> bool {
    let ranged = |clause: &Clause| matches!(clause, Clause::Ranged(is_ranged) if is_ranged(state, card));
    any(state.awake(), Moment::Ranged) && each(state.abilities(card), Moment::Ranged).any(|(_, clause)| ranged(clause))
}

/// How many spaces more a unit may move in the Movement Phase.
pub(crate) fn more_spaces(state: &State, card: CardId, abilities: Abilities) -> u8 {
    let mut sum = 0;
    for (_, clause) in each(abilities, Moment::Spaces).chain(each(state.awake(), Moment::EveryMove)) {
        if let Clause::Spaces(more) | Clause::EveryMove(more) = clause {
            sum += more(state, card);
        }
    }
    sum
}

/// How far a unit may run straight on, if it may.
pub(crate) fn longest_run(abilities: Abilities) -> Option<u8> {
    let runs = each(abilities, Moment::Runs).filter_map(|(_, clause)| match clause {
        Clause::Runs(spaces) => Some(*spaces),
        _ => None,
    });
    runs.max()
}

/// Whether a walker with so many spaces left would go on from its goal, to come back to it.
pub(crate) fn goes_on(state: &State, walk: &Walk, at: Cell, left: u8, passed: &[CardId]) -> bool {
    let on = |clause: &Clause| matches!(clause, Clause::GoesOn(on) if on(state, walk, at, left, passed));
    any(state.awake(), Moment::GoesOn) && each(state.abilities(walk.card), Moment::GoesOn).any(|(_, c)| on(c))
}

/// Whether a walker would leave its space only to come back.
pub(crate) fn comes_back(state: &State, walk: &Walk) -> bool {
    let back = |clause: &Clause| matches!(clause, Clause::ComesBack(back) if back(state, walk));
    any(state.awake(), Moment::ComesBack) && each(state.abilities(walk.card), Moment::ComesBack).any(|(_, c)| back(c))
}

pub(crate) fn minds_the_way(state: &State, walk: &Walk, from: Cell) -> bool {
    let minds = |clause: &Clause| matches!(clause, Clause::MindsTheWay(minds) if minds(state, walk, from));
    each(state.awake(), Moment::MindsTheWay).any(|(_, clause)| minds(clause))
}

/// A number of the rules, as it is for a player now.
#[inline]
pub(crate) fn limit(state: &State, which: Moment, seat: Seat, usual: u8) -> u8 {
    each(state.awake(), which).fold(usual, |number, (_, clause)| match clause {
        Clause::Limit(_, change) => change(state, seat, number),
        _ => number,
    })
}

/// Whether a card may be attacked from there.
pub(crate) fn can_be_attacked(state: &State, aim: &Aim, target: CardId, distance: u8) -> Result<(), Rule> {
    each(state.awake(), Moment::ForbidsAttack).try_for_each(|(_, clause)| match clause {
        Clause::ForbidsAttack(may) => may(state, aim, target, distance),
        _ => Ok(()),
    })
}

/// Whether a unit may be activated.
pub(crate) fn may_move(state: &State, card: CardId) -> Result<(), Rule> {
    each(state.awake(), Moment::ForbidsMove).try_for_each(|(_, clause)| match clause {
        Clause::ForbidsMove(may) => may(state, card),
        _ => Ok(()),
    })
}

/// How many markers a roll means for a struck card: SW1-WOUND-1.
pub(crate) fn wounds_of(state: &State, card: CardId, struck: CardId, dice: &[u8]) -> u8 {
    let abilities = state.abilities(struck);
    let mut least = HIT;
    for (_, clause) in each(abilities, Moment::HitOn) {
        if let Clause::HitOn(die, from) = clause
            && from(state, struck, card)
        {
            least = least.max(*die);
        }
    }
    let mut wounds = dice::hits(dice, least);
    for (_, clause) in each(abilities, Moment::WoundsAtMost) {
        if let Clause::WoundsAtMost(most, is_so) = clause
            && is_so(state, struck)
        {
            wounds = wounds.min(*most);
        }
    }
    wounds
}

/// The spaces open to a unit that is summoned.
pub(crate) fn open_to(state: &State, face: Face, seat: Seat, all: Cells) -> Cells {
    each(printed(face), Moment::ComesTo).fold(all, |all, (_, clause)| match clause {
        Clause::ComesTo(also) => all.and(also(state, seat)),
        _ => all,
    })
}

fn printed(face: Face) -> Abilities {
    face.printed().ability.map_or(Abilities::NONE, Abilities::of)
}

/// SW1-EVENT-4: whether the condition of an event is met.
pub(crate) fn can_play(state: &State, seat: Seat, effect: Effect) -> bool {
    Why::Effect(effect).entry().iter().all(|clause| !matches!(clause, Clause::OnlyIf(is_so) if !is_so(state, seat)))
}

/// Who learns which hidden card was answered.
pub(crate) fn knows(why: Why, seat: Seat) -> Audience {
    let is_secret = why.entry().iter().any(|clause| matches!(clause, Clause::Secretly()));
    if is_secret { Audience::only(seat) } else { Audience::ALL }
}

// ---- the turn ----

/// SW1-RULING-31: conditions that are checked once, as a turn starts.
pub(crate) fn start_of_turn(state: &mut State) {
    mute(state);
    for (_, clause) in each(state.awake(), Moment::TurnStarts) {
        if let Clause::TurnStarts(act) = clause {
            act(state);
        }
    }
}

/// Abilities that take others away work at once, each other included.
fn mute(state: &mut State) {
    let mut muted = Cards::default();
    if any(state.awake(), Moment::Mutes) {
        for card in state.all_units() {
            for (_, clause) in each(state.abilities(card), Moment::Mutes) {
                let enemies = state.all_units().filter(|&c| !state.is_friendly(c, state.controller(card)));
                if let Clause::Mutes(spaces) = clause {
                    enemies.filter(|&c| state.is_within(c, card, *spaces)).for_each(|c| muted.insert(c));
                }
            }
        }
    }
    muted.iter().for_each(|card| state.set(card, Flag::Muted));
}

/// What cards remember for one turn only.
pub(crate) fn forget_turn(state: &mut State) {
    for (_, clause) in each(state.awake(), Moment::Forgets) {
        if let Clause::Forgets(act) = clause {
            act(state);
        }
    }
}

/// What waits for the end of the turn, each with the card it was played for.
pub(crate) fn offer_waiting(state: &State, options: &mut Options<'_>) {
    for (why, clause) in each(Abilities::EVERY, Moment::Waits) {
        if let Clause::Waits(cards, _) = clause {
            options.extend(cards(state).iter().map(|card| Pick::Trigger(card, why, None)));
        }
    }
}

pub(crate) fn come_to_pass(t: &mut Board<'_>, card: CardId, why: Why) -> Flow {
    for clause in why.entry() {
        if let Clause::Waits(_, act) = clause {
            act(t, card)?;
        }
    }
    Ok(())
}

/// What an event does.
pub(crate) fn play(t: &mut Board<'_>, effect: Effect) -> Flow {
    let entry = Why::Effect(effect).entry();
    for clause in entry {
        if let Clause::Play(act) = clause {
            return act(t);
        }
    }
    for clause in entry {
        if let Clause::Lasts(what, _) = clause {
            last(t, *what);
        }
    }
    Ok(())
}

/// The active player is under an effect that lasts.
fn last(t: &mut Board<'_>, what: Lasting) {
    let seat = t.state.active;
    t.state.add_lasting(seat, what);
    t.tell(Audience::ALL, || Event::Marked { seat, what });
}

// ---- moving ----

/// What a unit may do instead of moving, and who.
pub(crate) fn instead_of_moving(state: &State) -> impl Iterator<Item = (Ability, Is)> {
    each(state.awake(), Moment::InsteadOfMoving).filter_map(|(why, clause)| match (why, clause) {
        (Why::Ability(ability), Clause::InsteadOfMoving(can, _)) => Some((ability, *can)),
        _ => None,
    })
}

/// A unit that went so many spaces in the Movement Phase is about to go on: what that means for others.
pub(crate) fn before_step(t: &mut Board<'_>, card: CardId, gone: u8) {
    for (_, clause) in each(t.state.abilities(card), Moment::BeforeStep) {
        if let Clause::BeforeStep(act) = clause {
            act(t, card, gone);
        }
    }
}

/// What a step leads to; whether the walker is still there.
pub(crate) fn after_step(t: &mut Board<'_>, walk: &Walk, at: Cell) -> Flow<bool> {
    for (_, clause) in each(t.state.awake(), Moment::EveryStep) {
        if let Clause::EveryStep(act) = clause
            && !act(t, walk, at)?
        {
            return Ok(false);
        }
    }
    Ok(t.state.cell(walk.card).is_some())
}

/// SW1-TERM-8: what passing through units does, once the move has ended.
pub(crate) fn after_passing(t: &mut Board<'_>, card: CardId, passed: &[CardId]) -> Flow {
    for (_, clause) in each(t.state.abilities(card), Moment::AfterPassing) {
        if let Clause::AfterPassing(act) = clause {
            act(t, card, passed)?;
        }
    }
    Ok(())
}

/// Abilities speak of moving *this unit*, so any move counts: SW1-RULING-5.
pub(crate) fn after_moving(state: &State, card: CardId) -> Triggers {
    let due = each(state.abilities(card), Moment::AfterMoving).filter_map(|(why, clause)| match clause {
        Clause::AfterMoving(can, act) => Some(trigger(state, card, why, *can, *act)),
        _ => None,
    });
    due.collect()
}

fn trigger(state: &State, card: CardId, why: Why, can: Can, act: Do) -> Trigger {
    Trigger { card, why, seat: state.controller(card), about: None, whom: None, can, act }
}

// ---- summoning ----

pub(crate) fn summoned(t: &mut Board<'_>, face: Face, cell: Cell) {
    for (_, clause) in each(printed(face), Moment::Summoned) {
        if let Clause::Summoned(act) = clause {
            act(t, cell);
        }
    }
}

pub(crate) fn after_summoning(state: &State, card: CardId) -> Triggers {
    let due = each(state.abilities(card), Moment::AfterSummoning).filter_map(|(why, clause)| match clause {
        Clause::AfterSummoning(can, act) => Some(trigger(state, card, why, *can, *act)),
        _ => None,
    });
    due.collect()
}

// ---- attacking ----

/// After any roll of a player: one's own dice may be changed.
pub(crate) fn after_roll(t: &mut Board<'_>, roller: Seat, dice: &mut Dice) -> Flow {
    for (_, clause) in each(t.state.awake(), Moment::EveryRoll) {
        if let Clause::EveryRoll(act) = clause {
            act(t, roller, dice)?;
        }
    }
    Ok(())
}

/// SW1-ATTACK-20, step 4.
pub(crate) fn struck(t: &mut Board<'_>, target: CardId, dice: &mut Dice) -> Flow {
    for (_, clause) in each(t.state.abilities(target), Moment::Struck) {
        if let Clause::Struck(act) = clause {
            act(t, target, dice)?;
        }
    }
    Ok(())
}

/// SW1-ATTACK-20, step 5: whether something keeps all these wounds off.
pub(crate) fn keeps_off(t: &mut Board<'_>, card: CardId) -> Flow<bool> {
    for (_, clause) in each(t.state.abilities(card), Moment::InsteadOfWounds) {
        if let Clause::InsteadOfWounds(act) = clause
            && act(t, card)?
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// SW1-ATTACK-20, step 7: whether a card that would be destroyed is spared by who does it.
pub(crate) fn is_spared(t: &mut Board<'_>, card: CardId, wounds: u8, by: Blame) -> Flow<bool> {
    let abilities = by.unit.map_or(Abilities::NONE, |unit| t.state.abilities(unit));
    for (_, clause) in each(abilities, Moment::InsteadOfKilling) {
        if let Clause::InsteadOfKilling(act) = clause
            && act(t, card, wounds, by)?
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Who takes the same wounds from an attack.
pub(crate) fn linked(state: &State, card: CardId) -> Option<CardId> {
    each(state.abilities(card), Moment::Links).find_map(|(_, clause)| match clause {
        Clause::Links(with) => with(state, card),
        _ => None,
    })
}

/// SW1-ATTACK-20, step 7: where a destroyed card goes; as a rule to who destroyed it (SW1-ATTACK-16).
pub(crate) fn fate(t: &mut Board<'_>, card: CardId, by: Blame) -> Flow<Fate> {
    let fate = each(t.state.awake(), Moment::EveryFate).find_map(|(_, clause)| match clause {
        Clause::EveryFate(fate) => fate(&t.state, card, by),
        _ => None,
    });
    if let Some(fate) = fate {
        return Ok(fate);
    }
    if let Some(unit) = by.unit.filter(|&u| t.state.is_unit(card) && u != card) {
        for (_, clause) in each(t.state.abilities(unit), Moment::Keeps) {
            if let Clause::Keeps(act) = clause
                && let Some(fate) = act(t, unit, card)?
            {
                return Ok(fate);
            }
        }
    }
    Ok(Fate::Magic(by.seat))
}

/// SW1-ATTACK-20, step 8: reactions that must be judged while everything still stands.
pub(crate) fn after_falls(state: &State, fallen: &[Fallen]) -> Triggers {
    let mut triggers = Triggers::new();
    for one in fallen {
        let (about, whom) = (Some(one.cell), Some(one.card));
        if any(state.awake(), Moment::AfterFall) {
            for card in state.all_units() {
                for (why, clause) in each(state.abilities(card), Moment::AfterFall) {
                    if let Clause::AfterFall(follows, can, act) = clause
                        && follows(state, card, one)
                    {
                        triggers.push(Trigger { about, whom, ..trigger(state, card, why, *can, *act) });
                    }
                }
            }
        }
        for (why, clause) in each(Abilities::EVERY, Moment::AnswersFall) {
            if let Clause::AnswersFall(follows, can, act) = clause
                && follows(state, one)
            {
                triggers.push(Trigger { about, whom, ..trigger(state, one.card, why, *can, *act) });
            }
        }
    }
    triggers
}

/// SW1-ATTACK-20, step 9; the attacker must still be there (SW1-ATTACK-21).
pub(crate) fn after_attack(state: &State, attack: &Attack) -> Triggers {
    let mut triggers = Triggers::new();
    for (card, whom, moment) in
        [(attack.card, attack.target, Moment::AfterAttack), (attack.target, attack.card, Moment::AfterStrike)]
    {
        if state.cell(card).is_none() {
            continue;
        }
        for (why, clause) in each(state.abilities(card), moment) {
            if let Clause::AfterAttack(follows, can, act) | Clause::AfterStrike(follows, can, act) = clause
                && follows(state, attack)
            {
                let (about, whom) = (Some(attack.at), Some(whom));
                triggers.push(Trigger { about, whom, ..trigger(state, card, why, *can, *act) });
            }
        }
    }
    triggers
}

// ---- words that several factions use ----

/// Whether this unit destroyed that one.
fn kills_a_unit(_: &State, unit: CardId, fallen: &Fallen) -> bool {
    fallen.is_unit && fallen.card != unit && fallen.by.unit == Some(unit)
}

/// SW1-TERM-34: whether an opponent has more units.
fn is_outnumbered(state: &State, seat: Seat) -> bool {
    state.opponents(seat).any(|other| outnumbers(state, other, seat))
}

fn outnumbers(state: &State, seat: Seat, other: Seat) -> bool {
    state.units(seat).count() > state.units(other).count()
}

/// The price of most abilities that have one.
const PRICE: u8 = 1;

fn can_afford(state: &State, seat: Seat) -> bool {
    state.can_pay(seat, state.price(PRICE))
}

fn buy(t: &mut Board<'_>, seat: Seat) {
    let price = t.state.price(PRICE);
    magic::pay(t, seat, price);
}
