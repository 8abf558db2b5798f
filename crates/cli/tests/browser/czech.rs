//! Czech from the first page to the last move.

use crate::tools::{Browser, House, SCREEN, Wish};

#[tokio::test]
async fn a_czech_browser_is_answered_in_czech() {
    let house = House::open();
    let browser = Browser::open(&house, Wish { lang: "cs", ..SCREEN }).await;
    browser.go("/").await;
    assert_eq!(browser.see("document.documentElement.lang").await, "cs");
    assert!(browser.text("main").await.contains("Čtyři v řadě"));
    browser.play_now("connect-four").await;
    assert!(browser.my_turn().await);
    assert_eq!(browser.see("document.documentElement.lang").await, "cs");
    let mut moves = 0;
    while browser.my_turn().await && moves < 3 {
        browser.answer("#do .opt[data-n]").await;
        moves += 1;
    }
    let page = browser.text("body").await;
    assert!(page.contains("Host "), "a guest has a Czech name: {page}");
    for word in ["Guest", "Column", "page-", "option-", "mode-", " dropped "] {
        assert!(!page.contains(word), "`{word}` in a Czech page: {page}");
    }
    // The switch stays on the page, and is remembered.
    browser.click("header a.lang").await;
    browser.until("document.documentElement.lang === 'en'").await;
    browser.go("/").await;
    assert_eq!(browser.see("document.documentElement.lang").await, "en");
    browser.close().await;
}
