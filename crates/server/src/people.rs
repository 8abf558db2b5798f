//! Guests and accounts: coming in, and what they are called.

use crate::App;
use crate::caller::{Caller, KNOWN, SESSION, SESSION_MS};
use crate::passwords::Knocks;
use crate::problem::{Problem, Result};
use crate::secret;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::StatusCode;
use kernel::Phrase;
use store::{Claim, Filter, Key, KeyKind, Person, PersonId, Sitter, Status};
use tokio::sync::OwnedSemaphorePermit;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;
use words::{Lang, Words};

/// A name as it is spelled, if it is not too short or too long for one.
pub(crate) fn spelled(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (2..=24).contains(&name.chars().count()) && !name.contains(char::is_control);
    fits.then_some(name)
}

/// A name as it may be: letters, digits, spaces, `-`, `_` or `.`, and no trick with invisible signs.
pub(crate) fn name(text: &str) -> Result<String> {
    // Letters that fill a place and show nothing: a name of them looks like nobody's.
    let is_blank = |c: char| {
        let blanks = ['\u{115F}', '\u{1160}', '\u{17B4}', '\u{17B5}', '\u{3164}', '\u{FFA0}', '\u{13441}', '\u{13442}'];
        blanks.contains(&c)
    };
    let fits = |c: char| c.is_alphanumeric() && !is_blank(c) || " -_.'".contains(c);
    // A mark is seen on a letter alone.
    let is_letter = |c: char| c.is_alphanumeric() && !is_combining_mark(c);
    let is_seen = |name: &String| name.chars().any(is_letter) && !name.starts_with(is_combining_mark);
    let name = spelled(text).filter(|name| name.chars().all(fits)).filter(is_seen);
    name.ok_or_else(|| Problem::bad("name", Phrase::new("problem-name")))
}

fn password(text: &str) -> Result<()> {
    if (8..=200).contains(&text.chars().count()) {
        Ok(())
    } else {
        Err(Problem::bad("password", Phrase::new("problem-password")))
    }
}

/// One of the few places to hash at; whoever waits too long for one is told that there is too much to do.
async fn desk(app: &App) -> Result<OwnedSemaphorePermit> {
    match tokio::time::timeout(app.config.patience, app.hashing.clone().acquire_owned()).await {
        Ok(desk) => desk.map_err(Problem::broken),
        Err(_) => Err(Problem::overloaded()),
    }
}

/// Hashing takes its time on purpose: not on a thread that answers requests.
async fn hash(app: &App, password: String) -> Result<String> {
    let desk = desk(app).await?;
    let hash = move || {
        let hash = Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
        drop(desk);
        hash
    };
    tokio::task::spawn_blocking(hash).await.map_err(Problem::broken)?.map_err(Problem::broken)
}

async fn verify(desk: OwnedSemaphorePermit, password: String, hash: String) -> Result<bool> {
    let verify = move || {
        let hash = PasswordHash::new(&hash).ok()?;
        let fits = Argon2::default().verify_password(password.as_bytes(), &hash).ok();
        drop(desk);
        fits
    };
    Ok(tokio::task::spawn_blocking(verify).await.map_err(Problem::broken)?.is_some())
}

/// Somebody who just wants to play.
pub(crate) async fn guest(app: &App, wished: Option<&str>, lang: Lang) -> Result<PersonId> {
    let name = match wished {
        Some(text) => name(text)?,
        None => format!("{} {}", Words::of_program().speaker(lang, &[]).word("guest"), secret::code(4)),
    };
    let id = PersonId(secret::code(16));
    match app.store.add_guest(&id, &name, "{}", app.now()).await? {
        Claim::Done => Ok(id),
        Claim::Taken => Err(Problem::broken("the same id twice")),
    }
}

