//! What is pending, read: frames, plays, combats, harms and what just happened, checked against each other.

use super::words::Words;
use super::{Dealer, MOST_COUNT, MOST_POINTS};
use crate::Offer;
use crate::clause::Clause;
use crate::notation::pending::side_name;
use crate::printed::{Face, Just, Rate, Sort};
use crate::state::{
    Actions, Area, Combat, Fate, Frame, Happening, Harm, Opening, PieceId, Play, Side, Source, Stage, State, Tactic,
    Thing,
};
use kernel::{Audience, Line, Lines, Malformed, Phrase, Window};
use smallvec::SmallVec;

/// No game is so deep.
const MOST_FRAMES: usize = 200;

pub(super) fn read(lines: &mut Lines, dealer: &mut Dealer) -> Result<(), Malformed> {
    let mut last = None;
    while let Some(line) = lines.take(&format!("frame {}", dealer.state.frames.len() + 1)) {
        if dealer.state.frames.len() == MOST_FRAMES {
            return Err(line.wrong(Phrase::new("wrong-deep").number("most", MOST_FRAMES as i64)));
        }
        let frame = frame(&line, &dealer.state)?;
        dealer.state.frames.push(frame);
        last = Some(line);
    }
    while let Some(line) = lines.take(&format!("play {}", dealer.state.plays.len() + 1)) {
        let play = dealer.play(&line)?;
        dealer.state.plays.push(play);
        last = Some(line);
    }
    let state = &mut dealer.state;
    while let Some(line) = lines.take(&format!("combat {}", state.combats.len() + 1)) {
        let combat = combat(&line, state)?;
        state.combats.push(combat);
        last = Some(line);
    }
    while let Some(line) = lines.take(&format!("harm {}", state.harms.len() + 1)) {
        let harm = harm(&line, state)?;
        state.harms.push(harm);
        last = Some(line);
    }
    while let Some(line) = lines.take(&format!("just {}", state.just.len() + 1)) {
        let just = just(&line, state)?;
        state.just.push(just);
    }
    last.map_or(Ok(()), |line| agree(&line, state))
}

/// Every play and every combat has its frame, and harms have one together.
fn agree(line: &Line, state: &State) -> Result<(), Malformed> {
    let count = |frame: Frame| state.frames.iter().filter(|f| **f == frame).count();
    let plays = ("play", count(Frame::Play), state.plays.len());
    let combats = ("combat", count(Frame::Combat), state.combats.len());
    for (what, frames, there) in [plays, combats] {
        if frames != there {
            let why = Phrase::new("wrong-frames").text("what", what).number("frames", frames as i64);
            return Err(line.wrong(why.number("there", there as i64)));
        }
    }
    if !state.harms.is_empty() && count(Frame::Harm) == 0 {
        return Err(line.wrong(Phrase::new("wrong-harms")));
    }
    Ok(())
}

fn frame(line: &Line, state: &State) -> Result<Frame, Malformed> {
    let mut words = Words::new(line, state.seats);
    let frame = match words.after("frame")? {
        "window" => {
            let opening = words.keyed("window", Opening::keyed)?;
            Frame::Window(opening, window(&mut words, state)?)
        }
        "play" => Frame::Play,
        "combat" => Frame::Combat,
        "actions" => Frame::Actions(actions(&mut words, state)?),
        "harm" => Frame::Harm,
        "sabotage" => Frame::Sabotage(words.warrior_or_gone("sabotage", state)?, words.seat("sabotage")?),
        "reckoning" => Frame::Reckoning,
        other => return Err(line.unreadable(other)),
    };
    words.next().map_or(Ok(frame), |more| Err(line.unreadable(more)))
}

fn window(words: &mut Words<'_>, state: &State) -> Result<Window, Malformed> {
    let text = words.after("window")?;
    let window = text.parse::<Window>().map_err(|_| words.line.unreadable(text))?;
    let takes_part = |seat: kernel::Seat| seat.0 < state.seats && state.plays_on(seat);
    if window.seats().all(takes_part) { Ok(window) } else { Err(words.line.wrong(Phrase::new("wrong-window"))) }
}

/// `actions A standard 3 0 0 rights 1 begun only 3`
fn actions(words: &mut Words<'_>, state: &State) -> Result<Actions, Malformed> {
    let seat = words.seat("actions")?;
    let standard = words.next_if(|word| word == "standard").is_some();
    let mut count = || words.number("actions", 0..=MOST_COUNT);
    let [undefined, plain, attack] = [count()?, count()?, count()?];
    let rights = if standard { 1 } else { undefined };
    let (begun, attacked, converted, only) = (false, false, 0, None);
    let mut pool = Actions { seat, standard, undefined, plain, attack, rights, begun, attacked, converted, only };
    while let Some(word) = words.next() {
        match word {
            "rights" => pool.rights = words.number(word, 0..=MOST_COUNT)?,
            "begun" => (pool.begun, pool.attacked) = (true, true),
            "attacked" => pool.attacked = true,
            "converted" => pool.converted = words.number(word, 0..=MOST_COUNT)?,
            "only" => pool.only = Some(words.warrior_or_gone(word, state)?),
            other => return Err(words.line.unreadable(other)),
        }
    }
    Ok(pool)
}

