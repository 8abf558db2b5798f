//! Two people play each other live; lines break, and nothing is lost.

use crate::tools::{Browser, House, SCREEN};

/// Sets a table up, and the second browser sits down by its link.
pub(crate) async fn meet(anna: &Browser, bert: &Browser, game: &str) -> String {
    anna.go(&format!("/new/{game}")).await;
    sit_down(anna, bert).await
}

/// The same from the form of a new table, in which the first begins.
pub(crate) async fn sit_down(anna: &Browser, bert: &Browser) -> String {
    anna.choose("#chair-1", "open").await;
    anna.click(".preview button.main").await;
    anna.until("document.querySelector('.gather')").await;
    let table = anna.path().await;
    bert.go(&table).await;
    bert.click("form[action$='/join'] button").await;
    bert.until("document.querySelector('.gather form[action$=\"/start\"], #do')").await;
    if bert.count("form[action$='/start']").await > 0 {
        bert.click("form[action$='/start'] button").await;
    }
    anna.until("document.querySelector('#do .opt[data-n]')").await;
    table
}

#[tokio::test]
async fn two_browsers_play_to_the_end_one_reloading_and_one_cut_off() {
    let mut house = House::open();
    let [anna, bert] = Browser::several(&house, SCREEN).await;
    meet(&anna, &bert, "connect-four").await;
    for turn in 0.. {
        let (mover, other) = if turn % 2 == 0 { (&anna, &bert) } else { (&bert, &anna) };
        if !mover.my_turn().await {
            break;
        }
        if turn == 3 {
            mover.driver.refresh().await.expect("it loads again");
            assert!(mover.my_turn().await);
        }
        if turn == 5 {
            // Anna is cut off while Bert moves; her page says so, and catches up by itself.
            other.offline(true).await;
            mover.answer("#do .opt[data-n]").await;
            other.until("document.body.classList.contains('off-line')").await;
            other.offline(false).await;
            other.until("!document.body.classList.contains('off-line')").await;
            assert!(other.my_turn().await);
            continue;
        }
        if turn == 8 {
            // The server dies and comes back on its own: both pages find it again, with everything on them.
            house.restart();
            for browser in [&anna, &bert] {
                browser.until("!document.body.classList.contains('off-line')").await;
            }
        }
        mover.answer("#do .opt[data-n]").await;
    }
    for browser in [&anna, &bert] {
        browser.until("document.querySelector('#main[data-over]')").await;
    }
    let board =
        "[...document.querySelectorAll('.cell')].map(c => c.dataset.place + c.querySelector('.hit').ariaLabel).sort()";
    assert_eq!(anna.see(board).await, bert.see(board).await);
    assert_eq!(anna.text(".ask.ended h2").await, bert.text(".ask.ended h2").await);
    // Consoles tell of broken lines here, as they should.
    for browser in [&anna, &bert] {
        browser.complaints().await;
    }
    anna.close().await;
    bert.close().await;
}

#[tokio::test]
async fn what_one_says_the_other_reads() {
    let house = House::open();
    let [anna, bert] = Browser::several(&house, SCREEN).await;
    meet(&anna, &bert, "liars-dice").await;
    anna.click(".chat summary").await;
    anna.click("#say").await;
    anna.keys("Good luck <b>!").await;
    anna.keys(thirtyfour::Key::Enter).await;
    let heard = "document.querySelector('.chat ul')?.textContent.includes('Good luck <b>!')";
    bert.until(heard).await;
    // Whoever is not wanted is not heard, until wanted again.
    bert.click(".chat summary").await;
    bert.click("form[action$='/mute'] button").await;
    bert.until(&format!("!({heard})")).await;
    bert.click("form[action$='/mute'] button").await;
    bert.until(heard).await;
    anna.close().await;
    bert.close().await;
}
