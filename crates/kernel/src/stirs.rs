//! What may stir a seat that passes in advance: happenings everybody can see. Knows nothing of who passes.

use crate::Phrase;
use std::fmt;
use std::ops::BitOr;

/// What something everybody saw means to a seat; also, what a seat that passes in advance wants to be asked after.
///
/// ```
/// # use kernel::Stirs;
/// let wish: Stirs = "my-turn touched".parse().unwrap();
/// assert!(wish.meets(Stirs::TOUCHED | Stirs::COMBAT) && !wish.meets(Stirs::COMBAT));
/// assert_eq!(wish.to_string(), "my-turn touched");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stirs(u8);

impl Stirs {
    /// Nobody's word ends by it.
    pub const NOTHING: Stirs = Stirs(0);
    /// The seat's own turn begins.
    pub const MY_TURN: Stirs = Stirs(1);
    /// Something is done to what is the seat's: a unit, a card.
    pub const TOUCHED: Stirs = Stirs(1 << 1);
    /// Somebody else plays a card.
    pub const PLAYED: Stirs = Stirs(1 << 2);
    /// A combat begins.
    pub const COMBAT: Stirs = Stirs(1 << 3);
    /// Somebody's turn ends.
    pub const TURN_END: Stirs = Stirs(1 << 4);

    /// Each by itself, in the order in which they are offered.
    pub const ALL: [Stirs; 5] = [Stirs::MY_TURN, Stirs::TOUCHED, Stirs::PLAYED, Stirs::COMBAT, Stirs::TURN_END];

    /// Whether both have something in common.
    pub const fn meets(self, other: Stirs) -> bool {
        self.0 & other.0 != 0
    }

    /// What both have in common.
    #[must_use]
    pub const fn common(self, other: Stirs) -> Stirs {
        Stirs(self.0 & other.0)
    }

    /// Whether nobody's word ends by it.
    pub const fn is_nothing(self) -> bool {
        self.0 == 0
    }

    /// This, where it is so.
    #[must_use]
    pub const fn when(self, so: bool) -> Stirs {
        if so { self } else { Stirs::NOTHING }
    }

    /// Each of those it is made of.
    pub fn each(self) -> impl Iterator<Item = Stirs> {
        Stirs::ALL.into_iter().filter(move |one| one.meets(self))
    }

    /// What one of them is called wherever it is written or typed.
    pub fn id(self) -> &'static str {
        match self {
            Stirs::MY_TURN => "my-turn",
            Stirs::TOUCHED => "touched",
            Stirs::PLAYED => "played",
            Stirs::COMBAT => "combat",
            _ => "turn-end",
        }
    }

    /// The one that is called so.
    pub fn of(id: &str) -> Option<Stirs> {
        Stirs::ALL.into_iter().find(|one| one.id() == id)
    }
}

impl BitOr for Stirs {
    type Output = Stirs;

    fn bitor(self, other: Stirs) -> Stirs {
        Stirs(self.0 | other.0)
    }
}

impl FromIterator<Stirs> for Stirs {
    fn from_iter<T: IntoIterator<Item = Stirs>>(all: T) -> Stirs {
        all.into_iter().fold(Stirs::NOTHING, Stirs::bitor)
    }
}

impl fmt::Display for Stirs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.each().map(Stirs::id).collect::<Vec<_>>().join(" "))
    }
}

impl std::str::FromStr for Stirs {
    type Err = Phrase;

    /// Words parted by spaces; none is nothing at all.
    fn from_str(text: &str) -> Result<Stirs, Phrase> {
        let all = || Stirs::ALL.map(Stirs::id).join(", ");
        let one =
            |word| Stirs::of(word).ok_or_else(|| Phrase::new("wrong-one-of").text("word", word).text("known", all()));
        text.split_whitespace().map(one).collect()
    }
}
