//! A player: hero, town, army, cards.

use super::Cards;
use crate::cards::{self, Clause, clauses};
use crate::printed::{Building, Face, Faction, Hero, Kind, Tile, UNITS_OF_A_FACTION, Unit};
use crate::tables::{self, Resource, TOP_OF_TRACK};
use ::cards::Pile;
use grid::hex::Hex;
use kernel::named;

named! {
    /// H3-TOWN-1
    Token {
        Build = "build",
        Population = "population",
        SpellBook = "spell_book",
    }
}

named! {
    /// What a player can do once a turn.
    Use {
        Blacksmith = "blacksmith",
        PortalOfSummoning = "portal_of_summoning",
        ManaVortex = "mana_vortex",
        NecromancyAmplifier = "necromancy_amplifier",
        CoverOfDarkness = "cover_of_darkness",
        Rogues = "rogues",
        SwiftWeasel = "swift_weasel",
        /// It is the turn whose first spell has been cast.
        GrimWarlock = "grim_warlock",
        /// Not for a turn, for as long as the proclamation lasts.
        CrazyWizard = "crazy_wizard",
        /// H3-MARKET-3
        Swap = "swap",
        /// Luck has rolled a treasure die, or a resource die, again.
        LuckyTreasure = "lucky_treasure",
        LuckyResource = "lucky_resource",
    }
}

/// A hero on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Walker {
    pub here: bool,
    pub at: Hex,
    /// Where it came from, to retreat to: H3-COMBAT-6.
    pub from: Hex,
    pub mp: u8,
    /// Angel Wings: in this turn it crosses fields as it likes.
    pub winged: bool,
    /// It has not stopped where it is: H3-AMB-14.
    pub hovers: bool,
    /// Somebody stands where it is, so it goes on: H3-AMB-13, H3-LOC-21.
    pub passes: bool,
}

/// A card whose effect lasts for the turn: H3-DECK-9. It is in no pile until then.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Ongoing {
    pub card: Face,
    pub which: u8,
}

pub(crate) const MOST_ONGOING: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Player {
    pub hero: Hero,
    /// By [`Resource`].
    pub wealth: [u16; 3],
    /// The tokens on their active side, a bit each.
    pub tokens: u8,
    pub(crate) buildings: u16,
    /// The round in which the Mage Guild was built: H3-TOWN-15.
    pub guild: u8,
    /// H3-MORALE-1: 1, 0 or -1.
    pub morale: i8,
    /// H3-MORALE-5: the hand is discarded at the end of the turn.
    pub disgraced: bool,
    /// H3-LEVEL-6: steps on the level track.
    pub steps: u8,
    /// The highest level whose reward was taken.
    pub rewarded: u8,
    /// H3-ROUND-8
    pub experts: u8,
    /// The main and the secondary hero.
    pub walkers: [Walker; 2],
    /// Units of the faction: 0 not recruited, 1 few, 2 pack.
    pub army: [u8; UNITS_OF_A_FACTION],
    /// Neutral units that joined.
    pub hired: Pile<41, Unit>,
    /// Units of other factions: a scenario's own.
    pub allies: Pile<14, super::Ally>,
    pub hand: Cards,
    pub deck: Cards,
    pub discard: Cards,
    pub ongoing: Pile<MOST_ONGOING, Ongoing>,
    /// Cards that lie on own units until these have lost the health they print.
    pub cloaks: Pile<3, Face>,
    /// What everybody knows to lie in hand or deck.
    pub open: Cards,
    /// H3-MAP-12
    pub supply: Pile<4, Tile>,
    /// Faction cubes taken, by seat: H3-WIN-5.
    pub cubes: [u8; 3],
    pub grail: bool,
    /// So much gold less for what is recruited or reinforced now.
    pub less: u8,
    /// A bit for each [`Use`] of this turn.
    pub used: u16,
    /// H3-HERO-9: the secondary hero was lost since the own turn began.
    pub bereft: bool,
    /// Full rounds in a row without a town or settlement: H3-WIN-6.
    pub homeless: u8,
    pub out: bool,
    /// H3-AMB-75: eliminated, and does not control neutral units either.
    pub declined: bool,
}

impl Player {
    pub fn faction(&self) -> Faction {
        self.hero.faction()
    }

    pub fn has(&self, building: Building) -> bool {
        self.buildings >> building as u16 & 1 != 0
    }

    pub(crate) fn build(&mut self, building: Building) {
        self.buildings |= 1 << building as u16;
    }

