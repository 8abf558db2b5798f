//! H3-TOWN, H3-UNIT-5, H3-UNIT-20 to H3-UNIT-26, H3-HERO-4: town actions, in the own turn and just before a combat.

use super::{deeds, done, gains, map_cards, market, playing, push, retinue, rounds};
use crate::event::Event;
use crate::printed::{Building, Faction, Tier, Unit};
use crate::scenario::Special;
use crate::state::{Common, Frame, Opening, Optional, State, Token, Walker};
use crate::tables::Resource;
use crate::{Ask, Board, Offer, Options, Pick};
use kernel::{Audience, Flow, Rule, Seat, Window};

/// H3-HERO-4
pub(crate) const HIRING: [u16; 3] = [10, 0, 0];

pub(crate) fn offer(state: &State, seat: Seat, o: &mut Options<'_>) {
    let player = state.player(seat);
    for building in Building::ALL.into_iter().filter(|building| building.is_of(player.faction())) {
        o.judge(Pick::Build(building), can_build(state, seat, building));
    }
    let token = if player.is_active(Token::Population) { Ok(()) } else { Err(Rule("H3-TOWN-2")) };
    units(state, seat, token, 0, o);
    for at in state.strongholds(seat) {
        o.judge(Pick::Hire(at), token.and_then(|()| can_hire(state, seat)));
    }
    o.judge(Pick::BuySpell, can_buy(state, seat, 0));
}

/// H3-OPT-8
fn offer_trades(state: &State, seat: Seat, o: &mut Options<'_>) {
    if state.plays_with(Optional::FreeTrade) {
        market::trades(state, seat, o);
    }
}

/// Whether there is any town action, as everybody can see. Who may trade might afford one after it.
pub(crate) fn can_act(state: &State, seat: Seat) -> bool {
    if state.plays_with(Optional::FreeTrade) && state.player(seat).tokens != 0 {
        return true;
    }
    if state.active == seat && map_cards::might_play_for_less(state, seat) {
        return true;
    }
    let player = state.player(seat);
    let token = player.is_active(Token::Population);
    let grows = |unit: Unit| match player.army[unit.place()] {
        0 => can_recruit(state, seat, unit, 0).is_ok(),
        1 => can_reinforce(state, seat, unit, 0).is_ok(),
        _ => false,
    };
    let builds = |building: &Building| building.is_of(player.faction()) && can_build(state, seat, *building).is_ok();
    let hires = can_hire(state, seat).is_ok() && state.strongholds(seat).next().is_some();
    Building::ALL.iter().any(builds)
        || token && (hires || Unit::of(player.faction()).any(grows))
        || can_buy(state, seat, 0).is_ok()
}

/// Units that may be recruited or reinforced.
pub(crate) fn units(state: &State, seat: Seat, token: Result<(), Rule>, less: u16, o: &mut Options<'_>) {
    for unit in Unit::of(state.player(seat).faction()) {
        match state.player(seat).army[unit.place()] {
            0 => o.judge(Pick::Recruit(unit), token.and_then(|()| can_recruit(state, seat, unit, less))),
            1 => o.judge(Pick::Reinforce(unit), token.and_then(|()| can_reinforce(state, seat, unit, less))),
            _ => o.judge(Pick::Reinforce(unit), Err(Rule("H3-UNIT-2"))),
        }
    }
}

/// H3-TOWN-6, H3-TOWN-9, H3-TOWN-23
pub(crate) fn can_build(state: &State, seat: Seat, building: Building) -> Result<(), Rule> {
    let player = state.player(seat);
    let before = match building {
        Building::DwellingSilver => Some(Building::DwellingBronze),
        Building::DwellingGold => Some(Building::DwellingSilver),
        _ => None,
    };
    if !player.is_active(Token::Build) {
        Err(Rule("H3-TOWN-2"))
    } else if player.has(building) {
        Err(Rule("H3-TOWN-23"))
    } else if before.is_some_and(|before| !player.has(before)) {
        Err(Rule("H3-TOWN-9"))
    } else if building == Building::DwellingGold && state.scenario().has(Special::NoGoldDwelling) {
        Err(Rule("H3-MODE-6"))
    } else if !player.can_pay(building.cost()) {
        Err(Rule("H3-RES-5"))
    } else {
        Ok(())
    }
}

