//! Shadow Elves: swift, unseen and hard to keep.

mod events;

pub(super) use events::play;

use crate::event::Dice;
use crate::lasting::Lasting;
use crate::printed::{Abilities, Ability, Effect, Face, Faction, Phase};
use crate::query::{Blow, Part};
use crate::rules::asking::{may, must, must_target};
use crate::rules::triggers::{Trigger, Triggers};
use crate::rules::wounds::{self, Blame, Fallen};
use crate::rules::{attack, drawing, magic, movement, placing, windows};
use crate::state::{CardId, Cards, Flag, Place, State, Step};
use crate::{Ask, Board, Event, Offer, Options, Pick, Pile, Why};
use grid::{Cell, Cells, Direction};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// Rider: the longest run.
const RUN: usize = 7;

/// Out of Shadows: +2 against a unit next to him, if he stood alone as the turn began.
pub(super) fn attack_parts(state: &State, blow: &Blow, add: &mut dyn FnMut(i32, Part)) {
    let Blow { card, abilities, target, .. } = *blow;
    if abilities.has(Ability::OutOfShadows)
        && state.is(card, Flag::Lurking)
        && target.is_some_and(|c| state.is_unit(c) && state.is_adjacent(c, card))
    {
        add(2, Part::Ability(Ability::OutOfShadows));
    }
}

/// Out of Shadows looks for enemies next to him; each Scout on an opposing half lets one unit more move.
pub(super) fn start_of_turn(state: &mut State) {
    let lurks = |c: &CardId| {
        let seat = state.controller(*c);
        state.has(*c, Ability::OutOfShadows) && state.cell(*c).is_some_and(|at| !state.has_enemy_beside(at, seat))
    };
    let lurking: Cards = state.all_units().filter(lurks).collect();
    lurking.iter().for_each(|c| state.set(c, Flag::Lurking));
    let seat = state.active;
    let beyond = |c: &CardId| state.cell(*c).is_some_and(|at| !state.is_own_side(at, seat));
    let scouts = state.with(seat, Ability::Scout).filter(beyond).count();
    (0..scouts).for_each(|_| state.add_lasting(seat, Lasting::Scout));
}

// ---- moving ----

/// Swift: 1 space more. Sneak: 2 more for the first unit that is activated.
pub(super) fn more_spaces(state: &State, abilities: Abilities) -> u8 {
    let sneaks = abilities.has(Ability::Sneak) && state.movers == 0;
    u8::from(abilities.has(Ability::Swift)) + if sneaks { 2 } else { 0 }
}

/// Sneak: once the third space is tried, nobody else moves (SW1-RULING-23).
pub(super) fn before_step(t: &mut Board<'_>, card: CardId, gone: u8) {
    if gone == movement::SPACES && t.state.has(card, Ability::Sneak) {
        let (seat, what) = (t.state.active, Lasting::Sneak);
        t.state.add_lasting(seat, what);
        t.tell(Audience::ALL, || Event::Marked { seat, what });
    }
}

/// Rider: up to 7 empty spaces straight on, from a vine wall only if he may still try to leave it. Summon the Night
/// overrides it.
pub(super) fn runs(state: &State, card: CardId, from: Cell) -> Cells {
    let mut ends = Cells::default();
    let abilities = state.abilities(card);
    let stuck = || {
        let tried = state.vine(from).is_some() && state.is(card, Flag::Tried);
        tried && !state.leaves_vines_freely(card, abilities)
    };
    let night = || state.lasts(state.controller(card), Lasting::SummonTheNight);
    if abilities.has(Ability::Rider) && !stuck() && !night() {
        let run = |way| state.clear_line(from, way).take(RUN);
        Direction::ALL.into_iter().flat_map(run).for_each(|cell| ends.add(cell));
    }
    ends
}

// ---- summoning ----

/// Shadow Step: once a turn a Hunter comes next to a Shadow Elf of yours.
pub(super) fn open_to(state: &State, face: Face, seat: Seat, mut all: Cells) -> Cells {
    if face.printed().ability == Some(Ability::ShadowStep) && !state.lasts(seat, Lasting::ShadowStep) {
        for at in elves(state, seat).filter_map(|elf| state.cell(elf)) {
            state.field().neighbours(at).filter(|&c| state.is_empty(c)).for_each(|c| all.add(c));
        }
    }
    all
}

/// Shadow Step is used up where no wall stands beside the space.
pub(super) fn on_summon(t: &mut Board<'_>, face: Face, cell: Cell) {
    let seat = t.state.active;
    let by_wall = || t.state.beside(cell).any(|c| t.state.is_wall(c) && t.state.controller(c) == seat);
    if face.printed().ability == Some(Ability::ShadowStep) && !by_wall() {
        t.state.add_lasting(seat, Lasting::ShadowStep);
    }
}

