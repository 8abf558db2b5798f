//! Cards are told apart by what they show, wherever they are met.

use crate::tools::{Browser, House, PHONE, SCREEN, Wish};

/// What is wrong with the small cards on the board: sentences.
const SMALL: &str = "(() => {
    const wrong = [], shows = new Map(), box = e => e.getBoundingClientRect();
    const inside = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
    for (const card of document.querySelectorAll('.cell .card.s')) {
        const name = card.dataset.thing, face = card.querySelector('.face > .portrait');
        if (!face) { wrong.push(`${name} shows nothing of its own`); continue; }
        const link = face.querySelector('use').getAttribute('href'), kind = card.querySelector('.plate b').textContent;
        if (!document.getElementById(link.slice(1))) wrong.push(`${name}: the page does not bring ${link}`);
        if (shows.has(link) && shows.get(link) !== kind) wrong.push(`${kind} looks like ${shows.get(link)}`);
        shows.set(link, kind);
        for (const number of card.querySelectorAll('.stat')) if (box(number).left < box(face).left + box(face).width / 2) wrong.push(`${name}: a number lies on its face`);
        const numbers = [...card.querySelectorAll('.stat')].map(box).sort((a, b) => a.top - b.top);
        if (numbers.length > 1 && numbers[0].left < numbers[1].right && numbers[0].bottom > numbers[1].top + 2) wrong.push(`${name}: its numbers lie on each other`);
        const plate = card.querySelector('.plate'), said = [...plate.querySelectorAll('b')].find(b => b.checkVisibility());
        if (!inside(box(said), box(plate))) wrong.push(`${said.textContent} does not fit its plate`);
        const range = document.createRange();
        range.selectNodeContents(said);
        if (box(range).right > box(plate).right + 0.5) wrong.push(`${said.textContent} is cut`);
    }
    if (shows.size < 3) wrong.push('hardly any card is there');
    return wrong;
})()";

async fn nothing_wrong(browser: &Browser, name: &str) {
    browser.picture(name).await;
    let wrong = browser.see(SMALL).await;
    assert_eq!(wrong, serde_json::json!([]), "{name}");
}

#[tokio::test]
async fn units_are_told_apart_without_reading_at_sixty_pixels() {
    let house = House::open();
    let browser = Browser::open(&house, Wish { lang: "cs", ..PHONE }).await;
    for game in ["summoner-wars-2", "summoner-wars-1"] {
        browser.play_now(game).await;
        assert!(browser.my_turn().await);
        nothing_wrong(&browser, &format!("face-{game}-390")).await;
        let cell = browser.see("(r => [Math.round(r.width), Math.round(r.height)])(document.querySelector('.cell').getBoundingClientRect())").await;
        assert_eq!(cell, serde_json::json!([60, 46]), "{game}");
        let letters = "Math.min(...[...document.querySelectorAll('.cell .plate')].map(p => parseFloat(getComputedStyle(p).fontSize)))";
        assert!(browser.see(letters).await.as_f64() >= Some(9.0), "{game}: names can be read");
        let side = "Math.min(...[...document.querySelectorAll('.cell .face > .portrait')].map(p => Math.min(p.clientWidth, p.clientHeight)))";
        assert!(browser.see(side).await.as_f64() >= Some(28.0), "{game}: faces are large");
    }
    browser.close().await;
    // The smallest phone.
    let browser = Browser::open(&house, Wish { lang: "cs", size: (320, 640), ..PHONE }).await;
    for game in ["summoner-wars-2", "summoner-wars-1"] {
        browser.play_now(game).await;
        assert!(browser.my_turn().await);
        nothing_wrong(&browser, &format!("face-{game}-320")).await;
    }
    browser.close().await;
}

#[tokio::test]
async fn hand_log_list_question_gallery_and_deck_show_faces() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    for (game, deck) in [
        ("summoner-wars-2", "svara:%202%20parapet"),
        ("summoner-wars-1", "swamp_orcs_mugglug:%206%20swamp_orcs_hunter"),
    ] {
        browser.go(&format!("/g/{game}/cards")).await;
        assert_eq!(browser.count(".fact").await, browser.count(".fact .pic > .portrait").await, "{game}");
        browser.go(&format!("/g/{game}/deck?deck={deck}")).await;
        assert_eq!(browser.count(".deck .row").await, browser.count(".deck .row > .portrait").await, "{game}");
        browser.play_now(game).await;
        assert!(browser.my_turn().await);
        nothing_wrong(&browser, &format!("face-{game}-screen")).await;
        for _ in 0..4 {
            assert!(browser.my_turn().await);
            browser.answer("#do .opt[data-n]").await;
        }
        assert!(browser.my_turn().await);
        assert_eq!(
            browser.count("#hand .card.m").await,
            browser.count("#hand .card.m .pic > .portrait").await,
            "{game}"
        );
        assert!(browser.count("#lines b > .portrait").await > 0, "{game}: what happened is seen");
        assert!(browser.count("#do .portrait").await > 0, "{game}: and what can be done");
        // Every portrait that is used stands in the page.
        let missing = "[...document.querySelectorAll('use')].map(u => u.getAttribute('href')).filter(h => !document.getElementById(h.slice(1)))";
        assert_eq!(browser.see(missing).await, serde_json::json!([]), "{game}");
    }
    browser.close().await;
}

/// A flare says of two numbers how far they are: neither lies on its face.
#[tokio::test]
async fn the_numbers_of_a_flare_stand_beside_its_face() {
    let house = House::open();
    for wish in [SCREEN, Wish { size: (320, 640), ..PHONE }] {
        let browser = Browser::open(&house, Wish { lang: "cs", ..wish }).await;
        browser.play_now("tash-kalar").await;
        let covered = "(box => [...document.querySelectorAll('#hand .pic .stat')].map(number => {
            const [a, b] = [box(number), box(number.parentElement.querySelector('.portrait'))];
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        }))(element => element.getBoundingClientRect())";
        assert_eq!(browser.see(covered).await, serde_json::json!([false, false]), "{:?}", wish.size);
        browser.close().await;
    }
}
