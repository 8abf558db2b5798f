//! A server, a browser, and the few things people do with them.

mod browser;
mod flaws;
mod server;
mod staged;

pub(crate) use browser::{Browser, PHONE, SCREEN, Wish};
pub(crate) use server::House;
pub(crate) use staged::{FRONT, stage};

/// Where pictures of the pages are put, for people to look at.
pub(crate) fn pictures() -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("screenshots");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder
}
