//! Mail going out: what the postman needs to write and deliver a mail of the outbox.

use std::{collections::HashMap, sync::Arc};

use domain::{
    Actor, ByColor, Color, Digest, Event, Game, GameId, Instant, PlayerId, Ply, Span, sealing::Secret,
};
use serde::{Deserialize, Serialize};

use crate::{
    Failure, NoticeKind, PRUNED_AT_ONCE, Service, conditional,
    games::{name, names_of, readable},
    inbox::{ANSWERS_PER_WINDOW, Transcript},
    log, mail_problem,
    notices::{ConditionalNews, reminder_name},
    ports::{
        self, Challenge, ChallengeId, Inbound, MailKind, MailState, Message, OutboxFigures, OutboxRow,
        Player, Purpose, Recipient, Recorded, Role, Settled, View,
    },
};

/// In `details` of a [`MailKind::Challenge`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChallengeNews {
    /// Which challenge.
    pub challenge: ChallengeId,
    /// What happened to it.
    pub news: ChallengeStep,
}

/// What happened to a challenge. An accepted one is told by [`MailKind::GameStarted`].
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeStep {
    /// The reader is challenged.
    Posted,
    /// The reader's challenge was declined.
    Declined,
    /// The challenge to the reader was taken back.
    Withdrawn,
}

/// In `details` of a [`MailKind::SignInCode`]. The code is the mail's secret.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct CodeSent {
    /// What it is for.
    pub purpose: CodePurpose,
    /// The code is worth nothing after this.
    pub until: Instant,
    /// The name of the program that asked, letters and digits only; empty if it has none.
    #[serde(default)]
    pub asked_by: String,
}

/// What an emailed code is for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CodePurpose {
    /// Making an account.
    SignUp,
    /// Signing in.
    SignIn,
    /// Proving a new address.
    ChangeAddress,
}

/// In `details` of a [`MailKind::AccountNews`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct AccountNews {
    /// What happened, in one or more sentences.
    pub text: String,
}

/// A leased mail with all that its text needs, read at one instant.
pub struct OutgoingMail {
    /// The row.
    pub row: OutboxRow,
    /// Where it goes: the address on file now.
    pub to: String,
    /// Who reads it; none before there is an account.
    pub reader: Option<Player>,
    /// The game it is about.
    pub context: Option<GameContext>,
    /// The challenge it is about, and the other player's name.
    pub challenge: Option<(Challenge, String)>,
    /// The newest signed head of the log, as mails carry it.
    pub checkpoint: Option<String>,
    /// What proves that the event it tells of is in the log, for a [`MailKind::LogReceipt`].
    pub receipt: Option<log::Receipt>,
    /// What was sealed for it.
    pub secret: Option<Secret>,
    /// The reader's conditional moves as they are kept now, in his notation, if the mail answers one about them.
    pub conditions: Option<Vec<Vec<String>>>,
    /// The mail that is passed on, and the mailbox it came to.
    pub passed_on: Option<(Vec<u8>, Inbound)>,
    /// How many mails it stands for, if it answers all that a cap left unanswered.
    pub unanswered: u64,
    /// Now.
    pub now: Instant,
}

/// A game as the reader of a mail may know it.
pub struct GameContext {
    /// Which.
    pub id: GameId,
    /// As it stands now.
    pub game: Game,
    /// The names of both sides.
    pub names: ByColor<String>,
    /// The names of its players and of the arbiters who have acted in it.
    pub people: HashMap<PlayerId, String>,
    /// The whole record.
    pub events: Vec<Recorded>,
    /// The events the mail tells of.
    pub told: Vec<Event>,
    /// The texts beside it: messages and reasons.
    pub messages: Vec<Message>,
    /// Keys of earlier mails to this reader about this game: the first, and the last ones.
    pub thread: Vec<String>,
}

impl GameContext {
    /// The text of this digest, if there is one.
    #[must_use]
    pub fn text(&self, digest: &Digest) -> Option<&Message> {
        let recorded = self.events.iter().find(|recorded| recorded.event.text() == Some(*digest))?;
        self.messages.iter().find(|message| message.seq == recorded.seq)
    }
}

impl std::fmt::Debug for OutgoingMail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OutgoingMail").field("outbox", &self.row.id).finish_non_exhaustive()
    }
}

/// What is to be done with a leased mail.
#[derive(Debug)]
pub enum SendDecision {
    /// Write and send it.
    Send(Box<OutgoingMail>),
    /// Settle it like this.
    Settle(Settled),
}

