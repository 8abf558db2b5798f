//! Missions.

use crate::clause::Clause::{After, Asks, BarsGift, Becomes, Grants, Haunts, Mission, OnlyIf, Quest, Use};
use crate::clause::{Do, Entry, Event, Feat, Goal, Naming, Reward, give, goal, may, quest};
use crate::filter::{DOOMTROOPER, Filter, KOHORT, LEGION, SQUAD, WARRIOR, all, yours};
use crate::printed::{Face, Kind, Sorts, Timing, Trait, sort};
use crate::rules::asking::must;
use crate::rules::missions::{bring, fulfil, holder};
use crate::rules::table::linger;
use crate::rules::{harm, points};
use crate::state::{Area, At, Happening, PieceId, Play, State, Until};
use crate::{Ask, Board, Offer, Pick, Rate};
use kernel::{Flow, Seat};
use smallvec::SmallVec;

const fn twice(victim: Filter) -> Goal {
    goal(victim, Reward::Times(2))
}

const fn trooper(sorts: Sorts) -> Filter {
    all(sorts.and(sort::DOOMTROOPER))
}

/// On assigning name a healthy warrior; the holder must kill it. Reward: points equal to twice the victim's V.
pub(crate) const ASSASSINATION: Entry = &[
    OnlyIf(|s, _| WARRIOR.healthy().all_in(s, Seat(0), None).count() > 1),
    Asks(Naming::One(|s, play, id| is_another(play, id) && WARRIOR.healthy().fits(s, Seat(0), None, id))),
    Mission(twice(WARRIOR).named()),
];

/// The holder must kill an Imperial Doomtrooper. Reward: twice the normal value.
pub(crate) const CLAN_INFIGHTING: Entry = &[Mission(twice(trooper(sort::IMPERIAL)))];

/// From the end of this turn until your next turn is over your Kohort must continuously hold a follower of every
/// one of the five apostles. Reward: 10 P.
pub(crate) const DARK_KOHORT: Entry = &[
    After(Event::AnyTurnEnds, |t, me, what| hold_out(t, me, what, five_apostles)),
    After(Event::Changed, |t, me, _| watch(t, me, five_apostles)),
];

/// Your Doomtrooper must kill a player's last Kohort warrior in play. Reward: 5 extra points.
pub(crate) const DESTROY_KOHORT: Entry =
    &[Mission(goal(WARRIOR.in_(KOHORT), Reward::Extra(5)).by(DOOMTROOPER).if_(|s, _, victim| is_last(s, victim)))];

/// Your Dark Legion warrior must kill a player's last Squad warrior in play. Reward: 5 extra points.
pub(crate) const DESTROY_SQUAD: Entry =
    &[Mission(goal(WARRIOR.in_(SQUAD), Reward::Extra(5)).by(LEGION).if_(|s, _, victim| is_last(s, victim)))];

/// Each differently named fortification you bring into play gives 1 P. Never completed.
// RULING: Establish Defensive Perimeter: named differently from those you have in play; what is built anew after its fall
// counts anew.
pub(crate) const ESTABLISH_DEFENSIVE_PERIMETER: Entry = &[After(Event::AnyEnters, |t, me, what| {
    let Some(new) = what.who.filter(|&id| t.state.is_there(id)) else { return Ok(()) };
    let mine = holder(&t.state, me) == Some(t.state.controller(new));
    let first = t
        .state
        .table()
        .filter(|(id, p)| !p.is_ghost() && p.by == what.seat && t.state.face_of(*id) == t.state.face_of(new))
        .count()
        == 1;
    if mine && first && t.state.printed(new).kind == Kind::Fortification { bring(t, me, 1) } else { Ok(()) }
})];

/// The holder must kill a Mishima Doomtrooper. Reward: twice the normal value.
pub(crate) const EXONERATED_RONIN: Entry = &[Mission(twice(trooper(sort::MISHIMA)))];

