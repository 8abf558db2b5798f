//! A shuffle as one reply.

use std::sync::Arc;

/// The order a shuffle brought about: what lies at place `i` now lay at place `order[i]` before, counted from 0.
///
/// ```
/// # use kernel::Order;
/// let order = Order::new([2, 0, 1]).unwrap();
/// let mut pile = ["torch", "rope", "map"];
/// order.arrange(&mut pile);
/// assert_eq!(pile, ["map", "torch", "rope"]);
/// assert_eq!(order.to_string(), "3 1 2");
/// assert_eq!("3 1 2".parse(), Ok(order));
/// assert!("3 1 1".parse::<Order>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Order(Arc<[u16]>);

/// It names a place twice, or one that is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an order names every place once")]
pub struct NoOrder;

impl Order {
    /// `None` unless every place stands in it once.
    pub fn new(places: impl Into<Arc<[u16]>>) -> Option<Order> {
        let places = places.into();
        let mut seen = vec![false; places.len()];
        let once = places.iter().all(|&p| seen.get_mut(usize::from(p)).is_some_and(|s| !std::mem::replace(s, true)));
        once.then_some(Order(places))
    }

    /// The order that shuffling card by card leads to: the last is exchanged with one of all, the last but one with
    /// one of the rest, and so on. `None` if a face is too high.
    pub fn of_faces(faces: &[u32]) -> Option<Order> {
        let mut places: Vec<u16> = (0..=faces.len() as u16).collect();
        for (i, &face) in (1..places.len()).rev().zip(faces) {
            if face as usize > i {
                return None;
            }
            places.swap(i, face as usize);
        }
        Some(Order(places.into()))
    }

    /// Places that only changed their order.
    pub(crate) fn shuffled(places: &[u16]) -> Order {
        Order(places.into())
    }

    /// Which of the old places stands at each new one.
    pub fn places(&self) -> &[u16] {
        &self.0
    }

    /// Put a pile that lies as before into this order.
    pub fn arrange<T>(&self, pile: &mut [T]) {
        arrange(pile, &self.0);
    }
}

/// Put a pile into an order.
pub(crate) fn arrange<T>(pile: &mut [T], order: &[u16]) {
    for i in 0..pile.len() {
        // What was exchanged before lies where its place was taken from.
        let mut from = usize::from(order[i]);
        while from < i {
            from = usize::from(order[from]);
        }
        pile.swap(i, from);
    }
}

/// As records write it: places counted from 1.
impl std::fmt::Display for Order {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().enumerate().try_for_each(|(i, place)| {
            let gap = if i == 0 { "" } else { " " };
            write!(f, "{gap}{}", u32::from(*place) + 1)
        })
    }
}

impl std::str::FromStr for Order {
    type Err = NoOrder;

    fn from_str(text: &str) -> Result<Order, NoOrder> {
        let place = |word: &str| word.parse::<u16>().ok()?.checked_sub(1);
        let places: Option<Vec<u16>> = text.split_whitespace().map(place).collect();
        Order::new(places.ok_or(NoOrder)?).ok_or(NoOrder)
    }
}
