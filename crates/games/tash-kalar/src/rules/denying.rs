//! Why not: the rule behind everything that could be thought of and is not offered. Only whoever explains asks for it.

use crate::board::{ARENA, Square};
use crate::notation::flare_id;
use crate::pattern::{self, Orientation};
use crate::printed::{Being, Level};
use crate::rules::drawing::being;
use crate::rules::pieces::Kind;
use crate::state::{Mode, State};
use crate::{Ask, Pick, TashKalar, Why};
use kernel::{Because, Options, Rule};
use std::collections::BTreeSet;

type Offered<'o, 'l> = &'o mut Options<'l, TashKalar, Pick>;

fn deny(options: Offered<'_, '_>, pick: Pick, why: impl Into<Because>) {
    if !options.has(pick) {
        options.judge(pick, Err(why));
    }
}

/// Placing and summoning; the rest of a turn is judged where it is offered.
pub(crate) fn turn(state: &State, options: Offered<'_, '_>) {
    placing(state, options);
    if state.deeds.handed {
        return; // TK-TEAM-4 was said of everything else
    }
    summons(state, options, if state.actions > 0 { state.summons().collect() } else { BTreeSet::new() });
    if state.actions == 0 {
        let held = state.hand[state.player()].iter().map(being);
        held.for_each(|being| options.judge(Pick::Discard(being), Err(Rule("TK-TURN-2"))));
    }
    if let Some(frozen) = state.frozen[state.player()] {
        deny(options, Pick::Frozen, Rule("TK-FROST-3").by(frozen.printed().id));
    }
}

/// The beings in hand, wherever they cannot be summoned.
pub(crate) fn summons(state: &State, options: Offered<'_, '_>, can: BTreeSet<Pick>) {
    let held = state.hand[state.player()].iter().map(being);
    for (being, at) in held.flat_map(|being| ARENA.iter().map(move |at| (being, at))) {
        let [summon, improvise] = [Pick::Summon(being, at), Pick::Improvise(being, at)];
        if !can.contains(&summon) {
            options.judge(summon, Err(why_not_summon(state, being, at)));
        }
        if !can.contains(&improvise) {
            options.judge(improvise, Err(why_not_improvise(state, being, at)));
        }
    }
}

/// TK-ACTION-1 to TK-ACTION-3
fn placing(state: &State, options: Offered<'_, '_>) {
    let [commons, heroics, legendary] = state.pieces[state.mine()];
    let (may_act, has_supply) = (state.actions > 0, state.supply(state.mine(), Level::Common) > 0);
    for square in ARENA.iter() {
        let place = match (may_act, has_supply) {
            (false, _) => Err("TK-TURN-2"),
            (true, false) => Err("TK-ACTION-2"),
            (true, true) if state.occupied().has(square) => Err("TK-ACTION-1"),
            (true, true) => Ok(()),
        };
        let take_up = match may_act {
            false => Err("TK-TURN-2"),
            true if has_supply || legendary.has(square) => Err("TK-ACTION-3"),
            true if !(commons | heroics).has(square) => Err("TK-ACTION-2"),
            true => Ok(()),
        };
        for (pick, check) in [(Pick::Place(square), place), (Pick::TakeUp(square), take_up)] {
            if let Err(rule) = check {
                options.judge(pick, Err(Rule(rule)));
            }
        }
    }
}

/// TK-SUMMON-2 to TK-SUMMON-14: what is missing where the least is missing.
fn why_not_summon(state: &State, being: Being, at: Square) -> Rule {
    if state.actions == 0 {
        return Rule("TK-TURN-2");
    }
    let own = state.pieces[state.mine()];
    let holds = |square: Square, least: Level| own[least.index()..].iter().any(|level| level.has(square));
    let stands = |square: Square| own.iter().any(|level| level.has(square));
    let around = |o: &Orientation, fits: &dyn Fn(Square, Level) -> bool| {
        o.needs.iter().all(|&(step, least)| at.by(step).is_some_and(|square| fits(square, least)))
    };
    let is_outranked = state.piece(at).is_some_and(|(_, there)| there > being.printed().level);
    let mut reason = "TK-SUMMON-2";
    for o in pattern::of(being) {
        if around(o, &holds) {
            match o.on_summon {
                Some(least) if !holds(at, least) => {
                    reason = if stands(at) { "TK-SUMMON-4" } else { "TK-SUMMON-7" };
                }
                on_summon if is_outranked => {
                    return Rule(if on_summon.is_some() { "TK-SUMMON-10" } else { "TK-SUMMON-9" });
                }
                // Everything fits: only a piece to put there is missing.
                _ => return Rule("TK-SUMMON-14"),
            }
        } else if reason == "TK-SUMMON-2" && around(o, &|square, _| stands(square)) {
            reason = "TK-SUMMON-4";
        }
    }
    Rule(reason)
}

