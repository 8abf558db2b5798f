//! Other spells of the Art.

use crate::clause::Clause::{
    Aims, Asks, BarsAttack, BarsTactic, Costs, Does, Grants, Haunts, Lasts, MustAttack, Names, OnlyIf, Rating, Saves,
    Wards,
};
use crate::clause::{Clause, Do, Entry, Event as Happens, FSAV, Naming, Save, Time, add, d, give, per, times};
use crate::filter::{DOOMTROOPER, SQUAD};
use crate::printed::{Kind, Trait, sort};
use crate::rules::asking::{must, whether, which, which_or_none};
use crate::rules::table::{self, linger};
use crate::rules::{art, combat, naming, points};
use crate::state::{At, Fate, Happening, Mark, PieceId, Play, Side, State, Tactic, Thing, Until};
use crate::{Ask, Board, Event, Offer, Pick};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// Until your next turn begins the caster cannot be attacked and, if it attacks, has +2 F, S, A and V.
pub(crate) const FLY: Entry =
    &[Lasts(Time::NextTurn, &[Grants(give(Trait::CannotBeAttacked)), Rating(add(FSAV, 2).attacking())])];

/// If he has a legal attack on the warrior you name he must make it as his attack action in his next turn, with a
/// warrior of his choice.
pub(crate) const TELEPATHIC_MESSAGE: Entry = &[
    Asks(Naming::One(|s, play, id| s.is_warrior(id) && s.controller(id) != play.seat())),
    Lasts(
        Time::TheirTurn,
        &[
            MustAttack(|s, me, attacker, defender| lured(s, me, attacker) && s.bearer(me) == Some(defender)),
            BarsAttack(|s, me, attacker, defender| {
                let lure = s.bearer(me);
                lured(s, me, attacker) && lure.is_some_and(|l| l != defender && can_reach(s, s.controller(attacker), l))
            }),
        ],
    ),
];

/// Until your next turn begins the caster is unaffected by Dark Symmetry.
pub(crate) const EXORCISE_SELF: Entry = &[Lasts(Time::NextTurn, &[Grants(give(Trait::ImmuneSymmetry))])];

/// For each 1 D name one Dark Symmetry card on the table: the target is immune to that card until your next turn
/// begins.
pub(crate) const MIND_WALL: Entry = &[
    Costs(per(1)),
    OnlyIf(|s, _| gifts(s).next().is_some()),
    Names(|t, play| {
        for _ in 0..play.amount {
            let taken: SmallVec<[PieceId; 4]> = play.pieces().collect();
            let able: SmallVec<[PieceId; 8]> = gifts(&t.state).filter(|id| !taken.contains(id)).collect();
            if naming::piece(t, play, Ask::Choose(play.face), able)?.is_none() {
                break;
            }
        }
        Ok(())
    }),
    Does(Do::Run(wall)),
    Haunts(&[Wards(|s, me, source| s.piece(me).about == Some(source))]),
];

/// This turn every spell of this caster costs 1 D less to cast or to strengthen, minimum 1 D.
pub(crate) const PROFICIENCY: Entry = &[Lasts(Time::Turn, &[Grants(give(Trait::SpellsCheaper))])];

/// Until your next turn begins the caster can be neither wounded nor killed.
pub(crate) const INVULNERABILITY: Entry = &[Lasts(Time::NextTurn, &[Grants(give(Trait::Invulnerable))])];

/// Heal it; if it was just being killed, even automatically, it is only wounded.
pub(crate) const EXORCISE_INJURIES: Entry = &[
    Does(Do::Heal),
    Saves(
        |s, by, at| {
            let harm = s.harms[at];
            harm.fate != Fate::Nothing && DOOMTROOPER.fits(s, by, None, harm.whom)
        },
        Save::Lessen,
    ),
];

/// For each 5 D one such warrior is its old self again; its Dark Symmetry cards must first be discarded at 3 D
/// each.
pub(crate) const EXORCISM: Entry = &[
    Costs(per(5)),
    Aims(|s, by, id| turned_by(s, id).next().is_some() && art::could_add(s, by, "exorcism", 3 * bound(s, id))),
    Names(ransom),
    Does(Do::Run(redeem)),
];

