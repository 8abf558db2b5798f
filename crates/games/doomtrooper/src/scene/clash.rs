//! What is pending: combats with their sides and stages, the chain of plays, and harm that is about to befall somebody.

use super::card::{Looker, rated, whole};
use super::says::{self, area_id, name, piece_id, seat_id};
use crate::printed::Rate;
use crate::rules::blows;
use crate::state::{Combat, Fate, Frame, Harm, Opening, PieceId, Play, Side, Source, Stage, State, Tactic, Thing};
use crate::words::say;
use kernel::scene::{Aim, Card, Clash, ClashSide, Comparison, Icon, KnownCard, Number, Part, Pending, Phase, When};
use kernel::{Phrase, Seat};

const STAGES: u8 = 8;

/// Outermost first: DT-COMBAT-42.
pub(super) fn clashes(look: &Looker<'_>) -> Vec<Clash> {
    let combats = &look.state.combats;
    let last = combats.len();
    combats.iter().enumerate().map(|(i, combat)| clash(look, combat, i, i + 1 == last)).collect()
}

/// What a player does in the combat at hand.
pub(super) fn role(state: &State, seat: Seat) -> Option<Phrase> {
    let combat = state.combat()?;
    if combat.by == seat {
        return Some(Phrase::new("role-attacks"));
    }
    let defends = combat.pair.is_some() && combat.seats[Side::Defender as usize] == seat;
    defends.then(|| Phrase::new("role-defends"))
}

fn clash(look: &Looker<'_>, combat: &Combat, nth: usize, running: bool) -> Clash {
    let state = look.state;
    let zone = combat.zone.filter(|&zone| state.is_there(zone));
    let label = match combat.tactic {
        None => "clash",
        Some(Tactic::Fight) => "clash-fight",
        Some(Tactic::Shoot) => "clash-shoot",
    };
    let note = match (running, zone) {
        (false, _) => Some(Phrase::new("clash-waits")),
        (true, Some(zone)) => Some(Phrase::new("clash-in").phrase("zone", look.called(zone))),
        (true, None) => None,
    };
    Clash {
        id: format!("combat-{}", nth + 1),
        label: Phrase::new(label),
        note,
        at: zone.map(piece_id),
        stages: stages(look, combat, running),
        sides: sides(look, combat, running),
    }
}

/// The stage a combat is in: between two of them it is the one whose window is open, else the one that is worked on.
fn stage_now(state: &State, combat: &Combat, running: bool) -> u8 {
    let reached = match combat.stage {
        Stage::Declared => 1,
        Stage::Named => 2,
        Stage::Tactic => 3,
        Stage::Zone => 4,
        Stage::Weapons | Stage::Modifiers => 5,
        Stage::Evaluated => 6,
        Stage::Saving | Stage::Changed => 7,
        Stage::Points | Stage::Over => STAGES,
    };
    let works = running && matches!(state.frames.last(), Some(Frame::Combat));
    (reached + u8::from(works)).min(STAGES)
}

fn stages(look: &Looker<'_>, combat: &Combat, running: bool) -> Vec<Phase> {
    let now = stage_now(look.state, combat, running);
    let stage = |n: u8| Phase {
        label: Phrase::new(format!("combat-stage-{n}")),
        when: When::of(&n, Some(&now)),
        note: match n {
            3 => combat.tactic.map(|tactic| Phrase::new(format!("tactic-{}", tactic.key()))),
            4 => combat.zone.filter(|&zone| look.state.is_there(zone)).map(|zone| look.called(zone)),
            _ => None,
        },
    };
    (1..=STAGES).map(stage).collect()
}

