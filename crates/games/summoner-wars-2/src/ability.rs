//! The abilities by name: SW2-ABILITY-1. What each does is in `rules/` and `cards/`.

/// A named effect printed on a unit, or given to one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Ability {
    ArrowOfLight,
    AuraOfThePhoenix,
    BloodBond,
    BloodFury,
    BloodRunes,
    BloodRush,
    BornOfFire,
    CallProtection,
    Charge,
    Charged,
    CitadelChampion,
    Climb,
    Cling,
    ColdSnap,
    CommuneWithSpirits,
    Cursed,
    DivineShield,
    Engage,
    FarShot,
    FeedTheEater,
    FierySummon,
    FireBreath,
    Flight,
    ForcefulAttack,
    Frenzy,
    FrostAxe,
    FrostBolt,
    GangUp,
    GreaterFrostBolt,
    GreaterPush,
    Guarded,
    Guidance,
    Heal,
    IceShards,
    Ignite,
    ImbuedLife,
    ImbuedSpeed,
    ImbuedStrength,
    Immobile,
    Immolate,
    Infect,
    Influence,
    Inspire,
    Intercession,
    Levitate,
    LifeDrain,
    LivingGate,
    MagicJunkie,
    Mimic,
    MindCapture,
    MobileStructure,
    Momentum,
    PiercingFrost,
    Prepare,
    Protect,
    Protector,
    Push,
    QuickShot,
    RadiantShot,
    RaiseTheDead,
    RecklessStrike,
    Relentless,
    Restore,
    Riposte,
    Shove,
    Slow,
    Sluggish,
    Sly,
    SoulShift,
    Soulless,
    SpiritBond,
    Steadfast,
    StructuralShift,
    Stupefy,
    SummonedByFire,
    Swift,
    SwiftShot,
    TelepathicCommand,
    TheCitadelsMight,
    Trample,
    UnwieldyMagic,
    WildStrike,
    Wildfire,
    Withdraw,
    Wrath,
}

impl Ability {
    pub const ALL: [Ability; 85] = [
        Ability::ArrowOfLight,
        Ability::AuraOfThePhoenix,
        Ability::BloodBond,
        Ability::BloodFury,
        Ability::BloodRunes,
        Ability::BloodRush,
        Ability::BornOfFire,
        Ability::CallProtection,
        Ability::Charge,
        Ability::Charged,
        Ability::CitadelChampion,
        Ability::Climb,
        Ability::Cling,
        Ability::ColdSnap,
        Ability::CommuneWithSpirits,
        Ability::Cursed,
        Ability::DivineShield,
        Ability::Engage,
        Ability::FarShot,
        Ability::FeedTheEater,
        Ability::FierySummon,
        Ability::FireBreath,
        Ability::Flight,
        Ability::ForcefulAttack,
        Ability::Frenzy,
        Ability::FrostAxe,
        Ability::FrostBolt,
        Ability::GangUp,
        Ability::GreaterFrostBolt,
        Ability::GreaterPush,
        Ability::Guarded,
        Ability::Guidance,
        Ability::Heal,
        Ability::IceShards,
        Ability::Ignite,
        Ability::ImbuedLife,
        Ability::ImbuedSpeed,
        Ability::ImbuedStrength,
        Ability::Immobile,
        Ability::Immolate,
        Ability::Infect,
        Ability::Influence,
        Ability::Inspire,
        Ability::Intercession,
        Ability::Levitate,
        Ability::LifeDrain,
        Ability::LivingGate,
        Ability::MagicJunkie,
        Ability::Mimic,
        Ability::MindCapture,
        Ability::MobileStructure,
        Ability::Momentum,
        Ability::PiercingFrost,
        Ability::Prepare,
        Ability::Protect,
        Ability::Protector,
        Ability::Push,
        Ability::QuickShot,
        Ability::RadiantShot,
        Ability::RaiseTheDead,
        Ability::RecklessStrike,
        Ability::Relentless,
        Ability::Restore,
        Ability::Riposte,
        Ability::Shove,
        Ability::Slow,
        Ability::Sluggish,
        Ability::Sly,
        Ability::SoulShift,
        Ability::Soulless,
        Ability::SpiritBond,
        Ability::Steadfast,
        Ability::StructuralShift,
        Ability::Stupefy,
        Ability::SummonedByFire,
        Ability::Swift,
        Ability::SwiftShot,
        Ability::TelepathicCommand,
        Ability::TheCitadelsMight,
        Ability::Trample,
        Ability::UnwieldyMagic,
        Ability::WildStrike,
        Ability::Wildfire,
        Ability::Withdraw,
        Ability::Wrath,
    ];

