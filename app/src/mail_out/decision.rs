//! Reads what a mail needs, and judges whether it is still worth sending.

use domain::{Event, Game, GameId, Instant, Span, sealing::Secret};

use crate::{
    Failure,
    games::{
        conditional_moves,
        context::{GameContext, context},
        notices::rank,
    },
    kernel::mail_problems,
    lobby::queries::challenge_views,
    log,
    mail_in::reading::THREAD,
    mail_out::{
        digest::{self, Digest, Told},
        holding::{RECENT, is_merged},
        service::MailOut,
    },
    model::{
        ChallengeView, ConditionalNotice, Inbound, MailKind, NewMail, NoticeKind, OutboxRow, Player,
        Recipient, Settled, mail_details::MailDetails, replies::Transcript,
    },
    ports::{self, Purpose, View},
};

/// A leased mail with all that its text needs, read at one instant.
pub struct OutgoingMail {
    /// The row.
    pub row: OutboxRow,
    /// The recipient: the address on file now.
    pub to: String,
    /// The reader; none before there is an account.
    pub reader: Option<Player>,
    /// The game it is about.
    pub context: Option<GameContext>,
    /// The challenge it is about.
    pub challenge: Option<ChallengeView>,
    /// The newest signed head of the log, as mails carry it.
    pub checkpoint: Option<String>,
    /// The proof that the event it tells of is in the log, for a [`MailKind::LogReceipt`].
    pub receipt: Option<log::Receipt>,
    /// Its secret.
    pub secret: Option<Secret>,
    /// The reader's conditional moves as they are stored now, in their notation, if the mail answers one about them.
    pub conditions: Option<Vec<Vec<String>>>,
    /// The mail that is passed on, and the mailbox it came to.
    pub passed_on: Option<(Vec<u8>, Inbound)>,
    /// Its content, if it is a digest.
    pub digest: Option<Digest>,
    /// The waiting mails that it tells of.
    pub told: Vec<Told>,
    /// The number of mails it stands for, if it answers all that a cap left unanswered.
    pub unanswered: u64,
    /// Now.
    pub now: Instant,
}

impl std::fmt::Debug for OutgoingMail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OutgoingMail").field("outbox", &self.row.id).finish_non_exhaustive()
    }
}

/// The decision about a leased mail.
#[derive(Debug)]
pub enum SendDecision {
    /// Write and send it.
    Send(Box<OutgoingMail>),
    /// Settle it like this.
    Settle(Settled),
}

/// A reminder waits so long again while the clock is not believed.
const UNTIL_BELIEVED: Span = Span::minutes(5);

