//! What hands do at a table: drag, tap beside, hold, point.

use crate::tools::{Browser, House, PHONE, SCREEN};

/// A table of Summoner Wars where units can be moved.
async fn moving(browser: &Browser) {
    browser.at_the_front().await;
    browser.until("!document.querySelector(':root:active-view-transition')").await;
}

/// The middle of something, as the browser sees it.
async fn middle(browser: &Browser, css: &str) -> (i64, i64) {
    let script = format!(
        "(r => [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)])(document.querySelector({css:?}).getBoundingClientRect())"
    );
    let at = browser.see(&script).await;
    (at[0].as_i64().expect("x"), at[1].as_i64().expect("y"))
}

#[tokio::test]
async fn a_unit_is_dragged_to_its_space() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    moving(&browser).await;
    let (x, y) = middle(&browser, ".cell.can").await;
    let seq = browser.seq().await;
    let press = browser.driver.action_chain().move_to(x, y).click_and_hold();
    press.move_by_offset(12, 0).perform().await.expect("the mouse is moved");
    assert_eq!(browser.count("body > .ghost").await, 1, "the piece is seen under way");
    browser.until("document.querySelector('.cell.target')").await;
    let (x, y) = middle(&browser, ".cell.target").await;
    browser.driver.action_chain().move_to(x, y).release().perform().await.expect("the mouse is let go");
    browser.until_after(seq).await;
    assert_eq!(browser.count("body > .ghost").await, 0);
    browser.close().await;
}

#[tokio::test]
async fn a_piece_let_go_beside_the_board_stays_and_half_a_choice_ends_with_a_tap_outside() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    moving(&browser).await;
    let seq = browser.seq().await;
    let (x, y) = middle(&browser, ".cell.can").await;
    let (away, up) = middle(&browser, ".top .logo").await;
    let drag = browser.driver.action_chain().move_to(x, y).click_and_hold().move_by_offset(20, 0);
    drag.move_to(away, up).release().perform().await.expect("the mouse is let go");
    assert_eq!(browser.count(".picked, body > .ghost").await, 0);
    browser.click(".cell.can .hit").await;
    browser.until("document.querySelector('.picked')").await;
    browser.click(".log").await;
    browser.until("!document.querySelector('.picked')").await;
    assert_eq!(browser.seq().await, seq, "nothing was answered");
    browser.close().await;
}

#[tokio::test]
async fn a_card_is_enlarged_by_pointing_at_it_and_a_line_of_the_log_lights_its_places() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    moving(&browser).await;
    let (x, y) = middle(&browser, ".hand .card").await;
    browser.driver.action_chain().move_to(x, y).perform().await.expect("the mouse is moved");
    browser.until("document.querySelector('[id^=big-]:popover-open')").await;
    assert!(browser.text("[id^=big-]:popover-open").await.len() > 40, "name, numbers and text");
    browser.see("document.querySelector('[id^=big-]:popover-open').hidePopover()").await;
    browser.click(".cell.can .hit").await;
    browser.answer(".cell.target .hit").await;
    browser.until("!document.querySelector(':root:active-view-transition')").await;
    browser.see("document.querySelector('.log li[data-at]').scrollIntoView({ block: 'center' })").await;
    let (x, y) = middle(&browser, ".log li[data-at]").await;
    browser.driver.action_chain().move_to(x, y).perform().await.expect("the mouse is moved");
    browser.until("document.querySelector('.cell.lit')").await;
    browser.close().await;
}

/// Wherever it is: on squares, in areas, on a map.
#[tokio::test]
async fn a_large_card_keeps_clear_of_every_target() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    moving(&browser).await;
    let (x, y) = middle(&browser, ".hand .card").await;
    let point = async |x: i64, y: i64| {
        browser.driver.action_chain().move_to(x, y).perform().await.expect("the mouse is moved");
    };
    let large = "document.querySelector('.floating:popover-open')";
    point(x, y).await;
    browser.until(large).await;
    // Something that can be aimed at comes to lie just there.
    let target = "(box => {
        const target = Object.assign(document.createElement('i'), { className: 'target' });
        const at = { left: box.left + 20 + 'px', top: box.top + 20 + 'px', width: '20px', height: '20px' };
        Object.assign(target.style, { position: 'fixed', pointerEvents: 'none', ...at });
        document.querySelector('#body').append(target);
        window.aim = target.getBoundingClientRect();
    })(LARGE.getBoundingClientRect())";
    browser.see(&target.replace("LARGE", large)).await;
    point(2, 2).await;
    browser.until(&format!("!{large}")).await;
    point(x, y).await;
    browser.until(large).await;
    let clear =
        "(box => box.right <= aim.left || box.left >= aim.right || box.bottom <= aim.top || box.top >= aim.bottom)";
    assert_eq!(browser.see(&format!("{clear}({large}.getBoundingClientRect())")).await, true);
    browser.close().await;
}

#[tokio::test]
async fn words_stay_on_their_card_however_long_its_kind_is() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    moving(&browser).await;
    let longer = "document.querySelectorAll('.hand .kind').forEach(kind => { kind.textContent = 'An event that is standard, in two lines'; })";
    browser.see(longer).await;
    let lowest = "[...document.querySelectorAll('.hand .card.m')].map(card => card.getBoundingClientRect().bottom - card.querySelector('.text').getBoundingClientRect().bottom)";
    let room: Vec<f64> = serde_json::from_value(browser.see(lowest).await).expect("distances");
    assert!(room.len() == 3 && room.iter().all(|room| *room >= 0.0), "{room:?}");
    browser.close().await;
}

#[tokio::test]
async fn a_long_press_enlarges_on_a_phone() {
    let house = House::here().await;
    let browser = Browser::open(&house, PHONE).await;
    moving(&browser).await;
    let hold = "(hit => { const touch = new Touch({ identifier: 1, target: hit }); \
        hit.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch] })); })(document.querySelector('.hand [data-zoom]'))";
    browser.see(hold).await;
    browser.until("document.querySelector('[id^=big-]:popover-open')").await;
    browser.close().await;
}

/// Counts the knocks that are heard from now on.
pub(crate) const KNOCKS: &str = "(() => { window.knocks = 0; const make = AudioContext.prototype.createOscillator; \
        AudioContext.prototype.createOscillator = function () { window.knocks += 1; return make.call(this); }; return true; })()";

#[tokio::test]
async fn a_hint_shows_three_answers_and_a_knock_is_heard_when_wanted() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.play_now("connect-four").await;
    assert!(browser.my_turn().await);
    browser.click("form[action$='/hint'] button").await;
    browser.until("document.querySelectorAll('#do .advice').length === 3").await;
    assert_eq!(
        (browser.count("#do .opt.hinted").await, browser.count(".cell.hinted").await),
        (1, 1),
        "the best one, also on the board"
    );
    browser.picture("hint").await;
    // Sounds are asked for in the settings; then every news knocks.
    browser.go("/settings").await;
    browser.click("label[for=sounds], input[name=sounds]").await;
    browser.click("form[action='/settings'] button.main").await;
    browser.until("location.search.includes('saved')").await;
    browser.play_now("connect-four").await;
    assert!(browser.my_turn().await);
    browser.see(KNOCKS).await;
    browser.answer("#do .opt[data-n]").await;
    browser.until("window.knocks > 0").await;
    browser.close().await;
}
