//! A table through a guest's eyes: what its page is made of, taken in one look. Draws nothing.

use super::following::{Mark, Since};
use super::site::{Guest, seat_cookie};
use crate::caller::cookie;
use crate::problem::Result;
use crate::table::{ClockRule, Fold, Handle, Offer, Owner, UndoRule};
use kernel::scene::Scene;
use kernel::{Luck, Phrase, Seat, Viewer};
use page::{Asked, Declined, Gathering, Notice, Passing, Sitter, SitterKind, TableView, TakesBack, Wish};
use referee::{AnyGame, EventView};
use store::{PersonId, Status};
use words::{Lang, Words};

/// Events shown in the log; the replay has them all.
const EVENTS: usize = 150;

/// Who looks at a table, and how.
#[derive(Clone, Debug)]
pub(super) struct Eyes {
    table: String,
    person: Option<PersonId>,
    lang: Lang,
    /// People whose words are not shown.
    muted: Vec<String>,
    /// The table's whole address, to be sent to friends.
    link: String,
    /// Of several seats at one screen, the one whose secrets may be on it.
    shown: Option<Seat>,
}

/// What there is to be shown now.
#[derive(Debug)]
pub(super) enum Seen {
    Table(Box<TableView>),
    /// Somebody else's turn at this screen, with secrets between them.
    Cover {
        game: &'static dyn AnyGame,
        seat: Seat,
        name: String,
    },
    /// The game goes on at another table.
    Next(String),
}

impl Eyes {
    pub(super) fn of(guest: &Guest, table: &str) -> Eyes {
        let host = guest.headers.get("host").and_then(|h| h.to_str().ok()).unwrap_or("localhost");
        let scheme = if guest.app.config.secure { "https" } else { "http" };
        Eyes {
            table: table.into(),
            person: guest.caller.person.as_ref().map(|p| p.id.clone()),
            lang: guest.lang(),
            muted: guest.choices.muted.clone(),
            link: format!("{scheme}://{host}/t/{table}"),
            shown: cookie(&guest.headers, &seat_cookie(table)).and_then(|s| s.parse().ok()).map(Seat),
        }
    }

    /// The same, with this seat on the screen if it is one of theirs.
    pub(super) fn showing(self, seat: Option<Seat>) -> Eyes {
        Eyes { shown: seat.or(self.shown), ..self }
    }

    pub(super) fn address(&self) -> String {
        format!("/t/{}", self.table)
    }

    pub(super) async fn look(&self, handle: &Handle) -> Result<Seen> {
        let eyes = self.clone();
        handle.look(move |owner| eyes.see(owner)).await?
    }

    /// The same, and what was said at the table since a mark.
    pub(super) async fn look_on(&self, handle: &Handle, mark: Option<Mark>) -> Result<(Seen, Option<Since>)> {
        let eyes = self.clone();
        handle
            .look(move |owner| {
                let seen = eyes.see(owner)?;
                let since = match &seen {
                    Seen::Table(view) => Since::of(owner.fold_for(view.viewer), mark),
                    Seen::Cover { .. } | Seen::Next(_) => None,
                };
                Ok((seen, since))
            })
            .await?
    }

    fn see(&self, owner: &Owner) -> Result<Seen> {
        let mine = self.person.as_ref().map_or(vec![], |me| owner.sitting.of(&me.0));
        let (viewer, covered) = match mine[..] {
            [] => (owner.viewer(None, None)?, None),
            [only] => (Viewer::Seat(only), None),
            [first, ..] => {
                let asked = mine.iter().copied().find(|s| owner.fold.question(*s).is_some());
                let shown = self.shown.filter(|s| mine.contains(s));
                let wanted = asked.or(shown).unwrap_or(first);
                let secret = shown != Some(wanted) && owner.has_secrets(&mine);
                (Viewer::Seat(wanted), secret.then_some(wanted))
            }
        };
        let fold = owner.fold_for(viewer);
        if let (Some(next), false) = (&fold.next, mine.is_empty()) {
            return Ok(Seen::Next(next.clone()));
        }
        if let Some(seat) = covered {
            let name = fold.names(&owner.sitting, self.lang).swap_remove(seat.index());
            return Ok(Seen::Cover { game: fold.game, seat, name });
        }
        Ok(Seen::Table(Box::new(self.view(owner, fold, viewer, &mine))))
    }

