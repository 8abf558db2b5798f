//! A whole game without touching the mouse.

use crate::tools::{Browser, House, SCREEN};
use thirtyfour::Key;

/// Press Tab until the focus is on something; the focus can always be seen on the way.
async fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..80 {
        browser.keys(Key::Tab).await;
        if browser.see(&format!("document.activeElement.matches({css:?})")).await == true {
            return;
        }
    }
    panic!("{css} cannot be reached with Tab");
}

#[tokio::test]
async fn a_whole_game_by_keyboard_alone() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/").await;
    tab_to(&browser, "form[action='/play-now/connect-four'] button").await;
    browser.keys(Key::Enter).await;
    browser.until("document.querySelector('#main.layout')").await;
    let mut moves = 0;
    while browser.my_turn().await {
        let seq = browser.seq().await;
        match moves % 3 {
            // The number of the answer.
            0 => browser.keys("2").await,
            // The list.
            1 => {
                tab_to(&browser, "#do .opt[data-n]").await;
                browser.keys(Key::Enter).await;
            }
            // The board: the arrows walk over it.
            _ => {
                browser.see("document.activeElement.blur()").await;
                browser.keys(Key::Right).await;
                browser.until("document.activeElement.matches('.cells .hit')").await;
                browser.keys(Key::Enter).await;
            }
        }
        browser.until_after(seq).await;
        moves += 1;
        assert!(moves <= 21, "the board is full");
    }
    // A screen reader is told how it ended.
    browser.until("document.querySelector('#says').textContent.trim()").await;
    browser.close().await;
}

#[tokio::test]
async fn the_question_mark_shows_the_keys() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.play_now("connect-four").await;
    browser.keys("?").await;
    browser.until("document.querySelector('#help:popover-open')").await;
    browser.keys(Key::Escape).await;
    browser.until("!document.querySelector('#help:popover-open')").await;
    browser.close().await;
}
