//! From a seat's knowledge, a whole world that fits it: what bots think in, instead of the truth.

use crate::feed::Nothing;
use crate::{Answer, Asked, Fault, Game, Given, Live, Luck, Order, Reply, Rolled, Seat, Source, Table, Viewer, Who};

/// Worlds drawn before we give up. Games keep this near one by resampling what `now` shows, not only the checkpoint.
const TRIES: usize = 200;

impl<G: Game> Live<G> {
    /// Draw a table that `viewer` cannot tell from this one. What it may not see is resampled, the replies it may not
    /// know are drawn again, and a world that would have told it something else is thrown away.
    /// `None` after many impossible worlds.
    pub fn imagine(&self, viewer: Viewer, luck: &mut Luck) -> Option<Live<G>> {
        (0..TRIES).find_map(|_| self.imagine_once(viewer, luck).ok().flatten())
    }

    fn imagine_once(&self, viewer: Viewer, luck: &mut Luck) -> Result<Option<Live<G>>, Fault> {
        let mut checkpoint = self.checkpoint.clone();
        G::resample(&mut checkpoint, &self.now, viewer, luck);
        let (heard, unheard) = self.replies_heard_by(viewer)?;
        let pending = self.pending.iter().map(|q| (q.who, q.ask)).collect();
        let heard = heard.iter();
        let mut source: Imagined<'_, G> =
            Imagined { viewer, luck, heard, unheard, pending, since: vec![], impossible: false };
        let mut table = Table::asking(checkpoint.clone(), &mut source);
        if !G::is_over(&table.state) {
            table.step()?;
        }
        let Imagined { since, impossible, .. } = source;
        if impossible {
            return Ok(None);
        }
        let now = checkpoint.clone();
        let mut world = Live { checkpoint, since, now, pending: vec![], told: vec![], step_told: 0, watched: None };
        world.play(&mut Nothing)?;
        let heard = |live: &Live<G>| {
            live.told[live.step_told..].iter().filter(|t| t.audience.hears(viewer)).cloned().collect::<Vec<_>>()
        };
        let same_questions = world.pending.len() == self.pending.len()
            && world.pending.iter().zip(&self.pending).all(|(a, b)| {
                let mine = matches!(a.who, Who::Seat(s) if viewer == Viewer::Seat(s));
                (a.who, a.ask) == (b.who, b.ask) && (!mine || a.options == b.options)
            });
        Ok((same_questions && heard(&world) == heard(self)).then_some(world))
    }

    /// The seat's own table for a bot: everything it may know, nothing else.
    pub fn known_to(&self, seat: Seat, luck: &mut Luck) -> Option<Live<G>> {
        self.imagine(Viewer::Seat(seat), luck)
    }

    /// The replies since the checkpoint that the viewer heard, and which questions it did not hear the replies to.
    fn replies_heard_by(&self, viewer: Viewer) -> Result<(Replies<G>, Vec<Key<G>>), Fault> {
        let mut source: Labelled<'_, G> = Labelled { viewer, since: &self.since, heard: vec![], unheard: vec![] };
        if !self.since.is_empty() {
            Table::asking(self.checkpoint.clone(), &mut source).step()?;
        }
        Ok((source.heard, source.unheard))
    }
}

type Key<G> = (Who, <G as Game>::Ask);
type Replies<G> = Vec<Given<<G as Game>::Pick>>;

/// Replays the truth and sorts its replies by whether the viewer hears them.
struct Labelled<'a, G: Game> {
    viewer: Viewer,
    since: &'a [Given<G::Pick>],
    heard: Replies<G>,
    unheard: Vec<Key<G>>,
}

impl<G: Game> Labelled<'_, G> {
    fn next(&mut self, state: &G::State, who: Who, ask: G::Ask) -> Option<Reply<G::Pick>> {
        let (given, rest) = self.since.split_first().filter(|(given, _)| given.who == who)?;
        self.since = rest;
        if G::knows(state, who, ask).hears(self.viewer) {
            self.heard.push(given.clone());
        } else {
            self.unheard.push((who, ask));
        }
        Some(given.reply.clone())
    }
}

