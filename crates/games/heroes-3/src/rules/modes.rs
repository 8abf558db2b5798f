//! H3-MODE-6: rules of single scenarios, where one changes what everybody else does.

pub(crate) mod campaign;
pub(crate) mod dragons;
mod gift;
mod swapping;
mod together;
mod united;

pub(crate) use gift::{illusions, illusions_end};
pub(crate) use together::{are_fellows, enlist_all, experience, flagged, raised_again, reached};

use super::{ai, combat, done, ending, gains, push};
use crate::event::Event;
use crate::printed::{Location, Tier, Unit};
use crate::scenario::Special;
use crate::state::{Against, Cell, Combat, Errand, Fighter, Frame, Party, State};
use crate::tables::Resource;
use crate::{Ask, Board, Offer, Options, Pick};
use grid::hex::Hex;
use kernel::{Audience, Flow, Seat};

/// Something pending that only single scenarios know.
pub(crate) fn errand(t: &mut Board<'_>, errand: Errand) -> Flow {
    match errand {
        Errand::Enlist { seat, troop } => together::enlist(t, seat, troop)?,
        Errand::VisitAgain(seat) => together::visit_again(t, seat)?,
        Errand::Barter { seat, to, back } => together::barter(t, seat, to, back)?,
        Errand::Swap { seat, to, offered } => swapping::swap(t, seat, to, offered)?,
        Errand::SharedDraw(seat) => united::draw(t, seat)?,
        Errand::SharedRecruit { seat, units } => united::recruit(t, seat, units)?,
        Errand::Bequeath(seat) => united::bequeath(t, seat)?,
        Errand::Leave(seat) => united::leave(t, seat),
    }
    Ok(())
}

/// What a player may do in the own turn, and does.
pub(crate) fn offer(state: &State, seat: Seat, o: &mut Options<'_>) {
    together::offer(state, seat, o);
    united::offer(state, seat, o);
    swapping::offer(state, seat, o);
}

pub(crate) fn does(t: &mut Board<'_>, seat: Seat, pick: Pick) -> bool {
    match pick {
        Pick::Give(unit, to) => together::give(t, seat, unit, to),
        Pick::Barter(to) => united::barter(t, seat, to),
        Pick::SwapCards(to) => swapping::begin(t, seat, to),
        _ => return false,
    }
    true
}

/// A field that a scenario's own rule leaves as it is: a fellow's, or a Utopia where each has to win.
pub(crate) fn keeps(t: &mut Board<'_>, seat: Seat, at: Hex, what: Location) -> bool {
    what == Location::DragonUtopia && united::won(t, seat)
        || t.state.holder(at).is_some_and(|holder| are_fellows(&t.state, seat, holder))
}

/// A field was captured.
pub(crate) fn captured(t: &mut Board<'_>, seat: Seat, at: Hex, what: Location) {
    match what {
        Location::DragonUtopia => dragons::is_done(t, seat),
        Location::Settlement => gift::archangels(t, seat, at),
        _ => {}
    }
    together::is_all_flagged(t, seat);
}

/// Whether a combat goes on until one side has nobody left.
pub(crate) fn is_to_the_end(state: &State, at: Hex, against: Against) -> bool {
    match against {
        Against::Neutrals(dragons::GROUP) => true,
        Against::Neutrals(_) => together::is_last_combat(state, at),
        Against::Hero(..) | Against::Army(_) => false,
    }
}

/// Whether a combat with neutral units may be skipped: by a quick combat (H3-XP-7), by Diplomacy.
pub(crate) fn may_be_skipped(state: &State, combat: &Combat) -> bool {
    let scenario = state.scenario();
    let utopia = is_utopia(state, combat);
    let banned = combat.endless
        || utopia && scenario.has(Special::UtopiaWithoutDiplomacy)
        || combat.against == Against::Neutrals(7) && scenario.has(Special::NoSecondaryHeroes);
    !banned
}

