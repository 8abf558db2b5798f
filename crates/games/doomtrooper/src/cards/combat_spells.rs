//! Spells of the Art for combats: DT-ART-7 to DT-ART-10.

use super::combat_is;
use crate::clause::Clause::{Aims, Asks, Costs, Does, Grants, Lasts, Names, OnlyIf, Rating, Turns, Wards};
use crate::clause::{A, Clause, Do, Entry, F, FS, FSA, Naming, S, Says, Time, add, d, give, per};
use crate::filter::{LEGION, WARRIOR};
use crate::printed::{Kind, Rate, Trait, sort};
use crate::rules::effects::may_stand_in;
use crate::rules::table::{self, linger};
use crate::rules::{art, combat, harm, naming, wards};
use crate::state::{At, Combat, Fate, Harm, Mark, PieceId, Play, Side, Stage, State, Tactic, Thing, Until};
use crate::{Ask, Board, Pick};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// Each step that was paid for gives armor, or immunity to the gift it names.
const ARMOR_OR_WARD: Clause = Clause::Haunts(&[Rating(add(A, 1).each()), Wards(warded)]);

/// For each 1 D the target is immune to one plain Dark Symmetry gift in this combat.
pub(crate) const EXORCISE_DARK_INFLUENCES: Entry = &[
    Costs(per(1)),
    OnlyIf(|s, _| wards::gifts(s, sort::GIFT_SYMMETRY).next().is_some()),
    Asks(Naming::Gifts(sort::GIFT_SYMMETRY)),
    Does(Do::Ward),
    Clause::Haunts(&[Wards(warded)]),
];

/// All warriors in this combat are discarded; no points.
pub(crate) const PACIFISM: Entry = &[OnlyIf(named), Does(Do::Run(pacifism))];

/// For each 2 D the caster has +2 F.
pub(crate) const ELEMENTAL_BALL: Entry =
    &[Costs(per(2)), OnlyIf(fights), Lasts(Time::Combat, &[Rating(add(F, 2).each())])];

/// For each 2 D the caster has +2 S.
pub(crate) const ELEMENTAL_BOLT: Entry =
    &[Costs(per(2)), OnlyIf(shoots), Lasts(Time::Combat, &[Rating(add(S, 2).each())])];

/// For each 2 D the caster has +2 A.
pub(crate) const ELEMENTAL_WALL: Entry = &[Costs(per(2)), Lasts(Time::Combat, &[Rating(add(A, 2).each())])];

/// For each 2 D: +1 A, or immunity to one gift of Demnogonis, in this combat.
pub(crate) const EXORCISE_DISEASE: Entry =
    &[Costs(per(2)), Asks(Naming::ArmorOrGifts(sort::GIFT_DEMNOGONIS)), Does(Do::Shield), ARMOR_OR_WARD];

/// For each 2 D: +1 A, or immunity to one gift of Muawijhe, in this combat.
pub(crate) const EXORCISE_EVIL_THOUGHTS: Entry =
    &[Costs(per(2)), Asks(Naming::ArmorOrGifts(sort::GIFT_MUAWIJHE)), Does(Do::Shield), ARMOR_OR_WARD];

/// For each 2 D: +1 A, or immunity to one gift of Ilian, in this combat.
pub(crate) const EXORCISE_INFECTION: Entry =
    &[Costs(per(2)), Asks(Naming::ArmorOrGifts(sort::GIFT_ILIAN)), Does(Do::Shield), ARMOR_OR_WARD];

/// For each 2 D: +1 A, or immunity to one gift of Semai, in this combat.
pub(crate) const EXORCISE_POISON: Entry =
    &[Costs(per(2)), Asks(Naming::ArmorOrGifts(sort::GIFT_SEMAI)), Does(Do::Shield), ARMOR_OR_WARD];

/// For each 2 D: +1 A, or immunity to one gift of Algeroth, in this combat.
pub(crate) const EXORCISE_WOUND: Entry =
    &[Costs(per(2)), Asks(Naming::ArmorOrGifts(sort::GIFT_ALGEROTH)), Does(Do::Shield), ARMOR_OR_WARD];

