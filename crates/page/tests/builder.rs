//! The deck builder with seven hundred cards: quick to make, complete without script, filtered as the script filters.
#![expect(clippy::disallowed_types, reason = "it measures")]

use page::{Assets, DeckView, Site};
use scraper::{Html, Selector};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use testkit::muster::{CARDS, Muster};
use words::Lang;

fn page(lang: Lang, asked: &[(&str, &str)], whole: bool) -> String {
    let game = testkit::erased::<Muster>();
    let assets = Assets::new([game.about()]);
    let site = Site {
        lang,
        theme: None,
        person: None,
        csrf: "token",
        here: "/g/muster/deck",
        assets: &assets,
        confirm: true,
        sounds: false,
        motion: true,
        pace: Default::default(),
    };
    let asked: BTreeMap<String, String> = asked.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    let view = DeckView { site, game, asked: &asked, saved: &[], drawn: None };
    let markup = if whole { page::deck(&view) } else { page::deck_part(&view).expect("a deck that can be read") };
    let markup = markup.into_string();
    assert!(!markup.contains('⟨'), "words are missing: {:?}", markup.split('⟨').nth(1));
    assert!(!markup.contains(" style=\""), "a style attribute");
    markup
}

fn ready() -> String {
    testkit::erased::<Muster>().ready_decks()[0].1.to_string()
}

fn count(markup: &str, selector: &str) -> usize {
    Html::parse_document(markup).select(&Selector::parse(selector).expect("a selector")).count()
}

fn text(markup: &str, selector: &str) -> Vec<String> {
    let selector = Selector::parse(selector).expect("a selector");
    let said =
        |e: scraper::ElementRef<'_>| e.text().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    Html::parse_document(markup).select(&selector).map(said).collect()
}

#[test]
fn seven_hundred_cards_are_quick_to_show_and_a_change_quicker() {
    let quickest = |whole| {
        let once = |_| {
            let begun = Instant::now();
            let made = page(Lang::En, &[("deck", &ready())], whole);
            (begun.elapsed(), made)
        };
        (0..5).map(once).min().expect("five tries")
    };
    let (took, whole) = quickest(true);
    assert_eq!(count(&whole, "[data-pool] > .row"), CARDS);
    assert!(whole.len() < 800_000, "{} bytes", whole.len());
    assert!(took < Duration::from_millis(250), "{took:?} for {} bytes", whole.len());
    let (took, part) = quickest(false);
    assert_eq!(count(&part, "[data-pool] > .row"), 0);
    assert!(part.len() < 60_000, "{} bytes", part.len());
    assert!(took < Duration::from_millis(100), "{took:?} for {} bytes", part.len());
}

#[test]
fn without_script_the_server_filters() {
    let shown = |asked: &[(&str, &str)]| {
        let asked = [&[("deck", "4 c1")], asked].concat();
        let page = page(Lang::En, &asked, true);
        let found = text(&page, "[data-found]").concat();
        let rows = count(&page, "[data-pool] > .row:not([hidden])");
        assert_eq!(found, format!("{rows}/{CARDS}"));
        rows
    };
    assert_eq!(shown(&[]), CARDS);
    assert_eq!(shown(&[("q", "number 69")]), 11, "69 and 690 to 699");
    assert_eq!(shown(&[("q", "karta číslo 699")]), 1, "by its name in the other language");
    assert_eq!(shown(&[("q", "BEWARE OF 17.")]), 1, "by its text");
    assert_eq!(shown(&[("kind", "kind-warrior")]), 140);
    assert_eq!(shown(&[("side", "side-capitol")]), 110, "one of seven, and those of two sides");
    assert_eq!(shown(&[("cost", "12"), ("kind", "kind-art"), ("side", "side-legion")]), 2);
    assert_eq!(shown(&[("q", "no such card")]), 0);
}

#[test]
fn the_deck_says_its_sums_by_section_its_curve_and_what_each_card_breaks() {
    let deck = "58 c0, 5 c3, 1 c13 [sideboard] 24 c5";
    let page = page(Lang::En, &[("deck", deck)], true);
    assert_eq!(text(&page, ".sums li"), ["Main deck64 at least 60", "Sideboard24/25"]);
    assert_eq!((count(&page, ".sums .full"), count(&page, ".sums .under")), (1, 1));
    let broken = text(&page, ".verdict li");
    assert_eq!(broken.len(), 3);
    assert!(broken[0].contains("Sideboard: 24 of 25. MU-DECK-1"), "{broken:?}");
    assert_eq!(text(&page, ".own .row[data-card=c3] .wrong"), ["Card number 3: 5, at most 4. MU-DECK-1"]);
    let steps = text(&page, ".curve .sr");
    assert_eq!((steps[0].as_str(), steps[3].as_str()), ("Cost 0: 59 cards", "Cost 3: 5 cards"));
    assert_eq!(text(&page, ".own h2"), ["Main deck", "Sideboard"]);
    // What would be one too many cannot be added, and says why; in the other section it can.
    assert_eq!(count(&page, ".pool .row[data-card=c3] [name=more][disabled]"), 1);
    assert_eq!(count(&page, "[name=move][value='sideboard/c5>main']"), 1);
    let into = self::page(Lang::Cs, &[("deck", deck), ("into", "sideboard")], true);
    assert_eq!(count(&into, ".pool .row[data-card=c3] [name=more][disabled]"), 0);
    assert_eq!(text(&into, ".pool .row[data-card=c5] output"), ["24"]);
    assert_eq!(count(&into, "[name=into][value=sideboard][checked]"), 1);
}
