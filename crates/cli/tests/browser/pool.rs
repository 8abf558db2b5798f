//! The deck builder with seven hundred cards, in a browser.

use crate::tools::{Browser, House, SCREEN};
use testkit::muster::Muster;

#[tokio::test]
async fn seven_hundred_cards_are_filtered_at_once_and_moved_between_sections() {
    catalog::invite(testkit::erased::<Muster>());
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/g/muster/deck").await;
    browser.click("button[name=start][value=ready-first]").await;
    browser.until("document.querySelector('.verdict .right')").await;
    let shown = "document.querySelectorAll('[data-pool] > .row:not([hidden])').length";
    assert_eq!(browser.see(shown).await, 700);
    // A word, in either language, and the filters beside it; nothing is asked of the server.
    browser.see("window.asked = 0, window.usual = fetch, window.fetch = (...all) => { window.asked++; return usual(...all); }, 0").await;
    browser.click("#pool-q").await;
    browser.keys("karta číslo 69").await;
    browser.until(&format!("{shown} === 11")).await;
    assert_eq!(browser.text("[data-found]").await, "11/700");
    let sifted = browser.see("(() => { const once = () => { const begun = performance.now(); document.querySelector('#pool-q').dispatchEvent(new Event('input', { bubbles: true })); return performance.now() - begun; };
        return Math.min(...[1, 2, 3, 4, 5].map(once)); })()").await;
    assert!(sifted.as_f64().expect("a time") < 100.0, "{sifted} ms to look through 700 cards");
    let choose = |name: &str, value: &str| {
        format!(
            "(() => {{ const field = document.querySelector('[data-pool-filter] [name={name}]'); field.value = '{value}'; field.dispatchEvent(new Event('change', {{ bubbles: true }})); return 0; }})()"
        )
    };
    browser.see(&choose("kind", "kind-relic")).await;
    browser.see("document.querySelector('#pool-q').value = '', 0").await;
    browser.see(&choose("side", "side-mishima")).await;
    assert_eq!(browser.see(&format!("{shown} > 15 && {shown} < 30")).await, true);
    assert_eq!(browser.see("asked").await, 0);
    // One more, into the sideboard: its sum says so, the pool stays as it is filtered.
    browser.click("[name=into][value=sideboard]").await;
    browser.click("[data-pool] > .row:not([hidden]) [name=more]").await;
    browser.until("document.querySelector('.sums li.over b')?.textContent === '26/25'").await;
    assert_eq!(browser.see(&format!("{shown} < 30")).await, true);
    assert_eq!(browser.text("[data-pool] > .row.in:not([hidden]) output").await, "1");
    // A card moves to the main section, and the deck is legal again.
    browser.click("[name=move][value='sideboard/c100>main']").await;
    browser.until("document.querySelector('.verdict .right')").await;
    assert_eq!(browser.see("document.querySelector('.sums li b').textContent").await, "61");
    assert!(browser.see("location.search").await.to_string().contains("sideboard"), "the address is the deck");
    browser.close().await;
}
