//! The whole position: up to four decks and their vine walls, where each card is, and what lies on it. Small and flat;
//! cloned by copying.

mod place;

use crate::clause::TEXTS;
use crate::lasting::Lasting;
use crate::printed::{Abilities, Ability, Face, Phase};
use ::cards::{Awake, Known, Slim, Stacks};
use grid::{Cell, Cells, Field, SPACE};
use kernel::{Audience, Seat, named};
use place::Spot;
use std::hash::{Hash, Hasher};

pub use ::cards::CardId;
pub(crate) use place::Stack;
pub use place::{Pile, Place};

/// SW1-COMP-4: eight rows of six; row 0 is A's back row.
pub(crate) const SINGLE: &Field = &Field::new(8, 6, false);
/// SW1-MULTI-10: two boards side by side, their outer edges joined.
pub(crate) const DOUBLE: &Field = &Field::new(8, 12, true);

/// SW1-DECK-9
pub(crate) const DECK: usize = 34;
/// SW1-VINE-1: as many as any setup grants.
pub(crate) const VINES: usize = 15;
const OWNED: usize = DECK + VINES;
pub(crate) const MOST_ARMIES: usize = 4;
const PILES: usize = MOST_ARMIES * Pile::ALL.len();

pub type Cards = ::cards::Cards<MOST_ARMIES, 1>;
type Each<T> = ::cards::Each<T, MOST_ARMIES, OWNED>;

/// The cards of a deck, vine walls apart.
pub fn deck_of(owner: Seat) -> impl Iterator<Item = CardId> + Clone {
    CardId::deck(owner, DECK as u8)
}

#[inline]
pub(crate) fn is_vine(card: CardId) -> bool {
    usize::from(card.number()) >= DECK
}

pub(crate) fn vines_of(owner: Seat) -> impl Iterator<Item = CardId> + Clone {
    CardId::deck(owner, OWNED as u8).skip(DECK)
}

/// The pile under a unit.
fn pile_under(unit: CardId) -> usize {
    PILES + unit.owner().index() * OWNED + usize::from(unit.number())
}

/// What an ability remembers: whom Tark hides from, or, where Mimic is printed, whom a Mind Witch imitates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    Card(CardId),
    Face(Face),
}

/// Nothing is remembered.
const NO_MARK: u8 = u8::MAX;

/// Where the turn stands; between two steps lies a checkpoint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// SW1-SETUP-4, SW1-SETUP-6: shuffle, and settle who begins where nobody was named.
    Deal {
        first: Option<Seat>,
    },
    /// SW1-TURN-4
    StartOfTurn,
    /// SW1-TURN-5
    Begin(Phase),
    Act(Phase),
    End(Phase),
    /// SW1-TURN-6: between this phase and the next.
    After(Phase),
    /// SW1-TURN-4
    EndOfTurn,
}

