//! H3-RES, H3-MORALE, H3-LEVEL, H3-XP: what players gain and lose.

use super::{done, push, search};
use crate::event::Event;
use crate::printed::Faction;
use crate::scenario::Gift;
use crate::state::{Common, Deed, Dice, Errand, Frame};
use crate::tables::{Resource, TOP_OF_TRACK};
use crate::{Ask, Board, Offer, Pick};
use kernel::{Audience, Flow, Seat};

pub(crate) fn gain(t: &mut Board<'_>, seat: Seat, what: Resource, amount: u16) {
    if amount > 0 {
        t.state.player_mut(seat).gain(what, amount);
        t.tell(Audience::ALL, || Event::Gained { seat, what, amount });
    }
}

pub(crate) fn gain_all(t: &mut Board<'_>, seat: Seat, amounts: [u16; 3]) {
    for what in Resource::ALL {
        gain(t, seat, what, amounts[what as usize]);
    }
}

/// H3-RES-5: whoever calls it has checked that it can be paid.
pub(crate) fn pay(t: &mut Board<'_>, seat: Seat, cost: [u16; 3]) {
    t.state.player_mut(seat).pay(cost);
    for what in Resource::ALL {
        let amount = cost[what as usize];
        if amount > 0 {
            t.tell(Audience::ALL, || Event::Paid { seat, what, amount });
        }
    }
}

/// H3-MORALE-1, H3-MORALE-3 to H3-MORALE-7
pub(crate) fn morale(t: &mut Board<'_>, seat: Seat, up: bool) {
    let player = t.state.player_mut(seat);
    if player.faction() == Faction::Necropolis {
        return; // H3-MORALE-7
    }
    match (up, player.morale) {
        // H3-AMB-7: the first may be spent just before.
        (true, 1) => return push(t, Frame::Deed(Deed::Cheer { seat, spent: false })),
        (true, _) => player.morale += 1,
        // H3-MORALE-5, H3-AMB-8: the token stays.
        (false, -1) => player.disgraced = true,
        (false, _) => player.morale -= 1,
    }
    t.tell(Audience::ALL, || Event::Morale { seat, up });
}

/// H3-HERO-3: the main hero gains experience.
pub(crate) fn learn(t: &mut Board<'_>, seat: Seat, experience: u8) {
    let before = t.state.player(seat).steps;
    let experience = super::modes::experience(&t.state, seat, experience);
    t.state.player_mut(seat).learn(experience);
    let steps = t.state.player(seat).steps - before;
    if steps == 0 {
        return; // H3-LEVEL-7
    }
    let hero = t.state.player(seat).hero;
    t.tell(Audience::ALL, || Event::Learned { seat, hero, steps });
    if t.state.player(seat).level() > t.state.player(seat).rewarded {
        push(t, Frame::Rewards(seat));
    }
}

/// A scenario's own: the level went back.
pub(crate) fn fell_back(t: &mut Board<'_>, seat: Seat, level: u8) {
    let hero = t.state.player(seat).hero;
    t.tell(Audience::ALL, || Event::Level { seat, hero, level });
}

/// H3-XP-5
pub(crate) fn learn_everything(t: &mut Board<'_>, seat: Seat) {
    learn(t, seat, TOP_OF_TRACK);
}

/// H3-LEVEL-2, H3-LEVEL-3, H3-LEVEL-4: the lowest reward that is due.
pub(crate) fn rewards(t: &mut Board<'_>, seat: Seat) -> Flow {
    let player = t.state.player(seat);
    if player.rewarded >= player.level() {
        done(t);
        return Ok(());
    }
    let level = player.rewarded + 1;
    let hero = player.hero;
    t.state.player_mut(seat).rewarded = level;
    t.tell(Audience::ALL, || Event::Level { seat, hero, level });
    match level {
        4 | 6 => {
            // H3-AMB-65: to the hand.
            if let Some(card) = hero.specialty(level) {
                search::take_openly(t, seat, card);
            }
        }
        _ => push(t, Frame::Search { seat, common: Common::Abilities, count: 2, may: true }),
    }
    super::modes::reached(t, seat, level);
    Ok(())
}

pub(crate) fn mp(t: &mut Board<'_>, seat: Seat, walker: u8, amount: u8) {
    let walker_mut = &mut t.state.player_mut(seat).walkers[usize::from(walker)];
    walker_mut.mp = walker_mut.mp.saturating_add(amount).min(99);
    let hero = t.state.player(seat).hero;
    t.tell(Audience::ALL, || Event::Mp { seat, hero, walker });
}

/// H3-AMB-3: where no hero is named the player chooses one.
pub(crate) fn mp_for_one(t: &mut Board<'_>, seat: Seat, amount: u8) -> Flow {
    let picked = t.choose(seat, Ask::Mp, |s, o| {
        o.add(Pick::Offer(Offer::Main));
        if s.player(seat).walkers[1].here {
            o.add(Pick::Offer(Offer::Secondary));
        }
    })?;
    done(t);
    mp(t, seat, u8::from(picked == Pick::Offer(Offer::Secondary)), amount);
    Ok(())
}

/// What a scenario gives.
pub(crate) fn give(t: &mut Board<'_>, seat: Seat, gift: Gift, count: u8) {
    match gift {
        Gift::Gold => gain(t, seat, Resource::Gold, count.into()),
        Gift::BuildingMaterials => gain(t, seat, Resource::BuildingMaterials, count.into()),
        Gift::Valuables => gain(t, seat, Resource::Valuables, count.into()),
        Gift::Mp => push(t, Frame::Mp(seat, count)),
        Gift::Morale => morale(t, seat, true),
        Gift::ArtifactSearch => push(t, Frame::Search { seat, common: Common::Artifacts, count, may: true }),
        Gift::TreasureDie => push(t, Frame::Roll { seat, dice: Dice::Treasure, count: 1, keep: 1 }),
        Gift::ResourceDie => push(t, Frame::Roll { seat, dice: Dice::Resource, count: 1, keep: 1 }),
        Gift::TwoTreasureDice => push(t, Frame::Roll { seat, dice: Dice::Treasure, count: 2, keep: 1 }),
        Gift::RemoveCard => push(t, Frame::RemoveCard(seat)),
        Gift::RemoveAiCard => push(t, Frame::ForgetAiCard(seat)),
        Gift::AiMp => t.state.ai.more_mp = t.state.ai.more_mp.saturating_add(count).min(9),
        Gift::AiGoesStraight => t.state.ai.straight = true,
        Gift::TreasureAndResourceDie => {
            push(t, Frame::Roll { seat, dice: Dice::Resource, count: 1, keep: 1 });
            push(t, Frame::Roll { seat, dice: Dice::Treasure, count: 1, keep: 1 });
        }
        Gift::SharedRecruit => push(t, Frame::Quest(Errand::SharedDraw(seat))),
        Gift::VisitAgain => push(t, Frame::Quest(Errand::VisitAgain(seat))),
        Gift::DragonsHurry => t.state.quest.hurry = true,
    }
}
