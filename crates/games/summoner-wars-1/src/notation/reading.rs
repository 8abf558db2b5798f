//! The text of a position, read: what it does not mention takes its plainest value, what it gets wrong is refused.

use crate::lasting::Lasting;
use crate::printed::{Ability, Face, Kind, Phase};
use crate::rules::attack::ATTACKERS;
use crate::rules::movement::MOVERS;
use crate::setup::seat_key;
use crate::state::{CardId, DECK, Flag, Mark, Pile, Place, State, Step, VINES, Verdict, vines_of};
use grid::Cell;
use kernel::{Audience, Line, Lines, Malformed, Phrase, Seat};

fn read_seat(state: &State, word: &str) -> Option<Seat> {
    state.players().find(|s| seat_key(*s) == word)
}

pub(crate) fn read_cell(state: &State, word: &str) -> Option<Cell> {
    let (column, row) = word.split_once(',')?;
    let (column, row): (u8, u8) = (column.parse().ok()?, row.parse().ok()?);
    let field = state.field();
    let inside = (1..=field.columns).contains(&column) && (1..=field.rows).contains(&row);
    inside.then(|| Cell::at(row - 1, column - 1))
}

/// No card has so much life, and no unit so many paces; with more, a count could run over.
const MOST_TOKENS: u8 = 99;

/// Gives out the cards of all decks as a position names them.
struct Dealer {
    state: State,
    next: [usize; 4],
    next_vine: [usize; 4],
}

impl Dealer {
    fn card(&mut self, line: &Line, owner: Seat, id: &str) -> Result<CardId, Malformed> {
        let face = Face::named(id).ok_or_else(|| line.no_card(id))?;
        if face.printed().kind == Kind::Vine {
            return Err(line.wrong(Phrase::new("wrong-vine-pile")));
        }
        let at = self.next[owner.index()];
        if at == DECK {
            return Err(line.wrong(Phrase::new("wrong-many-cards").seat("seat", owner).number("most", DECK as i64)));
        }
        self.next[owner.index()] += 1;
        let card = CardId::new(owner, at as u8);
        self.state.faces[card] = face;
        Ok(card)
    }

    fn vine(&mut self, line: &Line, owner: Seat) -> Result<CardId, Malformed> {
        let vine = vines_of(owner).nth(self.next_vine[owner.index()]);
        self.next_vine[owner.index()] += 1;
        vine.ok_or_else(|| line.wrong(Phrase::new("wrong-many-vines").seat("seat", owner).number("most", VINES as i64)))
    }

    /// `id` or `B:id`
    fn owned(&mut self, line: &Line, word: &str, seat: Seat) -> Result<CardId, Malformed> {
        let (owner, id) = match word.split_once(':') {
            Some((owner, id)) => (read_seat(&self.state, owner).ok_or_else(|| line.unreadable(word))?, id),
            None => (seat, word),
        };
        self.card(line, owner, id)
    }

    /// Cards of a hand or pile, top card first.
    fn cards(&mut self, line: Option<Line>, seat: Seat, place: Place) -> Result<(), Malformed> {
        let Some(line) = line else { return Ok(()) };
        let words: Vec<&str> = line.words().collect();
        for word in words.into_iter().rev() {
            let card = self.owned(&line, word.strip_suffix('!').unwrap_or(word), seat)?;
            self.state.put(card, place);
            if word.ends_with('!') {
                self.state.known.show(card, Audience::ALL);
            }
        }
        Ok(())
    }

