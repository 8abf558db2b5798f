//! Reading a position: what it does not mention takes its plainest value, and what the rules could not go on from is
//! refused.

mod check;

use super::{combat, frames, read_card, read_seat};
use crate::cards::{cloaked, fits, magic};
use crate::printed::{AiCard, Building, Face, Hero, Kind, Proclamation, Tier, Tile, TileKind, Unit};
use crate::scenario::Map;
use crate::state::{
    AiFace, Cards, Common, Decree, Frame, Laid, MOST_ONGOING, Mark, Optional, Player, State, Step, Token, Use, Verdict,
    Walker,
};
use crate::tables::{Difficulty, Resource, TOP_OF_TRACK};
use ::cards::Pile;
use grid::hex::{self, Hex};
use kernel::{Line, Lines, Malformed, Phrase, Seat, parse_list};

type Read<T = ()> = Result<T, Malformed>;

fn wrong(line: &Line, why: &'static str) -> Malformed {
    line.wrong(Phrase::new(why))
}

pub(crate) fn read(lines: &mut Lines) -> Read<State> {
    let map = match lines.take("scenario") {
        None => Map::named("twin_banners"),
        Some(line) => Some(Map::named(&line.value).ok_or_else(|| line.unreadable(&line.value))?),
    };
    let Some(map) = map else { return Err(Malformed::new(1, Phrase::new("wrong-position"))) };
    let players = lines.take("players");
    let seats = players.as_ref().map_or(Ok(2), |line| line.number(1..=3))?;
    let fits = map.scenario().layout(seats).is_some();
    if !fits {
        return Err(
            players.map_or(Malformed::new(1, Phrase::new("wrong-players")), |line| wrong(&line, "wrong-players"))
        );
    }
    let mut state = State::empty(map, seats);
    if let Some(line) = lines.take("difficulty") {
        state.difficulty = Difficulty::keyed(&line.value).ok_or_else(|| line.unreadable(&line.value))?;
    }
    if let Some(line) = lines.take("optional") {
        for rule in parse_list(&line, Optional::keyed)? {
            state.optional |= 1 << rule as u16;
        }
        if state.plays_with(Optional::MoreProclamations) && state.plays_with(Optional::NoProclamations) {
            return Err(wrong(&line, "wrong-optional")); // H3-OPT-15
        }
    }
    let seat = |line: &Line| read_seat(&line.value, seats).ok_or_else(|| line.no_seat(&line.value));
    state.first = Some(Seat(0));
    if let Some(line) = lines.take("first") {
        state.first = if line.value == "random" { None } else { Some(seat(&line)?) };
    }
    state.active = lines.take("active").map_or(Ok(Seat(0)), |line| seat(&line))?;
    state.round = lines.take("round").map_or(Ok(1), |line| line.number(1..=map.scenario().rounds + 1))?;
    tiles(lines, &mut state)?;
    for seat in state.everyone() {
        player(lines, &mut state, seat)?;
    }
    stocks(lines, &mut state)?;
    ai(lines, &mut state)?;
    super::quest::read(lines, &mut state)?;
    pending(lines, &mut state)?;
    check::check(lines, &state)?;
    Ok(state)
}

