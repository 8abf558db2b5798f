//! What a search remembers: answers in the order they were given, with how often each was tried and what came of it.
//!
//! Dice are not part of the path: a node stands for all throws that led to it, so what is offered there may differ from
//! visit to visit, and an answer is judged by the visits in which it was offered.

use super::{habits::Habits, lean};
use crate::Bounds;
use kernel::{Answer, Asked, Game, Luck, MAX_SEATS, Seat};

/// How much a search tries out: in units of the spread of the values it has seen, so that it fits games whose turns
/// decide everything as well as those won by inches.
const CURIOSITY: f32 = 0.6;

/// How much worse than usual an answer is thought to be before it is tried, in the same units.
const DOUBT: f32 = 0.5;

/// How much an answer never tried calls once the question was met as often as it has answers, in the same units.
const LURE: f32 = 2.0;

pub(crate) type NodeId = usize;

#[derive(Debug)]
pub(crate) struct Edge<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) ask: G::Ask,
    pub(crate) answer: Answer<G::Pick>,
    /// Where it stood among the options when it was last seen: mostly there again.
    place: u32,
    pub(crate) visits: u32,
    offered: u32,
    /// For the seat that answers. A million runs of a second's thinking would be too many for an `f32`.
    total: f64,
    child: Option<NodeId>,
}

impl<G: Game> Edge<G> {
    pub(crate) fn value(&self) -> f32 {
        (self.total / f64::from(self.visits.max(1))) as f32
    }
}

#[derive(Debug)]
struct Node<G: Game> {
    edges: Vec<Edge<G>>,
    visits: u32,
}

/// A step down the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    node: NodeId,
    edge: usize,
}

#[derive(Debug)]
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// It grows no further.
    pub(super) most: usize,
    spread: Spread,
    /// Options already tried, by place; kept to be used again.
    tried: Vec<bool>,
    leanings: Vec<f32>,
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Self {
        Tree {
            nodes: vec![Node { edges: vec![], visits: 0 }],
            most: Bounds::default().nodes,
            spread: Spread::default(),
            tried: vec![],
            leanings: vec![],
        }
    }
}

impl<G: Game> Tree<G> {
    pub(crate) const ROOT: NodeId = 0;

    pub(crate) fn root(&self) -> &[Edge<G>] {
        &self.nodes[Tree::<G>::ROOT].edges
    }

    /// The most promising answer at a node.
    pub(crate) fn select(&mut self, node: NodeId, asked: &Asked<'_, G>, habits: &Habits<G>, luck: &mut Luck) -> Taken {
        let count = asked.options.len();
        self.tried.clear();
        self.tried.resize(count, false);
        let spread = self.spread.deviation();
        let curiosity = CURIOSITY * spread;
        let Node { edges, visits } = &mut self.nodes[node];
        *visits += 1;
        let (mut best, mut best_score, mut tries) = (0, f32::MIN, 0);
        let (mut sum, mut seen) = (0.0_f64, 0);
        for (i, edge) in edges.iter_mut().enumerate() {
            let Some(place) = edge.find(asked) else { continue };
            self.tried[place] = true;
            tries += 1;
            edge.offered += 1;
            (sum, seen) = (sum + edge.total, seen + edge.visits);
            let score = edge.value() + curiosity * (edge.offered as f32).sqrt() / (1 + edge.visits) as f32;
            if score > best_score {
                (best, best_score) = (i, score);
            }
        }
        let left = count - tries;
        let usual = (sum / f64::from(seen.max(1))) as f32;
        // What was never tried is thought to be a little worse than the rest, and of many answers each calls the less:
        // the tree widens as it is visited.
        let unknown = usual + spread * (LURE * (*visits as f32 / count as f32).sqrt() - DOUBT);
        if seen > 0 && (left == 0 || best_score >= unknown) {
            return Taken { node, edge: best };
        }
        let place = habits.prefer(asked, || untried(&self.tried, left, luck));
        self.add(node, asked, place)
    }

