//! The position as text. What a viewer cannot know is a `?`.

mod combat;
mod deed;
mod frames;
mod quest;
mod reading;

use crate::cards::clauses;
use crate::printed::{Building, Face, Unit};
use crate::rules::search;
use crate::state::{AiFace, Common, Laid, Mark, Ongoing, Optional, Player, State, Step, Token, Use, Verdict, Walker};
use grid::hex::Hex;
use kernel::{Facts, Seat, Viewer};

pub(crate) use reading::read;

/// A card as it is written: a starting ability bears a `!`.
pub(crate) fn card_id(face: Face) -> String {
    let mark = if face.is_starting() { "!" } else { "" };
    format!("{}{mark}", face.id())
}

pub(crate) fn read_card(word: &str) -> Option<Face> {
    match word.strip_suffix('!') {
        Some(id) => Face::named(id).map(Face::starting),
        None => Face::named(word),
    }
}

/// A card that lasts for the turn: its expert effect bears a `+`.
fn ongoing_id(lies: Ongoing) -> String {
    format!("{}{}", card_id(lies.card), if lies.which == 1 { "+" } else { "" })
}

fn read_ongoing(word: &str) -> Option<Ongoing> {
    let (id, which) = word.strip_suffix('+').map_or((word, 0), |id| (id, 1));
    let card = read_card(id)?;
    clauses(card, which).iter().any(|clause| clause.lasts_a_turn()).then_some(Ongoing { card, which })
}

pub(crate) fn hex_id(hex: Hex) -> String {
    hex.to_string()
}

pub(crate) fn yes_no(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

fn step_id(step: Step) -> String {
    match step {
        Step::Carry(kept) => format!("carry {kept}"),
        Step::Deal => "deal".into(),
        Step::Bonus(n) => format!("bonus {n}"),
        Step::Reshuffle => "reshuffle".into(),
        Step::Rotate(n) => format!("rotate {n}"),
        Step::Round => "round".into(),
        Step::Dawn(n) => format!("dawn {n}"),
        Step::StartTurn => "start".into(),
        Step::Turn => "turn".into(),
        Step::EndTurn => "end-turn".into(),
        Step::Ai => "ai".into(),
        Step::Dragons => "dragons".into(),
        Step::Stride(left, home) => format!("stride {left} {}", if home { "home" } else { "out" }),
        Step::EndRound => "end-round".into(),
        Step::Over => "over".into(),
    }
}

fn verdict_id(verdict: Verdict, seats: u8) -> String {
    match verdict {
        Verdict::Won(seat) => format!("won {}", seat.letter()),
        Verdict::Ranked(ranks) => {
            let ranks: Vec<String> = ranks[..usize::from(seats)].iter().map(u8::to_string).collect();
            format!("ranked {}", ranks.join(" "))
        }
        Verdict::Together => "together".into(),
        Verdict::Lost => "lost".into(),
    }
}

pub(crate) fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
    let judge = viewer == Viewer::Judge;
    facts.say("scenario", &state.scenario().id);
    facts.say("players", state.seats);
    facts.say("difficulty", state.difficulty.key());
    facts.say_all("optional", Optional::ALL.into_iter().filter(|&rule| state.plays_with(rule)).map(Optional::key));
    facts.say("first", state.first.map_or("random".into(), |seat| seat.letter().to_string()));
    facts.say("active", state.active.letter());
    facts.say("round", state.round);
    facts.say("step", step_id(state.step));
    facts.say_if(state.reached.is_some(), "reached", state.reached.map_or(' ', Seat::letter));
    facts.say_if(
        state.verdict.is_some(),
        "verdict",
        state.verdict.map_or("none".into(), |v| verdict_id(v, state.seats)),
    );
    for (n, laid) in state.tiles.as_slice().iter().enumerate() {
        facts.say(format!("tile {}", n + 1), tile_id(*laid, judge));
    }
    for (slot, laid) in state.tiles.as_slice().iter().enumerate() {
        for (hex, mark) in laid.place().fields().zip(state.marks[slot]) {
            facts.say_if(mark != Mark::default(), format!("field {}", hex_id(hex)), mark_id(mark));
        }
    }
    facts.say_all("box", hidden(state.boxed.as_slice().iter().map(|tile| tile.id().to_string()), judge));
    for seat in state.everyone() {
        player(state, seat, viewer, facts);
    }
    for common in Common::ALL {
        let stock = state.stock(common);
        facts.say_all(format!("{}.deck", common.key()), hidden(cards(stock.deck.as_slice()), judge));
        facts.say_all(format!("{}.discard", common.key()), cards(stock.discard.as_slice()));
    }
    for (tier, stock) in crate::Tier::ALL.into_iter().zip(&state.neutrals) {
        let ids = |units: &[Unit]| units.iter().rev().map(|unit| unit.id().to_string()).collect::<Vec<_>>();
        facts.say_all(format!("{}.deck", tier.key()), hidden(ids(stock.deck.as_slice()), judge));
        facts.say_all(format!("{}.discard", tier.key()), ids(stock.discard.as_slice()));
    }
    let decrees =
        |pile: &[crate::Decree]| pile.iter().rev().map(|decree| decree.0.key().to_string()).collect::<Vec<_>>();
    facts.say_all("proclamations.deck", hidden(decrees(state.proclamations.deck.as_slice()), judge));
    facts.say_all("proclamations.discard", decrees(state.proclamations.discard.as_slice()));
    let due: Vec<&str> = state.due.as_slice().iter().map(|decree| decree.0.key()).collect();
    facts.say_if(!due.is_empty(), "due", due.join(" "));
    facts.say("proclaimed", state.proclaimed.map_or("none", |what| what.key()));
    let looks = judge || search::looker(state).is_some_and(|seat| viewer.is(seat));
    facts.say_all("looked", hidden(cards(state.looked.as_slice()), looks));
    facts.say_all("casting", cards(state.casting.as_slice()));
    for (n, frame) in state.frames.as_slice().iter().enumerate() {
        facts.say(format!("frame {}", n + 1), frames::id(*frame));
    }
    if state.scenario().ai.is_some() {
        ai(state, judge, facts);
    }
    quest::write(state, facts);
    combat::write(state, facts);
}

