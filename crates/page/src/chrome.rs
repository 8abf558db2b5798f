//! What stands round every page: head, top bar, foot. Knows nothing of what the page is about.

use crate::assets::Assets;
use crate::icon::{drawing, icon, symbols_of_page};
use kernel::{About, Phrase};
use maud::{DOCTYPE, Markup, html};
use words::{Lang, Speaker, Words};

/// Limestone by day, slate by night; the system decides where nobody chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    Light,
    Dark,
}

impl Theme {
    pub fn code(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// Whoever looks at the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub name: String,
    /// Has no account yet.
    pub guest: bool,
}

/// What every page needs to know.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    pub lang: Lang,
    pub theme: Option<Theme>,
    pub person: Option<&'a Person>,
    pub csrf: &'a str,
    /// The address of this page, so that a change of language comes back to it.
    pub here: &'a str,
    pub assets: &'a Assets,
    /// Ask once more before dice fall or hidden cards are turned up.
    pub confirm: bool,
    pub sounds: bool,
    pub motion: bool,
    /// How fast what others do is played out.
    pub pace: Pace,
}

/// How fast what others do is played out on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// At once.
    Off,
    #[default]
    Quick,
    Calm,
}

impl Pace {
    pub const ALL: [Pace; 3] = [Pace::Off, Pace::Quick, Pace::Calm];

    pub fn code(self) -> &'static str {
        match self {
            Pace::Off => "off",
            Pace::Quick => "quick",
            Pace::Calm => "calm",
        }
    }

    pub fn of(code: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.code() == code)
    }
}

/// The page a link of the top bar leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Home,
    Games,
    Replays,
    Leaders,
    Elsewhere,
}

impl<'a> Site<'a> {
    pub(crate) fn speaker(&self) -> Speaker<'a> {
        Words::of_program().speaker(self.lang, &[])
    }

    pub(crate) fn word(&self, key: &str) -> String {
        self.speaker().word(key)
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.speaker().say(phrase)
    }

    /// The hidden field every form carries.
    pub(crate) fn csrf(&self) -> Markup {
        html! { input type="hidden" name="csrf" value=(self.csrf); }
    }

    fn other_lang(&self) -> Lang {
        match self.lang {
            Lang::En => Lang::Cs,
            Lang::Cs => Lang::En,
        }
    }

    fn lang_link(&self) -> String {
        let mark = if self.here.contains('?') { '&' } else { '?' };
        format!("{}{mark}lang={}", self.here, self.other_lang().code())
    }
}

/// A whole document round what is on the page.
pub(crate) fn document(site: &Site<'_>, title: &str, game: Option<&About>, inside: Markup) -> Markup {
    let body = html! {
        a.skip href="#main" { (site.word("page-skip")) }
        div.table {
            div id="banner" role="status" {}
            p.sr id="says" aria-live="polite" {}
            (inside)
        }
        (help(site))
        (script_words(site))
    };
    let class = game.map(|about| format!("g-{}", about.key));
    html! {
        (DOCTYPE)
        html lang=(site.lang.code()) data-theme=[site.theme.map(Theme::code)] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) " · Kámen" }
                link rel="stylesheet" href=(site.assets.look());
                link rel="icon" type="image/svg+xml" href=(site.assets.mark());
                script type="module" src=(site.assets.script()) {}
            }
            body class=[class] data-sounds[site.sounds] data-still[!site.motion] data-pace=(site.pace.code()) {
                (body)
                (symbols_of_page(&body))
            }
        }
    }
}

/// A page that is not a table: the great top bar, a column of content.
pub(crate) fn plain(site: &Site<'_>, title: &str, game: Option<&About>, place: Place, main: Markup) -> Markup {
    document(site, title, game, html! { (top(site, place)) main.home id="main" { (main) } })
}

fn top(site: &Site<'_>, place: Place) -> Markup {
    let link = |to: &str, key: &str, this: Place| {
        let here = (place == this).then_some("page");
        html! { a href=(to) aria-current=[here] { (site.word(key)) } }
    };
    html! {
        header.top.home-top {
            (logo(site))
            nav.nav aria-label=(site.word("page-nav")) {
                (link("/", "page-nav-tables", Place::Home))
                (link("/games", "page-nav-games", Place::Games))
                (link("/replays", "page-nav-replays", Place::Replays))
                (link("/people/leaders", "page-nav-leaders", Place::Leaders))
            }
            span.gap {}
            (switches(site))
            (who(site))
        }
    }
}

