//! A combat, as text.

use super::{card_id, hex_id, read_card, read_seat, unit_id};
use crate::cards::{lasts, magic};
use crate::printed::Unit;
use crate::rules::ai::AI_HERO;
use crate::rules::combat::NOWHERE;
use crate::rules::lasting::has_room;
use crate::rules::modes::dragons::{ARMY_ALONE, GROUP};
use crate::rules::siege;
use crate::state::{
    Against, Blow, Boost, Cell, Combat, FIGHTERS, Fighter, Flag, Hit, Lasting, MOST_BOOSTS, Party, Roll, Stage, State,
    TOWER, Wall,
};
use kernel::{Facts, Line, Lines, Malformed, Phrase, Window};

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
    if combat.from != combat.fighter(combat.active).at {
        facts.say("combat.from", combat.from.id());
    }
    let done =
        [("moved", combat.moved), ("struck", combat.struck), ("azure", combat.azure), ("endless", combat.endless)];
    facts.say_all("combat.done", done.into_iter().filter(|(_, on)| *on).map(|(word, _)| word));
    if combat.walls != [None; 4] {
        facts.say_all("combat.walls", combat.walls.map(|wall| wall.map_or("-", Wall::key)));
    }
    facts.say_all("combat.spells", combat.spells);
    if combat.more != [0; 2] {
        facts.say_all("combat.more", combat.more);
    }
    let held = Party::ALL.into_iter().filter(|&party| combat.shackled >> party as u8 & 1 != 0);
    facts.say_all("combat.shackled", held.map(|party| party.key()));
    for (n, lasting) in combat.lasting.as_slice().iter().enumerate() {
        facts.say(format!("lasting {}", n + 1), lasting_id(lasting));
    }
    for (n, boost) in combat.boosts.as_slice().iter().enumerate() {
        facts.say(format!("boost {}", n + 1), boost_id(boost));
    }
    for by in combat.everybody() {
        let fighter = combat.fighter(by);
        let at = if fighter.at == NOWHERE { "-".into() } else { fighter.at.id() };
        let flags = Flag::ALL.into_iter().filter(|&flag| fighter.is(flag)).map(|flag| format!(" {}", flag.key()));
        let unit = unit_id(fighter.unit, fighter.is_pack);
        let mut words = flags.collect::<String>();
        let boosts = [
            ("attack", fighter.attack),
            ("defense", fighter.defense),
            ("initiative", fighter.initiative),
            ("beneath", fighter.beneath as i8),
        ];
        for (word, boost) in boosts {
            if boost != 0 {
                words += &format!(" {word}{boost:+}");
            }
        }
        facts.say(format!("fighter {by}"), format!("{unit} {at} {}{words}", fighter.damage));
    }
}

/// `slow 1 attacker 5 - returns`: the card, its effect or level, whose it is, on whom it lies, until which combat round.
fn lasting_id(lasting: &Lasting) -> String {
    let number = |n: Option<u8>| n.map_or("-".into(), |n| n.to_string());
    let Lasting { card, which, on, until, returns, .. } = *lasting;
    let (owner, on, until) = (lasting.owner().key(), number(on), number(until));
    format!("{} {which} {owner} {on} {until}{}", card_id(card), if returns { " returns" } else { "" })
}

fn read_lasting(line: &Line) -> Option<Lasting> {
    let words: Vec<&str> = line.words().collect();
    let (words, returns) = match words[..] {
        [ref words @ .., "returns"] => (words, true),
        ref words => (words, false),
    };
    let [card, which, owner, on, until] = words[..] else { return None };
    let number = |word: &str, most: u8| match word {
        "-" => Some(None),
        _ => word.parse().ok().filter(|n| *n <= most).map(Some),
    };
    let lasting = Lasting {
        card: read_card(card)?,
        which: which.parse().ok().filter(|which| *which < 3)?,
        party: Party::keyed(owner)? as u8,
        on: number(on, FIGHTERS as u8 - 1)?,
        until: number(until, 120)?,
        returns,
    };
    let is_spell = magic(lasting.card).is_some_and(|magic| magic.lasts()) && lasting.on.is_some();
    (is_spell || lasting.which < 2 && lasts(lasting.card, lasting.which)).then_some(lasting)
}

/// `offense 3 +2 +0`: the card, whom it is for, what it adds to attack and defense.
fn boost_id(Boost { card, on, attack, defense }: &Boost) -> String {
    format!("{} {on} {attack:+} {defense:+}", card_id(*card))
}

