//! Features that came after 98a78de, so that the code that stood there can be compared with itself.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Each with the beginnings of its paths. A file stands here if nothing at 98a78de did what it does; code of a feature in
/// any other file counts as older.
const FEATURES: [(&str, &[&str]); 13] = [
    (
        "pages for people",
        &[
            "api/src/pages/",
            "api/src/server/pages.rs",
            "app/src/games/submit/preview.rs",
            "app/src/ops/administer.rs",
            "app/src/ops/parked.rs",
            "app/src/ops/safe_text.rs",
            "domain/src/regulations/public.rs",
            "postzug/tests/pictures.rs",
            "store/src/testing/chromium.rs",
            "store/src/testing/driver.rs",
            "store/src/testing/webkit.rs",
        ],
    ),
    (
        "catalogue of sentences, languages",
        &[
            "api/src/http/language",
            "app/src/model/message.rs",
            "mailer/src/notice/tests/pseudo.rs",
            "mailer/src/reading/language.rs",
            "mailer/tests/service/languages.rs",
            "mailer/tests/texts/languages.rs",
            "messages/build.rs",
            "messages/src/fill.rs",
            "messages/src/language.rs",
            "messages/src/lib.rs",
            "messages/src/lint/",
            "messages/src/pseudo.rs",
            "messages/src/source.rs",
            "messages/src/voice.rs",
            "messages/src/voice/dates.rs",
            "messages/src/ways.rs",
            "messages/tests/",
        ],
    ),
    (
        "mailboxes by IMAP, Maildir and mbox",
        &[
            "app/src/kernel/mail_sources.rs",
            "app/src/mail_in/sources.rs",
            "app/src/model/hosted_mailbox.rs",
            "app/src/model/mail_source.rs",
            "app/src/ports/mail_sources.rs",
            "app/tests/mail_sources.rs",
            "mailer/src/intake/fetched.rs",
            "mailer/src/intake/imap/",
            "mailer/src/intake/looks.rs",
            "mailer/src/intake/maildir.rs",
            "mailer/src/intake/mbox/",
            "mailer/tests/service/by_imap.rs",
            "mailer/tests/service/fetched.rs",
            "mailer/tests/service/host.rs",
            "mailer/tests/service/mbox",
            "postzug/src/cli/mailbox.rs",
            "postzug/tests/behind_dovecot",
            "store/src/ledger/mail_sources.rs",
            "store/src/schema/mail_sources.rs",
        ],
    ),
    (
        "verification by DKIM, SPF and DMARC",
        &[
            "mailer/src/reading/verify/",
            "mailer/tests/service/name_server.rs",
            "mailer/tests/service/slow_dns.rs",
            "mailer/tests/service/verified.rs",
            "postzug/tests/verified.rs",
        ],
    ),
    (
        "webhooks",
        &[
            "api/src/v1/people/webhooks.rs",
            "api/src/v1/webhook_tests",
            "api/src/webhooks/",
            "app/src/model/webhook.rs",
            "app/src/ports/webhooks.rs",
            "app/src/webhooks/",
            "postzug/tests/webhooks.rs",
            "store/src/ledger/webhooks/",
            "store/src/schema/webhooks.rs",
        ],
    ),
    ("Xfcc", &["api/src/xfcc/", "app/src/games/played.rs", "postzug/tests/xfcc/"]),
    (
        "calendars",
        &[
            "api/src/server/calendar.rs",
            "api/src/v1/calendar_tests.rs",
            "api/src/v1/people/calendar.rs",
            "app/src/accounts/calendar.rs",
            "mailer/src/notice/game/calendar.rs",
            "mailer/src/notice/tests/calendar.rs",
            "messages/src/calendar.rs",
        ],
    ),
    (
        "HTML of mails",
        &[
            "mailer/src/notice/html.rs",
            "mailer/src/notice/tests/chromium.rs",
            "mailer/src/notice/tests/html.rs",
        ],
    ),
    (
        "digests and quiet hours",
        &[
            "app/src/mail_out/digest.rs",
            "app/src/mail_out/holding.rs",
            "app/src/model/mail_times.rs",
            "mailer/src/notice/digest.rs",
            "mailer/tests/service/digest",
            "mailer/tests/service/quiet_hours.rs",
        ],
    ),
    (
        "private notes",
        &[
            "api/src/v1/notes",
            "app/src/games/notes.rs",
            "app/src/model/notes.rs",
            "app/src/ports/notes.rs",
            "app/tests/notes.rs",
            "store/src/ledger/notes.rs",
        ],
    ),
    ("questions about a position", &["mailer/src/reading/questions.rs", "messages/src/question.rs"]),
    ("all own games as PGN", &["api/src/v1/own_pgn.rs"]),
    (
        "lists of games to create",
        &["api/src/v1/game_list.rs", "app/src/lobby/list.rs", "postzug/src/cli/arbiter/create.rs"],
    ),
];

/// The lines of some files: of each feature, and of the rest, which stood at 98a78de or took the place of what did.
pub struct Lines {
    /// By the order of the features.
    pub of: Vec<(&'static str, usize)>,
    pub rest: usize,
}

impl Lines {
    /// Counts them.
    pub fn of(files: &[PathBuf], root: &Path) -> Self {
        let mut lines = Self { of: FEATURES.map(|(name, _)| (name, 0)).to_vec(), rest: 0 };
        for path in files {
            let count = fs::read_to_string(path).map_or(0, |text| text.lines().count());
            let file = path.strip_prefix(root).unwrap_or(path).to_string_lossy();
            let is_of = |(_, paths): &(&str, &[&str])| paths.iter().any(|begins| file.starts_with(begins));
            match FEATURES.iter().position(is_of) {
                Some(feature) => lines.of[feature].1 += count,
                None => lines.rest += count,
            }
        }
        lines
    }
}

/// The beginnings of paths that no file has.
pub fn unknown(files: &[PathBuf], root: &Path) -> Vec<&'static str> {
    let begins = |begin: &&str| {
        !files.iter().any(|path| path.strip_prefix(root).unwrap_or(path).to_string_lossy().starts_with(begin))
    };
    FEATURES.iter().flat_map(|(_, paths)| paths.iter().copied()).filter(begins).collect()
}