/// Cost 6 D. The target must attack a warrior of your choice that it may legally attack. If the attacker is wounded
/// or killed its controller gets D equal to twice its V; if the defender is, you get D equal to its V. These
/// replace the usual points.
pub(crate) const COMMAND: Entry = &[
    Costs(d(6)),
    Aims(|s, _, id| s.may_fight(id).is_ok() && s.warriors().any(|whom| s.may_attack(id, whom).is_ok())),
    Asks(Naming::Defender(|s, play, id| play.piece().is_some_and(|attacker| s.may_attack(attacker, id).is_ok()))),
    Does(Do::Run(command)),
    Haunts(&[Clause::After(Happens::AnyWound, commanded), Clause::After(Happens::AnyKill, commanded)]),
];

/// Before the attacker is named: you name his attacker; he still picks the defender.
pub(crate) const SUGGESTION: Entry = &[
    OnlyIf(|s, by| s.combat().is_some_and(|c| c.by != by && combat::attackers(s, c.by, None).next().is_some())),
    Asks(Naming::Attacker(|s, _, id| attacks(s, id))),
    Does(Do::Run(|t, play| {
        let named = play.piece().filter(|&id| t.state.is_there(id) && attacks(&t.state, id));
        if let (Some(combat), Some(_)) = (t.state.combat_mut(), named) {
            combat.must = named;
        }
        Ok(())
    })),
];

/// For each 10 D look through one library; its owner may shuffle it afterwards.
pub(crate) const GAZE: Entry = &[
    Costs(per(10)),
    Clause::AimsAt(|s, _, whom| !s.library[whom.index()].is_empty()),
    Asks(Naming::Further { again: false }),
    Does(Do::Run(gaze)),
];

/// Before drawing: for each 3 D draw one extra card (decide the number first); keep one of the extra cards, discard
/// the others.
pub(crate) const TRUE_PATH: Entry =
    &[Costs(per(3)), OnlyIf(|s, by| !s.library[by.index()].is_empty()), Does(Do::Run(true_path))];

/// All four ratings of the caster are doubled until your next turn begins.
pub(crate) const IMPROVE_SELF: Entry = &[Lasts(Time::NextTurn, &[Rating(times(FSAV, 2))])];

/// For each 1 D move one equipment card from one Doomtrooper to another of the same Squad; your own equipment may
/// also go back to your hand.
pub(crate) const TELEPORTATION: Entry = &[Costs(per(1)), Aims(carried), Names(name_places), Does(Do::Run(teleport))];

/// 5 D: it returns to its owner's hand; its attachments are discarded.
pub(crate) const BANISHMENT: Entry = &[Costs(d(5)), Does(Do::ToHand)];

/// Any warrior able to cast some spell may cast it. The special has no effect and is discarded; costs are lost.
pub(crate) const REPUDIATE: Entry = &[Does(Do::Cancel)];

/// For each 3 D ask him one yes/no question about his hand; he answers truthfully or pays 5 D to refuse.
// What is asked may follow from what was answered before: each question is put when it comes to it.
// RULING: Discern Truth: a question is whether he holds a card of a kind that is named.
pub(crate) const DISCERN_TRUTH: Entry = &[Costs(per(3).most(12)), Does(Do::Run(discern))];

/// For each 10 D he must disclose his attack plan (attacker, defender, tactic) for one coming turn and follow it if
/// possible.
// RULING: Empathy: of several these are his next turns in their order; that he will not attack is a plan, too.
pub(crate) const EMPATHY: Entry = &[
    Costs(per(10)),
    Does(Do::Run(empathy)),
    Haunts(&[
        MustAttack(|s, me, attacker, defender| {
            is_due(s, me, attacker) && s.piece(me).about == Some(attacker) && s.bearer(me) == Some(defender)
        }),
        BarsAttack(|s, me, attacker, defender| strays(s, me, attacker, defender, None)),
        BarsTactic(|s, me, attacker, defender, tactic| strays(s, me, attacker, defender, Some(tactic))),
        Clause::After(Happens::AnyTurnEnds, comes_nearer),
    ]),
];

/// For each 5 D look at one opponent's hand and discard two of its cards.
pub(crate) const GREATER_DOMINATION: Entry =
    &[Costs(per(5)), Clause::AimsAt(holds), Asks(Naming::Further { again: true }), Does(Do::LookInto(2))];

/// For each 4 D look at one opponent's hand.
pub(crate) const ITEM_VISION: Entry =
    &[Costs(per(4)), Clause::AimsAt(holds), Asks(Naming::Further { again: false }), Does(Do::LookInto(0))];

