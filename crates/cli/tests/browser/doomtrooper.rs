//! Doomtrooper: areas with all that lies in them, a combat with its sums, a chain of cards, and a small play as a whole.

use crate::tools::{Browser, House, PHONE, SCREEN, Wish, stage};

const ASKED: &str = "document.querySelector('.ask[data-question]')?.dataset.question";

/// A position, how many sit there, and who of them is asked.
struct Table {
    name: &'static str,
    key: &'static str,
    position: &'static str,
    seats: usize,
    asked: usize,
}

macro_rules! table {
    ($name:literal, $seats:literal, $asked:literal) => {
        Table {
            name: concat!("doomtrooper-", $name),
            key: concat!("staged-doomtrooper-", $name),
            position: include_str!(concat!("../../../games/doomtrooper/tests/tables/", $name, ".txt")),
            seats: $seats,
            asked: $asked,
        }
    };
}

const TABLES: [Table; 5] = [
    table!("peace", 2, 1),
    table!("fight", 2, 0),
    table!("chain", 2, 0),
    table!("six", 6, 0),
    table!("six-fight", 6, 0),
];

async fn house() -> House {
    for table in &TABLES {
        assert_eq!(stage("doomtrooper", table.name, table.position), table.key);
    }
    House::here().await
}

/// Sit down at a position: where I am asked and bots have the other seats, or on one screen in all of them.
async fn sit_down(browser: &Browser, table: &Table, one_screen: bool) {
    let sitters = (0..table.seats).map(|seat| if one_screen || seat == table.asked { "me" } else { "random" });
    let plan = serde_json::json!({
        "game": table.key, "seats": table.seats, "sitters": sitters.collect::<Vec<_>>(), "table": { "one_screen": one_screen },
    });
    browser.set_up(&plan).await;
    browser.until("document.querySelector('#main.layout, .handover')").await;
    dress(browser).await;
}

/// It is a game of its own here, and wears the other one's colours.
async fn dress(browser: &Browser) {
    browser.see("document.body.classList.add('g-doomtrooper')").await;
}

/// What is torn among the areas: sentences.
const TORN: &str = "(() => {
    const wrong = [], box = e => e.getBoundingClientRect(), said = e => e.textContent.trim().slice(0, 40);
    const shown = e => e.checkVisibility() && box(e).width > 1;
    const ink = e => { const range = document.createRange(); range.selectNodeContents(e); return box(range); };
    for (const card of document.querySelectorAll('.man .card.lies')) {
        const plate = card.querySelector('.plate'), name = plate && [...plate.querySelectorAll('b')].find(shown);
        if (!shown(card) || !plate) continue;
        if (!name) wrong.push(`${card.dataset.thing} has no name`);
        else if (ink(name).right > box(plate).right + 0.5) wrong.push(`${said(name)} is cut`);
        const numbers = [...card.querySelectorAll('.u4 > *')];
        if (numbers.length && ink(card.querySelector('.u4')).right > box(card).right + 0.5) wrong.push(`the numbers of ${card.dataset.thing} are cut`);
    }
    for (const part of document.querySelectorAll('.clash, .chain, .chain li, .ask .q, .seat .body, .turn, .camp .zone > header'))
        if (shown(part) && (part.scrollWidth > part.clientWidth + 1 || box(part).right > innerWidth + 1 && !part.closest('.zones, .force'))) wrong.push(`torn at the right: ${part.className} ${said(part)}`);
    for (const zone of document.querySelectorAll('.fronts details[open] .zone'))
        if (box(zone).bottom > box(zone.closest('details')).bottom + 1 || zone.scrollHeight > zone.clientHeight + 1) wrong.push(`a zone does not hold its cards: ${said(zone)}`);
    for (const words of document.querySelectorAll('.hand .said, .hand .text')) {
        const card = box(words.closest('.card')), top = words.closest('.card').querySelector('.top-of, .name');
        if (shown(words) && (box(words).bottom > card.bottom + 1 || box(words).top < box(top).bottom - 1)) wrong.push(`words leave their card: ${said(words)}`);
    }
    const turn = document.querySelector('.layout:has(.fronts) .a-turn');
    if (turn && innerWidth >= 1100 && turn.scrollHeight > turn.clientHeight + 1) wrong.push(`${turn.scrollHeight - turn.clientHeight} px of the turn are out of sight`);
    for (const slab of document.querySelectorAll('.slab.camp'))
        if (getComputedStyle(slab).overflowY === 'hidden' && slab.scrollHeight > slab.clientHeight + 1) wrong.push(`${slab.scrollHeight - slab.clientHeight} px of the board are out of sight`);
    return wrong;
})()";

async fn sound(browser: &Browser, name: &str) {
    browser.sound(name).await;
    assert_eq!(browser.see(TORN).await, serde_json::json!([]), "{name}");
}

async fn look(wish: Wish, size: &str) {
    let house = house().await;
    for lang in ["en", "cs"] {
        let browser = Browser::open(&house, Wish { lang, ..wish }).await;
        for table in &TABLES {
            sit_down(&browser, table, false).await;
            assert!(browser.my_turn().await, "{}", table.key);
            sound(&browser, &format!("{}-{size}-{lang}", table.name)).await;
            let page = browser.text("body").await;
            let raw = if lang == "cs" { "Squad" } else { "Mužstvo" };
            for word in ["⟨", "idle-", "slot-", "then-", raw] {
                assert!(!page.contains(word), "`{word}` in {}: {page}", table.key);
            }
        }
        browser.close().await;
    }
}

#[tokio::test]
async fn doomtrooper_areas_and_combats_on_a_screen() {
    look(SCREEN, "1440").await;
}

