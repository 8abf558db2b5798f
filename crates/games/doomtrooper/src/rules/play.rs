//! DT-REACT-10: every play is named, paid, answered, and only then does it do what it does.

use crate::clause::{Clause, Cost, Moment, Once, Spends, Target, Time, Use};
use crate::event::Event;
use crate::printed::{After, Face, Kind, Sorts, Timing, sort};
use crate::query::{May, need};
use crate::rules::asking::{must, target_of, which, who};
use crate::rules::offers::{self, may_aim, may_aim_at, may_use_on, players};
use crate::rules::table::{self, Pile, enter, is_given, linger};
use crate::rules::{actions, adding, art, cancel, combat, effects, harm, naming, points, sides, triggers, windows};
use crate::state::{Area, At, Frame, Mark, Opening, PieceId, Play, Source, State, Thing, Until};
use crate::{Ask, Board, Offer, Pick};
use ::cards::CardId;
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// A card from the hand.
pub(crate) fn card(t: &mut Board<'_>, seat: Seat, face: Face, actions: u8) -> Flow {
    if face.is_warrior() {
        return adding::add(t, seat, face);
    }
    let hand = t.state.hand_of(seat);
    let Some(card) = t.state.pull(hand, face) else { return Ok(()) };
    // For no action it goes only to those whose text allows it: DT-ACTION-17.
    let free = actions == 0 && is_given(face.kind()) && matches!(face.printed().timing, Timing::Actions(_));
    name(t, seat, card, actions, free, Given::default())?;
    triggers::all(t, crate::clause::Event::Played, triggers::about(PieceId(0), seat))
}

/// A card from wherever it is: in a hand, or found in a pile.
pub(crate) fn named(t: &mut Board<'_>, seat: Seat, card: CardId, actions: u8) -> Flow {
    name(t, seat, card, actions, false, Given::default())
}

/// A spell by a caster that a text has chosen.
pub(crate) fn cast_by(t: &mut Board<'_>, seat: Seat, card: CardId, caster: PieceId) -> Flow {
    name(t, seat, card, 0, false, Given { caster: Some(caster), within: None })
}

/// A card that a text gives to somebody of one's own in one area alone.
pub(crate) fn named_within(t: &mut Board<'_>, seat: Seat, card: CardId, area: Area) -> Flow {
    name(t, seat, card, 0, false, Given { caster: None, within: Some(area) })
}

/// What a text has settled of a play before it is named.
#[derive(Clone, Copy, Default)]
struct Given {
    caster: Option<PieceId>,
    within: Option<Area>,
}

fn name(t: &mut Board<'_>, seat: Seat, card: CardId, actions: u8, free: bool, given: Given) -> Flow {
    let face = t.state.face(card);
    t.state.take_out(card);
    t.state.known.show(card, Audience::ALL);
    let mut play = begun(seat, face, Source::Card(card));
    play.caster = given.caster;
    if face.kind() == Kind::Art && given.caster.is_none() {
        let able = |id: &PieceId| {
            let spares = || t.state.actions().is_some_and(|pool| pool.spares(&t.state, *id, actions));
            art::can_afford(&t.state, seat, *id, face)
                && (actions == 0 || spares())
                && offers::finds_for(&t.state, seat, face, *id)
        };
        let casters: SmallVec<[PieceId; 8]> = art::casters(&t.state, seat, face).filter(able).collect();
        play.caster = which(t, seat, Ask::Caster(face), casters)?;
    }
    match play.caster.map(|id| t.state.name(id)) {
        Some(by) => t.tell(Audience::ALL, || Event::Cast { seat, face, by }),
        None => t.tell(Audience::ALL, || Event::Played { seat, face }),
    }
    let mut cost = offers::cost(face);
    if let Some(caster) = play.caster {
        cost = art::price(&t.state, caster, face, cost);
    }
    let caster = play.caster.filter(|_| art::favours(face));
    let steps = aim(t, &mut play, face.printed().target, cost, |s, id| {
        may_aim(s, seat, face, id)?;
        need(given.within.is_none_or(|area| s.area(id) == Some((seat, area))), "DT-AREA-4")?;
        need(caster.is_none_or(|c| art::may_favour(s, c, id)), "DT-ART-11")?;
        need(!free || offers::gives_free(s, seat, face, id), "DT-ACTION-17")
    })?;
    ask_more(t, &mut play)?;
    pay(t, &play, cost, steps, actions);
    // DT-AFFIL-3: for lasting use by an ex-corporate freelancer.
    if let Some(on) = play.piece().filter(|_| is_given(face.kind())) {
        let extra = t.state.warrior_of(on).map_or(0, |bearer| t.state.surcharge(bearer, face));
        points::pay(t, seat, extra.into());
    }
    lay(t, play);
    Ok(())
}