/// The holder must kill a personality. Reward: 5 extra points.
pub(crate) const FIFTEEN_MINUTES_OF_FAME: Entry = &[Mission(goal(all(sort::PERSONALITY), Reward::Extra(5)))];

/// The holder must kill a warrior in cover. Reward: twice its V.
pub(crate) const FLUSH_OUT_THE_COWARD: Entry = &[Mission(twice(WARRIOR).if_(|s, _, victim| s.is_covered(victim)))];

/// The holder must kill a Dark Legion warrior. Reward, at choice: D of four times or P of twice the victim's V.
pub(crate) const FURY_OF_THE_CLANSMEN: Entry = &[Mission(goal(LEGION, Reward::FourDOrTwoP))];

/// Destroy a city, cathedral or citadel in play. Reward: 6 P.
pub(crate) const INFILTRATION: Entry =
    &[Quest(quest(Feat::Destroys(Kind::Fortification, sort::CITY.and(sort::CATHEDRAL).and(sort::CITADEL)), 6))];

/// Fulfilled by 3 actions: all your Doomtroopers now in play are healed and immune to Dark Symmetry for good; all
/// Brotherhood warriors cast every aspect. Later arrivals are not covered.
pub(crate) const INSPIRE_THE_MASSES: Entry = &[
    OnlyIf(|s, _| s.table().any(|(id, _)| s.printed(id).sorts.any(sort::CATHEDRAL))),
    Use(may(Timing::Actions(3), &[Do::Run(inspire)])),
    Haunts(&[
        Grants(
            give(Trait::ImmuneSymmetry)
                .if_(|s, me, who| s.controller(who) == s.controller(me) && s.is_a(who, sort::DOOMTROOPER)),
        ),
        Grants(give(Trait::CastsAll).if_(|s, _, who| s.is_a(who, sort::BROTHERHOOD))),
    ]),
];

/// The holder must kill a Capitol Doomtrooper. Reward: twice the normal value.
pub(crate) const INTERNAL_AFFAIRS_CRACKDOWN: Entry = &[Mission(twice(trooper(sort::CAPITOL)))];

/// The holder must kill a Nepharite. Reward, at choice: D of four times or P of twice the victim's V.
pub(crate) const NEPHARITE_HUNT: Entry = &[Mission(goal(all(sort::NEPHARITE), Reward::FourDOrTwoP))];

/// The holder must kill a Brotherhood warrior of V 3 or more. That kill gives no points; instead nobody now in play
/// can cast the Art any more.
pub(crate) const PORTAL_OF_THE_GREAT_CONQUEROR: Entry = &[
    OnlyIf(|s, by| {
        let lies = |(id, p): (PieceId, &crate::state::Piece)| {
            s.printed(id).sorts.any(sort::CITADEL_OF_ALGEROTH) && p.at == At::In(by, Area::Kohort)
        };
        s.table().any(lies)
    }),
    Mission(goal(all(sort::BROTHERHOOD).from(3), Reward::Instead(silence))),
    Haunts(&[Grants(give(Trait::NoArt))]),
];

/// On assigning name a warrior of at least twice the holder's V. The holder must kill it and survive. Reward: three
/// times its V.
pub(crate) const PROVE_YOUR_VALOR: Entry = &[
    Asks(Naming::One(|s, play, id| {
        let holder = play.piece().filter(|_| is_another(play, id) && s.is_warrior(id));
        holder.is_some_and(|h| s.value(id) >= 2 * s.value(h))
    })),
    crate::clause::Clause::Aims(|s, _, id| s.warriors().any(|o| s.value(o) >= 2 * s.value(id) && o != id)),
    Mission(goal(WARRIOR, Reward::Times(3)).named().survive()),
];

/// The holder must kill a Cybertronic Doomtrooper. Reward: twice the normal value.
pub(crate) const RECALLED: Entry = &[Mission(twice(trooper(sort::CYBERTRONIC)))];

