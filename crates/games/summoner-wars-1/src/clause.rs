//! What cards do, clause by clause: an ability or an event is one entry in its faction's file, a short list of these.
//!
//! A clause that is *read* looks at a position, changes nothing and never asks. It is stored nowhere, so a card that leaves
//! takes it along. A clause that *acts* works on the table and may ask.

use crate::event::Dice;
use crate::lasting::{Ends, Lasting};
use crate::printed::{Abilities, Ability, Effect, Face, Printed};
use crate::query::Blow;
use crate::rules::attack::{Aim, Attack};
use crate::rules::triggers::Trigger;
use crate::rules::walking::{Limits, Passes, Walk};
use crate::rules::wounds::{Blame, Fallen, Fate};
use crate::state::{CardId, Flag, State};
use crate::{Board, Why};
use grid::{Cell, Cells};
use kernel::{Flow, Rule, Seat};

pub(crate) type Entry = &'static [Clause];

/// What may be said of a unit in a position.
pub(crate) type Is = fn(&State, CardId) -> bool;
/// What a unit does.
pub(crate) type Act = fn(&mut Board<'_>, CardId) -> Flow;
/// Whether an effect whose moment has come could do anything now, and what it does.
pub(crate) type Can = fn(&State, &Trigger) -> bool;
pub(crate) type Do = fn(&mut Board<'_>, &Trigger) -> Flow;

/// A number of the rules that is another one for a player.
pub(crate) type Number = fn(&State, Seat, u8) -> u8;

::cards::clauses! {
    table::ENTRIES;
    // ---- read, of the unit that has it ----
    /// So many dice more for its attacks, or fewer.
    Attack(fn(&State, &Blow) -> i32),
    /// It attacks at range.
    Ranged(Is),
    /// So many spaces more in the Movement Phase.
    Spaces(fn(&State, CardId) -> u8),
    /// It may run straight over so many empty spaces instead.
    Runs(u8),
    /// It may walk through others.
    Passes(Passes, fn(Limits) -> bool),
    /// At its goal, with so many spaces left and these units passed, it has a reason to go on and come back.
    GoesOn(fn(&State, &Walk, Cell, u8, &[CardId]) -> bool),
    /// It has a reason to leave its space and come back to it.
    ComesBack(fn(&State, &Walk) -> bool),
    /// It may not leave a space next to an enemy unit.
    Clings(),
    /// It leaves vine walls without a roll: SW1-VINE-31.
    FreeOfVines(Is),
    /// Only dice from so many on wound it, if the attacker is of a sort.
    HitOn(u8, fn(&State, CardId, CardId) -> bool),
    /// No attack gives it more wounds than so many.
    WoundsAtMost(u8, Is),
    /// Who takes the wounds of an attack on it as well.
    Links(fn(&State, CardId) -> Option<CardId>),
    /// Where it may be summoned besides.
    ComesTo(fn(&State, Seat) -> Cells),
    // ---- read, of everybody: from the cards in play and from what lasts ----
    EveryAttack(fn(&State, &Blow) -> i32),
    EveryMove(fn(&State, CardId) -> u8),
    /// A unit may walk through others.
    LetsPass(Passes, Is),
    /// A card may not be attacked from so far.
    ForbidsAttack(fn(&State, &Aim, CardId, u8) -> Result<(), Rule>),
    /// A unit may not be activated.
    ForbidsMove(fn(&State, CardId) -> Result<(), Rule>),
    /// It matters which way a walker takes.
    MindsTheWay(fn(&State, &Walk, Cell) -> bool),
    /// While it lasts, units have an ability, perhaps in place of another.
    Grants(Lasting, Ability, Option<Ability>, fn(&Printed, Abilities) -> bool),
    // ---- acts ----
    /// As every turn starts, enemy units within so many spaces lose their ability for it: before everything else.
    Mutes(u8),
    /// As every turn starts: SW1-RULING-31.
    TurnStarts(fn(&mut State)),
    /// Units are stunned by it, and by nothing else: SW1-RULING-32.
    Stuns(),
    /// What it remembered ends with the turn.
    Forgets(fn(&mut State)),
    /// Instead of moving, which uses up its activation: SW1-ABIL-11.
    InsteadOfMoving(Is, Act),
    /// As it is summoned to a space.
    Summoned(fn(&mut Board<'_>, Cell)),
    AfterSummoning(Can, Do),
    /// Before a step in the Movement Phase, after so many.
    BeforeStep(fn(&mut Board<'_>, CardId, u8)),
    /// After a step of anybody to a space; whether the walker is still there.
    EveryStep(fn(&State, &Walk, Cell) -> bool, fn(&mut Board<'_>, &Walk, Cell) -> Flow<bool>),
    /// Once it stands, having passed others.
    AfterPassing(fn(&mut Board<'_>, CardId, &[CardId]) -> Flow),
    AfterMoving(Can, Do),
    /// After any roll of a player.
    EveryRoll(fn(&mut Board<'_>, Seat, &mut Dice) -> Flow),
    /// After the roll of an attack on it.
    Struck(fn(&mut Board<'_>, CardId, &mut Dice) -> Flow),
    /// Instead of taking wounds.
    InsteadOfWounds(fn(&mut Board<'_>, CardId) -> Flow<bool>),
    /// Instead of destroying a card that has so many wounds of it.
    InsteadOfKilling(fn(&mut Board<'_>, CardId, u8, Blame) -> Flow<bool>),
    /// Where a unit goes that it destroyed.
    Keeps(fn(&mut Board<'_>, CardId, CardId) -> Flow<Option<Fate>>),
    /// Where a card goes that anybody destroyed.
    EveryFate(fn(&State, CardId, Blame) -> Option<Fate>),
    /// After its attack, judged as that attack was.
    AfterAttack(fn(&State, &Attack) -> bool, Can, Do),
    /// After an attack on it.
    AfterStrike(fn(&State, &Attack) -> bool, Can, Do),
    /// After something fell, judged for who has it while everything still stands.
    AfterFall(fn(&State, CardId, &Fallen) -> bool, Can, Do),
    // ---- of events ----
    /// SW1-EVENT-4
    OnlyIf(fn(&State, Seat) -> bool),
    Play(fn(&mut Board<'_>) -> Flow),
    /// From the hand, after something fell.
    AnswersFall(fn(&State, &Fallen) -> bool, Can, Do),
    /// At the end of the turn, for each of these cards.
    Waits(fn(&State) -> crate::Cards, Act),
    /// What it leaves behind, and until when; an event that does nothing else leaves it with its player.
    Lasts(Lasting, Ends),
    /// Cards that are chosen for it stay hidden from the others.
    Secretly(),
    // ---- numbers of the rules ----
    Movers(Number),
    Attackers(Number),
    /// Magic Points for an ability.
    Price(Number),
    /// Magic Points for an event.
    EventPrice(Number),
    /// Spaces, whatever else is said of them.
    MostSpaces(Number),
    Range(Number),
    /// Magic Points a player may spend.
    Purse(Number),
    ;
    /// The unit may use it at a moment, on terms.
    Usable(Terms, Is, Act) at {
        /// SW1-TERM-26
        AnyTime,
        MoveBegins,
        MoveIsOver,
        AttackBegins,
        AttackEnds,
        TurnEnds,
        /// By a unit that may attack, which then still may.
        BeforeAttack,
        /// By a unit that may attack: SW1-ABIL-5.
        InsteadOfAttack,
    }
}

/// On what terms an ability is used.
#[derive(Clone, Copy)]
pub(crate) struct Terms {
    pub at: Moment,
    /// What says that it was used this turn.
    once: Option<Flag>,
    price: u8,
    /// It is not a matter of choice.
    pub is_due: bool,
    /// Nothing on the board matters to it, so nothing used at any time makes room for it.
    pub is_aloof: bool,
}

pub(crate) const fn at(at: Moment) -> Terms {
    Terms { at, once: None, price: 0, is_due: false, is_aloof: false }
}

impl Terms {
    pub(crate) const fn once(self) -> Terms {
        self.once_by(Flag::Used)
    }

    pub(crate) const fn once_by(self, flag: Flag) -> Terms {
        Terms { once: Some(flag), ..self }
    }

    pub(crate) const fn price(self, price: u8) -> Terms {
        Terms { price, ..self }
    }

    pub(crate) const fn due(self) -> Terms {
        Terms { is_due: true, ..self }
    }

    pub(crate) const fn aloof(self) -> Terms {
        Terms { is_aloof: true, ..self }
    }

    /// Whether a unit can meet them.
    pub(crate) fn allow(&self, state: &State, card: CardId) -> bool {
        self.once.is_none_or(|flag| !state.is(card, flag)) && state.can_pay(state.controller(card), self.costs(state))
    }

    /// Magic Points, as it is now.
    pub(crate) fn costs(&self, state: &State) -> u8 {
        if self.price == 0 { 0 } else { state.price(self.price) }
    }

    pub(crate) fn meet(&self, t: &mut Board<'_>, card: CardId) {
        self.once.into_iter().for_each(|flag| t.state.set(card, flag));
        let (seat, price) = (t.state.controller(card), self.costs(&t.state));
        crate::rules::magic::pay(t, seat, price);
    }
}

/// The entries of all abilities and events, in their order: made by `build.rs`.
mod table {
    use super::Entry;
    include!(concat!(env!("OUT_DIR"), "/entries.rs"));
}

pub(crate) const TEXTS: usize = table::ENTRIES.len();

/// What an effect wakes while it lasts: whatever it comes from, and what that grants. And when it ends.
static LASTING: [(Abilities, Ends); Lasting::ALL.len()] = {
    let mut all = [(Abilities::NONE, Ends::WithTheTurn); Lasting::ALL.len()];
    let mut at = 0;
    while at < CLAUSES {
        let found = &INDEX.0[at];
        match found.clause {
            Clause::Lasts(what, ends) => all[*what as usize] = (all[*what as usize].0.and(found.text), *ends),
            Clause::Grants(what, ability, ..) => {
                all[*what as usize].0 = all[*what as usize].0.and(Abilities::at(*ability as usize));
            }
            _ => {}
        }
        at += 1;
    }
    all
};

impl Lasting {
    pub(crate) fn wakes(self) -> Abilities {
        LASTING[self as usize].0
    }

    pub(crate) fn ends(self) -> Ends {
        LASTING[self as usize].1
    }
}

impl Clause {
    /// How it changes a number of the rules.
    pub(crate) fn number(&self) -> Option<Number> {
        use Clause::{Attackers, EventPrice, MostSpaces, Movers, Price, Purse, Range};
        match self {
            Movers(change) | Attackers(change) | Price(change) | EventPrice(change) | MostSpaces(change)
            | Range(change) | Purse(change) => Some(*change),
            _ => None,
        }
    }
}

::cards::texts!(Ability, Effect);

impl From<Why> for usize {
    fn from(why: Why) -> usize {
        match why {
            Why::Ability(ability) => ability.into(),
            Why::Effect(effect) => effect.into(),
        }
    }
}

impl Why {
    /// What stands at a place of the table.
    #[inline]
    pub(crate) fn at(place: usize) -> Why {
        match Ability::ALL.get(place) {
            Some(&ability) => Why::Ability(ability),
            None => Why::Effect(Effect::ALL[place - Ability::ALL.len()]),
        }
    }

    /// Those of a set, in the order of the table.
    pub(crate) fn all_of(texts: Abilities) -> impl Iterator<Item = Why> {
        texts.iter().map(Why::at)
    }

    pub(crate) fn ability(self) -> Option<Ability> {
        match self {
            Why::Ability(ability) => Some(ability),
            Why::Effect(_) => None,
        }
    }

    /// The card that says so: the event itself, or the first on which the ability is printed.
    pub(crate) fn card(self) -> Option<&'static str> {
        match self {
            Why::Ability(ability) => Face::all().find(|f| f.printed().ability == Some(ability)).map(Face::id),
            Why::Effect(effect) => Some(effect.key()),
        }
    }

    pub(crate) fn entry(self) -> Entry {
        table::ENTRIES[usize::from(self)]
    }
}

/// `each!(texts, AfterMoving(can, act))`: the clauses of a kind that these have, each with what it comes from.
/// `each!(state, card => AfterMoving(can, act))`: those that a unit has now.
macro_rules! each {
    ($state:expr, $card:expr => $kind:ident($($part:ident),*)) => {
        $crate::clause::each!($state.abilities_at($card, $crate::clause::Moment::$kind), $kind($($part),*))
    };
    ($texts:expr, $kind:ident($($part:ident),+)) => {
        $crate::clause::all($texts, $crate::clause::Moment::$kind).filter_map(|(place, clause)| match clause {
            $crate::clause::Clause::$kind($($part),+) => Some(($crate::Why::at(place), ($(*$part),+))),
            _ => None,
        })
    };
}
pub(crate) use each;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_does_something_when_it_is_played() {
        for effect in Effect::ALL.into_iter().map(Why::Effect) {
            let acts = |c: &Clause| matches!(c, Clause::Play(_) | Clause::Lasts(..) | Clause::AnswersFall(..));
            assert!(effect.entry().iter().any(acts), "{effect:?} does nothing when it is played");
        }
        assert!((0..TEXTS).all(|index| usize::from(Why::at(index)) == index));
    }
}
