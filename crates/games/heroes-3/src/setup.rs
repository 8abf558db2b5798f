//! H3-SETUP: how a table is set up, and what a viewer cannot know, drawn again.

use crate::printed::{Face, Hero, Kind, Proclamation, Tile, TileKind, Unit};
use crate::rules::modes::campaign::{self, Legacy};
use crate::scenario::{Layout, Map, Mode as Way, Scenario, Special};
use crate::state::{Cards, Common, Decree, Deed, Frame, Optional, Player, State, Step, Token};
use crate::tables::Difficulty;
use ::cards::Pile;
use kernel::{About, BadSetup, Luck, Mode, Phrase, Possible, Seat, Setting, Setup, Values, Viewer};

pub(crate) static ABOUT: About = About {
    key: "heroes-3",
    rules_version: 5,
    practice: false,
    modes: &[
        Mode { key: "clash", seats: 2..=3 },
        Mode { key: "cooperative", seats: 2..=3 },
        Mode { key: "campaign", seats: 1..=1 },
    ],
    settings: &[
        Setting { key: "campaign", default: "", values: Values::Legacy },
        Setting { key: "scenario", default: "twin_banners", values: Values::Depends(scenarios) },
        Setting { key: "A", default: "catherine", values: Values::Depends(|s| heroes(s, 0)) },
        Setting { key: "B", default: "mutare", values: Values::Depends(|s| heroes(s, 1)) },
        Setting { key: "C", default: "tamika", values: Values::Depends(|s| heroes(s, 2)) },
        Setting {
            key: "difficulty",
            default: "normal",
            values: Values::OneOf(&["easy", "normal", "hard", "impossible"]),
        },
        Setting { key: "first", default: "random", values: Values::Depends(first) },
        // H3-OPT-15: all can be combined but the two that speak of proclamations.
        Setting { key: "captured_buildings", default: "no", values: NO_YES },
        Setting { key: "no_rerolls", default: "no", values: NO_YES },
        Setting { key: "meagre_dice", default: "no", values: NO_YES },
        Setting { key: "no_bonus", default: "no", values: NO_YES },
        Setting { key: "two_heroes", default: "no", values: Values::Depends(unless_alone) },
        Setting { key: "sure_damage", default: "no", values: NO_YES },
        Setting { key: "double_income", default: "no", values: NO_YES },
        Setting { key: "free_trade", default: "no", values: NO_YES },
        Setting { key: "free_extension", default: "no", values: NO_YES },
        Setting { key: "plain_attacks", default: "no", values: NO_YES },
        Setting { key: "more_proclamations", default: "no", values: NO_YES },
        Setting { key: "no_proclamations", default: "no", values: Values::Depends(unless_more) },
        Setting { key: "fields_reopen", default: "no", values: NO_YES },
        Setting { key: "cards_to_discard", default: "no", values: NO_YES },
    ],
    draws: true,
    windows: true,
    minutes: 120,
    emblem: "em-h3",
    colour: ("#2F5530", "#A9D6A4"),
    en: concat!(
        include_str!("../words/en.ftl"),
        "\n",
        include_str!("../words/cards.en.ftl"),
        "\n",
        include_str!("../words/combat.en.ftl"),
    ),
    cs: concat!(
        include_str!("../words/cs.ftl"),
        "\n",
        include_str!("../words/cards.cs.ftl"),
        "\n",
        include_str!("../words/combat.cs.ftl"),
    ),
    rules_en: include_str!("../rules.md"),
    rules_cs: include_str!("../rules.cs.md"),
};

/// H3-MODE-1: a scenario is for a mode and a number of players.
fn scenarios(chosen: &Setup) -> Option<Possible> {
    let way = Way::keyed(&chosen.mode);
    // H3-MODE-3: a later chapter begins from what the one before handed on, and from nothing else.
    if let Some(legacy) = Legacy::read(chosen.text("campaign")).filter(|_| way == Some(Way::Campaign)) {
        return Some(Possible::one_of([legacy.map.scenario().id.as_str()]));
    }
    let maps: Vec<_> = Map::all().into_iter().map(Map::scenario).collect();
    let fits = |scenario: &&&Scenario| scenario.layout(chosen.seats).is_some() && scenario.chapter < 2;
    let all = || maps.iter().filter(fits);
    let own = all().filter(|scenario| Some(scenario.mode) == way);
    // One that is for several can be played alone where it has a map for one.
    let other = all().filter(|scenario| way == Some(Way::Campaign) && scenario.mode != Way::Campaign);
    let fits = own.chain(other);
    Some(Possible::one_of(fits.map(|scenario| scenario.id.as_str())))
}

