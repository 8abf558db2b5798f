//! Shadow Elves: swift, unseen and hard to keep.

pub(crate) mod events;

use super::{buy, can_afford, kills_a_unit, paying};
use crate::clause::Clause::*;
use crate::clause::Moment::{AttackEnds, InsteadOfAttack, TurnEnds};
use crate::clause::{Entry, at};
use crate::event::Dice;
use crate::lasting::{Ends, Lasting};
use crate::printed::{Ability, Faction};
use crate::rules::asking::{may, must, must_target};
use crate::rules::triggers::Trigger;
use crate::rules::wounds::{self, Blame};
use crate::rules::{attack, drawing, movement, placing, windows};
use crate::state::{CardId, Cards, Flag, Place, State};
use crate::{Ask, Board, Event, Options, Pick, Pile, Why};
use grid::{Cell, Cells};
use kernel::{Audience, Flow, Rule, Seat};
use smallvec::SmallVec;

/// +2 against a unit next to him, if he stood alone as the turn began.
pub(crate) const OUT_OF_SHADOWS: Entry = &[
    TurnStarts(lurk),
    Attack(|state, blow| {
        let is_beside = |c: CardId| state.is_unit(c) && state.is_adjacent(c, blow.card);
        if state.is(blow.card, Flag::Lurking) && blow.target.is_some_and(is_beside) { 2 } else { 0 }
    }),
];
pub(crate) const ASSAULT: Entry =
    &[Usable(at(InsteadOfAttack), |state, card| assailed(state, card).next().is_some(), assault)];
/// 2 spaces more for the first unit that is activated; but once the third space is tried, nobody else moves.
pub(crate) const SNEAK: Entry = &[
    Spaces(|state, _| if state.movers == 0 { 2 } else { 0 }),
    BeforeStep(sneak),
    Lasts(Lasting::Sneak, Ends::WithTheTurn),
    ForbidsMove(nobody_sneaked),
];
pub(crate) const SHADOW_DANCER: Entry = &[Struck(shadow_dancer)];
/// 1 space more.
pub(crate) const SWIFT: Entry = &[Spaces(|_, _| 1)];
pub(crate) const SHADOW_ARROWS: Entry = &[AfterFall(kills_a_unit, can_jump, shadow_arrows)];
/// Each Scout on an opposing half as the turn starts lets one unit more move.
pub(crate) const SCOUT: Entry = &[
    TurnStarts(scout),
    Lasts(Lasting::Scout, Ends::WithTheTurn),
    Movers(|state, seat, most| most + state.lasting(seat, Lasting::Scout)),
];
pub(crate) const WITHER: Entry =
    &[Usable(at(AttackEnds).once().due(), |state, card| !state.is(card, Flag::Killed), wither)];
/// Up to 7 empty spaces straight on.
pub(crate) const RIDER: Entry = &[Runs(7)];
pub(crate) const RETURN_SPIRIT: Entry = &[Usable(at(TurnEnds).once(), is_by_a_common, return_spirit)];
pub(crate) const SWIFT_STRIKE: Entry = &[AfterAttack(|_, _| true, can_strike, swift_strike)];
/// Once a turn a Hunter comes next to a Shadow Elf of yours.
pub(crate) const SHADOW_STEP: Entry =
    &[ComesTo(shadows_of_elves), Summoned(step_out), Lasts(Lasting::ShadowStep, Ends::WithTheTurn)];

/// Out of Shadows looks for enemies next to him.
fn lurk(state: &mut State) {
    let lurks = |c: &CardId| {
        let seat = state.controller(*c);
        state.has(*c, Ability::OutOfShadows) && state.cell(*c).is_some_and(|at| !state.has_enemy_beside(at, seat))
    };
    let lurking: Cards = state.all_units().filter(lurks).collect();
    lurking.iter().for_each(|c| state.set(c, Flag::Lurking));
}

