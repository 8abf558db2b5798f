//! Sand Goblins: cowards, scavengers and storms.

pub(crate) mod events;

use super::{buy, can_afford, paying};
use crate::clause::Clause::*;
use crate::clause::Moment::{AnyTime, AttackEnds, MoveIsOver, TurnEnds};
use crate::clause::{Entry, at};
use crate::event::Dice;
use crate::printed::Ability;
use crate::rules::asking::{card, may, must, must_target};
use crate::rules::attack::{self, Aim, Attack};
use crate::rules::dice::{self, HIT};
use crate::rules::triggers::Trigger;
use crate::rules::walking::{Limits, Passes, Walk};
use crate::rules::wounds::{self, Blame, Fate};
use crate::rules::{leaving, movement, placing};
use crate::state::{CardId, Flag, Mark, Pile, Place, State};
use crate::{Ask, Board, Event, Options, Pick, Why};
use grid::Cell;
use kernel::{Audience, Flow, Rule, Seat};
use smallvec::SmallVec;

/// Sandstorm: how far it blows, how many it takes, and from which die on it wounds.
const STORM_REACH: u8 = 3;
const MOST_STORMED: usize = 3;
const STORM_WOUNDS: u8 = 4;

/// Cowardly: up to this die he runs away.
const RUNS_AWAY: u8 = 2;

pub(crate) const SANDSTORM: Entry = &[Usable(at(MoveIsOver).once().price(2), can_storm, sandstorm)];
pub(crate) const CRAZED: Entry = &[Clings()];
pub(crate) const COWARDLY: Entry = &[Usable(at(TurnEnds).once().due(), is_by_an_enemy, cowardly)];
pub(crate) const CUNNING: Entry = &[
    Usable(at(AnyTime).once(), has_neighbour, cunning),
    Usable(at(TurnEnds).once(), has_neighbour, cunning),
    MindsTheWay(may_meet_somebody),
];
/// Only units next to it may attack it.
pub(crate) const CAMOUFLAGE: Entry = &[ForbidsAttack(camouflage)];
/// What it destroys slides under it, and it spends that instead of taking wounds.
pub(crate) const SCAVENGE: Entry =
    &[Keeps(|_, scavenger, _| Ok(Some(Fate::Under(scavenger)))), InsteadOfWounds(scavenge)];
pub(crate) const ESCAPE: Entry = &[AfterAttack(|_, _| true, can_escape, escape)];
/// One space more, under other units, and -1 die for each space moved this turn.
pub(crate) const BURROW: Entry = &[
    Spaces(|_, _| 1),
    Passes(Passes::Units, |limits| limits == Limits::Phase),
    Attack(|state, blow| -i32::from(state.paces[blow.card])),
];
pub(crate) const LUCKY: Entry = &[EveryRoll(lucky)];
pub(crate) const CONCEAL: Entry =
    &[Usable(at(AttackEnds).once(), can_hide, conceal), ForbidsAttack(is_found), TurnStarts(end_conceal)];
/// With a miss the Bomber is discarded; otherwise it may attack again after a 6.
pub(crate) const HASTY: Entry = &[
    AfterAttack(
        |_, attack| has_missed(attack),
        |state, trigger| trigger.stands(state),
        |t, trigger| leaving::discard(t, trigger.card, trigger.seat),
    ),
    AfterAttack(
        |_, attack| !has_missed(attack) && attack.dice.contains(&6),
        has_target,
        |t, trigger| attack::attack_freely(t, trigger.card, Ask::Attack).map(|_| ()),
    ),
];
/// +1 against a Common or Champion that is wounded already.
pub(crate) const BLOOD_CRAZE: Entry =
    &[Attack(|state, blow| blow.target.is_some_and(|c| state.is_follower(c) && state.wounds[c] > 0).into())];
/// +2 with a card under the unit.
pub(crate) const STOLEN_WEAPONS: Entry = &[Attack(|state, blow| if state.loaded.has(blow.card) { 2 } else { 0 })];

