//! The four tribes.

use super::ranks::beside;
use crate::clause::Clause::{After, BarsAttack, BarsTactic, Grants, Rating, ThenIf, Use};
use crate::clause::{A, Do, Entry, Event, F, FS, FSA, FSAV, Target, add, add_base, base, beast, give, may};
use crate::filter::{Filter, OUTPOST, WARRIOR, all, yours};
use crate::printed::{Kind, Timing, Trait, sort};
use crate::rules::{effects, points};
use crate::state::{Area, Happening, Mark, PieceId, Side, State, Tactic};
use crate::{Ask, Board};
use kernel::Flow;

/// Beasts cannot be given to it. On its Outpost, warriors riding or counting as beasts are safe from fight attacks.
pub(crate) const BROTHERBOUND_TROOPER: Entry = &[BarsTactic(|s, me, _, defender, tactic| {
    tactic == Tactic::Fight && s.rides(defender) && on_outpost_of(s, me, defender)
})];

/// Cannot attack by fight (defends normally); no weapons. Opponents that are or use airships have -4 A.
pub(crate) const GREYMOURN_TRENCHARTILLERY: Entry =
    &[Rating(add(A, -4).foe().if_(|s, _, foe| s.drives(foe, sort::AIRSHIP)))];

/// When added buy X markers at 2 D each; base F, S, A and V rise by X. Each survived combat removes one marker.
pub(crate) const GENDARME_BESTAL: Entry = &[
    Rating(add_base(FSAV, 1).each()),
    After(Event::Enters, arm),
    After(Event::CombatOver, |t, me, _| {
        if t.state.piece(me).count > 0 {
            effects::mark(t, me, -1);
        }
        Ok(())
    }),
];

/// Warriors it wounds are killed. While in play your Horde Troopers have +2 F, S and A.
pub(crate) const HORDE_CENTURION: Entry = &[Rating(add(FSA, 2).to(yours(sort::HORDE_TROOPER)).commands())];

/// Warriors it wounds are killed and sacrificed. No weapons.
pub(crate) const SHOCK_SOLDAT: Entry = &[Grants(give(Trait::Annihilates))];

/// While in play your other Brotherbound Troopers have +2 F, S and A.
pub(crate) const BROTHERBOUND_SERGEANT: Entry =
    &[Rating(add(FSA, 2).to_others(yours(sort::BROTHERBOUND_TROOPER)).commands())];

/// Lutheran Disciples on its Outpost have +2 F, S and A. Cumulative by its own text.
pub(crate) const LUTHERAN_SERGEANT: Entry = &[Rating(add(FSA, 2).to(all(sort::LUTHERAN_DISCIPLE).in_(OUTPOST).here()))];

/// Each beast on its Outpost gives its rider another +2 F, S and A; each warrior counting as a beast there has +2
/// F, S and A itself. Cumulative with further Handlers.
pub(crate) const MASTODONT_HANDLER: Entry = &[
    Rating(beast(FSA, 2).to(WARRIOR.in_(OUTPOST).here().if_(|s, _, id| has_beast(s, id)))),
    Rating(add(FSA, 2).to(all(sort::BEAST).in_(OUTPOST).here())),
];

/// Other Soldats in its area have +3 F, S and A.
pub(crate) const SOLDAT_KOMMENDANT: Entry = &[Rating(add(FSA, 3).to_others(all(sort::SOLDAT).here()).commands())];

/// Always strikes first in fight combats.
pub(crate) const COSSACK: Entry = &[Grants(give(Trait::StrikesAlwaysFirst).fighting())];

/// Always strikes first in fight combats. Other Cossacks in its area have +3 F, S and A.
pub(crate) const COSSACK_KOMMENDANT: Entry = &[
    Grants(give(Trait::StrikesAlwaysFirst).fighting()),
    Rating(add(FSA, 3).to_others(all(sort::COSSACK).here()).commands()),
];

/// Strikes first.
pub(crate) const TEMPLAR_MARINE: Entry = &[Grants(give(Trait::FirstStrike))];

/// Each other Cavalier on its Outpost raises it by 1 in F, S and A.
pub(crate) const CAVALIER: Entry = &[Rating(add(FSA, 1).by(|s, _, who| beside(s, who, sort::CAVALIER)))];

/// Each other Cavalier on its Outpost raises it by 1 in F, S and A.
pub(crate) const HEAVY_CAVALIER: Entry = &[Rating(add(FSA, 1).by(|s, _, who| beside(s, who, sort::CAVALIER)))];

