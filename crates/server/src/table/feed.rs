//! What a table tells, in order. Every viewer hears a part of it, and counts what it heard: that count is the sequence
//! number a client goes on from.

use super::line::{Chatter, Offer};
use kernel::{Audience, EveWish, Seat, Stirs, Viewer};
use referee::{AnyTable, EventView};

/// A long game has thousands of these, nearly all of the first kind: the others keep their words elsewhere.
#[derive(Clone, Debug)]
pub enum Item {
    /// The table's event of this number. It is made when it is read: most are read once.
    Told(usize),
    /// An event that was taken back since.
    Retold(Box<EventView>),
    Started,
    Undone {
        seat: u8,
    },
    /// The rules have changed: the last step is asked again.
    Recovered,
    Offered {
        seat: u8,
        offer: Offer,
    },
    Agreed {
        seat: u8,
    },
    Declined {
        seat: u8,
    },
    TimedOut {
        seat: u8,
    },
    Chatted(Box<Chat>),
    /// What a seat said in advance, and what came of it: the seat alone hears of it.
    Stood {
        seat: u8,
        word: Word,
    },
    Finished,
    /// A seat has added this to what the dice come from.
    Worded {
        seat: u8,
        word: Box<str>,
    },
    Followed {
        table: Box<str>,
    },
    Named {
        seat: u8,
        name: Box<str>,
    },
}

/// What somebody said to the others.
#[derive(Clone, Debug)]
pub struct Chat {
    pub from: Chatter,
    pub name: String,
    pub text: String,
}

/// What became of a seat's word to pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// It passes until one of these.
    Given(Stirs),
    TakenBack,
    /// One of these has happened: the seat is asked again.
    Over(Stirs),
    /// The table passed for it.
    Kept,
    /// It is not to be asked where it could only pass, or is again.
    Skips(bool),
    /// What it wants of windows just before combats, if not the same as of others.
    Eve(Option<EveWish>),
    /// It has passed; the window stays open for its least length.
    Early,
}

impl Item {
    pub fn audience(&self, table: Option<&dyn AnyTable>) -> Audience {
        match self {
            Item::Told(seq) => table.and_then(|t| t.audience(*seq)).unwrap_or(Audience::NOBODY),
            Item::Retold(event) => event.audience,
            Item::Chatted(chat) if matches!(chat.from, Chatter::Spectator(_)) => Audience::SPECTATORS,
            Item::Stood { seat, .. } => Audience::only(Seat(*seat)),
            _ => Audience::ALL,
        }
    }
}

/// A place in the feed: how far a viewer has come, and how much it heard until there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    pub at: usize,
    pub heard: u64,
}

impl Cursor {
    /// The place after the first `heard` items a viewer hears; the end if there are not so many.
    pub fn after(heard: u64, items: &[Item], table: Option<&dyn AnyTable>, viewer: Viewer) -> Cursor {
        let mut cursor = Cursor::default();
        while cursor.heard < heard && cursor.next(items, table, viewer).is_some() {}
        cursor
    }

    /// The next item the viewer hears.
    pub fn next<'i>(&mut self, items: &'i [Item], table: Option<&dyn AnyTable>, viewer: Viewer) -> Option<&'i Item> {
        while let Some(item) = items.get(self.at) {
            self.at += 1;
            if item.audience(table).hears(viewer) {
                self.heard += 1;
                return Some(item);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::Item;

    /// A table in play keeps hundreds of items, and a server thousands of tables.
    #[test]
    fn an_item_is_small() {
        assert!(size_of::<Item>() <= 24, "{} bytes", size_of::<Item>());
    }
}
