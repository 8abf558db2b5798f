//! What the cards do: one file a faction, one function an ability or event. Modifiers are in `query.rs`.

mod breakers;
mod cave_goblins;
mod fallen_kingdom;
mod phoenix_elves;
mod polar_dwarves;
mod savanna_elves;
mod tundra_orcs;
mod vanguards;

use crate::ability::Ability;
use crate::effect::Effect;
use crate::rules::attack::{attack, count_attacker};
use crate::rules::triggers::Trigger;
use crate::rules::turn::pay_for_inaction;
use crate::rules::zones;
use crate::state::{CardId, State};
use crate::{Ask, Board, Pick, Why};
use kernel::{Flow, Seat};

pub(crate) use breakers::pushable;
pub(crate) use cave_goblins::free_units;
pub(crate) use fallen_kingdom::{cool_down, offer_raise_the_dead};

/// Carry out an effect whose moment has come.
pub(crate) fn resolve(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let card = trigger.card;
    match trigger.why {
        Why::Inaction => pay_for_inaction(t, card),
        Why::Effect(effect) => match effect {
            Effect::IceRam => polar_dwarves::ice_ram(t, trigger),
            Effect::SacrificialPyre => fallen_kingdom::pyre_grows(t, card),
            Effect::HolyJudgment => vanguards::judgment_fades(t, card),
            Effect::ChantOfWeaving => savanna_elves::weave(t, trigger),
            Effect::PrimalFury => tundra_orcs::primal_fury(t, trigger),
            _ => Ok(()),
        },
        Why::Ability(ability) => resolve_ability(t, trigger, ability),
    }
}

/// Whether an effect whose moment has come could do anything now.
pub(crate) fn can_do(state: &State, trigger: &Trigger) -> bool {
    let card = trigger.card;
    let is_free = || trigger.about.is_some_and(|cell| state.is_empty(cell));
    match trigger.why {
        Why::Ability(Ability::IceShards) => state.boost[card] > 0,
        Why::Ability(Ability::FeedTheEater) => !state.killed.has(card),
        Why::Ability(Ability::CallProtection) => phoenix_elves::can_call_protection(state, card),
        Why::Ability(Ability::Wildfire) => state.cell(card).is_some_and(|at| {
            state.beside(at).any(|c| state.is_unit(c) && !state.is_friendly(c, state.controller(card)))
        }),
        Why::Ability(Ability::SoulShift) => is_free(),
        // SW2-DISCARD-4: whether a Carrier lies there is a secret.
        Why::Ability(Ability::Infect) => is_free() && !state.discard.of(state.controller(card)).is_empty(),
        Why::Ability(Ability::Immolate) => trigger.near.iter().any(|&c| state.cell(c).is_some()),
        Why::Effect(Effect::PrimalFury) => !state.used.has(card),
        _ => true,
    }
}

fn resolve_ability(t: &mut Board<'_>, trigger: &Trigger, ability: Ability) -> Flow {
    let card = trigger.card;
    match ability {
        Ability::StructuralShift => polar_dwarves::structural_shift(t, card),
        Ability::Momentum => polar_dwarves::momentum(t, card),
        Ability::IceShards => polar_dwarves::ice_shards(t, card),
        Ability::Trample => polar_dwarves::trample(t, trigger),
        Ability::FrostAxe => polar_dwarves::frost_axe(t, card),
        Ability::BloodRunes => cave_goblins::blood_runes(t, card),
        Ability::MagicJunkie => cave_goblins::magic_junkie(t, card),
        Ability::FeedTheEater => cave_goblins::feed_the_eater(t, card),
        Ability::Cling => cave_goblins::cling(t, trigger),
        Ability::Immolate => fallen_kingdom::immolate(t, trigger),
        Ability::SoulShift => fallen_kingdom::soul_shift(t, trigger),
        Ability::Infect => fallen_kingdom::infect(t, trigger),
        Ability::BloodFury => fallen_kingdom::blood_fury(t, card),
        Ability::Cursed => fallen_kingdom::cursed(t, trigger),
        Ability::TheCitadelsMight => vanguards::the_citadels_might(t, card),
        Ability::Guidance => vanguards::guidance(t, card),
        Ability::Intercession => vanguards::intercession(t, trigger),
        Ability::TelepathicCommand => breakers::telepathic_command(t, card),
        Ability::Push | Ability::GreaterPush => breakers::push(t, card, ability),
        Ability::Mimic => breakers::mimic(t, card),
        Ability::SpiritBond => savanna_elves::spirit_bond(t, card),
        Ability::SwiftShot => savanna_elves::swift_shot(t, card),
        Ability::Inspire => savanna_elves::inspire(t, card),
        Ability::Withdraw => savanna_elves::withdraw(t, card),
        Ability::Charged => savanna_elves::charged(t, card),
        Ability::CommuneWithSpirits => savanna_elves::commune_with_spirits(t, card),
        Ability::CallProtection => phoenix_elves::call_protection(t, card),
        Ability::Riposte | Ability::AuraOfThePhoenix => phoenix_elves::strike_back(t, trigger),
        Ability::Shove => phoenix_elves::shove(t, trigger),
        Ability::QuickShot => phoenix_elves::quick_shot(t, card),
        Ability::Wildfire => phoenix_elves::wildfire(t, card),
        Ability::Restore => tundra_orcs::restore(t, card),
        Ability::BloodBond => tundra_orcs::blood_bond(t, trigger),
        Ability::BloodRush => tundra_orcs::blood_rush(t, card),
        Ability::Frenzy => tundra_orcs::frenzy(t, card),
        Ability::ForcefulAttack => tundra_orcs::forceful_attack(t, trigger),
        _ => Ok(()),
    }
}