/// TK-IMPRO-1, TK-IMPRO-6, TK-IMPRO-8, TK-IMPRO-10
fn why_not_improvise(state: &State, being: Being, at: Square) -> Rule {
    let mine = state.mine();
    if state.actions == 0 {
        return Rule("TK-TURN-2");
    }
    if !state.deeds.loan && state.mode != Mode::Melee {
        return Rule("TK-IMPRO-8");
    }
    if !state.deeds.loan && state.enemies().all(|colour| state.improvised[mine][colour]) {
        return Rule("TK-IMPRO-1");
    }
    if state.piece(at).is_some_and(|(_, there)| there > being.printed().level) {
        return Rule("TK-SUMMON-9");
    }
    // How many pieces of others the pattern would need here, at best.
    let strangers = |o: &Orientation| {
        let needed = o.on_summon.map(|least| ((0, 0), least)).into_iter().chain(o.needs.iter().copied());
        needed
            .map(|(step, least)| match at.by(step).and_then(|square| state.piece(square)) {
                Some((colour, level)) if level >= least => Some(usize::from(colour != mine)),
                _ => None,
            })
            .sum::<Option<usize>>()
    };
    Rule(match pattern::of(being).iter().filter_map(strangers).min() {
        None | Some(1) => "TK-SUMMON-2",
        Some(0) => "TK-IMPRO-10",
        Some(_) => "TK-IMPRO-6",
    })
}

/// The card whose effect asks.
pub(crate) fn because(rule: &'static str, ask: Ask) -> Because {
    match ask {
        Ask::Effect(Why::Being(being) | Why::Frozen(being), _) => Rule(rule).by(being.printed().id),
        Ask::Effect(Why::Flare(flare), _) => Rule(rule).by(flare_id(flare)),
        _ => Rule(rule).into(),
    }
}

/// Moves that a piece which may move cannot make: TK-MOVE-1 to TK-MOVE-3, TK-MOVE-7. What the card alone forbids is no
/// candidate: TK-EFFECT-29.
pub(crate) fn moves(state: &State, options: Offered<'_, '_>, from: Square, kind: Kind) {
    for to in ARENA.iter() {
        let rule = match kind_forbids(state, from, to, kind) {
            _ if to == from => Some("TK-MOVE-7"),
            _ if !from.neighbours().has(to) => Some("TK-MOVE-1"),
            rule => rule,
        };
        if let Some(rule) = rule {
            deny(options, Pick::Move(from, to), Rule(rule));
        }
    }
}

/// Leaps that a piece which may leap cannot make: TK-MOVE-4, TK-MOVE-7.
pub(crate) fn leaps(state: &State, options: Offered<'_, '_>, ask: Ask, from: Square, kind: Kind) {
    for to in ARENA.iter() {
        let why = match kind_forbids(state, from, to, kind) {
            _ if to == from => Rule("TK-MOVE-7").into(),
            Some(rule) => Rule(rule).into(),
            None => because("TK-MOVE-4", ask),
        };
        deny(options, Pick::Move(from, to), why);
    }
}

/// TK-MOVE-2, TK-MOVE-3; onto empty squares alone is the card's word.
fn kind_forbids(state: &State, from: Square, to: Square, kind: Kind) -> Option<&'static str> {
    let (_, level) = state.piece(from)?;
    match kind {
        _ if state.may_enter(level, to, kind) => None,
        Kind::Standard => Some("TK-MOVE-2"),
        Kind::Combat => Some("TK-MOVE-3"),
        Kind::Peaceful => None,
    }
}
