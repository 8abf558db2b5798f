//! Abilities that units of several factions have.

use crate::Board;
use crate::clause::Clause::*;
use crate::clause::{Entry, act};
use crate::printed::Classes;
use crate::rules::damage::{self, Blame, Hits};
use crate::rules::tokens;
use crate::rules::triggers::Trigger;
use crate::state::{CardId, Flag, State};
use kernel::Flow;

/// After the first attack on an enemy unit in a turn, 1 boost.
pub(crate) const MOMENTUM: Entry = &[AfterAttack(
    |state, me, attack| attack.on_enemy_unit() && !state.flagged(me, Flag::Momentum),
    act(momentum).quietly(),
)];

fn momentum(t: &mut Board<'_>, after: &Trigger) -> Flow {
    t.state.set(after.card, Flag::Momentum);
    tokens::boost(t, after.card, 1);
    Ok(())
}

/// It moves through commons, and every one of them takes 1 damage.
pub(crate) const TRAMPLE: Entry = &[
    Passes(is_common),
    Tramples(is_common),
    AfterMove(|state, moved| moved.passed.iter().any(|&c| is_common(state, c)), act(trample)),
];

fn is_common(state: &State, card: CardId) -> bool {
    state.is(card, Classes::COMMON)
}

fn trample(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let tread = |&&c: &&CardId| is_common(&t.state, c) && t.state.cell(c).is_some();
    let hits: Hits = after.near.iter().filter(tread).map(|&c| (c, 1)).collect();
    let by = Blame::unit(t, after.card);
    damage::ability_damage(t, after.card, &hits, by)
}

/// 1 strength for each boost on it, at most 5.
pub(crate) const IMBUED_STRENGTH: Entry = &[Strength(|state, me, _| state.boost[me].min(5).into())];

/// An enemy unit that steps away from it takes 1 damage.
pub(crate) const ENGAGE: Entry = &[StepsAway(|t, me, walker| {
    let by = Blame::unit(t, me);
    damage::ability_damage(t, me, &[(walker, 1)], by)
})];

/// It attacks over 4 spaces.
pub(crate) const FAR_SHOT: Entry = &[Range(4)];
