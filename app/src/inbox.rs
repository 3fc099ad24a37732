//! Mail that came in: stored before it is acknowledged, read once, filed with what became of it, and answered at
//! most as often as the rate fuse allows.

use std::sync::{Arc, atomic::Ordering};

use domain::{Digest, Game, GameId, Instant, Phase, PlayerId, Ply, Span, Termination};
use serde::{Deserialize, Serialize};

use crate::{
    Address, Failure, PRUNED_AT_ONCE, Service, mail_problem, operator,
    outbox::THREAD,
    ports::{
        self, Answer, Attempt, Filed, Inbound, InboxState, LockScope, MacPurpose, MailKind, NewInbound,
        NewMail, Player, Purpose, Recipient, Role, Tx, WallClock,
    },
};

/// The [`Filed::reason`] of a mail that waits for a yes to the one move that may be meant in it.
pub const DID_YOU_MEAN: &str = "did_you_mean";
/// The [`Inbound::reason`] of a mail whose move the player confirmed.
const MEANT: &str = "meant";
/// The [`Filed::reason`] of a mail whose answer a cap kept back. Its commands were carried out all the same.
pub const UNANSWERED: &str = "unanswered";

/// A mail as it arrived, with its SMTP envelope.
#[derive(Clone)]
pub struct Intake {
    /// MAIL FROM; empty for the null sender.
    pub sender: String,
    /// RCPT TO, each accepted by [`Service::read_mail_address`].
    pub recipients: Vec<Address>,
    /// Everything between DATA and the final dot.
    pub raw: Vec<u8>,
    /// When DATA ended.
    pub received_at: Instant,
}

impl std::fmt::Debug for Intake {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Intake").field("bytes", &self.raw.len()).finish_non_exhaustive()
    }
}

/// What was understood of a mail, line by line, and what each line led to; in `details` of a
/// [`MailKind::Transcript`].
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Transcript {
    /// In the order of the mail.
    pub entries: Vec<Entry>,
    /// What the sender must know before the lines, such as that nothing was played.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// It was about conditional moves: the answer shows what is kept of them, written in when it is sent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shows_conditions: bool,
    /// The last answer before a cap: the next one comes then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_answer_at: Option<Instant>,
    /// Stands for the answers to all mails that a cap left unanswered since then; counted when it is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unanswered_since: Option<Instant>,
}

/// One line of a mail and the answer to it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// As understood, at most 120 characters; never a sealed move, never text the player did not write.
    pub line: String,
    /// Plain text, possibly of several lines.
    pub answer: String,
    /// It was done.
    pub ok: bool,
}

/// In `details` of a [`MailKind::Confirmation`] that asks whether a mail is the player's, or whether a move in it is meant.
/// The reply address is [`Address::Confirm`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct ConfirmationAsked {
    /// The inbox row that waits.
    pub inbox: i64,
    /// The address it came from.
    pub from: String,
    /// When asking ends, UTC milliseconds.
    pub until: Instant,
    /// The move that may be meant; `None` where the question is whether the mail is the player's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suggestion: Option<Suggestion>,
    /// The mail came to the address in our From.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub to_public: bool,
    /// The account that somebody without one may want.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub join: Option<JoinAsked>,
}

/// The account that somebody without one may want.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct JoinAsked {
    /// The name it would have; none where one is asked for.
    pub name: Option<String>,
    /// The reason for asking again; empty for the first time.
    pub why: String,
}

/// The one move that may be meant in a mail.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Suggestion {
    /// Why it is asked about.
    pub why: String,
    /// The move with its number, in the player's notation.
    pub written: String,
}

/// An automatic answer to a mail.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Reply {
    /// What became of the commands.
    Transcript(Transcript),
    /// Tells whether the mail is the player's, or whether a move in it is meant.
    Confirmation(ConfirmationAsked),
}

/// The recipient of a reply: the address on file, or that of an author without an account.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ReplyTo {
    /// The recipient.
    pub to: Recipient,
    /// About which game.
    pub game: Option<GameId>,
    /// The ply the reply address of the answer is bound to: half-moves played now.
    pub ply: Option<Ply>,
}

/// How a mail is filed.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Disposition {
    /// Where it stands now.
    pub state: InboxState,
    /// Why, in a stable word or two; never text of the mail.
    pub reason: &'static str,
    /// Erases the raw mail: it held a sealed move, or nobody needs it.
    pub erase_raw: bool,
    /// The answer, and to whom.
    pub reply: Option<(ReplyTo, Reply)>,
    /// By what a copy of it will be known; see [`Service::message_key`].
    pub message_key: Option<Digest>,
    /// It is for the operator. One that cannot be passed on is set aside.
    pub pass_on: bool,
    /// It is about this, and is read again as a mail to there.
    pub readdress: Option<Address>,
}

