//! Spells of Summoning: cards are taken out of the graveyard or, for more D, out of the library.

use crate::clause::Clause::{Asks, Costs, Does, OnlyIf};
use crate::clause::{Clause, Do, Entry, Naming, d};
use crate::printed::Kind;
use crate::rules::summoning::{castable, givable, may_summon, playable, recruitable};

/// 3 D: take a fortification from your graveyard (6 D: from your library) and play it at once at its own cost.
pub(crate) const SUMMON_DEFENSE: Entry = &[
    Costs(d(3)),
    Asks(Naming::Pile(3)),
    OnlyIf(|s, by| may_summon(s, by, "summon_defense", 3, |s, f| playable(s, by, f, Kind::Fortification))),
    Does(Do::Summon { fits: |s, by, f| playable(s, by, f, Kind::Fortification), squad: false }),
];

/// 2 D: put a personality Doomtrooper from your graveyard into your Squad paying its V as well, or from your
/// library paying double its V as well (then shuffle). One warrior only.
pub(crate) const SUMMON_HERO: Entry = &[
    Costs(d(2)),
    Asks(Naming::Pile(0)),
    OnlyIf(|s, by| may_summon(s, by, "summon_hero", 0, |s, f| recruitable(s, by, f, true))),
    Does(Do::Muster { hero: true }),
];

/// 4 D: give an equipment card from your graveyard (7 D: from your library) to a legal warrior of your Squad, at
/// its own cost.
pub(crate) const SUMMON_ITEM: Entry = &[
    Costs(d(4)),
    Asks(Naming::Pile(3)),
    OnlyIf(|s, by| may_summon(s, by, "summon_item", 3, |s, f| givable(s, by, f, Kind::Equipment))),
    Does(Do::Summon { fits: |s, by, f| givable(s, by, f, Kind::Equipment), squad: true }),
];

/// 7 D: give a relic from your graveyard (10 D: from your library) to a legal warrior of your Squad, at its own
/// cost.
pub(crate) const SUMMON_RELIC: Entry = &[
    Costs(d(7)),
    Asks(Naming::Pile(3)),
    OnlyIf(|s, by| may_summon(s, by, "summon_relic", 3, |s, f| givable(s, by, f, Kind::Relic))),
    Does(Do::Summon { fits: |s, by, f| givable(s, by, f, Kind::Relic), squad: true }),
];

/// 2 D: take an Art card from your graveyard (4 D: from your library) and cast it at once; it must be castable now
/// and its costs are paid.
pub(crate) const SUMMON_SPELL: Entry = &[
    Costs(d(2)),
    Asks(Naming::Pile(2)),
    OnlyIf(|s, by| may_summon(s, by, "summon_spell", 2, |s, f| castable(s, by, f))),
    Clause::Reacts(|s, by| may_summon(s, by, "summon_spell", 2, |s, f| castable(s, by, f))),
    Does(Do::Summon { fits: castable, squad: false }),
];

/// 2 D: put a non-personality Doomtrooper from your graveyard into your Squad paying its V as well, or from your
/// library paying double its V as well (then shuffle). One warrior only.
pub(crate) const SUMMON_TROOPER: Entry = &[
    Costs(d(2)),
    Asks(Naming::Pile(0)),
    OnlyIf(|s, by| may_summon(s, by, "summon_trooper", 0, |s, f| recruitable(s, by, f, false))),
    Does(Do::Muster { hero: false }),
];

/// 4 D: put a warzone from your graveyard (8 D: from your library) into play.
pub(crate) const SUMMON_WARZONE: Entry = &[
    Costs(d(4)),
    Asks(Naming::Pile(4)),
    OnlyIf(|s, by| may_summon(s, by, "summon_warzone", 4, |s, f| playable(s, by, f, Kind::Warzone))),
    Does(Do::Summon { fits: |s, by, f| playable(s, by, f, Kind::Warzone), squad: false }),
];
