//! Heroes III: a combat as people see it. Who acts when, how far units get, what an attack would do, walls and the tower.

use crate::heroes::{give, sound};
use crate::tools::{Browser, House, PHONE, SCREEN, Wish, stage};

const SMALLEST: Wish = Wish { lang: "cs", size: (320, 640), ..PHONE };

/// A siege, an instant before the roll: walls, a tower, cards that last and cards that were played.
const SIEGE: &str = "\
game: heroes-3
tile 1: S3 at 0,0 turn 0 up
tile 2: S2 at 1,-3 turn 3 up
round: 5
A.hero: catherine
B.hero: mutare
A.main: 1,-3 mp 1 from 1,-2
B.main: 1,-3 mp 0
A.steps: 6
A.hand: attack offense bless magic_arrow power crusaders_1
B.buildings: citadel
combat: A 0 hero B 0
combat.at: 1,-3
combat.stage: instants >AB blow 0 5 first
combat.active: 0
combat.round: 2
combat.walls: wall - gate wall
frame 1: combat
A.units: crusaders+ marksmen griffins+
B.units: minotaurs+ medusas
fighter 0: crusaders+ b4 1 attack+2
fighter 1: marksmen a1 0
fighter 2: griffins+ d2 0 acted
fighter 5: minotaurs+ b5 1 defends
fighter 6: medusas a5 1 retaliated acted
fighter 10: arrow_tower tower 0 acted
boost 1: crusaders_1 0 +2 +0
lasting 1: slow 1 attacker 6 -
";

/// The same town, a unit about to move: walls and the gate bar the way.
fn assault() -> String {
    let kept = |line: &&str| {
        !["boost", "lasting", "fighter 0", "combat.stage", "combat.active"].iter().any(|word| line.starts_with(word))
    };
    let rest: Vec<&str> = SIEGE.lines().filter(kept).collect();
    format!("{}\ncombat.stage: act\ncombat.active: 0\nfighter 0: crusaders+ b2 0\n", rest.join("\n"))
}

async fn sit_down(browser: &Browser, name: &str, position: &str) {
    let key = stage("heroes-3", name, position);
    browser.sit_down_at(&key, 2).await;
}

/// What a siege has to show at every size.
async fn a_siege(wish: Wish) {
    let house = House::here().await;
    let browser = Browser::open(&house, wish).await;
    let name = format!("heroes-siege-{}-{}", wish.size.0, wish.lang);
    sit_down(&browser, &name, SIEGE).await;
    sound(&browser, &name).await;
    assert_eq!(browser.see("document.documentElement.scrollWidth <= innerWidth").await, true);
    // H3-COMBAT-25: everybody once, one of them now, and those to come by their initiative.
    assert_eq!(browser.count(".fight .order > li").await, 6);
    assert_eq!(browser.count(".fight .order > li.now").await, 1);
    assert_eq!(browser.count(".fight .order > li.done").await, 3);
    let falls = "(n => n.every((x, i) => i === 0 || n[i - 1] >= x))([...document.querySelectorAll('.fight .order > li:not(.done):not(.now) b')].map(b => Number(b.textContent)))";
    assert_eq!(browser.see(falls).await, true);
    // H3-SIEGE-4: what stands of the walls, and the tower beside the board.
    assert_eq!(browser.count(".fight .cell .barrier").await, 3);
    assert_eq!(browser.count(".fight .by [data-ids='fighter 10']").await, 1, "the Arrow Tower");
    // H3-COMBAT-27: the attack held against the defense, the damage as a range, and the life that is left.
    let reckon = browser.text(".fight .reckon").await;
    let damage = if wish.lang == "cs" { "zranění" } else { "damage" };
    assert!(reckon.contains(damage), "{reckon}");
    assert_eq!(browser.count(".fight .die").await, 2, "the die of the attack, and that of the defense");
    // Every card that can be played says what becomes of the damage; the others say why not.
    let meaning = browser.text("#do .opt[value='play attack basic'] small").await;
    assert!(meaning.contains(damage), "{meaning}");
    let silent = "[...document.querySelectorAll('#hand .card.m')].filter(card => !card.querySelector('.key') && !/\\S/.test(card.querySelector('.no, .why, small')?.textContent ?? '')).map(card => card.textContent)";
    assert_eq!(browser.see(silent).await, serde_json::json!([]));
    browser.close().await;
}

#[tokio::test]
async fn a_siege_on_a_screen_in_english() {
    a_siege(SCREEN).await;
}

#[tokio::test]
async fn a_siege_on_a_phone_in_czech() {
    a_siege(Wish { lang: "cs", ..PHONE }).await;
}

#[tokio::test]
async fn a_siege_on_the_smallest_phone() {
    a_siege(SMALLEST).await;
}

/// H3-COMBAT-26, H3-COMBAT-36: what is lit is what can be reached, and each place says whom it brings into reach and how hard
/// they would be hit.
async fn an_assault(wish: Wish) {
    let house = House::here().await;
    let browser = Browser::open(&house, wish).await;
    let name = format!("heroes-assault-{}-{}", wish.size.0, wish.lang);
    sit_down(&browser, &name, &assault()).await;
    sound(&browser, &name).await;
    let ways = browser.count("#do .opt[value^='to ']").await;
    let lit = "[...document.querySelectorAll('.fight .cell')].filter(cell => cell.querySelector('.key') && !cell.querySelector('.card, .barrier')).length";
    assert_eq!(browser.see(lit).await, ways);
    assert!(ways >= 4, "{ways} spaces are reached");
    let (none, some) = if wish.lang == "cs" { ("nikoho", "zranění") } else { ("nobody", "damage") };
    let says = browser.see("Object.fromEntries([...document.querySelectorAll(\"#do .opt[value^='to ']\")].map(o => [o.value, o.querySelector('small').textContent]))").await;
    assert!(says["to a2"].as_str().is_some_and(|text| text.to_lowercase().contains(none)), "{says}");
    assert!(says["to b4"].as_str().is_some_and(|text| text.contains(some)), "through the breach: {says}");
    // It goes, strikes, and somebody may play cards before the roll.
    give(&browser, "#do .opt[value='to b4']").await;
    assert!(browser.my_turn().await);
    let strike = browser.text("#do .opt[value='strike b5'] small").await;
    assert!(strike.contains(some), "{strike}");
    give(&browser, "#do .opt[value='strike b5']").await;
    assert!(browser.my_turn().await);
    assert!(browser.count(".fight .reckon").await >= 1, "an attack goes on");
    sound(&browser, &format!("{name}-blow")).await;
    // Once nobody plays a card any more it is rolled: the die lies in the log, and the damage is seen where it was done.
    while browser.count("#lines li[data-verb=struck]").await == 0 {
        give(&browser, "#do .opt[value=pass]").await;
        assert!(browser.my_turn().await);
    }
    let told = "(li => [li.querySelectorAll('.dice .die').length, Boolean(li.dataset.harm ?? li.dataset.missed), li.dataset.at])(document.querySelector('#lines li[data-verb=struck]'))";
    assert_eq!(browser.see(told).await, serde_json::json!([1, true, "b5"]));
    browser.close().await;
}

#[tokio::test]
async fn an_assault_on_a_screen_in_czech() {
    an_assault(Wish { lang: "cs", ..SCREEN }).await;
}

#[tokio::test]
async fn an_assault_on_a_phone_in_english() {
    an_assault(PHONE).await;
}
