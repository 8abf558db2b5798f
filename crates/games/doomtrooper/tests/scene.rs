//! What a seat sees of a table: enough to play by, nothing it may not know, and every number explained. The tables of
//! `tables/` can be looked at with `kamen show`.

use doomtrooper::Doomtrooper;
use kernel::scene::{Board, Card, Clash, Known, KnownCard, Number, Scene, Thing, When};
use kernel::{Lines, Phrase, Seat, Show, Viewer};

const A: Viewer = Viewer::Seat(Seat(0));
const B: Viewer = Viewer::Seat(Seat(1));

const PEACE: &str = include_str!("tables/peace.txt");
const FIGHT: &str = include_str!("tables/fight.txt");
const CHAIN: &str = include_str!("tables/chain.txt");
const SIX: &str = include_str!("tables/six.txt");
const SIX_FIGHT: &str = include_str!("tables/six-fight.txt");

fn seen(position: &str, viewer: Viewer) -> Scene {
    let position = position.trim_start_matches("game: doomtrooper\n");
    let state = Doomtrooper::read(&mut Lines::parse(position).expect("lines")).expect("a position");
    Doomtrooper::scene(&state, viewer)
}

/// Every card on the table, with what lies on it.
fn on_the_table(scene: &Scene) -> Vec<&Card> {
    fn with_all<'c>(card: &'c Card, all: &mut Vec<&'c Card>) {
        all.push(card);
        if let Card::Known(known) = card {
            known.attachments.iter().for_each(|attachment| with_all(&attachment.card, all));
        }
    }
    let mut all = vec![];
    for board in &scene.boards {
        let Board::Areas(areas) = board else { panic!("areas alone") };
        for area in areas {
            for thing in &area.things {
                let Thing::Card(card) = thing else { panic!("cards alone") };
                with_all(card, &mut all);
            }
            area.at_it.iter().for_each(|card| with_all(card, &mut all));
        }
    }
    scene.seats.iter().flat_map(|panel| &panel.cards).for_each(|card| with_all(card, &mut all));
    all
}

fn id(card: &Card) -> &str {
    match card {
        Card::Known(known) => &known.id,
        Card::Unknown { id, .. } => id,
    }
}

fn known<'c>(scene: &'c Scene, id: &str) -> &'c KnownCard {
    let cards = on_the_table(scene).into_iter().filter_map(|card| match card {
        Card::Known(known) => Some(&**known),
        Card::Unknown { .. } => None,
    });
    cards.into_iter().find(|known| known.card == id).unwrap_or_else(|| panic!("no {id}"))
}

fn stat<'c>(card: &'c KnownCard, label: &str) -> &'c Number {
    card.stats.iter().find(|stat| stat.label.key == label).unwrap_or_else(|| panic!("no {label}"))
}

/// What the parts of a number come to, one after another; those that are struck out do not count.
fn reckoned(number: &Number) -> i32 {
    number
        .parts
        .iter()
        .filter(|part| part.struck.is_none())
        .fold(0, |is, part| if part.is_factor { is * part.amount } else { is + part.amount })
}

#[test]
fn every_rating_is_what_its_parts_come_to() {
    let mut changed = 0;
    for position in [PEACE, FIGHT, CHAIN, SIX, SIX_FIGHT] {
        let scene = seen(position, Viewer::Judge);
        for card in on_the_table(&scene) {
            let Card::Known(card) = card else { panic!("the judge knows every card") };
            for stat in &card.stats {
                assert_eq!(reckoned(stat), stat.value, "{}: {stat:?}", card.card);
                assert_eq!(stat.parts[0].source, Phrase::new("printed"));
                changed += u32::from(stat.parts.len() > 1);
            }
        }
        let blows = scene.clashes.iter().flat_map(|clash| &clash.sides).filter_map(|side| side.blow.as_ref());
        for number in blows.flat_map(|blow| [&blow.left, &blow.right]) {
            assert_eq!(reckoned(number), number.value, "{number:?}");
        }
    }
    assert!(changed > 10);
}

