//! What is said in a combat: whom a question is about, what stands around it, and what would come of an answer. Every number is
//! what the rules say; nothing here knows what another player holds.

use super::say::{signed, space};
use super::{card, spells, unit};
use crate::cards::{Clause, clauses, favour};
use crate::printed::{Face, Gait, Kind};
use crate::rules::{attack, casting, fighting, sums};
use crate::scene::{acting, blow, window};
use crate::state::{Blow, Cell, Combat, Flag, Frame, Hit, Party, Roll, Stage, State};
use crate::tables::experts;
use crate::{Ask, Offer, Pick};
use kernel::scene::Asking;
use kernel::{Arg, Phrase, Seat};

/// So much damage, or from so much to so much.
pub(crate) fn damage(low: u8, high: u8) -> Phrase {
    match (low, high) {
        (_, 0) => Phrase::new("damage-none"),
        (low, high) if low == high => Phrase::new("damage-sure").number("n", low),
        (low, high) => Phrase::new("damage-range").number("low", low).number("high", high),
    }
}

fn name(combat: &Combat, by: u8) -> Phrase {
    unit(combat.fighter(by).unit)
}

fn both(one: Phrase, other: Phrase) -> Phrase {
    Phrase::new("both").phrase("one", one).phrase("other", other)
}

/// Who is asked for a card or an action now.
fn asked(state: &State, combat: &Combat) -> Seat {
    match state.frames.top() {
        Some(
            Frame::Cast { seat, .. }
            | Frame::CastNow(seat, _)
            | Frame::Aim { seat, .. }
            | Frame::Chain { seat, .. }
            | Frame::Judge { seat, .. }
            | Frame::Pay(seat, _),
        ) => seat,
        Some(Frame::Answer { seat, window, .. }) => window.speaker().unwrap_or(seat),
        _ => match (window(combat), combat.stage) {
            (Some(window), _) => window.speaker().unwrap_or(combat.by),
            (None, Stage::Rolled(blow, _) | Stage::Wound(blow, ..)) => combat.seat(Combat::party(blow.on)),
            _ => combat.seat(Combat::party(combat.active)),
        },
    }
}

/// A question that names who acts, on whom, and what is at stake; `None` where the plain words say it all.
pub(super) fn question(state: &State, ask: Ask) -> Option<Phrase> {
    let combat = state.combat.as_ref()?;
    let named =
        |key: &str, by: u8| Phrase::new(key).phrase("unit", name(combat, by)).arg("at", space(combat.fighter(by).at));
    let against = |key: &str, blow: Blow| named(key, blow.by).phrase("on", name(combat, blow.on));
    let rolled = |key: &str| match combat.stage {
        Stage::Rolled(blow, roll) => Some(against(key, blow).text("die", signed(roll.guard.unwrap_or(roll.sum())))),
        _ => None,
    };
    Some(match (ask, combat.stage, state.frames.top()) {
        (Ask::Fight, ..) if combat.struck => named("ask-fight-after", combat.active),
        (Ask::Fight, ..) if combat.moved => named("ask-fight-moved", combat.active),
        (Ask::Fight, ..) => named("ask-fight-unit", combat.active),
        (Ask::Instant, Stage::Start(_), _) => Phrase::new("ask-instant-start"),
        (Ask::Instant, Stage::Lull(_), _) => Phrase::new("ask-instant-lull"),
        (Ask::Instant, Stage::Instants(blow, _), _) if blow.hit == Hit::Back => against("ask-instant-back", blow),
        (Ask::Instant, Stage::Instants(blow, _), _) => against("ask-instant-blow", blow),
        (Ask::Face, ..) => rolled("ask-face-blow")?,
        (Ask::Parry, ..) => rolled("ask-parry-blow")?,
        (Ask::Reroll, ..) => rolled("ask-reroll-blow")?,
        (Ask::RerollForToken, ..) => rolled("ask-reroll-token")?,
        (Ask::Doomed, Stage::Wound(blow, ..), _) => against("ask-doomed-blow", blow),
        (Ask::Save, Stage::Wound(blow, ..), _) => against("ask-save-blow", blow),
        (Ask::Splash, Stage::Splash(blow, _), _) => named("ask-splash-unit", blow.by),
        (Ask::Scare, Stage::Scare(blow), _) => named("ask-scare-unit", blow.on),
        (Ask::Heal, ..) => named("ask-heal-unit", combat.active),
        (Ask::Deploy, Stage::Deploy(party), _) => Phrase::new("ask-deploy-next")
            .number("n", combat.standing(party).count() as i64)
            .number("of", crate::rules::modes::most(state, combat, party) as i64),
        (Ask::Place, ..) => {
            let waits = |&by: &u8| combat.fighter(by).at == crate::rules::combat::NOWHERE;
            Phrase::new("ask-place-unit").phrase("unit", name(combat, combat.standing(Party::Defender).find(waits)?))
        }
        (Ask::Empower, _, Some(Frame::Cast { spell, power, .. })) => {
            Phrase::new("ask-empower-spell").phrase("card", card(spell)).number("n", power)
        }
        (Ask::Answer, _, Some(Frame::Answer { seat, spell, power, window, .. })) => {
            let own = window.speaker() == Some(seat);
            let key = if own { "ask-answer-own" } else { "ask-answer-spell" };
            Phrase::new(key).seat("caster", seat).phrase("card", card(spell)).number("n", power)
        }
        (Ask::Aim | Ask::Cure, _, Some(Frame::Aim { spell, .. } | Frame::Chain { spell, .. })) => {
            Phrase::new(if ask == Ask::Cure { "ask-cure-spell" } else { "ask-aim-spell" }).phrase("card", card(spell))
        }
        (Ask::Aim, _, Some(Frame::Swap(_, at))) => named("ask-swap-unit", combat.on(at)?),
        _ => return None,
    })
}

