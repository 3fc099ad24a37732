use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Context as _;
use clap::Args;
use messages::{Language, Report, State, is_core, lint, lint_all, readers};

use super::output::say;

/// Ends with 1 if something must be mended. Missing messages are no fault: they are in English.
#[derive(Debug, Args)]
pub(super) struct Words {
    /// The file, named after its language, such as uk.ftl; without one the languages of this build are checked.
    file: Option<PathBuf>,
    /// Prints the English file of this build, which the others are translated from.
    #[arg(long, conflicts_with = "file")]
    english: bool,
    /// Prints the section of status.toml that records this state for every message of the file.
    #[arg(long, requires = "file", value_name = "checked or signed", value_parser = state)]
    review: Option<String>,
}

impl Words {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let sound = match &self.file {
            Some(file) => match &self.review {
                Some(state) => review(file, state)?,
                None => check(file)?,
            },
            None if self.english => {
                say(Language::english().source().trim_end())?;
                true
            }
            None => {
                let mut sound = true;
                for (tag, report) in lint_all() {
                    sound &= conclude(tag, &report)?;
                }
                sound
            }
        };
        Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// Returns the language of a file by its name, and what its check finds.
fn read(file: &Path) -> anyhow::Result<(String, Report)> {
    let source = fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let tag = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let report = lint(&tag, &source);
    Ok((tag, report))
}

/// Reads a state that a review gives, with or without the name of its reader.
fn state(text: &str) -> Result<String, String> {
    let is_plain = !text.contains(['"', '\\']) && !text.contains(char::is_control);
    match State::named(text) {
        Some(State::Checked | State::Signed) if is_plain => Ok(text.trim().to_owned()),
        _ => Err("write checked or signed, and a name behind it if you like: \"signed Olena Koval\"".into()),
    }
}

/// Prints the section of a file. Without two readers in it "checked" does not count. An attribute is reviewed with its
/// message.
fn review(file: &Path, state: &str) -> anyhow::Result<bool> {
    let (tag, report) = read(file)?;
    let (drafted, readers) = readers(&tag).unwrap_or_default();
    say(&format!("[{tag}]\ndrafted = {drafted:?}\nreaders = {readers:?}"))?;
    for (id, _) in &report.samples {
        if let Some((_, mark)) = report.reviews.get(id.as_str()) {
            say(&format!("{id} = \"{state} {mark}\""))?;
        }
    }
    Ok(report.faults.is_empty())
}

/// Shows every message of a file, and then what must be mended, which stays on the screen.
fn check(file: &Path) -> anyhow::Result<bool> {
    let name = file.display().to_string();
    let (tag, report) = read(file)?;
    for (id, forms) in &report.samples {
        let review = report.reviews.get(id.as_str());
        let reviewed = review.map_or_else(String::new, |(state, mark)| format!(" ({} {mark})", state.name()));
        say(&format!("{id}{reviewed}"))?;
        for form in forms {
            say(&format!("  {}", form.replace('\n', "\n  ")))?;
        }
    }
    say("")?;
    let (core, others): (Vec<&str>, Vec<&str>) = report.missing.iter().copied().partition(|id| is_core(id));
    for (lacks, missing) in [("these messages, which are in English", others), ("these core messages", core)]
    {
        if !missing.is_empty() {
            say(&format!("{name} lacks {lacks}:\n  {}", missing.join("\n  ")))?;
        }
    }
    if let Some((drafted, readers)) = readers(&tag) {
        let (drafted, readers) = (drafted.join(", "), readers.join(", "));
        say(&format!("{name}: drafted by {drafted}; what is checked was compared by {readers}"))?;
    }
    conclude(&name, &report)
}

fn conclude(name: &str, report: &Report) -> anyhow::Result<bool> {
    for fault in &report.faults {
        say(&format!("{name}, {fault}"))?;
    }
    let (there, missing) = (report.samples.len(), report.missing.len());
    say(&format!("{name}: {there} messages, {missing} missing, {} to mend", report.faults.len()))?;
    let missing = report.missing.iter().filter(|id| is_core(id)).count();
    let is_draft = |(id, (state, _)): &(&&str, &(State, String))| is_core(id) && *state == State::Draft;
    let drafts = report.reviews.iter().filter(is_draft).count();
    if missing + drafts > 0 {
        say(&format!(
            "{name}: {missing} core messages are missing and {drafts} are drafts. Until all are checked, every mail is in English."
        ))?;
    }
    Ok(report.faults.is_empty())
}
