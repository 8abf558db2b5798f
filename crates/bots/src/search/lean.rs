//! Answers as sensible players give them: by the game's own leanings.

use kernel::{Asked, Game, Luck};

/// The place of an answer, each as likely as the game says.
pub(crate) fn draw<G: Game>(asked: &Asked<'_, G>, leanings: &mut Vec<f32>, luck: &mut Luck) -> usize {
    leanings.clear();
    leanings.extend(asked.options.iter().map(|&o| G::lean(asked.state, asked.seat, o).max(0.0)));
    let total: f32 = leanings.iter().sum();
    if total <= 0.0 {
        return luck.below(leanings.len() as u32) as usize;
    }
    let mut mark = luck.share() * total;
    let reached = leanings.iter().position(|leaning| {
        mark -= leaning;
        mark < 0.0
    });
    reached.unwrap_or(leanings.len() - 1)
}
