//! Dark Symmetry.

use crate::Board;
use crate::clause::Clause::{After, BarsAttack, Becomes, Claims, Grants, Haunts, MustAttack, Rating, Then, Use};
use crate::clause::{
    A, Do, Entry, Event, FS, FSA, FSAV, Much, Naming, Once, Target, Time, Whose, add, add_base, d, give, halve, may,
    per,
};
use crate::filter::{WARRIOR, of_kind, yours};
use crate::printed::{Kind, Sorts, Timing, Trait, sort};
use crate::rules::asking::whether;
use crate::rules::joining::may_join;
use crate::rules::searching::{self, Where};
use crate::rules::{adding, combat, harm, points, sides, table};
use crate::state::{Area, At, Happening, Mark, PieceId, Play, Stage, State, Until};
use kernel::{Flow, Seat};

/// Once per turn, 3 actions: name an opposing warrior; in its controller's next turn it must attack, or it must not
/// attack (your choice). He picks the defender, or may attack with another warrior.
pub(crate) const CONTROL_MIND: Entry = &[Use(may(Timing::Actions(3), &[])
    .on(Target::Piece(WARRIOR.others()))
    .once(Once::PerTurn)
    .asks(Naming::YesOrNo)
    .lasts(
        Time::BearersTurn,
        &[
            Grants(give(Trait::CannotAttack).if_(|s, me, who| is_time(s, me, who) && s.piece(me).note == NOT)),
            MustAttack(|s, me, attacker, _| {
                s.bearer(me) == Some(attacker) && is_time(s, me, attacker) && s.piece(me).note != NOT
            }),
        ],
    ))];

/// Usable in an opponent's attack action up to the naming of the combatants: each 3 D bars one chosen warrior from
/// attacking until your next turn begins.
pub(crate) const INVOKE_PAIN: Entry = &[Use(may(Timing::BeforeNaming, &[])
    .on(Target::Pieces(WARRIOR.others()))
    .costs(per(3))
    .if_(|s, by, _| s.combat().is_some_and(|c| c.by != by))
    .lasts(Time::NextTurn, &[Grants(give(Trait::CannotAttack))]))];

/// 1 action: no combat may take place until your next turn begins.
pub(crate) const SHROUD: Entry = &[Use(may(Timing::Actions(1), &[])
    .on(Target::Game)
    .lasts(Time::NextTurn, &[BarsAttack(|s, me, attacker, _| !s.is_immune(attacker, s.face_of(me)))]))];

/// 1 action: an opposing warrior may neither attack nor be attacked until your next turn begins.
pub(crate) const SLEEP: Entry = &[Use(may(Timing::Actions(1), &[])
    .on(Target::Piece(WARRIOR.others()))
    .lasts(Time::NextTurn, &[Grants(give(Trait::CannotAttack).and(Trait::CannotBeAttacked))]))];

/// Bearer may have several copies of any plain gift that raises ratings.
pub(crate) const SYMMETRY_FLOW: Entry = &[Grants(give(Trait::StacksRatings))];

/// Any time, 10 D: discard one equipment card in play.
pub(crate) const DECAY: Entry = &[Use(ROTS)];

/// Any time, 10 D: discard one equipment card in play.
pub(crate) const DISTORT: Entry = &[Use(ROTS)];

/// 1 action: heal one of your wounded Dark Legion warriors and put a marker on it; each marker is -1 A.
pub(crate) const INVOKE_FRENZY: Entry = &[
    Use(may(Timing::Actions(1), &[Do::Heal, Do::Brand]).on(Target::Piece(yours(sort::DARK_LEGION)))),
    Haunts(&[Rating(add(A, -1).each())]),
];

/// If wounded the bearer may heal itself for 3 actions.
pub(crate) const PORTAL_OF_DARK_HEALING: Entry = &[Use(may(Timing::Actions(3), &[Do::Heal]).on(Target::Bearer))];

/// Once per turn, 3 actions, counts as an attack action: for each 3 D every warrior in play takes 1 damage; a
/// warrior whose A is not above the damage is wounded.
pub(crate) const FLOW_OF_ACID: Entry =
    &[Use(may(Timing::AttackActions(3), &[Do::Damage(Much::Paid, false)]).costs(per(3)).once(Once::PerTurn))];

