//! What cards do, clause by clause: an ability or an event is one entry in its faction's file, a short list of these.
//!
//! A clause that is *read* looks at a position, changes nothing and never asks. It is stored nowhere, so a card that leaves
//! takes it along. A clause that *acts* works on the table and may ask. The first card a clause is given is the one that
//! has it.

use crate::printed::{Abilities, Ability, Effect, Face, Phase, Printed};
use crate::rules::attack::{Attack, Before, Blow};
use crate::rules::damage::{Blame, Fallen};
use crate::rules::dice::Symbols;
use crate::rules::movement::Move;
use crate::rules::triggers::Trigger;
use crate::state::{CardId, Cards, State};
use crate::{Board, Why};
use kernel::{Flow, Seat};

pub(crate) type Entry = &'static [Clause];

/// What may be said of a card in a position.
pub(crate) type Is = fn(&State, CardId) -> bool;
/// What may be said of two: of the one that has the clause, and another.
pub(crate) type Meets = fn(&State, CardId, CardId) -> bool;
/// What a card does.
pub(crate) type Do = fn(&mut Board<'_>, CardId) -> Flow;

/// What clauses of one kind say, one after another: `said!(found, (who, Clause::Kind(what)) if … => …)`.
macro_rules! said {
    ($found:expr, $clause:pat $(if $fits:expr)? => $value:expr) => {
        $found.filter_map(|found| match found {
            $clause $(if $fits)? => Some($value),
            _ => None,
        })
    };
}
pub(crate) use said;

/// What a card does without asking: a price, an end.
pub(crate) type Pay = fn(&mut Board<'_>, CardId);

::cards::clauses! {
    table::ENTRIES;
    // ---- read, of the unit that has it ----
    /// So much more strength, also against a target.
    Strength(fn(&State, CardId, Option<CardId>) -> usize),
    /// So much more life.
    Life(fn(&State, CardId) -> u8),
    /// So many spaces more, or fewer.
    Spaces(fn(&State, CardId) -> i32),
    /// It may move through such objects.
    Passes(Is),
    /// It has a reason to move through such objects: its way is asked for.
    Tramples(Is),
    /// It may run straight over so many empty spaces; after so many in a line it has 1 strength more for the turn.
    Charges(i32, usize),
    /// Though a structure, it moves.
    Walks(),
    /// It does not move.
    Stays(),
    /// Nothing forces it.
    Unforced(),
    /// It attacks over so many spaces.
    Range(u8),
    /// Its attacks are none of the three: SW2-EXTRA-5.
    Uncounted(),
    /// Its line may cross such objects, and special symbols damage each.
    Breathes(Is),
    /// An enemy next to it may aim at such units only.
    DrawsFire(),
    /// What the dice of its attacks do.
    Dice(Layer, fn(&State, &mut Blow)),
    /// What the dice of an attack on it do.
    DiceOnIt(Layer, fn(&State, &mut Blow)),
    /// On such a roll its attack damages it as well.
    Backfires(fn(Symbols) -> bool),
    /// It earns no magic for the units it destroys.
    EarnsNothing(),
    /// Units are summoned next to it.
    Gate(),
    /// It may be summoned next to such a friendly unit as well.
    EntersBeside(Is),
    /// It is summoned onto such a friendly unit, which is destroyed, and nowhere else.
    EntersOnto(Is),
    /// What it does for the common it lies under.
    Under(Entry),
    // ---- read, of others: units in play, and events that last ----
    StrengthOf(fn(&State, CardId, CardId, Option<CardId>) -> usize),
    LifeOf(Meets),
    SpacesOf(fn(&State, CardId, CardId) -> i32),
    EveryDice(Layer, fn(&State, CardId, &mut Blow)),
    /// Such units have an ability.
    Grants(Ability, Meets),
    /// Such units have it while they move.
    Lifts(Ability, Meets),
    /// A unit has abilities of another.
    Shares(fn(&State, CardId, CardId) -> Abilities),
    /// Its target has no ability, does nothing and is aimed at by nothing.
    Freezes(),
    /// Such units are neither forced nor attacked through.
    Guards(Meets),
    /// Lines of attack of a seat pass it.
    LetsThrough(fn(&State, CardId, Seat) -> bool),
    /// Damage that an ability of a seat's unit does to such a unit is 1 more.
    Fans(fn(&State, CardId, Seat, CardId) -> bool),
    /// Such an object goes to its owner's hand instead of being destroyed.
    Saves(Meets),
    /// Units may be summoned next to this card.
    Opens(fn(&State, CardId) -> Option<CardId>),
    /// Such a unit may be summoned next to it.
    OpensFor(fn(&Printed) -> bool),
    /// Its owner may summon in every phase.
    AnyPhase(),
    // ---- acts ----
    /// An enemy unit steps away from it: before anything else.
    StepsAway(fn(&mut Board<'_>, CardId, CardId) -> Flow),
    /// As it attacks.
    Attacks(fn(&mut State, &Attack)),
    /// When such a unit is attacked, so many dice are rolled for it; special symbols weaken the attacker.
    Shields(u8, Meets),
    /// Such a unit's dice may be rolled again, at a price.
    Rerolls(Meets, Pay),
    /// Instead of destroying its target; whether it did.
    InsteadOfKilling(fn(&mut Board<'_>, &Attack) -> Flow<bool>),
    /// Once per turn, in a phase.
    Usable(Phase, Is, Do),
    InsteadOfMoving(Do),
    InsteadOfAttacking(Is, Do),
    /// SW2-ATTACK-19
    BeforeAttack(Is, fn(&mut Board<'_>, CardId) -> Flow<Before>),
    AfterEntering(Meets, Act),
    AfterMove(fn(&State, &Move) -> bool, Act),
    /// After a friendly unit next to it moved.
    AfterNeighbour(Act),
    /// After a structure was moved or forced by a seat.
    AfterShift(fn(CardId, Seat) -> bool, Act),
    /// After its attack; of an event, after anybody's.
    AfterAttack(fn(&State, CardId, &Attack) -> bool, Act),
    /// After an enemy's attack on it, or on another unit of its side.
    AfterStrike(fn(&State, CardId, &Attack) -> bool, Act),
    /// After its own destruction.
    AfterOwnFall(Act),
    /// After a unit was destroyed in its controller's turn; of an event, in anybody's.
    AfterFall(fn(&State, CardId, &Fallen, Blame) -> bool, Act),
    /// After it destroyed a unit.
    AfterKill(Act),
    Begins(Phase, Act),
    Ends(Phase, Act),
    TurnEnds(Act),
    /// When everything at the end of its controller's turn is over.
    Cools(Pay),
    // ---- of events ----
    /// SW2-EVENT-8
    OnlyIf(fn(&State, Seat) -> bool),
    Play(Do),
    /// At the start of its owner's next turn, instead of being discarded: SW2-ACTIVE-3.
    Lapses(Do),
    /// It ends when a target of it leaves.
    FallsWithIt(),
    /// Cards that are chosen for it stay hidden from the others.
    Secretly(),
}

/// The order in which texts change what dice do: SW2-ATTACK-20.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layer {
    Converts,
    Replaces,
    Adds,
    Reduces,
    Caps,
}

impl Layer {
    pub(crate) const AFTER_CONVERSION: [Layer; 4] = [Layer::Replaces, Layer::Adds, Layer::Reduces, Layer::Caps];
}

/// What happens when its moment has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Act {
    pub does: fn(&mut Board<'_>, &Trigger) -> Flow,
    /// Whether it could do anything now, as far as everybody can see: section 6, 31.
    pub can: fn(&State, &Trigger) -> bool,
    /// It changes nothing another could depend on, so it needs no place in an order: it comes first, unasked.
    pub is_quiet: bool,
    /// It happens even though its card has left: SW2-AFTER-6.
    pub outlives: bool,
}

pub(crate) const fn act(does: fn(&mut Board<'_>, &Trigger) -> Flow) -> Act {
    Act { does, can: |_, _| true, is_quiet: false, outlives: false }
}

impl Act {
    pub(crate) const fn when(self, can: fn(&State, &Trigger) -> bool) -> Act {
        Act { can, ..self }
    }

    pub(crate) const fn quietly(self) -> Act {
        Act { is_quiet: true, ..self }
    }

    pub(crate) const fn even_gone(self) -> Act {
        Act { outlives: true, ..self }
    }
}

/// The entries of all abilities and events, in their order: made by `build.rs`.
mod table {
    use super::Entry;
    include!(concat!(env!("OUT_DIR"), "/entries.rs"));
}

pub(crate) const TEXTS: usize = table::ENTRIES.len();

/// Whatever changes which abilities a unit has.
pub(crate) const CHANGING: Abilities =
    listening(Moment::Grants).and(listening(Moment::Shares)).and(listening(Moment::Freezes));

/// The texts that say something of a phase: what is usable in it, and what happens as it begins and ends.
static OF_PHASE: [Abilities; Phase::ALL.len()] = {
    let mut all = [Abilities::NONE; Phase::ALL.len()];
    let mut at = 0;
    while at < CLAUSES {
        let found = &INDEX.0[at];
        if let Clause::Usable(phase, ..) | Clause::Begins(phase, _) | Clause::Ends(phase, _) = found.clause {
            all[*phase as usize] = all[*phase as usize].and(found.text);
        }
        at += 1;
    }
    all
};

#[inline]
pub(crate) fn of_phase(phase: Phase) -> Abilities {
    OF_PHASE[phase as usize]
}

/// What a text brings into play: itself, and the abilities that an event gives.
static BROUGHT: [Abilities; TEXTS] = {
    let mut all = [Abilities::NONE; TEXTS];
    let mut at = 0;
    while at < CLAUSES {
        let found = &INDEX.0[at];
        all[found.place] = all[found.place].and(found.text);
        if let Clause::Grants(ability, _) = found.clause {
            all[found.place] = all[found.place].and(Abilities::at(*ability as usize));
        }
        at += 1;
    }
    all
};

impl Face {
    /// What a card wakes while it is in play.
    pub(crate) fn brings(self, revised: bool) -> Abilities {
        let printed = self.printed();
        let effect = printed.effect.map_or(Abilities::NONE, |effect| BROUGHT[usize::from(effect)]);
        printed.abilities(revised).and(effect)
    }
}

::cards::texts!(Ability, Effect);

impl Why {
    /// What its text says; nothing is said of inaction.
    pub(crate) fn entry(self) -> Entry {
        match self {
            Why::Ability(ability) => table::ENTRIES[ability as usize],
            Why::Effect(effect) => table::ENTRIES[usize::from(effect)],
            Why::Inaction => &[],
        }
    }

    /// Whether the others do not see which cards are chosen for it.
    pub(crate) fn is_secret(self) -> bool {
        of(self, Moment::Secretly).next().is_some()
    }
}

/// The clauses of a moment that these abilities have.
#[inline]
pub(crate) fn each(abilities: Abilities, moment: Moment) -> impl Iterator<Item = (Ability, &'static Clause)> {
    all(abilities, moment).map(|(place, clause)| (Ability::ALL[place], clause))
}

/// The clauses of a moment in one text.
#[inline]
pub(crate) fn of(why: Why, moment: Moment) -> impl Iterator<Item = &'static Clause> {
    why.entry().iter().filter(move |clause| clause.moment() == moment)
}

impl State {
    /// The clauses of a moment that units of a seat have.
    #[inline]
    pub(crate) fn of_units(
        &self,
        seat: Seat,
        moment: Moment,
    ) -> impl Iterator<Item = (CardId, Ability, &'static Clause)> + '_ {
        let army = if any(self.awake(), moment) { self.army(seat) } else { Cards::NONE };
        let says = move |card: CardId| Some((card, self.abilities(card))).filter(|(_, texts)| any(*texts, moment));
        army.iter().filter_map(says).filter(|(card, _)| self.is_unit(*card)).flat_map(move |(unit, abilities)| {
            each(abilities, moment).map(move |(ability, clause)| (unit, ability, clause))
        })
    }

    /// The clauses of a moment that events in the active areas have.
    #[inline]
    pub(crate) fn of_events(&self, moment: Moment) -> impl Iterator<Item = (CardId, Effect, &'static Clause)> + '_ {
        let area = if any(self.awake(), moment) { self.area } else { Cards::NONE };
        let says = move |effect: &Effect| any(Abilities::of(*effect), moment);
        let texts = area.iter().filter_map(move |event| Some((event, self.printed(event).effect.filter(says)?)));
        texts
            .flat_map(move |(event, effect)| of(Why::Effect(effect), moment).map(move |clause| (event, effect, clause)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_does_something_when_it_is_played() {
        assert_eq!(TEXTS, Ability::ALL.len() + Effect::ALL.len());
        for printed in Face::all().map(Face::printed).filter(|p| p.effect.is_some()) {
            let plays = Why::Effect(printed.effect.unwrap()).entry().iter().any(|c| matches!(c, Clause::Play(_)));
            assert!(
                plays || printed.is_active || printed.is_structure(),
                "{} does nothing when it is played",
                printed.id
            );
        }
    }
}
