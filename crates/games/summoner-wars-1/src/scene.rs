//! What lies on the table, as a seat sees it from its own side.

use crate::Why;
use crate::lasting::Lasting;
use crate::printed::{Ability, Face, Kind, Phase, Printed, Reach};
use crate::setup::seat_key;
use crate::state::{CardId, Flag, Pile, State, Step};
use crate::words::say::{about, cell_id, hand_id, lasting, name, why};
use crate::words::why_key;
use grid::{Cell, place};
use kernel::scene::{
    Attachment, Board, Card, Cell as Space, CellState, Counter, Effect, Grid, Icon, KnownCard, Marker, Number,
    Part as Shown, Phase as Stage, Pile as Heap, Scene, SeatPanel, Thing, Turn, When,
};
use kernel::{CardFacts, Phrase, Seat, Viewer};

pub(crate) fn scene(state: &State, viewer: Viewer) -> Scene {
    let own = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Judge => Seat(0),
    };
    Scene {
        turn: turn(state),
        seats: state.players().map(|army| panel(state, army, viewer)).collect(),
        boards: vec![Board::Grid(battlefield(state, own))],
        hand: match viewer {
            Viewer::Seat(seat) => hands(state, seat),
            Viewer::Spectator | Viewer::Judge => vec![],
        },
        ..Scene::default()
    }
}

fn turn(state: &State) -> Turn {
    let now = match state.step {
        Step::Begin(phase) | Step::Act(phase) | Step::End(phase) | Step::After(phase) => Some(phase),
        Step::Deal { .. } | Step::StartOfTurn | Step::EndOfTurn => None,
    };
    let stage = |phase: Phase| {
        let used = match phase {
            Phase::Move => Some((state.movers, state.most_movers())),
            Phase::Attack => Some((state.attackers, state.most_attackers())),
            _ => None,
        };
        let note = used.filter(|(n, _)| *n > 0).map(|(n, of)| Phrase::new("of-most").number("n", n).number("most", of));
        Stage { label: Phrase::new(format!("phase-{}", phase.key())), when: When::of(&phase, now.as_ref()), note }
    };
    Turn {
        seat: state.verdict.is_none().then(|| state.person(state.active)),
        label: Phrase::new("turn-label").number("n", state.turn),
        phases: Phase::ALL.into_iter().map(stage).collect(),
    }
}

fn panel(state: &State, army: Seat, viewer: Viewer) -> SeatPanel {
    let id = |what: &str| format!("{} {what}", seat_key(army));
    let own = viewer.is(state.person(army));
    let summoner = state.summoner(army);
    let life = |s| Counter::new(id("life"), name(state.face(s)), "i-life", state.remaining(s));
    let life = summoner.map(|s| Counter { of: Some(state.life(s)), ..life(s) });
    let vines = state.supply(army).count();
    let supply = (vines > 0).then(|| Counter::new(id("vines"), Phrase::new("vines"), "i-wall", vines as i32));
    let heap = |what: &str, icon, count: Option<u32>, open: bool, cards: &mut dyn Iterator<Item = CardId>| Heap {
        open: open.then(|| cards.enumerate().map(|(i, c)| known(state, c, format!("{} {i}", id(what)))).collect()),
        ..Heap::new(id(what), Phrase::new(format!("pile-{what}")), icon, count)
    };
    let size = |pile| Some(u32::from(state.size(pile, army)));
    // A hand that is not the viewer's own but may be seen: SW1-MULTI-5.
    let shown = viewer != Viewer::Seat(state.person(army)) && state.sees_hand(viewer, army);
    let held = hand_in_order(state, army);
    SeatPanel {
        title: summoner.map(|c| title(state, army, c)),
        counters: life.into_iter().chain(supply).collect(),
        piles: vec![
            heap("magic", "i-magic", size(Pile::Magic), own, &mut state.pile(Pile::Magic, army)),
            heap("hand", "i-hand", Some(held.len() as u32), shown, &mut held.into_iter()),
            // SW1-MAGIC-5: how many are left is nobody else's business.
            heap("draw", "i-deck", size(Pile::Draw).filter(|_| own), false, &mut std::iter::empty()),
            heap("discard", "i-discard", size(Pile::Discard), true, &mut state.pile(Pile::Discard, army)),
        ],
        out: !state.plays(army),
        markers: Lasting::ALL.into_iter().filter_map(|what| lasts(state, army, what)).collect(),
        ..SeatPanel::new(state.person(army))
    }
}

