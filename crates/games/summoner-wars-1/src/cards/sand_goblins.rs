//! Sand Goblins: cowards, scavengers and storms.

use crate::event::Dice;
use crate::lasting::Lasting;
use crate::printed::{Abilities, Ability, Effect, Faction, Phase};
use crate::query::{Blow, Part};
use crate::rules::asking::{card, may, may_target, must, must_cell, must_target, number};
use crate::rules::attack::{self, Aim};
use crate::rules::triggers::Trigger;
use crate::rules::wounds::{self, Blame};
use crate::rules::{dice, leaving, magic, movement, placing};
use crate::stacks::{NONE, Pile};
use crate::state::{CardId, Cards, Flag, Place, State, Step};
use crate::{Ask, Board, Event, Offer, Options, Pick, Why};
use grid::Cell;
use kernel::{Audience, Flow, Rule, Seat};
use smallvec::SmallVec;

/// Sandstorm: its price, how far it blows, how many it takes, and from which die on it wounds.
const STORM_PRICE: u8 = 2;
const STORM_REACH: u8 = 3;
const MOST_STORMED: usize = 3;
const STORM_WOUNDS: u8 = 4;

/// Cowardly: up to this die he runs away.
const RUNS_AWAY: u8 = 2;

/// Taunt is heard so far.
const TAUNT_REACH: u8 = 3;

/// Mirage removes at most so many wounds from a wall.
const MOST_MENDED: u8 = 3;

/// Burrow: -1 for each space moved this turn. Stolen Weapons: +2 with a card under the unit. Blood Craze: +1 against a
/// Common or Champion that is wounded already.
pub(super) fn attack_parts(state: &State, blow: &Blow, add: &mut dyn FnMut(i32, Part)) {
    let Blow { card, abilities, target, .. } = *blow;
    let mut has = |ability, amount| {
        if abilities.has(ability) {
            add(amount, Part::Ability(ability));
        }
    };
    has(Ability::Burrow, -i32::from(state.paces[card.index()]));
    has(Ability::StolenWeapons, if state.loaded.has(card) { 2 } else { 0 });
    let bleeds = |c: CardId| state.is_follower(c) && state.wounds[c.index()] > 0;
    has(Ability::BloodCraze, target.is_some_and(bleeds).into());
}

/// Burrow: one space more.
pub(super) fn more_spaces(abilities: Abilities) -> u8 {
    abilities.has(Ability::Burrow).into()
}

/// Camouflage: only units next to it may attack it. Conceal: one unit may not attack Tark at all.
pub(super) fn can_be_attacked(state: &State, aim: &Aim, target: CardId, distance: u8) -> Result<(), Rule> {
    if distance > 1 && state.has(target, Ability::Camouflage) {
        return Err(Rule("SW1-RULING-10"));
    }
    if state.hides_from(target) == Some(aim.card) { Err(Rule("SW1-ABIL-1")) } else { Ok(()) }
}