fn tiles(lines: &mut Lines, state: &mut State) -> Read {
    for n in 1..=20 {
        let Some(line) = lines.take(&format!("tile {n}")) else { break };
        let words: Vec<&str> = line.words().collect();
        let [id, "at", at, "turn", turn, ref lies @ ..] = words[..] else { return Err(wrong(&line, "wrong-tile")) };
        let tile = Tile::named(id).ok_or_else(|| line.unreadable(id))?;
        let centre: Hex = at.parse().map_err(|_| line.unreadable(at))?;
        let is_up = match lies {
            ["up"] => true,
            ["down"] => false,
            ["down", kind] if *kind == tile.kind().key() => false,
            _ => return Err(wrong(&line, "wrong-tile")),
        };
        let laid = Laid { tile, centre, turn: line.number_in(turn, 0..=5)?, is_up };
        let place = hex::Tile::at(centre);
        let clash = |other: &Laid| other.place().overlaps(place) || other.tile == tile;
        let hidden = !is_up && tile.kind() == TileKind::Starting;
        if !place.fits() || state.tiles.as_slice().iter().any(clash) || hidden {
            return Err(wrong(&line, "wrong-tile"));
        }
        state.tiles.push(laid);
    }
    while let Some((place, line)) = lines.take_prefix("field ") {
        let hex: Hex = place.parse().map_err(|_| line.unreadable(&place))?;
        let mark = mark(&line, state.seats + state.ais())?;
        let Some(slot) = state.slot_at(hex) else { return Err(wrong(&line, "wrong-field")) };
        let laid = state.tiles.as_slice()[slot];
        let place = laid.place().printed(hex).flatten().map_or(0, |side| side as usize + 1);
        if !laid.is_up {
            return Err(wrong(&line, "wrong-field"));
        }
        state.marks[slot][place] = mark;
    }
    if let Some(line) = lines.take("box") {
        state.boxed = parse_list(&line, Tile::named)?.into_iter().take(20).collect();
    }
    Ok(())
}

fn mark(line: &Line, seats: u8) -> Read<Mark> {
    let mut mark = Mark::default();
    for word in line.words() {
        let seen = word.strip_prefix("seen-").and_then(|letter| read_seat(letter, seats));
        match (word, read_seat(word, seats), Resource::keyed(word), seen) {
            ("black", ..) => mark.set_black(true),
            ("owned", ..) => mark.set_was_owned(),
            (_, Some(seat), ..) => mark.set_owner(Some(seat)),
            (_, _, Some(what), _) => mark.set_income(Some(what)),
            (_, _, _, Some(seat)) => mark.mark_by(seat),
            _ => return Err(line.unreadable(word)),
        }
    }
    Ok(mark)
}

fn flag(lines: &mut Lines, name: &str) -> Read<bool> {
    lines.take(name).map_or(Ok(false), |line| line.one_of(&[("yes", true), ("no", false)]))
}

/// Top first.
fn pile<const N: usize>(lines: &mut Lines, name: &str) -> Read<Pile<N, Face>> {
    pile_of(lines, name, read_card)
}

fn pile_of<const N: usize>(lines: &mut Lines, name: &str, of: impl Fn(&str) -> Option<Face>) -> Read<Pile<N, Face>> {
    let Some(line) = lines.take(name) else { return Ok(Pile::new()) };
    let cards = parse_list(&line, of)?;
    if cards.len() > N {
        return Err(wrong(&line, "wrong-cards"));
    }
    Ok(cards.into_iter().rev().collect())
}

/// Whether somebody before leads that faction.
fn is_taken(state: &State, seat: Seat, hero: Hero) -> bool {
    Seat::all(seat.0).any(|other| state.player(other).hero.faction() == hero.faction())
}

/// The hero of a seat of which nothing is said; another one's if those before took its faction.
fn usual_hero(state: &State, seat: Seat) -> Option<Hero> {
    let usual = ["catherine", "mutare", "tamika"];
    let in_turn = usual.iter().cycle().skip(seat.index()).take(usual.len());
    in_turn.filter_map(|name| Hero::named(name)).find(|&hero| !is_taken(state, seat, hero))
}

