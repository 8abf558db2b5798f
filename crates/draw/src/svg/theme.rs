//! The colours of the look, resolved for one theme. Knows no shapes and no sizes.

use kernel::Seat;

/// Limestone by day, slate by night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    Light,
    Dark,
}

/// The tokens of `look.css` under their own names.
#[derive(Clone, Debug)]
pub(super) struct Colours {
    pub(super) theme: Theme,
    pub(super) page: &'static str,
    pub(super) sky: &'static str,
    pub(super) panel: &'static str,
    pub(super) raised: &'static str,
    pub(super) line: &'static str,
    pub(super) edge: &'static str,
    pub(super) ink: &'static str,
    pub(super) soft: &'static str,
    pub(super) good: &'static str,
    pub(super) bad: &'static str,
    pub(super) lamp_ink: &'static str,
    pub(super) lamp_wash: &'static str,
    pub(super) lamp_edge: &'static str,
    pub(super) ask_soft: &'static str,
    pub(super) slab: &'static str,
    pub(super) cell: &'static str,
    pub(super) groove: &'static str,
    pub(super) card: &'static str,
    pub(super) card_edge: &'static str,
    pub(super) carve: &'static str,
    pub(super) under: &'static str,
    pub(super) red: &'static str,
    pub(super) green: &'static str,
    pub(super) shadow: &'static str,
    /// The game's own colour, and a wash of it.
    pub(super) game: String,
    pub(super) game_wash: String,
}

pub(super) const LAMP: &str = "#F0B93A";
pub(super) const ON_LAMP: &str = "#23201B";
pub(super) const CHALK: &str = "#FFF3CF";
pub(super) const BRASS: &str = "#C9A34A";

impl Colours {
    pub(super) fn new(theme: Theme, game: (&str, &str)) -> Colours {
        match theme {
            Theme::Light => Colours {
                theme,
                page: "#E9E3D7",
                sky: "#FFF7E2",
                panel: "#F6F2EA",
                raised: "#FFFDF8",
                line: "#CDC4B4",
                edge: "#857B6B",
                ink: "#23201B",
                soft: "#595247",
                good: "#1F6B45",
                bad: "#A3271B",
                lamp_ink: "#7A5200",
                lamp_wash: "#FBEFCF",
                lamp_edge: "#C79A2E",
                ask_soft: "#4C4433",
                slab: "#4A5157",
                cell: "#3A4147",
                groove: "#2A3035",
                card: "#FBF8F1",
                card_edge: "#FFFFFF",
                carve: "#D8CFBF",
                under: "#EAE3D5",
                red: "#7A3A30",
                green: "#3F5F4A",
                shadow: "#3B2F1A",
                game: colour_or(game.0, "#5A5348"),
                game_wash: mixed(&colour_or(game.0, "#5A5348"), "#F3ECDC", 0.15),
            },
            Theme::Dark => Colours {
                theme,
                page: "#121517",
                sky: "#2B2719",
                panel: "#1B2023",
                raised: "#252B2F",
                line: "#353C41",
                edge: "#7C868D",
                ink: "#ECE6DA",
                soft: "#ADA698",
                good: "#79CFA0",
                bad: "#FF9C8C",
                lamp_ink: "#F4C65B",
                lamp_wash: "#332B17",
                lamp_edge: "#7D6425",
                ask_soft: "#CFC5AD",
                slab: "#2C3238",
                cell: "#20262B",
                groove: "#14191C",
                card: "#333B41",
                card_edge: "#6C7880",
                carve: "#4E585F",
                under: "#434C53",
                red: "#5E2B24",
                green: "#2A4635",
                shadow: "#000000",
                game: colour_or(game.1, "#B9B0A0"),
                game_wash: mixed(&colour_or(game.1, "#B9B0A0"), "#14191C", 0.16),
            },
        }
    }

    pub(super) fn seat(&self, seat: Seat) -> SeatColours {
        let i = seat.index() % 6;
        let fill = ["#163F73", "#E8804C", "#2A725E", "#D99FC6", "#201B26", "#F0DD54"][i];
        let on = if i.is_multiple_of(2) { "#FFFFFF" } else { "#1E1A16" };
        let rim = ["#9DC3F5", "#FFD9C4", "#7FD3B2", "#FFE6F1", "#C9C2D6", "#FFF9D6"][i];
        let ink = match self.theme {
            Theme::Light => ["#163F73", "#98400F", "#1F6350", "#8A3A70", "#201B26", "#6B5900"][i],
            Theme::Dark => ["#9DC3F5", "#F3A885", "#7FD3B2", "#E9B6D6", "#CFC8DA", "#F0DD54"][i],
        };
        SeatColours { fill, on, rim, ink }
    }

    /// Nobody's things are of plain stone.
    pub(super) fn seat_or_stone(&self, seat: Option<Seat>) -> SeatColours {
        let stone = SeatColours { fill: "#8A8377", on: "#16130F", rim: "#E6DFD2", ink: self.ink };
        seat.map_or(stone, |seat| self.seat(seat))
    }
}

/// A seat's fill, what is read on it, its rim on slate, and its name in words.
#[derive(Clone, Copy, Debug)]
pub(super) struct SeatColours {
    pub(super) fill: &'static str,
    pub(super) on: &'static str,
    pub(super) rim: &'static str,
    pub(super) ink: &'static str,
}

/// A game names its colour as `#RRGGBB`; anything else would break the file.
fn colour_or(colour: &str, default: &str) -> String {
    if channels(colour).is_some() { colour.to_string() } else { default.to_string() }
}

fn channels(colour: &str) -> Option<[u8; 3]> {
    let value = u32::from_str_radix(colour.strip_prefix('#').filter(|hex| hex.len() == 6)?, 16).ok()?;
    let [_, r, g, b] = value.to_be_bytes();
    Some([r, g, b])
}

/// `share` of the first colour in the second.
pub(super) fn mixed(colour: &str, ground: &str, share: f64) -> String {
    let (Some(over), Some(under)) = (channels(colour), channels(ground)) else { return ground.to_string() };
    let mut mix = String::from("#");
    for (a, b) in over.into_iter().zip(under) {
        let channel = f64::from(a) * share + f64::from(b) * (1.0 - share);
        mix.push_str(&format!("{:02X}", channel.round() as u8));
    }
    mix
}
