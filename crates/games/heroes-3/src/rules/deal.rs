//! H3-SETUP, H3-DIFF: the map is laid, everything shuffled, and everybody takes a starting bonus.

use super::{exploring, push, search};
use crate::event::Event;
use crate::printed::{Building, Face, Grade, Tile, TileKind};
use crate::scenario::When;
use crate::setup;
use crate::state::{Common, Deed, Dice, Frame, Laid, Optional, Step, Walker};
use crate::tables::{ATTACK_DIE, Difficulty};
use crate::{Ask, Board, Offer, Pick};
use grid::hex::Hex;
use kernel::{Audience, Flow, Seat};

pub(crate) fn deal(t: &mut Board<'_>) -> Flow {
    super::modes::campaign::tell(t, When::Intro);
    who_begins(t)?;
    lay_the_map(t)?;
    super::ai::deal(t)?;
    for common in Common::ALL {
        t.shuffle(Ask::Shuffle, |s| s.common[common as usize].deck.as_mut_slice())?;
        search::turn_up(t, common);
    }
    for tier in 0..4 {
        t.shuffle(Ask::Shuffle, |s| s.neutrals[tier].deck.as_mut_slice())?;
    }
    super::modes::dragons::gather(t);
    t.shuffle(Ask::Shuffle, |s| s.proclamations.deck.as_mut_slice())?;
    for seat in Seat::all(t.state.seats) {
        t.shuffle(Ask::Shuffle, |s| s.players[seat.index()].deck.as_mut_slice())?;
    }
    t.state.step = Step::Bonus(0);
    super::modes::enlist_all(t);
    Ok(())
}

/// H3-SETUP-22: the highest attack die, ties roll again.
fn who_begins(t: &mut Board<'_>) -> Flow {
    let mut tied: Vec<Seat> = Seat::all(t.state.seats).collect();
    if let Some(first) = t.state.first {
        tied = vec![first];
    }
    // Ties are settled by a last draw after some rolls, so that a step has an end.
    for _ in 0..20 {
        if tied.len() == 1 {
            break;
        }
        let mut rolled = vec![];
        for &seat in &tied {
            rolled.push((ATTACK_DIE[t.roll(Ask::First, 6)? as usize], seat));
        }
        let best = rolled.iter().map(|(die, _)| *die).max();
        tied = rolled.into_iter().filter(|(die, _)| Some(*die) == best).map(|(_, seat)| seat).collect();
    }
    let first = tied[0];
    (t.state.first, t.state.active) = (Some(first), first);
    t.tell(Audience::ALL, || Event::Began { seat: first });
    Ok(())
}

/// H3-SETUP-7, H3-MAP-11, H3-MAP-12, H3-SCN-2, H3-SCN-3
fn lay_the_map(t: &mut Board<'_>) -> Flow {
    let scenario = t.state.scenario();
    let Some(layout) = scenario.layout(t.state.seats) else { return Ok(()) };
    let mut order = t.state.players_in_order();
    let mut laid: Vec<(usize, Tile)> = vec![];
    let ai = Seat(t.state.seats);
    for (place, spot) in layout.spots.iter().enumerate().filter(|(_, spot)| spot.kind == TileKind::Starting) {
        let seat = if spot.is_ai { Some(ai) } else { order.next() };
        if let Some(seat) = seat {
            laid.push((place, Tile::of(t.state.player(seat).hero.faction())));
            let walker = Walker { here: true, at: spot.at, from: spot.at, mp: 0, ..Walker::default() };
            t.state.player_mut(seat).walkers[0] = walker;
        }
    }
    for kind in [TileKind::Far, TileKind::Near, TileKind::Center] {
        let fixed = |place: usize| layout.spots[place].tile;
        let named: Vec<Tile> = layout.spots.iter().filter_map(|spot| spot.tile).collect();
        let mut pool: Vec<Tile> = Tile::all().filter(|tile| tile.kind() == kind && !named.contains(tile)).collect();
        t.shuffle_list(Ask::Shuffle, &mut pool)?;
        laid.extend(setup::draw_tiles(layout, kind, &mut pool, fixed));
        if kind == TileKind::Far {
            for seat in Seat::all(t.state.seats) {
                for _ in 0..scenario.supply.min(4) {
                    pool.pop().into_iter().for_each(|tile| t.state.player_mut(seat).supply.push(tile));
                }
            }
        }
        pool.sort_unstable();
        pool.into_iter().for_each(|tile| t.state.boxed.push(tile));
    }
    for (place, spot) in layout.spots.iter().enumerate() {
        let tile = spot.tile.or(laid.iter().find(|(at, _)| *at == place).map(|&(_, tile)| tile));
        if let Some(tile) = tile {
            let is_up = spot.kind == TileKind::Starting;
            t.state.tiles.push(Laid { tile, centre: spot.at, turn: 0, is_up });
            if scenario.ai.as_ref().is_some_and(|ai| ai.stands == Some(tile)) {
                t.state.player_mut(ai).walkers[0] =
                    Walker { here: true, at: spot.at, from: spot.at, mp: 0, ..Walker::default() };
            }
        }
    }
    if t.state.plays_with(Optional::TwoHeroes) {
        for seat in Seat::all(t.state.seats) {
            let main = t.state.player(seat).walkers[0];
            t.state.player_mut(seat).walkers[1] = main; // H3-OPT-16
        }
    }
    Ok(())
}