/// An account; a guest who makes one stays the same person.
pub(crate) async fn sign_up(app: &App, guest: Option<&PersonId>, wished: &str, secret: &str) -> Result<PersonId> {
    let name = name(wished)?;
    password(secret)?;
    if let Some(id) = guest {
        is_free_at_tables(app, id, &name).await?;
    }
    let hash = hash(app, secret.to_string()).await?;
    let (id, claim) = match guest {
        Some(id) => (id.clone(), app.store.become_account(id, &name, &hash).await?),
        None => {
            let id = PersonId(secret::code(16));
            let claim = app.store.add_account(&id, &name, &hash, "{}", app.now()).await?;
            (id, claim)
        }
    };
    match claim {
        Claim::Done => Ok(id),
        Claim::Taken => Err(Problem::conflict("name-taken")),
    }
}

/// The account with this name and password. Takes as long whether or not there is such a name.
pub(crate) async fn sign_in(app: &App, caller: &Caller, name: &str, secret: &str) -> Result<PersonId> {
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5$F3Lw0n8z7y7xk2zq7wXvS7p7m3k1c0o4g4h5j6k7l8A";
    let wrong = || Problem::new(StatusCode::UNAUTHORIZED, "wrong-password");
    // What cannot be a name is nobody's, and nothing of it is remembered.
    let name = spelled(name).ok_or_else(wrong)?;
    let account = app.store.account(&name).await?;
    let id = account.as_ref().map(|a| a.person.id.0.as_str());
    let mark = caller.known.as_deref().filter(|mark| id.is_some_and(|id| app.signer.is_mark(id, mark)));
    let knocks = mark.map_or(Knocks::Stranger(caller.address), Knocks::Known);
    // Guesses at a name that nobody has cost as much: the wait tells nothing.
    let door = id.map_or_else(|| name.to_lowercase(), str::to_string);
    let desk = desk(app).await?;
    app.gate.guess(&door, knocks)?;
    let hash = account.as_ref().map_or(NOBODY.to_string(), |a| a.password.clone());
    let fits = verify(desk, secret.to_string(), hash).await? && account.is_some();
    if fits {
        app.gate.guessed(&door, knocks);
    }
    account.filter(|_| fits).map(|a| a.person.id).ok_or_else(wrong)
}

/// Somebody who knows the password chooses another one.
pub(crate) async fn change_password(
    app: &App,
    caller: &Caller,
    person: &Person,
    old: &str,
    new: &str,
) -> Result<String> {
    if sign_in(app, caller, &person.name, old).await? != person.id {
        return Err(Problem::not_yours());
    }
    set_password(app, person, new).await
}

/// Another password. All sessions end but the new one, whose cookie is returned.
pub(crate) async fn set_password(app: &App, person: &Person, new: &str) -> Result<String> {
    password(new)?;
    app.store.set_password(&person.id, &hash(app, new.to_string()).await?).await?;
    app.own.drop_keys(&person.id, KeyKind::Session).await?;
    open_session(app, &person.id).await
}

/// A new session; returns the cookie to set.
pub(crate) async fn open_session(app: &App, person: &PersonId) -> Result<String> {
    let secret = secret::fresh();
    let now = app.now();
    let key = Key {
        hash: secret::hash(&secret),
        person: person.clone(),
        kind: KeyKind::Session,
        label: String::new(),
        created_at: now,
        expires_at: Some(now + SESSION_MS),
        used_at: None,
    };
    // Often the second half of something: an account that was just made, a new password.
    app.own.add_key(&key).await?;
    Ok(cookie(app, &app.signer.cookie(&secret), SESSION_MS / 1000))
}

fn cookie(app: &App, value: &str, seconds: i64) -> String {
    let secure = if app.config.secure { "; Secure" } else { "" };
    format!("{SESSION}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
}

/// The cookie by which an account knows a browser again that somebody signed in with.
pub(crate) fn mark(app: &App, person: &PersonId) -> String {
    let secure = if app.config.secure { "; Secure" } else { "" };
    format!("{KNOWN}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}", app.signer.mark(&person.0))
}

/// A code by which a guest comes back to the same tables, whatever became of the browser; one made before opens no more.
pub(crate) async fn make_way_back(app: &App, person: &PersonId) -> Result<String> {
    let code = secret::code(24);
    app.store.set_way_back(person, &secret::hash(&code), app.now()).await?;
    let parts = code.as_bytes().chunks(6).map(|part| std::str::from_utf8(part).unwrap_or_default());
    Ok(parts.collect::<Vec<_>>().join("-"))
}

/// The guest who made this code.
pub(crate) async fn by_way_back(app: &App, code: &str) -> Result<PersonId> {
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    let found = app.store.way_back(&secret::hash(&code)).await?;
    found.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, "wrong-way-back"))
}

