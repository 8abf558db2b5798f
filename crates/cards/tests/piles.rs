//! Piles against plain lists.

use cards::{CardId, Pile, Slim, Stacks};
use kernel::Seat;
use proptest::prelude::*;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

proptest! {
    /// Cards wander between three piles; after every step each is the list it should be.
    #[test]
    fn stacks_are_lists(steps in prop::collection::vec((0..20u8, 0..3usize, any::<bool>()), 0..200)) {
        let mut stacks = Stacks::<Slim, 3, 2, 10>::default();
        let mut lists: [Vec<CardId>; 3] = Default::default();
        for (number, to, on_top) in steps {
            let card = CardId::new(Seat(number / 10), number % 10);
            if let Some(from) = lists.iter().position(|list| list.contains(&card)) {
                stacks.take_out(from, card);
                lists[from].retain(|&c| c != card);
            }
            if on_top {
                stacks.push(to, card);
                lists[to].insert(0, card);
            } else {
                stacks.push_under(to, card);
                lists[to].push(card);
            }
            for (pile, list) in lists.iter().enumerate() {
                prop_assert!(stacks.iter(pile).eq(list.iter().copied()));
                prop_assert_eq!((stacks.len(pile), stacks.top(pile)), (list.len(), list.first().copied()));
                prop_assert_eq!(stacks.is_empty(pile), list.is_empty());
            }
        }
        lists[0].reverse();
        stacks.arrange(0, &lists[0]);
        prop_assert!(stacks.iter(0).eq(lists[0].iter().copied()));
    }
}

#[test]
fn what_lay_in_a_pile_before_is_no_part_of_it() {
    let hash = BuildHasherDefault::<DefaultHasher>::default();
    let one: Pile<4, u8> = [1, 2].into_iter().collect();
    let mut two: Pile<4, u8> = [9, 1, 2, 3].into_iter().collect();
    assert_ne!(one, two);
    assert!(two.remove(9) && two.take() == Some(3));
    assert_eq!((one, hash.hash_one(one)), (two, hash.hash_one(two)));
}