impl MailOut {
    /// Reads what a mail needs, and judges whether it is still worth sending.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage or the vault.
    pub fn decide(&self, row: &OutboxRow) -> Result<SendDecision, Failure> {
        if !row.mail.details.fits(row.mail.kind) {
            return Err(unreadable(row));
        }
        let now = self.kernel.now();
        let secret = row.mail.secret.as_ref().map(|sealed| self.open_secret(&row.mail.key, sealed));
        let secret = secret.transpose()?;
        ports::read(&*self.kernel.ledger, |view| {
            let dropped = |reason: &str| Ok(SendDecision::Settle(Settled::Dropped { reason: reason.into() }));
            let waits_until = digest::waits_until(view, row, now)?;
            let (joined, recent) = others(view, row)?;
            let (reader, to) = match recipient(view, row, joined.is_empty())? {
                Ok(recipient) => recipient,
                Err(reason) => return dropped(reason),
            };
            let mut context =
                row.mail.game.map(|game| game_context(view, game, row, reader.as_ref())).transpose()?;
            let kind = tell_others(context.as_mut(), row, &joined, reader.as_ref());
            let told = context.as_ref().map_or(&[][..], |context| &context.told);
            if kind.is_none() && is_unwanted(reader.as_ref(), row, told) {
                return dropped("not wanted");
            }
            let challenge = challenge(view, row)?;
            let receipt = receipt(view, row)?;
            let head = view.log_head()?.and_then(|head| head.checkpoint);
            let checkpoint = head.and_then(|head| log::block(&head.note));
            let transcript = transcript(row)?;
            let shows_conditions = transcript.is_some_and(|transcript| transcript.shows_conditions);
            let conditions = match (row.mail.game, &reader) {
                (Some(game), Some(reader)) if shows_conditions => self.conditions(view, game, reader)?,
                _ => None,
            };
            let passed_on = match row.mail.kind {
                MailKind::PassedOn => {
                    let Some(mail) = passed_on(view, row)? else { return dropped("the mail is erased") };
                    Some((self.kernel.open_mail(&mail)?, mail))
                }
                _ => None,
            };
            let unanswered = match (transcript.and_then(|transcript| transcript.unanswered_since), &reader) {
                (Some(since), Some(reader)) => view.unanswered_since(reader.id, row.mail.game, since)?,
                _ => 0,
            };
            let (digest, told) = match digest::read(view, row, reader.as_ref(), now)? {
                Some((digest, told)) => (Some(digest), told),
                None => (None, joined.iter().map(|row| (row.id, row.mail.game)).collect()),
            };
            let (row, secret) = (telling(row, &joined, kind), secret.clone());
            let letter = OutgoingMail {
                row,
                to,
                reader,
                context,
                challenge,
                checkpoint,
                receipt,
                secret,
                conditions,
                passed_on,
                digest,
                told,
                unanswered,
                now,
            };
            let believed = !self.kernel.clock_jumped();
            let unneeded = letter.unneeded(believed).filter(|_| kind.is_none());
            let settled = waits_until
                .and_then(|until| letter.still_held(until))
                .or(unneeded)
                .or_else(|| letter.held(&recent, self.kernel.settings.notices_apart).filter(|_| believed));
            Ok(settled.map_or_else(|| SendDecision::Send(Box::new(letter)), SendDecision::Settle))
        })
    }

    fn conditions(
        &self,
        view: &mut dyn View,
        game: GameId,
        reader: &Player,
    ) -> Result<Option<Vec<Vec<String>>>, Failure> {
        let shown = conditional_moves::shown(view, &*self.kernel.vault, game, reader, false)?;
        Ok(shown.map(|shown| shown.own))
    }

    fn open_secret(&self, key: &str, sealed: &[u8]) -> Result<Secret, Failure> {
        let plain = self.kernel.vault.open(Purpose::OutgoingSecret, key, sealed)?;
        String::from_utf8(plain).map(Secret::new).map_err(|_text| Failure::Key("a secret is not text"))
    }
}

/// The reader of a mail and their address, or the reason why there is none; before the whole record is read. A mail that
/// tells of no other is judged by its own kind.
type Found = Result<(Option<Player>, String), &'static str>;

fn recipient(view: &mut dyn View, row: &OutboxRow, is_alone: bool) -> Result<Found, Failure> {
    let id = match &row.mail.to {
        Recipient::Address(address) => return Ok(Ok((None, address.clone()))),
        Recipient::Player(id) => *id,
    };
    if row.mail.kind.stops() && mail_problems::is_stopped(view, id)? {
        return Ok(Err("mail to this player is stopped"));
    }
    let reader = view.player(id)?;
    if is_alone && row.mail.kind != MailKind::GameNews && is_unwanted(reader.as_ref(), row, &[]) {
        return Ok(Err("not wanted"));
    }
    let to = reader.as_ref().and_then(|reader| reader.email.clone());
    Ok(to.map(|to| (reader, to)).ok_or("no address on file"))
}

/// Tells whether the reader has switched off notices of this kind and these events.
pub(super) fn is_unwanted(reader: Option<&Player>, row: &OutboxRow, told: &[Event]) -> bool {
    let kinds = NoticeKind::of(row.mail.kind, told);
    reader.is_some_and(|reader| !kinds.is_empty() && !kinds.into_iter().any(|kind| reader.wants(kind)))
}

