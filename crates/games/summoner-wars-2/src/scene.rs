//! What lies on the table, as a seat sees it from its own side.

use crate::printed::{Ability, Classes, Kind, Phase, Printed, Reach};
use crate::query::Part;
use crate::setup::turned;
use crate::state::{CardId, DECK, FIELD, Flag, SOUTH, State, Step};
use crate::words::{ability_words, cell_id, hand_id, name, place, why_words};
use crate::{Face, Why};
use grid::Cell;
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
        lasting: state.area.iter().map(|event| lasting(state, event)).collect(),
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
        let when = match now {
            Some(now) if phase == now => When::Now,
            Some(now) if phase < now => When::Done,
            _ => When::ToCome,
        };
        let used = match phase {
            Phase::Move => Some(state.movers),
            Phase::Attack => Some(state.attackers),
            _ => None,
        };
        let note = used.filter(|n| *n > 0).map(|n| Phrase::new("of-three").number("n", n));
        Stage { label: Phrase::new(format!("phase-{}", phase.key())), when, note }
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
    let life = summoner.map(|s| Counter {
        id: id("life"),
        label: name(state.face(s)),
        icon: Some(Icon("i-life")),
        value: state.remaining(s),
        of: Some(state.life(s)),
        change: None,
    });
    let magic = Track {
        id: id("magic"),
        label: Phrase::new("magic"),
        icon: Some(Icon("i-magic")),
        steps: 15,
        value_in_halves: u32::from(state.magic[seat.index()]) * 2,
        kinds: vec![],
        next: None,
    };
    let pile = |what: &str, icon, count: usize| Pile {
        id: id(what),
        label: Phrase::new(format!("pile-{what}")),
        icon: Icon(icon),
        count: Some(count as u32),
        top: None,
        open: None,
    };
    let mut discard = pile("discard", "i-discard", state.discard.of(seat).len() as usize);
    // SW2-DISCARD-4: only the owner may look through it.
    if viewer.is(seat) {
        let mut cards: Vec<CardId> = state.discard.of(seat).iter().collect();
        cards.sort_by_key(|&c| state.face(c));
        discard.open = Some(cards.into_iter().map(|c| known(state, c, format!("discard {}", number(c)))).collect());
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
    let rows: Vec<u8> = (0..FIELD.rows).rev().collect();
    let columns: Vec<u8> = (0..FIELD.columns).collect();
    let here = |row: u8, column: u8| turned(own, Cell::at(row, column));
    let cells = rows.iter().flat_map(|&r| columns.iter().map(move |&c| here(r, c)));
    Grid {
        id: "battlefield".into(),
        label: Phrase::new("battlefield"),
        columns: columns.iter().map(|&c| place(here(0, c))[..1].to_string()).collect(),
        rows: rows.iter().map(|&r| place(here(r, 0))[1..].to_string()).collect(),
        cells: cells.map(|cell| Some(space(state, cell))).collect(),
    }
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
    let mut cards: Vec<CardId> = state.hand.of(seat).iter().collect();
    cards.sort_by_key(|&c| state.face(c));
    cards.into_iter().map(|c| known(state, c, hand_id(state.face(c)))).collect()
}