/// Whether a spell could be cast now by one warrior.
pub(crate) fn castable_now(state: &State, by: Seat, face: Face, caster: Option<PieceId>) -> bool {
    let opening = Opening::Any;
    let timely = offers::moment(state, by, face.printed().timing, opening).is_ok();
    let casts = |id: PieceId| {
        art::casters(state, by, face).any(|able| able == id)
            && art::can_afford(state, by, id, face)
            && offers::finds_for(state, by, face, id)
    };
    timely && caster.is_some_and(casts) && offers::can_play(state, by, face, opening).is_ok()
}

/// A spell that lies under another card is cast by its bearer and stays where it is.
pub(crate) fn from_under(t: &mut Board<'_>, by: Seat, spell: PieceId, caster: Option<PieceId>) -> Flow {
    let face = t.state.face_of(spell);
    let mut play = begun(by, face, Source::Under(spell));
    play.caster = caster;
    if let Some(name) = caster.map(|id| t.state.name(id)) {
        t.tell(Audience::ALL, || Event::Cast { seat: by, face, by: name });
    }
    let cost = caster.map_or(offers::cost(face), |id| art::price(&t.state, id, face, offers::cost(face)));
    let steps = aim(t, &mut play, face.printed().target, cost, |s, id| may_aim(s, by, face, id))?;
    ask_more(t, &mut play)?;
    pay(t, &play, cost, steps, 0);
    lay(t, play);
    Ok(())
}

/// DT-REACT-10
fn ask_more(t: &mut Board<'_>, play: &mut Play) -> Flow {
    for clause in play.face.entry() {
        match clause {
            Clause::Asks(what) => naming::name(t, play, *what)?,
            Clause::Names(more) => more(t, play)?,
            _ => {}
        }
    }
    Ok(())
}

fn begun(by: Seat, face: Face, from: Source) -> Play {
    Play { by, face, from, caster: None, things: SmallVec::new(), amount: 0, answered: false, cancelled: false }
}

/// An effect of a card in play is used.
pub(crate) fn piece(t: &mut Board<'_>, seat: Seat, id: PieceId, clause: u8, actions: u8) -> Flow {
    let face = t.state.face_of(id);
    let Some(Clause::Use(what)) = face.entry().get(usize::from(clause)) else { return Ok(()) };
    let name = t.state.name(id);
    t.tell(Audience::ALL, || Event::Used { seat, what: name });
    let mut play = begun(seat, face, Source::Use(id, clause));
    let cost = offers::price(&t.state, id, what);
    let steps = aim(t, &mut play, &what.on, cost, |s, whom| may_use_on(s, seat, id, what, whom))?;
    if let Some(asks) = what.asks {
        naming::name(t, &mut play, asks)?;
    }
    if let Some(more) = what.names {
        more(t, &mut play)?;
    }
    pay(t, &play, cost, steps, actions);
    match what.once {
        Once::Always => {}
        Once::PerTurn | Once::PerCombat => t.state.piece_mut(id).set(Mark::Used, true),
        Once::PerGame => t.state.player_mut(seat).spent |= 1,
    }
    lay(t, play);
    Ok(())
}

