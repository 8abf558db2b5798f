//! Threads that think for bots and hints: a bounded number, apart from those that answer requests. People take turns, so
//! that nobody's many bots make others wait; what nobody waits for any more is not thought.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

type Thought = Box<dyn FnOnce() + Send>;

/// Thoughts that may wait, in all and for one person; beyond that who wants one tries again later.
const WAITING: usize = 4096;
const OF_ONE: usize = 256;

#[derive(Debug)]
pub struct Thinkers(Arc<Shared>);

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Shared")
    }
}

#[derive(Default)]
struct Queue {
    by_person: BTreeMap<String, VecDeque<Waiting>>,
    /// Whose turn it is, each person once.
    turns: VecDeque<String>,
    waiting: usize,
    closed: bool,
}

struct Waiting {
    is_wanted: Box<dyn Fn() -> bool + Send>,
    thought: Thought,
}

impl Queue {
    fn add(&mut self, person: &str, waiting: Waiting) -> bool {
        let own = self.by_person.entry(person.into()).or_default();
        // Those who have gone make room before somebody is sent away.
        if self.waiting >= WAITING || own.len() >= OF_ONE {
            let before = own.len();
            own.retain(|waiting| (waiting.is_wanted)());
            self.waiting -= before - own.len();
        }
        let has_room = self.waiting < WAITING && own.len() < OF_ONE;
        if has_room {
            if !self.turns.iter().any(|other| other == person) {
                self.turns.push_back(person.into());
            }
            own.push_back(waiting);
            self.waiting += 1;
        } else if own.is_empty() {
            self.by_person.remove(person);
            self.turns.retain(|other| other != person);
        }
        has_room
    }

    /// The next thought that somebody still waits for.
    fn next(&mut self) -> Option<Thought> {
        while let Some(person) = self.turns.pop_front() {
            let own = self.by_person.get_mut(&person)?;
            let mut next = None;
            while let Some(waiting) = own.pop_front() {
                self.waiting -= 1;
                if (waiting.is_wanted)() {
                    next = Some(waiting.thought);
                    break;
                }
            }
            if own.is_empty() {
                self.by_person.remove(&person);
            } else {
                self.turns.push_back(person);
            }
            if next.is_some() {
                return next;
            }
        }
        None
    }
}

impl Thinkers {
    pub fn new(threads: usize) -> Thinkers {
        let shared = Arc::<Shared>::default();
        for i in 0..threads {
            let shared = shared.clone();
            let name = format!("thinker-{i}");
            std::thread::Builder::new().name(name).spawn(move || shared.think()).expect("a thread can be started");
        }
        Thinkers(shared)
    }

    /// Think this for a person when it is that person's turn, if it is still wanted then; false if too much waits already.
    pub fn think(
        &self,
        person: &str,
        is_wanted: impl Fn() -> bool + Send + 'static,
        thought: impl FnOnce() + Send + 'static,
    ) -> bool {
        let waiting = Waiting { is_wanted: Box::new(is_wanted), thought: Box::new(thought) };
        let mut queue = self.0.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let added = queue.add(person, waiting);
        metrics::gauge!("kamen_bot_queue").set(queue.waiting as f64);
        self.0.more.notify_one();
        added
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.0.more.notify_all();
    }
}

impl Shared {
    fn think(&self) {
        while let Some(thought) = self.wait() {
            // A bot that panics loses its thought, not the thread.
            if std::panic::catch_unwind(std::panic::AssertUnwindSafe(thought)).is_err() {
                tracing::error!("a bot panicked");
            }
        }
    }

    fn wait(&self) -> Option<Thought> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if queue.closed {
                return None;
            }
            let next = queue.next();
            metrics::gauge!("kamen_bot_queue").set(queue.waiting as f64);
            if next.is_some() {
                return next;
            }
            queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Sender, channel};

    /// A thinker that is busy until the sender is used or gone.
    fn busy() -> (Thinkers, Sender<()>) {
        let thinkers = Thinkers::new(1);
        let ((go, wait), (begun, begins)) = (channel::<()>(), channel());
        assert!(thinkers.think(
            "first",
            || true,
            move || {
                let _ = begun.send(());
                let _ = wait.recv();
            }
        ));
        begins.recv().expect("it begins");
        (thinkers, go)
    }

    #[test]
    fn people_take_turns_however_much_one_of_them_wants() {
        let (thinkers, go) = busy();
        let (said, heard) = channel();
        for (person, n) in (0..40).map(|n| ("greedy", n)).chain([("modest", 0), ("modest", 1)]) {
            let said = said.clone();
            assert!(thinkers.think(person, || true, move || said.send((person, n)).unwrap_or(())));
        }
        drop((said, go));
        let order: Vec<_> = heard.iter().collect();
        assert_eq!(order[..4], [("greedy", 0), ("modest", 0), ("greedy", 1), ("modest", 1)]);
        assert_eq!(order.len(), 42, "everybody's turn comes");
    }

    #[test]
    fn what_nobody_waits_for_any_more_is_not_thought() {
        let (thinkers, go) = busy();
        let (said, heard) = channel();
        for n in 0..40 {
            let said = said.clone();
            assert!(thinkers.think("gone", || false, move || said.send(n).unwrap_or(())));
        }
        assert!(thinkers.think("there", || true, move || said.send(40).unwrap_or(())));
        drop(go);
        assert_eq!(heard.iter().collect::<Vec<_>>(), [40]);
    }

    #[test]
    fn one_person_cannot_fill_the_queue_and_who_left_makes_room() {
        let (thinkers, _go) = busy();
        for _ in 0..OF_ONE {
            assert!(thinkers.think("many", || false, || {}));
        }
        assert!(thinkers.think("many", || true, || {}), "those who have gone make room");
        for _ in 1..OF_ONE {
            assert!(thinkers.think("many", || true, || {}));
        }
        assert!(!thinkers.think("many", || true, || {}));
        assert!(thinkers.think("another", || true, || {}));
    }
}
