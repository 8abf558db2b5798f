//! SW1-MOVE: three units, two spaces each, step by step; and moves outside that phase.

use crate::clause::{self, Moment, each};
use crate::event::Event;
use crate::printed::Abilities;
use crate::rules::asking::{may, must};
use crate::rules::triggers;
use crate::rules::walking::{Limits, Walk};
use crate::rules::{vines, windows};
use crate::state::{CardId, Flag, Place, State};
use crate::{Ask, Board, Options, Pick, cards};
use grid::{Cell, Cells, Direction};
use kernel::{Audience, Because, Flow, Rule, Seat};
use smallvec::SmallVec;

/// SW1-MOVE-1, SW1-SETUP-8
pub(crate) const MOVERS: u8 = 3;
const FIRST_MOVERS: u8 = 2;
/// SW1-MOVE-2
pub(crate) const SPACES: u8 = 2;

impl State {
    /// How many units may be activated this turn.
    pub fn most_movers(&self) -> u8 {
        let base = if self.short { FIRST_MOVERS } else { MOVERS };
        cards::limit(self, Moment::Movers, self.active, base)
    }

    /// SW1-MOVE-1, SW1-MOVE-5, SW1-MOVE-12
    pub(crate) fn may_activate(&self, card: CardId) -> Result<(), Because> {
        if !self.is_unit(card) {
            Err(Rule("SW1-MOVE-10").into())
        } else if self.is(card, Flag::Moved) {
            Err(Rule("SW1-MOVE-5").into())
        } else if self.movers >= self.most_movers() {
            Err(Rule(if self.short { "SW1-SETUP-8" } else { "SW1-MOVE-1" }).into())
        } else {
            cards::may_move(self, card)
        }
    }

    /// SW1-ABIL-1: abilities may give more spaces, and something may cap them all (SW1-RULING-22).
    pub(crate) fn spaces(&self, card: CardId, abilities: Abilities) -> u8 {
        let spaces = SPACES + cards::more_spaces(self, card, abilities);
        cards::limit(self, Moment::MostSpaces, self.controller(card), spaces)
    }

    fn phase_walk(&self, card: CardId) -> Walk {
        let abilities = self.abilities(card);
        let spaces = self.spaces(card, abilities);
        Walk::with(self, card, abilities, self.controller(card), spaces, Limits::Phase)
    }

    /// Where a unit can be moved in the Movement Phase. Back to its own space only where the way there is worth it.
    fn destinations(&self, walk: &Walk, from: Cell) -> Cells {
        let stops = self.walk(walk, from, self.is(walk.card, Flag::Tried), walk.spaces).and(self.runs(walk, from));
        if self.comes_back(walk, from) { stops } else { stops.without(Cells::of(from)) }
    }

    /// The ends of straight runs over empty spaces, from a vine wall only if the unit may still try to leave it.
    fn runs(&self, walk: &Walk, from: Cell) -> Cells {
        let Some(spaces) = each!(walk.abilities, Runs(spaces)).map(|(_, spaces)| spaces).max() else {
            return Cells::NONE;
        };
        let has_tried = self.vined.has(from) && self.is(walk.card, Flag::Tried);
        if has_tried && !self.leaves_vines_freely(walk.card, walk.abilities) {
            return Cells::NONE;
        }
        let spaces = cards::limit(self, Moment::MostSpaces, self.controller(walk.card), spaces);
        Direction::ALL.into_iter().flat_map(|way| self.clear_line(from, way).take(spaces.into())).collect()
    }

    /// Section 6, 37: whether there is a reason to leave a space and return to it.
    fn comes_back(&self, walk: &Walk, from: Cell) -> bool {
        let comes_back = || each!(self, walk.card => ComesBack(back)).any(|(_, back)| back(self, walk));
        walk.spaces >= 2
            && (cards::goes_on(self, walk, from, walk.spaces, &[]) || comes_back())
            && self.ways(walk, from, from, self.is(walk.card, Flag::Tried), walk.spaces).next().is_some()
    }
}

