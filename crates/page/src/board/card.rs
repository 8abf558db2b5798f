//! A card on the board and in the hand: one markup that sizes itself by its own width. The whole of it is in `large`.

use super::{large, spoken};
use crate::icon::{drawing, icon, portrayed, seat_class, seat_shape};
use crate::label::Namer;
use crate::table::Desk;
use crate::things;
use draw::said;
use kernel::Phrase;
use kernel::scene::{Card, CellState, Grid, KnownCard, Marker, Number, Thing};
use maud::{Markup, html};

/// The longest name that is written out on a small card.
const LONGEST: usize = 18;
/// The same on one of those that lie close together in an area.
const LONGEST_LYING: usize = 15;

/// A card lying on the board, over others.
pub(crate) fn small(namer: &Namer<'_>, card: &Card, under: &[&Card]) -> Markup {
    let seat = said::card_seat(card);
    let Card::Known(known) = card else { return back(card) };
    let attached = known.attachments.len() + under.len();
    let ground = under.iter().rev().find_map(|card| match card {
        Card::Known(known) => known.portrait,
        Card::Unknown { .. } => None,
    });
    html! {
        span.card.s.{ (seat_class(seat)) " " (rank(known)) }
            .structure[is_structure(known)] .sideways[known.sideways] .downed[known.face_down.is_some()]
            data-thing=(thing_key(known)) aria-hidden="true" {
            span.face {
                (plate(namer, known, LONGEST))
                (picture(known))
                (numbers(known))
                @if !known.tokens.is_empty() { span.tokens { @for token in &known.tokens { (token_pill(token)) } } }
                @if let Some(state) = namer.some(known.state.as_ref()) { span.state-pill { (state) } }
                @if let Some(life) = known.stats.iter().find(|n| n.of.is_some()) { (things::bar(life.value, life.of.unwrap_or(1))) }
            }
            @if attached > 0 {
                span.beneath { @if let Some(portrait) = ground { (portrayed(portrait)) } @if attached > 1 || ground.is_none() { (attached) } }
            }
        }
    }
}

/// A card that lies in an area: its numbers in one row, what is so of it in words while there is room for them.
pub(crate) fn lying(namer: &Namer<'_>, card: &Card) -> Markup {
    let Card::Known(known) = card else { return back(card) };
    let shown = known.stats.iter().filter(|n| !is_cost(n));
    html! {
        span.card.s.lies.{ (seat_class(said::card_seat(card))) " " (rank(known)) } .unit[is_two_sided(card)] .many[known.many]
            .sideways[known.sideways] .downed[known.face_down.is_some()] data-thing=(thing_key(known)) aria-hidden="true" {
            span.face {
                (plate(namer, known, LONGEST_LYING))
                (picture(known))
                span.says {
                    @if let Some(side) = namer.some(known.side.as_ref()) {
                        span.aff { @if is_two_sided(card) { (icon(if known.many { "i-pack" } else { "i-few" })) " " } (side) @if let Some(sign) = known.sigil.filter(|_| is_two_sided(card)) { " " (icon(sign.0)) } }
                    }
                    @for token in known.tokens.iter().filter(|t| t.on) { (pill(namer, token)) }
                    @if let Some(state) = namer.some(known.state.as_ref()) { span.pill { span { (state) } } }
                }
                @if !known.stats.is_empty() { span.u4.dense[is_dense(known)] { @for stat in shown { (number(stat, "")) } } }
            }
        }
    }
}

/// Four numbers of two figures, and marks beside them: they stand close together.
fn is_dense(known: &KnownCard) -> bool {
    let shown = known.stats.iter().filter(|n| !is_cost(n));
    shown.map(|n| said::figure(n).chars().count()).sum::<usize>() > 8
}

fn pill(namer: &Namer<'_>, token: &Marker) -> Markup {
    let label = namer.say(&token.label);
    html! {
        span.pill title=(label) {
            @if let Some(sign) = token.icon { (icon(sign.0)) }
            @if token.count != 1 { b { (token.count) } }
            span { (label) }
        }
    }
}

/// What stays the same about a card while it moves, so that it can be seen moving.
fn thing_key(known: &KnownCard) -> String {
    format!("{}-{}", known.card, known.owner.map_or(0, |seat| seat.0 + 1))
}

