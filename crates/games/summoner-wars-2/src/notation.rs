//! The text of a position: a line for every zone and every occupied space. The README shows an example.

use crate::printed::{Abilities, Ability, Face, Kind, Phase};
use crate::query::other;
use crate::rules::attack::MOST_ATTACKERS;
use crate::rules::movement::MOST_MOVERS;
use crate::state::{CardId, DECK, FIELD, Flag, NORTH, Place, SOUTH, State, Step};
use grid::Cell;
use kernel::{Audience, Facts, Line, Lines, Malformed, Phrase, Seat, Viewer};

pub(crate) fn seat_id(seat: Seat) -> &'static str {
    if seat == SOUTH { "south" } else { "north" }
}

fn read_seat(word: &str) -> Option<Seat> {
    [SOUTH, NORTH].into_iter().find(|s| seat_id(*s) == word)
}

pub(crate) fn read_cell(word: &str) -> Option<Cell> {
    let (row, column) = word.split_once(',')?;
    let cell = Cell::at(row.parse().ok().filter(|r| *r < 8)?, column.parse().ok().filter(|c| *c < 6)?);
    FIELD.has(cell).then_some(cell)
}

// ---- writing ----

pub(crate) fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
    facts.say("cards", if state.revised { "revised" } else { "first" });
    facts.say("turn", state.turn);
    facts.say("active", seat_id(state.active));
    facts.say("phase", phase_name(state.step));
    if let Some(seat) = state.winner {
        facts.say("winner", seat_id(seat));
    }
    facts.say("movers", state.movers);
    facts.say("attackers", state.attackers);
    facts.say("attacked enemy", if state.attacked_enemy { "yes" } else { "no" });
    for seat in Seat::all(2) {
        let name = seat_id(seat);
        facts.say(format!("{name}.magic"), state.magic[seat.index()]);
        facts.say(format!("{name}.hand"), pile(state, state.hand.of(seat).iter(), viewer.is(seat), viewer));
        // Top card first.
        let draw = state.draw_pile(seat).iter().rev().copied();
        facts.say(format!("{name}.draw"), in_order(state, draw, viewer == Viewer::Judge, viewer));
        facts.say(format!("{name}.discard"), pile(state, state.discard.of(seat).iter(), viewer.is(seat), viewer));
        facts.say(format!("{name}.area"), area(state, seat));
    }
    for cell in FIELD.cells() {
        if let Some(card) = state.on(cell) {
            facts.say(format!("cell {cell}"), object(state, card));
        }
    }
    for lent in state.lent.iter().flatten() {
        if let Some(cell) = state.cell(lent.card) {
            facts.say(format!("lent {cell}"), keys(lent.abilities));
        }
    }
}

/// Abilities by their names, sorted.
fn keys(abilities: Abilities) -> String {
    let mut keys: Vec<&str> = Ability::all_of(abilities).map(Ability::key).collect();
    keys.sort();
    keys.join(" ")
}

fn phase_name(step: Step) -> String {
    match step {
        Step::Deal { any_first: true } => "deal any".into(),
        Step::Deal { any_first: false } => "deal".into(),
        Step::StartOfTurn => "start".into(),
        Step::Begin(phase) => format!("begin {}", phase.key()),
        Step::Act(phase) => phase.key().into(),
        Step::End(phase) => format!("end {}", phase.key()),
        Step::Drawn => "drawn".into(),
        Step::EndOfTurn => "finish".into(),
    }
}

/// Cards whose order means nothing, sorted. `!` marks those the other player has seen.
fn pile(state: &State, cards: impl Iterator<Item = CardId>, open: bool, viewer: Viewer) -> String {
    let mut cards: Vec<CardId> = cards.collect();
    cards.sort_by_key(|&c| (state.face(c).id(), state.known.to_all().has(c)));
    in_order(state, cards.into_iter(), open, viewer)
}

