//! What lies on the table, as people see it: the map, ways over it, tiles that are about to lie there, towns.

use heroes_3::Heroes3;
use kernel::scene::{Board, Card, Counter, Field, Ghost, HexField, KnownCard, Part, Scene, SeatPanel};
use kernel::{Seat, Viewer};

const TABLE: &str = "tile 1: S3 at 0,0 turn 0 up\ntile 2: S2 at 1,-3 turn 3 up\n";

fn scene(position: &str, answers: &[&str], viewer: Viewer) -> Scene {
    let text = format!("game: heroes-3\n{TABLE}{position}");
    let mut table = testkit::erased::<Heroes3>().read(&text).unwrap_or_else(|error| panic!("{error}"));
    for answer in answers {
        table.answer(answer).unwrap_or_else(|error| panic!("{answer}: {error}"));
    }
    table.scene(viewer)
}

fn mine(position: &str) -> Scene {
    scene(position, &[], Viewer::Seat(Seat(0)))
}

fn map(scene: &Scene) -> &HexField {
    let found = scene.boards.iter().find_map(|board| match board {
        Board::Hex(field) => Some(field),
        Board::Grid(_) | Board::Areas(_) => None,
    });
    found.expect("a map")
}

fn field<'s>(scene: &'s Scene, place: &str) -> &'s Field {
    map(scene).fields.iter().find(|field| field.place == place).expect("a discovered field")
}

#[test]
fn a_field_says_what_it_is_who_guards_it_and_whose_it_is() {
    let shown = mine("A.main: 0,0 mp 3\nfield 1,0: black\n");
    let pit = field(&shown, "-1,1");
    assert_eq!((pit.label.key.as_str(), pit.guard.as_deref()), ("location-ore_pit", Some("I")));
    assert_eq!(pit.yields.as_ref().map(|yields| yields.value), Some(2));
    assert!(pit.portrait.is_some() && pit.owners.is_empty() && pit.enterable && !pit.visited);
    assert!(field(&shown, "1,0").visited && !field(&shown, "0,-1").enterable);
    assert_eq!(field(&shown, "0,0").owners, [Seat(0)], "a town is its founder's without a cube");
    let taken = mine("A.main: 0,0 mp 3\nfield -1,1: B owned\n");
    assert_eq!((field(&taken, "-1,1").owners.as_slice(), &field(&taken, "-1,1").guard), ([Seat(1)].as_slice(), &None));
}

/// Proves H3-MAP-3.
#[test]
fn a_side_that_nobody_crosses_is_seen_on_both_its_fields() {
    let shown = mine("tile 3: F8 at -2,-1 turn 0 up\nA.main: 0,0 mp 3\n");
    // The lower right of a Castle's tile is closed to the outside: to the right, to the lower right and to the lower left.
    assert_eq!(field(&shown, "0,1").shut & 0b000_110, 0b000_110);
    assert_eq!(field(&shown, "0,0").shut, 0);
}

fn ways(scene: &Scene) -> Vec<Vec<String>> {
    scene.paths.iter().map(|path| path.places.iter().map(|id| id.replace("field ", "")).collect()).collect()
}

#[test]
fn a_way_leads_on_over_fields_where_nothing_happens_and_no_further() {
    let shown = mine("A.main: 0,0 mp 2\n");
    assert!(shown.paths.iter().all(|path| path.by.as_deref() == Some("A.main") && path.places.len() == 3));
    let ends: Vec<String> = ways(&shown).iter().map(|way| way[2].clone()).collect();
    assert!(ends.iter().all(|end| field(&shown, end).enterable), "{ends:?}");
    // The treasure is guarded and the resources are not taken: nobody walks through them.
    assert!(
        ways(&shown).iter().all(|way| way[1] != "-1,0" && way[1] != "1,0" && way[1] != "-1,1"),
        "{:?}",
        ways(&shown)
    );
    let visited = mine("A.main: 0,0 mp 2\nfield 1,0: black\n");
    assert!(ways(&visited).len() >= ways(&shown).len());
    assert_eq!(mine("A.main: 0,0 mp 1\n").paths, [], "one step is an answer of its own");
}

#[test]
fn only_whoever_moves_sees_how_far() {
    let shown = scene("A.main: 0,0 mp 3\n", &[], Viewer::Seat(Seat(1)));
    assert_eq!(shown.paths, []);
    assert_eq!(scene("A.main: 0,0 mp 3\n", &[], Viewer::Spectator).paths, []);
}

