//! Everybody's turn can be followed: event by event, from the position each belongs to, at one's own speed.

use crate::acting::new_duel;
use crate::seen::{NEWS, OPEN, SLIDES};
use crate::tools::{Browser, House, SCREEN, Wish};

const FOLLOWED: Wish = Wish { pace: "quick", ..SCREEN };

/// A table of Summoner Wars against a bot that does much in its turn.
async fn against_medium(browser: &Browser) {
    new_duel(browser).await;
    browser.choose("#chair-1", "bot:medium").await;
    browser.click(".preview button.main").await;
    browser.until("document.querySelector('#main.layout')").await;
    assert!(browser.my_turn().await);
}

/// Notes every step that is played out: the event, the sentence, when, and how many pieces stand on the board.
const WATCH: &str = "(window.steps = [], new MutationObserver(() => {
        const bar = document.querySelector('#follow'), last = window.steps[window.steps.length - 1];
        if (!bar?.dataset.seq || last?.seq === Number(bar.dataset.seq)) return;
        window.steps.push({ seq: Number(bar.dataset.seq), said: bar.querySelector('p').textContent, at: performance.now(),
            board: [...document.querySelectorAll('.cell')].map(cell => cell.dataset.ids).join(), mine: document.querySelectorAll('#do .opt[data-n]').length, moving: document.getAnimations().length,
            verb: document.querySelector(`#lines li[data-seq='${bar.dataset.seq}']`)?.dataset.verb, places: new Set(document.querySelector(`#lines li[data-seq='${bar.dataset.seq}']`)?.dataset.at?.split('|')).size, slides: window.begun ?? 0 });
    }).observe(document.body, { subtree: true, attributes: true, childList: true, attributeFilter: ['data-seq'] }), true)";

/// The latest turn that the log tells of.
const TURN: &str =
    "Math.max(0, ...[...document.querySelectorAll('#lines .turnline')].map(line => Number(line.dataset.seq)))";

/// Go on without doing anything until the others' turn has begun. They may be done with it before one looks again.
async fn end_my_turn(browser: &Browser) {
    let mine = browser.see(TURN).await;
    let over = format!("(!document.querySelector('#do .opt[data-n]') || {TURN} > {mine})");
    let asked = "document.querySelector('#do [name=question]')?.value ?? null";
    for _ in 0..12 {
        browser.until(&format!("{over} || !document.querySelector('.turning, .sending')")).await;
        if browser.see(&over).await == true {
            return;
        }
        let question = browser.see(asked).await;
        browser.see("document.querySelector('.a-ask button[name=answer]')?.click()").await;
        browser.see("document.querySelector('[data-confirm-button]:not([hidden])')?.click()").await;
        browser.until(&format!("{over} || ({asked}) !== {question}")).await;
    }
    panic!("a turn ends");
}

async fn steps(browser: &Browser) -> Vec<serde_json::Value> {
    browser.see("window.steps").await.as_array().expect("steps").clone()
}

fn number(step: &serde_json::Value, key: &str) -> f64 {
    step[key].as_f64().expect("a number")
}

/// The bot's whole turn, as it is played out.
async fn a_turn_is_seen(wish: Wish) -> Vec<serde_json::Value> {
    let house = House::open();
    let browser = Browser::open(&house, wish).await;
    against_medium(&browser).await;
    browser.see(SLIDES).await;
    browser.see(WATCH).await;
    end_my_turn(&browser).await;
    browser.until("window.steps.length > 2").await;
    browser.picture(if wish.still { "followed-still" } else { "followed" }).await;
    assert!(browser.my_turn().await);
    browser.until("!document.querySelector('#follow')").await;
    let steps = steps(&browser).await;
    browser.close().await;
    steps
}

