//! Many replies in little room.

/// What was said at a table, in order. Most of it is a few letters, and there are hundreds: they stand one behind another in
/// one text.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Replies {
    text: String,
    marks: Vec<Mark>,
}

/// Where in the text a reply's id begins and ends; who said it stands before. And the fingerprint of its question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Mark {
    id: u32,
    end: u32,
    print: u16,
}

impl Replies {
    pub fn len(&self) -> usize {
        self.marks.len()
    }

    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    pub fn push(&mut self, who: &str, id: &str, print: u16) {
        self.text.push_str(who);
        let begin = self.end();
        self.text.push_str(id);
        self.marks.push(Mark { id: begin, end: self.end(), print });
    }

    fn end(&self) -> u32 {
        u32::try_from(self.text.len()).expect("no game is told in four thousand million letters")
    }

    /// Who said it, the id of what was said, the fingerprint of the question.
    pub fn get(&self, at: usize) -> Option<(&str, &str, u16)> {
        let Mark { id, end, print } = *self.marks.get(at)?;
        let (id, end) = (id as usize, end as usize);
        Some((&self.text[self.begin(at)..id], &self.text[id..end], print))
    }

    fn begin(&self, at: usize) -> usize {
        at.checked_sub(1).map_or(0, |before| self.marks[before].end as usize)
    }

    /// Those from a number on.
    pub fn since(&self, from: usize) -> impl DoubleEndedIterator<Item = (&str, &str, u16)> + ExactSizeIterator {
        (from.min(self.len())..self.len()).map(|at| self.get(at).expect("there are so many"))
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&str, &str, u16)> + ExactSizeIterator {
        self.since(0)
    }

    /// Only the first so many stay.
    pub fn truncate(&mut self, to: usize) {
        if to < self.len() {
            self.text.truncate(self.begin(to));
            self.marks.truncate(to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Replies;

    #[test]
    fn what_was_said_stays_as_it_was_said() {
        let said = [("A", "move archer@2,3 b4", 7), ("chance", "", 0), ("", "žluťoučký", u16::MAX), ("B", "pass", 1)];
        let mut replies = Replies::default();
        said.iter().for_each(|(who, id, print)| replies.push(who, id, *print));
        assert_eq!(replies.iter().collect::<Vec<_>>(), said);
        assert_eq!(replies.since(2).collect::<Vec<_>>(), said[2..]);
        assert_eq!((replies.since(9).len(), replies.get(4)), (0, None));
        replies.truncate(9);
        replies.truncate(2);
        replies.push("B", "pass", 1);
        assert_eq!(replies.iter().collect::<Vec<_>>(), [said[0], said[1], said[3]]);
        assert!(!replies.is_empty() && Replies::default().is_empty());
    }
}
