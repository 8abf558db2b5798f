//! The words for what is asked and answered; every sentence itself is in `words/*.ftl`.

use super::foresee;
use crate::clause::{Clause, Cost};
use crate::notation::{use_number, uses};
use crate::printed::{Face, Rate, Timing};
use crate::rules::{adding, offers, play, transfer};
use crate::scene::{area_id, counter_id, hand_id, piece_id, seat_id};
use crate::setup::ABOUT;
use crate::state::{Combat, Frame, Mark, Opening, PieceId, Side, Stage, State, Thing};
use crate::{Ask, Doomtrooper, Offer, Pick};
use kernel::{Arg, Phrase, Say, Seat, Show};
use std::collections::BTreeSet;
use std::sync::LazyLock;

pub(crate) fn name(face: Face) -> Phrase {
    Phrase::new(format!("card-{}", face.id()))
}

/// A piece, with its place where another one looks the same.
pub(super) fn piece(state: &State, id: PieceId) -> Phrase {
    let face = state.name(id).face;
    let Some(face) = face else {
        return Phrase::new("hidden-numbered").number("n", i64::from(id.0) + 1);
    };
    let alike = state.table().filter(|(other, p)| !p.is_ghost() && state.name(*other).face == Some(face)).count();
    if alike > 1 {
        Phrase::new("numbered").phrase("card", name(face)).number("n", i64::from(id.0) + 1)
    } else {
        name(face)
    }
}

/// A piece, and whose it is.
fn whose(state: &State, id: PieceId) -> Phrase {
    Phrase::new("whose").phrase("card", piece(state, id)).seat("seat", state.controller(id))
}

fn some(state: &State, id: Option<PieceId>) -> Phrase {
    let there = id.filter(|&id| state.is_there(id));
    there.map_or_else(|| Phrase::new("nobody"), |id| whose(state, id))
}

fn list(phrases: impl IntoIterator<Item = Phrase>) -> Vec<Arg> {
    phrases.into_iter().map(|phrase| Arg::Phrase(Box::new(phrase))).collect()
}

// ---- questions ----

pub(super) fn question(state: &State, seat: Seat, ask: Ask) -> Phrase {
    let phrase = Phrase::new(format!("ask-{}", Doomtrooper::ask_id(ask)));
    let phrase = match ask.card() {
        Some(face) => phrase.phrase("card", name(face)).number("d", state.player(seat).d),
        None => phrase,
    };
    match ask {
        Ask::Act => act(state, seat, phrase),
        Ask::Window(opening) => window(state, opening, phrase),
        Ask::Defender => phrase.phrase("who", some(state, state.combat().and_then(|c| c.must))),
        Ask::Tactic | Ask::Zone | Ask::Struck => {
            let [one, other] = Side::BOTH.map(|side| some(state, state.combat().and_then(|c| c.combatant(side))));
            phrase.phrase("attacker", one).phrase("defender", other)
        }
        Ask::Weapon => phrase.phrase("who", some(state, fighter(state, seat))),
        Ask::Discard => phrase.number("n", state.hand_of(seat).len()),
        Ask::Goes(_, what) => phrase.phrase("what", some(state, Some(what))),
        _ => phrase,
    }
}

/// Whoever fights for a player; of two, who is not armed yet.
fn fighter(state: &State, seat: Seat) -> Option<PieceId> {
    let combat = state.combat()?;
    let own = |id: &PieceId| state.is_there(*id) && state.controller(*id) == seat;
    Side::BOTH.into_iter().filter_map(|side| combat.combatant(side)).find(own)
}

fn act(state: &State, seat: Seat, phrase: Phrase) -> Phrase {
    let (free, attack) = state.actions().map_or((0, 0), |pool| (pool.free(), pool.attack));
    phrase.number("free", free).number("attack", attack).number("d", state.player(seat).d)
}

