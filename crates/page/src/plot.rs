//! Numbers over time as lines: ratings, and what a game was worth to whom. Sizes are attributes, for there is no `style`.

use crate::icon::seat_class;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

const WIDE: f32 = 200.0;
const HIGH: f32 = 48.0;

/// What a bot gave for a seat's chances when so many answers had been given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    pub at: usize,
    pub seat: Seat,
    pub percent: u8,
}

/// A line through points, each from 0 to 1 to the right and upwards.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) seat: Option<Seat>,
    pub(crate) points: Vec<(f32, f32)>,
}

/// The lines in one picture; the middle is marked where it means that nobody is ahead.
pub(crate) fn plot(label: &str, lines: &[Line], even: bool) -> Markup {
    let to_text = |(x, y): &(f32, f32)| format!("{:.1},{:.1}", x * WIDE, (1.0 - y) * (HIGH - 4.0) + 2.0);
    html! {
        svg.plot viewBox={ "0 0 " (WIDE) " " (HIGH) } preserveAspectRatio="none" role="img" aria-label=(label) {
            @if even { path.even vector-effect="non-scaling-stroke" d={ "M0 " (HIGH / 2.0) "H" (WIDE) } {} }
            @for line in lines {
                polyline.(seat_class(line.seat)) vector-effect="non-scaling-stroke" points=(line.points.iter().map(to_text).collect::<Vec<_>>().join(" ")) {}
            }
        }
    }
}

/// What a game was worth to each seat over time. Of two, the one's gain is the other's loss: one line says it all.
pub(crate) fn chances(worth: &[Worth], seats: usize) -> Vec<(Seat, Vec<Worth>)> {
    if seats == 2 {
        let first = |w: &Worth| match w.seat {
            Seat(0) => *w,
            _ => Worth { seat: Seat(0), percent: 100 - w.percent.min(100), ..*w },
        };
        return vec![(Seat(0), worth.iter().map(first).collect())];
    }
    let of = |seat: Seat| worth.iter().filter(|w| w.seat == seat).copied().collect();
    Seat::all(seats as u8).map(|seat| (seat, of(seat))).collect()
}

/// The chances of a game of so many moments, drawn as wide as the slider that moves over them.
pub(crate) fn worth(label: &str, worth: &[Worth], seats: usize, of: usize) -> Markup {
    let point = |w: &Worth| (w.at as f32 / of.max(1) as f32, f32::from(w.percent) / 100.0);
    let line = |(seat, all): (Seat, Vec<Worth>)| Line { seat: Some(seat), points: all.iter().map(point).collect() };
    let lines: Vec<Line> = chances(worth, seats).into_iter().map(line).collect();
    plot(label, &lines, true)
}

/// The greatest changes, in the order they came: what it was worth before, and after.
pub fn turning_points(worth: &[Worth], seats: usize) -> Vec<(Worth, Worth)> {
    let mut all: Vec<(Worth, Worth)> = chances(worth, seats)
        .into_iter()
        .flat_map(|(_, line)| line.windows(2).map(|pair| (pair[0], pair[1])).collect::<Vec<_>>())
        .filter(|(before, after)| before.percent.abs_diff(after.percent) >= LEAST)
        .collect();
    all.sort_by_key(|(before, after)| std::cmp::Reverse(before.percent.abs_diff(after.percent)));
    all.truncate(3);
    all.sort_by_key(|(before, _)| before.at);
    all
}

/// A smaller change turns nothing.
const LEAST: u8 = 8;

/// A rating from game to game.
pub(crate) fn ratings(site: &crate::Site<'_>, course: &[i64]) -> Markup {
    let (Some(first), Some(last)) = (course.first(), course.last()) else { return html! {} };
    let (least, most) = (course.iter().min().unwrap_or(first), course.iter().max().unwrap_or(last));
    let wide = (course.len() - 1).max(1) as f32;
    let point = |(i, rating): (usize, &i64)| (i as f32 / wide, (rating - least) as f32 / (most - least).max(1) as f32);
    let line = Line { seat: None, points: course.iter().enumerate().map(point).collect() };
    let label = Phrase::new("page-rating-course").number("n", course.len() as i64).number("from", *first);
    html! {
        figure.course {
            (plot(&site.say(&label.number("to", *last)), &[line], false))
            figcaption { span { (first) } b { (last) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Worth, turning_points};
    use kernel::Seat;

    #[test]
    fn a_game_turned_where_chances_changed_most() {
        let of = |at, seat, percent| Worth { at, seat: Seat(seat), percent };
        // What the second of two has is what the first has not.
        let course = [of(0, 0, 50), of(4, 1, 52), of(8, 0, 90), of(12, 1, 70), of(16, 0, 35)];
        let turned = turning_points(&course, 2);
        let moments: Vec<_> = turned.iter().map(|(a, b)| (a.at, a.percent, b.percent)).collect();
        assert_eq!(moments, [(4, 48, 90), (8, 90, 30)]);
        // Among three everybody has a line of one's own.
        assert_eq!(turning_points(&[of(0, 0, 30), of(1, 1, 90), of(2, 0, 60)], 3).len(), 1);
    }
}