/// An AI's cards, and what waits for the board.
fn ai(state: &State, judge: bool, facts: &mut Facts) {
    let ai = &state.ai;
    let ids = |pile: &[AiFace]| pile.iter().rev().map(|face| face.0.key().to_string()).collect::<Vec<_>>();
    facts.say_all("ai.deck", hidden(ids(ai.deck.as_slice()), judge));
    facts.say_all("ai.discard", ids(ai.discard.as_slice()));
    facts.say_all("ai.spells", hidden(cards(ai.spells.as_slice()), judge));
    facts.say_all("ai.cast", cards(ai.cast.as_slice()));
    facts.say_if(ai.bonus != 0, "ai.bonus", ai.bonus);
    facts.say_if(ai.shield != 0, "ai.shield", ai.shield);
    let waits = |all: &[i8]| all.iter().any(|&n| n != 0);
    facts.say_if(waits(&ai.attack), "ai.attack", ai.attack.map(|n| n.to_string()).join(" "));
    facts.say_if(waits(&ai.defense), "ai.defense", ai.defense.map(|n| n.to_string()).join(" "));
    let blessed = (0..16).filter(|by| ai.blessed >> by & 1 != 0).map(|by: u8| by.to_string());
    facts.say_if(ai.blessed != 0, "ai.blessed", blessed.collect::<Vec<_>>().join(" "));
    facts.say_if(ai.power != 0, "ai.power", ai.power);
    let kept = ai.kept.map(|(spell, power, face)| format!("{} {power} {}", card_id(spell), face.0.key()));
    facts.say_if(kept.is_some(), "ai.kept", kept.unwrap_or_default());
    facts.say_if(ai.drew != (0, 0), "ai.drew", format!("{} {}", ai.drew.0, ai.drew.1));
    facts.say_if(ai.back > 0, "ai.back", ai.back);
    facts.say_if(ai.more_mp > 0, "ai.mp", ai.more_mp);
    facts.say_if(ai.straight, "ai.straight", yes_no(ai.straight));
}

/// Top first.
fn cards(pile: &[Face]) -> Vec<String> {
    pile.iter().rev().map(|&face| card_id(face)).collect()
}

fn hidden(words: impl IntoIterator<Item = String>, seen: bool) -> Vec<String> {
    words.into_iter().map(|word| if seen { word } else { "?".into() }).collect()
}

fn tile_id(laid: Laid, judge: bool) -> String {
    let id = if judge || laid.is_up { laid.tile.id() } else { "?" };
    let lies = if laid.is_up { "up".to_string() } else { format!("down {}", laid.tile.kind().key()) };
    format!("{id} at {} turn {} {lies}", hex_id(laid.centre), laid.turn)
}

fn mark_id(mark: Mark) -> String {
    let mut words: Vec<String> = vec![];
    if mark.is_black() {
        words.push("black".into());
    }
    words.extend(mark.owner().map(|seat| seat.letter().to_string()));
    if mark.was_owned() {
        words.push("owned".into());
    }
    words.extend(mark.income().map(|what| what.key().to_string()));
    let seen = Seat::all(3).filter(|&seat| mark.is_marked_by(seat)).map(|seat| format!("seen-{}", seat.letter()));
    words.extend(seen);
    words.join(" ")
}

fn walker_id(walker: Walker) -> String {
    if !walker.here {
        return "none".into();
    }
    let winged = if walker.winged { " winged" } else { "" };
    let hovers = if walker.hovers { " hovers" } else { "" };
    let passes = if walker.passes { " passes" } else { "" };
    format!("{} mp {} from {}{winged}{hovers}{passes}", hex_id(walker.at), walker.mp, hex_id(walker.from))
}

pub(crate) fn unit_id(unit: Unit, is_pack: bool) -> String {
    format!("{}{}", unit.id(), if is_pack { "+" } else { "" })
}