/// The Shadow Elf units a player controls.
fn elves(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    state.units(seat).filter(|&c| state.is_of(c, Faction::ShadowElves))
}

// ---- attacking ----

/// Shadow Dancer: in the first attack on her of a turn, her controller takes one of the dice out.
pub(super) fn shadow_dancer(t: &mut Board<'_>, target: CardId, dice: &mut Dice) -> Flow {
    if dice.is_empty() || t.state.is(target, Flag::Struck) || !t.state.has(target, Ability::ShadowDancer) {
        return Ok(());
    }
    let why = Why::Ability(Ability::ShadowDancer);
    let seat = t.state.controller(target);
    // Dice that show the same are the same answer.
    let differ = |&i: &usize| !dice[..i].contains(&dice[i]);
    let pick = must(t, seat, Ask::Choose(why), |_, options| {
        options.extend((0..dice.len()).filter(differ).map(|i| Pick::Die(i as u8)));
    })?;
    let Pick::Die(number) = pick else { unreachable!("only dice were offered") };
    let die = dice.remove(number.into());
    t.tell(Audience::ALL, || Event::Ignored { die, why });
    Ok(())
}

/// Whom an Assault strikes.
fn assailed(state: &State, card: CardId) -> impl Iterator<Item = CardId> + '_ {
    let seat = state.controller(card);
    state.targets(card).filter(move |&c| state.is_unit(c) && !state.is_friendly(c, seat) && state.is_adjacent(c, card))
}

/// Assault: every enemy unit next to it, in your order, a whole attack each, which strikes the vine wall under the unit
/// too (SW1-VINE-18). Who comes next to it meanwhile may be attacked, nobody twice (SW1-RULING-30).
fn assault(t: &mut Board<'_>, card: CardId) -> Flow {
    attack::count_attacker(t, card);
    let seat = t.state.controller(card);
    let all: Cards = assailed(&t.state, card).collect();
    let mut struck = Cards::default();
    while t.state.cell(card).is_some() {
        let offer = |state: &State, options: &mut Options<'_>| {
            let left = assailed(state, card).filter(|&c| !struck.has(c));
            options.extend(left.map(|c| Pick::Attack(card, c)));
            windows::offer_any_time(state, options);
        };
        let due = assailed(&t.state, card).any(|c| all.has(c) && !struck.has(c));
        let pick = if due { Some(must(t, seat, Ask::Attack, offer)?) } else { may(t, seat, Ask::Attack, offer)? };
        match pick {
            Some(Pick::Attack(_, target)) => {
                struck.insert(target);
                let vine = t.state.cell(target).and_then(|at| t.state.vine(at));
                let both: SmallVec<[CardId; 2]> = [target].into_iter().chain(vine).collect();
                attack::attack(t, card, &both)?;
            }
            Some(Pick::Use(user, ability)) => windows::use_ability(t, user, ability)?,
            _ => break,
        }
    }
    Ok(())
}

/// Shadow Arrows: a Ranger destroyed a unit. Shadows: a Shadow Elf Common or Champion was destroyed.
pub(super) fn after_destruction(state: &State, fallen: &[Fallen], by: Blame) -> Triggers {
    let mut triggers = Triggers::new();
    for one in fallen.iter().filter(|f| f.is_unit) {
        let (about, whom) = (Some(one.cell), Some(one.card));
        if let Some(ranger) = by.unit.filter(|&u| state.has(u, Ability::ShadowArrows)) {
            triggers.push(Trigger { about, whom, ..Trigger::of(state, ranger, Ability::ShadowArrows) });
        }
        if state.is_follower(one.card) && state.is_of(one.card, Faction::ShadowElves) {
            let shadows = Trigger::event(one.seat, one.card, Effect::ShadowElvesShadows);
            triggers.push(Trigger { about, whom, ..shadows });
        }
    }
    triggers
}

pub(super) fn can_do(state: &State, trigger: &Trigger) -> bool {
    let card = trigger.card;
    let unused = || !state.is(card, Flag::Used) && state.cell(card).is_some();
    match trigger.why {
        Why::Ability(Ability::ShadowArrows) => unused() && trigger.about.is_some_and(|at| state.has_room(at)),
        Why::Ability(Ability::SwiftStrike) => unused() && state.targets(card).next().is_some(),
        // SW1-RULING-21: it lies in an opponent's magic pile. What is in a hand is a secret; that it is empty is none.
        Why::Effect(Effect::ShadowElvesShadows) => {
            let is_lost =
                matches!(state.place(card), Place::Pile(Pile::Magic, to) if !state.are_friends(to, trigger.seat));
            is_lost && !state.hand[trigger.seat.index()].is_empty()
        }
        _ => false,
    }
}

