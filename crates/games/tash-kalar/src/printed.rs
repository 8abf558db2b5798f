//! What is printed on the cards: `cards.toml`, turned into tables by `build.rs`.

use kernel::scene::Portrait;

/// TK-EFFECT-10
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    Common,
    Heroic,
    Legendary,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Common, Level::Heroic, Level::Legendary];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Level::Common => "common",
            Level::Heroic => "heroic",
            Level::Legendary => "legendary",
        }
    }

    pub const fn letter(self) -> char {
        match self {
            Level::Common => 'c',
            Level::Heroic => 'h',
            Level::Legendary => 'l',
        }
    }
}

/// A being or legend.
#[derive(Clone, Debug)]
pub struct Printed {
    pub id: &'static str,
    pub name: &'static str,
    pub portrait: Portrait,
    /// Beings it is good with.
    pub with: &'static [&'static str],
    pub deck: &'static str,
    pub level: Level,
    pub being: Being,
    pub pattern: &'static str,
    pub marks: &'static [(i8, i8)],
    pub directions: &'static [(i8, i8)],
    pub orientations: u8,
    pub has_effect: bool,
    pub is_frozen: bool,
}

#[derive(Clone, Debug)]
pub struct PrintedFlare {
    pub id: &'static str,
    pub portrait: Portrait,
    pub upgraded: u8,
    pub total: u8,
}

#[derive(Clone, Debug)]
pub struct PrintedTask {
    pub id: &'static str,
    pub name: &'static str,
    pub portrait: Portrait,
    pub kind: &'static str,
    pub advanced: bool,
    pub points: u8,
    pub task: Task,
}

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

impl Being {
    pub fn printed(self) -> &'static Printed {
        &BEINGS[self as usize]
    }

    pub fn all() -> impl Iterator<Item = Being> {
        BEINGS.iter().map(|b| b.being)
    }

    pub fn named(id: &str) -> Option<Being> {
        BEINGS.iter().find(|b| b.id == id).map(|b| b.being)
    }
}

impl Task {
    pub fn all() -> impl Iterator<Item = Task> {
        TASKS.iter().map(|t| t.task)
    }

    pub fn printed(self) -> &'static PrintedTask {
        &TASKS[self as usize]
    }
}

/// Every flare, in the order of the file.
pub fn flares() -> &'static [PrintedFlare] {
    &FLARES
}
