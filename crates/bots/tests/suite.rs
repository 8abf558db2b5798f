//! All the tests beside the sources in one program, so that what they share is compiled and linked once.

mod endless;
mod foresight;
mod guided;
mod toy;
mod tune;
mod turns;
