//! From configuration to a server that answers, and back to silence.

use crate::app::App;
use crate::caller;
use crate::config::Config;
use crate::problem::Problem;
use crate::{api, sockets, web};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderValue, REFERRER_POLICY, RETRY_AFTER, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics_exporter_prometheus::PrometheusBuilder;
use std::net::SocketAddr;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;

/// Nothing from elsewhere, nothing inline.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
                      frame-ancestors 'none'; form-action 'self'";

/// Seconds after which every limit lets something in again.
const PAUSE: HeaderValue = HeaderValue::from_static("2");

/// A server that answers.
#[derive(Debug)]
pub struct Serving {
    pub address: SocketAddr,
    app: App,
    stop: watch::Sender<bool>,
    running: JoinHandle<()>,
    tasks: JoinSet<()>,
}

#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    #[error("{0}")]
    Store(#[from] store::Error),
    #[error("cannot listen at {address}: {why}")]
    Listen { address: SocketAddr, why: std::io::Error },
}

/// Open the database and begin to answer.
pub async fn serve(config: Config) -> Result<Serving, CannotServe> {
    // One recorder for the process, however many servers tests start in it.
    static METRICS: tokio::sync::OnceCell<metrics_exporter_prometheus::PrometheusHandle> =
        tokio::sync::OnceCell::const_new();
    let install = || async { PrometheusBuilder::new().install_recorder().expect("no recorder before this one") };
    let metrics = METRICS.get_or_init(install).await.clone();
    config.seed.into_iter().for_each(crate::now::foretell);
    let bind = config.bind;
    let app = App::open(config, metrics).await?;
    let cannot = |why| CannotServe::Listen { address: bind, why };
    let listener = TcpListener::bind(bind).await.map_err(cannot)?;
    let address = listener.local_addr().map_err(cannot)?;
    let (stop, stopped) = watch::channel(false);
    let running = tokio::spawn(sockets::accept(app.clone(), listener, router(app.clone()), stopped));
    let mut tasks = JoinSet::new();
    tasks.spawn(app.clone().listen());
    tasks.spawn(app.clone().keep());
    tasks.spawn(app.clone().pulse());
    tasks.spawn(app.clone().ask_database());
    Ok(Serving { address, app, stop, running, tasks })
}

impl Serving {
    /// How many tables are in memory.
    pub fn tables(&self) -> usize {
        self.app.tables.len()
    }

    /// Answer what was asked, put the tables to sleep, close the database.
    pub async fn stop(mut self) {
        let _ = self.stop.send(true);
        self.tasks.abort_all();
        self.app.close().await;
        // Live connections have lost their tables and end by themselves.
        let _ = tokio::time::timeout(std::time::Duration::from_secs(5), self.running).await;
    }
}

fn router(app: App) -> Router {
    let header = |name, value| SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value));
    api::router()
        .merge(web::router())
        .route("/health", get(health))
        .route("/metrics", get(|State(app): State<App>| async move { app.metrics.render() }))
        .fallback(|| async { Problem::not_found() })
        .layer(RequestBodyLimitLayer::new(app.config.limits.body))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(app.clone(), around))
        // Outside of what replaces a problem by its page, or the page would carry a compressed body's headers.
        .layer(CompressionLayer::new())
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(X_FRAME_OPTIONS, "DENY"))
        .layer(header(REFERRER_POLICY, "same-origin"))
        .with_state(app)
}

async fn health(State(app): State<App>) -> Response {
    match app.store.prove_writing().await {
        Ok(_) => "ok".into_response(),
        Err(error) => Problem::from(error).into_response(),
    }
}

/// Around every request: the gate, the measure, the language of problems.
async fn around(State(app): State<App>, request: Request, next: Next) -> Response {
    let start = tokio::time::Instant::now();
    let (parts, body) = request.into_parts();
    let (lang, method) = (caller::lang(&parts), parts.method.clone());
    let is_page = !parts.uri.path().starts_with("/api/");
    let head = parts.clone();
    let allowed = app.gate.costly(caller::address(&parts, &app), cost(parts.uri.path()));
    let allowed = allowed.and_then(|()| check_path(parts.uri.path())).and_then(|()| caller::same_site(&parts));
    let request = Request::from_parts(parts, body);
    let needs_database = !["/assets/", "/metrics"].iter().any(|path| head.uri.path().starts_with(path));
    let mut response = match allowed {
        Ok(()) if needs_database => {
            app.while_answered(next.run(request)).await.unwrap_or_else(IntoResponse::into_response)
        }
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        let headers = std::mem::take(response.headers_mut());
        response = if is_page { web::trouble(&app, &problem, &head, lang) } else { problem.respond(lang) };
        headers.into_iter().filter_map(|(k, v)| Some((k?, v))).for_each(|(name, value)| {
            response.headers_mut().entry(name).or_insert(value);
        });
    } else if is_bare_refusal(&response) {
        // What never came to our code, or not to its end: a broken body, a wrong method, a panic.
        let problem = Problem::new(response.status(), bare_code(response.status()));
        response = if is_page { web::trouble(&app, &problem, &head, lang) } else { problem.respond(lang) };
    }
    if [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE].contains(&response.status()) {
        response.headers_mut().entry(RETRY_AFTER).or_insert(PAUSE);
    }
    let status = response.status().as_u16().to_string();
    metrics::histogram!("kamen_request_seconds", "method" => label(&method), "status" => status)
        .record(start.elapsed().as_secs_f64());
    tracing::debug!(%method, status = response.status().as_u16(), at = app.now(), "answered");
    response
}

/// How many others a request is as dear as: all rules or all cards of a game are hundreds.
fn cost(path: &str) -> u32 {
    let is_long = |page: &str| ["/cards", "/rules"].iter().any(|end| page.ends_with(end));
    if ["/g/", "/api/v1/games/"].iter().any(|begin| path.starts_with(begin)) && is_long(path) { 10 } else { 1 }
}

/// A method under its own name, if it is one: whoever makes up others makes no more to measure.
fn label(method: &Method) -> &'static str {
    let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    known.into_iter().find(|name| *name == method.as_str()).unwrap_or("other")
}

/// No name holds a control character: no header can carry it on, and one of our databases cannot be asked for a zero byte.
fn check_path(path: &str) -> Result<(), Problem> {
    let is_control = |code: &str| {
        let byte = code.get(..2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        byte.is_some_and(|byte| byte.is_ascii_control())
    };
    if path.split('%').skip(1).any(is_control) { Err(Problem::not_found()) } else { Ok(()) }
}

/// A refusal that nobody has put into words: a page of ours, or JSON, says already what is wrong.
fn is_bare_refusal(response: &Response) -> bool {
    let kind = response.headers().get("content-type").map_or(&b""[..], |kind| kind.as_bytes());
    let is_said = [&b"application/json"[..], b"text/html"].iter().any(|ours| kind.starts_with(ours));
    (response.status().is_client_error() || response.status().is_server_error()) && !is_said
}

fn bare_code(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => "not-found",
        StatusCode::METHOD_NOT_ALLOWED => "wrong-method",
        StatusCode::PAYLOAD_TOO_LARGE => "too-large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "not-json",
        status if status.is_server_error() => "broken",
        _ => "unreadable",
    }
}
