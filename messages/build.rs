//! Lists the files of `i18n`, every English message with its arguments, and the states of the translations, so that a call
//! names no other message.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    error::Error,
    fmt::Write as _,
    fs,
    path::Path,
};

use fluent_syntax::parser;

use self::uses::{Uses, entries};

#[path = "src/lint/uses.rs"]
mod uses;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=i18n");
    let root = env::var("CARGO_MANIFEST_DIR")?;
    let folder = Path::new(&root).join("i18n");
    let mut files = Vec::new();
    for file in fs::read_dir(&folder)? {
        let path = file?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push(path);
        }
    }
    files.sort();
    let mut out = String::from("pub(crate) const FILES: &[(&str, &str)] = &[\n");
    for path in &files {
        let tag = path.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(out, "    ({tag:?}, include_str!({path:?})),")?;
    }
    out.push_str("];\n");
    let english = fs::read_to_string(folder.join("en.ftl"))?;
    writeln!(out, "pub(crate) const MESSAGES: &[(&str, &[&str])] = &[")?;
    for (id, arguments) in arguments(&english)? {
        writeln!(out, "    ({id:?}, &{arguments:?}),")?;
    }
    out.push_str("];\n");
    out.push_str(&status(&fs::read_to_string(folder.join("status.toml"))?)?);
    fs::write(Path::new(&env::var("OUT_DIR")?).join("catalogue.rs"), out)?;
    Ok(())
}

/// Returns what is recorded of reviews, in order: every process asks for it.
fn status(source: &str) -> Result<String, Box<dyn Error>> {
    let (mut core, mut states) = (Vec::new(), BTreeMap::new());
    for (name, section) in source.parse::<toml::Table>()? {
        if name == "core" {
            core = section.try_into::<Vec<String>>()?;
        } else {
            states.insert(name, section.try_into::<BTreeMap<String, String>>()?);
        }
    }
    let mut out = format!("pub(crate) const CORE: &[&str] = &{core:?};\n");
    out.push_str("pub(crate) const STATES: &[(&str, &[(&str, &str)])] = &[\n");
    for (tag, messages) in states {
        let messages: Vec<(String, String)> = messages.into_iter().collect();
        writeln!(out, "    ({tag:?}, &{messages:?}),")?;
    }
    out.push_str("];\n");
    Ok(out)
}

/// Returns every message and attribute with the arguments that it needs.
fn arguments(source: &str) -> Result<BTreeMap<String, Vec<String>>, Box<dyn Error>> {
    let resource = parser::parse(source).map_err(|(_, errors)| format!("en.ftl: {errors:?}"))?;
    let mut all = BTreeMap::new();
    for (id, uses) in entries(&resource) {
        let person = |(variable, keys): &(String, Vec<String>)| {
            variable.ends_with("-is") && !keys.iter().any(|key| key == "you")
        };
        // English has no grammatical case, so none of its terms has a parameter.
        if uses.selectors.iter().any(person) || !uses.parameters.is_empty() {
            return Err(format!("en.ftl: {id} has a selector or parameter that nothing sets").into());
        }
        if all.insert(id.clone(), uses).is_some() {
            return Err(format!("en.ftl: {id} stands twice").into());
        }
    }
    let messages = all.keys().filter(|id| !id.starts_with('-'));
    messages.map(|id| Ok((id.clone(), closure(&all, id)?))).collect()
}

fn closure(all: &BTreeMap<String, Uses>, id: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let (mut variables, mut waiting, mut seen) = (BTreeSet::new(), vec![id.to_owned()], BTreeSet::new());
    while let Some(id) = waiting.pop() {
        let uses = all.get(&id).ok_or_else(|| format!("en.ftl: there is no {id}"))?;
        if seen.insert(id) {
            waiting.extend(uses.contained.iter().cloned());
            // A person is one argument: `$who` and `$who-is`.
            variables.extend(
                uses.variables.iter().map(|name| name.strip_suffix("-is").unwrap_or(name).to_owned()),
            );
        }
    }
    Ok(variables.into_iter().collect())
}
