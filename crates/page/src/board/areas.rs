//! Free areas where things lie in rows, and dice as they fell. The others' areas above, then what is fought out, the
//! viewer's own below. Where a seat has several areas they lie side by side, and many seats fold to name plates.

use super::{card, clash, grid::hit};
use crate::icon::{icon, seat_class, seat_shape};
use crate::label::Namer;
use crate::table::Desk;
use crate::things;
use draw::said;
use kernel::Seat;
use kernel::scene::{Area, Attachment, Card, Dice, Thing};
use maud::{Markup, html};

/// The areas of one seat, or of nobody.
type Force<'a> = (Option<Seat>, Vec<&'a Area>);

pub(super) fn areas(desk: &Desk<'_>, areas: &[Area]) -> Markup {
    let mut forces: Vec<Force<'_>> = vec![];
    for area in areas {
        match forces.iter_mut().find(|(seat, _)| *seat == area.seat) {
            Some((_, force)) => force.push(area),
            None => forces.push((area.seat, vec![area])),
        }
    }
    let camp = is_camp(areas);
    let crowded = forces.len() > 3;
    let is_own = |seat: Option<Seat>| seat.is_some() && seat == desk.bottom();
    let (own, others): (Vec<Force<'_>>, Vec<Force<'_>>) = forces.into_iter().partition(|(seat, _)| is_own(*seat));
    let plates = camp && others.iter().filter(|(seat, _)| seat.is_some()).count() > 1;
    let others = html! { @for (seat, force) in &others { (side(desk, *seat, force, plates && seat.is_some())) } };
    html! {
        div.slab.front .camp[camp] .crowded[crowded] role="group" aria-label=(desk.namer.word("page-board")) {
            // What scrolls is scrolled by keys, too.
            @if plates { section.fronts tabindex="0" aria-label=(desk.namer.word("page-seats")) { (others) } } @else { (others) }
            (clash::between(desk))
            @for (seat, force) in &own { (side(desk, *seat, force, false)) }
        }
    }
}

/// Areas beside another board.
pub(super) fn beside(desk: &Desk<'_>, areas: &[Area]) -> Markup {
    html! { @for area in areas { (zone(desk, area)) } }
}

/// Whether somebody has several areas, which then lie side by side.
pub(crate) fn is_camp(areas: &[Area]) -> bool {
    areas.iter().any(|a| a.seat.is_some() && areas.iter().filter(|b| b.seat == a.seat).count() > 1)
}

fn side(desk: &Desk<'_>, seat: Option<Seat>, force: &[&Area], plate: bool) -> Markup {
    let own = seat.is_some() && seat == desk.view.seat();
    let zones = html! { @for area in force { (zone(desk, area)) } };
    match seat.filter(|_| plate) {
        None => html! { div.force.(seat_class(seat)) .own-force[own] { (zones) } },
        Some(whose) => html! {
            details.force.(seat_class(seat)) id={ "force-" (whose.0) } open[concerned(desk, whose, force)] {
                (name_plate(desk, whose, force))
                div.zones { (zones) }
            }
        },
    }
}

/// Folded, a seat shows its name, its figures and how many stand there.
fn name_plate(desk: &Desk<'_>, seat: Seat, force: &[&Area]) -> Markup {
    let panel = desk.view.scene.seats.iter().find(|panel| panel.seat == seat);
    let count: usize = force.iter().map(|area| area.things.len()).sum();
    html! {
        summary.(seat_class(Some(seat))) {
            (seat_shape(seat))
            b { (desk.namer.speaker.name(seat)) }
            @if let Some(title) = panel.and_then(|panel| desk.namer.some(panel.title.as_ref())) { small { (title) } }
            span.gap {}
            @if let Some(panel) = panel {
                @for counter in &panel.counters {
                    span.fig title=(desk.namer.say(&counter.label)) {
                        @if let Some(sign) = counter.icon { (icon(sign.0)) } (said::counted(counter))
                    }
                }
            }
            span.fig { (icon("i-card")) (count) }
        }
    }
}

/// Nobody fights, or this seat does, or something of it can be pointed at.
fn concerned(desk: &Desk<'_>, seat: Seat, force: &[&Area]) -> bool {
    let scene = &desk.view.scene;
    let fights = |clash: &kernel::scene::Clash| clash.sides.iter().any(|side| side.seat == Some(seat));
    let ids: Vec<&str> = force.iter().flat_map(|area| all_ids(area)).collect();
    let aimed = scene.pending.iter().flat_map(|p| &p.aims).filter_map(|aim| aim.id.as_deref());
    scene.clashes.is_empty()
        || scene.clashes.iter().any(fights)
        || desk.choices.here(&ids).first().is_some()
        || aimed.into_iter().any(|id| ids.contains(&id))
}

/// The ids of an area and of everything in it.
fn all_ids(area: &Area) -> Vec<&str> {
    let cards = area.at_it.iter().chain(area.things.iter().filter_map(|thing| match thing {
        Thing::Card(card) => Some(card),
        Thing::Piece(_) | Thing::Barrier(_) | Thing::Marker(_) | Thing::Die(_) => None,
    }));
    let hung = cards.filter_map(|card| match card {
        Card::Known(known) => Some(said::hung(known)),
        Card::Unknown { .. } => None,
    });
    let hung: Vec<&str> = hung.flatten().map(|(_, attachment)| said::card_id(&attachment.card)).collect();
    let here = std::iter::once(area.id.as_str()).chain(area.things.iter().map(said::thing_id));
    here.chain(area.at_it.iter().map(said::card_id)).chain(hung).collect()
}