fn sides(look: &Looker<'_>, combat: &Combat, running: bool) -> Vec<ClashSide> {
    let state = look.state;
    let side = |side: Side| {
        let (label, icon) = match side {
            Side::Attacker => ("role-attacks", "i-melee"),
            Side::Defender => ("role-defends", "i-shield"),
        };
        let there = |id: &PieceId| state.is_there(*id);
        let meant = combat.must.filter(|_| side == Side::Attacker && combat.pair.is_none());
        ClashSide {
            seat: Some(combat.seats[side as usize]),
            label: Phrase::new(label),
            icon: Some(Icon(icon)),
            members: combat.members(side).chain(meant).filter(there).map(piece_id).collect(),
            uses: combat.weapons[side as usize].iter().copied().filter(there).map(piece_id).collect(),
            blow: running.then(|| blow(look, combat, side)).flatten(),
            note: running.then(|| strikes(state, combat, side)).flatten(),
        }
    };
    let named = if combat.pair.is_some() { &Side::BOTH[..] } else { &Side::BOTH[..1] };
    named.iter().copied().map(side).collect()
}

/// DT-STRIKE: who comes first, where the blows do not fall at once.
fn strikes(state: &State, combat: &Combat, side: Side) -> Option<Phrase> {
    combat.pair?;
    let first = combat.first.or_else(|| blows::first_striker(state))?;
    Some(Phrase::new(if first == side { "strikes-first" } else { "strikes-back" }))
}

/// DT-COMBAT-30: what a side strikes with against the A it strikes at, and what comes of it as things are.
fn blow(look: &Looker<'_>, combat: &Combat, side: Side) -> Option<Comparison> {
    let state = look.state;
    let rate = match combat.tactic? {
        Tactic::Fight => Rate::Fight,
        Tactic::Shoot => Rate::Shoot,
    };
    let members: Vec<PieceId> = combat.members(side).filter(|&id| state.is_there(id)).collect();
    let (&striker, _) = members.split_first()?;
    let victim = combat.struck[side as usize].or(combat.combatant(side.other()))?;
    if !state.is_there(victim) {
        return None;
    }
    let left = match members[..] {
        [alone] => rated(state, alone, rate),
        _ => together(look, &members, rate),
    };
    let right = rated(state, victim, Rate::Armor);
    let told = matches!(combat.stage, Stage::Evaluated | Stage::Saving | Stage::Changed | Stage::Points | Stage::Over);
    let fate = match told && combat.struck[side as usize].is_some() {
        true => combat.fates[side.other() as usize],
        false => blows::fate(state, side, victim),
    };
    let label = Phrase::new("blow").phrase("who", look.called(striker)).phrase("whom", look.called(victim));
    let relation = if left.value >= right.value { "≥" } else { "<" };
    let verdict = verdict(state, &left, &right, fate, victim);
    Some(Comparison { label, left, relation, right, verdict })
}

/// DT-COMBAT-41: those who strike together add up; each explains its own number where it stands.
fn together(look: &Looker<'_>, members: &[PieceId], rate: Rate) -> Number {
    let parts: Vec<Part> = members.iter().map(|&id| Part::new(look.state.rating(id, rate), look.called(id))).collect();
    let value = parts.iter().map(|part| part.amount).sum();
    Number { parts, ..Number::new(says::rate(rate), says::rate_icon(rate), value) }
}

fn verdict(state: &State, attack: &Number, armor: &Number, fate: Fate, victim: PieceId) -> Phrase {
    if attack.value < armor.value {
        return Phrase::new("verdict-misses").number("n", armor.value - attack.value);
    }
    match fate {
        Fate::Nothing => Phrase::new("verdict-nothing"),
        Fate::Wound => Phrase::new("verdict-wounds"),
        Fate::Kill | Fate::Annihilate => Phrase::new("verdict-kills").number("n", state.value(victim)),
    }
}