    fn view(&self, owner: &Owner, fold: &Fold, viewer: Viewer, mine: &[Seat]) -> TableView {
        let table = fold.table();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let told = table.map_or(0, |t| t.told());
        let events: Vec<EventView> = (told.saturating_sub(EVENTS)..told)
            .filter_map(|seq| table?.event(seq))
            .filter(|event| event.audience.hears(viewer))
            .collect();
        let questions = table.into_iter().flat_map(|table| {
            fold.pending.iter().filter_map(|p| {
                let mut question = table.question(p.seat)?;
                if Viewer::Seat(p.seat) != viewer || fold.is_passing(p.seat) {
                    question.answers.clear(); // what others could say is theirs
                }
                Some(Asked { id: fold.question_id(p.seat)?, question })
            })
        });
        let mut chat = fold.chat(viewer);
        chat.retain(|line| !line.seat.is_some_and(|seat| self.is_muted(owner, seat)));
        let open = owner.row.status == Status::Open;
        let speaker = Words::of_program().speaker(self.lang, &[]);
        let full = owner.sitting.is_full();
        TableView {
            id: self.table.clone(),
            game: fold.game,
            viewer,
            sitters: self.sitters(owner, fold, viewer, mine),
            scene: table.map_or_else(Scene::default, |t| t.scene(viewer)),
            questions: questions.collect(),
            events,
            new_from: seat.map_or(told, |seat| fold.seen[seat.index()]),
            chat,
            seq: fold.heard(viewer),
            outcome: fold.outcome(),
            hands_on: table.is_some_and(|table| table.legacy().is_some()),
            gathering: open.then(|| Gathering {
                link: self.link.clone(),
                code: self.table.clone(),
                may_start: full && !mine.is_empty(),
                may_join: !full && (mine.is_empty() || fold.options.one_screen),
                host: self.person.as_ref() == Some(&owner.row.host),
                preview: beginning(fold),
                bots: bots(self.lang),
                agreed: agreed(owner, fold, self.lang),
            }),
            undo: wish(fold, |o| matches!(o, Offer::Undo { .. }), may_undo(fold, seat)),
            takes_back: takes_back(owner, fold, mine),
            draw: wish(fold, |o| o == Offer::Draw, fold.is_playing() && fold.game.about().draws && seat.is_some()),
            rematch: wish(
                fold,
                |o| o == Offer::Rematch,
                fold.outcome().is_some() && fold.next.is_none() && seat.is_some(),
            ),
            declined: fold.declined.filter(|declined| Some(declined.seat) == seat).map(|declined| Declined {
                by: declined.by,
                verb: match declined.offer {
                    Offer::Undo { .. } => "undo",
                    Offer::Draw => "draw",
                    Offer::Rematch => "rematch",
                },
            }),
            next: fold.next.clone(),
            hints: fold.options.hints,
            hint: seat.map_or_else(Vec::new, |seat| owner.hint(seat)),
            notice: fold.outdated().map(|why| Notice { text: speaker.say(&why), rule: None }),
            spectators: owner.spectators(),
            one_screen: fold.options.one_screen && mine.len() > 1,
            passing: seat.filter(|_| fold.is_playing()).map_or_else(Passing::default, |seat| passing(fold, seat)),
        }
    }

    fn sitters(&self, owner: &Owner, fold: &Fold, viewer: Viewer, mine: &[Seat]) -> Vec<Sitter> {
        let names = fold.names(&owner.sitting, self.lang);
        let left = fold.clock.left(owner.moment(viewer));
        let online = owner.online();
        let sitter = |(seat, name): (Seat, String)| {
            let other = self.person.is_some() && owner.sitting.person(seat).is_some() && !mine.contains(&seat);
            Sitter {
                name,
                kind: match owner.sitting.sitter(seat) {
                    Some(store::Sitter::Person(_)) => {
                        SitterKind::Person { online: online.contains(&seat) || mine.contains(&seat) }
                    }
                    Some(store::Sitter::Bot(_)) => SitterKind::Bot,
                    None => SitterKind::Free,
                },
                own: mine.contains(&seat),
                clock_ms: left.as_ref().map(|left| u64::try_from(left[seat.index()]).unwrap_or(0)),
                muted: other.then(|| self.is_muted(owner, seat)),
            }
        };
        Seat::all(fold.setup.seats).zip(names).map(sitter).collect()
    }

