//! The live tables of this process. A table comes to life when somebody asks for it and sleeps again when nobody does.

use super::Options;
use super::line::Line;
use super::owner::{Advice, Command, Commands, Deed, Ear, Owner, Subscription};
use crate::caller::Caller;
use crate::problem::{Problem, Result};
use crate::{App, people, secret};
use kernel::{Seat, Setup};
use referee::{AnyGame, Record};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use store::{AtMost, Claim, Made, NewTable, PersonId, Sitter, Status, Store, TableId, Turn};
use tokio::sync::{OnceCell, mpsc, oneshot};
use words::Words;

/// Tables that were set up within so many milliseconds count as many.
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Commands that may wait at one table.
const COMMANDS_WAITING: usize = 256;

#[derive(Clone, Debug, Default)]
pub struct Tables {
    live: Arc<Mutex<BTreeMap<TableId, Arc<OnceCell<Handle>>>>>,
    /// Tables of ours whose owners ended since the database did not answer, and how much time nobody had served then.
    left: Arc<Mutex<BTreeMap<TableId, i64>>>,
}

/// The way to a live table's owner.
#[derive(Clone, Debug)]
pub struct Handle {
    commands: Commands,
    /// The last line that is no news to the owner.
    knows: Arc<AtomicU64>,
    /// Says how long who comes by it waits for a turn.
    store: Store,
}

impl Tables {
    /// The table's owner, brought to life if it sleeps.
    pub async fn get(&self, app: &App, id: &TableId) -> Result<Handle> {
        loop {
            let cell = self.live.lock().expect("never poisoned").entry(id.clone()).or_default().clone();
            let fresh = !cell.initialized();
            let found = cell.get_or_try_init(|| Handle::open(app.clone(), id.clone())).await;
            match found {
                Ok(handle) if !handle.commands.is_closed() => {
                    if fresh {
                        handle.may_have_changed().await; // while it was read nobody could tell it
                    }
                    return Ok(handle.clone());
                }
                // It has just gone to sleep, or was never there.
                Ok(_) => self.forget(id, &cell),
                Err(problem) => {
                    self.forget(id, &cell);
                    return Err(problem);
                }
            }
        }
    }

    fn forget(&self, id: &TableId, cell: &Arc<OnceCell<Handle>>) {
        let mut live = self.live.lock().expect("never poisoned");
        if live.get(id).is_some_and(|c| Arc::ptr_eq(c, cell)) {
            live.remove(id);
        }
    }

    fn awake(&self, id: &TableId) -> Option<Handle> {
        self.live.lock().expect("never poisoned").get(id)?.get().cloned()
    }

    /// The log of a table grew, here or elsewhere.
    pub async fn grown(&self, id: &TableId, seq: u64) {
        if let Some(handle) = self.awake(id).filter(|handle| handle.knows.load(Relaxed) < seq) {
            let _ = handle.commands.send(Command::Grown(seq).into()).await;
        }
    }

    pub async fn changed(&self, id: &TableId) {
        if let Some(handle) = self.awake(id) {
            let _ = handle.commands.send(Command::Changed(None).into()).await;
        }
    }

    /// Whoever listens with this key hears no more.
    pub async fn shut_out(&self, key: &str) {
        for handle in self.all() {
            let _ = handle.commands.send(Command::ShutOut(key.into()).into()).await;
        }
    }

    /// News were lost: every live table reads again.
    pub async fn all_may_have_changed(&self) {
        for handle in self.all() {
            handle.may_have_changed().await;
        }
    }

    /// Bots and clocks of this table need somebody.
    pub async fn keep(&self, app: &App, id: &TableId) -> Result<()> {
        let handle = self.get(app, id).await?;
        let _ = handle.commands.send(Command::Keep.into()).await;
        Ok(())
    }

