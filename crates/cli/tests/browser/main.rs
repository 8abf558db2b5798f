//! The web page as people meet it: the real binary, a real browser. Needs chromium and chromedriver, as Debian has them.

mod choices;
mod czech;
mod decks;
mod hands;
mod keyboard;
mod moments;
mod newcomer;
mod one_screen;
mod pages;
mod passing;
mod phone;
mod pool;
mod replay;
mod speed;
mod tools;
mod two_people;
mod wide;
