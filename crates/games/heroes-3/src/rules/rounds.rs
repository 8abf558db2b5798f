//! H3-ROUND: rounds, income and proclamations.

use super::{done, ending, gains, map_cards, omens, push, search, turn};
use crate::event::Event;
use crate::printed::{Building, Kind, Location, Proclamation, Tier, Unit};
use crate::scenario::{Special, When, Whom};
use crate::state::{Decree, Dice, Frame, Optional, State, Step, Use};
use crate::tables::Resource;
use crate::{Ask, Board, Pick};
use grid::hex::Hex;
use kernel::{Audience, Flow, Rule, Seat};

/// H3-AMB-2: tokens, MP and expert uses; then income or a proclamation; then timed events.
pub(crate) fn round(t: &mut Board<'_>) -> Flow {
    let round = t.state.round;
    t.tell(Audience::ALL, || Event::Round { round });
    super::modes::campaign::tell(t, When::Round(round));
    if t.state.is_astrologers_round() && !t.state.plays_with(Optional::NoProclamations) {
        proclaim(t)?;
    }
    for seat in t.state.everyone() {
        let mps = [points_of(&t.state, seat, 3), points_of(&t.state, seat, 2)];
        let player = t.state.player_mut(seat);
        player.refresh();
        player.walkers.iter_mut().zip(mps).for_each(|(walker, mp)| walker.mp = mp);
    }
    if t.state.plays_with(Optional::FieldsReopen) && matches!(round, 4 | 8 | 12) {
        reopen(&mut t.state, |_| true); // H3-OPT-13: they lie on nothing but what is visited once.
    }
    t.state.step = Step::Dawn(0);
    Ok(())
}

/// The MP of a player's hero in this round.
pub(crate) fn points_of(state: &State, seat: Seat, base: u8) -> u8 {
    points(state, base) + super::modes::faster(state, seat)
}

/// H3-HERO-2, H3-HERO-5, and what the astrologers say of it.
pub(crate) fn points(state: &State, base: u8) -> u8 {
    match state.proclaimed {
        Some(Proclamation::BattalionsStallion) => base + 1,
        Some(Proclamation::MagicTortoise) => base - 1,
        _ => base,
    }
}

/// H3-ROUND-4, H3-ROUND-11
fn proclaim(t: &mut Board<'_>) -> Flow {
    loop {
        if t.state.proclamations.deck.is_empty() {
            let all = t.state.proclamations.discard;
            t.state.proclamations.discard = Default::default();
            t.state.proclamations.deck = all;
            t.shuffle(Ask::Shuffle, |s| s.proclamations.deck.as_mut_slice())?;
        }
        let Some(Decree(what)) = t.state.proclamations.deck.take() else { return Ok(()) };
        t.state.proclamations.discard.push(Decree(what));
        t.tell(Audience::ALL, || Event::Proclaimed { what });
        // The first proclamation of the game is never the beaver.
        if what == Proclamation::FriendlyBeaver && t.state.round == 2 && t.state.proclamations.discard.len() == 1 {
            continue;
        }
        t.state.proclaimed = Some(what);
        if omens::is_for_resource_round(what) && t.state.due.len() < 4 {
            t.state.due.push(Decree(what));
        }
        for seat in Seat::all(t.state.seats) {
            t.state.player_mut(seat).used &= !(1 << Use::CrazyWizard as u16);
        }
        if what == Proclamation::FriendlyBeaver {
            reopen(&mut t.state, |_| true);
        }
        return Ok(());
    }
}

/// Black cubes leave fields of these kinds: H3-MAP-21, the one of the Grail too (H3-AMB-58).
fn reopen(state: &mut State, which: impl Fn(Location) -> bool) {
    for slot in 0..state.tiles.len() {
        let fields = state.tiles.as_slice()[slot].tile.facts().fields;
        for (place, field) in fields.iter().enumerate() {
            if which(field.location) {
                state.marks[slot][place].set_black(false);
            }
        }
    }
}

/// H3-ROUND-9: what the start of the round gives each player, in turn order.
pub(crate) fn dawn(t: &mut Board<'_>, n: u8) -> Flow {
    let players = t.state.players_in_order().count() as u8;
    let again = t.state.is_resource_round() && t.state.plays_with(Optional::MoreProclamations);
    if t.state.is_resource_round() && n == players {
        t.state.due = Default::default();
        if again {
            more(t)?;
            t.state.step = Step::Dawn(n + 1);
            return Ok(());
        }
    }
    // H3-OPT-11: after the income everybody heeds what was proclaimed.
    let heeds = again && n > players;
    let nth = if heeds { n - players - 1 } else { n };
    let Some(seat) = t.state.players_in_order().nth(nth.into()) else {
        timed(t);
        t.state.active = t.state.players_in_order().next().unwrap_or(Seat(0));
        t.state.step = Step::StartTurn;
        return Ok(());
    };
    t.state.step = Step::Dawn(n + 1);
    if heeds {
        heed(t, seat)?;
    } else if t.state.is_resource_round() {
        income(t, seat);
        if t.state.scenario().has(Special::ResourceRoundChoice) {
            push(t, Frame::ResourceChoice(seat));
        }
    } else if t.state.is_astrologers_round() {
        heed(t, seat)?;
    }
    Ok(())
}

