//! What is printed on the cards: `cards.toml`, turned into tables by `build.rs`. It holds facts; what they do is in `cards/`.

use crate::clause::Target;
use crate::state::Area;
use crate::targets;
use kernel::named;
use kernel::scene::Portrait;

pub use crate::traits::{Trait, Traits};

/// What is printed on a card: an index into the pool.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(pub u16);

named! {
    /// The icon in the top left corner.
    Kind {
        Warrior = "warrior",
        Equipment = "equipment",
        Fortification = "fortification",
        Symmetry = "symmetry",
        Mission = "mission",
        Relic = "relic",
        Warzone = "warzone",
        Ki = "ki",
        Beast = "beast",
        Art = "art",
        Special = "special",
        Alliance = "alliance",
    }
}

named! {
    /// What just happened, for cards that answer it in the window that follows.
    Just {
        Killed = "killed",
        Earned = "earned",
        Goal = "goal",
        Fulfilled = "fulfilled",
        Added = "added",
        Survived = "survived",
        Moved = "moved",
    }
}

/// When a card may be played: DT-TURN-4, DT-SPECIAL-1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// For so many actions.
    Actions(u8),
    AttackAction,
    /// An attack action that takes so many actions in all: DT-ACTION-18.
    AttackActions(u8),
    AnyTime,
    OwnTurn,
    NotCombat,
    OwnTurnNotCombat,
    BeforeActions,
    Start,
    End,
    DrawStep,
    Combat,
    /// In a combat, before the combatants are named.
    BeforeNaming,
    /// In answer to a card just played.
    Reaction,
    /// Right after something happened.
    After(Just),
}

/// Where a card goes after its effect is settled: DT-ZONE-11.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    Stays,
    Discard,
    Sacrifice,
}

named! {
    /// The four numbers of a warrior.
    Rate {
        Fight = "fight",
        Shoot = "shoot",
        Armor = "armor",
        Value = "value",
    }
}

/// The printed facts of one card.
#[derive(Debug)]
pub struct Printed {
    pub id: &'static str,
    pub name: &'static str,
    pub portrait: Portrait,
    /// Cards it is good with.
    pub with: &'static [&'static str],
    pub set: &'static str,
    pub kind: Kind,
    /// Where a warrior is added.
    pub area: Option<Area>,
    /// Fight, shoot, armor, value; none where it is struck through or computed by the text.
    pub ratings: [Option<i8>; 4],
    /// What it adds to the ratings of whoever uses it.
    pub mods: [i8; 4],
    pub timing: Timing,
    pub after: After,
    pub target: &'static Target,
    pub sorts: Sorts,
    pub traits: Traits,
    /// Facts alone: it has no entry of clauses.
    pub is_plain: bool,
}

/// A deck that lies ready.
#[derive(Debug)]
pub(crate) struct Ready {
    pub id: &'static str,
    pub main: &'static [(u8, Face)],
    pub sideboard: &'static [(u8, Face)],
}

/// A set of sorts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sorts([u64; 4]);

impl Sorts {
    pub const NONE: Sorts = Sorts([0; 4]);

    #[must_use]
    pub const fn of(sort: Sort) -> Sorts {
        let mut words = [0; 4];
        words[sort as usize / 64] = 1 << (sort as usize % 64);
        Sorts(words)
    }

    #[must_use]
    pub const fn and(self, o: Sorts) -> Sorts {
        let (a, b) = (self.0, o.0);
        Sorts([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    #[must_use]
    pub const fn without(self, o: Sorts) -> Sorts {
        let (a, b) = (self.0, o.0);
        Sorts([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]])
    }

    #[must_use]
    pub const fn both(self, o: Sorts) -> Sorts {
        let (a, b) = (self.0, o.0);
        Sorts([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }

    /// Whether they share one.
    #[must_use]
    pub const fn any(self, o: Sorts) -> bool {
        let (a, b) = (self.0, o.0);
        a[0] & b[0] | a[1] & b[1] | a[2] & b[2] | a[3] & b[3] != 0
    }

    /// Whether all of the others are among them.
    #[must_use]
    pub const fn all(self, o: Sorts) -> bool {
        let (a, b) = (self.0, o.0);
        (b[0] & !a[0]) | (b[1] & !a[1]) | (b[2] & !a[2]) | (b[3] & !a[3]) == 0
    }

    #[must_use]
    pub const fn is_none(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Sort> {
        Sort::ALL.into_iter().filter(move |&sort| self.any(Sorts::of(sort)))
    }
}

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

use sort::{BAUHAUS, BROTHERHOOD, CAPITOL, CRESCENTIA, CYBERTRONIC, DARK_LEGION, IMPERIAL, LUTHERAN, MISHIMA};
use sort::{RASPUTIN, TEMPLARS};

impl Sorts {
    /// DT-AFFIL: what may be gained and lost.
    pub const CORPORATIONS: Sorts = BAUHAUS.and(CAPITOL).and(CYBERTRONIC).and(IMPERIAL).and(MISHIMA);
    pub const TRIBES: Sorts = CRESCENTIA.and(LUTHERAN).and(RASPUTIN).and(TEMPLARS);
    pub const AFFILIATIONS: Sorts =
        Sorts::CORPORATIONS.and(Sorts::TRIBES).and(BROTHERHOOD).and(DARK_LEGION).and(sort::CARTEL);
    /// DT-EQUIP-10: what "may receive any equipment" waives.
    pub const LOYALTIES: Sorts = Sorts::AFFILIATIONS.and(sort::DOOMTROOPER).and(sort::TRIBAL);
    pub const FOLLOWERS: Sorts = sort::FOLLOWER_ALGEROTH
        .and(sort::FOLLOWER_DEMNOGONIS)
        .and(sort::FOLLOWER_ILIAN)
        .and(sort::FOLLOWER_MUAWIJHE)
        .and(sort::FOLLOWER_SEMAI);
    pub const WEAPONS: Sorts =
        sort::WEAPON_FIGHT.and(sort::WEAPON_SHOOT).and(sort::WEAPON_FIGHT_SHOOT).and(sort::WEAPON_SPECIAL);
}

impl Face {
    #[inline]
    pub fn printed(self) -> &'static Printed {
        &CARDS[usize::from(self.0)]
    }

    pub fn all() -> impl Iterator<Item = Face> {
        (0..CARDS.len() as u16).map(Face)
    }

    /// A card by its id.
    pub fn named(id: &str) -> Option<Face> {
        Face::all().find(|f| f.printed().id == id)
    }

    pub fn id(self) -> &'static str {
        self.printed().id
    }

    #[inline]
    pub fn is_warrior(self) -> bool {
        self.kind() == Kind::Warrior
    }

    /// DT-COVER-17: whether it may be added into cover.
    pub(crate) fn may_hide(self) -> bool {
        let traits = self.printed().traits;
        self.is_warrior() && !traits.has(Trait::NoCover) && !traits.has(Trait::NoVoluntaryCover)
    }
}
