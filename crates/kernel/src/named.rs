//! Enums whose values have keys.

/// An enum whose values have keys, in order: for notations, ids and words.
///
/// ```
/// kernel::named! {
///     /// Of a turn.
///     Phase {
///         Draw = "draw",
///         /// Cards from the hand.
///         Play = "play",
///     }
/// }
/// # fn main() {
/// assert_eq!(Phase::ALL, [Phase::Draw, Phase::Play]);
/// assert_eq!((Phase::Play.key(), Phase::keyed("draw")), ("play", Some(Phase::Draw)));
/// # }
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$of:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $key:literal,)* }) => {
        $(#[$of])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$doc])* $value,)* }

        impl $name {
            pub const ALL: [$name; [$($key),*].len()] = [$($name::$value),*];

            pub fn key(self) -> &'static str {
                [$($key),*][self as usize]
            }

            pub fn keyed(key: &str) -> Option<$name> {
                Self::ALL.into_iter().find(|value| value.key() == key)
            }
        }
    };
}