/// List every move: SW1-MOVE-1 to SW1-MOVE-8.
pub(crate) fn offer(state: &State, options: &mut Options<'_>) {
    if state.movers >= state.most_movers() && !options.explains() {
        return;
    }
    for card in state.army[state.active.index()].iter() {
        let may = state.may_activate(card);
        if may.is_err() && !options.explains() {
            continue;
        }
        let Some(from) = state.cell(card) else { continue };
        let walk = state.phase_walk(card);
        let is_held = state.is_held(card);
        let stops = if !is_held && state.is_unit(card) { state.destinations(&walk, from) } else { Cells::NONE };
        if may.is_ok() && !is_held && clause::any(walk.abilities, Moment::AfterMoving) {
            options.add(Pick::Stay(card)); // SW1-MOVE-6
        }
        if may.is_ok() {
            options.extend(stops.iter().map(|cell| Pick::Move(card, cell)));
        }
        if options.explains() {
            for cell in state.field().cells().filter(|&c| may.is_err() || !stops.has(c)) {
                options.judge(Pick::Move(card, cell), may.and(Err(why_not(state, card, from, cell))));
            }
        }
    }
}

/// Things a unit may do instead of moving; each uses up its activation: SW1-ABIL-11.
pub(crate) fn offer_instead(state: &State, options: &mut Options<'_>) {
    for (ability, can) in cards::instead_of_moving(state) {
        for card in state.units(state.active).filter(|&card| can(state, card)) {
            options.judge(Pick::Use(card, ability), state.may_activate(card));
        }
    }
}

/// The rule that keeps a unit from a space, and the card.
fn why_not(state: &State, card: CardId, from: Cell, to: Cell) -> Because {
    let (abilities, seat) = (state.abilities(card), state.controller(card));
    let usual = SPACES + cards::more_spaces(state, card, abilities);
    let on_vine = state.vine(from).is_some() && state.is(card, Flag::Tried);
    if on_vine && !state.leaves_vines_freely(card, abilities) {
        Rule("SW1-VINE-14").into()
    } else if state.is_held(card) {
        Because { rule: Rule("SW1-RULING-32"), card: cards::held_by(state, card) }
    } else if to == from {
        Rule("SW1-MOVE-6").into()
    } else if !state.has_room(to) {
        Rule("SW1-MOVE-4").into()
    } else if state.apart(from, to) > usual {
        let over_the_edge = to.row() == from.row() && from.column().abs_diff(to.column()) == 5;
        Rule(if over_the_edge && !state.field().joined { "SW1-MOVE-8" } else { "SW1-MOVE-2" }).into()
    } else if state.apart(from, to) > state.spaces(card, abilities) {
        Because { rule: Rule("SW1-MOVE-2"), card: cards::limited_by(state, Moment::MostSpaces, seat, usual) }
    } else {
        Rule("SW1-MOVE-3").into()
    }
}

/// SW1-MOVE-12: the unit counts as activated, whatever becomes of it.
pub(crate) fn activate(t: &mut Board<'_>, card: CardId) {
    t.state.movers += 1;
    t.state.set(card, Flag::Moved);
}

/// SW1-MOVE-11: its whole move in the Movement Phase, and everything after it.
pub(crate) fn move_unit(t: &mut Board<'_>, card: CardId, to: Cell) -> Flow {
    // Worked out before it counts as activated: Sneak asks who was.
    let walk = t.state.phase_walk(card);
    activate(t, card);
    go(t, walk, to)?;
    after_moving(t, card, walk.mover)
}

/// SW1-MOVE-6, SW1-VINE-23: no step, no roll, but it counts.
pub(crate) fn stay(t: &mut Board<'_>, card: CardId) -> Flow {
    activate(t, card);
    if let Some(cell) = t.state.cell(card) {
        let face = t.state.face(card);
        t.tell(Audience::ALL, || Event::Stayed { face, cell });
    }
    let mover = t.state.active;
    after_moving(t, card, mover)
}

