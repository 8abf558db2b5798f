//! H3-AI: heroes that nobody plays. They move after the players, and fight by rules and AI cards; where the rules leave a
//! choice, a player makes it.

pub(crate) mod cards;
pub(crate) mod fight;
mod moving;
pub(crate) mod spells;

pub(crate) use fight::{act, asked, drives, place};
pub(crate) use moving::{arrive, turn, visit};

use super::{combat, ending, gains, playing, push, town};
use crate::event::Event;
use crate::printed::{AiCard, Tier, Unit};
use crate::scenario::ai::{default_deck, default_skill, default_spells};
use crate::scenario::{AiKind, Goal, Mode, Special};
use crate::state::{Against, AiFace, Combat, Common, Fighter, Frame, Party, Stage, State};
use crate::{Ask, Board};
use kernel::{Audience, Flow, Seat};

/// Which hero of an AI leads in a combat: neither a main nor a secondary one of a player.
pub(crate) const AI_HERO: u8 = 2;

/// H3-AI-1, H3-AI-19, H3-AMB-51: the AI's cards are put together; its spells come out of the common deck.
pub(crate) fn deal(t: &mut Board<'_>) -> Flow {
    let Some(ai) = &t.state.scenario().ai else { return Ok(()) };
    let mut deck: Vec<AiCard> = default_deck(t.state.difficulty).to_vec();
    if ai.has_own_deck() {
        deck.clear();
        for kind in AiKind::ALL {
            let mut pool: Vec<AiFace> = AiCard::ALL
                .into_iter()
                .filter(|card| card.ai_kind() == kind)
                .flat_map(|card| std::iter::repeat_n(AiFace(card), card.copies().into()))
                .collect();
            t.shuffle_list(Ask::Shuffle, &mut pool)?;
            deck.extend(pool.into_iter().take(ai.counts[kind as usize].into()).map(|face| face.0));
        }
    }
    deck.sort_unstable();
    t.state.ai.deck = deck.into_iter().map(AiFace).collect();
    let spells = if ai.has_own_deck() { ai.spells.as_slice() } else { default_spells() };
    let arrow = crate::Face::named("magic_arrow");
    for &spell in spells {
        let stock = &mut t.state.stock_mut(Common::Spells).deck;
        let found = [Some(spell), arrow].into_iter().flatten().find(|&face| stock.remove(face));
        found.into_iter().for_each(|face| t.state.ai.spells.push(face));
    }
    Ok(())
}

/// The ability an AI's skill cards use.
pub(crate) fn skill(state: &State) -> crate::Face {
    let own = state.scenario().ai.as_ref().filter(|ai| ai.has_own_deck());
    own.map_or(default_skill(), |ai| ai.ability)
}

/// H3-AMB-51: deck and discard pile are shuffled before each combat.
pub(crate) fn shuffle(t: &mut Board<'_>) -> Flow {
    let ai = &mut t.state.ai;
    while let Some(card) = ai.discard.take() {
        ai.deck.push(card);
    }
    while let Some(card) = ai.cast.take() {
        ai.spells.push(card);
    }
    ai.deck.as_mut_slice().sort_unstable();
    ai.spells.as_mut_slice().sort_unstable();
    (ai.bonus, ai.shield, ai.drew, ai.back) = (0, 0, (0, 0), 0);
    (ai.attack, ai.defense, ai.blessed, ai.power, ai.kept) = Default::default();
    t.shuffle(Ask::Shuffle, |s| s.ai.deck.as_mut_slice())?;
    t.shuffle(Ask::Shuffle, |s| s.ai.spells.as_mut_slice())
}

/// Before each combat: the army is complete the first time, and again where the scenario says so. Elsewhere what fell in a
/// combat it won stays away: H3-UNIT-4.
fn prepare(t: &mut Board<'_>, seat: Seat) -> Flow {
    shuffle(t)?;
    let army = gathered(&t.state, seat);
    let player = t.state.player_mut(seat);
    player.army = Default::default();
    for (unit, is_pack) in army {
        player.army[unit.place()] = if is_pack { 2 } else { 1 };
    }
    super::modes::illusions(t, seat);
    Ok(())
}

/// What its scenario gives an AI hero.
fn complete(state: &State, seat: Seat) -> Vec<(Unit, bool)> {
    let faction = state.player(seat).faction();
    let troops = state.scenario().ai.as_ref().map_or(&[][..], |ai| ai.army(state.difficulty));
    troops.iter().filter_map(|troop| Some((troop.unit(faction)?, troop.is_pack))).collect()
}

/// What it goes into the next combat with.
fn gathered(state: &State, seat: Seat) -> Vec<(Unit, bool)> {
    let player = state.player(seat);
    let returns = state.scenario().has(Special::AiArmyReturns) || player.units().next().is_none();
    if returns { complete(state, seat) } else { player.units().collect() }
}

