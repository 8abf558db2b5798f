//! The question bar: what is asked in plain words, whom the table waits for, how the game ended, and ways on.

use crate::answers::{Choice, Hint};
use crate::icon::{icon, portrayed};
use crate::label::Namer;
use crate::passing;
use crate::table::Desk;
use crate::view::{Asked, Notice, TableView, Wish};
use kernel::{Arg, Outcome, Phrase, Seat, Viewer, Who};
use maud::{Markup, html};

pub(crate) fn bar(desk: &Desk<'_>) -> Markup {
    let view = desk.view;
    let mine = view.questions.iter().find(|asked| is_mine(view, asked)).filter(|_| !view.passing.answered);
    // What was passed in advance stands there; beside it nobody waits.
    let passed = view.passing.answered && view.questions.len() == 1;
    html! {
        div.a-ask id="ask" {
            @if let Some(notice) = &view.notice { (refused(desk, notice)) }
            (wishes(desk))
            @if view.outcome.is_none() { (passing::stands(desk)) }
            @if let Some(outcome) = &view.outcome { (over(desk, outcome)) }
            @else if let Some(asked) = mine { (asks(desk, asked)) }
            @else if !passed { (waits(desk)) }
        }
    }
}

fn is_mine(view: &TableView, asked: &Asked) -> bool {
    matches!(asked.question.who, Who::Seat(seat) if Viewer::Seat(seat) == view.viewer)
}

fn asks(desk: &Desk<'_>, asked: &Asked) -> Markup {
    let n = &desk.namer;
    let question = &asked.question;
    // Few answers that point at nothing on the table: they are buttons in the bar as well.
    let free: Vec<&Choice> = desk.choices.all.iter().filter(|c| c.target.is_none() && c.by.is_none()).collect();
    // Where they would leave no room for the question, those rarely wanted stay in the list.
    let often: Vec<&Choice> = free.iter().copied().filter(|choice| !choice.rare).collect();
    let buttons = match (free.len(), often.len()) {
        (0..=2, _) => free,
        (_, 0..=3) => often,
        _ => vec![],
    };
    let asking = &question.asking;
    let is_long = question.detail.is_some() || asking.if_all_pass.is_some() || !asking.next.is_empty();
    html! {
        section.ask aria-label=(n.word("page-question")) data-question=(question.key) {
            @match desk.portraits.in_words(&question.text).first() {
                Some(about) => (portrayed(*about)),
                None => (icon(if question.window { "i-bell" } else { "i-target" })),
            }
            // A long one is scrolled, by keys too.
            section.q tabindex=[is_long.then_some("0")] {
                h2 { (n.say(&question.text)) }
                (advice(desk))
                @if let Some(detail) = n.some(question.detail.as_ref()) { p { (detail) } }
                @if !asking.before.is_empty() || !asking.next.is_empty() {
                    p.asked {
                        @for seat in &asking.before { span { (n.say(&Phrase::new("page-asked-before").seat("seat", *seat))) } }
                        span.now { (n.word("page-you")) }
                        @for seat in &asking.next { span { (n.say(&Phrase::new("page-asked-next").seat("seat", *seat))) } }
                    }
                }
                @if let Some(then) = n.some(asking.if_all_pass.as_ref()) { p { (then) } }
                p.hint-line data-hint-line hidden {}
            }
            (desk.rule(question.rule.0))
            (passing::control(desk, asked))
            @for choice in buttons {
                button.btn.main[!choice.rare].hinted[choice.is_best()] form=(choice.form()) name="answer" value=(choice.id) data-n=(choice.number) {
                    span.key.in aria-hidden="true" { (choice.number) } (choice.text)
                }
            }
            button.btn type="button" data-back hidden { (icon("i-undo")) (n.word("page-back")) }
            button.btn.main type="button" data-confirm-button hidden { (icon("i-check")) (n.word("page-do-it")) }
        }
    }
}

/// What a hint advises, why, and what else would be good.
fn advice(desk: &Desk<'_>) -> Markup {
    let n = &desk.namer;
    let advised = desk.choices.advised();
    let Some(((best, hint), others)) = advised.split_first() else { return html! {} };
    let chances = Phrase::new("page-advised-why").number("percent", hint.percent);
    let next = |(choice, hint): &(&Choice, Hint)| {
        n.say(&Phrase::new("page-advised-next").text("answer", &choice.text).number("percent", hint.percent))
    };
    let next = others.iter().map(next).collect::<Vec<_>>().join("; ");
    html! {
        p.advised title=(best.spoken()) {
            (icon("i-hint")) " "
            b { (n.say(&Phrase::new("page-advised").text("answer", &best.text))) }
            @if let Some(meaning) = &best.meaning { " · " (meaning) }
            " · " (n.say(&chances))
        }
        @if !next.is_empty() { p.advised-then title=(next) { (n.say(&Phrase::new("page-advised-then").text("answers", &next))) } }
    }
}

/// Somebody else is asked: say whom the table waits for, never what he is asked about his secrets.
fn waits(desk: &Desk<'_>) -> Markup {
    let n = &desk.namer;
    let mut sentences: Vec<String> = vec![];
    for asked in desk.view.questions.iter().filter(|asked| !is_mine(desk.view, asked)) {
        let said = match asked.question.who {
            Who::Chance => n.word("waiting-for-dice"),
            Who::Seat(seat) => waiting(desk, asked, seat),
        };
        if !sentences.contains(&said) {
            sentences.push(said);
        }
    }
    let bot = desk.view.questions.iter().any(|asked| match asked.question.who {
        Who::Seat(seat) => desk.view.sitters.get(seat.index()).is_some_and(|s| s.kind == crate::view::SitterKind::Bot),
        Who::Chance => true,
    });
    html! {
        section.ask.calm aria-label=(n.word("page-question")) {
            (icon(if bot { "i-bot" } else { "i-clock" }))
            div.q { h2 { (sentences.join(" ")) } @if desk.view.seat().is_none() { p { (n.word("page-watching")) } } }
        }
    }
}

