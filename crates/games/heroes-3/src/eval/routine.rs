//! How a seasoned player goes on without much thought: builds and recruits what can be paid for, and takes the nearest way to
//! what is worth most.

use super::fight::{self, best};
use super::prospect::View;
use super::{built, is_threatened, price, saved, wealth};
use crate::cards::{Clause, clauses};
use crate::printed::{Building, Kind};
use crate::rules::exploring;
use crate::rules::town::HIRING;
use crate::state::{Errand, Frame, Matter, State};
use crate::tables::Resource;
use crate::weights::Weights;
use crate::{Ask, Offer, Pick};
use kernel::{Answer, Seat};

pub(crate) fn routine(
    state: &State,
    seat: Seat,
    ask: Ask,
    options: &[Answer<Pick>],
    w: &Weights,
) -> Option<Answer<Pick>> {
    let offered = |offer: Offer| options.iter().copied().find(|&option| option == Answer::Pick(Pick::Offer(offer)));
    match ask {
        Ask::Act => act(state, seat, options, w),
        Ask::Recruit | Ask::Reinforce => grow(state, seat, options, w),
        Ask::Fight => fight::act(state, seat, options),
        Ask::Instant => fight::instant(state, seat, options),
        Ask::Deploy | Ask::Place => fight::deploy(options),
        Ask::Extend if fight::extends(state, w) => offered(Offer::Yes),
        Ask::Defence | Ask::Yield | Ask::Save => offered(Offer::Yes),
        Ask::Refill => options.contains(&Answer::Pass).then_some(Answer::Pass),
        Ask::Search(_) => offered(Offer::Deck),
        Ask::Rotate => best(options, |option| match *option {
            Answer::Pick(Pick::Tile(home, turn)) => {
                state.slot_at(home).map_or(0.0, |slot| exploring::exits(state, slot, turn) as f32)
            }
            _ => 0.0,
        }),
        Ask::HutCard => offered(Offer::Keep),
        Ask::Hut => offered(Offer::Look),
        Ask::Garden => offered(Offer::Valuables),
        Ask::Box => offered(Offer::TreasureDice),
        Ask::Settle => offered(if lacks_valuables(state, seat) { Offer::Valuables } else { Offer::Gold }),
        Ask::Quest(matter) => quest(state, seat, matter, options, w),
        _ => None,
    }
}

/// Silver units wait for valuables longer than for anything else.
fn lacks_valuables(state: &State, seat: Seat) -> bool {
    const WHAT: usize = Resource::Valuables as usize;
    let (player, silver) = (state.player(seat), Building::DwellingSilver);
    !player.has(silver) && player.wealth[WHAT] < silver.cost()[WHAT]
}

/// What one is poorer by for a town action.
fn cost(view: &View<'_>, seat: Seat, cost: [u16; 3]) -> f32 {
    let have = view.state.player(seat).wealth;
    let left = std::array::from_fn(|what| have[what].saturating_sub(cost[what]));
    let worth = |all: [u16; 3]| wealth(all, view.share, view.w) + saved(view, seat, all);
    worth(have) - worth(left)
}

/// What a recruitment or reinforcement brings beyond its price.
fn growth(option: &Answer<Pick>, w: &Weights) -> f32 {
    match *option {
        Answer::Pick(Pick::Recruit(unit)) => (w.army - 1.0) * price(unit, false, w),
        Answer::Pick(Pick::Reinforce(unit)) => (w.army - 1.0) * (price(unit, true, w) - price(unit, false, w)),
        _ => f32::MIN,
    }
}

/// Gold that is better kept, so that a siege can be met: H3-SIEGE-1.
fn purse(state: &State, seat: Seat) -> u16 {
    let gold = state.player(seat).wealth[Resource::Gold as usize];
    gold.saturating_sub(if is_threatened(state, seat) { 8 } else { 0 })
}

fn grow(state: &State, seat: Seat, options: &[Answer<Pick>], w: &Weights) -> Option<Answer<Pick>> {
    let purse = purse(state, seat);
    best(options, |option| match *option {
        Answer::Pick(Pick::Recruit(unit)) if u16::from(unit.side(false).gold) > purse => f32::MIN,
        Answer::Pick(Pick::Reinforce(unit)) if u16::from(unit.side(true).gold) > purse => f32::MIN,
        Answer::Pass => 0.0,
        _ => growth(option, w),
    })
}

/// What a scenario asks: the dearest unit, what may help others, and all that one has for them before one leaves.
fn quest(state: &State, seat: Seat, matter: Matter, options: &[Answer<Pick>], w: &Weights) -> Option<Answer<Pick>> {
    let leaves = state.frames.as_slice().contains(&Frame::Quest(Errand::Leave(seat)));
    match matter {
        Matter::SharedRecruit => grow(state, seat, options, w),
        Matter::Enlist | Matter::Bequeath => best(options, |option| match *option {
            Answer::Pick(Pick::Recruit(unit)) => price(unit, false, w),
            Answer::Pick(Pick::Share(unit)) => price(unit, state.units(seat).any(|it| it == (unit, true)), w),
            _ => f32::MIN,
        }),
        Matter::Barter if leaves => best(options, |option| match *option {
            Answer::Pick(Pick::Hand(_, n)) => f32::from(n),
            _ => 0.0,
        }),
        Matter::Barter | Matter::Swap => options.contains(&Answer::Pass).then_some(Answer::Pass),
        _ => None,
    }
}

