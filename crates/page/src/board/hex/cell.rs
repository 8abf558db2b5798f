//! One hex, drawn about its own middle: its ground, what is found there, who guards and who owns it, who stands on it.

use super::shape::{HEX, INNER, sides};
use crate::icon::{reference, seat_class, stone};
use draw::seat_icon;
use kernel::Seat;
use kernel::scene::{Field, Number, Piece, Thing};
use maud::{Markup, html};

pub(super) fn drawn(field: &Field, ground: &str) -> Markup {
    let pieces: Vec<&Piece> = field.things.iter().filter_map(piece_of).collect();
    html! {
        path.hex.(ground).rock[!field.enterable] d=(HEX) {}
        @if !field.enterable { path.shut d=(INNER) {} }
        @if field.shut != 0 { path.shut d=(sides(field.shut)) {} }
        @if let Some(name) = picture(field) { (found(&name, field, !pieces.is_empty())) }
        @if let Some(guard) = &field.guard { (guarded(guard, field.yields.is_some())) }
        @if let Some(yields) = &field.yields { (yielding(yields, field.guard.is_some())) }
        @for (n, piece) in pieces.iter().enumerate() { (stands(piece, n, pieces.len())) }
        @if field.visited { (tick()) }
        @for (n, owner) in field.owners.iter().enumerate() { (cube(*owner, n)) }
    }
}

fn piece_of(thing: &Thing) -> Option<&Piece> {
    match thing {
        Thing::Piece(piece) => Some(piece),
        Thing::Card(_) | Thing::Barrier(_) | Thing::Marker(_) | Thing::Die(_) => None,
    }
}

fn picture(field: &Field) -> Option<String> {
    let own = field.portrait.map(|portrait| draw::portrait_name(portrait.0));
    own.or(field.location.map(|sign| sign.0.to_string()))
}

/// What is found there; who stands on it makes it a badge.
fn found(name: &str, field: &Field, covered: bool) -> Markup {
    html! {
        @if covered {
            circle.badge cx="21" cy="15" r="11" {}
            svg.loc x="13" y="7" width="16" height="16" { (reference(name)) }
        } @else {
            svg.loc.dim[field.visited || !field.enterable] x="-18" y="-25" width="36" height="36" { (reference(name)) }
        }
    }
}

fn guarded(guard: &str, beside: bool) -> Markup {
    let x = if beside { -13 } else { 0 };
    html! {
        g.guard { path d={ "M" (x - 14) " 13h28v9l-14 10-14-10z" } {} text x=(x) y="25" { (guard) } }
    }
}

fn yielding(yields: &Number, beside: bool) -> Markup {
    let x = if beside { 14 } else { 0 };
    html! {
        g.yield {
            @if let Some(sign) = yields.icon { svg x=(x - 13) y="15" width="12" height="12" { (reference(sign.0)) } }
            text x=(x + 6) y="26" { (draw::said::signed(yields.value)) }
        }
    }
}

fn tick() -> Markup {
    html! { g.tick { rect x="-28" y="-26" width="14" height="14" rx="2" {} svg x="-26" y="-24" width="10" height="10" { (reference("i-check")) } } }
}

/// Whose it is: in the seat's colour and with its shape.
fn cube(owner: Seat, nth: usize) -> Markup {
    let x = 15.0 - 17.0 * nth as f64;
    html! {
        g.cube.(seat_class(Some(owner))) { rect x=(x) y="-32" width="16" height="16" {} svg x=(x + 3.0) y="-29" width="10" height="10" { (reference(seat_icon(owner))) } }
    }
}

/// Somebody with a face stands on a shield; a piece without one is a stone.
fn stands(piece: &Piece, nth: usize, of: usize) -> Markup {
    let x = (nth as f64 - (of - 1) as f64 / 2.0) * 20.0;
    let Some(portrait) = piece.portrait else {
        return html! { svg x=(x - 24.0) y="-24" width="48" height="48" { (stone(piece.owner, piece.level, piece.icon.map(|i| i.0), None)) } };
    };
    html! {
        g.stands.(seat_class(piece.owner)) data-thing={ "stand-" (seat_class(piece.owner)) "-" (portrait.0) } transform={ "translate(" (x) " -2)" } {
            path.b d="M-18-20h36v22c0 12-8 18-18 23-10-5-18-11-18-23z" {}
            svg.face x="-15" y="-19" width="30" height="30" { (reference(&draw::portrait_name(portrait.0))) }
            @if let Some(owner) = piece.owner { svg.of x="-5.5" y="10" width="11" height="11" { (reference(seat_icon(owner))) } }
            @if let Some((left, full)) = piece.points {
                g.pips { @for n in 0..full.min(6) { circle.left[n < left] cx=(pip(n, full)) cy="27" r="3.2" {} } }
            }
        }
    }
}

fn pip(nth: u32, of: u32) -> f64 {
    (f64::from(nth) - f64::from(of.min(6) - 1) / 2.0) * 8.0
}