#[tokio::test]
async fn a_bots_turn_is_seen_step_by_step() {
    let steps = a_turn_is_seen(FOLLOWED).await;
    assert!(steps.len() >= 5, "{steps:#?}");
    assert!(steps.windows(2).all(|two| number(&two[0], "seq") < number(&two[1], "seq")), "in order: {steps:#?}");
    assert!(steps.iter().all(|step| !step["said"].as_str().expect("words").is_empty()), "with a sentence: {steps:#?}");
    let waits: Vec<f64> = steps.windows(2).map(|two| number(&two[1], "at") - number(&two[0], "at")).collect();
    assert!(waits.iter().all(|wait| *wait > 90.0), "each is seen: {waits:?}");
    let boards: std::collections::BTreeSet<&str> = steps.iter().filter_map(|step| step["board"].as_str()).collect();
    assert!(boards.len() >= 3, "the board of each: {boards:?}");
    assert!(steps[..steps.len() - 1].iter().all(|step| number(step, "mine") == 0.0), "what I can do comes at its end");
    // Whoever moves is seen moving, whether others are like it or not; who comes back to where it was is seen there.
    let moved = steps.iter().filter(|step| step["verb"] == "moved" && number(step, "places") > 1.0).count();
    let slides = number(steps.last().expect("steps"), "slides");
    assert!(moved >= 2 && slides >= moved as f64, "{moved} moved, {slides} slid: {steps:#?}");
}

#[tokio::test]
async fn with_reduced_motion_there_are_steps_and_nothing_moves() {
    let steps = a_turn_is_seen(Wish { still: true, ..FOLLOWED }).await;
    assert!(steps.len() >= 5, "{steps:#?}");
    assert!(steps.iter().all(|step| number(step, "moving") == 0.0), "{steps:#?}");
}