/// What came of marking mails whose attempts ended.
#[derive(Debug, Default)]
pub struct Marked {
    /// Their leases had passed to another worker.
    pub taken_over: Vec<i64>,
    /// These could not be marked, and come up again when their leases end, sent or not.
    pub unmarked: Vec<i64>,
    /// The last passing trouble over which they could not.
    pub trouble: Option<Failure>,
}

/// A worker that died gives its mails back after this; one that lives renews in time.
pub(crate) const LEASE: Span = Span(20_000);
/// The longest pause between two attempts at a mail.
pub const LONGEST_PAUSE: Span = Span::hours(1);
/// Answers are held for longer only if there are more than all windows of a day let through.
const LONGEST_HOLD: Span = Span::days(1);
/// How long sent texts are kept: replies quote them.
const KEEP_SENT: Span = Span::days(90);
/// References names the root of the thread and this many mails before (RFC 5322 3.6.4 leaves it open).
pub(crate) const THREAD: u32 = 9;
/// Events read at a time.
const PAGE: u32 = 500;
/// A reminder waits so long again while the clock is not believed.
const UNTIL_BELIEVED: Span = Span::minutes(5);

impl Service {
    /// Takes mails that are due, the earliest deadline first; the attempt is counted and committed. None while the clock
    /// is not the database's: others may hold those that seem to be due.
    ///
    /// # Errors
    ///
    /// [`Failure`]: none was taken.
    pub fn lease_mails(&self, limit: u32) -> Result<Vec<OutboxRow>, Failure> {
        if self.clock_still_differs()? {
            return Ok(Vec::new());
        }
        let now = self.now();
        if !ports::read(&*self.ledger, |view| view.has_mail_to_send(now))? {
            return Ok(Vec::new());
        }
        ports::write(&*self.ledger, move |tx| tx.lease_mails(now, now + LEASE, limit))
    }

    /// Keeps mails that are still being sent, by number and attempt, from other workers. Returns until when, and which
    /// of them are still ours.
    ///
    /// # Errors
    ///
    /// [`Failure`]: none is kept.
    pub fn renew_mails(&self, held: Vec<(i64, u32)>) -> Result<(Instant, Vec<i64>), Failure> {
        self.may_act()?;
        let until = self.now() + LEASE;
        ports::write(&*self.ledger, move |tx| Ok((until, tx.renew_mails(&held, until)?)))
    }

