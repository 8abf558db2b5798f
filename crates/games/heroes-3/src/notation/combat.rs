//! A combat, as text.

use super::{hex_id, read_seat, unit_id};
use crate::printed::Unit;
use crate::rules::ai::AI_HERO;
use crate::rules::combat::NOWHERE;
use crate::rules::modes::dragons::{ARMY_ALONE, GROUP};
use crate::state::{Against, Blow, Cell, Combat, Fighter, Flag, Party, Stage, State};
use kernel::{Facts, Line, Lines, Malformed, Phrase};

pub(super) fn write(state: &State, facts: &mut Facts) {
    let Some(combat) = &state.combat else { return };
    let against = match combat.against {
        Against::Neutrals(guard) => format!("neutrals {guard}"),
        Against::Hero(seat, walker) => format!("hero {} {walker}", seat.letter()),
        Against::Army(seat) => format!("army {}", seat.letter()),
    };
    facts.say("combat", format!("{} {} {against}", combat.by.letter(), combat.walker));
    facts.say("combat.foe", combat.foe.letter());
    facts.say("combat.at", hex_id(combat.at));
    facts.say("combat.stage", stage_id(combat.stage));
    facts.say("combat.round", combat.round);
    if let Some((party, initiative)) = combat.last {
        facts.say("combat.last", format!("{} {initiative}", party.key()));
    }
    facts.say("combat.active", combat.active);
    let done =
        [("moved", combat.moved), ("struck", combat.struck), ("azure", combat.azure), ("endless", combat.endless)];
    facts.say_all("combat.done", done.into_iter().filter(|(_, on)| *on).map(|(word, _)| word));
    facts.say_all("combat.spells", combat.spells);
    for by in combat.everybody() {
        let fighter = combat.fighter(by);
        let at = if fighter.at == NOWHERE { "-".into() } else { fighter.at.id() };
        let flags = Flag::ALL.into_iter().filter(|&flag| fighter.is(flag)).map(|flag| format!(" {}", flag.key()));
        let unit = unit_id(fighter.unit, fighter.is_pack);
        let mut words = flags.collect::<String>();
        for (word, boost) in [("attack", fighter.attack), ("defense", fighter.defense)] {
            if boost != 0 {
                words += &format!(" {word}{boost:+}");
            }
        }
        facts.say(format!("fighter {by}"), format!("{unit} {at} {}{words}", fighter.damage));
    }
}

fn stage_id(stage: Stage) -> String {
    match stage {
        Stage::Yield => "yield".into(),
        Stage::Defence => "defence".into(),
        Stage::Deploy(party) => format!("deploy {}", party.key()),
        Stage::Muster => "muster".into(),
        Stage::Place => "place".into(),
        Stage::Next => "next".into(),
        Stage::Act => "act".into(),
        Stage::Blow(Blow { by, on, is_retaliation, is_second }) => {
            let kind = if is_retaliation {
                "back"
            } else if is_second {
                "second"
            } else {
                "first"
            };
            format!("blow {by} {on} {kind}")
        }
        Stage::Instants(blow, window) => format!("instants {window} {}", stage_id(Stage::Blow(blow))),
        Stage::Extend => "extend".into(),
        Stage::Over(party) => format!("over {}", party.key()),
    }
}

fn read_stage(text: &str) -> Option<Stage> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let slot = |word: &str| word.parse().ok().filter(|&n: &u8| n < 10);
    Some(match words[..] {
        ["yield"] => Stage::Yield,
        ["defence"] => Stage::Defence,
        ["deploy", party] => Stage::Deploy(Party::keyed(party)?),
        ["muster"] => Stage::Muster,
        ["place"] => Stage::Place,
        ["next"] => Stage::Next,
        ["act"] => Stage::Act,
        ["blow", by, on, kind @ ("first" | "second" | "back")] => Stage::Blow(Blow {
            by: slot(by)?,
            on: slot(on)?,
            is_retaliation: kind == "back",
            is_second: kind == "second",
        }),
        ["instants", window, "blow", by, on, kind] => {
            let Stage::Blow(blow) = read_stage(&format!("blow {by} {on} {kind}"))? else { return None };
            Stage::Instants(blow, window.parse().ok()?)
        }
        ["extend"] => Stage::Extend,
        ["over", party] => Stage::Over(Party::keyed(party)?),
        _ => return None,
    })
}

