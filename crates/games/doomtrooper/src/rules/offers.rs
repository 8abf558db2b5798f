//! DT-REACT-3, DT-REACT-7, DT-TURN-4: what may be played now, and by which rule not.

use crate::clause::{Clause, Cost, Moment, Target, Use, Whose};
use crate::printed::{After, Face, Kind, Timing, Trait, sort};
use crate::query::{May, need, no};
use crate::rules::table::is_given;
use crate::rules::timing::{self, Times};
use crate::rules::{art, cancel, effects};
use crate::state::{Area, At, Mark, Opening, Piece, PieceId, Play, Stage, State};
use crate::{Options, Pick};
use kernel::{Rule, Seat};
use smallvec::SmallVec;

pub(crate) use crate::rules::timing::moment;
pub(crate) use crate::rules::using::{can_use, may_use_at, may_use_on, price};

/// Everything a player may do in a window.
pub(crate) fn window(state: &State, seat: Seat, opening: Opening, options: &mut Options<'_>) {
    let now = timing::now(state, seat, opening);
    let times = timing::possible(state, seat, now, opening);
    for face in playable(state, seat, times, options.explains()) {
        let timely = timing::fits(state, now, face.printed().timing, opening).or_else(|why| {
            let late = || cancels_late(state, opening, cancel::of_card(face));
            if is_free_now(state, seat, face, opening, times) || late() { Ok(()) } else { Err(why) }
        });
        match timely {
            Ok(()) => options.judge(Pick::Play(face), can_play(state, seat, face, opening)),
            Err(why) if options.explains() => options.judge(Pick::Play(face), Err(why)),
            Err(_) => {}
        }
    }
    if state.awake.is_used_at(times) || options.explains() && state.awake.any(Moment::Use) {
        uses(state, seat, opening, (now, times), options);
    }
    if matches!(opening, Opening::Any | Opening::Combat | Opening::Sabotage) {
        ranks(state, seat, options);
    }
}

/// The faces of a hand that are worth a closer look: all of them for whoever explains.
fn playable(state: &State, seat: Seat, times: Times, explains: bool) -> SmallVec<[Face; 12]> {
    let faces = state.hand.iter_of(seat).map(|card| state.face(card));
    let mut faces: SmallVec<[Face; 12]> = faces.filter(|face| explains || face.times().any(times)).collect();
    if faces.len() > 1 {
        faces.sort_unstable();
        faces.dedup();
    }
    faces
}

/// Effects of cards in play.
fn uses(state: &State, seat: Seat, opening: Opening, (now, times): (Times, Times), options: &mut Options<'_>) {
    let explains = options.explains();
    for (id, piece) in state.among(state.awake.listeners(Moment::Use)) {
        let timely = piece.is_used_at(times) || explains && !piece.is_ghost() && piece.listens(Moment::Use);
        if !timely || user(state, id) != seat {
            continue;
        }
        for (at, clause) in state.face_of(id).entry().iter().enumerate() {
            let Clause::Use(what) = clause else { continue };
            let timely = timing::fits(state, now, what.timing, opening)
                .and_then(|()| belongs(what, opening))
                .or_else(|why| if cancels_late(state, opening, cancel::of_use(what)) { Ok(()) } else { Err(why) });
            match timely {
                Ok(()) => options.judge(Pick::Use(id, at as u8), can_use(state, seat, id, what)),
                Err(why) if options.explains() => options.judge(Pick::Use(id, at as u8), Err(why)),
                Err(_) => {}
            }
        }
    }
}

/// DT-REACT-2, DT-COMBAT-32: an effect that answers no play and saves nobody waits for another window.
fn belongs(what: &Use, opening: Opening) -> May {
    match opening {
        Opening::Reaction => need(matches!(what.on, Target::Play(_)), "DT-REACT-2"),
        Opening::Saving => need(what.saves.is_some(), "DT-COMBAT-32"),
        _ => need(what.saves.is_none(), "DT-REACT-7"),
    }
}

/// DT-TIMING-10: something lies there that a card or an effect cancels.
fn cancels_late(state: &State, opening: Opening, is: Option<fn(&State, &Play) -> bool>) -> bool {
    opening == Opening::Combat && is.is_some_and(|is| cancel::laid(state, is).next().is_some())
}

