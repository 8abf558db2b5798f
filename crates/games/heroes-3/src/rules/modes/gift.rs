//! Greek Gift: archangels that wait in a settlement, and an army that is not what it seems.
//!
//! RULING: the illusions are the neutral cards if they lie in their deck or discard pile; where somebody has one, it is left
//! out. They go back to the discard pile after the combat.

use crate::Board;
use crate::event::Event;
use crate::printed::{Face, Faction, Tier, Unit};
use crate::scenario::Special;
use grid::hex::Hex;
use kernel::{Audience, Seat};

/// On the packs of zombies and skeletons.
const CLOAKS: [&str; 2] = ["cloak_of_the_undead_king_4", "cloak_of_the_undead_king_6"];

/// Whoever enters the settlement of F3 first is joined by few archangels.
pub(super) fn archangels(t: &mut Board<'_>, seat: Seat, at: Hex) {
    let here = t.state.slot_at(at).map(|slot| t.state.tiles.as_slice()[slot].tile.id());
    if here != Some("F3") || !t.state.scenario().has(Special::ArchangelsWaitInF3) {
        return;
    }
    let player = t.state.player_mut(seat);
    let unit = Unit::named("archangels").filter(|_| player.faction() == Faction::Castle);
    if let Some(unit) = unit.filter(|unit| player.army[unit.place()] == 0) {
        player.army[unit.place()] = 1;
        t.tell(Audience::ALL, || Event::Recruited { seat, unit });
    }
}

/// The AI hero's gold units turn out to be something else.
pub(crate) fn illusions(t: &mut Board<'_>, ai: Seat) {
    if !t.state.scenario().has(Special::Illusions) {
        return;
    }
    let player = t.state.player_mut(ai);
    for unit in Unit::of(player.faction()).filter(|unit| unit.facts().tier == Tier::Gold) {
        player.army[unit.place()] = 0;
    }
    // The packs wear cloaks, whoever owns the cards.
    player.cloaks = CLOAKS.into_iter().filter_map(Face::named).collect();
    for unit in ["neutral_zombies", "neutral_skeletons"].into_iter().filter_map(Unit::named) {
        let stock = &mut t.state.neutrals[unit.facts().tier as usize];
        if stock.deck.remove(unit) || stock.discard.remove(unit) {
            t.state.player_mut(ai).hired.push(unit);
        }
    }
}

pub(crate) fn illusions_end(t: &mut Board<'_>, ai: Seat) {
    let player = t.state.player_mut(ai);
    (player.cloaks, player.discard) = Default::default();
    while let Some(unit) = t.state.player_mut(ai).hired.take() {
        t.state.neutrals[unit.facts().tier as usize].discard.push(unit);
    }
}
