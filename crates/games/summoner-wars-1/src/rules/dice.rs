//! SW1-COMP-1: six-sided dice; three and more is a hit.

use crate::clause::each;
use crate::event::{Dice, Event};
use crate::{Ask, Board};
use kernel::{Audience, Flow, Seat};

/// SW1-COMP-1
pub(crate) const HIT: u8 = 3;

/// Roll for a player; what may change dice of one's own rolls comes at once. In an attack it is told what hits.
pub(crate) fn roll(t: &mut Board<'_>, roller: Seat, count: u8, least: Option<u8>) -> Flow<Dice> {
    let mut dice = Dice::new();
    for _ in 0..count {
        dice.push(fall(t)?);
    }
    if count > 0 && t.is_telling() {
        let shown = dice.clone();
        t.tell(Audience::ALL, || Event::Rolled { dice: shown, least });
    }
    each!(t.state.awake(), EveryRoll(act)).try_for_each(|(_, act)| act(t, roller, &mut dice))?;
    Ok(dice)
}

/// One die for an effect.
pub(crate) fn one(t: &mut Board<'_>, roller: Seat) -> Flow<u8> {
    Ok(roll(t, roller, 1, None)?[0])
}

/// A die falls.
pub(crate) fn fall(t: &mut Board<'_>) -> Flow<u8> {
    Ok(t.roll(Ask::Die, 6)? as u8 + 1)
}

pub(crate) fn hits(dice: &[u8], from: u8) -> u8 {
    dice.iter().filter(|&&d| d >= from).count() as u8
}
