//! Threads that think for bots: a bounded number, apart from those that answer requests.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};

type Thought = Box<dyn FnOnce() + Send>;

/// Thoughts that may wait; beyond that an owner tries again later.
const WAITING: usize = 4096;

#[derive(Clone, Debug)]
pub struct Thinkers {
    queue: SyncSender<Thought>,
}

impl Thinkers {
    pub fn new(threads: usize) -> Thinkers {
        let (queue, waiting) = sync_channel::<Thought>(WAITING);
        let waiting = Arc::new(Mutex::new(waiting));
        for i in 0..threads {
            let waiting = waiting.clone();
            let name = format!("thinker-{i}");
            std::thread::Builder::new().name(name).spawn(move || think(&waiting)).expect("a thread can be started");
        }
        Thinkers { queue }
    }

    /// Think this when there is time; false if too much waits already.
    pub fn think(&self, thought: impl FnOnce() + Send + 'static) -> bool {
        metrics::gauge!("kamen_bot_queue").increment(1.0);
        let sent = self.queue.try_send(Box::new(thought));
        if let Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) = sent {
            metrics::gauge!("kamen_bot_queue").decrement(1.0);
            return false;
        }
        true
    }
}

fn think(waiting: &Mutex<Receiver<Thought>>) {
    loop {
        let next = waiting.lock().expect("no thinker dies with the lock").recv();
        let Ok(thought) = next else { return };
        metrics::gauge!("kamen_bot_queue").decrement(1.0);
        // A bot that panics loses its thought, not the thread.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(thought)).is_err() {
            tracing::error!("a bot panicked");
        }
    }
}
