//! Checks a file of the catalogue against the English one, for translators and for the tests.

mod commands;
mod plurals;
mod samples;
pub(crate) mod uses;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use fluent_syntax::{ast::Entry, parser};

use self::uses::{Uses, entries};
use crate::{FILES, Language, MESSAGES, State, needs, status::reviews, ways::is_read};

/// The findings in a file.
#[derive(Debug, Default)]
pub struct Report {
    /// The faults to be mended, in the order of the file.
    pub faults: Vec<Fault>,
    /// Messages and attributes that the file has not, and that are said in English.
    pub missing: Vec<&'static str>,
    /// Every message with sample arguments: its id, and what it says in each of its forms.
    pub samples: Vec<(String, Vec<String>)>,
    /// The state of each message, and the mark that records a review of it.
    pub reviews: BTreeMap<&'static str, (State, String)>,
}

/// Something that must be mended.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The message, attribute or term; empty where the file cannot be read.
    pub id: String,
    /// The fault in words.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, id, what } = self;
        if id.is_empty() { write!(f, "line {line}: {what}") } else { write!(f, "line {line}, {id}: {what}") }
    }
}

/// Checks the file of a language.
#[must_use]
pub fn lint(tag: &str, source: &str) -> Report {
    let mut report = Report { reviews: reviews(tag, source), ..Report::default() };
    let fault = |line, id: &str, what| Fault { line, id: id.to_owned(), what };
    let resource = match parser::parse(source) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let what = format!("cannot be read: {}", error.kind);
                report.faults.push(fault(line_at(source, error.pos.start), "", what));
            }
            resource
        }
    };
    let names = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    });
    let mut seen = BTreeSet::new();
    for name in names {
        if !seen.insert(name.clone()) {
            report.faults.push(fault(line_of(source, &name), &name, "stands twice".into()));
        }
    }
    let listed = entries(&resource);
    let ids: BTreeSet<&str> = listed.iter().map(|(id, _)| id.as_str()).collect();
    report.missing = MESSAGES.iter().map(|(id, _)| *id).filter(|id| !ids.contains(id)).collect();
    let all: BTreeMap<&str, &Uses> = listed.iter().map(|(id, uses)| (id.as_str(), uses)).collect();
    let english = English::read();
    for (id, uses) in &listed {
        let found = english.check(tag, id, uses, &all);
        report.faults.extend(found.into_iter().map(|what| fault(line_of(source, id), id, what)));
    }
    let language = Language::from_source(tag, source);
    let clashes = commands::clashes(language, &ids);
    report.faults.extend(clashes.into_iter().map(|(id, what)| fault(line_of(source, &id), &id, what)));
    for (id, _) in listed.iter().filter(|(id, _)| needs(id).is_some()) {
        let selectors = english.selectors(id, &all);
        let (said, sound) = samples::of(language, id, &selectors);
        if !report.faults.iter().any(|fault| fault.id == *id) {
            // English has the ISO date alone. A month by its name is what people of another language read.
            let uses = all.get(id.as_str()).is_some_and(|uses| uses.variables.contains("month"));
            if id == "date" && !uses && language.entry(id) != Language::english().entry(id) {
                report.faults.push(fault(line_of(source, id), id, "$month is left out of a form".into()));
            }
            let left_out = samples::left_out(language, id, &selectors).into_iter();
            let left_out = left_out.map(|name| format!("${name} is left out of a form"));
            let wrong = (!sound).then(|| "cannot be said with its arguments".to_owned());
            let wrong = wrong.into_iter().chain(left_out);
            report.faults.extend(wrong.map(|what| fault(line_of(source, id), id, what)));
        }
        report.samples.push((id.clone(), said));
    }
    report.faults.sort_by_key(|fault| fault.line);
    report
}

/// Checks every language of the catalogue.
#[must_use]
pub fn lint_all() -> Vec<(&'static str, Report)> {
    FILES.iter().map(|(tag, source)| (*tag, lint(tag, source))).collect()
}

/// The English file, as the others are held to it.
struct English {
    uses: BTreeMap<String, Uses>,
}

impl English {
    fn read() -> Self {
        let source = FILES.iter().find(|(tag, _)| *tag == "en").map_or("", |(_, source)| source);
        // The build script has parsed it.
        let resource = parser::parse(source).unwrap_or_else(|(resource, _)| resource);
        Self { uses: entries(&resource).into_iter().collect() }
    }

