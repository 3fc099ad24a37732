//! Notes of a mail for listeners: a screen reader would spell addresses and fingerprints, so a file has them.

use app::outbox::OutgoingMail;
use messages::{Voice, msg};

use super::headers::Attached;

/// The longest word that is read aloud, in characters.
const LONGEST: usize = 30;

/// The words that the text names by their numbers.
#[derive(Default)]
pub(super) struct Notes(Vec<String>);

impl Notes {
    /// Returns a text in which the numbers of notes stand for long words.
    pub(super) fn heard(&mut self, text: &str, voice: &Voice) -> String {
        let mut heard = String::with_capacity(text.len());
        for word in text.split_inclusive(char::is_whitespace) {
            match long(word) {
                Some((before, long, after)) => heard.extend([before, &self.note(long, voice), after]),
                None => heard.push_str(word),
            }
        }
        heard
    }

    /// Returns the same of lines that belong together: one number stands for all of them.
    pub(super) fn heard_lines(&mut self, lines: &str, voice: &Voice) -> String {
        if lines.split_whitespace().any(|word| long(word).is_some()) {
            self.note(lines.trim(), voice)
        } else {
            lines.to_owned()
        }
    }

    fn note(&mut self, text: &str, voice: &Voice) -> String {
        let known = self.0.iter().position(|note| note == text);
        let number = known.unwrap_or_else(|| {
            self.0.push(text.to_owned());
            self.0.len() - 1
        });
        voice.say(&msg!("heard-note", number = number + 1))
    }

    /// Returns the name of the file; `None` without a note.
    pub(super) fn file_name(&self, mail: &OutgoingMail) -> Option<String> {
        let game = mail.context.as_ref().map(|context| context.id.to_string());
        (!self.0.is_empty()).then(|| format!("{}.txt", game.as_deref().unwrap_or("postzug")))
    }

    /// Returns the file; `None` without a note.
    pub(super) fn file(&self, mail: &OutgoingMail) -> Option<Attached> {
        let note = |(number, note): (usize, &String)| format!("{}\n{note}\n", number + 1);
        let notes: Vec<String> = self.0.iter().enumerate().map(note).collect();
        let name = self.file_name(mail)?;
        Some(Attached { name, media: "text/plain; charset=utf-8", text: notes.join("\n") })
    }
}

/// Returns a long word without the marks around it, and these. Words of a language have neither digits nor slashes, and a
/// mail address is one to write to.
fn long(word: &str) -> Option<(&str, &str, &str)> {
    let begun = word.trim_start_matches(|c: char| !c.is_alphanumeric());
    let long = begun.trim_end_matches(|c: char| !c.is_alphanumeric() && !"/=".contains(c));
    let is_code = long.contains(|c: char| c.is_ascii_digit() || c == '/') && !long.contains('@');
    (is_code && long.chars().count() > LONGEST)
        .then(|| (&word[..word.len() - begun.len()], long, &begun[long.len()..]))
}
