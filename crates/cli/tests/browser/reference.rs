//! Rules, cards, examples, how to play: to be read by people who play.

use crate::tools::{Browser, House, SCREEN, Wish};

const GAMES: [&str; 5] = ["doomtrooper", "heroes-3", "summoner-wars-1", "summoner-wars-2", "tash-kalar"];

#[tokio::test]
async fn rules_speak_to_players_and_lead_to_cards_and_examples() {
    let house = House::open();
    for (lang, ours) in [("en", "the seed|derived|inferred|\\(reading|FAQ|OCR"), ("cs", "předloh|odvozen|\\(výklad")]
    {
        let browser = Browser::open(&house, Wish { lang, ..SCREEN }).await;
        for game in GAMES {
            browser.go(&format!("/g/{game}/rules")).await;
            let noted = format!(
                "[...document.querySelectorAll('.rule-text p')].map(p => p.textContent).filter(t => /{ours}/i.test(t) || /[{{}}*]/.test(t))"
            );
            assert_eq!(browser.see(&noted).await, serde_json::json!([]), "{game}");
            assert!(browser.count(".rule-text p a.rule-id").await > 10, "{game}: rules lead to rules");
            assert!(browser.count(".rule-text .to-example").await > 50, "{game}: and to examples");
            let ruling = if lang == "en" { "ur ruling" } else { "áš výklad" };
            let rulings = format!("document.querySelector('.rules').textContent.includes('{ruling}')");
            assert_eq!(browser.see(&rulings).await, game != "tash-kalar", "{game}: what is our ruling is called so");
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
