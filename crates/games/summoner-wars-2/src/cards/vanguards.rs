//! Vanguards: the Citadel stands together.

use crate::clause::Clause::*;
use crate::clause::{Entry, act};
use crate::printed::{Ability, Classes, Effect, Face, Kind, Phase, Word};
use crate::rules::attack::Before;
use crate::rules::triggers::Trigger;
use crate::rules::{damage, tokens, zones};
use crate::state::{CardId, Cards, State};
use crate::{Ask, Board, Offer, Pick, SummonerWars2, Why};
use kernel::{Flow, Options, Picks};

/// After an attack on an enemy unit, with a Citadel unit in play: take a Citadel unit from the own discard pile.
pub(crate) const THE_CITADELS_MIGHT: Entry =
    &[AfterAttack(|_, _, attack| attack.on_enemy_unit(), act(the_citadels_might).when(can_call_the_citadel))];

/// SW2-DISCARD-4: what lies in the pile is a secret.
fn can_call_the_citadel(state: &State, after: &Trigger) -> bool {
    let seat = state.controller(after.card);
    !state.discard.of(seat).is_empty() && state.units(seat).any(|u| state.has_word(u, Word::Citadel))
}

fn the_citadels_might(t: &mut Board<'_>, after: &Trigger) -> Flow {
    let seat = t.state.controller(after.card);
    let pick = t.choose_or_pass_hidden::<Pick>(seat, Ask::Card(Why::Ability(Ability::TheCitadelsMight)), |s, o| {
        let citadel = |f: &Face| f.printed().is_unit() && f.printed().has_word(Word::Citadel);
        o.extend(s.discarded_faces(seat).filter(citadel).map(Pick::Card));
    })?;
    if let Some(Pick::Card(found)) = pick {
        zones::retrieve(t, seat, found);
    }
    Ok(())
}

/// When a Citadel unit of its side within 3 spaces is attacked, 2 dice: each special symbol takes 1 strength from the
/// attacker. (Later text: from enemies only.)
pub(crate) const DIVINE_SHIELD: Entry = &[Shields(2, |state, me, target| {
    let is_spared = state.revised && state.controller(target) == state.active;
    !is_spared && state.has_word(target, Word::Citadel) && state.is_within(target, me, 3)
})];

/// 1 strength for every 2 magic.
pub(crate) const RADIANT_SHOT: Entry =
    &[Strength(|state, me, _| usize::from(state.magic[state.controller(me).index()]) / 2)];

/// Two cards at the start of the Summon phase.
pub(crate) const GUIDANCE: Entry = &[Begins(Phase::Summon, act(guidance).quietly())];

fn guidance(t: &mut Board<'_>, start: &Trigger) -> Flow {
    let seat = t.state.controller(start.card);
    zones::draw(t, seat, 2);
    Ok(())
}

/// 1 strength for each friendly Citadel unit within 2 spaces.
pub(crate) const CITADEL_CHAMPION: Entry = &[Strength(|state, me, _| {
    let is_near = |&u: &CardId| state.has_word(u, Word::Citadel) && state.is_within(u, me, 2);
    state.units(state.controller(me)).filter(is_near).count()
})];

/// Next to it an enemy may aim at such units only.
pub(crate) const PROTECT: Entry = &[DrawsFire()];

/// A card for each special symbol in an attack on an enemy unit.
pub(crate) const INTERCESSION: Entry =
    &[AfterAttack(|_, _, attack| attack.on_enemy_unit() && attack.symbols.special > 0, act(intercession).quietly())];

fn intercession(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let seat = t.state.controller(trigger.card);
    zones::draw(t, seat, usize::from(trigger.count));
    Ok(())
}

/// Units in hand that Arrow of Light may discard, each face once.
fn arrows(state: &State, card: CardId) -> impl Iterator<Item = Face> + use<> {
    let seat = state.controller(card);
    state.hand_faces(seat).filter(|f| matches!(f.printed().kind, Kind::Common | Kind::Champion))
}

/// Before it attacks: discard units of different names; 1 magic and 1 strength for each.
pub(crate) const ARROW_OF_LIGHT: Entry = &[BeforeAttack(
    |state, me| arrows(state, me).next().is_some() && state.targets(me).next().is_some(),
    arrow_of_light,
)];

