//! TK-SUMMON, TK-IMPRO: where a being can arrive, and its arrival.

use crate::board::{Square, Squares};
use crate::event::Event;
use crate::pattern::{self, Orientation, Pieces};
use crate::printed::{Being, Level};
use crate::rules::drawing::being;
use crate::rules::{acting, denying, pieces, scoring};
use crate::state::{Me, Mode, State};
use crate::{Arena, Ask, Deed, Pick, TashKalar, Why, cards};
use kernel::{Audience, Flow, Options, Seat};
use smallvec::SmallVec;

impl State {
    /// The pieces patterns are held against.
    fn pattern_pieces(&self) -> Pieces {
        Pieces { own: at_least(self.pieces[self.mine()]), all: Level::ALL.map(|level| self.level(level)) }
    }

    /// TK-SUMMON-12 to TK-SUMMON-14: whether a piece can be had for a being that arrives so.
    fn has_piece(&self, level: Level, at: Square, used: Squares) -> bool {
        self.supply(self.mine(), level) > 0 || self.is_kind(at, level) || !self.to_take_up(level, at, used).is_empty()
    }

    /// An own piece of the kind needed on the summon square becomes the new one.
    fn is_kind(&self, at: Square, level: Level) -> bool {
        self.piece(at).is_some_and(|(colour, there)| {
            colour == self.mine() && (there == Level::Legendary) == (level == Level::Legendary)
        })
    }

    /// TK-SUMMON-13, TK-SUMMON-20
    fn to_take_up(&self, level: Level, at: Square, used: Squares) -> Squares {
        let [c, h, l] = self.pieces[self.mine()];
        let kind = if level == Level::Legendary { l } else { c | h };
        kind.without(used).without(at.bit())
    }

    /// Enemy pieces that may stand in: by a card's loan, or by improvising in the melee (TK-IMPRO-1, TK-IMPRO-8).
    fn lent(&self) -> [Squares; 3] {
        let mine = self.mine();
        let may = |c: usize| self.deeds.loan || self.mode == Mode::Melee && !self.improvised[mine][c];
        let lent = |level: usize| self.enemies().filter(|&c| may(c)).map(move |c| self.pieces[c][level]);
        at_least([0, 1, 2].map(|level| lent(level).fold(Squares::NONE, |all, c| all | c)))
    }

    /// Where a being can arrive, each orientation by itself: with own pieces, or with one lent one among them.
    fn arrivals(&self, being: Being, pieces: &Pieces, lent: Option<&[Squares; 3]>) -> Squares {
        let level = being.printed().level;
        let is_short = self.supply(self.mine(), level) == 0;
        pattern::of(being).iter().fold(Squares::NONE, |all, o| {
            let fits = match lent {
                None => o.fits(level, pieces),
                Some(lent) => o.fits_with_one(level, pieces, lent),
            };
            // Only in a shortage does it matter which pieces are used.
            all | if is_short { fits.iter().filter(|&s| self.has_piece(level, s, o.used(s))).collect() } else { fits }
        })
    }

    /// Every summons the player on turn can make now.
    pub fn summons(&self) -> impl Iterator<Item = Pick> {
        let (pieces, lent) = (self.pattern_pieces(), self.lent());
        self.hand[self.player()].iter().map(being).flat_map(move |being| {
            let plain = self.arrivals(being, &pieces, None);
            let improvised =
                if lent[0].is_empty() { Squares::NONE } else { self.arrivals(being, &pieces, Some(&lent)) };
            let plain = plain.iter().map(move |s| Pick::Summon(being, s));
            plain.chain(improvised.iter().map(move |s| Pick::Improvise(being, s)))
        })
    }

    /// The orientations in which a being can arrive on a square, with the lent piece among its own, if it needs one.
    fn ways_to_lay(
        &self,
        being: Being,
        at: Square,
        improvised: bool,
    ) -> impl Iterator<Item = (usize, &'static Orientation, Option<Square>)> {
        let (pieces, lent) = (self.pattern_pieces(), self.lent());
        let level = being.printed().level;
        pattern::of(being).iter().enumerate().filter_map(move |(i, o)| {
            let fits = if improvised { o.fits_with_one(level, &pieces, &lent) } else { o.fits(level, &pieces) };
            let can = fits.has(at) && self.has_piece(level, at, o.used(at));
            can.then(|| (i, o, o.lent_at(at, &pieces)))
        })
    }
}

