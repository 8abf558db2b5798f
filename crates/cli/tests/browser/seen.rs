//! What happens is seen happening: whoever moves goes its own way, cards lie there as they are played, numbers come up where
//! they belong. The page hears made-up news by the connection it has.

use crate::tools::{Browser, FRONT, House, SCREEN, Wish, stage};
use serde_json::{Value, json};

const FOLLOWED: Wish = Wish { pace: "quick", ..SCREEN };

/// Notes all that slides: how often something did, and where its middle is step by step. It looks as soon as
/// the page has set things going and in the first frame of what the browser moves by itself: on a busy machine they may be
/// over before what is left for later is done.
pub(crate) const SLIDES: &str = "(window.slides = [], window.begun = 0, (start => {
        document.startViewTransition = change => {
            window.begun += 1;
            const motion = start(change);
            const ways = new Map(), note = () => {
                for (const moved of document.getAnimations()) {
                    const of = moved.effect.pseudoElement ?? '';
                    if (!of.startsWith('::view-transition-group(thing-')) continue;
                    const stops = moved.effect.getKeyframes().map(frame => frame.transform).filter(at => at && at !== 'none').map(at => (m => [Math.round(m.e), Math.round(m.f)])(new DOMMatrix(at)));
                    if (!ways.has(of) || stops.length > ways.get(of).length) ways.set(of, stops);
                }
            };
            motion.ready.then(() => queueMicrotask(() => {
                note();
                requestAnimationFrame(() => { note(); if (ways.size) window.slides.push([...ways.values()]); });
            }));
            return motion;
        };
    })(document.startViewTransition.bind(document)), true)";

/// Ways to make news up: cells with other things on them, and the sentence that goes with it.
pub(crate) const NEWS: &str = "(window.lies = (cell, html) => { const other = cell.cloneNode(true); other.querySelector('.lies').innerHTML = html; return { [cell.id]: other.outerHTML }; },
    window.bare = cell => cell?.matches('.cell') && !cell.querySelector('[data-thing], .barrier'),
    window.said = (seq, verb, at, more = '') => `<li data-seq='${seq}' data-verb='${verb}' data-at='${at}' ${more}>${verb} ${at}</li>`,
    window.news = (parts, lines, frames) => {
        const seq = Number(document.querySelector('#body').dataset.seq) + lines.length, from = seq - lines.length + 1;
        const log = { from, lines: lines.map((line, i) => said(from + i, ...line)).reverse().join('') };
        socket.onmessage({ data: JSON.stringify({ seq, print: 'made up', parts, log, symbols: '', frames: frames?.map((frame, i) => ({ seq: from + i, ...frame })) }) });
    }, true)";

/// The connection of the page, for all to use.
pub(crate) const OPEN: &str =
    "window.WebSocket = class extends WebSocket { constructor(...all) { super(...all); window.socket = this; } }";

async fn table_of(house: &House, game: &str) -> Browser {
    let browser = Browser::open(house, FOLLOWED).await;
    browser.before_each_page(OPEN).await;
    browser.play_now(game).await;
    assert!(browser.my_turn().await);
    browser.see(SLIDES).await;
    browser.see(NEWS).await;
    browser
}

/// A table of Summoner Wars as it is known, with nothing under way: what is made up is all that happens there.
async fn at_the_front(house: &House) -> Browser {
    let browser = Browser::open(house, FOLLOWED).await;
    browser.before_each_page(OPEN).await;
    browser.at_the_front().await;
    browser.see(SLIDES).await;
    browser.see(NEWS).await;
    browser
}

fn ways(slides: &Value) -> Vec<Vec<(i64, i64)>> {
    let all: Vec<Vec<Vec<(i64, i64)>>> = serde_json::from_value(slides.clone()).expect("ways");
    all.into_iter().flatten().collect()
}

/// Six squares are cleared, three above three; on the first two of the lower row lie two cards that are alike.
const ALIKE: &str = "(() => {
        const cells = [...document.querySelectorAll('.cells > *')], at = 4 * Number(document.querySelector('.cells').dataset.across);
        const lower = [0, 1, 2].map(n => cells[at + n]), upper = [0, 1, 2].map(n => cells[at + n - Number(document.querySelector('.cells').dataset.across)]);
        window.row = lower.map(cell => cell.dataset.place);
        window.card = cells.filter(cell => ![...lower, ...upper].includes(cell)).map(cell => cell.querySelector('.card.s')).find(Boolean).outerHTML;
        window.cell = place => document.querySelector(`.cell[data-place='${place}']`);
        news(Object.assign(...[lower[2], ...upper].map(cell => lies(cell, '')), lies(lower[0], card), lies(lower[1], card)), [['built', row[0]], ['built', row[1]]]);
        return row;
    })()";

