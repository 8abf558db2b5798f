//! Words and marks can be told from what they stand on, by day and by night.

use super::assets;

/// Relative luminance and contrast as WCAG defines them.
fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let light = |c: [u8; 3]| {
        let channel = |v: u8| {
            let v = f64::from(v) / 255.0;
            if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(c[0]) + 0.7152 * channel(c[1]) + 0.0722 * channel(c[2])
    };
    let (a, b) = (light(a), light(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn rgb(hex: &str) -> [u8; 3] {
    let value = u32::from_str_radix(hex.trim_start_matches('#'), 16).expect("a colour");
    [(value >> 16) as u8, (value >> 8) as u8, value as u8]
}

/// The pairs of `light-dark(a, b)` of a token in the stylesheet.
fn token(css: &str, name: &str) -> [[u8; 3]; 2] {
    let rest = css.split(&format!("--{name}:")).nth(1).expect("a token").trim_start();
    let value = rest.split(';').next().expect("a value").trim();
    match value.strip_prefix("light-dark(").and_then(|v| v.strip_suffix(')')).and_then(|v| v.split_once(',')) {
        Some((day, night)) => [rgb(day.trim()), rgb(night.trim())],
        None => [rgb(value), rgb(value)],
    }
}

#[test]
fn words_and_marks_can_be_told_from_their_ground() {
    let assets = assets();
    let name = assets.names().find(|name| name.ends_with(".css")).expect("a stylesheet").to_string();
    let css = String::from_utf8(assets.get(&name).expect("the stylesheet").bytes.clone()).expect("text");
    let pairs = [
        ("ink", "page", 4.5),
        ("ink", "panel", 4.5),
        ("ink", "raised", 4.5),
        ("ink", "card", 4.5),
        ("soft", "page", 4.5),
        ("soft", "panel", 4.5),
        ("soft", "raised", 4.5),
        ("edge", "page", 3.0),
        ("edge", "panel", 3.0),
        ("good", "panel", 4.5),
        ("bad", "panel", 4.5),
        ("on-lamp", "lamp", 4.5),
        ("lamp-ink", "lamp-wash", 4.5),
        ("chalk", "slab", 7.0),
        ("chalk", "cell", 7.0),
        ("lamp", "slab", 3.0),
    ];
    for (front, ground, least) in pairs {
        for theme in 0..2 {
            let measured = contrast(token(&css, front)[theme], token(&css, ground)[theme]);
            assert!(measured >= least, "{front} on {ground}: {measured:.1}");
        }
    }
}

/// A game's colour tints its stone; chalk must stay legible on it.
#[test]
fn chalk_is_legible_on_the_stone_of_every_game() {
    let mixed = |a: [u8; 3], share: f64, b: [u8; 3]| {
        let mix = |i: usize| (f64::from(a[i]) * share + f64::from(b[i]) * (1.0 - share)).round() as u8;
        [mix(0), mix(1), mix(2)]
    };
    let chalk = rgb("#FFF3CF");
    for game in catalog::games() {
        let (day, night) = game.about().colour;
        assert!(contrast(chalk, mixed(rgb(day), 0.22, rgb("#4F4F4E"))) >= 7.0, "{}", game.about().key);
        assert!(contrast(chalk, mixed(rgb(night), 0.06, rgb("#2D2E30"))) >= 7.0, "{}", game.about().key);
    }
}
