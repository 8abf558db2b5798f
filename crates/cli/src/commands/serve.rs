//! `kamen serve`: opens the table until somebody says stop.

use crate::args::Serve;
use bots::{Bounds, Limit};
use command::Exit;
use server::{Config, Limits};
use std::net::SocketAddr;
use std::time::Duration;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

/// Nobody waits longer for a bot.
const LONGEST: Duration = Duration::from_secs(60);

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
        config.bots = bounds(args)?;
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

/// How much a bot may think. What it looks at in that time is its own business: a number of runs is no time.
fn bounds(args: &Serve) -> Result<Bounds, Exit> {
    let Limit::Time(answer) = args.think_time else {
        return Err(Exit::refused("--think-time: a time such as 500ms or 1s"));
    };
    if answer > LONGEST {
        return Err(Exit::refused("--think-time: at most 60s"));
    }
    Ok(Bounds { answer, threads: args.think_threads, nodes: args.think_nodes as usize })
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