impl Disposition {
    /// Unanswered.
    #[must_use]
    pub const fn quiet(state: InboxState, reason: &'static str) -> Self {
        Self {
            state,
            reason,
            erase_raw: false,
            reply: None,
            message_key: None,
            pass_on: false,
            readdress: None,
        }
    }
}

/// What a mail to a reply address is read by, all of one instant.
#[derive(Default)]
pub struct InboundContext {
    /// Whose address it is.
    pub player: Option<Player>,
    /// Mail to him does not arrive, as far as is known.
    pub bounces: bool,
    /// Another mail was filed with its key.
    pub is_repeated: bool,
    /// The game it is about, whether he plays in it or not.
    pub game: Option<Game>,
    /// The texts last sent to him about it, newest first: what his reply may quote.
    pub sent: Vec<String>,
}

/// How long a mail waits for its confirmation.
pub const CONFIRM_WITHIN: Span = Span::days(3);
/// Closing lines known of a player.
const CLOSING_LINES: u32 = 100;
/// How often reading a mail may fail.
pub const MAX_FAILURES: u16 = 3;
/// How often the process may end while it reads the same mail. Somebody may have ended it for reasons of his own, again
/// and again: only a mail that was under way every time, the attempts ever further apart, is held to be the cause.
pub const MAX_DEATHS: u16 = 10;
/// A claimed mail is due again after this, should the worker have died.
const LEASE: Span = Span(20_000);
/// Stored later than this after it was stamped, a mail may have missed a flag: shorter than the grace of a flag by
/// twice the difference of two clocks.
const LATE: Span = Span(1_000);
/// A mail that could not be read is tried again after this.
const RETRY: Span = Span::minutes(1);
/// The same after passing trouble of ours: a lost connection is back at once, and somebody's clock runs.
const RETRY_SOON: Span = Span(2_000);
/// How long raw mail is kept after it was filed.
const KEEP_RAW: Span = Span::days(30);

/// Fields that change with every delivery of the same mail.
const TRACE_FIELDS: [&str; 6] =
    ["received", "return-path", "delivered-to", "x-original-to", "authentication-results", "received-spf"];

impl Service {
    /// Stores a mail for all its recipients in one transaction; when this returns, it is durable. A mail that is
    /// already there is not stored again. Raw mail is sealed before it reaches the database: it may hold a
    /// move to be sealed.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was stored for anybody, and the sender must try again. [`Failure::Busy`] also when storing
    /// it took so long that the game was lost on time meanwhile: what we could not hold is not acknowledged; and while
    /// our stamp is of another clock than the database's.
    pub fn intake(&self, mail: &Intake) -> Result<Vec<i64>, Failure> {
        let arrival = self.arrival(mail)?;
        ports::write_locking(&*self.ledger, arrival.scope(), move |tx| arrival.store(tx))
    }

    /// [`Service::intake`] for callers who must not wait: `answer` is called after the commit, on the thread that commits,
    /// and must be quick.
    pub fn intake_then(
        &self,
        mail: &Intake,
        answer: impl FnOnce(Result<Vec<i64>, Failure>) + Send + 'static,
    ) {
        match self.arrival(mail) {
            Ok(arrival) => {
                ports::write_then(&*self.ledger, arrival.scope(), move |tx| arrival.store(tx), answer);
            }
            Err(failure) => answer(Err(failure)),
        }
    }

    fn arrival(&self, mail: &Intake) -> Result<Arrival, Failure> {
        self.may_act()?;
        let content = without_trace_fields(&mail.raw);
        let mut games = mail.recipients.iter().filter_map(|address| address.game());
        let first = games.next();
        let several_games = games.any(|game| Some(game) != first);
        let mut rows = Vec::with_capacity(mail.recipients.len());
        for &address in &mail.recipients {
            let mut message = address.name().into_bytes();
            message.push(0);
            message.extend_from_slice(&content);
            // Keyed: a plain hash of a mail with a sealed move could be tried for every legal move.
            let digest = Digest(self.vault.mac(MacPurpose::SecretDigest, &message));
            rows.push(NewInbound {
                received_at: mail.received_at,
                sender: mail.sender.clone(),
                address,
                digest,
                raw: self.vault.seal(Purpose::RawMail, &Inbound::raw_context(&digest), &mail.raw)?,
                several_games,
            });
        }
        Ok(Arrival { rows, wall_clock: Arc::clone(&self.wall_clock) })
    }

