//! Ki powers.

use crate::Board;
use crate::clause::Clause::{Acts, Asks, BarsGift, Becomes, Grants, Haunts, Rating, Scales, Then, Use};
use crate::clause::{A, Do, Entry, Event, F, More, Naming, Once, S, Target, Time, add, d, give, may, per, times_base};
use crate::filter::{WARRIOR, of_kind};
use crate::printed::{Kind, Rate, Sorts, Timing, Trait, sort};
use crate::rules::{blows, combat, table};
use crate::state::{At, PieceId, Play, Side, Stage, State, Tactic, Until};
use kernel::{Flow, Seat};

/// Case by case the bearer decides whether it can take part in a combat; if not it does not stop sabotage. If it
/// backs out of a combat in which it was attacked, the attacker may attack anew at once.
pub(crate) const THE_CHAMELEONS_SKIN: Entry = &[
    Use(may(Timing::Combat, &[Do::Run(back_out)])
        .during(Stage::Named, Stage::Named)
        .if_(|s, _, me| s.bearer(me).and_then(|who| s.side(who)) == Some(Side::Defender))),
    Haunts(&[Grants(give(Trait::CannotBeAttacked).and(Trait::NoGuard))]),
];

/// Bearer and its attachments are immune to Art and Dark Symmetry. 6 D right after any spell or Dark Symmetry
/// effect: negate it.
pub(crate) const AURA_OF_MYSTICAL_RESISTANCE: Entry = &[
    Grants(give(Trait::ShieldsGear)),
    Use(may(Timing::Reaction, &[Do::Cancel])
        .on(Target::Play(|_, play| matches!(play.face.kind(), Kind::Art | Kind::Symmetry)))
        .costs(d(6))),
];

/// In combat, before the tactic is announced, discard one weapon of the opponent; if the opponent strikes first,
/// only after its strike.
pub(crate) const YORAMAS_DEFLECTING_HANDS: Entry = &[Use(may(Timing::AnyTime, &[Do::Discard])
    .on(Target::Piece(of_kind(Kind::Equipment).or_kind(Kind::Relic).one_of(Sorts::WEAPONS)))
    .aims(|s, me, weapon| s.bearer(me).is_some_and(|who| s.foe(who).is_some() && s.foe(who) == s.bearer(weapon)))
    .once(Once::PerCombat)
    .if_(deflects))];

/// In combat each 1 D spent gives the opponent -1 A until the combat ends, repeatable through the combat.
pub(crate) const THE_CROWS_PIERCING_GLANCE: Entry = &[Use(may(Timing::Combat, &[])
    .on(Target::Piece(WARRIOR.in_combat()))
    .aims(|s, me, foe| s.bearer(me).is_some_and(|who| s.foe(who) == Some(foe)))
    .costs(per(1))
    .lasts(Time::Combat, &[Rating(add(A, -1).each())]))];

/// When attacked the bearer may use any warzone in play to defend, a Kohort's or another player's too (never across
/// the Outpost border).
pub(crate) const KI_TELEPORTATION: Entry = &[Grants(give(Trait::AnyWarzone))];

/// Bearer cannot be killed automatically (it is wounded instead) and is unaffected by special cards that wound or
/// kill.
pub(crate) const ADAMANTIUM_WILL: Entry = &[Grants(give(Trait::Tough).and(Trait::ImmuneSpecialWounds))];

/// If wounded the bearer may perform a seek-cover action to heal itself (only if it may seek cover).
pub(crate) const KI_SELF_HEALING: Entry = &[Then(Event::Sought, &[Do::Heal])];

/// In your turn, for each 5 D (at most 15) the bearer may take one more action, attack included; attacks still come
/// last.
pub(crate) const NOMURAS_QUICKENED_STEP: Entry = &[Use(may(Timing::OwnTurnNotCombat, &[])
    .costs(per(5).most(3))
    .once(Once::PerTurn)
    .if_(|s, by, _| s.is_before_or_in_actions(by))
    .lasts(Time::Turn, &[Acts(More::Any)]))];

/// Bearer strikes first and its opponent loses first strike. 6 D: negate a special card just played directly on it
/// or its attachment.
pub(crate) const KANJIS_LUCKY_SENSE: Entry = &[
    Grants(give(Trait::FirstStrike).and(Trait::DeniesFirstStrike)),
    Use(may(Timing::Reaction, &[Do::Cancel])
        .on(Target::Play(|_, play| play.is_card() && play.face.kind() == Kind::Special))
        .costs(d(6))
        .if_(|s, _, me| {
            let touches = |id: PieceId| s.is_there(id) && s.warrior_of(id) == s.bearer(me);
            s.answered().is_some_and(|play| targets(play).any(touches))
        })),
];