/// What an AI hero leads: those who are left while it fights, and before the next combat those it will have.
pub(crate) fn army(state: &State, seat: Seat) -> Vec<(Unit, bool)> {
    let fights = state
        .combat
        .is_some_and(|combat| [Party::Attacker, Party::Defender].into_iter().any(|party| combat.seat(party) == seat));
    if fights { state.player(seat).units().collect() } else { gathered(state, seat) }
}

/// H3-AI-3: whether a side draws AI cards: an AI hero's units, where its scenario does not say otherwise.
pub(crate) fn plays_cards(state: &State, combat: &Combat, party: Party) -> bool {
    state.is_ai(combat.seat(party)) && !state.scenario().has(Special::Illusions)
        || super::modes::guards_have_cards(state, combat, party)
}

/// A player's hero meets the AI hero, or comes to its town: there it is moved.
pub(crate) fn meet(t: &mut Board<'_>, seat: Seat, walker: u8, ai: Seat) -> Flow {
    let at = t.state.player(seat).walkers[usize::from(walker)].at;
    let hero = &mut t.state.player_mut(ai).walkers[0];
    (hero.at, hero.from) = (at, at);
    t.tell(Audience::ALL, || Event::AiMet { seat });
    prepare(t, ai)?;
    combat::begin(t, seat, walker, at, Against::Hero(ai, AI_HERO), ai, Stage::Yield);
    town::open(t);
    Ok(())
}

/// H3-AI-10, H3-AI-12: the AI hero attacks a player's hero, or a town or settlement without one.
fn assault(t: &mut Board<'_>, ai: Seat, seat: Seat, walker: Option<u8>) -> Flow {
    let at = t.state.player(ai).walkers[0].at;
    t.tell(Audience::ALL, || Event::AiAttacks { seat });
    prepare(t, ai)?;
    let (against, stage) = match walker {
        Some(walker) => (Against::Hero(seat, walker), Stage::Yield),
        None => (Against::Army(seat), Stage::Defence),
    };
    combat::begin(t, ai, AI_HERO, at, against, seat, stage);
    town::open(t);
    Ok(())
}

/// The AI's whole army comes to the board, to be placed by [`place`].
pub(crate) fn deploy(t: &mut Board<'_>, combat: &Combat, party: Party) {
    let units: Vec<_> = t.state.player(combat.seat(party)).units().take(5).collect();
    for (unit, is_pack) in units {
        combat::put(t, party, Fighter { here: true, unit, is_pack, at: combat::NOWHERE, ..Fighter::default() });
    }
    combat::stage(t, Stage::Place);
}

/// What comes of a combat with an AI hero: H3-AI-17.
pub(crate) fn over(t: &mut Board<'_>, combat: &Combat, winner: Party) {
    let ai = if t.state.is_ai(combat.by) { Party::Attacker } else { Party::Defender };
    let (seat, enemy) = (combat.seat(ai.other()), combat.seat(ai));
    combat::close(t);
    if winner != ai || t.state.scenario().has(Special::AiArmyReturns) {
        t.state.player_mut(enemy).army = Default::default();
    }
    super::modes::illusions_end(t, enemy);
    if winner != ai {
        t.tell(Audience::ALL, || Event::WonCombat { seat });
        if t.state.scenario().is_won_by(Goal::BeatAiHero) {
            ending::reach(t, seat);
            if t.state.verdict.is_some() {
                return;
            }
        }
        t.state.player_mut(enemy).walkers[0].here = false;
        if ai == Party::Defender {
            push(t, Frame::Visit { seat, walker: combat.walker });
        }
        if combat::walker_of(combat, ai.other()) == Some(0) {
            playing::may_raise(t, seat);
        }
        return;
    }
    t.tell(Audience::ALL, || Event::LostCombat { seat });
    if t.state.scenario().has(Special::LostWithACombat) || t.state.home(seat) == Some(combat.at) {
        ending::lose(t);
        return;
    }
    combat::raise_again(t, seat);
    if ai == Party::Attacker {
        push(t, Frame::Visit { seat: enemy, walker: 0 });
    }
    match combat::walker_of(combat, ai.other()) {
        Some(0) => {
            if !t.state.scenario().has(Special::NoGoldForDefeat) {
                let gold = t.state.player(seat).wealth[0].min(5);
                gains::pay(t, seat, [gold, 0, 0]);
            }
            gains::morale(t, seat, false);
            combat::fall_back(t, seat, 0);
        }
        Some(1) => combat::fall_back(t, seat, 1),
        _ => {}
    }
}

/// H3-MODE-5, H3-WIN: nobody plays against anybody here.
pub(crate) fn is_shared(state: &State) -> bool {
    state.scenario().mode != Mode::Clash
}

/// A tier's distance in the order of H3-AMB-53: the same, lower ones downwards, higher ones upwards.
pub(crate) fn tier_order(own: Tier, other: Tier) -> u8 {
    if other <= own { own as u8 - other as u8 } else { 10 + other as u8 - own as u8 }
}
