//! What is fought out and what waits, between the others' areas and the viewer's own: stages, two sides with their sums,
//! the chain of plays. Decides nothing; every number comes with where it is from.

use crate::icon::{icon, seat_class, seat_shape};
use crate::table::Desk;
use draw::said;
use kernel::Phrase;
use kernel::scene::{Clash, ClashSide, Comparison, Number, Pending, Phase, Scene, When};
use maud::{Markup, html};

pub(super) fn between(desk: &Desk<'_>) -> Markup {
    let scene = &desk.view.scene;
    let Some((last, waiting)) = scene.clashes.split_last() else {
        return html! { @if !scene.pending.is_empty() { div.between { (chain(desk)) } } };
    };
    html! {
        div.between {
            @for clash in waiting { p.suspended { b { (desk.namer.say(&clash.label)) } " " (desk.namer.some(clash.note.as_ref()).unwrap_or_default()) } }
            (clash(desk, last))
            @if !scene.pending.is_empty() { (chain(desk)) }
        }
    }
}

/// The sign that somebody who takes part in a combat wears.
pub(super) fn role(scene: &Scene, id: &str) -> Option<&'static str> {
    let sides = scene.clashes.iter().rev().flat_map(|clash| &clash.sides);
    let side = sides.into_iter().find(|side| side.members.iter().any(|member| member == id))?;
    Some(side.icon.map_or("i-melee", |icon| icon.0))
}

fn clash(desk: &Desk<'_>, clash: &Clash) -> Markup {
    let n = &desk.namer;
    let now = clash.stages.iter().position(|stage| stage.when == When::Now);
    let now = now.map(|i| {
        let stage = Phrase::new("page-stage").number("n", i as i64 + 1).number("of", clash.stages.len() as i64);
        n.say(&stage.phrase("label", clash.stages[i].label.clone()))
    });
    let about = [now.clone(), n.some(clash.note.as_ref())].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let label = [Some(n.say(&clash.label)), now].into_iter().flatten().collect::<Vec<_>>().join(", ");
    html! {
        section.clash data-ids=(clash.id) aria-label=(label) {
            div.head2 {
                h3 { (n.say(&clash.label)) }
                span { (about) }
                @if !clash.stages.is_empty() { ol.stages { @for (i, stage) in clash.stages.iter().enumerate() { (step(desk, i, stage)) } } }
            }
            @for side in &clash.sides { (strikes(desk, side)) }
        }
    }
}

fn step(desk: &Desk<'_>, i: usize, stage: &Phase) -> Markup {
    let (class, current) = match stage.when {
        When::Done => ("done", None),
        When::Now => ("now", Some("step")),
        When::ToCome => ("", None),
    };
    let n = &desk.namer;
    let label = [n.some(Some(&stage.label)), n.some(stage.note.as_ref())];
    let label = label.into_iter().flatten().collect::<Vec<_>>().join(": ");
    html! { li.(class) aria-current=[current] aria-label=(label) title=(label) { (i + 1) } }
}

fn strikes(desk: &Desk<'_>, side: &ClashSide) -> Markup {
    let n = &desk.namer;
    let names = |ids: &[String]| ids.iter().map(|id| desk.name_of(id)).collect::<Vec<_>>().join(", ");
    // What is in the sum already is not named beside it.
    let summed =
        |name: &String| side.blow.iter().flat_map(|blow| &blow.left.parts).any(|part| n.say(&part.source) == *name);
    let uses: Vec<String> = side.uses.iter().map(|id| desk.name_of(id)).filter(|name| !summed(name)).collect();
    let with = (!uses.is_empty()).then(|| n.say(&Phrase::new("page-uses").text("names", uses.join(", "))));
    let who = match &side.blow {
        Some(blow) => n.say(&blow.label),
        None => format!("{}: {}", n.say(&side.label), names(&side.members)),
    };
    html! {
        div.side.(seat_class(side.seat)) {
            h4 {
                @if let Some(seat) = side.seat { span.shape.(seat_class(Some(seat))) { (seat_shape(seat)) } }
                (who)
                @if let Some(note) = n.some(side.note.as_ref()) { small.note { (note) } }
            }
            @match (&side.blow, with) {
                (Some(blow), with) => (compared(desk, blow, with)),
                (None, Some(with)) => p.uses { (with) },
                (None, None) => {}
            }
        }
    }
}

fn compared(desk: &Desk<'_>, blow: &Comparison, with: Option<String>) -> Markup {
    let n = &desk.namer;
    html! {
        div.vs {
            (sign(&blow.left)) (said::minus(blow.left.value))
            small.rel { (blow.relation) }
            (sign(&blow.right)) (said::minus(blow.right.value))
            small { (n.say(&blow.verdict)) @if let Some(with) = with { span.uses { " · " (with) } } }
        }
        (formula(desk, &blow.left))
        (formula(desk, &blow.right))
    }
}

fn sign(number: &Number) -> Markup {
    html! { @if let Some(sign) = number.icon { (icon(sign.0)) } }
}

/// `⚔ 16 = 11 printed +1 Dark Fire`
fn formula(desk: &Desk<'_>, number: &Number) -> Markup {
    html! {
        @if number.parts.len() > 1 {
            p.formula {
                b { (sign(number)) " " (said::minus(number.value)) " =" }
                span { (crate::turn::parts(desk, number)) }
            }
        }
    }
}

/// What was begun and waits, the first first; the last is settled first.
fn chain(desk: &Desk<'_>) -> Markup {
    html! { ol.chain { @for pending in &desk.view.scene.pending { (link(desk, pending)) } } }
}

fn link(desk: &Desk<'_>, pending: &Pending) -> Markup {
    let n = &desk.namer;
    let aims: Vec<String> = pending.aims.iter().map(|aim| n.say(&aim.label)).collect();
    let about = [n.some(Some(&pending.label)), n.some(pending.note.as_ref())];
    let about = about.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let off = n.some(pending.off.as_ref());
    html! {
        li .off[off.is_some()] data-ids=(pending.id) {
            @if let Some(seat) = pending.seat { span.shape.(seat_class(Some(seat))) { (seat_shape(seat)) } }
            @if let Some(card) = &pending.card { (desk.zoom(card, html! { b { (n.card_name(card)) } })) }
            @if !aims.is_empty() {
                @if pending.card.is_some() { span.to { "→ " (aims.join(", ")) } } @else { b { (aims.join(", ")) } }
            }
            small { (about) }
            @if let Some(off) = off { b.verdict { (off) } }
        }
    }
}
