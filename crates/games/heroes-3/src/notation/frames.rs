//! What is pending, as text: a word, then what belongs to it.

use super::{card_id, hex_id, read_card, read_seat, yes_no};
use crate::cards::magic;
use crate::printed::{AiCard, Tier, Tile, Unit};
use crate::rules::casting::NO_TARGET;
use crate::state::{AiFace, Cell, Common, Dice, Frame, Heap, Hearing, Opening};
use kernel::Seat;

pub(super) fn id(frame: Frame) -> String {
    let s = Seat::letter;
    match frame {
        Frame::Refill(seat) => format!("refill {}", s(seat)),
        Frame::Draw(seat, count) => format!("draw {} {count}", s(seat)),
        Frame::Search { seat, common, count, may } => {
            format!("search {} {} {count} {}", s(seat), common.key(), yes_no(may))
        }
        Frame::Look { seat, common } => format!("look {} {}", s(seat), common.key()),
        Frame::Rewards(seat) => format!("rewards {}", s(seat)),
        Frame::Arrive { seat, walker } => format!("arrive {} {walker}", s(seat)),
        Frame::Visit { seat, walker } => format!("visit {} {walker}", s(seat)),
        Frame::Roll { seat, dice, count, keep } => format!("roll {} {} {count} {keep}", s(seat), dice.key()),
        Frame::Rolled { seat, dice, faces, count, keep } => {
            let faces: Vec<String> = (0..count).map(|n| (faces >> (4 * n) & 15).to_string()).collect();
            format!("rolled {} {} {keep} {}", s(seat), dice.key(), faces.join(" "))
        }
        Frame::Market { seat, traded } => format!("market {} {}", s(seat), yes_no(traded)),
        Frame::Recruit(seat) => format!("recruit {}", s(seat)),
        Frame::Reinforce { seat, most, halved } => format!("reinforce {} {} {halved}", s(seat), most.key()),
        Frame::Settle { seat, at, first } => format!("settle {} {} {}", s(seat), hex_id(at), yes_no(first)),
        Frame::Place { seat, at, by_tile, tile } => {
            format!("place {} {} {} {}", s(seat), hex_id(at), yes_no(by_tile), tile.id())
        }
        Frame::Turn { seat, at } => format!("turn {} {}", s(seat), hex_id(at)),
        Frame::Observe { seat, at } => format!("observe {} {}", s(seat), hex_id(at)),
        Frame::Garden(seat) => format!("garden {}", s(seat)),
        Frame::Tree(seat) => format!("tree {}", s(seat)),
        Frame::Hut(seat) => format!("hut {}", s(seat)),
        Frame::HutCard(seat) => format!("hut-card {}", s(seat)),
        Frame::Tomb(seat, left) => format!("tomb {} {left}", s(seat)),
        Frame::Spring(seat) => format!("spring {}", s(seat)),
        Frame::Box(seat) => format!("box {}", s(seat)),
        Frame::Obelisk(seat) => format!("obelisk {}", s(seat)),
        Frame::Wander(seat) => format!("wander {}", s(seat)),
        Frame::Peek(seat, heap) => format!("peek {} {}", s(seat), heap.key()),
        Frame::Shrine(seat) => format!("shrine {}", s(seat)),
        Frame::Exchange(seat, count) => format!("exchange {} {count}", s(seat)),
        Frame::Return { seat, walker } => format!("return {} {walker}", s(seat)),
        Frame::Window(opening, window) => format!("window {} {window}", opening.key()),
        Frame::Combat => "combat".into(),
        Frame::Mp(seat, amount) => format!("mp {} {amount}", s(seat)),
        Frame::Cast { seat, spell, power, at } => {
            format!("cast {} {} {power} {}", s(seat), card_id(spell), cell_id(at))
        }
        Frame::Answer { seat, spell, power, at, window, cancelled, returns } => {
            let (card, at) = (card_id(spell), cell_id(at));
            format!("answer {} {card} {power} {at} {window} {} {returns}", s(seat), yes_no(cancelled))
        }
        Frame::Aim { seat, spell, level, at } => format!("aim {} {} {level} {}", s(seat), card_id(spell), cell_id(at)),
        Frame::Chain { seat, spell, level, at, second } => {
            format!("chain {} {} {level} {} {}", s(seat), card_id(spell), cell_id(at), cell_id(second))
        }
        Frame::Swap(seat, at) => format!("swap {} {}", s(seat), at.id()),
        Frame::Channel(seat, power) => format!("channel {} {power}", s(seat)),
        Frame::CastNow(seat, counts) => format!("cast-now {} {}", s(seat), yes_no(counts)),
        Frame::Judge { seat, on, attack } => format!("judge {} {on} {}", s(seat), yes_no(attack)),
        Frame::PayForSpell(seat) => format!("pay-for-spell {}", s(seat)),
        Frame::TakeBack(seat) => format!("take-back {}", s(seat)),
        Frame::Raise(seat) => format!("raise {}", s(seat)),
        Frame::Luck(seat) => format!("luck {}", s(seat)),
        Frame::Recall(seat) => format!("recall {}", s(seat)),
        Frame::Lose(seat) => format!("lose {}", s(seat)),
        Frame::Pay(seat, left) => format!("pay {} {left}", s(seat)),
        Frame::Plague(seat) => format!("plague {}", s(seat)),
        Frame::CityHall(seat) => format!("city-hall {}", s(seat)),
        Frame::AiCard(face) => format!("ai-card {}", face.0.key()),
        Frame::AiSpell { spell, power, face, hearing } => {
            format!("ai-spell {} {power} {} {}", card_id(spell), face.0.key(), hearing.key())
        }
        Frame::ForgetAiCard(seat) => format!("forget-ai-card {}", s(seat)),
        Frame::RemoveCard(seat) => format!("remove-card {}", s(seat)),
        Frame::ResourceChoice(seat) => format!("resource-choice {}", s(seat)),
        Frame::Deed(deed) => format!("deed {}", super::deed::id(deed)),
        Frame::Quest(errand) => format!("quest {}", super::quest::id(errand)),
        Frame::Joins { seat, units } => {
            let units: Vec<&str> = units.iter().flatten().map(|unit| unit.id()).collect();
            format!("joins {} {}", s(seat), units.join(" "))
        }
    }
}

