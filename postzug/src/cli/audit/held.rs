//! Checkpoints as people hold them: as files, and in mails.

use std::path::Path;

use anyhow::Context as _;
use mail_parser::{Message, MessageParser, PartType};
use translog::{Checkpoint, NoteError, Vkey};

use super::folder::NotChecked;
use crate::cli::input::read_file;

/// The most bytes of a mail that is looked through for a checkpoint.
const MOST_OF_MAIL: u64 = 32 << 20;

/// The note in a file with any signature: the first note that a mail carries, or the file itself.
pub(super) fn note(file: &Path) -> anyhow::Result<String> {
    let bytes = read_file(file, MOST_OF_MAIL).context(NotChecked)?;
    Ok(note_in(&bytes))
}

/// The same for what was read.
pub(crate) fn note_in(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let decoded = MessageParser::new().parse(bytes).and_then(|mail| in_mail(&mail));
    decoded.or_else(|| Checkpoint::in_text(&text)).unwrap_or_else(|| text.into_owned())
}

/// In the texts of a mail and of those that are attached to it, as they read.
fn in_mail(mail: &Message<'_>) -> Option<String> {
    mail.parts.iter().find_map(|part| match &part.body {
        PartType::Text(text) => Checkpoint::in_text(text),
        PartType::Message(mail) => in_mail(mail),
        _ => None,
    })
}

/// A key introduces the next one; with only the older one it cannot be distinguished from a stranger's.
const ROTATED: &str =
    "if the service has made a new key since you got yours, the whole log has what introduces it (--log)";

/// The checkpoint in a file, if one of these keys signed it.
pub(super) fn checkpoint(file: &Path, keys: &[Vkey]) -> anyhow::Result<Checkpoint> {
    let opened = Checkpoint::open(&note(file)?, keys);
    let (is_none, unknown) = (opened == Err(NoteError::Malformed), opened == Err(NoteError::Stranger));
    let opened = opened.with_context(|| file.display().to_string());
    let opened = if unknown { opened.context(ROTATED) } else { opened };
    if is_none || unknown { opened.context(NotChecked) } else { opened }
}
