//! What holds in every position, what holds between two turns, and what is counted exactly from step to step.

use heroes_3::{
    Cell, Combat, Event, Face, Frame, Kind, Location, Mode, Party, Sort, Spot, State, Step, Tile, TileKind, Unit,
};
use kernel::{Seat, Told};

type Law = Result<(), String>;

/// The cards of a player: in the piles, on units, and those that last.
fn holdings(state: &State, seat: Seat) -> Vec<Face> {
    let player = state.player(seat);
    let mut cards: Vec<Face> =
        [player.hand, player.deck, player.discard].iter().flat_map(|pile| pile.as_slice().to_vec()).collect();
    cards.extend(player.ongoing.as_slice().iter().map(|lies| lies.card));
    cards.extend(player.cloaks.as_slice());
    if let Some(combat) = &state.combat {
        let own = |party: Party| combat.seat(party) == seat && !combat.is_neutral(party);
        cards.extend(combat.lasting.as_slice().iter().filter(|l| own(l.owner())).map(|l| l.card));
    }
    cards
}

/// How many there are of each card, by the order of the faces; a starting ability is one like the others.
type Counts = [i16; 128];

fn place(card: Face) -> usize {
    usize::from(card.0 & 127)
}

fn count(cards: Vec<Face>) -> Counts {
    let mut counts = [0; 128];
    cards.into_iter().for_each(|card| counts[place(card)] += 1);
    counts
}

fn every_card(state: &State) -> Counts {
    let mut cards: Vec<Face> = state.looked.as_slice().to_vec();
    cards.extend(state.casting.as_slice());
    cards.extend(state.ai.spells.as_slice().iter().chain(state.ai.cast.as_slice()));
    for stock in &state.common {
        cards.extend(stock.deck.as_slice().iter().chain(stock.discard.as_slice()));
    }
    Seat::all(state.seats).for_each(|seat| cards.extend(holdings(state, seat)));
    count(cards)
}

/// Nothing comes or goes but what the events say: cards, faction cubes, the Grail.
pub(crate) struct Ledger {
    cards: Counts,
    held: Vec<Counts>,
    cubes: Vec<[u8; 3]>,
    grail: Option<Seat>,
    heard: usize,
}

impl Ledger {
    pub(crate) fn of(state: &State, heard: usize) -> Ledger {
        let seats = || Seat::all(state.seats);
        Ledger {
            cards: every_card(state),
            held: seats().map(|seat| count(holdings(state, seat))).collect(),
            cubes: state.players.iter().map(|player| player.cubes).collect(),
            grail: seats().find(|&seat| state.player(seat).grail),
            heard,
        }
    }

    /// The position after one more step.
    pub(crate) fn follows(&mut self, state: &State, told: &[Told<Event>]) -> Law {
        let now = Ledger::of(state, told.len());
        let mut rewarded = false;
        for Told { event, .. } in &told[self.heard..] {
            match *event {
                Event::Removed { card, .. } => self.cards[place(card)] -= 1,
                // H3-LEVEL-3: out of the box.
                Event::Level { level: 4 | 6, .. } => rewarded = true,
                Event::Took { card, .. } if card.kind() == Kind::Specialty && rewarded => {
                    self.cards[place(card)] += 1;
                    rewarded = false;
                }
                // H3-AMB-28: the cards leave the game.
                Event::Out { seat } => {
                    self.cards.iter_mut().zip(&self.held[seat.index()]).for_each(|(all, held)| *all -= held);
                    self.grail = self.grail.filter(|holder| *holder != seat);
                }
                Event::TookCube { seat, of } => self.cubes[seat.index()][of.index()] += 1,
                Event::TookGrail { seat } => self.grail = Some(seat),
                _ => {}
            }
        }
        if let Some(face) = Face::all().find(|face| self.cards[place(*face)] != now.cards[place(*face)]) {
            return Err(format!("{} cards {}, not {}", now.cards[place(face)], face.id(), self.cards[place(face)]));
        }
        if (&self.cubes, self.grail) != (&now.cubes, now.grail) {
            return Err(format!(
                "cubes {:?} and the Grail with {:?}, not {:?} and {:?}",
                now.cubes, now.grail, self.cubes, self.grail
            ));
        }
        *self = now;
        Ok(())
    }
}