/// Kill a warrior protected by a citadel. Reward: twice its normal value.
pub(crate) const SIEGE_OF_THE_CITADEL: Entry = &[Mission(twice(WARRIOR).if_(|s, _, victim| {
    // DT-FORT-8
    s.rating_of(victim, Rate::Armor)
        .parts
        .iter()
        .any(|part| part.from.is_some_and(|f| f.printed().sorts.any(sort::CITADEL)))
}))];

/// Kill a Brotherhood warrior: 3 extra P; or turn a Brotherhood warrior into a heretic: 10 P.
pub(crate) const SNUB_THE_CARDINAL: Entry =
    &[Mission(goal(all(sort::BROTHERHOOD), Reward::ExtraP(3))), Quest(quest(Feat::Perverts(sort::BROTHERHOOD), 10))];

/// Fulfilled when the holder is killed. Its controller gains P equal to its V, and 3 more if it killed another
/// warrior in that combat.
pub(crate) const SUICIDE_MISSION: Entry = &[After(Event::Dies, |t, me, what| {
    let Some(who) = t.state.bearer(me) else { return Ok(()) };
    let side = t.state.side(who);
    let killed = side.is_some_and(|s| t.state.combat().is_some_and(|c| c.earned[s as usize].is_some()));
    bring(t, me, u16::from(what.value) + if killed { 3 } else { 0 })?;
    fulfil(t, me)
})];

/// The holder must kill a Bauhaus Doomtrooper. Reward: twice the normal value.
pub(crate) const TRAITOR_DISCOVERED: Entry = &[Mission(twice(trooper(sort::BAUHAUS)))];

/// From the end of this turn until your next turn is over your Squad must continuously hold a warrior of every
/// corporation plus one of the Brotherhood. Reward: 10 P.
pub(crate) const WELL_ROUNDED_SQUAD: Entry = &[
    After(Event::AnyTurnEnds, |t, me, what| hold_out(t, me, what, all_six)),
    After(Event::Changed, |t, me, _| watch(t, me, all_six)),
];

/// The holder must kill a non-personality Brotherhood warrior. Reward: twice the normal value.
pub(crate) const WHISPERS_OF_HERESY: Entry = &[Mission(twice(all(sort::BROTHERHOOD).but(sort::PERSONALITY)))];

/// Name a corporation. Each time the holder adds a warrior of it to his Squad he earns 1 P or 2 D. Discarded if he
/// has none in his Squad.
pub(crate) const SOLIDARITY: Entry = &[
    Asks(Naming::Sort(|_, _| Sorts::CORPORATIONS)),
    After(Event::Added, solidarity),
    After(Event::Changed, |t, me, _| {
        let Some(seat) = holder(&t.state, me) else { return Ok(()) };
        let corporation = t.state.noted(me);
        let none = !t.state.stand_in(seat, Area::Squad).any(|id| t.state.is_a(id, corporation));
        if none { crate::rules::table::discard(t, me) } else { Ok(()) }
    }),
];

/// The holder gains 1 P for each Mishima warrior put into play by anybody.
// RULING: Honor the Emperor: one added into cover is put into play, for it, when it is revealed (DT-COVER-20).
pub(crate) const HONOR_THE_EMPEROR: Entry = &[Quest(quest(Feat::Arrives(sort::MISHIMA), 1).goes_on())];

/// The holder must imprison a warrior. Reward: 5 P.
pub(crate) const MANHUNT: Entry = &[Quest(quest(Feat::Imprisons, 5))];

/// The holder must discard or sacrifice a warzone by card play. Reward: 5 P.
pub(crate) const RAZE_THE_LAND: Entry = &[Quest(quest(Feat::Destroys(Kind::Warzone, Sorts::NONE), 5))];

/// Holder counts as a skull seeker; takes skulls only on the Outpost.
pub(crate) const SKULL_SEEKER: Entry = &[
    Becomes(sort::SKULL_SEEKER, Sorts::NONE),
    BarsGift(|s, me, to, face| {
        let away = s.area(to).is_none_or(|(_, area)| area != Area::Outpost);
        s.bearer(me) == Some(to) && away && face.printed().sorts.any(sort::KEY_CODE_SKULL)
    }),
];

