//! H3-COMBAT-28 to H3-COMBAT-31, H3-XP: how a combat is left, and what comes of it.

use super::super::{ai, done, ending, gains, modes, playing, push, windows};
use super::{close, lose_secondary, stage, walker_of};
use crate::event::Event;
use crate::setup;
use crate::state::{Against, Combat, Frame, Optional, Party, Stage, State};
use crate::tables::Resource;
use crate::{Ask, Board, Offer, Options, Pick};
use kernel::{Audience, Flow, Rule, Seat};

/// H3-COMBAT-29
const SURRENDER: [u16; 3] = [10, 0, 0];

/// H3-COMBAT-29, H3-SIEGE-7, H3-AMB-24, H3-AMB-40
pub(crate) fn can_surrender(state: &State, combat: &Combat, party: Party) -> Result<(), Rule> {
    let seat = combat.seat(party);
    let enemy = !matches!(combat.against, Against::Neutrals(_));
    let at_home = party == Party::Defender && state.founder(combat.at) == Some(seat);
    // An army alone goes back to its hero.
    let elsewhere = walker_of(combat, party).is_none() || state.strongholds(seat).any(|hex| hex != combat.at);
    if combat.shackled >> party as u8 & 1 != 0 {
        Err(Rule("H3-COMBAT-29"))
    } else if !enemy {
        Err(Rule("H3-COMBAT-28"))
    } else if state.is_ai(combat.seat(party.other())) {
        Err(Rule("H3-AMB-54"))
    } else if at_home {
        Err(Rule("H3-SIEGE-7"))
    } else if !state.player(seat).can_pay(SURRENDER) || !elsewhere {
        Err(Rule("H3-AMB-24"))
    } else {
        Ok(())
    }
}

/// H3-COMBAT-29, H3-AMB-25: it is no defeat.
pub(crate) fn surrender(t: &mut Board<'_>, combat: &Combat, party: Party) {
    let (seat, to) = (combat.seat(party), combat.seat(party.other()));
    gains::pay(t, seat, SURRENDER);
    gains::gain(t, to, Resource::Gold, SURRENDER[0]);
    t.tell(Audience::ALL, || Event::Surrendered { seat, to });
    let walker = walker_of(combat, party);
    close(t);
    match walker {
        Some(1) => lose_secondary(t, seat),
        Some(_) => push(t, Frame::Return { seat, walker: 0 }),
        None => {}
    }
    if party == Party::Defender {
        // H3-AMB-80: the attacker stays and visits the field.
        let visit = Frame::Visit { seat: combat.by, walker: combat.walker };
        let top = t.state.frames.take();
        match top {
            Some(back @ Frame::Return { .. }) => [visit, back].into_iter().for_each(|frame| push(t, frame)),
            Some(other) => [other, visit].into_iter().for_each(|frame| push(t, frame)),
            None => push(t, visit),
        }
    }
}

/// H3-COMBAT-5, H3-COMBAT-6, H3-AMB-21
pub(super) fn extend(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let seat = combat.by;
    let walker = usize::from(combat.walker);
    let free = t.state.plays_with(Optional::FreeExtension);
    let offer = |s: &State, o: &mut Options<'_>| {
        let can = if free || s.player(seat).walkers[walker].mp > 0 { Ok(()) } else { Err(Rule("H3-COMBAT-6")) };
        o.judge(Pick::Offer(Offer::Yes), can);
        windows::offer_cards(s, combat, seat, o); // H3-COMBAT-22: the combat goes on until it is left.
    };
    let picked = match windows::might_play(&t.state, combat, seat) {
        true => t.choose_or_pass_hidden(seat, Ask::Extend, offer)?,
        false => t.choose_or_pass(seat, Ask::Extend, offer)?,
    };
    match picked {
        None => {
            retreat(t, combat);
            return Ok(());
        }
        Some(Pick::Offer(_)) => {}
        Some(pick) => {
            windows::does(t, combat, seat, pick);
            return Ok(());
        }
    }
    if !free {
        t.state.player_mut(seat).walkers[walker].mp -= 1;
    }
    t.tell(Audience::ALL, || Event::Extended { seat });
    stage(t, Stage::Next);
    Ok(())
}

/// H3-COMBAT-30, H3-NEUTRAL-10
fn retreat(t: &mut Board<'_>, combat: &Combat) {
    let seat = combat.by;
    t.tell(Audience::ALL, || Event::Retreated { seat });
    discard_guards(t, combat);
    let hero = &mut t.state.player_mut(seat).walkers[usize::from(combat.walker)];
    hero.at = hero.from;
    close(t);
}

pub(crate) fn discard_guards(t: &mut Board<'_>, combat: &Combat) {
    if combat.is_neutral(Party::Defender) && !modes::keep_guards(t, combat) {
        for by in combat.standing(Party::Defender) {
            let unit = combat.fighter(by).unit;
            t.state.neutrals[unit.facts().tier as usize].discard.push(unit);
        }
    }
}

/// H3-UNIT-6: who has no units begins again with those of the scenario.
pub(crate) fn raise_again(t: &mut Board<'_>, seat: Seat) -> bool {
    let lost = t.state.player(seat).units().next().is_none();
    if lost {
        let map = t.state.map;
        setup::enlist(t.state.player_mut(seat), map);
        modes::raised_again(t, seat);
    }
    lost
}

