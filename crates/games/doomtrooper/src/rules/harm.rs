//! DT-WARRIOR-8, DT-WARRIOR-9, DT-WARRIOR-12: wounds and kills, and what follows from them.

use crate::Board;
use crate::clause::{Clause, Event as Happens, Moment, Save};
use crate::event::Event;
use crate::printed::{Just, Kind, Rate, Trait};
use crate::rules::table::{self, Pile};
use crate::rules::{blows, missions, points, triggers, windows};
use crate::state::{Fate, Frame, Happening, Harm, Mark, Opening, PieceId, Side, Stage, State, Until};
use ::cards::CardId;
use kernel::{Audience, Flow};
use smallvec::SmallVec;

/// Somebody is to be wounded or killed by a card: those who can save him are asked first.
pub(crate) fn harm(t: &mut Board<'_>, harm: Harm) {
    let state = &t.state;
    if !state.is_there(harm.whom) || !state.is_warrior(harm.whom) || state.is_missing(harm.whom) {
        return;
    }
    let special = harm.card.is_some_and(|face| face.kind() == Kind::Special);
    if state.has(harm.whom, Trait::Invulnerable) || special && state.has(harm.whom, Trait::ImmuneSpecialWounds) {
        return;
    }
    let mut harm = harm;
    if harm.fate == Fate::Kill && state.has(harm.whom, Trait::Tough) && !state.piece(harm.whom).is(Mark::Wounded) {
        harm.fate = Fate::Wound;
    }
    let first = t.state.harms.is_empty();
    t.state.harms.push(harm);
    if first {
        t.state.frames.push(Frame::Harm);
        windows::open(t, Opening::Saving);
    }
}

/// Nobody saves them any more: DT-COMBAT-33.
pub(crate) fn befall(t: &mut Board<'_>) -> Flow {
    t.state.frames.pop();
    let mut harms = std::mem::take(&mut t.state.harms);
    // All of them happen at once: whoever dies answers no wound any more.
    harms.sort_by_key(|harm| harm.fate == Fate::Wound && !dies_of(&t.state, harm.whom));
    // Goals are met while all are still there: DT-MISSION-10.
    for harm in &harms {
        if let (true, Some(by)) = (is_fatal(&t.state, harm), harm.by.filter(|&by| t.state.is_there(by))) {
            missions::killed(t, by, harm.whom)?;
        }
    }
    // All of it happens at once: whoever dies has killed and been killed before any of them goes, and answers no wound.
    let mut slain: SmallVec<[Slain; 2]> = SmallVec::new();
    let mut wounds: SmallVec<[(Harm, Option<CardId>, bool); 2]> = SmallVec::new();
    for harm in harms {
        let fallen = slain.iter().any(|s| s.harm.whom == harm.whom);
        if fallen || !t.state.is_there(harm.whom) || harm.fate == Fate::Nothing {
            continue;
        }
        if harm.fate == Fate::Wound && !dies_of(&t.state, harm.whom) {
            let mends = fights(t, &harm) && t.state.has(harm.whom, Trait::Mends);
            wounds.push((harm, harm.by.and_then(|by| t.state.card_at(by)), mends));
        } else {
            slain.push(slay(t, harm));
        }
    }
    for fallen in &mut slain {
        mourn(t, fallen)?;
    }
    for fallen in slain {
        bury(t, fallen)?;
    }
    for (mut harm, by, mends) in wounds {
        if !t.state.is_there(harm.whom) {
            continue;
        }
        harm.by = harm.by.filter(|&id| by.is_some() && t.state.card_at(id) == by);
        if dies_of(&t.state, harm.whom) {
            let mut fallen = slay(t, harm);
            mourn(t, &mut fallen)?;
            bury(t, fallen)?;
            continue;
        }
        wound(t, &harm)?;
        if mends {
            heal(t, harm.whom);
        }
    }
    Ok(())
}

/// A blow of the combat at hand.
fn fights(t: &Board<'_>, harm: &Harm) -> bool {
    t.state.combat().is_some_and(|c| c.stage == Stage::Saving) && harm.card.is_none()
}