/// H3-OPT-11: a proclamation in a resource round; what it says of MP holds for this round.
fn more(t: &mut Board<'_>) -> Flow {
    let before = [points(&t.state, 3), points(&t.state, 2)];
    proclaim(t)?;
    let after = [points(&t.state, 3), points(&t.state, 2)];
    for seat in t.state.everyone() {
        for (n, walker) in t.state.player_mut(seat).walkers.iter_mut().enumerate() {
            walker.mp = (walker.mp + after[n]).saturating_sub(before[n]);
        }
    }
    Ok(())
}

/// H3-ROUND-3, H3-ROUND-10
fn income(t: &mut Board<'_>, seat: Seat) {
    let mut track = track(&t.state, seat);
    let decreed: Vec<_> = decreed(&t.state, track).collect();
    for (_, what, less) in decreed.iter().filter(|(.., n)| *n < 0) {
        track[*what as usize] -= less.unsigned_abs() as u16;
    }
    gains::gain_all(t, seat, track);
    for (_, what, more) in decreed.into_iter().filter(|(.., n)| *n > 0) {
        gains::gain(t, seat, what, more as u16);
    }
    let player = *t.state.player(seat);
    if player.has(Building::BrotherhoodOfTheSword) {
        gains::morale(t, seat, true);
    }
    super::retinue::income(t, seat);
    if city_hall(&t.state, seat) {
        push(t, Frame::CityHall(seat));
    }
}

/// The income track: what the scenario gives, mines and settlements.
pub(crate) fn track(state: &State, seat: Seat) -> [u16; 3] {
    let mut track = [0; 3];
    for (_, yields) in yields(state, seat) {
        track.iter_mut().zip(yields).for_each(|(sum, more)| *sum += more);
    }
    track
}

/// What the track is made of: what the scenario gives, which no field does, then the fields.
pub(crate) fn yields(state: &State, seat: Seat) -> impl Iterator<Item = (Option<Hex>, [u16; 3])> {
    let own = if is_fruitless(state, seat) { [0; 3] } else { state.scenario().income };
    let times = times(state);
    let held = state.fields().filter(move |(hex, ..)| state.holder(*hex) == Some(seat));
    let fields = held.filter_map(move |(hex, field, mark)| {
        let yields = match (field.location.mined(), mark.income()) {
            (Some(mined), _) => mined,
            (None, Some(Resource::Gold)) => [5, 0, 0],
            (None, Some(Resource::BuildingMaterials)) => [0, 2, 0],
            (None, Some(Resource::Valuables)) => [0, 0, 1],
            (None, None) => return None,
        };
        Some((Some(hex), yields.map(|amount| amount * times)))
    });
    std::iter::once((None, own)).chain(fields)
}

/// What proclamations that wait for the next resource round change of it, after a track of so much.
pub(crate) fn decreed(state: &State, track: [u16; 3]) -> impl Iterator<Item = (Proclamation, Resource, i32)> {
    let due = state.due;
    let all = [
        (Proclamation::WildDebauchery, Resource::Gold, -i32::from(track[0].min(5))),
        (Proclamation::GreedyDragon, Resource::Valuables, -i32::from(track[2].min(1))),
        (Proclamation::GoldDragon, Resource::Gold, 5),
        (Proclamation::MerryLeprechaun, Resource::Valuables, 1),
    ];
    all.into_iter().filter(move |(what, ..)| due.as_slice().contains(&Decree(*what)))
}

/// What the City Hall may give instead of something else.
pub(crate) fn city_hall(state: &State, seat: Seat) -> bool {
    state.player(seat).has(Building::CityHall) && !is_fruitless(state, seat)
}

/// H3-OPT-7: how much of everything a mine or settlement gives.
// RULING: what its first owner gains at once is its income, so that is doubled too.
pub(crate) fn times(state: &State) -> u16 {
    if state.plays_with(Optional::DoubleIncome) { 2 } else { 1 }
}

/// H3-TOWN-19, H3-OPT-1: a captured town goes on for whom it belongs to, unless the optional rule is played with.
fn is_fruitless(state: &State, seat: Seat) -> bool {
    let lost = state.home(seat).is_some_and(|home| state.holder(home) != Some(seat));
    lost && state.plays_with(Optional::CapturedBuildings)
}