fn plate(namer: &Namer<'_>, known: &KnownCard, longest: usize) -> Markup {
    let name = namer.say(&known.name);
    let short = namer.some(known.short.as_ref()).unwrap_or_else(|| shortened(&name));
    let rank = rank_icon(known);
    let room = longest - if rank.is_some() { 2 } else { 0 };
    let long = if name.chars().count() > room { short.clone() } else { name };
    let letters = (long.chars().count() + if rank.is_some() { 2 } else { 0 }).clamp(4, 20);
    html! {
        span.{ "plate len-" (letters) " tight-" (short.chars().count().clamp(4, 12)) } {
            @if let Some(seat) = known.controller.or(known.owner) { (seat_shape(seat)) }
            b.long { (long) }
            b.short { (short) }
            @if let Some(rank) = rank { svg.i.rank aria-hidden="true" { (crate::icon::reference(rank)) } }
            @if known.tier > 0 { span.tier { @for _ in 0..known.tier { i {} } } }
        }
    }
}

/// The last word, which is what a being mostly is.
fn shortened(name: &str) -> String {
    name.split_whitespace().last().unwrap_or(name).to_string()
}

/// Few and pack: its tier is a number of bars, and a pack has two edges.
pub(crate) fn is_two_sided(card: &Card) -> bool {
    matches!(card, Card::Known(known) if known.tier > 0)
}

fn rank(known: &KnownCard) -> &'static str {
    match known.rank {
        0 | 1 => "common",
        2 => "champion",
        _ => "summoner",
    }
}

fn rank_icon(known: &KnownCard) -> Option<&'static str> {
    match known.rank {
        0 | 1 => None,
        2 => Some("i-star"),
        _ => Some("i-crown"),
    }
}

/// Who or what it is, at a glance; of a card without a portrait, what kind of card.
pub(crate) fn picture(known: &KnownCard) -> Markup {
    match known.portrait {
        Some(portrait) => portrayed(portrait),
        None => drawing("sigil", sigil(known)),
    }
}

pub(crate) fn sigil(known: &KnownCard) -> &'static str {
    known.sigil.map_or("i-card", |sigil| sigil.0)
}

fn is_structure(known: &KnownCard) -> bool {
    matches!(sigil(known), "i-gate" | "i-wall" | "i-fort")
}

/// One or two numbers stand at the sides, more in a row.
fn numbers(known: &KnownCard) -> Markup {
    let shown: Vec<&Number> = known.stats.iter().filter(|n| !is_cost(n)).collect();
    match shown[..] {
        [] => html! {},
        [only] if only.of.is_some() => html! { (number(only, "stat life")) },
        [only] => html! { (number(only, "stat str")) },
        [first, last] => html! { (number(first, "stat str")) (number(last, "stat life")) },
        _ => html! { span.u4 { @for stat in shown { (number(stat, "")) } } },
    }
}

fn number(number: &Number, class: &str) -> Markup {
    let changed = said::change_mark(number);
    html! {
        span.(class) .wide[number.value >= 10] .up[changed == "▲"] .down[changed == "▼"] {
            @if let Some(sign) = number.icon { (icon(sign.0)) }
            (said::minus(number.value))
            @if let Some(of) = number.of { small { "/" (of) } }
        }
    }
}

fn is_cost(number: &Number) -> bool {
    number.label.key == "cost"
}

fn token_pill(token: &Marker) -> Markup {
    html! {
        span.tok {
            @if let Some(sign) = token.icon { (icon(sign.0)) }
            @if token.count != 1 || token.icon.is_none() { (token.count) }
        }
    }
}

/// The back of a card nobody here knows.
fn back(card: &Card) -> Markup {
    let seat = said::card_seat(card);
    html! {
        span.card.s.back.(seat_class(seat)) aria-hidden="true" {
            span.q { @if let Some(seat) = seat { (seat_shape(seat)) } "?" }
        }
    }
}

/// A card of the hand or of an open pile, with the start of its text.
pub(crate) fn medium_or_back(desk: &Desk<'_>, card: &Card) -> Markup {
    let Card::Known(known) = card else {
        return html! { li.slot { div.card.m.back { span.q { "?" } span.sr { (desk.namer.card(card)) } } } };
    };
    let (id, slot) = (desk.key("big", &known.id), desk.key("slot", &known.id));
    let card = html! {
        li.slot id=(slot) {
            @if spoken::has_effects(known) { (spoken::medium(desk, card, known, &id)) } @else { (medium(desk, card, known, &id)) }
            (large::popover(desk, card, &id))
        }
    };
    desk.part(&slot, card)
}