    /// Returns what is wrong with an entry of another file.
    fn check(&self, tag: &str, id: &str, uses: &Uses, all: &BTreeMap<&str, &Uses>) -> Vec<String> {
        let mut wrong = Vec::new();
        let is_term = id.starts_with('-');
        if !is_term && needs(id).is_none() && !is_more_ways(id) {
            wrong.push("is no message of en.ftl".to_owned());
            return wrong;
        }
        for other in &uses.contained {
            if !all.contains_key(other.as_str()) {
                wrong.push(format!("contains {{ {other} }}, which this file has not"));
            }
        }
        for (term, parameter, value) in &uses.parameters {
            let Some(uses) = all.get(term.as_str()) else { continue };
            let keys = uses.selectors.iter().find(|(variable, _)| variable == parameter);
            if !keys.is_some_and(|(_, keys)| keys.contains(value)) {
                wrong.push(format!("{term} has no form [{value}] of ${parameter}"));
            }
        }
        if !is_term {
            let known = self.variables(id);
            for variable in uses.variables.difference(&known) {
                wrong.push(format!("${variable} is no argument of this message"));
            }
        }
        for (variable, keys) in &uses.selectors {
            if plurals::is_of_numbers(keys) {
                let missing = plurals::missing(tag, keys);
                if !missing.is_empty() {
                    let missing = missing.join("], [");
                    wrong.push(format!("the forms [{missing}] of ${variable} are missing"));
                }
                if !is_term && samples::is_text(variable) {
                    wrong.push(format!("${variable} is no number, so it has no plural"));
                }
            } else if !is_term && let Some((_, expected)) = self.selector(id, variable) {
                for key in keys.iter().filter(|key| !expected.contains(key)) {
                    wrong.push(format!("${variable} is never [{key}]"));
                }
            }
        }
        wrong
    }

    /// Returns the variables that an entry may use, with those of the messages that it contains.
    fn variables(&self, id: &str) -> BTreeSet<String> {
        let own = self.closure(id).into_iter().flat_map(|uses| uses.variables.iter().cloned());
        let mut known: BTreeSet<String> = own.collect();
        if id == "date" {
            known.extend(["day", "month", "year"].map(str::to_owned));
        }
        if known.contains("who") || known.contains("who-is") {
            known.extend(["who".to_owned(), "who-is".to_owned()]);
        }
        known
    }

    fn selector(&self, id: &str, variable: &str) -> Option<&(String, Vec<String>)> {
        self.closure(id).into_iter().flat_map(|uses| &uses.selectors).find(|(name, _)| name == variable)
    }

    /// Returns the entry, and all that it contains.
    fn closure(&self, id: &str) -> Vec<&Uses> {
        let (mut found, mut waiting) = (Vec::new(), vec![id]);
        while let Some(id) = waiting.pop() {
            if let Some(uses) = self.uses.get(id) {
                found.push(uses);
                waiting.extend(uses.contained.iter().map(String::as_str));
            }
        }
        found
    }

    /// Returns the words and numbers on which the forms of a message depend, in English and in the file.
    fn selectors(&self, id: &str, all: &BTreeMap<&str, &Uses>) -> BTreeMap<String, Vec<String>> {
        let mut found = BTreeMap::new();
        let contained = all.get(id).into_iter().flat_map(|uses| &uses.contained);
        let messages = contained.map(String::as_str).filter(|id| !id.starts_with('-')).chain([id]);
        let own = messages.filter_map(|id| all.get(id)).flat_map(|uses| &uses.selectors);
        let english = self.closure(id).into_iter().flat_map(|uses| &uses.selectors);
        for (variable, keys) in english.chain(own) {
            found.entry(variable.clone()).or_insert_with(|| keys.clone());
        }
        found
    }
}

/// More ways to begin a command stand beside its message, and every language has as many as it needs.
fn is_more_ways(id: &str) -> bool {
    id.strip_suffix(".also").is_some_and(|id| is_read(id) && needs(id).is_some())
}

/// Returns the line of an entry; of an attribute, that of its message.
fn line_of(source: &str, id: &str) -> usize {
    let name = id.split('.').next().unwrap_or_default();
    let begins = |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='));
    source.lines().position(begins).map_or(1, |line| line + 1)
}

fn line_at(source: &str, position: usize) -> usize {
    source.bytes().take(position).filter(|byte| *byte == b'\n').count() + 1
}
