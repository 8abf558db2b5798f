//! Relics.

use super::combat_is;
use crate::clause::Clause::{After, Bars, Becomes, Grants, LetsAdd, Number, Rating, Then, Turns, Use};
use crate::clause::{
    Adding, Clause, Deed, Do, Entry, Event, FS, FSA, FSAV, Naming, Once, Rule, Target, Whose, add, d, give, may, per,
    times_base,
};
use crate::filter::{LEGION, WARRIOR, all, yours};
use crate::printed::{Kind, Sorts, Timing, Trait, sort};
use crate::rules::asking::whether;
use crate::rules::searching::{self, Where};
use crate::rules::table::{self, Pile};
use crate::rules::{adding, combat, effects, harm, play};
use crate::state::{Area, At, Fate, Happening, Harm, Mark, PieceId, Play, Stage, State};
use crate::{Board, Face};
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// While in play your Brotherhood casts every aspect and treats personal combat spells as combat spells.
pub(crate) const CODEX_OF_CONCEALED_PERCEPTION: Entry =
    &[Grants(give(Trait::CastsAll).and(Trait::CastsForOthers).to(yours(sort::BROTHERHOOD)))];

/// Bearer casts Exorcism, each 1 D on it counting as 2; +5 F and S against heretics, +3 F and S against other Dark
/// Legion warriors.
pub(crate) const EXORCIST_GLOVE: Entry = &[
    Grants(give(Trait::CastsExorcism).and(Trait::DoublesExorcism)),
    Rating(add(FS, 5).against(all(sort::HERETIC))),
    Rating(add(FS, 3).against(LEGION.but(sort::HERETIC))),
];

/// Any time put one Art card under it; the bearer may cast it once between your draw steps without losing it.
pub(crate) const THE_FALCON_OF_PILGRIMS: Entry = &[
    Use(may(Timing::AnyTime, &[Do::Run(bind)])
        .if_(|s, by, me| under(s, me).is_none() && s.hand_of(by).iter().any(|card| is_spell(s.face(card))))
        .asks(Naming::OfHand(|_, _, face| is_spell(face)))),
    Use(may(Timing::AnyTime, &[Do::Run(recast)]).if_(|s, by, me| {
        let fits = |f: Face| play::castable_now(s, by, f, s.bearer(me));
        s.piece(me).count == 0 && under(s, me).is_some_and(|id| fits(s.face_of(id)))
    })),
    After(Event::DrawStep, |t, me, _| {
        t.state.piece_mut(me).count = 0;
        Ok(())
    }),
];

/// Bearer may stack copies of every Dark Symmetry card legal for it, cumulative. If the Eye leaves play all of them
/// are discarded.
// RULING: Eye of Algeroth: those it let the bearer stack: all copies of a gift the bearer has more than once.
pub(crate) const EYE_OF_ALGEROTH: Entry = &[
    Grants(give(Trait::Stacks)),
    After(Event::Leaves, |t, me, _| {
        let Some(bearer) = t.state.bearer(me) else { return Ok(()) };
        let gifts: SmallVec<[PieceId; 8]> = t
            .state
            .on(bearer)
            .filter(|&on| !t.state.piece(on).is_ghost() && t.state.printed(on).kind == Kind::Symmetry)
            .collect();
        let twice = |id: &PieceId| gifts.iter().filter(|&&o| t.state.face_of(o) == t.state.face_of(*id)).count() > 1;
        let gone: SmallVec<[PieceId; 8]> = gifts.iter().copied().filter(twice).collect();
        gone.into_iter().try_for_each(|id| table::leave(t, id, Pile::Graveyard))
    }),
];

/// +4 A; bearer counts as a Mortificator, strikes first and kills what it wounds.
pub(crate) const ARMOR_OF_THE_TRUE_ASSASSIN: Entry =
    &[Becomes(sort::MORTIFICATOR, Sorts::NONE), Grants(give(Trait::FirstStrike).and(Trait::Slayer))];

/// +4 A; bearer is immune to the Art and may have gifts of any apostle.
pub(crate) const ARMOR_OF_UNHOLINESS: Entry = &[Grants(give(Trait::ImmuneArt).and(Trait::AnySymmetry))];