    /// The mails that have waited longest, in the order in which they came, their attempts already counted and
    /// committed; none when none is due. What was attempted too often or waited too long for its confirmation is
    /// filed on the way. By a clock that jumped nothing has waited too long, and by one that is not the database's nothing
    /// is due.
    pub fn next_mails(&self, limit: u32) -> Result<Vec<Inbound>, Failure> {
        if self.clock_still_differs()? {
            return Ok(Vec::new());
        }
        let (now, expires) = (self.now(), !self.clock_jumped());
        if !ports::read(&*self.ledger, |view| view.has_due_mail(now, expires))? {
            return Ok(Vec::new());
        }
        loop {
            let mut mails =
                ports::write(&*self.ledger, move |tx| tx.claim(now, now + LEASE, limit, expires))?;
            let claimed = mails.len();
            let mut over = Vec::new();
            mails.retain(|mail| {
                let Some((state, reason)) = end_of(mail) else { return true };
                tracing::warn!(inbox = mail.id, state = state.name(), reason, "mail given up");
                over.push((mail.id, Disposition::quiet(state, reason)));
                false
            });
            let not_filed = self.file_mails(over, Some(now + LEASE))?;
            self.put_mails_back(
                not_filed.into_iter().map(|id| (id, Attempt::NotCounted)).collect(),
                Some(now + LEASE),
            )?;
            if claimed == 0 || !mails.is_empty() {
                return Ok(mails);
            }
        }
    }

    /// After a restart: what an earlier worker was reading is read again, behind what waits. From the second time on
    /// after a pause, 2 s and twice as long each time, so that other mails and other causes of the death have theirs.
    /// Where another instance may hold it, its lease runs out instead.
    pub fn release_mail_leases(&self) -> Result<(), Failure> {
        let now = self.now();
        ports::write(&*self.ledger, move |tx| {
            for mail in tx.in_reading()? {
                let deaths = mail.deaths() + 1;
                let pause = if deaths < 2 { 0 } else { 1_000_i64 << (deaths - 1).min(MAX_DEATHS) };
                tracing::warn!(
                    inbox = mail.id,
                    deaths,
                    pause_ms = pause,
                    "the service ended while it read a mail"
                );
                tx.put_back(mail.id, None, Attempt::Died, now + Span(pause))?;
            }
            Ok(())
        })
    }

    /// The raw text of a mail.
    ///
    /// # Errors
    ///
    /// [`Failure::Damaged`] once it was erased.
    pub fn open_mail(&self, mail: &Inbound) -> Result<Vec<u8>, Failure> {
        let Some(sealed) = &mail.raw else {
            return Err(Failure::Damaged(format!("inbox {}: the raw mail is gone", mail.id)));
        };
        self.vault.open(Purpose::RawMail, &Inbound::raw_context(&mail.digest), sealed)
    }

    /// Ends attempts without an answer, in one transaction: the mails are read again in a minute, after passing trouble of
    /// ours in 2 s. That is not counted, as said beside each; after [`MAX_FAILURES`] others a mail is set aside.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage: they are read again when their leases end.
    pub fn put_mails_back(&self, mails: Vec<(i64, Attempt)>, lease: Option<Instant>) -> Result<(), Failure> {
        if mails.is_empty() {
            return Ok(());
        }
        // What is in hand when the clock is set goes back all the same: otherwise we would seem to have died with it.
        let now = match lease {
            Some(until) if self.clock_differs() => until,
            _ => {
                self.may_act()?;
                self.now()
            }
        };
        ports::write(&*self.ledger, move |tx| {
            mails.iter().try_for_each(|&(id, attempt)| {
                let pause = if attempt == Attempt::NotCounted { RETRY_SOON } else { RETRY };
                tx.put_back(id, lease, attempt, now + pause)
            })
        })
    }

    /// By what a copy of a mail is known: Message-ID, author and text together (RFC 5322 3.6.4 makes the first unique,
    /// but the sender chooses it).
    #[must_use]
    pub fn message_key(&self, mail: &Inbound, parts: &[&str]) -> Digest {
        let mut message = mail.address.name();
        for part in parts {
            message.push('\0');
            message.push_str(part);
        }
        Digest(self.vault.mac(MacPurpose::SecretDigest, message.as_bytes()))
    }

