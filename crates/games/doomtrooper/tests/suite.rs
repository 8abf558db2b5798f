//! All the tests beside the sources in one program, so that what they share is compiled and linked once.

mod decks;
mod games;
mod matches;
mod random;
mod refusals;
mod rules;
mod rulings;
mod scene;
mod windows;
