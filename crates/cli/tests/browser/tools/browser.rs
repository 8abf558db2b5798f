//! One browser with a fresh profile, driven by a chromedriver of its own.

use super::House;
use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::prelude::*;
use tokio::sync::{Semaphore, SemaphorePermit};

/// Browsers at once in one process: more only wait for each other.
static ROOM: Semaphore = Semaphore::const_new(2);

/// Only what never comes is waited for so long: the machine may be busy with much else.
const PATIENCE: Duration = Duration::from_secs(60);

/// The number of the question that is asked.
const QUESTION: &str = "document.querySelector('#body input[name=question]')?.value";

/// What kind of browser somebody sits at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    pub(crate) size: (u32, u32),
    pub(crate) touch: bool,
    pub(crate) lang: &'static str,
    /// How fast what others do is played out: most tests wait for nothing.
    pub(crate) pace: &'static str,
    /// The system asks for less motion.
    pub(crate) still: bool,
}

pub(crate) const SCREEN: Wish = Wish { size: (1440, 900), touch: false, lang: "en", pace: "off", still: false };
pub(crate) const PHONE: Wish = Wish { size: (390, 844), touch: true, lang: "en", pace: "off", still: false };

/// Drops in this order: chromedriver ends with its browser, and the session finds nobody left to wait for.
#[derive(Debug)]
pub(crate) struct Browser {
    _process: Process,
    pub(crate) driver: WebDriver,
    home: String,
    _room: SemaphorePermit<'static>,
}

#[derive(Debug)]
struct Process {
    child: Child,
    port: u16,
}

impl Process {
    fn start() -> Process {
        // Asked for port 0 it would say which one it took on a pipe that nobody may close; a free one is easier to have.
        let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a free port").port();
        let child = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts; Debian has it in chromium-driver");
        Process { child, port }
    }

