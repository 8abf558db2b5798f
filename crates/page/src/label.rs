//! What a screen reader says of the things on the table: place, name, owner, kind, numbers, state.

use draw::said;
use kernel::scene::{Card, Cell, CellState, Field, KnownCard, Number, Thing};
use kernel::{Phrase, Seat};
use words::Speaker;

/// Somebody who names things for one viewer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Namer<'w> {
    pub(crate) speaker: Speaker<'w>,
    pub(crate) seat: Option<Seat>,
}

impl Namer<'_> {
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase)
    }

    pub(crate) fn word(&self, key: &str) -> String {
        self.speaker.word(key)
    }

    pub(crate) fn some(&self, phrase: Option<&Phrase>) -> Option<String> {
        phrase.map(|p| self.say(p)).filter(|said| !said.is_empty())
    }

    pub(crate) fn owner(&self, seat: Seat) -> String {
        if self.seat == Some(seat) {
            self.word("page-yours")
        } else {
            self.say(&Phrase::new("page-owned").seat("seat", seat))
        }
    }

    pub(crate) fn card_name(&self, card: &Card) -> String {
        match card {
            Card::Unknown { .. } => self.word("hidden-card"),
            Card::Known(known) => self.say(&known.name),
        }
    }

    /// A name that fits a narrow strip.
    pub(crate) fn short_name(&self, card: &Card) -> String {
        match card {
            Card::Unknown { .. } => self.word("hidden-card"),
            Card::Known(known) => self.some(known.short.as_ref()).unwrap_or_else(|| self.say(&known.name)),
        }
    }

    /// "strength 5, life 5 of 7"
    pub(crate) fn number(&self, number: &Number) -> String {
        let value = match (number.of, number.up_to) {
            (Some(of), _) => {
                self.say(&Phrase::new("page-of").text("n", said::minus(number.value)).text("of", said::minus(of)))
            }
            (None, Some(up_to)) => format!("{}–{}", said::minus(number.value), said::minus(up_to)),
            (None, None) => said::minus(number.value),
        };
        format!("{} {value}", self.say(&number.label)).trim().to_string()
    }

    pub(crate) fn card(&self, card: &Card) -> String {
        let Card::Known(known) = card else {
            let owner = said::card_seat(card).map(|seat| self.owner(seat));
            return [Some(self.card_name(card)), owner].into_iter().flatten().collect::<Vec<_>>().join(", ");
        };
        let mut parts = vec![self.say(&known.name)];
        parts.extend(said::card_seat(card).map(|seat| self.owner(seat)));
        parts.extend(self.some(Some(&known.kind)));
        parts.extend(self.some(known.side.as_ref()));
        parts.extend(known.stats.iter().map(|stat| self.number(stat)));
        parts.extend(known.tokens.iter().map(|token| self.marker(&self.say(&token.label), token.count)));
        parts.extend(self.attached(known));
        parts.extend(self.some(known.state.as_ref()));
        parts.join(", ")
    }

    fn attached(&self, known: &KnownCard) -> Option<String> {
        let names: Vec<String> = known.attachments.iter().map(|a| self.card_name(&a.card)).collect();
        (!names.is_empty()).then(|| self.say(&Phrase::new("page-carries").text("names", names.join(", "))))
    }

    /// `wounded ×2`
    pub(crate) fn marker(&self, label: &str, count: u32) -> String {
        if count > 1 { format!("{label} ×{count}") } else { label.to_string() }
    }

    pub(crate) fn thing(&self, thing: &Thing) -> String {
        match thing {
            Thing::Card(card) => self.card(card),
            Thing::Piece(piece) => {
                let label = self.say(&piece.label);
                match piece.points {
                    Some((left, of)) => {
                        let points = Phrase::new("page-of").text("n", left.to_string()).text("of", of.to_string());
                        format!("{label}, {}", self.say(&points))
                    }
                    None => label,
                }
            }
            Thing::Barrier(barrier) if barrier.broken => {
                format!("{}, {}", self.say(&barrier.label), self.word("broken-barrier"))
            }
            Thing::Barrier(barrier) => self.say(&barrier.label),
            Thing::Marker(marker) => self.marker(&self.say(&marker.label), marker.count),
            Thing::Die(die) => self.say(&die.label),
        }
    }

    /// "1,4 Windmill, guard IV, yours, Catherine"
    pub(crate) fn field(&self, field: &Field) -> String {
        let guard = field.guard.as_ref().map(|guard| self.say(&Phrase::new("page-guard").text("guard", guard)));
        let yields = field.yields.as_ref().map(|yields| self.number(yields));
        let mut parts = vec![format!("{} {}", field.place, self.say(&field.label)).trim().to_string()];
        parts.extend(guard);
        parts.extend(yields);
        parts.extend(field.owners.iter().map(|&seat| self.owner(seat)));
        parts.extend(field.visited.then(|| self.word("page-visited")));
        parts.extend(field.things.iter().map(|thing| self.thing(thing)));
        parts.extend((field.shut != 0).then(|| self.word("page-shut")));
        let about = field.about.as_ref().filter(|_| !field.visited).and_then(|about| self.some(Some(about)));
        parts.extend(about);
        parts.join(", ")
    }

    pub(crate) fn cell(&self, cell: &Cell) -> String {
        let special = cell.special.as_ref().and_then(|s| self.some(Some(&s.label)));
        let role = self.some(cell.role.as_ref());
        let things = cell.things.iter().map(|thing| self.thing(thing));
        let states = cell.states.iter().map(|state| match state {
            CellState::Threatened => "page-state-threatened",
            CellState::Was => "page-state-was",
            CellState::Moved => "page-state-moved",
            CellState::Used => "page-state-used",
            CellState::Marked => "page-state-marked",
        });
        let about: Vec<String> =
            special.into_iter().chain(role).chain(things).chain(states.map(|key| self.word(key))).collect();
        let about = if about.is_empty() { self.word("empty") } else { about.join(", ") };
        if cell.place.is_empty() { about } else { format!("{}: {about}", cell.place) }
    }
}
