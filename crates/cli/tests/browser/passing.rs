//! Passing in advance, on the page.

use crate::tools::{Browser, House, SCREEN};
use testkit::skirmish::Skirmish;

/// A table of the toy game against a bot, whose windows stay open for a minute: time to look at them.
const SET_UP: &str = "(async () => {
    const post = (path, body) => fetch('/api/v1' + path,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await post('/sessions', { guest: null });
    const plan = { game: 'skirmish', seats: 2, sitters: ['me', 'random'], table: { least_window_ms: 60000 } };
    return (await (await post('/tables', plan)).json()).id;
})()";

#[tokio::test]
async fn a_window_is_passed_until_something_happens_and_stopped_with_one_press() {
    catalog::invite(testkit::erased::<Skirmish>());
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/").await;
    let table = browser.see(SET_UP).await;
    browser.go(&format!("/t/{}", table.as_str().expect("an id"))).await;
    assert!(browser.my_turn().await, "asked in the first window");
    browser.click(".until > summary").await;
    browser.click(".until form[action$='/passing'] button").await;
    // The window is still open, but nobody is asked; what was said stands there with a way to take it back.
    browser.until("document.querySelector('[data-stands=stop-passing]')").await;
    assert_eq!(browser.count("#do .opt[data-n]").await, 0);
    assert_eq!(browser.count(".until").await, 0);
    browser.click("[data-stands=stop-passing] button").await;
    assert!(browser.my_turn().await, "asked again");
    assert_eq!(browser.count("[data-stands]").await, 0);
    browser.close().await;
}