/// H3-SETUP-2, H3-SETUP-4: heroes of a faction nobody before has.
fn heroes(chosen: &Setup, seat: u8) -> Option<Possible> {
    if seat >= chosen.seats {
        return None;
    }
    let taken = |hero: &Hero| {
        let before = Seat::all(seat).filter_map(|s| Hero::named(chosen.text(&s.letter().to_string())));
        before.map(Hero::faction).any(|faction| faction == hero.faction())
    };
    let map = Map::named(chosen.text("scenario"));
    let handed = Legacy::read(chosen.text("campaign")).filter(|_| seat == 0).map(|legacy| legacy.hero);
    let fits = |hero: &Hero| {
        let may = seat > 0 || map.is_none_or(|map| campaign::fits(map, *hero));
        !taken(hero) && may && handed.is_none_or(|handed| handed == *hero)
    };
    Some(Possible::one_of(Hero::all().filter(fits).map(Hero::id)))
}

const NO_YES: Values = Values::OneOf(&["no", "yes"]);

/// H3-MODE-6: a scenario without Secondary Heroes has none from the start either.
fn unless_alone(chosen: &Setup) -> Option<Possible> {
    let map = Map::named(chosen.text("scenario"));
    let without = map.is_some_and(|map| map.scenario().has(Special::NoSecondaryHeroes));
    Some(if without { Possible::one_of(["no"]) } else { Possible::one_of(["no", "yes"]) })
}

/// H3-OPT-15: H3-OPT-12 is out of the question where H3-OPT-11 is chosen.
fn unless_more(chosen: &Setup) -> Option<Possible> {
    let more = chosen.text(Optional::MoreProclamations.key()) == "yes";
    Some(if more { Possible::one_of(["no"]) } else { Possible::one_of(["no", "yes"]) })
}

fn first(chosen: &Setup) -> Option<Possible> {
    let seats = Seat::all(chosen.seats).map(|seat| seat.letter().to_string());
    Some(Possible::one_of(["random".to_string()].into_iter().chain(seats)))
}

pub(crate) fn start(setup: &Setup) -> Result<State, BadSetup> {
    let unknown = |key: &str| BadSetup::new(key, Phrase::new("wrong-setup"));
    let map = Map::named(setup.text("scenario")).ok_or_else(|| unknown("scenario"))?;
    let scenario = map.scenario();
    if scenario.layout(setup.seats).is_none() {
        return Err(unknown("scenario"));
    }
    let legacy = handed(setup, map)?;
    let mut state = State::empty(map, setup.seats);
    state.difficulty = Difficulty::keyed(setup.text("difficulty")).ok_or_else(|| unknown("difficulty"))?;
    state.first = Seat::all(setup.seats).find(|seat| setup.text("first") == seat.letter().to_string());
    for rule in Optional::ALL.into_iter().filter(|rule| setup.text(rule.key()) == "yes") {
        state.optional |= 1 << rule as u16;
    }
    state.step = Step::Deal;
    for seat in Seat::all(setup.seats) {
        let key = seat.letter().to_string();
        let hero = Hero::named(setup.text(&key)).ok_or_else(|| unknown(&key))?;
        let deck: Cards = hero.deck().collect();
        let mut player =
            Player { hero, wealth: scenario.resources, rewarded: 1, deck, open: deck, ..Player::default() };
        if let Some(legacy) = &legacy {
            carry(&mut state.step, &mut player, &legacy.cards);
        }
        player.tokens = (1 << Token::ALL.len()) - 1;
        scenario.buildings.iter().for_each(|&building| player.build(building));
        enlist(&mut player, map);
        state.players[seat.index()] = player;
    }
    if let Some(ai) = scenario.ai.as_ref().filter(|_| scenario.has_ai_hero) {
        let free = |hero: &Hero| Seat::all(setup.seats).all(|seat| state.player(seat).faction() != hero.faction());
        let of = |faction| Hero::all().find(|hero| hero.faction() == faction);
        let hero = ai.factions.iter().filter_map(|&faction| of(faction)).find(free);
        let hero = hero.ok_or_else(|| unknown("A"))?;
        state.players[usize::from(setup.seats)] = Player { hero, rewarded: 1, ..Player::default() };
    }
    for (common, kind) in
        [(Common::Abilities, Kind::Ability), (Common::Artifacts, Kind::Artifact), (Common::Spells, Kind::Spell)]
    {
        state.stock_mut(common).deck = stocked(&state, kind);
    }
    for unit in Unit::neutrals() {
        let deck = &mut state.neutrals[unit.facts().tier as usize].deck;
        (0..unit.facts().copies).for_each(|_| deck.push(unit));
    }
    state.proclamations.deck = Proclamation::ALL.into_iter().map(Decree).collect();
    Ok(state)
}

