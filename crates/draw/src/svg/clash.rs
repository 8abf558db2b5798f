//! Between the camps: combats with their stages and sums, the chain of plays, effects that last. Gives back how high it
//! became, so that drawing on a sheet that is thrown away measures it.

use super::measure::{Face, width, wrapped};
use super::pen::{Pen, Rect, Type};
use super::stones::seat_icon;
use crate::Picture;
use crate::said::{card_id, minus};
use kernel::scene::{Clash, ClashSide, Lasting, Number, Pending, Phase, When};

const SIDE: f64 = 12.0;
const GAP: f64 = 6.0;
const STAGE: f64 = 18.0;

impl Picture<'_> {
    pub(super) fn between(&self, pen: &mut Pen<'_>, rect: Rect) -> f64 {
        let scene = self.scene;
        let mut y = rect.y;
        if let Some((last, waiting)) = scene.clashes.split_last() {
            for clash in waiting {
                let said = [Some(self.say(&clash.label)), self.say_some(clash.note.as_ref())];
                let said = said.into_iter().flatten().collect::<Vec<_>>().join(" · ");
                pen.words((rect.x + SIDE, y + 14.0), &said, Type::bold(12.0, "#FFFFFF"), rect.w - 2.0 * SIDE);
                y += 20.0;
            }
            y += self.clash(pen, last, Rect { y, ..rect }) + GAP;
        }
        if !scene.pending.is_empty() {
            y += self.chain(pen, Rect { y, ..rect }) + GAP;
        }
        if self.has_camp() && !scene.lasting.is_empty() {
            y += self.lastings(pen, Rect { y, ..rect }) + GAP;
        }
        (y - rect.y - GAP).max(0.0)
    }

    pub(super) fn between_height(&self, pen: &Pen<'_>, wide: f64) -> f64 {
        self.between(&mut Pen::new(pen.colours), Rect::new(0.0, 0.0, wide, 0.0))
    }

    fn clash(&self, pen: &mut Pen<'_>, clash: &Clash, rect: Rect) -> f64 {
        let half = (rect.w - 3.0 * SIDE) / 2.0;
        let foot = |side: &ClashSide| self.clash_side(&mut Pen::new(pen.colours), side, Rect::new(0.0, 0.0, half, 0.0));
        let high = 30.0 + clash.sides.iter().map(foot).fold(0.0, f64::max) + 4.0;
        let c = pen.colours;
        pen.open_labelled(&self.say(&clash.label));
        pen.path(&Rect { h: high, ..rect }.cut(9.0), &format!("fill=\"{}\"", c.card));
        let mut right = rect.right() - SIDE;
        for (i, stage) in clash.stages.iter().enumerate().rev() {
            right -= STAGE;
            self.stage(pen, i + 1, stage, Rect::new(right, rect.y + 6.0, STAGE, STAGE));
            right -= 3.0;
        }
        let label = self.say(&clash.label);
        let x = rect.x + SIDE;
        let used = pen.words((x, rect.y + 20.0), &label, Type::serif(14.5, c.ink), rect.w * 0.4) + 10.0;
        let now = clash.stages.iter().find(|stage| stage.when == When::Now).map(|stage| self.say(&stage.label));
        let about = [now, self.say_some(clash.note.as_ref())];
        let about = about.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        pen.words((x + used, rect.y + 20.0), &about, Type::sans(12.0, c.soft), right - x - used - 6.0);
        pen.line((x, rect.y + 28.0), (rect.right() - SIDE, rect.y + 28.0), &format!("stroke=\"{}\"", c.line));
        for (i, side) in clash.sides.iter().enumerate() {
            let x = rect.x + SIDE + i as f64 * (half + SIDE);
            self.clash_side(pen, side, Rect::new(x, rect.y + 30.0, half, 0.0));
        }
        pen.keys((rect.x + 8.0, rect.y + 6.0), &self.answers_at(&clash.id), 18.0);
        pen.close();
        high
    }

    fn stage(&self, pen: &mut Pen<'_>, number: usize, stage: &Phase, rect: Rect) {
        let c = pen.colours;
        let (fill, edge, ink) = match stage.when {
            When::Done => (c.game_wash.as_str(), c.edge, c.soft),
            When::Now => (c.ink, c.ink, c.card),
            When::ToCome => ("none", c.edge, c.soft),
        };
        pen.open_labelled(&self.say(&stage.label));
        pen.rect(rect, &format!("rx=\"3\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"1.3\""));
        let look = Type::bold(10.5, ink).centred();
        pen.words((rect.middle().0, rect.y + 13.0), &number.to_string(), look, rect.w);
        pen.close();
    }

    fn clash_side(&self, pen: &mut Pen<'_>, side: &ClashSide, rect: Rect) -> f64 {
        let c = pen.colours;
        let names = |ids: &[String]| ids.iter().map(|id| self.called(id)).collect::<Vec<_>>().join(", ");
        let mut x = rect.x;
        if let Some(seat) = side.seat {
            pen.icon(seat_icon(seat), Rect::new(x, rect.y + 6.0, 10.0, 10.0), c.seat(seat).ink);
            x += 15.0;
        }
        let who = match &side.blow {
            Some(blow) => self.say(&blow.label),
            None => format!("{}: {}", self.say(&side.label), names(&side.members)),
        };
        let note = self.say_some(side.note.as_ref()).unwrap_or_default();
        let look = Type::bold(11.0, c.bad).at_end();
        let right = rect.right() - pen.words((rect.right(), rect.y + 15.0), &note, look, rect.w * 0.4);
        pen.words((x, rect.y + 15.0), &who, Type::bold(12.5, c.ink).down_to(9.0), right - x - 6.0);
        let mut y = rect.y + 20.0;
        let Some(blow) = &side.blow else { return y - rect.y };
        let foot = y + 20.0;
        let mut x = rect.x;
        for (i, number) in [&blow.left, &blow.right].into_iter().enumerate() {
            if i == 1 {
                x += pen.words((x, foot - 2.0), blow.relation, Type::bold(14.0, c.ink), 30.0) + 7.0;
            }
            if let Some(icon) = number.icon {
                pen.icon(icon.0, Rect::new(x, foot - 15.0, 16.0, 16.0), c.ink);
                x += 20.0;
            }
            x += pen.words((x, foot), &minus(number.value), Type::bold(22.0, c.ink), 60.0) + 8.0;
        }
        let with = if side.uses.is_empty() { String::new() } else { format!(" · {}", names(&side.uses)) };
        let verdict = format!("{}{with}", self.say(&blow.verdict));
        for (i, line) in wrapped(&verdict, 11.5, Face::Bold, rect.right() - x, 2).iter().enumerate() {
            let up = if i == 0 { 8.0 } else { -5.0 };
            pen.words((x, foot - up), line, Type::bold(11.5, c.ink).down_to(8.5), rect.right() - x);
        }
        y += 27.0;
        for number in [&blow.left, &blow.right].into_iter().filter(|number| number.parts.len() > 1) {
            y += self.reckoned(pen, number, Rect::new(rect.x, y, rect.w, 0.0));
        }
        y - rect.y + 4.0
    }

    /// `⚔ 16 = 11 printed +1 Dark Fire`
    fn reckoned(&self, pen: &mut Pen<'_>, number: &Number, rect: Rect) -> f64 {
        let c = pen.colours;
        let mut left = rect.x;
        if let Some(icon) = number.icon {
            pen.icon(icon.0, Rect::new(left, rect.y + 2.5, 9.0, 9.0), c.soft);
            left += 12.0;
        }
        let said = format!("{} = {}", minus(number.value), self.parts(number));
        let lines = wrapped(&said, 11.0, Face::Sans, rect.right() - left, 3);
        for (i, line) in lines.iter().enumerate() {
            let look = Type::sans(11.0, c.soft).down_to(8.0);
            pen.words((left, rect.y + 11.0 + 14.0 * i as f64), line, look, rect.right() - left);
        }
        14.0 * lines.len() as f64
    }

    fn chain(&self, pen: &mut Pen<'_>, rect: Rect) -> f64 {
        let c = pen.colours;
        let high = 8.0 + 17.0 * self.scene.pending.len() as f64;
        pen.path(&Rect { h: high, ..rect }.cut(8.0), &format!("fill=\"{}\"", c.card));
        for (i, pending) in self.scene.pending.iter().enumerate() {
            let place = Rect::new(rect.x + SIDE, rect.y + 4.0 + 17.0 * i as f64, rect.w - 2.0 * SIDE, 17.0);
            self.link(pen, pending, i > 0, place);
        }
        high
    }

    fn link(&self, pen: &mut Pen<'_>, pending: &Pending, follows: bool, rect: Rect) {
        let c = pen.colours;
        let foot = rect.y + 12.5;
        let mut x = rect.x;
        if follows {
            x += pen.words((x, foot), "↳", Type::sans(12.0, c.soft), 20.0) + 5.0;
        }
        if let Some(seat) = pending.seat {
            pen.icon(seat_icon(seat), Rect::new(x, rect.y + 4.0, 9.0, 9.0), c.seat(seat).ink);
            x += 14.0;
        }
        let aims = pending.aims.iter().map(|aim| self.say(&aim.label)).collect::<Vec<_>>().join(", ");
        let what = match &pending.card {
            Some(card) if aims.is_empty() => self.card_name(card),
            Some(card) => format!("{} → {aims}", self.card_name(card)),
            None => aims,
        };
        let used = pen.words((x, foot), &what, Type::bold(12.0, c.ink), rect.w * 0.55);
        if let Some(off) = self.say_some(pending.off.as_ref()) {
            pen.line((x, foot - 4.0), (x + used, foot - 4.0), &format!("stroke=\"{}\"", c.ink));
            x += used + 8.0;
            x += pen.words((x, foot), &off, Type::bold(12.0, c.bad), rect.right() - x) + 8.0;
        } else {
            x += used + 8.0;
        }
        let about = [self.say_some(Some(&pending.label)), self.say_some(pending.note.as_ref())];
        let about = about.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        pen.words((x, foot), &about, Type::sans(11.5, c.soft).down_to(8.0), rect.right() - x);
        pen.keys((rect.x - 4.0, rect.y + 6.0), &self.answers_at(&pending.id), 15.0);
    }

    /// Effects that last, one beside the other: what, on what, until when.
    fn lastings(&self, pen: &mut Pen<'_>, rect: Rect) -> f64 {
        let (mut x, mut y) = (rect.x, rect.y);
        for lasting in &self.scene.lasting {
            let said = self.lasts(lasting);
            let wide = (width(&said, 11.0, Face::Sans) + 30.0).min(rect.w);
            if x + wide > rect.right() + 0.1 && x > rect.x {
                (x, y) = (rect.x, y + 23.0);
            }
            let place = Rect::new(x, y, wide, 19.0);
            pen.rect(place, "rx=\"4\" fill=\"#000\" fill-opacity=\".25\"");
            if let Some(seat) = lasting.seat {
                let rim = pen.colours.seat(seat).rim;
                pen.icon(seat_icon(seat), Rect::new(x + 7.0, y + 5.0, 9.0, 9.0), rim);
            }
            let look = Type::sans(11.0, "#FFFFFF").down_to(8.0);
            pen.words((x + 22.0, y + 13.5), &said, look, wide - 26.0);
            pen.keys((place.right() - 4.0, y + 4.0), &self.answers_at(card_id(&lasting.card)), 15.0);
            x += wide + 6.0;
        }
        y + 19.0 - rect.y
    }

    fn lasts(&self, lasting: &Lasting) -> String {
        let on = lasting.on.as_deref().map(|id| self.called(id)).filter(|name| !name.is_empty());
        let on = on.map_or(String::new(), |name| format!(" → {name}"));
        format!("{}{on} · {}", self.card_name(&lasting.card), self.say(&lasting.until))
    }
}
