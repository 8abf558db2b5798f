//! `kamen bench`, `load` and `tune`: handed to the program beside this one, which counts allocations and holds clients
//! that nobody needs to play.

use command::Exit;
use std::env;
use std::path::Path;
use std::process::{Command, exit};

const PROGRAM: &str = "kamen-measure";

/// Run it with our own arguments, and end as it ends.
pub(crate) fn run() -> Result<(), Exit> {
    let program = env::current_exe().map_err(Exit::refused)?.with_file_name(PROGRAM);
    if !program.exists() {
        build(&program)?;
    }
    let status = Command::new(&program).args(env::args_os().skip(1)).status();
    let status = status.map_err(|error| Exit::refused(format!("{}: {error}", program.display())))?;
    exit(status.code().unwrap_or(1))
}

/// `cargo run` builds this program alone; whoever came that way has the means to build the other.
fn build(program: &Path) -> Result<(), Exit> {
    let missing =
        || Exit::refused(format!("there is no {PROGRAM} beside this program: `cargo build --release` makes both"));
    let cargo = env::var_os("CARGO").ok_or_else(missing)?;
    let folder = program.parent().and_then(Path::file_name).and_then(|name| name.to_str()).ok_or_else(missing)?;
    let profile = if folder == "debug" { "dev" } else { folder };
    let mut command = Command::new(cargo);
    command.args(["build", "--quiet", "--package", PROGRAM, "--profile", profile]);
    let built = command.current_dir(env!("CARGO_MANIFEST_DIR")).status();
    if built.is_ok_and(|status| status.success()) && program.exists() { Ok(()) } else { Err(missing()) }
}
