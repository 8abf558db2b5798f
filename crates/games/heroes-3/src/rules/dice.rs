//! H3-RES-3, H3-MAP-10: resource dice and treasure dice.

use super::{done, gains, push};
use crate::event::Event;
use crate::state::{Common, Dice, Frame, Optional};
use crate::tables::{RESOURCE_DIE, TREASURE_DIE, Treasure};
use crate::{Ask, Board, Pick};
use kernel::{Audience, Flow, Seat};

pub(crate) fn roll(t: &mut Board<'_>, seat: Seat, dice: Dice, count: u8, keep: u8) -> Flow {
    let ask = match dice {
        Dice::Resource => Ask::ResourceDie,
        Dice::Treasure => Ask::TreasureDie,
    };
    let mut faces = 0;
    for n in 0..count {
        let mut face = t.roll(ask, 6)? as u8;
        if dice == Dice::Treasure {
            // Faces that show the same are the same: a record names what a die shows.
            let same = |other: &u8| TREASURE_DIE[usize::from(*other)] == TREASURE_DIE[usize::from(face)];
            face = (0..6).find(same).unwrap_or(face);
        }
        faces |= u16::from(face) << (4 * n);
        t.tell(Audience::ALL, || Event::Rolled { seat, dice, face });
    }
    done(t);
    push(t, Frame::Rolled { seat, dice, faces, count, keep });
    Ok(())
}

/// H3-LOC-18, H3-LOC-22: of several results so many are kept.
pub(crate) fn choose(t: &mut Board<'_>, seat: Seat, dice: Dice, faces: u16, count: u8, keep: u8) -> Flow {
    let face = |n: u8| (faces >> (4 * n) & 15) as u8;
    if count <= keep {
        done(t);
        (0..count).for_each(|n| resolve(t, seat, dice, face(n)));
        return Ok(());
    }
    let picked = t.choose(seat, Ask::Keep, |_, o| {
        for n in 0..count {
            if (0..n).all(|m| face(m) != face(n)) {
                o.add(Pick::Die(face(n)));
            }
        }
    })?;
    done(t);
    if let Pick::Die(face) = picked {
        resolve(t, seat, dice, face);
    }
    Ok(())
}

fn resolve(t: &mut Board<'_>, seat: Seat, dice: Dice, face: u8) {
    match dice {
        Dice::Resource => {
            let (what, amount) = RESOURCE_DIE[usize::from(face) % 6];
            let amount = if t.state.plays_with(Optional::MeagreDice) { 1 } else { amount }; // H3-AMB-57
            gains::gain(t, seat, what, amount);
        }
        Dice::Treasure => match TREASURE_DIE[usize::from(face) % 6] {
            Treasure::Experience => gains::learn(t, seat, 1),
            Treasure::Artifact => push(t, Frame::Search { seat, common: Common::Artifacts, count: 2, may: true }),
            Treasure::Resource => push(t, Frame::Roll { seat, dice: Dice::Resource, count: 1, keep: 1 }),
            Treasure::TwoResources => push(t, Frame::Roll { seat, dice: Dice::Resource, count: 2, keep: 1 }),
        },
    }
}
