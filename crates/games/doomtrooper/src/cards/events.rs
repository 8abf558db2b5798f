//! Special cards at any time.

use crate::Board;
use crate::clause::Clause::{
    After, Aims, Asks, BarsTactic, BecomesBy, Costs, Does, Grants, Haunts, Lasts, LastsOnEach, Names, Number, OnlyIf,
};
use crate::clause::{Deed, Do, Entry, Event, Naming, Rule, Time, give, per};
use crate::filter::{KOHORT, SQUAD, yours};
use crate::printed::{Face, Kind, Sorts, Timing, Trait, sort};
use crate::rules::asking::{coin, whether};
use crate::rules::searching::{Where, search_for};
use crate::rules::table::{self, Pile, linger};
use crate::rules::{adding, art, combat, effects, naming, offers, play, points, transfer};
use crate::state::{
    Actions, Area, At, HAND, Happening, Mark, Piece, PieceId, Play, Source, State, Tactic, Thing, Until,
};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

/// Until your next turn begins only shoot combats are allowed. A running fight combat ends at once.
pub(crate) const CHASM: Entry = &[
    Does(Do::EndCombats(Tactic::Fight)),
    Lasts(Time::NextTurn, &[BarsTactic(|_, _, _, _, tactic| tactic == Tactic::Fight)]),
];

/// Until your next turn begins only fight combats are allowed. A running shoot combat ends at once.
pub(crate) const HEAVY_FOG: Entry = &[
    Does(Do::EndCombats(Tactic::Shoot)),
    Lasts(Time::NextTurn, &[BarsTactic(|_, _, _, _, tactic| tactic == Tactic::Shoot)]),
];

/// That warrior may now cast one Art card from your hand, whatever its aspect; its costs are paid and it must be
/// played at once.
// RULING: Revelation: a warrior of your own, for the caster of a spell is under your control (DT-ART-1), and no spell
// that costs actions.
pub(crate) const REVELATION: Entry = &[
    Aims(|s, by, id| s.controller(id) == by && !revealed(s, by, id).is_empty()),
    Asks(Naming::OfHand(|s, play, face| play.piece().is_some_and(|id| revealed(s, play.by, id).contains(&face)))),
    Does(Do::Run(reveal_spell)),
    Haunts(&[Grants(give(Trait::CastsAll))]),
];

/// Until your next turn begins your Tribal warriors without beast or vehicle may transfer to and from Squad (then
/// also Doomtroopers) or Kohort (then also heretics).
pub(crate) const EMISSARIES: Entry = &[Lasts(
    Time::NextTurn,
    &[
        Grants(give(Trait::Roams).to(yours(sort::TRIBAL).if_(walks)).if_(|s, me, _| s.bearer(me).is_none())),
        After(Event::Changed, settle_in),
        BecomesBy(guest),
    ],
)];

/// Until your next turn begins your warriors are unaffected by Dark Symmetry; they may use their own gifts.
pub(crate) const STRENGTH_OF_WILL: Entry =
    &[LastsOnEach(Time::NextTurn, yours(Sorts::NONE), &[Grants(give(Trait::ImmuneSymmetry))])];

/// You get one additional attack action this turn. Choose the second attack's combatants only after the first
/// attack is over.
pub(crate) const BLOOD_LUST: Entry =
    &[Lasts(Time::Turn, &[Number(Rule::Attack, |s, me, seat, n| n + i32::from(s.controller(me) == seat))])];

/// That player skips his next turn.
pub(crate) const BOGGED_DOWN: Entry = &[Does(Do::SkipTurn)];

/// He has one action fewer in his next turn (at least one remains).
pub(crate) const FORCED_MARCH: Entry = &[Lasts(
    Time::TheirTurn,
    &[Number(Rule::Undefined, |s, me, seat, n| {
        let now = s.lies_with(me) == Some(seat) && !s.piece(me).is(Mark::Used);
        n - i32::from(now)
    })],
)];

/// One additional undefined action this turn (it may be an attack). Only one Initiative per turn.
// RULING: Initiative: it is one of the undefined actions of the turn, of which one may become an attack (DT-ACTION-6).
pub(crate) const INITIATIVE: Entry = &[
    OnlyIf(|s, by| !leaves(s, by, "initiative")),
    Lasts(Time::Turn, &[Number(Rule::Undefined, |s, me, seat, n| n + i32::from(s.controller(me) == seat))]),
];

/// Take up to three non-attack actions at once; in your own turn they come on top of your standard actions.
pub(crate) const INSPIRED: Entry =
    &[OnlyIf(|s, by| s.combats.is_empty() || s.active != by), Does(Do::Actions(0, 3, 0))];

/// Take another turn at once.
pub(crate) const RUTHLESS_EFFICIENCY: Entry = &[Does(Do::TurnAgain)];