fn player(lines: &mut Lines, state: &mut State, seat: Seat) -> Read {
    let name = |what: &str| format!("{}.{what}", seat.letter());
    let hero = match lines.take(&name("hero")) {
        None => usual_hero(state, seat),
        Some(line) => {
            let hero = Hero::named(&line.value).ok_or_else(|| line.unreadable(&line.value))?;
            if is_taken(state, seat, hero) {
                return Err(wrong(&line, "wrong-hero"));
            }
            Some(hero)
        }
    };
    let mut p = Player { hero: hero.unwrap_or_default(), ..Player::default() };
    p.out = flag(lines, &name("out"))?;
    p.declined = flag(lines, &name("declined"))?;
    if let Some(line) = lines.take(&name("resources")) {
        let words: Vec<&str> = line.words().collect();
        let [gold, materials, valuables] = words[..] else { return Err(wrong(&line, "wrong-resources")) };
        for (have, word) in p.wealth.iter_mut().zip([gold, materials, valuables]) {
            *have = line.number_in(word, 0..=9999)?;
        }
    }
    p.refresh();
    if let Some(line) = lines.take(&name("tokens")) {
        p.tokens = parse_list(&line, Token::keyed)?.into_iter().fold(0, |bits, token| bits | 1 << token as u8);
    }
    if let Some(line) = lines.take(&name("buildings")) {
        let of = |word: &str| Building::keyed(word).filter(|building| building.is_of(p.faction()));
        parse_list(&line, of)?.into_iter().for_each(|building| p.build(building));
    }
    p.guild = lines.take(&name("guild")).map_or(Ok(0), |line| line.number(0..=99))?;
    p.morale = lines.take(&name("morale")).map_or(Ok(0), |line| line.number(-1..=1))?;
    p.disgraced = flag(lines, &name("disgraced"))?;
    p.steps = lines.take(&name("steps")).map_or(Ok(0), |line| line.number(0..=TOP_OF_TRACK))?;
    p.rewarded = p.level();
    if let Some(line) = lines.take(&name("rewarded")) {
        p.rewarded = line.number(1..=7)?;
    }
    p.experts = lines.take(&name("experts")).map_or(Ok(0), |line| line.number(0..=9))?;
    state.players[seat.index()] = p;
    let home = state.home(seat).filter(|_| !p.out);
    for (n, which) in ["main", "secondary"].into_iter().enumerate() {
        let walker = match lines.take(&name(which)) {
            Some(line) => walker(&line, state, seat)?,
            None if n == 0 => home.map(|at| Walker { here: true, at, from: at, mp: 3, ..Walker::default() }),
            None => None,
        };
        p.walkers[n] = walker.unwrap_or_default();
    }
    if let Some(line) = lines.take(&name("units")) {
        for word in line.words() {
            let (id, is_pack) = word.strip_suffix('+').map_or((word, false), |id| (id, true));
            let unit = Unit::named(id).ok_or_else(|| line.no_card(id))?;
            match unit.facts().faction {
                Some(faction) if faction == p.faction() && p.army[unit.place()] == 0 => {
                    p.army[unit.place()] = 1 + u8::from(is_pack);
                }
                None if !is_pack && p.hired.len() < 41 => p.hired.push(unit),
                Some(faction) if faction != p.faction() && p.allies.len() < 14 => p.welcome(unit, is_pack),
                _ => return Err(line.unreadable(word)),
            }
        }
    }
    p.hand = pile(lines, &name("hand"))?;
    p.hand.as_mut_slice().sort_unstable();
    p.deck = pile(lines, &name("deck"))?;
    p.discard = pile(lines, &name("discard"))?;
    if let Some(line) = lines.take(&name("ongoing")) {
        p.ongoing = parse_list(&line, super::read_ongoing)?.into_iter().take(MOST_ONGOING).collect();
    }
    if let Some(line) = lines.take(&name("cloaks")) {
        for card in parse_list(&line, |word| read_card(word).filter(|&card| cloaked(card).is_some()))?.into_iter().rev()
        {
            let fits =
                |(unit, is_pack)| cloaked(card) == Some(unit) && p.cloak_on(unit).is_none() && fits(card, is_pack);
            if !p.units().any(fits) {
                return Err(wrong(&line, "wrong-cards"));
            }
            p.cloaks.push(card);
        }
    }
    if let Some(line) = lines.take(&name("open")) {
        let open: Cards = parse_list(&line, read_card)?.into_iter().take(120).collect();
        let mut all: Vec<Face> = p.hand.as_slice().iter().chain(p.deck.as_slice()).copied().collect();
        for face in open.as_slice() {
            let at = all.iter().position(|card| card == face).ok_or_else(|| wrong(&line, "wrong-cards"))?;
            all.remove(at);
        }
        p.open = open;
    }
    if let Some(line) = lines.take(&name("supply")) {
        let far = |word: &str| Tile::named(word).filter(|tile| tile.kind() == TileKind::Far);
        p.supply = parse_list(&line, far)?.into_iter().take(4).rev().collect();
    }
    if let Some(line) = lines.take(&name("cubes")) {
        for (cubes, word) in p.cubes.iter_mut().zip(line.words()) {
            *cubes = line.number_in(word, 0..=99)?;
        }
    }
    p.grail = flag(lines, &name("grail"))?;
    p.less = lines.take(&name("less")).map_or(Ok(0), |line| line.number(0..=99))?;
    if let Some(line) = lines.take(&name("used")) {
        p.used = parse_list(&line, Use::keyed)?.into_iter().fold(0, |bits, what| bits | 1 << what as u16);
    }
    p.bereft = flag(lines, &name("bereft"))?;
    p.homeless = lines.take(&name("homeless")).map_or(Ok(0), |line| line.number(0..=3))?;
    state.players[seat.index()] = p;
    Ok(())
}

