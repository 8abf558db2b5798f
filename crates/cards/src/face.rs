//! What is printed on a card.

/// Makes a game's `Face`: what is printed on a card, as an index into the table of facts that the build script has made. The
/// facts have an `id`.
#[macro_export]
macro_rules! face {
    ($index:ty, $printed:ty, $table:ident) => {
        /// What is printed on a card: an index into the pool.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct Face(pub $index);

        impl Face {
            #[inline]
            pub fn printed(self) -> &'static $printed {
                &$table[usize::from(self.0)]
            }

            pub fn all() -> impl Iterator<Item = Face> {
                (0..$table.len() as $index).map(Face)
            }

            /// A card by its id.
            pub fn named(id: &str) -> Option<Face> {
                Face::all().find(|face| face.printed().id == id)
            }

            pub fn id(self) -> &'static str {
                self.printed().id
            }
        }
    };
}