/// The mails that this one describes, and the last ones about its game to its reader, newest first. A mail that is not merged
/// has neither.
fn others(view: &mut dyn View, row: &OutboxRow) -> Result<(Vec<OutboxRow>, Vec<OutboxRow>), Failure> {
    match (&row.mail.to, row.mail.game) {
        (Recipient::Player(reader), Some(game)) if is_merged(row.mail.kind) => {
            Ok((view.told_by(row.id)?, view.recent_mails(game, *reader, false, RECENT)?))
        }
        _ => Ok(Default::default()),
    }
}

/// Adds the events of the other mails that this one describes. Returns the kind of the most important mail that is still new;
/// `None` if none of the others is.
fn tell_others(
    context: Option<&mut GameContext>,
    row: &OutboxRow,
    joined: &[OutboxRow],
    reader: Option<&Player>,
) -> Option<MailKind> {
    let (context, reader) = (context?, reader?);
    let is_news = |row: &&OutboxRow| !digest::news(context, row, reader).is_empty();
    joined.iter().find(is_news)?;
    let news = joined.iter().chain([row]).filter(is_news);
    let kind = news.map(|row| row.mail.kind).min_by_key(|kind| rank(*kind));
    context.told = digest::current_events(context, joined.iter().chain([row]), reader);
    kind
}

/// The mail as it tells of others: as the most important of them, with the newest outcome of conditional moves.
fn telling(row: &OutboxRow, joined: &[OutboxRow], kind: Option<MailKind>) -> OutboxRow {
    let mut row = row.clone();
    row.mail.kind = kind.unwrap_or(row.mail.kind);
    let newest = joined.iter().rev().find_map(|row| match row.mail.details {
        MailDetails::Events { conditional, .. } => conditional,
        _ => None,
    });
    if let MailDetails::Events { conditional, .. } = &mut row.mail.details {
        *conditional = newest.or(*conditional);
    }
    row
}

/// The mail that is passed on, unless its text is gone.
fn passed_on(view: &mut dyn View, row: &OutboxRow) -> Result<Option<Inbound>, Failure> {
    let MailDetails::PassedOn { inbox } = row.mail.details else { return Err(unreadable(row)) };
    Ok(view.inbound(inbox)?.filter(|mail| mail.raw.is_some()))
}

pub(super) fn challenge(view: &mut dyn View, row: &OutboxRow) -> Result<Option<ChallengeView>, Failure> {
    let MailDetails::Challenge(news) = &row.mail.details else {
        return if row.mail.kind == MailKind::Challenge { Err(unreadable(row)) } else { Ok(None) };
    };
    let found = view.challenge(news.challenge)?.into_iter().collect();
    Ok(challenge_views(view, found)?.pop())
}

fn receipt(view: &mut dyn View, row: &OutboxRow) -> Result<Option<log::Receipt>, Failure> {
    match (row.mail.kind, row.mail.game, row.mail.seq) {
        (MailKind::LogReceipt, Some(game), Some(seq)) => log::receipt(view, game, seq),
        _ => Ok(None),
    }
}

fn transcript(row: &OutboxRow) -> Result<Option<&Transcript>, Failure> {
    match &row.mail.details {
        MailDetails::Transcript(transcript) => Ok(Some(transcript)),
        _ if row.mail.kind == MailKind::Transcript => Err(unreadable(row)),
        _ => Ok(None),
    }
}

fn unreadable(row: &OutboxRow) -> Failure {
    Failure::Damaged(format!("outbox {}: its details do not fit its kind", row.id))
}

