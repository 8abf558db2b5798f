//! What Chance says at a table: by script or by luck, a die at a time or a whole pile.

use crate::Error;
use crate::open::{OpenTable, squeeze};
use crate::print::{Print, fingerprint};
use kernel::{Answer, Asked, Fortune, Order, Phrase, Question, Rolled, Seat, Show, Source, Who};

impl<G: Show> OpenTable<G> {
    fn chance(&self) -> Option<&Question<G>> {
        self.pending().iter().find(|q| q.who == Who::Chance)
    }

    /// A face by its name, or a shuffled pile's order. A pile may also be shuffled face by face, as older records do.
    pub(crate) fn chance_says(&mut self, text: &str) -> Result<(), Error> {
        let question =
            self.chance().ok_or_else(|| Error::Chance(Phrase::new("chance-not-asked").text("face", text)))?;
        if question.shuffles && text.split_whitespace().nth(1).is_some() {
            let order = text.parse::<Order>().ok().filter(|order| order.places().len() == question.faces as usize);
            let cards = question.faces;
            let why = || Phrase::new("chance-no-order").text("order", text).number("n", cards);
            let order = order.ok_or_else(|| Error::Chance(why()))?;
            return self.reorder(order);
        }
        let left = question.faces - self.half.len() as u32;
        let Some(face) = face_named::<G>(question.ask, left, text) else {
            let known = faces(question, self.half.len()).join(", ");
            return Err(Error::Chance(Phrase::new("wrong-one-of").text("word", text).text("known", known)));
        };
        if !question.shuffles {
            return self.turn_up(face);
        }
        let cards = question.faces as usize;
        self.half.push(face);
        if self.half.len() + 1 == cards {
            let order = Order::of_faces(&self.half).expect("every face was one of the cards left");
            self.half.clear();
            return self.reorder(order);
        }
        Ok(())
    }

    pub(crate) fn turn_up(&mut self, face: u32) -> Result<(), Error> {
        let said = self.chance().map(|q| (G::face_id(q.ask, face), fingerprint(self.live.state(), q)));
        self.live.roll(face)?.expect("a face of the die that is rolled");
        self.chance_said(said);
        Ok(())
    }

    pub(crate) fn reorder(&mut self, order: Order) -> Result<(), Error> {
        let said = self.chance().map(|q| (order.to_string(), fingerprint(self.live.state(), q)));
        self.live.shuffle(order)?.expect("an order of the pile that is shuffled");
        self.half.clear();
        self.chance_said(said);
        Ok(())
    }

    fn chance_said(&mut self, said: impl IntoIterator<Item = (String, u16)>) {
        for (id, print) in said {
            self.spend(&id, print);
            self.replies.push("chance", &id, print);
            self.surprise();
        }
    }

    pub(crate) fn let_luck_deal(&mut self, luck: &mut dyn Fortune) -> Result<(), Error> {
        let Some(question) = self.chance() else {
            self.lose_old_dice();
            return Ok(());
        };
        if !self.half.is_empty() {
            // The rest of a shuffle that was told in part.
            let (cards, mut faces) = (question.faces, std::mem::take(&mut self.half));
            luck.take_up();
            faces.extend((2..=cards - faces.len() as u32).rev().map(|left| luck.below(left)));
            self.reorder(Order::of_faces(&faces).expect("every face is one of the cards left"))?;
        }
        let kept = self.kept.as_ref().map_or(vec![], |kept| kept.dice.clone());
        let mut dealer = Dealer { luck, kept, said: vec![] };
        self.live.play(&mut dealer)?;
        let said = dealer.said;
        self.chance_said(said);
        self.lose_old_dice();
        Ok(())
    }

    /// Dice are kept for what a step brings about, until somebody is asked in a later one.
    pub(crate) fn lose_old_dice(&mut self) {
        let asks = self.chance().is_none();
        self.kept.take_if(|kept| asks && kept.checkpoint != *self.live.checkpoint().0);
    }

    /// A die that was kept has turned up again.
    pub(crate) fn spend(&mut self, id: &str, print: u16) {
        if let Some(kept) = &mut self.kept
            && let Some(at) = kept.dice.iter().position(|die| (die.0.as_str(), die.1) == (id, print))
        {
            kept.dice.remove(at);
        }
    }
}

/// Luck answers for Chance, dice seen before first; what it says is written down.
struct Dealer<'a> {
    luck: &'a mut dyn Fortune,
    kept: Vec<(String, u16)>,
    said: Vec<(String, u16)>,
}

impl<G: Show> Source<G> for Dealer<'_> {
    fn answer(&mut self, _: &Asked<'_, G>) -> Option<Answer<G::Pick>> {
        None
    }

    fn roll(&mut self, rolled: &Rolled<'_, G>) -> Option<u32> {
        let print = Print::of_faces::<G>(rolled.ask, rolled.faces);
        let kept = self.kept.iter().position(|die| die.1 == print).map(|at| self.kept.remove(at));
        let kept = kept.and_then(|(id, _)| face_named::<G>(rolled.ask, rolled.faces, &id));
        self.luck.take_up();
        let face = kept.unwrap_or_else(|| self.luck.below(rolled.faces));
        self.said.push((G::face_id(rolled.ask, face), print));
        Some(face)
    }

    fn shuffle(&mut self, rolled: &Rolled<'_, G>, order: &mut [u16]) -> Option<()> {
        let print = Print::of_faces::<G>(rolled.ask, rolled.faces);
        let kept = self.kept.iter().position(|die| die.1 == print).map(|at| self.kept.remove(at));
        self.luck.take_up();
        match kept.and_then(|(id, _)| id.parse::<Order>().ok()).filter(|known| known.places().len() == order.len()) {
            Some(known) => order.copy_from_slice(known.places()),
            None => self.luck.shuffle(order),
        }
        self.said.push((Order::new(&*order).expect("a shuffle keeps every card").to_string(), print));
        Some(())
    }

    fn explains(&self, _: Seat) -> bool {
        true
    }
}

/// The face of that name.
pub(crate) fn face_named<G: Show>(ask: G::Ask, faces: u32, name: &str) -> Option<u32> {
    // Most faces are numbers, and called what they are.
    let number = name.parse::<u32>().ok().and_then(|n| n.checked_sub(1));
    let guess = number.filter(|n| *n < faces && G::face_id(ask, *n) == name);
    guess.or_else(|| (0..faces).find(|f| squeeze(&G::face_id(ask, *f)) == squeeze(name)))
}

/// The names of a die's faces, each once; of a pile, of the die that is turned next where it is shuffled face by face.
pub(crate) fn faces<G: Show>(question: &Question<G>, half: usize) -> Vec<String> {
    let mut names: Vec<String> = vec![];
    for face in 0..question.faces - half as u32 {
        let name = G::face_id(question.ask, face);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}
