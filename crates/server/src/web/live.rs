//! A page that changes itself: what is new on it is drawn here, for whoever looks, and sent over one connection; answers
//! come back by the same.

use super::following::{Follower, Frame, Story, story};
use super::seeing::{Eyes, Seen};
use super::site::Guest;
use crate::api::Given;
use crate::caller::Caller;
use crate::problem::Result;
use crate::table::{Deed, Detail, Ear, Handle, View};
use crate::talk::{Teller, sized, talk};
use axum::extract::ws::{Message, WebSocketUpgrade};
use axum::extract::{Path, Query};
use axum::response::Response;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use kernel::{Seat, Viewer};
use page::{News, Parts, Prints, TableView};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;
use store::TableId;

/// A message shorter than this is not worth packing.
const SHORT: usize = 600;

/// What a page says it has when it comes.
#[derive(Deserialize)]
pub(super) struct Has {
    /// The fingerprint of all that is on it.
    #[serde(default)]
    print: String,
    /// The seat it is drawn for.
    seat: Option<u8>,
}

/// What a page is sent: the parts of it that are new, what was told, and how to ask for the rest after a break.
#[derive(Serialize)]
struct Push<'p> {
    /// How much the viewer has heard.
    seq: u64,
    /// The fingerprint of the page as it is now.
    print: String,
    /// HTML by the ids of the elements, with holes for parts that stay.
    parts: BTreeMap<&'p str, &'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<Log>,
    /// The first event that is new to the viewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    since: Option<usize>,
    #[serde(skip_serializing_if = "String::is_empty")]
    symbols: String,
    /// What others did, moment by moment, before it is as it is now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    frames: Vec<Frame>,
}

/// The log from an event on: each line has the number, the sentence, the verb and the places of its event.
#[derive(Serialize)]
struct Log {
    from: usize,
    lines: String,
}

/// There is another page to be seen now.
#[derive(Serialize)]
struct Leave {
    go: String,
}

pub(super) async fn live(
    guest: Guest,
    Path(id): Path<String>,
    Query(has): Query<Has>,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    let app = guest.app.clone();
    let connected = app.gate.connect(guest.caller.address)?;
    let handle = app.tables.get(&app, &TableId(id.clone())).await?;
    let eyes = Eyes::of(&guest, &id).showing(has.seat.map(Seat));
    let mut drawer = Drawer { eyes, guest, handle, has: None, follows: true, follower: Follower::default() };
    // Whether the page is as it would be drawn now is asked before anybody can see that it is connected.
    let (seen, since) = drawer.eyes.look_on(&drawer.handle, None).await?;
    let viewer = match seen {
        Seen::Table(view) => {
            drawer.follower.catch_up(since, view.viewer);
            let prints = drawer.draw(&view).prints();
            drawer.has = (prints.page() == has.print).then_some(prints);
            drawer.follows = view.next.is_none();
            view.viewer
        }
        Seen::Cover { seat, .. } => Viewer::Seat(seat),
        Seen::Next(_) => Viewer::Spectator,
    };
    let caller = Caller { lang: drawer.guest.lang(), ..drawer.guest.caller.clone() };
    let ear = Ear {
        person: caller.person.as_ref().map(|p| p.id.clone()),
        key: caller.key.clone(),
        view: View { viewer, lang: caller.lang, detail: Detail::None },
        muted: vec![],
        page: true,
    };
    let subscription = drawer.handle.subscribe(ear, 0).await?;
    let upgrade = sized(upgrade, &app);
    Ok(upgrade.on_upgrade(move |socket| async move {
        talk(socket, &app, &caller, subscription, drawer).await;
        drop(connected);
    }))
}

/// Draws a page for one connection, and remembers what is on it.
struct Drawer {
    guest: Guest,
    eyes: Eyes,
    handle: Handle,
    has: Option<Prints>,
    /// Whoever watches goes along when the others play again; who came to look at the old game stays.
    follows: bool,
    follower: Follower,
}

impl Drawer {
    fn draw(&self, view: &TableView) -> Parts {
        page::table_parts(&self.guest.site(), view)
    }

    /// What is new on the page.
    fn push(&mut self, view: &TableView, story: Story) -> Option<Message> {
        let parts = self.draw(view);
        let mut prints = parts.prints();
        let touched = parts.some(&story.touched);
        let news = self.has.as_ref().map_or_else(|| parts.all(), |has| parts.news(has));
        if news.is_empty() {
            return None;
        }
        let News { mut parts, lines, since, mut symbols } = news;
        parts.extend(touched);
        symbols.push_str(&story.symbols);
        let frames = story.frames;
        let log = lines.map(|(from, lines)| Log { from, lines });
        let message = packed(&Push { seq: view.seq, print: prints.page(), parts, log, since, symbols, frames });
        if let Some(had) = self.has.take() {
            prints.keep_symbols(had);
        }
        self.has = Some(prints);
        Some(message)
    }
}

impl Teller for Drawer {
    async fn tell(&mut self, _: Arc<str>) -> Result<Option<Message>> {
        let (seen, since) = self.eyes.look_on(&self.handle, self.follower.mark()).await?;
        match seen {
            Seen::Table(view) if self.follows && view.next.is_some() => {
                Ok(view.next.as_ref().map(|next| packed(&Leave { go: format!("/t/{next}") })))
            }
            Seen::Table(view) => {
                if let Viewer::Seat(seat) = view.viewer {
                    self.eyes = self.eyes.clone().showing(Some(seat));
                }
                let passed = self.follower.catch_up(since, view.viewer).filter(|_| self.has.is_some());
                let story =
                    passed.map_or_else(Story::default, |(from, passed)| story(&self.guest.site(), &view, from, passed));
                Ok(self.push(&view, story))
            }
            Seen::Cover { .. } => Ok(Some(packed(&Leave { go: self.eyes.address() }))),
            Seen::Next(next) => Ok(Some(packed(&Leave { go: format!("/t/{next}") }))),
        }
    }

    async fn answer(&mut self, Given { question, answer, .. }: Given) -> Result<u64> {
        let me = self.guest.caller.someone()?.id.clone();
        self.guest.app.gate.person(&me.0)?;
        let seat = super::table::seat_asked(&self.handle, me, &question).await?;
        self.handle.carry_out(Deed::Answer { seat, question, answer }).await
    }
}

/// Long ones go as raw deflate, which every browser unpacks.
fn packed(message: &impl Serialize) -> Message {
    let text = serde_json::to_string(message).expect("a message has a text");
    if text.len() < SHORT {
        return Message::Text(text.into());
    }
    let mut packed = DeflateEncoder::new(Vec::with_capacity(text.len() / 4), Compression::default());
    let packed = packed.write_all(text.as_bytes()).and_then(|()| packed.finish());
    Message::Binary(packed.expect("memory does not refuse").into())
}
