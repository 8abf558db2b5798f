//! What cards do, clause by clause: a card is one entry in its family's file, a short list of these.
//!
//! A clause that is *read* looks at a position, changes nothing and never asks. It is stored nowhere, so a card that leaves
//! takes it along. A clause that *acts* works on the table and may ask. What a card leaves behind for a while speaks with
//! the clauses of its `Lasts`.

mod deeds;
mod doing;
mod events;
mod mission;
mod rating;
mod using;

pub(crate) use {
    deeds::{Adding, Deed, More, Rule},
    doing::{Do, Fits, Helps, Much, Naming, Save},
    events::Event,
    mission::{Feat, Goal, Quest, Reward, goal, quest},
    rating::{A, F, FS, FSA, FSAV, Gift, Mod, Op, S, V, When, Whom},
    rating::{add, add_base, base, beast, give, halve, times, times_base},
    using::{Cost, NOTHING, Once, Spends, Target, Time, Use, VALUE, Whose, d, may, per},
};

use crate::Board;
use crate::filter::Filter;
use crate::printed::{Face, Rate, Sorts};
use crate::rules::table::Pile;
use crate::state::{Area, Happening, PieceId, Play, State, Tactic};
use kernel::{Flow, Seat};

pub(crate) type Entry = &'static [Clause];