/// What is at stake, in a second sentence.
pub(super) fn detail(state: &State, seat: Seat, ask: Ask) -> Option<Phrase> {
    let combat = state.combat.as_ref()?;
    match (ask, combat.stage) {
        (Ask::Instant, Stage::Instants(blow, _)) => Some(forecast(state, combat, blow)),
        (Ask::Face | Ask::Parry, Stage::Rolled(blow, roll)) => {
            let n = sums::damage(state, combat, blow, &roll);
            Some(Phrase::new("detail-rolled").phrase("damage", damage(n, n)))
        }
        (Ask::Fight, _) if combat.is_neutral(Combat::party(combat.active)) && combat.foe == seat => {
            Some(Phrase::new("detail-guards"))
        }
        (Ask::Place, _) => Some(Phrase::new("detail-guards")),
        (Ask::Extend, _) => Some(Phrase::new("detail-extend")),
        _ => None,
    }
}

/// Who was asked before, who will be, and what comes if nobody does anything.
pub(super) fn asking(state: &State, seat: Seat, ask: Ask) -> Asking {
    let Some(combat) = &state.combat else { return Asking::default() };
    let open = match (ask, state.frames.top()) {
        (Ask::Answer, Some(Frame::Answer { window, .. })) => Some((window, "then-spell")),
        (Ask::Instant, _) => window(combat).map(|window| match combat.stage {
            Stage::Start(_) => (window, "then-round"),
            Stage::Lull(_) => (window, "then-next"),
            _ => (window, "then-roll"),
        }),
        _ => None,
    };
    let Some((window, then)) = open else { return Asking::default() };
    Asking {
        before: window.seats().filter(|&other| window.has_declined(other)).collect(),
        next: window.waiting().filter(|&other| other != seat).collect(),
        if_all_pass: Some(Phrase::new(then)),
        ..Asking::default()
    }
}

/// What passing does in a window: whoever is the last lets the die fall.
pub(super) fn pass(state: &State) -> Option<(Phrase, Option<Phrase>)> {
    let combat = state.combat.as_ref()?;
    match combat.stage {
        Stage::Instants(blow, window) if window.waiting().count() == 1 => {
            let (low, high) = sums::forecast(state, combat, blow);
            Some((Phrase::new("answer-roll"), Some(damage(low, high))))
        }
        _ => Some((Phrase::new("answer-no-card"), None)),
    }
}

/// The activation of the unit that acts ends.
pub(super) fn halt(state: &State) -> Option<Phrase> {
    let combat = state.combat.as_ref()?;
    Some(Phrase::new("meaning-halt").phrase("unit", name(combat, acting(combat)?)))
}

/// The damage an attack could do, and what becomes of its target.
fn forecast(state: &State, combat: &Combat, blow: Blow) -> Phrase {
    let (low, high) = sums::forecast(state, combat, blow);
    let on = combat.fighter(blow.on);
    let front = combat.health(blow.on).saturating_sub(on.damage);
    let mut few = *combat;
    few.fighter_mut(blow.on).is_pack = false;
    let all = if on.is_pack { front.saturating_add(few.health(blow.on)) } else { front };
    let key = match (low, high) {
        (low, _) if low >= all => "fate-falls",
        (_, high) if high >= all => "fate-may-fall",
        (low, _) if on.is_pack && low >= front => "fate-shrinks",
        (_, high) if on.is_pack && high >= front => "fate-may-shrink",
        _ => return damage(low, high),
    };
    Phrase::new(key).phrase("damage", damage(low, high))
}

/// An attack of the active unit, and what comes back.
fn strike(state: &State, combat: &Combat, on: u8) -> Phrase {
    let blow = Blow::new(combat.active, on, Hit::First);
    let forth = forecast(state, combat, blow);
    if combat.fighter(blow.by).gait() == Gait::Ranged && !combat.fighter(blow.by).at.is_adjacent(combat.fighter(on).at)
    {
        return forth;
    }
    if !attack::strikes_back(combat, blow) {
        return Phrase::new("unanswered").phrase("damage", forth);
    }
    let (low, high) = sums::forecast(state, combat, Blow::new(on, combat.active, Hit::Back));
    Phrase::new("struck-back").phrase("damage", forth).phrase("back", damage(low, high))
}

