//! Accounts: another password, and a way back in.

use crate::tools::{Browser, House, SCREEN};

async fn fill(browser: &Browser, form: &str, fields: &[(&str, &str)]) {
    for (field, text) in fields {
        browser.click(&format!("form[action='{form}'] [name={field}]")).await;
        browser.keys(*text).await;
    }
    browser.click(&format!("form[action='{form}'] button.btn:not(.quiet)")).await;
}

#[tokio::test]
async fn a_password_is_changed_and_a_forgotten_one_is_no_end() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/sign-up").await;
    fill(&browser, "/sign-up", &[("name", "Jana"), ("password", "kamenolom")]).await;
    browser.until("location.pathname === '/'").await;
    browser.go("/settings").await;
    fill(&browser, "/settings/password", &[("old", "nonsense!"), ("new", "skalnatka")]).await;
    browser.until("document.querySelector('[role=alert]')").await;
    fill(&browser, "/settings/password", &[("old", "kamenolom"), ("new", "skalnatka")]).await;
    browser.until("document.querySelector('p.right')").await;
    browser.click("form[action='/settings/recovery'] button").await;
    browser.until("document.querySelector('p.code code')").await;
    let code = browser.text("p.code code").await;
    browser.go("/settings").await;
    assert_eq!(browser.count("p.code").await, 0, "the code is shown once");
    browser.click("form[action='/sign-out'] button").await;
    browser.until("location.pathname === '/' && document.querySelector(\"a.me[href^='/sign-in']\")").await;
    // The old password opens nothing, the code opens once.
    browser.go("/sign-in").await;
    fill(&browser, "/sign-in", &[("name", "Jana"), ("password", "kamenolom")]).await;
    browser.until("document.querySelector('[role=alert]')").await;
    browser.click("a[href='/recover']").await;
    fill(&browser, "/recover", &[("name", "Jana"), ("code", "abcdef-abcdef"), ("new", "zulovy svah")]).await;
    browser.until("document.querySelector('[role=alert]')").await;
    browser.go("/recover").await;
    fill(&browser, "/recover", &[("name", "Jana"), ("code", &code), ("new", "zulovy svah")]).await;
    browser.until("location.pathname === '/'").await;
    assert_eq!(browser.text("a.me").await, "Jana");
    browser.go("/recover").await;
    fill(&browser, "/recover", &[("name", "Jana"), ("code", &code), ("new", "jine heslo")]).await;
    browser.until("document.querySelector('[role=alert]')").await;
    browser.close().await;
}
