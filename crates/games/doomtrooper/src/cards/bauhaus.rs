//! Bauhaus.

use super::ranks::{KEEPS, SERGEANT, captain, has_prey, in_squad, shields};
use crate::Board;
use crate::clause::Clause::{After, BarsAttack, Grants, Rating};
use crate::clause::{Entry, Event, FSA, add, give};
use crate::filter::{LEGION, all, yours};
use crate::printed::{Trait, sort};
use crate::rules::prison::arrest;
use crate::state::{Happening, PieceId, State};
use kernel::Flow;

/// In your turn it may attack only Dark Legion warriors as long as any that can be attacked are in play, even those
/// in your own Kohort; otherwise it attacks freely.
pub(crate) const ETOILES_MORTANT: Entry = &[
    Grants(give(Trait::HuntsAnyLegion).if_(|s, me, _| hunts(s, me))),
    BarsAttack(|s, me, attacker, defender| {
        attacker == me && hunts(s, me) && !s.is_a(defender, sort::DARK_LEGION) && has_prey(s, me, LEGION)
    }),
];

/// While in play all your Venusian Rangers are immune to Dark Symmetry.
pub(crate) const MAX_STEINER: Entry = &[shields(sort::VENUSIAN_RANGER)];

/// While in play all Etoiles Mortant in play, of every player, are immune to Dark Symmetry.
pub(crate) const VALERIE_DUVAL: Entry = &[Grants(give(Trait::ImmuneSymmetry).to(all(sort::ETOILES_MORTANT)))];

/// While in your Squad your Bauhaus warriors of V 9 or less kill what they wound.
pub(crate) const CAPITAINE: Entry = &[captain(sort::BAUHAUS, 9)];

/// For each Marshal in your Squad your non-personality Bauhaus Doomtroopers that are not Marshals have +2 F, S and
/// A.
pub(crate) const VENUSIAN_MARSHAL: Entry = &[Rating(
    add(FSA, 2)
        .to(yours(sort::BAUHAUS.and(sort::DOOMTROOPER)).but(sort::PERSONALITY.and(sort::VENUSIAN_MARSHAL)))
        .if_(in_squad),
)];

/// While in the Squad: the assigned non-personality Bauhaus warrior card and all your copies of it in the Squad
/// have +4 F, S, A and V.
pub(crate) const AIDE_DE_CAMP: Entry = &[SERGEANT];

/// When a Bauhaus warrior of yours is wounded or killed by a Doomtrooper, the Cop may imprison that Doomtrooper
/// (you may discard its attachments). Prisoners go back when the Cop leaves play.
pub(crate) const BAUHAUS_COP: Entry = &[After(Event::AnyWound, police), After(Event::AnyKill, police), KEEPS];

/// In the turn of its own player.
fn hunts(state: &State, me: PieceId) -> bool {
    state.active == state.controller(me)
}

fn police(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    let victim = what.wounded();
    let ours = t.state.controller(victim) == t.state.controller(me) && t.state.is_a(victim, sort::BAUHAUS);
    match what.who.filter(|&by| t.state.is_there(by) && t.state.is_a(by, sort::DOOMTROOPER)) {
        Some(culprit) if ours => arrest(t, me, culprit, None),
        _ => Ok(()),
    }
}
