//! What cards do, verb by verb.

use crate::clause::{Do, Event as Happens, Much, Says};
use crate::event::Event;
use crate::filter::{Filter, of_kind};
use crate::rules::asking::whether;
use crate::rules::table::{self, Pile};
use crate::rules::{
    actions, adding, cancel, combat, harm, immunity, joining, loot, offers, points, prison, searching, sides,
    summoning, turn, wards,
};
use crate::state::{At, Combat, Fate, HAND, Happening, Harm, PieceId, Play, Side, Source, Stage, State, Thing, Until};
use crate::{Ask, Board, Face, Kind, Pick};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

pub(crate) fn run(t: &mut Board<'_>, play: &Play, what: Do) -> Flow {
    let aimed: SmallVec<[PieceId; 4]> = play.pieces().filter(|&id| t.state.is_there(id)).collect();
    let seat = play.seat();
    match what {
        Do::Discard => aimed.into_iter().try_for_each(|id| table::discard(t, id)),
        Do::Sacrifice => aimed.into_iter().try_for_each(|id| table::sacrifice(t, id)),
        Do::WoundForPoints => {
            aimed.into_iter().for_each(|id| hurt(t, play, id, Fate::Wound, Some(play.by)));
            Ok(())
        }
        Do::Heal => {
            aimed.into_iter().for_each(|id| harm::heal(t, id));
            Ok(())
        }
        Do::Fade => aimed.into_iter().try_for_each(|id| fade(t, id)),
        Do::Brand => {
            aimed.into_iter().for_each(|id| brand(t, play.face, play.by, id));
            Ok(())
        }
        Do::Imprison => aimed.into_iter().try_for_each(|id| prison::taken(t, id, play.by)),
        Do::WinOver(area) => aimed.into_iter().try_for_each(|id| sides::take(t, id, play.by, area)),
        Do::Attack => {
            let only = play.piece().or(play.user().and_then(|me| t.state.bearer(me)));
            actions::grant(t, play.by, 0, 0, 1, only);
            Ok(())
        }
        Do::LayBare => {
            immunity::lay_bare(t, play);
            Ok(())
        }
        Do::Restore => immunity::restore(t, play),
        Do::Jam => {
            // DT-WEAPON-4: whoever used it may take another.
            aimed.into_iter().for_each(|id| combat::disarm(t, id));
            Ok(())
        }
        Do::Reinforce(helps) => joining::reinforce(t, play, helps),
        Do::Shield => {
            wards::arm(t, play);
            Ok(())
        }
        Do::Ward => {
            wards::ward(t, play);
            Ok(())
        }
        Do::DiscardNamed => play.pieces().nth(1).map_or(Ok(()), |id| table::discard(t, id)),
        Do::Steal => loot::steal(t, play),
        Do::Leave(pile) => play.user().map_or(Ok(()), |me| table::leave(t, me, pile)),
        Do::Upkeep(d, pile) => play.user().map_or(Ok(()), |me| upkeep(t, me, d.into(), pile)),
        Do::Mark(by) => {
            play.user().into_iter().for_each(|me| mark(t, me, by));
            Ok(())
        }
        Do::WoundBearer => {
            let card = Some(play.face);
            if let Some(whom) = bearer(t, play) {
                harm::harm(t, Harm { whom, fate: Fate::Wound, by: None, earns: None, card });
            }
            Ok(())
        }
        Do::CoverBearer => {
            if let Some(who) = bearer(t, play).filter(|&who| offers::acts_on(&t.state, Do::Cover, who).is_ok()) {
                adding::cover(t, who);
            }
            Ok(())
        }
        Do::JoinIn => {
            if let (Some(who), Some(whom)) = (bearer(t, play), play.piece()) {
                return combat::join(t, whom, who);
            }
            Ok(())
        }
        Do::SpendBearer => bearer(t, play).map_or(Ok(()), |who| points::spent(t, who)),
        Do::Avenge(fate, pile) => avenge(t, play, fate, pile),
        Do::Arrest(by) => play.user().map_or(Ok(()), |me| prison::catch_wounded(t, me, by)),
        Do::Damage(much, earns) => {
            let damage = match much {
                Much::Paid => play.amount.into(),
                Much::Each(filter) => filter.all_in(&t.state, play.by, None).count() as i32,
            };
            let by = bearer(t, play);
            harm::damage(t, damage, by, earns.then_some(play.by), play.face);
            Ok(())
        }
        Do::EarnP(p) => {
            points::award(t, seat, 0, p.into(), None);
            points::reckon_later(t);
            Ok(())
        }
        Do::SkipTurn => {
            turn::skip(t, seat);
            Ok(())
        }
        Do::DiscardHand => {
            let hand: Vec<Face> = t.state.hand_of(seat).iter().map(|c| t.state.face(c)).collect();
            hand.into_iter().for_each(|face| table::throw_away(t, seat, face));
            Ok(())
        }
        Do::LookInto(cards) => {
            let seats: SmallVec<[Seat; 6]> = play.seats().collect();
            seats.into_iter().try_for_each(|whom| look_into(t, play, whom, cards))
        }
        Do::DrawUp => {
            let have = t.state.hand_of(play.by).len();
            table::draw(t, play.by, HAND.saturating_sub(have));
            Ok(())
        }
        Do::Search(place) => {
            if let Some(card) = searching::search(t, play.by, play.by, place, play.face, false, |_| true)? {
                searching::to_hand(t, card);
            }
            Ok(())
        }
        Do::Recruit(sorts, area) => searching::recruit(t, play.by, play.face, area, |printed| printed.sorts.any(sorts)),
        Do::Summon { fits, squad } => summoning::summon(t, play, fits, squad),
        Do::Muster { hero } => summoning::muster(t, play, hero),
        Do::TurnAgain => {
            turn::again(t);
            Ok(())
        }
        Do::MoreActions(undefined) => {
            actions::add_to_turn(t, play.by, undefined, 0, 0);
            Ok(())
        }
        Do::EndCombats(tactic) => {
            combat::end_all(t, tactic);
            Ok(())
        }
        Do::LeaveZone => {
            if let Some(combat) = t.state.combat_mut() {
                combat.zone = None;
            }
            Ok(())
        }
        Do::Redirect(fits) => redirect(t, play, fits),
        Do::MoveHere => {
            if let (Some(me), Some(to)) = (play.user(), aimed.first()) {
                table::move_onto(t, me, *to);
            }
            Ok(())
        }
        Do::ToHand => aimed.into_iter().try_for_each(|id| table::leave(t, id, Pile::Hand)),
        Do::Cover => {
            aimed.into_iter().for_each(|id| adding::cover(t, id));
            Ok(())
        }
        Do::Uncover => aimed.into_iter().try_for_each(|id| adding::uncover(t, id)),
        Do::DiscardEach(filter) => each(t, play, filter).into_iter().try_for_each(|id| table::discard(t, id)),
        Do::StripEach(filter, kind) => {
            strip(t, play, filter, kind).into_iter().try_for_each(|id| table::discard(t, id))
        }
        Do::WoundEach(filter) => {
            each(t, play, filter).into_iter().for_each(|id| hurt(t, play, id, Fate::Wound, None));
            Ok(())
        }
        Do::GainD(d) => {
            points::gain_by(t, seat, d.into(), play.user().map(|_| play.face));
            Ok(())
        }
        Do::LoseAllD => {
            let d = t.state.player(seat).d;
            points::lose(t, seat, d, 0);
            Ok(())
        }
        Do::LoseP(p) => {
            points::lose(t, seat, 0, p.into());
            Ok(())
        }
        Do::LoseDEach => {
            points::lose(t, seat, play.amount.into(), 0);
            Ok(())
        }
        Do::LosePEach => {
            points::lose(t, seat, 0, play.amount.into());
            Ok(())
        }
        Do::SwapD => {
            points::swap(t, play.by, seat);
            Ok(())
        }
        Do::Cancel => cancel::undo(t, play),
        Do::ChangeTactic => {
            combat::change_tactic(t);
            Ok(())
        }
        Do::EndCombat => {
            combat::end(t);
            Ok(())
        }
        Do::Actions(undefined, plain, attack) => {
            actions::grant(t, play.by, undefined, plain, attack, None);
            Ok(())
        }
        Do::Run(act) => act(t, play),
    }
}

