//! Acting: nothing moves under the pointer, no press is lost, and none means something else than what was seen.

use crate::tools::{Browser, House, PHONE, SCREEN, Wish};

/// A table of Summoner Wars in the attack phase, where somebody is in reach.
pub(crate) async fn attacking(browser: &Browser) {
    browser.at_the_front().await;
    to_the_attacks(browser).await;
}

/// A new game of Summoner Wars in which the first seat begins, from the form where more can be chosen. As it is laid out
/// there, a Mage has somebody in reach.
pub(crate) async fn new_duel(browser: &Browser) {
    browser.go("/new/summoner-wars-2").await;
    browser.choose("#option-south", "polar_dwarves").await;
    browser.choose("#option-north", "fallen_kingdom").await;
    browser.choose("#option-first", "south").await;
}

pub(crate) async fn to_the_attacks(browser: &Browser) {
    for _ in 0..6 {
        assert!(browser.my_turn().await);
        if browser.count("#do .opt[data-final][data-at]").await > 0 {
            return;
        }
        browser.answer(".a-ask button[name=answer]").await;
    }
    panic!("somebody is in reach");
}

/// Presses the middle of a cell, by hand.
pub(crate) async fn press(browser: &Browser, id: &str) {
    let hit = format!("[...document.querySelectorAll('.cell')].find(c => c.dataset.ids.split('|').includes({id:?}))");
    let at = browser.see(&format!("(c => {{ c.scrollIntoView({{ block: 'nearest' }}); const r = c.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2].map(Math.round); }})({hit})")).await;
    let (x, y) = (at[0].as_i64().expect("x"), at[1].as_i64().expect("y"));
    browser.driver.action_chain().move_to(x, y).click().perform().await.expect("the place is pressed");
}

/// Who attacks whom, in the first attack of the list.
pub(crate) async fn attack(browser: &Browser) -> (String, String) {
    let first = "(o => [o.dataset.by, o.dataset.at])(document.querySelector('#do .opt[data-final][data-at]'))";
    let first = browser.see(first).await;
    (first[0].as_str().expect("a doer").into(), first[1].as_str().expect("a target").into())
}

/// Where the board, the question and the hand are, in the page and not in the window.
async fn places(browser: &Browser) -> Vec<Option<[f64; 4]>> {
    let places = "['.slab', '.a-ask', '.a-hand', '.a-me'].map(css => (r => r && [r.x, r.y + scrollY, r.width, r.height])(document.querySelector(css)?.getBoundingClientRect()))";
    serde_json::from_value(browser.see(places).await).expect("places")
}

/// A scrolled window may round a place by the part of a pixel.
async fn nothing_moved(browser: &Browser, before: &[Option<[f64; 4]>], when: &str) {
    let now = places(browser).await;
    let is_near = |a: &[f64; 4], b: &[f64; 4]| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 0.5);
    let same = before.iter().zip(&now).all(|two| match two {
        (Some(a), Some(b)) => is_near(a, b),
        (a, b) => a.is_none() && b.is_none(),
    });
    assert!(same, "{when}: {before:?} became {now:?}");
}

async fn armed_and_confirmed_on_one_spot(wish: Wish) {
    let house = House::here().await;
    let browser = Browser::open(&house, wish).await;
    attacking(&browser).await;
    let before = places(&browser).await;
    let (by, target) = attack(&browser).await;
    press(&browser, &by).await;
    browser.until("document.querySelector('.picked')").await;
    nothing_moved(&browser, &before, "a chosen piece").await;
    press(&browser, &target).await;
    browser.until("document.querySelector('[data-confirm-button]:not([hidden])')").await;
    nothing_moved(&browser, &before, "an answer that waits for its second press").await;
    browser.picture(&format!("armed-{}-{}", wish.size.0, wish.lang)).await;
    let seq = browser.seq().await;
    press(&browser, &target).await;
    browser.until_after(seq).await;
    browser.close().await;
}

#[tokio::test]
async fn the_second_press_on_the_same_spot_confirms_and_nothing_has_moved() {
    armed_and_confirmed_on_one_spot(SCREEN).await;
}

