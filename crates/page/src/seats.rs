//! A seat's panel: who sits there, its clock, its numbers, its piles.

use crate::board::card::is_two_sided;
use crate::board::grid::hit;
use crate::icon::{icon, seat_class, seat_shape};
use crate::kits::kits;
use crate::table::Desk;
use crate::things;
use crate::view::SitterKind;
use draw::said;
use kernel::scene::{Card, Counter, Pile, SeatPanel, Track};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

/// Everybody but the viewer, from the viewer's left.
pub(crate) fn others(desk: &Desk<'_>) -> Markup {
    let seats = &desk.view.scene.seats;
    let mine = seats.iter().position(|panel| Some(panel.seat) == desk.bottom());
    let first = mine.map_or(0, |i| i + 1);
    let others = (0..seats.len()).map(|i| (first + i) % seats.len()).filter(|i| Some(*i) != mine);
    let panels: Vec<&SeatPanel> = others.map(|i| &seats[i]).collect();
    let all = html! {
        section.a-opp.others.few[panels.len() == 2].many[panels.len() > 2] id="others" {
            @for panel in panels { (seat(desk, panel, "")) }
        }
    };
    desk.part("others", all)
}

/// The viewer's own seat; for a spectator the first.
pub(crate) fn mine(desk: &Desk<'_>) -> Markup {
    html! { @if let Some(panel) = desk.own_panel() { (seat(desk, panel, "a-me")) } }
}

fn seat(desk: &Desk<'_>, panel: &SeatPanel, area: &str) -> Markup {
    let n = &desk.namer;
    let name = n.some(panel.name.as_ref()).unwrap_or_else(|| n.speaker.name(panel.seat));
    let title = n.some(panel.title.as_ref());
    let label = [Some(name.clone()), title.clone()].into_iter().flatten().collect::<Vec<_>>().join(", ");
    let to_move = desk.is_asked(panel.seat);
    let (vital, small): (Vec<&Counter>, Vec<&Counter>) = panel.counters.iter().partition(|c| c.of.is_some());
    // By the panel, not the seat: one person may lead two armies.
    let at = desk.view.scene.seats.iter().position(|p| std::ptr::eq(p, panel)).unwrap_or_default();
    let id = format!("panel-{at}");
    let here = desk.choices.here(&[&panel.id]);
    let ids = (!panel.id.is_empty()).then_some(panel.id.as_str());
    // Own units stand above the hand.
    let is_held = |card: &&Card| area.is_empty() || !is_two_sided(card);
    let laid: Vec<&Card> = panel.cards.iter().filter(is_held).collect();
    let section = html! {
        section.seat.{ (seat_class(Some(panel.seat))) " " (area) } .out[panel.out] .to-move[to_move] .aimed-at[here.first().is_some()] id=(id) aria-label=(label) data-seat=(panel.seat.0) data-ids=[ids] {
            @if here.first().is_some() {
                @if let Some(key) = here.key() { span.key.rare[here.is_rare()] aria-hidden="true" { (key) } }
                (hit(desk, &here, &label, None, html! {}))
            }
            h2.who {
                (seat_shape(panel.seat))
                span.name { (name) }
                (presence(desk, panel.seat))
                @if let Some(title) = title { small { (title) } }
                (clock(desk, panel.seat, to_move))
            }
            div.body {
                @if panel.out { p.gone { (n.word("out-of-game")) } }
                @for counter in vital { (life(desk, counter)) }
                @for t in &panel.tracks { (track(desk, t)) }
                @if !small.is_empty() || !panel.piles.is_empty() {
                    ul.piles {
                        @for counter in small { (count(desk, counter)) }
                        @for p in &panel.piles { (pile(desk, p)) }
                    }
                }
                @if !panel.markers.is_empty() {
                    p.toks { @for marker in &panel.markers { (things::marker(n, marker)) } }
                }
                @if !laid.is_empty() { ul.held { @for card in laid { (held(desk, card)) } } }
                (kits(desk, panel, !area.is_empty()))
            }
        }
    };
    desk.part(&id, section)
}

/// A card that is laid before a seat: its name opens it, and it may be an answer.
fn held(desk: &Desk<'_>, card: &Card) -> Markup {
    let id = said::card_id(card);
    let here = desk.choices.here(&[id]);
    let Card::Known(known) = card else { return html! { li data-ids=(id) { (desk.namer.card_name(card)) } } };
    let about = desk.namer.some(known.side.as_ref());
    let inside = html! {
        @if let Some(sign) = known.sigil { (icon(sign.0)) }
        b { (desk.namer.say(&known.name)) }
        @if let Some(about) = about { small { (about) } }
    };
    html! {
        li.(here.classes()) data-ids=(id) {
            @if let Some(key) = here.key() { span.key.in.rare[here.is_rare()] aria-hidden="true" { (key) } }
            (hit(desk, &here, &desk.namer.card(card), Some(card), inside))
        }
    }
}

fn presence(desk: &Desk<'_>, seat: Seat) -> Markup {
    let Some(sitter) = desk.view.sitters.get(seat.index()) else { return html! {} };
    let (sign, key) = match sitter.kind {
        SitterKind::Person { online: true } => return html! {},
        SitterKind::Person { online: false } => ("i-plug", "page-away"),
        SitterKind::Bot => ("i-bot", "page-bot"),
        SitterKind::Free => ("i-plus", "page-free-seat"),
    };
    let words = desk.namer.word(key);
    html! { span.state title=(words) { (icon(sign)) span.sr { (words) } } }
}