/// What recruiting (few) or reinforcing (pack) costs.
pub(crate) fn cost(unit: Unit, is_pack: bool) -> [u16; 3] {
    let side = unit.side(is_pack);
    [side.gold.into(), 0, side.valuables.into()]
}

/// So much gold less, but never less than none.
pub(crate) fn cheaper([gold, materials, valuables]: [u16; 3], less: u16) -> [u16; 3] {
    [gold.saturating_sub(less), materials, valuables]
}

/// What a pack costs now.
pub(crate) fn pack_cost(state: &State, seat: Seat, unit: Unit) -> [u16; 3] {
    let [gold, materials, valuables] = cost(unit, true);
    [gold.saturating_sub(retinue::discount(state, seat, unit)), materials, valuables]
}

/// H3-UNIT-20, H3-UNIT-22
pub(crate) fn can_recruit(state: &State, seat: Seat, unit: Unit, less: u16) -> Result<(), Rule> {
    let player = state.player(seat);
    if !deeds::may_use(state, seat, Building::dwelling(unit.facts().tier)) {
        Err(Rule("H3-UNIT-20"))
    } else if state.is_lent(unit) {
        Err(Rule("H3-MODE-6"))
    } else if !player.can_pay(cheaper(cost(unit, false), less)) {
        Err(Rule("H3-RES-5"))
    } else {
        Ok(())
    }
}

/// H3-UNIT-21, H3-AMB-46: the Citadel, not the dwelling.
pub(crate) fn can_reinforce(state: &State, seat: Seat, unit: Unit, less: u16) -> Result<(), Rule> {
    if !deeds::may_use(state, seat, Building::Citadel) {
        return Err(Rule("H3-UNIT-21"));
    }
    rounds::can_grow(state, seat, unit, Tier::Azure, cheaper(pack_cost(state, seat, unit), less))
}

/// H3-HERO-4, H3-HERO-5, H3-HERO-9
fn can_hire(state: &State, seat: Seat) -> Result<(), Rule> {
    let player = state.player(seat);
    if player.walkers[1].here {
        Err(Rule("H3-HERO-5"))
    } else if player.bereft {
        Err(Rule("H3-HERO-9"))
    } else if state.scenario().has(Special::NoSecondaryHeroes) {
        Err(Rule("H3-MODE-6"))
    } else if !player.can_pay(HIRING) {
        Err(Rule("H3-RES-5"))
    } else {
        Ok(())
    }
}

/// H3-TOWN-5, H3-TOWN-14, H3-TOWN-15
pub(crate) fn can_buy(state: &State, seat: Seat, less: u16) -> Result<(), Rule> {
    let player = state.player(seat);
    if !deeds::may_use(state, seat, Building::MageGuild) {
        Err(Rule("H3-TOWN-5"))
    } else if player.guild == state.round {
        Err(Rule("H3-TOWN-15"))
    } else if !player.is_active(Token::SpellBook) {
        Err(Rule("H3-TOWN-2"))
    } else if !player.can_pay(cheaper([Building::MageGuild.price(player.faction()), 0, 0], less)) {
        Err(Rule("H3-RES-5"))
    } else {
        Ok(())
    }
}

/// A town action is done; its token turns.
pub(crate) fn does(t: &mut Board<'_>, seat: Seat, pick: Pick) {
    match pick {
        Pick::Build(what) => build(t, seat, what),
        Pick::Recruit(unit) | Pick::Reinforce(unit) => {
            t.state.player_mut(seat).flip(Token::Population);
            grow(t, seat, unit, 0);
            push(t, Frame::Recruit(seat));
        }
        Pick::Hire(at) => {
            t.state.player_mut(seat).flip(Token::Population);
            gains::pay(t, seat, HIRING);
            // H3-AMB-3: its MP are those of the round; after the own turn they are of no use.
            let mp = rounds::points_of(&t.state, seat, 2);
            t.state.player_mut(seat).walkers[1] = Walker { here: true, at, from: at, mp, ..Walker::default() };
            t.tell(Audience::ALL, || Event::Hired { seat });
        }
        Pick::BuySpell => buy_spell(t, seat, 0, 2),
        Pick::Trade(give, get) => market::trade(t, seat, give, get),
        Pick::Play(face, which) => playing::play(t, seat, face, which, None),
        _ => {}
    }
}

