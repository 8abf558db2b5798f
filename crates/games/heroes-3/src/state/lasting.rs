//! Cards whose effect lasts in a combat, and what they change: read off the cards, stored nowhere else.

use super::{Combat, Party};
use crate::cards::{self, Clause, Magic};
use crate::printed::{Face, Gait};

/// A card whose effect lasts: H3-COMBAT-24. It is in no pile until then.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Lasting {
    pub card: Face,
    /// Which effect, or the level of a spell.
    pub which: u8,
    /// Who played it: 0 the attacker, 1 the defender.
    pub party: u8,
    /// The fighter it lies on; none: the whole side.
    pub on: Option<u8>,
    /// The last combat round it lasts; none: the whole combat.
    pub until: Option<u8>,
    /// It goes back to the hand.
    pub returns: bool,
}

/// As many cards as may lie in play.
pub(crate) const MOST_LASTING: usize = 12;

impl Lasting {
    pub fn owner(&self) -> Party {
        if self.party == 0 { Party::Attacker } else { Party::Defender }
    }
}

impl Combat {
    /// The clauses of cards that last and lie on a fighter or on its whole side, with how often their numbers count.
    fn lasting_on(&self, by: u8) -> impl Iterator<Item = (Clause, i8)> + '_ {
        let party = Combat::party(by) as u8;
        let unit = self.fighter(by).unit;
        let lies = move |l: &&Lasting| l.on == Some(by) || l.on.is_none() && l.party == party;
        self.lasting.as_slice().iter().filter(lies).flat_map(move |l| {
            let times = cards::favour(l.card, l.which, unit);
            cards::clauses(l.card, l.which).iter().map(move |&clause| (clause, times))
        })
    }

    /// Spells that last and lie on a fighter, with their level.
    fn spells_on(&self, by: u8) -> impl Iterator<Item = (Magic, usize)> + '_ {
        let lies = self.lasting.as_slice().iter().filter(move |l| l.on == Some(by));
        lies.filter_map(|l| Some((cards::magic(l.card)?, usize::from(l.which.min(2)))))
    }

    /// H3-UNIT-12, with cards that change it. It never falls below 0.
    pub fn initiative(&self, by: u8) -> u8 {
        let fighter = self.fighter(by);
        let mut initiative = fighter.initiative;
        if !self.lasting.is_empty() {
            for (clause, times) in self.lasting_on(by) {
                initiative += match clause {
                    Clause::Initiative(n) => n * times,
                    Clause::ShotsFirst(n) if fighter.gait() == Gait::Ranged => n,
                    _ => 0,
                };
            }
            for (magic, level) in self.spells_on(by) {
                initiative += if let Magic::Initiative(n) = magic { n[level] } else { 0 };
            }
        }
        fighter.side().initiative.saturating_add_signed(initiative)
    }

    /// H3-AMB-74: of the side a fighter shows.
    pub fn health(&self, by: u8) -> u8 {
        let more = |(clause, times)| if let Clause::Health(n) = clause { n * times } else { 0 };
        let lasting: i8 = self.lasting_on(by).map(more).sum();
        self.fighter(by).side().health.saturating_add_signed(lasting)
    }

    /// Archery: against those who are not adjacent.
    pub(crate) fn shots(&self, by: u8, on: u8) -> i8 {
        let (shooter, target) = (self.fighter(by), self.fighter(on));
        if self.lasting.is_empty() || shooter.gait() != Gait::Ranged || shooter.at.is_adjacent(target.at) {
            return 0;
        }
        self.lasting_on(by).map(|(clause, _)| if let Clause::Shots(n) = clause { n } else { 0 }).sum()
    }

    /// Fire Shield: what an adjacent unit takes that attacks a fighter.
    pub(crate) fn scorching(&self, on: u8) -> u8 {
        self.spells_on(on).map(|(magic, level)| if let Magic::Scorches(n) = magic { n[level] } else { 0 }).sum()
    }

    /// Anti-Magic: spells do not touch it.
    pub fn is_warded(&self, on: u8) -> bool {
        self.spells_on(on).any(|(magic, _)| magic == Magic::Wards)
    }

    /// Disrupting Ray: it has no ability.
    pub fn is_silenced(&self, on: u8) -> bool {
        self.spells_on(on).any(|(magic, _)| magic == Magic::Silences)
    }
}