/// Whether there is a play that can be answered so, or something that such a play has left in the combat.
pub(crate) fn answers(state: &State, is: fn(&State, &Play) -> bool, cancels: bool) -> bool {
    match state.answered() {
        Some(play) => is(state, play) && !play.cancelled,
        None => cancels && cancel::laid(state, is).next().is_some(),
    }
}

/// DT-ATTACH-4: whoever controls the bearer uses what lies on him.
pub(crate) fn user(state: &State, id: PieceId) -> Seat {
    state.controller(state.holder(id).unwrap_or(id))
}

/// What needs no card: cultists, sergeants, debts.
fn ranks(state: &State, seat: Seat, options: &mut Options<'_>) {
    let ranked = |piece: &Piece| piece.by == seat && !piece.is_ghost() && piece.has_rank();
    for (id, piece) in state.among(state.awake.ranks()).filter(|(_, piece)| ranked(piece)) {
        let sorts = state.printed(id).sorts;
        if sorts.any(sort::DOOMTROOPER_OR_LEGION) && !piece.is(Mark::Secret) && state.is_in_play(id) {
            options.add(Pick::Profess(id));
        }
        if state.is_warrior(id) && state.face_of(id).leads_a_unit() && state.speaks(id) && state.unit(id).is_none() {
            commands(state, id, options);
        }
    }
    art::lasting(state, seat).for_each(|(id, _)| options.add(Pick::Strengthen(id)));
    if state.player(seat).debt > 0 && state.player(seat).d >= 2 {
        options.add(Pick::Repay);
    }
}

/// DT-COMMANDER-4: one of each card that a sergeant in the Squad may be assigned.
fn commands(state: &State, sergeant: PieceId, options: &mut Options<'_>) {
    let seat = state.controller(sergeant);
    if state.piece(sergeant).at != At::In(seat, crate::Area::Squad) {
        return;
    }
    let mut seen: SmallVec<[Face; 4]> = SmallVec::new();
    for who in state.warriors().filter(|&w| state.controller(w) == seat && w != sergeant) {
        let may = state.may_lead(sergeant, who);
        if may.is_ok() && seen.contains(&state.face_of(who)) {
            continue;
        }
        if may.is_ok() {
            seen.push(state.face_of(who));
        }
        options.judge(Pick::Lead(sergeant, who), may);
    }
}

// ---- when ----

/// A card that costs an action otherwise but may be given any time, by a text: DT-ACTION-17.
fn is_free_now(state: &State, seat: Seat, face: Face, opening: Opening, times: Times) -> bool {
    let any = matches!(opening, Opening::Any | Opening::Combat | Opening::Sabotage);
    if !times.any(face.times()) {
        return false;
    }
    // DT-EQUIP-9, DT-SYMMETRY-6, DT-KI-1: what a text lets one give so is given to one's own.
    let free = |to: PieceId| {
        state.warrior_of(to).is_some_and(|bearer| state.controller(bearer) == seat)
            && gives_free(state, seat, face, to)
            && is_candidate(state, seat, face, to)
            && may_aim(state, seat, face, to).is_ok()
    };
    any && is_given(face.kind()) && state.table().any(|(id, _)| free(id))
        || any && face.is_warrior() && crate::rules::adding::is_free(state, seat, face)
}

/// Whether a text lets this card be given for no action, any time.
pub(crate) fn gives_free(state: &State, _: Seat, face: Face, to: PieceId) -> bool {
    let Some(bearer) = state.warrior_of(to) else { return false };
    let has = |one| state.has(bearer, one);
    match face.kind() {
        Kind::Equipment => {
            has(Trait::FreeEquipment) || face.printed().sorts.any(sort::CYBERTRONIC) && has(Trait::FreeCybertronic)
        }
        Kind::Symmetry => {
            has(Trait::FreeSymmetry)
                || face.printed().sorts.any(sort::GIFT_ALGEROTH) && has(Trait::FreeAlgeroth)
                || !face.printed().sorts.any(sort::GIFT_SYMMETRY) && has(Trait::FreeGifts)
        }
        Kind::Ki => has(Trait::FreeKi),
        _ => false,
    }
}

// ---- what ----