#[test]
fn a_rating_names_the_cards_it_comes_from() {
    let scene = seen(FIGHT, A);
    let armor = stat(known(&scene, "tatsu"), "rate-armor");
    let counted = armor.parts.iter().filter(|part| part.struck.is_none());
    let parts: Vec<(i32, &str)> = counted.map(|part| (part.amount, part.source.key.as_str())).collect();
    let expected = [(7, "printed"), (4, "card-composite_armor"), (5, "card-mercurian_diamond_caverns")];
    assert_eq!((armor.value, armor.printed, parts), (16, Some(7), expected.to_vec()));
}

/// Proves DT-COMBAT-23.
#[test]
fn the_parts_of_a_rating_stand_in_the_order_of_the_layers() {
    let position = "piece 1: A necromutant\npiece 2: A hellhound_necrotank on 1 inside\npiece 3: A grim_reaper on 1\n\
                    piece 4: A dark_fire on 1";
    let scene = seen(position, A);
    let fight = stat(known(&scene, "necromutant"), "rate-fight");
    let parts: Vec<_> = fight.parts.iter().map(|p| (p.amount, p.is_factor, p.source.key.as_str())).collect();
    // What multiplies comes before what adds, whatever was attached first.
    assert_eq!(parts[..2], [(4, false, "printed"), (2, true, "card-grim_reaper")]);
    let mut added: Vec<_> = parts[2..].to_vec();
    added.sort_unstable();
    assert_eq!(added, [(1, false, "card-dark_fire"), (5, false, "card-hellhound_necrotank")]);
    assert_eq!(fight.value, 14);
}

#[test]
fn every_piece_lies_there_once_whoever_looks() {
    for position in [PEACE, FIGHT, CHAIN, SIX, SIX_FIGHT] {
        let pieces = position.lines().filter(|line| line.starts_with("piece ")).count();
        for viewer in [A, B, Viewer::Spectator, Viewer::Judge] {
            let scene = seen(position, viewer);
            let lasting = scene.lasting.iter().map(|lasting| &lasting.card);
            let mut shown: Vec<&str> = on_the_table(&scene).into_iter().chain(lasting).map(id).collect();
            shown.sort_unstable();
            shown.dedup();
            assert_eq!(shown.len(), pieces, "{shown:?}");
        }
    }
}

#[test]
fn what_is_hidden_does_not_show() {
    let hidden = [
        ("B hussar in aside", "B necromutant in aside"),
        ("B.hand: hussar powerful_blow", "B.hand: samurai billy"),
        ("B.graveyard: hussar", "B.graveyard: nassal"),
    ];
    for (one, other) in hidden {
        assert!(CHAIN.contains(one), "{one}");
        let changed = CHAIN.replace(one, other);
        assert_ne!(seen(CHAIN, B), seen(&changed, B), "{one}: its player knows it");
        for viewer in [A, Viewer::Spectator] {
            assert_eq!(seen(CHAIN, viewer), seen(&changed, viewer), "{one}");
        }
    }
}

#[test]
fn a_secret_warrior_is_a_back_to_all_but_its_player() {
    let sees = |viewer| on_the_table(&seen(PEACE, viewer)).into_iter().find(|card| id(card) == "piece-17").cloned();
    assert_eq!(sees(B), Some(Card::Unknown { id: "piece-17".into(), seat: Some(Seat(0)) }));
    let Some(Card::Known(own)) = sees(A) else { panic!("its player knows it") };
    assert_eq!(own.face_down, Some(Known::To(vec![Seat(0)])));
    assert_eq!(own.state, Some(Phrase::new("secret-due").number("n", 3)));
}

