//! Deep Dwarves: magic, gems and tunnels.

mod events;

use crate::lasting::Lasting;
use crate::printed::{Ability, Phase};
use crate::query::{Blow, Part};
use crate::rules::asking::{may, may_target, must_cell, must_target};
use crate::rules::triggers::{Trigger, Triggers};
use crate::rules::wounds::{self, Blame, Fallen, Fate};
use crate::rules::{magic, movement, placing};
use crate::stacks::Pile;
use crate::state::{CardId, Flag, State, Step};
use crate::{Ask, Board, Offer, Options, Pick, Why};
use grid::Cell;
use kernel::{Flow, Seat};

pub(super) use events::play;

/// What a Deep Dwarf's paid ability costs before it is made cheaper.
const PRICE: u8 = 1;

fn can_afford(state: &State, seat: Seat) -> bool {
    state.can_pay(seat, state.price(PRICE))
}

fn buy(t: &mut Board<'_>, seat: Seat) {
    let price = t.state.price(PRICE);
    magic::pay(t, seat, price);
}

/// SW1-CARD-6: a unit called by the name of those on whom an ability is printed, be it a Mind Witch this turn. Losing the
/// ability does not lose the name.
fn is_named(state: &State, card: CardId, ability: Ability) -> bool {
    state.guise(card).printed().ability == Some(ability)
}

/// Gem Magic: +1 once bought. Rally: +1 after an event. Rock Eater: +1 against a wall. Insight: +1 against a card with a
/// friendly Scholar next to it, however many there are.
pub(super) fn attack_parts(state: &State, blow: &Blow, add: &mut dyn FnMut(i32, Part)) {
    let Blow { card, seat, abilities, target, .. } = *blow;
    let mut add_if = |applies: bool, ability| {
        if applies {
            add(1, Part::Ability(ability));
        }
    };
    add_if(abilities.has(Ability::GemMagic) && state.is(card, Flag::Edge), Ability::GemMagic);
    add_if(abilities.has(Ability::Rally) && state.lasts(seat, Lasting::EventPlayed), Ability::Rally);
    if let Some(target) = target {
        add_if(abilities.has(Ability::RockEater) && state.is_wall(target), Ability::RockEater);
        let is_studied = || {
            let mut units = state.all_units().filter(|&c| is_named(state, c, Ability::Insight));
            units.any(|scholar| state.is_friendly(scholar, seat) && state.is_adjacent(scholar, target))
        };
        add_if(state.lasts(seat, Lasting::Insight) && is_studied(), Ability::Insight);
    }
}

/// Tunnel, once bought: any Miner may be placed next to another Miner in place of its move. A stunned one too: it is
/// placed, not moved.
pub(super) fn offer_instead_of_moving(state: &State, options: &mut Options<'_>) {
    let seat = state.active;
    if !state.lasts(seat, Lasting::Tunnel) {
        return;
    }
    for miner in state.units(seat).filter(|&c| is_named(state, c, Ability::Tunnel)) {
        if state.field().cells().any(|cell| is_exit(state, miner, cell)) {
            options.judge(Pick::Use(miner, Ability::Tunnel), state.may_activate(miner));
        }
    }
}

/// A space next to a different Miner of the same player.
fn is_exit(state: &State, miner: CardId, cell: Cell) -> bool {
    let seat = state.controller(miner);
    let is_mate = |c: CardId| c != miner && state.controller(c) == seat && is_named(state, c, Ability::Tunnel);
    state.has_room(cell) && state.units_beside(cell).any(is_mate)
}

/// Shard of the Father Gem: a unit that an opponent destroys within 2 spaces of its player's Gren is that player's magic.
pub(super) fn fate(state: &State, card: CardId, by: Blame) -> Fate {
    let seat = state.controller(card);
    let has_shard = || state.with(seat, Ability::ShardOfTheFatherGem).any(|gren| state.is_within(card, gren, 2));
    let is_kept = state.is_unit(card) && !state.are_friends(by.seat, seat) && has_shard();
    Fate::Magic(if is_kept { seat } else { by.seat })
}

/// Channel Magic: once for each card, walls among them, that Piclo destroyed and that became his player's magic.
pub(super) fn after_destruction(state: &State, fallen: &[Fallen], by: Blame) -> Triggers {
    let Some(piclo) = by.unit.filter(|&u| state.has(u, Ability::ChannelMagic)) else { return Triggers::new() };
    let gained = fallen.iter().filter(|f| f.card != piclo && f.fate == Fate::Magic(state.controller(piclo)));
    let trigger = |f: &Fallen| Trigger {
        about: Some(f.cell),
        whom: Some(f.card),
        ..Trigger::of(state, piclo, Ability::ChannelMagic)
    };
    gained.map(trigger).collect()
}

