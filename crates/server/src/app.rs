//! What all requests share, and what goes on without them.

use crate::analysis::Analyses;
use crate::config::Config;
use crate::dice::Seed;
use crate::limits::Gate;
use crate::now;
use crate::problem::{Problem, Result};
use crate::secret::{self, Signer};
use crate::table::Tables;
use crate::thinkers::Thinkers;
use crate::uploads::Uploads;
use metrics_exporter_prometheus::PrometheusHandle;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{News, Store, TableId};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Semaphore, watch};

/// A process that keeps a table says so again before this is over.
const LEASE_MS: i64 = 6_000;
const RENEW: Duration = Duration::from_secs(2);
/// How often it is asked whether the database is there.
const ASK: Duration = Duration::from_millis(500);
/// What is over is forgotten once in a while.
const FORGET: Duration = Duration::from_secs(600);

#[derive(Clone, Debug)]
pub struct App(Arc<Shared>);

#[derive(Debug)]
pub struct Shared {
    /// This process among those that share the database.
    pub name: String,
    pub config: Config,
    /// For whoever waits at the other end.
    pub store: Store,
    /// The same for what the server itself has to write, and to finish what was begun: that waits as long as it takes.
    pub own: Store,
    pub tables: Tables,
    pub thinkers: Thinkers,
    pub signer: Signer,
    /// What the seeds of all tables come from.
    luck: String,
    pub gate: Gate,
    pub assets: page::Assets,
    pub uploads: Uploads,
    pub analyses: Analyses,
    /// So many passwords are hashed at the same time: each takes memory as well.
    pub hashing: Arc<Semaphore>,
    /// The usual list of each game's cards, in each language: it takes long to write and is always the same.
    pub card_lists: Mutex<BTreeMap<(&'static str, &'static str), Arc<str>>>,
    /// Held while a result is written that counts.
    pub finishing: tokio::sync::Mutex<()>,
    pub metrics: PrometheusHandle,
    /// Whether the database answers.
    answers: watch::Sender<bool>,
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    pub async fn open(config: Config, metrics: PrometheusHandle) -> Result<App, store::Error> {
        let store = Store::open(&config.db).await?.patient();
        if let Some(time) = store.time().await? {
            config.clock.begin(time);
        }
        // Another program may read what the last one could not.
        store.take_back(None).await?;
        store.be_there(config.clock.millis(), LEASE_MS).await?;
        if store.is_own() {
            store.forget_keepers().await?;
        }
        let key = store.meta_or("signing-key", &secret::fresh()).await?;
        let luck = store.meta_or("luck-key", &secret::fresh()).await?;
        Ok(App(Arc::new(Shared {
            name: secret::code(12),
            thinkers: Thinkers::new(config.thinkers),
            signer: Signer::new(&key),
            luck,
            gate: Gate::new(&config.limits, crate::sockets::raise_file_limit(), &config.clock),
            assets: page::Assets::new(catalog::games().iter().map(|g| g.about())),
            uploads: Uploads::default(),
            analyses: Analyses::default(),
            hashing: Arc::new(Semaphore::new(config.thinkers.max(1))),
            card_lists: Mutex::default(),
            finishing: tokio::sync::Mutex::default(),
            tables: Tables::default(),
            own: store.clone(),
            store: store.with_patience(config.patience),
            config,
            metrics,
            answers: watch::Sender::new(true),
        })))
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.config.clock.millis()
    }

    /// What a table's dice come from; where luck was foretold, the same at all tables.
    pub(crate) fn seed(&self, table: &TableId) -> Seed {
        match self.config.seed {
            Some(seed) => Seed::of_table("for tests alone", &seed.to_string()),
            None => Seed::of_table(&self.luck, &table.0),
        }
    }

    /// Until when a table is kept that is claimed now.
    pub(crate) fn lease_end(&self) -> i64 {
        // Where nobody else could take over, nothing has to be said again and again of every table.
        if self.store.is_own() { i64::MAX } else { self.now() + LEASE_MS }
    }