    /// Which of these lines close the player's mails, as far as is known.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn closing_lines(&self, player: PlayerId, lines: &[String]) -> Result<Vec<String>, Failure> {
        let digests: Vec<Digest> = lines.iter().map(|line| self.line_digest(player, line)).collect();
        if digests.is_empty() {
            return Ok(Vec::new());
        }
        let known = ports::read(&*self.ledger, |view| view.closing_lines(player, &digests))?;
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
        let now = self.now();
        if digests.is_empty() {
            return Ok(());
        }
        ports::write(&*self.ledger, move |tx| tx.learn_closing_lines(player, &digests, now, CLOSING_LINES))
    }

    fn line_digest(&self, player: PlayerId, line: &str) -> Digest {
        let message = format!("closing line\0{}\0{line}", player.0);
        Digest(self.vault.mac(MacPurpose::SecretDigest, message.as_bytes()))
    }

    /// What a mail is read by. `key` is the one by which a copy would be known; no copy is read beside it: mails about
    /// one game, or to one account, are claimed by one worker at a time.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn background(&self, mail: &Inbound, key: Option<Digest>) -> Result<InboundContext, Failure> {
        let Some(player) = mail.address.player() else { return Ok(InboundContext::default()) };
        ports::read(&*self.ledger, |view| {
            let game = mail.address.game();
            Ok(InboundContext {
                player: view.player(player)?,
                bounces: mail_problem::standing(view, player)?.is_some(),
                is_repeated: key.map(|key| view.message_seen(&key, mail.id)).transpose()?.unwrap_or_default(),
                game: game.map(|game| view.game(game)).transpose()?.flatten().map(|row| row.state),
                sent: game.map(|game| view.sent_texts(game, player, THREAD)).transpose()?.unwrap_or_default(),
            })
        })
    }

    /// Files mails in one transaction and enqueues in it the answers that the rate fuse lets through. Does nothing
    /// about a mail that another worker has filed, nor, if the `lease` is named under which they were read, about one
    /// that another worker has taken or that was let through since: its [`Inbound::next_at`] is another then. One that
    /// cannot be filed does not keep the others from it: answers the numbers of such mails.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage: none was filed.
    pub fn file_mails(
        &self,
        filings: Vec<(i64, Disposition)>,
        lease: Option<Instant>,
    ) -> Result<Vec<i64>, Failure> {
        self.may_act()?;
        let now = self.now();
        let mut prepared = Vec::with_capacity(filings.len());
        for (id, filing) in filings {
            let Disposition { state, reason, erase_raw, reply, message_key, pass_on, readdress } = filing;
            let next_at = match state {
                InboxState::PendingConfirm => Some(now + CONFIRM_WITHIN),
                InboxState::Received => Some(now),
                _ => None,
            };
            let filed = Filed { state, reason: reason.into(), next_at, erase_raw, message_key, at: now };
            let is_hidden = filed.erase_raw && filed.state == InboxState::Applied;
            let reply = reply.map(|(to, reply)| self.prepared_reply(id, to, reply, is_hidden, now));
            prepared.push(Arc::new(Prepared { id, filed, reply: reply.transpose()?, pass_on, readdress }));
        }
        match self.file_together(&prepared, lease) {
            Err(failure) if prepared.len() > 1 && !failure.is_passing() => {
                let mut not_filed = Vec::new();
                for filing in &prepared {
                    if let Err(failure) = self.file_together(std::slice::from_ref(filing), lease) {
                        let error = &failure as &dyn std::error::Error;
                        tracing::error!(inbox = filing.id, error, "a mail could not be filed");
                        not_filed.push(filing.id);
                    }
                }
                Ok(not_filed)
            }
            result => result.map(|()| Vec::new()),
        }
    }

    fn file_together(&self, filings: &[Arc<Prepared>], lease: Option<Instant>) -> Result<(), Failure> {
        if filings.is_empty() {
            return Ok(());
        }
        let filings = filings.to_vec();
        let (counted, held) = ports::write(&*self.ledger, move |tx| {
            let (mut counted, mut held) = (Vec::new(), Vec::new());
            for filing in &filings {
                let Prepared { id, filed, reply, pass_on, readdress } = &**filing;
                let ruling = reply.as_ref().map(|reply| reply.ruling(tx)).transpose()?;
                let reason = match ruling {
                    Some((Ruling::Withheld { .. }, _)) => UNANSWERED.to_owned(),
                    _ => filed.reason.clone(),
                };
                if !tx.file(*id, lease, &Filed { reason, ..filed.clone() })? {
                    continue;
                }
                if let Some(address) = readdress {
                    tx.readdress(*id, *address, filed.at)?;
                    continue;
                }
                if *pass_on && !operator::pass_on(tx, *id, filed.at)? {
                    tx.set_aside(*id, "for_operator")?;
                }
                counted.push(filed.state);
                let Some((reply, (ruling, answer))) = reply.as_ref().zip(ruling) else { continue };
                if let Some(until) = reply.obey(tx, ruling, &answer)? {
                    held.push((*id, until));
                }
            }
            Ok((counted, held))
        })?;
        // Not those that another worker has taken meanwhile.
        for state in counted {
            metrics::counter!("postzug_mail_filed", "state" => state.name()).increment(1);
        }
        for (id, until) in held {
            metrics::counter!("postzug_mail_answers_held_total").increment(1);
            tracing::error!(
                inbox = id,
                until = until.0,
                "more automatic answers than are usual here: this one is held; moves are played all the same"
            );
        }
        Ok(())
    }

    /// Automatic answers that are held because there are more than usual. The operator should look why.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn held_answers(&self) -> Result<u64, Failure> {
        let now = self.now();
        ports::read(&*self.ledger, |view| view.answers_after(now))
    }

    /// Mail is stored but not read by this process, because what reads it hangs: it has to be started again.
    #[must_use]
    pub fn reading_stands(&self) -> bool {
        self.reading_stands.load(Ordering::SeqCst)
    }

    /// Whoever reads mail says whether he can.
    pub fn set_reading_stands(&self, stands: bool) {
        self.reading_stands.store(stands, Ordering::SeqCst);
    }

    /// Whether another mail to the same address, and so about the same position, waits for a yes from its player's.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn another_waits_for_yes(&self, mail: &Inbound) -> Result<bool, Failure> {
        ports::read(&*self.ledger, |view| view.another_waits_for_yes(mail.id))
    }

    /// A reply from the address on file confirmed the mail: it is applied with the time it was first received.
    /// `false` when it no longer waits.
    pub fn confirm_mail(&self, id: i64) -> Result<bool, Failure> {
        let now = self.now();
        ports::write(&*self.ledger, move |tx| match tx.inbound(id)? {
            Some(mail) if mail.state == InboxState::PendingConfirm => {
                tx.reopen(id, true, if mail.reason == DID_YOU_MEAN { MEANT } else { "" }, now)
            }
            _ => Ok(false),
        })
    }

    /// A reply from the address on file disowned the mail: it waits no longer, and its text is erased.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn disown_mail(&self, id: i64) -> Result<(), Failure> {
        self.end_pending(id, InboxState::Rejected, "disowned")
    }

    /// A reply to the question about an account did what the mail asked for: it waits no longer, and its text is erased.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn joined_by_mail(&self, id: i64) -> Result<(), Failure> {
        self.end_pending(id, InboxState::Applied, "joined")
    }

    fn end_pending(&self, id: i64, state: InboxState, reason: &'static str) -> Result<(), Failure> {
        let now = self.now();
        ports::write(&*self.ledger, move |tx| {
            if tx.inbound(id)?.is_none_or(|mail| mail.state != InboxState::PendingConfirm) {
                return Ok(());
            }
            let filed = Filed {
                state,
                reason: reason.into(),
                next_at: None,
                erase_raw: true,
                message_key: None,
                at: now,
            };
            tx.file(id, None, &filed).map(drop)
        })
    }

    /// A mail by number.
    pub fn mail(&self, id: i64) -> Result<Option<Inbound>, Failure> {
        ports::read(&*self.ledger, |view| view.inbound(id))
    }

    /// Mails in a state (or all), newest first; what the operator's list shows. Holds no text of a mail.
    pub fn mails(
        &self,
        state: Option<InboxState>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Inbound>, Failure> {
        ports::read(&*self.ledger, |view| view.inbox(state, before, limit.min(100)))
    }

    /// Mails that a cap left unanswered, newest first.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn unanswered_mails(&self, before: Option<i64>, limit: u32) -> Result<Vec<Inbound>, Failure> {
        ports::read(&*self.ledger, |view| view.unanswered(before, limit.min(100)))
    }

    /// Reads a mail again from the beginning. Idempotent: what it did is not done twice. `false` when there is
    /// no such mail or its text is gone.
    pub fn replay_mail(&self, id: i64) -> Result<bool, Failure> {
        let now = self.now();
        ports::write(&*self.ledger, move |tx| match tx.inbound(id)? {
            Some(mail) if is_replayable(&mail, now) => tx.reopen(id, false, "", now),
            _ => Ok(false),
        })
    }

    /// Lets a quarantined or waiting mail through as the player's, on the operator's word.
    pub fn release_mail(&self, id: i64) -> Result<bool, Failure> {
        let now = self.now();
        ports::write(&*self.ledger, move |tx| match tx.inbound(id)? {
            Some(mail) if mail.state != InboxState::Applied && is_replayable(&mail, now) => {
                tx.reopen(id, true, "", now)
            }
            _ => Ok(false),
        })
    }

    /// Ends a mail for good and erases its text.
    pub fn discard_mail(&self, id: i64) -> Result<bool, Failure> {
        let now = self.now();
        ports::write(&*self.ledger, move |tx| {
            let filed = Filed {
                state: InboxState::Rejected,
                reason: "discarded".into(),
                next_at: None,
                erase_raw: true,
                message_key: None,
                at: now,
            };
            Ok(tx.reopen(id, false, "", now)? && tx.file(id, None, &filed)?)
        })
    }

    /// Erases raw mail filed more than 30 days ago, at most [`PRUNED_AT_ONCE`], none by a clock that is not believed;
    /// answers how many.
    pub fn prune_mail(&self) -> Result<usize, Failure> {
        let Some(now) = self.believed_now() else { return Ok(0) };
        ports::write(&*self.ledger, move |tx| tx.prune_raw(now - KEEP_RAW, PRUNED_AT_ONCE))
    }
}

