//! Any legal answer, each as likely as the other.

use crate::Knowledge;
use kernel::{Answer, Game, Luck};

pub(crate) fn choose<G: Game>(knowledge: &Knowledge<G>, luck: &mut Luck) -> Answer<G::Pick> {
    let options = knowledge.options();
    options[luck.below(options.len() as u32) as usize]
}