impl Dealer {
    /// `A lucky_shot card at piece 3 amount 2 answered`, `B necrovisual use 4.1`
    fn play(&mut self, line: &Line) -> Result<Play, Malformed> {
        let mut words = Words::new(line, self.state.seats);
        let by = words.seat("play")?;
        let name = words.after("play")?;
        let (face, from) = match words.after("play")? {
            "card" => {
                let card = self.owned(line, name, by)?;
                self.state.known.show(card, Audience::ALL);
                (self.state.face(card), Source::Card(card))
            }
            "use" => {
                let face = Face::named(name).ok_or_else(|| line.no_card(name))?;
                (face, source(&mut words, face, &self.state)?)
            }
            "under" => {
                let face = Face::named(name).ok_or_else(|| line.no_card(name))?;
                let id = words.piece("under", &self.state)?;
                let is_its = self.state.piece(id).card.is_some_and(|card| self.state.face(card) == face);
                (face, is_its.then_some(Source::Under(id)).ok_or_else(|| line.unreadable(name))?)
            }
            other => return Err(line.unreadable(other)),
        };
        let things = SmallVec::new();
        let mut play = Play { by, face, from, caster: None, things, amount: 0, answered: false, cancelled: false };
        while let Some(word) = words.next() {
            match word {
                "at" => {}
                "amount" => play.amount = words.number(word, 0..=200)?,
                "caster" => play.caster = Some(words.warrior(word, &self.state)?),
                "answered" => play.answered = true,
                "cancelled" => play.cancelled = true,
                other => play.things.push(thing(&mut words, other, &self.state)?),
            }
        }
        Ok(play)
    }
}

/// `4.1`: the first use of piece 4; `-.1` of one that is gone.
fn source(words: &mut Words<'_>, face: Face, state: &State) -> Result<Source, Malformed> {
    let text = words.after("use")?;
    let wrong = || words.line.wrong(Phrase::new("wrong-use").text("word", text));
    let (id, number) = text.split_once('.').ok_or_else(wrong)?;
    let number: usize = number.parse().ok().filter(|n| *n > 0).ok_or_else(wrong)?;
    let id = if id == "-" { PieceId::NOBODY } else { words.read_piece(id, state)? };
    let is_its = id == PieceId::NOBODY || state.piece(id).card.is_some_and(|card| state.face(card) == face);
    let mut uses = face.entry().iter().enumerate().filter(|(_, clause)| matches!(clause, Clause::Use(_)));
    let clause = uses.nth(number - 1).filter(|_| is_its).ok_or_else(wrong)?.0;
    Ok(Source::Use(id, clause as u8))
}

fn thing(words: &mut Words<'_>, word: &str, state: &State) -> Result<Thing, Malformed> {
    Ok(match word {
        "piece" => match words.next_if(|word| word == "-") {
            Some(_) => Thing::Piece(PieceId::NOBODY),
            None => Thing::Piece(words.piece(word, state)?),
        },
        "seat" => Thing::Seat(words.seat(word)?),
        "area" => {
            let text = words.after(word)?;
            let (seat, area) = text.split_once('.').ok_or_else(|| words.line.unreadable(text))?;
            Thing::Area(words.read_seat(seat)?, Area::keyed(area).ok_or_else(|| words.line.unreadable(text))?)
        }
        "face" => Thing::Face(words.face(word)?),
        "sort" => Thing::Sort(words.keyed(word, Sort::keyed)?),
        "rate" => Thing::Rate(words.keyed(word, Rate::keyed)?),
        "tactic" => Thing::Tactic(words.keyed(word, Tactic::keyed)?),
        "offer" => Thing::Offer(words.keyed(word, Offer::keyed)?),
        "number" => Thing::Number(words.number(word, 0..=u8::MAX)?),
        other => return Err(words.line.unreadable(other)),
    })
}

fn side(word: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side_name(*side) == word)
}

