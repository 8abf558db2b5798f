//! The numbers of `eval.rs`, in magic: what one point of magic is worth.

kernel::weights! {
    summoner_life = 1.6,
    last_lives = 6.0,
    unit = 1.2,
    strength = 0.5,
    health = 0.4,
    gate_life = 0.25,
    boost = 0.3,
    magic = 1.3,
    plenty = 12.0,
    hand = 1.0,
    draw = 0.8,
    nearness = 0.03,
    blow_now = 6.0,
    blow_later = 2.0,
    kill_now = 0.4,
    kill_later = 0.1,
    ends_now = 0.8,
    ends_later = 0.2,
    half = 14.0,
}