    /// Before the workers start: what an earlier process had taken is due at once, unless other instances may hold it.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn release_outbox_leases(&self) -> Result<(), Failure> {
        let now = self.now();
        ports::write(&*self.ledger, move |tx| tx.release_outbox_leases(now))
    }

    /// Reads what a mail needs, and judges whether it is still worth sending.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage or the vault.
    pub fn decide(&self, row: &OutboxRow) -> Result<SendDecision, Failure> {
        let now = self.now();
        let secret = row.mail.secret.as_ref().map(|sealed| self.open_secret(&row.mail.key, sealed));
        let secret = secret.transpose()?;
        ports::read(&*self.ledger, |view| {
            let dropped = |reason: &str| Ok(SendDecision::Settle(Settled::Dropped { reason: reason.into() }));
            let (reader, to) = match &row.mail.to {
                Recipient::Address(address) => (None, Some(address.clone())),
                Recipient::Player(id) => {
                    if row.mail.kind.stops() && mail_problem::is_stopped(view, *id)? {
                        return dropped("mail to this player is stopped");
                    }
                    let reader = view.player(*id)?;
                    // Before the whole record is read.
                    if row.mail.kind != MailKind::GameNews && is_unwanted(reader.as_ref(), row, &[]) {
                        return dropped("not wanted");
                    }
                    let to = reader.as_ref().and_then(|reader| reader.email.clone());
                    (reader, to)
                }
            };
            let Some(to) = to else { return dropped("no address on file") };
            let context = row.mail.game.map(|game| story_of(view, game, row, reader.as_ref())).transpose()?;
            let told = context.as_ref().map_or(&[][..], |context| &context.told);
            if is_unwanted(reader.as_ref(), row, told) {
                return dropped("not wanted");
            }
            let challenge = match row.mail.kind {
                MailKind::Challenge => challenge(view, row)?,
                _ => None,
            };
            let receipt = match (row.mail.kind, row.mail.game, row.mail.seq) {
                (MailKind::LogReceipt, Some(game), Some(seq)) => log::receipt(view, game, seq)?,
                _ => None,
            };
            let head = view.log_head()?.and_then(|head| head.checkpoint);
            let checkpoint = head.and_then(|head| log::block(&head.note));
            let transcript = transcript(row)?.unwrap_or_default();
            let conditions = match (row.mail.game, &reader) {
                (Some(game), Some(reader)) if transcript.shows_conditions => {
                    conditional::shown(view, &*self.vault, game, reader, false)?.map(|shown| shown.own)
                }
                _ => None,
            };
            let passed_on = match row.mail.kind {
                MailKind::PassedOn => {
                    let Some(mail) = passed_on(view, row)? else { return dropped("the mail is erased") };
                    Some((self.open_mail(&mail)?, mail))
                }
                _ => None,
            };
            let unanswered = match (transcript.unanswered_since, &reader) {
                (Some(since), Some(reader)) => view.unanswered_since(reader.id, row.mail.game, since)?,
                _ => 0,
            };
            let (row, secret) = (row.clone(), secret.clone());
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
                unanswered,
                now,
            };
            let unneeded = letter.unneeded(!self.clock_jumped());
            Ok(unneeded.map_or_else(|| SendDecision::Send(Box::new(letter)), SendDecision::Settle))
        })
    }

    /// A game as `reader` may know it, where the events from `first` to `last` are told.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage; [`Failure::Damaged`] if there is no such game.
    pub fn context(
        &self,
        id: GameId,
        reader: &Player,
        first: u32,
        last: u32,
    ) -> Result<GameContext, Failure> {
        ports::read(&*self.ledger, |view| context(view, id, Some(reader), Some((first, last))))
    }

    fn open_secret(&self, key: &str, sealed: &[u8]) -> Result<Secret, Failure> {
        let plain = self.vault.open(Purpose::OutgoingSecret, key, sealed)?;
        String::from_utf8(plain).map(Secret::new).map_err(|_text| Failure::Key("a secret is not text"))
    }

    /// Ends the attempt a lease began. `false` when the lease had passed to another worker. A mail that is given up
    /// counts against the address it was for; if it was about a game, the game's record says so.
    ///
    /// # Errors
    ///
    /// [`Failure`]: the mail comes up again when its lease ends.
    pub fn settle_mail(&self, row: &OutboxRow, settled: Settled) -> Result<bool, Failure> {
        let (id, attempt, now) = (row.id, row.attempts, self.now());
        if matches!(settled, Settled::Dead { .. }) {
            return self.give_up(row, settled);
        }
        ports::write(&*self.ledger, move |tx| tx.settle_mail(id, attempt, &settled, now))
    }

    /// Ends attempts, those that were not given up in one transaction and first: what was sent is marked whatever
    /// becomes of the others. One that cannot be marked does not keep the others from it; if its text cannot be kept, it
    /// is marked without.
    ///
    /// # Errors
    ///
    /// [`Failure::Busy`]: none was marked.
    pub fn settle_mails(&self, ended: &Arc<[(OutboxRow, Settled)]>) -> Result<Marked, Failure> {
        let is_dead = |settled: &Settled| matches!(settled, Settled::Dead { .. });
        let (dead, others): (Vec<_>, Vec<_>) = ended.iter().partition(|(_, settled)| is_dead(settled));
        let mut marked = Marked::default();
        let mut alone = dead;
        match self.settle_together(ended) {
            Ok(taken_over) => marked.taken_over = taken_over,
            Err(Failure::Busy) => return Err(Failure::Busy),
            Err(failure) => {
                let error = &failure as &dyn std::error::Error;
                tracing::error!(error, "mails could not be marked together");
                alone = others.into_iter().chain(alone).collect();
            }
        }
        for (row, settled) in alone {
            match self.settle_alone(row, settled) {
                Ok(true) => {}
                Ok(false) => marked.taken_over.push(row.id),
                Err(Failure::Busy) => {
                    marked.unmarked.push(row.id);
                    marked.trouble = Some(Failure::Busy);
                }
                Err(failure) => {
                    let error = &failure as &dyn std::error::Error;
                    tracing::error!(id = row.id, error, "a mail could not be marked");
                    marked.unmarked.push(row.id);
                    marked.trouble = Some(failure).filter(Failure::is_passing).or(marked.trouble);
                }
            }
        }
        Ok(marked)
    }

    fn settle_alone(&self, row: &OutboxRow, settled: &Settled) -> Result<bool, Failure> {
        let failure = match self.settle_mail(row, settled.clone()) {
            // There will be room and time again.
            Err(failure) if !matches!(failure, Failure::Busy | Failure::Full(_)) => failure,
            marked => return marked,
        };
        if !matches!(settled, Settled::Sent { body: Some(_) }) {
            return Err(failure);
        }
        tracing::warn!(id = row.id, %failure, "the text of a mail that was sent cannot be kept");
        self.settle_mail(row, Settled::Sent { body: None })
    }

    /// Those that were not given up.
    fn settle_together(&self, ended: &Arc<[(OutboxRow, Settled)]>) -> Result<Vec<i64>, Failure> {
        let is_dead = |settled: &Settled| matches!(settled, Settled::Dead { .. });
        let (now, mails) = (self.now(), Arc::clone(ended));
        ports::write(&*self.ledger, move |tx| {
            let mut taken_over = Vec::new();
            for (row, settled) in mails.iter().filter(|(_, settled)| !is_dead(settled)) {
                if !tx.settle_mail(row.id, row.attempts, settled, now)? {
                    taken_over.push(row.id);
                }
            }
            Ok(taken_over)
        })
    }

    /// Outgoing mails in a state (or all), newest first; what the operator's list shows.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn outbox(
        &self,
        state: Option<MailState>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<OutboxRow>, Failure> {
        ports::read(&*self.ledger, |view| view.outbox(state, before, limit.min(100)))
    }

    /// How much mail waits to go out.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn outbox_figures(&self) -> Result<OutboxFigures, Failure> {
        let now = self.now();
        ports::read(&*self.ledger, |view| view.outbox_figures(now))
    }

    /// Erases texts sent more than 90 days ago, at most [`PRUNED_AT_ONCE`], none by a clock that is not believed; answers
    /// how many.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was erased.
    pub fn prune_outbox(&self) -> Result<usize, Failure> {
        let Some(now) = self.believed_now() else { return Ok(0) };
        ports::write(&*self.ledger, move |tx| tx.prune_sent(now - KEEP_SENT, PRUNED_AT_ONCE))
    }

    /// Mails whose time no policy can have set, because the clock was ahead when they were queued or failed, are due
    /// now, unless it is our clock that is wrong; answers how many. Of held answers no more than one window lets through:
    /// they may be a flood. Ask now and then.
    ///
    /// # Errors
    ///
    /// [`Failure`]: none was.
    pub fn bring_mails_forward(&self) -> Result<usize, Failure> {
        let Some(now) = self.believed_now() else { return Ok(0) };
        let late = ports::write(&*self.ledger, move |tx| {
            tx.bring_forward(now + LONGEST_HOLD, now + LONGEST_PAUSE + LEASE, ANSWERS_PER_WINDOW, now)
        })?;
        if late > 0 {
            tracing::warn!(
                mails = late,
                "mails that waited for a time of a clock that was ahead are due now"
            );
        }
        Ok(late)
    }

    /// Four unpredictable bytes, to spread what would otherwise be tried again all at once.
    #[must_use]
    pub fn jitter(&self) -> u32 {
        let mut bytes = [0; 4];
        self.entropy.fill(&mut bytes);
        u32::from_le_bytes(bytes)
    }
}

