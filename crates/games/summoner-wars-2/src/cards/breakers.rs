//! Breakers: other minds, other places.

use crate::cards::{may_target, must_target, target_some, told};
use crate::clause::Clause::*;
use crate::clause::{Entry, Layer, act};
use crate::printed::{Ability, Classes, Effect, Phase};
use crate::rules::attack::{Attack, extra_attack};
use crate::rules::damage::{self, Blame, Hits};
use crate::rules::force::{Bound, Push, force, force_through};
use crate::rules::triggers::Trigger;
use crate::rules::zones;
use crate::state::{CardId, Cards, Flag, State};
use crate::{Ask, Board, Pick, Why};
use kernel::{Flow, Seat};

/// Take an enemy unit instead of destroying it; never a Summoner (section 6, 21).
pub(crate) const MIND_CAPTURE: Entry = &[InsteadOfKilling(mind_capture)];

fn mind_capture(t: &mut Board<'_>, attack: &Attack) -> Flow<bool> {
    if !attack.on_enemy_unit() || t.state.is(attack.target, Classes::SUMMONER) {
        return Ok(false);
    }
    let ask = Ask::Choose(Why::Ability(Ability::MindCapture));
    let pick = t.choose_or_pass(attack.seat, ask, |_, o| o.add(Pick::Use(attack.card, Ability::MindCapture)))?;
    if pick.is_some() {
        zones::take_control(t, attack.target, attack.seat);
        damage::destroy_the_dead(t, Blame::NOBODY)?; // its old side may have lived by it
    }
    Ok(pick.is_some())
}

/// After an attack on an enemy card: a friendly common within 3 spaces makes an extra attack.
pub(crate) const TELEPATHIC_COMMAND: Entry = &[AfterAttack(
    |_, _, attack| attack.enemy,
    act(telepathic_command).when(|state, after| state.field.iter().any(|c| is_commanded(state, c, after.card))),
)];

fn is_commanded(state: &State, card: CardId, by: CardId) -> bool {
    state.is(card, Classes::COMMON)
        && state.is_friendly(card, state.controller(by))
        && state.is_within(card, by, 3)
        && state.can_attack(card).is_ok()
        && state.targets(card).next().is_some()
}

fn telepathic_command(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let seat = t.state.controller(after.card);
    let why = Why::Ability(Ability::TelepathicCommand);
    match may_target(t, seat, why, |s, c| is_commanded(s, c, after.card))? {
        Some(common) => extra_attack(t, common, |_, _| true),
        None => Ok(()),
    }
}

/// 1 space more, and through everything.
pub(crate) const FLIGHT: Entry = &[Spaces(|_, _| 1), Passes(|_, _| true)];

/// Friendly commons within 2 spaces fly.
pub(crate) const LEVITATE: Entry =
    &[Lifts(Ability::Flight, |state, me, card| state.is(card, Classes::COMMON) && state.is_within(card, me, 2))];

/// After attacking, or instead: a common or champion within 2 spaces is forced 1 space.
pub(crate) const PUSH: Entry = &[
    AfterAttack(
        |_, _, _| true,
        act(|t, after| may_push(t, after.card, Ability::Push, 2)).when(|state, after| can_push(state, after.card, 2)),
    ),
    InsteadOfAttacking(|state, me| can_push(state, me, 2), |t, me| must_push(t, me, Ability::Push, 2)),
];

/// The same within 3 spaces.
pub(crate) const GREATER_PUSH: Entry = &[
    AfterAttack(
        |_, _, _| true,
        act(|t, after| may_push(t, after.card, Ability::GreaterPush, 3))
            .when(|state, after| can_push(state, after.card, 3)),
    ),
    InsteadOfAttacking(|state, me| can_push(state, me, 3), |t, me| must_push(t, me, Ability::GreaterPush, 3)),
];

/// Whether a push could force somebody.
fn can_push(state: &State, card: CardId, spaces: u8) -> bool {
    state.field.iter().any(|c| is_pushed(state, c, card, spaces))
}

fn is_pushed(state: &State, target: CardId, by: CardId, spaces: u8) -> bool {
    let push = Push::ability(Ability::Push, state.controller(by), 1..=1);
    state.is_follower(target) && state.is_within(target, by, spaces) && state.slides(target, push).next().is_some()
}

fn may_push(t: &mut Board<'_>, card: CardId, ability: Ability, spaces: u8) -> Flow {
    let seat = t.state.controller(card);
    let target = may_target(t, seat, Why::Ability(ability), |s, c| is_pushed(s, c, card, spaces))?;
    push(t, target, Push::ability(ability, seat, 1..=1))
}

fn must_push(t: &mut Board<'_>, card: CardId, ability: Ability, spaces: u8) -> Flow {
    let seat = t.state.controller(card);
    let target = must_target(t, seat, Why::Ability(ability), |s, c| is_pushed(s, c, card, spaces))?;
    push(t, target, Push::ability(ability, seat, 1..=1))
}