#[tokio::test]
async fn on_a_phone_nothing_moves_either() {
    armed_and_confirmed_on_one_spot(PHONE).await;
    armed_and_confirmed_on_one_spot(Wish { size: (320, 700), lang: "cs", ..PHONE }).await;
}

/// What is said before the second press may be shorter than the question was.
#[tokio::test]
async fn a_long_question_leaves_its_room_to_what_is_said_instead() {
    let house = House::here().await;
    let browser = Browser::open(&house, PHONE).await;
    attacking(&browser).await;
    browser.see("document.querySelector('.ask[data-question] h2').textContent = 'Which of them? '.repeat(30)").await;
    let before = places(&browser).await;
    let (by, target) = attack(&browser).await;
    press(&browser, &by).await;
    nothing_moved(&browser, &before, "when a piece is chosen").await;
    press(&browser, &target).await;
    browser.until("document.querySelector('[data-confirm-button]:not([hidden])')").await;
    nothing_moved(&browser, &before, "when it is asked once more").await;
    browser.close().await;
}

#[tokio::test]
async fn a_large_card_covers_nothing_that_is_needed_and_waits_for_the_second_press() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    attacking(&browser).await;
    let (by, target) = attack(&browser).await;
    press(&browser, &by).await;
    browser.until("document.querySelector('.picked')").await;
    // The hand still lies on the piece that was chosen: its card comes up, beside all that matters.
    browser.until("document.querySelector('.floating:popover-open')").await;
    let covers = "(card => [...document.querySelectorAll('.cell.target, .cell.picked, .a-ask > *')].filter(part => {
            const a = card.getBoundingClientRect(), b = part.getBoundingClientRect();
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        }).length)(document.querySelector('.floating:popover-open'))";
    assert_eq!(browser.see(covers).await, 0);
    browser.picture("large-card").await;
    press(&browser, &target).await;
    browser.until("document.querySelector('[data-confirm-button]:not([hidden])')").await;
    // Longer than a card takes to come up.
    tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    assert_eq!(browser.count(".big:popover-open").await, 0, "nothing comes up over what is armed");
    browser.close().await;
}

/// Do something in the page at the very moment it is drawn anew.
fn as_soon_as_it_changes(then: &str) -> String {
    format!(
        "new MutationObserver((_, watch) => {{ watch.disconnect(); {then} }})
            .observe(document.querySelector('#body'), {{ attributes: true, attributeFilter: ['data-seq'] }})"
    )
}

#[tokio::test]
async fn a_press_right_after_an_update_is_an_answer() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.go("/new/connect-four").await;
    browser.choose("#chair-1", "same").await;
    browser.click(".preview button.main").await;
    assert!(browser.my_turn().await);
    let seq = browser.seq().await;
    // The reply to the first answer is still on its way then.
    browser.see(&as_soon_as_it_changes("setTimeout(() => document.querySelector('#a2').click())")).await;
    browser.click("#a1").await;
    browser.until(&format!("Number(document.querySelector('#body').dataset.seq) >= {seq} + 2")).await;
    assert_eq!(browser.count(".cell .stone").await, 2, "both stones lie there");
    browser.close().await;
}

#[tokio::test]
async fn a_late_press_never_answers_another_question_and_is_told_so() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    browser.at_the_front().await;
    let asked = "document.querySelector('.ask[data-question]').dataset.question";
    let first = browser.see(asked).await;
    let again = "setTimeout(() => document.querySelector('.a-ask button[name=answer]').click())";
    browser.see(&as_soon_as_it_changes(again)).await;
    // Twice on the same spot: the second press meets the next question.
    browser.click(".a-ask button[name=answer]").await;
    browser.until("document.querySelector('.ask .hint-line:not([hidden])')?.textContent").await;
    let second = browser.see(asked).await;
    assert_ne!(first, second);
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    assert_eq!(browser.see(asked).await, second, "the next question still waits");
    // What is pressed again is meant.
    browser.answer(".a-ask button[name=answer]").await;
    browser.close().await;
}