/// SW1-TERM-23, SW1-TERM-29: a free or forced move of up to so many spaces; the mover picks where to, or leaves it.
/// Returns whether it went anywhere.
pub(crate) fn move_freely(t: &mut Board<'_>, card: CardId, mover: Seat, spaces: u8, ask: Ask) -> Flow<bool> {
    if t.state.cell(card).is_none() || t.state.is_held(card) {
        return Ok(false);
    }
    let pick = may(t, mover, ask, |state, options| {
        options.extend(free_stops(state, card, mover, spaces).iter().map(|cell| Pick::Move(card, cell)));
    })?;
    match pick {
        Some(Pick::Move(_, to)) => go_freely(t, card, mover, spaces, to).map(|()| true),
        _ => after_moving(t, card, mover).map(|()| false),
    }
}

impl State {
    /// Section 6, 33: whether it means anything to move a unit up to so many spaces.
    pub(crate) fn can_be_moved(&self, card: CardId, mover: Seat, spaces: u8) -> bool {
        !free_stops(self, card, mover, spaces).is_empty() || self.gains_by_moving(card, mover)
    }

    /// The same in a straight line.
    pub(crate) fn can_be_shoved(&self, card: CardId, mover: Seat, spaces: u8) -> bool {
        !straight_stops(self, card, mover, spaces).is_empty() || self.gains_by_moving(card, mover)
    }

    /// Even a move of 0 spaces is one: SW1-RULING-5.
    fn gains_by_moving(&self, card: CardId, mover: Seat) -> bool {
        let is_own = mover == self.active && self.controller(card) == mover && self.cell(card).is_some();
        is_own && !self.is_held(card) && clause::any(self.abilities(card), Moment::AfterMoving)
    }
}

/// Where a free or forced move of up to so many spaces can lead.
pub(crate) fn free_stops(state: &State, card: CardId, mover: Seat, spaces: u8) -> Cells {
    let Some(from) = state.cell(card).filter(|_| !state.is_held(card)) else { return Cells::NONE };
    let walk = Walk::new(state, card, mover, spaces, Limits::Free);
    let stops = state.walk(&walk, from, state.is(card, Flag::Tried), spaces);
    if state.comes_back(&walk, from) { stops } else { stops.without(Cells::of(from)) }
}

/// A free or forced move to one of those spaces.
pub(crate) fn go_freely(t: &mut Board<'_>, card: CardId, mover: Seat, spaces: u8, to: Cell) -> Flow {
    let walk = Walk::new(&t.state, card, mover, spaces, Limits::Free);
    go(t, walk, to)?;
    after_moving(t, card, mover)
}

/// SW1-TERM-29: a forced move in one straight line over empty spaces only; the mover picks where to, or leaves it.
pub(crate) fn shove(t: &mut Board<'_>, card: CardId, mover: Seat, spaces: u8, ask: Ask) -> Flow {
    if t.state.cell(card).is_none() || t.state.is_held(card) {
        return Ok(());
    }
    let pick = may(t, mover, ask, |state, options| {
        options.extend(straight_stops(state, card, mover, spaces).iter().map(|cell| Pick::Move(card, cell)));
    })?;
    if let Some(Pick::Move(_, to)) = pick {
        // No space by walking: a walk without steps becomes a straight run.
        let walk = Walk::new(&t.state, card, mover, 0, Limits::Free);
        go(t, walk, to)?;
    }
    after_moving(t, card, mover)
}

fn straight_stops(state: &State, card: CardId, mover: Seat, spaces: u8) -> Cells {
    let Some(from) = state.cell(card).filter(|_| !state.is_held(card)) else { return Cells::default() };
    let walk = Walk::new(state, card, mover, 0, Limits::Free);
    state.lines(&walk, from, state.is(card, Flag::Tried), spaces)
}

