//! The web page as people meet it: the real binary, a real browser. Needs chromium and chromedriver, as Debian has them.

mod accounts;
mod acting;
mod afterwards;
mod choices;
mod czech;
mod decks;
mod faces;
mod following;
mod hands;
mod keyboard;
mod moments;
mod newcomer;
mod one_screen;
mod pages;
mod passing;
mod people;
mod phone;
mod pool;
mod reference;
mod replay;
mod room;
mod speed;
mod tools;
mod two_people;
mod watching;
mod wide;
