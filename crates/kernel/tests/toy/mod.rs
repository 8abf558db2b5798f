//! A toy with everything that hurts: secret choices made at once, hidden cards, a window, sets, orders, numbers, dice.
//! Each step is one kind of question; the plan says which come.

use kernel::{
    About, Audience, BadSetup, Flow, Game, Luck, Mode, Options, Outcome, Rule, Seat, Setup, Table, Viewer, Who,
};

#[derive(Debug)]
pub(crate) struct Toy;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Ask {
    Plain,
    Maybe,
    Window,
    Several,
    Arrange,
    Amount,
    /// Everybody picks at once, in secret.
    Throw,
    Die,
    Shuffle,
    Forever,
    Nothing,
    /// Ends the game in the middle of a nested rule.
    Cut,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Card(pub u8);

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Picked(Vec<u8>),
    Passed,
    Rolled(u32),
    Said(u32),
    Looked(u8),
    Began,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub plan: Vec<Ask>,
    pub at: usize,
    pub deck: Vec<u8>,
    pub chosen: Vec<u8>,
    pub swallow: bool,
}

pub(crate) fn state(plan: &[Ask]) -> State {
    State { plan: plan.to_vec(), at: 0, deck: vec![1, 2, 3, 4], chosen: vec![], swallow: false }
}

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn one_to_four(_: &State, options: &mut Options<'_, Toy, Card>) {
    for n in 1..=4 {
        // Three is forbidden by a card, to have something to refuse; five by the rules alone.
        options.judge(Card(n), if n == 3 { Err(Rule("TOY-3").by("three")) } else { Ok(()) });
    }
    if options.explains() {
        options.judge(Card(5), Err(Rule("TOY-5")));
    }
}

fn sudden_end(t: &mut Table<'_, Toy>) -> Flow {
    t.state.at = t.state.plan.len();
    t.cut()
}

static ABOUT: About = About {
    key: "toy",
    rules_version: 1,
    practice: true,
    modes: &[Mode { key: "standard", seats: 2..=2 }],
    settings: &[],
    draws: true,
    windows: true,
    minutes: 1,
    emblem: "em-any",
    colour: ("", ""),
    en: "",
    cs: "",
    rules_en: "",
    rules_cs: "",
};

impl Game for Toy {
    type State = State;
    type Ask = Ask;
    type Pick = Card;
    type Event = Event;
    type Weights = ();
    const CEILING: u32 = 50;

    fn about() -> &'static About {
        &ABOUT
    }

    fn setup(_: &Setup) -> Result<State, BadSetup> {
        Ok(state(&[Ask::Plain]))
    }

    fn step(t: &mut Table<'_, Self>) -> Flow {
        let ask = t.state.plan[t.state.at];
        t.tell(Audience::ALL, || Event::Began);
        let picked = |cards: &[Card]| Event::Picked(cards.iter().map(|c| c.0).collect());
        match ask {
            Ask::Plain => {
                let first: Card = t.choose(A, ask, one_to_four)?;
                t.tell(Audience::ALL, || picked(&[first]));
                let second = t.choose(B, ask, one_to_four);
                if t.state.swallow && second.is_err() {
                    // A rule that ignores `?`: the kernel must not believe that the step is done.
                    let _ = t.choose::<Card>(A, ask, one_to_four);
                    t.state.at += 1;
                    return Ok(());
                }
                t.state.chosen = vec![first.0, second?.0];
            }
            Ask::Maybe => match t.choose_or_pass(A, ask, one_to_four)? {
                Some(card) => t.tell(Audience::ALL, || picked(&[card])),
                None => t.tell(Audience::ALL, || Event::Passed),
            },
            Ask::Window => {
                let reacted: Option<Card> = t.react(B, ask, |_, _| {})?;
                assert_eq!(reacted, None);
                t.tell(Audience::ALL, || Event::Passed);
            }
            Ask::Several => {
                let some = t.choose_some(A, ask, 1..=2, one_to_four)?;
                t.tell(Audience::ALL, || picked(&some));
            }
            Ask::Arrange => {
                let order = t.order(A, ask, [Card(1), Card(2), Card(3)])?;
                t.tell(Audience::ALL, || picked(&order));
            }
            Ask::Amount => {
                let n = t.number(A, ask, 2..=5)?;
                t.tell(Audience::ALL, || Event::Said(n));
            }
            Ask::Throw => {
                let thrown = t.ask_all([A, B], ask, |s, _, o| one_to_four(s, o))?;
                t.state.chosen = thrown.iter().map(|c| c.0).collect();
                t.tell(Audience::ALL, || picked(&thrown));
            }
            Ask::Die => {
                let face = t.roll(ask, 6)?;
                t.tell(Audience::ALL, || Event::Rolled(face));
            }
            Ask::Shuffle => {
                t.shuffle(ask, |s| &mut s.deck)?;
                let top = t.state.deck[0];
                t.tell(Audience::only(A), || Event::Looked(top));
                // A knows the top card now and is asked in the same step, so that worlds are imagined in mid-step.
                let _: Card = t.choose(A, Ask::Plain, one_to_four)?;
            }
            Ask::Forever => loop {
                t.roll(ask, 2)?;
            },
            Ask::Nothing => {
                let _: Card = t.choose(A, ask, |_, _| {})?;
            }
            Ask::Cut => {
                let _: Card = t.choose(A, ask, one_to_four)?;
                sudden_end(t)?;
                t.tell(Audience::ALL, || Event::Passed);
            }
        }
        t.state.at += 1;
        Ok(())
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn is_over(state: &State) -> bool {
        state.at == state.plan.len()
    }

    fn outcome(_: &State) -> Outcome {
        Outcome::drawn(2)
    }

    fn knows(_: &State, who: Who, ask: Ask) -> Audience {
        match (ask, who) {
            (Ask::Throw, Who::Seat(seat)) => Audience::only(seat),
            (Ask::Shuffle, _) => Audience::NOBODY,
            _ => Audience::ALL,
        }
    }

    /// The deck is hidden from all until it is shuffled.
    fn resample(world: &mut State, _: &State, _: Viewer, luck: &mut Luck) {
        world.deck.sort_unstable();
        luck.shuffle(&mut world.deck);
    }

    fn eval(_: &State, _: Seat, (): &()) -> f32 {
        0.5
    }
}
