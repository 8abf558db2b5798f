//! People at a table: they talk, ask each other for something, share a screen, watch, and are cut off.

use crate::tools::{Browser, House, PHONE, SCREEN};
use crate::two_people::meet;

async fn say(browser: &Browser, words: &str) {
    browser.click("#talk").await;
    browser.until("document.activeElement?.id === 'say'").await;
    browser.keys(words).await;
    browser.keys(thirtyfour::Key::Enter).await;
}

#[tokio::test]
async fn talk_is_noticed_on_a_phone_too() {
    let house = House::open();
    let [anna, bert] = Browser::several(&house, PHONE).await;
    meet(&anna, &bert, "connect-four").await;
    assert_eq!(bert.count("#talk.unread").await, 0);
    let title = bert.see("document.title").await;
    say(&anna, "Good luck").await;
    // The bar counts it and shows it for a moment; nothing on the table is covered by it.
    bert.until("document.querySelector('#talk.unread b')?.textContent === '1'").await;
    bert.until("document.querySelector('#heard:not([hidden])')?.textContent.endsWith('Good luck')").await;
    bert.picture("phone-talk").await;
    assert!(bert.see("document.title").await.as_str().is_some_and(|now| now.starts_with("(1) ")));
    let clear = "document.querySelector('#heard').getBoundingClientRect().bottom <= document.querySelector('#main').getBoundingClientRect().top + 1";
    assert_eq!(bert.see(clear).await, true);
    assert_eq!(bert.see("document.documentElement.scrollWidth <= document.documentElement.clientWidth").await, true);
    assert_eq!(anna.count("#talk.unread").await, 0, "one's own words are read");
    // Read, it is counted no more, also when the page comes again.
    bert.click("#talk").await;
    bert.until("!document.querySelector('#talk.unread')").await;
    assert_eq!(bert.see("document.title").await, title);
    bert.driver.refresh().await.expect("it loads again");
    bert.until("document.querySelector('#talk')").await;
    assert_eq!(bert.count("#talk.unread").await, 0);
    // Whoever sits there is not away, not even while the page has just come.
    let first = "fetch(location).then(page => page.text()).then(text => {
        const page = new DOMParser().parseFromString(text, 'text/html'), mine = page.querySelector('#main').dataset.seat;
        return [page.querySelectorAll(`.seat[data-seat='${mine}']`).length, page.querySelectorAll(`.seat[data-seat='${mine}'] .state`).length];
    })";
    assert_eq!(bert.see(first).await, serde_json::json!([1, 0]));
    anna.close().await;
    bert.close().await;
}

#[tokio::test]
async fn an_offer_is_declined_and_told_or_taken_back() {
    let house = House::open();
    let [anna, bert] = Browser::several(&house, SCREEN).await;
    meet(&anna, &bert, "connect-four").await;
    let offer = "document.querySelector('[data-verb=draw] button').click()";
    anna.see(offer).await;
    bert.click(".wish button[value=no]").await;
    anna.until("document.querySelector('[data-declined=draw]')").await;
    anna.picture("screen-declined").await;
    assert_eq!(bert.count(".wish").await, 0, "who declined need not be told");
    // It is told until the game goes on.
    anna.answer("#do .opt[data-n]").await;
    assert_eq!(anna.count(".wish").await, 0);
    // Taken back, it is gone for both, and nobody is told no.
    anna.see(offer).await;
    bert.until("document.querySelector('.wish button[value=yes]')").await;
    anna.click(".wish button[value=no]").await;
    bert.until("!document.querySelector('.wish')").await;
    anna.until("!document.querySelector('.wish')").await;
    anna.close().await;
    bert.close().await;
}

