//! Lists the files of `i18n`, and every message of the English one with its arguments, so that a call names no other.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    error::Error,
    fmt::Write as _,
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// The variables of a pattern, and the messages and terms that it contains.
#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    contained: BTreeSet<String>,
}

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
    fs::write(Path::new(&env::var("OUT_DIR")?).join("catalogue.rs"), out)?;
    Ok(())
}

/// Returns every message and attribute with the arguments that it needs.
fn arguments(source: &str) -> Result<BTreeMap<String, Vec<String>>, Box<dyn Error>> {
    let resource = parser::parse(source).map_err(|(_, errors)| format!("en.ftl: {errors:?}"))?;
    let mut all = BTreeMap::new();
    let mut messages = BTreeSet::new();
    for entry in &resource.body {
        let (name, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        let attributes =
            attributes.iter().map(|attribute| (format!("{name}.{}", attribute.id.name), &attribute.value));
        for (id, pattern) in value.map(|value| (name.clone(), value)).into_iter().chain(attributes) {
            let mut uses = Uses::default();
            uses.pattern(pattern);
            if !id.starts_with('-') {
                messages.insert(id.clone());
            }
            if all.insert(id.clone(), uses).is_some() {
                return Err(format!("en.ftl: {id} stands twice").into());
            }
        }
    }
    messages.into_iter().map(|id| Ok((id.clone(), closure(&all, &id)?))).collect()
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

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        let mut called = |arguments: &CallArguments<&str>| {
            arguments.positional.iter().for_each(|argument| self.inline(argument));
            arguments.named.iter().for_each(|argument| self.inline(&argument.value));
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute =
                    attribute.as_ref().map_or_else(String::new, |attribute| format!(".{}", attribute.name));
                self.contained.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                if let Some(arguments) = arguments {
                    called(arguments);
                }
                self.contained.insert(format!("-{}", id.name));
            }
            InlineExpression::FunctionReference { arguments, .. } => called(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
