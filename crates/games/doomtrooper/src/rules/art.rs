//! DT-ART: who casts what, in whose favour, and for how much.

use crate::Board;
use crate::clause::{Clause, Cost, Do, Target};
use crate::event::Event;
use crate::printed::{Face, Kind, Sorts, Trait, sort};
use crate::rules::{effects, offers, points};
use crate::state::{Mark, PieceId, Play, Stage, State, Until};
use kernel::{Audience, Flow, Seat};

const ASPECTS: [(Sorts, Trait); 8] = [
    (sort::ASPECT_CHANGELING, Trait::CastsChangeling),
    (sort::ASPECT_ELEMENTS, Trait::CastsElements),
    (sort::ASPECT_EXORCISM, Trait::CastsExorcism),
    (sort::ASPECT_KINETICS, Trait::CastsKinetics),
    (sort::ASPECT_MANIPULATION, Trait::CastsManipulation),
    (sort::ASPECT_MENTALISM, Trait::CastsMentalism),
    (sort::ASPECT_PREMONITION, Trait::CastsPremonition),
    (sort::ASPECT_SUMMONING, Trait::CastsSummoning),
];

/// Warriors of a player that can cast a spell now: DT-ART-1, DT-ART-8, DT-ART-9, DT-ART-14.
pub(crate) fn casters(state: &State, seat: Seat, face: Face) -> impl Iterator<Item = PieceId> + '_ {
    let own = favours(face) && matches!(face.printed().target, Target::Caster);
    let fetches = fetches(face);
    able(state, seat, face).filter(move |&id| {
        (!own || may_favour(state, id, id)) && (!fetches || may_favour_any(state, id, sort::DOOMTROOPER))
    })
}

/// The same, whoever would be favoured by it.
pub(crate) fn able(state: &State, seat: Seat, face: Face) -> impl Iterator<Item = PieceId> + '_ {
    state.warriors().filter(move |&id| state.controller(id) == seat && can_cast(state, id, face))
}

/// DT-ART-12, DT-ART-15: a spell that fetches a Doomtrooper, or something for one of the Squad, favours him.
fn fetches(face: Face) -> bool {
    let brings = |c: &Clause| matches!(c, Clause::Does(Do::Muster { .. } | Do::Summon { squad: true, .. }));
    face.entry().iter().any(brings)
}

/// Whether a warrior casts anything at all.
pub(crate) fn is_caster(state: &State, id: PieceId) -> bool {
    let any = ASPECTS.iter().any(|(_, casts)| state.has(id, *casts));
    can(state, id) && (any || state.has(id, Trait::CastsAll) || state.has(id, Trait::CastsAllOnAny))
}

fn can(state: &State, id: PieceId) -> bool {
    !state.piece(id).is(Mark::Secret)
        && !state.is_missing(id)
        && !state.is_imprisoned(id)
        && !state.has(id, Trait::NoArt)
}

/// Whether a warrior could cast a spell, by its aspect.
pub(crate) fn casts(state: &State, id: PieceId, face: Face) -> bool {
    can(state, id) && knows(state, id, face)
}

fn can_cast(state: &State, id: PieceId, face: Face) -> bool {
    if !can(state, id) {
        return false;
    }
    let sorts = face.printed().sorts;
    let personal = sorts.any(sort::PERSONAL_COMBAT_SPELL);
    let combat = personal || sorts.any(sort::COMBAT_SPELL);
    if personal && !state.has(id, Trait::CastsForOthers) && state.side(id).is_none() {
        return false;
    }
    knows(state, id, face) || !combat && state.has(id, Trait::CastsPeacefully) || state.has(id, Trait::CastsTainted)
}

/// Whether a warrior has the aspect of a spell.
fn knows(state: &State, id: PieceId, face: Face) -> bool {
    let sorts = face.printed().sorts;
    if state.has(id, Trait::CastsAll) || state.has(id, Trait::CastsAllOnAny) {
        return true;
    }
    if sorts.any(sort::ASPECT_ANY) {
        return is_caster(state, id);
    }
    ASPECTS.iter().any(|(aspect, casts)| sorts.any(*aspect) && state.has(id, *casts))
}

/// DT-ART-11 to DT-ART-13: whether a caster may favour somebody.
pub(crate) fn may_favour(state: &State, caster: PieceId, whom: PieceId) -> bool {
    may_favour_any(state, caster, state.sorts(whom))
}