/// What a card in play does when something happened: to the warrior that has it; the second is the opponent of a combat that
/// is over.
pub(crate) fn answer(t: &mut Board<'_>, me: PieceId, does: &[Do], event: Happens, what: &Happening) -> Flow {
    let foe = if event == Happens::CombatDone { what.foe() } else { None };
    let things = t.state.holder(me).into_iter().chain(foe).map(Thing::Piece).collect();
    let (by, face, from) = (t.state.controller(me), t.state.face_of(me), Source::Use(me, 0));
    let play = Play { by, face, from, caster: None, things, amount: 0, answered: true, cancelled: false };
    does.iter().try_for_each(|one| run(t, &play, *one))
}

/// The warrior that has the text.
fn bearer(t: &Board<'_>, play: &Play) -> Option<PieceId> {
    play.user().and_then(|me| t.state.holder(me))
}

fn fade(t: &mut Board<'_>, id: PieceId) -> Flow {
    if t.state.value(id) <= 0 { table::discard(t, id) } else { Ok(()) }
}

/// A cost, or the card goes.
fn upkeep(t: &mut Board<'_>, me: PieceId, d: i32, pile: Pile) -> Flow {
    let (seat, face) = (t.state.controller(me), t.state.face_of(me));
    if t.state.purse(seat) >= d && whether(t, seat, face)? {
        points::pay_for(t, seat, d, Some(face));
        return Ok(());
    }
    table::leave(t, me, pile)
}