/// The game that a mail is about.
fn game_context(
    view: &mut dyn View,
    id: GameId,
    row: &OutboxRow,
    reader: Option<&Player>,
) -> Result<GameContext, Failure> {
    let first = match row.mail.details {
        MailDetails::Events { first, .. } => Some(first),
        _ => None,
    };
    let thread = match reader {
        Some(reader) => view.sent_before(id, reader.id, row.id, THREAD)?,
        None => Vec::new(),
    };
    Ok(GameContext { thread, ..context(view, id, reader, first.zip(row.mail.seq))? })
}

/// The reason for which a mail about a game tells nothing any more.
pub(super) fn outdated(mail: &NewMail, context: &GameContext) -> Option<&'static str> {
    let moved_on = context.game.is_over() || mail.ply.is_some_and(|ply| ply != context.game.ply);
    let undone = context.undone_after(mail.seq);
    match mail.kind {
        MailKind::YourMove | MailKind::MoveRecorded if undone => Some("an arbiter undid something"),
        MailKind::GameOver if undone && !context.game.is_over() => Some("the game goes on"),
        MailKind::YourMove | MailKind::Reminder if moved_on => Some("the game has moved on"),
        _ => None,
    }
}

impl OutgoingMail {
    /// The outcome of the reader's conditional moves.
    #[must_use]
    pub const fn conditional_notice(&self) -> Option<ConditionalNotice> {
        match self.row.mail.details {
            MailDetails::Events { conditional, .. } => conditional,
            _ => None,
        }
    }

    /// Returns the numbers of the mails that end when it is sent, where it has no room for some games.
    #[must_use]
    pub fn told_without(&self, left_out: &[GameId]) -> Vec<i64> {
        let is_told = |game: &Option<GameId>| game.is_none_or(|game| !left_out.contains(&game));
        self.told.iter().filter(|(_id, game)| is_told(game)).map(|&(id, _game)| id).collect()
    }

    /// Returns the reason not to send the mail now, if there is one. By a clock that is not `believed` nothing is too late,
    /// and nobody is reminded.
    fn unneeded(&self, believed: bool) -> Option<Settled> {
        let dropped = |reason: &str| Some(Settled::Dropped { reason: reason.into() });
        let mail = &self.row.mail;
        let expired = believed && mail.expires_at.is_some_and(|expires_at| self.now > expires_at);
        if expired && mail.kind != MailKind::Reminder {
            return dropped("expired");
        }
        if self.digest.as_ref().is_some_and(Digest::is_empty) {
            return dropped("nothing to tell");
        }
        if let (MailDetails::Challenge(news), Some(found)) = (&mail.details, &self.challenge)
            && !digest::is_open(news, &found.challenge)
        {
            return dropped("the challenge is closed");
        }
        let Some(context) = &self.context else { return None };
        if let Some(reason) = outdated(mail, context) {
            return dropped(reason);
        }
        match mail.kind {
            MailKind::Reminder if !believed => {
                Some(Settled::Retry { next_at: self.now + UNTIL_BELIEVED, error: "the clock was set".into() })
            }
            MailKind::Reminder => self.unneeded_reminder(&context.game),
            _ => None,
        }
    }

    /// A reminder is never early (downtime given back moves it) and never late; of two that are due at once, the
    /// later one goes out.
    fn unneeded_reminder(&self, game: &Game) -> Option<Settled> {
        let dropped = |reason: &str| Some(Settled::Dropped { reason: reason.into() });
        let Some(running) = game.clock.running else { return dropped("no clock runs") };
        if self.now > running.deadline {
            return dropped("the deadline has passed");
        }
        let mut reminders = game.reminders().into_iter();
        let Some((_, due_at)) =
            reminders.find(|&(which, _)| self.row.mail.details == MailDetails::Reminder(which))
        else {
            return dropped("unknown reminder");
        };
        if due_at > self.now {
            return Some(Settled::Postponed { due_at, told_by: None });
        }
        if reminders.any(|(_, later)| later <= self.now) {
            return dropped("the next reminder is due");
        }
        None
    }
}
