//! Vanguards: the Citadel stands together.

use crate::ability::Ability;
use crate::effect::Effect;
use crate::printed::{Face, Kind, Word};
use crate::rules::attack::Before;
use crate::rules::triggers::Trigger;
use crate::rules::{damage, tokens, zones};
use crate::state::{CardId, State};
use crate::{Ask, Board, Offer, Pick, SummonerWars2, Why};
use kernel::{Flow, Options, Picks};

/// After an attack on an enemy unit, with a Citadel unit in play: take a Citadel unit from the own discard pile.
pub(super) fn the_citadels_might(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    let has_citadel = t.state.units(seat).any(|u| t.state.has_word(u, Word::Citadel));
    if !has_citadel || t.state.discard.of(seat).is_empty() {
        return Ok(());
    }
    // SW2-DISCARD-4: what lies in the pile is a secret.
    let pick = t.choose_or_pass_hidden::<Pick>(seat, Ask::Card(Why::Ability(Ability::TheCitadelsMight)), |s, o| {
        let citadel = |f: &Face| f.printed().is_unit() && f.printed().has_word(Word::Citadel);
        o.extend(s.discarded_faces(seat).filter(citadel).map(Pick::Card));
    })?;
    if let Some(Pick::Card(found)) = pick {
        zones::retrieve(t, seat, found);
    }
    Ok(())
}

/// Two cards at the start of the Summon phase.
pub(super) fn guidance(t: &mut Board<'_>, card: CardId) -> Flow {
    let seat = t.state.controller(card);
    zones::draw(t, seat, 2);
    Ok(())
}

/// A card for each special symbol.
pub(super) fn intercession(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let seat = t.state.controller(trigger.card);
    zones::draw(t, seat, usize::from(trigger.count));
    Ok(())
}

/// Units in hand that Arrow of Light may discard, each face once.
pub(super) fn arrows(state: &State, card: CardId) -> impl Iterator<Item = Face> + use<> {
    let seat = state.controller(card);
    state.hand_faces(seat).filter(|f| matches!(f.printed().kind, Kind::Common | Kind::Champion))
}

/// Before it attacks: discard units of different names; 1 magic and 1 strength for each.
pub(super) fn arrow_of_light(t: &mut Board<'_>, card: CardId) -> Flow<Before> {
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
pub(super) fn patients(state: &State, card: CardId) -> impl Iterator<Item = CardId> + '_ {
    let seat = state.controller(card);
    state.targets(card).filter(move |&c| state.is_follower(c) && state.is_friendly(c, seat))
}

/// Before attacking a friendly common or champion: discard a card; the attack heals instead.
pub(super) fn heal(t: &mut Board<'_>, card: CardId) -> Flow<Before> {
    let seat = t.state.controller(card);
    let pick: Pick = t.choose_hidden(seat, Ask::Card(Why::Ability(Ability::Heal)), |s, o| {
        o.extend(s.hand_faces(seat).map(Pick::Card))
    })?;
    if let Pick::Card(paid) = pick {
        zones::discard_hidden(t, seat, paid);
    }
    Ok(Before { heals: true, ..Before::default() })
}

/// Two boost on this card when it is played.
pub(super) fn holy_judgment(t: &mut Board<'_>, card: CardId) -> Flow {
    tokens::boost(t, card, 2);
    Ok(())
}

/// Every friendly unit destroyed takes 1 boost off.
pub(super) fn judgment_fades(t: &mut Board<'_>, event: CardId) -> Flow {
    tokens::unboost(t, event, 1);
    Ok(())
}

/// At the start of your turn 1 boost may be spent to keep it.
pub(super) fn judgment_ends(t: &mut Board<'_>, event: CardId) -> Flow {
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

/// 2 damage off every friendly common and champion within 2 spaces of your Summoner.
pub(super) fn mass_heal(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let Some(summoner) = t.state.summoner(seat) else { return Ok(()) };
    let near = |&c: &CardId| t.state.is_follower(c) && t.state.is_within(c, summoner, 2);
    let healed: Vec<CardId> = t.state.objects(seat).filter(near).collect();
    healed.into_iter().for_each(|c| damage::heal(t, c, 2));
    Ok(())
}