/// Whether something can be done with a piece now, by a player.
pub(crate) type Can = fn(&State, Seat, PieceId) -> bool;
/// What is said of a source and of somebody it speaks of.
pub(crate) type Says = fn(&State, PieceId, PieceId) -> bool;
/// A number read off the position, for a source and somebody it speaks of.
pub(crate) type Amount = fn(&State, PieceId, PieceId) -> i32;
pub(crate) type Act = fn(&mut Board<'_>, &Play) -> Flow;
/// What a piece does when something happened.
pub(crate) type Answer = fn(&mut Board<'_>, PieceId, &Happening) -> Flow;
/// What is said of a piece and of what happened.
pub(crate) type Told = fn(&State, PieceId, &Happening) -> bool;

/// One thing a card says.
pub(crate) enum Clause {
    // ---- read ----
    /// Ratings change.
    Rating(Mod),
    /// Somebody has a trait.
    Grants(Gift),
    /// The bearer is something else as well, and is something no more.
    Becomes(Sorts, Sorts),
    /// The same where it depends on the source, which lies on the bearer: gained and lost.
    BecomesBy(fn(&State, PieceId) -> (Sorts, Sorts)),
    /// It may not come to this attack: whoever has the clause, the attacker and the defender.
    BarsAttack(fn(&State, PieceId, PieceId, PieceId) -> bool),
    /// The same of a tactic.
    BarsTactic(fn(&State, PieceId, PieceId, PieceId, Tactic) -> bool),
    /// Whoever can make such an attack must: whoever has the clause, the attacker and the defender.
    MustAttack(fn(&State, PieceId, PieceId, PieceId) -> bool),
    /// D that an attack costs: whoever has the clause, the attacker and the defender.
    Tolls(fn(&State, PieceId, PieceId, PieceId) -> i32),
    /// Something may not be done by a player: what, and to whom.
    Bars(Deed, Says),
    /// Somebody may not be given a card: the source, whom, and the card.
    BarsGift(fn(&State, PieceId, PieceId, Face) -> bool),
    /// An attack takes so many more actions: the source, the attacker and the defender. DT-ACTION-18
    AttackTakes(fn(&State, PieceId, PieceId, PieceId) -> u8),
    /// The bearer has one more action in each turn of its controller: DT-ACTION-10.
    Acts(More),
    /// D on it pay for the bearer's spells, and for nothing else.
    Stores(),
    /// A card does nothing towards the bearer: the source of the clause, and that card.
    Wards(Says),
    /// At last, all ratings of the bearer as they are become others: the source, the bearer, which, and what they were.
    Turns(fn(&State, PieceId, PieceId, Rate, [i32; 4]) -> i32),
    /// What another card adds is counted so often: the source of the clause, that card, and to whom it adds.
    Scales(fn(&State, PieceId, PieceId, PieceId) -> i32),
    /// A number of the rules is another one for a player.
    Number(Rule, fn(&State, PieceId, Seat, i32) -> i32),
    /// How a warrior may be added: the source, the player, and the card.
    LetsAdd(fn(&State, PieceId, Seat, Face) -> Adding),
    /// Only such warriors may defend from this warzone.
    DefendedBy(Filter),
    /// The bearer has lost the affiliation that the card has noted.
    LosesNoted(),
    /// Nobody may play such a card: the source, the player, and the card.
    BarsPlay(fn(&State, PieceId, Seat, Face) -> bool),
    /// The hand of such a player is open to all.
    OpensHand(fn(&State, PieceId, Seat) -> bool),
    /// Where it would be discarded it is sacrificed instead.
    SacrificedInstead(),
    /// Wherever it would go when it leaves play, it goes there.
    GoesTo(Pile),
    // ---- of a card that is played ----
    Costs(Cost),
    /// It can be played only so: DT-REACT-7.
    OnlyIf(fn(&State, Seat) -> bool),
    /// It can answer a play though it is aimed at none: DT-REACT-5.
    Reacts(fn(&State, Seat) -> bool),
    /// Nobody but these can be aimed at, beside what the target says.
    Aims(Can),
    /// Of the areas only these: who plays it, and whose area.
    AimsIn(fn(&State, Seat, Seat, Area) -> bool),
    /// Of the players only these: who plays it, and at whom.
    AimsAt(fn(&State, Seat, Seat) -> bool),
    /// More is named: DT-REACT-10.
    Asks(Naming),
    /// The same where it is odd.
    Names(fn(&mut Board<'_>, &mut Play) -> Flow),
    /// What it does.
    Does(Do),
    /// What it leaves behind, and for how long.
    Lasts(Time, &'static [Clause]),
    /// What it leaves behind on each such card that is in play now: DT-ZONE-2.
    LastsOnEach(Time, Filter, &'static [Clause]),
    /// What something it leaves behind says that a function laid down.
    Haunts(&'static [Clause]),
    // ---- of a card in play ----
    /// What it says whether it is used or not: a weapon that is not drawn, too.
    Worn(&'static [Clause]),
    /// A goal to be met by a kill: DT-MISSION.
    Mission(Goal),
    /// Something else to be done than a kill: DT-MISSION.
    Quest(Quest),
    /// Its controller may use it.
    Use(Use),
    /// When this happens it does that: to the warrior that has it, or to whatever the verbs name.
    Then(Event, &'static [Do]),
    /// The same where this can be said.
    ThenIf(Event, Told, &'static [Do]),
    /// It answers what happens, where it is odd.
    After(Event, Answer),
    /// Whom the bearer has killed may stay in play: the source, and the victim. `true` if it stays.
    Claims(fn(&mut Board<'_>, PieceId, PieceId) -> Flow<bool>),
    /// It saves from what is about to happen in the restricted round: DT-COMBAT-32.
    Saves(fn(&State, Seat, usize) -> bool, Save),
}

/// When a clause is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    Rating,
    Grants,
    Becomes,
    BarsAttack,
    BarsTactic,
    Bars,
    MustAttack,
    AttackTakes,
    Acts,
    Tolls,
    Wards,
    Turns,
    Scales,
    Adds,
    Number,
    Mission,
    BarsPlay,
    OpensHand,
    Use,
    After,
    Play,
}

impl Clause {
    /// What it answers, where it answers something.
    pub(crate) const fn answers(&self) -> Option<Event> {
        match self {
            Clause::After(event, _) | Clause::Then(event, _) | Clause::ThenIf(event, ..) => Some(*event),
            Clause::Quest(quest) => Some(quest.event()),
            _ => None,
        }
    }

    pub(crate) const fn moment(&self) -> Moment {
        match self {
            Clause::Rating(_) => Moment::Rating,
            Clause::Grants(_) => Moment::Grants,
            Clause::Becomes(..) => Moment::Becomes,
            Clause::BarsAttack(_) => Moment::BarsAttack,
            Clause::BarsTactic(_) => Moment::BarsTactic,
            Clause::Bars(..) | Clause::BarsGift(_) => Moment::Bars,
            Clause::AttackTakes(_) => Moment::AttackTakes,
            Clause::Acts(_) => Moment::Acts,
            Clause::MustAttack(_) => Moment::MustAttack,
            Clause::Tolls(_) => Moment::Tolls,
            Clause::Wards(_) => Moment::Wards,
            Clause::Turns(_) => Moment::Turns,
            Clause::Scales(_) => Moment::Scales,
            Clause::LetsAdd(_) => Moment::Adds,
            Clause::LosesNoted() | Clause::BecomesBy(_) => Moment::Becomes,
            Clause::BarsPlay(_) => Moment::BarsPlay,
            Clause::OpensHand(_) => Moment::OpensHand,
            Clause::Number(..) => Moment::Number,
            Clause::Worn(_) => Moment::Grants,
            Clause::Mission(_) => Moment::Mission,
            Clause::Use(_) => Moment::Use,
            Clause::After(..) | Clause::Then(..) | Clause::ThenIf(..) | Clause::Quest(_) | Clause::Claims(_) => {
                Moment::After
            }
            Clause::Costs(_)
            | Clause::OnlyIf(_)
            | Clause::Aims(_)
            | Clause::AimsAt(_)
            | Clause::AimsIn(_)
            | Clause::SacrificedInstead()
            | Clause::Reacts(_)
            | Clause::DefendedBy(_)
            | Clause::Stores()
            | Clause::GoesTo(_)
            | Clause::Asks(_)
            | Clause::Names(_)
            | Clause::Does(_)
            | Clause::Lasts(..)
            | Clause::LastsOnEach(..)
            | Clause::Haunts(_)
            | Clause::Saves(..) => Moment::Play,
        }
    }
}

/// The entries of all cards, in the order of the pool: made by `build.rs`.
mod table {
    use super::Entry;
    include!(concat!(env!("OUT_DIR"), "/entries.rs"));
}

impl Face {
    /// What it says.
    #[inline]
    pub(crate) const fn entry(self) -> Entry {
        table::ENTRIES[self.0 as usize]
    }

    /// What a piece speaks with: the card itself, or what it left behind.
    #[inline]
    pub(crate) fn spoken(self, ghost: bool) -> Entry {
        static SPOKEN: [[Entry; 2]; table::ENTRIES.len()] = {
            let (mut all, mut at) = ([[&[] as Entry; 2]; table::ENTRIES.len()], 0);
            while at < all.len() {
                let face = Face(at as u16);
                all[at] = [face.entry(), face.lasting()];
                at += 1;
            }
            all
        };
        SPOKEN[usize::from(self.0)][usize::from(ghost)]
    }

    /// What it leaves behind for a while.
    pub(crate) const fn lasting(self) -> Entry {
        let (entry, mut at) = (self.entry(), 0);
        while at < entry.len() {
            match &entry[at] {
                Clause::Lasts(_, clauses) | Clause::LastsOnEach(_, _, clauses) | Clause::Haunts(clauses) => {
                    return clauses;
                }
                Clause::Use(Use { lasts: Some((_, clauses)), .. }) => return clauses,
                _ => at += 1,
            }
        }
        &[]
    }
}

#[cfg(test)]
mod tests;