/// `1,4 mp 3 from 1,4`; what is not said is plain.
fn walker(line: &Line, state: &State, seat: Seat) -> Read<Option<Walker>> {
    if line.value == "none" {
        return Ok(None);
    }
    let mut words: Vec<&str> = line.words().collect();
    let passes = words.pop_if(|word| *word == "passes").is_some();
    let hovers = words.pop_if(|word| *word == "hovers").is_some();
    let winged = words.pop_if(|word| *word == "winged").is_some();
    if hovers && !winged {
        return Err(wrong(line, "wrong-walker"));
    }
    let (at, mp, from) = match words[..] {
        [at] => (at, "3", at),
        [at, "mp", mp] => (at, mp, at),
        [at, "mp", mp, "from", from] => (at, mp, from),
        _ => return Err(wrong(line, "wrong-walker")),
    };
    // An AI hero may wait on a tile that nobody has seen.
    let is_there = |hex: &Hex| state.spot(*hex).is_some() || state.is_ai(seat) && state.slot_at(*hex).is_some();
    let field = |word: &str| word.parse::<Hex>().ok().filter(is_there);
    let place = |word: &str| field(word).ok_or_else(|| wrong(line, "wrong-walker"));
    Ok(Some(Walker {
        here: true,
        at: place(at)?,
        from: place(from)?,
        mp: line.number_in(mp, 0..=99)?,
        winged,
        hovers,
        passes,
    }))
}

