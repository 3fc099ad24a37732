//! The context by which a mail is read.

use std::sync::atomic::Ordering;

use domain::{Digest, PlayerId};

use crate::{
    Failure,
    kernel::mail_problems,
    mail_in::service::MailIn,
    model::{Inbound, replies::InboundContext},
    ports::{self, MacPurpose},
};

/// Closing lines known of a player.
const CLOSING_LINES: u32 = 100;

impl MailIn {
    /// Returns the key by which a copy of a mail is recognized: Message-ID, author and text together (RFC 5322 3.6.4 makes
    /// the first unique, but the sender chooses it).
    #[must_use]
    pub fn message_key(&self, mail: &Inbound, parts: &[&str]) -> Digest {
        let mut message = mail.address.name();
        for part in parts {
            message.push('\0');
            message.push_str(part);
        }
        Digest(self.kernel.vault.mac(MacPurpose::SecretDigest, message.as_bytes()))
    }

    /// Returns those of these lines that close the player's mails, as far as is known.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn closing_lines(&self, player: PlayerId, lines: &[String]) -> Result<Vec<String>, Failure> {
        let digests: Vec<Digest> = lines.iter().map(|line| self.line_digest(player, line)).collect();
        if digests.is_empty() {
            return Ok(Vec::new());
        }
        let known = ports::read(&*self.kernel.ledger, |view| view.closing_lines(player, &digests))?;
        let is_known = |(_, digest): &(&String, &Digest)| known.contains(digest);
        Ok(lines.iter().zip(&digests).filter(is_known).map(|(line, _)| line.clone()).collect())
    }

    /// Learns the lines that close a mail of the player's, as keyed digests.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn learn_closing_lines(&self, player: PlayerId, lines: &[String]) -> Result<(), Failure> {
        let digests: Vec<Digest> = lines.iter().map(|line| self.line_digest(player, line)).collect();
        let now = self.kernel.now();
        if digests.is_empty() {
            return Ok(());
        }
        ports::write(&*self.kernel.ledger, move |tx| {
            tx.learn_closing_lines(player, &digests, now, CLOSING_LINES)
        })
    }

    fn line_digest(&self, player: PlayerId, line: &str) -> Digest {
        let message = format!("closing line\0{}\0{line}", player.0);
        Digest(self.kernel.vault.mac(MacPurpose::SecretDigest, message.as_bytes()))
    }

    /// Returns the context of a mail. `key` recognizes a copy. No copy is read at the same time: one worker claims all mails
    /// about one game, or to one account.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn inbound_context(&self, mail: &Inbound, key: Option<Digest>) -> Result<InboundContext, Failure> {
        let Some(player) = mail.address.player() else { return Ok(InboundContext::default()) };
        ports::read(&*self.kernel.ledger, |view| {
            let game = mail.address.game();
            Ok(InboundContext {
                player: view.player(player)?,
                bounces: mail_problems::standing(view, player)?.is_some(),
                is_repeated: key.map(|key| view.message_seen(&key, mail.id)).transpose()?.unwrap_or_default(),
                game: game.map(|game| view.game(game)).transpose()?.flatten().map(|row| row.state),
                sent: game.map(|game| view.sent_texts(game, player, THREAD)).transpose()?.unwrap_or_default(),
            })
        })
    }

    /// Keeps the outcomes of verifying the authors of mails before these are acted upon, so that every later attempt
    /// judges them alike. The first outcome of a mail stays.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage: none was kept.
    pub fn insert_authentications(&self, outcomes: Vec<(i64, String)>) -> Result<(), Failure> {
        if outcomes.is_empty() {
            return Ok(());
        }
        ports::write(&*self.kernel.ledger, move |tx| {
            outcomes.iter().try_for_each(|(id, outcome)| tx.insert_authentication(*id, outcome))
        })
    }

    /// Mail is stored but not read by this process, because what reads it hangs: it has to be started again.
    #[must_use]
    pub fn reading_stands(&self) -> bool {
        self.kernel.reading_stands.load(Ordering::SeqCst)
    }

    /// Notes whether this process can read mail.
    pub fn set_reading_stands(&self, stands: bool) {
        self.kernel.reading_stands.store(stands, Ordering::SeqCst);
    }

    /// Tells whether another mail to the same address, and so about the same position, waits for a yes from its
    /// player's.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn another_waits_for_yes(&self, mail: &Inbound) -> Result<bool, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.another_waits_for_yes(mail.id))
    }
}

/// References names the root of the thread and this many mails before (RFC 5322 3.6.4 leaves it open).
pub(crate) const THREAD: u32 = 9;
