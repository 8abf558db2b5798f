//! What the cards do: one file a deck, one entry a card. `build.rs` makes the tables from `cards.toml`, so a card without an
//! entry does not compile, and an entry without a card is dead code.

mod everfrost;
mod flares;
mod highland;
mod imperial;
mod legends;
mod sylvan;
pub(crate) mod tasks;
mod verbs;

use crate::board::Squares;
use crate::clause::{Clause, Entry, Flare, Progress};
use crate::printed::{Being, Task};
use crate::state::State;
use crate::{Arena, Ask};
use kernel::Flow;
use std::sync::LazyLock;

include!(concat!(env!("OUT_DIR"), "/entries.rs"));

fn entry(being: Being) -> Entry {
    BEINGS[being as usize]
}

/// Resolve the effect of a being that has just arrived.
pub(crate) fn resolve(t: &mut Arena<'_>, being: Being, ask: Ask) -> Flow {
    let effect =
        entry(being).iter().find_map(|clause| if let Clause::Effect(deed) = clause { Some(deed) } else { None });
    effect.map_or(Ok(()), |deed| deed(t, ask))
}

/// Resolve a frozen effect.
pub(crate) fn resolve_frozen(t: &mut Arena<'_>, being: Being, ask: Ask) -> Flow {
    let frozen =
        entry(being).iter().find_map(|clause| if let Clause::Frozen(deed) = clause { Some(deed) } else { None });
    frozen.map_or(Ok(()), |deed| deed(t, ask))
}

/// Whether a frozen effect may be used now.
pub(crate) fn can_use_frozen(state: &State, being: Being) -> bool {
    entry(being).iter().all(|clause| if let Clause::UsableIf(can) = clause { can(state) } else { true })
}

/// Whether its effect speaks of the pieces that summoned it.
pub(crate) fn speaks_of_its_pieces(being: Being) -> bool {
    entry(being).iter().any(|clause| matches!(clause, Clause::OfItsPieces))
}

/// Resolve the upper or the lower effect of a flare.
pub(crate) fn resolve_flare(t: &mut Arena<'_>, flare: u8, upper: bool, ask: Ask) -> Flow {
    let Flare { upper: above, lower: below } = &FLARES[usize::from(flare)];
    if upper { above(t, ask) } else { below(t, ask) }
}

/// How much of a task the player on turn has done, and of how much: TK-TASK-8.
pub(crate) fn progress(state: &State, task: Task) -> (u32, u32) {
    TASKS[task as usize](state)
}

/// The coloured squares of the arena.
static RED: LazyLock<Squares> = LazyLock::new(|| Squares::named(&["d2", "e5", "h6", "c8"]));
static GREEN: LazyLock<Squares> = LazyLock::new(|| Squares::named(&["c3", "g3", "i4", "a5", "f8"]));

pub(crate) fn red() -> Squares {
    *RED
}

pub(crate) fn green() -> Squares {
    *GREEN
}

#[cfg(test)]
mod tests {
    use super::{Clause, entry};
    use crate::printed::Being;

    /// The tables are made from the card file, so every card has one entry; here: each says what its card does, once.
    #[test]
    fn every_being_says_what_its_card_says() {
        for being in Being::all() {
            let said = |is: fn(&Clause) -> bool| entry(being).iter().filter(|clause| is(clause)).count();
            let printed = being.printed();
            assert_eq!(said(|c| matches!(c, Clause::Effect(_))), usize::from(printed.has_effect), "{}", printed.id);
            assert_eq!(said(|c| matches!(c, Clause::Frozen(_))), usize::from(printed.is_frozen), "{}", printed.id);
            assert!(said(|c| matches!(c, Clause::UsableIf(_))) <= usize::from(printed.is_frozen), "{}", printed.id);
            assert!(said(|c| matches!(c, Clause::OfItsPieces)) <= usize::from(printed.has_effect), "{}", printed.id);
        }
    }
}
