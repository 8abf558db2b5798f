//! What a mission asks for, and what it brings: DT-MISSION.

use super::{Event, Says};
use crate::Board;
use crate::filter::Filter;
use crate::printed::{Face, Kind, Sorts};
use kernel::Seat;

/// What a mission brings: DT-MISSION-8.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reward {
    /// So often the victim's V, in place of the ordinary points.
    Times(u8),
    /// On top of them.
    Extra(u8),
    ExtraP(u8),
    FourDOrTwoP,
    /// No points at all; this happens instead, by the mission of a player.
    Instead(fn(&mut Board<'_>, Face, Seat)),
}

/// Whom a holder must kill.
#[derive(Clone, Copy)]
pub(crate) struct Goal {
    pub victim: Filter,
    pub reward: Reward,
    /// Of a player's mission: which of his warriors may do it.
    pub by: Option<Filter>,
    pub named: bool,
    pub survive: bool,
    pub says: Option<Says>,
}

pub(crate) const fn goal(victim: Filter, reward: Reward) -> Goal {
    Goal { victim, reward, by: None, named: false, survive: false, says: None }
}

impl Goal {
    pub(crate) const fn by(self, by: Filter) -> Goal {
        Goal { by: Some(by), ..self }
    }

    /// The one that was named with it.
    pub(crate) const fn named(self) -> Goal {
        Goal { named: true, ..self }
    }

    pub(crate) const fn survive(self) -> Goal {
        Goal { survive: true, ..self }
    }

    pub(crate) const fn if_(self, says: Says) -> Goal {
        Goal { says: Some(says), ..self }
    }
}

/// Something to be done that is no kill, and the P it brings.
#[derive(Clone, Copy)]
pub(crate) struct Quest {
    pub feat: Feat,
    pub p: u8,
    /// It is fulfilled with it; else it goes on.
    pub ends: bool,
}

/// What is to be done.
#[derive(Clone, Copy)]
pub(crate) enum Feat {
    /// A card of a kind that is one of these is destroyed by a play of the holder; any of the kind where none is said.
    Destroys(Kind, Sorts),
    /// The holder takes a prisoner.
    Imprisons,
    /// The holder makes one of these a heretic.
    Perverts(Sorts),
    /// One of these is put into play, by anybody.
    Arrives(Sorts),
}

pub(crate) const fn quest(feat: Feat, p: u8) -> Quest {
    Quest { feat, p, ends: true }
}

impl Quest {
    /// It is never fulfilled, and brings its P each time.
    pub(crate) const fn goes_on(self) -> Quest {
        Quest { ends: false, ..self }
    }

    /// What it listens to.
    pub(crate) const fn event(&self) -> Event {
        match self.feat {
            Feat::Destroys(..) => Event::AnyLeaves,
            Feat::Imprisons => Event::Imprisons,
            Feat::Perverts(_) => Event::AnyEnters,
            Feat::Arrives(_) => Event::Added,
        }
    }
}
