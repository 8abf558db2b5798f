//! A card enlarged: everything there is to know of it, in words, with where each number comes from.

use super::card::{pattern, picture};
use crate::icon::{icon, seat_class, seat_shape};
use crate::table::Desk;
use crate::turn::explained;
use draw::said;
use kernel::scene::{Attachment, Card, Effect, KnownCard, Number};
use maud::{Markup, html};

/// The enlarged card, hidden until somebody wants it; opens without script too.
pub(crate) fn popover(desk: &Desk<'_>, card: &Card, id: &str) -> Markup {
    let Card::Known(known) = card else { return html! {} };
    let card = html! {
        div.big id=(id) popover role="dialog" aria-label=(desk.namer.say(&known.name)) { (large(desk, known)) }
    };
    desk.part(id, card)
}

fn large(desk: &Desk<'_>, known: &KnownCard) -> Markup {
    let n = &desk.namer;
    let seat = known.controller.or(known.owner);
    let kind = [n.some(Some(&known.kind)), n.some(known.side.as_ref()), seat.map(|seat| n.owner(seat))];
    let kind = kind.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    html! {
        article.card.l.(seat_class(seat)) {
            div.plate {
                @if let Some(seat) = seat { (seat_shape(seat)) }
                h3 { (n.say(&known.name)) }
            }
            div.pic {
                (picture(known))
                @if let Some(grid) = &known.pattern { (pattern(grid, 20)) }
            }
            p.kind { (kind) }
            @if !known.stats.is_empty() { dl { @for stat in &known.stats { (row(desk, stat)) } } }
            @for effect in &known.effects { (rule(desk, effect)) }
            @for token in &known.tokens { p.note { @if let Some(sign) = token.icon { (icon(sign.0)) } " " (n.marker(&n.say(&token.label), token.count)) } }
            @for attachment in &known.attachments { (attached(desk, attachment)) }
            @if let Some(state) = n.some(known.state.as_ref()) { p.note { b { (state) } } }
            footer { span.gap {} a href={ "/g/" (desk.view.game.about().key) "/cards?card=" (known.card) } { (n.word("page-in-gallery")) } }
        }
    }
}

pub(crate) fn row(desk: &Desk<'_>, stat: &Number) -> Markup {
    let label = desk.namer.say(&stat.label);
    html! {
        div {
            dt { @if let Some(sign) = stat.icon { (icon(sign.0)) } " " (label) }
            dd { b { (said::figure(stat)) } (explained(desk, stat)) }
        }
    }
}

fn rule(desk: &Desk<'_>, effect: &Effect) -> Markup {
    let n = &desk.namer;
    html! {
        p.rule data-ids=(effect.id) {
            @if let Some(word) = n.some(effect.word.as_ref()) { b { (word) "." } " " }
            @if let Some(timing) = n.some(effect.timing.as_ref()) { small { (timing) } " " }
            (n.say(&effect.text))
            @if let Some(why) = n.some(effect.not_now.as_ref()) { " " small { (why) } }
        }
    }
}

fn attached(desk: &Desk<'_>, attachment: &Attachment) -> Markup {
    let n = &desk.namer;
    html! {
        p.note {
            b { (n.card_name(&attachment.card)) }
            @if let Some(changes) = n.some(attachment.changes.as_ref()) { " " (changes) }
            @if let Some(idle) = n.some(attachment.idle.as_ref()) { " " small { (idle) } }
        }
    }
}

/// The effects in a few lines, for a card in the hand.
pub(crate) fn text(desk: &Desk<'_>, known: &KnownCard) -> Markup {
    let n = &desk.namer;
    html! {
        @for (i, effect) in known.effects.iter().enumerate() {
            @if i > 0 { " " }
            @if let Some(word) = n.some(effect.word.as_ref()) { b { (word) "." } " " }
            (n.say(&effect.text))
        }
    }
}
