//! Secrets people carry: session cookies and tokens. The store keeps only their hashes.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The server's key; signs cookies and CSRF tokens.
#[derive(Clone)]
pub struct Signer(Hmac<Sha256>);

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer")
    }
}

impl Signer {
    /// From the key as the store keeps it.
    pub fn new(key: &str) -> Signer {
        Signer(Hmac::new_from_slice(key.as_bytes()).expect("any length will do"))
    }

    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(purpose.as_bytes());
        mac.update(b"\0");
        mac.update(text.as_bytes());
        mac
    }

    fn sign(&self, purpose: &str, text: &str) -> String {
        URL_SAFE_NO_PAD.encode(self.mac(purpose, text).finalize().into_bytes())
    }

    fn verify(&self, purpose: &str, text: &str, signature: &str) -> bool {
        URL_SAFE_NO_PAD.decode(signature).is_ok_and(|s| self.mac(purpose, text).verify_slice(&s).is_ok())
    }

    /// A secret as a cookie carries it.
    pub fn cookie(&self, secret: &str) -> String {
        format!("{secret}.{}", self.sign("cookie", secret))
    }

    /// The secret in a cookie, if we signed it.
    pub fn secret<'c>(&self, cookie: &'c str) -> Option<&'c str> {
        let (secret, signature) = cookie.split_once('.')?;
        self.verify("cookie", secret, signature).then_some(secret)
    }

    /// What a form of this session carries, so that no other site can send it.
    pub fn csrf(&self, session: &str) -> String {
        self.sign("csrf", session)
    }

    /// What an account leaves in a browser in which somebody signed in.
    pub fn mark(&self, person: &str) -> String {
        self.sign("known", person)
    }

    pub fn is_mark(&self, person: &str, mark: &str) -> bool {
        self.verify("known", person, mark)
    }

    /// What a household is called where nobody needs its address.
    pub fn home(&self, household: &str) -> String {
        self.sign("home", household)
    }

    pub fn is_csrf(&self, session: &str, token: &str) -> bool {
        self.verify("csrf", session, token)
    }
}

/// 256 random bits as text.
pub(crate) fn fresh() -> String {
    URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>())
}

/// A short code people can read to each other: no letters that look alike.
pub(crate) fn code(len: usize) -> String {
    const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
    (0..len).map(|_| char::from(LETTERS[rand::random_range(0..LETTERS.len())])).collect()
}

/// Bytes as text.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What the store knows of a secret.
pub(crate) fn hash(secret: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(secret.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_opens_only_as_it_was_signed() {
        let signer = Signer::new("key");
        let cookie = signer.cookie("secret");
        assert_eq!(signer.secret(&cookie), Some("secret"));
        assert_eq!(Signer::new("other").secret(&cookie), None);
        for forged in ["secret.", "secret", "", "secret.AAAA", &cookie.replacen('s', "t", 1)] {
            assert_eq!(signer.secret(forged), None, "{forged}");
        }
    }

    #[test]
    fn a_form_token_is_of_one_session_and_no_cookie() {
        let signer = Signer::new("key");
        assert!(signer.is_csrf("session", &signer.csrf("session")));
        assert!(!signer.is_csrf("another", &signer.csrf("session")));
        assert_eq!(signer.secret(&format!("session.{}", signer.csrf("session"))), None);
    }
}
