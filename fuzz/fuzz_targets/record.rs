//! Any text as a record: refused, or printed so that it reads the same, and replayed under every game.
//! A record of one game under another's rules must diverge politely as well.

#![no_main]

use libfuzzer_sys::fuzz_target;
use referee::Record;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::parse(text) else { return };
    let printed = record.to_string();
    let again = Record::parse(&printed).expect("a printed record can be read");
    assert_eq!(again.to_string(), printed);
    assert_eq!(again.len(), record.len());
    for &game in catalog::games() {
        if let Ok(table) = record.replay(game, None) {
            table.position();
            table.outcome();
        }
    }
});
