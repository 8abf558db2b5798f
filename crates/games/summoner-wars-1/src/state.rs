//! The whole position: up to four decks and their vine walls, where each card is, and what lies on it. Small and flat;
//! cloned by copying.

use crate::clause::TEXTS;
use crate::lasting::Lasting;
use crate::printed::{Abilities, Face, Phase};
use crate::stacks::{NONE, Pile};
use grid::{Cell, Cells, Field, SPACE};
use kernel::Seat;

/// SW1-COMP-4: eight rows of six; row 0 is A's back row.
pub(crate) const SINGLE: Field = Field { rows: 8, columns: 6, joined: false };
/// SW1-MULTI-10: two boards side by side, their outer edges joined.
pub(crate) const DOUBLE: Field = Field { rows: 8, columns: 12, joined: true };

/// SW1-DECK-9
pub(crate) const DECK: usize = 34;
/// SW1-VINE-1: as many as any setup grants.
pub(crate) const VINES: usize = 15;
const OWNED: usize = DECK + VINES;
pub(crate) const MOST_ARMIES: usize = 4;
pub(crate) const CARDS: usize = MOST_ARMIES * OWNED;

/// This physical card: its owner in the upper bits, its number below. The owner never changes; SW1-MAGIC-8 needs it
/// only after the game, and for vine walls.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub(crate) u8);

impl CardId {
    pub const fn new(owner: Seat, number: u8) -> CardId {
        CardId(owner.0 << 6 | number)
    }

    #[inline]
    pub const fn index(self) -> usize {
        (self.0 >> 6) as usize * OWNED + (self.0 & 63) as usize
    }

    pub const fn owner(self) -> Seat {
        Seat(self.0 >> 6)
    }

    /// The cards of a deck, vine walls apart.
    pub fn of_deck(owner: Seat) -> impl Iterator<Item = CardId> + Clone {
        (0..DECK as u8).map(move |number| CardId::new(owner, number))
    }

    pub fn vines(owner: Seat) -> impl Iterator<Item = CardId> + Clone {
        (DECK as u8..OWNED as u8).map(move |number| CardId::new(owner, number))
    }
}