    /// `A swamp_orcs_blerg wounds 2 under B:sand_goblins_shaman`
    fn object(&mut self, line: &Line, cell: Cell) -> Result<(), Malformed> {
        let mut words = line.words();
        let owner = words.next().and_then(|w| read_seat(&self.state, w));
        let owner = owner.ok_or_else(|| line.wrong(Phrase::new("wrong-object")))?;
        let id = words.next().ok_or_else(|| line.wrong(Phrase::new("wrong-which-card")))?;
        let is_vine = Face::named(id).is_some_and(|f| f.printed().kind == Kind::Vine);
        let card = if is_vine { self.vine(line, owner)? } else { self.card(line, owner, id)? };
        let state = &mut self.state;
        let is_summoner = |c: CardId| state.kind(c) == Kind::Summoner;
        if is_summoner(card)
            && state.field().cells().any(|at| state.on(at).is_some_and(|c| c.owner() == owner && is_summoner(c)))
        {
            return Err(line.wrong(Phrase::new("wrong-two-summoners").seat("seat", owner)));
        }
        if state.kind(card) == Kind::Event {
            return Err(line.wrong(Phrase::new("wrong-no-object").text("id", id)));
        }
        if is_vine && (state.vine(cell).is_some() || state.on(cell).is_some_and(|c| state.is_wall(c)))
            || state.is_wall(card) && !is_vine && !state.is_empty(cell)
            || !is_vine && state.on(cell).is_some()
        {
            return Err(line.wrong(Phrase::new("wrong-occupied")));
        }
        state.put(card, if is_vine { Place::Vine(cell) } else { Place::Field(cell) });
        state.army[owner.index()].insert(card);
        while let Some(word) = words.next() {
            self.detail(line, card, word, &mut words)?;
        }
        Ok(())
    }

    fn detail<'l>(
        &mut self,
        line: &Line,
        card: CardId,
        word: &str,
        words: &mut impl Iterator<Item = &'l str>,
    ) -> Result<(), Malformed> {
        let mut more = || words.next().ok_or_else(|| line.wrong(Phrase::new("wrong-more").text("word", word)));
        match word {
            "wounds" => self.state.wounds[card] = line.number_in(more()?, 0..=MOST_TOKENS)?,
            "paces" => self.state.paces[card] = line.number_in(more()?, 0..=MOST_TOKENS)?,
            "by" => {
                let text = more()?;
                let by = read_seat(&self.state, text).ok_or_else(|| line.no_seat(text))?;
                self.state.army.iter_mut().for_each(|army| army.remove(card));
                self.state.army[by.index()].insert(card);
            }
            "under" => {
                let under = self.owned(line, more()?, card.owner())?;
                self.state.put(under, Place::Under(card));
            }
            "mark" => {
                more()?; // the board may not be complete yet: see `marks`
            }
            _ => match Flag::keyed(word) {
                Some(flag) => self.state.set(card, flag),
                None => return Err(line.unreadable(word)),
            },
        }
        Ok(())
    }

    /// What cards remember, once all of them lie where they belong.
    fn mark(&mut self, line: &Line, cell: Cell) -> Result<(), Malformed> {
        let Some(mark) = line.words().skip_while(|w| *w != "mark").nth(1) else { return Ok(()) };
        let Some(card) = self.state.on(cell) else { return Ok(()) };
        let face = || Face::named(mark).filter(|f| f.printed().is_unit()).map(Mark::Face);
        let whom = || read_cell(&self.state, mark).and_then(|c| self.state.on(c)).map(Mark::Card);
        let mark = match self.state.printed(card).ability {
            Some(Ability::Mimic) => face(),
            Some(Ability::Conceal) => whom(),
            _ => None,
        };
        self.state.remember(card, Some(mark.ok_or_else(|| line.wrong(Phrase::new("wrong-mark")))?));
        Ok(())
    }
}

pub(crate) fn read(lines: &mut Lines) -> Result<State, Malformed> {
    let seats: u8 = lines.take("players").map_or(Ok(2), |line| line.number(2..=4))?;
    let mut state = State::empty(if seats == 2 { 2 } else { 4 }, seats);
    turn(lines, &mut state)?;
    let mut dealer = Dealer { state, next: [0; 4], next_vine: [0; 4] };
    let mut marks = vec![];
    for name in ["cell ", "vine "] {
        while let Some((place, line)) = lines.take_prefix(name) {
            let cell = read_cell(&dealer.state, &place).ok_or_else(|| line.wrong(Phrase::new("wrong-space")))?;
            if line.value != "empty" {
                dealer.object(&line, cell)?;
                marks.push((line, cell));
            }
        }
    }
    for (line, cell) in marks {
        dealer.mark(&line, cell)?;
    }
    for seat in Seat::all(dealer.state.armies) {
        let name = seat_key(seat);
        dealer.cards(lines.take(&format!("{name}.hand")), seat, Place::Hand(seat))?;
        for pile in Pile::ALL {
            dealer.cards(lines.take(&format!("{name}.{}", pile.key())), seat, Place::Pile(pile, seat))?;
        }
        if let Some(line) = lines.take(&format!("{name}.vines")) {
            for _ in 0..line.number(0..=VINES as u8)? {
                let vine = dealer.vine(&line, seat)?;
                dealer.state.put(vine, Place::Supply);
            }
        }
        if let Some(line) = lines.take(&format!("{name}.lasting")) {
            lasting(&line, &mut dealer.state, seat)?;
        }
    }
    let mut state = dealer.state;
    // SW1-MOVE-1: what lasts may let more of them move.
    let movers = MOVERS + state.lasting(state.active, Lasting::Scout);
    state.movers = lines.take("movers").map_or(Ok(0), |line| line.number(0..=movers))?;
    state.attackers = lines.take("attackers").map_or(Ok(0), |line| line.number(0..=ATTACKERS))?;
    Ok(state)
}

