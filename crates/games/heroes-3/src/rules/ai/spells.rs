//! An AI hero's spells: whom they are for, and what they do.
//!
//! RULING: a spell that could do nothing now is one without a target. Prayer makes an attack stronger, Cure ends a paralysis,
//! and where a unit is teleported to, the player says. What is for an attack waits for it, as AI cards do.

use super::super::traits::{Trait, has, traits};
use super::super::{attack, casting, done, fighting, lasting, playing, push, windows};
use super::cards::{best, party_of_ai, put_back};
use super::{asked, fight::prey};
use crate::cards::{Magic, When, magic, worth};
use crate::event::Event;
use crate::printed::{Face, Gait, Tier};
use crate::state::{AiFace, Cell, Combat, Flag, Frame, Hearing, Lasting, State};
use crate::{Ask, Board, Pick};
use kernel::{Audience, Flow};
use std::cmp::Reverse;
use std::sync::LazyLock;

/// What makes one target better than another: higher is better.
type Rank = (u8, u8, Reverse<u8>);

/// A spell of the AI, with the power of its card.
pub(crate) fn spell(t: &mut Board<'_>, spell: Face, power: u8, face: AiFace, hearing: Hearing) -> Flow {
    let (Some(combat), Some(magic)) = (t.state.combat, magic(spell)) else {
        done(t);
        return Ok(());
    };
    let all = targets(&t.state, &combat, spell, magic, power);
    let Some(&(first, _)) = all.first() else {
        done(t);
        return put_back(t, spell, face);
    };
    if matches!(magic, Magic::Scorches(_)) && hearing == Hearing::New && comes_late(&combat, first) {
        done(t);
        t.state.ai.kept = Some((spell, power, face));
        return Ok(());
    }
    if hearing != Hearing::Heard && may_be_cancelled(&t.state, &combat) {
        let cancelled = is_cancelled(t, &combat, power)?;
        done(t);
        match cancelled {
            true => t.tell(Audience::ALL, || Event::Prevented { card: spell }),
            false => push(t, Frame::AiSpell { spell, power, face, hearing: Hearing::Heard }),
        }
        return Ok(());
    }
    let rank = |by: u8| all.iter().find(|(on, _)| *on == by).map(|(_, rank)| *rank);
    let on = best(t, &combat, all.iter().map(|(on, _)| *on).collect(), rank)?;
    done(t);
    let level = spell.printed().power.iter().rposition(|&needed| power >= needed).unwrap_or(0);
    on.into_iter().for_each(|on| resolve(t, &combat, spell, magic, level, on));
    Ok(())
}

fn answers() -> &'static [Face] {
    static CARDS: LazyLock<Vec<Face>> = LazyLock::new(|| worth(|when| when == When::EnemyCast, |_| false));
    &CARDS
}

/// Resistance: right after an enemy has cast a spell.
fn may_be_cancelled(state: &State, combat: &Combat) -> bool {
    windows::might_answer(state, combat, party_of_ai(state, combat).other(), answers())
}

fn is_cancelled(t: &mut Board<'_>, combat: &Combat, power: u8) -> Flow<bool> {
    let seat = combat.seat(party_of_ai(&t.state, combat).other());
    let picked = t.react(seat, Ask::Answer, |s, o| casting::offer_answers(s, seat, When::EnemyCast, power, o))?;
    if let Some(Pick::Play(face, which)) = picked {
        playing::play(t, seat, face, which, None);
    }
    Ok(picked.is_some())
}