/// DT-ART-3, DT-REACT-10: whom it is for, and how much: the steps that are to be paid for.
fn aim(
    t: &mut Board<'_>,
    play: &mut Play,
    target: &Target,
    cost: Cost,
    may: impl Fn(&State, PieceId) -> May,
) -> Flow<u8> {
    let (seat, face) = (play.by, play.face);
    let fits = |t: &Board<'_>, id| may(&t.state, id).is_ok();
    let mut steps = 0;
    if cost.per > 0 {
        let ready = play.caster.map_or(0, |caster| art::store(&t.state, caster));
        let spared = play.caster.map_or(0, |caster| 2 - art::rebated(&t.state, caster, 2));
        let left = t.state.purse(seat) + ready + spared - i32::from(cost.d);
        let least = cost.least_steps();
        let most = (left / i32::from(cost.per)).clamp(least.into(), i32::from(cost.most.min(60)));
        let most = match target {
            Target::Pieces(filter) => {
                let there = filter.all_in(&t.state, seat, play.user()).filter(|&id| fits(t, id)).count();
                most.min(there.max(1) as i32)
            }
            _ => most,
        };
        steps = t.number(seat, Ask::Amount(face), least.into()..=most as u32)? as u8;
        // Each D may count twice.
        play.amount = cost.free + play.caster.map_or(steps, |caster| art::strength(&t.state, caster, face, steps));
    }
    match target {
        Target::You | Target::Game | Target::Added => {}
        Target::Piece(filter) => {
            let wide = is_given(face.kind()) && play.is_card();
            let all = t.state.table().map(|(id, _)| id).filter(|&id| {
                t.state.is_in_play(id)
                    && (wide && t.state.is_warrior(id) || filter.fits(&t.state, seat, play.user(), id))
            });
            let able: SmallVec<[PieceId; 16]> = all.filter(|&id| fits(t, id)).collect();
            if let Some(id) = target_of(t, seat, face, &able, may)? {
                aimed(t, play, id);
            }
        }
        Target::Pieces(filter) => {
            for _ in 0..play.amount.max(1) {
                let taken: SmallVec<[PieceId; 4]> = play.pieces().collect();
                let all = filter.all_in(&t.state, seat, play.user());
                let able: SmallVec<[PieceId; 16]> = all.filter(|id| !taken.contains(id) && fits(t, *id)).collect();
                let Some(id) = which(t, seat, Ask::Target(face), able)? else { break };
                aimed(t, play, id);
            }
        }
        Target::Player(whose) => {
            let may = |s: &Seat| match play.from {
                Source::Use(id, clause) => match face.entry().get(usize::from(clause)) {
                    Some(Clause::Use(what)) => offers::may_use_at(&t.state, id, what, *s),
                    _ => false,
                },
                _ => may_aim_at(&t.state, seat, face, *s).is_ok(),
            };
            let able: SmallVec<[Seat; 6]> = players(&t.state, seat, *whose).filter(may).collect();
            if let Some(at) = who(t, seat, Ask::Target(face), able)? {
                t.tell(Audience::ALL, || Event::AimedAtSeat { at });
                play.things.push(Thing::Seat(at));
            }
        }
        Target::Area(areas, whose) => {
            let able: SmallVec<[_; 8]> = offers::areas(&t.state, seat, face, *areas, *whose).collect();
            let pick = must(t, seat, Ask::Target(face), |_, o| o.extend(able.iter().map(|&(s, a)| Pick::Area(s, a))))?;
            if let Pick::Area(at, area) = pick {
                t.tell(Audience::ALL, || Event::AimedAtArea { at, area });
                play.things.push(Thing::Area(at, area));
            }
        }
        Target::Caster => {
            if let Some(caster) = play.caster {
                play.things.push(Thing::Piece(caster));
            }
        }
        Target::Bearer => play.things.extend(play.user().and_then(|id| t.state.holder(id)).map(Thing::Piece)),
        // DT-TIMING-10: what was laid before, where nothing is being answered.
        Target::Play(is) if t.state.answered().is_none() => {
            let able: SmallVec<[PieceId; 8]> = cancel::laid(&t.state, *is).collect();
            if let Some(id) = target_of(t, seat, face, &able, may)? {
                aimed(t, play, id);
            }
        }
        Target::Play(_) => {}
    }
    Ok(steps)
}

fn aimed(t: &mut Board<'_>, play: &mut Play, id: PieceId) {
    let at = t.state.name(id);
    t.tell(Audience::ALL, || Event::Aimed { at });
    play.things.push(Thing::Piece(id));
}

/// DT-REACT-8, DT-ZONE-14: paid at once and never refunded.
fn pay(t: &mut Board<'_>, play: &Play, cost: Cost, steps: u8, actions: u8) {
    let value = if cost.value { play.piece().map_or(0, |id| t.state.value(id).max(0)) } else { 0 };
    let d = i32::from(cost.d) + i32::from(cost.per) * i32::from(steps) + value;
    let d = play.caster.map_or(d, |caster| art::rebated(&t.state, caster, d));
    let d = play.caster.map_or(d, |caster| art::draw_on(t, caster, d));
    points::pay(t, play.by, d);
    let who = play.user().and_then(|id| t.state.holder(id)).or(play.caster);
    actions::spend_by(t, who, actions);
}

/// It lies on the table, not settled yet.
fn lay(t: &mut Board<'_>, play: Play) {
    t.state.plays.push(play);
    t.state.frames.push(Frame::Play);
}

/// DT-REACT-1: answered first, then settled.
pub(crate) fn go_on(t: &mut Board<'_>) -> Flow {
    let Some(play) = t.state.plays.last_mut() else {
        t.state.frames.pop();
        return Ok(());
    };
    if !play.answered {
        play.answered = true;
        if offers::is_answerable(play) {
            windows::open_reactions(t);
        }
        return Ok(());
    }
    t.state.frames.pop();
    let Some(play) = t.state.plays.pop() else { return Ok(()) };
    t.state.doer = Some(play.by);
    let settled = settle(t, play);
    t.state.doer = None;
    settled
}