/// Whom the active unit could attack from a space, and how hard.
fn reached(state: &State, combat: &Combat, to: Cell) -> Option<Phrase> {
    let by = combat.active;
    if combat.struck {
        return None;
    }
    if combat.fighter(by).gait() == Gait::Ranged {
        return Some(Phrase::new("meaning-moves-only"));
    }
    let mut there = *combat;
    there.fighter_mut(by).at = to;
    there.moved = true;
    let named = |on: u8| {
        let (low, high) = sums::forecast(state, &there, Blow::new(by, on, Hit::First));
        let said = Phrase::new("target-in-reach").phrase("unit", name(combat, on)).phrase("damage", damage(low, high));
        Arg::Phrase(Box::new(said))
    };
    let names: Vec<Arg> = fighting::targets(combat, by, to).map(named).collect();
    Some(match names.is_empty() {
        true => Phrase::new("meaning-no-target"),
        false => Phrase::new("meaning-targets").list("names", names),
    })
}

/// What would come of an answer.
pub(super) fn meaning(state: &State, ask: Ask, pick: Pick) -> Option<Phrase> {
    let combat = state.combat.as_ref()?;
    match pick {
        Pick::Strike(at) if ask == Ask::Fight => Some(strike(state, combat, combat.on(at)?)),
        Pick::Strike(at) => match combat.stage {
            Stage::Splash(blow, _) => {
                let (low, high) = sums::forecast(state, combat, Blow { on: combat.on(at)?, hit: Hit::Splash, ..blow });
                Some(damage(low, high))
            }
            _ => None,
        },
        Pick::Cell(to) if ask == Ask::Fight => reached(state, combat, to),
        Pick::Break(_) => Some(Phrase::new("meaning-break")),
        Pick::Defend => Some(Phrase::new("meaning-defend")),
        Pick::Surrender => {
            let party = Combat::party(combat.active);
            Some(Phrase::new("meaning-surrender").seat("to", combat.seat(party.other())))
        }
        // While a spell is cast: what it does with this much more.
        Pick::Play(face, which) if ask == Ask::Empower => {
            spells::stronger(state, combat, casting::power_of(face, which))
        }
        Pick::Card(_) if ask == Ask::Empower => spells::stronger(state, combat, 1),
        Pick::Play(face, which) | Pick::PlayOn(face, which, _) => of_card(state, combat, face, which),
        Pick::Cast(face) => spells::of_blow(state, combat, asked(state, combat), face),
        Pick::CastAt(face, at) => spells::on_unit(state, combat, asked(state, combat), face, combat.on(at)?),
        Pick::Offer(Offer::Yes) if ask == Ask::Save => Some(damage(0, 0)),
        _ => None,
    }
}

/// The running attack with an effect of a card; none where the card has nothing to do with it.
fn with_card(combat: &Combat, seat: Seat, face: Face, which: u8) -> Option<(Combat, Blow)> {
    let blow = blow(combat)?;
    let mut after = *combat;
    let mut is_changed = false;
    for clause in clauses(face, which) {
        let (on, attack, defense) = match *clause {
            Clause::Attack(n) => (blow.by, n, 0),
            Clause::Defense(n) => (blow.on, 0, n),
            Clause::TriplesDie => (blow.by, 0, 0),
            _ => continue,
        };
        if combat.seat(Combat::party(on)) != seat {
            continue;
        }
        is_changed = true;
        let times = favour(face, which, combat.fighter(on).unit);
        let fighter = after.fighter_mut(on);
        fighter.attack = fighter.attack.saturating_add(attack * times);
        fighter.defense = fighter.defense.saturating_add(defense * times);
        if *clause == Clause::TriplesDie {
            fighter.set(Flag::Tripled, true);
        }
    }
    is_changed.then_some((after, blow))
}

/// What a card makes of the running attack, and whether it uses up an expert effect.
fn of_card(state: &State, combat: &Combat, face: Face, which: u8) -> Option<Phrase> {
    let seat = asked(state, combat);
    let ignores = clauses(face, which).contains(&Clause::IgnoresDie);
    let effect = match combat.stage {
        Stage::Rolled(blow, roll) if ignores => {
            let n = sums::damage(state, combat, blow, &Roll { is_ignored: true, ..roll });
            Some(damage(n, n))
        }
        _ => with_card(combat, seat, face, which).map(|(after, blow)| {
            let (low, high) = sums::forecast(state, &after, blow);
            damage(low, high)
        }),
    };
    let draws = clauses(face, which).iter().any(|clause| matches!(clause, Clause::Draw(_)));
    let effect = match effect {
        Some(what) if draws => Some(Phrase::new("then-draw").phrase("what", what)),
        other => other,
    };
    let is_expert = which == 1 && matches!(face.kind(), Kind::Ability | Kind::Statistic);
    if !is_expert || state.is_ai(seat) {
        return effect;
    }
    let player = state.player(seat);
    let left = experts(player.level()).saturating_sub(player.experts);
    let expert = Phrase::new("meaning-expert").number("n", left);
    Some(effect.map_or(expert.clone(), |effect| both(effect, expert)))
}