    pub fn is_active(&self, token: Token) -> bool {
        self.tokens >> token as u8 & 1 != 0
    }

    pub(crate) fn flip(&mut self, token: Token) {
        self.tokens &= !(1 << token as u8);
    }

    pub fn has_used(&self, what: Use) -> bool {
        self.used >> what as u16 & 1 != 0
    }

    pub(crate) fn use_up(&mut self, what: Use) {
        self.used |= 1 << what as u16;
    }

    /// H3-TURN-1: what can be done once a turn can be done again.
    pub(crate) fn begin_turn(&mut self) {
        self.used &= 1 << Use::CrazyWizard as u16;
        self.bereft = false;
    }

    /// H3-ROUND-7
    pub(crate) fn refresh(&mut self) {
        self.tokens = (1 << Token::ALL.len()) - 1;
        self.experts = 0;
    }

    /// H3-LEVEL-6
    pub fn level(&self) -> u8 {
        self.steps / 2 + 1
    }

    /// H3-LEVEL-5, H3-LEVEL-7
    pub(crate) fn learn(&mut self, experience: u8) {
        self.steps = (self.steps + experience).min(TOP_OF_TRACK);
    }

    /// H3-TURN-5
    pub fn hand_limit(&self) -> u8 {
        tables::hand_limit(self.level())
    }

    pub fn can_pay(&self, cost: [u16; 3]) -> bool {
        self.wealth.iter().zip(cost).all(|(have, needed)| *have >= needed)
    }

    pub(crate) fn pay(&mut self, cost: [u16; 3]) {
        self.wealth.iter_mut().zip(cost).for_each(|(have, paid)| *have = have.saturating_sub(paid));
    }

    pub(crate) fn gain(&mut self, resource: Resource, amount: u16) {
        let have = &mut self.wealth[resource as usize];
        *have = have.saturating_add(amount).min(9999);
    }

    /// The units it leads: faction units by card, then neutral ones. A pack is `true`.
    pub fn units(&self) -> impl Iterator<Item = (Unit, bool)> + '_ {
        let own = Unit::of(self.faction()).zip(self.army).filter(|(_, side)| *side > 0);
        let own = own.map(|(unit, side)| (unit, side == 2));
        let allies = self.allies.as_slice().iter().map(|ally| (ally.unit, ally.is_pack));
        own.chain(self.hired.as_slice().iter().map(|&unit| (unit, false))).chain(allies)
    }

    /// The card that lies on a unit.
    pub fn cloak_on(&self, unit: Unit) -> Option<Face> {
        self.cloaks.as_slice().iter().copied().find(|&card| cards::cloaked(card) == Some(unit))
    }

    /// It falls off and is discarded.
    pub(crate) fn bare(&mut self, unit: Unit) -> Option<Face> {
        let card = self.cloak_on(unit)?;
        self.cloaks.remove(card);
        self.discard.push(card);
        Some(card)
    }

    /// A unit is lost: H3-UNIT-4.
    pub(crate) fn lose(&mut self, unit: Unit) {
        self.bare(unit);
        match unit.facts().faction {
            Some(faction) if faction == self.faction() => self.army[unit.place()] = 0,
            Some(_) => self.allies = self.allies.as_slice().iter().copied().filter(|ally| ally.unit != unit).collect(),
            None => _ = self.hired.remove(unit),
        }
    }

    /// Whether one of these cards might be in the hand, as far as everybody can know: what was seen to go to hand or deck, and
    /// how many cards of each kind lie there unseen.
    pub(crate) fn might_hold(&self, faces: &[Face]) -> bool {
        if self.hand.is_empty() {
            return false;
        }
        let mut unseen = [0i8; Kind::ALL.len()];
        for card in self.hand.as_slice().iter().chain(self.deck.as_slice()) {
            unseen[card.kind() as usize] += 1;
        }
        for card in self.open.as_slice() {
            unseen[card.kind() as usize] -= 1;
        }
        let seen = |face: &Face| self.open.as_slice().iter().any(|card| card.place() == face.place());
        faces.iter().any(|face| unseen[face.kind() as usize] > 0 || seen(face))
    }

    /// Clauses of cards that last for the turn.
    pub(crate) fn ongoing_clauses(&self) -> impl Iterator<Item = Clause> + '_ {
        self.ongoing.as_slice().iter().flat_map(|lies| clauses(lies.card, lies.which)).copied()
    }

    /// A card leaves hand or deck in sight of all.
    pub(crate) fn close(&mut self, face: Face) {
        self.open.remove(face);
    }
}
