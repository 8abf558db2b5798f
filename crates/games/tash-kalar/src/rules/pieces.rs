//! TK-EFFECT, TK-MOVE: the verbs of the cards. Each changes the board and tells of it.

use crate::board::{Square, Squares};
use crate::event::Event;
use crate::printed::Level;
use crate::rules::denying;
use crate::rules::team::{may, must};
use crate::state::{Colour, State};
use crate::{Arena, Ask, Deed, Pick};
use kernel::{Audience, Flow};

/// TK-MOVE-2, TK-MOVE-3
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Standard,
    Combat,
    /// Onto empty squares only.
    Peaceful,
}

impl State {
    /// Whether a piece of a level may come onto a square.
    pub(crate) fn may_enter(&self, level: Level, to: Square, kind: Kind) -> bool {
        match (self.piece(to), kind) {
            (None, _) => true,
            (Some((_, there)), Kind::Standard) => there < level,
            (Some((_, there)), Kind::Combat) => there <= level,
            (Some(_), Kind::Peaceful) => false,
        }
    }

    /// Where a piece may move: TK-MOVE-1.
    pub(crate) fn moves(&self, from: Square, kind: Kind) -> Squares {
        let Some((_, level)) = self.piece(from) else { return Squares::NONE };
        from.neighbours().iter().filter(|&to| self.may_enter(level, to, kind)).collect()
    }

    /// Where a piece may leap: TK-MOVE-4, TK-MOVE-7.
    pub(crate) fn leaps(&self, from: Square, kind: Kind) -> Squares {
        let Some((_, level)) = self.piece(from) else { return Squares::NONE };
        crate::board::ARENA.iter().filter(|&to| to != from && self.may_enter(level, to, kind)).collect()
    }

    /// Own pieces, the one that is being resolved included.
    pub(crate) fn own(&self) -> Squares {
        self.of(self.mine())
    }

    pub(crate) fn me_at(&self) -> Option<Square> {
        self.me.and_then(|me| me.at)
    }

    pub(crate) fn me_bit(&self) -> Squares {
        self.me_at().map_or(Squares::NONE, Square::bit)
    }
}

/// Take a piece off the board; it goes back to its owner's supply at once: TK-EFFECT-18, TK-EFFECT-21.
fn take_off(t: &mut Arena<'_>, square: Square) -> Option<(Colour, Level)> {
    let (colour, level) = t.state.piece(square)?;
    t.state.pieces[colour][level.index()].remove(square);
    if let Some(me) = &mut t.state.me {
        me.used.remove(square);
        if me.at == Some(square) {
            me.at = None;
        }
    }
    Some((colour, level))
}

/// TK-EFFECT-20: destroyed by the player on turn; only enemy losses count.
pub(crate) fn destroy(t: &mut Arena<'_>, square: Square) -> bool {
    destroy_counting(t, square, 1)
}

/// Destroy a piece that is entered so many times in the tally: TK-DM-6, Deathbringer.
pub(crate) fn destroy_counting(t: &mut Arena<'_>, square: Square, times: u8) -> bool {
    let Some((colour, level)) = take_off(t, square) else { return false };
    if colour != t.state.mine() {
        t.state.deeds.destroyed[colour][level.index()] += times;
    }
    t.tell(Audience::ALL, || Event::Destroyed { colour, level, square });
    true
}

/// TK-EFFECT-27: the set is fixed first and handled as one.
pub(crate) fn destroy_all(t: &mut Arena<'_>, squares: Squares) -> u32 {
    squares.iter().filter(|&s| destroy(t, s)).count() as u32
}

/// TK-EFFECT-14, TK-EFFECT-15: nothing is placed where no such piece is in the supply.
pub(crate) fn place(t: &mut Arena<'_>, colour: Colour, level: Level, square: Square) -> bool {
    if t.state.supply(colour, level) == 0 {
        return false;
    }
    t.state.pieces[colour][level.index()].insert(square);
    t.tell(Audience::ALL, || Event::Placed { colour, level, square });
    true
}

/// Whether a piece can be raised: TK-EFFECT-16.
pub(crate) fn can_raise(state: &State, square: Square) -> bool {
    match state.piece(square) {
        Some((_, Level::Common)) => true,
        Some((colour, Level::Heroic)) => state.supply(colour, Level::Legendary) > 0,
        Some((_, Level::Legendary)) | None => false,
    }
}

pub(crate) fn raise(t: &mut Arena<'_>, square: Square) -> bool {
    if !can_raise(&t.state, square) {
        return false;
    }
    let (colour, level) = t.state.piece(square).expect("a piece that can be raised");
    let to = if level == Level::Common { Level::Heroic } else { Level::Legendary };
    turn_to(t, square, colour, level, to);
    true
}