fn in_order(state: &State, cards: impl Iterator<Item = CardId>, open: bool, viewer: Viewer) -> String {
    let name = |card: CardId| match open {
        // Only the judge needs to know who remembers what.
        true if viewer == Viewer::Judge && state.known.to_all().has(card) => format!("{}!", state.face(card).id()),
        true => state.face(card).id().to_string(),
        false => "?".into(),
    };
    cards.map(name).collect::<Vec<_>>().join(" ")
}

fn area(state: &State, seat: Seat) -> String {
    let mut events: Vec<String> = state
        .area
        .of(seat)
        .iter()
        .map(|card| {
            let mut text = state.face(card).id().to_string();
            if state.boost[card] > 0 {
                text += &format!(" boost {}", state.boost[card]);
            }
            for mark in state.marks[card].iter().filter_map(|mark| mark.card()) {
                if let Some(cell) = state.cell(mark) {
                    text += &format!(" mark {cell}");
                }
            }
            if state.flagged(card, Flag::Used) {
                text += " used";
            }
            text
        })
        .collect();
    events.sort();
    events.join("; ")
}

fn object(state: &State, card: CardId) -> String {
    let mut text = format!("{} {}", seat_id(card.owner()), state.face(card).id());
    let mut add = |word: &str| text += &format!(" {word}");
    if state.turned.has(card) {
        add(&format!("by {}", seat_id(other(card.owner()))));
    }
    for (name, count) in [("damage", state.damage[card]), ("boost", state.boost[card])] {
        if count > 0 {
            add(&format!("{name} {count}"));
        }
    }
    Flag::ALL.into_iter().filter(|&flag| state.flagged(card, flag)).for_each(|flag| add(flag.key()));
    if state.tucked.has(card) {
        let mut under: Vec<String> = state
            .under(card)
            .map(|c| {
                let owner = if c.owner() == card.owner() { String::new() } else { format!("{}:", seat_id(c.owner())) };
                format!("under {owner}{}", state.face(c).id())
            })
            .collect();
        under.sort();
        under.iter().for_each(|u| add(u));
    }
    text
}

// ---- reading ----

/// No card has so much life; with more, a count could run over.
const MOST_DAMAGE: u8 = 99;

/// Gives out the cards of both decks as a position names them.
struct Dealer {
    state: State,
    next: [usize; 2],
    /// Whose Summoner stands on the battlefield.
    summoners: [bool; 2],
}

impl Dealer {
    fn card(&mut self, line: &Line, seat: Seat, id: &str) -> Result<CardId, Malformed> {
        let face = Face::named(id).ok_or_else(|| line.no_card(id))?;
        let at = self.next[seat.index()];
        if at == DECK {
            return Err(
                line.wrong(Phrase::new("wrong-many-cards").text("seat", seat_id(seat)).number("most", DECK as i64))
            );
        }
        self.next[seat.index()] += 1;
        let card = CardId::new(seat, at as u8);
        self.state.faces[card] = face;
        Ok(card)
    }

    fn pile(&mut self, line: Option<Line>, seat: Seat, place: Place) -> Result<(), Malformed> {
        let Some(line) = line else { return Ok(()) };
        let mut words: Vec<&str> = line.words().collect();
        if place == Place::Draw {
            words.reverse(); // the top card is written first and lies last
        }
        for word in words {
            let id = word.strip_suffix('!').unwrap_or(word);
            let card = self.card(&line, seat, id)?;
            self.state.put(card, place);
            if word.ends_with('!') {
                self.state.known.show(card, Audience::ALL);
            }
        }
        Ok(())
    }