#[test]
fn a_wound_lies_sideways_and_cover_face_down_with_three_armor() {
    let scene = seen(PEACE, A);
    let legionnaire = known(&scene, "screaming_legionnaire");
    assert!(legionnaire.sideways && legionnaire.face_down == Some(Known::ToAll));
    let armor = stat(legionnaire, "rate-armor");
    assert_eq!((armor.value, armor.parts[1].source.key.as_str()), (4, "part-cover"));
    let marks: Vec<&str> = legionnaire.tokens.iter().map(|token| token.label.key.as_str()).collect();
    assert_eq!(marks, ["mark-wounded", "mark-cover"]);
}

#[test]
fn a_warrior_carries_its_cards_and_says_which_do_nothing() {
    let scene = seen(FIGHT, A);
    let idle = |warrior: &str| {
        let carried = known(&scene, warrior).attachments.iter();
        carried.map(|a| a.idle.as_ref().map(|why| why.key.as_str())).collect::<Vec<_>>()
    };
    let unsuited = Some("idle-unsuited");
    assert_eq!(idle("max_steiner"), [None, None, None, None, unsuited], "a sword for the Dark Legion: DT-EQUIP-8");
    assert_eq!(idle("nepharite_of_algeroth"), [Some("idle-immune"), None], "DT-IMMUNE-2");
    assert_eq!(idle("venusian_ranger"), [Some("idle-warzone")], "DT-WARZONE-5");
    let outside = seen(&FIGHT.replace("on 5 inside", "on 5"), A);
    let tank = &known(&outside, "max_steiner").attachments[0];
    assert_eq!(tank.idle, Some(Phrase::new("idle-outside")));
}

/// The parts of a rating that do not count: how much, of what, why, and by which rule.
fn struck<'n>(scene: &'n Scene, card: &str, label: &str) -> Vec<(i32, &'n str, &'n str, &'n str)> {
    let parts = &stat(known(scene, card), label).parts;
    let told = parts.iter().filter_map(|part| Some((part, part.struck.as_ref()?)));
    told.map(|(part, (why, rule))| (part.amount, part.source.key.as_str(), why.key.as_str(), rule.as_str())).collect()
}

#[test]
fn a_part_that_does_not_count_is_struck_with_its_rule() {
    let scene = seen(FIGHT, A);
    assert_eq!(
        struck(&scene, "nepharite_of_algeroth", "rate-armor"),
        [(2, "card-citadel_of_algeroth", "idle-warzone", "DT-WARZONE-5")]
    );
    assert_eq!(
        struck(&scene, "nepharite_of_algeroth", "rate-fight"),
        [(1, "card-dark_fire", "idle-immune", "DT-IMMUNE-2")]
    );
    assert_eq!(struck(&scene, "max_steiner", "rate-fight"), [(2, "card-curator_sword", "idle-unsuited", "DT-EQUIP-8")]);
    let forts = struck(&scene, "venusian_ranger", "rate-armor");
    assert_eq!(forts.iter().map(|part| part.1).collect::<Vec<_>>(), ["card-foxhole", "card-heimburg"]);
    assert!(forts.iter().all(|part| part.3 == "DT-WARZONE-5"));
    // In peace the same cards count, or wait for a combat.
    let peace = seen(PEACE, A);
    assert_eq!(struck(&peace, "nepharite_of_algeroth", "rate-armor"), []);
    assert_eq!(struck(&peace, "tatsu", "rate-fight"), []);
    // The driver has stepped out: the vehicle multiplies nothing.
    let outside = seen(&PEACE.replace("on 5 inside", "on 5"), A);
    let parts = &stat(known(&outside, "max_steiner"), "rate-fight").parts;
    let tank = parts.iter().find(|part| part.source.key == "card-t_32_wolfclaw_jbt").expect("the vehicle");
    assert!(tank.is_factor && tank.struck.as_ref().is_some_and(|(why, _)| why.key == "idle-outside"));
}