/// The lines about the turn.
fn turn(lines: &mut Lines, state: &mut State) -> Result<(), Malformed> {
    if let Some(line) = lines.take("teammates") {
        state.open_hands = line.one_of(&[("hidden", false), ("open", true)])?;
    }
    state.cap = lines.take("cap").map_or(Ok(0), |line| line.number(0..=9999))?;
    state.turn = lines.take("turn").map_or(Ok(1), |line| line.number(1..=4999))?;
    if let Some(line) = lines.take("active") {
        state.active = read_seat(state, &line.value).ok_or_else(|| line.no_seat(&line.value))?;
    }
    if let Some(line) = lines.take("phase") {
        state.step = read_phase(state, &line.value)
            .ok_or_else(|| line.wrong(Phrase::new("wrong-phase").text("word", &line.value)))?;
    }
    if let Some(line) = lines.take("first turn") {
        state.short = line.one_of(&[("no", false), ("yes", true)])?;
    }
    if let Some(line) = lines.take("winner") {
        let verdicts = [("A", Verdict::Won(0)), ("B", Verdict::Won(1)), ("draw", Verdict::Drawn)];
        state.verdict = Some(line.one_of(&verdicts)?);
    }
    if let Some(line) = lines.take("out") {
        for word in line.words() {
            let seat = read_seat(state, word).ok_or_else(|| line.no_seat(word))?;
            state.out |= 1 << seat.0;
        }
        let stands = |team| state.players().any(|s| state.team(s) == team && state.plays(s));
        if state.verdict.is_none() && !(stands(0) && stands(1) && state.plays(state.active)) {
            return Err(line.wrong(Phrase::new("wrong-out")));
        }
    }
    Ok(())
}

fn lasting(line: &Line, state: &mut State, seat: Seat) -> Result<(), Malformed> {
    for word in line.words() {
        let wrong = || line.unreadable(word);
        let (key, count) = if let Some((key, by)) = word.split_once(':') {
            let mut bits = 0;
            for name in by.chars() {
                bits |= 1 << read_seat(state, &name.to_string()).ok_or_else(wrong)?.0;
            }
            (key, bits)
        } else if let Some((key, count)) = word.split_once('*') {
            (key, line.number_in(count, 1..=DECK as u8)?)
        } else {
            (word, 1)
        };
        let what = Lasting::keyed(key).ok_or_else(wrong)?;
        if (what == Lasting::MagicStasis) != word.contains(':') {
            return Err(line.wrong(Phrase::new("wrong-stasis")));
        }
        state.set_lasting(seat, what, count);
    }
    Ok(())
}

fn read_phase(state: &State, text: &str) -> Option<Step> {
    let phase = Phase::keyed;
    match text {
        "deal" => Some(Step::Deal { first: None }),
        "start" => Some(Step::StartOfTurn),
        "finish" => Some(Step::EndOfTurn),
        _ => match text.split_once(' ') {
            Some(("deal", seat)) => Some(Step::Deal { first: Some(read_seat(state, seat)?) }),
            Some(("begin", key)) => phase(key).map(Step::Begin),
            Some(("end", key)) => phase(key).map(Step::End),
            Some(("after", key)) => phase(key).map(Step::After),
            Some(_) => None,
            None => phase(text).map(Step::Act),
        },
    }
}
