//! Two seats in one browser, and a cover between their secrets.

use crate::tools::{Browser, House, SCREEN};

#[tokio::test]
async fn nothing_of_a_seat_is_in_the_page_while_the_screen_is_handed_over() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/new/liars-dice").await;
    browser.choose("#chair-1", "same").await;
    browser.click(".preview button.main").await;
    browser.until("document.querySelector('.handover')").await;
    for _ in 0..4 {
        let source = browser.driver.source().await.expect("the page");
        for leak in ["id=\"board\"", "class=\"die", "data-ids", "class=\"log\"", "name=\"answer\""] {
            assert!(!source.contains(leak), "{leak} is in the page of the hand-over");
        }
        browser.click("form[action$='/uncover'] button").await;
        assert!(browser.my_turn().await);
        // One seat's dice are open, the other's are not.
        assert_eq!((browser.count("#board .die.hid").await, browser.count("#board .die:not(.hid)").await), (5, 5));
        let old = "({ question: document.querySelector('#body input[name=question]').value, csrf: document.querySelector('[name=csrf]').value })";
        browser.see(&format!("sessionStorage.setItem('old', JSON.stringify({old}))")).await;
        // Once there is a bid, the first answer doubts it; the second is a higher one.
        browser.click("#a2").await;
        if browser.count("[data-confirm-button]:not([hidden])").await > 0 {
            browser.click("[data-confirm-button]").await;
        }
        browser.until("document.querySelector('.handover')").await;
        // An old click does not lift the cover either.
        let again = "fetch(location.pathname + '/answer', { method: 'POST', body: new URLSearchParams({ ...JSON.parse(sessionStorage.old), answer: '1x1' }) }).then(r => r.text())";
        let page = browser.see(again).await.to_string();
        assert!(page.contains("handover") && !page.contains("class=\\\"die"), "{page}");
        browser.complaints().await;
    }
    browser.close().await;
}

#[tokio::test]
async fn without_secrets_nothing_is_covered() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/new/connect-four").await;
    browser.choose("#chair-1", "same").await;
    browser.click(".preview button.main").await;
    for _ in 0..6 {
        assert!(browser.my_turn().await);
        browser.answer("#do .opt[data-n]").await;
    }
    assert_eq!(browser.count(".handover").await, 0);
    browser.close().await;
}
