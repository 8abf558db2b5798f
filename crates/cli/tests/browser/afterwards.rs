//! What is left of games: how one went, where it turned, and what somebody has played.

use crate::tools::{Browser, House, PHONE, SCREEN};
use crate::two_people::meet;

/// A short game at one screen: a few stones, and one gives up.
async fn short_game(browser: &Browser) -> String {
    browser.go("/new/connect-four").await;
    browser.choose("#chair-1", "same").await;
    browser.click(".preview button.main").await;
    for _ in 0..4 {
        assert!(browser.my_turn().await);
        browser.answer("#do .opt[data-n]").await;
    }
    resign(browser).await;
    browser.path().await.replace("/t/", "/replay/")
}

async fn resign(browser: &Browser) {
    browser.see("document.querySelector('form[action$=\"/resign\"]').submit()").await;
    browser.until("document.querySelector('#main[data-over]')").await;
}

#[tokio::test]
async fn a_finished_game_is_explained_with_its_last_position_and_where_it_turned() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    let replay = short_game(&browser).await;
    browser.click(".ask.ended a[href$='/summary']").await;
    browser.until("document.querySelector('.ending')").await;
    assert_eq!(browser.count(".ending .slab.still .stone").await, 4, "the last position");
    assert_eq!(browser.count(".ended-seats li").await, 2);
    assert!(!browser.text(".ending .told").await.is_empty(), "what was told last");
    browser.click("form[action$='/analyse'] button").await;
    // It comes by itself when the bot has looked at all turns.
    browser.until("document.querySelector('#turned .plot polyline')").await;
    assert!(browser.count("#turned .turns li").await >= 1, "to give up turns a game");
    assert!(browser.text("#turned .turns h3").await.contains('%'));
    browser.picture("screen-summary").await;
    // The replay has it under the slider, as wide as that.
    browser.go(&replay).await;
    browser.until("document.querySelector('.slide .plot polyline')").await;
    browser.picture("screen-replay-worth").await;
    assert_eq!(
        browser.see("document.querySelector('#main').innerText.includes('away')").await,
        false,
        "then nobody was"
    );
    let wide = "((a, b) => Math.abs(a.left - b.left) < 2 && Math.abs(a.right - b.right) < 2 && a.top >= b.bottom - 1)(document.querySelector('.slide .plot').getBoundingClientRect(), document.querySelector('.slide input[type=range]').getBoundingClientRect())";
    assert_eq!(browser.see(wide).await, true);
    // Its turning point leads to the moment.
    browser.click(".replay.more a[href$='/summary']").await;
    browser.click("#turned .turns a.btn").await;
    browser.until("document.querySelector('#body[data-replay]') && location.search.includes('to=')").await;
    browser.close().await;
}

/// Makes an account of whoever sits at a browser.
async fn sign_up(browser: &Browser, name: &str) {
    browser.go("/sign-up").await;
    browser.click("form[action='/sign-up'] [name=name]").await;
    browser.keys(name).await;
    browser.click("form[action='/sign-up'] [name=password]").await;
    browser.keys("kamenolom").await;
    browser.click("form[action='/sign-up'] button.main").await;
    browser.until("document.querySelector('a.me[href=\"/settings\"]')").await;
}

#[tokio::test]
async fn a_profile_has_games_opponents_and_the_rating_over_time() {
    let house = House::open();
    let [anna, bert] = Browser::several(&house, PHONE).await;
    sign_up(&anna, "Anna").await;
    sign_up(&bert, "Bert").await;
    for loser in [&bert, &bert, &anna] {
        meet(&anna, &bert, "connect-four").await;
        loser.until("document.querySelector('form[action$=\"/resign\"]')").await;
        resign(loser).await;
    }
    anna.go("/settings").await;
    anna.click("a[href='/people/Anna']").await;
    anna.until("document.querySelector('.board-table')").await;
    anna.picture("phone-profile").await;
    let row = "document.querySelector('.opponents tbody tr').innerText.split(/\\s+/).join(' ')";
    assert_eq!(anna.see(row).await, "Bert 2 0 1");
    let points = "document.querySelector('.course polyline').getAttribute('points').split(' ').map(p => Number(p.split(',')[1]))";
    let points: Vec<f64> = serde_json::from_value(anna.see(points).await).expect("numbers");
    assert_eq!(points.len(), 3);
    assert!(points[1] < points[0] && points[2] > points[1], "up after the second win, down after the loss: {points:?}");
    assert_eq!(anna.count("a.btn[href^='/replay/']").await, 3);
    assert_eq!(anna.see("document.documentElement.scrollWidth <= document.documentElement.clientWidth").await, true);
    let within = "[...document.querySelectorAll('.board-table')].every(table => table.getBoundingClientRect().right <= table.closest('.panel').getBoundingClientRect().right)";
    assert_eq!(anna.see(within).await, true, "nothing has to be scrolled to be read");
    anna.click(".opponents a[href='/people/Bert']").await;
    anna.until("document.querySelector('h1').textContent === 'Bert'").await;
    anna.close().await;
    bert.close().await;
}

#[tokio::test]
async fn games_to_watch_come_and_change_on_the_first_page_by_themselves() {
    let house = House::open();
    let [player, other] = Browser::several(&house, SCREEN).await;
    other.go("/").await;
    assert_eq!(other.see("document.querySelector('#running').checkVisibility()").await, false, "nobody plays yet");
    player.go("/new/connect-four").await;
    player.choose("#visibility", "public").await;
    player.choose("#chair-1", "same").await;
    player.click(".preview button.main").await;
    assert!(player.my_turn().await);
    other.until("document.querySelector('#running .running .mini')?.checkVisibility()").await;
    let stones = "document.querySelectorAll('#running .mini circle').length";
    assert_eq!(other.see(stones).await, 0);
    player.answer("#do .opt[data-n]").await;
    other.until(&format!("{stones} === 1")).await;
    player.close().await;
    other.close().await;
}

#[tokio::test]
async fn whoever_looks_elsewhere_is_told_by_the_browser_and_the_title() {
    let house = House::open();
    let [anna, bert] = Browser::several(&house, SCREEN).await;
    meet(&anna, &bert, "connect-four").await;
    // A browser that may be asked, and then speaks.
    bert.see(
        "void (window.notes = [], window.Notification = class {
            static permission = 'default';
            static requestPermission() { this.permission = 'granted'; return Promise.resolve('granted'); }
            constructor(_, more) { window.notes.push(more.body); }
            close() {}
        })",
    )
    .await;
    anna.answer("#do .opt[data-n]").await;
    assert!(bert.my_turn().await);
    bert.click("[popovertarget=menu]").await;
    bert.click("#menu [data-notify]").await;
    bert.until("document.querySelector('#menu [data-notify]').hidden").await;
    bert.keys(thirtyfour::Key::Escape).await;
    bert.answer("#do .opt[data-n]").await;
    assert_eq!(bert.see("window.notes.length").await, 0, "whoever looks need not be told");
    bert.see("void Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })").await;
    anna.answer("#do .opt[data-n]").await;
    bert.until("window.notes.length === 1").await;
    assert_eq!(bert.see("window.notes[0]").await, bert.see("document.querySelector('.ask h2').textContent").await);
    assert!(bert.see("document.title").await.as_str().is_some_and(|title| title.starts_with('●')));
    anna.close().await;
    bert.close().await;
}
