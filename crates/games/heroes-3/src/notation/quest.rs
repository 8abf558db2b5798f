//! What single scenarios keep, as text.

use super::{card_id, hex_id, read_card, read_seat, unit_id, yes_no};
use crate::printed::Unit;
use crate::scenario::Special;
use crate::state::{Ally, Errand, State};
use ::cards::Pile;
use kernel::{Facts, Line, Lines, Malformed, Phrase, Seat};

pub(super) fn write(state: &State, facts: &mut Facts) {
    let quest = &state.quest;
    let units = |pile: &[Unit]| pile.iter().map(|unit| unit.id().to_string()).collect::<Vec<_>>().join(" ");
    let allies = |pile: &[Ally]| pile.iter().map(|ally| unit_id(ally.unit, ally.is_pack)).collect::<Vec<_>>().join(" ");
    if let Some(at) = quest.dragons {
        facts.say("quest.dragons", hex_id(at));
    }
    facts.say_if(quest.hurry, "quest.hurry", yes_no(quest.hurry));
    for (name, pile) in [("wandering", &quest.wandering), ("utopia", &quest.utopia)] {
        facts.say_if(!pile.is_empty(), format!("quest.{name}"), units(pile.as_slice()));
    }
    facts.say_if(!quest.shared.is_empty(), "quest.shared", allies(quest.shared.as_slice()));
}

fn wrong(line: &Line) -> Malformed {
    line.wrong(Phrase::new("wrong-cards"))
}

fn neutrals(lines: &mut Lines, name: &str) -> Result<Pile<4, Unit>, Malformed> {
    let Some(line) = lines.take(name) else { return Ok(Pile::new()) };
    let of = |word: &str| Unit::named(word).filter(|unit| unit.facts().faction.is_none());
    let units = kernel::parse_list(&line, of)?;
    if units.len() > 4 {
        return Err(wrong(&line));
    }
    Ok(units.into_iter().collect())
}

fn shared(lines: &mut Lines) -> Result<Option<(Line, Pile<16, Ally>)>, Malformed> {
    let Some(line) = lines.take("quest.shared") else { return Ok(None) };
    let mut pile = Pile::new();
    for word in line.words() {
        let (id, is_pack) = word.strip_suffix('+').map_or((word, false), |id| (id, true));
        let unit = Unit::named(id).ok_or_else(|| line.no_card(id))?;
        if pile.len() == 16 || is_pack && unit.facts().faction.is_none() {
            return Err(wrong(&line));
        }
        pile.push(Ally { unit, is_pack });
    }
    Ok(Some((line, pile)))
}

pub(super) fn read(lines: &mut Lines, state: &mut State) -> Result<(), Malformed> {
    let roams = state.scenario().has(Special::WanderingDragons);
    if let Some(line) = lines.take("quest.dragons") {
        let at = line.value.parse().ok().filter(|&at| roams && state.slot_at(at).is_some());
        state.quest.dragons = Some(at.ok_or_else(|| line.wrong(Phrase::new("wrong-field")))?);
    }
    if let Some(line) = lines.take("quest.hurry") {
        state.quest.hurry = line.one_of(&[("yes", true), ("no", false)])?;
    }
    state.quest.wandering = neutrals(lines, "quest.wandering")?;
    state.quest.utopia = neutrals(lines, "quest.utopia")?;
    let mut lent: Vec<Unit> = vec![];
    if let Some((line, pile)) = shared(lines)? {
        lent.extend(pile.as_slice().iter().map(|ally| ally.unit));
        state.quest.shared = pile;
        if !state.scenario().has(Special::SharedArmy) {
            return Err(wrong(&line));
        }
    }
    lent.extend(state.players.iter().flat_map(|player| player.allies.as_slice()).map(|ally| ally.unit));
    // A card of a faction is there once.
    lent.retain(|unit| unit.facts().faction.is_some());
    let twice = lent.iter().enumerate().any(|(n, unit)| {
        let led = state.players.iter().any(|p| Some(p.faction()) == unit.facts().faction && p.army[unit.place()] > 0);
        led || lent[..n].contains(unit)
    });
    if twice { Err(Malformed::new(1, Phrase::new("wrong-cards"))) } else { Ok(()) }
}

/// Neutral units that are set aside or shared.
pub(super) fn units(state: &State) -> impl Iterator<Item = Unit> + '_ {
    let quest = &state.quest;
    let shared = quest.shared.as_slice().iter().map(|ally| ally.unit);
    let neutral = shared.filter(|unit| unit.facts().faction.is_none());
    quest.wandering.as_slice().iter().chain(quest.utopia.as_slice()).copied().chain(neutral)
}

pub(super) fn way(word: &str) -> Option<bool> {
    match word {
        "home" => Some(true),
        "out" => Some(false),
        _ => None,
    }
}

pub(super) fn id(errand: Errand) -> String {
    let s = Seat::letter;
    match errand {
        Errand::Enlist { seat, troop } => format!("enlist {} {troop}", s(seat)),
        Errand::VisitAgain(seat) => format!("visit-again {}", s(seat)),
        Errand::SharedDraw(seat) => format!("shared-draw {}", s(seat)),
        Errand::SharedRecruit { seat, units } => {
            let units: Vec<&str> = units.iter().flatten().map(|unit| unit.id()).collect();
            format!("shared-recruit {} {}", s(seat), units.join(" "))
        }
        Errand::Barter { seat, to, back } => format!("barter {} {} {}", s(seat), s(to), yes_no(back)),
        Errand::Swap { seat, to, offered } => {
            format!("swap {} {} {}", s(seat), s(to), offered.map_or("-".into(), card_id))
        }
        Errand::Bequeath(seat) => format!("bequeath {}", s(seat)),
        Errand::Leave(seat) => format!("leave {}", s(seat)),
    }
}

pub(super) fn errand(words: &[&str], seats: u8) -> Option<Errand> {
    let seat = |n: usize| read_seat(words.get(n)?, seats);
    Some(match *words {
        ["enlist", _, n] => Errand::Enlist { seat: seat(1)?, troop: n.parse().ok().filter(|n| *n < 9)? },
        ["visit-again", _] => Errand::VisitAgain(seat(1)?),
        ["shared-draw", _] => Errand::SharedDraw(seat(1)?),
        ["shared-recruit", _, ref ids @ ..] if ids.len() <= 3 => {
            let mut units = [None; 3];
            for (unit, id) in units.iter_mut().zip(ids) {
                *unit = Some(Unit::named(id).filter(|unit| unit.facts().faction.is_none())?);
            }
            Errand::SharedRecruit { seat: seat(1)?, units }
        }
        ["barter", _, _, back @ ("yes" | "no")] => {
            let (seat, to) = (seat(1)?, seat(2)?);
            Some(Errand::Barter { seat, to, back: back == "yes" }).filter(|_| seat != to)?
        }
        ["swap", _, _, card] => {
            let (seat, to) = (seat(1)?, seat(2)?);
            let offered = if card == "-" { None } else { Some(read_card(card)?) };
            Some(Errand::Swap { seat, to, offered }).filter(|_| seat != to)?
        }
        ["bequeath", _] => Errand::Bequeath(seat(1)?),
        ["leave", _] => Errand::Leave(seat(1)?),
        _ => return None,
    })
}
