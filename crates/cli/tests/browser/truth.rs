//! Only what is true is said: what can be taken back, and what cannot.

use crate::acting::{attack, attacking, new_duel, press, to_the_attacks};
use crate::tools::{Browser, House, SCREEN};
use crate::two_people::sit_down;

const ROLLED: &str = "document.querySelector('#lines li[data-verb=rolled]')";

const UNDO: &str = "document.querySelector('form[action$=\"/undo\"] button').click()";

/// Attack, and hear what is said before it is done.
async fn strike(browser: &Browser) -> String {
    let (by, target) = attack(browser).await;
    press(browser, &by).await;
    press(browser, &target).await;
    browser.until("document.querySelector('[data-confirm-button]:not([hidden])')").await;
    let said = browser.text(".ask .hint-line").await;
    browser.click("[data-confirm-button]").await;
    browser.until(ROLLED).await;
    said
}

#[tokio::test]
async fn against_a_bot_dice_are_taken_back_and_the_page_says_so() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    attacking(&browser).await;
    let said = strike(&browser).await;
    assert!(said.contains("You may take it back"), "{said}");
    assert!(browser.my_turn().await);
    browser.see(UNDO).await;
    browser.until(&format!("!{ROLLED}")).await;
    browser.click("[popovertarget=menu]").await;
    assert!(browser.text("#menu").await.contains("anything may be taken back"));
    browser.close().await;
}

#[tokio::test]
async fn between_people_dice_are_taken_back_by_consent_alone_and_the_page_says_so() {
    let house = House::open();
    let [anna, bert] = Browser::several(&house, SCREEN).await;
    new_duel(&anna).await;
    sit_down(&anna, &bert).await;
    to_the_attacks(&anna).await;
    let said = strike(&anna).await;
    assert!(said.contains("only if the others agree"), "{said}");
    anna.see(UNDO).await;
    bert.until("document.querySelector('.wish button[value=yes]')").await;
    assert_eq!(anna.see(&format!("Boolean({ROLLED})")).await, true, "it stands until the other agrees");
    bert.click(".wish button[value=yes]").await;
    anna.until(&format!("!{ROLLED}")).await;
    bert.until(&format!("!{ROLLED}")).await;
    anna.close().await;
    bert.close().await;
}
