//! Where nothing can be done nothing has to be pressed; where something cannot be taken back, that is said.

use crate::acting::{attack, new_duel, press, to_the_attacks};
use crate::tools::{Browser, House, SCREEN};

#[tokio::test]
async fn a_phase_in_which_nothing_can_be_done_is_passed_over_and_told() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/new/summoner-wars-1").await;
    browser.choose("#option-A", "deep_dwarves").await;
    browser.choose("#option-first", "A").await;
    browser.choose("#chair-1", "bot:easy").await;
    browser.click(".preview button.main").await;
    browser.until("document.querySelector('#main.layout')").await;
    // While nothing was paid in there is no magic, and nobody of this people is free: not in the second turn either.
    let mut asked = vec![];
    let turns = "document.querySelectorAll('#lines .turnline').length";
    for _ in 0..16 {
        assert!(browser.my_turn().await);
        if browser.see(turns).await.as_u64() > Some(3) {
            break;
        }
        let kind = browser.see("document.querySelector('.ask[data-question]').dataset.question").await;
        asked.push(kind.as_str().expect("a kind").to_string());
        browser.answer(".a-ask button[name=answer]").await;
    }
    assert!(asked.iter().filter(|kind| *kind == "move").count() == 2, "two turns of mine: {asked:?}");
    assert!(!asked.contains(&"summon".into()), "{asked:?}");
    let told = "[...document.querySelectorAll('#lines li[data-verb=phase]')].map(line => line.textContent).join(' ')";
    let told = browser.see(told).await;
    assert!(told.as_str().expect("words").contains("Summon"), "{told}");
    browser.close().await;
}

#[tokio::test]
async fn before_the_second_press_it_is_said_whether_it_can_be_taken_back() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    for (policy, says) in [("never", "cannot be taken back"), ("free", "take it back afterwards")] {
        new_duel(&browser).await;
        browser.choose("#chair-1", "bot:easy").await;
        browser.choose("#undo", policy).await;
        browser.click(".preview button.main").await;
        browser.until("document.querySelector('#main.layout')").await;
        to_the_attacks(&browser).await;
        let (by, target) = attack(&browser).await;
        press(&browser, &by).await;
        press(&browser, &target).await;
        browser.until("document.querySelector('[data-confirm-button]:not([hidden])')").await;
        let hint = browser.text(".ask .hint-line").await;
        assert!(hint.contains(says), "{policy}: {hint}");
        let undo = browser.count("form[action$='/undo']").await;
        assert_eq!(undo == 0, policy == "never", "{policy}: {undo} ways to take back");
    }
    browser.close().await;
}

#[tokio::test]
async fn at_one_screen_nobody_speaks_of_a_computer() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    for (chair, says) in [("same", "At one screen"), ("bot:easy", "Against the computer")] {
        browser.go("/new/connect-four").await;
        browser.choose("#chair-1", chair).await;
        browser.click(".preview button.main").await;
        assert!(browser.my_turn().await);
        for _ in 0..2 {
            browser.answer("#do .opt[data-n]").await;
            assert!(browser.my_turn().await);
        }
        let menu = browser.see("document.querySelector('#menu').textContent").await;
        assert!(menu.as_str().expect("words").contains(says), "{chair}: {menu}");
    }
    browser.close().await;
}
