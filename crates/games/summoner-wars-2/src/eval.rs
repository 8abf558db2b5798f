//! How good a position looks: Summoners' lives, units and what is left of them, magic, cards, and who threatens whom.

use crate::printed::{Kind, Reach};
use crate::query::other;
use crate::state::{CardId, FIELD, State};
use crate::weights::Weights;
use grid::{Cell, Fighter, Force};
use kernel::{Seat, at_least};

/// SW2-MOVE-1: how far a unit gets before it strikes.
const STRIDE: u8 = 2;
/// SW2-ATTACK-1: so many units strike in a turn.
const STRIKES: usize = 3;
/// Melee hits on five faces of six, ranged on four, and not everybody gets to strike.
const HITS: f32 = 0.6;

pub(crate) fn eval(state: &State, seat: Seat, w: &Weights) -> f32 {
    if let Some(winner) = state.winner {
        return if winner == seat { 1.0 } else { 0.0 };
    }
    let mover = state.active;
    let [mine, theirs] = [mover, other(mover)].map(|s| Side::of(state, s, w));
    let balance = mine.worth(w) + mine.threat(&theirs, w) - theirs.worth(w) - theirs.threat(&mine, w);
    let even = 0.5 + 0.5 * balance / (balance.abs() + w.half);
    // Whoever can win at once probably does; what threatens him comes later, if it comes at all.
    let wins = w.ends_now * mine.ends(&theirs);
    let loses = w.ends_later * theirs.ends(&mine);
    let value = wins + (1.0 - wins) * (1.0 - loses) * even;
    if seat == mover { value } else { 1.0 - value }
}

/// What one seat has.
struct Side {
    is_to_move: bool,
    force: Force<STRIKES>,
    summoner: Option<(Cell, f32)>,
    gates: f32,
    magic: f32,
    hand: f32,
    draw: f32,
}

impl Side {
    fn of(state: &State, seat: Seat, w: &Weights) -> Side {
        let mut side = Side {
            is_to_move: state.active == seat,
            force: Force::new(FIELD),
            summoner: None,
            gates: 0.0,
            magic: f32::from(state.magic[seat.index()]),
            hand: state.hand.of(seat).len() as f32,
            draw: state.draw_pile(seat).len() as f32,
        };
        for card in state.objects(seat) {
            side.add(state, card, w);
        }
        side
    }

    fn add(&mut self, state: &State, card: CardId, w: &Weights) {
        let printed = state.printed(card);
        let Some(cell) = state.cell(card) else { return };
        let left = state.remaining(card).max(0) as f32;
        let share = left / f32::from(printed.life.max(1));
        let cost = f32::from(printed.cost.unwrap_or(0));
        if !printed.is_unit() {
            self.gates += if printed.kind == Kind::Gate { w.gate_life * left } else { share * cost };
            return;
        }
        let strength = state.strength(card, None) as f32;
        let boost = w.boost * f32::from(state.boost[card].min(5));
        let is_summoner = printed.kind == Kind::Summoner;
        if is_summoner {
            self.summoner = Some((cell, left));
        }
        let worth = if is_summoner {
            0.0
        } else {
            (w.health + (1.0 - w.health) * share) * (w.unit + cost + w.strength * strength) + boost
        };
        let reach = STRIDE + if printed.reach == Some(Reach::Ranged) { 3 } else { 1 };
        self.force.fighters.push(Fighter { cell, attack: strength, reach, left, worth });
    }

    fn worth(&self, w: &Weights) -> f32 {
        let life = self.summoner.map_or(0.0, |(_, left)| w.summoner_life * left - w.last_lives / (left + 1.0));
        // The first magic is worth most: there is always something to spend it on.
        let magic = w.magic * w.plenty * self.magic / (self.magic + w.plenty);
        life + self.force.worth() + self.gates + magic + w.hand * self.hand + w.draw * self.draw
    }

    /// What the units threaten: the Summoner, the best kill, and how near they are to where the war is won.
    fn threat(&self, enemy: &Side, w: &Weights) -> f32 {
        let Some((goal, life)) = enemy.summoner else { return 0.0 };
        let blow = HITS * self.force.dice(goal) / life.max(1.0);
        let (on_summoner, on_units) =
            if self.is_to_move { (w.blow_now, w.kill_now) } else { (w.blow_later, w.kill_later) };
        w.nearness * self.force.nearness(goal)
            + on_summoner * blow.min(1.5)
            + on_units * self.force.kill(&enemy.force, HITS)
    }

    /// How likely it is that a turn kills their Summoner.
    fn ends(&self, enemy: &Side) -> f32 {
        enemy.summoner.map_or(0.0, |(cell, life)| at_least(life as u32, self.force.dice(cell) as u32, HITS))
    }
}