/// A second wound kills: DT-WARRIOR-8.
fn dies_of(state: &State, id: PieceId) -> bool {
    let frail = state.has(id, Trait::KilledWhenWounded) && !state.has(id, Trait::Tough);
    state.piece(id).is(Mark::Wounded) || frail
}

/// A wound, though it may be one too many; not what kills at once.
pub(crate) fn is_wound(state: &State, harm: &Harm) -> bool {
    let side = harm.by.filter(|_| harm.card.is_none()).and_then(|by| state.side(by));
    match harm.fate {
        Fate::Nothing => false,
        Fate::Wound => true,
        Fate::Kill | Fate::Annihilate => side.is_some_and(|side| !blows::kills_outright(state, side, harm.whom)),
    }
}

/// Whether somebody would be killed: DT-WARRIOR-8.
pub(crate) fn is_fatal(state: &State, harm: &Harm) -> bool {
    match harm.fate {
        Fate::Nothing => false,
        Fate::Wound => dies_of(state, harm.whom),
        Fate::Kill | Fate::Annihilate => true,
    }
}

/// It does not happen, or less of it.
pub(crate) fn save(t: &mut Board<'_>, how: Save, at: usize) {
    let Harm { whom, fate, .. } = t.state.harms[at];
    let wounded = t.state.piece(whom).is(Mark::Wounded);
    t.state.harms[at].fate = match how {
        // An older wound is the one it keeps.
        Save::Lessen if fate != Fate::Wound && !wounded => Fate::Wound,
        Save::Lessen | Save::Prevent => Fate::Nothing,
    };
    let who = t.state.name(whom);
    t.tell(Audience::ALL, || Event::Saved { who });
}

/// Nothing of what was to happen to somebody does.
pub(crate) fn spare(t: &mut Board<'_>, whom: PieceId) {
    t.state.harms.iter_mut().filter(|harm| harm.whom == whom).for_each(|harm| harm.fate = Fate::Nothing);
}

fn happening(t: &Board<'_>, harm: &Harm, what: Just) -> Happening {
    let seat =
        harm.by.filter(|&by| t.state.is_there(by)).map_or(t.state.controller(harm.whom), |by| t.state.controller(by));
    let value = t.state.value(harm.whom).clamp(0, 250) as u8;
    Happening { what, seat, who: harm.by, whom: Some(t.state.face_of(harm.whom)), p: 0, d: 0, value }
}

fn wound(t: &mut Board<'_>, harm: &Harm) -> Flow {
    let fights = t.state.side(harm.whom).is_some();
    let piece = t.state.piece_mut(harm.whom);
    piece.set(Mark::Wounded, true);
    piece.set(Mark::Hurt, fights);
    let who = t.state.name(harm.whom);
    t.tell(Audience::ALL, || Event::Wounded { who });
    let mut what = happening(t, harm, Just::Survived);
    // Whom it was done to is still there.
    what.p = harm.whom.0;
    if let Some(by) = harm.by {
        triggers::of(t, by, Happens::Wounds, what)?;
    }
    triggers::of(t, harm.whom, Happens::Wounded, what)?;
    triggers::all(t, Happens::AnyWound, what)
}

/// Somebody who is killed and still there.
struct Slain {
    harm: Harm,
    what: Happening,
    /// None if it stays in play after all.
    card: Option<CardId>,
    pile: Pile,
    /// Paid in stage 8 of the combat at hand.
    fought: bool,
}

/// Killed: its V as it is now counts (DT-COMBAT-39).
fn slay(t: &mut Board<'_>, harm: Harm) -> Slain {
    let perishes = harm.fate == Fate::Annihilate || t.state.has(harm.whom, Trait::Perishes);
    let pile = if perishes { Pile::Sacrificed } else { Pile::Graveyard };
    let who = t.state.name(harm.whom);
    t.tell(Audience::ALL, || Event::Killed { who });
    let what = happening(t, &harm, Just::Killed);
    let fought = credit(t, &harm, what.value);
    t.state.just.push(what);
    Slain { harm, what, card: t.state.card_at(harm.whom), pile, fought }
}

