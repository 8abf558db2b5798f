//! The numbers of `eval.rs`, in D: what one destiny point is worth.

kernel::weights! {
    promotion = 3.0,
    nearly = 40.0,
    destiny = 0.6,
    plenty = 12.0,
    hand = 0.6,
    fresh = 0.5,
    recruit = 1.2,
    recruit_later = 0.6,
    stuck = 0.1,
    warrior = 0.5,
    value = 0.45,
    strength = 0.16,
    armor = 0.2,
    wounded = 0.6,
    covered = 0.9,
    attached = 0.5,
    unguarded = 6.0,
    debt = 1.0,
    half = 22.0,
}
