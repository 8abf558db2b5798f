//! What lies on the table, as a seat sees it: the others' areas first, one's own last. Hidden unless shown.

mod card;
mod clash;
mod facts;
mod says;
mod turn;

use crate::state::{Area, At, Cards, PieceId, State};
use ::cards::CardId;
use card::Looker;
use kernel::scene::{Area as Zone, Board, Card, Counter, Icon, Lasting, Marker, Pile, Scene, SeatPanel, Thing};
use kernel::{Phrase, Seat, Viewer};

pub(crate) use facts::cards;
pub(crate) use says::{area_id, counter_id, hand_id, piece_id, seat_id};

pub(crate) fn scene(state: &State, viewer: Viewer) -> Scene {
    let look = Looker::new(state, viewer);
    Scene {
        turn: turn::turn(state),
        tracks: turn::slots(state).into_iter().collect(),
        seats: Seat::all(state.seats).map(|seat| panel(&look, seat)).collect(),
        boards: vec![Board::Areas(zones(&look))],
        hand: match viewer {
            Viewer::Seat(seat) => look.sorted(state.hand_of(seat)).into_iter().map(|c| look.in_hand(c)).collect(),
            Viewer::Spectator | Viewer::Judge => vec![],
        },
        lasting: lasting(&look),
        clashes: clash::clashes(&look),
        pending: clash::pending(&look),
        ..Scene::default()
    }
}

fn panel(look: &Looker<'_>, seat: Seat) -> SeatPanel {
    let state = look.state;
    let player = state.player(seat);
    let id = |what: &str| counter_id(seat, what);
    let points = Counter::new(id("points"), Phrase::new("points-p"), "i-flag", player.p.into());
    let mut counters = vec![
        Counter { of: Some(state.format.goal.into()), ..points },
        Counter::new(id("destiny"), Phrase::new("points-d"), "i-destiny", player.d.into()),
    ];
    if let Some(contest) = &state.contest {
        let wins = contest.wins[seat.index()].into();
        counters.push(Counter {
            of: Some(2),
            ..Counter::new(id("wins"), Phrase::new("match-wins").number("game", contest.game), "i-crown", wins)
        });
    }
    if player.debt > 0 {
        counters.push(Counter::new(id("debt"), Phrase::new("debt"), "i-warn", player.debt.into()));
    }
    let laid = state.table().filter(|(_, piece)| piece.at == At::Player(seat) && !piece.is_ghost());
    SeatPanel {
        id: seat_id(seat),
        title: clash::role(state, seat),
        out: !state.plays_on(seat),
        counters,
        piles: piles(look, seat),
        markers: markers(state, seat),
        cards: laid.map(|(piece, _)| look.laid(piece)).collect(),
        ..SeatPanel::new(seat)
    }
}

/// DT-ZONE-4: a graveyard is its owner's to look through, what was sacrificed everybody's.
fn piles(look: &Looker<'_>, seat: Seat) -> Vec<Pile> {
    let state = look.state;
    let pile = |what: &str, icon, cards: Cards, open: bool| {
        let id = format!("{}-{what}", seat_id(seat));
        let listed = || look.heap(cards, &id);
        Pile {
            open: (open && !cards.is_empty()).then(listed),
            ..Pile::new(id.clone(), Phrase::new(format!("pile-{what}")), icon, Some(cards.len()))
        }
    };
    let own = look.viewer == Viewer::Judge || look.viewer.is(seat);
    let seen = |cards: Cards| own || cards.iter().any(|card| look.knows(card));
    let (hand, grave) = (state.hand.of(seat), state.graveyard.of(seat));
    let library = state.library[seat.index()].len() as u32;
    let mut piles = vec![
        // One's own hand lies open below; of others' hands there is what was shown.
        pile("hand", "i-hand", hand, look.viewer != Viewer::Seat(seat) && seen(hand)),
        Pile::new(format!("{}-library", seat_id(seat)), Phrase::new("pile-library"), "i-deck", Some(library)),
        pile("graveyard", "i-discard", grave, seen(grave)),
        pile("sacrificed", "i-close", state.sacrificed.of(seat), true),
    ];
    let side = state.sideboard.of(seat);
    if !side.is_empty() {
        piles.push(pile("sideboard", "i-pack", side, own));
    }
    piles
}

