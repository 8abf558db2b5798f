//! Whether what a card in play can do may be done now, and to whom: DT-REACT-7, DT-REACT-10.

use crate::clause::{Cost, Once, Target, Time, Use};
use crate::printed::{Kind, Timing, Trait};
use crate::query::{May, need, no};
use crate::rules::cancel;
use crate::rules::offers::{acts_on, answers, concerns, players};
use crate::state::{Mark, PieceId, Stage, State};
use kernel::{Rule, Seat};

/// Whether an effect of a card in play can be used now.
pub(crate) fn can_use(state: &State, seat: Seat, id: PieceId, what: &Use) -> May {
    let face = state.face_of(id);
    let because = |rule: &'static str| Rule(rule).by(face.id());
    need(state.is_in_play(id), "DT-TARGET-1")?;
    need(state.speaks(id) || what.outside, "DT-NEVER-3")?;
    if let Some(holder) = state.holder(id).filter(|_| !what.by_player) {
        need(!state.piece(holder).is(Mark::Secret), "DT-COVER-20")?;
        if matches!(what.timing, Timing::Actions(_) | Timing::AttackAction) {
            state.may_act(holder)?;
        }
        if holder == id && state.is_amnesiac(id) {
            return no("DT-NEVER-1");
        }
    }
    let used = match what.once {
        Once::Always => false,
        Once::PerTurn | Once::PerCombat => state.piece(id).is(Mark::Used),
        Once::PerGame => state.player(seat).spent & 1 != 0,
    };
    if used {
        return Err(because("DT-REACT-7"));
    }
    if what.can.is_some_and(|can| !can(state, seat, id)) {
        return Err(because("DT-REACT-7"));
    }
    if let Some((from, to)) = what.during {
        let takes_part = state.holder(id).is_some_and(|who| state.side(who).is_some());
        let now = state.combat().is_some_and(|c| c.both().is_some() && (from..=to).contains(&c.stage));
        if !(takes_part && now) {
            return Err(because("DT-REACT-7"));
        }
    } else if let Some((Time::Combat, _)) = what.lasts {
        need(state.combat().is_some_and(|c| c.stage == Stage::Modifiers), "DT-COMBAT-18")?;
    }
    if let Some(saving) = what.saves
        && !(0..state.harms.len()).any(|at| (saving.fits)(state, id, at))
    {
        return Err(because("DT-COMBAT-32"));
    }
    state.can_pay(seat, price(state, id, what).least())?;
    let found = match what.on {
        Target::You | Target::Game | Target::Added | Target::Caster => true,
        Target::Bearer => return state.holder(id).map_or(Ok(()), |whom| may_use_on(state, seat, id, what, whom)),
        Target::Piece(filter) | Target::Pieces(filter) => {
            filter.all_in(state, seat, Some(id)).any(|whom| may_use_on(state, seat, id, what, whom).is_ok())
        }
        Target::Player(whose) => players(state, seat, whose).any(|whom| may_use_at(state, id, what, whom)),
        Target::Area(areas, whose) => state.areas(seat, areas, whose).next().is_some(),
        Target::Play(is) => answers(state, is, cancel::of_use(what).is_some()),
    };
    if found { Ok(()) } else { Err(because("DT-REACT-7")) }
}

/// Whether an effect may be aimed at a player.
pub(crate) fn may_use_at(state: &State, id: PieceId, what: &Use, whom: Seat) -> bool {
    what.aims_at.is_none_or(|aims| aims(state, id, whom))
}

/// What using an effect costs: each D on Dark Symmetry may count for two.
pub(crate) fn price(state: &State, id: PieceId, what: &Use) -> Cost {
    let doubled = state.face_of(id).kind() == Kind::Symmetry
        && state.holder(id).is_some_and(|holder| state.has(holder, Trait::DoublesSymmetry));
    let half = |d: u8| if doubled { d.div_ceil(2) } else { d };
    Cost { d: half(what.cost.d), per: half(what.cost.per), ..what.cost }
}

/// Whether an effect may be aimed at a piece.
pub(crate) fn may_use_on(state: &State, seat: Seat, id: PieceId, what: &Use, whom: PieceId) -> May {
    if what.aims.is_some_and(|aims| !aims(state, id, whom)) {
        return Err(Rule("DT-REACT-7").by(state.face_of(id).id()));
    }
    concerns(state, seat, state.face_of(id), whom, state.face_of(id).kind())?;
    if what.cost.value {
        state.can_pay(seat, state.value(whom) + i32::from(what.cost.d))?;
    }
    what.does.iter().try_for_each(|does| acts_on(state, *does, whom))?;
    what.lasts.map_or(&[][..], |(_, clauses)| clauses).iter().try_for_each(|clause| state.may_become(clause, whom))
}
