//! Writes the tables of the catalogue.

use std::{env, error::Error, fs, path::Path};

#[path = "build/catalogue.rs"]
mod catalogue;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=i18n");
    println!("cargo::rerun-if-changed=other-languages.ftl");
    let tables = catalogue::catalogue(Path::new(&env::var("CARGO_MANIFEST_DIR")?))?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("catalogue.rs"), tables)?;
    Ok(())
}