fn window(state: &State, opening: Opening, phrase: Phrase) -> Phrase {
    match opening {
        Opening::Combat => {
            let stage = state.combat().map_or("over", |c| c.stage.key());
            phrase.phrase("stage", Phrase::new(format!("stage-{stage}")))
        }
        Opening::Reaction => match state.answered() {
            Some(play) => phrase.phrase("card", name(play.face)).seat("seat", play.by),
            None => Phrase::new("ask-any-time"),
        },
        Opening::Saving => {
            let harms = state.harms.iter().filter(|harm| state.is_there(harm.whom));
            let all = harms
                .map(|harm| Phrase::new(format!("doom-{}", harm.fate.key())).phrase("who", whose(state, harm.whom)));
            phrase.list("harms", list(all))
        }
        Opening::Sabotage => {
            let found = state
                .frames
                .iter()
                .rev()
                .find_map(|f| if let Frame::Sabotage(who, whom) = f { Some((*who, *whom)) } else { None });
            match found {
                Some((who, whom)) => phrase.phrase("who", some(state, Some(who))).seat("seat", whom),
                None => Phrase::new("ask-any-time"),
            }
        }
        Opening::Any | Opening::Start | Opening::DrawStep | Opening::End | Opening::Points => phrase,
    }
}

/// What the card says, or how the combat stands.
pub(super) fn detail(state: &State, ask: Ask) -> Option<Phrase> {
    match ask {
        Ask::Window(Opening::Reaction) => state.answered().and_then(|play| text(play.face)),
        // In the last window before the blows it is said what comes of passing.
        Ask::Window(Opening::Combat) if state.combat()?.stage == Stage::Modifiers => None,
        Ask::Window(Opening::Combat) | Ask::Weapon => state.combat().and_then(|combat| standing(state, combat)),
        _ => ask.card().and_then(text),
    }
}

/// What a card does; one whose facts say all has no text of its own.
fn text(face: Face) -> Option<Phrase> {
    if_said(format!("text-{}", face.id()))
}

/// Both sides with what they strike with and their armor.
fn standing(state: &State, combat: &Combat) -> Option<Phrase> {
    let rate = combat.tactic.map_or(Rate::Fight, |t| if t == crate::Tactic::Fight { Rate::Fight } else { Rate::Shoot });
    let [one, other] = Side::BOTH.map(|side| combat.combatant(side));
    let (one, other) = (one?, other?);
    let key = if combat.tactic.is_some() { "combat-stands" } else { "combat-pair" };
    let mut phrase = Phrase::new(key).phrase("attacker", whose(state, one)).phrase("defender", whose(state, other));
    if combat.tactic.is_some() {
        let numbers =
            [("attack", one, rate), ("back", other, rate), ("own", one, Rate::Armor), ("armor", other, Rate::Armor)];
        for (gap, id, rate) in numbers {
            phrase = phrase.number(gap, state.rating(id, rate));
        }
    }
    Some(phrase)
}

// ---- answers ----

