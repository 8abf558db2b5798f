//! The rules, as scenarios and as laws.

use kernel::scene::{Board, Card, Thing};
use kernel::{Game, Lines, Luck, Seat, Setup, Show, Table, Viewer};
use summoner_wars_1::{Ability, CardId, Deck, Faction, Place, State, SummonerWars1, deck_of};
use testkit::Laws;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

fn setup(mode: &str, seats: u8, options: &[(&str, &str)]) -> Setup {
    let options: Vec<_> = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    SummonerWars1::about().setup(Some(mode), Some(seats), &options).unwrap()
}

fn duel(a: &str, b: &str) -> Setup {
    setup("duel", 2, &[("A", a), ("B", b), ("cap", "40")])
}

fn teams(seats: u8, factions: [&str; 4]) -> Setup {
    let [a, b, c, d] = factions;
    setup("teams", seats, &[("A", a), ("B", b), ("C", c), ("D", d), ("cap", "40")])
}

fn setups() -> Vec<Setup> {
    vec![
        duel("swamp_orcs", "shadow_elves"),
        duel("sand_goblins", "deep_dwarves"),
        duel("mountain_vargath", "benders"),
        teams(4, ["swamp_orcs", "benders", "shadow_elves", "swamp_orcs"]),
        teams(3, ["deep_dwarves", "sand_goblins", "mountain_vargath", "benders"]),
        setup("teams", 4, &[("teammates", "open"), ("cap", "60")]),
    ]
}

/// The same, but few turns: every decision is looked at from all sides.
fn short() -> Vec<Setup> {
    let few = |mode, seats, factions: &[(&str, &str)]| setup(mode, seats, &[factions, &[("cap", "12")]].concat());
    vec![
        few("duel", 2, &[("A", "swamp_orcs"), ("B", "shadow_elves")]),
        few("duel", 2, &[("A", "sand_goblins"), ("B", "deep_dwarves")]),
        few("duel", 2, &[("A", "mountain_vargath"), ("B", "benders")]),
        few("teams", 4, &[("A", "benders"), ("B", "shadow_elves"), ("C", "deep_dwarves"), ("D", "swamp_orcs")]),
        few("teams", 3, &[("A", "sand_goblins"), ("B", "benders"), ("C", "mountain_vargath"), ("D", "shadow_elves")]),
        few("teams", 4, &[("teammates", "open")]),
    ]
}

/// Between two steps nobody stands without life; inside one it may still be asked what becomes of him.
fn settled(state: &State) -> Result<(), String> {
    let dead = state.cards().iter().find(|&c| state.verdict.is_none() && state.remaining(c) <= 0);
    dead.map_or(Ok(()), |card| Err(format!("{} stands without life", state.face(card).id())))
}

/// Cards conserved, every card where it says it is.
fn invariant(state: &State) -> Result<(), String> {
    let mut in_piles = 0;
    for seat in state.players() {
        in_piles += summoner_wars_1::Pile::ALL.iter().map(|&p| state.pile(p, seat).count()).sum::<usize>();
        for pile in summoner_wars_1::Pile::ALL {
            if state.pile(pile, seat).count() != usize::from(state.size(pile, seat)) {
                return Err(format!("{pile:?} of {seat:?} is miscounted"));
            }
        }
    }
    let all = || state.players().flat_map(deck_of);
    let placed = all().filter(|&c| matches!(state.place(c), Place::Pile(..))).count();
    if placed != in_piles {
        return Err(format!("{placed} cards say they are in piles, {in_piles} are"));
    }
    if state.out == 0 && all().any(|c| state.place(c) == Place::Nowhere) {
        return Err("a card is lost".into());
    }
    for card in state.cards().iter() {
        let cell = state.cell(card).ok_or_else(|| format!("{} is in an army but nowhere", state.face(card).id()))?;
        if !state.cards_on(cell).any(|c| c == card) {
            return Err(format!("{} is not where it is", state.face(card).id()));
        }
    }
    for card in state.cards().iter() {
        let abilities = state.abilities(card);
        if let Some(lost) = Ability::ALL.into_iter().find(|&a| abilities.has(a) != state.has(card, a)) {
            return Err(format!("{} has {lost:?}, but nobody listens", state.face(card).id()));
        }
    }
    let on_field = |c: CardId| matches!(state.place(c), Place::Field(_));
    if all().any(|c| on_field(c) && !state.cards().has(c)) {
        return Err("a card on the battlefield is in no army".into());
    }
    Ok(())
}