/// What the chapter before handed on. It fits the chapter that is played, and a later chapter is not played without it.
fn handed(setup: &Setup, map: Map) -> Result<Option<Legacy>, BadSetup> {
    let wrong = |why: &'static str| BadSetup::new("option campaign", Phrase::new(why));
    match setup.text("campaign") {
        "" if map.scenario().chapter > 1 => Err(wrong("wrong-chapter")),
        "" => Ok(None),
        text => {
            let fits = |legacy: &Legacy| {
                legacy.map == map && setup.mode == Way::Campaign.key() && setup.text("A") == legacy.hero.id()
            };
            Legacy::read(text).filter(fits).map(Some).ok_or_else(|| wrong("wrong-legacy"))
        }
    }
}

/// H3-AMB-62: statistics and the first specialty are there again; what else comes along is chosen first.
fn carry(step: &mut Step, player: &mut Player, cards: &[Face]) {
    let own = |face: &Face| matches!(face.kind(), Kind::Statistic | Kind::Specialty);
    player.deck = player.deck.as_slice().iter().copied().filter(own).collect();
    player.open = player.deck;
    cards.iter().for_each(|&card| player.open.push(card));
    if cards.len() <= campaign::KEPT {
        cards.iter().for_each(|&card| player.deck.push(card));
    } else {
        cards.iter().for_each(|&card| crate::rules::search::hold(&mut player.hand, card));
        *step = Step::Carry(0);
    }
}

/// H3-SETUP-18, H3-UNIT-6: the starting units of a scenario.
pub(crate) fn enlist(player: &mut Player, map: Map) {
    for troop in map.scenario().army.iter().filter(|troop| troop.rank.is_some()) {
        if let Some(unit) = troop.unit(player.faction()) {
            player.army[unit.place()] = if troop.is_pack { 2 } else { 1 };
        }
    }
}

/// H3-SETUP-15, H3-AMB-59: all cards of a kind that no hero begins with.
fn stocked(state: &State, kind: Kind) -> Pile<46, Face> {
    let mut pile = Pile::new();
    for face in Face::all().filter(|face| face.kind() == kind) {
        let held = |seat: Seat| state.player(seat).deck.as_slice().iter().chain(state.player(seat).hand.as_slice());
        let dealt = Seat::all(state.seats).flat_map(held);
        let dealt = dealt.filter(|card| card.id() == face.id()).count() as u8;
        (dealt..face.printed().copies).for_each(|_| pile.push(face));
    }
    pile
}

