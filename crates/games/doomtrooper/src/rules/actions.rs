//! DT-ACTION, DT-MEDITATE, DT-SABOTAGE: what an action may be, and what is left after it.

mod pools;
mod raids;

pub(crate) use pools::{add_to_turn, can_spare, grant, spend_by, spend_more};
pub(crate) use raids::{may_raid, raid, sabotage};

use pools::use_up;
use raids::begin_sabotage;

use crate::clause::{Clause, Deed, Moment, More, Rule as Number};
use crate::event::Event;
use crate::printed::{Kind, Sorts, Timing, Trait, Traits, sort};
use crate::query::{May, need, no};
use crate::rules::{adding, art, combat, offers, play, points, transfer, windows};
use crate::state::{Actions, Mark, Opening, PieceId, State, Step};
use crate::{Ask, Board, Options, Pick};
use kernel::{Audience, Flow, Seat};

/// The player whose pool it is uses one, or stops: DT-TURN-10, DT-TURN-14.
pub(crate) fn act(t: &mut Board<'_>, pool: Actions) -> Flow {
    let seat = pool.seat;
    if pool.is_done(&t.state) || !t.state.plays_on(seat) {
        close(t, &pool);
        return Ok(());
    }
    let picked = if demanded(&t.state, &pool).is_some() {
        Some(t.choose_hidden(seat, Ask::Act, |s, o| offer(s, &pool, o))?)
    } else {
        t.choose_or_pass_hidden(seat, Ask::Act, |s, o| offer(s, &pool, o))?
    };
    let Some(pick) = picked else {
        close(t, &pool);
        t.tell(Audience::ALL, || Event::Stopped { seat });
        return Ok(());
    };
    if pool.standard {
        t.state.acted = true;
        t.state.player_mut(seat).must_sort &= !matches!(pick, Pick::Transfer(_));
    }
    // The window of this slot lies under whatever the action begins: DT-TURN-12, DT-TURN-15.
    windows::open(t, Opening::Any);
    perform(t, seat, pick)
}

/// A pool is used up or given up; after the standard one the discard step follows: DT-TURN-14.
fn close(t: &mut Board<'_>, pool: &Actions) {
    t.state.frames.pop();
    if pool.standard {
        t.state.step = Step::Discard;
    }
}

