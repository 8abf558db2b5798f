//! Talk that is noticed: in the top bar stands how much was said, the script counts what was not read yet and shows the
//! last of it for a moment.

use crate::icon::icon;
use crate::table::Desk;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

/// Nothing where nobody is there to talk to.
pub(crate) fn talk(desk: &Desk<'_>) -> Markup {
    let (site, view) = (desk.site, desk.view);
    let others = view.sitters.iter().any(|sitter| sitter.muted.is_some()) || view.spectators > 0;
    if desk.replay.is_some() || view.gathering.is_some() || view.chat.is_empty() && !others {
        return html! {};
    }
    // Nobody has to read what he said himself.
    let own = |seat: Seat| view.sitters.get(seat.index()).is_some_and(|sitter| sitter.own);
    let others: Vec<_> = view.chat.iter().filter(|line| !line.seat.is_some_and(own)).collect();
    let said = others.len();
    let last = others.last().map(|line| format!("{}: {}", line.name, line.text));
    let unread = site.say(&Phrase::new("page-unread").text("n", "{n}"));
    html! {
        span.heard id="heard" aria-hidden="true" hidden {}
        (desk.part("talk", html! {
            a.btn.quiet.talk id="talk" href="#say" data-said=(said) data-last=[last] data-unread=(unread) {
                (icon("i-chat")) span { (site.word("page-chat")) } " " b hidden[said == 0] { (said) }
            }
        }))
    }
}
