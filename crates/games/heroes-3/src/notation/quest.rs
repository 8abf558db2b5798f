//! What single scenarios keep, as text.

use super::{card_id, hex_id, read_card, read_seat, unit_id, yes_no};
use crate::printed::Unit;
use crate::scenario::Special;
use crate::state::{Ally, Errand, Player, State};
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
    if let Some((line, pile)) = shared(lines)? {
        state.quest.shared = pile;
        if !state.scenario().has(Special::SharedArmy) {
            return Err(wrong(&line));
        }
    }
    // A card of a faction is there once.
    let mut lent: Vec<Unit> = vec![];
    let shared = state.quest.shared.as_slice().iter().map(|ally| ("quest.shared".into(), ally.unit));
    let allies = state.everyone().flat_map(|seat| {
        let allies = state.player(seat).allies.as_slice();
        allies.iter().map(move |ally| (format!("{}.units", seat.letter()), ally.unit))
    });
    for (name, unit) in shared.chain(allies).filter(|(_, unit)| unit.facts().faction.is_some()) {
        let is_led = |p: &Player| Some(p.faction()) == unit.facts().faction && p.army[unit.place()] > 0;
        if state.players.iter().any(is_led) || lent.contains(&unit) {
            return Err(lines.wrong(&name, Phrase::new("wrong-cards")));
        }
        lent.push(unit);
    }
    Ok(())
}

/// Neutral units that are set aside or shared, by the line they stand on.
pub(super) fn units(state: &State) -> impl Iterator<Item = (&'static str, Unit)> + '_ {
    let quest = &state.quest;
    let shared = quest.shared.as_slice().iter().map(|ally| ally.unit);
    let shared = shared.filter(|unit| unit.facts().faction.is_none()).map(|unit| ("shared", unit));
    let of = |name, pile: &'_ Pile<4, Unit>| pile.as_slice().to_vec().into_iter().map(move |unit| (name, unit));
    of("wandering", &quest.wandering).chain(of("utopia", &quest.utopia)).chain(shared)
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
