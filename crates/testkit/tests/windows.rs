//! What is pending is in the position: windows, plays with their payments, chains of reactions, combats in combats.

use insta::assert_snapshot;
use kernel::{Game, Live, Luck, Setup};
use testkit::skirmish::{Ask, Frame, Skirmish, State};
use testkit::{Laws, play, refuse};
use words::Lang;

fn setups() -> Vec<Setup> {
    (2..=4).map(|seats| Skirmish::about().setup(None, Some(seats), &[]).unwrap()).collect()
}

/// A window about something lies right over it, and what was paid is no longer owed once others may answer.
fn well_stacked(state: &State) -> Result<(), String> {
    let closed = |frame: &Frame| matches!(frame, Frame::Window(window) if window.is_closed());
    match state.frames.windows(2).find(|pair| matches!(pair[0], Frame::Play(play) if !play.answered || play.owed > 0)) {
        Some(pair) => Err(format!("{pair:?}")),
        None if state.frames.iter().rev().skip(1).any(closed) => Err("a closed window under something".into()),
        None => Ok(()),
    }
}

#[test]
fn conformance() {
    testkit::conformance(&Laws::<Skirmish> {
        setups: setups(),
        games: 12,
        longest: 3000,
        invariant: well_stacked,
        has_secrets: true,
    });
}

#[test]
fn the_notation_round_trips() {
    testkit::notation_round_trips::<Skirmish>(&setups());
}

#[test]
fn reading_never_panics() {
    testkit::reading_never_panics::<Skirmish>(&setups());
}

#[test]
fn bots_do_not_peek() {
    testkit::bots_do_not_peek::<Skirmish>(&setups());
}

/// However deep the chain, nothing has to be said again to get to a question.
#[test]
fn a_step_asks_once_at_any_depth() {
    let (mut deepest, mut windows) = (0, 0);
    for (setup, seed) in setups().iter().flat_map(|setup| (0..40).map(move |seed| (setup, seed))) {
        let mut luck = Luck::new(seed);
        let mut live = Live::<Skirmish>::new(Skirmish::setup(setup).unwrap()).unwrap();
        loop {
            live.deal(&mut luck).unwrap();
            let Some(question) = live.pending().first().cloned() else { break };
            assert_eq!(live.checkpoint().1, [], "nothing was said since the checkpoint");
            assert_eq!(question.window, matches!(question.ask, Ask::AnyTime | Ask::React), "{:?}", question.ask);
            windows += u32::from(question.window);
            deepest = deepest.max(live.state().frames.len());
            let answer = question.options[luck.below(question.options.len() as u32) as usize];
            live.answer(question.seat().unwrap(), answer).unwrap().unwrap();
        }
    }
    assert!(deepest >= 8 && windows > 1000, "{deepest} deep, {windows} windows");
}

#[test]
fn a_chain_is_settled_from_its_latest_link() {
    let position = "seats: 3\nstep: act\nA.hand: hex rage\nB.hand: ward\nC.hand: ward\nframe 1: window >ABC";
    // B cancels A's hex, C cancels B's ward, nobody answers that one: the hex takes effect.
    let said = "A: hex\nA: B\nA: rage\nB: ward\nC: ward\nA: pass\nB: pass\nA: pass\nC: pass\nC: pass\nB: pass";
    assert_snapshot!(play::<Skirmish>(position, said), @r"
    all: A played Hex.
    all: It was for B.
    all: A paid with Rage.
    all: B played Ward.
    all: C played Ward.
    all: Ward of B had no effect.
    all: B lost a life.
    ");
}

#[test]
fn a_position_in_mid_chain_goes_on_from_there() {
    let chain = "seats: 3\nstep: act\nB.hand: hex\nC.hand: ward
        frame 1: window Ab>C\nframe 2: play A hex for B owed 0 answered\nframe 3: window B>C";
    assert_snapshot!(play::<Skirmish>(chain, "C: ward\nA: pass\nB: pass\nB: pass\nC: pass"), @r"
    all: C played Ward.
    all: Hex of A had no effect.
    ");
    assert_snapshot!(refuse::<Skirmish>(chain, "B: hex"), @"SK-TURN-1: It is not B who is asked.");
    let reacting = chain.replace("window B>C", "window >Bc");
    assert_snapshot!(refuse::<Skirmish>(&reacting, "B: hex"), @"SK-REACT-1: “hex” is not possible now.");
}

#[test]
fn a_combat_inside_a_combat_comes_first() {
    let position = "seats: 3\nstep: end\nA.life: 1\nC.hand: duel hex
        frame 1: combat A B 0 0 declared\nframe 2: window ab>C";
    // C, who has no part in it, challenges A in the middle of A's attack; A falls, and there is nothing left to fight.
    let said = "C: duel\nC: A\nC: hex\nA: pass\nB: pass\nC: pass\nA: pass\nB: pass\nchance 6\nB: pass\nC: pass\nB: pass\nC: pass";
    assert_snapshot!(play::<Skirmish>(position, said), @r"
    all: C played Duel.
    all: It was for A.
    all: C paid with Hex.
    all: C attacked A.
    all: The blow was a 6.
    all: A lost a life.
    all: A was out.
    all: B began a turn.
    ");
}

#[test]
fn what_cannot_be_pending_is_refused_with_its_line() {
    let game = testkit::erased::<Skirmish>();
    let read = |frame: &str| {
        let error = game.read(&format!("seats: 2\nframe 1: {frame}")).unwrap_err();
        error.say(&game.words().speaker(Lang::En, &[]))
    };
    assert_snapshot!(read("window BA"), @"line 2: frame 1: cannot read `BA`");
    assert_snapshot!(read("window >ABC"), @"line 2: frame 1: cannot read `window >ABC`");
    assert_snapshot!(read("play A hex for B owed 2"), @"line 2: frame 1: cannot read `play A hex for B owed 2`");
    assert_snapshot!(read("combat A B"), @"line 2: frame 1: cannot read `combat A B`");
}
