//! H3-TOWN-11, H3-TOWN-21: what faction buildings do, once in each own turn, and what they leave pending.

use super::{combat, done, gains, map_cards, omens, playing, push, search, town, turn, visiting};
use crate::event::Event;
use crate::printed::{Building, Face, Kind, Tier, Unit};
use crate::state::{Against, Business, Cards, Combat, Common, Deed, Frame, Optional, State, Use};
use crate::tables::Resource;
use crate::{Ask, Board, Offer, Options, Pick};
use kernel::{Audience, Flow, Rule, Seat};

/// Buildings that work during the turn, and those that work at its start.
const IN_TURN: [(Building, Use); 2] =
    [(Building::Blacksmith, Use::Blacksmith), (Building::CoverOfDarkness, Use::CoverOfDarkness)];
const AT_START: [(Building, Use); 3] = [
    (Building::PortalOfSummoning, Use::PortalOfSummoning),
    (Building::ManaVortex, Use::ManaVortex),
    (Building::NecromancyAmplifier, Use::NecromancyAmplifier),
];
pub(crate) const DWELLINGS: [Building; 3] =
    [Building::DwellingBronze, Building::DwellingSilver, Building::DwellingGold];

pub(crate) fn deed(t: &mut Board<'_>, deed: Deed) -> Flow {
    match deed {
        Deed::StartOfTurn(seat) => start_of_turn(t, seat),
        Deed::Blacksmith(seat) => blacksmith(t, seat),
        Deed::Portal(seat) => portal(t, seat),
        Deed::Hire { seat, units } => hire(t, seat, units),
        Deed::Vortex(seat) => vortex(t, seat),
        Deed::Peek { seat, count } => peek(t, seat, count),
        Deed::Amplifier(seat) => amplifier(t, seat),
        Deed::Cover(seat, count) => cover(t, seat, count),
        Deed::Ambush { seat, enemy } => ambush(t, seat, enemy),
        Deed::Endow(seat) => endow(t, seat),
        Deed::Satyr(seat) => omens::satyr(t, seat),
        Deed::Spring(seat) => visiting::spring_order(t, seat),
        Deed::Control(seat) => control(t, seat),
        Deed::Cheer { seat, spent } => cheer(t, seat, spent),
        Deed::Toss { seat, die, lucky } => playing::toss(t, seat, die, lucky),
        Deed::Envoys(seat) => map_cards::envoys(t, seat),
        Deed::Scout(seat) => map_cards::scout(t, seat),
        Deed::Sift(seat) => map_cards::sift(t, seat),
        Deed::Wings(seat) => map_cards::wings(t, seat),
        Deed::Legion { seat, less } => map_cards::legion(t, seat, less.into()),
        Deed::TownPortal { seat, mp } => map_cards::town_portal(t, seat, mp),
    }
}

/// H3-WIN-4, H3-AMB-75: an eliminated player may still control neutral units.
// RULING: who declines once, or is not there any more, is not asked again.
fn control(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose_or_pass(seat, Ask::Deed(Business::Control), |_, o| o.add(Pick::Offer(Offer::Yes)))?;
    done(t);
    match (picked, &mut t.state.combat) {
        (Some(_), Some(combat)) => combat.foe = seat,
        _ => t.state.player_mut(seat).declined = true,
    }
    Ok(())
}

/// H3-AMB-7: the token is spent and then replaced, or nothing is gained.
fn cheer(t: &mut Board<'_>, seat: Seat, spent: bool) -> Flow {
    if spent || t.state.player(seat).morale < 1 {
        done(t);
        gains::morale(t, seat, true);
        return Ok(());
    }
    let picked = t.choose_or_pass(seat, Ask::Deed(Business::Cheer), |s, o| turn::offer_morale(s, seat, o))?;
    done(t);
    if let Some(Pick::Morale(what)) = picked {
        push(t, Frame::Deed(Deed::Cheer { seat, spent: true }));
        turn::spend_morale(t, seat, what);
    }
    Ok(())
}

/// H3-TOWN-18, H3-TOWN-19, H3-OPT-1: the own buildings; with the optional rule those of captured towns too.
pub(crate) fn may_use(state: &State, seat: Seat, building: Building) -> bool {
    let captured = || {
        let all = Seat::all(state.seats).filter(|&other| other != seat && state.player(other).has(building));
        all.filter_map(|other| state.home(other)).any(|home| state.holder(home) == Some(seat))
    };
    state.player(seat).has(building) || state.plays_with(Optional::CapturedBuildings) && captured()
}

