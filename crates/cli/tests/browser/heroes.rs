//! Heroes III: the map in the hand, tiles that are laid, a town that grows.

use crate::tools::{Browser, House, PHONE, SCREEN, Wish, stage};

const ASKED: &str = "document.querySelector('.ask[data-question]')?.dataset.question";
const WIDE: &str = "document.querySelector('.atlas .hexes .hex').getBoundingClientRect().width";

pub(crate) async fn sound(browser: &Browser, name: &str) {
    browser.sound(name).await;
}

/// Give an answer out of the list, which on a phone lies in a sheet.
pub(crate) async fn give(browser: &Browser, option: &str) {
    if browser.see("document.querySelector('#do').checkVisibility()").await == false {
        browser.click(".dock a[href='#do']").await;
        browser.until("document.querySelector('#do').checkVisibility()").await;
    }
    browser.answer(option).await;
}

/// A Clash against a bot.
async fn begin(browser: &Browser) {
    browser.go("/new/heroes-3").await;
    browser.choose("#option-A", "catherine").await;
    browser.until("document.querySelector('#option-B')").await;
    browser.choose("#option-first", "A").await;
    browser.choose("#chair-1", "bot:easy").await;
    browser.click(".preview button.main").await;
    assert!(browser.my_turn().await);
}

async fn asked(browser: &Browser) -> String {
    browser.see(ASKED).await.as_str().unwrap_or_default().to_string()
}

/// Answer what is asked until a hero is on the move.
async fn until_on_the_move(browser: &Browser) {
    for _ in 0..60 {
        assert!(browser.my_turn().await, "the game goes on");
        match asked(browser).await.as_str() {
            "act" => return,
            // Sent by what says no, where there is such an answer: a hand is drawn up, a card is not played.
            _ if browser.count("#do .opt[value=pass]").await > 0 => give(browser, "#do .opt[value=pass]").await,
            _ => give(browser, "#do .opt[data-n]").await,
        }
    }
    panic!("no hero is on the move");
}

/// A Clash in which Catherine's starting tile is about to be laid; what lies hidden on the map is known to the test.
const OPENING: &str = include_str!("../../../games/heroes-3/tests/tables/opening.txt");

#[tokio::test]
async fn a_tile_is_turned_a_hero_walks_and_a_town_grows() {
    let key = stage("heroes-3", "opening", OPENING);
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    browser.sit_down_at(&key, 2).await;

    // The starting tile: six ways to lie, each to be looked at, and on the map as well.
    assert_eq!(asked(&browser).await, "rotate");
    assert_eq!(browser.count(".hexes.foreseen").await, 6);
    sound(&browser, "heroes-rotate").await;
    browser.see("document.querySelector('#do .opt:has(.foreseen)').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))").await;
    browser.until("document.querySelector('.ghost-here').childElementCount === 1").await;
    browser.answer("#do .opt[value='tile 1,4 turn 0']").await;
    until_on_the_move(&browser).await;
    sound(&browser, "heroes-map").await;

    // Every field says what it is, and none is too small to hit.
    let label = "document.querySelector('.atlas [data-ids^=\"field \"]').getAttribute('aria-label')";
    assert!(!browser.see(label).await.as_str().unwrap_or_default().is_empty());
    assert!(browser.see(WIDE).await.as_f64().expect("a number") >= 44.0);

    // A building goes up: it has its tick.
    let built = browser.count(".a-me .items .had").await;
    browser.answer("#do .opt[value='build city_hall']").await;
    assert_eq!(browser.count(".a-me .items .had").await, built + 1);

    // The turn ends, and after the other's another begins.
    browser.answer("#do .opt[value='move main 1,5']").await;
    browser.answer("#do .opt[value=pass]").await;
    until_on_the_move(&browser).await;

    // One press is a way of several steps, where nothing happens on it.
    let end = ".hexes .far[data-ids='field 2,3']";
    browser.until(&format!("document.querySelector({end:?})")).await;
    browser.see(&format!("document.querySelector({end:?}).dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))")).await;
    browser.until("document.querySelector('.atlas [data-ids^=\"field 2,3|\"]')").await;

    // A tile is discovered. Nothing is told of how it lies: the discovery was, and the map shows it.
    let down = browser.count(".back-no").await;
    browser.answer("#do .opt[value='reveal main 2,1']").await;
    browser.until(&format!("document.querySelectorAll('.atlas .back-no').length < {down}")).await;
    assert_eq!(asked(&browser).await, "turn");
    sound(&browser, "heroes-turn").await;
    browser.click("#do .opt[value='tile 2,1 turn 0']").await;
    browser.until(&format!("{ASKED} === 'act'")).await;
    browser.close().await;
}

