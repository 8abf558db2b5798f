//! A finished game is watched again, and a link leads a stranger to the same moment.

use crate::tools::{Browser, House, SCREEN};
use thirtyfour::Key;

const STONES: &str = "document.querySelectorAll('.cell [data-thing], .cell svg.stone').length";

#[tokio::test]
async fn a_replay_steps_slides_and_links_to_a_moment() {
    let house = House::open();
    let [browser, stranger] = Browser::several(&house, SCREEN).await;
    // Of a private game the link would lead nobody else anywhere.
    browser.go("/new/connect-four").await;
    browser.choose("#chair-1", "same").await;
    browser.see("document.querySelector('#visibility').value = 'public'").await;
    browser.click(".preview button.main").await;
    while browser.my_turn().await {
        browser.answer("#do .opt[data-n]").await;
    }
    browser.click(".ask.ended a[href^='/replay/']").await;
    browser.until("document.querySelector('#body[data-replay]')").await;
    let moment = async |at: usize| browser.until(&format!("document.querySelector('.of b').textContent == {at}")).await;
    moment(0).await;
    assert_eq!(browser.see(STONES).await, 0);
    browser.click("[data-step=next]").await;
    moment(1).await;
    browser.click("[data-step=next]").await;
    moment(2).await;
    assert_eq!(browser.see(STONES).await, 2);
    browser.click("[data-step=prev]").await;
    moment(1).await;
    // The slider, by its keys.
    browser.see("document.querySelector('[data-slide] input[type=range]').focus()").await;
    browser.keys(Key::Right).await;
    moment(2).await;
    browser.see("document.querySelector('[data-slide] input[type=range]').focus()").await;
    browser.keys(Key::Right).await;
    moment(3).await;
    let link = browser.driver.current_url().await.expect("an address").to_string();
    stranger.go(&link).await;
    assert_eq!(stranger.text(".of b").await, "3");
    assert_eq!(stranger.see(STONES).await, 3);
    // It runs by itself up to the end.
    browser.click("[data-step=last]").await;
    browser.until("document.querySelector('.of b').textContent == document.querySelector('[data-slide] input[type=range]').max").await;
    // The record can be had, and brought back.
    let table = browser.path().await.replace("/replay/", "/t/");
    let record = browser.see(&format!("fetch('{table}/record').then(r => r.text())")).await;
    assert!(record.as_str().expect("text").contains("game: connect-four"), "{record}");
    stranger.go("/replays").await;
    let choose = format!(
        "(input => {{ const files = new DataTransfer(); files.items.add(new File([{record}], 'game.txt')); input.files = files.files; \
         input.form.requestSubmit(); }})(document.querySelector('#record'))"
    );
    stranger.see(&choose).await;
    stranger.until("location.pathname.startsWith('/replay/') && document.querySelector('#body[data-replay]')").await;
    stranger.click("[data-step=next]").await;
    stranger.until("document.querySelector('.of b').textContent == 1").await;
    assert_eq!(stranger.see(STONES).await, 1);
    browser.close().await;
    stranger.close().await;
}

#[tokio::test]
async fn a_replay_runs_pauses_and_follows_keys_and_the_dragged_slider() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.play_now("connect-four").await;
    while browser.my_turn().await {
        browser.answer("#do .opt[data-n]").await;
    }
    browser.click(".ask.ended a[href^='/replay/']").await;
    browser.until("document.querySelector('#body[data-replay]')").await;
    let moment = async |at: usize| browser.until(&format!("document.querySelector('.of b').textContent == {at}")).await;
    moment(0).await;
    // Arrows, without anything in focus.
    browser.keys(Key::Right).await;
    moment(1).await;
    browser.keys(Key::Right).await;
    moment(2).await;
    browser.keys(Key::Left).await;
    moment(1).await;
    browser.keys(Key::Home).await;
    moment(0).await;
    // While the slider is dragged the board is that of the moment under the hand.
    let drag = |to: u32| {
        format!(
            "(slider => {{ slider.value = {to}; slider.dispatchEvent(new Event('input', {{ bubbles: true }})); }})(document.querySelector('[data-slide] input[type=range]'))"
        )
    };
    browser.see(&drag(3)).await;
    moment(3).await;
    assert_eq!(browser.see(STONES).await, 3);
    browser.see(&drag(0)).await;
    moment(0).await;
    // It runs at the chosen speed and says that it does; space pauses it.
    browser.choose("[data-pace]", "4").await;
    browser.see("document.activeElement.blur()").await;
    browser.keys(" ").await;
    browser.until("document.querySelector('[data-run][aria-pressed=true]')").await;
    browser.until("document.querySelector('.of b').textContent >= 2").await;
    assert_eq!(browser.see("document.querySelector('[data-pace]').value").await, "4");
    browser.keys(" ").await;
    browser.until("document.querySelector('[data-run][aria-pressed=false]')").await;
    let here = browser.see("document.querySelector('.replay a[data-copy]').dataset.copy").await;
    let at = browser.text(".of b").await;
    assert!(here.as_str().is_some_and(|link| link.contains(&format!("to={at}&"))), "{here}");
    browser.close().await;
}
