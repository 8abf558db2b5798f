//! Combats and what waits, in lines: stages, both sides with their sums, the chain of plays.

use super::rows::{Page, Row};
use super::{WIDTH, step};
use crate::Picture;
use crate::said::{card_id, glyph};
use kernel::scene::{Clash, ClashSide, Pending};

impl Picture<'_> {
    pub(super) fn clash_rows(&self, page: &mut Page) {
        for clash in &self.scene.clashes {
            self.clash_row(clash, page);
        }
        for (i, pending) in self.scene.pending.iter().enumerate() {
            page.push(self.link_row(pending, i > 0));
        }
    }

    fn clash_row(&self, clash: &Clash, page: &mut Page) {
        let mut head = Row::default().strong(self.say(&clash.label)).append(self.keys(&clash.id));
        if let Some(note) = self.say_some(clash.note.as_ref()) {
            head = head.plain(" · ").plain(note);
        }
        let stages = clash.stages.iter().enumerate();
        let stages = stages.map(|(i, stage)| step(stage.when, format!("{} {}", i + 1, self.say(&stage.label))));
        page.flow(head, "  ", stages, WIDTH);
        clash.sides.iter().for_each(|side| self.side_row(side, page));
    }

    fn side_row(&self, side: &ClashSide, page: &mut Page) {
        let names = |ids: &[String]| ids.iter().map(|id| self.name_of(id)).collect::<Vec<_>>().join(", ");
        let mut start = Row::default().plain("  ");
        if let Some(seat) = side.seat {
            start = start.seat(seat, glyph(seat)).plain(" ");
        }
        let mut items = vec![];
        match &side.blow {
            None => start = start.plain(format!("{}: {}", self.say(&side.label), names(&side.members))),
            Some(blow) => {
                start = start.strong(self.say(&blow.label));
                let left = self.explained(&blow.left).plain(format!(" {} ", blow.relation));
                items.push(left.append(self.explained(&blow.right)));
                items.push(Row::default().strong(self.say(&blow.verdict)));
            }
        }
        items.extend((!side.uses.is_empty()).then(|| Row::default().dim(format!("[{}]", names(&side.uses)))));
        items.extend(self.say_some(side.note.as_ref()).map(|note| Row::default().strong(note)));
        items.insert(0, Row::default());
        page.flow(start, "  ", items, WIDTH);
    }

    fn link_row(&self, pending: &Pending, follows: bool) -> Row {
        let mut row = Row::default().plain(if follows { "  ↳ " } else { "  " });
        if let Some(seat) = pending.seat {
            row = row.seat(seat, glyph(seat)).plain(" ");
        }
        let aims = pending.aims.iter().map(|aim| self.say(&aim.label)).collect::<Vec<_>>().join(", ");
        row = match &pending.card {
            Some(card) => row.strong(self.card_name(card)).append(self.keys(card_id(card))),
            None => row,
        };
        row = match (&pending.card, aims.is_empty()) {
            (_, true) => row,
            (Some(_), false) => row.plain(format!(" → {aims}")),
            (None, false) => row.strong(aims),
        };
        let about = [self.say_some(Some(&pending.label)), self.say_some(pending.note.as_ref())];
        let about = about.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        let row = row.dim(format!(" · {about}"));
        match self.say_some(pending.off.as_ref()) {
            Some(off) => row.strong(format!(" [{off}]")),
            None => row,
        }
    }
}
