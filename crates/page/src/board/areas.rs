//! Free areas where things lie in rows, and dice as they fell. The others' areas above, the viewer's own below.

use super::{card, grid::hit, ids, joined};
use crate::icon::{icon, seat_class, seat_shape};
use crate::table::Desk;
use crate::things;
use kernel::Seat;
use kernel::scene::{Area, Card, Dice, Thing};
use maud::{Markup, html};

pub(super) fn areas(desk: &Desk<'_>, areas: &[Area]) -> Markup {
    let mut forces: Vec<(Option<Seat>, Vec<&Area>)> = vec![];
    for area in areas {
        match forces.iter_mut().find(|(seat, _)| *seat == area.seat) {
            Some((_, force)) => force.push(area),
            None => forces.push((area.seat, vec![area])),
        }
    }
    forces.sort_by_key(|(seat, _)| seat.is_some() && *seat == desk.bottom());
    html! {
        div.slab.front .crowded[forces.len() > 3] role="group" aria-label=(desk.namer.word("page-board")) {
            @for (seat, force) in forces {
                div.force.(seat_class(seat)) .own-force[seat.is_some() && seat == desk.view.seat()] { @for area in force { (zone(desk, area)) } }
            }
        }
    }
}

fn zone(desk: &Desk<'_>, area: &Area) -> Markup {
    let here = desk.choices.here(&[&area.id]);
    let label = desk.namer.say(&area.label);
    html! {
        section.zone.(here.classes()) data-ids=(area.id) aria-label=(label) {
            header {
                @if let Some(seat) = area.seat { (seat_shape(seat)) }
                b { (label) }
                @if let Some(room) = area.room { small { (area.things.len()) "/" (room) } }
                @for card in &area.at_it { span.here { (desk.zoom(card, html! { (desk.namer.card_name(card)) })) } }
                @if let Some(key) = here.key() { span.key.in aria-hidden="true" { (key) } }
                @if let Some(choice) = here.only() {
                    button.btn form=(choice.form()) name="answer" value=(choice.id) data-n=(choice.number) { (choice.text) }
                }
            }
            ul.men {
                @for thing in &area.things { li.man.(kind(thing)) { (lies(desk, thing)) } }
                @if area.things.is_empty() { li.none { (desk.namer.word("empty")) } }
            }
        }
    }
}

fn kind(thing: &Thing) -> &'static str {
    match thing {
        Thing::Card(_) => "is-card",
        Thing::Die(_) => "is-die",
        Thing::Piece(_) | Thing::Barrier(_) => "is-piece",
        Thing::Marker(_) => "is-marker",
    }
}

fn lies(desk: &Desk<'_>, thing: &Thing) -> Markup {
    let things = std::slice::from_ref(thing);
    let ids = ids(draw::said::thing_id(thing), things);
    let here = desk.choices.here(&ids);
    let label = desk.namer.thing(thing);
    let inside = match thing {
        Thing::Card(card) => card::small(desk, card, 0),
        Thing::Piece(piece) => things::piece(piece),
        Thing::Barrier(barrier) => things::barrier(barrier),
        Thing::Marker(marker) => things::marker(&desk.namer, marker),
        Thing::Die(die) => return html! { (things::die(die, &label)) },
    };
    let zoom = match thing {
        Thing::Card(card @ Card::Known(_)) => Some(card),
        Thing::Card(_) | Thing::Piece(_) | Thing::Barrier(_) | Thing::Marker(_) | Thing::Die(_) => None,
    };
    html! {
        div.spot.(here.classes()) data-ids=(joined(&ids)) {
            @if let Some(key) = here.key() { span.key.rare[here.is_rare()] aria-hidden="true" { (key) } }
            (hit(desk, &here, &label, zoom, inside))
        }
        @if let Thing::Card(Card::Known(known)) = thing {
            @for attachment in &known.attachments {
                span.att .off[attachment.idle.is_some()] aria-hidden="true" {
                    (icon("i-plus"))
                    span { (desk.namer.card_name(&attachment.card)) }
                    @if let Some(changes) = desk.namer.some(attachment.changes.as_ref()) { b { (changes) } }
                }
            }
        }
    }
}

/// Throws of dice, as they fell.
pub(super) fn thrown(desk: &Desk<'_>, throws: &[Dice]) -> Markup {
    html! {
        div.throws {
            @for throw in throws {
                figure {
                    span.dice { @for die in &throw.dice { (things::die(die, &desk.namer.say(&die.label))) } }
                    figcaption { (desk.namer.say(&throw.label)) }
                }
            }
        }
    }
}
