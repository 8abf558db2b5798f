//! How a card is played or used: what it is aimed at, what it costs, how often, how long.

use super::{Can, Clause, Do, Naming, Save, Says};
use crate::Board;
use crate::filter::Filter;
use crate::printed::Timing;
use crate::state::{PieceId, Play, Stage, State};
use kernel::{Flow, Seat};

/// What it is aimed at.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// The player who plays it; there it lies if it stays.
    You,
    /// The whole game, or all players.
    Game,
    /// A card on the table.
    Piece(Filter),
    /// One for every step that is paid for.
    Pieces(Filter),
    /// A player: anyone, or an opponent alone.
    Player(Whose),
    /// An area of a player: which ones, and whose.
    Area(u8, Whose),
    /// The caster itself: DT-ART-2.
    Caster,
    /// The warrior that has the text.
    Bearer,
    /// What was just played: DT-REACT-2.
    Play(fn(&State, &Play) -> bool),
    /// Where a warrior is added.
    Added,
}

/// Whose something is, for the player who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    Anyone,
    Yours,
    Others,
}

/// What it costs, beside actions.
#[derive(Clone, Copy)]
pub(crate) struct Cost {
    /// D, whatever comes of it.
    pub d: u8,
    /// So many D buy one step of its effect.
    pub per: u8,
    /// So many steps at most.
    pub most: u8,
    /// So many steps come for nothing.
    pub free: u8,
    /// D equal to the V of whoever it is aimed at.
    pub value: bool,
}

pub(crate) const NOTHING: Cost = Cost { d: 0, per: 0, most: u8::MAX, free: 0, value: false };

/// So many D.
pub(crate) const fn d(d: u8) -> Cost {
    Cost { d, ..NOTHING }
}

/// So many D for each step of the effect, at least one.
pub(crate) const fn per(per: u8) -> Cost {
    Cost { per, ..NOTHING }
}

/// D equal to the V of whoever it is aimed at.
pub(crate) const VALUE: Cost = Cost { value: true, ..NOTHING };

impl Cost {
    pub(crate) const fn most(self, most: u8) -> Cost {
        Cost { most, ..self }
    }

    pub(crate) const fn free(self, free: u8) -> Cost {
        Cost { free, ..self }
    }

    /// Steps that must be paid for at least.
    pub(crate) const fn least_steps(self) -> u8 {
        if self.per > 0 && self.free == 0 { 1 } else { 0 }
    }

    /// D that it costs at least.
    pub(crate) fn least(self) -> i32 {
        i32::from(self.d) + i32::from(self.per) * i32::from(self.least_steps())
    }
}

/// How long what a card leaves behind lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Time {
    Combat,
    /// Until the next turn of its player begins.
    NextTurn,
    Turn,
    /// Until the next turn of the player it was aimed at is over.
    TheirTurn,
    /// The same of whoever controls the warrior it was aimed at.
    BearersTurn,
    /// For the rest of the game, though the card is gone.
    Game,
}

/// How often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Once {
    Always,
    PerTurn,
    PerCombat,
    PerGame,
}

/// Something that the controller of a card in play may do with it.
#[derive(Clone, Copy)]
pub(crate) struct Use {
    pub timing: Timing,
    pub on: Target,
    pub cost: Cost,
    pub once: Once,
    /// The card is gone with it: discarded, or sacrificed.
    pub spends: Spends,
    pub can: Option<Can>,
    /// Only those can be aimed at of whom this can be said, by the card that is used.
    pub aims: Option<Says>,
    /// The same of players.
    pub aims_at: Option<fn(&State, PieceId, Seat) -> bool>,
    /// Only in these stages of a combat that its bearer takes part in.
    pub during: Option<(Stage, Stage)>,
    /// It saves from what is about to happen: DT-COMBAT-32.
    pub saves: Option<Saving>,
    /// A vehicle that is used with its driver outside.
    pub outside: bool,
    /// Its player does it, whatever the warrior that has it may not do.
    pub by_player: bool,
    pub asks: Option<Naming>,
    pub names: Option<fn(&mut Board<'_>, &mut Play) -> Flow>,
    pub does: &'static [Do],
    /// What it leaves behind on whoever it was aimed at.
    pub lasts: Option<(Time, &'static [Clause])>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spends {
    Nothing,
    Discards,
    Sacrifices,
}

#[derive(Clone, Copy)]
pub(crate) struct Saving {
    pub fits: fn(&State, PieceId, usize) -> bool,
    pub act: Save,
}

/// It may be used at this time, to do this.
pub(crate) const fn may(timing: Timing, does: &'static [Do]) -> Use {
    Use {
        timing,
        on: Target::You,
        cost: NOTHING,
        once: Once::Always,
        spends: Spends::Nothing,
        can: None,
        aims: None,
        aims_at: None,
        during: None,
        saves: None,
        outside: false,
        by_player: false,
        asks: None,
        names: None,
        does,
        lasts: None,
    }
}

impl Use {
    pub(crate) const fn on(self, on: Target) -> Use {
        Use { on, ..self }
    }

    pub(crate) const fn costs(self, cost: Cost) -> Use {
        Use { cost, ..self }
    }

    pub(crate) const fn once(self, once: Once) -> Use {
        Use { once, ..self }
    }

    pub(crate) const fn discards(self) -> Use {
        Use { spends: Spends::Discards, ..self }
    }

    pub(crate) const fn sacrifices(self) -> Use {
        Use { spends: Spends::Sacrifices, ..self }
    }

    /// Only while this can be said of the piece.
    pub(crate) const fn if_(self, can: Can) -> Use {
        Use { can: Some(can), ..self }
    }

    pub(crate) const fn aims(self, aims: Says) -> Use {
        Use { aims: Some(aims), ..self }
    }

    pub(crate) const fn aims_at(self, aims_at: fn(&State, PieceId, Seat) -> bool) -> Use {
        Use { aims_at: Some(aims_at), ..self }
    }

    pub(crate) const fn during(self, from: Stage, to: Stage) -> Use {
        Use { during: Some((from, to)), ..self }
    }

    /// Only to save somebody: from which of the harms, and how.
    pub(crate) const fn saves(self, fits: fn(&State, PieceId, usize) -> bool, act: Save) -> Use {
        Use { saves: Some(Saving { fits, act }), ..self }
    }

    pub(crate) const fn outside(self) -> Use {
        Use { outside: true, ..self }
    }

    pub(crate) const fn by_player(self) -> Use {
        Use { by_player: true, ..self }
    }

    pub(crate) const fn asks(self, asks: Naming) -> Use {
        Use { asks: Some(asks), ..self }
    }

    pub(crate) const fn names(self, names: fn(&mut Board<'_>, &mut Play) -> Flow) -> Use {
        Use { names: Some(names), ..self }
    }

    pub(crate) const fn lasts(self, time: Time, clauses: &'static [Clause]) -> Use {
        Use { lasts: Some((time, clauses)), ..self }
    }
}