fn candidates(state: &State, seat: Seat, face: Face) -> impl Iterator<Item = PieceId> + '_ {
    state.table().map(|(id, _)| id).filter(move |&id| is_candidate(state, seat, face, id))
}

fn is_candidate(state: &State, seat: Seat, face: Face, id: PieceId) -> bool {
    match face.printed().target {
        // Waivers widen what the card file says, so all of the kind are looked at.
        Target::Piece(filter) | Target::Pieces(filter) => {
            (is_given(face.kind()) && state.is_warrior(id) || filter.fits(state, seat, None, id))
                && state.is_in_play(id)
        }
        _ => false,
    }
}

/// Whether a card from the hand may be played now, by someone, on something, at a price that can be paid.
pub(crate) fn can_play(state: &State, seat: Seat, face: Face, opening: Opening) -> May {
    let printed = face.printed();
    if face.is_warrior() {
        return crate::rules::adding::may_add(state, seat, face);
    }
    match printed.kind {
        Kind::Alliance => {
            need(state.is_free(face), "DT-ALLIANCE-2")?;
            let most = usize::from(state.format.alliances);
            let has = |(id, piece): (PieceId, &Piece)| piece.by == seat && state.printed(id).kind == Kind::Alliance;
            need(most == 0 || state.table().filter(|one| has(*one)).count() < most, "DT-ALLIANCE-5")?;
        }
        Kind::Relic => need(state.is_free(face), "DT-RELIC-3")?,
        Kind::Fortification => need(!state.has_copy(seat, face) || any_number(face), "DT-FORT-5")?,
        Kind::Warzone => need(!state.has_copy(seat, face), "DT-WARZONE-2")?,
        Kind::Art => {
            need(art::able(state, seat, face).next().is_some(), "DT-ART-1")?;
            need(art::casters(state, seat, face).next().is_some(), "DT-ART-12")?;
        }
        // From stage 2 on until the combat is over nobody is put out of action.
        _ if face.sends_away() => need(state.combats.iter().all(|c| c.stage == Stage::Declared), "DT-COMBAT-10")?,
        _ => {}
    }
    state.may_play(seat, face)?;
    let saves = face.entry().iter().find_map(|c| if let Clause::Saves(fits, _) = c { Some(*fits) } else { None });
    if opening == Opening::Saving {
        let saves = saves.is_some_and(|fits| (0..state.harms.len()).any(|at| fits(state, seat, at)));
        need(saves, "DT-COMBAT-32")?;
        return affordable(state, seat, face);
    }
    if opening == Opening::Reaction && !matches!(printed.target, Target::Play(_)) {
        let reacts = face.entry().iter().any(|c| matches!(c, Clause::Reacts(so) if so(state, seat)));
        need(reacts, "DT-REACT-2")?;
    }
    if printed.timing == Timing::Combat || is_for_combat(face) {
        stage_of(state, face)?;
    }
    for clause in face.entry() {
        if let Clause::OnlyIf(so) = clause
            && !so(state, seat)
        {
            return Err(Rule("DT-REACT-7").by(face.id()));
        }
    }
    finds_any(state, seat, face)?;
    affordable(state, seat, face)?;
    aimable(state, seat, face)
}

/// Whether a caster has anybody to cast a spell on: DT-ART-11, DT-ART-12.
pub(crate) fn finds_for(state: &State, seat: Seat, face: Face, caster: PieceId) -> bool {
    let favours = art::favours(face) && matches!(face.printed().target, Target::Piece(_));
    let fits = |id: PieceId| art::may_favour(state, caster, id) && may_aim(state, seat, face, id).is_ok();
    !favours || candidates(state, seat, face).any(fits)
}

/// DT-REACT-7: a text about all cards of a kind finds at least one.
fn finds_any(state: &State, seat: Seat, face: Face) -> May {
    if face.printed().after == After::Stays {
        return Ok(());
    }
    let finds = |clause: &Clause| match clause {
        Clause::Does(what) => effects::finds(state, seat, face, *what),
        Clause::LastsOnEach(_, filter, _) => Some(filter.all_in(state, seat, None).next().is_some()),
        _ => None,
    };
    let mut found = face.entry().iter().filter_map(finds).peekable();
    if found.peek().is_none() || found.any(|any| any) { Ok(()) } else { Err(Rule("DT-REACT-7").by(face.id())) }
}