/// H3-TOWN-14, with Wisdom for less and from among more cards.
pub(crate) fn buy_spell(t: &mut Board<'_>, seat: Seat, less: u16, count: u8) {
    let price = Building::MageGuild.price(t.state.player(seat).faction());
    t.state.player_mut(seat).flip(Token::SpellBook);
    gains::pay(t, seat, cheaper([price, 0, 0], less));
    push(t, Frame::Search { seat, common: Common::Spells, count, may: false });
}

/// H3-TOWN-6, H3-TOWN-12
fn build(t: &mut Board<'_>, seat: Seat, what: Building) {
    gains::pay(t, seat, what.cost());
    let round = t.state.round;
    let player = t.state.player_mut(seat);
    player.flip(Token::Build);
    player.build(what);
    t.tell(Audience::ALL, || Event::Built { seat, what });
    if what == Building::MageGuild {
        t.state.player_mut(seat).guild = round;
        let search = Frame::Search { seat, common: Common::Spells, count: 2, may: true };
        [search, search].into_iter().for_each(|frame| push(t, frame));
    }
}

/// A unit is recruited, or turned to its pack side, for its price.
pub(crate) fn grow(t: &mut Board<'_>, seat: Seat, unit: Unit, less: u16) {
    let is_pack = t.state.player(seat).army[unit.place()] == 1;
    let price = if is_pack { pack_cost(&t.state, seat, unit) } else { cost(unit, false) };
    gains::pay(t, seat, cheaper(price, less));
    enlarge(t, seat, unit);
}

fn enlarge(t: &mut Board<'_>, seat: Seat, unit: Unit) {
    let side = &mut t.state.player_mut(seat).army[unit.place()];
    *side += 1;
    let is_pack = *side == 2;
    // It may happen in the middle of a combat: the unit on the board grows, and its damage stays.
    if let Some(combat) = t.state.combat.as_mut().filter(|_| is_pack) {
        let own = |by: &u8| combat.seat(crate::Combat::party(*by)) == seat && combat.fighter(*by).unit == unit;
        let on_board = combat.everybody().find(own);
        on_board.into_iter().for_each(|by| combat.fighter_mut(by).is_pack = true);
    }
    match t.state.player(seat).army[unit.place()] {
        1 => t.tell(Audience::ALL, || Event::Recruited { seat, unit }),
        _ => t.tell(Audience::ALL, || Event::Reinforced { seat, unit }),
    }
}

/// H3-UNIT-5, H3-UNIT-26: one use of the token allows any number.
pub(crate) fn recruit(t: &mut Board<'_>, seat: Seat) -> Flow {
    let offer = |s: &State, o: &mut Options<'_>| {
        units(s, seat, Ok(()), 0, o);
        offer_trades(s, seat, o);
        map_cards::offer_legion(s, seat, o);
    };
    let picked = match map_cards::might_play_legion(&t.state, seat) {
        true => t.choose_or_pass_hidden(seat, Ask::Recruit, offer)?,
        false => t.choose_or_pass(seat, Ask::Recruit, offer)?,
    };
    match picked {
        Some(Pick::Play(face, which)) => playing::play(t, seat, face, which, None),
        Some(Pick::Recruit(unit) | Pick::Reinforce(unit)) => grow(t, seat, unit, 0),
        Some(Pick::Trade(give, get)) => market::trade(t, seat, give, get),
        _ => done(t),
    }
    Ok(())
}

/// H3-AMB-47: Necromancy halves the gold, rounded down.
pub(crate) const HALF_THE_GOLD: u8 = 3;