fn wrong(line: &Line) -> Malformed {
    line.wrong(Phrase::new("wrong-combat"))
}

pub(super) fn read(lines: &mut Lines, state: &State) -> Result<Option<Combat>, Malformed> {
    let Some(line) = lines.take("combat") else { return Ok(None) };
    let seats = state.seats + state.ais();
    let mut combat = head(&line, seats).ok_or_else(|| wrong(&line))?;
    if let Some(line) = lines.take("combat.foe") {
        combat.foe = read_seat(&line.value, seats).ok_or_else(|| line.no_seat(&line.value))?;
    }
    if let Some(line) = lines.take("combat.at") {
        combat.at = line.value.parse().map_err(|_| wrong(&line))?;
    }
    if let Some(line) = lines.take("combat.stage") {
        combat.stage = read_stage(&line.value).ok_or_else(|| wrong(&line))?;
    }
    if let Some(line) = lines.take("combat.round") {
        combat.round = line.number(0..=99)?;
    }
    if let Some(line) = lines.take("combat.last") {
        let last = line.value.split_once(' ').and_then(|(p, n)| Some((Party::keyed(p)?, n.parse().ok()?)));
        combat.last = Some(last.ok_or_else(|| wrong(&line))?);
    }
    if let Some(line) = lines.take("combat.active") {
        combat.active = line.number(0..=9)?;
    }
    if let Some(line) = lines.take("combat.done") {
        for word in line.words() {
            match word {
                "moved" => combat.moved = true,
                "struck" => combat.struck = true,
                "azure" => combat.azure = true,
                "endless" => combat.endless = true,
                _ => return Err(line.unreadable(word)),
            }
        }
    }
    if let Some(line) = lines.take("combat.spells") {
        for (cast, word) in combat.spells.iter_mut().zip(line.words()) {
            *cast = line.number_in(word, 0..=99)?;
        }
    }
    while let Some((slot, line)) = lines.take_prefix("fighter ") {
        let by = slot.parse().ok().filter(|&by: &u8| by < 10).ok_or_else(|| wrong(&line))?;
        let fighter = fighter(&line)?;
        if fighter.at != NOWHERE && combat.on(fighter.at).is_some() {
            return Err(wrong(&line));
        }
        *combat.fighter_mut(by) = fighter;
    }
    check(&combat, state).map_err(|()| wrong(&line))?;
    Ok(Some(combat))
}

/// `A 0 neutrals 3`
fn head(line: &Line, seats: u8) -> Option<Combat> {
    let words: Vec<&str> = line.words().collect();
    let walker = |word: &str| word.parse().ok().filter(|&n: &u8| n < 3);
    let (by, leader, against) = match words[..] {
        [by, w, "neutrals", guard] => {
            let guard = guard.parse().ok().filter(|n| (1..=GROUP).contains(n))?;
            (by, w, Against::Neutrals(guard))
        }
        [by, w, "hero", seat, which] => (by, w, Against::Hero(read_seat(seat, seats)?, walker(which)?)),
        [by, w, "army", seat] => (by, w, Against::Army(read_seat(seat, seats)?)),
        _ => return None,
    };
    let by = read_seat(by, seats)?;
    let foe = match against {
        Against::Neutrals(_) => by.after(seats),
        Against::Hero(seat, _) | Against::Army(seat) => seat,
    };
    Some(Combat {
        by,
        walker: walker(leader)?,
        against,
        foe,
        at: Default::default(),
        stage: Stage::Next,
        round: 1,
        last: None,
        active: 0,
        moved: false,
        struck: false,
        fighters: Default::default(),
        azure: false,
        endless: false,
        spells: [0; 2],
    })
}

