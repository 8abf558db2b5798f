//! The log: one event, one sentence, newest on top; names bold, places lit when pointed at. And the chat under it.

use crate::icon::{icon, portrayed, seat_class, seat_shape};
use crate::table::Desk;
use crate::things;
use kernel::scene::{Board, Portrait};
use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};
use referee::EventView;

/// A page shows so many of the last events; the replay has them all.
pub(crate) const SHOWN: usize = 80;

pub(crate) fn log(desk: &Desk<'_>) -> Markup {
    let n = &desk.namer;
    let view = desk.view;
    let heard: Vec<&EventView> = view.events.iter().filter(|e| e.audience.hears(view.viewer)).collect();
    // Oldest first, so that what comes is added.
    let lines = told(&heard, &view.passing.kept);
    for told in &lines[lines.len().saturating_sub(SHOWN)..] {
        match told {
            Told::Event(event) => desk.parts.line(event.seq, line(desk, event)),
            Told::Passed { before, times } => desk.parts.line(*before, passed(desk, *before, *times)),
        }
    }
    let fresh = heard.iter().filter(|e| e.seq >= view.new_from).count();
    let since = |count: &str| n.say(&Phrase::new("page-since").text("n", count));
    let head = html! {
        header id="log-head" {
            h2 id="log-title" { (n.word("log")) }
            @if desk.replay.is_none() && view.seat().is_some() { button.btn.quiet.since type="button" data-since hidden data-label=(since("{n}")) { (since(&fresh.to_string())) } }
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

/// What the log says.
enum Told<'e> {
    Event(&'e EventView),
    /// The table passed for the viewer, by its word, so many times on end.
    Passed {
        before: usize,
        times: usize,
    },
}

/// The events, and between them where the table passed.
fn told<'e>(events: &[&'e EventView], kept: &[usize]) -> Vec<Told<'e>> {
    let first = events.first().map_or(0, |event| event.seq);
    let mut kept = kept.iter().copied().filter(|before| *before >= first).peekable();
    let mut told = vec![];
    for event in events.iter().copied().map(Some).chain([None]) {
        let is_due = |before: &usize| event.is_none_or(|event| *before <= event.seq);
        if let Some(before) = kept.next_if(is_due) {
            let times = 1 + std::iter::from_fn(|| kept.next_if(is_due)).count();
            told.push(Told::Passed { before, times });
        }
        told.extend(event.map(Told::Event));
    }
    told
}

/// To oneself alone: "You passed, as you had said."
fn passed(desk: &Desk<'_>, before: usize, times: usize) -> Markup {
    html! {
        li data-seq=(before) data-verb="passed" {
            (icon("i-eye-off"))
            (desk.namer.say(&Phrase::new("page-passed").number("n", times as i64)))
        }
    }
}

fn line(desk: &Desk<'_>, event: &EventView) -> Markup {
    let verb = event.id.split(' ').next().unwrap_or_default();
    let turn = matches!(verb, "turn" | "round" | "combat-round").then(|| seats(&event.phrase).into_iter().next());
    let at = places(desk, &event.phrase).join("|");
    let said = emphasised(desk, event);
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
            li data-seq=(event.seq) data-at=[(!at.is_empty()).then_some(at)] data-verb=(verb) data-harm=[harm(verb, &event.phrase)]
                data-missed=[missed(verb, &event.phrase).then(|| desk.namer.word("page-missed"))] {
                @if let Some(sign) = sign(verb) { (icon(sign)) }
                (said)
            }
        }
    }
}

/// The number that is seen at the piece: what it lost, or got back.
fn harm(verb: &str, phrase: &Phrase) -> Option<String> {
    let n = number(phrase, "n").filter(|n| *n > 0)?;
    match verb {
        "damaged" | "wounded" | "struck" | "struck-back" | "burnt" => Some(format!("−{n}")),
        "healed" => Some(format!("+{n}")),
        _ => None,
    }
}

/// An attack that hit nothing, or did no damage.
fn missed(verb: &str, phrase: &Phrase) -> bool {
    number(phrase, "hits") == Some(0) || matches!(verb, "struck" | "struck-back") && number(phrase, "n") == Some(0)
}

fn number(phrase: &Phrase, which: &str) -> Option<i64> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(n) if *name == which => Some(*n),
        Arg::Number(_) | Arg::Text(_) | Arg::Phrase(_) | Arg::Seat(_) | Arg::List(_) | Arg::Choice(_) => None,
    })
}

