//! What lies on the table, as a seat sees it from its own side.

use crate::printed::{Ability, Classes, Kind, Phase, Printed, Reach};
use crate::query::Part;
use crate::setup::turned;
use crate::state::{CardId, FIELD, Flag, SOUTH, State, Step};
use crate::words::{ability_words, cell_id, hand_id, name, why_words};
use crate::{Face, Why};
use grid::{Cell, place};
use kernel::scene::{
    Attachment, Board, Card, Cell as Space, CellState, Counter, Effect, Grid, Icon, KnownCard, Lasting, Marker, Number,
    Part as Shown, Phase as Stage, Pile, Scene, SeatPanel, Thing, Track, Turn, When,
};
use kernel::{CardFacts, Phrase, Seat, Viewer};

pub(crate) fn scene(state: &State, viewer: Viewer) -> Scene {
    let own = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Judge => SOUTH,
    };
    Scene {
        turn: turn(state),
        seats: Seat::all(2).map(|seat| panel(state, seat, viewer)).collect(),
        boards: vec![Board::Grid(battlefield(state, own))],
        hand: match viewer {
            Viewer::Seat(seat) => hand(state, seat),
            Viewer::Spectator | Viewer::Judge => vec![],
        },
        lasting: by_face(state, state.area.iter()).enumerate().map(|(i, event)| lasting(state, event, i)).collect(),
        ..Scene::default()
    }
}

fn turn(state: &State) -> Turn {
    let now = match state.step {
        Step::Begin(phase) | Step::Act(phase) | Step::End(phase) => Some(phase),
        Step::Drawn => Some(Phase::Draw),
        Step::Deal { .. } | Step::StartOfTurn | Step::EndOfTurn => None,
    };
    let stage = |phase: Phase| {
        let used = match phase {
            Phase::Move => Some(state.movers),
            Phase::Attack => Some(state.attackers),
            _ => None,
        };
        let note = used.filter(|n| *n > 0).map(|n| Phrase::new("of-three").number("n", n));
        Stage { label: Phrase::new(format!("phase-{}", phase.key())), when: When::of(&phase, now.as_ref()), note }
    };
    Turn {
        seat: state.winner.is_none().then_some(state.active),
        label: Phrase::new("turn-label").number("n", state.turn),
        phases: Phase::ALL.into_iter().map(stage).collect(),
    }
}

fn panel(state: &State, seat: Seat, viewer: Viewer) -> SeatPanel {
    let id = |what: &str| format!("{} {what}", crate::notation::seat_id(seat));
    let summoner = state.summoner(seat);
    let life = |s| Counter::new(id("life"), name(state.face(s)), "i-life", state.remaining(s));
    let life = summoner.map(|s| Counter { of: Some(state.life(s)), ..life(s) });
    let magic = Track {
        id: id("magic"),
        label: Phrase::new("magic"),
        icon: Some(Icon("i-magic")),
        steps: 15,
        value_in_halves: u32::from(state.magic[seat.index()]) * 2,
        kinds: vec![],
        next: None,
    };
    let pile = |what: &str, icon, count: usize| {
        Pile::new(id(what), Phrase::new(format!("pile-{what}")), icon, Some(count as u32))
    };
    let mut discard = pile("discard", "i-discard", state.discard.of(seat).len() as usize);
    // SW2-DISCARD-4: only the owner may look through it.
    if viewer.is(seat) {
        let cards = by_face(state, state.discard.of(seat).iter()).enumerate();
        discard.open = Some(cards.map(|(i, c)| known(state, c, format!("discard {i}"))).collect());
    }
    SeatPanel {
        title: summoner.map(|c| Phrase::new(format!("faction-{}", state.printed(c).faction))),
        counters: life.into_iter().collect(),
        tracks: vec![magic],
        piles: vec![
            pile("hand", "i-hand", state.hand.of(seat).len() as usize),
            pile("draw", "i-deck", state.draw_pile(seat).len()),
            discard,
        ],
        ..SeatPanel::new(seat)
    }
}

