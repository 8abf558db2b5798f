//! The numbers a game's `eval` weighs positions with. `kamen tune` looks for better ones.

use std::fmt::Debug;

/// A game's numbers by name. Made by [`weights!`](crate::weights).
pub trait Weights: Clone + Debug + Send + Sync + 'static {
    /// What they are, and what was found best so far.
    fn named() -> &'static [(&'static str, f32)];

    /// Other values, in the order of the names.
    fn of(values: &[f32]) -> Self;

    /// The numbers the game is played with.
    fn usual() -> Self {
        let values: Vec<f32> = Self::named().iter().map(|(_, value)| *value).collect();
        Self::of(&values)
    }
}

/// Nothing to weigh.
impl Weights for () {
    fn named() -> &'static [(&'static str, f32)] {
        &[]
    }

    fn of(_: &[f32]) {}
}

/// Declares a struct `Weights` with a field for each number.
///
/// ```
/// kernel::weights! {
///     life = 1.6,
///     magic = 1.0,
/// }
/// assert_eq!(<Weights as kernel::Weights>::usual().life, 1.6);
/// ```
#[macro_export]
macro_rules! weights {
    ($($name:ident = $value:literal),* $(,)?) => {
        #[derive(Clone, Copy, Debug)]
        pub struct Weights {
            $(pub $name: f32),*
        }

        impl $crate::Weights for Weights {
            fn named() -> &'static [(&'static str, f32)] {
                &[$((stringify!($name), $value)),*]
            }

            fn of(values: &[f32]) -> Weights {
                let mut values = values.iter().copied();
                Weights { $($name: values.next().unwrap_or($value)),* }
            }
        }
    };
}