/// Tells whether the player said yes to the move that may be meant in a mail.
#[must_use]
pub fn is_meant(mail: &Inbound) -> bool {
    mail.confirmed && mail.reason == MEANT
}

/// A mail to be stored for all its recipients, sealed.
struct Arrival {
    rows: Vec<NewInbound>,
    wall_clock: Arc<dyn WallClock>,
}

impl Arrival {
    fn scope(&self) -> LockScope {
        LockScope::Arrival(self.rows.iter().filter_map(|row| row.address.game()).collect())
    }

    fn store(&self, tx: &mut dyn Tx) -> Result<Vec<i64>, Failure> {
        if self.rows.first().is_some_and(|row| self.wall_clock.now() - row.received_at > LATE) {
            for row in &self.rows {
                missed_flag(tx, row)?;
            }
        }
        self.rows.iter().map(|row| tx.receive(row).map(|(id, _new)| id)).collect()
    }
}

/// Fails when the flag fell between stamping a mail and storing it. No flag falls while it is being stored, and one
/// that falls later sees it.
fn missed_flag(tx: &mut dyn Tx, mail: &NewInbound) -> Result<(), Failure> {
    let Some(game) = mail.address.game() else { return Ok(()) };
    let Some(row) = tx.game(game)? else { return Ok(()) };
    let on_time = Termination::TimeLimitExceeded;
    let lost = matches!(row.state.phase, Phase::Ended { termination, .. } if termination == on_time);
    if lost && row.state.last_at >= mail.received_at { Err(Failure::Busy) } else { Ok(()) }
}

