//! Abilities and restrictions that need no numbers: a warrior has them or has not.

use kernel::named;

named! {
    /// What a card grants or forbids, by its keyword or by a clause.
    Trait {
        // ---- who may do what ----
        NoFight = "no_fight",
        NoFightAttack = "no_fight_attack",
        NoShoot = "no_shoot",
        NonCombatant = "non_combatant",
        NeverAttacks = "never_attacks",
        NeverAttacksBrotherhood = "never_attacks:brotherhood",
        /// It may not attack while this holds.
        CannotAttack = "cannot_attack",
        CannotBeAttacked = "cannot_be_attacked",
        AttackedLast = "attacked_last",
        /// It stops no sabotage: DT-TARGET-2.
        NoGuard = "no_guard",
        /// DT-TARGET-3
        NoActions = "no_actions",
        /// DT-TARGET-4
        Imprisoned = "imprisoned",
        /// On the table and out of play: DT-TARGET-1.
        Missing = "missing",
        NoVoluntaryCover = "no_voluntary_cover",
        NoCover = "no_cover",
        NoEquipment = "no_equipment",
        NoWeapons = "no_weapons",
        NoOtherEquipment = "no_other_equipment",
        NoShootWeapons = "no_shoot_weapons",
        /// It may own weapons and not use them: DT-NEVER-3.
        UsesNoWeapons = "uses_no_weapons",
        NoFortification = "no_fortification",
        NoVehicles = "no_vehicles",
        NoSymmetry = "no_symmetry",
        NoBeast = "no_beast",
        NoArt = "no_art",
        OutpostOnly = "outpost_only",
        NoAffiliationEver = "no_affiliation_ever",
        NeverHeretic = "never_heretic",
        NeverLosesAffiliation = "never_loses_affiliation",
        NeverDiscarded = "never_discarded",
        NeverSacrificed = "never_sacrificed",
        /// It is never moved to another warrior.
        NeverMoved = "never_moved",
        /// Its text grants nothing; what its text forbids stays.
        Amnesia = "amnesia",
        // ---- blows ----
        Slayer = "slayer",
        SlayerFight = "slayer:fight",
        SlayerShoot = "slayer:shoot",
        /// Whom it kills is sacrificed.
        Annihilates = "annihilates",
        NeverAutoKill = "never_auto_kill",
        /// It cannot be killed automatically.
        Tough = "tough",
        KilledWhenWounded = "killed_when_wounded",
        Invulnerable = "invulnerable",
        FirstStrike = "first_strike",
        /// DT-STRIKE-4
        StrikesAlwaysFirst = "strikes_always_first",
        /// Even before those that nobody can strike first.
        AlwaysFirst = "always_first",
        /// Its opponent strikes first in no way.
        DeniesFirstStrike = "denies_first_strike",
        /// Whoever it wounds by a first strike does not strike back.
        WoundEnds = "wound_ends",
        /// Nobody strikes back at it.
        NoRetaliation = "no_retaliation",
        /// Nobody strikes first in its combats.
        EvenBlows = "even_blows",
        // ---- immunity: DT-IMMUNE ----
        ImmuneSymmetryGift = "immune:symmetry_gift",
        ImmuneSymmetry = "immune:symmetry",
        ImmuneArt = "immune:art",
        /// Its immunities are switched off: DT-IMMUNE-3.
        ArtReaches = "art_reaches",
        SymmetryReaches = "symmetry_reaches",
        /// No card that blinds does anything to it.
        ImmuneBlindness = "immune:blindness",
        /// What lies on it is immune as it is itself.
        ShieldsGear = "shields_gear",
        /// No special card wounds or kills it.
        ImmuneSpecialWounds = "immune:special_wounds",
        // ---- the Art ----
        CastsAll = "casts:all",
        CastsAllOnAny = "casts:all_on_any",
        CastsChangeling = "casts:changeling",
        CastsElements = "casts:elements",
        CastsExorcism = "casts:exorcism",
        CastsKinetics = "casts:kinetics",
        CastsManipulation = "casts:manipulation",
        CastsMentalism = "casts:mentalism",
        CastsPremonition = "casts:premonition",
        CastsSummoning = "casts:summoning",
        /// It casts whatever is no combat spell, each for 2 D more.
        CastsPeacefully = "casts:peacefully",
        /// It casts whatever there is, each for 3 D more.
        CastsTainted = "casts:tainted",
        /// Its personal combat spells are combat spells.
        CastsForOthers = "casts:for_others",
        /// Each D it spends on a spell counts as two.
        DoublesArt = "doubles_art",
        DoublesExorcism = "doubles_exorcism",
        /// Each D it spends on Dark Symmetry counts as two.
        DoublesSymmetry = "doubles_symmetry",
        HalvesSummoning = "halves_summoning",
        SpellsCheaper = "spells_cheaper",
        // ---- what it may be given ----
        AnySymmetry = "any_symmetry",
        /// Gifts of Algeroth, though it follows nobody.
        TakesAlgeroth = "takes_algeroth",
        /// Gifts of any apostle, each for 5 D.
        BuysGifts = "buys_gifts",
        AnyEquipment = "any_equipment",
        AnyAirship = "any_airship",
        AnyRelic = "any_relic",
        StacksRatings = "stacks_ratings",
        /// Any time and for no action.
        FreeEquipment = "free_equipment",
        FreeSymmetry = "free_symmetry",
        FreeAlgeroth = "free_algeroth",
        /// Gifts of apostles alone.
        FreeGifts = "free_gifts",
        FreeCybertronic = "free_cybertronic",
        FreeKi = "free_ki",
        Stacks = "stacks",
        // ---- points ----
        /// DT-COMBAT-38: a freelancer that may earn P all the same.
        EarnsP = "earns_p",
        PointsAsD = "points_as_d",
        DoublePoints = "double_points",
        /// Any wound in combat kills it.
        Infected = "infected",
        /// What is bad about a warzone does not touch it.
        KnowsGround = "knows_ground",
        NoCoverBonus = "no_cover_bonus",
        /// In a land vehicle it may use fortifications and cover.
        DigsIn = "digs_in",
        /// No card does it any good.
        NoBonuses = "no_bonuses",
        /// It may defend from any warzone on its side of the Outpost border.
        AnyWarzone = "any_warzone",
        NoWarzone = "no_warzone",
        /// Two guns at once.
        TwoGuns = "two_guns",
        /// It does nothing and does not strike.
        Paralysed = "paralysed",
        /// Leaving cover and attacking is one action.
        LeapsOut = "leaps_out",
        /// A wound that it gets in combat is healed at once.
        Mends = "mends",
        /// Killed, it is sacrificed.
        Perishes = "perishes",
        /// It sabotages whom it likes, for 3 P.
        Raids = "raids",
        /// A Tribal warrior that may transfer.
        Roams = "roams",
        /// Non-attack actions may become attacks by it.
        Led = "led",
        /// It may attack the Dark Legion of its own side too.
        HuntsAnyLegion = "hunts_any_legion",
        /// It may attack any other warrior.
        Furious = "furious",
        /// No sergeant but its own has anything to tell it.
        Devoted = "devoted",
        /// It need not announce its attacks.
        Spontaneous = "spontaneous",
        /// Its missions come before all others of its player.
        MissionsFirst = "missions_first",
    }
}