/// Whether a building can do something now. What depends on the hand is asked only where the options are hidden.
fn can_use(state: &State, seat: Seat, building: Building, what: Use) -> Result<(), Rule> {
    let player = state.player(seat);
    let artifacts = player.hand.as_slice().iter().any(|face| face.kind() == Kind::Artifact);
    let can = match building {
        Building::Blacksmith => artifacts || player.can_pay(ARTIFACT),
        Building::CoverOfDarkness | Building::ManaVortex => !player.hand.is_empty(),
        Building::PortalOfSummoning => DWELLINGS.iter().any(|&dwelling| may_use(state, seat, dwelling)),
        _ => true,
    };
    if player.has_used(what) {
        Err(Rule("H3-TOWN-21"))
    } else if can {
        Ok(())
    } else {
        Err(Rule("H3-TOWN-11"))
    }
}

/// What is possible in the own turn beside everything else.
pub(crate) fn offer(state: &State, seat: Seat, o: &mut Options<'_>) {
    for (building, what) in IN_TURN.into_iter().filter(|(building, _)| may_use(state, seat, *building)) {
        o.judge(Pick::Use(building), can_use(state, seat, building, what));
    }
    if state.plays_with(Optional::FreeTrade) {
        super::market::trades(state, seat, o); // H3-OPT-8
    }
}

/// Whether it was one of these.
pub(crate) fn does(t: &mut Board<'_>, seat: Seat, pick: Pick) -> bool {
    match pick {
        Pick::Use(building) => begin(t, seat, building),
        Pick::Trade(give, get) => super::market::trade(t, seat, give, get),
        _ => return false,
    }
    true
}

fn begin(t: &mut Board<'_>, seat: Seat, building: Building) {
    let used = IN_TURN.into_iter().chain(AT_START).find(|(own, _)| *own == building);
    let Some((_, what)) = used else { return };
    t.state.player_mut(seat).use_up(what);
    t.tell(Audience::ALL, || Event::Used { seat, what: building });
    match building {
        Building::Blacksmith => push(t, Frame::Deed(Deed::Blacksmith(seat))),
        Building::CoverOfDarkness => push(t, Frame::Deed(Deed::Cover(seat, 0))),
        Building::PortalOfSummoning => push(t, Frame::Deed(Deed::Portal(seat))),
        Building::ManaVortex => {
            push(t, Frame::Deed(Deed::Vortex(seat)));
            push(t, Frame::Pay(seat, 1));
        }
        _ => push(t, Frame::Deed(Deed::Amplifier(seat))),
    }
}

/// H3-AMB-4: after drawing up.
pub(crate) fn at_start(t: &mut Board<'_>, seat: Seat) {
    if AT_START.into_iter().any(|(building, _)| may_use(&t.state, seat, building)) {
        push(t, Frame::Deed(Deed::StartOfTurn(seat)));
    }
}

fn start_of_turn(t: &mut Board<'_>, seat: Seat) -> Flow {
    let can = |s: &State, building, what| may_use(s, seat, building) && can_use(s, seat, building, what).is_ok();
    if !AT_START.into_iter().any(|(building, what)| can(&t.state, building, what)) {
        done(t);
        return Ok(());
    }
    let picked = t.choose_or_pass(seat, Ask::Deed(Business::StartOfTurn), |s, o| {
        for (building, what) in AT_START.into_iter().filter(|(building, _)| may_use(s, seat, *building)) {
            o.judge(Pick::Use(building), can_use(s, seat, building, what));
        }
    })?;
    match picked {
        Some(Pick::Use(building)) => begin(t, seat, building),
        _ => done(t),
    }
    Ok(())
}

const ARTIFACT: [u16; 3] = [6, 0, 0];

/// An artifact leaves the game for 4 gold, or 6 gold buy a search.
fn blacksmith(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose_hidden(seat, Ask::Deed(Business::Blacksmith), |s, o| {
        let hand = s.player(seat).hand.as_slice();
        let is_first = |at: usize| !hand[..at].contains(&hand[at]);
        for (_, &face) in hand.iter().enumerate().filter(|(at, face)| face.kind() == Kind::Artifact && is_first(*at)) {
            o.add(Pick::Remove(face));
        }
        let can = if s.player(seat).can_pay(ARTIFACT) { Ok(()) } else { Err(Rule("H3-RES-5")) };
        o.judge(Pick::Offer(Offer::Artifacts), can);
    })?;
    done(t);
    if let Pick::Remove(card) = picked {
        let player = t.state.player_mut(seat);
        player.hand.remove(card);
        player.close(card);
        t.tell(Audience::ALL, || Event::Removed { seat, card });
        gains::gain(t, seat, Resource::Gold, 4);
    } else {
        gains::pay(t, seat, ARTIFACT);
        push(t, Frame::Search { seat, common: Common::Artifacts, count: 2, may: false });
    }
    Ok(())
}

