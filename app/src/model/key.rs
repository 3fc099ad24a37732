use std::borrow::Cow;

use domain::GameId;

/// Names a submission for ever: the same key of the same actor gives the same receipt again.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Key {
    /// A line of a mail.
    Mail {
        /// The number of the mail in the inbox.
        inbox: i64,
        /// The number of the line.
        line: usize,
    },
    /// The `Idempotency-Key` that a caller sent over HTTP.
    Sent(String),
    /// A bulk command in one of its games.
    BulkCommand {
        /// The key of the bulk command.
        command: String,
        /// The game.
        game: GameId,
    },
    /// A name that an entry point or the service gave, which begins with the place.
    Named(String),
}

impl Key {
    /// Returns the text under which receipts are stored.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        Cow::Owned(match self {
            Self::Mail { inbox, line } => format!("mail:{inbox}:{line}"),
            Self::Sent(key) => format!("http:{key}"),
            Self::BulkCommand { command, game } => format!("bulk_command.{command}.{}", game.0),
            Self::Named(name) => return Cow::Borrowed(name),
        })
    }

    /// Reads what [`Key::text`] wrote.
    #[must_use]
    pub fn read(text: String) -> Self {
        let mail = |key: &str| {
            let (inbox, line) = key.split_once(':')?;
            Some(Self::Mail { inbox: inbox.parse().ok()?, line: line.parse().ok()? })
        };
        let bulk_command = |key: &str| {
            let (command, game) = key.rsplit_once('.')?;
            Some(Self::BulkCommand { command: command.into(), game: GameId(game.parse().ok()?) })
        };
        let typed = if let Some(key) = text.strip_prefix("mail:") {
            mail(key)
        } else if let Some(key) = text.strip_prefix("bulk_command.") {
            bulk_command(key)
        } else {
            text.strip_prefix("http:").map(|key| Self::Sent(key.into()))
        };
        // What was not written so is a name, `mail:07:1` too.
        typed.filter(|key| key.text() == text).unwrap_or(Self::Named(text))
    }

    /// Returns the texts before and behind those of a bulk command, in the order of the database: the full stop is followed
    /// by the slash.
    #[must_use]
    pub fn around_bulk_command(command: &str) -> [String; 2] {
        ['.', '/'].map(|end| format!("bulk_command.{command}{end}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_reads_as_written() {
        let command = "http.7.http:a.b".to_owned();
        let keys = [
            (Key::Mail { inbox: 42, line: 3 }, "mail:42:3"),
            (Key::Sent("mail:42:3".into()), "http:mail:42:3"),
            (Key::BulkCommand { command, game: GameId(9) }, "bulk_command.http.7.http:a.b.9"),
            (Key::Named("mail.9.7.true.0".into()), "mail.9.7.true.0"),
            (Key::Named("mail:042:3".into()), "mail:042:3"),
            (Key::Named("bulk_command.9".into()), "bulk_command.9"),
        ];
        for (key, text) in keys {
            assert_eq!((key.text().as_ref(), Key::read(text.into())), (text, key.clone()));
        }
    }
}
