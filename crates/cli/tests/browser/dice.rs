//! Dice and what they did are seen: over what was attacked, in the log, and explained to whoever learns the game.

use crate::acting::{attack, attacking, press};
use crate::tools::{Browser, House, SCREEN, Wish};

/// Notes what comes up over the board: what it is, how many dice, what it says, and where its middle is.
const WATCH: &str = "(window.up = [], new MutationObserver(changes => {
        for (const node of changes.flatMap(change => [...change.addedNodes])) if (node.matches?.('.fx-dice, .fx-number'))
            window.up.push({ kind: node.matches('.fx-dice') ? 'dice' : 'number', dice: node.querySelectorAll('svg.die').length,
                says: node.textContent, x: parseFloat(node.style.left) });
    }).observe(document.body, { childList: true }), true)";

#[tokio::test]
async fn dice_fall_over_what_is_attacked_and_stay_in_the_log() {
    let house = House::here().await;
    let browser = Browser::open(&house, Wish { pace: "quick", ..SCREEN }).await;
    attacking(&browser).await;
    let (by, target) = attack(&browser).await;
    let place = "(c => (r => r.x + r.width / 2)(c.getBoundingClientRect()))([...document.querySelectorAll('.cell')].find(c => c.dataset.ids.split('|').includes(TARGET)))";
    let middle = browser.see(&place.replace("TARGET", &format!("{target:?}"))).await.as_f64().expect("a place");
    browser.see(WATCH).await;
    press(&browser, &by).await;
    press(&browser, &target).await;
    browser.until("document.querySelector('[data-confirm-button]:not([hidden])')").await;
    press(&browser, &target).await;
    browser.until("window.up.some(one => one.kind === 'dice') && window.up.some(one => one.kind === 'number')").await;
    browser.picture("dice").await;
    let up = browser.see("window.up").await;
    let line = "[...document.querySelectorAll('#lines li[data-verb=rolled]')].pop()";
    let dice = browser.see(&format!("{line}.querySelectorAll('.dice svg.die').length")).await;
    assert_ne!(dice, 0);
    let fell = up.as_array().and_then(|up| up.iter().find(|one| one["kind"] == "dice")).expect("dice");
    assert_eq!(fell["dice"], dice, "as many over the board as in the log: {up}");
    let number = up.as_array().and_then(|up| up.iter().find(|one| one["kind"] == "number")).expect("a number");
    for one in [fell, number] {
        assert!((one["x"].as_f64().expect("x") - middle).abs() < 3.0, "over what was attacked: {up}, {middle}");
    }
    // Hits are told from misses, in the drawing and in words.
    let hits = browser.see(&format!("{line}.querySelectorAll('.die.good').length")).await.as_u64().expect("a number");
    let missed = browser.see(&format!("{line}.dataset.missed ?? ''")).await;
    assert_eq!(hits == 0, missed != "", "{hits} hits, {missed}");
    let said = browser.see(&format!("{line}.textContent")).await;
    let said = said.as_str().expect("words");
    assert!(said.contains(if hits == 0 { "A miss." } else { " hit" }) && said.contains("melee"), "{said}");
    // Without the drawing it is a list, every die told from the next.
    let listed = browser.see(&format!("{line}.querySelector('.sr').textContent")).await;
    let told = listed.as_str().expect("words").replace(" and ", ", ").split(", ").count() as u64;
    assert_eq!(Some(told), dice.as_u64(), "{listed}");
    if hits == 0 {
        assert_eq!(number["says"], missed, "a miss is said where it was");
    }
    browser.close().await;
}

#[tokio::test]
async fn the_faces_of_the_dice_are_drawn_and_explained() {
    let house = House::open();
    for lang in ["en", "cs"] {
        let browser = Browser::open(&house, Wish { lang, ..SCREEN }).await;
        for game in ["summoner-wars-1", "summoner-wars-2"] {
            browser.go(&format!("/g/{game}/how")).await;
            assert_eq!(browser.count(".how .dice svg.die[aria-label]").await, 6, "{game}");
            let about = "document.querySelector('.how .panel:has(.dice)').innerText.length";
            assert!(browser.see(about).await.as_u64() > Some(80), "{game}: in words");
        }
        browser.close().await;
    }
}