    /// Its owner cannot go on; somebody has to look after it when the database answers.
    pub(super) fn leave_alone(&self, id: &TableId, lost: i64) {
        self.left.lock().expect("never poisoned").insert(id.clone(), lost);
    }

    /// How much time nobody had served when a table was left alone, if it was.
    pub(super) fn lost_by(&self, id: &TableId) -> Option<i64> {
        self.left.lock().expect("never poisoned").get(id).copied()
    }

    /// Look after tables that were left alone.
    pub async fn pick_up(&self, app: &App) {
        let left: Vec<TableId> = self.left.lock().expect("never poisoned").keys().cloned().collect();
        for id in left {
            let kept = self.keep(app, &id).await;
            if kept.is_ok() || !app.is_cut_off() {
                self.left.lock().expect("never poisoned").remove(&id);
            }
        }
    }

    fn all(&self) -> Vec<Handle> {
        self.live.lock().expect("never poisoned").values().filter_map(|c| c.get().cloned()).collect()
    }

    /// Put every table to sleep and wait until it is.
    pub async fn close(&self) {
        for handle in self.all() {
            let _ = handle.commands.send(Command::Close.into()).await;
            handle.commands.closed().await;
        }
    }

    /// Forget owners that have gone to sleep.
    pub fn sweep(&self) {
        let gone = |c: &Arc<OnceCell<Handle>>| c.get().is_some_and(|h| h.commands.is_closed());
        self.live.lock().expect("never poisoned").retain(|_, cell| !gone(cell));
    }

    pub fn len(&self) -> usize {
        self.live.lock().expect("never poisoned").len()
    }
}

impl Handle {
    async fn open(app: App, id: TableId) -> Result<Handle> {
        let (commands, receiver) = mpsc::channel(COMMANDS_WAITING);
        let (store, knows) = (app.store.clone(), Arc::<AtomicU64>::default());
        let owner = Box::new(Owner::load(app, &id, commands.downgrade(), knows.clone()).await?);
        tokio::spawn(owner.run(receiver));
        Ok(Handle { commands, knows, store })
    }

    /// The same for what follows from something that was written: it waits for its turn as long as it takes.
    pub fn patient(&self) -> Handle {
        Handle { store: self.store.patient(), ..self.clone() }
    }

    /// News may have been missed: read again.
    async fn may_have_changed(&self) {
        let _ = self.commands.send(Command::Changed(None).into()).await;
        let _ = self.commands.send(Command::Grown(u64::MAX).into()).await;
    }

    /// Do something at the table; returns the number of its last line. What had no turn in time is not done.
    pub async fn carry_out(&self, deed: Deed) -> Result<u64> {
        let turn = self.store.patience().map(|_| Turn::default());
        let (reply, mut done) = oneshot::channel();
        let begun = async {
            self.send(Command::Do(deed, turn.clone(), reply)).await?;
            (&mut done).await.map_err(|_| Problem::conflict("busy"))?
        };
        match (self.in_time(begun).await, turn) {
            (Err(problem), Some(turn)) if turn.take() => Err(problem),
            (Err(_), _) => done.await.map_err(|_| Problem::conflict("busy"))?,
            (Ok(done), _) => done,
        }
    }

