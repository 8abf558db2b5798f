//! Mishima.

use super::ranks::{SERGEANT, captain, has_prey, in_squad, shields, uses};
use crate::clause::Clause::{BarsAttack, Grants, Rating};
use crate::clause::{A, Entry, F, FS, FSA, add, give};
use crate::filter::{SQUAD, one_of, yours};
use crate::printed::{Sorts, Trait, sort};

/// Missions on a Hatamoto must be fulfilled before your other missions: a mission of yours fulfilled earlier gives
/// no bonus points.
pub(crate) const HATAMOTO: Entry = &[Grants(give(Trait::MissionsFirst))];

/// May be given ki powers any time for 0 actions.
pub(crate) const GREY_MYSTIC: Entry = &[Grants(give(Trait::FreeKi))];

/// While in play all your Samurai are immune to Dark Symmetry.
pub(crate) const TATSU: Entry = &[shields(sort::SAMURAI)];

/// While in play all your Hatamoto are immune to Dark Symmetry.
pub(crate) const YOJIMBO: Entry = &[shields(sort::HATAMOTO)];

/// While in your Squad your Mishima warriors of V 8 or less kill what they wound.
pub(crate) const SHUGO: Entry = &[captain(sort::MISHIMA, 8)];

/// For each Mentor you have in play your other Mishima warriors have +1 F and +1 S (a Mentor is raised only by
/// other Mentors).
pub(crate) const MENTOR: Entry = &[Rating(add(FS, 1).to_others(yours(sort::MISHIMA)))];

/// All other Mishima warriors in the Squad have +2 A.
pub(crate) const BUSHI: Entry = &[Rating(add(A, 2).to_others(yours(sort::MISHIMA).in_(SQUAD)).if_(in_squad))];

/// While in the Squad: the assigned non-personality Mishima warrior card and all your copies of it in the Squad
/// have +4 F, S, A and V.
pub(crate) const JITO: Entry = &[SERGEANT];

/// While in play your non-personality Hatamoto have +5 F, S and A.
pub(crate) const SHINOBI: Entry = &[Rating(add(FSA, 5).to(yours(sort::HATAMOTO).but(sort::PERSONALITY)).commands())];

/// Your other Shogun have +4 F, S and A as long as he is in play. Bearing the relic Dai-Sho of the Ancient
/// Emperors, he lets any Mishima warrior of yours take ki powers any time for 0 actions.
pub(crate) const KEITOKU_ASANO: Entry = &[
    Rating(add(FSA, 4).to_others(yours(sort::SHOGUN)).commands()),
    Grants(give(Trait::FreeKi).to(yours(sort::MISHIMA)).if_(|s, me, _| {
        s.on(me).any(|on| s.printed(on).sorts.any(sort::DAI_SHO_OF_THE_ANCIENT_EMPERORS) && s.speaks(on))
    })),
];

/// Always strikes first.
pub(crate) const SHADOW_WALKER: Entry = &[Grants(give(Trait::StrikesAlwaysFirst))];

/// Always strikes first; never in cover. While in play your Shadow Walkers kill what they wound.
pub(crate) const TOSHIRO: Entry =
    &[Grants(give(Trait::StrikesAlwaysFirst)), Grants(give(Trait::Slayer).to(yours(sort::SHADOW_WALKER)))];

/// Always strikes first; never becomes a heretic; must attack Dark Legion warriors or heretics before others.
pub(crate) const DEMON_HUNTER: Entry = &[
    Grants(give(Trait::StrikesAlwaysFirst).and(Trait::NeverHeretic)),
    BarsAttack(|s, me, attacker, defender| {
        attacker == me && !s.is_a(defender, DEMONS) && has_prey(s, me, one_of(DEMONS))
    }),
];

/// With a Scalper it has another +6 F and the opponent another -6 F.
pub(crate) const SHOGUN: Entry = &[
    Rating(add(F, 6).if_(|s, _, who| uses(s, who, sort::SCALPER))),
    Rating(add(F, -6).foe().if_(|s, me, _| uses(s, me, sort::SCALPER))),
];

/// Whom a Demon Hunter hunts.
const DEMONS: Sorts = sort::DARK_LEGION.and(sort::HERETIC);
