//! Proclamations that last: what they change of spells and guards.

use super::{combat, done};
use crate::event::Event;
use crate::printed::{Face, Kind, Proclamation};
use crate::state::{Business, Frame, Party, State, Use};
use crate::{Ask, Board, Pick};
use kernel::{Audience, Flow, Seat};

fn lasts(state: &State, what: Proclamation) -> bool {
    state.proclaimed == Some(what)
}

/// Those that are for the next resource round: they wait for it, whatever is proclaimed before.
pub(crate) fn is_for_resource_round(what: Proclamation) -> bool {
    matches!(
        what,
        Proclamation::GoldDragon
            | Proclamation::GreedyDragon
            | Proclamation::MerryLeprechaun
            | Proclamation::WildDebauchery
    )
}

/// Grim Warlock: the first spell of a turn, whoever casts it, has a power more.
pub(crate) fn warlock(t: &mut Board<'_>) -> u8 {
    let more = warlocks(&t.state);
    if more > 0 {
        let active = t.state.active;
        t.state.player_mut(active).use_up(Use::GrimWarlock);
    }
    more
}

/// What the next spell has from it.
pub(crate) fn warlocks(state: &State) -> u8 {
    let used = state.player(state.active).has_used(Use::GrimWarlock);
    u8::from(lasts(state, Proclamation::GrimWarlock) && !used)
}

/// Crazy Wizard: the first spell that each player casts comes back to the hand.
pub(crate) fn wizard(t: &mut Board<'_>, seat: Seat, spell: Face) -> bool {
    let fresh = lasts(&t.state, Proclamation::CrazyWizard) && !t.state.player(seat).has_used(Use::CrazyWizard);
    let returns = fresh && spell.kind() == Kind::Spell;
    if returns {
        t.state.player_mut(seat).use_up(Use::CrazyWizard);
    }
    returns
}

/// Groovy Satyr: whoever meets guards may exchange one of them.
pub(crate) fn guards_drawn(t: &mut Board<'_>, seat: Seat) {
    if lasts(&t.state, Proclamation::GroovySatyr) && !t.state.is_ai(seat) {
        super::push(t, Frame::Deed(crate::state::Deed::Satyr(seat)));
    }
}

pub(crate) fn satyr(t: &mut Board<'_>, seat: Seat) -> Flow {
    let Some(running) = t.state.combat else {
        done(t);
        return Ok(());
    };
    let waiting: Vec<u8> = running.standing(Party::Defender).collect();
    let picked = t.choose_or_pass(seat, Ask::Deed(Business::Satyr), |_, o| {
        for (n, &by) in waiting.iter().enumerate() {
            let unit = running.fighter(by).unit;
            if waiting[..n].iter().all(|&other| running.fighter(other).unit != unit) {
                o.add(Pick::Swap(unit));
            }
        }
    })?;
    done(t);
    let Some(Pick::Swap(unit)) = picked else { return Ok(()) };
    let Some(by) = waiting.into_iter().find(|&by| running.fighter(by).unit == unit) else { return Ok(()) };
    // The new one is drawn before the old one is discarded, so that it is another.
    let drawn = combat::draw_guard(t, unit.facts().tier)?;
    t.state.neutrals[unit.facts().tier as usize].discard.push(unit);
    t.tell(Audience::ALL, || Event::SentAway { unit });
    if let Some(running) = &mut t.state.combat {
        match drawn {
            Some(other) => running.fighter_mut(by).unit = other,
            None => running.fighter_mut(by).here = false,
        }
    }
    Ok(())
}