/// Every action and what it takes.
fn offer(state: &State, pool: &Actions, options: &mut Options<'_>) {
    let seat = pool.seat;
    let duty = duty(state, pool);
    let bound = |so: May, kind: Duty| match (so, duty) {
        (Ok(()), Some((must, rule))) if must != kind => no(rule),
        (so, _) => so,
    };
    let must = demanded(state, pool);
    if let Some(face) = must {
        options.deny_pass(kernel::Rule("DT-NEVER-6").by(face.id()));
    }
    let left = |n: u8| match must {
        Some(face) if pool.free() < n + 1 => Err(kernel::Rule("DT-NEVER-6").by(face.id())),
        _ => need(pool.free() >= n, if pool.begun { "DT-ACTION-8" } else { "DT-ACTION-1" }),
    };
    let own = pool.standard && state.awake.any(Moment::Acts);
    if left(1).is_ok() || own || options.explains() {
        options.judge(Pick::Meditate, bound(left(1), Duty::None));
        for face in state.faces_in(state.hand_of(seat)) {
            if face.is_warrior() {
                let to_outpost = face.printed().area == Some(crate::Area::Outpost);
                let kind = if to_outpost { Duty::Outpost } else { Duty::Uncover };
                let kind = if matches!(duty, Some((Duty::Uncover, _))) { Duty::Uncover } else { kind };
                options.judge(Pick::Add(face), bound(left(1).and_then(|()| adding::may_add(state, seat, face)), kind));
                let hidden = left(3).and_then(|()| adding::may_hide(state, seat, face));
                options.judge(Pick::AddHidden(face), bound(hidden, Duty::None));
                continue;
            }
            if face.printed().timing == Timing::AttackAction {
                let can =
                    may_attack_by(state, pool, None).and_then(|()| offers::can_play(state, seat, face, Opening::Any));
                options.judge(Pick::Play(face), bound(can, Duty::None));
            }
            let n = play::actions_of(face.printed().timing);
            if n > 0 {
                let casts = |id: PieceId| pool.spares(state, id, n);
                let own = own && face.kind() == Kind::Art && art::casters(state, seat, face).any(casts);
                let left = if own { Ok(()) } else { left(n) };
                let can = left.and_then(|()| offers::can_play(state, seat, face, Opening::Any));
                options.judge(Pick::Play(face), bound(can, Duty::None));
            }
        }
        for id in state.warriors().filter(|&id| state.controller(id) == seat) {
            of_warrior(state, pool, id, &bound, options);
        }
        uses(state, pool, &bound, options);
    }
    let attacks = || options.explains() || may_attack_by(state, pool, None).is_ok();
    if (pool.undefined + pool.plain + pool.attack > 0 || own) && attacks() {
        for id in state.warriors().filter(|&id| state.controller(id) == seat) {
            let may = combat::may_lead(state, seat, id, Some(pool)).and_then(|()| spares(state, pool, id, must));
            options.judge(Pick::Attack(id), bound(may, Duty::None));
        }
    }
    if pool.standard {
        for whom in state.opponents(seat) {
            if !options.explains() && state.has_fighter(whom) {
                continue;
            }
            for id in state.warriors().filter(|&id| state.controller(id) == seat) {
                let may = may_sabotage(state, pool, id, whom).and_then(|()| left(pool.free()));
                options.judge(Pick::Sabotage(id, whom), bound(may, Duty::None));
            }
        }
    }
}

/// DT-NEVER-6: who must attack keeps an action for it, as far as there is a legal way: not while the next action must be
/// something else, nor where nobody has the actions that the demanded attack takes.
fn demanded(state: &State, pool: &Actions) -> Option<crate::Face> {
    if !(pool.standard && pool.rights > 0 && pool.undefined > 0 && state.awake.any(Moment::MustAttack)) {
        return None;
    }
    let able = |id: PieceId| {
        let must = state.must_attack(pool.seat, Some(id))?;
        combat::may_lead(state, pool.seat, id, Some(pool)).is_ok().then_some(must)
    };
    let must = state.warriors().filter(|&id| state.controller(id) == pool.seat).find_map(able)?;
    duty(state, pool).is_none().then_some(must)
}

/// DT-NEVER-6: an attack that nothing demands does not take the right away from one that a text demands.
fn spares(state: &State, pool: &Actions, id: PieceId, must: Option<crate::Face>) -> May {
    let Some(face) = must else { return Ok(()) };
    let costs = pool.attack == 0 && !led(state, pool.seat, id);
    let demanded = state.must_attack(pool.seat, Some(id)).is_some();
    if costs && !demanded { Err(kernel::Rule("DT-NEVER-6").by(face.id())) } else { Ok(()) }
}

/// What the next standard action must be: DT-ACTION-15.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Duty {
    None,
    Outpost,
    Uncover,
    Sort,
}

/// DT-TRANSFER-3, DT-COVER-5, DT-TRANSFER-13, each only as far as it can be met (section 6, item 16).
fn duty(state: &State, pool: &Actions) -> Option<(Duty, &'static str)> {
    if !pool.standard {
        return None;
    }
    let seat = pool.seat;
    if transfer::owes_outpost(state, seat) && transfer::can_man_outpost(state, seat, pool) {
        return Some((Duty::Outpost, "DT-TRANSFER-3"));
    }
    if adding::all_covered(state, seat) {
        let exits = state.warriors().any(|id| state.controller(id) == seat && adding::may_exit(state, id).is_ok());
        let adds = state.faces_in(state.hand_of(seat)).iter().any(|&f| adding::may_add(state, seat, f).is_ok());
        if exits || adds {
            return Some((Duty::Uncover, "DT-COVER-5"));
        }
    }
    let sorts = |id: PieceId| state.controller(id) == seat && transfer::may_transfer(state, pool, id).is_ok();
    if state.player(seat).must_sort && state.warriors().any(sorts) {
        return Some((Duty::Sort, "DT-TRANSFER-13"));
    }
    None
}