/// For each 3 D the caster has +5 F and +5 S.
pub(crate) const EXPLOSION: Entry = &[Costs(per(3)), Lasts(Time::Combat, &[Rating(add(FS, 5).each())])];

/// For each 1 D the caster has +1 F, S and A.
pub(crate) const LEVITATION: Entry = &[Costs(per(1)), Lasts(Time::Combat, &[Rating(add(FSA, 1).each())])];

/// For each 1 D the target has +1 A.
pub(crate) const PRESENCE: Entry = &[
    Costs(per(1)),
    Aims(|s, by, id| s.combat().and_then(|c| c.foe(id)).is_some_and(|foe| LEGION.fits(s, by, None, foe))),
    Lasts(Time::Combat, &[Rating(add(A, 1).each())]),
];

/// For each 1 D the caster has +1 A.
pub(crate) const SHIELD: Entry = &[Costs(per(1)), Lasts(Time::Combat, &[Rating(add(A, 1).each())])];

/// For each 1 D the caster has +1 S.
pub(crate) const STRIKE: Entry = &[Costs(per(1)), OnlyIf(shoots), Lasts(Time::Combat, &[Rating(add(S, 1).each())])];

/// Each 1 D gives +1 to F, S or A of the caster, distributed as you like.
pub(crate) const FIST_OF_FURY: Entry = &[
    Costs(per(1)),
    Names(share_out),
    Does(Do::Run(fist)),
    Clause::Haunts(&[
        Rating(add(F, 1).each().if_(|s, me, _| s.piece(me).note == Rate::Fight as u8)),
        Rating(add(S, 1).each().if_(|s, me, _| s.piece(me).note == Rate::Shoot as u8)),
        Rating(add(A, 1).each().if_(|s, me, _| s.piece(me).note == Rate::Armor as u8)),
    ]),
];

/// The caster strikes first; if it wounds the opponent the combat ends, otherwise the opponent then strikes.
pub(crate) const SPEED: Entry =
    &[OnlyIf(named), Lasts(Time::Combat, &[Grants(give(Trait::FirstStrike).and(Trait::WoundEnds))])];

/// Change the defender to any other warrior in play that can be attacked.
pub(crate) const GREATER_HYPNOSIS: Entry = &[
    OnlyIf(|s, _| any(s, anyone)),
    Asks(Naming::Defender(|s, _, id| may_stand_in(s, id, anyone))),
    Does(Do::Redirect(anyone)),
];

/// Change attacker and defender to any two warriors in play that can fight, and set the tactic.
pub(crate) const GREATER_TELEPATHY: Entry =
    &[OnlyIf(|s, by| named(s, by) && fighters(s).any(|id| has_foe(s, id))), Names(cast_anew), Does(Do::Run(recast))];

/// Change the defender to another warrior in play that the attacker may attack.
pub(crate) const LESSER_HYPNOSIS: Entry = &[
    OnlyIf(|s, _| any(s, lawful)),
    Asks(Naming::Defender(|s, _, id| may_stand_in(s, id, lawful))),
    Does(Do::Redirect(lawful)),
];

/// Change the tactic of this combat.
pub(crate) const LESSER_TELEPATHY: Entry = &[OnlyIf(|s, _| s.tactic().is_some()), Does(Do::ChangeTactic)];

/// Change the defender to another of your warriors.
pub(crate) const PREMONITION: Entry = &[
    OnlyIf(|s, by| mine_defends(s, by) && any(s, companion)),
    Asks(Naming::Defender(|s, _, id| may_stand_in(s, id, companion))),
    Does(Do::Redirect(companion)),
];

/// The combat ends; opponent and caster are each wounded; no points for kills.
pub(crate) const PRESS: Entry = &[
    OnlyIf(named),
    Clause::AimsAt(|s, _, whom| s.combat().is_some_and(|c| c.pair.is_some() && c.seats.contains(&whom))),
    Does(Do::Run(press)),
];

/// The caster has +1 A, and another +1 A for each 2 D.
pub(crate) const RESIST_ELEMENTS: Entry = &[Costs(per(2).free(1)), Lasts(Time::Combat, &[Rating(add(A, 1).each())])];