#[tokio::test]
async fn while_an_answer_is_on_its_way_a_second_press_is_refused_for_all_to_see() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    browser.play_now("connect-four").await;
    assert!(browser.my_turn().await);
    let seq = browser.seq().await;
    let twice = "(document.querySelector('#a1').click(), document.querySelector('#a2').click(), document.querySelector('.ask .hint-line').innerText)";
    assert_ne!(browser.see(twice).await, "");
    browser.until_after(seq).await;
    assert!(browser.my_turn().await);
    assert_eq!(browser.count(".cell .stone").await, 2, "one stone each");
    browser.close().await;
}

/// Where the middle of a cell is.
async fn middle(browser: &Browser, cell: &str) -> (i64, i64) {
    let at = format!("(r => [r.x + r.width / 2, r.y + r.height / 2].map(Math.round))({cell}.getBoundingClientRect())");
    let at = browser.see(&at).await;
    (at[0].as_i64().expect("x"), at[1].as_i64().expect("y"))
}

/// From `window.held = []` on answers wait in the page until they are let go, however long a test takes for what it does
/// meanwhile.
async fn hold_the_line(browser: &Browser) {
    let held = "window.held = null;
        window.let_go = () => { const all = held; held = null; all.forEach(send => send()); return true; };
        window.WebSocket = class extends WebSocket { send(data) { if (held) held.push(() => super.send(data)); else super.send(data); } }";
    browser.before_each_page(held).await;
}

/// Every answer takes so long to the server.
async fn far_away(browser: &Browser, ms: u32) {
    let slow = format!(
        "window.WebSocket = class extends WebSocket {{ send(data) {{ setTimeout(() => super.send(data), {ms}); }} }}"
    );
    browser.before_each_page(&slow).await;
}

/// Two clicks on one spot, as fast as a hand is and however busy the machine: a driver may take longer between them.
async fn double_click(browser: &Browser, x: i64, y: i64) {
    let twice = format!(
        "(() => {{ for (const detail of [1, 2]) for (const [kind, Type] of [['pointerdown', PointerEvent], ['pointerup', PointerEvent], ['click', MouseEvent]])
            document.elementFromPoint({x}, {y}).dispatchEvent(new Type(kind, {{ bubbles: true, cancelable: true, detail, button: 0, pointerType: 'mouse', clientX: {x}, clientY: {y} }}));
            return true; }})()"
    );
    browser.see(&twice).await;
}

#[tokio::test]
async fn a_double_click_means_what_its_first_half_did_however_far_the_server_is() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    far_away(&browser, 150).await;
    browser.go("/new/connect-four").await;
    browser.choose("#chair-1", "same").await;
    browser.click(".preview button.main").await;
    assert!(browser.my_turn().await);
    let (x, y) = middle(&browser, "document.querySelectorAll('.cell.target')[2]").await;
    let seq = browser.seq().await;
    double_click(&browser, x, y).await;
    browser.until_after(seq).await;
    assert!(browser.my_turn().await);
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    assert_eq!(browser.count(".cell .stone").await, 1, "one stone, not two and not none");
    // What is pressed again is meant.
    let seq = browser.seq().await;
    let (x, y) = middle(&browser, "document.querySelectorAll('.cell.target')[2]").await;
    browser.driver.action_chain().move_to(x, y).click().perform().await.expect("a click");
    browser.until_after(seq).await;
    assert_eq!(browser.count(".cell .stone").await, 2);
    // A piece stays chosen, and a card enlarged.
    browser.at_the_front().await;
    let doer = "[...document.querySelectorAll('.cell')].find(c => c.dataset.ids.split('|').includes(document.querySelector(`#do .opt[value='move frost_mage@2,1 to 2,0']`).dataset.by))";
    let (x, y) = middle(&browser, doer).await;
    double_click(&browser, x, y).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(browser.count(".cell.picked").await, 1, "neither half takes the other back");
    browser.driver.action_chain().move_to(x, y).click().perform().await.expect("a click");
    browser.until("!document.querySelector('.cell.picked')").await;
    browser.close().await;
}

