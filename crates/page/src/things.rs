//! Small things on stone: stones, walls, dice, markers, pips, steps of a track. Never decides where they lie.

use crate::icon::{icon, reference, seat_class, stone};
use crate::label::Namer;
use draw::said;
use kernel::scene::{Barrier, Die, DieFace, Marker, Piece, Track};
use maud::{Markup, html};

pub(crate) fn piece(piece: &Piece) -> Markup {
    let icon = piece.icon.map(|icon| icon.0);
    // Several may be alike: the page pairs them by where they lie.
    let thing = format!("stone-{}-{}-{}", seat_class(piece.owner), piece.level, icon.unwrap_or_default());
    html! {
        (stone(piece.owner, piece.level, icon, Some(&thing)))
        @if let Some((left, of)) = piece.points { span.points aria-hidden="true" { (left) "/" (of) } }
    }
}

/// A wall or what is left of it; with its name where there is room for one.
pub(crate) fn barrier(namer: Option<&Namer<'_>>, barrier: &Barrier) -> Markup {
    let own = barrier.icon.map_or("i-wall", |icon| icon.0);
    let (sign, class) = if barrier.broken { ("i-rubble", "rubble") } else { (own, "barrier") };
    html! {
        span.{ (class) " " (seat_class(barrier.owner)) } aria-hidden="true" {
            (icon(sign))
            @if let Some(namer) = namer { b { (namer.say(&barrier.label)) } }
        }
    }
}

pub(crate) fn marker(namer: &Namer<'_>, marker: &Marker) -> Markup {
    let label = namer.marker(&namer.say(&marker.label), marker.count);
    html! {
        span.coin.on[marker.on].off[!marker.on] {
            @if let Some(sign) = marker.icon { (icon(sign.0)) }
            (label)
        }
    }
}

/// A die: pips or symbols; a hit is filled, a miss only outlined, a hidden one hatched.
pub(crate) fn die(die: &Die, label: &str) -> Markup {
    let class = match (&die.face, die.counts) {
        (DieFace::Hidden, _) => "die hid",
        (_, Some(false)) => "die miss",
        (_, Some(true)) => "die good",
        (_, None) => "die",
    };
    html! {
        svg.{ (class) @if die.again { " again" } } viewBox="0 0 40 40" role="img" aria-label=(label) {
            path.body d="M7 1h26l6 6v26l-6 6H7l-6-6V7z" {}
            (face(die))
        }
    }
}

fn face(die: &Die) -> Markup {
    match &die.face {
        DieFace::Hidden => html! { text x="20" y="28" { "?" } },
        DieFace::Pips(value @ 1..=9) => html! {
            @for (x, y) in pips(*value) { circle cx=(x) cy=(y) r="3.6" {} }
        },
        DieFace::Pips(_) | DieFace::Word(_) => html! { text x="20" y="27" { (said::die_word(die)) } },
        DieFace::Icons(icons) => {
            let count = icons.len().clamp(1, 4);
            let size = if count == 1 { 24 } else { 34 / count };
            let left = (40 - size * count) / 2;
            html! {
                @for (i, sign) in icons.iter().take(4).enumerate() {
                    svg x=(left + i * size) y=((40 - size) / 2) width=(size) height=(size) { (reference(sign.0)) }
                }
            }
        }
        DieFace::Count(n, sign) => html! {
            text x="12" y="27" { (n) }
            svg x="18" y="11" width="18" height="18" { (reference(sign.0)) }
        },
    }
}

fn pips(value: u8) -> Vec<(u8, u8)> {
    let (low, mid, high) = (11, 20, 29);
    let corners = [(low, low), (high, high), (high, low), (low, high)];
    let sides = [(low, mid), (high, mid), (mid, low), (mid, high)];
    let even = usize::from(value - value % 2);
    let outer = corners.into_iter().chain(sides).take(even);
    outer.chain((value % 2 == 1).then_some((mid, mid))).collect()
}

/// Full for what is left, an underline for what is lost.
pub(crate) fn bar(left: i32, of: i32) -> Markup {
    // More than forty are shown as forty, in proportion.
    let (left, of) = if of > 40 { (left.max(0) * 40 / of, 40) } else { (left, of.max(1)) };
    let left = left.clamp(0, of);
    let wide = 100.0 / f64::from(of);
    let gap = (wide * 0.14).min(1.6);
    let box_at =
        |i: i32, y: u8, h: u8| format!("M{:.2} {y}h{:.2}v{h}h-{:.2}z", f64::from(i) * wide, wide - gap, wide - gap);
    let d: String = (0..of).map(|i| if i < left { box_at(i, 0, 10) } else { box_at(i, 8, 2) }).collect();
    html! { svg.pips viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" { path d=(d) {} } }
}

/// The steps of a short track; long ones show as a figure alone.
pub(crate) fn steps(track: &Track) -> Markup {
    if track.steps == 0 || track.steps > 20 {
        return html! {};
    }
    html! {
        span.track aria-hidden="true" {
            @for step in 0..track.steps {
                i.on[track.value_in_halves >= 2 * (step + 1)].half[track.value_in_halves == 2 * step + 1] {}
            }
        }
    }
}
