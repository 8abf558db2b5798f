//! H3-COMBAT-24, H3-DECK-9: cards that stay in play while a combat lasts, or for some combat rounds.

use super::search;
use crate::Board;
use crate::cards::Magic;
use crate::event::Event;
use crate::state::{Combat, Flag, Lasting, MOST_LASTING, State};
use kernel::{Audience, Rule};

/// No more cards than the position has room for; no game comes near it.
pub(crate) fn has_room(combat: &Combat) -> Result<(), Rule> {
    if combat.lasting.len() < MOST_LASTING { Ok(()) } else { Err(Rule("H3-COMBAT-24")) }
}

pub(crate) fn lay(t: &mut Board<'_>, lasting: Lasting) {
    if let Some(combat) = &mut t.state.combat
        && has_room(combat).is_ok()
    {
        combat.lasting.push(lasting);
        silence(combat);
    }
}

/// What [`Combat::is_silenced`] says, kept where units' abilities are looked for.
fn silence(combat: &mut Combat) {
    for by in 0..combat.fighters.len() as u8 {
        let on = combat.fighter(by).here && combat.is_silenced(by);
        combat.fighter_mut(by).set(Flag::Silenced, on);
    }
}

/// H3-DECK-10: an effect is over, and its card goes where it belongs. An AI's lies with its spells.
fn put_away(t: &mut Board<'_>, combat: &Combat, lasting: Lasting) {
    let seat = combat.seat(lasting.owner());
    if t.state.is_ai(seat) || combat.is_neutral(lasting.owner()) {
        return;
    }
    let (player, card) = (t.state.player_mut(seat), lasting.card);
    if lasting.returns {
        search::hold(&mut player.hand, card);
        player.open.push(card);
        t.tell(Audience::ALL, || Event::TookBack { seat, card });
    } else {
        player.discard.push(card);
        t.tell(Audience::ALL, || Event::Ended { seat, card });
    }
}

/// Cards that lie on those who fell, and those whose combat rounds are over.
pub(crate) fn sweep(t: &mut Board<'_>) {
    end_those(t, |combat, lasting| {
        lasting.on.is_some_and(|by| !combat.fighter(by).here) || lasting.until.is_some_and(|last| last < combat.round)
    });
}

/// All of them: the combat is over.
pub(crate) fn clear(t: &mut Board<'_>) {
    end_those(t, |_, _| true);
}

/// Cure: one of them.
pub(crate) fn end(t: &mut Board<'_>, on: u8, card: crate::Face) {
    let Some(combat) = t.state.combat else { return };
    let all = combat.lasting.as_slice();
    let found = all.iter().position(|lasting| lasting.on == Some(on) && lasting.card == card);
    let mut place = 0;
    end_those(t, |_, _| {
        place += 1;
        Some(place - 1) == found
    });
}

fn end_those(t: &mut Board<'_>, mut ends: impl FnMut(&Combat, &Lasting) -> bool) {
    let Some(combat) = t.state.combat else { return };
    if combat.lasting.is_empty() {
        return;
    }
    let (over, left): (Vec<_>, Vec<_>) =
        combat.lasting.as_slice().iter().copied().partition(|lasting| ends(&combat, lasting));
    if over.is_empty() {
        return;
    }
    if let Some(running) = &mut t.state.combat {
        running.lasting = left.into_iter().collect();
        silence(running);
    }
    over.into_iter().for_each(|lasting| put_away(t, &combat, lasting));
}

/// What lies on a fighter and can be ended.
pub(crate) fn cards_on(state: &State, on: u8) -> Vec<crate::Face> {
    let all = state.combat.iter().flat_map(|combat| combat.lasting.as_slice());
    let mut cards: Vec<_> = all.filter(|lasting| lasting.on == Some(on)).map(|lasting| lasting.card).collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// A spell that was cast stays in play: on a unit, at a level. Fire Shield lasts one combat round.
pub(crate) fn spell(combat: &Combat, magic: Magic, lasting: Lasting) -> Lasting {
    let until = matches!(magic, Magic::Scorches(_)).then_some(combat.round.max(1));
    Lasting { until, ..lasting }
}
