//! What a table is agreed to be, beside the game's own setup.

use kernel::Phrase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub clock: ClockRule,
    pub timeout: Timeout,
    pub undo: UndoRule,
    /// Who has no seat may not watch.
    pub closed: bool,
    /// Spectators see everything so many seconds later.
    pub spectator_delay_s: u32,
    /// Hints may be asked for.
    pub hints: bool,
    /// Several seats may be one person's: one screen.
    pub one_screen: bool,
    /// Every window stays open for so many milliseconds at least, so that haste tells nothing.
    pub least_window_ms: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClockRule {
    #[default]
    None,
    /// So many seconds for the game, and some for every answer.
    Live { seconds: u32, increment: u32 },
    /// So many days for every turn.
    Days { days: u32 },
}

/// What a clock that ran out ends in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Timeout {
    /// The loss of the game, where it can be given up.
    #[default]
    Loss,
    /// The question's default answer; the game goes on.
    Default,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UndoRule {
    /// Free until something was revealed, rolled or answered by another; then by consent.
    #[default]
    Free,
    /// Only by consent.
    Consent,
    Never,
}

impl Options {
    /// How much later spectators see everything.
    pub fn delay_ms(&self) -> i64 {
        i64::from(self.spectator_delay_s) * 1000
    }

    /// What is wrong with them, by field.
    pub fn check(&self) -> Result<(), (&'static str, Phrase)> {
        let wrong = |field, key| Err((field, Phrase::new(key)));
        match self.clock {
            ClockRule::Live { seconds, increment } if !(10..=86_400).contains(&seconds) || increment > 3_600 => {
                wrong("clock", "problem-clock-live")
            }
            ClockRule::Days { days } if !(1..=90).contains(&days) => wrong("clock", "problem-clock-days"),
            _ if self.least_window_ms > 60_000 => wrong("least_window_ms", "problem-least-window"),
            _ if self.spectator_delay_s > 3_600 => wrong("spectator_delay_s", "problem-spectator-delay"),
            _ => Ok(()),
        }
    }
}
