//! Ids of answers, put together fast: reading a record makes one of every answer that was ever offered.

/// Words put together to an id. It says what `format!` says, at a fraction of the cost.
///
/// ```
/// # use kernel::Id;
/// assert_eq!(Id::new("move archer@").pair(2, 3).then(" to ").pair(2, 14).text(), "move archer@2,3 to 2,14");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Id(String);

impl Id {
    /// As long as most of them are.
    const ROOM: usize = 64;

    /// It begins so.
    pub fn new(words: &str) -> Id {
        let mut id = String::with_capacity(Id::ROOM);
        id.push_str(words);
        Id(id)
    }

    /// It goes on so.
    #[must_use]
    pub fn then(mut self, words: &str) -> Id {
        self.0.push_str(words);
        self
    }

    /// Two numbers under a hundred, as most games write a space.
    #[must_use]
    pub fn pair(mut self, first: u8, second: u8) -> Id {
        self.number(first);
        self.0.push(',');
        self.number(second);
        self
    }

    fn number(&mut self, number: u8) {
        if number > 9 {
            self.0.push(char::from(b'0' + number / 10 % 10));
        }
        self.0.push(char::from(b'0' + number % 10));
    }

    /// The whole id.
    pub fn text(self) -> String {
        self.0
    }
}
