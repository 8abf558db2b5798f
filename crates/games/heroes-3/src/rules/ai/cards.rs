//! H3-AI-3, H3-AMB-51, H3-AMB-52: AI cards, one for each activation of an AI unit.

use super::super::{done, push};
use super::{asked, plays_cards, skill};
use crate::cards::{Clause, clauses};
use crate::event::Event;
use crate::printed::{AiCard, Face};
use crate::scenario::ai::{AGAIN, BACK};
use crate::state::{AiFace, Combat, Flag, Frame, Hearing, Party, State};
use crate::{Ask, Board, Pick};
use kernel::{Audience, Flow};

pub(super) fn party_of_ai(state: &State, combat: &Combat) -> Party {
    if state.is_ai(combat.by) { Party::Attacker } else { Party::Defender }
}

/// H3-AI-3: the top card, for the unit that is activated.
pub(crate) fn draw(t: &mut Board<'_>, combat: &Combat) -> Flow {
    let by = combat.active;
    if t.state.ai.back > 0 {
        let ai = &mut t.state.ai;
        for _ in 0..std::mem::take(&mut ai.back) {
            if ai.discard.remove(AiFace(AiCard::UseSkillB)) {
                ai.deck.push(AiFace(AiCard::UseSkillB));
            }
        }
        ai.deck.as_mut_slice().sort_unstable();
        t.shuffle(Ask::Shuffle, |s| s.ai.deck.as_mut_slice())?;
    }
    let ai = &mut t.state.ai;
    let first = ai.drew.0 != combat.round;
    ai.drew = (combat.round, by);
    ai.defense[usize::from(by)] += std::mem::take(&mut ai.shield);
    match ai.kept.filter(|_| first) {
        // Fire Shield: instead of a card.
        Some((spell, power, face)) => {
            ai.kept = None;
            push(t, Frame::AiSpell { spell, power, face, hearing: Hearing::Kept });
        }
        None => next(t),
    }
    Ok(())
}

/// An empty deck gives nothing more in this combat.
fn next(t: &mut Board<'_>) {
    let Some(face) = t.state.ai.deck.take() else { return };
    t.state.ai.discard.push(face);
    t.tell(Audience::ALL, || Event::AiDrew { card: face.0 });
    push(t, Frame::AiCard(face));
}

/// One of these units: the best by something; still tied, the player chooses.
pub(super) fn best<K: Ord + Copy>(
    t: &mut Board<'_>,
    combat: &Combat,
    units: Vec<u8>,
    key: impl Fn(u8) -> K,
) -> Flow<Option<u8>> {
    let best = units.iter().map(|&by| key(by)).max();
    let asked = asked(&t.state, combat, party_of_ai(&t.state, combat));
    let picked = t.choose_if_any(asked, Ask::AiTarget, |_, o| {
        let tied = units.iter().filter(|&&by| Some(key(by)) == best);
        o.extend(tied.map(|&by| Pick::Activate(combat.fighter(by).at)));
    })?;
    Ok(match picked {
        Some(Pick::Activate(at)) => combat.on(at),
        _ => None,
    })
}

pub(crate) fn resolve(t: &mut Board<'_>, face: AiFace) -> Flow {
    let Some(combat) = t.state.combat else {
        done(t);
        return Ok(());
    };
    let strength = face.0.strength(t.state.difficulty);
    // Power is for the spell of the very next card, or lost.
    let power = std::mem::take(&mut t.state.ai.power);
    let party = party_of_ai(&t.state, &combat);
    match face.0 {
        AiCard::AttackA | AiCard::AttackB => {
            done(t);
            t.state.ai.bonus += strength as i8;
        }
        // RULING: "the unit that activates next" is the AI unit activated after this one.
        AiCard::DefenseB => {
            done(t);
            t.state.ai.shield += strength as i8;
        }
        AiCard::DefenseA => {
            let own = combat.standing(party).collect();
            let sturdy = |by: u8| (combat.fighter(by).side().health, combat.fighter(by).unit.facts().tier);
            let on = best(t, &combat, own, sturdy)?;
            done(t);
            on.into_iter().for_each(|on| t.state.ai.defense[usize::from(on)] += strength as i8);
        }
        AiCard::CastSpellA | AiCard::CastSpellB => {
            done(t);
            if let Some(spell) = t.state.ai.spells.take() {
                t.state.ai.cast.push(spell);
                t.tell(Audience::ALL, || Event::AiCast { card: spell });
                push(t, Frame::AiSpell { spell, power: strength + power, face, hearing: Hearing::New });
            }
        }
        AiCard::UseSkillA | AiCard::UseSkillB => {
            done(t);
            // RULING: it goes back when the next AI unit is activated, so that a card it draws cannot be itself.
            if strength == BACK && combat.round == 1 {
                t.state.ai.back += 1;
            }
            let times = if strength == AGAIN { 2 } else { 1 };
            (0..times).for_each(|_| use_skill(t, &combat));
        }
    }
    Ok(())
}