/// Pieces of each level as pieces of at least that level.
fn at_least([c, h, l]: [Squares; 3]) -> [Squares; 3] {
    [c | h | l, h | l, l]
}

pub(crate) fn offer_summons(state: &State, options: &mut Options<'_, TashKalar, Pick>) {
    options.extend(state.summons());
}

/// Whether anything can be summoned now.
pub(crate) fn can_summon(state: &State) -> bool {
    state.summons().next().is_some()
}

/// Summon a being here and now.
pub(crate) fn summon_now(t: &mut Arena<'_>) -> Flow {
    let seat = t.state.turn;
    // Not being asked would tell that the hand allows one alone.
    let offer = |s: &State, o: &mut Options<'_, TashKalar, Pick>| {
        offer_summons(s, o);
        if o.explains() {
            denying::summons(s, o, s.summons().collect());
        }
    };
    match t.choose_hidden::<Pick>(seat, Ask::Act, offer)? {
        Pick::Summon(being, square) => summon(t, being, square, false),
        Pick::Improvise(being, square) => summon(t, being, square, true),
        _ => unreachable!("only summons were offered"),
    }
}

/// TK-SUMMON-1 to TK-SUMMON-21
pub(crate) fn summon(t: &mut Arena<'_>, being: Being, at: Square, improvised: bool) -> Flow {
    let (seat, mine) = (t.state.turn, t.state.mine());
    let borrowed = if improvised { Some(borrow(t, seat, being, at)?) } else { None };
    let laid = lay(t, seat, being, at, borrowed)?;
    let orientation = &pattern::of(being)[laid];
    let used = orientation.used(at);
    let level = being.printed().level;
    let taken = take_for_shortage(t, seat, at, level, used)?;
    // From here on nothing is asked before the effect: TK-SUMMON-22.
    t.state.actions -= 1;
    t.state.hand[seat.index()].remove(being as u8);
    if let Some(square) = borrowed {
        lend(t, seat, square);
    }
    t.state.deeds.loan = false;
    if let Some(square) = taken {
        acting::take_up(t, square);
    }
    let there = t.state.piece(at);
    t.tell(Audience::ALL, || Event::Summoned { seat, being, square: at });
    t.state.me = None;
    pieces::destroy(t, at);
    pieces::place(t, mine, level, at);
    count_summon(t, being, at);
    t.state.me = Some(Me {
        being,
        at: Some(at),
        used,
        marks: orientation.marked(at),
        laid: laid as u8,
        destroyed: there.is_some(),
        destroyed_enemy: there.is_some_and(|(colour, _)| colour != mine),
    });
    if level == Level::Legendary {
        legend_point(t, seat)?;
    }
    cards::resolve(t, being, Ask::Effect(Why::Being(being), Deed::Choose))?;
    put_away(t, seat, being)?;
    t.state.me = None;
    Ok(())
}

/// TK-TASK-13
fn count_summon(t: &mut Arena<'_>, being: Being, at: Square) {
    let deeds = &mut t.state.deeds;
    deeds.summoned += 1;
    deeds.on_red += u8::from(cards::red().has(at));
    deeds.on_green += u8::from(cards::green().has(at));
    deeds.legends += u8::from(being.printed().level == Level::Legendary);
}

/// Which enemy piece stands in: TK-IMPRO-2, TK-IMPRO-9.
fn borrow(t: &mut Arena<'_>, seat: Seat, being: Being, at: Square) -> Flow<Square> {
    let pick: Pick = t.choose(seat, Ask::Borrow, |s, o| {
        let pieces: Squares = s.ways_to_lay(being, at, true).filter_map(|(_, _, lent)| lent).collect();
        o.extend(pieces.iter().map(Pick::Square));
    })?;
    let Pick::Square(square) = pick else { unreachable!("only squares were offered") };
    Ok(square)
}

fn lend(t: &mut Arena<'_>, seat: Seat, square: Square) {
    let mine = t.state.mine();
    if let Some((colour, _)) = t.state.piece(square).filter(|_| !t.state.deeds.loan) {
        t.state.improvised[mine][colour] = true;
        t.tell(Audience::ALL, || Event::Improvised { seat, colour });
    }
}

