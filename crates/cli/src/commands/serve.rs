//! `kamen serve`: opens the table until somebody says stop.

use crate::args::Serve;
use command::Exit;
use server::{Config, Limits};
use std::net::SocketAddr;

pub(crate) fn run(args: &Serve) -> Result<(), Exit> {
    let filter = tracing_subscriber::EnvFilter::try_from_env("KAMEN_LOG").unwrap_or_else(|_| "warn".into());
    tracing_subscriber::fmt().json().with_env_filter(filter).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Exit::refused)?;
    runtime.block_on(async {
        let mut config = Config::new(SocketAddr::new(args.bind, args.port), &args.db);
        config.secure = args.secure;
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