/// Not the holder itself.
fn is_another(play: &Play, id: PieceId) -> bool {
    play.piece().is_some_and(|holder| holder != id)
}

/// The only warrior its player has in that area.
fn is_last(state: &State, victim: PieceId) -> bool {
    state.area(victim).is_some_and(|(seat, area)| state.stand_in(seat, area).count() == 1)
}

fn five_apostles(state: &State, seat: Seat) -> bool {
    Sorts::FOLLOWERS.iter().all(|f| state.stand_in(seat, Area::Kohort).any(|id| state.is_a(id, Sorts::of(f))))
}

fn all_six(state: &State, seat: Seat) -> bool {
    let all = Sorts::CORPORATIONS.and(sort::BROTHERHOOD);
    all.iter().all(|f| state.stand_in(seat, Area::Squad).any(|id| state.is_a(id, Sorts::of(f))))
}

/// A turn is over: the watch begins with the first, and the holder's next own turn ends it.
fn hold_out(t: &mut Board<'_>, me: PieceId, what: &Happening, so: fn(&State, Seat) -> bool) -> Flow {
    let Some(seat) = holder(&t.state, me) else { return Ok(()) };
    match t.state.piece(me).count {
        0 => t.state.piece_mut(me).count = if so(&t.state, seat) { 1 } else { -1 },
        1 if what.seat == seat => {
            bring(t, me, 10)?;
            return fulfil(t, me);
        }
        _ => {}
    }
    Ok(())
}

// RULING: Dark Kohort, Well-Rounded Squad: once it was broken it cannot be met any more; the mission stays (DT-MISSION-9).
fn watch(t: &mut Board<'_>, me: PieceId, so: fn(&State, Seat) -> bool) -> Flow {
    let Some(seat) = holder(&t.state, me) else { return Ok(()) };
    if t.state.piece(me).count == 1 && !so(&t.state, seat) {
        t.state.piece_mut(me).count = -1;
    }
    Ok(())
}

/// Nobody who is in play now casts any more.
fn silence(t: &mut Board<'_>, face: Face, by: Seat) {
    let casters: SmallVec<[PieceId; 16]> = t.state.warriors().collect();
    for id in casters {
        linger(t, face, by, At::On(id), Until::Gone, 0);
    }
}

fn inspire(t: &mut Board<'_>, play: &Play) -> Flow {
    let Some(me) = play.user() else { return Ok(()) };
    let (face, by) = (t.state.face_of(me), play.by);
    let mine: SmallVec<[PieceId; 16]> = yours(sort::DOOMTROOPER).all_in(&t.state, by, None).collect();
    let brothers: SmallVec<[PieceId; 16]> =
        all(sort::BROTHERHOOD).all_in(&t.state, by, None).filter(|id| !mine.contains(id)).collect();
    for &id in &mine {
        harm::heal(t, id);
    }
    for id in mine.into_iter().chain(brothers) {
        linger(t, face, by, At::On(id), Until::Gone, 0);
    }
    fulfil(t, me)
}

fn solidarity(t: &mut Board<'_>, me: PieceId, what: &Happening) -> Flow {
    let Some(seat) = holder(&t.state, me) else { return Ok(()) };
    let Some(new) = what.who.filter(|&id| t.state.is_there(id)) else { return Ok(()) };
    let fits =
        what.seat == seat && t.state.is_a(new, t.state.noted(me)) && t.state.piece(new).at == At::In(seat, Area::Squad);
    if !fits {
        return Ok(());
    }
    let both = [Offer::Points, Offer::Destiny].map(Pick::Offer);
    let pick = must(t, seat, Ask::Choose(t.state.face_of(me)), |_, o| o.extend(both))?;
    if pick == Pick::Offer(Offer::Points) {
        return bring(t, me, 1);
    }
    points::gain(t, seat, 2);
    Ok(())
}