/// Cards, units and tiles are those of the box, and everybody stands on a space or field of one's own.
pub(crate) fn invariant(state: &State) -> Law {
    for (face, count) in Face::all().zip(every_card(state)) {
        let copies = if face.kind() == Kind::Specialty { 1 } else { face.printed().copies };
        if count > i16::from(copies) {
            return Err(format!("{count} cards {}", face.id()));
        }
    }
    Seat::all(state.seats).try_for_each(|seat| player(state, seat))?;
    units(state)?;
    marks(state)?;
    tiles(state)?;
    state.combat.as_ref().map_or(Ok(()), |combat| fight(state, combat))
}

fn player(state: &State, seat: Seat) -> Law {
    let player = state.player(seat);
    let mut held: Vec<Face> = player.hand.as_slice().iter().chain(player.deck.as_slice()).copied().collect();
    for face in player.open.as_slice() {
        let Some(at) = held.iter().position(|card| card == face) else {
            return Err(format!("{} is thought to be held and is not", face.id()));
        };
        held.remove(at);
    }
    if !player.out && holdings(state, seat).len() + state.casting.len() < 7 {
        return Err(format!("{seat:?} has {} cards", holdings(state, seat).len()));
    }
    if player.steps > heroes_3::TOP_OF_TRACK || !(-1..=1).contains(&player.morale) || player.cubes[seat.index()] > 0 {
        return Err(format!("{seat:?}: {} steps, morale {}, cubes {:?}", player.steps, player.morale, player.cubes));
    }
    for walker in player.walkers.iter().filter(|walker| walker.here) {
        let blocked = |location| location == Location::Blocked && !walker.hovers;
        if state.location(walker.at).is_none_or(blocked) {
            return Err(format!("a hero stands at {:?}", walker.at));
        }
    }
    Ok(())
}

/// Every neutral unit lies in its deck, is led by somebody, or is on guard.
fn units(state: &State) -> Law {
    let mut all: Vec<Unit> = vec![];
    state.neutrals.iter().for_each(|stock| all.extend(stock.deck.as_slice().iter().chain(stock.discard.as_slice())));
    state.players.iter().for_each(|player| all.extend(player.hired.as_slice()));
    all.extend(state.quest.wandering.as_slice().iter().chain(state.quest.utopia.as_slice()));
    all.extend(state.quest.shared.as_slice().iter().map(|ally| ally.unit));
    all.extend(state.players.iter().flat_map(|player| player.allies.as_slice()).map(|ally| ally.unit));
    if let Some(combat) = &state.combat {
        let guards = combat.everybody().filter(|&by| combat.is_neutral(Combat::party(by)));
        all.extend(guards.map(|by| combat.fighter(by).unit));
    }
    for unit in Unit::neutrals() {
        let found = all.iter().filter(|other| **other == unit).count();
        if found != usize::from(unit.facts().copies) {
            return Err(format!("{found} cards {}", unit.id()));
        }
    }
    Ok(())
}

/// Cubes lie where they may: a black one on what is visited once, one of a player who is in the game on what is owned.
fn marks(state: &State) -> Law {
    for (at, facts, mark) in state.fields() {
        let sort = facts.location.sort();
        // H3-OPT-8: a Trading Post may be visited once.
        let black = sort == Sort::Visitable || facts.location == Location::TradingPost;
        let here = |seat: Seat| seat.0 < state.seats + state.ais() && !state.player(seat).out;
        let owned = sort == Sort::Flaggable && mark.owner().is_none_or(here);
        let plain = mark.owner().is_none() && mark.income().is_none() && !mark.was_owned();
        let income = mark.income().is_none() || facts.location == Location::Settlement && mark.owner().is_some();
        if mark.is_black() && !black || !income || !(owned || plain) {
            return Err(format!("{:?} at {at:?} is marked {mark:?}", facts.location));
        }
    }
    Ok(())
}

