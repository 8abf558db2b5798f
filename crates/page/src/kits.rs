//! What belongs to a seat and is looked at as one: a hero with a level, a town with what stands and what could be built.

use crate::board::grid::hit;
use crate::board::large::row;
use crate::icon::{icon, portrayed};
use crate::seats::track;
use crate::table::Desk;
use draw::said;
use kernel::scene::{Card, Kit, KnownCard, SeatPanel};
use maud::{Markup, html};

/// One's own lie open, those of others are folded.
pub(crate) fn kits(desk: &Desk<'_>, panel: &SeatPanel, own: bool) -> Markup {
    if panel.kits.is_empty() {
        return html! {};
    }
    let id = format!("kits-{}", panel.seat.0);
    let kits = html! {
        div.kits.sheeted[own] id=(id) {
            @if own { (desk.close()) }
            @for kit in &panel.kits { (folded(desk, kit, own)) }
        }
    };
    desk.part(&id, kits)
}

fn folded(desk: &Desk<'_>, kit: &Kit, own: bool) -> Markup {
    let n = &desk.namer;
    let id = desk.key("kit", &kit.id);
    html! {
        details.kit id=(id) data-ids=(kit.id) open[own] {
            summary {
                @if let Some(portrait) = kit.portrait { (portrayed(portrait)) }
                h3 { (n.say(&kit.label)) }
                @if let Some(note) = n.some(kit.note.as_ref()) { small { (note) } }
            }
            @for one in &kit.tracks { (track(desk, one)) }
            @if !kit.numbers.is_empty() { dl.numbers { @for number in &kit.numbers { (row(desk, number)) } } }
            ul.items { @for card in &kit.cards { (item(desk, card)) } }
        }
    }
}

/// What is there has its tick; what is not has its price, and where it cannot be had the reason.
fn item(desk: &Desk<'_>, card: &Card) -> Markup {
    let id = said::card_id(card);
    let here = desk.choices.here(&[id]);
    let Card::Known(known) = card else { return html! { li data-ids=(id) { (desk.namer.card_name(card)) } } };
    let why = desk.namer.some(known.state.as_ref());
    let had = known.tokens.iter().any(|token| token.on);
    html! {
        li.(here.classes()) .had[had] .no[why.is_some()] title=[why] data-ids=(id) {
            (hit(desk, &here, &desk.namer.card(card), Some(card), inside(desk, known)))
            @if let Some(key) = here.key() { span.key.in.rare[here.is_rare()] aria-hidden="true" { (key) } }
        }
    }
}

fn inside(desk: &Desk<'_>, known: &KnownCard) -> Markup {
    let n = &desk.namer;
    let short = n.some(known.short.as_ref()).unwrap_or_else(|| n.say(&known.name));
    let side = n.some(known.side.as_ref()).filter(|_| known.tokens.iter().any(|token| token.on));
    html! {
        @if let Some(portrait) = known.portrait { (portrayed(portrait)) }
        b { (short) }
        @if let Some(side) = side { small { (side) } }
        @for token in known.tokens.iter().filter(|token| token.on) { @if let Some(sign) = token.icon { (icon(sign.0)) } }
        @let price: Vec<_> = known.stats.iter().filter(|stat| stat.label.key.starts_with("price")).collect();
        @if !price.is_empty() {
            small.price { @for part in price { (said::figure(part)) @if let Some(sign) = part.icon { (icon(sign.0)) } } }
        }
    }
}
