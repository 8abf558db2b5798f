//! What listens to what: of every face, worked out by the compiler; of all that lies on the table, kept as cards come and go.

use crate::clause::{Clause, Entry, Event, Moment, Rule, Whom};
use crate::printed::{CARDS, Face, Kind, Traits, sort};
use crate::rules::timing::Times;
use crate::state::{At, Piece, PieceId, State};

use super::places::Places;

/// What a piece with some entry listens to and gives, in one place.
#[derive(Clone, Copy)]
struct Gist {
    /// One bit a moment, and above them those below.
    moments: u32,
    events: u32,
    /// Which numbers of the rules it changes.
    numbers: u32,
    /// When its effects may be used.
    uses: Times,
    /// Traits it may give to somebody by its clauses.
    grants: Traits,
    /// And by lying on him: they are printed on it. A warrior's are its own.
    lends: Traits,
    /// Traits that are printed on it.
    printed: Traits,
}

/// A vehicle, or a warrior that counts as one.
const DRIVES: u32 = 1 << 28;
/// Its controller may do something in a window that needs no card: DT-AFFIL-6, DT-COMMANDER-4.
const RANKS: u32 = 1 << 29;
/// DT-ACTION-11
const LEADS: u32 = 1 << 30;
/// Of several equal ones one speaks: DT-SPECIAL-2, DT-SPECIAL-3.
const ALONE: u32 = 1 << 31;

const MOMENTS: usize = Moment::Play as usize + 1;

const _: () = assert!(MOMENTS as u32 <= DRIVES.trailing_zeros() && (Event::Changed as u32) < 32);

/// The traits that clauses give.
const fn given(entry: Entry) -> Traits {
    let (mut all, mut at) = (Traits::NONE, 0);
    while at < entry.len() {
        match &entry[at] {
            Clause::Grants(gift) => all = all.and(gift.what),
            Clause::Worn(clauses) => all = all.and(given(clauses)),
            _ => {}
        }
        at += 1;
    }
    all
}

const fn gist(entry: Entry) -> Gist {
    let mut gist = Gist {
        moments: 0,
        events: 0,
        numbers: 0,
        uses: Times::NONE,
        grants: given(entry),
        lends: Traits::NONE,
        printed: Traits::NONE,
    };
    let mut at = 0;
    while at < entry.len() {
        gist.moments |= 1 << entry[at].moment() as u32;
        if let Some(event) = entry[at].answers() {
            gist.events |= 1 << event as u32;
        }
        match &entry[at] {
            Clause::Number(rule, _) => gist.numbers |= 1 << *rule as u32,
            Clause::Use(what) => gist.uses = gist.uses.and(Times::of_use(what)),
            _ => {}
        }
        at += 1;
    }
    gist
}

/// A sergeant that is assigned a unit: one whose bonus is for a kind that its text names has none.
const fn leads_a_unit(face: Face) -> bool {
    let (entry, mut at) = (face.entry(), 0);
    while at < entry.len() {
        if let Clause::Rating(change) = &entry[at]
            && let Whom::Unit = change.to
        {
            return CARDS[face.0 as usize].sorts.any(sort::SERGEANT);
        }
        at += 1;
    }
    false
}

/// Of every face: the card itself, and what it leaves behind.
static GISTS: [[Gist; 2]; CARDS.len()] = {
    let mut gists = [[gist(&[]); 2]; CARDS.len()];
    let mut at = 0;
    while at < gists.len() {
        let (face, printed) = (Face(at as u16), &CARDS[at]);
        let (mut card, mut ghost) = (gist(face.entry()), gist(face.lasting()));
        (card.printed, ghost.printed) = (printed.traits, printed.traits);
        if !matches!(printed.kind, Kind::Warrior) {
            card.lends = printed.traits;
        }
        if printed.sorts.any(sort::DOOMTROOPER_OR_LEGION) || leads_a_unit(face) {
            card.moments |= RANKS;
        }
        if printed.sorts.any(sort::VEHICLE.and(sort::AIRSHIP).and(sort::SUBMARINE)) {
            (card.moments, ghost.moments) = (card.moments | DRIVES, ghost.moments | DRIVES);
        }
        if printed.sorts.any(sort::CORPORATE_LEADER) {
            card.moments |= LEADS;
        }
        if printed.sorts.any(sort::PROPHECY) {
            card.moments |= ALONE;
        }
        if printed.sorts.any(sort::RITUAL) {
            ghost.moments |= ALONE;
        }
        gists[at] = [card, ghost];
        at += 1;
    }
    gists
};

/// What every face is, close together: nothing is asked more often.
static KINDS: [Kind; CARDS.len()] = {
    let (mut kinds, mut at) = ([Kind::Warrior; CARDS.len()], 0);
    while at < kinds.len() {
        kinds[at] = CARDS[at].kind;
        at += 1;
    }
    kinds
};

impl Face {
    #[inline]
    pub fn kind(self) -> Kind {
        KINDS[usize::from(self.0)]
    }

    /// Whether it has a clause of a moment.
    #[inline]
    pub(crate) fn listens(self, moment: Moment) -> bool {
        GISTS[usize::from(self.0)][0].moments >> moment as u32 & 1 != 0
    }

    /// A sergeant that is assigned a unit.
    pub(crate) fn leads_a_unit(self) -> bool {
        leads_a_unit(self)
    }
}

