//! The example bot, against the real server: it plays whole games, as a guest and by a token, alone and with another.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

/// A server that stops when the test does.
struct Server {
    child: Child,
    address: String,
    _folder: TempDir,
}

impl Server {
    fn start() -> Server {
        let folder = TempDir::new().expect("a folder");
        let db = format!("sqlite:{}", folder.path().join("kamen.db").display());
        let mut child = Command::new(env!("CARGO_BIN_EXE_kamen"))
            .args(["serve", "--port", "0", "--db", &db])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut address = String::new();
        let out = child.stdout.take().expect("a pipe");
        BufReader::new(out).read_line(&mut address).expect("an address");
        Server { child, address: address.trim().into(), _folder: folder }
    }

    fn bot(&self, args: &[&str], token: Option<&str>) -> Child {
        let mut bot = Command::new("python3");
        bot.arg(BOT).args(args).env("KAMEN_URL", &self.address).env("no_proxy", "*").env_remove("KAMEN_TOKEN");
        bot.envs(token.map(|token| ("KAMEN_TOKEN", token)));
        let started = bot.stdout(Stdio::piped()).spawn();
        started.unwrap_or_else(|why| panic!("python3 does not start ({why}): install the package python3"))
    }

    /// What a request in plain HTTP gives: the first header of that name, and the body.
    fn post(&self, path: &str, header: &str, body: &str, wanted: &str) -> (String, String) {
        let host = self.address.trim_start_matches("http://");
        let mut line = TcpStream::connect(host).expect("a connection");
        let length = body.len();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n{header}\r\n{body}"
        );
        line.write_all(request.as_bytes()).expect("sent");
        let mut answer = String::new();
        line.read_to_string(&mut answer).expect("an answer");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let found = head.lines().filter_map(|l| l.split_once(": ")).find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        (found.map_or_else(String::new, |(_, value)| value.to_string()), body.to_string())
    }

    fn token(&self) -> String {
        let (cookie, _) = self.post("/api/v1/sessions", "", r#"{"guest":"Ada"}"#, "set-cookie");
        let cookie = format!("Cookie: {}\r\n", cookie.split(';').next().expect("a cookie"));
        let (_, body) = self.post("/api/v1/tokens", &cookie, r#"{"label":"bot"}"#, "");
        let fresh: serde_json::Value = serde_json::from_str(&body).unwrap_or_else(|e| panic!("{e}: {body}"));
        fresh["token"].as_str().expect("a token").to_string()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the bot said, having played to the end.
fn said(bot: Child) -> String {
    let out = bot.wait_with_output().expect("the bot ends");
    let said = String::from_utf8(out.stdout).expect("UTF-8");
    assert!(out.status.success(), "{said}");
    said
}

fn played(said: &str) {
    assert!(said.contains("\nstarted\n") && said.contains("\nfinished\n"), "{said}");
    let last = said.lines().last().expect("a last line");
    let ranks: serde_json::Value = serde_json::from_str(last.strip_prefix("ranks ").expect("ranks")).expect("JSON");
    assert!(ranks.as_object().expect("a rank for each seat").len() >= 2, "{said}");
}

#[test]
fn the_example_fits_in_forty_lines() {
    assert!(std::fs::read_to_string(BOT).expect("the example").lines().count() <= 40);
}

#[test]
fn the_example_plays_whole_games_against_bots() {
    let server = Server::start();
    played(&said(server.bot(&["connect-four", "--against", "greedy"], None)));
    played(&said(server.bot(&["summoner-wars-2", "--against", "random"], Some(&server.token()))));
}

#[test]
fn two_examples_play_each_other() {
    let server = Server::start();
    let mut host = server.bot(&["liars-dice", "--against", "open"], None);
    let mut first = String::new();
    let mut out = BufReader::new(host.stdout.take().expect("a pipe"));
    out.read_line(&mut first).expect("the table's code");
    let table = first.trim().strip_prefix("table ").expect("the table's code");
    played(&said(server.bot(&[table, "--join", "B"], None)));
    let mut rest = String::new();
    out.read_to_string(&mut rest).expect("what the host said");
    assert!(host.wait().expect("the host ends").success(), "{rest}");
    played(&(first + &rest));
}
