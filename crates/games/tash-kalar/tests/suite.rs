//! All the tests beside the sources in one program, so that what they share is compiled and linked once.

mod bots;
mod games;
mod patterns;
mod scene;
mod speed;
mod tasks;
mod words;