fn read_boost(line: &Line) -> Option<Boost> {
    let words: Vec<&str> = line.words().collect();
    let [card, on, attack, defense] = words[..] else { return None };
    let number = |word: &str| word.parse().ok().filter(|n: &i8| (-40..=40).contains(n));
    Some(Boost {
        card: read_card(card)?,
        on: on.parse().ok().filter(|&on: &u8| on < FIGHTERS as u8)?,
        attack: number(attack)?,
        defense: number(defense)?,
    })
}

fn stage_id(stage: Stage) -> String {
    match stage {
        Stage::Yield => "yield".into(),
        Stage::Defence => "defence".into(),
        Stage::Deploy(party) => format!("deploy {}", party.key()),
        Stage::Muster => "muster".into(),
        Stage::Place => "place".into(),
        Stage::Walls => "walls".into(),
        Stage::Skip => "skip".into(),
        Stage::Start(window) => format!("start {window}"),
        Stage::Next => "next".into(),
        Stage::Lull(window) => format!("lull {window}"),
        Stage::Ready => "ready".into(),
        Stage::Act => "act".into(),
        Stage::Blow(blow) => blow_id(blow),
        Stage::Instants(blow, window) => format!("instants {window} {}", blow_id(blow)),
        Stage::Rolled(blow, roll) => format!("rolled {} {}", roll_id(roll), blow_id(blow)),
        Stage::Wound(blow, roll, damage) => format!("wound {damage} {} {}", roll_id(roll), blow_id(blow)),
        Stage::Splash(blow, at) => format!("splash {} {}", at.id(), blow_id(blow)),
        Stage::Tossed(blow, die, lucky) => {
            format!("tossed {die}{} {}", if lucky { "x" } else { "" }, blow_id(blow))
        }
        Stage::Scare(blow) => format!("scare {}", blow_id(blow)),
        Stage::Heal => "heal".into(),
        Stage::Extend => "extend".into(),
        Stage::Over(party) => format!("over {}", party.key()),
    }
}

/// `blow 0 5 first`, and who strikes back where it is not the target.
fn blow_id(Blow { by, on, hit, answers }: Blow) -> String {
    let answers = if answers == on { String::new() } else { format!(" {answers}") };
    format!("blow {by} {on} {}{answers}", hit.key())
}

fn read_blow(words: &[&str]) -> Option<Blow> {
    let slot = |word: &str| word.parse().ok().filter(|&n: &u8| n < FIGHTERS as u8);
    match *words {
        ["blow", by, on, hit] => Some(Blow::new(slot(by)?, slot(on)?, Hit::keyed(hit)?)),
        ["blow", by, on, hit, answers] => {
            Some(Blow { answers: slot(answers)?, ..Blow::new(slot(by)?, slot(on)?, Hit::keyed(hit)?) })
        }
        _ => None,
    }
}

/// `-1`, or `0/1` for two dice that both count; then what became of it, a letter each: ignored, rerolled, kept, faced, let, cancelled.
fn roll_id(roll: Roll) -> String {
    let other = roll.other.map_or(String::new(), |die| format!("/{die}"));
    let marks = [
        ("i", roll.is_ignored),
        ("r", roll.is_rerolled),
        ("k", roll.is_kept),
        ("f", roll.is_faced),
        ("b", roll.is_borne),
        ("l", roll.is_let),
        ("c", roll.is_cancelled),
        ("m", roll.is_left),
        ("x", roll.lucky & 1 != 0),
        ("y", roll.lucky & 2 != 0),
        ("z", roll.lucky & 4 != 0),
    ];
    let marks: String = marks.into_iter().filter(|(_, on)| *on).map(|(letter, _)| letter).collect();
    let guard = roll.guard.map_or(String::new(), |die| format!(":{die}"));
    format!("{}{other}{guard}{marks}", roll.die)
}

fn read_roll(text: &str) -> Option<Roll> {
    let dice = text.trim_end_matches(['i', 'r', 'k', 'f', 'b', 'l', 'c', 'm', 'x', 'y', 'z']);
    let marks = &text[dice.len()..];
    let die = |text: &str| text.parse().ok().filter(|die: &i8| (-2..=3).contains(die));
    let (dice, guard) = match dice.split_once(':') {
        Some((dice, guard)) => (dice, Some(die(guard).filter(|die| (-1..=1).contains(die))?)),
        None => (dice, None),
    };
    let (first, other) = match dice.split_once('/') {
        Some((first, other)) => (die(first)?, Some(die(other)?)),
        None => (die(dice)?, None),
    };
    Some(Roll {
        die: first,
        other,
        is_ignored: marks.contains('i'),
        is_rerolled: marks.contains('r'),
        is_kept: marks.contains('k'),
        is_faced: marks.contains('f'),
        is_borne: marks.contains('b'),
        is_let: marks.contains('l'),
        is_cancelled: marks.contains('c'),
        is_left: marks.contains('m'),
        guard,
        lucky: "xyz".bytes().rev().fold(0, |bits, mark| bits << 1 | u8::from(marks.as_bytes().contains(&mark))),
    })
}