/// For this combat the caster borrows the four ratings of a warrior in play; price by the model: Brotherhood 4 D,
/// other Doomtrooper 6 D, Dark Legion 10 D.
pub(crate) const PHANTASM: Entry = &[
    Costs(d(4)),
    OnlyIf(|s, by| {
        combat_is(s, Stage::Modifiers..=Stage::Modifiers)
            && models(s).any(|id| {
                let other = s.side(id).is_none() || s.controller(id) != by;
                other && art::could_add(s, by, "phantasm", price(s, id) - 4)
            })
    }),
    Names(name_model),
    Lasts(
        Time::Combat,
        &[Turns(|s, me, _, rate, is| s.piece(me).about.map_or(is[rate as usize], |model| s.unturned(model, rate)))],
    ),
];

fn named(state: &State, _: Seat) -> bool {
    combat_is(state, Stage::Named..=Stage::Modifiers)
}

fn fights(state: &State, _: Seat) -> bool {
    state.tactic() == Some(Tactic::Fight)
}

fn shoots(state: &State, _: Seat) -> bool {
    state.tactic() == Some(Tactic::Shoot)
}

/// The gift that was named does nothing towards the bearer.
fn warded(state: &State, me: PieceId, source: PieceId) -> bool {
    state.piece(me).about == Some(source) && state.printed(source).kind == Kind::Symmetry
}

fn pacifism(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(combat) = t.state.combat().cloned() else { return Ok(()) };
    combat::end(t);
    let all: SmallVec<[PieceId; 4]> =
        Side::BOTH.into_iter().flat_map(|side| combat.members(side).collect::<Vec<_>>()).collect();
    // DT-IMMUNE-1
    let touched = |s: &State, id: PieceId| s.controller(id) == play.by || !s.is_immune(id, play.face);
    all.into_iter().try_for_each(|id| if touched(&t.state, id) { table::discard(t, id) } else { Ok(()) })
}

fn share_out(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let three = [Rate::Fight, Rate::Shoot, Rate::Armor];
    (0..play.amount).try_for_each(|_| naming::rate(t, play, &three))
}

fn fist(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(caster) = play.caster else { return Ok(()) };
    let depth = t.state.combats.len() as u8;
    for rate in [Rate::Fight, Rate::Shoot, Rate::Armor] {
        let worth = play.things.iter().filter(|&&thing| thing == Thing::Rate(rate)).count() as u8;
        if worth > 0 {
            let ghost = linger(t, play.face, play.by, At::On(caster), Until::Combat(depth), worth);
            let piece = t.state.piece_mut(ghost);
            piece.note = rate as u8;
            piece.set(Mark::Laid, true);
        }
    }
    Ok(())
}

// ---- other combatants ----

/// Anybody that can be attacked by the attacker across no border.
fn anyone(state: &State, attacker: PieceId, id: PieceId) -> bool {
    state.may_be_attacked(attacker, id).is_ok()
}

fn lawful(state: &State, attacker: PieceId, id: PieceId) -> bool {
    state.may_attack(attacker, id).is_ok()
}

/// Whether there is somebody to defend instead.
fn any(state: &State, fits: Says) -> bool {
    state.warriors().any(|id| may_stand_in(state, id, fits))
}

/// Another warrior of the defender's player.
fn companion(state: &State, attacker: PieceId, id: PieceId) -> bool {
    anyone(state, attacker, id) && mine_defends(state, state.controller(id))
}

fn mine_defends(state: &State, by: Seat) -> bool {
    state.combat().and_then(|c| c.combatant(Side::Defender)).is_some_and(|id| state.controller(id) == by)
}

fn fighters(state: &State) -> impl Iterator<Item = PieceId> + '_ {
    state.warriors().filter(|&id| WARRIOR.capable().fits(state, Seat(0), None, id))
}

/// Whether two can fight each other by one tactic at least.
fn may_meet(state: &State, attacker: PieceId, id: PieceId) -> bool {
    let by = |tactic: &Tactic| state.may_use(attacker, id, *tactic).is_ok();
    attacker != id && anyone(state, attacker, id) && Tactic::ALL.iter().any(by)
}

