//! The judgement of a mail: from its address and its author to what is done and answered.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use app::{
    Address, Failure, Mailbox, Service, Severity,
    inbox::{Disposition, InboundContext, Reply, ReplyTo, Transcript},
    ports::{Attempt, Inbound, InboxState, LEFT_AT_MOST, MailTrust, Player, Recipient},
};
use domain::{Digest, Game, GameId, PlayerId};
use messages::{Arg, Language, msg};
use parking_lot::Mutex;

use super::{
    act,
    authres::Verdict,
    automatic::Report,
    batches::{Judged, Reading, WIDTH},
    body::folded,
    fields::Surroundings,
    parse::Parsed,
    quoting::{Written, written},
    readers::{Claimed, Read, Readers},
    verify::{Checks, Verifier, unchecked},
};

/// Reads what is in the inbox.
#[derive(Clone)]
pub struct Worker {
    pub(super) service: Service,
    pub(super) readers: Arc<Readers>,
    pub(super) verifier: Option<Arc<Verifier>>,
    /// Mails of a batch acted upon at a time.
    pub(super) width: usize,
}

impl Worker {
    /// A worker; several may read the same inbox. `authserv_id` is the name under which our own mail server signs
    /// `Authentication-Results`.
    #[must_use]
    pub fn new(service: Service, authserv_id: Option<String>) -> Self {
        let settings = service.settings();
        let readers = Readers::new(Surroundings {
            authserv_id,
            mail_domain: settings.mail_domain.clone(),
            former_domains: settings.former_domains.clone(),
            mailbox: settings.mailbox.clone(),
        });
        Self { service, readers: Arc::new(readers), verifier: None, width: WIDTH }
    }

    /// Verifies the authors of mails itself. Only its verdicts count then: the worker must trust no server's.
    #[must_use]
    pub fn verifying(self, verifier: Option<Arc<Verifier>>) -> Self {
        Self { verifier, ..self }
    }

    /// Acts upon one mail after the other, whatever they are about: what comes first hangs on no scheduler.
    #[must_use]
    pub fn one_at_a_time(self) -> Self {
        Self { width: 1, ..self }
    }

    /// Reads every mail that is due, the oldest first, and returns how many were filed. Mails about the same game, and those
    /// to one player's account, are acted upon one after the other, in the order in which they came. A mail on which reading
    /// fails waits for its next attempt. Its neighbours do not wait, except later mails of the same player about the same
    /// game.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage, or because too many threads hang over mails. Then no mail is taken until the process is
    /// started again, and [`app::MailIn::reading_stands`] says so. Nothing is lost, everything comes up again.
    pub fn read_due(&self) -> Result<usize, Failure> {
        Reading::all(self)
    }

    /// Parses mails, and begins to check whose they are.
    pub(super) fn parse_all(&self, mails: Vec<Inbound>) -> (Vec<Claimed>, Checks) {
        let (mut opened, mut raws) = (Vec::with_capacity(mails.len()), Vec::with_capacity(mails.len()));
        for mail in mails {
            let raw = mail.raw.as_ref().map(|_sealed| self.service.mail_in.open_mail(&mail)).transpose();
            let has_text = raw.map(|raw| {
                let has_text = raw.is_some();
                raws.extend(raw);
                has_text
            });
            opened.push((mail, has_text));
        }
        let begin = |verifier: &Arc<Verifier>| verifier.begin(unchecked(&opened, &raws));
        let checks = self.verifier.as_ref().map(begin).unwrap_or_default();
        let mut parsed = self.readers.read_or_stub(raws).into_iter();
        let with = |(mail, has_text): (Inbound, Result<bool, Failure>)| {
            let read = match has_text {
                // A mail that cannot be read now is read later.
                Ok(true) => parsed.next().flatten().map(Some).ok_or(Failure::Busy),
                Ok(false) => Ok(None),
                Err(failure) => Err(failure),
            };
            (mail, read)
        };
        (opened.into_iter().map(with).collect(), checks)
    }

    pub(super) fn judge_in_order(&self, group: Vec<Claimed>, judged: &Mutex<Judged>) {
        // Authors whose later mail must wait.
        let mut held: Vec<Result<PlayerId, String>> = Vec::new();
        let mut before = Unfiled::default();
        let mut group = group.into_iter();
        while let Some((mail, read)) = group.next() {
            // The player to whose reply address it came; of a public address nobody but the sender is known.
            let author = mail.address.player().ok_or_else(|| mail.sender.clone());
            if held.contains(&author) {
                judged.lock().put_back.push((mail.id, Attempt::Behind));
                continue;
            }
            let attempt = match catch_unwind(AssertUnwindSafe(|| self.file(&mail, read, &before))) {
                Ok(Ok(disposition)) => {
                    before.keys.extend(disposition.message_key);
                    before
                        .asked
                        .extend((disposition.state == InboxState::PendingConfirm).then_some(mail.address));
                    judged.lock().dispositions.push((mail.id, disposition));
                    continue;
                }
                Ok(Err(failure)) => {
                    tracing::warn!(
                        inbox = mail.id,
                        error = &failure as &dyn std::error::Error,
                        "mail not read"
                    );
                    attempt_after(&mail, &failure)
                }
                Err(_panic) => {
                    tracing::error!(inbox = mail.id, "reading a mail panicked");
                    Attempt::Failed
                }
            };
            let put_back = &mut judged.lock().put_back;
            put_back.push((mail.id, attempt));
            if attempt == Attempt::NotCounted {
                // It is our trouble: what came after it about the same game waits for it.
                put_back.extend(group.map(|(later, _)| (later.id, Attempt::NotCounted)));
                return;
            }
            held.push(author);
        }
    }