/// `harpies+ a2 1 acted`
fn fighter(line: &Line) -> Result<Fighter, Malformed> {
    let words: Vec<&str> = line.words().collect();
    let [unit, at, damage, ref flags @ ..] = words[..] else { return Err(wrong(line)) };
    let (id, is_pack) = unit.strip_suffix('+').map_or((unit, false), |id| (id, true));
    let unit = Unit::named(id).ok_or_else(|| line.no_card(id))?;
    let at = if at == "-" { NOWHERE } else { Cell::named(at).ok_or_else(|| line.unreadable(at))? };
    let mut fighter =
        Fighter { here: true, unit, is_pack, at, damage: line.number_in(damage, 0..=30)?, ..Fighter::default() };
    for word in flags {
        let boost = |name: &str| word.strip_prefix(name).filter(|n| n.starts_with(['+', '-']));
        if let Some(n) = boost("attack") {
            fighter.attack = line.number_in(n, -40..=40)?;
        } else if let Some(n) = boost("defense") {
            fighter.defense = line.number_in(n, -40..=40)?;
        } else {
            fighter.set(Flag::keyed(word).ok_or_else(|| line.unreadable(word))?, true);
        }
    }
    if is_pack && unit.facts().faction.is_none() || fighter.damage >= fighter.side().health {
        return Err(wrong(line));
    }
    Ok(fighter)
}

/// Whether the rules could go on from it.
fn check(combat: &Combat, state: &State) -> Result<(), ()> {
    // An AI hero leads as the one hero it has, and nobody else does.
    let hero = |seat: kernel::Seat, walker: u8| {
        let walkers = state.player(seat).walkers;
        match (state.is_ai(seat), walker) {
            (true, AI_HERO) => walkers[0].here,
            (false, 0 | 1) => walkers[usize::from(walker)].here,
            (false, ARMY_ALONE) => combat.against == Against::Neutrals(GROUP),
            _ => false,
        }
    };
    if state.is_ai(combat.by) && matches!(combat.against, Against::Neutrals(_))
        || matches!(combat.against, Against::Army(seat) if state.is_ai(seat))
        || state.is_ai(combat.foe) && matches!(combat.against, Against::Neutrals(_))
    {
        return Err(());
    }
    if !hero(combat.by, combat.walker) || combat.by == combat.foe && state.seats > 1 || state.player(combat.by).out {
        return Err(());
    }
    match combat.against {
        Against::Neutrals(GROUP) if state.quest.dragons.is_none() => return Err(()),
        Against::Hero(seat, which) => {
            if seat == combat.by || seat != combat.foe || !hero(seat, which) {
                return Err(());
            }
        }
        Against::Army(seat) if seat == combat.by || seat != combat.foe => return Err(()),
        Against::Neutrals(_) | Against::Army(_) => {}
    }
    for by in combat.everybody() {
        let fighter = combat.fighter(by);
        let party = Combat::party(by);
        let nowhere = fighter.at == NOWHERE;
        let placed = combat.is_neutral(party) || state.is_ai(combat.seat(party));
        if nowhere && !(combat.stage == Stage::Place && placed) {
            return Err(());
        }
        let fits = match combat.is_neutral(party) {
            true => fighter.unit.facts().faction.is_none(),
            false => {
                let owned = state.units(combat.seat(party)).filter(|u| *u == (fighter.unit, fighter.is_pack));
                let led = combat.standing(party).filter(|&other| combat.fighter(other).unit == fighter.unit);
                owned.count() >= led.count()
            }
        };
        if !fits {
            return Err(());
        }
    }
    let stands = |by: u8| combat.fighter(by).here;
    let deploys =
        matches!(combat.stage, Stage::Yield | Stage::Defence | Stage::Deploy(_) | Stage::Muster | Stage::Place);
    let both = Party::ALL.iter().all(|&party| combat.standing(party).next().is_some());
    let fine = match combat.stage {
        Stage::Instants(blow, window) => {
            let sides = [combat.by, combat.foe];
            stands(blow.by)
                && stands(blow.on)
                && Combat::party(blow.by) != Combat::party(blow.on)
                && window.seats().all(|seat| sides.contains(&seat))
        }
        Stage::Act => stands(combat.active),
        Stage::Blow(blow) => stands(blow.by) && stands(blow.on) && Combat::party(blow.by) != Combat::party(blow.on),
        Stage::Yield => matches!(combat.against, Against::Hero(..)) && combat.round <= 1,
        Stage::Defence => matches!(combat.against, Against::Army(_)),
        Stage::Extend => !combat.is_endless(),
        Stage::Over(winner) => combat.standing(winner.other()).next().is_none(),
        _ => true,
    };
    let over = matches!(combat.stage, Stage::Over(_));
    if fine && (deploys || over || both) { Ok(()) } else { Err(()) }
}