/// The game's own words for waiting may name what the question names; the question itself is not shown.
fn waiting(desk: &Desk<'_>, asked: &Asked, seat: Seat) -> String {
    let own = Phrase { key: format!("{}-waiting", asked.question.text.key), ..asked.question.text.clone() };
    let phrase = if desk.namer.speaker.knows(&own.key) { own } else { Phrase::new("waiting") };
    desk.namer.say(&phrase.seat("seat", seat))
}

fn refused(desk: &Desk<'_>, notice: &Notice) -> Markup {
    html! {
        section.ask.bad role="alert" {
            (icon("i-warn"))
            div.q { h2 { (notice.text) } @if let Some(rule) = &notice.rule { p { (desk.rule(rule)) } } }
        }
    }
}

/// How the game ended, from the viewer's side, and what can be done next.
fn over(desk: &Desk<'_>, outcome: &Outcome) -> Markup {
    let n = &desk.namer;
    let view = desk.view;
    let won = view.seat().map(|seat| outcome.winners().any(|winner| winner == seat) && !outcome.is_draw());
    let said = result(n, outcome);
    html! {
        section.ask.ended aria-label=(n.word("game-over")) {
            (icon(if won == Some(true) { "i-crown" } else { "i-flag" }))
            div.q { h2 { (said) } p { (n.word(match won { Some(true) => "page-you-won", Some(false) if outcome.is_draw() => "page-you-drew", Some(false) => "page-you-lost", None => "game-over" })) } }
            @if view.rematch == Wish::Possible && view.seat().is_some() { (post(desk, "rematch", "page-rematch", "i-redo", true)) }
            @if view.hands_on && view.seat().is_some() { a.btn.main href={ "/new/" (view.game.about().key) "?from=" (view.id) } { (icon("i-next")) (n.word(if n.speaker.knows("next-game") { "next-game" } else { "page-next-chapter" })) } }
            @if let Some(next) = &view.next { a.btn.main href={ "/t/" (next) } { (icon("i-next")) (n.word("page-next-game")) } }
            a.btn href={ "/replay/" (view.id) } { (icon("i-replay")) (n.word("page-watch-replay")) }
            a.btn href={ "/replay/" (view.id) "/summary" } { (icon("i-star")) (n.word("page-summary")) }
            a.btn.quiet href="/" { (n.word("page-to-tables")) }
        }
    }
}

/// Who won, in a sentence.
pub(crate) fn result(n: &Namer<'_>, outcome: &Outcome) -> String {
    let winners: Vec<Arg> = outcome.winners().map(Arg::Seat).collect();
    if outcome.is_draw() {
        n.word("draw")
    } else if winners.is_empty() {
        n.word("lost-together")
    } else {
        n.say(&Phrase::new("wins").number("n", winners.len() as i64).list("names", winners))
    }
}

/// Somebody wants to take back, to draw or to play again: the other side answers.
fn wishes(desk: &Desk<'_>) -> Markup {
    let view = desk.view;
    let wishes = [
        ("undo", view.undo, "page-wants-undo"),
        ("draw", view.draw, "page-wants-draw"),
        ("rematch", view.rematch, "page-wants-rematch"),
    ];
    html! {
        @for (verb, wish, key) in wishes {
            @if let Wish::AskedBy(seat, offer) = wish { (wished(desk, verb, key, seat, offer)) }
        }
        @if let Some(declined) = &view.declined {
            section.ask.wish role="status" data-declined=(declined.verb) {
                (icon("i-swap"))
                div.q { h2 { (desk.namer.say(&Phrase::new(format!("page-declined-{}", declined.verb)).seat("seat", declined.by))) } }
            }
        }
    }
}

fn wished(desk: &Desk<'_>, verb: &str, key: &str, seat: Seat, offer: u64) -> Markup {
    let n = &desk.namer;
    let own = desk.view.seat() == Some(seat);
    html! {
        section.ask.wish role="status" {
            (icon("i-swap"))
            div.q { h2 { @if own { (n.word(&format!("page-wish-sent-{verb}"))) } @else { (n.say(&Phrase::new(key).seat("seat", seat))) } } }
            @if desk.view.seat().is_some() {
                form method="post" action=(desk.view.at(verb)) {
                    (desk.site.csrf())
                    input type="hidden" name="offer" value=(offer);
                    @if own {
                        button.btn name="reply" value="no" { (icon("i-undo")) (n.word("page-withdraw")) }
                    } @else {
                        button.btn.main name="reply" value="yes" { (n.word("page-yes")) }
                        " "
                        button.btn name="reply" value="no" { (n.word("page-no")) }
                    }
                }
            }
        }
    }
}

/// A button that is a form of its own.
pub(crate) fn post(desk: &Desk<'_>, verb: &str, key: &str, sign: &str, main: bool) -> Markup {
    html! {
        form method="post" action=(desk.view.at(verb)) {
            (desk.site.csrf())
            button.btn.main[main] { (icon(sign)) (desk.namer.word(key)) }
        }
    }
}
