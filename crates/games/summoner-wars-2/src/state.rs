//! The whole position: 68 cards, where each is, and what lies on it. Small and flat; cloned by copying.

use crate::ability::Abilities;
use crate::printed::{Face, Phase};
use grid::{Cell, Field, SPACE};
use kernel::Seat;

/// Eight rows of six; row 0 is South's back row.
pub(crate) const FIELD: Field = Field { rows: 8, columns: 6, joined: false };

pub(crate) const SOUTH: Seat = Seat(0);
pub(crate) const NORTH: Seat = Seat(1);

/// SW2-DECK-1
pub(crate) const DECK: usize = 34;
pub(crate) const CARDS: usize = 2 * DECK;

/// This physical card: its owner in the upper bits, its number in the deck below. The owner never changes:
/// SW2-CONTROL-1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(u8);

impl CardId {
    pub const fn new(owner: Seat, number: u8) -> CardId {
        CardId(owner.0 << 6 | number)
    }

    pub const fn index(self) -> usize {
        (self.0 >> 6) as usize * DECK + (self.0 & 63) as usize
    }

    pub const fn owner(self) -> Seat {
        Seat(self.0 >> 6)
    }

    /// The cards of a deck.
    pub fn of(owner: Seat) -> impl Iterator<Item = CardId> + Clone {
        (0..DECK as u8).map(move |number| CardId::new(owner, number))
    }

    pub fn all() -> impl Iterator<Item = CardId> + Clone {
        CardId::of(SOUTH).chain(CardId::of(NORTH))
    }
}

/// A set of cards: a word for each deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards([u64; 2]);

impl Cards {
    #[inline]
    pub const fn has(self, card: CardId) -> bool {
        self.0[(card.0 >> 6) as usize] >> (card.0 & 63) & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0[usize::from(card.0 >> 6)] |= 1 << (card.0 & 63);
    }

    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0[usize::from(card.0 >> 6)] &= !(1 << (card.0 & 63));
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    #[must_use]
    pub const fn both(self, other: Cards) -> Cards {
        Cards([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    #[must_use]
    pub const fn without(self, other: Cards) -> Cards {
        Cards([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// Those that belong to a seat's deck.
    #[must_use]
    pub const fn of(self, owner: Seat) -> Cards {
        if owner.0 == 0 { Cards([self.0[0], 0]) } else { Cards([0, self.0[1]]) }
    }

    /// South's first, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let [mut south, mut north] = self.0;
        std::iter::from_fn(move || {
            if south != 0 {
                let number = south.trailing_zeros() as u8;
                south &= south - 1;
                Some(CardId::new(SOUTH, number))
            } else if north != 0 {
                let number = north.trailing_zeros() as u8;
                north &= north - 1;
                Some(CardId::new(NORTH, number))
            } else {
                None
            }
        })
    }
}

impl FromIterator<CardId> for Cards {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Cards::default();
        cards.into_iter().for_each(|c| set.insert(c));
        set
    }
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
    Under(CardId),
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

/// Abilities a unit has until the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lent {
    pub card: CardId,
    pub abilities: Abilities,
}

/// No more units than this borrow abilities in one turn: five Mind Witches, two Chants of Power, and room.
pub(crate) const MOST_LENT: usize = 10;

const EMPTY: u8 = u8::MAX;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub step: Step,
    /// SW2-KEYWORD-1
    pub active: Seat,
    pub turn: u16,
    pub magic: [u8; 2],
    /// Whether the later card texts are used where they are known.
    pub revised: bool,
    pub winner: Option<Seat>,

    pub(crate) faces: [Face; CARDS],
    places: [Place; CARDS],
    board: [u8; SPACE],
    draw: [[CardId; DECK]; 2],
    draw_len: [u8; 2],
    pub damage: [u8; CARDS],
    pub boost: [u8; CARDS],
    /// A unit on its way over an occupied space, and that space: on the board it stands where it last had room.
    pub passing: Option<(CardId, Cell)>,
    /// Cards an active event remembers: SW2-ACTIVE-8.
    pub marks: [[Option<CardId>; 2]; CARDS],

    pub field: Cards,
    pub hand: Cards,
    pub discard: Cards,
    pub area: Cards,
    /// Cards with something under them.
    pub tucked: Cards,
    /// Controlled by the opponent of their owner: SW2-CONTROL-4.
    pub turned: Cards,
    /// Control goes back at the end of the turn: SW2-CONTROL-5.
    pub borrowed: Cards,
    /// Shown to everybody at some time: the opponent remembers them wherever they are.
    pub seen: Cards,

    // what happened this turn
    pub movers: u8,
    pub attackers: u8,
    pub attacked_enemy: bool,
    pub moved: Cards,
    pub attacked: Cards,
    /// Was attacked: Guarded.
    pub struck: Cards,
    /// Destroyed a unit: Feed the Eater.
    pub killed: Cards,
    /// Once per turn: Momentum; Swift Shot; everything else (SW2-TIMING-6).
    pub used_momentum: Cards,
    pub used_swift: Cards,
    pub used: Cards,
    /// Strength until the end of the turn: Charge.
    pub edge: Cards,
    pub lent: [Option<Lent>; MOST_LENT],
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
            faces: [Face(0); CARDS],
            places: [Place::Nowhere; CARDS],
            board: [EMPTY; SPACE],
            draw: [[CardId::new(SOUTH, 0); DECK]; 2],
            draw_len: [0; 2],
            damage: [0; CARDS],
            boost: [0; CARDS],
            passing: None,
            marks: [[None; 2]; CARDS],
            field: Cards::default(),
            hand: Cards::default(),
            discard: Cards::default(),
            area: Cards::default(),
            tucked: Cards::default(),
            turned: Cards::default(),
            borrowed: Cards::default(),
            seen: Cards::default(),
            movers: 0,
            attackers: 0,
            attacked_enemy: false,
            moved: Cards::default(),
            attacked: Cards::default(),
            struck: Cards::default(),
            killed: Cards::default(),
            used_momentum: Cards::default(),
            used_swift: Cards::default(),
            used: Cards::default(),
            edge: Cards::default(),
            lent: [None; MOST_LENT],
        }
    }

    pub fn face(&self, card: CardId) -> Face {
        self.faces[card.index()]
    }

    pub fn place(&self, card: CardId) -> Place {
        self.places[card.index()]
    }

    /// The object on a space: SW2-DIST-12.
    #[inline]
    pub fn on(&self, cell: Cell) -> Option<CardId> {
        let card = self.board[cell.index()];
        (card != EMPTY).then_some(CardId(card))
    }

    #[inline]
    pub fn is_empty(&self, cell: Cell) -> bool {
        self.board[cell.index()] == EMPTY
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

    /// Take a card from wherever it is and put it somewhere. Tokens stay on it; see `leave_field`.
    pub(crate) fn put(&mut self, card: CardId, place: Place) {
        match self.place(card) {
            Place::Hand => self.hand.remove(card),
            Place::Discard => self.discard.remove(card),
            Place::Active => self.area.remove(card),
            Place::Field(cell) => {
                self.board[cell.index()] = EMPTY;
                self.field.remove(card);
            }
            Place::Draw => self.take_from_draw(card),
            Place::Nowhere | Place::Under(_) | Place::Played => {}
        }
        let left = self.place(card);
        self.places[card.index()] = place;
        if let Place::Under(top) = left
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
                self.board[cell.index()] = card.0;
                self.field.insert(card);
            }
            Place::Draw => {
                let seat = card.owner().index();
                self.draw[seat][usize::from(self.draw_len[seat])] = card;
                self.draw_len[seat] += 1;
            }
            Place::Under(top) => self.tucked.insert(top),
            Place::Nowhere | Place::Played => {}
        }
        if matches!(place, Place::Active | Place::Field(_) | Place::Under(_) | Place::Played) {
            self.seen.insert(card);
        }
    }

