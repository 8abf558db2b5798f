//! Ids of what lies on the table, and the phrases that more than one part of the scene needs.

use crate::printed::{Face, Kind, Rate, Sort, Sorts, Timing, sort};
use crate::setup::seat_key;
use crate::state::{Area, Mark, PieceId, State, Until};
use crate::words::say::if_said;
pub(super) use crate::words::say::name;
use kernel::{Phrase, Seat};

/// A piece is called by its place on the table, as people count.
pub(crate) fn piece_id(id: PieceId) -> String {
    format!("piece-{}", id.0 + 1)
}

pub(crate) fn hand_id(face: Face) -> String {
    format!("hand-{}", face.id())
}

pub(crate) fn seat_id(seat: Seat) -> String {
    format!("seat-{}", seat_key(seat))
}

/// A number on a seat's panel.
pub(crate) fn counter_id(seat: Seat, what: &str) -> String {
    format!("{} {what}", seat_id(seat))
}

pub(crate) fn area_id(seat: Seat, area: Area) -> String {
    format!("area-{}-{}", seat_key(seat), area.key())
}

/// A piece as this viewer may call it.
pub(super) fn called(state: &State, id: PieceId, known: bool) -> Phrase {
    if known { name(state.face_of(id)) } else { Phrase::new("hidden-warrior").seat("seat", state.controller(id)) }
}

/// Where the whole name would not fit a small card.
pub(super) fn short(face: Face) -> Option<Phrase> {
    if_said(format!("short-{}", face.id()))
}

/// What it does; a warrior without a text does nothing special.
pub(super) fn text(face: Face) -> Option<Phrase> {
    if_said(format!("text-{}", face.id()))
}

pub(super) fn kind(kind: Kind) -> Phrase {
    Phrase::new(format!("kind-{}", kind.key()))
}

pub(super) fn rate(rate: Rate) -> &'static str {
    match rate {
        Rate::Fight => "rate-fight",
        Rate::Shoot => "rate-shoot",
        Rate::Armor => "rate-armor",
        Rate::Value => "rate-value",
    }
}

pub(super) fn rate_icon(rate: Rate) -> &'static str {
    match rate {
        Rate::Fight => "i-melee",
        Rate::Shoot => "i-shoot",
        Rate::Armor => "i-shield",
        Rate::Value => "i-value",
    }
}

/// What players look for in a warrior: whom it belongs to, whom it follows, what it is.
const TOLD: Sorts = Sorts::AFFILIATIONS
    .and(Sorts::FOLLOWERS)
    .and(sort::TRIBAL)
    .and(sort::FREELANCER)
    .and(sort::HERETIC)
    .and(sort::CULTIST)
    .and(sort::APOSTLE)
    .and(sort::NEPHARITE)
    .and(sort::COMMANDER)
    .and(sort::SERGEANT)
    .and(sort::CAPTAIN)
    .and(sort::PERSONALITY);

/// "Bauhaus, personality"; whoever follows an apostle or is of a tribe need not be told the larger whole.
pub(super) fn belongs(sorts: Sorts) -> Option<Phrase> {
    let told = sorts.both(TOLD);
    let told = if told.any(Sorts::FOLLOWERS.and(sort::APOSTLE)) { told.without(sort::DARK_LEGION) } else { told };
    let told = if told.any(Sorts::TRIBES) { told.without(sort::TRIBAL) } else { told };
    let first = told.both(Sorts::AFFILIATIONS).iter().chain(told.without(Sorts::AFFILIATIONS).iter());
    first.map(sort_word).reduce(|row, next| Phrase::new("and-then").phrase("first", row).phrase("then", next))
}

pub(super) fn sort_word(one: Sort) -> Phrase {
    Phrase::new(format!("sort-{}", one.key()))
}

/// Why a card does nothing.
pub(super) fn idle(why: &str) -> Phrase {
    Phrase::new(format!("idle-{why}"))
}

/// "−2F +4A/V": what it adds, those alike together.
pub(super) fn mods(mods: [i8; 4]) -> Option<Phrase> {
    let pair = |key: &str, first, then| Phrase::new(key).phrase("first", first).phrase("then", then);
    let adds = |rate: &Rate| mods[*rate as usize];
    let is_first = |rate: &Rate| adds(rate) != 0 && Rate::ALL.iter().find(|one| adds(one) == adds(rate)) == Some(rate);
    let group = |rate: Rate| {
        let alike = Rate::ALL.into_iter().filter(|one| adds(one) == adds(&rate));
        let letters = alike.map(|one| Phrase::new(format!("letter-{}", one.key())));
        let letters = letters.reduce(|row, next| pair("slash", row, next)).unwrap_or_default();
        Phrase::new("mod").text("n", signed(adds(&rate))).phrase("rates", letters)
    };
    let groups = Rate::ALL.into_iter().filter(is_first).map(group);
    groups.reduce(|row, next| pair("side-by-side", row, next))
}