/// A set of cards: a word for each owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards([u64; MOST_ARMIES]);

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
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        let (a, b) = (self.0, other.0);
        Cards([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// Lowest owner first, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut words = self.0;
        let mut owner = 0;
        std::iter::from_fn(move || {
            while owner < MOST_ARMIES {
                let word = &mut words[owner];
                if *word != 0 {
                    let number = word.trailing_zeros() as u8;
                    *word &= *word - 1;
                    return Some(CardId::new(Seat(owner as u8), number));
                }
                owner += 1;
            }
            None
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
    /// No part of this game, or out of it: SW1-MULTI-12.
    Nowhere,
    Hand(Seat),
    Pile(Pile, Seat),
    /// A unit or an ordinary wall.
    Field(Cell),
    /// A vine wall, perhaps with a unit on it: SW1-VINE-6.
    Vine(Cell),
    /// A vine wall beside the board: SW1-VINE-1.
    Supply,
    /// Under a unit: SW1-TERM-22.
    Under(CardId),
    /// An event that is being carried out: SW1-EVENT-8.
    Played,
}

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

/// What is remembered of a card for the rest of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flag {
    /// Was activated in the Movement Phase: SW1-MOVE-12.
    Moved,
    /// Attacked, or did something instead: SW1-ATTACK-3.
    Attacked,
    /// Used an ability that it has once per turn.
    Used,
    /// Used its second ability of that sort: Gem Magic has two.
    UsedAgain,
    /// Tried to leave a vine wall: SW1-VINE-14.
    Tried,
    /// Entered or left a vine wall by moving: Vinemancer Ambush.
    Crossed,
    /// May neither move nor attack: Stun.
    Stunned,
    /// Had no enemy next to it when the turn began: Out of Shadows.
    Lurking,
    /// One more attack die: Gem Magic, Vinemancer Animate.
    Edge,
    /// Attacks at range: Magic Blast, Vinemancer Animate.
    Far,
    /// Was attacked: Shadow Dancer.
    Struck,
    /// Destroyed a unit: Wither.
    Killed,
    /// Has no ability: Disruption Field.
    Muted,
    /// The wall one falls back to at the end of the turn: Fall Back.
    Refuge,
}

impl Flag {
    pub const ALL: [Flag; 14] = [
        Flag::Moved,
        Flag::Attacked,
        Flag::Used,
        Flag::UsedAgain,
        Flag::Tried,
        Flag::Crossed,
        Flag::Stunned,
        Flag::Lurking,
        Flag::Edge,
        Flag::Far,
        Flag::Struck,
        Flag::Killed,
        Flag::Muted,
        Flag::Refuge,
    ];

    pub fn key(self) -> &'static str {
        [
            "moved",
            "attacked",
            "used",
            "used-again",
            "tried",
            "crossed",
            "stunned",
            "lurking",
            "edge",
            "far",
            "struck",
            "killed",
            "muted",
            "refuge",
        ][self as usize]
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

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
    pub(crate) awake: Abilities,
    voices: [u8; TEXTS],
    pub(crate) faces: [Face; CARDS],
    places: [Place; CARDS],
    /// Units and ordinary walls by space.
    board: [u8; SPACE],
    /// Vine walls by space.
    vines: [u8; SPACE],
    /// The same as sets, for walkers: where a unit or ordinary wall stands, and where a vine wall lies.
    pub(crate) taken: Cells,
    pub(crate) vined: Cells,
    /// The card under each card of a pile, and under a unit's cards.
    pub(crate) below: [u8; CARDS],
    pub(crate) tops: [[u8; Pile::ALL.len()]; MOST_ARMIES],
    pub(crate) sizes: [[u8; Pile::ALL.len()]; MOST_ARMIES],
    /// The uppermost card under each unit.
    pub(crate) under: [u8; CARDS],
    pub wounds: [u8; CARDS],
    /// Spaces moved this turn: Burrow.
    pub paces: [u8; CARDS],
    /// What an ability remembers: a card (Conceal) or a face (Mimic).
    pub mark: [u8; CARDS],

    /// The cards on the battlefield by who controls them: SW1-TERM-12.
    pub army: [Cards; MOST_ARMIES],
    pub hand: [Cards; MOST_ARMIES],
    /// Shown to everybody at some time, and since then nowhere it could have been mixed with others.
    pub seen: Cards,
    /// Cards one seat alone looks at, while an effect is carried out.
    pub looked: Cards,
    pub looker: Seat,
    /// Units with something under them.
    pub loaded: Cards,

    // what happened this turn
    pub movers: u8,
    pub attackers: u8,
    /// The starting player's shortened first turn: SW1-SETUP-7.
    pub short: bool,
    pub flags: [Cards; Flag::ALL.len()],
    pub lasting: [[u8; Lasting::ALL.len()]; MOST_ARMIES],
}

impl State {
    /// An empty battlefield.
    pub fn empty(armies: u8, seats: u8) -> State {
        let none = Cards::default();
        let mut faces = [Face(0); CARDS];
        for owner in 0..MOST_ARMIES as u8 {
            CardId::vines(Seat(owner)).for_each(|vine| faces[vine.index()] = Face::vine());
        }
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
            awake: Abilities::NONE,
            voices: [0; TEXTS],
            faces,
            places: [Place::Nowhere; CARDS],
            board: [NONE; SPACE],
            vines: [NONE; SPACE],
            taken: Cells::default(),
            vined: Cells::default(),
            below: [NONE; CARDS],
            tops: [[NONE; Pile::ALL.len()]; MOST_ARMIES],
            sizes: [[0; Pile::ALL.len()]; MOST_ARMIES],
            under: [NONE; CARDS],
            wounds: [0; CARDS],
            paces: [0; CARDS],
            mark: [NONE; CARDS],
            army: [none; MOST_ARMIES],
            hand: [none; MOST_ARMIES],
            seen: none,
            looked: none,
            looker: Seat(0),
            loaded: none,
            movers: 0,
            attackers: 0,
            short: false,
            flags: [none; Flag::ALL.len()],
            lasting: [[0; Lasting::ALL.len()]; MOST_ARMIES],
        }
    }

    /// These have one voice more.
    pub(crate) fn wake(&mut self, texts: Abilities) {
        for why in texts.iter() {
            self.voices[why.index()] += 1;
        }
        self.awake = self.awake.and(texts);
    }

    /// These have one voice less.
    pub(crate) fn lull(&mut self, texts: Abilities) {
        for why in texts.iter() {
            let voices = &mut self.voices[why.index()];
            *voices -= 1;
            if *voices == 0 {
                self.awake = self.awake.without(Abilities::at(why.index()));
            }
        }
    }

    /// What a unit brings into play: its own ability, and the one it took on.
    fn brings(&self, card: CardId) -> Abilities {
        let of = |face: Face| face.printed().ability.map_or(Abilities::NONE, Abilities::of);
        of(self.face(card)).and(of(self.guise(card)))
    }

    /// A unit remembers something else.
    pub(crate) fn remember(&mut self, card: CardId, mark: u8) {
        let is_in_play = self.cell(card).is_some();
        if is_in_play {
            self.lull(self.brings(card));
        }
        self.mark[card.index()] = mark;
        if is_in_play {
            self.wake(self.brings(card));
        }
    }

    #[inline]
    pub fn face(&self, card: CardId) -> Face {
        self.faces[card.index()]
    }

    #[inline]
    pub fn place(&self, card: CardId) -> Place {
        self.places[card.index()]
    }

    pub fn field(&self) -> Field {
        if self.armies > 2 { DOUBLE } else { SINGLE }
    }

    /// The unit or ordinary wall on a space.
    #[inline]
    pub fn on(&self, cell: Cell) -> Option<CardId> {
        card(self.board[cell.index()])
    }

    /// The vine wall on a space.
    #[inline]
    pub fn vine(&self, cell: Cell) -> Option<CardId> {
        card(self.vines[cell.index()])
    }

    /// SW1-TERM-31: neither unit nor wall of any type.
    #[inline]
    pub fn is_empty(&self, cell: Cell) -> bool {
        self.board[cell.index()] == NONE && self.vines[cell.index()] == NONE
    }

    /// SW1-TERM-30: no unit and no ordinary wall, so that a unit may stand there.
    #[inline]
    pub fn has_room(&self, cell: Cell) -> bool {
        self.board[cell.index()] == NONE
    }

    /// The cards on a space: what stands there, and the vine wall below it.
    pub fn cards_on(&self, cell: Cell) -> impl Iterator<Item = CardId> + use<> {
        self.on(cell).into_iter().chain(self.vine(cell))
    }

    /// The space of a card, if it is on the battlefield.
    #[inline]
    pub fn cell(&self, card: CardId) -> Option<Cell> {
        match self.place(card) {
            Place::Field(cell) | Place::Vine(cell) => Some(cell),
            _ => None,
        }
    }

    #[inline]
    pub fn is(&self, card: CardId, flag: Flag) -> bool {
        self.flags[flag as usize].has(card)
    }

    pub fn set(&mut self, card: CardId, flag: Flag) {
        self.flags[flag as usize].insert(card);
    }

    /// Take a card from wherever it is and put it somewhere; on piles it goes on top. Wounds stay on it; see `strip`.
    pub(crate) fn put(&mut self, card: CardId, place: Place) {
        let was_in_play = self.cell(card).is_some();
        self.lift(card);
        self.places[card.index()] = place;
        match (was_in_play, self.cell(card).is_some()) {
            (false, true) => self.wake(self.brings(card)),
            (true, false) => self.lull(self.brings(card)),
            (false, false) | (true, true) => {}
        }
        match place {
            Place::Hand(seat) => self.hand[seat.index()].insert(card),
            Place::Pile(pile, seat) => self.push(pile, seat, card),
            Place::Field(cell) => {
                self.board[cell.index()] = card.0;
                self.taken.add(cell);
            }
            Place::Vine(cell) => {
                self.vines[cell.index()] = card.0;
                self.vined.add(cell);
            }
            Place::Under(top) => self.slide_under(top, card),
            Place::Nowhere | Place::Supply | Place::Played => {}
        }
        let is_shown = !matches!(place, Place::Hand(_) | Place::Pile(Pile::Draw | Pile::Magic, _) | Place::Nowhere);
        if is_shown {
            self.seen.insert(card);
        }
    }

    /// Take a card away from where it is.
    fn lift(&mut self, card: CardId) {
        match self.place(card) {
            Place::Hand(seat) => self.hand[seat.index()].remove(card),
            Place::Pile(pile, seat) => self.pick_out(pile, seat, card),
            Place::Field(cell) => {
                self.board[cell.index()] = NONE;
                self.taken.remove(cell);
            }
            Place::Vine(cell) => {
                self.vines[cell.index()] = NONE;
                self.vined.remove(cell);
            }
            Place::Under(top) => self.slide_out(top, card),
            Place::Nowhere | Place::Supply | Place::Played => {}
        }
    }

    /// SW1-TERM-10: two units change spaces; vine walls stay.
    pub(crate) fn exchange(&mut self, a: CardId, b: CardId) {
        let (Some(from), Some(to)) = (self.cell(a), self.cell(b)) else { return };
        self.places.swap(a.index(), b.index());
        (self.board[from.index()], self.board[to.index()]) = (b.0, a.0);
    }

    /// Everything that is remembered for one turn only.
    pub(crate) fn forget_turn(&mut self) {
        (self.movers, self.attackers, self.short) = (0, 0, false);
        self.flags = [Cards::default(); Flag::ALL.len()];
        self.paces = [0; CARDS];
    }

    /// SW1-WOUND-8: a card that leaves the battlefield loses its wounds and every temporary effect.
    pub(crate) fn strip(&mut self, card: CardId) {
        (self.wounds[card.index()], self.paces[card.index()]) = (0, 0);
        if self.mark[card.index()] != NONE {
            self.remember(card, NONE);
        }
        self.flags.iter_mut().for_each(|set| set.remove(card));
        self.army.iter_mut().for_each(|set| set.remove(card));
        for other in self.cards().iter() {
            if self.hides_from(other) == Some(card) {
                self.remember(other, NONE);
            }
        }
    }
}

#[inline]
pub(crate) const fn card(byte: u8) -> Option<CardId> {
    if byte == NONE { None } else { Some(CardId(byte)) }
}