/// Tells whether the reader has switched off notices of this kind and these events.
fn is_unwanted(reader: Option<&Player>, row: &OutboxRow, told: &[Event]) -> bool {
    let kinds = NoticeKind::of(row.mail.kind, told);
    reader.is_some_and(|reader| !kinds.is_empty() && !kinds.into_iter().any(|kind| reader.wants(kind)))
}

/// The mail that is passed on, unless its text is gone.
fn passed_on(view: &mut dyn View, row: &OutboxRow) -> Result<Option<Inbound>, Failure> {
    let id = row
        .mail
        .details
        .parse()
        .map_err(|_number| Failure::Damaged(format!("outbox {}: its details name no mail", row.id)))?;
    Ok(view.inbound(id)?.filter(|mail| mail.raw.is_some()))
}

fn challenge(view: &mut dyn View, row: &OutboxRow) -> Result<Option<(Challenge, String)>, Failure> {
    let news: ChallengeNews = serde_json::from_str(&row.mail.details)
        .map_err(|error| Failure::unreadable("details of a challenge", &error))?;
    let Some(challenge) = view.challenge(news.challenge)? else { return Ok(None) };
    let other = match news.news {
        ChallengeStep::Declined => challenge.to.unwrap_or(challenge.by),
        ChallengeStep::Posted | ChallengeStep::Withdrawn => challenge.by,
    };
    let name = name(view, other)?;
    Ok(Some((challenge, name)))
}

fn transcript(row: &OutboxRow) -> Result<Option<Transcript>, Failure> {
    if row.mail.kind != MailKind::Transcript {
        return Ok(None);
    }
    let transcript = serde_json::from_str(&row.mail.details);
    transcript.map(Some).map_err(|error| Failure::unreadable("details of a transcript", &error))
}

