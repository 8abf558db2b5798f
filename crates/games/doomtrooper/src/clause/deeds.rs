//! What may be barred, and what may be another number.

/// How a text lets a warrior be added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Adding {
    /// By the rules.
    Plainly,
    /// For no action, its V paid.
    Quickly,
    /// For no action and no D.
    Freely,
    /// By the rules, but not into cover: DT-COVER-17.
    Openly,
    /// Not at all.
    Never,
}

/// What may be barred.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// A warrior seeks cover of its own will.
    Seek,
    /// A warrior transfers.
    Transfer,
    /// A card is discarded by another card.
    Discard,
    /// A player's points are changed by another player.
    Points,
    /// A player is sabotaged.
    Sabotage,
    /// A virus is played on a warrior or spreads to it.
    Infect,
}

/// What may be another number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    /// How many cards one draws up to, and may keep: DT-TURN-5, DT-DISCARD-1.
    Hand,
    /// D of a meditation: DT-MEDITATE-1.
    Meditation,
    /// Undefined actions: DT-ACTION-1.
    Undefined,
    /// Non-attack actions.
    Plain,
    /// Attack actions.
    Attack,
    /// Attack actions between two draw steps.
    MostAttacks,
    /// D for each further undefined action that becomes an attack, where any may.
    ExtraAttacks,
    /// Cards one need not throw away.
    Keeps,
    /// D below what one owns.
    Credit,
    /// Whether an attack need not be the last action: DT-ACTION-6.
    AttackEarly,
    /// D for each further card that may be thrown away; 0 where none may.
    DiscardPrice,
}

/// What an action may be that a card gives its bearer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum More {
    /// Undefined: an attack too, which comes last.
    Any,
    Attack,
}