/// Walk to a space, step by step, with all that may happen on the way.
fn go(t: &mut Board<'_>, walk: Walk, to: Cell) -> Flow {
    let Some(from) = t.state.cell(walk.card) else { return Ok(()) };
    let mut trip = Trip::new(&t.state, walk, from, to);
    while let Some(next) = triggers::acting(t, walk.card, |t| next_step(t, &mut trip))? {
        if walk.limits == Limits::Phase {
            let gone = walk.spaces - trip.left;
            each!(t.state, walk.card => BeforeStep(act)).for_each(|(_, act)| act(t, walk.card, gone));
        }
        if t.state.must_roll(&walk, trip.at) && !vines::leave(t, walk.card, walk.mover)? {
            break;
        }
        step(t, &mut trip, next);
        if cards::is_minded(&t.state, &walk, trip.at) {
            tell_way(t, &mut trip);
        }
        if !cards::after_step(t, &walk, trip.at)? || trip.at == trip.goal && !trip.may_go_on(&t.state) {
            break;
        }
    }
    tell_way(t, &mut trip);
    if t.state.cell(walk.card).is_none() {
        return Ok(());
    }
    // SW1-TERM-8: what passing through units does, once the move has ended.
    each!(t.state, walk.card => AfterPassing(act)).try_for_each(|(_, act)| act(t, walk.card, &trip.passed))
}

/// What has been walked since it was last told.
fn tell_way(t: &mut Board<'_>, trip: &mut Trip) {
    let (face, from) = (t.state.face(trip.walk.card), trip.from);
    let has_moved = |to: &Cell| trip.is_untold && (*to != from || !trip.passed.is_empty());
    if let Some(to) = t.state.cell(trip.walk.card).filter(has_moved) {
        t.tell(Audience::ALL, || Event::Moved { face, from, to });
        (trip.from, trip.is_untold) = (to, false);
    }
}

/// A move in progress.
struct Trip {
    walk: Walk,
    /// Where it began, or went on after it was put elsewhere or its way was told.
    from: Cell,
    /// It has taken steps since its way was last told.
    is_untold: bool,
    at: Cell,
    goal: Cell,
    left: u8,
    /// Whom it passed through.
    passed: SmallVec<[CardId; 4]>,
    /// A straight run instead of steps: Rider.
    run: Option<Direction>,
    /// The way is asked, space by space, for it matters.
    asks: bool,
}

impl Trip {
    fn new(state: &State, walk: Walk, from: Cell, to: Cell) -> Trip {
        // Who cannot run walks; without a step to walk it is a run.
        let runs = walk.spaces == 0 || clause::any(walk.abilities, Moment::Runs);
        let walks = || state.walk(&walk, from, state.is(walk.card, Flag::Tried), walk.spaces).has(to);
        let run = if runs && !walks() { run_to(state, from, to) } else { None };
        let asks = run.is_none() && asks_the_way(state, &walk, from);
        Trip { walk, from, is_untold: false, at: from, goal: to, left: walk.spaces, passed: SmallVec::new(), run, asks }
    }

    /// The spaces next on its way, each once, the shortest ways first; or only the first of them.
    fn ways(&self, state: &State, most: usize) -> SmallVec<[Cell; 4]> {
        if let Some(way) = self.run {
            let is_clear = state.clear_line(self.at, way).any(|cell| cell == self.goal);
            return state.field().step(self.at, way).filter(|_| is_clear).into_iter().collect();
        }
        let mut found = SmallVec::new();
        for cell in state.ways(&self.walk, self.at, self.goal, state.is(self.walk.card, Flag::Tried), self.left) {
            if !found.contains(&cell) {
                found.push(cell);
            }
            if found.len() == most {
                break;
            }
        }
        found
    }

    fn is_there(&self) -> bool {
        self.at == self.goal && self.left < self.walk.spaces
    }

    /// At its goal it may have a reason to go on and come back to it.
    fn may_go_on(&self, state: &State) -> bool {
        self.run.is_none() && cards::goes_on(state, &self.walk, self.at, self.left, &self.passed)
    }
}

/// The way of a straight run; around joined edges there may be two, and the shorter clear one is taken.
fn run_to(state: &State, from: Cell, to: Cell) -> Option<Direction> {
    let steps = |way| state.clear_line(from, way).position(|cell| cell == to);
    let ways = Direction::ALL.into_iter().filter_map(|way| Some((steps(way)?, way)));
    ways.min().map(|(_, way)| way)
}

