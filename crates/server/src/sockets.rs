//! Connections: how many there may be, and how long one may say nothing, or take nothing. What is said on them is others'
//! business.
#![expect(clippy::disallowed_types, reason = "a server keeps time; rules never see it")]

use crate::App;
use crate::limits::Place;
use crate::now::Clock;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use hyper::rt::{Sleep, Timer};
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Mutex;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
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
    let (silence, upload) = (app.config.limits.silence, app.config.limits.upload);
    let clock = app.config.sockets.clone();
    let patience = Patience(clock.clone());
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(|body| match body.is_end_stream() {
            true => axum::body::Body::empty(),
            false => axum::body::Body::new(Sent { body, until: patience.sleep(upload) }),
        });
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(Patience(clock.clone()))
        .header_read_timeout(silence)
        .serve_connection(
            TokioIo::new(Heard { stream, patience: Patience(clock), silence, until: None, taken: 0 }),
            service,
        )
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

/// What is sent with a request: all of it in time, or none.
struct Sent {
    body: Incoming,
    until: Pin<Box<dyn Sleep>>,
}

impl Body for Sent {
    type Data = <Incoming as Body>::Data;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        if self.until.as_mut().poll(context).is_ready() {
            return Poll::Ready(Some(Err(io::Error::from(io::ErrorKind::TimedOut).into())));
        }
        Pin::new(&mut self.body).poll_frame(context).map_err(Into::into)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Whoever has taken so much of what waited for them has earned as much time again.
const ENOUGH: usize = 32 * 1024;

/// A stream at whose other end somebody has to take what is said, and not drop by drop.
struct Heard {
    stream: TcpStream,
    patience: Patience,
    silence: Duration,
    /// Until when what waits has to be taken.
    until: Option<Pin<Box<dyn Sleep>>>,
    taken: usize,
}

impl Heard {
    /// What became of so many bytes.
    fn judge(
        &mut self,
        wrote: Poll<io::Result<usize>>,
        bytes: usize,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        if wrote.is_pending() {
            let until = self.until.get_or_insert_with(|| self.patience.sleep(self.silence));
            ready!(until.as_mut().poll(context));
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        if let Poll::Ready(Ok(taken)) = &wrote {
            self.taken += taken;
            if *taken == bytes || self.taken >= ENOUGH {
                (self.until, self.taken) = (None, 0);
            }
        }
        wrote
    }
}

impl AsyncRead for Heard {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Heard {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(wrote, bytes.len(), context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.judge(wrote, slices.iter().map(|slice| slice.len()).sum(), context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
