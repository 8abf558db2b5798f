//! A phone in the hand: 390 pixels and a thumb.

use crate::acting::attacking;
use crate::tools::{Browser, House, PHONE, SCREEN, Wish};

#[tokio::test]
async fn some_moves_on_a_phone() {
    let house = House::open();
    let browser = Browser::open(&house, PHONE).await;
    browser.play_now("connect-four").await;
    for _ in 0..3 {
        assert!(browser.my_turn().await);
        browser.answer(".cell.target button.hit").await;
    }
    browser.play_now("tash-kalar").await;
    assert!(browser.my_turn().await);
    // The list comes up as a sheet, is closed again, and answers.
    let open = "document.querySelector('#do').checkVisibility()";
    browser.click(".dock a[href='#do']").await;
    browser.until(open).await;
    browser.click("#do .sheet-close").await;
    browser.until(&format!("!({open})")).await;
    browser.click(".dock a[href='#do']").await;
    browser.until(open).await;
    // Many answers of one kind are one line until it is opened.
    browser.click("#do details summary").await;
    browser.answer("#do details .opt[data-n]").await;
    assert!(browser.see("document.documentElement.scrollWidth <= document.documentElement.clientWidth").await == true);
    browser.close().await;
}

#[tokio::test]
async fn a_board_wider_than_the_phone_is_panned_and_zoomed() {
    let house = House::open();
    let browser = Browser::open(&house, PHONE).await;
    browser.go("/new/summoner-wars-1").await;
    browser.see("document.querySelector('input[name=mode][data-most=\"4\"]').click()").await;
    for chair in 1..4 {
        browser.choose(&format!("#chair-{chair}"), "bot:easy").await;
    }
    browser.click(".preview button.main").await;
    assert!(browser.my_turn().await);
    browser.picture("phone-wide-board").await;
    let cell = "document.querySelector('.cell').getBoundingClientRect().width";
    let wide = browser.see(cell).await.as_f64().expect("a number");
    assert!(wide >= 56.0, "{wide} px: names can be read");
    assert_eq!(browser.see("document.documentElement.scrollWidth <= document.documentElement.clientWidth").await, true);
    // The map shows the whole and where the window is; a tap on it leads there.
    let at = "document.querySelector('.pan').scrollLeft";
    browser.see("document.querySelector('.pan').scrollLeft = 0").await;
    let window = "document.querySelector('.map .window').getBoundingClientRect().left";
    let left = browser.see(window).await.as_f64();
    browser.see("(m => m.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: m.getBoundingClientRect().right - 3, clientY: m.getBoundingClientRect().top + 9 })))(document.querySelector('.map'))").await;
    browser.until(&format!("{at} > 100")).await;
    browser.until(&format!("{window} > {} + 20", left.expect("a number"))).await;
    // By buttons: the whole, and larger than before.
    browser.click("[data-board=whole]").await;
    browser.until(&format!("{cell} < 32")).await;
    browser.click("[data-board=in]").await;
    browser.until(&format!("{cell} > 36")).await;
    // By two fingers.
    let before = browser.see(cell).await.as_f64().expect("a number");
    let middle = browser.see("(r => [r.left + r.width / 2, r.top + r.height / 2])(document.querySelector('.pan').getBoundingClientRect())").await;
    let pinch = serde_json::json!({"x": middle[0], "y": middle[1], "scaleFactor": 1.8, "gestureSourceType": "touch"});
    browser.driver.cdp().send_raw("Input.synthesizePinchGesture", pinch).await.expect("two fingers");
    browser.until(&format!("{cell} > {before} * 1.3")).await;
    assert_eq!(browser.see("visualViewport.scale").await, 1, "the board grows, not the page");
    // By two taps, where nothing lies; what is larger stays so when something happens.
    browser.see("(c => c.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, clientX: 200, clientY: 300 })))(document.querySelector('.cell:not(.target, .can, .picked):not(:has(.card))'))").await;
    browser.until(&format!("{cell} < 32")).await;
    browser.click("[data-board=in]").await;
    browser.click("[data-board=in]").await;
    let before = browser.see(cell).await.as_f64().expect("a number");
    browser.answer(".a-ask button[name=answer], #a1").await;
    assert!(browser.my_turn().await);
    let after = browser.see(cell).await.as_f64().expect("a number");
    assert!((before - after).abs() < 1.0, "{before} px became {after}");
    browser.close().await;
}

