//! H3-LOC: what a hero finds on a field.

use super::{done, ending, gains, modes, moving, push, rounds, search};
use crate::event::Event;
use crate::printed::{Face, Kind, Location, Sort, Tier};
use crate::scenario::Special;
use crate::state::{Business, Common, Deed, Dice, Frame, Optional, State};
use crate::tables::Resource;
use crate::{Ask, Board, Offer, Options, Pick};
use grid::hex::Hex;
use kernel::{Audience, Flow, Rule, Seat};

/// The field a hero stands on does what it does, once its guards are gone.
pub(crate) fn visit(t: &mut Board<'_>, seat: Seat, walker: u8) -> Flow {
    if t.state.is_ai(seat) {
        return super::ai::visit(t, seat);
    }
    done(t);
    let at = t.state.player(seat).walkers[usize::from(walker)].at;
    if moving::meets_enemy(&t.state, seat, at) {
        // RULING: of two heroes on one field the Main Hero is met first, then the other.
        push(t, Frame::Arrive { seat, walker });
        return Ok(());
    }
    let Some(spot) = t.state.spot(at) else { return Ok(()) };
    let (what, mark) = (spot.facts.location, t.state.mark(at));
    match sort(&t.state, what) {
        Sort::Nothing => return Ok(()),
        // H3-MAP-6: from now on it is an empty field for everybody.
        Sort::Visitable if mark.is_black() => return Ok(()),
        Sort::Visitable => {
            if let Some(mark) = t.state.mark_mut(at) {
                mark.set_black(true);
            }
        }
        Sort::Flaggable => return capture(t, seat, at, what),
        Sort::Revisitable => {}
    }
    t.tell(Audience::ALL, || Event::Visited { seat, what });
    effect(t, seat, walker, at, what, spot.facts.dice)
}

pub(crate) fn effect(t: &mut Board<'_>, seat: Seat, walker: u8, at: Hex, what: Location, count: u8) -> Flow {
    let search = |common, may| Frame::Search { seat, common, count: 2, may };
    match what {
        Location::WaterWheel => gains::gain(t, seat, Resource::Gold, 3),
        Location::Windmill => gains::gain(t, seat, Resource::Valuables, 1),
        Location::MysticalGarden => push(t, Frame::Garden(seat)),
        Location::ShrineOfMagicGesture => push(t, search(Common::Spells, true)),
        Location::ShrineOfMagicIncantation => push(t, Frame::Shrine(seat)),
        Location::TreeOfKnowledge => push(t, Frame::Tree(seat)),
        Location::RedwoodObservatory => push(t, Frame::Observe { seat, at }),
        Location::LearningStone => gains::learn(t, seat, 1),
        Location::WitchHut => push(t, Frame::Hut(seat)),
        Location::Temple => gains::morale(t, seat, true),
        Location::Stables => gains::mp(t, seat, walker, 1),
        Location::WarriorsTomb => push(t, Frame::Tomb(seat, 2)),
        Location::FountainOfYouth => {
            gains::mp(t, seat, walker, 1);
            gains::morale(t, seat, true);
        }
        Location::MagicSpring => push(t, Frame::Spring(seat)),
        Location::TradingPost if t.state.plays_with(Optional::FreeTrade) => artifact(t, seat)?,
        Location::TradingPost => push(t, Frame::Market { seat, traded: false }),
        Location::Treasure => push(t, Frame::Roll { seat, dice: Dice::Treasure, count: count.max(1), keep: 1 }),
        Location::Resource => push(t, Frame::Roll { seat, dice: Dice::Resource, count: count.max(1), keep: 1 }),
        Location::Grail => grail(t, seat, walker, at),
        Location::Artifact => push(t, search(Common::Artifacts, true)),
        Location::PandorasBox => push(t, Frame::Box(seat)),
        Location::Sanctuary
        | Location::Empty
        | Location::Blocked
        | Location::Town
        | Location::Settlement
        | Location::OrePit
        | Location::GoldMine
        | Location::AlchemistsLab
        | Location::CrystalCavern
        | Location::GemPond
        | Location::DragonUtopia
        | Location::Obelisk => {}
    }
    Ok(())
}