    /// `south ice_golem damage 2 under ice_smith`
    fn object(&mut self, line: &Line, cell: Cell) -> Result<(), Malformed> {
        let mut words = line.words();
        let owner = words.next().and_then(read_seat).ok_or_else(|| line.wrong(Phrase::new("wrong-object")))?;
        let id = words.next().ok_or_else(|| line.wrong(Phrase::new("wrong-which-card")))?;
        let card = self.card(line, owner, id)?;
        if self.state.on(cell).is_some() {
            return Err(line.wrong(Phrase::new("wrong-occupied")));
        }
        if self.state.printed(card).kind == Kind::Summoner && self.summoners[owner.index()] {
            return Err(line.wrong(Phrase::new("wrong-two-summoners").text("seat", seat_id(owner))));
        }
        self.summoners[owner.index()] |= self.state.printed(card).kind == Kind::Summoner;
        if !self.state.printed(card).is_object() {
            return Err(line.wrong(Phrase::new("wrong-no-object").text("id", id)));
        }
        self.state.put(card, Place::Field(cell));
        while let Some(word) = words.next() {
            let mut more = || words.next().ok_or_else(|| line.wrong(Phrase::new("wrong-more").text("word", word)));
            match word {
                "damage" | "boost" => {
                    // SW2-KEYWORD-10: boost is never limited, and stays where it is.
                    let (tokens, most) = match word {
                        "damage" => (&mut self.state.damage, MOST_DAMAGE),
                        _ => (&mut self.state.boost, u8::MAX),
                    };
                    tokens[card] = line.number_in(more()?, 0..=most)?;
                }
                "by" => {
                    let text = more()?;
                    let by = read_seat(text).ok_or_else(|| line.no_seat(text))?;
                    if by != owner {
                        self.state.turned.insert(card);
                    }
                }
                "under" => {
                    let text = more()?;
                    let (seat, id) = match text.split_once(':') {
                        Some((seat, id)) => (read_seat(seat).ok_or_else(|| line.unreadable(text))?, id),
                        None => (owner, text),
                    };
                    let tucked = self.card(line, seat, id)?;
                    self.state.put(tucked, Place::Under(card.into()));
                }
                _ => match Flag::keyed(word) {
                    Some(flag) => self.state.set(card, flag),
                    None => return Err(line.unreadable(word)),
                },
            }
        }
        Ok(())
    }

    /// `holy_judgment boost 2; hypnotic_call mark 3,3`
    fn area(&mut self, line: Option<Line>, seat: Seat) -> Result<(), Malformed> {
        let Some(line) = line else { return Ok(()) };
        for entry in line.value.split(';').map(str::trim).filter(|e| !e.is_empty()) {
            let mut words = entry.split_whitespace();
            let id = words.next().unwrap_or_default();
            let card = self.card(&line, seat, id)?;
            if !self.state.printed(card).is_active {
                return Err(line.wrong(Phrase::new("wrong-no-lasting").text("id", id)));
            }
            self.state.put(card, Place::Active);
            let mut marks = 0;
            while let Some(word) = words.next() {
                match word {
                    "used" => self.state.set(card, Flag::Used),
                    "boost" => {
                        self.state.boost[card] = line.number_in(words.next().unwrap_or(""), 0..=u8::MAX)?;
                    }
                    "mark" if marks < 2 => {
                        let cell = words.next().and_then(read_cell);
                        let marked = cell.and_then(|c| self.state.on(c));
                        self.state.marks[card][marks] =
                            marked.ok_or_else(|| line.wrong(Phrase::new("wrong-mark")))?.into();
                        marks += 1;
                    }
                    _ => return Err(line.unreadable(word)),
                }
            }
        }
        Ok(())
    }
}

