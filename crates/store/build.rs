//! A new migration must be seen although no Rust file changed.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