    /// The name on the card.
    pub fn name(self) -> &'static str {
        match self {
            Ability::ArrowOfLight => "Arrow of Light",
            Ability::AuraOfThePhoenix => "Aura of the Phoenix",
            Ability::BloodBond => "Blood Bond",
            Ability::BloodFury => "Blood Fury",
            Ability::BloodRunes => "Blood Runes",
            Ability::BloodRush => "Blood Rush",
            Ability::BornOfFire => "Born of Fire",
            Ability::CallProtection => "Call Protection",
            Ability::Charge => "Charge",
            Ability::Charged => "Charged",
            Ability::CitadelChampion => "Citadel Champion",
            Ability::Climb => "Climb",
            Ability::Cling => "Cling",
            Ability::ColdSnap => "Cold Snap",
            Ability::CommuneWithSpirits => "Commune with Spirits",
            Ability::Cursed => "Cursed",
            Ability::DivineShield => "Divine Shield",
            Ability::Engage => "Engage",
            Ability::FarShot => "Far Shot",
            Ability::FeedTheEater => "Feed the Eater",
            Ability::FierySummon => "Fiery Summon",
            Ability::FireBreath => "Fire Breath",
            Ability::Flight => "Flight",
            Ability::ForcefulAttack => "Forceful Attack",
            Ability::Frenzy => "Frenzy",
            Ability::FrostAxe => "Frost Axe",
            Ability::FrostBolt => "Frost Bolt",
            Ability::GangUp => "Gang Up",
            Ability::GreaterFrostBolt => "Greater Frost Bolt",
            Ability::GreaterPush => "Greater Push",
            Ability::Guarded => "Guarded",
            Ability::Guidance => "Guidance",
            Ability::Heal => "Heal",
            Ability::IceShards => "Ice Shards",
            Ability::Ignite => "Ignite",
            Ability::ImbuedLife => "Imbued Life",
            Ability::ImbuedSpeed => "Imbued Speed",
            Ability::ImbuedStrength => "Imbued Strength",
            Ability::Immobile => "Immobile",
            Ability::Immolate => "Immolate",
            Ability::Infect => "Infect",
            Ability::Influence => "Influence",
            Ability::Inspire => "Inspire",
            Ability::Intercession => "Intercession",
            Ability::Levitate => "Levitate",
            Ability::LifeDrain => "Life Drain",
            Ability::LivingGate => "Living Gate",
            Ability::MagicJunkie => "Magic Junkie",
            Ability::Mimic => "Mimic",
            Ability::MindCapture => "Mind Capture",
            Ability::MobileStructure => "Mobile Structure",
            Ability::Momentum => "Momentum",
            Ability::PiercingFrost => "Piercing Frost",
            Ability::Prepare => "Prepare",
            Ability::Protect => "Protect",
            Ability::Protector => "Protector",
            Ability::Push => "Push",
            Ability::QuickShot => "Quick Shot",
            Ability::RadiantShot => "Radiant Shot",
            Ability::RaiseTheDead => "Raise the Dead",
            Ability::RecklessStrike => "Reckless Strike",
            Ability::Relentless => "Relentless",
            Ability::Restore => "Restore",
            Ability::Riposte => "Riposte",
            Ability::Shove => "Shove",
            Ability::Slow => "Slow",
            Ability::Sluggish => "Sluggish",
            Ability::Sly => "Sly",
            Ability::SoulShift => "Soul Shift",
            Ability::Soulless => "Soulless",
            Ability::SpiritBond => "Spirit Bond",
            Ability::Steadfast => "Steadfast",
            Ability::StructuralShift => "Structural Shift",
            Ability::Stupefy => "Stupefy",
            Ability::SummonedByFire => "Summoned by Fire",
            Ability::Swift => "Swift",
            Ability::SwiftShot => "Swift Shot",
            Ability::TelepathicCommand => "Telepathic Command",
            Ability::TheCitadelsMight => "The Citadel's Might",
            Ability::Trample => "Trample",
            Ability::UnwieldyMagic => "Unwieldy Magic",
            Ability::WildStrike => "Wild Strike",
            Ability::Wildfire => "Wildfire",
            Ability::Withdraw => "Withdraw",
            Ability::Wrath => "Wrath",
        }
    }

    /// `frost-bolt`: the key of its words, and how answers name it.
    pub fn key(self) -> String {
        self.name().to_lowercase().replace('\'', "").replace(' ', "-")
    }
}

/// A set of abilities: having one twice is having it once (SW2-ABILITY-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Abilities(u128);

impl Abilities {
    pub const NONE: Abilities = Abilities(0);

    pub const fn of(ability: Ability) -> Abilities {
        Abilities(1 << ability as u8)
    }

    #[inline]
    pub const fn has(self, ability: Ability) -> bool {
        self.0 & 1 << ability as u8 != 0
    }

    #[must_use]
    pub const fn and(self, other: Abilities) -> Abilities {
        Abilities(self.0 | other.0)
    }

    pub const fn any(self, other: Abilities) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Ability> {
        Ability::ALL.into_iter().filter(move |a| self.has(*a))
    }
}

impl FromIterator<Ability> for Abilities {
    fn from_iter<I: IntoIterator<Item = Ability>>(all: I) -> Self {
        all.into_iter().fold(Abilities::NONE, |set, a| set.and(Abilities::of(a)))
    }
}
