//! A toy whose questions change from one version of its rules to the next.

use kernel::scene::Scene;
use kernel::{
    About, Audience, BadSetup, Facts, Flow, Game, Lines, Luck, Malformed, Mode, Outcome, Phrase, Rule, Say, Seat,
    Setup, Show, Table, Viewer, Who,
};

/// Version 1 asks A for orders that decide nothing; version 2 does not, and asks B in a window where it can only
/// pass; version 3 asks A to choose a colour after it, which no record of version 1 knows.
#[derive(Debug)]
pub(crate) struct Quiz<const V: u32>;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Ask {
    Shuffle,
    Order,
    Colour,
    Window,
    Number,
    Die,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Card(pub u8);

/// What happened, in the words of the notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Event(pub String);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    round: u8,
    sum: u32,
    deck: Vec<u8>,
}

const ROUNDS: u8 = 6;
const A: Seat = Seat(0);
const B: Seat = Seat(1);

const fn about(rules_version: u32) -> About {
    About {
        key: "quiz",
        rules_version,
        practice: true,
        modes: &[Mode { key: "standard", seats: 2..=2 }],
        settings: &[],
        draws: true,
        windows: false,
        minutes: 1,
        emblem: "em-any",
        colour: ("", ""),
        en: "",
        cs: "",
        rules_en: "",
        rules_cs: "",
    }
}

static ABOUT: [About; 3] = [about(1), about(2), about(3)];

impl<const V: u32> Game for Quiz<V> {
    type State = State;
    type Ask = Ask;
    type Pick = Card;
    type Event = Event;
    type Weights = ();

    fn about() -> &'static About {
        &ABOUT[V as usize - 1]
    }

    fn setup(_: &Setup) -> Result<State, BadSetup> {
        Ok(State { round: 0, sum: 0, deck: vec![1, 2, 3, 4, 5] })
    }

    /// One round: a shuffle, the questions of this version, a die. From the third round on, for the first two are the
    /// same for all.
    fn step(t: &mut Table<'_, Self>) -> Flow {
        t.shuffle(Ask::Shuffle, |s| &mut s.deck)?;
        let top = t.state.deck[0];
        t.tell(Audience::only(A), || Event(format!("looked {top}")));
        if t.state.round >= 2 && V == 1 {
            t.order(A, Ask::Order, [Card(1), Card(2), Card(3)])?;
        }
        if t.state.round >= 2 && V > 1 {
            let _: Option<Card> = t.react(B, Ask::Window, |_, _| {})?;
        }
        if t.state.round >= 3 && V == 3 {
            t.tell(Audience::ALL, || Event("coloured".into()));
            let _: Card = t.choose(A, Ask::Colour, |_, o| o.extend([Card(8), Card(9)]))?;
        }
        let round = u32::from(t.state.round);
        let number = t.number(B, Ask::Number, 1..=4 + round)?;
        let die = t.roll(Ask::Die, 6)?;
        t.tell(Audience::ALL, || Event(format!("scored {number} {die}")));
        t.state.sum = t.state.sum * 7 + number * u32::from(top) + die;
        if t.state.round == ROUNDS - 1 && V == 1 {
            t.order(A, Ask::Order, [Card(1), Card(2), Card(3)])?;
        }
        t.state.round += 1;
        Ok(())
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn is_over(state: &State) -> bool {
        state.round == ROUNDS
    }

    fn outcome(_: &State) -> Outcome {
        Outcome::drawn(2)
    }

    fn knows(_: &State, who: Who, ask: Ask) -> Audience {
        match (who, ask) {
            (_, Ask::Shuffle) => Audience::NOBODY,
            _ => Audience::ALL,
        }
    }

    fn resample(world: &mut State, _: &State, _: Viewer, luck: &mut Luck) {
        world.deck.sort_unstable();
        luck.shuffle(&mut world.deck);
    }

    fn eval(_: &State, _: Seat, (): &()) -> f32 {
        0.5
    }
}

impl<const V: u32> Show for Quiz<V> {
    fn write(state: &State, _: Viewer, facts: &mut Facts) {
        facts.say("round", state.round);
        facts.say("sum", state.sum);
        facts.say_all("deck", state.deck.iter());
    }

    fn read(lines: &mut Lines) -> Result<State, Malformed> {
        let mut need = |name: &str| {
            lines.take(name).ok_or_else(|| Malformed::new(1, Phrase::new("record-needs").text("name", name)))
        };
        let (round, sum) = (need("round")?.number(0..=ROUNDS)?, need("sum")?.number(0..=u32::MAX)?);
        let deck = kernel::parse_list(&need("deck")?, |word| word.parse().ok())?;
        Ok(State { round, sum, deck })
    }

    fn ask_id(ask: Ask) -> &'static str {
        match ask {
            Ask::Shuffle => "shuffle",
            Ask::Order => "order",
            Ask::Colour => "colour",
            Ask::Window => "window",
            Ask::Number => "number",
            Ask::Die => "die",
        }
    }

    fn pick_id(_: &State, pick: Card) -> String {
        format!("card {}", pick.0)
    }

    fn is_word(word: &str) -> bool {
        word == "card" || word.parse::<u8>().is_ok()
    }

    fn event_id(event: &Event) -> String {
        event.0.clone()
    }

    fn rule(_: Ask) -> Rule {
        Rule("QUIZ-1")
    }

    fn pick(_: &State, _: Ask, pick: Card) -> Say {
        Say::new(Phrase::new("answer-face").text("face", pick.0.to_string()))
    }

    fn event(event: &Event) -> Phrase {
        Phrase::new("answer-face").text("face", event.0.clone())
    }

    fn scene(_: &State, _: Viewer) -> Scene {
        Scene::default()
    }
}