/// One neutral unit out of a deck whose dwelling stands; the azure deck is closed.
fn portal(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose(seat, Ask::Deed(Business::Portal), |s, o| {
        o.extend(DWELLINGS.into_iter().filter(|&dwelling| may_use(s, seat, dwelling)).map(Pick::Use));
    })?;
    done(t);
    let tier = match picked {
        Pick::Use(Building::DwellingGold) => Tier::Gold,
        Pick::Use(Building::DwellingSilver) => Tier::Silver,
        _ => Tier::Bronze,
    };
    turn_over(t, seat, &[tier])
}

/// The top units of these decks lie open on their discard piles; one of them may be recruited.
pub(crate) fn turn_over(t: &mut Board<'_>, seat: Seat, tiers: &[Tier]) -> Flow {
    let mut units = [None; 4];
    for (place, &tier) in units.iter_mut().zip(tiers) {
        *place = combat::draw_guard(t, tier)?;
        if let Some(unit) = *place {
            t.state.neutrals[unit.facts().tier as usize].discard.push(unit);
            t.tell(Audience::ALL, || Event::Offered { seat, unit });
        }
    }
    push(t, Frame::Deed(Deed::Hire { seat, units }));
    Ok(())
}

/// H3-NEUTRAL-3, H3-AMB-76
fn hire(t: &mut Board<'_>, seat: Seat, units: [Option<Unit>; 4]) -> Flow {
    let lies = |s: &State, unit: Unit| s.neutrals[unit.facts().tier as usize].discard.as_slice().contains(&unit);
    let cost = |s: &State, unit: Unit| town::cheaper(town::cost(unit, false), s.player(seat).less.into());
    let picked = map_cards::or_legion(t, seat, Ask::Deed(Business::Hire), false, |s, o| {
        for (n, unit) in units.iter().enumerate() {
            if let Some(unit) = unit.filter(|&unit| lies(s, unit) && !units[..n].contains(&Some(unit))) {
                let can = if s.player(seat).can_pay(cost(s, unit)) { Ok(()) } else { Err(Rule("H3-RES-5")) };
                o.judge(Pick::Recruit(unit), can);
            }
        }
    })?;
    if let Some(Pick::Play(face, which)) = picked {
        playing::play(t, seat, face, which, None);
        return Ok(());
    }
    done(t);
    if let Some(Pick::Recruit(unit)) = picked {
        let price = cost(&t.state, unit);
        gains::pay(t, seat, price);
        t.state.neutrals[unit.facts().tier as usize].discard.remove(unit);
        t.state.player_mut(seat).hired.push(unit);
        t.tell(Audience::ALL, || Event::Recruited { seat, unit });
    }
    t.state.player_mut(seat).less = 0;
    Ok(())
}

/// The discard pile is shuffled into the deck; then Search(3) of the own deck.
fn vortex(t: &mut Board<'_>, seat: Seat) -> Flow {
    done(t);
    let player = t.state.player_mut(seat);
    let pile = std::mem::take(&mut player.discard);
    for &card in pile.as_slice() {
        player.open.push(card);
        player.deck.push(card);
    }
    player.deck.as_mut_slice().sort_unstable();
    t.shuffle(Ask::Shuffle, |s| s.players[seat.index()].deck.as_mut_slice())?;
    push(t, Frame::Deed(Deed::Peek { seat, count: 3 }));
    Ok(())
}

/// One of the top cards is taken to hand, the others are discarded.
fn peek(t: &mut Board<'_>, seat: Seat, count: u8) -> Flow {
    if t.state.player(seat).deck.is_empty() {
        done(t);
        return Ok(());
    }
    let top = |deck: &Cards| deck.as_slice()[deck.len().saturating_sub(count.into())..].to_vec();
    let picked =
        t.choose_hidden(seat, Ask::Deed(Business::Peek), |s, o| search::faces(&top(&s.player(seat).deck), o))?;
    done(t);
    let Pick::Card(taken) = picked else { return Ok(()) };
    let mut seen = top(&t.state.player(seat).deck);
    for _ in &seen {
        t.state.player_mut(seat).deck.take();
    }
    if let Some(at) = seen.iter().position(|&card| card == taken) {
        seen.remove(at);
    }
    search::hold(&mut t.state.player_mut(seat).hand, taken);
    t.tell(Audience::only(seat), || Event::DrewCard { seat, card: taken });
    t.tell(Audience::only(seat).others(), || Event::Drew { seat, count: 1 });
    for card in seen {
        let player = t.state.player_mut(seat);
        player.close(card);
        player.discard.push(card);
        t.tell(Audience::ALL, || Event::Discarded { seat, card });
    }
    Ok(())
}

