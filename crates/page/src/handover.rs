//! Several people, one screen: a cover between their secrets. Nothing of anybody's hand is in this page.

use crate::chrome::{Site, document, logo, switches};
use crate::icon::{icon, reference, seat_class};
use draw::seat_icon;
use kernel::{Phrase, Seat};
use maud::{Markup, html};
use referee::AnyGame;

#[derive(Clone, Debug)]
pub struct HandOver<'a> {
    pub site: Site<'a>,
    pub id: &'a str,
    pub game: &'static dyn AnyGame,
    pub seat: Seat,
    pub name: &'a str,
}

/// The cover; its button posts `seat` to `/t/{id}/uncover`.
pub fn hand_over(view: &HandOver<'_>) -> Markup {
    let site = &view.site;
    let name = |key: &str| site.say(&Phrase::new(key).text("seat", view.name));
    let inside = html! {
        header.top { (logo(site)) span.gap {} (switches(site)) }
        main.cover id="main" {
            section.slab.handover.(seat_class(Some(view.seat))) {
                svg.seat-mark viewBox="0 0 24 24" aria-hidden="true" { (reference(seat_icon(view.seat))) }
                h1 { (name("hand-over")) }
                p { (site.word("page-no-secrets")) }
                form method="post" action={ "/t/" (view.id) "/uncover" } {
                    (site.csrf())
                    input type="hidden" name="seat" value=(view.seat.0);
                    button.btn.main.large autofocus { (icon("i-eye")) (name("page-i-am")) }
                }
            }
        }
    };
    document(site, &name("hand-over"), Some(view.game.about()), inside)
}
