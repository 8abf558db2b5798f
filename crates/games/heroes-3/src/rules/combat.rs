//! H3-COMBAT, H3-SIEGE, H3-XP: how a combat begins, who takes part, and what comes of it.

use super::{ai, attack, done, ending, fighting, gains, lasting, playing, push, siege, windows};
use crate::cards::When;
use crate::event::Event;
use crate::printed::{Gait, Location, Tier, Unit};
use crate::setup;
use crate::state::{Against, Cell, Combat, Deed, Fighter, Frame, Optional, Party, Stage, State};
use crate::tables::{self, Resource};
use crate::{Ask, Board, Offer, Options, Pick};
use grid::hex::Hex;
use kernel::{Audience, Flow, Rule, Seat};

/// Where a fighter stands that has no place yet.
pub(crate) const NOWHERE: Cell = Cell(u8::MAX);

/// H3-SIEGE-1
const DEFENCE: [u16; 3] = [8, 0, 0];

/// H3-COMBAT-29
const SURRENDER: [u16; 3] = [10, 0, 0];

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
        Stage::Deploy(party) => deploy(t, &combat, party),
        Stage::Muster => muster(t, &combat),
        Stage::Place => place(t, &combat),
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
        Stage::Extend => extend(t, &combat),
        Stage::Over(winner) => over(t, &combat, winner),
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

/// H3-COMBAT-7, H3-COMBAT-8, H3-UNIT-23: up to five units on the own two lines, the attacker first.
fn deploy(t: &mut Board<'_>, combat: &Combat, party: Party) -> Flow {
    let seat = combat.seat(party);
    // H3-XP-7
    if let (Against::Neutrals(guard), Party::Attacker) = (combat.against, party)
        && combat.standing(party).next().is_none()
        && t.state.player(seat).level() > guard
        && super::modes::may_be_skipped(&t.state, combat)
    {
        t.tell(Audience::ALL, || Event::Fled { seat });
        close(t);
        push(t, Frame::Visit { seat, walker: combat.walker });
        return Ok(());
    }
    if t.state.is_ai(seat) {
        ai::deploy(t, combat, party);
        return Ok(());
    }
    let placed = combat.standing(party).count();
    let most = super::modes::most(&t.state, combat, party);
    let offer = |s: &State, o: &mut Options<'_>| deployable(s, combat, party, o);
    let picked = match placed {
        0 => t.choose_if_any(seat, Ask::Deploy, offer)?,
        _ => t.choose_or_pass(seat, Ask::Deploy, offer)?,
    };
    match picked {
        Some(Pick::Deploy(unit, at)) => {
            let is_pack = t.state.units(seat).any(|(own, is_pack)| own == unit && is_pack);
            put(t, party, Fighter { here: true, unit, is_pack, at, ..Fighter::default() });
            if placed + 1 < most {
                return Ok(());
            }
        }
        None if placed == 0 => {
            // Nobody to fight with: the other side has won.
            stage(t, Stage::Over(party.other()));
            return Ok(());
        }
        _ => {}
    }
    stage(
        t,
        match (party, combat.against) {
            (Party::Attacker, Against::Neutrals(_)) => Stage::Muster,
            (Party::Attacker, _) => Stage::Deploy(Party::Defender),
            (Party::Defender, _) => siege::after_placing(&t.state, combat),
        },
    );
    if party == Party::Defender {
        super::deeds::before_first_round(t, combat);
    }
    Ok(())
}

pub(crate) fn put(t: &mut Board<'_>, party: Party, fighter: Fighter) {
    let Some(combat) = &mut t.state.combat else { return };
    let free = Combat::slots(party).find(|&by| !combat.fighter(by).here);
    if let Some(by) = free {
        let leader = (!combat.is_neutral(party)).then(|| combat.seat(party));
        let cloak = leader.and_then(|seat| t.state.players[seat.index()].cloak_on(fighter.unit));
        *combat.fighter_mut(by) = Fighter { cloak, ..fighter };
        let Fighter { unit, is_pack: pack, at, .. } = fighter;
        if at != NOWHERE {
            t.tell(Audience::ALL, || Event::Deployed { unit, pack, at });
        }
    }
}

fn deployable(state: &State, combat: &Combat, party: Party, o: &mut Options<'_>) {
    let units: Vec<(Unit, bool)> = state.units(combat.seat(party)).collect();
    for (place, &(unit, _)) in units.iter().enumerate() {
        let of = |all: usize| all - units[..all].iter().filter(|(other, _)| *other != unit).count();
        let owned = of(units.len());
        let deployed = combat.standing(party).filter(|&by| combat.fighter(by).unit == unit).count();
        if of(place) > 0 || deployed >= owned {
            continue;
        }
        for cell in super::modes::cells(state, combat, party) {
            o.add(Pick::Deploy(unit, cell));
        }
    }
}

pub(crate) fn free_cells(combat: &Combat, party: Party) -> impl Iterator<Item = Cell> + '_ {
    Cell::all().filter(move |cell| party.lines().contains(&cell.row()) && combat.on(*cell).is_none())
}