fn settle(t: &mut Board<'_>, play: Play) -> Flow {
    match play.from {
        Source::Card(card) if play.cancelled => {
            // DT-REACT-14
            t.state.put_away(card, Pile::Graveyard);
            t.tell(Audience::ALL, || Event::Cancelled { face: play.face });
            Ok(())
        }
        Source::Card(card) => settle_card(t, &play, card),
        Source::Under(_) if !play.cancelled && is_gone(&t.state, &play) => Ok(()),
        Source::Under(_) if !play.cancelled => settle_effect(t, &play),
        Source::Use(..) | Source::Under(_) if play.cancelled => {
            t.tell(Audience::ALL, || Event::Cancelled { face: play.face });
            Ok(())
        }
        Source::Use(id, clause) => settle_use(t, &play, id, clause),
        Source::Under(_) => Ok(()),
    }
}

/// Whom it was aimed at is gone; of several that were named, all.
fn is_gone(state: &State, play: &Play) -> bool {
    let there = |id: PieceId| state.is_there(id);
    match play.face.printed().target {
        Target::Piece(_) | Target::Caster => play.piece().is_some_and(|id| !there(id)),
        _ => play.piece().is_some() && !play.pieces().any(there),
    }
}

fn settle_card(t: &mut Board<'_>, play: &Play, card: CardId) -> Flow {
    let printed = play.face.printed();
    let gone = is_gone(&t.state, play);
    let stays = printed.after == After::Stays && !gone;
    if stays {
        let at = match (printed.target, play.piece(), play.area()) {
            (_, _, Some((seat, area))) => At::In(seat, area),
            (_, Some(on), _) => At::On(on),
            (Target::Game, ..) => At::Game,
            _ => At::Player(play.seat()),
        };
        given(t, play, card, at)?;
    } else {
        let pile = if printed.after == After::Sacrifice && !gone { Pile::Sacrificed } else { Pile::Graveyard };
        t.state.put_away(card, pile);
    }
    if gone {
        return Ok(());
    }
    settle_effect(t, play)
}

