//! Czech from the first page to the last move.

use crate::tools::{Browser, House, SCREEN, Wish};

/// Words that no Czech sentence has.
const ENGLISH: &str = r"(document.querySelector('main').innerText.replace(/\b[A-Z]+\d?(-[A-Z0-9]+)+\b/g, '').match(/\b(the|your|you|and|of|with|turn|wins?|game|column|dropped|page-\w+|option-\w+)\b/gi) ?? []).concat(document.querySelector('main').innerText.includes('⟨') ? ['⟨'] : [])";

/// A whole game, from the first page over every move and the end to its summary and to the game played again.
#[tokio::test]
async fn a_whole_game_is_in_czech() {
    let house = House::open();
    let browser = Browser::open(&house, Wish { lang: "cs", ..SCREEN }).await;
    for game in ["connect-four", "liars-dice"] {
        browser.go(&format!("/g/{game}/how")).await;
        assert_eq!(browser.see(ENGLISH).await, serde_json::json!([]), "{game}: how to play");
        browser.click(".try form[action^='/play-now/'] button").await;
        while browser.my_turn().await {
            assert_eq!(browser.see(ENGLISH).await, serde_json::json!([]), "{game}: at the table");
            browser.answer("#do .opt[data-n]").await;
        }
        assert_eq!(browser.see(ENGLISH).await, serde_json::json!([]), "{game}: at the end");
        let replay = browser.path().await.replace("/t/", "/replay/");
        for (path, there) in [(format!("{replay}/summary"), ".ending"), (replay, "#body[data-replay]")] {
            browser.go(&path).await;
            browser.until(&format!("document.querySelector({there:?})")).await;
            assert_eq!(browser.see(ENGLISH).await, serde_json::json!([]), "{game}: {there}");
        }
    }
    browser.close().await;
}

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
