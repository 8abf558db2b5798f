//! What the server answered.

use serde_json::Value;

#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: reqwest::header::HeaderMap,
    pub text: String,
}

impl Reply {
    pub(crate) async fn of(response: reqwest::Response) -> Result<Reply, reqwest::Error> {
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Ok(Reply { status, headers, text: response.text().await? })
    }

    /// The body, whatever it says.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {} {}", self.status, self.text))
    }

    /// The body of a success.
    pub fn ok(&self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.text);
        self.json()
    }

    /// The number of the line that was written.
    pub fn line(&self) -> u64 {
        self.ok()["line"].as_u64().expect("a line has a number")
    }

    /// The body of a refusal with this status and code, in the one shape all of them have.
    pub fn problem(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        assert!(status != 429 || self.headers.contains_key("retry-after"), "when to come again is said");
        let body = self.json();
        assert_eq!(body["code"], code, "{body}");
        let message = body["message"].as_str().unwrap_or_default();
        assert!(!message.is_empty() && !message.contains("problem-"), "{body}");
        for (key, value) in body.as_object().expect("an object") {
            assert!(
                ["code", "message", "rule", "card", "field"].contains(&key.as_str()) && value.is_string(),
                "{body}"
            );
        }
        body
    }
}