    fn file(
        &self,
        mail: &Inbound,
        read: Result<Option<Read>, Failure>,
        before: &Unfiled,
    ) -> Result<Disposition, Failure> {
        match read? {
            None => Ok(Disposition::quiet(InboxState::Quarantined, "erased")),
            Some(Ok(parsed)) => self.judge(mail, &parsed, before),
            Some(Err(error)) => {
                tracing::warn!(inbox = mail.id, %error, "mail quarantined");
                Ok(Disposition::quiet(InboxState::Quarantined, "unreadable"))
            }
        }
    }

    fn judge(&self, mail: &Inbound, parsed: &Parsed, before: &Unfiled) -> Result<Disposition, Failure> {
        if let Address::Bounce { outbox } = mail.address {
            return self.bounce(parsed, outbox);
        }
        if let Address::Public(mailbox @ (Mailbox::Postmaster | Mailbox::Abuse)) = mail.address {
            return Ok(Self::for_operator(mail, parsed, mailbox));
        }
        if !mail.confirmed {
            let automatic = parsed.automatic.or_else(|| mail.sender.is_empty().then_some("null_sender"));
            if let Some(reason) = automatic {
                return Ok(Disposition::quiet(InboxState::Auto, reason));
            }
            if parsed.from.is_err() {
                return Ok(Disposition::quiet(InboxState::Rejected, "ambiguous_from"));
            }
        }
        if let Address::Confirm { inbox } = mail.address {
            return self.confirmation(mail, parsed, inbox, before);
        }
        if let Address::Public(mailbox) = mail.address {
            return self.public(mail, parsed, mailbox, before);
        }
        let may_ask = !before.asked.contains(&mail.address);
        let is_named = matches!(mail.address, Address::Named { .. });
        let about = Inbound { address: mail.address.proven(), ..mail.clone() };
        self.judge_about(&about, parsed, before, may_ask, !is_named)
    }

    /// Judges a mail to a player's address. `may_ask`: a yes to a move in doubt can be waited for. `has_token`: the
    /// address was the player's alone.
    pub(super) fn judge_about(
        &self,
        mail: &Inbound,
        parsed: &Parsed,
        before: &Unfiled,
        may_ask: bool,
        has_token: bool,
    ) -> Result<Disposition, Failure> {
        let message_key = (!parsed.message_id.is_empty()).then(|| {
            let from = parsed.from.as_deref().unwrap_or_default();
            self.service.mail_in.message_key(mail, &[&parsed.message_id, from, &folded(&parsed.body)])
        });
        let InboundContext { player, bounces, is_repeated, game, sent } =
            self.service.mail_in.inbound_context(mail, message_key)?;
        let Some(player) = player.filter(|player| player.email.is_some()) else {
            return Ok(Disposition::quiet(InboxState::Rejected, "no_player"));
        };
        if player.mail_trust == MailTrust::Off {
            let summary = msg!("mail-switched-off");
            return Ok(answered(mail, &player, InboxState::Rejected, "mail_off", summary));
        }
        if is_disowned(mail, parsed) {
            return Ok(Self::disowned(mail, &player));
        }
        if parsed.not_read {
            let summary = msg!("mail-unreadable");
            return Ok(answered(mail, &player, InboxState::Quarantined, "unreadable", summary));
        }
        if let Address::Former { game: id, .. } = mail.address {
            return Ok(Self::before_restoration(&player, id, game.as_ref()));
        }
        if !mail.confirmed && !is_trusted(&player, parsed, has_token) {
            return self.ask(mail, &player, parsed, before, has_token);
        }
        if bounces && is_from(&player, parsed) && parsed.verdict != Verdict::Fail {
            self.service.mail_out.heard_from(player.id, mail.received_at)?;
        }
        if is_repeated || message_key.is_some_and(|key| before.keys.contains(&key)) {
            // The first one may hold a move to be sealed; nobody needs the second.
            return Ok(Disposition {
                erase_raw: true,
                ..Disposition::quiet(InboxState::Duplicate, "message_id")
            });
        }
        match act::act(&self.service, mail, &player, parsed, game, sent, may_ask)? {
            Some(disposition) => Ok(Disposition { message_key, ..disposition }),
            None => self.ask(mail, &player, parsed, before, has_token),
        }
    }

