//! A live connection to a table, and what is read of it.

use futures_util::StreamExt;
use serde::Deserialize;
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};

/// Most messages are short: a buffer of the usual size would be cleared at every one of them, and cost more than all else.
const BUFFER: usize = 4 * 1024;

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// What is read of a message: an update, or the reply to an answer.
#[derive(Deserialize)]
pub(crate) struct Heard {
    pub line: Option<u64>,
    pub state: Option<State>,
    pub problem: Option<serde_json::Value>,
}

#[derive(Deserialize)]
pub(crate) struct State {
    pub status: String,
    pub question: Option<Question>,
}

#[derive(Deserialize)]
pub(crate) struct Question {
    pub id: String,
    pub answers: Vec<Answer>,
}

#[derive(Deserialize)]
pub(crate) struct Answer {
    pub id: String,
}

/// With a token somebody sits there; without one a stranger watches.
pub(crate) async fn connect(address: SocketAddr, table: &str, token: Option<&str>) -> Result<Socket, String> {
    let url = format!("ws://{address}/api/v1/tables/{table}/live?detail=ids");
    let mut request = url.into_client_request().map_err(|e| e.to_string())?;
    if let Some(token) = token {
        let bearer = format!("Bearer {token}").parse().map_err(|_| "a token that is no header")?;
        request.headers_mut().insert("authorization", bearer);
    }
    let stream = TcpStream::connect(address).await.map_err(|e| e.to_string())?;
    let _ = stream.set_nodelay(true);
    let config = WebSocketConfig::default().read_buffer_size(BUFFER);
    let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
    let (socket, _) = connected.map_err(|e| e.to_string())?;
    Ok(socket)
}

/// What comes next, and to which of the two.
pub(crate) async fn next(sockets: &mut [Socket; 2]) -> Result<(usize, Heard), String> {
    let [one, two] = sockets;
    loop {
        let (from, message) = tokio::select! {
            message = one.next() => (0, message),
            message = two.next() => (1, message),
        };
        if let Some(heard) = read(message)? {
            return Ok((from, heard));
        }
    }
}

/// What a message says, if it says anything.
pub(crate) fn read(message: Option<Result<Message, Error>>) -> Result<Option<Heard>, String> {
    match message {
        Some(Ok(Message::Text(text))) => serde_json::from_str(&text).map(Some).map_err(|e| format!("{e}: {text}")),
        Some(Ok(Message::Close(_))) | None | Some(Err(Error::ConnectionClosed)) => {
            Err("the connection was closed".into())
        }
        Some(Ok(_)) => Ok(None),
        Some(Err(error)) => Err(error.to_string()),
    }
}