fn camouflage(state: &State, _: &Aim, target: CardId, distance: u8) -> Result<(), Rule> {
    if distance > 1 && state.has(target, Ability::Camouflage) { Err(Rule("SW1-RULING-10")) } else { Ok(()) }
}

/// Conceal: one unit may not attack Tark at all.
fn is_found(state: &State, aim: &Aim, target: CardId, _: u8) -> Result<(), Rule> {
    if state.hides_from(target) == Some(aim.card) { Err(Rule("SW1-ABIL-1")) } else { Ok(()) }
}

impl State {
    /// Who may not attack this unit: Conceal. It lasts, whatever becomes of the ability.
    pub fn hides_from(&self, card: CardId) -> Option<CardId> {
        match self.mark(card) {
            Some(Mark::Card(whom)) => Some(whom),
            Some(Mark::Face(_)) | None => None,
        }
    }
}

/// Lucky: once in the own turn one die of an own roll falls again, and stays as it falls.
fn lucky(t: &mut Board<'_>, roller: Seat, rolled: &mut Dice) -> Flow {
    let why = Why::Ability(Ability::Lucky);
    while let Some(stink) = next_lucky(&t.state, roller) {
        let numbers = 0..rolled.len() as u8;
        let pick = may(t, roller, Ask::Choose(why), |_, options| options.extend(numbers.map(Pick::Die)))?;
        let Some(Pick::Die(number)) = pick else { break };
        t.state.set(stink, Flag::Used);
        let die = dice::fall(t)?;
        rolled[usize::from(number)] = die;
        t.tell(Audience::ALL, || Event::Rerolled { die, why });
    }
    Ok(())
}

fn next_lucky(state: &State, roller: Seat) -> Option<CardId> {
    let lucky = || state.with(roller, Ability::Lucky).find(|&c| !state.is(c, Flag::Used));
    if roller == state.active { lucky() } else { None }
}

/// Scavenge: instead of wounds, a card from under it is discarded; its controller says which, but not whether.
fn scavenge(t: &mut Board<'_>, scavenger: CardId) -> Flow<bool> {
    let Some(cell) = t.state.cell(scavenger).filter(|_| t.state.loaded.has(scavenger)) else { return Ok(false) };
    let seat = t.state.controller(scavenger);
    let why = Why::Ability(Ability::Scavenge);
    let under: SmallVec<[CardId; 4]> = t.state.under(scavenger).collect();
    let pick = must(t, seat, Ask::Card(why), |state, options| {
        let first = |i: &usize| !under[..*i].iter().any(|&c| state.face(c) == state.face(under[*i]));
        options.extend((0..under.len()).filter(first).map(|i| Pick::Face(state.face(under[i]))));
    })?;
    let spent = under.into_iter().find(|&c| Pick::Face(t.state.face(c)) == pick).expect("it was offered");
    t.state.put(spent, Place::Pile(Pile::Discard, seat));
    let (face, gone) = (t.state.face(scavenger), t.state.face(spent));
    t.tell(Audience::ALL, || Event::Discarded { seat, face: gone, cell: None });
    t.tell(Audience::ALL, || Event::Prevented { face, cell, why });
    Ok(true)
}

/// What ends as his player's turn starts: whom Tark hid from may attack him again.
fn end_conceal(state: &mut State) {
    for card in state.army[state.active.index()].iter() {
        if state.hides_from(card).is_some() {
            state.remember(card, None);
        }
    }
}

/// Units in reach of the storm, of any side; those that cannot be moved are not.
fn stormed(state: &State, krusk: CardId) -> impl Iterator<Item = CardId> + '_ {
    state.all_units().filter(move |&c| state.is_within(c, krusk, STORM_REACH) && !state.is_held(c))
}

fn can_storm(state: &State, krusk: CardId) -> bool {
    stormed(state, krusk).next().is_some()
}

