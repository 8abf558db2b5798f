//! What happened, in the past tense. Every event goes to an audience; what a seat may not know is another event.

use crate::printed::{Face, Kind, Rate};
use crate::state::{Area, PieceId, State, Tactic, Thing};
use kernel::Seat;

/// Somebody or something on the table as it is told of: whose it is, and what, where everybody can see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    pub id: PieceId,
    pub by: Seat,
    pub face: Option<Face>,
}

impl State {
    /// A piece as everybody may hear of it.
    pub(crate) fn name(&self, id: PieceId) -> Name {
        let piece = self.piece(id);
        let face = (!piece.is(crate::state::Mark::Secret)).then(|| self.face_of(id));
        Name { id, by: piece.by, face }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Began {
        seat: Seat,
    },
    /// To all others: so many cards.
    Drew {
        seat: Seat,
        cards: u8,
    },
    DrewCard {
        seat: Seat,
        face: Face,
    },
    Shuffled {
        seat: Seat,
    },
    /// DT-SETUP-7
    TookPrivilege {
        seat: Seat,
        hand: Vec<Face>,
    },
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    TurnSkipped {
        seat: Seat,
    },
    Stopped {
        seat: Seat,
    },
    Added {
        who: Name,
        area: Area,
    },
    /// DT-COVER-12; what it is, its controller alone hears.
    AddedHidden {
        who: Name,
    },
    HidCard {
        seat: Seat,
        face: Face,
    },
    Revealed {
        who: Name,
    },
    Sought {
        who: Name,
    },
    Exited {
        who: Name,
    },
    Meditated {
        seat: Seat,
        d: u16,
    },
    Entered {
        who: Name,
        vehicle: Face,
    },
    LeftVehicle {
        who: Name,
        vehicle: Face,
    },
    Transferred {
        who: Name,
        area: Area,
    },
    Played {
        seat: Seat,
        face: Face,
    },
    Cast {
        seat: Seat,
        face: Face,
        by: Name,
    },
    Used {
        seat: Seat,
        what: Name,
    },
    Aimed {
        at: Name,
    },
    AimedAtSeat {
        at: Seat,
    },
    AimedAtArea {
        at: Seat,
        area: Area,
    },
    /// Named with a play, beside what it is aimed at: something on the table.
    Named {
        what: Name,
    },
    /// Anything else.
    NamedThing {
        what: Thing,
    },
    Paid {
        seat: Seat,
        d: u16,
        from: Option<Face>,
    },
    Borrowed {
        seat: Seat,
        d: u16,
    },
    Repaid {
        seat: Seat,
        d: u16,
    },
    Cancelled {
        face: Face,
    },
    Came {
        what: Name,
    },
    Attached {
        what: Face,
        to: Name,
    },
    Expired {
        what: Face,
    },
    Discarded {
        what: Face,
        of: Seat,
    },
    /// Thrown away face down: DT-ZONE-4.
    Threw {
        seat: Seat,
        cards: u8,
    },
    ThrewCard {
        seat: Seat,
        face: Face,
    },
    Sacrificed {
        what: Face,
        of: Seat,
    },
    Returned {
        what: Face,
        of: Seat,
    },
    ShuffledIn {
        what: Face,
        of: Seat,
    },
    Wounded {
        who: Name,
    },
    Killed {
        who: Name,
    },
    Healed {
        who: Name,
    },
    Saved {
        who: Name,
    },
    Imprisoned {
        who: Name,
    },
    Freed {
        who: Name,
    },
    Turned {
        who: Name,
        legion: bool,
    },
    Taken {
        what: Name,
        by: Seat,
    },
    Moved {
        what: Name,
        to: Name,
    },
    Marked {
        what: Name,
        markers: i8,
    },
    CombatBegan {
        seat: Seat,
    },
    CombatYielded {
        seat: Seat,
    },
    Fought {
        attacker: Name,
        defender: Name,
    },
    Chose {
        tactic: Tactic,
    },
    Defended {
        zone: Face,
    },
    Armed {
        who: Name,
        weapon: Face,
    },
    Joined {
        who: Name,
        side: Name,
    },
    Replaced {
        old: Name,
        new: Name,
    },
    Struck {
        who: Name,
        rate: Rate,
        attack: i32,
        whom: Name,
        armor: i32,
    },
    CombatEnded,
    Sabotaging {
        who: Name,
        whom: Seat,
    },
    SabotageFailed {
        whom: Seat,
    },
    /// `from`: by which card, where nothing that was told says it.
    Gained {
        seat: Seat,
        d: u16,
        p: u16,
        from: Option<Face>,
    },
    Lost {
        seat: Seat,
        d: u16,
        p: u16,
        from: Option<Face>,
    },
    Fulfilled {
        seat: Seat,
        mission: Face,
    },
    Looked {
        seat: Seat,
        at: Seat,
    },
    SawCard {
        seat: Seat,
        face: Face,
    },
    Fetched {
        seat: Seat,
        face: Face,
    },
    FetchedUnseen {
        seat: Seat,
    },
    /// Discern Truth: whether somebody holds a card of a kind.
    Answered {
        seat: Seat,
        kind: Kind,
        yes: bool,
    },
    Strengthened {
        what: Name,
        d: u16,
    },
    Flipped {
        heads: bool,
    },
    Got {
        seat: Seat,
        undefined: u8,
        plain: u8,
        attack: u8,
    },
    LastTurns {
        turns: u8,
    },
    Won {
        seat: Seat,
    },
    Drawn,
    /// How the match stands, and whether it is over.
    Scored {
        wins: [u8; 2],
        over: bool,
    },
    /// DT-WIN-8
    Fell {
        seat: Seat,
    },
}
