//! Deep Dwarves: magic, gems and tunnels.

pub(crate) mod events;

use super::{PRICE, buy, can_afford};
use crate::clause::Clause::*;
use crate::clause::Moment::{self, AnyTime, AttackBegins, AttackEnds, BeforeAttack, MoveBegins, TurnEnds};
use crate::clause::{Entry, Terms, at};
use crate::lasting::{Ends, Lasting};
use crate::printed::Ability;
use crate::query::Blow;
use crate::rules::asking::{may, may_target, must_cell, must_target};
use crate::rules::triggers::Trigger;
use crate::rules::wounds::{self, Blame, Fallen, Fate};
use crate::rules::{magic, movement, placing};
use crate::state::{CardId, Flag, Pile, State};
use crate::{Ask, Board, Offer, Pick, Why};
use grid::Cells;
use kernel::{Flow, Seat};

/// As the Attack Phase opens, the top card of the discard pile becomes magic; this turn only one unit attacks.
pub(crate) const MEDITATE: Entry = &[
    Lasts(Lasting::Meditate, Ends::WithTheTurn),
    Usable(at(AttackBegins).once().aloof(), has_discards, meditate),
    Attackers(|state, seat, most| if state.lasts(seat, Lasting::Meditate) { 1 } else { most }),
];
pub(crate) const MAGE_PUSH: Entry =
    &[Usable(bought(AnyTime).once(), has_pushed, mage_push), Usable(bought(TurnEnds).once(), has_pushed, mage_push)];
pub(crate) const GEM_OF_CALLING: Entry = &[AfterMoving(is_heard, gem_of_calling)];
pub(crate) const RESTRUCTURE: Entry = &[Usable(bought(TurnEnds).once(), has_wall, restructure)];
/// As the Attack Phase opens one more die for the turn; as it closes a place next to a wall.
pub(crate) const GEM_MAGIC: Entry = &[
    Usable(bought(AttackBegins).once(), |_, _| true, sharpen),
    Attack(|state, blow| state.is(blow.card, Flag::Edge).into()),
    Usable(bought(AttackEnds).once_by(Flag::UsedAgain), has_shelter, take_shelter),
];
/// Bought as the Movement Phase opens: then any Miner may be placed next to another Miner in place of its move.
pub(crate) const TUNNEL: Entry = &[
    Lasts(Lasting::Tunnel, Ends::WithTheTurn),
    Usable(bought(MoveBegins), |state, miner| !state.lasts(state.controller(miner), Lasting::Tunnel), dig),
    InsteadOfMoving(has_exit, tunnel),
];
/// +1 against a card with a friendly Scholar next to it, however many there are.
pub(crate) const INSIGHT: Entry = &[
    Lasts(Lasting::Insight, Ends::WithTheTurn),
    Usable(bought(AnyTime), |state, card| !state.lasts(state.controller(card), Lasting::Insight), study),
    EveryAttack(is_studied),
];
/// +1 against a wall; and it feeds on what it breaks.
pub(crate) const ROCK_EATER: Entry = &[
    Attack(|state, blow| blow.target.is_some_and(|c| state.is_wall(c)).into()),
    AfterAttack(|_, attack| !attack.on_unit && attack.wounds > 0, is_hungry, rock_eater),
];
pub(crate) const SHARD_OF_THE_FATHER_GEM: Entry = &[EveryFate(shard)];
pub(crate) const CHANNEL_MAGIC: Entry = &[AfterFall(gains, has_discard, channel_magic)];
/// An attack at range, this turn.
pub(crate) const MAGIC_BLAST: Entry =
    &[Usable(bought(BeforeAttack).once_by(Flag::Far), |state, card| !state.is(card, Flag::Stunned), |_, _| Ok(()))];
/// +1 after an event.
pub(crate) const RALLY: Entry = &[Attack(|state, blow| state.lasts(blow.seat, Lasting::EventPlayed).into())];

const fn bought(moment: Moment) -> Terms {
    at(moment).price(PRICE)
}

/// Insight: a Scholar by name is enough.
fn is_studied(state: &State, blow: &Blow) -> i32 {
    let Some(target) = blow.target.filter(|_| state.lasts(blow.seat, Lasting::Insight)) else { return 0 };
    let mut scholars = state.all_units().filter(|&c| state.is_named(c, Ability::Insight));
    scholars.any(|c| state.is_friendly(c, blow.seat) && state.is_adjacent(c, target)).into()
}