fn cell_id(at: Cell) -> String {
    if at == NO_TARGET { "-".into() } else { at.id() }
}

fn cell(word: &str) -> Option<Cell> {
    if word == "-" { Some(NO_TARGET) } else { Cell::named(word) }
}

fn spell(word: &str) -> Option<crate::Face> {
    read_card(word).filter(|&face| magic(face).is_some() && !face.is_starting())
}

fn flag(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn small(word: &str, most: u8) -> Option<u8> {
    word.parse().ok().filter(|&n| n <= most)
}

/// Whose hero comes somewhere: a player's first or second, or an AI's.
fn hero(letter: &str, walker: &str, seats: u8, ais: u8) -> Option<(Seat, u8)> {
    let seat = read_seat(letter, seats + ais)?;
    let most = if seat.0 < seats { 1 } else { 2 };
    Some((seat, small(walker, most)?))
}

pub(super) fn read(text: &str, seats: u8, ais: u8) -> Option<Frame> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let seat = |n: usize| read_seat(words.get(n)?, seats);
    let at = |n: usize| words.get(n).and_then(|word| word.parse().ok());
    Some(match words[..] {
        ["refill", _] => Frame::Refill(seat(1)?),
        ["draw", _, n] => Frame::Draw(seat(1)?, small(n, 120)?),
        ["search", _, c, n, may] => Frame::Search {
            seat: seat(1)?,
            common: Common::keyed(c)?,
            count: small(n, 4).filter(|&n| n > 0)?,
            may: flag(may)?,
        },
        ["look", _, c] => Frame::Look { seat: seat(1)?, common: Common::keyed(c)? },
        ["rewards", _] => Frame::Rewards(seat(1)?),
        ["arrive", who, w] => {
            let (seat, walker) = hero(who, w, seats, ais)?;
            Frame::Arrive { seat, walker }
        }
        ["visit", who, w] => {
            let (seat, walker) = hero(who, w, seats, ais)?;
            Frame::Visit { seat, walker }
        }
        ["roll", _, d, n, k] => Frame::Roll {
            seat: seat(1)?,
            dice: Dice::keyed(d)?,
            count: small(n, 3).filter(|&n| n > 0)?,
            keep: small(k, 3).filter(|&k| k > 0)?,
        },
        ["rolled", _, d, k, ref faces @ ..] if (1..=3).contains(&faces.len()) => Frame::Rolled {
            seat: seat(1)?,
            dice: Dice::keyed(d)?,
            keep: small(k, 3).filter(|&k| k > 0)?,
            count: faces.len() as u8,
            faces: faces
                .iter()
                .rev()
                .try_fold(0, |all, face| Some(all << 4 | u16::from(small(face, 13).filter(|n| n & 7 < 6)?)))?,
        },
        ["market", _, traded] => Frame::Market { seat: seat(1)?, traded: flag(traded)? },
        ["recruit", _] => Frame::Recruit(seat(1)?),
        ["reinforce", _, tier, n] => {
            Frame::Reinforce { seat: seat(1)?, most: Tier::keyed(tier)?, halved: small(n, 3)? }
        }
        ["settle", _, _, first] => Frame::Settle { seat: seat(1)?, at: at(2)?, first: flag(first)? },
        ["place", _, _, by_tile, tile] => {
            Frame::Place { seat: seat(1)?, at: at(2)?, by_tile: flag(by_tile)?, tile: Tile::named(tile)? }
        }
        ["turn", _, _] => Frame::Turn { seat: seat(1)?, at: at(2)? },
        ["observe", _, _] => Frame::Observe { seat: seat(1)?, at: at(2)? },
        ["garden", _] => Frame::Garden(seat(1)?),
        ["tree", _] => Frame::Tree(seat(1)?),
        ["hut", _] => Frame::Hut(seat(1)?),
        ["hut-card", _] => Frame::HutCard(seat(1)?),
        ["tomb", _, n] => Frame::Tomb(seat(1)?, small(n, 2)?),
        ["spring", _] => Frame::Spring(seat(1)?),
        ["box", _] => Frame::Box(seat(1)?),
        ["obelisk", _] => Frame::Obelisk(seat(1)?),
        ["wander", _] => Frame::Wander(seat(1)?),
        ["peek", _, heap] => Frame::Peek(seat(1)?, Heap::keyed(heap)?),
        ["shrine", _] => Frame::Shrine(seat(1)?),
        ["exchange", _, n] => Frame::Exchange(seat(1)?, small(n, 120)?),
        ["return", _, w] => Frame::Return { seat: seat(1)?, walker: small(w, 1)? },
        ["window", opening, window] => {
            let window: kernel::Window = window.parse().ok()?;
            let sits = window.seats().all(|seat| seat.0 < seats);
            Frame::Window(Opening::keyed(opening)?, Some(window).filter(|_| sits)?)
        }
        ["combat"] => Frame::Combat,
        ["mp", _, n] => Frame::Mp(seat(1)?, small(n, 9)?),
        ["cast", _, spell, power, at] => Frame::Cast {
            seat: seat(1)?,
            spell: read_card(spell).filter(|&face| magic(face).is_some() && !face.is_starting())?,
            power: small(power, 99)?,
            at: cell(at)?,
        },
        ["answer", _, card, power, at, window, cancelled, returns] => Frame::Answer {
            seat: seat(1)?,
            spell: spell(card)?,
            power: small(power, 99)?,
            at: cell(at)?,
            window: window.parse().ok()?,
            cancelled: flag(cancelled)?,
            returns: small(returns, 2)?,
        },
        ["aim", _, card, level, at] => {
            Frame::Aim { seat: seat(1)?, spell: spell(card)?, level: small(level, 2)?, at: cell(at)? }
        }
        ["chain", _, card, level, at, second] => Frame::Chain {
            seat: seat(1)?,
            spell: spell(card)?,
            level: small(level, 2)?,
            at: cell(at)?,
            second: cell(second)?,
        },
        ["swap", _, at] => Frame::Swap(seat(1)?, Cell::named(at)?),
        ["channel", _, power] => Frame::Channel(seat(1)?, small(power, 9)?),
        ["cast-now", _, counts] => Frame::CastNow(seat(1)?, flag(counts)?),
        ["judge", _, on, attack] => Frame::Judge { seat: seat(1)?, on: small(on, 10)?, attack: flag(attack)? },
        ["pay-for-spell", _] => Frame::PayForSpell(seat(1)?),
        ["take-back", _] => Frame::TakeBack(seat(1)?),
        ["raise", _] => Frame::Raise(seat(1)?),
        ["luck", _] => Frame::Luck(seat(1)?),
        ["recall", _] => Frame::Recall(seat(1)?),
        ["lose", _] => Frame::Lose(seat(1)?),
        ["pay", _, n] => Frame::Pay(seat(1)?, small(n, 9)?),
        ["plague", _] => Frame::Plague(seat(1)?),
        ["city-hall", _] => Frame::CityHall(seat(1)?),
        ["ai-card", id] => Frame::AiCard(AiFace(AiCard::keyed(id)?)),
        ["ai-spell", spell, power, id, ref hearing @ ..] if hearing.len() < 2 => Frame::AiSpell {
            spell: read_card(spell).filter(|&face| magic(face).is_some() && !face.is_starting())?,
            power: small(power, 9)?,
            face: AiFace(AiCard::keyed(id)?),
            hearing: hearing.first().map_or(Some(Hearing::New), |word| Hearing::keyed(word))?,
        },
        ["forget-ai-card", _] => Frame::ForgetAiCard(seat(1)?),
        ["remove-card", _] => Frame::RemoveCard(seat(1)?),
        ["resource-choice", _] => Frame::ResourceChoice(seat(1)?),
        ["joins", _, ref ids @ ..] if ids.len() <= 5 => {
            let mut units = [None; 5];
            for (unit, id) in units.iter_mut().zip(ids) {
                *unit = Some(Unit::named(id).filter(|unit| unit.is_neutral())?);
            }
            Frame::Joins { seat: seat(1)?, units }
        }
        ["deed", ref rest @ ..] => Frame::Deed(super::deed::read(rest, seats)?),
        ["quest", ref rest @ ..] => Frame::Quest(super::quest::errand(rest, seats)?),
        _ => return None,
    })
}