fn read_stage(text: &str) -> Option<Stage> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words[..] {
        ["yield"] => Stage::Yield,
        ["defence"] => Stage::Defence,
        ["deploy", party] => Stage::Deploy(Party::keyed(party)?),
        ["muster"] => Stage::Muster,
        ["place"] => Stage::Place,
        ["walls"] => Stage::Walls,
        ["skip"] => Stage::Skip,
        ["start"] => Stage::Start(Window::in_order([])),
        ["start", window] => Stage::Start(window.parse().ok()?),
        ["next"] => Stage::Next,
        ["lull", window] => Stage::Lull(window.parse().ok()?),
        ["ready"] => Stage::Ready,
        ["act"] => Stage::Act,
        ["blow", ..] => Stage::Blow(read_blow(&words)?),
        ["instants", window, ref blow @ ..] => Stage::Instants(read_blow(blow)?, window.parse().ok()?),
        ["rolled", roll, ref blow @ ..] => Stage::Rolled(read_blow(blow)?, read_roll(roll)?),
        ["wound", damage, roll, ref blow @ ..] => {
            let damage = damage.parse().ok().filter(|n: &u8| *n < 100)?;
            Stage::Wound(read_blow(blow)?, read_roll(roll)?, damage)
        }
        ["splash", at, ref blow @ ..] => Stage::Splash(read_blow(blow)?, Cell::named(at)?),
        ["tossed", die, ref blow @ ..] => {
            let lucky = die.ends_with('x');
            let die = die.trim_end_matches('x').parse().ok().filter(|die| (-1..=1).contains(die))?;
            Stage::Tossed(read_blow(blow)?, die, lucky)
        }
        ["scare", ref blow @ ..] => Stage::Scare(read_blow(blow)?),
        ["heal"] => Stage::Heal,
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
        combat.active = line.number(0..=TOWER)?;
    }
    let from = lines.take("combat.from");
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
    if let Some(line) = lines.take("combat.walls") {
        for (wall, word) in combat.walls.iter_mut().zip(line.words()) {
            *wall = match word {
                "-" => None,
                _ => Some(Wall::keyed(word).ok_or_else(|| line.unreadable(word))?),
            };
        }
    }
    if let Some(line) = lines.take("combat.spells") {
        for (cast, word) in combat.spells.iter_mut().zip(line.words()) {
            *cast = line.number_in(word, 0..=99)?;
        }
    }
    let mut fighting: Vec<(u8, Line)> = vec![];
    while let Some((slot, line)) = lines.take_prefix("fighter ") {
        let by = slot.parse().ok().filter(|&by: &u8| by < FIGHTERS as u8).ok_or_else(|| wrong(&line))?;
        let mut fighter = fighter(&line)?;
        let party = Combat::party(by);
        let leader = Some(combat.seat(party)).filter(|_| !combat.is_neutral(party));
        fighter.cloak = leader.and_then(|seat| state.player(seat).cloak_on(fighter.unit));
        if fighter.cloak.is_none() && fighter.beneath > 0 {
            return Err(wrong(&line));
        }
        if fighter.at != NOWHERE && combat.on(fighter.at).is_some() {
            return Err(wrong(&line));
        }
        *combat.fighter_mut(by) = fighter;
        fighting.push((by, line));
    }
    if let Some(line) = lines.take("combat.more") {
        for (more, word) in combat.more.iter_mut().zip(line.words()) {
            *more = line.number_in(word, 0..=99)?;
        }
    }
    if let Some(line) = lines.take("combat.shackled") {
        for word in line.words() {
            combat.shackled |= 1 << Party::keyed(word).ok_or_else(|| line.unreadable(word))? as u8;
        }
    }
    while let Some((_, line)) = lines.take_prefix("lasting ") {
        let lasting = read_lasting(&line).filter(|_| has_room(&combat).is_ok()).ok_or_else(|| wrong(&line))?;
        combat.lasting.push(lasting);
    }
    while let Some((_, line)) = lines.take_prefix("boost ") {
        let room = combat.boosts.len() < MOST_BOOSTS;
        combat.boosts.push(read_boost(&line).filter(|_| room).ok_or_else(|| wrong(&line))?);
    }
    // What lasts may give a unit more health than it prints: H3-AMB-74.
    if let Some((_, line)) = fighting.iter().find(|(by, _)| combat.fighter(*by).damage >= combat.health(*by)) {
        return Err(wrong(line));
    }
    combat.from = combat.fighter(combat.active).at;
    if let Some(line) = from {
        combat.from = Cell::named(&line.value).ok_or_else(|| wrong(&line))?;
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
    let new = Combat::new(by, walker(leader)?, against, foe, Default::default(), Stage::Next);
    Some(Combat { round: 1, ..new })
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
        } else if let Some(n) = boost("initiative") {
            fighter.initiative = line.number_in(n, -40..=40)?;
        } else if let Some(n) = boost("beneath") {
            fighter.beneath = line.number_in(n, 0..=30)?;
        } else {
            fighter.set(Flag::keyed(word).ok_or_else(|| line.unreadable(word))?, true);
        }
    }
    if is_pack && unit.facts().faction.is_none() {
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
    // H3-AMB-39: the tower lies where it lies, and only where walls stand; nobody stands on a wall.
    let is_tower = |by: u8| combat.fighter(by).unit.id() == "arrow_tower";
    let tower = combat.fighter(TOWER);
    let walled = !matches!(combat.against, Against::Neutrals(_)) && combat.walls != [None; 4];
    if tower.here && !(walled && is_tower(TOWER) && tower.at == Cell::TOWER)
        || combat.walls != [None; 4] && !walled
        || combat.on_board().any(|by| siege::barred(combat, Combat::party(by)) >> combat.fighter(by).at.0 & 1 != 0)
    {
        return Err(());
    }
    for by in combat.everybody().filter(|&by| by != TOWER) {
        let fighter = combat.fighter(by);
        let party = Combat::party(by);
        let nowhere = fighter.at == NOWHERE;
        let placed = combat.is_neutral(party) || state.is_ai(combat.seat(party));
        if is_tower(by) || fighter.at == Cell::TOWER {
            return Err(());
        }
        if nowhere && !(combat.stage == Stage::Place && placed) {
            return Err(());
        }
        let fits = match combat.is_neutral(party) {
            true => fighter.unit.is_neutral(),
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
    let deploys = matches!(
        combat.stage,
        Stage::Yield | Stage::Defence | Stage::Skip | Stage::Deploy(_) | Stage::Muster | Stage::Place
    );
    let both = Party::ALL.iter().all(|&party| combat.standing(party).next().is_some());
    let fine = match combat.stage {
        Stage::Instants(blow, window) => {
            let sides = [combat.by, combat.foe];
            is_sound(combat, blow) && window.seats().all(|seat| sides.contains(&seat))
        }
        Stage::Blow(blow) | Stage::Rolled(blow, _) | Stage::Wound(blow, ..) => is_sound(combat, blow),
        Stage::Tossed(blow, ..) => is_sound(combat, blow),
        Stage::Scare(blow) => is_sound(combat, blow) && blow.is_own(),
        Stage::Splash(blow, _) => stands(blow.by) && stands(combat.active) && blow.is_own(),
        Stage::Act | Stage::Heal => stands(combat.active),
        Stage::Yield => matches!(combat.against, Against::Hero(..)) && combat.round <= 1,
        Stage::Walls => !matches!(combat.against, Against::Neutrals(_)) && !state.is_ai(combat.foe),
        Stage::Defence => matches!(combat.against, Against::Army(_)),
        Stage::Extend => !combat.is_endless(),
        Stage::Over(winner) => combat.standing(winner.other()).next().is_none(),
        _ => true,
    };
    let over = matches!(combat.stage, Stage::Over(_));
    if fine && (deploys || over || both) { Ok(()) } else { Err(()) }
}

/// Whether an attack could be on its way: on an enemy, or on whoever stands beside one.
fn is_sound(combat: &Combat, blow: Blow) -> bool {
    let stands = |by: u8| combat.fighter(by).here;
    let enemies = Combat::party(blow.by) != Combat::party(blow.on);
    stands(blow.by) && stands(blow.on) && stands(combat.active) && (enemies || blow.hit == Hit::Splash)
}
