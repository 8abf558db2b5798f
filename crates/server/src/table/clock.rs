//! Time of the seats. It runs only on the times written in the log, so it survives restarts and is the same everywhere.

use super::options::ClockRule;
use kernel::Seat;

const DAY: i64 = 24 * 60 * 60 * 1000;

#[derive(Clone, Debug)]
pub struct Clock {
    rule: ClockRule,
    /// Milliseconds left to each seat at `since`.
    left: Vec<i64>,
    since: i64,
    running: Vec<Seat>,
}

impl Clock {
    pub fn new(rule: ClockRule, seats: u8) -> Clock {
        let all = match rule {
            ClockRule::None => 0,
            ClockRule::Live { seconds, .. } => i64::from(seconds) * 1000,
            ClockRule::Days { days } => i64::from(days) * DAY,
        };
        Clock { rule, left: vec![all; usize::from(seats)], since: 0, running: vec![] }
    }

    pub fn is_kept(&self) -> bool {
        self.rule != ClockRule::None
    }

    /// Charge the time that passed to those who were asked.
    pub fn tick(&mut self, at: i64) {
        let passed = (at - self.since).max(0);
        for seat in &self.running {
            self.left[seat.index()] -= passed;
        }
        self.since = self.since.max(at);
    }

    /// Nobody is charged for the time since the last line.
    pub fn skip(&mut self, at: i64) {
        self.since = self.since.max(at);
    }

    /// Nobody is charged for so much of the time since the last line.
    pub fn stand(&mut self, ms: i64, at: i64) {
        self.since = (self.since + ms).min(at).max(self.since);
    }

    /// Who is asked from now on. Whoever has just answered gets the increment; a turn in days begins anew.
    pub fn ask(&mut self, asked: &[Seat]) {
        match self.rule {
            ClockRule::None => {}
            ClockRule::Live { increment, .. } => {
                for seat in self.running.iter().filter(|s| !asked.contains(s)) {
                    self.left[seat.index()] += i64::from(increment) * 1000;
                }
            }
            ClockRule::Days { days } => {
                for seat in asked.iter().filter(|s| !self.running.contains(s)) {
                    self.left[seat.index()] = i64::from(days) * DAY;
                }
            }
        }
        self.running = asked.to_vec();
    }

    /// A default was given for a seat without time: a short while for the next question.
    pub fn forgive(&mut self, seat: Seat) {
        let grace = match self.rule {
            ClockRule::Live { increment, .. } => i64::from(increment.max(10)) * 1000,
            ClockRule::Days { days } => i64::from(days) * DAY,
            ClockRule::None => 0,
        };
        self.left[seat.index()] = self.left[seat.index()].max(grace);
    }

    /// Who runs out of time first, and when.
    pub fn deadline(&self) -> Option<(Seat, i64)> {
        if !self.is_kept() {
            return None;
        }
        self.running.iter().map(|&s| (s, self.since + self.left[s.index()])).min_by_key(|(_, at)| *at)
    }

    /// What every seat has left at a moment.
    pub fn left(&self, at: i64) -> Option<Vec<i64>> {
        let passed = (at - self.since).max(0);
        let left = |(i, &left): (usize, &i64)| {
            let runs = self.running.iter().any(|s| s.index() == i);
            if runs { left - passed } else { left }
        };
        self.is_kept().then(|| self.left.iter().enumerate().map(left).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_clock_charges_who_is_asked_and_adds_the_increment() {
        let mut clock = Clock::new(ClockRule::Live { seconds: 60, increment: 5 }, 2);
        clock.skip(1_000);
        clock.ask(&[Seat(0)]);
        clock.tick(11_000);
        clock.ask(&[Seat(1)]);
        assert_eq!(clock.left(21_000), Some(vec![55_000, 50_000]));
        assert_eq!(clock.deadline(), Some((Seat(1), 71_000)));
    }

    #[test]
    fn time_while_the_server_was_away_is_nobodys() {
        let mut clock = Clock::new(ClockRule::Days { days: 1 }, 2);
        clock.skip(0);
        clock.ask(&[Seat(0)]);
        clock.skip(DAY * 3);
        assert_eq!(clock.deadline(), Some((Seat(0), DAY * 4)));
    }

    #[test]
    fn a_sleeper_pays_for_the_time_a_server_was_there() {
        let mut clock = Clock::new(ClockRule::Days { days: 2 }, 2);
        clock.skip(0);
        clock.ask(&[Seat(0)]);
        clock.stand(DAY, DAY + 7);
        assert_eq!(clock.left(DAY + 7), Some(vec![2 * DAY - 7, 2 * DAY]));
        clock.stand(DAY, DAY + 9);
        assert_eq!(clock.left(DAY + 9), Some(vec![2 * DAY, 2 * DAY]), "no more than passed");
    }

    #[test]
    fn a_turn_in_days_begins_anew() {
        let mut clock = Clock::new(ClockRule::Days { days: 2 }, 2);
        clock.ask(&[Seat(0)]);
        clock.tick(DAY);
        clock.ask(&[Seat(1)]);
        clock.tick(DAY + 5);
        clock.ask(&[Seat(0)]);
        assert_eq!(clock.deadline(), Some((Seat(0), DAY * 3 + 5)));
    }
}