/// The guards of a field, by tier.
pub(crate) fn guards(state: &State, combat: &Combat, mut counts: [u8; 4]) -> [u8; 4] {
    let scenario = state.scenario();
    let dragons = scenario.has(Special::WanderingDragons) && (is_utopia(state, combat) || is_group(combat));
    if dragons {
        return [0; 4]; // They were set aside.
    }
    if is_utopia(state, combat) && scenario.has(Special::AzureDragonGuardsWithAiDeck) {
        counts[Tier::Azure as usize] = counts[Tier::Azure as usize].saturating_sub(1);
    }
    if together::is_last_combat(state, combat.at) {
        counts[Tier::Gold as usize] += 1;
    }
    counts
}

fn is_group(combat: &Combat) -> bool {
    combat.against == Against::Neutrals(dragons::GROUP)
}

/// Units that were set aside for this combat come to it.
pub(crate) fn join_guards(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let scenario = t.state.scenario();
    let utopia = is_utopia(&t.state, combat);
    let mut units: Vec<Unit> = vec![];
    if is_group(combat) {
        units.extend(std::mem::take(&mut t.state.quest.wandering).as_slice());
    } else if utopia && scenario.has(Special::WanderingDragons) {
        units.extend(std::mem::take(&mut t.state.quest.utopia).as_slice());
    } else if utopia && scenario.has(Special::AzureDragonGuardsWithAiDeck) {
        units.extend(t.state.quest.utopia.take());
        ai::shuffle(t)?;
    }
    for unit in units {
        combat::put(t, Party::Defender, Fighter { here: true, unit, at: combat::NOWHERE, ..Fighter::default() });
        if let Some(combat) = &mut t.state.combat {
            combat.azure |= unit.facts().tier == Tier::Azure;
        }
    }
    Ok(())
}

/// Those who won a combat they were set aside for are set aside again.
pub(crate) fn keep_guards(t: &mut Board<'_>, combat: &Combat) -> bool {
    let utopia = is_utopia(&t.state, combat) && t.state.scenario().has(Special::WanderingDragons);
    if !utopia && !is_group(combat) {
        return false;
    }
    let quest = &mut t.state.quest;
    let pile = if utopia { &mut quest.utopia } else { &mut quest.wandering };
    combat.standing(Party::Defender).for_each(|by| pile.push(combat.fighter(by).unit));
    true
}

/// Stand United: the guards of the Utopia draw AI cards.
pub(crate) fn guards_have_cards(state: &State, combat: &Combat, party: Party) -> bool {
    party == Party::Defender && state.scenario().has(Special::AzureDragonGuardsWithAiDeck) && is_utopia(state, combat)
}

/// The Azure Dragons of Stand United never come back to their deck.
pub(crate) fn set_aside_again(t: &mut Board<'_>) {
    if !t.state.scenario().has(Special::AzureDragonGuardsWithAiDeck) {
        return;
    }
    if let Some(unit) = Unit::named("neutral_azure_dragons") {
        while t.state.neutrals[Tier::Azure as usize].discard.remove(unit) {
            t.state.quest.utopia.push(unit);
        }
    }
}

fn is_utopia(state: &State, combat: &Combat) -> bool {
    state.location(combat.at) == Some(Location::DragonUtopia) && matches!(combat.against, Against::Neutrals(_))
}

/// Force of Will: the attacker stands in the middle row, the guards in the corners.
pub(crate) fn is_from_the_middle(state: &State, combat: &Combat) -> bool {
    state.scenario().has(Special::UtopiaFromTheMiddle) && is_utopia(state, combat)
}

/// H3-UNIT-3: how many may be deployed.
pub(crate) fn most(state: &State, combat: &Combat, party: Party) -> usize {
    if is_from_the_middle(state, combat) && party == Party::Attacker { 4 } else { 5 }
}

/// The free spaces a side is placed on.
pub(crate) fn cells(state: &State, combat: &Combat, party: Party) -> Vec<Cell> {
    if !is_from_the_middle(state, combat) {
        return combat::free_cells(combat, party).collect();
    }
    let wanted = |cell: &Cell| match party {
        Party::Attacker => cell.row() == 2,
        Party::Defender => matches!(cell.row(), 0 | 4) && matches!(cell.column(), 0 | 3),
    };
    Cell::all().filter(wanted).filter(|&cell| combat.on(cell).is_none()).collect()
}

