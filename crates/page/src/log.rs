//! The log: one event, one sentence, newest on top; names bold, places lit when pointed at. And the chat under it.

use crate::icon::{icon, seat_class, seat_shape};
use crate::table::Desk;
use kernel::scene::Board;
use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};
use referee::EventView;

/// A page shows so many of the last events; the replay has them all.
pub(crate) const SHOWN: usize = 80;

pub(crate) fn log(desk: &Desk<'_>) -> Markup {
    let n = &desk.namer;
    let view = desk.view;
    let heard: Vec<&EventView> = view.events.iter().filter(|e| e.audience.hears(view.viewer)).collect();
    let fresh = heard.iter().filter(|e| e.seq >= view.new_from).count();
    // Oldest first, so that what comes is added.
    for event in &heard[heard.len().saturating_sub(SHOWN)..] {
        desk.parts.line(event.seq, line(desk, event));
    }
    let head = html! {
        header id="log-head" {
            h2 { (n.word("log")) }
            @if fresh > 0 { button.btn.quiet.since type="button" data-since hidden { (n.say(&Phrase::new("page-since").number("n", fresh as i64))) } }
            @if desk.replay.is_none() && view.outcome.is_some() { small { a href={ "/replay/" (view.id) } { (n.word("page-replay")) } } }
            (desk.close())
        }
    };
    let log = html! {
        section.panel.log.a-log id="log" aria-label=(n.word("log")) {
            (desk.part("log-head", head))
            (desk.parts.lines())
            @if heard.is_empty() { p.none { (n.word("page-log-empty")) } }
            @if desk.replay.is_none() { (desk.part("chat", chat(desk))) }
        }
    };
    desk.part("log", log)
}

fn line(desk: &Desk<'_>, event: &EventView) -> Markup {
    let verb = event.id.split(' ').next().unwrap_or_default();
    let turn = (verb == "turn").then(|| seats(&event.phrase).into_iter().next());
    let at = places(desk, &event.phrase).join("|");
    let said = emphasised(desk, &event.phrase);
    let said = match desk.replay.and_then(|replay| replay.moment_of(event.seq)) {
        Some(link) => html! { a.moment href=(link) { (said) } },
        None => said,
    };
    html! {
        @if let Some(seat) = turn {
            li.turnline data-seq=(event.seq) {
                @if let Some(seat) = seat { span.shape.(seat_class(Some(seat))) { (seat_shape(seat)) } }
                span { (said) }
            }
        } @else {
            li data-seq=(event.seq) data-at=[(!at.is_empty()).then_some(at)] data-verb=(verb) {
                @if let Some(sign) = sign(verb) { (icon(sign)) }
                (said)
            }
        }
    }
}

/// The picture of what happened, by the verb of the event.
fn sign(verb: &str) -> Option<&'static str> {
    Some(match verb {
        "moved" | "forced" | "walked" | "exchanged" => "i-move",
        "attacked" | "struck" => "i-melee",
        "damaged" | "wounded" => "i-damage",
        "destroyed" | "killed" | "out" => "i-skull",
        "rolled" | "rerolled" | "revealed" => "i-dice",
        "drew" => "i-deck",
        "discarded" | "returned" => "i-discard",
        "gained" | "paid" => "i-magic",
        "healed" => "i-life",
        "boosted" | "changed" => "i-boost",
        "placed" | "dropped" | "built" => "i-plus",
        "summoned" | "played" | "used" | "flared" => "i-special",
        "claimed" | "scored" | "won" => "i-star",
        "bid" => "i-hand",
        _ => return None,
    })
}