/// The receipts that keep a mail from acting twice live as long as this.
fn is_replayable(mail: &Inbound, now: Instant) -> bool {
    now < mail.received_at + KEEP_RAW
}

/// How a mail that was claimed ends without being read.
fn end_of(mail: &Inbound) -> Option<(InboxState, &'static str)> {
    match mail.state {
        InboxState::PendingConfirm => Some((InboxState::Rejected, "not_confirmed")),
        _ if mail.failures >= MAX_FAILURES => Some((InboxState::Poison, "failures")),
        _ if mail.deaths() >= MAX_DEATHS => Some((InboxState::Poison, "deaths")),
        _ => None,
    }
}

/// A mail's number, where it goes, and the answer to it.
struct Prepared {
    id: i64,
    filed: Filed,
    reply: Option<PreparedReply>,
    pass_on: bool,
    readdress: Option<Address>,
}

/// An answer before the caps have spoken.
struct PreparedReply {
    reply: Reply,
    /// Its outbox row.
    mail: NewMail,
    /// What the caps count it as.
    answer: Answer,
}

/// What the caps say of an answer.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Ruling {
    /// It goes out.
    Sent,
    /// It goes out and says when the next one does.
    Last { next_at: Instant },
    /// It does not go out; a summary does, then.
    Withheld { until: Instant },
}

/// The mail without the fields every hop adds, so that a repeated delivery is known again.
fn without_trace_fields(raw: &[u8]) -> Vec<u8> {
    let mut kept = Vec::with_capacity(raw.len());
    let mut dropping = false;
    let mut in_header = true;
    for line in raw.split_inclusive(|&byte| byte == b'\n') {
        if in_header {
            in_header = !line.trim_ascii().is_empty();
            if !line.starts_with(b" ") && !line.starts_with(b"\t") {
                let name = line.split(|&byte| byte == b':').next().unwrap_or_default().trim_ascii_end();
                let name = name.to_ascii_lowercase();
                dropping = in_header
                    && (TRACE_FIELDS.iter().any(|field| field.as_bytes() == name)
                        || name.starts_with(b"arc-")
                        || name.starts_with(b"x-spam-"));
            }
            if dropping {
                continue;
            }
        }
        kept.extend_from_slice(line);
    }
    kept
}

fn details_of(reply: &Reply) -> Result<String, Failure> {
    let written = match reply {
        Reply::Transcript(transcript) => serde_json::to_string(transcript),
        Reply::Confirmation(asked) => serde_json::to_string(asked),
    };
    written.map_err(|error| Failure::Other("a reply could not be written", Box::new(error)))
}

impl Service {
    /// The outbox row of a reply, and what the caps count it as. What `is_hidden` is not repeated in the answer.
    fn prepared_reply(
        &self,
        id: i64,
        to: ReplyTo,
        reply: Reply,
        is_hidden: bool,
        now: Instant,
    ) -> Result<PreparedReply, Failure> {
        let kind = match &reply {
            Reply::Transcript(_) => MailKind::Transcript,
            Reply::Confirmation(_) => MailKind::Confirmation,
        };
        let details = details_of(&reply)?;
        let player = match &to.to {
            Recipient::Player(player) => *player,
            Recipient::Address(_) => STRANGERS,
        };
        let template = match &reply {
            _ if let Recipient::Address(address) = &to.to => {
                format!("stranger:{}", data_encoding::HEXLOWER.encode(&self.mailbox_digest(address)[..8]))
            }
            // A question without entries is no mail that was understood.
            Reply::Transcript(transcript)
                if !transcript.entries.is_empty() && transcript.entries.iter().all(|entry| entry.ok) =>
            {
                UNDERSTOOD.into()
            }
            // All such answers look alike, whatever was wrong; a digest of what was written would give it away.
            _ if is_hidden => format!("{}:{id}", kind.name()),
            _ => format!("{}:{}", kind.name(), short_digest(&details)),
        };
        let mail = NewMail {
            game: to.game,
            ply: to.ply,
            details,
            ..NewMail::new(format!("inbox.{id}.{}", kind.name()), to.to, kind, now)
        };
        let answer = Answer { player, game: to.game, template, at: now };
        Ok(PreparedReply { reply, mail, answer })
    }
}