/// Chain Link: from level 5 on all own heroes are faster.
pub(crate) fn faster(state: &State, seat: Seat) -> u8 {
    u8::from(state.scenario().has(Special::FasterFromLevel5) && state.player(seat).level() >= 5)
}

/// Chain Link: the own town is defended for nothing, and with cards.
pub(crate) fn defence(state: &State, combat: &Combat, price: [u16; 3]) -> [u16; 3] {
    if defends_with_cards(state, combat) { [0; 3] } else { price }
}

pub(crate) fn defends_with_cards(state: &State, combat: &Combat) -> bool {
    let own = matches!(combat.against, Against::Army(seat) if state.founder(combat.at) == Some(seat));
    own && state.scenario().has(Special::FreeDefenceWithCards)
}

/// A scenario that one lost combat ends.
pub(crate) fn lost_a_combat(t: &mut Board<'_>) -> bool {
    let ends = t.state.scenario().has(Special::LostWithACombat);
    if ends {
        ending::lose(t);
    }
    ends
}

/// Chain Link: one of the guards of the Grail joins whoever beat them.
// RULING: of those that were beaten in this combat, which lie on top of their discard piles now.
pub(crate) fn beat_guards(t: &mut Board<'_>, combat: &Combat) {
    let grail = t.state.location(combat.at) == Some(Location::Grail);
    if !grail || !t.state.scenario().has(Special::GrailGuardJoins) {
        return;
    }
    let counts = crate::tables::encounter(t.state.difficulty, 7);
    let mut units = [None; 5];
    let mut free = units.iter_mut();
    for (tier, count) in counts.into_iter().enumerate() {
        let fallen = t.state.neutrals[tier].discard.as_slice().iter().rev().take(count.into());
        fallen.zip(&mut free).for_each(|(&unit, place)| *place = Some(unit));
    }
    push(t, Frame::Joins { seat: combat.by, units });
}

pub(crate) fn joins(t: &mut Board<'_>, seat: Seat, units: [Option<Unit>; 5]) -> Flow {
    let lies = |s: &State, unit: Unit| s.neutrals[unit.facts().tier as usize].discard.as_slice().contains(&unit);
    let picked = t.choose_if_any(seat, Ask::Joins, |s, o| {
        for (n, unit) in units.iter().enumerate() {
            if let Some(unit) = unit.filter(|&unit| lies(s, unit) && !units[..n].contains(&Some(unit))) {
                o.add(Pick::Recruit(unit));
            }
        }
    })?;
    done(t);
    if let Some(Pick::Recruit(unit)) = picked {
        t.state.neutrals[unit.facts().tier as usize].discard.remove(unit);
        t.state.player_mut(seat).hired.push(unit);
        t.tell(Audience::ALL, || Event::Recruited { seat, unit });
    }
    Ok(())
}

/// Chain Link: more of one's choice in every resource round.
pub(crate) fn resource_choice(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose(seat, Ask::ResourceChoice, |_, o| {
        o.extend([Offer::Valuables, Offer::BuildingMaterials].map(Pick::Offer));
    })?;
    done(t);
    match picked {
        Pick::Offer(Offer::Valuables) => gains::gain(t, seat, Resource::Valuables, 1),
        _ => gains::gain(t, seat, Resource::BuildingMaterials, 2),
    }
    Ok(())
}

/// A card of the hand leaves the game; who has none loses nothing.
pub(crate) fn remove_card(t: &mut Board<'_>, seat: Seat) -> Flow {
    if t.state.player(seat).hand.is_empty() {
        done(t);
        return Ok(());
    }
    let picked =
        t.choose_hidden(seat, Ask::RemoveCard, |s, o| super::search::faces(s.player(seat).hand.as_slice(), o))?;
    done(t);
    if let Pick::Card(card) = picked {
        let player = t.state.player_mut(seat);
        player.hand.remove(card);
        player.close(card);
        t.tell(Audience::ALL, || Event::Removed { seat, card });
    }
    Ok(())
}
