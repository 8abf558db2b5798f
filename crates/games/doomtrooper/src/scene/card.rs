//! Cards as somebody sees them: on the table with what lies on them, in a hand, in a pile. Every rating says where it
//! comes from.

use super::says::{self, belongs, hand_id, mods, name, piece_id, sigil, text};
use crate::printed::{Face, Kind, Rate, Sorts, sort};
use crate::query::{Change, Number};
use crate::state::{Cards, Mark, PieceId, State};
use ::cards::CardId;
use kernel::scene::{Attachment, Card, Effect, Icon, Known, KnownCard, Marker, Number as Shown, Part};
use kernel::{Phrase, Viewer};

/// Somebody who looks at a position, and what he cannot see of it.
pub(super) struct Looker<'s> {
    pub(super) state: &'s State,
    pub(super) viewer: Viewer,
    hidden: Cards,
}

impl<'s> Looker<'s> {
    pub(super) fn new(state: &'s State, viewer: Viewer) -> Looker<'s> {
        Looker { state, viewer, hidden: state.hidden_from(viewer) }
    }

    pub(super) fn knows(&self, card: CardId) -> bool {
        !self.hidden.has(card)
    }

    /// Whether the viewer may know what a piece is.
    pub(super) fn sees(&self, id: PieceId) -> bool {
        self.state.piece(id).card.is_none_or(|card| self.knows(card))
    }

    pub(super) fn called(&self, id: PieceId) -> Phrase {
        says::called(self.state, id, self.sees(id))
    }

    /// A warrior with everything it carries. Of one that is not known there is its back, and beside it what lies on it.
    pub(super) fn standing(&self, id: PieceId) -> Vec<Card> {
        if self.sees(id) {
            return vec![self.laid(id)];
        }
        let back = Card::Unknown { id: piece_id(id), seat: Some(self.state.controller(id)) };
        std::iter::once(back).chain(self.carried(id).map(|on| self.laid(on))).collect()
    }

    /// A card on the table that everybody can see.
    pub(super) fn laid(&self, id: PieceId) -> Card {
        let state = self.state;
        let face = state.face_of(id);
        let piece = state.piece(id);
        let warrior = state.is_warrior(id);
        Card::Known(Box::new(KnownCard {
            id: piece_id(id),
            owner: piece.card.map(CardId::owner),
            controller: Some(piece.by),
            side: self.told_of(id),
            sideways: piece.is(Mark::Wounded),
            face_down: self.face_down(id),
            stats: if warrior { ratings(state, id) } else { vec![] },
            tokens: self.tokens(id),
            attachments: self.carried(id).map(|on| self.attached(on, id)).collect(),
            state: piece.is(Mark::Secret).then(|| self.due(id)),
            ..printed(face)
        }))
    }

    /// What lies on a piece, without the effects that only last for a while.
    fn carried(&self, id: PieceId) -> impl Iterator<Item = PieceId> + '_ {
        self.state.on(id).filter(|&on| !self.state.piece(on).is_ghost())
    }

    fn attached(&self, on: PieceId, bearer: PieceId) -> Attachment {
        Attachment { card: self.laid(on), changes: self.changes(on), idle: self.idle(on, bearer) }
    }

    /// What it adds by its printed numbers; of a vehicle, whether somebody sits in it.
    fn changes(&self, on: PieceId) -> Option<Phrase> {
        let printed = self.state.printed(on);
        let adds = mods(printed.mods);
        if printed.kind != Kind::Equipment || !printed.sorts.any(sort::VEHICLE) {
            return adds;
        }
        let seat = if self.state.piece(on).is(Mark::Inside) { "vehicle-inside" } else { "vehicle-outside" };
        let seat = Phrase::new(seat);
        Some(match adds {
            Some(adds) => Phrase::new("side-by-side").phrase("first", adds).phrase("then", seat),
            None => seat,
        })
    }

    /// Why a warrior has nothing of what lies on it now.
    fn idle(&self, on: PieceId, bearer: PieceId) -> Option<Phrase> {
        let state = self.state;
        if !state.is_warrior(bearer) {
            return None;
        }
        if let Some((why, _)) = state.idle(on, bearer) {
            return Some(says::idle(why));
        }
        let printed = state.printed(on);
        let weapon = printed.sorts.any(Sorts::WEAPONS);
        (!weapon && printed.mods != [0; 4] && !state.counts(on, bearer)).then(|| says::idle("not-now"))
    }

    /// What a card is beside its kind: whom a warrior belongs to, whom a mission names.
    fn told_of(&self, id: PieceId) -> Option<Phrase> {
        let state = self.state;
        if state.is_warrior(id) {
            return belongs(state.sorts(id));
        }
        let about = state.piece(id).about.filter(|&about| state.is_there(about))?;
        Some(Phrase::new("names").phrase("card", self.called(about)))
    }

    /// DT-COVER-7: a warrior in cover that was seen stays known; one that was added into cover is its player's secret.
    fn face_down(&self, id: PieceId) -> Option<Known> {
        let piece = self.state.piece(id);
        if piece.is(Mark::Secret) {
            return Some(Known::To(vec![piece.by]));
        }
        piece.is(Mark::Covered).then_some(Known::ToAll)
    }

    /// DT-COVER-14: its V is paid when it is revealed.
    fn due(&self, id: PieceId) -> Phrase {
        Phrase::new("secret-due").number("n", self.state.value(id))
    }