    /// Its browser; nothing if it could not begin.
    async fn open(&mut self, wanted: &thirtyfour::ChromeCapabilities) -> Option<WebDriver> {
        let address = format!("http://127.0.0.1:{}", self.port);
        let end = tokio::time::Instant::now() + PATIENCE;
        loop {
            let driver = WebDriver::new(&address, wanted.clone()).await;
            if !matches!(self.child.try_wait(), Ok(None)) {
                return None;
            }
            match driver {
                Ok(driver) => return Some(driver),
                Err(e) if tokio::time::Instant::now() > end => panic!("chromedriver: {e}"),
                // It takes a moment before it listens.
                Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Asked to, it takes its browser along; a killed one would leave it behind.
        if let Ok(mut line) = std::net::TcpStream::connect(("127.0.0.1", self.port)) {
            let _ = line.set_read_timeout(Some(Duration::from_secs(5)));
            let _ = line.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            let _ = line.read_to_end(&mut vec![]);
            for _ in 0..50 {
                if matches!(self.child.try_wait(), Ok(Some(_))) {
                    return;
                }
                std::thread::sleep(Duration::from_millis(100));
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // A test that fails has not closed it; chromedriver does, and nobody should wait for its answer as well.
        let _ = self.driver.clone().leak();
    }
}

impl Browser {
    pub(crate) async fn open(house: &House, wish: Wish) -> Browser {
        let [browser] = Browser::several(house, wish).await;
        browser
    }

    /// So many at once, all or none: two tests that wait for their second browser would wait for ever.
    pub(crate) async fn several<const N: usize>(house: &House, wish: Wish) -> [Browser; N] {
        let mut room = ROOM.acquire_many(N as u32).await.expect("the room stays open");
        let mut browsers = vec![];
        for _ in 0..N {
            let seat = room.split(1).expect("as many as asked for");
            browsers.push(start(house, wish, seat).await);
        }
        browsers.try_into().expect("as many as asked for")
    }

    pub(crate) async fn close(self) {
        assert_eq!(self.complaints().await, Vec::<String>::new(), "the console is quiet");
        self.driver.clone().quit().await.expect("the browser closes");
    }

    /// What the console complained about since the last look.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let log = self.driver.browser_log().await.expect("a log");
        log.into_iter().filter(|line| line.level == "SEVERE").map(|line| line.message).collect()
    }

    pub(crate) async fn go(&self, path: &str) {
        let address = if path.starts_with("http") { path.to_string() } else { format!("{}{path}", self.home) };
        self.driver.goto(address).await.expect("the page opens");
    }

    /// Run something in every page before its own script.
    pub(crate) async fn before_each_page(&self, source: &str) {
        let source = serde_json::json!({ "source": source });
        self.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await.expect("a script is added");
    }

    pub(crate) async fn path(&self) -> String {
        self.driver.current_url().await.expect("an address").path().to_string()
    }

    /// The value of an expression in the page.
    pub(crate) async fn see(&self, expression: &str) -> serde_json::Value {
        let script = format!("return ({expression})");
        let seen = self.driver.execute(script, vec![]).await;
        seen.unwrap_or_else(|e| panic!("{expression}: {e}")).json().clone()
    }

    pub(crate) async fn count(&self, css: &str) -> u64 {
        self.see(&format!("document.querySelectorAll({css:?}).length")).await.as_u64().expect("a number")
    }

    pub(crate) async fn text(&self, css: &str) -> String {
        let text = self.see(&format!("document.querySelector({css:?})?.innerText ?? ''")).await;
        text.as_str().expect("text").to_string()
    }

    /// Wait until something is true in the page.
    pub(crate) async fn until(&self, condition: &str) {
        let waited = tokio::time::timeout(PATIENCE, async {
            // A page that is just being left has nothing to say yet.
            let script = format!("return Boolean({condition})");
            while !matches!(self.driver.execute(script.clone(), vec![]).await.map(|v| *v.json() == true), Ok(true)) {
                tokio::time::sleep(Duration::from_millis(25)).await;
            }
        });
        if waited.await.is_err() {
            self.picture("failed").await;
            let page = self.text("body").await;
            panic!("waited in vain for {condition} at {}:\n{page}", self.path().await);
        }
    }

    pub(crate) async fn click(&self, css: &str) {
        self.until(&format!("document.querySelector({css:?})")).await;
        // News may replace the page between finding and pressing, and a sheet takes a moment to come up.
        let moments = ["stale", "not interactable", "click intercepted"];
        let mut why = String::new();
        for _ in 0..20 {
            let pressed = async { self.driver.find(By::Css(css)).await?.click().await };
            match pressed.await {
                Ok(()) => return,
                Err(e) => why = e.to_string().lines().take(4).collect(),
            }
            assert!(moments.iter().any(|moment| why.contains(moment)), "a click on {css}: {why}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.picture("failed").await;
        panic!("{css} cannot be clicked: {why}");
    }

    pub(crate) async fn choose(&self, select: &str, value: &str) {
        self.click(&format!("{select} option[value='{value}']")).await;
    }

    /// Press keys wherever the focus is.
    pub(crate) async fn keys(&self, keys: impl Into<TypingData>) {
        self.driver.action_chain().send_keys(keys).perform().await.expect("keys are pressed");
    }

    pub(crate) async fn picture(&self, name: &str) {
        let path = super::pictures().join(format!("{name}.png"));
        self.driver.screenshot(&path).await.expect("a picture");
    }

    /// Cut the line, or mend it.
    pub(crate) async fn offline(&self, cut: bool) {
        let cdp = self.driver.cdp();
        cdp.send_raw("Network.enable", serde_json::json!({})).await.expect("the network is watched");
        let line = serde_json::json!({"offline": cut, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        cdp.send_raw("Network.emulateNetworkConditions", line).await.expect("the line is cut");
    }

    // ---- at a table

    pub(crate) async fn play_now(&self, game: &str) {
        self.go("/").await;
        self.click(&format!("form[action='/play-now/{game}'] button")).await;
        self.until("document.querySelector('#main.layout')").await;
    }

    /// Wait until it is my turn or the game is over; false when it is over. A hand needs a moment after every question.
    pub(crate) async fn my_turn(&self) -> bool {
        let calm =
            "document.querySelector('#main[data-over], #do .opt[data-n]') && !document.querySelector('.turning')";
        self.until(calm).await;
        self.count("#main[data-over]").await == 0
    }

    pub(crate) async fn seq(&self) -> u64 {
        let seq = self.see("Number(document.querySelector('#body').dataset.seq)").await;
        seq.as_u64().expect("a number")
    }

    pub(crate) async fn until_after(&self, seq: u64) {
        self.until(&format!("Number(document.querySelector('#body')?.dataset.seq) > {seq}")).await;
    }

    /// The question that stands there. Who passes in a window moves nothing else that everybody could count.
    pub(crate) async fn question(&self) -> serde_json::Value {
        self.see(&format!("{QUESTION} ?? null")).await
    }

    /// Wait until that question is not asked any more: another one is, or nobody of this page.
    pub(crate) async fn until_answered(&self, question: &serde_json::Value) {
        self.until(&format!("({QUESTION} ?? null) !== {question}")).await;
    }

    /// Give an answer by the mouse, confirming where the page asks once more.
    pub(crate) async fn answer(&self, option: &str) {
        self.until("!document.querySelector('.turning')").await;
        let (seq, question) = (self.seq().await, self.question().await);
        // Many answers of one kind are one line until it is opened.
        self.see(&format!("document.querySelector({option:?})?.closest('details')?.setAttribute('open', '')")).await;
        self.click(option).await;
        if self.count("[data-confirm-button]:not([hidden])").await > 0 {
            // The second half of a double click confirms nothing else than it was pressed on.
            tokio::time::sleep(Duration::from_millis(260)).await;
            self.click("[data-confirm-button]").await;
        }
        // Something was told, or nothing was and the next question is there: so it is where one passes in a window.
        let told = format!("Number(document.querySelector('#body')?.dataset.seq) > {seq}");
        let asked = format!("document.querySelector('#do .opt[data-n]') && ({QUESTION} ?? null) !== {question}");
        self.until(&format!("({told}) || ({asked})")).await;
    }
}

async fn start(house: &House, wish: Wish, room: SemaphorePermit<'static>) -> Browser {
    let mut wanted = DesiredCapabilities::chrome();
    let (w, h) = wish.size;
    let size = format!("--window-size={w},{h}");
    let language = format!("--accept-lang={}", wish.lang);
    let quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
    let flags = ["--headless=new", "--no-sandbox", "--disable-gpu", &size, &language];
    flags.iter().chain(&quiet).for_each(|flag| wanted.add_arg(flag).expect("a flag"));
    if wish.still {
        wanted.add_arg("--force-prefers-reduced-motion").expect("a flag");
    }
    if wish.touch {
        let device = serde_json::json!({"deviceMetrics": {"width": w, "height": h, "pixelRatio": 2.0, "touch": true}});
        wanted.add_experimental_option("mobileEmulation", device).expect("an option");
    }
    wanted.set_browser_log_level(thirtyfour::LoggingPrefsLogLevel::All).expect("an option");
    let (process, driver) = loop {
        let mut process = Process::start();
        // Somebody else may have taken its port meanwhile.
        if let Some(driver) = process.open(&wanted).await {
            break (process, driver);
        }
    };
    let cookie = serde_json::json!({"name": "kamen_pace", "value": wish.pace, "url": house.address});
    driver.cdp().send_raw("Network.setCookie", cookie).await.expect("a cookie is set");
    Browser { _process: process, driver, home: house.address.clone(), _room: room }
}