#[tokio::test]
async fn what_is_asked_once_more_is_seen_though_the_answer_came_from_the_sheet() {
    let house = House::here().await;
    let browser = Browser::open(&house, PHONE).await;
    attacking(&browser).await;
    browser.click(".dock a[href='#do']").await;
    browser.until("document.querySelector('#do').checkVisibility()").await;
    browser.see("document.querySelector('#do .opt[data-final]').closest('details')?.setAttribute('open', '')").await;
    browser.click("#do .opt[data-final]").await;
    browser.until("document.querySelector('[data-confirm-button]:not([hidden])')").await;
    browser.picture("phone-confirm").await;
    let reached = "(b => { b.scrollIntoView({ block: 'center' }); const r = b.getBoundingClientRect(); return b.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)); })(document.querySelector('[data-confirm-button]'))";
    browser.until(reached).await;
    let seq = browser.seq().await;
    browser.click("[data-confirm-button]").await;
    browser.until_after(seq).await;
    browser.close().await;
}

/// Nothing of a seat's strip or of the open tasks is cut off.
#[tokio::test]
async fn seats_and_tasks_are_whole() {
    let house = House::open();
    let cut = "[...document.querySelectorAll('.seat, .seat .body, .seat .who, #turn')].filter(e => e.checkVisibility() && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)).map(e => `${e.id || e.className}: ${e.scrollWidth} of ${e.clientWidth}, ${e.scrollHeight} of ${e.clientHeight}`)";
    for (wish, name) in [(PHONE, "phone"), (SCREEN, "screen")] {
        let browser = Browser::open(&house, wish).await;
        for game in ["tash-kalar", "summoner-wars-2"] {
            browser.play_now(game).await;
            assert!(browser.my_turn().await);
            browser.picture(&format!("{name}-{game}-seats")).await;
            assert_eq!(browser.see(cut).await, serde_json::json!([]), "{game} on a {name}");
        }
        browser.close().await;
    }
}

#[tokio::test]
async fn the_narrowest_phone_has_room_for_czech() {
    let house = House::open();
    let narrow = Wish { size: (320, 640), lang: "cs", ..PHONE };
    let browser = Browser::open(&house, narrow).await;
    for game in ["connect-four", "tash-kalar", "summoner-wars-1", "summoner-wars-2"] {
        browser.play_now(game).await;
        assert!(browser.my_turn().await);
        browser.picture(&format!("phone-320-{game}")).await;
        assert_eq!(browser.see("document.documentElement.lang").await, "cs");
        assert_eq!(
            browser.see("document.documentElement.scrollWidth <= innerWidth").await,
            true,
            "{game}: nothing to the side"
        );
        let small = "[...document.querySelectorAll('.dock a, .dock button, .a-ask button')].filter(e => e.checkVisibility()).map(e => [e.textContent.trim(), e.getBoundingClientRect().height, e.scrollWidth > e.clientWidth + 1]).filter(([, high, cut]) => high < 40 || cut)";
        assert_eq!(browser.see(small).await, serde_json::json!([]), "{game}: large enough for a thumb, and whole");
        if browser.see("document.querySelector(\".dock a[href='#do']\").checkVisibility()").await == true {
            browser.click(".dock a[href='#do']").await;
        }
        browser.until("document.querySelector('#do').checkVisibility()").await;
        let wide = "(list => [...list.querySelectorAll('.opt')].filter(e => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1).length)(document.querySelector('#do'))";
        assert_eq!(browser.see(wide).await, 0, "{game}: the list as well");
        browser.see("document.querySelector('#do details')?.setAttribute('open', '')").await;
        browser.answer("#do .opt[data-n]").await;
    }
    browser.close().await;
}
