//! A deck is begun, changed, told what it breaks, shared and played.

use crate::tools::{Browser, House, SCREEN};

#[tokio::test]
async fn a_deck_is_built_card_by_card_and_says_at_once_what_it_breaks() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/g/summoner-wars-2/deck").await;
    browser.click("button[name=start][value=faction-polar_dwarves]").await;
    browser.until("document.querySelector('.verdict .right')").await;
    assert_eq!(browser.text(".sums li.full b").await, "3/3");
    drawn(&browser).await;
    // What the cards cost: a column for each cost, as high as there are cards of it.
    let curve = "[...document.querySelectorAll('.curve li')].map(column => [Number(column.querySelector('span[aria-hidden]').textContent), Number(column.querySelector('rect').getAttribute('height'))])";
    let before: Vec<(u64, u64)> = serde_json::from_value(browser.see(curve).await).expect("columns");
    let most = before.iter().map(|column| column.0).max().expect("columns");
    assert!(before.iter().all(|(cards, height)| *height == cards * 40 / most), "{before:?}");
    // One common fewer: the sum says so, and the rule that is broken.
    browser.click(".own button[name=less][value='main/ice_golem']").await;
    browser.until("document.querySelector('.verdict').innerText.includes('SW2-DECK-1')").await;
    assert_eq!(browser.text(".sums li.under b").await, "15/16");
    let after: Vec<(u64, u64)> = serde_json::from_value(browser.see(curve).await).expect("columns");
    // An Ice Golem costs 2.
    let fewer: Vec<usize> = (0..before.len()).filter(|&cost| after[cost].0 + 1 == before[cost].0).collect();
    let same = (0..before.len()).filter(|&cost| after[cost].0 == before[cost].0).count();
    assert_eq!((fewer, same), (vec![2], before.len() - 1), "{before:?}, {after:?}");
    drawn(&browser).await;
    // What does not fit the leader lies apart, with the rule that keeps it out, and cannot be added.
    let barred = "document.querySelector('.pool details [value=purge][name=more]')";
    assert_eq!(browser.see(&format!("{barred}.disabled")).await, true);
    assert!(browser.see(&format!("{barred}.closest('.row').textContent")).await.to_string().contains("SW2-DECK-2"));
    // The search finds what it should be filled with, also among what was searched before.
    browser.click("#pool-q").await;
    browser.keys("golem").await;
    browser.until("document.querySelectorAll('.pool > ul .row:not([hidden])').length === 1").await;
    browser.click(".pool button[name=more][value=ice_golem]").await;
    browser.until("document.querySelector('.verdict .right')").await;
    assert_eq!(browser.count(".pool > ul .row:not([hidden])").await, 1, "the search stays");
    // The address is the deck: whoever opens it sees the same, and it can be played.
    let link = browser.driver.current_url().await.expect("an address").to_string();
    browser.go(&link).await;
    assert_eq!(browser.count(".verdict .right").await, 1);
    browser.click(".deck a[href^='/new/']").await;
    browser.click(".preview button.main").await;
    browser.until("document.querySelector('#main.layout')").await;
    browser.close().await;
}

#[tokio::test]
async fn a_deck_that_cannot_be_read_is_said_so_and_kept() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/g/summoner-wars-2/deck?deck=svara:%202%20dragons").await;
    assert!(browser.text("[role=alert]").await.contains("dragons"));
    assert_eq!(browser.see("document.querySelector('#deck').value").await, "svara: 2 dragons");
    // What can be read and is far too much is a broken rule like any other, by the name of the card.
    browser.go("/g/doomtrooper/deck?deck=400%20samurai").await;
    let verdict = browser.text(".verdict").await;
    assert!(verdict.contains("Samurai: ") && verdict.contains("at most 4"), "{verdict}");
    browser.close().await;
}

#[tokio::test]
async fn a_deck_is_kept_copied_renamed_thrown_away_and_tried() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/g/summoner-wars-2/deck").await;
    browser.click("button[name=start][value=faction-polar_dwarves]").await;
    browser.until("document.querySelector('.verdict .right')").await;
    // A hand as it might be drawn, and another one.
    browser.click("a[data-draw]").await;
    browser.until("document.querySelector('.drawn')").await;
    let first = browser.text(".drawn").await;
    assert_eq!(first.matches(',').count(), 4, "{first}");
    browser.click("a[data-draw]").await;
    browser.until(&format!("document.querySelector('.drawn').innerText !== {first:?}")).await;
    // What is saved is the deck as it is now, not as it was when the page came.
    browser.click("#deck-name").await;
    browser.keys("Led a sníh").await;
    browser.click(".own button[name=less][value='main/ice_golem']").await;
    browser.until("document.querySelector('.sums li.under')").await;
    assert_eq!(browser.see("document.querySelector('#deck-name').value").await, "Led a sníh", "typed is not lost");
    browser.click(".keep button[name=save]").await;
    // The name is in the address since the last change: here the page comes with it.
    browser.until("performance.getEntriesByType('navigation')[0].name.includes('name=')").await;
    browser.go("/g/summoner-wars-2/deck").await;
    assert_eq!(browser.text(".saved li b").await, "Led a sníh");
    browser.click(".saved button[name=copy]").await;
    browser.until("document.querySelectorAll('.saved li').length === 2").await;
    browser.click(".saved li:last-child summary").await;
    browser.see("document.querySelector('.saved li:last-child input').value = 'Kra'").await;
    browser.click(".saved li:last-child button[name=rename]").await;
    browser.until("document.querySelector('.saved').innerText.includes('Kra')").await;
    browser.click(".saved button[name=drop][value='Kra']").await;
    browser.until("document.querySelectorAll('.saved li').length === 1").await;
    browser.click(".saved li a").await;
    browser.until("document.querySelector('.sums li.under')").await;
    assert_eq!(browser.count(".ways button[name=try]").await, 0, "an unfinished deck cannot be played");
    browser.click(".own button[name=more][value='main/ice_golem']").await;
    browser.until("document.querySelector('.verdict .right')").await;
    browser.click(".ways button[name=try]").await;
    browser.until("document.querySelector('#main.layout')").await;
    browser.close().await;
}