/// H3-OPT-8: where everybody may trade, a Trading Post is visited once.
pub(crate) fn sort(state: &State, what: Location) -> Sort {
    match what {
        Location::TradingPost if state.plays_with(Optional::FreeTrade) => Sort::Visitable,
        _ => what.sort(),
    }
}

/// H3-OPT-8: the top artifact; of an empty deck, of the new one (H3-AMB-6).
fn artifact(t: &mut Board<'_>, seat: Seat) -> Flow {
    search::look_at_top(t, Common::Artifacts, 1)?;
    if let Some(card) = t.state.looked.take() {
        search::take_secretly(t, seat, Common::Artifacts, card);
    }
    search::turn_up(t, Common::Artifacts);
    Ok(())
}

/// H3-LOC-19; a scenario's own rule leaves the token to Main Heroes.
fn grail(t: &mut Board<'_>, seat: Seat, walker: u8, at: Hex) {
    let taken = t.state.players.iter().any(|player| player.grail);
    if taken || walker != 0 && t.state.scenario().has(Special::GrailPassesWithDefeat) {
        // RULING: what cannot be taken is not visited, so that the next Main Hero finds it.
        if let Some(mark) = t.state.mark_mut(at).filter(|_| !taken) {
            mark.set_black(false);
        }
        return;
    }
    t.state.player_mut(seat).grail = true;
    t.tell(Audience::ALL, || Event::TookGrail { seat });
}

/// H3-MAP-7: flaggable fields.
fn capture(t: &mut Board<'_>, seat: Seat, at: Hex, what: Location) -> Flow {
    let mark = t.state.mark(at);
    if what == Location::Obelisk {
        // H3-LOC-24: cubes of others stay.
        if !mark.is_marked_by(seat) {
            if let Some(mark) = t.state.mark_mut(at) {
                mark.mark_by(seat);
            }
            t.tell(Audience::ALL, || Event::Visited { seat, what });
            push(t, Frame::Obelisk(seat));
        }
        return Ok(());
    }
    let holder = t.state.holder(at);
    if holder == Some(seat) || modes::keeps(t, seat, at, what) {
        return Ok(()); // H3-MAP-8
    }
    let is_home = t.state.founder(at) == Some(seat);
    if let Some(mark) = t.state.mark_mut(at) {
        mark.set_owner(if is_home { None } else { Some(seat) }); // H3-TOWN-22
        mark.set_was_owned();
        mark.set_income(None);
    }
    t.tell(Audience::ALL, || Event::Captured { seat, what, at });
    let first = !mark.was_owned();
    match what {
        Location::Town => {
            if let Some(from) = holder {
                ending::take_cube(t, seat, from); // H3-TOWN-17
            }
            if !is_home {
                ending::captured_town(t, seat, at);
            }
        }
        Location::Settlement => push(t, Frame::Settle { seat, at, first }),
        Location::DragonUtopia if t.state.scenario().is_won_by(crate::Goal::FlagUtopia) => {}
        Location::DragonUtopia if first => {
            let scenario = t.state.scenario();
            scenario.utopia.iter().for_each(|&(gift, count)| gains::give(t, seat, gift, count));
        }
        _ => {
            // H3-LOC-30: the first owner gains its income at once.
            if let (true, Some(mined)) = (first, what.mined()) {
                let times = rounds::times(&t.state);
                gains::gain_all(t, seat, mined.map(|amount| amount * times));
            }
        }
    }
    modes::captured(t, seat, at, what);
    Ok(())
}