#[tokio::test]
async fn a_map_is_moved_and_zoomed_by_mouse_keys_and_buttons() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    begin(&browser).await;
    until_on_the_move(&browser).await;
    let before = browser.see(WIDE).await.as_f64().expect("a number");
    let seq = browser.seq().await;
    browser.click("[data-board=in]").await;
    browser.until(&format!("{WIDE} > {before} * 1.3")).await;
    browser.keys("+").await;
    browser.until(&format!("{WIDE} > {before} * 1.8")).await;
    // By the wheel back, by the mouse along: no field is chosen by that.
    browser.see("document.querySelector('.atlas .hexes').dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 120, clientX: 700, clientY: 300 }))").await;
    browser.until(&format!("{WIDE} < {before} * 1.8")).await;
    let at = "document.querySelector('.atlas > .pan').scrollLeft";
    let was = browser.see(at).await.as_f64().expect("a number");
    let drag = "(p => { const at = (kind, x) => p.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse', button: 0, clientX: x, clientY: 320 })); at('pointerdown', 700); at('pointermove', 640); at('pointermove', 600); at('pointerup', 600); p.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })); return true; })(document.querySelector('.atlas .hexes .target, .atlas .hexes'))";
    browser.see(drag).await;
    browser.until(&format!("Math.abs({at} - {was}) > 40")).await;
    assert_eq!(browser.seq().await, seq, "to look elsewhere is no answer");
    // The whole, and whoever is on the move.
    browser.click("[data-board=whole]").await;
    browser.until(&format!("{WIDE} <= {before} + 1")).await;
    browser.keys("m").await;
    // By the arrows from field to field; what has the focus is named.
    browser.see("document.activeElement.blur()").await;
    browser.keys("\u{e014}").await;
    browser.until("document.activeElement.closest('.hexes')").await;
    let first = browser.see("document.activeElement.dataset.ids").await;
    browser.keys("\u{e014}").await;
    browser.until(&format!("document.activeElement.dataset.ids !== {first}")).await;
    browser.close().await;
}

#[tokio::test]
async fn the_map_on_a_phone_in_czech() {
    let house = House::open();
    let browser = Browser::open(&house, Wish { lang: "cs", ..PHONE }).await;
    begin(&browser).await;
    until_on_the_move(&browser).await;
    sound(&browser, "heroes-phone").await;
    assert!(browser.see(WIDE).await.as_f64().expect("a number") >= 44.0, "a thumb hits a field");
    assert_eq!(browser.see("document.documentElement.scrollWidth <= document.documentElement.clientWidth").await, true);
    let below = "document.querySelector('.overview').getBoundingClientRect().top >= document.querySelector('.atlas > .pan').getBoundingClientRect().bottom";
    assert_eq!(browser.see(below).await, true, "no field lies under a button");
    // The hero and the town come up as a sheet.
    browser.click(".dock a[href^='#kits']").await;
    browser.until("document.querySelector('.kits.sheeted').checkVisibility()").await;
    sound(&browser, "heroes-phone-town").await;
    let sheet = browser.text(".kits.sheeted").await;
    assert!(sheet.contains("Město") && sheet.contains("Citadela"), "{sheet}");
    browser.click(".kits .sheet-close").await;
    browser.until("!document.querySelector('.kits.sheeted').checkVisibility()").await;
    let page = browser.text("body").await;
    for word in ["⟨", "page-", "option-", "gives-", "why-", " gold", "Town"] {
        assert!(!page.contains(word), "`{word}` in a Czech page: {page}");
    }
    browser.close().await;
}
