//! What there is for a hero to go for, and what it is worth to go there.

use super::chart::{Chart, FAR, Field};
use super::force::{self, Force, odds};
use crate::printed::{Location, Sort, TileKind};
use crate::rules::modes::are_fellows;
use crate::rules::visiting::sort;
use crate::scenario::{Goal, Special};
use crate::state::State;
use crate::tables::Resource;
use crate::weights::Weights;
use grid::hex::Hex;
use kernel::Seat;

/// Everything that is looked at for one position.
pub(super) struct View<'s> {
    pub(super) state: &'s State,
    pub(super) chart: Chart,
    pub(super) w: &'s Weights,
    /// Rounds to come, the running one too.
    pub(super) left: f32,
    /// Of the whole game.
    pub(super) share: f32,
    /// By seat, AI heroes behind the players.
    pub(super) armies: [Force; 3],
}

/// A field worth going to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    pub(super) value: f32,
    /// Which field comes first on the way.
    pub(super) first: usize,
    /// It lies next to the hero, who had better come there with fresh movement points.
    pub(super) waits: bool,
}

/// H3-COMBAT-5: of its chance to win who arrives at guards with so many MP left has so much, compared with one.
const BREATH: [f32; 4] = [0.4, 1.0, 1.05, 1.1];

impl<'s> View<'s> {
    pub(super) fn of(state: &'s State, w: &'s Weights) -> View<'s> {
        let rounds = f32::from(state.scenario().rounds);
        let left = (rounds + 1.0 - f32::from(state.round)).max(0.0);
        let mut armies = [Force::default(); 3];
        for seat in state.everyone() {
            armies[seat.index()] = force::army(state, seat);
        }
        View { state, chart: Chart::of(state), w, left, share: left / rounds, armies }
    }

    /// What a point at the end is worth: the more the nearer it is, at first next to nothing.
    pub(super) fn point(&self) -> f32 {
        self.w.point * (1.05 - self.share).max(0.0).powi(2)
    }

    /// What armies and riches are good for where they count for nothing at the end: the less the nearer it is.
    pub(super) fn means(&self) -> f32 {
        let done = [Goal::AllMinesAndSettlements, Goal::BeatWanderingDragons, Goal::EachWinsInUtopia];
        if done.into_iter().any(|goal| self.wins_by(goal)) { self.share } else { 1.0 }
    }

    /// What winning in the Dragon Utopia is worth beside what it gives.
    fn utopia(&self) -> f32 {
        if self.wins_by(Goal::EachWinsInUtopia) {
            super::EACH_WINS * self.w.feat
        } else if self.wins_by(Goal::BeatWanderingDragons) {
            self.state.quest.utopia.len() as f32 * self.w.feat
        } else if self.wins_by(Goal::FlagUtopia) {
            self.w.goal
        } else {
            0.0
        }
    }

    /// The group of dragons that hunts over the map.
    fn dragons(&self, seat: Seat, walker: usize) -> f32 {
        let group = self.state.quest.wandering.as_slice();
        let (chance, ratio) = self.in_time(seat, walker, force::few(group), 1);
        let learnt = if walker == 0 { 2.0 * self.w.step } else { 0.0 };
        chance * (self.w.feat * group.len() as f32 + learnt) - self.costs(seat, chance, ratio)
    }

    fn wins_by(&self, goal: Goal) -> bool {
        self.state.scenario().is_won_by(goal)
    }

    /// What so much income is worth in the rounds to come.
    pub(super) fn yields(&self, income: [u16; 3]) -> f32 {
        let [gold, materials, valuables] = income.map(f32::from);
        let once = gold + self.w.materials * materials + self.w.valuables * valuables;
        once * self.w.income * ((self.left - 1.0) / 2.0).max(0.0)
    }

    /// How likely a player's army beats guards, how strong it is compared with them.
    fn against(&self, seat: Seat, walker: usize, guards: Force) -> (f32, f32) {
        let state = self.state;
        let cards = if walker == 0 { state.player(seat).hand_limit() } else { 0 };
        let ratio = self.armies[seat.index()].against(guards) * (1.0 + self.w.cards * f32::from(cards));
        (odds(ratio, self.w), ratio)
    }

    /// The same in a combat that lasts as long as the hero has MP.
    fn in_time(&self, seat: Seat, walker: usize, guards: Force, spare: u8) -> (f32, f32) {
        let (_, ratio) = self.against(seat, walker, guards);
        let breath = 1.0 + self.w.breath * (BREATH[usize::from(spare.min(3))] - 1.0);
        let ratio = ratio * self.w.hasty * breath;
        (odds(ratio, self.w), ratio)
    }

    fn guards_of(&self, location: Location, guard: u8) -> Force {
        let scenario = self.state.scenario();
        let own = scenario.utopia_guards.get(self.state.difficulty as usize);
        match own.filter(|_| location == Location::DragonUtopia) {
            Some(_) if scenario.has(Special::WanderingDragons) => force::few(self.state.quest.utopia.as_slice()),
            Some(&counts) => force::crowd(counts),
            None => force::guards(self.state.difficulty, guard),
        }
    }

    /// How far an army has come that is to win in the Utopia: there is no hope yet where chances alone would count.
    pub(super) fn ready(&self, seat: Seat) -> f32 {
        let flagged = self.wins_by(Goal::BeatWanderingDragons) && self.state.quest.utopia.is_empty();
        if flagged || !(self.wins_by(Goal::EachWinsInUtopia) || self.wins_by(Goal::BeatWanderingDragons)) {
            return 0.0;
        }
        let (_, ratio) = self.in_time(seat, 0, self.guards_of(Location::DragonUtopia, 7), 1);
        self.w.ready * self.utopia() * ratio / (1.0 + ratio)
    }

    /// What is gained where nobody defends it.
    fn gain(&self, seat: Seat, field: &Field) -> f32 {
        let w = self.w;
        let player = self.state.player(seat);
        let closing = self.state.scenario().closing;
        let errand = if self.wins_by(Goal::AllMinesAndSettlements) { w.errand } else { 0.0 };
        let flag = |points: u8| f32::from(points) * self.point() + errand;
        if let Some(mined) = field.location.mined() {
            let [gold, materials, valuables] = mined.map(f32::from);
            let once = gold + w.materials * materials + w.valuables * valuables;
            let first = if field.mark.was_owned() { 0.0 } else { once };
            return self.yields(mined) + first + flag(closing.mine);
        }
        let finds = match field.location {
            Location::Settlement => return self.yields([5, 0, 0]) + 5.0 + flag(closing.settlement),
            Location::DragonUtopia => {
                return 12.0 + flag(closing.utopia) + self.utopia();
            }
            Location::Town => return w.goal * 0.2,
            Location::Grail if self.wins_by(Goal::GrailAtHome) => return 0.5 * w.goal,
            Location::WaterWheel | Location::Windmill | Location::MysticalGarden | Location::Resource => 3.5,
            Location::ShrineOfMagicGesture => w.card + 1.0,
            Location::TreeOfKnowledge if !player.can_pay([10, 0, 0]) => 0.0,
            Location::TreeOfKnowledge => w.step,
            Location::LearningStone => w.step,
            Location::WitchHut | Location::RedwoodObservatory => 2.0,
            Location::Temple | Location::FountainOfYouth => w.morale,
            Location::ShrineOfMagicIncantation | Location::MagicSpring => 1.0,
            Location::WarriorsTomb => 2.0 * w.card + 2.0,
            Location::Artifact => w.card + 2.0,
            Location::Treasure => 3.0 + f32::from(field.dice),
            Location::PandorasBox => 5.0,
            Location::Obelisk => 5.0,
            Location::Grail | Location::Empty | Location::Blocked | Location::Stables => 0.0,
            Location::TradingPost | Location::Sanctuary => 0.0,
            _ => 0.0,
        };
        w.find * finds
    }

    /// What going to a field brings on average when one is there.
    fn field(&self, seat: Seat, walker: usize, field: &Field, spare: u8) -> f32 {
        let (state, w) = (self.state, self.w);
        if !field.is_up {
            let errand = if self.wins_by(Goal::AllMinesAndSettlements) { 0.6 * w.errand } else { 0.0 };
            return w.unknown + errand + self.middle(seat, walker, field, spare).max(0.0);
        }
        let is_new = match sort(state, field.location) {
            Sort::Visitable => !field.mark.is_black(),
            Sort::Flaggable if field.location == Location::Obelisk => !field.mark.is_marked_by(seat),
            Sort::Flaggable => field.holder != Some(seat),
            Sort::Nothing | Sort::Revisitable => false,
        };
        let fellow = field.holder.is_some_and(|holder| holder != seat && are_fellows(state, seat, holder));
        if !is_new || fellow {
            return 0.0;
        }
        if let Some(holder) = field.holder {
            if matches!(field.location, Location::Town | Location::Settlement) {
                return self.siege(seat, walker, holder, field);
            }
            return self.gain(seat, field);
        }
        if field.guard == 0 {
            return self.gain(seat, field);
        }
        self.fight(seat, walker, field, spare)
    }

    /// What waits in the middle of the map is known before its tile is turned up, where it is what one came for.
    fn middle(&self, seat: Seat, walker: usize, field: &Field, spare: u8) -> f32 {
        let location = if self.wins_by(Goal::GrailAtHome) {
            Location::Grail
        } else if self.wins_by(Goal::FlagUtopia) || self.wins_by(Goal::EachWinsInUtopia) {
            Location::DragonUtopia
        } else {
            return 0.0;
        };
        let there = field.hex == field.centre && field.kind == TileKind::Center;
        if there { self.fight(seat, walker, &Field { location, guard: 7, ..*field }, spare) } else { 0.0 }
    }

    /// H3-XP-3, H3-XP-4, H3-XP-7
    fn fight(&self, seat: Seat, walker: usize, field: &Field, spare: u8) -> f32 {
        let w = self.w;
        let player = self.state.player(seat);
        if player.level() > field.guard && field.guard < 7 {
            return self.gain(seat, field);
        }
        let steps = if player.level() < field.guard { 2.0 } else { 1.0 };
        let learnt = if walker == 0 { w.step * if field.guard == 7 { 4.0 } else { steps } } else { 0.0 };
        let guards = self.guards_of(field.location, field.guard);
        // H3-COMBAT-4
        let spare = if field.guard == 7 { 1 } else { spare };
        let (chance, ratio) = self.in_time(seat, walker, guards, spare);
        chance * (self.gain(seat, field) + learnt) - self.costs(seat, chance, ratio)
    }

    /// What a combat costs in units.
    fn costs(&self, seat: Seat, chance: f32, ratio: f32) -> f32 {
        let army = super::army(self.state, seat, self.w);
        let costs = (1.0 - chance) * self.w.defeat + self.w.casualties * army * (0.3 / ratio.max(0.3)).min(1.0);
        self.means() * costs
    }

    /// An enemy's town or settlement: H3-SIEGE-1, H3-SIEGE-3.
    fn siege(&self, seat: Seat, walker: usize, holder: Seat, field: &Field) -> f32 {
        let (state, w) = (self.state, self.w);
        let starts = field.location == Location::Town && state.founder(field.hex) == Some(holder);
        let goal = starts && (self.wins_by(Goal::CaptureStartTown) || self.wins_by(Goal::CubeOfEachEnemy));
        let gain = self.gain(seat, field) + if goal { w.goal } else { 0.0 };
        if state.is_ai(holder) {
            let goal = if starts && self.wins_by(Goal::BeatAiHero) { w.goal } else { 0.0 };
            let (chance, ratio) = self.against(seat, walker, self.armies[holder.index()]);
            return chance * (gain + goal) - self.costs(seat, chance, ratio);
        }
        let (chance, ratio) = self.storm(seat, walker, holder);
        chance * gain - self.costs(seat, chance, ratio)
    }

    /// Whether a siege of a start town is won.
    fn storm(&self, seat: Seat, walker: usize, holder: Seat) -> (f32, f32) {
        let defender = self.state.player(holder);
        let (chance, ratio) = self.against(seat, walker, self.armies[holder.index()]);
        let walled = defender.has(crate::Building::Citadel);
        let ratio = if walled { ratio / self.w.walls } else { ratio };
        // Who cannot pay loses it without a fight; there may be more in the purse by then.
        let poor = defender.wealth[Resource::Gold as usize] < 8;
        let chance = if walled { odds(ratio, self.w) } else { chance };
        if poor { (0.5 + 0.5 * chance, ratio.max(1.5)) } else { (chance, ratio) }
    }

    /// An enemy's hero: H3-COMBAT-31.
    fn hunt(&self, seat: Seat, walker: usize, enemy: Seat, which: usize) -> f32 {
        let w = self.w;
        if are_fellows(self.state, seat, enemy) {
            return 0.0;
        }
        let (mut chance, mut ratio) = self.against(seat, walker, self.armies[enemy.index()]);
        let mut gain = f32::from(self.state.scenario().closing.cube) * self.point() + w.step + 5.0;
        if self.state.is_ai(enemy) {
            gain = if self.wins_by(Goal::BeatAiHero) { w.goal } else { 0.0 };
        } else if which == 0 {
            // The other side has cards, too.
            ratio /= 1.0 + w.cards * f32::from(self.state.player(enemy).hand_limit());
            chance = odds(ratio, w);
            gain += 0.5 * super::army(self.state, enemy, w);
        }
        chance * gain - self.costs(seat, chance, ratio) - (1.0 - chance) * 0.5 * super::army(self.state, seat, w)
    }

    /// What a hero could go for, the best first.
    pub(super) fn prospects(&self, seat: Seat, walker: usize) -> Vec<Prospect> {
        let state = self.state;
        let hero = state.player(seat).walkers[walker];
        let Some(from) = self.chart.place(hero.at).filter(|_| hero.here) else { return vec![] };
        let pace = if walker == 0 { 3.0 } else { 2.0 };
        // Who beats guards goes on; others go round them.
        let mut tolls = [None; 8];
        for (guard, toll) in tolls.iter_mut().enumerate().skip(1) {
            let free = usize::from(state.player(seat).level()) > guard;
            let (chance, _) = self.in_time(seat, walker, force::guards(state.difficulty, guard as u8), 1);
            *toll = if free {
                Some(0)
            } else if chance > 0.7 {
                Some(1)
            } else {
                None
            };
        }
        let others: Vec<(usize, Seat, usize)> = self.others(seat).collect();
        let ways = self.chart.ways(from, |field| match field.guard {
            _ if state.quest.dragons == Some(field.hex) => None,
            0 if others.iter().any(|(n, ..)| self.chart.fields[*n].hex == field.hex) => None,
            0 => Some(0),
            guard => tolls[usize::from(guard.min(7))],
        });
        let brings = state.player(seat).grail && self.wins_by(Goal::GrailAtHome);
        let home = if brings { state.home(seat) } else { None };
        let steps = if walker == 0 { 3 } else { 2 };
        let mut all = vec![];
        for (to, (field, way)) in self.chart.fields.iter().zip(&ways).enumerate() {
            if way.far == FAR || to == from {
                continue;
            }
            let late = (f32::from(way.far) - 0.95 * f32::from(hero.mp)).max(0.0) / pace;
            if late > self.left {
                continue;
            }
            let short = way.far.saturating_sub(hero.mp).div_ceil(steps) * steps;
            let spare = (hero.mp + short).saturating_sub(way.far);
            let share = self.share_of(seat, walker, field.hex);
            // A bird in the hand is worth more.
            let worth = |gain: f32, late: f32| {
                self.w.hope * share * gain * self.w.patience.powf(late + 0.02 * f32::from(way.far))
            };
            let gain = match others.iter().find(|(n, ..)| *n == to) {
                Some(&(_, enemy, which)) => self.hunt(seat, walker, enemy, which),
                None if home == Some(field.hex) => self.w.goal,
                None if state.quest.dragons == Some(field.hex) => self.dragons(seat, walker),
                None => self.field(seat, walker, field, spare),
            };
            let mut value = worth(gain, late);
            let mut waits = false;
            // Who comes out of breath may wait next to guards for the next turn.
            if field.guard > 0 && field.guard < 7 && spare + 1 < steps && late + 1.0 <= self.left {
                let later = worth(self.field(seat, walker, field, steps - 1), late + f32::from(spare + 1) / pace);
                if later > value {
                    (value, waits) = (later, way.far == 1 && hero.mp > 0);
                }
            }
            if value > 0.0 {
                all.push(Prospect { value, first: usize::from(way.first), waits });
            }
        }
        all.sort_unstable_by(|a, b| b.value.total_cmp(&a.value));
        all
    }

    /// What somebody of the own side who is nearer to a field leaves of it.
    fn share_of(&self, seat: Seat, walker: usize, to: Hex) -> f32 {
        let state = self.state;
        let far = state.player(seat).walkers[walker].at.distance(to);
        let nearer = |other: Seat| {
            let walkers = state.player(other).walkers;
            (0..2).any(|which| {
                let (hero, same) = (walkers[which], other == seat && which == walker);
                hero.here && !same && hero.at.distance(to) < far
            })
        };
        let own = |&other: &Seat| other == seat || are_fellows(state, seat, other);
        if Seat::all(state.seats).filter(own).any(nearer) { self.w.shared } else { 1.0 }
    }

    /// Heroes of others, where they can be met.
    fn others(&self, seat: Seat) -> impl Iterator<Item = (usize, Seat, usize)> + '_ {
        let state = self.state;
        state.everyone().filter(move |&other| other != seat).flat_map(move |other| {
            let walkers = state.player(other).walkers;
            (0..2).filter(move |&which| walkers[which].here).filter_map(move |which| {
                let at = walkers[which].at;
                let safe = state.location(at) == Some(Location::Sanctuary);
                Some((self.chart.place(at).filter(|_| !safe)?, other, which))
            })
        })
    }

    /// How likely, and how soon, an AI hero takes a player's town: H3-AI-12.
    pub(super) fn menace(&self, seat: Seat) -> f32 {
        let state = self.state;
        let Some(ai) = state.everyone().find(|&other| state.is_ai(other)) else { return 0.0 };
        let hero = state.player(ai).walkers[0];
        let stays = state.scenario().ai.as_ref().is_some_and(|ai| ai.stands.is_some());
        let (Some(home), false) = (state.home(seat), stays) else { return 0.0 };
        if !hero.here {
            return 0.0;
        }
        // One that waits for the third round has so much farther to go.
        let rests = if state.scenario().has(Special::AiStartsInRound3) { 3_u8.saturating_sub(state.round) } else { 0 };
        let far = f32::from(hero.at.distance(home)) / 3.0 + f32::from(rests);
        let main = state.player(seat).walkers[0];
        let at_home = main.here && main.at == home;
        let (chance, _) = self.against(seat, usize::from(!at_home), self.armies[ai.index()]);
        let poor = state.player(seat).wealth[Resource::Gold as usize] < 8 && !at_home;
        let chance = if poor { 0.5 * chance } else { chance };
        // Until it is near there is time to come back, and to grow.
        self.w.goal * (1.0 - chance) * self.w.alarm.powf((far - 1.0).max(0.0))
    }
}
