//! How wide words are, roughly: advances of a common wide font, so that what fits by them fits in every font of the stack.
//! It never draws.

/// The three cuts of letters the look uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Face {
    Sans,
    Bold,
    Serif,
}

// Thousandths of the size, from the space to the tilde.
#[rustfmt::skip]
const SANS: [u16; 95] = [
    260, 269, 408, 646, 572, 831, 732, 225, 300, 300, 551, 572, 268, 322, 268, 372, 572, 572, 572,
    572, 572, 572, 572, 572, 572, 572, 268, 268, 572, 572, 572, 434, 899, 639, 650, 632, 730, 556,
    519, 728, 741, 339, 273, 619, 524, 907, 760, 781, 605, 781, 622, 549, 556, 731, 600, 930, 586,
    566, 572, 329, 372, 329, 572, 444, 281, 561, 615, 480, 615, 564, 344, 615, 618, 258, 258, 534,
    258, 935, 618, 605, 615, 615, 413, 479, 361, 618, 508, 786, 529, 510, 470, 380, 551, 380, 572,
];
#[rustfmt::skip]
const BOLD: [u16; 95] = [
    260, 286, 472, 646, 572, 901, 750, 266, 339, 339, 545, 572, 285, 322, 285, 413, 572, 572, 572,
    572, 572, 572, 572, 572, 572, 572, 285, 285, 572, 572, 572, 477, 897, 690, 672, 637, 740, 560,
    549, 724, 765, 389, 331, 664, 565, 943, 813, 796, 628, 796, 660, 551, 579, 756, 650, 967, 667,
    624, 579, 331, 413, 331, 572, 411, 362, 604, 633, 514, 633, 591, 387, 633, 657, 305, 305, 620,
    305, 982, 657, 619, 633, 633, 454, 497, 434, 657, 569, 856, 578, 569, 488, 394, 551, 394, 572,
];
#[rustfmt::skip]
const SERIF: [u16; 95] = [
    260, 382, 508, 559, 559, 906, 801, 290, 400, 400, 502, 559, 294, 310, 294, 288, 559, 559, 559,
    559, 559, 559, 559, 559, 559, 559, 304, 304, 559, 559, 559, 550, 921, 753, 672, 668, 767, 653,
    621, 769, 819, 401, 397, 734, 654, 952, 788, 787, 638, 787, 707, 586, 653, 747, 698, 1067, 732,
    693, 666, 414, 288, 414, 559, 459, 334, 599, 649, 527, 649, 571, 407, 560, 667, 352, 345, 636,
    352, 986, 667, 613, 645, 648, 523, 488, 405, 667, 606, 856, 646, 579, 529, 442, 559, 442, 559,
];

/// Accents do not widen a letter.
fn base(letter: char) -> char {
    const ACCENTED: [(&str, char); 26] = [
        ("áàâäãåă", 'a'),
        ("ÁÀÂÄÃÅ", 'A'),
        ("čçćĉ", 'c'),
        ("ČÇĆ", 'C'),
        ("ď", 'm'),
        ("ĎÐ", 'D'),
        ("éěèêëę", 'e'),
        ("ÉĚÈÊËĘ", 'E'),
        ("íìîï", 'i'),
        ("ÍÌÎÏ", 'I'),
        ("ľĺł", 'f'),
        ("ĽĹŁ", 'L'),
        ("ňñń", 'n'),
        ("ŇÑŃ", 'N'),
        ("óòôöõő", 'o'),
        ("ÓÒÔÖÕŐ", 'O'),
        ("řŕ", 'r'),
        ("ŘŔ", 'R'),
        ("šśş", 's'),
        ("ŠŚŞ", 'S'),
        ("ť", 'h'),
        ("ŤŢ", 'T'),
        ("úůùûüű", 'u'),
        ("ÚŮÙÛÜŰ", 'U'),
        ("ýÿ", 'y'),
        ("ž", 'z'),
    ];
    ACCENTED.iter().find(|(letters, _)| letters.contains(letter)).map_or(letter, |&(_, base)| base)
}

fn advance(letter: char, face: Face) -> f64 {
    let table = match face {
        Face::Sans => &SANS,
        Face::Bold => &BOLD,
        Face::Serif => &SERIF,
    };
    let base = if letter == 'Ž' { 'Z' } else { base(letter) };
    let known = (base as usize).checked_sub(32).and_then(|i| table.get(i));
    let thousandths = match letter {
        '’' | '‘' | '·' => 290,
        '–' | '½' => 780,
        '…' | '—' => 1000,
        _ => known.copied().unwrap_or(800),
    };
    f64::from(thousandths) / 1000.0
}

pub(super) fn width(text: &str, size: f64, face: Face) -> f64 {
    text.chars().map(|letter| advance(letter, face)).sum::<f64>() * size
}

/// The largest size up to `size`, but not under `least`, at which the text fits; and the text, shortened if even that is too wide.
pub(super) fn fitted(text: &str, size: f64, least: f64, face: Face, room: f64) -> (f64, String) {
    let at_one = width(text, 1.0, face);
    let size = if at_one * size <= room { size } else { (room / at_one).max(least.min(size)) };
    if at_one * size <= room + 0.5 {
        return (size, text.to_string());
    }
    (size, shortened(text, size, face, room))
}

fn shortened(text: &str, size: f64, face: Face, room: f64) -> String {
    let mut left = room - width("…", size, face);
    let fits = |letter: &char| {
        left -= advance(*letter, face) * size;
        left >= 0.0
    };
    let kept: String = text.chars().take_while(fits).collect();
    format!("{}…", kept.trim_end())
}

/// Lines no wider than `room`, at most `most` of them; the last one ends in an ellipsis if something is left over.
pub(super) fn wrapped(text: &str, size: f64, face: Face, room: f64, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![];
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = if line.is_empty() { word.to_string() } else { format!("{line} {word}") };
        if line.is_empty() || width(&longer, size, face) <= room {
            line = longer;
        } else {
            lines.push(std::mem::replace(&mut line, word.to_string()));
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = shortened(&format!("{last} ……"), size, face, room.min(width(last, size, face) + size));
        }
    }
    lines.into_iter().map(|l| if width(&l, size, face) > room { shortened(&l, size, face, room) } else { l }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_do_not_widen_a_word() {
        assert_eq!(width("Příšera", 10.0, Face::Sans), width("Prisera", 10.0, Face::Sans));
    }

    #[test]
    fn a_word_that_is_too_long_shrinks_first_and_is_shortened_last() {
        let wide = width("Knight", 10.0, Face::Bold);
        assert_eq!(fitted("Knight", 10.0, 5.0, Face::Bold, wide), (10.0, "Knight".into()));
        let (size, text) = fitted("Knight", 10.0, 5.0, Face::Bold, wide * 0.7);
        assert!(size < 10.0 && text == "Knight");
        let (size, text) = fitted("Knight", 10.0, 9.0, Face::Bold, wide * 0.5);
        assert!(size == 9.0 && text.ends_with('…') && width(&text, size, Face::Bold) <= wide * 0.5);
    }

    #[test]
    fn lines_fit_and_say_when_something_is_left_out() {
        let lines = wrapped("one two three four five six seven", 10.0, Face::Sans, 60.0, 2);
        assert_eq!(lines.len(), 2);
        assert!(lines[1].ends_with('…'));
        assert!(lines.iter().all(|line| width(line, 10.0, Face::Sans) <= 60.0), "{lines:?}");
        assert!(wrapped("", 10.0, Face::Sans, 60.0, 2).is_empty());
    }
}