/// H3-LOC-25 to H3-LOC-28
pub(crate) fn settle(t: &mut Board<'_>, seat: Seat, at: Hex, first: bool) -> Flow {
    const INCOMES: [(Offer, Resource, u16); 3] = [
        (Offer::Gold, Resource::Gold, 5),
        (Offer::BuildingMaterials, Resource::BuildingMaterials, 2),
        (Offer::Valuables, Resource::Valuables, 1),
    ];
    let picked = t.choose(seat, Ask::Settle, |_, o| {
        o.extend(INCOMES.map(|(offer, ..)| Pick::Offer(offer)));
        o.add(Pick::Offer(Offer::Reinforce));
    })?;
    done(t);
    match INCOMES.into_iter().find(|(offer, ..)| picked == Pick::Offer(*offer)) {
        Some((_, what, amount)) => {
            if let Some(mark) = t.state.mark_mut(at) {
                mark.set_income(Some(what));
            }
            if first {
                gains::gain(t, seat, what, amount * rounds::times(&t.state));
            }
        }
        None => push(t, Frame::Reinforce { seat, most: Tier::Silver, halved: if first { 2 } else { 1 } }),
    }
    Ok(())
}

/// H3-LOC-4
pub(crate) fn garden(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose(seat, Ask::Garden, |_, o| o.extend([Offer::Gold, Offer::Valuables].map(Pick::Offer)))?;
    done(t);
    match picked {
        Pick::Offer(Offer::Gold) => gains::gain(t, seat, Resource::Gold, 2),
        _ => gains::gain(t, seat, Resource::Valuables, 1),
    }
    Ok(())
}

/// H3-LOC-6
pub(crate) fn tree(t: &mut Board<'_>, seat: Seat) -> Flow {
    const PRICES: [(Offer, [u16; 3]); 2] = [(Offer::Gold, [10, 0, 0]), (Offer::Valuables, [0, 0, 3])];
    let picked = t.choose_or_pass(seat, Ask::Tree, |s, o| {
        for (offer, price) in PRICES {
            let can = if s.player(seat).can_pay(price) { Ok(()) } else { Err(Rule("H3-RES-5")) };
            o.judge(Pick::Offer(offer), can);
        }
    })?;
    done(t);
    if let Some((_, price)) = PRICES.into_iter().find(|(offer, _)| picked == Some(Pick::Offer(*offer))) {
        gains::pay(t, seat, price);
        gains::learn(t, seat, 2);
    }
    Ok(())
}

/// H3-LOC-7
pub(crate) fn shrine(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose_or_pass(seat, Ask::Shrine, |s, o| {
        let can = if s.player(seat).can_pay([3, 0, 0]) { Ok(()) } else { Err(Rule("H3-RES-5")) };
        o.judge(Pick::Offer(Offer::Yes), can);
    })?;
    done(t);
    if picked.is_some() {
        gains::pay(t, seat, [3, 0, 0]);
        push(t, Frame::Search { seat, common: Common::Spells, count: 2, may: false });
    }
    Ok(())
}

/// H3-LOC-10, H3-AMB-11: an ability leaves the hand, or the top ability is looked at.
pub(crate) fn hut(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose_hidden(seat, Ask::Hut, |s, o| {
        abilities(s, seat, o);
        o.add(Pick::Offer(Offer::Look));
    })?;
    done(t);
    match picked {
        Pick::Remove(card) => {
            let player = t.state.player_mut(seat);
            player.hand.remove(card);
            player.close(card);
            t.tell(Audience::ALL, || Event::Removed { seat, card });
        }
        _ => {
            search::look_at_top(t, Common::Abilities, 1)?;
            push(t, Frame::HutCard(seat));
        }
    }
    Ok(())
}

fn abilities(state: &State, seat: Seat, o: &mut Options<'_>) {
    let hand = state.player(seat).hand.as_slice();
    let all = hand.iter().enumerate().filter(|(at, face)| face.kind() == Kind::Ability && !hand[..*at].contains(face));
    o.extend(all.map(|(_, &face)| Pick::Remove(face)));
}

pub(crate) fn hut_card(t: &mut Board<'_>, seat: Seat) -> Flow {
    if t.state.looked.is_empty() {
        done(t);
        return Ok(());
    }
    let picked = t.choose(seat, Ask::HutCard, |_, o| o.extend([Offer::Keep, Offer::Bury].map(Pick::Offer)))?;
    done(t);
    let Some(card) = t.state.looked.take() else { return Ok(()) };
    if picked == Pick::Offer(Offer::Keep) {
        search::take_secretly(t, seat, Common::Abilities, card);
    } else {
        t.state.stock_mut(Common::Abilities).discard.push(card);
        t.tell(Audience::ALL, || Event::Buried { card });
    }
    search::turn_up(t, Common::Abilities);
    Ok(())
}

