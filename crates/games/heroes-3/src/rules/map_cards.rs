//! H3-DECK-8, H3-DECK-9: what cards do on the map, and those that last for the turn.

use super::{deeds, done, exploring, gains, playing, push, town};
use crate::cards::{Clause, When, clauses, cloaked, fits, helps, worth};
use crate::event::Event;
use crate::printed::{Building, Face, Tier, Unit};
use crate::state::{Business, Deed, Dice, Frame, MOST_ONGOING, Optional, Player, State, Step, Token, Use};
use crate::{Ask, Board, Offer, Options, Pick};
use grid::hex::Hex;
use kernel::{Audience, Flow, Rule, Seat};
use std::sync::LazyLock;

/// What Wisdom takes off the price of a spell.
pub(crate) const WISDOM: u16 = 2;

/// Whether an effect can do anything on the map now.
pub(crate) fn can_do(state: &State, seat: Seat, face: Face, which: u8) -> Result<(), Rule> {
    let player = state.player(seat);
    clauses(face, which).iter().try_for_each(|clause| match clause {
        Clause::Envoys if dwellings(state, seat).next().is_none() => Err(Rule("H3-NEUTRAL-3")),
        Clause::BuysSpell(_) => town::can_buy(state, seat, WISDOM),
        Clause::Cheaper(less) => can_grow(state, seat, *less),
        Clause::Scouts if hidden(state, seat).next().is_none() => Err(Rule("H3-MOVE-4")),
        Clause::Cloaks(..) if !can_cloak(player, face) => Err(Rule("H3-HERO-12")),
        clause if clause.lasts_a_turn() && player.ongoing.len() >= MOST_ONGOING => Err(Rule("H3-DECK-9")),
        _ => Ok(()),
    })
}

/// Whether the unit a card is put on is there, on the side it is for, and none lies on it yet.
fn can_cloak(player: &Player, card: Face) -> bool {
    let of = |(unit, is_pack): (Unit, bool)| Some(unit) == cloaked(card) && fits(card, is_pack);
    player.units().any(|it| of(it) && player.cloak_on(it.0).is_none())
}

/// H3-DECK-9, H3-DECK-10: what lasted for the turn is discarded, whoever's turn it was.
pub(crate) fn end_of_turn(t: &mut Board<'_>) {
    for seat in Seat::all(t.state.seats) {
        let player = t.state.player_mut(seat);
        player.used &= !(1 << Use::LuckyTreasure as u16 | 1 << Use::LuckyResource as u16);
        for lies in std::mem::take(&mut player.ongoing).as_slice() {
            let card = lies.card;
            t.state.player_mut(seat).discard.push(card);
            t.tell(Audience::ALL, || Event::Ended { seat, card });
        }
    }
}

fn dwellings(state: &State, seat: Seat) -> impl Iterator<Item = Building> + '_ {
    deeds::DWELLINGS.into_iter().filter(move |&dwelling| deeds::may_use(state, seat, dwelling))
}

/// Diplomacy: with the gold dwelling an azure unit is drawn too.
pub(crate) fn envoys(t: &mut Board<'_>, seat: Seat) -> Flow {
    let own: Vec<Building> = dwellings(&t.state, seat).collect();
    let tiers: Vec<Tier> = Tier::ALL.into_iter().filter(|&tier| own.contains(&Building::dwelling(tier))).collect();
    done(t);
    deeds::turn_over(t, seat, &tiers)
}

/// Tiles that lie face down next to the tile of an own hero.
fn hidden(state: &State, seat: Seat) -> impl Iterator<Item = Hex> + '_ {
    let heroes = state.player(seat).walkers.into_iter().filter(|hero| hero.here);
    let here: Vec<_> = heroes.filter_map(|hero| state.slot_at(hero.at)).collect();
    let down = state.tiles.as_slice().iter().filter(|laid| !laid.is_up);
    down.filter(move |laid| here.iter().any(|&slot| state.tiles.as_slice()[slot].place().touches(laid.place())))
        .map(|laid| laid.centre)
}

pub(crate) fn scout(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked =
        t.choose_if_any(seat, Ask::Deed(Business::Scout), |s, o| o.extend(hidden(s, seat).map(Pick::Field)))?;
    done(t);
    if let Some(Pick::Field(at)) = picked {
        exploring::turn_up(t, seat, at);
    }
    Ok(())
}