fn may_favour_any(state: &State, caster: PieceId, whom: Sorts) -> bool {
    if state.has(caster, Trait::CastsAllOnAny) {
        return true;
    }
    let caster = state.sorts(caster);
    let legion = whom.any(sort::DARK_LEGION) && !whom.any(sort::DOOMTROOPER);
    let trooper = whom.any(sort::DOOMTROOPER) && !whom.any(sort::DARK_LEGION);
    let fallen = caster.any(sort::DARK_LEGION);
    let faithful = caster.any(sort::DOOMTROOPER);
    !(legion && !fallen || trooper && fallen && !faithful)
}

/// D that lie ready for the spells of a caster, beside the bank.
pub(crate) fn store(state: &State, caster: PieceId) -> i32 {
    stores(state, caster).map(|on| i32::from(state.piece(on).count)).sum()
}

fn stores(state: &State, caster: PieceId) -> impl Iterator<Item = PieceId> + '_ {
    let keeps = |on: &PieceId| state.entry(*on).iter().any(|c| matches!(c, Clause::Stores()));
    state.on(caster).filter(move |on| keeps(on) && state.speaks(*on))
}

/// A spell is paid for: what lies ready first. What is left is for the bank.
pub(crate) fn draw_on(t: &mut Board<'_>, caster: PieceId, d: i32) -> i32 {
    let all: Vec<PieceId> = stores(&t.state, caster).collect();
    all.into_iter().fold(d, |d, on| {
        let paid = d.min(t.state.piece(on).count.into()).max(0);
        if paid > 0 {
            effects::mark(t, on, -(paid as i8));
        }
        d - paid
    })
}

/// Whether somebody could cast a spell by this caster for the least it can cost: DT-ZONE-14.
pub(crate) fn can_afford(state: &State, seat: Seat, caster: PieceId, face: Face) -> bool {
    let cost = price(state, caster, face, offers::cost(face));
    state.purse(seat) + store(state, caster) >= rebated(state, caster, cost.least())
}

fn surcharge(state: &State, id: PieceId, face: Face) -> i32 {
    match () {
        () if knows(state, id, face) => 0,
        () if state.has(id, Trait::CastsPeacefully)
            && !face.printed().sorts.any(sort::COMBAT_SPELL.and(sort::PERSONAL_COMBAT_SPELL)) =>
        {
            2
        }
        () => 3,
    }
}

/// What a spell costs in all, less what its caster is spared; what costs anything costs 1 D at least.
pub(crate) fn rebated(state: &State, caster: PieceId, d: i32) -> i32 {
    if state.has(caster, Trait::SpellsCheaper) { (d - 1).max(d.min(1)) } else { d }
}

/// What a spell costs this caster.
pub(crate) fn price(state: &State, caster: PieceId, face: Face, cost: Cost) -> Cost {
    let mut d = i32::from(cost.d) + surcharge(state, caster, face);
    let mut per = cost.per;
    if face.printed().sorts.any(sort::ASPECT_SUMMONING) && state.has(caster, Trait::HalvesSummoning) {
        d = (d + 1) / 2;
        per = per.div_ceil(2);
    }
    Cost { d: d.clamp(0, 200) as u8, per, ..cost }
}

/// What a spell on its way costs before anything is spared, without what is named with it.
fn plain_price(state: &State, play: &Play) -> i32 {
    let cost = offers::cost(play.face);
    let Some(caster) = play.caster else { return i32::from(cost.d) };
    let cost = price(state, caster, play.face, cost);
    let steps = play.amount.saturating_sub(cost.free) / strength(state, caster, play.face, 1);
    i32::from(cost.d) + i32::from(cost.per) * i32::from(steps)
}

fn spared(state: &State, play: &Play, d: i32) -> i32 {
    play.caster.map_or(d, |caster| rebated(state, caster, d))
}

/// DT-ZONE-14: whether what is named with a spell can be paid for besides.
pub(crate) fn can_add(state: &State, play: &Play, d: i32) -> bool {
    let ready = play.caster.map_or(0, |caster| store(state, caster));
    state.purse(play.by) + ready >= spared(state, play, plain_price(state, play) + d)
}

/// The same before anybody casts it, for one step.
pub(crate) fn could_add(state: &State, seat: Seat, spell: &str, d: i32) -> bool {
    let Some(face) = Face::named(spell) else { return false };
    let able = |id: PieceId| {
        let cost = price(state, id, face, offers::cost(face));
        state.purse(seat) + store(state, id) >= rebated(state, id, cost.least() + d)
    };
    casters(state, seat, face).any(able)
}