/// Once per turn, 1 action, not an attack: for each 5 D every warrior in play takes 1 damage; a warrior whose A is
/// not above the damage is wounded. Kills earn points.
pub(crate) const WIND_OF_INSANITY: Entry =
    &[Use(may(Timing::Actions(1), &[Do::Damage(Much::Paid, true)]).costs(per(5)).once(Once::PerTurn))];

/// Bearer always strikes first; a wound ends the combat before the opponent can answer, otherwise he answers.
pub(crate) const TIME_DEATH: Entry = &[Grants(give(Trait::StrikesAlwaysFirst).and(Trait::WoundEnds))];

/// Its combat opponent pays 3 D or may not retaliate (the combat ends after the heretic's attack).
pub(crate) const EVIL_EYE: Entry = &[After(Event::Strikes, stare), Haunts(&[Grants(give(Trait::Paralysed))])];

/// Bearer always strikes first and the opponent may not retaliate; the combat ends after its attack.
pub(crate) const UNHOLY_EYE: Entry = &[Grants(give(Trait::StrikesAlwaysFirst).and(Trait::NoRetaliation))];

/// A Doomtrooper killed by the bearer is not discarded: it becomes a Dark Legion heretic in its controller's Kohort
/// and may take Dark Symmetry cards. (Later wording: in YOUR Kohort under your control.)
pub(crate) const POSSESS: Entry = &[Claims(possess), Haunts(&[Becomes(FALLEN, FAITHFUL)])];

/// Bearer may change the tactic of a combat it takes part in, any time.
pub(crate) const CONFUSE: Entry =
    &[Use(may(Timing::Combat, &[Do::ChangeTactic]).during(Stage::Tactic, Stage::Modifiers))];

/// Any time in a combat of the bearer, 3 D: the combat is cancelled, cards played in it are discarded and the
/// bearer goes into cover.
pub(crate) const ILLUSION: Entry =
    &[Use(may(Timing::Combat, &[Do::EndCombat, Do::CoverBearer]).costs(d(3)).during(Stage::Named, Stage::Modifiers))];

/// 1 action: put an age marker on an opposing warrior. For every three markers it has -1 F, S, A and V; at V 0 it
/// is discarded.
pub(crate) const TIME_ROT: Entry = &[
    Use(may(Timing::Actions(1), &[Do::Brand, Do::Fade]).on(Target::Piece(WARRIOR.others()))),
    Haunts(&[Rating(add(FSAV, 0).by(|s, me, _| -i32::from(s.piece(me).count / 3)))]),
];

/// Its combat opponents have -2 F and -2 S.
pub(crate) const BLINDNESS: Entry = &[Rating(add(FS, -2).foe())];

/// Its combat opponents have -2 A.
pub(crate) const DEFORM: Entry = &[Rating(add(A, -2).foe())];

/// Its combat opponents have -2 A.
pub(crate) const INDIGESTION: Entry = &[Rating(add(A, -2).foe())];

/// Its combat opponents have -2 F and -2 S.
pub(crate) const INSANE_DANCE: Entry = &[Rating(add(FS, -2).foe())];

/// Its combat opponents have -1 A.
pub(crate) const TERROR: Entry = &[Rating(add(A, -1).foe())];

/// Affected warriors have -2 to their BASE F, S and A. Nothing else is known; keep it out of decks, use it only in
/// the arithmetic test.
pub(crate) const TANEC_NA_OKRAJI_PRAZDNOTY: Entry = &[Rating(add_base(FSA, -2))];

/// Once per turn, 3 actions: put a warrior from any graveyard into your Kohort with its F, S and A halved (round
/// up). It may use neither Art nor Dark Symmetry; if killed again it is sacrificed.
pub(crate) const ANIMATE_DEAD: Entry = &[
    Use(may(Timing::Actions(3), &[Do::Run(animate)])
        .on(Target::Player(Whose::Anyone))
        .aims_at(|s, _, whose| !s.graveyard.of(whose).is_empty())
        .once(Once::PerTurn)),
    Haunts(&[Rating(halve(FSA)), Grants(give(Trait::NoArt).and(Trait::NoSymmetry).and(Trait::Perishes))]),
];

/// Each kill by the bearer lets you fetch an Undead Legionnaire (collection to Kohort, free); points are earned as
/// usual.
pub(crate) const PORTAL_OF_UNDEATH: Entry =
    &[Then(Event::Kills, &[Do::Recruit(sort::UNDEAD_LEGIONNAIRE, Area::Kohort)])];

