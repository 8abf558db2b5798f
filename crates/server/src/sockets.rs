//! Connections: how many there may be, and how long one may say nothing. What is said on them is others' business.
#![expect(clippy::disallowed_types, reason = "a server keeps time; rules never see it")]

use crate::App;
use crate::limits::Place;
use crate::now::Clock;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::rt::{Sleep, Timer};
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Mutex;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::ServiceExt;

/// Files that are no connections of people: the database, the log, the listener.
const OWN_FILES: u64 = 128;
/// Where the system refuses another file, somebody else has to go first.
const FULL: Duration = Duration::from_millis(50);

/// Raise the limit of open files as far as it is allowed, and say how many connections that leaves.
pub(crate) fn raise_file_limit() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    usize::try_from(files.saturating_sub(OWN_FILES).max(16)).unwrap_or(usize::MAX)
}

/// Let people in until it is time to stop; then what was asked is answered, and that is all.
pub(crate) async fn accept(app: App, listener: TcpListener, router: Router, mut stop: watch::Receiver<bool>) {
    let mut talks = JoinSet::new();
    loop {
        while talks.try_join_next().is_some() {}
        let accepted = tokio::select! {
            _ = stop.wait_for(|stop| *stop) => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(FULL).await;
                continue;
            }
        };
        // Behind a proxy all of them come from one address.
        let from = (!app.config.behind_proxy).then(|| peer.ip());
        match app.gate.place(from) {
            Some(place) => drop(talks.spawn(talk(stream, peer, router.clone(), app.clone(), place, stop.clone()))),
            None => refuse(&stream),
        }
    }
    drop(listener);
    while talks.join_next().await.is_some() {}
}

/// Said without waiting: who cannot even take this goes without it.
fn refuse(stream: &TcpStream) {
    metrics::counter!("kamen_sockets_refused").increment(1);
    let _ = stream.try_write(
        b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\nconnection: close\r\ncontent-length: 0\r\n\r\n",
    );
}

async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    app: App,
    place: Place,
    mut stop: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(Patience(app.config.sockets.clone()))
        .header_read_timeout(app.config.limits.silence)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // That somebody hangs up in the middle of a word is no news.
    let stopped = tokio::select! {
        _ = connection.as_mut() => false,
        stopped = stop.wait_for(|stop| *stop) => stopped.is_ok(),
    };
    if stopped {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
    drop(place);
}

/// Time as connections know it.
struct Patience(Clock);

struct Waiting(Mutex<Pin<Box<dyn Future<Output = ()> + Send>>>);

impl Future for Waiting {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        match self.0.get_mut() {
            Ok(waiting) => waiting.as_mut().poll(context),
            Err(_) => Poll::Ready(()),
        }
    }
}

impl Sleep for Waiting {}

impl Timer for Patience {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn Sleep>> {
        let clock = self.0.clone();
        let at = clock.millis() + i64::try_from(duration.as_millis()).unwrap_or(i64::MAX);
        Box::pin(Waiting(Mutex::new(Box::pin(async move { clock.until(at).await }))))
    }

    fn sleep_until(&self, deadline: std::time::Instant) -> Pin<Box<dyn Sleep>> {
        self.sleep(deadline.saturating_duration_since(self.now()))
    }
}
