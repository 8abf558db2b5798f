//! What the things of a scene are called, for every drawing. Says and counts; never places anything.

use crate::{Choice, Picture};
use kernel::scene::{Area, Attachment, Board, Card, Counter, Die, DieFace, KnownCard, Number, Part, Scene, Thing};
use kernel::{Phrase, Seat};

impl Picture<'_> {
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase)
    }

    pub(crate) fn say_some(&self, phrase: Option<&Phrase>) -> Option<String> {
        phrase.map(|p| self.say(p)).filter(|said| !said.is_empty())
    }

    /// The answers that point at an element.
    pub(crate) fn answers_at(&self, id: &str) -> Vec<&Choice> {
        let Some(question) = &self.question else { return vec![] };
        question.answers.iter().filter(|a| a.target.as_deref() == Some(id)).collect()
    }

    pub(crate) fn answers(&self) -> &[Choice] {
        self.question.as_ref().map_or(&[], |q| &q.answers)
    }

    /// The seats in the order in which they are shown: the others from my left, I last.
    pub(crate) fn seats_mine_last(&self) -> Vec<usize> {
        let seats = &self.scene.seats;
        let mine = seats.iter().position(|panel| Some(panel.seat) == self.seat);
        let first = mine.map_or(0, |i| i + 1);
        (0..seats.len()).map(|i| (first + i) % seats.len()).collect()
    }

    pub(crate) fn card_name(&self, card: &Card) -> String {
        match card {
            Card::Unknown { .. } => self.speaker.word("hidden-card"),
            Card::Known(known) => self.say(&known.name),
        }
    }

    /// `fits 3×`
    pub(crate) fn fits(&self, card: &KnownCard) -> Option<String> {
        card.fits.as_ref().map(|places| self.say(&Phrase::new("fits").number("n", places.len() as i64)))
    }

    /// `strength 5▲, life 5/7`
    pub(crate) fn stats(&self, card: &KnownCard) -> String {
        let stat = |n: &Number| format!("{} {}", self.say(&n.label), figure(n)).trim().to_string();
        card.stats.iter().map(stat).collect::<Vec<_>>().join(", ")
    }

    /// What a screen reader would say of a thing.
    pub(crate) fn thing_label(&self, thing: &Thing) -> String {
        match thing {
            Thing::Card(card) => self.card_label(card),
            Thing::Piece(piece) => self.say(&piece.label),
            Thing::Barrier(barrier) => {
                let label = self.say(&barrier.label);
                if barrier.broken { format!("{label} ({})", self.speaker.word("broken-barrier")) } else { label }
            }
            Thing::Marker(marker) => self.say(&marker.label),
            Thing::Die(die) => self.say(&die.label),
        }
    }

    /// What an element is called, wherever it lies; its `id` where nothing is.
    pub(crate) fn name_of(&self, id: &str) -> String {
        match found(self.scene, id) {
            None => id.to_string(),
            Some(Found::Card(card)) => self.card_name(card),
            Some(Found::Thing(thing)) => self.thing_label(thing),
            Some(Found::Place(place)) => place.to_string(),
            Some(Found::Area(area)) => self.say(&area.label),
        }
    }

    pub(crate) fn card_label(&self, card: &Card) -> String {
        let name = self.card_name(card);
        let Card::Known(known) = card else { return name };
        let stats = self.stats(known);
        let mut label = if stats.is_empty() { name } else { format!("{name} ({stats})") };
        if let Some(side) = self.say_some(known.side.as_ref()) {
            label = format!("{label}, {side}");
        }
        if let Some(state) = self.say_some(known.state.as_ref()) {
            label = format!("{label}: {state}");
        }
        if let Some(fits) = self.fits(known) {
            label = format!("{label}, {fits}");
        }
        label
    }
}

/// Something of a scene that an `id` points at.
#[derive(Clone, Copy, Debug)]
pub enum Found<'s> {
    Card(&'s Card),
    Thing(&'s Thing),
    /// A square or a hex, as the game names it.
    Place(&'s str),
    Area(&'s Area),
}

/// What lies on the boards or before the seats under this `id`, also on or under something else.
pub fn found<'s>(scene: &'s Scene, id: &str) -> Option<Found<'s>> {
    let laid = scene.seats.iter().flat_map(|panel| &panel.cards);
    let on_boards = scene.boards.iter().find_map(|board| match board {
        Board::Grid(grid) => {
            let cells = || grid.cells.iter().flatten();
            let place = cells().find(|cell| cell.id == id).map(|cell| Found::Place(&cell.place));
            place.or_else(|| cells().find_map(|cell| among(&cell.things, id)))
        }
        Board::Hex(field) => {
            let place = field.fields.iter().find(|field| field.id == id).map(|field| Found::Place(&field.place));
            place.or_else(|| field.fields.iter().find_map(|field| among(&field.things, id)))
        }
        Board::Areas(areas) => {
            let place = areas.iter().find(|area| area.id == id).map(Found::Area);
            let there =
                |area: &'s Area| among(&area.things, id).or_else(|| area.at_it.iter().find_map(|c| in_card(c, id)));
            place.or_else(|| areas.iter().find_map(there))
        }
    });
    on_boards.or_else(|| laid.into_iter().find_map(|card| in_card(card, id)))
}

fn among<'s>(things: &'s [Thing], id: &str) -> Option<Found<'s>> {
    things.iter().find_map(|thing| match thing {
        Thing::Card(card) => in_card(card, id),
        Thing::Piece(_) | Thing::Barrier(_) | Thing::Marker(_) | Thing::Die(_) => {
            (thing_id(thing) == id).then_some(Found::Thing(thing))
        }
    })
}