/// DT-SETUP-11: the next game of a match is set up as the last one was, and cards may be exchanged before it.
#[tokio::test]
async fn cards_are_exchanged_before_the_next_game_of_a_match() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/new/doomtrooper").await;
    browser.click("input[name=mode][value=match]").await;
    browser.until("document.querySelectorAll('.chair [name^=\"seat.\"]:not([value=closed])').length > 0").await;
    browser.choose("#chair-1", "bot:easy").await;
    browser.see("document.querySelector('#option-goal').value = 7").await;
    browser.click(".preview button.main").await;
    assert!(browser.my_turn().await);
    browser.see("document.querySelector('form[action$=\"/resign\"]').submit()").await;
    browser.click(".ask.ended a[href^='/new/doomtrooper?from=']").await;
    browser.until("document.querySelector('#option-goal')").await;
    let kept = "[document.querySelector('#option-goal').value, document.querySelector('[name=mode]:checked').value, \
        document.querySelector('#chair-0').value, document.querySelector('#chair-1').value].join()";
    assert_eq!(browser.see(kept).await, "7,match,me,bot:easy");
    browser.picture("screen-next-game").await;
    // One card for another: a Hussar goes aside, a card from there comes instead.
    browser.click("a[href*='/deck?from='][href*='for=A']").await;
    browser.click(".own button[name=move][value='main/hussar>sideboard']").await;
    browser.until("document.querySelector('.own button[name=move][value=\"sideboard/hussar>main\"]')").await;
    browser.click(".own button[name=move][value='sideboard/doomed>main']").await;
    browser.until("document.querySelector('.verdict .right')").await;
    browser.picture("screen-exchange").await;
    browser.click(".deck a[href^='/new/']").await;
    browser.until("document.querySelector('#option-goal')").await;
    assert_eq!(browser.see(kept).await, "7,match,me,bot:easy");
    browser.click(".preview button.main").await;
    assert!(browser.my_turn().await);
    let agreed = "fetch(`/api/v1${location.pathname.replace('/t/', '/tables/')}`).then(answer => answer.json()).then(table => \
        [table.options.goal, table.options.A.includes('2 hussar') && table.options.A.includes('1 doomed'), table.options.match.slice(0, 16)].join())";
    assert_eq!(browser.see(agreed).await, "7,true,game 2, A 0, B 1");
    browser.close().await;
}

#[tokio::test]
async fn a_deck_is_kept_in_an_account_and_its_link_is_for_everybody() {
    let house = House::open();
    let [anna, bert] = Browser::several(&house, SCREEN).await;
    anna.go("/sign-up").await;
    for (field, text) in [("name", "Anna"), ("password", "kamenolom")] {
        anna.click(&format!("form[action='/sign-up'] [name={field}]")).await;
        anna.keys(text).await;
    }
    anna.click("form[action='/sign-up'] button.btn:not(.quiet)").await;
    anna.until("location.pathname === '/'").await;
    anna.go("/g/summoner-wars-2/deck").await;
    anna.click("button[name=start][value=faction-polar_dwarves]").await;
    anna.until("document.querySelector('.verdict .right')").await;
    anna.click("#deck-name").await;
    anna.keys("Zima").await;
    anna.click(".keep button[name=save]").await;
    anna.until("performance.getEntriesByType('navigation')[0].name.includes('name=')").await;
    // The link is copied, and opens the same deck for somebody else, who has not saved it.
    anna.see("(window.copied = null, Object.defineProperty(navigator, 'clipboard', { value: { writeText: text => { window.copied = text; return Promise.resolve(); } } }), true)").await;
    anna.click("a[data-copy]").await;
    anna.until("window.copied").await;
    let link = anna.see("window.copied").await;
    let link = link.as_str().expect("a link").to_string();
    assert!(link.starts_with("http") && link.contains("deck="), "{link}");
    bert.go(&link).await;
    bert.until("document.querySelector('.verdict .right')").await;
    let list = "document.querySelector('#deck').value";
    assert_eq!(bert.see(list).await, anna.see(list).await);
    assert_eq!(bert.count(".saved li").await, 0);
    // It belongs to the account, wherever one signs in.
    anna.driver.delete_all_cookies().await.expect("no cookies");
    anna.go("/g/summoner-wars-2/deck").await;
    assert_eq!(anna.count(".saved li").await, 0, "a stranger has no decks");
    anna.go("/sign-in").await;
    for (field, text) in [("name", "Anna"), ("password", "kamenolom")] {
        anna.click(&format!("form[action='/sign-in'] [name={field}]")).await;
        anna.keys(text).await;
    }
    anna.click("form[action='/sign-in'] button.btn:not(.quiet)").await;
    anna.until("location.pathname === '/'").await;
    anna.go("/g/summoner-wars-2/deck").await;
    assert_eq!(anna.text(".saved li b").await, "Zima");
    anna.close().await;
    bert.close().await;
}

/// Every sign on the page has its symbol there, also on buttons that came later.
async fn drawn(browser: &Browser) {
    let missing = "[...document.querySelectorAll('use')].map(use => use.getAttribute('href')).filter(href => !document.getElementById(href.slice(1)))";
    assert_eq!(browser.see(&format!("{missing}.length")).await, 0, "{}", browser.see(missing).await);
}