/// The game that a mail is about.
fn story_of(
    view: &mut dyn View,
    id: GameId,
    row: &OutboxRow,
    reader: Option<&Player>,
) -> Result<GameContext, Failure> {
    let first = row.mail.details.split(' ').next().and_then(|first| first.parse::<u32>().ok());
    let thread = match reader {
        Some(reader) => view.sent_before(id, reader.id, row.id, THREAD)?,
        None => Vec::new(),
    };
    Ok(GameContext { thread, ..context(view, id, reader, first.zip(row.mail.seq))? })
}

/// A game, with the first and the last event that is told; without its thread.
pub(crate) fn context(
    view: &mut dyn View,
    id: GameId,
    reader: Option<&Player>,
    told: Option<(u32, u32)>,
) -> Result<GameContext, Failure> {
    let missing = || Failure::Damaged(format!("there is no game {id}"));
    let found = view.game(id)?.ok_or_else(missing)?;
    let mut events: Vec<Recorded> = Vec::new();
    loop {
        let page = view.events(id, events.last().map_or(0, |last| last.seq), PAGE)?;
        let more = page.len() == PAGE as usize;
        events.extend(page);
        if !more {
            break;
        }
    }
    let arbiter = |recorded: &Recorded| match recorded.actor {
        Actor::Arbiter(id) => Some(id),
        _ => None,
    };
    let players = found.state.players;
    let people = names_of(view, players.into_iter().chain(events.iter().filter_map(arbiter)))?;
    let names = players.map(|player| people.get(&player).cloned().unwrap_or_default());
    let is_told =
        |recorded: &&Recorded| told.is_some_and(|(first, last)| (first..=last).contains(&recorded.seq));
    let told = events.iter().filter(is_told).map(|recorded| recorded.event.clone()).collect();
    let messages = match reader {
        Some(reader) if found.state.color_of(reader.id).is_none() && reader.role >= Role::Arbiter => {
            view.messages(id)?
        }
        Some(reader) => readable(view, &found, reader.id, Some(&events))?,
        None => Vec::new(),
    };
    Ok(GameContext { id, names, people, told, messages, thread: Vec::new(), events, game: found.state })
}

impl OutgoingMail {
    /// What became of the reader's conditional moves.
    #[must_use]
    pub fn conditional_news(&self) -> Option<ConditionalNews> {
        ConditionalNews::of(&self.row.mail.details)
    }

    /// Why the mail is not to be sent now, if so; by a clock that is not `believed` nothing is too late, and nobody is
    /// reminded.
    fn unneeded(&self, believed: bool) -> Option<Settled> {
        let dropped = |reason: &str| Some(Settled::Dropped { reason: reason.into() });
        let mail = &self.row.mail;
        let expired = believed && mail.expires_at.is_some_and(|expires_at| self.now > expires_at);
        if expired && mail.kind != MailKind::Reminder {
            return dropped("expired");
        }
        let Some(context) = &self.context else { return None };
        let moved_on = context.game.is_over() || mail.ply.is_some_and(|ply| ply != context.game.ply);
        let undone = context.undone_after(mail.seq);
        match mail.kind {
            MailKind::YourMove | MailKind::MoveRecorded if undone => dropped("an arbiter undid something"),
            MailKind::GameOver if undone && !context.game.is_over() => dropped("the game goes on"),
            MailKind::YourMove if moved_on => dropped("the game has moved on"),
            MailKind::Reminder if moved_on => dropped("the game has moved on"),
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
        let Some((_, due_at)) = reminders.find(|&(which, _)| reminder_name(which) == self.row.mail.details)
        else {
            return dropped("unknown reminder");
        };
        if due_at > self.now {
            return Some(Settled::Postponed { due_at });
        }
        if reminders.any(|(_, later)| later <= self.now) {
            return dropped("the next reminder is due");
        }
        None
    }
}

impl GameContext {
    /// The reader's colour.
    #[must_use]
    pub fn color_of(&self, reader: &Player) -> Option<Color> {
        self.game.color_of(reader.id)
    }

    /// Whether an arbiter has undone something since an event: the mail about this tells how the game stands now.
    fn undone_after(&self, seq: Option<u32>) -> bool {
        let after = |recorded: &&Recorded| seq.is_some_and(|seq| recorded.seq > seq);
        self.events.iter().filter(after).any(|recorded| recorded.event.rewrites())
    }

    /// The ply a reply to the mail is bound to.
    #[must_use]
    pub fn ply(&self) -> Ply {
        self.game.ply
    }
}