pub(crate) fn read(lines: &mut Lines) -> Result<State, Malformed> {
    let mut dealer = Dealer { state: State::empty(), next: [0; 2], summoners: [false; 2] };
    let state = &mut dealer.state;
    if let Some(line) = lines.take("cards") {
        state.revised = line.one_of(&[("first", false), ("revised", true)])?;
    }
    state.turn = lines.take("turn").map_or(Ok(1), |line| line.number(1..=9999))?;
    if let Some(line) = lines.take("active") {
        state.active = line.one_of(&[("south", SOUTH), ("north", NORTH)])?;
    }
    if let Some(line) = lines.take("phase") {
        state.step =
            read_phase(&line.value).ok_or_else(|| line.wrong(Phrase::new("wrong-phase").text("word", &line.value)))?;
    }
    state.movers = lines.take("movers").map_or(Ok(0), |line| line.number(0..=MOST_MOVERS))?;
    // More than three attack only by an ability that does not count.
    state.attackers = lines.take("attackers").map_or(Ok(0), |line| line.number(0..=MOST_ATTACKERS))?;
    if let Some(line) = lines.take("attacked enemy") {
        state.attacked_enemy = line.one_of(&[("no", false), ("yes", true)])?;
    }
    let winner = lines.take("winner").map(|line| line.one_of(&[("south", SOUTH), ("north", NORTH)])).transpose()?;
    for seat in Seat::all(2) {
        let line = lines.take(&format!("{}.magic", seat_id(seat)));
        dealer.state.magic[seat.index()] = line.map_or(Ok(0), |line| line.number(0..=15))?;
    }
    while let Some((place, line)) = lines.take_prefix("cell ") {
        let cell = read_cell(&place).ok_or_else(|| line.wrong(Phrase::new("wrong-space")))?;
        if line.value != "empty" {
            dealer.object(&line, cell)?;
        }
    }
    for seat in Seat::all(2) {
        let name = seat_id(seat);
        for (zone, place) in [("hand", Place::Hand), ("draw", Place::Draw), ("discard", Place::Discard)] {
            dealer.pile(lines.take(&format!("{name}.{zone}")), seat, place)?;
        }
        dealer.area(lines.take(&format!("{name}.area")), seat)?;
    }
    if dealer.summoners == [false; 2] && winner.is_none() {
        return Err(Malformed::new(1, Phrase::new("wrong-no-summoner")));
    }
    let mut state = dealer.state;
    while let Some((place, line)) = lines.take_prefix("lent ") {
        let card =
            read_cell(&place).and_then(|c| state.on(c)).ok_or_else(|| line.wrong(Phrase::new("wrong-nobody")))?;
        let abilities: Abilities = kernel::parse_list(&line, Ability::keyed)?.into_iter().collect();
        if state.lent.iter().all(Option::is_some) {
            return Err(line.wrong(Phrase::new("wrong-many-lent")));
        }
        state.lend(card, abilities);
    }
    state.winner = winner;
    Ok(state)
}

fn read_phase(text: &str) -> Option<Step> {
    let phase = Phase::keyed;
    match text {
        "deal" => Some(Step::Deal { any_first: false }),
        "deal any" => Some(Step::Deal { any_first: true }),
        "start" => Some(Step::StartOfTurn),
        "drawn" => Some(Step::Drawn),
        "finish" => Some(Step::EndOfTurn),
        _ => match text.split_once(' ') {
            Some(("begin", key)) => phase(key).map(Step::Begin),
            Some(("end", key)) => phase(key).map(Step::End),
            Some(_) => None,
            None => phase(text).map(Step::Act),
        },
    }
}

/// Facts that are not written: `cell 5,3` of an empty space, `strength 5,3`, `life 5,3`, sizes of piles.
pub(crate) fn fact(state: &State, name: &str) -> Option<String> {
    if name == "winner" {
        return Some(state.winner.map_or("nobody", seat_id).into());
    }
    if let Some((kind, place)) = name.split_once(' ')
        && let Some(cell) = read_cell(place)
    {
        return match (kind, state.on(cell)) {
            ("cell", None) => Some("empty".into()),
            ("lent", _) => Some(String::new()),
            ("strength", Some(card)) => Some(state.strength(card, None).to_string()),
            ("life", Some(card)) => Some(state.remaining(card).to_string()),
            ("damage", Some(card)) => Some(state.damage[card].to_string()),
            ("boost", Some(card)) => Some(state.boost[card].to_string()),
            ("card", Some(card)) => Some(state.face(card).id().into()),
            ("controller", Some(card)) => Some(seat_id(state.controller(card)).into()),
            ("abilities", Some(card)) => Some(keys(state.abilities(card))),
            _ => None,
        };
    }
    let (seat, zone) = name.split_once('.')?;
    let seat = read_seat(seat)?;
    let count = match zone {
        "hand count" => state.hand.of(seat).len(),
        "draw count" => state.draw_pile(seat).len() as u32,
        "discard count" => state.discard.of(seat).len(),
        _ => return None,
    };
    Some(count.to_string())
}
