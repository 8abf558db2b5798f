//! Any text as a scenario: refused, or run to its end under every game, passed or failed.
//! Whether it passes does not matter here.

#![no_main]

use libfuzzer_sys::fuzz_target;
use referee::{Scenario, run_scenario};
use words::Lang;

fuzz_target!(|text: &str| {
    let Ok(scenario) = Scenario::parse(text) else { return };
    for &game in catalog::games() {
        // A failed expectation is a result like any other.
        let _ = run_scenario(&scenario, game, Lang::En);
    }
});
