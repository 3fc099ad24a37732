use domain::{Instant, Span};
use serde::{Deserialize, Serialize};

/// A mailbox at a host, from which mail is fetched, and the place up to which it was.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct MailSource {
    /// Its name, such as `club.chess@imap.example.com/INBOX`.
    pub name: String,
    /// UIDVALIDITY of [`MailSource::taken`]; 0 before the first look.
    pub validity: i64,
    /// The highest UID that was dealt with; 0 where mails have none.
    pub taken: i64,
    /// Mails that could not be taken yet: at a host, those up to there.
    pub failed: Vec<FoundMail>,
    /// The start of the last look that succeeded.
    pub looked_at: Option<Instant>,
    /// The instance that fetches, by a number drawn at its start; 0 for none.
    pub holder: i64,
    /// The instant until which no other instance fetches. Stays when the hold ends: the source was attended to until then.
    pub held_until: Instant,
    /// The reason why it cannot be looked at, and since when; none while it can.
    pub trouble: Option<(SourceTrouble, Instant)>,
    /// The administrators were informed of this trouble.
    pub told: bool,
}

impl MailSource {
    /// A source that nobody has looked at.
    #[must_use]
    pub fn new(name: &str) -> Self {
        Self {
            name: name.into(),
            validity: 0,
            taken: 0,
            failed: Vec::new(),
            looked_at: None,
            holder: 0,
            held_until: Instant(0),
            trouble: None,
            told: false,
        }
    }

    /// The time since which mail may lie there that is not stored; none before the first look.
    #[must_use]
    pub fn unseen_since(&self) -> Option<Instant> {
        self.since(|_mail| true)
    }

    /// [`MailSource::unseen_since`] of the mail for which flags wait.
    #[must_use]
    pub fn awaited_since(&self) -> Option<Instant> {
        self.since(FoundMail::is_awaited)
    }

    fn since(&self, counts: impl Fn(&FoundMail) -> bool) -> Option<Instant> {
        let failed = self.failed.iter().filter(|mail| counts(mail)).filter_map(|mail| mail.looked_at);
        failed.chain(self.looked_at).min()
    }

    /// The time since which the first mail waits that cannot be taken.
    #[must_use]
    pub fn failing_since(&self) -> Option<Instant> {
        self.failed.iter().map(|mail| mail.found_at).min()
    }

    /// The start of an outage, in which no mail can be fetched.
    #[must_use]
    pub fn out_since(&self) -> Option<Instant> {
        self.trouble.filter(|(trouble, _)| trouble.is_outage()).map(|(_, since)| since)
    }
}

/// Attempts at one mail for which flags wait.
const ATTEMPTS: u16 = 5;
/// The pause between them, at least: hosts recover in minutes.
const AGAIN: Span = Span::minutes(1);
/// The pause after them.
const LATER: Span = Span::minutes(10);

/// A mail that was found there.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct FoundMail {
    /// Its UID, or another number by which it is known again.
    pub uid: i64,
    /// Attempts that failed.
    pub attempts: u16,
    /// It lay there by then.
    pub found_at: Instant,
    /// [`MailSource::looked_at`] when it was found: it came after that.
    pub looked_at: Option<Instant>,
    /// The instant before which it is not tried again.
    pub next_at: Instant,
}

impl FoundMail {
    /// Tells whether flags wait for it.
    #[must_use]
    pub const fn is_awaited(&self) -> bool {
        self.attempts < ATTEMPTS
    }

    /// The mail after one more attempt that failed.
    #[must_use]
    pub fn failed(self, now: Instant) -> Self {
        Self { attempts: self.attempts.saturating_add(1), ..self }.delayed(now)
    }

    /// The mail after an attempt that failed through no fault of the mail.
    #[must_use]
    pub fn delayed(self, now: Instant) -> Self {
        Self { next_at: now + self.pause(), ..self }
    }

    /// Tells whether it is to be tried again. By a clock that was set back, none waits.
    #[must_use]
    pub fn is_due(&self, now: Instant) -> bool {
        !(self.next_at - self.pause()..self.next_at).contains(&now)
    }

    const fn pause(&self) -> Span {
        if self.is_awaited() { AGAIN } else { LATER }
    }
}

/// The reason why mail cannot be fetched.
#[derive(
    Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::EnumString, strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SourceTrouble {
    /// No connection, or it broke.
    Unreachable,
    /// The host does not answer in time.
    Slow,
    /// TLS fails, or the certificate is not valid for the host.
    Certificate,
    /// The host refuses user or password.
    Password,
    /// The folder is missing or cannot be opened.
    Folder,
    /// The mailbox is full: the host takes no more mail for it.
    Full,
    /// The host answered what was not understood, or refused a command.
    Protocol,
    /// A file beside the mbox file holds mail that an administrator must look at.
    Aside,
    /// Single mails cannot be taken; others are.
    SingleMail,
}

impl SourceTrouble {
    /// Tells whether no mail can be fetched meanwhile.
    #[must_use]
    pub const fn is_outage(self) -> bool {
        !matches!(self, Self::Full | Self::Aside | Self::SingleMail)
    }

    /// Its stable name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The reason of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}
