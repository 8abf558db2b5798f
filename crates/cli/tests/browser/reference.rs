//! Rules, cards, examples, how to play: to be read by people who play.

use crate::tools::{Browser, House, SCREEN, Wish};

const GAMES: [&str; 5] = ["doomtrooper", "heroes-3", "summoner-wars-1", "summoner-wars-2", "tash-kalar"];

/// What those who keep the catalogues note for themselves: where a rule is from, who reads it how, what a program does, and
/// their own short names.
const OURS: &str = r"(?i:the seed|derived|inferred|\(reading|catalogue|ambiguity|section \d|out of scope|public sources|default:|the text (asks|allows|counts|names|of the|ties)|\b(program|engine|ours|we|us)\b)|\b(FAQ|OCR|RULING|RW|WIKI|MB|HF|DUEL|MELEE|DM)\b";
const OURS_CS: &str = r"(?i:předloh|odvozen|\(výklad|oddíl \d|program|aplikac|veřejných zdroj|kapitol)|\bnaše\b|Text (říká|mluví)|\b(RULING|RW|WIKI|HF|DUEL|MELEE|DM)\b";

#[tokio::test]
async fn rules_speak_to_players_and_lead_to_cards_and_examples() {
    let house = House::open();
    for (lang, ours) in [("en", OURS), ("cs", OURS_CS)] {
        let browser = Browser::open(&house, Wish { lang, ..SCREEN }).await;
        for game in GAMES {
            browser.go(&format!("/g/{game}/rules")).await;
            let noted = format!(
                "[...document.querySelectorAll('.rule-text p')].map(p => p.textContent.replace(/\\b[A-Z]+\\d?(-[A-Z0-9]+)+\\b/g, '')).filter(t => /{ours}/.test(t) || /[{{}}*]/.test(t))"
            );
            assert_eq!(browser.see(&noted).await, serde_json::json!([]), "{game}");
            assert!(browser.count(".rule-text p a.rule-id").await > 10, "{game}: rules lead to rules");
            assert!(browser.count(".rule-text .to-example").await > 50, "{game}: and to examples");
            let ruling = if lang == "en" { "ur ruling" } else { "áš výklad" };
            assert_eq!(
                browser.count(".short").await > 0,
                ["doomtrooper", "heroes-3"].contains(&game),
                "{game}: what is written short is explained"
            );
            let rulings = format!("document.querySelector('.rules').textContent.includes('{ruling}')");
            assert_eq!(browser.see(&rulings).await, game != "tash-kalar", "{game}: what is our ruling is called so");
        }
        // No card goes by its id, which is English: in Czech that would be seen.
        for game in GAMES.into_iter().filter(|_| lang == "cs") {
            browser.go(&format!("/g/{game}/cards")).await;
            let raw = "(ids => [...document.querySelectorAll('main *')].filter(e => !e.children.length).map(e => e.textContent.trim()).filter(text => ids.has(text) || /^[a-z]+_[a-z_]+$/.test(text)))(new Set([...document.querySelectorAll('main a[href*=\"card=\"]')].map(a => new URL(a.href).searchParams.get('card'))))";
            assert_eq!(browser.see(raw).await, serde_json::json!([]), "{game}");
        }
        browser.go("/g/summoner-wars-1/rules").await;
        assert!(browser.count(".rule-text a.to-card").await > 3);
        browser.go("/g/summoner-wars-2/rules?q=SW2-SUMMON-2").await;
        browser.click(".rule-text .to-example").await;
        browser.until("document.querySelector('.example')").await;
        browser.picture(&format!("{lang}-example")).await;
        assert!(browser.count(".example .slab.still .card.s").await > 1, "the example is drawn");
        assert!(browser.count(".example .rule-text").await > 0);
        assert!(!browser.text(".example").await.contains("EX SW2"), "the names of scenarios are ours");
        browser.close().await;
    }
}

#[tokio::test]
async fn a_card_says_its_numbers_and_what_it_is_good_with() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/g/summoner-wars-2/cards?card=frost_mage").await;
    browser.picture("screen-card").await;
    assert_eq!(browser.text(".picked-card .cost").await.split_whitespace().last(), Some("1"));
    assert_eq!(browser.count(".picked-card .stat").await, 2);
    assert!(browser.count("#large .with .chip .portrait").await >= 2, "what it is good with");
    assert!(browser.count("#large .to-example").await >= 1);
    let raw =
        "[...document.querySelectorAll('main')].map(m => m.innerText).join(' ').match(/\\b[a-z]+_[a-z_]+\\b/g) ?? []";
    assert_eq!(browser.see(raw).await, serde_json::json!([]), "no ids");
    browser.click("#large .with .chip").await;
    browser.until("document.querySelector('.picked-card') && !location.search.includes('frost_mage')").await;
    browser.close().await;
}

#[tokio::test]
async fn how_to_play_is_shown_and_ends_in_a_game() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    for game in
        ["doomtrooper", "heroes-3", "summoner-wars-2", "summoner-wars-1", "tash-kalar", "connect-four", "liars-dice"]
    {
        browser.go(&format!("/g/{game}/how")).await;
        browser.picture(&format!("screen-how-{game}")).await;
        assert!(browser.count(".beginning .slab").await == 1, "{game}: how it begins");
        assert!(browser.count(".moves .slab").await >= 2, "{game}: what a move does");
        assert!(browser.count(".moves li b").await >= 1, "{game}: in words");
    }
    browser.click(".try form[action^='/play-now/'] button").await;
    assert!(browser.my_turn().await);
    browser.close().await;
}