#[tokio::test]
async fn those_at_one_screen_have_names_they_type() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/new/connect-four").await;
    assert_eq!(browser.see("document.querySelector('[name=\"name.1\"]').checkVisibility()").await, false);
    browser.choose("#chair-1", "same").await;
    browser.click("[name='name.1']").await;
    browser.keys("Babička").await;
    browser.click(".preview button.main").await;
    assert!(browser.my_turn().await);
    let plates = "[...document.querySelectorAll('.seat .name')].map(name => name.textContent).join()";
    assert!(browser.see(plates).await.to_string().contains("Babička"));
    // Anybody's, and in the middle of the game.
    browser.click("[popovertarget=menu]").await;
    browser.click("#names summary").await;
    browser.see("document.querySelector('#name-0').value = 'Jana'").await;
    browser.click("#names button").await;
    browser.until(&format!("{plates} === 'Babička,Jana'")).await;
    browser.answer("#do .opt[data-n]").await;
    assert!(browser.text("#lines").await.contains("Jana"));
    // They are turned with the seats when they play again, and kept with the record.
    let table = browser.path().await;
    browser.see("document.querySelector('form[action$=\"/resign\"]').submit()").await;
    browser.until("document.querySelector('#main[data-over]')").await;
    browser.go(&table.replace("/t/", "/replay/")).await;
    assert!(browser.see(plates).await.to_string().contains("Babička"));
    browser.go(&table).await;
    browser.click("form[action$='/rematch'] button").await;
    browser.until(&format!("location.pathname !== '{table}' && {plates} === 'Jana,Babička'")).await;
    browser.close().await;
}

#[tokio::test]
async fn whoever_watches_goes_along_when_they_play_again() {
    let house = House::open();
    let [player, watcher] = Browser::several(&house, SCREEN).await;
    player.play_now("connect-four").await;
    assert!(player.my_turn().await);
    let table = player.path().await;
    watcher.go(&table).await;
    watcher.until("document.querySelector('.watching')").await;
    player.see("document.querySelector('form[action$=\"/resign\"]').submit()").await;
    player.until("document.querySelector('#main[data-over]')").await;
    watcher.until("document.querySelector('#main[data-over]')").await;
    player.click("form[action$='/rematch'] button").await;
    player.until(&format!("location.pathname !== '{table}'")).await;
    let next = player.path().await;
    watcher.until(&format!("location.pathname === '{next}'")).await;
    // Who comes to look at the old game stays there, and is shown the way.
    watcher.go(&table).await;
    watcher.until("document.querySelector('#main[data-over]')").await;
    watcher.click(&format!(".ask.ended a[href='{next}']")).await;
    watcher.until(&format!("location.pathname === '{next}'")).await;
    player.close().await;
    watcher.close().await;
}

#[tokio::test]
async fn the_banner_of_a_lost_line_covers_nothing() {
    let house = House::open();
    for (wish, name) in [(SCREEN, "screen"), (PHONE, "phone")] {
        let browser = Browser::open(&house, wish).await;
        browser.play_now("summoner-wars-2").await;
        assert!(browser.my_turn().await);
        let places = "JSON.stringify([...document.querySelectorAll('.cell, .seat, .opt, .ask')].map(e => e.getBoundingClientRect().top))";
        let before = browser.see(places).await;
        browser.offline(true).await;
        browser.until("document.querySelector('#banner .banner')").await;
        browser.picture(&format!("{name}-lost")).await;
        assert_eq!(browser.see(places).await, before, "{name}: nothing moves");
        let covered = "(banner => [...document.querySelectorAll('#body a, #body button, #body section, .cell, .card')].filter(e => e.checkVisibility({ visibilityProperty: true }) && (b => b.width && b.left < banner.right && b.right > banner.left && b.top < banner.bottom - 1 && b.bottom > banner.top)(e.getBoundingClientRect())).map(e => e.outerHTML.slice(0, 80)))(document.querySelector('.banner').getBoundingClientRect())";
        assert_eq!(browser.see(covered).await, serde_json::json!([]), "{name}");
        let whole = "(b => b.scrollWidth <= b.clientWidth + 1 && b.scrollHeight <= b.clientHeight + 1)(document.querySelector('.banner'))";
        assert_eq!(browser.see(whole).await, true, "{name}: it is read whole");
        browser.offline(false).await;
        browser.until("!document.body.classList.contains('off-line')").await;
        browser.complaints().await;
        browser.close().await;
    }
}
