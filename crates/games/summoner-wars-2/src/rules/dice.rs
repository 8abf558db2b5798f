//! Rolling: what the dice show, and rolling them again.

use crate::clause::{Clause, Moment, Pay, said};
use crate::event::{Dice, Event};
use crate::printed::Ability;
use crate::state::{CardId, State};
use crate::{Ask, Board, Pick, Why};
use kernel::{Audience, Flow};

/// The symbols of the six faces: three melee and ranged, then ranged and special, melee and special, melee.
const MELEE: [bool; 6] = [true, true, true, false, true, true];
const RANGED: [bool; 6] = [true, true, true, true, false, false];
const SPECIAL: [bool; 6] = [false, false, false, true, true, false];

/// The names of the faces.
pub(crate) const FACES: [&str; 6] =
    ["melee+ranged", "melee+ranged", "melee+ranged", "ranged+special", "melee+special", "melee"];

/// Symbols counted after all re-rolls: SW2-ATTACK-10, SW2-ATTACK-21.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Symbols {
    pub melee: u8,
    pub ranged: u8,
    pub special: u8,
}

/// How much each symbol counts for in a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    pub(crate) melee: u8,
    pub(crate) ranged: u8,
    pub(crate) special: u8,
}

impl Counts {
    /// A roll for special symbols.
    pub(crate) const SPECIAL: Counts = Counts { melee: 0, ranged: 0, special: 1 };

    /// What dice come to.
    pub(crate) fn of(self, dice: &[u8]) -> u8 {
        let shown = count(dice);
        self.melee * shown.melee + self.ranged * shown.ranged + self.special * shown.special
    }
}

fn count(dice: &[u8]) -> Symbols {
    let showing = |faces: &[bool; 6]| dice.iter().filter(|&&d| faces[usize::from(d)]).count() as u8;
    Symbols { melee: showing(&MELEE), ranged: showing(&RANGED), special: showing(&SPECIAL) }
}

/// The signs on a face.
pub(crate) fn signs(face: u8) -> impl Iterator<Item = &'static str> {
    let face = usize::from(face);
    let signs = [(MELEE[face], "i-melee"), (RANGED[face], "i-ranged"), (SPECIAL[face], "i-special")];
    signs.into_iter().filter_map(|(shown, sign)| shown.then_some(sign))
}

/// A roll for a unit's ability, which looks for special symbols.
pub(crate) fn special(t: &mut Board<'_>, roller: CardId, dice: u8) -> Flow<u8> {
    Ok(roll(t, roller, dice, false, |_| Counts::SPECIAL)?.special)
}

/// Roll for a unit; somebody may have all of it rolled again (SW2-ATTACK-13).
pub(crate) fn roll(
    t: &mut Board<'_>,
    roller: CardId,
    dice: u8,
    attacks: bool,
    counts: impl Fn(&State) -> Counts,
) -> Flow<Symbols> {
    loop {
        let mut faces = Dice::new();
        for _ in 0..dice {
            faces.push(t.roll(Ask::Die, 6)? as u8);
        }
        let symbols = count(&faces);
        if t.is_telling() {
            let counts = counts(&t.state);
            t.tell(Audience::ALL, || Event::Rolled { dice: faces, counts, attacks });
        }
        let Some((by, ability, pay)) = rerolls(&t.state, roller).filter(|_| dice > 0) else { return Ok(symbols) };
        let why = Why::Ability(ability);
        let seat = t.state.controller(by);
        if t.choose_or_pass::<Pick>(seat, Ask::Choose(why), |_, o| o.add(Pick::Use(by, ability)))?.is_none() {
            return Ok(symbols);
        }
        pay(t, by);
        t.tell(Audience::ALL, || Event::Rerolled { why });
    }
}

/// A friendly unit that may have these dice rolled again, by what, and what it pays.
fn rerolls(state: &State, roller: CardId) -> Option<(CardId, Ability, Pay)> {
    said!(state.of_units(state.controller(roller), Moment::Rerolls), (unit, ability, Clause::Rerolls(fits, pay))
        if fits(state, unit, roller) => (unit, ability, *pay))
    .next()
}
