//! Makes the tables of the catalogue from the folder of its languages. A file that is put there is a language.

use std::{
    collections::{BTreeMap, BTreeSet},
    error::Error,
    fmt::Write as _,
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

use self::uses::{Uses, entries};

#[path = "../src/source.rs"]
mod source;
#[path = "../src/lint/uses.rs"]
mod uses;

/// Returns the tables as source. They are the files of `i18n`, the lists of words for the reader of mail, and the states of
/// the translations. Every English message is there with its arguments, so that a call can name no other.
///
/// # Errors
///
/// A file cannot be read, or `en.ftl` is not sound.
pub fn catalogue(folder: &Path) -> Result<String, Box<dyn Error>> {
    let mut paths = Vec::new();
    for file in fs::read_dir(folder.join("i18n"))? {
        let path = file?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            paths.push(path);
        }
    }
    paths.sort();
    let mut out = String::from("pub(crate) const FILES: &[(&str, &str)] = &[\n");
    for path in &paths {
        let tag = path.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(out, "    ({tag:?}, include_str!({path:?})),")?;
    }
    out.push_str("];\n");
    let english = fs::read_to_string(folder.join("i18n/en.ftl"))?;
    writeln!(out, "pub(crate) const MESSAGES: &[(&str, &[&str])] = &[")?;
    for (id, arguments) in arguments(&english)? {
        writeln!(out, "    ({id:?}, &{arguments:?}),")?;
    }
    out.push_str("];\n");
    paths.push(folder.join("other-languages.ftl"));
    writeln!(out, "pub(crate) const LISTS: &[(&str, &[&str])] = &[")?;
    for (id, words) in lists(&paths)? {
        let words: Vec<_> = words.into_iter().collect();
        writeln!(out, "    ({id:?}, &{words:?}),")?;
    }
    out.push_str("];\n");
    out.push_str(&status(&folder.join("i18n"), &english)?);
    Ok(out)
}

/// Returns the words of each list for the reader of mail, of all languages together. No file is parsed again for them when
/// the process begins.
fn lists(paths: &[std::path::PathBuf]) -> Result<BTreeMap<String, BTreeSet<String>>, Box<dyn Error>> {
    let mut lists = BTreeMap::<String, BTreeSet<String>>::new();
    for path in paths {
        let source = fs::read_to_string(path)?;
        // A test names what cannot be read.
        let resource = parser::parse(source.as_str()).unwrap_or_else(|(resource, _)| resource);
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            if !message.id.name.starts_with("reading-") {
                continue;
            }
            let words = lists.entry(message.id.name.to_owned()).or_default();
            for pattern in
                message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value))
            {
                let text = text_of(pattern).to_lowercase().replace('\u{2019}', "'");
                let ways = text.split('|').map(|way| way.split_whitespace().collect::<Vec<_>>().join(" "));
                words.extend(ways.filter(|way| !way.is_empty()));
            }
        }
    }
    Ok(lists)
}

/// Returns the text of a pattern, without what is filled in.
fn text_of(pattern: &Pattern<&str>) -> String {
    let texts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value }
        | PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => *value,
        PatternElement::Placeable { .. } => "",
    });
    texts.collect()
}

/// Returns what is recorded of reviews, in order: every process asks for it. A record counts for the texts that were
/// compared alone, and "checked" by two readers who did not draft them.
fn status(folder: &Path, english: &str) -> Result<String, Box<dyn Error>> {
    let (mut core, mut states, mut readers) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
    let english = source::entries(english);
    for (name, section) in fs::read_to_string(folder.join("status.toml"))?.parse::<toml::Table>()? {
        if name == "core" {
            core = section.try_into::<Vec<String>>()?;
            continue;
        }
        let file = fs::read_to_string(folder.join(format!("{name}.ftl")))?;
        let file = source::entries(&file);
        let mut section = section.try_into::<toml::Table>()?;
        let mut named = |key: &str| section.remove(key).map(toml::Value::try_into::<Vec<String>>).transpose();
        let (drafted, read) = (named("drafted")?.unwrap_or_default(), named("readers")?.unwrap_or_default());
        let recorded = section.try_into::<BTreeMap<String, String>>()?;
        let others: BTreeSet<_> = read.iter().filter(|reader| !drafted.contains(reader)).collect();
        let is_read_twice = !drafted.is_empty() && others.len() > 1 && others.len() == read.len();
        let fits = recorded.into_iter().filter_map(|(id, recorded)| {
            let (state, compared) = recorded.rsplit_once(' ')?;
            source::mark(&id, &english, &file).filter(|mark| mark == compared)?;
            let state = state_named(state).filter(|state| is_read_twice || *state != "Checked")?;
            Some((id, state))
        });
        states.insert(name.clone(), fits.collect::<Vec<_>>());
        readers.insert(name, (drafted, read));
    }
    let mut out = format!("pub(crate) const CORE: &[&str] = &{core:?};\n");
    out.push_str("pub(crate) const STATES: &[(&str, &[(&str, State)])] = &[\n");
    for (tag, messages) in states {
        writeln!(out, "    ({tag:?}, &[")?;
        for (id, state) in messages {
            writeln!(out, "        ({id:?}, State::{state}),")?;
        }
        out.push_str("    ]),\n");
    }
    out.push_str("];\n");
    out.push_str("pub(crate) const READERS: &[(&str, &[&str], &[&str])] = &[\n");
    for (tag, (drafted, readers)) in readers {
        writeln!(out, "    ({tag:?}, &{drafted:?}, &{readers:?}),")?;
    }
    out.push_str("];\n");
    Ok(out)
}

/// Returns the variant of the state that a record begins with; a draft needs no record.
fn state_named(recorded: &str) -> Option<&'static str> {
    match recorded.split_whitespace().next()? {
        "checked" => Some("Checked"),
        "signed" => Some("Signed"),
        _ => None,
    }
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
