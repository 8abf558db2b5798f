//! Bots decide by what their seat knows: in a world that the seat cannot tell from the truth they say the same.

use bots::{Bot, Knowledge, Mind};
use kernel::{Answer, Game, Live, Luck, Seat, Setup};

/// Decisions in one game that are looked at; thinking takes time.
const LOOKS: u32 = 12;

/// Play a random game for each setup. Now and then put another world in place of the truth and let the bots decide in
/// both, with the same luck.
pub fn bots_do_not_peek<G: Game>(setups: &[Setup]) {
    let bots = ["greedy", "search:200", "search:200:2"].map(|name| name.parse::<Bot>().expect("a bot"));
    let mut differed = 0;
    for (i, setup) in setups.iter().enumerate() {
        let mut luck = Luck::new(i as u64 ^ 0xB075);
        let mut live = Live::<G>::new(G::setup(setup).expect("a setup of the test")).expect("no fault");
        let mut looks = 0;
        loop {
            live.deal(&mut luck).expect("no fault");
            let Some(question) = live.pending().first().cloned() else { break };
            let seat = question.seat().expect("Chance was dealt");
            if looks < LOOKS && question.options.len() > 1 && luck.below(4) == 0 {
                looks += 1;
                let other = live.known_to(seat, &mut luck).expect("a world that fits");
                differed += u32::from(other.state() != live.state());
                for bot in bots {
                    let [here, there] = [&live, &other].map(|table| decide(table, seat, bot, looks));
                    assert_eq!(here, there, "{bot} decides by what it cannot see: {:?}", live.state());
                }
            }
            let answer = question.options[luck.below(question.options.len() as u32) as usize];
            live.answer(seat, answer).expect("no fault").expect("an offered answer");
        }
    }
    assert!(differed > 0, "the worlds differed now and then");
}

fn decide<G: Game>(table: &Live<G>, seat: Seat, bot: Bot, seed: u32) -> Answer<G::Pick> {
    let mut luck = Luck::new(seed.into());
    let knowledge = Knowledge::of(table, seat, &mut luck).expect("the seat is asked");
    bot.choose(&knowledge, &mut Mind::default(), &mut luck)
}
