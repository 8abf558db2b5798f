//! The kinds of things a card says. What each card says stands in `cards/`.

use crate::state::State;
use crate::{Arena, Ask};
use kernel::Flow;

/// Something a card does: it asks under the name of the card.
pub(crate) type Deed = fn(&mut Arena<'_>, Ask) -> Flow;

/// All that a being says.
pub(crate) type Entry = &'static [Clause];

/// One thing that a being says.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Clause {
    /// TK-SUMMON-15: what happens once it has arrived.
    Effect(Deed),
    /// TK-FROST-5: what may be used later instead; parts are mandatory unless they say *may*.
    Frozen(Deed),
    /// The frozen effect may be used only then.
    UsableIf(fn(&State) -> bool),
    /// It speaks of the pieces that summoned it, so it matters which they were.
    OfItsPieces,
}

/// The effects of a flare whose upper or lower criterion is met: TK-FLARE-6.
pub(crate) struct Flare {
    pub(crate) upper: Deed,
    pub(crate) lower: Deed,
}

/// How much of a task is done, and of how much. Where a task wants several things, all of them are counted.
pub(crate) type Progress = fn(&State) -> (u32, u32);