fn combat(line: &Line, state: &State) -> Result<Combat, Malformed> {
    let mut words = Words::new(line, state.seats);
    let mut combat = match words.after("combat")? {
        "by" => Combat::new(words.seat("by")?),
        other => return Err(line.unreadable(other)),
    };
    let mut seats = None;
    while let Some(word) = words.next() {
        match word {
            "stage" => combat.stage = words.keyed(word, Stage::keyed)?,
            "must" => combat.must = Some(words.warrior(word, state)?),
            "whom" => combat.whom = Some(words.warrior_or_gone(word, state)?),
            "bound" => combat.bound = Some(words.keyed(word, Tactic::keyed)?),
            "destiny" => combat.d_only[words.keyed(word, side)? as usize] = true,
            "pair" => combat.pair = Some([words.warrior_or_gone(word, state)?, words.warrior_or_gone(word, state)?]),
            "seats" => seats = Some([words.seat(word)?, words.seat(word)?]),
            "zone" => combat.zone = Some(words.piece(word, state)?),
            "weapons" => combat.weapons = weapons(&mut words, state)?,
            "joined" => {
                let side = words.keyed(word, side)?;
                combat.joined.push((side, words.warrior(word, state)?));
            }
            "jammed" => combat.jammed.push(words.piece(word, state)?),
            "arming" => combat.arming.push(words.warrior_or_gone(word, state)?),
            "rewards" => combat.rewards = [reward(&mut words)?, reward(&mut words)?],
            "struck" => combat.struck = struck(&mut words, state)?,
            "first" => combat.first = Some(words.keyed(word, side)?),
            "retaliates" => combat.retaliates = true,
            "fates" => combat.fates = [words.keyed(word, Fate::keyed)?, words.keyed(word, Fate::keyed)?],
            "earned" => combat.earned = [earned(&mut words)?, earned(&mut words)?],
            "covered" => combat.was_covered = true,
            "yields" => combat.may_yield = true,
            "ended" => combat.ended = true,
            other => combat.tactic = Some(Tactic::keyed(other).ok_or_else(|| line.unreadable(other))?),
        }
    }
    let controlled = |id: PieceId| if state.is_there(id) { state.controller(id) } else { combat.by };
    combat.seats = seats.or(combat.pair.map(|pair| pair.map(controlled))).unwrap_or(combat.seats);
    Ok(combat)
}

/// `6 / 7`, the attacker's first; either may be empty.
fn weapons(words: &mut Words<'_>, state: &State) -> Result<[SmallVec<[PieceId; 2]>; 2], Malformed> {
    let mut used = [SmallVec::new(), SmallVec::new()];
    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
    for (side, of) in used.iter_mut().enumerate() {
        while let Some(word) = words.next_if(is_number) {
            of.push(words.read_piece(word, state)?);
        }
        if side == 0 {
            slash(words, "weapons")?;
        }
    }
    Ok(used)
}

/// `3 / -`
fn struck(words: &mut Words<'_>, state: &State) -> Result<[Option<PieceId>; 2], Malformed> {
    let one = |words: &mut Words<'_>| match words.warrior_or_gone("struck", state)? {
        PieceId::NOBODY => Ok(None),
        id => Ok(Some(id)),
    };
    let first = one(words)?;
    slash(words, "struck")?;
    Ok([first, one(words)?])
}

fn slash(words: &mut Words<'_>, after: &str) -> Result<(), Malformed> {
    match words.after(after)? {
        "/" => Ok(()),
        other => Err(words.line.unreadable(other)),
    }
}

fn earned(words: &mut Words<'_>) -> Result<Option<u8>, Malformed> {
    match words.next_if(|word| word == "-") {
        Some(_) => Ok(None),
        None => words.number("earned", 0..=u8::MAX).map(Some),
    }
}

/// `-` is what a kill brings, `none` nothing at all.
fn reward(words: &mut Words<'_>) -> Result<Option<Option<u8>>, Malformed> {
    match words.next_if(|word| word == "-" || word == "none") {
        Some("-") => Ok(None),
        Some(_) => Ok(Some(None)),
        None => words.number("rewards", 0..=u8::MAX).map(|n| Some(Some(n))),
    }
}

/// `3 kill by 1 earns A card minefield`
fn harm(line: &Line, state: &State) -> Result<Harm, Malformed> {
    let mut words = Words::new(line, state.seats);
    let whom = words.warrior("harm", state)?;
    let mut harm = Harm { whom, fate: words.keyed("harm", Fate::keyed)?, by: None, earns: None, card: None };
    while let Some(word) = words.next() {
        match word {
            "by" => harm.by = Some(words.piece(word, state)?),
            "earns" => harm.earns = Some(words.seat(word)?),
            "card" => harm.card = Some(words.face(word)?),
            other => return Err(line.unreadable(other)),
        }
    }
    Ok(harm)
}

/// `killed A who 3 whom infantry value 4`
fn just(line: &Line, state: &State) -> Result<Happening, Malformed> {
    let mut words = Words::new(line, state.seats);
    let what = words.keyed("just", Just::keyed)?;
    let seat = words.seat("just")?;
    let mut just = Happening { what, seat, who: None, whom: None, p: 0, d: 0, value: 0 };
    while let Some(word) = words.next() {
        match word {
            "who" => just.who = Some(words.piece(word, state)?),
            "whom" => just.whom = Some(words.face(word)?),
            "p" => just.p = words.number(word, 0..=MOST_POINTS)?,
            "d" => just.d = words.number(word, 0..=MOST_POINTS)?,
            "value" => just.value = words.number(word, 0..=u8::MAX)?,
            other => return Err(line.unreadable(other)),
        }
    }
    Ok(just)
}
