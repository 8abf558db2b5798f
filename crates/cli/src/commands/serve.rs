//! `kamen serve`: opens the table until somebody says stop.

use crate::args::Serve;
use command::Exit;
use server::{Config, Limits};
use std::net::SocketAddr;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

pub(crate) fn run(args: &Serve, seed: Option<u64>) -> Result<(), Exit> {
    let wish = std::env::var("KAMEN_LOG").ok().and_then(|wish| wish.parse().ok());
    let what = wish.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
    let lines = tracing_subscriber::fmt::layer().json().with_writer(std::io::stderr);
    tracing_subscriber::registry().with(lines.with_filter(what)).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Exit::refused)?;
    runtime.block_on(async {
        let mut config = Config::new(SocketAddr::new(args.bind, args.port), &args.db);
        config.secure = args.secure;
        config.seed = seed;
        config.thinkers = args.thinkers.map_or(config.thinkers, usize::from);
        config.behind_proxy = args.behind_proxy;
        if args.unlimited {
            config.limits = Limits::lifted();
        }
        let serving = server::serve(config).await.map_err(Exit::refused)?;
        println!("http://{}", friendly(serving.address));
        stop_signal().await;
        serving.stop().await;
        Ok(())
    })
}

/// `localhost` is what people type.
fn friendly(address: SocketAddr) -> String {
    if address.ip().is_loopback() { format!("localhost:{}", address.port()) } else { address.to_string() }
}

/// Ctrl-C, or the word of whoever runs us as a service.
async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()).ok();
    let terminated = async {
        match &mut terminate {
            Some(signal) => drop(signal.recv().await),
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = interrupt => {}
        () = terminated => {}
    }
}
