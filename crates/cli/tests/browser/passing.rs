//! Passing in advance, on the page.

use crate::tools::{Browser, House, PHONE, SCREEN, Wish, stage};
use testkit::skirmish::Skirmish;

/// A table of the toy game against a bot.
async fn sit_down(browser: &Browser, least_window_ms: u32) {
    sit_down_at(browser, "skirmish", least_window_ms).await;
}

async fn sit_down_at(browser: &Browser, game: &str, least_window_ms: u32) {
    let table = serde_json::json!({ "least_window_ms": least_window_ms });
    let plan = serde_json::json!({ "game": game, "seats": 2, "sitters": ["me", "random"], "table": table });
    browser.set_up(&plan).await;
}

async fn fits(browser: &Browser) -> bool {
    let fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth
        && [...document.querySelectorAll('#until, .stands')].every(e => {
            const box = e.getBoundingClientRect();
            return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
        })";
    browser.see(fits).await == true
}

async fn pass_and_stop(wish: Wish) {
    catalog::invite(testkit::erased::<Skirmish>());
    let house = House::here().await;
    let browser = Browser::open(&house, wish).await;
    // Windows that stay open for a minute: time to look at them.
    sit_down(&browser, 60_000).await;
    assert!(browser.my_turn().await, "asked in the first window");
    browser.click("[popovertarget=until]").await;
    browser.picture(&format!("passing-{}-{}", wish.size.0, wish.lang)).await;
    assert!(fits(&browser).await);
    browser.click(".until form[action$='/passing'] button").await;
    // The window is still open, but nobody is asked; what was said stands there with a way to take it back.
    browser.until("document.querySelector('[data-stands=stop-passing]')").await;
    assert_eq!(browser.count("#do .opt[data-n]").await, 0);
    assert_eq!(browser.count("#until").await, 0);
    browser.picture(&format!("passing-stands-{}-{}", wish.size.0, wish.lang)).await;
    assert!(fits(&browser).await);
    browser.click("[data-stands=stop-passing] button").await;
    assert!(browser.my_turn().await, "asked again");
    assert_eq!(browser.count("[data-stands]").await, 0);
    // Windows that close at once: the table passes in all of them, and the log says so, until there is an attack to decide.
    sit_down(&browser, 0).await;
    assert!(browser.my_turn().await);
    browser.click("[popovertarget=until]").await;
    browser.click(".until form[action$='/passing'] button").await;
    browser.until("document.querySelector('#lines [data-verb=passed]')").await;
    assert!(browser.my_turn().await, "asked what is no window");
    browser.picture(&format!("passing-log-{}-{}", wish.size.0, wish.lang)).await;
    browser.close().await;
}

#[tokio::test]
async fn a_window_is_passed_until_something_happens_and_stopped_with_one_press() {
    pass_and_stop(SCREEN).await;
}

#[tokio::test]
async fn a_phone_passes_until_in_czech() {
    pass_and_stop(Wish { lang: "cs", ..PHONE }).await;
}

/// Just before a combat one says for good whether one wants to be asked there, and takes it back with one press.
async fn before_combats(wish: Wish) {
    catalog::invite(testkit::erased::<Skirmish>());
    let house = House::here().await;
    let browser = Browser::open(&house, wish).await;
    sit_down(&browser, 0).await;
    for _ in 0..60 {
        assert!(browser.my_turn().await, "the game goes on");
        if browser.count("#until form[action$='/eve']").await > 0 {
            break;
        }
        let attacks = browser.count("#do .opt[value=B]").await > 0;
        let options = if attacks { "#do .opt[value=B]" } else { "#do .opt[value=pass], #do .opt[data-n]" };
        browser.answer(options).await;
    }
    assert_eq!(browser.count("#until form[action$='/eve']").await, 2, "always, or never in the turns of others");
    browser.click("[popovertarget=until]").await;
    browser.picture(&format!("passing-eve-{}-{}", wish.size.0, wish.lang)).await;
    assert!(fits(&browser).await);
    browser.click("#until [value=never-in-others]").await;
    browser.until("document.querySelector('[data-stands=eve]')").await;
    let said = browser.text("[data-stands=eve]").await;
    assert!(said.contains(if wish.lang == "cs" { "tazích ostatních" } else { "turns of others" }), "{said}");
    browser.picture(&format!("passing-eve-stands-{}-{}", wish.size.0, wish.lang)).await;
    assert!(fits(&browser).await);
    browser.click("[data-stands=eve] button").await;
    browser.until("!document.querySelector('[data-stands=eve]')").await;
    browser.close().await;
}

#[tokio::test]
async fn before_combats_one_says_for_good_what_one_wants() {
    before_combats(SCREEN).await;
}

#[tokio::test]
async fn before_combats_on_a_phone_in_czech() {
    before_combats(Wish { lang: "cs", ..PHONE }).await;
}

/// In my turn a window is open in which I hold nothing to play.
const NOTHING_TO_PLAY: &str = "\
game: skirmish
step: act
active: A
deck: hex rage duel ward hex rage
B.hand: ward
frame 1: window >AB
";

/// Whoever could only pass is not asked, once he has said so; until he wants to be asked again.
#[tokio::test]
async fn where_one_could_only_pass_one_need_not_be_asked() {
    catalog::invite(testkit::erased::<Skirmish>());
    let key = stage("skirmish", "nothing-to-play", NOTHING_TO_PLAY);
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    let kind = "document.querySelector('.ask[data-question]')?.dataset.question";
    sit_down_at(&browser, &key, 0).await;
    assert!(browser.my_turn().await);
    assert_eq!(browser.see(kind).await, "any-time");
    assert_eq!(browser.count("#do .opt[data-n]").await, 1, "to pass is all");
    browser.click("[popovertarget=until]").await;
    browser.click(".until form[action$='/skip'] button").await;
    // The window has gone by without me; what I have to decide is asked.
    browser.until(&format!("{kind} === 'attack'")).await;
    assert_eq!(browser.count("[data-stands=skip]").await, 1);
    browser.picture("passing-skips").await;
    browser.click("[data-stands=skip] button").await;
    browser.until("!document.querySelector('[data-stands=skip]')").await;
    browser.answer("#do .opt[value=B]").await;
    assert!(browser.my_turn().await);
    assert_eq!(browser.see(kind).await, "any-time", "before the combat I am asked again");
    browser.close().await;
}
