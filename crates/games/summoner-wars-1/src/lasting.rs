//! What an event or ability leaves behind for a while: SW1-ABIL-14. Kept per seat and counted, for some add up
//! (SW1-ABIL-9) and some do not (SW1-ABIL-8).

use crate::state::State;
use kernel::{Seat, named};

named! {
    Lasting {
        /// The seat's Sand Goblins have Camouflage.
        DuckAndCover = "duck-and-cover",
        /// The seat's Swamp Orcs have Vinemancer Guard.
        VineGuard = "vine-guard",
        /// The seat's Swamp Orcs have Vinemancer Ambush.
        Ambush = "ambush",
        /// The seat's units with Scavenge have Stolen Weapons.
        Shiny = "shiny",
        GreaterCommand = "greater-command",
        TorodinsAdvance = "torodins-advance",
        WakeTheFatherGem = "wake-the-father-gem",
        /// The seat may summon in its Event Phase: Summoning Surge, Mirage.
        SummonNow = "summon-now",
        /// The seat was marked for its coming turn.
        SummonTheNight = "summon-the-night",
        /// The seat may spend no Magic Points; a bit for every seat that said so.
        MagicStasis = "magic-stasis",
        Tunnel = "tunnel",
        Insight = "insight",
        /// One attacking unit this turn.
        Meditate = "meditate",
        /// More units may move: Scout.
        Scout = "scout",
        /// Xaserbane went farther than two spaces, so nobody else moves.
        Sneak = "sneak",
        /// The seat has played an event this turn: Rally.
        EventPlayed = "event-played",
        /// A Hunter has stepped out of the shadows this turn.
        ShadowStep = "shadow-step",
    }
}

/// When it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ends {
    WithTheTurn,
    /// Just before the next turn of the seat it was made for: SW1-TURN-4.
    BeforeTheNext,
    /// Just before the next turn of whoever laid it on: a bit for each of them instead of a count.
    BeforeTheNextOf,
    /// With the next turn of the seat it is laid on.
    WithItsTurn,
    WithTheEventPhase,
}

impl State {
    #[inline]
    pub fn lasts(&self, seat: Seat, what: Lasting) -> bool {
        self.lasting[seat.index()][what as usize] != 0
    }

    #[inline]
    pub fn lasting(&self, seat: Seat, what: Lasting) -> u8 {
        self.lasting[seat.index()][what as usize]
    }

    pub(crate) fn add_lasting(&mut self, seat: Seat, what: Lasting) {
        self.set_lasting(seat, what, self.lasting(seat, what).saturating_add(1));
    }

    pub(crate) fn set_lasting(&mut self, seat: Seat, what: Lasting, count: u8) {
        let old = std::mem::replace(&mut self.lasting[seat.index()][what as usize], count);
        match (old, count) {
            (0, 0) => {}
            (0, _) => self.wake(what.wakes()),
            (_, 0) => self.lull(what.wakes()),
            _ => {}
        }
    }

    pub(crate) fn end_lasting(&mut self, ends: impl Fn(Lasting, Seat) -> bool) {
        for seat in self.players() {
            if self.lasting[seat.index()].iter().any(|&n| n > 0) {
                let ended = Lasting::ALL.into_iter().filter(|&what| ends(what, seat));
                ended.for_each(|what| self.set_lasting(seat, what, 0));
            }
        }
    }

    /// What was to last until this seat's turn.
    pub(crate) fn end_before_turn(&mut self, seat: Seat) {
        self.end_lasting(|what, of| what.ends() == Ends::BeforeTheNext && of == seat);
        for of in self.players() {
            for what in Lasting::ALL.into_iter().filter(|what| what.ends() == Ends::BeforeTheNextOf) {
                self.set_lasting(of, what, self.lasting(of, what) & !(1 << seat.0));
            }
        }
    }

    pub(crate) fn end_with_event_phase(&mut self) {
        self.end_lasting(|what, _| what.ends() == Ends::WithTheEventPhase);
    }

    pub(crate) fn end_with_turn(&mut self, seat: Seat) {
        self.end_lasting(|what, of| match what.ends() {
            Ends::WithTheTurn | Ends::WithTheEventPhase => true,
            Ends::WithItsTurn => of == seat,
            Ends::BeforeTheNext | Ends::BeforeTheNextOf => false,
        });
    }
}