fn player(state: &State, seat: Seat, viewer: Viewer, facts: &mut Facts) {
    let p: &Player = state.player(seat);
    let judge = viewer == Viewer::Judge;
    let own = judge || viewer.is(seat);
    let name = |what: &str| format!("{}.{what}", seat.letter());
    facts.say(name("hero"), p.hero.id());
    facts.say_if(p.out, name("out"), yes_no(p.out));
    facts.say_if(p.declined, name("declined"), yes_no(p.declined));
    facts.say_all(name("resources"), p.wealth);
    facts.say_all(name("tokens"), Token::ALL.into_iter().filter(|&token| p.is_active(token)).map(Token::key));
    facts.say_all(name("buildings"), Building::ALL.into_iter().filter(|&b| p.has(b)).map(Building::key));
    facts.say_if(p.guild > 0, name("guild"), p.guild);
    facts.say_if(p.morale != 0, name("morale"), p.morale);
    facts.say_if(p.disgraced, name("disgraced"), yes_no(p.disgraced));
    facts.say(name("steps"), p.steps);
    facts.say_if(p.rewarded != p.level(), name("rewarded"), p.rewarded);
    facts.say_if(p.experts > 0, name("experts"), p.experts);
    facts.say(name("main"), walker_id(p.walkers[0]));
    facts.say_if(p.walkers[1].here, name("secondary"), walker_id(p.walkers[1]));
    facts.say_all(name("units"), p.units().map(|(unit, is_pack)| unit_id(unit, is_pack)));
    facts.say_all(name("hand"), hidden(p.hand.as_slice().iter().map(|&face| card_id(face)), own));
    facts.say_all(name("deck"), hidden(cards(p.deck.as_slice()), judge));
    facts.say_all(name("discard"), cards(p.discard.as_slice()));
    let ongoing = p.ongoing.as_slice().iter().map(|lies| ongoing_id(*lies));
    facts.say_if(!p.ongoing.is_empty(), name("ongoing"), ongoing.collect::<Vec<_>>().join(" "));
    facts.say_if(!p.cloaks.is_empty(), name("cloaks"), cards(p.cloaks.as_slice()).join(" "));
    let mut open: Vec<Face> = p.open.as_slice().to_vec();
    open.sort_unstable();
    facts.say_all(name("open"), open.into_iter().map(card_id));
    facts.say_all(name("supply"), hidden(p.supply.as_slice().iter().rev().map(|tile| tile.id().to_string()), judge));
    facts.say_if(p.cubes.iter().any(|&n| n > 0), name("cubes"), p.cubes.map(|n| n.to_string()).join(" "));
    facts.say_if(p.grail, name("grail"), yes_no(p.grail));
    facts.say_if(p.less > 0, name("less"), p.less);
    let used: Vec<&str> = Use::ALL.into_iter().filter(|&what| p.has_used(what)).map(Use::key).collect();
    facts.say_if(!used.is_empty(), name("used"), used.join(" "));
    facts.say_if(p.bereft, name("bereft"), yes_no(p.bereft));
    facts.say_if(p.homeless > 0, name("homeless"), p.homeless);
}

/// `A.level`, `A.income`, `A.points`, `A.hand.count`, `guard 1,2`, `holder 1,2`, `winner`.
pub(crate) fn fact(state: &State, name: &str) -> Option<String> {
    if let Some(place) = name.strip_prefix("guard ") {
        return Some(state.guard(place.parse().ok()?).to_string());
    }
    if let Some(place) = name.strip_prefix("holder ") {
        let holder = state.holder(place.parse().ok()?);
        return Some(holder.map_or("nobody".into(), |seat| seat.letter().to_string()));
    }
    if let Some(place) = name.strip_prefix("on ") {
        let combat = state.combat?;
        let by = combat.on(crate::Cell::named(place)?);
        let fighter = by.map(|by| combat.fighter(by));
        return Some(fighter.map_or("nobody".into(), |f| unit_id(f.unit, f.is_pack)));
    }
    if name == "winner" {
        return Some(match state.verdict {
            Some(Verdict::Won(seat)) => seat.letter().to_string(),
            Some(Verdict::Together) => "all".into(),
            Some(Verdict::Ranked(_) | Verdict::Lost) | None => "nobody".into(),
        });
    }
    let (letter, what) = name.split_once('.')?;
    let seat = read_seat(letter, state.seats)?;
    let player = state.player(seat);
    match what {
        "level" => Some(player.level().to_string()),
        "income" => Some(crate::rules::rounds::track(state, seat).map(|n| n.to_string()).join(" ")),
        "points" => Some(crate::rules::ending::points(state, seat).to_string()),
        "hand.count" => Some(player.hand.len().to_string()),
        "deck.count" => Some(player.deck.len().to_string()),
        _ => None,
    }
}

pub(crate) fn read_seat(word: &str, seats: u8) -> Option<Seat> {
    Seat::all(seats).find(|s| word.len() == 1 && word.starts_with(s.letter()))
}
