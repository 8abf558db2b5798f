//! Bad moments: what happened, what it means for the game, what to do. Never a code alone.

use crate::chrome::{Place, Site, plain};
use crate::icon::icon;
use maud::{Markup, html};

/// What went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// No such page or table.
    NotFound,
    /// A link or code that leads nowhere any more.
    WrongLink,
    FullTable,
    FinishedTable,
    /// Not a seat or a table of this person.
    NotYours,
    /// The form was too old.
    Expired,
    /// The position has changed meanwhile.
    TooLate,
    /// Something stands against it, and says itself what.
    Refused,
    /// Too many tries in a short time.
    TooMany,
    /// A form that makes no sense.
    BadForm,
    /// Our fault.
    Broken,
    Restarting,
    /// The database does not answer.
    NoDatabase,
    /// More to do than can be done at the moment.
    Overloaded,
    /// A table that nobody can read at the moment.
    SetAside,
}

impl Trouble {
    pub const ALL: [Trouble; 15] = [
        Trouble::NotFound,
        Trouble::WrongLink,
        Trouble::FullTable,
        Trouble::FinishedTable,
        Trouble::NotYours,
        Trouble::Expired,
        Trouble::TooLate,
        Trouble::Refused,
        Trouble::TooMany,
        Trouble::BadForm,
        Trouble::Broken,
        Trouble::Restarting,
        Trouble::NoDatabase,
        Trouble::Overloaded,
        Trouble::SetAside,
    ];

    fn key(self) -> &'static str {
        match self {
            Trouble::NotFound => "not-found",
            Trouble::WrongLink => "wrong-link",
            Trouble::FullTable => "full-table",
            Trouble::FinishedTable => "finished-table",
            Trouble::NotYours => "not-yours",
            Trouble::Expired => "expired",
            Trouble::TooLate => "too-late",
            Trouble::Refused => "refused",
            Trouble::TooMany => "too-many",
            Trouble::BadForm => "bad-form",
            Trouble::Broken => "broken",
            Trouble::Restarting => "restarting",
            Trouble::NoDatabase => "no-database",
            Trouble::Overloaded => "overloaded",
            Trouble::SetAside => "set-aside",
        }
    }
}

/// A kind sentence and a way on: back to `back`, where there is one, and to the tables. `why` is what was refused in its own
/// words.
pub fn trouble(site: &Site<'_>, trouble: Trouble, why: Option<&str>, back: Option<&str>) -> Markup {
    let key = trouble.key();
    let title = site.word(&format!("page-trouble-{key}"));
    let main = html! {
        section.slab.handover.trouble {
            (icon("i-warn"))
            h1 { (title) }
            @if let Some(why) = why { p { (why) } }
            p { (site.word(&format!("page-trouble-{key}-line"))) }
            p.ways {
                @if let Some(back) = back { a.btn.main href=(back) { (icon("i-undo")) (site.word("page-go-back")) } }
                a.btn.main[back.is_none()] href="/" { (site.word("page-to-tables")) }
            }
        }
    };
    plain(site, &title, None, Place::Elsewhere, main)
}