    /// Look at the table.
    pub async fn look<T: Send + 'static>(&self, look: impl FnOnce(&Owner) -> T + Send + 'static) -> Result<T> {
        let (reply, seen) = oneshot::channel();
        let look = move |owner: &Owner| drop(reply.send(look(owner)));
        let seen = async {
            self.send(Command::Look(Box::new(look))).await?;
            seen.await.map_err(|_| Problem::conflict("busy"))
        };
        self.in_time(seen).await?
    }

    /// What is done before patience ends; after that, why it was not.
    async fn in_time<T>(&self, work: impl Future<Output = T>) -> Result<T> {
        let Some(patience) = self.store.patience() else { return Ok(work.await) };
        match tokio::time::timeout(patience, work).await {
            Ok(done) => Ok(done),
            Err(_) => Err(self.store.too_much().await.into()),
        }
    }

    /// Seats or status have just been changed in the store.
    pub async fn look_again(&self) -> Result<()> {
        let (reply, seen) = oneshot::channel();
        self.send(Command::Changed(Some(reply))).await?;
        seen.await.map_err(|_| Problem::conflict("busy"))
    }

    /// A hint for a seat, as long as its question is asked.
    pub(crate) async fn hint(&self, seat: Seat, question: u64, answers: Advice) -> Result<()> {
        self.send(Command::Hint { seat, question, answers }).await
    }

    pub async fn subscribe(&self, ear: Ear, after: u64) -> Result<Subscription> {
        let (reply, subscription) = oneshot::channel();
        let heard = async {
            self.send(Command::Subscribe(ear, after, reply)).await?;
            subscription.await.map_err(|_| Problem::conflict("busy"))
        };
        self.in_time(heard).await?
    }

    async fn send(&self, command: Command) -> Result<()> {
        self.commands.send(command.into()).await.map_err(|_| Problem::conflict("busy"))
    }
}

/// How a game is set up, as the store keeps it.
pub(super) fn write_setup(setup: &Setup) -> String {
    let settings: BTreeMap<&str, &str> = setup.settings().collect();
    serde_json::json!({ "mode": setup.mode, "seats": setup.seats, "options": settings }).to_string()
}

pub(crate) fn read_setup(game: &'static dyn AnyGame, text: &str) -> Result<Setup, String> {
    #[derive(serde::Deserialize)]
    struct Stored {
        mode: String,
        seats: u8,
        options: BTreeMap<String, String>,
    }
    let stored: Stored = serde_json::from_str(text).map_err(|e| format!("setup: {e}"))?;
    let options: Vec<_> = stored.options.into_iter().collect();
    game.about().setup(Some(&stored.mode), Some(stored.seats), &options).map_err(|e| format!("setup: {e}"))
}

/// A table that is to be.
#[derive(Debug)]
pub(crate) struct Plan {
    pub game: &'static dyn AnyGame,
    pub setup: Setup,
    pub options: Options,
    pub public: bool,
    pub seats: Vec<Option<Sitter>>,
    /// What seats are to be called, where it is not the name of who sits there.
    pub names: BTreeMap<u8, String>,
}

/// Who sets a table up, and from which household.
#[derive(Debug)]
pub(crate) struct Host {
    pub person: PersonId,
    /// Where it is known.
    pub home: Option<String>,
}

impl Host {
    pub(crate) fn of(app: &App, caller: &Caller, person: &PersonId) -> Host {
        Host { person: person.clone(), home: Some(caller.home(app)) }
    }
}

/// Set a new table up.
pub(crate) async fn create(app: &App, host: &Host, plan: Plan) -> Result<TableId> {
    let Host { person: host, home } = host;
    // Nothing is stored that could not be played.
    plan.game.start(&plan.setup).map_err(|e| Problem::not_set_up(plan.game, &e))?;
    if people::are_alike(plan.names.values()) {
        return Err(Problem::conflict("name-alike"));
    }
    if app.store.is_crowded() {
        return Err(Problem::overloaded());
    }
    let limits = &app.config.limits;
    let is_account = app.store.person(host).await?.is_some_and(|host| host.account);
    let most = AtMost {
        of_host: if is_account { limits.tables_of_account } else { limits.tables_of_guest },
        of_home: limits.tables_of_household,
        since: app.now() - DAY_MS,
    };
    for _ in 0..8 {
        let id = TableId(secret::code(8));
        let new = NewTable {
            id: id.clone(),
            game: plan.game.about().key.into(),
            setup: write_setup(&plan.setup),
            options: serde_json::to_string(&plan.options).map_err(Problem::broken)?,
            public: plan.public,
            host: host.clone(),
            home: home.clone(),
            created_at: app.now(),
            seats: plan.seats.clone(),
        };
        match app.store.create_table_within(&new, most).await? {
            Made::Done => {
                name_seats(app, &id, plan.names).await?;
                return Ok(id);
            }
            Made::TooMany => return Err(Problem::conflict("too-many-tables")),
            Made::Taken => {}
        }
    }
    Err(Problem::broken("no free code for a table"))
}