/// Cover, vehicles and transfers.
fn of_warrior(
    state: &State,
    pool: &Actions,
    id: PieceId,
    bound: &impl Fn(May, Duty) -> May,
    options: &mut Options<'_>,
) {
    let left = |n: u8| need(pool.spares(state, id, n), "DT-ACTION-1");
    options.judge(Pick::Seek(id), bound(left(1).and_then(|()| adding::may_seek(state, id)), Duty::None));
    options.judge(Pick::Exit(id), bound(left(1).and_then(|()| adding::may_exit(state, id)), Duty::Uncover));
    if let Some(vehicle) = state.on(id).find(|&on| state.printed(on).sorts.any(sort::VEHICLE)) {
        let inside = state.piece(vehicle).is(Mark::Inside);
        let pick = if inside { Pick::Leave(id) } else { Pick::Enter(id) };
        let may = left(1).and_then(|()| state.may_act(id));
        let may = may.and_then(|()| need(!state.is_covered(id), "DT-VEHICLE-11"));
        let may = may.and_then(|()| need(inside || state.suits(id, state.face_of(vehicle), pool.seat), "DT-VEHICLE-6"));
        options.judge(pick, bound(may, Duty::None));
    }
    let to_outpost = state.area(id).is_none_or(|(_, area)| area != crate::Area::Outpost);
    let kind = if to_outpost { Duty::Outpost } else { Duty::Sort };
    // DT-TRANSFER-2: as long as nobody stands on an Outpost nobody goes there.
    if to_outpost && !state.outposts_open && !options.explains() {
        return;
    }
    options.judge(Pick::Transfer(id), bound(transfer::may_transfer(state, pool, id), kind));
}

/// Effects of cards in play that take actions.
fn uses(state: &State, pool: &Actions, bound: &impl Fn(May, Duty) -> May, options: &mut Options<'_>) {
    for (id, piece) in state.among(state.awake.listeners(Moment::Use)) {
        if piece.is_ghost() || !piece.listens(Moment::Use) || offers::user(state, id) != pool.seat {
            continue;
        }
        for (at, clause) in state.face_of(id).entry().iter().enumerate() {
            let Clause::Use(what) = clause else { continue };
            let takes = match what.timing {
                Timing::Actions(n) => {
                    let spares = |who: PieceId| pool.spares(state, who, n);
                    need(state.holder(id).map_or(pool.free() >= n, spares), "DT-ACTION-16")
                }
                Timing::AttackAction if what.by_player => need(pool.attack > 0, "DT-ACTION-1"),
                Timing::AttackAction => may_attack_with(state, pool, id, 1),
                Timing::AttackActions(n) => may_attack_with(state, pool, id, n),
                _ => continue,
            };
            let can = takes.and_then(|()| offers::can_use(state, pool.seat, id, what));
            options.judge(Pick::Use(id, at as u8), bound(can, Duty::None));
        }
    }
}

/// The same of an attack action by a text, which takes so many actions in all.
fn may_attack_with(state: &State, pool: &Actions, id: PieceId, n: u8) -> May {
    let holder = state.holder(id);
    if let Some(who) = holder {
        need(pool.only.is_none_or(|only| only == who), "DT-ACTION-12")?;
        state.may_fight(who)?;
    }
    may_attack_by(state, pool, holder)?;
    if n > 1 { can_spare(state, pool.seat, n) } else { Ok(()) }
}

