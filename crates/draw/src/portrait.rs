//! Portraits: what a card shows, put together from parts by one line of text (`elf@.78 bl + sword`), so that a player
//! knows a golem from a mage without reading. The grammar is in docs/portraits.md, the parts are in `parts.svg`.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::OnceLock;

const PARTS: &str = include_str!("../parts.svg");
/// The second tone, exactly as the parts write it.
const TONE: &str = " opacity=\".45\"";
/// What a part cuts out of the parts behind it, round its own outline.
const GAP: f64 = 3.0;
/// Parts and portraits are drawn on a field of so many units.
const FIELD: f64 = 64.0;
/// Names of portraits begin so.
const NAMED: &str = "f-";
/// More would leave each too small.
const MOST: usize = 3;

/// A drawing that portraits are made of.
#[derive(Debug)]
struct Part {
    inside: &'static str,
    /// Where its ink is: x, y, width, height.
    ink: [f64; 4],
    /// Words that hold when it is not the first.
    usual: &'static str,
}

/// A part in its place.
#[derive(Debug)]
struct Piece {
    part: &'static Part,
    size: f64,
    /// The edge or corner the ink touches, as shares of what is left free.
    place: Option<(f64, f64)>,
    nudge: (f64, f64),
    turn: f64,
    flip: bool,
    dim: bool,
    cut: bool,
}

/// Why a line is no portrait.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPortrait {
    #[error("no part is called `{0}`")]
    NoPart(String),
    #[error("`{0}` is no word of the grammar")]
    NoWord(String),
    #[error("{0} parts, and three are the most")]
    TooMany(usize),
}

/// The name of the symbol that shows it. The line can be read off it, so that whoever meets the name can draw.
pub fn portrait_name(line: &str) -> String {
    format!("{NAMED}{}", line.split_whitespace().collect::<Vec<_>>().join("_"))
}

/// A portrait as a symbol, by [its name](portrait_name).
pub(crate) fn symbol_named(name: &str) -> Option<String> {
    let line = name.strip_prefix(NAMED)?.replace('_', " ");
    let inside = portrait(&line, name).ok()?;
    Some(format!("<symbol id=\"{name}\" viewBox=\"0 0 64 64\">{inside}</symbol>"))
}

/// Whether a name is that of a portrait.
pub(crate) fn is_named(name: &str) -> bool {
    name.strip_prefix(NAMED).is_some_and(|line| pieces(&line.replace('_', " ")).is_ok())
}

/// The inside of an `<svg viewBox="0 0 64 64">`. The names of its masks begin with `id`, which is to be unique in its page.
pub fn portrait(line: &str, id: &str) -> Result<String, BadPortrait> {
    let pieces = pieces(line)?;
    let (mut masks, mut body) = (String::new(), String::new());
    for (i, piece) in pieces.iter().enumerate().filter(|(_, piece)| !piece.cut) {
        let before: String = pieces[i + 1..].iter().map(Piece::as_gap).collect();
        if before.is_empty() {
            body += &piece.drawn();
            continue;
        }
        // A mask and no stroke in the card's colour, so that it works on any ground. Writing to a string cannot fail.
        let _ = write!(
            masks,
            "<mask id=\"{id}{i}\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"64\" height=\"64\"><path fill=\"#fff\" \
             d=\"M0 0h64v64H0z\"/><g fill=\"#000\" stroke=\"#000\" stroke-linejoin=\"round\">{before}</g></mask>"
        );
        let _ = write!(body, "<g mask=\"url(#{id}{i})\">{}</g>", piece.drawn());
    }
    Ok(masks + &body)
}

fn pieces(line: &str) -> Result<Vec<Piece>, BadPortrait> {
    let pieces = line.split('+').enumerate().map(|(i, piece)| Piece::read(piece, i == 0));
    let pieces = pieces.collect::<Result<Vec<Piece>, BadPortrait>>()?;
    if pieces.len() > MOST { Err(BadPortrait::TooMany(pieces.len())) } else { Ok(pieces) }
}

impl Piece {
    fn read(text: &str, is_first: bool) -> Result<Piece, BadPortrait> {
        let mut words = text.split_whitespace();
        let first = words.next().unwrap_or_default();
        let (name, size) = first.split_once('@').unwrap_or((first, ""));
        let part = parts().get(name).ok_or_else(|| BadPortrait::NoPart(name.into()))?;
        let (place, nudge) = (None, (0.0, 0.0));
        let mut piece = Piece { part, size: 1.0, place, nudge, turn: 0.0, flip: false, dim: false, cut: false };
        let usual = if is_first { "" } else { part.usual };
        for word in usual.split_whitespace() {
            piece.obey(word)?;
        }
        if !size.is_empty() {
            piece.obey(&first[name.len()..])?;
        }
        words.try_for_each(|word| piece.obey(word))?;
        Ok(piece)
    }

    fn obey(&mut self, word: &str) -> Result<(), BadPortrait> {
        let no_word = || BadPortrait::NoWord(word.into());
        let number = |text: &str| text.parse::<f64>().ok().filter(|n| n.is_finite()).ok_or_else(no_word);
        match word {
            "flip" => self.flip = true,
            "dim" => self.dim = true,
            "cut" => self.cut = true,
            "tl" => self.place = Some((0.0, 0.0)),
            "t" => self.place = Some((0.5, 0.0)),
            "tr" => self.place = Some((1.0, 0.0)),
            "l" => self.place = Some((0.0, 0.5)),
            "c" => self.place = Some((0.5, 0.5)),
            "r" => self.place = Some((1.0, 0.5)),
            "bl" => self.place = Some((0.0, 1.0)),
            "b" => self.place = Some((0.5, 1.0)),
            "br" => self.place = Some((1.0, 1.0)),
            _ => match (word.strip_prefix('@'), word.strip_prefix('^'), word.split_once(',')) {
                (Some(size), _, _) => self.size = number(size)?,
                (_, Some(turn), _) => self.turn = number(turn)?,
                (_, _, Some((x, y))) => self.nudge = (number(x)?, number(y)?),
                _ => return Err(no_word()),
            },
        }
        Ok(())
    }

