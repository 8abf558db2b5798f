//! What a viewer is shown and told of a table, as JSON.

use super::Sitting;
use super::feed::{Cursor, Item, Word};
use super::fold::Fold;
use super::line::{Chatter, Offer};
use kernel::{Seat, Stirs, Viewer};
use referee::{AnyTable, QuestionView};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::BTreeMap;
use store::Sitter;
use utoipa::ToSchema;
use words::Lang;

/// How much of a question a client wants to be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Detail {
    /// Every answer with its words.
    #[default]
    Words,
    /// Ids alone: enough for a program.
    Ids,
    /// Only that there is a question; the client fetches it if it wants it.
    None,
}

/// Through whose eyes, in which language, how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub viewer: Viewer,
    pub lang: Lang,
    pub detail: Detail,
}

/// News of a table: what was told since `from`, and how it stands now.
#[derive(Debug, Serialize, ToSchema)]
pub struct Update {
    /// How many items the client had heard before these.
    pub from: u64,
    /// The last line of the table's log that this update knows of.
    pub line: u64,
    /// How many it has heard now; it goes on from here after a break.
    pub seq: u64,
    pub items: Vec<Heard>,
    pub state: State,
}

/// Something that was told.
#[derive(Debug, Serialize, ToSchema)]
pub struct Heard {
    pub seq: u64,
    /// `event`, `undone`, `recovered`, `offered`, `agreed`, `declined`, `timeout`, `chat`, `started`, `finished`, `followed`, `named`,
    /// `passing`, `word`.
    pub kind: &'static str,
    /// The id of an event, the kind of an offer, the next table, what became of one's word to pass.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// Who speaks, in chat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What happened, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// How a table stands.
#[derive(Debug, Serialize, ToSchema)]
pub struct State {
    /// `open`, `playing`, `finished`.
    pub status: &'static str,
    pub seats: Vec<SeatState>,
    /// The seats that are asked now.
    pub asked: Vec<String>,
    /// The question of the seat that looks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// What the seat that looks has said in advance, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passing: Option<Passing>,
    /// Milliseconds left, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<BTreeMap<String, i64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<OpenOffer>,
    /// Ranks by seat, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranks: Option<BTreeMap<String, u8>>,
    /// Where the rematch is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// That the rules have changed under the game, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outdated: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SeatState {
    pub seat: String,
    /// `person`, `bot`, `empty`.
    pub kind: &'static str,
    pub name: String,
    pub online: bool,
}

/// What a seat has said in advance of windows to come.
#[derive(Debug, Serialize, ToSchema)]
pub struct Passing {
    /// It passes until one of these has happened: `my-turn`, `touched`, `played`, `combat`, `turn-end`; with none of them,
    /// until it is taken back. Left out: it does not pass in advance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Vec<&'static str>>,
    /// The same in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// It has passed what it is asked now; the window stays open for its least length.
    pub passed: bool,
    /// It is not asked where it could only pass.
    pub skip: bool,
    /// What it wants of windows just before combats: `every-combat`, `never-in-others`. Left out: the same as of others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before_combat: Option<&'static str>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Question {
    /// Send it back with the answer.
    pub id: String,
    /// A window: one may pass in it in advance.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub window: bool,
    pub key: &'static str,
    pub rule: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    pub answers: Vec<Answer>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Answer {
    pub id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OpenOffer {
    /// Send it back to agree to this one and no other.
    pub id: u64,
    pub seat: String,
    pub kind: &'static str,
    pub agreed: Vec<String>,
}

impl Fold {
    pub fn question_id(&self, seat: Seat) -> Option<String> {
        self.question(seat).map(|pending| format!("{}{}", pending.id, seat.letter()))
    }

    /// What the seats are called, in a language.
    pub fn names(&self, sitting: &Sitting, lang: Lang) -> Vec<String> {
        let letters = || Seat::all(self.setup.seats).map(|seat| seat.letter().to_string()).collect();
        let plain = || self.table().map_or_else(letters, |table| referee::seat_names(table, lang));
        sitting.names(self.setup.seats, plain, &self.named, lang)
    }

    /// What somebody typed for a seat, or else the name of who sits there.
    pub fn called<'n>(&'n self, sitting: &'n Sitting, seat: Seat) -> &'n str {
        self.named.get(&seat.0).map_or_else(|| sitting.name(seat), String::as_str)
    }

    pub fn seat_id(&self, seat: u8) -> String {
        self.table().map_or_else(|| Seat(seat).letter().to_string(), |t| t.seat_id(Seat(seat)))
    }

    /// What a viewer has missed since its cursor, and how the table stands.
    pub fn update(&self, view: View, cursor: &mut Cursor, now: i64, room: &Room<'_>) -> Update {
        let from = cursor.heard;
        let names = self.names(room.sitting, view.lang);
        let mut items = vec![];
        while let Some(item) = cursor.next(&self.feed, self.table(), view.viewer) {
            items.push(self.heard_item(cursor.heard, item, view.lang, &names, room));
        }
        Update { from, line: self.shown, seq: cursor.heard, items, state: self.state(view, now, room, &names) }
    }

    fn heard_item(&self, seq: u64, item: &Item, lang: Lang, names: &[String], room: &Room<'_>) -> Heard {
        let say = |phrase: &kernel::Phrase| self.game.words().speaker(lang, names).say(phrase);
        let plain = |kind| Heard { seq, kind, id: None, seat: None, name: None, text: None };
        let of = |kind, seat: u8| Heard { seat: Some(self.seat_id(seat)), ..plain(kind) };
        let event =
            |event: referee::EventView| Heard { text: Some(say(&event.phrase)), id: Some(event.id), ..plain("event") };
        let again =
            |(id, text): &(String, String)| Heard { id: Some(id.clone()), text: Some(text.clone()), ..plain("event") };
        match item {
            Item::Told(told) => {
                let mut spoken = room.spoken.0.borrow_mut();
                if let Some(said) = spoken.get(&(*told, lang)) {
                    return again(said);
                }
                let Some(said) = self.table().and_then(|t| t.event(*told)) else { return plain("event") };
                let said = (said.id, say(&said.phrase));
                let said: &(String, String) = spoken.entry((*told, lang)).or_insert(said);
                again(said)
            }
            Item::Retold(told) => event((**told).clone()),
            Item::Started => plain("started"),
            Item::Undone { seat } => of("undone", *seat),
            Item::Recovered => Heard { text: Some(say(&kernel::Phrase::new("page-recovered"))), ..plain("recovered") },
            Item::Offered { seat, offer } => Heard { id: Some(offer_kind(*offer).into()), ..of("offered", *seat) },
            Item::Agreed { seat } => of("agreed", *seat),
            Item::Declined { seat } => of("declined", *seat),
            Item::TimedOut { seat } => of("timeout", *seat),
            Item::Chatted(chat) => Heard {
                seat: match chat.from {
                    Chatter::Seat(seat) => Some(self.seat_id(seat)),
                    Chatter::Spectator(_) => None,
                },
                name: Some(chat.name.clone()),
                text: Some(chat.text.clone()).filter(|_| !room.is_muted(&chat.from)),
                ..plain("chat")
            },
            Item::Stood { word, .. } => {
                Heard { id: Some(word.id().into()), text: Some(say(&word.phrase())), ..plain("passing") }
            }
            Item::Finished => plain("finished"),
            Item::Followed { table } => Heard { id: Some(table.to_string()), ..plain("followed") },
            Item::Worded { seat, word } => Heard { text: Some(word.to_string()), ..of("word", *seat) },
            Item::Named { seat, name } => Heard { name: Some(name.to_string()), ..of("named", *seat) },
        }
    }

    fn state(&self, view: View, now: i64, room: &Room<'_>, names: &[String]) -> State {
        let seats = || Seat::all(self.setup.seats);
        let id = |seat: Seat| self.seat_id(seat.0);
        let status = match self.table() {
            None => "open",
            Some(table) if table.outcome().is_some() || self.misfit.is_some() => "finished",
            Some(_) => "playing",
        };
        let seat_state = |seat: Seat| SeatState {
            seat: id(seat),
            kind: match room.sitting.sitter(seat) {
                None => "empty",
                Some(Sitter::Person(_)) => "person",
                Some(Sitter::Bot(_)) => "bot",
            },
            name: self.called(room.sitting, seat).to_string(),
            online: room.online.contains(&seat),
        };
        let seat = match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        // What it has answered in advance it is not asked.
        let asked = seat.filter(|seat| !self.is_passing(*seat));
        let mine = asked.and_then(|seat| self.asked(self.table()?, seat, view, names));
        let passing = seat.filter(|_| self.is_playing()).map(|seat| self.passing(seat, view.lang));
        let clocks = self.clock.left(now).map(|left| seats().map(|s| (id(s), left[s.index()].max(0))).collect());
        let offer = self.open.as_ref().map(|open| OpenOffer {
            id: open.id,
            seat: id(open.seat),
            kind: offer_kind(open.offer),
            agreed: open.agreed.iter().map(|s| id(*s)).collect(),
        });
        State {
            status,
            seats: seats().map(seat_state).collect(),
            asked: self.pending.iter().map(|p| id(p.seat)).collect(),
            question: mine,
            passing: passing.filter(|said| said.until.is_some() || said.passed || said.skip),
            clocks,
            offer,
            ranks: self.outcome().map(|o| seats().map(|s| (id(s), o.rank(s))).collect()),
            next: self.next.clone(),
            outdated: self.outdated().map(|why| self.game.words().speaker(view.lang, names).say(&why)),
        }
    }

    /// What a seat has said in advance.
    pub fn passing(&self, seat: Seat, lang: Lang) -> Passing {
        let said = self.said.by(seat);
        let until = said.standing.filter(|standing| standing.holds()).map(|standing| standing.until);
        let words = |until| self.game.words().speaker(lang, &[]).say(&Word::Given(until).phrase());
        Passing {
            until: until.map(|until| until.each().map(Stirs::id).collect()),
            text: until.map(words),
            passed: self.has_passed(seat),
            skip: said.skips,
            before_combat: said.eve.map(kernel::EveWish::id),
        }
    }

    fn asked(&self, table: &dyn AnyTable, seat: Seat, view: View, names: &[String]) -> Option<Question> {
        let (id, window) = (self.question_id(seat)?, table.is_window(seat));
        match view.detail {
            Detail::None => Some(Question { id, window, key: "", rule: String::new(), text: None, answers: vec![] }),
            Detail::Ids => {
                let answers = table.offered(seat).into_iter().map(|id| Answer { id, text: None }).collect();
                Some(Question { id, window, key: "", rule: String::new(), text: None, answers })
            }
            Detail::Words => {
                let QuestionView { key, rule, text, answers, .. } = table.question(seat)?;
                let speaker = self.game.words().speaker(view.lang, names);
                let say = |a: referee::AnswerView| Answer { id: a.id, text: Some(speaker.say(&a.say.text)) };
                let answers = answers.into_iter().map(say).collect();
                Some(Question { id, window, key, rule: rule.to_string(), text: Some(speaker.say(&text)), answers })
            }
        }
    }
}

/// Who is there.
#[derive(Debug)]
pub struct Room<'r> {
    /// People the viewer does not want to hear.
    pub muted: &'r [String],
    pub sitting: &'r Sitting,
    pub online: Vec<Seat>,
    pub spoken: &'r Spoken,
}

/// Events that were put into words for one of several listeners, by number and language: id and text.
#[derive(Debug, Default)]
pub struct Spoken(RefCell<BTreeMap<(usize, Lang), (String, String)>>);

impl Room<'_> {
    fn is_muted(&self, from: &Chatter) -> bool {
        let speaker = match from {
            Chatter::Seat(seat) => self.sitting.person(Seat(*seat)),
            Chatter::Spectator(id) => Some(id.as_str()),
        };
        speaker.is_some_and(|id| self.muted.iter().any(|muted| muted == id))
    }
}

fn offer_kind(offer: Offer) -> &'static str {
    match offer {
        Offer::Undo { .. } => "undo",
        Offer::Draw => "draw",
        Offer::Rematch => "rematch",
    }
}
