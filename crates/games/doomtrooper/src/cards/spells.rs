//! Other spells of the Art.

use crate::clause::Clause::{
    Aims, BarsAttack, Costs, Does, Grants, Haunts, Lasts, MustAttack, Names, OnlyIf, Rating, Saves, Wards,
};
use crate::clause::{Clause, Do, Entry, FSAV, Time, add, d, give, per, times};
use crate::filter::{DOOMTROOPER, SQUAD};
use crate::printed::{Kind, Trait, sort};
use crate::rules::asking::{must, whether, which, which_or_none, who};
use crate::rules::table::{self, linger};
use crate::rules::{combat, points, searching};
use crate::state::{At, Fate, Happening, Mark, PieceId, Play, Side, State, Tactic, Thing, Until};
use crate::{Ask, Board, Event, Pick};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// Until your next turn begins the caster cannot be attacked and, if it attacks, has +2 F, S, A and V.
pub(crate) const FLY: Entry =
    &[Lasts(Time::NextTurn, &[Grants(give(Trait::CannotBeAttacked)), Rating(add(FSAV, 2).attacking())])];

/// If he has a legal attack on the warrior you name he must make it as his attack action in his next turn, with a
/// warrior of his choice.
pub(crate) const TELEPATHIC_MESSAGE: Entry = &[
    Names(|t, play| {
        let able: SmallVec<[PieceId; 16]> =
            t.state.warriors().filter(|&id| t.state.controller(id) != play.seat()).collect();
        let named = which(t, play.by, Ask::Choose(play.face), able)?;
        play.things.extend(named.map(Thing::Piece));
        Ok(())
    }),
    Lasts(
        Time::TheirTurn,
        &[
            MustAttack(|s, me, attacker, defender| lured(s, me, attacker) && s.bearer(me) == Some(defender)),
            BarsAttack(|s, me, attacker, defender, _| {
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
            let Some(gift) = which(t, play.by, Ask::Choose(play.face), able)? else { break };
            play.things.push(Thing::Piece(gift));
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
        |t, _, at| {
            let whom = t.state.harms[at].whom;
            let kills = t.state.harms[at].fate != Fate::Wound || t.state.piece(whom).is(Mark::Wounded);
            if kills {
                // Only wounded: an older wound is the one it keeps.
                t.state.harms[at].fate =
                    if t.state.piece(whom).is(Mark::Wounded) { Fate::Nothing } else { Fate::Wound };
            } else {
                t.state.harms[at].fate = Fate::Nothing;
            }
            let who = t.state.name(whom);
            t.tell(Audience::ALL, || Event::Saved { who });
            Ok(())
        },
    ),
];

/// For each 5 D one such warrior is its old self again; its Dark Symmetry cards must first be discarded at 3 D
/// each.
pub(crate) const EXORCISM: Entry = &[
    Costs(per(5)),
    Aims(|s, by, id| 5 + 3 * bound(s, id) <= s.purse(by) && turned_by(s, id).next().is_some()),
    Names(ransom),
    Does(Do::Run(redeem)),
];

/// Cost 6 D. The target must attack a warrior of your choice that it may legally attack. If the attacker is wounded
/// or killed its controller gets D equal to twice its V; if the defender is, you get D equal to its V. These
/// replace the usual points.
pub(crate) const COMMAND: Entry = &[
    Costs(d(6)),
    Aims(|s, _, id| s.may_fight(id).is_ok() && s.warriors().any(|whom| s.may_attack(id, whom).is_ok())),
    Does(Do::Run(command)),
    Haunts(&[
        Clause::After(crate::clause::Event::AnyWound, commanded),
        Clause::After(crate::clause::Event::AnyKill, commanded),
    ]),
];

/// Before the attacker is named: you name his attacker; he still picks the defender.
pub(crate) const SUGGESTION: Entry = &[
    OnlyIf(|s, by| s.combat().is_some_and(|c| c.by != by && combat::attackers(s, c.by, None).next().is_some())),
    Does(Do::Run(|t, play| {
        let Some(by) = t.state.combat().map(|c| c.by) else { return Ok(()) };
        let able: SmallVec<[PieceId; 8]> = combat::attackers(&t.state, by, None).collect();
        let named = which(t, play.by, Ask::Choose(play.face), able)?;
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
    Names(|t, play| further(t, play, false)),
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
pub(crate) const TELEPORTATION: Entry = &[Costs(per(1)), Aims(carried), Does(Do::Run(teleport))];

/// 5 D: it returns to its owner's hand; its attachments are discarded.
pub(crate) const BANISHMENT: Entry = &[Costs(d(5)), Does(Do::ToHand)];

/// Any warrior able to cast some spell may cast it. The special has no effect and is discarded; costs are lost.
pub(crate) const REPUDIATE: Entry = &[Does(Do::Cancel)];

/// For each 3 D ask him one yes/no question about his hand; he answers truthfully or pays 5 D to refuse.
// RULING: a question is whether he holds a card of a kind that is named.
pub(crate) const DISCERN_TRUTH: Entry = &[Costs(per(3).most(12)), Does(Do::Run(discern))];

/// For each 10 D he must disclose his attack plan (attacker, defender, tactic) for one coming turn and follow it if
/// possible.
// RULING: a turn is planned once it is the next one, so no more than 10 D can be spent at once.
pub(crate) const EMPATHY: Entry = &[
    Costs(per(10).most(1)),
    Does(Do::Run(empathy)),
    Haunts(&[BarsAttack(|s, me, attacker, defender, tactic| {
        let (planned, target) = (s.piece(me).about, s.bearer(me));
        let his = planned.is_some_and(|a| s.controller(a) == s.controller(attacker));
        let possible = planned.zip(target).is_some_and(|(a, d)| s.may_fight(a).is_ok() && s.is_there(d));
        let same = planned == Some(attacker) && target == Some(defender);
        his && possible && (!same || tactic.is_some_and(|t| t as u8 != s.piece(me).note))
    })]),
];

/// For each 5 D look at one opponent's hand and discard two of its cards.
pub(crate) const GREATER_DOMINATION: Entry = &[
    Costs(per(5)),
    Clause::AimsAt(holds),
    Names(|t, play| further(t, play, true)),
    Does(Do::Run(|t, play| dominate(t, play, 2))),
];

/// For each 4 D look at one opponent's hand.
pub(crate) const ITEM_VISION: Entry = &[
    Costs(per(4)),
    Clause::AimsAt(holds),
    Names(|t, play| further(t, play, false)),
    Does(Do::Run(|t, play| {
        seats(play).for_each(|whom| searching::peek(t, play.by, whom));
        Ok(())
    })),
];

/// For each 5 D look at one opponent's hand and discard one of its cards.
pub(crate) const LESSER_DOMINATION: Entry = &[
    Costs(per(5)),
    Clause::AimsAt(holds),
    Names(|t, play| further(t, play, true)),
    Does(Do::Run(|t, play| dominate(t, play, 1))),
];

/// 4 D: he discards his whole hand.
pub(crate) const STORM_OF_CHAOS: Entry = &[
    Costs(d(4)),
    Clause::AimsAt(holds),
    Does(Do::Run(|t, play| {
        let whom = play.seat();
        let hand: Vec<crate::Face> = t.state.hand_of(whom).iter().map(|c| t.state.face(c)).collect();
        hand.into_iter().for_each(|face| table::throw_away(t, whom, face));
        Ok(())
    })),
];

/// DT-REACT-7: only of those who have a hand.
fn holds(state: &State, _: Seat, whom: Seat) -> bool {
    !state.hand_of(whom).is_empty()
}

/// Whom each step after the first is for; one may be named again where a text can do him more harm.
fn further(t: &mut Board<'_>, play: &mut Play, again: bool) -> Flow {
    for _ in 1..play.amount {
        let able: SmallVec<[Seat; 6]> = t
            .state
            .opponents(play.by)
            .filter(|&s| crate::rules::offers::may_aim_at(&t.state, play.by, play.face, s).is_ok())
            .filter(|&s| again || !seats(play).any(|named| named == s))
            .collect();
        let Some(at) = who(t, play.by, Ask::Target(play.face), able)? else { break };
        t.tell(Audience::ALL, || Event::AimedAtSeat { at });
        play.things.push(Thing::Seat(at));
    }
    Ok(())
}

/// The players that were named.
fn seats(play: &Play) -> impl Iterator<Item = Seat> + '_ {
    play.things.iter().filter_map(|thing| if let Thing::Seat(seat) = thing { Some(*seat) } else { None })
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
    let left = t.state.purse(play.by) - 5 * play.pieces().count() as i32;
    let mut due = 0;
    play.things.retain(|thing| {
        let Thing::Piece(id) = thing else { return true };
        let d = 3 * bound(&t.state, *id);
        let able = due + d <= left;
        due += if able { d } else { 0 };
        able
    });
    points::pay(t, play.by, due);
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
    let Some(attacker) = play.piece().filter(|&id| t.state.is_there(id)) else { return Ok(()) };
    let able: SmallVec<[PieceId; 16]> =
        t.state.warriors().filter(|&id| t.state.may_attack(attacker, id).is_ok()).collect();
    let Some(defender) = which(t, play.by, Ask::Choose(play.face), able)? else { return Ok(()) };
    let seat = t.state.controller(attacker);
    combat::begin_between(t, seat, attacker, defender)?;
    let depth = t.state.combats.len() as u8;
    linger(t, play.face, play.by, At::Game, Until::Combat(depth), 0);
    Ok(())
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
    seats(play).try_for_each(|of| gaze_into(t, play, of))
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
    let own = state.piece(id).card.is_some_and(|c| c.owner() == by);
    direct && DOOMTROOPER.in_(SQUAD).fits(state, by, None, bearer) && (own || receivers(state, id).next().is_some())
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

fn teleport(t: &mut Board<'_>, play: &Play) -> Flow {
    let all: SmallVec<[PieceId; 4]> = play.pieces().filter(|&id| t.state.is_there(id)).collect();
    for id in all {
        let able: SmallVec<[PieceId; 8]> = receivers(&t.state, id).collect();
        let own = t.state.piece(id).card.is_some_and(|c| c.owner() == play.by);
        let to = if own {
            which_or_none(t, play.by, Ask::Choose(play.face), able)?
        } else {
            which(t, play.by, Ask::Choose(play.face), able)?
        };
        match to {
            Some(to) => table::move_onto(t, id, to),
            None if own => table::leave(t, id, table::Pile::Hand)?,
            None => {}
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

fn empathy(t: &mut Board<'_>, play: &Play) -> Flow {
    let whom = play.seat();
    let able: SmallVec<[PieceId; 8]> = combat::attackers(&t.state, whom, None).collect();
    let Some(attacker) = which_or_none(t, whom, Ask::Choose(play.face), able)? else { return Ok(()) };
    let able: SmallVec<[PieceId; 16]> =
        t.state.warriors().filter(|&id| t.state.may_attack(attacker, id).is_ok()).collect();
    let Some(defender) = which(t, whom, Ask::Choose(play.face), able)? else { return Ok(()) };
    let pick: Option<Pick> = t.choose_if_any(whom, Ask::Choose(play.face), |s, o| {
        for tactic in Tactic::ALL {
            o.judge(Pick::Tactic(tactic), s.may_use(attacker, defender, tactic));
        }
    })?;
    let Some(Pick::Tactic(tactic)) = pick else { return Ok(()) };
    let until = table::after_turn_of(whom);
    let ghost = linger(t, play.face, play.by, At::On(defender), until, 0);
    table::not_this_turn(t, ghost, whom);
    let piece = t.state.piece_mut(ghost);
    (piece.about, piece.note) = (Some(attacker), tactic as u8);
    Ok(())
}

fn dominate(t: &mut Board<'_>, play: &Play, cards: u8) -> Flow {
    seats(play).try_for_each(|whom| dominate_one(t, play, whom, cards))
}

fn dominate_one(t: &mut Board<'_>, play: &Play, whom: Seat, cards: u8) -> Flow {
    searching::peek(t, play.by, whom);
    for _ in 0..cards {
        let faces = t.state.faces_in(t.state.hand_of(whom));
        let pick: Option<Pick> =
            t.choose_if_any(play.by, Ask::OpenCard(play.face), |_, o| o.extend(faces.iter().copied().map(Pick::Face)))?;
        let Some(Pick::Face(face)) = pick else { break };
        table::discard_from_hand(t, whom, face);
    }
    Ok(())
}