/// One side has nobody left.
pub(super) fn over(t: &mut Board<'_>, combat: &Combat, winner: Party) -> Flow {
    match combat.against {
        Against::Neutrals(modes::dragons::GROUP) => modes::dragons::over(t, combat, winner),
        Against::Neutrals(guard) if winner == Party::Attacker => beat_guards(t, combat, guard),
        Against::Neutrals(_) => {
            // H3-AMB-22
            let seat = combat.by;
            if raise_again(t, seat) {
                t.tell(Audience::ALL, || Event::LostCombat { seat });
                discard_guards(t, combat);
                close(t);
                if modes::lost_a_combat(t) {
                    return Ok(());
                }
                fall_back(t, seat, combat.walker);
            } else {
                retreat(t, combat);
            }
        }
        Against::Hero(..) | Against::Army(_) if Party::ALL.iter().any(|&party| t.state.is_ai(combat.seat(party))) => {
            ai::over(t, combat, winner);
        }
        Against::Hero(..) | Against::Army(_) => beat_player(t, combat, winner),
    }
    Ok(())
}

/// H3-XP-1 to H3-XP-5, H3-AMB-20: experience first, then the field is visited.
fn beat_guards(t: &mut Board<'_>, combat: &Combat, guard: u8) {
    let seat = combat.by;
    t.tell(Audience::ALL, || Event::WonCombat { seat });
    close(t);
    push(t, Frame::Visit { seat, walker: combat.walker });
    modes::beat_guards(t, combat);
    if combat.walker == 0 {
        match combat.azure {
            true => gains::learn_everything(t, seat),
            false => compare(t, seat, guard),
        }
        playing::may_raise(t, seat);
    }
}

/// H3-XP-2, H3-XP-3, H3-XP-4
fn compare(t: &mut Board<'_>, seat: Seat, level: u8) {
    match level.cmp(&t.state.player(seat).level()) {
        std::cmp::Ordering::Less => {}
        std::cmp::Ordering::Equal => gains::learn(t, seat, 1),
        std::cmp::Ordering::Greater => gains::learn(t, seat, 2),
    }
}

/// H3-COMBAT-31, H3-HERO-10, H3-AMB-23, H3-XP-6, H3-SIEGE-12
fn beat_player(t: &mut Board<'_>, combat: &Combat, winner: Party) {
    let (seat, loser) = (combat.seat(winner), combat.seat(winner.other()));
    t.tell(Audience::ALL, || Event::WonCombat { seat });
    t.tell(Audience::ALL, || Event::LostCombat { seat: loser });
    close(t);
    if winner == Party::Attacker {
        push(t, Frame::Visit { seat, walker: combat.walker });
    }
    let (won, lost) = (walker_of(combat, winner), walker_of(combat, winner.other()));
    raise_again(t, loser);
    if lost.is_none() {
        return;
    }
    if won == Some(0) && lost == Some(0) {
        let level = t.state.player(loser).level();
        compare(t, seat, level);
    }
    ending::take_cube(t, seat, loser);
    if lost == Some(1) {
        lose_secondary(t, loser);
        return;
    }
    let gold = t.state.player(loser).wealth[0].min(5); // H3-AMB-24
    gains::pay(t, loser, [gold, 0, 0]);
    gains::gain(t, seat, Resource::Gold, gold);
    gains::morale(t, loser, false);
    ending::pass_grail(t, loser, seat);
    if won == Some(0) {
        playing::may_raise(t, seat);
    }
    if t.state.verdict.is_none() {
        fall_back(t, loser, 0);
    }
}

/// A beaten main hero goes home; who has none is eliminated: H3-WIN-3, H3-AMB-26. A secondary one is lost.
pub(crate) fn fall_back(t: &mut Board<'_>, seat: Seat, walker: u8) {
    if walker == 1 {
        lose_secondary(t, seat);
        return;
    }
    let at = t.state.player(seat).walkers[0].at;
    // The town where it was beaten is about to be taken.
    let besieged = |t: &Board<'_>, hex| hex == at && t.state.walker_at(hex).any(|(other, _)| other != seat);
    let has_home = t.state.strongholds(seat).any(|hex| !besieged(t, hex));
    if has_home {
        push(t, Frame::Return { seat, walker });
    } else {
        ending::eliminate(t, seat);
    }
}

/// H3-COMBAT-31: to an own town or settlement of the loser's choice.
pub(crate) fn find_home(t: &mut Board<'_>, seat: Seat, walker: u8) -> Flow {
    let was = t.state.player(seat).walkers[usize::from(walker)].at;
    let picked = t.choose_if_any(seat, Ask::Return, |s, o| {
        let taken = |hex| s.walker_at(hex).any(|(other, _)| other != seat);
        o.extend(s.strongholds(seat).filter(|&hex| !(hex == was && taken(hex))).map(Pick::Field));
    })?;
    done(t);
    if let Some(Pick::Field(at)) = picked {
        let hero = &mut t.state.player_mut(seat).walkers[usize::from(walker)];
        (hero.at, hero.from) = (at, at);
        t.tell(Audience::ALL, || Event::Returned { seat });
    }
    Ok(())
}
