//! The turn panel: whose turn, its phases, the order of those who act, open goals, effects that last, numbers compared.

use crate::board::card::{medium_or_back, picture};
use crate::board::fight;
use crate::icon::{icon, portrayed, seat_class, seat_shape};
use crate::table::Desk;
use crate::things;
use draw::said;
use kernel::Phrase;
use kernel::scene::{Card, Comparison, Goal, Lasting, Number, OrderEntry, Phase, When};
use maud::{Markup, html};

pub(crate) fn turn(desk: &Desk<'_>) -> Markup {
    let scene = &desk.view.scene;
    let n = &desk.namer;
    let plays = scene.turn.seat.filter(|_| desk.view.outcome.is_none());
    html! {
        section.panel.turn.a-turn id="turn" aria-label=(n.word("page-turn")) {
            h2 {
                span { (n.some(Some(&scene.turn.label)).unwrap_or_else(|| n.word("page-turn"))) }
                @if let Some(seat) = plays { small { (n.say(&Phrase::new("page-plays").seat("seat", seat))) } }
                (desk.close())
            }
            @if !scene.turn.phases.is_empty() {
                ol.phases { @for phase in &scene.turn.phases { (step(desk, phase)) } }
            }
            // A fight has its order, its sums and what lasts beside the board.
            @if !scene.order.is_empty() && !fight::is_fight(scene) {
                ol.order.onpage { @for entry in &scene.order { (order(desk, entry)) } }
            }
            @for track in &scene.tracks { (crate::seats::track(desk, track)) }
            @if !scene.goals.is_empty() {
                ul.tasks { @for goal in &scene.goals { (task(desk, goal)) } }
            }
            @if !scene.piles.is_empty() {
                ul.piles { @for pile in &scene.piles { (crate::seats::pile(desk, pile)) } }
            }
            @if !fight::is_fight(scene) {
                @for lasting in &scene.lasting { (lasts(desk, lasting)) }
                @for sum in &scene.sums { (compared(desk, sum)) }
            }
        }
    }
}

/// Where the turn stands, in a few words for the top bar of a phone.
pub(crate) fn in_short(desk: &Desk<'_>) -> String {
    let turn = &desk.view.scene.turn;
    // A combat with stages goes first.
    if let Some(clash) = desk.view.scene.clashes.last()
        && let Some(now) = clash.stages.iter().position(|stage| stage.when == When::Now)
    {
        let stage = Phrase::new("page-stage-in-short").number("n", now as i64 + 1);
        return desk.namer.say(&stage.number("of", clash.stages.len() as i64));
    }
    let now = turn.phases.iter().find(|phase| phase.when == When::Now);
    now.map_or_else(|| desk.namer.say(&turn.label), |phase| desk.namer.say(&phase.label))
}

fn step(desk: &Desk<'_>, phase: &Phase) -> Markup {
    let (class, sign, current) = match phase.when {
        When::Done => ("done", Some("i-check"), None),
        When::Now => ("now", Some("i-play"), Some("step")),
        When::ToCome => ("", None, None),
    };
    html! {
        li.(class) aria-current=[current] {
            @if let Some(sign) = sign { (icon(sign)) }
            (desk.namer.say(&phase.label))
            @if let Some(note) = desk.namer.some(phase.note.as_ref()) { small { (note) } }
        }
    }
}

pub(crate) fn order(desk: &Desk<'_>, entry: &OrderEntry) -> Markup {
    let class = match entry.when {
        When::Done => "done",
        When::Now => "now",
        When::ToCome => "",
    };
    html! {
        li.{ (class) " " (seat_class(entry.seat)) } data-ids=(entry.id) {
            @if let Some(seat) = entry.seat { (seat_shape(seat)) }
            @if let Some(number) = entry.number { b { (said::minus(number)) } }
            span { (desk.namer.say(&entry.label)) }
            @if let Some(note) = desk.namer.some(entry.note.as_ref()) { small { (note) } }
        }
    }
}

fn task(desk: &Desk<'_>, goal: &Goal) -> Markup {
    let n = &desk.namer;
    html! {
        li.met[goal.met] data-ids=(goal.id) {
            b.pts { (goal.points.map_or("·".into(), said::minus)) }
            span {
                @if let Some(portrait) = desk.portraits.of_name(&goal.label) { (portrayed(portrait)) }
                b { (n.say(&goal.label)) }
                @if goal.met { " " (icon("i-check")) small { (n.word("met-now")) } }
                @if let Some((done, of)) = goal.progress.filter(|_| !goal.met) { " " small.count { (done) "/" (of) } }
                br;
                small { (n.say(&goal.text)) }
                @if let Some((done, of)) = goal.progress.filter(|(_, of)| *of <= 20) { (things::bar(done as i32, of as i32)) }
            }
        }
    }
}

pub(crate) fn lasts(desk: &Desk<'_>, lasting: &Lasting) -> Markup {
    let n = &desk.namer;
    html! {
        div.active data-at=[lasting.on.as_deref()] {
            @if let Some(seat) = lasting.seat { span.shape.(seat_class(Some(seat))) { (seat_shape(seat)) } }
            (desk.zoom(&lasting.card, html! {
                @if let Card::Known(known) = &lasting.card { (picture(known)) }
                b { (n.card_name(&lasting.card)) }
            }))
            @if let Some(on) = &lasting.on { span.to { "→ " (desk.name_of(on)) } }
            small { (n.say(&lasting.until)) }
        }
    }
}

/// Two numbers held against each other, and where each comes from.
pub(crate) fn compared(desk: &Desk<'_>, sum: &Comparison) -> Markup {
    let n = &desk.namer;
    html! {
        div.reckon {
            h3 { (n.say(&sum.label)) }
            p.vs { b { (said::figure(&sum.left)) } " " (sum.relation) " " b { (said::figure(&sum.right)) } " " small { (n.say(&sum.verdict)) } }
            (explained(desk, &sum.left))
            (explained(desk, &sum.right))
        }
    }
}

/// `5 = 2 printed + 3 Greater Frost Bolt`
pub(crate) fn explained(desk: &Desk<'_>, number: &Number) -> Markup {
    html! {
        @if number.parts.len() > 1 { p.formula { b { (said::figure(number)) } " =" (parts(desk, number)) } }
    }
}

/// Where a number comes from, part by part; what does not count is struck, with the reason.
pub(crate) fn parts(desk: &Desk<'_>, number: &Number) -> Markup {
    let n = &desk.namer;
    html! {
        @for (i, part) in number.parts.iter().enumerate() {
            " "
            @let amount = said::share(i, part);
            @match &part.struck {
                None => span { b { (amount) } " " (n.say(&part.source)) },
                Some((why, rule)) => {
                    s { (amount) " " (n.say(&part.source)) }
                    " " small { (n.say(why)) " " (desk.rule(rule)) }
                }
            }
        }
    }
}

/// The cards of a pile or of the hand, as a list.
pub(crate) fn card_list(desk: &Desk<'_>, cards: &[Card]) -> Markup {
    html! { ul.hand.open { @for card in cards { (medium_or_back(desk, card)) } } }
}
