//! Connections that only watch a table, as long as its two play there.

use super::report::Measure;
use super::talk::{Socket, read};
use futures_util::StreamExt;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;

/// The last answer that was acknowledged: its line, and when it was due.
pub(crate) struct Written(watch::Sender<Option<(u64, Instant)>>);

impl Default for Written {
    fn default() -> Written {
        Written(watch::Sender::new(None))
    }
}

impl Written {
    pub(crate) fn tell(&self, line: u64, due: Instant) {
        self.0.send_replace(Some((line, due)));
    }

    pub(crate) fn subscribe(&self) -> watch::Receiver<Option<(u64, Instant)>> {
        self.0.subscribe()
    }
}

/// Those who watch one table; they go when it is left.
pub(crate) struct Watchers(JoinSet<()>);

impl Watchers {
    pub(crate) fn new() -> Watchers {
        Watchers(JoinSet::new())
    }

    pub(crate) fn watch(
        &mut self,
        mut socket: Socket,
        mut written: watch::Receiver<Option<(u64, Instant)>>,
        measured: mpsc::UnboundedSender<Measure>,
    ) {
        self.0.spawn(async move {
            // The last line that was heard of, and when; the last one that was measured.
            let (mut heard, mut done) = ((0, Instant::now()), 0);
            loop {
                tokio::select! {
                    message = socket.next() => match read(message) {
                        Ok(Some(message)) => {
                            let line = message.line.unwrap_or(0);
                            if line > heard.0 {
                                heard = (line, Instant::now());
                            }
                        }
                        Ok(None) => {}
                        Err(_) => return,
                    },
                    changed = written.changed() => if changed.is_err() { return },
                }
                // Which of the two comes first is chance.
                if let Some((line, due)) = *written.borrow()
                    && line > done
                    && heard.0 >= line
                {
                    done = line;
                    let _ = measured.send(Measure::Watched(heard.1.duration_since(due)));
                }
            }
        });
    }
}