/// The next space of a move; `None` when it ends.
fn next_step(t: &mut Board<'_>, trip: &mut Trip) -> Flow<Option<Cell>> {
    let (mover, card) = (trip.walk.mover, trip.walk.card);
    loop {
        // What could not be used at first may be on the way: somebody has come near.
        let may_use = || mover == t.state.active && windows::has_any_time(&t.state);
        if !trip.asks && !may_use() {
            return Ok(if trip.is_there() { None } else { trip.ways(&t.state, 1).first().copied() });
        }
        let ways = trip.ways(&t.state, usize::MAX);
        // SW1-TERM-26: also between two steps, but not over somebody's space.
        let stands = t.state.cell(card) == Some(trip.at);
        let offer = |state: &State, options: &mut Options<'_>| {
            options.extend(ways.iter().map(|&cell| Pick::Cell(cell)));
            if stands && mover == state.active {
                windows::offer_any_time(state, options);
            }
        };
        let pick =
            if trip.is_there() { may(t, mover, Ask::Path, offer)? } else { Some(must(t, mover, Ask::Path, offer)?) };
        match pick {
            None => return Ok(None),
            Some(Pick::Cell(cell)) => return Ok(Some(cell)),
            Some(Pick::Use(user, ability)) => {
                tell_way(t, trip);
                windows::use_ability(t, user, ability)?;
                // The way may be another now, or none; and who was put elsewhere goes on from there.
                let Some(at) = t.state.cell(card) else { return Ok(None) };
                let is_elsewhere = at != trip.at;
                (trip.from, trip.at) = (at, at);
                if t.state.is_held(card) {
                    return Ok(None);
                }
                if is_elsewhere || trip.ways(&t.state, 1).is_empty() {
                    trip.run = None;
                    match new_goal(t, trip)? {
                        Some(goal) => trip.goal = goal,
                        None => return Ok(None),
                    }
                }
            }
            _ => unreachable!("only spaces and abilities were offered"),
        }
    }
}

/// Another space to go to, once the first is out of reach.
fn new_goal(t: &mut Board<'_>, trip: &Trip) -> Flow<Option<Cell>> {
    let walk = &trip.walk;
    let pick = may(t, walk.mover, Ask::Path, |state, options| {
        let mut stops = state.walk(walk, trip.at, state.is(walk.card, Flag::Tried), trip.left);
        stops.remove(trip.at);
        options.extend(stops.iter().map(Pick::Cell));
    })?;
    Ok(match pick {
        Some(Pick::Cell(cell)) => Some(cell),
        _ => None,
    })
}

/// Whether it matters which way a unit takes.
fn asks_the_way(state: &State, walk: &Walk, from: Cell) -> bool {
    let near = state.field().within(from, walk.spaces);
    let is_near = |unit: CardId| unit != walk.card && state.cell(unit).is_some_and(|cell| near.has(cell));
    walk.passes_any() && state.all_units().any(is_near)
        || near.without(Cells::of(from)).any(state.vined)
        || each!(state.awake(), MindsTheWay(minds)).any(|(_, minds)| minds(state, walk, from))
        || walk.mover == state.active && windows::has_any_time(state)
}

/// One step. Over others' spaces the unit stays, on the board, where it last had room.
fn step(t: &mut Board<'_>, trip: &mut Trip, next: Cell) {
    let card = trip.walk.card;
    let paces = &mut t.state.paces[card];
    *paces = paces.saturating_add(1);
    match t.state.on(next).filter(|&c| c != card) {
        Some(other) if !trip.passed.contains(&other) => trip.passed.push(other), // SW1-RULING-17
        Some(_) => {}
        None => t.state.put(card, Place::Field(next)),
    }
    if t.state.vined.has(trip.at) || t.state.vined.has(next) {
        t.state.set(card, Flag::Crossed);
    }
    (trip.at, trip.is_untold) = (next, true);
    trip.left = trip.left.saturating_sub(1);
}

/// SW1-ABIL-7, SW1-RULING-3 to SW1-RULING-5: only who moves the own unit in the own turn may use what comes after it.
fn after_moving(t: &mut Board<'_>, card: CardId, mover: Seat) -> Flow {
    if t.state.cell(card).is_none() || mover != t.state.active || t.state.controller(card) != mover {
        return Ok(());
    }
    triggers::resolve(t, cards::after_moving(&t.state, card))
}
