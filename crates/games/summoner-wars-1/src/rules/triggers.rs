//! SW1-TERM-25: effects due at the same moment, and who orders them.

use crate::clause::{Can, Do};
use crate::rules::asking::must;
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
    /// Whose effect it is.
    pub seat: Seat,
    /// The space it speaks of: where somebody fell.
    pub about: Option<Cell>,
    /// The other card it speaks of: the target of the attack, who fell.
    pub whom: Option<CardId>,
    pub can: Can,
    pub act: Do,
}

pub(crate) type Triggers = SmallVec<[Trigger; 4]>;

impl Trigger {
    /// Whether who has the effect is still on the battlefield.
    pub(crate) fn stands(&self, state: &State) -> bool {
        state.cell(self.card).is_some()
    }

    fn pick(&self) -> Pick {
        Pick::Trigger(self.card, self.why, self.about, self.whom)
    }
}

/// SW1-TERM-25: the active player chooses the order, whoever controls the effects; asked only where there is one.
pub(crate) fn resolve(t: &mut Board<'_>, mut triggers: Triggers) -> Flow {
    while !triggers.is_empty() {
        // What can do nothing any more is not even put in order.
        triggers.retain(|trigger| (trigger.can)(&t.state, trigger));
        let next = match triggers.len() {
            0 => break,
            1 => 0,
            _ => {
                let active = t.state.active;
                let pick = must(t, active, Ask::Order, |_, options| {
                    for (i, trigger) in triggers.iter().enumerate() {
                        if !triggers[..i].iter().any(|earlier| earlier.pick() == trigger.pick()) {
                            options.add(trigger.pick());
                        }
                    }
                })?;
                triggers.iter().position(|trigger| trigger.pick() == pick).expect("it was offered")
            }
        };
        let trigger = triggers.remove(next);
        acting(t, trigger.card, |t| (trigger.act)(t, &trigger))?;
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