impl<G: Game> Source<G> for Labelled<'_, G> {
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        match self.next(asked.state, Who::Seat(asked.seat), asked.ask)? {
            Reply::Answer(answer) => Some(answer),
            Reply::Face(_) | Reply::Order(_) => None,
        }
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        match self.next(rolled.state, Who::Chance, rolled.ask)? {
            Reply::Face(face) => Some(face),
            Reply::Answer(_) | Reply::Order(_) => None,
        }
    }

    fn shuffle(&mut self, rolled: &Rolled<'_, G>, order: &mut [u16]) -> Option<()> {
        match self.next(rolled.state, Who::Chance, rolled.ask)? {
            Reply::Order(known) => {
                order.copy_from_slice(known.places());
                Some(())
            }
            Reply::Answer(_) | Reply::Face(_) => None,
        }
    }

    fn skips_windows(&self) -> bool {
        false
    }
}

/// Replays what the viewer knows was said; draws the rest.
struct Imagined<'a, G: Game> {
    viewer: Viewer,
    luck: &'a mut Luck,
    heard: std::slice::Iter<'a, Given<G::Pick>>,
    unheard: Vec<Key<G>>,
    pending: Vec<Key<G>>,
    since: Replies<G>,
    impossible: bool,
}

impl<G: Game> Imagined<'_, G> {
    /// What was said in this world: as the viewer heard it, drawn where it did not, nothing where it still waits.
    fn reply(
        &mut self,
        state: &G::State,
        key: Key<G>,
        fits: impl Fn(&Reply<G::Pick>) -> bool,
        draw: impl FnOnce(&mut Luck) -> Reply<G::Pick>,
    ) -> Option<Reply<G::Pick>> {
        let hears = G::knows(state, key.0, key.1).hears(self.viewer);
        let given = if hears { self.heard.as_slice().first().filter(|g| g.who == key.0) } else { None };
        let reply = if let Some(given) = given {
            self.heard.next();
            Some(given.reply.clone()).filter(|r| fits(r))
        } else if take(&mut self.unheard, key) {
            Some(draw(self.luck))
        } else if take(&mut self.pending, key) {
            return None;
        } else {
            (!hears).then(|| draw(self.luck))
        };
        match &reply {
            Some(reply) => self.since.push(Given { who: key.0, reply: reply.clone() }),
            None => self.impossible = true,
        }
        reply
    }
}

fn take<T: PartialEq>(list: &mut Vec<T>, item: T) -> bool {
    let found = list.iter().position(|i| *i == item);
    found.map(|at| list.remove(at)).is_some()
}

impl<G: Game> Source<G> for Imagined<'_, G> {
    fn answer(&mut self, asked: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        let options = asked.options;
        let fits = |reply: &Reply<G::Pick>| matches!(reply, Reply::Answer(a) if options.contains(a));
        let draw = |luck: &mut Luck| Reply::Answer(options[luck.below(options.len() as u32) as usize]);
        match self.reply(asked.state, (Who::Seat(asked.seat), asked.ask), fits, draw)? {
            Reply::Answer(answer) => Some(answer),
            Reply::Face(_) | Reply::Order(_) => None,
        }
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        let faces = rolled.faces;
        let fits = |reply: &Reply<G::Pick>| matches!(reply, Reply::Face(f) if *f < faces);
        match self.reply(rolled.state, (Who::Chance, rolled.ask), fits, |luck| Reply::Face(luck.below(faces)))? {
            Reply::Face(face) => Some(face),
            Reply::Answer(_) | Reply::Order(_) => None,
        }
    }

    fn shuffle(&mut self, rolled: &Rolled<'_, G>, order: &mut [u16]) -> Option<()> {
        let cards = order.len();
        let fits = |reply: &Reply<G::Pick>| matches!(reply, Reply::Order(o) if o.places().len() == cards);
        let draw = |luck: &mut Luck| {
            luck.shuffle(order);
            Reply::Order(Order::shuffled(order))
        };
        match self.reply(rolled.state, (Who::Chance, rolled.ask), fits, draw)? {
            Reply::Order(known) => {
                order.copy_from_slice(known.places());
                Some(())
            }
            Reply::Answer(_) | Reply::Face(_) => None,
        }
    }

    fn skips_windows(&self) -> bool {
        false
    }
}