/// +7 F and +3 A; Dark Legion warriors wounded with it are killed. On a Cardinal: your Brotherhood treats personal
/// combat spells as combat spells.
pub(crate) const BRINGER_OF_LIGHT: Entry = &[
    Grants(give(Trait::Slayer).against(LEGION)),
    Clause::Worn(&[Grants(
        give(Trait::CastsForOthers)
            .to(yours(sort::BROTHERHOOD))
            .if_(|s, me, _| s.bearer(me).is_some_and(|b| s.is_a(b, sort::CARDINAL))),
    )]),
];

/// +6 F. As long as it is in play one single action lets a Mishima warrior of yours leave cover and attack.
pub(crate) const DAI_SHO_OF_THE_ANCIENT_EMPERORS: Entry =
    &[Clause::Worn(&[Grants(give(Trait::LeapsOut).to(yours(sort::MISHIMA)))])];

/// +4 F. 3 actions and 5 D: discard a non-personality, non-Imperial warrior (no points, not an attack).
pub(crate) const THE_SHILLELAGH: Entry = &[Use(may(Timing::Actions(3), &[Do::Discard])
    .costs(d(5))
    .on(Target::Piece(WARRIOR.but(sort::PERSONALITY).but(sort::IMPERIAL))))];

/// Doomtroopers killed by any follower of Ilian are sacrificed; each such kill gives the bearer +1 F, S and A.
pub(crate) const SOUL_WELL: Entry = &[
    Grants(give(Trait::Annihilates).to(all(sort::FOLLOWER_ILIAN)).against(all(sort::DOOMTROOPER))),
    Rating(add(FSA, 1).each()),
    After(Event::AnyKill, |t, me, what| {
        let ilian = what.who.is_some_and(|k| t.state.is_there(k) && t.state.is_a(k, sort::FOLLOWER_ILIAN));
        let victim = what.wounded();
        if ilian && t.state.is_there(victim) && t.state.is_a(victim, sort::DOOMTROOPER) {
            effects::mark(t, me, 1);
        }
        Ok(())
    }),
];

/// Dark Symmetry cards in the same Kohort cannot be discarded or sacrificed before this card.
pub(crate) const SYMMETRY_STONE: Entry = &[Bars(Deed::Discard, |s, me, id| {
    let here = s.area(me).filter(|(_, area)| *area == Area::Kohort);
    s.printed(id).kind == Kind::Symmetry && here.is_some() && s.area(id) == here
})];

/// On entering play discard all heretics. While in play no heretic may be played and any warrior that becomes one
/// is discarded.
pub(crate) const THE_LIBER_HERETICUS: Entry = &[
    Then(Event::Enters, &[Do::DiscardEach(all(sort::HERETIC))]),
    Then(Event::Changed, &[Do::DiscardEach(all(sort::HERETIC))]),
    LetsAdd(|_, _, _, face| if face.printed().sorts.any(sort::HERETIC) { Adding::Never } else { Adding::Plainly }),
];

/// Your Dark Legion warriors earn 4 extra points for killing followers of another apostle.
pub(crate) const KRYNSTONS_SKULL: Entry = &[After(Event::AnyKill, |t, me, what| {
    let Some(killer) = what.who.filter(|&k| t.state.is_there(k)) else { return Ok(()) };
    let victim = what.wounded();
    let theirs = t.state.sorts(victim).both(Sorts::FOLLOWERS);
    let other = !theirs.is_none() && !t.state.sorts(killer).any(theirs);
    if t.state.controller(killer) == t.state.controller(me) && t.state.is_a(killer, sort::DARK_LEGION) && other {
        combat::earn_more(t, killer, 4);
    }
    Ok(())
})];

/// A bearer of all four may, for three actions as an attack, kill everybody in an area.
const SKULLS: Clause = Use(may(Timing::AttackActions(3), &[Do::Run(blast)])
    .on(Target::Area(
        crate::filter::SQUAD | crate::filter::KOHORT | crate::filter::OUTPOST,
        crate::clause::Whose::Others,
    ))
    .if_(|s, _, me| first_of_four(s, me)));

/// One of four skulls. A bearer holding all four may, for 3 actions as an attack, kill all warriors of one area
/// other than yours; points are earned.
pub(crate) const ASIAN_KEY_CODE_SKULL: Entry = &[SKULLS];

/// One of four skulls. A bearer holding all four may, for 3 actions as an attack, kill all warriors of one area
/// other than yours; points are earned.
pub(crate) const EUROPEAN_KEY_CODE_SKULL: Entry = &[SKULLS];