/// SW2-DIST-9: every player sees the own back row at the bottom.
fn battlefield(state: &State, own: Seat) -> Grid {
    let here = |row: u8, column: u8| turned(own, Cell::at(row, column));
    Grid::squares("battlefield", FIELD.rows, FIELD.columns, |row, column| space(state, here(row, column)))
}

fn space(state: &State, cell: Cell) -> Space {
    let card = state.on(cell);
    let used = card.is_some_and(|c| match state.step {
        Step::Act(Phase::Move) => state.flagged(c, Flag::Moved),
        Step::Act(Phase::Attack) => state.flagged(c, Flag::Attacked),
        _ => false,
    });
    Space {
        id: cell_id(cell),
        place: place(cell),
        things: card.map(|c| Thing::Card(known(state, c, format!("object {cell}")))).into_iter().collect(),
        states: if used { vec![CellState::Used] } else { vec![] },
        ..Space::default()
    }
}

fn hand(state: &State, seat: Seat) -> Vec<Card> {
    by_face(state, state.hand.of(seat).iter()).map(|c| known(state, c, hand_id(state.face(c)))).collect()
}

/// By owner, face and what they are about: a card's number would tell which cards were in the hand it came from.
fn by_face(state: &State, cards: impl Iterator<Item = CardId>) -> impl Iterator<Item = CardId> {
    let mut cards: Vec<CardId> = cards.collect();
    let mark = |c: CardId| state.mark(c).and_then(|marked| state.cell(marked));
    cards.sort_by_key(|&c| (c.owner(), state.face(c), mark(c).map(Cell::index), state.boost[c]));
    cards.into_iter()
}

fn lasting(state: &State, event: CardId, at: usize) -> Lasting {
    let mark = state.mark(event).and_then(|c| state.cell(c));
    Lasting {
        card: known(state, event, format!("active {at}")),
        seat: Some(event.owner()),
        on: mark.map(cell_id),
        until: Phrase::new("until-next-turn").seat("seat", event.owner()),
    }
}

/// A card whose face the viewer sees.
fn known(state: &State, card: CardId, id: String) -> Card {
    let face = state.face(card);
    let printed = face.printed();
    let on_field = state.cell(card).is_some();
    let boost = state.boost[card];
    let token = Marker {
        id: format!("{id} boost"),
        label: Phrase::new("boost").number("n", boost),
        icon: Some(Icon("i-boost")),
        on: true,
        count: boost.into(),
    };
    let under: Vec<CardId> = if state.tucked.has(card) { state.under(card).collect() } else { vec![] };
    Card::Known(Box::new(KnownCard {
        card: face.id().into(),
        name: name(face),
        short: short(face),
        kind: kind_words(printed.kind),
        portrait: Some(printed.portrait),
        sigil: Some(Icon(sigil(printed))),
        owner: Some(card.owner()),
        controller: Some(state.controller(card)),
        rank: match printed.kind {
            Kind::Summoner => 3,
            Kind::Champion => 2,
            Kind::Common | Kind::Epic | Kind::Standard | Kind::Gate => 1,
        },
        stats: stats(state, card, printed, on_field),
        tokens: if boost > 0 { vec![token] } else { vec![] },
        attachments: by_face(state, under.into_iter())
            .enumerate()
            .map(|(i, c)| Attachment { card: known(state, c, format!("{id} under {i}")), changes: None, idle: None })
            .collect(),
        effects: effects(state, card, printed, on_field),
        state: state.is_frozen(card).then(|| Phrase::new("frozen")),
        id,
        ..KnownCard::default()
    }))
}