fn push(t: &mut Board<'_>, target: Option<CardId>, push: Push) -> Flow {
    if let Some(target) = target {
        force(t, target, push)?;
    }
    Ok(())
}

/// Nothing forces it.
pub(crate) const STEADFAST: Entry = &[Unforced()];

/// An enemy unit next to it that rolls a special symbol does 1 damage less.
pub(crate) const STUPEFY: Entry = &[EveryDice(Layer::Reduces, |state, me, blow| {
    if blow.symbols.special > 0 && state.is_adjacent(me, blow.card) {
        blow.damage = blow.damage.saturating_sub(1);
    }
})];

/// 1 space more.
pub(crate) const SWIFT: Entry = &[Spaces(|_, _| 1)];

/// At the start of the Move phase: the abilities of a common within 3 spaces, until the end of the turn.
pub(crate) const MIMIC: Entry = &[Begins(
    Phase::Move,
    act(mimic).when(|state, start| state.field.iter().any(|c| is_mimicked(state, c, start.card))),
)];

fn is_mimicked(state: &State, card: CardId, by: CardId) -> bool {
    state.is(card, Classes::COMMON) && state.is_within(card, by, 3)
}

fn mimic(t: &mut Board<'_>, start: &Trigger) -> Flow {
    let card = start.card;
    let seat = t.state.controller(card);
    if let Some(target) = may_target(t, seat, Why::Ability(Ability::Mimic), |s, c| is_mimicked(s, c, card))? {
        told(t, card, Ability::Mimic);
        let abilities = t.state.abilities(target);
        t.state.lend(card, abilities);
    }
    Ok(())
}

/// Any number of enemy commons and champions within 2 spaces of your Summoner, until the end of your turn.
pub(crate) const MIND_CONTROL: Entry = &[Play(mind_control)];

fn mind_control(t: &mut Board<'_>, _: CardId) -> Flow {
    let seat = t.state.active;
    let Some(summoner) = t.state.summoner(seat) else { return Ok(()) };
    let targets = target_some(t, seat, Why::Effect(Effect::MindControl), usize::MAX, |s, c| {
        s.is_follower(c) && !s.is_friendly(c, seat) && s.is_within(c, summoner, 2)
    })?;
    for target in targets {
        zones::take_control(t, target, seat);
        t.state.set(target, Flag::Borrowed);
    }
    damage::destroy_the_dead(t, Blame::NOBODY)
}

/// Commons and champions within 3 clear straight spaces of a Summoner.
fn blast_targets(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let from = state.summoner(seat).and_then(|s| state.cell(s));
    state.field.iter().filter(move |&c| {
        let (Some(from), Some(to)) = (from, state.cell(c)) else { return false };
        state.is_follower(c) && from.distance(to) <= 3 && from != to && state.is_clear(from, to, |_| false)
    })
}

/// Force one of them 1 to 3 spaces, through commons and champions; it and each it passed take 1 damage.
pub(crate) const BLAST: Entry = &[OnlyIf(|state, seat| blast_targets(state, seat).next().is_some()), Play(blast)];

fn blast(t: &mut Board<'_>, _: CardId) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::Blast);
    let near: Cards = blast_targets(&t.state, seat).collect();
    let Some(target) = must_target(t, seat, why, |_, c| near.has(c))? else { return Ok(()) };
    let passed = force_through(t, target, Push::new(why, seat, 1..=3).bound(Bound::ThroughFollowers))?;
    let mut hits: Hits = passed.unwrap_or_default().into_iter().map(|c| (c, 1)).collect();
    hits.push((target, 1));
    damage::damage_all(t, &hits, Blame::event(seat))
}

/// A common or champion may be forced 1 space toward your Summoner, whose attacks on it are then stronger.
pub(crate) const HYPNOTIC_CALL: Entry = &[
    OnlyIf(|state, _| state.field.iter().any(|c| state.is_follower(c))),
    Play(hypnotic_call),
    StrengthOf(|state, me, card, target| {
        let is_called = target.is_some() && state.mark(me) == target;
        (is_called && state.is(card, Classes::SUMMONER) && state.is_friendly(card, me.owner())).into()
    }),
];

fn hypnotic_call(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::HypnoticCall);
    let Some(target) = must_target(t, seat, why, |s, c| s.is_follower(c))? else { return Ok(()) };
    t.state.marks[card][0] = target.into();
    if let Some(summoner) = t.state.summoner(seat).and_then(|s| t.state.cell(s)) {
        force(t, target, Push::new(why, seat, 1..=1).bound(Bound::Toward(summoner)).optional())?;
    }
    if t.state.cell(target).is_none() {
        t.state.marks[card][0] = None.into();
    }
    Ok(())
}

/// Everybody moves 1 space less.
pub(crate) const PERPLEXING_TEMPEST: Entry = &[SpacesOf(|_, _, _| -1)];
