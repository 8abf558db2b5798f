//! The whole position: 68 cards, where each is, and what lies on it. Small and flat; cloned by copying.

use crate::clause::TEXTS;
use crate::printed::{Abilities, Face, Phase};
use ::cards::{Awake, Known, Pile, Slim};
use grid::{Cell, Cells, Field, SPACE};
use kernel::{Audience, Seat, named};
use std::hash::{Hash, Hasher};

/// Eight rows of six; row 0 is South's back row.
pub(crate) const FIELD: &Field = &Field::new(8, 6, false);

pub(crate) const SOUTH: Seat = Seat(0);
pub(crate) const NORTH: Seat = Seat(1);

/// SW2-DECK-1
pub(crate) const DECK: usize = 34;

pub use ::cards::CardId;
pub type Cards = ::cards::Cards<2, 1>;
type Each<T> = ::cards::Each<T, 2, DECK>;

/// The cards of a deck.
pub(crate) fn deck(owner: Seat) -> impl Iterator<Item = CardId> + Clone {
    CardId::deck(owner, DECK as u8)
}

pub(crate) fn all_cards() -> impl Iterator<Item = CardId> + Clone {
    deck(SOUTH).chain(deck(NORTH))
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    Nowhere,
    Hand,
    Draw,
    Discard,
    /// The active area: SW2-ACTIVE-1.
    Active,
    Field(Cell),
    /// Under another card: SW2-TUCK-1.
    Under(Slim),
    /// An event that is being resolved.
    Played,
}

/// Where the turn stands; between two steps lies a checkpoint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// SW2-SETUP-6; Chance may choose who begins (SW2-SETUP-7).
    Deal {
        any_first: bool,
    },
    /// SW2-TURN-4
    StartOfTurn,
    /// SW2-TURN-5
    Begin(Phase),
    Act(Phase),
    /// SW2-TURN-6
    End(Phase),
    /// In the Draw phase, once the cards are drawn: Renewed Hope lets summon even then.
    Drawn,
    /// SW2-TURN-7
    EndOfTurn,
}

named! {
    /// What is remembered of a card for the rest of the turn.
    Flag {
        /// Control goes back at the end of the turn: SW2-CONTROL-5.
        Borrowed = "borrowed",
        Moved = "moved",
        Attacked = "attacked",
        /// Was attacked: Guarded.
        Struck = "struck",
        /// Destroyed a unit: Feed the Eater.
        Killed = "killed",
        /// Once per turn: Momentum; Swift Shot; everything else (SW2-TIMING-6).
        Momentum = "momentum",
        Swift = "swift",
        Used = "used",
        /// Strength until the end of the turn: Charge.
        Edge = "edge",
    }
}

/// Abilities a unit has until the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lent {
    pub card: CardId,
    pub abilities: Abilities,
}

/// No more units than this borrow abilities in one turn: five Mind Witches, two Chants of Power, and room.
pub(crate) const MOST_LENT: usize = 10;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub step: Step,
    /// SW2-KEYWORD-1
    pub active: Seat,
    pub turn: u16,
    pub magic: [u8; 2],
    /// Whether the later card texts are used where they are known.
    pub revised: bool,
    pub winner: Option<Seat>,

    /// The texts that anybody in play has; see `clause.rs`.
    awake: Awake<TEXTS>,
    pub(crate) faces: Each<Face>,
    places: Each<Place>,
    board: [Slim; SPACE],
    /// The same as a set, for walkers.
    pub(crate) taken: Cells,
    draw: [Pile<DECK>; 2],
    pub damage: Each<u8>,
    pub boost: Each<u8>,
    /// A unit on its way over an occupied space, and that space: on the board it stands where it last had room.
    pub passing: Option<(CardId, Cell)>,
    /// Whose ability is being carried out, for the words of questions; nobody between two steps.
    pub(crate) acting: Option<CardId>,
    /// What is being forced, for the words of the question.
    pub(crate) forced: Option<CardId>,
    /// Cards an active event remembers: SW2-ACTIVE-8.
    pub marks: Each<[Slim; 2]>,

    pub field: Cards,
    pub hand: Cards,
    pub discard: Cards,
    pub area: Cards,
    /// Cards with something under them, and those that lie there.
    pub tucked: Cards,
    beneath: Cards,
    /// Controlled by the opponent of their owner: SW2-CONTROL-4.
    pub turned: Cards,
    /// Shown to everybody at some time: the opponent remembers them wherever they are.
    pub known: Known<2, 1>,

    // what happened this turn
    pub movers: u8,
    pub attackers: u8,
    pub attacked_enemy: bool,
    /// A bit for every [`Flag`].
    flags: Each<u16>,
    pub lent: [Option<Lent>; MOST_LENT],
}