#[test]
fn a_tile_is_looked_at_before_it_lies_and_what_does_not_fit_says_why() {
    let position = "tile 3: F8 at -2,-1 turn 0 up\nA.main: -1,1 mp 3\nfield -1,1: A owned\nA.supply: F4\n";
    let shown = scene(position, &["explore main"], Viewer::Seat(Seat(0)));
    let all = &map(&shown).ghosts;
    let rule = |ghost: &Ghost| ghost.not.as_ref().map(|(_, rule)| rule.clone());
    // H3-MAP-15: where it would touch one tile alone it is not turned about.
    let (lonely, ghosts): (Vec<&Ghost>, Vec<&Ghost>) =
        all.iter().partition(|ghost| rule(ghost).as_deref() == Some("H3-MAP-15"));
    assert!(!lonely.is_empty() && lonely.iter().all(|ghost| ghosts.iter().all(|other| other.place != ghost.place)));
    assert!(!ghosts.is_empty() && ghosts.len().is_multiple_of(6));
    assert!(ghosts.iter().all(|ghost| ghost.fields.len() == 7));
    let fits = ghosts.iter().find(|ghost| ghost.id == "ghost -3,2 0").expect("the way a scenario lays it");
    assert_eq!(fits.not, None);
    for ghost in ghosts.iter().filter(|ghost| ghost.not.is_some()) {
        assert_eq!(rule(ghost).as_deref(), Some("H3-MAP-16"));
    }
    // Turned by a sixth, what was at the upper right is at the right.
    let at = |turn: u8, at: (i8, i8)| {
        let id = format!("ghost -3,2 {turn}");
        let ghost = ghosts.iter().find(|ghost| ghost.id == id).expect("every way to turn it");
        ghost.fields.iter().find(|field| field.at == at).map(|field| field.label.key.clone())
    };
    assert_eq!(at(0, (-2, 1)), Some("location-magic_spring".into()));
    assert_eq!(at(1, (-2, 2)), Some("location-magic_spring".into()));
}

fn panel(scene: &Scene, seat: Seat) -> &SeatPanel {
    scene.seats.iter().find(|panel| panel.seat == seat).expect("a panel each")
}

fn card<'s>(panel: &'s SeatPanel, id: &str) -> &'s KnownCard {
    let all = panel.kits.iter().flat_map(|kit| &kit.cards).filter_map(|card| match card {
        Card::Known(known) => Some(known.as_ref()),
        Card::Unknown { .. } => None,
    });
    all.into_iter().find(|card| card.id == id).unwrap_or_else(|| panic!("{id}"))
}

#[test]
fn a_town_says_what_stands_what_it_takes_and_why_not() {
    let shown = mine("A.main: 0,0 mp 3\nA.buildings: citadel\nA.resources: 5 0 0\n");
    let panel = panel(&shown, Seat(0));
    let why = |id: &str| card(panel, id).state.as_ref().map(|why| why.key.clone());
    assert!(card(panel, "A.build.citadel").tokens.iter().any(|token| token.on && token.label.key == "built"));
    assert_eq!(why("A.build.citadel"), None);
    assert_eq!(why("A.build.dwelling_silver").as_deref(), Some("why-h3-town-9"));
    assert_eq!(why("A.build.mage_guild").as_deref(), Some("why-h3-res-5"));
    assert_eq!(why("A.unit.archangels").as_deref(), Some("why-h3-unit-20"));
    assert!(card(panel, "A.build.mage_guild").stats.iter().any(|price| price.value > 0));
}

/// Proves H3-LEVEL-6.
#[test]
fn a_hero_stands_on_its_level_track_in_halves() {
    let shown = mine("A.main: 0,0 mp 3\nA.steps: 3\n");
    let hero = &panel(&shown, Seat(0)).kits[0];
    assert_eq!((hero.tracks[0].value_in_halves, hero.tracks[0].steps, hero.tracks[0].kinds.len()), (5, 7, 7));
}

#[test]
fn an_enemy_that_nobody_plays_has_a_panel_of_its_own() {
    let text = format!(
        "game: heroes-3\nscenario: pale_regent\nplayers: 1\nA.hero: catherine\nB.hero: mutare\n{TABLE}A.main: 0,0 mp 3\nB.main: 1,-3 mp 3\n"
    );
    let table = testkit::erased::<Heroes3>().read(&text).unwrap_or_else(|error| panic!("{error}"));
    let shown = table.scene(Viewer::Seat(Seat(0)));
    assert_eq!(shown.seats.len(), 2);
    assert_eq!(shown.seats[1].name.as_ref().map(|name| name.key.as_str()), Some("enemy-hero"));
    // What it leads is in the scenario, for everybody to see.
    assert!(!shown.seats[1].cards.is_empty());
}

fn counter<'s>(panel: &'s SeatPanel, id: &str) -> &'s Counter {
    panel.counters.iter().find(|counter| counter.id == id).unwrap_or_else(|| panic!("{id}"))
}

