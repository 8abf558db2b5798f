//! H3-COMBAT, H3-SIEGE: how a combat begins, who takes part, and its stages.

mod lineup;
mod outcome;

pub(crate) use lineup::{draw_guard, free_cells, put, settle};
pub(crate) use outcome::{can_surrender, discard_guards, fall_back, find_home, raise_again, surrender};

use super::{ai, attack, done, ending, fighting, gains, lasting, playing, push, siege, windows};
use crate::cards::When;
use crate::event::Event;
use crate::state::{Against, Cell, Combat, Deed, Frame, Party, Stage, Walker};
use crate::{Ask, Board, Offer, Pick};
use grid::hex::Hex;
use kernel::{Audience, Flow, Rule, Seat};

/// Where a fighter stands that has no place yet.
pub(crate) const NOWHERE: Cell = Cell(u8::MAX);

/// H3-SIEGE-1
const DEFENCE: [u16; 3] = [8, 0, 0];

pub(crate) fn begin(t: &mut Board<'_>, by: Seat, walker: u8, at: Hex, against: Against, foe: Seat, stage: Stage) {
    let endless = super::modes::is_to_the_end(&t.state, at, against);
    t.state.combat = Some(Combat { endless, ..Combat::new(by, walker, against, foe, at, stage) });
    push(t, Frame::Combat);
}

pub(crate) fn begin_with_guards(t: &mut Board<'_>, seat: Seat, walker: u8, guard: u8) {
    t.tell(Audience::ALL, || Event::Guarded { seat, guard });
    let foe = t.state.before(seat); // H3-AMB-18
    let at = at(t, seat, walker);
    begin(t, seat, walker, at, Against::Neutrals(guard), foe, Stage::Deploy(Party::Attacker));
    let combat = t.state.combat;
    let allowed = combat.is_some_and(|combat| super::modes::may_be_skipped(&t.state, &combat));
    if walker == 0 && allowed && playing::may_skip(&t.state, seat, guard) {
        stage(t, Stage::Skip);
    }
    // H3-WIN-4, H3-AMB-75: whoever sat before is asked, though eliminated.
    let just_before = Seat((seat.0 + t.state.seats - 1) % t.state.seats);
    let ghost = t.state.player(just_before);
    if ghost.out && !ghost.declined && !ai::is_shared(&t.state) {
        push(t, Frame::Deed(Deed::Control(just_before)));
    }
}

pub(crate) fn begin_with_hero(t: &mut Board<'_>, seat: Seat, walker: u8, enemy: Seat, which: u8) {
    t.tell(Audience::ALL, || Event::Attacked { seat, enemy });
    let at = at(t, seat, walker);
    begin(t, seat, walker, at, Against::Hero(enemy, which), enemy, Stage::Yield);
}

pub(crate) fn begin_siege(t: &mut Board<'_>, seat: Seat, walker: u8, holder: Seat) {
    t.tell(Audience::ALL, || Event::Attacked { seat, enemy: holder });
    let at = at(t, seat, walker);
    begin(t, seat, walker, at, Against::Army(holder), holder, Stage::Defence);
}

fn at(t: &Board<'_>, seat: Seat, walker: u8) -> Hex {
    t.state.player(seat).walkers[usize::from(walker)].at
}

/// One step of the combat that goes on.
pub(crate) fn combat(t: &mut Board<'_>) -> Flow {
    let Some(combat) = t.state.combat else {
        done(t);
        return Ok(());
    };
    match combat.stage {
        Stage::Yield => may_yield(t, &combat),
        Stage::Defence => may_defend(t, &combat),
        Stage::Deploy(party) => lineup::deploy(t, &combat, party),
        Stage::Muster => lineup::muster(t, &combat),
        Stage::Place => lineup::place(t, &combat),
        Stage::Walls => siege::build(t, &combat),
        Stage::Skip => may_skip(t, &combat),
        Stage::Start(window) => windows::starting(t, &combat, window),
        Stage::Next => fighting::next(t, &combat),
        Stage::Lull(window) => windows::between(t, &combat, window),
        Stage::Ready => fighting::choose(t),
        Stage::Act => fighting::act(t, &combat),
        Stage::Instants(blow, window) => windows::instants(t, &combat, blow, window),
        Stage::Blow(blow) => attack::blow(t, &combat, blow),
        Stage::Rolled(blow, roll) => attack::rolled(t, &combat, blow, roll),
        Stage::Wound(blow, roll, damage) => attack::wound(t, &combat, blow, roll, damage),
        Stage::Splash(blow, at) => attack::splash(t, &combat, blow, at),
        Stage::Tossed(blow, die, lucky) => attack::tossed(t, &combat, blow, die, lucky),
        Stage::Scare(blow) => attack::scare(t, &combat, blow),
        Stage::Heal => fighting::heal_another(t, &combat),
        Stage::Extend => outcome::extend(t, &combat),
        Stage::Over(winner) => outcome::over(t, &combat, winner),
    }
}