impl Piece {
    #[inline]
    fn gist(&self) -> &'static Gist {
        &GISTS[usize::from(self.face.0)][usize::from(self.is_ghost())]
    }

    /// Whether one of the clauses it speaks with is of a moment.
    #[inline]
    pub(crate) fn listens(&self, moment: Moment) -> bool {
        self.gist().moments >> moment as u32 & 1 != 0
    }

    /// Whether it answers that something happened.
    #[inline]
    pub(crate) fn hears(&self, event: Event) -> bool {
        self.gist().events >> event as u32 & 1 != 0
    }

    /// Whether one of its effects may be used at one of these times.
    #[inline]
    pub(crate) fn is_used_at(&self, times: Times) -> bool {
        !self.is_ghost() && self.gist().uses.any(times)
    }

    /// Whether its clauses may give somebody one of these.
    #[inline]
    pub(crate) fn grants(&self, traits: Traits) -> bool {
        self.gist().grants.any(traits)
    }

    /// Whether one of these is its bearer's because it is printed on it.
    #[inline]
    pub(crate) fn lends(&self, traits: Traits) -> bool {
        self.gist().lends.any(traits)
    }

    /// Of several equal ones one speaks.
    #[inline]
    pub(crate) fn speaks_alone(&self) -> bool {
        self.gist().moments & ALONE != 0
    }

    #[inline]
    pub(crate) fn has_rank(&self) -> bool {
        self.gist().moments & RANKS != 0
    }
}

/// What anything on the table listens to, and which traits anybody may have. It follows from the pieces.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Awake {
    moments: u32,
    events: u32,
    numbers: u32,
    uses: Times,
    grants: Traits,
    lends: Traits,
    has: Traits,
    /// Where what listens to each moment lies.
    listeners: [Places; MOMENTS],
    /// Where what may give a trait lies, by its clauses or by lying on somebody.
    givers: Places,
    lenders: Places,
    warriors: Places,
    /// Where cards lie that lie on others.
    attached: Places,
    /// Where those lie that may do something in a window that needs no card.
    ranks: Places,
}

impl Awake {
    #[inline]
    pub(crate) fn any(&self, moment: Moment) -> bool {
        self.moments >> moment as u32 & 1 != 0
    }

    /// Whether anything answers that something happened.
    #[inline]
    pub(crate) fn hears(&self, event: Event) -> bool {
        self.events >> event as u32 & 1 != 0
    }

    /// Whether anything makes a number of the rules another one.
    #[inline]
    pub(crate) fn changes(&self, rule: Rule) -> bool {
        self.numbers >> rule as u32 & 1 != 0
    }

    /// Whether anything may give somebody one of these.
    #[inline]
    pub(crate) fn gives(&self, traits: Traits) -> bool {
        self.grants.any(traits) || self.lends.any(traits)
    }

    #[inline]
    pub(crate) fn grants(&self, traits: Traits) -> bool {
        self.grants.any(traits)
    }

    #[inline]
    pub(crate) fn lends(&self, traits: Traits) -> bool {
        self.lends.any(traits)
    }

    /// Whether anybody may have one of these at all.
    #[inline]
    pub(crate) fn has(&self, traits: Traits) -> bool {
        self.has.any(traits)
    }

    /// Whether an effect of anything may be used at one of these times.
    #[inline]
    pub(crate) fn is_used_at(&self, times: Times) -> bool {
        self.uses.any(times)
    }

    #[inline]
    pub(crate) fn has_vehicles(&self) -> bool {
        self.moments & DRIVES != 0
    }

    #[inline]
    pub(crate) fn has_leaders(&self) -> bool {
        self.moments & LEADS != 0
    }

    #[inline]
    pub(crate) fn listeners(&self, moment: Moment) -> Places {
        self.listeners[moment as usize]
    }

    #[inline]
    pub(crate) fn givers(&self) -> Places {
        self.givers
    }

    #[inline]
    pub(crate) fn lenders(&self) -> Places {
        self.lenders
    }

    #[inline]
    pub(crate) fn warriors(&self) -> Places {
        self.warriors
    }

    #[inline]
    pub(crate) fn attached(&self) -> Places {
        self.attached
    }

    #[inline]
    pub(crate) fn ranks(&self) -> Places {
        self.ranks
    }

    /// What lies there lies on something from now on.
    pub(crate) fn attach(&mut self, id: PieceId) {
        self.attached.add(id);
    }

    /// Something came to the table.
    pub(crate) fn wake(&mut self, id: PieceId, piece: &Piece) {
        let gist = piece.gist();
        self.moments |= gist.moments;
        self.events |= gist.events;
        self.numbers |= gist.numbers;
        self.uses = self.uses.and(gist.uses);
        self.grants = self.grants.and(gist.grants);
        self.lends = self.lends.and(gist.lends);
        self.has = self.has.and(gist.grants).and(gist.printed);
        let heard = (0..MOMENTS).filter(|moment| gist.moments >> moment & 1 != 0);
        heard.for_each(|moment| self.listeners[moment].add(id));
        if gist.grants != Traits::NONE {
            self.givers.add(id);
        }
        if gist.lends != Traits::NONE {
            self.lenders.add(id);
        }
        if piece.is_warrior() {
            self.warriors.add(id);
        }
        if matches!(piece.at, At::On(_)) {
            self.attached.add(id);
        }
        if piece.has_rank() {
            self.ranks.add(id);
        }
    }
}

impl State {
    /// Something left the table: what listens follows from what still lies there.
    pub(crate) fn listen(&mut self) {
        let mut awake = Awake::default();
        self.table().for_each(|(id, piece)| awake.wake(id, piece));
        self.awake = awake;
    }

    /// The same where cards have got other faces.
    pub(crate) fn reawaken(&mut self) {
        for piece in &mut self.pieces {
            piece.face = piece.card.map_or(piece.face, |card| self.faces[card]);
        }
        self.listen();
    }
}
