//! The numbers of `eval.rs`.

kernel::weights! {
    high_form = 2.0,
    duel = 1.2,
    melee = 2.0,
    destroyed = 0.6,
    common = 0.5,
    heroic = 0.9,
    legendary = 1.2,
    together = 0.04,
    card = 0.1,
    half = 8.0,
}