    /// Pass news on to live tables, for ever.
    pub(crate) async fn listen(self) {
        let mut news = self.store.news();
        loop {
            match news.recv().await {
                Ok(News::Log { table, seq }) => self.tables.grown(&table, seq).await,
                Ok(News::Table { table }) => self.tables.changed(&table).await,
                Ok(News::Key { hash }) => self.tables.shut_out(&hash).await,
                Ok(News::Lost) | Err(RecvError::Lagged(_)) => self.tables.all_may_have_changed().await,
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Keep what this process keeps, and take over what nobody keeps any more, for ever.
    pub(crate) async fn keep(self) {
        let mut every = tokio::time::interval(RENEW);
        let mut forgotten = tokio::time::Instant::now();
        loop {
            every.tick().await;
            self.tables.sweep();
            // What is measured lies in a heap until somebody counts it, whether or not anybody asks.
            self.metrics.run_upkeep();
            if self.is_cut_off() {
                continue;
            }
            self.tables.pick_up(&self).await;
            match self.own.time().await {
                Ok(time) => self.config.clock.set(time),
                Err(error) => tracing::error!(%error, "the database does not say what time it is"),
            }
            if let Err(error) = self.own.be_there(self.now(), LEASE_MS).await {
                tracing::error!(%error, "this server could not say that it is there");
            }
            if !self.store.is_own()
                && let Err(error) = self.own.renew_tables(&self.name, self.lease_end()).await
            {
                tracing::error!(%error, "leases could not be renewed");
            }
            match self.own.due_tables(self.now(), 256).await {
                Ok(due) => {
                    for table in due {
                        if let Err(problem) = self.tables.keep(&self, &table).await
                            && problem.code != "set-aside"
                        {
                            tracing::error!(%table, code = problem.code, "a table could not be taken over");
                        }
                    }
                }
                Err(error) => tracing::error!(%error, "tables that wait could not be found"),
            }
            if forgotten.elapsed() >= FORGET {
                forgotten = tokio::time::Instant::now();
                self.gate.sweep();
                if let Err(error) = self.own.drop_expired_keys(self.now()).await {
                    tracing::error!(%error, "old keys could not be forgotten");
                }
            }
            if let Ok(aside) = self.own.count_aside().await {
                metrics::gauge!("kamen_tables_aside").set(aside as f64);
            }
            let commits = self.store.commits();
            metrics::counter!("kamen_commits").absolute(commits.commits);
            metrics::counter!("kamen_commit_lines").absolute(commits.lines);
            metrics::counter!("kamen_commit_micros").absolute(commits.micros_total);
            metrics::gauge!("kamen_commit_micros_max").set(commits.micros_max as f64);
        }
    }

    /// Whether the database has not answered when it was last asked.
    pub(crate) fn is_cut_off(&self) -> bool {
        !*self.answers.borrow()
    }

    /// Do something as long as the database answers.
    pub(crate) async fn while_answered<T>(&self, work: impl Future<Output = T>) -> Result<T> {
        if self.store.is_own() {
            return Ok(work.await); // a file does not fall silent
        }
        let mut answers = self.answers.subscribe();
        tokio::select! {
            biased;
            _ = answers.wait_for(|answers| !answers) => Err(Problem::no_database()),
            done = work => Ok(done),
        }
    }

    /// Notice when the database falls silent and when it is there again, for ever. What passed meanwhile is nobody's time.
    pub(crate) async fn ask_database(self) {
        if self.store.is_own() {
            return; // a file does not fall silent
        }
        let mut answered = self.now();
        let mut every = tokio::time::interval(ASK);
        loop {
            every.tick().await;
            let now = self.now();
            let answers = self.store.answers().await;
            metrics::gauge!("kamen_database_answers").set(if answers { 1.0 } else { 0.0 });
            match (answers, self.is_cut_off()) {
                (true, false) => answered = now,
                (false, true) => {}
                (false, false) => {
                    tracing::error!("the database does not answer");
                    self.answers.send_replace(false);
                }
                (true, true) => {
                    tracing::warn!("the database answers again");
                    self.config.clock.lose(self.now() - answered);
                    answered = now;
                    self.answers.send_replace(true);
                    self.tables.all_may_have_changed().await;
                }
            }
        }
    }

    /// Notice when this process stands still, for ever.
    pub(crate) async fn pulse(self) {
        let mut every = tokio::time::interval(now::PULSE);
        loop {
            every.tick().await;
            self.now();
        }
    }

    /// Let every table finish what it does and sleep.
    pub(crate) async fn close(&self) {
        self.tables.close().await;
        // What was awake is anybody's at once, and its clocks stand still until somebody takes over.
        if let Err(error) = self.own.renew_tables(&self.name, 0).await {
            tracing::error!(%error, "leases could not be given up");
        }
        self.store.close().await;
    }
}