fn in_card<'s>(card: &'s Card, id: &str) -> Option<Found<'s>> {
    if card_id(card) == id {
        return Some(Found::Card(card));
    }
    let Card::Known(known) = card else { return None };
    known.attachments.iter().find_map(|attachment| in_card(&attachment.card, id))
}

/// What hangs on a card, and on what hangs there: how deep, the bearer's own first.
pub fn hung(card: &KnownCard) -> Vec<(usize, &Attachment)> {
    fn add<'s>(card: &'s KnownCard, depth: usize, all: &mut Vec<(usize, &'s Attachment)>) {
        for attachment in &card.attachments {
            all.push((depth, attachment));
            if let Card::Known(carrier) = &attachment.card {
                add(carrier, depth + 1, all);
            }
        }
    }
    let mut all = vec![];
    add(card, 0, &mut all);
    all
}

pub fn thing_id(thing: &Thing) -> &str {
    match thing {
        Thing::Card(card) => card_id(card),
        Thing::Piece(piece) => &piece.id,
        Thing::Barrier(barrier) => &barrier.id,
        Thing::Marker(marker) => &marker.id,
        Thing::Die(die) => &die.id,
    }
}

pub fn card_id(card: &Card) -> &str {
    match card {
        Card::Unknown { id, .. } => id,
        Card::Known(known) => &known.id,
    }
}

/// Whose colour a card wears: who commands it, else who owns it.
pub fn card_seat(card: &Card) -> Option<Seat> {
    match card {
        Card::Unknown { seat, .. } => *seat,
        Card::Known(known) => known.controller.or(known.owner),
    }
}

/// `5▲/7`, or `2–5` while dice are still out.
pub fn figure(number: &Number) -> String {
    let mut figure = format!("{}{}", minus(number.value), change_mark(number));
    if let Some(up_to) = number.up_to {
        figure = format!("{}–{}", minus(number.value), minus(up_to));
    }
    match number.of {
        Some(of) => format!("{figure}/{of}"),
        None => figure,
    }
}

/// The mark beside a number that is higher or lower than printed.
pub fn change_mark(number: &Number) -> &'static str {
    match number.printed {
        Some(printed) if number.value > printed => "▲",
        Some(printed) if number.value < printed => "▼",
        Some(_) | None => "",
    }
}

/// A proper minus sign, which is as wide as a plus.
pub fn minus(value: i32) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

pub fn signed(value: i32) -> String {
    if value >= 0 { format!("+{value}") } else { minus(value) }
}

/// What a part adds: `11` as the first, then `+2`, `×2`; `−1…+1` while dice are still out.
pub fn share(place: usize, part: &Part) -> String {
    match (place, part.up_to) {
        _ if part.is_factor => format!("×{}", minus(part.amount)),
        (_, Some(most)) => format!("{}…{}", signed(part.amount), signed(most)),
        (0, None) => minus(part.amount),
        (_, None) => signed(part.amount),
    }
}

/// `15`, `7/12`
pub fn counted(counter: &Counter) -> String {
    match counter.of {
        Some(of) => format!("{}/{of}", minus(counter.value)),
        None => minus(counter.value),
    }
}

/// Halves as a player reads them: `3`, `3½`.
pub fn halves(value: u32) -> String {
    match (value / 2, value % 2) {
        (0, 1) => "½".into(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// What lies on top of a die, in as few letters as possible.
pub fn die_word(die: &Die) -> String {
    match &die.face {
        DieFace::Hidden => "?".into(),
        DieFace::Pips(n) => n.to_string(),
        DieFace::Word(word) => word.clone(),
        DieFace::Icons(icons) => icons
            .iter()
            .map(|icon| icon.0.split_once('-').map_or(icon.0, |(_, name)| name))
            .collect::<Vec<_>>()
            .join("+"),
        DieFace::Count(n, _) => n.to_string(),
    }
}

/// A seat's shape as a letter; the same order as in the sprite.
pub fn glyph(seat: Seat) -> &'static str {
    ["●", "◆", "▲", "■", "⬢", "✚", "★", "▼"][seat.index() % 8]
}