/// A stunned Miner too: it is placed, not moved.
fn has_exit(state: &State, miner: CardId) -> bool {
    state.lasts(state.active, Lasting::Tunnel)
        && state.is_named(miner, Ability::Tunnel)
        && !exits(state, miner).is_empty()
}

/// Spaces next to a different Miner of the same player.
fn exits(state: &State, miner: CardId) -> Cells {
    let is_mate = |c: &CardId| *c != miner && state.is_named(*c, Ability::Tunnel);
    let mates = state.units(state.controller(miner)).filter(is_mate);
    state.field().spread(state.spaces_of(mates)).without(state.taken)
}

/// Shard of the Father Gem: a unit that an opponent destroys within 2 spaces of its player's Gren is that player's magic.
fn shard(state: &State, card: CardId, by: Blame) -> Option<Fate> {
    let seat = state.controller(card);
    let has_shard = || state.with(seat, Ability::ShardOfTheFatherGem).any(|gren| state.is_within(card, gren, 2));
    let is_kept = state.is_unit(card) && !state.are_friends(by.seat, seat) && has_shard();
    is_kept.then_some(Fate::Magic(seat))
}

fn has_discards(state: &State, card: CardId) -> bool {
    state.top(Pile::Discard, state.controller(card)).is_some()
}

/// Section 6, 47: the one unit is counted over the whole turn.
fn meditate(t: &mut Board<'_>, tundle: CardId) -> Flow {
    let seat = t.state.controller(tundle);
    regain(t, seat);
    t.state.add_lasting(seat, Lasting::Meditate);
    Ok(())
}

/// The top card of a discard pile goes face down on the same player's magic pile.
fn regain(t: &mut Board<'_>, seat: Seat) {
    if let Some(card) = t.state.top(Pile::Discard, seat) {
        magic::gain(t, seat, card);
    }
}

fn study(t: &mut Board<'_>, scholar: CardId) -> Flow {
    let seat = t.state.controller(scholar);
    t.state.add_lasting(seat, Lasting::Insight);
    Ok(())
}

fn sharpen(t: &mut Board<'_>, mage: CardId) -> Flow {
    t.state.set(mage, Flag::Edge);
    Ok(())
}

fn has_shelter(state: &State, mage: CardId) -> bool {
    !shelters(state, state.controller(mage)).is_empty()
}

fn take_shelter(t: &mut Board<'_>, mage: CardId) -> Flow {
    let seat = t.state.controller(mage);
    let ask = Ask::Space(Why::Ability(Ability::GemMagic));
    if let Some(cell) = must_cell(t, seat, ask, |state| shelters(state, seat))? {
        placing::place(t, mage, cell);
    }
    Ok(())
}

/// Spaces next to a wall of a player; on a vine wall is next to it (SW1-VINE-9).
fn shelters(state: &State, seat: Seat) -> Cells {
    let walls = state.spaces_of(state.walls(seat));
    walls.and(state.field().spread(walls)).without(state.taken)
}

fn dig(t: &mut Board<'_>, miner: CardId) -> Flow {
    let seat = t.state.controller(miner);
    t.state.add_lasting(seat, Lasting::Tunnel);
    Ok(())
}

fn tunnel(t: &mut Board<'_>, miner: CardId) -> Flow {
    movement::activate(t, miner);
    let seat = t.state.controller(miner);
    let ask = Ask::Space(Why::Ability(Ability::Tunnel));
    if let Some(cell) = must_cell(t, seat, ask, |state| exits(state, miner))? {
        placing::place(t, miner, cell);
    }
    Ok(())
}

/// Section 6, 33: whoever cannot be moved at all cannot be chosen.
fn can_push(state: &State, kynder: CardId, unit: CardId) -> bool {
    state.is_unit(unit) && state.is_within(unit, kynder, 2) && !state.is_held(unit)
}

fn has_pushed(state: &State, kynder: CardId) -> bool {
    let goes = |unit: CardId| state.can_be_moved(unit, state.controller(kynder), 2);
    state.all_units().any(|unit| can_push(state, kynder, unit) && goes(unit))
}