fn stocks(lines: &mut Lines, state: &mut State) -> Read {
    for (common, kind) in Common::ALL.into_iter().zip([Kind::Ability, Kind::Artifact, Kind::Spell]) {
        for (part, name) in ["deck", "discard"].into_iter().enumerate() {
            let key = format!("{}.{name}", common.key());
            let fits = |face: &Face| face.kind() == kind && !face.is_starting();
            let cards: Pile<46, Face> = pile_of(lines, &key, |word| read_card(word).filter(fits))?;
            let stock = state.stock_mut(common);
            *[&mut stock.deck, &mut stock.discard][part] = cards;
        }
    }
    for tier in Tier::ALL {
        let of = |word: &str| Unit::named(word).filter(|u| u.is_neutral() && u.facts().tier == tier);
        for part in ["deck", "discard"] {
            let Some(line) = lines.take(&format!("{}.{part}", tier.key())) else { continue };
            let units = parse_list(&line, of)?;
            if units.len() > 14 {
                return Err(wrong(&line, "wrong-cards"));
            }
            let pile: Pile<14, Unit> = units.into_iter().rev().collect();
            let stock = &mut state.neutrals[tier as usize];
            if part == "deck" { stock.deck = pile } else { stock.discard = pile }
        }
    }
    for part in ["deck", "discard"] {
        let Some(line) = lines.take(&format!("proclamations.{part}")) else { continue };
        let decrees = parse_list(&line, Proclamation::keyed)?;
        if decrees.len() > 19 {
            return Err(wrong(&line, "wrong-cards"));
        }
        let pile: Pile<19, Decree> = decrees.into_iter().rev().map(Decree).collect();
        if part == "deck" { state.proclamations.deck = pile } else { state.proclamations.discard = pile }
    }
    if let Some(line) = lines.take("due") {
        let due = parse_list(&line, |word| Proclamation::keyed(word).map(Decree))?;
        state.due =
            due.into_iter().filter(|decree| crate::rules::omens::is_for_resource_round(decree.0)).take(4).collect();
    }
    if let Some(line) = lines.take("proclaimed") {
        let what = Proclamation::keyed(&line.value);
        if what.is_none() && line.value != "none" {
            return Err(line.unreadable(&line.value));
        }
        state.proclaimed = what;
    }
    state.looked = pile(lines, "looked")?;
    state.casting = pile(lines, "casting")?;
    // Written as every pile, the top card first; the spell was laid first.
    Ok(())
}

fn pending(lines: &mut Lines, state: &mut State) -> Read {
    if let Some(line) = lines.take("step") {
        state.step = step(&line, state.seats).ok_or_else(|| line.unreadable(&line.value))?;
    }
    if let Some(line) = lines.take("reached") {
        state.reached = Some(read_seat(&line.value, state.seats).ok_or_else(|| line.no_seat(&line.value))?);
    }
    if let Some(line) = lines.take("verdict") {
        state.verdict = verdict(&line, state.seats)?;
    }
    state.combat = combat::read(lines, state)?;
    for n in 1..=12 {
        let Some(line) = lines.take(&format!("frame {n}")) else { break };
        let frame = frames::read(&line.value, state.seats, state.ais()).ok_or_else(|| wrong(&line, "wrong-frame"))?;
        if frame == Frame::Combat && state.combat.is_none() || !stands(state, frame) {
            return Err(wrong(&line, "wrong-frame"));
        }
        state.frames.push(frame);
    }
    Ok(())
}

/// A frame speaks of a player in the game, of a hero that is there, of a field that is there.
fn stands(state: &State, frame: Frame) -> bool {
    let owner = crate::rules::ending::owner(frame);
    let plays = owner.is_none_or(|seat| !state.player(seat).out);
    let fine = match frame {
        Frame::Arrive { seat, walker } | Frame::Visit { seat, walker } | Frame::Return { seat, walker } => {
            state.player(seat).walkers[usize::from(walker)].here
        }
        Frame::Settle { at, .. } | Frame::Observe { at, .. } | Frame::Place { at, .. } => state.spot(at).is_some(),
        Frame::Turn { at, .. } => state.spot(at).is_some() && state.tiles.as_slice().iter().any(|l| l.centre == at),
        _ => true,
    };
    plays && fine
}

fn step(line: &Line, seats: u8) -> Option<Step> {
    let words: Vec<&str> = line.words().collect();
    let count = |word: &str| word.parse().ok().filter(|n| *n <= seats);
    Some(match words[..] {
        ["carry", n] => Step::Carry(n.parse().ok().filter(|n| *n <= 5)?),
        ["deal"] => Step::Deal,
        ["bonus", n] => Step::Bonus(count(n)?),
        ["reshuffle"] => Step::Reshuffle,
        ["rotate", n] => Step::Rotate(count(n)?),
        ["round"] => Step::Round,
        // H3-OPT-11: everybody twice.
        ["dawn", n] => Step::Dawn(n.parse().ok().filter(|n| *n <= 2 * seats + 1)?),
        ["start"] => Step::StartTurn,
        ["turn"] => Step::Turn,
        ["end-turn"] => Step::EndTurn,
        ["ai"] => Step::Ai,
        ["dragons"] => Step::Dragons,
        ["stride", n, way] => Step::Stride(n.parse().ok().filter(|n| *n <= 4)?, super::quest::way(way)?),
        ["end-round"] => Step::EndRound,
        ["over"] => Step::Over,
        _ => return None,
    })
}