/// Whether a unit can use an ability of this faction now.
pub(super) fn can_use(state: &State, card: CardId, ability: Ability) -> bool {
    let seat = state.controller(card);
    let is_new = |flag| !state.is(card, flag);
    match ability {
        Ability::Meditate => {
            state.step == Step::Begin(Phase::Attack) && is_new(Flag::Used) && state.top(Pile::Discard, seat).is_some()
        }
        Ability::GemMagic => {
            let in_time = match state.step {
                Step::Begin(Phase::Attack) => is_new(Flag::Used),
                Step::End(Phase::Attack) => {
                    is_new(Flag::UsedAgain) && state.field().cells().any(|cell| is_shelter(state, seat, cell))
                }
                _ => false,
            };
            in_time && can_afford(state, seat)
        }
        Ability::Tunnel => {
            state.step == Step::Begin(Phase::Move) && !state.lasts(seat, Lasting::Tunnel) && can_afford(state, seat)
        }
        Ability::Insight => !state.lasts(seat, Lasting::Insight) && can_afford(state, seat),
        Ability::MagePush => {
            is_new(Flag::Used) && can_afford(state, seat) && state.all_units().any(|u| can_push(state, card, u))
        }
        Ability::Restructure => {
            let has_wall = || state.cards().iter().any(|wall| can_shift(state, card, wall));
            state.step == Step::EndOfTurn && is_new(Flag::Used) && can_afford(state, seat) && has_wall()
        }
        Ability::MagicBlast => is_new(Flag::Far) && is_new(Flag::Stunned) && can_afford(state, seat),
        _ => false,
    }
}

pub(super) fn use_ability(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    match ability {
        Ability::Meditate => meditate(t, card),
        Ability::GemMagic => return gem_magic(t, card),
        Ability::Tunnel => return tunnel(t, card),
        Ability::Insight => buy_lasting(t, card, Lasting::Insight),
        Ability::MagePush => return mage_push(t, card),
        Ability::Restructure => return restructure(t, card),
        Ability::MagicBlast => {
            t.state.set(card, Flag::Far);
            let seat = t.state.controller(card);
            buy(t, seat);
        }
        _ => {}
    }
    Ok(())
}

/// The top card of the discard pile becomes magic; this turn only one unit attacks (section 6, 47).
fn meditate(t: &mut Board<'_>, tundle: CardId) {
    t.state.set(tundle, Flag::Used);
    let seat = t.state.controller(tundle);
    regain(t, seat);
    t.state.add_lasting(seat, Lasting::Meditate);
}

/// The top card of a discard pile goes face down on the same player's magic pile.
fn regain(t: &mut Board<'_>, seat: Seat) {
    if let Some(card) = t.state.top(Pile::Discard, seat) {
        magic::gain(t, seat, card);
    }
}

/// Tunnel and Insight are bought once for all of a player's units.
fn buy_lasting(t: &mut Board<'_>, card: CardId, what: Lasting) {
    let seat = t.state.controller(card);
    buy(t, seat);
    t.state.add_lasting(seat, what);
}

/// As the Attack Phase opens one more die for the turn; as it closes a place next to a wall.
fn gem_magic(t: &mut Board<'_>, mage: CardId) -> Flow {
    let seat = t.state.controller(mage);
    if t.state.step == Step::Begin(Phase::Attack) {
        t.state.set(mage, Flag::Used);
        t.state.set(mage, Flag::Edge);
        buy(t, seat);
        return Ok(());
    }
    t.state.set(mage, Flag::UsedAgain);
    buy(t, seat);
    let ask = Ask::Space(Why::Ability(Ability::GemMagic));
    if let Some(cell) = must_cell(t, seat, ask, |state, cell| is_shelter(state, seat, cell))? {
        placing::place(t, mage, cell);
    }
    Ok(())
}

/// A space next to a wall of a player; on a vine wall is next to it (SW1-VINE-9).
fn is_shelter(state: &State, seat: Seat, cell: Cell) -> bool {
    let mut cards = state.beside(cell).chain(state.vine(cell));
    state.has_room(cell) && cards.any(|c| state.is_wall(c) && state.controller(c) == seat)
}

/// Bought as the Movement Phase opens; then one Miner's way.
fn tunnel(t: &mut Board<'_>, miner: CardId) -> Flow {
    if t.state.step == Step::Begin(Phase::Move) {
        buy_lasting(t, miner, Lasting::Tunnel);
        return Ok(());
    }
    movement::activate(t, miner);
    let seat = t.state.controller(miner);
    let ask = Ask::Space(Why::Ability(Ability::Tunnel));
    if let Some(cell) = must_cell(t, seat, ask, |state, cell| is_exit(state, miner, cell))? {
        placing::place(t, miner, cell);
    }
    Ok(())
}