    /// The answer that the seat leans to, wherever it may lead.
    pub(crate) fn follow(&mut self, node: NodeId, asked: &Asked<'_, G>, luck: &mut Luck) -> Taken {
        let place = lean::draw(asked, &mut self.leanings, luck);
        let Node { edges, visits } = &mut self.nodes[node];
        *visits += 1;
        let known = edges.iter_mut().position(|e| e.find(asked) == Some(place));
        known.map_or_else(|| self.add(node, asked, place), |edge| Taken { node, edge })
    }

    fn add(&mut self, node: NodeId, asked: &Asked<'_, G>, place: usize) -> Taken {
        let Node { edges, visits } = &mut self.nodes[node];
        let &Asked { seat, ask, options, .. } = asked;
        let (answer, place, offered) = (options[place], place as u32, *visits);
        edges.push(Edge { seat, ask, answer, place, visits: 0, offered, total: 0.0, child: None });
        Taken { node, edge: edges.len() - 1 }
    }

    /// An answer that the seat leans to, beyond the tree.
    pub(crate) fn draw(&mut self, asked: &Asked<'_, G>, luck: &mut Luck) -> Answer<G::Pick> {
        asked.options[lean::draw(asked, &mut self.leanings, luck)]
    }

    pub(crate) fn child(&self, taken: Taken) -> Option<NodeId> {
        self.nodes[taken.node].edges[taken.edge].child
    }

    pub(crate) fn answer(&self, taken: Taken) -> Answer<G::Pick> {
        self.nodes[taken.node].edges[taken.edge].answer
    }

    /// Make room below an answer, as long as there is some.
    pub(crate) fn grow(&mut self, taken: Taken) {
        if self.nodes.len() >= self.most {
            return;
        }
        self.nodes.push(Node { edges: vec![], visits: 0 });
        let child = self.nodes.len() - 1;
        self.nodes[taken.node].edges[taken.edge].child = Some(child);
    }

    /// What came of a run, for every seat that answered on the way.
    pub(crate) fn learn(&mut self, path: &[Taken], values: &[f32; MAX_SEATS]) {
        for (i, &Taken { node, edge }) in path.iter().enumerate() {
            let edge = &mut self.nodes[node].edges[edge];
            let value = values[edge.seat.index()];
            edge.visits += 1;
            edge.total += f64::from(value);
            if i == 0 {
                self.spread.add(value);
            }
        }
    }

    /// The part of the tree below an answer, as a tree of its own.
    pub(crate) fn below(mut self, seat: Seat, answer: Answer<G::Pick>) -> Option<Tree<G>> {
        let edge = self.root().iter().find(|e| e.seat == seat && e.answer == answer)?;
        let mut moved = vec![edge.child?];
        let mut nodes = vec![];
        let mut at = 0;
        while let Some(&old) = moved.get(at) {
            let mut node = std::mem::replace(&mut self.nodes[old], Node { edges: vec![], visits: 0 });
            for child in node.edges.iter_mut().filter_map(|e| e.child.as_mut()) {
                moved.push(*child);
                *child = moved.len() - 1;
            }
            nodes.push(node);
            at += 1;
        }
        Some(Tree { nodes, spread: self.spread, ..Tree::default() })
    }
}

impl<G: Game> Edge<G> {
    /// Where this answer stands among the options, if it is offered.
    fn find(&mut self, asked: &Asked<'_, G>) -> Option<usize> {
        if self.seat != asked.seat || self.ask != asked.ask {
            return None;
        }
        if asked.options.get(self.place as usize) != Some(&self.answer) {
            self.place = asked.options.iter().position(|o| *o == self.answer)? as u32;
        }
        Some(self.place as usize)
    }
}

/// One of the places not tried yet, any with the same chance.
fn untried(tried: &[bool], left: usize, luck: &mut Luck) -> usize {
    let nth = luck.below(left as u32) as usize;
    let mut places = tried.iter().enumerate().filter(|(_, tried)| !**tried).map(|(place, _)| place);
    places.nth(nth).expect("that many are left")
}

/// Mean and deviation of a growing number of values (Welford).
#[derive(Clone, Copy, Default, Debug)]
struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, value: f32) {
        let value = f64::from(value);
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    fn deviation(&self) -> f32 {
        if self.count < 2.0 { 0.5 } else { (self.squares / self.count).sqrt().max(0.005) as f32 }
    }
}