/// A Necromancy out of the ability deck, or an own specialty back.
// RULING: the table looks for it, so that nobody learns what else the deck holds.
fn amplifier(t: &mut Board<'_>, seat: Seat) -> Flow {
    let picked = t.choose(seat, Ask::Deed(Business::Amplifier), |s, o| {
        o.add(Pick::Offer(Offer::Deck));
        let pile = s.player(seat).discard.as_slice().iter().copied();
        let specialties: Vec<Face> = pile.filter(|face| face.kind() == Kind::Specialty).collect();
        search::faces(&specialties, o);
    })?;
    done(t);
    if let Pick::Card(card) = picked {
        t.state.player_mut(seat).discard.remove(card);
        search::take_back(t, seat, card);
        return Ok(());
    }
    let deck = &mut t.state.stock_mut(Common::Abilities).deck;
    let found = deck.as_slice().iter().copied().find(|face| face.id() == "necromancy");
    found.map(|card| deck.remove(card));
    deck.as_mut_slice().sort_unstable();
    t.shuffle(Ask::Shuffle, |s| s.common[Common::Abilities as usize].deck.as_mut_slice())?;
    match found {
        Some(card) => search::take_openly(t, seat, card),
        None => t.tell(Audience::ALL, || Event::FoundNothing { seat }),
    }
    Ok(())
}

/// Up to two cards are discarded, and as many drawn.
fn cover(t: &mut Board<'_>, seat: Seat, count: u8) -> Flow {
    let mut picked = None;
    if count < 2 {
        let ask = Ask::Deed(Business::Cover);
        picked = t.choose_or_pass(seat, ask, |s, o| search::faces(s.player(seat).hand.as_slice(), o))?;
    }
    done(t);
    match picked {
        Some(Pick::Card(card)) => {
            turn::discard(t, seat, card);
            push(t, Frame::Deed(Deed::Cover(seat, count + 1)));
        }
        _ => push(t, Frame::Draw(seat, count)),
    }
    Ok(())
}

/// Cover of Darkness, the other way: at the start of a combat with an enemy hero in the own turn.
pub(crate) fn before_first_round(t: &mut Board<'_>, combat: &Combat) {
    let (seat, state) = (combat.by, &t.state);
    let Against::Hero(enemy, _) = combat.against else { return };
    let has = !state.is_ai(seat) && may_use(state, seat, Building::CoverOfDarkness);
    let fresh = !state.player(seat).has_used(Use::CoverOfDarkness);
    if has && fresh && state.active == seat && !state.is_ai(enemy) && !state.player(enemy).hand.is_empty() {
        push(t, Frame::Deed(Deed::Ambush { seat, enemy }));
    }
}

fn ambush(t: &mut Board<'_>, seat: Seat, enemy: Seat) -> Flow {
    let picked =
        t.choose_or_pass(seat, Ask::Deed(Business::Ambush), |_, o| o.add(Pick::Use(Building::CoverOfDarkness)))?;
    done(t);
    if picked.is_some() {
        t.state.player_mut(seat).use_up(Use::CoverOfDarkness);
        t.tell(Audience::ALL, || Event::Used { seat, what: Building::CoverOfDarkness });
        turn::discard_random(t, enemy)?;
    }
    Ok(())
}

/// H3-TOWN-13, H3-SETUP-25
fn endow(t: &mut Board<'_>, seat: Seat) -> Flow {
    done(t);
    let player = t.state.player_mut(seat);
    // With H3-OPT-14 they lie in the discard pile, and nothing but artifacts beside them.
    for pile in [&mut player.hand, &mut player.discard] {
        let (spells, kept): (Vec<Face>, Vec<Face>) =
            pile.as_slice().iter().partition(|face| face.kind() == Kind::Spell);
        *pile = kept.into_iter().collect();
        spells.into_iter().for_each(|card| player.deck.push(card));
    }
    player.deck.as_mut_slice().sort_unstable();
    t.shuffle(Ask::Shuffle, |s| s.players[seat.index()].deck.as_mut_slice())
}