fn lasting(state: &State, event: CardId) -> Lasting {
    let mark = state.marks[event][0].and_then(|c| state.cell(c));
    Lasting {
        card: known(state, event, format!("active {}", number(event))),
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
    let under = if state.tucked.has(card) { state.under(card).collect() } else { vec![] };
    Card::Known(Box::new(KnownCard {
        card: face.id().into(),
        name: name(face),
        short: short(face),
        kind: kind_words(printed.kind),
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
        attachments: under
            .into_iter()
            .map(|c| Attachment { card: known(state, c, format!("under {}", number(c))), changes: None, idle: None })
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
        stats.push(Number {
            label: Phrase::new(if reach == Reach::Melee { "strength-melee" } else { "strength-ranged" }),
            icon: Some(Icon(if reach == Reach::Melee { "i-melee" } else { "i-ranged" })),
            value: parts.iter().map(|(n, _)| n).sum::<i32>().max(0),
            printed: Some(state.base_strength(card).into()),
            parts: parts.into_iter().map(|(amount, part)| part_words(state, amount, part)).collect(),
            ..Number::default()
        });
    }
    if printed.is_object() {
        let (left, life) = if on_field {
            (state.remaining(card), state.life(card))
        } else {
            (printed.life.into(), printed.life.into())
        };
        stats.push(Number {
            label: Phrase::new("life"),
            icon: Some(Icon("i-life")),
            value: left,
            of: Some(life),
            ..Number::default()
        });
    }
    if let Some(cost) = printed.cost.filter(|_| !on_field) {
        stats.push(Number {
            label: Phrase::new("cost"),
            icon: Some(Icon("i-magic")),
            value: cost.into(),
            ..Number::default()
        });
    }
    stats
}

fn part_words(state: &State, amount: i32, part: Part) -> Shown {
    let source = match part {
        Part::Printed => Phrase::new("printed"),
        Part::Ability(_, ability) => why_words(Why::Ability(ability)),
        Part::Event(event) => name(state.face(event)),
    };
    Shown { amount, is_factor: false, source, struck: None }
}

fn effects(state: &State, card: CardId, printed: &Printed, on_field: bool) -> Vec<Effect> {
    let abilities = if on_field { state.abilities(card) } else { state.own_abilities(card) };
    let mut effects: Vec<Effect> = abilities.iter().map(|ability| ability_effect(state, ability)).collect();
    if printed.effect.is_some() || printed.kind == Kind::Gate {
        effects.push(Effect {
            id: format!("text {}", printed.id),
            word: None,
            timing: printed.phase.map(|p| Phrase::new(format!("phase-{}", p.key()))),
            text: Phrase::new(format!("text-{}", printed.id)),
            not_now: None,
        });
    }
    effects
}

fn ability_effect(state: &State, ability: Ability) -> Effect {
    Effect {
        id: ability.key(),
        word: Some(why_words(Why::Ability(ability))),
        timing: None,
        text: ability_words(state, ability),
        not_now: None,
    }
}

pub(crate) fn kind_words(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Summoner => "kind-summoner",
        Kind::Champion => "kind-champion",
        Kind::Common => "kind-common",
        Kind::Epic => "kind-epic_event",
        Kind::Standard => "kind-standard_event",
        Kind::Gate => "kind-gate",
    })
}

fn sigil(printed: &Printed) -> &'static str {
    match printed.kind {
        Kind::Gate => "i-gate",
        Kind::Epic | Kind::Standard if printed.is_structure() => "i-wall",
        Kind::Epic | Kind::Standard => "i-special",
        Kind::Summoner => "i-crown",
        Kind::Champion | Kind::Common => match printed.faction {
            "polar_dwarves" => "sg-hammer",
            "cave_goblins" => "sg-horns",
            "fallen_kingdom" => "sg-bone",
            "vanguards" => "sg-cross",
            "breakers" => "sg-wing",
            "savanna_elves" => "sg-paw",
            "phoenix_elves" => "sg-flame",
            _ => "sg-axe",
        },
    }
}

/// A short name where the full one would not fit a small card.
fn short(face: Face) -> Option<Phrase> {
    let key = format!("short-{}", face.id());
    crate::setup::ABOUT
        .en
        .lines()
        .any(|l| l.starts_with(&key) && l[key.len()..].starts_with(" ="))
        .then(|| Phrase::new(key))
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
        let abilities = printed.abilities(false).iter().map(|a| {
            let phrase = Phrase::new("ability-line").phrase("name", why_words(Why::Ability(a)));
            phrase.phrase("about", Phrase::new(format!("about-{}", a.key())))
        });
        let both = |first, then| Phrase::new("ability-lines").phrase("first", first).phrase("then", then);
        abilities.reduce(both).expect("every unit has an ability")
    } else {
        Phrase::new(format!("text-{}", face.id()))
    };
    CardFacts { id: face.id().into(), name: name(face), kind: kind_words(printed.kind), stats, pattern: None, text }
}

/// A card's number among all, for ids on the page.
fn number(card: CardId) -> usize {
    card.owner().index() * DECK + usize::from(card.number())
}