fn sum(parts: &[Part]) -> i32 {
    parts.iter().map(|part| part.amount).sum()
}

fn sources(parts: &[Part]) -> Vec<(i32, &str)> {
    parts.iter().map(|part| (part.amount, part.source.key.as_str())).collect()
}

/// Proves H3-ROUND-10, H3-HERO-2.
#[test]
fn what_a_player_has_says_where_it_comes_from() {
    let shown = mine(
        "round: 2\nA.main: 0,0 mp 2\nA.resources: 5 0 0\nA.buildings: city_hall\nfield -1,1: A owned\n\
         proclaimed: magic_tortoise\ndue: wild_debauchery\nA.units: neutral_peasants\n",
    );
    let panel = panel(&shown, Seat(0));
    for counter in panel.counters.iter().filter(|counter| !counter.parts.is_empty()) {
        assert_eq!(sum(&counter.parts), counter.change.unwrap_or(counter.value), "{}", counter.id);
    }
    let gold = counter(panel, "A.gold");
    assert_eq!(
        sources(&gold.parts)[..3],
        [(10, "part-income"), (-5, "card-wild_debauchery"), (3, "card-neutral_peasants")]
    );
    let hall = gold.parts.last().expect("the City Hall");
    assert_eq!((hall.source.key.as_str(), hall.amount, hall.up_to), ("building-city_hall", 0, Some(5)));
    let materials = &counter(panel, "A.building_materials").parts;
    assert_eq!(sources(materials), [(2, "field")], "an ore pit");
    assert_eq!(sources(&counter(panel, "A.mp").parts), [(3, "part-mp"), (-1, "card-magic_tortoise")]);
    assert_eq!(sources(&counter(panel, "A.points").parts), [(1, "part-points-mine"), (1, "part-points-level")]);
    let spent = mine("A.main: 0,0 mp 1\n");
    let spent = &counter(self::panel(&spent, Seat(0)), "A.mp").parts;
    assert_eq!(sources(spent), [(3, "part-mp"), (-2, "part-mp-spent")]);
}

/// Proves H3-TURN-5.
#[test]
fn the_hand_limit_is_that_of_the_level_and_of_what_was_proclaimed() {
    for (proclaimed, limit) in [("none", 4), ("profuse_growth", 5)] {
        let shown = mine(&format!("round: 2\nA.main: 0,0 mp 3\nproclaimed: {proclaimed}\n"));
        let hero = &panel(&shown, Seat(0)).kits[0];
        let number = hero.numbers.first();
        assert_eq!(number.map(|number| (number.value, sum(&number.parts))), (limit > 4).then_some((limit, limit)));
        let note = hero.note.as_ref().expect("a note");
        assert!(
            note.args.iter().any(|(key, arg)| *key == "hand" && *arg == kernel::Arg::Number(limit.into())),
            "{note:?}"
        );
    }
}

/// Proves H3-WIN-5, H3-WIN-6.
#[test]
fn cubes_taken_and_rounds_without_a_home_lie_before_a_player() {
    let shown = mine("A.main: 0,0 mp 3\nA.cubes: 0 2 0\nB.main: 1,-3 mp 3\nfield 1,-3: A owned\nB.homeless: 1\n");
    let marker = |seat: u8, id: &str| panel(&shown, Seat(seat)).markers.iter().find(|marker| marker.id == id).cloned();
    assert_eq!(marker(0, "A.cube.B").map(|marker| marker.count), Some(2));
    assert_eq!(marker(0, "A.homeless"), None);
    let homeless = marker(1, "B.homeless").expect("B has nothing left");
    assert_eq!(homeless.label.args, [("left", kernel::Arg::Number(3))]);
}

#[test]
fn a_goal_says_how_far_it_is() {
    let shown = mine("A.main: 0,0 mp 3\nA.cubes: 0 2 0\n");
    let points = shown.goals.iter().find(|goal| goal.id == "goal points").expect("points count at the end");
    assert_eq!(points.points, Some(7), "two cubes and a level");
    let text = format!(
        "game: heroes-3\nscenario: emerald_island\nplayers: 2\nA.hero: catherine\nB.hero: mutare\n{TABLE}A.main: 0,0 mp 3\nB.main: 1,-3 mp 3\nfield -1,1: A owned\n"
    );
    let table = testkit::erased::<Heroes3>().read(&text).unwrap_or_else(|error| panic!("{error}"));
    let goal = &table.scene(Viewer::Seat(Seat(0))).goals[0];
    let (done, of) = goal.progress.expect("mines and settlements");
    assert!(done == 1 && of > 1, "{goal:?}");
}