fn medium(desk: &Desk<'_>, card: &Card, known: &KnownCard, id: &str) -> Markup {
    let here = desk.choices.here(&[&known.id]);
    let label = desk.namer.card(card);
    let lit = here.first().is_some() || here.picked;
    let fits = known.fits.as_ref().filter(|places| !places.is_empty());
    let places = fits.map(|places| places.join("|"));
    html! {
        div.card.m.{ (here.classes()) } .being[known.pattern.is_some()] .lit-card[lit] .hinted[here.hinted] data-ids=(known.id) data-thing=(thing_key(known)) data-fits=[places] {
            @if let Some(key) = here.key() { span.key.rare[here.is_rare()] aria-hidden="true" { (key) } }
            @if let Some(cost) = known.stats.iter().find(|n| is_cost(n)) {
                span.cost aria-hidden="true" { (said::minus(cost.value)) }
            }
            h3.name .plain[!known.stats.iter().any(is_cost)] aria-hidden="true" {
                @if known.pattern.is_some() { (icon(sigil(known))) }
                (desk.namer.say(&known.name))
            }
            div.pic aria-hidden="true" {
                (picture(known))
                @if let Some(grid) = &known.pattern { (pattern(grid, 11)) }
                (numbers(known))
            }
            p.kind aria-hidden="true" {
                (desk.namer.say(&known.kind))
                @if let Some(side) = desk.namer.some(known.side.as_ref()) { " · " (side) }
                @if let Some(timing) = known.effects.first().and_then(|effect| desk.namer.some(effect.timing.as_ref())) { " · " (timing) }
                @if let Some(state) = desk.namer.some(known.state.as_ref()) { " · " (state) }
                @if let Some(places) = fits { " · " (desk.namer.say(&Phrase::new("page-fits").number("n", places.len() as i64))) }
            }
            p.text aria-hidden="true" { (large::text(desk, known)) }
            @if here.is_rare() {
                // What is rarely wanted is never given by touching the card: a touch enlarges it.
                button.hit type="button" popovertarget=(id) data-zoom=(id) aria-label=(label) {}
            } @else if let Some(choice) = here.only() {
                button.hit form=(choice.form()) name="answer" value=(choice.id) data-n=(choice.number) data-zoom=(id) aria-label={ (choice.spoken()) ". " (label) } {}
            } @else if let Some(choice) = here.first() {
                a.hit href={ "#" (choice.anchor()) } role="button" data-zoom=(id) aria-label={ (desk.several(&here)) ". " (label) } {}
            }
            @if here.first().is_some() && !here.is_rare() {
                button.closer type="button" popovertarget=(id) aria-label=(desk.enlarge(card)) { (icon("i-zoom")) }
            }
        }
    }
}

/// A pattern as a small board: what has to stand where, the framed square where the being arrives, and dashed those its
/// effect speaks of.
pub(crate) fn pattern(grid: &Grid, step: usize) -> Markup {
    let across = grid.columns.len().max(1);
    let down = grid.cells.len().div_ceil(across).max(1);
    let half = step / 2;
    html! {
        svg.pat viewBox={ "-1 -1 " (across * step + 2) " " (down * step + 2) } width=(across * step + 2) height=(down * step + 2) aria-hidden="true" {
            @for (i, cell) in grid.cells.iter().enumerate() {
                @let (x, y) = (i % across * step + half, i / across * step + half);
                @if let Some(cell) = cell {
                    @let level = cell.things.iter().find_map(|t| match t { Thing::Piece(piece) => Some(piece.level), Thing::Card(_) | Thing::Barrier(_) | Thing::Marker(_) | Thing::Die(_) => None });
                    @let marked = cell.states.contains(&CellState::Marked);
                    @if marked { rect.mark x=(x - half + 1) y=(y - half + 1) width=(step - 2) height=(step - 2) rx="1.5" {} }
                    @if cell.special.is_some() { rect.here x=(x - half + 1) y=(y - half + 1) width=(step - 2) height=(step - 2) {} }
                    @match (level, cell.special.is_some()) {
                        (Some(1), _) => circle.need cx=(x) cy=(y) r="3.6" {},
                        (Some(2), _) => { circle.need cx=(x) cy=(y) r="4.6" {} circle.hole cx=(x) cy=(y) r="1.9" {} },
                        (Some(_), _) => path.need d={ "M" (x) " " (y - half) "l1.700 3.300 3.600-.4-1.700 2.600 1.700 3.200-3.700-.4-1.600 3-1.600-3-3.700.4 1.700-3.200-1.700-2.600 3.600.4z" } {},
                        (None, false) if marked => {}
                        (None, false) => circle.any cx=(x) cy=(y) r="1" {},
                        (None, true) => {}
                    }
                }
            }
        }
    }
}
