//! What is pending: windows, plays, combats, pools of actions. The topmost goes on; what lies under it waits.

use super::{Area, PieceId};
use crate::Offer;
use crate::printed::{Face, Just, Rate, Sort};
use ::cards::CardId;
use kernel::{Seat, Window, named};
use smallvec::SmallVec;

/// Something pending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Everybody may speak: what for, and who has declined.
    Window(Opening, Window),
    /// The last of the plays.
    Play,
    /// The last of the combats.
    Combat,
    Actions(Actions),
    /// Those who are to be wounded or killed outside of a combat's stages: DT-WARRIOR-12.
    Harm,
    /// DT-SABOTAGE-12: the saboteur and the victim.
    Sabotage(PieceId, Seat),
    /// Points are booked: reactions to them first, then it is seen whether somebody has won: DT-WIN-11.
    Reckoning,
}

named! {
    /// What a window is for.
    Opening {
        /// DT-TIMING-1
        Any = "any",
        /// DT-TIMING-6: after a stage of a combat.
        Combat = "combat",
        /// DT-COMBAT-32: only what saves.
        Saving = "saving",
        /// DT-REACT-1: answers to the play below.
        Reaction = "reaction",
        /// DT-SABOTAGE-12
        Sabotage = "sabotage",
        /// DT-TURN-3: cards that name the start of the turn.
        Start = "start",
        /// DT-TIMING-12: cards that name the draw step.
        DrawStep = "draw",
        /// Cards that name the end of the turn.
        End = "end",
        /// DT-WIN-11: points were just awarded.
        Points = "points",
    }
}

/// A pool of actions: DT-ACTION-1, DT-ACTION-12.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Actions {
    pub seat: Seat,
    /// The three of the turn, and what was added to them.
    pub standard: bool,
    pub undefined: u8,
    pub plain: u8,
    pub attack: u8,
    /// How many undefined ones may still become attacks or the sabotage: DT-ACTION-6.
    pub rights: u8,
    /// Undefined ones were used to attack: DT-ACTION-8.
    pub begun: bool,
    /// An attack was made with one of them: DT-SABOTAGE-9.
    pub attacked: bool,
    /// So many were turned into attacks by a text.
    pub converted: u8,
    /// Only this warrior may attack with them.
    pub only: Option<PieceId>,
}

/// What a card or an effect was aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    Piece(PieceId),
    Seat(Seat),
    Area(Seat, Area),
    Face(Face),
    Sort(Sort),
    Rate(Rate),
    Tactic(Tactic),
    Offer(Offer),
    Number(u8),
}

/// Where a play comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// A card, out of the hand or a pile.
    Card(CardId),
    /// A clause of a piece in play, by its place in the entry.
    Use(PieceId, u8),
    /// A spell that lies under another card, and stays there.
    Under(PieceId),
}

/// A card or an effect on its way: DT-REACT-10.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    pub by: Seat,
    pub face: Face,
    pub from: Source,
    /// The caster of a spell.
    pub caster: Option<PieceId>,
    pub things: SmallVec<[Thing; 3]>,
    /// D spent on its effect.
    pub amount: u8,
    /// The others have been asked to answer it.
    pub answered: bool,
    pub cancelled: bool,
}

impl Play {
    /// A card, and not the use of one in play.
    pub fn is_card(&self) -> bool {
        matches!(self.from, Source::Card(_) | Source::Under(_))
    }

    /// The first card on the table it was aimed at.
    pub fn piece(&self) -> Option<PieceId> {
        self.things.iter().find_map(|thing| if let Thing::Piece(id) = thing { Some(*id) } else { None })
    }

    pub fn pieces(&self) -> impl Iterator<Item = PieceId> + '_ {
        self.things.iter().filter_map(|thing| if let Thing::Piece(id) = thing { Some(*id) } else { None })
    }

    /// The player it was aimed at, or else its own.
    pub fn seat(&self) -> Seat {
        self.things
            .iter()
            .find_map(|thing| if let Thing::Seat(seat) = thing { Some(*seat) } else { None })
            .unwrap_or(self.by)
    }

    /// All players that were named.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.things.iter().filter_map(|thing| if let Thing::Seat(seat) = thing { Some(*seat) } else { None })
    }

    /// The card that was named, out of a hand or a pile.
    pub(crate) fn named(&self) -> Option<Face> {
        self.things.iter().find_map(|thing| if let Thing::Face(face) = thing { Some(*face) } else { None })
    }

    pub fn area(&self) -> Option<(Seat, Area)> {
        self.things
            .iter()
            .find_map(|thing| if let Thing::Area(seat, area) = thing { Some((*seat, *area)) } else { None })
    }

    /// The piece whose effect it is.
    pub fn user(&self) -> Option<PieceId> {
        match self.from {
            Source::Use(id, _) => Some(id),
            Source::Card(_) | Source::Under(_) => None,
        }
    }
}

named! {
    /// DT-COMBAT-11
    Tactic {
        Fight = "fight",
        Shoot = "shoot",
    }
}

named! {
    /// DT-COMBAT: where a combat is.
    Stage {
        Declared = "declared",
        Named = "named",
        Tactic = "tactic",
        Zone = "zone",
        Weapons = "weapons",
        Modifiers = "modifiers",
        Evaluated = "evaluated",
        Saving = "saving",
        Changed = "changed",
        Points = "points",
        Over = "over",
    }
}

/// One of two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    Attacker,
    Defender,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];

    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

named! {
    /// DT-COMBAT-31
    Fate {
        Nothing = "nothing",
        Wound = "wound",
        Kill = "kill",
        /// Killed, and the card is sacrificed.
        Annihilate = "annihilate",
    }
}

