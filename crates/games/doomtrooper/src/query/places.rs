//! Where on the table something is to be looked for. It knows no card.

use crate::state::PieceId;

/// A sieve of places, one bit for every 64th: what is meant lies at one of them, and others may be among them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Places(u64);

impl Places {
    #[inline]
    pub(crate) fn add(&mut self, id: PieceId) {
        self.0 |= 1 << (id.0 % 64);
    }

    /// Those below an end, in their order.
    #[inline]
    pub(crate) fn below(self, end: usize) -> impl Iterator<Item = PieceId> + Clone {
        let (mut base, mut left) = (0, self.0);
        std::iter::from_fn(move || {
            while left == 0 {
                base += 64;
                if base >= end {
                    return None;
                }
                left = self.0;
            }
            let at = base + left.trailing_zeros() as usize;
            left &= left - 1;
            (at < end).then_some(PieceId(at as u16))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_in_its_order_however_long_the_table_is() {
        let mut places = Places::default();
        assert_eq!(places.below(1000).count(), 0);
        [70, 3, 130].into_iter().for_each(|at| places.add(PieceId(at)));
        let found = |end| places.below(end).map(|id| id.0).collect::<Vec<_>>();
        assert!(found(0).is_empty());
        assert_eq!(found(64), [2, 3, 6]);
        assert_eq!(found(131), [2, 3, 6, 66, 67, 70, 130], "66, 67 and 6 are only looked at");
    }
}