fn settle_effect(t: &mut Board<'_>, play: &Play) -> Flow {
    // What saves does nothing else meanwhile: section 6, item 6 of the catalogue. What answers it does all it says.
    let saving = t.state.is_saving() && play.face.entry().iter().any(|c| matches!(c, Clause::Saves(..)));
    for clause in play.face.entry() {
        match clause {
            Clause::Does(what) if !saving => effects::run(t, play, *what)?,
            Clause::Lasts(time, _) => last(t, play, *time),
            Clause::LastsOnEach(time, filter, _) => {
                let mut each = play.clone();
                each.things = filter.all_in(&t.state, play.by, play.user()).map(Thing::Piece).collect();
                if !each.things.is_empty() {
                    last(t, &each, *time);
                }
            }
            Clause::Saves(fits, act) if saving => {
                let aimed = play.piece();
                let which = (0..t.state.harms.len())
                    .find(|&at| fits(&t.state, play.by, at) && aimed.is_none_or(|id| t.state.harms[at].whom == id));
                if let Some(at) = which {
                    harm::save(t, *act, at);
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// A card that stays comes to where it belongs.
fn given(t: &mut Board<'_>, play: &Play, card: CardId, at: At) -> Flow {
    let id = enter(t, card, play.by, at)?;
    if !t.state.is_there(id) {
        return Ok(());
    }
    if let At::On(on) = at {
        let paid = t.state.warrior_of(on).is_some_and(|bearer| t.state.surcharge(bearer, play.face) > 0);
        t.state.piece_mut(id).set(Mark::Paid, paid);
    }
    t.state.piece_mut(id).count = play.amount.min(i8::MAX as u8) as i8;
    remember(t, play, id);
    if let Some(bearer) = t.state.bearer(id).filter(|_| play.face.listens(Moment::Becomes)) {
        sides::changed(t, bearer)?;
    }
    if play.face.printed().sorts.any(Sorts::WEAPONS) {
        combat::rearm(t, id);
    }
    get_in(t, play.by, id)
}

/// DT-VEHICLE-1, DT-VEHICLE-11: whether the driver gets into a vehicle that was just given to him.
pub(crate) fn get_in(t: &mut Board<'_>, by: Seat, id: PieceId) -> Flow {
    let vehicle = t.state.face_of(id);
    let Some(driver) = t.state.bearer(id).filter(|&d| !t.state.is_covered(d)) else { return Ok(()) };
    if !vehicle.printed().sorts.any(sort::VEHICLE) {
        return Ok(());
    }
    let pick = must(t, by, Ask::Inside(vehicle), |_, o| o.extend([Offer::Inside, Offer::Outside].map(Pick::Offer)))?;
    let inside = pick == Pick::Offer(Offer::Inside);
    t.state.piece_mut(id).set(Mark::Inside, inside);
    if inside {
        let who = t.state.name(driver);
        t.tell(Audience::ALL, || Event::Entered { who, vehicle });
    }
    Ok(())
}

/// What was named with a play stays noted on what it leaves.
fn remember(t: &mut Board<'_>, play: &Play, id: PieceId) {
    for thing in &play.things {
        match thing {
            Thing::Sort(sort) => t.state.piece_mut(id).note = *sort as u8,
            Thing::Rate(rate) => t.state.piece_mut(id).note = *rate as u8,
            Thing::Offer(offer) => t.state.piece_mut(id).note = *offer as u8,
            _ => {}
        }
    }
    let second = play.pieces().nth(1);
    let whom = if matches!(play.face.printed().target, Target::Pieces(_)) { None } else { second };
    t.state.piece_mut(id).about = whom;
    if let Until::AfterTurnOf(seat) = t.state.piece(id).until {
        table::not_this_turn(t, id, seat);
    }
}

/// What it leaves behind: on whom it was aimed at, or on the player or the game.
fn last(t: &mut Board<'_>, play: &Play, time: Time) {
    let until = until(t, play, time);
    let amount = play.amount.max(1);
    let mut any = false;
    let on: SmallVec<[PieceId; 4]> = play.pieces().filter(|&id| t.state.is_there(id)).collect();
    // DT-TIMING-10
    let laid = play.is_card() && cancel::is_open(&t.state);
    for id in on {
        let ghost = linger(t, play.face, play.by, At::On(id), until, amount);
        t.state.piece_mut(ghost).set(Mark::Laid, laid);
        remember(t, play, ghost);
        art::sign(t, play, ghost);
        any = true;
    }
    // What was for somebody who is gone is for nobody.
    if !any && play.piece().is_none() {
        let at = match (play.face.printed().target, play.area()) {
            (_, Some((seat, area))) => At::In(seat, area),
            (Target::Game, _) => At::Game,
            _ => At::Player(play.seat()),
        };
        let ghost = linger(t, play.face, play.by, at, until, amount);
        t.state.piece_mut(ghost).set(Mark::Laid, laid);
        remember(t, play, ghost);
    }
}

fn until(t: &Board<'_>, play: &Play, time: Time) -> Until {
    let by = play.by;
    match time {
        Time::Combat => Until::Combat(t.state.combats.len() as u8),
        Time::NextTurn => Until::TurnOf(by),
        Time::Turn => Until::EndOfTurn,
        Time::TheirTurn => table::after_turn_of(play.seat()),
        Time::BearersTurn => {
            let whose = play.piece().map_or(by, |id| t.state.controller(id));
            table::after_turn_of(whose)
        }
        Time::Game => Until::Gone,
    }
}

fn settle_use(t: &mut Board<'_>, play: &Play, id: PieceId, clause: u8) -> Flow {
    let Some(Clause::Use(what)) = play.face.entry().get(usize::from(clause)) else { return Ok(()) };
    let what: &Use = what;
    if !t.state.is_there(id) {
        return Ok(());
    }
    let holder = t.state.holder(id);
    for does in what.does {
        effects::run(t, play, *does)?;
    }
    if let Some(saving) = what.saves
        && let Some(at) = (0..t.state.harms.len()).find(|&at| (saving.fits)(&t.state, id, at))
    {
        harm::save(t, saving.act, at);
    }
    if let Some((time, _)) = what.lasts {
        let mut aimed = play.clone();
        // What is for the whole game goes on though the bearer is gone.
        if aimed.pieces().next().is_none() && !matches!(what.on, Target::Game) {
            aimed.things.extend(holder.map(Thing::Piece));
        }
        last(t, &aimed, time);
    }
    match what.spends {
        Spends::Nothing => Ok(()),
        Spends::Discards => table::leave(t, id, Pile::Graveyard),
        Spends::Sacrifices => table::leave(t, id, Pile::Sacrificed),
    }
}

/// Whether a card costs actions, and how many.
pub(crate) fn actions_of(timing: Timing) -> u8 {
    match timing {
        Timing::Actions(n) => n,
        _ => 0,
    }
}
