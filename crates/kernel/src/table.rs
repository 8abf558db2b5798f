//! What a rule works on: the position, and a way to ask. Knows nothing of who answers.

mod options;

use crate::order::arrange;
use crate::{
    Answer, Asked, Audience, Denied, Fault, Flow, Game, Glimpse, Luck, Picks, Rolled, Seat, Source, Suspended, Told,
};
pub use options::{AsPick, Options};
use options::{maybe, picked};
use std::ops::RangeInclusive;

/// The position a step works on, the source it asks, and where its events go (nowhere, in a playout).
#[derive(Debug)]
pub struct Table<'a, G: Game> {
    /// The position the rules work on.
    pub state: G::State,
    answers: Answers<'a, G>,
    told: Option<Vec<Told<G::Event>>>,
    /// The position at each event, where somebody wants to see them.
    glimpses: Option<Vec<Glimpse<G::State>>>,
    options: Vec<Answer<G::Pick>>,
    denied: Vec<Denied<G::Pick>>,
    /// A pile's places while a source shuffles it.
    order: Vec<u16>,
    /// Several seats are asked at once.
    together: bool,
    stopped: bool,
    /// The step was left early on purpose.
    cut: bool,
    fault: Option<Box<Fault>>,
    asked: u32,
    decisions: u64,
}

/// Uniform luck is answered on the spot: playouts are too many for a virtual call each.
enum Answers<'a, G: Game> {
    Luck(&'a mut Luck),
    Source(&'a mut dyn Source<G>),
}

impl<G: Game> std::fmt::Debug for Answers<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Answers::Luck(_) => "Luck",
            Answers::Source(_) => "Source",
        })
    }
}

/// Whether to ask when there is nothing to decide.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Forced {
    /// One option: no question.
    Answered,
    /// Ask all the same: not being asked would tell what the seat holds.
    Asked,
    /// Ask all the same, in a window that may be passed in advance.
    Window,
}

impl<'a, G: Game> Table<'a, G> {
    /// A table whose every answer is uniform luck. Steps never suspend.
    pub fn of_luck(state: G::State, luck: &'a mut Luck) -> Self {
        Table::with(state, Answers::Luck(luck))
    }

    /// A table that asks a source.
    pub fn asking(state: G::State, source: &'a mut dyn Source<G>) -> Self {
        Table::with(state, Answers::Source(source))
    }

    /// Keep the events; without this they are not even made.
    #[must_use]
    pub fn telling(self) -> Self {
        self.telling_after(Vec::new())
    }

    /// Keep the events behind those that were told before.
    #[must_use]
    pub(crate) fn telling_after(mut self, told: Vec<Told<G::Event>>) -> Self {
        self.told = Some(told);
        self
    }

    /// Keep the position at each event as well.
    #[must_use]
    pub(crate) fn watching(mut self, on: bool) -> Self {
        self.glimpses = on.then(Vec::new);
        self
    }

    pub(crate) fn take_glimpses(&mut self) -> Vec<Glimpse<G::State>> {
        self.glimpses.take().unwrap_or_default()
    }

    fn with(state: G::State, answers: Answers<'a, G>) -> Self {
        Table {
            state,
            answers,
            told: None,
            glimpses: None,
            options: Vec::with_capacity(64),
            denied: Vec::new(),
            order: Vec::new(),
            together: false,
            stopped: false,
            cut: false,
            fault: None,
            asked: 0,
            decisions: 0,
        }
    }

    /// Run one step. `false` when an answer was missing, whatever the rules made of it.
    #[inline]
    pub fn step(&mut self) -> Result<bool, Fault> {
        self.asked = 0;
        let flow = G::step(self);
        if self.stopped
            && let Some(fault) = self.fault.take()
        {
            return Err(*fault);
        }
        let cut = std::mem::take(&mut self.cut);
        Ok((flow.is_ok() || cut) && !self.stopped)
    }