/// For each 5 D look at one opponent's hand and discard one of its cards.
pub(crate) const LESSER_DOMINATION: Entry =
    &[Costs(per(5)), Clause::AimsAt(holds), Asks(Naming::Further { again: true }), Does(Do::LookInto(1))];

/// 4 D: he discards his whole hand.
pub(crate) const STORM_OF_CHAOS: Entry = &[Costs(d(4)), Clause::AimsAt(holds), Does(Do::DiscardHand)];

/// DT-REACT-7: only of those who have a hand.
fn holds(state: &State, _: Seat, whom: Seat) -> bool {
    !state.hand_of(whom).is_empty()
}

fn gifts(state: &State) -> impl Iterator<Item = PieceId> + '_ {
    state
        .table()
        .map(|(id, _)| id)
        .filter(|&id| !state.piece(id).is_ghost() && state.printed(id).kind == Kind::Symmetry)
}

/// Whether an attacker is one of the player the message went to.
fn lured(state: &State, me: PieceId, attacker: PieceId) -> bool {
    state.piece(me).until == Until::AfterTurnOf(state.controller(attacker))
        && state.active == state.controller(attacker)
}

fn can_reach(state: &State, seat: Seat, lure: PieceId) -> bool {
    let law = |a: PieceId| state.may_fight(a).is_ok() && state.lawful_but_texts(a, lure);
    state.is_there(lure) && state.warriors().any(|a| state.controller(a) == seat && law(a))
}

fn wall(t: &mut Board<'_>, play: &Play) -> Flow {
    let things: SmallVec<[PieceId; 4]> = play.pieces().filter(|&id| t.state.is_there(id)).collect();
    let Some((&whom, gifts)) = things.split_first() else { return Ok(()) };
    for &gift in gifts {
        let ghost = linger(t, play.face, play.by, At::On(whom), Until::TurnOf(play.by), 0);
        t.state.piece_mut(ghost).about = Some(gift);
    }
    Ok(())
}

/// What has made somebody a heretic that is none by birth.
fn turned_by(state: &State, id: PieceId) -> impl Iterator<Item = PieceId> + '_ {
    let born = state.printed(id).sorts.any(sort::HERETIC);
    state.on(id).filter(move |&on| {
        !born && state.entry(on).iter().any(|c| matches!(c, Clause::Becomes(gained, _) if gained.any(sort::HERETIC)))
    })
}

fn bound(state: &State, id: PieceId) -> i32 {
    state.on(id).filter(|&on| state.printed(on).kind == Kind::Symmetry).count() as i32
}

/// DT-REACT-10: gifts are paid for with the spell; whose cannot be paid for is left out.
fn ransom(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let (named, mut due) = (std::mem::take(&mut play.things), 0);
    for thing in named {
        let d = if let Thing::Piece(id) = thing { 3 * bound(&t.state, id) } else { 0 };
        if art::can_add(&t.state, play, due + d) {
            due += d;
            play.things.push(thing);
        }
    }
    art::pay_more(t, play, due);
    Ok(())
}

fn redeem(t: &mut Board<'_>, play: &Play) -> Flow {
    let all: SmallVec<[PieceId; 4]> = play.pieces().filter(|&id| t.state.is_there(id)).collect();
    for id in all {
        let gone: SmallVec<[PieceId; 8]> = t
            .state
            .on(id)
            .filter(|&on| t.state.printed(on).kind == Kind::Symmetry)
            .chain(turned_by(&t.state, id))
            .collect();
        gone.into_iter().try_for_each(|on| table::leave(t, on, table::Pile::Graveyard))?;
    }
    Ok(())
}

fn command(t: &mut Board<'_>, play: &Play) -> Flow {
    let named: SmallVec<[PieceId; 2]> = play.pieces().filter(|&id| t.state.is_there(id)).collect();
    let [attacker, defender] = named[..] else { return Ok(()) };
    if t.state.may_fight(attacker).and_then(|()| t.state.may_attack(attacker, defender)).is_err() {
        return Ok(());
    }
    let seat = t.state.controller(attacker);
    combat::begin_between(t, seat, attacker, defender)?;
    let depth = t.state.combats.len() as u8;
    linger(t, play.face, play.by, At::Game, Until::Combat(depth), 0);
    Ok(())
}

