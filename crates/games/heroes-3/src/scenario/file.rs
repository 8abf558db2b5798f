//! What a scenario's file may say, word by word; what it means is looked at in `reading`.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scenario {
    pub id: String,
    /// Which game it is of, for whoever reads a folder.
    #[expect(dead_code, reason = "looked at before the game is known")]
    pub game: Option<String>,
    pub title: Option<String>,
    pub mode: String,
    #[serde(default)]
    pub chapter: u8,
    pub next: Option<String>,
    pub heroes: Option<String>,
    pub bonus: Option<Vec<String>>,
    #[serde(default)]
    pub story: Vec<Told>,
    pub faction: Option<String>,
    pub rounds: u8,
    #[serde(deserialize_with = "exactly")]
    pub resources: [u16; 3],
    #[serde(deserialize_with = "exactly")]
    pub income: [u16; 3],
    pub army: Vec<String>,
    pub buildings: Vec<String>,
    pub supply: u8,
    #[serde(default)]
    pub at_once: bool,
    pub wins: Vec<String>,
    #[serde(default)]
    pub special: Vec<String>,
    #[serde(default)]
    pub obelisk: Vec<String>,
    #[serde(default)]
    pub capture: Vec<String>,
    pub utopia: Option<Utopia>,
    #[serde(default)]
    pub dragons: Vec<String>,
    pub closing: Closing,
    #[serde(default)]
    pub timed: Vec<Timed>,
    pub ai: Option<Ai>,
    pub layout: Vec<Layout>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Told {
    pub when: String,
    pub text: Option<String>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct Utopia {
    #[serde(default)]
    pub first: Vec<String>,
    #[serde(default)]
    pub guards: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
pub(super) struct Closing {
    pub cube: u8,
    pub cube_per_enemy: u8,
    pub grail: u8,
    pub utopia: u8,
    pub settlement: u8,
    pub mine: u8,
    pub level: u8,
    pub tie: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Timed {
    pub rounds: Vec<u8>,
    pub players: Option<u8>,
    pub who: Option<String>,
    #[serde(default)]
    pub gains: Vec<String>,
    #[serde(default)]
    pub reopens: Vec<String>,
}

/// Checked, and kept for the AI heroes to come.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Ai {
    pub faction: Vec<String>,
    pub army: Vec<Vec<String>>,
    pub stands: Option<String>,
    pub might: u8,
    pub magic: u8,
    pub skill: u8,
    pub spells: Vec<String>,
    pub ability: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Layout {
    pub players: u8,
    #[serde(default)]
    pub draws: Vec<Draw>,
    pub tiles: Vec<Spot>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Draw {
    pub group: String,
    #[serde(default)]
    pub from: Vec<String>,
    pub take: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Spot {
    pub kind: String,
    #[serde(deserialize_with = "exactly")]
    pub at: [i8; 2],
    pub tile: Option<String>,
    pub group: Option<String>,
    #[serde(default)]
    pub ai: bool,
}

/// So many, and no more: an array takes what it needs and is silent about the rest.
fn exactly<'de, D, T, const N: usize>(text: D) -> Result<[T; N], D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let all = Vec::<T>::deserialize(text)?;
    let count = all.len();
    all.try_into().map_err(|_| D::Error::invalid_length(count, &format!("{N} numbers").as_str()))
}
