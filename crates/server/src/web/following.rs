//! Following a game: what happened since a page was last drawn, event by event, as its viewer saw the table just then.
//! Shows no more than that: every moment is drawn for the viewer, and only of what it heard.

use super::seeing::{Eyes, Seen};
use super::site::Guest;
use crate::problem::{Problem, Result};
use crate::table::Fold;
use axum::Json;
use axum::extract::{Path, Query};
use kernel::scene::Scene;
use kernel::{Seat, Setup, Viewer};
use page::{Parts, Prints, Site, TableView};
use referee::{AnyGame, AnyTable, Passed, Replies, Said};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use store::TableId;

/// Events that are played out at most; of more, the latest.
const MOST: usize = 80;

/// A moment on the way: what it changes on the page, and the card that is shown.
#[derive(Serialize)]
pub(super) struct Frame {
    /// The number of its event; the log has the sentence.
    seq: usize,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    parts: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
}

/// Frames in a row, with all that has to be drawn anew after them.
#[derive(Default)]
pub(super) struct Story {
    pub(super) frames: Vec<Frame>,
    pub(super) symbols: String,
    pub(super) touched: BTreeSet<String>,
}

/// How far somebody has come with a table: so many replies, and which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mark {
    replies: usize,
    print: u64,
}

impl Mark {
    /// After the first so many of these replies.
    fn after(count: usize, replies: &Replies) -> Mark {
        let mut print = DefaultHasher::new();
        replies.iter().take(count).for_each(|said| said.hash(&mut print));
        Mark { replies: count, print: print.finish() }
    }
}

/// What was said at a table since a mark.
#[derive(Debug)]
pub(super) enum Since {
    Said {
        said: Vec<Said>,
        now: Mark,
    },
    /// Another game than the mark is of: something was taken back. Here it is.
    Lost {
        trail: Box<dyn AnyTable>,
        told: usize,
        now: Mark,
    },
}

impl Since {
    pub(super) fn of(fold: &Fold, mark: Option<Mark>) -> Option<Since> {
        let table = fold.table()?;
        let replies = table.replies();
        let now = Mark::after(replies.len(), replies);
        let kept = mark.filter(|mark| mark.replies <= replies.len() && Mark::after(mark.replies, replies) == *mark);
        Some(match kept {
            Some(mark) => Since::Said { said: replies.since(mark.replies).map(Said::from).collect(), now },
            None => Since::Lost { trail: table.trail(), told: table.told(), now },
        })
    }
}

/// A table as a page has it, which is led along behind the real one.
#[derive(Debug, Default)]
pub(super) struct Follower {
    trail: Option<Trail>,
}

#[derive(Debug)]
struct Trail {
    table: Box<dyn AnyTable>,
    mark: Mark,
    viewer: Viewer,
    /// Events told before those that the table remembers.
    before: usize,
}

impl Follower {
    pub(super) fn mark(&self) -> Option<Mark> {
        self.trail.as_ref().map(|trail| trail.mark)
    }

    /// Go on to where the table is now: how it looked before, and at each event since.
    pub(super) fn catch_up(&mut self, since: Option<Since>, viewer: Viewer) -> Option<(Scene, Vec<Passed>)> {
        let trail = self.trail.take();
        match since? {
            Since::Lost { trail, told, now } => {
                let before = told - trail.told();
                self.trail = Some(Trail { table: trail, mark: now, viewer, before });
                None
            }
            Since::Said { said, now } => {
                let Trail { mut table, viewer: eyes, before, .. } = trail?;
                let from = table.scene(viewer);
                let mut passed = table.follow(&said, viewer, 0)?;
                passed.iter_mut().for_each(|passed| passed.seq += before);
                let told = table.told();
                let table = table.trail();
                let before = before + told - table.told();
                self.trail = Some(Trail { table, mark: now, viewer, before });
                (eyes == viewer).then_some((from, passed))
            }
        }
    }
}

/// Draw what others did; what came of own answers is seen at once.
pub(super) fn story(site: &Site<'_>, view: &TableView, from: Scene, passed: Vec<Passed>) -> Story {
    let own = |by: Option<Seat>| by.is_some_and(|seat| view.sitters.get(seat.index()).is_some_and(|s| s.own));
    let passed: Vec<Passed> = passed.into_iter().filter(|passed| !own(passed.by)).collect();
    let skipped = passed.len().saturating_sub(MOST);
    tell(site, view, page::moment_parts(site, view, from), passed.into_iter().skip(skipped))
}

