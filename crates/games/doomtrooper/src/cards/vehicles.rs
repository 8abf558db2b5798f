//! Vehicles.

use crate::Board;
use crate::clause::Clause::{Grants, Rating, Scales, Use};
use crate::clause::{A, Do, Entry, FSAV, S, V, d, give, may, times};
use crate::printed::{Timing, Trait};
use crate::rules::asking::coin;
use crate::rules::{harm, table};
use crate::state::{Fate, Harm, Play, Side, Stage, Tactic};
use kernel::Flow;

/// Inside: S, A and V doubled; no weapons may be used.
pub(crate) const AH_UH_19_GRAPESHOT_GUARDIAN: Entry =
    &[Rating(times(S.and(A).and(V), 2)), Grants(give(Trait::UsesNoWeapons))];

/// Inside: S, A and V doubled; no weapons may be used.
pub(crate) const CAP_7000P: Entry = &[Rating(times(S.and(A).and(V), 2)), Grants(give(Trait::UsesNoWeapons))];

/// Inside: S, A and V doubled; no weapons may be used.
pub(crate) const FUKIMURA_NO_12_KAMIKAZE: Entry =
    &[Rating(times(S.and(A).and(V), 2)), Grants(give(Trait::UsesNoWeapons))];

/// Inside: S, A and V doubled; no weapons may be used.
pub(crate) const IMPERIAL_DOOMLORD: Entry = &[Rating(times(S.and(A).and(V), 2)), Grants(give(Trait::UsesNoWeapons))];

/// Inside: +4 S and +4 A. 5 D: escape a fight combat; then flip a coin, on heads the bearer is wounded and this
/// card discarded.
pub(crate) const PURPLE_SHARK: Entry = &[Use(may(Timing::Combat, &[Do::EndCombat, Do::Run(flip)])
    .costs(d(5))
    .outside()
    .during(Stage::Tactic, Stage::Modifiers)
    .if_(|s, _, _| s.tactic() == Some(Tactic::Fight)))];

/// Inside: F, S, A and V doubled; no weapons may be used.
pub(crate) const T_32_WOLFCLAW_JBT: Entry = &[Rating(times(FSAV, 2)), Grants(give(Trait::UsesNoWeapons))];

/// Inside: +8 F, S, A, V; no other equipment, no fortifications. Opponents it attacks get double their
/// fortification bonus.
pub(crate) const BAUHAUS_BULLY: Entry = &[
    Grants(give(Trait::NoOtherEquipment).and(Trait::NoFortification)),
    Scales(|s, me, fort, who| {
        let attacked = s.bearer(me).is_some_and(|b| s.side(b) == Some(Side::Attacker) && s.foe(b) == Some(who));
        if attacked && s.is_fortification(fort) { 2 } else { 1 }
    }),
];

/// Inside: +5 F, S, A, V; no other equipment may be used.
pub(crate) const HELLHOUND_NECROTANK: Entry = &[Grants(give(Trait::NoOtherEquipment))];

/// Inside: +4 F, S and A; no other equipment; its opponents get nothing from fortifications.
pub(crate) const BLACK_WIDOW: Entry =
    &[Grants(give(Trait::NoOtherEquipment)), Grants(give(Trait::NoFortification).foe())];

/// Inside: always strikes first, kills what it wounds; no other equipment.
pub(crate) const DRAGONFISH: Entry =
    &[Grants(give(Trait::NoOtherEquipment).and(Trait::StrikesAlwaysFirst).and(Trait::Slayer))];

/// Inside: +2 F, +5 S, ALWAYS strikes first in shoot combats; no other equipment may be used.
pub(crate) const MISHIMESE_DRAGONBIKE: Entry =
    &[Grants(give(Trait::NoOtherEquipment)), Grants(give(Trait::StrikesAlwaysFirst).shooting())];

/// Heads: the bearer is wounded and the card discarded.
fn flip(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(me) = play.user() else { return Ok(()) };
    let bearer = t.state.bearer(me);
    if !coin(t)? {
        return Ok(());
    }
    if let Some(whom) = bearer {
        harm::harm(t, Harm { whom, fate: Fate::Wound, by: None, earns: None, card: Some(play.face) });
    }
    table::discard(t, me)
}