/// What is to happen to somebody, unless it is prevented.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Harm {
    pub whom: PieceId,
    pub fate: Fate,
    /// Who does it, where a warrior does.
    pub by: Option<PieceId>,
    /// Who earns points if it is a kill, where anybody does.
    pub earns: Option<Seat>,
    /// By which card, where one did it.
    pub card: Option<Face>,
}

/// A combat: DT-COMBAT.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Combat {
    /// The attacking player.
    pub by: Seat,
    pub stage: Stage,
    /// The combatants, once they are named: DT-COMBAT-3.
    pub pair: Option<[PieceId; 2]>,
    /// Whom the attacker means to use: DT-COMBAT-2.
    pub must: Option<PieceId>,
    /// Whom a card wants attacked, and by which tactic.
    pub whom: Option<PieceId>,
    pub bound: Option<Tactic>,
    /// Who controlled them then: whoever kills earns, dead or alive.
    pub seats: [Seat; 2],
    pub tactic: Option<Tactic>,
    pub zone: Option<PieceId>,
    /// What each side fights with: DT-WEAPON-7.
    pub weapons: [SmallVec<[PieceId; 2]>; 2],
    /// Weapons that cannot be used in this combat.
    pub jammed: SmallVec<[PieceId; 1]>,
    /// Who names a weapon again, where not everybody does: DT-WEAPON-4.
    pub arming: SmallVec<[PieceId; 1]>,
    /// Who joined a side: DT-COMBAT-40.
    pub joined: SmallVec<[(Side, PieceId); 2]>,
    /// Whom a side strikes, where it may choose: DT-COMBAT-55.
    pub struck: [Option<PieceId>; 2],
    /// Who strikes first, where only one side does: DT-STRIKE.
    pub first: Option<Side>,
    /// The first striker's blow has been settled.
    pub retaliates: bool,
    pub fates: [Fate; 2],
    /// The V of whoever a side has killed: DT-COMBAT-39.
    pub earned: [Option<u8>; 2],
    /// DT-COMBAT-38: the points of a side are D alone.
    pub d_only: [bool; 2],
    /// What missions make of it: DT-MISSION-8.
    pub rewards: [Option<Option<u8>>; 2],
    /// DT-COVER-11
    pub was_covered: bool,
    /// DT-COMBAT-53: the attack may be given up.
    pub may_yield: bool,
    /// It ends as soon as what lies on it is over: DT-COMBAT-56.
    pub ended: bool,
}

impl Combat {
    pub fn new(by: Seat) -> Combat {
        Combat {
            by,
            stage: Stage::Declared,
            pair: None,
            must: None,
            whom: None,
            bound: None,
            seats: [by; 2],
            tactic: None,
            zone: None,
            weapons: [SmallVec::new(), SmallVec::new()],
            jammed: SmallVec::new(),
            arming: SmallVec::new(),
            joined: SmallVec::new(),
            struck: [None; 2],
            first: None,
            retaliates: false,
            fates: [Fate::Nothing; 2],
            earned: [None; 2],
            d_only: [false; 2],
            rewards: [None; 2],
            was_covered: false,
            may_yield: false,
            ended: false,
        }
    }

    pub fn combatant(&self, side: Side) -> Option<PieceId> {
        self.pair.map(|pair| pair[side as usize]).filter(|&id| id != PieceId::NOBODY)
    }

    /// Both combatants, as long as neither is gone.
    pub fn both(&self) -> Option<[PieceId; 2]> {
        self.pair.filter(|pair| !pair.contains(&PieceId::NOBODY))
    }

    /// The side a warrior is on.
    pub fn side_of(&self, id: PieceId) -> Option<Side> {
        let main = Side::BOTH.into_iter().find(|&s| self.combatant(s) == Some(id));
        main.or_else(|| self.joined.iter().find(|(_, who)| *who == id).map(|(side, _)| *side))
    }

    /// Whom a warrior fights.
    pub fn foe(&self, id: PieceId) -> Option<PieceId> {
        self.side_of(id).and_then(|side| self.combatant(side.other()))
    }

    pub fn members(&self, side: Side) -> impl Iterator<Item = PieceId> + '_ {
        self.combatant(side).into_iter().chain(self.joined.iter().filter(move |(s, _)| *s == side).map(|(_, id)| *id))
    }
}

/// Something that just happened, for cards that answer it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Happening {
    pub what: Just,
    pub seat: Seat,
    pub who: Option<PieceId>,
    /// Whom it was done to.
    pub whom: Option<Face>,
    pub p: u16,
    pub d: u16,
    /// The V of whoever was killed.
    pub value: u8,
}

impl Happening {
    /// Whom a wound or a kill was done to; it is still on the table while cards answer it.
    pub fn wounded(&self) -> PieceId {
        PieceId(self.p)
    }

    /// A combat that somebody has survived.
    pub(crate) fn of_combat(combat: &Combat, who: PieceId) -> Happening {
        let foe = combat.foe(who).unwrap_or(PieceId::NOBODY);
        let fought = combat.struck.iter().any(Option::is_some);
        let d = combat.tactic.map_or(0, |tactic| tactic as u16 + 1);
        Happening {
            what: Just::Survived,
            seat: combat.by,
            who: Some(who),
            whom: None,
            p: foe.0,
            d,
            value: fought.into(),
        }
    }

    /// Of such a combat: whom it was fought with, how, and whether blows fell.
    pub(crate) fn foe(&self) -> Option<PieceId> {
        Some(PieceId(self.p)).filter(|&foe| foe != PieceId::NOBODY)
    }

    pub(crate) fn tactic(&self) -> Option<Tactic> {
        Tactic::ALL.into_iter().find(|tactic| *tactic as u16 + 1 == self.d)
    }

    pub(crate) fn was_fought(&self) -> bool {
        self.value > 0
    }
}