named! {
    /// What is remembered of a card for the rest of the turn.
    Flag {
        /// Was activated in the Movement Phase: SW1-MOVE-12.
        Moved = "moved",
        /// Attacked, or did something instead: SW1-ATTACK-3.
        Attacked = "attacked",
        /// Used an ability that it has once per turn.
        Used = "used",
        /// Used its second ability of that sort: Gem Magic has two.
        UsedAgain = "used-again",
        /// Tried to leave a vine wall: SW1-VINE-14.
        Tried = "tried",
        /// Entered or left a vine wall by moving: Vinemancer Ambush.
        Crossed = "crossed",
        /// May neither move nor attack: Stun.
        Stunned = "stunned",
        /// Had no enemy next to it when the turn began: Out of Shadows.
        Lurking = "lurking",
        /// One more attack die: Gem Magic, Vinemancer Animate.
        Edge = "edge",
        /// Attacks at range: Magic Blast, Vinemancer Animate.
        Far = "far",
        /// Was attacked: Shadow Dancer.
        Struck = "struck",
        /// Destroyed a unit: Wither.
        Killed = "killed",
        /// Has no ability: Disruption Field.
        Muted = "muted",
        /// The wall one falls back to at the end of the turn: Fall Back.
        Refuge = "refuge",
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// SW1-END-1, SW1-END-5: all of this team, counted from 0.
    Won(u8),
    /// The last Summoners fell together, or the table's cap on turns was reached (sections 6, 13 and 45).
    Drawn,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub step: Step,
    pub active: Seat,
    pub turn: u16,
    /// After so many turns it is a draw; 0 for never (section 6, 45).
    pub cap: u16,
    /// Players in the sense of the rules: two, or four in two teams.
    pub armies: u8,
    /// Chairs: in a game of three one person plays two armies (SW1-MULTI-3).
    pub seats: u8,
    /// SW1-MULTI-5: teammates show each other their hands.
    pub open_hands: bool,
    /// Eliminated players, a bit for every seat: SW1-MULTI-12.
    pub out: u8,
    pub verdict: Option<Verdict>,

    /// Which abilities and events speak now: those of the units in play and of what lasts, and how often each. It
    /// follows from the rest, and spares looking for what nobody has.
    awake: Awake<TEXTS>,
    pub(crate) faces: Each<Face>,
    spots: Each<Spot>,
    /// Units and ordinary walls by space.
    board: [Slim; SPACE],
    /// Vine walls by space.
    vines: [Slim; SPACE],
    /// The same as sets, for walkers: where a unit or ordinary wall stands, and where a vine wall lies.
    pub(crate) taken: Cells,
    pub(crate) vined: Cells,
    /// Draw, magic and discard piles, and what lies under units.
    piles: Stacks<Slim, { PILES + MOST_ARMIES * OWNED }, MOST_ARMIES, OWNED>,
    sizes: [u8; PILES],
    /// How many events are being carried out: SW1-EVENT-8.
    played: u8,
    pub wounds: Each<u8>,
    /// Spaces moved this turn: Burrow.
    pub paces: Each<u8>,
    /// What an ability remembers: a [`Mark`] in a byte.
    marks: Each<u8>,

    /// The cards on the battlefield by who controls them: SW1-TERM-12.
    pub army: [Cards; MOST_ARMIES],
    pub hand: [Cards; MOST_ARMIES],
    /// What was shown, and since then nowhere it could have been mixed with others; a seat alone knows what it looks at
    /// while an effect is carried out.
    pub known: Known<MOST_ARMIES, 1>,
    /// Units with something under them.
    pub loaded: Cards,
    /// Whose ability is being carried out, for the words of questions; nobody between two steps.
    pub(crate) acting: Option<CardId>,

    // what happened this turn
    pub movers: u8,
    pub attackers: u8,
    /// The starting player's shortened first turn: SW1-SETUP-7.
    pub short: bool,
    /// A bit for every [`Flag`].
    flags: Each<u16>,
    pub lasting: [[u8; Lasting::ALL.len()]; MOST_ARMIES],
}

/// What the rest follows from is enough.
impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let State {
            step, active, turn, cap, armies, seats, open_hands, out, verdict, movers, attackers, short, ..
        } = self;
        (step, active, turn, cap, armies, seats, open_hands, out, verdict, movers, attackers, short).hash(state);
        (self.faces, self.spots, self.piles, self.wounds, self.paces, self.marks, self.flags).hash(state);
        (self.army, self.known, self.lasting).hash(state);
    }
}

impl State {
    /// An empty battlefield.
    pub fn empty(armies: u8, seats: u8) -> State {
        let none = Cards::NONE;
        let mut faces = Each::new(Face(0));
        Seat::all(MOST_ARMIES as u8).flat_map(vines_of).for_each(|vine| faces[vine] = Face::vine());
        State {
            step: Step::Act(Phase::Summon),
            active: Seat(0),
            turn: 1,
            cap: 0,
            armies,
            seats,
            open_hands: false,
            out: 0,
            verdict: None,
            awake: Awake::default(),
            faces,
            spots: Each::new(Spot::NOWHERE),
            board: [Slim::NONE; SPACE],
            vines: [Slim::NONE; SPACE],
            taken: Cells::default(),
            vined: Cells::default(),
            piles: Stacks::default(),
            sizes: [0; PILES],
            played: 0,
            wounds: Each::new(0),
            paces: Each::new(0),
            marks: Each::new(NO_MARK),
            army: [none; MOST_ARMIES],
            hand: [none; MOST_ARMIES],
            known: Known::default(),
            loaded: none,
            acting: None,
            movers: 0,
            attackers: 0,
            short: false,
            flags: Each::new(0),
            lasting: [[0; Lasting::ALL.len()]; MOST_ARMIES],
        }
    }

