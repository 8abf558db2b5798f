//! Heroes III: an own tile that is laid, a town that says what can be built and why not, numbers that explain themselves.

use crate::heroes::{give, sound};
use crate::tools::{Browser, House, PHONE, SCREEN, Wish, stage};

/// Everything a player may own by the middle of a game, an own tile to lay, and little to pay with.
const HOME: &str = "\
game: heroes-3
tile 1: S3 at 0,0 turn 0 up
tile 2: S2 at 1,-3 turn 3 up
tile 3: F8 at -2,-1 turn 0 up
round: 4
proclaimed: battalions_stallion
A.hero: catherine
B.hero: mutare
A.main: -1,1 mp 3
A.steps: 5
A.resources: 9 3 1
A.buildings: city_hall citadel dwelling_bronze
A.units: halberdiers+ marksmen griffins neutral_rogues
A.hand: attack defense power knowledge magic_arrow town_portal
A.deck: attack power
A.discard: defense
A.cubes: 0 1 0
A.supply: F4
B.main: 1,-3 mp 0
field -1,1: A owned
field -1,0: black
";

async fn sit_down(wish: Wish, name: &str) -> (House, Browser) {
    let house = House::here().await;
    let browser = Browser::open(&house, wish).await;
    let key = stage("heroes-3", name, HOME);
    browser.sit_down_at(&key, 2).await;
    (house, browser)
}

/// H3-MAP-15 to H3-MAP-17: an own tile is seen as it could lie, turned about, and what does not fit says why.
async fn a_tile(wish: Wish) {
    let name = format!("heroes-tile-{}-{}", wish.size.0, wish.lang);
    let (_house, browser) = sit_down(wish, &name).await;
    let tiles = "document.querySelectorAll('.atlas .hexes > .tile-base').length";
    let before = browser.see(tiles).await.as_u64().expect("a number");
    give(&browser, "#do .opt[value='explore main']").await;
    assert!(browser.my_turn().await);
    sound(&browser, &name).await;
    // Every way it could lie is an answer with its picture, and stands on the map by its place.
    let ways = browser.count("#do .opt[data-n]").await;
    assert_eq!(browser.count("#do .opt .foreseen").await, ways);
    assert_eq!((ways, browser.count(".atlas .spot").await), (6, 1), "six ways to lie at the one place");
    let rules = browser.see("[...new Set([...document.querySelectorAll('#not-so li')].map(li => li.innerHTML.match(/H3-MAP-\\d+/)?.[0]))]").await;
    assert!(rules.as_array().is_some_and(|all| all.contains(&"H3-MAP-15".into())), "{rules}");
    // Looked at before it lies there.
    browser.see("document.querySelector('#do .opt:has(.foreseen)').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))").await;
    browser.until("document.querySelector('.ghost-here').childElementCount === 1").await;
    browser.picture(&format!("{name}-ghost")).await;
    give(&browser, "#do .opt:has(.foreseen)").await;
    browser.until(&format!("{tiles} === {}", before + 1)).await;
    browser.close().await;
}

#[tokio::test]
async fn an_own_tile_is_laid_on_a_screen() {
    a_tile(SCREEN).await;
}

#[tokio::test]
async fn an_own_tile_is_laid_on_a_phone_in_czech() {
    a_tile(Wish { lang: "cs", ..PHONE }).await;
}