/// For 2 Magic Points up to three units near Krusk, all chosen first: each moves up to 1 space as he likes, and takes a
/// wound on 4 and more.
fn sandstorm(t: &mut Board<'_>, krusk: CardId) -> Flow {
    let seat = t.state.controller(krusk);
    let why = Why::Ability(Ability::Sandstorm);
    let person = t.state.person(seat);
    let offer = |s: &State, o: &mut Options<'_>| o.extend(stormed(s, krusk).map(Pick::Card));
    for pick in t.choose_some(person, Ask::Target(why), 1..=MOST_STORMED, offer)? {
        let unit = card(pick);
        movement::move_freely(t, unit, seat, 1, Ask::Space(why))?;
        if t.state.cell(unit).is_some() && dice::one(t, seat)? >= STORM_WOUNDS {
            let by = Blame::ability(&t.state, krusk);
            wounds::wound(t, unit, 1, by)?;
        }
    }
    Ok(())
}

fn is_by_an_enemy(state: &State, kreep: CardId) -> bool {
    state.cell(kreep).is_some_and(|at| state.has_enemy_beside(at, state.controller(kreep)))
}

/// With an enemy next to him at the end of his turn Kreep is discarded on 1 and 2.
fn cowardly(t: &mut Board<'_>, kreep: CardId) -> Flow {
    let seat = t.state.controller(kreep);
    if dice::one(t, seat)? <= RUNS_AWAY { leaving::discard(t, kreep, seat) } else { Ok(()) }
}

fn has_neighbour(state: &State, silts: CardId) -> bool {
    state.all_units().any(|c| state.is_adjacent(c, silts))
}

/// Silts finds his neighbour perhaps only on somebody's way.
fn may_meet_somebody(state: &State, walk: &Walk, _: Cell) -> bool {
    let is_fresh = |c: CardId| !state.is(c, Flag::Used);
    walk.mover == state.active && !state.is_event_in_play() && state.with(state.active, Ability::Cunning).any(is_fresh)
}

/// Silts exchanges places with a unit next to him, of any side.
fn cunning(t: &mut Board<'_>, silts: CardId) -> Flow {
    let seat = t.state.controller(silts);
    let fits = |s: &State, c: CardId| s.is_unit(c) && s.is_adjacent(c, silts);
    if let Some(other) = must_target(t, seat, Ask::Target(Why::Ability(Ability::Cunning)), fits)? {
        placing::exchange(t, silts, other);
    }
    Ok(())
}

/// Whom Tark can hide from: any other Common or Champion.
fn seeks(state: &State, card: CardId, tark: CardId) -> bool {
    card != tark && state.is_follower(card)
}

/// A Mind Witch remembers whom she imitates and has no room for another.
fn can_hide(state: &State, tark: CardId) -> bool {
    state.printed(tark).ability == Some(Ability::Conceal) && state.all_units().any(|c| seeks(state, c, tark))
}

/// One Common or Champion may not attack Tark until his player's next turn.
fn conceal(t: &mut Board<'_>, tark: CardId) -> Flow {
    let seat = t.state.controller(tark);
    let ask = Ask::Target(Why::Ability(Ability::Conceal));
    if let Some(whom) = must_target(t, seat, ask, |s, c| seeks(s, c, tark))? {
        t.state.remember(tark, Some(Mark::Card(whom)));
    }
    Ok(())
}

fn has_missed(attack: &Attack) -> bool {
    attack.dice.iter().any(|&die| die < HIT)
}

fn has_target(state: &State, trigger: &Trigger) -> bool {
    trigger.stands(state) && state.targets(trigger.card).next().is_some()
}

fn can_escape(state: &State, trigger: &Trigger) -> bool {
    can_afford(state, trigger.seat) && state.can_be_moved(trigger.card, trigger.seat, movement::SPACES)
}

/// After its attack a Shaman may move up to 2 spaces for 1 Magic Point.
fn escape(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let why = Why::Ability(Ability::Escape);
    if may(t, trigger.seat, Ask::Choose(why), |s, o| o.add(paying(s)))?.is_some() {
        buy(t, trigger.seat);
        movement::move_freely(t, trigger.card, trigger.seat, movement::SPACES, Ask::Space(why))?;
    }
    Ok(())
}
