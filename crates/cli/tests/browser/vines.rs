//! A unit on a vine wall is seen, and so is the wall under it: in the terminal, in a drawing, on the page.

use crate::tools::{Browser, House, PHONE, SCREEN};
use std::process::Command;

const POSITION: &str = "game: summoner-wars-1\nphase: move\ncell 1,1: A deep_dwarves_tundle\n\
    cell 6,8: B swamp_orcs_mugglug\ncell 3,3: A mountain_vargath_brute\nvine 3,3: B swamp_orcs_vine_wall\n\
    vine 3,6: B swamp_orcs_vine_wall\n";

#[test]
fn in_the_terminal_and_in_a_drawing() {
    let folder = tempfile::tempdir().expect("a folder");
    let (position, drawing) = (folder.path().join("vines"), folder.path().join("vines.svg"));
    std::fs::write(&position, POSITION).expect("a position");
    let mut shown = Command::new(env!("CARGO_BIN_EXE_kamen"));
    let shown = shown.arg("show").arg(&position).arg("--svg").arg(&drawing).output().expect("the program starts");
    let text = String::from_utf8(shown.stdout).expect("text");
    assert!(shown.status.success(), "{}", String::from_utf8_lossy(&shown.stderr));
    let drawing = std::fs::read_to_string(&drawing).expect("a drawing");
    let drawn: String = texts_of(&drawing);
    for shown in [text.as_str(), drawn.as_str()] {
        assert!(shown.contains("Brute"), "the unit is seen: {shown}");
        assert!(shown.contains("Vine"), "and what grows elsewhere: {shown}");
    }
}

/// What a drawing says, without its signs.
fn texts_of(drawing: &str) -> String {
    let texts = drawing.split('>').filter_map(|part| part.split_once('<').map(|(text, _)| text));
    texts.filter(|text| !text.trim().is_empty()).collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn on_the_page_the_unit_lies_over_the_wall() {
    let house = House::open();
    for wish in [SCREEN, PHONE] {
        let browser = Browser::open(&house, wish).await;
        browser.go("/g/summoner-wars-1/examples/vine/free-on-four").await;
        let cell = "[...document.querySelectorAll('.example .cell')].find(cell => cell.querySelector('.beneath'))";
        assert_eq!(browser.see(&format!("Boolean({cell})")).await, true, "something lies on something");
        let name = browser.see(&format!("{cell}.querySelector('.plate').textContent")).await;
        assert!(name.as_str().expect("a name").contains("Brute"), "the unit is on top: {name}");
        assert_eq!(browser.see(&format!("{cell}.querySelectorAll('.beneath .portrait').length")).await, 1, "the wall");
        // It can be told apart from a unit on bare ground: what is beneath has a place of its own.
        let room = format!(
            "(box => box.width > 4 && box.height > 4)({cell}.querySelector('.beneath').getBoundingClientRect())"
        );
        assert_eq!(browser.see(&room).await, true);
        browser.picture(&format!("vine-{}", wish.size.0)).await;
        browser.close().await;
    }
}
