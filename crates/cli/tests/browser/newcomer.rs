//! Somebody who has never been here plays within a click, and to the end.

use crate::tools::{Browser, House, SCREEN};

#[tokio::test]
async fn a_newcomer_starts_a_game_against_a_bot_in_one_click_and_finishes_it() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/").await;
    let wide = "[...document.querySelectorAll('.waits .wait')].map(tile => tile.querySelector('.mini').offsetWidth === tile.clientWidth)";
    assert_eq!(browser.see(wide).await, serde_json::json!([true, true, true]), "each with its picture over its words");
    browser.go("/").await;
    browser.click("form[action='/play-now/connect-four'] button").await;
    browser.until("location.pathname.startsWith('/t/')").await;
    let mut moves = 0;
    while browser.my_turn().await {
        // On the board, where somebody who knows nothing would click.
        browser.answer(".cell.target button.hit").await;
        moves += 1;
        assert!(moves <= 21, "the board is full");
    }
    assert!(moves >= 4);
    assert!(browser.text(".ask.ended").await.contains("wins") || browser.text(".ask.ended").await.contains("draw"));
    assert_eq!(browser.count("a[href^='/replay/']").await.min(1), 1, "a way to look at it again");
    let table = browser.path().await;
    browser.click("form[action$='/rematch'] button").await;
    browser.until(&format!("location.pathname.startsWith('/t/') && location.pathname !== '{table}'")).await;
    browser.close().await;
}

#[tokio::test]
async fn half_a_choice_is_taken_back_with_escape() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    browser.at_the_front().await;
    browser.click(".cell.can .hit").await;
    browser.until("document.querySelector('.picked')").await;
    browser.keys(thirtyfour::Key::Escape).await;
    browser.until("!document.querySelector('.picked')").await;
    browser.close().await;
}