/// Whether the attacking player could attack with it.
fn attacks(state: &State, id: PieceId) -> bool {
    state.combat().is_some_and(|c| combat::may_lead(state, c.by, id, None).is_ok())
}

/// The D of Command replace the points of a kill.
fn commanded(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    if t.state.piece(me).until != Until::Combat(t.state.combats.len() as u8) {
        return Ok(());
    }
    let whom = what.wounded();
    let Some(side) = t.state.side(whom) else { return Ok(()) };
    let value = u16::from(what.value);
    match side {
        Side::Attacker => points::gain(t, t.state.controller(whom), 2 * value),
        Side::Defender => points::gain(t, t.state.controller(me), value),
    }
    if let Some(combat) = t.state.combat_mut() {
        combat.earned = [None; 2];
    }
    Ok(())
}

fn gaze(t: &mut Board<'_>, play: &Play) -> Flow {
    play.seats().try_for_each(|of| gaze_into(t, play, of))
}

fn gaze_into(t: &mut Board<'_>, play: &Play, of: Seat) -> Flow {
    t.tell(Audience::ALL, || Event::Looked { seat: play.by, at: of });
    let cards: Vec<_> = t.state.library_of(of).rev().collect();
    for card in cards {
        let face = t.state.face(card);
        t.state.known.show(card, Audience::only(play.by));
        t.tell(Audience::only(play.by), || Event::SawCard { seat: of, face });
    }
    if whether(t, of, play.face)? { table::shuffle(t, of) } else { Ok(()) }
}

fn true_path(t: &mut Board<'_>, play: &Play) -> Flow {
    let before = t.state.hand_of(play.by);
    table::draw(t, play.by, play.amount.into());
    let extra = t.state.hand_of(play.by).without(before);
    let mut left = extra.len();
    while left > 1 {
        let faces = t.state.faces_in(t.state.hand_of(play.by).both(extra));
        let pick: Pick =
            t.choose_hidden(play.by, Ask::Card(play.face), |_, o| o.extend(faces.iter().copied().map(Pick::Face)))?;
        if let Pick::Face(face) = pick {
            table::throw_away(t, play.by, face);
        }
        left -= 1;
    }
    Ok(())
}

fn carried(state: &State, by: Seat, id: PieceId) -> bool {
    let Some(bearer) = state.bearer(id) else { return false };
    let direct = state.piece(id).at == At::On(bearer);
    direct
        && DOOMTROOPER.in_(SQUAD).fits(state, by, None, bearer)
        && (is_own(state, by, id) || receivers(state, id).next().is_some())
}

/// Doomtroopers of the same Squad that may have a card.
fn receivers(state: &State, id: PieceId) -> impl Iterator<Item = PieceId> + '_ {
    let bearer = state.bearer(id);
    state.warriors().filter(move |&to| {
        bearer.is_some_and(|b| b != to && state.piece(b).at == state.piece(to).at)
            && state.is_a(to, sort::DOOMTROOPER)
            && state.may_give(state.controller(to), state.face_of(id), to).is_ok()
    })
}

/// Whether a card may come back to a player's hand.
fn is_own(state: &State, by: Seat, id: PieceId) -> bool {
    state.piece(id).card.is_some_and(|c| c.owner() == by)
}

/// Where each card goes, after those that were named before it; one that nobody can take any more stays where it is.
fn name_places(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let cards: SmallVec<[PieceId; 4]> = play.pieces().collect();
    let mut then = t.state.clone();
    for id in cards {
        let hand = is_own(&t.state, play.by, id).then_some(Pick::Offer(Offer::Hand));
        let places: SmallVec<[Pick; 8]> = receivers(&then, id).map(Pick::Piece).chain(hand).collect();
        match t.choose_if_any(play.by, Ask::Goes(play.face, id), |_, o| o.extend(places.iter().copied()))? {
            Some(Pick::Piece(to)) => {
                then.put_on(id, to);
                naming::add(t, play, Thing::Piece(to));
            }
            Some(_) => naming::add(t, play, Thing::Offer(Offer::Hand)),
            None => play.things.push(Thing::Piece(PieceId::NOBODY)),
        }
    }
    Ok(())
}