#[tokio::test]
async fn whoever_is_chosen_while_an_answer_is_under_way_moves_next() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    hold_the_line(&browser).await;
    browser.at_the_front().await;
    let option = |value: &str| format!("document.querySelector(`#do .opt[value='{value}']`).dataset");
    let mut moves: Vec<String> = vec![];
    // One step each: nothing is asked on the way.
    for value in ["move frost_mage@2,1 to 2,0", "move frost_mage@2,4 to 2,5"] {
        let [by, at] = ["by", "at"].map(|end| format!("{}.{end}", option(value)));
        moves.extend(
            serde_json::from_value::<[String; 2]>(browser.see(&format!("[{by}, {at}]")).await).expect("a move"),
        );
    }
    let seq = browser.seq().await;
    browser.see("window.held = []").await;
    press(&browser, &moves[0]).await;
    press(&browser, &moves[1]).await;
    browser.until("window.held.length === 1").await;
    // The answer is under way; the next piece is chosen already.
    press(&browser, &moves[2]).await;
    let picked = format!("document.querySelector('.cell.picked')?.dataset.ids.split('|').includes({:?})", moves[2]);
    assert_eq!(browser.see(&picked).await, true, "it is chosen at once");
    assert_eq!(browser.seq().await, seq, "the answer is on its way");
    browser.see("let_go()").await;
    browser.until_after(seq).await;
    let kind = browser.see("document.querySelector('.ask[data-question]')?.dataset.question").await;
    assert_eq!(browser.see(&picked).await, true, "the press is not lost: {kind}, {moves:?}");
    // Where nothing could be pressed before, nothing else can be meant: no moment has to pass.
    let seq = browser.seq().await;
    press(&browser, &moves[3]).await;
    browser.until_after(seq).await;
    browser.close().await;
}

#[tokio::test]
async fn while_something_slides_the_board_can_be_pressed() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    browser.at_the_front().await;
    browser.see("document.documentElement.style.setProperty('--calm', '600s')").await;
    let other = browser.see("document.querySelector(`#do .opt[value='move frost_mage@2,4 to 2,5']`).dataset.by").await;
    browser.see("document.querySelector(`#do .opt[value='move frost_mage@2,1 to 2,0']`).click()").await;
    let slides = "moved => moved.effect.pseudoElement?.startsWith('::view-transition-group(thing-')";
    browser.until(&format!("document.getAnimations().some({slides})")).await;
    press(&browser, other.as_str().expect("a piece")).await;
    browser.until("document.querySelector('.cell.picked')").await;
    assert_eq!(browser.see(&format!("document.getAnimations().some({slides})")).await, true, "it slides still");
    browser.close().await;
}

#[tokio::test]
async fn a_hint_is_marked_on_board_card_bar_and_list_with_why_and_what_else() {
    let house = House::here().await;
    let browser = Browser::open(&house, SCREEN).await;
    attacking(&browser).await;
    browser.click("form[action$='/hint'] button").await;
    browser.until("document.querySelector('.ask .advised')").await;
    browser.picture("hint").await;
    let best = browser.see("document.querySelector('#do .opt.hinted b').textContent.trim()").await;
    let best = best.as_str().expect("an answer");
    let bar = browser.text(".ask .advised").await;
    assert!(bar.contains(best) && bar.contains('%'), "what, and why: {bar}");
    let next = browser.text(".ask .advised-then").await;
    assert!((1..=2).contains(&next.matches('%').count()), "the two next best, as far as they were looked at: {next}");
    // It is in sight in the list, and wherever it is done and to whom.
    let seen = "(o => { const a = o.getBoundingClientRect(), b = document.querySelector('#do').getBoundingClientRect(); return a.height > 0 && a.top >= b.top && a.bottom <= b.bottom + 1; })(document.querySelector('#do .opt.hinted'))";
    assert_eq!(browser.see(seen).await, true);
    let marked = "(o => [o.dataset.by, o.dataset.at].filter(Boolean).every(id => [...document.querySelectorAll('[data-ids]')].filter(e => e.dataset.ids.split('|').includes(id)).every(e => e.matches('.hinted'))) && Boolean(o.dataset.by || o.dataset.at || document.querySelector('.ask .btn.hinted')))(document.querySelector('#do .opt.hinted'))";
    assert_eq!(browser.see(marked).await, true);
    browser.close().await;
}
