//! The sylvan school: growth, conversion, cards.

use crate::board::{Square, Squares};
use crate::cards::{either, may_way, must_destroy, own_moves};
use crate::printed::{Being, Level};
use crate::rules::acting::gain_actions;
use crate::rules::drawing::being as card;
use crate::rules::pieces::{self, Kind, convert, destroy, may_leap, may_move, may_pick, must_pick, place, raise};
use crate::rules::team::{may, must};
use crate::state::State;
use crate::{Arena, Ask, Choice, Event, Pick};
use kernel::{Audience, Flow};
use smallvec::SmallVec;

pub(super) fn resolve(t: &mut Arena<'_>, being: Being, ask: Ask) -> Flow {
    match being {
        Being::SylvanSapling => {
            if let Some(at) = t.state.me_at() {
                raise(t, at);
            }
            Ok(())
        }
        Being::SylvanKiskinFarseeders => {
            if let Some(square) = may_pick(t, ask, |s| s.room(Level::Common) & s.own().spread())? {
                let mine = t.state.mine();
                place(t, mine, Level::Common, square);
            }
            Ok(())
        }
        Being::SylvanChargingBuck => {
            for _ in 0..2 {
                let far = |from: Square, to: Square| from.distance(to) == 2;
                if may_leap(t, ask, State::me_bit, Kind::Combat, far)?.is_none() {
                    break;
                }
            }
            Ok(())
        }
        Being::SylvanForestWardens => {
            let richer = |s: &State, level: Level| {
                let count = |c: usize| if level == Level::Common { s.pieces[c][0].len() } else { s.upgraded(c).len() };
                let mine = count(s.mine());
                s.enemies().filter(|&c| count(c) > mine).fold(Squares::NONE, |all, c| all | s.pieces[c][level.index()])
            };
            must_destroy(t, ask, |s| richer(s, Level::Common))?;
            must_destroy(t, ask, |s| richer(s, Level::Heroic))?;
            Ok(())
        }
        Being::SylvanNaiad => {
            // TK-EFFECT-26: who is near is settled first.
            let mut left = t.state.beside_me() & t.state.own();
            for _ in 0..2 {
                let still = left & t.state.own();
                let Some(made) = may_move(t, ask, |_| still, Kind::Standard, |_, _, _| true)? else { break };
                left.remove(made.from);
                left.remove(made.to); // whoever stood there is gone, and this one has moved
            }
            Ok(())
        }
        Being::SylvanKiskinSpirit => kiskin_spirit(t, ask),
        Being::SylvanDryad => {
            let foe = |s: &State| s.beside_me() & s.enemy_pieces() & s.lesser();
            may_convert(t, ask, foe, |_| Level::Common)
        }
        Being::SylvanCentaurSpearman => {
            if let Some(made) = may_move(t, ask, State::me_bit, Kind::Combat, |_, _, _| true)? {
                let way = ((made.to.column() - made.from.column()) as i8, (made.to.row() - made.from.row()) as i8);
                let hit = made.to.ray(way).find(|&s| t.state.occupied().has(s));
                if let Some(square) = hit.filter(|&s| !t.state.level(Level::Legendary).has(s)) {
                    destroy(t, square);
                }
            }
            Ok(())
        }
        Being::SylvanCentaurChieftain => {
            if let Some(made) = may_move(t, ask, State::me_bit, Kind::Combat, |_, _, _| true)? {
                let way = ((made.to.column() - made.from.column()) as i8, (made.to.row() - made.from.row()) as i8);
                for _ in 0..3 {
                    let others = |s: &State| s.own().without(s.me_bit());
                    if may_move(t, ask, others, Kind::Combat, |_, from, to| from.by(way) == Some(to))?.is_none() {
                        break;
                    }
                }
            }
            Ok(())
        }
        Being::SylvanUnicorn => match either(t, ask)? {
            Choice::First => own_moves(t, ask, 1, Kind::Combat).map(drop),
            Choice::Second => {
                gain_actions(t, 1);
                Ok(())
            }
        },
        Being::SylvanSylvanQueen => {
            let foe = |s: &State| s.diagonal_to_me() & s.enemy_pieces() & s.lesser();
            may_convert(t, ask, foe, |level| level)
        }
        Being::SylvanSylvanPrincess => {
            let foe = |s: &State| s.diagonal_to_me() & s.enemy_pieces() & s.commons();
            may_convert(t, ask, foe, |_| Level::Common)
        }
        Being::SylvanWoodlandDruid => {
            for colour in t.state.colours() {
                if let Some(square) = must_pick(t, ask, |s| s.pieces[colour][0])? {
                    raise(t, square);
                }
            }
            Ok(())
        }
        Being::SylvanForestAncient => forest_ancient(t, ask),
        Being::SylvanForestMystic => {
            let [own, legends] = t.state.deeds.extra;
            t.state.deeds.extra = [own + 1, legends + 1];
            Ok(())
        }
        Being::SylvanKiskinLeafsplitter => {
            let diagonals = [(1, -1), (1, 1), (-1, 1), (-1, -1)];
            for _ in 0..2 {
                let at = t.state.me_at();
                let hit = |s: &State, w| at.and_then(|at| at.ray(w).find(|&x| s.occupied().has(x)));
                let Some(way) = may_way(t, ask, &diagonals, |s, w| hit(s, w).is_some())? else { break };
                if let Some(square) = hit(&t.state, way) {
                    destroy(t, square);
                }
            }
            Ok(())
        }
        Being::SylvanKiskinBoughrunner => {
            for _ in 0..3 {
                let fits = |s: &State, from: Square, to: Square| {
                    !(to.neighbours() & s.own().without(from.bit()).without(to.bit())).is_empty()
                };
                if may_move(t, ask, State::me_bit, Kind::Combat, fits)?.is_none() {
                    break;
                }
            }
            Ok(())
        }
        Being::SylvanTreeShepherd => {
            let Some(square) = must_pick(t, ask, State::own)? else { return Ok(()) };
            match t.state.piece(square).map(|(_, level)| level) {
                Some(Level::Common) => {
                    raise(t, square);
                }
                Some(Level::Heroic) => {
                    may_move(t, ask, |_| square.bit(), Kind::Combat, |_, _, _| true)?;
                }
                _ => {
                    may_move(t, ask, |_| square.bit(), Kind::Standard, |_, _, _| true)?;
                }
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// One of these pieces may become one's own, if a piece of that level is in the supply.
pub(super) fn may_convert(
    t: &mut Arena<'_>,
    ask: Ask,
    which: impl Fn(&State) -> Squares,
    to: impl Fn(Level) -> Level,
) -> Flow {
    let can = |s: &State, p: Square| s.piece(p).is_some_and(|(_, level)| s.supply(s.mine(), to(level)) > 0);
    let square = may_pick(t, ask, |s| which(s).iter().filter(|&p| can(s, p)).collect())?;
    if let Some(square) = square
        && let Some((_, level)) = t.state.piece(square)
    {
        convert(t, square, to(level));
    }
    Ok(())
}

/// A card of the own discard pile may go on top of the deck; then, or with an empty pile, one more card at the end.
fn kiskin_spirit(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let mine = t.state.player();
    let was_empty = t.state.discard[mine].is_empty();
    let pick = may(t, ask, |s, o| o.extend(s.discard[mine].iter().map(|c| Pick::Being(card(c)))))?;
    if let Some(Pick::Being(taken)) = pick {
        t.state.discard[mine].remove(taken as u8);
        t.state.deck[mine].push(taken as u8);
        let seat = t.state.turn;
        t.tell(Audience::ALL, || Event::PutBack { seat, being: taken });
    }
    if was_empty || pick.is_some() {
        t.state.deeds.extra[0] += 1;
    }
    Ok(())
}

/// Two enemy commons are placed near; then as many commons of their colours are destroyed.
fn forest_ancient(t: &mut Arena<'_>, ask: Ask) -> Flow {
    let mut placed: SmallVec<[usize; 2]> = SmallVec::new();
    for _ in 0..2 {
        let pick = must(t, ask, |s, o| {
            if !(s.near_me(2) & s.free()).is_empty() {
                o.extend(s.enemies().filter(|&c| s.supply(c, Level::Common) > 0).map(|c| Pick::Colour(c as u8)));
            }
        })?;
        let Some(Pick::Colour(colour)) = pick else { break };
        if let Some(square) = must_pick(t, ask, |s| s.near_me(2) & s.free())? {
            pieces::place(t, usize::from(colour), Level::Common, square);
            placed.push(usize::from(colour));
        }
    }
    for colour in placed {
        must_destroy(t, ask, |s| s.near_me(3) & s.pieces[colour][0])?;
    }
    Ok(())
}