fn teleport(t: &mut Board<'_>, play: &Play) -> Flow {
    let (cards, places) = play.things.split_at(play.things.len() / 2);
    for (card, place) in cards.iter().zip(places) {
        let &Thing::Piece(id) = card else { continue };
        if !t.state.is_there(id) {
            continue;
        }
        match *place {
            Thing::Piece(to) if receivers(&t.state, id).any(|able| able == to) => table::move_onto(t, id, to),
            Thing::Offer(_) if is_own(&t.state, play.by, id) => table::leave(t, id, table::Pile::Hand)?,
            _ => {}
        }
    }
    Ok(())
}

fn discern(t: &mut Board<'_>, play: &Play) -> Flow {
    let whom = play.seat();
    for _ in 0..play.amount {
        let pick = must(t, play.by, Ask::Choose(play.face), |_, o| o.extend(Kind::ALL.map(Pick::Kind)))?;
        let Pick::Kind(kind) = pick else { return Ok(()) };
        if t.state.purse(whom) >= 5 && whether(t, whom, play.face)? {
            points::pay(t, whom, 5);
            continue;
        }
        let yes = t.state.hand_of(whom).iter().any(|c| t.state.face(c).kind() == kind);
        t.tell(Audience::ALL, || Event::Answered { seat: whom, kind, yes });
    }
    Ok(())
}

/// One plan for each of his next turns.
fn empathy(t: &mut Board<'_>, play: &Play) -> Flow {
    (0..play.amount.max(1)).try_for_each(|turn| disclose(t, play, turn))
}

/// Attacker, defender and tactic, or no attack. Who has nobody to attack with has no plan either.
fn disclose(t: &mut Board<'_>, play: &Play, turn: u8) -> Flow {
    let whom = play.seat();
    let able: SmallVec<[PieceId; 8]> = combat::attackers(&t.state, whom, None).collect();
    if able.is_empty() {
        return Ok(());
    }
    let Some(attacker) = which_or_none(t, whom, Ask::Choose(play.face), able)? else {
        promise(t, play, turn, At::Player(whom));
        return Ok(());
    };
    let able: SmallVec<[PieceId; 16]> =
        t.state.warriors().filter(|&id| t.state.may_attack(attacker, id).is_ok()).collect();
    let Some(defender) = which(t, whom, Ask::Choose(play.face), able)? else { return Ok(()) };
    let pick: Option<Pick> = t.choose_if_any(whom, Ask::Choose(play.face), |s, o| {
        for tactic in Tactic::ALL {
            o.judge(Pick::Tactic(tactic), s.may_use(attacker, defender, tactic));
        }
    })?;
    let Some(Pick::Tactic(tactic)) = pick else { return Ok(()) };
    let ghost = promise(t, play, turn, At::On(defender));
    let piece = t.state.piece_mut(ghost);
    (piece.about, piece.note) = (Some(attacker), tactic as u8);
    Ok(())
}

/// What he has said binds him in that turn of his; so many of them come before it.
fn promise(t: &mut Board<'_>, play: &Play, turn: u8, at: At) -> PieceId {
    let whom = play.seat();
    let ghost = linger(t, play.face, play.by, at, table::after_turn_of(whom), turn);
    table::not_this_turn(t, ghost, whom);
    ghost
}

/// It is the turn that an attacker's player has planned.
fn is_due(state: &State, me: PieceId, attacker: PieceId) -> bool {
    let (piece, seat) = (state.piece(me), state.controller(attacker));
    let now = state.active == seat && !piece.is(Mark::Used);
    now && piece.count == 0 && piece.until == Until::AfterTurnOf(seat)
}

/// Another attack than the planned one, as long as that one is possible.
fn strays(state: &State, me: PieceId, attacker: PieceId, defender: PieceId, tactic: Option<Tactic>) -> bool {
    if !is_due(state, me, attacker) {
        return false;
    }
    let piece = state.piece(me);
    let (Some(planned), Some(target)) = (piece.about, state.bearer(me)) else {
        return matches!(piece.at, At::Player(_));
    };
    let possible = state.controller(planned) == state.controller(attacker)
        && state.may_fight(planned).is_ok()
        && state.lawful_but_texts(planned, target);
    let same = planned == attacker && target == defender;
    possible && (!same || tactic.is_some_and(|tactic| tactic as u8 != piece.note))
}

/// A turn of his is over that was planned before this one.
fn comes_nearer(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    let piece = t.state.piece_mut(me);
    if piece.count > 0 && !piece.is(Mark::Used) && piece.until == Until::AfterTurnOf(what.seat) {
        piece.count -= 1;
        piece.set(Mark::Used, true);
    }
    Ok(())
}
