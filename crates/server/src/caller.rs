//! Who calls: a person by cookie or token, from an address, in a language.

use crate::App;
use crate::limits::household;
use crate::problem::{Problem, Result};
use crate::secret;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use store::{KeyKind, Person, PersonId};
use words::Lang;

pub(crate) const SESSION: &str = "kamen";
pub(crate) const LANG: &str = "kamen_lang";
pub(crate) const KNOWN: &str = "kamen_known";

/// How long a browser is remembered after its last visit.
pub(crate) const SESSION_MS: i64 = 90 * 24 * 60 * 60 * 1000;

#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub person: Option<Person>,
    /// The secret of the browser's session.
    pub session: Option<String>,
    /// The hash of the session's or the token's secret.
    pub key: Option<String>,
    pub address: IpAddr,
    pub lang: Lang,
    /// What an account left in this browser when somebody signed in.
    pub known: Option<String>,
}

impl Caller {
    /// The people the caller does not want to hear.
    pub(crate) fn muted(&self) -> Vec<String> {
        #[derive(Default, serde::Deserialize)]
        #[serde(default)]
        struct Kept {
            muted: Vec<String>,
        }
        let settings = self.person.as_ref().map_or("{}", |person| &person.settings);
        serde_json::from_str::<Kept>(settings).unwrap_or_default().muted
    }

    /// Of somebody's games those everybody may see now; of one's own all.
    pub(crate) fn public_at(&self, app: &App, whose: &PersonId) -> Option<i64> {
        self.person.as_ref().is_none_or(|me| me.id != *whose).then(|| app.now())
    }

    /// Whether what let the caller in still would. A database that cannot say shuts nobody out.
    pub(crate) async fn is_let_in(&self, app: &App) -> bool {
        match &self.key {
            Some(key) => !matches!(app.store.key(key, app.now()).await, Ok(None)),
            None => true,
        }
    }

    /// The person, or the question who it is.
    pub(crate) fn someone(&self) -> Result<&Person> {
        self.person.as_ref().ok_or_else(Problem::who_are_you)
    }

    /// The same, where no program may act for the person: a token opens no other doors.
    pub(crate) fn in_person(&self) -> Result<&Person> {
        let person = self.someone()?;
        if self.session.is_some() { Ok(person) } else { Err(Problem::not_yours()) }
    }

    /// The guest who makes an account, if it is one.
    pub(crate) fn guest(&self) -> Result<Option<&PersonId>> {
        match &self.person {
            Some(person) if !person.account => self.in_person().map(|guest| Some(&guest.id)),
            _ => Ok(None),
        }
    }

    /// The household that calls, by a name that does not tell its address.
    pub(crate) fn home(&self, app: &App) -> String {
        app.signer.home(&household(self.address).to_string())
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller> {
        let address = address(parts, app);
        let lang = lang(parts);
        let known = cookie(&parts.headers, KNOWN).map(str::to_string);
        let nobody = Caller { person: None, session: None, key: None, address, lang, known };
        let (secret, kind) = match (bearer(&parts.headers), cookie(&parts.headers, SESSION)) {
            (Some(token), _) => (token.to_string(), KeyKind::Token),
            (None, Some(cookie)) => match app.signer.secret(cookie) {
                Some(secret) => (secret.to_string(), KeyKind::Session),
                None => return Ok(nobody), // forged or of an older key: a stranger
            },
            (None, None) => return Ok(nobody),
        };
        let at = app.now();
        let key = app.store.key(&secret::hash(&secret), at).await?.filter(|key| key.kind == kind);
        let Some(key) = key else {
            // A program should hear that its token is no good; a browser becomes a stranger.
            return if kind == KeyKind::Token { Err(Problem::who_are_you()) } else { Ok(nobody) };
        };
        app.gate.person(&key.person.0)?;
        // Once a day is often enough to remember that it is in use.
        if key.used_at.unwrap_or(key.created_at) + 24 * 60 * 60 * 1000 < at {
            let until = key.expires_at.map(|_| at + SESSION_MS);
            app.store.renew_key(&key.hash, at, until).await?;
        }
        let person = app.store.person(&key.person).await?;
        Ok(Caller { person, session: (kind == KeyKind::Session).then_some(secret), key: Some(key.hash), ..nobody })
    }
}

/// A request that changes something must not come from another site's page, whoever sends it: a stranger would be signed
/// in as somebody else, or out. A program's token is sent by nobody else.
pub(crate) fn same_site(parts: &Parts) -> Result<()> {
    if parts.method.is_safe() && !parts.headers.contains_key("upgrade") || bearer(&parts.headers).is_some() {
        return Ok(());
    }
    let header = |name: &str| parts.headers.get(name).and_then(|v| v.to_str().ok());
    let foreign = Problem::new(StatusCode::FORBIDDEN, "foreign-site");
    if header("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none") {
        return Err(foreign);
    }
    if let Some(origin) = header(ORIGIN.as_str()) {
        let host = origin.split_once("://").map_or(origin, |(_, host)| host);
        if header(HOST.as_str()) != Some(host) {
            return Err(foreign);
        }
    }
    Ok(())
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|v| v.to_str().ok()).flat_map(|v| v.split(';'));
    all.filter_map(|pair| pair.trim().split_once('=')).find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The last address is the one our own proxy saw; those before it are what callers claim.
pub(crate) fn address(parts: &Parts, app: &App) -> IpAddr {
    let last = || parts.headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?.rsplit(',').next();
    let forwarded = || last()?.trim().parse().ok();
    let peer = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let found = if app.config.behind_proxy { forwarded().or_else(peer) } else { peer() };
    found.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// The language of `?lang=`, of the cookie, of the browser.
pub(crate) fn lang(parts: &Parts) -> Lang {
    let asked = parts.uri.query().and_then(|q| q.split('&').find_map(|pair| pair.strip_prefix("lang=")));
    let kept = || cookie(&parts.headers, LANG);
    let wished = || parts.headers.get(ACCEPT_LANGUAGE)?.to_str().ok();
    let known = |code: &str| code.trim().get(..2).and_then(|code| code.to_lowercase().parse::<Lang>().ok());
    asked
        .and_then(known)
        .or_else(|| kept().and_then(known))
        .or_else(|| wished().and_then(|list| list.split(',').find_map(known)))
        .unwrap_or_default()
}
