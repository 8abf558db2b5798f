//! All the tests beside the sources in one program, so that what they share is compiled and linked once.

mod fight;
mod laws;
mod modes;
mod positions;
mod rules;
mod scene;
mod table;