#[tokio::test]
async fn one_key_skips_what_is_played_out() {
    let house = House::open();
    let browser = Browser::open(&house, Wish { pace: "calm", ..SCREEN }).await;
    against_medium(&browser).await;
    browser.see(WATCH).await;
    end_my_turn(&browser).await;
    browser.until("document.querySelector('#follow')").await;
    let pressed = browser.see("performance.now()").await.as_f64().expect("a time");
    for _ in 0..40 {
        if browser.count("#do .opt[data-n]").await > 0 {
            break;
        }
        browser.keys(" ").await;
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert!(browser.my_turn().await);
    let took = browser.see("performance.now()").await.as_f64().expect("a time") - pressed;
    let told = browser.see("document.querySelectorAll('#lines li.new').length").await.as_f64().expect("lines");
    assert!(told > 5.0 && took < told * 1700.0 / 2.0, "{told} events in {took} ms");
    // By a tap as well.
    browser.see("window.steps = []").await;
    end_my_turn(&browser).await;
    browser.until("document.querySelector('#follow')").await;
    browser.until("document.querySelector('#do .opt[data-n]') || (document.querySelector('#board .cell').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })), false)").await;
    browser.until("!document.querySelector('#follow')").await;
    browser.close().await;
}

#[tokio::test]
async fn what_i_do_is_there_at_once_and_a_key_is_mine_again_as_soon_as_i_am_asked() {
    let house = House::here().await;
    let browser = Browser::open(&house, FOLLOWED).await;
    browser.before_each_page(OPEN).await;
    // Whatever is looked at is looked at for as long as the test takes.
    let slow =
        "(real => { window.setTimeout = (then, ms, ...all) => real(then, ms > 300 ? 1e9 : ms, ...all); })(setTimeout)";
    browser.before_each_page(slow).await;
    browser.at_the_front().await;
    browser.see(NEWS).await;
    let there = "document.querySelector(\".cell[data-place='a3'] .card.s\") !== null";
    assert_eq!(browser.see(there).await, false);
    let question = browser.question().await;
    browser.see("document.querySelector(\"#do .opt[value='move frost_mage@2,1 to 2,0']\").click()").await;
    browser.until(there).await;
    browser.until_answered(&question).await;
    assert!(browser.my_turn().await);
    // The last of what others did is still looked at when I am asked: the key is meant for the question.
    browser.see("news({}, [['damaged', '']], [{}])").await;
    browser.until("document.querySelector('#follow[data-seq]')").await;
    let question = browser.question().await;
    browser.see("document.querySelector('.a-ask button[name=answer]').focus()").await;
    browser.keys(thirtyfour::Key::Enter).await;
    browser.until_answered(&question).await;
    browser.close().await;
}

#[tokio::test]
async fn switched_off_nothing_is_played_out_and_it_can_be_switched_at_the_table() {
    let house = House::open();
    let browser = Browser::open(&house, FOLLOWED).await;
    against_medium(&browser).await;
    browser.click("[popovertarget=menu]").await;
    browser.choose("#table-pace", "off").await;
    browser.keys("\u{e00c}").await;
    browser.see(WATCH).await;
    end_my_turn(&browser).await;
    assert!(browser.my_turn().await);
    assert_eq!(steps(&browser).await.len(), 0, "nothing was played out");
    // It is kept, and is the same in the settings.
    browser.go("/settings").await;
    assert_eq!(browser.see("document.querySelector('#pace').value").await, "off");
    browser.choose("#pace", "calm").await;
    browser.click("form[action='/settings'] button.main").await;
    browser.until("location.search.includes('saved')").await;
    assert_eq!(browser.see("document.body.dataset.pace").await, "calm");
    browser.close().await;
}

#[tokio::test]
async fn since_my_last_turn_is_played_again_from_the_position_then_and_owed_until_it_was_seen() {
    let house = House::open();
    // Nothing is played out as it happens, so all of it is owed.
    let browser = Browser::open(&house, SCREEN).await;
    against_medium(&browser).await;
    let board = "[...document.querySelectorAll('.cell')].map(cell => cell.dataset.ids).join()";
    let then = browser.see(board).await;
    end_my_turn(&browser).await;
    assert!(browser.my_turn().await);
    let now = browser.see(board).await;
    assert_ne!(then, now);
    browser.until("!document.querySelector('[data-since]').hidden").await;
    // An answer of my own does not take it away, nor does another page.
    browser.answer(".a-ask button[name=answer]").await;
    assert_eq!(browser.see("document.querySelector('[data-since]').hidden").await, false);
    let table = browser.path().await;
    browser.go(&table).await;
    browser.until("document.querySelector('[data-since]') && !document.querySelector('[data-since]').hidden").await;
    let now = browser.see(board).await;
    browser.see(WATCH).await;
    browser.see(&format!("window.first = null, new MutationObserver((_, watch) => {{ const now = {board}; if (now !== {now}) {{ window.first = now; watch.disconnect(); }} }}).observe(document.querySelector('#body'), {{ subtree: true, childList: true, attributes: true }})")).await;
    browser.click("[data-since]").await;
    browser.until("window.steps.length > 1").await;
    browser.picture("since-my-last-turn").await;
    browser.until("!document.querySelector('#follow')").await;
    assert_eq!(browser.see("window.first").await, then, "from the position then");
    let seen = steps(&browser).await;
    assert!(seen.len() >= 5, "{seen:#?}");
    assert_eq!(browser.see(board).await, now, "and it ends as it is");
    assert!(browser.my_turn().await);
    // Seen: what was owed is not any more. What I may do is as it was.
    assert_eq!(browser.see("localStorage.getItem('owed ' + location.pathname)").await, serde_json::Value::Null);
    browser.answer(".a-ask button[name=answer]").await;
    browser.close().await;
}

#[tokio::test]
async fn since_my_last_turn_is_owed_no_more_when_it_was_skipped() {
    let house = House::open();
    let browser = Browser::open(&house, SCREEN).await;
    against_medium(&browser).await;
    end_my_turn(&browser).await;
    assert!(browser.my_turn().await);
    browser.until("!document.querySelector('[data-since]').hidden").await;
    let board = "[...document.querySelectorAll('.cell')].map(cell => cell.dataset.ids).join()";
    let now = browser.see(board).await;
    let owed = "localStorage.getItem('owed ' + location.pathname)";
    assert_ne!(browser.see(owed).await, serde_json::Value::Null);
    browser.click("[popovertarget=menu]").await;
    browser.choose("#table-pace", "calm").await;
    browser.keys("\u{e00c}").await;
    browser.click("[data-since]").await;
    browser.until("document.querySelector('#follow')").await;
    browser.keys(" ").await;
    browser.until("!document.querySelector('#follow')").await;
    assert_eq!(browser.see(board).await, now, "as it is");
    assert_eq!(browser.see(owed).await, serde_json::Value::Null);
    assert!(browser.my_turn().await);
    browser.close().await;
}
