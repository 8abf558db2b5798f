//! Everything a viewer is shown of a table, as one value: what two worlds are compared by.

use kernel::scene::{Asking, Scene};
use kernel::{Because, Facts, Live, Phrase, Say, Seat, Show, Viewer, Who};

/// What a viewer sees, hears and is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    facts: Facts,
    scene: Scene,
    heard: Vec<String>,
    /// Everybody sees who is asked and what for; only the asked one sees what he may answer.
    asked: Vec<(Who, Phrase)>,
    mine: Option<Mine>,
    /// How it looked at each thing that was heard in this step.
    passed: Vec<Scene>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Mine {
    options: Vec<(String, Say)>,
    denied: Vec<(String, Because)>,
    detail: Option<Phrase>,
    asking: Asking,
}

impl Look {
    /// What was heard counts from the last checkpoint: earlier events are not told again in an imagined world.
    pub(crate) fn at<G: Show>(live: &Live<G>, viewer: Viewer) -> Look {
        let state = live.state();
        let mut facts = Facts::default();
        G::write(state, viewer, &mut facts);
        let asked = live.pending().iter().map(|q| {
            let seat = q.seat().unwrap_or(Seat(0));
            (q.who, G::question(state, seat, q.ask))
        });
        let mine = match viewer {
            Viewer::Seat(seat) => live.question_for(seat).map(|q| Mine {
                options: q.options.iter().map(|&a| (G::answer_id(state, a), G::answer(state, q.ask, a))).collect(),
                denied: q.denied.iter().map(|&(a, why)| (G::answer_id(state, a), why)).collect(),
                detail: G::detail(state, seat, q.ask),
                asking: G::asking(state, seat, q.ask),
            }),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let heard = live.told()[live.step_start()..].iter().filter(|told| told.audience.hears(viewer));
        let glimpses = live.glimpses().expect("a step that was run once runs again");
        let hears = |seq: usize| live.told()[live.step_start() + seq].audience.hears(viewer);
        let passed = glimpses.iter().filter(|g| hears(g.seq)).map(|g| G::scene(&g.state, viewer)).collect();
        Look {
            passed,
            facts,
            scene: G::scene(state, viewer),
            heard: heard.map(|told| format!("{:?}", told.event)).collect(),
            asked: asked.collect(),
            mine,
        }
    }
}