fn scout(state: &mut State) {
    let seat = state.active;
    let beyond = |c: &CardId| state.cell(*c).is_some_and(|at| !state.is_own_side(at, seat));
    let scouts = state.with(seat, Ability::Scout).filter(beyond).count();
    (0..scouts).for_each(|_| state.add_lasting(seat, Lasting::Scout));
}

/// SW1-RULING-23
fn sneak(t: &mut Board<'_>, _: CardId, gone: u8) {
    if gone == movement::SPACES {
        super::last(t, Lasting::Sneak);
    }
}

fn nobody_sneaked(state: &State, _: CardId) -> Result<(), Rule> {
    let rule = Rule(if state.short { "SW1-SETUP-8" } else { "SW1-MOVE-1" });
    if state.lasts(state.active, Lasting::Sneak) { Err(rule) } else { Ok(()) }
}

// ---- summoning ----

fn shadows_of_elves(state: &State, seat: Seat) -> Cells {
    let beside = || state.field().spread(state.spaces_of(elves(state, seat))).both(state.empty_spaces());
    if state.lasts(seat, Lasting::ShadowStep) { Cells::NONE } else { beside() }
}

/// Shadow Step is used up where no wall stands beside the space.
fn step_out(t: &mut Board<'_>, cell: Cell) {
    let seat = t.state.active;
    if !t.state.beside(cell).any(|c| t.state.is_wall(c) && t.state.controller(c) == seat) {
        t.state.add_lasting(seat, Lasting::ShadowStep);
    }
}

/// The Shadow Elf units a player controls.
fn elves(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    state.units(seat).filter(|&c| state.is_of(c, Faction::ShadowElves))
}

// ---- attacking ----

/// Shadow Dancer: in the first attack on her of a turn, her controller takes one of the dice out.
fn shadow_dancer(t: &mut Board<'_>, target: CardId, dice: &mut Dice) -> Flow {
    if dice.is_empty() || t.state.is(target, Flag::Struck) {
        return Ok(());
    }
    let why = Why::Ability(Ability::ShadowDancer);
    let seat = t.state.controller(target);
    // Dice that show the same are the same answer.
    let differ = |&i: &usize| !dice[..i].contains(&dice[i]);
    let pick = must(t, seat, Ask::Choose(why), |_, options| {
        options.extend((0..dice.len()).filter(differ).map(|i| Pick::Die(i as u8)));
    })?;
    let Pick::Die(number) = pick else { unreachable!("only dice were offered") };
    let die = dice.remove(number.into());
    t.tell(Audience::ALL, || Event::Ignored { die, why });
    Ok(())
}

/// Whom an Assault strikes.
fn assailed(state: &State, card: CardId) -> impl Iterator<Item = CardId> + '_ {
    let seat = state.controller(card);
    state.targets(card).filter(move |&c| state.is_unit(c) && !state.is_friendly(c, seat) && state.is_adjacent(c, card))
}

/// Assault: every enemy unit next to it, in your order, a whole attack each, which strikes the vine wall under the unit
/// too (SW1-VINE-18). Who comes next to it meanwhile may be attacked, nobody twice (SW1-RULING-30).
fn assault(t: &mut Board<'_>, card: CardId) -> Flow {
    attack::count_attacker(t, card);
    let seat = t.state.controller(card);
    let all: Cards = assailed(&t.state, card).collect();
    let mut struck = Cards::default();
    while t.state.cell(card).is_some() {
        let offer = |state: &State, options: &mut Options<'_>| {
            let left = assailed(state, card).filter(|&c| !struck.has(c));
            options.extend(left.map(|c| Pick::Attack(card, c)));
            windows::offer_any_time(state, options);
        };
        let due = assailed(&t.state, card).any(|c| all.has(c) && !struck.has(c));
        let pick = if due { Some(must(t, seat, Ask::Attack, offer)?) } else { may(t, seat, Ask::Attack, offer)? };
        match pick {
            Some(Pick::Attack(_, target)) => {
                struck.insert(target);
                let vine = t.state.cell(target).and_then(|at| t.state.vine(at));
                let both: SmallVec<[CardId; 2]> = [target].into_iter().chain(vine).collect();
                attack::attack(t, card, &both)?;
            }
            Some(Pick::Use(user, ability)) => windows::use_ability(t, user, ability)?,
            _ => break,
        }
    }
    Ok(())
}

