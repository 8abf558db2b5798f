//! What every toy game says about itself.

use kernel::{About, Mode};

pub(crate) const fn about(key: &'static str) -> About {
    About {
        key,
        rules_version: 1,
        practice: true,
        modes: &[Mode { key: "standard", seats: 2..=2 }],
        settings: &[],
        draws: true,
        windows: false,
        minutes: 1,
        emblem: "em-any",
        colour: ("", ""),
        en: "",
        cs: "",
        rules_en: "",
        rules_cs: "",
    }
}