pub(super) fn resolve(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    match (trigger.why, trigger.about) {
        (Why::Ability(Ability::ShadowArrows), Some(cell)) => shadow_arrows(t, trigger, cell),
        (Why::Ability(Ability::SwiftStrike), _) => swift_strike(t, trigger),
        (Why::Effect(Effect::ShadowElvesShadows), _) => events::shadows(t, trigger),
        _ => Ok(()),
    }
}

/// Once a turn the Ranger may jump to where its victim stood, and then attack again for 1 Magic Point.
fn shadow_arrows(t: &mut Board<'_>, trigger: &Trigger, cell: Cell) -> Flow {
    let (card, seat) = (trigger.card, trigger.seat);
    if may(t, seat, Ask::Space(trigger.why), |_, o| o.add(Pick::Cell(cell)))?.is_none() {
        return Ok(());
    }
    t.state.set(card, Flag::Used);
    placing::place(t, card, cell);
    let price = t.state.price(1);
    let can_attack = t.state.can_pay(seat, price) && t.state.targets(card).next().is_some();
    if can_attack && may(t, seat, Ask::Choose(trigger.why), |_, o| o.add(Pick::Offer(Offer::Pay)))?.is_some() {
        magic::pay(t, seat, price);
        let pick = must(t, seat, Ask::Attack, |s, o| offer_attacks(s, card, o))?;
        attack_again(t, pick)?;
    }
    Ok(())
}

/// Once a turn the Blade Master may attack again at once.
fn swift_strike(t: &mut Board<'_>, trigger: &Trigger) -> Flow {
    let card = trigger.card;
    let Some(pick) = may(t, trigger.seat, Ask::Attack, |s, o| offer_attacks(s, card, o))? else { return Ok(()) };
    t.state.set(card, Flag::Used);
    attack_again(t, pick)
}

fn offer_attacks(state: &State, card: CardId, options: &mut Options<'_>) {
    options.extend(state.targets(card).map(|target| Pick::Attack(card, target)));
}

/// SW1-ATTACK-4: another attack of a unit that counts already.
fn attack_again(t: &mut Board<'_>, pick: Pick) -> Flow {
    let Pick::Attack(card, target) = pick else { unreachable!("only attacks were offered") };
    attack::attack(t, card, &[target])
}

// ---- abilities used at a moment ----

pub(super) fn can_use(state: &State, card: CardId, ability: Ability) -> bool {
    match ability {
        Ability::Assault => assailed(state, card).next().is_some(),
        Ability::Wither => {
            let idle = !state.is(card, Flag::Used) && !state.is(card, Flag::Killed);
            idle && state.step == Step::End(Phase::Attack)
        }
        Ability::ReturnSpirit => {
            let returns = || state.all_units().any(|c| is_near_common(state, card, c));
            state.step == Step::EndOfTurn && !state.is(card, Flag::Used) && returns()
        }
        _ => false,
    }
}

pub(super) fn use_ability(t: &mut Board<'_>, card: CardId, ability: Ability) -> Flow {
    match ability {
        Ability::Assault => assault(t, card),
        Ability::Wither => wither(t, card),
        Ability::ReturnSpirit => return_spirit(t, card),
        _ => Ok(()),
    }
}

/// Wither: an Attack Phase without a kill costs 1 Magic Point, or the Summoner a wound.
fn wither(t: &mut Board<'_>, card: CardId) -> Flow {
    t.state.set(card, Flag::Used);
    let seat = t.state.controller(card);
    let price = t.state.price(1);
    let pays = may(t, seat, Ask::Choose(Why::Ability(Ability::Wither)), |state, options| {
        if state.can_pay(seat, price) {
            options.add(Pick::Offer(Offer::Pay));
        }
    })?;
    let by = Blame::ability(&t.state, card);
    if pays.is_some() {
        magic::pay(t, seat, price);
    } else if let Some(summoner) = t.state.summoner(seat) {
        wounds::wound(t, summoner, 1, by)?;
    }
    Ok(())
}

fn is_near_common(state: &State, card: CardId, common: CardId) -> bool {
    state.is_common(common) && state.is_adjacent(common, card)
}

/// Return Spirit: a Common next to her goes to its controller's hand; what lies under it is discarded.
fn return_spirit(t: &mut Board<'_>, card: CardId) -> Flow {
    t.state.set(card, Flag::Used);
    let seat = t.state.controller(card);
    let ask = Ask::Target(Why::Ability(Ability::ReturnSpirit));
    if let Some(common) = must_target(t, seat, ask, |s, c| is_near_common(s, card, c))? {
        let holder = t.state.controller(common);
        let under: SmallVec<[CardId; 4]> = t.state.under(common).collect();
        for card in under {
            let face = t.state.face(card);
            t.state.put(card, Place::Pile(Pile::Discard, seat));
            t.tell(Audience::ALL, || Event::Discarded { seat, face, cell: None });
        }
        t.state.strip(common);
        drawing::take_openly(t, common, holder);
    }
    Ok(())
}