    /// Swap two objects: SW2-SWAP-1.
    pub(crate) fn exchange(&mut self, a: CardId, b: CardId) {
        let (Some(from), Some(to)) = (self.cell(a), self.cell(b)) else { return };
        self.places.swap(a.index(), b.index());
        (self.board[from.index()], self.board[to.index()]) = (b.0, a.0);
    }

    fn take_from_draw(&mut self, card: CardId) {
        let seat = card.owner().index();
        let len = usize::from(self.draw_len[seat]);
        if let Some(at) = self.draw[seat][..len].iter().position(|&c| c == card) {
            self.draw[seat].copy_within(at + 1..len, at);
            self.draw_len[seat] -= 1;
        }
    }

    /// The draw pile, top card last.
    pub fn draw_pile(&self, seat: Seat) -> &[CardId] {
        &self.draw[seat.index()][..usize::from(self.draw_len[seat.index()])]
    }

    pub(crate) fn draw_pile_mut(&mut self, seat: Seat) -> &mut [CardId] {
        let len = usize::from(self.draw_len[seat.index()]);
        &mut self.draw[seat.index()][..len]
    }

    /// Cards lying under one, lowest id first.
    pub fn under(&self, top: CardId) -> impl Iterator<Item = CardId> + '_ {
        CardId::all().filter(move |&c| self.place(c) == Place::Under(top))
    }

    /// Everything that is remembered for one turn only.
    pub(crate) fn forget_turn(&mut self) {
        let none = Cards::default();
        (self.movers, self.attackers, self.attacked_enemy) = (0, 0, false);
        (self.moved, self.attacked, self.struck, self.killed) = (none, none, none, none);
        (self.used_momentum, self.used_swift, self.used, self.edge) = (none, none, none, none);
        self.lent = [None; MOST_LENT];
    }

    /// A new object has no tokens and no memory: SW2-DISCARD-3.
    pub(crate) fn make_new(&mut self, card: CardId) {
        self.damage[card.index()] = 0;
        self.boost[card.index()] = 0;
        self.marks[card.index()] = [None; 2];
        for set in [
            &mut self.moved,
            &mut self.attacked,
            &mut self.struck,
            &mut self.killed,
            &mut self.used_momentum,
            &mut self.used_swift,
            &mut self.used,
            &mut self.edge,
            &mut self.turned,
            &mut self.borrowed,
        ] {
            set.remove(card);
        }
        if self.lent.iter().flatten().any(|l| l.card == card) {
            self.lent.iter_mut().filter(|l| l.is_some_and(|l| l.card == card)).for_each(|l| *l = None);
            self.lent.sort_by_key(Option::is_none); // the first free one ends the list
        }
    }

    pub(crate) fn lend(&mut self, card: CardId, abilities: Abilities) {
        if let Some(free) = self.lent.iter_mut().find(|l| l.is_none()) {
            *free = Some(Lent { card, abilities });
        }
    }
}