/// Seats of a new table get the names that somebody typed.
async fn name_seats(app: &App, id: &TableId, names: BTreeMap<u8, String>) -> Result<()> {
    let at = app.now();
    let line = |(seat, name)| store::Line { at, line: Line::Named { seat, name }.text() };
    let lines: Vec<_> = names.into_iter().map(line).collect();
    if lines.is_empty() {
        return Ok(());
    }
    match app.own.append(id, 1, lines).await? {
        Claim::Done => Ok(()),
        Claim::Taken => Err(Problem::conflict("started")),
    }
}

/// Another beginning for a table that waits.
pub(crate) async fn set_up_anew(app: &App, table: &TableId, setup: &Setup, options: &Options) -> Result<()> {
    let handle = app.tables.get(app, table).await?;
    let game = handle.look(|owner| owner.fold.game).await?;
    game.start(setup).map_err(|e| Problem::not_set_up(game, &e))?;
    let options = serde_json::to_string(options).map_err(Problem::broken)?;
    if app.store.set_setup(table, &write_setup(setup), &options, app.now()).await? == Claim::Taken {
        return Err(Problem::conflict("started"));
    }
    handle.patient().look_again().await
}

/// The same again with seats turned. It begins with the first who comes.
pub(super) async fn rematch(app: &App, owner: &Owner) -> Result<String> {
    let mut seats: Vec<_> = owner.sitting.0.iter().map(|s| s.sitter.clone()).collect();
    seats.rotate_right(1);
    let fold = &owner.fold;
    let turned = |seat: u8| (seat + 1) % fold.setup.seats;
    let names = fold.named.iter().map(|(seat, name)| (turned(*seat), name.clone())).collect();
    let plan = Plan {
        game: fold.game,
        setup: fold.setup.clone(),
        options: fold.options.clone(),
        public: owner.row.public,
        seats,
        names,
    };
    let host = Host { person: owner.row.host.clone(), home: owner.row.home.clone() };
    Ok(create(app, &host, plan).await?.0)
}

/// A new table of a game that goes on from a moment of a record, all its seats one person's.
pub(crate) async fn play_on(app: &App, host: &Host, record: &str, to: usize) -> Result<TableId> {
    let record = Record::parse(record).map_err(|e| Problem::wrong("record", Words::of_program(), &e.phrase()))?;
    let game = catalog::game(record.game()).ok_or_else(Problem::not_found)?;
    let bad = |e: referee::Error| Problem::wrong("record", game.words(), &e.phrase());
    let setup = record.setup(game.about()).map_err(|e| bad(e.into()))?;
    let table = record.replay(game, Some(to)).map_err(bad)?;
    let seats = vec![Some(Sitter::Person(host.person.clone())); usize::from(setup.seats)];
    let options = Options { one_screen: true, ..Options::default() };
    let plan = Plan { game, setup, options, public: false, seats, names: BTreeMap::new() };
    let id = create(app, host, plan).await?;
    let said = table.replies().iter().map(|(who, id, print)| Line::Said(who.into(), id.into(), print));
    let at = app.now();
    let began = Line::Began { rules: game.about().rules_version, sealed: false };
    let lines = [began].into_iter().chain(said).map(|line| store::Line { at, line: line.text() }).collect();
    let _ = app.own.set_status(&id, Status::Open, Status::Playing, at).await?;
    match app.own.append(&id, 1, lines).await? {
        Claim::Done => Ok(id),
        Claim::Taken => Err(Problem::conflict("started")),
    }
}