/// What the proclamation does at once to a player.
fn heed(t: &mut Board<'_>, seat: Seat) -> Flow {
    if t.state.plays_with(Optional::NoProclamations) {
        return Ok(());
    }
    match t.state.proclaimed {
        Some(Proclamation::FancyPixie) => gains::morale(t, seat, true),
        Some(Proclamation::FluffyRabbit) => push(t, Frame::Roll { seat, dice: Dice::Treasure, count: 1, keep: 1 }),
        Some(Proclamation::WhiteRaven) => push(t, Frame::Roll { seat, dice: Dice::Resource, count: 1, keep: 1 }),
        Some(Proclamation::IsrasFriends) => push(t, Frame::Reinforce { seat, most: Tier::Azure, halved: 1 }),
        Some(Proclamation::TerriblePlague) => push(t, Frame::Plague(seat)),
        Some(Proclamation::AnnoyingLizard) => lizard(t, seat)?,
        _ => {}
    }
    Ok(())
}

/// Artifacts and spells go from the hand into the deck, and as many cards are drawn.
fn lizard(t: &mut Board<'_>, seat: Seat) -> Flow {
    let player = t.state.player_mut(seat);
    let mut kept = crate::state::Cards::new();
    let mut count = 0;
    for &card in player.hand.as_slice() {
        if matches!(card.kind(), Kind::Artifact | Kind::Spell) {
            player.deck.push(card);
            count += 1;
        } else {
            search::hold(&mut kept, card);
        }
    }
    player.hand = kept;
    t.shuffle(Ask::Shuffle, |s| s.players[seat.index()].deck.as_mut_slice())?;
    turn::draw_now(t, seat, count)
}

/// Terrible Plague: one own pack becomes few.
pub(crate) fn plague(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose_if_any(seat, Ask::Plague, |s, o| {
        let packs = s.player(seat).units().filter(|(_, is_pack)| *is_pack).map(|(unit, _)| Pick::Reinforce(unit));
        o.extend(packs);
    })?;
    done(t);
    if let Some(Pick::Reinforce(unit)) = picked {
        t.state.shrink(seat, unit);
        t.tell(Audience::ALL, || Event::Shrank { unit, at: None });
    }
    Ok(())
}

/// H3-ROUND-6: the timed events of the scenario.
fn timed(t: &mut Board<'_>) {
    let (round, seats) = (t.state.round, t.state.seats);
    for event in &t.state.scenario().timed {
        if !event.rounds.contains(&round) || event.players.is_some_and(|players| players != seats) {
            continue;
        }
        reopen(&mut t.state, |location| event.reopens.contains(&location));
        let last = t.state.players_in_order().last();
        let gifted: Vec<Seat> = match event.whom {
            Whom::All => t.state.players_in_order().collect(),
            Whom::Second => last.into_iter().collect(),
        };
        // What is pushed last is done first: H3-ROUND-9.
        for seat in gifted.into_iter().rev() {
            event.gains.iter().for_each(|&(gift, count)| gains::give(t, seat, gift, count));
        }
    }
}

/// H3-ROUND-1, H3-WIN-2, H3-WIN-6, H3-SCN-4
pub(crate) fn end(t: &mut Board<'_>) -> Flow {
    // H3-DECK-9: what was played for this turn against an AI hero, or against dragons, is over with it.
    map_cards::end_of_turn(t);
    for seat in t.state.players_in_order().collect::<Vec<_>>() {
        let is_homeless = t.state.strongholds(seat).next().is_none();
        let player = t.state.player_mut(seat);
        // The round in which the last one was lost does not count: it is noted as the first of four.
        player.homeless = if is_homeless { player.homeless + 1 } else { 0 };
        if player.homeless > 3 {
            ending::eliminate(t, seat);
        }
    }
    if let Some(seat) = t.state.reached {
        ending::win(t, seat); // H3-AMB-27
    }
    if t.state.verdict.is_some() {
        return Ok(());
    }
    t.state.step = if t.state.round >= t.state.scenario().rounds { Step::Over } else { Step::Round };
    t.state.round += 1;
    Ok(())
}

/// Whether a unit may be turned to its other side for a reward: one that is few, up to a tier.
pub(crate) fn can_grow(state: &State, seat: Seat, unit: Unit, most: Tier, cost: [u16; 3]) -> Result<(), Rule> {
    let player = state.player(seat);
    if unit.facts().faction.is_none() {
        return Err(Rule("H3-UNIT-24"));
    }
    if player.army[unit.place()] != 1 {
        return Err(Rule("H3-UNIT-2"));
    }
    if unit.facts().tier > most {
        return Err(Rule("H3-LOC-25"));
    }
    if player.can_pay(cost) { Ok(()) } else { Err(Rule("H3-RES-5")) }
}

/// Special rules that name a round.
pub(crate) fn start_tiles_are_closed(state: &State) -> bool {
    state.scenario().has(Special::EnemyStartTileFromRound3) && state.round < 3
}
