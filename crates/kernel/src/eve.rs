//! The eve of a combat: a window that the rules give everybody just before one, and what a seat wants of it for good.
//! Knows nothing of who passes.

/// A window just before a combat, whoever fights, as whoever is asked in it sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eve {
    /// It is the asked seat's own turn.
    InMyTurn,
    /// It is somebody else's.
    InOthersTurn,
}

/// What a seat wants of these windows until it takes that back, whatever else it says in advance.
///
/// ```
/// # use kernel::{Eve, EveWish};
/// let wish = EveWish::of("never-in-others").unwrap();
/// assert_eq!((wish.asks(Eve::InOthersTurn), wish.asks(Eve::InMyTurn)), (Some(false), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EveWish {
    /// To be asked before every combat, even while it passes in advance.
    EveryCombat,
    /// Not to be asked in the turns of others.
    NeverInOthers,
}

impl EveWish {
    /// In the order in which they are offered.
    pub const ALL: [EveWish; 2] = [EveWish::EveryCombat, EveWish::NeverInOthers];

    /// Whether the seat is to be asked in such a window; nothing where the wish does not speak of it.
    pub const fn asks(self, eve: Eve) -> Option<bool> {
        match (self, eve) {
            (EveWish::EveryCombat, _) => Some(true),
            (EveWish::NeverInOthers, Eve::InOthersTurn) => Some(false),
            (EveWish::NeverInOthers, Eve::InMyTurn) => None,
        }
    }

    /// What it is called wherever it is written.
    pub const fn id(self) -> &'static str {
        match self {
            EveWish::EveryCombat => "every-combat",
            EveWish::NeverInOthers => "never-in-others",
        }
    }

    /// The one that is called so.
    pub fn of(id: &str) -> Option<EveWish> {
        EveWish::ALL.into_iter().find(|wish| wish.id() == id)
    }
}