/// SW2-EVENT-8: whether every target an event must have is there.
pub(crate) fn can_play(state: &State, seat: Seat, effect: Effect) -> bool {
    match effect {
        Effect::HellforgedWeapon => fallen_kingdom::bearers(state, seat).next().is_some(),
        Effect::Blast => breakers::blast_targets(state, seat).next().is_some(),
        Effect::HypnoticCall => state.field.iter().any(|c| state.is_follower(c)),
        Effect::ChantOfPower => savanna_elves::near_summoner(state, seat).next().is_some(),
        Effect::ChantOfEntangling => savanna_elves::chanted(state, seat).nth(1).is_some(),
        Effect::Burn => phoenix_elves::burnable(state, seat).next().is_some(),
        Effect::Freeze => tundra_orcs::freezable(state, seat).next().is_some(),
        _ => true,
    }
}

/// SW2-EVENT-2: what an event does when it is played. Lasting parts are where they apply.
pub(crate) fn play(t: &mut Board<'_>, card: CardId, effect: Effect) -> Flow {
    match effect {
        Effect::GlacialShift => polar_dwarves::glacial_shift(t),
        Effect::IceRepair => polar_dwarves::ice_repair(t),
        Effect::EnrageTheHorde => cave_goblins::enrage_the_horde(t),
        Effect::Sneak => cave_goblins::sneak(t),
        Effect::BloodSummon => fallen_kingdom::blood_summon(t),
        Effect::HellforgedWeapon => fallen_kingdom::hellforged_weapon(t, card),
        Effect::Purge => fallen_kingdom::purge(t),
        Effect::HolyJudgment => vanguards::holy_judgment(t, card),
        Effect::MassHeal => vanguards::mass_heal(t),
        Effect::MindControl => breakers::mind_control(t),
        Effect::Blast => breakers::blast(t),
        Effect::HypnoticCall => breakers::hypnotic_call(t, card),
        Effect::ChantOfPower => savanna_elves::chant_of_power(t),
        Effect::ChantOfEntangling => savanna_elves::chant_of_entangling(t, card),
        Effect::ChantOfGrowth => savanna_elves::chant_of_growth(t),
        Effect::ChantOfWeaving => savanna_elves::chant_of_weaving(t, card),
        Effect::Burn => phoenix_elves::burn(t),
        Effect::Freeze => tundra_orcs::freeze(t, card),
        // These only last: their effect is a modifier or a trigger.
        Effect::IceRam
        | Effect::Parapet
        | Effect::PileOn
        | Effect::Unrelenting
        | Effect::SacrificialPyre
        | Effect::GuardingSpirits
        | Effect::RenewedHope
        | Effect::PerplexingTempest
        | Effect::SpiritOfThePhoenix
        | Effect::BlindingFlare
        | Effect::DivineRetribution
        | Effect::ForGlory
        | Effect::BrutalForce
        | Effect::PrimalFury => Ok(()),
    }
}

/// SW2-ACTIVE-3: at the start of its owner's next turn an active event goes, unless it says otherwise.
pub(crate) fn end_active(t: &mut Board<'_>, event: CardId) -> Flow {
    match t.state.printed(event).effect {
        Some(Effect::HolyJudgment) => vanguards::judgment_ends(t, event),
        Some(Effect::SacrificialPyre) => fallen_kingdom::pyre_ends(t, event),
        _ => {
            zones::end_event(t, event);
            // A life bonus or a saved unit may have depended on it.
            crate::rules::damage::destroy_the_dead(t, crate::rules::damage::Blame::NOBODY)
        }
    }
}