/// One of four skulls. A bearer holding all four may, for 3 actions as an attack, kill all warriors of one area
/// other than yours; points are earned.
pub(crate) const NORTH_AMERICAN_KEY_CODE_SKULL: Entry = &[SKULLS];

/// One of four skulls. A bearer holding all four may, for 3 actions as an attack, kill all warriors of one area
/// other than yours; points are earned.
pub(crate) const SOUTH_AMERICAN_KEY_CODE_SKULL: Entry = &[SKULLS];

/// You have four actions each turn, and one more for 5 D; still one attack, as the last action.
pub(crate) const ARCHETYPAL_TIMEPIECE: Entry = &[
    Number(Rule::Undefined, |s, me, seat, n| if s.controller(me) == seat { n.max(4) } else { n }),
    Use(may(Timing::OwnTurnNotCombat, &[Do::MoreActions(1)]).costs(d(5)).once(Once::PerTurn).if_(|s, by, _| {
        s.actions().is_some_and(|pool| pool.standard && pool.seat == by && !pool.begun && !pool.is_closed())
    })),
];

/// In your turn up to three non-attack actions may be turned into attack actions performed by Capitol warriors, on
/// top of your normal attack.
pub(crate) const MISSION_STATEMENT: Entry = &[Grants(
    give(Trait::Led)
        .to(yours(sort::CAPITOL))
        .if_(|s, me, _| s.active == s.controller(me) && s.actions().is_some_and(|pool| pool.converted < 3)),
)];

/// Whenever its controller plays a card from hand he may draw a replacement at once.
pub(crate) const MASK_OF_THE_VESTALS: Entry = &[After(Event::Played, |t, me, what| {
    let seat = t.state.controller(me);
    if what.seat != seat || t.state.library[seat.index()].is_empty() {
        return Ok(());
    }
    if whether(t, seat, t.state.face_of(me))? {
        table::draw(t, seat, 1);
    }
    Ok(())
})];

/// 3 actions and sacrifice it: search any library and sacrifice one card of it; the bearer is wounded (no points).
pub(crate) const VISIONARY_CRYSTAL: Entry =
    &[Use(may(Timing::Actions(3), &[Do::Run(crystal)]).on(Target::Player(Whose::Anyone)).sacrifices())];

/// While in play base F, S, A and V of all your legionnaires are tripled (you pay only the normal V to add them).
pub(crate) const ORB_OF_THE_SMALLER_SERVANTS: Entry = &[Rating(times_base(FSAV, 3).to(yours(sort::LEGIONNAIRE)))];

/// When you kill a Doomtrooper you may, instead of points, put a non-personality Dark Legion warrior of no higher V
/// from your collection into your Kohort.
pub(crate) const NECROMAKINA: Entry = &[After(Event::AnyKill, necromakina)];

/// 3 actions and sacrifice it: put an apostle from your collection into your Kohort free.
pub(crate) const SCROLL_OF_UNHOLY_INVOCATION: Entry =
    &[Use(may(Timing::Actions(3), &[Do::Recruit(sort::APOSTLE, Area::Kohort)]).sacrifices())];

/// Equipment of your Dark Legion warriors that are killed is shuffled into your library instead (not the bearer's
/// own when it dies).
pub(crate) const VAULT_OF_UNHOLY_RESTORATION: Entry = &[After(Event::AnyKill, |t, me, what| {
    let victim = what.wounded();
    let seat = t.state.controller(me);
    let mine =
        t.state.is_there(victim) && t.state.controller(victim) == seat && t.state.is_a(victim, sort::DARK_LEGION);
    if !mine || t.state.bearer(me) == Some(victim) {
        return Ok(());
    }
    let gear: SmallVec<[PieceId; 8]> = t
        .state
        .on(victim)
        .filter(|&on| {
            t.state.printed(on).kind == Kind::Equipment && t.state.piece(on).card.is_some_and(|c| c.owner() == seat)
        })
        .collect();
    let any = !gear.is_empty();
    gear.into_iter().try_for_each(|id| table::leave(t, id, Pile::Library))?;
    if any { table::shuffle(t, seat) } else { Ok(()) }
})];

/// Bearer's F, S, A and V all equal the highest of the four.
pub(crate) const FRAGMENT_OF_THE_TRUE_CHIP: Entry = &[Turns(|_, _, _, _, is| is.into_iter().max().unwrap_or(0))];

