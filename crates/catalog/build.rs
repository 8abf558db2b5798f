//! Counts what each game's scenarios and tests prove, so that the program can say so without its sources, and takes along
//! the scenarios that people are shown as examples.

use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    // Read when it runs: copies of the workspace may share a target folder.
    let games = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../games");
    println!("cargo::rerun-if-changed={}", games.display());
    let mut table = String::from("static PROVEN: &[(&str, Proven)] = &[\n");
    let mut examples = String::from("static EXAMPLES: &[(&str, &[Example])] = &[\n");
    for game in coverage::games(&games)? {
        let found = coverage::of_game(&game)?;
        table += &format!(
            "    ({:?}, Proven {{ rules: {}, rules_proven: {}, cards: {}, cards_proven: {} }}),\n",
            found.game,
            found.rules.total(),
            found.rules.proven(),
            found.cards.total(),
            found.cards.proven(),
        );
        examples += &format!("    ({:?}, &[\n", found.game);
        for example in coverage::examples(&game)? {
            examples += &format!(
                "        Example {{ id: {:?}, rules: &{:?}, cards: &{:?}, text: {:?} }},\n",
                example.id, example.rules, example.cards, example.text
            );
        }
        examples += "    ]),\n";
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("proven.rs"), table + "];\n" + &examples + "];\n")?;
    Ok(())
}