/// H3-TURN-6: the town first, then the ways of the heroes.
fn act(state: &State, seat: Seat, options: &[Answer<Pick>], w: &Weights) -> Option<Answer<Pick>> {
    let view = View::of(state, w);
    let purse = purse(state, seat);
    let town = |option: &Answer<Pick>| match *option {
        Answer::Pick(Pick::Build(building)) if building.cost()[0] <= purse => {
            1.0 + built(&view, building) - cost(&view, seat, building.cost())
        }
        Answer::Pick(Pick::Recruit(unit)) if u16::from(unit.side(false).gold) <= purse => growth(option, w),
        Answer::Pick(Pick::Reinforce(unit)) if u16::from(unit.side(true).gold) <= purse => growth(option, w),
        Answer::Pick(Pick::BuySpell) if purse > Building::MageGuild.price(state.player(seat).faction()) + 6 => 0.3,
        Answer::Pick(Pick::Hire(_)) if purse >= HIRING[0] => w.follower * view.share - f32::from(HIRING[0]),
        Answer::Pick(Pick::Play(face, which)) if face.kind() != Kind::Artifact && is_gift(clauses(face, which)) => 0.1,
        _ => f32::MIN,
    };
    let done = best(options, town).filter(|option| town(option) > 0.0);
    done.or_else(|| walk(&view, seat, options))
}

/// A card that gives something and takes nothing.
fn is_gift(clauses: &[Clause]) -> bool {
    clauses.iter().all(|clause| matches!(clause, Clause::Gain(..)))
}

/// The first step towards what is worth most, or the tile that lies on the way is turned up.
fn walk(view: &View<'_>, seat: Seat, options: &[Answer<Pick>]) -> Option<Answer<Pick>> {
    let mut ways: Vec<(f32, Pick)> = vec![];
    for walker in 0..2 {
        let hero = view.state.player(seat).walkers[usize::from(walker)];
        if !hero.here || hero.mp == 0 {
            continue;
        }
        for prospect in view.prospects(seat, usize::from(walker)).into_iter().take(6) {
            if prospect.waits {
                break;
            }
            let first = &view.chart.fields[prospect.first];
            let pick = if first.is_up { Pick::Move(walker, first.hex) } else { Pick::Reveal(walker, first.centre) };
            ways.push((prospect.value, pick));
        }
    }
    ways.sort_by(|a, b| b.0.total_cmp(&a.0));
    let way = ways.iter().map(|(_, pick)| Answer::Pick(*pick)).find(|pick| options.contains(pick));
    let explores = || options.iter().copied().find(|option| matches!(option, Answer::Pick(Pick::Explore(_))));
    let stops = options.contains(&Answer::Pass).then_some(Answer::Pass);
    way.or_else(explores).or(stops)
}

#[cfg(test)]
mod tests {
    use crate::rules::exploring::exits;
    use crate::setup::ABOUT;
    use crate::{Ask, Heroes3, Pick};
    use kernel::{Answer, Game, Live, Luck, Weights as _};

    /// Stand United has no tiles to be added: who turns the closed sides of the start tile to the map never leaves it.
    #[test]
    fn nobody_walls_himself_in() {
        let options = [("scenario".to_string(), "stand_united".to_string())];
        let setup = ABOUT.setup(Some("cooperative"), Some(2), &options).unwrap();
        let mut live = Live::<Heroes3>::new(Heroes3::setup(&setup).unwrap()).unwrap();
        let mut luck = Luck::new(7);
        let mut turned = 0;
        while turned < 2 {
            live.deal(&mut luck).unwrap();
            let (state, question) = (live.state(), &live.pending()[0]);
            let (seat, ask, options) = (question.seat().unwrap(), question.ask, &question.options);
            let usual = crate::weights::Weights::usual();
            let routine = Heroes3::routine(state, seat, ask, options, &usual);
            if ask == Ask::Rotate {
                let slot = state.slot_at(state.home(seat).unwrap()).unwrap();
                let ways = |answer: &Answer<Pick>| match *answer {
                    Answer::Pick(Pick::Tile(_, turn)) => exits(state, slot, turn),
                    _ => 0,
                };
                assert!(options.iter().any(|option| ways(option) == 0), "one could wall oneself in");
                let most = options.iter().map(ways).max();
                assert_eq!(routine.as_ref().map(ways), most);
                turned += 1;
            }
            let answer = routine.unwrap_or_else(|| Heroes3::default(state, ask, options));
            live.answer(seat, answer).unwrap().unwrap();
        }
    }
}