pub(crate) fn stage(t: &mut Board<'_>, stage: Stage) {
    if let Some(combat) = &mut t.state.combat {
        combat.stage = stage;
    }
}

/// The combat is over and leaves nothing behind.
pub(crate) fn close(t: &mut Board<'_>) {
    lasting::clear(t);
    t.state.combat = None;
    super::modes::set_aside_again(t);
    // Something may lie above it already: who is raised anew chooses starting units.
    t.state.frames = t.state.frames.as_slice().iter().copied().filter(|&frame| frame != Frame::Combat).collect();
}

/// H3-HERO-8, H3-HERO-15: the owner of a secondary hero fights or takes it off the map; first the attacker, then the
/// defender.
fn may_yield(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let Against::Hero(enemy, which) = combat.against else {
        stage(t, Stage::Deploy(Party::Attacker));
        return Ok(());
    };
    let asked = [(combat.by, combat.walker, enemy), (enemy, which, combat.by)];
    // The attacker is asked in the first combat round 0, the defender in round 1 of this stage.
    let (seat, walker, other) = asked[usize::from(combat.round.min(1))];
    let mut yields = false;
    if walker == 1 {
        let picked = t.choose(seat, Ask::Yield, |_, o| o.extend([Offer::Yes, Offer::No].map(Pick::Offer)))?;
        yields = picked == Pick::Offer(Offer::No);
    }
    if yields {
        lose_secondary(t, seat);
        t.tell(Audience::ALL, || Event::Yielded { seat });
        ending::take_cube(t, other, seat);
        close(t);
        if seat == enemy && t.state.verdict.is_none() {
            // H3-AMB-83: the field is without a hero now.
            push(t, Frame::Arrive { seat: combat.by, walker: combat.walker });
        }
        return Ok(());
    }
    if let Some(running) = &mut t.state.combat {
        running.round += 1;
        if running.round == 2 {
            (running.round, running.stage) = (0, Stage::Deploy(Party::Attacker));
        }
    }
    Ok(())
}

fn lose_secondary(t: &mut Board<'_>, seat: Seat) {
    let player = t.state.player_mut(seat);
    player.walkers[1].here = false;
    player.walkers[1].mp = 0;
    player.bereft = true; // H3-HERO-9
}

/// H3-SIEGE-1, H3-SIEGE-3
fn may_defend(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let seat = combat.foe;
    // H3-COMBAT-38 (a), H3-SIEGE-8: whoever was hired there just now meets the attacker.
    let here = |walker: &Walker| walker.here && walker.at == combat.at;
    if let Some(which) = t.state.player(seat).walkers.iter().position(here) {
        let against = Against::Hero(seat, which as u8);
        t.state.combat = Some(Combat { against, stage: Stage::Yield, ..*combat });
        return Ok(());
    }
    let price = super::modes::defence(&t.state, combat, DEFENCE);
    let picked = t.choose_or_pass(seat, Ask::Defence, |s, o| {
        let can = if !s.player(seat).can_pay(price) {
            Err(Rule("H3-RES-5"))
        } else if s.player(seat).units().next().is_none() {
            Err(Rule("H3-SIEGE-3"))
        } else {
            Ok(())
        };
        o.judge(Pick::Offer(Offer::Yes), can);
    })?;
    if picked.is_some() {
        gains::pay(t, seat, price);
        stage(t, Stage::Deploy(Party::Attacker));
    } else {
        close(t);
        push(t, Frame::Visit { seat: combat.by, walker: combat.walker });
    }
    Ok(())
}

/// H3-COMBAT-38 (c): Diplomacy skips the combat; the field is visited, and nothing is won.
fn may_skip(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let seat = combat.by;
    let picked = t.choose_or_pass_hidden(seat, Ask::Skip, |s, o| playing::offer_at(s, seat, When::Skip, o))?;
    match picked {
        Some(Pick::Play(face, which)) => {
            playing::play(t, seat, face, which, None);
            close(t);
            push(t, Frame::Visit { seat, walker: combat.walker });
        }
        _ => stage(t, Stage::Deploy(Party::Attacker)),
    }
    Ok(())
}

/// H3-HERO-7, H3-SIEGE-2, H3-AMB-5: only a Main Hero brings cards.
pub(crate) fn leads_with_cards(combat: &Combat, party: Party) -> bool {
    walker_of(combat, party) == Some(0)
}

/// Which hero leads a side.
pub(crate) fn walker_of(combat: &Combat, party: Party) -> Option<u8> {
    match (party, combat.against) {
        (Party::Attacker, _) => Some(combat.walker),
        (Party::Defender, Against::Hero(_, walker)) => Some(walker),
        (Party::Defender, Against::Neutrals(_) | Against::Army(_)) => None,
    }
}