/// Proves DT-WEAPON-2, DT-WEAPON-3: one weapon is used, and only one that suits the tactic.
#[test]
fn weapons_that_rest_in_a_combat_are_struck() {
    let armed = |weapons: &str| {
        let position = format!(
            "piece 1: A tatsu\npiece 2: A scalper on 1\npiece 3: A l_and_a_plasma_carbine on 1\npiece 4: B hussar\n\
             frame 1: actions A standard 0 0 0 rights 0\nframe 2: combat\nframe 3: window combat >AB\n\
             combat 1: by A stage modifiers pair 1 4 seats A B fight{weapons}"
        );
        seen(&position, A)
    };
    let drawn = armed(" weapons 2 /");
    assert_eq!(struck(&drawn, "tatsu", "rate-fight"), []);
    let carbine = (3, "card-l_and_a_plasma_carbine", "idle-tactic", "DT-WEAPON-3");
    assert_eq!(struck(&drawn, "tatsu", "rate-shoot"), [carbine]);
    let bare = armed("");
    assert_eq!(struck(&bare, "tatsu", "rate-fight"), [(1, "card-scalper", "idle-not-drawn", "DT-WEAPON-2")]);
}

/// Proves DT-ACTION-1, DT-ACTION-6.
#[test]
fn three_slots_say_what_is_done_and_which_may_be_an_attack() {
    let slots = |pool: &str| {
        let scene = seen(&PEACE.replace("standard 1 0 0 rights 1", &format!("standard {pool}")), A);
        let [track] = &scene.tracks[..] else { panic!("one track") };
        let kinds: Vec<&str> = track.kinds.iter().map(|kind| &kind.label.key["slot-".len()..]).collect();
        (track.value_in_halves / 2, kinds.join(" "))
    };
    assert_eq!(slots("3 0 0 rights 1"), (1, "free free any".into()));
    assert_eq!(slots("1 0 0 rights 1"), (3, "done done any".into()));
    assert_eq!(slots("2 0 0 rights 0"), (2, "done free free".into()));
    assert_eq!(slots("1 1 1 rights 1"), (1, "free any attack".into()));
    assert_eq!(slots("4 0 0 rights 1"), (1, "free free free any".into()), "a card gave one more");
    assert_eq!(slots("0 0 0 rights 0"), (3, "done done done".into()));
    assert!(seen(&PEACE.replace("frame 1: actions B standard 1 0 0 rights 1", ""), A).tracks.is_empty());
}

fn stage(clash: &Clash) -> usize {
    clash.stages.iter().position(|stage| stage.when == When::Now).map_or(0, |at| at + 1)
}

#[test]
fn a_combat_has_two_sides_a_stage_and_sums() {
    let scene = seen(FIGHT, Viewer::Spectator);
    let [clash] = &scene.clashes[..] else { panic!("one combat") };
    assert_eq!((clash.stages.len(), stage(clash), clash.label.key.as_str()), (8, 5, "clash-fight"));
    assert_eq!(clash.at.as_deref(), Some(known(&scene, "mercurian_diamond_caverns").id.as_str()));
    let [attacker, defender] = &clash.sides[..] else { panic!("two sides") };
    assert_eq!(attacker.members, [known(&scene, "nepharite_of_algeroth").id.clone()]);
    assert_eq!(defender.uses, [known(&scene, "scalper").id.clone()]);
    let blow = attacker.blow.as_ref().expect("a blow");
    assert_eq!((blow.left.value, blow.relation, blow.right.value), (15, "<", 16), "Tatsu is immune to Dark Fire");
    assert_eq!(scene.seats[1].title, Some(Phrase::new("role-attacks")));
}

#[test]
fn between_stages_it_is_the_one_whose_window_is_open() {
    let asked = FIGHT.replace("frame 3: window combat >AB\n", "").replace("stage modifiers", "stage named");
    assert_eq!(stage(&seen(&asked, A).clashes[0]), 3, "the tactic is asked for");
    let open = FIGHT.replace("stage modifiers", "stage named");
    assert_eq!(stage(&seen(&open, A).clashes[0]), 2);
}

#[test]
fn those_who_strike_together_add_up() {
    let scene = seen(SIX_FIGHT, A);
    let side = &scene.clashes[0].sides[0];
    let blow = side.blow.as_ref().expect("a blow");
    assert_eq!((side.members.len(), blow.left.parts.len()), (2, 2));
}

