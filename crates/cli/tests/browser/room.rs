//! The room before the game: who is there, and every way in.

use crate::hands::KNOCKS;
use crate::tools::{Browser, House, PHONE, SCREEN};

/// A table of Summoner Wars with a free seat.
async fn waiting(browser: &Browser) -> String {
    browser.go("/new/summoner-wars-2").await;
    browser.choose("#chair-1", "open").await;
    browser.click(".preview button.main").await;
    browser.until("document.querySelector('.room')").await;
    browser.path().await
}

#[tokio::test]
async fn the_board_is_laid_out_and_there_are_many_ways_in() {
    let house = House::open();
    let browser = Browser::open(&house, PHONE).await;
    let table = waiting(&browser).await;
    browser.picture("phone-room").await;
    assert!(browser.count(".room .slab.still .card.s .portrait").await >= 4, "the board is set up");
    assert_eq!(browser.count(".sitter").await, 2);
    assert_eq!(browser.count(".sitter.free").await, 1);
    // A code to type, a link to copy, a picture for a camera, the phone's own sheet.
    let code = table.trim_start_matches("/t/").to_string();
    assert_eq!(browser.text(".invite .code").await.to_lowercase(), code);
    let link = browser.see("document.querySelector('[data-copy]').dataset.copy").await;
    assert!(link.as_str().is_some_and(|link| link.starts_with("http") && link.ends_with(&table)), "{link}");
    let modules =
        browser.see("document.querySelector('.qr path:last-child').getAttribute('d').split('M').length").await;
    assert!(modules.as_u64() > Some(200), "{modules} modules");
    browser.see("window.shared = null, navigator.share = what => { window.shared = what.url; return Promise.resolve(); }, arrive = document.querySelector('[data-share]'), arrive.hidden = false").await;
    browser.click("[data-share]").await;
    assert_eq!(browser.see("window.shared").await, link);
    assert_eq!(browser.see("document.documentElement.scrollWidth <= document.documentElement.clientWidth").await, true);
    // A bot instead, and the game begins.
    browser.choose(".sitter.free select[name=bot]", "easy").await;
    browser.click(".sitter.free form[action$='/bot'] button").await;
    assert!(browser.my_turn().await);
    browser.close().await;
}

#[tokio::test]
async fn options_are_changed_and_who_comes_is_noticed() {
    let house = House::open();
    let [anna, bert] = Browser::several(&house, SCREEN).await;
    let table = waiting(&anna).await;
    anna.picture("screen-room").await;
    bert.go(&table).await;
    bert.until("document.querySelector('.room')").await;
    assert_eq!(
        bert.count("a[href$='/options'], form[action$='/bot']").await,
        0,
        "only the host changes what was agreed"
    );
    let faction = "document.querySelector('#agreed').textContent.includes('Tundra Orcs')";
    assert_eq!(bert.see(faction).await, false);
    anna.click("#agreed a[href$='/options']").await;
    anna.choose("#option-south", "tundra_orcs").await;
    anna.choose("#option-first", "south").await;
    anna.choose("select[name=clock]", "15").await;
    anna.click("form.choices button.main").await;
    anna.until(faction).await;
    // Whoever waits sees it at once.
    bert.until(faction).await;
    anna.see("document.title = 'quiet'").await;
    bert.click("form[action$='/join'] button").await;
    assert!(anna.my_turn().await);
    anna.until("document.title !== 'quiet'").await;
    assert!(anna.count(".clock").await > 0, "with the clock that was agreed on");
    anna.close().await;
    bert.close().await;
}

#[tokio::test]
async fn whoever_comes_is_said_to_those_who_wait() {
    let house = House::open();
    let [anna, bert] = Browser::several(&house, SCREEN).await;
    anna.go("/new/summoner-wars-1").await;
    anna.see("document.querySelector('input[name=mode][data-most=\"4\"]').click()").await;
    for (chair, who) in [(1, "open"), (2, "open"), (3, "bot:easy")] {
        anna.choose(&format!("#chair-{chair}"), who).await;
    }
    anna.click(".preview button.main").await;
    anna.until("document.querySelector('.room')").await;
    // Whoever wants sounds hears it.
    anna.see("document.body.dataset.sounds = ''").await;
    anna.see(KNOCKS).await;
    let taken = anna.count(".room [data-taken]").await;
    let title = anna.see("document.title").await;
    let came = anna.see("document.querySelector('#words').dataset.came").await;
    bert.go(&anna.path().await).await;
    bert.click(".sitter.free form[action$='/join'] button, form[action$='/join'] button").await;
    // The tab says so for those who look elsewhere, a voice for those who listen; the chair has a name.
    anna.until(&format!("document.title === '● ' + {came}")).await;
    assert_ne!(anna.see("document.title").await, title);
    assert!(anna.see("window.knocks").await.as_u64() > Some(0), "a knock");
    assert_eq!(anna.see("document.querySelector('#says').textContent").await, came);
    assert_eq!(anna.count(".room [data-taken]").await, taken + 1);
    anna.see("dispatchEvent(new Event('focus'))").await;
    assert_eq!(anna.see("document.title").await, title, "who looks has seen it");
    anna.close().await;
    bert.close().await;
}