/// H3-AMB-45: a reinforcement that a location or proclamation gives; H3-AMB-47, H3-AMB-79: half rounds up.
pub(crate) fn reinforce_one(t: &mut Board<'_>, seat: Seat, most: Tier, halved: u8) -> Flow {
    let price = |s: &State, unit: Unit| {
        let price = match halved {
            0 => pack_cost(s, seat, unit),
            1 => pack_cost(s, seat, unit).map(|amount| amount.div_ceil(2)),
            HALF_THE_GOLD => {
                let [gold, materials, valuables] = pack_cost(s, seat, unit);
                [gold / 2, materials, valuables]
            }
            _ => [0; 3],
        };
        cheaper(price, s.player(seat).less.into())
    };
    let is_free = halved == 2;
    let picked = map_cards::or_legion(t, seat, Ask::Reinforce, is_free, |s, o| {
        for unit in Unit::of(s.player(seat).faction()).filter(|unit| s.player(seat).army[unit.place()] > 0) {
            o.judge(Pick::Reinforce(unit), rounds::can_grow(s, seat, unit, most, price(s, unit)));
        }
    })?;
    if let Some(Pick::Play(face, which)) = picked {
        playing::play(t, seat, face, which, None);
        return Ok(());
    }
    done(t);
    if let Some(Pick::Reinforce(unit)) = picked {
        let price = price(&t.state, unit);
        gains::pay(t, seat, price);
        enlarge(t, seat, unit);
    }
    t.state.player_mut(seat).less = 0;
    Ok(())
}

/// What the City Hall may give in a resource round, of each resource at most, where it may be used.
pub(crate) fn city_hall_gives(state: &State, seat: Seat) -> Vec<(Resource, u16)> {
    if !rounds::city_hall(state, seat) {
        return vec![];
    }
    match state.player(seat).faction() {
        Faction::Castle => vec![(Resource::Gold, 5)],
        Faction::Dungeon => vec![(Resource::Gold, 5), (Resource::Valuables, 1)],
        Faction::Necropolis => vec![(Resource::Gold, NECROPOLIS_GOLD)],
    }
}

/// Its City Hall gives less than others do.
const NECROPOLIS_GOLD: u16 = 4;

/// H3-TOWN-7
pub(crate) fn city_hall(t: &mut Board<'_>, seat: Seat) -> Flow {
    let faction = t.state.player(seat).faction();
    let picked = t.choose(seat, Ask::CityHall, |_, o| {
        o.add(Pick::Offer(Offer::Gold));
        o.add(Pick::Offer(match faction {
            Faction::Castle => Offer::Mp,
            Faction::Dungeon => Offer::Valuables,
            Faction::Necropolis => Offer::Reinforce,
        }));
    })?;
    done(t);
    match picked {
        Pick::Offer(Offer::Gold) => {
            let gold = if faction == Faction::Necropolis { NECROPOLIS_GOLD } else { 5 };
            gains::gain(t, seat, Resource::Gold, gold);
        }
        Pick::Offer(Offer::Mp) => push(t, Frame::Mp(seat, 1)),
        Pick::Offer(Offer::Valuables) => gains::gain(t, seat, Resource::Valuables, 1),
        _ => push(t, Frame::Reinforce { seat, most: Tier::Bronze, halved: 2 }),
    }
    Ok(())
}

/// H3-COMBAT-38 (a): everybody may do town actions before a combat.
pub(crate) fn open(t: &mut Board<'_>) {
    let order: Vec<Seat> = t.state.players_in_order().collect();
    push(t, Frame::Window(Opening::BeforeCombat, Window::in_order(order)));
}

pub(crate) fn window(t: &mut Board<'_>, opening: Opening, mut window: Window) -> Flow {
    let Some(seat) = window.speaker() else {
        done(t);
        return Ok(());
    };
    let picked = t.react(seat, Ask::Town, |s, o| {
        offer(s, seat, o);
        offer_trades(s, seat, o);
        if s.active == seat {
            map_cards::offer_legion(s, seat, o); // H3-AMB-5
            map_cards::offer_wisdom(s, seat, o);
        }
    })?;
    match picked {
        Some(_) => window.speak(),
        None => window.decline(),
    }
    done(t);
    push(t, Frame::Window(opening, window));
    if let Some(pick) = picked {
        does(t, seat, pick);
    }
    Ok(())
}
