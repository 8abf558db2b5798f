//! What single scenarios keep beside everything else, and what is pending of their own: H3-MODE-6.

use super::{Player, State};
use crate::printed::{Face, Location, TileKind, Unit};
use crate::scenario::{Goal, Map, Special};
use crate::tables::Resource;
use ::cards::Pile;
use grid::hex::{Hex, Side};
use kernel::{Seat, named};

/// A unit card in the hands of somebody whose faction it is not of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Ally {
    pub unit: Unit,
    pub is_pack: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Quest {
    /// Wandering Dragons: where the group is, until it is beaten.
    pub dragons: Option<Hex>,
    pub wandering: Pile<4, Unit>,
    /// They go one field further this round.
    pub hurry: bool,
    /// Units set aside for the Dragon Utopia.
    pub utopia: Pile<4, Unit>,
    /// Stand United: everybody may field them.
    pub shared: Pile<16, Ally>,
}

/// Something pending that only single scenarios know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Errand {
    /// H3-SETUP-18: a starting unit of the player's choice, by its place in the scenario's army.
    Enlist {
        seat: Seat,
        troop: u8,
    },
    /// Emerald Island: a visited field gives once more what it gave.
    VisitAgain(Seat),
    /// Stand United: the neutral decks are turned over; then one of the three may be recruited.
    SharedDraw(Seat),
    SharedRecruit {
        seat: Seat,
        units: [Option<Unit>; 3],
    },
    /// One player hands resources to another; afterwards perhaps the other way round.
    Barter {
        seat: Seat,
        to: Seat,
        back: bool,
    },
    /// H3-MARKET-3: a card is offered to a fellow; then the fellow gives one for it, or none.
    Swap {
        seat: Seat,
        to: Seat,
        offered: Option<Face>,
    },
    /// Stand United: who has won in the Dragon Utopia leaves a unit behind, then the game.
    Bequeath(Seat),
    Leave(Seat),
}

impl Errand {
    pub(crate) fn owner(self) -> Seat {
        match self {
            Errand::Enlist { seat, .. }
            | Errand::VisitAgain(seat)
            | Errand::SharedDraw(seat)
            | Errand::SharedRecruit { seat, .. }
            | Errand::Barter { seat, .. }
            | Errand::Swap { seat, .. }
            | Errand::Bequeath(seat)
            | Errand::Leave(seat) => seat,
        }
    }
}

named! {
    /// What is asked of it.
    Matter {
        Enlist = "enlist",
        VisitAgain = "visit-again",
        SharedRecruit = "shared-recruit",
        Barter = "barter",
        Swap = "swap",
        Bequeath = "bequeath",
        Dragons = "dragons",
        Carry = "carry",
    }
}

/// What happened of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    Gave {
        seat: Seat,
        to: Seat,
        unit: Unit,
    },
    HandedOver {
        seat: Seat,
        to: Seat,
        what: Resource,
        amount: u16,
    },
    OfferedCard {
        seat: Seat,
        to: Seat,
        card: Face,
    },
    Shared {
        unit: Unit,
    },
    Left {
        seat: Seat,
    },
    DragonsRolled {
        n: i8,
    },
    DragonsMoved {
        to: Hex,
    },
    DragonsFought {
        seat: Seat,
    },
    DragonsBurnt {
        at: Hex,
    },
    DragonsBeaten {
        seat: Seat,
    },
    Kept {
        seat: Seat,
        card: Face,
    },
    /// A part of a scenario's story, by its place.
    Story {
        map: Map,
        part: u8,
    },
}

impl State {
    /// The units a player can field: H3-UNIT-23, and those that a scenario lets all have.
    pub fn units(&self, seat: Seat) -> impl Iterator<Item = (Unit, bool)> + '_ {
        let shared = self.quest.shared.as_slice().iter().map(|ally| (ally.unit, ally.is_pack));
        self.player(seat).units().chain(shared.filter(move |_| !self.is_ai(seat)))
    }

    /// Whether a card of a faction is in somebody else's hands.
    pub(crate) fn is_lent(&self, unit: Unit) -> bool {
        let held = |allies: &[Ally]| allies.iter().any(|ally| ally.unit == unit);
        self.players.iter().any(|player| held(player.allies.as_slice())) || held(self.quest.shared.as_slice())
    }

    /// H3-UNIT-4
    pub(crate) fn lose(&mut self, seat: Seat, unit: Unit) {
        let before = *self.player(seat);
        self.player_mut(seat).lose(unit);
        if before == *self.player(seat) {
            let all = self.quest.shared;
            let mut found = false;
            let is = |ally: &Ally| {
                let this = !found && ally.unit == unit;
                found |= this;
                !this
            };
            self.quest.shared = all.as_slice().iter().copied().filter(is).collect();
        }
    }

    /// H3-UNIT-11: a pack turns to few.
    pub(crate) fn shrink(&mut self, seat: Seat, unit: Unit) {
        let player = &mut self.players[seat.index()];
        if unit.facts().faction == Some(player.faction()) {
            player.army[unit.place()] = 1;
            return;
        }
        let allies = player.allies.as_mut_slice().iter_mut().chain(self.quest.shared.as_mut_slice());
        allies.filter(|ally| ally.unit == unit).for_each(|ally| ally.is_pack = false);
    }

    /// The guards a scenario's own rule gives a field.
    pub(crate) fn own_guard(&self, spot: &super::map::Spot) -> Option<u8> {
        let scenario = self.scenario();
        match spot.facts.location {
            // Each player has to win there.
            Location::DragonUtopia if scenario.is_won_by(Goal::EachWinsInUtopia) => Some(spot.facts.guard),
            Location::Settlement if scenario.has(Special::ArchangelsWaitInF3) => {
                (self.tiles.as_slice()[spot.slot].tile.id() == "F3").then_some(0)
            }
            _ => None,
        }
    }

    /// Emerald Island: yellow lines between two starting tiles are ignored.
    pub(crate) fn is_open_between_starts(&self, hex: Hex, side: Side) -> bool {
        if !self.scenario().has(Special::NoWallsBetweenStartingTiles) {
            return false;
        }
        let start =
            |hex: Hex| self.slot_at(hex).filter(|&slot| self.tiles.as_slice()[slot].tile.kind() == TileKind::Starting);
        let (from, to) = (start(hex), start(hex.step(side)));
        from.is_some() && to.is_some() && from != to
    }
}

impl Player {
    /// A unit of another faction, or a neutral one, is taken along.
    pub(crate) fn welcome(&mut self, unit: Unit, is_pack: bool) {
        match unit.facts().faction {
            Some(faction) if faction == self.faction() => self.army[unit.place()] = 1 + u8::from(is_pack),
            Some(_) => self.allies.push(Ally { unit, is_pack }),
            None => self.hired.push(unit),
        }
    }
}