/// The basic effect of the AI's ability, on the active unit.
fn use_skill(t: &mut Board<'_>, combat: &Combat) {
    let by = usize::from(combat.active);
    for clause in clauses(skill(&t.state), 0) {
        match *clause {
            Clause::Attack(n) => t.state.ai.attack[by] += n,
            Clause::Defense(n) => t.state.ai.defense[by] += n,
            Clause::Power(n) => t.state.ai.power += n,
            Clause::Draw(n) => (0..n).for_each(|_| next(t)),
            _ => {} // No scenario names an ability that says anything else: `cards::is_for_ai`.
        }
    }
}

/// A spell without a target: the card goes under the deck, the spell is shuffled back.
pub(super) fn put_back(t: &mut Board<'_>, spell: Face, face: AiFace) -> Flow {
    let ai = &mut t.state.ai;
    if ai.discard.remove(face) {
        let under: Vec<AiFace> = [face].into_iter().chain(ai.deck.as_slice().iter().copied()).collect();
        ai.deck = under.into_iter().collect();
    }
    if ai.cast.remove(spell) {
        ai.spells.push(spell);
        ai.spells.as_mut_slice().sort_unstable();
        t.shuffle(Ask::Shuffle, |s| s.ai.spells.as_mut_slice())?;
    }
    Ok(())
}

/// H3-AMB-52: before a roll, what waits is added to those who fight.
pub(crate) fn ready(t: &mut Board<'_>, by: u8, on: u8) {
    let has_cards = t.state.combat.is_some_and(|combat| plays_cards(&t.state, &combat, Combat::party(by)));
    let Some(combat) = &mut t.state.combat else { return };
    let ai = &mut t.state.ai;
    let mut attack = std::mem::take(&mut ai.attack[usize::from(by)]);
    if has_cards {
        attack += std::mem::take(&mut ai.bonus);
    }
    let defense = std::mem::take(&mut ai.defense[usize::from(on)]);
    let blessed = ai.blessed >> by & 1 != 0;
    ai.blessed &= !(1 << by);
    let striker = combat.fighter_mut(by);
    if blessed {
        striker.set(Flag::Blessed, true);
    }
    striker.attack = striker.attack.saturating_add(attack).clamp(-40, 40);
    let struck = combat.fighter_mut(on);
    struck.defense = struck.defense.saturating_add(defense).clamp(-40, 40);
}

/// A scenario's own: one AI card of a face of the player's choice leaves the game.
pub(crate) fn forget(t: &mut Board<'_>, seat: kernel::Seat) -> Flow {
    let picked = t.choose_if_any(seat, Ask::ForgetAiCard, |s, o| {
        let all = s.ai.deck.as_slice().iter().chain(s.ai.discard.as_slice());
        let all: Vec<AiFace> = all.copied().collect();
        o.extend(AiCard::ALL.into_iter().filter(|&card| all.contains(&AiFace(card))).map(Pick::AiCard));
    })?;
    done(t);
    if let Some(Pick::AiCard(card)) = picked {
        let face = AiFace(card);
        if !t.state.ai.discard.remove(face) {
            t.state.ai.deck.remove(face);
        }
        t.tell(Audience::ALL, || Event::AiForgot { card });
    }
    Ok(())
}
