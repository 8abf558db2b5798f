//! Rolling: what the dice show, and rolling them again.

use crate::ability::Ability;
use crate::event::{Dice, Event};
use crate::rules::tokens;
use crate::state::CardId;
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

fn count(dice: &[u8]) -> Symbols {
    let showing = |faces: &[bool; 6]| dice.iter().filter(|&&d| faces[usize::from(d)]).count() as u8;
    Symbols { melee: showing(&MELEE), ranged: showing(&RANGED), special: showing(&SPECIAL) }
}

/// Roll for a unit; Influence may roll all of it again (SW2-ATTACK-13).
pub(crate) fn roll(t: &mut Board<'_>, roller: CardId, dice: u8) -> Flow<Symbols> {
    loop {
        let mut faces = Dice::new();
        for _ in 0..dice {
            faces.push(t.roll(Ask::Die, 6)? as u8);
        }
        let symbols = count(&faces);
        if t.is_telling() {
            t.tell(Audience::ALL, || Event::Rolled { dice: faces });
        }
        let Some(by) = influence(t, roller).filter(|_| dice > 0) else { return Ok(symbols) };
        let why = Why::Ability(Ability::Influence);
        let seat = t.state.controller(by);
        if t.choose_or_pass::<Pick>(seat, Ask::Choose(why), |_, o| o.add(Pick::Use(by, Ability::Influence)))?.is_none()
        {
            return Ok(symbols);
        }
        tokens::unboost(t, by, 1);
        t.tell(Audience::ALL, || Event::Rerolled { why });
    }
}

/// A friendly unit that may spend boost to have these dice rolled again, in its controller's turn.
fn influence(t: &Board<'_>, roller: CardId) -> Option<CardId> {
    let seat = t.state.controller(roller);
    if seat != t.state.active {
        return None;
    }
    t.state
        .units(seat)
        .find(|&u| t.state.boost[u] > 0 && t.state.has(u, Ability::Influence) && t.state.is_within(roller, u, 3))
}
