//! How long it takes, and how much is sent.

use crate::tools::{Browser, House, PHONE, SCREEN, Wish};

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// The best of several: a machine that is busy with other tests says nothing about us.
fn best(times: &[f64]) -> f64 {
    times.iter().copied().fold(f64::MAX, f64::min)
}

#[tokio::test]
#[expect(clippy::print_stderr, reason = "the figures are worth reading")]
async fn the_first_page_is_small_and_soon_there() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/").await;
    let sent = browser
        .see("performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource')).reduce((sum, e) => sum + e.transferSize, 0)")
        .await;
    let sent = sent.as_f64().expect("a number") / 1024.0;
    let mut waits = vec![];
    for _ in 0..7 {
        browser.go("/").await;
        let wait = "(e => e.responseStart - e.requestStart)(performance.getEntriesByType('navigation')[0])";
        waits.push(browser.see(wait).await.as_f64().expect("a number"));
    }
    let best = best(&waits);
    eprintln!("first page: {sent:.1} KiB, served in {:.1} ms (best {best:.1})", median(waits));
    assert!(sent < 100.0, "{sent} KiB");
    assert!(best < 50.0, "{best} ms");
    browser.close().await;
}

#[tokio::test]
#[expect(clippy::print_stderr, reason = "the figures are worth reading")]
async fn an_answer_is_on_the_own_screen_at_once_by_one_push() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/new/connect-four").await;
    browser.choose("#chair-1", "same").await;
    browser.click(".preview button.main").await;
    assert!(browser.my_turn().await);
    // What belongs to the page may come a little after the question.
    browser.until("document.readyState === 'complete'").await;
    let requests = "performance.getEntriesByType('resource').map(one => one.name).sort()";
    let before = browser.see(requests).await;
    let watch = "window.draws = 0, new MutationObserver(() => {
            window.draws += 1; window.took = performance.now() - window.began;
        }).observe(document.querySelector('#body'), { attributes: true, attributeFilter: ['data-seq'] })";
    browser.see(watch).await;
    let mut times = vec![];
    for _ in 0..9 {
        assert!(browser.my_turn().await);
        let seq = browser.seq().await;
        browser.see("window.began = performance.now(), document.querySelector('#do .opt[data-n]').click()").await;
        browser.until_after(seq).await;
        times.push(browser.see("window.took").await.as_f64().expect("a number"));
    }
    assert_eq!(browser.see("window.draws").await, 9, "every answer is drawn once");
    assert_eq!(browser.see(requests).await, before, "and fetches nothing");
    let best = best(&times);
    eprintln!("an answer is on the own screen after {:.1} ms (best {best:.1})", median(times));
    // A hundred is the aim; this is a debug build beside other tests.
    assert!(best < 300.0, "{best} ms");
    browser.close().await;
}

/// From the click to the board as it is then, painted; and what came for it by the line.
async fn from_click_to_board(house: &House, wish: Wish, slower: u32) -> (Vec<f64>, f64) {
    let browser = Browser::open(house, wish).await;
    let weigh = "window.bytes = []; window.WebSocket = class extends WebSocket {
        constructor(...all) { super(...all); this.addEventListener('message', ({ data }) => window.bytes.push(data.size ?? data.length)); }
    }";
    let weigh = serde_json::json!({ "source": weigh });
    browser.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", weigh).await.expect("a script of our own");
    browser.play_now("summoner-wars-2").await;
    assert!(browser.my_turn().await);
    let rate = serde_json::json!({ "rate": slower });
    browser.driver.cdp().send_raw("Emulation.setCPUThrottlingRate", rate).await.expect("a slower machine");
    // Everything is measured in the page: a driver has ways of its own.
    let watch = "(new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => { window.painted ??= performance.now() - window.began; })))
        .observe(document.querySelector('#body'), { attributes: true, attributeFilter: ['data-seq'] }), true)";
    assert_eq!(browser.see(watch).await, true);
    let (mut times, mut sizes) = (vec![], vec![]);
    while times.len() < 9 && browser.my_turn().await {
        browser.see("(window.painted = null, window.bytes = [], window.began = performance.now(),
            document.querySelector('#do .opt[data-n]').click(), document.querySelector('[data-confirm-button]:not([hidden])')?.click(), true)").await;
        browser.until("window.painted !== null").await;
        times.push(browser.see("window.painted").await.as_f64().expect("a number"));
        sizes.push(browser.see("Math.max(...window.bytes)").await.as_f64().expect("a number"));
    }
    browser.close().await;
    (times, median(sizes))
}

#[tokio::test]
#[expect(clippy::print_stderr, reason = "the figures are worth reading")]
async fn an_answer_is_soon_on_the_board_of_a_big_game_and_on_a_slow_phone_too() {
    let house = House::open();
    // The aims are 150 and 400 ms; this is a debug build beside other tests.
    for (name, wish, slower, most) in [("screen", SCREEN, 1, 400.0), ("phone", PHONE, 4, 1200.0)] {
        let (times, size) = from_click_to_board(&house, wish, slower).await;
        let best = best(&times);
        eprintln!("{name}: on the board after {:.0} ms (best {best:.0}), {size:.0} bytes", median(times));
        assert!(best < most, "{name}: {best} ms");
        assert!(size < 12_000.0, "{name}: {size} bytes");
    }
}