/// Minutes and seconds; the script lets it run while the seat is to move.
fn clock(desk: &Desk<'_>, seat: Seat, runs: bool) -> Markup {
    let left = desk.view.sitters.get(seat.index()).and_then(|sitter| sitter.clock_ms);
    let Some(ms) = left else { return html! {} };
    let id = format!("clock-{}", seat.0);
    let clock = html! {
        span.clock id=(id) role="timer" data-ms=(ms) data-runs[runs] .low[ms < 60_000] { (icon("i-clock")) span { (minutes(ms)) } }
    };
    desk.part(&id, clock)
}

fn minutes(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

fn life(desk: &Desk<'_>, counter: &Counter) -> Markup {
    let of = counter.of.unwrap_or_default();
    html! {
        div.vital data-ids=(counter.id) {
            span.label { (desk.namer.say(&counter.label)) }
            span { @if let Some(sign) = counter.icon { (icon(sign.0)) } " " b { (said::minus(counter.value)) } "/" (of) (change(counter)) }
            (things::bar(counter.value, of))
        }
    }
}

/// A figure. It may be an answer (a debt is paid); one that says where it comes from opens.
fn count(desk: &Desk<'_>, counter: &Counter) -> Markup {
    let here = desk.choices.here(&[&counter.id]);
    let label = desk.namer.say(&counter.label);
    let figure = html! {
        b { @if let Some(sign) = counter.icon { (icon(sign.0)) } (said::minus(counter.value)) (change(counter)) }
        " " span { (label) }
    };
    html! {
        li.(here.classes()) data-ids=(counter.id) {
            @if let Some(key) = here.key() { span.key.in.rare[here.is_rare()] aria-hidden="true" { (key) } }
            @if here.first().is_some() {
                (hit(desk, &here, &label, None, figure))
            } @else if counter.parts.is_empty() {
                (figure)
            } @else {
                (summed(desk, counter, &label, &figure))
            }
        }
    }
}

/// What a figure is the sum of, behind it.
fn summed(desk: &Desk<'_>, counter: &Counter, label: &str, figure: &Markup) -> Markup {
    let id = desk.key("sum", &counter.id);
    let change = counter.change.map_or(String::new(), |change| format!(" {}", said::signed(change)));
    let spoken = format!("{}{change} {label}", said::minus(counter.value));
    let heading = match counter.change {
        Some(change) => format!("{label} {}", said::signed(change)),
        None => format!("{label} {}", said::counted(counter)),
    };
    html! {
        button.look type="button" popovertarget=(id) aria-label=(spoken) { (figure) }
        div.sheet.panel.sum id=(id) popover role="dialog" aria-label=(heading) {
            header.head {
                h2 { (heading) }
                button.btn.quiet type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(desk.namer.word("page-close")) { (icon("i-close")) }
            }
            @for (i, part) in counter.parts.iter().enumerate() { p { b { (said::share(i, part)) } " " (desk.namer.say(&part.source)) } }
        }
    }
}

fn change(counter: &Counter) -> Markup {
    html! { @if let Some(change) = counter.change { small.change { " " (said::signed(change)) } } }
}

pub(crate) fn track(desk: &Desk<'_>, track: &Track) -> Markup {
    let n = &desk.namer;
    html! {
        div.magic data-ids=(track.id) {
            span.label { (n.say(&track.label)) }
            span {
                @if let Some(sign) = track.icon { (icon(sign.0)) } " "
                b { (said::halves(track.value_in_halves)) }
                @if track.steps > 0 { "/" (track.steps) }
            }
            @if track.kinds.is_empty() { (things::steps(track)) } @else { (stages(desk, track)) }
            @if let Some(next) = n.some(track.next.as_ref()) { small { (next) } }
        }
    }
}

/// Steps that differ: each with its number, what happens on it, and how far it has come.
fn stages(desk: &Desk<'_>, track: &Track) -> Markup {
    let now = track.value_in_halves / 2;
    html! {
        ol.stages-of {
            @for (n, kind) in (1u32..).zip(&track.kinds) {
                @let label = desk.namer.say(&kind.label);
                li.done[n < now].now[n == now].half[n == now + 1 && track.value_in_halves % 2 == 1] title=(label) aria-current=[(n == now).then_some("step")] {
                    b aria-hidden="true" { (n) }
                    @if let Some(sign) = kind.icon { (icon(sign.0)) }
                    span.sr { (label) }
                }
            }
        }
    }
}

/// A pile with its count; one that may be looked through opens.
pub(crate) fn pile(desk: &Desk<'_>, pile: &Pile) -> Markup {
    let label = desk.namer.say(&pile.label);
    let (id, place) = (desk.key("pile", &pile.id), desk.key("heap", &pile.id));
    let count = pile.count.map_or("?".into(), |count| count.to_string());
    let figure = html! { b { (icon(pile.icon.0)) (count) } " " span { (label) } };
    let cards = pile.open.as_deref().filter(|cards| !cards.is_empty());
    let top = pile.top.as_ref().filter(|_| cards.is_none());
    let heap = html! {
        li id=(place) data-ids=(pile.id) {
            @match (cards, top) {
                (Some(cards), _) => {
                    button.look type="button" popovertarget=(id) aria-label=(desk.namer.say(&Phrase::new("page-look-through").text("pile", &label).text("n", &count))) { (figure) }
                    div.sheet.panel.wide id=(id) popover role="dialog" aria-label=(label) {
                        header.head {
                            h2 { (label) " · " (count) }
                            button.btn.quiet type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(desk.namer.word("page-close")) { (icon("i-close")) }
                        }
                        (crate::turn::card_list(desk, cards))
                    }
                }
                (None, Some(top)) => (desk.zoom(top, figure)),
                (None, None) => (figure),
            }
        }
    };
    desk.part(&place, heap)
}