pub(super) fn pick(state: &State, ask: Ask, pick: Pick) -> Say {
    let on = |key: &str, id: PieceId| Say::new(Phrase::new(key).phrase("who", piece(state, id))).at(piece_id(id));
    match pick {
        Pick::Play(face) => {
            let say = Say::new(Phrase::new("answer-play").phrase("card", name(face))).at(hand_id(face)).opening();
            costs(say, price_of(face))
        }
        Pick::Use(id, clause) => used(state, id, clause),
        Pick::Add(face) => {
            let seat = state.actions().map_or(state.active, |pool| pool.seat);
            let parts = [
                Phrase::new("cost-actions").number("n", 1),
                Phrase::new("cost-d").number("n", adding::price(state, seat, face)),
            ];
            costs(Say::new(Phrase::new("answer-add").phrase("card", name(face))).at(hand_id(face)), parts)
        }
        Pick::AddHidden(face) => {
            let say = Say::new(Phrase::new("answer-hide").phrase("card", name(face))).at(hand_id(face));
            say.meaning(
                Phrase::new("cost-hiding").number("n", face.printed().ratings[Rate::Value as usize].unwrap_or(0)),
            )
        }
        Pick::Seek(id) => on("answer-seek", id),
        Pick::Exit(id) => on("answer-exit", id),
        Pick::Meditate => Say::new(Phrase::new("answer-meditate")),
        Pick::Enter(id) => on("answer-enter", id),
        Pick::Leave(id) => on("answer-leave", id),
        Pick::Transfer(id) => {
            let key = if leaves_outpost(state, id) { "answer-transfer-back" } else { "answer-transfer" };
            costs(on(key, id), [Phrase::new("cost-actions").number("n", transfer::price(state, id))])
        }
        Pick::Attack(id) => on("answer-attack", id).meaning(strikes(state, id)).opening(),
        Pick::Sabotage(id, whom) => {
            let phrase = Phrase::new("answer-sabotage").phrase("who", piece(state, id)).seat("seat", whom);
            let points = state.value(id).max(0).unsigned_abs().div_ceil(2);
            Say::new(phrase).by(piece_id(id)).at(seat_id(whom)).meaning(Phrase::new("worth").number("n", points))
        }
        Pick::Profess(id) => {
            let legion = state.piece(id).is(Mark::Legion);
            on(if legion { "answer-profess-trooper" } else { "answer-profess-legion" }, id)
        }
        Pick::Lead(sergeant, warrior) => {
            let phrase = Phrase::new("answer-lead")
                .phrase("who", piece(state, sergeant))
                .phrase("unit", name(state.face_of(warrior)));
            Say::new(phrase).by(piece_id(sergeant)).at(piece_id(warrior))
        }
        Pick::Repay => {
            let say = Say::new(Phrase::new("answer-repay"));
            asked(state).map_or(say.clone(), |seat| say.at(counter_id(seat, "debt")))
        }
        Pick::Strengthen(ghost) => {
            let each = offers::cost(state.face_of(ghost)).per;
            costs(on("answer-strengthen", ghost), [Phrase::new("cost-d").number("n", each)])
        }
        Pick::Piece(id) => aimed(state, ask, id),
        Pick::Seat(seat) => Say::new(Phrase::new("answer-seat").seat("seat", seat)).at(seat_id(seat)),
        Pick::Area(seat, area) => {
            let named = Phrase::new(format!("area-{}", area.key()));
            Say::new(Phrase::new("answer-area").phrase("area", named).seat("seat", seat)).at(area_id(seat, area))
        }
        Pick::Face(face) if ask == Ask::Discard => {
            Say::new(Phrase::new("answer-discard").phrase("card", name(face))).at(hand_id(face))
        }
        Pick::Face(face) => Say::new(name(face)),
        Pick::Sort(sort) => Say::new(Phrase::new(format!("sort-{}", sort.key()))),
        Pick::Kind(kind) => Say::new(Phrase::new(format!("kind-{}", kind.key()))),
        Pick::Rate(rate) => Say::new(Phrase::new(format!("rate-{}", rate.key()))),
        Pick::Tactic(tactic) => {
            foreseen(Say::new(Phrase::new(format!("answer-{}", tactic.key()))), foresee::answer(state, ask, Some(pick)))
        }
        Pick::Offer(Offer::Yes) if ask == Ask::Privilege => Say::new(Phrase::new("answer-privilege")),
        Pick::Offer(offer) => Say::new(Phrase::new(format!("offer-{}", offer.key()))),
    }
}

/// Whoever may speak or act now.
fn asked(state: &State) -> Option<Seat> {
    match state.frames.last()? {
        Frame::Window(_, window) => window.speaker(),
        _ => state.actions().map(|pool| pool.seat),
    }
}

fn leaves_outpost(state: &State, id: PieceId) -> bool {
    state.area(id).is_some_and(|(_, area)| area == crate::Area::Outpost)
}

/// What would come of it.
fn foreseen(say: Say, what: Option<Phrase>) -> Say {
    match what {
        Some(what) => say.meaning(what),
        None => say,
    }
}

/// What it costs, in parts.
fn costs(say: Say, parts: impl IntoIterator<Item = Phrase>) -> Say {
    let parts = list(parts);
    if parts.is_empty() { say } else { say.meaning(Phrase::new("costs").list("parts", parts)) }
}

fn price_of(face: Face) -> Vec<Phrase> {
    if face.is_warrior() {
        let value = face.printed().ratings[Rate::Value as usize].unwrap_or(0);
        return vec![Phrase::new("cost-d").number("n", value)];
    }
    parts(play::actions_of(face.printed().timing), offers::cost(face))
}

fn parts(actions: u8, cost: Cost) -> Vec<Phrase> {
    let numbers = [("cost-actions", actions), ("cost-d", cost.d), ("cost-each", cost.per)];
    let said = numbers.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| Phrase::new(key).number("n", n));
    said.chain(cost.value.then(|| Phrase::new("cost-value"))).collect()
}