    /// The abilities and events that speak now.
    #[inline]
    pub(crate) fn awake(&self) -> Abilities {
        self.awake.texts()
    }

    pub(crate) fn wake(&mut self, texts: Abilities) {
        self.awake.wake(texts);
    }

    pub(crate) fn lull(&mut self, texts: Abilities) {
        self.awake.lull(texts);
    }

    /// What a unit brings into play: its own ability, and the one it took on.
    fn brings(&self, card: CardId) -> Abilities {
        self.printed(card).own.and(self.guise(card).printed().own)
    }

    /// A unit remembers something else.
    pub(crate) fn remember(&mut self, card: CardId, mark: Option<Mark>) {
        let is_in_play = self.cell(card).is_some();
        if is_in_play {
            self.lull(self.brings(card));
        }
        self.marks[card] = match mark {
            None => NO_MARK,
            Some(Mark::Face(face)) => face.0,
            Some(Mark::Card(whom)) => Slim::from(whom).byte(),
        };
        if is_in_play {
            self.wake(self.brings(card));
        }
    }

    #[inline]
    pub fn face(&self, card: CardId) -> Face {
        self.faces[card]
    }

    /// What a unit remembers.
    #[inline]
    pub fn mark(&self, card: CardId) -> Option<Mark> {
        match self.marks[card] {
            NO_MARK => None,
            face if self.printed(card).ability == Some(Ability::Mimic) => Some(Mark::Face(Face(face))),
            whom => Slim::of_byte(whom).card().map(Mark::Card),
        }
    }

    #[inline]
    pub fn place(&self, card: CardId) -> Place {
        let is_top = |&top: &CardId| self.under(top).any(|c| c == card);
        self.spots[card].place(card, || self.loaded.iter().find(is_top).expect("it lies under somebody"))
    }