/// Nobody at a table of theirs has a name that looks like this one.
async fn is_free_at_tables(app: &App, person: &PersonId, name: &str) -> Result<()> {
    /// Tables that are looked at: nobody plays at more.
    const TABLES: u32 = 100;
    let filter = Filter { person: Some(person.clone()), ..Filter::default() };
    for status in [Status::Open, Status::Playing] {
        for table in app.store.tables(Some(status), &filter, None, TABLES).await? {
            let is_other = |seat: &&store::Seat| matches!(&seat.sitter, Some(Sitter::Person(id)) if id != person);
            if table.seats.iter().filter(is_other).any(|seat| look_alike(name, &seat.name)) {
                return Err(Problem::conflict("name-alike"));
            }
        }
    }
    Ok(())
}

/// Another name, if nobody has it and nobody at a table of theirs has one that looks like it.
pub(crate) async fn rename(app: &App, person: &PersonId, wished: &str) -> Result<()> {
    let name = name(wished)?;
    is_free_at_tables(app, person, &name).await?;
    match app.store.rename(person, &name).await? {
        Claim::Done => Ok(()),
        Claim::Taken => Err(Problem::conflict("name-taken")),
    }
}

/// Names that look the same, whatever letters they are written with.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let looks = |name: &str| skeleton(name).collect::<String>();
    let same = |one: &str, other: &str| looks(one) == looks(other);
    same(one, other) || same(&one.to_lowercase(), &other.to_lowercase())
}

/// Whether two of these names look the same.
pub(crate) fn are_alike<'a>(names: impl Iterator<Item = &'a String> + Clone) -> bool {
    names.clone().enumerate().any(|(n, one)| names.clone().skip(n + 1).any(|other| look_alike(one, other)))
}

/// The cookie that takes the session away.
pub(crate) fn no_session(app: &App) -> String {
    cookie(app, "", 0)
}

/// Tokens of one person.
const TOKENS: u32 = 20;

/// A token for a program; it is shown this once.
pub(crate) async fn open_token(app: &App, person: &PersonId, label: &str) -> Result<String> {
    if label.chars().count() > 60 || label.chars().any(char::is_control) {
        return Err(Problem::bad("label", Phrase::new("problem-label")));
    }
    let secret = format!("kamen_{}", secret::fresh());
    let key = Key {
        hash: secret::hash(&secret),
        person: person.clone(),
        kind: KeyKind::Token,
        label: label.into(),
        created_at: app.now(),
        expires_at: None,
        used_at: None,
    };
    match app.store.add_key_within(&key, TOKENS).await? {
        Claim::Done => Ok(secret),
        Claim::Taken => Err(Problem::conflict("too-many-tokens")),
    }
}

#[cfg(test)]
mod tests {
    use super::{look_alike, name};

    #[test]
    fn names_that_look_the_same_are_found() {
        for (one, other) in
            [("Ada", "Ada"), ("Ada", "Аdа"), ("Bill", "BiII"), ("ada", "Ada"), ("Ondra O", "Ondra 0"), ("rn.a", "m.a")]
        {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("Guest ab2c", "Guest ab3c"), ("Jan", "Ján")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_name_can_be_seen() {
        assert_eq!(name(" Šárka  O'Hara-2 ").ok().as_deref(), Some("Šárka O'Hara-2"));
        for unseen in
            ["\u{13441}\u{13442}", "Ada\u{13441}", "\u{345}\u{345}", "\u{5B0}\u{5B0}", "\u{345}Ada", "--", ". ."]
                .into_iter()
                .chain([
                    "\u{3164}\u{3164}",
                    "Ada\u{115F}",
                    "\u{200B}\u{200B}",
                    "A\u{202E}da",
                    "Ada\u{FFA0}",
                    "A\u{1160}a",
                ])
        {
            assert!(name(unseen).is_err(), "{unseen:?}");
        }
    }
}