/// H3-DECK-11, H3-DECK-19: two cards are drawn; where the deck has too few, the discard pile comes under it.
pub(crate) fn sift(t: &mut Board<'_>, seat: Seat) -> Flow {
    done(t);
    if t.state.player(seat).deck.len() < 2 {
        let mut under: Vec<Face> = t.state.player(seat).discard.as_slice().to_vec();
        under.sort_unstable();
        t.shuffle_list(Ask::Shuffle, &mut under)?;
        let player = t.state.player_mut(seat);
        player.discard = Default::default();
        under.iter().for_each(|&card| player.open.push(card));
        let all: Vec<Face> = under.into_iter().chain(player.deck.as_slice().iter().copied()).collect();
        player.deck = all.into_iter().collect();
    }
    push(t, Frame::Deed(Deed::Peek { seat, count: 2 }));
    Ok(())
}

/// Angel Wings: which hero flies.
pub(crate) fn wings(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose(seat, Ask::Mp, |s, o| {
        o.add(Pick::Offer(Offer::Main));
        if s.player(seat).walkers[1].here {
            o.add(Pick::Offer(Offer::Secondary));
        }
    })?;
    done(t);
    let walker = u8::from(picked == Pick::Offer(Offer::Secondary));
    t.state.player_mut(seat).walkers[usize::from(walker)].winged = true;
    gains::mp(t, seat, walker, 1);
    Ok(())
}

fn can_grow(state: &State, seat: Seat, less: u16) -> Result<(), Rule> {
    let player = state.player(seat);
    let grows = |unit: Unit| match player.army[unit.place()] {
        0 => town::can_recruit(state, seat, unit, less).is_ok(),
        1 => town::can_reinforce(state, seat, unit, less).is_ok(),
        _ => false,
    };
    if is_for_one(state.frames.top()) {
        Ok(())
    } else if !player.is_active(Token::Population) && !matches!(state.frames.top(), Some(Frame::Recruit(_))) {
        Err(Rule("H3-TOWN-2"))
    } else if Unit::of(player.faction()).any(grows) {
        Ok(())
    } else {
        Err(Rule("H3-RES-5"))
    }
}

/// A recruitment or reinforcement that needs no token.
fn is_for_one(frame: Option<Frame>) -> bool {
    matches!(frame, Some(Frame::Reinforce { .. } | Frame::Deed(Deed::Hire { .. })))
}