pub(crate) fn logo(site: &Site<'_>) -> Markup {
    html! { a.logo href="/" aria-label=(site.word("page-home-link")) { (drawing("", "kamen")) span { "Kámen" } } }
}

/// Language and theme, which work without script too.
pub(crate) fn switches(site: &Site<'_>) -> Markup {
    let dark = site.theme == Some(Theme::Dark);
    let (to, label, sign) = if dark { ("light", "page-to-light", "i-sun") } else { ("dark", "page-to-dark", "i-moon") };
    html! {
        (language(site))
        form method="post" action="/settings/theme" data-theme-switch {
            (site.csrf())
            input type="hidden" name="back" value=(site.here);
            button.btn.quiet name="theme" value=(to) aria-label=(site.word(label)) title=(site.word(label)) { (icon(sign)) }
        }
    }
}

/// How fast what others do is played out.
pub(crate) fn paces(site: &Site<'_>, id: &str) -> Markup {
    html! {
        label for=(id) { (site.word("page-played-out")) }
        select id=(id) name="pace" {
            @for pace in Pace::ALL {
                option value=(pace.code()) selected[site.pace == pace] { (site.word(&format!("page-played-out-{}", pace.code()))) }
            }
        }
    }
}

pub(crate) fn language(site: &Site<'_>) -> Markup {
    let other = site.other_lang().code();
    html! {
        a.btn.quiet.lang href=(site.lang_link()) lang=(other) hreflang=(other) aria-label=(site.word("page-other-language")) {
            (icon("i-globe")) span { (site.word("page-other-language")) }
        }
    }
}

fn who(site: &Site<'_>) -> Markup {
    let (to, name) = match site.person {
        Some(person) if !person.guest => ("/settings", person.name.clone()),
        _ => ("/sign-in", site.word("page-sign-in")),
    };
    html! { a.btn.quiet.me href=(to) aria-label=(name) { (icon("i-user")) span { (name) } } }
}

/// What the script says when only it can know: in the page, so that it has no words of its own.
fn script_words(site: &Site<'_>) -> Markup {
    let lost = site.say(&Phrase::new("page-lost-connection").text("n", "{n}"));
    html! {
        template id="words" data-lost=(lost) data-back=(site.word("page-back-online")) data-not-sent=(site.word("page-not-sent"))
            data-under-way=(site.word("page-under-way")) data-late=(site.word("page-late")) data-pick=(site.word("page-pick-target")) data-copied=(site.word("page-copied")) data-came=(site.word("page-came")) data-turn=(site.word("page-your-turn")) data-skip=(site.word("page-skip-play")) {
            div.banner { (icon("i-plug")) span {} button.btn type="button" { (site.word("page-try-now")) } }
        }
    }
}

/// The help sheet behind `?`.
fn help(site: &Site<'_>) -> Markup {
    let keys = [
        ("1 2 3", "page-key-digits"),
        ("← ↑ ↓ →", "page-key-arrows"),
        ("Enter", "page-key-enter"),
        ("Esc", "page-key-escape"),
        ("␣", "page-key-skip"),
        ("+ −", "page-key-map"),
        ("M", "page-key-acting"),
        ("U", "page-key-undo"),
        ("Z", "page-key-zoom"),
        ("L", "page-key-log"),
        ("?", "page-key-help"),
    ];
    html! {
        div.sheet.panel id="help" popover role="dialog" aria-labelledby="help-title" {
            header.head {
                h2 id="help-title" { (site.word("page-help")) }
                button.btn.quiet type="button" popovertarget="help" popovertargetaction="hide" aria-label=(site.word("page-close")) { (icon("i-close")) }
            }
            dl.keys {
                @for (key, words) in keys { div { dt { kbd { (key) } } dd { (site.word(words)) } } }
            }
        }
    }
}
