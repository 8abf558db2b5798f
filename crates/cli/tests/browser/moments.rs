//! Bad moments: each a kind sentence, and a way on.

use crate::tools::{Browser, House, SCREEN};

async fn kind(browser: &Browser, word: &str) {
    browser.until("document.querySelector('.trouble, .ask.bad, #banner .banner')").await;
    let said = format!("{}{}", browser.text("main").await, browser.text("#banner").await);
    assert!(said.to_lowercase().contains(word), "`{word}` in: {said}");
    // Chromium's console repeats a page's own status.
    browser.complaints().await;
}

#[tokio::test]
async fn a_wrong_link_and_a_wrong_code_lead_back_to_the_tables() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    for path in ["/t/nosuchtable", "/replay/nosuchtable", "/g/no-such-game/how", "/people/nobody-of-this-name"] {
        browser.go(path).await;
        kind(&browser, "nothing here").await;
        assert!(browser.count(".trouble a.btn[href='/']").await >= 1, "{path}: a way on");
    }
    browser.go("/join?code=NOPE").await;
    assert!(browser.text("main").await.len() > 20);
    browser.complaints().await;
    browser.close().await;
}

#[tokio::test]
async fn a_full_table_can_be_watched_and_a_finished_one_looked_at() {
    let house = House::open();
    let [anna, bert] = Browser::several(&house, SCREEN).await;
    anna.play_now("connect-four").await;
    assert!(anna.my_turn().await);
    let table = anna.path().await;
    bert.go(&table).await;
    bert.until("document.querySelector('#board')").await;
    assert_eq!(bert.count("#do .opt[data-n]").await, 0, "whoever watches has nothing to answer");
    let sit = format!(
        "fetch('{table}/join', {{ method: 'POST', redirect: 'manual', headers: {{ Accept: 'text/plain' }}, body: new URLSearchParams({{ csrf: document.querySelector('[name=csrf]').value }}) }}).then(r => r.status)"
    );
    let status = bert.see(&sit).await.as_u64().expect("a status");
    assert!((400..500).contains(&status), "nobody sits down at a full table: {status}");
    anna.see("document.querySelector('form[action$=\"/resign\"]').submit()").await;
    anna.until("document.querySelector('#main[data-over]')").await;
    bert.until("document.querySelector('#main[data-over]')").await;
    bert.complaints().await;
    anna.close().await;
    bert.close().await;
}

#[tokio::test]
async fn what_is_refused_says_why() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.play_now("connect-four").await;
    assert!(browser.my_turn().await);
    // Nothing has been done yet, and whoever has no script asks for it to be taken back: the table comes, with the reason.
    let undo = "(form => fetch(form.action.replace('resign', 'undo'), { method: 'POST', body: new URLSearchParams(new FormData(form)) })
        .then(page => page.text()).then(text => {
            const page = new DOMParser().parseFromString(text, 'text/html');
            return [page.querySelectorAll('#main.layout').length, page.querySelector('.ask.bad')?.textContent];
        }))(document.querySelector('form[action$=\"/resign\"]'))";
    let said = browser.see(undo).await;
    assert_eq!(said, serde_json::json!([1, "There is nothing of yours to take back."]));
    browser.complaints().await;
    browser.close().await;
}

#[tokio::test]
async fn an_expired_session_and_an_old_click_change_nothing_and_say_so() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.play_now("connect-four").await;
    assert!(browser.my_turn().await);
    let seq = browser.seq().await;
    // An answer to a question that is no longer asked.
    browser.see("document.querySelector('#body input[name=question]').value = 'old'").await;
    browser.click("#do .opt[data-n]").await;
    browser.until("document.querySelector('#banner .banner')").await;
    assert!(!browser.text("#banner").await.is_empty());
    assert_eq!(browser.seq().await, seq);
    browser.complaints().await;
    // The session is gone: the page still comes, for somebody who watches, and forms are refused with a way on.
    browser.driver.delete_all_cookies().await.expect("no cookies");
    browser.see("document.querySelector('form[action$=\"/resign\"]').submit()").await;
    browser.until("document.querySelector('.trouble')").await;
    assert!(browser.count(".trouble a.btn").await >= 1);
    browser.complaints().await;
    browser.close().await;
}