#[test]
fn scenarios() {
    testkit::scenarios::<SummonerWars1>(&format!("{FOLDER}/scenarios"));
}

#[test]
fn conformance() {
    testkit::conformance(&Laws::<SummonerWars1> {
        setups: short(),
        games: 1,
        longest: 20_000,
        invariant,
        has_secrets: true,
    });
}

#[test]
fn words_are_complete() {
    testkit::words_are_complete::<SummonerWars1>(FOLDER);
}

#[test]
fn playthrough_of_a_random_game() {
    testkit::playthrough::<SummonerWars1>(
        &duel("swamp_orcs", "swamp_orcs"),
        4,
        &format!("{FOLDER}/playthroughs/random.txt"),
    );
}

#[test]
fn the_notation_round_trips() {
    testkit::notation_round_trips::<SummonerWars1>(&setups());
}

#[test]
fn spoilt_positions_are_refused_or_played() {
    testkit::spoilt_positions_are_refused_or_played::<SummonerWars1>(&setups());
}

#[test]
fn reading_never_panics() {
    testkit::reading_never_panics::<SummonerWars1>(&setups());
}

/// Every pairing of factions, and tables of four: no fault, no broken invariant, and every game ends.
#[test]
fn random_games_of_every_pairing_keep_the_invariants() {
    let mut all: Vec<Setup> = vec![];
    for a in Faction::ALL {
        all.extend(Faction::ALL.into_iter().map(|b| duel(a.key(), b.key())));
        let [b, c, d] = [1, 2, 3].map(|i| Faction::ALL[(a as usize + i) % Faction::ALL.len()]);
        all.extend([3, 4].map(|seats| teams(seats, [a, b, c, d].map(Faction::key))));
    }
    std::thread::scope(|threads| {
        for half in all.chunks(all.len().div_ceil(2)) {
            threads.spawn(move || half.iter().for_each(many_games));
        }
    });
}

/// Reinforcements too: decks drawn by luck.
#[test]
fn random_games_of_random_decks_keep_the_invariants() {
    let mut luck = Luck::new(11);
    for (a, b) in Faction::ALL.into_iter().flat_map(|a| Faction::ALL.into_iter().map(move |b| (a, b))) {
        let [a, b] = [a, b].map(|faction| Deck::random(faction, &mut luck).list().to_string());
        many_games(&duel(&a, &b));
    }
}

fn many_games(setup: &Setup) {
    let mut luck = Luck::new(7);
    let start = SummonerWars1::setup(setup).unwrap();
    let mut table = Table::<SummonerWars1>::of_luck(start, &mut luck);
    for _ in 0..5 * testkit::more() {
        table.state = start;
        for steps in 0.. {
            if SummonerWars1::is_over(&table.state) {
                break;
            }
            assert!(steps < 100_000, "{setup:?} does not end");
            table.step().unwrap_or_else(|fault| panic!("{setup:?}: {fault}"));
            invariant(&table.state)
                .and_then(|()| settled(&table.state))
                .unwrap_or_else(|why| panic!("{setup:?}: {why}"));
        }
    }
}

/// SW1-WOUND-8: Tark hides no longer from Kreep once he ran away, for he may come back.
#[test]
fn nobody_hides_from_who_left_the_battlefield() {
    let text = "active: B\nphase: finish\ncell 1,1: A sand_goblins_krusk\ncell 3,3: A sand_goblins_tark mark 3,4\n\
                cell 3,4: B sand_goblins_kreep\ncell 6,8: B mountain_vargath_sunderved";
    let start = SummonerWars1::read(&mut Lines::parse(text).unwrap()).unwrap();
    let tark = start.cards().iter().find(|&c| start.hides_from(c).is_some()).unwrap();
    let kreep = start.hides_from(tark).unwrap();
    let gone = (0..20).filter(|&seed| {
        let mut luck = Luck::new(seed);
        let mut table = Table::<SummonerWars1>::of_luck(start, &mut luck);
        table.step().unwrap();
        let is_there = table.state.cell(kreep).is_some();
        assert_eq!(table.state.hides_from(tark).is_some(), is_there);
        !is_there
    });
    assert!((1..20).contains(&gone.count()), "he runs on 1 and 2");
}

