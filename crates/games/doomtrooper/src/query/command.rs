//! DT-COMMANDER: who leads whom.

use super::{May, need};
use crate::printed::{Face, Rate, Sorts, Trait, sort};
use crate::state::{Area, At, Mark, PieceId, State};
use kernel::Rule;

impl State {
    fn is_in_own_squad(&self, id: PieceId) -> bool {
        self.piece(id).at == At::In(self.controller(id), Area::Squad)
    }

    /// The kind of warrior a sergeant leads: DT-COMMANDER-5, DT-COMMANDER-6, DT-COMMANDER-7.
    pub(crate) fn unit(&self, sergeant: PieceId) -> Option<Face> {
        let kind = self.face_of(self.piece(sergeant).about?);
        let home = self.printed(sergeant).sorts.both(Sorts::CORPORATIONS);
        let member = |id: PieceId| {
            self.face_of(id) == kind && self.controller(id) == self.controller(sergeant) && self.is_a(id, home)
        };
        (self.is_a(sergeant, home) && self.warriors().any(member)).then_some(kind)
    }

    /// Whether a warrior is in the unit of a sergeant, both in the Squad: DT-COMMANDER-2.
    pub(crate) fn is_led_by(&self, sergeant: PieceId, id: PieceId) -> bool {
        self.controller(id) == self.controller(sergeant)
            && self.is_in_own_squad(sergeant)
            && self.is_in_own_squad(id)
            && self.unit(sergeant) == Some(self.face_of(id))
            && self.is_a(id, self.printed(sergeant).sorts.both(Sorts::CORPORATIONS))
            && !self.has(id, Trait::Devoted)
    }

    /// DT-COMMANDER-2, DT-COMMANDER-3: copies of one card, no personality, no commander, of a lower base V, led by nobody.
    pub(crate) fn may_lead(&self, sergeant: PieceId, who: PieceId) -> May {
        let face = self.face_of(sergeant);
        let sorts = self.sorts(who);
        let forbids = |rule: &'static str| Rule(rule).by(face.id());
        need(!self.piece(who).is(Mark::Secret), "DT-COVER-20")?;
        if !sorts.any(face.printed().sorts.both(Sorts::CORPORATIONS)) {
            return Err(forbids("DT-COMMANDER-2"));
        }
        need(!sorts.any(sort::COMMANDER), "DT-COMMANDER-2")?;
        need(!sorts.any(sort::PERSONALITY), "DT-COMMANDER-3")?;
        need(self.base(who, Rate::Value) < self.base(sergeant, Rate::Value), "DT-COMMANDER-3")?;
        let led = self.warriors().any(|id| {
            id != sergeant
                && self.controller(id) == self.controller(sergeant)
                && self.unit(id) == Some(self.face_of(who))
        });
        need(!led, "DT-COMMANDER-5")
    }

    /// Somebody leaves: whoever led him leads another copy of the card, if there is one.
    pub(crate) fn heir(&self, sergeant: PieceId, gone: PieceId) -> Option<PieceId> {
        let alike = |&id: &PieceId| {
            id != gone
                && self.face_of(id) == self.face_of(gone)
                && self.controller(id) == self.controller(sergeant)
                && !self.piece(id).is(Mark::Secret)
        };
        self.warriors().find(alike).filter(|_| self.is_warrior(sergeant) && self.face_of(sergeant).leads_a_unit())
    }
}
