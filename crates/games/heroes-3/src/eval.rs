//! How good it looks for a seat, in gold: army, wealth, income, town, level and cards, points; and what its heroes can go for.
//! `routine` is how a seasoned player goes on without much thought.

mod chart;
mod fight;
mod force;
mod prospect;
mod routine;

use crate::printed::{Building, Tier, Unit};
use crate::rules::modes::flagged;
use crate::rules::{ai, ending, exploring, rounds};
use crate::scenario::Goal;
use crate::state::{Party, State, Verdict};
use crate::tables::Resource;
use crate::weights::Weights;
use kernel::Seat;
use prospect::View;

pub(crate) use routine::routine;

/// From 0 to 1.
pub(crate) fn eval(state: &State, seat: Seat, w: &Weights) -> f32 {
    if let Some(verdict) = state.verdict {
        return match verdict {
            Verdict::Won(winner) => f32::from(u8::from(winner == seat)),
            Verdict::Ranked(ranks) => f32::from(u8::from(ranks[seat.index()] == 1)),
            Verdict::Together => 1.0,
            Verdict::Lost => 0.0,
        };
    }
    // H3-AMB-27
    if let Some(winner) = state.reached {
        return if winner == seat || ai::is_shared(state) { 1.0 } else { 0.0 };
    }
    let view = View::of(state, w);
    let all = Seat::all(state.seats);
    if ai::is_shared(state) {
        // Who has won in the Utopia and left is in want of nothing.
        let stay = || all.clone().filter(|&seat| !gone(state, seat));
        let each = stay().map(|seat| worth(&view, seat) - view.menace(seat));
        let (sum, least) = each.fold((0.0, f32::MAX), |(sum, least), worth| (sum + worth, worth.min(least)));
        // Nobody wins alone: what one gives another must not leave the one with nothing to go on with.
        let together = 0.5 * (sum / stay().count() as f32 + least) + done(state, w);
        return squash(together - w.goal, 2.0 * w.half);
    }
    let own = worth(&view, seat);
    let best = all.filter(|&other| other != seat).map(|other| worth(&view, other)).fold(f32::MIN, f32::max);
    squash(own - best, w.half)
}

/// As many feats as it takes each player to win in the Utopia.
const EACH_WINS: f32 = 3.0;

/// Stand United: who has won in the Utopia leaves.
fn gone(state: &State, seat: Seat) -> bool {
    state.player(seat).out && state.scenario().is_won_by(Goal::EachWinsInUtopia)
}

/// What was done of what players have to do together.
fn done(state: &State, w: &Weights) -> f32 {
    let wins_by = |goal| state.scenario().is_won_by(goal);
    let mut sum = 0.0;
    if wins_by(Goal::AllMinesAndSettlements) {
        sum += w.errand * flagged(state).0 as f32 / f32::from(state.seats);
    }
    if wins_by(Goal::EachWinsInUtopia) {
        sum += w.feat * EACH_WINS * Seat::all(state.seats).filter(|&seat| gone(state, seat)).count() as f32;
    }
    if wins_by(Goal::BeatWanderingDragons) {
        sum -= w.feat * dragons(state) as f32;
    }
    sum
}

/// Those that still have to be beaten.
fn dragons(state: &State) -> usize {
    let fight = state.combat.as_ref().filter(|combat| combat.is_endless() && combat.is_neutral(Party::Defender));
    let standing = fight.map_or(0, |combat| combat.standing(Party::Defender).count());
    state.quest.wandering.len() + state.quest.utopia.len() + standing
}

fn squash(balance: f32, half: f32) -> f32 {
    0.5 + 0.5 * balance / (balance.abs() + half)
}