/// SW1-MULTI-5: on the table too, a teammate's open hand can be looked through, and nobody else's.
#[test]
fn an_open_hand_lies_before_the_teammate_alone() {
    for (teammates, seen) in [("open", 2), ("hidden", 0)] {
        let text = format!(
            "players: 4\nteammates: {teammates}\nC.hand: swamp_orcs_hunter swamp_orcs_shaman\n\
             cell 1,1: A swamp_orcs_mugglug\ncell 1,8: B swamp_orcs_mugglug\n\
             cell 7,1: C swamp_orcs_mugglug\ncell 7,8: D swamp_orcs_mugglug"
        );
        let state = SummonerWars1::read(&mut Lines::parse(&text).unwrap()).unwrap();
        let shown = |viewer| {
            let panels = SummonerWars1::scene(&state, viewer).seats;
            let hand = panels[2].piles.iter().find(|pile| pile.id == "C hand").unwrap();
            hand.open.as_ref().map_or(0, Vec::len)
        };
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(3)), Viewer::Spectator];
        assert_eq!(viewers.map(shown), [seen, 0, 0, 0], "{teammates}");
    }
}

/// A unit stands on its vine wall, not under it.
#[test]
fn a_unit_on_a_vine_wall_lies_on_top() {
    let text = "cell 1,1: A swamp_orcs_mugglug\ncell 6,8: B shadow_elves_selundar\n\
                vine 3,3: A swamp_orcs_vine_wall\ncell 3,3: A swamp_orcs_hunter";
    let state = SummonerWars1::read(&mut Lines::parse(text).unwrap()).unwrap();
    let scene = SummonerWars1::scene(&state, Viewer::Spectator);
    let Board::Grid(board) = &scene.boards[0] else { panic!("a board of squares") };
    let things = &board.cells.iter().flatten().find(|cell| cell.things.len() == 2).unwrap().things;
    let names = things.iter().map(|thing| match thing {
        Thing::Card(Card::Known(card)) => card.card.as_str(),
        _ => "no card",
    });
    assert_eq!(names.collect::<Vec<_>>(), ["swamp_orcs_vine_wall", "swamp_orcs_hunter"]);
}