/// An effect of a card in play; where it has several, which of them.
fn used(state: &State, id: PieceId, clause: u8) -> Say {
    let face = state.face_of(id);
    let phrase = match uses(face) {
        0 | 1 => Phrase::new("answer-use"),
        _ => Phrase::new("answer-use-nth").number("n", use_number(face, clause) as i64),
    };
    let say = Say::new(phrase.phrase("who", piece(state, id))).at(piece_id(id)).opening();
    match face.entry().get(usize::from(clause)) {
        Some(Clause::Use(what)) => {
            let attack = (what.timing == Timing::AttackAction).then(|| Phrase::new("cost-attack"));
            costs(say, attack.into_iter().chain(parts(play::actions_of(what.timing), what.cost)))
        }
        _ => say,
    }
}

/// Fight, shoot and armor.
fn strikes(state: &State, id: PieceId) -> Phrase {
    let number = |phrase: Phrase, (gap, rate)| phrase.number(gap, state.rating(id, rate));
    [("fight", Rate::Fight), ("shoot", Rate::Shoot), ("armor", Rate::Armor)]
        .into_iter()
        .fold(Phrase::new("with-ratings"), number)
}

/// Somebody or something a question is about.
fn aimed(state: &State, ask: Ask, id: PieceId) -> Say {
    let say = Say::new(whose(state, id)).at(piece_id(id));
    let seen = state.is_warrior(id) && !state.piece(id).is(Mark::Secret);
    match ask {
        Ask::Attacker | Ask::NewAttacker(_) if seen => say.meaning(strikes(state, id)),
        Ask::Zone | Ask::Weapon => foreseen(say, foresee::answer(state, ask, Some(Pick::Piece(id)))),
        Ask::Defender | Ask::NewDefender(_) | Ask::Struck if seen => {
            let phrase = Phrase::new("with-armor").number("armor", state.rating(id, Rate::Armor));
            say.meaning(phrase.number("value", state.value(id)))
        }
        _ => say,
    }
}

pub(super) fn pass(state: &State, ask: Ask) -> Say {
    let key = match ask {
        Ask::Privilege => "answer-keep",
        Ask::Act => "answer-stop",
        Ask::Window(_) => "answer-nothing",
        Ask::Zone => "answer-no-warzone",
        Ask::Weapon => "answer-no-weapon",
        Ask::Attacker => "answer-yield",
        Ask::Discard => "answer-no-discard",
        Ask::Card(_) | Ask::OpenCard(_) => "answer-no-card",
        Ask::Joins(_) => "answer-nobody-else",
        Ask::Moves(_) => "answer-nothing-else",
        _ => "answer-no",
    };
    let say = foreseen(Say::new(Phrase::new(key)), foresee::answer(state, ask, None));
    let unused = state.actions().is_some_and(|pool| pool.free() + pool.attack > 0);
    if ask == Ask::Act && unused { say.rarely() } else { say }
}

pub(super) fn number(_: &State, ask: Ask, n: u32) -> Say {
    let key = match ask {
        Ask::Split => "answer-split",
        Ask::Amount(_) => "answer-amount",
        _ => "answer-number",
    };
    Say::new(Phrase::new(key).number("n", n))
}

/// Something that was named with a play, and is no card on the table.
pub(crate) fn thing(thing: Thing) -> Phrase {
    match thing {
        Thing::Piece(_) => Phrase::new("nobody"),
        Thing::Seat(seat) => Phrase::new("the-player").seat("seat", seat),
        Thing::Area(seat, area) => {
            let named = Phrase::new(format!("area-{}", area.key()));
            Phrase::new("the-area").phrase("area", named).seat("seat", seat)
        }
        Thing::Face(face) => name(face),
        Thing::Sort(sort) => Phrase::new(format!("sort-{}", sort.key())),
        Thing::Rate(rate) => Phrase::new(format!("rate-{}", rate.key())),
        Thing::Tactic(tactic) => Phrase::new(format!("tactic-{}", tactic.key())),
        Thing::Offer(offer) => Phrase::new(format!("offer-{}", offer.key())),
        Thing::Number(n) => Phrase::new("answer-number").number("n", n),
    }
}

/// Keys that not every card or rule has words for.
static SAID: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
    let keys = ABOUT.en.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    keys.filter(|key| ["short-", "text-", "no-"].iter().any(|kind| key.starts_with(kind))).collect()
});

/// A phrase, where there are words for it.
pub(crate) fn if_said(key: String) -> Option<Phrase> {
    SAID.contains(key.as_str()).then(|| Phrase::new(key))
}