/// A set of traits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Traits(u128);

impl Traits {
    pub const NONE: Traits = Traits(0);

    #[must_use]
    pub const fn of(one: Trait) -> Traits {
        Traits(1 << one as u32)
    }

    #[must_use]
    pub const fn and(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    #[must_use]
    pub const fn without(self, other: Traits) -> Traits {
        Traits(self.0 & !other.0)
    }

    #[must_use]
    pub const fn any(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }

    #[must_use]
    pub const fn has(self, one: Trait) -> bool {
        self.0 >> one as u32 & 1 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Trait> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Trait::ALL.get(at).copied()
        })
    }

    pub const IMMUNITIES: Traits =
        Traits::of(Trait::ImmuneArt).and(Traits::of(Trait::ImmuneSymmetry)).and(Traits::of(Trait::ImmuneSymmetryGift));

    /// What a text forbids its own warrior; Amnesia does not lift it.
    pub const RESTRICTIONS: Traits = {
        use Trait::{
            AttackedLast, KilledWhenWounded, NeverAttacks, NeverAttacksBrotherhood, NeverAutoKill, NoArt, NoBeast,
            NoCover, NoEquipment, NoFight, NoFightAttack, NoFortification, NoShoot, NoSymmetry, NoVoluntaryCover,
            NoWeapons, NonCombatant, OutpostOnly, PointsAsD,
        };
        let all = [
            AttackedLast,
            KilledWhenWounded,
            NeverAttacks,
            NeverAttacksBrotherhood,
            NeverAutoKill,
            NoArt,
            NoBeast,
            NoCover,
            NoEquipment,
            NoFight,
            NoFightAttack,
            NoFortification,
            NoShoot,
            NoSymmetry,
            NoVoluntaryCover,
            NoWeapons,
            NonCombatant,
            OutpostOnly,
            PointsAsD,
        ];
        let (mut set, mut at) = (Traits::NONE, 0);
        while at < all.len() {
            set = set.and(Traits::of(all[at]));
            at += 1;
        }
        set
    };
}