/// The faction; and which army it is, where one person plays two.
fn title(state: &State, army: Seat, summoner: CardId) -> Phrase {
    let faction = Phrase::new(format!("faction-{}", state.printed(summoner).faction.key()));
    if state.seats == state.armies {
        return faction;
    }
    Phrase::new("army").text("army", seat_key(army)).phrase("faction", faction)
}

/// What is on a player for a while.
fn lasts(state: &State, army: Seat, what: Lasting) -> Option<Marker> {
    let count = state.lasting(army, what);
    (count > 0 && what != Lasting::EventPlayed).then(|| Marker {
        id: format!("{} {}", seat_key(army), what.key()),
        label: lasting(what),
        icon: Some(Icon("i-special")),
        on: true,
        count: if what == Lasting::MagicStasis { 1 } else { count.into() },
    })
}

/// Every player sees the own back row at the bottom.
fn battlefield(state: &State, own: Seat) -> Grid {
    let field = state.field();
    let turned = state.team(own) == 1;
    let here = |row: u8, column: u8| {
        if turned { Cell::at(field.rows - 1 - row, field.columns - 1 - column) } else { Cell::at(row, column) }
    };
    let label = if field.joined { "battlefield-double" } else { "battlefield" };
    Grid::squares(label, field.rows, field.columns, |row, column| space(state, here(row, column)))
}

fn space(state: &State, cell: Cell) -> Space {
    let used = state.on(cell).is_some_and(|c| match state.step {
        Step::Act(Phase::Move) => state.is(c, Flag::Moved),
        Step::Act(Phase::Attack) => state.is(c, Flag::Attacked),
        _ => false,
    });
    let thing = |c: CardId| Thing::Card(known(state, c, format!("object {}", crate::notation::cell_key(cell))));
    let vine = |c: CardId| Thing::Card(known(state, c, format!("vine {}", crate::notation::cell_key(cell))));
    Space {
        id: cell_id(cell),
        place: place(cell),
        things: state.vine(cell).map(vine).into_iter().chain(state.on(cell).map(thing)).collect(),
        states: if used { vec![CellState::Used] } else { vec![] },
        ..Space::default()
    }
}

/// The hands of all armies a person plays; the one on turn last, nearest to the eye.
fn hands(state: &State, person: Seat) -> Vec<Card> {
    let mut armies: Vec<Seat> = state.players().filter(|&a| state.person(a) == person).collect();
    armies.sort_by_key(|&a| a == state.active);
    let mut shown = vec![];
    for army in armies {
        shown.extend(hand_in_order(state, army).into_iter().map(|c| known(state, c, hand_id(state.face(c)))));
    }
    shown
}

/// By their faces, so that nobody sees when each came.
fn hand_in_order(state: &State, army: Seat) -> Vec<CardId> {
    let mut cards: Vec<CardId> = state.hand[army.index()].iter().collect();
    cards.sort_by_key(|&c| state.face(c));
    cards
}

/// A card whose face the viewer sees.
fn known(state: &State, card: CardId, id: String) -> Card {
    let face = state.face(card);
    let printed = face.printed();
    let on_field = state.cell(card).is_some();
    Card::Known(Box::new(KnownCard {
        card: face.id().into(),
        name: name(face),
        short: short(face),
        kind: kind_words(printed.kind),
        portrait: Some(printed.portrait),
        sigil: Some(Icon(sigil(printed))),
        owner: Some(state.person(card.owner())),
        controller: Some(state.person(state.controller(card))),
        rank: match printed.kind {
            Kind::Summoner => 3,
            Kind::Champion => 2,
            Kind::Common | Kind::Event | Kind::Wall | Kind::Vine => 1,
        },
        stats: stats(state, card, printed, on_field),
        attachments: state
            .under(card)
            .enumerate()
            .map(|(i, c)| Attachment { card: known(state, c, format!("{id} under {i}")), changes: None, idle: None })
            .collect(),
        effects: effects(state, card, printed, on_field),
        state: on_field.then(|| condition(state, card)).flatten(),
        id,
        ..KnownCard::default()
    }))
}