/// +4 F, S and A when attacking.
pub(crate) const JAEGER_COMMANDO: Entry = &[Rating(add(FSA, 4).attacking())];

/// Each other Cavalier on its Outpost raises it by 1 in F, S and A. While it is there no other warrior of your
/// Outpost can be attacked.
pub(crate) const SCOUT_CAVALIER: Entry = &[
    Rating(add(FSA, 1).by(|s, _, who| beside(s, who, sort::CAVALIER))),
    // RULING: Scout Cavalier: two of them do not hide each other; of several such the attacker picks (DT-COMBAT-9).
    BarsAttack(|s, me, _, defender| s.face_of(defender) != s.face_of(me) && on_outpost_of(s, me, defender)),
];

/// Every Schwerwaffe Soldat in its area raises it by 2 in F, S and A.
pub(crate) const SOLDAT: Entry = &[Rating(add(FSA, 2).by(|s, _, who| 2 * beside(s, who, sort::SCHWERWAFFE_SOLDAT)))];

/// +2 F, S and A for each other Templar Legionnaire in its area.
pub(crate) const TEMPLAR_LEGIONNAIRE: Entry =
    &[Rating(add(FSA, 2).by(|s, _, who| 2 * beside(s, who, sort::TEMPLAR_LEGIONNAIRE)))];

/// Any time, if healthy: sacrifice it to cancel a special card just played; its costs are lost.
pub(crate) const LUTHERAN_DISCIPLE: Entry = &[Use(may(Timing::Reaction, &[Do::Cancel])
    .on(Target::Play(|_, play| play.is_card() && play.face.kind() == Kind::Special))
    .sacrifices()
    .if_(|s, _, me| !s.piece(me).is(Mark::Wounded)))];

/// Against a warrior riding or counting as a beast: base F and S 20, wounds kill, and after the combat the Martyr
/// is sacrificed (its V goes to the opponent only if his strike would have hit).
pub(crate) const CRESCENTIAN_MARTYR: Entry = &[
    Rating(base(FS, 20).against(RIDER)),
    Grants(give(Trait::Slayer).against(RIDER)),
    After(Event::Kills, |t, me, what| {
        let rode = t.state.rides(what.wounded());
        t.state.piece_mut(me).note = rode.into();
        Ok(())
    }),
    After(Event::CombatOver, martyr),
];

/// Base F, S and A equal four times the number of Fusiliers on your Outpost.
pub(crate) const FUSILIER: Entry = &[Rating(base(FSA, 0).by(|s, _, who| {
    let seat = s.controller(who);
    4 * s.stand_in(seat, Area::Outpost).filter(|&id| s.is_a(id, sort::FUSILIER)).count() as i32
}))];

/// When attacking by fight: base F 16, wounds kill, and after the combat it is sacrificed (its V goes to the
/// opponent only if his strike would have hit).
pub(crate) const SACRED_TEAR: Entry = &[
    Rating(base(F, 16).attacking().fighting()),
    Grants(give(Trait::Slayer).attacking().fighting()),
    ThenIf(
        Event::CombatOver,
        |s, me, _| s.side(me) == Some(Side::Attacker) && s.tactic() == Some(Tactic::Fight),
        &[Do::SpendBearer],
    ),
];

/// Riding a beast, or counting as one.
const RIDER: Filter = WARRIOR.if_(|s, _, id| s.rides(id));

fn has_beast(state: &State, id: PieceId) -> bool {
    state.on(id).any(|on| state.printed(on).kind == Kind::Beast)
}

/// Whether somebody stands on the very Outpost of another.
fn on_outpost_of(state: &State, me: PieceId, id: PieceId) -> bool {
    let area = state.area(me);
    area == state.area(id) && area.is_some_and(|(_, area)| area == Area::Outpost)
}

/// Markers are bought at 2 D each.
fn arm(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let (seat, face) = (t.state.controller(me), t.state.face_of(me));
    let most = (t.state.purse(seat) / 2).clamp(0, 60) as u32;
    let markers = t.number(seat, Ask::Amount(face), 0..=most)?;
    points::pay(t, seat, 2 * markers as i32);
    effects::mark(t, me, markers as i8);
    Ok(())
}

/// After a combat against a rider, whether he lives or the Martyr has killed him.
fn martyr(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let foe = t.state.combat().and_then(|c| c.foe(me));
    let rode = foe.is_some_and(|f| t.state.is_there(f) && t.state.rides(f));
    if rode || t.state.piece(me).note != 0 { points::spent(t, me) } else { Ok(()) }
}
