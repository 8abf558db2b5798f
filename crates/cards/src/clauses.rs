//! Clauses, and the moments at which they are looked for.

use crate::Texts;

/// A clause, and the text it stands in.
#[derive(Debug)]
pub struct Found<C: 'static> {
    /// The text, alone in a set.
    pub text: Texts,
    /// Its place in the table.
    pub place: usize,
    /// What it says.
    pub clause: &'static C,
}

impl<C> Clone for Found<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Found<C> {}

/// The kinds of clauses of a game, and by the same names the moments at which they are looked for. A last kind may be
/// looked for at several moments; its first part then says `at` which.
///
/// It makes `Clause` and `Moment`; `any(texts, moment)`, whether one of these texts has such a clause at all, a
/// comparison with zero; and `all(texts, moment)`, each of them with the place of its text, in the order of the table.
/// The table is a constant: an array with a list of clauses for every text. What listens to which moment is worked out
/// of it by the compiler.
///
/// ```
/// type Entry = &'static [Clause];
/// const ENTRIES: [Entry; 3] = [&[Spaces(1)], &[Strength(|dice| dice + 1), Spaces(2)], &[Stays()]];
/// cards::clauses! {
///     ENTRIES;
///     /// So many spaces more.
///     Spaces(u8),
///     /// So many dice instead.
///     Strength(fn(u8) -> u8),
///     /// It does not move.
///     Stays(),
/// }
/// use Clause::*;
///
/// # fn main() {
/// # use cards::Texts;
/// let texts = Texts::at(0).and(Texts::at(1));
/// assert!(!any(texts, Moment::Stays));
/// let spaces = all(texts, Moment::Spaces).map(|(_, clause)| if let Spaces(more) = clause { *more } else { 0 });
/// assert!(spaces.eq([1, 2]));
/// # assert!(all(Texts::ALL, Moment::Strength).all(|(place, clause)| place == 1 && matches!(clause, Strength(more) if more(1) == 2)));
/// # assert!(listening(Moment::Stays) == Texts::at(2));
/// # }
/// ```
#[macro_export]
macro_rules! clauses {
    (
        $entries:path;
        $($(#[$doc:meta])* $kind:ident($($what:ty),*),)*
        $(; $(#[$by_doc:meta])* $by:ident($($by_what:ty),*) at { $($(#[$at_doc:meta])* $moment:ident,)* })?
    ) => {
        pub(crate) enum Clause {
            $($(#[$doc])* $kind($($what),*),)*
            $($(#[$by_doc])* $by($($by_what),*),)?
        }

        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Moment {
            $($kind,)*
            $($($(#[$at_doc])* $moment,)*)?
        }

        const MOMENTS: usize = [$(Moment::$kind,)* $($(Moment::$moment,)*)?].len();

        impl Clause {
            const fn moment(&self) -> Moment {
                match self {
                    $(Clause::$kind(..) => Moment::$kind,)*
                    $(Clause::$by(first, ..) => first.at,)?
                }
            }
        }

        const CLAUSES: usize = {
            let (mut count, mut place) = (0, 0);
            while place < $entries.len() {
                count += $entries[place].len();
                place += 1;
            }
            count
        };

        /// All clauses, moment by moment and text by text, and where each moment begins.
        static INDEX: ([$crate::Found<Clause>; CLAUSES], [usize; MOMENTS + 1]) = {
            let none = $crate::Found { text: $crate::Texts::NONE, place: 0, clause: &$entries[0][0] };
            let (mut all, mut starts, mut count, mut moment) = ([none; CLAUSES], [0; MOMENTS + 1], 0, 0);
            while moment < MOMENTS {
                let mut place = 0;
                while place < $entries.len() {
                    let mut i = 0;
                    while i < $entries[place].len() {
                        let clause = &$entries[place][i];
                        if clause.moment() as usize == moment {
                            all[count] = $crate::Found { text: $crate::Texts::at(place), place, clause };
                            count += 1;
                        }
                        i += 1;
                    }
                    place += 1;
                }
                moment += 1;
                starts[moment] = count;
            }
            (all, starts)
        };

        static LISTENERS: [$crate::Texts; MOMENTS] = {
            let (mut all, mut moment) = ([$crate::Texts::NONE; MOMENTS], 0);
            while moment < MOMENTS {
                let mut at = INDEX.1[moment];
                while at < INDEX.1[moment + 1] {
                    all[moment] = all[moment].and(INDEX.0[at].text);
                    at += 1;
                }
                moment += 1;
            }
            all
        };

        /// A name that the table lacks does not compile; here the rest.
        #[cfg(test)]
        #[test]
        fn every_card_is_defined_exactly_once() {
            let entries: std::collections::BTreeSet<_> = $entries.iter().map(|entry| entry.as_ptr() as usize).collect();
            assert_eq!(entries.len(), $entries.len(), "two names share an entry");
            assert!($entries.iter().all(|entry| !entry.is_empty()), "a card does nothing");
        }

        /// The texts that listen to a moment: most moments concern nobody.
        #[inline]
        pub(crate) const fn listening(moment: Moment) -> $crate::Texts {
            LISTENERS[moment as usize]
        }

        /// Whether any of these texts listens to a moment.
        #[inline]
        pub(crate) const fn any(texts: $crate::Texts, moment: Moment) -> bool {
            texts.any(listening(moment))
        }

        /// The clauses of a moment in these texts, each with the place of its text.
        #[inline]
        pub(crate) fn all(
            texts: $crate::Texts,
            moment: Moment,
        ) -> impl Iterator<Item = (usize, &'static Clause)> + Clone {
            let (from, to) = (INDEX.1[moment as usize], INDEX.1[moment as usize + 1]);
            let listening: &[$crate::Found<Clause>] = if any(texts, moment) { &INDEX.0[from..to] } else { &[] };
            listening.iter().filter(move |found| texts.any(found.text)).map(|found| (found.place, found.clause))
        }
    };
}
