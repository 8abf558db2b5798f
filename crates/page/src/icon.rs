//! Symbols of the sprite on a page: used by name, and brought along by whatever page uses them.

use draw::seat_icon;
use kernel::Seat;
use kernel::scene::Portrait;
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeSet;

/// The stones by level: round with one ring, octagon with two, star with three; coloured by the classes `p1` to `p8`.
const STONES: [(&str, &str); 3] = [
    (
        "st-1",
        r#"<circle class="sh" r="23" cy="3"/><circle class="b" r="23"/><circle class="shine" r="22"/><circle class="rim" r="17"/>"#,
    ),
    (
        "st-2",
        r#"<path class="sh" d="M-10.5-22H10.5L25-7.500V13.500L10.500 28H-10.500L-25 13.500V-7.500z"/><path class="b" d="M-10.500-25H10.500L25-10.500V10.500L10.500 25H-10.500L-25 10.500V-10.500z"/><path class="shine" d="M-10-24H10L24-10V10L10 24H-10L-24 10V-10z"/><path class="rim" d="M-8.300-20H8.300L20-8.300V8.300L8.300 20H-8.300L-20 8.300V-8.300z"/><path class="rim" d="M-6.200-15H6.200L15-6.200V6.200L6.200 15H-6.200L-15 6.200V-6.200z"/>"#,
    ),
    (
        "st-3",
        r#"<path class="sh" d="M0-27l8.400 9.700 12.800-.9-.9 12.800L30 3l-9.700 8.400.9 12.800-12.800-.9L0 33l-8.400-9.700-12.800.9.9-12.800L-30 3l9.700-8.400-.9-12.800 12.800.9z"/><path class="b" d="M0-30l8.400 9.700 12.800-.9-.9 12.800L30 0l-9.700 8.400.9 12.800-12.800-.9L0 30l-8.400-9.700-12.800.9.9-12.800L-30 0l9.700-8.400-.9-12.800 12.800.9z"/><circle class="shine" r="20"/><circle class="rim" r="19"/><circle class="rim" r="15"/><circle class="rim" r="11"/>"#,
    ),
];

/// Beside words: screen readers skip it.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { (reference(name)) } }
}

/// A drawing of its own size and class.
pub(crate) fn drawing(class: &str, name: &str) -> Markup {
    html! { svg.(class) aria-hidden="true" { (reference(name)) } }
}

/// What a card shows.
pub(crate) fn portrayed(portrait: Portrait) -> Markup {
    drawing("portrait", &draw::portrait_name(portrait.0))
}

pub(crate) fn reference(name: &str) -> Markup {
    let is_drawn = draw::has_symbol(name) || STONES.iter().any(|(id, _)| *id == name);
    let name = if is_drawn { name } else { "i-star" };
    html! { use href={ "#" (name) } {} }
}

pub(crate) fn seat_shape(seat: Seat) -> Markup {
    icon(seat_icon(seat))
}

/// The class that gives an element a seat's colours; six seats have colours of their own, others borrow them.
pub(crate) fn seat_class(seat: Option<Seat>) -> &'static str {
    match seat {
        None => "p0",
        Some(seat) => ["p1", "p2", "p3", "p4", "p5", "p6"][seat.index() % 6],
    }
}

/// A stone of a level with something inlaid; of a kind by which it can be seen moving.
pub(crate) fn stone(seat: Option<Seat>, level: u8, inlay: Option<&str>, thing: Option<&str>) -> Markup {
    let symbol = STONES[usize::from(level.clamp(1, 3)) - 1].0;
    let inlay = inlay.or(seat.map(seat_icon));
    html! {
        svg.{ "stone " (seat_class(seat)) } viewBox="-32 -32 64 64" data-thing=[thing] aria-hidden="true" {
            use href={ "#" (symbol) } x="-32" y="-32" width="64" height="64" {}
            @if let Some(name) = inlay {
                svg.in x="-9" y="-9" width="18" height="18" viewBox="0 0 24 24" { (reference(name)) }
            }
        }
    }
}

/// The gradient that stones of every level share.
const SHINE: &str = r##"<linearGradient id="shine" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient>"##;

/// A symbol as it stands in the sprite.
pub(crate) fn body_of(name: &str) -> Option<String> {
    if name == "shine" {
        return Some(SHINE.into());
    }
    if let Some((id, body)) = STONES.iter().find(|(id, _)| *id == name) {
        return Some(format!("<symbol id=\"{id}\" viewBox=\"-32 -32 64 64\" overflow=\"visible\">{body}</symbol>"));
    }
    draw::symbol(name).map(Into::into)
}

/// What the shell of a page uses itself, so that its content need not bring it, whatever it is replaced by.
const SHELL: [&str; 2] = ["i-close", "i-plug"];

/// The names of the symbols that a piece of HTML uses, those of the shell left out.
pub(crate) fn names(html: &str) -> impl Iterator<Item = &str> {
    let names = html.split("<use href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
    let with_shine = |name: &'_ str| name.starts_with("st-").then_some("shine");
    names.flat_map(move |name| [Some(name), with_shine(name)]).flatten().filter(|name| !SHELL.contains(name))
}

/// The symbols the content of a page uses, hidden, to stand in it.
pub(crate) fn symbols_of_content<'n>(names: impl Iterator<Item = &'n str>) -> Markup {
    let bodies: String = names.filter_map(body_of).collect();
    html! { svg.symbols id="symbols" aria-hidden="true" width="0" height="0" { (PreEscaped(bodies)) } }
}

/// The symbols a whole page uses and that do not stand in it yet.
pub(crate) fn symbols_of_page(markup: &Markup) -> Markup {
    let names: BTreeSet<&str> = names(&markup.0).chain(SHELL).collect();
    let missing = names.into_iter().filter(|name| !markup.0.contains(&format!(" id=\"{name}\"")));
    let bodies: String = missing.filter_map(body_of).collect();
    html! { svg.symbols aria-hidden="true" width="0" height="0" { (PreEscaped(bodies)) } }
}