/// H3-SCN-2, H3-MAP-11: give the spots of a layout their tiles out of shuffled ones. `fixed` says what is known to lie there.
pub(crate) fn draw_tiles(
    layout: &Layout,
    kind: TileKind,
    pool: &mut Vec<Tile>,
    fixed: impl Fn(usize) -> Option<Tile>,
) -> Vec<(usize, Tile)> {
    let spots = || layout.spots.iter().enumerate().filter(|(_, spot)| spot.kind == kind);
    let named = |tile: &Tile| layout.draws.iter().any(|draw| draw.from.contains(tile));
    let mut laid = vec![];
    let mut groups: Vec<&str> = spots().map(|(_, spot)| spot.group.as_str()).collect();
    groups.sort_unstable();
    groups.dedup();
    for group in groups {
        let places: Vec<usize> = spots().filter(|(_, spot)| spot.group == group).map(|(place, _)| place).collect();
        let draws: Vec<_> = layout.draws.iter().filter(|draw| draw.group == group).collect();
        let mut room: Vec<usize> = draws.iter().map(|draw| draw.take).collect();
        let class = |tile: &Tile, room: &[usize]| {
            draws.iter().enumerate().position(|(n, draw)| {
                let fits = if draw.from.is_empty() { !named(tile) } else { draw.from.contains(tile) };
                room[n] > 0 && fits
            })
        };
        for tile in places.iter().filter_map(|&place| fixed(place)) {
            if let Some(n) = class(&tile, &room) {
                room[n] -= 1;
            }
        }
        for place in places.into_iter().filter(|&place| fixed(place).is_none()) {
            let fits = |tile: &Tile| draws.is_empty() || class(tile, &room).is_some();
            // A group that takes what is left leaves to the others what they name.
            let free = |tile: &Tile| !draws.is_empty() || !named(tile);
            let at =
                pool.iter().position(|tile| fits(tile) && free(tile)).or(if pool.is_empty() { None } else { Some(0) });
            let Some(tile) = at.map(|at| pool.remove(at)) else { continue };
            if let Some(n) = class(&tile, &room) {
                room[n] -= 1;
            }
            laid.push((place, tile));
        }
    }
    laid
}

/// Everything a viewer has not seen, drawn again without looking at it.
pub(crate) fn resample(world: &mut State, viewer: Viewer, luck: &mut Luck) {
    if matches!(world.step, Step::Deal | Step::Carry(_)) {
        return;
    }
    let known = crate::rules::retinue::take_known(world, viewer);
    cards(world, viewer, luck);
    for tier in 0..world.neutrals.len() {
        let deck = world.neutrals[tier].deck.as_mut_slice();
        deck.sort_unstable();
        luck.shuffle(deck);
    }
    let deck = world.proclamations.deck.as_mut_slice();
    deck.sort_unstable();
    luck.shuffle(deck);
    tiles(world, luck);
    let ai = &mut world.ai;
    ai.deck.as_mut_slice().sort_unstable();
    luck.shuffle(ai.deck.as_mut_slice());
    ai.spells.as_mut_slice().sort_unstable();
    luck.shuffle(ai.spells.as_mut_slice());
    known.into_iter().for_each(|(seat, heap, top)| world.put_top(seat, heap, top));
}

/// How many cards of each kind somebody holds is known, for everybody sees where they come from and where they go; which
/// they are is not.
fn cards(world: &mut State, viewer: Viewer, luck: &mut Luck) {
    let looks = crate::rules::search::looker(world).is_some_and(|seat| viewer.is(seat));
    for (common, kind) in
        [(Common::Abilities, Kind::Ability), (Common::Artifacts, Kind::Artifact), (Common::Spells, Kind::Spell)]
    {
        let others = || Seat::all(world.seats).filter(|&seat| !viewer.is(seat));
        let mut pool: Vec<Face> = world.stock(common).deck.as_slice().to_vec();
        let looked = world.looked.as_slice().iter().filter(|face| !looks && face.kind() == kind);
        pool.extend(looked);
        for seat in others() {
            pool.extend(secret(world.player(seat), kind));
        }
        pool.sort_unstable();
        luck.shuffle(&mut pool);
        let mut next = || pool.pop();
        for seat in Seat::all(world.seats).filter(|&seat| !viewer.is(seat)) {
            let hidden: Vec<Face> = secret(world.player(seat), kind);
            for was in hidden {
                let Some(face) = next() else { continue };
                exchange(world.player_mut(seat), was, face);
            }
        }
        for face in world.looked.as_mut_slice().iter_mut().filter(|face| !looks && face.kind() == kind) {
            *face = next().unwrap_or(*face);
        }
        for face in world.stock_mut(common).deck.as_mut_slice() {
            *face = next().unwrap_or(*face);
        }
    }
    let peeked = world.frames.top();
    for seat in Seat::all(world.seats) {
        let player = world.player_mut(seat);
        if viewer.is(seat) {
            // Who looks at the top cards of the own deck knows them.
            let seen = match peeked {
                Some(Frame::Deed(Deed::Peek { seat: by, count })) if by == seat => usize::from(count),
                _ => 0,
            };
            let unknown = player.deck.len().saturating_sub(seen);
            let deck = &mut player.deck.as_mut_slice()[..unknown];
            deck.sort_unstable();
            luck.shuffle(deck);
            continue;
        }
        let mut all: Vec<Face> = player.hand.as_slice().iter().chain(player.deck.as_slice()).copied().collect();
        all.sort_unstable();
        luck.shuffle(&mut all);
        let held = player.hand.len();
        player.hand = all[..held].iter().copied().collect();
        player.deck = all[held..].iter().copied().collect();
        player.hand.as_mut_slice().sort_unstable();
    }
}

