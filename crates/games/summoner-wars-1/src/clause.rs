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

/// The kinds of clauses, and the moments at which they are looked for.
macro_rules! clauses {
    ($($(#[$doc:meta])* $kind:ident($($what:ty),*),)* | $($(#[$also:meta])* $moment:ident,)*) => {
        pub(crate) enum Clause {
            $($(#[$doc])* $kind($($what),*),)*
            /// A number of the rules is another one for a player.
            Limit(Moment, fn(&State, Seat, u8) -> u8),
            /// The unit may use it at a moment, on terms.
            Usable(Terms, Is, Act),
        }

        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Moment { $($kind,)* $($(#[$also])* $moment,)* }

        const MOMENTS: usize = [$(Moment::$kind,)* $(Moment::$moment,)*].len();

        impl Clause {
            const fn moment(&self) -> Moment {
                match self {
                    $(Clause::$kind(..) => Moment::$kind,)*
                    Clause::Limit(moment, _) => *moment,
                    Clause::Usable(terms, ..) => terms.at,
                }
            }
        }
    };
}

clauses! {
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
    EveryStep(fn(&mut Board<'_>, &Walk, Cell) -> Flow<bool>),
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
    |
    // ---- when something may be used ----
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
    // ---- numbers of the rules ----
    Movers,
    Attackers,
    /// Magic Points for an ability.
    Price,
    /// Magic Points for an event.
    EventPrice,
    /// Spaces, whatever else is said of them.
    MostSpaces,
    Range,
    /// Magic Points a player may spend.
    Purse,
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
        self.once.is_none_or(|flag| !state.is(card, flag))
            && (self.price == 0 || state.can_pay(state.controller(card), state.price(self.price)))
    }

    pub(crate) fn meet(&self, t: &mut Board<'_>, card: CardId) {
        self.once.into_iter().for_each(|flag| t.state.set(card, flag));
        let (seat, price) = (t.state.controller(card), t.state.price(self.price));
        crate::rules::magic::pay(t, seat, price);
    }
}

/// The entries of all abilities and events, in their order: made by `build.rs`.
mod table {
    use super::Entry;
    include!(concat!(env!("OUT_DIR"), "/entries.rs"));
}

pub(crate) const TEXTS: usize = table::ENTRIES.len();
static ENTRIES: [Entry; TEXTS] = table::ENTRIES;

/// What follows from the table, worked out once and for all.
struct Index {
    /// What listens to a moment at all: most moments concern nobody.
    listeners: [Abilities; MOMENTS],
    /// What an effect wakes while it lasts: whatever it comes from, and what that grants.
    woken: [Abilities; Lasting::ALL.len()],
    ends: [Ends; Lasting::ALL.len()],
}

static INDEX: Index = {
    let mut index = Index {
        listeners: [Abilities::NONE; MOMENTS],
        woken: [Abilities::NONE; Lasting::ALL.len()],
        ends: [Ends::WithTheTurn; Lasting::ALL.len()],
    };
    let mut text = 0;
    while text < TEXTS {
        let mut i = 0;
        while i < table::ENTRIES[text].len() {
            let clause = &table::ENTRIES[text][i];
            let listeners = &mut index.listeners[clause.moment() as usize];
            *listeners = listeners.and(Abilities::at(text));
            match clause {
                Clause::Lasts(what, ends) => {
                    index.woken[*what as usize] = index.woken[*what as usize].and(Abilities::at(text));
                    index.ends[*what as usize] = *ends;
                }
                Clause::Grants(what, ability, ..) => {
                    index.woken[*what as usize] = index.woken[*what as usize].and(Abilities::of(*ability));
                }
                _ => {}
            }
            i += 1;
        }
        text += 1;
    }
    index
};

impl Lasting {
    pub(crate) fn wakes(self) -> Abilities {
        INDEX.woken[self as usize]
    }

    pub(crate) fn ends(self) -> Ends {
        INDEX.ends[self as usize]
    }
}

impl Why {
    /// Its place in the table.
    pub(crate) const fn index(self) -> usize {
        match self {
            Why::Ability(ability) => ability as usize,
            Why::Effect(effect) => Ability::ALL.len() + effect as usize,
        }
    }

    pub(crate) fn at(index: usize) -> Why {
        match Ability::ALL.get(index) {
            Some(&ability) => Why::Ability(ability),
            None => Why::Effect(Effect::ALL[index - Ability::ALL.len()]),
        }
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
            Why::Effect(effect) => Some(effect.name()),
        }
    }

    pub(crate) fn entry(self) -> Entry {
        ENTRIES[self.index()]
    }
}

/// Whether any of these listens to a moment.
#[inline]
pub(crate) fn any(texts: Abilities, moment: Moment) -> bool {
    texts.any(INDEX.listeners[moment as usize])
}

/// The clauses of a moment that these have.
#[inline]
pub(crate) fn all(texts: Abilities, moment: Moment) -> impl Iterator<Item = (Why, &'static Clause)> {
    texts.both(INDEX.listeners[moment as usize]).iter().flat_map(move |why| {
        why.entry().iter().filter(move |clause| clause.moment() == moment).map(move |clause| (why, clause))
    })
}

/// `each!(texts, AfterMoving(can, act))`: the clauses of a kind that these have, each with what it comes from.
macro_rules! each {
    ($texts:expr, $kind:ident($($part:ident),+)) => {
        $crate::clause::all($texts, $crate::clause::Moment::$kind).filter_map(|(why, clause)| match clause {
            $crate::clause::Clause::$kind($($part),+) => Some((why, ($(*$part),+))),
            _ => None,
        })
    };
}
pub(crate) use each;

#[cfg(test)]
mod tests {
    use super::*;

    /// A name that the table lacks does not compile; here the rest.
    #[test]
    fn every_card_is_defined_exactly_once() {
        let addresses: std::collections::BTreeSet<_> = ENTRIES.iter().map(|entry| entry.as_ptr() as usize).collect();
        assert_eq!(addresses.len(), Ability::ALL.len() + Effect::ALL.len(), "two names share an entry");
        assert!(ENTRIES.iter().all(|entry| !entry.is_empty()), "a card does nothing");
        for effect in Effect::ALL.into_iter().map(Why::Effect) {
            let acts = |c: &Clause| matches!(c, Clause::Play(_) | Clause::Lasts(..) | Clause::AnswersFall(..));
            assert!(effect.entry().iter().any(acts), "{effect:?} does nothing when it is played");
        }
        assert!((0..TEXTS).all(|index| Why::at(index).index() == index));
    }
}