/// Any time, 5 D: an opposing warrior goes into cover.
pub(crate) const SEND_DREAMS: Entry =
    &[Use(may(Timing::AnyTime, &[Do::Cover]).on(Target::Piece(WARRIOR.others())).costs(d(5)))];

/// 1 action: look at another player's hand.
pub(crate) const NECROVISUAL_LINK: Entry =
    &[Use(may(Timing::Actions(1), &[Do::LookInto(0)]).on(Target::Player(Whose::Others)))];

/// In its combat, for each 10 D one warrior from your Kohort joins it; attack ratings are added; the opponent
/// chooses whom it strikes.
pub(crate) const TRUE_GATE: Entry = &[Use(may(Timing::Combat, &[Do::Reinforce(beyond)])
    .costs(per(10))
    .during(Stage::Modifiers, Stage::Modifiers)
    .if_(|s, by, me| s.bearer(me).is_some_and(|whom| s.warriors().any(|id| beyond(s, by, whom, id))))
    .asks(Naming::Helpers(beyond)))];

/// Any time, 10 D: one equipment card is discarded.
const ROTS: crate::clause::Use =
    may(Timing::AnyTime, &[Do::Discard]).on(Target::Piece(of_kind(Kind::Equipment))).costs(d(10));

/// DT-AFFIL-5: in the Kohort it keeps nothing of what it was.
const FALLEN: Sorts = sort::HERETIC.and(sort::DARK_LEGION);
const FAITHFUL: Sorts = Sorts::AFFILIATIONS.without(sort::DARK_LEGION).and(sort::DOOMTROOPER);

/// The next turn of its controller, not one that ran when it was named.
fn is_time(state: &State, me: PieceId, who: PieceId) -> bool {
    state.is_its_turn(who) && !state.piece(me).is(Mark::Used)
}

/// Noted by Control Mind where the warrior must not attack.
const NOT: u8 = 1;

/// The opponent pays 3 D or does not strike.
fn stare(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let (face, by) = (t.state.face_of(me), t.state.controller(me));
    let foe = t.state.bearer(me).and_then(|who| t.state.foe(who)).filter(|&foe| t.state.reaches(me, foe));
    let Some(foe) = foe else { return Ok(()) };
    let seat = t.state.controller(foe);
    if t.state.purse(seat) >= 3 && whether(t, seat, face)? {
        points::pay_for(t, seat, 3, Some(face));
        return Ok(());
    }
    let depth = t.state.combats.len() as u8;
    table::linger(t, face, by, At::On(foe), Until::Combat(depth), 0);
    Ok(())
}

/// A Doomtrooper that is killed stays, as a heretic in its controller's Kohort. RULING: Possess: healthy again, and with
/// what lies
/// on it: it is not discarded, so nothing goes with it (DT-ATTACH-2).
fn possess(t: &mut Board<'_>, me: PieceId, victim: PieceId) -> Flow<bool> {
    let state = &t.state;
    let falls = state.is_a(victim, sort::DOOMTROOPER)
        && state.reaches(me, victim)
        && !state.is_immune(victim, state.face_of(me))
        && !state.has(victim, Trait::NeverHeretic);
    if !falls {
        return Ok(false);
    }
    let (face, by) = (state.face_of(me), state.controller(me));
    table::linger(t, face, by, At::On(victim), Until::Gone, 0);
    harm::heal(t, victim);
    combat::withdraw(t, victim);
    sides::changed(t, victim)?;
    Ok(true)
}

/// A warrior out of a graveyard; a personality only where there is none: DT-PERSONALITY-1.
fn animate(t: &mut Board<'_>, play: &Play) -> Flow {
    let (by, of) = (play.by, play.seat());
    let fits = |s: &State, face: crate::Face| face.is_warrior() && s.may_come(face);
    let Some(card) = searching::search_for(t, by, of, Where::Graveyard, play.face, true, fits)? else { return Ok(()) };
    let id = adding::put(t, card, by, Area::Kohort)?;
    if t.state.is_there(id) {
        table::linger(t, play.face, by, At::On(id), Until::Gone, 0);
    }
    Ok(())
}

/// Whether a warrior of the Kohort could join the bearer: DT-COMBAT-40.
fn beyond(state: &State, by: Seat, whom: PieceId, id: PieceId) -> bool {
    state.area(whom).is_some_and(|(_, area)| area == Area::Kohort) && may_join(state, by, whom, id)
}