/// Until your next turn begins every player may turn more undefined actions into attacks, each extra attack for 2
/// D.
pub(crate) const SMELL_OF_WAR: Entry = &[Lasts(Time::NextTurn, &[Number(Rule::ExtraAttacks, |_, _, _, _| 2)])];

/// Perform one attack action with it at once.
pub(crate) const GRAND_ASSAULT: Entry =
    &[Aims(|s, by, id| combat::may_lead(s, by, id, Some(&Actions::one_attack(by, id))).is_ok()), Does(Do::Attack)];

/// Every player loses half of his P (rounded down) and all his D.
pub(crate) const CORPORATE_SHENANIGANS: Entry = &[
    OnlyIf(|s, by| s.seated(by).any(|seat| spoils(s, by, seat) != (0, 0))),
    Does(Do::Run(|t, play| {
        for seat in t.state.seated(play.by) {
            let (d, p) = spoils(&t.state, play.by, seat);
            points::lose(t, seat, d, p);
        }
        Ok(())
    })),
];

/// For each 5 D you spend he loses 1 P.
pub(crate) const FRAMED: Entry = &[Costs(per(5)), Does(Do::LosePEach)];

/// For each 1 D you spend he loses 1 D.
pub(crate) const INFLUENCE: Entry = &[Costs(per(1)), Does(Do::LoseDEach)];

/// He loses 3 P (not below 0).
pub(crate) const LOST_PAPERWORK: Entry = &[Does(Do::LoseP(3))];

/// He loses all his D.
pub(crate) const NEGATIVE_KARMA: Entry = &[Does(Do::LoseAllD)];

/// Gain 10 D.
pub(crate) const POSITIVE_KARMA: Entry = &[Does(Do::GainD(10))];

/// Swap your destiny bank with his.
pub(crate) const REVERSAL_OF_FORTUNE: Entry = &[Does(Do::SwapD)];

/// Search your library, take one card into your hand, shuffle.
pub(crate) const EXPEDITE_REQUEST: Entry =
    &[OnlyIf(|s, by| !s.library[by.index()].is_empty()), Does(Do::Search(Where::Library))];

/// Return one card from your graveyard to your hand; for 8 D a second one.
pub(crate) const GIFT_OF_FATE: Entry = &[
    OnlyIf(|s, by| !s.graveyard.of(by).is_empty()),
    Names(a_second_one),
    Does(Do::Run(|t, play| {
        let one = Do::Search(Where::Graveyard);
        effects::run(t, play, one)?;
        if play.things.is_empty() { Ok(()) } else { effects::run(t, play, one) }
    })),
];

/// Draw up to seven cards in hand.
pub(crate) const HIDDEN_CACHE: Entry =
    &[OnlyIf(|s, by| s.hand_of(by).len() <= HAND && !s.library[by.index()].is_empty()), Does(Do::DrawUp)];

/// Shuffle one of your sacrificed cards into your library.
pub(crate) const A_SECOND_CHANCE: Entry = &[
    OnlyIf(|s, by| !s.sacrificed.of(by).is_empty()),
    Names(|t, play| {
        let faces = t.state.faces_in(t.state.sacrificed.of(play.by));
        naming::card(t, play, faces).map(|_| ())
    }),
    Does(Do::Run(second_chance)),
];

/// Sacrifice it (its attachments are discarded), take a non-personality follower of Algeroth from your library, pay
/// that card's V and put it into your Kohort under your control; shuffle the library. Playable only if you can pay
/// and have such a card.
pub(crate) const TRANSFIGURATION: Entry =
    &[OnlyIf(|s, by| s.library_of(by).any(|card| is_shape(s, by, s.face(card)))), Does(Do::Run(transfigure))];

/// Flip a coin: heads gain 20 D, tails lose 5 P.
pub(crate) const TWIST_OF_FATE: Entry = &[
    OnlyIf(|s, by| s.player(by).p >= 5),
    Does(Do::Run(|t, play| {
        if coin(t)? {
            points::gain(t, play.by, 20);
        } else {
            points::lose(t, play.by, 0, 5);
        }
        Ok(())
    })),
];

/// Whether a card of a player still has an effect that it left behind.
fn leaves(state: &State, by: Seat, id: &str) -> bool {
    state.table().any(|(at, piece)| piece.is_ghost() && piece.by == by && state.face_of(at).id() == id)
}

// ---- the Art ----

/// Spells of a hand that a warrior could cast at this moment if it had every aspect.
fn revealed(state: &State, by: Seat, caster: PieceId) -> SmallVec<[Face; 12]> {
    let mut spells = state.faces_in(state.hand_of(by));
    spells.retain(|face| face.kind() == Kind::Art);
    let (Some(opening), Some(face)) = (state.opening(), Face::named("revelation").filter(|_| !spells.is_empty()))
    else {
        return SmallVec::new();
    };
    let mut world = state.clone();
    world.lay(Piece::ghost(face, by, At::On(caster), Until::Gone));
    spells.retain(|face| {
        let timing = face.printed().timing;
        !matches!(timing, Timing::Actions(_) | Timing::AttackAction)
            && offers::moment(&world, by, timing, opening).is_ok()
            && art::casters(&world, by, *face).any(|id| id == caster)
            && offers::finds_for(&world, by, *face, caster)
            && offers::can_play(&world, by, *face, opening).is_ok()
    });
    spells
}