fn zone(desk: &Desk<'_>, area: &Area) -> Markup {
    let here = desk.choices.here(&[&area.id]);
    let label = desk.namer.say(&area.label);
    // Everybody may have one of that name.
    let called = area.seat.map_or_else(|| label.clone(), |seat| format!("{label}, {}", desk.namer.speaker.name(seat)));
    let many = area.things.len().min(9);
    html! {
        section.zone.{ "n-" (many) " " (here.classes()) } .bare[area.things.is_empty()] data-ids=(area.id) aria-label=(called) {
            header {
                @if let Some(seat) = area.seat { (seat_shape(seat)) }
                b { (label) }
                @if let Some(room) = area.room { small { (area.things.len()) "/" (room) } }
                @for card in &area.at_it { (at_it(desk, area, card)) }
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

/// A card that lies at the area itself, and whose it is where that is not plain; the one a combat happens at is ringed.
fn at_it(desk: &Desk<'_>, area: &Area, card: &Card) -> Markup {
    let id = said::card_id(card);
    let here = desk.choices.here(&[id]);
    let fought = desk.view.scene.clashes.iter().any(|clash| clash.at.as_deref() == Some(id));
    let guest = said::card_seat(card).filter(|seat| Some(*seat) != area.seat);
    let inside = html! {
        @if let Some(seat) = guest { span.shape.(seat_class(Some(seat))) { (seat_shape(seat)) } }
        @if let Some(sign) = sign(card) { (icon(sign)) }
        span { (desk.namer.short_name(card)) }
        @if let Card::Known(known) = card {
            @if !known.attachments.is_empty() { b { "+" (known.attachments.len()) } }
        }
    };
    html! {
        span.here.(here.classes()) .in[fought] data-ids=(id) {
            @if let Some(key) = here.key() { span.key.in.rare[here.is_rare()] aria-hidden="true" { (key) } }
            (hit(desk, &here, &desk.namer.card(card), Some(card), inside))
        }
    }
}

fn sign(card: &Card) -> Option<&'static str> {
    match card {
        Card::Known(known) => known.sigil.map(|sigil| sigil.0),
        Card::Unknown { .. } => None,
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
    let id = said::thing_id(thing);
    let here = desk.choices.here(&[id]);
    let label = desk.namer.thing(thing);
    let inside = match thing {
        Thing::Card(card) => card::lying(&desk.namer, card),
        Thing::Piece(piece) => things::piece(piece),
        Thing::Barrier(barrier) => things::barrier(None, barrier),
        Thing::Marker(marker) => things::marker(&desk.namer, marker),
        Thing::Die(die) => return html! { (things::die(die, &label)) },
    };
    let zoom = match thing {
        Thing::Card(card @ Card::Known(_)) => Some(card),
        Thing::Card(_) | Thing::Piece(_) | Thing::Barrier(_) | Thing::Marker(_) | Thing::Die(_) => None,
    };
    let role = clash::role(&desk.view.scene, id);
    html! {
        div.spot.(here.classes()) .fights[role.is_some()] .hinted[here.hinted] data-ids=(id) {
            @if let Some(key) = here.key() { span.key.rare[here.is_rare()] aria-hidden="true" { (key) } }
            (hit(desk, &here, &label, zoom, inside))
            @if let Some(sign) = role { svg.i.role aria-hidden="true" { (crate::icon::reference(sign)) } }
        }
        @if let Thing::Card(Card::Known(known)) = thing {
            @for (depth, attachment) in said::hung(known) { (hung(desk, attachment, depth)) }
        }
    }
}

/// What a card carries: a strip under it, which may be an answer itself.
fn hung(desk: &Desk<'_>, attachment: &Attachment, depth: usize) -> Markup {
    let card = &attachment.card;
    let id = said::card_id(card);
    let here = desk.choices.here(&[id]);
    let used =
        desk.view.scene.clashes.iter().flat_map(|clash| &clash.sides).any(|side| side.uses.iter().any(|u| u == id));
    let idle = desk.namer.some(attachment.idle.as_ref());
    let label = [Some(desk.namer.card(card)), idle.clone()].into_iter().flatten().collect::<Vec<_>>().join(", ");
    let short = desk.namer.short_name(card);
    let inside = html! {
        (icon(sign(card).unwrap_or("i-plus")))
        span.{ "tight tight-" (short.chars().count().clamp(4, 12)) } { (short) }
        @if let Some(changes) = desk.namer.some(attachment.changes.as_ref()) { b { (changes) } }
    };
    html! {
        div.att.(here.classes()) .off[idle.is_some()] .deep[depth > 0] .used-now[used] data-ids=(id) {
            (hit(desk, &here, &label, Some(card), inside))
            @if let Some(key) = here.key() { span.key.in.rare[here.is_rare()] aria-hidden="true" { (key) } }
        }
    }
}

/// Throws of dice, as they fell.
pub(crate) fn thrown(namer: &Namer<'_>, throws: &[Dice]) -> Markup {
    html! {
        div.throws {
            @for throw in throws {
                figure {
                    span.dice { @for die in &throw.dice { (things::die(die, &namer.say(&die.label))) } }
                    figcaption { (namer.say(&throw.label)) }
                }
            }
        }
    }
}