    /// Run steps until the game is over (`true`) or an answer is missing.
    #[inline]
    pub fn run(&mut self) -> Result<bool, Fault> {
        while !G::is_over(&self.state) {
            if !self.step()? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Questions to seats answered so far; dice and forced answers do not count.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// What was told so far, at a table that keeps it.
    pub fn told(&self) -> &[Told<G::Event>] {
        self.told.as_deref().unwrap_or_default()
    }

    pub(crate) fn into_parts(self) -> (G::State, Vec<Told<G::Event>>) {
        (self.state, self.told.unwrap_or_default())
    }

    // ---- asking ----

    /// Ask a seat for one of the options, which `offer` lists by looking at the position.
    /// A single option needs no question; none at all is a fault of the rules.
    #[inline]
    pub fn choose<T: AsPick<G::Pick>>(
        &mut self,
        seat: Seat,
        ask: G::Ask,
        offer: impl FnOnce(&G::State, &mut Options<'_, G, T>),
    ) -> Flow<T> {
        let answer = self.ask(seat, ask, Forced::Answered, false, offer)?;
        Ok(picked(answer))
    }

    /// Like `choose`, but at a live table asked even where there is one option: for what the others do not see, as not
    /// being asked would tell.
    pub fn choose_hidden<T: AsPick<G::Pick>>(
        &mut self,
        seat: Seat,
        ask: G::Ask,
        offer: impl FnOnce(&G::State, &mut Options<'_, G, T>),
    ) -> Flow<T> {
        let answer = self.ask(seat, ask, Forced::Asked, false, offer)?;
        Ok(picked(answer))
    }

    /// Like `choose`, but `None` where nothing can be chosen.
    pub fn choose_if_any<T: AsPick<G::Pick>>(
        &mut self,
        seat: Seat,
        ask: G::Ask,
        offer: impl FnOnce(&G::State, &mut Options<'_, G, T>),
    ) -> Flow<Option<T>> {
        self.list(seat, false, offer)?;
        if self.options.is_empty() {
            return Ok(None);
        }
        Ok(maybe(self.answered(seat, ask, Forced::Answered)?))
    }

    /// Ask a seat for one of the options or none of them. Not asked when there is nothing to choose, so only for
    /// what everybody can see; where the pause itself would tell, use `react`.
    #[inline]
    pub fn choose_or_pass<T: AsPick<G::Pick>>(
        &mut self,
        seat: Seat,
        ask: G::Ask,
        offer: impl FnOnce(&G::State, &mut Options<'_, G, T>),
    ) -> Flow<Option<T>> {
        Ok(maybe(self.ask(seat, ask, Forced::Answered, true, offer)?))
    }

    /// Like `choose_or_pass`, but at a live table asked even where one can only pass: for what a seat does with what the
    /// others do not see, in its own phase or by its own card, as not being asked would tell.
    pub fn choose_or_pass_hidden<T: AsPick<G::Pick>>(
        &mut self,
        seat: Seat,
        ask: G::Ask,
        offer: impl FnOnce(&G::State, &mut Options<'_, G, T>),
    ) -> Flow<Option<T>> {
        Ok(maybe(self.ask(seat, ask, Forced::Asked, true, offer)?))
    }

    /// A window: the seat may react to what happens or pass, and at a live table it is asked even when it can only pass.
    /// Who does not want to be asked may say so beforehand, so it is not for what a seat must not miss: its own phases.
    pub fn react<T: AsPick<G::Pick>>(
        &mut self,
        seat: Seat,
        ask: G::Ask,
        offer: impl FnOnce(&G::State, &mut Options<'_, G, T>),
    ) -> Flow<Option<T>> {
        Ok(maybe(self.ask(seat, ask, Forced::Window, true, offer)?))
    }

    /// Ask for several of the options, one after another; *pass* ends it once there are enough.
    pub fn choose_some<T: AsPick<G::Pick> + Copy>(
        &mut self,
        seat: Seat,
        ask: G::Ask,
        count: RangeInclusive<usize>,
        offer: impl Fn(&G::State, &mut Options<'_, G, T>),
    ) -> Flow<Picks<T>> {
        let mut picks = Picks::new();
        while picks.len() < *count.end() {
            let enough = picks.len() >= *count.start();
            let taken: Picks<G::Pick> = picks.iter().map(|&p: &T| p.into()).collect();
            let next = self.ask(seat, ask, Forced::Answered, true, |state, options: &mut Options<'_, G, T>| {
                offer(state, options);
                options.list.retain(|o| !taken.iter().any(|&t| *o == Answer::Pick(t)));
                if !enough && options.list.len() > 1 {
                    options.list.retain(|o| *o != Answer::Pass);
                }
            })?;
            match maybe(next) {
                Some(pick) => picks.push(pick),
                None => break,
            }
        }
        Ok(picks)
    }

    /// Ask a seat to put things in order, first one first.
    pub fn order<T: AsPick<G::Pick> + Copy>(
        &mut self,
        seat: Seat,
        ask: G::Ask,
        things: impl IntoIterator<Item = T>,
    ) -> Flow<Picks<T>> {
        let mut left: Picks<T> = things.into_iter().collect();
        let mut ordered = Picks::new();
        while !left.is_empty() {
            let next: T = self.choose(seat, ask, |_, options| options.extend(left.iter().copied()))?;
            let next: G::Pick = next.into();
            let at = left.iter().position(|&t| t.into() == next).expect("it was offered from this list");
            ordered.push(left.remove(at));
        }
        Ok(ordered)
    }

    /// Ask a seat for a number.
    pub fn number(&mut self, seat: Seat, ask: G::Ask, range: RangeInclusive<u32>) -> Flow<u32> {
        let answer = self.ask(seat, ask, Forced::Answered, false, |_, options: &mut Options<'_, G, G::Pick>| {
            options.list.extend(range.map(Answer::Number));
        })?;
        match answer {
            Answer::Number(n) => Ok(n),
            Answer::Pass | Answer::Pick(_) => unreachable!("only numbers were offered"),
        }
    }

    /// Ask several seats at once; nobody learns what the others said before all have answered.
    /// The answers come back in the order of `seats`.
    pub fn ask_all<T: AsPick<G::Pick>>(
        &mut self,
        seats: impl IntoIterator<Item = Seat>,
        ask: G::Ask,
        offer: impl Fn(&G::State, Seat, &mut Options<'_, G, T>),
    ) -> Flow<Picks<T>> {
        let mut picks = Picks::new();
        let mut missing = false;
        for seat in seats {
            self.together = true;
            let answer = self.ask(seat, ask, Forced::Answered, false, |state, options| offer(state, seat, options));
            self.together = false;
            match answer {
                Ok(answer) => picks.push(picked(answer)),
                Err(Suspended) if self.fault.is_some() => return Err(Suspended),
                // The others are asked all the same: simultaneous questions wait together.
                Err(Suspended) => (self.stopped, missing) = (false, true),
            }
        }
        self.stopped |= missing;
        if missing { Err(Suspended) } else { Ok(picks) }
    }

    /// Let Chance turn up one of so many faces, counted from 0.
    #[inline]
    pub fn roll(&mut self, ask: G::Ask, faces: u32) -> Flow<u32> {
        if self.stopped {
            return Err(Suspended);
        }
        self.count(ask)?;
        let face = match &mut self.answers {
            Answers::Luck(luck) => Some(luck.below(faces)),
            Answers::Source(source) => {
                let told = self.told.as_ref().map_or(0, Vec::len);
                source.roll(&Rolled { state: &self.state, ask, faces, told })
            }
        };
        self.settle(face)
    }

    /// Let Chance shuffle a pile. One card, or none, needs no shuffling.
    pub fn shuffle<T>(&mut self, ask: G::Ask, pile: impl Fn(&mut G::State) -> &mut [T]) -> Flow {
        let cards = pile(&mut self.state).len();
        if cards < 2 {
            return Ok(());
        }
        self.ask_order(ask, cards)?;
        match &mut self.answers {
            Answers::Luck(luck) => luck.shuffle(pile(&mut self.state)),
            Answers::Source(_) => arrange(pile(&mut self.state), &self.order),
        }
        Ok(())
    }

    /// The same for a pile that does not lie in the position as one list: the rules put it back in its new order.
    pub fn shuffle_list<T>(&mut self, ask: G::Ask, pile: &mut [T]) -> Flow {
        if pile.len() < 2 {
            return Ok(());
        }
        self.ask_order(ask, pile.len())?;
        match &mut self.answers {
            Answers::Luck(luck) => luck.shuffle(pile),
            Answers::Source(_) => arrange(pile, &self.order),
        }
        Ok(())
    }

    /// Ask for a shuffle: a source leaves the new order in `order`, luck shuffles the pile itself.
    fn ask_order(&mut self, ask: G::Ask, cards: usize) -> Flow {
        if self.stopped {
            return Err(Suspended);
        }
        self.count(ask)?;
        let Answers::Source(source) = &mut self.answers else { return Ok(()) };
        self.order.clear();
        self.order.extend(0..cards as u16);
        let told = self.told.as_ref().map_or(0, Vec::len);
        let rolled = Rolled { state: &self.state, ask, faces: cards as u32, told };
        let shuffled = source.shuffle(&rolled, &mut self.order);
        self.settle(shuffled)
    }

    /// Leave the step here and now: whatever was still to come of it does not happen, for the game has just ended.
    /// Return what it returns; `?` carries it out through all rules that are being carried out.
    pub fn cut<T>(&mut self) -> Flow<T> {
        self.cut = true;
        Err(Suspended)
    }

    /// Whether anybody listens; what only events need can be left out where nobody does.
    #[inline]
    pub fn is_telling(&self) -> bool {
        self.told.is_some()
    }

    /// Tell an audience what happened. In a playout nobody listens and the event is not made.
    #[inline]
    pub fn tell(&mut self, audience: Audience, event: impl FnOnce() -> G::Event) {
        if let Some(told) = &mut self.told {
            told.push(Told { audience, event: event() });
            if let Some(glimpses) = &mut self.glimpses {
                glimpses.push(Glimpse { seq: told.len() - 1, state: self.state.clone() });
            }
        }
    }

    // ---- the one door all questions go through ----

    #[inline]
    fn ask<T: Into<G::Pick>>(
        &mut self,
        seat: Seat,
        ask: G::Ask,
        forced: Forced,
        may_pass: bool,
        offer: impl FnOnce(&G::State, &mut Options<'_, G, T>),
    ) -> Flow<Answer<G::Pick>> {
        self.list(seat, may_pass, offer)?;
        self.answered(seat, ask, forced)
    }

    /// List the options of a question.
    #[inline]
    fn list<T>(&mut self, seat: Seat, may_pass: bool, offer: impl FnOnce(&G::State, &mut Options<'_, G, T>)) -> Flow {
        if self.stopped {
            return Err(Suspended);
        }
        self.options.clear();
        let denied = match &self.answers {
            Answers::Luck(_) => None,
            Answers::Source(source) => {
                self.denied.clear();
                source.explains(seat).then_some(&mut self.denied)
            }
        };
        if may_pass {
            self.options.push(Answer::Pass);
        }
        offer(&self.state, &mut Options::new(&mut self.options, denied));
        Ok(())
    }

    /// The answer to the question whose options are listed.
    #[inline]
    fn answered(&mut self, seat: Seat, ask: G::Ask, forced: Forced) -> Flow<Answer<G::Pick>> {
        self.count(ask)?;
        let answer = match (&self.options[..], &mut self.answers) {
            ([], _) => {
                self.fault = Some(Box::new(Fault::NothingToChoose(format!("{ask:?}"))));
                None
            }
            // Luck has nobody to whom not being asked would tell.
            (&[only], Answers::Luck(_)) => return Ok(only),
            (&[only], Answers::Source(source)) if forced == Forced::Answered || source.skips_windows() => {
                return Ok(only);
            }
            // Answered here and now: one copy less on the hottest path of all.
            (options, Answers::Luck(luck)) => {
                self.decisions += 1;
                return Ok(options[luck.below(options.len() as u32) as usize]);
            }
            (options, Answers::Source(source)) => {
                let (state, denied, together) = (&self.state, &self.denied, self.together);
                let told = self.told.as_ref().map_or(0, Vec::len);
                let window = forced == Forced::Window;
                source.answer(&Asked { state, seat, ask, options, denied, window, told, together })
            }
        };
        self.decisions += 1;
        debug_assert!(answer.is_none_or(|a| self.options.contains(&a)), "{ask:?}: an answer that was not offered");
        self.settle(answer)
    }

    #[inline]
    fn count(&mut self, ask: G::Ask) -> Flow {
        self.asked += 1;
        if self.asked > G::CEILING {
            self.fault = Some(Box::new(Fault::TooManyQuestions(format!("{ask:?}"))));
            self.stopped = true;
            return Err(Suspended);
        }
        Ok(())
    }

    #[inline]
    fn settle<T>(&mut self, answer: Option<T>) -> Flow<T> {
        // After the first missing answer every further question is missing too, so `?` cannot be swallowed.
        self.stopped |= answer.is_none();
        answer.ok_or(Suspended)
    }
}