fn arrow_of_light(t: &mut Board<'_>, card: CardId) -> Flow<Before> {
    let seat = t.state.controller(card);
    let ask = Ask::Card(Why::Ability(Ability::ArrowOfLight));
    let mut shown = Picks::<Face>::new();
    // Asked as long as cards are left in hand: not asking would tell that none of them is another unit.
    let hand = t.state.hand.of(seat).len() as usize;
    while shown.len() < hand {
        let offer = |s: &State, o: &mut Options<'_, SummonerWars2, Pick>| {
            o.extend(arrows(s, card).filter(|face| !shown.contains(face)).map(Pick::Card));
        };
        let pick = match hand {
            1 => Some(t.choose(seat, ask, offer)?),
            _ if shown.is_empty() => Some(t.choose_hidden(seat, ask, offer)?),
            _ => t.choose_or_pass_hidden(seat, ask, offer)?,
        };
        let Some(Pick::Card(face)) = pick else { break };
        shown.push(face);
    }
    let strength = shown.len() as u8;
    for face in shown {
        zones::discard_openly(t, seat, face);
    }
    tokens::gain_magic(t, seat, strength);
    Ok(Before { strength, ..Before::default() })
}

/// Friendly commons and champions it could attack, and so heal.
fn patients(state: &State, card: CardId) -> impl Iterator<Item = CardId> + '_ {
    let seat = state.controller(card);
    state.targets(card).filter(move |&c| state.is_follower(c) && state.is_friendly(c, seat))
}

/// Before attacking a friendly common or champion: discard a card; the attack heals instead.
pub(crate) const HEAL: Entry = &[
    BeforeAttack(
        |state, me| !state.hand.of(state.controller(me)).is_empty() && patients(state, me).next().is_some(),
        heal,
    ),
    Secretly(),
];

fn heal(t: &mut Board<'_>, card: CardId) -> Flow<Before> {
    let seat = t.state.controller(card);
    let pick: Pick = t.choose_hidden(seat, Ask::Card(Why::Ability(Ability::Heal)), |s, o| {
        o.extend(s.hand_faces(seat).map(Pick::Card))
    })?;
    if let Pick::Card(paid) = pick {
        zones::discard_hidden(t, seat, paid);
    }
    Ok(Before { heals: true, ..Before::default() })
}

/// Two boost on this card when it is played; every friendly unit destroyed takes 1 off, and at the start of your turn 1
/// may be spent to keep it. Friendly commons have 1 strength more.
pub(crate) const HOLY_JUDGMENT: Entry = &[
    Play(|t, me| {
        tokens::boost(t, me, 2);
        Ok(())
    }),
    StrengthOf(|state, me, card, _| (state.is(card, Classes::COMMON) && state.is_friendly(card, me.owner())).into()),
    AfterFall(|_, me, fallen, _| fallen.seat == me.owner(), act(judgment_fades).quietly()),
    Lapses(judgment_ends),
];

fn judgment_fades(t: &mut Board<'_>, fall: &Trigger) -> Flow {
    tokens::unboost(t, fall.card, 1);
    Ok(())
}

fn judgment_ends(t: &mut Board<'_>, event: CardId) -> Flow {
    let seat = event.owner();
    if t.state.boost[event] > 0 {
        let ask = Ask::Choose(Why::Effect(Effect::HolyJudgment));
        if t.choose_or_pass::<Pick>(seat, ask, |_, o| o.add(Pick::Offer(Offer::Keep)))?.is_some() {
            tokens::unboost(t, event, 1);
            return Ok(());
        }
    }
    zones::end_event(t, event);
    Ok(())
}

/// Friendly commons within 3 spaces of your Summoner have Guarded.
pub(crate) const GUARDING_SPIRITS: Entry = &[Grants(Ability::Guarded, |state, me, card| {
    let is_near = |summoner| state.is_within(card, summoner, 3);
    state.is(card, Classes::COMMON)
        && state.is_friendly(card, me.owner())
        && state.summoner(me.owner()).is_some_and(is_near)
})];

/// You may summon in every phase, also next to your Summoner.
pub(crate) const RENEWED_HOPE: Entry = &[AnyPhase(), Opens(|state, me| state.summoner(me.owner()))];

/// 2 damage off every friendly common and champion within 2 spaces of your Summoner.
pub(crate) const MASS_HEAL: Entry = &[Play(mass_heal)];

fn mass_heal(t: &mut Board<'_>, _: CardId) -> Flow {
    let seat = t.state.active;
    let Some(summoner) = t.state.summoner(seat) else { return Ok(()) };
    let near = |&c: &CardId| t.state.is_follower(c) && t.state.is_within(c, summoner, 2);
    let healed: Cards = t.state.objects(seat).filter(near).collect();
    healed.iter().for_each(|c| damage::heal(t, c, 2));
    Ok(())
}
