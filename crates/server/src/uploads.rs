//! Records people upload to look at: kept in memory, the newest few of them.

use crate::secret;
use std::collections::VecDeque;
use std::sync::Mutex;

const KEPT: usize = 200;

#[derive(Debug, Default)]
pub struct Uploads(Mutex<VecDeque<(String, String)>>);

impl Uploads {
    pub(crate) fn keep(&self, record: String) -> String {
        let id = format!("up-{}", secret::code(8));
        let mut all = self.0.lock().expect("never poisoned");
        all.push_back((id.clone(), record));
        if all.len() > KEPT {
            all.pop_front();
        }
        id
    }

    pub(crate) fn get(&self, id: &str) -> Option<String> {
        let all = self.0.lock().expect("never poisoned");
        all.iter().find(|(known, _)| known == id).map(|(_, record)| record.clone())
    }
}
