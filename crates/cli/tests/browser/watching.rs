//! Games of others on the first page; one's own seat; more time after every answer.

use crate::tools::{Browser, House, SCREEN};

#[tokio::test]
async fn a_public_game_is_on_the_first_page_and_can_be_watched() {
    let house = House::open();
    let [player, other] = Browser::several(&house, SCREEN).await;
    player.go("/new/connect-four").await;
    player.choose("#visibility", "public").await;
    player.choose("#clock", "5").await;
    player.choose("#increment", "30").await;
    player.click(".preview button.main").await;
    player.until("document.querySelector('#main.layout')").await;
    assert!(player.my_turn().await);
    assert_eq!(
        player.see("document.querySelector('#main').innerText.includes('away')").await,
        false,
        "at his own table?"
    );
    // Every answer gives thirty seconds more than it took.
    let clock = "Number(document.querySelector('#clock-0').dataset.ms)";
    let before = player.see(clock).await.as_f64().expect("milliseconds");
    assert!(before <= 300_000.0, "five minutes: {before}");
    player.answer("#do .opt[data-n]").await;
    assert!(player.my_turn().await);
    let after = player.see(clock).await.as_f64().expect("milliseconds");
    assert!(after > before + 15_000.0 && after <= before + 30_000.0, "{before} became {after}");
    let table = player.path().await;
    // Not among the games of others for who plays it.
    player.go("/").await;
    assert_eq!(player.count(".running").await, 0);
    other.go("/").await;
    let watch = format!(".running a[href='{table}']");
    assert_eq!(other.count(&watch).await, 1);
    assert_eq!(other.count(".running .mini").await, 1, "with its board");
    other.click(&watch).await;
    other.until("document.querySelector('#main.layout')").await;
    assert_eq!(other.count("#do .opt[data-n]").await, 0, "a spectator is asked nothing");
    player.close().await;
    other.close().await;
}