fn short_digest(text: &str) -> String {
    use sha2::{Digest as _, Sha256};
    data_encoding::HEXLOWER.encode(&Sha256::digest(text.as_bytes())[..8])
}

/// The template of an answer to a mail of which every line was understood.
const UNDERSTOOD: &str = "understood";

/// Begins the template of an answer under [`ON_MOVE`], and of one that no cap bounds. It uses up no answer of the time when
/// the opponent thinks: the last one before that cap would not have said so.
const FREE: &str = "free:";

fn is_understood(answer: &Answer) -> bool {
    answer.template.strip_prefix(FREE).unwrap_or(&answer.template) == UNDERSTOOD
}

/// Which earlier answers of a player a cap counts.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Counted {
    /// All of them.
    All,
    /// Those about the same game that are of the same sort: to a mail that was understood, or to a mistake.
    OfItsSortHere,
    /// Questions and complaints that say the same about the same game.
    AlikeHere,
    /// Answers to mails understood to their last line, while the opponent thought.
    Understood,
    /// Questions and complaints, while the opponent thought.
    Doubtful,
    /// Those about the same game.
    DoubtfulHere,
}

impl Counted {
    fn counts(self, earlier: &Answer, answer: &Answer) -> bool {
        let (here, understood) = (earlier.game == answer.game, is_understood(earlier));
        let is_free = earlier.template.starts_with(FREE);
        match self {
            Self::All => true,
            Self::OfItsSortHere => here && understood == is_understood(answer),
            Self::AlikeHere => here && !understood && earlier.template == answer.template,
            Self::Understood => !is_free && understood,
            Self::Doubtful => !is_free && !understood,
            Self::DoubtfulHere => !is_free && here && !understood,
        }
    }
}

/// At most so many answers in so long.
type Cap = (Counted, usize, Span);

const HOUR: Span = Span::hours(1);
const DAY: Span = Span::days(1);
/// To a player whose clock runs, or about no game: no person reaches these, a robot that answers at once does.
const ON_MOVE: [Cap; 3] =
    [(Counted::AlikeHere, 6, HOUR), (Counted::OfItsSortHere, 20, HOUR), (Counted::All, 60, DAY)];
/// A mail understood to its last line is no robot's, and must not use up the answer to a later mistake.
const COMMANDS: [Cap; 1] = [(Counted::Understood, 30, DAY)];
/// Questions and complaints while the opponent thinks.
const MISTAKES: [Cap; 2] = [(Counted::DoubtfulHere, 3, DAY), (Counted::Doubtful, 10, DAY)];
/// The same for an arbiter, whose acts are about many games.
const MISTAKES_OF_ARBITERS: [Cap; 1] = [(Counted::Doubtful, 30, DAY)];
/// To mailboxes without an account: their addresses may be forged, so each gets few, and all together no flood.
const TO_STRANGERS: [Cap; 2] = [(Counted::AlikeHere, 3, DAY), (Counted::All, 200, DAY)];
/// Under which the answers to all of them are counted; no player has this number.
pub(crate) const STRANGERS: PlayerId = PlayerId(0);
/// More than any cap counts.
const ANSWERS_READ: u32 = 200;

impl PreparedReply {
    /// Tells whether the answer goes out. Header checks do not stop every robot (RFC 3834 2), so automatic answers are capped;
    /// the commands of a mail are carried out whatever the caps say. Questions whether a mail is the player's are
    /// bounded otherwise: one waits at a time. The answer comes with it as later caps count it.
    fn ruling(&self, tx: &mut dyn Tx) -> Result<(Ruling, Answer), Failure> {
        let mut answer = self.answer.clone();
        let is_stranger = answer.player == STRANGERS;
        if matches!(self.reply, Reply::Confirmation(_)) && !is_stranger {
            answer.template.insert_str(0, FREE);
            return Ok((Ruling::Sent, answer));
        }
        let caps: &[Cap] = if is_stranger {
            &TO_STRANGERS
        } else if answer.game.is_none() || is_thinking(tx, &answer)? {
            answer.template.insert_str(0, FREE);
            &ON_MOVE
        } else if answer.template == UNDERSTOOD {
            &COMMANDS
        } else if tx.player(answer.player)?.is_some_and(|player| player.role >= Role::Arbiter) {
            &MISTAKES_OF_ARBITERS
        } else {
            &MISTAKES
        };
        // The newest first.
        let earlier = tx.answers(answer.player, answer.at - DAY, ANSWERS_READ)?;
        let (mut withheld, mut last) = (None, None);
        for &(counted, most, within) in caps {
            let counts =
                |earlier: &&Answer| earlier.at > answer.at - within && counted.counts(earlier, &answer);
            let times: Vec<Instant> = earlier.iter().filter(counts).map(|earlier| earlier.at).collect();
            if times.len() >= most {
                withheld = withheld.max(Some(times[most - 1] + within));
            } else if counted.counts(&answer, &answer) && times.len() + 1 == most {
                last = last.max(Some(times.last().map_or(answer.at, |oldest| *oldest) + within));
            }
        }
        let ruling = match (withheld, last) {
            (Some(until), _) => Ruling::Withheld { until },
            (None, Some(next_at)) => Ruling::Last { next_at },
            (None, None) => Ruling::Sent,
        };
        Ok((ruling, answer))
    }