/// Abilities used at a free moment, instead of moving or attacking, or before an attack.
pub(crate) fn use_ability(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    match ability {
        Ability::Prepare => savanna_elves::prepare(t, card),
        Ability::RaiseTheDead => fallen_kingdom::raise_the_dead(t, card),
        Ability::Sly => cave_goblins::sly(t, card),
        Ability::Push | Ability::GreaterPush => breakers::push_instead(t, card, ability),
        Ability::LifeDrain | Ability::ArrowOfLight | Ability::Heal => {
            count_attacker(t, card);
            attack_after(t, card, ability, |_, _| true)
        }
        _ => Ok(()),
    }
}

/// SW2-ATTACK-19: an ability first, then the target; without one the attack ends without a roll.
pub(crate) fn attack_after(
    t: &mut Board<'_>,
    card: CardId,
    ability: Ability,
    fits: impl Fn(&State, CardId) -> bool,
) -> Flow {
    fallen_kingdom::told(t, card, ability);
    let before = match ability {
        Ability::LifeDrain => fallen_kingdom::life_drain(t, card)?,
        Ability::ArrowOfLight => vanguards::arrow_of_light(t, card)?,
        _ => vanguards::heal(t, card)?,
    };
    if t.state.cell(card).is_none() {
        return Ok(());
    }
    let seat = t.state.controller(card);
    let pick = t.choose_if_any::<Pick>(seat, Ask::Attack, |s, o| {
        let heals = |c: CardId| s.is_follower(c) && s.is_friendly(c, seat);
        let targets = s.targets(card).filter(|&c| fits(s, c) && (!before.heals || heals(c)));
        o.extend(targets.map(|c| Pick::Attack(card, c)));
    })?;
    match pick {
        Some(Pick::Attack(_, target)) => attack(t, card, target, before),
        _ => Ok(()),
    }
}

/// SW2-ATTACK-19: whether an ability may be used before an attack that then has a legal target.
pub(crate) fn can_use_before(state: &State, card: CardId, ability: Ability) -> bool {
    match ability {
        Ability::LifeDrain => {
            fallen_kingdom::drainable(state, card).next().is_some() && state.targets(card).next().is_some()
        }
        Ability::ArrowOfLight => {
            vanguards::arrows(state, card).next().is_some() && state.targets(card).next().is_some()
        }
        Ability::Heal => {
            !state.hand.of(state.controller(card)).is_empty() && vanguards::patients(state, card).next().is_some()
        }
        _ => false,
    }
}

// ---- how cards ask ----

/// One of these objects, or nobody: for effects that say *may*.
pub(crate) fn may_target(
    t: &mut Board<'_>,
    seat: Seat,
    why: Why,
    fits: impl Fn(&State, CardId) -> bool,
) -> Flow<Option<CardId>> {
    let pick = t.choose_or_pass::<Pick>(seat, Ask::Target(why), |state, options| {
        options.extend(state.field.iter().filter(|&c| fits(state, c)).map(Pick::Object));
    })?;
    Ok(pick.and_then(object))
}

/// One of these objects; nobody only where there is none.
pub(crate) fn must_target(
    t: &mut Board<'_>,
    seat: Seat,
    why: Why,
    fits: impl Fn(&State, CardId) -> bool,
) -> Flow<Option<CardId>> {
    let pick = t.choose_if_any::<Pick>(seat, Ask::Target(why), |state, options| {
        options.extend(state.field.iter().filter(|&c| fits(state, c)).map(Pick::Object));
    })?;
    Ok(pick.and_then(object))
}

/// Up to so many of these objects, one after another.
pub(crate) fn target_some(
    t: &mut Board<'_>,
    seat: Seat,
    why: Why,
    most: usize,
    fits: impl Fn(&State, CardId) -> bool,
) -> Flow<kernel::Picks<CardId>> {
    let picks = t.choose_some::<Pick>(seat, Ask::Target(why), 0..=most, |state, options| {
        options.extend(state.field.iter().filter(|&c| fits(state, c)).map(Pick::Object));
    })?;
    Ok(picks.into_iter().filter_map(object).collect())
}

/// An empty space next to another.
pub(crate) fn space_beside(t: &mut Board<'_>, seat: Seat, why: Why, cell: grid::Cell) -> Flow<Option<grid::Cell>> {
    let pick = t.choose_if_any::<Pick>(seat, Ask::Space(why), |state, options| {
        options.extend(state.room_beside(cell).map(Pick::Cell));
    })?;
    Ok(match pick {
        Some(Pick::Cell(cell)) => Some(cell),
        _ => None,
    })
}

fn object(pick: Pick) -> Option<CardId> {
    match pick {
        Pick::Object(card) => Some(card),
        _ => None,
    }
}