/// Rating modifiers belong to stage 5 alone: section 6, item 25 of the catalogue.
fn stage_of(state: &State, face: Face) -> May {
    let Some(combat) = state.combat() else { return no("DT-REACT-7") };
    if face.printed().timing == Timing::BeforeNaming {
        return Ok(());
    }
    let rates = face.lasting().iter().any(|c| matches!(c, Clause::Rating(_)));
    if rates {
        return need(combat.stage == Stage::Modifiers, "DT-COMBAT-18");
    }
    need(combat.both().is_some(), "DT-COMBAT-19")
}

fn is_for_combat(face: Face) -> bool {
    face.printed().sorts.any(sort::COMBAT_SPELL.and(sort::PERSONAL_COMBAT_SPELL))
}

/// Factories and industrial complexes: as many as one likes.
fn any_number(face: Face) -> bool {
    face.printed().sorts.any(sort::FACTORY.and(sort::INDUSTRIAL_COMPLEX))
}

pub(crate) fn cost(face: Face) -> Cost {
    let of = |clause: &Clause| if let Clause::Costs(cost) = clause { Some(*cost) } else { None };
    face.entry().iter().find_map(of).unwrap_or(crate::clause::NOTHING)
}

/// DT-ZONE-14: the least it can cost.
fn affordable(state: &State, seat: Seat, face: Face) -> May {
    if face.kind() == Kind::Art {
        let able = art::casters(state, seat, face).any(|id| art::can_afford(state, seat, id, face));
        return need(able, "DT-ZONE-14");
    }
    state.can_pay(seat, cost(face).least())
}

/// Whether there is anything to aim at.
fn aimable(state: &State, seat: Seat, face: Face) -> May {
    let found = match face.printed().target {
        Target::You | Target::Game | Target::Added => true,
        Target::Piece(_) | Target::Pieces(_) => {
            // Why one's own cannot be meant says more than why the others' cannot.
            let mut why = (false, Rule("DT-REACT-7").by(face.id()));
            let ok = candidates(state, seat, face).any(|id| match may_aim(state, seat, face, id) {
                Ok(()) => true,
                Err(because) => {
                    let mine = state.controller(id) == seat;
                    if mine || !why.0 {
                        why = (mine, because);
                    }
                    false
                }
            });
            return if ok { Ok(()) } else { Err(why.1) };
        }
        Target::Player(whose) => {
            let nobody = Err(Rule("DT-REACT-7").by(face.id()));
            let whom = |so: May, s: Seat| so.or_else(|_| may_aim_at(state, seat, face, s));
            return players(state, seat, *whose).fold(nobody, whom);
        }
        Target::Area(of, whose) => areas(state, seat, face, *of, *whose).next().is_some(),
        Target::Caster => art::casters(state, seat, face).any(|id| may_aim(state, seat, face, id).is_ok()),
        Target::Bearer => false,
        Target::Play(is) => answers(state, *is, cancel::of_card(face).is_some()),
    };
    if found { Ok(()) } else { Err(Rule("DT-REACT-7").by(face.id())) }
}

/// Areas a card may be aimed at.
pub(crate) fn areas(
    state: &State,
    seat: Seat,
    face: Face,
    of: u8,
    whose: Whose,
) -> impl Iterator<Item = (Seat, Area)> + '_ {
    let fits = move |at: Seat, area: Area| {
        face.entry().iter().all(|c| !matches!(c, Clause::AimsIn(can) if !can(state, seat, at, area)))
    };
    state.areas(seat, of, whose).filter(move |&(at, area)| fits(at, area))
}

pub(crate) fn players(state: &State, seat: Seat, whose: Whose) -> impl Iterator<Item = Seat> + use<> {
    state.seated(seat).filter(move |&s| whose == Whose::Anyone || (s == seat) == (whose == Whose::Yours))
}