    /// What is so of it, one sign each.
    fn tokens(&self, id: PieceId) -> Vec<Marker> {
        let state = self.state;
        let piece = state.piece(id);
        let token = |key: &str, icon, count: u32| Marker {
            id: format!("{} {key}", piece_id(id)),
            label: Phrase::new(key),
            icon: Some(Icon(icon)),
            on: true,
            count,
        };
        let mut tokens = vec![];
        for mark in Mark::ALL {
            // What is shown for this combat counts as in cover; a driver and what was paid for show elsewhere.
            let told = !matches!(mark, Mark::Inside | Mark::Paid);
            let twice = mark == Mark::Covered && (piece.is(Mark::Secret) || piece.is(Mark::Shown));
            if told && !twice && piece.is(mark) {
                let (key, icon) = says::mark(mark);
                tokens.push(token(key, icon, 1));
            }
        }
        if state.is_warrior(id) && !piece.is(Mark::Secret) {
            tokens.extend(state.is_imprisoned(id).then(|| token("mark-imprisoned", "i-lock", 1)));
            tokens.extend(state.is_missing(id).then(|| token("mark-missing", "i-close", 1)));
        }
        // Where no V is printed the number is the V.
        let is_value = state.is_warrior(id) && state.printed(id).ratings[Rate::Value as usize].is_none();
        if piece.count > 0 && !is_value {
            tokens.push(token("mark-markers", "i-boost", u32::from(piece.count.unsigned_abs())));
        }
        tokens
    }

    /// What a card left behind: its name and its text.
    pub(super) fn ghost(&self, id: PieceId) -> Card {
        let piece = self.state.piece(id);
        let controller = Some(piece.by);
        let tokens = self.tokens(id);
        Card::Known(Box::new(KnownCard { id: piece_id(id), controller, tokens, ..printed(self.state.face_of(id)) }))
    }

    pub(super) fn in_hand(&self, card: CardId) -> Card {
        let face = self.state.face(card);
        let owner = Some(card.owner());
        Card::Known(Box::new(KnownCard { id: hand_id(face), owner, ..whole(face) }))
    }

    pub(super) fn in_pile(&self, card: CardId, id: String) -> Card {
        let owner = Some(card.owner());
        Card::Known(Box::new(KnownCard { id, owner, ..whole(self.state.face(card)) }))
    }
}

/// A card out of play: what is printed on it.
pub(super) fn whole(face: Face) -> KnownCard {
    let facts = face.printed();
    let rates = Rate::ALL.into_iter().filter_map(|rate| {
        let is = facts.ratings[rate as usize].filter(|_| facts.kind == Kind::Warrior)?;
        Some(Shown::new(says::rate(rate), says::rate_icon(rate), is.into()))
    });
    let side = if face.is_warrior() { belongs(facts.sorts) } else { None };
    KnownCard { side, stats: rates.collect(), ..printed(face) }
}

fn printed(face: Face) -> KnownCard {
    let facts = face.printed();
    // Every warrior is added for an action and its V: DT-WARRIOR-1.
    let timing = (!face.is_warrior()).then(|| says::timing(facts.timing));
    let effect = |text| Effect { timing, ..Effect::new(format!("text {}", face.id()), text) };
    KnownCard {
        card: face.id().into(),
        name: name(face),
        short: says::short(face),
        kind: says::kind(facts.kind),
        portrait: Some(facts.portrait),
        sigil: Some(Icon(sigil(face))),
        rank: if facts.sorts.any(sort::PERSONALITY) { 2 } else { 0 },
        effects: text(face).map(effect).into_iter().collect(),
        ..KnownCard::default()
    }
}

/// The four numbers of a warrior as they count now; one that is struck through is left out.
fn ratings(state: &State, id: PieceId) -> Vec<Shown> {
    let printed = state.printed(id);
    let computed = printed.sorts.any(sort::RATINGS_COMPUTED);
    let counts = |rate: Rate| rate == Rate::Value || computed || printed.ratings[rate as usize].is_some();
    Rate::ALL.into_iter().filter(|&rate| counts(rate)).map(|rate| rated(state, id, rate)).collect()
}

/// With what does not count at the end, and why.
pub(super) fn rated(state: &State, id: PieceId, rate: Rate) -> Shown {
    let mut shown = explained(&state.rating_of(id, rate), rate);
    shown.parts.extend(state.struck(id, rate).into_iter().filter_map(|part| {
        let (amount, is_factor) = match part.change {
            Change::Add(n) => (n, false),
            Change::Times(n) => (n, true),
            Change::Printed(_) | Change::Halve | Change::Set(_) => return None,
        };
        let (why, rule) = part.why;
        let struck = Some((says::idle(why), rule.to_string()));
        Some(Part { is_factor, struck, ..Part::new(amount, name(part.from)) })
    }));
    shown
}

/// DT-COMBAT-23: part by part, in the order of the layers. What sets or halves a number says by how much it differs.
fn explained(number: &Number, rate: Rate) -> Shown {
    let (mut is, mut printed) = (0, None);
    let mut parts = vec![];
    for part in &number.parts {
        let before = is;
        let card = || part.from.map_or_else(|| Phrase::new("part-cover"), name);
        parts.push(match part.change {
            Change::Printed(n) => {
                is = n;
                printed = Some(n);
                Part::new(n, Phrase::new("printed"))
            }
            Change::Add(n) => {
                is += n;
                Part::new(n, card())
            }
            Change::Times(n) => {
                is *= n;
                Part { is_factor: true, ..Part::new(n, card()) }
            }
            Change::Halve => {
                is = (is + 1).div_euclid(2);
                Part::new(is - before, Phrase::new("part-halved").phrase("card", card()))
            }
            Change::Set(n) => {
                is = n;
                Part::new(is - before, Phrase::new("part-set").phrase("card", card()).number("n", n))
            }
        });
    }
    Shown { printed, parts, ..Shown::new(says::rate(rate), says::rate_icon(rate), number.is) }
}
