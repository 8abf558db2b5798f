//! What cards do, as data: one verb, with what it needs. The verbs themselves are in `rules/effects.rs`.

use super::{Act, Says};
use crate::filter::Filter;
use crate::printed::{Face, Kind, Rate, Sorts};
use crate::rules::searching::Where;
use crate::rules::table::Pile;
use crate::state::{Area, Fate, PieceId, Play, State, Tactic};
use kernel::Seat;

/// What a card does to what it was aimed at. What is odd is a function.
#[derive(Clone, Copy)]
pub(crate) enum Do {
    // ---- to whom it is aimed at, or to the warrior that has the text ----
    Discard,
    Sacrifice,
    /// A wound; whoever plays it earns the points of a kill.
    WoundForPoints,
    Heal,
    ToHand,
    /// It is discarded if its V is 0 or less.
    Fade,
    /// One more marker of the card on it, which it keeps though the card goes.
    Brand,
    Imprison,
    /// It joins the player, from any area, with all that lies on it.
    WinOver(Area),
    /// One attack with it at once.
    Attack,
    /// An immunity is switched off, for as long as the one who does it likes; and on again: DT-IMMUNE-3.
    LayBare,
    Restore,
    /// A weapon cannot be used in this combat.
    Jam,
    /// Those that were named join it in its combat: DT-COMBAT-40.
    Reinforce(Helps),
    /// Armor for the steps that name no gift, and a ward against each gift that was named.
    Shield,
    /// A ward against each gift that was named.
    Ward,
    /// The second card that was named is discarded.
    DiscardNamed,
    /// It belongs to the warrior that was named: DT-EQUIP-10.
    Steal,
    // ---- to the card itself and the warrior that has it ----
    /// The card that is used lies there from now on.
    MoveHere,
    /// It leaves play.
    Leave(Pile),
    /// So many D, or it leaves play.
    Upkeep(u8, Pile),
    /// Markers on it.
    Mark(i8),
    /// The warrior that has it is wounded, and nobody earns anything.
    WoundBearer,
    /// The warrior that has it goes into cover, if it may.
    CoverBearer,
    /// The warrior that has it joins the one it is aimed at.
    JoinIn,
    /// The warrior that has it is used up in its combat: it is sacrificed, and its V is for whoever would have hit it.
    SpendBearer,
    /// Its player may wound or kill the opponent of the combat that is over, for the card.
    Avenge(Fate, Pile),
    /// Its player may imprison whom such a warrior of his has wounded in the combat that is over.
    Arrest(Sorts),
    Cover,
    Uncover,
    // ---- to many ----
    /// All such are discarded.
    DiscardEach(Filter),
    WoundEach(Filter),
    /// All cards of a kind that lie on such warriors are discarded.
    StripEach(Filter, Kind),
    /// So much damage to every warrior in play; whether kills earn points.
    Damage(Much, bool),
    // ---- to the player it was aimed at, or else to its own ----
    GainD(u8),
    /// It can be answered: DT-WIN-11.
    EarnP(u8),
    LoseAllD,
    LoseP(u8),
    /// One for every step that was paid for.
    LoseDEach,
    LosePEach,
    /// The banks of its own player and of the one it was aimed at change places.
    SwapD,
    SkipTurn,
    DiscardHand,
    /// A look into the hands of all that were named, and so many cards of each are discarded.
    LookInto(u8),
    // ---- to its own player ----
    DrawUp,
    /// One card out of a pile into the hand.
    Search(Where),
    /// Such a warrior comes out of the collection into an area, for nothing.
    Recruit(Sorts, Area),
    /// A card that fits is taken out of the pile that was named and played at once; to somebody of the Squad, where that is said.
    Summon {
        fits: Fits,
        squad: bool,
    },
    /// A Doomtrooper comes into the Squad out of the pile that was named, for its V: a personality, or none.
    Muster {
        hero: bool,
    },
    TurnAgain,
    /// Undefined actions more in this turn.
    MoreActions(u8),
    // ---- to what goes on ----
    /// What it answers has no effect: DT-REACT-8.
    Cancel,
    ChangeTactic,
    EndCombat,
    /// All combats that are fought so.
    EndCombats(Tactic),
    /// No warzone is used any more.
    LeaveZone,
    /// The one that was named defends instead, if it still fits: the attacker, and the new defender.
    Redirect(Says),
    /// Actions at once: undefined, non-attack, attack: DT-ACTION-12.
    Actions(u8, u8, u8),
    /// What is odd.
    Run(Act),
}

/// Whether a card can be summoned: the player, and the card.
pub(crate) type Fits = fn(&State, Seat, Face) -> bool;

/// Whether a warrior may join another one in its combat: the player, whom it joins, and who.
pub(crate) type Helps = fn(&State, Seat, PieceId, PieceId) -> bool;

/// How much.
#[derive(Clone, Copy)]
pub(crate) enum Much {
    /// One for every step that was paid for.
    Paid,
    /// One for each of these.
    Each(Filter),
}

/// What else is named with a play: DT-REACT-10.
#[derive(Clone, Copy)]
pub(crate) enum Naming {
    /// One card on the table of which this can be said.
    One(fn(&State, &Play, PieceId) -> bool),
    /// The same of the attacker and the defender that a card makes.
    Attacker(fn(&State, &Play, PieceId) -> bool),
    Defender(fn(&State, &Play, PieceId) -> bool),
    /// One that joins in for each step.
    Helpers(Helps),
    /// A card of the own hand of which this can be said; it is shown.
    OfHand(fn(&State, &Play, Face) -> bool),
    /// One of these sorts.
    Sort(fn(&State, &Play) -> Sorts),
    Rate(&'static [Rate]),
    /// Yes or no.
    YesOrNo,
    /// An opponent for each step after the first, who may be named again where a text can do him more harm.
    Further {
        again: bool,
    },
    /// A Dark Symmetry gift of a class for each step.
    Gifts(Sorts),
    /// The same, or armor.
    ArmorOrGifts(Sorts),
    /// The graveyard, or the library for so many D more.
    Pile(u8),
    /// A card of a kind on the warrior it is aimed at.
    Worn(Kind),
    /// The warrior that takes what it is aimed at.
    Taker,
}

/// What is done about one of the harms.
#[derive(Clone, Copy)]
pub(crate) enum Save {
    /// It does not happen.
    Prevent,
    /// Who would be killed is wounded, and who would be wounded is not.
    Lessen,
}
