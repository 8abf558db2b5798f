//! Passing in advance, on the page.

use crate::tools::{Browser, House, PHONE, SCREEN, Wish};
use testkit::skirmish::Skirmish;

/// A table of the toy game against a bot.
async fn sit_down(browser: &Browser, least_window_ms: u32) {
    let set_up = "(async () => {
        const post = (path, body) => fetch('/api/v1' + path,
            { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
        await post('/sessions', { guest: null });
        const plan = { game: 'skirmish', seats: 2, sitters: ['me', 'random'], table: { least_window_ms: LEAST } };
        return (await (await post('/tables', plan)).json()).id;
    })()";
    browser.go("/").await;
    let table = browser.see(&set_up.replace("LEAST", &least_window_ms.to_string())).await;
    browser.go(&format!("/t/{}", table.as_str().expect("an id"))).await;
}

async fn fits(browser: &Browser) -> bool {
    let fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth
        && [...document.querySelectorAll('#until, .stands')].every(e => {
            const box = e.getBoundingClientRect();
            return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
        })";
    browser.see(fits).await == true
}

async fn pass_and_stop(wish: Wish) {
    catalog::invite(testkit::erased::<Skirmish>());
    let house = House::here().await;
    let browser = Browser::open(&house, wish).await;
    // Windows that stay open for a minute: time to look at them.
    sit_down(&browser, 60_000).await;
    assert!(browser.my_turn().await, "asked in the first window");
    browser.click("[popovertarget=until]").await;
    browser.picture(&format!("passing-{}-{}", wish.size.0, wish.lang)).await;
    assert!(fits(&browser).await);
    browser.click(".until form[action$='/passing'] button").await;
    // The window is still open, but nobody is asked; what was said stands there with a way to take it back.
    browser.until("document.querySelector('[data-stands=stop-passing]')").await;
    assert_eq!(browser.count("#do .opt[data-n]").await, 0);
    assert_eq!(browser.count("#until").await, 0);
    browser.picture(&format!("passing-stands-{}-{}", wish.size.0, wish.lang)).await;
    assert!(fits(&browser).await);
    browser.click("[data-stands=stop-passing] button").await;
    assert!(browser.my_turn().await, "asked again");
    assert_eq!(browser.count("[data-stands]").await, 0);
    // Windows that close at once: the table passes in all of them, and the log says so, until there is an attack to decide.
    sit_down(&browser, 0).await;
    assert!(browser.my_turn().await);
    browser.click("[popovertarget=until]").await;
    browser.click(".until form[action$='/passing'] button").await;
    browser.until("document.querySelector('#lines [data-verb=passed]')").await;
    assert!(browser.my_turn().await, "asked what is no window");
    browser.picture(&format!("passing-log-{}-{}", wish.size.0, wish.lang)).await;
    browser.close().await;
}

#[tokio::test]
async fn a_window_is_passed_until_something_happens_and_stopped_with_one_press() {
    pass_and_stop(SCREEN).await;
}

#[tokio::test]
async fn a_phone_passes_until_in_czech() {
    pass_and_stop(Wish { lang: "cs", ..PHONE }).await;
}