/// The sentence with the names, cards and places in it in bold.
fn emphasised(desk: &Desk<'_>, phrase: &Phrase) -> Markup {
    let sentence = desk.namer.say(phrase);
    let mut names: Vec<String> = vec![];
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => names.push(desk.namer.say(inner)),
            Arg::Seat(seat) => names.push(desk.namer.speaker.name(*seat)),
            Arg::Text(text) if places(desk, phrase).contains(text) => names.push(text.clone()),
            Arg::Text(_) | Arg::Number(_) | Arg::List(_) | Arg::Choice(_) => {}
        }
    }
    let mut spans: Vec<(usize, usize)> = vec![];
    for name in names.iter().filter(|name| !name.is_empty()) {
        if let Some(start) = sentence.find(name.as_str()) {
            let end = start + name.len();
            if spans.iter().all(|(a, b)| end <= *a || *b <= start) {
                spans.push((start, end));
            }
        }
    }
    spans.sort_unstable();
    let mut from = 0;
    let parts: Vec<(&str, &str)> = spans
        .into_iter()
        .map(|(start, end)| {
            let part = (&sentence[from..start], &sentence[start..end]);
            from = end;
            part
        })
        .collect();
    html! { @for (plain, bold) in parts { (plain) b { (bold) } } (sentence[from..]) }
}

/// The places of the board that a sentence names.
fn places(desk: &Desk<'_>, phrase: &Phrase) -> Vec<String> {
    let on_board = |text: &String| {
        desk.view.scene.boards.iter().any(|board| match board {
            Board::Grid(grid) => grid.cells.iter().flatten().any(|cell| cell.place == *text),
            Board::Hex(field) => field.fields.iter().any(|f| f.place == *text),
            Board::Areas(_) => false,
        })
    };
    texts(phrase).into_iter().filter(on_board).collect()
}

/// Whatever stands in a sentence the same in every language.
pub(crate) fn texts(phrase: &Phrase) -> Vec<String> {
    fn of(arg: &Arg, texts: &mut Vec<String>) {
        match arg {
            Arg::Text(text) => texts.push(text.clone()),
            Arg::Phrase(phrase) => phrase.args.iter().for_each(|(_, arg)| of(arg, texts)),
            Arg::List(args) | Arg::Choice(args) => args.iter().for_each(|arg| of(arg, texts)),
            Arg::Number(_) | Arg::Seat(_) => {}
        }
    }
    let mut all = vec![];
    phrase.args.iter().for_each(|(_, arg)| of(arg, &mut all));
    all
}

fn seats(phrase: &Phrase) -> Vec<Seat> {
    let seat = |(_, arg): &(&str, Arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        Arg::Text(_) | Arg::Number(_) | Arg::Phrase(_) | Arg::List(_) | Arg::Choice(_) => None,
    };
    phrase.args.iter().filter_map(seat).collect()
}

fn chat(desk: &Desk<'_>) -> Markup {
    let n = &desk.namer;
    let view = desk.view;
    html! {
        details.chat id="chat" open[!view.chat.is_empty()] {
            (desk.part("chat-head", html! { summary id="chat-head" { (n.word("page-chat")) @if !view.chat.is_empty() { " · " (view.chat.len()) } } }))
            (desk.part("said", said(desk)))
            form method="post" action=(view.at("chat")) data-chat {
                (desk.site.csrf())
                label.sr for="say" { (n.word("page-chat-say")) }
                input id="say" name="text" maxlength="300" autocomplete="off" placeholder=(n.word("page-chat-say"));
                button.btn { (n.word("page-send")) }
            }
            @for (i, sitter) in view.sitters.iter().enumerate() {
                @if let Some(muted) = sitter.muted { (mute(desk, Seat(i as u8), &sitter.name, muted)) }
            }
        }
    }
}

fn said(desk: &Desk<'_>) -> Markup {
    html! {
        ul id="said" {
            @for line in &desk.view.chat {
                li { b { @if let Some(seat) = line.seat { span.shape.(seat_class(Some(seat))) { (seat_shape(seat)) } } (line.name) } " " (line.text) }
            }
        }
    }
}

fn mute(desk: &Desk<'_>, seat: Seat, name: &str, muted: bool) -> Markup {
    let view = desk.view;
    let label = if muted { "page-unmute" } else { "page-mute" };
    html! {
        form method="post" action=(view.at("mute")) data-verb="mute" {
            (desk.site.csrf())
            input type="hidden" name="seat" value=(seat.letter());
            @if !muted { input type="hidden" name="muted" value="yes"; }
            button.btn.quiet { (desk.namer.say(&Phrase::new(label).text("name", name))) }
        }
    }
}