/// An AI's cards, and what waits for the board.
fn ai(lines: &mut Lines, state: &mut State) -> Read {
    if state.scenario().ai.is_none() {
        return Ok(());
    }
    let of = |line: &Line| -> Read<Pile<20, AiFace>> {
        let cards = parse_list(line, AiCard::keyed)?;
        if cards.len() > 20 {
            return Err(wrong(line, "wrong-cards"));
        }
        Ok(cards.into_iter().rev().map(AiFace).collect())
    };
    if let Some(line) = lines.take("ai.deck") {
        state.ai.deck = of(&line)?;
    }
    if let Some(line) = lines.take("ai.discard") {
        state.ai.discard = of(&line)?;
    }
    state.ai.spells = pile(lines, "ai.spells")?;
    state.ai.cast = pile(lines, "ai.cast")?;
    let mut small = |name: &str| lines.take(name).map_or(Ok(0), |line| line.number(-9..=9));
    (state.ai.bonus, state.ai.shield) = (small("ai.bonus")?, small("ai.shield")?);
    for (name, all) in [("ai.attack", &mut state.ai.attack), ("ai.defense", &mut state.ai.defense)] {
        if let Some(line) = lines.take(name) {
            for (n, word) in all.iter_mut().zip(line.words()) {
                *n = line.number_in(word, -9..=9)?;
            }
        }
    }
    if let Some(line) = lines.take("ai.blessed") {
        for word in line.words() {
            state.ai.blessed |= 1 << line.number_in::<u8>(word, 0..=9)?;
        }
    }
    state.ai.power = lines.take("ai.power").map_or(Ok(0), |line| line.number(0..=9))?;
    if let Some(line) = lines.take("ai.kept") {
        let words: Vec<&str> = line.words().collect();
        let [spell, power, id] = words[..] else { return Err(line.unreadable(&line.value)) };
        let spell = read_card(spell).filter(|&face| magic(face).is_some()).ok_or_else(|| line.unreadable(spell))?;
        let face = AiCard::keyed(id).ok_or_else(|| line.unreadable(id))?;
        state.ai.kept = Some((spell, line.number_in(power, 0..=9)?, AiFace(face)));
    }
    if let Some(line) = lines.take("ai.drew") {
        let words: Vec<&str> = line.words().collect();
        let [round, by] = words[..] else { return Err(line.unreadable(&line.value)) };
        state.ai.drew = (line.number_in(round, 0..=99)?, line.number_in(by, 0..=9)?);
    }
    state.ai.back = lines.take("ai.back").map_or(Ok(0), |line| line.number(0..=9))?;
    state.ai.more_mp = lines.take("ai.mp").map_or(Ok(0), |line| line.number(0..=9))?;
    state.ai.straight = flag(lines, "ai.straight")?;
    Ok(())
}

fn verdict(line: &Line, seats: u8) -> Read<Option<Verdict>> {
    let words: Vec<&str> = line.words().collect();
    Ok(Some(match words[..] {
        ["none"] => return Ok(None),
        ["lost"] => Verdict::Lost,
        ["together"] => Verdict::Together,
        ["won", seat] => Verdict::Won(read_seat(seat, seats).ok_or_else(|| line.no_seat(seat))?),
        ["ranked", ref ranks @ ..] if ranks.len() == usize::from(seats) => {
            let mut all = [0; 3];
            for (rank, word) in all.iter_mut().zip(ranks) {
                *rank = line.number_in(word, 1..=3)?;
            }
            Verdict::Ranked(all)
        }
        _ => return Err(line.unreadable(&line.value)),
    }))
}