fn worth(view: &View<'_>, seat: Seat) -> f32 {
    let View { state, w, .. } = *view;
    let player = state.player(seat);
    if player.out {
        return -w.goal;
    }
    let cards = (player.hand.len() + player.deck.len() + player.discard.len() + player.ongoing.len()) as f32;
    let town: f32 = Building::ALL.into_iter().filter(|&b| player.has(b)).map(|b| built(view, b)).sum();
    let mut sum = view.means() * (army(state, seat, w) + wealth(player.wealth, view.share, w))
        + view.yields(rounds::track(state, seat))
        + town
        + saved(view, seat, player.wealth)
        + view.ready(seat)
        + w.step * f32::from(player.steps)
        + w.card * cards
        + w.hand * player.hand.len() as f32
        + w.morale * f32::from(player.morale)
        + w.exit * f32::from(exits(state, seat).min(4))
        + view.point() * f32::from(ending::points(state, seat));
    if player.walkers[1].here {
        sum += w.follower * view.share;
    }
    if player.grail {
        sum += 0.5 * w.goal;
    }
    if is_threatened(state, seat) && player.wealth[Resource::Gold as usize] >= 8 {
        sum += w.reserve;
    }
    for walker in 0..2 {
        let prospects = view.prospects(seat, walker);
        sum += prospects.first().map_or(0.0, |p| p.value) + w.second * prospects.get(1).map_or(0.0, |p| p.value);
    }
    sum
}

/// How many ways lead out of the starting tile: who turned it away from the others sits there to the end.
fn exits(state: &State, seat: Seat) -> u8 {
    let slot = state.home(seat).and_then(|home| state.slot_at(home));
    slot.map_or(0, |slot| exploring::exits(state, slot, state.tiles.as_slice()[slot].turn) as u8)
}

/// What one builds with is worth the less the fewer rounds a building can be used in.
fn wealth(wealth: [u16; 3], share: f32, w: &Weights) -> f32 {
    let [gold, materials, valuables] = wealth.map(f32::from);
    let gold = gold.min(w.hoard) + w.surplus * (gold - w.hoard).max(0.0);
    gold + share * (w.materials * materials + w.valuables * valuables)
}

/// What it took to raise it; those beyond the five dearest do not fight.
fn army(state: &State, seat: Seat, w: &Weights) -> f32 {
    let mut all: Vec<f32> = state.units(seat).map(|(unit, is_pack)| price(unit, is_pack, w)).collect();
    all.sort_unstable_by(|a, b| b.total_cmp(a));
    let share = |n: usize| if n < 5 { w.army } else { w.army * w.bench };
    all.iter().enumerate().map(|(n, price)| share(n) * price).sum()
}

fn price(unit: Unit, is_pack: bool, w: &Weights) -> f32 {
    let side = |is_pack| {
        let side = unit.side(is_pack);
        f32::from(side.gold) + w.valuables * f32::from(side.valuables)
    };
    // Neutral units cost more and have one side.
    let few = if unit.facts().tier == Tier::Azure { 40.0 } else { side(false) };
    few + if is_pack { side(true) } else { 0.0 }
}

/// What a building is still good for.
fn built(view: &View<'_>, building: Building) -> f32 {
    let w = view.w;
    let whole = match building {
        // The cards that a guild brings count as cards.
        Building::DwellingBronze | Building::MageGuild => 0.0,
        Building::DwellingSilver => w.silver,
        Building::DwellingGold => w.golden,
        Building::Citadel => w.citadel,
        Building::CityHall => w.hall,
        _ => w.other,
    };
    whole * view.share
}

/// What waits for the Citadel and the next dwellings, without which no army grows, is better not spent on anything else.
fn saved(view: &View<'_>, seat: Seat, mut wealth: [u16; 3]) -> f32 {
    let player = view.state.player(seat);
    let wanted = [Building::Citadel, Building::DwellingSilver, Building::DwellingGold];
    let mut sum = 0.0;
    for building in wanted.into_iter().filter(|&building| !player.has(building)) {
        let cost = building.cost();
        for what in [Resource::BuildingMaterials as usize, Resource::Valuables as usize] {
            let lies_ready = wealth[what].min(cost[what]);
            wealth[what] -= lies_ready;
            sum += 0.5 * f32::from(lies_ready) / f32::from(cost[what]) * built(view, building);
        }
    }
    view.w.hope * sum
}

/// Whether an enemy could soon stand before the start town.
fn is_threatened(state: &State, seat: Seat) -> bool {
    const NEAR: u8 = 7;
    let Some(home) = state.home(seat) else { return false };
    let near = |enemy: Seat| state.player(enemy).walkers.iter().any(|hero| hero.here && hero.at.distance(home) <= NEAR);
    state.everyone().any(|enemy| enemy != seat && !crate::rules::modes::are_fellows(state, seat, enemy) && near(enemy))
}