/// Whom a spell can be for, and how much it is wanted there: harmful ones where the defense is highest among the player's
/// units, helpful ones where it is highest among the AI's.
fn targets(state: &State, combat: &Combat, spell: Face, magic: Magic, power: u8) -> Vec<(u8, Rank)> {
    let party = party_of_ai(state, combat);
    let tier = |by: u8| combat.fighter(by).unit.facts().tier as u8;
    let reached = |by: &u8| {
        let needed = casting::needed(spell, combat.fighter(*by).unit.facts().tier);
        let tier = !magic.is_by_tier() || needed.is_some_and(|needed| needed <= power);
        tier && casting::heeds_spells(combat, *by) && !combat.is_warded(*by)
    };
    let own = || combat.standing(party).filter(reached);
    let foes = || combat.standing(party.other()).filter(reached);
    let sturdy = |by: u8| (by, (combat.fighter(by).side().defense, tier(by), Reverse(0)));
    let hurt = |by: u8| (by, (combat.fighter(by).damage, tier(by), Reverse(0)));
    let weak = |by: u8| {
        let left = combat.health(by).saturating_sub(combat.fighter(by).damage);
        (by, (tier(by), 0, Reverse(left)))
    };
    let fighter = |by: &u8| combat.fighter(*by);
    match magic {
        Magic::Damage(_) => foes().map(sturdy).collect(),
        Magic::Paralyses => foes().filter(|by| !has(fighter(by), Trait::NeverParalysed)).map(sturdy).collect(),
        Magic::Silences => {
            let able = |by: &u8| !traits(fighter(by).unit, fighter(by).is_pack).is_empty() && !combat.is_silenced(*by);
            foes().filter(able).map(sturdy).collect()
        }
        Magic::Initiative([least, ..]) if least < 0 => foes().map(sturdy).collect(),
        Magic::Defense([least, ..]) if least < 0 => foes().map(sturdy).collect(),
        Magic::Attack([least, ..]) if least < 0 => retaliator(combat).into_iter().filter(reached).map(sturdy).collect(),
        // Stone Skin: the next highest where one bears it already; then the most hurt.
        Magic::Defense(_) => {
            let borne = |by: &u8| state.ai.defense[usize::from(*by)] > 0;
            let bare = own().any(|by| !borne(&by));
            let skin = |by: u8| (by, (fighter(&by).side().defense, tier(by), Reverse(u8::MAX - fighter(&by).damage)));
            own().filter(|by| !bare || !borne(by)).map(skin).collect()
        }
        Magic::WalkersAttack(_) | Magic::Blesses(_) => {
            own().filter(|by| fighter(by).gait() != Gait::Ranged).map(sturdy).collect()
        }
        Magic::StrikesAgain => own().filter(|by| fighter(by).is(Flag::Retaliated)).map(sturdy).collect(),
        Magic::Cures(_) => own().filter(|by| fighter(by).damage > 0).map(hurt).collect(),
        Magic::Blast(_) | Magic::Chain(_) => {
            let beside = |by: u8, on: u8| fighter(&by).at.is_adjacent(fighter(&on).at);
            let grouped: Vec<_> = foes().filter(|&by| foes().any(|on| beside(by, on))).map(weak).collect();
            let apart = |by: &u8| !combat.standing(party).any(|own| beside(*by, own));
            if grouped.is_empty() { foes().filter(apart).map(weak).collect() } else { grouped }
        }
        Magic::Attack(_) | Magic::Prays(_) | Magic::Initiative(_) => own().map(sturdy).collect(),
        Magic::Teleports | Magic::Wards | Magic::Scorches(_) => own().map(sturdy).collect(),
        Magic::Portal(_) | Magic::Saves => vec![],
    }
}

/// Weakness: the unit that will strike back at the active one.
fn retaliator(combat: &Combat) -> Option<u8> {
    let active = combat.fighter(combat.active);
    let [on] = prey(combat, combat.active)[..] else { return None };
    let target = combat.fighter(on);
    let spent = target.is(Flag::Retaliated) && !has(target, Trait::RetaliatesAlways);
    (active.gait() != Gait::Ranged && !spent && !has(active, Trait::NotRetaliated)).then_some(on)
}

/// Fire Shield waits where most of those who matter have been activated.
fn comes_late(combat: &Combat, on: u8) -> bool {
    let least: Tier = combat.fighter(on).unit.facts().tier;
    let matter = || combat.on_board().filter(|&by| combat.fighter(by).unit.facts().tier >= least);
    2 * matter().filter(|&by| combat.fighter(by).is(Flag::Acted)).count() > matter().count()
}

fn resolve(t: &mut Board<'_>, combat: &Combat, spell: Face, magic: Magic, level: usize, on: u8) {
    let place = usize::from(on);
    let party = party_of_ai(&t.state, combat);
    let seat = asked(&t.state, combat, party);
    let at: Cell = combat.fighter(on).at;
    let ai = &mut t.state.ai;
    match magic {
        Magic::Damage(damage) => attack::burn(t, on, damage[level]),
        Magic::Defense(defense) => ai.defense[place] += defense[level],
        Magic::Attack(n) | Magic::WalkersAttack(n) | Magic::Prays(n) => ai.attack[place] += n[level],
        Magic::Blesses(n) => {
            ai.attack[place] += n[level];
            ai.blessed |= 1 << place;
        }
        Magic::Paralyses => attack::paralyse(t, on),
        Magic::Cures(most) => {
            fighting::heal(t, on, most[level]);
            attack::free(t, on);
        }
        Magic::StrikesAgain => casting::strike_again(t, on),
        Magic::Blast(damage) => {
            let beside = |by: &u8| combat.fighter(*by).at.is_adjacent(at);
            let left = |by: &u8| combat.health(*by).saturating_sub(combat.fighter(*by).damage);
            let second = combat
                .standing(party.other())
                .filter(beside)
                .max_by_key(|by| (combat.fighter(*by).unit.facts().tier, Reverse(left(by)), Reverse(*by)));
            let hit: Vec<u8> = [Some(on), second].into_iter().flatten().collect();
            casting::strike_all(t, &hit, &[damage[level]; 3]);
        }
        Magic::Chain(_) => {
            push(t, Frame::Chain { seat, spell, level: level as u8, at, second: casting::NO_TARGET });
        }
        Magic::Teleports => push(t, Frame::Aim { seat, spell, level: level as u8, at }),
        Magic::Initiative(_) | Magic::Silences | Magic::Wards | Magic::Scorches(_) => {
            let which = level as u8;
            let laid = Lasting { card: spell, which, party: party as u8, on: Some(on), until: None, returns: false };
            lasting::lay(t, lasting::spell(combat, magic, laid));
        }
        Magic::Portal(_) | Magic::Saves => {}
    }
}