#[tokio::test]
async fn of_two_that_are_alike_the_one_that_moved_walks_round_what_stands_in_its_way() {
    let house = House::here().await;
    let browser = at_the_front(&house).await;
    browser.see(ALIKE).await;
    browser.until("cell(row[1]).querySelector('.card.s')").await;
    assert_eq!(ways(&browser.see("slides").await).len(), 0, "what comes from nowhere does not slide");
    let step =
        browser.see("cell(row[1]).getBoundingClientRect().left - cell(row[0]).getBoundingClientRect().left").await;
    let step = step.as_f64().expect("a width").round() as i64;
    browser
        .see("news({ ...lies(cell(row[0]), ''), ...lies(cell(row[2]), card) }, [['moved', row[0] + '|' + row[2]]])")
        .await;
    browser.until("slides.length > 0").await;
    let slides = ways(&browser.see("slides").await);
    assert_eq!(slides.len(), 1, "one moved, the other stayed: {slides:?}");
    let way = &slides[0];
    assert_eq!(way.len(), 5, "up, along twice, and down: {way:?}");
    assert!(way.windows(2).all(|two| (two[0].0 == two[1].0) != (two[0].1 == two[1].1)), "square by square: {way:?}");
    assert!((way[4].0 - way[0].0 - 2 * step).abs() <= 3 && way[4].1 == way[0].1, "to where it stands: {way:?}");
    // What is pushed goes straight.
    browser.see("(slides.length = 0, news({ ...lies(cell(row[2]), ''), ...lies(cell(row[0]), card) }, [['forced', row[2] + '|' + row[0]]]))").await;
    browser.until("slides.length > 0").await;
    assert!(ways(&browser.see("slides").await)[0].len() <= 2);
    // One is destroyed, another comes up elsewhere: nobody has moved.
    browser.see("(slides.length = 0, news({ ...lies(cell(row[0]), ''), ...lies(cell(row[2]), card) }, [['destroyed', row[0]], ['built', row[2]]]))").await;
    browser.until("cell(row[2]).querySelector('.card.s')").await;
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    assert_eq!(browser.see("slides.length").await, 0);
    browser.close().await;
}

#[tokio::test]
async fn a_stone_is_seen_moving_though_others_are_like_it() {
    let house = House::open();
    let browser = table_of(&house, "tash-kalar").await;
    let bare = "(cells => { window.spots = cells.filter(bare).slice(0, 3); window.spot = n => document.getElementById(spots[n].id); return cells.length; })([...document.querySelectorAll('.cells > .cell')])";
    browser.see(bare).await;
    browser.see("(window.stone = \"<svg class='stone p1' data-thing='stone-p1-1-' viewBox='-32 -32 64 64'><circle r='30'></circle></svg>\", news({ ...lies(spot(0), stone), ...lies(spot(1), stone) }, [['placed', spot(0).dataset.place]]))").await;
    browser.until("spot(1).querySelector('.stone')").await;
    browser.see("news({ ...lies(spot(1), ''), ...lies(spot(2), stone) }, [['moved', spot(1).dataset.place + '|' + spot(2).dataset.place]])").await;
    browser.until("slides.length > 0").await;
    let slides = ways(&browser.see("slides").await);
    assert_eq!(slides.len(), 1, "{slides:?}");
    browser.close().await;
    // What lies there is named by its kind, so that the same is done with what the server draws.
    let browser = table_of(&house, "tash-kalar").await;
    browser.see("document.querySelector('#do details')?.setAttribute('open', '')").await;
    browser.answer("#do .opt[data-at]").await;
    browser.until("document.querySelector('.cell svg.stone')").await;
    assert_eq!(browser.count(".cell svg.stone:not([data-thing])").await, 0);
    browser.close().await;
}

