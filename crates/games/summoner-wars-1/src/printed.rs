//! What is printed on the cards: `cards.toml`, turned into a table by `build.rs`. It holds facts; what they do is in
//! `cards/`.

use kernel::named;
use kernel::scene::Portrait;

::cards::face!(u8, Printed, CARDS);

named! {
    /// SW1-CARD-1, SW1-CARD-7, SW1-CARD-8
    Kind {
        Summoner = "summoner",
        Champion = "champion",
        Common = "common",
        Event = "event",
        Wall = "wall",
        /// A vine wall: SW1-VINE-4.
        Vine = "vine",
    }
}

named! {
    /// SW1-TURN-1
    Phase {
        Draw = "draw",
        Summon = "summon",
        Event = "event",
        Move = "move",
        Attack = "attack",
        Magic = "magic",
    }
}

/// How a unit attacks: SW1-CARD-4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    Melee,
    Ranged,
}

/// The printed facts of one card.
#[derive(Clone, Debug)]
pub struct Printed {
    pub id: &'static str,
    pub name: &'static str,
    pub portrait: Portrait,
    /// Cards it is good with.
    pub with: &'static [&'static str],
    pub faction: Faction,
    pub kind: Kind,
    /// In the Master Set; the others are reinforcements.
    pub in_box: bool,
    pub copies: u8,
    /// SW1-SUMMON-11: a Summoner has none.
    pub cost: Option<u8>,
    pub attack: u8,
    pub life: u8,
    pub reach: Option<Reach>,
    pub ability: Option<Ability>,
    /// The same as a set.
    pub own: Abilities,
    pub effect: Option<Effect>,
}

impl Printed {
    /// The faction whose decks it belongs to; none for a Mercenary (SW1-DECK-10), of which the pool has none yet.
    pub fn loyalty(&self) -> Option<Faction> {
        Some(self.faction)
    }

    pub fn is_unit(&self) -> bool {
        matches!(self.kind, Kind::Summoner | Kind::Champion | Kind::Common)
    }

    pub fn is_wall(&self) -> bool {
        matches!(self.kind, Kind::Wall | Kind::Vine)
    }
}

/// A starting setup from its owner's own viewpoint: row 1 is the front row, column 1 the owner's left (SW1-SETUP-2).
#[derive(Clone, Debug)]
pub struct Layout {
    pub faction: Faction,
    /// SW1-VINE-1
    pub vine_walls: u8,
    pub spots: &'static [Spot],
}

#[derive(Clone, Debug)]
pub struct Spot {
    pub face: Face,
    pub row: u8,
    pub column: u8,
}

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

impl Face {
    pub(crate) fn vine() -> Face {
        Face::all().find(|f| f.printed().kind == Kind::Vine).expect("the pool has a vine wall")
    }
}

impl Faction {
    pub fn layout(self) -> &'static Layout {
        LAYOUTS.iter().find(|l| l.faction == self).expect("every faction has a setup; a test looks")
    }
}

/// A set of abilities (having one twice is having it once: SW1-ABIL-8), and of events by what they do.
pub type Abilities = ::cards::Texts;