/// What the rest follows from is enough.
impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let State { step, active, turn, magic, revised, winner, passing, movers, attackers, attacked_enemy, .. } = self;
        (step, active, turn, magic, revised, winner, passing, movers, attackers, attacked_enemy).hash(state);
        (self.faces, self.places, self.draw, self.damage, self.boost, self.marks, self.flags).hash(state);
        (self.turned, self.known, self.lent).hash(state);
    }
}

impl State {
    /// An empty battlefield.
    pub fn empty() -> State {
        State {
            step: Step::Act(Phase::Summon),
            active: SOUTH,
            turn: 1,
            magic: [0; 2],
            revised: false,
            winner: None,
            awake: Awake::default(),
            faces: Each::new(Face(0)),
            places: Each::new(Place::Nowhere),
            board: [Slim::NONE; SPACE],
            taken: Cells::NONE,
            draw: Default::default(),
            damage: Each::new(0),
            boost: Each::new(0),
            passing: None,
            acting: None,
            forced: None,
            marks: Each::new([Slim::NONE; 2]),
            field: Cards::default(),
            hand: Cards::default(),
            discard: Cards::default(),
            area: Cards::default(),
            tucked: Cards::default(),
            beneath: Cards::default(),
            turned: Cards::default(),
            known: Known::default(),
            movers: 0,
            attackers: 0,
            attacked_enemy: false,
            flags: Each::new(0),
            lent: [None; MOST_LENT],
        }
    }

    pub fn face(&self, card: CardId) -> Face {
        self.faces[card]
    }

    pub fn place(&self, card: CardId) -> Place {
        self.places[card]
    }

    /// The object on a space: SW2-DIST-12.
    #[inline]
    pub fn on(&self, cell: Cell) -> Option<CardId> {
        self.board[cell.index()].card()
    }

    #[inline]
    pub fn is_empty(&self, cell: Cell) -> bool {
        !self.taken.has(cell)
    }

    /// The space of an object, if it is on the battlefield.
    #[inline]
    pub fn cell(&self, card: CardId) -> Option<Cell> {
        match self.place(card) {
            Place::Field(cell) => Some(cell),
            _ => None,
        }
    }

    /// Where an object is at this moment, be it over another that it passes.
    pub(crate) fn stands(&self, card: CardId) -> Option<Cell> {
        let cell = self.cell(card)?;
        Some(self.passing.filter(|(c, _)| *c == card).map_or(cell, |(_, over)| over))
    }

    #[inline]
    pub fn flagged(&self, card: CardId, flag: Flag) -> bool {
        self.flags[card] >> flag as u16 & 1 != 0
    }

    pub(crate) fn set(&mut self, card: CardId, flag: Flag) {
        self.flags[card] |= 1 << flag as u16;
    }

    /// What an active event remembers first.
    #[inline]
    pub fn mark(&self, event: CardId) -> Option<CardId> {
        self.marks[event][0].card()
    }