/// What texts answer when somebody is killed: all who are killed at once are so by now, and what they earned is known.
fn mourn(t: &mut Board<'_>, slain: &mut Slain) -> Flow {
    let Slain { harm, mut what, card, .. } = *slain;
    if card.is_none() || t.state.card_at(harm.whom) != card {
        return Ok(());
    }
    what.p = harm.whom.0;
    triggers::of(t, harm.whom, Happens::Dies, what)?;
    if let Some(by) = harm.by {
        triggers::of(t, by, Happens::Kills, what)?;
    }
    triggers::all(t, Happens::AnyKill, what)?;
    if claimed(t, &harm)? {
        slain.card = None;
    }
    Ok(())
}

/// A text of whoever killed keeps the victim in play.
fn claimed(t: &mut Board<'_>, harm: &Harm) -> Flow<bool> {
    let Some(by) = harm.by.filter(|&by| t.state.is_there(by) && t.state.is_there(harm.whom)) else { return Ok(false) };
    let of = |(id, clause): (PieceId, &'static Clause)| match clause {
        Clause::Claims(act) if t.state.holder(id) == Some(by) && t.state.is_fit(id) => Some((id, *act)),
        _ => None,
    };
    let due: SmallVec<[_; 2]> = t.state.clauses(Moment::After).filter_map(of).collect();
    for (id, act) in due {
        if t.state.is_there(harm.whom) && act(t, id, harm.whom)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// It goes with all that lies on it: DT-WARRIOR-9.
fn bury(t: &mut Board<'_>, slain: Slain) -> Flow {
    let Slain { harm, what, card, pile, fought } = slain;
    if card.is_some() && t.state.card_at(harm.whom) == card {
        table::leave(t, harm.whom, pile)?;
    }
    if let Some(seat) = harm.earns.filter(|_| !fought) {
        let (d, p) = points::split(t, seat, what.value.into(), harm.by, false)?;
        points::award(t, seat, d, p, harm.by);
        points::reckon_later(t);
    }
    Ok(())
}

/// DT-COMBAT-35: a kill of the combat at hand is paid in its stage 8.
fn credit(t: &mut Board<'_>, harm: &Harm, value: u8) -> bool {
    let twice = harm.by.is_some_and(|by| t.state.is_there(by) && t.state.has(by, Trait::DoublePoints));
    let d_only = harm.by.is_some_and(|by| points::earns_d_only(t, by));
    let Some(combat) = t.state.combat_mut() else { return false };
    if combat.stage != Stage::Saving || harm.earns.is_some() {
        return false;
    }
    let side = harm.by.and_then(|by| Side::BOTH.into_iter().find(|&s| combat.combatant(s) == Some(by)));
    let Some(side) = side else { return false };
    combat.earned[side as usize] = Some(if twice { value.saturating_mul(2) } else { value });
    combat.d_only[side as usize] = d_only;
    true
}

/// DT-WARRIOR-12
pub(crate) fn heal(t: &mut Board<'_>, id: PieceId) {
    if t.state.is_there(id) && t.state.piece(id).is(Mark::Wounded) {
        t.state.piece_mut(id).set(Mark::Wounded, false);
        let who = t.state.name(id);
        t.tell(Audience::ALL, || Event::Healed { who });
        let over: SmallVec<[PieceId; 2]> =
            t.state.on(id).filter(|&on| t.state.piece(on).until == Until::Healed).collect();
        over.into_iter().for_each(|on| t.state.clear(on));
    }
}

/// What the rating of somebody is when a mass effect strikes: not above the damage, and it is wounded.
pub(crate) fn damage(
    t: &mut Board<'_>,
    damage: i32,
    by: Option<PieceId>,
    earns: Option<kernel::Seat>,
    card: crate::Face,
) {
    let struck: Vec<PieceId> = t
        .state
        .warriors()
        .filter(|&id| {
            // RULING: Damage to all: who may never fight has no A that could be below the damage.
            !t.state.has(id, Trait::NonCombatant)
                && !t.state.is_missing(id)
                && !t.state.piece(id).is(Mark::Secret)
                && t.state.rating(id, Rate::Armor) <= damage
        })
        .collect();
    for whom in struck {
        if !t.state.is_immune(whom, card) {
            harm(t, Harm { whom, fate: Fate::Wound, by, earns, card: Some(card) });
        }
    }
}