/// The picture of what happened, by the verb of the event.
fn sign(verb: &str) -> Option<&'static str> {
    Some(match verb {
        "moved" | "forced" | "walked" | "exchanged" | "stepped" => "i-move",
        "attacked" | "struck" => "i-melee",
        "struck-back" => "i-swap",
        "damaged" | "wounded" | "burnt" => "i-damage",
        "destroyed" | "killed" | "out" | "fell" => "i-skull",
        "defended" | "parried" | "saved" | "spared" => "i-defend",
        "paralysed" | "skipped" => "i-lock",
        "broke" => "i-rubble",
        "shrank" => "i-few",
        "rolled" | "rerolled" | "revealed" => "i-dice",
        "drew" => "i-deck",
        "discarded" | "returned" => "i-discard",
        "gained" | "paid" => "i-magic",
        "healed" => "i-life",
        "boosted" | "changed" => "i-boost",
        "placed" | "dropped" | "built" => "i-plus",
        "summoned" | "played" | "used" | "flared" | "cast" => "i-special",
        "claimed" | "scored" | "won" => "i-star",
        "bid" => "i-hand",
        _ => return None,
    })
}

/// The sentence with the names, cards and places in it in bold, before a card what it shows, and dice drawn.
fn emphasised(desk: &Desk<'_>, event: &EventView) -> Markup {
    let phrase = &event.phrase;
    let sentence = desk.namer.say(phrase);
    let mut parts: Vec<(String, Shown)> = vec![];
    for (name, arg) in &phrase.args {
        let shown = match arg {
            Arg::Phrase(inner) => Shown::Name(desk.portraits.of_name(inner)),
            Arg::Seat(_) => Shown::Name(None),
            Arg::Text(_) | Arg::List(_) if matches!(*name, "die" | "dice") && !event.dice.is_empty() => Shown::Dice,
            Arg::Text(_) if *name == "die" => Shown::Die,
            Arg::Text(text) if places(desk, phrase).contains(text) => Shown::Name(None),
            Arg::Text(_) | Arg::Number(_) | Arg::List(_) | Arg::Choice(_) => continue,
        };
        parts.push((desk.namer.speaker.part(arg), shown));
    }
    let mut spans: Vec<(usize, usize, Shown)> = vec![];
    for (part, shown) in parts.into_iter().filter(|(part, _)| !part.is_empty()) {
        if let Some(start) = sentence.find(part.as_str()) {
            let end = start + part.len();
            if spans.iter().all(|(a, b, _)| end <= *a || *b <= start) {
                spans.push((start, end, shown));
            }
        }
    }
    spans.sort_unstable_by_key(|(start, ..)| *start);
    let drawn = spans.iter().any(|(.., shown)| matches!(shown, Shown::Dice));
    let mut from = 0;
    html! {
        @for (start, end, shown) in spans {
            (sentence[std::mem::replace(&mut from, end)..start])
            @match shown {
                Shown::Name(portrait) => b { @if let Some(portrait) = portrait { (portrayed(portrait)) } (sentence[start..end]) },
                Shown::Die => b.shown { (sentence[start..end]) },
                Shown::Dice => { span.sr { (sentence[start..end]) } (thrown(desk, event)) }
            }
        }
        (sentence[from..])
        @if !drawn && !event.dice.is_empty() { " " (thrown(desk, event)) }
    }
}

/// How a part of a sentence is shown.
enum Shown {
    Name(Option<Portrait>),
    /// A face named in words.
    Die,
    Dice,
}

fn thrown(desk: &Desk<'_>, event: &EventView) -> Markup {
    html! { span.dice aria-hidden="true" { @for die in &event.dice { (things::die(die, &desk.namer.say(&die.label))) } } }
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
        details.chat id="chat" {
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

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Audience;

    #[test]
    fn wounds_and_their_healing_are_figures_at_the_piece() {
        let of = |verb| harm(verb, &Phrase::new("event").text("place", "d4").number("n", 2));
        assert_eq!([of("damaged"), of("wounded")], [Some("−2".into()), Some("−2".into())]);
        assert_eq!((of("healed"), of("gained")), (Some("+2".into()), None));
        assert_eq!([of("struck"), of("struck-back"), of("burnt")], ["−2"; 3].map(|n| Some(n.to_string())));
        let none = Phrase::new("event").text("place", "d4").number("n", 0);
        assert!(harm("struck", &none).is_none() && missed("struck", &none) && !missed("struck", &Phrase::new("event")));
    }

    #[test]
    fn passes_stand_between_the_events() {
        let event = |seq| EventView {
            seq,
            audience: Audience::ALL,
            id: String::new(),
            phrase: Phrase::default(),
            dice: vec![],
        };
        let events = [2, 3, 7].map(event);
        let heard: Vec<&EventView> = events.iter().collect();
        let says = |kept: &[usize]| -> Vec<String> {
            let line = |told: &Told<'_>| match told {
                Told::Event(event) => event.seq.to_string(),
                Told::Passed { before, times } => format!("{times}x before {before}"),
            };
            told(&heard, kept).iter().map(line).collect()
        };
        assert_eq!(says(&[]), ["2", "3", "7"]);
        assert_eq!(says(&[1, 1]), ["2", "3", "7"], "too long ago");
        assert_eq!(says(&[3, 4, 5, 8]), ["2", "1x before 3", "3", "2x before 4", "7", "1x before 8"]);
    }
}
