//! The few requests a table needs, on a connection each.

use serde_json::{Value, json};
use std::io::{Error, Result};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A way in, for two people who play each other at every table.
#[derive(Debug)]
pub(crate) struct Door {
    addresses: Vec<SocketAddr>,
    pub tokens: [String; 2],
}

impl Door {
    pub(crate) async fn open(addresses: Vec<SocketAddr>) -> Result<Door> {
        let address = addresses[0];
        let mut tokens = vec![];
        for name in ["Load One", "Load Two"] {
            let (head, _) = send(address, "POST", "/api/v1/sessions", "", &json!({ "guest": name })).await?;
            let cookie = head.lines().find_map(|l| l.strip_prefix("set-cookie: ")?.split(';').next());
            let cookie = format!("cookie: {}\r\n", cookie.ok_or_else(|| Error::other("no session"))?);
            let (_, body) = send(address, "POST", "/api/v1/tokens", &cookie, &json!({ "label": "load" })).await?;
            tokens.push(body["token"].as_str().ok_or_else(|| Error::other("no token"))?.to_string());
        }
        let tokens = tokens.try_into().expect("one for each of the two");
        Ok(Door { addresses, tokens })
    }

    /// Where the nth comes in.
    pub(crate) fn address(&self, n: usize) -> SocketAddr {
        self.addresses[n % self.addresses.len()]
    }

    async fn call(&self, n: usize, who: usize, path: &str, body: &Value) -> Result<Value> {
        let head = format!("authorization: Bearer {}\r\n", self.tokens[who]);
        send(self.address(n + who), "POST", path, &head, body).await.map(|(_, body)| body)
    }

    /// A new table of the two, where the nth pair comes in.
    pub(crate) async fn table(&self, n: usize, game: &str) -> Result<String> {
        let table =
            self.call(n, 0, "/api/v1/tables", &json!({ "game": game, "seats": 2, "sitters": ["me", "open"] })).await?;
        let id = table["id"].as_str().ok_or_else(|| Error::other(format!("no table: {table}")))?.to_string();
        let sat = self.call(n, 1, &format!("/api/v1/tables/{id}/seats/B"), &json!({})).await?;
        if sat["line"].is_u64() { Ok(id) } else { Err(Error::other(format!("no seat: {sat}"))) }
    }
}

async fn send(address: SocketAddr, method: &str, path: &str, extra: &str, body: &Value) -> Result<(String, Value)> {
    let body = body.to_string();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n{extra}\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| Error::other("half an answer"))?;
    Ok((head.to_string(), serde_json::from_str(body).unwrap_or(Value::Null)))
}
