//! The left column: who sits here and what they have, whose turn it is, what there is to reach. Never draws the board.

use super::cards::{pips, upper};
use super::measure::{Face, width, wrapped};
use super::pen::{Pen, Rect, Type};
use super::stones::seat_icon;
use super::theme::LAMP;
use crate::Picture;
use crate::said::{card_id, halves, minus, signed};
use kernel::scene::{Card, Counter, Goal, Phase, Pile, SeatPanel, Track, When};
use kernel::{Phrase, Seat};

const PLATE: f64 = 34.0;
const SIDE: f64 = 13.0;
const GAP: f64 = 10.0;

/// How much of a seat is shown: everything with its own box, or one flow of figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Room {
    Full,
    Little,
}

/// A figure with a word under it.
struct Boxed {
    id: String,
    icon: Option<&'static str>,
    value: String,
    change: String,
    label: String,
}

impl Picture<'_> {
    /// How high the column has to be.
    pub(super) fn seats_need(&self, pen: &Pen<'_>, wide: f64) -> f64 {
        self.column_height(pen, wide, Room::Little)
    }

    fn column_height(&self, pen: &Pen<'_>, wide: f64, room: Room) -> f64 {
        let seats: f64 = self.scene.seats.iter().map(|p| self.panel_height(pen, p, wide, room) + GAP).sum();
        seats + self.turn_height(pen, wide)
    }

    /// The others from the top, then the turn; my own seat stands at the bottom, next to my hand.
    pub(super) fn seat_column(&self, pen: &mut Pen<'_>, rect: Rect) {
        let room = if self.column_height(pen, rect.w, Room::Full) <= rect.h { Room::Full } else { Room::Little };
        let mut y = rect.y;
        let mut mine = None;
        for i in self.seats_mine_last() {
            let panel = &self.scene.seats[i];
            let high = self.panel_height(pen, panel, rect.w, room);
            if Some(panel.seat) == self.seat {
                mine = Some((panel, high));
                continue;
            }
            self.seat_panel(pen, panel, Rect::new(rect.x, y, rect.w, high), room);
            y += high + GAP;
        }
        let turn = self.turn_height(pen, rect.w);
        if turn > 0.0 {
            self.turn_panel(pen, Rect::new(rect.x, y, rect.w, turn - GAP));
            y += turn;
        }
        if let Some((panel, high)) = mine {
            let top = (rect.bottom() - high).max(y);
            self.seat_panel(pen, panel, Rect::new(rect.x, top, rect.w, high), room);
        }
    }

    fn panel_height(&self, pen: &Pen<'_>, panel: &SeatPanel, wide: f64, room: Room) -> f64 {
        // Drawing on a sheet that is thrown away is the one measure that cannot disagree with the drawing.
        let mut sheet = Pen::new(pen.colours);
        let foot = self.seat_body(&mut sheet, panel, Rect::new(0.0, PLATE, wide, 0.0), room);
        if foot > PLATE { foot + 4.0 } else { PLATE }
    }

    fn seat_panel(&self, pen: &mut Pen<'_>, panel: &SeatPanel, rect: Rect, room: Room) {
        let c = pen.colours;
        let seat = c.seat(panel.seat);
        let name = self.speaker.name(panel.seat);
        pen.open_labelled(&name);
        pen.panel(rect);
        let plate = if rect.h > PLATE { upper(rect, PLATE, 9.0) } else { rect.cut(9.0) };
        pen.path(&plate, &format!("fill=\"{}\"", seat.fill));
        pen.path(&plate, "fill=\"url(#light)\" fill-opacity=\".7\"");
        let acts = self.scene.turn.seat == Some(panel.seat) && !panel.out;
        // Lamplight is for whoever looks and may act, never for somebody else's turn.
        if acts && self.seat == Some(panel.seat) && !self.answers().is_empty() && rect.h > PLATE + 4.0 {
            let edge = Rect::new(rect.x + 0.5, rect.y + PLATE, rect.w - 1.0, 3.0);
            pen.rect(edge, &format!("fill=\"{LAMP}\""));
        }
        pen.icon(seat_icon(panel.seat), Rect::new(rect.x + SIDE, rect.y + 9.0, 16.0, 16.0), seat.on);
        let mut right = rect.right() - SIDE;
        if acts {
            pen.icon("i-play", Rect::new(right - 13.0, rect.y + 11.0, 13.0, 13.0), seat.on);
            right -= 19.0;
        }
        let title = match panel.out {
            true => self.speaker.word("out-of-game"),
            false => self.say_some(panel.title.as_ref()).unwrap_or_default(),
        };
        let (x, foot) = (rect.x + SIDE + 24.0, rect.y + 23.0);
        let named = width(&name, 17.0, Face::Serif).min((right - x) * if title.is_empty() { 1.0 } else { 0.62 });
        pen.words((x, foot), &name, Type::serif(17.0, seat.on).down_to(10.0), named);
        pen.words((right, foot), &title, Type::sans(12.5, seat.on).at_end().down_to(9.0), right - x - named - 8.0);
        if panel.out {
            pen.open("opacity=\".55\"");
        }
        self.seat_body(pen, panel, Rect::new(rect.x, rect.y + PLATE, rect.w, rect.h - PLATE), room);
        if panel.out {
            pen.close();
        }
        let answers = self.answers_at(&panel.id);
        pen.target(rect, &answers);
        pen.keys((rect.right() - 16.0, rect.y + 16.0), &answers, 22.0);
        pen.close();
    }

    /// Everything under the name plate; gives back where it ends.
    fn seat_body(&self, pen: &mut Pen<'_>, panel: &SeatPanel, rect: Rect, room: Room) -> f64 {
        let inner = Rect::new(rect.x + SIDE, rect.y, rect.w - 2.0 * SIDE, rect.h);
        if room == Room::Little {
            return self.flow_of_figures(pen, panel, inner);
        }
        let mut y = inner.y + 10.0;
        let at = |y: f64| Rect::new(inner.x, y, inner.w, 0.0);
        let (with_pips, rest): (Vec<&Counter>, Vec<&Counter>) =
            panel.counters.iter().partition(|c| c.of.is_some_and(|of| (1..=15).contains(&of)));
        for counter in with_pips {
            y = self.vital(pen, counter, at(y));
        }
        for track in &panel.tracks {
            y = self.track_bar(pen, track, at(y));
        }
        let counters = rest.into_iter().map(|c| self.boxed_counter(c));
        let boxes: Vec<Boxed> = counters.chain(panel.piles.iter().map(|p| self.boxed_pile(p))).collect();
        y = self.boxes(pen, &boxes, at(y));
        y = self.marker_flow(pen, panel, at(y));
        y = self.held(pen, panel, at(y));
        if y > inner.y + 10.0 { y } else { inner.y }
    }

    fn vital(&self, pen: &mut Pen<'_>, counter: &Counter, rect: Rect) -> f64 {
        let c = pen.colours;
        let value = minus(counter.value);
        let of = counter.of.unwrap_or(1);
        self.line_with_value(
            pen,
            rect,
            &self.say(&counter.label),
            counter.icon.map(|i| i.0),
            &value,
            &format!("/{of}"),
        );
        pips(
            pen,
            Rect::new(rect.x, rect.y + 22.0, rect.w, 8.0),
            f64::from(counter.value.max(0)),
            of.max(1) as usize,
            c.ink,
        );
        pen.keys((rect.right(), rect.y + 4.0), &self.answers_at(&counter.id), 18.0);
        rect.y + 38.0
    }

    fn track_bar(&self, pen: &mut Pen<'_>, track: &Track, rect: Rect) -> f64 {
        let colour = pen.colours.game.clone();
        let value = halves(track.value_in_halves);
        let of = format!("/{}", track.steps);
        self.line_with_value(pen, rect, &self.say(&track.label), track.icon.map(|i| i.0), &value, &of);
        let bar = Rect::new(rect.x, rect.y + 22.0, rect.w, 9.0);
        let value = f64::from(track.value_in_halves) / 2.0;
        if track.steps <= 30 {
            pips(pen, bar, value, track.steps.max(1) as usize, &colour);
        } else {
            pips(pen, bar, value / f64::from(track.steps), 1, &colour);
        }
        pen.keys((rect.right(), rect.y + 4.0), &self.answers_at(&track.id), 18.0);
        match self.say_some(track.next.as_ref()) {
            Some(next) => {
                pen.words((rect.x, rect.y + 46.0), &next, Type::sans(12.0, pen.colours.soft), rect.w);
                rect.y + 54.0
            }
            None => rect.y + 39.0,
        }
    }

    fn line_with_value(&self, pen: &mut Pen<'_>, rect: Rect, label: &str, icon: Option<&str>, value: &str, of: &str) {
        let c = pen.colours;
        let foot = rect.y + 14.0;
        let mut right = rect.right();
        right -= pen.words((right, foot), of, Type::sans(12.5, c.ink).at_end(), 60.0);
        right -= pen.words((right, foot), value, Type::bold(17.0, c.ink).at_end(), 80.0) + 4.0;
        if let Some(icon) = icon {
            right -= 15.0;
            pen.icon(icon, Rect::new(right, foot - 12.5, 14.0, 14.0), c.soft);
            right -= 5.0;
        }
        pen.words((rect.x, foot), label, Type::sans(13.0, c.ink).down_to(9.0), right - rect.x);
    }

    fn boxed_counter(&self, counter: &Counter) -> Boxed {
        Boxed {
            id: counter.id.clone(),
            icon: counter.icon.map(|i| i.0),
            value: crate::said::counted(counter),
            change: counter.change.map_or(String::new(), signed),
            label: self.say(&counter.label),
        }
    }

    fn boxed_pile(&self, pile: &Pile) -> Boxed {
        Boxed {
            id: pile.id.clone(),
            icon: Some(pile.icon.0),
            value: pile.count.map_or("?".into(), |count| count.to_string()),
            change: String::new(),
            label: self.say(&pile.label),
        }
    }

    fn boxes(&self, pen: &mut Pen<'_>, boxes: &[Boxed], rect: Rect) -> f64 {
        let across = match boxes.len() {
            0 => return rect.y,
            1 => {
                let only = &boxes[0];
                self.line_with_value(pen, rect, &only.label, only.icon, &only.value, &only.change);
                pen.keys((rect.right(), rect.y + 4.0), &self.answers_at(&only.id), 18.0);
                return rect.y + 24.0;
            }
            n @ 2..=4 => n,
            n if n.is_multiple_of(3) => 3,
            _ => 4,
        };
        let wide = (rect.w - 7.0 * (across - 1) as f64) / across as f64;
        let mut y = rect.y;
        for row in boxes.chunks(across) {
            for (i, boxed) in row.iter().enumerate() {
                let place = Rect::new(rect.x + i as f64 * (wide + 7.0), y, wide, 45.0);
                self.boxed(pen, boxed, place);
            }
            y += 52.0;
        }
        y
    }

    fn boxed(&self, pen: &mut Pen<'_>, boxed: &Boxed, rect: Rect) {
        let c = pen.colours;
        pen.rect(rect, &format!("rx=\"3\" fill=\"{}\" stroke=\"{}\"", c.raised, c.line));
        let change = if boxed.change.is_empty() { 0.0 } else { width(&boxed.change, 11.0, Face::Sans) + 5.0 };
        let look = Type::bold(17.0, c.ink).down_to(10.0);
        let room = rect.w - change - 6.0;
        // The word below says the same as the icon; a figure must not be lost.
        let shown = boxed.icon.filter(|_| look.width(&boxed.value) + 19.0 <= room);
        let icon = if shown.is_some() { 19.0 } else { 0.0 };
        let wide = look.width(&boxed.value).min(room - icon);
        let mut x = rect.middle().0 - (icon + wide + change) / 2.0;
        if let Some(name) = shown {
            pen.icon(name, Rect::new(x, rect.y + 8.0, 14.0, 14.0), c.soft);
            x += icon;
        }
        x += pen.words((x, rect.y + 21.0), &boxed.value, look, wide + 1.0) + 4.0;
        pen.words((x, rect.y + 20.0), &boxed.change, Type::sans(11.0, c.soft), change);
        let look = Type::sans(11.0, c.soft).centred().down_to(7.5);
        pen.words((rect.middle().0, rect.y + 37.0), &boxed.label, look, rect.w - 6.0);
        let answers = self.answers_at(&boxed.id);
        if !answers.is_empty() {
            pen.rect(rect, &format!("rx=\"3\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"", c.lamp_ink));
            pen.keys((rect.right() - 4.0, rect.y + 3.0), &answers, 18.0);
        }
    }

    fn marker_flow(&self, pen: &mut Pen<'_>, panel: &SeatPanel, rect: Rect) -> f64 {
        let (mut x, mut y) = (rect.x, rect.y);
        for marker in &panel.markers {
            let label = self.say(&marker.label);
            let wide = pen.marker_width(&label, marker).min(rect.w);
            if x + wide > rect.right() + 0.1 && x > rect.x {
                (x, y) = (rect.x, y + 29.0);
            }
            pen.marker(marker, &label, Rect::new(x, y, wide, 23.0), false);
            pen.keys((x + wide - 2.0, y + 2.0), &self.answers_at(&marker.id), 16.0);
            x += wide + 6.0;
        }
        if panel.markers.is_empty() { rect.y } else { y + 31.0 }
    }

    /// All figures of a seat in running lines, where many seats share the column.
    fn flow_of_figures(&self, pen: &mut Pen<'_>, panel: &SeatPanel, rect: Rect) -> f64 {
        let c = pen.colours;
        let tracks = panel.tracks.iter().map(|t| Boxed {
            id: t.id.clone(),
            icon: t.icon.map(|i| i.0),
            value: format!("{}/{}", halves(t.value_in_halves), t.steps),
            change: self.say_some(t.next.as_ref()).unwrap_or_default(),
            label: self.say(&t.label),
        });
        let counters = panel.counters.iter().map(|c| self.boxed_counter(c));
        let items = counters.chain(tracks).chain(panel.piles.iter().map(|p| self.boxed_pile(p)));
        let with_change = |item: Boxed| match item.change.is_empty() {
            true => item,
            false => Boxed { label: format!("{} ({})", item.label, item.change), ..item },
        };
        let items: Vec<Boxed> = items.map(with_change).collect();
        let (mut x, mut y) = (rect.x, rect.y + 20.0);
        for item in &items {
            let icon = if item.icon.is_some() { 17.0 } else { 0.0 };
            let value = width(&item.value, 15.0, Face::Bold);
            let wide = (icon + value + 5.0 + width(&item.label, 11.5, Face::Sans)).min(rect.w);
            if x + wide > rect.right() + 0.1 && x > rect.x {
                (x, y) = (rect.x, y + 21.0);
            }
            if let Some(name) = item.icon {
                pen.icon(name, Rect::new(x, y - 11.0, 13.0, 13.0), c.soft);
            }
            pen.words((x + icon, y), &item.value, Type::bold(15.0, c.ink), rect.w - icon);
            let left = x + icon + value + 5.0;
            pen.words((left, y - 0.5), &item.label, Type::sans(11.5, c.soft).down_to(8.0), x + wide - left + 1.0);
            x += wide + 14.0;
        }
        let foot = if items.is_empty() { rect.y } else { y + 8.0 };
        let at = |y: f64| Rect::new(rect.x, y + 6.0, rect.w, 0.0);
        let foot = if panel.markers.is_empty() { foot } else { self.marker_flow(pen, panel, at(foot)) };
        if panel.cards.is_empty() { foot } else { self.held(pen, panel, at(foot)) }
    }

    /// Cards that are laid before a seat, a line each.
    fn held(&self, pen: &mut Pen<'_>, panel: &SeatPanel, rect: Rect) -> f64 {
        let c = pen.colours;
        let mut y = rect.y;
        for card in &panel.cards {
            let place = Rect::new(rect.x, y, rect.w, 21.0);
            pen.rect(place, &format!("rx=\"3\" fill=\"{}\" stroke=\"{}\"", c.raised, c.line));
            let mut about = String::new();
            if let Card::Known(known) = card {
                pen.icon(known.sigil.map_or("i-card", |i| i.0), Rect::new(place.x + 6.0, y + 4.5, 12.0, 12.0), &c.game);
                about = self.say_some(known.side.as_ref()).map_or(String::new(), |side| format!(", {side}"));
            }
            let said = format!("{}{about}", self.card_name(card));
            pen.words((place.x + 24.0, y + 14.8), &said, Type::bold(12.0, c.ink).down_to(8.0), place.w - 29.0);
            pen.keys((place.right() - 4.0, y + 3.0), &self.answers_at(card_id(card)), 17.0);
            y += 25.0;
        }
        y
    }

    fn turn_height(&self, pen: &Pen<'_>, wide: f64) -> f64 {
        let mut sheet = Pen::new(pen.colours);
        let foot = self.turn_body(&mut sheet, Rect::new(0.0, 0.0, wide, 0.0));
        if foot > 0.0 { foot + 6.0 + GAP } else { 0.0 }
    }

    fn turn_panel(&self, pen: &mut Pen<'_>, rect: Rect) {
        pen.panel(rect);
        self.turn_body(pen, rect);
    }

    fn turn_body(&self, pen: &mut Pen<'_>, rect: Rect) -> f64 {
        let c = pen.colours;
        let scene = self.scene;
        let inner = Rect::new(rect.x + SIDE, rect.y, rect.w - 2.0 * SIDE, rect.h);
        let label = self.say(&scene.turn.label);
        let plays =
            scene.turn.seat.map(|seat| self.say(&Phrase::new("to-play").seat("seat", seat))).unwrap_or_default();
        let mut y = rect.y;
        if !label.is_empty() || !plays.is_empty() {
            let named = width(&label, 15.0, Face::Serif).min(inner.w * 0.5);
            pen.words((inner.x, y + 22.0), &label, Type::serif(15.0, c.ink), named + 1.0);
            let look = Type::sans(12.5, c.soft).at_end().down_to(9.0);
            let used = pen.words((inner.right(), y + 22.0), &plays, look, inner.w - named - 26.0);
            if let Some(seat) = scene.turn.seat.filter(|_| used > 0.0) {
                let x = inner.right() - used - 16.0;
                pen.icon(seat_icon(seat), Rect::new(x, y + 12.0, 11.0, 11.0), c.seat(seat).ink);
            }
            y += 30.0;
        }
        for phase in &scene.turn.phases {
            y = self.phase(pen, phase, Rect::new(inner.x, y, inner.w, 0.0));
        }
        for track in &scene.tracks {
            y = self.track_bar(pen, track, Rect::new(inner.x, y + 4.0, inner.w, 0.0));
        }
        for goal in &scene.goals {
            y = self.goal(pen, goal, Rect::new(inner.x, y + 3.0, inner.w, 0.0));
        }
        if y > rect.y { y + 2.0 } else { rect.y }
    }

    fn phase(&self, pen: &mut Pen<'_>, phase: &Phase, rect: Rect) -> f64 {
        let c = pen.colours;
        let high = if phase.when == When::Now { 26.0 } else { 21.0 };
        let bar = match phase.when {
            When::Done => c.edge,
            When::Now => LAMP,
            When::ToCome => c.line,
        };
        if phase.when == When::Now {
            pen.rect(Rect::new(rect.x, rect.y, rect.w, high), &format!("fill=\"{}\"", c.lamp_wash));
        }
        pen.rect(Rect::new(rect.x, rect.y, 3.0, high), &format!("fill=\"{bar}\""));
        let foot = rect.y + high / 2.0 + 4.5;
        let mut x = rect.x + 11.0;
        match phase.when {
            When::Done => pen.icon("i-check", Rect::new(x, foot - 10.0, 11.0, 11.0), c.soft),
            When::Now => pen.icon("i-play", Rect::new(x, foot - 10.0, 11.0, 11.0), c.ink),
            When::ToCome => {}
        }
        x += if phase.when == When::ToCome { 0.0 } else { 18.0 };
        let note = self.say_some(phase.note.as_ref()).unwrap_or_default();
        let look = Type::sans(12.0, c.soft).at_end().down_to(9.0);
        let used = pen.words((rect.right() - 6.0, foot), &note, look, rect.w * 0.45);
        let look = if phase.when == When::Now { Type::bold(14.5, c.ink) } else { Type::sans(13.0, c.soft) };
        pen.words((x, foot), &self.say(&phase.label), look, rect.right() - x - used - 12.0);
        rect.y + high
    }

    fn goal(&self, pen: &mut Pen<'_>, goal: &Goal, rect: Rect) -> f64 {
        let c = pen.colours;
        let disc = (rect.x + 13.0, rect.y + 16.0);
        let (fill, edge, ink) = if goal.met { (c.good, c.good, c.panel) } else { ("none", c.edge, c.ink) };
        pen.circle(disc, 12.5, &format!("fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"1.5\""));
        match goal.points {
            Some(points) => {
                pen.words((disc.0, disc.1 + 5.0), &minus(points), Type::bold(14.0, ink).centred(), 22.0);
            }
            None => pen.icon(if goal.met { "i-check" } else { "i-flag" }, Rect::square(disc, 13.0), ink),
        }
        let x = rect.x + 34.0;
        let room = rect.right() - x;
        let progress = match (goal.met, goal.progress) {
            (true, _) => self.speaker.word("met-now"),
            (false, Some((done, of))) => format!("{done}/{of}"),
            (false, None) => String::new(),
        };
        let look = Type::sans(12.0, if goal.met { c.good } else { c.soft }).at_end().down_to(9.0);
        let used = pen.words((rect.right(), rect.y + 15.0), &progress, look, room * 0.4);
        pen.words((x, rect.y + 15.0), &self.say(&goal.label), Type::bold(13.0, c.ink), room - used - 6.0);
        let mut y = rect.y + 15.0;
        for line in wrapped(&self.say(&goal.text), 12.0, Face::Sans, room, 3) {
            y += 15.5;
            pen.words((x, y), &line, Type::sans(12.0, c.soft), room);
        }
        pen.keys((rect.x + 2.0, rect.y + 6.0), &self.answers_at(&goal.id), 18.0);
        (y + 8.0).max(rect.y + 34.0)
    }

    /// Whoever's name stands in a sentence first.
    pub(super) fn seat_named_in(&self, sentence: &str) -> Option<Seat> {
        let seats = self.scene.seats.iter().map(|panel| panel.seat);
        let found = seats.filter_map(|seat| {
            let name = self.speaker.name(seat);
            // A single letter would be found in every word.
            let at = if name.chars().count() > 1 { sentence.find(&name) } else { None };
            at.map(|at| (at, seat))
        });
        found.min_by_key(|&(at, _)| at).map(|(_, seat)| seat)
    }
}