/// A refusal names the card that forbids, where a card does.
#[test]
fn a_refusal_names_the_card() {
    let refuse = |turn: &str, units: &str, answer: &str| {
        let text = format!(
            "{turn}\ncell 1,1: A deep_dwarves_tundle\ncell 6,8: B shadow_elves_selundar\n{units}\n\
             cell 6,1: A deep_dwarves_gem_mage\ncell 6,2: B shadow_elves_wall"
        );
        let said = testkit::refuse::<SummonerWars1>(&text, answer);
        said.split_once(':').map_or(said.clone(), |(because, _)| because.to_string())
    };
    let shot = "attack deep_dwarves_gem_mage@3,3 at sand_goblins_javelineer@3,5";
    let mage = "cell 3,3: A deep_dwarves_gem_mage";
    let javelineer = format!("{mage}\ncell 3,5: B sand_goblins_javelineer");
    assert_eq!(refuse("phase: attack", &javelineer, shot), "Forbidden by Javelineer (SW1-RULING-10)");
    let scavenger = format!("{mage}\ncell 3,5: B sand_goblins_scavenger");
    let shot = "attack deep_dwarves_gem_mage@3,3 at sand_goblins_scavenger@3,5";
    let duck = "phase: attack\nB.lasting: duck-and-cover";
    assert_eq!(refuse(duck, &scavenger, shot), "Forbidden by Duck and Cover (SW1-RULING-10)");
    let night = "phase: attack\nA.lasting: summon-the-night";
    assert_eq!(refuse(night, &scavenger, shot), "Forbidden by Summon the Night (SW1-ATTACK-9)");
    let meditate = "phase: attack\nattackers: 1\nA.lasting: meditate";
    let silts = format!("{scavenger}\ncell 5,1: A sand_goblins_silts"); // he can still do something
    assert_eq!(refuse(meditate, &silts, shot), "Forbidden by Tundle (SW1-ATTACK-1)");
    let stunned = "cell 3,3: A deep_dwarves_gem_mage stunned\ncell 3,5: B sand_goblins_scavenger";
    assert_eq!(refuse("phase: attack", stunned, shot), "Forbidden by Deceiver (SW1-RULING-6)");
    let walk = "move deep_dwarves_gem_mage@3,3 to 3,5";
    assert_eq!(
        refuse("phase: move\nA.lasting: summon-the-night", mage, walk),
        "Forbidden by Summon the Night (SW1-MOVE-2)"
    );
    let sneaked = "phase: move\nmovers: 1\nA.lasting: sneak";
    assert_eq!(refuse(sneaked, mage, walk), "Forbidden by Xaserbane (SW1-MOVE-1)");
    let stasis = "phase: summon\nA.hand: deep_dwarves_scholar\nA.lasting: magic-stasis:B\n\
                  A.magic: deep_dwarves_miner deep_dwarves_miner deep_dwarves_miner";
    let summon = "summon deep_dwarves_scholar at 3,3";
    assert_eq!(refuse(stasis, "", summon), "Forbidden by Magic Stasis (SW1-SUMMON-4)");
    let event = "phase: event\nA.hand: deep_dwarves_magic_torrent";
    let glurp = "cell 3,3: A swamp_orcs_glurp";
    assert_eq!(refuse(event, glurp, "play deep_dwarves_magic_torrent"), "Forbidden by Glurp (SW1-MAGIC-11)");
}

/// A phase is passed over only where nobody needs to see the hand to know that there is nothing to do.
#[test]
fn everybody_can_see_that_a_phase_is_idle() {
    let is_idle = |phase: &str, hand: &str, draw: &str, magic: &str| {
        let field = "cell 1,1: A deep_dwarves_tundle\ncell 6,8: B shadow_elves_selundar\ncell 3,3: A deep_dwarves_wall";
        let piles = format!("A.hand: {hand}\nA.draw: {draw}\nA.magic: {magic}\n");
        let text = format!("game: summoner-wars-1\nphase: {phase}\n{field}\n{piles}");
        testkit::erased::<SummonerWars1>().read(&text).expect("a position").is_idle(Seat(0))
    };
    let (miner, scholar, wall) = ("deep_dwarves_miner", "deep_dwarves_scholar", "deep_dwarves_wall");
    assert!(is_idle("summon", scholar, scholar, ""), "no magic to pay with");
    assert!(!is_idle("summon", "shadow_elves_scout", "", ""), "it costs nothing");
    assert!(!is_idle("summon", scholar, "shadow_elves_scout", ""), "for all the others know it is in the hand");
    assert!(
        !is_idle("summon", "", scholar, "deep_dwarves_miner deep_dwarves_miner deep_dwarves_miner"),
        "or lies in magic"
    );
    assert!(is_idle("event", miner, miner, ""));
    assert!(!is_idle("event", wall, miner, ""));
    assert!(!is_idle("event", miner, wall, ""), "for all the others know there is a wall");
    assert!(!is_idle("move", miner, miner, ""), "a move is always asked");
    assert!(!is_idle("magic", miner, miner, ""));
}

/// What Scavenge takes lies under the Scavenger, and the words say so: nobody gets it as magic.
#[test]
fn a_scavenger_keeps_what_it_destroys_in_words() {
    let position = "phase: attack\ncell 1,1: A sand_goblins_krusk\ncell 3,3: A sand_goblins_scavenger\n\
                    cell 3,4: B swamp_orcs_blerg wounds 5\ncell 6,8: B swamp_orcs_mugglug\n";
    let attack = "attack sand_goblins_scavenger@3,3 at swamp_orcs_blerg@3,4\nchance 3";
    let told = testkit::play::<SummonerWars1>(position, attack);
    assert!(told.contains("Blerg now lies under Scavenger") || told.contains("under Scavenger on"), "{told}");
}
