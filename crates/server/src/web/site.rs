//! What every page knows of whoever looks at it, and what it says when something goes wrong.

use crate::App;
use crate::caller::{self, Caller};
use crate::problem::{Problem, Result};
use crate::table::Host;
use crate::{people, secret};
use axum::extract::FromRequestParts;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use page::{Pace, Person, Site, Theme, Trouble};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::PersonId;
use words::Lang;

pub(super) const THEME: &str = "kamen_theme";
pub(super) const PACE: &str = "kamen_pace";

/// What somebody has chosen, as the store keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Choices {
    pub lang: Option<String>,
    pub theme: Option<String>,
    pub sounds: bool,
    pub motion: bool,
    pub confirm: bool,
    /// How fast what others do is played out.
    pub pace: Option<String>,
    /// People whose words are not shown.
    pub muted: Vec<String>,
    /// The hash of a code that lets in who has forgotten the password.
    pub recovery: Option<String>,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            lang: None,
            theme: None,
            sounds: false,
            motion: true,
            confirm: true,
            pace: None,
            muted: vec![],
            recovery: None,
        }
    }
}

/// Whoever asked for a page.
#[derive(Debug)]
pub(super) struct Guest {
    pub app: App,
    pub caller: Caller,
    pub choices: Choices,
    pub headers: HeaderMap,
    /// Where a change of language or theme comes back to.
    here: String,
    /// The address asks for a language.
    asks_lang: bool,
    csrf: String,
    person: Option<Person>,
    lang: Lang,
    theme: Option<Theme>,
    pace: Pace,
}

impl FromRequestParts<App> for Guest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Guest> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let settings = caller.person.as_ref().map(|p| p.settings.as_str());
        let choices: Choices = settings.and_then(|s| serde_json::from_str(s).ok()).unwrap_or_default();
        let theme = choices.theme.as_deref().or(caller::cookie(&parts.headers, THEME)).and_then(theme);
        let pace = choices.pace.as_deref().or(caller::cookie(&parts.headers, PACE)).and_then(Pace::of);
        let asks_lang = parts.uri.query().is_some_and(|q| q.split('&').any(is_lang));
        let lang = choices.lang.as_deref().filter(|_| !asks_lang).and_then(|l| l.parse().ok()).unwrap_or(caller.lang);
        Ok(Guest {
            app: app.clone(),
            csrf: app.signer.csrf(session(&caller)),
            person: caller.person.as_ref().map(|p| Person { name: p.name.clone(), guest: !p.account }),
            here: here(&parts.uri),
            asks_lang,
            headers: parts.headers.clone(),
            caller,
            choices,
            lang,
            theme,
            pace: pace.unwrap_or_default(),
        })
    }
}

fn is_lang(pair: &str) -> bool {
    pair.starts_with("lang=")
}

/// The page an address belongs to: of a table's parts and verbs, the table itself; a language is chosen anew each time.
fn here(uri: &Uri) -> String {
    let path = uri.path();
    if path.starts_with("/t/") {
        return path.split('/').take(3).collect::<Vec<_>>().join("/");
    }
    let query: Vec<&str> =
        uri.query().unwrap_or_default().split('&').filter(|p| !p.is_empty() && !is_lang(p)).collect();
    if query.is_empty() { path.to_string() } else { format!("{path}?{}", query.join("&")) }
}

/// Strangers have nothing to lose yet; that the form is ours is known by where it comes from.
fn session(caller: &Caller) -> &str {
    caller.session.as_deref().unwrap_or("stranger")
}

pub(super) fn theme(code: &str) -> Option<Theme> {
    [Theme::Light, Theme::Dark].into_iter().find(|t| t.code() == code)
}

impl Guest {
    pub(super) fn site(&self) -> Site<'_> {
        Site {
            lang: self.lang,
            theme: self.theme,
            person: self.person.as_ref(),
            csrf: &self.csrf,
            here: &self.here,
            assets: &self.app.assets,
            confirm: self.choices.confirm,
            sounds: self.choices.sounds,
            motion: self.choices.motion,
            pace: self.pace,
        }
    }

    pub(super) fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether a form is one of ours, made for this session.
    pub(super) fn check(&self, form: &BTreeMap<String, String>) -> Result<()> {
        let token = form.get("csrf").map_or("", String::as_str);
        let ours = self.app.signer.is_csrf(session(&self.caller), token);
        if ours { Ok(()) } else { Err(Problem::new(StatusCode::FORBIDDEN, "expired-form")) }
    }

    /// The person, made a guest if need be; then the answer carries a new session.
    pub(super) async fn someone(&self) -> Result<(store::Person, Option<String>)> {
        if let Some(person) = &self.caller.person {
            return Ok((person.clone(), None));
        }
        self.app.gate.door(self.caller.address)?;
        let id = people::guest(&self.app, None, self.lang).await?;
        let cookie = people::open_session(&self.app, &id).await?;
        let person = self.app.store.person(&id).await?.ok_or_else(Problem::not_found)?;
        Ok((person, Some(cookie)))
    }

    /// The person as the host of a new table.
    pub(super) fn host(&self, person: &PersonId) -> Host {
        Host::of(&self.app, &self.caller, person)
    }

    /// A page; a language asked for in the address is remembered.
    pub(super) fn page(&self, markup: Markup) -> Response {
        let mut response = Html(markup.into_string()).into_response();
        if self.asks_lang {
            let lang = format!("{}={}; Path=/; SameSite=Lax; Max-Age=31536000", caller::LANG, self.lang.code());
            set_cookie(&mut response, &lang);
        }
        response
    }
}

