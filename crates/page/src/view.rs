//! What a table's page is made of: plain data that the server gathers. The scene, the questions and the events are
//! those of one viewer; events and questions of others are left out once more here, to be safe.

use kernel::scene::Scene;
use kernel::{EveWish, Outcome, Seat, Stirs, Viewer};
use referee::{AnyGame, EventView, QuestionView};

/// Everything on a table's page.
#[derive(Clone, Debug)]
pub struct TableView {
    /// As it stands in addresses: `/t/{id}`.
    pub id: String,
    pub game: &'static dyn AnyGame,
    pub viewer: Viewer,
    /// In the order of the seats.
    pub sitters: Vec<Sitter>,
    pub scene: Scene,
    /// All that is asked now, whoever is asked.
    pub questions: Vec<Asked>,
    /// Oldest first.
    pub events: Vec<EventView>,
    /// The number of the first event the viewer has not seen yet.
    pub new_from: usize,
    pub chat: Vec<ChatLine>,
    /// Raised by whatever changes the page.
    pub seq: u64,
    pub outcome: Option<Outcome>,
    /// Whether the finished game hands something to the next one of its campaign.
    pub hands_on: bool,
    /// Before the game begins.
    pub gathering: Option<Gathering>,
    pub undo: Wish,
    pub takes_back: TakesBack,
    pub draw: Wish,
    pub rematch: Wish,
    /// What the viewer asked for in vain.
    pub declined: Option<Declined>,
    /// The table at which the same people play on.
    pub next: Option<String>,
    /// Whether the table gives hints, and the answers it hinted at: the best first, with what they are worth to 1.
    pub hints: bool,
    pub hint: Vec<(String, f32)>,
    pub notice: Option<Notice>,
    pub spectators: u32,
    /// Several seats share this screen: the page offers to cover it.
    pub one_screen: bool,
    pub passing: Passing,
}

/// What the seat that looks has said in advance of windows to come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Passing {
    /// It passes until one of these.
    pub until: Option<Stirs>,
    /// It has passed; the window stays open for its least length.
    pub passed: bool,
    /// It is not asked where it could only pass.
    pub skips: bool,
    /// What it wants of windows just before combats.
    pub eve: Option<EveWish>,
    /// It is asked in such a window now.
    pub at_eve: bool,
    /// It has said in advance what it is asked now.
    pub answered: bool,
    /// Where the table passed for it, oldest first: each time the number of the event that was told next.
    pub kept: Vec<usize>,
}

/// A question with the id that comes back with its answer.
#[derive(Clone, Debug)]
pub struct Asked {
    pub id: String,
    pub question: QuestionView,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    pub name: String,
    pub kind: SitterKind,
    /// Time left, where the table has a clock.
    pub clock_ms: Option<u64>,
    /// The viewer sits here.
    pub own: bool,
    /// Somebody else who can chat, and whether the viewer does not want to hear them.
    pub muted: Option<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SitterKind {
    Person {
        online: bool,
    },
    Bot,
    /// Nobody sits here yet.
    Free,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    pub seat: Option<Seat>,
    pub name: String,
    pub text: String,
}

/// Waiting for the others to sit down.
#[derive(Clone, PartialEq, Debug)]
pub struct Gathering {
    /// The address to send to a friend, and the code to say aloud.
    pub link: String,
    pub code: String,
    pub may_start: bool,
    pub may_join: bool,
    /// Whoever looks has set the table up, and may change it.
    pub host: bool,
    /// The table as it will lie.
    pub preview: Option<Scene>,
    /// Bots that may take a seat: keys and words.
    pub bots: Vec<(String, String)>,
    /// What was agreed on, in words.
    pub agreed: Vec<(String, String)>,
}

/// Something both sides have to want: taking back, a draw, another game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wish {
    #[default]
    Never,
    Possible,
    /// By whom, and the number of the offer.
    AskedBy(Seat, u64),
}

/// Somebody did not want what the viewer had asked for: to `undo`, to `draw`, a `rematch`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declined {
    pub by: Seat,
    pub verb: &'static str,
}

/// Whether what somebody has seen already, dice or cards, can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TakesBack {
    #[default]
    Never,
    /// If everybody else agrees.
    IfAgreed,
    /// Nobody else sits there who could mind.
    Freely,
}

/// A sentence above the question: why an answer was refused, or that it came too late.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    pub text: String,
    pub rule: Option<String>,
}

impl TableView {
    pub(crate) fn names(&self) -> Vec<String> {
        self.sitters.iter().map(|sitter| sitter.name.clone()).collect()
    }

    /// The seat the page is seen from.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        }
    }

    pub(crate) fn may_undo(&self) -> bool {
        self.undo == Wish::Possible && self.seat().is_some()
    }

    pub(crate) fn at(&self, verb: &str) -> String {
        format!("/t/{}/{verb}", self.id)
    }
}
