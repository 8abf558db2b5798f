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

/// A key of a keyboard with another layout: where it lies, and what it writes.
async fn strike(browser: &Browser, code: &str, writes: &str) {
    let strike = format!(
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{ key: {writes:?}, code: {code:?}, bubbles: true, cancelable: true }}))"
    );
    browser.see(&strike).await;
}

#[tokio::test]
async fn the_number_row_counts_on_a_czech_keyboard_and_letters_on_any() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.play_now("connect-four").await;
    for (code, writes) in [("Digit1", "+"), ("Digit2", "ě"), ("Digit3", "š"), ("Numpad2", "2")] {
        assert!(browser.my_turn().await);
        let seq = browser.seq().await;
        strike(&browser, code, writes).await;
        browser.until_after(seq).await;
    }
    // Undo lies on U, whatever a Russian keyboard writes there.
    assert!(browser.my_turn().await);
    let stones = browser.count(".cell .stone").await;
    strike(&browser, "KeyU", "г").await;
    browser.until(&format!("document.querySelectorAll('.cell .stone').length < {stones}")).await;
    browser.close().await;
}

#[tokio::test]
async fn arrows_walk_along_the_hand_and_leave_it_for_the_board() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.play_now("summoner-wars-2").await;
    assert!(browser.my_turn().await);
    browser.see("document.querySelectorAll('.hand .hit')[1].focus()").await;
    let nth = "[...document.querySelectorAll('.hand .hit')].indexOf(document.activeElement)";
    browser.keys(Key::Right).await;
    assert_eq!(browser.see(nth).await, 2);
    browser.keys(Key::Left + Key::Left + Key::Left).await;
    assert_eq!(browser.see(nth).await, 0, "it stops at the end");
    browser.keys(Key::Up).await;
    assert_eq!(browser.see("document.activeElement.matches('.cells .hit')").await, true);
    browser.see("document.querySelector('.cells > .cell:last-of-type .hit').focus()").await;
    browser.keys(Key::Down).await;
    assert_eq!(browser.see(nth).await, 0, "and back again");
    browser.close().await;
}

#[tokio::test]
async fn a_square_that_is_a_target_says_so() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    browser.at_the_front().await;
    let label = "document.querySelector('.cell.target .hit')?.getAttribute('aria-label') ?? ''";
    let plain = browser.see("document.querySelectorAll('.cell .hit[tabindex=\"0\"]').length").await;
    browser.click(".cell.can .hit").await;
    browser.until("document.querySelector('.cell.target')").await;
    let answer = "(c => [...document.querySelectorAll('#do .opt')].find(o => !o.matches('.away') && c.dataset.ids.split('|').includes(o.dataset.at)).querySelector('b').textContent.trim())(document.querySelector('.cell.target'))";
    let answer = browser.see(answer).await;
    let said = browser.see(label).await;
    assert!(said.as_str().expect("a label").starts_with(answer.as_str().expect("an answer")), "{said}");
    assert_eq!(browser.see("document.querySelector('.cell.target .hit').tabIndex").await, 0);
    browser.keys(Key::Escape).await;
    browser.until("!document.querySelector('.picked')").await;
    assert_eq!(browser.see("document.querySelectorAll('.cell .hit[tabindex=\"0\"]').length").await, plain);
    browser.close().await;
}
