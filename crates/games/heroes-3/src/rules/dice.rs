//! H3-RES-3, H3-MAP-10: resource dice and treasure dice.

use super::{done, gains, map_cards, push};
use crate::event::Event;
use crate::printed::Proclamation;
use crate::state::{By, Common, Dice, Frame, Optional, State, Use};
use crate::tables::{RESOURCE_DIE, TREASURE_DIE, Treasure};
use crate::{Ask, Board, Offer, Pick};
use kernel::{Audience, Flow, Seat};

pub(crate) fn roll(t: &mut Board<'_>, seat: Seat, dice: Dice, count: u8, keep: u8) -> Flow {
    let mut faces = 0;
    for n in 0..count {
        faces |= u16::from(throw(t, seat, dice)?) << (4 * n);
    }
    done(t);
    push(t, Frame::Rolled { seat, dice, faces, count, keep });
    Ok(())
}

fn throw(t: &mut Board<'_>, seat: Seat, dice: Dice) -> Flow<u8> {
    let ask = match dice {
        Dice::Resource => Ask::ResourceDie,
        Dice::Treasure => Ask::TreasureDie,
    };
    let mut face = t.roll(ask, 6)? as u8;
    if dice == Dice::Treasure {
        // Faces that show the same are the same: a record names what a die shows.
        let same = |other: &u8| TREASURE_DIE[usize::from(*other)] == TREASURE_DIE[usize::from(face)];
        face = (0..6).find(same).unwrap_or(face);
    }
    t.tell(Audience::ALL, || Event::Rolled { seat, dice, face });
    Ok(face)
}

/// H3-MORALE-9, H3-OPT-2: what the player may roll one of these dice again for.
fn rerolls(state: &State, seat: Seat) -> impl Iterator<Item = By> {
    let player = state.player(seat);
    let weasel = state.proclaimed == Some(Proclamation::SwiftWeasel) && !player.has_used(Use::SwiftWeasel);
    let can = [(By::Morale, player.morale > 0), (By::Weasel, weasel)];
    let allowed = !state.plays_with(Optional::NoRerolls);
    can.into_iter().filter(move |(_, can)| *can && allowed).map(|(by, _)| by)
}

/// H3-LOC-18, H3-LOC-22: of several results so many are kept; before that a die may be rolled again.
pub(crate) fn choose(t: &mut Board<'_>, seat: Seat, dice: Dice, faces: u16, count: u8, keep: u8) -> Flow {
    let face = |n: u8| (faces >> (4 * n) & 7) as u8;
    // The highest bit of a die: Luck has rolled it again.
    let was_lucky = |n: u8| faces >> (4 * n) & 8 != 0;
    let lucky = |s: &State, n: u8| map_cards::is_lucky(s, seat, dice, was_lucky(n));
    let all = count <= keep;
    let luck = (0..count).any(|n| lucky(&t.state, n));
    if all && !luck && rerolls(&t.state, seat).next().is_none() {
        done(t);
        (0..count).for_each(|n| resolve(t, seat, dice, face(n)));
        return Ok(());
    }
    let picked = t.choose(seat, Ask::Keep, |s, o| {
        let different = || (0..count).filter(|&n| (0..n).all(|m| face(m) != face(n)));
        match all {
            true => o.add(Pick::Offer(Offer::Keep)),
            false => o.extend(different().map(|n| Pick::Die(face(n)))),
        }
        o.extend(rerolls(s, seat).flat_map(|by| different().map(move |n| Pick::Reroll(by, face(n)))));
        let fresh = (0..count).filter(|&n| lucky(s, n) && (0..n).all(|m| face(m) != face(n) || !lucky(s, m)));
        o.extend(fresh.map(|n| Pick::Reroll(By::Luck, face(n))));
    })?;
    match picked {
        Pick::Reroll(by, old) => {
            let is_luck = by == By::Luck;
            let n = (0..count).find(|&n| face(n) == old && (!is_luck || lucky(&t.state, n))).unwrap_or(0);
            spend(t, seat, dice, by);
            let new = throw(t, seat, dice)? | if is_luck || was_lucky(n) { 8 } else { 0 };
            let faces = faces & !(15 << (4 * n)) | u16::from(new) << (4 * n);
            done(t);
            push(t, Frame::Rolled { seat, dice, faces, count, keep });
        }
        Pick::Die(face) => {
            done(t);
            resolve(t, seat, dice, face);
        }
        _ => {
            done(t);
            (0..count).for_each(|n| resolve(t, seat, dice, face(n)));
        }
    }
    Ok(())
}

fn spend(t: &mut Board<'_>, seat: Seat, dice: Dice, by: By) {
    match by {
        By::Morale => {
            t.state.player_mut(seat).morale = 0;
            t.tell(Audience::ALL, || Event::SpentMorale { seat });
        }
        By::Weasel => t.state.player_mut(seat).use_up(Use::SwiftWeasel),
        By::Luck => map_cards::use_luck(t, seat, dice),
    }
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