pub(super) fn set_cookie(response: &mut Response, cookie: &str) {
    if let Ok(value) = HeaderValue::from_str(cookie) {
        response.headers_mut().append(SET_COOKIE, value);
    }
}

/// See other, with a cookie where there is one to set.
pub(super) fn see(address: &str, cookie: Option<&str>) -> Response {
    let mut response = Redirect::to(address).into_response();
    cookie.into_iter().for_each(|cookie| set_cookie(&mut response, cookie));
    response
}

/// A place on this server to go back to, and nowhere else.
pub(super) fn safe(back: Option<&String>) -> &str {
    // Browsers leave control characters out, and what is left may be another server's address.
    let is_ours =
        |b: &&str| b.starts_with('/') && !b.starts_with("//") && !b.contains(|c: char| c == '\\' || c.is_control());
    back.map(String::as_str).filter(is_ours).unwrap_or("/")
}

/// A problem as a page, or as a plain sentence for the script.
pub(crate) fn trouble(app: &App, problem: &Problem, parts: &Parts, lang: Lang) -> Response {
    let wants_text = parts.headers.get("accept").is_some_and(|v| v.as_bytes().starts_with(b"text/plain"));
    let body = problem.body(lang);
    if wants_text {
        let rule = body.rule.map_or(String::new(), |rule| format!(" ({rule})"));
        let mut response = (problem.status, format!("{}{rule}", body.message)).into_response();
        problem.say_when(&mut response);
        return response;
    }
    let site = Site {
        lang,
        theme: caller::cookie(&parts.headers, THEME).and_then(theme),
        person: None,
        csrf: &app.signer.csrf("stranger"),
        here: parts.uri.path(),
        assets: &app.assets,
        confirm: true,
        sounds: false,
        motion: true,
        pace: Pace::default(),
    };
    let back =
        parts.uri.path().strip_prefix("/t/").and_then(|rest| rest.split('/').next()).map(|id| format!("/t/{id}"));
    let back = back.filter(|_| problem.status != StatusCode::NOT_FOUND);
    let kind = kind(problem);
    let why = (kind == Trouble::Refused).then_some(body.message.as_str());
    let page = page::trouble(&site, kind, why, back.as_deref());
    let mut response = (problem.status, Html(page.into_string())).into_response();
    problem.say_when(&mut response);
    response
}

fn kind(problem: &Problem) -> Trouble {
    match (problem.status, problem.code) {
        (_, "expired-form" | "who-are-you" | "foreign-site") => Trouble::Expired,
        (_, "seat-taken" | "seated") => Trouble::FullTable,
        (_, "finished" | "started") => Trouble::FinishedTable,
        (StatusCode::NOT_FOUND, _) => Trouble::NotFound,
        (StatusCode::FORBIDDEN | StatusCode::UNAUTHORIZED, _) => Trouble::NotYours,
        (_, "stale-question" | "stale-offer" | "not-asked") => Trouble::TooLate,
        (StatusCode::CONFLICT, _) => Trouble::Refused,
        (StatusCode::TOO_MANY_REQUESTS, _) => Trouble::TooMany,
        (_, "no-database") => Trouble::NoDatabase,
        (_, "overloaded") => Trouble::Overloaded,
        (_, "set-aside") => Trouble::SetAside,
        (status, _) if status.is_client_error() => Trouble::BadForm,
        _ => Trouble::Broken,
    }
}

/// A short code for a cookie name.
pub(super) fn seat_cookie(table: &str) -> String {
    format!("kamen_seat_{}", &secret::hash(table)[..8])
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_what_came_too_late_is_said_to() {
        let kind = |code| super::kind(&super::Problem::conflict(code));
        assert_eq!(kind("stale-question"), page::Trouble::TooLate);
        assert_eq!(kind("too-many-tables"), page::Trouble::Refused);
        assert_eq!(kind("finished"), page::Trouble::FinishedTable);
    }

    #[test]
    fn the_way_back_leads_to_this_server() {
        let safe = |back: &str| super::safe(Some(&back.to_string())).to_string();
        assert_eq!(safe("/t/abc?seat=0"), "/t/abc?seat=0");
        for elsewhere in
            ["//evil.com", "/\t/evil.com", "/\n/evil.com", "/\\evil.com", "https://evil.com", "\t//evil.com", "/\u{7f}"]
        {
            assert_eq!(safe(elsewhere), "/", "{elsewhere:?}");
        }
    }

    #[test]
    fn a_change_of_language_comes_back_to_the_page_not_to_a_part_of_it() {
        let here = |uri: &str| super::here(&uri.parse().expect("an address"));
        assert_eq!(here("/t/abc/live?lang=cs&seat=0"), "/t/abc");
        assert_eq!(here("/t/abc/answer"), "/t/abc");
        assert_eq!(here("/g/x/cards?q=a&lang=cs"), "/g/x/cards?q=a");
        assert_eq!(here("/?lang=cs"), "/");
    }
}