/// A unit of any side within 2 spaces is moved up to 2 spaces.
fn mage_push(t: &mut Board<'_>, kynder: CardId) -> Flow {
    let seat = t.state.controller(kynder);
    let why = Why::Ability(Ability::MagePush);
    if let Some(unit) = must_target(t, seat, Ask::Target(why), |s, c| can_push(s, kynder, c))? {
        movement::move_freely(t, unit, seat, 2, Ask::Space(why))?;
    }
    Ok(())
}

fn has_wall(state: &State, sprog: CardId) -> bool {
    state.cards().iter().any(|wall| can_shift(state, sprog, wall))
}

fn can_shift(state: &State, sprog: CardId, wall: CardId) -> bool {
    state.is_wall(wall) && state.is_adjacent(wall, sprog) && !lots(state, sprog, wall).is_empty()
}

/// Empty spaces within 2 of Sprog; a friendly wall stays on its own side.
fn lots(state: &State, sprog: CardId, wall: CardId) -> Cells {
    let seat = state.controller(sprog);
    let near = state.cell(sprog).map_or(Cells::NONE, |at| state.field().within(at, 2)).both(state.empty_spaces());
    if state.is_friendly(wall, seat) { near.both(state.own_side(seat)) } else { near }
}

/// A wall next to Sprog, anyone's, is relocated; whoever stands on a vine wall stays behind.
fn restructure(t: &mut Board<'_>, sprog: CardId) -> Flow {
    let seat = t.state.controller(sprog);
    let why = Why::Ability(Ability::Restructure);
    let Some(wall) = must_target(t, seat, Ask::Target(why), |s, c| can_shift(s, sprog, c))? else { return Ok(()) };
    if let Some(cell) = must_cell(t, seat, Ask::Space(why), |s| lots(s, sprog, wall))? {
        placing::place(t, wall, cell);
    }
    Ok(())
}

fn is_hungry(state: &State, trigger: &Trigger) -> bool {
    trigger.stands(state) && state.wounds[trigger.card] > 0
}

/// Who wounded a wall may heal a wound.
fn rock_eater(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    if may(t, trigger.seat, Ask::Choose(trigger.why), |_, o| o.add(Pick::Offer(Offer::Heal)))?.is_some() {
        wounds::heal(t, trigger.card, 1);
    }
    Ok(())
}

/// Channel Magic: once for each card, walls among them, that Piclo destroyed and that became his player's magic.
fn gains(state: &State, piclo: CardId, fallen: &Fallen) -> bool {
    fallen.card != piclo && fallen.by.unit == Some(piclo) && fallen.fate == Fate::Magic(state.controller(piclo))
}

fn has_discard(state: &State, trigger: &Trigger) -> bool {
    state.top(Pile::Discard, trigger.seat).is_some()
}

fn channel_magic(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let top = |state: &State| state.top(Pile::Discard, trigger.seat).map(|c| Pick::Face(state.face(c)));
    if may(t, trigger.seat, Ask::Card(trigger.why), |s, o| o.extend(top(s)))?.is_some() {
        regain(t, trigger.seat);
    }
    Ok(())
}

/// A Common of any side that Lun's call reaches.
fn hears(state: &State, common: CardId, lun: CardId) -> bool {
    state.is_common(common) && state.is_within(common, lun, 4)
}

fn is_heard(state: &State, trigger: &Trigger) -> bool {
    !state.is(trigger.card, Flag::Used)
        && state.cell(trigger.card).is_some_and(|at| !state.room_beside(at).is_empty())
        && can_afford(state, trigger.seat)
        && state.all_units().any(|common| hears(state, common, trigger.card))
}

/// After Lun moved, for 1 Magic Point: a Common within 4 spaces is placed next to Lun.
fn gem_of_calling(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let (lun, seat, why) = (trigger.card, trigger.seat, trigger.why);
    let Some(common) = may_target(t, seat, Ask::Target(why), |s, c| hears(s, c, lun))? else { return Ok(()) };
    t.state.set(lun, Flag::Used);
    buy(t, seat);
    let beside = |s: &State| s.cell(lun).map_or(Cells::NONE, |at| s.room_beside(at));
    if let Some(cell) = must_cell(t, seat, Ask::Space(why), beside)? {
        placing::place(t, common, cell);
    }
    Ok(())
}
