//! SW2-TIMING, SW2-AFTER: effects that happen by themselves, and who orders them.

use crate::clause::Act;
use crate::printed::{Ability, Effect};
use crate::state::{CardId, State};
use crate::{Ask, Board, Pick, Why};
use grid::Cell;
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// An effect whose moment has come.
#[derive(Clone, Debug)]
pub(crate) struct Trigger {
    pub card: CardId,
    pub why: Why,
    pub act: &'static Act,
    /// The space it speaks of: where somebody fell, where a structure arrived.
    pub about: Option<Cell>,
    /// The other card it speaks of: the target of the attack, who moved, who fell.
    pub whom: Option<CardId>,
    /// Those it will touch, where that was settled before: units that stood beside, commons that were passed.
    pub near: SmallVec<[CardId; 4]>,
    /// A number it needs: special symbols rolled, damage added.
    pub count: u8,
    /// The last controller of a card that has left the battlefield.
    pub seat: Seat,
}

pub(crate) type Triggers = SmallVec<[Trigger; 4]>;

impl Trigger {
    pub(crate) fn new(card: CardId, why: Why, act: &'static Act) -> Trigger {
        let near = SmallVec::new();
        Trigger { card, why, act, about: None, whom: None, near, count: 0, seat: card.owner() }
    }

    pub(crate) fn of(card: CardId, ability: Ability, act: &'static Act) -> Trigger {
        Trigger::new(card, Why::Ability(ability), act)
    }

    pub(crate) fn event(card: CardId, effect: Effect, act: &'static Act) -> Trigger {
        Trigger::new(card, Why::Effect(effect), act)
    }

    /// SW2-AFTER-6: the ability of a unit that has left is lost, except about its own destruction.
    fn still_applies(&self, state: &State) -> bool {
        self.act.outlives
            || match self.why {
                Why::Ability(ability) => state.cell(self.card).is_some() && state.has(self.card, ability),
                Why::Effect(_) => state.area.has(self.card),
                Why::Inaction => true,
            }
    }
}

/// SW2-TIMING-1, SW2-AFTER-2: the active player orders simultaneous effects; asked only when there is an order.
pub(crate) fn resolve(t: &mut Board<'_>, mut triggers: Triggers) -> Flow {
    while !triggers.is_empty() {
        triggers.retain(|trigger| trigger.still_applies(&t.state));
        // Section 6, 31: what can do nothing now is not put in order. Another effect may yet make it possible.
        let able: SmallVec<[usize; 8]> =
            (0..triggers.len()).filter(|&i| (triggers[i].act.can)(&t.state, &triggers[i])).collect();
        let next = match (able.iter().find(|&&i| triggers[i].act.is_quiet), &able[..]) {
            (_, []) => break,
            (Some(&next), _) | (None, &[next]) => next,
            (None, several) => {
                let active = t.state.active;
                let pick: Pick = t.choose(active, Ask::Order, |state, options| {
                    for (i, &one) in several.iter().enumerate() {
                        // Two copies of one event that say the same are one answer.
                        if !several[..i].iter().any(|&earlier| triggers[earlier].is_like(&triggers[one], state)) {
                            options.add(triggers[one].pick());
                        }
                    }
                })?;
                several.iter().copied().find(|&i| triggers[i].pick() == pick).expect("it was offered")
            }
        };
        let trigger = triggers.remove(next);
        acting(t, trigger.card, |t| (trigger.act.does)(t, &trigger))?;
    }
    Ok(())
}

/// Somebody acts: questions meanwhile say who.
pub(crate) fn acting<T>(t: &mut Board<'_>, card: CardId, does: impl FnOnce(&mut Board<'_>) -> Flow<T>) -> Flow<T> {
    let before = t.state.acting.replace(card);
    let done = does(t)?;
    t.state.acting = before;
    Ok(done)
}

impl Trigger {
    fn pick(&self) -> Pick {
        Pick::Trigger(self.card, self.why, self.about, self.whom)
    }

    fn is_like(&self, other: &Trigger, state: &State) -> bool {
        let said = |t: &Trigger| (t.why, t.about, t.whom, state.face(t.card));
        let is_event = matches!(self.why, Why::Effect(_));
        said(self) == said(other) && (is_event || self.card == other.card)
    }
}
