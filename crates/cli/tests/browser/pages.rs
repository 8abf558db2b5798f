//! Every main page at both sizes and in both themes, in one language by day and in the other by night: a picture to look at, and what every page has to keep.

use crate::tools::{Browser, House, PHONE, SCREEN, Wish};

const GAMES: [&str; 7] =
    ["connect-four", "doomtrooper", "heroes-3", "liars-dice", "summoner-wars-1", "summoner-wars-2", "tash-kalar"];
const WITH_CARDS: [&str; 5] = ["doomtrooper", "heroes-3", "summoner-wars-1", "summoner-wars-2", "tash-kalar"];
const WITH_DECKS: [(&str, &str); 3] = [
    ("doomtrooper", "2%20samurai,%201%20tatsu%20[sideboard]%201%20hussar"),
    ("summoner-wars-1", "swamp_orcs_mugglug:%206%20swamp_orcs_hunter"),
    ("summoner-wars-2", "svara:%202%20parapet"),
];

#[tokio::test]
async fn on_a_screen_by_day() {
    all(SCREEN, "screen", "light").await;
}

#[tokio::test]
async fn on_a_screen_by_night() {
    all(Wish { lang: "cs", ..SCREEN }, "screen", "dark").await;
}

#[tokio::test]
async fn on_a_phone_by_day() {
    all(Wish { lang: "cs", ..PHONE }, "phone", "light").await;
}

#[tokio::test]
async fn on_a_phone_by_night() {
    all(PHONE, "phone", "dark").await;
}

/// By day on a screen and by night on a phone, axe looks too: the other two differ in colours and words.
async fn all(wish: Wish, size: &str, theme: &str) {
    let with_axe = (size == "screen") == (theme == "light");
    let house = House::open();
    let browser = Browser::open(&house, wish).await;
    let mut wrong = vec![];
    browser.go("/").await;
    browser.see(&format!("document.cookie = 'kamen_theme={theme}; path=/'")).await;
    let mut pages: Vec<(String, String)> = vec![];
    for (name, path) in [
        ("home", "/"),
        ("games", "/games"),
        ("join", "/join"),
        ("replays", "/replays"),
        ("leaders", "/people/leaders"),
        ("sign-in", "/sign-in"),
        ("sign-up", "/sign-up"),
        ("recover", "/recover"),
        ("back", "/back"),
        ("settings", "/settings"),
        ("lost", "/no/such/page"),
    ] {
        pages.push((name.into(), path.into()));
    }
    for game in GAMES {
        for part in ["how", "rules"] {
            pages.push((format!("{game}-{part}"), format!("/g/{game}/{part}")));
        }
        pages.push((format!("{game}-new"), format!("/new/{game}")));
    }
    for game in WITH_CARDS {
        pages.push((format!("{game}-cards"), format!("/g/{game}/cards")));
    }
    pages.push(("card".into(), "/g/summoner-wars-2/cards?card=frost_mage".into()));
    for (game, deck) in WITH_DECKS {
        pages.push((format!("{game}-decks"), format!("/g/{game}/deck")));
        pages.push((format!("{game}-deck"), format!("/g/{game}/deck?deck={deck}")));
    }
    let look = async |name: &str, wrong: &mut Vec<String>| {
        browser.picture(&format!("{size}-{theme}-{name}")).await;
        assert_eq!(browser.see("document.documentElement.dataset.theme").await, theme, "{name}");
        let found = if with_axe { browser.flaws().await } else { browser.checks().await };
        wrong.extend(found.iter().map(|said| format!("{name}: {said}")));
        let noise = browser.complaints().await;
        // A page that is not there is said so by its status as well.
        let noise = noise.iter().filter(|line| name != "lost" || !line.contains("404"));
        wrong.extend(noise.map(|line| format!("{name}: console: {line}")));
    };
    for (name, path) in &pages {
        browser.go(path).await;
        look(name, &mut wrong).await;
    }
    browser.go("/g/summoner-wars-2/rules?q=SW2-SUMMON-2").await;
    browser.click(".rule-text .to-example").await;
    browser.until("document.querySelector('.example')").await;
    look("example", &mut wrong).await;
    browser.go("/new/summoner-wars-2").await;
    browser.choose("#chair-1", "open").await;
    browser.click(".preview button.main").await;
    browser.until("document.querySelector('.room')").await;
    look("room", &mut wrong).await;
    browser.click("#agreed a[href$='/options']").await;
    browser.until("document.querySelector('form.choices')").await;
    look("options", &mut wrong).await;
    browser.go("/new/liars-dice").await;
    browser.choose("#chair-1", "same").await;
    browser.click(".preview button.main").await;
    browser.until("document.querySelector('.handover')").await;
    look("handover", &mut wrong).await;
    for game in GAMES {
        browser.play_now(game).await;
        assert!(browser.my_turn().await);
        look(&format!("{game}-table"), &mut wrong).await;
        for _ in 0..2 {
            if browser.my_turn().await {
                let question = browser.question().await;
                browser.see("document.querySelector('#do .opt[data-n]').click()").await;
                browser.see("document.querySelector('[data-confirm-button]:not([hidden])')?.click()").await;
                browser.until_answered(&question).await;
            }
        }
        browser.my_turn().await;
        look(&format!("{game}-later"), &mut wrong).await;
        browser.see("document.querySelectorAll('#do details, #chat').forEach(part => { part.open = true; })").await;
        look(&format!("{game}-open"), &mut wrong).await;
        browser.see("document.querySelector('#menu').showPopover()").await;
        look(&format!("{game}-menu"), &mut wrong).await;
        browser.see("document.querySelector('#menu').hidePopover()").await;
        let table = browser.path().await;
        browser.see("document.querySelector('form[action$=\"/resign\"]').submit()").await;
        browser.until("document.querySelector('#main[data-over]')").await;
        look(&format!("{game}-over"), &mut wrong).await;
        browser.go(&table.replace("/t/", "/replay/")).await;
        look(&format!("{game}-replay"), &mut wrong).await;
        browser.go(&format!("{}/summary", table.replace("/t/", "/replay/"))).await;
        look(&format!("{game}-summary"), &mut wrong).await;
    }
    browser.go("/").await;
    look("home-of-a-guest", &mut wrong).await;
    browser.go("/sign-up").await;
    browser.see("(form => { form.querySelector('[name=name]').value = 'Jana'; form.querySelector('[name=password]').value = 'kamenolom'; form.submit(); })(document.querySelector('form[action=\"/sign-up\"]'))").await;
    browser.until("document.querySelector('a.me')?.textContent.includes('Jana')").await;
    for (name, path) in [("person", "/people/Jana"), ("settings-of-a-person", "/settings")] {
        browser.go(path).await;
        look(name, &mut wrong).await;
    }
    assert!(wrong.is_empty(), "{} things wrong:\n{}", wrong.len(), wrong.join("\n"));
    browser.close().await;
}