fn reveal_spell(t: &mut Board<'_>, play: &Play) -> Flow {
    let (Some(caster), Some(spell)) = (play.piece(), play.named()) else { return Ok(()) };
    if !revealed(&t.state, play.by, caster).contains(&spell) {
        return Ok(());
    }
    let hand = t.state.hand_of(play.by);
    let Some(card) = t.state.pull(hand, spell) else { return Ok(()) };
    let ghost = linger(t, play.face, play.by, At::On(caster), Until::EndOfTurn, 0);
    play::cast_by(t, play.by, card, caster)?;
    table::leave(t, ghost, Pile::Graveyard)
}

// ---- transfers ----

/// Neither on a beast nor with a vehicle.
fn walks(state: &State, _: Seat, id: PieceId) -> bool {
    !state.rides(id) && transfer::price(state, id) == 1
}

/// In a Squad a Tribal warrior is a Doomtrooper too, in a Kohort a heretic.
fn guest(state: &State, me: PieceId) -> (Sorts, Sorts) {
    let area = state.bearer(me).and_then(|who| state.area(who)).map(|(_, area)| area);
    let gained = match area {
        Some(Area::Squad) => sort::DOOMTROOPER,
        Some(Area::Kohort) => sort::HERETIC.and(sort::DARK_LEGION),
        _ => Sorts::NONE,
    };
    (gained, Sorts::NONE)
}

/// Who came into a Squad or Kohort is its guest, for as long as it stays there.
fn settle_in(t: &mut Board<'_>, me: PieceId, _: &Happening) -> Flow {
    let (face, by) = (t.state.face_of(me), t.state.controller(me));
    let is_guest = |who: PieceId| t.state.on(who).any(|on| t.state.piece(on).is_ghost() && t.state.face_of(on) == face);
    let strangers = yours(sort::TRIBAL).in_(SQUAD | KOHORT);
    let new: SmallVec<[PieceId; 4]> = strangers.all_in(&t.state, by, None).filter(|&who| !is_guest(who)).collect();
    for who in new.into_iter().filter(|_| t.state.bearer(me).is_none()).collect::<SmallVec<[_; 4]>>() {
        linger(t, face, by, At::On(who), Until::Gone, 0);
    }
    Ok(())
}

// ---- points and cards ----

/// What somebody loses by Corporate Shenanigans: all D, and half of the P rounded down.
fn spoils(state: &State, by: Seat, seat: Seat) -> (u16, u16) {
    let safe = seat != by && state.may_player(Deed::Points, seat, "DT-NEVER-1").is_err();
    let player = state.player(seat);
    if safe { (0, 0) } else { (player.d, player.p / 2) }
}

/// A second card for 8 D, where there is one.
fn a_second_one(t: &mut Board<'_>, play: &mut Play) -> Flow {
    let can = t.state.purse(play.by) >= 8 && t.state.graveyard.of(play.by).len() > 1;
    if can && whether(t, play.by, play.face)? {
        points::pay(t, play.by, 8);
        play.things.push(Thing::Number(2));
    }
    Ok(())
}

fn second_chance(t: &mut Board<'_>, play: &Play) -> Flow {
    let Source::Card(me) = play.from else { return Ok(()) };
    let Some(face) = play.named() else { return Ok(()) };
    let mut lost = t.state.sacrificed.of(play.by);
    lost.remove(me);
    if let Some(card) = t.state.pull(lost, face) {
        table::shuffle_in(t, card)?;
    }
    Ok(())
}

/// A non-personality follower of Algeroth that its player can pay for now.
fn is_shape(state: &State, by: Seat, face: Face) -> bool {
    let printed = face.printed();
    face.is_warrior()
        && printed.sorts.any(sort::FOLLOWER_ALGEROTH)
        && !printed.sorts.any(sort::PERSONALITY)
        && printed.area == Some(Area::Kohort)
        && adding::may_add(state, by, face).is_ok()
}

fn transfigure(t: &mut Board<'_>, play: &Play) -> Flow {
    let by = play.by;
    play.piece().map_or(Ok(()), |id| table::sacrifice(t, id))?;
    let found = search_for(t, by, by, Where::Library, play.face, true, |s, face| is_shape(s, by, face))?;
    if let Some(card) = found {
        let d = adding::price(&t.state, by, t.state.face(card));
        points::pay(t, by, d);
        adding::put(t, card, by, Area::Kohort)?;
    }
    Ok(())
}