/// DT-ACTION-14: no combat is running any more; whom it was fought with suffers, if the player likes.
fn avenge(t: &mut Board<'_>, play: &Play, fate: Fate, pile: Pile) -> Flow {
    let (Some(me), Some(foe)) = (play.user(), play.pieces().nth(1).filter(|&foe| t.state.is_there(foe))) else {
        return Ok(());
    };
    let by = bearer(t, play);
    if whether(t, play.by, play.face)? {
        table::leave(t, me, pile)?;
        harm::harm(t, Harm { whom: foe, fate, by, earns: Some(play.by), card: Some(play.face) });
    }
    Ok(())
}

/// A look into a hand, and so many of its cards are discarded.
fn look_into(t: &mut Board<'_>, play: &Play, whom: Seat, cards: u8) -> Flow {
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

/// Whether somebody could be the defender instead: the attacker, and the new one.
pub(crate) fn may_stand_in(state: &State, id: PieceId, fits: Says) -> bool {
    let pair = state.combat().filter(|c| c.stage <= Stage::Modifiers).and_then(Combat::both);
    let other = |[attacker, defender]: [PieceId; 2]| id != attacker && id != defender && fits(state, attacker, id);
    pair.is_some_and(other)
}

fn redirect(t: &mut Board<'_>, play: &Play, fits: Says) -> Flow {
    let named = play.piece().filter(|&id| t.state.is_there(id) && may_stand_in(&t.state, id, fits));
    named.map_or(Ok(()), |new| combat::set(t, Side::Defender, new))
}

fn each(t: &Board<'_>, play: &Play, filter: Filter) -> SmallVec<[PieceId; 16]> {
    touched(&t.state, play.by, play.user(), play.face, &filter).collect()
}

/// DT-ZONE-2: those on the table at this moment. DT-IMMUNE-1: not those it cannot touch.
fn touched<'s>(
    state: &'s State,
    by: Seat,
    user: Option<PieceId>,
    face: Face,
    filter: &'s Filter,
) -> impl Iterator<Item = PieceId> + 's {
    let mystic = matches!(face.kind(), Kind::Art | Kind::Symmetry);
    filter.all_in(state, by, user).filter(move |&id| !mystic || !state.is_immune(id, face))
}

fn strip(t: &Board<'_>, play: &Play, filter: Filter, kind: Kind) -> SmallVec<[PieceId; 16]> {
    worn(&t.state, play.by, &filter, kind).collect()
}

/// Cards of a kind on such warriors.
fn worn<'s>(state: &'s State, by: Seat, filter: &'s Filter, kind: Kind) -> impl Iterator<Item = PieceId> + 's {
    let all = of_kind(kind);
    let bearer = move |id: PieceId| state.bearer(id).is_some_and(|b| filter.fits(state, by, None, b));
    state
        .table()
        .map(|(id, _)| id)
        .filter(move |&id| all.fits(state, by, None, id) && state.is_in_play(id) && bearer(id))
}

/// Whether there is anything for a text about all of a kind: DT-REACT-7. None where it is no such text.
pub(crate) fn finds(state: &State, by: Seat, face: Face, what: Do) -> Option<bool> {
    let goes = |id: PieceId| offers::acts_on(state, Do::Discard, id).is_ok();
    match what {
        Do::DiscardEach(filter) => Some(touched(state, by, None, face, &filter).any(goes)),
        Do::StripEach(filter, kind) => Some(worn(state, by, &filter, kind).any(goes)),
        Do::WoundEach(filter) => Some(touched(state, by, None, face, &filter).next().is_some()),
        _ => None,
    }
}

fn hurt(t: &mut Board<'_>, play: &Play, whom: PieceId, fate: Fate, earns: Option<Seat>) {
    let by = play.caster.or(play.user().and_then(|id| t.state.holder(id)));
    harm::harm(t, Harm { whom, fate, by, earns, card: Some(play.face) });
}

/// One more marker of a card on somebody, who keeps it though the card goes.
pub(crate) fn brand(t: &mut Board<'_>, face: Face, by: Seat, whom: PieceId) {
    let ghost = t.state.haunting(whom, face);
    let ghost = ghost.unwrap_or_else(|| table::linger(t, face, by, At::On(whom), Until::Gone, 0));
    mark(t, ghost, 1);
}

/// Somebody is marked.
pub(crate) fn mark(t: &mut Board<'_>, id: PieceId, by: i8) {
    let piece = t.state.piece_mut(id);
    piece.count = piece.count.saturating_add(by);
    let (what, markers) = (t.state.name(id), t.state.piece(id).count);
    t.tell(Audience::ALL, || Event::Marked { what, markers });
}