/// A finger points at nothing: the first touch of a far field shows the way and what it costs, the second goes it.
#[tokio::test]
async fn a_way_is_seen_before_it_is_gone_on_a_phone() {
    let (_house, browser) = sit_down(PHONE, "heroes-way").await;
    assert!(browser.my_turn().await);
    let end = ".hexes .far[data-ids='field 1,-1']";
    browser.until(&format!("document.querySelector({end:?})")).await;
    let seen = format!("getComputedStyle(document.querySelector(\"{end} .way\")).opacity === '1'");
    assert_eq!(browser.see(&seen).await, false);
    let seq = browser.seq().await;
    browser.click(&format!("{end} .reach")).await;
    browser.until(&seen).await;
    let cost = browser.text("[data-hint-line]").await;
    assert!(cost.contains("2 movement, 1 left"), "{cost}");
    sound(&browser, "heroes-way").await;
    // Left alone it is gone, and nothing has happened.
    browser.click("[data-back]").await;
    assert_eq!((browser.see(&seen).await, browser.seq().await), (false.into(), seq));
    browser.click(&format!("{end} .reach")).await;
    browser.click(&format!("{end} .reach")).await;
    browser.until("document.querySelector('.atlas [data-ids^=\"field 1,-1|\"]')").await;
    browser.close().await;
}

/// What is said in a language.
struct Said {
    wish: Wish,
    expensive: &'static str,
    waits: &'static str,
    income: &'static str,
}

/// H3-TOWN-6, H3-TOWN-9, H3-TURN-5: what stands has its tick, what does not its price and the reason; every number its sources.
async fn a_town(said: Said) {
    let name = format!("heroes-town-{}-{}", said.wish.size.0, said.wish.lang);
    let (_house, browser) = sit_down(said.wish, &name).await;
    sound(&browser, &name).await;
    assert_eq!(browser.see("document.documentElement.scrollWidth <= innerWidth").await, true);
    // The army stands above the hand; the question has room beside its buttons.
    assert_eq!(browser.count(".army .spot").await, 4);
    assert_eq!(browser.count(".army [data-ids='A.army.neutral_rogues'] .key").await, 1, "they can look at decks");
    let room = browser.see("document.querySelector('.ask .q').getBoundingClientRect().width").await;
    assert!(room.as_f64().is_some_and(|room| room >= 190.0), "{room} px for the question");
    if said.wish.touch {
        browser.click(".dock a[href^='#kits']").await;
        browser.until("document.querySelector('.kits.sheeted').checkVisibility()").await;
        sound(&browser, &format!("{name}-sheet")).await;
    }
    let why = "Object.fromEntries([...document.querySelectorAll('.a-me .items li.no')].map(li => [li.dataset.ids.split('|')[0], li.title]))";
    let why = browser.see(why).await;
    assert_eq!(why["A.build.dwelling_silver"], said.expensive, "{why}");
    assert_eq!(why["A.build.dwelling_gold"], said.waits, "{why}");
    assert_eq!(browser.count(".a-me .items li.had[data-ids^='A.build']").await, 3);
    // What can be built now is an answer on the town itself.
    assert!(browser.count(".a-me .items li[data-ids^='A.build'] .key").await >= 1);
    if said.wish.touch {
        browser.click(".kits .sheet-close").await;
        browser.until("!document.querySelector('.kits.sheeted').checkVisibility()").await;
    }
    // The income says where it comes from.
    browser.see("document.querySelector(\".a-me [data-ids='A.gold'] .look\").click()").await;
    browser.until("document.querySelector('.sum:popover-open')").await;
    let sources = browser.text(".sum:popover-open").await;
    assert!(sources.contains(said.income), "{sources}");
    sound(&browser, &format!("{name}-income")).await;
    browser.close().await;
}

const ENGLISH: Said = Said {
    wish: SCREEN,
    expensive: "you cannot pay that",
    waits: "needs the lesser dwelling first",
    income: "base income",
};
const CZECH: Said = Said {
    wish: Wish { lang: "cs", ..PHONE },
    expensive: "na to nemáš",
    waits: "nejdřív nižší příbytek",
    income: "základní příjem",
};

#[tokio::test]
async fn a_town_on_a_screen_in_english() {
    a_town(ENGLISH).await;
}

#[tokio::test]
async fn a_town_on_a_phone_in_czech() {
    a_town(CZECH).await;
}

#[tokio::test]
async fn a_town_on_the_smallest_phone() {
    a_town(Said { wish: Wish { size: (320, 640), ..CZECH.wish }, ..CZECH }).await;
}