    fn is_muted(&self, owner: &Owner, seat: Seat) -> bool {
        owner.sitting.person(seat).is_some_and(|id| self.muted.iter().any(|muted| muted == id))
    }
}

fn passing(fold: &Fold, seat: Seat) -> Passing {
    let said = fold.said.by(seat);
    Passing {
        until: said.standing.filter(|standing| standing.holds()).map(|standing| standing.until),
        passed: fold.has_passed(seat),
        skips: said.skips,
        eve: said.eve,
        at_eve: fold.table().is_some_and(|table| table.eve(seat).is_some()),
        answered: fold.is_passing(seat),
        kept: fold.said.kept_by(seat).collect(),
    }
}

/// Bots never mind, nor does who sits on several chairs.
fn takes_back(owner: &Owner, fold: &Fold, mine: &[Seat]) -> TakesBack {
    match fold.options.undo {
        UndoRule::Never => TakesBack::Never,
        UndoRule::Free | UndoRule::Consent if owner.sitting.people().iter().all(|seat| mine.contains(seat)) => {
            TakesBack::Freely
        }
        UndoRule::Free | UndoRule::Consent => TakesBack::IfAgreed,
    }
}

fn may_undo(fold: &Fold, seat: Option<Seat>) -> bool {
    fold.is_playing()
        && fold.options.undo != UndoRule::Never
        && seat.is_some_and(|seat| fold.last_answer(seat).is_some())
}

fn wish(fold: &Fold, is: impl Fn(Offer) -> bool, possible: bool) -> Wish {
    match &fold.open {
        Some(open) if is(open.offer) => Wish::AskedBy(open.seat, open.id),
        _ if possible => Wish::Possible,
        _ => Wish::Never,
    }
}

/// The table as it will lie when the game begins.
fn beginning(fold: &Fold) -> Option<Scene> {
    let mut table = fold.game.start(&fold.setup).ok()?;
    // Any luck will do: what it draws is not what will be drawn, and nothing hidden is shown.
    table.deal(&mut Luck::new(7)).ok()?;
    Some(table.scene(Viewer::Spectator))
}

fn bots(lang: Lang) -> Vec<(String, String)> {
    let speaker = Words::of_program().speaker(lang, &[]);
    crate::bots::LEVELS.iter().map(|name| (name.to_string(), speaker.word(&format!("bot-{name}")))).collect()
}

/// Enough of a seal to know it again.
pub(super) fn short(seal: &str) -> String {
    format!("{}…", &seal[..seal.len().min(16)])
}

/// What the table was set up with, in words.
fn agreed(owner: &Owner, fold: &Fold, lang: Lang) -> Vec<(String, String)> {
    let words = fold.game.words().speaker(lang, &[]);
    let mut all = vec![(words.word("page-mode"), words.word(&format!("mode-{}", fold.setup.mode)))];
    for (key, value) in fold.setup.settings().filter(|(_, value)| !value.is_empty()) {
        let said: Vec<String> = value.split(' ').map(|word| page::value_word(&words, key, word)).collect();
        all.push((words.word(&format!("option-{key}")), said.join(", ")));
    }
    let options = &fold.options;
    let clock = match options.clock {
        ClockRule::None => words.word("page-clock-none"),
        ClockRule::Live { seconds, increment } => {
            words.say(&Phrase::new("page-agreed-live").number("minutes", seconds / 60).number("seconds", increment))
        }
        ClockRule::Days { days } => words.say(&Phrase::new("page-agreed-days").number("days", days)),
    };
    all.push((words.word("page-clock"), clock));
    let undo = match options.undo {
        UndoRule::Free => "page-undo-free",
        UndoRule::Consent => "page-undo-ask",
        UndoRule::Never => "page-undo-never",
    };
    all.push((words.word("page-undo-policy"), words.word(undo)));
    let visibility = if owner.row.public { "page-public" } else { "page-by-link" };
    all.push((words.word("page-visibility"), words.word(visibility)));
    let yes = |is: bool| words.word(if is { "page-yes" } else { "page-no" });
    all.push((words.word("page-allow-spectators"), yes(!options.closed)));
    all.push((words.word("page-allow-hints"), yes(options.hints)));
    let seal = Phrase::new("page-luck-sealed").text("seal", short(&owner.seal()));
    all.push((words.word("page-luck"), words.say(&seal)));
    all
}