/// It is paid for.
pub(crate) fn pay_more(t: &mut Board<'_>, play: &Play, d: i32) {
    let plain = plain_price(&t.state, play);
    let d = spared(&t.state, play, plain + d) - spared(&t.state, play, plain);
    let d = play.caster.map_or(d, |caster| draw_on(t, caster, d));
    points::pay(t, play.by, d);
}

/// How many steps the D spent are worth: DT-ART-3.
pub(crate) fn strength(state: &State, caster: PieceId, face: Face, steps: u8) -> u8 {
    let doubled = state.has(caster, Trait::DoublesArt)
        || face.printed().sorts.any(sort::ASPECT_EXORCISM) && state.has(caster, Trait::DoublesExorcism);
    if doubled { steps.saturating_mul(2) } else { steps }
}

/// DT-ART-4, DT-ART-16: spells of a player in the running combat that more D make stronger, and what a step costs.
pub(crate) fn lasting(state: &State, seat: Seat) -> impl Iterator<Item = (PieceId, i32)> + '_ {
    let depth = state.combats.len() as u8;
    let open = state.combat().is_some_and(|c| c.stage == Stage::Modifiers);
    state.table().take_while(move |_| open).filter_map(move |(id, piece)| {
        let mine = piece.is_ghost() && piece.by == seat && piece.until == Until::Combat(depth);
        if !mine {
            return None;
        }
        let face = state.face_of(id);
        let cost = crate::rules::offers::cost(face);
        // What was spent on something else so far may still give what lies there at nothing.
        let rates = |c: &Clause| matches!(c, Clause::Haunts(all) if all.iter().any(|c| matches!(c, Clause::Rating(_))));
        let waits = piece.about.is_none_or(|who| state.is_warrior(who)) && face.entry().iter().any(rates);
        let grows = face.kind() == Kind::Art && cost.per > 0 && cost.most == u8::MAX && (piece.count > 0 || waits);
        let caster = caster_of(state, id);
        let d = caster.map_or(cost.per.into(), |caster| rebated(state, caster, cost.per.into()));
        let ready = caster.map_or(0, |caster| store(state, caster));
        (grows && state.purse(seat) + ready >= d).then_some((id, d))
    })
}

/// Who has cast what lies there: whoever bears it, unless it names another one.
fn caster_of(state: &State, ghost: PieceId) -> Option<PieceId> {
    state.piece(ghost).about.filter(|&id| state.is_warrior(id)).or(state.bearer(ghost))
}

/// A spell that can be strengthened names its caster where it lies on somebody else.
pub(crate) fn sign(t: &mut Board<'_>, play: &Play, ghost: PieceId) {
    if offers::cost(play.face).per > 0 && t.state.piece(ghost).about.is_none() {
        let other = play.caster.filter(|&caster| t.state.bearer(ghost) != Some(caster));
        t.state.piece_mut(ghost).about = other;
    }
}

pub(crate) fn strengthen(t: &mut Board<'_>, seat: Seat, ghost: PieceId) -> Flow {
    let found = lasting(&t.state, seat).find(|(id, _)| *id == ghost);
    let Some((_, d)) = found else { return Ok(()) };
    let caster = caster_of(&t.state, ghost);
    let due = caster.map_or(d, |caster| draw_on(t, caster, d));
    points::pay(t, seat, due);
    let steps = caster.map_or(1, |id| strength(&t.state, id, t.state.face_of(ghost), 1));
    let piece = t.state.piece_mut(ghost);
    piece.count = piece.count.saturating_add(steps as i8);
    let what = t.state.name(ghost);
    t.tell(Audience::ALL, || Event::Strengthened { what, d: d as u16 });
    Ok(())
}

/// DT-ART-15: a spell favours whom it is aimed at, unless it harms him.
pub(crate) fn favours(face: Face) -> bool {
    let harms = |c: &Clause| matches!(c, Clause::Does(Do::ToHand | Do::Discard | Do::Sacrifice | Do::Run(_)));
    let aimed = matches!(face.printed().target, Target::Piece(_) | Target::Caster);
    let in_combat = face.printed().sorts.any(sort::COMBAT_SPELL.and(sort::PERSONAL_COMBAT_SPELL));
    aimed && (in_combat || !face.entry().iter().any(harms))
}
