//! Everything a new table can be asked for arrives at the table.

use crate::tools::{Browser, House, SCREEN};

#[tokio::test]
async fn factions_level_clock_and_spectators_are_as_chosen() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/new/summoner-wars-2").await;
    browser.choose("#option-south", "tundra_orcs").await;
    browser.choose("#option-north", "phoenix_elves").await;
    browser.choose("#option-first", "south").await;
    browser.choose("#chair-1", "bot:easy").await;
    browser.choose("select[name=clock]", "15").await;
    browser.click(".preview button.main").await;
    assert!(browser.my_turn().await);
    let page = browser.text("#main").await;
    assert!(page.contains("Tundra Orcs") && page.contains("Phoenix Elves"), "{page}");
    assert!(browser.count(".clock").await >= 1);
    browser.close().await;
}

#[tokio::test]
async fn a_melee_of_three_is_set_up_with_a_school_for_each() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/new/tash-kalar").await;
    browser.click("input[name=mode][value=melee]").await;
    browser.choose("#chair-2", "bot:easy").await;
    browser.click(".preview button.main").await;
    assert!(browser.my_turn().await);
    assert_eq!(browser.count(".seat").await.max(3), browser.count(".seat").await, "three sit at it");
    browser.answer("#do .opt[data-n]").await;
    browser.close().await;
}