fn has_foe(state: &State, attacker: PieceId) -> bool {
    fighters(state).any(|id| may_meet(state, attacker, id))
}

fn cast_anew(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let face = play.face;
    let able: SmallVec<[PieceId; 16]> = fighters(&t.state).filter(|&id| has_foe(&t.state, id)).collect();
    let Some(attacker) = naming::piece(t, play, Ask::NewAttacker(face), able)? else { return Ok(()) };
    let able: SmallVec<[PieceId; 16]> = fighters(&t.state).filter(|&id| may_meet(&t.state, attacker, id)).collect();
    let Some(defender) = naming::piece(t, play, Ask::NewDefender(face), able)? else { return Ok(()) };
    let pick: Option<Pick> = t.choose_if_any(play.by, Ask::NewTactic(face), |s, o| {
        for tactic in Tactic::ALL {
            o.judge(Pick::Tactic(tactic), s.may_use(attacker, defender, tactic));
        }
    })?;
    if let Some(Pick::Tactic(tactic)) = pick {
        naming::add(t, play, Thing::Tactic(tactic));
    }
    Ok(())
}

fn recast(t: &mut Board<'_>, play: &Play) -> Flow {
    let &[Thing::Piece(attacker), Thing::Piece(defender), Thing::Tactic(tactic)] = &play.things[..] else {
        return Ok(());
    };
    let still = |id: PieceId| t.state.is_there(id) && fighters(&t.state).any(|able| able == id);
    let named = t.state.combat().is_some_and(|c| c.both().is_some() && c.stage <= Stage::Modifiers);
    if !(named && still(attacker) && still(defender) && may_meet(&t.state, attacker, defender)) {
        return Ok(());
    }
    // DT-COVER-15, DT-COVER-16: one that was unrevealed may be gone, or of no use.
    if !combat::set_both(t, [attacker, defender])? {
        return Ok(());
    }
    if t.state.tactic() != Some(tactic) {
        combat::take_tactic(t, tactic);
    }
    Ok(())
}

fn press(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(caster) = play.caster.filter(|&id| t.state.is_there(id)) else { return Ok(()) };
    // A caster that takes no part wounds the warrior that the opponent fights with.
    let his = |c: &Combat| {
        Side::BOTH.into_iter().filter(|&side| c.seats[side as usize] == play.seat()).find_map(|side| c.combatant(side))
    };
    let foe = t.state.combat().and_then(|c| c.foe(caster).or_else(|| his(c)));
    combat::end(t);
    // DT-IMMUNE-1
    let foe = foe.filter(|&id| !t.state.is_immune(id, play.face));
    for whom in [Some(caster), foe].into_iter().flatten() {
        harm::harm(t, Harm { whom, fate: Fate::Wound, by: None, earns: None, card: Some(play.face) });
    }
    Ok(())
}

// ---- Phantasm ----

// RULING: Phantasm: a model that is neither Doomtrooper nor Dark Legion costs as much as any Doomtrooper.
fn price(state: &State, id: PieceId) -> i32 {
    let sorts = state.sorts(id);
    match () {
        () if sorts.any(sort::BROTHERHOOD) => 4,
        () if sorts.any(sort::DARK_LEGION) => 10,
        () => 6,
    }
}

fn models(state: &State) -> impl Iterator<Item = PieceId> + '_ {
    state.warriors().filter(|&id| {
        let there = !state.piece(id).is(Mark::Secret) && !state.is_missing(id);
        // Who may never fight has not all four.
        there && !state.has(id, Trait::NonCombatant)
    })
}

fn name_model(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let can = |id: &PieceId| play.caster != Some(*id) && art::can_add(&t.state, play, price(&t.state, *id) - 4);
    let able: SmallVec<[PieceId; 16]> = models(&t.state).filter(can).collect();
    if let Some(model) = naming::piece(t, play, Ask::Choose(play.face), able)? {
        let d = price(&t.state, model) - 4;
        art::pay_more(t, play, d);
    }
    Ok(())
}