/// Whether a piece can be lowered: TK-EFFECT-17.
pub(crate) fn can_lower(state: &State, square: Square) -> bool {
    match state.piece(square) {
        Some((_, Level::Heroic)) => true,
        Some((colour, Level::Legendary)) => state.supply(colour, Level::Heroic) > 0,
        Some((_, Level::Common)) | None => false,
    }
}

pub(crate) fn lower(t: &mut Arena<'_>, square: Square) -> bool {
    if !can_lower(&t.state, square) {
        return false;
    }
    let (colour, level) = t.state.piece(square).expect("a piece that can be lowered");
    let to = if level == Level::Legendary { Level::Heroic } else { Level::Common };
    turn_to(t, square, colour, level, to);
    true
}

fn turn_to(t: &mut Arena<'_>, square: Square, colour: Colour, from: Level, to: Level) {
    t.state.pieces[colour][from.index()].remove(square);
    t.state.pieces[colour][to.index()].insert(square);
    t.tell(Audience::ALL, || Event::Changed { colour, from, to, square });
}

/// TK-EFFECT-19, TK-EFFECT-30: it counts as destroyed, at the level it had.
pub(crate) fn convert(t: &mut Arena<'_>, square: Square, level: Level) -> bool {
    let mine = t.state.mine();
    if t.state.supply(mine, level) == 0 || !destroy(t, square) {
        return false;
    }
    place(t, mine, level, square)
}

/// A piece comes onto a square, by a move or a leap, and destroys what stands there. `true` if something did.
pub(crate) fn go(t: &mut Arena<'_>, from: Square, to: Square) -> bool {
    let Some((colour, level)) = t.state.piece(from) else { return false };
    t.tell(Audience::ALL, || Event::Moved { colour, level, from, to });
    let captured = t.state.piece(to).is_some() && destroy(t, to);
    t.state.pieces[colour][level.index()].remove(from);
    t.state.pieces[colour][level.index()].insert(to);
    if let Some(me) = &mut t.state.me {
        if me.at == Some(from) {
            me.at = Some(to);
        }
        if me.used.has(from) {
            me.used.remove(from);
            me.used.insert(to);
        }
    }
    captured
}

// ---- how cards ask ----

/// One of these squares, or none: for parts that say *may*.
pub(crate) fn may_pick(t: &mut Arena<'_>, ask: Ask, squares: impl Fn(&State) -> Squares) -> Flow<Option<Square>> {
    let pick = may(t, ask, |s, o| o.extend(squares(s).iter().map(Pick::Square)))?;
    Ok(square(pick))
}

/// TK-EFFECT-31: one of these squares; none only where there is none.
pub(crate) fn must_pick(t: &mut Arena<'_>, ask: Ask, squares: impl Fn(&State) -> Squares) -> Flow<Option<Square>> {
    let pick = must(t, ask, |s, o| o.extend(squares(s).iter().map(Pick::Square)))?;
    Ok(square(pick))
}

fn square(pick: Option<Pick>) -> Option<Square> {
    match pick {
        Some(Pick::Square(square)) => Some(square),
        _ => None,
    }
}

/// A move that was made: from where, to where, and whether it destroyed something.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Made {
    pub from: Square,
    pub to: Square,
    pub captured: bool,
}

/// One of the moves these pieces can make, or none.
pub(crate) fn may_move(
    t: &mut Arena<'_>,
    ask: Ask,
    movers: impl Fn(&State) -> Squares,
    kind: Kind,
    fits: impl Fn(&State, Square, Square) -> bool,
) -> Flow<Option<Made>> {
    let pick = may(t, ask.to(Deed::Move), |s, o| {
        for from in movers(s).iter() {
            o.extend(s.moves(from, kind).iter().filter(|&to| fits(s, from, to)).map(|to| Pick::Move(from, to)));
        }
        if o.explains() {
            movers(s).iter().for_each(|from| denying::moves(s, o, from, kind));
        }
    })?;
    Ok(made(t, pick))
}

/// One of the leaps these pieces can make, or none.
pub(crate) fn may_leap(
    t: &mut Arena<'_>,
    ask: Ask,
    movers: impl Fn(&State) -> Squares,
    kind: Kind,
    fits: impl Fn(Square, Square) -> bool,
) -> Flow<Option<Made>> {
    let pick = may(t, ask.to(Deed::Move), |s, o| {
        for from in movers(s).iter() {
            o.extend(s.leaps(from, kind).iter().filter(|&to| fits(from, to)).map(|to| Pick::Move(from, to)));
        }
        if o.explains() {
            movers(s).iter().for_each(|from| denying::leaps(s, o, ask, from, kind));
        }
    })?;
    Ok(made(t, pick))
}

fn made(t: &mut Arena<'_>, pick: Option<Pick>) -> Option<Made> {
    match pick {
        Some(Pick::Move(from, to)) => Some(Made { from, to, captured: go(t, from, to) }),
        _ => None,
    }
}