/// H3-SETUP-16, H3-DIFF-2 to H3-DIFF-5
pub(crate) fn bonus(t: &mut Board<'_>, n: u8) -> Flow {
    let Some(seat) = t.state.players_in_order().nth(n.into()) else {
        t.state.step = Step::Reshuffle;
        return Ok(());
    };
    if super::modes::campaign::bonus(t, seat) {
        t.state.step = Step::Bonus(n + 1);
        return Ok(());
    }
    let difficulty = t.state.difficulty;
    if difficulty == Difficulty::Impossible || t.state.plays_with(Optional::NoBonus) {
        t.state.step = Step::Reshuffle;
        return Ok(());
    }
    let picked = t.choose(seat, Ask::Bonus, |_, o| {
        o.extend([Offer::Resources, Offer::Artifacts].map(Pick::Offer));
    })?;
    t.state.step = Step::Bonus(n + 1);
    let search = Frame::Search { seat, common: Common::Artifacts, count: 2, may: false };
    let roll = |count, keep| Frame::Roll { seat, dice: Dice::Resource, count, keep };
    match (picked == Pick::Offer(Offer::Artifacts), difficulty) {
        (true, Difficulty::Easy) => [search, search].into_iter().for_each(|frame| push(t, frame)),
        (true, Difficulty::Normal) => push(t, search),
        (true, _) => first_minor(t, seat),
        (false, Difficulty::Easy) => push(t, roll(2, 2)),
        (false, Difficulty::Normal) => push(t, roll(2, 1)),
        (false, _) => push(t, roll(1, 1)),
    }
    Ok(())
}

/// H3-DIFF-4: artifacts are revealed until a minor one appears.
fn first_minor(t: &mut Board<'_>, seat: Seat) {
    while let Some(card) = t.state.stock_mut(Common::Artifacts).deck.take() {
        if card.printed().grade == Some(Grade::Minor) {
            search::take_openly(t, seat, card);
            return;
        }
        bury(t, card);
    }
}

fn bury(t: &mut Board<'_>, card: Face) {
    t.state.stock_mut(Common::Artifacts).discard.push(card);
    t.tell(Audience::ALL, || Event::Buried { card });
}

/// H3-DIFF-6, H3-AMB-60: the artifacts are shuffled together again; H3-SETUP-25: a guild that stands from the start.
pub(crate) fn reshuffle(t: &mut Board<'_>) -> Flow {
    let stock = t.state.stock_mut(Common::Artifacts);
    while let Some(card) = stock.discard.take() {
        stock.deck.push(card);
    }
    t.shuffle(Ask::Shuffle, |s| s.common[Common::Artifacts as usize].deck.as_mut_slice())?;
    search::turn_up(t, Common::Artifacts);
    let guilds: Vec<Seat> =
        t.state.players_in_order().filter(|&seat| t.state.player(seat).has(Building::MageGuild)).collect();
    // What is pushed last is done first.
    for seat in guilds.into_iter().rev() {
        let search = Frame::Search { seat, common: Common::Spells, count: 2, may: true };
        [Frame::Deed(Deed::Endow(seat)), search, search].into_iter().for_each(|frame| push(t, frame));
    }
    t.state.step = Step::Rotate(0);
    Ok(())
}