/// What binds a player for a while, and actions that are not those of the turn.
fn markers(state: &State, seat: Seat) -> Vec<Marker> {
    let player = state.player(seat);
    let id = |what: &str| counter_id(seat, what);
    let marker = |what: &str, icon, count: u8| Marker {
        id: id(what),
        label: Phrase::new(format!("player-{what}")),
        icon: Some(Icon(icon)),
        on: true,
        count: count.into(),
    };
    let extra = turn::pools(state).filter(|pool| !pool.standard && pool.seat == seat);
    let mut markers: Vec<Marker> =
        extra.map(|pool| Marker { label: turn::left(pool), ..marker("actions", "i-play", 1) }).collect();
    markers.extend((player.skips > 0).then(|| marker("skips", "i-pause", player.skips)));
    markers.extend(player.must_sort.then(|| marker("must-sort", "i-swap", 1)));
    markers
}

/// The others from the viewer's left, then the viewer; between them what lies with the game.
fn zones(look: &Looker<'_>) -> Vec<Zone> {
    let state = look.state;
    let own = match look.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Judge => Seat(0),
    };
    let others = (1..state.seats).map(|i| Seat((own.0 + i) % state.seats));
    let mut zones: Vec<Zone> = others.flat_map(|seat| of_player(look, seat)).collect();
    let with_game = state.table().filter(|(_, piece)| piece.at == At::Game && !piece.is_ghost());
    let with_game: Vec<Card> = with_game.map(|(id, _)| look.laid(id)).collect();
    if !with_game.is_empty() {
        let label = Phrase::new("with-the-game");
        zones.push(Zone { id: "game".into(), label, seat: None, things: vec![], at_it: with_game, room: None });
    }
    zones.extend(of_player(look, own));
    zones
}

/// DT-AREA-1; what stands aside is seen while something does.
fn of_player(look: &Looker<'_>, seat: Seat) -> Vec<Zone> {
    let zones = Area::ALL.into_iter().map(|area| zone(look, seat, area));
    zones
        .filter(|zone| zone.id != area_id(seat, Area::Aside) || !zone.things.is_empty() || !zone.at_it.is_empty())
        .collect()
}

fn zone(look: &Looker<'_>, seat: Seat, area: Area) -> Zone {
    let state = look.state;
    let here = state.table().filter(|(_, piece)| piece.at == At::In(seat, area) && !piece.is_ghost());
    let (warriors, cards): (Vec<PieceId>, Vec<PieceId>) = here.map(|(id, _)| id).partition(|&id| state.is_warrior(id));
    Zone {
        id: area_id(seat, area),
        label: Phrase::new(format!("area-{}", area.key())),
        seat: Some(seat),
        things: warriors.into_iter().flat_map(|id| look.standing(id)).map(Thing::Card).collect(),
        at_it: cards.into_iter().map(|id| look.laid(id)).collect(),
        room: None,
    }
}

/// What cards left behind, and until when.
fn lasting(look: &Looker<'_>) -> Vec<Lasting> {
    let state = look.state;
    let ghosts = state.table().filter(|(_, piece)| piece.is_ghost());
    let last = |(id, piece): (PieceId, &crate::state::Piece)| Lasting {
        card: look.ghost(id),
        seat: Some(piece.by),
        on: match piece.at {
            At::On(on) => Some(piece_id(on)),
            At::In(seat, area) => Some(area_id(seat, area)),
            At::Player(_) | At::Game => None,
        },
        until: says::until(piece.until),
    };
    ghosts.map(last).collect()
}

/// By their faces, so that neither when a card came nor its number shows.
impl Looker<'_> {
    fn sorted(&self, cards: Cards) -> Vec<CardId> {
        let mut cards: Vec<CardId> = cards.iter().collect();
        cards.sort_by_key(|&card| self.state.face(card));
        cards
    }

    /// A pile as far as it is known: what is not known lies under it.
    fn heap(&self, cards: Cards, id: &str) -> Vec<Card> {
        let known: Cards = cards.iter().filter(|&card| self.knows(card)).collect();
        let hidden = (0..cards.without(known).len()).map(|i| {
            let seat = cards.iter().next().map(CardId::owner);
            Card::Unknown { id: format!("{id} hidden {i}"), seat }
        });
        let known = self.sorted(known).into_iter().enumerate().map(|(i, card)| self.in_pile(card, format!("{id} {i}")));
        known.chain(hidden).collect()
    }
}