    /// Files what came to the envelope sender of a mail of ours. Only a report counts against the address.
    fn bounce(&self, parsed: &Parsed, outbox: i64) -> Result<Disposition, Failure> {
        match &parsed.report {
            Some(Report::Failed(bounce)) => {
                if bounce.severity() == Severity::Ours {
                    metrics::counter!("postzug_mail_reports_about_us").increment(1);
                    tracing::error!(
                        outbox,
                        code = bounce.reason(),
                        "a mail came back over us or the network"
                    );
                }
                let counted = self.service.mail_out.bounced(outbox, bounce)?;
                Ok(Disposition::quiet(InboxState::Bounced, if counted { "failed" } else { "not_counted" }))
            }
            Some(Report::NotFailed) => Ok(Disposition::quiet(InboxState::Bounced, "delayed")),
            None => Ok(Disposition::quiet(InboxState::Auto, "to_bounce_address")),
        }
    }

    /// Answers a reply to a mail older than the restored copy: its position may be another one now. The address on file
    /// gets the state of the game. The reply may contain a move to be sealed.
    fn before_restoration(player: &Player, id: GameId, game: Option<&Game>) -> Disposition {
        let (summary, to) = match game.filter(|game| game.color_of(player.id).is_some()) {
            Some(state) => (
                msg!("mail-before-restoration"),
                ReplyTo { to: Recipient::Player(player.id), game: Some(id), ply: Some(state.ply) },
            ),
            None => (
                msg!("mail-of-lost-game"),
                ReplyTo { to: Recipient::Player(player.id), game: None, ply: None },
            ),
        };
        let reason = "before_restoration";
        Disposition { erase_raw: true, ..answered_to(to, InboxState::Rejected, reason, summary) }
    }

    /// Sets a mail aside that the domain of its author disowns. The address on file is notified, because a clock may run.
    /// Only the operator releases the mail: the author of such a mail might be able to confirm it too.
    fn disowned(mail: &Inbound, player: &Player) -> Disposition {
        let summary = msg!("mail-disowned", mail = Arg::shown(mail.id));
        answered(mail, player, InboxState::Quarantined, "dmarc_fail", summary)
    }
}

/// The mails of a batch that were judged before about the same game, and are not filed yet.
#[derive(Default)]
pub(super) struct Unfiled {
    pub(super) keys: Vec<Digest>,
    /// The addresses of those that are to be confirmed.
    pub(super) asked: Vec<Address>,
}

/// Files a mail, and answers it with one sentence to the address on file.
pub(super) fn answered(
    mail: &Inbound,
    player: &Player,
    state: InboxState,
    reason: &'static str,
    summary: impl Into<Arg>,
) -> Disposition {
    answered_to(act::reply_to(mail, player), state, reason, summary)
}

/// Files a mail, and answers it with one sentence to this recipient.
pub(super) fn answered_to(
    to: ReplyTo,
    state: InboxState,
    reason: &'static str,
    summary: impl Into<Arg>,
) -> Disposition {
    let transcript = Transcript { summary: summary.into(), ..Transcript::default() };
    Disposition { reply: Some((to, Reply::Transcript(transcript))), ..Disposition::quiet(state, reason) }
}

/// DMARC failed, and the operator has not let the mail through.
pub(super) fn is_disowned(mail: &Inbound, parsed: &Parsed) -> bool {
    !mail.confirmed && parsed.verdict == Verdict::Fail
}

/// Decides the outcome of an attempt that failed. A record that contradicts itself here, or that this version cannot
/// continue, may have the form of a later version that serves the same database.
fn attempt_after(mail: &Inbound, failure: &Failure) -> Attempt {
    match failure {
        Failure::Damaged(_) | Failure::Bug(_) if mail.left() < LEFT_AT_MOST => Attempt::Left(mail.left() + 1),
        failure if failure.is_passing() => Attempt::NotCounted,
        _ => Attempt::Failed,
    }
}

pub(super) fn is_from(player: &Player, parsed: &Parsed) -> bool {
    let on_file = player.email.as_deref().map(app::people::email_key);
    on_file.is_some() && on_file == parsed.from.as_deref().ok().map(app::people::email_key)
}

/// A token is verified already, and no verdict speaks against the mail; the rest is as the player set it. Without a token the
/// domain of the author must vouch for it.
pub(super) fn is_trusted(player: &Player, parsed: &Parsed, has_token: bool) -> bool {
    match player.mail_trust {
        MailTrust::Token | MailTrust::TokenAndFrom if !has_token => {
            is_from(player, parsed) && parsed.verdict == Verdict::Pass
        }
        MailTrust::Token => true,
        MailTrust::TokenAndFrom => is_from(player, parsed),
        MailTrust::TokenFromAndDmarc => is_from(player, parsed) && parsed.verdict == Verdict::Pass,
        MailTrust::Off => false,
    }
}

/// The lines of a reply that are its author's, without a signature.
pub(super) fn own_lines(body: &str, sent: &[String], language: Option<&Language>) -> Vec<Written> {
    let mut lines = written(body, sent, language);
    lines.retain(|line| !line.in_signature && !line.foreign && !line.echoes);
    lines
}
