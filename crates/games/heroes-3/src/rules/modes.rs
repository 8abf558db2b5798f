//! H3-MODE-6: rules of single scenarios, where one changes what everybody else does.

use super::{combat, done, ending, gains, push};
use crate::event::Event;
use crate::printed::{Location, Unit};
use crate::scenario::Special;
use crate::state::{Against, Cell, Combat, Frame, Party, State};
use crate::tables::Resource;
use crate::{Ask, Board, Offer, Pick};
use kernel::{Audience, Flow, Seat};

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