    fn transform(&self) -> String {
        let ([x, y, width, height], size) = (self.part.ink, self.size);
        let (left, top) = match self.place {
            Some((across, down)) => {
                (across * (FIELD - width * size) - x * size, down * (FIELD - height * size) - y * size)
            }
            // Where it was drawn, scaled about the middle.
            None => (FIELD / 2.0 * (1.0 - size), FIELD / 2.0 * (1.0 - size)),
        };
        let (left, top) = (left + self.nudge.0, top + self.nudge.1);
        let mut transform = format!("translate({} {}) scale({})", short(left), short(top), short(size));
        let (middle_x, middle_y) = (x + width / 2.0, y + height / 2.0);
        if self.turn != 0.0 {
            let _ = write!(transform, " rotate({} {} {})", short(self.turn), short(middle_x), short(middle_y));
        }
        if self.flip {
            let _ = write!(transform, " translate({} 0) scale(-1 1)", short(2.0 * middle_x));
        }
        transform
    }

    fn drawn(&self) -> String {
        let (tone, inside) = if self.dim { (TONE, self.solid()) } else { ("", self.part.inside.into()) };
        format!("<g transform=\"{}\"{tone}>{inside}</g>", self.transform())
    }

    /// Its shape, and a gap around it unless it is only cut out.
    fn as_gap(&self) -> String {
        let stroke = if self.cut { 0.0 } else { 2.0 * GAP / self.size };
        format!("<g transform=\"{}\" stroke-width=\"{}\">{}</g>", self.transform(), short(stroke), self.solid())
    }

    fn solid(&self) -> String {
        self.part.inside.replace(TONE, "")
    }
}

/// Hundredths of a unit are not seen.
fn short(number: f64) -> f64 {
    (number * 100.0).round() / 100.0 + 0.0
}

fn parts() -> &'static BTreeMap<&'static str, Part> {
    static READ: OnceLock<BTreeMap<&'static str, Part>> = OnceLock::new();
    READ.get_or_init(|| PARTS.split("<symbol id=\"p-").skip(1).filter_map(part).collect())
}

fn part(symbol: &'static str) -> Option<(&'static str, Part)> {
    let (name, rest) = symbol.split_once('"')?;
    let (head, rest) = rest.split_once('>')?;
    let (inside, _) = rest.split_once("</symbol>")?;
    let attribute = |key: &str| {
        let (_, rest) = head.split_once(key)?;
        rest.strip_prefix("=\"")?.split_once('"').map(|(value, _)| value)
    };
    let ink: Vec<f64> = attribute("data-box")?.split(' ').filter_map(|n| n.parse().ok()).collect();
    Some((name, Part { inside, ink: ink.try_into().ok()?, usual: attribute("data-at").unwrap_or_default() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_read() {
        assert_eq!(parts().len(), PARTS.matches("<symbol ").count());
        for (name, part) in parts() {
            assert!(!part.inside.contains(['\n', '#']) && !part.inside.contains("stroke"), "{name} is fills only");
        }
    }

    #[test]
    fn a_part_in_front_cuts_a_gap() {
        let drawn = portrait("elf@.78 bl + sword", "x").unwrap();
        assert_eq!(drawn.matches("<mask id=\"x0\"").count(), 1);
        assert!(drawn.contains("<g mask=\"url(#x0)\"><g transform=\"translate("), "{drawn}");
        assert_eq!(portrait("elf", "x").unwrap().matches("<mask").count(), 0);
    }

    #[test]
    fn ink_touches_the_place_it_is_given() {
        let [x, y, width, height] = parts()["skull"].ink;
        let at = |words: &str| {
            let drawn = portrait(&format!("skull@.5 {words}"), "x").unwrap();
            let numbers = drawn.split_once("translate(").unwrap().1.split_once(')').unwrap().0;
            let (left, top) = numbers.split_once(' ').unwrap();
            (left.parse::<f64>().unwrap() + x / 2.0, top.parse::<f64>().unwrap() + y / 2.0)
        };
        assert_eq!(at("tl"), (0.0, 0.0));
        assert_eq!(at("br"), (FIELD - width / 2.0, FIELD - height / 2.0));
        assert_eq!(at("tl 4,-6"), (4.0, -6.0));
    }

    #[test]
    fn a_cut_is_not_painted() {
        let drawn = portrait("heart + plus@.45 c cut", "x").unwrap();
        assert!(drawn.contains("stroke-width=\"0\"") && drawn.matches("<g mask").count() == 1, "{drawn}");
        let plus = parts()["plus"].inside;
        assert_eq!(drawn.matches(plus).count(), 1, "in the mask alone");
    }

    #[test]
    fn a_wrong_line_says_what_is_wrong() {
        assert_eq!(portrait("elv", "x"), Err(BadPortrait::NoPart("elv".into())));
        assert_eq!(portrait("elf up", "x"), Err(BadPortrait::NoWord("up".into())));
        assert_eq!(portrait("elf @x", "x"), Err(BadPortrait::NoWord("@x".into())));
        assert_eq!(portrait("elf + elf + elf + elf", "x"), Err(BadPortrait::TooMany(4)));
    }
}