    /// Enqueues what the caps let through; until when it is held, if it is.
    fn obey(&self, tx: &mut dyn Tx, ruling: Ruling, answer: &Answer) -> Result<Option<Instant>, Failure> {
        match (ruling, &self.reply) {
            (Ruling::Withheld { .. }, _) if answer.player == STRANGERS => {
                metrics::counter!("postzug_mail_answers_withheld").increment(1);
                tracing::warn!("an answer to somebody without an account was withheld by a cap");
                Ok(None)
            }
            (Ruling::Withheld { until }, _) => {
                metrics::counter!("postzug_mail_answers_withheld").increment(1);
                tracing::warn!("an automatic answer was withheld by a cap; a summary follows");
                let game = answer.game.map_or(0, |game| game.0);
                let key = format!("inbox.{UNANSWERED}.{}.{game}.{}", answer.player.0, until.0);
                let summary = Transcript { unanswered_since: Some(answer.at), ..Transcript::default() };
                let details = details_of(&Reply::Transcript(summary))?;
                tx.enqueue(&NewMail { key, due_at: until, deadline: until, details, ..self.mail.clone() })?;
                Ok(None)
            }
            (Ruling::Last { next_at }, Reply::Transcript(transcript)) if answer.player != STRANGERS => {
                let last = Transcript { next_answer_at: Some(next_at), ..transcript.clone() };
                let details = details_of(&Reply::Transcript(last))?;
                answer_when_due(tx, &NewMail { details, ..self.mail.clone() }, answer)
            }
            _ => answer_when_due(tx, &self.mail, answer),
        }
    }
}

/// Tells whether the clock of the player who is answered runs in the game it is about.
fn is_thinking(tx: &mut dyn Tx, answer: &Answer) -> Result<bool, Failure> {
    let Some(game) = answer.game else { return Ok(false) };
    let row = tx.game(game)?;
    let thinks = |game: &Game| {
        let color = game.color_of(answer.player);
        color.is_some()
            && !game.is_over()
            && (game.on_move() == color || game.clock.running.map(|running| running.side) == color)
    };
    Ok(row.is_some_and(|row| thinks(&row.state)))
}

/// The windows of the breaker.
const WINDOW: Span = Span::minutes(10);
/// Answers to everybody together that one window always lets through.
pub const ANSWERS_PER_WINDOW: u32 = 100;

/// The breaker for everybody together: at most five times the median window of the last seven days leaves in ten
/// minutes, or [`ANSWERS_PER_WINDOW`] if that is more. What is too much is held until there is room, in the outbox and
/// in order. Answers until when, if it is held. Costs one look at an index as long as there are few answers.
fn answer_when_due(tx: &mut dyn Tx, mail: &NewMail, answer: &Answer) -> Result<Option<Instant>, Failure> {
    const TIMES: u64 = 5;
    const WINDOWS: i64 = 7 * 24 * 6;
    let now = answer.at;
    let room_at = |tx: &mut dyn Tx, most: u32| {
        Ok(tx.latest_answer(most - 1)?.map(|earlier| earlier + WINDOW).filter(|room| *room > now))
    };
    let mut held_until = room_at(tx, ANSWERS_PER_WINDOW)?;
    if held_until.is_some() {
        let this = window(now);
        let since = this - Span(WINDOW.0 * WINDOWS);
        let median = tx.answers_in_window(since, this, u32::try_from(WINDOWS / 2).unwrap_or(u32::MAX))?;
        let most = u32::try_from(median.saturating_mul(TIMES)).unwrap_or(u32::MAX);
        if most > ANSWERS_PER_WINDOW {
            held_until = room_at(tx, most)?;
        }
    }
    let at = held_until.unwrap_or(now);
    tx.insert_answer(&Answer { at, ..answer.clone() }, window(at))?;
    tx.enqueue(&NewMail { due_at: at, deadline: at, ..mail.clone() })?;
    Ok(held_until)
}

/// When the window of an instant began.
pub(crate) fn window(at: Instant) -> Instant {
    Instant(at.0 - at.0.rem_euclid(WINDOW.0))
}