/// H3-LOC-13, H3-AMB-10: two searches may be declined, the morale may not.
pub(crate) fn tomb(t: &mut Board<'_>, seat: Seat, left: u8) -> Flow {
    done(t);
    if left == 0 {
        (0..2).for_each(|_| gains::morale(t, seat, false));
        return Ok(());
    }
    push(t, Frame::Tomb(seat, left - 1));
    push(t, Frame::Search { seat, common: Common::Artifacts, count: 2, may: true });
    Ok(())
}

/// H3-LOC-16: one of the top three cards of the own discard pile.
pub(crate) fn spring(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose_or_pass(seat, Ask::Spring, |s, o| {
        let pile = s.player(seat).discard.as_slice();
        search::faces(&pile[pile.len().saturating_sub(3)..], o);
    })?;
    done(t);
    if let Some(Pick::Card(card)) = picked {
        let player = t.state.player_mut(seat);
        let looked = player.discard.len().min(3);
        let mut top: Vec<Face> = (0..looked).filter_map(|_| player.discard.take()).collect();
        top.iter().position(|&face| face == card).map(|at| top.remove(at));
        let differ = top.len() == 2 && top[0] != top[1];
        top.into_iter().rev().for_each(|face| player.discard.push(face));
        search::take_back(t, seat, card);
        if differ {
            push(t, Frame::Deed(Deed::Spring(seat)));
        }
    }
    Ok(())
}

/// H3-LOC-16: the two others are put back in any order.
pub(crate) fn spring_order(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose_if_any(seat, Ask::Deed(Business::Spring), |s, o| {
        let pile = s.player(seat).discard.as_slice();
        search::faces(&pile[pile.len().saturating_sub(2)..], o);
    })?;
    done(t);
    let pile = t.state.player_mut(seat).discard.as_mut_slice();
    if let (Some(Pick::Card(card)), [.., under, top]) = (picked, pile)
        && *under == card
    {
        std::mem::swap(under, top);
    }
    Ok(())
}

/// H3-LOC-35
pub(crate) fn pandoras_box(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked =
        t.choose(seat, Ask::Box, |_, o| o.extend([Offer::TreasureDice, Offer::ResourceDice].map(Pick::Offer)))?;
    done(t);
    let dice = if picked == Pick::Offer(Offer::TreasureDice) { Dice::Treasure } else { Dice::Resource };
    push(t, Frame::Roll { seat, dice, count: 2, keep: 1 });
    Ok(())
}

/// H3-LOC-24: what the scenario says; where it names several things, one of them.
pub(crate) fn obelisk(t: &mut Board<'_>, seat: Seat) -> Flow {
    let gifts = &t.state.scenario().obelisk;
    let offered = |gift| match gift {
        crate::Gift::TreasureDie | crate::Gift::TwoTreasureDice => Some(Offer::TreasureDice),
        crate::Gift::ResourceDie => Some(Offer::ResourceDice),
        crate::Gift::Mp => Some(Offer::Mp),
        crate::Gift::Morale => Some(Offer::Morale),
        crate::Gift::RemoveCard => Some(Offer::RemoveCard),
        _ => None,
    };
    let picked = match &gifts[..] {
        [] => None,
        [only] => Some(*only),
        several => {
            let picked = t.choose(seat, Ask::Obelisk, |_, o| {
                o.extend(several.iter().filter_map(|&gift| offered(gift)).map(Pick::Offer));
            })?;
            several.iter().copied().find(|&gift| offered(gift).map(Pick::Offer) == Some(picked))
        }
    };
    done(t);
    if let Some(gift) = picked {
        gains::give(t, seat, gift, 1);
    }
    Ok(())
}
