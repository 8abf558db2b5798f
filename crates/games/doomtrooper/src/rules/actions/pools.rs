//! DT-ACTION-1, DT-ACTION-10, DT-ACTION-12: pools of actions, and those that a warrior has of its own.

use super::{may_attack_by, spend};
use crate::Board;
use crate::clause::{Clause, Moment, More};
use crate::event::Event;
use crate::query::{May, need};
use crate::state::{Actions, Frame, Mark, PieceId, State, Step};
use kernel::{Audience, Seat};

impl Actions {
    /// Actions that may be used for something else than an attack.
    pub(crate) fn free(&self) -> u8 {
        if self.begun { 0 } else { self.undefined + self.plain }
    }

    /// DT-ACTION-16: in any mix; those that can be nothing else first.
    pub(crate) fn spend(&mut self, n: u8) {
        let plain = n.min(self.plain);
        self.plain -= plain;
        self.undefined = self.undefined.saturating_sub(n - plain);
    }

    /// One attack by one warrior, beside all others: DT-ACTION-12.
    pub(crate) fn one_attack(seat: Seat, by: PieceId) -> Actions {
        Actions::granted(seat, 0, 0, 1, Some(by))
    }

    pub(crate) fn granted(seat: Seat, undefined: u8, plain: u8, attack: u8, only: Option<PieceId>) -> Actions {
        let (standard, rights, begun, attacked, converted) = (false, undefined, false, false, 0);
        Actions { seat, standard, undefined, plain, attack, rights, begun, attacked, converted, only }
    }

    pub(super) fn is_over(&self) -> bool {
        self.undefined == 0 && self.plain == 0 && self.attack == 0
    }

    /// Actions that one warrior may use for something else than an attack: its own, too.
    fn free_for(&self, state: &State, id: PieceId) -> u8 {
        let own = if self.standard && !self.begun { state.more_of(id, More::Any).map(|(_, n)| n).sum() } else { 0 };
        self.free() + own
    }

    /// Whether there are so many of them.
    pub(crate) fn spares(&self, state: &State, id: PieceId, n: u8) -> bool {
        self.free() >= n || self.free_for(state, id) >= n
    }

    /// The turn's actions ended with a sabotage, those that a warrior has of its own too: DT-SABOTAGE-7, DT-SABOTAGE-9.
    pub(crate) fn is_closed(&self) -> bool {
        self.standard && self.rights == 0 && !self.attacked && self.is_over()
    }

    /// Nothing is left that could be done: DT-ACTION-8, DT-ACTION-9.
    pub(super) fn is_done(&self, state: &State) -> bool {
        if self.is_closed() {
            return true;
        }
        if !self.is_over() && !self.begun {
            return false;
        }
        let own = |id: PieceId| state.controller(id) == self.seat && state.own_action(id).is_some();
        if self.standard && state.awake.any(Moment::Acts) && state.warriors().any(own) {
            return false;
        }
        self.is_over() || self.begun && may_attack_by(state, self, None).is_err()
    }
}

impl State {
    /// What gives a warrior more actions in this turn, and how many are left.
    pub(super) fn more_of(&self, id: PieceId, more: More) -> impl Iterator<Item = (PieceId, u8)> + '_ {
        self.clauses(Moment::Acts).filter_map(move |(source, clause)| {
            let piece = self.piece(source);
            let left = if piece.is_ghost() { piece.count.max(0) as u8 } else { u8::from(!piece.is(Mark::Used)) };
            let is = matches!(clause, Clause::Acts(what) if *what == more);
            (is && left > 0 && self.holder(source) == Some(id)).then_some((source, left))
        })
    }

    /// One that may be an attack: those that can be nothing else first.
    pub(super) fn own_action(&self, id: PieceId) -> Option<(PieceId, More)> {
        let first = |more: More| self.more_of(id, more).next().map(|(source, _)| (source, more));
        first(More::Attack).or_else(|| first(More::Any))
    }

    /// Whether actions of a player's turn are still to come.
    pub(crate) fn is_before_or_in_actions(&self, seat: Seat) -> bool {
        let pool = |f: &Frame| if let Frame::Actions(pool) = f { Some(*pool) } else { None };
        let pool = self.frames.iter().filter_map(pool).find(|pool| pool.standard && pool.seat == seat);
        let before = matches!(self.step, Step::Start | Step::StartCards | Step::Draw | Step::Drawing | Step::Act);
        self.active == seat && pool.map_or(before, |pool| !pool.is_closed())
    }
}

/// DT-ACTION-18: whether a player has so many further actions of any kind.
pub(crate) fn can_spare(state: &State, seat: Seat, n: u8) -> May {
    let pool = state.actions().filter(|pool| pool.seat == seat);
    need(n == 0 || pool.is_some_and(|p| p.undefined + p.plain + p.attack >= n), "DT-ACTION-18")
}

/// Further actions that an attack takes.
pub(crate) fn spend_more(t: &mut Board<'_>, n: u8) {
    let Some(pool) = t.state.actions_mut().filter(|_| n > 0) else { return };
    let free = n.min(pool.plain + pool.undefined);
    pool.spend(free);
    pool.attack -= (n - free).min(pool.attack);
}

/// Actions of a warrior: its own first, for nobody else can use them.
pub(crate) fn spend_by(t: &mut Board<'_>, who: Option<PieceId>, n: u8) {
    let own = t.state.actions().is_some_and(|pool| pool.standard && !pool.begun);
    let mut left = n;
    while let Some((source, _)) = who.filter(|_| own && left > 0).and_then(|id| t.state.more_of(id, More::Any).next()) {
        use_up(t, source);
        left -= 1;
    }
    spend(t, left);
}

pub(super) fn use_up(t: &mut Board<'_>, source: PieceId) {
    let piece = t.state.piece_mut(source);
    if piece.is_ghost() {
        piece.count -= 1;
    } else {
        piece.set(Mark::Used, true);
    }
}

/// Actions granted outside the standard three: DT-ACTION-12.
pub(crate) fn grant(t: &mut Board<'_>, seat: Seat, undefined: u8, plain: u8, attack: u8, only: Option<PieceId>) {
    t.tell(Audience::ALL, || Event::Got { seat, undefined, plain, attack });
    t.state.frames.push(Frame::Actions(Actions::granted(seat, undefined, plain, attack, only)));
}

/// What a card adds to the standard three: DT-ACTION-10. Before they begin it is kept until they do.
pub(crate) fn add_to_turn(t: &mut Board<'_>, seat: Seat, undefined: u8, plain: u8, attack: u8) {
    t.tell(Audience::ALL, || Event::Got { seat, undefined, plain, attack });
    let pool = t.state.frames.iter_mut().find_map(|f| match f {
        Frame::Actions(a) if a.standard && a.seat == seat => Some(a),
        _ => None,
    });
    if let Some(pool) = pool {
        pool.undefined += undefined;
        pool.plain += plain;
        pool.attack += attack;
    }
}