#[tokio::test]
async fn a_card_lies_there_as_it_is_played_and_numbers_come_up_at_the_piece() {
    let house = House::here().await;
    let browser = at_the_front(&house).await;
    browser.see("(window.up = [], new MutationObserver(changes => {
            for (const node of changes.flatMap(change => [...change.addedNodes])) if (node.matches?.('.fx-card, .fx-number'))
                window.up.push({ kind: node.dataset.kind ?? 'card', says: node.textContent, x: parseFloat(node.style.left), seq: document.querySelector('#follow')?.dataset.seq });
        }).observe(document.body, { childList: true }), window.hurt = document.querySelector('.cells > .cell:has(.card.s)'), true)").await;
    let middle =
        browser.see("(r => r.left + r.width / 2)(hurt.getBoundingClientRect())").await.as_f64().expect("a place");
    browser.see("news({}, [['played', ''], ['damaged', hurt.dataset.place, `data-harm='−2'`], ['healed', hurt.dataset.place, `data-harm='+1'`]],
        [{ card: `<div class='card m'>Blood</div>` }, {}, {}])").await;
    browser.until("window.up.length >= 3").await;
    let up = browser.see("window.up").await;
    assert_eq!((&up[0]["kind"], &up[0]["says"]), (&"card".into(), &"Blood".into()), "{up}");
    assert_eq!((&up[1]["kind"], &up[1]["says"]), (&"harm".into(), &"−2".into()), "{up}");
    assert_eq!((&up[2]["kind"], &up[2]["says"]), (&"heal".into(), &"+1".into()), "{up}");
    for one in [&up[1], &up[2]] {
        assert!((one["x"].as_f64().expect("x") - middle).abs() < 3.0, "at the piece: {up}, {middle}");
    }
    browser.until("!document.querySelector('.fx-card, .fx-number')").await;
    browser.close().await;
}

#[tokio::test]
async fn a_card_that_somebody_plays_lies_on_the_board_of_the_others() {
    let house = House::here().await;
    let [anna, bert] = Browser::several(&house, FOLLOWED).await;
    let key = stage("summoner-wars-2", "front", FRONT);
    let table = anna.set_up(&json!({ "game": key, "seats": 2, "sitters": ["me", "open"] })).await;
    bert.go(&format!("/t/{table}")).await;
    bert.click("form[action$='/join'] button").await;
    assert!(anna.my_turn().await);
    bert.until("document.querySelector('#main.layout')").await;
    bert.see("(window.up = [], new MutationObserver(changes => {
            for (const node of changes.flatMap(change => [...change.addedNodes])) if (node.matches?.('.fx-card')) window.up.push(node.textContent);
        }).observe(document.body, { childList: true }), true)").await;
    anna.answer("#do .opt[value='play ice_repair']").await;
    bert.until("window.up.some(card => card.includes('Ice Repair'))").await;
    anna.close().await;
    bert.close().await;
}

#[tokio::test]
async fn the_more_waits_the_faster_it_is_played_out() {
    let house = House::here().await;
    let browser = at_the_front(&house).await;
    browser.see("(window.times = [], new MutationObserver(() => {
            const bar = document.querySelector('#follow');
            if (bar?.dataset.seq && window.times.at(-1)?.[0] !== bar.dataset.seq) window.times.push([bar.dataset.seq, performance.now()]);
        }).observe(document.body, { subtree: true, attributes: true, childList: true, attributeFilter: ['data-seq'] }), true)").await;
    let mut waits = vec![];
    for count in [3, 24] {
        browser.see("window.times.length = 0").await;
        browser.see(&format!("news({{}}, Array(...Array({count})).map(() => ['damaged', '']), Array(...Array({count})).map(() => ({{}})))")).await;
        browser.until(&format!("window.times.length === {count} && !document.querySelector('#follow')")).await;
        // The first of three; of many, the best of the first: a machine that is busy is no faster.
        let least = if count == 3 { 1 } else { 6 };
        let wait =
            format!("Math.min(...window.times.slice(0, {least}).map((time, i) => window.times[i + 1][1] - time[1]))");
        waits.push(browser.see(&wait).await.as_f64().expect("a time"));
    }
    assert!(waits[0] > 300.0 && waits[1] < waits[0] / 2.0, "the first of three, and of twenty-four: {waits:?} ms");
    browser.close().await;
}