/// In its combat, each 5 D brings in another Dark Legion warrior of yours; F and S are added; the opponent chooses
/// whom it strikes.
pub(crate) const THE_BLACK_GATE: Entry = &[Use(may(Timing::AnyTime, &[Do::Reinforce(comes)])
    .costs(per(5))
    .asks(Naming::Helpers(comes))
    .if_(|s, by, me| {
        let whom = s.bearer(me).filter(|&bearer| s.side(bearer).is_some());
        let any = whom.is_some_and(|whom| s.warriors().any(|id| comes(s, by, whom, id)));
        any && combat_is(s, Stage::Modifiers..=Stage::Modifiers)
    }))];

fn under(state: &State, me: PieceId) -> Option<PieceId> {
    state.on(me).find(|&on| state.printed(on).kind == Kind::Art)
}

fn is_spell(face: Face) -> bool {
    face.kind() == Kind::Art
}

fn bind(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(me), Some(face)) = (play.user(), play.named()) else { return Ok(()) };
    let hand = t.state.hand_of(play.by);
    match t.state.pull(hand, face) {
        Some(card) => table::enter(t, card, play.by, At::On(me)).map(|_| ()),
        None => Ok(()),
    }
}

/// Cast from under the Falcon; the card stays.
fn recast(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(me) = play.user() else { return Ok(()) };
    let Some(spell) = under(&t.state, me) else { return Ok(()) };
    t.state.piece_mut(me).count = 1;
    play::from_under(t, play.by, spell, t.state.bearer(me))
}

/// The first skull of a bearer that has all four speaks for them.
fn first_of_four(state: &State, me: PieceId) -> bool {
    let Some(bearer) = state.bearer(me) else { return false };
    let mut skulls = state.on(bearer).filter(|&on| state.printed(on).sorts.any(sort::KEY_CODE_SKULL));
    skulls.clone().count() == 4 && skulls.next() == Some(me)
}

fn blast(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some((seat, area)) = play.area() else { return Ok(()) };
    let by = play.user().and_then(|me| t.state.bearer(me));
    let all: SmallVec<[PieceId; 16]> = t.state.stand_in(seat, area).collect();
    for whom in all {
        harm::harm(t, Harm { whom, fate: Fate::Kill, by, earns: Some(play.by), card: Some(play.face) });
    }
    Ok(())
}

fn crystal(t: &mut Board<'_>, play: &Play) -> Flow {
    let of = play.seat();
    if let Some(card) = searching::search(t, play.by, of, Where::Library, play.face, true, |_| true)? {
        t.state.put_away(card, Pile::Sacrificed);
        let what = t.state.face(card);
        t.tell(Audience::ALL, || crate::Event::Sacrificed { what, of });
    }
    if let Some(whom) = play.user().and_then(|me| t.state.bearer(me)) {
        harm::harm(t, Harm { whom, fate: Fate::Wound, by: None, earns: None, card: Some(play.face) });
    }
    Ok(())
}

fn necromakina(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    let seat = t.state.controller(me);
    let victim = what.wounded();
    let mine = what.who.is_some_and(|k| t.state.is_there(k) && t.state.controller(k) == seat);
    if !mine || !t.state.is_there(victim) || !t.state.is_a(victim, sort::DOOMTROOPER) {
        return Ok(());
    }
    let face = t.state.face_of(me);
    if !whether(t, seat, face)? {
        return Ok(());
    }
    let most = i16::from(what.value);
    let fits = move |s: &State, f: Face| {
        let p = f.printed();
        f.is_warrior()
            && p.sorts.any(sort::DARK_LEGION)
            && !p.sorts.any(sort::PERSONALITY)
            && p.area == Some(Area::Kohort)
            && p.ratings[3].is_some_and(|v| i16::from(v) <= most)
            && adding::may_stand(s, seat, f)
    };
    if let Some(card) = searching::search_for(t, seat, seat, Where::Collection, face, true, fits)? {
        if let Some(killer) = what.who {
            combat::earn_nothing(t, killer);
        }
        adding::put(t, card, seat, Area::Kohort)?;
    }
    Ok(())
}

/// Whether a warrior comes through the Gate: DT-COMBAT-40.
fn comes(state: &State, by: Seat, whom: PieceId, id: PieceId) -> bool {
    state.controller(id) == by
        && state.is_a(id, sort::DARK_LEGION)
        && state.side(id).is_none()
        && state.area(id) == state.area(whom)
        && state.is_capable(id)
        && !state.piece(id).is(Mark::Covered)
        && state.may_act(id).is_ok()
}
