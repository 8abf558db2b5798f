//! A card of the hand that lives by what it says: each effect is a field of its own, with its own answer and its own reason
//! why not now. A card with numbers or a pattern is in `card`.

use super::card::{picture, sigil};
use crate::answers::Here;
use crate::icon::icon;
use crate::table::Desk;
use kernel::scene::{Card, Effect, KnownCard};
use maud::{Markup, html};

/// Whether its effects say when they may be used, and nothing else is printed on it.
pub(super) fn has_effects(known: &KnownCard) -> bool {
    known.stats.is_empty() && known.pattern.is_none() && known.effects.iter().any(|effect| effect.timing.is_some())
}

pub(super) fn medium(desk: &Desk<'_>, card: &Card, known: &KnownCard, id: &str) -> Markup {
    let n = &desk.namer;
    let whole = desk.choices.here(&[&known.id]);
    let label = n.card(card);
    let is_live = |effect: &Effect| is_lit(&desk.choices.here(&[&effect.id]));
    let lit = is_lit(&whole) || known.effects.iter().any(is_live);
    let why = known.effects.iter().find_map(|effect| n.some(effect.not_now.as_ref())).filter(|_| !lit);
    html! {
        div.card.m.duo.{ (whole.classes()) } .lit-card[lit] .idle[why.is_some()] .hinted[whole.hinted] data-ids=(known.id) data-thing={ (known.card) "-0" } {
            div.top-of {
                @if let Some(key) = whole.key() { span.key.in.rare[whole.is_rare()] aria-hidden="true" { (key) } }
                (picture(known))
                h3.name aria-hidden="true" { (n.say(&known.name)) }
                p.kind aria-hidden="true" {
                    (icon(sigil(known)))
                    @match known.effects.first().and_then(|effect| n.some(effect.timing.as_ref())) {
                        Some(timing) => span title=(n.say(&known.kind)) { (timing) },
                        None => (n.say(&known.kind)),
                    }
                }
                button.hit type="button" popovertarget=(id) data-zoom=(id) aria-label=(label) {}
            }
            @for effect in &known.effects { (field(desk, known, effect, id)) }
            @if let Some(why) = &why { p.why { (why) } }
            @if let Some(choice) = whole.only() {
                button.hit.whole form=(choice.form()) name="answer" value=(choice.id) data-n=(choice.number) data-zoom=(id) aria-label={ (choice.spoken()) ". " (label) } {}
            } @else if let Some(choice) = whole.first() {
                a.hit.whole href={ "#" (choice.anchor()) } role="button" data-zoom=(id) aria-label={ (desk.several(&whole)) ". " (label) } {}
            }
        }
    }
}

fn is_lit(here: &Here<'_>) -> bool {
    here.first().is_some() || here.picked
}

fn field(desk: &Desk<'_>, known: &KnownCard, effect: &Effect, id: &str) -> Markup {
    let n = &desk.namer;
    let here = desk.choices.here(&[&effect.id]);
    let (text, why) = (n.say(&effect.text), n.some(effect.not_now.as_ref()));
    let words = [Some(n.say(&known.name)), n.some(effect.word.as_ref()), Some(text.clone())];
    let label = words.into_iter().flatten().collect::<Vec<_>>().join(". ");
    html! {
        div.fx.{ (here.classes()) } .live[is_lit(&here)] .off[why.is_some()] .small[effect.timing.is_none()] .hinted[here.hinted] data-ids=(effect.id) title=[why] {
            @if let Some(key) = key(&here) { span.key.in.rare[here.is_rare()] aria-hidden="true" { (key) } }
            span.said aria-hidden="true" {
                @if let Some(word) = n.some(effect.word.as_ref()) { b { (word) } " " }
                (text)
            }
            @if let Some(choice) = here.only() {
                button.hit form=(choice.form()) name="answer" value=(choice.id) data-n=(choice.number) data-zoom=(id) aria-label={ (choice.spoken()) ". " (label) } {}
            } @else if let Some(choice) = here.first() {
                a.hit href={ "#" (choice.anchor()) } role="button" data-zoom=(id) aria-label={ (desk.several(&here)) ". " (label) } {}
            }
        }
    }
}

/// The number of the one answer here; where a target is picked next, the first of them.
fn key(here: &Here<'_>) -> Option<String> {
    let first = here.origins.first();
    here.key().or_else(|| {
        first.map(
            |choice| if here.origins.len() > 1 { format!("{}…", choice.number) } else { choice.number.to_string() },
        )
    })
}