/// What keeps a unit from acting, or others from attacking it.
fn condition(state: &State, card: CardId) -> Option<Phrase> {
    if state.is(card, Flag::Stunned) {
        Some(Phrase::new("stunned"))
    } else if state.is(card, Flag::Muted) {
        Some(Phrase::new("muted"))
    } else if state.is(card, Flag::Refuge) {
        Some(Phrase::new("refuge"))
    } else if state.guise(card) != state.face(card) {
        Some(Phrase::new("goes-by").phrase("card", name(state.guise(card))))
    } else {
        let whom = state.hides_from(card)?;
        let at = state.cell(whom).map(place).unwrap_or_default();
        Some(Phrase::new("hides-from").phrase("card", name(state.face(whom))).text("place", at))
    }
}

/// The Attack Value with its sum explained, life, cost.
fn stats(state: &State, card: CardId, printed: &Printed, on_field: bool) -> Vec<Number> {
    let mut stats = vec![];
    if let Some(reach) = if on_field { state.reach(card) } else { printed.reach } {
        let parts = if on_field { state.attack_parts(card, None) } else { vec![(i32::from(printed.attack), None)] };
        let source = |by: Option<Why>| by.map_or_else(|| Phrase::new("printed"), why);
        let parts = parts.into_iter().map(|(amount, by)| Shown::new(amount, source(by))).collect();
        let (label, icon) =
            if reach == Reach::Melee { ("attack-melee", "i-melee") } else { ("attack-ranged", "i-ranged") };
        stats.push(Number::sum(label, icon, printed.attack.into(), parts));
    }
    if printed.life > 0 {
        let left = if on_field { state.remaining(card) } else { printed.life.into() };
        stats.push(Number { of: Some(printed.life.into()), ..Number::new("life", "i-life", left) });
    }
    stats.extend(printed.cost.filter(|_| !on_field).map(|cost| Number::new("cost", "i-magic", cost.into())));
    stats
}

fn effects(state: &State, card: CardId, printed: &Printed, on_field: bool) -> Vec<Effect> {
    let abilities = if on_field { state.abilities(card) } else { printed.own };
    let mut effects: Vec<Effect> = Why::all_of(abilities).map(effect).collect();
    if on_field && state.guise(card).printed().ability != Some(Ability::VinemancerGuard) {
        // Granted, it does not free from the roll.
        let guard = effects.iter_mut().find(|e| e.id == Ability::VinemancerGuard.key());
        guard.into_iter().for_each(|e| e.text = Phrase::new("about-vinemancer-guard-granted"));
    }
    if !printed.is_unit() {
        effects.push(Effect::new(format!("text {}", printed.id), Phrase::new(text_key(printed))));
    }
    effects
}

/// All ordinary walls say the same.
fn text_key(printed: &Printed) -> String {
    if printed.kind == Kind::Wall { "text-wall".into() } else { format!("text-{}", printed.id) }
}

fn effect(of: Why) -> Effect {
    Effect { word: Some(why(of)), ..Effect::new(why_key(of), about(of)) }
}

pub(crate) fn kind_words(kind: Kind) -> Phrase {
    Phrase::new(format!("kind-{}", kind.key()))
}

fn sigil(printed: &Printed) -> &'static str {
    match printed.kind {
        Kind::Wall => "i-wall",
        Kind::Vine => "sg-leaf",
        Kind::Event => "i-special",
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
    let mut stats = vec![(Phrase::new("faction"), printed.faction.key().to_string())];
    if let Some(cost) = printed.cost {
        stats.push((Phrase::new("cost"), cost.to_string()));
    }
    if let Some(reach) = printed.reach {
        let label = if reach == Reach::Melee { "attack-melee" } else { "attack-ranged" };
        stats.push((Phrase::new(label), printed.attack.to_string()));
    }
    if printed.life > 0 {
        stats.push((Phrase::new("life"), printed.life.to_string()));
    }
    let text = match printed.ability {
        Some(ability) => Phrase::new("ability-line")
            .phrase("name", why(Why::Ability(ability)))
            .phrase("about", Phrase::new(format!("about-{}", ability.key()))),
        None => Phrase::new(text_key(printed)),
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
