//! The widest screen, and text twice as large.

use crate::tools::{Browser, House, PHONE, SCREEN, Wish};

async fn look(wish: Wish, size: &str) {
    let house = House::open();
    let browser = Browser::open(&house, wish).await;
    for (name, path) in [
        ("home", "/"),
        ("back", "/back"),
        ("cards", "/g/tash-kalar/cards"),
        ("doomtrooper-cards", "/g/doomtrooper/cards?card=tatsu"),
        ("doomtrooper-deck", "/g/doomtrooper/deck?deck=2%20samurai,%201%20tatsu"),
        ("new", "/new/summoner-wars-2"),
        ("new-doomtrooper", "/new/doomtrooper"),
        ("new-heroes-3", "/new/heroes-3"),
    ] {
        browser.go(path).await;
        browser.sound(&format!("{size}-{name}")).await;
    }
    for game in
        ["doomtrooper", "heroes-3", "summoner-wars-1", "summoner-wars-2", "tash-kalar", "liars-dice", "connect-four"]
    {
        browser.play_now(game).await;
        assert!(browser.my_turn().await);
        browser.sound(&format!("{size}-{game}")).await;
    }
    // Still to be played.
    browser.answer("#do .opt[data-n]").await;
    browser.close().await;
}

#[tokio::test]
async fn the_widest_screen_is_used_and_nothing_is_torn() {
    look(Wish { size: (1920, 1080), ..SCREEN }, "wide").await;
}

/// Zoomed to 200 %, a window of 1440 by 900 has room for 720 by 450: WCAG 1.4.4, 1.4.10.
#[tokio::test]
async fn twice_as_large_everything_is_still_there() {
    look(Wish { size: (720, 450), ..SCREEN }, "zoomed").await;
}

#[tokio::test]
async fn the_smallest_phone_has_room_for_czech() {
    look(Wish { size: (320, 640), lang: "cs", ..PHONE }, "smallest").await;
}