#[test]
fn the_chain_says_what_waits_for_what() {
    let scene = seen(CHAIN, B);
    let said: Vec<(&str, usize, bool)> =
        scene.pending.iter().map(|p| (p.label.key.as_str(), p.aims.len(), p.off.is_some())).collect();
    assert_eq!(said, [("harm-kill", 1, false), ("pending-void", 1, true), ("pending-played", 2, false)]);
    // So it is while others are asked; once they have been, it settles.
    let last = |position: &str| seen(position, B).pending.last().expect("a play").label.key.clone();
    let asked = CHAIN.replace("take_aim card at piece 22 seat A", "take_aim card at piece 22 seat A answered");
    assert_ne!(asked, CHAIN);
    assert_eq!(last(&asked), "pending-played");
    assert_eq!(last(&asked.replace("frame 7: window reaction >AB\n", "")), "pending-settles");
}

#[test]
fn whoever_may_answer_sees_what_was_named() {
    let play = "piece 1: A free_marine\npiece 2: B mystic\npiece 3: A samurai\npiece 4: B infantry in aside cover secret\n\
                frame 1: combat\nframe 2: window combat >AB\nframe 3: play\nframe 4: window reaction >A\n\
                combat 1: by A stage modifiers pair 1 2 fight\n\
                play 1: B greater_telepathy card at piece 3 piece 4 tactic shoot caster 2 answered\n";
    let scene = seen(play, A);
    let aims = &scene.pending.last().expect("a play").aims;
    let told: Vec<(Option<&str>, &str)> = aims.iter().map(|aim| (aim.id.as_deref(), aim.label.key.as_str())).collect();
    let expected = [(Some("piece-3"), "card-samurai"), (Some("piece-4"), "hidden-warrior"), (None, "tactic-shoot")];
    assert_eq!(told, expected);
}

#[test]
fn the_others_come_first_and_aside_is_there_while_somebody_stands_there() {
    let areas = |position: &str| match &seen(position, A).boards[..] {
        [Board::Areas(areas)] => areas.iter().map(|area| area.id.clone()).collect::<Vec<_>>(),
        _ => panic!("one board of areas"),
    };
    let of = |seat: &str| ["squad", "kohort", "outpost", "aside"].map(|area| format!("area-{seat}-{area}"));
    assert_eq!(areas(PEACE), [of("B"), of("A")].concat());
    let empty: Vec<String> = areas(PEACE).into_iter().filter(|id| id != "area-B-aside").collect();
    assert_eq!(areas(&PEACE.replace("piece 29: B hussar in aside cover secret\n", "")), empty);
}

#[test]
fn what_lies_with_the_game_or_a_player_can_be_pointed_at() {
    let scene = seen(&PEACE.replace("B destroy_squad with B", "B destroy_squad on game"), A);
    let Board::Areas(areas) = &scene.boards[0] else { panic!("areas") };
    let with_game = areas.iter().find(|area| area.seat.is_none()).expect("an area of nobody");
    assert_eq!(with_game.at_it.iter().map(id).collect::<Vec<_>>(), ["piece-32"]);
    assert_eq!(scene.seats[0].cards.iter().map(id).collect::<Vec<_>>(), ["piece-20"]);
    assert_eq!(scene.seats[0].id, "seat-A");
}

#[test]
fn the_reference_has_every_card_with_its_value_and_affiliation() {
    let cards = Doomtrooper::cards();
    assert_eq!(cards.len(), 671);
    let tatsu = cards.iter().find(|card| card.id == "tatsu").expect("Tatsu");
    assert_eq!(tatsu.cost(), Some(7));
    let told: Vec<(&str, &str)> =
        tatsu.stats.iter().map(|(label, value)| (label.key.as_str(), value.as_str())).collect();
    assert!(told.contains(&("affiliation", "mishima")) && told.contains(&("set", "base")), "{told:?}");
}
