//! Chances that `eval` reckons with.

/// The chance of at least `k` successes in `n` trials.
pub fn at_least(k: u32, n: u32, p: f32) -> f32 {
    let mut exactly = (1.0 - p).powi(n as i32);
    let mut below = 0.0;
    for i in 0..k.min(n + 1) {
        below += exactly;
        exactly *= (n - i) as f32 / (i + 1) as f32 * p / (1.0 - p);
    }
    (1.0 - below).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::at_least;

    #[test]
    fn a_fair_coin_shows_at_least_one_head_in_two_throws_three_times_in_four() {
        assert!((at_least(1, 2, 0.5) - 0.75).abs() < 1e-6);
        assert!((at_least(0, 5, 0.3) - 1.0).abs() < 1e-6);
        assert!(at_least(6, 5, 0.3) < 1e-6);
    }
}