/// H3-SETUP-21, H3-SETUP-27
pub(crate) fn rotate(t: &mut Board<'_>, n: u8) -> Flow {
    let Some(seat) = t.state.players_in_order().nth(n.into()) else {
        open_to_the_ai(t);
        (t.state.step, t.state.round) = (Step::Round, 1);
        return Ok(());
    };
    t.state.step = Step::Rotate(n + 1);
    let Some(home) = t.state.home(seat) else { return Ok(()) };
    let Some(slot) = t.state.slot_at(home) else { return Ok(()) };
    let picked = t.choose(seat, Ask::Rotate, |s, o| {
        let good = |turn: &u8| exploring::opens_out(s, slot, *turn);
        let any = (0..6).any(|turn| good(&turn));
        for turn in 0..6 {
            let check = if !any || good(&turn) { Ok(()) } else { Err(kernel::Rule("H3-SETUP-27")) };
            o.judge(Pick::Tile(home, turn), check);
        }
    })?;
    if let Pick::Tile(_, turn) = picked {
        t.state.tiles.as_mut_slice()[slot].turn = turn;
        let (tile, at): (Tile, Hex) = (t.state.tiles.as_slice()[slot].tile, home);
        t.tell(Audience::ALL, || Event::Placed { seat, tile, at });
    }
    Ok(())
}

/// H3-SETUP-27 for the starting tile of an AI hero, which could neither leave it nor be met there.
// RULING: it lies so that as many of its sides as can be lead to other tiles, and of ways as good the first sixth is taken.
fn open_to_the_ai(t: &mut Board<'_>) {
    let ai = Seat(t.state.seats);
    let home = if t.state.ais() > 0 { t.state.home(ai) } else { None };
    let Some(slot) = home.and_then(|home| t.state.slot_at(home)) else { return };
    let best = (0..6).rev().max_by_key(|&turn| exploring::exits(&t.state, slot, turn));
    t.state.tiles.as_mut_slice()[slot].turn = best.unwrap_or(0);
}

#[cfg(test)]
mod tests {
    use crate::rules::exploring::exits;
    use crate::scenario::Map;
    use crate::state::{State, Step};
    use crate::{Heroes3, setup::ABOUT};
    use kernel::{Game, Live, Luck, Seat};

    /// A table whose first round begins, everybody having said what absent players say.
    fn begun(scenario: &str, hero: &str) -> State {
        let options = [("scenario", scenario), ("A", hero)].map(|(key, value)| (key.to_string(), value.to_string()));
        let setup = ABOUT.setup(Some("campaign"), None, &options).unwrap();
        let mut live = Live::<Heroes3>::new(Heroes3::setup(&setup).unwrap()).unwrap();
        let mut luck = Luck::new(7);
        loop {
            live.deal(&mut luck).unwrap();
            let state = live.state();
            if state.step == Step::Turn {
                return state.clone();
            }
            let question = &live.pending()[0];
            let answer = Heroes3::default(state, question.ask, &question.options);
            live.answer(Seat(0), answer).unwrap().unwrap();
        }
    }

    /// Proves H3-SETUP-27, H3-AI-12.
    #[test]
    fn an_ai_hero_can_leave_its_starting_tile() {
        let alone = Map::all().into_iter().map(Map::scenario);
        let starts = alone.filter(|s| s.chapter < 2 && s.has_ai_hero && s.layout(1).is_some());
        let starts: Vec<&str> = starts.map(|s| s.id.as_str()).collect();
        assert!(starts.contains(&"pale_regent"));
        for (scenario, hero) in starts.iter().flat_map(|s| ["catherine", "tamika"].map(|hero| (*s, hero))) {
            if ABOUT
                .setup(Some("campaign"), None, &[("scenario".into(), scenario.into()), ("A".into(), hero.into())])
                .is_err()
            {
                continue;
            }
            let state = begun(scenario, hero);
            let Some(slot) = state.home(Seat(1)).and_then(|home| state.slot_at(home)) else { continue };
            let turn = state.tiles.as_slice()[slot].turn;
            assert!(exits(&state, slot, turn) > 0, "{scenario}, {hero}");
        }
    }
}