/// DT-ACTION-6 to DT-ACTION-13: whether an attack action is at hand.
pub(crate) fn may_attack_by(state: &State, pool: &Actions, who: Option<PieceId>) -> May {
    let seat = pool.seat;
    need(pool.only.is_none_or(|only| who.is_none_or(|who| who == only)), "DT-ACTION-12")?;
    // DT-TURN-8, DT-TURN-13
    need(state.player(seat).turns > 0, "DT-TURN-8")?;
    if i32::from(state.player(seat).attacks) >= state.number(Number::MostAttacks, seat, i32::MAX) {
        let by = state.who_changes(Number::MostAttacks, seat, i32::MAX);
        return by.map_or(no("DT-ACTION-3"), |face| Err(kernel::Rule("DT-ACTION-3").by(face.id())));
    }
    if pool.attack > 0 || pool.undefined > 0 && pool.rights > 0 {
        return Ok(());
    }
    let own = |id: PieceId| state.controller(id) == seat && state.own_action(id).is_some();
    let by_own = || who.map_or_else(|| state.warriors().any(own), own);
    if pool.standard && state.awake.any(Moment::Acts) && by_own() {
        return Ok(());
    }
    let leads = |id: PieceId| led(state, seat, id);
    let by_leader = who.map_or_else(|| state.warriors().any(leads), leads);
    if pool.undefined + pool.plain > 0 && by_leader {
        return Ok(());
    }
    need(pool.undefined > 0, "DT-ACTION-11")?;
    match state.number(Number::ExtraAttacks, seat, 0) {
        0 => no(if pool.begun { "DT-ACTION-8" } else { "DT-ACTION-6" }),
        price => state.can_pay(seat, price),
    }
}

/// A corporate leader turns non-attack actions into attacks by warriors of his corporation: DT-ACTION-11.
pub(crate) fn led(state: &State, seat: Seat, id: PieceId) -> bool {
    if !state.awake.has_leaders() && !state.awake.has(Traits::of(Trait::Led)) {
        return false;
    }
    if state.controller(id) != seat || state.piece(id).is(Mark::Secret) {
        return false;
    }
    let sorts = state.sorts(id).both(Sorts::CORPORATIONS);
    let leader = |l: PieceId| {
        state.controller(l) == seat
            && state.printed(l).sorts.any(sort::CORPORATE_LEADER)
            && state.speaks(l)
            && sorts.any(state.sorts(l))
    };
    state.warriors().any(leader) || state.has(id, Trait::Led)
}

/// DT-SABOTAGE-1 to DT-SABOTAGE-9, DT-SABOTAGE-13
fn may_sabotage(state: &State, pool: &Actions, id: PieceId, whom: Seat) -> May {
    let seat = pool.seat;
    need(state.active == seat, "DT-SABOTAGE-6")?;
    need(!state.has_fighter(whom), "DT-SABOTAGE-1")?;
    need(state.seated(whom).all(|s| state.player(s).turns > 0), "DT-SABOTAGE-5")?;
    need(state.player(seat).sabotaged >> whom.0 & 1 == 0, "DT-SABOTAGE-3")?;
    need(pool.undefined > 0, "DT-SABOTAGE-11")?;
    need(!pool.attacked && pool.rights > 0, "DT-SABOTAGE-9")?;
    need(!state.piece(id).is(Mark::Secret), "DT-SABOTAGE-13")?;
    state.may_act(id)?;
    need(state.is_capable(id), "DT-SABOTAGE-1")?;
    state.may_player(Deed::Sabotage, whom, "DT-SABOTAGE-2")
}

