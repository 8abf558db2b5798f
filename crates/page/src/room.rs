//! A table before the game: the board as it will lie, who sits where, ways to bring others in.

use crate::figure::figure;
use crate::icon::{drawing, icon, seat_class, seat_shape};
use crate::log;
use crate::question::post;
use crate::table::{Desk, game_name};
use crate::view::{Gathering, Sitter, SitterKind};
use kernel::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};
use qrcode::QrCode;

pub(crate) fn room(desk: &Desk<'_>, gathering: &Gathering) -> Markup {
    let view = desk.view;
    let seat = view.seat().map(|seat| seat.0.to_string());
    html! {
        main.layout.room id="main" data-live=(view.at("live")) data-seat=[seat] {
            h1.sr { (game_name(desk.site, view)) }
            (desk.part("board", html! {
                section.a-board id="board" {
                    @match &gathering.preview {
                        Some(scene) if !scene.boards.is_empty() => div.set-up { (figure(&desk.namer, scene, &[])) },
                        _ => div.set-up.band { (drawing("", view.game.about().emblem)) },
                    }
                }
            }))
            section.gather {
                (desk.part("chairs", chairs(desk, gathering)))
                (desk.part("invite", invite(desk, gathering)))
                (desk.part("agreed", agreed(desk, gathering)))
            }
            aside.a-side { (log::log(desk)) }
        }
    }
}

/// Who sits where, and what the viewer may do about it.
fn chairs(desk: &Desk<'_>, gathering: &Gathering) -> Markup {
    let n = &desk.namer;
    let free = desk.view.sitters.iter().filter(|s| s.kind == SitterKind::Free).count();
    html! {
        section.panel.chairs id="chairs" aria-label=(n.word("page-gathering")) {
            h2 { (n.say(&Phrase::new("page-gather").number("n", free as i64))) }
            ul { @for (i, sitter) in desk.view.sitters.iter().enumerate() { (chair(desk, gathering, Seat(i as u8), sitter)) } }
            @if gathering.may_start { (post(desk, "start", "page-start", "i-play", true)) }
        }
    }
}

fn chair(desk: &Desk<'_>, gathering: &Gathering, seat: Seat, sitter: &Sitter) -> Markup {
    let n = &desk.namer;
    let (sign, state) = match sitter.kind {
        SitterKind::Person { online: true } => ("i-user", "page-here"),
        SitterKind::Person { online: false } => ("i-plug", "page-away"),
        SitterKind::Bot => ("i-bot", "page-bot"),
        SitterKind::Free => ("i-plus", "page-free-seat"),
    };
    let free = sitter.kind == SitterKind::Free;
    let verb = |verb: &str, inside: Markup| {
        html! {
            form method="post" action=(desk.view.at(verb)) {
                (desk.site.csrf())
                input type="hidden" name="seat" value=(seat.letter());
                (inside)
            }
        }
    };
    html! {
        li.sitter .free[free] data-taken[!free] {
            span.shape.(seat_class(Some(seat))) { (seat_shape(seat)) }
            b { @if free { (n.word("page-free-seat")) } @else { (sitter.name) } }
            @if !free { small { (icon(sign)) " " (n.word(state)) } }
            @if free && gathering.may_join { (verb("join", html! { button.btn.main { (icon("i-plus")) (n.word("page-sit-down")) } })) }
            @if free && gathering.host {
                (verb("bot", html! {
                    select name="bot" aria-label=(n.word("page-bot-level")) { @for (key, label) in &gathering.bots { option value=(key) selected[key == "medium"] { (label) } } }
                    button.btn { (icon("i-bot")) (n.word("page-add-bot")) }
                }))
            }
            @if sitter.kind == SitterKind::Bot && gathering.host {
                (verb("unseat", html! { button.btn.quiet { (icon("i-close")) (n.word("page-send-away")) } }))
            }
        }
    }
}

/// The link, a code to type and one to hold a phone to.
fn invite(desk: &Desk<'_>, gathering: &Gathering) -> Markup {
    let n = &desk.namer;
    let title = desk.namer.say(&Phrase::new("page-share-title").text("game", game_name(desk.site, desk.view)));
    html! {
        section.panel.invite id="invite" aria-label=(n.word("page-invite")) {
            h2 { (n.word("page-invite")) }
            (qr(&gathering.link, &n.word("page-qr")))
            div {
                p.link { a href=(gathering.link) { (gathering.link) } }
                p.ways {
                    button.btn type="button" data-copy=(gathering.link) { (icon("i-link")) (n.word("page-copy-link")) }
                    button.btn type="button" data-share=(gathering.link) data-title=(title) hidden { (icon("i-next")) (n.word("page-share")) }
                }
                p { (n.word("page-type-code")) " " b.code { (gathering.code) } }
            }
        }
    }
}

/// A QR code: the modules as one path, dark on light in both themes, so that every camera reads it.
fn qr(link: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::new(link) else { return html! {} };
    let (wide, quiet) = (code.width(), 4);
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, colour)| *colour == qrcode::Color::Dark);
    let path: String = dark.map(|(i, _)| format!("M{} {}h1v1h-1z", i % wide + quiet, i / wide + quiet)).collect();
    let side = wide + 2 * quiet;
    html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            (PreEscaped(format!("<path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path fill=\"#000\" d=\"{path}\"/>")))
        }
    }
}

/// Who sits here may add something to what the dice come from.
fn word(desk: &Desk<'_>) -> Markup {
    let n = &desk.namer;
    html! {
        form method="post" action=(desk.view.at("luck")) {
            (desk.site.csrf())
            label for="word" { (n.word("page-luck-word")) }
            input id="word" name="word" maxlength="64" autocomplete="off" required;
            button.btn { (n.word("page-luck-add")) }
        }
    }
}

/// What was agreed on.
fn agreed(desk: &Desk<'_>, gathering: &Gathering) -> Markup {
    let n = &desk.namer;
    html! {
        section.panel.agreed id="agreed" aria-label=(n.word("page-agreed")) {
            h2 { (n.word("page-agreed")) }
            dl { @for (label, value) in &gathering.agreed { div { dt { (label) } dd { (value) } } } }
            @if desk.view.sitters.iter().any(|sitter| sitter.own) { (word(desk)) }
            @if gathering.host { a.btn href=(desk.view.at("options")) { (icon("i-list")) (n.word("page-change-options")) } }
        }
    }
}
