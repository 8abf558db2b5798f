//! How good a position looks: Summoners' lives, units and what is left of them, magic, cards, and who threatens whom.

use crate::printed::{Kind, Reach};
use crate::state::{CardId, Pile, State, Verdict};
use crate::weights::Weights;
use grid::{Cell, Fighter, Force};
use kernel::{Seat, at_least};

/// SW1-MOVE-2: how far a unit gets before it strikes.
const STRIDE: u8 = 2;
/// SW1-ATTACK-1: so many units strike in a turn.
const STRIKES: usize = 3;
/// Four faces of six hit.
const HITS: f32 = 0.667;

pub(crate) fn eval(state: &State, seat: Seat, w: &Weights) -> f32 {
    let team = state.team(seat);
    match state.verdict {
        Some(Verdict::Won(winner)) => return if winner == team { 1.0 } else { 0.0 },
        Some(Verdict::Drawn) => return 0.5,
        None => {}
    }
    let mover = state.team(state.active);
    let [mine, theirs] = [mover, 1 - mover].map(|team| Side::of(state, team, w));
    let balance = mine.worth(w) + mine.threat(&theirs, w) - theirs.worth(w) - theirs.threat(&mine, w);
    let even = 0.5 + 0.5 * balance / (balance.abs() + w.half);
    // Whoever can win at once probably does; what threatens him comes later, if it comes at all.
    let wins = w.ends_now * mine.ends(&theirs);
    let loses = w.ends_later * theirs.ends(&mine);
    let value = wins + (1.0 - wins) * (1.0 - loses) * even;
    if team == mover { value } else { 1.0 - value }
}

/// What one team has.
struct Side {
    is_to_move: bool,
    force: Force<STRIKES>,
    summoners: smallvec::SmallVec<[(Cell, f32); 2]>,
    walls: f32,
    /// Magic, hands and draw piles, each player's on its own.
    stock: f32,
}

impl Side {
    fn of(state: &State, team: u8, w: &Weights) -> Side {
        let mut side = Side {
            is_to_move: state.team(state.active) == team,
            force: Force::new(state.field()),
            summoners: Default::default(),
            walls: 0.0,
            stock: 0.0,
        };
        for seat in state.players().filter(|&s| state.team(s) == team) {
            // The first magic is worth most: there is always something to spend it on.
            let magic = f32::from(state.size(Pile::Magic, seat));
            side.stock += w.magic * w.plenty * magic / (magic + w.plenty);
            side.stock += w.hand * state.hand[seat.index()].len() as f32;
            side.stock += w.draw * f32::from(state.size(Pile::Draw, seat));
            state.army[seat.index()].iter().for_each(|card| side.add(state, card, w));
        }
        side
    }

    fn add(&mut self, state: &State, card: CardId, w: &Weights) {
        let printed = state.printed(card);
        let Some(cell) = state.cell(card) else { return };
        let left = state.remaining(card).max(0) as f32;
        match printed.kind {
            Kind::Vine => self.walls += w.vine,
            Kind::Wall => self.walls += w.wall_life * left,
            Kind::Summoner | Kind::Champion | Kind::Common | Kind::Event => {
                let attack = state.attack_value(card, None) as f32;
                let is_summoner = printed.kind == Kind::Summoner;
                if is_summoner {
                    self.summoners.push((cell, left));
                }
                let share = left / f32::from(printed.life.max(1));
                let cost = f32::from(printed.cost.unwrap_or(0));
                let worth = (w.health + (1.0 - w.health) * share) * (w.unit + cost + w.attack * attack);
                let worth = if is_summoner { 0.0 } else { worth };
                let reach = STRIDE + if state.reach(card) == Some(Reach::Ranged) { 3 } else { 1 };
                self.force.fighters.push(Fighter { cell, attack, reach, left, worth });
            }
        }
    }

    fn worth(&self, w: &Weights) -> f32 {
        let lives: f32 =
            self.summoners.iter().map(|(_, left)| w.summoner_life * left - w.last_lives / (left + 1.0)).sum();
        lives + self.force.worth() + self.walls + self.stock
    }

    /// What the units threaten: the Summoners, the best kill, and how near they are to where the war is won.
    fn threat(&self, enemy: &Side, w: &Weights) -> f32 {
        let (on_summoner, on_units) =
            if self.is_to_move { (w.blow_now, w.kill_now) } else { (w.blow_later, w.kill_later) };
        let mut sum = on_units * self.force.kill(&enemy.force, HITS);
        for &(goal, life) in &enemy.summoners {
            let blow = HITS * self.force.dice(goal) / life.max(1.0);
            sum += w.nearness * self.force.nearness(goal) + on_summoner * blow.min(1.5);
        }
        sum
    }

    /// How likely it is that a turn kills all their Summoners.
    fn ends(&self, enemy: &Side) -> f32 {
        let dies = |&(cell, life): &(Cell, f32)| at_least(life as u32, self.force.dice(cell) as u32, HITS);
        enemy.summoners.iter().map(dies).reduce(|a, b| a * b).unwrap_or(0.0)
    }
}
