//! A phone in the hand: 390 pixels and a thumb.

use crate::tools::{Browser, House, PHONE};

#[tokio::test]
async fn some_moves_on_a_phone() {
    let house = House::open();
    let browser = Browser::open(&house, PHONE).await;
    browser.play_now("connect-four").await;
    for _ in 0..3 {
        assert!(browser.my_turn().await);
        browser.answer(".cell.target button.hit").await;
    }
    browser.play_now("tash-kalar").await;
    assert!(browser.my_turn().await);
    // The list comes up as a sheet, is closed again, and answers.
    let open = "document.querySelector('#do').checkVisibility()";
    browser.click(".dock a[href='#do']").await;
    browser.until(open).await;
    browser.click("#do .sheet-close").await;
    browser.until(&format!("!({open})")).await;
    browser.click(".dock a[href='#do']").await;
    browser.until(open).await;
    // Many answers of one kind are one line until it is opened.
    browser.click("#do details summary").await;
    browser.answer("#do details .opt[data-n]").await;
    assert!(browser.see("document.documentElement.scrollWidth <= innerWidth").await == true);
    browser.close().await;
}