/// No tile is there twice, and none is missing.
fn tiles(state: &State) -> Law {
    if state.tiles.is_empty() || Seat::all(state.seats).any(|seat| state.player(seat).out) {
        return Ok(()); // The supply of whoever is out leaves the game.
    }
    let mut all: Vec<Tile> = state.tiles.as_slice().iter().map(|laid| laid.tile).collect();
    all.extend(state.boxed.as_slice());
    all.extend(state.players.iter().flat_map(|player| player.supply.as_slice().to_vec()));
    all.extend(state.frames.as_slice().iter().filter_map(|frame| match frame {
        Frame::Place { tile, .. } => Some(*tile),
        _ => None,
    }));
    let begins = |spot: &&Spot| spot.kind == TileKind::Starting;
    let starts = state.scenario().layout(state.seats).map_or(0, |layout| layout.spots.iter().filter(begins).count());
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    if all.len() != count || count != Tile::all().count() - 3 + starts {
        return Err(format!("{count} tiles, {} different ones", all.len()));
    }
    Ok(())
}

/// H3-UNIT-3: five a side, each on a space of its own, each out of its leader's units.
fn fight(state: &State, combat: &Combat) -> Law {
    let mut taken: Vec<Cell> = vec![];
    for party in Party::ALL {
        let mut own: Vec<(Unit, bool)> = state.units(combat.seat(party)).collect();
        let standing: Vec<u8> = combat.standing(party).collect();
        if standing.len() > 5 {
            return Err(format!("{} units of one side", standing.len()));
        }
        for by in standing {
            let fighter = combat.fighter(by);
            if !combat.is_neutral(party) {
                let Some(at) = own.iter().position(|unit| *unit == (fighter.unit, fighter.is_pack)) else {
                    return Err(format!("{} fights and is nobody's", fighter.unit.id()));
                };
                own.remove(at);
            }
            // Who has no space yet waits to be placed.
            if fighter.at != Cell(u8::MAX) {
                let on_board = Cell::all().any(|cell| cell == fighter.at);
                if !on_board || taken.contains(&fighter.at) {
                    return Err(format!("{} stands on {:?}", fighter.unit.id(), fighter.at));
                }
                taken.push(fighter.at);
            }
        }
    }
    Ok(())
}

/// At the end of a turn nothing is pending, nobody fights, and the map hangs together.
pub(crate) fn settled(state: &State) -> Law {
    if state.step != Step::StartTurn || !state.frames.is_empty() {
        return Ok(());
    }
    if state.combat.is_some() || !state.looked.is_empty() || !state.casting.is_empty() {
        return Err("something is pending between two turns".into());
    }
    let mut fields: Vec<_> = vec![];
    for seat in Seat::all(state.seats) {
        let player = state.player(seat);
        let lies = player.less > 0 || !player.ongoing.is_empty();
        if lies || player.walkers.iter().any(|walker| walker.hovers || walker.passes || walker.winged) {
            return Err(format!("something of {seat:?} lasts beyond the turn"));
        }
        if player.out && player.walkers.iter().any(|walker| walker.here) {
            return Err(format!("{seat:?} is out and walks about"));
        }
        // H3-MOVE-9, H3-AMB-67: only own heroes share a field, and fellows a town that one of them had to go back to.
        let homes = [Some(Location::Town), Some(Location::Settlement)];
        let own = player.walkers.iter().filter(|walker| walker.here).map(|walker| walker.at);
        let own: Vec<_> =
            own.filter(|&at| state.scenario().mode == Mode::Clash || !homes.contains(&state.location(at))).collect();
        if own.iter().any(|at| fields.contains(at)) {
            return Err(format!("heroes of two players stand on {own:?}"));
        }
        fields.extend(own);
    }
    if !state.is_whole() {
        return Err("the map falls apart".into());
    }
    Ok(())
}
