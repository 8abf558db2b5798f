//! What is pending of buildings and proclamations, as text.

use super::{read_seat, yes_no};
use crate::printed::Unit;
use crate::state::Deed;
use kernel::Seat;

pub(super) fn id(deed: Deed) -> String {
    let s = Seat::letter;
    match deed {
        Deed::StartOfTurn(seat) => format!("start-of-turn {}", s(seat)),
        Deed::Blacksmith(seat) => format!("blacksmith {}", s(seat)),
        Deed::Portal(seat) => format!("portal {}", s(seat)),
        Deed::Hire { seat, units } => {
            let units: Vec<&str> = units.iter().flatten().map(|unit| unit.id()).collect();
            format!("hire {} {}", s(seat), units.join(" "))
        }
        Deed::Vortex(seat) => format!("vortex {}", s(seat)),
        Deed::Peek { seat, count } => format!("peek {} {count}", s(seat)),
        Deed::Amplifier(seat) => format!("amplifier {}", s(seat)),
        Deed::Cover(seat, count) => format!("cover {} {count}", s(seat)),
        Deed::Ambush { seat, enemy } => format!("ambush {} {}", s(seat), s(enemy)),
        Deed::Endow(seat) => format!("endow {}", s(seat)),
        Deed::Satyr(seat) => format!("satyr {}", s(seat)),
        Deed::Spring(seat) => format!("spring {}", s(seat)),
        Deed::Control(seat) => format!("control {}", s(seat)),
        Deed::Envoys(seat) => format!("envoys {}", s(seat)),
        Deed::Scout(seat) => format!("scout {}", s(seat)),
        Deed::Sift(seat) => format!("sift {}", s(seat)),
        Deed::Wings(seat) => format!("wings {}", s(seat)),
        Deed::Legion { seat, less } => format!("legion {} {less}", s(seat)),
        Deed::TownPortal { seat, mp } => format!("town-portal {} {mp}", s(seat)),
        Deed::Cheer { seat, spent } => format!("cheer {} {}", s(seat), yes_no(spent)),
        Deed::Toss { seat, die, lucky } => format!("toss {} {die} {}", s(seat), yes_no(lucky)),
    }
}

pub(super) fn read(words: &[&str], seats: u8) -> Option<Deed> {
    let seat = read_seat(words.get(1)?, seats)?;
    let small = |word: &str, most: u8| word.parse().ok().filter(|&n: &u8| n <= most);
    Some(match *words {
        ["start-of-turn", _] => Deed::StartOfTurn(seat),
        ["blacksmith", _] => Deed::Blacksmith(seat),
        ["portal", _] => Deed::Portal(seat),
        ["hire", _, ref ids @ ..] if ids.len() <= 4 => {
            let mut units = [None; 4];
            for (unit, id) in units.iter_mut().zip(ids) {
                *unit = Some(Unit::named(id).filter(|unit| unit.facts().faction.is_none())?);
            }
            Deed::Hire { seat, units }
        }
        ["vortex", _] => Deed::Vortex(seat),
        ["peek", _, n] => Deed::Peek { seat, count: small(n, 3).filter(|&n| n > 0)? },
        ["amplifier", _] => Deed::Amplifier(seat),
        ["cover", _, n] => Deed::Cover(seat, small(n, 2)?),
        ["ambush", _, enemy] => Deed::Ambush { seat, enemy: read_seat(enemy, seats)? },
        ["endow", _] => Deed::Endow(seat),
        ["satyr", _] => Deed::Satyr(seat),
        ["spring", _] => Deed::Spring(seat),
        ["control", _] => Deed::Control(seat),
        ["envoys", _] => Deed::Envoys(seat),
        ["scout", _] => Deed::Scout(seat),
        ["sift", _] => Deed::Sift(seat),
        ["wings", _] => Deed::Wings(seat),
        ["legion", _, n] => Deed::Legion { seat, less: small(n, 9)? },
        ["town-portal", _, n] => Deed::TownPortal { seat, mp: small(n, 2)? },
        ["cheer", _, spent @ ("yes" | "no")] => Deed::Cheer { seat, spent: spent == "yes" },
        ["toss", _, die, lucky @ ("yes" | "no")] => {
            let die = die.parse().ok().filter(|die| (-1..=1).contains(die))?;
            Deed::Toss { seat, die, lucky: lucky == "yes" }
        }
        _ => return None,
    })
}