/// Bearer counts as a Shadow Walker and strikes first.
pub(crate) const SHADOW_WALK: Entry = &[Becomes(sort::SHADOW_WALKER, Sorts::NONE), Grants(give(Trait::FirstStrike))];

/// In combat +X S, X being the opponent's base S.
pub(crate) const SUPREME_CONCENTRATION: Entry = &[Rating(add(S, 0).by(|s, _, who| foes_base(s, who, Rate::Shoot)))];

/// In combat +X A, X being the opponent's base A.
pub(crate) const THE_MONKEYS_FOOT: Entry = &[Rating(add(A, 0).by(|s, _, who| foes_base(s, who, Rate::Armor)))];

/// In combat +X F, X being the opponent's base F.
pub(crate) const TORONAGAS_RAGING_MIGHT: Entry = &[Rating(add(F, 0).by(|s, _, who| foes_base(s, who, Rate::Fight)))];

/// In its fight combat, any time: parry; the combat ends and neither side is affected. Not together with The
/// Mongoose's Artful Dodge.
pub(crate) const HANDS_OF_STONE: Entry = &[
    Use(may(Timing::Combat, &[Do::EndCombat])
        .during(Stage::Tactic, Stage::Modifiers)
        .if_(|s, _, _| s.tactic() == Some(Tactic::Fight))),
    BarsGift(|s, me, to, face| s.bearer(me) == Some(to) && face.printed().sorts.any(sort::THE_MONGOOSES_ARTFUL_DODGE)),
];

/// In its shoot combat, any time: dodge; the combat ends and neither side is affected. Not together with Hands of
/// Stone.
pub(crate) const THE_MONGOOSES_ARTFUL_DODGE: Entry = &[
    Use(may(Timing::Combat, &[Do::EndCombat])
        .during(Stage::Tactic, Stage::Modifiers)
        .if_(|s, _, _| s.tactic() == Some(Tactic::Shoot))),
    BarsGift(|s, me, to, face| s.bearer(me) == Some(to) && face.printed().sorts.any(sort::HANDS_OF_STONE)),
];

/// 2 actions: one fight attack with doubled base F.
pub(crate) const THE_COBRAS_VENOMOUS_STRIKE: Entry = &[
    Use(may(Timing::AttackActions(2), &[Do::Run(strike)]).if_(|s, _, me| {
        let who = s.bearer(me);
        who.is_some_and(|who| s.warriors().any(|foe| combat::may_engage(s, who, foe, Tactic::Fight)))
    })),
    Haunts(&[Rating(times_base(F, 2))]),
];

/// Choose one of its weapons: that weapon's bonus is doubled.
pub(crate) const WEAPON_LINK: Entry = &[
    Asks(Naming::One(|s, play, id| {
        s.printed(id).sorts.any(Sorts::WEAPONS) && play.piece().is_some_and(|who| s.piece(id).at == At::On(who))
    })),
    Scales(|s, me, source, _| {
        let linked = s.piece(me).about;
        if linked.is_some_and(|w| w == source || s.piece(source).at == At::On(w)) { 2 } else { 1 }
    }),
];

/// X: the base rating of whomever somebody fights.
fn foes_base(state: &State, who: PieceId, rate: Rate) -> i32 {
    state.foe(who).map_or(0, |foe| state.base(foe, rate))
}

/// What a card was played on, without what else was named with it.
fn targets(play: &Play) -> impl Iterator<Item = PieceId> + '_ {
    let aimed = match play.face.printed().target {
        Target::Piece(_) | Target::Caster => 1,
        Target::Pieces(_) => usize::MAX,
        _ => 0,
    };
    play.pieces().take(aimed)
}

/// RULING: The Chameleon's Skin: for the rest of the turn it cannot be attacked and stops no sabotage; the attack is made
/// anew.
fn back_out(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(who) = play.user().and_then(|me| t.state.bearer(me)) else { return Ok(()) };
    table::linger(t, play.face, play.by, At::On(who), Until::EndOfTurn, 0);
    combat::anew(t);
    Ok(())
}

/// Before the tactic is announced, or after the blow of an opponent who strikes first.
fn deflects(state: &State, _: Seat, me: PieceId) -> bool {
    let Some((combat, who)) = state.combat().zip(state.bearer(me)) else { return false };
    let Some(side) = combat.side_of(who) else { return false };
    match combat.stage {
        Stage::Named => blows::first_striker(state) != Some(side.other()),
        Stage::Evaluated | Stage::Changed => combat.first == Some(side.other()),
        _ => false,
    }
}

fn strike(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(who) = play.user().and_then(|me| t.state.bearer(me)) else { return Ok(()) };
    combat::begin_by(t, who, None, Some(Tactic::Fight));
    let depth = t.state.combats.len() as u8;
    table::linger(t, play.face, play.by, At::On(who), Until::Combat(depth), 0);
    Ok(())
}
