//! The Brotherhood.

use crate::Board;
use crate::clause::Clause::{Bars, BarsAttack, GoesTo, Grants, Haunts, LetsAdd, Use};
use crate::clause::{Adding, Deed, Do, Entry, Target, d, give, may};
use crate::filter::{LEGION, WARRIOR, all, yours};
use crate::printed::{Timing, Trait, sort};
use crate::rules::harm;
use crate::rules::immunity::is_bared;
use crate::rules::table::Pile;
use crate::state::{Fate, Harm, Mark, PieceId, Play, State};
use kernel::Flow;

/// Casts Changeling and Elements. May be given any airship that is not a warrior, whatever affiliation it demands.
pub(crate) const ARCHANGEL: Entry = &[Grants(give(Trait::AnyAirship))];

/// Casts every aspect; immune to Dark Symmetry. While in play no Doomtrooper may voluntarily seek cover. If he is
/// wounded: 1 action and 5 D heals him and wounds another Doomtrooper of yours.
pub(crate) const ARCHINQUISITOR_NIKODEMUS: Entry = &[
    Bars(Deed::Seek, |s, _, who| s.is_a(who, sort::DOOMTROOPER)),
    LetsAdd(|_, _, _, face| if face.printed().sorts.any(sort::DOOMTROOPER) { Adding::Openly } else { Adding::Plainly }),
    Use(may(Timing::Actions(1), &[Do::Run(pass_on)])
        .on(Target::Piece(yours(sort::DOOMTROOPER).another()))
        .costs(d(5))
        .if_(|s, _, me| s.piece(me).is(Mark::Wounded))),
];

/// While in play all your Valkyries cast every aspect and are immune to Dark Symmetry.
pub(crate) const BLESSED_VESTAL_LAURA: Entry =
    &[Grants(give(Trait::CastsAll).and(Trait::ImmuneSymmetry).to(yours(sort::VALKYRIE)))];

/// Casts every aspect. May attack only the Dark Legion warrior of highest V among those that can be attacked.
/// Heretics cannot attack him. Warriors he wounds are killed. While in play all Brotherhood warriors in play are
/// immune to Dark Symmetry.
pub(crate) const CARDINAL_DOMINIC: Entry = &[
    BarsAttack(|s, me, attacker, defender| attacker == me && !is_greatest(s, me, defender)),
    BarsAttack(|s, me, attacker, defender| defender == me && s.is_a(attacker, sort::HERETIC)),
    Grants(give(Trait::ImmuneSymmetry).to(all(sort::BROTHERHOOD))),
];

/// Casts every aspect. While in play warriors wounded by any Mortificator are killed.
pub(crate) const CRENSHAW_THE_MORTIFICATOR: Entry = &[Grants(give(Trait::Slayer).to(all(sort::MORTIFICATOR)))];

/// Casts every aspect; its personal combat spells count as combat spells; each 1 D it spends on a spell effect
/// counts as 2 D.
pub(crate) const KEEPER_OF_THE_ART: Entry = &[Grants(give(Trait::CastsForOthers).and(Trait::DoublesArt))];

/// While in play all Brotherhood warriors cast every aspect. Any time: switch off any immunity to the Art for as
/// long as he likes. When he leaves play he is shuffled into your library.
pub(crate) const CARDINAL_DURAND: Entry = &[
    Grants(give(Trait::CastsAll).to(all(sort::BROTHERHOOD))),
    Use(may(Timing::AnyTime, &[Do::LayBare])
        .on(Target::Piece(WARRIOR.if_(|s, _, id| s.has(id, Trait::ImmuneArt) && !s.has(id, Trait::ArtReaches))))),
    Use(may(Timing::AnyTime, &[Do::Restore])
        .on(Target::Piece(WARRIOR.if_(|s, by, id| is_bared(s, by, id, Trait::ArtReaches))))),
    Haunts(&[Grants(give(Trait::ArtReaches))]),
    GoesTo(Pile::Library),
];

/// Casts Summoning and Manipulation; pays half the D for Summoning spells.
pub(crate) const EMINENT_SUMMONER: Entry = &[Grants(give(Trait::HalvesSummoning))];

/// While in play all Brotherhood warriors cast every aspect and kill Dark Legion warriors they wound. 4 actions:
/// discard an apostle.
pub(crate) const SPIRIT_OF_NATHANIEL: Entry = &[
    Grants(give(Trait::CastsAll).to(all(sort::BROTHERHOOD))),
    Grants(give(Trait::Slayer).to(all(sort::BROTHERHOOD)).against(LEGION)),
    Use(may(Timing::Actions(4), &[Do::Discard]).on(Target::Piece(all(sort::APOSTLE)))),
];

/// Casts every aspect. Warriors he wounds are killed and sacrificed. Never attacks a Brotherhood warrior.
pub(crate) const CRENSHAW_THE_REDEEMER: Entry = &[Grants(give(Trait::Annihilates))];

/// He is healed, and another of your Doomtroopers has the wound.
fn pass_on(t: &mut Board<'_>, play: &Play) -> Flow {
    if let Some(me) = play.user() {
        harm::heal(t, me);
    }
    if let Some(whom) = play.piece() {
        harm::harm(t, Harm { whom, fate: Fate::Wound, by: None, earns: None, card: Some(play.face) });
    }
    Ok(())
}

/// The Dark Legion warrior of highest V among those he can attack; of equal ones any.
fn is_greatest(state: &State, me: PieceId, whom: PieceId) -> bool {
    let rival = |&id: &PieceId| {
        state.is_a(id, sort::DARK_LEGION) && state.lawful_but_texts(me, id) && state.value(id) > state.value(whom)
    };
    state.is_a(whom, sort::DARK_LEGION) && state.warriors().find(rival).is_none()
}