/// The chain of plays and what else waits, in the order it was begun.
pub(super) fn pending(look: &Looker<'_>) -> Vec<Pending> {
    let state = look.state;
    let mut plays = state.plays.iter().enumerate();
    let mut harms = state.harms.iter().enumerate().filter(|(_, harm)| state.is_there(harm.whom));
    let mut all = vec![];
    for frame in &state.frames {
        match *frame {
            Frame::Play => all.extend(plays.next().map(|(i, play)| played(look, play, i))),
            Frame::Harm => all.extend(harms.by_ref().map(|(i, one)| harm(look, one, i))),
            Frame::Sabotage(saboteur, victim) => all.push(sabotage(look, saboteur, victim)),
            Frame::Window(..) | Frame::Combat | Frame::Actions(_) | Frame::Reckoning => {}
        }
    }
    all
}

fn played(look: &Looker<'_>, play: &Play, nth: usize) -> Pending {
    let id = format!("play-{}", nth + 1);
    let card = KnownCard { id: id.clone(), controller: Some(play.by), ..whole(play.face) };
    // While the window over it is open it may still be answered.
    let asked = matches!(look.state.frames.last(), Some(Frame::Window(Opening::Reaction, _)));
    let open = asked && nth + 1 == look.state.plays.len();
    let label = match (play.from, play.answered && !open) {
        _ if play.cancelled => "pending-void",
        (_, true) => "pending-settles",
        (Source::Card(_) | Source::Under(_), false) => "pending-played",
        (Source::Use(..), false) => "pending-used",
    };
    let caster = play.caster.filter(|&caster| look.state.is_there(caster));
    let note = match (caster, play.amount) {
        (Some(caster), 0) => Some(Phrase::new("cast-by").phrase("card", look.called(caster))),
        (Some(caster), d) => Some(Phrase::new("cast-by-for").phrase("card", look.called(caster)).number("d", d)),
        (None, 0) => None,
        (None, d) => Some(Phrase::new("paid-for").number("d", d)),
    };
    Pending {
        id,
        label: Phrase::new(label),
        seat: Some(play.by),
        card: Some(Card::Known(Box::new(card))),
        aims: play.things.iter().filter_map(|thing| aim(look, thing)).collect(),
        note,
        off: play.cancelled.then(|| Phrase::new("pending-cancelled")),
    }
}

fn aim(look: &Looker<'_>, thing: &Thing) -> Option<Aim> {
    let id = match *thing {
        Thing::Piece(id) if !look.state.is_there(id) => return None,
        Thing::Piece(id) => return Some(Aim { id: Some(piece_id(id)), label: look.called(id) }),
        Thing::Seat(seat) => Some(seat_id(seat)),
        Thing::Area(seat, area) => Some(area_id(seat, area)),
        _ => None,
    };
    Some(Aim { id, label: say::thing(*thing) })
}

fn sabotage(look: &Looker<'_>, saboteur: PieceId, victim: Seat) -> Pending {
    let state = look.state;
    let there = state.is_there(saboteur);
    Pending {
        id: "sabotage".into(),
        label: Phrase::new("pending-sabotage"),
        seat: there.then(|| state.controller(saboteur)),
        card: None,
        aims: vec![Aim { id: Some(seat_id(victim)), label: Phrase::new("the-player").seat("seat", victim) }],
        note: there.then(|| Phrase::new("done-by").phrase("card", look.called(saboteur))),
        off: None,
    }
}

fn harm(look: &Looker<'_>, harm: &Harm, nth: usize) -> Pending {
    let state = look.state;
    let label = match harm.fate {
        Fate::Nothing => "harm-nothing",
        Fate::Wound => "harm-wound",
        Fate::Kill => "harm-kill",
        Fate::Annihilate => "harm-annihilate",
    };
    let by = harm.by.filter(|&by| state.is_there(by)).map(|by| look.called(by)).or(harm.card.map(name));
    Pending {
        id: format!("harm-{}", nth + 1),
        label: Phrase::new(label),
        seat: Some(state.controller(harm.whom)),
        card: None,
        aims: vec![Aim { id: Some(piece_id(harm.whom)), label: look.called(harm.whom) }],
        note: by.map(|by| Phrase::new("done-by").phrase("card", by)),
        off: None,
    }
}