/// H3-NEUTRAL-2, H3-NEUTRAL-12: the guards are drawn. They come to light at the end of the step.
fn muster(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let Against::Neutrals(guard) = combat.against else {
        stage(t, Stage::Next);
        return Ok(());
    };
    let is_utopia = t.state.location(combat.at) == Some(Location::DragonUtopia);
    let own = t.state.scenario().utopia_guards.get(t.state.difficulty as usize).filter(|_| is_utopia);
    let counts = own.copied().unwrap_or_else(|| tables::encounter(t.state.difficulty, guard.clamp(1, 7)));
    let counts = super::modes::guards(&t.state, combat, counts);
    for tier in Tier::ALL.into_iter().rev() {
        for _ in 0..counts[tier as usize] {
            if let Some(unit) = draw_guard(t, tier)? {
                put(t, Party::Defender, Fighter { here: true, unit, at: NOWHERE, ..Fighter::default() });
                if let Some(combat) = &mut t.state.combat {
                    combat.azure |= unit.facts().tier == Tier::Azure;
                }
            }
        }
    }
    super::modes::join_guards(t, combat)?;
    stage(t, Stage::Place);
    super::omens::guards_drawn(t, combat.by);
    Ok(())
}

/// The top card of a tier; where there is none, of the next lower one.
pub(crate) fn draw_guard(t: &mut Board<'_>, tier: Tier) -> Flow<Option<Unit>> {
    for tier in (0..=tier as usize).rev() {
        if t.state.neutrals[tier].deck.is_empty() {
            let stock = &mut t.state.neutrals[tier];
            stock.deck = std::mem::take(&mut stock.discard);
            stock.deck.as_mut_slice().sort_unstable();
            t.shuffle(Ask::Shuffle, |s| s.neutrals[tier].deck.as_mut_slice())?;
        }
        if let Some(unit) = t.state.neutrals[tier].deck.take() {
            return Ok(Some(unit));
        }
    }
    Ok(None)
}

/// H3-NEUTRAL-8: whoever controls them places them, ranged ones in the backline if possible.
fn place(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let waits = |party: Party| combat.standing(party).any(|by| combat.fighter(by).at == NOWHERE);
    let corners = super::modes::is_from_the_middle(&t.state, combat);
    if let Some(party) = Party::ALL.into_iter().find(|&p| waits(p) && ai::drives(&t.state, combat, p) && !corners) {
        return ai::place(t, combat, party);
    }
    let Some(by) = combat.standing(Party::Defender).find(|&by| combat.fighter(by).at == NOWHERE) else {
        let empty = combat.standing(Party::Defender).next().is_none();
        stage(t, if empty { Stage::Over(Party::Attacker) } else { Stage::Next });
        return Ok(());
    };
    let fighter = *combat.fighter(by);
    let back = Party::Defender.lines()[0];
    let picked = t.choose(combat.foe, Ask::Place, |s, o| {
        let ranged = fighter.gait() == Gait::Ranged;
        let cells: Vec<Cell> = super::modes::cells(s, combat, Party::Defender);
        let room = cells.iter().any(|cell| cell.row() == back);
        for cell in cells {
            let fits = corners || !ranged || !room || cell.row() == back;
            o.judge(Pick::Deploy(fighter.unit, cell), if fits { Ok(()) } else { Err(Rule("H3-NEUTRAL-8")) });
        }
    })?;
    if let Pick::Deploy(_, at) = picked {
        settle(t, by, at);
    }
    Ok(())
}

/// A fighter gets its place.
pub(crate) fn settle(t: &mut Board<'_>, by: u8, at: Cell) {
    let Some(combat) = &mut t.state.combat else { return };
    let fighter = combat.fighter_mut(by);
    fighter.at = at;
    let (unit, pack) = (fighter.unit, fighter.is_pack);
    t.tell(Audience::ALL, || Event::Deployed { unit, pack, at });
}

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

/// H3-COMBAT-5, H3-COMBAT-6, H3-AMB-21
fn extend(t: &mut Board<'_>, combat: &Combat) -> Flow {
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
    if combat.is_neutral(Party::Defender) && !super::modes::keep_guards(t, combat) {
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
        super::modes::raised_again(t, seat);
    }
    lost
}

/// One side has nobody left.
fn over(t: &mut Board<'_>, combat: &Combat, winner: Party) -> Flow {
    match combat.against {
        Against::Neutrals(super::modes::dragons::GROUP) => super::modes::dragons::over(t, combat, winner),
        Against::Neutrals(guard) if winner == Party::Attacker => beat_guards(t, combat, guard),
        Against::Neutrals(_) => {
            // H3-AMB-22
            let seat = combat.by;
            if raise_again(t, seat) {
                t.tell(Audience::ALL, || Event::LostCombat { seat });
                discard_guards(t, combat);
                close(t);
                if super::modes::lost_a_combat(t) {
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
    super::modes::beat_guards(t, combat);
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