fn perform(t: &mut Board<'_>, seat: Seat, pick: Pick) -> Flow {
    match pick {
        Pick::Meditate => {
            spend(t, 1);
            let d = t.state.number(Number::Meditation, seat, 1).max(0) as u16;
            let player = t.state.player_mut(seat);
            player.d = player.d.saturating_add(d);
            t.tell(Audience::ALL, || Event::Meditated { seat, d });
            Ok(())
        }
        Pick::Add(face) => {
            spend(t, 1);
            adding::add(t, seat, face)
        }
        Pick::AddHidden(face) => {
            spend(t, 3);
            adding::hide(t, seat, face)
        }
        Pick::Seek(id) => {
            spend_by(t, Some(id), 1);
            adding::seek(t, id)
        }
        Pick::Exit(id) => {
            spend_by(t, Some(id), 1);
            adding::exit(t, id)
        }
        Pick::Enter(id) | Pick::Leave(id) => {
            spend_by(t, Some(id), 1);
            board(t, id, matches!(pick, Pick::Enter(_)));
            Ok(())
        }
        Pick::Transfer(id) => {
            let price = transfer::price(&t.state, id);
            spend_by(t, Some(id), price);
            transfer::transfer(t, id)
        }
        Pick::Play(face) if face.printed().timing == Timing::AttackAction => {
            attack_action(t, seat, None);
            play::card(t, seat, face, 0)
        }
        Pick::Play(face) => play::card(t, seat, face, play::actions_of(face.printed().timing)),
        Pick::Use(id, clause) => {
            let entry = t.state.face_of(id).entry();
            let Some(Clause::Use(what)) = entry.get(usize::from(clause)) else { return Ok(()) };
            if let Timing::AttackAction | Timing::AttackActions(_) = what.timing {
                let who = t.state.holder(id).filter(|_| !what.by_player);
                attack_action(t, seat, who);
            }
            if let Timing::AttackActions(n) = what.timing {
                spend_more(t, n - 1);
            }
            play::piece(t, seat, id, clause, play::actions_of(what.timing))
        }
        Pick::Attack(id) => combat::declare(t, seat, id),
        Pick::Sabotage(id, whom) => {
            begin_sabotage(t, seat, id, whom);
            Ok(())
        }
        _ => Ok(()),
    }
}

pub(crate) fn spend(t: &mut Board<'_>, n: u8) {
    if let Some(pool) = t.state.actions_mut() {
        pool.spend(n);
    }
}

/// One attack action is used up: DT-ACTION-7, DT-ACTION-8.
pub(crate) fn attack_action(t: &mut Board<'_>, seat: Seat, who: Option<PieceId>) {
    t.state.player_mut(seat).attacks += 1;
    let leads = who.is_some_and(|id| led(&t.state, seat, id));
    let early = t.state.number(Number::AttackEarly, seat, 0) > 0;
    let own = who.and_then(|id| t.state.own_action(id));
    let extra = t.state.number(Number::ExtraAttacks, seat, 0);
    let Some(pool) = t.state.actions_mut() else { return };
    pool.attacked |= pool.standard;
    if pool.attack > 0 {
        pool.attack -= 1;
        return;
    }
    if let Some((source, more)) = own.filter(|_| pool.standard) {
        // RULING: A warrior's own actions: an undefined action of its own that is an attack comes last, too (DT-ACTION-6).
        pool.begun |= more == More::Any;
        use_up(t, source);
        return;
    }
    if leads {
        pool.converted += 1;
    }
    if leads && pool.plain > 0 {
        pool.plain -= 1;
        return;
    }
    pool.undefined = pool.undefined.saturating_sub(1);
    let bought = !leads && pool.rights == 0;
    if !leads {
        pool.rights = pool.rights.saturating_sub(1);
    }
    // DT-ACTION-12: other pools than the standard one are not forfeited.
    if pool.standard && !early {
        pool.begun = true;
    }
    if bought {
        points::pay(t, seat, extra);
    }
}

/// DT-VEHICLE-2
fn board(t: &mut Board<'_>, driver: PieceId, enters: bool) {
    let found = t.state.on(driver).find(|&on| t.state.printed(on).sorts.any(sort::VEHICLE));
    let Some(vehicle) = found else { return };
    t.state.piece_mut(vehicle).set(Mark::Inside, enters);
    let (who, vehicle) = (t.state.name(driver), t.state.face_of(vehicle));
    t.tell(
        Audience::ALL,
        || if enters { Event::Entered { who, vehicle } } else { Event::LeftVehicle { who, vehicle } },
    );
}