/// Whether a card may be aimed at a player, and would do something to him.
pub(crate) fn may_aim_at(state: &State, seat: Seat, face: Face, whom: Seat) -> May {
    use crate::clause::{Deed, Do};
    for clause in face.entry() {
        let idle = match clause {
            Clause::Does(Do::LoseDEach | Do::LoseAllD) => state.player(whom).d == 0,
            Clause::Does(Do::LoseP(_) | Do::LosePEach) => state.player(whom).p == 0,
            Clause::Does(Do::SwapD) => state.player(whom).d == state.player(seat).d,
            Clause::AimsAt(can) if !can(state, seat, whom) => return Err(Rule("DT-REACT-7").by(face.id())),
            _ => continue,
        };
        need(!idle, "DT-REACT-7")?;
        if whom != seat {
            state.may_player(Deed::Points, whom, "DT-NEVER-1")?;
        }
    }
    if face.kind() == Kind::Mission {
        let twice = state.table().any(|(id, p)| p.at == At::Player(whom) && !p.is_ghost() && state.face_of(id) == face);
        need(!twice, "DT-MISSION-5")?;
    }
    Ok(())
}

/// Whether a card may be aimed at a piece, and would do something to it.
pub(crate) fn may_aim(state: &State, seat: Seat, face: Face, id: PieceId) -> May {
    let printed = face.printed();
    if is_given(printed.kind) {
        state.may_give(seat, face, id)?;
    } else if let Target::Piece(filter) | Target::Pieces(filter) = printed.target {
        if !filter.fits(state, seat, None, id) {
            return Err(Rule("DT-REACT-7").by(face.id()));
        }
        state.may_lie_on(face, id)?;
    }
    concerns(state, seat, face, id, printed.kind)?;
    if printed.kind == Kind::Art && art::favours(face) && state.is_warrior(id) {
        let able = art::casters(state, seat, face).any(|caster| art::may_favour(state, caster, id));
        need(able, "DT-ART-11")?;
    }
    let saving = state.is_saving();
    for clause in face.entry() {
        match clause {
            Clause::Aims(can) if !can(state, seat, id) => return Err(Rule("DT-REACT-7").by(face.id())),
            Clause::Costs(cost) if cost.value => state.can_pay(seat, state.value(id) + i32::from(cost.d))?,
            Clause::Does(what) if !saving => acts_on(state, *what, id)?,
            Clause::Saves(fits, _) if saving => {
                let saves = |at: usize| state.harms[at].whom == id && fits(state, seat, at);
                need((0..state.harms.len()).any(saves), "DT-COMBAT-32")?;
            }
            _ => {}
        }
    }
    face.entry().iter().chain(face.lasting()).try_for_each(|clause| state.may_become(clause, id))
}

/// DT-IMMUNE-1, DT-IMMUNE-4
pub(crate) fn concerns(state: &State, seat: Seat, face: Face, id: PieceId, kind: Kind) -> May {
    if !matches!(kind, Kind::Art | Kind::Symmetry) {
        return Ok(());
    }
    let own = state.controller(id) == seat;
    need(own || !state.is_immune(id, face), "DT-IMMUNE-1")
}

/// DT-REACT-7: what would do nothing is not done.
pub(crate) fn acts_on(state: &State, what: crate::clause::Do, id: PieceId) -> May {
    use crate::clause::Do;
    let piece = state.piece(id);
    match what {
        Do::Heal => need(piece.is(Mark::Wounded), "DT-REACT-7"),
        Do::Cover => {
            need(!piece.is(Mark::Covered), "DT-REACT-7")?;
            need(!state.printed(id).sorts.any(sort::VEHICLE), "DT-VEHICLE-13")?;
            state.lacks(id, Trait::NoCover, "DT-COVER-9")
        }
        Do::Uncover => need(piece.is(Mark::Covered), "DT-REACT-7"),
        Do::Sacrifice => state.lacks(id, Trait::NeverSacrificed, "DT-ZONE-9"),
        Do::Discard => {
            state.lacks(id, Trait::NeverDiscarded, "DT-ZONE-9")?;
            state.may(crate::clause::Deed::Discard, id, "DT-ZONE-9")
        }
        _ => Ok(()),
    }
}

/// Whether a window lies on top of a play that a card can answer at all: nothing in the pool answers anything else.
pub(crate) fn is_answerable(play: &Play) -> bool {
    match play.face.kind() {
        Kind::Special | Kind::Art => play.is_card(),
        // What a gift does can be answered, not that it is given.
        Kind::Symmetry => !play.is_card(),
        _ => false,
    }
}
