//! What goes wrong, in one shape: a code for programs, a sentence for people in their language, a rule where one refused.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use kernel::Phrase;
use serde::Serialize;
use std::time::Duration;
use utoipa::ToSchema;
use words::{Lang, Words};

#[derive(Clone, Debug)]
pub struct Problem {
    pub status: StatusCode,
    pub code: &'static str,
    message: Box<Message>,
    pub rule: Option<String>,
    pub card: Option<String>,
    pub field: Option<String>,
    /// When it may be tried again.
    retry: Option<Duration>,
}

#[derive(Clone, Debug)]
enum Message {
    /// Words of the program.
    Phrase(Phrase),
    /// Said by a game, in every language.
    Said(Vec<(Lang, String)>),
}

/// The body of every answer that is not a success.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ProblemBody {
    /// A word that never changes.
    #[schema(example = "stale-question")]
    pub code: String,
    /// A sentence in the asked language.
    pub message: String,
    /// The ID of the rule that refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The id of the card that refused, where it was a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The field that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
}

impl Problem {
    pub fn new(status: StatusCode, code: &'static str) -> Problem {
        let message = Box::new(Message::Phrase(Phrase::new(format!("problem-{code}"))));
        Problem { status, code, message, rule: None, card: None, field: None, retry: None }
    }

    /// The same, and when to try again.
    pub fn after(self, wait: Duration) -> Problem {
        Problem { retry: Some(wait), ..self }
    }

    pub fn not_found() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not-found")
    }

    /// Nobody is signed in.
    pub fn who_are_you() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "who-are-you")
    }

    pub fn not_yours() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "not-yours")
    }

    pub fn conflict(code: &'static str) -> Problem {
        Problem::new(StatusCode::CONFLICT, code)
    }

    /// A field of what was sent that does not fit what is there.
    pub fn of_field(field: &str, code: &'static str) -> Problem {
        Problem { field: Some(field.into()), ..Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code) }
    }

    /// A field of what was sent, and a sentence of what is wrong with it.
    pub fn bad(field: &str, why: Phrase) -> Problem {
        Problem { message: Box::new(Message::Phrase(why)), ..Problem::of_field(field, "bad-field") }
    }

    /// Not written as it has to be. Where, in the parser's own words, is for whoever writes a client.
    pub fn unreadable(field: &str, why: impl std::fmt::Display) -> Problem {
        Problem::bad(field, Phrase::new("problem-unreadable-part").text("why", why.to_string()))
    }

    /// A field of what was sent, and what is wrong with it in the words of a game or of the program.
    pub fn wrong(field: impl Into<String>, words: &Words, why: &Phrase) -> Problem {
        let field = field.into();
        let said = Lang::ALL.into_iter().map(|lang| {
            let phrase = Phrase::new("problem-bad-field").text("field", &field).phrase("why", why.clone());
            (lang, words.speaker(lang, &[]).say(&phrase))
        });
        let message = Box::new(Message::Said(said.collect()));
        Problem { message, ..Problem::of_field(&field, "bad-field") }
    }

    /// A table of a game cannot be set up so.
    pub fn bad_setup(game: &dyn referee::AnyGame, bad: &kernel::BadSetup) -> Problem {
        Problem::wrong(&bad.field, game.words(), &bad.why)
    }

    /// The same, where rules or cards of the game may be behind it.
    pub fn not_set_up(game: &dyn referee::AnyGame, error: &referee::Error) -> Problem {
        match error {
            referee::Error::Setup(bad) => Problem::bad_setup(game, bad),
            other => Problem::wrong("options", game.words(), &other.phrase()),
        }
    }

    /// Something broke here; what it was is in the log, not in the answer.
    pub fn broken(why: impl std::fmt::Display) -> Problem {
        tracing::error!(%why, "broken");
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "broken")
    }

    /// What lies in the store cannot be read; why is for whoever runs the server.
    pub fn set_aside() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "set-aside")
    }

    /// The database does not answer; nobody knows what it would say.
    pub fn no_database() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "no-database")
    }

    /// More comes than can be written; nothing was changed.
    pub fn overloaded() -> Problem {
        metrics::counter!("kamen_overloaded").increment(1);
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "overloaded").after(Duration::from_secs(1))
    }

    /// A rule of the game says no.
    pub fn refused(table: &dyn referee::AnyTable, error: &referee::Error) -> Problem {
        let referee::Error::Refused(refusal) = error else { return Problem::broken(error) };
        let say = |lang| {
            let names = referee::seat_names(table, lang);
            (lang, refusal.reason(&table.game().words().speaker(lang, &names)))
        };
        let said = Lang::ALL.into_iter().map(say).collect();
        let problem = Problem::new(StatusCode::CONFLICT, "refused");
        let card = refusal.card.as_ref().map(|card| card.id.clone());
        Problem { message: Box::new(Message::Said(said)), rule: refusal.rule.clone(), card, ..problem }
    }

    pub fn body(&self, lang: Lang) -> ProblemBody {
        let message = match &*self.message {
            Message::Phrase(phrase) => Words::of_program().speaker(lang, &[]).say(phrase),
            Message::Said(said) => said.iter().find(|(l, _)| *l == lang).map(|(_, s)| s.clone()).unwrap_or_default(),
        };
        let Problem { rule, card, field, .. } = self.clone();
        ProblemBody { code: self.code.into(), message, rule, card, field }
    }

    pub fn respond(&self, lang: Lang) -> Response {
        let mut response = (self.status, Json(self.body(lang))).into_response();
        self.say_when(&mut response);
        response
    }

    /// Whole seconds, and never too early.
    pub(crate) fn say_when(&self, response: &mut Response) {
        if let Some(wait) = self.retry {
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            response.headers_mut().insert(RETRY_AFTER, seconds.max(1).into());
        }
    }
}

/// Said in English until the middleware, which knows the caller's language, says it again.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.respond(Lang::En);
        response.extensions_mut().insert(self);
        response
    }
}

impl From<store::Error> for Problem {
    fn from(error: store::Error) -> Problem {
        match error {
            store::Error::NoTable(_) | store::Error::NoPerson(_) | store::Error::NoSeat { .. } => Problem::not_found(),
            store::Error::ZeroByte => Problem::bad("text", Phrase::new("problem-zero-byte")),
            store::Error::Busy => Problem::overloaded(),
            gone if gone.is_outage() => {
                tracing::error!(error = %gone, "the database does not answer");
                Problem::no_database()
            }
            other => Problem::broken(other),
        }
    }
}

pub(crate) type Result<T, E = Problem> = std::result::Result<T, E>;

#[cfg(test)]
mod tests {
    use super::Problem;
    use words::Lang;

    #[test]
    fn a_refusal_names_its_rule_and_its_card_in_both_languages() {
        let position = "A.common: e4 e6\nA.hand: imperial_swordmaster\nB.common: d4 f5\n";
        let game = catalog::game("tash-kalar").expect("a game of ours");
        let mut table = game.read(position).expect("a position");
        table.answer("summon imperial_swordmaster at e5").expect("the pattern fits");
        let error = table.answer("f5").expect_err("it is not diagonal");
        let said = Lang::ALL.map(|lang| Problem::refused(table.as_ref(), &error).body(lang));
        for body in &said {
            let named = (body.rule.as_deref(), body.card.as_deref());
            assert_eq!(named, (Some("TK-EFFECT-29"), Some("imperial_swordmaster")));
        }
        assert_eq!(said[0].message, "Forbidden by Swordmaster: The card gives no such choice.");
        assert!(said[1].message.starts_with("Zakazuje to karta "), "{}", said[1].message);
    }
}
