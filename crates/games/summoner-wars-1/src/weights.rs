//! The numbers of `eval.rs`, in magic: what one card in the magic pile is worth.

kernel::weights! {
    summoner_life = 1.6,
    last_lives = 6.0,
    unit = 1.0,
    attack = 0.6,
    health = 0.4,
    wall_life = 0.2,
    vine = 0.4,
    magic = 1.2,
    plenty = 10.0,
    hand = 0.8,
    draw = 0.3,
    nearness = 0.03,
    blow_now = 6.0,
    blow_later = 2.0,
    kill_now = 0.4,
    kill_later = 0.1,
    ends_now = 0.8,
    ends_later = 0.2,
    half = 14.0,
}
