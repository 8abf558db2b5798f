//! What commands print, for people and as JSON.

use crate::Common;
use serde_json::Value;

pub fn json_line(value: &Value) {
    println!("{value}");
}

/// Print one document as JSON, or something for people.
pub fn either(common: &Common, json: impl FnOnce() -> Value, people: impl FnOnce()) {
    if common.json { json_line(&json()) } else { people() }
}

pub fn machine() -> String {
    let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpu.lines().find_map(|l| l.strip_prefix("model name")?.split_once(':')).map(|(_, name)| name.trim());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{}, {cores} cores, {}", model.unwrap_or(std::env::consts::ARCH), std::env::consts::OS)
}

/// Wilson's 95 % interval; a draw counts as half a success.
pub fn interval(score: f64, n: f64) -> (f64, f64) {
    if n == 0.0 {
        return (0.0, 1.0);
    }
    let z = 1.96;
    let centre = (score + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (score * (1.0 - score) / n + z * z / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}