    #[inline]
    pub fn field(&self) -> &'static Field {
        if self.armies > 2 { DOUBLE } else { SINGLE }
    }

    /// The unit or ordinary wall on a space.
    #[inline]
    pub fn on(&self, cell: Cell) -> Option<CardId> {
        self.board[cell.index()].card()
    }

    /// The vine wall on a space.
    #[inline]
    pub fn vine(&self, cell: Cell) -> Option<CardId> {
        self.vines[cell.index()].card()
    }

    /// Whether a space is empty: SW1-TERM-31.
    #[inline]
    pub fn is_empty(&self, cell: Cell) -> bool {
        !self.taken.and(self.vined).has(cell)
    }

    /// SW1-TERM-30: no unit and no ordinary wall, so that a unit may stand there.
    #[inline]
    pub fn has_room(&self, cell: Cell) -> bool {
        !self.taken.has(cell)
    }

    /// The cards on a space: what stands there, and the vine wall below it.
    pub fn cards_on(&self, cell: Cell) -> impl Iterator<Item = CardId> + use<> {
        self.on(cell).into_iter().chain(self.vine(cell))
    }

    /// The space of a card, if it is on the battlefield.
    #[inline]
    pub fn cell(&self, card: CardId) -> Option<Cell> {
        self.spots[card].cell()
    }

    #[inline]
    pub fn is(&self, card: CardId, flag: Flag) -> bool {
        self.flags[card] >> flag as u16 & 1 != 0
    }

    pub fn set(&mut self, card: CardId, flag: Flag) {
        self.flags[card] |= 1 << flag as u16;
    }

    pub(crate) fn unset(&mut self, card: CardId, flag: Flag) {
        self.flags[card] &= !(1 << flag as u16);
    }

    /// Take a card from wherever it is and put it somewhere; on piles it goes on top. Wounds stay on it; see `strip`.
    pub(crate) fn put(&mut self, card: CardId, place: Place) {
        let was_in_play = self.cell(card).is_some();
        self.lift(card);
        self.spots[card] = Spot::of(place);
        match (was_in_play, self.cell(card).is_some()) {
            (false, true) => self.wake(self.brings(card)),
            (true, false) => self.lull(self.brings(card)),
            (false, false) | (true, true) => {}
        }
        match place {
            Place::Hand(seat) => self.hand[seat.index()].insert(card),
            Place::Pile(pile, seat) => {
                self.piles.push(pile.of(seat), card);
                self.sizes[pile.of(seat)] += 1;
            }
            Place::Field(cell) => {
                self.board[cell.index()] = card.into();
                self.taken.add(cell);
            }
            Place::Vine(cell) => {
                self.vines[cell.index()] = card.into();
                self.vined.add(cell);
            }
            Place::Under(top) => {
                // SW1-MAGIC-9 counts from the unit down: what comes under it last lies lowest.
                self.piles.push_under(pile_under(top), card);
                self.loaded.insert(top);
            }
            Place::Played => self.played += 1,
            Place::Nowhere | Place::Supply => {}
        }
        let is_shown = !matches!(place, Place::Hand(_) | Place::Pile(Pile::Draw | Pile::Magic, _) | Place::Nowhere);
        if is_shown {
            self.known.show(card, Audience::ALL);
        }
    }

    /// Take a card away from where it is.
    fn lift(&mut self, card: CardId) {
        match self.place(card) {
            Place::Hand(seat) => self.hand[seat.index()].remove(card),
            Place::Pile(pile, seat) => {
                self.piles.take_out(pile.of(seat), card);
                self.sizes[pile.of(seat)] -= 1;
            }
            Place::Field(cell) => {
                self.board[cell.index()] = Slim::NONE;
                self.taken.remove(cell);
            }
            Place::Vine(cell) => {
                self.vines[cell.index()] = Slim::NONE;
                self.vined.remove(cell);
            }
            Place::Under(top) => {
                self.piles.take_out(pile_under(top), card);
                if self.piles.is_empty(pile_under(top)) {
                    self.loaded.remove(top);
                }
            }
            Place::Played => self.played -= 1,
            Place::Nowhere | Place::Supply => {}
        }
    }

    #[inline]
    pub fn size(&self, pile: Pile, seat: Seat) -> u8 {
        self.sizes[pile.of(seat)]
    }

    #[inline]
    pub fn top(&self, pile: Pile, seat: Seat) -> Option<CardId> {
        self.piles.top(pile.of(seat))
    }

    /// Top card first.
    pub fn pile(&self, pile: Pile, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.piles.iter(pile.of(seat))
    }

    /// Lay a pile out anew, top card first. It must be the same cards.
    pub(crate) fn arrange(&mut self, pile: Pile, seat: Seat, order: &[CardId]) {
        self.piles.arrange(pile.of(seat), order);
    }

    /// The cards under a unit, uppermost first.
    pub fn under(&self, unit: CardId) -> impl Iterator<Item = CardId> + '_ {
        self.piles.iter(pile_under(unit))
    }

    /// SW1-EVENT-8: whether an event's effect is being carried out.
    #[inline]
    pub(crate) fn is_event_in_play(&self) -> bool {
        self.played > 0
    }

    /// SW1-TERM-10: two units change spaces; vine walls stay.
    pub(crate) fn exchange(&mut self, a: CardId, b: CardId) {
        let (Some(from), Some(to)) = (self.cell(a), self.cell(b)) else { return };
        self.spots.swap(a, b);
        self.board.swap(from.index(), to.index());
    }

    /// Everything that is remembered for one turn only.
    pub(crate) fn forget_turn(&mut self) {
        (self.movers, self.attackers, self.short) = (0, 0, false);
        self.flags = Each::new(0);
        self.paces = Each::new(0);
    }

    /// SW1-WOUND-8: a card that leaves the battlefield loses its wounds and every temporary effect.
    pub(crate) fn strip(&mut self, card: CardId) {
        (self.wounds[card], self.paces[card], self.flags[card]) = (0, 0, 0);
        if self.mark(card).is_some() {
            self.remember(card, None);
        }
        self.army.iter_mut().for_each(|set| set.remove(card));
        for other in self.cards().iter() {
            if self.hides_from(other) == Some(card) {
                self.remember(other, None);
            }
        }
    }
}