    /// Take a card from wherever it is and put it somewhere. Tokens stay on it; see `leave_field`.
    pub(crate) fn put(&mut self, card: CardId, place: Place) {
        let is_in_play = |place| matches!(place, Place::Field(_) | Place::Active);
        match (is_in_play(self.place(card)), is_in_play(place)) {
            (false, true) => self.awake.wake(self.face(card).brings(self.revised)),
            (true, false) => self.awake.lull(self.face(card).brings(self.revised)),
            (false, false) | (true, true) => {}
        }
        match self.place(card) {
            Place::Hand => self.hand.remove(card),
            Place::Discard => self.discard.remove(card),
            Place::Active => self.area.remove(card),
            Place::Field(cell) => {
                self.board[cell.index()] = Slim::NONE;
                self.taken.remove(cell);
                self.field.remove(card);
            }
            Place::Draw => {
                self.draw[card.owner().index()].remove(card);
            }
            Place::Under(_) => self.beneath.remove(card),
            Place::Nowhere | Place::Played => {}
        }
        let left = self.place(card);
        self.places[card] = place;
        if let Place::Under(top) = left
            && let Some(top) = top.card()
            && self.under(top).next().is_none()
        {
            self.tucked.remove(top);
        }
        match place {
            Place::Hand => self.hand.insert(card),
            Place::Discard => self.discard.insert(card),
            Place::Active => self.area.insert(card),
            Place::Field(cell) => {
                debug_assert!(self.is_empty(cell), "SW2-DIST-12: one object a space");
                self.board[cell.index()] = card.into();
                self.taken.add(cell);
                self.field.insert(card);
            }
            Place::Draw => self.draw[card.owner().index()].push(card),
            Place::Under(top) => {
                self.beneath.insert(card);
                top.card().into_iter().for_each(|top| self.tucked.insert(top));
            }
            Place::Nowhere | Place::Played => {}
        }
        if matches!(place, Place::Active | Place::Field(_) | Place::Under(_) | Place::Played) {
            self.known.show(card, Audience::ALL);
        }
    }

    /// Swap two objects: SW2-SWAP-1.
    pub(crate) fn exchange(&mut self, a: CardId, b: CardId) {
        let (Some(from), Some(to)) = (self.cell(a), self.cell(b)) else { return };
        self.places.swap(a, b);
        self.board.swap(from.index(), to.index());
    }

    /// The draw pile, top card last.
    pub fn draw_pile(&self, seat: Seat) -> &[CardId] {
        self.draw[seat.index()].as_slice()
    }

    pub(crate) fn draw_pile_mut(&mut self, seat: Seat) -> &mut [CardId] {
        self.draw[seat.index()].as_mut_slice()
    }

    /// Cards lying under one, lowest id first.
    pub fn under(&self, top: CardId) -> impl Iterator<Item = CardId> + '_ {
        self.beneath.iter().filter(move |&c| self.place(c) == Place::Under(top.into()))
    }

    /// Everything that is remembered for one turn only.
    pub(crate) fn forget_turn(&mut self) {
        (self.movers, self.attackers, self.attacked_enemy) = (0, 0, false);
        self.flags = Each::new(0);
        self.take_back(|_| true);
    }

    /// A new object has no tokens and no memory: SW2-DISCARD-3.
    pub(crate) fn make_new(&mut self, card: CardId) {
        (self.damage[card], self.boost[card], self.flags[card]) = (0, 0, 0);
        self.marks[card] = [Slim::NONE; 2];
        self.turned.remove(card);
        self.take_back(|lent| lent.card == card);
    }

    /// Borrowed abilities go.
    fn take_back(&mut self, goes: impl Fn(Lent) -> bool) {
        if self.lent[0].is_none() {
            return;
        }
        for lent in &mut self.lent {
            if let Some(gone) = lent.take_if(|lent| goes(*lent)) {
                self.awake.lull(gone.abilities);
            }
        }
        self.lent.sort_by_key(Option::is_none); // the first free one ends the list
    }

    pub(crate) fn lend(&mut self, card: CardId, abilities: Abilities) {
        // What a unit has already it does not have twice, and one line of the notation says all of it.
        if let Some(lent) = self.lent.iter_mut().flatten().find(|lent| lent.card == card) {
            self.awake.wake(abilities.without(lent.abilities));
            lent.abilities = lent.abilities.and(abilities);
        } else if let Some(free) = self.lent.iter_mut().find(|lent| lent.is_none()) {
            *free = Some(Lent { card, abilities });
            self.awake.wake(abilities);
        }
    }

    /// The texts that anybody in play has.
    #[inline]
    pub(crate) fn awake(&self) -> Abilities {
        self.awake.texts()
    }
}
