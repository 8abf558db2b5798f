//! What happens on the table that a card in play may answer.

/// What a card in play may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// It came into play.
    Enters,
    /// The warrior that has it killed somebody.
    Kills,
    /// Anybody was killed in combat.
    AnyKill,
    /// The warrior that has it wounded somebody who lives.
    Wounds,
    AnyWound,
    /// The warrior that has it was wounded, and lives.
    Wounded,
    /// The warrior that has it is killed.
    Dies,
    /// It leaves play.
    Leaves,
    /// The turn of its controller starts.
    TurnStarts,
    /// The draw step of its controller begins: DT-TIMING-12.
    DrawStep,
    /// The draw step of the player it lies on begins.
    BearersDrawStep,
    TurnEnds,
    /// The warrior that has it was named as attacker.
    Attacks,
    /// The warrior that has it is about to strike or to be struck: stage 6 begins.
    Strikes,
    /// The warrior that has it has hit somebody, who is not wounded yet.
    Hits,
    /// The combat of the warrior that has it is over.
    CombatOver,
    /// The same once nothing of the combat is left; it has survived.
    CombatDone,
    /// Anybody's combat is over; it is still there to be looked at.
    AnyCombatOver,
    /// The warrior that has it sought cover by an action.
    Sought,
    /// A warrior was added.
    Added,
    /// Any card came into play.
    AnyEnters,
    /// The controller played a card from hand.
    Played,
    /// What the warrior that has it is has changed.
    Turns,
    /// Somebody was taken prisoner: who, and by whom.
    Imprisons,
    /// Any card left the table by somebody's play: whose, and what it was.
    AnyLeaves,
    /// Somebody's turn is over.
    AnyTurnEnds,
    /// Warriors may have come or gone: looked at before every window.
    Changed,
}