/// Cards of a kind in hand or deck that not everybody knows to be there.
fn secret(player: &Player, kind: Kind) -> Vec<Face> {
    let mut open = player.open;
    let all = player.hand.as_slice().iter().chain(player.deck.as_slice()).copied();
    let mut hidden: Vec<Face> = all.filter(|&face| !open.remove(face) && face.kind() == kind).collect();
    hidden.sort_unstable();
    hidden
}

fn exchange(player: &mut Player, was: Face, is: Face) {
    let piles = [&mut player.hand, &mut player.deck];
    for pile in piles {
        if let Some(face) = pile.as_mut_slice().iter_mut().find(|face| **face == was) {
            *face = is;
            return;
        }
    }
}

/// The tiles that lie face down, in supplies and in the box. What a scenario promises of them is kept.
fn tiles(world: &mut State, luck: &mut Luck) {
    let Some(layout) = world.scenario().layout(world.seats) else { return };
    for kind in [TileKind::Far, TileKind::Near, TileKind::Center] {
        let is = |tile: &Tile| tile.kind() == kind;
        let down: Vec<usize> = (0..world.tiles.len())
            .filter(|&slot| !world.tiles.as_slice()[slot].is_up && is(&world.tiles.as_slice()[slot].tile))
            .collect();
        let mut pool: Vec<Tile> = down.iter().map(|&slot| world.tiles.as_slice()[slot].tile).collect();
        pool.extend(world.boxed.as_slice().iter().filter(|tile| is(tile)));
        pool.extend(world.players.iter().flat_map(|player| player.supply.as_slice()).filter(|tile| is(tile)));
        // A tile that a scenario names is known although it lies face down.
        let spot = |slot: usize| layout.spots.iter().position(|spot| spot.at == world.tiles.as_slice()[slot].centre);
        let known = |slot: usize| spot(slot).and_then(|place| layout.spots[place].tile);
        let named: Vec<Tile> = down.iter().filter_map(|&slot| known(slot)).collect();
        pool.retain(|tile| !named.contains(tile));
        pool.sort_unstable();
        luck.shuffle(&mut pool);
        let fixed = |place: usize| {
            let at = layout.spots[place].at;
            let laid = world.tiles.as_slice().iter().find(|laid| laid.centre == at);
            match laid {
                Some(laid) if laid.is_up => Some(laid.tile),
                Some(_) => layout.spots[place].tile,
                // A position that lacks a tile of the layout: nothing is to be drawn for it.
                None => Some(Tile::default()),
            }
        };
        let drawn = draw_tiles(layout, kind, &mut pool, fixed);
        let centres: Vec<_> = drawn.iter().map(|&(place, tile)| (layout.spots[place].at, tile)).collect();
        let mut rest = pool.into_iter();
        for slot in down {
            let laid = &mut world.tiles.as_mut_slice()[slot];
            let spot = layout.spots.iter().find(|spot| spot.at == laid.centre);
            let new = centres.iter().find(|(at, _)| *at == laid.centre).map(|&(_, tile)| tile);
            if let Some(tile) =
                spot.and_then(|spot| spot.tile).or(new).or_else(|| if spot.is_none() { rest.next() } else { None })
            {
                laid.tile = tile;
            }
        }
        for player in &mut world.players {
            for tile in player.supply.as_mut_slice().iter_mut().filter(|tile| is(tile)) {
                *tile = rest.next().unwrap_or(*tile);
            }
        }
        for tile in world.boxed.as_mut_slice().iter_mut().filter(|tile| is(tile)) {
            *tile = rest.next().unwrap_or(*tile);
        }
    }
}