#[tokio::test]
async fn doomtrooper_areas_and_combats_on_a_phone() {
    look(PHONE, "390").await;
}

#[tokio::test]
async fn doomtrooper_areas_and_combats_on_the_smallest_phone() {
    look(Wish { size: (320, 640), ..PHONE }, "320").await;
}

#[tokio::test]
async fn doomtrooper_hands_of_seven_are_read() {
    let house = house().await;
    for (wish, size) in [(SCREEN, "1440"), (PHONE, "390")] {
        let browser = Browser::open(&house, wish).await;
        browser.play_now("doomtrooper").await;
        assert!(browser.my_turn().await);
        assert!(browser.count("#hand .card.m").await >= 7);
        sound(&browser, &format!("doomtrooper-hand-{size}")).await;
        browser.close().await;
    }
}

/// What lies at an area that is no wider than its name goes below it.
#[tokio::test]
async fn doomtrooper_narrow_areas_hold_what_lies_at_them() {
    let house = house().await;
    let browser = Browser::open(&house, PHONE).await;
    sit_down(&browser, &TABLES[0], false).await;
    let torn = "[...document.querySelectorAll('.camp .zone > header')].filter(header => {
        header.insertAdjacentHTML('beforeend', \"<span class='here'><span class='lies'><span>Death Factory</span></span></span>\");
        return header.scrollWidth > header.clientWidth + 1;
    }).length";
    assert_eq!(browser.see(torn).await, 0);
    browser.close().await;
}

async fn uncovered(browser: &Browser) -> String {
    browser.until("document.querySelector('.handover, #do .opt[data-n]')").await;
    if browser.count(".handover").await > 0 {
        browser.click("form[action$='/uncover'] button").await;
    }
    assert!(browser.my_turn().await, "the game goes on");
    dress(browser).await;
    browser.see(ASKED).await.as_str().unwrap_or_default().to_string()
}

/// Pass in windows until this is asked, and answer it.
async fn answer(browser: &Browser, question: &str, answer: &str) {
    for _ in 0..12 {
        let option = format!("#do .opt[value='{answer}']");
        if uncovered(browser).await == question && browser.count(&option).await > 0 {
            return give(browser, &option).await;
        }
        give(browser, "#do .opt[value=pass]").await;
    }
    panic!("nobody was asked {question} with {answer}");
}

/// On one screen somebody else may be asked then, behind the cover.
async fn give(browser: &Browser, option: &str) {
    let question = browser.question().await;
    browser.see(&format!("document.querySelector({option:?}).closest('details')?.setAttribute('open', '')")).await;
    browser.click(option).await;
    if browser.count("[data-confirm-button]:not([hidden])").await > 0 {
        browser.click("[data-confirm-button]").await;
    }
    browser.until_answered(&question).await;
}

#[tokio::test]
async fn doomtrooper_is_played_from_an_attack_to_the_points() {
    let house = house().await;
    let browser = Browser::open(&house, SCREEN).await;
    let peace = &TABLES[0];
    sit_down(&browser, peace, true).await;
    // Three slots: two actions are done, the third may be an attack.
    assert_eq!(uncovered(&browser).await, "act");
    assert_eq!(browser.count(".turn .stages-of li").await, 3);
    assert_eq!(browser.count(".turn .stages-of li.now .i").await, 1);
    answer(&browser, "act", "attack nepharite_of_algeroth#22").await;
    answer(&browser, "defender", "billy#13").await;
    // The answers say what would come of them.
    loop {
        if uncovered(&browser).await == "tactic" {
            break;
        }
        give(&browser, "#do .opt[value=pass]").await;
    }
    let fight = browser.text("#do .opt[value=fight]").await;
    assert!(fight.contains("Billy") && fight.contains("against"), "{fight}");
    answer(&browser, "tactic", "fight").await;
    answer(&browser, "weapon", "curator_sword#24").await;
    answer(&browser, "in-combat", "play powerful_blow").await;
    answer(&browser, "target", "nepharite_of_algeroth#22").await;
    // A card waits for its answer: it stands in the chain, with whom it is aimed at.
    assert_eq!(uncovered(&browser).await, "react");
    let chain = browser.text(".chain").await;
    assert!(chain.contains("Powerful Blow") && chain.contains("Nepharite"), "{chain}");
    assert!(browser.text(".ask").await.contains("takes effect"), "what comes of passing");
    sound(&browser, "doomtrooper-react").await;
    give(&browser, "#do .opt[value=pass]").await;
    // The bank is paid, and the sum has the card in it.
    let debt = "Number(document.querySelector('[data-ids=\"seat-A debt\"] b')?.textContent ?? 0)";
    assert_eq!(uncovered(&browser).await, "in-combat");
    assert_eq!(browser.see(debt).await, 4);
    assert!(browser.text(".clash").await.contains("Powerful Blow"));
    assert_eq!(browser.count(".clash .stages .now").await, 1);
    assert!(browser.text(".ask").await.contains("killed"), "what comes if nobody plays");
    answer(&browser, "in-combat", "repay").await;
    uncovered(&browser).await;
    assert_eq!(browser.see(debt).await, 3, "two points pay one back");
    // The warrior falls, and what it was worth is divided.
    answer(&browser, "split", "7").await;
    uncovered(&browser).await;
    assert!(browser.text("[data-ids='seat-B points']").await.contains("34/40"));
    let log = browser.text("#lines").await;
    assert!(log.contains("Billy") && log.contains("7 victory points"), "{log}");
    sound(&browser, "doomtrooper-after").await;
    browser.close().await;
}
