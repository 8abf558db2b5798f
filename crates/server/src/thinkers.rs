//! Threads that think for bots and hints: a bounded number, apart from those that answer requests. Households take turns,
//! and in each of them people, so that nobody's many bots make others wait; what nobody waits for any more is not thought.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

type Thought = Box<dyn FnOnce() + Send>;

/// Thoughts that may wait, in all, for one household and for one person; beyond that who wants one tries again later.
const WAITING: usize = 4096;
const OF_HOME: usize = 512;
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

struct Waiting {
    is_wanted: Box<dyn Fn() -> bool + Send>,
    thought: Thought,
}

/// Some who take turns, each once.
struct Turns<T> {
    of: BTreeMap<String, T>,
    order: VecDeque<String>,
}

impl<T> Default for Turns<T> {
    fn default() -> Turns<T> {
        Turns { of: BTreeMap::new(), order: VecDeque::new() }
    }
}

impl<T: Default> Turns<T> {
    fn of(&mut self, name: &str) -> &mut T {
        if !self.of.contains_key(name) {
            self.order.push_back(name.into());
        }
        self.of.entry(name.into()).or_default()
    }

    /// What the next of them has, who says as well whether that was all.
    fn next(&mut self, mut next: impl FnMut(&mut T) -> (Option<Thought>, bool)) -> Option<Thought> {
        while let Some(name) = self.order.pop_front() {
            let (thought, was_all) = next(self.of.get_mut(&name)?);
            if was_all {
                self.of.remove(&name);
            } else {
                self.order.push_back(name);
            }
            if thought.is_some() {
                return thought;
            }
        }
        None
    }
}

#[derive(Default)]
struct Home {
    people: Turns<VecDeque<Waiting>>,
    waiting: usize,
}

#[derive(Default)]
struct Queue {
    homes: Turns<Home>,
    waiting: usize,
    closed: bool,
}

impl Queue {
    fn add(&mut self, home: &str, person: &str, waiting: Waiting) -> bool {
        // Those who have gone make room before somebody is sent away.
        if !self.has_room(home, person) {
            self.tidy(home);
        }
        let has_room = self.has_room(home, person);
        if has_room {
            let home = self.homes.of(home);
            home.people.of(person).push_back(waiting);
            home.waiting += 1;
            self.waiting += 1;
        }
        has_room
    }

    fn has_room(&self, home: &str, person: &str) -> bool {
        let home = self.homes.of.get(home);
        let own = home.and_then(|home| home.people.of.get(person)).map_or(0, VecDeque::len);
        self.waiting < WAITING && home.map_or(0, |home| home.waiting) < OF_HOME && own < OF_ONE
    }

    fn tidy(&mut self, home: &str) {
        let Some(home) = self.homes.of.get_mut(home) else { return };
        home.people.of.values_mut().for_each(|own| own.retain(|waiting| (waiting.is_wanted)()));
        let left = home.people.of.values().map(VecDeque::len).sum();
        self.waiting -= std::mem::replace(&mut home.waiting, left) - left;
    }

    /// The next thought that somebody still waits for.
    fn next(&mut self) -> Option<Thought> {
        let waiting = &mut self.waiting;
        self.homes.next(|Home { people, waiting: own }| {
            let thought = people.next(|all| {
                while let Some(first) = all.pop_front() {
                    (*own, *waiting) = (*own - 1, *waiting - 1);
                    if (first.is_wanted)() {
                        return (Some(first.thought), all.is_empty());
                    }
                }
                (None, true)
            });
            (thought, *own == 0)
        })
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

    /// Think this for a person of a household when it is their turn, if it is still wanted then; false if too much waits
    /// already.
    pub fn think(
        &self,
        home: &str,
        person: &str,
        is_wanted: impl Fn() -> bool + Send + 'static,
        thought: impl FnOnce() + Send + 'static,
    ) -> bool {
        let waiting = Waiting { is_wanted: Box::new(is_wanted), thought: Box::new(thought) };
        let mut queue = self.0.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let added = queue.add(home, person, waiting);
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
            "home",
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
            assert!(thinkers.think("home", person, || true, move || said.send((person, n)).unwrap_or(())));
        }
        drop((said, go));
        let order: Vec<_> = heard.iter().collect();
        assert_eq!(order[..4], [("greedy", 0), ("modest", 0), ("greedy", 1), ("modest", 1)]);
        assert_eq!(order.len(), 42, "everybody's turn comes");
    }

    #[test]
    fn households_take_turns_however_many_guests_one_of_them_has() {
        let (thinkers, go) = busy();
        let (said, heard) = channel();
        for (home, n) in (0..40).map(|n| ("crowd", n)).chain([("alone", 0), ("alone", 1)]) {
            let said = said.clone();
            let guest = format!("{home} {n}");
            assert!(thinkers.think(home, &guest, || true, move || said.send((home, n)).unwrap_or(())));
        }
        drop((said, go));
        let order: Vec<_> = heard.iter().collect();
        assert_eq!(order[..4], [("crowd", 0), ("alone", 0), ("crowd", 1), ("alone", 1)]);
        assert_eq!(order.len(), 42, "everybody's turn comes");
    }

    #[test]
    fn one_household_cannot_fill_the_queue() {
        let (thinkers, _go) = busy();
        for n in 0..OF_HOME {
            assert!(thinkers.think("crowd", &n.to_string(), || true, || {}));
        }
        assert!(!thinkers.think("crowd", "one more", || true, || {}));
        assert!(thinkers.think("another", "guest", || true, || {}));
    }

    #[test]
    fn what_nobody_waits_for_any_more_is_not_thought() {
        let (thinkers, go) = busy();
        let (said, heard) = channel();
        for n in 0..40 {
            let said = said.clone();
            assert!(thinkers.think("home", "gone", || false, move || said.send(n).unwrap_or(())));
        }
        assert!(thinkers.think("home", "there", || true, move || said.send(40).unwrap_or(())));
        drop(go);
        assert_eq!(heard.iter().collect::<Vec<_>>(), [40]);
    }

    #[test]
    fn one_person_cannot_fill_the_queue_and_who_left_makes_room() {
        let (thinkers, _go) = busy();
        for _ in 0..OF_ONE {
            assert!(thinkers.think("home", "many", || false, || {}));
        }
        assert!(thinkers.think("home", "many", || true, || {}), "those who have gone make room");
        for _ in 1..OF_ONE {
            assert!(thinkers.think("home", "many", || true, || {}));
        }
        assert!(!thinkers.think("home", "many", || true, || {}));
        assert!(thinkers.think("home", "another", || true, || {}));
    }
}