fn tell(site: &Site<'_>, view: &TableView, from: Parts, passed: impl Iterator<Item = Passed>) -> Story {
    let mut story = Story::default();
    let mut prints: Prints = from.prints();
    for Passed { seq, scene, .. } in passed {
        let parts = page::moment_parts(site, view, scene);
        let touched = prints.touched(&parts);
        let news = parts.news(&prints);
        story.symbols.push_str(&news.symbols);
        let owned = |(id, html): (&str, &str)| (id.to_string(), html.to_string());
        let event = view.events.iter().find(|event| event.seq == seq);
        let card = event.and_then(|event| page::shown_card(site, view, event));
        story.frames.push(Frame {
            seq,
            parts: parts.some(&touched).into_iter().map(owned).collect(),
            card: card.map(|card| card.into_string()),
        });
        story.touched.extend(touched);
        let mut next = parts.prints();
        next.keep_symbols(prints);
        prints = next;
    }
    story
}

/// From which event on somebody wants to see it again.
#[derive(Deserialize)]
pub(super) struct From {
    from: usize,
    seat: Option<u8>,
}

/// What happened from an event on: the table as it was before, each moment, and what the page has to show again after.
#[derive(Serialize)]
pub(super) struct Again {
    base: BTreeMap<String, String>,
    frames: Vec<Frame>,
    after: BTreeMap<String, String>,
    symbols: String,
}

/// A game so far, to be played again.
struct Course {
    game: &'static dyn AnyGame,
    setup: Setup,
    said: Vec<Said>,
}

pub(super) async fn since(
    guest: Guest,
    Path(id): Path<String>,
    Query(From { from, seat }): Query<From>,
) -> Result<Json<Again>> {
    let handle = guest.app.tables.get(&guest.app, &TableId(id.clone())).await?;
    let eyes = Eyes::of(&guest, &id).showing(seat.map(Seat));
    let Seen::Table(view) = eyes.look(&handle).await? else { return Err(Problem::not_found()) };
    let viewer = view.viewer;
    let course = handle.look(move |owner| {
        let fold = owner.fold_for(viewer);
        let said = fold.table().map(|table| table.replies().iter().map(Said::from).collect());
        said.map(|said| Course { game: fold.game, setup: fold.setup.clone(), said })
    });
    let course = course.await?.ok_or_else(Problem::not_found)?;
    // As far back as the log goes.
    let from = from.max(view.events.first().map_or(0, |event| event.seq));
    let passed = tokio::task::spawn_blocking(move || played(&course, viewer, from)).await.map_err(Problem::broken)?;
    let (base, passed) = passed.ok_or_else(|| Problem::conflict("record-unreadable"))?;
    let site = guest.site();
    let now = page::table_parts(&site, &view);
    let base = page::moment_parts(&site, &view, base);
    // What is on the page is drawn with its answers; what the moment before differs in is all it has to show.
    let shown = page::moment_parts(&site, &view, view.scene.clone()).prints();
    let mut touched = shown.touched(&base);
    let mut symbols = base.news(&shown).symbols;
    let owned = |(id, html): (&str, &str)| (id.to_string(), html.to_string());
    let first: BTreeMap<String, String> = base.some(&touched).into_iter().map(owned).collect();
    let story = tell(&site, &view, base, passed.into_iter());
    symbols.push_str(&story.symbols);
    touched.extend(story.touched);
    let after = now.some(&touched).into_iter().map(owned).collect();
    Ok(Json(Again { base: first, frames: story.frames, after, symbols }))
}

/// How the table looked before an event, and at each from there on.
fn played(course: &Course, viewer: Viewer, from: usize) -> Option<(Scene, Vec<Passed>)> {
    let mut table = course.game.start(&course.setup).ok()?;
    let mut base = table.scene(viewer);
    let mut passed = table.follow(&course.said, viewer, from.saturating_sub(MOST))?;
    let before = passed.iter().take_while(|passed| passed.seq < from).count();
    if let Some(last) = passed.drain(..before).next_back() {
        base = last.scene;
    }
    Some((base, passed))
}