/// Whether the unit has not used it yet this turn.
fn is_fresh(state: &State, trigger: &Trigger) -> bool {
    trigger.stands(state) && !state.is(trigger.card, Flag::Used)
}

fn can_jump(state: &State, trigger: &Trigger) -> bool {
    is_fresh(state, trigger) && trigger.about.is_some_and(|at| state.has_room(at))
}

/// Once a turn the Ranger may jump to where its victim stood, and then attack again for 1 Magic Point.
fn shadow_arrows(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let (card, seat) = (trigger.card, trigger.seat);
    let Some(cell) = trigger.about else { return Ok(()) };
    if may(t, seat, Ask::Space(trigger.why), |_, o| o.add(Pick::Cell(cell)))?.is_none() {
        return Ok(());
    }
    t.state.set(card, Flag::Used);
    placing::place(t, card, cell);
    let can_attack = can_afford(&t.state, seat) && t.state.targets(card).next().is_some();
    if can_attack && may(t, seat, Ask::Choose(trigger.why), |s, o| o.add(paying(s)))?.is_some() {
        buy(t, seat);
        let pick = must(t, seat, Ask::Attack, |s, o| offer_attacks(s, card, o))?;
        attack_again(t, pick)?;
    }
    Ok(())
}

fn can_strike(state: &State, trigger: &Trigger) -> bool {
    is_fresh(state, trigger) && state.targets(trigger.card).next().is_some()
}

/// Once a turn the Blade Master may attack again at once.
fn swift_strike(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let card = trigger.card;
    let Some(pick) = may(t, trigger.seat, Ask::Attack, |s, o| offer_attacks(s, card, o))? else { return Ok(()) };
    t.state.set(card, Flag::Used);
    attack_again(t, pick)
}

fn offer_attacks(state: &State, card: CardId, options: &mut Options<'_>) {
    options.extend(state.targets(card).map(|target| Pick::Attack(card, target)));
}

/// SW1-ATTACK-4: another attack of a unit that counts already.
fn attack_again(t: &mut Board<'_>, pick: Pick) -> Flow {
    let Pick::Attack(card, target) = pick else { unreachable!("only attacks were offered") };
    attack::attack(t, card, &[target])
}

// ---- abilities used at a moment ----

/// Wither: an Attack Phase without a kill costs 1 Magic Point, or the Summoner a wound.
fn wither(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let pays = may(t, seat, Ask::Choose(Why::Ability(Ability::Wither)), |state, options| {
        if can_afford(state, seat) {
            options.add(paying(state));
        }
    })?;
    let by = Blame::ability(&t.state, card);
    if pays.is_some() {
        buy(t, seat);
    } else if let Some(summoner) = t.state.summoner(seat) {
        wounds::wound(t, summoner, 1, by)?;
    }
    Ok(())
}

fn is_near_common(state: &State, card: CardId, common: CardId) -> bool {
    state.is_common(common) && state.is_adjacent(common, card)
}

fn is_by_a_common(state: &State, card: CardId) -> bool {
    state.all_units().any(|common| is_near_common(state, card, common))
}

/// Return Spirit: a Common next to her goes to its controller's hand; what lies under it is discarded.
fn return_spirit(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let ask = Ask::Target(Why::Ability(Ability::ReturnSpirit));
    if let Some(common) = must_target(t, seat, ask, |s, c| is_near_common(s, card, c))? {
        let holder = t.state.controller(common);
        let under: SmallVec<[CardId; 4]> = t.state.under(common).collect();
        for card in under {
            let face = t.state.face(card);
            t.state.put(card, Place::Pile(Pile::Discard, seat));
            t.tell(Audience::ALL, || Event::Discarded { seat, face, cell: None });
        }
        t.state.strip(common);
        drawing::take_openly(t, common, holder);
    }
    Ok(())
}