/// Lucky: once in the own turn one die of an own roll falls again, and stays as it falls.
pub(super) fn lucky(t: &mut Board<'_>, roller: Seat, rolled: &mut Dice) -> Flow {
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
pub(super) fn scavenge(t: &mut Board<'_>, scavenger: CardId) -> Flow<bool> {
    let Some(cell) = t.state.cell(scavenger).filter(|_| t.state.loaded.has(scavenger)) else { return Ok(false) };
    if !t.state.has(scavenger, Ability::Scavenge) {
        return Ok(false);
    }
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

/// What ends as a turn starts: whom Tark hid from may attack him again.
pub(super) fn start_of_turn(state: &mut State) {
    for card in state.army[state.active.index()].iter() {
        if state.hides_from(card).is_some() {
            state.mark[card.index()] = NONE;
        }
    }
}

pub(super) fn can_use(state: &State, card: CardId, ability: Ability) -> bool {
    let fresh = !state.is(card, Flag::Used);
    match ability {
        Ability::Sandstorm => {
            let can_pay = || state.can_pay(state.controller(card), state.price(STORM_PRICE));
            fresh && state.step == Step::After(Phase::Move) && can_pay() && stormed(state, card).next().is_some()
        }
        Ability::Cowardly => {
            let feared = |at| state.has_enemy_beside(at, state.controller(card));
            fresh && state.step == Step::EndOfTurn && state.cell(card).is_some_and(feared)
        }
        Ability::Cunning => fresh && state.all_units().any(|c| state.is_adjacent(c, card)),
        Ability::Conceal => {
            // A Mind Witch remembers whom she imitates and has no room for another.
            let own = state.printed(card).ability == Some(Ability::Conceal);
            fresh && own && state.step == Step::End(Phase::Attack) && state.all_units().any(|c| seeks(state, c, card))
        }
        _ => false,
    }
}

pub(super) fn use_ability(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    match ability {
        Ability::Sandstorm => sandstorm(t, card),
        Ability::Cowardly => cowardly(t, card),
        Ability::Cunning => cunning(t, card),
        Ability::Conceal => conceal(t, card),
        _ => Ok(()),
    }
}

/// Units in reach of the storm, of any side; those that cannot be moved are not.
fn stormed(state: &State, krusk: CardId) -> impl Iterator<Item = CardId> + '_ {
    state.all_units().filter(move |&c| state.is_within(c, krusk, STORM_REACH) && !state.is_held(c))
}

/// For 2 Magic Points up to three units near Krusk, all chosen first: each moves up to 1 space as he likes, and takes a
/// wound on 4 and more.
fn sandstorm(t: &mut Board<'_>, krusk: CardId) -> Flow {
    t.state.set(krusk, Flag::Used);
    let seat = t.state.controller(krusk);
    let price = t.state.price(STORM_PRICE);
    magic::pay(t, seat, price);
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

/// With an enemy next to him at the end of his turn Kreep is discarded on 1 and 2.
fn cowardly(t: &mut Board<'_>, kreep: CardId) -> Flow {
    t.state.set(kreep, Flag::Used);
    let seat = t.state.controller(kreep);
    if dice::one(t, seat)? <= RUNS_AWAY { leaving::discard(t, kreep, seat) } else { Ok(()) }
}

/// Silts exchanges places with a unit next to him, of any side.
fn cunning(t: &mut Board<'_>, silts: CardId) -> Flow {
    t.state.set(silts, Flag::Used);
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

/// One Common or Champion may not attack Tark until his player's next turn.
fn conceal(t: &mut Board<'_>, tark: CardId) -> Flow {
    t.state.set(tark, Flag::Used);
    let seat = t.state.controller(tark);
    let ask = Ask::Target(Why::Ability(Ability::Conceal));
    if let Some(whom) = must_target(t, seat, ask, |s, c| seeks(s, c, tark))? {
        t.state.mark[tark.index()] = whom.0;
    }
    Ok(())
}

pub(super) fn can_do(state: &State, trigger: &Trigger) -> bool {
    let Trigger { card, seat, count, .. } = *trigger;
    let is_there = state.cell(card).is_some();
    match trigger.why {
        Why::Ability(Ability::Escape) => is_there && !state.is_held(card) && state.can_pay(seat, state.price(1)),
        Why::Ability(Ability::Hasty) => is_there && (count >= 10 || count > 0 && state.targets(card).next().is_some()),
        _ => false,
    }
}

pub(super) fn resolve(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    match trigger.why {
        Why::Ability(Ability::Escape) => escape(t, trigger),
        // With a miss the Bomber is discarded; otherwise it may attack again after a 6.
        Why::Ability(Ability::Hasty) if trigger.count >= 10 => leaving::discard(t, trigger.card, trigger.seat),
        Why::Ability(Ability::Hasty) => attack::attack_freely(t, trigger.card, Ask::Attack).map(|_| ()),
        _ => Ok(()),
    }
}

/// After its attack a Shaman may move up to 2 spaces for 1 Magic Point.
fn escape(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let why = Why::Ability(Ability::Escape);
    if may(t, trigger.seat, Ask::Choose(why), |_, o| o.add(Pick::Offer(Offer::Pay)))?.is_some() {
        let price = t.state.price(1);
        magic::pay(t, trigger.seat, price);
        movement::move_freely(t, trigger.card, trigger.seat, movement::SPACES, Ask::Space(why))?;
    }
    Ok(())
}

pub(super) fn play(t: &mut Board<'_>, effect: Effect) -> Flow {
    match effect {
        Effect::SandGoblinsTaunt => return taunt(t),
        Effect::SandGoblinsMirage => return mirage(t),
        Effect::SandGoblinsDuckAndCover => lasts(t, Lasting::DuckAndCover),
        Effect::SandGoblinsShiny => lasts(t, Lasting::Shiny),
        _ => {}
    }
    Ok(())
}

/// The active player's army is under a lasting effect.
fn lasts(t: &mut Board<'_>, what: Lasting) {
    let seat = t.state.active;
    t.state.add_lasting(seat, what);
    t.tell(Audience::ALL, || Event::Marked { seat, what });
}

/// Up to two enemy Commons, one after another, are placed next to a goblin of yours within 3 spaces of them.
fn taunt(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::SandGoblinsTaunt);
    let mut first = None;
    for _ in 0..2 {
        let fits = |s: &State, c: CardId| {
            s.is_common(c) && !s.is_friendly(c, seat) && Some(c) != first && lures(s, seat, c).next().is_some()
        };
        let Some(common) = may_target(t, seat, Ask::Target(why), fits)? else { break };
        if let Some(cell) = must_cell(t, seat, Ask::Space(why), |s, cell| lures(s, seat, common).any(|c| c == cell))? {
            placing::place(t, common, cell);
        }
        first = Some(common);
    }
    Ok(())
}

/// Spaces beside the goblins of a seat that a Common hears.
fn lures(state: &State, seat: Seat, common: CardId) -> impl Iterator<Item = Cell> + '_ {
    let goblins = state.units(seat).filter(|&c| state.is_of(c, Faction::SandGoblins));
    let heard = goblins.filter(move |&c| state.is_within(c, common, TAUNT_REACH));
    heard.filter_map(|c| state.cell(c)).flat_map(|at| state.room_beside(at))
}

/// Each of your walls may be placed on an empty space of your side, and mended by 3; and you may summon in this phase.
fn mirage(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::SandGoblinsMirage);
    let mut placed = Cards::default();
    let open = |s: &State, cell: Cell| s.is_own_side(cell, seat) && s.is_empty(cell);
    loop {
        let fits = |s: &State, c: CardId| {
            s.is_wall(c) && s.controller(c) == seat && !placed.has(c) && s.field().cells().any(|cell| open(s, cell))
        };
        let Some(wall) = may_target(t, seat, Ask::Target(why), fits)? else { break };
        let Some(cell) = must_cell(t, seat, Ask::Space(why), open)? else { break };
        placing::place(t, wall, cell);
        placed.insert(wall);
        let most = MOST_MENDED.min(t.state.wounds[wall.index()]);
        let mended = number(t, seat, Ask::Number(why), 0..=most.into())?;
        wounds::heal(t, wall, mended as u8);
    }
    lasts(t, Lasting::SummonNow);
    Ok(())
}