/// One unit may be chosen; in the own turn a Legion may come first, where there is something to pay.
pub(crate) fn or_legion(
    t: &mut Board<'_>,
    seat: Seat,
    ask: Ask,
    is_free: bool,
    offer: impl Fn(&State, &mut Options<'_>),
) -> Flow<Option<Pick>> {
    if is_free || !might_play_legion(&t.state, seat) {
        return t.choose_or_pass(seat, ask, offer);
    }
    t.choose_or_pass_hidden(seat, ask, |s, o| {
        offer(s, o);
        offer_legion(s, seat, o);
    })
}

/// Head, Legs, Loins of Legion: with the population token, or while something is recruited or reinforced.
pub(crate) fn begin_legion(t: &mut Board<'_>, seat: Seat, less: u16) {
    if is_for_one(t.state.frames.top()) {
        let player = t.state.player_mut(seat);
        player.less = player.less.saturating_add(less.min(9) as u8).min(99);
        return;
    }
    if t.state.player(seat).is_active(Token::Population) {
        t.state.player_mut(seat).flip(Token::Population);
        push(t, Frame::Recruit(seat));
    }
    push(t, Frame::Deed(Deed::Legion { seat, less: less.min(9) as u8 }));
}

pub(crate) fn legion(t: &mut Board<'_>, seat: Seat, less: u16) -> Flow {
    let picked = t.choose_if_any(seat, Ask::Deed(Business::Legion), |s, o| town::units(s, seat, Ok(()), less, o))?;
    done(t);
    if let Some(Pick::Recruit(unit) | Pick::Reinforce(unit)) = picked {
        town::grow(t, seat, unit, less);
    }
    Ok(())
}

fn is_legion(face: Face, which: u8) -> bool {
    clauses(face, which).iter().any(|clause| matches!(clause, Clause::Cheaper(_)))
}

/// H3-AMB-5: in the own turn, and as far as everybody can know.
pub(crate) fn might_play_legion(state: &State, seat: Seat) -> bool {
    static CARDS: LazyLock<Vec<Face>> = LazyLock::new(|| {
        worth(|when| when == When::OnMap, |_| false).into_iter().filter(|&face| is_legion(face, 0)).collect()
    });
    state.active == seat && state.step == Step::Turn && state.player(seat).might_hold(&CARDS)
}

fn buys(face: Face, which: u8) -> bool {
    clauses(face, which).iter().any(|clause| matches!(clause, Clause::BuysSpell(_)))
}

/// Whether a card might make a town action cheaper, as far as everybody can know.
pub(crate) fn might_play_for_less(state: &State, seat: Seat) -> bool {
    static WISDOM: LazyLock<Vec<Face>> = LazyLock::new(|| {
        worth(|when| when == When::OnMap, |_| false).into_iter().filter(|&face| buys(face, 0)).collect()
    });
    might_play_legion(state, seat) || state.player(seat).might_hold(&WISDOM)
}

/// Wisdom, just before a combat in the own turn.
pub(crate) fn offer_wisdom(state: &State, seat: Seat, o: &mut Options<'_>) {
    for face in playing::hand(state, seat) {
        for which in (0..2).filter(|&which| buys(face, which)) {
            let can = playing::can_use(state, seat, face, which);
            o.judge(Pick::Play(face, which), can.and_then(|()| can_do(state, seat, face, which)));
        }
    }
}

pub(crate) fn offer_legion(state: &State, seat: Seat, o: &mut Options<'_>) {
    if !might_play_legion(state, seat) {
        return;
    }
    for face in playing::hand(state, seat) {
        if helps(face, 0, |when| when == When::OnMap) && is_legion(face, 0) {
            o.judge(Pick::Play(face, 0), can_do(state, seat, face, 0));
        }
    }
}

/// H3-AMB-67: an own hero goes to an own town or settlement; to where another stands only if it can go on.
pub(crate) fn town_portal(t: &mut Board<'_>, seat: Seat, mp: u8) -> Flow {
    let picked = t.choose_if_any(seat, Ask::Deed(Business::TownPortal), |s, o| {
        for (walker, hero) in (0..2).zip(s.player(seat).walkers).filter(|(_, hero)| hero.here) {
            for to in s.strongholds(seat).filter(|&to| to != hero.at) {
                let shared = s.walker_at(to).any(|other| other != (seat, usize::from(walker)));
                let can = if shared && hero.mp + mp == 0 { Err(Rule("H3-AMB-67")) } else { Ok(()) };
                o.judge(Pick::Move(walker, to), can);
            }
        }
    })?;
    done(t);
    if let Some(Pick::Move(walker, to)) = picked {
        let hero = &mut t.state.player_mut(seat).walkers[usize::from(walker)];
        (hero.at, hero.from, hero.hovers, hero.passes) = (to, to, false, false);
        let hero = t.state.player(seat).hero;
        t.tell(Audience::ALL, || Event::Moved { seat, hero, walker, to });
        if mp > 0 {
            gains::mp(t, seat, walker, mp);
        }
    }
    Ok(())
}

/// Luck in this turn: whether it rolls every die again, or only one of each kind on the map.
fn luck(state: &State, seat: Seat) -> Option<bool> {
    let may = !state.plays_with(Optional::NoRerolls);
    let lies = |clause: Clause| if let Clause::Rerolls(all) = clause { Some(all) } else { None };
    state.player(seat).ongoing_clauses().filter_map(lies).max().filter(|_| may)
}

/// Each die once.
pub(crate) fn rolls_all_again(state: &State, seat: Seat) -> bool {
    luck(state, seat) == Some(true)
}

fn luck_for(dice: Dice) -> Use {
    match dice {
        Dice::Treasure => Use::LuckyTreasure,
        Dice::Resource => Use::LuckyResource,
    }
}

/// Whether a die that was, or was not, rolled again by Luck may be.
pub(crate) fn is_lucky(state: &State, seat: Seat, dice: Dice, again: bool) -> bool {
    match luck(state, seat) {
        Some(true) => !again,
        Some(false) => !state.player(seat).has_used(luck_for(dice)),
        None => false,
    }
}

/// Luck is used up for a kind of dice, where it is for one of them.
pub(crate) fn use_luck(t: &mut Board<'_>, seat: Seat, dice: Dice) {
    if luck(&t.state, seat) == Some(false) {
        t.state.player_mut(seat).use_up(luck_for(dice));
    }
}