/// SW2-KEYWORD-7: strength with its sum explained.
fn stats(state: &State, card: CardId, printed: &Printed, on_field: bool) -> Vec<Number> {
    let mut stats = vec![];
    if let Some(reach) = printed.reach {
        let parts = if on_field {
            state.strength_parts(card, None)
        } else {
            vec![(i32::from(state.base_strength(card)), Part::Printed)]
        };
        let parts = parts.into_iter().map(|(amount, part)| Shown::new(amount, part_words(state, part))).collect();
        let (label, icon) =
            if reach == Reach::Melee { ("strength-melee", "i-melee") } else { ("strength-ranged", "i-ranged") };
        stats.push(Number::sum(label, icon, state.base_strength(card).into(), parts));
    }
    if printed.is_object() {
        let (left, life) = if on_field {
            (state.remaining(card), state.life(card))
        } else {
            (printed.life.into(), printed.life.into())
        };
        stats.push(Number { of: Some(life), ..Number::new("life", "i-life", left) });
    }
    stats.extend(printed.cost.filter(|_| !on_field).map(|cost| Number::new("cost", "i-magic", cost.into())));
    stats
}

fn part_words(state: &State, part: Part) -> Phrase {
    match part {
        Part::Printed => Phrase::new("printed"),
        Part::Ability(_, ability) => why_words(Why::Ability(ability)),
        Part::Event(event) => name(state.face(event)),
    }
}

fn effects(state: &State, card: CardId, printed: &Printed, on_field: bool) -> Vec<Effect> {
    let abilities = if on_field { state.abilities(card) } else { state.own_abilities(card) };
    let mut effects: Vec<Effect> = Ability::all_of(abilities).map(|ability| ability_effect(state, ability)).collect();
    if printed.effect.is_some() || printed.kind == Kind::Gate {
        let timing = printed.phase.map(|p| Phrase::new(format!("phase-{}", p.key())));
        let text = Phrase::new(format!("text-{}", printed.id));
        effects.push(Effect { timing, ..Effect::new(format!("text {}", printed.id), text) });
    }
    effects
}

fn ability_effect(state: &State, ability: Ability) -> Effect {
    let word = Some(why_words(Why::Ability(ability)));
    Effect { word, ..Effect::new(ability.key(), ability_words(state, ability)) }
}

pub(crate) fn kind_words(kind: Kind) -> Phrase {
    Phrase::new(format!("kind-{}", kind.key()))
}

fn sigil(printed: &Printed) -> &'static str {
    match printed.kind {
        Kind::Gate => "i-gate",
        Kind::Epic | Kind::Standard if printed.is_structure() => "i-wall",
        Kind::Epic | Kind::Standard => "i-special",
        Kind::Summoner => "i-crown",
        Kind::Champion => "i-star",
        Kind::Common => "i-melee",
    }
}

/// A short name where the full one would not fit a small card.
fn short(face: Face) -> Option<Phrase> {
    crate::setup::ABOUT.phrase(format!("short-{}", face.id()))
}

/// The card in the reference.
pub(crate) fn card_facts(face: Face) -> CardFacts {
    let printed = face.printed();
    let mut stats = vec![(Phrase::new("faction"), printed.faction.to_string())];
    if let Some(cost) = printed.cost {
        stats.push((Phrase::new("cost"), cost.to_string()));
    }
    if let Some(reach) = printed.reach {
        let label = if reach == Reach::Melee { "strength-melee" } else { "strength-ranged" };
        stats.push((Phrase::new(label), printed.strength(false).to_string()));
    }
    if printed.is_object() {
        stats.push((Phrase::new("life"), printed.life.to_string()));
    }
    let own = printed.classes.any(Classes::UNIT);
    let text = if own {
        let abilities = Ability::all_of(printed.abilities(false)).map(|a| {
            let phrase = Phrase::new("ability-line").phrase("name", why_words(Why::Ability(a)));
            phrase.phrase("about", Phrase::new(format!("about-{}", a.key())))
        });
        let both = |first, then| Phrase::new("ability-lines").phrase("first", first).phrase("then", then);
        abilities.reduce(both).expect("every unit has an ability")
    } else {
        Phrase::new(format!("text-{}", face.id()))
    };
    CardFacts {
        id: face.id().into(),
        name: name(face),
        kind: kind_words(printed.kind),
        portrait: Some(printed.portrait),
        stats,
        pattern: None,
        text,
        with: printed.with.iter().map(ToString::to_string).collect(),
    }
}
