//! A scene as text for a terminal. It never needs colour to be understood, and in plain ink it has no escape codes.

mod board;
mod clash;
mod rows;

use crate::said::{card_id, card_seat, counted, die_word, figure, glyph, halves, hung, minus, share, signed, thing_id};
use crate::{Choice, Picture};
use kernel::scene::{Card, Counter, DieFace, Lasting, Number, OrderEntry, Pile, SeatPanel, Thing, Track, When};
use rows::{Page, Row, columns};

/// Whether the terminal shows colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    Plain,
    Colour,
}

/// The widest line; boards may be wider.
const WIDTH: usize = 100;
/// As many log lines as fit under the answers without pushing the board away.
const LOG: usize = 6;

/// Everything on one screen of a terminal.
pub fn text(picture: &Picture<'_>, ink: Ink) -> String {
    let mut page = Page::default();
    picture.title_row(&mut page);
    picture.seat_rows(&mut page);
    picture.board_rows(&mut page);
    picture.other_rows(&mut page);
    picture.question_rows(&mut page);
    picture.log_rows(&mut page);
    page.print(ink)
}

impl Picture<'_> {
    fn title_row(&self, page: &mut Page) {
        let turn = &self.scene.turn;
        let mut row = Row::default().strong(&self.title);
        if let Some(label) = self.say_some(Some(&turn.label)) {
            row = row.plain(" · ").plain(label);
        }
        if let Some(seat) = turn.seat {
            let said = self.say(&kernel::Phrase::new("to-play").seat("seat", seat));
            row = row.plain(" · ").seat(seat, glyph(seat)).plain(" ").plain(said);
        }
        page.push(row);
        if !turn.phases.is_empty() {
            let phase = |p: &kernel::scene::Phase| {
                let note = self.say_some(p.note.as_ref()).map_or(String::new(), |n| format!(" ({n})"));
                step(p.when, format!("{}{note}", self.say(&p.label)))
            };
            page.flow(Row::default(), "  ", turn.phases.iter().map(phase), WIDTH);
        }
        page.gap();
    }

    fn seat_rows(&self, page: &mut Page) {
        for panel in &self.scene.seats {
            let here = self.scene.turn.seat == Some(panel.seat);
            let start = Row::default().plain(if here { "▸ " } else { "  " }).append(self.plate(panel));
            let start = start.append(self.keys(&panel.id));
            page.flow(start, "   ", self.seat_words(panel), WIDTH);
        }
        if !self.scene.seats.is_empty() {
            page.gap();
        }
    }

    /// `● Jana`, on the seat's colour
    fn plate(&self, panel: &SeatPanel) -> Row {
        let name = self.say_some(panel.name.as_ref()).unwrap_or_else(|| self.speaker.name(panel.seat));
        Row::default().seat(panel.seat, format!("{} {name}", glyph(panel.seat)))
    }

    fn seat_words(&self, panel: &SeatPanel) -> Vec<Row> {
        let mut words: Vec<Row> = vec![];
        words.extend(self.say_some(panel.title.as_ref()).map(|title| Row::default().dim(title)));
        if panel.out {
            words.push(Row::default().strong(self.speaker.word("out-of-game")));
        }
        words.extend(panel.counters.iter().map(|c| self.counter(c)));
        words.extend(panel.tracks.iter().map(|t| self.track(t)));
        words.extend(panel.piles.iter().map(|p| self.pile(p)));
        words.extend(panel.markers.iter().map(|m| self.marker(m)));
        words.extend(panel.cards.iter().map(|card| Row::default().plain("@ ").append(self.card(card))));
        words.extend(panel.kits.iter().flat_map(|kit| self.kit(kit)));
        words
    }

    /// What a kit is called, how far it has come, and what belongs to it: prices and reasons with it.
    fn kit(&self, kit: &kernel::scene::Kit) -> Vec<Row> {
        let note = self.say_some(kit.note.as_ref()).map_or(String::new(), |note| format!(" ({note})"));
        let head = Row::default().strong(self.say(&kit.label)).dim(note).append(self.keys(&kit.id));
        let tracks = kit.tracks.iter().map(|track| self.track(track));
        let number =
            |number: &Number| Row::default().dim(self.say(&number.label)).plain(" ").append(self.explained(number));
        std::iter::once(head)
            .chain(tracks)
            .chain(kit.numbers.iter().map(number))
            .chain(kit.cards.iter().map(|card| self.card(card)))
            .collect()
    }

    fn counter(&self, counter: &Counter) -> Row {
        let change = counter.change.map_or(String::new(), |c| format!(" ({})", signed(c)));
        let label = self.say(&counter.label);
        let row = Row::default().dim(label).plain(" ").strong(counted(counter)).plain(change);
        let from = if counter.parts.is_empty() { row } else { self.sum_of(row, &counter.parts) };
        from.append(self.keys(&counter.id))
    }

    /// Pips while they can be taken in at a glance, then a figure only.
    fn track(&self, track: &Track) -> Row {
        let full = (track.value_in_halves / 2).min(track.steps);
        let half = u32::from(track.value_in_halves % 2 == 1 && full < track.steps);
        let pips = |glyph: &str, n: u32| glyph.repeat(n as usize);
        let mut row = Row::default().dim(self.say(&track.label)).plain(" ");
        if track.steps <= 20 {
            row = row.plain(pips("■", full) + &pips("◧", half) + &pips("□", track.steps - full - half)).plain(" ");
        }
        row = row.strong(halves(track.value_in_halves)).plain(format!("/{}", track.steps));
        if let Some(next) = self.say_some(track.next.as_ref()) {
            row = row.dim(format!(" → {next}"));
        }
        row.append(self.keys(&track.id))
    }

    fn pile(&self, pile: &Pile) -> Row {
        let mut row = Row::default().dim(self.say(&pile.label)).plain(" ");
        row = row.strong(pile.count.map_or("?".into(), |n| n.to_string()));
        if let Some(top) = &pile.top {
            row = row.plain(": ").append(self.card(top));
        }
        row.append(self.keys(&pile.id))
    }

    fn marker(&self, marker: &kernel::scene::Marker) -> Row {
        let count = if marker.count > 1 { format!(" ×{}", marker.count) } else { String::new() };
        let said = format!("{} {}{count}", if marker.on { "◉" } else { "○" }, self.say(&marker.label));
        let row = if marker.on { Row::default().plain(said) } else { Row::default().dim(said) };
        row.append(self.keys(&marker.id))
    }

    /// `● Nadiana (strength 5▲, life 5/7)`, with what hangs under it
    fn card(&self, card: &Card) -> Row {
        let mut row = Row::default();
        if let Some(seat) = card_seat(card) {
            row = row.seat(seat, glyph(seat)).plain(" ");
        }
        row = row.plain(self.card_label(card));
        let Card::Known(known) = card else { return row.append(self.keys(card_id(card))) };
        let places = known.fits.iter().flatten().map(|place| self.name_of(place)).collect::<Vec<_>>();
        if !places.is_empty() {
            row = row.dim(format!(": {}", places.join(" ")));
        }
        for token in known.tokens.iter().filter(|t| t.on) {
            row = row.plain(" ").append(self.marker(token));
        }
        row = row.append(self.keys(&known.id));
        for (depth, attachment) in hung(known) {
            let changes = self.say_some(attachment.changes.as_ref()).map_or(String::new(), |c| format!(" {c}"));
            let idle = self.say_some(attachment.idle.as_ref()).map_or(String::new(), |i| format!(" [{i}]"));
            let said = format!(" {} {}{changes}{idle}", "+".repeat(depth + 1), self.card_name(&attachment.card));
            row = row.dim(said).append(self.keys(card_id(&attachment.card)));
        }
        row
    }

    fn thing(&self, thing: &Thing) -> Row {
        let row = match thing {
            Thing::Card(card) => return self.card(card),
            Thing::Marker(marker) => return self.marker(marker),
            Thing::Die(die) => return self.die(die),
            Thing::Piece(piece) => {
                let mark = piece.owner.map_or("○", glyph);
                let row = match piece.owner {
                    Some(seat) => Row::default().seat(seat, mark),
                    None => Row::default().plain(mark),
                };
                let points = piece.points.map_or(String::new(), |(left, of)| format!(" {left}/{of}"));
                row.plain(format!(" {}{points}", self.say(&piece.label)))
            }
            Thing::Barrier(barrier) => {
                let stops = self.say_some(barrier.stops.as_ref()).map_or(String::new(), |s| format!(" ({s})"));
                Row::default().plain(format!("# {}{stops}", self.thing_label(thing)))
            }
        };
        row.append(self.keys(thing_id(thing)))
    }

    fn die(&self, die: &kernel::scene::Die) -> Row {
        let again = if die.again { "↻" } else { "" };
        let shown = match die.face {
            DieFace::Count(..) => self.say(&die.label),
            _ => die_word(die),
        };
        let said = format!("[{shown}]{again}");
        let row = if die.counts == Some(false) { Row::default().dim(said) } else { Row::default().strong(said) };
        row.append(self.keys(&die.id))
    }

    /// The numbers of the answers that point here: `(3)`, `(3,7)`, `(3…)`.
    fn keys(&self, id: &str) -> Row {
        match &self.answers_at(id)[..] {
            [] => Row::default(),
            answers => Row::default().plain(" ").lamp(key_word(answers)),
        }
    }

    fn other_rows(&self, page: &mut Page) {
        let scene = self.scene;
        let before = page.len();
        self.clash_rows(page);
        page.flow(Row::default(), "   ", scene.order.iter().map(|entry| self.order(entry)), WIDTH);
        page.flow(Row::default(), "   ", scene.tracks.iter().map(|t| self.track(t)), WIDTH);
        page.flow(Row::default(), "   ", scene.piles.iter().map(|p| self.pile(p)), WIDTH);
        for throw in &scene.dice {
            let start = Row::default().dim(self.say(&throw.label)).append(self.keys(&throw.id));
            page.flow(start, " ", throw.dice.iter().map(|d| self.die(d)), WIDTH);
        }
        for sum in &scene.sums {
            let label = Row::default().strong(self.say(&sum.label));
            let verdict = self.say(&sum.verdict);
            let relation = format!(" {} ", sum.relation);
            let row = self.explained(&sum.left).plain(relation).append(self.explained(&sum.right));
            page.flow(label, "  ", [row, Row::default().strong(verdict)], WIDTH);
        }
        for lasting in &scene.lasting {
            page.push(self.lasting(lasting));
        }
        for goal in &scene.goals {
            let points = goal.points.map_or(String::new(), |p| format!(" ({})", signed(p)));
            let progress = goal.progress.map_or(String::new(), |(done, of)| format!(" {done}/{of}"));
            let met = if goal.met { format!(" ✓ {}", self.speaker.word("met-now")) } else { String::new() };
            let start = Row::default().strong(self.say(&goal.label)).plain(format!("{points}{progress}{met}"));
            page.flow(start.append(self.keys(&goal.id)), "  ", [Row::default().dim(self.say(&goal.text))], WIDTH);
        }
        if page.len() > before {
            page.gap();
        }
        if !scene.hand.is_empty() {
            page.push(Row::default().dim(self.speaker.word("in-hand")));
            for card in &scene.hand {
                page.push(Row::default().plain("  ").append(self.card(card)));
                self.effect_rows(card, page);
            }
            page.gap();
        }
    }

    fn effect_rows(&self, card: &Card, page: &mut Page) {
        let Card::Known(known) = card else { return };
        for effect in &known.effects {
            let words = [effect.word.as_ref(), effect.timing.as_ref(), Some(&effect.text)];
            let said = words.into_iter().filter_map(|w| self.say_some(w)).collect::<Vec<_>>().join(" · ");
            let not_now = self.say_some(effect.not_now.as_ref()).map_or(String::new(), |why| format!(" [{why}]"));
            page.push(Row::default().plain("    ").dim(said).dim(not_now).append(self.keys(&effect.id)));
        }
    }

    fn order(&self, entry: &OrderEntry) -> Row {
        let mut row = Row::default();
        if let Some(number) = entry.number {
            row = row.strong(minus(number)).plain(" ");
        }
        if let Some(seat) = entry.seat {
            row = row.seat(seat, glyph(seat)).plain(" ");
        }
        let note = self.say_some(entry.note.as_ref()).map_or(String::new(), |n| format!(" ({n})"));
        row.append(step(entry.when, format!("{}{note}", self.say(&entry.label)))).append(self.keys(&entry.id))
    }

    /// `16 = 11 printed +1 Dark Fire`
    fn explained(&self, number: &Number) -> Row {
        self.sum_of(Row::default().strong(figure(number)), &number.parts)
    }

    fn sum_of(&self, mut row: Row, parts: &[kernel::scene::Part]) -> Row {
        for (i, part) in parts.iter().enumerate() {
            let amount = share(i, part);
            let said = format!("{}{amount} {}", if i == 0 { " = " } else { " " }, self.say(&part.source));
            row = row.dim(said);
            if let Some((why, rule)) = &part.struck {
                row = row.dim(format!(" [{} {rule}]", self.say(why)));
            }
        }
        row
    }

    fn lasting(&self, lasting: &Lasting) -> Row {
        let mut row = Row::default();
        if let Some(seat) = lasting.seat {
            row = row.seat(seat, glyph(seat)).plain(" ");
        }
        let on = lasting.on.as_ref().map_or(String::new(), |on| format!(" → {}", self.name_of(on)));
        let row = row.plain(self.card_label(&lasting.card)).plain(on).dim(format!(" · {}", self.say(&lasting.until)));
        row.append(self.keys(card_id(&lasting.card)))
    }

    fn question_rows(&self, page: &mut Page) {
        let Some(question) = &self.question else { return };
        page.push(Row::default().strong(&question.text));
        if let Some(detail) = &question.detail {
            page.flow(Row::default(), " ", detail.split_whitespace().map(|w| Row::default().dim(w)), WIDTH);
        }
        let (rare, main): (Vec<&Choice>, Vec<&Choice>) = question.answers.iter().partition(|a| a.rare);
        answer_rows(&main, page);
        if !rare.is_empty() {
            page.push(Row::default().dim(self.speaker.word("also-allowed")));
            answer_rows(&rare, page);
        }
        page.gap();
    }

    fn log_rows(&self, page: &mut Page) {
        if self.log.is_empty() {
            return;
        }
        page.push(Row::default().dim(self.speaker.word("log")));
        for sentence in self.log.iter().take(LOG) {
            page.push(Row::default().dim(format!("  {sentence}")));
        }
    }
}

/// `(3)`, `(3,7)`, `(3…)`
fn key_word(answers: &[&Choice]) -> String {
    match answers {
        [] => String::new(),
        [one] => format!("({})", one.number),
        [one, two] => format!("({},{})", one.number, two.number),
        [first, ..] => format!("({}…)", first.number),
    }
}

fn step(when: When, said: String) -> Row {
    match when {
        When::Done => Row::default().dim(format!("✓ {said}")),
        When::Now => Row::default().strong(format!("▸ {said}")),
        When::ToCome => Row::default().plain(format!("  {said}")),
    }
}

/// Short answers stand in columns, so that forty of them do not take forty lines.
fn answer_rows(answers: &[&Choice], page: &mut Page) {
    let digits = answers.iter().map(|a| a.number.to_string().len()).max().unwrap_or(1);
    let answer = |a: &&Choice| {
        let missing = digits - a.number.to_string().len();
        let row = Row::default().plain(" ".repeat(missing)).lamp(format!("({})", a.number)).plain(" ").plain(&a.text);
        match &a.consequence {
            Some(consequence) => row.dim(format!(" · {consequence}")),
            None => row,
        }
    };
    for row in columns(answers.iter().map(answer).collect(), WIDTH) {
        page.push(row);
    }
}