/// TK-SUMMON-17: asked only where the placement makes a difference.
fn lay(t: &mut Arena<'_>, seat: Seat, being: Being, at: Square, borrowed: Option<Square>) -> Flow<usize> {
    let pick: Pick = t.choose(seat, Ask::Lay(being, at), |s, o| {
        let matters = cards::speaks_of_its_pieces(being) || s.supply(s.mine(), being.printed().level) == 0;
        let mut seen: SmallVec<[_; 8]> = SmallVec::new();
        let ways = s.ways_to_lay(being, at, borrowed.is_some());
        for (i, orientation, _) in ways.filter(|(_, _, lent)| *lent == borrowed) {
            let used = if matters { orientation.used(at) } else { Squares::NONE };
            let difference = (orientation.marked(at), &orientation.directions, used);
            if !seen.contains(&difference) {
                seen.push(difference);
                o.add(Pick::Lay(i as u8));
            }
        }
    })?;
    let Pick::Lay(laid) = pick else { unreachable!("only placements were offered") };
    Ok(usize::from(laid))
}

/// TK-SUMMON-12, TK-SUMMON-13, TK-SUMMON-23
fn take_for_shortage(t: &mut Arena<'_>, seat: Seat, at: Square, level: Level, used: Squares) -> Flow<Option<Square>> {
    let mine = t.state.mine();
    if t.state.supply(mine, level) > 0 || t.state.is_kind(at, level) {
        return Ok(None);
    }
    let pick: Pick =
        t.choose(seat, Ask::TakeUp, |s, o| o.extend(s.to_take_up(level, at, used).iter().map(Pick::Square)))?;
    let Pick::Square(square) = pick else { unreachable!("only squares were offered") };
    Ok(Some(square))
}

/// TK-DM-5, TK-MELEE-4
fn legend_point(t: &mut Arena<'_>, seat: Seat) -> Flow {
    let mine = t.state.mine();
    match t.state.mode {
        Mode::HighForm => {}
        Mode::Duel => scoring::add_points(t, mine, 1),
        Mode::Melee => {
            let pick: Pick =
                t.choose(seat, Ask::Homage, |s, o| o.extend(s.enemies().map(|c| Pick::Colour(c as u8))))?;
            if let Pick::Colour(colour) = pick {
                scoring::add_points_in(t, mine, usize::from(colour), 1);
            }
        }
    }
    Ok(())
}

/// TK-SUMMON-16, TK-FROST-1, TK-FROST-2
fn put_away(t: &mut Arena<'_>, seat: Seat, being: Being) -> Flow {
    let mine = seat.index();
    if being.printed().deck == "legends" {
        t.state.legends_discard.insert(being as u8);
        return Ok(());
    }
    if !being.printed().is_frozen {
        t.state.discard[mine].insert(being as u8);
        return Ok(());
    }
    freeze(t, seat, being)
}

/// Of two frozen effects the player keeps one.
fn freeze(t: &mut Arena<'_>, seat: Seat, being: Being) -> Flow {
    let mine = seat.index();
    if let Some(old) = t.state.frozen[mine] {
        let decides = t.state.in_control();
        let pick: Pick = t.choose(decides, Ask::Keep, |_, o| o.extend([Pick::Being(old), Pick::Being(being)]))?;
        if pick == Pick::Being(old) {
            t.state.discard[mine].insert(being as u8);
            t.tell(Audience::ALL, || Event::Thawed { seat, being });
            t.tell(Audience::ALL, || Event::Froze { seat, being: old });
            return Ok(());
        }
    }
    keep_frozen(t, seat, being);
    Ok(())
}

/// A frozen effect comes into play, and the one before it goes.
pub(crate) fn keep_frozen(t: &mut Arena<'_>, seat: Seat, being: Being) {
    let mine = seat.index();
    t.state.discard[mine].remove(being as u8); // it may come from there: Frozen Chest
    if let Some(old) = t.state.frozen[mine].replace(being) {
        t.state.discard[mine].insert(old as u8);
        t.tell(Audience::ALL, || Event::Thawed { seat, being: old });
    }
    t.tell(Audience::ALL, || Event::Froze { seat, being });
}