/// Section 6, 33: whoever cannot be moved at all cannot be chosen.
fn can_push(state: &State, kynder: CardId, unit: CardId) -> bool {
    state.is_unit(unit) && state.is_within(unit, kynder, 2) && !state.is_held(unit)
}

/// A unit of any side within 2 spaces is moved up to 2 spaces.
fn mage_push(t: &mut Board<'_>, kynder: CardId) -> Flow {
    t.state.set(kynder, Flag::Used);
    let seat = t.state.controller(kynder);
    buy(t, seat);
    let why = Why::Ability(Ability::MagePush);
    if let Some(unit) = must_target(t, seat, Ask::Target(why), |s, c| can_push(s, kynder, c))? {
        movement::move_freely(t, unit, seat, 2, Ask::Space(why))?;
    }
    Ok(())
}

fn can_shift(state: &State, sprog: CardId, wall: CardId) -> bool {
    let mut cells = state.field().cells();
    state.is_wall(wall) && state.is_adjacent(wall, sprog) && cells.any(|cell| is_lot(state, sprog, wall, cell))
}

/// An empty space within 2 of Sprog; a friendly wall stays on its own side.
fn is_lot(state: &State, sprog: CardId, wall: CardId, cell: Cell) -> bool {
    let seat = state.controller(sprog);
    state.is_empty(cell)
        && state.cell(sprog).is_some_and(|at| state.apart(at, cell) <= 2)
        && (state.is_own_side(cell, seat) || !state.is_friendly(wall, seat))
}

/// A wall next to Sprog, anyone's, is relocated; whoever stands on a vine wall stays behind.
fn restructure(t: &mut Board<'_>, sprog: CardId) -> Flow {
    t.state.set(sprog, Flag::Used);
    let seat = t.state.controller(sprog);
    buy(t, seat);
    let why = Why::Ability(Ability::Restructure);
    let Some(wall) = must_target(t, seat, Ask::Target(why), |s, c| can_shift(s, sprog, c))? else { return Ok(()) };
    if let Some(cell) = must_cell(t, seat, Ask::Space(why), |s, cell| is_lot(s, sprog, wall, cell))? {
        placing::place(t, wall, cell);
    }
    Ok(())
}

pub(super) fn can_do(state: &State, trigger: &Trigger) -> bool {
    let stands = state.cell(trigger.card);
    match trigger.why {
        Why::Ability(Ability::GemOfCalling) => {
            !state.is(trigger.card, Flag::Used)
                && stands.is_some_and(|at| state.room_beside(at).next().is_some())
                && can_afford(state, trigger.seat)
                && state.all_units().any(|c| hears(state, c, trigger.card))
        }
        Why::Ability(Ability::RockEater) => {
            trigger.count > 0
                && trigger.whom.is_some_and(|c| state.is_wall(c))
                && stands.is_some()
                && state.wounds[trigger.card.index()] > 0
        }
        Why::Ability(Ability::ChannelMagic) => state.top(Pile::Discard, trigger.seat).is_some(),
        _ => false,
    }
}

pub(super) fn resolve(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    match trigger.why {
        Why::Ability(Ability::GemOfCalling) => gem_of_calling(t, trigger),
        Why::Ability(Ability::RockEater) => {
            let ask = Ask::Choose(trigger.why);
            if may(t, trigger.seat, ask, |_, o| o.add(Pick::Offer(Offer::Heal)))?.is_some() {
                wounds::heal(t, trigger.card, 1);
            }
            Ok(())
        }
        Why::Ability(Ability::ChannelMagic) => {
            let top = |state: &State| state.top(Pile::Discard, trigger.seat).map(|c| Pick::Face(state.face(c)));
            if may(t, trigger.seat, Ask::Card(trigger.why), |s, o| o.extend(top(s)))?.is_some() {
                regain(t, trigger.seat);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// A Common of any side that Lun's call reaches.
fn hears(state: &State, common: CardId, lun: CardId) -> bool {
    state.is_common(common) && state.is_within(common, lun, 4)
}

/// After Lun moved, for 1 Magic Point: a Common within 4 spaces is placed next to Lun.
fn gem_of_calling(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let (lun, seat, why) = (trigger.card, trigger.seat, trigger.why);
    let Some(common) = may_target(t, seat, Ask::Target(why), |s, c| hears(s, c, lun))? else { return Ok(()) };
    t.state.set(lun, Flag::Used);
    buy(t, seat);
    let is_beside = |s: &State, cell| s.cell(lun).is_some_and(|at| s.room_beside(at).any(|c| c == cell));
    if let Some(cell) = must_cell(t, seat, Ask::Space(why), is_beside)? {
        placing::place(t, common, cell);
    }
    Ok(())
}