/// With its sign, and a minus as wide as a plus.
pub(super) fn signed(n: i8) -> String {
    if n > 0 { format!("+{n}") } else { format!("−{}", n.unsigned_abs()) }
}

pub(super) fn until(until: Until) -> Phrase {
    match until {
        Until::Gone => Phrase::new("until-gone"),
        Until::Combat(_) => Phrase::new("until-combat"),
        Until::TurnOf(seat) => Phrase::new("until-turn-of").seat("seat", seat),
        Until::AfterTurnOf(seat) => Phrase::new("until-after-turn-of").seat("seat", seat),
        Until::EndOfTurn => Phrase::new("until-end-of-turn"),
        Until::About => Phrase::new("until-about"),
        Until::Healed => Phrase::new("until-healed"),
    }
}

/// When a card may be played: DT-TURN-4, DT-SPECIAL-1.
pub(super) fn timing(timing: Timing) -> Phrase {
    let plain = |what: &str| Phrase::new(format!("timing-{what}"));
    match timing {
        Timing::Actions(n) => plain("actions").number("n", n),
        Timing::AttackAction => plain("attack-action"),
        Timing::AttackActions(n) => plain("attack-actions").number("n", n),
        Timing::AnyTime => plain("any-time"),
        Timing::OwnTurn => plain("own-turn"),
        Timing::NotCombat => plain("not-combat"),
        Timing::OwnTurnNotCombat => plain("own-turn-not-combat"),
        Timing::BeforeActions => plain("before-actions"),
        Timing::Start => plain("start"),
        Timing::End => plain("end"),
        Timing::DrawStep => plain("draw-step"),
        Timing::Combat => plain("combat"),
        Timing::BeforeNaming => plain("before-naming"),
        Timing::Reaction => plain("reaction"),
        Timing::After(just) => plain(&format!("after-{}", just.key())),
    }
}

pub(super) fn mark(mark: Mark) -> (&'static str, &'static str) {
    match mark {
        Mark::Wounded => ("mark-wounded", "i-damage"),
        Mark::Covered | Mark::Shown => ("mark-cover", "i-eye-off"),
        Mark::Secret => ("mark-secret", "i-eye"),
        Mark::Inside => ("mark-inside", "i-tank"),
        Mark::Exited => ("mark-exited", "i-foot"),
        Mark::Transferred => ("mark-transferred", "i-swap"),
        Mark::Used => ("mark-used", "i-check"),
        Mark::Legion => ("mark-legion", "i-skull"),
        Mark::Paid => ("mark-paid", "i-destiny"),
        Mark::Buried => ("mark-buried", "i-swap"),
        Mark::Laid => ("mark-laid", "i-check"),
        Mark::Hurt => ("mark-hurt", "i-damage"),
    }
}

/// The sign of a card's kind.
pub(super) fn sigil(face: Face) -> &'static str {
    let printed = face.printed();
    let is = |sorts: Sorts| printed.sorts.any(sorts);
    match printed.kind {
        Kind::Warrior if is(sort::DARK_LEGION) => "sg-horns",
        Kind::Warrior if is(sort::MISHIMA) => "sg-mask",
        Kind::Warrior => "sg-helm",
        Kind::Equipment if is(sort::VEHICLE) => "i-tank",
        Kind::Equipment if is(sort::ARMOR_SUIT) => "i-suit",
        Kind::Equipment | Kind::Relic if is(sort::WEAPON_SHOOT.and(sort::WEAPON_FIGHT_SHOOT)) => "i-shoot",
        Kind::Equipment | Kind::Relic if is(sort::WEAPON_FIGHT) => "i-melee",
        Kind::Equipment => "sg-cog",
        Kind::Relic => "i-gem",
        Kind::Fortification => "i-fort",
        Kind::Symmetry => "i-gift",
        Kind::Mission => "i-mission",
        Kind::Warzone => "i-zone",
        Kind::Ki => "i-ki",
        Kind::Beast => "sg-paw",
        Kind::Art => "sg-staff",
        Kind::Special => "i-special",
        Kind::Alliance => "i-pact",
    }
}
